"""Plans: a position to be set up, as plain data that a setup can hold.

Cards are numbered through the rows of the seats that own them. A plan that comes from outside (in a
pack or a record) is checked like a description.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kirifuda.kernel.errors import KirifudaError, Reason
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.zones import ZoneSpec

if TYPE_CHECKING:
    from kirifuda.games.scenes import Scenes

MOST_DAMAGE = 999
MOST_MEASURE = 99999
MOST_VALUE = 999_999_999  # of a number that an effect has
MOST_TURNS = 9999
MOST_STATUS = (1 << 30) - 1
MOST_USES = 99
MOST_EFFECTS = 200
EVERYONE = -1  # who knows a card
MORE = {"host", "known", "seat", "arrived", "used", "as"}  # what is told of few cards

Measures = dict[str, int]
Told = dict[str, Any]  # what was done, what is under way: by words of the game


class Row:
    """A card and how it lies: in which zone of which seat, and whose it is.

    `host` is the card that it lies under or on. `arrived` tells in which order cards came to be
    where they are: the greater, the later. `place` is where it stands in the description.
    """

    def __init__(self, card: CardDef, zone: int, seat: int, owner: int = -1) -> None:
        self.card = card
        self.zone = zone
        self.seat = seat
        self.owner = seat if owner < 0 else owner
        self.spot = -1
        self.rest = 0
        self.down = -1
        self.damage = 0
        self.host: Row | None = None
        self.known = 0  # bits of seats, or EVERYONE
        self.status = 0
        self.arrived = 0
        self.used: list[int] = []  # places of abilities on the card: one for each use in this turn
        self.number = -1  # once all rows are there
        self.label = ""
        self.place = ""

    def data(self, mine: list[Row]) -> list[object]:
        """The row as plain data, without its card; `mine`: the rows of its owner."""
        host = -1
        more: dict[str, object] = {}
        if self.host is not None:
            if self.host in mine:
                host = mine.index(self.host)
            else:
                more["host"] = self.host.number
        if self.known not in (0, EVERYONE):
            more["known"] = self.known
        if self.seat != self.owner:
            more["seat"] = self.seat
        if self.arrived:
            more["arrived"] = self.arrived
        if self.used:
            more["used"] = self.used
        if self.label:
            more["as"] = self.label
        known = 1 if self.known == EVERYONE else 0
        out: list[object] = [self.zone, self.spot, self.rest, self.down, self.damage, host, known]
        if self.status or more:
            out.append(self.status)
        if more:
            out.append(more)
        return out


class Plan:
    """A position to be set up: who has which cards where, whose turn it is, where it begins.

    `done` tells what was done in this turn, `action` what is under way (an attack, a battle), both
    in words of the game; `effects` what lasts already, `history` what the turn remembers.
    """

    def __init__(self, turn: int, turn_seat: int, phase: str, step: str = "") -> None:
        self.turn = turn
        self.turn_seat = turn_seat
        self.phase = phase
        self.step = step
        self.seats: list[list[Row]] = []  # by who owns the cards
        self.measures: list[Measures] = []  # numbers of each seat, if the game has any
        self.done: Told = {}
        self.action: Told = {}
        self.effects: list[Told] = []
        self.history: list[list[int]] = []
        self.anyway = False  # also what rule processes would mend at once

    def rows(self) -> list[Row]:
        """All cards, by their numbers."""
        return [row for rows in self.seats for row in rows]

    def count(self) -> None:
        """Give cards their numbers."""
        for number, row in enumerate(self.rows()):
            row.number = number

    def lying(self, seat: int, zone: int) -> list[Row]:
        """The cards in a zone of a seat."""
        return [row for row in self.rows() if row.seat == seat and row.zone == zone]

    def data(self, refer: Callable[[CardDef], str | int]) -> dict[str, Any]:
        """The plan as plain data."""
        out: dict[str, Any] = {
            "turn": self.turn,
            "turn_seat": self.turn_seat,
            "phase": self.phase,
            "seats": [[[refer(r.card), *r.data(rows)] for r in rows] for rows in self.seats],
        }
        if any(self.measures):
            out["measures"] = self.measures
        for word in ("step", "done", "action", "effects", "history", "anyway"):
            value = getattr(self, word)
            if value:
                out[word] = value
        return out


class DamagedError(KirifudaError):
    """What a setup tells cannot be what a plan has told."""

    def __init__(self) -> None:
        super().__init__("the scenario in it is damaged")


def from_data(
    data: object, refer: Callable[[object], CardDef], scenes: Scenes, seats: tuple[int, int]
) -> tuple[Plan | None, list[Reason]]:
    """The plan that `Plan.data` gave, or what is wrong with it."""
    try:
        return _read(data, refer, scenes, seats)
    except DamagedError as error:
        return None, error.reasons


def _read(
    data: object, refer: Callable[[object], CardDef], scenes: Scenes, seats: tuple[int, int]
) -> tuple[Plan | None, list[Reason]]:
    if not isinstance(data, dict):
        raise DamagedError
    held = data.get("seats")
    phase = data.get("phase")
    step = data.get("step", "")
    if not isinstance(held, list) or not seats[0] <= len(held) <= seats[1]:
        raise DamagedError
    turn = whole(data.get("turn"), 1, MOST_TURNS)
    whose = whole(data.get("turn_seat"), 0, len(held) - 1)
    if not isinstance(phase, str) or phase not in scenes.phases:
        raise DamagedError
    if not isinstance(step, str) or (step and step not in scenes.phases[phase].steps):
        raise DamagedError
    plan = Plan(turn, whose, phase, step)
    plan.anyway = bool(whole(int(data.get("anyway", False) is True), 0, 1))
    plan.measures = data.get("measures", [{} for _ in held])
    _check_measures(plan.measures, len(held), scenes.measures)
    reasons: list[Reason] = []
    hosts: list[
        tuple[Row, int, int]
    ] = []  # a row, the seat whose rows are counted (-1: all), which
    for owner, described in enumerate(held):
        rows: list[Row] = []
        plan.seats.append(rows)
        if not isinstance(described, list):
            raise DamagedError
        for one in described:
            try:
                rows.append(_row(one, refer, scenes.zones, owner, len(held), hosts))
            except DamagedError:
                raise
            except KirifudaError as error:
                reasons.extend(error.reasons)
    if reasons:
        return None, reasons
    plan.count()
    every = plan.rows()
    for row, owner, place in hosts:
        among = every if owner < 0 else plan.seats[owner]
        if not 0 <= place < len(among) or among[place] is row:
            raise DamagedError
        row.host = among[place]
    plan.done = told_values(data.get("done", {}), scenes.done, len(every), len(held))
    plan.action = told_values(data.get("action", {}), scenes.action, len(every), len(held))
    plan.effects = _effects(data.get("effects", []), every, len(held))
    plan.history = _history(data.get("history", []), len(every), len(held))
    return plan, [Reason(r.said, r.clause, r.where) for r in scenes.refusals(plan)]


def whole(value: object, least: int, most: int) -> int:
    """A number in these limits."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise DamagedError
    return value


def _check_measures(told: object, seats: int, known: Mapping[str, object]) -> None:
    if not isinstance(told, list) or len(told) != seats:
        raise DamagedError
    for one in told:
        if not isinstance(one, dict) or set(one) != set(known):
            raise DamagedError
        for value in one.values():
            whole(value, 0, MOST_MEASURE)


def _row(
    one: object,
    refer: Callable[[object], CardDef],
    zones: Sequence[ZoneSpec],
    owner: int,
    seats: int,
    hosts: list[tuple[Row, int, int]],
) -> Row:
    if not isinstance(one, list) or not 8 <= len(one) <= 10:
        raise DamagedError
    zone = whole(one[1], 0, len(zones) - 1)
    spots = zones[zone].spots
    more = one[9] if len(one) > 9 else {}
    if not isinstance(more, dict) or not set(more) <= MORE:
        raise DamagedError
    spot = whole(one[2], 0 if spots else -1, spots - 1)
    row = Row(refer(one[0]), zone, whole(more.get("seat", owner), 0, seats - 1), owner)
    row.spot = spot
    row.rest = whole(one[3], 0, 1)
    row.down = whole(one[4], -1, 1)
    row.damage = whole(one[5], 0, MOST_DAMAGE)
    host = whole(one[6], -1, 1023)
    if "host" in more:
        hosts.append((row, -1, whole(more["host"], 0, 1023)))
    elif host >= 0:
        hosts.append((row, owner, host))
    row.known = (
        EVERYONE if whole(one[7], 0, 1) else whole(more.get("known", 0), 0, (1 << seats) - 1)
    )
    row.status = whole(one[8], 0, MOST_STATUS) if len(one) > 8 else 0
    row.arrived = whole(more.get("arrived", 0), 0, MOST_MEASURE)
    row.label = more.get("as", "")
    if not isinstance(row.label, str):
        raise DamagedError
    row.used = numbers(more.get("used", []), 0, len(row.card.abilities) - 1, MOST_USES)
    return row


def numbers(value: object, least: int, most: int, many: int) -> list[int]:
    """A list of numbers in these limits."""
    if not isinstance(value, list) or len(value) > many:
        raise DamagedError
    return [whole(one, least, most) for one in value]


# what a word of a game tells: a number, a yes or no, a card, cards, a seat
NUMBER = "number"
FLAG = "flag"
CARD = "card"
CARDS = "cards"
SEAT = "seat"


def told_values(data: object, known: Mapping[str, tuple[str, str]], cards: int, seats: int) -> Told:
    """What was done or is under way, once it is what the game's words can tell."""
    if not isinstance(data, dict) or not set(data) <= set(known):
        raise DamagedError
    out: Told = {}
    for word, value in data.items():
        kind = known[word][0]
        if kind == CARDS:
            out[word] = numbers(value, 0, 2 * cards - 1, MOST_USES)
        elif kind == CARD:
            out[word] = whole(value, 0, 2 * cards - 1)
        elif kind == SEAT:
            out[word] = whole(value, 0, seats - 1)
        else:
            out[word] = whole(value, 0, 1 if kind == FLAG else MOST_MEASURE)
    return out


EFFECT = {
    *("source", "master", "ability", "change", "waits", "on", "numbers", "until", "span", "made"),
    *("first", "last", "chosen", "kept", "arrived", "event", "once", "floating", "place"),
}


def _effects(data: object, rows: list[Row], seats: int) -> list[Told]:
    """Effects that last already: see `kirifuda.games.lasting`."""
    if not isinstance(data, list) or len(data) > MOST_EFFECTS:
        raise DamagedError
    most = 2 * len(rows) - 1
    for one in data:
        if not isinstance(one, dict) or not set(one) <= EFFECT:
            raise DamagedError
        source = whole(one.get("source"), 0, most)
        abilities = rows[source // 2].card.abilities
        ability = abilities[whole(one.get("ability"), 0, len(abilities) - 1)]
        whole(one.get("master"), 0, seats - 1)
        if ("change" in one) == ("waits" in one):
            raise DamagedError
        if "change" in one:
            whole(one["change"], 0, len(ability.modifiers) - 1)
        else:
            whole(one["waits"], 0, len(abilities) - 1)
        for word in ("on", "numbers", "kept"):
            if one.get(word) is not None:
                low, high = (0, most) if word == "on" else (-(1 << 31), (1 << 31) - 1)
                numbers(one[word], low, high, MOST_EFFECTS)
        chosen = one.get("chosen", [])
        if not isinstance(chosen, list) or len(chosen) > MOST_USES:
            raise DamagedError
        for held in chosen:
            numbers(held, 0, most, MOST_EFFECTS)
        for word, least in (("until", 0), ("span", 0), ("made", 1), ("first", 0), ("last", -1)):
            if word in one:
                whole(one[word], least, MOST_TURNS)
        whole(one.get("arrived", 0), 0, MOST_MEASURE)
        for word in ("once", "floating"):
            whole(int(one.get(word, 0)), 0, 1)
        if not isinstance(one.get("place", ""), str):
            raise DamagedError
        if "event" in one:
            _history([one["event"]], len(rows), seats)
    return data


EVENT_WORDS = 11


def _history(data: object, cards: int, seats: int) -> list[list[int]]:
    """Events: see `kirifuda.games.lasting`."""
    if not isinstance(data, list) or len(data) > MOST_EFFECTS:
        raise DamagedError
    most = 2 * cards - 1
    for one in data:
        if not isinstance(one, list) or len(one) != EVENT_WORDS:
            raise DamagedError
        kind, card, before, frm, to, seat, cause, source, actor, other, number = one
        whole(kind, 1, 47)
        for ref in (card, before, other):
            whole(ref, -1, most)
        for zone in (frm, to):
            whole(zone, 0, 62)
        for who in (seat, actor):
            whole(who, -1, seats - 1)
        whole(cause, 0, 62)
        whole(source, -1, cards - 1)
        whole(number, -(1 << 31), (1 << 31) - 1)
    return data
