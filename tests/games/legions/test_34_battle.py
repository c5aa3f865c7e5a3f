"""34 and 38-9: attacks, battles, attacks of a master."""

from __future__ import annotations

import pytest
from tests.games.legions.table import (
    asked,
    attack,
    choose,
    damage,
    is_rested,
    life,
    log_has,
    log_notes,
    lord,
    master,
    minion,
    number,
    options,
    play,
    rested,
    scene,
    skill,
    table,
    turned,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.games.legions.battle import blocker, targets
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

MASTER = "名もなき将"


def reach(m: Match, one: CardDef) -> list[str]:
    """The names of what a unit can attack now."""
    t = table(m)
    return sorted(t.definition(c).name for c in targets(t, number(m, one), False))


@clause("34-1", "34-2", "34-4")
def test_an_attack_step_by_step() -> None:
    wolf = minion("「咆哮」《アタック時》:あなたはカードを1枚引く。", atk=2)
    prey = minion(hp=2, atk=1, wt=1)
    m = scene(me={"minions": [None, wolf]}, foe={"minions": [prey]})
    choose(m, "attack", wolf)
    asked(m, "target", "me")
    choose(m, "target", prey)
    wanted = ["attack", "rest", "target", "trigger", "damage", "damage", "break"]
    assert [n.verb for n in m.log if n.verb in wanted] == wanted
    assert (zone(m, "foe", "wait 1"), damage(m, wolf)) == ([prey.name], 1)


@clause("34-2")
@pytest.mark.parametrize("text", ["相手のミニオンを1体選び、ブレイクする。", ""])
def test_what_the_attack_triggers_comes_before_the_damage(text: str) -> None:
    """A target that has gone meanwhile takes and deals no damage."""
    wolf = minion(f"「咆哮」《アタック時》:{text}" if text else "", atk=1)
    prey = minion(hp=5, atk=1, wt=1)
    m = scene(me={"minions": [None, wolf]}, foe={"minions": [None, prey]})
    attack(m, wolf, prey)
    assert damage(m, wolf) == (0 if text else 1)


@clause("34-5", "34-6")
@pytest.mark.parametrize(
    ("lane", "theirs", "found"),
    [
        (1, "左中右", "左中右"),  # blocked: the minions in the lane and in those beside it
        (1, "左-右", "左右主卿"),
        (0, "左中右", "中右"),  # their right lane is its own; the far one is out of reach
        (0, "左中-", "中主卿"),
        (2, "-中右", "中主卿"),
        (2, "左--", "左"),
        (2, "---", "主卿"),
    ],
)
def test_the_reach_of_an_attack(lane: int, theirs: str, found: str) -> None:
    wolf = minion()
    m = scene(
        me={"minions": [{"card": wolf, "spot": lane}]},
        foe={
            "master": master(name="主"),
            "lord": lord(name="卿"),
            "minions": [None if name == "-" else minion(name=name) for name in theirs],
        },
    )
    assert reach(m, wolf) == sorted(found)


@clause("34-6")
def test_only_a_minion_in_the_same_lane_blocks() -> None:
    wolf = minion()
    wall = minion()
    m = scene(me={"minions": [wolf]}, foe={"minions": [None, None, wall]})
    assert blocker(table(m), number(m, wolf)) == number(m, wall)
    m = scene(me={"minions": [wolf]}, foe={"minions": [None, None, rested(wall)]})
    assert blocker(table(m), number(m, wolf)) == number(m, wall)
    m = scene(me={"minions": [wolf]}, foe={"minions": [None, None, turned(wall)]})
    assert blocker(table(m), number(m, wolf)) == -1
    m = scene(me={"minions": [wolf]}, foe={"minions": [None, wall]})
    assert blocker(table(m), number(m, wolf)) == -1


@clause("34-3")
def test_lords_attack_too() -> None:
    lady = lord(atk=3)
    m = scene(me={"lord": lady})
    attack(m, lady)
    assert is_rested(m, lady)
    assert life(m, "foe") == 17


@clause("34-7")
@pytest.mark.parametrize(
    ("mine", "theirs", "gone"),
    [((2, 3), (2, 2), "foe"), ((2, 2), (3, 3), "me"), ((3, 3), (3, 3), "both")],
)
def test_both_deal_damage_at_the_same_time(
    mine: tuple[int, int], theirs: tuple[int, int], gone: str
) -> None:
    wolf = minion(atk=mine[0], hp=mine[1], wt=1)
    prey = minion(atk=theirs[0], hp=theirs[1], wt=1)
    m = scene(me={"minions": [None, wolf]}, foe={"minions": [None, prey]})
    attack(m, wolf)
    assert zone(m, "me", "wait 1") == ([wolf.name] if gone in ("me", "both") else [])
    assert zone(m, "foe", "wait 1") == ([prey.name] if gone in ("foe", "both") else [])


@clause("34-7")
def test_a_lord_that_is_attacked_strikes_back() -> None:
    lady = lord(atk=2, hp=4)
    wolf = minion(atk=1, hp=5)
    m = scene(me={"minions": [None, wolf]}, foe={"lord": lady})
    attack(m, wolf, lady)
    assert (damage(m, lady), damage(m, wolf)) == (1, 2)
    assert life(m, "foe") == 20


@clause("34-7")
@pytest.mark.parametrize("text", ["速攻", "強襲", "結界", "再生"])
def test_no_other_keyword_lets_one_strike_first(text: str) -> None:
    one, other = minion(text, atk=3, hp=1), minion(atk=3, hp=1)
    for mine, theirs in ((one, other), (other, one)):
        m = scene(me={"minions": [None, mine]}, foe={"minions": [None, theirs]})
        attack(m, mine)
        assert [n.card for n in log_notes(m, verb="break")] == [number(m, theirs), number(m, mine)]


# -- attacks of a master (38-9) --------------------------------------------------------------


@clause("38-9", "34-1", "34-3")
@pytest.mark.parametrize("tired", [False, True])
def test_a_master_attacks_by_an_effect(tired: bool) -> None:
    sword = skill("あなたのマスターは「ATK3」でアタックを行う。")
    own = {"card": "FILLER-MASTER", "rest": tired}
    m = scene(me={"standby": [sword], "master": own})
    play(m, sword)
    assert life(m, "foe") == 17
    assert is_rested(m, MASTER, "me") == tired
    assert values(m, MASTER, "me") == (0, 0)  # for the battle only


@clause("38-9")
def test_a_master_s_battle_is_a_battle() -> None:
    sword = skill("あなたのマスターは「ATK3/先制」でアタックを行う。あなたはカードを1枚引く。")
    wall = minion(atk=2, hp=4)
    side = minion(atk=5, hp=3, wt=1)
    m = scene(me={"standby": [sword]}, foe={"minions": [None, wall, side]})
    play(m, sword)
    asked(m, "target", "me")
    assert len(options(m, "target")) == 2  # blocked in the centre lane: the master is out of reach
    choose(m, "target", side)
    assert zone(m, "foe", "wait 1") == [side.name]
    assert (life(m, "me"), len(zone(m, "me", "hand"))) == (20, 1)  # it struck first
    m = scene(me={"standby": [sword]}, foe={"minions": [None, wall]})
    play(m, sword)
    assert (life(m, "me"), damage(m, wall)) == (18, 3)


@clause("38-9", "01-6")
def test_what_a_master_s_attack_triggers_waits_for_the_effect() -> None:
    sword = skill("あなたのマスターは「ATK3」でアタックを行う。あなたはカードを1枚引く。")
    wall = minion(
        "「苦痛」《このカードがブレイクした時》:相手のマスターに2点のダメージを与える。", hp=3
    )
    m = scene(me={"standby": [sword]}, foe={"minions": [None, wall]})
    play(m, sword)
    verbs = [n.verb for n in m.log if n.verb in ("break", "trigger") or n.clause == "38-11"]
    assert verbs == ["break", "move", "trigger"]
    assert life(m, "me") == 17  # 1 in the battle, 2 by the effect


@clause("34-2", "38-9")
def test_an_attack_goes_on_after_a_master_s_attack_that_it_has_triggered() -> None:
    herald = minion("「号令」《アタック時》:あなたのマスターは「ATK2」でアタックを行う。", atk=1)
    m = scene(me={"minions": [herald]})
    attack(m, herald)
    assert life(m, "foe") == 17
    both = minion(
        "「構え」《アタック時》:このカードは、このバトルの間「+3/+0」の修正を得る。\n"
        "「号令」《アタック時》:あなたのマスターは「ATK2」でアタックを行う。",
        atk=1,
    )
    m = scene(me={"minions": [both]})
    choose(m, "attack", both)
    m.choose(0)  # what lasts for its battle outlasts the one within
    assert life(m, "foe") == 14


@clause("10-1", "34-2")
def test_who_lives_by_the_battle_alone_breaks_with_its_end() -> None:
    knight = minion(
        "「構え」《アタック時》:このカードは、このバトルの間「+0/+2」の修正を得る。",
        hp=1,
        wt=1,
    )
    wall = minion(atk=2, hp=5)
    m = scene(me={"minions": [None, knight]}, foe={"minions": [None, wall]})
    attack(m, knight)
    assert zone(m, "me", "wait 1") == [knight.name]
    m = scene(me={"minions": [None, knight]}, foe={"minions": [None, minion(atk=0)]})
    attack(m, knight)
    assert values(m, knight) == (1, 1)


@clause("34-7", "34-2")
def test_who_has_gone_before_the_damage_neither_deals_nor_takes_any() -> None:
    """What the attack triggers comes first, and the target does not see the end of it."""
    quick = minion("「先手」《アタック時》:相手のミニオンを1体選び、ブレイクする。", hp=9)
    prey = minion(atk=2, wt=3)
    m = scene(me={"minions": [None, quick]}, foe={"minions": [None, prey]})
    attack(m, quick, prey)
    assert zone(m, "foe", "wait 3") == [prey.name]
    assert damage(m, quick) == 0
    rash = minion("「捨て身」《アタック時》:このカードを除外する。", atk=2)
    m = scene(me={"minions": [None, rash]}, foe={"minions": [None, minion(hp=9, name="壁")]})
    attack(m, rash, "壁")
    assert damage(m, "壁") == 0
    assert not log_has(m, verb="damage")
