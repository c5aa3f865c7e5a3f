"""37: effects that wait for something to happen later, resolved as sequences of their own."""

from __future__ import annotations

import pytest
from tests.games.legions.table import (
    asked,
    attack,
    choose,
    count,
    end_turn,
    game,
    lane,
    life,
    minion,
    no_change,
    options,
    pick,
    play,
    scene,
    skill,
    table,
    trigger,
    unlock,
    values,
    zone,
)
from tests.ruling import clause

KILL = "あなたのミニオンを1体選び、ブレイクする。"
NEXT = "次にあなたのミニオンがブレイクした時、あなたはカードを1枚引く。"
kill = skill(KILL, cost=0)
wake = skill(NEXT, cost=0)


@clause("37-1", "37-2")
def test_an_effect_waits_for_what_happens_next() -> None:
    """Once: the second break finds nothing that waits."""
    a, b = minion(), minion()
    m = scene(me={"minions": [a, b], "standby": [wake, kill], "hand": [kill]})
    play(m, wake)
    assert count(m, "me", "hand") == 1
    play(m, kill)
    pick(m, a)
    assert count(m, "me", "hand") == 2
    unlock(m, kill)
    assert count(m, "me", "hand") == 1


@clause("37-5", "35-4")
def test_what_happens_later_in_the_same_sequence_counts() -> None:
    both = skill(NEXT + KILL, cost=0)
    m = scene(me={"minions": [minion()], "standby": [both]})
    play(m, both)
    assert count(m, "me", "hand") == 1
    assert table(m).delayed == []


@clause("37-2", "37-7")
def test_what_has_happened_before_in_the_chain_does_not_count() -> None:
    """A chain looks at all that happened in it, but the effect speaks of what comes next."""
    both = skill(KILL + NEXT, cost=0)
    late = minion("「弔い」《あなたのミニオンがブレイクした時》:" + NEXT)
    a, b = minion(), minion()
    m = scene(me={"minions": [a], "standby": [both]})
    play(m, both)
    assert (count(m, "me", "hand"), len(table(m).delayed)) == (0, 1)
    m = scene(me={"minions": [late, a, b], "standby": [kill, kill]})
    play(m, kill)
    pick(m, a)
    assert (count(m, "me", "hand"), len(table(m).delayed)) == (0, 1)
    play(m, kill)
    pick(m, b)
    trigger(m, late)  # or first what it has made before: the order is the turn player's (37-6d)
    assert (count(m, "me", "hand"), len(table(m).delayed)) == (1, 1)


@clause("37-5a")
def test_what_is_undone_before_the_sequence_ends_has_not_happened() -> None:
    cheer = skill(
        "次に相手のフィールドにミニオンが配置された時、相手のマスターに1点のダメージを与える。",
        cost=0,
    )
    hop = skill(
        "相手のタイムラインにあるミニオンを1体選び、フィールドに配置する。"
        "相手のフィールドにいるミニオン全てを除外する。",
        cost=0,
    )
    come = skill("相手のタイムラインにあるミニオンを1体選び、フィールドに配置する。", cost=0)
    m = scene(
        me={"hand": [cheer, hop, come]},
        foe={"wait 1": [minion(name="束の間")], "wait 2": [minion(name="居残り")]},
    )
    unlock(m, cheer)
    unlock(m, hop)
    pick(m, "束の間")
    lane(m, 0)
    assert (life(m, "foe"), len(table(m).delayed)) == (20, 1)
    unlock(m, come)
    lane(m, 0)
    assert (life(m, "foe"), len(table(m).delayed)) == (19, 0)


@clause("37-3", "37-4", "26-7")
def test_until_the_turn_ends_it_answers_each_time() -> None:
    drum = skill(
        "ターン終了時まで、あなたのミニオンがブレイクした時、相手のマスターに1点のダメージを与える。",
        cost=0,
    )
    sweep = skill("あなたのミニオン全てをブレイクする。", cost=0)
    m = scene(
        me={"minions": [minion(), minion(), minion()], "standby": [drum, sweep]},
        foe={"hand": [kill]},
    )
    play(m, drum)
    play(m, sweep)
    assert life(m, "foe") == 17  # each break once, one after the other
    end_turn(m)
    assert table(m).delayed == []


@clause("37-4")
def test_one_or_more_at_once_is_once() -> None:
    drum = skill(
        "ターン終了時まで、1体以上のあなたのミニオンがブレイクした時、相手のマスターに1点のダメージを与える。",
        cost=0,
    )
    sweep = skill("あなたのミニオン全てをブレイクする。", cost=0)
    m = scene(me={"minions": [minion(), minion(), minion()], "standby": [drum, sweep]})
    play(m, drum)
    play(m, sweep)
    assert life(m, "foe") == 19


@clause("36-2d", "37-1")
@pytest.mark.parametrize("phase", ["スタートフェイズ", "コアフェイズ"])
def test_the_start_of_a_phase_to_come(phase: str) -> None:
    alarm = skill(f"次のあなたの{phase}開始時、相手のマスターに2点のダメージを与える。", cost=0)
    m = scene(me={"standby": [alarm]})
    play(m, alarm)
    end_turn(m)
    assert life(m, "foe") == 20
    end_turn(m)
    assert life(m, "foe") == 18
    end_turn(m)
    end_turn(m)
    assert life(m, "foe") == 18


@clause("36-2e", "26-7")
def test_the_end_of_a_phase_to_come() -> None:
    """It goes on speaking of the card that was chosen."""
    rush = skill(
        "あなたのミニオンを1体選び、ターン終了時まで「+3/+0」の修正を与える。"
        "次のあなたのメインフェイズ終了時、それをブレイクする。",
        cost=0,
    )
    a, b = minion(), minion(wt=4)
    m = scene(me={"minions": [a, b], "standby": [rush]})
    play(m, rush)
    pick(m, b)
    assert values(m, b)[0] == 4
    choose(m, "end")
    no_change(m)
    assert zone(m, "me", "minions") == [a.name, "", ""]
    assert zone(m, "me", "wait 3") == [b.name]  # broken to IV, and one wait turn has passed


@clause("37-6", "37-6d")
def test_the_turn_player_orders_what_waits() -> None:
    """Two of the same text are two, each with what it has chosen."""
    curse = skill(
        "相手のミニオンを1体選ぶ。次にあなたがカードを引いた時、それをブレイクする。",
        cost=0,
    )
    hit = skill("あなたはカードを1枚引く。", cost=0)
    a, b = minion(), minion()
    m = scene(me={"hand": [curse, curse, hit]}, foe={"minions": [a, b]})
    for prey in (a, b):
        unlock(m, curse)
        pick(m, prey)
    unlock(m, hit)
    asked(m, "trigger", "me")
    assert len(options(m, "trigger")) == 2
    assert len({repr(option) for option in options(m, "trigger")}) == 2
    m.choose(options(m, "trigger")[1])
    assert zone(m, "foe", "minions") == ["", "", ""]
    assert table(m).delayed == []


@clause("37-6a")
def test_the_action_card_goes_first() -> None:
    gift = skill(
        "次に相手のマスターがダメージを受けた時、あなたのマスターは5点のライフを得る。", cost=0
    )
    last = minion(
        "「一念」《このカードが相手のマスターにダメージを与えた時》:あなたのマスターは1点のライフを失う。",
        atk=1,
    )
    m = scene(me={"minions": [last], "standby": [gift], "life": 20})
    play(m, gift)
    attack(m, last)
    assert life(m, "me") == 20  # first one less, then five more, up to 20


def test_what_waits_is_part_of_the_position() -> None:
    m = scene(me={"minions": [minion()], "standby": [wake, kill]})
    play(m, wake)
    again = game.unpack(m.pack())
    assert again.digest() == m.digest()
    for one in (m, again):
        play(one, kill)
        assert count(one, "me", "hand") == 1
