"""Chapters 8 and 9.6: what effects tell players to do."""

from __future__ import annotations

from typing import Final

from kirifuda.games.legend_of_stars.events import CHOSEN
from kirifuda.games.legend_of_stars.picks import DISPLAY, SQUARE
from kirifuda.games.legend_of_stars.processes import (
    change_display,
    damage_characters,
    damage_players,
    destroy,
    down_cards,
    draw_cards,
    gain_life,
    judge,
    lose_life,
    move_cards,
    move_square,
    put_character,
    put_support,
    swap_squares,
    tell,
    touches,
    turn_down,
    turn_sideways,
    turn_up,
    unveiled,
)
from kirifuda.games.legend_of_stars.table import Table
from kirifuda.games.legend_of_stars.zones import (
    CHARACTER,
    CHARACTERS,
    DECK,
    ENERGY,
    FACE_DOWN,
    LANES,
    LEFT_DISPLAY,
    SQUARES,
    SUPPORT,
    SUPPORTS,
)
from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Amount, Cards, Chosen
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.events.moving import LAST, shuffle
from kirifuda.kernel.position.needs import NEEDS_ACTION
from kirifuda.kernel.position.scope import BY_EFFECT, CARD_MASK, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.asking import select

BATTLE: Final = 1  # a limit of lasting effects: until the battle under way has ended

# where a character can be moved
TO_FRONT: Final = 0
TO_REAR: Final = 1
BESIDE: Final = 2
FREE: Final = 3
FREE_FRONT: Final = 4
FREE_REAR: Final = 5


def alive(s: State, refs: list[int]) -> list[int]:
    """The numbers of the cards that are still where they were (9.6)."""
    return [r & CARD_MASK for r in refs if s.alive(r)]


class Targeted(Instruction):
    """9.6: cards have been chosen, or all of a place are meant (9.6.1).

    Those that lie face down are turned up first, and kept in a register of their own.

    9.6.2.(4): who then says that it is not chosen by such an effect is no target of it.
    """

    def __init__(self, cards: Chosen, turned: int) -> None:
        super().__init__("9.6")
        self.cards = cards
        self.turned = turned

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        refs = self.cards.refs(s, sc)
        found = [c for c in alive(s, refs) if s.zone[c] in (CHARACTERS, SUPPORTS)]
        turned = [c for c in found if s.down[c]]
        if turned:
            unveiled(s, turned, "9.6.2.(2)", sc)
        f.keep(self.turned, [s.refs[c] for c in turned])
        rules = s.pool.rules
        gone = [c for c in found if not rules.selectable(s, sc, s.refs[c], False)]
        if gone:
            f.keep(self.cards.register, [r for r in refs if r & CARD_MASK not in gone])
            found = [c for c in found if c not in gone]
            for card in gone:
                if card in turned:
                    f.failed = 1
                    s.note("unresolved", "9.6.2.(4)", s.seat[card], card)
        for card in found:
            tell(s, CHOSEN, card, sc)


class Together(Instruction):
    """Chapter 4: what players do from here (1) to there (0) they do at the same time: nobody loses
    by it before all have done it."""

    def __init__(self, begin: int) -> None:
        super().__init__("4")
        self.begin = begin

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        if self.begin:
            s.withheld = 1
        else:
            judge(s)


class ToCards(Instruction):
    """Something that is done to cards all at once; those with which it was done are kept."""

    def __init__(self, clause: str, cards: Cards, into: int = -1) -> None:
        super().__init__(clause)
        self.cards = cards
        self.into = into

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        wanted = self.cards.refs(s, f.scope)
        cards = alive(s, wanted)
        done = self.do(s, cards, f) if cards else []
        if s.over:
            return
        if len(done) < len(wanted) or not wanted:
            f.failed = 1
        f.follow(s, done)
        if self.into >= 0:
            f.keep(self.into, [s.refs[c] for c in done])

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        """Do it; the cards with which it was done."""
        raise AssertionError

    def payable(self, s: State, sc: Scope) -> bool:
        for ref in self.cards.refs(s, sc):
            if not s.alive(ref):
                return False
        return True


class Destroy(ToCards):
    """8.10."""

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        return destroy(t, cards, self.clause, f.scope)


class PutDown(ToCards):
    """8.12: into the down state, without a battle."""

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        return down_cards(t, cards, self.clause, f.scope)


class DamageCards(ToCards):
    """8.11: damage to characters."""

    def __init__(self, clause: str, cards: Cards, amount: Amount) -> None:
        super().__init__(clause, cards)
        self.amount = amount

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        return damage_characters(t, cards, self.amount.value(t, f.scope), self.clause, f.scope)


class TurnSide(ToCards):
    """6.3, 6.4: face up (0) or face down (1); `turned`: those that were turned up as targets."""

    def __init__(self, clause: str, cards: Cards, down: int, turned: Cards | None = None) -> None:
        super().__init__(clause, cards)
        self.down = down
        self.turned = turned

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        out: list[int] = []
        if self.turned is not None:
            out = [c for c in alive(t, self.turned.refs(t, f.scope)) if c in cards]
        for card in cards:
            if self.down:
                done = turn_down(t, card, self.clause, f.scope)
            else:
                done = turn_up(t, card, self.clause, f.scope)
            if done:
                out.append(card)
        return out


class TurnSideways(ToCards):
    """6.5, 6.6: supports and energy, gained (1) or regained (0)."""

    def __init__(self, clause: str, cards: Cards, rest: int) -> None:
        super().__init__(clause, cards)
        self.rest = rest

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        return [c for c in cards if turn_sideways(t, c, self.rest, self.clause, f.scope)]

    def payable(self, s: State, sc: Scope) -> bool:
        for ref in self.cards.refs(s, sc):
            card = ref & CARD_MASK
            if not s.alive(ref) or s.zone[card] not in (SUPPORTS, ENERGY):
                return False
            if s.rest[card] == self.rest:
                return False
        return True


class MoveTo(ToCards):
    """Cards go to a zone that is not the field (`where`: FIRST or LAST; `rest`: sideways)."""

    def __init__(
        self,
        clause: str,
        cards: Cards,
        kind: int,
        into: int = -1,
        where: int = LAST,
        rest: int = 0,
    ) -> None:
        super().__init__(clause, cards, into)
        self.kind = kind
        self.where = where
        self.rest = rest

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        able = [c for c in cards if t.zone[c] != self.kind or self.kind == DECK]
        return move_cards(t, able, self.kind, self.clause, f.scope, self.where, self.rest, f.cause)


class ShuffleIn(ToCards):
    """3.1: cards go into their owners' decks, which are shuffled."""

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        able = [c for c in cards if t.zone[c] != DECK]
        moved = move_cards(t, able, DECK, self.clause, f.scope, LAST, 0, f.cause)
        for seat in t.seats_from(t.turn_seat):
            if any(t.pool.owner[c] == seat for c in moved):
                shuffle(t, seat, DECK, self.clause)
        return moved


class EndAttack(ToCards):
    """5.5.1.IV: the attack under way of a character goes no further."""

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        card = t.attacking_card()
        if card not in cards or not touches(t, f.scope, card):
            return []
        t.attacker = -1
        t.attacked = -1
        t.direct = 0
        t.stir(NEEDS_ACTION)
        return [card]


class Swap(ToCards):
    """8.2: two characters of one player take each other's square."""

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        if len(cards) != 2 or not swap_squares(t, cards[0], cards[1], self.clause, f.scope):
            return []
        return cards


class AskSquare(Instruction):
    """Which square a card goes to, kept as a number; -1: there is none.

    `how`: TO_FRONT, TO_REAR (of its lane), BESIDE, FREE, or FREE_FRONT, FREE_REAR (of any lane). A
    card that is not on a square comes to the back row.
    """

    def __init__(self, index: int, who: Who, cards: Cards, how: int) -> None:
        super().__init__("3.3.1")
        self.index = index
        self.who = who
        self.cards = cards
        self.how = how

    def squares(self, t: Table, card: int) -> list[int]:
        """The squares that are free for it."""
        free = t.free_squares(t.pool.owner[card])
        if t.zone[card] != CHARACTERS:
            return [i for i in free if i >= LANES]
        spot = t.spot[card]
        if self.how == FREE:
            return free
        if self.how >= FREE_FRONT:
            return [i for i in free if i // LANES == self.how - FREE_FRONT]
        if self.how == BESIDE:
            row = spot // LANES
            return [i for i in free if i // LANES == row and abs(i - spot) == 1]
        return [i for i in free if i == self.how * LANES + spot % LANES]

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        found = alive(s, self.cards.refs(s, sc))
        options = self.squares(s, found[0]) if found else []
        if not options or (len(options) == 1 and not s.stepwise):
            sc.set_number(self.index, options[0] if options else -1)
            return
        closed = 0
        for i in range(SQUARES):
            if i not in options:
                closed |= 1 << i
        f.into = self.index
        f.reading = 1
        seat = self.who.one(s, sc)
        select(s, seat, SQUARE, 0, SQUARES - 1, sc.source & CARD_MASK, closed)
        if len(options) == 1:
            s.stack[-1].step = 1  # asked only because someone goes step by step


class AskDisplay(Instruction):
    """6: which display, kept as a number: one of three, or one of two ways to defend."""

    def __init__(self, index: int, who: Who, least: int) -> None:
        super().__init__("6")
        self.index = index
        self.who = who
        self.least = least

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        f.into = self.index
        f.reading = 1
        seat = self.who.one(s, sc)
        select(s, seat, DISPLAY, self.least, LEFT_DISPLAY, sc.source & CARD_MASK)


class MoveSquare(ToCards):
    """8.2: a character moves to the square that a number tells."""

    def __init__(self, clause: str, cards: Cards, index: int) -> None:
        super().__init__(clause, cards)
        self.index = index

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        spot = f.scope.number(self.index)
        if spot < 0:
            return []
        return [c for c in cards if move_square(t, c, spot, self.clause, f.scope)]


class ShowAs(ToCards):
    """6.1, 6.2: characters change to a display, or to the one that a number tells."""

    def __init__(self, clause: str, cards: Cards, display: int, index: int = -1) -> None:
        super().__init__(clause, cards)
        self.display = display
        self.index = index

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        display = self.display if self.index < 0 else f.scope.number(self.index)
        return [c for c in cards if change_display(t, c, display, self.clause, f.scope)]


class Field(ToCards):
    """3.3: a character card comes to the square and in the display that numbers tell."""

    def __init__(self, clause: str, cards: Cards, square: int, display: int, down: int) -> None:
        super().__init__(clause, cards)
        self.square = square
        self.display = display
        self.down = down

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        sc = f.scope
        spot = sc.number(self.square)
        way = sc.number(self.display) + (FACE_DOWN if self.down else 0)
        out: list[int] = []
        for card in cards:
            if spot < 0 or not t.face(card).kinds & CHARACTER or t.zone[card] == CHARACTERS:
                continue
            if put_character(t, card, spot, way, self.clause, sc, BY_EFFECT):
                out.append(card)
        return out


class PutSupport(ToCards):
    """3.5: a support card comes to its owner's support zone."""

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        able = [c for c in cards if t.face(c).kinds & SUPPORT and t.zone[c] != SUPPORTS]
        for card in able:
            put_support(t, card, self.clause, f.scope, BY_EFFECT)
        return able


class Draw(Instruction):
    """8.5."""

    def __init__(self, who: Who, amount: Amount) -> None:
        super().__init__("8.5")
        self.who = who
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        for seat in self.who.seats(s, f.scope):
            if not draw_cards(s, seat, self.amount.value(s, f.scope), self.clause, f.scope):
                f.failed = 1
            if s.over:
                return


class Damage(Instruction):
    """8.11: players take damage."""

    def __init__(self, whom: Who, amount: Amount) -> None:
        super().__init__("8.11")
        self.whom = whom
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        seats = self.whom.seats(s, f.scope)
        amount = self.amount.value(s, f.scope)
        before = s.life
        damage_players(s, seats, [amount] * len(seats), self.clause, f.scope)
        if s.life == before:
            f.failed = 1


class Heal(Instruction):
    """8.6: players recover life."""

    def __init__(self, who: Who, amount: Amount) -> None:
        super().__init__("8.6")
        self.who = who
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        for seat in self.who.seats(s, f.scope):
            if not gain_life(s, seat, self.amount.value(s, f.scope), self.clause, f.scope):
                f.failed = 1


class LoseLife(Instruction):
    """3.7: players lose life, which is no damage."""

    def __init__(self, who: Who, amount: Amount) -> None:
        super().__init__("3.7")
        self.who = who
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        seats = self.who.seats(s, f.scope)
        lose_life(s, seats, self.amount.value(s, f.scope), self.clause, f.scope)

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        amount = self.amount.value(s, sc)
        for seat in self.who.seats(s, sc):
            if s.life[seat] < amount:
                return False
        return True


class ChooseEnergy(Choose):
    """2.5.1: energy that is to be turned sideways is chosen all or none."""

    def run(self, s: State, f: Effect) -> None:
        if self.payable(s, f.scope):
            super().run(s, f)
        else:
            f.keep(self.into, [])
            f.failed = 1
