"""33, 35, 36 and 38: when effects happen, how long they last, what is one sequence."""

from __future__ import annotations

import pytest
from tests.games.legions.table import (
    arts,
    attack,
    choose,
    cores,
    count,
    damage,
    end_turn,
    exclude,
    life,
    lord,
    marks,
    master,
    minion,
    move,
    number,
    offered,
    pick,
    play,
    scene,
    skill,
    table,
    unlock,
    use,
    values,
    why_not,
    zone,
)
from tests.ruling import clause

from kirifuda import CardError
from kirifuda.games.legions.zones import LEAP

DRAW = "カードを1枚引く。"


@clause("15-6", "31-2")
def test_a_lord_needs_an_awakened_master() -> None:
    lady = lord()
    m = scene(me={"hand": [lady], "cores": 5})
    assert why_not(m, "unlock", lady) == ["31-2"]
    assert not offered(m, "unlock", lady)
    m = scene(me={"hand": [lady], "cores": 5, "awakened": True})
    unlock(m, lady)
    assert zone(m, "me", "lord") == [lady.name]


# -- what is a placement (33) ----------------------------------------------------------------


@clause("33-2")
def test_to_move_within_the_field_is_no_placement() -> None:
    """Neither by action nor by an effect: it triggers nothing, and leaves the minion able to act."""
    herald = minion("「声」《配置時》:あなたのマスターは1点のライフを得る。")
    watcher = minion(
        "「番」《あなたのフィールドにミニオンが配置された時》:相手のマスターに1点のダメージを与える。"
    )
    push = skill("あなたのミニオンを1体選び、空いているレーンに移動させる。")
    m = scene(me={"minions": [herald, None, watcher], "standby": [push], "life": 10})
    play(m, push)
    pick(m, herald)
    assert zone(m, "me", "minions")[1] == herald.name
    move(m, herald, 0)
    assert (life(m, "me"), life(m, "foe")) == (10, 20)
    m = scene(me={"standby": [herald], "minions": [None, None, watcher], "life": 10})
    play(m, herald, 0)
    assert (life(m, "me"), life(m, "foe")) == (11, 19)


# -- sequences (35-3) ------------------------------------------------------------------------


LEAD = "あなたの「先陣」を1体選び、除外する。"
COUNT = "あなたの「的」を1体選び、そのミニオンのATKをXとし、あなたのマスターはX点のライフを得る。"


@clause("35-3")
@pytest.mark.parametrize("parts", [1, 2])
def test_all_of_a_skill_is_one_sequence_of_a_unit_each_ability(parts: int) -> None:
    """35-12: continuous effects change between two sequences, and not within one."""
    leader = minion("「先陣」《常時》:あなたの他のミニオンは「+2/+0」の修正を得る。", name="先陣")
    aim = minion(name="的")
    text = f"「一」《配置時》:{LEAD}\n「二」《配置時》:{COUNT}"
    both = skill(LEAD + COUNT) if parts == 1 else minion(text)
    m = scene(me={"minions": [leader, aim], "standby": [both], "life": 10})
    play(m, both, 2 if parts == 2 else -1)
    if parts == 2:
        first = table(m).face(number(m, both)).abilities[0]
        assert m.decision is not None
        m.choose(next(o for o in m.decision.options if o.ability == first))
    assert life(m, "me") == (13 if parts == 1 else 11)


# -- effects for a while (35-10) -------------------------------------------------------------


@clause("35-10", "26-7")
def test_a_temporary_effect_ends_when_it_is_due() -> None:
    boost = skill("あなたのミニオンを1体選び、ターン終了時まで「+2/+2」の修正を与える。")
    ward = skill("あなたのミニオンを1体選び、次の相手ターン終了時まで「跳躍」を与える。")
    one = minion()
    m = scene(me={"minions": [one], "standby": [boost, ward]})
    play(m, boost)
    play(m, ward)
    assert (values(m, one), marks(m, one) & LEAP) == ((3, 5), LEAP)
    end_turn(m)
    assert (values(m, one), marks(m, one) & LEAP) == ((1, 3), LEAP)
    end_turn(m)
    assert marks(m, one) & LEAP == 0


@clause("35-10", "21-4")
def test_a_temporary_effect_is_lost_with_the_field() -> None:
    """Also if the same card comes back in the same turn."""
    boost = skill("あなたのミニオンを1体選び、ターン終了時まで「+2/+2」の修正を与える。")
    blink = skill("あなたのミニオンを1体選び、ウェイトゾーンⅠに置き、フィールドに配置する。")
    one = minion()
    m = scene(me={"minions": [one], "standby": [boost, blink]})
    play(m, boost)
    assert values(m, one) == (3, 5)
    play(m, blink)
    choose(m, "lane", spot=1)
    assert values(m, one) == (1, 3)


# -- when abilities happen (36) --------------------------------------------------------------


@clause("36-2c")
def test_what_waits_for_an_attack_knows_its_target_and_comes_before_the_damage() -> None:
    hunter = minion("「狩り」《アタック時》:アタックターゲットに2点のダメージを与える。", atk=1)
    strong = minion(atk=5, hp=2)
    m = scene(me={"minions": [hunter]}, foe={"minions": [None, strong, minion(name="他")]})
    attack(m, hunter, strong)
    assert zone(m, "foe", "minions") == ["", "", "他"]
    assert damage(m, hunter) == 0  # its target was gone before blows were exchanged


@clause("36-2c")
def test_attacks_of_others_do_not_trigger_it() -> None:
    herald = minion("「声」《アタック時》:" + DRAW)
    other = minion()
    m = scene(me={"minions": [herald, other]})
    attack(m, other)
    assert zone(m, "me", "hand") == []
    attack(m, herald)
    assert len(zone(m, "me", "hand")) == 1


@clause("36-3b")
def test_an_ability_for_your_turn_holds_in_your_turns_only() -> None:
    leader = minion("「先陣」《自ターン中》:あなたの他のミニオンは「+2/+1」の修正を得る。")
    one, theirs = minion(), minion()
    m = scene(me={"minions": [leader, one]}, foe={"minions": [theirs]})
    assert (values(m, one), values(m, leader), values(m, theirs)) == ((3, 4), (1, 3), (1, 3))
    end_turn(m)
    assert values(m, one) == (1, 3)
    end_turn(m)
    assert values(m, one) == (3, 4)
    exclude(m, leader)
    assert values(m, one) == (1, 3)


@clause("36-3b", "35-12")
def test_it_ends_after_the_sequence_in_which_its_unit_leaves() -> None:
    leader = minion(
        "「先陣」《自ターン中》:あなたの他のミニオンは「+0/+2」の修正を得る。", name="先陣"
    )
    one = minion(hp=1)
    both = skill(
        "あなたの「先陣」を1体選び、除外する。あなたのミニオン全てに2点のダメージを与える。"
    )
    m = scene(me={"minions": [leader, one], "standby": [both]})
    play(m, both)
    assert zone(m, "me", "minions") == ["", "", ""]  # with 3 HP when it was hit, then with 1
    assert zone(m, "me", "wait 2") == [both.name, one.name]


@clause("36-4b")
def test_once_a_turn_is_once_each_turn_for_each_card() -> None:
    text = "「学び」《自ターン中任意1回》【1MP】:" + DRAW
    one, other = minion(text), minion(text)
    m = scene(me={"minions": [one, other], "cores": 5})
    use(m, one)
    assert not offered(m, "use", one)
    use(m, other)
    assert not offered(m, "use", other)
    assert cores(m, "me", "spent") == 2
    end_turn(m)
    assert (
        why_not(m, "use", one, seat="me", ability=table(m).face(number(m, one)).abilities[0])[0]
        == "26-1"
    )
    end_turn(m)
    use(m, one)
    assert not offered(m, "use", one)


@clause("36-4b")
def test_what_was_not_paid_for_was_not_used() -> None:
    sage = minion("「学び」《自ターン中任意1回》【2MP】:" + DRAW)
    m = scene(me={"minions": [sage], "cores": 1})
    ability = table(m).face(number(m, sage)).abilities[0]
    assert why_not(m, "use", sage, ability=ability) == ["30-2"]


# -- what effects do (38) --------------------------------------------------------------------


@clause("38-5")
@pytest.mark.parametrize(
    ("change", "left"),
    [("+2/+1", (3, 4)), ("+0/+3", (1, 6)), ("-1/-2", (0, 1)), ("-3/-0", (0, 3)), ("+1/-2", (2, 1))],
)
def test_atk_and_hp_change_by_so_much(change: str, left: tuple[int, int]) -> None:
    bend = skill(f"フィールドにあるミニオンを1体選び、ターン終了時まで「{change}」の修正を与える。")
    one = minion()
    m = scene(me={"minions": [one], "standby": [bend]})
    play(m, bend)
    assert values(m, one) == left


@clause("38-5", "10-1")
def test_who_has_no_hp_left_by_a_change_breaks() -> None:
    curse = skill("相手のミニオン全てに、ターン終了時まで「-0/-2」の修正を与える。")
    m = scene(
        me={"standby": [curse]},
        foe={"minions": [minion(hp=2, name="弱"), minion(hp=3, name="強")], "lord": lord(hp=2)},
    )
    play(m, curse)
    assert zone(m, "foe", "minions") == ["", "強", ""]
    assert len(zone(m, "foe", "lord")) == 1  # no minion


@clause("38-10")
@pytest.mark.parametrize("of", ["minions", "lord", "master"])
def test_units_of_all_kinds_are_given_effects(of: str) -> None:
    gift = skill("あなたのユニットを1体選び、ターン終了時まで「跳躍」を与える。")
    unit = {"minions": minion(), "lord": lord(), "master": master()}[of]
    m = scene(me={"standby": [gift], of: [unit] if of == "minions" else unit})
    play(m, gift)
    if of != "master":
        pick(m, unit)
    assert marks(m, unit) & LEAP
    end_turn(m)
    assert not marks(m, unit) & LEAP


@clause("38-10", "21-1")
def test_what_is_no_unit_is_given_nothing() -> None:
    gift = skill("あなたのユニットを1体選び、ターン終了時まで「跳躍」を与える。")
    hidden = minion()
    m = scene(me={"standby": [gift], "minions": [{"card": hidden, "down": True}]})
    play(m, gift)  # the master is the only unit
    assert not marks(m, hidden) & LEAP


@clause("38-11")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_cards_are_drawn_from_the_top(count: int) -> None:
    study = skill(f"カードを{count}枚引く。")
    top = [minion(name=f"札{i}") for i in range(4)]
    m = scene(me={"standby": [study], "top": top})
    play(m, study)
    assert sorted(zone(m, "me", "hand")) == sorted(card.name for card in top[:count])
    assert zone(m, "me", "deck")[0] == top[count].name


@clause("38-11", "24-3b")
def test_to_draw_more_than_there_are_loses() -> None:
    study = skill("カードを3枚引く。")
    m = scene(me={"standby": [study], "deck": 2})
    play(m, study)
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.clause) == ([1], "24-3b")


@clause("38-16")
def test_what_is_done_instead_is_done_in_place_of_the_other() -> None:
    """Not both, and not the first if the condition holds."""
    study = skill("カードを1枚引く。あなたのロードがいるなら、代わりにカードを3枚引く。")
    m = scene(me={"standby": [study]})
    play(m, study)
    assert len(zone(m, "me", "hand")) == 1
    m = scene(me={"standby": [study], "lord": lord()})
    play(m, study)
    assert len(zone(m, "me", "hand")) == 3


@clause("38-16", "12-2")
def test_where_a_card_goes_instead_of_breaking() -> None:
    """Its player's hand in place of the wait zone, for all that the ability names and no other."""
    nest = minion(
        "「巣」《常時》:あなたの他のミニオンがブレイクする場合、代わりに手札に戻す。", name="巣"
    )
    chick = minion(name="雛")
    sweep = skill("フィールドにあるミニオン全てをブレイクする。")
    theirs = minion(name="敵")
    m = scene(me={"minions": [nest, chick], "standby": [sweep]}, foe={"minions": [theirs]})
    play(m, sweep)
    assert zone(m, "me", "hand") == ["雛"]
    assert zone(m, "me", "wait 2") == ["巣", sweep.name]
    assert zone(m, "foe", "wait 2") == ["敵"]
    below = minion(
        "「巣」《常時》:あなたの他のミニオンがブレイクする場合、代わりに山札の下に置く。", name="巣"
    )
    m = scene(me={"minions": [below, chick], "standby": [sweep]}, foe={"minions": [theirs]})
    had = count(m, "me", "deck")
    play(m, sweep)
    assert count(m, "me", "deck") == had + 1
    assert zone(m, "me", "wait 2") == ["巣", sweep.name]


@clause("38-16")
def test_what_is_done_instead_needs_something_in_place_of_which() -> None:
    with pytest.raises(CardError, match="cannot be played"):
        arts("代わりにカードを1枚引く。")
