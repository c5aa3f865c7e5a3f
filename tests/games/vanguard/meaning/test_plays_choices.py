"""Choices, decks, lists and what was done, played with none, one and many."""

from __future__ import annotations

from tests.games.vanguard.table import (
    call,
    choose,
    count,
    done,
    is_asked,
    no,
    no_ride,
    offered,
    order,
    pick,
    play,
    power,
    say,
    scene,
    unit,
    use,
    yes,
    zone,
)

LOOKS = (
    "【自】:このユニットが(R)に登場した時、あなたの山札を上から3枚見て、「朝凪」を含むカードを1枚まで選び、"
    "公開して手札に加え、残りを山札の下に望む順で置く。公開しなかったなら、そのターン中、このユニットのパワー+5000。"
)


def test_of_what_is_looked_at_only_such_cards_are_chosen() -> None:
    a = unit(LOOKS)
    x, y, z = unit(name="朝凪の子"), unit(), unit()
    m = scene(me={"hand": [a], "top": [y, x, z]})
    call(m, a, "front left")
    assert not offered(m, "pick", y)
    pick(m, x)
    while is_asked(m, "order"):
        m.choose(0)
    assert zone(m, "me", "hand") == [x.name]
    assert power(m, a) == 8000
    m = scene(me={"hand": [a], "top": [y, x, z]})
    call(m, a, "front left")
    done(m)
    while is_asked(m, "order"):
        m.choose(0)
    assert power(m, a) == 13000


def test_nothing_is_chosen_where_there_is_nothing() -> None:
    a = unit(
        "【自】:このユニットが(R)に登場した時、相手のリアガードを1枚選び、退却させる。選ばなかったなら、1枚引く。"
    )
    m = scene(me={"hand": [a]})
    call(m, a, "front left")
    assert count(m, "me", "hand") == 1
    m = scene(me={"hand": [a]}, foe={"rear-guards": {"front left": unit()}})
    call(m, a, "front left")
    assert count(m, "me", "hand") == 0
    assert count(m, "foe", "drop zone") == 1


def test_no_two_of_one_name() -> None:
    o = order("あなたのドロップから、それぞれ別名のユニットカードを2枚まで選び、(R)にコールする。")
    x, y = unit(name="朝凪"), unit(name="夕凪")
    m = scene(me={"hand": [o], "drop zone": [x, x, y]})
    no_ride(m)
    play(m, o)
    choose(m, "pick", x)
    assert not offered(m, "pick", x)
    choose(m, "pick", y)
    m.choose(0)
    m.choose(0)
    units = [one for one in zone(m, "me", "rear-guards") if one]
    assert sorted(units) == sorted([x.name, y.name])


def test_one_of_a_list_is_done_and_no_other() -> None:
    a = unit(
        "【自】:このユニットが(R)に登場した時、以下を1つ行う。・1枚引く。・【ソウルチャージ】(2)。"
    )
    for n, hand, soul in ((1, 1, 0), (2, 0, 2)):
        m = scene(me={"hand": [a]})
        call(m, a, "front left")
        say(m, n)
        assert count(m, "me", "hand") == hand
        assert count(m, "me", "soul") == soul


def test_what_may_be_done_and_what_follows_from_it() -> None:
    a = unit(
        "【自】:このユニットが(R)に登場した時、【ソウルチャージ】(1)してよい。そうしたなら、そのターン中、このユニットのパワー+2000。"
    )
    for does in (True, False):
        m = scene(me={"hand": [a]})
        call(m, a, "front left")
        yes(m) if does else no(m)
        assert count(m, "me", "soul") == (1 if does else 0)
        assert power(m, a) == (10000 if does else 8000)


def test_a_card_that_is_shown_goes_where_its_kind_says() -> None:
    a = unit(
        "【自】:このユニットが(R)に登場した時、あなたの山札を上から1枚公開し、それがユニットカードなら(R)にコールし、"
        "ノーマルオーダーなら手札に加える。"
    )
    x, o = unit(), order("1枚引く。")
    m = scene(me={"hand": [a], "top": [x]})
    call(m, a, "front left")
    m.choose(1)
    assert x.name in zone(m, "me", "rear-guards")
    m = scene(me={"hand": [a], "top": [o]})
    call(m, a, "front left")
    assert zone(m, "me", "hand") == [o.name]


def test_from_where_a_card_was_put() -> None:
    a = unit(
        "【自】:このユニットが(R)に登場した時、あなたの、手札かドロップから1枚選び、ソウルに置く。手札から置いたなら、1枚引く。"
    )
    x, y = unit(), unit()
    for which, hand in ((x, 1), (y, 1)):
        m = scene(me={"hand": [a, x], "drop zone": [y]})
        call(m, a, "front left")
        pick(m, which)
        assert zone(m, "me", "soul") == [which.name]
        assert count(m, "me", "hand") == hand
        assert (x.name in zone(m, "me", "hand")) == (which is y)


def test_a_search_may_find_nothing_and_the_deck_is_shuffled() -> None:
    a = unit(
        "【自】:このユニットが(R)に登場した時、あなたの山札から「朝凪」を一枚まで探し、公開して手札に加え、山札をシャッフルする。"
    )
    x = unit(name="朝凪")
    m = scene(me={"hand": [a], "top": [x]})
    call(m, a, "front left")
    assert offered(m, "pick", x)
    done(m)
    assert zone(m, "me", "hand") == []


def test_the_opponent_chooses_of_their_own() -> None:
    a = unit(
        "【自】:このユニットが(R)に登場した時、相手は自分のリアガードを1枚選び、バインドする。"
    )
    x, y = unit(), unit()
    m = scene(me={"hand": [a]}, foe={"rear-guards": {"front left": x, "back left": y}})
    call(m, a, "front left")
    assert m.decision is not None
    assert m.decision.seat == 1
    pick(m, y)
    assert zone(m, "foe", "bind zone") == [y.name]


def test_retired_or_bound_instead() -> None:
    o = order(
        "相手のリアガードを1枚選び、退却させる。あなたのソウルが1枚以上なら、退却ではなくバインドする。"
    )
    for n in (0, 1):
        x = unit()
        m = scene(me={"hand": [o], "soul": n}, foe={"rear-guards": {"front left": x}})
        no_ride(m)
        play(m, o)
        assert zone(m, "foe", "bind zone" if n else "drop zone") == [x.name]


def test_a_unit_moves_as_the_same_card() -> None:
    a = unit(
        "【起】【(R)】【ターン1回】:そのターン中、このユニットのパワー+5000し、このユニットをユニットのいない後列の(R)に移動させる。"
    )
    m = scene(me={"rear-guards": {"front left": a, "back left": unit(), "back right": unit()}})
    no_ride(m)
    use(m, a)
    if is_asked(m, "call"):
        m.choose(0)
    assert power(m, a) == 13000
    assert zone(m, "me", "rear-guards")[3] == a.name


def test_what_was_chosen_of_the_cards_seen_is_not_chosen_again() -> None:
    a = unit(
        "【自】:このユニットが(R)に登場した時、あなたの山札を上から2枚見て、1枚選び、手札に加え、1枚選び、ソウルに置く。"
    )
    x, y = unit(), unit()
    m = scene(me={"hand": [a], "top": [x, y]})
    call(m, a, "front left")
    pick(m, y)
    if is_asked(m, "choose"):
        assert not offered(m, "pick", y)
        m.choose(0)
    assert zone(m, "me", "hand") == [y.name]
    assert zone(m, "me", "soul") == [x.name]


def test_a_column_is_chosen_and_its_units_on_the_other_side_retire() -> None:
    o = order("縦列を1つ選び、その縦列の相手のリアガードすべてを退却させる。")
    x, y = unit(), unit()
    m = scene(me={"hand": [o]}, foe={"rear-guards": {"front left": x, "front right": y}})
    no_ride(m)
    play(m, o)
    say(m, 1)
    assert zone(m, "foe", "drop zone") == [y.name]
