"""Recalling: what seats remember of cards that go out of their sight.

Where cards lie apart, everyone can follow each of them (`State.followed`); in a hand, or when they
are shuffled, nobody else can tell them apart, and what is left is a clue (position/clues.py). What
a seat remembers is for those who guess (kernel/foresight/guess.py); the rules never ask it. So it
is no part of a position, and kept only once somebody guesses: what was before is then played again
(`Match.recall`).
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.kernel.events.moving import secret, sight
from kirifuda.kernel.position.clues import ANYWHERE, NO_CLUES, Clue, members
from kirifuda.kernel.position.scope import CARD_BITS
from kirifuda.kernel.position.state import State

MANY: Final = 12  # clues: then those are looked for that say nothing any more
MOST_VAGUE: Final = 2  # clues of a seat about an owner that are not sure of all they speak of


def conceal(s: State, card: int, before: int) -> None:
    """A card lies where not everyone sees it; these seats (bits) saw it before."""
    if not s.recalls:
        return
    after = sight(s, card)
    rules = s.pool.rules
    spec = rules.zones[s.zone[card]]
    mingles = rules.mingling >> spec.number & 1 != 0
    bit = 1 << card
    for viewer in range(s.seats):
        follows = s.followed[viewer] & bit != 0
        if after >> viewer & 1:
            if follows:
                _follow(s, viewer, s.followed[viewer] & ~bit)
            continue
        told = follows or before >> viewer & 1 != 0
        if not mingles:
            if told:
                _forget(s, viewer, card)
                if not follows:
                    _follow(s, viewer, s.followed[viewer] | bit)
                if spec.ordered and not rules.allies(s, s.seat[card]) >> viewer & 1:
                    _together(s, viewer, card)
            continue
        if told:
            _forget(s, viewer, card)
            if follows:
                _follow(s, viewer, s.followed[viewer] & ~bit)
            _meet(s, viewer, bit)
            kind = s.pool.definition[card]
            s.clues = [*s.clues, Clue(viewer, s.pool.owner[card], 1, [kind], bit)]
        if s.clues:
            _mingle(s, viewer, card)


def _meet(s: State, viewer: int, cards: int) -> None:
    """A seat has seen cards: it knows for good that they are in their owner's list."""
    if cards & ~s.met[viewer]:
        met = s.met[:]
        met[viewer] |= cards
        s.met = met


def _follow(s: State, viewer: int, cards: int) -> None:
    _meet(s, viewer, cards)
    followed = s.followed[:]
    followed[viewer] = cards
    s.followed = followed
    s.followed_any = 0
    for mine in followed:
        s.followed_any |= mine


def _forget(s: State, viewer: i64, card: int) -> None:
    """A seat has seen a card anew: what it recalled of it is settled."""
    bit = 0
    kind = s.pool.definition[card]
    at = 0
    for clue in s.clues:
        if clue.viewer == viewer:
            if not bit:
                bit = 1 << card
            if clue.cards & bit and clue.concerns(kind):
                break
        at += 1
    else:
        return
    out = s.clues[:at]
    for one in s.clues[at:]:
        if one.viewer == viewer and one.cards & bit and one.concerns(kind):
            one = one.without(card, kind)
            if one.least <= 0 or not one.cards:
                continue
        out.append(one)
    s.clues = out or NO_CLUES


def _together(s: State, viewer: int, card: int) -> None:
    """In which order cards that were seen come to an ordered zone together, only who puts them
    there knows."""
    zone = s.zones[s.seat[card] * s.kinds + s.zone[card]]
    stamp = s.refs[card] >> CARD_BITS
    at = zone.index(card)
    for there in (at - 1, at + 1):
        if 0 <= there < len(zone) and s.refs[zone[there]] >> CARD_BITS == stamp - 1:
            _join(s, viewer, card, zone[there])


def _join(s: State, viewer: int, card: int, other: int) -> None:
    """A seat recalls two cards, but not which is which; the other may be one of several already."""
    bit = 1 << card
    kinds = s.pool.definition
    owner = s.pool.owner[card]
    if s.followed[viewer] >> other & 1:
        both = bit | 1 << other
        _follow(s, viewer, s.followed[viewer] & ~both)
        pair = sorted([kinds[card], kinds[other]])
        s.clues = [*s.clues, Clue(viewer, owner, 2, pair, both)]
        return
    for i, clue in enumerate(s.clues):
        if clue.viewer == viewer and clue.cards >> other & 1 and clue.cards != ANYWHERE:
            if clue.least == clue.cards.bit_count() and clue.sure:
                _follow(s, viewer, s.followed[viewer] & ~bit)
                more = sorted([*clue.kinds, kinds[card]])
                joined = Clue(viewer, owner, clue.least + 1, more, clue.cards | bit)
                s.clues = [*s.clues[:i], joined, *s.clues[i + 1 :]]
                return


def _mingle(s: State, viewer: int, card: int) -> None:
    """A seat cannot tell a card from those that lie there alike."""
    if not _has_clue(s, viewer):
        return
    zone = s.zones[s.seat[card] * s.kinds + s.zone[card]]
    there = 0
    for other in zone:
        if not s.known[other] >> viewer & 1:  # in such a zone nothing else lets a seat see a card
            there |= 1 << other
    for clue in s.clues:
        if clue.viewer == viewer and clue.cards & there and clue.cards != ANYWHERE:
            rules = s.pool.rules
            back = rules.back(s, card)
            alike = 0
            for other in zone:
                if there >> other & 1 and rules.back(s, other) == back:
                    alike |= 1 << other
            _widen(s, viewer, alike)
            return


def mix(s: State, seat: int, kind: int, shown: list[int]) -> None:
    """The cards of a zone are shuffled: those who recall some recall that they are among them.

    `shown`: for each seat, bits of those that it knew until now.
    """
    rules = s.pool.rules
    if len(s.clues) > MANY:
        s.clues = _all_resolved(s)
    for viewer in range(s.seats):
        known = shown[viewer]
        if not known and not s.followed[viewer] and not _has_clue(s, viewer):
            continue
        for card in members(known):
            _forget(s, viewer, card)
        if known:
            _follow(s, viewer, s.followed[viewer] | known)
        backs: dict[str, int] = {}
        for card in s.zones[seat * s.kinds + kind]:
            if secret(s, viewer, card):
                back = rules.back(s, card)
                backs[back] = backs.get(back, 0) | 1 << card
        for alike in backs.values():
            _release(s, viewer, alike)
            _widen(s, viewer, alike)
        _spread(s, viewer)


def _has_clue(s: State, viewer: i64) -> bool:
    """Whether a seat recalls where some cards are that it cannot follow."""
    for clue in s.clues:
        if clue.viewer == viewer and clue.cards != ANYWHERE:
            return True
    return False


def _release(s: State, viewer: int, alike: int) -> None:
    """Some of these cards a seat could follow, and can follow no more: they are among them."""
    gone = s.followed[viewer] & alike
    if gone:
        _follow(s, viewer, s.followed[viewer] & ~gone)
        cards = members(gone)
        kinds = sorted([s.pool.definition[card] for card in cards])
        s.clues = [*s.clues, Clue(viewer, s.pool.owner[cards[0]], len(kinds), kinds, gone)]


def _widen(s: State, viewer: int, alike: int) -> None:
    """A seat can tell these cards apart no more."""
    out: list[Clue] = []
    changed = 0  # 1: a clue speaks of more cards; 2: there is one that may say what others say
    for clue in s.clues:
        cards = clue.cards
        both = cards & alike
        if clue.viewer != viewer or not both or both == alike or cards == ANYWHERE:
            out.append(clue)
            continue
        changed |= 1
        if clue.sure:
            more = cards | alike
            for other in out:
                if other.cards == more and other.viewer == viewer:
                    changed = 2
            out.append(Clue(viewer, clue.owner, clue.least, clue.kinds, more))
        left = clue.least - both.bit_count()
        others = cards & ~alike
        if left > 0 and 2 * left >= others.bit_count():
            # so many are among the others all the same; where these are few, nobody counts
            out.append(Clue(viewer, clue.owner, left, clue.kinds, others))
            if clue.sure:
                changed = 2
    if changed & 2:
        s.clues = _tidy(s, out)
    elif changed:
        s.clues = out


def _spread(s: State, viewer: i64) -> None:
    """Clues that speak of all that an owner has out of a seat's sight do not tell any place."""
    if not _has_clue(s, viewer):
        return
    out: list[Clue] = []
    for clue in s.clues:
        if clue.viewer == viewer and clue.cards != ANYWHERE:
            if _is_all(s, viewer, clue.owner, clue.cards | s.followed[viewer]):
                if clue.owner == viewer:
                    continue  # one's own list one knows
                clue = Clue(viewer, clue.owner, clue.least, clue.kinds, ANYWHERE)
        out.append(clue)
    s.clues = _tidy(s, out)


def _is_all(s: State, viewer: i64, owner: i64, cards: int) -> bool:
    """Whether an owner has nothing else that a seat cannot see."""
    owners = s.pool.owner
    size: int = s.pool.size  # bits of cards are no machine words
    for card in range(size):
        if owners[card] == owner and s.zone[card] and secret(s, viewer, card):
            if not cards >> card & 1:
                return False
    return True


def resolved(s: State, clue: Clue) -> Clue:
    """A clue without the cards that the seat can see by now."""
    if clue.cards != ANYWHERE:
        for card in members(clue.cards):
            if not secret(s, clue.viewer, card):
                clue = clue.without(card, s.pool.definition[card])
    return clue


def _all_resolved(s: State) -> list[Clue]:
    """All clues without what the seats can see by now: looked up once for each card."""
    unseen = [0] * s.seats  # bits
    size: int = s.pool.size
    for viewer in range(s.seats):
        for card in range(size):
            if secret(s, viewer, card):
                unseen[viewer] |= 1 << card
    out: list[Clue] = []
    for clue in s.clues:
        if clue.cards != ANYWHERE and clue.cards & ~unseen[clue.viewer]:
            clue = resolved(s, clue)
        out.append(clue)
    return out


def _tidy(s: State, clues: list[Clue]) -> list[Clue]:
    """Clues without those that say nothing; those that are sure of the same cards as one."""
    out: list[Clue] = []
    for clue in clues:
        if clue.least <= 0 or clue.cards == 0:
            continue
        joined = False
        for i, other in enumerate(out):
            if other.viewer != clue.viewer or other.owner != clue.owner:
                continue
            if other.sure and clue.sure:  # of different cards, even if they are copies
                if other.cards == clue.cards:
                    kinds = sorted(other.kinds + clue.kinds)
                    out[i] = Clue(clue.viewer, clue.owner, len(kinds), kinds, clue.cards)
                    joined = True
                    break
            elif other.covers(clue) or clue.covers(other):
                out[i] = other if other.covers(clue) else clue
                joined = True
                break
        if not joined:
            out.append(clue)
            if not clue.sure:
                _keep_few(out, clue)
    return out or NO_CLUES


def _keep_few(clues: list[Clue], last: Clue) -> None:
    """Of vague clues about the same cards keep those that tell most."""
    count = 0
    least = last
    for clue in clues:
        if clue.viewer == last.viewer and clue.owner == last.owner and not clue.sure:
            count += 1
            if _tells(clue) < _tells(least):
                least = clue
    if count > MOST_VAGUE:
        clues.remove(least)


def _tells(clue: Clue) -> int:
    """How much a vague clue tells: for how many of the cards, and of how few it speaks."""
    return 1000 * clue.least // clue.cards.bit_count() - len(clue.kinds)
