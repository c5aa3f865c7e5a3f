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
from kirifuda.games.description import describe
from kirifuda.games.edition import edition
from kirifuda.games.laying import lay
from kirifuda.games.printed import Cards, Decks, Printed
from kirifuda.games.saving import MOST_SEED
from kirifuda.games.scenario import Asks, Reader
from kirifuda.games.scenes import PEOPLE, Scenes
from kirifuda.games.setting import Refer, Setting, canonical, counted, keep, read_setting
from kirifuda.games.trees import MeaningError, Reading, Trees
from kirifuda.kernel.errors import (
    CardError,
    DeckError,
    KirifudaError,
    Reason,
    ScenarioError,
    UnknownError,
)
from kirifuda.kernel.match import Host, Match, begin, shown
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.fingerprints import mass_of
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.position.state import State
from kirifuda.kernel.rules import Rules

if TYPE_CHECKING:
    from kirifuda.text import Grammar, Node

DeckLike = str | Path | Deck
Seat = Mapping[str, object]
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
    under: Mapping[str, int] = {}  # zones of cards that lie under others
    filled_zones: tuple[
        str, ...
    ] = ()  # zones beside the deck that are filled in if nothing is told
    fillers: Mapping[str, Printed] = {}  # plain cards for scenarios
    effect_form: tuple[str, Printed] = ("{}", {})  # an ability with an effect, on a card like this

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

    @cached_property
    def scenes(self) -> Scenes:
        return self.new_scenes()

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
        told: object = called
        if not isinstance(told, str):
            raise UnknownError(f"{shown(told)} is no name of a card")
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
        given: object = decks
        if isinstance(given, str | bytes) or not isinstance(given, Sequence):
            raise DeckError(f"decks are told in a list, one for each seat, not {shown(given)}")
        if type(seed) is not int or not -MOST_SEED <= seed <= MOST_SEED:
            raise KirifudaError(f"a seed is an integer of at most 64 bits, not {shown(seed)}")
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
        step: str = "",
        attack: Mapping[str, object] | None = None,
        done: Mapping[str, object] | None = None,
        effects: Sequence[Mapping[str, object]] | None = None,
        happened: Sequence[Mapping[str, object]] | None = None,
        anyway: bool = False,
        seed: int = 0,
        log: bool = True,
        stop: str = "",
        stepwise: bool = False,
    ) -> Match:
        """A match in any position, at its first decision.

        `me` is seat 0 and `foe` seat 1 (or `seats` lists them): for each zone a card, a list of
        cards or a number of plain cards; see `kirifuda.games.scenario`. What is not told is
        filled in plainly. `whose` turn it is, the number of the `turn`, the `phase` that now
        begins, or the `step` in the middle of it; the `attack` that is under way there; what was
        `done` and has `happened` in this turn; the `effects` that last already. What cannot be is
        refused, unless rule processes would see to it and it is wanted `anyway`.

        With `stop` nothing is run yet ("begin"), or as far as `Match.run_to` goes; `stepwise` asks
        also what leaves no choice. A `ScenarioError` lists every problem.
        """
        asks = (self.find, self.filler, self.fill, self.effect_card, self.under)
        reader = Reader(Asks(self.scenes, *asks))
        if seats is None:
            seats = [{} if me is None else me, {} if foe is None else foe]
        elif me is not None or foe is not None:
            reader.wrong("seats", "tell me and foe, or seats, not both")
        if not isinstance(seats, list | tuple):
            raise ScenarioError([Reason("descriptions are expected, one for each", place="seats")])
        names = list(PEOPLE) if len(seats) == 2 else [f"seat {n}" for n in range(len(seats))]
        least, most = self.seats
        if not least <= len(seats) <= most:
            reader.wrong("seats", f"{self.title} has no game for {len(seats)}")
            raise ScenarioError(reader.reasons)
        if type(seed) is not int or not -MOST_SEED <= seed <= MOST_SEED:
            reader.wrong("seed", f"a seed is an integer of at most 64 bits, not {shown(seed)}")
        more: dict[str, object] = {
            "attack": attack,
            "done": done,
            "effects": effects,
            "happened": happened,
            "anyway": anyway,
        }
        plan = reader.read(names, seats, whose, turn, phase, step, more)
        if reader.reasons:
            raise ScenarioError(reader.reasons)
        self.trees.save()
        refer = Refer(self)
        data = plan.data(refer)
        setting = self.setting(canonical({"scenario": data, **refer.data()}), refer)
        return self.open(setting, seed, log, stop, stepwise)

    def open(
        self, setting: Setting, seed: int, log: bool, stop: str = "", stepwise: bool = False
    ) -> Match:
        """A match of a setting, from its start to the first decision, or as far as told."""
        plan = setting.plan
        if plan is None:
            match = begin(setting.opening(log), seed, setting.text)
        else:
            state = lay(setting.pool, plan, seed, log)
            self.scenes.set_up(state, plan)
            self.scenes.enter(state, plan)
            state.mass = mass_of(state)
            match = Match(setting.pool, state, seed, setting.text)
            match.stepwise(stepwise)
            if stop != "begin":
                match.run_to(stop)
        match.host = self
        return match

    def describe(self, match: Match) -> dict[str, Any]:
        """What `scenario` makes this position of; a `ScenarioError` tells why nothing does.

        See `kirifuda.games.description` for what a description cannot tell.
        """
        return describe(self, match)

    def effect_card(self, text: str) -> CardDef:
        """A card that stands for an effect in a scenario: its text, or an ability with it."""
        form, printed = self.effect_form
        icons = form.partition("{}")[0]
        told = text if icons and text[:1] == icons[:1] else form.format(text)
        return self.define({"name": "効果", "english": "Effect", **printed, "text": told})

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

        told: object = text
        if not isinstance(told, str):
            raise CardError(f"a text is expected, not {shown(told)}")
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

    def new_scenes(self) -> Scenes:
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
