"""Chapter 2: from what is printed on a card to its definition, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.legend_of_stars.zones import (
    BACK,
    CHARACTER,
    DARK,
    EARTH,
    EFFECT,
    FIRE,
    LEFT,
    LIGHT,
    RIGHT,
    SUPPORT,
    UP,
    WATER,
    WOOD,
)
from kirifuda.games.printed import Printed
from kirifuda.games.setting import fingerprint
from kirifuda.games.trees import Trees
from kirifuda.games.values import Lowered, Values, lowered
from kirifuda.kernel.errors import CardError, Said
from kirifuda.kernel.position.cards import CardDef

if TYPE_CHECKING:
    from kirifuda.games.legend_of_stars.meaning.context import CardBuilder
    from kirifuda.text import Node

KINDS = {"character": CHARACTER, "effect": EFFECT, "support": SUPPORT}
KIND_NAMES = {
    "character": "character",
    "キャラクター": "character",
    "effect": "effect",
    "エフェクト": "effect",
    "support": "support",
    "サポート": "support",
}
ATTRIBUTE_BITS = {
    "light": LIGHT,
    "dark": DARK,
    "fire": FIRE,
    "water": WATER,
    "wood": WOOD,
    "earth": EARTH,
}
ATTRIBUTE_NAMES = {
    **{name: name for name in ATTRIBUTE_BITS},
    "光": "light",
    "闇": "dark",
    "火": "fire",
    "水": "water",
    "木": "wood",
    "土": "earth",
}
ICONS = {"▲": UP, "▶": RIGHT, "▼": BACK, "◀": LEFT}
BATTLE_NUMBERS = ("atk", "def", "down")
FIELDS = (
    "key",
    "kind",
    "name",
    "english",
    "cost",
    "speed",
    "attribute",
    *BATTLE_NUMBERS,
    "lead",
    "traits",
    "text",
)
ALIASES = {"def_": "def", "defense": "def", "type": "kind", "attributes": "attribute"}
MOST = 99  # of cost and speed
MOST_IN_BATTLE = 9999


def check_meaning(nodes: list[Node], values: Printed) -> None:
    """Give trees of a text their meaning, on a card with these values; raises what is wrong."""
    told = {"kind": values.get("kind") or values.get("type") or "character"}
    kind = Values(told, FIELDS, ALIASES).word("kind", KIND_NAMES, "character", "2")
    found: list[CardBuilder] = []
    lowered(lambda: _compiled(nodes, KINDS[kind], found))


def _compiled(nodes: list[Node], kinds: int, found: list[CardBuilder]) -> Lowered:
    """What the trees of a text mean; what they make of the card itself is put into `found`."""
    from kirifuda.games.legend_of_stars.meaning import compile_abilities

    made = compile_abilities(nodes, kinds)
    found.append(made)
    return made.abilities, made.deck_limit


def define(row: Printed, trees: Trees) -> CardDef:
    """The card with these printed values; a `CardError` lists every problem with its place."""
    sheet = Values(row, FIELDS, ALIASES)
    name = sheet.name("8.7")
    english = sheet.text("english") or name
    text = sheet.text("text")
    kind = sheet.word("kind", KIND_NAMES, "character", "2")
    attribute = sheet.text("attribute")
    kinds = KINDS[kind] | _attributes(sheet)
    lead = sheet.text("lead")
    numbers = [
        sheet.number("cost", MOST, "2.5.1", "a card has its cost printed"),
        sheet.number("speed", MOST, "2.5.2", "a card has its speed printed"),
        *(_in_battle(sheet, word, kind) for word in BATTLE_NUMBERS),
        _icons(sheet, lead, kind),
        0,
        -1,
        -1,
    ]
    traits = sheet.texts("traits", "2.1.5")
    fields = {"kind": kind, "attribute": attribute, "lead": lead}
    found: list[CardBuilder] = []
    abilities = sheet.abilities(
        text, trees, lambda nodes: lowered(lambda: _compiled(nodes, kinds, found)), fields
    )
    key = sheet.text("key")
    if sheet.reasons:
        raise CardError(sheet.reasons)
    for made in found:
        kinds |= made.kinds
        numbers[6:] = [made.keywords, made.speed, made.energy]
    card = CardDef(key, name, english, numbers, kinds, traits, abilities, text, fields)
    if not key:
        card.key = f"own-{fingerprint([printed(card)])[:8]}"
    return card


def printed(card: CardDef) -> Printed:
    """The printed values of a card: `define` makes the same card of them."""
    kind = card.fields["kind"]
    out: Printed = {"key": card.key, "kind": kind, "name": card.name}
    if card.english != card.name:
        out["english"] = card.english
    out["cost"], out["speed"] = card.nums[:2]
    if card.fields["attribute"]:
        out["attribute"] = card.fields["attribute"]
    if kind == "character":
        out.update(zip(BATTLE_NUMBERS, card.nums[2:5], strict=True))
        out["lead"] = card.fields["lead"]
    if card.traits:
        out["traits"] = list(card.traits)
    if card.text:
        out["text"] = card.text
    return out


def _in_battle(sheet: Values, word: str, kind: str) -> int:
    if kind == "character":
        return sheet.number(word, MOST_IN_BATTLE, "2.1", "a character has it printed")
    sheet.absent(word, "2.1", "only characters have it printed")
    return 0


def _attributes(sheet: Values) -> int:
    """2.6: one of the six attributes, or several with slashes between them."""
    bits = 0
    for word in sheet.texts("attribute", "2.6"):
        name = ATTRIBUTE_NAMES.get(word.lower())
        if name is None:
            known = ", ".join(ATTRIBUTE_BITS)
            sheet.wrong(Said("it is {0}, not {1}", [known, repr(word)]), "2.6", "attribute")
        else:
            bits |= ATTRIBUTE_BITS[name]
    return bits


def _icons(sheet: Values, lead: str, kind: str) -> int:
    """2.1.1: lead icons, as arrows."""
    bits = 0
    for icon in lead:
        if icon not in ICONS:
            known = " ".join(ICONS)
            sheet.wrong(Said("lead icons are {0}, not {1}", [known, repr(icon)]), "2.1.1", "lead")
            return 0
        bits |= ICONS[icon]
    if kind != "character" and bits:
        sheet.wrong("only characters have lead icons", "2.1", "lead")
    return bits
