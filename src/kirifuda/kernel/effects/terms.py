"""Terms: the expressions of an effect tree, ready to be asked.

Who, which cards, how many, whether: small immutable objects with one question each. They stand in
compiled programs, never in a state. `reads` says which groups of values a term looks at, so that
kernel/values/layers.py knows which continuous effects can depend on which.
"""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.kernel.effects.who import Who, You
from kirifuda.kernel.errors import Said, joined
from kirifuda.kernel.position.cards import EVERYWHERE
from kirifuda.kernel.position.integers import bounded
from kirifuda.kernel.position.needs import (
    NEEDS_ALL,
    NEEDS_NOTHING,
    NEEDS_REST,
    READS_ABILITIES,
    READS_NOTHING,
    READS_WORDS,
    reads_number,
    zone_needs,
)
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State


class Filter:
    """A property of a card, asked of its face (and of the card itself, if it is still there)."""

    reads = READS_NOTHING
    needs = NEEDS_ALL
    about = ""  # what it asks about, as `Rules.topics` calls it

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        raise AssertionError

    def shows(self, s: State, sc: Scope, ref: int) -> str:
        """What a card has of that, in a word; empty: there is no more to tell."""
        return ""

    def suits(self, s: State, sc: Scope, ref: int, by: int) -> bool:
        """Whether a card meets it that is judged by another reference: what it was (`by`) is
        asked, but who it is and where it lies is asked of it now (`ref`)."""
        return self.holds(s, sc, by)

    def lies(self, s: State, sc: Scope, ref: int) -> bool:
        """Whether a card that one does not know could meet it, as it is seen to lie."""
        return True

    def wants(self, s: State, sc: Scope) -> Said:
        """What it asks of a card, as words that go after "it must" (effects/describing.py)."""
        return Said("be such a card as the text tells")


class Located(Filter):
    """Who a card is, or where it lies now: not what it is."""

    def suits(self, s: State, sc: Scope, ref: int, by: int) -> bool:
        return self.holds(s, sc, ref)


class Anything(Filter):
    needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return True


class Kind(Filter):
    """Has one of the kinds (bits)."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds
        self.reads = READS_WORDS
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return s.worded(ref).kinds & self.kinds != 0

    def wants(self, s: State, sc: Scope) -> Said:
        names = s.pool.rules.kind_names
        told = [Said(names[bit]) for bit in range(len(names)) if self.kinds >> bit & 1]
        return Said("be of kind {0}", [joined("{0} or {1}", told)])


class Named(Filter):
    """Has the words in one of its names."""

    def __init__(self, words: str) -> None:
        self.words = words
        self.reads = READS_WORDS
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        words = self.words
        for name in s.worded(ref).names:
            if words in name:
                return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("have 《{0}》 in its name", [self.words])


class Trait(Filter):
    def __init__(self, trait: str) -> None:
        self.trait = trait
        self.reads = READS_WORDS
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return self.trait in s.worded(ref).traits

    def wants(self, s: State, sc: Scope) -> Said:
        return s.pool.rules.trait_words(self.trait)


class Value(Filter):
    """A number of the card lies between two amounts (bounds included)."""

    def __init__(self, attribute: int, least: Amount | None, most: Amount | None) -> None:
        self.attribute = attribute
        self.least = least
        self.most = most
        self.reads = reads_number(attribute)
        self.needs = NEEDS_NOTHING
        for bound in (least, most):
            if bound is not None:
                self.needs |= bound.needs
                self.reads |= bound.reads

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        n = s.face_of(ref).nums[self.attribute]
        if self.least is not None and n < self.least.value(s, sc):
            return False
        return self.most is None or n <= self.most.value(s, sc)

    def shows(self, s: State, sc: Scope, ref: int) -> str:
        return str(s.face_of(ref).nums[self.attribute])

    def wants(self, s: State, sc: Scope) -> Said:
        return span(s, sc, s.pool.rules.attributes[self.attribute], self.least, self.most)


class HasAbility(Filter):
    """Has an ability of one of the kinds (bits)."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds
        self.reads = READS_ABILITIES
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        for number in s.face_of(ref).abilities:
            if self.kinds >> s.pool.abilities[number].kind & 1:
                return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("have such an ability as the text tells")


class Marked(Filter):
    """Bears one of the marks (bits)."""

    about = "keyword"

    def __init__(self, marks: int) -> None:
        self.marks = marks
        self.reads = READS_WORDS
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return s.worded(ref).marks & self.marks != 0


class Resting(Filter):
    """Is rested (1) or standing (0)."""

    about = "rest"

    def __init__(self, rest: int) -> None:
        self.rest = rest
        self.needs = NEEDS_REST

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        if s.alive(ref):
            return s.rest[ref & CARD_MASK] == self.rest
        info = s.last_of(ref)
        return info is not None and info.rest == self.rest

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("rest" if self.rest else "stand")


class FaceDown(Located):
    """Lies face down (1) or face up (0)."""

    def __init__(self, down: int) -> None:
        self.down = down

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return s.down[ref & CARD_MASK] == self.down

    def lies(self, s: State, sc: Scope, ref: int) -> bool:
        return self.holds(s, sc, ref)

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("lie face down" if self.down else "lie face up")


class Is(Located):
    """Is one of certain cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads
        self.needs = cards.needs

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return ref in self.cards.refs(s, sc)


class Filters(Filter):
    """Filters that are joined: they look at what each of them does."""

    def __init__(self, parts: list[Filter]) -> None:
        self.parts = parts
        for part in parts:
            self.reads |= part.reads
        self.needs = NEEDS_NOTHING
        for part in parts:
            self.needs |= part.needs


class All(Filters):
    """Meets every one of the filters."""

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        for part in self.parts:
            if not part.holds(s, sc, ref):
                return False
        return True

    def lies(self, s: State, sc: Scope, ref: int) -> bool:
        for part in self.parts:
            if not part.lies(s, sc, ref):
                return False
        return True

    def suits(self, s: State, sc: Scope, ref: int, by: int) -> bool:
        for part in self.parts:
            if not part.suits(s, sc, ref, by):
                return False
        return True

    def wants(self, s: State, sc: Scope) -> Said:
        return joined("{0}, and {1}", [part.wants(s, sc) for part in self.parts])


class Any(Filters):
    """Meets one of the filters."""

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        for part in self.parts:
            if part.holds(s, sc, ref):
                return True
        return False

    def suits(self, s: State, sc: Scope, ref: int, by: int) -> bool:
        for part in self.parts:
            if part.suits(s, sc, ref, by):
                return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return joined("{0}, or {1}", [part.wants(s, sc) for part in self.parts])


class Not(Filter):
    def __init__(self, part: Filter) -> None:
        self.part = part
        self.reads = part.reads
        self.needs = part.needs

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return not self.part.holds(s, sc, ref)

    def suits(self, s: State, sc: Scope, ref: int, by: int) -> bool:
        return not self.part.suits(s, sc, ref, by)

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("not {0}", [self.part.wants(s, sc)])


class Cards:
    """Cards, as references. `own`: never any but the card that has the ability. `mine`: never any
    but those whose master is that of the ability. `recalls`: what they are may be asked by other
    references (`judged`). `single`: a certain card, of which a text speaks as if it were there."""

    reads = READS_NOTHING
    needs = NEEDS_ALL
    own = False
    mine = False
    recalls = False
    single = False

    def refs(self, s: State, sc: Scope) -> list[int]:
        raise AssertionError

    def count(self, s: State, sc: Scope, enough: i64 = -1) -> i64:
        """How many they are; no more are looked for than `enough` (-1: all are counted)."""
        return len(self.refs(s, sc))

    def judged(self, s: State, sc: Scope) -> list[int]:
        """The references by which it is asked what the cards are, in the order of `refs`."""
        return self.refs(s, sc)

    def wide(self, s: State, sc: Scope) -> list[int]:
        """The cards that these could be for all that everyone knows."""
        return self.refs(s, sc)

    def spread(self, own: int) -> int:
        """The zones (bits) in which they can be, for an ability valid in the zones `own`."""
        return EVERYWHERE

    def spelled(self) -> Cards:
        """The same cards, told by where they are and what they must be, if they can be told so."""
        return self


class This(Cards):
    """The card that has the ability."""

    needs = NEEDS_NOTHING
    own = True
    recalls = True

    def spread(self, own: int) -> int:
        return own

    def refs(self, s: State, sc: Scope) -> list[int]:
        return [sc.source] if sc.source >= 0 else []

    def judged(self, s: State, sc: Scope) -> list[int]:
        if sc.event is not None and sc.source >= 0 and sc.event.card == sc.source:
            return [s.pool.rules.judged(s, sc.event)]
        if sc.source < 0:
            return []
        return [s.pool.rules.recalled(s, sc.was(-1, sc.source) if sc.past else sc.source)]


class Chosen(Cards):
    """What the effect has put into a register."""

    recalls = True

    def __init__(self, register: int) -> None:
        self.register = register
        self.needs = NEEDS_NOTHING

    def refs(self, s: State, sc: Scope) -> list[int]:
        return sc.regs[self.register] if self.register < len(sc.regs) else []

    def judged(self, s: State, sc: Scope) -> list[int]:
        rules = s.pool.rules
        found = self.refs(s, sc)
        if sc.past:
            found = [sc.was(self.register, ref) for ref in found]
        return [rules.recalled(s, ref) for ref in found]


class EventCard(Cards):
    """The card that the triggering event is about."""

    needs = NEEDS_NOTHING
    recalls = True

    def refs(self, s: State, sc: Scope) -> list[int]:
        return [sc.event.card] if sc.event is not None and sc.event.card >= 0 else []

    def judged(self, s: State, sc: Scope) -> list[int]:
        if sc.event is None or sc.event.card < 0:
            return []
        return [s.pool.rules.judged(s, sc.event)]


class EventOther(Cards):
    """The second card of the triggering event."""

    needs = NEEDS_NOTHING

    def refs(self, s: State, sc: Scope) -> list[int]:
        return [sc.event.other] if sc.event is not None and sc.event.other >= 0 else []


def unknown(s: State, card: int) -> bool:
    """Whether somebody does not know which card it is."""
    if not s.down[card] and not s.pool.rules.hidden_zones >> s.zone[card] & 1:
        return False
    return s.known[card] != (1 << s.seats) - 1


class In(Cards):
    """The cards in zones of players that meet a filter."""

    def __init__(self, who: Who, zones: list[int], filter: Filter | None = None) -> None:
        self.who = who
        self.mine = isinstance(who, You)
        self.zones = zones
        self.filter = filter
        if filter is not None:
            self.reads = filter.reads
        self.needs = filter.needs if filter is not None else NEEDS_NOTHING
        for kind in zones:
            self.needs |= zone_needs(1 << kind)

    def spread(self, own: int) -> int:
        zones = 0
        for kind in self.zones:
            zones |= 1 << kind
        return zones

    def refs(self, s: State, sc: Scope) -> list[int]:
        out: list[int] = []
        if self.mine:
            self.add(s, sc, sc.master, out)
        else:
            for seat in self.who.seats(s, sc):
                self.add(s, sc, seat, out)
        return out

    def count(self, s: State, sc: Scope, enough: i64 = -1) -> i64:
        if s.lent:
            return len(self.refs(s, sc))
        if self.mine:
            return self.count_of(s, sc, sc.master, enough)
        found: i64 = 0
        for seat in self.who.seats(s, sc):
            found += self.count_of(s, sc, seat, enough)
        return found

    def count_of(self, s: State, sc: Scope, seat: i64, enough: i64) -> i64:
        """How many of them are a seat's."""
        found: i64 = 0
        for kind in self.zones:
            cards = s.zones[seat * s.kinds + kind]
            if self.filter is None:
                found += len(cards)
                continue
            for card in cards:
                if self.filter.holds(s, sc, s.refs[card]):
                    found += 1
                    if found == enough:
                        return found
        return found

    def add(self, s: State, sc: Scope, seat: int, out: list[int]) -> None:
        if s.lent:
            self.add_mastered(s, sc, seat, out)
            return
        for kind in self.zones:
            for card in s.zones[seat * s.kinds + kind]:
                ref = s.refs[card]
                if self.filter is None or self.filter.holds(s, sc, ref):
                    out.append(ref)

    def add_mastered(self, s: State, sc: Scope, seat: int, out: list[int]) -> None:
        """The cards whose master a seat is, in whosever zones they lie."""
        for of in range(s.seats):
            for kind in self.zones:
                for card in s.zones[of * s.kinds + kind]:
                    if s.master(card) == seat:
                        ref = s.refs[card]
                        if self.filter is None or self.filter.holds(s, sc, ref):
                            out.append(ref)

    def wide(self, s: State, sc: Scope) -> list[int]:
        if self.filter is None:
            return self.refs(s, sc)
        out: list[int] = []
        for seat in self.who.seats(s, sc):
            for kind in self.zones:
                for card in s.zones[seat * s.kinds + kind]:
                    ref = s.refs[card]
                    if unknown(s, card):
                        if self.filter.lies(s, sc, ref):
                            out.append(ref)
                    elif self.filter.holds(s, sc, ref):
                        out.append(ref)
        return out


class Both(Cards):
    """Several selections together, each card once."""

    def wide(self, s: State, sc: Scope) -> list[int]:
        out: list[int] = []
        for part in self.parts:
            out.extend([ref for ref in part.wide(s, sc) if ref not in out])
        return out

    def __init__(self, parts: list[Cards]) -> None:
        self.parts = parts
        for part in parts:
            self.reads |= part.reads
        self.needs = NEEDS_NOTHING
        for part in parts:
            self.needs |= part.needs
            self.recalls = self.recalls or part.recalls

    def judged(self, s: State, sc: Scope) -> list[int]:
        seen: list[int] = []
        out: list[int] = []
        for part in self.parts:
            by = part.judged(s, sc)
            for i, ref in enumerate(part.refs(s, sc)):
                if ref not in seen:
                    seen.append(ref)
                    out.append(by[i])
        return out

    def spread(self, own: int) -> int:
        zones = 0
        for part in self.parts:
            zones |= part.spread(own)
        return zones

    def refs(self, s: State, sc: Scope) -> list[int]:
        out: list[int] = []
        for part in self.parts:
            for ref in part.refs(s, sc):
                if ref not in out:
                    out.append(ref)
        return out


class Where(Cards):
    """Those of other cards that meet a filter."""

    def __init__(self, cards: Cards, filter: Filter) -> None:
        self.cards = cards
        self.filter = filter
        self.mine = cards.mine
        self.recalls = cards.recalls
        self.single = cards.single
        self.reads = cards.reads | filter.reads
        self.needs = cards.needs | filter.needs

    def spread(self, own: int) -> int:
        return self.cards.spread(own)

    def refs(self, s: State, sc: Scope) -> list[int]:
        found = self.cards.refs(s, sc)
        if not self.recalls:
            return [r for r in found if self.filter.holds(s, sc, r)]
        by = self.cards.judged(s, sc)
        return [r for i, r in enumerate(found) if self.filter.suits(s, sc, r, by[i])]

    def judged(self, s: State, sc: Scope) -> list[int]:
        found = self.cards.refs(s, sc)
        by = self.cards.judged(s, sc)
        return [by[i] for i, r in enumerate(found) if self.filter.suits(s, sc, r, by[i])]

    def wide(self, s: State, sc: Scope) -> list[int]:
        return [
            ref
            for ref in self.cards.wide(s, sc)
            if unknown(s, ref & CARD_MASK) or self.filter.holds(s, sc, ref)
        ]


class Amount:
    """A number."""

    reads = READS_NOTHING
    needs = NEEDS_ALL

    def value(self, s: State, sc: Scope) -> int:
        raise AssertionError

    def least(self) -> int:
        """A bound below which it never is, as far as can be told without a position."""
        return -1


def span(s: State, sc: Scope, word: str, least: Amount | None, most: Amount | None) -> Said:
    """A value between two bounds, as words that go after "it must"."""
    what = Said(word)
    if least is None:
        if most is None:
            return Said("have {0}", [what])
        return Said("have {0} {1} or less", [what, most.value(s, sc)])
    low = least.value(s, sc)
    if most is None:
        return Said("have {0} {1} or more", [what, low])
    high = most.value(s, sc)
    if low == high:
        return Said("have {0} {1}", [what, low])
    return Said("have {0} {1} to {2}", [what, low, high])


class Fixed(Amount):
    def __init__(self, n: int) -> None:
        self.n = n
        self.needs = NEEDS_NOTHING

    def value(self, s: State, sc: Scope) -> int:
        return self.n

    def least(self) -> int:
        return self.n


class CountOf(Amount):
    """How many cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads
        self.needs = cards.needs

    def value(self, s: State, sc: Scope) -> int:
        return self.cards.count(s, sc)

    def least(self) -> int:
        return 0


class SumOf(Amount):
    """The sum of a number over cards."""

    def __init__(self, cards: Cards, attribute: int) -> None:
        self.cards = cards
        self.attribute = attribute
        self.reads = cards.reads | reads_number(attribute)
        self.needs = cards.needs

    def value(self, s: State, sc: Scope) -> int:
        total = 0
        for ref in self.cards.judged(s, sc):
            total += s.face_of(ref).nums[self.attribute]
        return bounded(total)


class Per(Amount):
    """So much for every full `each` of another amount."""

    def __init__(self, of: Amount, each: int, times: int) -> None:
        self.of = of
        self.each = each
        self.times = times
        self.reads = of.reads
        self.needs = of.needs

    def value(self, s: State, sc: Scope) -> int:
        n = self.of.value(s, sc)
        return bounded(n // self.each * self.times) if n > 0 else 0

    def least(self) -> int:
        return 0 if self.times >= 0 else -1


class Sum(Amount):
    def __init__(self, parts: list[Amount]) -> None:
        self.parts = parts
        for part in parts:
            self.reads |= part.reads
        self.needs = NEEDS_NOTHING
        for part in parts:
            self.needs |= part.needs

    def value(self, s: State, sc: Scope) -> int:
        total = 0
        for part in self.parts:
            total += part.value(s, sc)
        return bounded(total)


class Number(Amount):
    """A number that the effect has kept."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.needs = NEEDS_NOTHING

    def value(self, s: State, sc: Scope) -> int:
        return sc.number(self.index)


class EventNumber(Amount):
    needs = NEEDS_NOTHING

    def value(self, s: State, sc: Scope) -> int:
        return sc.event.number if sc.event is not None else 0
