"""Chapter 20: the abilities that all masters have in common.

Unlocking (20-2a, 20-3a) is a main phase action (playing.py). Core boost and the granting of assault
are activated abilities of every awakened master, whatever their names are on the card.
"""

from __future__ import annotations

from kirifuda.games.legions.cores import OUTSIDE_GAME, move_cores
from kirifuda.games.legions.picks import CHOOSE
from kirifuda.games.legions.processes import exhaust
from kirifuda.games.legions.table import Table
from kirifuda.games.legions.zones import ASSAULT, LORD, MASTER, MINIONS, ON_MASTER, UNITS
from kirifuda.kernel.cards import ACTIVATED, Ability
from kirifuda.kernel.choosing import Choose
from kirifuda.kernel.effects import Effect, Instruction, Program
from kirifuda.kernel.lasting import THIS_TURN, Apply
from kirifuda.kernel.scope import CARD_MASK, Scope
from kirifuda.kernel.state import State
from kirifuda.kernel.terms import Chosen, Fixed, In, Kind, You
from kirifuda.kernel.values import Mark


class ExhaustThis(Instruction):
    """30-3: the card with the ability is exhausted as its cost; one unable to act is not (29-1)."""

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        card = f.scope.source & CARD_MASK
        if not self.payable(s, f.scope) or not exhaust(s, card, self.clause, card):
            f.failed = 1

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return s.alive(sc.source) and s.can_act(sc.source & CARD_MASK)

    def sure(self) -> bool:
        return True


class BoostCore(Instruction):
    """20-3b: a core comes from outside the game onto the master."""

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        card = f.scope.source & CARD_MASK
        move_cores(s, f.scope.master, OUTSIDE_GAME, ON_MASTER, 1, self.clause, card)


def of_awakened(name: str) -> Ability:
    """An activated ability of the awakened side that exhausts the master."""
    ability = Ability(ACTIVATED)
    ability.side = 1
    ability.zones = 1 << MASTER
    ability.cost = Program([ExhaustThis("30-3")])
    ability.rests = True
    ability.text = name
    return ability


def core_boost(name: str) -> Ability:
    """20-3b."""
    ability = of_awakened(name)
    ability.body = [BoostCore("20-3b")]
    return ability


def grant_assault(name: str) -> Ability:
    """20-3c: a unit of one's own field has assault until the end of the turn."""
    ability = of_awakened(name)
    mine = In(You(), [MINIONS, LORD, MASTER], Kind(UNITS))
    one = Fixed(1)
    chosen = Choose("20-3c", CHOOSE, 0, You(), mine, one, one)
    ability.first = [chosen]
    ability.body = [chosen, Apply("20-3c", 0, THIS_TURN)]
    ability.modifiers = [Mark(Chosen(0), ASSAULT)]
    return ability
