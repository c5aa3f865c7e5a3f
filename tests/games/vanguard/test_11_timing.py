"""11.6: check timing and play timing."""

from __future__ import annotations

from tests.games.vanguard.table import (
    asked,
    attack,
    choose,
    count,
    guard,
    is_asked,
    log_notes,
    no_guard,
    number,
    offered,
    scene,
    table,
    to_battle,
    unit,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda import Option

V = "FILLER-V"
LIMITS = "【永】【ドロップ】：あなたはエネルギーを2個まで持てる。"


@clause("11.6.1", "11.9.1", "11.8.3.1")
def test_11_6_1_what_waits_is_played_when_the_effect_is_over() -> None:
    sweep = unit("【起】【(R)】：あなたの他のリアガードを1枚選び、退却させ、1枚引く。")
    text = "【自】【(V)】：あなたのリアガードが退却した時、あなたの手札が1枚以上なら、1枚引く。"
    watcher = unit(text, grade=3)
    field = {"front left": sweep, "front right": "FILLER"}
    m = scene(me={"vanguard": watcher, "rear-guards": field, "hand": []})
    use(m, sweep)
    assert count(m, "me", "hand") == 2  # asked in the middle of the effect, it had drawn nothing


@clause("11.6.1.1", "13.1.3")
def test_11_6_1_1_rule_processes_come_first_and_until_none_is_left() -> None:
    mover = unit("【起】【(R)】：このユニットを(R)に移動させる。")
    crowded = unit(LIMITS)  # dropped by one process, it makes another one due
    watcher = unit("【自】【(V)】：あなたのリアガードが退却した時、1枚引く。", grade=3)
    field = {"front left": mover, "front right": crowded}
    m = scene(me={"vanguard": watcher, "rear-guards": field, "energy": 9, "hand": []})
    use(m, mover)
    choose(m, "circle", mover, spot=1)
    told = [(note.verb, note.number) for note in log_notes(m) if note.verb in ("energy", "play")]
    assert told == [("play", 0), ("energy", -7), ("play", 0)]  # from 9 to 2
    assert table(m).energy == [2, 0]


@clause("11.6.1.1", "11.6.1")
def test_11_6_1_1_what_one_process_brings_about_comes_before_what_waits() -> None:
    away = unit("【起】【(R)】：あなたのヴァンガードを1枚選び、手札に戻す。")
    watcher = unit("【自】【(R)】：あなたのヴァンガードが手札に戻った時、1枚引く。")
    heir = unit("【永】【(V)】：あなたはエネルギーを2個まで持てる。", grade=2)
    me = {"rear-guards": {"back left": away, "back right": watcher}, "soul": [heir], "energy": 9}
    m = scene(me={**me, "hand": []})
    use(m, away)  # a card of the soul is ridden, and so there is a limit
    assert zone(m, "me", "vanguard") == [heir.name]
    told = [note.verb for note in log_notes(m) if note.verb in ("energy", "play")]
    assert told == ["play", "energy", "play"]


@clause("11.6.1.4", "11.6.1.5", "11.6.1.6")
def test_11_6_1_4_the_turn_fighters_abilities_come_first_and_again_after_each() -> None:
    first = unit("【自】【(R)】：あなたのメインフェイズ開始時、1枚引く。")
    again = unit("【自】【(R)】：相手がカードを引いた時、相手の手札が1枚なら、1枚引く。")
    theirs = unit("【自】【(R)】：相手のメインフェイズ開始時、相手の手札が1枚以上なら、1枚引く。")
    m = scene(
        phase="ride",
        me={"rear-guards": {"front left": first, "front right": again}, "hand": []},
        foe={"rear-guards": {"front left": theirs, "front right": theirs}, "hand": []},
    )
    if is_asked(m, "ride"):
        choose(m, "done")
    # the opponent chooses which first; before the other one the turn fighter's comes
    asked(m, "waiting ability", "foe")
    assert (count(m, "me", "hand"), count(m, "foe", "hand")) == (1, 0)
    choose(m, "play", theirs)
    assert (count(m, "me", "hand"), count(m, "foe", "hand")) == (2, 2)
    played = [note.seat for note in log_notes(m) if note.verb == "play"]
    assert played == [0, 1, 0, 1, 0]
    asked(m, "main", "me")
    assert table(m).waiting == []


@clause("11.6.2", "11.6.2.1")
def test_11_6_2_1_a_check_timing_comes_before_anything_is_chosen() -> None:
    drawing = unit("【自】【(R)】：このユニットが登場した時、1枚引く。")
    m = scene(me={"hand": [drawing], "trigger zone": [unit(name="忘れ物")]}, anyway=True)
    asked(m, "main", "me")
    assert zone(m, "me", "drop zone") == ["忘れ物"]
    choose(m, "call", drawing, spot=0)
    asked(m, "main", "me")
    assert count(m, "me", "hand") == 1


@clause("11.6.2", "11.6.2.2", "11.6.2.2.1", "11.6.2.3")
def test_11_6_2_2_one_thing_is_done_then_one_is_asked_again_until_nothing_is() -> None:
    worker = unit("【起】【(R)】：そのターン中、このユニットのパワー+1000。")
    a, b = unit(), unit()
    m = scene(
        me={"rear-guards": {"front left": worker}},
        foe={"rear-guards": {"front left": "FILLER"}, "hand": [a, b]},
    )
    use(m, worker)
    asked(m, "main", "me")
    assert offered(m, "battle phase")
    to_battle(m)
    attack(m, V)
    guard(m, a)
    asked(m, "guard", "foe")
    no_guard(m)
    assert not is_asked(m, "guard")
    assert b.name in zone(m, "foe", "hand")


@clause("11.6.2", "11.6.2.2")
def test_11_6_2_2_in_the_middle_of_an_action_that_is_why_there_is_no_other() -> None:
    """It is one's own phase all the same."""
    busy = "another action is under way"
    strikes = unit("【起】【(R)】：相手のリアガードを1枚選び、退却させる。")
    held, shields = unit(), unit(skills=["boost"])
    theirs = {"rear-guards": {"front left": unit(), "front right": unit()}, "hand": 1}
    field = {"front left": strikes, "back left": shields, "front right": unit()}
    m = scene(me={"rear-guards": field, "hand": [held]}, foe=theirs)
    use(m, strikes)
    asked(m, "choose", "me")
    call = Option("call", number(m, held), 0)
    assert [reason.message for reason in m.why_not(0, call)] == [busy]
    m.choose(0)
    assert m.why_not(0, call) == []
    choose(m, "battle phase")
    assert [reason.message for reason in m.why_not(0, call)] == ["it is not your main phase"]
    choose(m, "attack", field["front left"])
    m.choose(0)
    asked(m, "boost", "me")
    other = Option("attack", number(m, field["front right"]))
    assert [reason.message for reason in m.why_not(0, other)] == [busy]
    assert busy not in [reason.message for reason in m.why_not(1, other)]
    choose(m, "done")
    no_guard(m)
    assert m.why_not(0, other) == []
