"""5.5: the attack phase and its battles."""

from __future__ import annotations

from typing import Final

from kirifuda.games.legend_of_stars.ending import EndEffects
from kirifuda.games.legend_of_stars.events import (
    ATTACK,
    ATTACKED,
    BATTLE_ENDED,
    BATTLE_WON,
    BATTLED,
    BY_DOWN,
    WAS_ATTACKED,
)
from kirifuda.games.legend_of_stars.phases import end_phase
from kirifuda.games.legend_of_stars.priorities import open_flashes, settle
from kirifuda.games.legend_of_stars.processes import (
    battle_value,
    damage_players,
    down_cards,
    down_damage,
    mark_down,
    spared,
    tell,
    to_trash,
    touches,
    turn_up,
)
from kirifuda.games.legend_of_stars.rulings import (
    ATTACKS_UP_TO,
    BACK_ATTACK,
    DEFENCE_ATTACK,
    DIRECT_ATTACK,
    MORE_ATTACKS,
    MUST_ATTACK,
    NO_ATTACK,
    NO_DOWN,
)
from kirifuda.games.legend_of_stars.table import ONE_ATTACK, ONE_LEAD, Table
from kirifuda.games.legend_of_stars.zones import (
    ATK,
    CHARACTERS,
    COST,
    DOUBLE_ATTACK,
    KEYWORDS,
    KINDS,
    LANES,
    SKY,
    SPEED,
    VENOM,
    is_front,
    lane_of,
)
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.needs import NEEDS_ACTION
from kirifuda.kernel.position.scope import BY_ATTACK, CARD_MASK, NO_REGS, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask
from kirifuda.kernel.procedures.turns import begin_phase
from kirifuda.kernel.values.rulings import barred, in_force, number_of

UNTIL_BATTLE_ENDS: Final = 1  # a limit of effects that last (kernel/values/lasting.py)

# steps of the frame, by clause
S_BEGIN: Final = 0
S_DECLARE: Final = 1  # 5.5.1.I
S_PRIORITY: Final = 2  # 5.5.1.II, 5.5.1.III
S_BATTLE: Final = 3  # 5.5.1.IV to 5.5.1.VI
S_VENOM: Final = 4  # 8.13.5
S_OVER: Final = 5
S_CLEAR: Final = 6
S_LAST: Final = 7  # 5.5.3
S_ENDING: Final = 8
S_LEAVE: Final = 9


class AttackPhase(Frame):
    """5.5: attacks, one after the other, as long as the turn player wants to.

    5.5.1: I declare, II and III priority, IV goes on, V compare, VI damage; again.
    """

    code = 23

    def fresh(self) -> Frame:
        return AttackPhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        step = self.step
        if step == S_BEGIN:
            self.step = S_DECLARE
            begin_phase(s, ATTACK, "5.5")
            settle(s)
        elif step == S_DECLARE:
            options = declarations(s, s.turn_seat)
            if options:
                if not must_attack(s, s.turn_seat):
                    options.append(Option("end attacks"))
                ask(s, s.turn_seat, "attack", "5.5.1.I", options)
                return
            self.step = S_LAST
        elif step == S_PRIORITY:
            self.step = S_BATTLE
            open_flashes(s)
        elif step == S_BATTLE:
            self.step = S_VENOM
            battle(s)
            if not s.over:
                settle(s)
        elif step == S_VENOM:
            self.step = S_OVER
            envenom(s)
            attacker = s.attacking_card()
            if not s.over:
                if attacker >= 0:
                    tell(s, BATTLE_ENDED, attacker, None)
                settle(s)
        elif step == S_OVER:
            self.step = S_CLEAR
            if s.lasting or s.delayed:
                f = EndEffects()
                f.seat = s.opponent(s.turn_seat)
                f.until = UNTIL_BATTLE_ENDS
                s.stack.append(f)
        elif step == S_CLEAR:
            s.attacker = -1
            s.attacked = -1
            s.direct = 0
            s.stir(NEEDS_ACTION)
            self.step = S_DECLARE
        elif step == S_LAST:
            # 5.5.3, 7.1: before the phase ends both may use flash cards
            self.step = S_ENDING
            open_flashes(s)
        elif step == S_ENDING:
            self.step = S_LEAVE
            end_phase(s, ATTACK)
            settle(s)
        else:
            s.stack.pop()

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        if option.kind == "attack":
            self.step = S_PRIORITY
            declare(s, option.card, option.number)
        else:
            self.step = S_LAST
            s.note("end attacks", "5.5.3", s.turn_seat)


# -- who can attack ----------------------------------------------------------------------------


def in_position(t: Table, card: int) -> bool:
    """3.3.2, 3.3.3, 5.5: face up in the front row, in attack display."""
    if t.zone[card] != CHARACTERS or t.down[card]:  # 5.5
        return False
    seat = t.seat[card]
    if not is_front(t.spot[card]) and not barred(t, BACK_ATTACK, seat, card):  # 3.3.2, 3.3.3
        return False
    return not t.rest[card] or barred(t, DEFENCE_ATTACK, seat, card)  # 3.3.2, 5.5


def attacks_made(t: Table, card: int) -> int:
    return t.status[card] % ONE_LEAD // ONE_ATTACK


def attacks_allowed(t: Table, card: int) -> int:
    """5.5.1: one attack each; 8.13.4: two with double attack."""
    allowed = 1  # 5.5.1
    if t.number(card, KEYWORDS) & DOUBLE_ATTACK:
        allowed = 2  # 8.13.4
    for found in in_force(t, ATTACKS_UP_TO):
        if found.about(t, card):
            allowed = max(allowed, found.number(t))
    return allowed + number_of(t, MORE_ATTACKS, t.seat[card], card)


def can_attack(t: Table, card: int) -> bool:
    """5.5, 5.5.1: whether a character can declare an attack; what forbids it wins (9.2)."""
    if not in_position(t, card) or attacks_made(t, card) >= attacks_allowed(t, card):  # 5.5.1
        return False
    return not barred(t, NO_ATTACK, t.seat[card], card)  # 9.2


def can_fly(t: Table, card: int) -> bool:
    """8.13.1: sky attacks the player directly unless there is sky in the opponent's lane."""
    if barred(t, DIRECT_ATTACK, t.seat[card], card):
        return True
    if not t.number(card, KEYWORDS) & SKY:
        return False
    lane = lane_of(t.spot[card])
    for other in t.zones[t.opponent(t.seat[card]) * KINDS + CHARACTERS]:
        # 8.13.1; 9.6.1: what lies face down shows no sky
        if t.spot[other] % LANES == lane and t.number(other, KEYWORDS) & SKY:
            return False
    return True


def declarations(t: Table, seat: int) -> list[Option]:
    """5.5.1.I: every attack; with number 1 past the characters of the lane (8.13.1)."""
    out: list[Option] = []
    for card in t.zones[seat * KINDS + CHARACTERS]:
        if can_attack(t, card):
            out.append(Option("attack", card))
            if t.facing(card) >= 0 and can_fly(t, card):
                out.append(Option("attack", card, number=1))
    return out


def must_attack(t: Table, seat: int) -> bool:
    """Whether an effect demands another attack."""
    if not t.pool.rules_touched >> MUST_ATTACK & 1:
        return False
    for card in t.zones[seat * KINDS + CHARACTERS]:
        if barred(t, MUST_ATTACK, seat, card) and can_attack(t, card):
            return True
    return False


# -- a battle ----------------------------------------------------------------------------------


def declare(t: Table, card: int, direct: int) -> None:
    """5.5.1.I: the attack is declared; an attacked character that lies face down is turned up.

    8.13.1: an attack of sky on a lane without characters is direct, whoever comes there meanwhile.
    """
    t.set_status(card, t.status[card] + ONE_ATTACK)  # 5.5.1
    me = t.refs[card]
    t.attacker = me
    t.attacks = [*t.attacks, me]
    t.poisoned = []
    target = -1 if direct else t.facing(card)
    t.direct = 1 if target < 0 and can_fly(t, card) else 0  # 8.13.1
    t.attacked = t.refs[target] if target >= 0 else -1
    t.stir(NEEDS_ACTION)
    t.note("attack", "5.5.1.I", t.turn_seat, card, number=direct)
    tell(t, ATTACKED, card, None, other=t.attacked, number=0 if target >= 0 else 1)
    if target >= 0:
        if t.down[target]:
            turn_up(t, target, "5.5.1.I", None, BY_ATTACK)
        tell(t, WAS_ATTACKED, target, None, other=me)


def battle(t: Table) -> None:
    """5.5.1.IV: the attack goes on if its character still can; its lane may be another one now.

    5.5.1.V, 3.7: without a character in that lane the player takes damage equal to ATK.
    """
    card = t.attacking_card()
    if card < 0 or not in_position(t, card):  # 5.5.1.IV
        t.note("attack ends", "5.5.1.IV", t.turn_seat, card)
        return
    target = t.facing(card)  # 5.5.1.IV
    if t.direct and target >= 0 and can_fly(t, card):  # 8.13.1
        target = -1
    if target < 0:
        t.attacked = -1
        t.stir(NEEDS_ACTION)
        victim = t.opponent(t.seat[card])
        amount = t.number(card, ATK)
        damage_players(t, [victim], [amount], "5.5.1.V", None, t.refs[card], BY_ATTACK)
        return
    t.attacked = t.refs[target]
    t.stir(NEEDS_ACTION)
    if t.down[target]:
        turn_up(t, target, "5.5.1.VI", None, BY_ATTACK, quiet=True)
    compare(t, card, target)


def compare(t: Table, card: int, target: int) -> None:
    """5.5.1.V: ATK against ATK or DEF, by the display of the attacked character.

    5.5.1.VI, 5.5.2, 2.1.4, 8.12: down damage, the opponent's first, then the trash.
    """
    mine = t.number(card, ATK)
    yours = battle_value(t, target)
    me = t.refs[card]
    you = t.refs[target]
    t.note("battle", "5.5.1.V", t.turn_seat, card, number=mine - yours)
    for one, other in ((card, you), (target, me)):
        if t.number(one, KEYWORDS) & VENOM:
            speed, cost = t.number(one, SPEED), t.number(one, COST)
            t.poisoned = [*t.poisoned, other, t.refs[one], speed, cost]  # 8.13.5
    tell(t, BATTLED, card, None, other=you)
    tell(t, BATTLED, target, None, other=me)
    downed: list[int] = []
    by: list[int] = []
    if mine >= yours and not spared(t, NO_DOWN, target, me):  # 5.5.1.V.A, 5.5.1.V.C
        downed.append(target)
        by.append(me)
    if mine <= yours and not spared(t, NO_DOWN, card, you):  # 5.5.1.V.B, 5.5.1.V.C
        downed.append(card)
        by.append(you)
    clause = "5.5.1.V.C"
    if mine > yours:
        clause = "5.5.1.V.A"
    elif mine < yours:
        clause = "5.5.1.V.B"
    for i in range(len(downed)):
        mark_down(t, downed[i], clause, None, by[i])  # 8.12
        tell(t, BATTLE_WON, by[i] & CARD_MASK, None, other=t.refs[downed[i]])
    clause = "5.5.2" if len(downed) > 1 else "5.5.1.VI"
    down_damage(t, downed, clause, None, by)  # 2.1.4, 5.5.1.VI
    if not t.over:
        to_trash(t, downed, "5.5.1.VI", None, BY_DOWN)


def envenom(t: Table) -> None:
    """8.13.5: who battled with venom is downed as the battle ends.

    Venom is an effect of its card (8.13), so who resists that card (8.13.2, 8.13.3) is not.
    """
    refs = t.poisoned
    t.poisoned = []
    cards: list[int] = []
    for i in range(0, len(refs), 4):
        card = refs[i] & CARD_MASK
        venom = Scope(-1, refs[i + 1], t.seat[refs[i + 1] & CARD_MASK], None, NO_REGS)
        venom.numbers = refs[i + 2 : i + 4]  # as it was in the battle
        if t.alive(refs[i]) and touches(t, venom, card):
            cards.append(card)
    if cards:
        down_cards(t, cards, "8.13.5", None)


# -- why not -----------------------------------------------------------------------------------


def why_not(t: Table, seat: int, what: Option) -> list[Reason]:
    """Every clause that keeps a seat from declaring an attack, or from ending them, now."""
    out: list[Reason] = []
    d = t.decision
    if d is None or d.seat != seat:
        out.append(Reason("it is not your decision", "5.5.1.I"))
    elif d.kind != "attack":
        out.append(Reason("attacks are declared in the attack phase", "5.5.1.I"))
    card = what.card
    if what.kind == "end attacks":
        if must_attack(t, seat):
            out.append(Reason("an effect demands an attack", "9.1"))
        return out
    if t.zone[card] != CHARACTERS or t.seat[card] != seat:
        out.append(Reason("only your own characters attack", "5.5"))
        return out
    if t.down[card]:
        out.append(Reason("it lies face down", "5.5.1"))
    if not is_front(t.spot[card]) and not barred(t, BACK_ATTACK, seat, card):
        out.append(Reason("it is in the back row", "3.3.3"))
    if t.rest[card] and not barred(t, DEFENCE_ATTACK, seat, card):
        out.append(Reason("it is in defence display", "5.5"))
    if attacks_made(t, card) >= attacks_allowed(t, card):
        out.append(Reason("it has attacked in this turn", "5.5.1"))
    if barred(t, NO_ATTACK, seat, card):
        out.append(Reason("an effect forbids attacking", "9.2"))
    if what.number:
        if t.facing(card) < 0:
            out.append(Reason("there is no character in the lane to go past", "5.5"))
        elif not can_fly(t, card):
            sky = t.number(card, KEYWORDS) & SKY
            why = "there is sky in the opponent's lane" if sky else "it does not have sky"
            out.append(Reason(why, "8.13.1"))
    return out
