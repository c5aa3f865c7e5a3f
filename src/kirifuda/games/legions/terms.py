"""Terms of Legions!: what its texts ask about cards, lanes, cores and life."""

from __future__ import annotations

from typing import Final

from kirifuda.games.legions.table import Table, adjacent, opposite
from kirifuda.games.legions.zones import (
    ATK,
    BEARERS,
    CATEGORIES,
    CENTRE,
    COST,
    EXCLUDED,
    FIELD,
    HAND,
    HP,
    MASTER,
    MINIONS,
    NEEDS_CORES,
    NEEDS_DOWN,
    NEEDS_LANES,
    NEEDS_LIFE,
    NEEDS_UNABLE,
    UNABLE,
)
from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.terms import Amount, Cards, Filter, Value, span, unknown
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.errors import Said
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.needs import (
    NEEDS_DAMAGE,
    NEEDS_NOTHING,
    READS_NUMBERS,
    READS_WORDS,
    zone_needs,
)
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.layers import NUMBERS, WORDS, Modifier


def zone_of(s: State, ref: int) -> int:
    """The zone of a card, or the one in which it last was under this reference."""
    if s.alive(ref):
        return s.zone[ref & CARD_MASK]
    info = s.last_of(ref)
    return info.zone if info is not None else 0


def lane_of(s: State, ref: int) -> int:
    """18-3: the lane of a card on the field as seat 0 counts lanes; -1: it is in none."""
    card = ref & CARD_MASK
    zone = zone_of(s, ref)
    if not FIELD >> zone & 1:
        return -1
    lane = CENTRE
    if zone == MINIONS:
        if s.alive(ref):
            lane = s.spot[card]
        else:
            info = s.last_of(ref)
            lane = info.spot if info is not None else CENTRE
    return lane if s.pool.owner[card] == 0 else opposite(lane)


def lane_left(s: State, ref: int) -> int:
    """The lane of a card that speaks of where it is or was: who has left the field is asked of
    there (36-1: it may have triggered so, or have paid with itself)."""
    found = lane_of(s, ref)
    if found >= 0:
        return found
    for info in reversed(s.last):
        if info.ref & CARD_MASK == ref & CARD_MASK:
            return lane_of(s, info.ref)
    return -1


NONE: Final = "none"  # a value that a card has not


class InLane(Filter):
    """18-2 to 18-4: is in a lane, as its own player counts.

    `mine`: as the effect's player counts; it is then the lane that both players share (18-1).
    """

    about = "lane"

    def __init__(self, lane: int, mine: bool) -> None:
        self.lane = lane
        self.mine = mine
        self.needs = NEEDS_LANES | zone_needs(FIELD)

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        seat = sc.master if self.mine else s.pool.owner[ref & CARD_MASK]
        return lane_of(s, ref) == (self.lane if seat == 0 else opposite(self.lane))

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be in such a lane as the text tells")


class Beside(Filter):
    """Is in the same lane as another card, or in one next to it (18-1, 18-5)."""

    about = "lane"

    def __init__(self, cards: Cards, near: bool) -> None:
        self.cards = cards
        self.near = near
        self.reads = cards.reads
        self.needs = cards.needs | NEEDS_LANES | zone_needs(FIELD)

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        lane = lane_of(s, ref)
        if lane < 0:
            return False
        for other in self.cards.refs(s, sc):
            there = lane_left(s, other)
            if there >= 0 and (adjacent(lane, there) if self.near else lane == there):
                return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be in a lane beside the card" if self.near else "be in the lane of the card")


class OnField(Filter):
    """Is on the field (17-10), or was when it was last seen under this reference."""

    about = "unit"

    def __init__(self) -> None:
        self.needs = zone_needs(FIELD)

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return bool(FIELD >> zone_of(s, ref) & 1)

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be on the field")


class InZones(Filter):
    """Is in one of certain zones (bits), of these players."""

    def __init__(self, who: Who | None, zones: int) -> None:
        self.who = who
        self.zones = zones
        self.needs = zone_needs(zones)

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        if self.who is not None and s.pool.owner[ref & CARD_MASK] not in self.who.seats(s, sc):
            return False
        return bool(self.zones >> zone_of(s, ref) & 1)


class Symbols(Filter):
    """06-1a: bears so many colour symbols."""

    about = "symbols"

    def __init__(self, colours: int, count: int) -> None:
        self.colours = colours
        self.count = count
        self.reads = READS_WORDS
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        bits = s.face_of(ref).kinds & self.colours
        n = 0
        while bits:
            n += bits & 1
            bits >>= 1
        return n == self.count

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("bear {0} colour symbols", [self.count])


class Reversed(Filter):
    """16-3, 16-4: lies reversed (1) or open (0)."""

    about = "turned"

    def __init__(self, down: int) -> None:
        self.down = down
        self.needs = NEEDS_DOWN

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        card = ref & CARD_MASK
        turned = 1 if s.down[card] and s.zone[card] != MASTER else 0
        return turned == self.down

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be in reverse state" if self.down else "be open")


class Visible(Filter):
    """17-18: nobody knows what a card is that was excluded face down."""

    def __init__(self) -> None:
        self.needs = NEEDS_DOWN

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        card = ref & CARD_MASK
        return not s.down[card] or s.zone[card] != EXCLUDED


class Unable(Filter):
    """29-1: is unable to act."""

    about = "unable"

    def __init__(self) -> None:
        self.needs = NEEDS_UNABLE | zone_needs(FIELD)

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return s.alive(ref) and s.status[ref & CARD_MASK] & UNABLE != 0

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be unable to act")


class Damaged(Filter):
    """11-3: has taken damage in this turn."""

    about = "damage"

    def __init__(self) -> None:
        self.needs = NEEDS_DAMAGE

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return s.alive(ref) and s.damage[ref & CARD_MASK] > 0

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("have damage")


def has_value(s: State, ref: int, attribute: int) -> bool:
    """14-3f to 14-3j: whether a card has a number at all: by its category.

    16-3d: in reverse state it costs 0. 38-9: a master that attacks by an effect has an ATK.
    """
    if attribute >= len(BEARERS):
        return True
    kinds = s.worded(ref).kinds
    if not kinds & CATEGORIES:
        return attribute == COST
    if kinds & BEARERS[attribute]:
        return True
    assert isinstance(s, Table)
    return attribute == ATK and bool(s.raid) and s.raid[0] == ref & CARD_MASK


class HasValue(Filter):
    """Has a number."""

    def __init__(self, attribute: int) -> None:
        self.attribute = attribute
        self.reads = READS_WORDS
        self.needs = NEEDS_DOWN

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return has_value(s, ref, self.attribute)


class Measured(Value):
    """A number that the card has lies between two amounts (bounds included).

    Who has no such number is neither below nor above any (14-3h, 14-3i).
    """

    def __init__(self, attribute: int, least: Amount | None, most: Amount | None) -> None:
        super().__init__(attribute, least, most)
        self.reads |= READS_WORDS
        self.needs |= NEEDS_DOWN

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return has_value(s, ref, self.attribute) and super().holds(s, sc, ref)

    def shows(self, s: State, sc: Scope, ref: int) -> str:
        return super().shows(s, sc, ref) if has_value(s, ref, self.attribute) else NONE


def hit_points(s: State, ref: int) -> int:
    """11-3: HP less what damage has taken; not below 0 (10-2)."""
    left = s.face_of(ref).nums[HP]
    if s.alive(ref):
        left -= s.damage[ref & CARD_MASK]
    else:
        info = s.last_of(ref)
        if info is not None:
            left -= info.damage
    return max(left, 0)  # 10-2


class HitPoints(Filter):
    """The HP that is left lies between two amounts (bounds included)."""

    about = "hp"

    def __init__(self, least: Amount | None, most: Amount | None) -> None:
        self.least = least
        self.most = most
        self.reads = READS_NUMBERS | READS_WORDS
        self.needs = NEEDS_DAMAGE | NEEDS_DOWN
        for bound in (least, most):
            if bound is not None:
                self.needs |= bound.needs

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        if not has_value(s, ref, HP):
            return False  # 14-3i
        n = hit_points(s, ref)
        if self.least is not None and n < self.least.value(s, sc):
            return False
        return self.most is None or n <= self.most.value(s, sc)

    def shows(self, s: State, sc: Scope, ref: int) -> str:
        return str(hit_points(s, ref)) if has_value(s, ref, HP) else NONE

    def wants(self, s: State, sc: Scope) -> Said:
        return span(s, sc, "hp", self.least, self.most)


class Utmost(Filter):
    """None of certain cards has more (or less) of a number; who has no such number is not asked.

    `among`: those cards, told once it is known of which group it is asked.
    """

    def __init__(self, attribute: int, highest: bool) -> None:
        self.attribute = attribute
        self.highest = highest
        self.among: Cards | None = None
        self.reads = READS_NUMBERS | READS_WORDS
        self.needs = NEEDS_DAMAGE | NEEDS_DOWN

    def measure(self, s: State, ref: int) -> int:
        return hit_points(s, ref) if self.attribute == HP else s.face_of(ref).nums[self.attribute]

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        if not has_value(s, ref, self.attribute):
            return False
        mine = self.measure(s, ref)
        assert self.among is not None
        for other in self.among.refs(s, sc):
            if has_value(s, other, self.attribute):
                n = self.measure(s, other)
                if (n > mine) if self.highest else (n < mine):
                    return False
        return True

    def shows(self, s: State, sc: Scope, ref: int) -> str:
        return str(self.measure(s, ref)) if has_value(s, ref, self.attribute) else "none"

    def wants(self, s: State, sc: Scope) -> Said:
        name = s.pool.rules.attributes[self.attribute]
        return Said("have the highest {0}" if self.highest else "have the lowest {0}", [name])


class Battling(Cards):
    """The attacking unit of the battle under way, or its target (34-2).

    `own`: only if the card with the ability is the attacking unit.
    """

    single = True

    def __init__(self, attacker: bool, own: bool = False) -> None:
        self.attacker = attacker
        self.mine = own

    def refs(self, s: State, sc: Scope) -> list[int]:
        assert isinstance(s, Table)
        if self.mine and s.attacker != sc.source:
            return []
        ref = s.attacker if self.attacker else s.target
        return [ref] if ref >= 0 and s.alive(ref) else []


class InSight(Cards):
    """Cards of a hidden zone that can be chosen: who sees them chooses among those that are meant,
    who does not among all of them (01-8)."""

    def __init__(self, meant: Cards, everything: Cards) -> None:
        self.meant = meant
        self.everything = everything
        self.reads = meant.reads
        self.needs = meant.needs

    def unseen(self, s: State, sc: Scope) -> bool:
        """Whether who chooses does not know which cards these are."""
        chooser = s.pool.rules.chooser(s, sc.master)
        for ref in self.everything.refs(s, sc):
            card = ref & CARD_MASK
            if s.pool.owner[card] != chooser and not s.known[card] >> chooser & 1:
                return True
        return False

    def held(self, s: State, sc: Scope) -> bool:
        """32-4, 35-9 before 17-9: whether they lie in the hand of who chooses, or all see them: the
        rules know which cards those are."""
        chooser = s.pool.rules.chooser(s, sc.master)
        for ref in self.everything.refs(s, sc):
            card = ref & CARD_MASK
            if unknown(s, card) and (s.zone[card] != HAND or s.pool.owner[card] != chooser):
                return False
        return True

    def refs(self, s: State, sc: Scope) -> list[int]:
        return self.everything.refs(s, sc) if self.unseen(s, sc) else self.meant.refs(s, sc)

    def wide(self, s: State, sc: Scope) -> list[int]:
        return self.meant.wide(s, sc)

    def spelled(self) -> Cards:
        return self.meant


class Life(Amount):
    """08-1: a player's life."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.needs = NEEDS_LIFE

    def value(self, s: State, sc: Scope) -> int:
        assert isinstance(s, Table)
        return s.life[self.who.one(s, sc)]

    def least(self) -> int:
        return 0


class CoresInZone(Amount):
    """07-2: the cores in a player's core zone; `place`: those in one of its areas."""

    def __init__(self, who: Who, place: int = -1) -> None:
        self.who = who
        self.place = place
        self.needs = NEEDS_CORES

    def value(self, s: State, sc: Scope) -> int:
        assert isinstance(s, Table)
        seat = self.who.one(s, sc)
        return s.core_zone(seat) if self.place < 0 else s.core(seat, self.place)

    def least(self) -> int:
        return 0


class HitPointsOf(Amount):
    """The HP that cards have left."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads | READS_NUMBERS
        self.needs = cards.needs | NEEDS_DAMAGE

    def value(self, s: State, sc: Scope) -> int:
        total = 0
        for ref in self.cards.refs(s, sc):
            total += hit_points(s, ref)
        return total


class Half(Amount):
    """05-2: half of another amount, rounded up unless the text says down."""

    def __init__(self, of: Amount, down: bool) -> None:
        self.of = of
        self.down = down
        self.reads = of.reads
        self.needs = of.needs

    def value(self, s: State, sc: Scope) -> int:
        n = self.of.value(s, sc)
        return n // 2 if self.down else (n + 1) // 2


class Awake(Condition):
    """20-1: the master of each of these players shows its awakened side."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.needs = NEEDS_DOWN

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        for seat in self.who.seats(s, sc):
            if not s.awake(seat):
                return False
        return True


class Broke(Condition):
    """One of certain units is no longer a unit: it broke by what was done just before."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        for ref in self.cards.refs(s, sc):
            if not s.unit_ref(ref):
                return True
        return False


class LoseMarks(Modifier):
    """Takes keywords without a number away (bits)."""

    def __init__(self, target: Cards, marks: int) -> None:
        super().__init__(WORDS, target)
        self.marks = marks

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.marks &= ~self.marks


class LoseNumber(Modifier):
    """Takes a keyword with a number away."""

    def __init__(self, target: Cards, attribute: int) -> None:
        super().__init__(NUMBERS, target)
        self.attribute = attribute

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.nums[self.attribute] = 0

    def lowers(self, attribute: int) -> bool:
        return self.attribute == attribute

    def changes(self, attribute: int) -> bool:
        return self.attribute == attribute


class Purse(Amount):
    """30-2: the master points that a player could pay, cores included (07-4)."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.needs = NEEDS_CORES

    def value(self, s: State, sc: Scope) -> int:
        assert isinstance(s, Table)
        return s.purse(self.who.one(s, sc))


class BitSet(Condition):
    """A bit of a number that the effect has kept is set (an option that was chosen)."""

    def __init__(self, index: int, bit: int) -> None:
        self.index = index
        self.bit = bit
        self.needs = NEEDS_NOTHING

    def true(self, s: State, sc: Scope) -> bool:
        return sc.number(self.index) >> self.bit & 1 != 0
