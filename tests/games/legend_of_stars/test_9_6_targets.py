"""9.6.1, 9.6.2, 8.4: all of a place as targets, what turning up triggers, what has left."""

from __future__ import annotations

from tests.games.legend_of_stars.table import (
    asked,
    attack,
    card,
    choose,
    defending,
    display,
    effect,
    hidden,
    life,
    log_has,
    log_notes,
    no_flash,
    offered,
    pass_,
    play,
    scene,
    show,
    support,
    trigger,
    use,
    values,
    zone,
)
from tests.ruling import clause

A = card(name="星の子", atk=300, def_=200, down=100)
SPY = card(
    "このキャラクターが裏側表示から表側表示になった時、相手に200ダメージを与える。",
    name="密使",
)
POKE = effect(
    "[フラッシュ]\n相手のキャラクターを1体選び、このターン、そのキャラクターのATKを-100する。",
    name="つつき",
)
NUDGE = effect("[フラッシュ]\nライフを10回復する。", name="一息")


# -- 9.6.2, 9.6.2.(5): at once -----------------------------------------------------------------


@clause("9.6.2", "9.6.2.(5)")
def test_9_6_2_what_turning_up_triggers_comes_before_anyone_has_priority() -> None:
    m = scene(
        me={"characters": {0: A, 4: hidden(SPY)}, "hand": [NUDGE]},
        foe={"hand": [POKE, NUDGE]},
    )
    attack(m, A)
    play(m, POKE)
    choose(m, "pick", SPY)
    assert life(m, "foe") == 2800  # at once, and it took nobody's priority
    asked(m, "priority", 0)
    assert offered(m, "play", NUDGE)
    assert offered(m, "pass")
    no_flash(m)


@clause("9.6.2", "9.6.2.(5)")
def test_9_6_2_it_comes_before_what_must_be_used_already() -> None:
    """8.1.1: the attack has triggered something as well; that takes priority, this does not."""
    eager = card("このキャラクターがアタックした時、ライフを30回復する。", name="熱血")
    m = scene(
        me={"characters": {0: eager, 4: hidden(SPY)}},
        foe={"hand": [POKE, NUDGE]},
    )
    attack(m, eager)
    play(m, POKE)
    choose(m, "pick", SPY)
    no_flash(m)
    told = [n.number for n in m.log if n.verb in ("damage", "gain life")]
    assert told == [200, 30, 300]  # the spy, what the attack triggered, the attack itself


@clause("9.6.2.(5)")
def test_9_6_2_5_several_that_were_turned_up_take_turns_the_opponent_first() -> None:
    mine = card("このキャラクターが表側表示になった時、ライフを10回復する。", name="表の子")
    yours = card("このキャラクターが表側表示になった時、ライフを20回復する。", name="裏の子")
    all_ = effect("このターン、全てのキャラクターのATKを-100する。")
    m = scene(
        me={"hand": [all_], "characters": {4: hidden(mine)}},
        foe={"characters": {4: hidden(yours)}},
    )
    play(m, all_)
    assert [n.number for n in m.log if n.verb == "gain life"] == [20, 10]


@clause("9.6.2", "8.1.2")
def test_9_6_2_what_may_be_used_is_asked_for_at_once_too() -> None:
    shy = card(
        "このキャラクターが裏側表示から表側表示になった時、カードを1枚引いても良い。",
        name="内気",
    )
    for takes in (True, False):
        m = scene(
            me={"characters": {0: A, 4: hidden(shy)}, "hand": [NUDGE]},
            foe={"hand": [POKE]},
        )
        attack(m, A)
        play(m, POKE)
        choose(m, "pick", shy)
        asked(m, "priority", 0)
        assert not offered(m, "play", NUDGE)  # no priority yet
        if takes:
            trigger(m, shy)
        else:
            pass_(m)
        assert len(zone(m, "me", "hand")) == (2 if takes else 1)
        asked(m, "priority", 0)
        assert offered(m, "play", NUDGE)
        no_flash(m)


@clause("9.6.2.(5)")
def test_9_6_2_5_one_that_turns_up_another_comes_first_that_others_effect() -> None:
    """Right after the effect that turned it up: before what was turned up earlier."""
    first = card(
        "このキャラクターが表側表示になった時、相手のキャラクターを1体選び、"
        "このターン、そのキャラクターのATKを-100する。",
        name="口火",
    )
    second = card("このキャラクターが表側表示になった時、ライフを10回復する。", name="火種")
    third = card("このキャラクターが表側表示になった時、ライフを20回復する。", name="残り火")
    both = effect("後衛の全てのキャラクターをアタック表示にする。")
    m = scene(
        me={"hand": [both], "characters": {4: hidden(third), 0: hidden(second)}},
        foe={"characters": {4: hidden(first)}},
    )
    play(m, both)
    choose(m, "pick", second)  # the opponent's effect comes first and takes one that lies face down
    assert [n.number for n in m.log if n.verb == "gain life"] == [10, 20]


@clause("5.5.1.II")
def test_5_5_1_ii_who_is_turned_up_by_an_attack_uses_priority() -> None:
    m = scene(
        me={"characters": {0: A}, "hand": [NUDGE]},
        foe={"characters": {0: hidden(SPY)}},
    )
    attack(m, A)
    assert life(m, "me") == 2800
    asked(m, "priority", 0)  # theirs was the opponent's use of priority; now it is mine
    no_flash(m)


@clause("2.2", "9.6.2")
def test_9_6_2_the_effect_card_is_in_the_trash_before() -> None:
    ghoul = card(
        "このキャラクターが表側表示になった時、"
        "相手のトラッシュのカードを1枚選び、デッキの下に戻す。",
        name="墓守",
    )
    m = scene(me={"hand": [POKE]}, foe={"characters": {4: hidden(ghoul)}})
    play(m, POKE)
    assert zone(m, "me", "trash") == []
    assert zone(m, "me", "deck")[-1] == POKE.name


@clause("9.6.2")
def test_9_6_2_cards_that_turn_each_other_up_for_ever_draw_the_game() -> None:
    blink = (
        "このキャラクターが表側表示になった時、相手のキャラクターを1体選び、裏側表示にする。"
        "その後、このキャラクターを裏側表示にする。"
    )
    mine, yours = card(blink, name="明滅"), card(blink, name="点滅")
    m = scene(me={"characters": {4: hidden(mine)}}, foe={"characters": {4: hidden(yours)}})
    show(m, mine, 0)
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.clause) == ([], "9.3")


# -- 8.4: a card that has left -----------------------------------------------------------------


@clause("8.4")
def test_8_4_a_triggered_effect_of_a_card_that_has_left_is_not_used() -> None:
    eager = card("このキャラクターがアタックした時、相手に400ダメージを与える。", name="熱血")
    away = effect("[フラッシュ]\n相手のキャラクターを1体選び、手札に戻す。")
    m = scene(me={"characters": {0: eager, 1: A}}, foe={"hand": [away]})
    attack(m, eager)
    play(m, away)
    choose(m, "pick", eager)
    assert life(m, "foe") == 3000
    assert log_has(m, "8.4", "unresolved", eager)
    asked(m, "attack", 0)


@clause("8.4")
def test_8_4_nor_may_it_be_used_and_it_takes_no_priority() -> None:
    eager = card("このキャラクターがアタックした時、カードを1枚引いても良い。", name="熱血")
    away = effect("[フラッシュ]\n相手のキャラクターを1体選び、破壊する。")
    m = scene(me={"characters": {0: eager}, "hand": [NUDGE]}, foe={"hand": [away]})
    attack(m, eager)
    play(m, away)
    asked(m, "priority", 0)
    assert not offered(m, "trigger")
    no_flash(m)
    assert zone(m, "me", "hand") == [NUDGE.name]


@clause("8.4", "5.5.1.VI")
def test_8_4_who_was_downed_with_its_victim_uses_no_effect_of_winning() -> None:
    victor = card(
        "このキャラクターが戦闘で相手のキャラクターをダウン状態にした時、ライフを100回復する。",
        atk=300,
        down=0,
        name="勝者",
    )
    for atk, healed in ((200, True), (300, False)):
        m = scene(me={"characters": {0: victor}}, foe={"characters": {0: card(atk=atk)}})
        attack(m, victor)
        assert log_has(m, "8.6") == healed


@clause("8.4")
def test_8_4_what_waits_for_leaving_is_used_all_the_same() -> None:
    end = effect("自分のキャラクターを1体選び、破壊する。")
    for when in ("破壊された", "場からトラッシュに置かれた"):
        martyr = card(f"このキャラクターが{when}時、ライフを100回復する。")
        m = scene(me={"characters": {4: martyr}, "hand": [end]})
        play(m, end)
        assert log_has(m, "8.6")
    downed = card("このキャラクターがダウンした時、ライフを100回復する。", atk=100)
    m = scene(me={"characters": {0: A}}, foe={"characters": {0: downed}})
    attack(m, A)
    assert log_has(m, "8.6")


@clause("8.4", "5.6.(1)")
def test_8_4_what_an_effect_has_set_for_later_does_not_need_its_card() -> None:
    witch = card(
        "1ターンに1回、このカードの効果を発動する。このターンの終了時、カードを1枚引く。",
        name="予言者",
    )
    end = effect("自分のキャラクターを1体選び、破壊する。")
    m = scene(me={"characters": {4: witch}, "hand": [end], "deck": 5}, foe={"deck": 5})
    use(m, witch)
    play(m, end)
    choose(m, "lead phase")
    no_flash(m)
    assert len(zone(m, "me", "hand")) == 1


@clause("8.4")
def test_8_4_supports_that_were_destroyed_with_what_they_wait_for_do_nothing() -> None:
    mourner = support("自分のキャラクターが破壊された時、ライフを100回復する。", name="喪")
    end = effect("自分の場の全てのカードを破壊する。")
    m = scene(me={"characters": {4: A}, "supports": [mourner], "hand": [end]})
    play(m, end)
    assert zone(m, "me", "trash").count(mourner.name) == 1
    assert not log_has(m, "8.6")


# -- 9.6.1: all of a place ---------------------------------------------------------------------


@clause("9.6.1", "9.6")
def test_9_6_1_all_of_a_place_are_targets_and_those_face_down_are_turned_up() -> None:
    lower = effect("このターン、前衛の全てのキャラクターのATKを-100する。")
    back = card(name="後ろの子")
    mine, yours = card(name="隠れ星"), card(name="潜み星", atk=500)
    m = scene(
        me={"hand": [lower], "characters": {0: hidden(mine)}},
        foe={"characters": {1: {**defending(yours), "down": True}, 5: hidden(back)}},
    )
    play(m, lower)
    assert (display(m, mine), display(m, yours), display(m, back)) == (0, 1, 3)
    assert (values(m, mine)[0], values(m, yours)[0]) == (200, 400)
    assert len(log_notes(m, "9.6.2.(2)", "turn up")) == 2


@clause("9.6.1", "9.6.2.(3)", "9.6.2.(4)")
def test_9_6_1_resistance_of_those_turned_up_counts_before_the_effect() -> None:
    tough = card("[スピード耐性:3]", name="盾")
    for speed, stays in ((3, True), (4, False)):
        end = effect("全ての相手のキャラクターを破壊する。", speed=speed)
        m = scene(me={"hand": [end]}, foe={"characters": {4: hidden(tough), 5: hidden(A)}})
        play(m, end)
        assert (tough.name in zone(m, "foe", "characters")) == stays
        assert A.name in zone(m, "foe", "trash")


@clause("9.6.1")
def test_9_6_1_being_one_of_all_is_being_a_target() -> None:
    wary = card("このキャラクターが効果の対象になった時、カードを1枚引く。", name="用心")
    aloof = card("このキャラクターは相手の効果の対象にならない。", name="孤高", atk=400)
    lower = effect("このターン、全ての相手のキャラクターのATKを-100する。")
    m = scene(me={"hand": [lower]}, foe={"characters": {4: wary, 5: aloof, 6: hidden(aloof)}})
    play(m, lower)
    assert len(zone(m, "foe", "hand")) == 1
    atks = [m.state.face(c).nums[2] for c in m.state.cards(1, 1)]
    assert atks == [200, 400, 400]


@clause("9.6.1")
def test_9_6_1_all_with_something_printed_are_those_that_lie_face_up() -> None:
    end = effect("ATK500以下の全てのキャラクターを破壊する。")
    m = scene(me={"hand": [end]}, foe={"characters": {4: A, 5: hidden(A)}})
    play(m, end)
    assert zone(m, "foe", "characters")[4:6] == ["", A.name]
    assert m.state.down[m.state.cards(1, 1)[0]] == 1


@clause("9.6.1")
def test_9_6_1_all_that_lie_face_down_stay_meant_when_they_are_turned_up() -> None:
    end = effect("裏側表示の全てのキャラクターを破壊する。")
    m = scene(me={"hand": [end]}, foe={"characters": {4: A, 5: hidden(A)}})
    play(m, end)
    assert zone(m, "foe", "characters")[4:6] == [A.name, ""]


@clause("9.6.1")
def test_9_6_1_what_holds_takes_no_target() -> None:
    heavy = support("前衛の全てのキャラクターのATKを-100する。")
    m = scene(me={"supports": [heavy]}, foe={"characters": {0: hidden(A), 1: A}})
    assert [m.state.down[c] for c in m.state.cards(1, 1)] == [1, 0]
    assert m.state.face(m.state.cards(1, 1)[1]).nums[2] == 200


@clause("9.6.1", "6.3")
def test_9_6_1_what_targeting_turned_up_was_turned_up() -> None:
    """6.3: "turn face up" has been done, though its target was turned up before it came to that."""
    for text in (
        "裏側表示のキャラクターを1体選び、表側表示にする。そうした場合、カードを1枚引く。",
        "裏側表示の全てのキャラクターを表側表示にする。そうした場合、カードを1枚引く。",
    ):
        reveal = effect(text)
        m = scene(me={"hand": [reveal]}, foe={"characters": {4: hidden(A)}})
        play(m, reveal)
        assert display(m, A) == 0
        assert len(zone(m, "me", "hand")) == 1
