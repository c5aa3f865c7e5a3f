"""What is asked and answered over HTTP, as JSON; docs/server.md lists the routes."""

from __future__ import annotations

from typing import Any

import msgspec

from kirifuda.server.parts import CardSheet, Line, Option, Pair, Shape
from kirifuda.server.wire import Refusal, Result

LONGEST_NAME = 32
LONGEST_DECK = 20_000
LONGEST_REPORT = 2_000
PHRASES: dict[str, Pair] = {
    "hello": ("Hello!", "よろしくお願いします"),
    "luck": ("Good luck!", "お互い頑張りましょう"),
    "nice": ("Well played!", "お見事！"),
    "oops": ("Oops!", "しまった！"),
    "think": ("I have to think.", "少し考えます"),
    "soon": ("Just a moment.", "少々お待ちください"),
    "thanks": ("Thank you for the game!", "ありがとうございました"),
}


class Asked(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of a request."""


class Told(Shape, omit_defaults=False):
    """The body of an answer."""


class Refused(Told):
    """The body of every answer with a status of 400 or above."""

    reasons: list[Refusal]


# -- people --------------------------------------------------------------------------------


class Me(Told):
    """GET /api/me: who one is; a guest is made with the first visit."""

    id: str  # a public name for one's own use, not the secret
    name: str


class Rename(Asked):
    """POST /api/me."""

    name: str


class SecretLink(Told):
    """POST /api/me/link: `/me/SECRET`; who opens it is the same guest. An older link ends."""

    link: str


# -- games, sheets, cards ------------------------------------------------------------------


class DeckInfo(Told):
    """A deck that comes with a game."""

    id: str
    names: Pair
    plans: Pair
    cards: int
    text: str  # as one would paste it


class BotInfo(Told):
    """A level of program that can be played against."""

    id: str
    names: Pair
    about: Pair


class FormatInfo(Told):
    """A way to play a game: how many sit down, and the clause that says so."""

    id: str  # empty: the usual one
    names: Pair
    seats: tuple[int, int]
    clause: str = ""


class GameInfo(Told):
    """GET /api/games: a list of these, and the canned phrases."""

    id: str
    titles: Pair
    seats: tuple[int, int]
    formats: list[FormatInfo]
    decks: list[DeckInfo]
    bots: list[BotInfo]
    parts: dict[str, Pair]  # of a deck, and what they are called
    sheet: str  # hash: GET /api/sheets/HASH, for ever the same
    cards: str  # hash: GET /api/cards/HASH


class Games(Told):
    """`reasons`: what the server says in English, and the same in Japanese."""

    games: list[GameInfo]
    phrases: dict[str, Pair]
    reasons: dict[str, str]


class CardRow(Told):
    """A card of the game, for who builds decks: its sheet and the part where it belongs."""

    sheet: CardSheet
    part: str
    most: int  # copies of its name in a deck, mostly; a check tells


class Cards(Told):
    """GET /api/cards/HASH: all cards of a game, by key."""

    game: str
    cards: dict[str, CardRow]


# -- tables --------------------------------------------------------------------------------


class DeckChoice(Asked):
    """A deck: `own` 0 and the `id` of a deck of the game, or `own`: the number of one's own."""

    id: str = ""
    own: int = 0


class Opponent(Asked):
    """Who sits at another seat. `who`: bot, open (anybody) or invite (who has the link).

    A program has a `level` and a `deck` of the game; empty: one that fits is chosen by chance.
    """

    who: str
    level: str = ""
    deck: str = ""


class Clock(Asked):
    """Seconds: `bank` for all decisions, `add` for each; `away`: while not connected.

    `flag`: what a fallen flag does: lose, or idle (the first option is taken).
    """

    bank: int
    add: int = 0
    away: int = 120
    flag: str = "lose"


class NewTable(Asked):
    """POST /api/tables."""

    game: str
    deck: DeckChoice
    opponents: list[Opponent]
    format: str = ""
    clock: Clock | None = None
    best_of: int = 1
    delay: int = 0  # decisions that watchers are behind
    watch: bool = True  # others may watch
    lists: str = "closed"  # or open: everyone knows what everybody's deck holds
    seed: int | None = None  # only if everybody else is a program


class Made(Told):
    """A table was made: `/t/ID`. `invites`: a link for each seat that waits for who is invited."""

    id: str
    invites: list[str]  # "" for other seats, one's own first
    watch: str


class SeatInfo(Told):
    """Who sits at a seat. `who`: person, bot, open, invite."""

    who: str
    name: str = ""
    level: str = ""
    me: bool = False


class TableInfo(Told):
    """GET /api/tables/ID, and a row of the lists."""

    id: str
    game: str
    format: str
    seats: list[SeatInfo]
    status: str
    seat: int | None  # mine
    v: int
    turn: int
    made: int  # ms since 1970
    at: int  # of the last step
    clock: Clock | None
    best_of: int
    score: list[int]
    delay: int
    watch: bool  # whether one may watch without a link
    mine: bool  # whether I am asked to decide
    result: Result | None = None
    next: str = ""
    before: str = ""  # the game before of the same match
    from_: str = msgspec.field(default="", name="from")  # the table of which this goes on


class Tables(Told):
    """GET /api/tables (open ones, and those that can be watched), GET /api/my (mine, newest first).

    `more`: where the next page begins (`?before=`); 0: nowhere.
    """

    tables: list[TableInfo]
    more: int = 0


class Join(Asked):
    """POST /api/tables/ID/join: sit down at an open seat, or (`token`) where one is invited."""

    deck: DeckChoice
    token: str = ""


class Invited(Told):
    """GET /api/invites/TOKEN: the table of a link /j/TOKEN or /w/TOKEN. `used`: by somebody."""

    table: TableInfo
    used: bool
    watch: bool  # the link is one to watch


class Rematch(Told):
    """POST /api/tables/ID/rematch: `id` once everybody wants it (programs do), else empty."""

    id: str


class Report(Asked):
    """POST /api/tables/ID/report: something is wrong here; the record is kept with it."""

    text: str
    v: int = -1


class Reported(Told):
    id: int


class Going(Asked):
    """POST /api/tables/ID/continue: from step `v` on, against programs (`level`, for others)."""

    v: int
    seat: int
    level: str = ""


# -- decks ---------------------------------------------------------------------------------


class DeckText(Asked):
    """POST /api/decks (keep it; `id` 0: a new one) and POST /api/decks/check.

    `cards`: cards of one's own that it names, each as a table of what is printed on it.
    """

    game: str
    text: str
    id: int = 0
    name: str = ""
    format: str = ""
    cards: list[dict[str, Any]] = []


class MyDeck(Told):
    """A deck of mine. GET /api/decks?game=: a list of these; DELETE /api/decks/ID."""

    id: int
    game: str
    name: str
    text: str
    legal: bool
    cards: list[dict[str, Any]]
    at: int


class MyDecks(Told):
    decks: list[MyDeck]


class PartCount(Told):
    part: str
    cards: dict[str, int]  # by key


class Checked(Told):
    """What is wrong with a deck, and what was read of it. `own`: sheets of one's own cards."""

    legal: bool
    reasons: list[Refusal]
    parts: list[PartCount]
    own: dict[str, CardSheet]
    id: int = 0  # if it was kept


# -- clauses, replays ----------------------------------------------------------------------


class ClauseInfo(Told):
    """GET /api/clause/GAME/NUMBER: our line on it, where it is carried out, tests that show it."""

    game: str
    number: str
    kind: str
    meaning: Pair  # both empty if there is none
    code: list[str]
    tests: list[str]
    note: str = ""


class ReplayInfo(Told):
    """GET /api/replay/ID: a match that is over. `steps`: its rows, one a version."""

    table: TableInfo
    sheet: str
    cards: str
    steps: list[StepInfo]
    own: dict[str, CardSheet]


class Reviewed(Told):
    """GET /api/replay/ID/review?seat=S: where the chance of a seat fell most, the worst first.

    It is asked for again until `done` is `all`: so many decisions have been thought about.
    """

    done: int
    all: int
    falls: list[Fall]


class Fall(Told):
    """A decision at which the chance to win fell."""

    v: int  # where it was decided
    turn: int
    asked: str  # the kind of the decision
    clause: str
    chosen: Judged
    better: Judged
    fell: float


class Judged(Told):
    """An option, and how likely the seat wins with it, as far as a program can tell."""

    option: Option
    chance: float


class Study(Asked):
    """POST /api/study: a position, moves and questions, as docs/judge.md tells."""

    game: str
    text: str
    lang: str = "en"


class Studied(Told):
    """What comes of it; `before` and `after` are the parts of boards with everything open."""

    title: str
    why: str
    before: dict[str, Any]
    after: dict[str, Any]
    answers: list[Found]
    moves: list[StudyMove]  # that can be tried after it
    own: dict[str, CardSheet]


class Found(Told):
    """The answer to one step: yes or no, with reasons; or what happens, line by line."""

    ask: str
    told: str
    answer: str
    reasons: list[Ground]
    happens: list[Ground]
    asked: str
    look: dict[str, str]
    wrong: list[str]
    done: Option | None = None  # what a move was
    seat: int = -1  # who made it


class Ground(Told):
    """A sentence with the clause that it follows from."""

    clause: str
    text: str


class StudyMove(Told):
    """Something that can be done next; `do`: the words of a step that does it."""

    option: Option
    do: str


class CaseText(Told):
    """GET /api/replay/ID/case?v=V: the position of a step as the text of a case.

    `v`: of which; without one in the question, the last of the match that can be told.
    """

    game: str
    text: str
    v: int


class Word(Told):
    """A word of positions, and what it is called in both languages."""

    name: str
    names: Pair


class ZoneWord(Word):
    """A zone. `kinds`: of the cards that lie there; none: any. `rests`: cards rest there."""

    spots: list[Word]
    kinds: list[str]
    rests: bool


class NumberWord(Word):
    """A number of a seat, and what it usually is."""

    usual: int


class PhaseWord(Word):
    """A phase in which a position can be, and its steps."""

    steps: list[Word]


class ActWord(Word):
    """A word of what is under way: told by a card, cards, a seat, a flag, a number or a spot."""

    kind: str
    spots: list[Word]


class StudyWords(Told):
    """GET /api/study/GAME: what the form of a position can tell."""

    zones: list[ZoneWord]
    numbers: list[NumberWord]  # of a seat
    flags: list[Word]  # of a card
    counts: list[Word]  # numbers of a card
    phases: list[PhaseWord]
    attack: list[ActWord]  # under way
    done: list[ActWord]  # in this turn
    limits: list[Word]  # of effects that last less than a turn


class Lying(Told):
    """A card in a zone, or `n` of them; `card` empty: plain ones. `words`: how it lies."""

    card: str = ""
    n: int = 1
    spot: str = ""
    words: dict[str, Any] = {}


class SideForm(Told):
    """A seat: its zones, its numbers; `more`: what a form has no field for."""

    zones: dict[str, list[Lying]]
    numbers: dict[str, int]
    more: dict[str, Any]


class EffectForm(Told):
    """What lasts already: made by an ability (by its number) of a card, or told by its text.

    `on`: the cards that it is on; `until`: how long, if not as long as it says itself.
    """

    card: str = ""
    ability: int = 0
    text: str = ""
    on: list[str] = []
    whose: str = ""
    until: str = ""
    more: dict[str, Any] = {}


class Position(Told):
    """A position as a form. `attack`, `done`: by the words of `StudyWords`, what is told of it."""

    whose: str
    turn: int
    phase: str
    step: str
    sides: list[SideForm]
    more: dict[str, Any]
    format: str = ""
    attack: dict[str, Any] = {}
    done: dict[str, Any] = {}
    effects: list[EffectForm] = []


class Form(Asked):
    """POST /api/study/form: a text as a form; with `position`, the text that tells this one."""

    game: str
    text: str
    position: Position | None = None


class Formed(Told):
    """A text, and what it tells as a form."""

    text: str
    position: Position
    places: list[CardPlace]


class CardPlace(Told):
    """A card of a position: what it can be called, and where it lies."""

    place: str
    seat: int
    zone: str
    spot: str
    card: str
    makers: list[Maker]


class Maker(Told):
    """An ability of a card that makes something that lasts; its number among those of the card."""

    ability: int
    text: Pair


class StepInfo(Told):
    """A row of the journal: what led to version `v`."""

    v: int
    kind: str
    seat: int
    turn: int
    ms: int  # that it took
    n: int  # choices until there: lines of the log tell theirs


class ReplayPos(Told):
    """GET /api/replay/ID?v=V&seat=S: the board of a step, from a side (`all`: with everything).

    `log`: its lines up to there; `moves`: not told.
    """

    v: int
    parts: dict[str, Any]
    lines: list[Line]
    n: int  # choices until there


class Health(Told):
    """GET /healthz."""

    ok: bool
    tables: int
    sockets: int
    waiting: int  # rows that the journal has not written yet
    workers: int
    engine: str  # native or interpreted
    version: str
