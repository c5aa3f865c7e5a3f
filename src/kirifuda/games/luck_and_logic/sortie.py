"""5.12, 9.6: members are sortied, by rule and by effect; 5.34: flicker."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.luck_and_logic.events import BY_FLICKER, BY_UNION, UNITED
from kirifuda.games.luck_and_logic.leaving import send, try_replacing
from kirifuda.games.luck_and_logic.processes import join_soul, land, pay_stock, turn_card
from kirifuda.games.luck_and_logic.rulings import COST_CHANGE, NO_SORTIE
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.zones import (
    AREAS,
    CIRCLE,
    COLOURS,
    COST,
    DROP,
    IN_PLAY,
    KINDS,
    LEVEL,
    LEVEL_ZONE,
    MEMBER,
    MY,
    PURGE,
    SOUL,
    STOCK,
    TERRITORY,
    UNION,
    WORLDS,
    places_for,
)
from kirifuda.kernel.events.moving import move, remember, shift
from kirifuda.kernel.events.triggers import emit, emit_all, heard
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.scope import BY_EFFECT, BY_PLAY, BY_RULE, Event
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask_one
from kirifuda.kernel.values.rulings import barred, in_force


def meets_level(t: Table, seat: int, card: int) -> bool:
    """9.6.2.1.3: there are at least as many cards in the level zone as the card's level."""
    return t.number(card, LEVEL) <= len(t.zones[seat * KINDS + LEVEL_ZONE])  # 9.6.2.1.3


def meets_world(t: Table, seat: int, card: int) -> bool:
    """9.6.2.1.1, 9.6.2.1.2: a card in the level zone has one of its worlds or colours.

    A face-down level card has neither (4.1.3.2.2).
    """
    wanted = t.kinds_of(card) & (WORLDS | COLOURS)
    for level in t.zones[seat * KINDS + LEVEL_ZONE]:
        if not t.down[level] and t.kinds_of(level) & wanted:  # 9.6.2.1.1, 9.6.2.1.2
            return True
    return False


def playable(t: Table, seat: int, card: int) -> bool:
    """9.6.2.1: whether a member can be played: the level (9.6.2.1.5), a union's world (9.6.2.1.4).

    What an effect forbids is not (1.3.3).
    """
    kinds = t.kinds_of(card)
    if not kinds & MEMBER or not meets_level(t, seat, card):  # 9.6.2.1.5
        return False
    if kinds & UNION and not meets_world(t, seat, card):  # 9.6.2.1.4
        return False
    return not barred(t, NO_SORTIE, seat, card, card)


def play_cost(t: Table, card: int) -> int:
    """9.6.2.3.1: what it costs to play a card: first what is added, then what is taken off."""
    cost = t.number(card, COST)
    if t.pool.rules_touched >> COST_CHANGE & 1:
        less = 0
        for found in in_force(t, COST_CHANGE):
            if found.about(t, card) and found.binds(t, t.seat[card]):
                by = found.number(t)
                if by > 0:
                    cost += by
                else:
                    less += by
        cost += less  # 9.6.2.3.1
    return max(0, cost)


def affordable(t: Table, seat: int, card: int) -> bool:
    """2.9.2, 5.22.3: whether the stock holds enough to pay for a card."""
    return play_cost(t, card) <= len(t.zones[seat * KINDS + STOCK])  # 2.9.2, 5.22.3


def open_places(t: Table, card: int, among: list[int]) -> list[int]:
    """5.12.2, 2.10.2: the places that a card's territory allows; of these only, if any are told."""
    found = places_for(t.face(card).nums[TERRITORY])
    if among:
        return [place for place in found if place in among]
    return found  # 2.10.2, 5.12.2


class Sortie(Frame):
    """A member is sortied (5.12, 5.12.3): shown, a place chosen, paid for, put there.

    `paid`: by rule, with its cost (5.12.3.1); else an effect does it (5.12.3.2). `materials`: the
    two cards of a union, which become its souls first (5.13.1.3); `were`: as what; `going`: those
    for which nothing is done in place of that (9.10.1). The frame below receives the card, or
    nothing.
    """

    code = 22

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.spot: i64 = -1
        self.how: i64 = 0
        self.paid: i64 = 0
        self.rest: i64 = 0
        self.cause: i64 = 0
        self.source: i64 = -1
        self.places: list[int] = []
        self.materials: list[int] = []
        self.were: list[int] = []
        self.going: list[int] = []

    def fresh(self) -> Frame:
        return Sortie()

    def copy(self) -> Frame:
        f = Sortie()
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        f.spot = self.spot
        f.how = self.how
        f.paid = self.paid
        f.rest = self.rest
        f.cause = self.cause
        f.source = self.source
        f.places = self.places
        f.materials = self.materials
        f.were = self.were
        f.going = self.going
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card, self.spot, self.how, self.paid, self.rest])
        out.extend([self.cause, self.source])
        put(out, self.places)
        put(out, self.materials)
        put(out, self.were)
        put(out, self.going)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()
        self.spot = r.one()
        self.how = r.one()
        self.paid = r.one()
        self.rest = r.one()
        self.cause = r.one()
        self.source = r.one()
        self.places = r.many()
        self.materials = r.many()
        self.were = r.many()
        self.going = r.many()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        step = self.step
        self.step += 1
        if step == 0:
            # 9.6.2.1
            if self.paid:
                s.set_known(self.card, (1 << s.seats) - 1)
                s.note("play", "9.6.2.1", self.seat, self.card)
            s.set_status(self.card, s.status[self.card] | IN_PLAY)
        elif step == 1:
            # 9.6.2.2, 5.12.2
            self.step = 1
            found = open_places(s, self.card, self.places)
            if len(found) == 1 and not s.stepwise:
                self.choose(found[0])
            elif found:
                options = [Option("place", self.card, place) for place in found]
                ask_one(s, self.seat, "place", "5.12.2", options, self.source)
            else:
                self.fail(s)
        elif step == 2:
            # 5.12.3, 9.6.2.3
            if self.paid and not pay_stock(s, self.seat, play_cost(s, self.card), "9.6.2.3"):
                self.fail(s)
        elif step == 3:
            self.going = [c for c in self.materials if s.zone[c] == CIRCLE]
            if self.going:
                try_replacing(s, self.going, SOUL, self.source)  # 9.10.1
        elif step == 4:
            if self.materials:
                self.merge(s)
        elif step == 5:
            there = s.members_on(self.seat, AREAS[self.spot])
            if there:
                send(
                    s,
                    there,
                    DROP,
                    "5.12.2.1",
                    cause=BY_RULE,
                    source=self.source,
                    actor=self.seat,
                )
        else:
            s.stack.pop()
            land(
                s,
                self.card,
                self.spot,
                self.how,
                "5.12.2",
                self.cause,
                self.source,
                self.seat,
                self.rest,
                self.seat,
            )
            if self.materials:
                self.unite(s)
            s.own_top().receive(s, [self.card])

    def answer(self, s: State, option: Option) -> None:
        self.choose(option.spot)

    def receive(self, s: State, cards: list[int]) -> None:
        if self.step == 4:
            self.going = cards

    def choose(self, spot: int) -> None:
        self.spot = spot
        self.step = 2

    def fail(self, s: Table) -> None:
        """It cannot be sortied: it stays where it is."""
        s.set_status(self.card, s.status[self.card] & ~IN_PLAY)
        s.give([])

    def merge(self, s: Table) -> None:
        """5.13.1.3, 5.13.1.3.1: the materials become souls, with theirs (11.5.3); My rests."""
        going = self.going
        souls = [soul for card in going for soul in s.souls(card)]
        self.were = [s.refs[c] for c in self.materials]
        remember(s, going)
        seat = self.seat
        events = [shift(s, c, SOUL, "5.13.1.3", actor=seat, to=seat) for c in going]
        for card in going + souls:
            join_soul(s, card, self.card)  # 5.13.1.3, 11.5.3
        for card in self.materials:
            if s.zone[card] == MY:
                turn_card(s, card, 1, "5.13.1.3.1")
        emit_all(s, events)

    def unite(self, s: Table) -> None:
        """5.35, 5.35.2: one union more, now that it has come out.

        11.2.1, 5.13.1.1.1: each material learns with what it was united, be it My Logicalist.
        """
        s.set_rank(self.seat, s.ranks[self.seat] + 1)
        s.note("united", "5.13.1", self.seat, self.card, number=s.ranks[self.seat])
        if not heard(s, UNITED):
            return
        for i, card in enumerate(self.materials):
            if s.zone[card] == SOUL:
                ev = Event(UNITED, s.refs[card], self.were[i], CIRCLE, SOUL, self.seat)
                ev.source = self.card
                ev.actor = self.seat
                ev.other = self.were[1 - i]  # 5.13.1.1.1
                ev.number = self.how
                emit(s, ev)


def play_member(t: Table, seat: int, card: int) -> None:
    """7.5.3.1, 5.12.3.1: begin to sortie a member from the hand by rule."""
    f = Sortie()
    f.seat = seat
    f.card = card
    f.paid = 1  # 5.12.3.1
    f.cause = BY_PLAY
    t.stack.append(f)


def push_sortie(
    t: Table,
    seat: int,
    card: int,
    how: int = 0,
    source: int = -1,
    places: list[int] | None = None,
    rest: int = 0,
) -> bool:
    """5.12.3.2: begin to sortie a card by an effect: no condition, no cost.

    False if it is no member or may not be sortied; else the frame that called this receives the
    card, or nothing.
    """
    if not t.kinds_of(card) & MEMBER or barred(t, NO_SORTIE, seat, card, card):  # 1.3.3
        return False
    f = Sortie()
    f.seat = seat
    f.card = card
    f.how = how
    f.rest = rest
    f.cause = BY_EFFECT
    f.source = source
    f.places = places if places is not None else []
    t.stack.append(f)  # 5.12.3.2
    return True


def push_union_sortie(
    t: Table, seat: int, card: int, materials: list[int], how: int, paid: int, source: int
) -> None:
    """5.13.1.2.1, 5.13.1.2.3, 5.13.1.2.4: begin to sortie the union of two materials."""
    f = Sortie()
    f.seat = seat
    f.card = card
    f.how = how | BY_UNION
    f.paid = paid
    f.cause = BY_PLAY if paid else BY_EFFECT
    f.source = source
    f.materials = materials
    t.stack.append(f)


class Flicker(Frame):
    """5.34.1: a member and its souls are purged, and it is sortied again where it was.

    `home`: whose circles these are.
    """

    code = 23

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.spot: i64 = -1
        self.home: i64 = 0
        self.source: i64 = -1
        self.souls: list[int] = []

    def fresh(self) -> Frame:
        return Flicker()

    def copy(self) -> Frame:
        f = Flicker()
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        f.spot = self.spot
        f.home = self.home
        f.source = self.source
        f.souls = self.souls
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card, self.spot, self.home, self.source])
        put(out, self.souls)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()
        self.spot = r.one()
        self.home = r.one()
        self.source = r.one()
        self.souls = r.many()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        card = self.card
        if self.step == 0:
            # 5.34.1.1
            self.step = 1
            self.spot = s.spot[card]
            self.home = s.seat[card]
            self.souls = s.souls(card)
            send(
                s,
                [card],
                PURGE,
                "5.34.1.1",
                cause=BY_EFFECT,
                source=self.source,
                actor=self.seat,
            )
            return
        s.stack.pop()
        home = self.home
        back = s.zone[card] == PURGE and s.kinds_of(card) & MEMBER != 0
        if not back or barred(s, NO_SORTIE, self.seat, card, card):  # 5.34.1.1.3
            s.own_top().receive(s, [])
            return
        for soul in self.souls:  # 5.34.1.1.1
            if s.zone[soul] == PURGE:
                how = (BY_EFFECT, self.source, home, home)
                move(s, soul, SOUL, "5.34.1.1.1", 0, -1, 0, -1, *how)
                join_soul(s, soul, card)
        # 5.34.1.1.2
        at = (BY_EFFECT, self.source, home, 0, home)
        land(s, card, self.spot, BY_FLICKER, "5.34.1.1", *at)  # 5.34.1
        s.own_top().receive(s, [card])


def push_flicker(t: Table, seat: int, card: int, source: int) -> None:
    """5.34: begin to flicker a member; the frame that called this receives it, or nothing."""
    f = Flicker()
    f.seat = seat
    f.card = card
    f.source = source
    t.stack.append(f)
