"""Legend of Stars as a game: its printed values, its deck, zones and phases in scenarios."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path

import kirifuda.text
from kirifuda.games.game import Game, listed
from kirifuda.games.legend_of_stars import printing
from kirifuda.games.legend_of_stars.deck import MAIN, deck_reasons
from kirifuda.games.legend_of_stars.rules import LegendRules
from kirifuda.games.legend_of_stars.table import CHANGED, FACES_LEFT, LIFE, NEW, Table
from kirifuda.games.legend_of_stars.turn import Turn
from kirifuda.games.legend_of_stars.worth import settle, worth
from kirifuda.games.legend_of_stars.zones import DECK
from kirifuda.games.printed import Printed
from kirifuda.games.trees import Reading
from kirifuda.kernel.cards import CardDef
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.match import Match
from kirifuda.kernel.rules import Rules
from kirifuda.kernel.state import State
from kirifuda.text import Grammar

FILLER = "FILLER"
FILLER_DECK = 20


class LegendOfStars(Game):
    """Legend of Stars, for two players."""

    seats = (2, 2)
    name = "legend_of_stars"
    title = "Legend of Stars"
    japanese = "Legend of Stars"
    parts: Mapping[str, tuple[str, ...]] = {MAIN: ("deck", "デッキ")}
    phases: Mapping[str, int] = {"setup": 0, "main": 1, "lead": 2, "attack": 3, "end": 4}
    flags: Mapping[str, int] = {"left": FACES_LEFT, "new": NEW, "changed": CHANGED}
    measures: Mapping[str, int] = {"life": LIFE}
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

    @cached_property
    def folder(self) -> Path:
        return Path(__file__).resolve().parent

    def new_rules(self) -> Rules:
        return LegendRules()

    def grammar_folders(self) -> Iterable[Path]:
        return [Path(kirifuda.text.__file__).resolve().parent, self.folder / "words"]

    def grammar(self) -> Grammar:
        from kirifuda.games.legend_of_stars.words import grammar

        return grammar()

    def compile_text(self, text: str) -> Reading:
        return printing.compile_text(text)

    def check_text(self, text: str, row: Printed) -> int:
        return printing.check_text(text, row)

    def define(self, printed: Printed) -> CardDef:
        return printing.define(printed, self.trees)

    def printed(self, card: CardDef) -> Printed:
        return printing.printed(card)

    def sort(self, card: CardDef) -> str:
        return MAIN

    def deck_reasons(self, parts: Mapping[str, list[CardDef]]) -> list[Reason]:
        return deck_reasons(parts)

    def filler(self, zone: int) -> str:
        return FILLER

    def fill(self, seat: dict[str, object]) -> dict[str, object]:
        """A plain deck; `top` on the deck."""
        seat.setdefault("deck", FILLER_DECK)
        top = listed(seat.pop("top", None), FILLER)
        if top:
            seat["deck"] = [*top, *listed(seat["deck"], self.filler(DECK))]
        return seat

    def measure(self, state: State, seat: int, told: Mapping[str, int]) -> None:
        """3.7: the life that a scenario tells."""
        assert isinstance(state, Table)
        state.set_life(seat, told["life"])

    def enter(self, state: State, phase: int) -> None:
        """Chapter 5: the turn goes on with a phase."""
        turn = Turn()
        turn.seat = state.turn_seat
        turn.step = phase
        state.stack.append(turn)

    def settle(self, match: Match, seat: int, most: int) -> None:
        settle(match, seat, most)

    def worth(self, state: State, seat: int) -> int:
        return worth(state, seat)
