"""Chapter 10: rule processes, and the stages of check timing (9.6.2)."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.rebirth.events import (
    BY_ENTRY,
    BY_REFRESH,
    DEFEATED,
)
from kirifuda.games.rebirth.formats import SUM_FORMATS
from kirifuda.games.rebirth.rulings import RESCUE
from kirifuda.games.rebirth.table import A_PARTNER, CONVERTED, PARTNER_HIT, TOGETHER, Table
from kirifuda.games.rebirth.zones import (
    CHARACTER,
    DECK,
    DEF,
    ENERGY,
    ENTRY,
    HAND,
    KINDS,
    MEMBER,
    OUTSIDE,
    PARTNER,
    REBIRTH,
    REBIRTH_CARD,
    RETIRE,
    SLOTS,
    SOUL,
    WAITING,
)
from kirifuda.kernel.events.moving import MOVED, move, place, remember, shift, shuffle
from kirifuda.kernel.events.triggers import emit, emit_all
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.needs import NEEDS_DAMAGE
from kirifuda.kernel.position.scope import BY_EFFECT, BY_RULE, CARD_MASK, NO_NUMBERS, Event
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, pick
from kirifuda.kernel.timing.checks import ACTED, NOTHING
from kirifuda.kernel.timing.replacing import Replaceable, was_tried
from kirifuda.kernel.values.rulings import Found, in_force

LOSING_RETIRES: Final = 7
PICK_STAY: Final = 19  # place in the game's list of pick kinds
# places among the pool's notes: a continuous ability lowers DEF; an effect can make one that does
LOWERS_DEF: Final = 0
MAY_LOWER_DEF: Final = 1
SPARED_DAMAGE: Final = 2  # not only the retirement is undone, but also the damage (5.19.3)


def refresh(t: Table, seat: int) -> None:
    """10.2: an empty deck is made anew from the waiting room, in the middle of anything."""
    waiting = t.cards(seat, WAITING)
    if not waiting:
        # 1.2.2.2, 10.2.1.1
        t.pool.rules.lose(t, [seat], "10.2.1.1")
        return
    events: list[Event] = []
    for card in waiting:
        before = t.refs[card]
        place(t, card, DECK)  # 10.2.1
        events.append(
            Event(MOVED, t.refs[card], before, WAITING, DECK, seat, BY_REFRESH, actor=seat)
        )
    t.note("refresh", "10.2.1", seat, number=len(waiting))
    shuffle(t, seat, DECK, "10.2.1")
    if t.delayed or t.pool.moves[WAITING] >> DECK & 1:
        for ev in events:
            emit(t, ev)


def falls(t: Table, card: i64) -> bool:
    """Whether a character in the entry must retire.

    A character with less damage than its printed DEF is only looked at closer if an effect of the
    match can lower DEF.
    """
    if t.status[card] & PARTNER_HIT:  # 10.3.7
        return True
    damage: i64 = t.damage[card]
    notes = t.pool.notes
    lowered = t.down[card] or notes[LOWERS_DEF] or (notes[MAY_LOWER_DEF] and lowering(t))
    if not lowered and damage < t.pool.faces[card].nums[DEF]:
        return False
    return damage >= t.number(card, DEF) and t.kinds_of(card) & CHARACTER != 0  # 10.3.6, 2.7.2


def lowering(t: Table) -> bool:
    """Whether an effect that has been made may lower DEF."""
    for e in t.lasting:
        if t.pool.abilities[e.scope.ability].modifiers[e.modifier].lowers(DEF):
            return True
    return False


def retiring(t: Table) -> list[int]:
    """Who has damage of at least its DEF, or was hit by a partner attack (10.3.6, 10.3.7)."""
    out = NO_NUMBERS
    for seat in range(t.seats):
        if t.gone[seat]:
            continue
        for card in t.zones[seat * KINDS + ENTRY]:
            if falls(t, card):
                out = [*out, card]
    return out


def strays(t: Table) -> tuple[list[int], list[int]]:
    """10.3.2 to 10.3.5, 10.3.8, 10.3.9: cards to put into the waiting room, and to exclude."""
    waiting: list[int] = []
    excluded: list[int] = []
    for seat in range(t.seats):
        if t.gone[seat]:
            continue
        base = seat * KINDS
        for card in t.zones[base + REBIRTH]:
            if not t.kinds_of(card) & REBIRTH_CARD:  # 10.3.2
                waiting.append(card)
        entry = t.zones[base + ENTRY]
        if len(entry) > 1:  # 10.3.3: the one put there last stays
            waiting.extend(entry[:-1])
        taken: list[int] = [-1] * SLOTS
        for card in t.zones[base + MEMBER]:
            if not t.kinds_of(card) & CHARACTER:  # 10.3.4
                waiting.append(card)
                continue
            spot = t.spot[card]
            if taken[spot] >= 0:  # 10.3.5
                waiting.append(taken[spot])
            taken[spot] = card
        for card in t.zones[base + SOUL]:
            if t.host[card] < 0:  # 10.3.9, 4.13.3.2
                waiting.append(card)
        for kind in range(1, KINDS):
            if t.stray & A_PARTNER and kind != HAND and kind != ENERGY:
                for card in t.zones[base + kind]:
                    if t.kinds_of(card) & PARTNER:  # 10.3.8
                        excluded.append(card)
                        if card in waiting:
                            waiting.remove(card)
    return waiting, excluded


def latest(t: Table, seat: int) -> list[int]:
    """10.3.3: those that came to an entry last: several, if they came at the same time."""
    entry = t.zones[seat * KINDS + ENTRY]
    at = len(entry) - 1
    while at > 0 and t.status[entry[at]] & TOGETHER and t.status[entry[at - 1]] & TOGETHER:
        at -= 1
    return entry[at:]


def undecided(t: Table) -> int:
    """The player who must choose who stays in the entry (turn player first, 1.3.4), or -1."""
    for seat in t.seats_from(t.turn_seat):  # 1.3.4
        if len(latest(t, seat)) > 1:
            return seat
    return -1


class Stay(Frame):
    """10.3.3: of cards that came to the entry last and together, its player chooses one to stay.

    It counts as the last from now on, and recovery goes on.
    """

    code = 36

    def fresh(self) -> Frame:
        return Stay()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 1:
            s.stack.pop()
            return
        self.step = 1
        pick(s, self.seat, PICK_STAY, latest(s, self.seat), 1, 1, -1, 1)

    def receive(self, s: State, cards: list[int]) -> None:
        assert isinstance(s, Table)
        for card in latest(s, self.seat):
            s.set_status(card, s.status[card] & ~TOGETHER)
        at = self.seat * KINDS + ENTRY
        s.set_zones(at, [c for c in s.zones[at] if c not in cards] + cards)


def recovery(t: Table) -> int:
    """10.3, 10.3.1: put right what is wrong, all at once (10.1.3).

    If anything was, recovery was carried out (10.3.1.1).
    """
    if is_calm(t):
        if t.damage_by:
            t.damage_by = NO_NUMBERS
        return NOTHING
    crowded = t.stray != 0
    for seat in range(t.seats):
        if len(t.zones[seat * KINDS + ENTRY]) > 1:
            crowded = True
    victims = retiring(t)
    if not crowded and not victims:
        if t.damage_by:
            t.damage_by = NO_NUMBERS
        return NOTHING
    waiting = NO_NUMBERS
    excluded = NO_NUMBERS
    if crowded:
        chooser = undecided(t)
        if chooser >= 0:
            stay = Stay()
            stay.seat = chooser
            t.stack.append(stay)
            return ACTED
        waiting, excluded = strays(t)
        t.stray = 0
    if victims and in_force(t, RESCUE):
        f = Recovery()
        f.look(t, victims)
        f.waiting = [c for c in waiting if c not in victims]
        f.excluded = excluded
        t.stack.append(f)
        return ACTED
    if not victims and not waiting and not excluded:
        t.damage_by = NO_NUMBERS
        return NOTHING
    carry_out(t, victims, waiting, excluded)  # 10.3.1, 10.1.3
    return ACTED  # 10.3.1.1


def carry_out(t: Table, victims: list[int], waiting: list[int], excluded: list[int]) -> None:
    """10.3.1.2: everything moves at the same time."""
    if waiting or excluded:
        remember(t, victims + [c for c in waiting if c not in victims] + excluded)
    else:
        remember(t, victims)
    events: list[Event] = []
    defeats: list[Event] = []
    by_attack = t.attacker()
    for card in victims:
        before = t.refs[card]
        source = -1
        for hurt, by in zip(t.damage_by[::2], t.damage_by[1::2], strict=True):
            if hurt == before:
                source = by  # 5.15.2
        clause = "10.3.7" if t.status[card] & PARTNER_HIT else "10.3.6"
        ev = shift(t, card, RETIRE, clause)
        ev.other = source
        ev.number = 1 if source >= 0 and source & CARD_MASK == by_attack else 0
        events.append(ev)
        if source >= 0:
            defeats.append(
                Event(
                    DEFEATED,
                    source,
                    source,
                    to=len(t.attacks) if t.attacking else 0,
                    seat=t.seat[source & CARD_MASK],
                    cause=BY_RULE if ev.number else BY_EFFECT,
                    source=-1 if ev.number else source & CARD_MASK,
                    other=ev.card,
                    number=ev.number,
                )
            )
    for card in waiting:  # 10.3.1.2
        if card not in victims:
            clause = "10.3.3" if t.zone[card] == ENTRY else "10.3.9"
            if t.zone[card] == MEMBER:
                clause = "10.3.5" if t.kinds_of(card) & CHARACTER else "10.3.4"
            elif t.zone[card] == REBIRTH:
                clause = "10.3.2"
            events.append(shift(t, card, WAITING, clause))
    for card in excluded:  # 10.3.1.2
        events.append(shift(t, card, OUTSIDE, "10.3.8"))
    t.damage_by = NO_NUMBERS
    emit_all(t, events)
    for ev in defeats:
        emit(t, ev)


class Recovery(Replaceable):
    """Recovery in which something may be done before a character retires (5.19.3, 9.11.3).

    9.11.1, 9.11.1.1: who is rescued does not retire at all; of several that would, by what was in
    force before. 9.11.2, 9.11.2.2: the master of who would retire says in which order rescues are
    tried.
    """

    code = 20
    asks = "rescue"
    asks_by = "9.11.2.1"
    rule = RESCUE

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[int] = []
        self.excluded: list[int] = []
        self.saved: list[int] = []

    def fresh(self) -> Frame:
        return Recovery()

    def copy(self) -> Frame:
        f = Recovery()
        f.take_over(self)
        f.waiting = self.waiting
        f.excluded = self.excluded
        f.saved = self.saved
        return f

    def write(self, out: list[int]) -> None:
        super().write(out)
        put(out, self.waiting)
        put(out, self.excluded)
        put(out, self.saved)

    def read(self, r: Reader) -> None:
        super().read(r)
        self.waiting = r.many()
        self.excluded = r.many()
        self.saved = r.many()

    def offers(self, s: State) -> list[Found]:
        """The rescues that can still be tried for the present victim, each once (9.11.2.3)."""
        assert isinstance(s, Table)
        card = self.present()
        out: list[Found] = []
        for found in self.about_it(s):
            if not was_tried(self.tried, found):  # 9.11.2.3
                if found.ruling.filter is None or found.knows(s, killer(s, card)):
                    out.append(found)
        return out

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.at >= len(self.refs):
            s.stack.pop()
            victims = [ref & CARD_MASK for ref in self.refs if s.alive(ref)]
            carry_out(s, [c for c in victims if c not in self.saved], self.waiting, self.excluded)
        elif not self.try_next(s):  # 9.11.2, 9.11.2.1, 9.11.2.2, 9.11.3
            self.next_card()

    def receive(self, s: State, cards: list[int]) -> None:
        """5.19.3: what was done spares the character its retirement, and perhaps its damage."""
        if not self.spared:
            return
        card = self.present()
        if s.zone[card] == ENTRY:
            s.set_status(card, s.status[card] & ~PARTNER_HIT)
            if self.spared == SPARED_DAMAGE:
                s.set_damage(card, 0)  # 5.19.3
                s.stir(NEEDS_DAMAGE)
        clause = "5.19.3" if self.spared == SPARED_DAMAGE else "9.11.1"
        s.note("rescued", clause, s.seat[card], card)
        self.saved = [*self.saved, card]  # 9.11.1, 9.11.1.1
        self.next_card()


def killer(t: Table, card: int) -> int:
    """The attacker by whose attack a character is about to retire, or -1."""
    ref = t.refs[card]
    attacker = t.attacker()
    for i in range(len(t.damage_by) - 2, -1, -2):
        if t.damage_by[i] == ref:
            source = t.damage_by[i + 1]
            return source if source >= 0 and source & CARD_MASK == attacker else -1
    return -1


def entry_process(t: Table) -> int:
    """10.5, 10.5.1: Rebirth cards leave the entry; an empty entry is filled from the deck."""
    if is_calm(t):
        return NOTHING
    settled = True
    for seat in range(t.seats):
        entry = t.zones[seat * KINDS + ENTRY]
        if not t.gone[seat] and (not entry or t.kinds_of(entry[0]) & REBIRTH_CARD):
            settled = False
    if settled:
        return NOTHING
    order = t.seats_from(t.turn_seat)
    for i, seat in enumerate(order):
        for card in t.zones[seat * KINDS + ENTRY]:
            if t.kinds_of(card) & REBIRTH_CARD:
                move(t, card, REBIRTH, "10.5.1.1" if i == 0 else "10.5.1.2", cause=BY_ENTRY)
                return ACTED  # 10.5.1
    for i, seat in enumerate(order):
        if not t.zones[seat * KINDS + ENTRY]:
            top = t.top(seat, DECK)
            if top < 0:
                continue
            move(t, top, ENTRY, "10.5.1.3" if i == 0 else "10.5.1.4", cause=BY_ENTRY)
            return ACTED  # 10.5.1
    return NOTHING


def defeat(t: Table) -> int:
    """10.6.1: who has too many cards in the retire zone loses the game, all of them at once."""
    losers = NO_NUMBERS
    for seat in range(t.seats):
        if not t.gone[seat] and beaten(t, seat):
            losers = [*losers, seat]  # 10.6.1.1: all of them
    if not losers:
        return NOTHING
    clause = "10.6.2" if t.format not in SUM_FORMATS else "13.10.3.1"
    t.pool.rules.lose(t, losers, clause)  # 10.6.1
    return ACTED


def beaten(t: Table, seat: i64) -> bool:
    """Whether a player has lost by the cards in the retire zone: seven there, or, in the formats
    that take the sum of a team, seven times as many as it has players."""
    if t.format not in SUM_FORMATS:  # 13.10.3, 13.10.3.2
        return len(t.zones[seat * KINDS + RETIRE]) >= LOSING_RETIRES  # 1.2.2.1, 10.6.2
    total = players = 0
    for other in range(t.seats):
        if t.team[other] == t.team[seat] and not t.gone[other]:
            total += len(t.zones[other * KINDS + RETIRE])
            players += 1
    return total >= LOSING_RETIRES * players  # 13.10.3, 13.10.3.1


def pending(t: Table) -> bool:
    """Whether a rule process waits to be carried out (7.6.6, 8.5.3)."""
    if t.stray:
        return True
    if is_calm(t):
        return False
    calm = 0 if t.pool.notes[LOWERS_DEF] or (t.lasting and t.pool.notes[MAY_LOWER_DEF]) else 1
    for seat in range(t.seats):
        if t.gone[seat]:
            continue
        entry = t.zones[seat * KINDS + ENTRY]
        if len(entry) != 1:
            return True
        card: i64 = entry[0]
        if t.kinds_of(card) & REBIRTH_CARD or falls(t, card):
            return True
        if beaten(t, seat):
            return True
        if t.damage[card]:
            calm = 0
    # if values are still stale, DEF was told without them: no effect could change it
    t.calm = 1 if calm or t.stale else t.epoch + 2
    return False


def is_calm(t: Table) -> bool:
    """Whether nothing has changed since no rule process waited that could call for one.

    Without damage in the entries, and with nothing that lowers DEF, values do not matter.
    """
    if t.stray or t.alike or not t.calm:
        return False
    if t.calm == 1:
        return not (t.lasting and t.pool.notes[MAY_LOWER_DEF])
    return t.calm == t.epoch + 2 and not t.stale


def unconvert(t: Table, seat: int) -> list[int]:
    """7.6.5, 5.28.2: cards that became partners and are not printed as such."""
    return [
        c
        for c in t.zones[seat * KINDS + ENERGY]
        if t.status[c] & CONVERTED and not t.pool.faces[c].kinds & PARTNER
    ]
