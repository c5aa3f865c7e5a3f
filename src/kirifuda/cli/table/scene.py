"""What one seat sees of a match, with names and types: made from `match.view(seat)` alone.

Everything on the table is drawn from a `Scene`. A card that the seat may not know has no number
here and therefore no name, no values and no text.
"""

from __future__ import annotations

from typing import Any

from kirifuda.kernel.effects.effect import Effect
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.scope import CARD_MASK

Plain = dict[str, Any]


class SeenCard:
    """A card as a seat sees it; `card` is -1 if it may not know which one it is."""

    def __init__(self, told: Plain, seat: int, zone: str, attributes: list[str]) -> None:
        self.seat = seat
        self.zone = zone
        self.card: int = told.get("card", -1)
        self.name: str = told.get("name", "")
        self.kinds: int = told.get("kinds", 0)
        self.traits: list[str] = told.get("traits", [])
        self.names: list[str] = told.get("names", [])
        self.numbers: dict[str, int] = {a: told[a] for a in attributes if a in told}
        self.rest: bool = told.get("rest", False)
        self.down: bool = told.get("down", False)
        self.spot: int = told.get("spot", -1)
        self.damage: int = told.get("damage", 0)
        self.status: int = told.get("status", 0)
        self.marks: int = told.get("marks", 0)
        self.host: int = told.get("host", -1)
        self.back: str = told.get("back", "")

    @property
    def known(self) -> bool:
        return self.card >= 0


class SeenOption:
    """An option of the seat's own decision; `index` is its place among the options."""

    def __init__(self, told: Plain, index: int) -> None:
        self.index = index
        self.kind: str = told["kind"]
        self.card: int = told.get("card", -1)
        self.name: str = told.get("name", "")
        self.spot: int = told.get("spot", -1)
        self.number: int = told.get("number", 0)
        self.ability: int = told.get("ability", -1)
        self.of: int = told.get("of", -1)  # where a card is that the seat may not know
        self.zone: str = told.get("zone", "")
        self.square: int = told.get("square", -1)


class SeenDecision:
    """A decision; another seat's has no options here."""

    def __init__(self, told: Plain) -> None:
        self.seat: int = told["seat"]
        self.kind: str = told["kind"]
        self.clause: str = told["clause"]
        self.source: int = told.get("source", -1)
        self.options = [SeenOption(o, i) for i, o in enumerate(told.get("options", []))]
        self.picked: list[int] = told.get("picked", [])
        self.least: int = told.get("least", 1)
        self.most: int = told.get("most", 1)

    @property
    def chained(self) -> bool:
        """Whether it is a chain of picks that may pick more than one card, all of them known."""
        picks = all(o.kind in ("pick", "done") for o in self.options)
        return self.most > 1 and picks and all(o.of < 0 for o in self.options)


class Scene:
    """A match as one seat sees it now."""

    def __init__(self, match: Match, seat: int) -> None:
        told: Plain = match.view(seat)
        self.told = told
        self.match = match
        self.seat = seat
        self.turn: int = told["turn"]
        self.turn_seat: int = told["turn_seat"]
        self.over: bool = told["over"]
        self.winners: list[int] = told["winners"]
        self.clause: str = told["clause"]
        self.attributes = match.pool.rules.attributes
        self.zones: list[dict[str, list[SeenCard]]] = [
            {
                zone: [SeenCard(c, side["seat"], zone, self.attributes) for c in cards]
                for zone, cards in side["zones"].items()
            }
            for side in told["seats"]
        ]
        self.by_number = {
            c.card: c for side in self.zones for cards in side.values() for c in cards if c.known
        }
        found = told.get("decision")
        self.decision = SeenDecision(found) if found is not None else None
        offered = self.decision.options if self.decision is not None else []
        self.offered = {o.card for o in offered if o.card >= 0}
        self.nameable = self.offered | set(self.by_number)
        if self.decision is not None:
            self.nameable |= set(self.decision.picked) | {self.decision.source}

    @property
    def mine(self) -> bool:
        """Whether the seat itself decides now."""
        return self.decision is not None and self.decision.seat == self.seat

    def zone(self, seat: int, name: str) -> list[SeenCard]:
        return self.zones[seat][name]

    def seats(self) -> list[int]:
        return list(range(len(self.zones)))

    def foes(self) -> list[int]:
        return [s for s in self.seats() if s != self.seat]

    def definition(self, card: int) -> CardDef | None:
        """The printed card behind a number that this seat may know."""
        if card < 0 or card not in self.nameable:
            return None
        return self.match.state.definition(card)

    def name(self, card: int, lang: str) -> str:
        """What a card is called; "?" if the seat may not know."""
        found = self.definition(card)
        if found is None:
            return "?"
        return found.name if lang == "ja" else found.english

    def asking(self) -> int:
        """The ability whose cost or effect asks for what is to be decided; -1: none does."""
        assert self.decision is not None
        for frame in reversed(self.match.state.stack):
            if isinstance(frame, Effect):
                mine = frame.scope.source & CARD_MASK == self.decision.source
                return frame.scope.ability if mine else -1
        return -1

    def ability(self, number: int, lang: str) -> str:
        """The text of an ability that an option names."""
        ability = self.match.pool.abilities[number]
        return ability.text if lang == "ja" else ability.english
