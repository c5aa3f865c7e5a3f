"""Chapter 9: effects against rules, effects that end, effects that contradict, targets."""

from __future__ import annotations

from tests.games.legend_of_stars.table import (
    asked,
    attack,
    card,
    charge,
    choose,
    clauses_against,
    defending,
    display,
    effect,
    end_attacks,
    end_turn,
    hidden,
    lead,
    leave,
    life,
    log_has,
    log_notes,
    no_flash,
    number,
    offered,
    options,
    play,
    scene,
    square,
    support,
    to_attack,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.position.decisions import Option

A = card(name="星の子", atk=300, def_=200, down=100)


# -- 9.1, 9.2 ----------------------------------------------------------------------------------


@clause("9.1")
def test_9_1_an_effect_goes_before_the_rules() -> None:
    archer = card("このキャラクターは後衛からアタックできる。", atk=400)
    quick = card("このキャラクターは場に出たターンに移動できる。")
    two = support("自分はエネルギーゾーンにカードを1枚多く出せる。")
    m = scene(me={"characters": {5: archer}, "hand": [quick, A, A], "energy": 1, "supports": [two]})
    charge(m, A)
    charge(m, A)
    play(m, quick, 4)
    lead(m, quick, 0)
    assert square(m, quick) == 0
    attack(m, archer)
    assert life(m, "foe") == 2600


@clause("9.2")
def test_9_2_what_forbids_wins_over_what_allows() -> None:
    archer = card("このキャラクターは後衛からアタックできる。", atk=400)
    peace = support("全てのキャラクターはアタックできない。")
    m = scene(me={"characters": {5: archer, 0: A}}, foe={"supports": [peace]})
    assert clauses_against(m, "me", Option("attack", number(m, archer)))[-1] == "9.2"
    end_attacks(m)
    assert m.view(None)["turn_seat"] == 1


@clause("9.2")
def test_9_2_neither_leading_nor_turning_what_cannot() -> None:
    stuck = card("このキャラクターは移動できない。このキャラクターは表示を変更できない。")
    m = scene(me={"characters": {4: stuck}})
    assert not offered(m, "display")
    what = Option("display", number(m, stuck), number=1)
    assert clauses_against(m, "me", what) == ["9.2"]
    assert "9.2" in clauses_against(m, "me", Option("lead", number(m, stuck), 0))


# -- 9.4 ---------------------------------------------------------------------------------------


@clause("9.4", "5.6.(2)")
def test_9_4_effects_end_one_by_one_the_opponents_first() -> None:
    up = effect("自分のキャラクターを1体選び、このターン、そのキャラクターのATKを+100する。")
    more = effect("自分のキャラクターを1体選び、このターン、そのキャラクターのDEFを+100する。")
    flash = effect(
        "[フラッシュ]\n自分のキャラクターを1体選び、このターン、そのキャラクターのATKを+100する。"
    )
    other = effect(
        "[フラッシュ]\n自分のキャラクターを1体選び、このターン、そのキャラクターのDEFを+100する。"
    )
    mine, yours = card(), card()
    m = scene(
        me={"characters": {4: mine}, "hand": [up, more]},
        foe={"characters": {4: yours}, "hand": [flash, other]},
    )
    play(m, up)
    play(m, more)
    end_attacks(m)
    play(m, flash)
    play(m, other)
    choose(m, "pass") if m.decision and m.decision.kind == "priority" else None
    asked(m, "end effect", 1)
    choose(m, "end effect", other)
    asked(m, "end effect", 0)
    choose(m, "end effect", up)
    ended = [m.pool.defs[n.definition].name for n in log_notes(m, verb="effect ends")]
    assert ended == [other.name, up.name, flash.name, more.name]
    assert values(m, mine) == values(m, yours) == (300, 200, 100)


@clause("9.4")
def test_9_4_effects_for_one_battle_end_with_it() -> None:
    rage = card(
        "このキャラクターがアタックした時、この戦闘の間、このキャラクターのATKを+200する。", atk=300
    )
    m = scene(me={"characters": {0: rage, 1: A}})
    attack(m, rage)
    assert life(m, "foe") == 2500
    assert values(m, rage)[0] == 300


# -- 9.5 ---------------------------------------------------------------------------------------


@clause("9.5")
def test_9_5_the_example_of_the_book() -> None:
    levelled = support("全てのキャラクターのATKは300になる。")
    proud = card("自分のターン中、このキャラクターのATKは500になる。", atk=100)
    m = scene(me={"hand": [levelled, proud], "energy": 1, "characters": {4: A}})
    play(m, levelled)
    play(m, proud, 5)
    assert values(m, proud)[0] == 500
    end_turn(m)
    assert values(m, proud)[0] == 300


@clause("9.5")
def test_9_5_the_card_that_came_later_counts() -> None:
    levelled = support("全てのキャラクターのATKは300になる。")
    proud = card("自分のターン中、このキャラクターのATKは500になる。", atk=100)
    m = scene(me={"hand": [levelled, proud], "energy": 1, "characters": {4: A}})
    play(m, proud, 5)
    assert values(m, proud)[0] == 500
    play(m, levelled)
    assert values(m, proud)[0] == 300


@clause("9.5")
def test_9_5_the_later_counts_also_if_the_earlier_looks_at_what_it_changes() -> None:
    humbled = support("ATK400以上の全てのキャラクターのATKは100になる。")
    levelled = support("全てのキャラクターのATKは500になる。")
    for first, second, atk in ((humbled, levelled, 500), (levelled, humbled, 100)):
        m = scene(me={"hand": [humbled, levelled], "characters": {4: A}})
        play(m, first)
        play(m, second)
        assert values(m, A)[0] == atk


# -- 9.6 ---------------------------------------------------------------------------------------

SHIELDED = card("[スピード耐性:5]", name="盾の星", atk=500)
SPY = card(
    "このキャラクターが裏側表示から表側表示になった時、相手に200ダメージを与える。", name="密使"
)
END = effect("相手のキャラクターを1体選び、破壊する。", speed=1)
WEAKEN = effect("相手のキャラクターを1体選び、このターン、そのキャラクターのATKを-100する。")


@clause("9.6", "9.6.2", "9.6.2.(1)", "9.6.2.(2)")
def test_9_6_a_target_that_lies_face_down_is_turned_up_as_it_lies() -> None:
    m = scene(me={"hand": [WEAKEN]}, foe={"characters": {4: {**defending(A), "down": True}}})
    play(m, WEAKEN)
    assert display(m, A) == 1
    assert values(m, A)[0] == 200
    assert log_has(m, "9.6.2.(2)", "turn up", A)


@clause("9.6.2.(3)", "9.6.2.(4)")
def test_9_6_2_3_its_resistance_counts_before_the_effect_is_done() -> None:
    m = scene(me={"hand": [END]}, foe={"characters": {4: hidden(SHIELDED)}})
    play(m, END)
    assert zone(m, "foe", "characters")[4] == SHIELDED.name
    assert display(m, SHIELDED) == 0
    assert zone(m, "me", "trash") == [END.name]


@clause("9.6.2.(3)")
def test_9_6_2_3_what_it_does_to_its_own_numbers_counts_too() -> None:
    proud = card("このキャラクターのATKを+200する。", atk=200)
    bolt = effect("相手のキャラクターを1体選び、そのキャラクターに300ダメージを与える。")
    m = scene(me={"hand": [bolt]}, foe={"characters": {4: hidden(proud)}})
    play(m, bolt)
    assert zone(m, "foe", "characters")[4] == proud.name


@clause("9.6.2.(4)")
def test_9_6_2_4_who_turns_out_to_be_no_possible_target_is_none() -> None:
    aloof = card("このキャラクターは相手の効果の対象にならない。", name="孤高の星")
    m = scene(me={"hand": [END]}, foe={"characters": {4: hidden(aloof)}})
    play(m, END)
    assert zone(m, "foe", "characters")[4] == aloof.name
    assert display(m, aloof) == 0
    assert log_has(m, "9.6.2.(4)", "unresolved", aloof)


@clause("9.6.2.(5)", "9.6.2")
def test_9_6_2_5_what_it_triggers_comes_after_the_effect() -> None:
    m = scene(me={"hand": [WEAKEN]}, foe={"characters": {4: hidden(SPY)}})
    play(m, WEAKEN)
    assert values(m, SPY)[0] == 200
    assert life(m, "me") == 2800
    verbs = [n.verb for n in m.log if n.verb in ("turn up", "value atk", "damage")]
    assert verbs == ["turn up", "value atk", "damage"]


@clause("9.6.2.(5)")
def test_9_6_2_5_it_fails_if_the_card_is_no_longer_on_the_field() -> None:
    charge_it = effect("相手のキャラクターを1体選び、エネルギーゾーンに置く。")
    for how, where in ((END, "trash"), (charge_it, "energy")):
        m = scene(me={"hand": [how]}, foe={"characters": {4: hidden(SPY)}})
        play(m, how)
        assert zone(m, "foe", where) == [SPY.name]
        assert life(m, "me") == 3000
        assert log_has(m, "9.6.2.(5)", "unresolved")


@clause("9.6.1")
def test_9_6_1_conditions_on_what_is_printed_find_face_up_cards_only() -> None:
    for such in ("ATK100以上", "ATK900以下", "スピードが1以上", "スピードが1以下", "火属性"):
        picky = effect(f"{such}の相手のキャラクターを1体選び、破壊する。")
        seen, also, unseen = card(attribute="火"), card(attribute="火"), card(attribute="火")
        m = scene(me={"hand": [picky]}, foe={"characters": {4: seen, 5: hidden(unseen), 6: also}})
        play(m, picky)
        assert [o.card for o in options(m, "pick")] == [number(m, seen), number(m, also)]
        choose(m, "pick", seen)


@clause("9.6.1")
def test_9_6_1_conditions_on_how_a_card_lies_find_face_down_cards_too() -> None:
    seen, unseen = card(), card()
    aim = effect("相手のアタック表示のキャラクターを1体選び、破壊する。")
    m = scene(me={"hand": [aim]}, foe={"characters": {4: seen, 5: hidden(unseen)}})
    play(m, aim)
    assert len(options(m, "pick")) == 2
    choose(m, "pick", unseen)
    assert zone(m, "foe", "trash") == [unseen.name]


@clause("9.6")
def test_9_6_a_target_that_has_left_its_place_is_not_affected() -> None:
    doom = effect(
        "相手のキャラクターを1体選び、このターンの終了時、そのキャラクターを破壊する。", name="予告"
    )
    away = effect("相手のキャラクターを1体選び、エネルギーゾーンに置く。")
    for moved in (False, True):
        m = scene(me={"hand": [doom, away]}, foe={"characters": {4: A}})
        play(m, doom)
        if moved:
            play(m, away)
        end_attacks(m)
        assert zone(m, "foe", "energy" if moved else "trash") == [A.name]


@clause("9.6")
def test_9_6_a_support_is_a_target_too() -> None:
    wary = support("このカードが効果の対象になった時、カードを1枚引く。")
    bend = effect("相手のサポートを1枚選び、ゲインする。")
    m = scene(me={"hand": [bend]}, foe={"supports": [wary]})
    play(m, bend)
    assert m.state.rest[number(m, wary)]
    assert len(zone(m, "foe", "hand")) == 1


def test_9_6_what_has_left_before_the_choice_is_not_chosen() -> None:
    late = card(
        "このキャラクターがアタックした時、相手のキャラクターを1体選び、破壊する。", atk=300
    )
    target = card(name="標的", atk=100)
    away = effect("[フラッシュ]\n自分のキャラクターを1体選び、手札に戻す。")
    m = scene(
        me={"characters": {0: late, 4: A}},
        foe={"characters": {0: target}, "hand": [away]},
    )
    attack(m, late)
    play(m, away)
    no_flash(m)
    assert zone(m, "foe", "trash") == [away.name]
    assert life(m, "foe") == 2700


def test_whoever_chooses_a_card_that_lies_face_down_does_not_learn_which_it_is() -> None:
    m = scene(me={"hand": [END]}, foe={"characters": {4: hidden(A), 5: hidden(SPY)}})
    choose(m, "play", END)
    leave(m, "target")
    view = repr(m.view(0)["decision"])
    assert A.name not in view
    assert SPY.name not in view
    assert "'square': 4" in view


def test_an_effect_that_must_be_used_keeps_the_phase_open() -> None:
    berserk = card("このキャラクターは可能ならアタックしなければならない。")
    m = scene(me={"characters": {0: berserk, 1: A}})
    to_attack(m)
    assert not offered(m, "end attacks")
    assert clauses_against(m, "me", Option("end attacks")) == ["9.1"]
    attack(m, berserk)
    assert offered(m, "end attacks")
