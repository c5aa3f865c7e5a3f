"""The table of Japanese endings."""

from __future__ import annotations

import pytest

from kirifuda.text.inflect import FORMS, inflect

TABLE = [
    # word, cont, te, ta, if, neg
    ("置く", "置き", "置いて", "置いた", "置くなら", "置かない"),
    ("引く", "引き", "引いて", "引いた", "引くなら", "引かない"),
    ("戻す", "戻し", "戻して", "戻した", "戻すなら", "戻さない"),
    ("選ぶ", "選び", "選んで", "選んだ", "選ぶなら", "選ばない"),
    ("持つ", "持ち", "持って", "持った", "持つなら", "持たない"),
    ("失う", "失い", "失って", "失った", "失うなら", "失わない"),
    ("なる", "なり", "なって", "なった", "なるなら", "ならない"),
    ("見る", "見", "見て", "見た", "見るなら", "見ない"),
    ("得る", "得", "得て", "得た", "得るなら", "得ない"),
    ("加える", "加え", "加えて", "加えた", "加えるなら", "加えない"),
    ("入れ替える", "入れ替え", "入れ替えて", "入れ替えた", "入れ替えるなら", "入れ替えない"),
    ("公開する", "公開し", "公開して", "公開した", "公開するなら", "公開しない"),
    ("泳ぐ", "泳ぎ", "泳いで", "泳いだ", "泳ぐなら", "泳がない"),
    ("読む", "読み", "読んで", "読んだ", "読むなら", "読まない"),
    ("行く", "行き", "行って", "行った", "行くなら", "行かない"),
    ("切る", "切り", "切って", "切った", "切るなら", "切らない"),
    ("いる", "い", "いて", "いた", "いるなら", "いない"),
    ("ある", "あり", "あって", "あった", "あるなら", "ない"),
]


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row[0])
def test_verbs(row: tuple[str, ...]) -> None:
    word = row[0]
    assert tuple(inflect(word, form) for form in ("cont", "te", "ta", "if", "neg")) == row[1:]
    assert inflect(word, "end") == inflect(word, "dict") == word
    assert inflect(word, "and") == inflect(word, "te")


def test_adjectives_copula_and_negatives() -> None:
    assert [inflect("多い", f) for f in ("end", "and", "if", "ta")] == [
        "多い", "多く", "多いなら", "多かった",
    ]  # fmt: skip
    assert [inflect("だ", f) for f in ("and", "if", "neg")] == ["で", "なら", None]
    assert [inflect(word, "no") for word in ("だ", "多い", "置く", "しない")] == [
        "の", None, None, None,
    ]  # fmt: skip
    assert [inflect("選ばれない", f) for f in ("end", "cont", "if")] == [
        "選ばれない", "選ばれず", "選ばれないなら",
    ]  # fmt: skip
    assert inflect("発動しない", "cont") == "発動せず"


def test_a_verb_that_is_left_out_at_the_end() -> None:
    assert [inflect("~する", f) for f in ("end", "dict", "cont", "te")] == [
        "",
        "する",
        "し",
        "して",
    ]


def test_no_other_forms() -> None:
    assert inflect("置く", "past") is None
    assert "end" in FORMS
    with pytest.raises(ValueError, match="no verb"):
        inflect("枚", "cont")
