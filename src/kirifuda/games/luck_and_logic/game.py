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
from kirifuda.games.luck_and_logic.scenes import LuckAndLogicScenes
from kirifuda.games.luck_and_logic.worth import LuckAndLogicJudge
from kirifuda.games.luck_and_logic.zones import (
    CIRCLE,
    CIRCLES,
    DROP,
    GATE,
    GATE_CARD,
    HAND,
    LEVEL_ZONE,
    LOGIC_DRIVE,
    MEMBER,
    MY,
    MY_CARD,
    PARADOX_ZONE,
    SET,
    SOUL,
)
from kirifuda.games.printed import Printed
from kirifuda.games.scenes import Scenes
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.foresight.judging import Judge
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.rules import Rules

FILLER_GATE = "FILLER-GATE"


class LuckAndLogic(Game):
    """Luck & Logic."""

    printing: Printing = printing
    seats = (2, 2)  # 1.1.1
    name = "luck_and_logic"
    title = "Luck & Logic"
    japanese = "ラクエンロジック"
    parts: Mapping[str, tuple[str, ...]] = {
        MAIN: ("deck", "main deck", "メインデッキ"),
        GATES: ("gate deck", "門デッキ"),
        MY_LOGICALIST: ("my", "マイロジカリスト"),
        SECRETS: ("secret tools", "secrets", "秘具デッキ"),
    }
    filled_zones = ("gates",)
    under: Mapping[str, int] = {"souls": SOUL, "set": CIRCLE}
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

    effect_form: tuple[str, Printed] = (
        "【起】:{}",
        {"level": 0, "cost": 0, "power": 0, "aura": 0, "limit": 0, "power_logic": 0},
    )

    def new_rules(self) -> Rules:
        return LuckAndLogicRules()

    def new_scenes(self) -> Scenes:
        return LuckAndLogicScenes(self.rules)

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

        A gate that is told lies face down unless it says otherwise; plain ones fill the rest.
        """
        told = seat.pop("gates", None)
        spot = self.scenes.spot
        if isinstance(told, Mapping) and "card" not in told:
            gates = dict(told.items())
        else:
            gates = dict(enumerate(listed(told, FILLER_GATE)))
        taken = [spot(GATE, word) for word in gates]
        gates |= {at: FILLER_GATE for at in range(CIRCLES) if at not in taken}
        broken = seat.pop("broken", ())
        up: list[int] = []
        if isinstance(broken, list | tuple) and all(spot(GATE, word) >= 0 for word in broken):
            up = [spot(GATE, word) for word in broken]
        else:
            seat["broken"] = broken  # for the reader to refuse
        seat["gates"] = {
            word: {"card": one, "down": spot(GATE, word) not in up}
            if isinstance(one, str | CardDef) and one
            else one
            for word, one in gates.items()
        }
        return super().fill(seat)

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

    def new_judge(self) -> Judge:
        return LuckAndLogicJudge()
