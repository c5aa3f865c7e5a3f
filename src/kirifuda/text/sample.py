"""Random nodes of a grammar: for round-trip tests and for exhaustive play."""

from __future__ import annotations

from random import Random

from .grammar import Grammar, Symbol, fits, slot_symbol
from .lexical import LEXICAL
from .phrase import Phrase
from .tree import Arg, Node

__all__ = ["sample", "sample_phrase"]


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
    cost = _heights(grammar)
    if depth <= 0:
        least = min(cost.get(phrase.name, 99) for phrase, _ in choices)
        choices = [one for one in choices if cost.get(one[0].name, 99) == least]
    else:
        fitting = [one for one in choices if cost.get(one[0].name, 99) <= depth + 1]
        choices = fitting or choices
    phrase, form = random.choice(choices)
    return sample_phrase(grammar, phrase, form, symbol[1], random, depth)


def sample_phrase(
    grammar: Grammar, phrase: Phrase, form: int, asked: str, random: Random, depth: int = 6
) -> Node:
    """A random node of one phrase, in one of its spellings, fit for the asked verb form."""
    args: list[Arg] = []
    for slot in phrase.slots:
        if slot.category in LEXICAL:
            args.append(LEXICAL[slot.category].sample(random))
            continue
        inner = slot_symbol(slot, asked)
        if not slot.repeat:
            args.append(sample(grammar, inner, random, depth - 1))
            continue
        least = {"*": 0, "+": 1, "++": 2}[slot.repeat]
        count = least + (random.randint(0, 1) if depth > 0 else 0)
        args.append(tuple(sample(grammar, inner, random, depth - 1) for _ in range(count)))
    return Node(phrase.name, tuple(args), form)


_known: dict[int, tuple[Grammar, dict[str, int]]] = {}


def _heights(grammar: Grammar) -> dict[str, int]:
    """For each phrase, how deep its shallowest tree is."""
    known = _known.get(id(grammar))
    if known is not None and known[0] is grammar:
        return known[1]
    heights: dict[str, int] = {}
    changed = True
    while changed:
        changed = False
        for phrase in grammar.phrases.values():
            height = 1
            for slot in phrase.slots:
                if slot.category in LEXICAL or slot.repeat == "*":
                    continue
                inner = [
                    heights[p.name] for p in grammar.members(slot.category) if p.name in heights
                ]
                height = max(height, 1 + min(inner, default=98))
            if height < heights.get(phrase.name, 99):
                heights[phrase.name] = height
                changed = True
    _known[id(grammar)] = (grammar, heights)
    return heights
