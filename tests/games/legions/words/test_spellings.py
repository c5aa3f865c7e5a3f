"""Equal spellings of the texts of Legions! are one text."""

from __future__ import annotations

import pytest
from tests.spelling import assert_same

from kirifuda.games.legions.words import grammar

SAME = [
    (
        "「報い」《このカードがブレイクしたとき》：相手のミニオン全てをブレイクする。",
        "「報い」《このカードがブレイクした時》：相手のミニオンすべてをブレイクする。",
    ),
    (
        "「砦」《常時》：このカードがブレイクする場合、代わりに疲労状態にする。",
        "「砦」《常時》：このカードがブレイクするなら、かわりに疲労状態にする。",
    ),
    (
        "「灯」《自ターン中一回》：自分の手札の枚数が三枚以上である場合、カードを二枚引く。",
        "「灯」《自ターン中1回》：自分の手札の枚数が3枚以上なら、カードを2枚引く。",
    ),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_spellings(one: str, other: str) -> None:
    assert_same(grammar(), one, other)
