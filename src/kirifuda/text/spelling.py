"""Spellings that mean the same are one: which of them is taken.

Real cards of one house write かわりに, すべて, なら, 時, よい, ことで; people and other books write
代わりに, 全て, 場合, とき, 良い, ことにより as well. The rules here turn each text into the first
kind before it is read, in every game, outside of names; a game adds rules of its own (its
``equal``). The fixed words of phrases go through the same rules when they are declared, so a phrase
may be written in either way. A rule's outcome is not changed by any rule: a text that was
respelled once stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

__all__ = ["NAMES", "SHARED", "Rule", "named", "respell", "respelled", "rule"]

#: A pattern and what is written for it; ``\1`` is what its first group found.
Rule = tuple[re.Pattern[str], str]

#: Brackets that hold names: what is inside is kept as it is printed.
NAMES = {"《": "》", "〔": "〕", "『": "』", "「": "」", "<": ">"}

#: Stands for a character within a name while rules are applied.
_HIDDEN = "\ue000"


def rule(pattern: str, meant: str) -> Rule:
    """A rule: what is found is written so."""
    return re.compile(pattern), meant


_NUMERALS = {char: number for number, char in enumerate("〇一二三四五六七八九")}
_TENS = {"十": 10, "百": 100, "千": 1000}
_COUNTED = r"(?=枚|つ|体|回|点|個|種|人|番目|ターン|倍|連番)"
#: 二十三枚 is 23枚; what is written has to be worked out.
_KANJI = (re.compile(rf"[一二三四五六七八九十百千]+{_COUNTED}"), None)

SHARED: tuple[Rule, ...] = (
    # numbers
    rule(r"(?<=\d),(?=\d{3}(?!\d))", ""),
    rule(r"ひとつ", "1つ"),
    rule(r"ふたつ", "2つ"),
    rule(r"(?<![ァ-ヶー])[ー―─](?=\d)", "-"),
    rule(r"[Ll][Vv]\.?(?=\d)", "Lv"),
    rule(r"[〜～]", "~"),
    # marks
    rule(r",", "、"),
    rule(r"(\[[^\[\]]*\])(:)", r"\2\1"),
    # words
    rule(r"[代替]わりに", "かわりに"),
    rule(r"全て|全部", "すべて"),
    rule(r"(?<!その)ほかの", "他の"),
    rule(r"対戦相手", "相手"),
    rule(r"自分自身", "自分"),
    rule(r"もともと|元元", "元々"),
    rule(r"控室", "控え室"),
    rule(r"置場", "置き場"),
    rule(r"入れかえ", "入れ替え"),
    rule(r"すて(?=[るたてず、])", "捨て"),
    rule(r"づつ", "ずつ"),
    rule(r"ランダムに", "無作為に"),
    rule(r"ごとに|毎に", "につき"),
    rule(r"、?(?:または|又は|もしくは|若しくは|あるいは|或いは)、?", "か"),
    rule(r"、?(?:および|及び|ならびに|並びに)、?", "と"),
    # endings
    rule(r"良い", "よい"),
    rule(r"出来(?=[るなずた])", "でき"),
    rule(r"することができ", "でき"),
    rule(r"無(?=[いくか])", "な"),
    rule(r"(?<=[るうくすつむいた])事(?=[がでに])", "こと"),
    rule(r"ことに(?:より|よって)", "ことで"),
    # when and if
    rule(r"ときに?|(?<!同)時に", "時"),
    rule(r"際に", "際"),
    rule(r"そうし(?:た場合|たなら)(?:には|は|に)?", "そうしたら"),
    rule(r"そうしなかった(?:場合(?:には|は|に)?|なら)", "そうしないなら"),
    rule(r"(?:である|(?<!そ)(?<!こ)の)?(?<!その)(?<!この)場合(?:には|は|に)?", "なら"),
    rule(r"であれば|であるなら", "なら"),
    rule(r"(?<=て)いた(?=なら)", "いる"),
    rule(r"(?<=[いあ])れば", "るなら"),
    rule(r"(?<=[多高低きさな])ければ(?!なら)", "いなら"),
)


def respell(
    text: str, equal: Iterable[Rule] = (), names: dict[str, str] | None = None
) -> tuple[str, list[int]]:
    """The text in the spelling that is read, and of each character where it came from."""
    kept = list(text)
    places = list(range(len(text)))
    shown = _masked(text, NAMES if names is None else names)
    for pattern, meant in (_KANJI, *SHARED, *equal):
        if pattern.search(shown) is not None:
            shown = _apply(pattern, meant, shown, kept, places)
    return "".join(kept), places


def respelled(text: str) -> str:
    """The fixed words of a phrase in the spelling that is read."""
    return respell(text)[0]


def _apply(
    pattern: re.Pattern[str], meant: str | None, shown: str, kept: list[str], places: list[int]
) -> str:
    """Write what is meant for all that the pattern finds; ``kept`` and ``places`` follow."""
    out: list[str] = []
    chars: list[str] = []
    origins: list[int] = []
    at = 0
    for found in pattern.finditer(shown):
        start, end = found.span()
        order = _spread(found, meant)
        out.append(shown[at:start])
        chars += kept[at:start]
        origins += places[at:start]
        for char, origin in order:
            hidden = origin is not None and shown[origin] == _HIDDEN
            chars.append(kept[origin] if hidden and origin is not None else char)
            out.append(char)
            origins.append(places[start if origin is None else origin])
        at = end
    out.append(shown[at:])
    kept[:] = chars + kept[at:]
    places[:] = origins + places[at:]
    return "".join(out)


def _spread(found: re.Match[str], meant: str | None) -> Sequence[tuple[str, int | None]]:
    """Each character that is written, with where it stood if it was there before."""
    if meant is None:
        return [(char, None) for char in str(_number(found[0]))]
    out: list[tuple[str, int | None]] = []
    for part in re.split(r"(\\\d)", meant):
        if part.startswith("\\"):
            group = int(part[1:])
            start = found.start(group)
            out += [(char, start + i) for i, char in enumerate(found[group] or "")]
        else:
            out += [(char, None) for char in part]
    return out


def _number(word: str) -> int:
    """二十三 is 23."""
    total = 0
    last = 0
    for char in word:
        if char in _NUMERALS:
            last = last * 10 + _NUMERALS[char]
        else:
            total += (last or 1) * _TENS[char]
            last = 0
    return total + last


def named(text: str, names: dict[str, str]) -> list[bool]:
    """Of each character, whether it stands within a name. What is not closed is no name."""
    out = [False] * len(text)
    closed = _closed(text, names)
    at = 0
    while at < len(text):
        end = closed.get(at, at)
        for inner in range(at + 1, end):
            out[inner] = True
        at = end + 1
    return out


def _closed(text: str, names: dict[str, str]) -> dict[int, int]:
    """Where each bracket that is closed on its line is closed."""
    out: dict[int, int] = {}
    opened: dict[str, list[int]] = {right: [] for right in names.values()}
    for at, char in enumerate(text):
        if char == "\n":
            for waiting in opened.values():
                waiting.clear()
        elif char in names:
            opened[names[char]].append(at)
        elif opened.get(char):
            out[opened[char].pop()] = at
    return out


def _masked(text: str, names: dict[str, str]) -> str:
    inside = named(text, names)
    if True not in inside:
        return text
    return "".join(_HIDDEN if hidden else char for char, hidden in zip(text, inside, strict=True))
