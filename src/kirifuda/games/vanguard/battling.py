"""7.37, 7.38, 7.47: what effects do within a battle: whom an attack is on, and who boosts it."""

from __future__ import annotations

from kirifuda.games.vanguard.attacking import additional_targets, kept_apart
from kirifuda.games.vanguard.battle import Battle, boost
from kirifuda.games.vanguard.doing import living, source_of
from kirifuda.games.vanguard.rulings import NO_BOOST, NOT_BOOSTED, is_barred
from kirifuda.games.vanguard.table import GUARDING, Table
from kirifuda.games.vanguard.zones import UNIT, UNITS
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Cards
from kirifuda.kernel.position.needs import NEEDS_ACTION
from kirifuda.kernel.position.scope import Scope
from kirifuda.kernel.position.state import State


class Retarget(Instruction):
    """7.38.1: the attack of a unit is on another unit from now on, and on no other (7.38.1.1)."""

    def __init__(self, attacker: Cards, target: Cards) -> None:
        super().__init__("7.38.1")
        self.attacker = attacker
        self.target = target

    def found(self, t: Table, sc: Scope) -> int:
        """The unit that will be attacked, if that unit attacks and nothing forbids it; or -1."""
        attacker = t.attacks()
        units = living(t, sc, self.target)
        if attacker < 0 or attacker not in living(t, sc, self.attacker) or len(units) != 1:
            return -1
        card = units[0]
        if not UNITS >> t.zone[card] & 1 or not t.kinds_of(card) & UNIT:
            return -1
        if t.master(card) == t.attacking_seat:
            return -1
        if kept_apart(t, card, attacker):
            return -1  # 10.2.3
        return card

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        card = self.found(s, f.scope)
        if card < 0:
            f.failed = 1
            return
        s.attacked = [s.refs[card], s.place_of(card)]  # 7.38.1, 7.38.1.1, 10.1.5
        s.keep_fought(0, [s.refs[card]])
        for at, frame in enumerate(s.stack):
            if isinstance(frame, Battle):
                mine = frame.copy()  # a copy of the match may hold the same frame
                assert isinstance(mine, Battle)
                mine.target = s.refs[card]
                s.stack[at] = mine
        s.stray |= GUARDING
        s.deeds += 1
        s.stale = True
        s.stir(NEEDS_ACTION)
        s.note("attacked", self.clause, s.seat[card], card, source=source_of(f))

    def possible(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return self.found(s, sc) >= 0


class BattleMore(Instruction):
    """7.37.1: whom a unit is to battle besides is attacked from now on, if it attacks already."""

    def __init__(self, attacker: Cards) -> None:
        super().__init__("7.37.1")
        self.attacker = attacker

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        attacker = s.attacks()
        if attacker < 0 or not s.attacked or attacker not in living(s, f.scope, self.attacker):
            return  # it is told as it attacks (10.4.1.8)
        now = s.attacked_units()
        for card in additional_targets(s):
            if card not in now:
                s.attacked = [*s.attacked, s.refs[card], s.place_of(card)]
                s.note("attacked", self.clause, s.seat[card], card, source=source_of(f))
        s.keep_fought(0, s.attacked[::2])
        s.stray |= GUARDING
        s.stale = True
        s.stir(NEEDS_ACTION)

    def possible(self, s: State, sc: Scope) -> bool:
        return True


class Boosting(Instruction):
    """7.47.1: units boost a unit that attacks, each of them once (7.47.1.2.1)."""

    def __init__(self, boosters: Cards, unit: Cards) -> None:
        super().__init__("7.47.1")
        self.boosters = boosters
        self.unit = unit

    def able(self, t: Table, sc: Scope) -> list[int]:
        """7.47.1.1: only standing units boost, and only who is attacking is boosted."""
        attacker = t.attacks()
        if attacker < 0 or attacker not in living(t, sc, self.unit):
            return []  # 7.47.1.1
        if is_barred(t, NOT_BOOSTED, attacker):
            return []  # 1.3.3
        return [
            card
            for card in living(t, sc, self.boosters)
            if UNITS >> t.zone[card] & 1
            and card != attacker
            and not t.rest[card]
            and not is_barred(t, NO_BOOST, card, attacker)
        ]

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        cards = self.able(s, f.scope)
        if not cards or len(cards) < len(self.boosters.refs(s, f.scope)):
            f.failed = 1
        for card in cards:
            boost(s, card, "7.47.1.2")  # 7.47.1.2.1

    def possible(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return bool(self.able(s, sc))
