"""The English of a text says of whom it speaks."""

from __future__ import annotations

import pytest

import kirifuda
from kirifuda.text import compile_text, print_en


@pytest.mark.parametrize(
    ("name", "text", "english"),
    [
        ("rebirth", "【スパーク】:相手は1枚引き、自分は2枚引く。", "then you draw 2"),
        ("luck_and_logic", "起 相手は手札を1枚捨て、自分はカードを1枚引く。", "then you draw 1"),
        (
            "legend_of_stars",
            "1ターンに1回、このカードの効果を発動する。相手はカードを1枚引き、自分はカードを2枚引く。",
            "then you draw 2",
        ),
        (
            "legions",
            "「声」《自ターン中任意》:相手はカードを1枚引き、自分はカードを2枚引く。",
            "you draw 2",
        ),
        # nobody is in contrast to whom it is
        ("rebirth", "【スパーク】:相手は自分の手札から1枚選び、控え室に置く。", "from their hand"),
        ("rebirth", "【スパーク】:自分は2枚引く。", "You draw 2"),
        ("rebirth", "【スパーク】:相手は1枚引く。自分は2枚引く。", "You draw 2"),
    ],
)
def test_self_after_the_opponent_is_in_contrast(name: str, text: str, english: str) -> None:
    """自分は after 相手は is you, as it is played (`games/phrases.py`, `who_acts`)."""
    words = kirifuda.game(name).grammar()
    [node] = compile_text(words, text)
    assert english in print_en(words, node)
