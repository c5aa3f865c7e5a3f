"""05 and 14: the numbers on cards, and their names."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.legions.table import (
    arts,
    attack,
    life,
    lord,
    minion,
    name_of,
    options,
    pick,
    play,
    scene,
    skill,
    table,
    turned,
    values,
    why_not,
    zone,
)
from tests.ruling import clause

from kirifuda import CardError


@clause("05-1")
@pytest.mark.parametrize("wrong", [1.5, 2.0, "1/2", "0.5"])
@pytest.mark.parametrize("word", ["cost", "atk", "hp", "wt"])
def test_numbers_are_whole(word: str, wrong: object) -> None:
    told: dict[str, Any] = {word: wrong}
    with pytest.raises(CardError) as refused:
        minion(**told)
    assert [reason.place for reason in refused.value.reasons] == [word]


@clause("14-2")
def test_a_name_is_the_whole_name() -> None:
    """Whoever is called otherwise is another card, however much of the name is in theirs."""
    named, longer = minion(name="鐘守"), minion(name="鐘守の弟子")
    toll = skill("あなたの「鐘守」がいるなら、相手のマスターに3点のダメージを与える。")
    m = scene(me={"minions": [longer], "standby": [toll]})
    play(m, toll)
    assert life(m, "foe") == 20
    m = scene(me={"minions": [longer, named], "standby": [toll]})
    play(m, toll)
    assert life(m, "foe") == 17
    fetch = skill("あなたのタイムラインにある「鐘守」を1枚選び、手札に加える。")
    m = scene(me={"wait 1": [longer, named], "standby": [fetch]})
    play(m, fetch)
    assert zone(m, "me", "hand") == [named.name]
    assert zone(m, "me", "wait 1") == [longer.name]


# -- a value that is not printed (14-3f to 14-3j) ----------------------------------------------

LACK = {
    "master": ("cost", "atk", "hp", "wt"),
    "skill": ("atk", "hp"),
    "arts": ("atk", "hp", "wt"),
    "lord": ("wt",),
}
WORDS = {"cost": "コスト", "atk": "ATK", "hp": "HP", "wt": "WT"}


@clause("14-3f", "14-3h", "14-3i", "14-3j")
@pytest.mark.parametrize("bound", ["0以下の", "9以下の", "0以上の", "0の", "1以上の"])
@pytest.mark.parametrize("word", ["cost", "atk", "hp", "wt"])
def test_who_has_no_such_value_is_neither_below_nor_above_a_number(word: str, bound: str) -> None:
    """Of everything in the wait zone only a minion has all values; the others lack some."""
    one = minion(cost=0, atk=0, hp=9, wt=1)
    held = {
        "minion": one,
        "skill": skill("カードを1枚引く。", cost=0),
        "arts": arts("カードを1枚引く。", cost=0),
    }
    held["lord"] = lord(cost=0, atk=0, hp=9)
    seek = skill(
        f"あなたのウェイトゾーンⅠにある{WORDS[word]}{bound}カードを好きな枚数選び、除外する。"
    )
    m = scene(me={"standby": [seek], "wait1": list(held.values())})
    play(m, seek)
    found = {m.state.definition(o.card).name for o in options(m, "pick")}
    for kind, card in held.items():
        if kind in LACK and word in LACK[kind]:
            assert name_of(card) not in found, kind
    if not (word in ("hp", "wt") and bound in ("0以下の", "0の")) and not (
        bound == "1以上の" and word in ("cost", "atk")
    ):
        assert one.name in found
    if m.decision is not None and m.decision.kind != "main":
        pick(m)


@clause("14-3f", "14-3h", "14-3i")
@pytest.mark.parametrize(
    "word", ["コスト9以下の", "ATK9以下の", "HP9以下の", "ATK0の", "コスト0の"]
)
def test_a_master_has_no_cost_atk_or_hp(word: str) -> None:
    snipe = skill(f"相手の{word}ユニットを1体選び、1点のダメージを与える。")
    m = scene(me={"standby": [snipe]})
    assert why_not(m, "play", snipe) == ["32-4"]
    burn = skill(f"相手の{word}ユニット全てに1点のダメージを与える。")
    m = scene(me={"standby": [burn]}, foe={"minions": [minion(cost=0, atk=0)]})
    play(m, burn)
    assert life(m, "foe") == 20


@clause("16-3d")
def test_a_card_in_reverse_state_costs_0_and_has_no_other_value() -> None:
    hidden = minion(cost=4, atk=4, hp=4)
    for word, counts in (
        ("コスト0の", True),
        ("コスト3以下の", True),
        ("ATK9以下の", False),
        ("HP9以下の", False),
        ("コスト1以上の", False),
    ):
        sweep = skill(f"相手の{word}カード全てを除外する。")
        m = scene(me={"standby": [sweep]}, foe={"minions": [turned(hidden)]})
        play(m, sweep)
        assert zone(m, "foe", "excluded") == ([hidden.name] if counts else []), word


@clause("14-3h", "14-3i")
@pytest.mark.parametrize("bound", ["9以下", "0以上"])
@pytest.mark.parametrize("word", ["コスト", "ATK", "HP"])
def test_a_condition_on_a_value_that_is_not_there_does_not_hold(word: str, bound: str) -> None:
    ask = skill(
        f"相手のユニットを1体選ぶ。そのユニットの{word}が{bound}なら、あなたはカードを1枚引く。"
    )
    m = scene(me={"standby": [ask]})
    play(m, ask)  # the master is the only unit
    assert zone(m, "me", "hand") == []
    one = minion()
    m = scene(me={"standby": [ask]}, foe={"minions": [one]})
    play(m, ask)
    pick(m, one)
    assert len(zone(m, "me", "hand")) == 1


@clause("14-3h", "38-5")
def test_a_master_has_no_atk_that_could_change() -> None:
    """38-5 speaks of minions and lords: a master deals no battle damage when it is attacked."""
    rally = skill("相手のユニット全ては、ターン終了時まで「+2/+2」の修正を得る。")
    one, lady = minion(hp=5), lord(atk=1)
    m = scene(me={"standby": [rally], "minions": [one]}, foe={"lord": lady})
    play(m, rally)
    assert values(m, lady) == (3, 6)
    attack(m, one, m.state.definition(table(m).master_card(1)))
    assert values(m, one) == (1, 5)
    assert life(m, "foe") == 19


@clause("38-5", "38-9")
def test_a_master_that_attacks_by_an_effect_has_the_atk_that_it_tells() -> None:
    rally = skill("あなたのユニット全ては、ターン終了時まで「+2/+2」の修正を得る。")
    strike = skill("あなたのマスターは「ATK3」でアタックを行う。")
    m = scene(me={"standby": [rally, strike]})
    play(m, rally)
    play(m, strike)
    assert life(m, "foe") == 17
