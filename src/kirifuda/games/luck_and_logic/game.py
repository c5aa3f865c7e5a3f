"""Luck & Logic as a game: its printed values, deck parts, zones and phases in scenarios."""

from __future__ import annotations

from collections.abc import Mapping

from kirifuda.games.game import FILLER, Game, Printing, listed
from kirifuda.games.imagining import plain, uses
from kirifuda.games.luck_and_logic import printing
from kirifuda.games.luck_and_logic.deck import (
    GATES,
    MAIN,
    MY_LOGICALIST,
    SECRETS,
    deck_reasons,
)
from kirifuda.games.luck_and_logic.rules import LuckAndLogicRules
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.turn import Turn
from kirifuda.games.luck_and_logic.worth import settle, worth
from kirifuda.games.luck_and_logic.zones import (
    AREAS,
    CIRCLE,
    CIRCLES,
    DROP,
    GATE,
    GATE_CARD,
    HAND,
    KINDS,
    LEVEL_ZONE,
    LOGIC_DRIVE,
    MEMBER,
    MY,
    MY_CARD,
    PARADOX_ZONE,
    SET,
    SOUL,
    TERRITORY,
    places_for,
)
from kirifuda.games.printed import Printed
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.state import State
from kirifuda.kernel.rules import Rules

FILLER_GATE = "FILLER-GATE"


class LuckAndLogic(Game):
    """Luck & Logic, for two players (1.1.1)."""

    printing: Printing = printing
    seats = (2, 2)
    name = "luck_and_logic"
    title = "Luck & Logic"
    japanese = "ラクエンロジック"
    parts: Mapping[str, tuple[str, ...]] = {
        MAIN: ("deck", "main deck", "メインデッキ"),
        GATES: ("gate deck", "門デッキ"),
        MY_LOGICALIST: ("my", "マイロジカリスト"),
        SECRETS: ("secret tools", "secrets", "秘具デッキ"),
    }
    zone_names: Mapping[str, int] = {"my": MY, "levels": LEVEL_ZONE}
    under: Mapping[str, int] = {"souls": SOUL, "set": CIRCLE}
    phases: Mapping[str, int] = {
        "stand": 0,
        "draw": 1,
        "level": 2,
        "main": 3,
        "battle": 4,
        "end": 5,
    }
    measures: Mapping[str, int] = {"rank": 0, "points": 0}
    fillers: Mapping[str, Printed] = {
        FILLER: {
            "name": "通りすがりの生徒",
            "english": "Filler",
            "level": 0,
            "cost": 0,
            "power": 1000,
            "aura": 1,
            "limit": 1,
            "power_logic": 1000,
        },
        FILLER_GATE: {"kind": "gate", "name": "名もない門", "english": "Filler Gate"},
    }

    def new_rules(self) -> Rules:
        return LuckAndLogicRules()

    def sort(self, card: CardDef) -> str:
        if card.kinds & GATE_CARD:
            return GATES
        return MY_LOGICALIST if card.kinds & MY_CARD else MAIN

    def deck_reasons(self, parts: Mapping[str, list[CardDef]]) -> list[Reason]:
        return deck_reasons(parts)

    def filler(self, zone: int) -> str:
        return FILLER_GATE if zone == GATE else FILLER

    def fill(self, seat: dict[str, object]) -> dict[str, object]:
        """Six gates and a plain deck; `top` on the deck; `broken`: circles whose gate lies face up.

        A gate that is told lies face down unless it says otherwise; plain ones follow it.
        """
        gates = listed(seat.pop("gates", None), FILLER_GATE)
        gates += [FILLER_GATE] * (CIRCLES - len(gates))
        broken = seat.pop("broken", ())
        if isinstance(broken, list | tuple):
            seat["gates"] = [
                {"card": one, "down": i not in broken} if isinstance(one, str | CardDef) else one
                for i, one in enumerate(gates)
            ]
        else:
            seat["broken"] = broken
        return super().fill(seat)

    def measure(self, state: State, seat: int, told: Mapping[str, int]) -> None:
        """5.35, 6.2.1.10: T-rank and refresh points. What lies under a member on a circle is set.

        A member of more circles than one is moved to the place of its territory that begins with
        its circle.
        """
        assert isinstance(state, Table)
        state.set_rank(seat, told["rank"])
        state.set_points(seat, told["points"])
        for card in state.zones[seat * KINDS + CIRCLE]:
            host = state.host[card]
            if host >= 0:
                state.set_status(card, state.status[card] | SET)
                state.set_spot(card, state.spot[host])
                continue
            found = places_for(state.pool.faces[card].nums[TERRITORY])
            spot = state.spot[card]
            if spot < CIRCLES and spot not in found and state.pool.faces[card].nums[TERRITORY]:
                fitting = [place for place in found if AREAS[place] >> spot & 1]
                state.set_spot(card, fitting[0])
        state.stray = -1
        state.fresh = False
        state.alike = 1

    def enter(self, state: State, phase: int) -> None:
        """7.1.2: the turn goes on with a phase."""
        turn = Turn()
        turn.seat = state.turn_seat
        turn.step = phase
        state.stack.append(turn)

    def imaginable(self, match: Match, seat: int, card: int) -> list[Option]:
        s = match.state
        if card < 0:
            out = plain(["luck drive", "rearrange", "battle phase", "end attacks"])
            d = s.decision
            if d is not None and d.kind == "target":
                out.extend(Option("circle", spot=circle) for circle in range(CIRCLES))
            return out
        if s.seat[card] != seat:
            return []
        zone = s.zone[card]
        out = []
        if zone == HAND:
            out = [Option("sortie", card)] if s.face(card).kinds & MEMBER else []
            out.append(Option("define", card))
        able = [c for c in s.cards(seat, CIRCLE) if not s.status[c] & SET]
        if card in able:
            out.append(Option("attack", card))
            out.extend(uses(match, card, LOGIC_DRIVE, "drive"))
        able += s.cards(seat, MY)
        if card in able:
            out.extend(Option("union", card, number=other) for other in able if other > card)
        if zone in (CIRCLE, GATE, LEVEL_ZONE, MY, PARADOX_ZONE, DROP, HAND):
            out.extend(uses(match, card))
        return out

    def settle(self, match: Match, seat: int, most: int) -> None:
        settle(match, seat, most)

    def worth(self, state: State, seat: int) -> int:
        return worth(state, seat)
