"""10.5: the guard step: guardians from the hand, intercepting rear-guards, blitz orders."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64, mypyc_attr
from kirifuda.games.vanguard.events import GUARD_STEP, INTERCEPTED
from kirifuda.games.vanguard.offers import GUARD
from kirifuda.games.vanguard.offers import INTERCEPT as BY_INTERCEPT
from kirifuda.games.vanguard.orders import (
    any_more,
    orders_elsewhere,
    play_order,
    playable_orders,
    why_not_order,
)
from kirifuda.games.vanguard.placing import guard, guards, shift_circle
from kirifuda.games.vanguard.repeating import act, left_to_do
from kirifuda.games.vanguard.rulings import (
    BACK_INTERCEPT,
    GUARD_TOGETHER,
    NO_CALL,
    NO_GUARD_BY,
    NO_INTERCEPT,
    NO_MOVE,
    NO_ORDER,
    forbids,
    is_barred,
    most_of,
)
from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.zones import (
    BLITZ,
    FRONT,
    GUARDIAN,
    HAND,
    INTERCEPT,
    KINDS,
    ORDER,
    REAR,
    UNIT,
)
from kirifuda.kernel.effects.relations import InZones
from kirifuda.kernel.effects.terms import Anything, Kind
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.events.triggers import emit_all
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader, put, put_long
from kirifuda.kernel.position.scope import BY_PLAY, NO_NUMBERS, Event
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import DONE, Frame, ask
from kirifuda.kernel.procedures.repeats import WHOSE, end_action, withheld
from kirifuda.kernel.timing.checks import check_timing
from kirifuda.kernel.values.rulings import in_force

PASS: Final = Option("pass")
ACTS: Final = ("guard", "guard with more", "intercept with more")


@mypyc_attr(acyclic=True, free_list_len=1)
class GuardStep(Frame):
    """10.5.1, 10.5.1.2: the defending fighter guards, act after act, until passing.

    `cards`, `whom`: the cards of the hand that are called in the act under way, or the units that
    intercept in it, and for whom: all of them at once (10.5.1.2.2, 10.5.1.2.4). `course`: the
    action of the attack, which goes on after those of the guard (18.1.1).
    """

    code = 34

    def __init__(self) -> None:
        super().__init__()
        self.cards = NO_NUMBERS
        self.whom = NO_NUMBERS
        self.course = NO_NUMBERS

    def fresh(self) -> Frame:
        return GuardStep()

    def copy(self) -> Frame:
        f = GuardStep()
        f.step = self.step
        f.seat = self.seat
        f.cards = self.cards
        f.whom = self.whom
        f.course = self.course
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat])
        put(out, self.cards)
        put(out, self.whom)
        put_long(out, self.course)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.cards = r.many()
        self.whom = r.many()
        self.course = r.long()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 0:
            self.step = 1
            check_timing(s)  # 11.6.2.1
        elif self.step == 1:
            self.resume(s)
            if not asked(s, self.seat):
                s.stack.pop()  # 10.5.1.2.1.1
                return
            offered = left_to_do(s, options(s, self.seat))
            offered.append(PASS)
            ask(s, self.seat, "guard", "10.5.1.2", offered)
        elif self.step == 2:
            more = [o for o in guards_with(s, self.seat) if o.card not in self.cards]
            enough = len(self.cards) >= at_once(s, self.seat)
            self.ask_more(s, "guard with more", "10.5.1.2.2", [*more, DONE] if enough else more)
        else:
            more = [o for o in intercepts_with(s, self.seat) if o.card not in self.cards]
            if not more:
                self.intercept(s)
                return
            self.ask_more(s, "intercept with more", "10.5.1.2.4", [*more, DONE])

    def resume(self, s: Table) -> None:
        """An act of the guard is over, the attack goes on."""
        if s.course and s.course[WHOSE] == self.seat:
            end_action(s)
        if not s.course:
            s.course = self.course
        self.course = NO_NUMBERS

    def ask_more(self, s: Table, kind: str, clause: str, options: list[Option]) -> None:
        """Who else guards in the same act."""
        ask(s, self.seat, kind, clause, options)
        d = s.decision
        assert d is not None
        d.picked = self.cards

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        if self.step == 1 and option.kind != "pass":
            self.course = s.course
            act(s, self.seat, option)  # 18.1.1
        if option.kind == "pass":
            s.note(
                "pass", "10.5.1.2.1", self.seat, number=len(s.zones[self.seat * KINDS + GUARDIAN])
            )
            s.stack.pop()
        elif option.kind in ("guard", "intercept"):
            self.cards = [*self.cards, option.card]
            self.whom = [*self.whom, s.attacked_units()[option.number]]
            self.step = 2 if option.kind == "guard" else 3
            if self.step == 2 and len(self.cards) == len(s.zones[self.seat * KINDS + HAND]):
                self.call(s)
        elif option.kind == "done":
            if self.step == 2:
                self.call(s)
            else:
                self.intercept(s)
        else:
            self.step = 0
            play_order(s, self.seat, option.card)

    def call(self, s: Table) -> None:
        """They are called at once, normally; then one is asked again."""
        self.step = 0  # 10.5.2
        # 10.5.1.2.2.1: a normal call
        guard(s, self.seat, self.cards, self.whom, "10.5.1.2.2", BY_PLAY, -1, True)
        self.cards = NO_NUMBERS
        self.whom = NO_NUMBERS

    def intercept(self, s: Table) -> None:
        """They intercept at once; then one is asked again."""
        self.step = 0  # 10.5.2
        intercept(s, self.seat, self.cards, self.whom)
        self.cards = NO_NUMBERS
        self.whom = NO_NUMBERS


def asked(t: Table, seat: int) -> bool:
    """10.5.1.2.1.1: whether there is anything to guard, and with what, as everyone can see."""
    if not t.attacked_units():
        return False
    if t.zones[seat * KINDS + HAND] and not (no_calls(t, seat) and no_orders(t, seat)):
        return True
    if any(t.pool.faces[card].kinds & BLITZ for card in orders_elsewhere(t, seat)):
        if not no_orders(t, seat):
            return True
    return bool(intercepts_with(t, seat))


def no_calls(t: Table, seat: int) -> bool:
    """Whether guardians cannot be called from a hand, whatever is in it."""
    for rule in (NO_CALL, NO_GUARD_BY):
        for found in in_force(t, rule):
            zone = GUARDIAN if rule == NO_CALL else HAND
            zones = found.ruling.zones
            if found.binds(t, seat) and (zones < 0 or zones >> zone & 1):
                such = found.ruling.filter
                if such is None or isinstance(such, Anything):
                    return True
                if isinstance(such, InZones) and such.zones >> HAND & 1:
                    return True
    return False


def no_orders(t: Table, seat: int) -> bool:
    """Whether no blitz order can be played from a hand, whatever is in it."""
    if not any_more(t, seat):
        return True
    for found in in_force(t, NO_ORDER):
        if found.binds(t, seat):
            such = found.ruling.filter
            if such is None or isinstance(such, Anything):
                return True
            if isinstance(such, Kind) and such.kinds & (ORDER | BLITZ):
                return True
    return False


def options(t: Table, seat: int) -> list[Option]:
    """10.5.1.2.2 to 10.5.1.2.5: what the defending fighter can do."""
    out = guards_with(t, seat)
    out.extend(intercepts_with(t, seat))
    for card in playable_orders(t, seat, True):  # 10.5.1.2.5
        out.append(Option("order", card))
    return out


def guards_with(t: Table, seat: int) -> list[Option]:
    """10.5.1.2.2: the units of the hand that can be called, for each attacked unit; copies once."""
    out: list[Option] = []
    seen: list[int] = []
    if t.pool.rules_touched >> GUARD_TOGETHER & 1 and too_few(t, seat):
        return out
    whom = len(t.attacked_units())
    f = t.stack[-1]
    taken = f.cards if isinstance(f, GuardStep) else NO_NUMBERS
    for card in t.zones[seat * KINDS + HAND]:
        definition = t.pool.definition[card]
        if not t.pool.faces[card].kinds & UNIT or definition in seen:
            continue
        if (taken and card in taken) or kept_back(t, seat, card):
            continue
        seen.append(definition)
        add_for_each(t, GUARD, card, whom, out)  # 10.5.1.2.2.2: whatever its grade
    return out


def add_for_each(t: Table, kind: i64, card: int, whom: int, out: list[Option]) -> None:
    """Offer to guard with a card, for each of the attacked units."""
    if whom:
        first = t.pool.offers[kind][card]
        out.append(first)
        for number in range(1, whom):
            out.append(Option(first.kind, card, number=number))


def at_once(t: Table, seat: int) -> int:
    """How many guardians a fighter must call at once, if any."""
    return most_of(t, GUARD_TOGETHER, seat, 1)


def too_few(t: Table, seat: int) -> bool:
    """Whether the hand has fewer cards that can be called than must be called at once."""
    least = at_once(t, seat)
    if least < 2:
        return False
    can = 0
    for card in t.zones[seat * KINDS + HAND]:
        if not why_not_guardian(t, seat, card):
            can += 1
    return can < least


def why_not_guardian(t: Table, seat: int, card: int) -> list[Reason]:
    """10.5.1.2.2: what is against calling a card as a guardian."""
    if t.zone[card] != HAND or t.seat[card] != seat:
        return [Reason("guardians are called from your hand", "10.5.1.2.2")]
    if not t.pool.faces[card].kinds & UNIT:
        return [Reason("it is no unit", "10.5.1.2.2")]
    if kept_back(t, seat, card):
        return [Reason("an effect forbids calling it", "1.3.3")]
    return []


def kept_back(t: Table, seat: i64, card: i64) -> bool:
    """1.3.3: whether an effect keeps a card of the hand from being called as a guardian."""
    return forbids(t, NO_CALL, seat, card, GUARDIAN) or forbids(t, NO_GUARD_BY, seat, card, HAND)


def why_not_intercept(t: Table, seat: int, card: int) -> list[Reason]:
    """10.5.1.2.4, 14.4.2: what is against a rear-guard's intercepting; resting is no matter."""
    out: list[Reason] = []
    if t.zone[card] != REAR or t.master(card) != seat:
        return [Reason("only your rear-guards intercept", "10.5.1.2.4")]
    if not t.worded(t.refs[card]).marks & INTERCEPT:
        out.append(Reason("it does not have intercept", "14.4.1"))
    if t.row(card) != FRONT and not is_barred(t, BACK_INTERCEPT, card):
        out.append(Reason("it is not in the front row", "10.5.1.2.4"))
    if card in t.attacked_units():
        out.append(Reason("it is being attacked itself", "10.5.1.2.4"))
    kept = is_barred(t, NO_INTERCEPT, card) or is_barred(t, NO_MOVE, card)
    if kept or forbids(t, NO_GUARD_BY, seat, card, REAR):
        out.append(Reason("an effect keeps it from intercepting", "1.3.3"))
    return out


def intercepts_with(t: Table, seat: int) -> list[Option]:
    """10.5.1.2.4: the rear-guards that can intercept, for each attacked unit."""
    out: list[Option] = []
    attacked = t.attacked_units()
    for card in t.zones[seat * KINDS + REAR]:
        if card in attacked or (t.row(card) != FRONT and not is_barred(t, BACK_INTERCEPT, card)):
            continue
        # 14.4.2: also while it rests
        if t.worded(t.refs[card]).marks & INTERCEPT and not why_not_intercept(t, seat, card):
            add_for_each(t, BY_INTERCEPT, card, len(attacked), out)
    return out


def intercept(t: Table, seat: int, cards: list[int], whom: list[int]) -> None:
    """10.5.1.2.4, 7.34.1.1: rear-guards move to the guardian circle, resting."""
    for card in cards:
        t.note("intercept", "10.5.1.2.4", seat, card)
    count = len(cards)
    shift_circle(t, cards, GUARDIAN, [-1] * count, "10.5.1.2.4", [1] * count, BY_PLAY, -1, seat)
    events: list[Event] = []
    for at, card in enumerate(cards):
        guards(t, card, whom[at])
        me = t.refs[card]
        events.append(Event(INTERCEPTED, me, me, REAR, GUARDIAN, seat))  # 10.5.1.2.4.1
    emit_all(t, events)


def why_not(t: Table, seat: int, what: Option) -> list[Reason]:
    """Every clause that keeps a fighter from guarding so now."""
    d = t.decision
    out: list[Reason] = []
    if d is None or d.kind not in ACTS:
        mine = t.step == GUARD_STEP and t.defending_seat() == seat
        told = "another action is under way" if mine else "it is not your guard step"
        out.append(Reason(told, "10.5.1.2"))
    elif d.seat != seat:
        out.append(Reason("it is not you who is attacked", "10.5.1.2"))
    elif not 0 <= what.number < len(t.attacked_units()) and what.kind != "order":
        out.append(Reason("no such unit is being attacked", "10.4.1.10"))
    if what.kind == "guard":
        out.extend(why_not_guardian(t, seat, what.card))
        if not out and too_few(t, seat):
            out.append(Reason("an effect wants more called at once than there are", "1.3.3"))
    elif what.kind == "intercept":
        out.extend(why_not_intercept(t, seat, what.card))
    else:
        out.extend(why_not_order(t, seat, what.card, True))
    if not out and d is not None and d.kind != "guard":  # in an act that goes on
        if d.kind != what.kind + " with more":
            out.append(Reason("another action is under way", "11.6.2.2"))
        elif what.card in d.picked:
            out.append(Reason("it is chosen already", d.clause))
    if not out and withheld(t, what):
        out.append(Reason("it would repeat the very same position", "18.1.1.2"))
    elif not out and d is not None and not any(o.same(what) for o in d.options):
        out.append(Reason("a copy of it is offered in its place", "10.5.1.2"))
    return out
