"""A phrase: one wording with slots, the node it stands for, and its English.

A phrase is data, written in one to three lines::

    say("act.draw", "{n:int}枚<引く>", "[draw] {n|card}", "The acting player draws n cards.")

Its name is ``category.what``. In the Japanese template

``{n:int}``        a slot *n*, filled by something of the category *int*; ``{cards}`` is short
                   for ``{cards:cards}``. Before a counter (枚, 体, つ, 回 ...) an *int* is a *few*:
                   no game holds more than 200 of anything
``{a:act@cont}``   a slot whose last verb stands in that form (see ``inflect``); ``@=`` hands
                   on the form that is asked of this phrase
``{a:item*、}``    any number of items with 、 between; ``+`` one or more, ``++`` two or more
``(、|)``          equal wordings; the first is the usual one, the node's ``form`` keeps which.
                   Spellings that are one anyway (``spelling``) need not be told
``<引く>``         the verb that carries the form; ``<=list>`` allows that one form only
``＜`` and ``＞``  the printed < and >, in English too
``（`` and ``）``  the printed ( and )

In the English template ``{n}`` is the slot, ``{n|card}`` a number with its noun,
``{items/or}`` a list, ``{what@pl}`` a slot in a form (``@one``, ``@none``: one or none of
them), ``{what@#n}`` in the number of slot *n*,
``{do@?who}`` in the person of slot *who*, ``[draw]`` the verb that carries the form,
``[gain:who]`` a verb in the number of slot *who*, ``<card>`` the noun that carries the number,
``{_it}`` what was chosen last, and ``{_they}`` who acts. `` || sg: ...`` gives another English
for a form. A verb's English marks with ``~`` where its object goes, and
``{verb@=}⟪{cards}⟫`` puts it there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise

from .spelling import respelled

__all__ = ["EnPiece", "GrammarError", "Phrase", "Piece", "Slot", "say"]


class GrammarError(Exception):
    """A set of phrases that cannot work."""


@dataclass(frozen=True)
class Slot:
    """A place in a wording that something of a category fills."""

    name: str
    category: str
    form: str = ""  # "" none, "=" as asked of the phrase
    repeat: str = ""  # "" one, "*" any number, "+" one or more, "++" two or more
    separator: str = ""


@dataclass(frozen=True)
class Piece:
    """A piece of a wording: fixed text, a verb, or a slot."""

    kind: str  # "text", "verb", "only", "slot"
    text: str = ""
    slot: Slot | None = None


@dataclass(frozen=True)
class EnPiece:
    """A piece of an English template."""

    kind: str  # "text", "verb", "noun", "slot"
    text: str = ""
    form: str = ""
    noun: str = ""
    joiner: str = ""


@dataclass(frozen=True)
class Phrase:
    """One phrase, its wordings cut into pieces."""

    name: str
    ja: str
    en: str
    note: str = ""
    number: str = ""  # of what it names, in English: "sg", "pl", or a slot that tells
    last: bool = False  # in a list, nothing follows it
    lead: bool = False  # in a list, it comes first in English
    wordings: tuple[tuple[Piece, ...], ...] = field(default=(), compare=False)
    english: Mapping[str, tuple[EnPiece, ...]] = field(default_factory=dict, compare=False)
    slots: tuple[Slot, ...] = field(default=(), compare=False)

    @cached_property
    def plain(self) -> tuple[int, ...]:
        """Of each wording the first that differs from it in commas only."""
        bare = [
            tuple((piece.kind, piece.text.replace("、", ""), piece.slot) for piece in wording)
            for wording in self.wordings
        ]
        bare = [tuple(piece for piece in one if piece[1:] != ("", None)) for one in bare]
        return tuple(bare.index(one) for one in bare)

    @property
    def category(self) -> str:
        """The part of the name before the first point."""
        return self.name.partition(".")[0]

    @property
    def slot_names(self) -> tuple[str, ...]:
        """Names of the slots, in the order of a node's args."""
        return tuple(slot.name for slot in self.slots)


def say(
    name: str,
    ja: str,
    en: str,
    note: str = "",
    number: str = "",
    *,
    last: bool = False,
    lead: bool = False,
) -> Phrase:
    """Declare a phrase. ``last``: in a list, nothing can follow it; ``lead``: it comes first in
    the English of a list."""
    if "." not in name:
        raise GrammarError(f"{name}: a phrase is named category.what")
    wordings = tuple(dict.fromkeys(_cut(name, text) for text in _spellings(ja)))
    slots = tuple(piece.slot for piece in wordings[0] if piece.slot is not None)
    names = [slot.name for slot in slots]
    if len(set(names)) != len(names):
        raise GrammarError(f"{name}: two slots of one name")
    for other in wordings[1:]:
        if {_key(p.slot) for p in other if p.slot} != {_key(slot) for slot in slots}:
            raise GrammarError(f"{name}: its spellings have different slots")
    english = {form: _cut_english(text) for form, text in _by_form(en)}
    for piece in (piece for pieces in english.values() for piece in pieces):
        wanted = [piece.text] if piece.kind == "slot" else []
        if piece.form[:1] in ("#", "?"):
            wanted.append(piece.form[1:])
        for slot_name in wanted:
            if slot_name not in names and slot_name not in ("_it", "_they"):
                raise GrammarError(f"{name}: the English asks for a slot {slot_name}")
    return Phrase(name, ja, en, note, number, last, lead, wordings, english, slots)


#: What numbers of things are told with.
_COUNTERS = ("枚", "体", "つ", "回", "個", "種", "人", "倍")


def _key(slot: Slot) -> tuple[str, str, bool]:
    return slot.name, "int" if slot.category == "few" else slot.category, bool(slot.repeat)


def _spellings(template: str) -> list[str]:
    """All spellings of a template, the usual one first; choices may stand within choices."""
    start = template.find("(")
    if start < 0:
        return [template]
    depth = 0
    cuts = [start]
    for at in range(start, len(template)):
        char = template[at]
        depth += (char == "(") - (char == ")")
        if (char == "|" and depth == 1) or depth == 0:
            cuts.append(at)
        if depth == 0:
            break
    if depth:
        return [template]
    before = template[:start]
    middle = [one for a, b in pairwise(cuts) for one in _spellings(template[a + 1 : b])]
    after = _spellings(template[cuts[-1] + 1 :])
    return [before + one + rest for one in middle for rest in after]


_JA = re.compile(
    r"\{(?P<name>\w+)(?::(?P<cat>\w+))?(?:@(?P<form>=|\w+))?(?:(?P<rep>\*|\+\+|\+)(?P<sep>[^}]*))?\}"
    r"|<(?P<verb>[^>]*)>"
)


def _cut(name: str, template: str) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    at = 0
    for match in _JA.finditer(template):
        if match.start() > at:
            pieces.append(Piece("text", template[at : match.start()]))
        at = match.end()
        verb = match["verb"]
        if verb is not None:
            only = verb.startswith("=")
            pieces.append(Piece("only", verb[1:]) if only else Piece("verb", respelled(verb)))
            continue
        slot = Slot(
            match["name"],
            match["cat"] or match["name"],
            match["form"] or "",
            match["rep"] or "",
            respelled(match["sep"] or ""),
        )
        pieces.append(Piece("slot", slot=slot))
    if at < len(template):
        pieces.append(Piece("text", template[at:]))
    for at, (piece, after) in enumerate(pairwise(pieces)):
        counted = after.kind == "text" and after.text.startswith(_COUNTERS)
        if counted and piece.slot is not None and piece.slot.category == "int":
            pieces[at] = Piece("slot", slot=replace(piece.slot, category="few"))
    for piece in pieces:
        if piece.kind == "text" and re.search(r"[{}<>|()]", piece.text):
            raise GrammarError(f"{name}: cannot read {template}")
    return tuple(
        Piece("text", respelled(_narrow(piece.text))) if piece.kind == "text" else piece
        for piece in pieces
    )


def _narrow(text: str) -> str:
    """Brackets as they are printed."""
    return text.replace("＜", "<").replace("＞", ">").replace("（", "(").replace("）", ")")


_EN = re.compile(
    r"\{(?P<name>\w+)(?:@(?P<form>[=#?\w]+))?(?:\|(?P<noun>[^}]+))?(?:/(?P<join>[^}]*))?\}"
    r"|\[(?P<verb>[a-z]\w*)(?::(?P<agrees>\w+))?\]|<(?P<plural>[^>]+)>"
)


def _by_form(template: str) -> list[tuple[str, str]]:
    """The English of each form: ``cards in {place} || sg: a card in {place}``."""
    usual, *others = template.split(" || ")
    return [("", usual)] + [(form, text) for form, _, text in (o.partition(": ") for o in others)]


def _cut_english(template: str) -> tuple[EnPiece, ...]:
    pieces: list[EnPiece] = []
    at = 0
    for match in _EN.finditer(template):
        if match.start() > at:
            pieces.append(EnPiece("text", _narrow(template[at : match.start()])))
        at = match.end()
        if match["verb"] is not None:
            form = "#" + match["agrees"] if match["agrees"] else "="
            pieces.append(EnPiece("verb", match["verb"], form))
        elif match["plural"] is not None:
            pieces.append(EnPiece("noun", match["plural"]))
        else:
            pieces.append(
                EnPiece(
                    "slot",
                    match["name"],
                    match["form"] or "",
                    match["noun"] or "",
                    match["join"] or "",
                )
            )
    if at < len(template):
        pieces.append(EnPiece("text", _narrow(template[at:])))
    return tuple(pieces)
