"""Finding a card of a position by what one would say: its name, its place, or what it is called.

"Scout", "foe Scout", "me members 2", "foe circles front left", "自分のメンバー2". Where a name fits
several cards, one on the field is meant; if several are there, it must be told which.
"""

from __future__ import annotations

from collections.abc import Sequence

from kirifuda.games.plan import Plan
from kirifuda.games.scenes import Scenes, normal, seat_words
from kirifuda.kernel.errors import Said, UnknownError
from kirifuda.kernel.match import shown
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.state import State

MOST_LISTED = 8


class Lying:
    """A card of a position, and where it lies; `nth`: its place in its zone, from 1 on."""

    def __init__(
        self, number: int, card: CardDef, seat: int, zone: int, spot: int, nth: int, label: str
    ) -> None:
        self.number = number
        self.card = card
        self.seat = seat
        self.zone = zone
        self.spot = spot
        self.nth = nth
        self.label = label


class Finder:
    """Finds the cards of one position."""

    def __init__(self, scenes: Scenes, cards: Sequence[Lying]) -> None:
        self.scenes = scenes
        self.cards = cards

    def find(self, told: object) -> int:
        """The number of the card that is meant; an `UnknownError` tells why none is."""
        if not isinstance(told, str) or not told.strip():
            raise UnknownError(Said("a card is named by a text, not {0}", [shown(told)]))
        named = [one for one in self.cards if one.label and one.label == told.strip()]
        if named:
            return named[0].number
        seat, rest = side(told)
        if seat >= 0:
            found = self.at_place(seat, rest, told)
            if found >= 0:
                return found
        return self.by_name(seat, rest if seat >= 0 else told.strip(), told)

    def at_place(self, seat: int, rest: str, told: str) -> int:
        """The card in a zone, at a spot or at a place of it; -1 if no zone is named."""
        word = normal(rest)
        zone, more = -1, ""
        for end in range(len(word), 0, -1):
            zone = self.scenes.zone(word[:end])
            if zone >= 0:
                more = word[end:]
                break
        if zone < 0:
            return -1
        there = [one for one in self.cards if one.seat == seat and one.zone == zone]
        if not more:
            if len(there) == 1:
                return there[0].number
            known = Said("it is empty")
            if there:
                known = Said("there are {0} cards: {1}", [len(there), self.listed(there)])
            raise UnknownError(Said("{0} names no single card; {1}", [repr(told), known]))
        spots = self.scenes.zones[zone].spots
        spot = self.scenes.spot(zone, more)
        if spots and more.isdigit() and len(more) < 4:
            spot = int(more) - 1  # counted from 1 where people count
        for one in there:
            if (spots and one.spot == spot) or (not spots and more == str(one.nth)):
                return one.number
        known = Said("there: {0}", [self.listed(there)]) if there else Said("it is empty")
        raise UnknownError(Said("there is no card at {0}; {1}", [repr(told), known]))

    def by_name(self, seat: int, name: str, told: str) -> int:
        """The card of a name, of a seat or of any."""
        word = normal(name)
        found = [
            one
            for one in self.cards
            if seat in (-1, one.seat)
            and word in (normal(one.card.key), normal(one.card.name), normal(one.card.english))
            and word
        ]
        if len(found) > 1:
            fields = [one for one in found if self.scenes.zones[one.zone].field]
            if len(fields) == 1:
                return fields[0].number
            raise UnknownError(
                Said("several cards are {0}: {1}; tell which", [repr(name), self.listed(found)])
            )
        if not found:
            known = sorted({one.card.title() for one in self.cards if one.card.key[:6] != "FILLER"})
            if not known:
                raise UnknownError(Said("there is no card {0} in this position", [shown(told)]))
            near = ", ".join(known[:MOST_LISTED])
            raise UnknownError(
                Said("there is no card {0} in this position; there are: {1}", [shown(told), near])
            )
        return found[0].number

    def listed(self, cards: Sequence[Lying]) -> str:
        """Cards with their places, for people."""
        told = [f"{self.place(one)} ({one.card.title()})" for one in cards[:MOST_LISTED]]
        return ", ".join(told) + (", …" if len(cards) > MOST_LISTED else "")

    def place(self, one: Lying) -> str:
        """Where a card lies, as `find` reads it."""
        spots = self.scenes.zones[one.zone].spots
        where = self.scenes.place(one.seat, one.zone)
        if spots and one.spot >= 0:
            named = self.scenes.spot_name(one.zone, one.spot)
            counted = self.scenes.zones[one.zone].name.startswith(named.split()[0])
            return f"{where} {one.spot + 1 if counted else named}"
        alone = sum(1 for c in self.cards if (c.seat, c.zone) == (one.seat, one.zone)) == 1
        return where if alone else f"{where} {one.nth}"

    def place_of(self, number: int) -> str:
        """Where a card lies, by its number."""
        return self.place(next(one for one in self.cards if one.number == number))


def side(told: str) -> tuple[int, str]:
    """The seat with which a text begins (-1: none), and the rest of it.

    >>> side("foe: Scout"), side("自分のメンバー2"), side("seat 4 hand"), side("Scout")
    ((1, 'Scout'), (0, 'メンバー2'), (4, 'hand'), (-1, 'Scout'))
    """
    text = told.strip()
    for word, seat in seat_words():
        if not text.lower().startswith(word):
            continue
        rest = text[len(word) :]
        if word.isascii():
            if rest[:1] in (" ", ":", "'"):
                return seat, rest.lstrip(" :").removeprefix("'s ").strip()
        elif rest[:1] != "":
            return seat, rest.removeprefix("の").lstrip(" :：　")
    return -1, text


def of_plan(scenes: Scenes, plan: Plan) -> Finder:
    """The cards of a position that is to be set up."""
    count: dict[tuple[int, int], int] = {}
    out: list[Lying] = []
    for row in plan.rows():
        key = (row.seat, row.zone)
        count[key] = count.get(key, 0) + 1
        out.append(Lying(row.number, row.card, row.seat, row.zone, row.spot, count[key], row.label))
    return Finder(scenes, out)


def of_state(scenes: Scenes, s: State, labels: dict[int, str] | None = None) -> Finder:
    """The cards of a match as they lie now."""
    labels = labels or {}
    out: list[Lying] = []
    for seat in range(s.seats):
        for spec in scenes.zones:
            for nth, card in enumerate(s.zones[seat * s.kinds + spec.number], 1):
                spot = s.spot[card]
                label = labels.get(card, "")
                out.append(Lying(card, s.definition(card), seat, spec.number, spot, nth, label))
    return Finder(scenes, out)
