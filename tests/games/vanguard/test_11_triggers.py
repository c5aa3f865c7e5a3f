"""11.10: trigger abilities, in drive checks and damage checks."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    asked,
    attack,
    choose,
    critical,
    end_battles,
    guard,
    is_asked,
    is_rested,
    log_notes,
    no_guard,
    options,
    pick,
    power,
    rested,
    scene,
    table,
    trigger,
    turned,
    unit,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda import CardError
from kirifuda.games.vanguard.trigger_abilities import P_OVER, P_REMOVE, PART_NAMES
from kirifuda.games.vanguard.zones import BONUS

V = "FILLER-V"


STANDING = {"front left": "FILLER"}  # somebody who can still attack, so that the turn goes on


@clause("11.10.2.2", "11.10.3.1", "11.10.5", "10.6.1.2.4")
def test_11_10_2_2_a_critical_trigger_gives_critical_and_power_to_chosen_units() -> None:
    crit, ally = trigger("critical"), unit(grade=2)
    m = scene(me={"top": [crit], "rear-guards": {"front left": ally}}, foe={"hand": 1})
    attack(m, V)
    no_guard(m)
    pick(m, V)  # the critical
    pick(m, ally)  # the power
    assert power(m, ally) == 18000
    assert len(zone(m, "foe", "damage zone")) == 2
    assert crit.name in zone(m, "me", "hand")


@clause("11.10.5")
def test_11_10_5_the_power_is_the_number_below_the_icon() -> None:
    small, ally = trigger("critical", bonus=5000), unit(grade=2)
    m = scene(me={"top": [small], "rear-guards": {"front left": ally}}, foe={"hand": 1})
    attack(m, V)
    no_guard(m)
    pick(m, V)
    pick(m, ally)
    assert power(m, ally) == 13000
    for make in (unit, lambda **values: trigger("over", **values)):
        with pytest.raises(CardError):  # no other card has such a number
            make(bonus=5000)
    assert trigger("critical").nums[BONUS] == 10000
    assert unit().nums[BONUS] == 0


@clause("11.10.2.3", "11.10.3.1")
@pytest.mark.parametrize("first", ["draw", "power"])
def test_11_10_3_1_the_parts_of_a_draw_trigger_come_in_either_order(first: str) -> None:
    drawing, below, ally = trigger("draw"), unit(), unit(grade=2)
    m = scene(me={"top": [drawing, below], "rear-guards": {"front left": ally}})
    attack(m, V)
    no_guard(m)
    parts = options(m, "part")
    assert len(parts) == 2
    m.choose(parts[0 if first == "draw" else 1])
    if first == "draw":
        assert below.name in zone(m, "me", "hand")
    pick(m, ally)
    assert below.name in zone(m, "me", "hand")
    assert power(m, ally) == 18000


@clause("11.10.2.6", "7.20.1")
@pytest.mark.parametrize(("mine", "theirs", "heals"), [(2, 2, True), (3, 2, True), (1, 2, False)])
def test_11_10_2_6_a_heal_trigger_heals_who_has_no_less_damage(
    mine: int, theirs: int, heals: bool
) -> None:
    heal = trigger("heal")
    m = scene(me={"top": [heal], "damage": mine, "rear-guards": STANDING}, foe={"damage": theirs})
    attack(m, V)
    no_guard(m)
    if heals and is_asked(m, "heal"):
        m.choose(0)
    pick(m, V)
    assert len(zone(m, "me", "damage zone")) == mine - heals
    assert len(zone(m, "me", "drop zone")) == heals


@clause("11.10.2.6")
def test_11_10_2_6_a_card_that_lies_face_down_can_be_healed_too() -> None:
    hurt = [turned("FILLER")]
    mine = {"top": [trigger("heal")], "damage": hurt, "rear-guards": STANDING}
    m = scene(me=mine, foe={"damage": 1})
    attack(m, V)
    no_guard(m)
    pick(m, V)
    assert zone(m, "me", "damage zone") == []


@clause("11.10.2.5")
def test_11_10_2_5_a_stand_trigger_stands_a_rear_guard_but_not_the_vanguard() -> None:
    ally = unit(grade=2)
    where = {"front left": rested(ally)}
    m = scene(me={"top": [trigger("stand")], "rear-guards": where}, foe={"hand": 1})
    attack(m, V)
    no_guard(m)
    pick(m, ally)
    pick(m, ally)
    assert not is_rested(m, ally)
    again = scene(me={"top": [trigger("stand")], "rear-guards": where}, foe={"hand": 1})
    attack(again, V)
    no_guard(again)
    pick(again, V)
    pick(again, V)
    assert is_rested(again, V, "me")


@clause("11.10.2.8", "4.9.1.3")
def test_11_10_2_8_a_front_trigger_strengthens_the_front_row_alone() -> None:
    front, back = unit(grade=2), unit()
    field = {"front right": front, "back center": back}
    m = scene(me={"top": [trigger("front")], "rear-guards": field}, foe={"hand": 1})
    attack(m, V)
    no_guard(m)
    assert power(m, front) == 18000
    assert power(m, back) == 8000
    assert power(m, V, "me") == 23000


@clause("11.10.2.9", "10.6.1.2.6")
def test_11_10_2_9_an_over_trigger_is_removed_draws_and_gives_a_hundred_million() -> None:
    over, below = trigger("over", shield=50000), unit()
    m = scene(me={"top": [over, below], "rear-guards": STANDING}, foe={"hand": 1})
    attack(m, V)
    no_guard(m)
    while is_asked(m, "trigger part"):
        m.choose(0)
    pick(m, V)
    assert zone(m, "me", "removed") == [over.name]
    assert below.name in zone(m, "me", "hand")
    assert power(m, V, "me") == 100_013_000


@clause("11.10.2.9")
def test_11_10_2_9_each_part_of_an_over_trigger_is_called_what_it_does() -> None:
    over, below = trigger("over", shield=50000), unit()
    m = scene(me={"top": [over, below], "rear-guards": STANDING}, foe={"hand": 1})
    attack(m, V)
    no_guard(m)
    asked(m, "trigger part", "me")
    parts = [PART_NAMES[option.number][0] for option in options(m, "part")]
    assert parts == ["remove", "draw", "power"]
    choose(m, "part", number=P_OVER)
    pick(m, V)
    assert power(m, V, "me") == 100_013_000
    assert zone(m, "me", "trigger zone") == [over.name]
    choose(m, "part", number=P_REMOVE)
    assert zone(m, "me", "removed") == [over.name]
    assert below.name in zone(m, "me", "hand")  # the last part, which nobody is asked about


@clause("13.6.4", "13.7.2", "4.13.1.2")
def test_13_7_2_a_trigger_of_a_damage_check_is_played_before_it_is_damage() -> None:
    crit, strong = trigger("critical"), unit(grade=2, power=20000)
    m = scene(
        me={"rear-guards": {"front left": strong}}, foe={"top": [crit], "rear-guards": STANDING}
    )
    attack(m, strong)
    no_guard(m)
    assert zone(m, "foe", "trigger zone") == [crit.name]
    assert zone(m, "foe", "damage zone") == []
    pick(m, V)
    pick(m, V)
    assert zone(m, "foe", "damage zone") == [crit.name]
    assert power(m, V, "foe") == 23000
    assert critical(m, V, "foe") == 2


@clause("10.6.1.3", "14.3.3.1", "2.17.2.1")
def test_10_6_1_3_twin_drive_makes_two_checks_one_after_the_other() -> None:
    one, two = unit(), unit()
    m = scene(me={"top": [one, two], "hand": []}, foe={"hand": 1})
    attack(m, V)
    no_guard(m)
    assert zone(m, "me", "hand") == [one.name, two.name]


@clause("10.5.1.2.1", "10.6.1.2")
def test_10_5_1_2_1_rear_guards_make_no_drive_check() -> None:
    ally = unit(grade=2)
    m = scene(me={"hand": [], "rear-guards": {"front left": ally}}, foe={"hand": 1})
    attack(m, ally)
    no_guard(m)
    assert zone(m, "me", "hand") == []
    attack(m, V)  # the vanguard does
    no_guard(m)
    assert len(zone(m, "me", "hand")) == 2


@clause("10.7.1.2")
def test_10_7_1_2_equal_power_hits() -> None:
    even, weak = unit(grade=2, power=13000), unit(grade=2, power=12000)
    m = scene(me={"rear-guards": {"front left": even, "front right": weak}}, foe={"hand": 1})
    attack(m, weak)
    no_guard(m)
    assert zone(m, "foe", "damage zone") == []
    attack(m, even)
    no_guard(m)
    assert len(zone(m, "foe", "damage zone")) == 1


@clause("10.7.1.10", "10.4.1.6")
def test_10_7_1_10_guardians_retire_and_a_rear_guard_that_is_hit() -> None:
    strong, victim, shield = unit(grade=2, power=20000), unit(grade=2), unit(shield=5000)
    m = scene(
        me={"rear-guards": {"front left": strong}},
        foe={"rear-guards": {"front left": victim, "back left": unit()}, "hand": [shield]},
    )
    attack(m, strong, on=victim)
    guard(m, shield)
    assert zone(m, "foe", "drop zone") == [shield.name, victim.name]
    assert table(m).pain == [0, 0]


@clause("10.3.2")
def test_10_3_2_nobody_attacks_in_the_first_turn_of_the_game() -> None:
    m = scene(turn=1, me={"hand": []}, foe={"hand": []})
    choose(m, "battle phase")
    assert m.state.turn == 2


@clause("13.2.2", "4.11.4", "1.2.2.1")
def test_13_2_2_the_sixth_damage_loses_the_game() -> None:
    m = scene(me={}, foe={"damage": 5, "hand": []})
    attack(m, V)
    no_guard(m)
    assert m.state.winners == [0]
    assert m.state.end_clause == "13.2.2"


@clause("9.2.3")
def test_9_2_3_units_stand_in_their_fighters_stand_phase() -> None:
    mine, theirs = unit(), unit()
    m = scene(
        phase="end",
        me={"rear-guards": {"front left": rested(mine)}},
        foe={"rear-guards": {"front left": rested(theirs)}, "hand": []},
    )
    assert is_rested(m, mine)
    assert not is_rested(m, theirs)
    end_battles(m)


@clause("11.10.2.5")
def test_11_10_2_5_who_was_stood_makes_no_drive_checks_in_later_battles() -> None:
    """Though it could; others still do."""
    text = "【永】【(R)】：このユニットはツインドライブを行う。"
    again, other = unit(text, grade=2), unit(text, grade=2)
    field = {"front left": again, "front right": other}
    top = [trigger("stand"), *[unit() for _ in range(5)]]
    m = scene(me={"rear-guards": field, "top": top, "hand": []}, foe={"hand": []})
    attack(m, again)
    pick(m, again)
    pick(m, again)
    assert len(zone(m, "me", "hand")) == 2  # this battle goes on with its checks
    assert not is_rested(m, again)
    attack(m, other)
    assert len(zone(m, "me", "hand")) == 4
    attack(m, again)
    assert len(zone(m, "me", "hand")) == 4


@clause("11.10.2.5")
def test_11_10_2_5_who_stands_by_a_trigger_can_tell_that_it_did() -> None:
    text = "【自】【(R)】：このユニットが【スタンド】した時、1枚引く。"
    ally, standing = unit(text), trigger("stand")
    field = {"front left": rested(ally), "front right": "FILLER"}
    lead = unit(grade=2, power=13000)
    me = {"vanguard": lead, "rear-guards": field, "top": [standing], "hand": []}
    m = scene(me=me, foe={"hand": []})
    attack(m, lead)
    pick(m, ally)
    pick(m, ally)
    assert not is_rested(m, ally)
    assert len(zone(m, "me", "hand")) == 2


@clause("11.10.3", "11.10.3.1", "11.10.3.2")
def test_11_10_3_2_each_part_is_played_once_and_none_is_left_out() -> None:
    over, ally = trigger("over", "追加効果-【ソウルチャージ】(1)。", shield=50000), unit(grade=2)
    m = scene(me={"top": [over], "rear-guards": {"front left": ally}, "hand": []})
    attack(m, V)
    no_guard(m)
    parts = []
    while is_asked(m, "trigger part") or is_asked(m, "triggered unit"):
        if is_asked(m, "trigger part"):
            parts.append(len(options(m, "part")))
            m.choose(0)
        else:
            pick(m, ally)
    assert parts == [4, 3, 2]  # the last one comes by itself
    assert len(log_notes(m, "11.10.3.1", "trigger", over)) == 4
    assert zone(m, "me", "removed") == [over.name]
    assert power(m, ally) == 100_008_000
    assert len(zone(m, "me", "soul")) == 1


@clause("11.10.4.2")
@pytest.mark.parametrize("whose", ["相手", "あなた"])
def test_11_10_4_2_with_triggers_nullified_nothing_of_them_is_played(whose: str) -> None:
    mutes = unit(f"【永】【(R)】：{whose}のトリガーの効果は無効にする。")
    strong = unit(grade=2, power=20000)
    field = {"front left": strong, "back left": mutes}
    m = scene(me={"rear-guards": field}, foe={"top": [trigger("draw")], "hand": []})
    attack(m, strong)
    if whose == "あなた":
        m.choose(0)  # it is not their triggers that are muted
    assert len(zone(m, "foe", "hand")) == (whose == "あなた")
    assert len(zone(m, "foe", "damage zone")) == 1


@clause("11.10.4.2.1", "11.10.4.2")
def test_11_10_4_2_1_what_was_played_before_that_stays() -> None:
    mutes = unit("【永】【(R)】：相手の手札が1枚以上なら、相手のトリガーの効果は無効にする。")
    strong = unit(grade=2, power=20000)
    for first, more in (("draw", 13000), ("power", 23000)):
        m = scene(
            me={"rear-guards": {"front left": strong, "back left": mutes}},
            foe={"top": [trigger("draw")], "hand": []},
        )
        attack(m, strong)
        m.choose(options(m, "part")[0 if first == "draw" else 1])
        # drawn first, the card brings the condition about, and the other part is not played
        assert len(zone(m, "foe", "hand")) == 1
        assert power(m, V, "foe") == more


@clause("11.10.2.1.1", "11.10.2.1")
def test_11_10_2_1_1_no_icon_is_no_kind_of_icon() -> None:
    text = "【起】【(R)】：あなたのドロップにトリガーアイコンを持つカードが{0}枚以上なら、1枚引く。"
    for asked_for, drew in ((1, 1), (2, 0)):
        worker = unit(text.format(asked_for))
        drop = [trigger("heal"), unit(), unit()]
        m = scene(me={"rear-guards": {"front left": worker}, "hand": [], "drop": drop})
        use(m, worker)
        assert len(zone(m, "me", "hand")) == drew
    assert unit().marks == 0
