"""Chapter 4: winning, losing, and draws."""

from __future__ import annotations

from tests.games.legend_of_stars.table import (
    attack,
    card,
    effect,
    end_turn,
    life,
    play,
    scene,
)
from tests.ruling import clause

from kirifuda.kernel.match import Match

A = card(atk=500)


def outcome(m: Match) -> tuple[list[int], str]:
    assert m.outcome is not None
    return m.outcome.winners, m.outcome.clause


@clause("4", "3.7")
def test_4_who_brings_the_opponent_to_no_life_wins() -> None:
    m = scene(me={"characters": {0: A}}, foe={"life": 500})
    attack(m, A)
    assert outcome(m) == ([0], "4")
    assert life(m, "foe") == 0


@clause("4")
def test_4_life_does_not_fall_below_zero() -> None:
    m = scene(me={"characters": {0: A}}, foe={"life": 100})
    attack(m, A)
    assert life(m, "foe") == 0


@clause("4")
def test_4_an_empty_deck_loses_only_when_a_card_cannot_be_drawn() -> None:
    m = scene(me={"deck": 1}, foe={"deck": 1})
    end_turn(m)
    assert m.outcome is None
    end_turn(m)
    assert m.outcome is None
    end_turn(m)
    assert outcome(m) == ([0], "4")


@clause("4")
def test_4_a_draw_by_an_effect_that_fails_loses_at_once() -> None:
    two = effect("カードを2枚引く。ライフを100回復する。")
    m = scene(me={"hand": [two], "deck": 1})
    play(m, two)
    assert outcome(m) == ([1], "4")


@clause("4")
def test_4_no_life_for_both_at_once_is_a_draw() -> None:
    both = effect("各プレイヤーに300ダメージを与える。")
    m = scene(me={"hand": [both], "life": 300}, foe={"life": 200})
    play(m, both)
    assert m.outcome is not None
    assert m.outcome.winners == []
    assert m.outcome.clause == "4"


@clause("4", "3.7")
def test_4_life_that_both_lose_at_once_makes_a_draw_too() -> None:
    both = effect("各プレイヤーはライフを300失う。")
    m = scene(me={"hand": [both], "life": 300}, foe={"life": 200})
    play(m, both)
    assert outcome(m) == ([], "4")


@clause("4", "8.5")
def test_4_no_card_to_draw_for_both_at_once_is_a_draw() -> None:
    for text, me, foe, winners in (
        ("各プレイヤーはカードを1枚引く。", 0, 0, []),
        ("各プレイヤーはカードを2枚引く。", 1, 0, []),
        ("各プレイヤーはカードを2枚引く。", 2, 1, [0]),
        ("各プレイヤーはカードを2枚引く。", 0, 2, [1]),
        ("各プレイヤーは手札を全てトラッシュに置き、カードを1枚引く。", 0, 0, []),
        ("各プレイヤーは、自分のライフが5000以下の場合、カードを1枚引く。", 0, 0, []),
    ):
        both = effect(text)
        m = scene(me={"hand": [both], "deck": me}, foe={"deck": foe})
        play(m, both)
        assert outcome(m) == (winners, "4")


@clause("4")
def test_4_one_who_runs_out_of_cards_and_one_who_runs_out_of_life_at_once_draw() -> None:
    both = effect("各プレイヤーはライフを300失い、カードを1枚引く。")
    m = scene(me={"hand": [both], "life": 300, "deck": 5}, foe={"deck": 0})
    play(m, both)
    assert outcome(m) == ([], "4")


@clause("4")
def test_4_one_after_the_other_is_not_at_once() -> None:
    both = effect("カードを1枚引く。相手はカードを1枚引く。")
    m = scene(me={"hand": [both], "deck": 0}, foe={"deck": 0})
    play(m, both)
    assert outcome(m) == ([1], "4")


def test_who_gives_up_loses() -> None:
    m = scene(me={}, foe={})
    m.concede(0)
    assert m.outcome is not None
    assert m.outcome.winners == [1]
