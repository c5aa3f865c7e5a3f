"""Positions of Legend of Stars: their words in both languages, what cannot be, where they begin."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kirifuda.games.lasting import Refs, ref_of, refs_of
from kirifuda.games.legend_of_stars import attack, events, main_phase, turn
from kirifuda.games.legend_of_stars.attack import AttackPhase
from kirifuda.games.legend_of_stars.main_phase import LeadPhase, MainPhase
from kirifuda.games.legend_of_stars.priorities import FLASHES
from kirifuda.games.legend_of_stars.table import (
    CHANGED,
    COVERED,
    DOWNED_STATE,
    FACES_LEFT,
    LED,
    LIFE,
    NEW,
    ONE_ATTACK,
    ONE_LEAD,
    TURNED,
    Table,
)
from kirifuda.games.legend_of_stars.turn import EndPhase, Turn
from kirifuda.games.legend_of_stars.zones import (
    CHARACTER,
    CHARACTERS,
    EFFECT,
    FIELD,
    SPOT_NAMES,
    SUPPORT,
    SUPPORTS,
)
from kirifuda.games.plan import CARD, CARDS, FLAG, NUMBER, SEAT, Plan
from kirifuda.games.scenes import (
    CAUSES,
    Moment,
    Phase,
    Refusal,
    Scenes,
    event_names,
    picks_nothing,
)
from kirifuda.kernel.errors import Said
from kirifuda.kernel.position.state import State
from kirifuda.kernel.timing.priority import Priority

ATTACK_BITS = ONE_ATTACK.bit_length() - 1
LEAD_BITS = ONE_LEAD.bit_length() - 1
MOST_ATTACKS = (1 << LEAD_BITS - ATTACK_BITS) - 1
MOST_LEADS = 99

ATTACK_STEPS = {
    "declare": (attack.S_DECLARE, "攻撃宣言"),
    "priority": (attack.S_PRIORITY, "優先権"),
    "battle": (attack.S_BATTLE, "バトル"),
    "last": (attack.S_LAST, "フェイズ終了前"),
}
INSIDE = ("priority", "battle")
ACTS = {"act": (main_phase.ACT, "行動")}


class LegendScenes(Scenes):
    """The positions of Legend of Stars."""

    zone_words: Mapping[str, Sequence[str]] = {
        "characters": ("キャラクター", "キャラ"),
        "supports": ("サポート",),
        "energy": ("エネルギー",),
    }
    spot_words: Mapping[str, Sequence[Sequence[str]]] = {"characters": SPOT_NAMES}
    flags: Mapping[str, tuple[int, str]] = {
        "left": (FACES_LEFT, "左向き"),
        "new": (NEW, "このターンに出た"),
        "changed": (CHANGED, "表示変更済み"),
        "turned": (TURNED, "このターンに表になった"),
        "downed": (DOWNED_STATE, "ダウン状態"),
        "covered": (COVERED, "効果で裏向き"),
    }
    counts: Mapping[str, tuple[int, int, str]] = {
        "attacked": (ATTACK_BITS, MOST_ATTACKS, "アタック済み"),
        "led": (LEAD_BITS, MOST_LEADS, "リード済み"),
    }
    measures: Mapping[str, tuple[int, str]] = {"life": (LIFE, "ライフ")}
    done: Mapping[str, tuple[str, str]] = {
        "energy": (NUMBER, "エネルギー"),
        "attacks": (CARDS, "アタック"),
    }
    action: Mapping[str, tuple[str, str]] = {
        "attacker": (CARD, "アタックしたキャラクター"),
        "target": (CARD, "アタックされたキャラクター"),
        "direct": (FLAG, "直接"),
        "priority": (SEAT, "優先権"),
        "passed": (NUMBER, "放棄"),
    }
    phases: Mapping[str, Phase] = {
        "setup": Phase(0, "セットアップ"),
        "main": Phase(1, "メイン", ACTS, MainPhase, events.MAIN),
        "lead": Phase(2, "リード", ACTS, LeadPhase, events.LEADING),
        "attack": Phase(3, "アタック", ATTACK_STEPS, AttackPhase, events.ATTACK),
        "end": Phase(4, "エンド", {"hand": (turn.E_HAND, "手札")}, EndPhase, events.END),
    }
    limits: Mapping[str, tuple[int, str]] = {"battle": (attack.UNTIL_BATTLE_ENDS, "バトル")}
    happenings: Mapping[str, int] = event_names(vars(events), "SETUP")
    causes: Mapping[str, int] = {**CAUSES, "down": events.BY_DOWN}
    holds: Mapping[str, tuple[int, int, str]] = {
        "characters": (CHARACTER, 0, "3.3"),
        "supports": (SUPPORT, 0, "3.5"),
        "in use": (EFFECT, 0, "2.2"),
    }

    def spot_clause(self, zone: int) -> str:
        return "3.3.1"

    def mends(self, zone: int) -> bool:
        return False  # there are no rule processes

    def impossible(self, plan: Plan) -> Iterable[Refusal]:
        for seat, told in enumerate(plan.measures):
            at = self.place(seat, CHARACTERS).split()[0]
            if not told["life"]:
                yield Refusal("with no life left the game is over", "4", f"{at} life")
            fields = [row for row in plan.lying(seat, SUPPORTS) if row.card.kinds & FIELD]
            for row in fields[1:]:
                yield Refusal("one field card lies there at most", "3.5", self.where(row))
        for row in plan.rows():
            if row.damage:
                why = "cards have no damage: they are downed at once"
                yield Refusal(why, "8.11", self.where(row))
            if row.status & FACES_LEFT and not row.rest:
                why = "only who rests, in defence display, faces left"
                yield Refusal(why, "6.2", self.where(row))
            if row.status and row.zone != CHARACTERS:
                yield Refusal("this is told of characters only", "3.3", self.where(row))

    def out_of_step(self, plan: Plan) -> list[Refusal]:
        inside = plan.phase == "attack" and plan.step in INSIDE
        window = plan.phase == "attack" and plan.step in (*INSIDE, "last")
        out: list[Refusal] = []
        if set(plan.action) - {"priority", "passed"} and not inside:
            why = Said("no attack is under way there; it is in the steps {0}", [", ".join(INSIDE)])
            out.append(Refusal(why, "5.5.1.I", "attack"))
        elif plan.action and not window:
            out.append(Refusal("nobody has priority there", "7.1", "attack"))
        if not inside:
            return out
        told = plan.action.get("attacker", -1)
        if told < 0:
            return [*out, Refusal("it must be told who is the attacker", "5.5.1.I", "attack")]
        fighters = {"attacker": plan.turn_seat, "target": 1 - plan.turn_seat}
        return [*out, *self.outsiders(plan, fighters, [CHARACTERS], "character", "5.5.1.I")]

    # -- setting up ------------------------------------------------------------------------

    def set_up(self, state: State, plan: Plan) -> None:
        """3.7: life; 5.3 to 5.5: what characters have done in this turn."""
        assert isinstance(state, Table)
        for seat, told in enumerate(plan.measures):
            state.set_life(seat, told["life"])
        state.energy_put = plan.done.get("energy", 0)
        attacks: list[int] = []
        for row in plan.rows():
            if row.zone != CHARACTERS:
                continue
            if row.status >> LEAD_BITS:
                state.set_status(row.number, state.status[row.number] | LED)
            attacks += [state.refs[row.number]] * (row.status % ONE_LEAD // ONE_ATTACK)
        if "attacks" in plan.done:
            attacks = refs_of(state, plan.done["attacks"])
        state.attacks = attacks
        state.veiled = 1
        if plan.phase == "attack" and plan.step in INSIDE:
            told = plan.action
            state.attacker = ref_of(state, told["attacker"])
            state.attacked = ref_of(state, told["target"]) if "target" in told else -1
            state.direct = told.get("direct", 0)
            if not state.attacks:
                state.attacks = [state.attacker]
                card = told["attacker"] // 2
                state.set_status(card, state.status[card] + ONE_ATTACK)

    def enter(self, state: State, plan: Plan) -> None:
        """Chapter 5: the turn goes on with a phase, or in the middle of one."""
        frame = self.go_on(state, plan, Turn())
        if frame is not None and "priority" in plan.action:
            frame.step += 1
            window = Priority()
            window.seat = plan.action["priority"]
            window.window = FLASHES
            window.passed = plan.action.get("passed", 0)
            state.stack.append(window)

    # -- telling ---------------------------------------------------------------------------

    def tell_measures(self, state: State, seat: int) -> dict[str, int]:
        assert isinstance(state, Table)
        return {"life": state.life[seat]}

    def implied(self, state: State, card: int) -> int:
        return LED

    def tell(self, state: State, told: Moment) -> None:
        assert isinstance(state, Table)
        refs = Refs(state)
        if state.energy_put:
            told.done["energy"] = state.energy_put
        if state.attacks:
            told.done["attacks"] = refs.many(state.attacks)
        if state.poisoned:
            told.lost.append("who has battled with venom")
        stack = state.stack
        if len(stack) < 2:
            told.lost.append("the game is being prepared")
            return
        frame = stack[1]
        if len(stack) == 2 and isinstance(frame, MainPhase) and frame.step == main_phase.ACT:
            told.phase, told.step = "main", "act"
        elif len(stack) == 2 and isinstance(frame, LeadPhase) and frame.step == main_phase.ACT:
            told.phase, told.step = "lead", "act"
        elif isinstance(frame, AttackPhase):
            self.tell_attack(state, frame, told)
        elif isinstance(frame, EndPhase) and picks_nothing(stack):
            told.phase, told.step = "end", "hand"
        else:
            told.midway()
        if state.attacker >= 0:
            told.action["attacker"] = refs.one(state.attacker)
            if state.attacked >= 0:
                told.action["target"] = refs.one(state.attacked)
            if state.direct:
                told.action["direct"] = 1

    def tell_attack(self, state: Table, frame: AttackPhase, told: Moment) -> None:
        """5.5: an attack phase, at a declaration or while somebody has priority."""
        told.phase = "attack"
        stack = state.stack
        if len(stack) == 2 and frame.step == attack.S_DECLARE:
            told.step = "declare"
            return
        window = stack[2] if len(stack) == 3 else None
        if not isinstance(window, Priority) or window.window != FLASHES or window.step:
            told.midway()
            return
        told.step = "priority" if frame.step == attack.S_BATTLE else "last"
        told.action["priority"] = window.seat
        if window.passed:
            told.action["passed"] = window.passed
