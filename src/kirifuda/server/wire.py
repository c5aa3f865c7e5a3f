"""Protocol `kirifuda.1`: every message of the socket, in both directions.

A message is one JSON object; `t` says which. `v` is the table's version: it counts the rows of its
journal and never goes down (taking back is a row, too). Cards are named by the handles of the
seat's present board, options by their keys; both are good for the version that they came with.
"""

from __future__ import annotations

from typing import Any

import msgspec

from kirifuda.server.parts import Against, CardSheet, Change, Line, Move, Shape, Wish

PROTOCOL = "kirifuda.1"
LONGEST = 16 * 1024  # bytes of a message from outside

# Codes with which a socket is closed.
GOING = 1001  # the server stops; come back
TOO_BIG = 1009
BAD = 4400  # what was sent makes no sense, again and again
NOT_YOURS = 4403  # neither a seat nor a watcher of this table
NO_TABLE = 4404
ELSEWHERE = 4409  # too many sockets of one person at one table
TOO_MUCH = 4429
BROKEN = 4500


# -- from the browser ----------------------------------------------------------------------


class Ours(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """A message from a browser."""


class Hello(Ours, tag="hello"):
    """Sit down or watch, also again. `token`: of an invite or watch link.

    Answer: welcome and a whole pos, also for who comes back.
    """

    table: str
    token: str = ""


class Choose(Ours, tag="choose"):
    """Choose at version `at`: keys of options, one for each decision in a row.

    `id` comes back with the answer, so that one sent again is known from another.
    """

    at: int
    pick: list[str]
    id: int = 0


class Try(Ours, tag="try"):
    """What a chain of picks still allows; nothing is changed. Answer: answer."""

    id: int
    at: int
    pick: list[str]


class Why(Ours, tag="why"):
    """What the seat might want with some cards (none: all) and cannot, with every reason."""

    id: int
    at: int
    cards: list[int] = []
    kind: str = ""


class Look(Ours, tag="look"):
    """What changes a card, and by what."""

    id: int
    at: int
    card: int


class Lines(Ours, tag="lines"):
    """Lines of the log from one number to another (not included)."""

    id: int
    start: int
    end: int


class Advise(Ours, tag="advise"):
    """What a program would do in this seat's place; only where no other people play."""

    id: int
    at: int


class TakeBack(Ours, tag="back"):
    """Back to version `to`, which `state.backs` offered: at once, or after the others agree."""

    at: int
    to: int
    id: int = 0


class Agree(Ours, tag="agree"):
    """Answer what another seat asks for (`state.asks`); `never`: refuse for good."""

    ask: int
    yes: bool
    never: bool = False


class Concede(Ours, tag="concede"):
    """Give up."""


class Adjourn(Ours, tag="adjourn"):
    """Ask to go on another day: the clocks stop when all people agree. `resume`: go on."""

    resume: bool = False


class Stops(Ours, tag="stops"):
    """Which windows are passed for me: kinds of decisions, until when; empty: none.

    `auto`: take a lone option for me where that tells nobody anything. `turn`: pass until this
    turn is over. Cleared by a take-back.
    """

    auto: bool = True
    kinds: list[str] = []
    turn: bool = False


class Skip(Ours, tag="skip"):
    """Do not wait any longer before the lone option is taken (`state.wait`)."""

    at: int


class Phrase(Ours, tag="say"):
    """One of the canned phrases (`calls.PHRASES`)."""

    phrase: str


class Show(Ours, tag="show"):
    """Whether watchers may see my hand; they do once all people say so."""

    hands: bool


class Ping(Ours, tag="ping"):
    """Is anybody there? `ms` comes back; `lag`: how long the last round took."""

    ms: int
    lag: int = 0


Incoming = (
    Hello
    | Choose
    | Try
    | Why
    | Look
    | Lines
    | Advise
    | TakeBack
    | Agree
    | Concede
    | Adjourn
    | Stops
    | Skip
    | Phrase
    | Show
    | Ping
)


# -- from the server -----------------------------------------------------------------------


class Theirs(msgspec.Struct, tag_field="t", kw_only=True):
    """A message to a browser."""


class Welcome(Theirs, tag="welcome"):
    """Who one is here. `seat`: null for who watches. Sheet and cards are fetched by hash."""

    table: str
    v: int
    seat: int | None
    game: str
    sheet: str  # /api/sheets/HASH
    cards: str  # /api/cards/HASH
    engine: str
    protocol: str = PROTOCOL


class Log(Shape, omit_defaults=False):
    """Lines of the log: forget those from `start` on, then add these. `all`: how many there are."""

    start: int
    all: int
    lines: list[Line]


class Pos(Theirs, tag="pos"):
    """A position. `base` null: all parts; else those that differ from the position at `base`.

    A part that is gone is null. `cards`: sheets of cards that are not the game's own.
    """

    v: int
    base: int | None
    parts: dict[str, Any]  # Zone, Head, Ask, gauges: see kirifuda.server.parts
    log: Log
    moves: list[Move] = []
    cards: dict[str, CardSheet] = {}


class SeatState(Shape, omit_defaults=False):
    """Who sits somewhere, and how much time they have."""

    name: str
    bot: str = ""  # the level of a program
    me: bool = False
    here: bool = False  # connected
    deck: str = ""  # told to its own seat, and to all after the end
    bank: int | None = None  # ms left on the clock; null: no clock
    away: int | None = None  # ms left of the disconnection bank
    shows: bool = False  # watchers may see its hand, once all people agree


class Asks(Shape, omit_defaults=False):
    """What a seat asks the others for. `what`: back, adjourn."""

    id: int
    seat: int
    what: str
    to: int = -1  # of a take-back: the version
    waits: list[int] = []  # seats that have not answered


class BackTo(Shape, omit_defaults=False):
    """A version to which the seat may go back. `how`: free, alone (against programs) or ask."""

    to: int
    how: str


class Wait(Shape, omit_defaults=False):
    """The server will choose this by itself in `ms`, unless the seat does; `skip` hastens it."""

    at: int
    key: str
    ms: int


class Result(Shape, omit_defaults=False):
    """How it ended. `by`: rules, concede, time, agreement."""

    winners: list[int]
    losers: list[int]
    by: str
    clause: str = ""


class State(Theirs, tag="state"):
    """All of the table that is not the position; sent whole whenever some of it changes."""

    v: int
    seats: list[SeatState]
    status: str  # open (waits for people), live, adjourned, over, frozen
    teams: list[list[int]] = []  # seats that play together, where some do
    running: int | None = None  # whose clock runs
    thinking: int | None = None  # the seat of a program that thinks
    backs: list[BackTo] = []
    left: int = 0  # take-backs that one may still ask for
    asks: list[Asks] = []
    wait: Wait | None = None
    stops: list[str] = []
    auto: bool = True
    pass_turn: bool = False
    watchers: int = 0
    hands: bool = False  # watchers see hands
    result: Result | None = None
    score: list[int] = []  # games won, in a match of several
    best_of: int = 1
    rematch: list[int] = []  # seats that want one
    next: str = ""  # the table of the next game or of the rematch


class Ack(Theirs, tag="ack"):
    """A choice made at `at` is on disk; the table is at `v`."""

    at: int
    v: int
    id: int = 0


class Refusal(Shape, omit_defaults=False):
    """A reason: a code, the sentence with its values, a clause, a place."""

    code: str
    said: Any  # Words
    clause: str = ""
    place: Any = ""  # Words, or an empty text


class No(Theirs, tag="no"):
    """What was asked for is not done, and why. `of`: the kind of message; `id`: as it was sent."""

    of: str
    reasons: list[Refusal]
    at: int | None = None
    id: int | None = None


class Answer(Theirs, tag="answer"):
    """What was asked by `try`, `why`, `look`, `lines` or `advise`, with its `id`."""

    id: int
    v: int
    wishes: list[Wish] = []
    changes: list[Change] = []
    lines: list[Line] = []
    chain: Tried | None = None
    advice: list[Advised] = []


class Advised(Shape, omit_defaults=False):
    """What a program thinks of an option: how likely the seat wins with it, from 0 to 1."""

    key: str
    chance: float
    tries: int  # worlds in which that was seen


class Tried(Shape, omit_defaults=False):
    """What a chain allows: keys that can be picked next, whether it could end here."""

    picked: list[str]
    open: list[str]
    enough: bool
    complete: bool


class Told(Theirs, tag="said"):
    """A canned phrase of a seat."""

    seat: int
    phrase: str


class Pong(Theirs, tag="pong"):
    ms: int


class Bye(Theirs, tag="bye"):
    """The socket is about to be closed with this code."""

    code: int
    again: bool  # whether coming back makes sense


Outgoing = Welcome | Pos | State | Ack | No | Answer | Told | Pong | Bye

__all__ = ["Against", "CardSheet", "Change", "Incoming", "Line", "Move", "Outgoing", "Wish"]
