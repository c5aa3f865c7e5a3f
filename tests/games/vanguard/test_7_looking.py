"""7.7: cards that are looked at, and 7.11: cards that are searched for."""

from __future__ import annotations

from tests.games.vanguard.table import (
    asked,
    choose,
    circle,
    done,
    is_asked,
    no,
    options,
    order,
    pick,
    scene,
    sees,
    table,
    to_battle,
    unit,
    use,
    yes,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.match import Match

LOOK = (
    "【起】【(R)】：あなたの山札を上から3枚見て、グレード1以下のユニットを1枚まで選び、"
    "(R)にコールし、山札をシャッフルする。"
)


@clause("7.7.1", "7.12.1")
def test_7_7_1_what_is_chosen_after_a_look_is_among_what_was_looked_at() -> None:
    worker, low, high, far = unit(LOOK), unit(), unit(grade=2), unit()
    m = scene(
        me={
            "rear-guards": {"front left": worker},
            "top": [low, high, order(), far],
        },
        foe={"rear-guards": {"front left": unit()}},
    )
    use(m, worker)
    assert [m.state.definition(o.card).name for o in options(m, "pick")] == [low.name]
    pick(m, low)
    choose(m, "circle", low, spot=3)
    assert circle(m, "me", "back center") == low.name


@clause("7.7.1")
def test_7_7_1_who_looks_knows_so_many_cards_from_the_top_and_nobody_else_does() -> None:
    worker = unit("【起】【(R)】：あなたの山札を上から2枚見る。")
    m = scene(me={"rear-guards": {"front left": worker}, "deck": 5})
    use(m, worker)
    assert ["name" in one for one in sees(m, 0, "me", "deck")] == [True, True, False, False, False]
    assert not any("name" in one for one in sees(m, 1, "me", "deck"))


@clause("7.7.1")
def test_7_7_1_nothing_may_be_among_it() -> None:
    worker = unit(LOOK)
    m = scene(
        me={"rear-guards": {"front left": worker}, "top": [unit(grade=2), order(), order()]},
        foe={"rear-guards": {"front left": unit()}},
    )
    use(m, worker)
    if is_asked(m, "choose"):
        done(m)
    assert circle(m, "me", "front left") == worker.name


@clause("2.9.3.1.1")
def test_2_9_3_1_1_a_unit_of_the_drop_zone_is_a_unit_card() -> None:
    text = "【起】【(R)】：あなたのドロップからグレード1以下のユニットを1枚選び、(R)にコールする。"
    worker, low = unit(text), unit()
    m = scene(me={"rear-guards": {"front left": worker}, "drop": [order(), low]})
    use(m, worker)
    choose(m, "circle", low, spot=3)
    assert circle(m, "me", "back center") == low.name
    assert len(zone(m, "me", "drop zone")) == 1


# -- 7.7.2 to 7.7.4 --------------------------------------------------------------------------


def known(m: Match, seat: int = 0) -> list[str]:
    return [str(seen["name"]) for seen in sees(m, seat, "me", "deck") if "name" in seen]


@clause("7.7.2", "7.7.2.2", "7.7.2.3", "7.7.2.4", "7.7.2.5")
def test_7_7_2_up_to_so_many_cards_are_looked_at_one_by_one() -> None:
    text = "【起】【(R)】：あなたの山札を上から2枚まで見て、その中から1枚まで選び、手札に加える。"
    a, x, y, z = unit(text), unit(), unit(), unit()
    m = scene(me={"rear-guards": {"front left": a}, "hand": [], "top": [x, y, z]})
    use(m, a)
    asked(m, "look on")
    assert known(m) == []
    yes(m)
    assert known(m) == [x.name]
    assert known(m, 1) == []
    n = m.copy()
    no(m)
    assert [m.state.definition(o.card).name for o in options(m, "pick")] == [x.name]
    pick(m, x)
    assert zone(m, "me", "hand") == [x.name]
    yes(n)
    assert known(n) == [x.name, y.name]
    asked(n, "choose")  # it was the second, so no third one is offered
    assert len(options(n, "pick")) == 2
    pick(n, y)
    assert zone(n, "me", "hand") == [y.name]
    assert known(n) == [x.name]


@clause("7.7.2.1")
def test_7_7_2_1_with_an_empty_number_nothing_is_looked_at() -> None:
    text = "【起】【(R)】：あなたの山札を上からあなたのヴァンガードのグレードと同じ枚数まで見る。"
    a = unit(text)
    m = scene(me={"vanguard": unit(grade=0), "rear-guards": {"front left": a}})
    use(m, a)
    asked(m, "main")
    assert known(m) == []
    n = scene(me={"vanguard": unit(grade=1), "rear-guards": {"front left": a}})
    use(n, a)
    yes(n)
    asked(n, "main")
    assert len(known(n)) == 1


@clause("7.7.3")
def test_7_7_3_who_may_look_at_the_top_card_at_any_time_sees_it() -> None:
    eye = unit("【永】【(R)】：あなたは山札の一番上のカードをいつでも見られる。")
    a = unit("【起】【(R)】：1枚引く。あなたの手札から1枚選び、捨てる。")
    x, y = unit(), unit()
    field = {"front left": a, "back left": eye}
    m = scene(me={"rear-guards": field, "hand": [unit()], "top": [x, y]})
    assert known(m) == [x.name]
    assert known(m, 1) == []
    use(m, a)
    asked(m, "choose")
    assert known(m) == [y.name]  # also in the middle of an effect
    m.choose(0)
    assert known(m) == [y.name]
    n = scene(me={"rear-guards": {"front left": a}, "top": [x, y]})
    assert known(n) == []


LOOKER = "【自】【(R)】：あなたが山札を上から見た時、【ソウルチャージ】(1)。"


@clause("7.7.3", "7.7.3.1")
def test_7_7_3_1_such_a_look_counts_once_while_the_card_lies_there() -> None:
    eye = unit("【永】【(R)】：あなたは山札の一番上のカードをいつでも見られる。")
    ear = unit(LOOKER.replace("【ソウルチャージ】(1)", "【エネルギーチャージ】(1)"))
    a = unit("【起】【(R)】：1枚引く。")
    m = scene(me={"rear-guards": {"front left": a, "back left": eye, "back right": ear}})
    assert table(m).energy[0] == 1
    use(m, a)  # another card comes to lie on top
    assert table(m).energy[0] == 2
    to_battle(m)
    asked(m, "attack")
    assert table(m).energy[0] == 2  # check timings later, it is the same look
    assert "name" in sees(m, 0, "me", "deck")[0]
    assert "name" not in sees(m, 1, "foe", "deck")[0]  # who may not look has not looked


@clause("7.7.4")
def test_7_7_4_an_effect_that_looks_twice_has_looked_once() -> None:
    ear = unit(LOOKER)
    twice = unit("【起】【(R)】：あなたの山札を上から1枚見る。あなたの山札を上から2枚見る。")
    m = scene(me={"rear-guards": {"front left": twice, "back left": ear}})
    use(m, twice)
    assert len(zone(m, "me", "soul")) == 1
    use(m, twice)
    assert len(zone(m, "me", "soul")) == 2  # another effect is another look


@clause("7.7.1", "4.1.9")
def test_7_7_1_whether_an_order_is_asked_does_not_tell_what_was_seen() -> None:
    text = "【起】【(R)】：あなたの山札を上から2枚見て、山札の下に望む順で置く。"
    worker, one, two = unit(text), unit(), unit()
    for top in ([one, one], [one, two]):
        m = scene(me={"rear-guards": {"front left": worker}, "top": top, "hand": []})
        use(m, worker)
        asked(m, "order", "me")
        m.choose(0)
        assert not is_asked(m, "order")
