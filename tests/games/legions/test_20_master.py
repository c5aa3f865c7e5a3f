"""20: the two sides of a master, and what all masters can do."""

from __future__ import annotations

import pytest
from tests.games.legions.table import (
    arts,
    asked,
    attack,
    choose,
    cores,
    end_turn,
    is_rested,
    log_has,
    lord,
    master,
    minion,
    no_change,
    number,
    offered,
    options,
    pick,
    scene,
    skill,
    table,
    unable,
    use,
    values,
    why_not,
    zone,
)
from tests.ruling import clause

from kirifuda import CardError
from kirifuda.games.legions.zones import ASSAULT

MASTER = "名もなき将"


@clause("20-2", "20-2a", "31-2", "15-6")
def test_a_normal_master_unlocks_skills_and_minions() -> None:
    cards = [
        skill("あなたはカードを1枚引く。"),
        minion(),
        arts("あなたはカードを1枚引く。"),
        lord(),
    ]
    m = scene(me={"hand": cards, "cores": 3})
    assert [offered(m, "unlock", card) for card in cards] == [True, True, False, False]
    assert options(m, "use") == []


@clause("20-3", "20-3a", "31-2")
def test_an_awakened_master_unlocks_everything() -> None:
    cards = [
        skill("あなたはカードを1枚引く。"),
        minion(),
        arts("あなたはカードを1枚引く。"),
        lord(),
    ]
    m = scene(me={"hand": cards, "cores": 3, "awakened": True})
    assert [offered(m, "unlock", card) for card in cards] == [True] * 4
    assert len(options(m, "use")) == 2  # core boost and the granting of assault


@clause("20-2", "20-2a", "20-3", "20-3a", "20-3b", "20-3c")
def test_what_all_masters_have_in_common_is_printed_by_their_own_names() -> None:
    """Each side in both languages; what is used is told in the words of the card."""
    names = ["号令", "大号令", "鼓動", "先駆け"]
    own = "「声」《自ターン中1回》:あなたはカードを1枚引く。"
    lines = master("先制", own, common=names).fields
    assert lines["normal_english"].split("\n") == [
        "“号令”: skills and minions can be unlocked.",
        "First Strike",
    ]
    awake = lines["awakened_english"].split("\n")
    assert [line.partition("”")[0] for line in awake] == ["“大号令", "“声", "“鼓動", "“先駆け"]
    assert [line.count("「") for line in lines["awakened_japanese"].split("\n")] == [1, 1, 1, 2]
    m = scene(me={"awakened": True, "master": master(awakened=own, common=names)})
    told = [m.pool.abilities[option.ability].english for option in options(m, "use")]
    assert [text.partition("”")[0] for text in told] == ["“声", "“鼓動", "“先駆け"]


@clause("20-2a", "20-3a", "20-3b")
def test_a_master_without_abilities_unlocks_nothing() -> None:
    """Unlocking is an ability of the master (02-42), which it can lose like others."""
    hush = skill("相手のマスターは、次の相手ターン終了時まで全てのアビリティを失う。")
    card, lady = minion(), lord()
    for awake in (False, True):
        m = scene(
            me={"standby": [hush]},
            foe={"hand": [card, lady], "cores": 5, "awakened": awake, "on_master": 3},
        )
        choose(m, "play", hush)
        end_turn(m)
        assert not options(m, "unlock")
        assert not options(m, "use")
        assert why_not(m, "unlock", card, "foe") == ["20-3a" if awake else "20-2a"]
        end_turn(m)
        end_turn(m)
        assert offered(m, "unlock", card)
        assert offered(m, "unlock", lady) == awake


@clause("20-2a", "38-17")
def test_an_effect_unlocks_for_it_all_the_same() -> None:
    hush = skill("あなたのマスターは、ターン終了時まで全てのアビリティを失う。")
    lift = skill("あなたの手札にあるカードを1枚選び、アンロックする。")
    card = minion()
    m = scene(me={"standby": [hush, lift], "hand": [card]})
    choose(m, "play", hush)
    choose(m, "play", lift)
    choose(m, "play", card, spot=0)
    assert zone(m, "me", "minions")[0] == card.name


@clause("20-3b")
def test_core_boost() -> None:
    m = scene(me={"awakened": True})
    use(m, MASTER, 0)
    assert cores(m, "me", "on_master") == 1
    assert is_rested(m, MASTER, "me")
    assert options(m, "use") == []


@clause("20-3c")
def test_granting_assault() -> None:
    new = minion(atk=2)
    other = minion()
    prey = minion(hp=1)
    m = scene(
        me={"awakened": True, "minions": [None, unable(new), other]},
        foe={"minions": [None, prey]},
    )
    assert not offered(m, "attack", new)
    use(m, MASTER, 1)
    asked(m, "choose", "me")
    assert len(options(m, "pick")) == 3  # the master is a unit too
    pick(m, new)
    assert is_rested(m, MASTER, "me")
    assert m.state.face(number(m, new)).marks & ASSAULT
    attack(m, new)
    assert zone(m, "foe", "wait 2") == [prey.name]
    end_turn(m)
    assert not m.state.face(number(m, new)).marks & ASSAULT


@clause("20-3b", "30-3")
def test_an_exhausted_master_cannot_pay_with_itself() -> None:
    m = scene(me={"master": {"card": "FILLER-MASTER", "rest": True}, "awakened": True})
    assert options(m, "use") == []


@clause("26-4")
@pytest.mark.parametrize("left", [1, 2])
def test_a_master_awakens_when_its_last_core_leaves_in_the_core_phase(left: int) -> None:
    m = scene(me={"on_master": left, "cores": 1, "spent": 2}, phase="core")
    no_change(m)
    assert table(m).awake(0) == (left == 1)
    assert log_has(m, "26-4", "awaken") == (left == 1)
    assert (cores(m, "me", "on_master"), cores(m, "me", "cores")) == (left - 1, 4)
    assert cores(m, "me", "spent") == 0


@clause("26-4")
def test_without_cores_on_it_a_master_awakens_in_the_next_core_phase() -> None:
    """Its cores were moved by an effect: that alone wakes nobody."""
    move = skill("マスターの上にあるコアを1個コアゾーンに置く。")
    m = scene(me={"standby": [move], "on_master": 1})
    choose(m, "play", move)
    assert cores(m, "me", "on_master") == 0
    assert not table(m).awake(0)
    end_turn(m)
    end_turn(m)
    assert table(m).awake(0)


def test_each_side_has_abilities_of_its_own() -> None:
    two = master(
        "「表の顔」《あなたのメインフェイズ開始時》:あなたはカードを1枚引く。",
        "「裏の顔」《常時》:あなたのミニオン全ては「+1/+0」の修正を得る。",
    )
    ally = minion()
    m = scene(me={"master": two, "minions": [ally]})
    assert len(zone(m, "me", "hand")) == 1
    assert values(m, ally) == (1, 3)
    m = scene(me={"master": two, "minions": [ally], "awakened": True})
    assert zone(m, "me", "hand") == []
    assert values(m, ally) == (2, 3)


@clause("20-2")
def test_only_masters_name_common_abilities() -> None:
    with pytest.raises(CardError) as refused:
        minion(common=["号令", "大号令", "鼓動", "先駆け"])
    assert [reason.clause for reason in refused.value.reasons] == ["20-2"]
