"""Positions of Rebirth for you: their words in both languages, what cannot be, where they begin."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kirifuda.games.lasting import Refs
from kirifuda.games.plan import CARD, CARDS, FLAG, Plan, Row
from kirifuda.games.rebirth import attack, events
from kirifuda.games.rebirth.attack import AttackPhase
from kirifuda.games.rebirth.main_phase import MainPhase
from kirifuda.games.rebirth.table import CONVERTED, PARTNER_HIT, TOGETHER, Table
from kirifuda.games.rebirth.turn import EnergyPhase, Turn
from kirifuda.games.rebirth.zones import (
    CHARACTER,
    DECK,
    ENERGY,
    ENTRY,
    HAND,
    MEMBER,
    OUTSIDE,
    PARTNER,
    REBIRTH_CARD,
    RETIRE,
    SOUL,
    SPOT_NAMES,
    WAITING,
)
from kirifuda.games.scenes import CAUSES, Moment, Phase, Refusal, Scenes, event_names
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, Pick

TO_LOSE = 7  # 10.6.2
# steps of the attack phase at which an attack is under way, with the number of each
ATTACK_STEPS = {
    "declare": (attack.S_DECLARE, "アタック宣言"),
    "block step": (attack.S_BLOCK_START, "ブロックステップ"),
    "block": (attack.S_BLOCK, "ブロック"),
    "damage step": (attack.S_DAMAGE_START, "ダメージステップ"),
    "damage": (attack.S_DAMAGE, "ダメージ"),
    "close step": (attack.S_CLOSE, "クローズステップ"),
}


class RebirthScenes(Scenes):
    """The positions of Rebirth for you."""

    zone_words: Mapping[str, Sequence[str]] = {
        "waiting room": ("waiting",),
        "members": ("member",),
        "rebirth": ("Reバース置場",),
        "retire": ("リタイア置場",),
        "soul": ("ソウル",),
    }
    spot_words: Mapping[str, Sequence[Sequence[str]]] = {
        "members": [(*SPOT_NAMES[n], f"slot {n + 1}", f"枠{n + 1}") for n in range(3)]
    }
    seat_words: Mapping[str, str] = {"top": "デッキの上", "partners": "パートナー"}
    under_words: Mapping[str, str] = {"soul": "魂/ソウル"}
    flags: Mapping[str, tuple[int, str]] = {
        "struck": (PARTNER_HIT, "パートナーアタックを受けた"),
        "converted": (CONVERTED, "パートナー化"),
        "together": (TOGETHER, "同時"),
    }
    done: Mapping[str, tuple[str, str]] = {"attacks": (CARDS, "アタック")}
    action: Mapping[str, tuple[str, str]] = {
        "supporter": (CARD, "サポート"),
        "partner": (FLAG, "パートナーアタック"),
        "blocked": (FLAG, "ブロックされた"),
        "blocker": (CARD, "ブロッカー"),
    }
    phases: Mapping[str, Phase] = {
        "standby": Phase(0, "スタンバイ"),
        "energy": Phase(1, "エネルギー", {"partner": (1, "パートナー"), "card": (2, "カード")}),
        "main": Phase(2, "メイン", {"act": (1, "行動")}),
        "attack": Phase(3, "アタック", ATTACK_STEPS),
        "end": Phase(4, "エンド"),
    }
    limits: Mapping[str, tuple[int, str]] = {"attack": (attack.UNTIL_ATTACK_ENDS, "アタック")}
    happenings: Mapping[str, int] = event_names(vars(events), "STANDBY")
    causes: Mapping[str, int] = {
        **CAUSES,
        "entry": events.BY_ENTRY,
        "refresh": events.BY_REFRESH,
        "cancel": events.BY_CANCEL,
    }
    holds: Mapping[str, tuple[int, int, str]] = {
        "entry": (CHARACTER, 1, "4.4.1"),
        "members": (CHARACTER, 0, "4.5.3"),
        "rebirth": (REBIRTH_CARD, 0, "4.7.1"),
    }

    def fits(self, row: Row, kinds: int) -> bool:
        return row.down == 1 or super().fits(row, kinds)  # 4.3.3.3.1

    def spot_clause(self, zone: int) -> str:
        return "4.5.3.3"

    def impossible(self, plan: Plan) -> Iterable[Refusal]:
        for row in plan.rows():
            if row.card.kinds & PARTNER and row.zone not in (HAND, ENERGY, OUTSIDE):
                why = "a partner is in the hand or in the energy zone"
                yield Refusal(why, "10.3.8", self.where(row), True)
            if row.damage and row.zone != ENTRY:
                why = "only who is in the entry has damage"
                yield Refusal(why, "4.4.4", self.where(row))
            if row.zone == SOUL and row.host is None:
                yield Refusal("a soul lies under a card", "4.13.3.2", self.where(row), True)
        for seat in range(len(plan.seats)):
            if len(plan.lying(seat, RETIRE)) >= TO_LOSE:
                why = f"with {TO_LOSE} cards there the game is over"
                yield Refusal(why, "10.6.2", self.place(seat, RETIRE), True)
            if not plan.lying(seat, DECK):
                over = not plan.lying(seat, WAITING)
                why = "without a card there the game is over" if over else "it is made anew at once"
                clause = "10.2.1.1" if over else "10.2.1"
                yield Refusal(f"an empty deck: {why}", clause, self.place(seat, DECK), True)

    def out_of_step(self, plan: Plan) -> list[Refusal]:
        inside = plan.phase == "attack" and plan.step not in ("", "declare")
        out: list[Refusal] = []
        if plan.action and not inside:
            steps = ", ".join(word for word in ATTACK_STEPS if word != "declare")
            why = f"no attack is under way there; it is in the steps {steps} of the attack phase"
            out.append(Refusal(why, "8.2.4", "attack"))
        if inside:
            foe = 1 - plan.turn_seat
            for seat in (plan.turn_seat, foe):
                if not plan.lying(seat, ENTRY):
                    why = "there is nobody to attack or to be attacked"
                    out.append(Refusal(why, "8.2.3.2", self.place(seat, ENTRY)))
        helper = plan.action.get("supporter", -1)
        if helper >= 0 and not helper % 2:
            row = plan.rows()[helper // 2]
            if row.zone != MEMBER or row.seat != plan.turn_seat:
                why = "only a member of the turn player supports"
                out.append(Refusal(why, "8.2.4", "attack supporter"))
        return out

    # -- setting up ------------------------------------------------------------------------

    def set_up(self, state: State, plan: Plan) -> None:
        assert isinstance(state, Table)
        told = plan.action
        state.attacks = [self.ref(state, one) for one in plan.done.get("attacks", [])]
        if any(row.status & CONVERTED for row in plan.rows()):
            state.alike = 1
        if plan.phase != "attack" or plan.step in ("", "declare"):
            return
        state.attacking = 1
        entry = state.refs[state.entry(plan.turn_seat)]
        if "attacks" not in plan.done:
            state.attacks = [entry]
        state.supporter = self.ref(state, told.get("supporter", -1))
        state.partner_attack = told.get("partner", 0)
        if told.get("blocked"):
            state.blocked = state.refs[state.attacked()]
        state.blocker = self.ref(state, told.get("blocker", -1))

    def ref(self, state: State, told: int) -> int:
        if told < 0:
            return -1
        return told // 2 if told % 2 else state.refs[told // 2]

    def enter(self, state: State, plan: Plan) -> None:
        """7.1: the turn goes on with a phase, or in the middle of one."""
        phase = self.phases[plan.phase]
        turn = Turn()
        turn.seat = state.turn_seat
        turn.step = phase.number
        state.stack.append(turn)
        if not plan.step:
            return
        turn.step += 1
        frame: Frame = MainPhase()
        state.phase = events.MAIN
        if plan.phase == "energy":
            frame = EnergyPhase()
            state.phase = events.ENERGY_PHASE
        elif plan.phase == "attack":
            frame = AttackPhase()
            state.phase = events.ATTACK
        frame.step = phase.steps[plan.step][0]
        state.stack.append(frame)

    # -- telling ---------------------------------------------------------------------------

    def tell(self, state: State, told: Moment) -> None:
        assert isinstance(state, Table)
        refs = Refs(state)
        if state.attacks:
            told.done["attacks"] = refs.many(state.attacks)
        if state.end_phase or state.closed or state.damage_by:
            told.lost.append("what the end of a phase or the next recovery looks at")
        stack = state.stack
        if len(stack) < 2:
            told.lost.append("the game is being prepared")
            return
        frame = stack[1]
        if len(stack) == 2 and isinstance(frame, MainPhase) and frame.step == 1:
            told.phase, told.step = "main", "act"
        elif len(stack) == 2 and isinstance(frame, AttackPhase):
            told.phase = "attack"
            named = [word for word, pair in ATTACK_STEPS.items() if pair[0] == frame.step]
            told.step = named[0] if named else ""
            if not named or frame.rounds:
                told.lost.append("a step of the attack phase that has no name")
        elif len(stack) == 3 and isinstance(frame, EnergyPhase) and picks_nothing(stack[2]):
            told.phase = "energy"
            told.step = "partner" if frame.step == 2 else "card"
            if frame.chosen:
                told.lost.append("a card was chosen for the energy zone")
        else:
            told.lost.append("something is being carried out")
        if state.attacking:
            if state.supporter >= 0:
                told.action["supporter"] = refs.one(state.supporter)
            if state.partner_attack:
                told.action["partner"] = 1
            if state.blocked >= 0:
                told.action["blocked"] = 1
                if state.blocked & CARD_MASK != state.attacked():
                    told.lost.append("who was blocked is not in the entry any more")
            if state.blocker >= 0:
                told.action["blocker"] = refs.one(state.blocker)


def picks_nothing(frame: Frame) -> bool:
    """Whether somebody is asked to pick cards and has picked none yet."""
    return isinstance(frame, Pick) and not frame.picked
