"""Putting cards somewhere: member slots (4.5.3), energy (4.6), exchange (5.12), souls (5.22).

A move into the members needs a slot, which who puts the card there chooses; so it is a frame.
"""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.rebirth.events import RESTED, STOOD
from kirifuda.games.rebirth.permits import not_put, opened
from kirifuda.games.rebirth.table import CONVERTED, IN_PLAY, TOGETHER, TWO_IN_A_SLOT, Table
from kirifuda.games.rebirth.tolls import comes_rested
from kirifuda.games.rebirth.zones import (
    CHARACTER,
    DECK,
    DEER,
    ENERGY,
    ENTRY,
    KINDS,
    MEMBER,
    PARTNER,
    SLOTS,
    SOUL,
    WAITING,
)
from kirifuda.kernel.events.moving import FIRST, LAST, move, move_all, remember, shift, turn
from kirifuda.kernel.events.triggers import emit, emit_all, heard
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.scope import BY_EFFECT, BY_RULE, CARD_MASK, Event
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask_one, pick, still_there

PICK_ENERGY = 1  # place in the game's list of pick kinds


def to_slot(
    t: Table,
    card: int,
    spot: int,
    rest: int,
    clause: str,
    cause: int,
    source: int,
    actor: int,
    down: int = -1,
) -> None:
    """Put a card into a member slot; who stood there goes to the waiting room after (4.5.3.3).

    So it is with characters; what is none is not long there (10.3.4). It is the rule that sends
    them away, as in the entry (10.3.3), whatever has put the card there.
    """
    seat = t.pool.owner[card]
    old = [c for c in t.zones[seat * KINDS + MEMBER] if t.spot[c] == spot and c != card]
    if old and not t.face(card).kinds & CHARACTER:
        old = []
    stray = t.stray & TWO_IN_A_SLOT
    if t.zone[card] == MEMBER:
        shift_slot(t, card, spot, clause)
    else:
        move(t, card, MEMBER, clause, LAST, spot, rest, down, cause, source, actor)
    for c in old:
        move(t, c, WAITING, "4.5.3.3", actor=actor)
    if not stray:
        t.stray &= ~TWO_IN_A_SLOT


def shift_slot(t: Table, card: int, spot: int, clause: str) -> None:
    """A member changes its slot: the same card, its souls with it (4.13.4)."""
    t.set_spot(card, spot)
    t.stale = True
    t.note("slot", clause, t.seat[card], card, MEMBER, MEMBER, spot)


class Put(Frame):
    """Cards are put into member slots: a slot is chosen for each, then they go there together.

    Out of the deck they go one by one (4.9.3). `vacant`: only into empty slots (空席). `limited`:
    only into the `slots`. What cannot be put stays, and the frame below is told which were put.
    `used` are the slots of those in `done`.
    """

    code = 21

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []
        self.done: list[int] = []
        self.used: list[int] = []
        self.kind: i64 = 0
        self.down: i64 = -1
        self.rest: i64 = 0
        self.vacant: i64 = 0
        self.limited: i64 = 0
        self.slots: list[int] = []
        self.cause: i64 = 0
        self.source: i64 = -1
        self.actor: i64 = -1
        self.at: i64 = 0

    def fresh(self) -> Frame:
        return Put()

    def copy(self) -> Frame:
        f = Put()
        f.step = self.step
        f.seat = self.seat
        f.cards = self.cards
        f.done = self.done
        f.used = self.used
        f.kind = self.kind
        f.down = self.down
        f.rest = self.rest
        f.vacant = self.vacant
        f.limited = self.limited
        f.slots = self.slots
        f.cause = self.cause
        f.source = self.source
        f.actor = self.actor
        f.at = self.at
        return f

    def write(self, out: list[int]) -> None:
        out.extend(
            [
                self.step,
                self.seat,
                self.kind,
                self.down,
                self.rest,
                self.vacant,
                self.limited,
                self.cause,
                self.source,
                self.actor,
                self.at,
            ]
        )
        put(out, self.cards)
        put(out, self.done)
        put(out, self.used)
        put(out, self.slots)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.kind = r.one()
        self.down = r.one()
        self.rest = r.one()
        self.vacant = r.one()
        self.limited = r.one()
        self.cause = r.one()
        self.source = r.one()
        self.actor = r.one()
        self.at = r.one()
        self.cards = r.many()
        self.done = r.many()
        self.used = r.many()
        self.slots = r.many()

    def without(self, s: State) -> None:
        """13.4.7: cards of who has left are put nowhere, and nobody else finds slots in their
        place."""
        before = still_there(s, self.cards[: self.at])
        after = [] if s.gone[self.seat] else still_there(s, self.cards[self.at :])
        kept = still_there(s, self.done)
        self.used = [spot for card, spot in zip(self.done, self.used, strict=True) if card in kept]
        self.done = kept
        self.cards = before + after
        self.at = len(before)

    def spots(self, t: Table, card: int) -> list[int]:
        """Where the present card can go. Cards put at the same time take different slots."""
        seat = t.pool.owner[card]
        taken = 0
        for i, other in enumerate(self.done):
            if t.pool.owner[other] == seat:
                taken |= 1 << self.used[i]
        if self.limited:
            return [i for i in self.slots if not taken >> i & 1]
        if self.vacant:
            free = opened(t, seat, card) if t.zone[card] == ENTRY else t.empty_slots(seat)
            return [i for i in free if not taken >> i & 1]
        free = [i for i in range(SLOTS) if not taken >> i & 1]
        return free or list(range(SLOTS))

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.at >= len(self.cards):
            self.together(s)
            s.give(self.done)
            return
        card = self.cards[self.at]
        spots = self.spots(s, card)
        if not spots:
            self.at += 1
            return
        if len(spots) == 1 and not s.stepwise:
            self.into(s, card, spots[0])
            return
        ask_one(
            s,
            self.seat,
            "slot",
            "4.5.3",
            [Option("slot", card, i) for i in spots],
            self.source,
        )

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        self.into(s, option.card, option.spot)

    def into(self, s: Table, card: int, spot: int) -> None:
        self.used = [*self.used, spot]
        self.done = [*self.done, card]
        self.at += 1
        if s.zone[card] == DECK:
            how = (self.cause, self.source, self.actor, self.down)
            to_slot(s, card, spot, self.resting(s, card), "9.7.4.2", *how)

    def resting(self, s: Table, card: int) -> int:
        """Whether a card comes rested: as told, or since something was not done besides."""
        return 1 if self.rest or comes_rested(s, card) else 0

    def together(self, s: Table) -> None:
        """9.8.4.2: those that are not there yet go to their slots at the same time."""
        rest = [
            i
            for i, card in enumerate(self.done)
            if s.zone[card] != MEMBER or s.spot[card] != self.used[i]
        ]
        how = (self.cause, self.source, self.actor)
        if len(rest) == 1:
            card = self.done[rest[0]]
            lies = self.resting(s, card)
            to_slot(s, card, self.used[rest[0]], lies, "9.7.4.2", *how, self.down)
            return
        going = [self.done[i] for i in rest]
        old: list[int] = []
        for i in rest:
            if not s.face(self.done[i]).kinds & CHARACTER:
                continue
            for c in s.zones[s.pool.owner[self.done[i]] * KINDS + MEMBER]:
                if s.spot[c] == self.used[i] and c not in going:
                    old.append(c)
        remember(s, going)
        events: list[Event] = []
        for i in rest:
            card = self.done[i]
            if s.zone[card] == MEMBER:
                shift_slot(s, card, self.used[i], "9.7.4.2")
            else:
                lies = self.resting(s, card)
                ev = shift(s, card, MEMBER, "9.7.4.2", LAST, self.used[i], lies, self.down, *how)
                events.append(ev)  # 9.8.4.2
        for ev in events:
            emit(s, ev)
        move_all(s, old, WAITING, "4.5.3.3", actor=self.actor)


def can_move(t: Table, card: int, kind: int, actor: int, cause: int, source: int = -1) -> bool:
    """Whether an effect can move a card to a zone.

    Partners reach the energy only where a rule says partners (4.6.5); nothing leaves its owner's
    zones (built in); some effects keep characters where they are, or out of zones.
    """
    return not not_put(t, card, kind, actor, True, source if cause == BY_EFFECT else -1)


def put_cards(
    t: Table,
    seat: int,
    cards: list[int],
    kind: int,
    clause: str,
    where: int = LAST,
    rest: int = 0,
    vacant: int = 0,
    cause: int = BY_EFFECT,
    source: int = -1,
    down: int = -1,
    slots: list[int] | None = None,
) -> bool:
    """Put cards into a zone; True if that is done at once, False if a frame was pushed for it."""
    able = [c for c in cards if can_move(t, c, kind, seat, cause, source)]
    if kind == MEMBER:
        f = Put()
        if slots is not None:
            f.limited = 1
            f.slots = slots
        f.seat = seat
        f.cards = able
        f.kind = kind
        f.rest = rest
        f.vacant = vacant
        f.cause = cause
        f.source = source
        f.actor = seat
        f.down = down
        t.stack.append(f)
        return False
    if where == FIRST:
        able = able[::-1]
    if len(able) == 1 or t.zone[able[0]] == DECK if able else False:
        # 4.9.3: out of the deck they go one by one
        for c in able:
            move(t, c, kind, clause, where, -1, rest, down, cause, source, seat)
        return True
    remember(t, able)
    if kind == ENTRY:
        parted(t)
    events = [shift(t, c, kind, clause, where, -1, rest, down, cause, source, seat) for c in able]
    if kind == ENTRY:
        for c in able:
            t.set_status(c, t.status[c] | TOGETHER)
    emit_all(t, events)
    return True


def parted(t: Table) -> None:
    """Those in the entries were not put there at the same time as what comes now (10.3.3)."""
    for seat in range(t.seats):
        for card in t.zones[seat * KINDS + ENTRY]:
            if t.status[card] & TOGETHER:
                t.set_status(card, t.status[card] & ~TOGETHER)


def exchange(t: Table, a: int, b: int, clause: str, cause: int, source: int, actor: int) -> bool:
    """5.12.1, 5.12.1.1: two cards take each other's place (a member's slot) at the same time.

    False if one cannot go there, and then nothing is done (5.12.2, 5.12.2.1).
    """
    if a == b:
        return False
    if t.pool.owner[a] != t.pool.owner[b]:  # 5.12.2.1
        return False
    za, zb = t.zone[a], t.zone[b]
    sa, sb = t.spot[a], t.spot[b]
    if za == MEMBER and zb == MEMBER:
        shift_slot(t, a, sb, clause)  # 5.12.1
        shift_slot(t, b, sa, clause)  # 5.12.1.1
        return True
    if za == zb and za not in (ENTRY, MEMBER):
        return False
    if t.pool.faces[a].kinds & DEER or t.pool.faces[b].kinds & DEER:  # 12.2.1.6.2
        return False
    for card, to in ((a, zb), (b, za)):
        if to in (ENTRY, MEMBER, ENERGY) and t.face(card).kinds & PARTNER:
            return False
        if not can_move(t, card, to, actor, cause, source):
            return False
    top_a = za == DECK and t.cards(t.seat[a], DECK)[0] == a
    top_b = zb == DECK and t.cards(t.seat[b], DECK)[0] == b
    hosts_a, hosts_b = t.host[a], t.host[b]
    remember(t, [a, b])
    pair = [(a, zb, FIRST if top_b else LAST, sb), (b, za, FIRST if top_a else LAST, sa)]
    if za == DECK:
        pair.reverse()  # a deck that gets a card for the one it gives does not run empty (10.2.1)
    events = [  # 5.12.2.2: nobody is asked to send one elsewhere
        shift(t, card, zone, clause, where, spot, 0, -1, cause, source, actor)
        for card, zone, where, spot in pair
    ]
    if za == SOUL:  # 4.13.3: who takes a soul's place is a soul of the same card
        t.set_host(b, hosts_a)
    elif zb == SOUL:
        t.set_host(a, hosts_b)
    emit_all(t, events)
    return True


def make_soul(
    t: Table, card: int, host: int, clause: str, cause: int, source: int, actor: int
) -> None:
    """5.22, 4.13.3, 4.13.3.1: a card becomes the soul of another, and of no other (10.3.10)."""
    before = shift(t, card, SOUL, clause, cause=cause, source=source, actor=actor)
    if before.to == SOUL:  # a deer goes elsewhere (12.2.1.6)
        t.set_host(card, host)  # 4.13.3, 4.13.3.1, 10.3.10
        before.other = t.refs[host]
    t.stale = True
    emit(t, before)


def turn_card(
    t: Table, card: int, rest: int, clause: str, source: int = -1, cause: int = BY_RULE
) -> bool:
    """Stand or rest a card, and tell its abilities."""
    if not turn(t, card, rest, clause, source):
        return False
    kind = RESTED if rest else STOOD
    if heard(t, kind):
        ref = t.refs[card]
        emit(t, Event(kind, ref, ref, seat=t.seat[card], cause=cause, source=source))
    return True


def convert(t: Table, card: int, clause: str, cause: int, source: int, actor: int) -> None:
    """5.28.1, 5.28.1.3: a card becomes a partner; everything else on it stays."""
    move(t, card, ENERGY, clause, cause=cause, source=source, actor=actor, down=0)  # 5.28.1.1
    t.set_status(card, t.status[card] | CONVERTED)  # 5.28.1
    t.alike = 1
    t.stale = True


def standing_energy(t: Table, seat: i64) -> list[int]:
    """What can be rested to pay energy (5.14.1)."""
    return [
        c for c in t.zones[seat * KINDS + ENERGY] if not t.rest[c] and not t.status[c] & IN_PLAY
    ]


def energy_left(t: Table, seat: i64) -> i64:
    """How much energy can still be paid."""
    n: i64 = 0
    card: i64
    for card in t.zones[seat * KINDS + ENERGY]:
        if not t.rest[card] and not t.status[card] & IN_PLAY:
            n += 1
    return n


class PayEnergy(Frame):
    """5.14: rest so many standing cards in the energy zone, chosen by who pays.

    Cards that are alike (the same printed card) are offered once.
    """

    code = 22

    def __init__(self) -> None:
        super().__init__()
        self.amount: i64 = 0
        self.source: i64 = -1

    def fresh(self) -> Frame:
        return PayEnergy()

    def copy(self) -> Frame:
        f = PayEnergy()
        f.step = self.step
        f.seat = self.seat
        f.amount = self.amount
        f.source = self.source
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.amount, self.source])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.amount = r.one()
        self.source = r.one()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 1:
            s.stack.pop()
            return
        self.step = 1
        pick(
            s,
            self.seat,
            PICK_ENERGY,
            standing_energy(s, self.seat),
            self.amount,
            self.amount,
            self.source,
            1,
        )

    def receive(self, s: State, cards: list[int]) -> None:
        assert isinstance(s, Table)
        for card in cards:
            turn_card(s, card, 1, "5.14.1", self.source)


def pay_energy(s: State, seat: int, amount: int, source: int) -> None:
    """Push the payment of energy, if any is to be paid (1.3.2.2)."""
    if amount <= 0:
        return
    f = PayEnergy()
    f.seat = seat
    f.amount = amount
    f.source = source
    s.stack.append(f)


def hosts(t: Table, ref: int) -> list[int]:
    """The souls of a card."""
    card = ref & CARD_MASK
    return [c for c in t.zones[t.seat[card] * KINDS + SOUL] if t.host[c] == card]
