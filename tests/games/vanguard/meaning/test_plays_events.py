"""What abilities wait for, played from both seats."""

from __future__ import annotations

from tests.games.vanguard.table import (
    attack,
    call,
    count,
    end_battles,
    guard,
    is_asked,
    no_guard,
    no_ride,
    offered,
    pick,
    power,
    ride,
    scene,
    table,
    trigger,
    unit,
    use,
    yes,
    zone,
)


def test_appearing_tells_from_where_and_at_which_circle() -> None:
    a = unit("【自】:このユニットが手札から前列の(R)に登場した時、1枚引く。")
    for spot, n in (("front left", 1), ("back left", 0)):
        m = scene(me={"hand": [a]})
        call(m, a, spot)
        assert count(m, "me", "hand") == n
    b = unit(
        "【起】【(R)】:【コスト】[このユニットをソウルに置く]ことで、あなたのドロップから1枚選び、前列の(R)にコールする。"
    )
    m = scene(me={"rear-guards": {"back left": b}, "drop zone": [a]})
    no_ride(m)
    use(m, b)
    m.choose(0)
    assert zone(m, "me", "rear-guards")[0] == a.name
    assert count(m, "me", "hand") == 0


def test_riding_and_being_ridden_upon_each_know_the_other() -> None:
    a = unit("【自】:このユニットが「夕凪」にライドされた時、1枚引く。", grade=0, name="朝凪")
    for name, n in (("夕凪", 2), ("夜凪", 0)):
        b = unit(
            "【自】:このユニットが「朝凪」からライドして登場した時、【ソウルチャージ】(1)。",
            name=name,
        )
        m = scene(me={"vanguard": a, "hand": [b]}, phase="ride")
        ride(m, b)
        if is_asked(m, "waiting ability"):
            m.choose(0)
        assert count(m, "me", "soul") == 2
        assert count(m, "me", "hand") == (1 if n else 0)


def test_an_attack_on_a_vanguard_is_none_on_a_rear_guard() -> None:
    a = unit(
        "【自】【(R)】:このユニットがヴァンガードにアタックした時、そのバトル中、このユニットのパワー+5000。"
    )
    other = unit()
    for on, n in ((None, 13000), (other, 8000)):
        m = scene(
            me={"rear-guards": {"front left": a}},
            foe={"rear-guards": {"front left": other}, "hand": 1},
        )
        attack(m, a, on=on)
        assert power(m, a) == n
        no_guard(m)
        assert power(m, a) == 8000


def test_an_ability_in_the_opponents_hands_waits_for_their_own() -> None:
    a = unit(
        "【自】【(R)】:あなたのヴァンガードがアタックされたとき、そのバトル中、このユニットのパワー+2000。"
    )
    x = unit()
    m = scene(
        me={"rear-guards": {"front left": x}}, foe={"rear-guards": {"front left": a}, "hand": 1}
    )
    attack(m, x)
    assert power(m, a) == 10000
    no_guard(m)
    m = scene(me={"rear-guards": {"front left": a, "front right": x}}, foe={"hand": 1})
    attack(m, x)
    assert power(m, a) == 8000
    no_guard(m)


def test_a_battle_in_which_it_boosted_ends() -> None:
    a = unit(
        "【自】【(R)】:このユニットがブーストしたバトル終了時、【コスト】[このユニットをソウルに置く]ことで、1枚引く。",
        skills=["boost"],
    )
    b = unit(grade=2)
    m = scene(me={"rear-guards": {"front left": b, "back left": a}})
    attack(m, b, boost=a)
    no_guard(m)
    yes(m)
    assert zone(m, "me", "soul") == [a.name]
    m = scene(me={"rear-guards": {"front left": b, "back left": a}})
    attack(m, b)
    no_guard(m)
    assert is_asked(m, "attack") or not is_asked(m, "may do")
    assert zone(m, "me", "soul") == []


def test_a_card_that_is_discarded_in_its_fighters_turn() -> None:
    a = unit(
        "【自】:あなたのターンにこのカードが手札から捨てられた時、このカードを(R)にコールする。"
    )
    b = unit("【起】【(R)】:【コスト】[手札から1枚捨てる]ことで、【エネルギーチャージ】(1)。")
    m = scene(me={"rear-guards": {"front left": b}, "hand": [a]})
    no_ride(m)
    use(m, b)
    m.choose(0)
    assert a.name in zone(m, "me", "rear-guards")
    c = unit("【起】【(R)】:相手は自分の手札から1枚選び、捨てる。")
    m = scene(me={"rear-guards": {"front left": c}}, foe={"hand": [a]})
    no_ride(m)
    use(m, c)
    assert zone(m, "foe", "drop zone") == [a.name]


def test_what_a_drive_check_reveals() -> None:
    a = unit(
        "【自】【(R)】:あなたのドライブチェックで【クリティカル】が出た時、そのターン中、このユニットのパワー+5000。"
    )
    for kind, n in (("critical", 13000), ("draw", 8000)):
        m = scene(me={"rear-guards": {"front left": a}, "top": [trigger(kind)]})
        attack(m, "FILLER-V")
        no_guard(m)
        while not is_asked(m, "attack"):
            if not offered(m, "pick", "FILLER-V"):
                m.choose(0)
            else:
                pick(m, "FILLER-V")
        assert power(m, a) == n


def test_an_effect_that_waits_for_the_end_of_the_turn_waits_once() -> None:
    a = unit("【起】【(R)】【ターン1回】:そのターン終了時、1枚引く。")
    m = scene(me={"rear-guards": {"front left": a}, "hand": 0})
    no_ride(m)
    use(m, a)
    end_battles(m)
    assert count(m, "me", "hand") == 1


def test_put_on_the_guardian_circle_is_who_guards_and_who_intercepts() -> None:
    a = unit(
        "【自】:このユニットが(G)に置かれた時、そのバトル中、このユニットのシールド+5000。",
        grade=2,
        shield=5000,
        skills=["intercept"],
    )
    x = unit(power=20000)
    m = scene(me={"rear-guards": {"front left": x}}, foe={"hand": [a]})
    attack(m, x)
    guard(m, a)
    assert zone(m, "foe", "damage zone") == []
    m = scene(
        me={"rear-guards": {"front left": x}}, foe={"rear-guards": {"front left": a}, "hand": 1}
    )
    attack(m, x)
    from tests.games.vanguard.table import choose

    choose(m, "intercept", a)
    no_guard(m)
    assert zone(m, "foe", "damage zone") == []


def test_who_retires_is_judged_where_it_was() -> None:
    a = unit(
        "【自】【(R)】:このユニットと同じ縦列のあなたの他のリアガードが退却した時、【エネルギーチャージ】(1)。"
    )
    b, c = unit(), unit()
    x = unit("【起】【(R)】:【コスト】[他のリアガードを1枚退却させる]ことで、1枚引く。")
    for gone, n in ((b, 1), (c, 0)):
        m = scene(
            me={
                "rear-guards": {
                    "front left": a,
                    "back left": b,
                    "back right": c,
                    "back center": x,
                }
            }
        )
        no_ride(m)
        use(m, x)
        pick(m, gone)
        assert table(m).energy[0] == n


def test_an_attack_with_and_without_a_boost_on_such_a_unit() -> None:
    texts = {
        "ブーストされないでアタックした時": (True, True, False, False),
        "ブーストされないでグレード3以上にアタックした時": (True, False, False, False),
        "ブーストされてグレード3以上にアタックした時": (False, False, True, False),
        "〈鳥〉にブーストされてグレード3以上にアタックした時": (False, False, True, False),
        "〈魚〉にブーストされてグレード3以上にアタックした時": (False, False, False, False),
    }
    for text, answers in texts.items():
        a = unit(f"【自】【(R)】:このユニットが{text}、【エネルギーチャージ】(1)。", grade=2)
        b = unit(race="鳥", skills=["boost"])
        cases = ((False, 3), (False, 2), (True, 3), (True, 2))
        for (boosted, grade), done in zip(cases, answers, strict=True):
            lead = unit(grade=grade, power=10000)
            m = scene(
                me={"rear-guards": {"front left": a, "back left": b}},
                foe={"vanguard": lead, "hand": 1},
            )
            attack(m, a, boost=b if boosted else None)
            assert table(m).energy[0] == done, (text, boosted, grade)
            no_guard(m)


def test_a_state_that_is_quoted_is_read_in_one_way() -> None:
    a = unit("【永】【(R)】:このユニットは“朝凪”状態になる。")
    b = unit("【永】【(R)】:“朝凪”状態のあなたのユニットがいるなら、このユニットのパワー+1000。")
    m = scene(me={"rear-guards": {"front left": a, "front right": b}})
    assert power(m, b) == 9000


def test_who_was_boosted_is_known_when_the_booster_has_gone() -> None:
    a = unit(
        "【自】【(R)】:このユニットがブーストしたバトル終了時、【コスト】[このユニットをソウルに置く]ことで、"
        "そのブーストされたユニットを手札に戻す。",
        skills=["boost"],
    )
    b = unit(grade=2)
    m = scene(me={"rear-guards": {"front left": b, "back left": a}}, foe={"hand": 1})
    attack(m, b, boost=a)
    no_guard(m)
    yes(m)
    assert zone(m, "me", "hand") == [b.name]
    assert zone(m, "me", "soul") == [a.name]
