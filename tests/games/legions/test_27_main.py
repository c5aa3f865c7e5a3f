"""27, 30, 31 and 32: main phase actions, costs, unlocking, playing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.legions.table import (
    FOE,
    Card,
    arts,
    asked,
    attack,
    choose,
    cores,
    damage,
    done,
    exclude,
    is_rested,
    is_turned,
    leave,
    life,
    log_notes,
    lord,
    minion,
    move,
    number,
    offered,
    options,
    pick,
    play,
    rested,
    say,
    scene,
    skill,
    table,
    turned,
    unlock,
    use,
    why_not,
    zone,
)
from tests.ruling import clause

from kirifuda import CardError
from kirifuda.games.legions.zones import COST
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Option

DRAW = "あなたはカードを1枚引く。"
KILL = "相手のミニオンを1体選び、ブレイクする。"


# -- actions (27) ----------------------------------------------------------------------------


@clause("27-1")
def test_the_seven_actions() -> None:
    held = minion()
    ready = skill(DRAW)
    one = minion("「技」《自ターン中任意1回》【1MP】:" + DRAW)
    m = scene(me={"hand": [held], "standby": [ready], "minions": [one], "cores": 1})
    kinds = [o.kind for o in (m.decision.options if m.decision else [])]
    wanted = ["unlock", "play", "attack", "move", "use", "exclude", "exclude", "end"]
    assert sorted(kinds) == sorted(wanted)


@clause("27-1")
@pytest.mark.parametrize("kind", ["unlock", "play", "attack", "move", "use", "exclude"])
def test_actions_are_the_turn_player_s(kind: str) -> None:
    held, ready, one = minion(), skill(DRAW), minion()
    m = scene(foe={"hand": [held], "standby": [ready], "minions": [one], "cores": 1})
    card = {"unlock": held, "play": ready}.get(kind, one)
    reasons = why_not(m, kind, card, seat=FOE)
    assert reasons[0] == "26-1"


@clause("27-2", "31-1", "31-4")
def test_unlocking_pays_the_cost() -> None:
    card = minion(cost=3)
    m = scene(me={"hand": [card], "cores": 2})
    assert why_not(m, "unlock", card) == ["31-4"]
    m = scene(me={"hand": [card], "cores": 3})
    choose(m, "unlock", card)
    asked(m, "play or standby", "me")
    assert (cores(m, "me", "cores"), cores(m, "me", "spent")) == (0, 3)
    choose(m, "standby")
    assert zone(m, "me", "standby") == [card.name]


@clause("27-3", "32-1")
def test_a_card_on_standby_is_played_without_any_cost() -> None:
    card = minion(cost=5)
    m = scene(me={"standby": [card]})
    play(m, card, 2)
    assert zone(m, "me", "minions") == ["", "", card.name]
    other = minion()
    m = scene(foe={"standby": [other]})
    assert why_not(m, "play", other) == ["27-3"]


@clause("27-4", "34-3")
def test_an_attack_exhausts_the_attacker() -> None:
    wolf = minion()
    tired = minion()
    m = scene(me={"minions": [wolf, None, rested(tired)]})
    attack(m, wolf)
    assert is_rested(m, wolf)
    assert life(m, "foe") == 19
    assert why_not(m, "attack", tired) == ["34-3"]
    assert not offered(m, "attack", tired)


@clause("27-4")
def test_masters_and_reversed_cards_do_not_attack() -> None:
    hidden = minion()
    m = scene(me={"minions": [turned(hidden)]})
    assert options(m, "attack") == []
    assert why_not(m, "attack", hidden) == ["16-3e"]
    own = table(m).master_card(0)
    assert [r.clause for r in m.why_not(0, Option("attack", own))] == ["27-4"]


@clause("27-5")
def test_moving_to_another_lane_exhausts() -> None:
    one = minion("「足音」《レーン移動時》:" + DRAW)
    m = scene(me={"minions": [one]})
    move(m, one, 1)
    assert zone(m, "me", "minions") == ["", one.name, ""]
    assert is_rested(m, one)
    assert len(zone(m, "me", "hand")) == 1
    assert why_not(m, "move", one, spot=2) == ["27-5"]


@clause("27-5", "18-5", "17-11")
def test_where_a_minion_cannot_go() -> None:
    one, other = minion(), minion()
    m = scene(me={"minions": [one, other]})
    assert why_not(m, "move", one, spot=2) == ["18-5"]
    assert why_not(m, "move", one, spot=1) == ["17-11"]
    lady = lord()
    m = scene(me={"lord": lady})
    assert why_not(m, "move", lady, spot=0) == ["27-5"]


@clause("27-6", "30-1")
def test_an_activated_ability_is_paid_for_first() -> None:
    sage = minion("「学び」《自ターン中任意》【1MP】:" + DRAW)
    m = scene(me={"minions": [sage], "cores": 2})
    use(m, sage)
    use(m, sage)
    assert (len(zone(m, "me", "hand")), cores(m, "me", "spent")) == (2, 2)
    number_of = table(m).face(number(m, sage)).abilities[0]
    assert why_not(m, "use", sage, ability=number_of) == ["30-2"]


@clause("27-6")
def test_an_ability_for_once_a_turn() -> None:
    sage = minion("「学び」《自ターン中任意1回》【1MP】:" + DRAW)
    m = scene(me={"minions": [sage], "cores": 2})
    use(m, sage)
    ability = table(m).face(number(m, sage)).abilities[0]
    assert why_not(m, "use", sage, ability=ability) == ["36-4b"]


@clause("27-6")
def test_an_ability_that_was_given_is_used_like_one_s_own() -> None:
    gift = skill(
        "あなたのミニオンを1体選び、"
        "ターン終了時まで「「学び」《自ターン中任意1回》:カードを1枚引く。」を与える。"
    )
    pupil, other = minion(), minion()
    m = scene(me={"minions": [pupil, other], "standby": [gift]})
    assert not options(m, "use")
    play(m, gift)
    pick(m, pupil)
    assert [o.card for o in options(m, "use")] == [number(m, pupil)]
    use(m, pupil)
    assert len(zone(m, "me", "hand")) == 1


@clause("36-4a")
def test_an_ability_that_was_used_with_nothing_chosen_may_be_used_again() -> None:
    """It was used all the same: who thinks better of it chooses then."""
    scout = minion(
        "「斥候」《自ターン中任意》:相手のミニオンを1体まで選び、1点のダメージを与える。"
    )
    foe = minion(hp=5)
    m = scene(me={"minions": [scout]}, foe={"minions": [foe]})
    for _ in range(3):
        use(m, scout)
        done(m)
        assert offered(m, "use", scout)
    use(m, scout)
    pick(m, foe)
    assert damage(m, foe) == 1
    use(m, scout)
    pick(m, foe)
    assert damage(m, foe) == 2


@clause("36-4a")
def test_an_ability_that_changed_nothing_was_used_and_may_be_used_again() -> None:
    """As often as its cost can be paid; a player who never stops is stopped after a while."""
    monk = minion("「祈り」《自ターン中任意》:あなたのマスターは1点のライフを得る。")
    m = scene(me={"minions": [monk]})
    uses = 0
    while offered(m, "use", monk) and uses < 100:
        use(m, monk)
        uses += 1
    assert 2 < uses < 100
    ability = table(m).face(number(m, monk)).abilities[0]
    assert why_not(m, "use", monk, ability=ability) == ["27-1"]


@clause("27-7")
def test_active_cards_on_the_field_may_be_excluded() -> None:
    one, hidden, tired = minion(), minion(), minion()
    lady = lord()
    m = scene(
        me={
            "minions": [one, turned(hidden), rested(tired)],
            "lord": lady,
            "on_lord": 2,
            "on_master": 1,
        }
    )
    assert why_not(m, "exclude", tired) == ["27-7"]
    exclude(m, one)
    exclude(m, hidden)
    exclude(m, lady)
    assert zone(m, "me", "excluded") == [one.name, hidden.name, lady.name]
    assert (cores(m, "me", "on_lord"), cores(m, "me", "on_master")) == (0, 3)
    assert not [o for o in options(m, "exclude") if o.card == table(m).master_card(0)]


@clause("27-8")
def test_cards_on_standby_may_be_excluded() -> None:
    card = minion()
    m = scene(me={"standby": [card]})
    exclude(m, card)
    assert zone(m, "me", "excluded") == [card.name]


# -- costs (30) ------------------------------------------------------------------------------


@clause("30-2a")
@pytest.mark.parametrize("x", [0, 2, 3])
def test_x_is_what_is_paid(x: int) -> None:
    forge = minion(
        "「火入れ」《自ターン中任意》【XMP、疲労】:相手のマスターにX点のダメージを与える。"
    )
    m = scene(me={"minions": [forge], "cores": 3})
    use(m, forge)
    asked(m, "points to pay", "me")
    assert [o.number for o in options(m, "number")] == [0, 1, 2, 3]
    say(m, x)
    assert (life(m, "foe"), cores(m, "me", "spent")) == (20 - x, x)
    assert is_rested(m, forge)


BLAST = "相手のミニオンを1体選び、X点のダメージを与える。"


@clause("30-2a", "31-4")
@pytest.mark.parametrize("x", [0, 2, 3])
def test_x_as_the_cost_of_a_card(x: int) -> None:
    blast, prey = skill(BLAST, cost="X"), minion(hp=9)
    m = scene(me={"hand": [blast], "cores": 3}, foe={"minions": [prey]})
    choose(m, "unlock", blast)
    asked(m, "points to pay", "me")
    assert [o.number for o in options(m, "number")] == [0, 1, 2, 3]
    say(m, x)
    choose(m, "play", blast)
    assert (damage(m, prey), cores(m, "me", "spent")) == (x, x)
    assert zone(m, "me", "wait 2") == [blast.name]


@clause("27-2", "30-2a")
def test_the_card_is_shown_before_x_is_asked() -> None:
    blast = skill(BLAST, cost="X")
    m = scene(me={"hand": [blast], "cores": 1}, foe={"minions": [minion(hp=9)]})
    choose(m, "unlock", blast)
    asked(m, "points to pay", "me")
    assert m.state.known[number(m, blast)] == 3
    leave(m, "points to pay")


@clause("30-2a", "31-3")
def test_x_beside_what_another_colour_costs() -> None:
    """The point more for the colour is paid, but is no part of X."""
    blast, prey = skill(BLAST, cost="X", colors=["green"]), minion(hp=9)
    m = scene(me={"hand": [blast], "cores": 3}, foe={"minions": [prey]})
    choose(m, "unlock", blast)
    assert [o.number for o in options(m, "number")] == [0, 1, 2]
    say(m, 2)
    choose(m, "play", blast)
    assert (damage(m, prey), cores(m, "me", "spent")) == (2, 3)
    m = scene(me={"hand": [blast]}, foe={"minions": [prey]})
    assert why_not(m, "unlock", blast) == ["31-3"]


@clause("30-2a", "31-5")
def test_x_is_known_while_the_card_stands_by() -> None:
    """What comes to standby otherwise was not paid for: its X is 0."""
    blast, prey = skill(BLAST, cost="X"), minion(hp=9)
    m = scene(me={"hand": [blast], "cores": 3}, foe={"minions": [prey]})
    choose(m, "unlock", blast)
    say(m, 3)
    choose(m, "standby", blast)
    play(m, blast)
    assert damage(m, prey) == 3
    m = scene(me={"standby": [blast], "cores": 3}, foe={"minions": [prey]})
    play(m, blast)
    assert (damage(m, prey), cores(m, "me", "spent")) == (0, 0)


@clause("30-2a", "35-9")
def test_a_first_effect_with_x_needs_a_target_for_that_x() -> None:
    bind = skill("相手のコストX以下のミニオンを1体選び、疲労させる。", cost="X")
    m = scene(me={"hand": [bind, bind], "cores": 3}, foe={"minions": [minion(cost=2)]})
    choose(m, "unlock", bind)
    say(m, 1)
    assert zone(m, "me", "standby") == [bind.name]  # it cannot be played
    choose(m, "unlock", bind)
    say(m, 2)
    assert offered(m, "play", bind)
    choose(m, "play", bind)


@clause("30-2a", "31-7")
def test_a_card_that_an_effect_unlocks_has_no_x() -> None:
    blast, prey = skill(BLAST, cost="X"), minion(hp=9)
    key = skill("あなたの手札にあるスキルを1枚選び、アンロックする。", cost=0)
    m = scene(me={"hand": [key, blast], "cores": 3}, foe={"minions": [prey]})
    unlock(m, key)
    choose(m, "play", blast)
    assert (damage(m, prey), cores(m, "me", "spent")) == (0, 0)


@clause("30-2a")
def test_only_skills_and_arts_have_x_for_a_cost() -> None:
    """Nothing would tell the abilities of a unit what was paid for it."""
    assert arts(BLAST, cost="X").nums[COST] == 0
    for make in (minion, lord):
        with pytest.raises(CardError):
            make(cost="X")
    with pytest.raises(CardError):
        skill("相手のミニオンを1体選び、X点のダメージを与える。", cost=2)


@clause("30-3")
def test_exhaustion_as_a_cost() -> None:
    smith = minion("「鍛冶」《自ターン中任意》【疲労】:" + DRAW)
    m = scene(me={"minions": [smith]})
    use(m, smith)
    assert is_rested(m, smith)
    assert not offered(m, "use", smith)


@clause("30-4")
def test_a_cost_is_paid_completely_or_not_at_all() -> None:
    price = minion(
        "「清算」《自ターン中任意》【あなたの手札にあるカードを2枚選び、除外する】:" + DRAW
    )
    m = scene(me={"minions": [price], "hand": 1})
    assert not offered(m, "use", price)
    m = scene(me={"minions": [price], "hand": 2})
    use(m, price)
    assert len(zone(m, "me", "excluded")) == 2
    assert len(zone(m, "me", "hand")) == 1


@clause("30-4")
@pytest.mark.parametrize(
    ("deed", "how", "is_so"),
    [
        ("あなたの他のミニオンを1体選び、疲労させる", rested, is_rested),
        ("あなたのフィールドにある他のカードを1枚選び、リバース状態にする", turned, is_turned),
    ],
)
def test_what_is_so_already_pays_for_nothing(
    deed: str, how: Callable[[Card], dict[str, object]], is_so: Callable[[Match, Card], bool]
) -> None:
    smith = minion(f"「鍛冶」《自ターン中任意》【{deed}】:{DRAW}")
    other = minion()
    m = scene(me={"minions": [smith, how(other)]})
    assert not offered(m, "use", smith)
    m = scene(me={"minions": [smith, other, how(minion())]})
    use(m, smith)
    assert len(zone(m, "me", "hand")) == 1
    assert is_so(m, other)
    assert not offered(m, "use", smith)


@clause("30-4")
def test_a_leader_that_is_exhausted_already_pays_for_nothing() -> None:
    herald = minion(f"「布告」《自ターン中任意》【あなたのマスターを疲労させる】:{DRAW}")
    m = scene(me={"minions": [herald]})
    use(m, herald)
    assert len(zone(m, "me", "hand")) == 1
    assert not offered(m, "use", herald)


@clause("30-4")
def test_all_of_them_are_those_that_can_be_turned() -> None:
    horn = minion(f"「角笛」《自ターン中任意》【あなたのミニオン全てを疲労させる】:{DRAW}")
    tired = minion()
    m = scene(me={"minions": [horn, rested(tired)]})
    use(m, horn)
    assert is_rested(m, horn)
    assert len(zone(m, "me", "hand")) == 1
    assert not offered(m, "use", horn)


# -- unlocking (31) --------------------------------------------------------------------------


@clause("31-3", "31-4")
def test_one_more_point_for_a_colour_that_the_master_lacks() -> None:
    foreign = minion(colors=["green"], cost=2)
    m = scene(me={"hand": [foreign], "cores": 2})
    assert why_not(m, "unlock", foreign) == ["31-3"]
    m = scene(me={"hand": [foreign], "cores": 3})
    unlock(m, foreign, 0)
    assert cores(m, "me", "spent") == 3
    own = minion(colors=["white"], cost=2)
    m = scene(me={"hand": [own], "cores": 3})
    unlock(m, own, 0)
    assert cores(m, "me", "spent") == 2


@clause("31-3", "31-4")
@pytest.mark.parametrize(("cost", "price"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 3)])
def test_a_reduction_does_not_take_off_the_point_for_a_foreign_colour(
    cost: int, price: int
) -> None:
    """A cost is lowered to 0 at the least; the point comes on top."""
    cheap = minion("「値引き」《常時》:あなたがアンロックするカードはコストが-2される。")
    foreign = minion(colors=["green"], cost=cost)
    own = minion(colors=["white"], cost=cost)
    m = scene(me={"minions": [cheap], "hand": [foreign, own], "cores": price - 1})
    assert why_not(m, "unlock", foreign) == ["31-3"]
    assert not offered(m, "unlock", foreign)
    assert offered(m, "unlock", own)  # a point less
    m = scene(me={"minions": [cheap], "hand": [foreign], "cores": price})
    unlock(m, foreign, 1)
    assert cores(m, "me", "spent") == price


@clause("31-3", "31-4")
def test_a_cost_that_is_lowered_on_the_card_is_no_less_than_0_either() -> None:
    """A change of the printed cost and one of what unlocking costs are both before the point."""
    cheap = minion("「値引き」《常時》:あなたの手札にあるカードはコストが-3される。")
    more = minion("「値上げ」《常時》:相手がアンロックするカードはコストが+1される。")
    foreign = minion(colors=["green"], cost=1)
    m = scene(me={"minions": [cheap], "hand": [foreign], "cores": 0}, foe={})
    assert why_not(m, "unlock", foreign) == ["31-3"]
    m = scene(me={"minions": [cheap], "hand": [foreign], "cores": 1})
    unlock(m, foreign, 1)
    assert cores(m, "me", "spent") == 1
    assert more.name


@clause("31-3")
def test_two_symbols_need_a_master_with_both() -> None:
    own = minion(colors=["red", "white"])
    half = minion(colors=["red", "green"])
    m = scene(me={"hand": [own, half], "cores": 9})
    assert offered(m, "unlock", own)
    assert why_not(m, "unlock", half) == ["31-3"]


@clause("31-2")
def test_arts_and_lords_need_an_awakened_master() -> None:
    art, lady = arts(DRAW), lord()
    m = scene(me={"hand": [art, lady], "cores": 9})
    assert why_not(m, "unlock", art) == ["31-2"]
    assert why_not(m, "unlock", lady) == ["31-2"]


@clause("31-5")
def test_arts_and_lords_are_played_at_once() -> None:
    art, lady = arts(DRAW), lord()
    m = scene(me={"hand": [art, lady], "cores": 9, "awakened": True})
    choose(m, "unlock", art)
    asked(m, "main")
    assert zone(m, "me", "excluded") == [art.name]
    choose(m, "unlock", lady)
    asked(m, "main")
    assert zone(m, "me", "lord") == [lady.name]


@clause("31-5")
def test_skills_and_minions_are_played_or_put_on_standby() -> None:
    spell, troop = skill(DRAW), minion()
    m = scene(me={"hand": [spell, troop], "cores": 2})
    choose(m, "unlock", spell)
    assert sorted(o.kind for o in options(m, "play") + options(m, "standby")) == ["play", "standby"]
    choose(m, "standby")
    choose(m, "unlock", troop)
    assert [o.spot for o in options(m, "play")] == [0, 1, 2]
    choose(m, "standby")
    assert zone(m, "me", "standby") == [spell.name, troop.name]


@clause("31-6")
def test_what_can_neither_be_played_nor_stand_by_is_excluded() -> None:
    spell = skill(KILL)
    m = scene(me={"hand": [spell], "cores": 1, "standby": 2})
    choose(m, "unlock", spell)
    assert zone(m, "me", "excluded") == [spell.name]
    lady, other = lord(), lord()
    m = scene(me={"hand": [lady], "lord": other, "cores": 3, "awakened": True})
    choose(m, "unlock", lady)
    assert zone(m, "me", "excluded") == [lady.name]


@clause("31-7", "38-17")
def test_an_effect_unlocks_without_colours_and_cost() -> None:
    call = skill("あなたの手札にあるミニオンを1枚選び、アンロックする。" + DRAW, wt=3)
    foreign = minion(colors=["black", "green"], cost=9)
    m = scene(me={"standby": [call], "hand": [foreign]})
    play(m, call)
    # the effect has ended: a card was drawn, and the skill waits already
    assert (len(zone(m, "me", "hand")), zone(m, "me", "wait 3")) == (2, [call.name])
    asked(m, "play or standby", "me")
    choose(m, "play", foreign, spot=0)
    assert zone(m, "me", "minions") == [foreign.name, "", ""]
    plain = minion(cost=2)
    m = scene(me={"standby": [call], "hand": [plain], "cores": 3})
    play(m, call)
    choose(m, "standby", plain)
    assert (cores(m, "me", "spent"), cores(m, "me", "cores")) == (0, 3)
    m = scene(me={"hand": [plain], "cores": 3})
    unlock(m, plain, 0)
    assert (cores(m, "me", "spent"), cores(m, "me", "cores")) == (2, 1)  # as an action it costs


@clause("31-2", "38-17")
def test_an_effect_cannot_unlock_what_the_master_s_mode_forbids() -> None:
    call = skill("あなたの手札にあるロードを1枚選び、アンロックする。")
    lady = lord()
    m = scene(me={"standby": [call], "hand": [lady], "cores": 3})
    play(m, call)
    assert zone(m, "me", "hand") == [lady.name]
    assert log_notes(m, "31-2", "refused", lady)


@clause("31-1")
def test_unlocking_triggers_before_the_card_is_played() -> None:
    herald = minion("「先触れ」《アンロック時》:" + DRAW)
    m = scene(me={"hand": [herald], "cores": 1})
    choose(m, "unlock", herald)
    assert len(zone(m, "me", "hand")) == 2
    leave(m, "play or standby")


# -- playing (32) ----------------------------------------------------------------------------


@clause("32-3")
def test_a_minion_needs_a_free_lane() -> None:
    full = [minion(), minion(), minion()]
    card = minion()
    m = scene(me={"minions": full, "standby": [card]})
    assert why_not(m, "play", card, spot=0) == ["32-3", "32-3"]
    assert not offered(m, "play", card)
    m = scene(me={"minions": [full[0]], "standby": [card]})
    assert why_not(m, "play", card, spot=0) == ["32-3"]
    assert [o.spot for o in options(m, "play")] == [1, 2]
    play(m, card, 2)
    assert zone(m, "me", "minions") == [full[0].name, "", card.name]


@clause("32-4", "35-9")
def test_a_skill_without_a_target_is_not_played() -> None:
    spell = skill(KILL)
    m = scene(me={"standby": [spell]})
    assert why_not(m, "play", spell) == ["32-4"]
    m = scene(me={"standby": [spell]}, foe={"minions": [minion()]})
    play(m, spell)
    assert zone(m, "me", "wait 2") == [spell.name]


@clause("32-5", "30-4")
def test_a_lord_takes_cores_from_the_core_zone() -> None:
    lady = lord(cc=2)
    m = scene(me={"hand": [lady], "cores": 2, "awakened": True})
    unlock(m, lady)
    assert zone(m, "me", "lord") == [lady.name]
    assert (cores(m, "me", "on_lord"), cores(m, "me", "cores"), cores(m, "me", "spent")) == (
        2,
        0,
        0,
    )
    m = scene(me={"hand": [lady], "cores": 1, "awakened": True})
    choose(m, "unlock", lady)
    assert zone(m, "me", "excluded") == [lady.name]
    assert log_notes(m, "31-6")


@clause("32-6")
def test_arts_are_excluded_after_their_effect() -> None:
    art = arts(KILL)
    m = scene(me={"hand": [art], "cores": 1, "awakened": True})
    choose(m, "unlock", art)  # without a target it is not played: 31-6
    assert [n.clause for n in log_notes(m, verb="move", one=art)] == ["31-6"]
    m = scene(
        me={"hand": [art], "cores": 1, "awakened": True},
        foe={"minions": [minion()]},
    )
    choose(m, "unlock", art)
    assert [n.clause for n in log_notes(m, verb="move", one=art)] == ["32-2", "32-6"]


@clause("38-17")
def test_cards_that_an_effect_unlocks_come_one_after_the_other() -> None:
    call = skill("あなたの手札にあるミニオンを2枚選び、アンロックする。")
    a = minion("「先触れ」《配置時》:" + DRAW)
    b = minion()
    m = scene(me={"hand": [a, b], "standby": [call]})
    play(m, call)
    choose(m, "play", a, spot=0)
    asked(m, "play or standby")
    assert len(zone(m, "me", "hand")) == 2  # the first is played, and has triggered, by now
    choose(m, "play", b, spot=1)
    assert zone(m, "me", "minions") == [a.name, b.name, ""]


@clause("01-3", "31-7", "38-17")
def test_what_must_not_be_unlocked_is_not_unlocked_by_an_effect_either() -> None:
    ban = minion("「禁」《常時》:相手はミニオンをアンロックできない。")
    call = skill("あなたの手札にあるミニオンを1枚選び、アンロックする。")
    held = minion()
    m = scene(me={"standby": [call], "hand": [held]}, foe={"minions": [ban]})
    play(m, call)
    assert zone(m, "me", "hand") == [held.name]
    assert log_notes(m, "01-3", "refused")
    m = scene(me={"standby": [call], "hand": [held]})
    play(m, call)
    choose(m, "standby", held)
    assert zone(m, "me", "standby") == [held.name]
