"""7.8: cards, and all cards of two zones, that take each other's place."""

from __future__ import annotations

from kirifuda.games.vanguard.doing import living, source_of
from kirifuda.games.vanguard.events import APPEARED, BY_CALL
from kirifuda.games.vanguard.placing import FACE_UP, destination, send, shift_circle
from kirifuda.games.vanguard.rulings import NO_CALL, NO_MOVE, forbids, is_barred, retires
from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.zones import CIRCLES, DECK, DROP, REAR, UNIT
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Cards
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.events.moving import LAST, remember, shift
from kirifuda.kernel.events.triggers import emit_all
from kirifuda.kernel.position.scope import Event, Scope
from kirifuda.kernel.position.state import State


def can_go(t: Table, sc: Scope, card: int, zone: int) -> bool:
    """7.8.2: whether a card can go to a zone of its owner by this effect."""
    frm = t.zone[card]
    if DECK in (frm, zone) or destination(t, card, zone) != zone:
        return False
    if frm == zone:
        return frm == REAR and not is_barred(t, NO_MOVE, card)
    if CIRCLES >> frm & 1:
        if frm != REAR or CIRCLES >> zone & 1:
            return False
        return zone != DROP or retires(t, sc, card)
    if CIRCLES >> zone & 1:
        called = zone == REAR and t.kinds_of(card) & UNIT != 0
        return called and not forbids(t, NO_CALL, t.seat[card], card, REAR)
    return True


class Exchange(Instruction):
    """7.8.1: two cards of a fighter take each other's place at the same time."""

    def __init__(self, cards: Cards, units: bool = False) -> None:
        super().__init__("7.8.1")
        self.cards = cards
        self.units = units  # of the field only

    def pair(self, t: Table, sc: Scope) -> list[int]:
        """The two cards, if they can go to each other's place."""
        found = living(t, sc, self.cards)
        if len(found) != 2 or found[0] == found[1] or t.seat[found[0]] != t.seat[found[1]]:
            return []
        one, other = found
        if self.units and (t.zone[one] != REAR or t.zone[other] != REAR):
            return []
        able = can_go(t, sc, one, t.zone[other]) and can_go(t, sc, other, t.zone[one])
        return found if able else []

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        pair = self.pair(s, f.scope)
        if not pair:
            f.failed = 1
            return  # 7.8.2
        one, other = pair
        source = source_of(f)
        zones = [s.zone[other], s.zone[one]]
        spots = [s.spot[other], s.spot[one]]
        if zones[0] == zones[1]:
            rests = [s.rest[one], s.rest[other]]
            # 7.8.1
            shift_circle(s, pair, REAR, spots, self.clause, rests, f.cause, source, f.scope.master)
            return
        remember(s, pair)
        events: list[Event] = []
        for i, card in enumerate(pair):
            if zones[i] == REAR:
                events.extend(self.call(s, f, card, spots[i], source))  # 7.8.1
            else:
                seat = f.scope.master
                # 7.8.1
                events.extend(send(s, [card], zones[i], self.clause, f.cause, source, seat))
        emit_all(s, events)
        f.follow(s, pair)

    def call(self, s: Table, f: Effect, card: int, spot: int, source: int) -> list[Event]:
        """6.2.1.2: who comes to a rear-guard circle from elsewhere is called there."""
        frm, seat = s.zone[card], s.seat[card]
        ev = shift(
            s, card, REAR, self.clause, LAST, spot, 0, FACE_UP, f.cause, source, f.scope.master
        )
        came = Event(
            APPEARED, ev.card, ev.before, frm, REAR, seat, f.cause, source, seat, -1, BY_CALL
        )
        return [ev, came]

    def possible(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return bool(self.pair(s, sc))


class ExchangeZones(Instruction):
    """7.8.3: all cards of two zones of a fighter take each other's place at the same time."""

    def __init__(self, who: Who, first: int, second: int) -> None:
        super().__init__("7.8.3")
        self.who = who
        self.first = first
        self.second = second

    def able(self, t: Table, sc: Scope) -> bool:
        """7.8.2: all of them can go there."""
        seat = self.who.one(t, sc)
        there, back = t.cards(seat, self.first), t.cards(seat, self.second)
        return (
            bool(there or back)
            and all(can_go(t, sc, card, self.second) for card in there)
            and all(can_go(t, sc, card, self.first) for card in back)
        )

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        if not self.able(s, f.scope):
            f.failed = 1
            return
        seat = self.who.one(s, f.scope)
        there, back = s.cards(seat, self.first), s.cards(seat, self.second)
        source, actor = source_of(f), f.scope.master
        events = send(s, there, self.second, self.clause, f.cause, source, actor)
        # 7.8.3
        events.extend(send(s, back, self.first, self.clause, f.cause, source, actor))
        emit_all(s, events)
        f.follow(s, [*there, *back])

    def possible(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return self.able(s, sc)
