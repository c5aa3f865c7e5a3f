"""What texts of Cardfight!! Vanguard ask of cards: rows and columns (4.9.1), names (12.6), roles in
a battle (chapter 10); and of a fighter, of a turn."""

from __future__ import annotations

from kirifuda.games.vanguard.nations import EVERY, TABLE
from kirifuda.games.vanguard.rulings import MOOD, most_of
from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.zones import (
    CENTER,
    COLUMN_OF,
    DRIVE,
    FRONT,
    GRADE,
    NO_COLUMN,
    REAR,
    REAR_CIRCLES,
    ROW_OF,
    TRIGGERS,
    VANGUARD,
    counted,
)
from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.terms import Amount, Cards, Filter, Located, Trait
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.errors import Said
from kirifuda.kernel.position.cards import Face, folded
from kirifuda.kernel.position.needs import (
    NEEDS_ALL,
    NEEDS_NOTHING,
    READS_NUMBERS,
    READS_WORDS,
)
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.layers import WORDS, Modifier
from kirifuda.kernel.values.projecting import original

NOWHERE = (-1, -1, -1)


def circle_of(t: Table, ref: int) -> tuple[int, int, int]:
    """Zone, spot and seat of a unit; of one that has left the field, as it was there."""
    card = ref & CARD_MASK
    if t.alive(ref):
        return t.zone[card], t.spot[card], t.seat[card]
    info = t.last_of(ref)
    return NOWHERE if info is None else (info.zone, info.spot, info.seat)


def column_at(zone: int, spot: int) -> int:
    """The column of a circle as its own side counts them."""
    if zone == VANGUARD:
        return CENTER
    if zone != REAR or spot >= REAR_CIRCLES or spot < 0:
        return NO_COLUMN
    return COLUMN_OF[spot]


class InRow(Filter):
    """Is in that row (4.9.1.3)."""

    def __init__(self, row: int) -> None:
        self.row = row
        self.needs = NEEDS_ALL

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        if s.alive(ref):
            return s.row(ref & CARD_MASK) == self.row
        zone, spot, _seat = circle_of(s, ref)
        if zone == VANGUARD:
            return self.row == FRONT
        return zone == REAR and (ROW_OF[spot] if spot < REAR_CIRCLES else FRONT) == self.row

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be in the front row" if self.row == FRONT else "be in the back row")


class AtSpots(Filter):
    """Is on one of these rear-guard circles (bits)."""

    def __init__(self, spots: int) -> None:
        self.spots = spots
        self.needs = NEEDS_ALL

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        zone, spot, _seat = circle_of(s, ref)
        return zone == REAR and spot >= 0 and self.spots >> spot & 1 == 1

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be on such a circle as the text tells")


class SameColumn(Filter):
    """Is in the column of one of certain units; left faces right (4.9.1.2)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads
        self.needs = NEEDS_ALL

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        zone, spot, seat = circle_of(s, ref)
        column = column_at(zone, spot)
        if column < 0:
            return False
        for other in self.cards.judged(s, sc):
            there, at, side = circle_of(s, other)
            found = column_at(there, at)
            if found >= 0 and (found if side == seat else 2 - found) == column:
                return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be in the same column")


class BoundBy(Filter):
    """Was bound by an effect of one of certain cards (4.12.5)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads
        self.needs = NEEDS_ALL

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        for i in range(0, len(s.bound), 2):
            if s.bound[i] == ref:
                by = s.bound[i + 1]
                return by in self.cards.refs(s, sc) or by in self.cards.judged(s, sc)
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("have been bound by this card")


class InCenter(Filter):
    """Is in the center column."""

    def __init__(self) -> None:
        self.needs = NEEDS_ALL

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        zone, spot, _seat = circle_of(s, ref)
        return column_at(zone, spot) == CENTER

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be in the center column")


class InColumn(Filter):
    """Is in the column that a number of the effect tells, as who chose it sees them: 1 to 3."""

    def __init__(self, index: int, who: Who) -> None:
        self.index = index
        self.who = who
        self.needs = NEEDS_ALL

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        zone, spot, seat = circle_of(s, ref)
        column = column_at(zone, spot)
        if column < 0:
            return False
        own = seat == self.who.one(s, sc)
        return (column if own else 2 - column) == sc.number(self.index) - 1


class SharesName(Filter):
    """Has a name in common with one of certain cards (12.6.2.2)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads | READS_WORDS
        self.needs = NEEDS_ALL

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        names = s.face_of(ref).names
        for other in self.cards.judged(s, sc):
            for name in s.face_of(other).names:
                if name in names:
                    return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("have the same name")


class SharesClan(Filter):
    """Has a clan in common with one of certain cards (2.2.4, 2.2.5)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads | READS_WORDS
        self.needs = NEEDS_ALL

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        mine = clans_of(s, ref)
        for other in self.cards.judged(s, sc):
            theirs = clans_of(s, other)
            if mine and theirs and (EVERY in mine or EVERY in theirs or mine & theirs):
                return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be of the same clan")


class Belongs(Trait):
    """Belongs to a nation or clan, or to all of them (2.2.4, 2.2.5)."""

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        traits = s.worded(ref).traits
        return self.trait in traits or EVERY in traits


def clans_of(s: State, ref: int) -> set[str]:
    """The clans of a card: those that it has now, as it has or could have them printed."""
    printed = s.definition(ref & CARD_MASK).fields.get("clans", "").split("/")
    known = {f"《{folded(clan)}》" for clan in (*printed, *CLANS)} | {EVERY}
    return {trait for trait in s.face_of(ref).traits if trait in known}


class SharesGrade(Filter):
    """Is of the grade of one of certain cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads | READS_NUMBERS
        self.needs = NEEDS_ALL

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        grade = s.face_of(ref).nums[GRADE]
        for other in self.cards.judged(s, sc):
            if s.face_of(other).nums[GRADE] == grade:
                return True
        return False


class RacePart(Filter):
    """Has a race with these characters in it."""

    def __init__(self, words: str) -> None:
        self.words = words
        self.reads = READS_WORDS
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        for trait in s.worded(ref).traits:
            if trait.startswith("〈") and self.words in trait:
                return True
        return False


class PrintedName(Filter):
    """Is printed with this name."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return self.name in s.pool.faces[ref & CARD_MASK].names

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be called 《{0}》", [self.name])


class Attacks(Located):
    """Is attacking (10.4.1.5, 1.3.7.2)."""

    def __init__(self) -> None:
        self.needs = NEEDS_ALL

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        return s.alive(ref) and s.attacks() == ref & CARD_MASK

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be attacking")


class IsAttacked(Located):
    """Is being attacked (10.4.1.9, 1.3.7.3)."""

    def __init__(self) -> None:
        self.needs = NEEDS_ALL

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        return s.alive(ref) and ref & CARD_MASK in s.attacked_units()

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be attacked")


class Attacker(Cards):
    """The unit that has attacked in this battle, also when it has moved since (1.3.7.2)."""

    def refs(self, s: State, sc: Scope) -> list[int]:
        assert isinstance(s, Table)
        ref = s.attacker
        return [ref] if ref >= 0 and s.refs[ref & CARD_MASK] == ref else []


class Boosted(Cards):
    """The unit that was boosted in this battle: who attacked, be who boosted it gone since
    (1.3.7.2)."""

    def refs(self, s: State, sc: Scope) -> list[int]:
        assert isinstance(s, Table)
        ref = s.attacker
        if ref < 0 or s.booster < 0 or s.refs[ref & CARD_MASK] != ref:
            return []
        return [ref]


class Seldom(Condition):
    """All of certain cards have different names: no two of them share one (12.6.2.2.1)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads | READS_WORDS

    def true(self, s: State, sc: Scope) -> bool:
        seen: list[str] = []
        found = self.cards.judged(s, sc)
        for ref in found:
            for name in s.face_of(ref).names:
                if name in seen:
                    return False
            seen.extend(s.face_of(ref).names)
        return bool(found)


class Names(Amount):
    """How many kinds of names certain cards have (18.3.1)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads | READS_WORDS

    def value(self, s: State, sc: Scope) -> int:
        seen: list[str] = []
        for ref in self.cards.judged(s, sc):
            for name in s.face_of(ref).names:
                if name not in seen:
                    seen.append(name)
        return len(seen)

    def least(self) -> int:
        return 0


class Icons(Amount):
    """How many kinds of trigger icons certain cards bear (2.8)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads | READS_WORDS

    def value(self, s: State, sc: Scope) -> int:
        found = 0
        for ref in self.cards.judged(s, sc):
            found |= s.face_of(ref).marks & TRIGGERS
        n = 0
        while found:
            found &= found - 1
            n += 1
        return n

    def least(self) -> int:
        return 0


class Persona(Condition):
    """A fighter has persona ridden in this turn (7.15.1.4.3)."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        for seat in self.who.seats(s, sc):
            if s.persona[seat]:
                return True
        return False


class InMood(Condition):
    """7.42.1: a fighter is so spirited; who is more so is that, too (7.42.1.1)."""

    def __init__(self, who: Who, mood: int) -> None:
        self.who = who
        self.mood = mood

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return most_of(s, MOOD, self.who.one(s, sc), 0) >= self.mood


class GoesSecond(Condition):
    """A fighter did not have the first turn."""

    def __init__(self, who: Who, second: bool) -> None:
        self.who = who
        self.second = second

    def true(self, s: State, sc: Scope) -> bool:
        return (self.who.one(s, sc) != s.first_seat) == self.second


class Battling(Condition):
    """A battle is under way (10.8.1.2)."""

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return s.battling == 1


class InStep(Condition):
    """It is that step of a battle."""

    def __init__(self, step: int) -> None:
        self.step = step

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return s.step == self.step


class BattleNumber(Amount):
    """How many battles there were in this turn (10.1.3)."""

    def value(self, s: State, sc: Scope) -> int:
        assert isinstance(s, Table)
        return s.battles

    def least(self) -> int:
        return 0


class OpenCircles(Amount):
    """How many rear-guard circles of a fighter have no unit: of some (bits), of a unit's column."""

    def __init__(
        self, who: Who, spots: int = (1 << REAR_CIRCLES) - 1, column: Cards | None = None
    ) -> None:
        self.who = who
        self.spots = spots
        self.column = column

    def value(self, s: State, sc: Scope) -> int:
        assert isinstance(s, Table)
        n = 0
        for seat in self.who.seats(s, sc):
            spots = self.spots if self.column is None else self.spots & self.beside(s, sc, seat)
            for spot in range(REAR_CIRCLES):
                if spots >> spot & 1 and s.rear(seat, spot) < 0:
                    n += 1
        return n

    def beside(self, s: Table, sc: Scope, seat: int) -> int:
        """The circles of a fighter in the column of the unit (bits)."""
        bits = 0
        for ref in self.column.judged(s, sc) if self.column is not None else []:
            zone, at, side = circle_of(s, ref)
            column = column_at(zone, at)
            if side != seat:
                column = 2 - column
            for spot in range(REAR_CIRCLES):
                if COLUMN_OF[spot] == column:
                    bits |= 1 << spot
        return bits

    def least(self) -> int:
        return 0


class HasLabel(Filter):
    """Has an ability whose text begins with a keyword (14.45.1.1)."""

    def __init__(self, label: str) -> None:
        self.label = label
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        for number in s.face_of(ref).abilities:
            if s.pool.abilities[number].text.startswith(self.label):
                return True
        return False


class Either(Amount):
    """One amount if a condition holds, else another (ではなく, 11.3.1.3.5)."""

    def __init__(self, condition: Condition, then: Amount, otherwise: Amount) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise
        self.reads = condition.reads | then.reads | otherwise.reads
        self.needs = condition.needs | then.needs | otherwise.needs

    def value(self, s: State, sc: Scope) -> int:
        amount = self.then if self.condition.true(s, sc) else self.otherwise
        return amount.value(s, sc)

    def least(self) -> int:
        return min(self.then.least(), self.otherwise.least())


class OfRideDeck(Filter):
    """Is a card that a ride deck was made of, wherever it is (4.18.4)."""

    def __init__(self) -> None:
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        return ref & CARD_MASK in s.rides

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be of the ride deck")


class Grades(Amount):
    """How many different grades certain cards have."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads | READS_NUMBERS

    def value(self, s: State, sc: Scope) -> int:
        seen: list[int] = []
        for ref in self.cards.judged(s, sc):
            grade = s.face_of(ref).nums[GRADE]
            if grade not in seen:
                seen.append(grade)
        return len(seen)

    def least(self) -> int:
        return 0


class Circle(Condition):
    """A unit is on a circle of such a kind."""

    def __init__(self, cards: Cards, zone: int) -> None:
        self.cards = cards
        self.zone = zone

    def true(self, s: State, sc: Scope) -> bool:
        return any(
            s.alive(r) and s.zone[r & CARD_MASK] == self.zone for r in self.cards.refs(s, sc)
        )


class Originally(Amount):
    """A number of a card that counts as printed (5.1.3)."""

    def __init__(self, cards: Cards, attribute: int) -> None:
        self.cards = cards
        self.attribute = attribute
        self.reads = cards.reads | READS_NUMBERS

    def value(self, s: State, sc: Scope) -> int:
        total = 0
        for ref in self.cards.refs(s, sc):
            face = original(s, ref & CARD_MASK)
            total += face.nums[self.attribute]
            if self.attribute == DRIVE:
                total -= counted(face.marks)  # 2.17.2: originally it is 1
        return total


CLANS = {clan for _, clans in TABLE.values() for clan in clans}


class OnlyClan(Filter):
    """Has a clan (empty: one) and no other."""

    def __init__(self, clan: str) -> None:
        self.clan = clan
        self.reads = READS_WORDS
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        found = [t[1:-1] for t in s.worded(ref).traits if t[1:-1] in CLANS or t == EVERY]
        if len(found) != 1 or found[0] == EVERY[1:-1]:
            return False
        return not self.clan or found[0] == self.clan

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("have one clan only")


class BelongsOnly(Modifier):
    """Makes cards belong to one clan only."""

    def __init__(self, target: Cards, clan: str) -> None:
        super().__init__(WORDS, target)
        self.clan = clan

    def strings(self) -> list[str]:
        return [f"《{self.clan}》"]

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        kept = [t for t in face.traits if t[1:-1] not in CLANS and t != EVERY]
        face.traits = (*kept, f"《{self.clan}》")
