"""Chapter 2: from what is printed on a card to its definition, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.printed import Printed
from kirifuda.games.setting import fingerprint
from kirifuda.games.trees import Trees
from kirifuda.games.values import Lowered, Values, lowered
from kirifuda.games.vanguard.nations import belongs
from kirifuda.games.vanguard.trigger_abilities import add_parts
from kirifuda.games.vanguard.zones import (
    ACE,
    BLITZ,
    BOOST,
    COUNTED,
    CREST,
    CRITICAL_TRIGGER,
    DRAW_TRIGGER,
    FRONT_TRIGGER,
    G_UNIT,
    HEAL_TRIGGER,
    INTERCEPT,
    MADE,
    MARKER,
    NORMAL_ORDER,
    NORMAL_UNIT,
    ORDER,
    OVER_TRIGGER,
    PERSONA,
    PSEUDO,
    REGALIS,
    RIDE_CREST,
    SENTINEL,
    SET,
    STAND_TRIGGER,
    TICKET,
    TOKEN,
    TRIGGER_UNIT,
    TRIPLE_DRIVE,
    TWIN_DRIVE,
    UNIT,
    drive_by,
)
from kirifuda.kernel.errors import CardError, Said
from kirifuda.kernel.match import shown
from kirifuda.kernel.position.cards import CardDef, folded

if TYPE_CHECKING:
    from kirifuda.games.vanguard.meaning import Made
    from kirifuda.text import Node

# types by what they are called (2.9), with their bits
KINDS = {
    "normal unit": UNIT | NORMAL_UNIT,
    "trigger unit": UNIT | TRIGGER_UNIT,
    "G unit": UNIT | G_UNIT,
    "normal order": ORDER | NORMAL_ORDER,
    "blitz order": ORDER | BLITZ,
    "set order": ORDER | SET,
    "ride-deck crest": RIDE_CREST,
    "token unit": UNIT | NORMAL_UNIT | TOKEN | PSEUDO,  # 15.4.3: a unit in all else (15.4.3.4)
    "token order": ORDER | SET | TOKEN | PSEUDO,  # 15.4.4.3: an order in all else
    "ticket": ORDER | BLITZ | TICKET | PSEUDO,  # 15.5.5: an order in all else
    "crest": CREST | PSEUDO,
    "marker": PSEUDO,  # 15.6.3: of no type, and so ruled by 15.2 alone
    "record marker": MARKER,
}
KIND_NAMES = {
    **{word.lower(): word for word in KINDS},
    "unit": "normal unit",
    "order": "normal order",
    "ノーマルユニット": "normal unit",
    "ユニット": "normal unit",
    "トリガーユニット": "trigger unit",
    "gユニット": "G unit",
    "ノーマルオーダー": "normal order",
    "ブリッツオーダー": "blitz order",
    "セットオーダー": "set order",
    "ライドデッキクレスト": "ride-deck crest",
    "トークンユニット": "token unit",
    "トークンセットオーダー": "token order",
    "チケット": "ticket",
    "クレスト": "crest",
    "マーカー": "marker",
    "記録型マーカー": "record marker",
}
SKILLS = {
    "boost": BOOST,
    "ブースト": BOOST,
    "intercept": INTERCEPT,
    "インターセプト": INTERCEPT,
    "twin drive": TWIN_DRIVE,
    "ツインドライブ": TWIN_DRIVE,
    "triple drive": TRIPLE_DRIVE,
    "トリプルドライブ": TRIPLE_DRIVE,
    "persona ride": PERSONA,
    "ペルソナライド": PERSONA,
    "sentinel": SENTINEL,
    "守護者": SENTINEL,
    "regalis piece": REGALIS,
    "レガリスピース": REGALIS,
    "ace unit": ACE,
    "エースユニット": ACE,
}
TRIGGERS = {
    "": 0,  # 11.10.2.1.1: no icon is no kind of icon
    "critical": CRITICAL_TRIGGER,
    "draw": DRAW_TRIGGER,
    "stand": STAND_TRIGGER,
    "heal": HEAL_TRIGGER,
    "front": FRONT_TRIGGER,
    "over": OVER_TRIGGER,
}
TRIGGER_NAMES = {
    **{word: word for word in TRIGGERS},
    "クリティカル": "critical",
    "ドロー": "draw",
    "スタンド": "stand",
    "ヒール": "heal",
    "フロント": "front",
    "オーバー": "over",
}
NUMBERS = ("grade", "power", "shield", "critical")
FIELDS = (
    *("key", "kind", "name", "english", *NUMBERS, "trigger", "bonus", "skills", "nation", "clan"),
    *("race", "subtypes", "icon", "text"),
)
ALIASES = {"type": "kind", "races": "race", "skill": "skills", "subtype": "subtypes"}
MOST = 100_000_000
USUAL_BONUS = 10000
DRIVE = 1  # 2.17.2


def check_meaning(nodes: list[Node], values: Printed) -> None:
    """Give trees of a text their meaning, on a card with these values; raises what is wrong."""
    told = {"kind": values.get("kind") or values.get("type") or "normal unit"}
    kind = Values(told, FIELDS, ALIASES).word("kind", KIND_NAMES, "normal unit", "2.9.3")
    lower(nodes, KINDS[kind], [])


def lower(nodes: list[Node], kinds: int, kept: list[Made]) -> Lowered:
    """What the trees of a text mean: abilities, and how many a deck may hold (None: not told).

    What else they tell of the card is `kept`. A `CardError` says what has no meaning.
    """
    return lowered(lambda: _compiled(nodes, kinds, kept))


def _compiled(nodes: list[Node], kinds: int, kept: list[Made]) -> Lowered:
    from kirifuda.games.vanguard.meaning import compile_abilities

    made = compile_abilities(nodes, kinds)
    kept.append(made)
    return made.abilities, made.deck_limit


def define(row: Printed, trees: Trees) -> CardDef:
    """The card with these printed values; a `CardError` lists every problem with its place."""
    sheet = Values(row, FIELDS, ALIASES)
    name = sheet.name("2.1.1")
    english = sheet.text("english") or name
    text = sheet.text("text")
    kind = sheet.word("kind", KIND_NAMES, "normal unit", "2.9.3")
    kinds = KINDS[kind]
    numbers = [_number(sheet, word, kinds) for word in NUMBERS]
    trigger = sheet.word("trigger", TRIGGER_NAMES, "", "2.8.1")
    if bool(trigger) != bool(kinds & TRIGGER_UNIT):
        sheet.wrong("a trigger unit, and no other card, has a trigger icon", "2.8.1", "trigger")
    bonus = 0
    if trigger and trigger != "over":
        sheet.values.setdefault("bonus", USUAL_BONUS)
        bonus = sheet.number("bonus", MOST, "11.10.5", "a trigger icon has a number below it")
    else:
        sheet.absent("bonus", "11.10.5", "only trigger icons have a number below them")
    marks = TRIGGERS[trigger]
    for word in sheet.texts("skills", "2.10.1"):
        known = SKILLS.get(word.lower())
        if known is None:
            why = Said("it is {0}, not {1}", [", ".join(SKILLS), shown(word)])
            sheet.wrong(why, "2.10.1", "skills")
        else:
            marks |= known
    nations, clans = sheet.texts("nation", "2.14.1"), sheet.texts("clan", "2.2.1")
    traits, fields = belongs(nations, clans, bool(kinds & ORDER))
    races = sheet.texts("race", "2.3.1")
    subtypes = sheet.texts("subtypes", "2.9.4")
    icon = sheet.text("icon")
    traits.extend(f"〈{race}〉" for race in races)
    traits.extend(subtypes)
    if icon:
        traits.append(f"icon:{icon}")
    fields["kind"] = kind
    kept: list[Made] = []
    abilities = sheet.abilities(text, trees, lambda nodes: lower(nodes, kinds, kept), fields)
    key = sheet.text("key")
    if sheet.reasons:
        raise CardError(sheet.reasons)
    by = drive_by(marks)
    drive = DRIVE + by  # 2.17.2.1
    nums = [*numbers, drive if kinds & UNIT else 0, bonus]
    told = tuple(folded(trait) for trait in traits)
    card = CardDef(key, name, english, nums, kinds, told, abilities, text, fields)
    card.marks = marks | COUNTED[by]
    if not kinds & ~MADE:
        card.called = ""  # 15.1.2.4.1: its name is that of a marker, not of a card
    for made in kept:
        card.marks |= made.marks
        card.traits = (*card.traits, *[folded(trait) for trait in made.traits])
        if made.renamed:
            card.called = folded(made.renamed)
        card.aliases = tuple(folded(name) for name in made.names)
        if made.names:
            fields["names"] = "\n".join(made.names)
        if made.bundles:
            fields["bundles"] = "1"
        if () in [names for names, _ in made.limits]:
            fields["limits_itself"] = "1"
        for names, most in made.limits:
            if len(names) > 1:
                fields["limits_both"] = "\n".join([str(most), *map(folded, names)])
        if made.makes:
            fields["makes"] = "\n".join(made.makes)
    fields.update({"nation": "/".join(nations), "clan": "/".join(clans), "race": "/".join(races)})
    fields.update({"subtypes": "/".join(subtypes), "icon": icon, "trigger": trigger})
    fields["marks"] = str(marks)
    bears = [word for word, bit in SKILLS.items() if marks & bit and not word.isascii()]
    fields["bears"] = "/".join(bears)  # as the icons are read (2.10.1)
    add_parts(card)
    if not key:
        card.key = f"own-{fingerprint([printed(card)])[:8]}"
    return card


def _number(sheet: Values, word: str, kinds: int) -> int:
    """2.4 to 2.7: units have all of these (some no shield, 2.6.3), orders a grade; others none,
    and what is not there is 0 (15.1.2.4.2)."""
    if kinds & UNIT:
        if word == "shield":
            sheet.values.setdefault("shield", 0)
        if word == "critical":
            sheet.values.setdefault("critical", 1)
        return sheet.number(word, MOST, "2.4.1", "a unit has it printed")
    if kinds & ORDER and word == "grade":
        return sheet.number(word, MOST, "2.4.1", "an order has it printed")
    sheet.absent(word, "2.9.3", "only units have it printed")
    return 0  # 15.1.2.4.2


def printed(card: CardDef) -> Printed:
    """The printed values of a card: `define` makes the same card of them."""
    fields = card.fields
    out: Printed = {"key": card.key, "kind": fields["kind"], "name": card.name}
    if card.english != card.name:
        out["english"] = card.english
    if card.kinds & UNIT:
        out.update(zip(NUMBERS, card.nums, strict=False))
    elif card.kinds & ORDER:
        out["grade"] = card.nums[0]
    if fields.get("trigger"):
        out["trigger"] = fields["trigger"]
        if fields["trigger"] != "over":
            out["bonus"] = card.nums[5]
    marks = int(fields["marks"])
    skills = [word for word, bit in SKILLS.items() if marks & bit and word.isascii()]
    if skills:
        out["skills"] = skills
    for word in ("nation", "clan", "race", "subtypes"):
        if fields.get(word):
            out[word] = fields[word].split("/")
    if fields.get("icon"):
        out["icon"] = fields["icon"]
    if card.text:
        out["text"] = card.text
    return out
