"""Cardfight!! Vanguard as a game: its printed values, deck parts, zones and phases in scenarios."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kirifuda.games.game import FILLER, DeckLike, Game, Printing
from kirifuda.games.imagining import plain, uses
from kirifuda.games.printed import Printed
from kirifuda.games.scenes import Scenes
from kirifuda.games.vanguard import printing
from kirifuda.games.vanguard.deck import FORMATS, MAIN, RIDE, deck_reasons
from kirifuda.games.vanguard.deck import format_reasons as wanted
from kirifuda.games.vanguard.rules import VanguardRules
from kirifuda.games.vanguard.scenes import VanguardScenes
from kirifuda.games.vanguard.worth import VanguardJudge
from kirifuda.games.vanguard.zones import (
    CRESTS,
    DROP,
    HAND,
    ORDER,
    ORDERS,
    REAR,
    REAR_CIRCLES,
    RIDE_CREST,
    RIDE_DECK,
    SOUL,
    TICKET,
    UNIT,
    VANGUARD,
)
from kirifuda.kernel.errors import KirifudaError, Reason
from kirifuda.kernel.foresight.judging import Judge
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.rules import Rules

MADE_AT_ONCE = 12  # of one name, of one fighter: five on circles, five that are called there, ...


class Vanguard(Game):
    """Cardfight!! Vanguard, for two fighters."""

    printing: Printing = printing
    seats = (2, 2)
    formats = FORMATS
    name = "vanguard"
    title = "Cardfight!! Vanguard"
    japanese = "カードファイト!! ヴァンガード"
    parts: Mapping[str, tuple[str, ...]] = {
        MAIN: ("deck", "main deck", "メインデッキ", "デッキ"),
        RIDE: ("ride deck", "ライドデッキ"),
    }
    answering = "(手札|ライドデッキ)(】|のみ|で)"
    filled_zones = ("vanguard",)
    fillers: Mapping[str, Printed] = {
        FILLER: {
            "name": "見習い",
            "english": "Filler",
            "grade": 1,
            "power": 8000,
            "shield": 5000,
            "skills": ["boost"],
        },
        "FILLER-V": {
            "name": "隊長",
            "english": "Filler Vanguard",
            "grade": 3,
            "power": 13000,
            "skills": ["twin drive"],
        },
    }
    effect_form: tuple[str, Printed] = (
        "【起】【(R)】：{}",
        {"grade": 0, "power": 5000, "shield": 5000},
    )

    def new_rules(self) -> Rules:
        return VanguardRules()

    def new_scenes(self) -> Scenes:
        return VanguardScenes(self.rules)

    def sort(self, card: CardDef) -> str:
        return RIDE if card.kinds & RIDE_CREST else MAIN

    def deck_reasons(self, parts: Mapping[str, list[CardDef]]) -> list[Reason]:
        out = deck_reasons(parts)
        for cards in parts.values():
            for card in dict.fromkeys(cards):
                out.extend(self.unmade(card))
        return out

    def check_format(self, deck: DeckLike, format: str) -> list[Reason]:
        """What keeps a deck from being played in a format (18.6.1), its own rules included."""
        parts, reasons = self.read_deck(deck)
        return reasons + wanted(parts, format)

    def format_reasons(self, parts: Mapping[str, list[CardDef]], format: str) -> list[Reason]:
        return wanted(parts, format) if format else []

    def unmade(self, card: CardDef) -> list[Reason]:
        """付録A1: pseudo cards that a card makes and that nobody has defined."""
        out: list[Reason] = []
        for name in card.fields.get("makes", "").split("\n"):
            if name:
                try:
                    self.find(name)
                except KirifudaError as error:
                    out.extend(Reason(r.message, "15.1.2.3") for r in error.reasons)
        return out

    def makes(self, cards: Iterable[CardDef]) -> list[CardDef]:
        out: list[CardDef] = []
        left = list(dict.fromkeys(cards))
        seen: list[CardDef] = []
        while left:
            for name in left.pop().fields.get("makes", "").split("\n"):
                if name:
                    made = self.find(name)
                    if made not in seen:
                        seen.append(made)
                        left.append(made)  # what it makes in its turn
                        out.extend([made] * MADE_AT_ONCE)
        return out

    def filler(self, zone: int) -> str:
        return "FILLER-V" if zone == VANGUARD else FILLER

    def fill(self, seat: dict[str, object]) -> dict[str, object]:
        """A plain vanguard and a plain deck; `top` on the deck."""
        seat.setdefault("vanguard", "FILLER-V")
        return super().fill(seat)

    def imaginable(self, match: Match, seat: int, card: int) -> list[Option]:
        if card < 0:
            return plain(["battle phase", "end battles", "pass"])
        s = match.state
        zone = s.zone[card]
        out: list[Option] = []
        kinds = s.face(card).kinds
        if s.seat[card] != seat:
            return [Option("target", card)] if zone in (VANGUARD, REAR) else []
        if zone == HAND:
            if kinds & UNIT:
                out.extend(Option("call", card, spot) for spot in range(REAR_CIRCLES))
                out.append(Option("ride", card))
                out.append(Option("guard", card))
            if kinds & (ORDER | TICKET):
                out.append(Option("order", card))
        elif zone == RIDE_DECK:
            out.append(Option("ride", card))
        elif zone in (VANGUARD, REAR):
            out.append(Option("attack", card))
            if zone == REAR:
                out.append(Option("intercept", card))
                out.append(Option("boost", card))
        if zone in (HAND, VANGUARD, REAR, SOUL, DROP, ORDERS, CRESTS):
            out.extend(uses(match, card))
        return out

    def new_judge(self) -> Judge:
        return VanguardJudge()
