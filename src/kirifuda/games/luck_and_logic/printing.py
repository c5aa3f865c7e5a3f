"""Chapter 2: from what is printed on a card to its definition, and back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kirifuda.games.luck_and_logic.zones import (
    AURA,
    AURA_LAW,
    AURA_LOGIC,
    BLACK,
    BLUE,
    BY_AURA_LOGIC,
    BY_LIMIT_LOGIC,
    BY_POWER_LOGIC,
    COST,
    DISPHERE,
    FOREIGNER,
    GATE_CARD,
    GREEN,
    HEART_LAW,
    INTERCEPT,
    LAW,
    LEVEL,
    LIMIT,
    LIMIT_LOGIC,
    LOGICALIST,
    MEMBER,
    MONOLIUM,
    MY_CARD,
    NAME,
    NUMBERS,
    PACT,
    PARADOX,
    POWER,
    POWER_LAW,
    POWER_LOGIC,
    PURPLE,
    RAKUROJI,
    RED,
    SEPTPIA,
    SUPER,
    TACTICS,
    TERRITORY,
    TETRA_HEAVEN,
    TITLE,
    TRITOMY,
    UNION,
    WHITE,
    WIDE,
    YELLOW,
)
from kirifuda.games.printed import Printed
from kirifuda.games.setting import fingerprint
from kirifuda.games.trees import Trees
from kirifuda.games.values import Lowered, Values, lowered
from kirifuda.kernel.errors import CardError, Said
from kirifuda.kernel.position.cards import CardDef

if TYPE_CHECKING:
    from kirifuda.text import Node

# 2.2.2
KINDS = {
    "logicalist": LOGICALIST,
    "super": LOGICALIST | SUPER,
    "foreigner": FOREIGNER,
    "union": UNION,
    "gate": GATE_CARD,
    "tactics": TACTICS,
    "paradox": PARADOX,
    "my": MY_CARD,
}
KIND_NAMES = {
    **{name: name for name in KINDS},
    "定理者": "logicalist",
    "超定理者": "super",
    "使者": "foreigner",
    "合理体": "union",
    "門": "gate",
    "戦術": "tactics",
    "逆理": "paradox",
    "マイロジカリスト": "my",
}
# 2.5
WORLD_BITS = {
    "monolium": MONOLIUM,
    "disphere": DISPHERE,
    "tetra_heaven": TETRA_HEAVEN,
    "tritomy": TRITOMY,
    "septpia": SEPTPIA,
    "rakuroji": RAKUROJI,
}
WORLD_NAMES = {
    "モノリウム": "monolium",
    "ジスフィア": "disphere",
    "テトラヘヴン": "tetra_heaven",
    "トリトミー": "tritomy",
    "セプトピア": "septpia",
    "らくろじ部": "rakuroji",
}
# 2.7
COLOUR_BITS = {
    "red": RED,
    "blue": BLUE,
    "green": GREEN,
    "yellow": YELLOW,
    "purple": PURPLE,
    "white": WHITE,
    "black": BLACK,
}
COLOUR_NAMES = {
    "赤": "red",
    "青": "blue",
    "緑": "green",
    "黄": "yellow",
    "紫": "purple",
    "白": "white",
    "黒": "black",
}
LAWS = {"power": POWER_LAW, "aura": AURA_LAW, "heart": HEART_LAW}
LAW_NAMES = {
    **{name: name for name in LAWS},
    **{f"{name}勝負!!": name for name in LAWS},
    "♡勝負!!": "heart",
}
# 2.8 to 2.15: the numbers that a kind has printed
NUMBER_PLACES = {"level": LEVEL, "cost": COST, "power": POWER, "aura": AURA, "limit": LIMIT}
NUMBER_CLAUSES = {
    "level": "2.8.1",
    "cost": "2.9.1",
    "power": "2.13.1",
    "aura": "2.14.1",
    "limit": "2.15.1",
}
MEMBER_NUMBERS = tuple(NUMBER_PLACES)
OTHER_NUMBERS = ("level", "cost")  # these may stand on tactics and paradoxes
# 2.11: the logic icons and what they change
LOGIC_PLACES = {
    "power_logic": (POWER_LOGIC, BY_POWER_LOGIC),
    "aura_logic": (AURA_LOGIC, BY_AURA_LOGIC),
    "limit_logic": (LIMIT_LOGIC, BY_LIMIT_LOGIC),
}
TERRITORIES = (1, 2, 4)
FIELDS = (
    "key",
    "kind",
    "name",
    "english",
    "title",
    "names",
    "pact",
    "worlds",
    "attributes",
    "colors",
    *NUMBER_PLACES,
    "territory",
    *LOGIC_PLACES,
    "intercept",
    "law",
    "gate_number",
    "wide",
    "text",
)
ALIASES = {
    "colours": "colors",
    "color": "colors",
    "colour": "colors",
    "world": "worlds",
    "attribute": "attributes",
    "traits": "attributes",
    "pacts": "pact",
    "gate": "gate_number",
}
MOST = 99
MOST_POWER = 99999


def check_meaning(nodes: list[Node], values: Printed) -> None:
    """Give trees of a text their meaning, on a card with these values; raises what is wrong."""
    told = {"kind": values.get("kind") or "logicalist"}
    kind = Values(told, FIELDS, ALIASES).word("kind", KIND_NAMES, "logicalist", "2.2.2")
    lower(nodes, KINDS[kind])


# what stands before an ability's text: icons (9.1.2), keywords that are no sentence (11), the stock
# that a cost takes beside other things (5.22.2)
ICON = re.compile(r"(^|〈)((?:EXソウル\d+)*)(自|起|永)(?=[^ \[【])")
EX = re.compile(r"(EXソウル\d+)(?=[自起永])")
KEYWORD = re.compile(r"((?:^|〈|】|[自起永] )(?:先鋒|門破壊|誘爆スキル|秘具スキル))(?=[^ \[。、])")
STOCK = re.compile(r"\[(\d+|X)(?=[^\d\]、 ])")


def spaced(text: str) -> str:
    """The text of an ability as it is printed: what stands before it is set apart.

    >>> spaced("自門破壊カードを1枚引く。"), spaced("起【ターン1回】[1手札を1枚捨てる]錬成2。")
    ('自 門破壊 カードを1枚引く。', '起【ターン1回】[1 手札を1枚捨てる]錬成2。')
    """
    for pattern, better in ((ICON, r"\1\2\3 "), (EX, r"\1 "), (KEYWORD, r"\1 "), (STOCK, r"[\1 ")):
        text = pattern.sub(better, text)
    return text


def lower(nodes: list[Node], kinds: int) -> Lowered:
    """What the trees of a text mean; a `CardError` says what has no meaning."""
    return lowered(lambda: _compiled(nodes, kinds))


def _compiled(nodes: list[Node], kinds: int) -> Lowered:
    from kirifuda.games.luck_and_logic.meaning import compile_abilities

    return compile_abilities(nodes, kinds).abilities, None


def define(row: Printed, trees: Trees) -> CardDef:
    """The card with these printed values; a `CardError` lists every problem with its place.

    A number that it does not have is 0, any other value empty (1.3.6), wherever it is (1.3.6.1).
    """
    sheet = Values(row, FIELDS, ALIASES)
    name = sheet.name("2.1.1")
    english = sheet.text("english") or name
    kind = sheet.word("kind", KIND_NAMES, "logicalist", "2.2.2")
    kinds = KINDS[kind]
    kinds |= _bits(sheet, "worlds", WORLD_BITS, WORLD_NAMES, "2.5.1")
    kinds |= _bits(sheet, "colors", COLOUR_BITS, COLOUR_NAMES, "2.7.1")
    nums = [0] * NUMBERS  # 1.3.6, 1.3.6.1
    kinds |= _logic(sheet, nums, kind)
    _numbers(sheet, nums, kinds, kind)
    traits = _traits(sheet, kinds, name)
    if sheet.flag("wide"):
        if kinds & MY_CARD:
            kinds |= WIDE
        else:
            sheet.wrong("only a My Logicalist has that icon", "2.2.2.8.1", "wide")
    gate_number = sheet.text("gate_number")
    if not kinds & GATE_CARD:
        sheet.absent("gate_number", "2.17.1", "only gates have a gate number")
    text = sheet.text("text")
    fields = {"kind": kind, "gate_number": gate_number}
    abilities = sheet.abilities(text, trees, lambda nodes: lower(nodes, KINDS[kind]), fields)
    for ability in abilities:
        ability.text = spaced(ability.text)
    key = sheet.text("key")
    if sheet.reasons:
        raise CardError(sheet.reasons)
    card = CardDef(key, name, english, nums, kinds, traits, abilities, text, fields)
    if not key:
        card.key = f"own-{fingerprint([printed(card)])[:8]}"
    return card


def _bits(
    sheet: Values, word: str, bits: dict[str, int], names: dict[str, str], clause: str
) -> int:
    """Worlds or colours, by their names."""
    found = 0
    for one in sheet.texts(word, clause):
        proper = names.get(one, one.lower())
        if proper in bits:
            found |= bits[proper]
        else:
            sheet.wrong(Said("it is {0}, not {1}", [", ".join(bits), repr(one)]), clause, word)
    return found


def _logic(sheet: Values, nums: list[int], kind: str) -> int:
    """2.11: the logic icons of a card, and its intercept icon."""
    found = 0
    for word, (bit, place) in LOGIC_PLACES.items():
        if sheet.values.get(word) is not None:
            nums[place] = sheet.number(word, MOST_POWER, "2.11.1", "")
            found |= bit
    if sheet.flag("intercept"):
        found |= INTERCEPT  # 2.11.3
    if found and kind in ("gate", "my"):
        sheet.wrong("it has no logic icon", "2.11.1", "kind")
    return found


def _numbers(sheet: Values, nums: list[int], kinds: int, kind: str) -> None:
    """2.8 to 2.16: level, cost, power, aura and limit, territory, the law of a paradox."""
    for word, place in NUMBER_PLACES.items():
        clause = NUMBER_CLAUSES[word]
        most = MOST_POWER if word == "power" else MOST
        if kinds & MEMBER:
            nums[place] = sheet.number(
                word, most, clause, Said("a {0} has it printed", [Said(kind)])
            )
        elif word in OTHER_NUMBERS:
            if sheet.values.get(word) is not None:
                nums[place] = sheet.number(word, most, clause, "")
        else:
            sheet.absent(word, clause, "only members have it printed")
    if kinds & MEMBER:
        sheet.values.setdefault("territory", 1)
        nums[TERRITORY] = sheet.number("territory", 4, "2.10.1", "")
        if nums[TERRITORY] not in TERRITORIES:
            sheet.wrong("a territory is 1, 2 or 4 circles", "2.10.2", "territory")
    else:
        sheet.absent("territory", "2.10.1", "only members have a territory")
    if kinds & PARADOX:
        nums[LAW] = _law(sheet)
    else:
        sheet.absent("law", "2.16.1", "only paradoxes have a law")


def _law(sheet: Values) -> int:
    """2.16.1: the law of a paradox, by its name or as it is printed."""
    told = sheet.values.get("law")
    if told is None:
        sheet.wrong("a paradox has a law printed", "2.16.1", "law")
        return AURA_LAW
    if isinstance(told, str):
        sheet.values["law"] = told.replace("！", "!").replace(" ", "").replace("　", "")
    return LAWS[sheet.word("law", LAW_NAMES, "aura", "2.16.1")]


def called(name: str, title: str) -> tuple[str, ...]:
    """2.1.2, 2.1.2.1: a member's names are its card name without its title, between slashes."""
    rest = name.removeprefix(title).replace("／", "/")
    return tuple(one.strip() for one in rest.split("/") if one.strip())


def _traits(sheet: Values, kinds: int, name: str) -> tuple[str, ...]:
    """2.1.2, 2.3, 2.6: attributes, then title, names and pact, each with its mark.

    2.3.2: a pact with several tells their names with & between them.
    """
    out = list(sheet.texts("attributes", "2.6.1"))
    for word in out:
        if word[0] in (NAME, TITLE, PACT):
            sheet.wrong(
                Said("an attribute cannot begin with {0}", [repr(word[0])]), "2.6.1", "attributes"
            )
    title = sheet.text("title")
    names = sheet.texts("names", "2.1.2")
    pact = [
        one.strip()
        for told in sheet.texts("pact", "2.3.1")
        for one in told.replace("＆", "&").split("&")
    ]
    if title and kinds & MEMBER:
        out.append(TITLE + title)
    elif title:
        sheet.wrong("only members have a title", "2.1.2", "title")
    if names and not kinds & (MEMBER | MY_CARD):
        sheet.wrong("only members have names beside their card name", "2.1.2", "names")
    if pact and not kinds & MEMBER:
        sheet.wrong("only members have a pact", "2.3.1", "pact")
    if not names and kinds & MEMBER:
        names = called(name, title)
    out.extend(NAME + word for word in names)
    out.extend(PACT + word for word in pact if word)
    return tuple(out)


def printed(card: CardDef) -> Printed:
    """The printed values of a card: `define` makes the same card of them."""
    kind = card.fields["kind"]
    out: Printed = {"key": card.key, "kind": kind, "name": card.name}
    if card.english != card.name:
        out["english"] = card.english
    title = next((trait[1:] for trait in card.traits if trait[0] == TITLE), "")
    if title:
        out["title"] = title
    marked = (("names", NAME), ("pact", PACT))
    for word, mark in marked:
        held = [trait[1:] for trait in card.traits if trait[0] == mark]
        if held and not (mark == NAME and tuple(held) == called(card.name, str(title))):
            out[word] = held
    plain = [trait for trait in card.traits if trait[0] not in (NAME, TITLE, PACT)]
    if plain:
        out["attributes"] = plain
    for word, bits in (("worlds", WORLD_BITS), ("colors", COLOUR_BITS)):
        found = [name for name, bit in bits.items() if card.kinds & bit]
        if found:
            out[word] = found
    for word, place in NUMBER_PLACES.items():
        if card.kinds & MEMBER or card.nums[place]:
            out[word] = card.nums[place]
    if card.kinds & MEMBER:
        out["territory"] = card.nums[TERRITORY]
    for word, (bit, place) in LOGIC_PLACES.items():
        if card.kinds & bit:
            out[word] = card.nums[place]
    if card.kinds & INTERCEPT:
        out["intercept"] = True
    if card.kinds & PARADOX:
        out["law"] = next(name for name, law in LAWS.items() if law == card.nums[LAW])
    if card.fields.get("gate_number"):
        out["gate_number"] = card.fields["gate_number"]
    if card.kinds & WIDE:
        out["wide"] = True
    if card.text:
        out["text"] = card.text
    return out
