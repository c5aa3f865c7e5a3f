"""Width, spaces and reminder text are set aside; names and places are kept."""

from __future__ import annotations

from kirifuda.text.normal import normal, split
from kirifuda.text.spelling import rule


def test_width_and_spaces() -> None:
    assert normal("【自】： ＋１/±０ ｶﾞ。") == "【自】:+1/±0ガ。"
    assert normal("−１") == "-1"


def test_names_keep_their_spaces() -> None:
    assert normal("《星見　ルリカ》 を １枚") == "《星見 ルリカ》を1枚"
    assert normal("《歌（仮）》（注釈）を") == "《歌(仮)》を"


def test_reminders_go() -> None:
    assert normal("１枚引く。（カードを（山札から）引く）\n（まとめ）") == "1枚引く。"
    assert normal("１枚引く。（閉じない") == "1枚引く。(閉じない"


def test_ends_of_lines() -> None:
    assert normal("１枚引く。,") == "1枚引く。"
    assert normal("１枚引く．") == "1枚引く。"


def test_abilities_and_their_places() -> None:
    text = "【甲】：あ\n い。\n【乙】う"
    first, second = split(text, ("【甲】", "【乙】"))
    assert (first.text, second.text) == ("【甲】:あい。", "【乙】う")
    assert first.place(5) == text.index("い")
    assert second.place(0) == text.index("【乙】")
    assert second.place(99) == len(text)


def test_equal_spellings_outside_of_names() -> None:
    pieces = split("《+0》を+0", (), (rule(r"\+0", "±0"),))
    assert [piece.text for piece in pieces] == ["《+0》を±0"]


def test_abilities_without_a_line_break() -> None:
    openers = ("【甲】", "【乙】")
    cut = split("【甲】：あ。【乙】【丙】《名》：い。", openers)
    assert [piece.text for piece in cut] == ["【甲】:あ。", "【乙】【丙】《名》:い。"]
    whole = split("【甲】：〈【甲】：あ。【乙】：い。〉を。【乙】なら。", openers)
    assert len(whole) == 1
