"""9.5: the G assist step, and 9.6 and 9.7: the ride phase."""

from __future__ import annotations

from typing import Final

from kirifuda.build import mypyc_attr
from kirifuda.games.vanguard.events import G_ASSIST_STEP, RIDE_PHASE
from kirifuda.games.vanguard.offers import RIDE
from kirifuda.games.vanguard.payments import shown
from kirifuda.games.vanguard.placing import put, remove, ride
from kirifuda.games.vanguard.rulings import NO_DISCARD_FOR_RIDE, NO_RIDE, RIDE_FREE, forbids
from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.zones import DECK, DROP, GRADE, HAND, KINDS, RIDE_DECK, UNIT
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.events.moving import shuffle
from kirifuda.kernel.events.triggers import emit_all
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.scope import BY_PLAY, BY_RULE
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import DONE, CardFrame, Frame, ask, pick
from kirifuda.kernel.procedures.turns import begin_phase, begin_step
from kirifuda.kernel.timing.checks import check_timing
from kirifuda.kernel.values.rulings import barred

PICK_DISCARD: Final = 5  # places in the game's list of pick kinds
PICK_ASSIST: Final = 6
PICK_REMOVED: Final = 7
ASSIST_CARDS: Final = 5
ASSIST_COST: Final = 2
HIGHEST: Final = 3


class GAssist(Frame):
    """9.5.3: who has no unit of the next grade in hand may look for one among the top five.

    Whether it can be done would tell the hand, so everybody below grade 3 is asked.
    """

    code = 29

    def fresh(self) -> Frame:
        return GAssist()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        seat = s.turn_seat
        if self.step == 0:
            self.step = 1
            begin_step(s, G_ASSIST_STEP, "9.5.2")
            check_timing(s)
        elif self.step == 1:
            lead = s.vanguard(seat)
            if lead < 0 or s.number(lead, GRADE) >= HIGHEST:
                self.step = 5
                return
            options = [Option("assist")] if not wanted(s, seat, s.cards(seat, HAND)) else []
            ask(s, seat, "G assist", "9.5.3", [*options, DONE])
        elif self.step == 3:
            pick(s, seat, PICK_REMOVED, s.cards(seat, HAND), ASSIST_COST, ASSIST_COST, -1, 1)
        elif self.step == 4:
            self.step = 5
            shuffle(s, seat, DECK, "9.5.3.2")
        elif self.step == 5:
            self.step = 6
            check_timing(s)  # 9.5.4
        else:
            s.stack.pop()

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        if option.kind != "assist":
            self.step = 5
            return
        seat = s.turn_seat
        # 9.5.3.1, until the check timing of 9.5.4 (7.10.3.1)
        emit_all(s, shown(s, s.cards(seat, HAND), "9.5.3.1", BY_RULE, -1, seat))
        top = s.cards(seat, DECK)[:ASSIST_CARDS]
        for card in top:
            s.set_known(card, s.known[card] | s.pool.rules.allies(s, seat))
        self.step = 2
        pick(s, seat, PICK_ASSIST, wanted(s, seat, top), 0, 1, -1, 1, 1)

    def receive(self, s: State, cards: list[int]) -> None:
        assert isinstance(s, Table)
        seat = s.turn_seat
        if self.step == 2:
            self.step = 4  # nothing to remove
            if cards:
                emit_all(s, shown(s, cards, "9.5.3.2", BY_RULE, -1, seat))
                put(s, cards, HAND, "9.5.3.2", actor=seat)
                self.step = 3
        elif self.step == 3:
            self.step = 4
            remove(s, cards, "9.5.3.2", BY_RULE)


def wanted(t: Table, seat: int, cards: list[int]) -> list[int]:
    """9.5.3: the units among cards that are of the next grade."""
    lead = t.vanguard(seat)
    next_grade = t.number(lead, GRADE) + 1 if lead >= 0 else 0
    return [
        card for card in cards if t.kinds_of(card) & UNIT and t.number(card, GRADE) == next_grade
    ]


@mypyc_attr(acyclic=True, free_list_len=1)
class RidePhase(CardFrame):
    """9.6.1, 9.7: the ride step: one ride, from the hand or from the ride deck.

    `card`: the card of the ride deck for which a card is discarded (6.3.3.2.2).
    """

    code = 30

    def fresh(self) -> Frame:
        return RidePhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        seat = s.turn_seat
        if self.step == 0:
            self.step = 1
            begin_phase(s, RIDE_PHASE, "9.7.1")
            check_timing(s)
        elif self.step == 1:
            options = ride_options(s, seat)
            options.append(DONE)
            ask(s, seat, "ride", "9.7.2", options)
        elif self.step == 2:
            # 6.3.3.2.2: shown, then a card is discarded for it
            pick(s, seat, PICK_DISCARD, s.cards(seat, HAND), 1, 1, self.card, 1)
        elif self.step == 3:
            self.step = 4
            ride(s, seat, self.card, "9.7.2", BY_PLAY, -1, True)  # 9.7.2.1
        elif self.step == 4:
            self.step = 5
            check_timing(s)  # 9.7.3
        else:
            s.stack.pop()

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        if option.kind == "done":
            self.step = 4
            return
        self.card = option.card
        if s.zone[option.card] == RIDE_DECK and not barred(s, NO_DISCARD_FOR_RIDE, s.turn_seat):
            s.set_known(option.card, (1 << s.seats) - 1)
            s.note("reveal", "6.3.3.2.2", s.turn_seat, option.card)
            self.step = 2
        else:
            self.step = 3

    def receive(self, s: State, cards: list[int]) -> None:
        assert isinstance(s, Table)
        if self.step == 2:
            put(s, cards, DROP, "6.3.3.2.2", actor=s.turn_seat)
            self.step = 3


def ride_options(t: Table, seat: int) -> list[Option]:
    """9.7.2: the units that can be ridden, copies of one card once."""
    out: list[Option] = []
    seen: list[int] = []
    for zone in (HAND, RIDE_DECK):
        for card in t.zones[seat * KINDS + zone]:
            key = t.pool.definition[card] * 2 + (1 if zone == HAND else 0)
            if key not in seen and fits(t, seat, card) and not why_not_ride(t, seat, card):
                seen.append(key)
                out.append(t.pool.offers[RIDE][card])
    return out


def fits(t: Table, seat: int, card: int) -> bool:
    """9.7.2: whether a unit is of a grade that rides: the next one, or of the hand the same."""
    lead = t.vanguard(seat)
    if lead < 0 or not t.kinds_of(card) & UNIT:
        return False
    more = t.number(card, GRADE) - t.number(lead, GRADE)
    if more == 1 or (more == 0 and t.zone[card] == HAND):
        return True
    return forbids(t, RIDE_FREE, seat, card, t.zone[card])


def why_not_ride(t: Table, seat: int, card: int) -> list[Reason]:
    """9.7.2, 6.3.3.2.2: what is against riding a card by rule."""
    out: list[Reason] = []
    zone = t.zone[card]
    if t.seat[card] != seat or zone not in (HAND, RIDE_DECK):
        return [Reason("only units of your hand or your ride deck ride", "9.7.2")]
    if not t.kinds_of(card) & UNIT:
        return [Reason("it is no unit", "9.7.2")]
    lead = t.vanguard(seat)
    if lead < 0:
        return [Reason("there is no vanguard to ride upon", "9.7.2")]
    if not fits(t, seat, card):
        grade, now = t.number(card, GRADE), t.number(lead, GRADE)
        what = Said("it is of grade {0}, your vanguard of grade {1}", [grade, now])
        out.append(Reason(what, "9.7.2"))
    if zone == RIDE_DECK:
        if not t.down[card]:
            out.append(Reason("it lies face up in the ride deck", "9.7.2"))
        if not t.zones[seat * KINDS + HAND] and not barred(t, NO_DISCARD_FOR_RIDE, seat):
            out.append(Reason("there is no card to discard for it", "6.3.3.2.2"))
    if forbids(t, NO_RIDE, seat, card, zone):
        out.append(Reason("an effect forbids riding it", "1.3.3"))
    return out


def why_not(t: Table, seat: int, what: Option) -> list[Reason]:
    """Every clause that keeps a fighter from riding a card now."""
    d = t.decision
    out: list[Reason] = []
    if d is None or d.kind != "ride":
        mine = t.phase == RIDE_PHASE and t.turn_seat == seat
        told = "another action is under way" if mine else "it is not your ride phase"
        out.append(Reason(told, "9.7.2"))
    elif d.seat != seat:
        out.append(Reason("it is not your turn", "9.7.2"))
    if what.kind == "ride":
        out.extend(why_not_ride(t, seat, what.card))
    if not out and d is not None and not any(o.same(what) for o in d.options):
        out.append(Reason("a copy of it is offered in its place", "9.7.2"))
    return out
