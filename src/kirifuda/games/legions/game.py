"""Legions! as a game: its printed values, deck parts, zones and phases in scenarios."""

from __future__ import annotations

from collections.abc import Mapping

from kirifuda.games.game import FILLER, Game, Printing
from kirifuda.games.imagining import plain, uses
from kirifuda.games.legions import printing
from kirifuda.games.legions.deck import MAIN, MASTER, deck_reasons
from kirifuda.games.legions.events import CORE, DRAW, END, START
from kirifuda.games.legions.events import MAIN as MAIN_PHASE
from kirifuda.games.legions.rules import LegionsRules
from kirifuda.games.legions.table import LIFE, Table
from kirifuda.games.legions.turn import Phase, Turn
from kirifuda.games.legions.worth import RESTING, worth
from kirifuda.games.legions.zones import (
    ACTIVE,
    CORE_WAIT,
    FIELD_ZONES,
    HAND,
    LANES,
    LORD,
    MASTER_CARD,
    MINION,
    MINIONS,
    ON_LORD,
    ON_MASTER,
    SPENT,
    STANDBY,
    UNABLE,
    WAIT,
)
from kirifuda.games.printed import Printed
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.foresight.settling import settle
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.state import State
from kirifuda.kernel.rules import Rules

FILLER_MASTER = "FILLER-MASTER"

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


class Legions(Game):
    """Legions!, for two players (01-1)."""

    printing: Printing = printing
    seats = (2, 2)
    loser_chooses = True  # 25-7, in matches of several games (04-2)
    name = "legions"
    title = "Legions!"
    japanese = "レギオンズ!"
    parts: Mapping[str, tuple[str, ...]] = {
        MASTER: ("masters", "マスター", "マスターカード"),
        MAIN: ("deck", "main deck", "デッキ", "メインデッキ"),
    }
    zone_names: Mapping[str, int] = {
        "wait1": WAIT + 1,
        "wait2": WAIT + 2,
        "wait3": WAIT + 3,
        "wait4": WAIT + 4,
    }
    phases: Mapping[str, int] = {
        "start": START,
        "core": CORE,
        "draw": DRAW,
        "main": MAIN_PHASE,
        "end": END,
    }
    flags: Mapping[str, int] = {"unable": UNABLE}
    measures: Mapping[str, int] = {
        "life": LIFE,
        "points": 0,
        **{word: 1 if place == ON_MASTER else 0 for word, place in CORES.items()},
    }
    fillers: Mapping[str, Printed] = {
        FILLER: {
            "name": "雑兵",
            "english": "Filler",
            "colors": ["red"],
            "cost": 1,
            "atk": 1,
            "hp": 1,
            "wt": 1,
        },
        FILLER_MASTER: {
            "kind": "master",
            "name": "名もなき将",
            "english": "Filler Master",
            "colors": ["red", "white"],
        },
    }

    def new_rules(self) -> Rules:
        return LegionsRules()

    def sort(self, card: CardDef) -> str:
        return MASTER if card.kinds & MASTER_CARD else MAIN

    def deck_reasons(self, parts: Mapping[str, list[CardDef]]) -> list[Reason]:
        return deck_reasons(parts)

    def fill(self, seat: dict[str, object]) -> dict[str, object]:
        """A plain master and a plain deck; `top` on the deck; `awakened`: the master's side."""
        master = seat.pop("master", None) or FILLER_MASTER
        awakened = seat.pop("awakened", False)
        if awakened:
            how = dict(master) if isinstance(master, Mapping) else {"card": master}
            master = {**how, "down": awakened}
        seat["master"] = master
        return super().fill(seat)

    def measure(self, state: State, seat: int, told: Mapping[str, int]) -> None:
        """Life, master points and cores that a scenario tells.

        Without a word about it a master has one core, so that it does not awaken (26-4).
        """
        assert isinstance(state, Table)
        state.set_life(seat, told["life"])
        state.set_points(seat, told["points"])
        for word, place in CORES.items():
            state.set_core(seat, place, told[word])
        master = state.master_card(seat)
        if master >= 0 and state.down[master] and told["on_master"] == 1:
            state.set_core(seat, ON_MASTER, 0)

    def enter(self, state: State, phase: int) -> None:
        """26-2: the turn goes on with a phase."""
        assert isinstance(state, Table)
        turn = Turn()
        turn.seat = state.turn_seat
        state.stack.append(turn)
        if phase > START:
            turn.step = 1
            state.stack.append(Phase(phase))

    def imaginable(self, match: Match, seat: int, card: int) -> list[Option]:
        if card < 0:
            return plain(["end"])
        s = match.state
        zone = s.zone[card]
        d = s.decision
        if s.seat[card] != seat:
            asked = d is not None and d.kind == "target" and zone in FIELD_ZONES
            return [Option("target", card)] if asked else []
        out: list[Option] = []
        if zone == HAND:
            out.append(Option("unlock", card))
        elif zone == STANDBY:
            lanes = range(LANES) if s.face(card).kinds & MINION else [-1]
            out.extend(Option("play", card, lane) for lane in lanes)
        elif zone in (MINIONS, LORD):
            out.append(Option("attack", card))
        if zone == MINIONS:
            lanes = [lane for lane in range(LANES) if lane != s.spot[card]]
            out.extend(Option("move", card, lane) for lane in lanes)
        if zone in FIELD_ZONES:
            out.extend(uses(match, card))
        if zone in (MINIONS, LORD, STANDBY):
            out.append(Option("exclude", card))
        return out

    def settle(self, match: Match, seat: int, most: int) -> None:
        settle(match, seat, most, RESTING)

    def worth(self, state: State, seat: int) -> int:
        return worth(state, seat)
