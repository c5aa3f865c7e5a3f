"""Meanings of phrases, by the name of the phrase: what every game's `meaning` package keeps.

A meaning is a function that turns a node of an effect tree into instructions or terms. A game has
one `Meanings`; phrases that are read as parts of others are named as such, and what its phrases
mean in every game is taken from there (games/phrases.py). What has no meaning is refused with
`NoMeaning`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from kirifuda.text import Node

T = TypeVar("T")
Table = dict[str, Callable[..., object]]


class NoMeaning(Exception):  # noqa: N818 (it is no error of the program)
    """A phrase, or a way of combining phrases, to which no meaning is attached.

    `node` is the innermost part of the text that was being read.
    """

    def __init__(self, what: str, node: Node | None = None) -> None:
        self.node = node
        super().__init__(what)


class Meanings:
    """The meanings of one game's phrases, one table for each category."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.parts: set[str] = set()  # phrases that have their meaning as part of others
        self.stats: dict[str, int] = {}  # phrases for numbers that cards have
        self.referring: set[str] = set()  # phrases that look back to cards told of before
        # phrases for the card itself: for each spelling what it must be (kinds; 0: anything)
        self.itself: dict[str, tuple[int, ...]] = {}

    def means(self, *phrases: str) -> Callable[[T], T]:
        """Register the meaning of phrases."""

        def mark(function: T) -> T:
            for phrase in phrases:
                category = phrase.partition(".")[0]
                self.tables.setdefault(category, {})[phrase] = function  # type: ignore[assignment]
            return function

        return mark

    def part(self, *phrases: str) -> None:
        """Name phrases that a module reads as parts of others."""
        self.parts.update(phrases)

    def refer(self, *phrases: str) -> None:
        """Name phrases that look back to cards told of before."""
        self.referring.update(phrases)

    def refers(self, nodes: list[Node]) -> bool:
        """Whether some word of a text looks back to cards told of before."""
        return any(part.phrase in self.referring for node in nodes for part in node.walk())

    def call(self, phrase: str, *kinds: int) -> None:
        """Tell what a card must be that calls itself so, for each spelling of a phrase."""
        self.itself[phrase] = kinds

    def check_names(self, node: Node, kinds: int) -> None:
        """Refuse an ability of a card that calls itself what it is not."""
        for part in own_parts(node):
            wanted = self.itself.get(part.phrase, ())
            if part.form < len(wanted) and wanted[part.form] and not wanted[part.form] & kinds:
                raise NoMeaning("the card with this text is no such card", part)

    def measure(self, stats: Mapping[str, int]) -> None:
        """Name the phrases for numbers that cards have."""
        self.stats.update(stats)
        self.part(*stats)

    def take(self, others: Meanings, *phrases: str) -> None:
        """Let phrases mean what they mean there."""
        for phrase in phrases:
            category = phrase.partition(".")[0]
            self.tables.setdefault(category, {})[phrase] = others.tables[category][phrase]
        self.referring.update(others.referring.intersection(phrases))

    def meaning(self, node: Node) -> Callable[..., object]:
        """The meaning of a node's phrase; NoMeaning if it has none."""
        found = self.tables.get(node.category, {}).get(node.phrase)
        if found is None:
            raise NoMeaning(f"no meaning is attached to {node.phrase}", node)
        return found

    def meant(self) -> set[str]:
        """The names of all phrases that have a meaning, by themselves or as parts of others."""
        return self.parts.union(*self.tables.values())


def own_parts(node: Node) -> Iterator[Node]:
    """The parts of an ability, but for abilities within it, which other cards are given."""
    todo = [node]
    while todo:
        part = todo.pop()
        yield part
        for arg in part.args:
            for one in arg if isinstance(arg, tuple) else (arg,):
                if isinstance(one, Node) and one.category != node.category:
                    todo.append(one)


def child(node: Node, index: int) -> Node:
    """A slot that one node fills."""
    arg = node.args[index]
    assert isinstance(arg, Node)
    return arg


def children(node: Node, index: int) -> tuple[Node, ...]:
    """A slot that a list of nodes fills."""
    arg = node.args[index]
    assert isinstance(arg, tuple)
    return arg


def number(node: Node, index: int) -> int:
    """A slot that a number fills."""
    arg = node.args[index]
    assert isinstance(arg, int)
    return arg


def words(node: Node, index: int) -> str:
    """A slot that a name fills: spaces at its ends are no part of it."""
    arg = node.args[index]
    assert isinstance(arg, str)
    return arg.strip()
