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
from kirifuda.games.formats import Format
from kirifuda.games.formats import find as find_format
from kirifuda.games.laying import lay
from kirifuda.games.lists import CLOSED, OPEN, Lists, lists_of, may_answer, opened, possible
from kirifuda.games.moves import play_on
from kirifuda.games.printed import Cards, Decks, Printed
from kirifuda.games.saving import MOST_SEED
from kirifuda.games.scenario import Asks, Reader
from kirifuda.games.scenes import Scenes, people
from kirifuda.games.setting import Refer, Setting, canonical, counted, keep, read_setting
from kirifuda.games.trees import MeaningError, Reading, Trees
from kirifuda.games.weights import WEIGHTS, weighted
from kirifuda.kernel.errors import (
    CardError,
    DeckError,
    KirifudaError,
    Reason,
    Said,
    ScenarioError,
    UnknownError,
)
from kirifuda.kernel.foresight.judging import Judge
from kirifuda.kernel.match import Host, Match, begin, shown
from kirifuda.kernel.position.cards import CardDef, Pool
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
    formats: Mapping[str, Format] = {"": Format(0, "", "", (2, 2))}  # the usual one has no name
    # by level: simulations for a decision, and rounds, where they are not as in other games
    thinking: Mapping[str, tuple[int, int]] = {}
    loser_chooses = False  # in later games of a match of several, the loser chooses who begins
    under: Mapping[str, int] = {}  # zones of cards that lie under others
    filled_zones: tuple[
        str, ...
    ] = ()  # zones beside the deck that are filled in if nothing is told
    fillers: Mapping[str, Printed] = {}  # plain cards for scenarios
    answering = "手札(】|のみ|で)"  # what the text of a card says that may answer from hidden zones
    effect_form: tuple[str, Printed] = ("{}", {})  # an ability with an effect, on a card like this

    def __init__(self) -> None:
        self.cards = Cards(self.folder / "cards", self.define)
        self.decks = Decks(self.folder / "decks")
        self.trees = Trees(self.name, self.compile_text, self.grammar_folders(), self.grammar)
        self.settings: OrderedDict[str, Setting] = OrderedDict()
        self.packed: OrderedDict[bytes, Setting] = OrderedDict()
        self.starts: OrderedDict[tuple[str, tuple[str | Deck, ...]], Setting] = OrderedDict()
        self.lists: OrderedDict[int, Lists] = OrderedDict()
        self.filled: dict[str, CardDef] = {}

    @cached_property
    def rules(self) -> Rules:
        return self.new_rules()

    @property
    def edition(self) -> str:
        """What tells this state of the rules, words and cards from others (games/edition.py)."""
        return edition(self.folder)

    @cached_property
    def possible(self) -> Pool:
        """The cards of the game that may answer from hidden zones, whoever holds them."""
        return possible(self)

    @cached_property
    def judge(self) -> Judge:
        """How good positions look to seats, as fitted to who won (games/weights.py)."""
        return weighted(self.new_judge(), self.folder / WEIGHTS)

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
            raise UnknownError(Said("{0} is no name of a card", [shown(told)]))
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
                why = Said("a deck has no part {0}; its parts: {1}", [repr(word), known])
                reasons.append(Reason(why, place=deck.heads.get(word, "")))
            for card, count in held:
                if isinstance(card, str):
                    try:
                        card = self.cards.find(card)
                    except KirifudaError as error:
                        place = deck.places.get(str(card), "")
                        reasons.extend(Reason(r.said, r.clause, place) for r in error.reasons)
                        continue
                found[part or self.sort(card)].extend([card] * min(count, CARD_MASK))
        return found, reasons + self.deck_reasons(found)

    def makes(self, cards: Iterable[CardDef]) -> list[CardDef]:
        """What these cards can bring into being beside the cards of the decks, each as often as
        there can be of it; every seat gets as many."""
        return []

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
        lists: str = CLOSED,
        beside: Sequence[CardDef] = (),
        format: str = "",
    ) -> Match:
        """A new match at its first decision. A `DeckError` lists every broken rule of every deck.

        Decks are given by name, by path or as objects, one for each seat. The same decks, seed
        and choices give the same match. Without `log` it is a little faster. `chooser` is the seat
        that chooses who begins, as the loser of the game before does in some games.

        `lists` are "closed", so that nobody knows what another deck holds, or "open". Where they
        are closed, `beside` are cards of one's own that decks at this table may hold, too.
        `format` is one of the game's `formats`, where it has others than the usual one.
        """
        known = opened(lists)
        given: object = decks
        if isinstance(given, str | bytes) or not isinstance(given, Sequence):
            raise DeckError(
                Said("decks are told in a list, one for each seat, not {0}", [shown(given)])
            )
        if type(seed) is not int or not -MOST_SEED <= seed <= MOST_SEED:
            raise KirifudaError(
                Said("a seed is an integer of at most 128 bits, not {0}", [shown(seed)])
            )
        if chooser is not None and (
            not self.loser_chooses or type(chooser) is not int or chooser not in range(len(decks))
        ):
            raise DeckError(
                Said("in {0} no seat {1} chooses who begins", [self.title, repr(chooser)])
            )
        found = tuple(d for d in decks if isinstance(d, str | Deck))
        plain = len(found) == len(decks) and chooser is None and not beside
        self.check_seats(len(decks), format)
        key = (f"{lists} {format}", found)
        setting = self.starts.get(key) if plain else None
        if setting is None:
            setting = self.set_decks(decks, chooser, known, beside, format)
            if plain and all(isinstance(d, Deck) or d in self.decks for d in found):
                keep(self.starts, key, setting)
        return self.open(setting, seed, log)

    def set_decks(
        self,
        decks: Sequence[DeckLike],
        chooser: int | None = None,
        known: bool = False,
        beside: Sequence[CardDef] = (),
        format: str = "",
    ) -> Setting:
        """What decks set up, once all of them are legal."""
        reasons: list[Reason] = []
        seats: list[dict[str, list[CardDef]]] = []
        for number, what in enumerate(decks):
            found, problems = self.read_deck(what)
            problems = problems + self.format_reasons(found, format)
            called = what.name if isinstance(what, Deck) else str(what)
            place = Said("deck {0}", [number + 1])
            if called:
                place = Said("deck {0} ({1})", [number + 1, called])
            reasons.extend(r.within(place) for r in problems)
            seats.append(found)
        if reasons:
            raise DeckError(reasons)
        self.trees.save()
        refer = Refer(self)
        held = [
            {part: counted(map(refer, cards)) for part, cards in seat.items()} for seat in seats
        ]
        told: dict[str, object] = {} if chooser is None else {"chooser": chooser}
        if format:
            told["format"] = format
        if known:
            told["lists"] = OPEN
        else:
            added = [self.cards[key] for key in sorted(self.cards.added)]
            for card in (*added, *beside):
                if may_answer(self, card.text):
                    refer(card)
        return self.setting(canonical({"seats": held, **told, **refer.data()}), refer)

    def check_seats(self, seats: int, format: object) -> None:
        """A `DeckError` if a format is not known, or not played by so many."""
        found = self.formats[find_format(self.formats, format, self.title)]
        least, most = found.seats
        if not least <= seats <= most:
            wanted = Said(str(least)) if least == most else Said("{0} to {1}", [least, most])
            what = Said("{0} ({1})", [self.title, found.title]) if found.title else self.title
            raise DeckError(
                [
                    Reason(
                        Said("{0} is played with {1} decks, not {2}", [what, wanted, seats]),
                        found.clause,
                    )
                ]
            )

    def format_reasons(self, parts: Mapping[str, list[CardDef]], format: str) -> list[Reason]:
        """Why these cards cannot be played in a format, its own rules aside."""
        return []

    def scenario(
        self,
        me: Seat | None = None,
        foe: Seat | None = None,
        *,
        seats: Sequence[Seat] | None = None,
        format: str = "",
        whose: int | str = "me",
        turn: int = 3,
        phase: str = "main",
        step: str = "",
        attack: Mapping[str, object] | None = None,
        done: Mapping[str, object] | None = None,
        effects: Sequence[Mapping[str, object]] | None = None,
        happened: Sequence[Mapping[str, object]] | None = None,
        moves: Sequence[Mapping[str, object]] = (),
        anyway: bool = False,
        seed: int = 0,
        log: bool = True,
        stop: str = "",
        stepwise: bool = False,
    ) -> Match:
        """A match in any position, at its first decision.

        `me` is seat 0 and `foe` seat 1 (or `seats` lists them, and `format` tells how so many
        play): for each zone a card, a list of cards or a number of plain cards; see
        `kirifuda.games.scenario`. What is not told is
        filled in plainly. `whose` turn it is, the number of the `turn`, the `phase` that now
        begins, or the `step` in the middle of it; the `attack` that is under way there; what was
        `done` and has `happened` in this turn; the `effects` that last already. What cannot be is
        refused, unless rule processes would see to it and it is wanted `anyway`. From there it is
        played on by `moves` (`kirifuda.games.moves`).

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
        names = people(len(seats))
        try:
            self.check_seats(len(seats), format)
        except KirifudaError as error:
            reader.reasons.extend(r.within("seats") for r in error.reasons)
            raise ScenarioError(reader.reasons) from error
        if type(seed) is not int or not -MOST_SEED <= seed <= MOST_SEED:
            reader.wrong(
                "seed", Said("a seed is an integer of at most 128 bits, not {0}", [shown(seed)])
            )
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
        told: dict[str, object] = {"format": format} if format else {}
        told["scenario"] = plan.data(refer)
        setting = self.setting(canonical({**told, **refer.data()}), refer)
        match = self.open(setting, seed, log, stop, stepwise)
        if moves:
            play_on(self, match, moves)
        return match

    def open(
        self,
        setting: Setting,
        seed: int,
        log: bool,
        stop: str = "",
        stepwise: bool = False,
        recalls: bool = False,
    ) -> Match:
        """A match of a setting, from its start to the first decision, or as far as told.

        What seats recall is kept from its start if `recalls`, and always in a scenario.
        """
        plan = setting.plan
        if plan is None:
            match = begin(setting.opening(log), seed, setting.text, recalls)
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

    def widened(self, pool: Pool) -> Pool:
        """The cards of a match and those of the game's own decks (games/lists.py)."""
        return lists_of(self, self.lists, pool).pool

    def guess_list(
        self,
        s: State,
        owner: int,
        hidden: list[int],
        others: list[int],
        musts: list[int],
        luck: list[int],
    ) -> list[int]:
        """Printed cards that hidden ones of an owner might be."""
        return lists_of(self, self.lists, s.pool).guess(s, owner, hidden, others, musts, luck)

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

    def again(self, match: Match) -> Match | None:
        """The match played again, with all that its seats recall (`Match.recall`)."""
        return saving.again(self, match)

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
            raise CardError(Said("a text is expected, not {0}", [shown(told)]))
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

    def new_judge(self) -> Judge:
        """What counts in a position, for those who look ahead."""
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
