"""What a refusal tells."""

from __future__ import annotations

import random
import re

import pytest
from tests.games.legions.table import (
    asked,
    attack,
    choose,
    clauses_against,
    game,
    lord,
    master,
    minion,
    number,
    play,
    rested,
    scene,
    skill,
    table,
    turned,
    unable,
    why_not,
    zone,
)
from tests.ruling import clause

from kirifuda import CardDef, ChoiceError, Option
from kirifuda.games.legions.zones import HAND
from kirifuda.kernel.match import Match


def test_a_refusal_names_every_clause() -> None:
    match = game.scenario(me={"hand": ["FILLER"], "cores": 0})
    with pytest.raises(ChoiceError) as error:
        match.choose(Option("attack", 0))
    assert [r.clause for r in error.value.reasons] == ["27-4"]
    assert match.decision is not None


def test_a_refusal_tells_nothing_about_hidden_cards() -> None:
    """Whatever lies in a hand or a deck, asking about it gives the same answer."""
    answers = set()
    for hidden in ("LG-051", "LG-081", "FILLER"):
        match = game.scenario(foe={"hand": [hidden], "deck": 3})
        card = match.state.cards(1, HAND)[0]
        for ability in range(len(match.pool.abilities)):
            reasons = match.why_not(0, Option("use", card, ability=ability))
            answers.add(tuple(map(str, reasons)))
    assert len(answers) == 1


# -- targets (34-4) --------------------------------------------------------------------------


def against(m: Match, one: CardDef | str, seat: str = "foe") -> list[str]:
    """The clauses by which a unit cannot be the target."""
    return clauses_against(m, "me", Option("target", number(m, one, seat)))


@clause("34-5", "34-6")
def test_why_a_leader_behind_a_blocker_is_no_target() -> None:
    one, guard, far = minion(), minion(), minion()
    lady = lord()
    m = scene(me={"minions": [one]}, foe={"minions": [far, minion(), guard], "lord": lady})
    attack(m, one)  # guard is in its lane (18-4), the other beside it
    assert against(m, lady) == ["34-6"]
    assert against(m, "名もなき将") == ["34-6"]
    assert against(m, far) == ["34-5"]
    assert against(m, guard) == []
    assert clauses_against(m, "me", Option("target", number(m, one))) == ["34-4"]
    assert clauses_against(m, "foe", Option("target", number(m, guard))) == ["01-8"]
    m.choose(0)


@clause("39-17", "39-9", "16-3e", "29-3")
def test_why_a_unit_is_no_target() -> None:
    straight = minion("直進")
    guard, beside = minion("ブロック不可"), minion()
    m = scene(me={"minions": [straight]}, foe={"minions": [None, beside, guard]})
    attack(m, straight)
    assert against(m, beside) == ["39-17"]
    m.choose(0)
    low = minion(cost=1)
    proud, turned_ = minion("威圧2"), minion()
    m = scene(
        me={"minions": [None, low]},
        foe={"minions": [turned(turned_), None, proud], "lord": lord()},
    )
    attack(m, low)
    assert against(m, proud) == ["39-9"]
    assert against(m, turned_) == ["16-3e"]
    m.choose(0)
    rash = minion("強襲")
    m = scene(me={"minions": [None, unable(rash)]}, foe={"minions": [minion(), None, minion()]})
    attack(m, rash)
    assert against(m, "名もなき将") == ["29-3"]
    m.choose(0)


@clause("01-3")
def test_why_a_protected_unit_is_no_target() -> None:
    ghost = minion("「霞」《常時》:このカードはアタックターゲットにならない。")
    one = minion()
    m = scene(me={"minions": [None, one]}, foe={"minions": [ghost, None, minion()], "lord": lord()})
    attack(m, one)
    assert against(m, ghost) == ["01-3"]
    m.choose(0)


# -- playing and standing by (31-5) ----------------------------------------------------------


@clause("31-5", "32-3", "17-17")
def test_why_an_unlocked_card_does_not_go_there() -> None:
    card = minion()
    m = scene(me={"hand": [card], "minions": [minion()], "standby": 2, "cores": 1})
    choose(m, "unlock", card)
    assert why_not(m, "play", card, spot=0) == ["32-3"]
    assert why_not(m, "play", card) == ["32-3"]
    assert why_not(m, "standby", card) == ["17-17"]
    assert why_not(m, "standby", card, seat="foe") == ["01-8"]
    choose(m, "play", card, spot=1)
    kill = skill("相手のミニオンを1体選び、ブレイクする。")
    m = scene(me={"hand": [kill, minion(name="他")], "minions": 3, "cores": 1})
    choose(m, "unlock", kill)  # with one way left nothing is asked
    assert zone(m, "me", "standby") == [kill.name]


@clause("33-1", "17-11")
def test_why_a_lane_cannot_be_chosen() -> None:
    call = skill("あなたのタイムラインにあるミニオンを1枚選び、フィールドに配置する。")
    one, there = minion(), minion()
    m = scene(me={"standby": [call], "wait1": [one], "minions": [there]})
    play(m, call)
    assert why_not(m, "lane", one, spot=0) == ["17-11"]
    assert why_not(m, "lane", one, spot=7) == ["18-1"]
    choose(m, "lane", spot=1)


# -- what triggers first (37-6) --------------------------------------------------------------


@clause("37-6a", "37-6d")
def test_why_an_ability_is_not_resolved_yet() -> None:
    text = (
        "「声」《あなたのフィールドにミニオンが配置された時》:あなたのマスターは1点のライフを得る。"
    )
    herald = minion("「甲」《配置時》:カードを1枚引く。\n「乙」《配置時》:カードを1枚引く。")
    watcher = minion(text)
    m = scene(me={"standby": [herald], "minions": [watcher]})
    play(m, herald, 1)
    asked(m, "trigger")
    ability = table(m).face(number(m, watcher)).abilities[0]
    late = Option("trigger", number(m, watcher), ability=ability)
    assert clauses_against(m, "me", late) == ["37-6a"]
    nothing = Option("trigger", number(m, watcher), ability=ability + 99)
    assert clauses_against(m, "me", nothing)
    m.choose(0)


# -- using abilities (27-6) ------------------------------------------------------------------


def why_unused(m: Match, one: CardDef, nth: int = 0) -> list[str]:
    ability = table(m).face(number(m, one)).abilities[nth]
    return clauses_against(m, "me", Option("use", number(m, one), ability=ability))


@clause("30-2", "30-3", "30-4", "29-1")
@pytest.mark.parametrize(
    ("cost", "clauses"),
    [
        ("3MP", ["30-2"]),
        ("疲労", ["30-3"]),
        ("3MP、疲労", ["30-2", "30-3"]),
        ("あなたの手札にあるカードを1枚選び、除外する", ["30-4"]),
        ("コアゾーンにあるコアを3つマスターの上に置く", ["30-4"]),
        ("1MP", []),
    ],
)
def test_which_part_of_a_cost_cannot_be_paid(cost: str, clauses: list[str]) -> None:
    sage = minion(f"「学び」《自ターン中任意》【{cost}】:カードを1枚引く。")
    m = scene(me={"minions": [rested(sage)], "cores": 2})
    assert why_unused(m, sage) == clauses


@clause("29-1")
def test_who_is_unable_to_act_cannot_pay_with_itself() -> None:
    sage = minion("「学び」《自ターン中任意》【疲労】:カードを1枚引く。")
    m = scene(me={"minions": [unable(sage)]})
    assert why_unused(m, sage) == ["29-1"]


@clause("27-7")
def test_why_cards_are_not_excluded() -> None:
    hero = master()
    m = scene(me={"master": hero, "hand": [minion(name="甲")], "wait1": [minion(name="乙")]})
    for one in (hero, "甲", "乙"):
        assert clauses_against(m, "me", Option("exclude", number(m, one))) == ["27-7"]


def test_no_refusal_shows_how_the_program_writes_things() -> None:
    """Of whatever is asked at whatever moment: no quotes, brackets or names of the program."""
    luck = random.Random(3)
    match = game.start(["ash", "elm"], seed=3)
    kinds = ["unlock", "play", "attack", "move", "use", "exclude", "end", "target", "standby"]
    kinds += ["lane", "trigger", "pick", "done", "number", "yes", "first", "fly away", "27"]
    said: set[str] = set()
    while match.decision is not None:
        for kind in kinds:
            card = luck.randrange(match.pool.size)
            what = Option(kind, card, luck.randrange(-1, 4), luck.randrange(-1, 3), -1)
            for seat in (0, 1):
                said |= {str(reason) for reason in match.why_not(seat, what)}
        match.choose(luck.randrange(len(match.decision.options)))
    assert len(said) > 25
    assert [
        told for told in said if re.search(r"(?<!\w)'|'(?!\w)|[\"<>_{}]|Option|None", told)
    ] == []
