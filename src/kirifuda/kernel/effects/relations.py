"""Terms that relate cards to players, zones and names, and numbers to one another."""

from __future__ import annotations

from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.terms import Amount, Cards, Filter, Located
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.errors import Said
from kirifuda.kernel.position.integers import bounded
from kirifuda.kernel.position.needs import (
    NEEDS_NOTHING,
    READS_NUMBERS,
    READS_WORDS,
    zone_needs,
)
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State


class Other(Located):
    """Is not the card that has the ability, wherever that has gone meanwhile."""

    needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return sc.source < 0 or ref & CARD_MASK != sc.source & CARD_MASK

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be another card")


class Called(Filter):
    """Has exactly this name."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.reads = READS_WORDS
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return self.name in s.face_of(ref).names

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be called 《{0}》", [self.name])


class Of(Located):
    """Is a card of these players."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return s.master_of(ref) in self.who.seats(s, sc)


class OwnerOf(Who):
    """The players whose cards these are; where there are none, somebody else."""

    def __init__(self, cards: Cards, otherwise: Who | None = None) -> None:
        self.cards = cards
        self.otherwise = otherwise

    def seats(self, s: State, sc: Scope) -> list[int]:
        out: list[int] = []
        for ref in self.cards.refs(s, sc):
            seat = s.pool.owner[ref & CARD_MASK]
            if seat not in out:
                out.append(seat)
        if not out and self.otherwise is not None:
            return self.otherwise.seats(s, sc)
        return out


class InZones(Located):
    """Is in one of the zones (bits)."""

    def __init__(self, zones: int) -> None:
        self.zones = zones
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        if s.alive(ref):
            return self.zones >> s.zone[ref & CARD_MASK] & 1 != 0
        info = s.last_of(ref)
        return info is not None and self.zones >> info.zone & 1 != 0


class Under(Cards):
    """The cards that lie under others."""

    def __init__(self, cards: Cards, zone: int, filter: Filter | None = None) -> None:
        self.cards = cards
        self.zone = zone
        self.filter = filter
        self.reads = cards.reads | (filter.reads if filter is not None else 0)
        self.needs = cards.needs | zone_needs(1 << zone)
        if filter is not None:
            self.needs |= filter.needs

    def spread(self, own: int) -> int:
        return 1 << self.zone

    def refs(self, s: State, sc: Scope) -> list[int]:
        out: list[int] = []
        for host in self.cards.refs(s, sc):
            if not s.alive(host):
                continue
            card = host & CARD_MASK
            for under in s.zones[s.seat[card] * s.kinds + self.zone]:
                ref = s.refs[under]
                if s.host[under] == card and (self.filter is None or self.filter.holds(s, sc, ref)):
                    out.append(ref)
        return out


class ValueOf(Amount):
    """The numbers of cards, added up; `printed`: those that are printed."""

    def __init__(self, cards: Cards, attribute: int, printed: bool) -> None:
        self.cards = cards
        self.attribute = attribute
        self.printed = printed
        self.reads = cards.reads | (0 if printed else READS_NUMBERS)
        self.needs = cards.needs

    def value(self, s: State, sc: Scope) -> int:
        total = 0
        for ref in self.cards.judged(s, sc):
            if self.printed:
                total += s.pool.faces[ref & CARD_MASK].nums[self.attribute]
            else:
                total += s.face_of(ref).nums[self.attribute]
        return bounded(total)

    def least(self) -> int:
        return 0


class Times(Amount):
    """An amount as often as another says."""

    def __init__(self, amount: Amount, by: Amount) -> None:
        self.amount = amount
        self.by = by
        self.reads = amount.reads | by.reads
        self.needs = amount.needs | by.needs

    def value(self, s: State, sc: Scope) -> int:
        return bounded(self.amount.value(s, sc) * self.by.value(s, sc))

    def least(self) -> int:
        return 0 if self.amount.least() >= 0 and self.by.least() >= 0 else -1


class Less(Condition):
    """One amount is less than another."""

    def __init__(self, one: Amount, other: Amount) -> None:
        self.one = one
        self.other = other
        self.reads = one.reads | other.reads
        self.needs = one.needs | other.needs

    def true(self, s: State, sc: Scope) -> bool:
        return self.one.value(s, sc) < self.other.value(s, sc)


class Odd(Condition):
    """An amount is odd (1) or even (0)."""

    def __init__(self, amount: Amount, odd: int) -> None:
        self.amount = amount
        self.odd = odd
        self.reads = amount.reads
        self.needs = amount.needs

    def true(self, s: State, sc: Scope) -> bool:
        return self.amount.value(s, sc) % 2 == self.odd


class OddValue(Filter):
    """A number of the card is odd (1) or even (0)."""

    def __init__(self, attribute: int, odd: int) -> None:
        self.attribute = attribute
        self.odd = odd
        self.reads = READS_NUMBERS
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return s.face_of(ref).nums[self.attribute] % 2 == self.odd

    def shows(self, s: State, sc: Scope, ref: int) -> str:
        return str(s.face_of(ref).nums[self.attribute])

    def wants(self, s: State, sc: Scope) -> Said:
        what = Said(s.pool.rules.attributes[self.attribute])
        return Said("have an odd {0}" if self.odd else "have an even {0}", [what])


class FirstOf(Cards):
    """The first of several selections that has any card."""

    def __init__(self, parts: list[Cards]) -> None:
        self.parts = parts
        self.needs = NEEDS_NOTHING
        for part in parts:
            self.reads |= part.reads
            self.needs |= part.needs
            self.recalls = self.recalls or part.recalls

    def refs(self, s: State, sc: Scope) -> list[int]:
        for part in self.parts:
            found = part.refs(s, sc)
            if found:
                return found
        return []

    def judged(self, s: State, sc: Scope) -> list[int]:
        for part in self.parts:
            if part.refs(s, sc):
                return part.judged(s, sc)
        return []
