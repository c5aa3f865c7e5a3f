"""9.9.2.3, 10.5.1.2.5, 11.8: playing orders."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.vanguard.events import PLAYED_ORDER
from kirifuda.games.vanguard.keywords import count_piece, spent
from kirifuda.games.vanguard.placing import put
from kirifuda.games.vanguard.rulings import (
    MOST_ORDERS,
    NO_ORDER,
    ORDER_FREE,
    ORDER_GOES,
    PLAY_FROM,
    forbids,
)
from kirifuda.games.vanguard.table import IN_PLAY, Table, changed_at
from kirifuda.games.vanguard.zones import (
    BIND,
    BLITZ,
    DROP,
    GRADE,
    HAND,
    KINDS,
    ORDER,
    ORDER_AREA,
    ORDERS,
    REGALIS,
    SET,
    SOUL,
)
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.events.moving import bound, place
from kirifuda.kernel.events.triggers import emit
from kirifuda.kernel.position.cards import KEYWORD
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import BY_PLAY, BY_RULE, NO_NUMBERS, NO_REGS, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame
from kirifuda.kernel.timing.checks import PlayAbility
from kirifuda.kernel.values.rulings import in_force

ORDER_ABILITY: Final = KEYWORD + 10  # 11.1.1.4
PLAYED_FROM: Final = 1 << DROP | 1 << SOUL | 1 << BIND  # from where a text can let them be played
ENDS: Final = 8  # the end of a zone to which an order goes is told above the zone
LOW: Final = 255
ORDER_LIMIT: Final = 1  # 9.9.2.3.1, 10.5.1.2.5.1, 11.8.2.1.1.1


def order_ability(t: Table, card: int) -> int:
    """The number of an order's ability (11.1.1.4), or -1: a set order may have none."""
    for number in t.face(card).abilities:
        if t.pool.abilities[number].kind == ORDER_ABILITY:
            return number
    return -1


def under_limit(t: Table, seat: int, card: int) -> bool:
    """9.9.2.3: whether a fighter may play one more order in this turn, and this one."""
    played = t.orders[seat]
    if played < ORDER_LIMIT:
        return True
    for found in in_force(t, MOST_ORDERS):
        if found.binds(t, seat) and played < found.number(t) and found.admits(t, card):
            return True
    return False


def any_more(t: Table, seat: int) -> bool:
    """Whether a fighter may play one more order in this turn, if it is such as an effect says."""
    played = t.orders[seat]
    if played < ORDER_LIMIT:
        return True
    for found in in_force(t, MOST_ORDERS):
        if found.binds(t, seat) and played < found.number(t):
            return True
    return False


def playable_orders(t: Table, seat: int, blitz: bool) -> list[int]:
    """The orders of a hand that can be played now, copies of one card once."""
    out = NO_NUMBERS
    seen = NO_NUMBERS
    for card in t.zones[seat * KINDS + HAND]:
        kinds: i64 = t.pool.faces[card].kinds
        if not kinds & ORDER or (kinds & BLITZ != 0) != blitz:
            continue
        definition = t.pool.definition[card]
        if definition not in seen:
            seen = [*seen, definition]
            if under_limit(t, seat, card) and graded(t, seat, card) and affordable(t, seat, card):
                if not why_not_order(t, seat, card, blitz):
                    out = [*out, card]  # 11.8.2.4
    for card in orders_elsewhere(t, seat):
        if (t.pool.faces[card].kinds & BLITZ != 0) == blitz:
            if not why_not_order(t, seat, card, blitz):
                out = [*out, card]
    return out


def orders_elsewhere(t: Table, seat: int) -> list[int]:
    """The orders outside a hand that can be played from where they lie, as their text says or an
    effect does; copies that lie there alike, once."""
    out = NO_NUMBERS
    if not t.pool.rules_touched >> PLAY_FROM & 1:
        return out
    for zone in range(KINDS):
        seen = NO_NUMBERS
        for card in t.zones[seat * KINDS + zone] if PLAYED_FROM >> zone & 1 else NO_NUMBERS:
            definition = t.pool.definition[card]
            if not t.pool.faces[card].kinds & ORDER or t.down[card] or definition in seen:
                continue
            if forbids(t, PLAY_FROM, seat, card, zone):
                out = [*out, card]
                if not (t.lasting and bound(t, t.refs[card])):
                    seen = [*seen, definition]
    return out


def affordable(t: Table, seat: int, card: int) -> bool:
    """Whether an order's cost could be paid while it still lies in the hand: if not, less so once
    it lies in the order area (`unmet`, which is dear to find out)."""
    number = order_ability(t, card)
    if number < 0:
        return True
    cost = t.pool.abilities[number].cost
    return cost is None or cost.payable(t, Scope(number, t.refs[card], seat, None, NO_REGS))


def graded(t: Table, seat: i64, card: i64) -> bool:
    """9.9.2.3, 10.5.1.2.5: whether an order is of no higher grade than the vanguard."""
    lead = t.vanguard(seat)
    most = t.number(lead, GRADE) if lead >= 0 else -1
    return t.number(card, GRADE) <= most or forbids(t, ORDER_FREE, seat, card, t.zone[card])


def why_not_order(t: Table, seat: int, card: int, blitz: bool) -> list[Reason]:
    """Every clause that keeps an order from being played now."""
    out: list[Reason] = []
    face = t.face(card)
    clause = "10.5.1.2.5" if blitz else "9.9.2.3"
    lies = t.zone[card]
    here = lies == HAND or (PLAYED_FROM >> lies & 1 and forbids(t, PLAY_FROM, seat, card, lies))
    if not here or t.seat[card] != seat:
        out.append(Reason("only orders in your hand are played", clause))
    if not face.kinds & ORDER:
        return [*out, Reason("it is no order", clause)]
    if bool(face.kinds & BLITZ) != blitz:
        out.append(Reason("blitz orders are for the guard step, others for the main phase", clause))
    if not graded(t, seat, card):
        lead = t.vanguard(seat)
        most = t.number(lead, GRADE) if lead >= 0 else -1
        what = Said("it is of grade {0}, your vanguard of grade {1}", [face.nums[GRADE], most])
        out.append(Reason(what, clause))
    if not under_limit(t, seat, card):
        out.append(Reason("no more orders can be played in this turn", "11.8.2.1.1"))
    if forbids(t, NO_ORDER, seat, card, lies):
        out.append(Reason("an effect forbids playing it", "1.3.3"))
    number = order_ability(t, card)
    if number >= 0:
        ability = t.pool.abilities[number]
        if ability.conditions or ability.cost is not None:
            out.extend(unmet(t, seat, card, number))
    return out


def unmet(t: Table, seat: int, card: int, number: int) -> list[Reason]:
    """11.8.2.2, 11.8.2.4: what an order asks or costs that is not so, or cannot be paid, once it
    lies in the order area (11.8.2.1.1): it is in the hand no more."""
    s = t.copy()
    assert isinstance(s, Table)
    place(s, card, ORDER_AREA)
    s.set_status(card, s.status[card] | IN_PLAY)
    ability = s.pool.abilities[number]
    sc = Scope(number, s.refs[card], seat, None, NO_REGS)
    out: list[Reason] = []
    for condition in ability.conditions:
        if not condition.true(s, sc):
            out.append(Reason("what its text asks for is not so", "11.8.2.4.2"))
            break
    if ability.cost is not None and not ability.cost.payable(s, sc):
        out.append(Reason("its cost cannot be paid", "11.8.2.2"))
    return out


def play_order(t: Table, seat: int, card: int) -> None:
    """Begin to play an order."""
    f = PlayOrder()
    f.seat = seat
    f.card = card
    t.stack.append(f)


class PlayOrder(Frame):
    """11.8.2, 11.8.3: an order goes to the order area, is paid for and does what it says; then it
    goes to the drop zone (11.8.3.2), or to the order zone if it is a set order (11.8.3.3)."""

    code = 23

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.goes: i64 = -1  # where it goes instead of to the drop zone

    def fresh(self) -> Frame:
        return PlayOrder()

    def copy(self) -> Frame:
        f = PlayOrder()
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        f.goes = self.goes
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card, self.goes])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()
        self.goes = r.one()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        card = self.card
        if self.step == 0:
            number = order_ability(s, card)
            me = self
            before: State | None = None
            if number >= 0:
                cost = s.pool.abilities[number].cost
                if cost is not None and not cost.sure:
                    before = s.copy()  # 11.8.2.2: what cannot be paid for was not played
                    mine = s.own_top()
                    assert isinstance(mine, PlayOrder)
                    me = mine
            me.step = 1
            me.goes = instead_of_drop(s, me.seat, card)
            frm = s.zone[card]
            put(s, [card], ORDER_AREA, "11.8.2.1.1", BY_PLAY, actor=me.seat)
            s.set_status(card, s.status[card] | IN_PLAY)
            # 11.8.2.1
            s.orders = changed_at(s.orders, me.seat, s.orders[me.seat] + 1)
            s.note("order", "11.8.2.1", me.seat, card)
            ref = s.refs[card]
            emit(s, Event(PLAYED_ORDER, ref, ref, frm, ORDER_AREA, me.seat, BY_PLAY))
            if number >= 0:
                f = PlayAbility()
                f.seat = me.seat
                f.scope = Scope(number, ref, me.seat, None, NO_REGS)
                f.saved = before
                s.stack.append(f)  # 11.8.2, 11.8.3
        else:
            s.stack.pop()
            s.set_status(card, s.status[card] & ~IN_PLAY)
            if s.zone[card] == ORDER_AREA:
                piece = s.face(card).marks & REGALIS
                unresolved = piece and spent(s, self.seat, card, ORDER_ABILITY)
                if piece and not unresolved and order_ability(s, card) < 0:
                    count_piece(s, self.seat, card)
                is_set = s.kinds_of(card) & SET and not unresolved  # 14.51.2.2
                clause = "11.8.3.3" if is_set else "11.8.3.2"
                if self.goes >= 0 and not is_set:
                    zone, where = self.goes & LOW, self.goes >> ENDS
                    put(s, [card], zone, clause, BY_RULE, actor=self.seat, where=where)
                    return
                # 11.8.3.2, 11.8.3.3
                put(s, [card], ORDERS if is_set else DROP, clause, BY_RULE, actor=self.seat)


def instead_of_drop(t: Table, seat: int, card: int) -> int:
    """Where an effect says that an order goes once it has been played; -1: as usual. It is asked
    before it is played, as it is another card after that (4.1.8)."""
    for found in in_force(t, ORDER_GOES):
        if found.binds(t, seat) and found.admits(t, card):
            return found.number(t)
    return -1
