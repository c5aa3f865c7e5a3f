"""A grammar: a set of phrases, made ready to read and to print.

For each category and verb form the wordings of all its phrases are laid into one tree of
characters and slots, so that what several phrases share at their beginning is read once.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping

from .inflect import FORMS, inflect
from .lexical import LEXICAL
from .normal import Piece as Part
from .normal import split
from .phrase import GrammarError, Phrase, Piece, Slot
from .spelling import NAMES, Rule
from .tree import Node

__all__ = ["Branch", "Grammar", "Symbol"]

#: A category in a verb form ("" where forms do not matter).
Symbol = tuple[str, str]

#: Forms in which a phrase without a marked verb can stand.
_PLAIN_FORMS = ("", "end", "if")


class Branch:
    """A place in the tree of wordings of one symbol."""

    __slots__ = ("chars", "ends", "slots")

    def __init__(self) -> None:
        self.chars: dict[str, Branch] = {}
        self.slots: list[tuple[Symbol, str, str, Branch]] = []  # symbol, repeat, separator, next
        self.ends: list[tuple[Phrase, int, tuple[int, ...] | None]] = []

    def char(self, char: str) -> Branch:
        """The branch after this character."""
        found = self.chars.get(char)
        if found is None:
            found = self.chars[char] = Branch()
        return found

    def slot(self, symbol: Symbol, repeat: str, separator: str) -> Branch:
        """The branch after this slot."""
        for known, rep, sep, following in self.slots:
            if known == symbol and rep == repeat and sep == separator:
                return following
        following = Branch()
        self.slots.append((symbol, repeat, separator, following))
        return following


class Grammar:
    """Phrases of one game, in both directions.

    ``joins`` lets a category take in whole other categories: ``{"do": ("act",)}`` says that
    every act can stand where a do is asked for. ``start`` is the category of one ability,
    ``openers`` the texts that begin one, ``equal`` the game's own rules of spelling, ``names`` the
    brackets within which nothing is respelled, ``polish`` patterns that smooth the English;
    ``heads`` tells where abilities begin in a line, ``icons`` what in round brackets is printed
    and no reminder; ``bound``, after which phrases nothing stands in a list that begins with one of
    some others: those take the first one to themselves (相手の…のメンバーと同じ名称の…);
    ``english``, what names are in English (naming.py).
    """

    def __init__(
        self,
        phrases: Iterable[Phrase],
        *,
        start: str,
        joins: Mapping[str, tuple[str, ...]] | None = None,
        openers: tuple[str, ...] = (),
        equal: tuple[Rule, ...] = (),
        names: Mapping[str, str] = NAMES,
        polish: tuple[tuple[str, str], ...] = (),
        heads: re.Pattern[str] | None = None,
        icons: re.Pattern[str] | None = None,
        bound: Mapping[str, tuple[str, ...]] | None = None,
        english: Mapping[str, str] | None = None,
        name: str = "",
    ) -> None:
        self.name = name
        self.start = start
        self.openers = openers
        self.equal = equal
        self.names = dict(names)
        self.polish = polish
        self.heads = heads
        self.icons = icons
        self.bound = dict(bound or {})
        self.english = dict(english or {})
        self.joins = dict(joins or {})
        self.phrases: dict[str, Phrase] = {}
        for phrase in phrases:
            if phrase.name in self.phrases:
                raise GrammarError(f"two phrases named {phrase.name}")
            self.phrases[phrase.name] = phrase
        self.categories: dict[str, list[Phrase]] = {}
        for phrase in self.phrases.values():
            self.categories.setdefault(phrase.category, []).append(phrase)
        self.last = frozenset(p.name for p in self.phrases.values() if p.last)
        self._trees: dict[Symbol, Branch] = {}
        self._first: dict[Symbol, frozenset[str] | None] = {}
        self._check()

    def split(self, text: str) -> list[Part]:
        """The abilities of a text, each normalised."""
        return split(text, self.openers, self.equal, self.names, self.heads, self.icons)

    def members(self, category: str) -> list[Phrase]:
        """Every phrase that can stand for this category, joined ones included."""
        out: list[Phrase] = []
        seen: set[str] = set()
        todo = [category]
        while todo:
            one = todo.pop(0)
            if one in seen:
                continue
            seen.add(one)
            out.extend(self.categories.get(one, ()))
            todo.extend(self.joins.get(one, ()))
        return out

    def tree(self, symbol: Symbol) -> Branch:
        """All wordings of a symbol as one tree."""
        tree = self._trees.get(symbol)
        if tree is None:
            tree = self._trees[symbol] = Branch()
            category, form = symbol
            for phrase in self.members(category):
                for number, wording in enumerate(phrase.wordings):
                    self._lay(tree, phrase, number, wording, form)
        return tree

    def _lay(
        self, tree: Branch, phrase: Phrase, number: int, wording: tuple[Piece, ...], form: str
    ) -> None:
        if not fits(wording, form):
            return
        at = tree
        order: list[str] = []
        for piece in wording:
            if piece.slot is not None:
                slot = piece.slot
                order.append(slot.name)
                at = at.slot(slot_symbol(slot, form), slot.repeat, slot.separator)
                continue
            for char in written(piece, form):
                at = at.char(char)
        names = phrase.slot_names
        shuffled = tuple(order.index(name) for name in names)
        straight = shuffled == tuple(range(len(names)))
        at.ends.append((phrase, number, None if straight else shuffled))

    def first(self, symbol: Symbol) -> frozenset[str] | None:
        """The characters with which a symbol can begin; None if with any."""
        if symbol not in self._first:
            self._first[symbol] = self._begin(symbol, set())
        return self._first[symbol]

    def _begin(self, symbol: Symbol, above: set[Symbol]) -> frozenset[str] | None:
        if symbol[0] in LEXICAL:
            first = LEXICAL[symbol[0]].first
            return frozenset(first) if first else None
        if symbol in above:
            raise GrammarError(f"{symbol[0]} begins with itself: {sorted(above)}")
        known = self._first.get(symbol)
        if known is not None:
            return known
        found = self._begin_branch(self.tree(symbol), above | {symbol})
        self._first[symbol] = found
        return found

    def _begin_branch(self, branch: Branch, above: set[Symbol]) -> frozenset[str] | None:
        chars = set(branch.chars)
        anything = False
        for symbol, repeat, _separator, following in branch.slots:
            inner = self._begin(symbol, above)
            anything = anything or inner is None
            chars |= inner or frozenset()
            if repeat == "*":
                rest = self._begin_branch(following, above)
                anything = anything or rest is None
                chars |= rest or frozenset()
        return None if anything else frozenset(chars)

    def _check(self) -> None:
        known = set(self.categories) | set(LEXICAL)
        for phrase in self.phrases.values():
            for slot in phrase.slots:
                if slot.category not in known and slot.category not in self.joins:
                    raise GrammarError(f"{phrase.name}: no category {slot.category}")
                if slot.form and slot.form != "=" and slot.form not in (*FORMS, "list"):
                    raise GrammarError(f"{phrase.name}: no form {slot.form}")
        todo: list[Symbol] = [(self.start, "")]
        seen: set[Symbol] = set()
        while todo:
            symbol = todo.pop()
            if symbol in seen or symbol[0] in LEXICAL:
                continue
            seen.add(symbol)
            self.first(symbol)
            branches = [self.tree(symbol)]
            while branches:
                branch = branches.pop()
                branches.extend(branch.chars.values())
                for inner, _, _, following in branch.slots:
                    todo.append(inner)
                    branches.append(following)

    def follows(self, one: Node, other: Node) -> bool:
        """Whether a phrase can come after another one in a list."""
        if one.phrase in self.last:
            return False
        first = other.args[0] if other.args else None
        return not (isinstance(first, Node) and first.phrase in self.bound.get(one.phrase, ()))

    def fingerprint(self) -> str:
        """Changes whenever a wording does; for stores of compiled cards."""
        lines = sorted(f"{p.name}\t{p.ja}" for p in self.phrases.values())
        lines += sorted(f"{name}\t{joined}" for name, joined in self.joins.items())
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def fits(wording: tuple[Piece, ...], form: str) -> bool:
    """Whether a wording can stand in this form."""
    marked = False
    for piece in wording:
        if piece.kind == "only":
            return form == piece.text
        if piece.kind == "verb":
            marked = True
            if form not in FORMS or inflect(piece.text, form) is None:
                return False
        elif piece.slot is not None and piece.slot.form == "=":
            marked = True
    if marked:
        return form != ""
    return form in _PLAIN_FORMS


def slot_symbol(slot: Slot, form: str) -> Symbol:
    """What a slot asks for, within a phrase that is asked for in a form."""
    if slot.category in LEXICAL:
        return (slot.category, "")
    return (slot.category, form if slot.form == "=" else slot.form)


def written(piece: Piece, form: str) -> str:
    """A fixed piece as it is printed in this form."""
    if piece.kind == "verb":
        return inflect(piece.text, form) or ""
    return "" if piece.kind == "only" else piece.text
