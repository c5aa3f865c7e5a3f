"""7.5: the main phase."""

from __future__ import annotations

from typing import Final

from kirifuda.games.luck_and_logic.actions import MakeOver, Pay
from kirifuda.games.luck_and_logic.events import LOGIC_DRIVEN, MAIN
from kirifuda.games.luck_and_logic.instructions import Turn
from kirifuda.games.luck_and_logic.processes import LUCK_COST, luck_drive, may_luck_drive
from kirifuda.games.luck_and_logic.rearrange import Rearrange, can_rearrange
from kirifuda.games.luck_and_logic.rulings import NO_ACTIVATED, NO_DRIVE, NO_LUCK, NO_SORTIE
from kirifuda.games.luck_and_logic.sortie import (
    affordable,
    meets_level,
    meets_world,
    play_cost,
    play_member,
    playable,
)
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.union import (
    banned,
    change_limit,
    change_pairs,
    pairs,
    push_union,
    union_limit,
)
from kirifuda.games.luck_and_logic.zones import (
    CIRCLE,
    HAND,
    JUST_MADE,
    KINDS,
    LEVEL,
    LOGIC_DRIVE,
    MEMBER,
    SOUL,
    STOCK,
    TRANS_CHANGE,
    UNION,
)
from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.effect import Instruction
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.cards import ACTIVATED, Ability
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.fingerprints import MASS
from kirifuda.kernel.position.scope import NO_REGS, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask, unlike
from kirifuda.kernel.procedures.repeats import (
    OFTEN,
    act_number,
    begin_action,
    end_action,
    keep,
    unrepeated,
    withheld,
)
from kirifuda.kernel.procedures.turns import begin_phase
from kirifuda.kernel.timing.checks import check_timing, uses
from kirifuda.kernel.timing.using import add_usable, may_use, play_ability
from kirifuda.kernel.values.rulings import barred

ACTIONS: Final = ["sortie", "union", "change", "luck drive", "drive", "rearrange", "use"]

# places in `Pool.notes`: cards of the match have, or can get, such abilities
HAS_DRIVE: Final = 0
HAS_CHANGE: Final = 1
HOSTED: Final = [SOUL, CIRCLE]  # where a card may lie on or under another


def counted(t: Table) -> int:
    """What of a turn and of souls tells positions apart, beside where cards lie."""
    n = (t.unions * 1009 + t.changes) * 1009 + t.drives
    for seat in range(t.seats):
        n = ((n * 1009 + t.ranks[seat]) * 1009 + t.points[seat]) & MASS
    for seat in range(t.seats):
        for kind in HOSTED:
            for card in t.zones[seat * KINDS + kind]:
                if t.host[card] >= 0:
                    n += t.pool.weights[card] * (t.host[card] + 1)
    return n & MASS


class MainPhase(Frame):
    """7.5.1, 7.5.3: one action after the other, until none is wanted (7.5.3.8, 7.5.4, 9.5.4.3).

    9.5.2, 9.5.4, 9.5.4.2: a check timing comes before each choice. An action that leads back to the
    very same position cannot be taken there again with all the same choices (12.1.1.2). Any other
    loop (12.1.1) is played out as often as the turn player likes, and everyone may do something
    else in each round of it (12.1.1.1).
    """

    code = 35

    def fresh(self) -> Frame:
        return MainPhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 0:
            # 7.5.2
            self.step = 1
            begin_phase(s, MAIN, "7.5.2")
            check_timing(s)  # 7.5.2
        elif self.step == 1:
            end_action(s)
            ask(s, s.turn_seat, "main", "7.5.3", self.options(s))  # 7.5.1, 9.5.2, 9.5.4.2
        elif self.step == 2:
            self.step = 1
            check_timing(s)  # 9.5.4, 9.5.4.1
        else:
            s.stack.pop()

    def options(self, t: Table) -> list[Option]:
        seat = t.turn_seat
        out: list[Option] = []
        for card in unlike(t, t.zones[seat * KINDS + HAND]):
            if playable(t, seat, card) and affordable(t, seat, card):
                out.append(Option("sortie", card))  # 7.5.3.1
        if t.unions < union_limit(t, seat):
            for first, second in pairs(t, seat):
                out.append(Option("union", first, number=second))  # 7.5.3.2
        if t.pool.notes[HAS_CHANGE] and t.changes < change_limit(t, seat):
            for one, other, number in change_pairs(t, seat):
                out.append(Option("change", one, number=other, ability=number))  # 7.5.3.3
        if may_luck_drive(t, seat):
            out.append(Option("luck drive"))  # 7.5.3.4
        if t.pool.notes[HAS_DRIVE] and not t.drives:
            drives(t, seat, out)
        if can_rearrange(t, seat):
            out.append(Option("rearrange"))  # 7.5.3.6
        add_usable(t, seat, NO_ACTIVATED, out)  # 7.5.3.7
        if t.prints:  # 12.1.1.2
            out = unrepeated(t, out, counted(t))
        out.append(Option("battle phase"))  # 7.5.3.8
        return out

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        seat = s.turn_seat
        if option.kind == "battle phase":
            self.step = 3  # 7.5.4, 9.5.4.3
            return
        self.step = 2
        begin_action(s, seat, option, counted(s))  # 12.1.1
        if option.kind == "sortie":
            play_member(s, seat, option.card)
        elif option.kind == "union":
            s.unions += 1  # also one that brings out nothing
            push_union(s, seat, option.card, option.number)
        elif option.kind == "change":
            s.changes += 1  # 11.5.2
            push_union(s, seat, option.card, option.number, option.ability)
        elif option.kind == "luck drive":
            luck_drive(s, seat)
        elif option.kind == "drive":
            play_ability(s, seat, option.card, option.ability)
        elif option.kind == "rearrange":
            keep(s, act_number(ACTIONS, option), OFTEN)  # 12.1.1.1
            f = Rearrange()
            f.seat = seat
            s.stack.append(f)
        else:
            play_ability(s, seat, option.card, option.ability)


def drives(t: Table, seat: int, out: list[Option]) -> None:
    """7.5.3.5, 11.4.2: the logic drives that a seat can play: of members with a soul."""
    for card in t.members(seat):
        if not t.soul_count(card):  # 11.4.2
            continue
        for number in t.abilities_of(card):
            if t.pool.abilities[number].kind == LOGIC_DRIVE:
                if may_use(t, seat, card, number, NO_DRIVE):
                    out.append(Option("drive", card, ability=number))


def driven(t: Table, seat: int, card: int) -> None:
    """7.5.3.5: a logic drive was played: now that it is paid for, it counts (9.6.2.3.2)."""
    t.drives += 1  # 7.5.3.5
    if heard(t, LOGIC_DRIVEN):
        ref = t.refs[card]
        emit(t, Event(LOGIC_DRIVEN, ref, ref, seat=seat))


# -- why something cannot be done ------------------------------------------------------------


def why_not(t: Table, seat: int, what: Option) -> list[Reason]:
    """Every clause that keeps a seat from a main phase action (7.5.3) now."""
    out: list[Reason] = []
    d = t.decision
    if d is None or d.seat != seat:
        out.append(Reason("it is not your decision", "7.5.3"))
    elif d.kind != "main":
        out.append(Reason("this is done in the main phase, between other actions", "7.5.3"))
    card = what.card
    if what.kind == "sortie":
        out.extend(why_no_sortie(t, seat, card))
    elif what.kind == "union":
        if t.unions >= union_limit(t, seat):
            out.append(Reason("no more union can be made in this turn", "7.5.3.2"))
        able = pairs(t, seat, False)
        if (card, what.number) not in able and (what.number, card) not in able:
            out.append(Reason("these two cards cannot unite", "5.13.1.1"))
        if banned(t, seat, card) or banned(t, seat, what.number):
            out.append(Reason("an effect forbids it", "1.3.3"))
    elif what.kind == "change":
        if t.changes >= change_limit(t, seat):
            out.append(Reason("no more trans-change can be made in this turn", "7.5.3.3"))
        if (card, what.number, what.ability) not in change_pairs(t, seat, False):
            out.append(Reason("these two cards cannot unite by trans-change", "5.13.1.1"))
        if banned(t, seat, card) or banned(t, seat, what.number):
            out.append(Reason("an effect forbids it", "1.3.3"))
    elif what.kind == "luck drive":
        if t.count(seat, STOCK) < LUCK_COST:
            out.append(Reason(Said("it takes {0} cards of the stock", [LUCK_COST]), "5.18.1"))
        if barred(t, NO_LUCK, seat):
            out.append(Reason("an effect forbids it", "1.3.3"))
    elif what.kind in ("drive", "use"):
        out.extend(why_no_use(t, seat, card, what.ability, what.kind))
    elif what.kind == "rearrange":
        if not can_rearrange(t, seat):
            out.append(Reason("there is no member that could stand elsewhere", "7.5.3.6"))
    elif what.kind != "battle phase":
        out.append(Reason(Said("“{0}” is no main phase action", [what.kind]), "7.5.3"))
    if not out and withheld(t, what):
        out.append(Reason("it would repeat the very same position", "12.1.1.2"))
    return out


def why_no_sortie(t: Table, seat: int, card: int) -> list[Reason]:
    """Every clause that keeps a member from being sortied by rule."""
    out: list[Reason] = []
    if t.zone[card] != HAND or t.seat[card] != seat:
        return [Reason("only a member in your hand is sortied so", "7.5.3.1")]
    kinds = t.kinds_of(card)
    if not kinds & MEMBER:
        return [Reason("it is no member", "7.5.3.1")]
    if not meets_level(t, seat, card):
        level = t.number(card, LEVEL)
        out.append(
            Reason(Said("its level is {0}, and there are not as many", [level]), "9.6.2.1.3")
        )
    if kinds & UNION and not meets_world(t, seat, card):
        out.append(Reason("no level card has its world or its colour", "9.6.2.1.4"))
    if not affordable(t, seat, card):
        cost = play_cost(t, card)
        out.append(Reason(Said("it costs {0}, more than the stock holds", [cost]), "9.6.2.3.2"))
    if barred(t, NO_SORTIE, seat, card, card):
        out.append(Reason("an effect forbids it", "1.3.3"))
    return out


def why_no_use(t: Table, seat: int, card: int, number: int, kind: str) -> list[Reason]:
    """Every clause that keeps an activated ability or a logic drive from being played."""
    if number not in t.face(card).abilities:
        return [Reason("the card does not have that ability", "7.5.3.7")]
    out: list[Reason] = []
    ability: Ability = t.pool.abilities[number]
    if t.seat[card] != seat:
        out.append(Reason("it is not your card", "3.2.1.2.3"))
    if not ability.zones >> t.zone[card] & 1:
        out.append(Reason("it is not valid in this zone", "9.3.3.3"))
    rule = NO_ACTIVATED
    if kind == "drive":
        rule = NO_DRIVE
        if ability.kind != LOGIC_DRIVE:
            out.append(Reason("it is no logic drive", "7.5.3.5"))
        if t.drives:
            out.append(Reason("a logic drive was played in this turn", "7.5.3.5"))
        if t.zone[card] == CIRCLE and not t.soul_count(card):
            out.append(Reason("the member has no soul", "11.4.2"))
    elif ability.kind != ACTIVATED:
        what = "trans-change is a union" if ability.kind == TRANS_CHANGE else "it is not activated"
        out.append(Reason(what, "7.5.3.7"))
    sc = Scope(number, t.refs[card], seat, None, NO_REGS)
    if ability.limit and uses(t, sc) >= ability.limit:
        out.append(Reason("it was played in this turn", "12.4.1.1"))
    if t.status[card] & JUST_MADE and any(isinstance(step, MakeOver) for step in ability.body):
        out.append(Reason("the member came by make in this turn", "11.11.3.1"))
    elif not all(condition.true(t, sc) for condition in ability.conditions):
        out.append(Reason("its condition is not met", "11.6.1.3"))
    if ability.cost is not None:
        for part in ability.cost.instructions:
            if not part.payable(t, sc):
                out.append(why_not_paid(t, seat, part, sc))
    if barred(t, rule, seat, card, card):
        out.append(Reason("an effect forbids using it", "12.3.1.1"))
    return out


def why_not_paid(t: Table, seat: int, part: Instruction, sc: Scope) -> Reason:
    """5.22.3: why a part of a cost cannot be done completely."""
    if isinstance(part, Pay):
        amounts: list[object] = [part.amount.value(t, sc), t.count(seat, STOCK)]
        return Reason(Said("it takes {0} of the stock, which holds {1}", amounts), "5.22.5.1")
    if isinstance(part, Choose):
        amounts = [part.least.value(t, sc), part.room(t, sc)]
        return Reason(
            Said("its cost takes {0} cards, and {1} can be chosen for it", amounts), "5.22.3"
        )
    if isinstance(part, Turn):
        return Reason("it is rested already" if part.rest else "it stands already", "1.3.2.1")
    return Reason("its cost cannot be paid", "5.22.3")
