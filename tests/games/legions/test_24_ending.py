"""24: when the game ends."""

from __future__ import annotations

import pytest
from tests.games.legions.table import (
    FOE,
    ME,
    choose,
    cores,
    life,
    lord,
    minion,
    play,
    scene,
    skill,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.errors import ChoiceError
from kirifuda.kernel.match import Match

MASTER = "名もなき将"
LORD = lord(name="王")


def ended(m: Match) -> tuple[list[int], str]:
    assert m.outcome is not None
    return m.outcome.winners, m.outcome.clause


@clause("24-1", "24-2a", "08-1")
def test_the_opponent_s_life_is_gone() -> None:
    bolt = skill("相手のマスターに2点のダメージを与える。あなたはカードを1枚引く。")
    m = scene(me={"standby": [bolt]}, foe={"life": 2})
    play(m, bolt)
    assert ended(m) == ([ME], "24-2a")
    assert zone(m, "me", "hand") == []  # at once: the effect did not go on
    with pytest.raises(ChoiceError):
        m.choose(0)
    m = scene(me={"standby": [bolt]}, foe={"life": 3})
    play(m, bolt)
    assert (m.outcome, life(m, "foe"), len(zone(m, "me", "hand"))) == (None, 1, 1)


@clause("24-3a")
def test_one_s_own_life_is_gone() -> None:
    price = skill("あなたのマスターは2点のライフを失う。あなたはカードを1枚引く。")
    m = scene(me={"standby": [price], "life": 2})
    play(m, price)
    assert ended(m) == ([FOE], "24-3a")


@clause("24-2b")
def test_twelve_cores() -> None:
    mine = {"awakened": True, "lord": LORD, "cores": 5, "spent": 4, "on_lord": 2, "cores_1": 9}
    m = scene(me=mine)
    use(m, MASTER, 0)
    # those in wait zones do not count, those on master and lord do
    assert (ended(m), cores(m, "me", "on_master")) == (([ME], "24-2b"), 1)


@clause("24-2b", "28-1")
def test_the_twelfth_core_may_come_from_a_wait_zone() -> None:
    m = scene(me={"cores": 11, "on_master": 0, "awakened": True, "cores_1": 1})
    choose(m, "end")
    assert ended(m) == ([ME], "24-2b")


@clause("24-2c")
def test_an_effect_says_so() -> None:
    crown = skill("あなたのライフが20以上なら、あなたはゲームに勝利する。")
    m = scene(me={"standby": [crown]})
    play(m, crown)
    assert ended(m) == ([ME], "24-2c")


@clause("24-3c")
def test_an_effect_says_that_somebody_loses() -> None:
    doom = minion("「破産」《あなたのエンドフェイズ終了時》:あなたはゲームに敗北する。")
    m = scene(me={"minions": [doom]})
    choose(m, "end")
    assert ended(m) == ([FOE], "24-3c")


@clause("24-3b", "26-5")
def test_a_card_is_to_be_drawn_and_there_is_none() -> None:
    m = scene(me={"deck": 0}, phase="draw")
    assert ended(m) == ([FOE], "24-3b")
    look = skill("あなたはカードを2枚引く。")
    m = scene(me={"deck": 1, "standby": [look]})
    play(m, look)
    assert ended(m) == ([FOE], "24-3b")


@clause("24-3b")
def test_an_empty_deck_alone_does_not_lose() -> None:
    look = skill("あなたはカードを1枚引く。")
    m = scene(me={"deck": 1, "standby": [look]})
    play(m, look)
    assert m.outcome is None


@clause("24-3d")
@pytest.mark.parametrize("seat", [ME, FOE])
def test_anybody_may_give_up_at_any_time(seat: int) -> None:
    m = scene()
    m.concede(seat)
    assert ended(m) == ([1 - seat], "24-3d")


@clause("24-4a", "24-4c")
def test_both_at_once_is_the_turn_player_s_loss() -> None:
    """Both lose their last life at the same time."""
    end = skill("フィールドにいるユニット全てに3点のダメージを与える。")
    m = scene(me={"standby": [end], "life": 3}, foe={"life": 3})
    play(m, end)
    assert (life(m, "me"), life(m, "foe")) == (0, 0)
    assert ended(m) == ([FOE], "24-3a")
    m = scene(me={"standby": [end], "life": 4}, foe={"life": 4})
    play(m, end)
    assert (life(m, "me"), life(m, "foe"), m.outcome) == (1, 1, None)


@clause("24-4b")
def test_the_end_is_looked_for_at_every_change() -> None:
    """First the opponent's life, then one's own: whoever comes first decides."""
    cruel = skill(
        "相手のマスターに1点のダメージを与える。あなたのマスターに1点のダメージを与える。"
    )
    m = scene(me={"standby": [cruel], "life": 1}, foe={"life": 1})
    play(m, cruel)
    assert ended(m) == ([ME], "24-2a")


def test_a_chain_that_never_ends_is_a_draw() -> None:
    """37-7 with 37-3: each sequence makes the next one; nobody can do anything about it."""
    well = minion(
        "「泉」《あなたのマスターがダメージを受けた時》:あなたのマスターは1点のライフを得る。"
    )
    leech = minion(
        "「蛭」《あなたのマスターがライフを得た時》:あなたのマスターに1点のダメージを与える。"
    )
    start = skill("あなたのマスターに1点のダメージを与える。")
    m = scene(me={"minions": [well, leech], "standby": [start], "life": 9})
    play(m, start)
    assert ended(m) == ([], "37-7")
