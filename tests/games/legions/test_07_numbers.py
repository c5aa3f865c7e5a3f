"""01, 05 and 07 to 12: principles, cores and points, life, ATK and HP, damage, breaking."""

from __future__ import annotations

import pytest
from tests.games.legions.table import (
    ME,
    attack,
    cores,
    damage,
    end_turn,
    exclude,
    game,
    hurt,
    is_turned,
    lane,
    life,
    log_has,
    lord,
    master,
    minion,
    number,
    offered,
    play,
    points,
    scene,
    skill,
    table,
    unlock,
    use,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.games.legions.cores import CORE_ZONE, move_cores, pay
from kirifuda.games.legions.terms import hit_points
from kirifuda.games.legions.zones import ACTIVE, CORE_WAIT, SPENT, WT
from kirifuda.kernel.errors import DeckError

MASTER = "名もなき将"


# -- principles ------------------------------------------------------------------------------


@clause("01-1")
@pytest.mark.parametrize("count", [1, 3])
def test_two_players_play(count: int) -> None:
    with pytest.raises(DeckError):
        game.start([min(game.decks)] * count)
    assert game.start([min(game.decks)] * 2).state.seats == 2
    assert game.seats == (2, 2)


@clause("01-2")
def test_a_text_goes_before_the_rules() -> None:
    """30-2: the cost of a card is what it takes to unlock it, but a text says otherwise."""
    nursery = minion(
        "「苗床」《常時》:あなたがアンロックする緑属性を持つミニオンはコストが-1される。"
    )
    sprout = minion(colors=["green"], cost=2)
    plain = minion(cost=2)
    m = scene(
        me={
            "master": master(colors=["red", "green"]),
            "minions": [nursery],
            "hand": [sprout, plain],
            "cores": 1,
        }
    )
    assert offered(m, "unlock", sprout)
    assert not offered(m, "unlock", plain)


@clause("01-3")
def test_what_forbids_goes_before_what_allows() -> None:
    truce = minion(
        "「停戦」《常時》:このカードと同一レーンにいる相手のミニオンはアタックできない。"
    )
    eager = minion("速攻")
    m = scene(me={"minions": [eager]}, foe={"minions": [None, None, truce]})
    assert not offered(m, "attack", eager)
    m = scene(me={"minions": [eager]}, foe={"minions": [truce]})
    assert offered(m, "attack", eager)


@clause("01-5")
def test_an_effect_ends_where_a_part_of_it_is_impossible() -> None:
    burn = skill(
        "相手のマスターに1点のダメージを与える。相手のミニオンを1体選び、ブレイクする。"
        "あなたはカードを1枚引く。"
    )
    m = scene(me={"standby": [burn]}, foe={})
    play(m, burn)
    assert (life(m, "foe"), zone(m, "me", "hand")) == (19, [])
    target = minion()
    m = scene(me={"standby": [burn]}, foe={"minions": [target]})
    play(m, burn)
    assert len(zone(m, "me", "hand")) == 1


@clause("05-2")
def test_halves_are_rounded_up() -> None:
    half = skill(
        "あなたのタイムラインにあるカードの枚数の半分をXとし、あなたのマスターはX点のライフを得る。"
    )
    for count in range(6):
        m = scene(me={"standby": [half], "wait 1": count, "life": 10})
        play(m, half)
        assert life(m, "me") == 10 + (0, 1, 1, 2, 2, 3)[count]
    half = skill(
        "端数を切り捨てたあなたのタイムラインにあるカードの枚数の半分をXとし、"
        "あなたのマスターはX点のライフを得る。"
    )
    for count in range(6):
        m = scene(me={"standby": [half], "wait 1": count, "life": 10})
        play(m, half)
        assert life(m, "me") == 10 + (0, 0, 1, 1, 2, 2)[count]


# -- cores and points (07) -------------------------------------------------------------------


@clause("07-2", "07-4", "30-2")
def test_paying_exhausts_cores_for_points() -> None:
    card = minion(cost=2)
    m = scene(me={"hand": [card], "cores": 3})
    unlock(m, card, 0)
    assert (cores(m, "me", "cores"), cores(m, "me", "spent"), points(m, "me")) == (1, 2, 0)
    m = scene(me={"hand": [card], "cores": 1}, foe={"cores": 5})
    assert not offered(m, "unlock", card)  # each has the cores of its own core zone
    m = scene(me={"cores": 4}, foe={"cores": 2, "spent": 1})
    assert [table(m).core_zone(seat) for seat in (0, 1)] == [4, 3]
    m = scene(me={"hand": [card], "cores": 3, "points": 1})
    unlock(m, card, 0)
    assert (cores(m, "me", "cores"), cores(m, "me", "spent"), points(m, "me")) == (2, 1, 0)
    cheap = minion(cost=1)
    m = scene(me={"hand": [cheap], "cores": 3})
    unlock(m, cheap, 0)
    assert (cores(m, "me", "cores"), cores(m, "me", "spent"), points(m, "me")) == (2, 1, 0)
    m = scene(me={"cores": 5}, foe={"hand": [card], "cores": 1}, whose="foe")
    assert not offered(m, "unlock", card)


@clause("07-3")
def test_exhausted_cores_leave_the_core_zone_first_and_new_ones_are_active() -> None:
    m = scene(me={"cores": 2, "spent": 1, "cores_1": 1})
    t = table(m)
    move_cores(t, ME, CORE_ZONE, CORE_WAIT + 3, 2, "38-6")
    assert (t.core(ME, SPENT), t.core(ME, ACTIVE), t.core(ME, CORE_WAIT + 3)) == (0, 1, 2)
    move_cores(t, ME, CORE_WAIT + 1, CORE_ZONE, 1, "38-6")
    assert (t.core(ME, SPENT), t.core(ME, ACTIVE)) == (0, 2)
    lady = lord(cc=2)
    m = scene(me={"awakened": True, "hand": [lady], "cores": 2, "spent": 1})
    unlock(m, lady)
    # one core was exhausted for the cost; it and the one that was so already went onto the lord
    assert (cores(m, "me", "cores"), cores(m, "me", "spent")) == (1, 0)
    assert cores(m, "me", "on_lord") == 2


@clause("07-6")
def test_points_from_effects_pay_like_others() -> None:
    gift = skill("あなたは2マスターポイントを得る。")
    card = minion(cost=3)
    m = scene(me={"standby": [gift], "hand": [card], "cores": 1})
    assert not offered(m, "unlock", card)
    play(m, gift)
    assert points(m, "me") == 2
    unlock(m, card, 0)
    assert (points(m, "me"), cores(m, "me", "cores"), cores(m, "me", "spent")) == (0, 0, 1)


def test_nobody_pays_more_than_there_is() -> None:
    t = table(scene(me={"cores": 1, "points": 1}))
    assert not pay(t, ME, 3)
    assert (t.points[ME], t.core(ME, ACTIVE)) == (1, 1)


@clause("07-2", "07-3")
def test_the_log_tells_from_where_to_where_cores_go() -> None:
    lady = lord(cc=2)
    m = scene(me={"awakened": True, "hand": [lady], "cores": 2, "spent": 1, "cores_2": 1})
    use(m, MASTER)  # core boost (20-3b)
    unlock(m, lady)
    exclude(m, lady)
    end_turn(m)
    moves = [note for note in m.log_view(None) if note["verb"] == "cores" and note["seat"] == ME]
    assert [(note["from"], note["to"], note["number"]) for note in moves] == [
        ("outside", "master", 1),
        ("core zone", "lord", 2),
        ("lord", "master", 2),
        ("wait 2", "wait 1", 1),
    ]


# -- life (08) -------------------------------------------------------------------------------


@clause("08-4", "38-2")
@pytest.mark.parametrize(("before", "after"), [(10, 13), (18, 20), (20, 20)])
def test_life_is_twenty_at_most(before: int, after: int) -> None:
    heal = skill("あなたのマスターは3点のライフを得る。")
    m = scene(me={"standby": [heal], "life": before})
    play(m, heal)
    assert life(m, "me") == after


@clause("08-1", "08-5", "24-2a")
def test_life_is_not_less_than_nothing() -> None:
    giant = minion(atk=9)
    m = scene(me={"minions": [None, giant]}, foe={"life": 4})
    attack(m, giant, MASTER)
    assert life(m, "foe") == 0
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.clause) == ([ME], "24-2a")


# -- ATK and HP (09, 10) ---------------------------------------------------------------------


@clause("09-2")
def test_atk_is_not_less_than_nothing() -> None:
    weak = skill("相手のミニオンを1体選び、ターン終了時まで「-3/+0」の修正を与える。")
    target = minion(atk=1)
    m = scene(me={"standby": [weak]}, foe={"minions": [target]})
    play(m, weak)
    assert values(m, target) == (0, 3)


@clause("09-3", "10-3")
def test_atk_and_hp_have_no_upper_limit() -> None:
    giant = minion(atk=99, hp=99)
    more = skill("あなたのミニオンを1体選び、ターン終了時まで「+50/+50」の修正を与える。")
    m = scene(me={"standby": [more], "minions": [giant]})
    play(m, more)
    assert values(m, giant) == (149, 149)


@clause("10-2")
def test_hp_is_not_less_than_nothing() -> None:
    """What is asked for while it is being hit; afterwards it has gone."""
    one = minion(hp=3)
    m = scene(me={"minions": [one]})
    t, card = table(m), number(m, one)
    for taken, left in ((0, 3), (2, 1), (3, 0), (5, 0)):
        t.set_damage(card, taken)
        assert hit_points(t, t.refs[card]) == left


@clause("10-1")
def test_without_hp_a_minion_breaks_at_once() -> None:
    """The second part of the effect finds it gone already."""
    fade = skill(
        "相手のミニオンを1体選び、ターン終了時まで「+0/-5」の修正を与える。"
        "相手のミニオン全てに1点のダメージを与える。"
    )
    target = minion(hp=3, wt=3)
    m = scene(me={"standby": [fade]}, foe={"minions": [target]})
    play(m, fade)
    assert zone(m, "foe", "wait 3") == [target.name]
    assert not log_has(m, verb="damage")


# -- damage (11) -----------------------------------------------------------------------------


@clause("10-1")
def test_a_minion_that_never_had_hp_breaks_at_once() -> None:
    """Nothing else in the match is about HP."""
    shade = minion(hp=0)
    call = skill("あなたのタイムラインにあるミニオンを1体選び、フィールドに配置する。", wt=1)
    m = scene(me={"hand": [shade, minion()], "cores": 2})
    unlock(m, shade, 0)
    assert zone(m, "me", "minions") == ["", "", ""]
    assert zone(m, "me", "wait 2") == [shade.name]
    m = scene(me={"standby": [call], "wait 3": [shade], "minions": [minion()]})
    play(m, call)
    lane(m, 1)
    assert zone(m, "me", "wait 2") == [shade.name]


@clause("11-2", "21-3")
def test_damage_to_a_master_is_life_and_does_not_stay() -> None:
    bolt = skill("相手のマスターに3点のダメージを与える。")
    m = scene(me={"standby": [bolt]})
    play(m, bolt)
    assert life(m, "foe") == 17
    assert damage(m, MASTER, "foe") == 0


@clause("11-3", "12-2")
def test_damage_adds_up_until_it_is_enough() -> None:
    bolt = skill("相手のミニオンを1体選び、2点のダメージを与える。")
    target = minion(hp=3, wt=1)
    m = scene(me={"standby": [bolt, bolt]}, foe={"minions": [target]})
    play(m, bolt)
    assert values(m, target) == (1, 1)
    assert damage(m, target) == 2
    play(m, bolt)
    assert zone(m, "foe", "wait 1") == [target.name]
    assert damage(m, target) == 0  # it ends when the unit leaves
    for hp, stays in ((1, False), (2, False), (3, True)):
        one = minion(hp=hp, wt=1)
        m = scene(me={"standby": [bolt]}, foe={"minions": [one]})
        play(m, bolt)
        assert (one.name in zone(m, "foe", "minions")) == stays


@clause("11-4", "26-7")
def test_damage_of_both_sides_ends_with_the_turn() -> None:
    mine = minion(hp=5)
    theirs = minion(hp=5)
    m = scene(
        me={"minions": [hurt(mine, 2)], "lord": hurt(lord(name="傷の卿"), 1)},
        foe={"minions": [hurt(theirs, 4)]},
    )
    end_turn(m)
    assert [damage(m, one) for one in (mine, theirs, "傷の卿")] == [0, 0, 0]
    assert values(m, theirs) == (1, 5)


@clause("11-5")
def test_no_damage_is_no_damage() -> None:
    """A unit without ATK deals none, so that nothing that waits for damage happens."""
    lamb = minion("対マスター特効2", atk=0)
    witness = minion("「痛み」《あなたのマスターがダメージを受けた時》:あなたはカードを1枚引く。")
    m = scene(me={"minions": [None, lamb]}, foe={"minions": [witness]})
    attack(m, lamb, MASTER)
    assert life(m, "foe") == 20
    assert zone(m, "foe", "hand") == []
    assert not log_has(m, verb="damage")
    goat = minion("対マスター特効2", atk=1)
    m = scene(me={"minions": [None, goat]}, foe={"minions": [witness]})
    attack(m, goat, MASTER)
    assert (life(m, "foe"), len(zone(m, "foe", "hand"))) == (17, 1)


# -- breaking (12) ---------------------------------------------------------------------------


@clause("12-1", "12-2", "38-4")
@pytest.mark.parametrize("wt", [1, 2, 3, 4])
def test_a_broken_minion_waits(wt: int) -> None:
    kill = skill("相手のミニオンを1体選び、ブレイクする。")
    target = minion(wt=wt)
    m = scene(me={"standby": [kill]}, foe={"minions": [target]})
    play(m, kill)
    assert zone(m, "foe", f"wait {wt}") == [target.name]


@clause("12-3", "38-4")
def test_a_broken_lord_is_excluded_and_its_cores_go_to_the_master() -> None:
    lady = lord(hp=1)
    wolf = minion(atk=2)
    m = scene(
        me={"minions": [None, wolf]},
        foe={"lord": lady, "on_lord": 2, "on_master": 1},
    )
    attack(m, wolf, lady)
    assert zone(m, "foe", "excluded") == [lady.name]
    assert (cores(m, "foe", "on_lord"), cores(m, "foe", "on_master")) == (0, 3)


@clause("16-3e")
def test_a_card_in_reverse_state_does_not_break() -> None:
    kill = skill("フィールドにあるカード全てをブレイクする。")
    target = minion()
    m = scene(
        me={"standby": [kill]},
        foe={"minions": [{"card": target, "down": True}]},
    )
    play(m, kill)
    assert zone(m, "foe", "minions") == [target.name, "", ""]
    assert is_turned(m, target)


@clause("12-2")
def test_skills_and_minions_that_break_wait_as_long_as_they_say() -> None:
    kill = skill("相手のスタンバイゾーンにあるカードを1枚選び、ブレイクする。", wt=4)
    for card in (skill("あなたはカードを1枚引く。", wt=1), minion(wt=3)):
        m = scene(me={"standby": [kill]}, foe={"standby": [card]})
        play(m, kill)
        where = 1 if card.nums[WT] == 1 else 3
        assert zone(m, "foe", f"wait {where}") == [card.name]
