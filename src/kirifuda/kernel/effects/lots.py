"""What chance chooses: cards that are picked at random."""

from __future__ import annotations

from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Amount, Cards
from kirifuda.kernel.position.chance import below
from kirifuda.kernel.position.scope import Scope
from kirifuda.kernel.position.state import State


class ChooseAtRandom(Instruction):
    """Chance chooses cards, as many as possible up to the most; with too few it fails."""

    def __init__(self, clause: str, into: int, cards: Cards, least: Amount, most: Amount) -> None:
        super().__init__(clause)
        self.into = into
        self.cards = cards
        self.least = least
        self.most = most

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        rules = s.pool.rules
        left = [r for r in self.cards.refs(s, sc) if rules.selectable(s, sc, r, False)]
        if len(left) < self.least.value(s, sc):
            f.failed = 1
        most = min(len(left), self.most.value(s, sc))
        found: list[int] = []
        for _ in range(most):
            at = below(s.chance, len(left))
            found.append(left[at])
            left = left[:at] + left[at + 1 :]
        f.keep(self.into, found)

    def payable(self, s: State, sc: Scope) -> bool:
        return len(self.cards.wide(s, sc)) >= self.least.value(s, sc)
