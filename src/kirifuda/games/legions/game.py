"""Legions! as a game: its printed values, deck parts, zones and phases in scenarios."""

from __future__ import annotations

from collections.abc import Mapping

from kirifuda.games.game import FILLER, Game, Printing
from kirifuda.games.imagining import plain, uses
from kirifuda.games.legions import printing
from kirifuda.games.legions.deck import MAIN, MASTER, deck_reasons
from kirifuda.games.legions.rules import LegionsRules
from kirifuda.games.legions.scenes import LegionsScenes
from kirifuda.games.legions.worth import LegionsJudge
from kirifuda.games.legions.zones import (
    FIELD_ZONES,
    HAND,
    LANES,
    LORD,
    MASTER_CARD,
    MINION,
    MINIONS,
    STANDBY,
)
from kirifuda.games.printed import Printed
from kirifuda.games.scenes import Scenes
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.foresight.judging import Judge
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.rules import Rules

FILLER_MASTER = "FILLER-MASTER"


class Legions(Game):
    """Legions!, for two players (01-1)."""

    printing: Printing = printing
    seats = (2, 2)  # 01-1
    loser_chooses = True  # 25-7, in matches of several games (04-2)
    name = "legions"
    title = "Legions!"
    japanese = "レギオンズ!"
    parts: Mapping[str, tuple[str, ...]] = {
        MASTER: ("masters", "マスター", "マスターカード"),
        MAIN: ("deck", "main deck", "デッキ", "メインデッキ"),
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

    effect_form: tuple[str, Printed] = (
        "{}",
        {"kind": "skill", "colors": ["red"], "cost": 0, "wt": 1},
    )

    def new_rules(self) -> Rules:
        return LegionsRules()

    def new_scenes(self) -> Scenes:
        return LegionsScenes(self.rules)

    def sort(self, card: CardDef) -> str:
        return MASTER if card.kinds & MASTER_CARD else MAIN

    def deck_reasons(self, parts: Mapping[str, list[CardDef]]) -> list[Reason]:
        return deck_reasons(parts)

    def fill(self, seat: dict[str, object]) -> dict[str, object]:
        """A plain master and a plain deck; `top` on the deck; `awakened`: the master's side.

        Without a word about it a master has one core, so that it does not awaken (26-4).
        """
        master = seat.pop("master", None) or FILLER_MASTER
        awakened = seat.pop("awakened", False)
        if awakened:
            how = dict(master) if isinstance(master, Mapping) else {"card": master}
            master = {**how, "down": awakened}
            seat.setdefault("on_master", 0)
        seat["master"] = master
        return super().fill(seat)

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

    def new_judge(self) -> Judge:
        return LegionsJudge()
