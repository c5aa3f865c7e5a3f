"""Equal spellings mean the same: they differ in nothing but the form that was printed."""

from __future__ import annotations

import pytest

from kirifuda.games.legend_of_stars.words import grammar
from kirifuda.text import Node, compile_text

SAME = [
    (
        "このカードが場に出た時、カードを1枚引く。",
        "このキャラクターを場に出したとき、カードを1枚引く。",
    ),
    (
        "このキャラクターがダウン状態になった時、相手に200ダメージを与える。",
        "このキャラクターがダウンしたとき、相手のライフに200のダメージを与える。",
    ),
    (
        "このキャラクターが戦闘で相手のキャラクターをダウン状態にした時、ライフを100回復する。",
        "このキャラクターが相手のキャラクターをダウンさせた時、ライフを100回復する。",
    ),
    (
        "このキャラクターが裏側表示から表側表示になった時、カードを1枚引いても良い。",
        "このカードが表になった時、カードを1枚引いてもよい。",
    ),
    (
        "エネルギーを1枚ゲインして、このカードの効果を発動する。ライフを100回復する。",
        "エネルギーを1枚支払うことで、このカードの効果を発動できる。ライフを100回復する。",
    ),
    (
        "自分のターン中、全てのキャラクターのATKとDEFを+100する。",
        "自分のターンの間、すべてのキャラクターのＡＴＫ／ＤＥＦ＋１００。",
    ),
    (
        "自分のライフが1000以下である場合、このキャラクターのATKを+200する。",
        "自分のライフが1000以下の場合、このキャラクターのATKを+200する。",
    ),
    (
        "自分のライフが1000以下である場合、このキャラクターのATKを+200する。",
        "自分のライフが1000以下なら、このキャラクターのATK+200する。",
    ),
    ("[スピード耐性:3]", "［スピード耐性３］"),
    (
        "このキャラクターは後衛からアタックできる。",
        "このキャラクターは後衛からアタックすることができる。（3.3.3より優先する）",
    ),
    ("このキャラクターはアタックできない。", "このカードはアタックすることができない。"),
]


def bare(node: Node) -> tuple[object, ...]:
    """A node without the forms that were printed."""
    return (
        node.phrase,
        *(
            bare(arg)
            if isinstance(arg, Node)
            else tuple(bare(one) for one in arg)
            if isinstance(arg, tuple)
            else arg
            for arg in node.args
        ),
    )


@pytest.mark.parametrize(("one", "other"), SAME)
def test_spellings(one: str, other: str) -> None:
    words = grammar()
    assert compile_text(words, one) != compile_text(words, other)
    assert [bare(n) for n in compile_text(words, one)] == [
        bare(n) for n in compile_text(words, other)
    ]
