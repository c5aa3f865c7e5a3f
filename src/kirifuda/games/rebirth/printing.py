"""Chapter 2: from what is printed on a card to its definition, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.printed import Printed
from kirifuda.games.rebirth.zones import CHARACTER, DEER, PARTNER, REBIRTH_CARD
from kirifuda.games.setting import fingerprint
from kirifuda.games.trees import Trees
from kirifuda.games.values import Lowered, Values, lowered
from kirifuda.kernel.errors import CardError
from kirifuda.kernel.position.cards import CardDef

if TYPE_CHECKING:
    from kirifuda.text import Node

KINDS = {  # 12.2.1, 12.2.1.1: a deer is a character, too
    "deer": CHARACTER | DEER,
    "character": CHARACTER,
    "rebirth": REBIRTH_CARD,
    "partner": PARTNER,
}
KIND_NAMES = {
    "character": "character",
    "ch": "character",
    "キャラ": "character",
    "rebirth": "rebirth",
    "re": "rebirth",
    "reバース": "rebirth",
    "partner": "partner",
    "pa": "partner",
    "パートナー": "partner",
    "deer": "deer",
    "シカch": "deer",
    "シカキャラ": "deer",
}
NUMBERS = ("cost", "atk", "def")
FIELDS = ("key", "kind", "name", "english", *NUMBERS, "traits", "title", "text")
ALIASES = {"def_": "def", "defense": "def", "type": "kind"}
MOST = 99  # of any printed number


def check_meaning(nodes: list[Node], values: Printed) -> None:
    """Give trees of a text their meaning, on a card with these values; raises what is wrong."""
    told = {"kind": values.get("kind") or values.get("type") or "character"}
    kind = Values(told, FIELDS, ALIASES).word("kind", KIND_NAMES, "character", "2.2.2")
    lower(nodes, KINDS[kind])


def lower(nodes: list[Node], kinds: int) -> Lowered:
    """What the trees of a text mean: abilities, and how many a deck may hold (None: not told).

    A `CardError` says what has no meaning.
    """
    return lowered(lambda: _compiled(nodes, kinds))


def _compiled(nodes: list[Node], kinds: int) -> Lowered:
    from kirifuda.games.rebirth.meaning import compile_abilities

    made = compile_abilities(nodes, kinds)
    return made.abilities, made.deck_limit


def define(row: Printed, trees: Trees) -> CardDef:
    """The card with these printed values; a `CardError` lists every problem with its place."""
    sheet = Values(row, FIELDS, ALIASES)
    name = sheet.name("2.1.1")
    english = sheet.text("english") or name
    title = sheet.text("title")
    text = sheet.text("text")
    kind = sheet.word("kind", KIND_NAMES, "character", "2.2.2")
    numbers = [_number(sheet, word, kind) for word in NUMBERS]
    traits = sheet.texts("traits", "2.5.1")
    fields = {"kind": kind, "title": title}
    abilities = sheet.abilities(text, trees, lambda nodes: lower(nodes, KINDS[kind]), fields)
    key = sheet.text("key")
    if sheet.reasons:
        raise CardError(sheet.reasons)
    card = CardDef(key, name, english, numbers, KINDS[kind], traits, abilities, text, fields)
    if not key:
        card.key = f"own-{fingerprint([printed(card)])[:8]}"
    return card


def _number(sheet: Values, word: str, kind: str) -> int:
    if KINDS[kind] & CHARACTER:
        return sheet.number(word, MOST, "2.2.2.1", "a character has it printed")
    sheet.absent(word, "2.2.2", "only characters have it printed")
    return 0


def printed(card: CardDef) -> Printed:
    """The printed values of a card: `define` makes the same card of them."""
    kind = next(name for name, bits in KINDS.items() if card.kinds & bits == bits)
    out: Printed = {"key": card.key, "kind": kind, "name": card.name}
    if card.english != card.name:
        out["english"] = card.english
    if card.kinds & CHARACTER:
        out.update(zip(NUMBERS, card.nums, strict=True))
    if card.traits:
        out["traits"] = list(card.traits)
    if card.fields.get("title"):
        out["title"] = card.fields["title"]
    if card.text:
        out["text"] = card.text
    return out
