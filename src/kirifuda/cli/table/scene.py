"""What one seat sees of a match, with names and types: made from its board alone.

Everything on the table is drawn from a `Scene`. Cards are called by the seat's handles; a card that
the seat may not know has none, and therefore no name, no values and no text.
"""

from __future__ import annotations

from typing import Any, Protocol

from kirifuda.table.desk import Desk

Plain = dict[str, Any]
NO_HANDLE = 0
NOTHING: Plain = {"n": 0}


class Door(Protocol):
    """All that a face asks, by handles (`kirifuda.table.desk.Seen`); a wire can stand between."""

    desk: Desk
    seat: int | None
    board: Plain

    def card(self, key: str) -> Plain | None: ...
    def lines(self, start: int | None = None) -> list[Plain]: ...
    def changes(self, handle: int) -> list[Plain]: ...
    def wishes(self, kind: str = "", cards: list[int] | None = None) -> list[Plain]: ...


class SeenCard:
    """A card as a seat sees it; `card` is its handle, 0 if the seat may not know which it is."""

    def __init__(self, told: Plain, seat: int, zone: str, printed: Plain | None) -> None:
        self.seat = seat
        self.zone = zone
        self.card: int = told.get("id", NO_HANDLE)
        self.key: str = told.get("key", "")
        self.printed = printed
        self.side: int = told.get("side", 0)
        face: Plain = printed or {}
        if self.side:
            face = face["back"]
        self.base: dict[str, int] = face.get("values", {})
        self.kinds: list[str] = told.get("kinds") or face.get("kinds", [])
        self.traits: list[str] = told["traits"] if "traits" in told else face.get("traits", [])
        self.names: list[str] = told.get("names", [])
        self.numbers: dict[str, int] = {**self.base, **told.get("now", {})}
        self.flags: list[str] = told.get("flags", [])
        self.spot: int = told.get("spot", -1)
        self.damage: int = told.get("damage", 0)
        self.price: int = told.get("price", -1)
        self.host: int = told.get("host", NO_HANDLE)
        self.back: str = told.get("back", "")

    @property
    def known(self) -> bool:
        return self.card != NO_HANDLE

    @property
    def rest(self) -> bool:
        return "rest" in self.flags

    @property
    def down(self) -> bool:
        return "down" in self.flags

    def has(self, word: str) -> bool:
        """Whether it has a flag, is of a kind, or shows that on its back."""
        return word in self.flags or word in self.kinds or word == self.back


class SeenOption:
    """An option of the seat's own decision; `index` is its place among the options."""

    def __init__(self, told: Plain, index: int) -> None:
        self.told = told
        self.index = index
        self.key: str = told["key"]
        self.kind: str = told["kind"]
        self.card: int = told.get("card", NO_HANDLE)
        self.name: str = told.get("name", "")
        self.spot: int = told.get("spot", -1)
        self.side: int = told.get("side", -1)
        self.whom: int = told.get("seat", -1)
        self.number: int = told.get("number", 0)
        self.ability: tuple[str, int] | None = ability_of(told)
        self.mate: int = told.get("with", NO_HANDLE)
        self.at: Plain | None = told.get("at")  # where a card is that the seat may not know


class SeenDecision:
    """A decision; another seat's has no options here."""

    def __init__(self, told: Plain) -> None:
        self.seat: int = told["seat"]
        self.kind: str = told["kind"]
        self.clause: str = told["clause"]
        self.source: int = told.get("source", NO_HANDLE)
        self.key: str = told.get("key", "")
        self.ability: tuple[str, int] | None = ability_of(told)
        self.options = [SeenOption(o, i) for i, o in enumerate(told.get("options", []))]
        self.picked: list[int] = told.get("picked", [])
        self.least: int = told.get("least", 1)
        self.most: int = told.get("most", 1)
        self.chained: bool = told.get("chain", False)


def ability_of(told: Plain) -> tuple[str, int] | None:
    """The ability that something tells of: of which card, and which."""
    return (told["of"], told["ability"]) if "ability" in told else None


class Scene:
    """A match as one seat sees it now; `seen` is whom more can be asked, by handles."""

    def __init__(self, seen: Door) -> None:
        assert seen.seat is not None
        self.seat: int = seen.seat
        self.seen = seen
        self.desk: Desk = seen.desk
        self.board = board = seen.board
        head: Plain = board["head"]
        self.turn: int = head["turn"]
        self.turn_seat: int = head["whose"]
        self.gone: list[int] = head.get("gone", [])
        self.phase: int = head["phase"]
        self.over: bool = head.get("over", False)
        self.winners: list[int] = head.get("winners", [])
        self.clause: str = head.get("clause", "")
        self.facts: list[str] = head.get("facts", [])
        self.roles: list[Plain] = head.get("roles", [])
        self.count = sum(1 for key in board if key.endswith(".gauges"))
        self.zones: list[dict[str, list[SeenCard]]] = [
            {zone: self.lying(of, zone) for zone in self.desk.zones} for of in range(self.count)
        ]
        self.by_handle = {
            c.card: c for side in self.zones for cards in side.values() for c in cards if c.known
        }
        found = board.get("ask")
        self.decision = SeenDecision(found) if found is not None else None
        offered = self.decision.options if self.decision is not None else []
        self.offered = {o.card for o in offered if o.card}
        self.keys = {c.card: c.key for c in self.by_handle.values()}
        self.keys |= {o.card: o.name for o in offered if o.card}
        self.keys |= {o.mate: o.told["mate"] for o in offered if o.mate}
        self.keys |= {role["card"]: role["key"] for role in self.roles if "card" in role}
        if self.decision is not None and self.decision.source:
            self.keys[self.decision.source] = self.decision.key

    def lying(self, seat: int, zone: str) -> list[SeenCard]:
        """The cards of a zone, those that cannot be told apart among them."""
        part: Plain = self.board.get(f"{seat}.{zone}", NOTHING)
        told: list[Plain] = part.get("cards", [])
        out = [SeenCard(t, seat, zone, self.printed(t.get("key", ""))) for t in told]
        out += [SeenCard({}, seat, zone, None) for _ in range(part["n"] - len(told))]
        return out

    @property
    def mine(self) -> bool:
        """Whether the seat itself decides now."""
        return self.decision is not None and self.decision.seat == self.seat

    def zone(self, seat: int, name: str) -> list[SeenCard]:
        return self.zones[seat][name]

    def gauges(self, seat: int) -> dict[str, int]:
        found: dict[str, int] = self.board[f"{seat}.gauges"]
        return found

    def role(self, name: str) -> Plain | None:
        """Who has a part in what goes on."""
        return next((role for role in self.roles if role["role"] == name), None)

    def seats(self) -> list[int]:
        return list(range(self.count))

    def foes(self) -> list[int]:
        return [s for s in self.seats() if s != self.seat]

    def printed(self, key: str) -> Plain | None:
        """What is printed on a card with this key."""
        return self.seen.card(key) if key else None

    def card_sheet(self, card: int) -> Plain | None:
        """What is printed on the card behind a handle."""
        return self.printed(self.keys.get(card, ""))

    def name(self, card: int, lang: str) -> str:
        """What a card is called; "?" if the seat may not know."""
        return self.named(self.keys.get(card, ""), lang)

    def named(self, key: str, lang: str) -> str:
        """What a card with this key is called."""
        found = self.printed(key)
        if found is None:
            return "?"
        name: str = found["names"][lang == "ja"]
        return name

    def ability(self, which: tuple[str, int], lang: str) -> str:
        """The text of an ability."""
        found = self.printed(which[0])
        if found is None:
            return ""
        text: str = found["abilities"][which[1]][lang == "ja"]
        return text
