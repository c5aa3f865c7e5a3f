"""Equal spellings of Rebirth's texts are one text, or differ in the form that was printed only."""

from __future__ import annotations

import pytest
from tests.spelling import assert_same

from kirifuda.games.rebirth.words import grammar

SAME = [
    (
        "【起】【メンバー】[このキャラをレストする]：一枚引く。",
        "【起】【メンバー】：[このキャラを【レスト】する]1枚引く。",
    ),
    (
        "【自】【メンバー】：このキャラが登場したとき、あなたは手札を全て捨てて良い。",
        "【自】【メンバー】：このキャラが登場した時、あなたは手札をすべてすててよい。",
    ),
    (
        "【スパーク】【本領発揮Lv.4】：相手のメンバーから一枚選び、控室に置く。",
        "【スパーク】【本領発揮Lv4】：相手のメンバーから1枚選び、控え室に置く。",
    ),
    (
        "【永】【エントリー】：あなたの手札が3枚以上の場合、このキャラを＋０/＋１。",
        "【永】【エントリー】：あなたの手札が3枚以上なら、このキャラを±0/+1。",
    ),
    (
        "【スパーク】：あなたは手札を1枚控え室に置くことにより、1枚引く。",
        "【スパーク】：あなたは手札を一枚控え室に置くことで、1枚引く。",
    ),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_spellings(one: str, other: str) -> None:
    assert_same(grammar(), one, other)
