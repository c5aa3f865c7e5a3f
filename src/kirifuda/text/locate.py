"""Where in a text a part of its trees stands."""

from __future__ import annotations

from kirifuda.kernel.errors import Said

from .compile import Problem
from .grammar import Grammar, slot_symbol, written
from .lexical import LEXICAL
from .tree import Node

__all__ = ["locate"]


def locate(
    grammar: Grammar, text: str, nodes: list[Node], part: Node, what: str | Said
) -> Problem | None:
    """What is wrong with a part of a text's trees, with its place; None if it is no part of them.

    A part is that very node, not one that looks the same elsewhere.
    """
    pieces = grammar.split(text)
    for number, node in enumerate(nodes):
        found = _search(grammar, node, "", part, 0)
        if found[1] < 0 or number >= len(pieces):
            continue
        at = found[1]
        offset = pieces[number].place(at)
        line = text.count("\n", 0, offset) + 1
        return Problem(number, line, offset, pieces[number].text, at, what)
    return None


def _search(grammar: Grammar, node: Node, form: str, part: Node, at: int) -> tuple[int, int]:
    """Where a node that is printed at a place ends, and where the part begins (-1: not in it)."""
    found = at if node is part else -1
    phrase = grammar.phrases[node.phrase]
    values = dict(zip(phrase.slot_names, node.args, strict=True))
    for piece in phrase.wordings[node.form]:
        if piece.slot is None:
            at += len(written(piece, form))
            continue
        inner = slot_symbol(piece.slot, form)[1]
        value = values[piece.slot.name]
        if isinstance(value, Node):
            value = (value,)
        if not isinstance(value, tuple):
            at += len(LEXICAL[piece.slot.category].write(value))
            continue
        for index, one in enumerate(value):
            at += len(piece.slot.separator) if index else 0
            at, inside = _search(grammar, one, inner, part, at)
            found = inside if found < 0 else found
    return at, found
