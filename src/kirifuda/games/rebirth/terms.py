"""Questions that only Rebirth for you asks: attacks, phases, Re-combo, full power, checks."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.rebirth.rulings import COMBO, COMBO_ALSO, NO_RECOVERING, is_partner_attack
from kirifuda.games.rebirth.table import NOT_COUNTED, Table
from kirifuda.games.rebirth.zones import (
    ENERGY,
    ENTRY,
    KINDS,
    MEMBER,
    PARTNER,
    REBIRTH,
    REBIRTH_CARD,
    RETIRE,
    SOUL,
)
from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.terms import All, Amount, Cards, Filter, In, Kind, Located, Not
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.errors import Said
from kirifuda.kernel.position.needs import (
    NEEDS_ACTION,
    NEEDS_DAMAGE,
    NEEDS_NOTHING,
    NEEDS_TIME,
    READS_NUMBERS,
    READS_WORDS,
    zone_needs,
)
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.rulings import barred, in_force


class EnergyCards(Cards):
    """4.6.3, 4.6.4: cards in the energy zone that are partners (1), or are not (0)."""

    def __init__(self, who: Who, partners: int, filter: Filter | None = None) -> None:
        self.who = who
        self.partners = partners
        self.filter = filter
        self.reads = READS_WORDS | (filter.reads if filter is not None else 0)
        self.needs = zone_needs(1 << ENERGY) | (filter.needs if filter is not None else 0)

    def refs(self, s: State, sc: Scope) -> list[int]:
        out: list[int] = []
        for seat in self.who.seats(s, sc):
            for card in s.zones[seat * KINDS + ENERGY]:
                ref = s.refs[card]
                if (s.worded(ref).kinds & PARTNER != 0) == (self.partners == 1):
                    if self.filter is None or self.filter.holds(s, sc, ref):
                        out.append(ref)
        return out

    def wide(self, s: State, sc: Scope) -> list[int]:
        if self.filter is None or self.partners == 1:
            return self.refs(s, sc)
        return EnergyCards(self.who, self.partners).refs(s, sc)

    def spread(self, own: int) -> int:
        return 1 << ENERGY

    def spelled(self) -> Cards:
        partner = Kind(PARTNER)
        parts: list[Filter] = [partner if self.partners else Not(partner)]
        if self.filter is not None:
            parts.append(self.filter)
        return In(self.who, [ENERGY], All(parts))


class Recoverable(In):
    """The retired cards of a player who can recover."""

    def __init__(self, who: Who) -> None:
        super().__init__(who, [RETIRE])

    def refs(self, s: State, sc: Scope) -> list[int]:
        if barred(s, NO_RECOVERING, self.who.one(s, sc)):
            return []
        return super().refs(s, sc)  # 5.16.1

    def count(self, s: State, sc: Scope, enough: i64 = -1) -> i64:
        return 0 if barred(s, NO_RECOVERING, self.who.one(s, sc)) else super().count(s, sc, enough)


class EmptySlots(Amount):
    """4.5.3.2.1: how many member slots are empty."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.needs = zone_needs(1 << MEMBER)

    def value(self, s: State, sc: Scope) -> int:
        assert isinstance(s, Table)
        total = 0
        for seat in self.who.seats(s, sc):
            total += len(s.empty_slots(seat))
        return total


class Attacker(Cards):
    """The attacking character (8.2.4.3)."""

    needs = zone_needs(1 << ENTRY) | NEEDS_ACTION

    def refs(self, s: State, sc: Scope) -> list[int]:
        assert isinstance(s, Table)
        card = s.attacker()
        return [s.refs[card]] if card >= 0 else []


class Attacked(Cards):
    """The attacked character (8.2.4.3)."""

    needs = zone_needs(1 << ENTRY) | NEEDS_ACTION

    def refs(self, s: State, sc: Scope) -> list[int]:
        assert isinstance(s, Table)
        card = s.attacked()
        return [s.refs[card]] if card >= 0 else []


class Supporter(Cards):
    """The supporting character (8.2.4.3), even if it has left since."""

    needs = NEEDS_ACTION

    def refs(self, s: State, sc: Scope) -> list[int]:
        assert isinstance(s, Table)
        return [s.supporter] if s.attacking and s.supporter >= 0 else []


class BlockedCharacter(Cards):
    """The blocked character (8.3.3.2)."""

    needs = NEEDS_ACTION

    def refs(self, s: State, sc: Scope) -> list[int]:
        assert isinstance(s, Table)
        return [s.blocked] if s.blocked >= 0 else []


class Combo(Condition):
    """11.5: a Rebirth card (with the words of one of these in its name) is set."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.reads = READS_WORDS
        self.needs = zone_needs(1 << REBIRTH)

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        for card in s.zones[sc.master * KINDS + REBIRTH]:
            face = s.worded(s.refs[card])
            if face.kinds & REBIRTH_CARD:
                if not self.names:
                    return True
                for name in face.names:
                    for words in self.names:
                        if words in name:  # 11.5.4: one card is enough
                            return True
        if s.asking or sc.source < 0 or not s.alive(sc.source):
            return False
        if not s.pool.rules_changed:
            return False
        # an effect may say that the condition is met; not one that depends on such a condition
        s.asking = True
        met = self.by_effect(s, sc)
        s.asking = False
        return met

    def by_effect(self, s: Table, sc: Scope) -> bool:
        card = sc.source & CARD_MASK
        if barred(s, COMBO, sc.master, card):
            return True
        for found in in_force(s, COMBO_ALSO):
            if found.about(s, card):
                for other in s.zones[sc.master * KINDS + REBIRTH]:
                    if s.face(other).kinds & REBIRTH_CARD and found.admits(s, other):
                        return True
        return False


class FullPower(Condition):
    """11.7: members and retired cards (that meet a filter) are at least so many."""

    def __init__(self, level: int, filter: Filter | None) -> None:
        self.level = level
        self.filter = filter
        self.reads = filter.reads if filter is not None else 0
        self.needs = zone_needs(1 << MEMBER | 1 << RETIRE)
        if filter is not None:
            self.needs |= filter.needs

    def true(self, s: State, sc: Scope) -> bool:
        members = s.zones[sc.master * KINDS + MEMBER]
        retired = s.zones[sc.master * KINDS + RETIRE]
        if len(members) + len(retired) < self.level:
            return False
        found = 0
        for card in members:
            ref = s.refs[card]
            if not s.worded(ref).marks & NOT_COUNTED:
                # 11.7.3.1: of several things told, a card need have one, and counts once
                if self.filter is None or self.filter.holds(s, sc, ref):
                    found += 1
        for card in retired:
            if self.filter is None or self.filter.holds(s, sc, s.refs[card]):
                found += 1
        return found >= self.level


class NthAttackOf(Condition):
    """An attack is under way, by one of the cards, and it is its nth in this turn (0: any)."""

    def __init__(self, cards: Cards, n: int) -> None:
        self.cards = cards
        self.n = n
        self.reads = cards.reads
        self.needs = cards.needs | zone_needs(1 << ENTRY) | NEEDS_ACTION | NEEDS_TIME

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        if not s.attacking or s.attacker() < 0:
            return False
        me = s.refs[s.attacker()]
        if me not in self.cards.refs(s, sc):
            return False
        return not self.n or s.attacks.count(me) == self.n


class NthAttackBy(Condition):
    """An attack is under way, by one of the players, the nth of this turn (0: any)."""

    def __init__(self, who: Who | None, n: int) -> None:
        self.who = who
        self.n = n
        self.needs = NEEDS_ACTION | NEEDS_TIME

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        if not s.attacking:
            return False
        if self.who is not None and s.turn_seat not in self.who.seats(s, sc):
            return False
        return not self.n or len(s.attacks) == self.n


class AttackOn(Condition):
    """An attack is under way against one of the cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads
        self.needs = cards.needs | zone_needs(1 << ENTRY) | NEEDS_ACTION | NEEDS_TIME

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        card = s.attacked()
        return card >= 0 and s.refs[card] in self.cards.refs(s, sc)


class AttackNumber(Condition):
    """It is the attack with a number that the effect has kept (this attack, the next one)."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.needs = NEEDS_ACTION

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return s.attacking == 1 and len(s.attacks) == sc.number(self.index)


class AttacksSoFar(Amount):
    """How many attacks there have been in this turn, the one under way included."""

    needs = NEEDS_ACTION

    def value(self, s: State, sc: Scope) -> int:
        assert isinstance(s, Table)
        return len(s.attacks)


class PartnerAttack(Condition):
    """The attack under way is a partner attack."""

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return is_partner_attack(s)


class Damaged(Filter):
    """Has damage."""

    needs = NEEDS_DAMAGE

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        if s.alive(ref):
            return s.damage[ref & CARD_MASK] > 0
        info = s.last_of(ref)
        return info is not None and info.damage > 0

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("have damage")


class Souled(Filter):
    """Has a soul (1), or none (0)."""

    def __init__(self, has: int) -> None:
        self.has = has
        self.needs = zone_needs(1 << SOUL)

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        card = ref & CARD_MASK
        for soul in s.zones[s.seat[card] * KINDS + SOUL]:
            if s.host[soul] == card:
                return self.has == 1
        return self.has == 0

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("have a soul" if self.has else "have no soul")


class InZone(Located):
    """Lies in one of the zones (bits) now."""

    def __init__(self, zones: int) -> None:
        self.zones = zones
        self.needs = zone_needs(zones)

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return s.alive(ref) and self.zones >> s.zone[ref & CARD_MASK] & 1 == 1


class NumberOf(Amount):
    """A number of a card (the first of several), 0 if there is none."""

    def __init__(self, cards: Cards, attribute: int) -> None:
        self.cards = cards
        self.attribute = attribute
        self.reads = cards.reads | READS_NUMBERS
        self.needs = cards.needs

    def value(self, s: State, sc: Scope) -> int:
        found = self.cards.judged(s, sc)
        return s.face_of(found[0]).nums[self.attribute] if found else 0


class DamageOn(Amount):
    """4.4.4: the damage that a card has (the first of several), 0 if there is none."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads
        self.needs = cards.needs | NEEDS_DAMAGE

    def value(self, s: State, sc: Scope) -> int:
        for ref in self.cards.judged(s, sc):
            if s.alive(ref):
                return s.damage[ref & CARD_MASK]
            info = s.last_of(ref)
            return info.damage if info is not None else 0
        return 0


class Run(Condition):
    """5.26: a number on so many cards makes a run: each one more than the one before."""

    def __init__(self, cards: Cards, attribute: int, length: int) -> None:
        self.cards = cards
        self.attribute = attribute
        self.length = length
        self.reads = cards.reads | READS_NUMBERS
        self.needs = cards.needs

    def true(self, s: State, sc: Scope) -> bool:
        found = [s.face_of(r).nums[self.attribute] for r in self.cards.judged(s, sc)]
        found.sort()
        if len(found) != self.length:
            return False
        for i in range(1, len(found)):
            if found[i] != found[i - 1] + 1:
                return False
        return True


class IsPartner(Condition):
    """9.4.4.2: the card with the ability is a partner now."""

    def __init__(self) -> None:
        self.reads = READS_WORDS
        self.needs = NEEDS_NOTHING

    def true(self, s: State, sc: Scope) -> bool:
        return sc.source >= 0 and s.face_of(sc.source).kinds & PARTNER != 0


class Either(Amount):
    """One amount while a condition holds, another otherwise."""

    def __init__(self, condition: Condition, then: Amount, otherwise: Amount) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise
        self.reads = condition.reads | then.reads | otherwise.reads
        self.needs = condition.needs | then.needs | otherwise.needs

    def value(self, s: State, sc: Scope) -> int:
        if self.condition.true(s, sc):
            return self.then.value(s, sc)
        return self.otherwise.value(s, sc)
