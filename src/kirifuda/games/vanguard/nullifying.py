"""11.11.8: continuous effects that are nullified end at once."""

from __future__ import annotations

from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Cards
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.lasting import end


class EndEffects(Instruction):
    """What abilities of cards have made to last ends, if a rule is changed by it (`rule`).

    Nothing of such an effect stays: what else the same ability has made ends with it (11.11.8.1).
    """

    def __init__(self, cards: Cards, rule: int) -> None:
        super().__init__("11.11.8")
        self.cards = cards
        self.rule = rule

    def run(self, s: State, f: Effect) -> None:
        sources = [ref & CARD_MASK for ref in self.cards.refs(s, f.scope)]
        found: list[int] = []
        for effect in s.lasting:
            modifier = s.pool.abilities[effect.scope.ability].modifiers[effect.modifier]
            if modifier.rule == self.rule and effect.scope.source & CARD_MASK in sources:
                found.extend([effect.scope.source, effect.scope.ability])
        if found:
            end(s, found)
            for i in range(0, len(found), 2):
                s.note("nullified", self.clause, f.scope.master, found[i] & CARD_MASK)
