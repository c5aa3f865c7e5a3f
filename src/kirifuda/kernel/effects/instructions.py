"""Instructions that every game has: draw, shuffle, show; whether what they are about is there."""

from __future__ import annotations

from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Amount, Cards
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.events.moving import move, shuffle, sight
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State


def lacking(s: State, sc: Scope, cards: Cards) -> bool:
    """Whether something cannot be done with all of these cards, as one of them has gone."""
    found = cards.refs(s, sc)
    for ref in found:
        if not s.alive(ref):
            return True
    return cards.single and not found


class Draw(Instruction):
    """Players draw cards, one at a time."""

    def __init__(self, clause: str, who: Who, amount: Amount, deck: int, hand: int) -> None:
        super().__init__(clause)
        self.who = who
        self.amount = amount
        self.deck = deck
        self.hand = hand

    def run(self, s: State, f: Effect) -> None:
        n = self.amount.value(s, f.scope)
        for seat in self.who.seats(s, f.scope):
            for _ in range(n):
                top = s.top(seat, self.deck)
                if top < 0:
                    f.failed = 1
                    break
                move(
                    s,
                    top,
                    self.hand,
                    self.clause,
                    cause=f.cause,
                    source=f.scope.source & CARD_MASK,
                    actor=seat,
                )
                if s.over:
                    return


class Shuffle(Instruction):
    def __init__(self, clause: str, who: Who, kind: int) -> None:
        super().__init__(clause)
        self.who = who
        self.kind = kind

    def run(self, s: State, f: Effect) -> None:
        for seat in self.who.seats(s, f.scope):
            shuffle(s, seat, self.kind, self.clause)


class Show(Instruction):
    """Let players know cards: all of them (reveal) or one (look)."""

    def __init__(self, clause: str, cards: Cards, to: Who | None) -> None:
        super().__init__(clause)
        self.cards = cards
        self.to = to

    def run(self, s: State, f: Effect) -> None:
        bits = 0
        if self.to is None:
            bits = (1 << s.seats) - 1
        else:
            for seat in self.to.seats(s, f.scope):
                bits |= s.pool.rules.allies(s, seat)
        for ref in self.cards.refs(s, f.scope):
            if s.alive(ref):
                card = ref & CARD_MASK
                s.set_known(card, s.known[card] | bits)
                s.note(
                    "reveal" if self.to is None else "look",
                    self.clause,
                    s.seat[card],
                    card,
                    source=f.scope.source & CARD_MASK,
                    seen=sight(s, card),
                )


class Bottom(Cards):
    """The bottom cards of a player's ordered zone, the last one first."""

    def __init__(self, who: Who, kind: int, amount: Amount) -> None:
        self.who = who
        self.kind = kind
        self.amount = amount

    def spread(self, own: int) -> int:
        return 1 << self.kind

    def refs(self, s: State, sc: Scope) -> list[int]:
        n = self.amount.value(s, sc)
        out: list[int] = []
        if n > 0:
            for seat in self.who.seats(s, sc):
                out.extend([s.refs[c] for c in s.cards(seat, self.kind)[-n:][::-1]])
        return out


class Top(Cards):
    """The top cards of a player's ordered zone."""

    def __init__(self, who: Who, kind: int, amount: Amount) -> None:
        self.who = who
        self.kind = kind
        self.amount = amount

    def spread(self, own: int) -> int:
        return 1 << self.kind

    def refs(self, s: State, sc: Scope) -> list[int]:
        n = self.amount.value(s, sc)
        out: list[int] = []
        if n > 0:
            for seat in self.who.seats(s, sc):
                out.extend([s.refs[c] for c in s.cards(seat, self.kind)[:n]])
        return out
