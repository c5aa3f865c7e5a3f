"""Equal spellings mean the same: they differ in nothing but the form that was printed."""

from __future__ import annotations

import pytest
from tests.spelling import assert_same

from kirifuda.games.luck_and_logic.words import grammar

SAME = [
    (
        "自 このメンバーが出撃した時、カードを1枚引く。",
        "【自】このカードが出撃した時 カードを１枚引く。",
    ),
    ("起[②]カードを1枚引く。", "【起】[2]カードを1枚引く。(注釈)"),
    ("永 このメンバーのパワーを+1000する。", "【永】このメンバーのパワー＋１０００。"),
    (
        "起 ターン1回 このメンバーを表向きにする。",
        "起【ターン1回】このカードを表返す。",
    ),
    ("起 このカードを裏向きにする。", "起 このカードを裏にする。"),
    (
        "起 あなたのメンバーを1体選び、そのターン中、パワー+1000。",
        "起 あなたのメンバーを1枚選び、このターン中、パワーを+1000する。",
    ),
    ("ロジックドライブ[①]錬成②。", "【LD】[①]錬成2する。"),
    ("トランスチェンジ-「ハル」", "【TC】-「ハル」"),
    (
        "永 このメンバーがドロップするなら、代わりに手札に戻す。",
        "永 このメンバーがドロップするなら、かわりに、手札に戻す。",
    ),
    ("起 あなたのすべてのメンバーをスタンドする。", "起 あなたの全てのメンバーをスタンドする。"),
    ("起 このメンバーのハートを+1する。", "起 このメンバーの♡+1。"),
    ("起[1]このメンバーをスタンドする。", "【起】[①]：このメンバーを【スタンド】する。"),
    (
        "自 門破壊 カードを1枚引いてよい。",
        "【自】門破壊、カードを1枚引いてもよい。",
    ),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_spellings(one: str, other: str) -> None:
    assert_same(grammar(), one, other)
