"""What card texts ask of cards and players: circles, sides, souls, names, who battles, T-rank."""

from __future__ import annotations

from kirifuda.games.luck_and_logic.battle import law_now
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.zones import (
    AREAS,
    BATTLE,
    CIRCLE,
    COLOURS,
    GATE,
    NAME,
    NEEDS_COUNTS,
    NEEDS_DOWN,
    NEEDS_HOSTS,
    NEEDS_PLACES,
    PARADOX_ZONE,
    SET,
    SOUL,
    TITLE,
    behind,
    circles_of,
    neighbours,
    opposite,
)
from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.terms import Amount, Cards, Filter, In, Where
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.errors import Said
from kirifuda.kernel.events.moving import sight
from kirifuda.kernel.position.needs import (
    NEEDS_ACTION,
    NEEDS_NOTHING,
    NEEDS_TIME,
    READS_WORDS,
    zone_needs,
)
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State


def area_of(s: State, ref: int) -> int:
    """The circles (bits) of a card on the field, or those that it last was on (9.11.1)."""
    spot = -1
    if s.alive(ref):
        spot = s.spot[ref & CARD_MASK]
    else:
        info = s.last_of(ref)
        if info is not None:
            spot = info.spot
    return AREAS[spot] if spot >= 0 else 0


def seat_of(s: State, ref: int) -> int:
    """Whose circles a card is or was on."""
    return s.master_of(ref)


# -- circles (4.4) -----------------------------------------------------------------------------


class OnCircles(Filter):
    """4.4.2.3, 2.10.3: stands on one of these circles (bits)."""

    def __init__(self, circles: int) -> None:
        self.circles = circles
        self.needs = NEEDS_PLACES

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return area_of(s, ref) & self.circles != 0

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("stand on such a circle as the text tells")


class NextTo(Filter):
    """4.4.4: is adjacent to one of some cards, also across the table (4.4.4.3)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads
        self.needs = cards.needs | NEEDS_PLACES

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        area = area_of(s, ref)
        for other in self.cards.judged(s, sc):
            if other == ref:
                continue
            there = area_of(s, other)
            same = seat_of(s, other) == seat_of(s, ref)
            if area & (neighbours(there) if same else opposite(there)):
                return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be adjacent to the card that the text tells")


class InColumnOf(Filter):
    """4.4.3.3: is behind one of some cards (1), or before it (0)."""

    def __init__(self, cards: Cards, back: int) -> None:
        self.cards = cards
        self.back = back
        self.reads = cards.reads
        self.needs = cards.needs | NEEDS_PLACES

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        area = area_of(s, ref)
        for other in self.cards.judged(s, sc):
            if other == ref or seat_of(s, other) != seat_of(s, ref):
                continue
            for circle in circles_of(area_of(s, other)):
                if (circle < 3) == (self.back == 1) and area >> behind(circle) & 1:
                    return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be behind the card that the text tells" if self.back else "be before it")


class InRowOf(Filter):
    """4.4.2.1: is in the row of one of some cards, the front or the back one."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads
        self.needs = cards.needs | NEEDS_PLACES

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        rows = {circle // 3 for circle in circles_of(area_of(s, ref))}
        for other in self.cards.judged(s, sc):
            if other != ref and rows & {circle // 3 for circle in circles_of(area_of(s, other))}:
                return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be in the row of the card that the text tells")


class SharesCircle(Filter):
    """4.3.2, 4.4.2.2: is on a circle of one of some cards, or in its gate zone."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads
        self.needs = cards.needs | NEEDS_PLACES

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        area = area_of(s, ref)
        for other in self.cards.judged(s, sc):
            if seat_of(s, other) == seat_of(s, ref) and area_of(s, other) & area:
                return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be on a circle of the card that the text tells")


class OnAttacked(Filter):
    """8.2.6.3: is on the attacked circle, or in its gate zone."""

    def __init__(self) -> None:
        self.needs = NEEDS_PLACES | NEEDS_ACTION

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        if s.target < 0 or seat_of(s, ref) == s.turn_seat:
            return False
        return area_of(s, ref) >> s.target & 1 != 0

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be on the attacked circle")


class Such(Where):
    """Those of other cards that are, or last were where they have left (9.11.1), such as told."""

    def refs(self, s: State, sc: Scope) -> list[int]:
        by = self.cards.judged(s, sc)
        found = self.cards.refs(s, sc)
        return [r for i, r in enumerate(found) if self.filter.holds(s, sc, by[i])]

    def judged(self, s: State, sc: Scope) -> list[int]:
        return [by for by in self.cards.judged(s, sc) if self.filter.holds(s, sc, by)]

    def wide(self, s: State, sc: Scope) -> list[int]:
        return self.refs(s, sc)


# -- sides, souls, set cards -------------------------------------------------------------------


class Lying(Filter):
    """4.1.3.2: lies face up (0) or face down (1), or did so when it left the field (9.11.1)."""

    def __init__(self, down: int) -> None:
        self.down = down
        self.needs = NEEDS_DOWN

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        down = s.down[ref & CARD_MASK]
        if not s.alive(ref):
            info = s.last_of(ref)
            if info is not None:
                down = 0 if info.face.names else 1  # 4.1.3.2.2: face down it had no name
        return down == self.down

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("lie face down" if self.down else "lie face up")


class Reached(Filter):
    """4.1.3.2.2.1: lies face up, or among the gates: so that something is given to it by an effect
    that does not speak of face-down cards."""

    def __init__(self) -> None:
        self.needs = NEEDS_DOWN

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        card = ref & CARD_MASK
        return not s.down[card] or s.zone[card] == GATE


class HasStatus(Filter):
    """Is set (5.24.1), came by make (11.11.3); or was so when it left the field (9.11.1)."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.needs = NEEDS_HOSTS | zone_needs(1 << CIRCLE)

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        status = s.status[ref & CARD_MASK]
        if not s.alive(ref):
            info = s.last_of(ref)
            if info is not None:
                status = info.status
        return status & self.status != 0


class Souled(Filter):
    """4.15.2: has a soul."""

    def __init__(self) -> None:
        self.needs = NEEDS_HOSTS | zone_needs(1 << SOUL)

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        return len(souls_of(s, ref)) > 0

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("have a soul")


def souls_of(t: Table, ref: int) -> list[int]:
    """4.15.2.1: the souls of a member; of one that has left, those that left with it (12.2.2.1)."""
    card = ref & CARD_MASK
    alive = t.alive(ref)
    if alive and t.zone[card] == CIRCLE:
        return [t.refs[soul] for soul in t.souls(card)]
    out: list[int] = []
    gone = t.gone_souls
    for i in range(0, len(gone), 2):
        if gone[i] == ref or (alive and gone[i] & CARD_MASK == card):
            out.append(gone[i + 1])
    return out


class WasSoulOf(Filter):
    """Is a soul of one of some cards, or was one and has just left (9.7.4)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = READS_WORDS
        self.needs = cards.needs | NEEDS_HOSTS | zone_needs(1 << SOUL)

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        gone = s.gone_souls
        for host in self.cards.refs(s, sc):
            if ref in souls_of(s, host):
                return True
            for i in range(0, len(gone), 2):
                if gone[i] in (host, -1 - host) and gone[i + 1] & CARD_MASK == ref & CARD_MASK:
                    return True
        return False


class SoulsOf(Cards):
    """The souls of members."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads
        self.needs = cards.needs | NEEDS_HOSTS | zone_needs(1 << SOUL)

    def spread(self, own: int) -> int:
        return 1 << SOUL

    def refs(self, s: State, sc: Scope) -> list[int]:
        assert isinstance(s, Table)
        out: list[int] = []
        for ref in self.cards.judged(s, sc):
            out.extend(souls_of(s, ref))
        return out


class HostOf(Cards):
    """The member that has one of some cards as its soul, or on which it is set."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads
        self.needs = cards.needs | NEEDS_HOSTS

    def refs(self, s: State, sc: Scope) -> list[int]:
        out: list[int] = []
        for ref in self.cards.refs(s, sc):
            if s.alive(ref):
                host = s.host[ref & CARD_MASK]
                if host >= 0 and s.refs[host] not in out:
                    out.append(s.refs[host])
        return out


class SetOn(Filter):
    """5.24.1: is set on one of some cards, or was so when it left the field (9.11.1)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads
        self.needs = cards.needs | NEEDS_HOSTS

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        card = ref & CARD_MASK
        info = None if s.alive(ref) else s.last_of(ref)
        if info is not None:
            return info.status & SET != 0 and info.host in self.cards.refs(s, sc)
        if not s.status[card] & SET or s.zone[card] != CIRCLE or s.host[card] < 0:
            return False
        return s.refs[s.host[card]] in self.cards.refs(s, sc)

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be set on the card that the text tells")


# -- names (2.1) -------------------------------------------------------------------------------


class Known(Filter):
    """2.1.3: has that as its card name, its title or one of its names."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.reads = READS_WORDS
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        face = s.worded(ref)
        if self.name in face.names:
            return True
        return NAME + self.name in face.traits or TITLE + self.name in face.traits

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be called 《{0}》", [self.name])


class NameHas(Filter):
    """2.1.2: has words in one of its names."""

    def __init__(self, words: str) -> None:
        self.words = words
        self.reads = READS_WORDS
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        for trait in s.worded(ref).traits:
            if trait.startswith(NAME) and self.words in trait[1:]:
                return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("have 《{0}》 in its name", [self.words])


class SameName(Filter):
    """2.1.2: has one of the names of some cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = READS_WORDS | cards.reads
        self.needs = cards.needs

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        mine = s.worded(ref).traits
        for other in self.cards.judged(s, sc):
            for trait in s.worded(other).traits:
                if trait.startswith(NAME) and trait in mine:
                    return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("have the same name")


# -- who battles (8.2) -------------------------------------------------------------------------


class Attacker(Cards):
    """8.2.9: the attacking member."""

    needs = NEEDS_ACTION

    def spread(self, own: int) -> int:
        return 1 << CIRCLE

    def refs(self, s: State, sc: Scope) -> list[int]:
        assert isinstance(s, Table)
        card = s.attacking()
        return [s.refs[card]] if card >= 0 else []


class Defender(Cards):
    """8.2.11.1: the defending member."""

    needs = NEEDS_ACTION

    def spread(self, own: int) -> int:
        return 1 << CIRCLE

    def refs(self, s: State, sc: Scope) -> list[int]:
        assert isinstance(s, Table)
        card = s.defending()
        return [s.refs[card]] if card >= 0 else []


class Fighter(Cards):
    """8.2.9.1, 8.2.11.1.1: the battling members of players."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.needs = NEEDS_ACTION

    def spread(self, own: int) -> int:
        return 1 << CIRCLE

    def refs(self, s: State, sc: Scope) -> list[int]:
        assert isinstance(s, Table)
        out: list[int] = []
        if s.battling:
            for seat in self.who.seats(s, sc):
                card = s.fighter(seat)
                if card >= 0:
                    out.append(s.refs[card])
        return out


class Battling(Condition):
    """8.2.9.1, 8.2.11.1.1: one of some cards is in battle."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads
        self.needs = cards.needs | NEEDS_ACTION

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        if not s.battling:
            return False
        for ref in self.cards.refs(s, sc):
            card = ref & CARD_MASK
            if s.alive(ref) and (card == s.attacking() or card == s.defending()):
                return True
        return False


class InBattle(Filter):
    """8.2.9.1, 8.2.11.1.1: attacks or defends now."""

    def __init__(self) -> None:
        self.needs = NEEDS_ACTION

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        card = ref & CARD_MASK
        return s.battling == 1 and s.alive(ref) and card in (s.attacking(), s.defending())

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be in battle")


class OpposedTo(Cards):
    """8.2.11.3: the member that one of some cards battles."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads
        self.needs = cards.needs | NEEDS_ACTION

    def spread(self, own: int) -> int:
        return 1 << CIRCLE

    def refs(self, s: State, sc: Scope) -> list[int]:
        assert isinstance(s, Table)
        if not s.battling:
            return []
        one, other = s.attacking(), s.defending()
        for ref in self.cards.refs(s, sc):
            card = ref & CARD_MASK
            if s.alive(ref) and card in (one, other) and one >= 0 and other >= 0:
                return [s.refs[other if card == one else one]]
        return []


class LawIs(Condition):
    """8.5.3.4: the battle is decided by a law."""

    def __init__(self, law: int) -> None:
        self.law = law
        self.needs = NEEDS_DOWN | zone_needs(1 << BATTLE | 1 << PARADOX_ZONE)

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return law_now(s) == self.law


# -- players -----------------------------------------------------------------------------------


class Rank(Amount):
    """5.35.1: how often a player has united members in this game."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.needs = NEEDS_COUNTS

    def value(self, s: State, sc: Scope) -> int:
        assert isinstance(s, Table)
        return s.ranks[self.who.one(s, sc)]

    def least(self) -> int:
        return 0


class Colours(Amount):
    """2.7: how many colours some cards have, all together."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads | READS_WORDS
        self.needs = cards.needs | NEEDS_DOWN

    def value(self, s: State, sc: Scope) -> int:
        bits = 0
        for ref in self.cards.refs(s, sc):
            bits |= s.worded(ref).kinds & COLOURS
        return bits.bit_count()


class TurnNow(Amount):
    """The number of the turn."""

    needs = NEEDS_TIME

    def value(self, s: State, sc: Scope) -> int:
        return s.turn


class LaterTurn(Condition):
    """The turn that was kept as a number is over."""

    def __init__(self, since: int) -> None:
        self.since = since
        self.needs = NEEDS_TIME

    def true(self, s: State, sc: Scope) -> bool:
        return s.turn > sc.number(self.since)


class InPhase(Condition):
    """It is a phase of the turn."""

    def __init__(self, phase: int) -> None:
        self.phase = phase
        self.needs = NEEDS_TIME

    def true(self, s: State, sc: Scope) -> bool:
        return s.phase == self.phase


class WholeGates(Amount):
    """How many gates of a player are unbroken (11.3.1)."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.needs = NEEDS_DOWN | zone_needs(1 << GATE)

    def value(self, s: State, sc: Scope) -> int:
        assert isinstance(s, Table)
        return s.whole_gates(self.who.one(s, sc))


class Supposed(Cards):
    """9.6.3.1.4: cards of hidden zones among which a player chooses: those that are meant, and
    those of which the player cannot tell."""

    def __init__(self, meant: In, who: Who) -> None:
        self.meant = meant
        self.every = In(meant.who, meant.zones)
        self.who = who
        self.reads = meant.reads
        self.needs = meant.needs

    def refs(self, s: State, sc: Scope) -> list[int]:
        seat = self.who.one(s, sc)
        like = self.meant.filter
        out: list[int] = []
        for ref in self.every.refs(s, sc):
            unseen = not sight(s, ref & CARD_MASK) >> seat & 1
            if unseen or like is None or like.holds(s, sc, ref):
                out.append(ref)
        return out

    def wide(self, s: State, sc: Scope) -> list[int]:
        return self.meant.wide(s, sc)

    def spelled(self) -> Cards:
        return self.meant


class Nth(Cards):
    """One of some cards, by its place among them."""

    def __init__(self, cards: Cards, place: int) -> None:
        self.cards = cards
        self.place = place
        self.reads = cards.reads
        self.needs = cards.needs

    def refs(self, s: State, sc: Scope) -> list[int]:
        found = self.cards.refs(s, sc)
        return found[self.place : self.place + 1] if len(found) == 2 else []


class FirstFew(Cards):
    """The first so many of some cards: of the stock, the topmost (4.8.1.2)."""

    def __init__(self, cards: Cards, amount: Amount) -> None:
        self.cards = cards
        self.amount = amount
        self.reads = cards.reads | amount.reads
        self.needs = cards.needs | amount.needs

    def refs(self, s: State, sc: Scope) -> list[int]:
        return self.cards.refs(s, sc)[: max(0, self.amount.value(s, sc))]


class Took(Condition):
    """Whether a seat, kept as a number, is among those kept as bits (of who has chosen, 1.3.4)."""

    def __init__(self, taken: int, seat: int) -> None:
        self.taken = taken
        self.seat = seat
        self.needs = NEEDS_NOTHING

    def true(self, s: State, sc: Scope) -> bool:
        return sc.number(self.taken) >> sc.number(self.seat) & 1 == 1
