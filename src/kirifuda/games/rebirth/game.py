"""Rebirth for you as a game: its printed values, deck parts, zones and phases in scenarios."""

from __future__ import annotations

from collections.abc import Mapping

from kirifuda.games.game import FILLER, Game, Printing, listed
from kirifuda.games.imagining import plain, uses
from kirifuda.games.printed import Printed
from kirifuda.games.rebirth import printing
from kirifuda.games.rebirth.deck import DEER_CARDS, MAIN, PARTNERS, deck_reasons
from kirifuda.games.rebirth.formats import FORMATS
from kirifuda.games.rebirth.rules import RebirthRules
from kirifuda.games.rebirth.scenes import RebirthScenes
from kirifuda.games.rebirth.worth import RebirthJudge
from kirifuda.games.rebirth.zones import (
    CHARACTER,
    DEER,
    ENERGY,
    ENTRY,
    HAND,
    MEMBER,
    PARTNER,
    REBIRTH,
    REBIRTH_CARD,
    SLOTS,
    SOUL,
    WAITING,
)
from kirifuda.games.scenes import Scenes
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.foresight.judging import Judge
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.rules import Rules

FILLER_REBIRTH = "FILLER-RE"
FILLER_PARTNER = "FILLER-PA"


class Rebirth(Game):
    """Rebirth for you, for two players; or three to six in the formats of chapter 13."""

    printing: Printing = printing
    seats = (2, 6)  # 1.1.1, 13.1.1
    formats = FORMATS
    name = "rebirth"
    title = "Rebirth for you"
    japanese = "Reバース for you"
    thinking: Mapping[str, tuple[int, int]] = {"club": (200, 2)}  # a tenth of a second
    answering = "キャンセル|手札(】|のみ|で)"
    parts: Mapping[str, tuple[str, ...]] = {
        MAIN: ("deck", "main deck", "デッキ", "メインデッキ"),
        PARTNERS: ("partner", "パートナー"),
        DEER_CARDS: ("deer", "deer pile", "シカ山"),
    }
    filled_zones = ("entry",)
    under: Mapping[str, int] = {"soul": SOUL}
    fillers: Mapping[str, Printed] = {
        FILLER: {"name": "エキストラ", "english": "Filler", "cost": 1, "atk": 1, "def": 3},
        FILLER_REBIRTH: {"kind": "rebirth", "name": "幕間", "english": "Filler Rebirth"},
        FILLER_PARTNER: {"kind": "partner", "name": "付き人", "english": "Filler Partner"},
    }

    effect_form: tuple[str, Printed] = ("【起】【メンバー】:{}", {"cost": 0, "atk": 0, "def": 1})

    def new_rules(self) -> Rules:
        return RebirthRules()

    def new_scenes(self) -> Scenes:
        return RebirthScenes(self.rules)

    def sort(self, card: CardDef) -> str:
        if card.kinds & DEER:
            return DEER_CARDS
        return PARTNERS if card.kinds & PARTNER else MAIN

    def deck_reasons(self, parts: Mapping[str, list[CardDef]]) -> list[Reason]:
        return deck_reasons(parts)

    def filler(self, zone: int) -> str:
        return FILLER_REBIRTH if zone == REBIRTH else FILLER

    def fill(self, seat: dict[str, object]) -> dict[str, object]:
        """A plain entry and a plain deck; `partners` in the energy zone, `top` on the deck."""
        seat.setdefault("entry", FILLER)
        partners = listed(seat.pop("partners", 0), FILLER_PARTNER)
        if partners:
            seat["energy"] = [*partners, *listed(seat.get("energy"), self.filler(ENERGY))]
        return super().fill(seat)

    def imaginable(self, match: Match, seat: int, card: int) -> list[Option]:
        if card < 0:
            return plain(["attack phase", "end attacks"])
        s = match.state
        if s.team[s.seat[card]] != s.team[seat]:
            return []
        zone = s.zone[card]
        out: list[Option] = []
        if zone == HAND and s.face(card).kinds & REBIRTH_CARD:
            out.append(Option("set", card))
        elif zone == HAND:
            out.extend(Option("play", card, spot) for spot in (SLOTS, *range(SLOTS)))
            if s.face(card).kinds & CHARACTER:
                out.append(Option("block", card))
        elif zone == ENTRY:
            out.extend(Option("shift", card, spot) for spot in range(SLOTS))
        elif zone == MEMBER:
            on = [-1] if s.seats < 3 else list(range(s.seats))
            out.extend(Option("attack", card, foe, n) for foe in on for n in (0, 1))
        if zone in (HAND, ENTRY, MEMBER, ENERGY, REBIRTH, WAITING):
            out.extend(uses(match, card))
        return out

    def new_judge(self) -> Judge:
        return RebirthJudge()
