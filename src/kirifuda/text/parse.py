"""Reading: every way in which a text can be the wording of a symbol."""

from __future__ import annotations

from .grammar import Branch, Grammar, Symbol
from .lexical import LEXICAL
from .tree import Arg, Node

__all__ = ["Parser"]

_Found = list[tuple[int, Arg]]


#: After these a comma only helps the eye.
_PARTICLES = "のがはにをらともか"


class Parser:
    """All readings of one text. Each symbol is read once at each place.

    ``loose``: commas after particles may be missing, or be there, without being asked for.
    """

    def __init__(
        self, grammar: Grammar, text: str, *, watch: bool = False, loose: bool = False
    ) -> None:
        self.grammar = grammar
        self.text = text
        self._known: dict[tuple[Symbol, int], _Found] = {}
        self._last = grammar.last
        self._watch = watch
        self._loose = loose
        self.furthest = 0
        #: What would have let the reading go on at the furthest place.
        self.expected: list[Branch] = []

    def readings(self, symbol: Symbol) -> list[Node]:
        """Every node whose wording is the whole text."""
        whole = len(self.text)
        found = [
            node for end, node in self.read(symbol, 0) if end == whole and isinstance(node, Node)
        ]
        return list(dict.fromkeys(found)) if self._loose else found

    def read(self, symbol: Symbol, at: int) -> _Found:
        """Every reading of a symbol that begins at this place, with where it ends."""
        key = (symbol, at)
        known = self._known.get(key)
        if known is not None:
            return known
        lexical = LEXICAL.get(symbol[0])
        found: _Found = []
        if lexical is not None:
            word = lexical.read(self.text, at)
            if word is not None:
                found.append(word)
        else:
            first = self.grammar.first(symbol)
            char = self.text[at : at + 1]
            if first is None or char in first or (self._loose and char == "、"):
                self._walk(self.grammar.tree(symbol), at, (), found)
            elif self._watch:
                self._note(at, self.grammar.tree(symbol))
        if self._loose:
            found = list(dict.fromkeys(found))
        self._known[key] = found
        return found

    def _walk(self, branch: Branch, at: int, values: tuple[Arg, ...], found: _Found) -> None:
        text = self.text
        size = len(text)
        while True:
            for phrase, form, order in branch.ends:
                args = values if order is None else tuple(values[i] for i in order)
                if self._loose:
                    form = phrase.plain[form]
                found.append((at, Node(phrase.name, args, form)))
            for symbol, repeat, separator, following in branch.slots:
                if not repeat:
                    for end, value in self.read(symbol, at):
                        self._walk(following, end, (*values, value), found)
                else:
                    for end, items in self._read_list(symbol, repeat, separator, at):
                        self._walk(following, end, (*values, items), found)
            if self._watch:
                self._note(at, branch)
            if self._loose and at and text[at - 1] in _PARTICLES:
                if text.startswith("、", at):
                    self._walk(branch, at + 1, values, found)
                elif "、" in branch.chars:
                    self._walk(branch.chars["、"], at, values, found)
            step = branch.chars.get(text[at]) if at < size else None
            if step is None:
                return
            branch = step
            at += 1

    def _read_list(
        self, symbol: Symbol, repeat: str, separator: str, at: int
    ) -> list[tuple[int, tuple[Node, ...]]]:
        out: list[tuple[int, tuple[Node, ...]]] = []
        least = {"*": 0, "+": 1, "++": 2}[repeat]
        if least == 0:
            out.append((at, ()))
        todo: list[tuple[int, tuple[Node, ...]]] = [(at, ())]
        while todo:
            place, items = todo.pop()
            if items and separator:
                if not self.text.startswith(separator, place):
                    continue
                place += len(separator)
            for end, item in self.read(symbol, place):
                assert isinstance(item, Node)
                if items and not self.grammar.follows(items[-1], item):
                    continue
                longer = (*items, item)
                if len(longer) >= least:
                    out.append((end, longer))
                if end > place and item.phrase not in self._last:
                    todo.append((end, longer))
        return out

    def _note(self, at: int, branch: Branch) -> None:
        if at > self.furthest:
            self.furthest = at
            self.expected = []
        if at == self.furthest and branch not in self.expected:
            self.expected.append(branch)
