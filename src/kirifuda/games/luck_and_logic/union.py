"""5.13, 11.5: unions, and trans-changes."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.luck_and_logic.events import BY_CHANGE
from kirifuda.games.luck_and_logic.leaving import send
from kirifuda.games.luck_and_logic.limits import limit_now
from kirifuda.games.luck_and_logic.picks import FIND, FROM_ELSEWHERE, FROM_HAND
from kirifuda.games.luck_and_logic.processes import refresh, turn_card
from kirifuda.games.luck_and_logic.rulings import (
    MORE_CHANGES,
    MORE_UNIONS,
    NO_SORTIE,
    NO_UNION,
    UNITE_ANYWAY,
    UNITE_FROM,
)
from kirifuda.games.luck_and_logic.sortie import (
    affordable,
    open_places,
    playable,
    push_union_sortie,
)
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.zones import (
    CIRCLE,
    DECK,
    DROP,
    FOREIGNER,
    HAND,
    KINDS,
    LOGICALIST,
    MY,
    SUPER,
    TRANS_CHANGE,
    UNION,
    WIDE,
)
from kirifuda.kernel.events.moving import shuffle
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.scope import BY_RULE, NO_REGS, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask, pick
from kirifuda.kernel.values.rulings import barred, in_force

LIMIT = 1  # 7.5.3.2.1, 7.5.3.3.1


def union_limit(t: Table, seat: int) -> int:
    """7.5.3.2.1: how many unions a seat may make in a turn."""
    return limit_now(t, MORE_UNIONS, seat, LIMIT)


def change_limit(t: Table, seat: int) -> int:
    """7.5.3.3.1: how many trans-changes a seat may make in a turn."""
    return limit_now(t, MORE_CHANGES, seat, LIMIT)


def fits(first: int, second: int) -> bool:
    """5.13.1.1: whether members of these kinds (bits) can unite.

    2.2.2.7: two super logicalists can, too.
    """
    if first & LOGICALIST and second & FOREIGNER:
        return True
    return first & SUPER != 0 and second & SUPER != 0  # 2.2.2.7


def fits_my(my: int, member: int) -> bool:
    """5.13.1.1, 2.2.2.8, 2.2.2.8.1: whether a My Logicalist can unite with a member."""
    return bool(member & FOREIGNER or (my & WIDE and member & SUPER))


def materials(t: Table, seat: int) -> list[int]:
    """The members of a seat that could be united, but for effects that forbid it."""
    return [c for c in t.members(seat) if t.kinds_of(c) & (LOGICALIST | FOREIGNER)]


def banned(t: Table, seat: int, card: int) -> bool:
    """1.3.3: whether an effect forbids a seat to unite a card."""
    return t.pool.rules_touched >> NO_UNION & 1 == 1 and barred(t, NO_UNION, seat, card)


def pairs(t: Table, seat: int, bans: bool = True) -> list[tuple[int, int]]:
    """5.13.1.1: every two cards of a seat that can unite without trans-change.

    Without `bans`: whatever effects forbid.
    """
    out: list[tuple[int, int]] = []
    found = materials(t, seat)
    if bans and t.pool.rules_touched >> NO_UNION & 1:
        found = [c for c in found if not banned(t, seat, c)]
    for i, first in enumerate(found):
        one = t.kinds_of(first)
        for second in found[i + 1 :]:
            other = t.kinds_of(second)
            if fits(one, other):
                out.append((first, second))
            elif fits(other, one):
                out.append((second, first))
    for my in t.zones[seat * KINDS + MY]:
        if not t.rest[my] and not t.down[my] and not (bans and banned(t, seat, my)):
            kinds = t.kinds_of(my)
            for member in found:
                if fits_my(kinds, t.kinds_of(member)):
                    out.append((my, member))
    return out


def change_abilities(t: Table, card: int) -> list[int]:
    """11.5.1: the trans-change abilities of a member."""
    return [a for a in t.abilities_of(card) if t.pool.abilities[a].kind == TRANS_CHANGE]


def change_pairs(t: Table, seat: int, bans: bool = True) -> list[tuple[int, int, int]]:
    """5.13.1.1: a member with trans-change, a foreigner, and the ability by which they unite."""
    out: list[tuple[int, int, int]] = []
    members = t.members(seat)
    for first in members:
        for number in change_abilities(t, first):
            for second in members:
                if second != first and t.kinds_of(second) & FOREIGNER:
                    if not bans or not (banned(t, seat, first) or banned(t, seat, second)):
                        out.append((first, second, number))
    return out


class Unite(Frame):
    """5.13.1: two cards unite: a union is looked for in the deck, then in the hand.

    Steps: 0 where to look, 1 found in the deck, 2 the deck is shuffled, 3 from the hand or
    elsewhere, 4 brought out. `ability`: the trans-change by which they do (-1: none). `free`: an
    effect unites them, so that neither condition nor cost matters (5.12.3.2). `searched`: the
    deck was looked through; `found`: the union that was chosen. The frame below receives it, or
    nothing. But for what it brings out, a trans-change is a union like any other (11.5.4).
    """

    code = 24

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []
        self.ability: i64 = -1
        self.source: i64 = -1
        self.free: i64 = 0
        self.searched: i64 = 0
        self.found: i64 = -1

    def fresh(self) -> Frame:
        return Unite()

    def copy(self) -> Frame:
        f = Unite()
        f.step = self.step
        f.seat = self.seat
        f.cards = self.cards
        f.ability = self.ability
        f.source = self.source
        f.free = self.free
        f.searched = self.searched
        f.found = self.found
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.ability, self.source, self.free])
        out.extend([self.searched, self.found])
        put(out, self.cards)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.ability = r.one()
        self.source = r.one()
        self.free = r.one()
        self.searched = r.one()
        self.found = r.one()
        self.cards = r.many()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        seat = self.seat
        if self.step == 0:
            options = [Option("search"), Option("refresh"), Option("hand")]
            if self.elsewhere(s):
                options.append(Option("elsewhere"))
            ask(s, seat, "look for a union", "5.13.1.2", options, self.source)
        elif self.step == 1:
            self.step = 2
            found = [c for c in s.zones[seat * KINDS + DECK] if self.suits(s, c)]
            pick(s, seat, FIND, found, 0, 1, self.source, 1, 1)
        elif self.step == 2:
            self.step = 3 if self.found < 0 else 5
            if self.found < 0:
                shuffle(s, seat, DECK, "5.13.1.2.2")
        elif self.step == 3:
            self.step = 5
            hand = s.zones[seat * KINDS + HAND]
            found = [c for c in hand if self.suits(s, c)]
            pick(s, seat, FROM_HAND, found, 0, 1, self.source, 1, 1 if hand else 0)
        elif self.step == 4:
            self.step = 5
            pick(s, seat, FROM_ELSEWHERE, self.elsewhere(s), 0, 1, self.source, 1)
        elif self.step == 5:
            self.step = 6
            if self.found >= 0:
                how = BY_CHANGE if self.ability >= 0 else 0
                paid = 0 if self.free else 1
                # 5.13.1, 11.5.4
                push_union_sortie(s, seat, self.found, self.cards, how, paid, self.source)
            else:
                self.fail(s)  # 5.35.2: that was none
        else:
            if self.searched and self.found >= 0:
                shuffle(s, seat, DECK, "5.13.1.2.2")
            s.give([self.found] if self.found >= 0 and s.zone[self.found] == CIRCLE else [])

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        if option.kind == "hand":
            self.step = 3
        elif option.kind == "elsewhere":
            self.step = 4
        else:
            self.step = 1
            self.searched = 1
            if option.kind == "refresh":
                refresh(s, self.seat, "5.13.1.2")
            bits = s.pool.rules.allies(s, self.seat)
            for card in s.cards(self.seat, DECK):
                s.set_known(card, s.known[card] | bits)
            s.note("search", "5.13.1.2", self.seat)

    def receive(self, s: State, cards: list[int]) -> None:
        if self.step < 6 and cards:
            self.found = cards[0]  # 5.13.1.2.1, 5.13.1.2.3

    def suits(self, t: Table, card: int, allowed: bool = False) -> bool:
        """Whether a card can be brought out by this union (5.13.1, 9.6.2.1, 11.5.1).

        `allowed`: an effect allows it, whatever its world, colour and level (5.13.1.5).
        """
        if not t.kinds_of(card) & UNION:
            return False
        if self.ability >= 0:
            wanted = t.pool.abilities[self.ability].filter
            sc = Scope(self.ability, t.refs[self.cards[0]], self.seat, None, NO_REGS)
            if wanted is not None and not wanted.holds(t, sc, t.refs[card]):
                return False
        if not open_places(t, card, []):
            return False
        if self.free:
            return not barred(t, NO_SORTIE, self.seat, card, card)
        if not affordable(t, self.seat, card):
            return False
        if allowed:
            return not barred(t, NO_SORTIE, self.seat, card, card)
        return playable(t, self.seat, card) or allowed_anyway(t, self.seat, card)  # 5.13.1.5

    def elsewhere(self, t: Table) -> list[int]:
        """5.13.1.2.4, 5.13.1.5: unions in other zones which an effect allows to be brought out."""
        out: list[int] = []
        if t.pool.rules_touched >> UNITE_FROM & 1:
            for found in in_force(t, UNITE_FROM):
                if found.binds(t, self.seat):
                    for kind in range(KINDS):
                        if found.ruling.zones >> kind & 1 and kind not in (DECK, HAND):
                            for card in t.zones[self.seat * KINDS + kind]:
                                if (
                                    card not in out
                                    and found.admits(t, card)
                                    and self.suits(t, card, True)
                                ):
                                    out.append(card)  # 5.13.1.2.4
        return out

    def fail(self, s: Table) -> None:
        """5.13.1.4, 5.13.1.4.1: without a union the members are dropped, My Logicalist rests."""
        s.note("no union", "5.13.1.4", self.seat)
        for card in self.cards:
            if s.zone[card] == MY:
                turn_card(s, card, 1, "5.13.1.4.1")
        members = [c for c in self.cards if s.zone[c] == CIRCLE]
        send(s, members, DROP, "5.13.1.4", cause=BY_RULE, source=self.source, actor=self.seat)


def allowed_anyway(t: Table, seat: int, card: int) -> bool:
    """5.13.1.5: an effect lets a card be brought out whatever its world, colour and level."""
    if not t.pool.rules_touched >> UNITE_ANYWAY & 1 or barred(t, NO_SORTIE, seat, card, card):
        return False
    for found in in_force(t, UNITE_ANYWAY):
        if found.binds(t, seat) and found.admits(t, card):
            return True
    return False


def push_union(
    t: Table, seat: int, first: int, second: int, ability: int = -1, source: int = -1, free: int = 0
) -> None:
    """Begin a union of two cards; the frame that called this receives the union, or nothing."""
    f = Unite()
    f.seat = seat
    f.cards = [first, second]
    f.ability = ability
    f.source = source
    f.free = free
    t.stack.append(f)
