"""Chapter 27: main phase actions (26-6)."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.legions.battle import attack, can_attack, finds_target, why_not_attack
from kirifuda.games.legions.cores import core_mark
from kirifuda.games.legions.instructions import ExhaustThis, Pay
from kirifuda.games.legions.offers import ATTACK, EXCLUDE, MOVE
from kirifuda.games.legions.placing import ways
from kirifuda.games.legions.playing import (
    add_plays,
    add_unlocks,
    play_card,
    unlock_card,
    why_not_play,
    why_not_to,
    why_not_unlock,
)
from kirifuda.games.legions.processes import exclude, exhaust, move_lane
from kirifuda.games.legions.rulings import NO_LANE_MOVE, NO_USE
from kirifuda.games.legions.table import Table
from kirifuda.games.legions.zones import (
    KINDS,
    LANES,
    LORD,
    MINION,
    MINIONS,
    MOVE_ATTACK,
    STANDBY,
    UNIT_ZONES,
)
from kirifuda.kernel.effects.effect import Program
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.events.moving import sight
from kirifuda.kernel.position.cards import ACTIVATED
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.fingerprints import fingerprint
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import CARD_MASK, NO_REGS, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask
from kirifuda.kernel.procedures.repeats import (
    ACT,
    ACT_NUMBERS,
    WHERE,
    act_number,
    been_near,
    begin_action,
    end_action,
    taken_back,
    unrepeated,
)
from kirifuda.kernel.timing.checks import PlayAbility, uses
from kirifuda.kernel.timing.sequences import check_triggers, freeze, thaw
from kirifuda.kernel.timing.using import add_usable
from kirifuda.kernel.values.rulings import barred

# 27-1: the seven kinds of actions; excluding from the field and from standby are asked as one
ACTIONS: Final = ["unlock", "play", "attack", "move", "use", "exclude"]
USE: Final = 4


GIVEN_UP_FROM: Final = [MINIONS, LORD, STANDBY]  # 27-7, 27-8
END_PHASE: Final = Option("end")


def can_move(t: Table, card: i64) -> bool:
    """27-5: whether a minion is free to move to another lane."""
    if not t.kinds_of(card) & MINION or not t.can_act(card):
        return False
    return not barred(t, NO_LANE_MOVE, t.seat[card], card)


def actions(t: Table, seat: i64) -> list[Option]:
    """Everything that the turn player can do now, but end the phase."""
    out: list[Option] = []
    pool = t.pool
    offers = pool.offers
    base: i64 = seat * KINDS
    card: i64
    add_unlocks(t, seat, out)  # 27-1
    for card in t.zones[base + STANDBY]:
        if not t.down[card]:
            add_plays(t, seat, card, out)  # 27-3
    for kind in UNIT_ZONES:
        for card in t.zones[base + kind]:
            if t.rest[card] or t.down[card]:
                continue
            if can_attack(t, card):
                out.append(offers[ATTACK][card])  # 27-1
            if kind == MINIONS and can_move(t, card):
                for lane in ways(t, card, t.next_lanes(card)):
                    out.append(offers[MOVE + lane][card])  # 27-1
    if pool.acting_zones or pool.granted >> ACTIVATED & 1:
        add_usable(t, seat, NO_USE, out)  # 27-6, 36-4a
    for kind in GIVEN_UP_FROM:
        for card in t.zones[base + kind]:
            if not t.rest[card]:
                out.append(offers[EXCLUDE][card])  # 27-1
    return out


def used_in_vain(t: Table) -> bool:
    """36-4a: whether the last action was to use an ability, and nothing has come of it. It may be
    used again, a dozen times in one position, so that nobody can go on for ever."""
    if t.course[ACT] // ACT_NUMBERS != USE:
        return False
    return t.course[WHERE] == fingerprint(t) ^ core_mark(t)


class MainActions(Frame):
    """26-6 ②: one action after the other, until the turn player ends the phase.

    An action that leads back to the very same position is not offered there again.
    """

    code = 26

    def fresh(self) -> Frame:
        return MainActions()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        s.acting = -1
        if s.course and used_in_vain(s):
            taken_back(s)
        end_action(s)
        options = actions(s, s.turn_seat)
        if s.prints and been_near(s):
            options = unrepeated(s, options, core_mark(s))
        options.append(END_PHASE)
        ask(s, s.turn_seat, "main", "26-6", options, in_sight=True)

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        seat = s.turn_seat
        if option.kind == "end":
            s.stack.pop()
            return
        begin_action(s, seat, option, core_mark(s), act_number(ACTIONS, option))
        card = option.card
        s.acting = card  # 37-6a
        if option.kind == "unlock":
            unlock_card(s, s.refs[card], False)
        elif option.kind == "play":
            play_card(s, seat, card, option.spot)
        elif option.kind == "attack":
            attack(s, seat, card)
        elif option.kind == "move":
            f = LaneMove()
            f.seat = seat
            f.card = card
            f.lane = option.spot
            s.stack.append(f)
        elif option.kind == "use":
            u = UseAbility()
            u.seat = seat
            u.card = card
            u.ability = option.ability
            s.stack.append(u)
        else:
            freeze(s)
            exclude(s, card, "27-8" if s.zone[card] == STANDBY else "27-7")
            thaw(s)
            check_triggers(s)


class LaneMove(Frame):
    """27-5: a minion is exhausted and moves to a lane next to its own.

    39-7: one with move attack may attack as soon as that is done, although it is exhausted.
    Steps: 0 it moves, 1 whether it attacks.
    """

    code = 27

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.lane: i64 = 0
        self.ref: i64 = -1

    def fresh(self) -> Frame:
        return LaneMove()

    def copy(self) -> Frame:
        f = LaneMove()
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        f.lane = self.lane
        f.ref = self.ref
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card, self.lane, self.ref])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()
        self.lane = r.one()
        self.ref = r.one()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        card = self.card
        if self.step == 0:
            self.step = 1
            self.ref = s.refs[card]
            freeze(s)
            exhaust(s, card, "27-5")
            move_lane(s, card, self.lane, "27-5")
            thaw(s)
            check_triggers(s)
        elif s.unit_ref(self.ref) and self.goes_on(s):
            options = [Option("attack", card), Option("done")]
            ask(s, s.turn_seat, "move attack", "39-7", options, card)
        else:
            s.stack.pop()

    def goes_on(self, t: Table) -> bool:
        """39-7: whether the minion can attack now."""
        return t.marks_of(self.card) & MOVE_ATTACK != 0 and finds_target(t, self.card, False)

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        s.stack.pop()
        if option.kind == "attack":
            s.acting = self.card
            attack(s, self.seat, self.card, True)


class UseAbility(Frame):
    """27-6: an activated ability is used: paid for (30-1), then resolved, as one sequence."""

    code = 28

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.ability: i64 = 0

    def fresh(self) -> Frame:
        return UseAbility()

    def copy(self) -> Frame:
        f = UseAbility()
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        f.ability = self.ability
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card, self.ability])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()
        self.ability = r.one()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 0:
            self.step = 1
            freeze(s)
            ref = s.refs[self.card]
            f = PlayAbility()
            f.seat = self.seat
            f.scope = Scope(self.ability, ref, self.seat, None, NO_REGS)
            s.stack.append(f)  # 30-1
        else:
            s.stack.pop()
            thaw(s)
            check_triggers(s)


def why_not(t: Table, seat: int, what: Option) -> list[Reason]:
    """Every clause that keeps a seat from a main phase action now."""
    out: list[Reason] = []
    d = t.decision
    if t.turn_seat != seat:
        out.append(Reason("only the turn player acts", "26-1"))
    elif d is None or d.kind != "main":
        out.append(Reason("this is done in the main phase, between other actions", "27-1"))
    card = what.card
    if what.kind == "unlock":
        out.extend(why_not_unlock(t, seat, card))
    elif what.kind == "play":
        if t.seat[card] != seat or t.zone[card] != STANDBY:
            out.append(Reason("only cards on your standby can be played this way", "27-3"))
        else:
            out.extend(why_not_play(t, seat, card))
            if t.kinds_of(card) & MINION:
                out.extend(why_not_to(t, seat, card, what.spot))
    elif what.kind == "attack":
        out.extend(why_not_attack(t, seat, card))
    elif what.kind == "move":
        out.extend(why_not_move(t, seat, card, what.spot))
    elif what.kind == "use":
        out.extend(why_not_use(t, seat, card, what.ability))
    elif what.kind == "exclude":
        if t.seat[card] != seat or t.zone[card] not in (MINIONS, LORD, STANDBY):
            out.append(
                Reason("only cards on your field or standby can be excluded this way", "27-7")
            )
        elif t.rest[card]:
            out.append(Reason("it is exhausted", "27-7"))
    elif what.kind != "end":
        out.append(Reason("there is no such main phase action", "27-1"))
    if not out and d is not None and not any(same_card(t, o, what) for o in d.options):
        out.append(Reason("it would repeat the very same position", "27-1"))
    return out


def same_card(t: Table, one: Option, other: Option) -> bool:
    """Whether two options are the same but for which copy of a card in hand they name."""
    if one.same(other):
        return True
    if one.kind != other.kind or one.kind != "unlock":
        return False
    return t.pool.definition[one.card] == t.pool.definition[other.card]


def why_not_move(t: Table, seat: int, card: int, lane: int) -> list[Reason]:
    """Every clause that keeps a minion from moving to a lane (27-5)."""
    out: list[Reason] = []
    if t.seat[card] != seat or not t.is_minion(card):
        return [Reason("only your minions move between lanes", "27-5")]
    if t.rest[card]:
        out.append(Reason("it is exhausted", "27-5"))
    elif not t.can_act(card):
        out.append(Reason("it is unable to act in the turn of its placement", "29-1"))
    if not 0 <= lane < LANES or abs(lane - t.spot[card]) != 1:
        out.append(Reason("the lane is not next to its own", "18-5"))
    elif t.in_lane(seat, lane) >= 0:
        out.append(Reason("the lane is taken", "17-11"))
    elif not ways(t, card, [lane]):
        out.append(Reason("an effect forbids it to move", "01-3"))
    told = Reason("an effect forbids it to move", "01-3")
    if barred(t, NO_LANE_MOVE, seat, card) and told not in out:
        out.append(told)
    return out


def why_not_paid(t: Table, cost: Program, sc: Scope) -> list[Reason]:
    """30-1: every part of a cost that cannot be paid now."""
    out: list[Reason] = []
    for part in cost.instructions:
        if part.payable(t, sc):
            continue
        if isinstance(part, Pay):
            n = part.amount.value(t, sc)
            told = Reason(Said("it costs {0} and you can pay {1}", [n, t.purse(sc.master)]), "30-2")
        elif isinstance(part, ExhaustThis):
            if t.rest[sc.source & CARD_MASK]:
                told = Reason("it is exhausted", "30-3")
            else:
                told = Reason("it is unable to act in the turn of its placement", "29-1")
        else:
            told = Reason("its cost cannot be paid", "30-4")
        if told not in out:
            out.append(told)
    return out


def why_not_use(t: Table, seat: int, card: int, number: int) -> list[Reason]:
    """Every clause that keeps an activated ability from being used."""
    out: list[Reason] = []
    if not sight(t, card) >> seat & 1:
        return [Reason("its abilities work only on the field", "36-1")]  # whatever card it is
    if number not in t.face(card).abilities:
        return [Reason("the card does not have that ability", "27-6")]
    ability = t.pool.abilities[number]
    if t.seat[card] != seat:
        out.append(Reason("it is not your card", "27-6"))
    if ability.kind != ACTIVATED:
        out.append(Reason("it is not an activated ability", "27-6"))
    if not ability.zones >> t.zone[card] & 1:
        out.append(Reason("its abilities work only on the field", "36-1"))
    sc = Scope(number, t.refs[card], seat, None, NO_REGS)
    if ability.limit and uses(t, sc) >= ability.limit:
        out.append(Reason("it has been used in this turn", "36-4b"))
    for condition in ability.conditions:
        if not condition.true(t, sc):
            out.append(Reason("its condition is not met", "36-1"))
    if ability.cost is not None:
        out.extend(why_not_paid(t, ability.cost, sc))
    if barred(t, NO_USE, seat, card):
        out.append(Reason("an effect forbids using it", "01-3"))
    return out
