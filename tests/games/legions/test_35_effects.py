"""35 and 38: effects, and how they are carried out."""

from __future__ import annotations

import pytest
from tests.games.legions.table import (
    arts,
    asked,
    attack,
    choose,
    decide,
    end_turn,
    is_asked,
    is_rested,
    is_turned,
    lane,
    life,
    log_has,
    lord,
    minion,
    number,
    offered,
    options,
    pick,
    play,
    scene,
    skill,
    turned,
    unlock,
    use,
    values,
    why_not,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.match import Match

DRAW = "あなたはカードを1枚引く。"


@clause("35-1")
def test_what_has_triggered_must_be_resolved() -> None:
    pact = minion("「代価」《配置時》:あなたのマスターは2点のライフを失う。")
    m = scene(me={"standby": [pact]})
    play(m, pact, 0)
    assert life(m, "me") == 18  # nobody was asked


@clause("35-7", "35-9")
def test_a_triggered_effect_without_a_target_fizzles() -> None:
    imp = minion("「火吹き」《配置時》:相手のミニオンを1体選び、2点のダメージを与える。" + DRAW)
    m = scene(me={"standby": [imp]})
    play(m, imp, 0)
    assert log_has(m, "35-9", "fizzle", imp)
    assert zone(m, "me", "hand") == []
    m = scene(me={"standby": [imp]}, foe={"minions": [minion()]})
    play(m, imp, 0)
    assert len(zone(m, "me", "hand")) == 1


@clause("35-7")
def test_an_activated_effect_without_a_target_is_paid_for_and_fizzles() -> None:
    imp = minion(
        "「火吹き」《自ターン中任意》【疲労】:相手のミニオンを1体選び、ブレイクする。" + DRAW
    )
    m = scene(me={"minions": [imp]})
    use(m, imp)
    assert zone(m, "me", "hand") == []
    assert not offered(m, "use", imp)


@clause("35-9")
def test_a_play_needs_as_many_targets_as_are_to_be_chosen() -> None:
    twin = skill("相手のミニオンを2体選び、ブレイクする。")
    m = scene(me={"standby": [twin]}, foe={"minions": [minion()]})
    assert why_not(m, "play", twin) == ["32-4"]
    some = skill("相手のミニオンを2体まで選び、ブレイクする。")
    m = scene(me={"standby": [some]}, foe={"minions": [minion()]})
    assert offered(m, "play", some)


@clause("35-9")
def test_only_the_first_effect_counts() -> None:
    later = skill(DRAW + "相手のミニオンを1体選び、ブレイクする。")
    m = scene(me={"standby": [later]})
    play(m, later)
    assert len(zone(m, "me", "hand")) == 1


@clause("35-9")
@pytest.mark.parametrize("what", ["ミニオン", "カード"])
def test_what_the_effect_itself_finds_need_not_be_there_before(what: str) -> None:
    """What is chosen among cards that the first effect looks at is known when it has."""
    search = skill(f"あなたの山札の上から3枚を見て、その中の{what}を1枚選び、手札に加える。")
    found = minion()
    m = scene(me={"standby": [search], "top": [found]})
    play(m, search)
    pick(m, found)
    assert zone(m, "me", "hand") == [found.name]


@clause("32-4", "35-9")
def test_what_is_to_be_chosen_in_ones_own_hand_must_be_there() -> None:
    """The rules know the hand of who chooses: without a minion in it the skill is not played."""
    call = skill("あなたの手札にあるミニオンを1枚選び、ウェイトゾーンⅠに置く。" + DRAW)
    m = scene(me={"standby": [call], "hand": [skill(DRAW)]})
    assert why_not(m, "play", call) == ["32-4"]
    m = scene(me={"hand": [call, skill(DRAW)], "standby": 2, "cores": 1})
    unlock(m, call)
    assert zone(m, "me", "excluded") == [call.name]  # 31-6
    m = scene(me={"standby": [call], "hand": [skill(DRAW), minion(name="甲")]})
    play(m, call)
    assert not offered(m, "done")
    pick(m, "甲")  # asked although there is no other: the opponent does not learn that
    assert zone(m, "me", "wait 1") == ["甲"]


@clause("32-4", "35-6")
def test_who_holds_a_fitting_card_must_choose_one() -> None:
    call = skill("あなたの手札にあるミニオンを1枚選び、ウェイトゾーンⅠに置く。" + DRAW)
    m = scene(me={"standby": [call], "hand": [minion(name="甲"), minion(name="乙"), skill(DRAW)]})
    play(m, call)
    assert not offered(m, "done")
    assert len(options(m, "pick")) == 2
    pick(m, "乙")
    assert zone(m, "me", "wait 1") == ["乙"]


@clause("35-9")
def test_a_triggered_effect_without_a_card_in_hand_fizzles() -> None:
    herald = minion(
        "「先触れ」《配置時》:あなたの手札にあるミニオンを1枚選び、ウェイトゾーンⅠに置く。" + DRAW
    )
    m = scene(me={"standby": [herald], "hand": [skill(DRAW)]})
    play(m, herald, 0)
    assert log_has(m, "35-9", "fizzle", herald)
    assert len(zone(m, "me", "hand")) == 1


@clause("01-8", "17-9")
def test_of_a_hand_that_the_turn_player_does_not_see_nothing_is_known() -> None:
    """Who cannot see the hand chooses among all of it, and what does not fit stays (01-5)."""
    heir = minion(
        "「継承」《このカードがブレイクした時》:あなたの手札にあるミニオンを1枚選び、ウェイトゾーンⅠに置く。"
        + DRAW
    )
    kill = skill("相手のミニオンを1体選び、ブレイクする。")
    m = scene(me={"standby": [kill]}, foe={"minions": [heir], "hand": [skill(DRAW), skill(DRAW)]})
    play(m, kill)
    asked(m, "choose", "me")
    m.choose(0)
    assert len(zone(m, "foe", "hand")) == 2
    assert zone(m, "foe", "wait 1") == []


@clause("35-11")
def test_what_an_effect_has_made_stays_as_it_was_made() -> None:
    """The book's example: a change by the number of cards in hand."""
    grow = skill(
        "あなたの手札の枚数をXとし、あなたのミニオンを1体選び、ターン終了時まで「+X/+X」の修正を与える。"
    )
    one = minion()
    draw = skill(DRAW)
    m = scene(me={"minions": [one], "standby": [grow, draw], "hand": 2})
    play(m, grow)
    assert values(m, one) == (3, 5)
    play(m, draw)
    assert values(m, one) == (3, 5)


# -- what effects do (38) --------------------------------------------------------------------


@clause("38-3")
@pytest.mark.parametrize(
    ("frm", "by", "to"),
    [
        ("standby", "+1", "wait 1"),
        ("wait 2", "+1", "wait 3"),
        ("wait 3", "+1", "wait 4"),
        ("wait 4", "+1", "wait 4"),
        ("wait 3", "+2", "wait 4"),
        ("wait 4", "-1", "wait 3"),
        ("wait 2", "-1", "wait 1"),
        ("wait 1", "-1", "standby"),
        ("standby", "-1", "standby"),
        ("wait 2", "-3", "standby"),
    ],
)
def test_wt_goes_up_and_down(frm: str, by: str, to: str) -> None:
    card = minion()
    time = skill(f"あなたのスタンバイゾーン及びタイムラインにあるカード全てをWT{by}する。")
    m = scene(me={"hand": [time], "cores": 1, frm: [card]})
    unlock(m, time)
    assert zone(m, "me", to) == [card.name]


@clause("38-3", "38-6")
def test_a_card_that_finds_no_room_on_standby_breaks() -> None:
    late = minion(wt=3)
    haste = skill("あなたのタイムラインにあるカードを1枚選び、WT-1する。")
    m = scene(me={"standby": 2, "wait 1": [late], "hand": [haste], "cores": 1})
    unlock(m, haste)
    assert zone(m, "me", "wait 3") == [late.name]
    assert log_has(m, "12-1", "break", late)


@clause("38-3", "28-1")
def test_a_reversed_card_is_opened_on_standby() -> None:
    late = minion()
    time = skill("あなたのタイムラインにあるカード全てをWT-1する。")
    m = scene(
        me={"standby": [time], "wait 1": [turned(late)], "wait 3": [turned(minion(name="裏"))]}
    )
    play(m, time)
    assert zone(m, "me", "standby") == [late.name]
    assert not is_turned(m, late)
    assert is_turned(m, "裏")


@clause("38-4")
def test_skills_on_standby_break_to_their_wait_zone() -> None:
    spell = skill(DRAW, wt=4)
    crush = skill("相手のスタンバイゾーンにあるカードを1枚選び、ブレイクする。")
    m = scene(me={"standby": [crush]}, foe={"standby": [spell]})
    play(m, crush)
    assert zone(m, "foe", "wait 4") == [spell.name]


@clause("38-6")
def test_a_minion_for_which_there_is_no_lane_breaks() -> None:
    call = skill("あなたのウェイトゾーンⅠにあるミニオンを1枚選び、フィールドに配置する。")
    late = minion(wt=4)
    m = scene(me={"minions": [minion(), minion(), minion()], "standby": [call], "wait 1": [late]})
    play(m, call)
    assert zone(m, "me", "wait 4") == [late.name]


@clause("38-6")
def test_a_lord_for_which_there_is_no_room_is_excluded() -> None:
    call = skill("あなたの手札にあるロードを1枚選び、フィールドに配置する。")
    lady, other = lord(), lord()
    m = scene(me={"lord": other, "standby": [call], "hand": [lady]})
    play(m, call)
    assert zone(m, "me", "excluded") == [lady.name]
    m = scene(me={"standby": [call], "hand": [lady]})
    play(m, call)
    assert zone(m, "me", "lord") == [lady.name]


@clause("38-6", "16-2")
def test_a_lord_is_placed_exhausted_like_others() -> None:
    call = skill("あなたの手札にあるロードを1枚選び、フィールドに疲労状態で配置する。")
    lady = lord()
    m = scene(me={"standby": [call], "hand": [lady]})
    play(m, call)
    assert zone(m, "me", "lord") == [lady.name]
    assert is_rested(m, lady)


@clause("38-6", "01-8")
def test_the_turn_player_chooses_who_finds_room_where_there_is_not_enough() -> None:
    call = skill("あなたのウェイトゾーンⅠにあるミニオン全てをフィールドに配置する。")
    crowd = [minion(wt=2), minion(wt=3), minion(wt=4)]
    m = scene(me={"minions": [minion()], "standby": [call], "wait 1": crowd})
    play(m, call)
    assert len(options(m, "lane")) == 3 * 2
    choose(m, "lane", crowd[2], spot=2)
    choose(m, "lane", crowd[1], spot=1)
    assert zone(m, "me", "minions")[1:] == [crowd[1].name, crowd[2].name]
    assert zone(m, "me", "wait 2") == [crowd[0].name, call.name]


@clause("38-3", "38-6", "01-8")
@pytest.mark.parametrize("deed", ["WT-1する", "スタンバイゾーンに置く"])
def test_and_so_it_is_on_standby(deed: str) -> None:
    hurry = skill(f"あなたのウェイトゾーンⅠにあるカード全てを{deed}。", wt=1)
    crowd = [minion(wt=2), minion(wt=3), minion(wt=4)]
    m = scene(me={"standby": [hurry], "wait 1": crowd})
    play(m, hurry)
    asked(m, "to standby", "me")
    pick(m, crowd[2])
    pick(m, crowd[1])
    assert sorted(zone(m, "me", "standby")) == sorted([crowd[1].name, crowd[2].name])
    assert zone(m, "me", "wait 2") == [crowd[0].name]
    m = scene(me={"standby": [hurry], "wait 1": crowd[:2]})
    play(m, hurry)
    asked(m, "main")
    assert sorted(zone(m, "me", "standby")) == sorted([crowd[0].name, crowd[1].name])


@clause("38-6", "01-8")
def test_the_turn_player_chooses_the_lanes_of_the_other_one_s_minions() -> None:
    heir = minion(
        "「継承」《このカードがブレイクした時》:あなたの手札にあるミニオンを1枚選び、フィールドに配置する。",
        hp=1,
    )
    wolf = minion()
    m = scene(me={"minions": [None, wolf]}, foe={"minions": [None, heir], "hand": 2})
    attack(m, wolf)
    asked(m, "choose", "me")
    assert all("name" not in shown for shown in seen_options(m))  # a hidden hand stays hidden
    m.choose(0)
    lane(m, 2)
    assert zone(m, "foe", "minions")[2] == "雑兵"


def seen_options(m: Match) -> list[dict[str, object]]:
    """What may be picked, as the turn player is shown it."""
    view: dict[str, object] = m.view(0)
    decision = view["decision"]
    assert isinstance(decision, dict)
    found: list[dict[str, object]] = [o for o in decision["options"] if o["kind"] == "pick"]
    return found


@clause("01-5", "35-7")
@pytest.mark.parametrize(
    "part",
    [
        "そのミニオンを疲労させる。",
        "そのミニオンに1点のダメージを与える。",
        "そのミニオンは、ターン終了時まで「-1/+0」の修正を得る。",
        "そのミニオンをブレイクする。",
        "そのミニオンを手札に戻す。",
        "そのミニオンを空いているレーンに移動させる。",
    ],
)
def test_to_a_unit_that_has_gone_nothing_can_be_done(part: str) -> None:
    """That part is impossible, so the effect ends there; with all of nobody it goes on."""
    blow = skill("相手のミニオンを1体選び、2点のダメージを与える。" + part + DRAW)
    for hp, drawn in ((2, 0), (9, 1)):
        m = scene(me={"standby": [blow]}, foe={"minions": [minion(hp=hp)]})
        play(m, blow)
        if is_asked(m, "lane"):
            lane(m, 1)
        assert len(zone(m, "me", "hand")) == drawn
    wide = skill(
        "相手のミニオン全てに2点のダメージを与える。相手のミニオン全てを疲労させる。" + DRAW
    )
    m = scene(me={"standby": [wide]}, foe={"minions": [minion(hp=2)]})
    play(m, wide)
    assert len(zone(m, "me", "hand")) == 1


@clause("01-5")
@pytest.mark.parametrize(
    "part",
    [
        "そのミニオンを疲労させてもよい。",
        "そのミニオンに1点のダメージを与えてもよい。",
        "そのミニオンをブレイクしてもよい。",
        "そのミニオンは、ターン終了時まで「-1/+0」の修正を得てもよい。",
        "そのミニオンを手札に戻してもよい。",
        "そのミニオンを空いているレーンに移動させてもよい。",
    ],
)
def test_nobody_is_asked_whether_to_do_something_with_a_unit_that_has_gone(part: str) -> None:
    """It is left undone then, and the effect goes on."""
    blow = skill("相手のミニオンを1体選び、2点のダメージを与える。" + part + DRAW)
    m = scene(me={"standby": [blow]}, foe={"minions": [minion(hp=2)]})
    play(m, blow)
    assert len(zone(m, "me", "hand")) == 1
    m = scene(me={"standby": [blow]}, foe={"minions": [minion(hp=9)]})
    play(m, blow)
    asked(m, "may do", "me")
    choose(m, "no")
    assert len(zone(m, "me", "hand")) == 1


@clause("01-5", "35-7")
def test_a_target_that_has_gone_ends_what_speaks_of_it() -> None:
    quick = "「先手」《アタック時》:相手のミニオンを1体選び、ブレイクする。\n"
    for hunt in ("アタックターゲットに2点のダメージを与える。", "アタックターゲットを疲労させる。"):
        hunter = minion(quick + f"「狩り」《アタック時》:{hunt}" + DRAW, atk=0)
        for first, drawn in ((0, 0), (1, 1)):
            prey = minion(hp=9)
            m = scene(me={"minions": [None, hunter]}, foe={"minions": [None, prey]})
            attack(m, hunter, prey)
            asked(m, "trigger")
            decide(m, options(m, "trigger")[first])
            assert zone(m, "foe", "minions") == ["", "", ""]
            assert len(zone(m, "me", "hand")) == drawn


@clause("01-3", "01-5")
def test_what_is_forbidden_ends_the_effect_too() -> None:
    cure = skill("あなたのマスターは3点のライフを得る。" + DRAW)
    curse = minion("「呪い」《常時》:相手のマスターはライフを得られない。")
    fell = skill("相手のミニオン全てをブレイクする。" + DRAW)
    ward = minion("「盾」《常時》:あなたの他のミニオンは効果でブレイクしない。", name="盾")
    for what, bans in ((cure, [curse]), (fell, [ward, minion()])):
        for others, drawn in ((bans, 0), ([minion()], 1)):
            m = scene(me={"standby": [what], "life": 10}, foe={"minions": others})
            play(m, what)
            assert len(zone(m, "me", "hand")) == drawn
    # what comes to 20 at most (08-4) is not forbidden
    m = scene(me={"standby": [cure]})
    play(m, cure)
    assert (life(m, "me"), len(zone(m, "me", "hand"))) == (20, 1)


@clause("01-5", "17-11")
def test_a_minion_that_finds_no_lane_ends_the_effect() -> None:
    step = skill("あなたのミニオンを1体選び、隣接するレーンに移動させる。" + DRAW)
    one = minion()
    m = scene(me={"minions": [one, minion(), minion()], "standby": [step]})
    play(m, step)
    pick(m, one)
    assert zone(m, "me", "hand") == []
    m = scene(me={"minions": [one], "standby": [step]})
    play(m, step)
    assert zone(m, "me", "minions") == ["", one.name, ""]
    assert len(zone(m, "me", "hand")) == 1


@clause("31-5", "38-6")
@pytest.mark.parametrize("kind", ["arts", "lord"])
def test_arts_and_lords_find_no_place_on_standby(kind: str) -> None:
    card = arts(DRAW) if kind == "arts" else lord()
    word = "アーツ" if kind == "arts" else "ロード"
    stand = skill(f"あなたの手札にある{word}を1枚選び、スタンバイゾーンに置く。")
    m = scene(me={"hand": [card], "standby": [stand]})
    play(m, stand)
    assert zone(m, "me", "excluded") == [card.name]
    time = skill("あなたのタイムラインにあるカード全てをWT-1する。")
    m = scene(me={"wait 1": [card], "standby": [time]})
    play(m, time)
    assert zone(m, "me", "excluded") == [card.name]


@clause("28-1", "31-5")
def test_nor_do_they_when_wait_turns_pass() -> None:
    card, lady, troop = arts(DRAW), lord(), minion()
    m = scene(me={"wait 1": [card, lady, troop], "standby": 1})
    end_turn(m)  # there is room for the only one that may lie there: nobody is asked
    assert troop.name in zone(m, "me", "standby")
    assert sorted(zone(m, "me", "excluded")) == sorted([card.name, lady.name])


@clause("38-3", "16-3c")
def test_what_was_opened_on_standby_is_itself_again() -> None:
    late = minion()
    time = skill("あなたのタイムラインにあるカード全てをWT-1する。")
    m = scene(me={"standby": [time], "wait 1": [turned(late)]})
    assert m.state.face(number(m, late)).kinds == 0
    play(m, time)
    assert offered(m, "play", late)
