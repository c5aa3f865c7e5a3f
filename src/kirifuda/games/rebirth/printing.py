"""Chapter 2: from what is printed on a card to its definition, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.printed import Printed, text_reasons
from kirifuda.games.rebirth.zones import CHARACTER, PARTNER, REBIRTH_CARD
from kirifuda.games.setting import fingerprint
from kirifuda.games.trees import Reading, Trees
from kirifuda.kernel.cards import Ability, CardDef
from kirifuda.kernel.errors import CardError, KirifudaError, Reason

if TYPE_CHECKING:
    from kirifuda.text import Node

KINDS = {"character": CHARACTER, "rebirth": REBIRTH_CARD, "partner": PARTNER}
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
}
NUMBERS = ("cost", "atk", "def")
FIELDS = ("key", "kind", "name", "english", *NUMBERS, "traits", "title", "text")
ALIASES = {"def_": "def", "defense": "def", "type": "kind"}
MOST = 99  # of any printed number
LONGEST = 2000  # of any printed text


def compile_text(text: str) -> Reading:
    """Read a text with the grammar; raises `TextError`."""
    from kirifuda.games.rebirth.words import grammar
    from kirifuda.text import compile_text as read
    from kirifuda.text import print_en, print_ja

    words = grammar()
    nodes = read(words, text)
    return Reading(nodes, [print_ja(words, n) for n in nodes], [print_en(words, n) for n in nodes])


def check_text(text: str, row: Printed) -> int:
    """Read a text and give it its meaning; how many abilities it has."""
    from kirifuda.games.rebirth.words import grammar
    from kirifuda.text import compile_text as read

    fields = row.get("fields")
    values = {**row, **fields} if isinstance(fields, dict) else row
    kind = _kind({"kind": values.get("kind") or values.get("type") or "character"}, [])
    nodes = read(grammar(), text)
    lower(nodes, KINDS[kind])
    return len(nodes)


def lower(nodes: list[Node], kinds: int) -> tuple[list[Ability], int | None]:
    """What the trees of a text mean: abilities, and how many a deck may hold (None: not told).

    A `CardError` says what has no meaning.
    """
    from kirifuda.games.rebirth.meaning import NoMeaning, compile_abilities

    try:
        made = compile_abilities(nodes, kinds)
    except NoMeaning as error:
        raise CardError([Reason(f"this cannot be played: {error}", place="text")]) from error
    except (AssertionError, LookupError, AttributeError, TypeError, ValueError) as error:
        what = f"this cannot be played: its meaning fails ({type(error).__name__} {error})"
        raise CardError([Reason(what, place="text")]) from error
    return made.abilities, made.deck_limit


def define(row: Printed, trees: Trees) -> CardDef:
    """The card with these printed values; a `CardError` lists every problem with its place."""
    reasons: list[Reason] = []
    values = _named(row, reasons)
    name = _text(values, "name", reasons)
    if not name and values.get("name", "") == "":
        reasons.append(Reason("a card has a name", "2.1.1", "name"))
    english = _text(values, "english", reasons) or name
    title = _text(values, "title", reasons)
    text = _text(values, "text", reasons)
    kind = _kind(values, reasons)
    numbers = [_number(values, word, kind, reasons) for word in NUMBERS]
    traits = _traits(values, reasons)
    fields = {"kind": kind, "title": title}
    abilities = _abilities(text, KINDS[kind], trees, fields, reasons)
    key = _text(values, "key", reasons)
    if reasons:
        raise CardError(reasons)
    card = CardDef(key, name, english, numbers, KINDS[kind], traits, abilities, text, fields)
    if not key:
        card.key = f"own-{fingerprint([printed(card)])[:8]}"
    return card


def printed(card: CardDef) -> Printed:
    """The printed values of a card: `define` makes the same card of them."""
    kind = next(name for name, bit in KINDS.items() if card.kinds & bit)
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


def _named(row: Printed, reasons: list[Reason]) -> Printed:
    """The values by their proper names."""
    out: Printed = {}
    for word, value in row.items():
        proper = ALIASES.get(word, word)
        if proper not in FIELDS:
            known = ", ".join(FIELDS)
            reasons.append(
                Reason(f"nothing of that name is printed on a card; known: {known}", place=word)
            )
        elif value is not None:
            out[proper] = value
    return out


def _text(values: Printed, word: str, reasons: list[Reason]) -> str:
    value = values.get(word, "")
    if not isinstance(value, str):
        reasons.append(Reason(f"a text is expected, not {value!r}", place=word))
        return ""
    if len(value) > LONGEST or (word != "text" and "\n" in value):
        reasons.append(Reason("the text is too long", place=word))
        return ""
    try:
        value.encode()
    except UnicodeEncodeError:
        reasons.append(Reason("the text has broken characters", place=word))
        return ""
    return value.strip()


def _kind(values: Printed, reasons: list[Reason]) -> str:
    value = values.get("kind", "character")
    kind = KIND_NAMES.get(value.lower()) if isinstance(value, str) else None
    if kind is None:
        reasons.append(Reason(f"it is {', '.join(KINDS)}, not {value!r}", "2.2.2", "kind"))
        return "character"
    return kind


def _number(values: Printed, word: str, kind: str, reasons: list[Reason]) -> int:
    value = values.get(word)
    if kind != "character":
        if value not in (None, 0):
            reasons.append(Reason("only characters have it printed", "2.2.2", word))
        return 0
    if value is None:
        reasons.append(Reason("a character has it printed", "2.2.2.1", word))
        return 0
    if type(value) is not int or not 0 <= value <= MOST:
        reasons.append(Reason(f"a number from 0 to {MOST} is expected, not {value!r}", place=word))
        return 0
    return value


def _traits(values: Printed, reasons: list[Reason]) -> tuple[str, ...]:
    value = values.get("traits", ())
    if isinstance(value, str):
        value = value.replace("／", "/").split("/")
    if not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
        reasons.append(Reason("a list of texts is expected", "2.5.1", "traits"))
        return ()
    out: list[str] = []
    for number, one in enumerate(value, 1):
        found: list[Reason] = []
        trait = _text({"trait": one}, "trait", found)
        reasons.extend(Reason(r.message, r.clause, f"traits {number}") for r in found)
        if trait:
            out.append(trait)
    return tuple(out)


def _abilities(
    text: str, kinds: int, trees: Trees, fields: dict[str, str], reasons: list[Reason]
) -> list[Ability]:
    if not text:
        return []
    from kirifuda.text import TextError

    try:
        reading = trees.read(text)
        abilities, limit = lower(reading.nodes, kinds)
    except TextError as error:
        reasons.extend(text_reasons(text, error))
        return []
    except KirifudaError as error:
        reasons.extend(Reason(r.message, r.clause, r.place or "text") for r in error.reasons)
        return []
    fields["english_text"] = "\n".join(reading.english)
    told = zip(reading.japanese, reading.english, strict=True)
    for ability in abilities:
        if ability.printed:
            ability.text, ability.english = next(told, ("", ""))
    if limit is not None:
        fields["deck_limit"] = str(limit)
    return abilities
