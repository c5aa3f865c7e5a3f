"""More questions that texts ask: what counts for how much, what happened in this turn, whose."""

from __future__ import annotations

from kirifuda.games.rebirth.events import CANCELLED, CARD_PLAYED, DEFEATED, SUPPORTED
from kirifuda.games.rebirth.rulings import RETIRED_AS
from kirifuda.games.rebirth.table import NOT_COUNTED, Table
from kirifuda.games.rebirth.terms import Combo
from kirifuda.games.rebirth.zones import ENTRY, KINDS, MEMBER, RETIRE
from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.terms import Amount, Cards, Filter, Located
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.errors import Said
from kirifuda.kernel.position.needs import (
    NEEDS_ACTION,
    NEEDS_NOTHING,
    NEEDS_TIME,
    READS_ABILITIES,
    READS_NUMBERS,
    READS_WORDS,
)
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.rulings import in_force


class EventSeat(Who):
    """The player to whom the event belongs that an ability waited for (9.14.4)."""

    def seats(self, s: State, sc: Scope) -> list[int]:
        return [sc.event.seat] if sc.event is not None and sc.event.seat >= 0 else []


class Tally(Amount):
    """How many cards count: some members do not, some retired cards count several times.

    `weights`: for cards that meet the filter, so many times instead of once.
    """

    def __init__(self, cards: Cards, weights: list[tuple[Filter, int]]) -> None:
        self.cards = cards
        self.weights = weights
        self.reads = cards.reads | READS_WORDS
        self.needs = cards.needs
        for such, _times in weights:
            self.needs |= such.needs

    def value(self, s: State, sc: Scope) -> int:
        total = 0
        for ref in self.cards.refs(s, sc):
            card = ref & CARD_MASK
            if s.zone[card] == MEMBER and s.worded(ref).marks & NOT_COUNTED:
                continue
            each = 1
            if s.zone[card] == RETIRE:
                for filter, times in self.weights:
                    if filter.holds(s, sc, ref):
                        each = times
            total += each
        return total

    def least(self) -> int:
        return 0


class RetiredCount(Amount):
    """How many cards a player's retire zone counts as for the effect that asks."""

    def __init__(self, who: Who, tally: Tally) -> None:
        self.who = who
        self.tally = tally
        self.reads = tally.reads

    def value(self, s: State, sc: Scope) -> int:
        if s.pool.rules_changed and sc.source >= 0:
            for found in in_force(s, RETIRED_AS):
                if found.knows(s, sc.source):
                    for seat in self.who.seats(s, sc):
                        if found.binds(s, seat):
                            return found.number(s)
        return self.tally.value(s, sc)

    def least(self) -> int:
        return 0


class Variety(Amount):
    """5.24.2, 5.24.2.1: how many different names (0) or traits (1) stand on cards."""

    def __init__(self, cards: Cards, what: int) -> None:
        self.cards = cards
        self.what = what
        self.reads = cards.reads | READS_WORDS
        self.needs = cards.needs

    def value(self, s: State, sc: Scope) -> int:
        seen: set[str] = set()
        for ref in self.cards.judged(s, sc):
            face = s.face_of(ref)
            seen.update(face.traits if self.what else face.names)
        return len(seen)


class KindsThere(Amount):
    """5.24.3: of how many of the kinds that are listed there is at least one card."""

    def __init__(self, kinds: list[Cards]) -> None:
        self.kinds = kinds
        self.needs = NEEDS_NOTHING
        for one in kinds:
            self.reads |= one.reads
            self.needs |= one.needs

    def value(self, s: State, sc: Scope) -> int:
        n = 0
        for one in self.kinds:
            if one.refs(s, sc):
                n += 1
        return n

    def least(self) -> int:
        return 0


class TraitsBeside(Amount):
    """5.24: how many different traits other than one are on cards."""

    def __init__(self, cards: Cards, trait: str) -> None:
        self.cards = cards
        self.trait = trait
        self.reads = cards.reads | READS_WORDS
        self.needs = cards.needs

    def value(self, s: State, sc: Scope) -> int:
        seen: set[str] = set()
        for ref in self.cards.judged(s, sc):
            seen.update(s.face_of(ref).traits)
        seen.discard(self.trait)
        return len(seen)


class Fewer(Amount):
    """In how many of the zones a player has fewer cards than another."""

    def __init__(self, pairs: list[tuple[Cards, Cards]]) -> None:
        self.pairs = pairs
        self.needs = NEEDS_NOTHING
        for mine, theirs in pairs:
            self.reads |= mine.reads | theirs.reads
            self.needs |= mine.needs | theirs.needs

    def value(self, s: State, sc: Scope) -> int:
        n = 0
        for mine, theirs in self.pairs:
            if len(mine.refs(s, sc)) < len(theirs.refs(s, sc)):
                n += 1
        return n

    def least(self) -> int:
        return 0


class Defeats(Amount):
    """How often a card has retired such characters of these players in this turn."""

    def __init__(self, cards: Cards, whose: Who, such: Filter | None) -> None:
        self.cards = cards
        self.whose = whose
        self.such = such

    def value(self, s: State, sc: Scope) -> int:
        mine = self.cards.refs(s, sc)
        seats = self.whose.seats(s, sc)
        n = 0
        for ev in s.history:
            if ev.kind == DEFEATED and ev.card in mine:
                if s.pool.owner[ev.other & CARD_MASK] in seats and (
                    self.such is None or self.such.holds(s, sc, ev.other)
                ):
                    n += 1
        return n


class PlaysSoFar(Amount):
    """How many such cards a player has played in this turn."""

    def __init__(self, who: Who, such: Filter) -> None:
        self.who = who
        self.such = such

    def value(self, s: State, sc: Scope) -> int:
        seats = self.who.seats(s, sc)
        n = 0
        for ev in s.history:
            if ev.kind == CARD_PLAYED and ev.seat in seats and self.such.holds(s, sc, ev.card):
                n += 1
        return n


class ForSome(Condition):
    """A condition holds for some player, who stands in a number while it is asked."""

    def __init__(self, index: int, part: Condition) -> None:
        self.index = index
        self.part = part
        self.reads = part.reads
        self.needs = part.needs

    def true(self, s: State, sc: Scope) -> bool:
        for seat in s.players(sc.master):
            one = sc.copy()
            one.set_number(self.index, seat)
            if self.part.true(s, one):
                return True
        return False


class WasCancelled(Condition):
    """An ability of a kind of one of the cards was cancelled in this turn (5.13.2)."""

    def __init__(self, cards: Cards, kind: int) -> None:
        self.cards = cards
        self.kind = kind

    def true(self, s: State, sc: Scope) -> bool:
        mine = [r & CARD_MASK for r in self.cards.refs(s, sc)]
        for ev in s.history:
            if ev.kind == CANCELLED and ev.number == self.kind and ev.card & CARD_MASK in mine:
                return True
        return False


class HasCombo(Filter):
    """Has an ability with a Re-combo condition (11.5)."""

    reads = READS_ABILITIES

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        for number in s.face_of(ref).abilities:
            for condition in s.pool.abilities[number].conditions:
                if isinstance(condition, Combo):
                    return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("have a Re-combo")


class Foremost(Filter):
    """No other of the cards has a higher (or lower) value."""

    def __init__(self, cards: Cards, attribute: int, highest: bool) -> None:
        self.cards = cards
        self.attribute = attribute
        self.highest = highest
        self.reads = cards.reads | READS_NUMBERS
        self.needs = cards.needs

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        mine = s.face_of(ref).nums[self.attribute]
        for other in self.cards.judged(s, sc):
            n = s.face_of(other).nums[self.attribute]
            if (n > mine) if self.highest else (n < mine):
                return False
        return True

    def wants(self, s: State, sc: Scope) -> Said:
        name = Said(s.pool.rules.attributes[self.attribute])
        return Said("have the highest {0}" if self.highest else "have the lowest {0}", [name])


class OtherThan(Located):
    """Is none of these cards; unless a condition holds, under which it may be one."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.unless: Condition | None = None
        self.reads = cards.reads

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        told = [other & CARD_MASK for other in self.cards.refs(s, sc)]  # wherever they are now
        if ref & CARD_MASK not in told:
            return True
        return self.unless is not None and self.unless.true(s, sc)

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be another card")


class SameValue(Filter):
    """Has the same number as another card; unless both are such as need not.

    As long as there is no other, any card will do.
    """

    def __init__(self, cards: Cards, attribute: int) -> None:
        self.cards = cards
        self.attribute = attribute
        self.unless: Filter | None = None
        self.reads = cards.reads | READS_NUMBERS
        self.needs = cards.needs

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        mine = s.face_of(ref).nums[self.attribute]
        spare = self.unless
        others = self.cards.judged(s, sc)
        for other in others:
            if s.face_of(other).nums[self.attribute] == mine:
                return True
            if spare is not None and spare.holds(s, sc, other) and spare.holds(s, sc, ref):
                return True
        return not others

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("have the same {0}", [Said(s.pool.rules.attributes[self.attribute])])


class Given(Filter):
    """Any card, if a condition holds."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition
        self.reads = condition.reads
        self.needs = condition.needs

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return self.condition.true(s, sc)


class SameName(Filter):
    """Shares a name with one of the cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads | READS_WORDS
        self.needs = cards.needs

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        names = s.face_of(ref).names
        for other in self.cards.judged(s, sc):
            for name in s.face_of(other).names:
                if name in names:
                    return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("have the same name")


class ChosenIcon(Filter):
    """Meets that one of several filters whose place was chosen (a number, from 1 on)."""

    def __init__(self, index: int, parts: list[Filter]) -> None:
        self.index = index
        self.parts = parts
        for part in parts:
            self.reads |= part.reads

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        n = sc.number(self.index)
        return 0 < n <= len(self.parts) and self.parts[n - 1].holds(s, sc, ref)

    def wants(self, s: State, sc: Scope) -> Said:
        n = sc.number(self.index)
        return self.parts[n - 1].wants(s, sc) if n else super().wants(s, sc)


class FormerEntry(Cards):
    """Who was in the entry before the card of the event was put there (9.12)."""

    def refs(self, s: State, sc: Scope) -> list[int]:
        ev = sc.event
        if ev is None or ev.card < 0 or ev.to != ENTRY:
            return []
        if ev.other >= 0:
            return [ev.other]
        entry = s.zones[s.seat[ev.card & CARD_MASK] * KINDS + ENTRY]
        before = [c for c in entry if c != ev.card & CARD_MASK]
        return [s.refs[before[-1]]] if before else []


class BlockedWith(Condition):
    """The attack under way, on one of the cards, was blocked with such a card."""

    def __init__(self, cards: Cards, such: Filter) -> None:
        self.cards = cards
        self.such = such
        self.reads = cards.reads | such.reads

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        if s.blocker < 0 or s.blocked not in self.cards.refs(s, sc):
            return False
        return self.such.holds(s, sc, s.blocker)


class Blocker(Cards):
    """The card that blocked the attack under way."""

    def refs(self, s: State, sc: Scope) -> list[int]:
        assert isinstance(s, Table)
        return [s.blocker] if s.blocker >= 0 else []


class FirstAttackSince(Condition):
    """The attack under way is by one of the cards, its first after a number that was kept."""

    def __init__(self, cards: Cards, index: int) -> None:
        self.cards = cards
        self.index = index
        self.reads = cards.reads

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        if not s.attacking or s.attacker() < 0:
            return False
        me = s.refs[s.attacker()]
        if me not in self.cards.refs(s, sc):
            return False
        return s.attacks[sc.number(self.index) :].count(me) == 1


class Floored(Amount):
    """A change that does not bring a number of a card to a limit or below it by itself."""

    def __init__(self, change: Amount, now: Amount, limit: int) -> None:
        self.change = change
        self.now = now
        self.limit = limit
        self.reads = change.reads | now.reads | READS_NUMBERS
        self.needs = change.needs | now.needs

    def value(self, s: State, sc: Scope) -> int:
        by = self.change.value(s, sc)
        return min(0, max(by, self.limit + 1 - self.now.value(s, sc))) if by < 0 else by


class PrintedNumber(Amount):
    """元々の: a number as it is printed on a card (the first of several), 0 if there is none."""

    def __init__(self, cards: Cards, attribute: int) -> None:
        self.cards = cards
        self.attribute = attribute
        self.reads = cards.reads
        self.needs = cards.needs

    def value(self, s: State, sc: Scope) -> int:
        for ref in self.cards.refs(s, sc):
            return s.pool.faces[ref & CARD_MASK].nums[self.attribute]
        return 0


class AttacksOf(Amount):
    """How many attacks of this turn were made by these cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads
        self.needs = cards.needs | NEEDS_ACTION

    def value(self, s: State, sc: Scope) -> int:
        assert isinstance(s, Table)
        mine = self.cards.refs(s, sc)
        return sum(1 for ref in s.attacks if ref in mine)


class SupportsSoFar(Amount):
    """How many attacks of this turn these cards have supported, the one under way included."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def value(self, s: State, sc: Scope) -> int:
        mine = [r & CARD_MASK for r in self.cards.refs(s, sc)]
        return sum(1 for ev in s.history if ev.kind == SUPPORTED and ev.card & CARD_MASK in mine)


class TurnNow(Amount):
    """The number of the turn that it is."""

    needs = NEEDS_TIME

    def value(self, s: State, sc: Scope) -> int:
        return s.turn


class PhaseNow(Amount):
    """The number of the phase that it is."""

    def value(self, s: State, sc: Scope) -> int:
        assert isinstance(s, Table)
        return s.phase


class EventSource(Cards):
    """The card whose effect caused the event that an ability waited for."""

    def refs(self, s: State, sc: Scope) -> list[int]:
        ev = sc.event
        return [s.refs[ev.source]] if ev is not None and ev.source >= 0 else []
