"""Positions of Legions!: their words in both languages, what cannot be, where they begin."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kirifuda.games.lasting import Refs, ref_of
from kirifuda.games.legions import events
from kirifuda.games.legions.battle import Attack
from kirifuda.games.legions.ending import CORES_TO_WIN
from kirifuda.games.legions.events import CORE, DRAW, END, MAIN, START
from kirifuda.games.legions.main_phase import MainActions
from kirifuda.games.legions.rulings import UNTIL_BATTLE
from kirifuda.games.legions.table import LIFE, MOST_LIFE, Table
from kirifuda.games.legions.turn import Phase as PhaseFrame
from kirifuda.games.legions.turn import Turn
from kirifuda.games.legions.zones import (
    ACTIVE,
    ARTS,
    CORE_WAIT,
    FIELD,
    LORD,
    LORD_CARD,
    MASTER,
    MASTER_CARD,
    MINION,
    MINIONS,
    ON_LORD,
    ON_MASTER,
    PLACES_OF_STANDBY,
    SKILL,
    SPENT,
    SPOT_NAMES,
    UNABLE,
    UNIT_ZONES,
)
from kirifuda.games.plan import CARD, FLAG, Plan
from kirifuda.games.scenes import (
    CAUSES,
    Moment,
    Phase,
    Refusal,
    Scenes,
    event_names,
    named_step,
)
from kirifuda.kernel.errors import Said
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Pick

# numbers of a seat that are cores, and where those lie
CORES = {
    "cores": ACTIVE,
    "spent": SPENT,
    "on_master": ON_MASTER,
    "on_lord": ON_LORD,
    "cores_1": CORE_WAIT + 1,
    "cores_2": CORE_WAIT + 2,
    "cores_3": CORE_WAIT + 3,
    "cores_4": CORE_WAIT + 4,
}
IN_HAND = SKILL | MINION | ARTS | LORD_CARD  # 22: all but masters are in the deck
X_SHIFT = 20  # where the status of a row tells the X that was paid for it
ROMAN = "ⅠⅡⅢⅣ"

# steps of an attack (the frame), in the main phase
ATTACK_STEPS = {"target": (1, "対象"), "attacked": (2, "アタック時"), "damage": (3, "ダメージ")}


class LegionsScenes(Scenes):
    """The positions of Legions!."""

    zone_words: Mapping[str, Sequence[str]] = {
        "minions": ("ミニオン",),
        "master": ("マスター",),
        "lord": ("ロード",),
        "standby": ("スタンバイ",),
        "excluded": ("除外",),
        **{f"wait {n}": (f"ウェイト{n}", f"ウェイト{ROMAN[n - 1]}") for n in range(1, 5)},
    }
    spot_words: Mapping[str, Sequence[Sequence[str]]] = {
        "minions": [(*pair, pair[0].split()[0], pair[1][:-3]) for pair in SPOT_NAMES]
    }
    seat_words: Mapping[str, str] = {"top": "山札の上", "awakened": "覚醒"}
    flags: Mapping[str, tuple[int, str]] = {"unable": (UNABLE, "行動不能")}
    counts: Mapping[str, tuple[int, int, str]] = {"x": (X_SHIFT, 99, "X")}
    measures: Mapping[str, tuple[int, str]] = {
        "life": (LIFE, "ライフ"),
        "points": (0, "マスターポイント/MP"),
        "cores": (0, "コア"),
        "spent": (0, "疲労コア"),
        "on_master": (1, "マスター上のコア"),
        "on_lord": (0, "ロード上のコア"),
        **{f"cores_{n}": (0, f"ウェイト{n}のコア") for n in range(1, 5)},
    }
    action: Mapping[str, tuple[str, str]] = {
        "attacker": (CARD, "攻撃ユニット"),
        "target": (CARD, "攻撃対象"),
        "free": (FLAG, "疲労なし"),
        "assault": (FLAG, "強襲"),
    }
    phases: Mapping[str, Phase] = {
        "start": Phase(START, "スタート"),
        "core": Phase(CORE, "コア"),
        "draw": Phase(DRAW, "ドロー", {"change": (2, "カードチェンジ")}),
        "main": Phase(MAIN, "メイン", {"act": (1, "行動"), **ATTACK_STEPS}),
        "end": Phase(END, "エンド"),
    }
    limits: Mapping[str, tuple[int, str]] = {"battle": (UNTIL_BATTLE, "バトル")}
    happenings: Mapping[str, int] = event_names(vars(events), "START")
    causes: Mapping[str, int] = {
        **CAUSES,
        "battle": events.BY_BATTLE,
        "break": events.BY_BREAK,
        "waiting": events.BY_WAITING,
    }
    holds: Mapping[str, tuple[int, int, str]] = {
        "minions": (MINION, 0, "17-11"),
        "master": (MASTER_CARD, 1, "17-13"),
        "lord": (LORD_CARD, 1, "17-14"),
        "standby": (SKILL | MINION, PLACES_OF_STANDBY, "31-5"),
        "deck": (IN_HAND, 0, "22-2"),
        "hand": (IN_HAND, 0, "22-2"),
        "excluded": (IN_HAND, 0, "22-2"),
        "play": (SKILL | ARTS, 0, "17-19"),
        **{f"wait {n}": (IN_HAND, 0, "17-16") for n in range(1, 5)},
    }

    def spot_clause(self, zone: int) -> str:
        return "17-11"

    def mends(self, zone: int) -> bool:
        """There are no rule processes for what lies on the field (17-10)."""
        return not FIELD >> zone & 1

    def impossible(self, plan: Plan) -> Iterable[Refusal]:
        people = [self.place(seat, MASTER).split()[0] for seat in range(len(plan.seats))]
        for seat, told in enumerate(plan.measures):
            at = people[seat]
            if not 1 <= told["life"] <= MOST_LIFE:
                over = told["life"] == 0
                why = (
                    "with no life left the game is over"
                    if over
                    else Said("at most {0}", [MOST_LIFE])
                )
                yield Refusal(why, "08-1" if over else "08-4", f"{at} life")
            words = ("cores", "spent", "on_master", "on_lord")
            if sum(told[word] for word in words) >= CORES_TO_WIN:
                why = Said(
                    "with {0} in the core zone and the leader zone the game is won", [CORES_TO_WIN]
                )
                yield Refusal(why, "24-2b", f"{at} cores")
            if told["on_lord"] and not plan.lying(seat, LORD):
                yield Refusal("there is no lord to lie on", "32-5", f"{at} on_lord")
            if not plan.lying(seat, MASTER):
                yield Refusal("each player has a master", "17-13", self.place(seat, MASTER))
        for row in plan.rows():
            if row.damage and row.zone not in UNIT_ZONES:
                yield Refusal("only minions and lords have damage", "11-2", self.where(row))
            if row.status & UNABLE and row.zone not in UNIT_ZONES:
                yield Refusal("only minions and lords can be so", "29-1", self.where(row))

    def out_of_step(self, plan: Plan) -> list[Refusal]:
        out: list[Refusal] = []
        inside = plan.phase == "main" and plan.step in ATTACK_STEPS
        if plan.action and not inside:
            steps = ", ".join(ATTACK_STEPS)
            why = Said(
                "no attack is under way there; it is in the steps {0} of the main phase", [steps]
            )
            out.append(Refusal(why, "34-2", "attack"))
        if not inside:
            return out
        wanted = ["attacker"] if plan.step == "target" else ["attacker", "target"]
        for word in wanted:
            if word not in plan.action:
                out.append(
                    Refusal(Said("it must be told who is the {0}", [Said(word)]), "34-2", "attack")
                )
        fighters = {"attacker": plan.turn_seat, "target": 1 - plan.turn_seat}
        return [*out, *self.outsiders(plan, fighters, [MINIONS, LORD, MASTER], "unit", "34-2")]

    # -- setting up ------------------------------------------------------------------------

    def set_up(self, state: State, plan: Plan) -> None:
        """Life, master points and cores that a scenario tells, and what was paid as X."""
        assert isinstance(state, Table)
        for seat, told in enumerate(plan.measures):
            state.set_life(seat, told["life"])
            state.set_points(seat, told["points"])
            for word, place in CORES.items():
                state.set_core(seat, place, told[word])
        for row in plan.rows():
            paid = row.status >> X_SHIFT
            if paid:
                state.set_status(row.number, row.status & ((1 << X_SHIFT) - 1))
                state.set_x(row.number, paid)
        for card in range(state.pool.size):
            if state.zone[card] == MASTER and state.down[card]:
                state.set_known(card, (1 << state.seats) - 1)

    def enter(self, state: State, plan: Plan) -> None:
        """26-2: the turn goes on with a phase, or in the middle of one."""
        assert isinstance(state, Table)
        phase = self.phases[plan.phase]
        turn = Turn()
        turn.seat = state.turn_seat
        state.stack.append(turn)
        if phase.number == START:
            return
        turn.step = 1
        frame = PhaseFrame(phase.number)
        state.stack.append(frame)
        if not plan.step:
            return
        state.phase = phase.number
        frame.step = 2
        if plan.phase != "main":
            return
        state.stack.append(MainActions())
        if plan.step == "act":
            return
        told = plan.action
        f = Attack()
        f.seat = plan.turn_seat
        f.card = told["attacker"] // 2
        f.free = told.get("free", 0)
        f.limited = told.get("assault", 0)
        f.step = phase.steps[plan.step][0]
        state.acting = f.card
        if plan.step != "target":
            f.target = told["target"] // 2
            state.attacker = ref_of(state, told["attacker"])
            state.target = ref_of(state, told["target"])
        state.stack.append(f)

    # -- telling ---------------------------------------------------------------------------

    def tell_measures(self, state: State, seat: int) -> dict[str, int]:
        assert isinstance(state, Table)
        out = {"life": state.life[seat], "points": state.points[seat]}
        for word, place in CORES.items():
            out[word] = state.core(seat, place)
        return out

    def tell_card(self, state: State, card: int) -> dict[str, int]:
        assert isinstance(state, Table)
        paid = state.x_of(card)
        return {"x": paid} if paid else {}

    def tell(self, state: State, told: Moment) -> None:
        assert isinstance(state, Table)
        refs = Refs(state)
        stack = state.stack
        if state.chain or state.frozen or state.unlocks or state.raid:
            told.lost.append("what a sequence under way has recorded")
        if len(stack) < 2 or not isinstance(stack[1], PhaseFrame):
            told.lost.append("the game is being prepared")
            return
        frame = stack[1]
        named = {phase.number: word for word, phase in self.phases.items()}
        told.phase = named[frame.number]
        if frame.number == DRAW and len(stack) == 3 and isinstance(stack[2], Pick):
            told.step = "change"
            if stack[2].picked:
                told.lost.append("a card was picked")
        elif frame.number == MAIN and len(stack) > 2 and isinstance(stack[2], MainActions):
            told.step = "act"
            if len(stack) == 4 and isinstance(stack[3], Attack):
                self.tell_attack(state, stack[3], told, refs)
            elif len(stack) > 3:
                told.midway()
        else:
            told.midway()

    def tell_attack(self, state: Table, f: Attack, told: Moment, refs: Refs) -> None:
        """34-2: an attack in the middle."""
        named = named_step(ATTACK_STEPS, f.step)
        if not named or f.inner or f.outer_attacker >= 0:
            told.midway()
            return
        told.step = named
        told.action["attacker"] = refs.one(state.refs[f.card])
        if f.free:
            told.action["free"] = 1
        if f.limited:
            told.action["assault"] = 1
        if f.step > 1:
            told.action["target"] = refs.one(state.target)
            if f.target != state.target & CARD_MASK:
                told.midway()
