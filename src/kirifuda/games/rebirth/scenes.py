"""Positions of Rebirth for you: their words in both languages, what cannot be, where they begin."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kirifuda.games.lasting import Refs, ref_of, refs_of
from kirifuda.games.plan import CARD, CARDS, FLAG, SEAT, Plan, Row
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
from kirifuda.games.scenes import (
    CAUSES,
    Moment,
    Phase,
    Refusal,
    Scenes,
    event_names,
    named_step,
    picks_nothing,
)
from kirifuda.kernel.errors import Said
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.position.state import State

TO_LOSE = 7  # 10.6.2
ENERGY_STEPS = {"partner": (1, "パートナー"), "card": (2, "カード")}
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
        "target": (SEAT, "目標"),
    }
    phases: Mapping[str, Phase] = {
        "standby": Phase(0, "スタンバイ"),
        "energy": Phase(1, "エネルギー", ENERGY_STEPS, EnergyPhase, events.ENERGY_PHASE),
        "main": Phase(2, "メイン", {"act": (1, "行動")}, MainPhase, events.MAIN),
        "attack": Phase(3, "アタック", ATTACK_STEPS, AttackPhase, events.ATTACK),
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
                out = "a partner is in the hand or in the energy zone"
                yield Refusal(out, "10.3.8", self.where(row), True)
            if row.damage and row.zone != ENTRY:
                hurt = "only who is in the entry has damage"
                yield Refusal(hurt, "4.4.4", self.where(row))
            if row.zone == SOUL and row.host is None:
                yield Refusal("a soul lies under a card", "4.13.3.2", self.where(row), True)
        for seat in range(len(plan.seats)):
            if len(plan.lying(seat, RETIRE)) >= TO_LOSE:
                why = Said("with {0} cards there the game is over", [TO_LOSE])
                yield Refusal(why, "10.6.2", self.place(seat, RETIRE), True)
            if not plan.lying(seat, DECK):
                over = not plan.lying(seat, WAITING)
                what = (
                    "without a card there the game is over" if over else "it is made anew at once"
                )
                clause = "10.2.1.1" if over else "10.2.1"
                yield Refusal(
                    Said("an empty deck: {0}", [Said(what)]), clause, self.place(seat, DECK), True
                )

    def out_of_step(self, plan: Plan) -> list[Refusal]:
        inside = plan.phase == "attack" and plan.step not in ("", "declare")
        out: list[Refusal] = []
        if plan.action and not inside:
            steps = ", ".join(word for word in ATTACK_STEPS if word != "declare")
            why = Said(
                "no attack is under way there; it is in the steps {0} of the attack phase", [steps]
            )
            out.append(Refusal(why, "8.2.4", "attack"))
        if inside:
            foe = plan.action.get("target", (plan.turn_seat + 1) % len(plan.seats))
            for seat in (plan.turn_seat, foe):
                if not plan.lying(seat, ENTRY):
                    nobody = "there is nobody to attack or to be attacked"
                    out.append(Refusal(nobody, "8.2.3.2", self.place(seat, ENTRY)))
        helper = {"supporter": plan.turn_seat}
        return [*out, *self.outsiders(plan, helper, [MEMBER], "member", "8.2.4")]

    # -- setting up ------------------------------------------------------------------------

    def set_up(self, state: State, plan: Plan) -> None:
        assert isinstance(state, Table)
        told = plan.action
        state.attacks = refs_of(state, plan.done.get("attacks", []))
        if state.seats > 2:
            state.begun = begun(state, plan.turn)
        if any(row.status & CONVERTED for row in plan.rows()):
            state.alike = 1
        if plan.phase != "attack" or plan.step in ("", "declare"):
            return
        state.attacking = 1
        if state.seats > 2:
            state.target = told.get("target", state.next_foe[plan.turn_seat])
        entry = state.refs[state.entry(plan.turn_seat)]
        if "attacks" not in plan.done:
            state.attacks = [entry]
        if "supporter" in told:
            state.supporter = ref_of(state, told["supporter"])
        state.partner_attack = told.get("partner", 0)
        if told.get("blocked"):
            state.blocked = state.refs[state.attacked()]
        if "blocker" in told:
            state.blocker = ref_of(state, told["blocker"])

    def enter(self, state: State, plan: Plan) -> None:
        """7.1: the turn goes on with a phase, or in the middle of one."""
        self.go_on(state, plan, Turn())

    # -- telling ---------------------------------------------------------------------------

    def tell(self, state: State, told: Moment) -> None:
        assert isinstance(state, Table)
        refs = Refs(state)
        if state.attacks:
            told.done["attacks"] = refs.many(state.attacks)
        if state.end_phase or state.closed or state.damage_by:
            told.lost.append("what the end of a phase or the next recovery looks at")
        if 1 in state.gone or state.named or state.points:
            told.lost.append("somebody has left, or an opponent was named")
        if state.seats > 2 and state.begun != begun(state, state.turn):
            told.lost.append("turns have not gone round")
        stack = state.stack
        if len(stack) < 2:
            told.lost.append("the game is being prepared")
            return
        frame = stack[1]
        if len(stack) == 2 and isinstance(frame, MainPhase) and frame.step == 1:
            told.phase, told.step = "main", "act"
        elif len(stack) == 2 and isinstance(frame, AttackPhase):
            told.phase = "attack"
            told.step = named_step(ATTACK_STEPS, frame.step)
            if not told.step or frame.rounds:
                told.lost.append("a step of the attack phase that has no name")
        elif isinstance(frame, EnergyPhase) and picks_nothing(stack):
            told.phase = "energy"
            told.step = "partner" if frame.step == 2 else "card"
            if frame.chosen:
                told.lost.append("a card was chosen for the energy zone")
        else:
            told.midway()
        if state.attacking:
            if state.seats > 2:
                told.action["target"] = state.target
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


def begun(state: Table, turn: int) -> int:
    """13.3.1: the seats (bits) that have had a turn by a turn of that number."""
    bits = 0
    for back in range(min(turn, state.seats)):
        whose = state.turn_back(back, state.turn_seat)
        bits |= sum(
            1 << seat for seat in range(state.seats) if state.team[seat] == state.team[whose]
        )
    return bits
