"""9.7.3: answering a card or ability that is being played with cancel abilities (11.4)."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.rebirth.events import BY_CANCEL, CANCELLED, PLAYED
from kirifuda.games.rebirth.formats import CIRCLE_FORMATS
from kirifuda.games.rebirth.main_phase import PlayCard
from kirifuda.games.rebirth.rulings import CANCEL_TOLL, NO_CANCEL
from kirifuda.games.rebirth.table import IN_PLAY, Table
from kirifuda.games.rebirth.zones import HAND, KINDS, PARTNER, WAITING
from kirifuda.kernel.effects.terms import Filter
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.events.moving import move
from kirifuda.kernel.events.triggers import emit
from kirifuda.kernel.position.cards import Ability, Pool
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.scope import NO_REGS, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask, pick
from kirifuda.kernel.timing.checks import PlayAbility
from kirifuda.kernel.values.rulings import barred, number_of

CANCEL: Final = 12
PICK_COST: Final = 17  # place in the game's list of pick kinds
CARD_PLAY: Final = 0  # the kind of a card that is played, beside the kinds of abilities


class Cancels(Filter):
    """What a cancel ability can be used against: kinds of plays (bits), of cards like this.

    It is asked of the card that is played or whose ability is played.
    """

    def __init__(self, kinds: int, filter: Filter | None = None) -> None:
        self.kinds = kinds
        self.filter = filter

    def against(self, s: State, sc: Scope, kind: int, ref: int) -> bool:
        if not self.kinds >> kind & 1:
            return False
        return self.filter is None or self.filter.holds(s, sc, ref)

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return self.filter is None or self.filter.holds(s, sc, ref)


class Counter(Frame):
    """The countering of one play. `chain` lists what was presented: pairs of the card of a cancel
    ability and the place in the chain that it is aimed at (0: the play itself)."""

    code = 32

    def __init__(self) -> None:
        super().__init__()
        self.kind: i64 = 0
        self.ability: i64 = -1
        self.source: i64 = -1
        self.chain: list[int] = []
        self.abilities: list[int] = []
        self.asked: i64 = 0
        self.passed: i64 = 0
        self.dead: list[int] = []

    def fresh(self) -> Frame:
        return Counter()

    def copy(self) -> Frame:
        f = Counter()
        f.step = self.step
        f.seat = self.seat
        f.kind = self.kind
        f.ability = self.ability
        f.source = self.source
        f.chain = self.chain
        f.abilities = self.abilities
        f.asked = self.asked
        f.passed = self.passed
        f.dead = self.dead
        return f

    def write(self, out: list[int]) -> None:
        out.extend(
            [
                self.step,
                self.seat,
                self.kind,
                self.ability,
                self.source,
                self.asked,
                self.passed,
            ]
        )
        put(out, self.chain)
        put(out, self.abilities)
        put(out, self.dead)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.kind = r.one()
        self.ability = r.one()
        self.source = r.one()
        self.asked = r.one()
        self.passed = r.one()
        self.chain = r.many()
        self.abilities = r.many()
        self.dead = r.many()

    def played_by(self) -> int:
        return self.seat

    def order(self, s: State) -> list[int]:
        """Who is asked: of two players the turn player's opponent first; of more from the turn
        player on (13.2.1), passing over who may answer none of it."""
        if s.seats < 3:
            return s.seats_from(s.opponent(s.turn_seat))
        masters = [self.seat, *[s.seat[self.chain[i]] for i in range(0, len(self.chain), 2)]]
        return [
            seat
            for seat in s.seats_from(s.turn_seat)
            if any(may_answer(s, seat, master) for master in masters)
        ]

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        order = self.order(s)
        while self.passed < len(order):
            seat = order[self.asked % len(order)]
            if might_cancel(s, seat, self.aims()):
                options = self.options(s, seat)
                options.append(Option("pass"))
                ask(s, seat, "cancel", "9.7.3.1", options, self.source)
                return
            self.asked += 1
            self.passed += 1
        self.resolve(s)

    def aims(self) -> int:
        """The kinds of plays (bits) that there are to be stopped."""
        return 1 << self.kind | (1 << CANCEL if self.chain else 0)

    def options(self, s: Table, seat: int) -> list[Option]:
        out: list[Option] = []
        for card in s.zones[seat * KINDS + HAND]:
            for number in s.abilities_of(card):
                ability = s.pool.abilities[number]
                if ability.kind == CANCEL and may_present(s, seat, card, number, ability):
                    for place in self.targets(s, seat, card, number, ability):
                        out.append(Option("cancel", card, place, ability=number))
        return out

    def targets(self, s: State, seat: int, card: int, number: int, ability: Ability) -> list[int]:
        """The places in the chain that a cancel ability can be aimed at."""
        aim = ability.filter
        if not isinstance(aim, Cancels):
            return []
        sc = Scope(number, s.refs[card], seat, None, NO_REGS)
        out: list[int] = []
        if self.source >= 0 and may_answer(s, seat, self.seat):
            if aim.against(s, sc, self.kind, s.refs[self.source]):
                out.append(0)
        for i in range(0, len(self.chain), 2):
            if may_answer(s, seat, s.seat[self.chain[i]]):
                if aim.against(s, sc, CANCEL, s.refs[self.chain[i]]):
                    out.append(i // 2 + 1)
        return out

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        if option.kind == "pass":
            self.asked += 1
            self.passed += 1
            return
        # presented and paid for, the countering starts over
        seat = s.seat[option.card]
        toll = cancel_toll(s, seat, option.card)
        move(s, option.card, WAITING, "9.7.3.1", cause=BY_CANCEL, source=option.card, actor=seat)
        s.note("cancel", "9.7.3.1", seat, option.card)
        me = s.refs[option.card]
        emit(s, Event(PLAYED, me, me, seat=seat, number=CANCEL))
        self.chain = [*self.chain, option.card, option.spot]
        self.abilities = [*self.abilities, option.ability]
        self.asked = 0
        self.passed = 0  # 9.7.3.2
        if toll:
            pick(s, seat, PICK_COST, spare(s, seat, option.card), toll, toll, option.card)

    def receive(self, s: State, cards: list[int]) -> None:
        """9.7.3.1: what else the presented ability costs is paid with these."""
        card = self.chain[-2]
        for paid in cards:
            move(s, paid, WAITING, "9.7.3.1", source=card, actor=s.seat[card])

    def resolve(self, s: Table) -> None:
        """9.7.3.3: what was presented resolves in reverse order, if not cancelled (5.19.2)."""
        dead: list[int] = []
        latest_first = range(len(self.abilities), 0, -1)  # 9.7.3.3
        for i in latest_first:
            if i in dead:  # 5.19.2.1
                continue
            card = self.chain[2 * i - 2]
            if s.gone[s.seat[card]]:  # 13.4.7
                continue
            ability = s.pool.abilities[self.abilities[i - 1]]
            sc = Scope(self.abilities[i - 1], s.refs[card], s.seat[card], None, NO_REGS)
            if any(not c.true(s, sc) for c in ability.conditions):  # 11.2.3.4
                s.note("unresolved", "11.2.3.4", s.seat[card], card)
                continue
            aim = self.chain[2 * i - 1]
            if aim in dead:
                s.note("unresolved", "9.7.3.3", s.seat[card], card)  # it is stopped already
                continue
            dead.append(aim)
            target = self.source if aim == 0 else self.chain[2 * aim - 2]
            s.note("cancelled", "5.19.2.1" if aim else "5.13.1", s.seat[card], target, source=card)
            ref = s.refs[target]
            kind = CANCEL if aim else self.kind
            emit(
                s,
                Event(CANCELLED, ref, ref, seat=s.seat[target], other=s.refs[card], number=kind),
            )
        s.stack.pop()
        if 0 in dead:
            play = s.own_top()
            if isinstance(play, PlayAbility) or isinstance(play, PlayCard):
                play.cancelled = 1  # 5.13.1, 5.19.2


def may_answer(s: State, seat: int, master: int) -> bool:
    """Anyone may cancel, but in a circle only who is next to the master of it."""
    assert isinstance(s, Table)
    # 13.6.5, 13.7.5
    return s.format not in CIRCLE_FORMATS or seat in s.opponents(master)


def may_present(t: Table, seat: int, card: int, number: int, ability: Ability) -> bool:
    """Whether a cancel ability is valid and can be presented (9.7.3.1, 11.2.3.4)."""
    if not ability.zones >> t.zone[card] & 1 or t.status[card] & IN_PLAY:
        return False
    sc = Scope(number, t.refs[card], seat, None, NO_REGS)
    if any(not c.true(t, sc) for c in ability.conditions):  # 11.2.3.4
        return False
    if not t.pool.rules_changed:
        return True
    if barred(t, NO_CANCEL, seat, card, card):
        return False
    return len(spare(t, seat, card)) >= cancel_toll(t, seat, card)


def why_not(t: Table, seat: int, what: Option) -> list[Reason]:
    """Every clause that keeps a seat from presenting a cancel ability now (9.7.3.1)."""
    out: list[Reason] = []
    d = t.decision
    if d is None or d.seat != seat:
        out.append(Reason("it is not your decision", "9.7.3.1"))
    top = t.stack[-1] if t.stack else None
    if d is None or d.kind != "cancel" or not isinstance(top, Counter):
        out.append(Reason("it is presented while something is being played", "9.7.3.1"))
        return out
    card = what.card
    mine = [n for n in t.abilities_of(card) if t.pool.abilities[n].kind == CANCEL]
    if what.ability >= 0:
        mine = [n for n in mine if n == what.ability]
    if t.zone[card] != HAND or t.seat[card] != seat:
        out.append(Reason("only a card in your hand is presented", "9.7.3.1"))
    elif not mine:
        out.append(Reason("it has no cancel ability", "9.7.3.1"))
    elif t.status[card] & IN_PLAY:
        out.append(Reason("it is being played", "9.7.2"))
    else:
        for number in mine:
            out.extend(why_not_presented(t, top, seat, card, number, what.spot))
    return out


def why_not_presented(
    t: Table, f: Counter, seat: int, card: int, number: int, place: int
) -> list[Reason]:
    """What is against one cancel ability: its target, its conditions, what it costs besides."""
    out: list[Reason] = []
    ability = t.pool.abilities[number]
    sc = Scope(number, t.refs[card], seat, None, NO_REGS)
    if any(not c.true(t, sc) for c in ability.conditions):
        out.append(Reason("its keyword condition is not met", "11.2.3.4"))
    aims = f.targets(t, seat, card, number, ability)
    if not aims:
        out.append(Reason("it is not used against such a play", "9.1.1.4.2"))
    elif place >= 0 and place not in aims:
        out.append(Reason("it is not used against that answer", "9.1.1.4.2"))
    if barred(t, NO_CANCEL, seat, card, card):
        out.append(Reason("an effect forbids using it", "9.15.1"))
    toll, left = cancel_toll(t, seat, card), len(spare(t, seat, card))
    if left < toll:
        told = Said("its cost takes {0} cards, and {1} can be chosen for it", [toll, left])
        out.append(Reason(told, "9.5.2.2"))
    return out


def cancel_toll(t: State, seat: int, card: int) -> int:
    """How many more cards of the hand the cancel ability of a card costs."""
    return number_of(t, CANCEL_TOLL, seat, card)


def spare(t: State, seat: int, card: int) -> list[int]:
    """The hand cards with which more can be paid for a cancel ability of another."""
    return [c for c in t.zones[seat * KINDS + HAND] if c != card and not t.status[c] & IN_PLAY]


def might_cancel(t: Table, seat: int, kinds: int) -> bool:
    """Whether a seat is asked: if, as far as others can know, it might hold a cancel ability that
    can be aimed at one of these kinds of plays (bits).

    Where lists are open, a deck without one is not asked; where they are closed, every deck may
    have one. Whether one is in the hand must not show.
    """
    if not list_cancels(t, seat) & kinds:
        return False
    for card in t.zones[seat * KINDS + HAND]:
        if not t.pool.faces[card].kinds & PARTNER and not t.status[card] & IN_PLAY:
            return True
    return False


def list_cancels(t: Table, seat: int) -> int:
    """The kinds of plays (bits) that the cancel abilities that a seat's list may have can be aimed
    at, with those that an ability of the match can grant."""
    flags = t.pool.flags
    known = flags.get(-2 - seat, -1)
    if known < 0:
        known = flags.get(-1, 0)
        possible = t.pool.possible
        if possible is None:
            for d in t.pool.decks[seat]:
                known |= flags.get(d, 0)
        else:
            for d in range(len(t.pool.defs)):
                known |= flags.get(d, 0)
            for key in possible.flags:
                known |= possible.flags[key]
        flags[-2 - seat] = known
    return known


def enrol_cancel(pool: Pool, definition: int, ability: Ability) -> None:
    """Note what a cancel ability of the match can be aimed at (-1: one that can be granted)."""
    if ability.kind == CANCEL and isinstance(ability.filter, Cancels):
        key = definition if ability.printed else -1
        pool.flags[key] = pool.flags.get(key, 0) | ability.filter.kinds


def counter(s: State, seat: int, ability: int, source: int, card: int) -> None:
    """Push the countering of a play, if anyone might answer it."""
    assert isinstance(s, Table)
    if ability >= 0:
        ref = s.refs[source]
        emit(s, Event(PLAYED, ref, ref, seat=seat, number=s.pool.abilities[ability].kind))
    kind = CARD_PLAY if ability < 0 else s.pool.abilities[ability].kind
    for other in range(s.seats):
        if s.gone[other] or (s.seats > 2 and not may_answer(s, other, seat)):
            continue
        if might_cancel(s, other, 1 << kind):
            f = Counter()
            f.seat = seat
            f.ability = ability
            f.source = card if card >= 0 else source
            f.kind = kind
            s.stack.append(f)
            return
