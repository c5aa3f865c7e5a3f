"""16 to 18 and 21: how cards lie, zones, lanes, units."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.legions.table import (
    FOE,
    ME,
    asked,
    attack,
    choose,
    damage,
    end_turn,
    is_asked,
    is_rested,
    is_turned,
    log_notes,
    lord,
    minion,
    move,
    no_change,
    number,
    numbers,
    offered,
    options,
    play,
    rested,
    scene,
    skill,
    table,
    turned,
    unlock,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.games.legions.processes import reverse
from kirifuda.games.legions.table import adjacent, opposite
from kirifuda.games.legions.zones import CENTRE, COST, DECK, HAND, LEFT, RIGHT
from kirifuda.kernel.match import Match

MASTER = "名もなき将"
TURN = "相手のミニオンを1体選び、リバース状態にする。"


def shown(m: Match, seat: int | None, of: int, name: str) -> list[dict[str, Any]]:
    """A zone of a seat as another one sees it."""
    view: Any = m.view(seat)
    found: list[dict[str, Any]] = view["seats"][of]["zones"][name]
    return found


# -- reverse state (16) ----------------------------------------------------------------------


@clause("16-3", "16-3a")
@pytest.mark.parametrize("tired", [False, True])
def test_a_card_in_reverse_state_stays_active_or_exhausted(tired: bool) -> None:
    spell = skill(TURN)
    target = minion()
    m = scene(
        me={"standby": [spell]},
        foe={"minions": [rested(target) if tired else target]},
    )
    play(m, spell)
    assert is_turned(m, target)
    assert is_rested(m, target) == tired


@clause("16-3b")
def test_everybody_may_look_at_a_card_in_reverse_state() -> None:
    spell = skill(TURN)
    target = minion()
    m = scene(me={"standby": [spell]}, foe={"minions": [target]})
    play(m, spell)
    for seat in (ME, FOE, None):
        (card,) = shown(m, seat, FOE, "minions")
        assert (card["name"], card["down"]) == (target.name, True)
    hurry = skill("相手のウェイトゾーンにあるカードを1枚選び、WT-1する。")
    m = scene(me={"standby": [hurry]}, foe={"wait 3": [turned(target)]})
    play(m, hurry)
    for seat in (ME, FOE, None):
        (card,) = shown(m, seat, FOE, "wait 2")
        assert (card["name"], card["down"]) == (target.name, True)


@clause("16-3c", "16-3d", "16-3e", "21-3")
def test_a_card_in_reverse_state_is_just_a_card() -> None:
    banner = minion(
        "先制\n「軍旗」《常時》:あなたの他のミニオン全ては「+1/+0」の修正を得る。", cost=3
    )
    ally = minion()
    wolf = minion(atk=5)
    m = scene(
        me={"minions": [None, wolf]},
        foe={"minions": [ally, turned(banner)]},
    )
    face = m.state.face(number(m, banner))
    assert (face.names, face.kinds, face.abilities, face.marks) == ((), 0, [], 0)
    assert face.nums[COST] == 0
    assert values(m, ally) == (1, 3)
    # it is no minion: it is neither attacked nor in the way
    assert sorted(o.card for o in chosen_targets(m, wolf)) == sorted(
        [number(m, ally), number(m, MASTER, "foe")]
    )


def chosen_targets(m: Match, one: Any) -> list[Any]:
    attack(m, one)
    found = options(m, "target")
    m.choose(found[0])
    return found


@clause("16-3", "16-3f")
def test_cards_in_hidden_zones_are_not_reversed() -> None:
    m = scene(me={"hand": 1, "deck": 3})
    t = table(m)
    for kind in (HAND, DECK):
        card = t.cards(ME, kind)[0]
        assert not reverse(t, card)
        assert not t.is_reversed(card)
    one = minion()  # where all see it, it is
    m = scene(me={"minions": [one]})
    assert reverse(table(m), number(m, one))
    assert is_turned(m, one)


@clause("16-3", "28-1")
def test_reversed_cards_on_the_timeline_stay_so_until_standby() -> None:
    one = minion()
    two = minion()
    m = scene(me={"wait 1": [turned(one)], "wait 3": [turned(two)]})
    end_turn(m)
    assert (zone(m, "me", "standby"), is_turned(m, one)) == ([one.name], False)
    assert (zone(m, "me", "wait 2"), is_turned(m, two)) == ([two.name], True)


# -- zones (17) ------------------------------------------------------------------------------


@clause("17-2", "17-3")
def test_cards_stay_on_their_owner_s_side() -> None:
    bounce = skill("フィールドにいるミニオン全てを手札に戻す。")
    mine = minion()
    theirs = minion()
    m = scene(me={"minions": [mine], "standby": [bounce]}, foe={"minions": [theirs]})
    play(m, bounce)
    assert (zone(m, "me", "hand"), zone(m, "foe", "hand")) == ([mine.name], [theirs.name])


@clause("17-8", "17-9")
def test_decks_are_hidden_and_hands_are_for_their_player() -> None:
    m = scene(me={"hand": 2, "deck": 4}, foe={"hand": 3})
    assert all("name" not in c for c in shown(m, ME, ME, "deck"))
    assert all("name" in c for c in shown(m, ME, ME, "hand"))
    assert all("name" not in c for c in shown(m, FOE, ME, "hand"))
    assert all("name" not in c for c in shown(m, None, ME, "hand"))
    m = scene(me={"hand": 12, "top": 9})
    assert len(zone(m, "me", "hand")) == 12  # there is no limit
    end_turn(m)
    assert len(zone(m, "me", "hand")) == 12


@clause("17-11")
def test_a_lane_holds_one_card() -> None:
    here = minion()
    away = minion()
    card = minion()
    m = scene(me={"minions": [here, away, None], "standby": [card]})
    assert [o.spot for o in options(m, "play", card)] == [2]
    assert not offered(m, "move", here)
    assert [o.spot for o in options(m, "move", away)] == [2]


@clause("17-13", "17-14")
def test_leaders_lie_in_their_areas_for_all_to_see() -> None:
    lady = lord()
    m = scene(me={"awakened": True, "hand": [lady], "cores": 2})
    unlock(m, lady)
    assert zone(m, "me", "lord") == [lady.name]
    assert zone(m, "me", "master") == [MASTER]
    for seat in (ME, FOE, None):
        for area, name in (("lord", lady.name), ("master", MASTER)):
            assert [c.get("name") for c in shown(m, seat, ME, area)] == [name]


@clause("17-14", "32-5")
def test_the_lord_area_holds_one_lord() -> None:
    """A second one is not played, and finds no room if an effect places it (31-6, 38-6)."""
    lady, other = lord(), lord()
    m = scene(me={"awakened": True, "lord": lady, "hand": [other], "cores": 5})
    unlock(m, other)
    assert (zone(m, "me", "lord"), zone(m, "me", "excluded")) == ([lady.name], [other.name])
    call = skill("あなたの除外ゾーンにあるロードを2枚選び、フィールドに配置する。")
    third = lord()
    m = scene(me={"standby": [call], "excluded": [other, third]})
    play(m, call)
    assert (zone(m, "me", "lord"), zone(m, "me", "excluded")) == ([other.name], [third.name])


@clause("17-14", "17-11")
def test_no_minion_comes_to_the_lord_area() -> None:
    """Where all lanes are taken, there is no place for it although no lord is there."""
    card = minion()
    m = scene(me={"minions": 3, "hand": [card], "standby": 2, "cores": 1})
    unlock(m, card)
    assert (zone(m, "me", "lord"), zone(m, "me", "excluded")) == ([], [card.name])


@clause("17-16")
def test_wait_zones_are_open_and_hold_any_number() -> None:
    m = scene(me={"wait 2": 5})
    for seat in (ME, FOE, None):
        assert len([c for c in shown(m, seat, ME, "wait 2") if "name" in c]) == 5


@clause("17-17")
@pytest.mark.parametrize("there", [0, 1, 2])
def test_standby_holds_two_cards(there: int) -> None:
    card = minion()
    m = scene(me={"standby": there, "hand": [card], "cores": 1})
    choose(m, "unlock", card)
    asked(m, "play or standby")
    assert offered(m, "standby", card) == (there < 2)
    if there < 2:
        choose(m, "standby", card)
        assert len(zone(m, "me", "standby")) == there + 1
    else:
        choose(m, "play", card, spot=0)


@clause("17-17", "31-6")
def test_a_third_card_that_cannot_be_played_either_is_excluded() -> None:
    card = minion()
    m = scene(me={"standby": 2, "minions": 3, "hand": [card], "cores": 1})
    unlock(m, card)
    assert (len(zone(m, "me", "standby")), zone(m, "me", "excluded")) == (2, [card.name])


@clause("17-17", "28-1")
@pytest.mark.parametrize("there", [0, 1, 2])
def test_no_more_than_two_come_to_standby_when_wait_turns_pass(there: int) -> None:
    m = scene(me={"standby": there, "wait1": 3})
    choose(m, "end")
    while is_asked(m, "to standby"):
        m.choose(0)
    no_change(m)
    assert len(zone(m, "me", "standby")) == 2
    assert len(zone(m, "me", "excluded")) == 1 + there


@clause("17-17")
def test_standby_is_open() -> None:
    card = minion()
    m = scene(me={"standby": [card]})
    for seat in (ME, FOE, None):
        assert [c["name"] for c in shown(m, seat, ME, "standby")] == [card.name]


@clause("17-18")
def test_nobody_sees_what_was_excluded_face_down() -> None:
    m = scene(me={"hand": 1, "deck": 5}, phase="draw")
    m.choose(0)
    assert len(zone(m, "me", "excluded")) == 1
    for seat in (ME, FOE, None):
        (gone,) = shown(m, seat, ME, "excluded")
        assert "name" not in gone
    gone_open = minion()
    m = scene(me={"minions": [gone_open]})
    m.choose(options(m, "exclude", gone_open)[0])
    (seen,) = shown(m, FOE, ME, "excluded")
    assert seen["name"] == gone_open.name


@clause("17-18")
def test_what_was_excluded_face_down_triggers_nothing() -> None:
    """Nobody may look at it, so nobody can tell what it says."""
    ghost = minion(
        "「怨念」《このカードが除外ゾーンに置かれた時》:相手のマスターに1点のダメージを与える。"
        "\n「祟り」《このカードが除外ゾーンにあり、あなたがカードを引いた時》:"
        "相手のマスターに1点のダメージを与える。"
    )
    m = scene(me={"minions": [ghost]})
    m.choose(options(m, "exclude", ghost)[0])
    assert table(m).life[FOE] == 19
    m = scene(me={"excluded": [ghost], "standby": [skill("あなたはカードを1枚引く。")]})
    m.choose(options(m, "play")[0])
    assert table(m).life[FOE] == 19
    m = scene(me={"hand": [ghost], "deck": 5}, phase="draw")
    m.choose(options(m, "pick", ghost)[0])
    assert zone(m, "me", "excluded") == [ghost.name]
    assert table(m).life[FOE] == 20


@clause("17-18", "36-1")
def test_what_everyone_saw_leave_is_known_all_the_same() -> None:
    guard = minion(
        "「遺言」《このカードがフィールドから離れた時》:相手のマスターに1点のダメージを与える。"
    )
    away = skill("あなたのミニオンを1体選び、裏向きに除外する。")
    m = scene(me={"minions": [guard], "standby": [away]})
    play(m, away)
    assert zone(m, "me", "excluded") == [guard.name]
    assert table(m).life[FOE] == 19


@clause("17-19", "32-2")
def test_what_is_played_goes_through_the_play_zone() -> None:
    spell = skill("あなたはカードを1枚引く。", wt=3)
    troop = minion()
    m = scene(me={"standby": [spell, troop]})
    play(m, spell)
    assert path(m, spell) == ["play", "wait 3"]
    play(m, troop, 0)
    assert path(m, troop) == ["play", "minions"]


def path(m: Match, one: Any) -> list[str]:
    """The zones to which a card has gone."""
    names = m.state.pool.rules.zones
    return [names[n.after].name for n in log_notes(m, verb="move", one=one)]


# -- lanes (18) ------------------------------------------------------------------------------


@clause("18-1", "18-2", "18-3", "18-4")
@pytest.mark.parametrize(("mine", "theirs"), [(LEFT, RIGHT), (CENTRE, CENTRE), (RIGHT, LEFT)])
def test_lanes_are_shared_with_the_lane_opposite(mine: int, theirs: int) -> None:
    wolf = minion()
    wall = minion()
    m = scene(
        me={"minions": [{"card": wolf, "spot": mine}]},
        foe={"minions": [{"card": wall, "spot": theirs}]},
    )
    assert opposite(mine) == theirs
    attack(m, wolf)  # the only target: its blocker
    assert log_notes(m, verb="target")[0].card == number(m, wall)


@clause("18-3")
def test_leaders_are_in_the_centre_lane() -> None:
    lady = lord()
    wall = minion()
    near = minion()
    m = scene(
        me={"lord": lady},
        foe={"minions": [near, wall, None]},
    )
    attack(m, lady)
    assert sorted(o.card for o in options(m, "target")) == sorted(
        numbers(m, near) + numbers(m, wall)
    )
    m.choose(0)


@clause("18-5")
def test_the_centre_is_next_to_both_sides() -> None:
    assert adjacent(LEFT, CENTRE)
    assert adjacent(CENTRE, RIGHT)
    assert not adjacent(LEFT, RIGHT)
    one = minion()
    m = scene(me={"minions": [None, one]})
    assert [o.spot for o in options(m, "move", one)] == [LEFT, RIGHT]
    move(m, one, RIGHT)
    assert zone(m, "me", "minions") == ["", "", one.name]
    m = scene(me={"minions": [one]})
    assert [o.spot for o in options(m, "move", one)] == [CENTRE]


# -- units (21) ------------------------------------------------------------------------------


@clause("21-4", "35-10")
def test_effects_on_a_unit_end_when_it_leaves() -> None:
    more = skill("あなたのミニオンを1体選び、ターン終了時まで「+2/+2」の修正を与える。")
    back = skill("あなたのミニオンを1体選び、手札に戻す。")
    one = minion()
    m = scene(me={"minions": [one], "standby": [more, back], "cores": 1})
    play(m, more)
    assert values(m, one) == (3, 5)
    play(m, back)
    unlock(m, one, 0)
    assert values(m, one) == (1, 3)


@clause("21-4")
def test_effects_on_a_unit_go_with_it_to_another_lane() -> None:
    more = skill("あなたのミニオンを1体選び、ターン終了時まで「+2/+2」の修正を与える。")
    one = minion()
    m = scene(me={"minions": [one], "standby": [more]})
    play(m, more)
    move(m, one, 1)
    assert values(m, one) == (3, 5)


@clause("17-13")
def test_a_master_stays_in_its_area() -> None:
    for verb in ("除外する", "手札に戻す"):
        spell = skill(f"フィールドにいるユニット全てを{verb}。")
        m = scene(me={"standby": [spell], "minions": [minion()]})
        play(m, spell)
        assert zone(m, "me", "minions") == ["", "", ""]
        assert (zone(m, "me", "master"), zone(m, "foe", "master")) == ([MASTER], [MASTER])


@clause("18-1", "18-2", "18-4")
@pytest.mark.parametrize(("whose", "hit"), [("", "ab"), ("あなたの", "a"), ("相手の", "c")])
def test_a_lane_that_is_named_is_the_one_that_both_share(whose: str, hit: str) -> None:
    """Without a word about whose it is, it is the lane of who has the effect."""
    storm = skill(f"{whose}右レーンにいるミニオン全てに1点のダメージを与える。")
    cards = {"a": minion(), "b": minion(), "c": minion()}
    for seat in ("me", "foe"):
        other = "foe" if seat == "me" else "me"
        m = scene(
            whose=seat,
            **{
                seat: {"minions": [None, None, cards["a"]], "standby": [storm]},
                other: {"minions": [cards["b"], None, cards["c"]]},
            },
        )
        play(m, storm)
        assert [name for name in cards if damage(m, cards[name])] == list(hit)


@clause("18-1", "18-4")
def test_the_other_side_s_minion_goes_to_the_lane_that_is_named() -> None:
    push = skill("相手のミニオンを1体選び、右レーンに移動させる。")
    one = minion()
    m = scene(me={"standby": [push]}, foe={"minions": [None, one]})
    play(m, push)
    assert zone(m, "foe", "minions") == [one.name, "", ""]
    pull = skill("相手のウェイトゾーンⅠにあるミニオンを1枚選び、右レーンに配置する。")
    m = scene(me={"standby": [pull]}, foe={"wait 1": [one]})
    play(m, pull)
    assert zone(m, "foe", "minions") == [one.name, "", ""]


@clause("16-3")
@pytest.mark.parametrize(
    ("where", "can"),
    [
        ("minions", True),
        ("lord", True),
        ("standby", True),
        ("wait 1", True),
        ("wait 4", True),
        ("hand", False),
        ("excluded", False),
    ],
)
def test_where_cards_can_be_in_reverse_state(where: str, can: bool) -> None:
    card = lord() if where == "lord" else minion()
    m = scene(me={where: [card] if where != "lord" else card})
    assert reverse(table(m), number(m, card), "16-3") == can
    assert is_turned(m, card) == can
    if can:
        for seat in (ME, FOE, None):
            (seen,) = shown(m, seat, ME, where)
            assert (seen["name"], seen["down"]) == (card.name, True)
