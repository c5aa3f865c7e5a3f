"""Chapters 31 and 32: unlocking and playing cards."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.legions.cores import CORE_ZONE, move_cores, pay
from kirifuda.games.legions.events import PLAYED, UNLOCKED_CARD
from kirifuda.games.legions.offers import PLAY as PLAY_AT_ONCE
from kirifuda.games.legions.offers import PLAY_TO, STAND_BY, UNLOCK
from kirifuda.games.legions.picks import POINTS
from kirifuda.games.legions.placing import open_lanes, place_lord, place_minion
from kirifuda.games.legions.processes import exclude, wait_of
from kirifuda.games.legions.rulings import MUTE, NO_PLAY, NO_UNLOCK, UNLOCK_COST
from kirifuda.games.legions.table import Table
from kirifuda.games.legions.zones import (
    ARTS,
    CC,
    COLOURS,
    COST,
    COST_CHANGES,
    COSTS_X,
    EXCLUDED,
    HAND,
    KINDS,
    LANES,
    LORD_CARD,
    MASTER_CARD,
    MINION,
    ON_LORD,
    PLAY,
    PLAY_EFFECT,
    SKILL,
    STANDBY,
    UNLOCKED,
    WAIT,
    X,
)
from kirifuda.kernel.effects.effect import start
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.events.moving import move
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.cards import Pool
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import (
    BY_PLAY,
    BY_RULE,
    CARD_MASK,
    NO_REGS,
    Event,
    Scope,
)
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.asking import select
from kirifuda.kernel.procedures.frames import (
    Frame,
    ask_one,
    unlike,
)
from kirifuda.kernel.timing.sequences import check_triggers, freeze, thaw
from kirifuda.kernel.values.rulings import barred, in_force


def colours_lack(t: Table, seat: int, card: int) -> int:
    """The colour symbols of a card that a seat's master does not have (31-3)."""
    return t.kinds_of(card) & COLOURS & ~t.kinds_of(t.master_card(seat))


def symbols(kinds: int) -> int:
    """How many colour symbols a card has (06-1a)."""
    n = 0
    kinds &= COLOURS
    while kinds:
        n += 1
        kinds &= kinds - 1
    return n


def unlock_cost(t: Table, seat: int, card: int) -> int:
    """31-4: what unlocking a card costs, 0 at the least.

    31-3: in a colour that the master lacks one point comes on top, which nothing takes off.
    """
    cost = t.number(card, COST)
    if t.pool.rules_touched >> UNLOCK_COST & 1:
        for found in in_force(t, UNLOCK_COST):
            if found.binds(t, seat) and found.about(t, card) and found.admits(t, card):
                cost += found.number(t)  # 01-2
    return max(0, cost) + (1 if colours_lack(t, seat, card) else 0)  # 31-3


def mode_forbids(t: Table, seat: int, card: int) -> bool:
    """31-2, 15-6, 20-2a, 20-3a: what only an awakened master can unlock."""
    return t.kinds_of(card) & (ARTS | LORD_CARD) != 0 and not t.awake(seat)  # 31-2


def is_mute(t: Table, seat: i64) -> bool:
    """20-2a, 20-3a: whether a seat's master has lost the ability to unlock cards."""
    return barred(t, MUTE, seat, t.master_card(seat))


def ruled_out(t: Table, rule: i64, seat: i64, card: i64) -> bool:
    """Whether an effect keeps a seat from doing something with a card."""
    if t.pool.rules_touched >> rule & 1:
        for found in in_force(t, rule):
            if found.binds(t, seat) and found.about(t, card) and found.admits(t, card):
                return True
    return False


NEVER: Final = 1_000_000  # in a list of prices: the master does not unlock it


def prices(pool: Pool) -> list[int]:
    """31-2 to 31-4: what unlocking each printed card costs before effects: for each mode of the
    master, for each seat, by definition."""
    out: list[int] = []
    for awake in (False, True):
        for deck in pool.decks:
            have = 0
            for d in deck:
                if pool.printed[d].kinds & MASTER_CARD:
                    have = pool.printed[d].kinds
            for face in pool.printed:
                lack = face.kinds & COLOURS & ~have
                never = face.kinds & (ARTS | LORD_CARD) != 0 and not awake  # 15-6, 31-2
                if never or (lack and symbols(face.kinds) > 1):
                    out.append(NEVER)
                else:
                    out.append(face.nums[COST] + (1 if lack else 0))
    return out


def add_unlocks(t: Table, seat: i64, out: list[Option]) -> None:
    """27-2, 31-1: add what a seat can unlock in its hand, one copy of each card."""
    pool = t.pool
    if is_mute(t, seat):
        return
    purse = t.purse(seat)
    row: i64 = ((t.seats if t.awake(seat) else 0) + seat) * len(pool.defs)
    changes = pool.notes[COST_CHANGES] or pool.rules_touched >> NO_UNLOCK & 1
    card: i64
    for card in unlike(t, t.zones[seat * KINDS + HAND]):
        price: i64 = t.prices[row + pool.definition[card]]
        if price == NEVER:
            continue
        if changes:
            price = unlock_cost(t, seat, card)
            if ruled_out(t, NO_UNLOCK, seat, card):
                continue
        if price <= purse:
            out.append(pool.offers[UNLOCK][card])  # 27-2, 31-1


def why_not_unlock(t: Table, seat: int, card: int) -> list[Reason]:
    """Every clause that keeps a seat from unlocking a card."""
    out: list[Reason] = []
    if t.seat[card] != seat or t.zone[card] != HAND:
        return [Reason("only cards in your hand are unlocked", "27-2")]
    if is_mute(t, seat):
        clause = "20-3a" if t.awake(seat) else "20-2a"
        out.append(Reason("your master has lost the ability to unlock cards", clause))
    if mode_forbids(t, seat, card):
        out.append(Reason("arts and lords need an awakened master", "31-2"))
    if colours_lack(t, seat, card) and symbols(t.kinds_of(card)) > 1:
        out.append(Reason("it is for masters with all of its colour symbols", "31-3"))
    cost = unlock_cost(t, seat, card)
    if cost > t.purse(seat):
        more = "31-3" if colours_lack(t, seat, card) else "31-4"
        out.append(Reason(Said("it costs {0} and you can pay {1}", [cost, t.purse(seat)]), more))
    if ruled_out(t, NO_UNLOCK, seat, card):
        out.append(Reason("an effect forbids unlocking it", "01-3"))
    return out


def play_effect(t: Table, card: int) -> int:
    """The ability that is a skill's or arts card's text (35-14), or -1."""
    for number in t.abilities_of(card):
        if t.pool.abilities[number].kind == PLAY_EFFECT:
            return number
    return -1


def play_scope(t: Table, number: int, seat: int, card: int) -> Scope:
    """With what a card's effect begins; 30-2a: it knows what was paid as X."""
    sc = Scope(number, t.refs[card], seat, None, NO_REGS)
    if t.paid:
        sc.set_number(X, t.x_of(card))
    return sc


def has_targets(t: Table, sc: Scope) -> bool:
    """35-8, 35-9: whether the first effect finds whatever it lets choose."""
    for part in t.pool.abilities[sc.ability].first:
        if not part.payable(t, sc):
            return False
    return True


def why_not_to(t: Table, seat: int, card: int, lane: int) -> list[Reason]:
    """What keeps a minion that can be played from being played to a lane (32-3)."""
    if lane not in t.free_lanes(seat):
        return [Reason("the lane is not free", "32-3")]
    if lane not in open_lanes(t, seat, card):
        return [Reason("an effect forbids placing it there", "01-3")]
    return []


def why_not_play(t: Table, seat: int, card: int) -> list[Reason]:
    """Every clause that keeps a card that is unlocked, or stands by, from being played."""
    out: list[Reason] = []
    kinds = t.kinds_of(card)
    if kinds & MINION:
        if not t.free_lanes(seat):
            out.append(Reason("there is no free lane", "32-3"))
        elif not open_lanes(t, seat, card):
            out.append(Reason("an effect forbids placing it there", "01-3"))
    elif kinds & LORD_CARD:
        if t.lord_of(seat) >= 0:
            out.append(Reason("the lord area is taken", "32-5"))
        if t.core_zone(seat) < t.number(card, CC):
            out.append(Reason("there are too few cores for its core cost", "32-5"))
    elif kinds & (SKILL | ARTS):
        number = play_effect(t, card)
        if number >= 0 and not has_targets(t, play_scope(t, number, seat, card)):
            clause = "32-4" if kinds & SKILL else "32-6"
            out.append(Reason("its first effect has no target", clause))
    else:
        out.append(Reason("it is not a card that can be played", "32-1"))
    if ruled_out(t, NO_PLAY, seat, card):
        out.append(Reason("an effect forbids playing it", "01-3"))
    return out


def add_plays(t: Table, seat: i64, card: i64, out: list[Option]) -> None:
    """Add the ways to play a card now: a minion to each free lane (32-3), others in one way."""
    if t.kinds_of(card) & MINION:
        lanes = open_lanes(t, seat, card)
        if lanes and not ruled_out(t, NO_PLAY, seat, card):
            for lane in lanes:
                out.append(t.pool.offers[PLAY_TO + lane][card])
    elif can_play(t, seat, card):
        out.append(t.pool.offers[PLAY_AT_ONCE][card])


def can_play(t: Table, seat: i64, card: i64) -> bool:
    """32-4 to 32-6: whether a skill, arts card or lord can be played now."""
    kinds = t.kinds_of(card)
    if kinds & LORD_CARD:
        if t.lord_of(seat) >= 0 or t.core_zone(seat) < t.number(card, CC):
            return False
    else:
        number = play_effect(t, card)
        if number >= 0 and t.pool.abilities[number].first:
            if not has_targets(t, play_scope(t, number, seat, card)):
                return False
    return not ruled_out(t, NO_PLAY, seat, card)


class UnlockCard(Frame):
    """31-1: a card is unlocked, then played or put on standby. `free`: by an effect (31-7).

    `x`: what is paid as X (30-2a); -1: not told yet. Steps: 0 paid for, and what its unlocking
    triggers (36-2f); 1 play or stand by.
    """

    code = 22

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.ref: i64 = -1
        self.free: i64 = 0
        self.x: i64 = -1

    def fresh(self) -> Frame:
        return UnlockCard()

    def copy(self) -> Frame:
        f = UnlockCard()
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        f.ref = self.ref
        f.free = self.free
        f.x = self.x
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card, self.ref, self.free, self.x])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()
        self.ref = r.one()
        self.free = r.one()
        self.x = r.one()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        card = self.card
        if self.step == 0:
            if self.free and not self.can_begin(s):
                s.stack.pop()
                return
            if self.x < 0 and not self.free and s.kinds_of(card) & COSTS_X:
                most = s.purse(self.seat) - unlock_cost(s, self.seat, card)
                select(s, s.turn_seat, POINTS, 0, most, card)
                return
            self.step = 1
            if self.free:
                s.set_known(card, (1 << s.seats) - 1)
            s.set_status(card, UNLOCKED)
            s.note("unlock", "38-17" if self.free else "31-1", self.seat, card)
            freeze(s)
            if not self.free:  # 31-7
                more = max(0, self.x)
                pay(s, self.seat, unlock_cost(s, self.seat, card) + more, "31-4", card)
                if more:  # 30-2a
                    s.set_x(card, more)
            if heard(s, UNLOCKED_CARD):
                ref = s.refs[card]
                emit(s, Event(UNLOCKED_CARD, ref, ref, seat=self.seat, actor=self.seat))
            thaw(s)
            check_triggers(s)
            if s.stack[-1] is self:
                self.go_on(s)
        else:
            self.go_on(s)

    def receive(self, s: State, cards: list[int]) -> None:
        self.x = cards[0]

    def can_begin(self, s: Table) -> bool:
        """38-17, 31-2, 01-3: whether an effect unlocks the card: it is there, and the master's mode
        allows it, and nothing forbids it."""
        if not s.alive(self.ref) or s.zone[self.card] != HAND:  # 38-17
            return False
        if mode_forbids(s, self.seat, self.card):  # 31-2
            s.note("refused", "31-2", self.seat, self.card)
            return False
        if ruled_out(s, NO_UNLOCK, self.seat, self.card):  # 01-3
            s.note("refused", "01-3", self.seat, self.card)
            return False
        return True

    def go_on(self, s: Table) -> None:
        card = self.card
        if not s.status[card] & UNLOCKED:
            s.stack.pop()  # what its unlocking triggered has moved it
            return
        options: list[Option] = []
        add_plays(s, self.seat, card, options)
        if s.kinds_of(card) & (SKILL | MINION) and s.standby_room(self.seat) > 0:
            options.append(s.pool.offers[STAND_BY][card])  # 31-5
        if not options:
            s.stack.pop()
            exclude(s, card, "31-6")
            check_triggers(s)
        elif len(options) == 1 and not s.stepwise:
            self.answer(s, options[0])
        else:
            ask_one(s, s.turn_seat, "play or standby", "31-5", options, card)

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        s.stack.pop()
        if option.kind == "standby":
            x = s.x_of(self.card)
            move(s, self.card, STANDBY, "31-5", cause=BY_RULE)
            if x:
                s.set_x(self.card, x)
            check_triggers(s)
        else:
            play_card(s, self.seat, self.card, option.spot)


def unlock_card(t: Table, ref: int, free: bool) -> None:
    """Begin to unlock a card: as an action, and shown for it (27-2), or by an effect (38-17)."""
    f = UnlockCard()
    f.card = ref & CARD_MASK
    if not free:
        t.set_known(f.card, (1 << t.seats) - 1)
    f.ref = ref
    f.seat = t.seat[f.card]
    f.free = 1 if free else 0
    t.stack.append(f)


class PlayCard(Frame):
    """32-1 to 32-6: a card is played. Steps: 0 begin, 1 its effect has been resolved."""

    code = 23

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.lane: i64 = -1

    def fresh(self) -> Frame:
        return PlayCard()

    def copy(self) -> Frame:
        f = PlayCard()
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        f.lane = self.lane
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card, self.lane])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()
        self.lane = r.one()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        card = self.card
        if self.step == 0:
            kinds = s.kinds_of(card)
            frm = s.zone[card]
            freeze(s)  # 35-3
            s.note("play", "32-1", self.seat, card)
            x = s.x_of(card)
            move(s, card, PLAY, "32-2", cause=BY_PLAY)
            if x:
                s.set_x(card, x)
            if kinds & (SKILL | ARTS):
                self.step = 1
                self.tell(s, frm)
                number = play_effect(s, card)
                if number >= 0:
                    sc = play_scope(s, number, self.seat, card)
                    s.clock += 1
                    start(s, number, sc, since=s.clock - 1)
                return
            if kinds & MINION:
                place_minion(s, card, self.lane, "32-3", BY_PLAY)
            else:
                place_lord(s, card, "32-5", BY_PLAY)
                move_cores(s, self.seat, CORE_ZONE, ON_LORD, s.number(card, CC), "32-5", card)
            self.tell(s, frm)
            self.close(s)
        else:
            if s.zone[card] == PLAY:
                if s.kinds_of(card) & ARTS:
                    move(s, card, EXCLUDED, "32-6")
                else:
                    move(s, card, WAIT + wait_of(s, card), "32-4")
            self.close(s)

    def tell(self, t: Table, frm: int) -> None:
        if heard(t, PLAYED):
            ref = t.refs[self.card]
            emit(t, Event(PLAYED, ref, ref, frm, t.zone[self.card], self.seat, actor=self.seat))

    def close(self, t: Table) -> None:
        t.stack.pop()
        thaw(t)
        if not t.over:
            check_triggers(t)  # 01-6, 37-5


def play_card(t: Table, seat: int, card: int, lane: int) -> None:
    """Begin to play a card that is unlocked or stands by."""
    f = PlayCard()
    f.seat = seat
    f.card = card
    f.lane = lane if 0 <= lane < LANES else -1
    t.acting = card  # 37-6a
    t.stack.append(f)  # 32-1
