"""9.9: the main phase, and the calls of 6.2 that are made in it."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64, mypyc_attr
from kirifuda.games.vanguard.describing import AtSpots
from kirifuda.games.vanguard.events import MAIN_PHASE
from kirifuda.games.vanguard.offers import CALLS, SWAP_LEFT, SWAP_RIGHT
from kirifuda.games.vanguard.orders import play_order, playable_orders, why_not_order
from kirifuda.games.vanguard.payments import pays_with_itself, shown
from kirifuda.games.vanguard.placing import call, shift_circle
from kirifuda.games.vanguard.repeating import act, left_to_do, too_often
from kirifuda.games.vanguard.rulings import (
    CALL_FREE,
    NO_ABILITY,
    NO_CALL,
    NO_COST,
    NO_MOVE,
    forbids,
    is_barred,
)
from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.zones import (
    BACK_LEFT,
    BACK_RIGHT,
    FRONT_LEFT,
    FRONT_RIGHT,
    GRADE,
    HAND,
    KINDS,
    LEFT,
    REAR,
    REAR_CIRCLES,
    RIGHT,
    UNIT,
)
from kirifuda.kernel.effects.conditions import Condition, Exists, Or
from kirifuda.kernel.effects.terms import Where
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.events.moving import bound
from kirifuda.kernel.events.triggers import emit_all
from kirifuda.kernel.position.cards import ACTIVATED, Ability
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.scope import BY_PLAY, NO_REGS, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask
from kirifuda.kernel.procedures.repeats import end_action, withheld
from kirifuda.kernel.procedures.turns import begin_phase
from kirifuda.kernel.timing.checks import PlayAbility, check_timing, used_up
from kirifuda.kernel.timing.using import add_usable, play_ability
from kirifuda.kernel.values.rulings import barred

PAIRS: Final = ((LEFT, FRONT_LEFT, BACK_LEFT), (RIGHT, FRONT_RIGHT, BACK_RIGHT))
BATTLE: Final = Option("battle phase")


@mypyc_attr(acyclic=True, free_list_len=1)
class MainPhase(Frame):
    """9.9.2, 11.6.2: one action after the other until nothing is played (9.9.3).

    What leads back to the very same position is not done there again (repeating.py, 18.1.1.2).
    """

    code = 24

    def fresh(self) -> Frame:
        return MainPhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 0:
            self.step = 1
            begin_phase(s, MAIN_PHASE, "9.9.1")
            check_timing(s)  # 11.6.2.1
        elif self.step == 1:
            end_action(s)
            # 11.6.2, 11.6.2.2: with cards of one's own hand, and such as lie open
            ask(s, s.turn_seat, "main", "9.9.2", options(s), in_sight=True)
        elif self.step == 2:
            self.step = 1  # 11.6.2.2.1: a play timing again
            check_timing(s)
        else:
            s.stack.pop()  # 11.6.2.3

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        seat = s.turn_seat
        if option.kind == "battle phase":
            self.step = 3
            return
        self.step = 2
        act(s, seat, option)  # 18.1.1
        if option.kind == "call":
            # a normal call (9.9.2.1.1)
            call(s, seat, [option.card], [option.spot], "9.9.2.1", BY_PLAY, normal=True)
        elif option.kind == "swap":
            swap(s, seat, option.number)
        elif option.kind == "order":
            play_order(s, seat, option.card)
        else:
            use(s, seat, option.card, option.ability)


def use(t: Table, seat: int, card: int, number: int) -> None:
    """9.9.2.4: play an activated ability; its card is shown if it lies where nobody sees it and
    what it costs does not show it (11.8.2.2.1), until the ability is done."""
    play_ability(t, seat, card, number)
    everyone = (1 << t.seats) - 1
    if t.known[card] == everyone or not t.pool.rules.hidden_zones >> t.zone[card] & 1:
        return
    if not pays_with_itself(t, Scope(number, t.refs[card], seat, None, NO_REGS)):
        play = t.own_top()
        assert isinstance(play, PlayAbility)
        play.mark = 1
        cost = t.pool.abilities[number].cost
        if cost is not None and not cost.sure:
            before = t.copy()  # 11.8.2.2: what cannot be paid for was not played
            play = t.own_top()
            assert isinstance(play, PlayAbility)
            play.saved = before
        emit_all(t, shown(t, [card], "11.8.2.2.1", BY_PLAY, -1, seat))


def options(t: Table) -> list[Option]:
    """9.9.2.1 to 9.9.2.4: what the turn fighter can do."""
    seat = t.turn_seat
    pool = t.pool
    out: list[Option] = []
    seen: list[int] = []
    lead = t.vanguard(seat)
    card: i64
    for card in t.zones[seat * KINDS + HAND]:
        definition = pool.definition[card]
        if not pool.faces[card].kinds & UNIT or definition in seen:
            continue
        if not (t.lasting and bound(t, t.refs[card])):
            seen.append(definition)
        if lead >= 0 and callable_by(t, seat, card, lead):
            out.extend(pool.offers[CALLS + card])  # 4.9.2.5: to any circle
    if can_swap(t, seat, FRONT_LEFT, BACK_LEFT):
        out.append(SWAP_LEFT)
    if can_swap(t, seat, FRONT_RIGHT, BACK_RIGHT):
        out.append(SWAP_RIGHT)
    for card in playable_orders(t, seat, False):  # 9.9.2.3
        out.append(Option("order", card))
    usable: list[Option] = []
    add_usable(t, seat, NO_ABILITY, usable)  # 9.9.2.4
    if pool.rules_touched >> NO_COST & 1:
        usable = [o for o in usable if not unpaid(t, seat, o.card, o.ability)]
    out.extend(as_they_lie(t, usable) if len(usable) > 1 else usable)
    out = left_to_do(t, out)
    out.append(BATTLE)  # 9.9.3
    return out


def as_they_lie(t: Table, found: list[Option]) -> list[Option]:
    """Options in the order in which their cards lie: which copy is which tells nobody anything."""
    places: list[tuple[int, int, int]] = []
    for i in range(len(found)):
        card = found[i].card
        lies = t.zones[t.seat[card] * KINDS + t.zone[card]]
        places.append((t.zone[card], lies.index(card), i))
    return [found[place[2]] for place in sorted(places)]


def callable_now(t: Table, seat: int, card: int) -> bool:
    """9.9.2.1: whether a unit of the hand can be called: of no higher grade than the vanguard."""
    lead = t.vanguard(seat)
    if lead < 0 or not t.kinds_of(card) & UNIT:
        return False  # 9.9.2.1.2
    return callable_by(t, seat, card, lead)


def callable_by(t: Table, seat: i64, card: i64, lead: i64) -> bool:
    """The same of a card that is a unit, where there is a vanguard."""
    if t.number(card, GRADE) > t.number(lead, GRADE) and not forbids(
        t, CALL_FREE, seat, card, REAR
    ):
        return False
    return not forbids(t, NO_CALL, seat, card, REAR)


def can_swap(t: Table, seat: i64, front: i64, back: i64) -> bool:
    """9.9.2.2: whether the cards of a column can change places; if there are none, nothing
    would happen (9.9.2.2.3)."""
    found = False
    card: i64
    for card in t.zones[seat * KINDS + REAR]:
        spot: i64 = t.spot[card]
        if spot in (front, back):
            if is_barred(t, NO_MOVE, card):
                return False
            found = True
    return found


def swap(t: Table, seat: int, column: int) -> None:
    """9.9.2.2.1, 9.9.2.2.2: the cards of a column change places, as they lie (4.9.2.5.2)."""
    front: i64 = FRONT_LEFT if column == LEFT else FRONT_RIGHT
    back: i64 = BACK_LEFT if column == LEFT else BACK_RIGHT
    cards: list[int] = []
    spots: list[int] = []
    rests: list[int] = []
    card: i64
    for card in t.cards(seat, REAR):
        spot: i64 = t.spot[card]
        if spot in (front, back):
            cards.append(card)
            spots.append(back if spot == front else front)  # 9.9.2.2.1
            rests.append(t.rest[card])
    # 4.9.2.5.2, 9.9.2.2.2
    shift_circle(t, cards, REAR, spots, "9.9.2.2", rests, BY_PLAY, -1, seat)


def why_not(t: Table, seat: int, what: Option) -> list[Reason]:
    """Every clause that keeps a fighter from a main phase action now."""
    out: list[Reason] = []
    d = t.decision
    if d is None or d.kind != "main":
        mine = t.phase == MAIN_PHASE and t.turn_seat == seat
        told = "another action is under way" if mine else "it is not your main phase"
        out.append(Reason(told, "9.9.2"))
    elif d.seat != seat:
        out.append(Reason("it is not your turn", "9.9.2"))
    card = what.card
    if what.kind == "call":
        out.extend(why_not_call(t, seat, card))
        if not 0 <= what.spot < REAR_CIRCLES:
            out.append(Reason("there is no such circle", "4.9.1"))
    elif what.kind == "swap":
        able = [column for column, front, back in PAIRS if can_swap(t, seat, front, back)]
        if what.number not in able:
            out.append(Reason("nothing of this column can change places", "9.9.2.2"))
    elif what.kind == "order":
        out.extend(why_not_order(t, seat, card, False))
    elif what.kind == "use":
        out.extend(why_not_use(t, seat, card, what.ability))
    if not out and withheld(t, what):
        if too_often(t, what):
            out.append(Reason("nothing is repeated for ever", "18.1.1.2"))
        else:
            out.append(Reason("it would repeat the very same position", "18.1.1.2"))
    elif not out and d is not None and not any(o.same(what) for o in d.options):
        out.append(Reason("a copy of it is offered in its place", "9.9.2"))
    return out


def why_not_call(t: Table, seat: int, card: int) -> list[Reason]:
    """9.9.2.1: what is against calling a unit to a rear-guard circle."""
    out: list[Reason] = []
    if t.zone[card] != HAND or t.seat[card] != seat:
        out.append(Reason("only units in your hand are called", "9.9.2.1"))
    if not t.kinds_of(card) & UNIT:
        return [*out, Reason("it is no unit", "9.9.2.1")]
    lead = t.vanguard(seat)
    if lead < 0:
        return [*out, Reason("there is no vanguard", "9.9.2.1.2")]
    grade, most = t.number(card, GRADE), t.number(lead, GRADE)
    if grade > most and not forbids(t, CALL_FREE, seat, card, REAR):
        what = Said("it is of grade {0}, your vanguard of grade {1}", [grade, most])
        out.append(Reason(what, "9.9.2.1"))
    if forbids(t, NO_CALL, seat, card, REAR):
        out.append(Reason("an effect forbids calling it", "1.3.3"))
    return out


def tied_to_circles(condition: Condition) -> bool:
    """11.4.4: whether it is a row or a place of circles, as a part of the zone, that is asked."""
    if isinstance(condition, Or):
        condition = condition.parts[0]
    cards = condition.cards if isinstance(condition, Exists) else None
    return isinstance(cards, Where) and isinstance(cards.filter, AtSpots)


def unpaid(t: Table, seat: int, card: int, number: int) -> bool:
    """Whether an effect keeps a fighter from paying for an ability; one without a cost is played by
    declaring it (11.1.1.1.2)."""
    return t.pool.abilities[number].cost is not None and barred(t, NO_COST, seat, card, card)


def why_not_use(t: Table, seat: int, card: int, number: int) -> list[Reason]:
    """Every clause that keeps an activated ability from being played."""
    out: list[Reason] = []
    if number not in t.face(card).abilities:
        return [Reason("the card does not have that ability", "9.9.2.4")]
    ability: Ability = t.pool.abilities[number]
    if t.master(card) != seat:
        out.append(Reason("it is not your card", "3.2.2.2"))
    if ability.kind != ACTIVATED:
        out.append(Reason("it is no activated ability", "9.9.2.4"))
    if not ability.zones >> t.zone[card] & 1:
        out.append(Reason("it is not valid in this zone", "11.4.4"))
    sc = Scope(number, t.refs[card], seat, None, NO_REGS)
    if used_up(t, ability, sc):
        out.append(Reason("it has been used up", "12.3.2.2"))
    for condition in ability.conditions:
        if not condition.true(t, sc):
            if tied_to_circles(condition):
                out.append(Reason("it is not valid in this zone", "11.4.4"))
            else:
                out.append(Reason("what makes it valid is not so", "14.2.3.3"))
    payable = ability.cost is None or ability.cost.payable(t, sc)
    if not payable or unpaid(t, seat, card, number):
        out.append(Reason("its cost cannot be paid", "11.8.2.2"))
    if barred(t, NO_ABILITY, seat, card, card):
        out.append(Reason("an effect forbids using it", "12.2.1.1"))
    return out
