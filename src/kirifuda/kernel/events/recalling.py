"""Recalling: what seats remember of cards that go out of their sight.

Where cards lie apart, everyone can follow each of them (`State.followed`); in a hand, or when they
are shuffled, nobody else can tell them apart, and what is left is a clue (position/clues.py). What
a seat remembers is kept for those who guess (kernel/foresight/guess.py); the rules never ask it.
"""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.events.moving import sight
from kirifuda.kernel.position.clues import ANYWHERE, NO_CLUES, Clue, members
from kirifuda.kernel.position.scope import CARD_BITS
from kirifuda.kernel.position.state import State

MANY: Final = 12  # clues: then those are looked for that say nothing any more
MOST_VAGUE: Final = 2  # clues of a seat about an owner that are not sure of all they speak of


def conceal(s: State, card: int, before: int) -> None:
    """A card lies where not everyone sees it; these seats (bits) saw it before."""
    after = sight(s, card)
    rules = s.pool.rules
    spec = rules.zones[s.zone[card]]
    mingles = rules.mingling >> spec.number & 1 != 0
    bit = 1 << card
    for viewer in range(s.seats):
        if after >> viewer & 1:
            if s.followed[viewer] & bit:
                _follow(s, viewer, s.followed[viewer] & ~bit)
            continue
        told = before >> viewer & 1 or s.followed[viewer] & bit
        if not mingles:
            if told:
                _forget(s, viewer, card)
                _follow(s, viewer, s.followed[viewer] | bit)
                if spec.ordered and not rules.allies(s, s.seat[card]) >> viewer & 1:
                    _together(s, viewer, card)
            continue
        if told:
            _forget(s, viewer, card)
            _follow(s, viewer, s.followed[viewer] & ~bit)
            kind = s.pool.definition[card]
            s.clues = [*s.clues, Clue(viewer, s.pool.owner[card], 1, [kind], bit)]
        if s.clues:
            _mingle(s, viewer, card)


def _follow(s: State, viewer: int, cards: int) -> None:
    followed = s.followed[:]
    followed[viewer] = cards
    s.followed = followed
    s.followed_any = 0
    for mine in followed:
        s.followed_any |= mine


def _forget(s: State, viewer: int, card: int) -> None:
    """A seat has seen a card anew: what it recalled of it is settled."""
    bit = 1 << card
    kind = s.pool.definition[card]
    for clue in s.clues:
        if clue.viewer == viewer and clue.cards & bit and clue.concerns(kind):
            out: list[Clue] = []
            for one in s.clues:
                if one.viewer == viewer and one.cards & bit and one.concerns(kind):
                    one = one.without(card, kind)
                    if one.least <= 0 or not one.cards:
                        continue
                out.append(one)
            s.clues = out or NO_CLUES
            return


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

    `shown`: for each seat, bits of those that it knew until now (empty: none).
    """
    rules = s.pool.rules
    if len(s.clues) > MANY:
        s.clues = [resolved(s, clue) for clue in s.clues]
    for viewer in range(s.seats):
        known = shown[viewer] if shown else 0
        if not known and not s.followed[viewer] and not _has_clue(s, viewer):
            continue
        for card in members(known):
            _forget(s, viewer, card)
        if known:
            _follow(s, viewer, s.followed[viewer] | known)
        backs: dict[str, int] = {}
        for card in s.zones[seat * s.kinds + kind]:
            if not sight(s, card) >> viewer & 1:
                back = rules.back(s, card)
                backs[back] = backs.get(back, 0) | 1 << card
        for alike in backs.values():
            _release(s, viewer, alike)
            _widen(s, viewer, alike)
        _spread(s, viewer)


def _has_clue(s: State, viewer: int) -> bool:
    for clue in s.clues:
        if clue.viewer == viewer:
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


def _spread(s: State, viewer: int) -> None:
    """Clues that speak of all that an owner has out of a seat's sight do not tell any place."""
    owners = 0
    for clue in s.clues:
        if clue.viewer == viewer and clue.cards != ANYWHERE:
            owners |= 1 << clue.owner
    if not owners:
        return
    hidden = [0] * s.seats
    size: int = s.pool.size  # bits of cards are no machine words
    for card in range(size):
        owner = s.pool.owner[card]
        if owners >> owner & 1 and s.zone[card] and not sight(s, card) >> viewer & 1:
            if not s.followed[viewer] >> card & 1:
                hidden[owner] |= 1 << card
    out: list[Clue] = []
    for clue in s.clues:
        if clue.viewer == viewer and hidden[clue.owner] & ~clue.cards == 0:
            if clue.owner == viewer:
                continue  # one's own list one knows
            clue = Clue(viewer, clue.owner, clue.least, clue.kinds, ANYWHERE)
        out.append(clue)
    s.clues = _tidy(s, out)


def resolved(s: State, clue: Clue) -> Clue:
    """A clue without the cards that the seat can see by now."""
    if clue.cards != ANYWHERE:
        for card in members(clue.cards):
            if sight(s, card) >> clue.viewer & 1:
                clue = clue.without(card, s.pool.definition[card])
    return clue


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
