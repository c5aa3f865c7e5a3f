"""A game as people and programs use it: its cards, its decks, and matches of it.

A game's package subclasses `Game` and answers the questions at its end; everything before them
is the same for all games.
"""

from __future__ import annotations

import importlib
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from kirifuda.games import saving
from kirifuda.games.deck import SORTED, Deck
from kirifuda.games.edition import edition
from kirifuda.games.printed import Cards, Decks, Printed
from kirifuda.games.scenario import MOST_TURNS, Plan, Reader, lay
from kirifuda.games.setting import Refer, Setting, canonical, counted, keep, read_setting
from kirifuda.games.trees import MeaningError, Reading, Trees
from kirifuda.kernel.errors import DeckError, KirifudaError, Reason, ScenarioError
from kirifuda.kernel.match import Host, Match, begin
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.fingerprints import mass_of
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import advance
from kirifuda.kernel.rules import Rules

if TYPE_CHECKING:
    from kirifuda.text import Grammar, Node

DeckLike = str | Path | Deck
Seat = Mapping[str, object]
PEOPLE = {"me": 0, "foe": 1}
FILLER = "FILLER"  # a plain card in scenarios
FILLER_DECK = 20  # and so many of them in a deck


class Printing(Protocol):
    """What a game's module `printing` answers."""

    def define(self, row: Printed, trees: Trees) -> CardDef:
        """A card from its printed values; a `CardError` lists every problem."""

    def printed(self, card: CardDef) -> Printed:
        """The printed values of a card, so that `define` gives it again."""

    def check_meaning(self, nodes: list[Node], values: Printed) -> None:
        """Give trees of a text their meaning, on a card with these values; raises what is wrong."""


class Game(Host):
    """One game's rules, cards and decks. `kirifuda.game(name)` gives it."""

    printing: Printing

    name = ""  # as on the command line
    title = ""
    japanese = ""
    parts: Mapping[str, tuple[str, ...]] = {}  # the parts of a deck, with what else they are called
    seats = (2, 2)  # how few and how many play
    loser_chooses = False  # in later games of a match of several, the loser chooses who begins
    zone_names: Mapping[str, int] = {}  # other names of zones in scenarios
    under: Mapping[str, int] = {}  # zones of cards that lie under others
    phases: Mapping[str, int] = {}  # where a scenario can begin
    fillers: Mapping[str, Printed] = {}  # plain cards for scenarios
    flags: Mapping[str, int] = {}  # words for statuses of cards in scenarios, as bits
    measures: Mapping[str, int] = {}  # words for numbers of a seat in scenarios, with the usual one

    def __init__(self) -> None:
        self.cards = Cards(self.folder / "cards", self.define)
        self.decks = Decks(self.folder / "decks")
        self.trees = Trees(self.name, self.compile_text, self.grammar_folders(), self.grammar)
        self.settings: OrderedDict[str, Setting] = OrderedDict()
        self.packed: OrderedDict[bytes, Setting] = OrderedDict()
        self.starts: OrderedDict[tuple[str | Deck, ...], Setting] = OrderedDict()
        self.filled: dict[str, CardDef] = {}

    @cached_property
    def rules(self) -> Rules:
        return self.new_rules()

    @property
    def edition(self) -> str:
        """What tells this state of the rules, words and cards from others (games/edition.py)."""
        return edition(self.folder)

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    # -- cards and decks -------------------------------------------------------------------

    def card(self, text: str = "", **fields: object) -> CardDef:
        """A card from what is printed on it; a `CardError` lists every problem with its place."""
        card = self.define({"text": text, **fields})
        self.trees.save()
        return card

    def find(self, called: str) -> CardDef:
        """A card by its key, its name or its English name."""
        key = called.upper()
        if key in self.fillers:
            if key not in self.filled:
                self.filled[key] = self.define({"key": key, **self.fillers[key]})
            return self.filled[key]
        return self.cards.find(called)

    def read_deck(self, what: DeckLike) -> tuple[dict[str, list[CardDef]], list[Reason]]:
        """A deck's cards, part by part, and what is wrong with it: its rules, if it can be read."""
        found: dict[str, list[CardDef]] = {part: [] for part in self.parts}
        try:
            deck = self.decks.find(what)
        except DeckError as error:
            return found, error.reasons
        reasons = list(deck.unread)
        called = {name: part for part, names in self.parts.items() for name in (part, *names)}
        for word, held in deck.parts.items():
            part = called.get(word, "")
            if word != SORTED and not part:
                known = ", ".join(self.parts)
                why = f"a deck has no part {word!r}; its parts: {known}"
                reasons.append(Reason(why, place=deck.heads.get(word, "")))
            for card, count in held:
                if isinstance(card, str):
                    try:
                        card = self.cards.find(card)
                    except KirifudaError as error:
                        place = deck.places.get(str(card), "")
                        reasons.extend(Reason(r.message, r.clause, place) for r in error.reasons)
                        continue
                found[part or self.sort(card)].extend([card] * min(count, CARD_MASK))
        return found, reasons + self.deck_reasons(found)

    def check_deck(self, deck: DeckLike) -> list[Reason]:
        """Every deck rule that a deck breaks, with its clause; empty if it is legal."""
        _, reasons = self.read_deck(deck)
        self.trees.save()
        return reasons

    # -- matches ---------------------------------------------------------------------------

    def start(
        self,
        decks: Sequence[DeckLike],
        seed: int = 0,
        log: bool = True,
        chooser: int | None = None,
    ) -> Match:
        """A new match at its first decision. A `DeckError` lists every broken rule of every deck.

        Decks are given by name, by path or as objects, one for each seat. The same decks, seed
        and choices give the same match. Without `log` it is a little faster. `chooser` is the seat
        that chooses who begins, as the loser of the game before does in some games.
        """
        if type(seed) is not int:
            raise TypeError(f"a seed is an integer, not {seed!r}")
        if chooser is not None and (
            not self.loser_chooses or type(chooser) is not int or chooser not in range(len(decks))
        ):
            raise DeckError(f"in {self.title} no seat {chooser!r} chooses who begins")
        key = tuple(d for d in decks if isinstance(d, str | Deck))
        setting = self.starts.get(key) if len(key) == len(decks) and chooser is None else None
        if setting is None:
            setting = self.set_decks(decks, chooser)
            if chooser is not None:
                return self.open(setting, seed, log)
            if len(key) == len(decks) and all(isinstance(d, Deck) or d in self.decks for d in key):
                keep(self.starts, key, setting)
        return self.open(setting, seed, log)

    def set_decks(self, decks: Sequence[DeckLike], chooser: int | None = None) -> Setting:
        """What decks set up, once all of them are legal."""
        least, most = self.seats
        if not least <= len(decks) <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            raise DeckError(f"{self.title} is played with {wanted} decks, not {len(decks)}")
        reasons: list[Reason] = []
        seats: list[dict[str, list[CardDef]]] = []
        for number, what in enumerate(decks):
            found, problems = self.read_deck(what)
            called = what.name if isinstance(what, Deck) else str(what)
            place = f"deck {number + 1} ({called})" if called else f"deck {number + 1}"
            for r in problems:
                reasons.append(
                    Reason(r.message, r.clause, f"{place}, {r.place}" if r.place else place)
                )
            seats.append(found)
        if reasons:
            raise DeckError(reasons)
        self.trees.save()
        refer = Refer(self)
        held = [
            {part: counted(map(refer, cards)) for part, cards in seat.items()} for seat in seats
        ]
        told = {} if chooser is None else {"chooser": chooser}
        return self.setting(canonical({"seats": held, **told, **refer.data()}), refer)

    def scenario(
        self,
        me: Seat | None = None,
        foe: Seat | None = None,
        *,
        seats: Sequence[Seat] | None = None,
        whose: int | str = "me",
        turn: int = 3,
        phase: str = "main",
        seed: int = 0,
        log: bool = True,
    ) -> Match:
        """A match in any position, at its first decision.

        `me` is seat 0 and `foe` seat 1 (or `seats` lists them): for each zone a card, a list of
        cards or a number of plain cards; see `kirifuda.games.scenario`. What is not told is
        filled in plainly. `whose` turn it is, the number of the `turn`, and the `phase` that now
        begins. A `ScenarioError` lists every problem.
        """
        reader = Reader(
            self.rules.zones, self.zone_names, self.under, self.find, self.filler, self.flags
        )
        if seats is None:
            seats = [me or {}, foe or {}]
        elif me is not None or foe is not None:
            reader.wrong("seats", "tell me and foe, or seats, not both")
        names = list(PEOPLE) if len(seats) == 2 else [f"seat {n}" for n in range(len(seats))]
        least, most = self.seats
        if not least <= len(seats) <= most:
            reader.wrong("seats", f"{self.title} has no game for {len(seats)}")
        whose = PEOPLE.get(whose, -1) if isinstance(whose, str) else whose
        if type(whose) is not int or not 0 <= whose < len(seats):
            reader.wrong("whose", "it must be somebody's turn: me, foe, or the number of a seat")
        if type(turn) is not int or not 1 <= turn <= MOST_TURNS:
            reader.wrong("turn", "turns are counted from 1")
        if type(seed) is not int:
            reader.wrong("seed", f"a seed is an integer, not {seed!r}")
        if phase not in list(self.phases):
            reader.wrong("phase", f"a scenario begins with {', '.join(self.phases)}; not {phase!r}")
        plan = Plan(turn, whose, phase)
        described: Sequence[object] = seats
        for name, held in zip(names, described, strict=True):
            if isinstance(held, Mapping):
                told = dict(held)
                plan.measures.append(reader.measured(name, told, self.measures))
                plan.seats.append(reader.seat(name, self.fill(told)))
            else:
                reader.wrong(name, f"zones with their cards are expected, not {held!r}")
        if sum(map(len, plan.seats)) > CARD_MASK:
            reader.wrong("seats", f"there can be {CARD_MASK} cards in all")
        if reader.reasons:
            raise ScenarioError(reader.reasons)
        self.trees.save()
        refer = Refer(self)
        data = plan.data(refer)
        setting = self.setting(canonical({"scenario": data, **refer.data()}), refer)
        return self.open(setting, seed, log)

    def open(self, setting: Setting, seed: int, log: bool) -> Match:
        """A match of a setting, from its start to the first decision."""
        if setting.plan is None:
            match = begin(setting.opening(log), seed, setting.text)
        else:
            state = lay(setting.pool, setting.plan, seed, log)
            for seat, told in enumerate(setting.plan.measures):
                if told:
                    self.measure(state, seat, told)
            self.enter(state, self.phases[setting.plan.phase])
            state.mass = mass_of(state)
            advance(state)
            match = Match(setting.pool, state, seed, setting.text)
        match.host = self
        return match

    def setting(self, text: str, refer: Refer | None = None) -> Setting:
        """What a setup says, with its cards compiled; kept for the next match of the same.

        A setup that comes from outside (without `refer`) is checked like everything else: a
        `KirifudaError` lists what is wrong with it.
        """
        known = self.settings.get(text)
        if known is not None:
            self.settings.move_to_end(text)
            return known
        setting = read_setting(self, text, refer)
        keep(self.settings, text, setting)
        return setting

    # -- saving ----------------------------------------------------------------------------

    def pack(self, match: Match) -> bytes:
        """A match as bytes (also `match.pack()`)."""
        return saving.pack(self, match)

    def unpack(self, raw: bytes) -> Match:
        """The match that `pack` packed; a `PackError` says what is wrong with the bytes."""
        return saving.unpack(self, raw)

    def record(self, match: Match) -> dict[str, object]:
        """A match as setup and choices (also `match.record()`)."""
        return saving.record(self, match)

    def replay(self, record: Mapping[str, Any], until: int | None = None) -> Match:
        """The match that a record tells, or its first `until` choices."""
        return saving.replay(self, record, until)

    # -- texts and cards -------------------------------------------------------------------

    @cached_property
    def folder(self) -> Path:
        """The package of the game."""
        return Path(__file__).resolve().parent / self.name

    def grammar_folders(self) -> Iterable[Path]:
        """The folders whose sources make up the grammar of its texts."""
        import kirifuda.text

        return [Path(kirifuda.text.__file__).resolve().parent, self.folder / "words"]

    def grammar(self) -> Grammar:
        """The grammar of its texts, which its package `words` makes."""
        words = importlib.import_module(f"kirifuda.games.{self.name}.words")
        found: Grammar = words.grammar()
        return found

    def compile_text(self, text: str) -> Reading:
        """The trees of a text; raises `kirifuda.text.TextError`."""
        from kirifuda.text import compile_text, print_en, print_ja

        words = self.grammar()
        nodes = compile_text(words, text)
        english = [print_en(words, n) for n in nodes]
        return Reading(nodes, [print_ja(words, n) for n in nodes], english)

    def check_text(self, text: str, row: Printed) -> int:
        """How many abilities a text has; raises what is wrong with it, `define` aside.

        `row` is where the text stands, as whoever wrote it spells it.
        """
        from kirifuda.text import compile_text

        nodes = compile_text(self.grammar(), text)
        fields = row.get("fields")
        try:
            self.printing.check_meaning(
                nodes, {**row, **fields} if isinstance(fields, dict) else row
            )
        except MeaningError as error:
            reasons = self.trees.placed(text, nodes, error)
            raise MeaningError(error.what, error.node, reasons) from error
        return len(nodes)

    def define(self, printed: Printed) -> CardDef:
        """A card from its printed values; a `CardError` lists every problem."""
        card = self.printing.define(printed, self.trees)
        card.summary = summary(self.printing.printed(card))
        return card

    def printed(self, card: CardDef) -> Printed:
        """The printed values of a card, so that `define` gives it again."""
        return self.printing.printed(card)

    # -- what a game answers ---------------------------------------------------------------

    def new_rules(self) -> Rules:
        raise AssertionError("a subclass answers this")

    def sort(self, card: CardDef) -> str:
        """The part of a deck where a card belongs."""
        raise AssertionError("a subclass answers this")

    def deck_reasons(self, parts: Mapping[str, list[CardDef]]) -> list[Reason]:
        """Every deck rule that these cards break."""
        raise AssertionError("a subclass answers this")

    def filler(self, zone: int) -> str:
        """The plain card that fills a zone in a scenario."""
        return FILLER

    def fill(self, seat: dict[str, object]) -> dict[str, object]:
        """A seat's description with what was left out: a plain deck, with `top` on it."""
        seat.setdefault("deck", FILLER_DECK)
        top = listed(seat.pop("top", None), FILLER)
        if top:
            seat["deck"] = [*top, *listed(seat["deck"], FILLER)]
        return seat

    def measure(self, state: State, seat: int, told: Mapping[str, int]) -> None:
        """Give a seat the numbers that a scenario tells."""
        raise AssertionError("a subclass answers this")

    def enter(self, state: State, phase: int) -> None:
        """Put what is under way onto the stack of a scenario's state."""
        raise AssertionError("a subclass answers this")

    def imaginable(self, match: Match, seat: int, card: int) -> list[Option]:
        """What a seat could want to do with a card that it sees (-1: with none), offered or not.

        `match.why_not` tells of each what is against it.
        """
        raise AssertionError("a subclass answers this")

    def settle(self, match: Match, seat: int, most: int) -> None:
        """Play on (at most so many decisions) until nothing is half done."""
        raise AssertionError("a subclass answers this")

    def worth(self, state: State, seat: int) -> int:
        """How good a position looks to a seat, by what it may know alone."""
        raise AssertionError("a subclass answers this")


UNTOLD = ("key", "name", "english", "text", "awakened")  # what a summary leaves out


def summary(row: Printed) -> str:
    """What is printed on a card beside its names and texts, in a line.

    >>> summary({"name": "灯守", "kind": "character", "cost": 2, "traits": ["月"], "text": ""})
    'character, cost 2, traits 月'
    """
    told: list[str] = []
    for word, value in row.items():
        if word in UNTOLD or value is None or value is False or value in ("", [], ()):
            continue
        if isinstance(value, list | tuple):
            value = "/".join(map(str, value))
        if word == "kind" or value is True:
            told.append(str(value) if word == "kind" else word)
        else:
            told.append(f"{word} {value}")
    return ", ".join(told)


def listed(held: object, filler: str) -> list[object]:
    """What a zone holds as a list; whatever makes no sense is left for the reader to refuse."""
    if held is None:
        return []
    if type(held) is int and 0 <= held < 1000:
        return [filler] * held
    if isinstance(held, list | tuple):
        return list(held)
    return [held]
