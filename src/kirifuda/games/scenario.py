"""Any position, from a description of who has which cards where.

A seat is described by its zones. A zone holds a number (so many plain cards), a card, or a list
of cards; None leaves a spot of the zone empty. A card is a key, a name, a `CardDef`, or a dict
with the card and how it lies: ``{"card": ..., "rest": True, "damage": 2}``. A game may know further
words: flags of cards, and numbers of a seat (its life, for example).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kirifuda.kernel.errors import KirifudaError, Reason
from kirifuda.kernel.events.moving import place
from kirifuda.kernel.position.cards import CardDef, Pool
from kirifuda.kernel.position.chance import seeded
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.position.state import State
from kirifuda.kernel.position.trail import Trail
from kirifuda.kernel.position.zones import ZoneSpec

if TYPE_CHECKING:
    from kirifuda.kernel.rules import Rules

Card = str | CardDef
HOW = {"card", "rest", "down", "damage", "spot", "known"}
MOST_DAMAGE = 999
MOST_MEASURE = 99999
MOST_TURNS = 9999
MOST_STATUS = (1 << 30) - 1


Measures = dict[str, int]


class Row:
    """A card and how it lies. `host` is the place among its seat's rows of what it lies under."""

    def __init__(self, card: CardDef, zone: int) -> None:
        self.card = card
        self.zone = zone
        self.spot = -1
        self.rest = 0
        self.down = -1
        self.damage = 0
        self.host = -1
        self.known = 0
        self.status = 0

    def numbers(self) -> list[int]:
        out = [
            self.zone,
            self.spot,
            self.rest,
            self.down,
            self.damage,
            self.host,
            self.known,
        ]
        return [*out, self.status] if self.status else out


class Plan:
    """A position to be set up: rows for each seat, whose turn it is, and where it begins."""

    def __init__(self, turn: int, turn_seat: int, phase: str) -> None:
        self.turn = turn
        self.turn_seat = turn_seat
        self.phase = phase
        self.seats: list[list[Row]] = []
        self.measures: list[dict[str, int]] = []  # numbers of each seat, if the game has any

    def data(self, refer: Callable[[CardDef], str | int]) -> dict[str, Any]:
        """The plan as plain data."""
        out: dict[str, Any] = {
            "turn": self.turn,
            "turn_seat": self.turn_seat,
            "phase": self.phase,
            "seats": [[[refer(r.card), *r.numbers()] for r in rows] for rows in self.seats],
        }
        if any(self.measures):
            out["measures"] = self.measures
        return out


class Reader:
    """Reads descriptions of seats, and gathers every problem in them."""

    def __init__(
        self,
        zones: list[ZoneSpec],
        aliases: Mapping[str, int],
        under: Mapping[str, int],
        find: Callable[[str], CardDef],
        filler: Callable[[int], str],
        flags: Mapping[str, int],
    ) -> None:
        self.flags = flags
        self.zones = zones
        self.names = {spec.name: spec.number for spec in zones} | dict(aliases)
        self.under = under
        self.find = find
        self.filler = filler
        self.reasons: list[Reason] = []

    def wrong(self, place: str, what: str) -> None:
        self.reasons.append(Reason(what, place=place))

    def seat(self, name: str, described: Mapping[str, object]) -> list[Row]:
        """The rows of one seat."""
        rows: list[Row] = []
        for zone, held in described.items():
            number = self.names.get(zone)
            if number is None:
                self.wrong(name, f"there is no zone {zone!r}; zones: {', '.join(self.names)}")
            else:
                self.zone(f"{name} {zone}", number, held, rows)
        return rows

    def measured(self, name: str, seat: dict[str, object], known: Mapping[str, int]) -> Measures:
        """The numbers of a seat, taken out of its description."""
        out: Measures = {}
        for word, default in known.items():
            out[word] = self.number(f"{name} {word}", seat, word, default, MOST_MEASURE)
            seat.pop(word, None)
        return out

    def zone(self, at: str, number: int, held: object, rows: list[Row]) -> None:
        spec = self.zones[number]
        if held is None:
            return
        if isinstance(held, int):
            if isinstance(held, bool) or not 0 <= held <= CARD_MASK:
                self.wrong(at, f"{held!r} is no number of cards")
                return
            held = [self.filler(number)] * held
        if isinstance(held, str | CardDef | Mapping):
            held = [held]
        if not isinstance(held, Sequence):
            self.wrong(at, f"a card, a list of cards or a number is expected, not {held!r}")
            return
        if spec.spots and len(held) > spec.spots:
            self.wrong(at, f"there are {spec.spots} spots, not {len(held)}")
            return
        for spot, one in enumerate(held):
            here = f"{at} {spot + 1}" if len(held) > 1 else at
            if one is None and spec.spots:
                continue
            self.card(here, spec, spot, one, rows)

    def card(self, at: str, spec: ZoneSpec, spot: int, one: object, rows: list[Row]) -> None:
        how: Mapping[str, object] = {}
        if isinstance(one, Mapping):
            how = one
            one = how.get("card")
        if not isinstance(one, str | CardDef):
            self.wrong(at, f"{one!r} is no card")
            return
        if isinstance(one, str):
            try:
                one = self.find(one)
            except KirifudaError as error:
                for reason in error.reasons:
                    self.wrong(at, reason.message)
                return
        row = Row(one, spec.number)
        if spec.spots:
            row.spot = self.number(at, how, "spot", spot, spec.spots - 1)
        row.rest = self.flag(at, how, "rest", spec.turns, "cards do not rest there")
        if "down" in how:
            row.down = self.flag(at, how, "down", True, "")
        row.damage = self.number(at, how, "damage", 0, MOST_DAMAGE)
        row.known = self.flag(at, how, "known", True, "")
        for word, bit in self.flags.items():
            if self.flag(at, how, word, True, ""):
                row.status |= bit
        rows.append(row)
        host = len(rows) - 1
        for word, value in how.items():
            if word in self.under:
                first = len(rows)
                self.zone(f"{at} {word}", self.under[word], value, rows)
                for below in rows[first:]:
                    if below.host < 0:
                        below.host = host
            elif word not in HOW and word not in self.flags:
                known = ", ".join(sorted({*HOW, *self.under, *self.flags}))
                self.wrong(at, f"{word!r} says nothing about a card; known: {known}")

    def flag(self, at: str, how: Mapping[str, object], word: str, fits: bool, why: str) -> int:
        value = how.get(word, False)
        if not isinstance(value, bool):
            self.wrong(at, f"{word} is true or false, not {value!r}")
            return 0
        if value and not fits:
            self.wrong(at, why)
        return 1 if value else 0

    def number(self, at: str, how: Mapping[str, object], word: str, default: int, most: int) -> int:
        value = how.get(word, default)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            self.wrong(at, f"{word} is a number from 0 to {most}, not {value!r}")
            return default
        return value


def from_data(
    data: object,
    refer: Callable[[object], CardDef],
    rules: Rules,
    seats: tuple[int, int],
    phases: Mapping[str, object],
    measures: Mapping[str, int],
) -> tuple[Plan | None, list[Reason]]:
    """The plan that `Plan.data` gave, or what is wrong with it."""
    bad = [Reason("the scenario in it is damaged")]
    if not isinstance(data, dict):
        return None, bad
    turn: Any = data.get("turn")
    turn_seat: Any = data.get("turn_seat")
    phase: Any = data.get("phase")
    held: Any = data.get("seats")
    if (
        not _number(turn, 1, MOST_TURNS)
        or not isinstance(held, list)
        or not seats[0] <= len(held) <= seats[1]
        or not _number(turn_seat, 0, len(held) - 1)
        or not isinstance(phase, str)
        or phase not in phases
    ):
        return None, bad
    plan = Plan(turn, turn_seat, phase)
    plan.measures = data.get("measures", [{} for _ in held])
    if not _measured(plan.measures, len(held), measures):
        return None, bad
    reasons: list[Reason] = []
    for described in held:
        rows: list[Row] = []
        plan.seats.append(rows)
        if not isinstance(described, list):
            return None, bad
        for one in described:
            if (
                not isinstance(one, list)
                or len(one) not in (8, 9)
                or not _fits(one[1:8], rules, len(described))
                or not all(_number(status, 1, MOST_STATUS) for status in one[8:])
            ):
                return None, bad
            try:
                row = Row(refer(one[0]), one[1])
            except KirifudaError as error:
                reasons.extend(error.reasons)
                continue
            _, _, row.spot, row.rest, row.down, row.damage, row.host, row.known = one[:8]
            row.status = one[8] if len(one) > 8 else 0
            rows.append(row)
    if not reasons and any(r.host >= len(rows) for rows in plan.seats for r in rows):
        return None, bad
    return (None, reasons) if reasons else (plan, [])


def _number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _measured(told: object, seats: int, known: Mapping[str, int]) -> bool:
    return (
        isinstance(told, list)
        and len(told) == seats
        and all(isinstance(one, dict) and set(one) == set(known) for one in told)
        and all(_number(value, 0, MOST_MEASURE) for one in told for value in one.values())
    )


def _fits(numbers: list[object], rules: Rules, rows: int) -> bool:
    zone, spot, rest, down, damage, host, known = numbers
    if not _number(zone, 0, len(rules.zones) - 1):
        return False
    assert isinstance(zone, int)
    spots = rules.zones[zone].spots
    least = 0 if spots else -1
    return (
        _number(spot, least, spots - 1)
        and _number(rest, 0, 1)
        and _number(down, -1, 1)
        and _number(damage, 0, MOST_DAMAGE)
        and _number(host, -1, rows - 1)
        and _number(known, 0, 1)
    )


def lay(pool: Pool, plan: Plan, seed: int, log: bool) -> State:
    """The position that a plan describes, with nothing under way yet.

    Cards are put where they belong in the order of the plan, without any event. Card numbers
    count through the plan's rows.
    """
    rules = pool.rules
    s = rules.new_state(pool)
    s.chance = seeded(seed)
    for card in range(pool.size):
        at = pool.owner[card] * s.kinds
        s.set_zones(at, [*s.zones[at], card])
    card = 0
    everyone = (1 << s.seats) - 1
    for rows in plan.seats:
        first = card
        for row in rows:
            if row.zone:
                place(s, card, row.zone, spot=row.spot, rest=row.rest, down=row.down)
            card += 1
        for at, row in enumerate(rows, first):
            s.set_damage(at, row.damage)
            if row.status:
                s.set_status(at, s.status[at] | row.status)
            if row.host >= 0:
                s.set_host(at, first + row.host)
            if row.known:
                s.set_known(at, everyone)
    s.turn = plan.turn
    s.turn_seat = plan.turn_seat
    s.first_seat = plan.turn_seat if plan.turn % 2 else s.opponent(plan.turn_seat)
    s.stale = True
    if log:
        s.trail = Trail()
    return s
