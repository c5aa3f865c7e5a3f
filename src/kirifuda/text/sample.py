"""Random nodes of a grammar: for round-trip tests and for exhaustive play."""

from __future__ import annotations

from random import Random

from .grammar import Grammar, Symbol, fits, slot_symbol
from .inflect import FORMS
from .lexical import LEXICAL
from .phrase import Phrase, Piece
from .tree import Arg, Node

__all__ = ["sample", "sample_phrase"]

_ENDLESS = 999


def sample(grammar: Grammar, symbol: Symbol, random: Random, depth: int = 6) -> Node:
    """A random node that can stand for a symbol; shallow when depth runs out."""
    choices = [
        (phrase, form)
        for phrase in grammar.members(symbol[0])
        for form, wording in enumerate(phrase.wordings)
        if fits(wording, symbol[1])
    ]
    if not choices:
        raise ValueError(f"nothing stands for {symbol}")
    heights = _heights(grammar)
    height = {
        (phrase.name, form): _height(_needs(phrase.wordings[form], symbol[1]), heights)
        for phrase, form in choices
    }
    most = max(depth + 1, min(height.values()))
    phrase, form = random.choice([one for one in choices if height[one[0].name, one[1]] <= most])
    return sample_phrase(grammar, phrase, form, symbol[1], random, depth)


def sample_phrase(
    grammar: Grammar, phrase: Phrase, form: int, asked: str, random: Random, depth: int = 6
) -> Node:
    """A random node of one phrase, in one of its spellings, fit for the asked verb form."""
    args: list[Arg] = []
    printed = {piece.slot.name: piece.slot for piece in phrase.wordings[form] if piece.slot}
    for name in phrase.slot_names:
        slot = printed[name]
        if slot.category in LEXICAL:
            args.append(LEXICAL[slot.category].sample(random))
            continue
        inner = slot_symbol(slot, asked)
        if not slot.repeat:
            args.append(sample(grammar, inner, random, depth - 1))
            continue
        least = {"*": 0, "+": 1, "++": 2}[slot.repeat]
        count = least + (random.randint(0, 1) if depth > 0 else 0)
        items: list[Node] = []
        while len(items) < count and not (items and items[-1].phrase in grammar.last):
            items.append(sample(grammar, inner, random, depth - 1))
        args.append(tuple(items))
    return Node(phrase.name, tuple(args), form)


_known: dict[int, tuple[Grammar, dict[Symbol, int]]] = {}


def _heights(grammar: Grammar) -> dict[Symbol, int]:
    """For each symbol that can be reached, how deep its shallowest tree is."""
    known = _known.get(id(grammar))
    if known is not None and known[0] is grammar:
        return known[1]
    rules: dict[Symbol, list[list[Symbol]]] = {}
    todo: list[Symbol] = [
        (category, form) for category in grammar.categories for form in ("", *FORMS, "list")
    ]
    while todo:
        symbol = todo.pop()
        if symbol in rules:
            continue
        rules[symbol] = []
        for phrase in grammar.members(symbol[0]):
            for wording in phrase.wordings:
                if fits(wording, symbol[1]):
                    needs = _needs(wording, symbol[1])
                    rules[symbol].append(needs)
                    todo.extend(needs)
    heights: dict[Symbol, int] = {}
    changed = True
    while changed:
        changed = False
        for symbol, ways in rules.items():
            best = min((_height(needs, heights) for needs in ways), default=_ENDLESS)
            if best < heights.get(symbol, _ENDLESS):
                heights[symbol] = best
                changed = True
    _known[id(grammar)] = (grammar, heights)
    return heights


def _needs(wording: tuple[Piece, ...], form: str) -> list[Symbol]:
    """The symbols that a wording cannot do without."""
    return [
        slot_symbol(piece.slot, form)
        for piece in wording
        if piece.slot and piece.slot.category not in LEXICAL and piece.slot.repeat != "*"
    ]


def _height(needs: list[Symbol], heights: dict[Symbol, int]) -> int:
    return 1 + max((heights.get(one, _ENDLESS) for one in needs), default=0)
