"""Rebirth for you as a game: its printed values, deck parts, zones and phases in scenarios."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path

import kirifuda.text
from kirifuda.games.game import Game, listed
from kirifuda.games.printed import Printed
from kirifuda.games.rebirth import printing
from kirifuda.games.rebirth.deck import MAIN, PARTNERS, deck_reasons
from kirifuda.games.rebirth.rules import RebirthRules
from kirifuda.games.rebirth.turn import Turn
from kirifuda.games.rebirth.worth import settle, worth
from kirifuda.games.rebirth.zones import DECK, ENERGY, PARTNER, REBIRTH, SOUL, WAITING
from kirifuda.games.trees import Reading
from kirifuda.kernel.cards import CardDef
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.match import Match
from kirifuda.kernel.rules import Rules
from kirifuda.kernel.state import State
from kirifuda.text import Grammar

FILLER = "FILLER"
FILLER_REBIRTH = "FILLER-RE"
FILLER_PARTNER = "FILLER-PA"
FILLER_DECK = 20


class Rebirth(Game):
    """Rebirth for you, for two players."""

    seats = (2, 2)  # 1.1.1
    name = "rebirth"
    title = "Rebirth for you"
    japanese = "Reバース for you"
    parts: Mapping[str, tuple[str, ...]] = {
        MAIN: ("deck", "main deck", "デッキ", "メインデッキ"),
        PARTNERS: ("partner", "パートナー"),
    }
    zone_names: Mapping[str, int] = {"waiting": WAITING}
    under: Mapping[str, int] = {"soul": SOUL}
    phases: Mapping[str, int] = {"standby": 0, "energy": 1, "main": 2, "attack": 3, "end": 4}
    fillers: Mapping[str, Printed] = {
        FILLER: {"name": "エキストラ", "english": "Filler", "cost": 1, "atk": 1, "def": 3},
        FILLER_REBIRTH: {"kind": "rebirth", "name": "幕間", "english": "Filler Rebirth"},
        FILLER_PARTNER: {"kind": "partner", "name": "付き人", "english": "Filler Partner"},
    }

    @cached_property
    def folder(self) -> Path:
        return Path(__file__).resolve().parent

    def new_rules(self) -> Rules:
        return RebirthRules()

    def grammar_folders(self) -> Iterable[Path]:
        return [Path(kirifuda.text.__file__).resolve().parent, self.folder / "words"]

    def grammar(self) -> Grammar:
        from kirifuda.games.rebirth.words import grammar

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
        return PARTNERS if card.kinds & PARTNER else MAIN

    def deck_reasons(self, parts: Mapping[str, list[CardDef]]) -> list[Reason]:
        return deck_reasons(parts)

    def filler(self, zone: int) -> str:
        return FILLER_REBIRTH if zone == REBIRTH else FILLER

    def fill(self, seat: dict[str, object]) -> dict[str, object]:
        """A plain entry and a plain deck; `partners` in the energy zone, `top` on the deck."""
        seat.setdefault("entry", FILLER)
        seat.setdefault("deck", FILLER_DECK)
        partners = listed(seat.pop("partners", 0), FILLER_PARTNER)
        if partners:
            seat["energy"] = [*partners, *listed(seat.get("energy"), self.filler(ENERGY))]
        top = listed(seat.pop("top", None), FILLER)
        if top:
            seat["deck"] = [*top, *listed(seat["deck"], self.filler(DECK))]
        return seat

    def enter(self, state: State, phase: int) -> None:
        """7.1: the turn goes on with a phase."""
        turn = Turn()
        turn.seat = state.turn_seat
        turn.step = phase
        state.stack.append(turn)

    def settle(self, match: Match, seat: int, most: int) -> None:
        settle(match, seat, most)

    def worth(self, state: State, seat: int) -> int:
        return worth(state, seat)
