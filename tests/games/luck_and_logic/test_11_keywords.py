"""Chapter 11: keyword abilities."""

from __future__ import annotations

from tests.games.luck_and_logic.fighting import fight, no_intercept, no_logic, take_all
from tests.games.luck_and_logic.table import (
    asked,
    attack,
    broken,
    card,
    change,
    choose,
    count,
    done,
    drive,
    end_turn,
    foreigner,
    gate,
    is_down,
    log_has,
    members,
    number,
    offered,
    options,
    pick,
    place_of,
    power,
    put,
    scene,
    set_on,
    sortie,
    souls,
    table,
    tactics,
    turned,
    union,
    unite,
    use,
    why_not,
    zone,
)
from tests.ruling import clause

A = card(name="朝", power=5000)
HERO = card(name="主役", names=["リオ"])
GUEST = foreigner(name="客人", names=["風"])
RESULT = union(name="合体後", names=["リオ"], pact=["風"], power=9000, level=0)
PLAIN = tactics(name="白紙")
LEVEL_CARD = card(name="同郷", worlds=["monolium"])


# -- 11.2: covenant ----------------------------------------------------------------------------


@clause("11.2.1", "11.2.1.1")
def test_a_covenant_works_as_its_card_becomes_a_soul_with_such_a_partner() -> None:
    for infos, works in (
        ("「リオ」", True),
        ("《セプトピア》か「リオ」", True),
        ("「誰か」", False),
    ):
        friend = foreigner(f"自 盟約-{infos}、カードを1枚引く。", names=["風"])
        m = scene(me={"circles": [HERO, friend], "level": [LEVEL_CARD], "hand": [RESULT]})
        unite(m, HERO, friend, "hand")
        pick(m, RESULT)
        put(m, 0)
        assert sorted(souls(m, RESULT)) == sorted([HERO.name, friend.name])
        assert count(m, "me", "hand") == (1 if works else 0)


# -- 11.3: vanguard ----------------------------------------------------------------------------


@clause("11.3.1")
def test_the_vanguard_needs_six_whole_gates_of_the_opponent() -> None:
    first = card("自 先鋒 このメンバーが攻撃した時、カードを1枚引く。", power=5000)
    m = scene(me={"circles": [first], "level": 1}, foe={"circles": [A]})
    fight(m, first, 0)
    assert log_has(m, "5.6.2")
    n = scene(me={"circles": [first], "level": 1}, foe={"circles": [A], "broken": [5]})
    fight(n, first, 0)
    assert count(n, "me", "hand") == 0


# -- 11.4: logic drive -------------------------------------------------------------------------

DRIVER = card("ロジックドライブ[1]カードを1枚引く。", name="駆け手")
SECOND = card("ロジックドライブ[1]カードを2枚引く。", name="二の手")


@clause("11.4.1", "11.4.2", "7.5.3.5")
def test_a_logic_drive_needs_a_soul_and_is_played_once_in_a_turn() -> None:
    souled = {"card": DRIVER, "souls": [PLAIN]}
    m = scene(me={"circles": [souled, {"card": SECOND, "souls": [PLAIN]}], "stock": 3})
    drive(m, DRIVER)
    assert count(m, "me", "hand") == 1
    assert count(m, "me", "stock") == 2
    assert not offered(m, "drive")  # of no other card either
    bare = scene(me={"circles": [DRIVER], "stock": 3})
    assert not offered(bare, "drive")


@clause("11.4.2")
def test_only_the_turn_player_plays_logic_drives_of_his_own() -> None:
    m = scene(me={"stock": 3}, foe={"circles": [{"card": DRIVER, "souls": [PLAIN]}], "stock": 3})
    assert not offered(m, "drive")


@clause("11.4.2.1", "5.22.6")
def test_a_logic_drive_played_by_an_effect_needs_none_of_that() -> None:
    helper = card(
        "起[1]このメンバーのロジックドライブをコストを払わずにプレイする。\nロジックドライブ[3]カードを1枚引く。"
    )
    m = scene(me={"circles": [helper, {"card": DRIVER, "souls": [PLAIN]}], "stock": 2})
    drive(m, DRIVER)
    use(m, helper)  # without a soul, a second time in this turn, with no stock left for it
    assert count(m, "me", "hand") == 2
    assert count(m, "me", "stock") == 0


@clause("9.6.2.3.2", "11.4.2")
def test_a_logic_drive_that_was_taken_back_was_not_played() -> None:
    dear = card(
        "ロジックドライブ[あなたのメンバーを1体選び、レストし、このメンバーをレストする]カードを1枚引く。",
        name="割高",
    )
    hears = card("自 あなたがロジックドライブをプレイした時、ストックブースト1。", name="聞き手")
    m = scene(me={"circles": [{"card": dear, "souls": [PLAIN]}, A, hears]})
    drive(m, dear)
    pick(m, dear)  # it cannot be rested twice
    assert count(m, "me", "stock") == 0
    drive(m, dear)
    pick(m, A)
    assert count(m, "me", "hand") == 1
    assert count(m, "me", "stock") == 1
    assert not offered(m, "drive")


@clause("12.3.1.1", "11.4.2.1")
def test_what_cannot_be_used_is_not_played_by_an_effect_either() -> None:
    helper = card(
        "起[0]あなたの「駆け手」を1体選び、"
        "そのメンバーのロジックドライブをコストを払わずにプレイする。"
    )
    bars = card("永 相手のすべての「駆け手」は起能力を使えない。", name="封印")
    m = scene(me={"circles": [helper, DRIVER]}, foe={"circles": [bars]})
    use(m, helper)
    assert count(m, "me", "hand") == 0
    n = scene(me={"circles": [helper, DRIVER]})
    use(n, helper)
    assert count(n, "me", "hand") == 1


# -- 11.5: trans-change ------------------------------------------------------------------------

CHANGER = union("トランスチェンジ-「嵐」", name="変わる者", names=["リオ"], level=0)
STORM = union(name="嵐", level=0, power=9000)
CALM_ONE = union(name="凪", level=0, power=9000)


@clause("11.5.1", "11.5.2", "11.5.3", "11.5.4", "7.5.3.3", "7.5.3.3.1")
def test_a_trans_change_brings_out_what_it_names_and_keeps_the_souls() -> None:
    m = scene(
        me={
            "circles": [{"card": CHANGER, "souls": [PLAIN]}, GUEST, HERO, foreigner(name="別")],
            "level": [LEVEL_CARD],
            "hand": [STORM, CALM_ONE, RESULT],
        }
    )
    assert not offered(m, "union", CHANGER)  # a union is no material otherwise
    change(m, CHANGER, GUEST, "hand")
    assert not offered(m, "pick", CALM_ONE)
    pick(m, STORM)
    put(m, 0)
    assert sorted(souls(m, STORM)) == sorted([PLAIN.name, CHANGER.name, GUEST.name])
    assert table(m).changes == 1
    assert table(m).unions == 0  # counted by itself
    assert offered(m, "union", HERO)
    assert table(m).ranks[0] == 1


# -- 11.6: EX soul -----------------------------------------------------------------------------


@clause("11.6.1", "11.6.1.1", "11.6.1.1.1")
def test_a_continuous_ex_soul_looks_at_the_souls_all_the_time() -> None:
    deep = card("EXソウル2 永 このメンバーのパワーを+2000する。", name="深い")
    m = scene(me={"circles": [{"card": deep, "souls": [PLAIN]}]})
    assert power(m, deep) == 3000
    n = scene(me={"circles": [{"card": deep, "souls": [PLAIN, PLAIN]}]})
    assert power(n, deep) == 5000
    loses = card("起[0]あなたの「深い」を1体選び、そのメンバーのソウルを1枚ドロップする。")
    k = scene(me={"circles": [{"card": deep, "souls": [PLAIN, PLAIN]}, loses]})
    use(k, loses)
    k.choose(0)
    assert len(souls(k, deep)) == 1
    assert power(k, deep) == 3000


@clause("11.6.1.2", "11.6.1.2.1")
def test_an_automatic_ex_soul_looks_at_the_souls_as_its_event_happens() -> None:
    deep = card("EXソウル1 自 このメンバーが攻撃した時、カードを1枚引く。", power=5000)
    m = scene(me={"circles": [deep], "level": 1}, foe={"circles": [A]})
    fight(m, deep, 0)
    assert not log_has(m, "5.6.2")
    # once it waits, it is played, whatever becomes of the souls
    loses = card("自 あなたのメンバーが攻撃した時、そのメンバーのソウルを1枚ドロップする。")
    n = scene(
        me={"circles": [{"card": deep, "souls": [PLAIN]}, None, None, loses], "level": 1},
        foe={"circles": [A]},
    )
    attack(n, deep, 0)
    asked(n, "waiting ability", "me")
    choose(n, "play", loses)
    assert souls(n, deep) == []
    assert log_has(n, "5.6.2")
    no_intercept(n)
    no_logic(n)


@clause("11.6.1.3", "11.6.1.3.1")
def test_an_activated_ex_soul_looks_at_the_souls_as_it_is_played() -> None:
    deep = card("EXソウル1 起[このメンバーのソウルを1枚ドロップする]カードを1枚引く。")
    m = scene(me={"circles": [{"card": deep, "souls": [PLAIN]}]})
    use(m, deep)
    assert count(m, "me", "hand") == 1  # although no soul is left
    assert not offered(m, "use", deep)
    found = m.state.face(number(m, deep)).abilities[0]
    assert "11.6.1.3" in why_not(m, "use", deep, ability=found)
    assert zone(m, "me", "drop") == [PLAIN.name]


# -- 11.7 to 11.9: gates and set cards ---------------------------------------------------------


@clause("11.7.1")
def test_a_gate_break_works_as_the_gate_is_broken() -> None:
    door = gate("自 門破壊、カードを1枚引く。", name="鳴る門")
    m = scene(me={"circles": [A], "level": 1}, foe={"gates": [door] * 6})
    attack(m, A, 1)
    assert broken(m, "foe") == [1]
    assert log_has(m, "5.6.2")


FOE_A = card(name="敵", power=5000)
BOMB = tactics("自 誘爆スキル、カードを1枚引く。", name="仕掛け")
LAYER = card(
    "起[0]あなたの手札を1枚選び、このメンバーに裏向きに設置する。そのカードに〈自 誘爆。〉を与える。",
    name="仕掛け人",
)


@clause("11.8.1", "11.9.1", "4.1.3.2.2.1")
def test_a_set_card_blasts_as_its_circle_is_attacked() -> None:
    m = scene(me={"circles": [LAYER, A], "hand": [BOMB]}, foe={"circles": [FOE_A], "level": 1})
    use(m, LAYER)
    assert is_down(m, BOMB)
    end_turn(m)
    attack(m, FOE_A, 0)
    take_all(m)
    assert zone(m, "me", "drop") == [BOMB.name]
    assert log_has(m, "5.6.2")
    no_intercept(m)
    no_logic(m)


@clause("11.8.1")
def test_what_the_keyword_means_can_be_told_at_length() -> None:
    trap = tactics(
        "自 このカードがあるサークルが攻撃された時、カードを1枚引く。このカードをドロップする。",
        name="落とし穴",
    )
    m = scene(
        me={"circles": [A], "level": 1},
        foe={"circles": [{"card": FOE_A, "set": [trap]}]},
    )
    attack(m, A, 1)
    assert set_on(m, FOE_A) == [trap.name]  # another circle
    n = scene(
        me={"circles": [A], "level": 1},
        foe={"circles": [{"card": FOE_A, "set": [trap]}]},
    )
    attack(n, A, 0)
    assert zone(n, "foe", "drop") == [trap.name]
    assert log_has(n, "5.6.2")
    no_intercept(n)
    no_logic(n)


# -- 11.10: secret tools -----------------------------------------------------------------------

TOOL = card("秘具スキル、カードを2枚引く。", name="秘具", level=2)


@clause("11.10.1", "5.33.1", "5.33.1.1", "5.33.2")
def test_a_secret_tool_skill_is_part_of_the_alchemy() -> None:
    smith = card("起[1]錬成2する。カードを1枚引く。", name="錬金術師")
    m = scene(me={"circles": [smith], "stock": 1, "secret": [turned(TOOL)]})
    use(m, smith)
    asked(m, "alchemy", "me")
    pick(m, TOOL)
    assert count(m, "me", "hand") == 3
    assert is_down(m, TOOL)  # turned down again as the effect is done
    low = card("起[1]錬成1する。", name="見習い")
    n = scene(me={"circles": [low], "stock": 1, "secret": [turned(TOOL)]})
    use(n, low)
    assert not offered(n, "pick", TOOL)  # its level is too high
    asked(n, "alchemy", "me")  # nobody else knows that
    done(n)
    assert count(n, "me", "hand") == 0


# -- 11.11: make -------------------------------------------------------------------------------

MAKER = union("起 メークLv2[1]", name="素顔", names=["くら"], pact=["玉"], level=0)
DRESSED = union(name="装い", names=["くら"], pact=["玉", "鳴"], level=2)
SAME = union(name="同じ", names=["くら"], pact=["玉"], level=2)
OTHER = union(name="他人", names=["まる"], pact=["鳴"], level=2)
HIGH = union(name="高み", names=["くら"], pact=["鳴"], level=3)
AGAIN = union("起 メークLv2[0]", name="再び", names=["くら"], pact=["空"], level=2)


@clause("11.11.1", "11.11.2", "11.11.2.1")
def test_make_changes_a_member_for_one_of_its_name_with_another_pact() -> None:
    m = scene(
        me={
            "circles": [None, {"card": MAKER, "souls": [PLAIN]}],
            "stock": 1,
            "hand": [DRESSED, SAME, OTHER, HIGH],
        }
    )
    use(m, MAKER)
    asked(m, "make", "me")
    assert [o.card for o in options(m, "pick")] == [number(m, DRESSED)]
    assert offered(m, "done")  # it can be left
    pick(m, DRESSED)
    assert place_of(m, DRESSED) == 1
    assert souls(m, DRESSED) == [PLAIN.name]
    assert MAKER.name in zone(m, "me", "hand")


@clause("11.11.3", "11.11.3.1")
def test_who_came_by_make_counts_as_such_from_the_start_and_as_long_as_it_is_there() -> None:
    looks = card("永 あなたのすべてのメークで場に出たメンバーのパワーを+1000する。", name="見る者")
    hears = card(
        "自 あなたのメークで場に出たメンバーが出撃した時、ストックブースト1。", name="聞く者"
    )
    m = scene(
        me={"circles": [MAKER, looks, hears], "stock": 1, "hand": [DRESSED, A]},
        foe={"circles": [FOE_A], "hand": [A]},
    )
    use(m, MAKER)
    pick(m, DRESSED)
    assert power(m, DRESSED) == 8000
    assert count(m, "me", "stock") == 1  # the one paid, and one for what was heard
    sortie(m, A, 3)
    assert power(m, A, "me") == 5000
    assert count(m, "me", "stock") == 1
    end_turn(m)
    sortie(m, A, 3)
    assert power(m, DRESSED) == 8000  # only that it was in this turn is over


@clause("11.11.3", "11.11.3.1")
def test_who_came_by_make_does_not_make_in_that_turn() -> None:
    m = scene(
        me={"circles": [MAKER], "stock": 1, "hand": [AGAIN, DRESSED]},
        foe={"circles": [A]},
    )
    use(m, MAKER)
    pick(m, AGAIN)
    assert not offered(m, "use", AGAIN)
    found = m.state.face(number(m, AGAIN)).abilities[0]
    assert why_not(m, "use", AGAIN, ability=found) == ["11.11.3.1"]
    end_turn(m)
    end_turn(m)
    assert offered(m, "use", AGAIN)


@clause("11.11.2", "9.10.1", "12.2.1")
def test_what_replaces_going_to_the_hand_replaces_the_return_by_make() -> None:
    text = "起 メークLv2[1]\n永 このメンバーが手札に置かれるなら、代わりに{}。"
    how = {"name": "帰らぬ者", "names": ["くら"], "pact": ["玉"], "level": 0}
    # it goes elsewhere with its souls; the other comes all the same
    purged = union(text.format("このメンバーをパージする"), **how)
    m = scene(
        me={"circles": [None, {"card": purged, "souls": [PLAIN]}], "stock": 1, "hand": [DRESSED]}
    )
    use(m, purged)
    pick(m, DRESSED)
    assert sorted(zone(m, "me", "purge")) == sorted([purged.name, PLAIN.name])
    assert zone(m, "me", "hand") == []
    assert place_of(m, DRESSED) == 1
    assert souls(m, DRESSED) == []
    # it stays, and who comes later takes its souls and its circle (10.4.1)
    stays = union(text.format("カードを1枚引く"), **how)
    n = scene(
        me={"circles": [None, {"card": stays, "souls": [PLAIN]}], "stock": 1, "hand": [DRESSED]}
    )
    use(n, stays)
    pick(n, DRESSED)
    assert count(n, "me", "hand") == 1
    assert place_of(n, DRESSED) == 1
    assert souls(n, DRESSED) == [PLAIN.name]
    assert stays.name in zone(n, "me", "drop")


@clause("11.11.2", "9.10.1")
def test_who_is_gone_by_then_does_not_come_by_make() -> None:
    gone = union(
        "起 メークLv2[1]\n永 このメンバーが手札に置かれるなら、代わりに手札を1枚捨てる。",
        name="身代わり",
        names=["くら"],
        pact=["玉"],
        level=0,
    )
    m = scene(me={"circles": [gone], "stock": 1, "hand": [DRESSED]})
    use(m, gone)
    pick(m, DRESSED)
    assert DRESSED.name in zone(m, "me", "drop")
    assert members(m, "me") == [gone.name]


@clause("11.4.2.1", "5.22.6")
def test_who_plays_one_of_two_logic_drives_by_an_effect_chooses_which() -> None:
    two = card(
        "ロジックドライブ[1]カードを1枚引く。\nロジックドライブ[1]カードを3枚引く。", name="二刀"
    )
    helper = card(
        "起[0]あなたの「二刀」を1体選び、そのメンバーのロジックドライブをコストを払わずにプレイする。"
    )
    m = scene(me={"circles": [helper, two]})
    use(m, helper)
    asked(m, "drive", "me")
    assert len(options(m, "drive")) == 2
    m.choose(options(m, "drive")[1])
    assert count(m, "me", "hand") == 3
