"""The sheet of a game: all that a face must know to draw its table, as data.

Areas and what lies in them, gauges, the values of a card in a few signs, flags, arrows, what can be
done and what to touch for it, and the words for all of it in both languages. A sheet never changes
during a match; what does change is the board (`kirifuda.table`). Both faces, the terminal and the
browser, draw from sheet, board and lines alone, so a new game's table is a sheet and its words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Pair = tuple[str, str]  # English, Japanese
Pairs = Mapping[str, Pair]

# Shapes of areas.
SLOT = "slot"  # one place; the uppermost card counts
GRID = "grid"  # places with numbers
ROW = "row"  # cards by name, on one line
PILE = "pile"  # cards below each other under a heading
FAN = "fan"  # a hand
COUNT = "count"  # how many there are; their cards are looked at on demand

# How the side of another player is turned.
TURNED = "turned"  # by half a turn, as two people sit: left is right
MIRRORED = "mirrored"  # front to front, the same column facing itself
ALIKE = "alike"  # not at all: every side is told in the same order

# Tones: what a colour tells. A face chooses the colour, and never tells anything by it alone.
PLAIN = ""
FAINT = "faint"
STRONG = "strong"
GOOD = "good"
HURT = "hurt"
GOLD = "gold"
SKY = "sky"
ROSE = "rose"
RED = "red"
BLUE = "blue"
GREEN = "green"
WHITE = "white"
DARK = "dark"
TONES = (PLAIN, FAINT, STRONG, GOOD, HURT, GOLD, SKY, ROSE, RED, BLUE, GREEN, WHITE, DARK)

# What the spot of an option is.
NO_SPOT = ""
OWN = "own"  # a place on the side of who chooses
FOE = "foe"  # on the side of the next opponent
CARDS = "card"  # on the side of the option's card
SEAT = "seat"  # a seat

# What the number of an option is.
AMOUNT = "amount"
CARD = "card"


@dataclass(frozen=True)
class Spot:
    """A place in an area: the number that the engine has for it, and where it lies on the field.

    `at` is (column, row) as its own player sees it, the front row first; `letter` stands for its
    name where there is little room.
    """

    number: int
    at: tuple[int, int]
    letter: str = ""


@dataclass(frozen=True)
class Area:
    """Where the cards of a zone lie.

    `covers`: by the spot of a card, the places (bits) that it lies on, where that can be several.
    `beside`: a flag; cards with it lie beside the one that stands in a place. `hung`: its cards lie
    under others and are told there. `ground`: flags of its cards are told at the places of another
    area, as what these stand on. `sided`: the side of its card names its place. `gauge`: a number
    of the seat that is told there, with its sign.
    """

    zone: str
    shape: str
    spots: tuple[Spot, ...] = ()
    facing: str = TURNED
    covers: tuple[int, ...] = ()
    beside: str = ""
    hung: bool = False
    ground: str = ""
    sided: bool = False
    gauge: tuple[str, str] = ("", "")
    label: Pair | None = None  # what it is called, if not as its zone
    of: int = 0  # so many cards have room; 0: any number
    seldom: bool = False  # it is not told while it is empty
    short: Pair | None = None


@dataclass(frozen=True)
class Part:
    """A part of a gauge: how many, each as a sign.

    Of cards: those with all the flags `has` and none of `lacks` that no earlier part has taken.
    Of a number: what the engine tells under this name.
    """

    name: str
    sign: str = ""
    tone: str = PLAIN
    has: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Gauge:
    """Something counted on a side: life, energy, cores.

    `zone`: its cards are what is counted, part by part; otherwise the engine tells the numbers of
    its parts (`Rules.gauges`). `full`: of how many; `bar`: so many signs stand for all of it.
    `low`, `near`: from there on (down, up) it is told as dangerous. `sums`: its parts are told as
    "first/all" before the signs. `seldom`: not told while it is nothing. `words`: said with the
    numbers in their places instead of signs. `tinted`: signs have the tone of their cards.
    """

    name: str
    label: Pair
    parts: tuple[Part, ...]
    zone: str = ""
    full: int = 0
    bar: int = 0
    low: int = -1
    near: int = -1
    sums: bool = False
    number: bool = False
    seldom: bool = False
    words: Pair | None = None
    tinted: bool = False


@dataclass(frozen=True)
class Count:
    """How many cards lie in a zone; `marked`: and how many of them have a flag, with its sign."""

    zone: str
    label: Pair | None = None
    seldom: bool = False
    marked: str = ""
    sign: str = ""


@dataclass(frozen=True)
class Names:
    """The cards of a zone by name. `lacks`: but for those with a flag; `seldom`: if there are any.

    `counted`: after how many there are in all.
    """

    zone: str
    label: Pair
    lacks: str = ""
    seldom: bool = False
    counted: bool = False
    tone: str = ROSE


@dataclass(frozen=True)
class Kinds:
    """Which of some kinds the open cards of a zone have."""

    zone: str
    kinds: tuple[str, ...]


Item = Gauge | Count | Names | Kinds


@dataclass(frozen=True)
class Stat:
    """A piece of a card's values: a sign and a value, or the sign alone.

    `value`: an attribute, or "price" (what it costs now, where the engine tells it), "damage",
    "kind" (what the kind `only` is called), "symbols" (of its kinds, `Sheet.symbols`).
    `only`: a flag or kind that the card must have; `unless`: one that it must not have; `positive`:
    not if the value is 0. `left`: what damage leaves of the value. `words`: for each value, from 0
    on, what stands for it. `compass`: the value is four bits (up, right, down, left) told as arrows
    as the card lies. `role`: only of a card that has it in what goes on.
    """

    sign: str | Pair = ""
    value: str = ""
    only: str = ""
    unless: str = ""
    positive: bool = False
    left: bool = False
    words: tuple[str, ...] = ()
    compass: bool = False
    role: str = ""
    tone: str = PLAIN


@dataclass(frozen=True)
class Stats:
    """The values of a card in a few signs: the first that fits is told.

    `kind` and `flag`: such as the card has; `zones`: where it lies (empty: anywhere); `asked`:
    while a decision of that kind is asked.
    """

    pieces: tuple[Stat, ...]
    kind: str = ""
    zones: tuple[str, ...] = ()
    flag: str = ""
    asked: str = ""


@dataclass(frozen=True)
class Flag:
    """Something that a card is at the moment, by name: from bits of its status, marks or kinds.

    `sign`: told on the card; `words`: how it is told in full; `opposite`: said where it is not so,
    in the zones `zones` (empty: nowhere). `unless`: bits of marks that undo it.
    """

    name: str
    sign: str = ""
    words: Pair | None = None
    opposite: Pair | None = None
    zones: tuple[str, ...] = ()
    status: int = 0
    marks: int = 0
    unless: int = 0
    tone: str = PLAIN


@dataclass(frozen=True)
class Act:
    """How an option of a kind is told and touched.

    `spot` and `number`: what these are. `gathered`: options of many cards are one row at first;
    `varied`: those of one card that differ in their number alone are. `valued`: told with the
    values of its card. `places`: by its number, one's own places that are touched for it.
    """

    spot: str = OWN
    number: str = AMOUNT
    gathered: bool = False
    varied: bool = False
    valued: bool = False
    places: Mapping[int, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Arrow:
    """Who does something to whom: roles of cards and places that the engine names.

    `nobody`: said where there is no card at its end; `weighs`: the number of both that is compared,
    told beside them as it is now.
    """

    frm: str
    to: str
    nobody: Pair = ("–", "–")
    weighs: str = ""


@dataclass(frozen=True)
class Words:
    """A game's sentences, with places for what they are about.

    Places in `options`: card, spot, number. In `notes`: who, card, frm, to, n, phase, spot.
    `word#2` is said where the number is 2, `word+` where it is any but none, `word>` where an
    option tells a spot, `word@1.2` of what clause 1.2 has done. What a game has no words for is
    said in the shared ones (`kirifuda.table.shared`). `payments`: clauses by which something is
    paid for a card. `alone`: notes that need not tell by which card. `reasons`: what the engine
    says in English, by its template, and the same in Japanese.
    """

    zones: Pairs
    attributes: Pairs
    decisions: Pairs
    options: Pairs
    groups: Pairs
    notes: Pairs
    reasons: Mapping[str, str]
    phases: Mapping[int, Pair]
    spots: Mapping[int, Pair]
    kinds: Mapping[int, Pair]
    endings: Pairs
    facts: Pairs = field(default_factory=dict)  # what is so in what goes on (`Rules.facts`)
    keywords: Pairs = field(default_factory=dict)  # what keywords do, by their words on cards
    called: Mapping[str, str] = field(default_factory=dict)  # and as English texts call them
    payments: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sheet:
    """A game's table."""

    words: Words
    size: tuple[int, int]  # columns and rows of a side
    areas: tuple[Area, ...]
    title: tuple[Item, ...]  # told at the head of a side
    line: tuple[Item, ...]  # and below it
    stats: tuple[Stats, ...]
    flags: tuple[Flag, ...]
    acts: Mapping[str, Act]
    phases: tuple[int, ...]  # of a turn, in the order in which they are told
    browse: tuple[str, ...]  # zones in the order in which people look through them
    legend: tuple[tuple[str, Pair], ...]
    told: Mapping[str, tuple[str, ...]]  # by kind ("": any): attributes that are told in full
    arrow: Arrow | None = None
    roles: tuple[str, ...] = ()  # of cards in what goes on, the first of which does it
    seldom: tuple[str, ...] = ()  # attributes that are told in full if they are not 0
    worded: tuple[str, ...] = ()  # and those that are told in words, as something that it is
    rank: tuple[str, ...] = ()  # kinds in the order of a hand; then by `by`, then by name
    by: str = "cost"
    tones: Mapping[str, str] = field(default_factory=dict)  # of names of cards, by kind
    tints: Mapping[str, str] = field(default_factory=dict)  # of signs that stand for cards, by kind
    symbols: Mapping[str, tuple[Pair, str]] = field(default_factory=dict)  # by kind, with the tone
    turning: tuple[str, ...] = ()  # zones in which it is told how a card lies
    displays: tuple[str, ...] = ()  # zones in which a card that rests faces left or right
    looked: tuple[str, ...] = ()  # zones of which people ask why a card cannot be chosen
    plain: tuple[str, ...] = ()  # decisions which the text of their source does not explain
    own: tuple[str, ...] = ()  # which are about their source, not made by it
    level: tuple[str, ...] = ()  # whose options are all told at once
    public: tuple[str, ...] = ()  # of which everyone knows what can be chosen
    modes: Pair = (  # how a text lists modes, as patterns
        r"\([ivx]+\) (.+?)(?= \([ivx]+\) |\n|$)",
        r"[ⅰ-ⅹ][．.]([^\n]+)",
    )
    traits: Pair = ("traits: ", "特徴：")  # what the game calls them
    trait_words: Mapping[str, Pair] = field(default_factory=dict)  # by a sign that they begin with
    names: Mapping[str, str] = field(default_factory=dict)  # what traits are called in English
    silent_traits: str = ""  # those with these signs are not told if they are printed
    mirrored: bool = False  # both sides have their places next to the middle, the rest behind
    roomy: tuple[int, int] = (100, 34)  # from this size of a terminal on, cards have frames
    tall: int = 0  # from this height on, there are two lines for a name in a frame
    cut: tuple[str, ...] = ()  # what is left out of an ability's text in a list
    sides: tuple[Pair, ...] = ()  # what the sides of a card with two are called
    faces: tuple[str, ...] = ()  # and in which fields of the card their texts stand
