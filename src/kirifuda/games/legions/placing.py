"""Chapter 33 and 38-6: cards are placed onto the field."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.legions.keywords import has_keywords
from kirifuda.games.legions.picks import CROWDED
from kirifuda.games.legions.processes import move_lane, no_room, put, stands_by
from kirifuda.games.legions.rulings import NO_ENTERING, NO_PLACING
from kirifuda.games.legions.table import Table, opposite
from kirifuda.games.legions.zones import (
    CENTRE,
    FIELD,
    LANES,
    LORD,
    LORD_CARD,
    MINION,
    MINIONS,
    STANDBY,
)
from kirifuda.kernel.events.moving import move
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.integers import put as put_words
from kirifuda.kernel.position.scope import BY_EFFECT, CARD_MASK
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask_one, pick
from kirifuda.kernel.values.rulings import in_force

ALL_LANES = (1 << LANES) - 1


def open_lanes(t: Table, seat: int, card: int) -> list[int]:
    """32-3, 01-3: the free lanes into which a seat may place a card. Not to be changed."""
    free = t.free_lanes(seat)
    if not t.pool.rules_touched >> NO_PLACING & 1:
        return free
    return [lane for lane in free if not is_closed(t, seat, card, lane, NO_PLACING)]


def ways(t: Table, card: int, lanes: list[int]) -> list[int]:
    """33-2, 01-3: those of some lanes into which a minion may move. Not to be changed."""
    if not t.pool.rules_touched >> NO_ENTERING & 1:
        return lanes
    return [lane for lane in lanes if not is_closed(t, t.seat[card], card, lane, NO_ENTERING)]


def is_closed(t: Table, seat: int, card: int, lane: int, rule: int) -> bool:
    """Whether an effect of a unit in a lane, of which both players have a part (18-1), keeps a seat
    from placing a card there, or from moving it there."""
    there = [t.in_lane(t.opponent(seat), opposite(lane))]
    if lane == CENTRE:
        for of in range(t.seats):
            there.extend([t.master_card(of), t.lord_of(of)])
    for found in in_force(t, rule):
        if found.binds(t, seat) and found.admits(t, card):
            for unit in there:
                if unit >= 0 and found.about(t, unit):
                    return True
    return False


def place_minion(
    t: Table,
    card: int,
    lane: int,
    clause: str,
    cause: int,
    source: int = -1,
    rest: int = 0,
) -> None:
    """33-1: a card comes from elsewhere to a free lane of its player."""
    move(t, card, MINIONS, clause, spot=lane, rest=rest, cause=cause, source=source)
    if cause == BY_EFFECT:
        entered(t, card)


def place_lord(
    t: Table, card: int, clause: str, cause: int, source: int = -1, rest: int = 0
) -> None:
    """33-1: a lord comes to the free lord area of its player."""
    move(t, card, LORD, clause, rest=rest, cause=cause, source=source)
    if cause == BY_EFFECT:
        entered(t, card)


def entered(t: Table, card: int) -> None:
    """37-6b: an effect has placed a card; its keywords work once the sequence has ended (39-1)."""
    t.entered = [*t.entered, card]
    if t.frozen and has_keywords(t.pool.faces[card]):
        t.fresh = [*t.fresh, t.refs[card]]
        t.look_anew()
        t.stale = True


class PlaceCards(Frame):
    """An effect places cards onto the field, one after the other; the lanes are chosen (01-8).

    The frame below receives the cards that were placed. 38-6: a card for which there is no room,
    or that cannot lie there, breaks or is excluded; where there are lanes for some of them only,
    it is chosen for which.
    """

    code = 20

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []  # references
        self.done: list[int] = []
        self.source: i64 = -1
        self.rest: i64 = 0
        self.lanes = ALL_LANES  # bits of the lanes allowed

    def fresh(self) -> Frame:
        return PlaceCards()

    def copy(self) -> Frame:
        f = PlaceCards()
        f.step = self.step
        f.seat = self.seat
        f.cards = self.cards
        f.done = self.done
        f.source = self.source
        f.rest = self.rest
        f.lanes = self.lanes
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.source, self.rest, self.lanes])
        put_words(out, self.cards)
        put_words(out, self.done)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.source = r.one()
        self.rest = r.one()
        self.lanes = r.one()
        self.cards = r.many()
        self.done = r.many()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        while self.cards:
            ref = self.cards[0]
            card = ref & CARD_MASK
            if not s.alive(ref) or FIELD >> s.zone[card] & 1:
                self.cards = self.cards[1:]
                continue
            kinds = s.face(card).kinds
            seat = s.seat[card]
            lanes = [n for n in open_lanes(s, seat, card) if self.lanes >> n & 1]
            rivals = self.rivals(s, seat)
            if kinds & LORD_CARD and s.lord_of(seat) < 0:
                self.cards = self.cards[1:]
                place_lord(s, card, "33-1", BY_EFFECT, self.source, self.rest)
                self.done = [*self.done, card]
            elif not lanes or not kinds & MINION:
                self.cards = self.cards[1:]
                no_room(s, card, BY_EFFECT, self.source)
            elif len(lanes) == 1 and len(rivals) == 1 and not s.stepwise:
                self.put_down(s, card, lanes[0])
            else:
                if len(rivals) <= len(lanes):
                    rivals = [card]
                options = [Option("lane", one, lane) for one in rivals for lane in lanes]
                ask_one(s, s.turn_seat, "lane", "33-1", options, self.source)
                return
        s.give(self.done)

    def rivals(self, t: Table, seat: int) -> list[int]:
        """The minions of a seat that are still to be placed."""
        found: list[int] = []
        for ref in self.cards:
            card = ref & CARD_MASK
            if t.seat[card] == seat and t.face(card).kinds & MINION and t.alive(ref):
                if not FIELD >> t.zone[card] & 1:
                    found.append(card)
        return found

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        self.put_down(s, option.card, option.spot)

    def put_down(self, t: Table, card: int, lane: int) -> None:
        self.cards = [ref for ref in self.cards if ref & CARD_MASK != card]
        place_minion(t, card, lane, "33-1", BY_EFFECT, self.source, self.rest)
        self.done = [*self.done, card]


def place_cards(
    t: Table,
    refs: list[int],
    source: int = -1,
    rest: int = 0,
    lanes: int = ALL_LANES,
) -> None:
    """Push the placing of cards by an effect; the frame that calls this receives those placed."""
    f = PlaceCards()
    f.seat = t.turn_seat
    f.cards = refs
    f.source = source
    f.rest = rest
    f.lanes = lanes
    t.stack.append(f)


class StandBy(Frame):
    """An effect puts cards on standby, and not all of them find room: it is chosen which (01-8).

    38-6: the others break or are excluded. The frame below receives all of them, wherever they are.
    """

    code = 33

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []  # references
        self.done: list[int] = []
        self.source: i64 = -1

    def fresh(self) -> Frame:
        return StandBy()

    def copy(self) -> Frame:
        f = StandBy()
        f.step = self.step
        f.seat = self.seat
        f.cards = self.cards
        f.done = self.done
        f.source = self.source
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.source])
        put_words(out, self.cards)
        put_words(out, self.done)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.source = r.one()
        self.cards = r.many()
        self.done = r.many()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        for seat in s.seats_from(s.turn_seat):
            rivals = waiting_for(s, self.cards, seat)
            room = s.standby_room(seat)
            if 0 < room < len(rivals):
                pick(s, s.turn_seat, CROWDED, rivals, room, room, self.source)
                return
        self.receive(s, [ref & CARD_MASK for ref in self.cards if s.alive(ref)])
        s.give(self.done)

    def receive(self, s: State, cards: list[int]) -> None:
        assert isinstance(s, Table)
        for card in cards:
            put(s, card, STANDBY, "38-6", cause=BY_EFFECT, source=self.source)
        self.done = self.done + cards
        self.cards = [ref for ref in self.cards if ref & CARD_MASK not in cards]


def waiting_for(t: Table, refs: list[int], seat: int) -> list[int]:
    """Those of some cards that come to a seat's standby if there is room."""
    found: list[int] = []
    for ref in refs:
        card = ref & CARD_MASK
        if t.alive(ref) and t.seat[card] == seat and t.zone[card] != STANDBY and stands_by(t, card):
            found.append(card)
    return found


def is_crowded(t: Table, cards: list[int]) -> bool:
    """Whether it must be chosen which of some cards find room on standby."""
    refs = [t.refs[card] for card in cards]
    for seat in range(t.seats):
        if 0 < t.standby_room(seat) < len(waiting_for(t, refs, seat)):
            return True
    return False


def stand_by(t: Table, cards: list[int], source: int) -> None:
    """Push the choice which of some cards find room; the frame that calls this receives them."""
    f = StandBy()
    f.seat = t.turn_seat
    f.cards = [t.refs[card] for card in cards]
    f.source = source
    t.stack.append(f)


class MoveLane(Frame):
    """An effect moves a minion to another lane, which is chosen (01-8); the result is the minion.

    `near`: only lanes next to its own (18-5).
    """

    code = 21

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.source: i64 = -1
        self.near: i64 = 0

    def fresh(self) -> Frame:
        return MoveLane()

    def copy(self) -> Frame:
        f = MoveLane()
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        f.source = self.source
        f.near = self.near
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card, self.source, self.near])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()
        self.source = r.one()
        self.near = r.one()

    def lanes(self, t: Table) -> list[int]:
        if t.zone[self.card] != MINIONS:
            return []
        if self.near:
            return ways(t, self.card, t.next_lanes(self.card))
        return ways(t, self.card, t.free_lanes(t.seat[self.card]))

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        lanes = self.lanes(s)
        if not lanes:
            s.give([])
        elif len(lanes) == 1 and not s.stepwise:
            self.go(s, lanes[0])
        else:
            options = [Option("lane", self.card, lane) for lane in lanes]
            ask_one(s, s.turn_seat, "lane", "33-2", options, self.source)

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        self.go(s, option.spot)

    def go(self, t: Table, lane: int) -> None:
        move_lane(t, self.card, lane, "33-2", self.source)
        t.give([self.card])


def move_to_lane(t: Table, card: int, source: int = -1, near: bool = False) -> None:
    """Push the moving of a minion to a free lane by an effect; the caller receives the minion."""
    f = MoveLane()
    f.seat = t.turn_seat
    f.card = card
    f.source = source
    f.near = 1 if near else 0
    t.stack.append(f)
