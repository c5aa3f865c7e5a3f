"""Chapter 7, 8.1.1, 8.1.2, 9.3: priority, forced and optional effects."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.table import (
    asked,
    attack,
    card,
    clauses_against,
    effect,
    end_attacks,
    lead,
    life,
    log_notes,
    no_flash,
    number,
    offered,
    options,
    pass_,
    play,
    scene,
    show,
    support,
    trigger,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.position.decisions import Option

FLASH = effect("[フラッシュ]\nカードを1枚引く。")
EAGER = "自分のキャラクターがアタックした時、カードを1枚引く。"
KEEN = "自分のキャラクターがアタックした時、ライフを100回復する。"
CALM_ONE = "自分のキャラクターがアタックした時、ライフを500回復しても良い。"
A = card(atk=300)


@clause("7.1", "2.5.1")
def test_7_1_a_flash_card_is_paid_for_with_energy_that_stands_upright() -> None:
    dear = effect("[フラッシュ]\nカードを1枚引く。", cost=2)
    m = scene(
        me={"characters": {0: A}},
        foe={"hand": [dear], "energy": [A, {"card": A, "rest": True}]},
    )
    attack(m, A)
    assert life(m, "foe") == 2700  # nobody was asked: one energy does not pay for any
    m = scene(me={"characters": {0: A}}, foe={"hand": [dear], "energy": 2})
    attack(m, A)
    asked(m, "priority", 1)
    play(m, dear)
    assert zone(m, "foe", "trash") == [dear.name]


@clause("7.1")
def test_7_1_in_ones_own_main_phase_a_flash_card_is_an_effect_card() -> None:
    m = scene(me={"hand": [FLASH]})
    play(m, FLASH)
    assert zone(m, "me", "trash") == [FLASH.name]


@clause("7.2")
def test_7_2_who_passed_may_use_something_once_the_other_has() -> None:
    m = scene(me={"characters": {0: A}, "hand": [FLASH]}, foe={"hand": [FLASH]})
    attack(m, A)
    asked(m, "priority", 1)
    pass_(m)
    asked(m, "priority", 0)
    play(m, FLASH)
    asked(m, "priority", 1)
    play(m, FLASH)
    asked(m, "priority", 0)
    no_flash(m)
    assert life(m, "foe") == 2700


@clause("9.3.2", "9.3", "8.1.1")
def test_9_3_2_the_example_of_the_book() -> None:
    """Two forced effects of the attacking player; both players hold flash cards."""
    one, other = card(EAGER), card(KEEN)
    m = scene(
        me={"characters": {0: A, 4: one, 5: other}, "hand": [FLASH]},
        foe={"hand": [FLASH, FLASH, FLASH]},
    )
    attack(m, A)
    asked(m, "priority", 1)  # 2: the opponent, who has no forced effect, may use a flash card
    assert offered(m, "play", FLASH)
    play(m, FLASH)
    asked(m, "priority", 0)  # 3: one of the two must be used, and nothing else can be
    assert [o.kind for o in options(m, "trigger")] == ["trigger", "trigger"]
    assert not offered(m, "play")
    assert not offered(m, "pass")
    assert clauses_against(m, "me", Option("play", number(m, FLASH, "me"))) == ["8.1.1"]
    trigger(m, other)
    assert life(m, "me") == 3100
    asked(m, "priority", 1)  # 4
    pass_(m)
    # 5: the one that was not chosen is used; nothing is left to choose
    assert [n.seat for n in log_notes(m, "8.5")] == [1, 0]
    asked(m, "priority", 1)  # 6
    pass_(m)
    asked(m, "priority", 0)  # 7
    assert offered(m, "play", FLASH)
    no_flash(m)


@clause("9.3.1")
def test_9_3_1_forced_effects_come_before_optional_ones() -> None:
    forced, optional = card(KEEN), card(CALM_ONE)
    m = scene(me={"characters": {0: A, 4: optional, 5: forced}})
    attack(m, A)
    # the forced one has been used; now the optional one may be
    assert life(m, "me") == 3100
    asked(m, "priority", 0)
    trigger(m, optional)
    assert life(m, "me") == 3600


@clause("9.3.1")
def test_9_3_1_an_optional_effect_waits_for_the_other_players_forced_one() -> None:
    forced = card(KEEN)
    optional = card("相手のキャラクターがアタックした時、ライフを500回復しても良い。")
    m = scene(me={"characters": {0: A, 5: forced}}, foe={"characters": {5: optional}})
    attack(m, A)
    assert life(m, "me") == 3100
    asked(m, "priority", 1)
    trigger(m, optional)
    assert life(m, "foe") == 3000 + 500 - 300


@clause("8.1.2")
def test_8_1_2_an_optional_effect_can_be_left_unused() -> None:
    optional = card(CALM_ONE)
    m = scene(me={"characters": {0: A, 4: optional}})
    attack(m, A)
    asked(m, "priority", 0)
    pass_(m)
    assert life(m, "me") == 3000
    assert life(m, "foe") == 2700


@clause("8.1.2")
def test_8_1_2_an_optional_effect_and_a_flash_card_in_either_order() -> None:
    optional = card(CALM_ONE)
    m = scene(me={"characters": {0: A, 4: optional}, "hand": [FLASH]})
    attack(m, A)
    asked(m, "priority", 0)
    assert offered(m, "trigger", optional)
    play(m, FLASH)
    asked(m, "priority", 0)
    trigger(m, optional)
    assert life(m, "me") == 3500
    no_flash(m)


@clause("9.3")
def test_9_3_at_the_same_timing_the_opponent_is_first_and_they_alternate() -> None:
    mine, again = (
        support("自分のターンの開始時、カードを1枚引く。"),
        support("自分のターンの開始時、ライフを100回復する。"),
    )
    yours = support("相手のターンの開始時、カードを1枚引く。")
    other = support("相手のターンの開始時、ライフを100回復する。")
    m = scene(me={"supports": [mine, again]}, foe={"supports": [yours, other]}, phase="setup")
    asked(m, "priority", 1)
    trigger(m, other)
    asked(m, "priority", 0)
    trigger(m, again)
    told = [(n.verb, n.seat) for n in m.log if n.verb == "gain life" or n.clause == "8.5"]
    assert told == [("gain life", 1), ("gain life", 0), ("move", 1), ("move", 0)]
    asked(m, "main", 0)


@clause("9.3")
def test_9_3_what_an_action_triggers_is_used_before_the_next_action() -> None:
    comes = card("このキャラクターが場に出た時、相手に100ダメージを与える。")
    m = scene(me={"hand": [comes], "energy": 1})
    play(m, comes, 4)
    assert life(m, "foe") == 2900
    asked(m, "main", 0)


@pytest.mark.parametrize(
    ("healed", "winners", "told"),
    [(100, [], "9.3"), (95, [0], "4"), (105, [], "9.3")],
)
def test_forced_effects_that_never_end_are_a_draw(
    healed: int, winners: list[int], told: str
) -> None:
    burns = card("このキャラクターが相手にダメージを与えた時、相手に100ダメージを与える。")
    heals = support(f"自分がダメージを受けた時、ライフを{healed}回復する。")
    m = scene(me={"characters": {0: burns}}, foe={"supports": [heals]})
    attack(m, burns)
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.clause) == (winners, told)


@clause("9.3", "5.2")
def test_9_3_what_the_turns_beginning_triggers_comes_before_the_setup() -> None:
    early = support("自分のターンの開始時、ライフを100回復する。")
    late = support("自分のセットアップフェイズの終了時、ライフを200回復する。")
    m = scene(me={"supports": [early, late], "energy": [{"card": A, "rest": True}]}, phase="setup")
    told = [n.number if n.verb == "gain life" else n.verb for n in m.log]
    told = [one for one in told if one in (100, 200, "stand", "move")]
    assert told == [100, "stand", "move", 200]


@clause("9.3")
def test_9_3_what_a_move_triggers_is_used_before_the_next_move() -> None:
    runner = card("このキャラクターが移動した時、ライフを100回復する。", lead="▲")
    m = scene(me={"characters": {4: runner, 5: card()}})
    lead(m, runner, 0)
    asked(m, "lead", 0)
    assert life(m, "me") == 3100


@clause("9.3")
def test_9_3_each_phase_is_over_before_the_next_begins() -> None:
    ends = support("自分のアタックフェイズの終了時、ライフを100回復する。")
    begins = support("自分のエンドフェイズの開始時、ライフを200回復する。")
    m = scene(me={"supports": [begins, ends]})
    end_attacks(m)
    assert [n.number for n in log_notes(m, verb="gain life")] == [100, 200]


@clause("9.3")
def test_9_3_phases_begin_and_end() -> None:
    texts = [
        "自分のメインフェイズの終了時、ライフを1回復する。",
        "自分のリードフェイズの開始時、ライフを10回復する。",
        "自分のアタックフェイズの終了時、ライフを100回復する。",
    ]
    m = scene(me={"supports": [support(text) for text in texts]})
    end_attacks(m)
    assert [n.number for n in log_notes(m, verb="gain life")] == [1, 10, 100]


def test_what_comes_face_down_triggers_nothing() -> None:
    comes = card("このキャラクターが場に出た時、相手に100ダメージを与える。")
    m = scene(me={"hand": [comes], "energy": 1})
    play(m, comes, 4, 3)
    assert life(m, "foe") == 3000


def test_what_lies_face_down_hears_nothing() -> None:
    m = scene(me={"characters": {0: A, 4: {"card": card(KEEN), "down": True}}})
    attack(m, A)
    assert life(m, "me") == 3000


def test_turning_up_tells_what_waits_for_it() -> None:
    watcher = card("自分のキャラクターが裏側表示から表側表示になった時、カードを1枚引く。")
    m = scene(me={"characters": {4: {"card": A, "down": True}, 5: watcher}})
    show(m, A, 0)
    assert len(zone(m, "me", "hand")) == 1
