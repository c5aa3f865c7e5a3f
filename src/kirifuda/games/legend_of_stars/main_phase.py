"""5.3: the main phase, and 5.4: the lead phase."""

from __future__ import annotations

from typing import Final

from kirifuda.games.legend_of_stars.events import DISPLAY_CHANGED, LEADING, MAIN
from kirifuda.games.legend_of_stars.phases import end_phase
from kirifuda.games.legend_of_stars.playing import (
    add_usable,
    can_play,
    play_card,
    use_effect,
)
from kirifuda.games.legend_of_stars.priorities import settle
from kirifuda.games.legend_of_stars.processes import (
    change_display,
    lay,
    move_square,
    regained_energy,
    tell,
    turn_up,
)
from kirifuda.games.legend_of_stars.refusing import why_not_play, why_not_use
from kirifuda.games.legend_of_stars.rulings import (
    EARLY_DISPLAY,
    EARLY_LEAD,
    ENERGY_UP_TO,
    LEADS_UP_TO,
    MORE_ENERGY,
    MORE_LEADS,
    NO_DISPLAY,
    NO_LEAD,
)
from kirifuda.games.legend_of_stars.table import CHANGED, LED, NEW, ONE_LEAD, TURNED, Table
from kirifuda.games.legend_of_stars.zones import (
    ATTACK_DISPLAY,
    BACK,
    CHARACTERS,
    ENERGY,
    FACE_DOWN,
    HAND,
    KINDS,
    LANES,
    LEAD,
    LEFT,
    LEFT_DISPLAY,
    RIGHT,
    RIGHT_DISPLAY,
    UP,
    is_front,
    lane_of,
)
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.events.moving import move
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask, unlike
from kirifuda.kernel.procedures.turns import begin_phase
from kirifuda.kernel.values.rulings import barred, in_force, number_of

# steps of both phases
BEGIN: Final = 0
ACT: Final = 1
ENDING: Final = 2
LEAVE: Final = 3


# -- 5.3: the main phase -----------------------------------------------------------------------


class MainPhase(Frame):
    """5.3: any number of actions in any order; then the lead phase.

    After each, what it has triggered is used (9.3).
    """

    code = 21

    def fresh(self) -> Frame:
        return MainPhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == BEGIN:
            self.step = ACT
            begin_phase(s, MAIN, "5.3")
            settle(s)
        elif self.step == ACT:
            if s.waiting:
                settle(s)
                return
            ask(s, s.turn_seat, "main", "5.3", main_options(s, s.turn_seat), in_sight=True)
        elif self.step == ENDING:
            self.step = LEAVE
            end_phase(s, MAIN)
            settle(s)
        else:
            s.stack.pop()

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        seat = s.turn_seat
        if option.kind == "play":
            play_card(s, seat, option.card)
        elif option.kind == "energy":
            # 2.4, 3.4: face up and upright
            s.energy_put += 1
            move(s, option.card, ENERGY, "2.4", actor=seat)
        elif option.kind == "display":
            show(s, option.card, option.number)
        elif option.kind == "use":
            use_effect(s, seat, option)
        else:
            self.step = ENDING


def energy_limit(t: Table, seat: int) -> int:
    """2.4: how many cards a player may put to the energy zone in this turn."""
    most = 1
    for found in in_force(t, ENERGY_UP_TO):
        if found.binds(t, seat):
            most = max(most, found.number(t))
    return most + number_of(t, MORE_ENERGY, seat)


def main_options(t: Table, seat: int) -> list[Option]:
    """5.3: what can be done in the main phase; copies of one card in hand are offered once."""
    out: list[Option] = []
    energy = regained_energy(t, seat)
    more = t.energy_put < energy_limit(t, seat)
    put: list[Option] = []
    for card in unlike(t, t.zones[seat * KINDS + HAND]):
        if can_play(t, seat, card, energy):
            out.append(Option("play", card))
        if more:
            put.append(Option("energy", card))
    out.extend(put)
    for card in t.zones[seat * KINDS + CHARACTERS]:
        if may_change(t, card):
            for display in displays_for(t, card):
                out.append(Option("display", card, number=display))
    add_usable(t, seat, out)
    out.append(Option("lead phase"))
    return out


def may_change(t: Table, card: int) -> bool:
    """5.3, chapter 6: once a turn each, and not in the turn it came."""
    status = t.status[card]
    if status & CHANGED:
        return False
    if status & NEW and not barred(t, EARLY_DISPLAY, t.seat[card], card):
        return False
    return not barred(t, NO_DISPLAY, t.seat[card], card)


def displays_for(t: Table, card: int) -> list[int]:
    """5.3: how a character can be laid: never from one side to the other, never face down again.

    6.4: one that is turned face up takes any display with it. One that stays face down can change
    between attack and defence like any other.
    """
    now = t.display(card)
    if now == ATTACK_DISPLAY:
        out = [RIGHT_DISPLAY, LEFT_DISPLAY]
    else:
        out = [ATTACK_DISPLAY]
    if t.down[card]:
        return [ATTACK_DISPLAY, RIGHT_DISPLAY, LEFT_DISPLAY, *[i + FACE_DOWN for i in out]]
    return out


def show(t: Table, card: int, display: int) -> None:
    """5.3, 6.4: the player of a character changes how it lies."""
    t.set_status(card, t.status[card] | CHANGED)
    if display >= FACE_DOWN:
        change_display(t, card, display - FACE_DOWN, "5.3", None)
    elif t.down[card]:
        changes = t.display(card) != display
        if changes:
            lay(t, card, display)
        turn_up(t, card, "6.4", None)
        if changes:
            tell(t, DISPLAY_CHANGED, card, None, number=display)
    else:
        change_display(t, card, display, "5.3", None)


# -- 5.4: the lead phase -----------------------------------------------------------------------


class LeadPhase(Frame):
    """5.4: characters move along their lead icons, in any order; then the attack phase."""

    code = 22

    def fresh(self) -> Frame:
        return LeadPhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == BEGIN:
            self.step = ACT
            begin_phase(s, LEADING, "5.4")
            settle(s)
        elif self.step == ACT:
            if s.waiting:
                settle(s)
                return
            options = lead_options(s, s.turn_seat)
            if not options:
                self.step = ENDING
                return
            options.append(Option("attack phase"))
            ask(s, s.turn_seat, "lead", "5.4", options)
        elif self.step == ENDING:
            self.step = LEAVE
            end_phase(s, LEADING)
            settle(s)
        else:
            s.stack.pop()

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        if option.kind == "lead":
            card = option.card
            s.set_status(card, (s.status[card] | LED) + ONE_LEAD)
            move_square(s, card, option.spot, "5.4", None)
        else:
            self.step = ENDING


def lead_options(t: Table, seat: int) -> list[Option]:
    """5.4: every move that the lead icons of a seat's characters allow."""
    out: list[Option] = []
    for card in t.zones[seat * KINDS + CHARACTERS]:
        if may_lead(t, card):
            for spot in led_squares(t, card):
                out.append(Option("lead", card, spot))
    return out


def leads_allowed(t: Table, card: int) -> int:
    """5.4: one move each; so many as effects allow."""
    allowed = 1
    for found in in_force(t, LEADS_UP_TO):
        if found.about(t, card):
            allowed = max(allowed, found.number(t))
    return allowed + number_of(t, MORE_LEADS, t.seat[card], card)


def may_lead(t: Table, card: int) -> bool:
    """5.4: once each; not face down, not new, not turned face up in this turn."""
    status = t.status[card]
    if t.down[card]:
        return False
    if status & LED and status // ONE_LEAD >= leads_allowed(t, card):
        return False
    if status & (NEW | TURNED) and not barred(t, EARLY_LEAD, t.seat[card], card):
        return False
    return not barred(t, NO_LEAD, t.seat[card], card)


def turned_icons(icons: int, display: int) -> int:
    """2.1.1, 5.4: the directions of lead icons on a card as it lies.

    >>> turned_icons(UP, RIGHT_DISPLAY) == RIGHT, turned_icons(UP, LEFT_DISPLAY) == LEFT
    (True, True)
    """
    if display == RIGHT_DISPLAY:
        return (icons << 1 | icons >> 3) & 15
    if display == LEFT_DISPLAY:
        return (icons >> 1 | icons << 3) & 15
    return icons


def next_square(seat: int, spot: int, direction: int) -> int:
    """The square next to another one, as its player sees it; -1: there is none (3.3).

    The player in seat 1 sits on the other side, so that right and left are the other way round.
    """
    if direction == UP:
        return -1 if is_front(spot) else spot - LANES
    if direction == BACK:
        return spot + LANES if is_front(spot) else -1
    step = 1 if (direction == RIGHT) == (seat % 2 == 0) else -1
    lane = lane_of(spot) + step
    return spot + step if 0 <= lane < LANES else -1


DIRECTIONS: Final = [UP, RIGHT, BACK, LEFT]


def led_squares(t: Table, card: int) -> list[int]:
    """5.4: the empty squares to which a character can be moved."""
    icons = turned_icons(t.number(card, LEAD), t.display(card))
    seat = t.seat[card]
    taken = t.taken(seat)
    out: list[int] = []
    for direction in DIRECTIONS:
        if icons & direction:
            spot = next_square(seat, t.spot[card], direction)
            if spot >= 0 and not taken >> spot & 1:
                out.append(spot)
    return out


# -- why not -----------------------------------------------------------------------------------


def why_not(t: Table, seat: int, what: Option) -> list[Reason]:
    """Every clause that keeps a seat from something in the main or the lead phase now."""
    out: list[Reason] = []
    d = t.decision
    clause = "5.4" if what.kind in ("lead", "attack phase") else "5.3"
    phase = "lead" if clause == "5.4" else "main"
    if d is None or d.seat != seat:
        out.append(Reason("it is not your decision", clause))
    elif d.kind != phase:
        out.append(
            Reason(
                Said("this is done in the {0} phase, between other actions", [Said(phase)]), clause
            )
        )
    card = what.card
    if what.kind == "play":
        out.extend(why_not_play(t, seat, card))
    elif what.kind == "energy":
        if t.zone[card] != HAND or t.seat[card] != seat:
            out.append(Reason("only cards in your hand become energy", "2.4"))
        most = energy_limit(t, seat)
        if t.energy_put >= most:
            if most == 1:
                out.append(Reason("one card a turn may become energy, no more", "2.4"))
            else:
                told = Said("{0} cards a turn may become energy, no more", [most])
                out.append(Reason(told, "2.4"))
    elif what.kind == "use":
        out.extend(why_not_use(t, seat, card, what.ability))
    elif what.kind in ("display", "lead"):
        if t.zone[card] != CHARACTERS or t.seat[card] != seat:
            out.append(Reason("only your own characters", clause))
        elif what.kind == "display":
            out.extend(why_not_display(t, card, what.number))
        else:
            out.extend(why_not_lead(t, card, what.spot))
    return out


def why_not_display(t: Table, card: int, display: int) -> list[Reason]:
    out: list[Reason] = []
    seat = t.seat[card]
    if t.status[card] & CHANGED:
        out.append(Reason("its display was changed in this turn", "6"))
    if t.status[card] & NEW and not barred(t, EARLY_DISPLAY, seat, card):
        out.append(Reason("it came in this turn", "5.3"))
    if barred(t, NO_DISPLAY, seat, card):
        out.append(Reason("an effect forbids it", "9.2"))
    if display not in displays_for(t, card):
        if display >= FACE_DOWN and not t.down[card]:
            out.append(Reason("what lies face up is not turned face down", "5.3"))
        elif display not in (ATTACK_DISPLAY, t.display(card)):
            out.append(Reason("it cannot turn from one side to the other", "5.3"))
        else:
            out.append(Reason("it lies so already", "5.3"))
    return out


def why_not_lead(t: Table, card: int, spot: int) -> list[Reason]:
    out: list[Reason] = []
    seat = t.seat[card]
    status = t.status[card]
    if t.down[card]:
        out.append(Reason("it lies face down", "5.4"))
    if status & LED and status // ONE_LEAD >= leads_allowed(t, card):
        out.append(Reason("it was moved in this turn", "5.4"))
    if not barred(t, EARLY_LEAD, seat, card):
        if status & NEW:
            out.append(Reason("it came in this turn", "5.4"))
        if status & TURNED:
            out.append(Reason("it was turned face up in this turn", "5.4"))
    if barred(t, NO_LEAD, seat, card):
        out.append(Reason("an effect forbids moving it", "9.2"))
    if not t.down[card] and spot not in led_squares(t, card):
        if spot >= 0 and t.taken(seat) >> spot & 1:
            out.append(Reason("there is a character on that square", "5.4"))
        else:
            out.append(Reason("its lead icons do not lead there", "2.1.1"))
    return out
