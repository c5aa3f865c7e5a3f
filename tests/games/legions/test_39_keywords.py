"""39: keywords."""

from __future__ import annotations

import pytest
from tests.games.legions.table import (
    Card,
    asked,
    attack,
    choose,
    cores,
    damage,
    done,
    end_turn,
    is_rested,
    is_turned,
    lane,
    life,
    lord,
    minion,
    move,
    offered,
    options,
    pick,
    play,
    scene,
    skill,
    use,
    values,
    zone,
)
from tests.ruling import clause

MASTER = "名もなき将"
KILL = "相手のミニオンを1体選び、ブレイクする。"
BURN = "相手のミニオンを1体選び、2点のダメージを与える。"


# -- 39-4 first strike -----------------------------------------------------------------------


@clause("39-4")
@pytest.mark.parametrize("attacks", [True, False])
def test_first_strike_on_either_side(attacks: bool) -> None:
    quick = minion("先制", atk=3, hp=1)
    slow = minion(atk=3, hp=3, wt=1)
    mine, theirs = (quick, slow) if attacks else (slow, quick)
    m = scene(me={"minions": [None, mine]}, foe={"minions": [None, theirs]})
    attack(m, mine)
    assert damage(m, quick) == 0
    assert zone(m, "foe" if attacks else "me", "wait 1") == [slow.name]


@clause("39-4")
def test_who_survives_first_strike_strikes_back() -> None:
    quick = minion("先制", atk=1, hp=3)
    slow = minion(atk=2, hp=3)
    m = scene(me={"minions": [None, quick]}, foe={"minions": [None, slow]})
    attack(m, quick)
    assert (damage(m, quick), damage(m, slow)) == (2, 1)
    # and both by battle damage, which is no damage of effects
    quick = minion("先制\n効果ダメージ無効", atk=1, hp=3)
    slow = minion("効果ダメージ無効", atk=2, hp=3)
    m = scene(me={"minions": [None, quick]}, foe={"minions": [None, slow]})
    attack(m, quick)
    assert (damage(m, quick), damage(m, slow)) == (2, 1)


@clause("39-4", "34-7")
def test_two_with_first_strike_strike_at_the_same_time() -> None:
    one = minion("先制", atk=3, hp=1, wt=1)
    other = minion("先制", atk=3, hp=1, wt=1)
    m = scene(me={"minions": [None, one]}, foe={"minions": [None, other]})
    attack(m, one)
    assert (zone(m, "me", "wait 1"), zone(m, "foe", "wait 1")) == ([one.name], [other.name])


# -- 39-5 regeneration -----------------------------------------------------------------------


@clause("39-5")
def test_regeneration_puts_a_minion_into_reverse_state_instead() -> None:
    moss = minion("再生\n「胞子」《このカードがブレイクした時》:あなたはカードを1枚引く。")
    kill = skill(KILL)
    m = scene(me={"standby": [kill]}, foe={"minions": [moss]})
    play(m, kill)
    assert is_turned(m, moss)
    assert zone(m, "foe", "minions") == [moss.name, "", ""]
    assert zone(m, "foe", "hand") == []  # it has no ability now (16-3c)
    end_turn(m)
    assert not is_turned(m, moss)
    assert values(m, moss) == (1, 3)
    for keyword in ("速攻", "強襲", "先制", "跳躍", "結界", ""):
        plain = minion(keyword, wt=1)
        m = scene(
            me={"minions": [plain], "standby": [skill("あなたのミニオンを1体選び、ブレイクする。")]}
        )
        choose(m, "play")
        assert zone(m, "me", "wait 1") == [plain.name]


@clause("39-5")
def test_a_break_that_is_replaced_is_a_break_for_others() -> None:
    moss = minion("再生", hp=1)
    mourner = minion("「弔い」《あなたのミニオンがブレイクした時》:あなたはカードを1枚引く。")
    wolf = minion()
    m = scene(me={"minions": [None, wolf]}, foe={"minions": [None, moss, mourner]})
    attack(m, wolf, moss)
    assert is_turned(m, moss)
    assert len(zone(m, "foe", "hand")) == 1


@clause("39-5")
def test_a_lord_with_regeneration_keeps_its_cores() -> None:
    lady = lord("再生", hp=1)
    wolf = minion()
    m = scene(me={"minions": [None, wolf]}, foe={"lord": lady, "on_lord": 2})
    attack(m, wolf, lady)
    assert is_turned(m, lady)
    assert cores(m, "foe", "on_lord") == 2


@clause("39-5", "10-1")
def test_opened_in_the_same_turn_it_breaks_again() -> None:
    """Its damage is still there (11-3), so that it regenerates once more."""
    moss = minion("再生", hp=1)
    wolf = minion()
    wake = skill("相手のフィールドにあるリバース状態のカードを1枚選び、オープン状態にする。")
    m = scene(me={"minions": [None, wolf], "standby": [wake]}, foe={"minions": [None, moss]})
    attack(m, wolf)
    play(m, wake)
    assert is_turned(m, moss)
    assert len([n for n in m.log if n.verb == "break"]) == 2


# -- 39-6 no effect damage -------------------------------------------------------------------


@clause("39-6")
def test_effect_damage_is_nothing_and_battle_damage_is_not() -> None:
    stone = minion("効果ダメージ無効", hp=4)
    burn = skill(BURN)
    wolf = minion(atk=2)
    m = scene(me={"standby": [burn], "minions": [None, wolf]}, foe={"minions": [None, stone]})
    play(m, burn)
    assert damage(m, stone) == 0
    attack(m, wolf)
    assert damage(m, stone) == 2


# -- 39-7 move attack ------------------------------------------------------------------------


@clause("39-7")
def test_a_minion_attacks_as_soon_as_it_has_moved() -> None:
    rider = minion("移動攻撃")
    m = scene(me={"minions": [rider]})
    move(m, rider, 1)
    asked(m, "move attack", "me")
    assert is_rested(m, rider)
    choose(m, "attack", rider)
    assert life(m, "foe") == 19
    m = scene(me={"minions": [rider]})
    move(m, rider, 1)
    done(m)
    assert not offered(m, "attack", rider)


@clause("39-7")
def test_what_the_move_triggers_comes_first() -> None:
    rider = minion(
        "移動攻撃\n「奮起」《レーン移動時》:このカードは、ターン終了時まで「+2/+0」の修正を得る。"
    )
    m = scene(me={"minions": [rider]})
    move(m, rider, 1)
    choose(m, "attack", rider)
    assert life(m, "foe") == 17


# -- 39-8 shock ------------------------------------------------------------------------------


@clause("39-8")
def test_shock_lets_cards_wait_longer() -> None:
    gong = minion("衝撃2")
    a, b, c = minion(), minion(), minion()
    m = scene(
        me={"minions": [None, gong]},
        foe={"standby": [a], "wait 1": [b], "wait 4": [c]},
    )
    attack(m, gong)
    asked(m, "shock", "me")
    pick(m, a, b)
    assert (zone(m, "foe", "wait 1"), zone(m, "foe", "wait 2")) == ([a.name], [b.name])


@clause("39-8")
def test_up_to_x_may_be_none() -> None:
    gong = minion("衝撃2")
    a = minion()
    m = scene(me={"minions": [None, gong]}, foe={"standby": [a]})
    attack(m, gong)
    done(m)
    assert zone(m, "foe", "standby") == [a.name]


@clause("39-8")
def test_without_damage_to_the_master_there_is_no_shock() -> None:
    gong = minion("衝撃2", atk=0)
    m = scene(me={"minions": [None, gong]}, foe={"standby": 1})
    attack(m, gong)
    asked(m, "main")
    mighty = minion("衝撃2", atk=5)
    m = scene(me={"minions": [None, mighty]}, foe={"standby": 1, "minions": [None, minion()]})
    attack(m, mighty)
    asked(m, "main")


@clause("39-8")
def test_shock_follows_effect_damage_in_one_s_own_turn_only() -> None:
    bell = minion("衝撃1\n「鐘」《自ターン中任意》【疲労】:相手のマスターに1点のダメージを与える。")
    a = minion()
    m = scene(me={"minions": [bell]}, foe={"standby": [a]})
    use(m, bell)
    pick(m, a)
    assert zone(m, "foe", "wait 1") == [a.name]
    vengeful = minion(
        "衝撃1\n「怨み」《このカードがダメージを受けた時》:相手のマスターに1点のダメージを与える。"
    )
    wolf = minion()
    m = scene(me={"minions": [None, wolf], "standby": 1}, foe={"minions": [None, vengeful]})
    attack(m, wolf)
    assert life(m, "me") == 19
    asked(m, "main")


# -- 39-9 menace -----------------------------------------------------------------------------


@clause("39-9")
def test_menace_is_not_blocked_by_what_costs_little() -> None:
    ogre = minion("威圧2", atk=2)
    for cost, blocked in ((2, False), (3, True)):
        wall = minion(cost=cost, hp=9)
        m = scene(me={"minions": [None, ogre]}, foe={"minions": [None, wall]})
        choose(m, "attack", ogre)
        if blocked:
            assert damage(m, wall) == 2
        else:
            assert len(options(m, "target")) == 2  # the wall may be attacked, but need not be
            choose(m, "target", MASTER)
            assert life(m, "foe") == 18


@clause("39-9")
def test_menace_is_not_attacked_by_minions_that_cost_little() -> None:
    ogre = minion("威圧2", hp=9)
    small, big = minion(cost=2), minion(cost=3)
    lady = lord(cost=1)
    m = scene(me={"minions": [None, small], "lord": lady}, foe={"minions": [None, ogre]})
    assert not offered(m, "attack", small)  # it is blocked by what it cannot attack
    attack(m, lady)
    assert damage(m, ogre) == 2  # only minions are kept off
    m = scene(me={"minions": [None, big]}, foe={"minions": [None, ogre]})
    attack(m, big)
    assert damage(m, ogre) == 1


# -- 39-10 piercing --------------------------------------------------------------------------


@clause("39-10")
def test_piercing_hurts_the_master_of_what_breaks() -> None:
    lance = minion("貫通2", atk=3)
    m = scene(me={"minions": [None, lance]}, foe={"minions": [None, minion(hp=3)]})
    attack(m, lance)
    assert life(m, "foe") == 18
    m = scene(me={"minions": [None, lance]}, foe={"minions": [None, minion(hp=4)]})
    attack(m, lance)
    assert life(m, "foe") == 20
    lady = lord(hp=3)
    m = scene(me={"minions": [None, lance]}, foe={"lord": lady})
    attack(m, lance, lady)
    assert life(m, "foe") == 18


@clause("39-10")
def test_the_attacker_need_not_survive() -> None:
    lance = minion("貫通2", atk=3, hp=1)
    m = scene(me={"minions": [None, lance]}, foe={"minions": [None, minion(hp=3, atk=3)]})
    attack(m, lance)
    assert life(m, "foe") == 18
    # nor need it lie as it did: it pierces as what it was when it struck
    lance = minion("貫通2\n再生", atk=3, hp=1)
    m = scene(me={"minions": [None, lance]}, foe={"minions": [None, minion(hp=3, atk=3)]})
    attack(m, lance)
    assert is_turned(m, lance)
    assert life(m, "foe") == 18


@clause("39-10")
def test_who_is_attacked_does_not_pierce() -> None:
    lance = minion("貫通2", atk=3, hp=9)
    wolf = minion(hp=1)
    m = scene(me={"minions": [None, wolf]}, foe={"minions": [None, lance]})
    attack(m, wolf)
    assert life(m, "me") == 20


@clause("39-8", "39-10")
def test_shock_follows_piercing() -> None:
    lance = minion("貫通1\n衝撃1", atk=3)
    a = minion()
    m = scene(me={"minions": [None, lance]}, foe={"minions": [None, minion(hp=1)], "standby": [a]})
    attack(m, lance)
    pick(m, a)
    assert (life(m, "foe"), zone(m, "foe", "wait 1")) == (19, [a.name])


@clause("38-9", "39-10")
def test_a_master_pierces_too() -> None:
    sword = skill("あなたのマスターは「ATK3/貫通2」でアタックを行う。")
    m = scene(me={"standby": [sword]}, foe={"minions": [None, minion(hp=2)]})
    play(m, sword)
    assert life(m, "foe") == 18


# -- 39-11, 39-12 lanes ----------------------------------------------------------------------


@clause("39-11", "39-12")
@pytest.mark.parametrize(("text", "spot"), [("右配置特性2", 2), ("中央配置特性2", 1)])
def test_more_atk_in_its_own_lane_in_its_own_turn(text: str, spot: int) -> None:
    for at in range(3):
        one = minion(text)
        m = scene(me={"minions": [{"card": one, "spot": at}]})
        assert values(m, one) == ((3, 3) if at == spot else (1, 3))
        end_turn(m)
        assert values(m, one) == (1, 3)


@clause("39-11", "39-12")
def test_each_has_what_its_own_lane_gives() -> None:
    middle, right = minion("中央配置特性3"), minion("右配置特性2")
    m = scene(me={"minions": [minion(), middle, right]}, foe={"minions": [None, None, right]})
    assert values(m, middle) == (4, 3)
    assert values(m, right, "me") == (3, 3)
    assert values(m, right, "foe") == (1, 3)


@clause("39-11", "35-12")
def test_the_lane_counts_once_the_move_is_done() -> None:
    one = minion("右配置特性2")
    m = scene(me={"minions": [None, one]})
    move(m, one, 2)
    assert values(m, one) == (3, 3)


# -- 39-13 to 39-15 specialities -------------------------------------------------------------


@clause("39-13", "39-14", "39-15")
@pytest.mark.parametrize(
    ("text", "more"),
    [("対マスター特効2", "master"), ("対ロード特効2", "lord"), ("対ミニオン特効2", "minion")],
)
def test_more_damage_to_one_kind_of_unit(text: str, more: str) -> None:
    for target in ("master", "lord", "minion"):
        wolf = minion(text, atk=1)
        wall, lady = minion(hp=9), lord(hp=9)
        field: dict[str, object] = {"lord": lady}
        if target == "minion":
            field["minions"] = [None, wall]
        m = scene(me={"minions": [None, wolf]}, foe=field)
        aims: dict[str, Card] = {"master": MASTER, "lord": lady, "minion": wall}
        attack(m, wolf, aims[target])
        lost = {
            "master": 20 - life(m, "foe"),
            "lord": damage(m, lady),
            "minion": damage(m, wall) if target == "minion" else 0,
        }
        assert lost[target] == (3 if target == more else 1)


@clause("39-13", "39-14", "39-15")
def test_more_damage_in_its_own_turn_and_to_the_opponent_only() -> None:
    keen = minion("対マスター特効2\n対ロード特効2\n対ミニオン特効2", atk=1, hp=9)
    wolf, lady = minion(hp=9), lord(hp=9)
    m = scene(me={"minions": [None, wolf], "lord": lady}, foe={"minions": [None, keen]})
    attack(m, wolf, keen)
    attack(m, lady, keen)
    assert (damage(m, wolf), damage(m, lady)) == (1, 1)  # it strikes back in another's turn
    storm = "あなたのユニット全てに1点のダメージを与える。"
    own = minion(f"「嵐」《自ターン中任意》【1MP】:{storm}\n対マスター特効2\n対ロード特効2", hp=9)
    m = scene(me={"minions": [own], "lord": lady, "cores": 1})
    use(m, own)
    assert (damage(m, lady), life(m, "me")) == (1, 19)  # its own side


@clause("39-15")
def test_not_in_the_other_player_s_turn() -> None:
    wall = minion("対ミニオン特効2", hp=9)
    wolf = minion(hp=9)
    m = scene(me={"minions": [None, wolf]}, foe={"minions": [None, wall]})
    attack(m, wolf)
    assert damage(m, wolf) == 1


@clause("39-13")
def test_effect_damage_of_a_unit_is_increased_and_that_of_a_skill_is_not() -> None:
    bell = minion(
        "対マスター特効2\n「鐘」《自ターン中任意》【疲労】:相手のマスターに1点のダメージを与える。"
    )
    bolt = skill("相手のマスターに1点のダメージを与える。")
    m = scene(me={"minions": [bell], "standby": [bolt]})
    use(m, bell)
    assert life(m, "foe") == 17
    play(m, bolt)
    assert life(m, "foe") == 16


# -- 39-16 to 39-19 --------------------------------------------------------------------------


@clause("39-16")
def test_what_cannot_block_can_be_attacked() -> None:
    ghost = minion("ブロック不可")
    wolf = minion()
    m = scene(me={"minions": [None, wolf]}, foe={"minions": [None, ghost]})
    choose(m, "attack", wolf)
    assert len(options(m, "target")) == 2
    choose(m, "target", ghost)
    assert damage(m, ghost) == 1


@clause("39-17")
def test_straight_ahead_only() -> None:
    ram = minion("直進")
    side, wall = minion(), minion()
    m = scene(me={"minions": [None, ram]}, foe={"minions": [side, wall]})
    choose(m, "attack", ram)
    assert damage(m, wall) == 1
    m = scene(me={"minions": [None, ram]}, foe={"minions": [side]})
    choose(m, "attack", ram)
    assert life(m, "foe") == 19


@clause("39-18")
@pytest.mark.parametrize("leaps", [False, True])
def test_leap_is_blocked_by_leap_only(leaps: bool) -> None:
    hare = minion("跳躍")
    wall = minion("跳躍" if leaps else "", hp=9)
    m = scene(me={"minions": [None, hare]}, foe={"minions": [None, wall]})
    choose(m, "attack", hare)
    if leaps:
        assert damage(m, wall) == 1
    else:
        choose(m, "target", MASTER)
        assert life(m, "foe") == 19


@clause("39-19")
def test_barrier_keeps_off_the_opponent_s_effects() -> None:
    saint = minion("結界")
    kill = skill(KILL)
    m = scene(me={"standby": [kill]}, foe={"minions": [saint]})
    assert not offered(m, "play", kill)
    storm = skill("相手のミニオン全てに1点のダメージを与える。")
    m = scene(me={"standby": [storm]}, foe={"minions": [saint]})
    play(m, storm)
    assert damage(m, saint) == 1  # nobody chose it
    grow = skill("あなたのミニオンを1体選び、ターン終了時まで「+1/+1」の修正を与える。")
    m = scene(me={"standby": [grow], "minions": [saint]})
    play(m, grow)
    assert values(m, saint) == (2, 4)
    # so it is with lords, and on the field only
    queen, bare = lord("結界"), lord()
    for one, able in ((queen, False), (bare, True)):
        topple = skill("相手のロードを1体選び、2点のダメージを与える。")
        m = scene(me={"standby": [topple]}, foe={"lord": one})
        assert offered(m, "play", topple) == able
    m = scene(
        me={
            "standby": [
                skill("相手のスタンバイゾーンにあるカードを1枚選び、除外する。", name="没収")
            ]
        },
        foe={"standby": [saint]},
    )
    play(m, "没収")
    assert zone(m, "foe", "standby") == []


@clause("39-19")
def test_barrier_does_not_keep_off_attacks() -> None:
    saint = minion("結界")
    wolf = minion()
    m = scene(me={"minions": [None, wolf]}, foe={"minions": [None, saint]})
    attack(m, wolf)
    assert damage(m, saint) == 1


@clause("39-7", "01-3")
def test_who_cannot_attack_does_not_after_a_move_either() -> None:
    rider = minion("移動攻撃\n「誓い」《常時》:このカードはアタックできない。")
    m = scene(me={"minions": [rider]})
    move(m, rider, 1)
    asked(m, "main")


@clause("39-6", "35-12", "35-4")
def test_keywords_of_what_was_placed_work_once_the_sequence_has_ended() -> None:
    """39-1: they are continuous effects, which do not begin while a sequence runs."""
    stone = minion("効果ダメージ無効", hp=4)
    call = skill(
        "あなたのウェイトゾーンⅠにあるミニオンを1枚選び、フィールドに配置する。"
        "フィールドにあるミニオン全てに1点のダメージを与える。"
    )
    storm = skill("フィールドにあるミニオン全てに1点のダメージを与える。")
    m = scene(me={"standby": [call, storm], "wait 1": [stone]})
    play(m, call)
    lane(m, 0)
    assert damage(m, stone) == 1
    play(m, storm)
    assert damage(m, stone) == 1
    moss = minion("再生", hp=1, wt=3)
    m = scene(me={"standby": [call], "wait 1": [moss]})
    play(m, call)
    lane(m, 0)
    assert zone(m, "me", "wait 3") == [moss.name]


@clause("39-11", "35-12")
def test_what_a_lane_gives_stays_while_a_sequence_runs() -> None:
    one = minion("右配置特性2", hp=5)
    step = skill(
        "あなたのミニオンを1体選び、中央レーンに移動させる。"
        "そのミニオンのATKをXとし、相手のマスターにX点のダメージを与える。"
    )
    m = scene(me={"minions": [None, None, one], "standby": [step]})
    play(m, step)
    assert (life(m, "foe"), values(m, one)) == (17, (1, 5))


@clause("39-12")
def test_what_a_lane_gives_may_be_given_by_another_card() -> None:
    flag = minion("「旗」《常時》:あなたの他のミニオン全ては「中央配置特性1」を得る。")
    one = minion()
    other = minion("中央配置特性2")
    m = scene(me={"minions": [flag, one]}, foe={"minions": [None, other]})
    assert (values(m, one), values(m, other)) == ((2, 3), (1, 3))
    end_turn(m)
    assert (values(m, one), values(m, other)) == ((1, 3), (3, 3))
