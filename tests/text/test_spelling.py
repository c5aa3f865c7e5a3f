"""Spellings that mean the same are one, in texts and in phrases; names are kept."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kirifuda.text import Grammar, compile_text, print_ja, say
from kirifuda.text.normal import normal, split
from kirifuda.text.spelling import SHARED, respell, rule

SAME = [
    ("代わりに、引く", "かわりに、引く"),
    ("全ての手札を全部捨てる", "すべての手札をすべてすてる"),
    ("ほかのキャラ", "他のキャラ"),
    ("2枚以上ある場合、", "2枚以上あるなら、"),
    ("2枚以上の場合は、", "2枚以上なら、"),
    ("2枚以上である場合には", "2枚以上なら"),
    ("そうした場合、", "そうしたら、"),
    ("そうしなかった場合", "そうしないなら"),
    ("なければ、", "ないなら、"),
    ("いれば、", "いるなら、"),
    ("手札が少なければ", "手札が少ない場合"),
    ("置かれたとき、", "置かれた時、"),
    ("置かれた時に、", "置かれた時、"),
    ("選んで良い。", "選んでよい。"),
    ("置くことにより、", "置くことで、"),
    ("置くことによって", "置く事で"),
    ("一枚か二枚", "1枚か2枚"),
    ("二十三枚と十枚", "23枚と10枚"),
    ("ひとつ", "一つ"),
    ("Lv.4とLV５", "Lv4とLv5"),
    ("控室", "控え室"),
    ("【起】[エネ1]：引く。", "【起】:[エネ1]引く。"),
    ("アタックすることができない", "アタック出来ない"),
    ("1,000ダメージ", "1000ダメージ"),
    ("1枚毎に", "1枚につき"),
    ("AまたはB", "AかB"),
    ("A、もしくはB", "AかB"),
    ("A及びB", "AとB"),
    ("をー1", "を-1"),
    ("ｽﾀﾝﾄﾞ １／＋２", "スタンド1/+2"),
    ("対戦相手はランダムに", "相手は無作為に"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_spellings_of_one_meaning(one: str, other: str) -> None:
    assert normal(one) == normal(other)


KEPT = [
    "その場合",
    "この場合",
    "同時に",
    "もう一度",
    "一番上",
    "指定しなければならない",
    "カード1",
    "サーバー1",
    "その他",
    "十分",
    "無作為に",
    "無効",
]


@pytest.mark.parametrize("text", KEPT)
def test_what_only_looks_alike_is_kept(text: str) -> None:
    assert normal(text) == text


def test_names_are_kept() -> None:
    assert normal("《全ての時》全て") == "《全ての時》すべて"
    assert normal("「とき」と<一枚の羽>を一枚") == "「とき」と<一枚の羽>を1枚"
    assert normal("『代わりに") == "『かわりに"  # not closed, so no name
    assert normal("《全て《全て》全て》") == "《全て《全て》全て》"


def test_a_game_tells_which_brackets_hold_names() -> None:
    (piece,) = split("《置かれたとき》「とき」", (), names={"「": "」"})
    assert piece.text == "《置かれた時》「とき」"


def test_places_lead_back() -> None:
    text = "【起】[《全て》 全て]：全て。"
    (piece,) = split(text, ())
    assert piece.text == "【起】:[《全て》すべて]すべて。"
    assert piece.place(piece.text.index("。")) == text.index("。")
    assert piece.place(piece.text.index("]す") + 1) == text.rindex("全")
    assert text[piece.place(3)] == "："


def test_a_game_adds_its_own() -> None:
    equal = (rule(r"(?<!【)(立つ)(?!】)", r"【\1】"),)
    (piece,) = split("立つ【立つ】《立つ》", (), equal)
    assert piece.text == "【立つ】【立つ】《立つ》"


def test_phrases_may_be_written_in_either_spelling() -> None:
    a = say("line.all", "全てを<捨てる>。", "[discard] all.")
    b = say("line.all", "すべてを<すてる>。", "[discard] all.")
    assert a.wordings == b.wordings
    assert len(say("line.when", "した(時|とき|ときに)", "when").wordings) == 1
    grammar = Grammar([say("line.all", "全てを(引|ひ)く。", "draw all.")], start="line")
    for text in ("全てを引く。", "すべてを引く。", "全部を引く。"):
        (node,) = compile_text(grammar, text)
        assert print_ja(grammar, node) == "すべてを引く。"


_PARTS = [
    *(one for pair in SAME for one in pair),
    *KEPT,
    "《とき",
    "》",
    "の",
    "場合",
    "一",
    "[",
    "]",
    ":",
]


@given(st.lists(st.sampled_from(_PARTS), max_size=6).map("".join))
def test_once_is_enough(text: str) -> None:
    assert normal(normal(text)) == normal(text)


@given(st.text(alphabet="全ての時とき場合一二枚つ《》[]:、,0123.ーLv良い無事に", max_size=12))
def test_once_is_enough_for_any_text(text: str) -> None:
    once, places = respell(text)
    assert respell(once)[0] == once
    assert len(once) == len(places)
    assert all(0 <= place < len(text) for place in places)


def test_what_a_rule_writes_is_not_respelled() -> None:
    for _pattern, meant in SHARED:
        assert respell(_fixed(meant))[0] == _fixed(meant)


def _fixed(meant: str) -> str:
    return meant.replace("\\1", "").replace("\\2", "")
