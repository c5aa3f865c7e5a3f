"""Legend of Stars as a game: its printed values, its deck, zones and phases in scenarios."""

from __future__ import annotations

from collections.abc import Mapping

from kirifuda.games.game import FILLER, Game, Printing
from kirifuda.games.imagining import plain, uses
from kirifuda.games.legend_of_stars import printing
from kirifuda.games.legend_of_stars.deck import MAIN, deck_reasons
from kirifuda.games.legend_of_stars.rules import LegendRules
from kirifuda.games.legend_of_stars.scenes import LegendScenes
from kirifuda.games.legend_of_stars.worth import LegendOfStarsJudge
from kirifuda.games.legend_of_stars.zones import CHARACTERS, FACE_DOWN, HAND, SQUARES, SUPPORTS
from kirifuda.games.printed import Printed
from kirifuda.games.scenes import Scenes
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.foresight.judging import Judge
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.rules import Rules


class LegendOfStars(Game):
    """Legend of Stars, for two players."""

    printing: Printing = printing
    seats = (2, 2)
    name = "legend_of_stars"
    title = "Legend of Stars"
    japanese = "Legend of Stars"
    answering = "フラッシュ"
    parts: Mapping[str, tuple[str, ...]] = {MAIN: ("deck", "デッキ")}
    fillers: Mapping[str, Printed] = {
        FILLER: {
            "name": "星屑",
            "english": "Filler",
            "cost": 1,
            "speed": 1,
            "atk": 100,
            "def": 100,
            "down": 100,
            "lead": "▲",
        },
    }

    effect_form: tuple[str, Printed] = ("{}", {"kind": "effect", "cost": 0, "speed": 1})

    def new_rules(self) -> Rules:
        return LegendRules()

    def new_scenes(self) -> Scenes:
        return LegendScenes(self.rules)

    def sort(self, card: CardDef) -> str:
        return MAIN

    def deck_reasons(self, parts: Mapping[str, list[CardDef]]) -> list[Reason]:
        return deck_reasons(parts)

    def imaginable(self, match: Match, seat: int, card: int) -> list[Option]:
        if card < 0:
            return plain(["lead phase", "attack phase", "end attacks"])
        s = match.state
        if s.seat[card] != seat:
            return []
        zone = s.zone[card]
        out: list[Option] = []
        if zone == HAND:
            out = [Option("play", card), Option("energy", card)]
        elif zone == CHARACTERS:
            out = [Option("display", card, number=n) for n in range(2 * FACE_DOWN)]
            squares = [spot for spot in range(SQUARES) if spot != s.spot[card]]
            out.extend(Option("lead", card, spot) for spot in squares)
            out.extend(Option("attack", card, number=n) for n in (0, 1))
        if zone in (CHARACTERS, SUPPORTS):
            out.extend(uses(match, card))
        return out

    def new_judge(self) -> Judge:
        return LegendOfStarsJudge()
