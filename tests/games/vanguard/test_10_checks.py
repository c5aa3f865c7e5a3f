"""Chapter 10: the order of the steps, and what is looked at again within them."""

from __future__ import annotations

from tests.games.vanguard.table import (
    asked,
    attack,
    call,
    choose,
    count,
    guard,
    is_asked,
    is_rested,
    leave,
    log_notes,
    no_guard,
    offered,
    power,
    rested,
    scene,
    to_battle,
    unit,
    zone,
)
from tests.ruling import clause

from kirifuda.games.vanguard.events import (
    ATTACK_STEP,
    CLOSE_STEP,
    DAMAGE_STEP,
    DRIVE_STEP,
    GUARD_STEP,
    START_STEP,
)
from kirifuda.kernel.match import Match

V = "FILLER-V"


def steps(m: Match) -> list[int]:
    return [note.number for note in log_notes(m, verb="step")]


@clause("10.2.1", "10.4.1", "10.5.1.2.1", "10.6.1", "10.7.1")
def test_10_2_1_an_attack_goes_from_the_attack_step_to_the_close_step() -> None:
    """The drive step is left out where a rear-guard attacks."""
    rear = unit()
    for one, drives in ((V, [DRIVE_STEP]), (rear, [])):
        field = {"front left": rear, "front right": unit()}
        m = scene(me={"rear-guards": field}, foe={"hand": 1})
        attack(m, one)
        no_guard(m)
        asked(m, "attack")
        first = [ATTACK_STEP, GUARD_STEP, *drives, DAMAGE_STEP, CLOSE_STEP]
        assert steps(m) == [START_STEP, *first, START_STEP]


@clause("10.4.1.3")
def test_10_4_1_3_who_was_rested_as_the_attack_step_began_does_not_attack() -> None:
    """Whom one had in mind is not told before the attack step."""
    text = "【自】【(R)】【ターン1回】：あなたのアタックステップ開始時、このユニットを【レスト】させる。"
    tired, other = unit(text, power=20000), unit(power=20000)
    field = {"front left": tired, "front right": other}
    m = scene(me={"vanguard": rested(V), "rear-guards": field}, foe={"hand": []})
    to_battle(m)
    choose(m, "attack", tired)
    choose(m, "play", tired)
    assert is_rested(m, other)  # it attacked in its place
    assert count(m, "foe", "damage zone") == 1
    assert steps(m).count(ATTACK_STEP) == 1


@clause("10.4.1.5.2")
def test_10_4_1_5_2_who_can_attack_no_more_goes_on_with_this_attack() -> None:
    text = "【自】【(R)】：このユニットがアタックした時、そのターン中、このユニットはアタックできない。"
    a = unit(text, power=20000)
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": 1})
    attack(m, a)
    asked(m, "guard")
    no_guard(m)
    assert count(m, "foe", "damage zone") == 1


@clause("10.4.1.7", "10.4.1.7.1")
def test_10_4_1_7_1_without_anybody_to_attack_the_battle_comes_to_its_close_step() -> None:
    shy = unit(
        "【永】【(V)】：相手の【レスト】しているリアガードがいるなら、このユニットはアタックされない。"
    )
    end = "【自】【(R)】：クローズステップ開始時、【ソウルチャージ】(1)。"
    a = unit(power=20000)
    watcher = unit(end.replace("クローズ", "あなたのクローズ"))
    field = {"front left": a, "back left": watcher}
    m = scene(me={"vanguard": rested(V), "rear-guards": field}, foe={"vanguard": shy, "hand": 1})
    attack(m, a)
    leave(m, "G assist")  # nobody was asked to guard, and nobody can attack any more
    assert steps(m)[:4] == [START_STEP, ATTACK_STEP, CLOSE_STEP, START_STEP]
    assert count(m, "me", "soul") == 1
    assert count(m, "foe", "damage zone") == 0


@clause("10.4.1.5.3", "10.4.1.7.1")
def test_10_4_1_5_3_who_has_attacked_nobody_in_the_end_has_attacked() -> None:
    shy = unit(
        "【永】【(V)】：相手の【レスト】しているリアガードがいるなら、このユニットはアタックされない。"
    )
    for whom, drawn in (("", 1), ("ヴァンガードに", 0)):
        a = unit(f"【自】【(R)】：このユニットが{whom}アタックした時、1枚引く。", power=20000)
        m = scene(
            me={"vanguard": rested(V), "rear-guards": {"front left": a}, "hand": []},
            foe={"vanguard": shy, "hand": 1},
        )
        attack(m, a)
        leave(m, "G assist")
        assert count(m, "me", "hand") == drawn


@clause("10.5.1.2.2.1", "9.9.2.1.1")
def test_10_5_1_2_2_1_calls_by_rule_are_normal_calls_and_those_by_effects_are_not() -> None:
    text = "【自】：このユニットが{0}にノーマルコールされた時、【ソウルチャージ】(1)。"
    rear, shield = unit(text.format("(R)")), unit(text.format("(G)"))
    a = unit()
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [shield]})
    attack(m, a)
    guard(m, shield)
    assert count(m, "foe", "soul") == 1
    n = scene(me={"hand": [rear]})
    call(n, rear, "front left")
    assert count(n, "me", "soul") == 1
    caller = unit(
        "【自】：このユニットが(R)に登場した時、あなたの手札から1枚選び、(R)にコールする。"
    )
    k = scene(me={"hand": [caller, rear]})
    call(k, caller, "front left")
    choose(k, "circle", rear, spot=1)
    assert count(k, "me", "soul") == 0


@clause("6.2.3.3.1")
def test_6_2_3_3_1_guardians_come_resting() -> None:
    a, shield = unit(), unit()
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [shield, unit()]})
    attack(m, a)
    guard(m, shield)
    assert is_rested(m, shield)
    no_guard(m)


@clause("10.6.1.1")
def test_10_6_1_1_what_waits_for_the_drive_step_comes_before_the_first_check() -> None:
    text = (
        "【自】【(V)】：あなたのドライブステップ開始時、そのバトル中、このユニットのパワー+5000。"
    )
    ear = "【自】【(V)】：あなたのドライブステップ開始時、【ソウルチャージ】(1)。"
    lead, x, y = unit(ear + text, grade=3, power=13000), unit(), unit()
    m = scene(me={"vanguard": lead, "hand": [], "top": [x, y]}, foe={"hand": 1})
    attack(m, lead)
    assert count(m, "me", "soul") == 0
    no_guard(m)
    while is_asked(m, "waiting ability"):
        m.choose(0)
    assert zone(m, "me", "soul") == [x.name]
    assert zone(m, "me", "hand") == [y.name]  # so another card was checked
    rear = unit(ear.replace("(V)", "(R)"))
    n = scene(me={"rear-guards": {"front left": rear}}, foe={"hand": []})
    attack(n, rear)
    assert count(n, "me", "soul") == 0  # rear-guards have no drive step


@clause("10.7.1.1")
def test_10_7_1_1_what_waits_for_the_damage_step_comes_before_powers_are_compared() -> None:
    text = (
        "【自】【(R)】：あなたのダメージステップ開始時、そのバトル中、このユニットのパワー+10000。"
    )
    for one, hit in ((unit(text), 1), (unit(), 0)):
        m = scene(me={"rear-guards": {"front left": one}}, foe={"hand": []})
        attack(m, one)
        assert count(m, "foe", "damage zone") == hit


@clause("10.7.1.8")
def test_10_7_1_8_what_waits_for_a_hit_may_wait_without_one_and_once() -> None:
    ear = "【自】【(R)】：このユニットのアタックがヒットした時、【ソウルチャージ】(1)。"
    always = "【永】【(R)】：このユニットはアタックがヒットしていなくても、ヒットした時の能力が発動する。"
    for text, mighty, charged in (
        (ear, 1000, 0),
        (ear + always, 1000, 1),
        (ear + always, 30000, 1),
    ):
        a = unit(text, power=mighty)
        m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": []})
        attack(m, a)
        assert count(m, "me", "soul") == charged
        assert count(m, "foe", "damage zone") == (1 if mighty > 13000 else 0)
    assert power(m, a) == 30000
    assert not offered(m, "attack", a)


@clause("10.7.1.8", "10.7.1.7")
def test_10_7_1_8_that_it_waits_as_for_a_hit_does_not_make_it_one() -> None:
    ear = "【自】【(R)】：このユニットのアタックがヒットした時、【ソウルチャージ】(1)。"
    always = "【永】【(R)】：このユニットはアタックがヒットしていなくても、ヒットした時の能力が発動する。"
    asks = (
        "【自】【(R)】：あなたのターン終了時、"
        "このターンに、相手のヴァンガードにアタックがヒットしているなら、1枚引く。"
    )
    for mighty, drawn in ((1000, 0), (30000, 1)):
        a = unit(ear + always, power=mighty)
        field = {"front left": a, "back left": unit(asks)}
        m = scene(me={"vanguard": rested(V), "rear-guards": field, "hand": []}, foe={"hand": []})
        attack(m, a)
        assert count(m, "me", "soul") == 1
        assert count(m, "me", "hand") == drawn
        leave(m, "ride")
