"""7.4: the main phase, and 9.7: what is played in it."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.rebirth.drawing import draw_by_rule
from kirifuda.games.rebirth.events import CARD_PLAYED, MAIN, PHASE_ENDED, SHIFTED
from kirifuda.games.rebirth.formats import in_teams
from kirifuda.games.rebirth.instructions import Pay, PutCards, TurnCards
from kirifuda.games.rebirth.offers import ATTACK_PHASE, PLAY, SET, SHIFT
from kirifuda.games.rebirth.permits import (
    affordable,
    drawn,
    forbidden_to,
    play_cost,
    playable_from_elsewhere,
    shift_cost,
    slots_for,
)
from kirifuda.games.rebirth.placing import energy_left, pay_energy, standing_energy, to_slot
from kirifuda.games.rebirth.rulings import NO_ACTIVATED, NO_SET, PLAY_COST, PLAY_FROM
from kirifuda.games.rebirth.table import IN_PLAY, Table
from kirifuda.games.rebirth.tolls import ask_toll, comes_rested
from kirifuda.games.rebirth.zones import (
    CHARACTER,
    ENTRY,
    HAND,
    KINDS,
    MEMBER,
    PARTNER,
    REBIRTH,
    REBIRTH_CARD,
    SLOTS,
    SOUL,
    WAITING,
)
from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.effect import Program
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.events.moving import bound, move
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.cards import ACTIVATED, Ability
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import BY_PLAY, BY_RULE, NO_REGS, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask
from kirifuda.kernel.procedures.repeats import (
    OFTEN,
    act_number,
    begin_action,
    done_often,
    end_action,
    keep,
    unrepeated,
    withheld,
)
from kirifuda.kernel.procedures.turns import begin_phase, tell_end
from kirifuda.kernel.timing.checks import check_timing, uses
from kirifuda.kernel.timing.using import add_usable, play_ability
from kirifuda.kernel.values.rulings import barred

ACTIONS: Final = ["play", "shift", "set", "use"]
MOST_ROUNDS: Final = 200  # more often in a turn nothing is done


class MainPhase(Frame):
    """7.4.2: one action after the other until the attack phase is declared.

    An action that leads back to the very same position cannot be taken there again (14.1.1.2).
    Any other loop (14.1.1) is played out, as often as the turn player likes, but not for ever, and
    everyone may do something else in each round of it (14.1.1.1).
    """

    code = 28

    def fresh(self) -> Frame:
        return MainPhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 0:
            self.step = 1
            begin_phase(s, MAIN, "7.4.1")
            check_timing(s)  # 7.4.1
        elif self.step == 1:
            if s.end_phase or (s.seats > 2 and not s.turn_seats()):  # 13.4.6
                self.step = 3
                return
            end_action(s)
            open_eyed = not s.pool.rules_touched >> PLAY_FROM & 1  # else perhaps from a deck
            # 13.5.7.2.3: any one of a team acts
            ask(s, s.leader(s.turn_seat), "main", "7.4.2", self.options(s), in_sight=open_eyed)
        elif self.step == 2:
            self.step = 1
            check_timing(s)  # 7.4.3
        elif self.step == 3:
            self.step = 4
            check_timing(s)
        else:
            s.end_phase = 0
            s.stack.pop()
            if tell_end(s, PHASE_ENDED, MAIN):
                check_timing(s)

    def options(self, t: Table) -> list[Option]:
        out: list[Option] = []
        for seat in t.turn_seats():
            self.add_actions(t, seat, out)  # 13.5.2: each with what is one's own
        if t.prints:
            out = unrepeated(t, out, souls(t))  # 14.1.1.2
            if len(t.prints) >= 2 * MOST_ROUNDS:
                out = [o for o in out if not done_often(t, ACTIONS, o, MOST_ROUNDS)]  # 14.1.1.1
        out.append(ATTACK_PHASE)  # 7.4.2.5
        return out

    def add_actions(self, t: Table, seat: int, out: list[Option]) -> None:
        """7.4.2.1 to 7.4.2.4: what a player can do."""
        standing = energy_left(t, seat)
        seen: list[int] = []
        definitions = t.pool.definition
        offers = t.pool.offers
        hand = t.zones[seat * KINDS + HAND]
        if t.pool.rules_touched >> PLAY_FROM & 1:
            hand = hand + playable_from_elsewhere(t, seat)
        for card in hand:
            definition = definitions[card]
            copy = False
            for other in seen:
                if definitions[other] == definition and alike(t, card, other):
                    copy = True
                    break
            if copy:
                continue  # another copy of a card already offered
            seen.append(card)
            kinds = t.kinds_of(card)
            if kinds & CHARACTER and not kinds & PARTNER:
                can = affordable(t, card, ENTRY, standing)
                if can and not forbidden_to(t, seat, card, ENTRY):
                    out.append(offers[PLAY + SLOTS][card])  # 7.4.2.1
                if t.pool.rules_touched >> PLAY_COST & 1:
                    can = affordable(t, card, MEMBER, standing)
                if can and not forbidden_to(t, seat, card, MEMBER):
                    out.append(offers[PLAY][card])  # 7.4.2.1
                    out.append(offers[PLAY + 1][card])
                    out.append(offers[PLAY + 2][card])
            elif (
                kinds & REBIRTH_CARD
                and t.zone[card] == HAND
                and not (t.pool.rules_changed and barred(t, NO_SET, seat, card))
            ):
                out.append(offers[SET][card])
        entry = t.entry(seat)
        if entry >= 0 and shift_cost(t, seat, entry) <= standing:
            for spot in slots_for(t, seat, entry):
                out.append(offers[SHIFT + spot][entry])
        add_usable(t, seat, NO_ACTIVATED, out)  # 7.4.2.3

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        if option.kind == "attack phase":
            self.step = 3
            return
        if in_teams(s.format):
            s.turn_seat = s.seat[option.card]  # 13.5.7.2.3
        seat = s.turn_seat
        self.step = 2
        keep(s, act_number(ACTIONS, option), OFTEN)
        begin_action(s, seat, option, souls(s))  # 14.1.1, 14.1.1.2
        if option.kind == "play":
            f = PlayCard()
            f.seat = seat
            f.card = option.card
            f.spot = option.spot
            s.stack.append(f)
        elif option.kind == "shift":
            # 7.4.2.2
            m = ShiftEntry()
            m.seat = seat
            m.card = option.card
            m.spot = option.spot
            s.stack.append(m)
        elif option.kind == "set":
            # 7.4.2.4: one action, the card drawn for the card set
            move(s, option.card, REBIRTH, "7.4.2.4")
            draw_by_rule(s, seat, drawn(s, seat, 1, False), "7.4.2.4")
        else:
            play_ability(s, seat, option.card, option.ability)


def souls(t: Table) -> int:
    """Whose the souls are tells positions apart, too."""
    n = 0
    for seat in range(t.seats):
        for card in t.zones[seat * KINDS + SOUL]:
            n += t.pool.weights[card] * (t.host[card] + 2)
    return n & 0x3FFFFFF


def alike(t: Table, card: int, other: int) -> bool:
    """Whether it makes no difference which of two copies of a card is played (7.4.2.1)."""
    if t.zone[card] != t.zone[other] or t.rest[card] != t.rest[other]:
        return False
    if not t.lasting:
        return True
    return not bound(t, t.refs[card]) and not bound(t, t.refs[other])


class PlayCard(Frame):
    """9.7.2 to 9.7.4 for a character card: shown, paid for, answered, put down."""

    code = 29

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.spot: i64 = 0  # a member slot, or SLOTS for the entry
        self.cancelled: i64 = 0

    def fresh(self) -> Frame:
        return PlayCard()

    def copy(self) -> Frame:
        f = PlayCard()
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        f.spot = self.spot
        f.cancelled = self.cancelled
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card, self.spot, self.cancelled])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()
        self.spot = r.one()
        self.cancelled = r.one()

    def played_by(self) -> int:
        return self.seat

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        self.step += 1
        if self.step == 1:
            s.set_known(self.card, (1 << s.seats) - 1)  # 9.7.2.1
            s.set_status(self.card, s.status[self.card] | IN_PLAY)
            s.note("play", "9.7.2.1", self.seat, self.card, number=self.spot + 1)
            kind = ENTRY if self.spot == SLOTS else MEMBER  # 9.7.2.1.1
            pay_energy(s, self.seat, play_cost(s, self.card, kind), self.card)  # 9.7.2
        elif self.step == 2:
            ref = s.refs[self.card]
            if heard(s, CARD_PLAYED):
                emit(s, Event(CARD_PLAYED, ref, ref, seat=self.seat, actor=self.seat))
            s.pool.rules.counter(s, self.seat, -1, -1, self.card)  # 9.7.3
        else:
            kind = ENTRY if self.spot == SLOTS else MEMBER
            if not self.cancelled and ask_toll(s, self.seat, self.card, kind):
                self.step -= 1
                return
            rest = 1 if comes_rested(s, self.card) else 0
            s.stack.pop()
            s.set_status(self.card, s.status[self.card] & ~IN_PLAY)
            s.set_known(self.card, 0)
            if self.cancelled:
                move(s, self.card, WAITING, "5.19.1", cause=BY_PLAY, actor=self.seat)
            elif self.spot == SLOTS:
                move(s, self.card, ENTRY, "9.7.4.1", cause=BY_PLAY, actor=self.seat)  # 9.7.4
            else:
                to_slot(s, self.card, self.spot, rest, "9.7.4.1", BY_PLAY, -1, self.seat)


class ShiftEntry(Frame):
    """7.4.2.2: the entry's character moves to an empty slot for energy equal to its cost."""

    code = 30

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.spot: i64 = 0

    def fresh(self) -> Frame:
        return ShiftEntry()

    def copy(self) -> Frame:
        f = ShiftEntry()
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        f.spot = self.spot
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card, self.spot])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()
        self.spot = r.one()

    def played_by(self) -> int:
        return self.seat

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 0:
            self.step = 1
            pay_energy(s, self.seat, shift_cost(s, self.seat, self.card), self.card)
        else:
            s.stack.pop()
            ref = s.refs[self.card]
            emit(s, Event(SHIFTED, ref, ref, seat=self.seat, actor=self.seat))
            to_slot(s, self.card, self.spot, 0, "7.4.2.2", BY_RULE, -1, self.seat)


def why_not(t: Table, seat: int, what: Option) -> list[Reason]:
    """Every clause that keeps a seat from a main phase action (7.4.2) now."""
    out: list[Reason] = []
    d = t.decision
    if d is None or d.seat != seat:
        out.append(Reason("it is not your decision", "7.4.2"))
    elif d.kind != "main":
        out.append(Reason("this is done in the main phase, between other actions", "7.4.2"))
    card = what.card
    if card >= 0 and in_teams(t.format) and t.team[t.seat[card]] == t.team[seat]:
        seat = t.seat[card]  # 13.5.7.2.3: the team acts, each with what is one's own (13.5.2)
    standing = len(standing_energy(t, seat))
    if what.kind == "play":
        kind = ENTRY if what.spot == SLOTS else MEMBER
        if t.zone[card] != HAND and card not in playable_from_elsewhere(t, seat):
            out.append(Reason("only cards in the hand are played", "7.4.2.1"))
        if t.seat[card] != seat:
            out.append(Reason("it is not your card", "7.4.2.1"))
        if not t.face(card).kinds & CHARACTER or t.face(card).kinds & PARTNER:
            out.append(Reason("only characters are played", "7.4.2.1"))
        elif not affordable(t, card, kind, standing):
            out.append(costs(play_cost(t, card, kind), standing))
        if not 0 <= what.spot <= SLOTS:
            out.append(Reason("there is no such slot", "9.7.2.1.1"))
        elif forbidden_to(t, seat, card, kind):
            out.append(Reason("an effect forbids it", "1.3.3"))
    elif what.kind == "shift":
        if t.zone[card] != ENTRY or t.seat[card] != seat:
            out.append(Reason("only the character in your entry moves so", "7.4.2.2"))
        elif shift_cost(t, seat, card) > standing:
            out.append(costs(shift_cost(t, seat, card), standing))
        if what.spot not in slots_for(t, seat, card):
            out.append(Reason("the slot is not empty", "4.5.3.2"))
    elif what.kind == "set":
        if t.zone[card] != HAND or t.seat[card] != seat:
            out.append(Reason("only Rebirth cards in your hand are set", "7.4.2.4"))
        if not t.face(card).kinds & REBIRTH_CARD:
            out.append(Reason("it is no Rebirth card", "7.4.2.4"))
        if barred(t, NO_SET, seat, card):
            out.append(Reason("an effect forbids setting it", "1.3.3"))
    elif what.kind == "use":
        out.extend(why_not_use(t, seat, card, what.ability))
    elif what.kind != "attack phase":
        out.append(Reason(Said("“{0}” is no main phase action", [what.kind]), "7.4.2"))
    if not out and withheld(t, what):
        if done_often(t, ACTIONS, what, MOST_ROUNDS):
            out.append(Reason("nothing is repeated for ever", "14.1.1.1"))
        else:
            out.append(Reason("it would repeat the very same position", "14.1.1.2"))
    elif not out and d is not None and not any(o.same(what) for o in d.options):
        out.append(Reason("a copy of it is offered in its place", "7.4.2"))
    return out


def why_not_paid(t: Table, cost: Program, sc: Scope) -> list[Reason]:
    """9.5.2.2: every part of a cost that cannot be paid now."""
    out: list[Reason] = []
    for part in cost.needed:
        if part.payable(t, sc):
            continue
        told = Reason("its cost cannot be paid", "9.5.2.2")
        if isinstance(part, Pay):
            told = costs(part.amount.value(t, sc), energy_left(t, part.who.one(t, sc)))
        elif isinstance(part, Choose):
            need, there = part.least.value(t, sc), part.room(t, sc)
            what = Said("its cost takes {0} cards, and {1} can be chosen for it", [need, there])
            told = Reason(what, "9.5.2.2")
        elif isinstance(part, TurnCards):
            told = Reason("a card that its cost turns lies so already, or is not there", "1.3.2.1")
        elif isinstance(part, PutCards):
            told = Reason("a card that its cost moves cannot go there, or is not there", "9.5.2.2")
        if told not in out:
            out.append(told)
    return out


def costs(cost: int, standing: int) -> Reason:
    return Reason(Said("it costs {0} energy and {1} stand", [cost, standing]), "5.14.1.1")


def why_not_use(t: Table, seat: int, card: int, number: int) -> list[Reason]:
    """Every clause that keeps an activated ability from being played."""
    out: list[Reason] = []
    if number not in t.face(card).abilities:
        return [Reason("the card does not have that ability", "7.4.2.3")]
    ability: Ability = t.pool.abilities[number]
    if t.seat[card] != seat:
        out.append(Reason("it is not your card", "3.1.2.2"))
    if ability.kind != ACTIVATED:
        out.append(Reason("it is no activated ability", "7.4.2.3"))
    if not ability.zones >> t.zone[card] & 1:
        out.append(Reason("it is not valid in this zone", "9.4.4"))
    sc = Scope(number, t.refs[card], seat, None, NO_REGS)
    if ability.limit and uses(t, sc) >= ability.limit:
        out.append(Reason("it was played in this turn", "9.2.2.1"))
    for condition in ability.conditions:
        if not condition.true(t, sc):
            out.append(Reason("its keyword condition is not met", "11.2.3.2"))
    if ability.cost is not None:
        out.extend(why_not_paid(t, ability.cost, sc))
    if barred(t, NO_ACTIVATED, seat, card, card):
        out.append(Reason("an effect forbids using it", "9.15.1"))
    return out
