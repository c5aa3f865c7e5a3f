"""Chapter 5.24: how many kinds there are; chapter 5.5: who enters."""

from __future__ import annotations

import pytest
from tests.games.rebirth.table import card, count, play, scene, shift, use, values
from tests.ruling import clause

from kirifuda.kernel.errors import CardError

HAL = card(name="ハル", traits="風組")
NATSU = card(name="ナツ", traits="風組/月組")
AKI = card(name="アキ", traits="花組")
PER = "【永】【エントリー】:あなたの控え室の{}につき、このキャラを+1/±0。"
IF = "【起】【メンバー】:あなたの控え室{}なら、あなたは1枚引く。"


@clause("5.24.2", "5.24.2.1")
@pytest.mark.parametrize(
    ("told", "kinds"),
    [
        ("カード名1種類", 3),
        ("カード1種類", 3),
        ("〔風組〕1種類", 2),
        ("属性1種類", 3),
        ("〔風組〕以外の属性1種類", 2),
        ("カード名2種類", 1),
        ("カード1枚", 5),
    ],
)
def test_what_differs_is_counted_once(told: str, kinds: int) -> None:
    one = card(PER.format(told), name="数え役", atk=0)
    m = scene(me={"entry": one, "waiting": [HAL, HAL, HAL, NATSU, AKI]})
    assert values(m, one)[0] == kinds


@clause("5.24.2", "5.24.2.1")
def test_names_are_counted_apart_from_traits() -> None:
    waiting = [card(name="無印"), card(name="無名"), card(name="無地", traits=["風組"])]
    for told, kinds in (("カード名1種類", 3), ("カード1種類", 3), ("属性1種類", 1)):
        one = card(PER.format(told), name="数え役", atk=0)
        m = scene(me={"entry": one, "waiting": waiting})
        assert values(m, one)[0] == kinds


@clause("5.24.3")
@pytest.mark.parametrize(
    ("told", "kinds"),
    [
        ("〔風組〕〔月組〕〔鳥組〕1種類", 2),
        ("〔風組〕、〔月組〕、〔鳥組〕1種類", 2),
        ("〔風組〕・〔月組〕・〔鳥組〕1種類", 2),
        ("〔風組〕か〔月組〕か〔鳥組〕1種類", 2),
        ("〔風組〕と〔月組〕と〔鳥組〕1種類", 2),
        ("《ハル》《ナツ》《アキ》1種類", 3),
        ("《ハル》《フユ》2種類", 0),
    ],
)
def test_of_what_is_listed_that_is_counted_of_which_there_is_a_card(told: str, kinds: int) -> None:
    """One card may show several of them, and several cards of one count once."""
    one = card(PER.format(told), name="数え役", atk=0)
    m = scene(me={"entry": one, "waiting": [HAL, HAL, HAL, NATSU, AKI]})
    assert values(m, one)[0] == kinds


@clause("5.24.2", "5.24.2.1", "5.24.3")
@pytest.mark.parametrize(
    ("told", "drawn"),
    [
        ("のカード名が3種類以上", 1),
        ("のカード名が4種類以上", 0),
        ("の属性が3種類", 1),
        ("の属性が2種類以下", 0),
        ("に〔風組〕が2種類いる", 1),
        ("に〔風組〕が3種類以上いる", 0),
        ("に〔風組〕が3枚以上いる", 1),
        ("のカードが3種類以上ある", 1),
        ("のカードが4種類以上ある", 0),
        ("に〔風組〕〔鳥組〕が1種類ある", 1),
        ("に〔風組〕か〔月組〕が2種類以上いる", 1),
        ("に《ハル》か《フユ》が2種類以上いる", 0),
    ],
)
def test_kinds_are_not_cards(told: str, drawn: int) -> None:
    one = card(IF.format(told), name="問い")
    m = scene(me={"members": [one], "waiting": [HAL, HAL, NATSU, AKI]})
    use(m, one)
    assert count(m, "me", "hand") == drawn


def test_kinds_cannot_be_asked_for_where_cards_were_counted() -> None:
    with pytest.raises(CardError, match="not kinds of them"):
        card(
            "【起】【メンバー】:あなたの控え室が3枚以上なら、あなたは1枚引く。"
            "5種類以上なら、あなたは1枚引く。"
        )


@clause("5.24.2")
def test_options_are_told_apart_by_kinds() -> None:
    for told, drawn in (("カードの種類数", 1), ("属性の種類", 1), ("《ハル》か《フユ》の種類", 0)):
        one = card(
            f"【起】【メンバー】:あなたの控え室の{told}により、以下をすべて行う。"
            "\n3種類以上.あなたは1枚引く。\n5種類以上.あなたは2枚引く。",
            name="分かれ道",
        )
        m = scene(me={"members": [one], "waiting": [HAL, HAL, NATSU, AKI]})
        use(m, one)
        assert count(m, "me", "hand") == drawn


@clause("5.5.1.1")
def test_between_entry_and_members_nobody_enters() -> None:
    greet = card("【自】【メンバー】:あなたのキャラが登場した時、あなたは1枚引く。", name="出迎え")
    m = scene(me={"entry": HAL, "members": [greet], "energy": 1, "top": [AKI, NATSU]})
    shift(m, 1)
    assert count(m, "me", "hand") == 1  # not for her, but for who came to the entry from the deck
    m = scene(me={"entry": HAL, "members": [greet], "energy": 1, "hand": [AKI]})
    play(m, AKI, 1)
    assert count(m, "me", "hand") == 1
    raise_ = card(
        "【起】【メンバー】:あなたは自分のメンバーから《ナツ》を1枚選び、エントリーに置く。",
        name="抜擢",
    )
    m = scene(me={"entry": HAL, "members": [greet, raise_, NATSU]})
    use(m, raise_)
    assert count(m, "me", "hand") == 0
