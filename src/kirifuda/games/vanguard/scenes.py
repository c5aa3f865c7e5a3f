"""Positions of Cardfight!! Vanguard: their words in both languages, what cannot be, where they
begin."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kirifuda.games.lasting import Refs, ref_of, refs_of
from kirifuda.games.plan import CARD, CARDS, NUMBER, Plan
from kirifuda.games.scenes import (
    Moment,
    Phase,
    Refusal,
    Scenes,
    event_names,
    named_step,
)
from kirifuda.games.vanguard import battle, events
from kirifuda.games.vanguard.battle import Battle, BattlePhase
from kirifuda.games.vanguard.guarding import GuardStep
from kirifuda.games.vanguard.main_phase import MainPhase
from kirifuda.games.vanguard.processes import LOSING_DAMAGE
from kirifuda.games.vanguard.ride_phase import RidePhase
from kirifuda.games.vanguard.table import FROM_RIDE_DECK, IN_PLAY, Table
from kirifuda.games.vanguard.turn import Turn
from kirifuda.games.vanguard.zones import (
    CREST,
    DAMAGE,
    DECK,
    GUARDIAN,
    MARKERS,
    ORDER,
    OUTSIDE,
    PSEUDO,
    REAR,
    RIDE_CREST,
    RIDE_DECK,
    SPOT_NAMES,
    UNIT,
    VANGUARD,
)
from kirifuda.kernel.errors import Said
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.position.state import State

# steps of a battle at which a position can begin, with the number of each
BATTLE_STEPS = {
    "attack": (1, "アタック"),
    "target": (battle.B_TARGET, "アタック対象"),
    "boost": (battle.B_BOOST, "ブースト"),
    "attacked": (battle.B_ATTACKED, "アタック後"),
    "guard": (battle.B_GUARD, "ガードステップ"),
    "drive": (battle.B_DRIVE, "ドライブステップ"),
    "damage": (battle.B_DAMAGE, "ダメージステップ"),
    "close": (battle.B_CLOSE, "クローズステップ"),
}
STEP_OF = {
    "target": events.ATTACK_STEP,
    "boost": events.ATTACK_STEP,
    "attacked": events.ATTACK_STEP,
    "guard": events.GUARD_STEP,
    "drive": events.DRIVE_STEP,
    "damage": events.DAMAGE_STEP,
    "close": events.DAMAGE_STEP,
}


class VanguardScenes(Scenes):
    """The positions of Cardfight!! Vanguard."""

    zone_words: Mapping[str, Sequence[str]] = {
        "vanguard": ("v", "(V)", "ヴァンガードサークル"),
        "rear-guards": ("rear", "r", "(R)", "rear-guard", "リアガードサークル"),
        "guardians": ("guardian", "g", "(G)", "ガーディアンサークル"),
        "damage zone": ("damage", "ダメージ"),
        "drop zone": ("drop", "ドロップ"),
        "bind zone": ("bind", "バインド"),
        "trigger zone": ("trigger", "トリガー"),
        "order zone": ("orders", "オーダー"),
        "ride deck": ("ride", "ライドデッキ置場"),
        "crest zone": ("crests", "クレスト"),
    }
    spot_words: Mapping[str, Sequence[Sequence[str]]] = {
        "vanguard": [("vanguard", "前列中央")],
        "rear-guards": [(*names, names[0].replace(" ", "")) for names in SPOT_NAMES],
        "markers": [
            *(*SPOT_NAMES, ("vanguard", "前列中央")),
            *((f"opposing {english}", f"相手の{japanese}") for english, japanese in SPOT_NAMES),
            ("opposing vanguard", "相手の前列中央"),
        ],
    }
    measures: Mapping[str, tuple[int, str]] = {
        "energy": (0, "エネルギー"),
        "vanguard damage": (0, "ヴァンガードダメージ"),
        "orders played": (0, "オーダー使用数"),
        "persona rides": (0, "ペルソナライド"),
        "regalis": (0, "レガリスピース"),
    }
    flags: Mapping[str, tuple[int, str]] = {
        "in play": (IN_PLAY, "プレイ中"),
        "from the ride deck": (FROM_RIDE_DECK, "ライドデッキのカード"),
    }
    done: Mapping[str, tuple[str, str]] = {"battles": (NUMBER, "バトル")}
    action: Mapping[str, tuple[str, str]] = {
        "attacker": (CARD, "アタックしているユニット"),
        "attacked": (CARDS, "アタックされているユニット"),
        "booster": (CARD, "ブーストしているユニット"),
        "guarded": (CARD, "ガードされているユニット"),
    }
    phases: Mapping[str, Phase] = {
        "stand": Phase(0, "スタンド"),
        "draw": Phase(1, "ドロー"),
        "ride": Phase(2, "ライド", {"act": (1, "行動")}, RidePhase, events.RIDE_PHASE),
        "main": Phase(3, "メイン", {"act": (1, "行動")}, MainPhase, events.MAIN_PHASE),
        "battle": Phase(4, "バトル", BATTLE_STEPS, BattlePhase, events.BATTLE_PHASE),
        "end": Phase(5, "エンド"),
    }
    limits: Mapping[str, tuple[int, str]] = {"battle": (battle.UNTIL_BATTLE_ENDS, "バトル")}
    happenings: Mapping[str, int] = event_names(vars(events), "BY_CALL")
    holds: Mapping[str, tuple[int, int, str]] = {
        "vanguard": (UNIT, 1, "4.9.4"),
        "rear-guards": (UNIT, 0, "4.9.4"),
        "guardians": (UNIT, 0, "4.9.4"),
        "order zone": (ORDER, 0, "4.17.1"),
        "crest zone": (CREST | RIDE_CREST, 0, "4.19.1"),
    }

    def spot_clause(self, zone: int) -> str:
        return "4.9.4"

    def impossible(self, plan: Plan) -> Iterable[Refusal]:
        for seat in range(len(plan.seats)):
            if len(plan.lying(seat, DAMAGE)) >= LOSING_DAMAGE:
                why = Said("with {0} cards there the game is over", [LOSING_DAMAGE])
                yield Refusal(why, "13.2.2", self.place(seat, DAMAGE), True)
            if not plan.lying(seat, DECK):
                gone = "without a card there the game is over"
                yield Refusal(gone, "13.2.3", self.place(seat, DECK), True)
            if not plan.lying(seat, VANGUARD):
                nobody = "there is no vanguard"
                yield Refusal(nobody, "13.5.1", self.place(seat, VANGUARD), True)
        for row in plan.rows():
            if row.card.kinds & PSEUDO and row.zone in (DECK, DAMAGE):
                yield Refusal("a pseudo card is erased there", "15.2.4.2", self.where(row))

    def out_of_step(self, plan: Plan) -> list[Refusal]:
        inside = plan.phase == "battle" and plan.step not in ("", "attack")
        out: list[Refusal] = []
        if plan.action and not inside:
            steps = ", ".join(word for word in BATTLE_STEPS if word != "attack")
            why = Said("no battle is under way there; it is in the steps {0}", [steps])
            out.append(Refusal(why, "10.1.2", "attack"))
        if inside:
            for word in ("attacker",) if plan.step == "target" else ("attacker", "attacked"):
                if word not in plan.action:
                    why = Said("a battle has its {0}", [Said(word)])
                    out.append(Refusal(why, "10.2.2", "attack"))
        mine = {"attacker": plan.turn_seat, "booster": plan.turn_seat}
        return [*out, *self.outsiders(plan, mine, [VANGUARD, REAR], "unit", "10.4.1.3")]

    # -- setting up ------------------------------------------------------------------------

    def set_up(self, state: State, plan: Plan) -> None:
        assert isinstance(state, Table)
        state.rides = [
            row.number
            for row in plan.rows()
            if row.zone == RIDE_DECK or row.status & FROM_RIDE_DECK
        ]
        begun = [state.pool.owner[card] for card in state.rides]
        for card in state.rides:
            state.set_status(card, state.status[card] & ~FROM_RIDE_DECK)
        for seat in range(state.seats):
            told = plan.measures[seat]
            state.energy = _set(state.energy, seat, told.get("energy", 0))
            state.pain = _set(state.pain, seat, told.get("vanguard damage", 0))
            state.orders = _set(state.orders, seat, told.get("orders played", 0))
            state.persona = _set(state.persona, seat, told.get("persona rides", 0))
            state.regalis = _set(state.regalis, seat, told.get("regalis", 0))
            state.riding = _set(state.riding, seat, 1 if seat in begun else 0)
        if any(state.persona):
            state.alike = 1
        state.attacking_seat = plan.turn_seat
        state.battles = int(plan.done.get("battles", 0))
        if plan.phase != "battle" or plan.step in ("", "attack"):
            return
        told_now = plan.action
        state.battling = 1
        state.battles += 1
        state.alike = 1
        state.step = STEP_OF[plan.step]
        state.attacker = ref_of(state, told_now["attacker"])
        state.attacker_at = state.place_of(state.attacker & CARD_MASK)
        for ref in refs_of(state, told_now.get("attacked", [])):
            state.attacked = [*state.attacked, ref, state.place_of(ref & CARD_MASK)]
        if "booster" in told_now:
            state.booster = ref_of(state, told_now["booster"])
            state.booster_at = state.place_of(state.booster & CARD_MASK)
        if not state.attacked:
            return
        whom = ref_of(state, told_now["guarded"]) if "guarded" in told_now else state.attacked[0]
        for card in state.cards(1 - plan.turn_seat, GUARDIAN):
            state.guards = [*state.guards, state.refs[card], whom]

    def enter(self, state: State, plan: Plan) -> None:
        """9.1.2: the turn goes on with a phase, or in the middle of one."""
        assert isinstance(state, Table)
        if plan.phase == "battle" and plan.step not in ("", "attack"):
            turn = Turn()
            turn.seat = state.turn_seat
            turn.step = self.phases["battle"].number + 1
            state.stack.append(turn)
            state.phase = events.BATTLE_PHASE
            state.stack.append(BattlePhase())
            fight = Battle()
            fight.seat = state.turn_seat
            fight.step = BATTLE_STEPS[plan.step][0]
            fight.attacker = state.attacker
            fight.target = state.attacked[0] if state.attacked else -1
            state.stack.append(fight)
            return
        self.go_on(state, plan, Turn())
        if state.phase == events.BATTLE_PHASE:
            state.step = events.START_STEP

    # -- telling ---------------------------------------------------------------------------

    def tell_measures(self, state: State, seat: int) -> dict[str, int]:
        assert isinstance(state, Table)
        return {
            "energy": state.energy[seat],
            "vanguard damage": state.pain[seat],
            "orders played": state.orders[seat],
            "persona rides": state.persona[seat],
            "regalis": state.regalis[seat],
        }

    def tell_card(self, state: State, card: int) -> dict[str, int]:
        assert isinstance(state, Table)
        gone = card in state.rides and state.zone[card] != RIDE_DECK
        return {"from the ride deck": True} if gone else {}

    def tell(self, state: State, told: Moment) -> None:
        assert isinstance(state, Table)
        refs = Refs(state)
        stack = state.stack
        if state.closed or state.tired or state.queue or state.turns or state.checking >= 0:
            told.lost.append("what a step that starts over looks at")
        if state.fought and state.pool.recalled:
            told.lost.append("an attack of this turn was on several units")
        if any(
            state.host[card] >= 0 for at in range(state.seats) for card in state.cards(at, MARKERS)
        ):
            told.lost.append("a marker is on a unit")
        if any(card.fields.get("bundles") for card in state.pool.defs) and state.bound:
            told.lost.append("by which effects cards were bound")
        if any(
            ref >= 0 and state.zone[ref & CARD_MASK] == OUTSIDE
            for event in state.history
            for ref in (event.card, event.other)
        ):
            told.lost.append("something happened to a pseudo card that is gone")
        if len(stack) < 2:
            told.lost.append("the game is being prepared")
            return
        frame = stack[1]
        if len(stack) == 2 and isinstance(frame, MainPhase) and frame.step == 1:
            told.phase, told.step = "main", "act"
        elif len(stack) == 2 and isinstance(frame, RidePhase) and frame.step == 1:
            told.phase, told.step = "ride", "act"
        elif len(stack) == 2 and isinstance(frame, BattlePhase) and frame.step == 1:
            told.phase, told.step = "battle", "attack"
        elif len(stack) == 3 and isinstance(stack[2], Battle):
            told.phase = "battle"
            told.step = named_step(BATTLE_STEPS, stack[2].step)
            if not told.step or stack[2].rounds or stack[2].step == battle.B_ATTACKER:
                told.lost.append("a step of a battle that has no name")
        elif len(stack) == 4 and isinstance(stack[3], GuardStep):
            told.phase, told.step = "battle", "guard"
            if stack[3].cards:
                told.lost.append("guardians are being chosen")
        else:
            told.midway()
        before = state.battles - 1 if state.battling else state.battles
        if before > 0:
            told.done["battles"] = before
        if state.battling and state.attacker >= 0:
            told.action["attacker"] = refs.one(state.attacker)
            if state.attacked:
                told.action["attacked"] = refs.many(state.attacked[::2])
            if state.booster >= 0:
                told.action["booster"] = refs.one(state.booster)
            if state.moved_on():
                told.lost.append("a unit of the battle has moved to another circle")
            if len(set(state.guards[1::2])) > 1 or state.boosters:
                told.lost.append("several units are guarded or boost")
            elif state.guards:
                told.action["guarded"] = refs.one(state.guards[1])


def _set(values: list[int], at: int, value: int) -> list[int]:
    out = values[:]
    out[at] = value
    return out
