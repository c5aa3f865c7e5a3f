"""Positions of Luck & Logic: their words in both languages, what cannot be, where they begin."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kirifuda.games.lasting import Refs, ref_of
from kirifuda.games.luck_and_logic import battle, events
from kirifuda.games.luck_and_logic.battle import DEFENCE, OFFENCE, BattlePhase
from kirifuda.games.luck_and_logic.deck import SECRET_SIZE
from kirifuda.games.luck_and_logic.main_phase import MainPhase
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.turn import LevelPhase, Turn
from kirifuda.games.luck_and_logic.zones import (
    AREAS,
    CIRCLE,
    CIRCLE_NAMES,
    CIRCLES,
    DECK,
    DROP,
    FOREIGNER,
    GATE,
    GATE_CARD,
    JUST_MADE,
    LOGICALIST,
    MADE,
    MEMBER,
    MY_CARD,
    PARADOX,
    PLACES,
    REFRESH,
    SECRET,
    SECRET_SKILL,
    SET,
    SOUL,
    SUPER,
    TACTICS,
    TERRITORY,
    UNION,
    circles_of,
    place_name,
    places_for,
)
from kirifuda.games.plan import CARD, FLAG, NUMBER, SEAT, Plan, Row
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
from kirifuda.kernel.position.state import State

LEVEL_LIMIT = 4  # 4.7.2
IN_DECK = LOGICALIST | FOREIGNER | UNION | SUPER | TACTICS | PARADOX
REFRESHED_OUT = 2  # 10.3.1.2

BATTLE_STEPS = {
    "declare": (battle.S_DECLARE, "攻撃宣言"),
    "target": (battle.S_TARGET, "攻撃先"),
    "attack": (battle.S_ATTACK, "攻撃時"),
    "intercept step": (battle.S_INTERCEPT_START, "インターセプトステップ"),
    "intercept": (battle.S_INTERCEPT, "インターセプト"),
    "logic step": (battle.S_LOGIC_START, "ロジック定義ステップ"),
    "logic": (battle.S_LOGIC, "ロジック定義"),
    "judgement step": (battle.S_JUDGE_START, "勝敗判定ステップ"),
    "judgement": (battle.S_JUDGE, "勝敗判定"),
    "end step": (battle.S_END, "バトル終了ステップ"),
}
OUTSIDE_BATTLE = ("", "declare")


class LuckAndLogicScenes(Scenes):
    """The positions of Luck & Logic."""

    zone_words: Mapping[str, Sequence[str]] = {
        "circles": ("circle",),
        "gates": ("gate", "ゲート", "門"),
        "level": ("levels", "レベル"),
        "stock": ("ストック",),
        "drop": ("ドロップ",),
        "removed": ("リムーブ",),
        "my logicalist": ("my", "マイロジカリスト"),
        "secret": ("secret tools", "秘具"),
        "soul": ("ソウル",),
        "paradox": ("逆理",),
    }
    spot_words: Mapping[str, Sequence[Sequence[str]]] = {
        "circles": [(place_name(p, False), place_name(p, True)) for p in range(PLACES)],
        "gates": CIRCLE_NAMES,
    }
    seat_words: Mapping[str, str] = {"top": "山札の上", "broken": "破壊された門"}
    under_words: Mapping[str, str] = {"souls": "ソウル", "set": "設置"}
    beside = ("union", "change")
    flags: Mapping[str, tuple[int, str]] = {
        "made": (MADE, "メイク"),
        "just_made": (JUST_MADE, "このターンにメイク"),
    }
    measures: Mapping[str, tuple[int, str]] = {
        "rank": (0, "T-rank/Tランク"),
        "points": (0, "リフレッシュポイント"),
    }
    done: Mapping[str, tuple[str, str]] = {
        "unions": (NUMBER, "合体"),
        "changes": (NUMBER, "トランスチェンジ"),
        "drives": (NUMBER, "ロジックドライブ"),
        "attacks": (NUMBER, "攻撃"),
    }
    action: Mapping[str, tuple[str, str]] = {
        "attacker": (CARD, "攻撃メンバー"),
        "circle": (NUMBER, "攻撃先"),
        "defender": (CARD, "防御メンバー"),
        "defines": (SEAT, "定義"),
        "passed": (FLAG, "定義しなかった"),
    }
    phases: Mapping[str, Phase] = {
        "stand": Phase(0, "スタンド"),
        "draw": Phase(1, "ドロー"),
        "level": Phase(2, "レベル", {"lay": (1, "置く")}, LevelPhase, events.LEVEL_PHASE),
        "main": Phase(3, "メイン", {"act": (1, "行動")}, MainPhase, events.MAIN),
        "battle": Phase(4, "バトル", BATTLE_STEPS, BattlePhase, events.BATTLE_PHASE),
        "end": Phase(5, "エンド"),
    }
    limits: Mapping[str, tuple[int, str]] = {"battle": (events.THIS_BATTLE, "バトル")}
    happenings: Mapping[str, int] = event_names(vars(events), "BY_UNION")
    causes: Mapping[str, int] = {
        **CAUSES,
        "battle": events.BY_BATTLE,
        "process": events.BY_PROCESS,
        "payment": events.BY_PAYMENT,
    }
    holds: Mapping[str, tuple[int, int, str]] = {
        "circles": (MEMBER, 0, "10.7.1.1"),
        "gates": (GATE_CARD, 0, "10.7.1.2"),
        "level": (IN_DECK, LEVEL_LIMIT, "4.7.2"),
        "deck": (IN_DECK, 0, "6.1.1"),
        "hand": (IN_DECK, 0, "6.1.1"),
        "stock": (IN_DECK, 0, "6.1.1"),
        "my logicalist": (MY_CARD, 1, "4.18.1"),
        "secret": (0, SECRET_SIZE, "6.1.1.4.1"),
        "paradox": (PARADOX, 0, "4.13.1"),
    }

    def spot_of(self, word: str) -> int:
        return GATE if word == "circle" else -1

    def spot_clause(self, zone: int) -> str:
        return "10.4.1" if zone == CIRCLE else "10.5.1"

    def covers(self, row: Row) -> Iterable[int]:
        return circles_of(AREAS[row.spot]) if row.zone == CIRCLE else (row.spot,)

    def settle(self, row: Row) -> None:
        """A member of more circles than one is put onto a place of its territory."""
        territory = row.card.nums[TERRITORY]
        if row.zone != CIRCLE or row.host is not None or not territory:
            return
        found = places_for(territory)
        if row.spot < CIRCLES and row.spot not in found:
            row.spot = next(place for place in found if AREAS[place] >> row.spot & 1)

    def impossible(self, plan: Plan) -> Iterable[Refusal]:
        for row in plan.rows():
            if row.zone == SOUL and row.host is None:
                yield Refusal("a soul belongs to a member", "4.15.2", self.where(row), True)
            if row.zone == SECRET and not any(
                ability.kind == SECRET_SKILL for ability in row.card.abilities
            ):
                why = Said("{0} has no secret-tool skill", [row.card.title()])
                yield Refusal(why, "6.1.1.4.2", self.where(row), True)
            if row.damage:
                yield Refusal("cards have no damage", "8.5.6", self.where(row))
            if row.zone == CIRCLE and row.host is None and row.card.nums[TERRITORY]:
                if row.spot not in places_for(row.card.nums[TERRITORY]):
                    why = Said(
                        "its territory is {0}: it cannot stand there", [row.card.nums[TERRITORY]]
                    )
                    yield Refusal(why, "2.10.2.4", self.where(row))
        for seat in range(len(plan.seats)):
            gates = plan.lying(seat, GATE)
            if not any(row.down == 1 for row in gates):
                open_ = "without a gate that lies face down the game is over"
                yield Refusal(open_, "10.3.1.1", self.place(seat, GATE), True)
            away = len(plan.lying(seat, REFRESH)) + plan.measures[seat]["points"]
            if away >= REFRESHED_OUT:
                why = Said("with {0} cards there the game is over", [REFRESHED_OUT])
                yield Refusal(why, "10.3.1.2", self.place(seat, REFRESH), True)
            if not plan.lying(seat, DECK):
                over = not plan.lying(seat, DROP)
                what = "without a card there the game is over"
                what = what if over else "it is refreshed at once"
                clause = "10.2.2.1" if over else "10.2.1"
                yield Refusal(
                    Said("an empty deck: {0}", [Said(what)]), clause, self.place(seat, DECK), True
                )

    def out_of_step(self, plan: Plan) -> list[Refusal]:
        inside = plan.phase == "battle" and plan.step not in OUTSIDE_BATTLE
        out: list[Refusal] = []
        if plan.action and not inside:
            steps = ", ".join(word for word in BATTLE_STEPS if word not in OUTSIDE_BATTLE)
            why = Said(
                "no battle is under way there; it is in the steps {0} of the battle phase", [steps]
            )
            out.append(Refusal(why, "8.2.9", "attack"))
        if not inside:
            return out
        wanted = ["attacker"] if plan.step == "target" else ["attacker", "circle"]
        for word in wanted:
            if word not in plan.action:
                ask = "it must be told who attacks" if word == "attacker" else "which circle?"
                out.append(Refusal(ask, "8.2.6", f"attack {word}"))
        fighters = {"attacker": plan.turn_seat, "defender": 1 - plan.turn_seat}
        out += self.outsiders(plan, fighters, [CIRCLE], "member", "8.2.9")
        if not out and plan.step not in ("target", "attack", "end step"):
            circle = plan.action["circle"] - 1
            foes = plan.lying(1 - plan.turn_seat, CIRCLE)
            if not any(circle in self.covers(row) and row.host is None for row in foes):
                free = "nobody stands there to defend: the gate is broken at once"
                out.append(Refusal(free, "8.2.10.3", "attack circle"))
        return out

    # -- setting up ------------------------------------------------------------------------

    def set_up(self, state: State, plan: Plan) -> None:
        """5.35, 6.2.1.10: T-rank, refresh points; what lies under a member on a circle is set."""
        assert isinstance(state, Table)
        for seat, told in enumerate(plan.measures):
            state.set_rank(seat, told["rank"])
            state.set_points(seat, told["points"])
        for row in plan.rows():
            if row.zone == CIRCLE and row.host is not None:
                card = row.number
                state.set_status(card, state.status[card] | SET)
                state.set_spot(card, state.spot[row.host.number])
        state.stray = -1
        state.fresh = False
        state.alike = 1
        state.unions = plan.done.get("unions", 0)
        state.changes = plan.done.get("changes", 0)
        state.drives = plan.done.get("drives", 0)
        state.attacks = plan.done.get("attacks", 0)
        if plan.phase != "battle" or plan.step in OUTSIDE_BATTLE:
            return
        if "attacks" not in plan.done:
            state.attacks = 1  # 8.1.3: this one
        if plan.step == "target":
            return
        told = plan.action
        state.battling = 1
        state.attacker = ref_of(state, told["attacker"])
        state.target = told["circle"] - 1
        foe = state.opponent(plan.turn_seat)
        if "defender" in told:
            state.defender = ref_of(state, told["defender"])
        else:
            member = state.member_on(foe, state.target)
            state.defender = state.refs[member] if member >= 0 else -1

    def enter(self, state: State, plan: Plan) -> None:
        """7.1.2: the turn goes on with a phase, or in the middle of one."""
        frame = self.go_on(state, plan, Turn())
        if isinstance(frame, BattlePhase):
            if "attacker" in plan.action:
                frame.card = plan.action["attacker"] // 2
            defines = plan.action.get("defines", state.opponent(plan.turn_seat))
            frame.side = OFFENCE if defines == plan.turn_seat else DEFENCE
            frame.passed = plan.action.get("passed", 0)

    # -- telling ---------------------------------------------------------------------------

    def tell_measures(self, state: State, seat: int) -> dict[str, int]:
        assert isinstance(state, Table)
        return {"rank": state.ranks[seat], "points": state.points[seat]}

    def implied(self, state: State, card: int) -> int:
        return SET if state.host[card] >= 0 else 0

    def tell(self, state: State, told: Moment) -> None:
        assert isinstance(state, Table)
        counted = {
            "unions": state.unions,
            "changes": state.changes,
            "drives": state.drives,
            "attacks": state.attacks,
        }
        told.done |= {word: number for word, number in counted.items() if number}
        if state.closed or state.paying:
            told.lost.append("what has waited for the end of a battle or a turn")
        stack = state.stack
        if len(stack) < 2:
            told.lost.append("the game is being prepared")
            return
        frame = stack[1]
        picking = picks_nothing(stack)
        if len(stack) == 2 and isinstance(frame, MainPhase) and frame.step == 1:
            told.phase, told.step = "main", "act"
        elif picking and isinstance(frame, LevelPhase) and frame.step == 2:
            told.phase, told.step = "level", "lay"
        elif isinstance(frame, BattlePhase) and (len(stack) == 2 or picking):
            self.tell_battle(state, frame, told)
        else:
            told.midway()

    def tell_battle(self, state: Table, frame: BattlePhase, told: Moment) -> None:
        """8.2 to 8.6: a battle in the middle."""
        step = frame.step
        if step == battle.S_INTERCEPTING and len(state.stack) == 3:
            step = battle.S_INTERCEPT
        elif len(state.stack) == 3:
            step = -1
        named = named_step(BATTLE_STEPS, step)
        if not named or frame.rounds or state.winner >= 0 or state.loser >= 0:
            told.midway()
            return
        told.phase, told.step = "battle", named
        refs = Refs(state)
        if frame.card >= 0:
            told.action["attacker"] = refs.one(state.refs[frame.card])
        if state.battling:
            told.action["attacker"] = refs.one(state.attacker)
            told.action["circle"] = state.target + 1
            if state.defender >= 0:
                told.action["defender"] = refs.one(state.defender)
        if step == battle.S_LOGIC:
            foe = state.opponent(state.turn_seat)
            told.action["defines"] = state.turn_seat if frame.side == OFFENCE else foe
            if frame.passed:
                told.action["passed"] = 1
