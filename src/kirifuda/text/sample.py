"""Random nodes of a grammar: for round-trip tests, for tests of meaning and for exhaustive play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from .grammar import Grammar, Symbol, fits, slot_symbol
from .inflect import FORMS
from .lexical import LEXICAL
from .phrase import Phrase, Piece, Slot
from .tree import Arg, Node

__all__ = ["Sampler", "reachable", "sample", "sample_phrase"]

RARE = 0.1
_ENDLESS = 999
_REPEATS = {"*": 0, "+": 1, "++": 2}


def sample(grammar: Grammar, symbol: Symbol, random: Random, depth: int = 6) -> Node:
    """A random node that can stand for a symbol; shallow when depth runs out."""
    return Sampler(grammar, random).node(symbol, depth)


def sample_phrase(
    grammar: Grammar, phrase: Phrase, form: int, asked: str, random: Random, depth: int = 6
) -> Node:
    """A random node of one phrase, in one of its spellings, fit for the asked verb form."""
    return Sampler(grammar, random).fill(phrase, form, asked, depth)


class Sampler:
    """Random nodes of a grammar.

    `words` fill slots that no phrase fills: by the name of the slot, else by its category.
    `weights` tell how common phrases are; what they do not tell is rare, and what has no weight
    does not stand anywhere by chance if something else can.
    """

    def __init__(
        self,
        grammar: Grammar,
        random: Random,
        words: Mapping[str, Sequence[int | str]] | None = None,
        weights: Mapping[str, float] | None = None,
    ) -> None:
        self.grammar = grammar
        self.random = random
        self.words = words or {}
        self.weights = weights
        self.map = _map_of(grammar)

    def node(self, symbol: Symbol, depth: int) -> Node:
        """A node that can stand for a symbol; shallow when depth runs out."""
        choices = self.map.choices(symbol)
        if not choices:
            raise ValueError(f"nothing stands for {symbol}")
        heights = [self.map.height(one, symbol[1]) for one in choices]
        most = max(depth + 1, min(heights))
        low = [one for one, height in zip(choices, heights, strict=True) if height <= most]
        phrase, form = self.pick(low)
        return self.fill(phrase, form, symbol[1], depth)

    def pick(self, choices: list[tuple[Phrase, int]]) -> tuple[Phrase, int]:
        """One of some phrases in some spelling."""
        if self.weights is None:
            return self.random.choice(choices)
        known = self.weights
        weights = [known.get(phrase.name, RARE) / len(phrase.wordings) for phrase, _ in choices]
        if not any(weights):
            return self.random.choice(choices)
        return self.random.choices(choices, weights)[0]

    def fill(
        self,
        phrase: Phrase,
        form: int,
        asked: str,
        depth: int,
        given: Mapping[str, Node] | None = None,
    ) -> Node:
        """A node of one phrase in one of its spellings, fit for the asked verb form.

        `given` nodes fill slots by name; in a list, they stand first.
        """
        args: list[Arg] = []
        printed = {piece.slot.name: piece.slot for piece in phrase.wordings[form] if piece.slot}
        for name in phrase.slot_names:
            slot = printed[name]
            if slot.category in LEXICAL:
                args.append(self.word(slot))
                continue
            first = given.get(name) if given is not None else None
            inner = slot_symbol(slot, asked)
            if not slot.repeat:
                args.append(first or self.node(inner, depth - 1))
                continue
            count = _REPEATS[slot.repeat] + (self.random.randint(0, 1) if depth > 0 else 0)
            items = [] if first is None else [first]
            while len(items) < count and not (items and items[-1].phrase in self.grammar.last):
                item = self.node(inner, depth - 1)
                if items and not self.grammar.follows(items[-1], item):
                    break
                items.append(item)
            args.append(tuple(items))
        return Node(phrase.name, tuple(args), form)

    def word(self, slot: Slot) -> int | str:
        """What fills a slot that no phrase fills."""
        known = self.words.get(slot.name) or self.words.get(slot.category)
        return self.random.choice(known) if known else LEXICAL[slot.category].sample(self.random)

    def holding(self, symbol: Symbol, wanted: str, depth: int) -> Node:
        """A node that can stand for a symbol and in which a phrase stands.

        It stands no deeper than it must, or a step deeper now and then, so that all of the places
        where it can stand come up. What stands beside it has the given depth. A ValueError: it
        can stand nowhere in the symbol.
        """
        far = self.map.distances(wanted)
        if symbol not in far:
            raise ValueError(f"{wanted} stands nowhere in {symbol}")
        here = [one for one in self.map.choices(symbol) if one[0].name == wanted]
        ways = [way for way in self.map.ways(symbol) if way[3] in far]
        if here and (not ways or self.random.random() < 0.8):
            phrase, form = self.random.choice(here)
            return self.fill(phrase, form, symbol[1], depth)
        most = min(far[inner] for *_, inner in ways) + (self.random.random() < 0.2)
        near = [way for way in ways if far[way[3]] <= most]
        phrase, form = self.pick([(way[0], way[1]) for way in near])
        same = [way for way in near if way[0] is phrase and way[1] == form]
        _, _, slot, inner = self.random.choice(same)
        node = self.holding(inner, wanted, depth)
        return self.fill(phrase, form, symbol[1], depth, {slot.name: node})


def reachable(grammar: Grammar, symbol: Symbol) -> list[str]:
    """The phrases that can stand somewhere in a symbol."""
    found = _map_of(grammar)
    seen = {symbol}
    todo = [symbol]
    names: set[str] = set()
    while todo:
        here = todo.pop()
        names.update(phrase.name for phrase, _form in found.choices(here))
        for *_, inner in found.ways(here):
            if inner not in seen:
                seen.add(inner)
                todo.append(inner)
    return sorted(names)


class _Map:
    """What can stand where in a grammar, and how deep."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self._choices: dict[Symbol, list[tuple[Phrase, int]]] = {}
        self._far: dict[str, dict[Symbol, int]] = {}
        self._ways: dict[Symbol, list[tuple[Phrase, int, Slot, Symbol]]] = {}
        self.heights = self._measured()

    def choices(self, symbol: Symbol) -> list[tuple[Phrase, int]]:
        """The phrases that can stand for a symbol, each in each spelling that fits."""
        known = self._choices.get(symbol)
        if known is None:
            known = self._choices[symbol] = [
                (phrase, form)
                for phrase in self.grammar.members(symbol[0])
                for form, wording in enumerate(phrase.wordings)
                if fits(wording, symbol[1])
            ]
        return known

    def ways(self, symbol: Symbol) -> list[tuple[Phrase, int, Slot, Symbol]]:
        """From a symbol one phrase down: the phrase, its spelling, the slot, what it asks for."""
        known = self._ways.get(symbol)
        if known is None:
            known = self._ways[symbol] = [
                (phrase, form, slot, inner)
                for phrase, form in self.choices(symbol)
                for slot, inner in _inner(phrase.wordings[form], symbol[1])
            ]
        return known

    def height(self, one: tuple[Phrase, int], asked: str) -> int:
        """How deep the shallowest tree of a phrase in a spelling is."""
        return _height(_needs(one[0].wordings[one[1]], asked), self.heights)

    def distances(self, wanted: str) -> dict[Symbol, int]:
        """For each symbol in which a phrase can stand, how many phrases are above it at least."""
        known = self._far.get(wanted)
        if known is not None:
            return known
        found: dict[Symbol, int] = {}
        above: dict[Symbol, list[Symbol]] = {}
        todo: list[Symbol] = []
        for symbol in self.heights:
            if any(phrase.name == wanted for phrase, _form in self.choices(symbol)):
                found[symbol] = 0
                todo.append(symbol)
            for *_, inner in self.ways(symbol):
                above.setdefault(inner, []).append(symbol)
        while todo:
            symbol = todo.pop(0)
            for outer in above.get(symbol, ()):
                if outer not in found:
                    found[outer] = found[symbol] + 1
                    todo.append(outer)
        self._far[wanted] = found
        return found

    def _measured(self) -> dict[Symbol, int]:
        """For each symbol that can be reached, how deep its shallowest tree is."""
        rules: dict[Symbol, list[list[Symbol]]] = {}
        categories = self.grammar.categories
        todo: list[Symbol] = [(name, form) for name in categories for form in ("", *FORMS, "list")]
        while todo:
            symbol = todo.pop()
            if symbol in rules:
                continue
            rules[symbol] = []
            for phrase, form in self.choices(symbol):
                rules[symbol].append(_needs(phrase.wordings[form], symbol[1]))
                todo.extend(inner for _, inner in _inner(phrase.wordings[form], symbol[1]))
        heights: dict[Symbol, int] = {}
        changed = True
        while changed:
            changed = False
            for symbol, ways in rules.items():
                best = min((_height(needs, heights) for needs in ways), default=_ENDLESS)
                if best < heights.get(symbol, _ENDLESS):
                    heights[symbol] = best
                    changed = True
        return heights


_known: dict[int, _Map] = {}


def _map_of(grammar: Grammar) -> _Map:
    known = _known.get(id(grammar))
    if known is None or known.grammar is not grammar:
        known = _known[id(grammar)] = _Map(grammar)
    return known


def _inner(wording: tuple[Piece, ...], form: str) -> list[tuple[Slot, Symbol]]:
    """The slots of a wording that phrases fill, and what they ask for."""
    return [
        (piece.slot, slot_symbol(piece.slot, form))
        for piece in wording
        if piece.slot is not None and piece.slot.category not in LEXICAL
    ]


def _needs(wording: tuple[Piece, ...], form: str) -> list[Symbol]:
    """The symbols that a wording cannot do without."""
    return [inner for slot, inner in _inner(wording, form) if slot.repeat != "*"]


def _height(needs: list[Symbol], heights: dict[Symbol, int]) -> int:
    return 1 + max((heights.get(one, _ENDLESS) for one in needs), default=0)
