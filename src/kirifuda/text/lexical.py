"""Numbers and names: the slots that no phrase fills."""

from __future__ import annotations

import re
from random import Random

__all__ = ["LEXICAL", "Lexical"]

#: Numbers as printed, without leading zeros. One of more digits is no number of a card: what is
#: counted, added and packed must stay within 32 bits, some tens of times over.
_NUMBER = r"[1-9][0-9]{0,6}(?![0-9])"


class Lexical:
    """A category whose members are numbers or strings."""

    name = ""
    first = ""  # every character it can begin with; "" for any

    def read(self, text: str, at: int) -> tuple[int, int | str] | None:
        """Where the word at this place ends, and what it is; None if there is none."""
        raise AssertionError("a subclass answers this")

    def write(self, value: int | str) -> str:
        """The word as printed."""
        return str(value)

    def english(self, value: int | str) -> str:
        """The word in English."""
        return self.write(value)

    def sample(self, random: Random) -> int | str:
        """Some member, for tests."""
        raise AssertionError("a subclass answers this")


class _Pattern(Lexical):
    """Words that a pattern finds."""

    _word: re.Pattern[str]

    def read(self, text: str, at: int) -> tuple[int, int | str] | None:
        match = self._word.match(text, at)
        return (match.end(), self._value(match[0])) if match else None

    def _value(self, word: str) -> int | str:
        """What a word means."""
        return word


class _Int(_Pattern):
    name = "int"
    first = "0123456789"
    _word = re.compile(rf"0|{_NUMBER}")

    def _value(self, word: str) -> int | str:
        return int(word)

    def sample(self, random: Random) -> int | str:
        return random.choice((1, 1, 1, 2, 3, 4, 5, 7, 10))


class _Few(_Int):
    """A number of things that are counted: no game holds more of anything than this."""

    name = "few"
    _word = re.compile(r"0|[1-9][0-9]?(?![0-9])|1[0-9][0-9](?![0-9])|200(?![0-9])")


class _Signed(_Pattern):
    """A change of a value: +1, -2; 0 is printed ±0."""

    name = "signed"
    first = "+-±"
    _word = re.compile(rf"±0|[+-]{_NUMBER}")

    def _value(self, word: str) -> int | str:
        return int(word.lstrip("±"))

    def write(self, value: int | str) -> str:
        return f"{value:+d}" if value else "±0"

    def english(self, value: int | str) -> str:
        return f"{value:+d}"

    def sample(self, random: Random) -> int | str:
        return random.choice((0, 1, 2, 3, -1, -2))


class _Change(_Pattern):
    """A change of a value within brackets, where no change is printed +0: +1, -2, +0."""

    name = "change"
    first = "+-"
    _word = re.compile(rf"\+0|[+-]{_NUMBER}")

    def _value(self, word: str) -> int | str:
        return int(word)

    def write(self, value: int | str) -> str:
        return f"{value:+d}"

    def sample(self, random: Random) -> int | str:
        return random.choice((0, 1, 2, 3, -1, -2))


class _Str(Lexical):
    """A name: everything up to the bracket that closes it; brackets within must pair."""

    name = "str"
    _open = "《〔『「〈"
    _close = "》〕』」〉"

    def read(self, text: str, at: int) -> tuple[int, int | str] | None:
        depth = 0
        for end in range(at, len(text)):
            char = text[end]
            if char in self._open:
                depth += 1
            elif char in self._close:
                depth -= 1
                if depth < 0:
                    return (end, text[at:end]) if end > at else None
        return None

    def sample(self, random: Random) -> int | str:
        return random.choice(("ハルノ", "星見 ルリカ", "B-7", "月、と海", "『朝凪』の歌"))


class _Angle(_Pattern):
    """A name in angle brackets: everything up to the one that closes it."""

    name = "angle"
    _word = re.compile(r"[^<>]+(?=>)")

    def sample(self, random: Random) -> int | str:
        return random.choice(("鯨", "時計守", "風"))


class _Quoted(_Pattern):
    """A name in quotation marks: everything up to the one that closes it."""

    name = "quoted"
    _word = re.compile(r"[^“”]+(?=”)")

    def sample(self, random: Random) -> int | str:
        return random.choice(("朝凪", "風見"))


class _Word(_Pattern):
    """The label of an option: a run of kanji or katakana."""

    name = "word"
    _word = re.compile(r"[ァ-ヶー一-鿿]+")

    def sample(self, random: Random) -> int | str:
        return random.choice(("紅茶", "ケーキ", "剣", "盾"))


class _Before(_Pattern):
    """A name that stands without brackets before a word that tells what is named; the dot of a list
    is no part of it."""

    def __init__(self, name: str, word: str, samples: tuple[str, ...], never: str = "") -> None:
        self.name = name
        self._samples = samples
        stop = rf"(?!{word})(?!(?:{never}))" if never else rf"(?!{word})"
        self._word = re.compile(
            rf"(?!・)(?:{stop}[^\s、。:!\[\]【】「」『』〈〉《》“”()0-9+-])+(?={word})"
        )

    def sample(self, random: Random) -> int | str:
        return random.choice(self._samples)


class _Roman(_Pattern):
    """The number of an option: i, ii, iii, iv ..."""

    name = "roman"
    first = "iv"
    _word = re.compile(r"viii|vii|vi|iv|v|iii|ii|i")
    _words = ("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii")

    def _value(self, word: str) -> int | str:
        return self._words.index(word)

    def write(self, value: int | str) -> str:
        return self._words[int(value)]

    def sample(self, random: Random) -> int | str:
        return random.randint(1, 4)


#: What stands before a name without brackets, or tells of other cards, and is no part of it.
_NEVER_IN_NAMES = (
    "を|が|に|か|と|から|あなた[のは]|相手[のは]|自分[のは]|他の|表の|裏の|列の|枚の|状態|手札の|ソウルの|ドロップの|ゾーンの|"
    "それぞれ|ている|ていない|グレード|アイコン|カード|ユニット|オーダー|リアガード|ヴァンガード|ガーディアン|"
    "・トークン|・チケット"
)
_KINDS: tuple[Lexical, ...] = (
    _Int(),
    _Few(),
    _Signed(),
    _Change(),
    _Str(),
    _Angle(),
    _Quoted(),
    _Word(),
    _Roman(),
    _Before(
        "tokenword",
        "・トークン",
        ("綿毛", "影絵の兵"),
        _NEVER_IN_NAMES,
    ),
    _Before(
        "iconword",
        "アイコン",
        ("ハルノ", "時計"),
        "を|が|に|は|の|から|か|と|トリガー|ペルソナライド",
    ),
    _Before(
        "sortword",
        "(?:カード|オーダー)",
        ("灯台", "潮騒"),
        "を|が|に|は|の|か|と|た|だ|で|る|い|ら|て|ユニット|ノーマル|ブリッツ|セット|トリガー|トークン|チケット|"
        "クレスト|ヴァンガード|リアガード|ガーディアン|守護者|呪縛|ゲージ|同名|別名|同じ|残り",
    ),
    _Before(
        "stateword",
        "】?状態",
        ("夢見", "霜月"),
        "を|が|に|は|の|と|で|ら|た|時|際|スタンド|レスト|表】?状態|裏】?状態",
    ),
    _Before("ticketword", "・チケット", ("夕凪", "朝市"), _NEVER_IN_NAMES),
    _Before("markerword", "マーカー", ("霜", "朝露"), "を|が|に|は|の|て|ら|た|時|際"),
)
LEXICAL: dict[str, Lexical] = {kind.name: kind for kind in _KINDS}
