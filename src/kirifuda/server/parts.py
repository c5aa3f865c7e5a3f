"""The shapes of what the table room gives: boards, options, lines and moves as they go over a wire.

The table room makes plain data (`kirifuda.table`); nothing is made from these classes. They say
what a browser may rely on, `web/src/wire` is written from them, and a test reads every board of
random play by them, so that neither can say what the other does not.
"""

from __future__ import annotations

from typing import Any

import msgspec

Pair = tuple[str, str]  # English, Japanese


class Shape(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Plain data with these words and no others."""


class Card(Shape):
    """A card that lies somewhere. Without `id` and `key` it is one that the seat may not know."""

    id: int = 0  # the handle: what the seat calls it as long as it lies there
    key: str = ""  # of its card sheet
    side: int = 0  # 1: the other side of a card with two is up
    now: dict[str, int] = {}  # values that differ from what is printed
    kinds: list[str] = []  # where they differ
    names: list[str] = []
    traits: list[str] = []
    price: int = -1
    flags: list[str] = []
    spot: int = -1
    damage: int = 0
    host: int = 0  # the handle of the card that it lies under or on
    back: Any = None  # what its back shows


class Zone(Shape):
    """The part `<seat>.<zone>`: how many cards lie there, and those that can be told apart."""

    n: int
    cards: list[Card] = []


class Role(Shape):
    """What a card, a seat or a place is in what goes on: who attacks, who is attacked."""

    role: str
    card: int = 0
    key: str = ""
    seat: int = -1
    spot: int = -1


class Waits(Shape):
    """An ability that waits to be played."""

    card: int
    of: str
    ability: int
    seat: int


class Head(Shape):
    """The part `head`."""

    turn: int
    whose: int
    first: int
    phase: int
    lasting: int
    gone: list[int] = []
    teams: list[list[int]] = []
    roles: list[Role] = []
    facts: list[str] = []
    waiting: list[Waits] = []
    over: bool = False
    winners: list[int] = []
    clause: str = ""


class Place(Shape):
    """Where a card is that the seat may not know."""

    seat: int
    zone: str
    spot: int = -1


class Option(Shape):
    """Something that can be chosen: its key, the sentence that tells it, what to touch in order.

    A point is `["card", handle]`, `["place", side, spot]`, `["zone", seat, zone, spot]`,
    `["seat", seat]` or `["button"]`.
    """

    key: str
    kind: str
    say: str
    points: list[list[str | int]]
    card: int = 0
    name: str = ""
    at: Place | None = None
    seat: int = -1
    spot: int = -1
    side: int = -1
    with_: int = msgspec.field(default=0, name="with")
    mate: str = ""
    number: int = 0
    of: str = ""
    ability: int = -1
    because: int = 0
    cause: str = ""
    by: str = ""
    much: int = 0


class Ask(Shape):
    """The part `ask`: what is decided. Who does not decide has no `options`."""

    seat: int
    kind: str
    clause: str
    n: int
    source: int = 0
    key: str = ""
    of: str = ""
    ability: int = -1
    options: list[Option] = []
    picked: list[int] = []
    least: int = 0
    most: int = 0
    chain: bool = False
    open: bool = False
    on: str = ""  # the key of the option that does nothing, or goes on to the next phase
    leaves: bool = False  # such a question can be passed by itself (`stops`)


class Line(Shape):
    """A line of the log: the key of its sentence, and what stands in its places."""

    say: str
    verb: str
    clause: str
    step: int
    who: int = -1
    key: str = ""
    card: int = 0
    frm: str = ""
    to: str = ""
    n: int = 0
    by: str = ""
    origin: int = 0
    of: str = ""
    ability: int = -1


class Move(Shape):
    """A card that moved: `from` and `to` are keys of parts; a batch moves at once."""

    batch: int
    frm: str = msgspec.field(name="from")
    to: str
    key: str = ""
    was: int = 0
    id: int = 0


class Words(Shape):
    """A sentence of the engine: its English is its key (`words.reasons`), values in its places."""

    words: str
    values: list[Any] = []  # numbers, texts, or such sentences again


class Against(Shape):
    """One reason against something, with its clause; `spots`: against these ways of it only."""

    clause: str
    said: Any  # Words
    spots: list[int] = []


class Wish(Shape):
    """Something that the seat might want and cannot, with all that is against it."""

    key: str
    kind: str
    say: str
    ways: int
    against: list[Against]
    card: int = 0
    name: str = ""
    with_: int = msgspec.field(default=0, name="with")
    mate: str = ""
    spot: int = -1
    number: int = 0
    of: str = ""
    ability: int = -1


class Change(Shape):
    """Something that changes a card: by which ability, until which turn, and what it does."""

    of: str
    ability: int
    last: int = -1
    numbers: dict[str, int] = {}
    traits: list[str] = []
    names: list[str] = []
    bare: bool = False
    abilities: int = 0
    flags: list[str] = []
    rule: bool = False


class Back(Shape):
    """The other side of a card with two."""

    kinds: list[str]
    values: dict[str, int]


class CardSheet(Shape):
    """What is printed on a card, in both languages."""

    key: str
    names: Pair
    kinds: list[str]
    values: dict[str, int]
    traits: list[str]
    text: Pair
    abilities: list[Pair]
    modes: list[list[str]]
    title: str = ""
    back: Back | None = None
    sides: list[Pair] = []
