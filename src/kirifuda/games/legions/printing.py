"""Chapters 14 and 15: from what is printed on a card to its definition, and back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kirifuda.games.legions.zones import (
    ARTS,
    ATK,
    BLACK,
    CC,
    COLOURS,
    COST,
    COSTS_X,
    GREEN,
    HP,
    LORD_CARD,
    MASTER_CARD,
    MINION,
    NUMBERS,
    RED,
    SKILL,
    WAITS,
    WHITE,
    WT,
)
from kirifuda.games.printed import Printed, text_reasons
from kirifuda.games.setting import fingerprint
from kirifuda.games.trees import MeaningError, Trees
from kirifuda.games.values import Values, lowered
from kirifuda.kernel.errors import CardError, Reason, Said
from kirifuda.kernel.position.cards import Ability, CardDef, Face
from kirifuda.text.naming import english_names

if TYPE_CHECKING:
    from kirifuda.games.legions.meaning import CardBuilder
    from kirifuda.text import Node

KINDS = {
    "master": MASTER_CARD,
    "skill": SKILL,
    "minion": MINION,
    "arts": ARTS,
    "lord": LORD_CARD,
}
KIND_NAMES = {
    **{name: name for name in KINDS},
    "マスター": "master",
    "スキル": "skill",
    "ミニオン": "minion",
    "アーツ": "arts",
    "ロード": "lord",
}
COLOUR_BITS = {"black": BLACK, "red": RED, "white": WHITE, "green": GREEN}
COLOUR_NAMES = {
    **{name: name for name in COLOUR_BITS},
    "黒": "black",
    "赤": "red",
    "白": "white",
    "緑": "green",
}
# 13-3 to 13-8
CLASSES = {
    RED | WHITE: ("魔法剣士", "magic swordsman"),
    RED | GREEN: ("妖精使い", "fairy tamer"),
    BLACK | GREEN: ("巫女", "shrine maiden"),
    BLACK | WHITE: ("悪魔召喚師", "demon summoner"),
    WHITE | GREEN: ("魔道将軍", "magic general"),
    BLACK | RED: ("魔道士", "sorcerer"),
}
# 14-3f to 14-3j: which numbers a category has printed, and where they stand
PLACES = {"cost": COST, "cc": CC, "atk": ATK, "hp": HP, "wt": WT}
PRINTED = {
    "master": (),
    "skill": ("cost", "wt"),
    "minion": ("cost", "atk", "hp", "wt"),
    "arts": ("cost",),
    "lord": ("cost", "cc", "atk", "hp"),
}
CLAUSES = {"cost": "14-3f", "cc": "14-3g", "atk": "14-3h", "hp": "14-3i", "wt": "14-3j"}
FIELDS = (
    "key",
    "kind",
    "name",
    "english",
    "colors",
    *PLACES,
    "types",
    "text",
    "awakened",
    "common",
    "title",
)
ALIASES = {"colours": "colors", "color": "colors", "colour": "colors", "traits": "types"}
COMMON = ("unlock", "awakened unlock", "core boost", "grant assault")  # 20-2a, 20-3a to 20-3c
MODES = ("normal", "awakened")  # 20-1: the sides of a master
LANGUAGES = ("japanese", "english")
# what the sides of all masters say of unlocking, which is an action of the rules (playing.py)
UNLOCKS = (
    (
        "「{}」：スキルカードとミニオンカードをアンロックできる。",
        "“{}”: skills and minions can be unlocked.",
    ),
    (
        "「{}」：スキルカード、アーツカード、ミニオンカード、ロードカードをアンロックできる。",
        "“{}”: skills, arts, minions and lords can be unlocked.",
    ),
)
MOST = 9_999  # what fits onto a card
X_COST = "X"
WORDS = Path(__file__).parent / "words"


def check_meaning(nodes: list[Node], values: Printed) -> None:
    """Give trees of a text their meaning, on a card with these values; raises what is wrong."""
    told = {"kind": values.get("kind") or "minion"}
    kind = Values(told, FIELDS, ALIASES).word("kind", KIND_NAMES, "minion", "14-3e")
    _compile(nodes, KINDS[kind] | (COSTS_X if costs_x(values, kind) else 0))


def _compile(
    nodes: list[Node], kinds: int, side: int = 0, known: CardBuilder | None = None
) -> CardBuilder:
    """What the trees of a text mean, beside what another side of the card means already."""
    from kirifuda.games.legions.meaning import compile_abilities

    found: list[CardBuilder] = []

    def compiled() -> tuple[list[Ability], int | None]:
        found.append(compile_abilities(nodes, kinds, side, known))
        return found[0].abilities, None

    lowered(compiled)
    return found[0]


class Sides:
    """What the texts of a card mean, side by side: abilities together, keywords of each."""

    def __init__(self, sheet: Values, kinds: int, trees: Trees) -> None:
        self.sheet = sheet
        self.kinds = kinds
        self.trees = trees
        self.made: CardBuilder | None = None
        # what is printed on each side: in Japanese, in English
        self.told: list[tuple[list[str], list[str]]] = [([], []), ([], [])]
        self.marks = [0, 0]
        self.numbers: list[dict[int, int]] = [{}, {}]

    def read(self, word: str, side: int) -> None:
        """Take in the text of a side."""
        text = self.sheet.clean(self.sheet.values.get(word, ""), word, True)
        if text:
            self.take(text, word, side)

    def take(self, text: str, word: str, side: int) -> None:
        """Take in a text of a side."""
        from kirifuda.text import TextError

        first = len(self.made.abilities) if self.made is not None else 0
        try:
            reading = self.trees.read(text)
            made = _compile(reading.nodes, self.kinds, side, self.made)
            counts = [_printed_in(node, self.kinds) for node in reading.nodes]
        except TextError as error:
            self.sheet.reasons.extend(
                Reason(r.said, r.clause, r.where if side == 0 else Said("awakened {0}", [r.where]))
                for r in text_reasons(text, error)
            )
            return
        except MeaningError as error:
            self.sheet.reasons.extend(
                Reason(
                    r.said,
                    r.clause,
                    r.where if word == "text" else Said("{0}: {1}", [word, r.where]),
                )
                for r in self.trees.placed(text, reading.nodes, error)
            )
            return
        self.made = made
        self.marks[side] |= made.marks
        self.numbers[side] = {**self.numbers[side], **made.numbers}
        made.marks = 0
        made.numbers = {}
        fresh = [a for a in made.abilities[first:] if a.printed]
        self.told[side][0].extend(reading.japanese)
        self.told[side][1].extend(reading.english)
        for at, count in enumerate(counts):
            for ability in fresh[:count]:
                ability.text = reading.japanese[at]
                ability.english = reading.english[at]
            fresh = fresh[count:]
        told = Ability(0)
        for ability in made.abilities[first:]:
            if ability.printed:
                told = ability
            else:  # what an effect makes wait stands in the text of that effect
                ability.text = told.text
                ability.english = told.english

    def face(self, nums: list[int], side: int) -> list[int]:
        """Numbers with those that keywords of a side bring (39-1)."""
        out = nums[:]
        for index, value in self.numbers[side].items():
            out[index] += value
        return out


def _printed_in(node: Node, kinds: int) -> int:
    """How many abilities a part of a text stands for: a keyword for none (39-1)."""
    return sum(1 for ability in _compile([node], kinds).abilities if ability.printed)


def define(row: Printed, trees: Trees) -> CardDef:
    """The card with these printed values; a `CardError` lists every problem with its place."""
    sheet = Values(row, FIELDS, ALIASES)
    name = sheet.name("14-2")
    english = sheet.text("english") or name
    kind = sheet.word("kind", KIND_NAMES, "minion", "14-3e")
    colours = _colours(sheet, kind)
    kinds = KINDS[kind] | colours
    if costs_x(row, kind):
        kinds |= COSTS_X
    nums = _numbers(sheet, kind)
    types = sheet.texts("types", "14-3b")
    common = _common(sheet, kind)
    sides = Sides(sheet, kinds, trees)
    sides.read("text", 0)
    if kind == "master":
        sides.read("awakened", 1)
        sides.take(common_text(common), "common", 1)
    else:
        sheet.absent("awakened", "20-1", "only masters have another side")
    key = sheet.text("key")
    text = sheet.clean(sheet.values.get("text", ""), "text", True)
    awakened = sheet.clean(sheet.values.get("awakened") or "", "awakened", True)
    title = sheet.text("title")
    if sheet.reasons:
        raise CardError(sheet.reasons)
    abilities = sides.made.abilities if sides.made is not None else []
    fields = {
        "kind": kind,
        "colors": "/".join(n for n, bit in COLOUR_BITS.items() if colours & bit),
        "title": title,
    }
    if kind == "master":
        for side, mode in enumerate(MODES):
            names = (common[side], english_names(WORDS).get(common[side], common[side]))
            for at, lang in enumerate(LANGUAGES):
                told = [UNLOCKS[side][at].format(names[at]), *sides.told[side][at]]
                fields[f"{mode}_{lang}"] = "\n".join(told)
        fields["class"], fields["class_english"] = CLASSES[colours]
        fields["awakened"] = awakened
        fields["common"] = "/".join(common)
        fields["english_text"] = f"{fields['normal_english']}\n{fields['awakened_english']}"
    elif sides.told[0][1]:
        fields["english_text"] = "\n".join(sides.told[0][1])
    front = sides.face(nums, 0)
    card = CardDef(key, name, english, front, kinds, types, abilities, text, fields)
    card.marks = sides.marks[0]
    if kind == "master":
        card.back = Face(sides.face(nums, 1), kinds, (name,), types, sides.marks[1], [])
    if not key:
        card.key = f"own-{fingerprint([printed(card)])[:8]}"
    return card


def printed(card: CardDef) -> Printed:
    """The printed values of a card: `define` makes the same card of them."""
    kind = card.fields["kind"]
    out: Printed = {"key": card.key, "kind": kind, "name": card.name}
    if card.english != card.name:
        out["english"] = card.english
    out["colors"] = card.fields["colors"].split("/")
    for word in PRINTED[kind]:
        out[word] = card.nums[PLACES[word]]
    if card.kinds & COSTS_X:
        out["cost"] = X_COST
    if card.traits:
        out["types"] = list(card.traits)
    if card.fields.get("title"):
        out["title"] = card.fields["title"]
    if card.text:
        out["text"] = card.text
    if kind == "master":
        if card.fields["awakened"]:
            out["awakened"] = card.fields["awakened"]
        out["common"] = card.fields["common"].split("/")
    return out


def _colours(sheet: Values, kind: str) -> int:
    """06-1, 13-1: one colour symbol or two; a master has two."""
    bits = 0
    for word in sheet.texts("colors", "14-3a"):
        found = COLOUR_NAMES.get(word.lower())
        if found is None:
            sheet.wrong(
                Said("it is {0}, not “{1}”", [", ".join(COLOUR_BITS), word]), "06-1", "colors"
            )
        else:
            bits |= COLOUR_BITS[found]
    count = (bits & COLOURS).bit_count()
    if kind == "master" and count != 2:
        sheet.wrong(Said("a master has two colour symbols, not {0}", [count]), "13-1", "colors")
        return RED | WHITE
    if not 1 <= count <= 2:
        sheet.wrong(
            Said("a card has one or two colour symbols, not {0}", [count]), "06-1a", "colors"
        )
    return bits


def costs_x(row: Printed, kind: str) -> bool:
    """30-2a: whether X is printed as the cost, which the effect of a skill or arts speaks of."""
    return row.get("cost") == X_COST and kind in ("skill", "arts")


def _numbers(sheet: Values, kind: str) -> list[int]:
    """14-3f to 14-3j: the numbers of a category, which are whole (05-1)."""
    nums = [0] * NUMBERS
    for word, place in PLACES.items():
        if word in PRINTED[kind]:
            if word == "cost" and costs_x(sheet.values, kind):
                continue
            most = WAITS if word == "wt" else MOST
            # 05-1
            nums[place] = sheet.number(
                word, most, CLAUSES[word], Said("a {0} has it printed", [Said(kind)])
            )
            if word == "wt" and not nums[place] and not sheet.reasons:
                sheet.wrong("wait zones are counted from 1", "14-3j", word)
        else:
            sheet.absent(word, CLAUSES[word], Said("no {0} has it printed", [Said(kind)]))
    return nums


def common_text(names: tuple[str, ...]) -> str:
    """20-3b, 20-3c: what the awakened sides of all masters say, by the names that one gives it."""
    boost = "ゲーム外からコアを１つ取り、マスターの上に置く。"
    assault = "あなたのユニットを１体選び、ターン終了時まで「強襲」を与える。"
    told = zip(names[2:], (boost, assault), strict=True)
    return "\n".join(f"「{name}」《自ターン中任意》【疲労】：{effect}" for name, effect in told)


def _common(sheet: Values, kind: str) -> tuple[str, ...]:
    """20-2, 20-3: what a master calls its common abilities."""
    if kind != "master":
        sheet.absent("common", "20-2", "only masters have common abilities")
        return COMMON
    names = sheet.texts("common", "20-2")
    if not names:
        return COMMON
    if len(names) != len(COMMON):
        sheet.wrong(
            Said("{0} names are expected: {1}", [len(COMMON), ", ".join(COMMON)]), "20-3", "common"
        )
        return COMMON
    return names
