"""Chapter 14: keywords."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    asked,
    attack,
    call,
    choose,
    circle,
    count,
    game,
    is_asked,
    leave,
    log_notes,
    no_guard,
    number,
    offered,
    order,
    pick,
    play,
    power,
    ride,
    scene,
    table,
    turned,
    unit,
    use,
    yes,
    zone,
)
from tests.ruling import clause

from kirifuda import CardDef, Deck
from kirifuda.games.vanguard.zones import DRIVE

STORM = "【永】【(R)】雷激(2)：このユニットのパワー+5000。"
FREES = "【起】【(R)】：相手のバインドゾーンから1枚選び、手札に加える。"


# -- 14.2: abilities that are valid under a condition ------------------------------------------


@clause("14.2.3", "14.2.3.1", "14.2.3.1.1")
def test_14_2_3_1_a_continuous_ability_is_valid_while_the_condition_holds() -> None:
    storm, frees = unit(STORM), unit(FREES)
    bound = [unit(), unit()]
    m = scene(me={"rear-guards": {"front left": storm, "back left": frees}}, foe={"bind": bound})
    assert power(m, storm) == 13000
    use(m, frees)
    pick(m, bound[0])
    assert power(m, storm) == 8000


@clause("14.2.3", "14.2.3.2", "14.2.3.2.1")
@pytest.mark.parametrize(("many", "drawn"), [(1, 0), (2, 1)])
def test_14_2_3_2_1_an_automatic_ability_asks_when_it_would_come_to_wait(
    many: int, drawn: int
) -> None:
    text = "【自】【(R)】雷激(2)：あなたのリアガードが登場した時、1枚引く。"
    frees = "【自】：このユニットが登場した時、相手のバインドゾーンから1枚選び、手札に加える。"
    storm, caller = unit(text), unit(frees)
    m = scene(
        me={"rear-guards": {"front left": storm}, "hand": [caller]},
        foe={"bind": [unit() for _ in range(many)]},
    )
    call(m, caller, "front right")
    if is_asked(m, "waiting ability"):
        choose(m, "play", caller)  # now one is there no more: what waits is played all the same
    while is_asked(m, "choose"):
        m.choose(0)
    assert count(m, "foe", "bind zone") == many - 1
    assert count(m, "me", "hand") == drawn


@clause("14.2.3", "14.2.3.3", "14.2.3.3.1")
def test_14_2_3_3_an_activated_ability_asks_when_it_is_played_and_no_more() -> None:
    text = (
        "【起】【(R)】雷激(2)：【コスト】[【ソウルブラスト】(1)]することで、"
        "相手のバインドゾーンから1枚選び、手札に加え、1枚引く。"
    )
    storm = unit(text)
    poor = scene(me={"rear-guards": {"front left": storm}, "soul": 1}, foe={"bind": 1})
    assert not offered(poor, "use", storm)
    m = scene(me={"rear-guards": {"front left": storm}, "soul": 1, "hand": []}, foe={"bind": 2})
    use(m, storm)
    while is_asked(m, "choose"):
        m.choose(0)
    assert count(m, "foe", "bind zone") == 1
    assert count(m, "me", "hand") == 1  # the rest is done though the condition holds no more


@clause("14.2.3.3.1")
def test_14_2_3_3_1_what_is_paid_does_not_take_the_condition_away() -> None:
    text = "【起】【(R)】真剣必殺：【コスト】[ダメージゾーンから1枚ドロップに置く]ことで、1枚引く。"
    worker = unit(text)
    m = scene(me={"rear-guards": {"front left": worker}, "damage": 3, "hand": []})
    use(m, worker)
    while is_asked(m, "cost"):
        m.choose(0)
    assert count(m, "me", "damage zone") == 2
    assert count(m, "me", "hand") == 1


@clause("14.1.2")
def test_14_1_2_only_the_part_of_the_keyword_that_is_named_becomes_valid() -> None:
    plain = unit(STORM)
    both = unit("【煌求者】-トモリ【永】【(R)】雷激(2)：このユニットのパワー+5000。")
    frees = unit("【永】【(R)】：あなたのリアガードすべての雷激能力は有効になる。")
    circles = {"front left": plain, "front right": both, "back left": frees}
    m = scene(me={"rear-guards": circles})
    assert power(m, plain) == 13000
    assert power(m, both) == 8000  # the other keyword asks for its own
    lead = unit("【煌求者】", name="灯を継ぐトモリ", grade=3)
    n = scene(me={"vanguard": lead, "rear-guards": circles})
    assert power(n, both) == 13000
    del circles["back left"]
    assert power(scene(me={"rear-guards": circles}), plain) == 8000


# -- 14.3, 14.5: skills ------------------------------------------------------------------------


def checks(lead: CardDef, text: str = "") -> int:
    """How many drive checks a vanguard makes, after somebody's ability was used."""
    helper = unit(text) if text else unit()
    m = scene(
        me={"vanguard": lead, "rear-guards": {"back center": helper}, "hand": []},
        foe={"hand": [], "vanguard": unit(grade=3, power=30000)},
    )
    if text:
        use(m, helper)
    attack(m, lead)
    no_guard(m)
    made = count(m, "me", "hand")
    if is_asked(m, "ride"):
        leave(m, "ride")
    return made


GIVES = "【起】【(R)】：あなたのヴァンガードを1枚選び、そのターン中、『{}』を与える。"


@clause("14.3.3.1", "14.3.4.1", "2.17.2.1")
def test_14_3_3_1_twin_drive_is_one_more_and_triple_drive_two() -> None:
    assert checks(unit(grade=3)) == 1
    assert checks(unit(grade=3, skills=["twin drive"])) == 2
    assert checks(unit(grade=3, skills=["triple drive"])) == 3
    assert checks(unit(grade=3), text=GIVES.format("ツインドライブ")) == 2
    assert checks(unit(grade=3), text=GIVES.format("トリプルドライブ")) == 3


@clause("14.3.2")
def test_14_3_2_of_several_drive_abilities_the_greatest_alone_counts() -> None:
    twin, triple = unit(grade=3, skills=["twin drive"]), unit(grade=3, skills=["triple drive"])
    assert checks(twin, text=GIVES.format("トリプルドライブ")) == 3
    assert checks(twin, text=GIVES.format("ツインドライブ")) == 2
    assert checks(triple, text=GIVES.format("ツインドライブ")) == 3


@clause("2.17.2.1")
def test_2_17_2_1_the_drive_of_a_card_is_a_number_that_texts_ask_and_change() -> None:
    twin = unit(grade=3, skills=["twin drive"])
    one = "【起】【(R)】：あなたのヴァンガードを1枚選び、そのターン中、ドライブを1にする。"
    assert checks(twin, text=one) == 1
    none = "【起】【(R)】：あなたのヴァンガードを1枚選び、そのターン中、ドライブ-1。"
    assert checks(twin, text=none) == 1
    asks = unit(
        "【永】【(R)】：あなたのドライブ2以上のヴァンガードがいるなら、このユニットのパワー+1000。"
    )
    m = scene(me={"vanguard": twin, "rear-guards": {"back left": asks}})
    assert power(m, asks) == 9000
    assert table(m).number(number(m, twin), DRIVE) == 2


@clause("14.5.2")
def test_14_5_2_who_stands_behind_boosts_and_rests_and_adds_its_power() -> None:
    front, behind = unit(power=5000, grade=2), unit(power=8000, skills=["boost"])
    beside = unit(skills=["boost"])
    circles = {"front left": front, "back left": behind, "back right": beside}
    foe = {"hand": [], "vanguard": unit(grade=3, power=13000)}
    m = scene(me={"rear-guards": circles}, foe=foe)
    choose(m, "battle phase")
    choose(m, "attack", front)
    if is_asked(m, "target"):
        m.choose(0)
    asked(m, "boost")
    assert not offered(m, "boost", beside)
    choose(m, "boost", behind)
    assert count(m, "foe", "damage zone") == 1  # 13000 is enough
    assert table(m).rest[number(m, behind)] == 1
    assert power(m, front) == 5000  # for the battle only
    alone = scene(me={"rear-guards": circles}, foe=foe)
    attack(alone, front)
    assert count(alone, "foe", "damage zone") == 0


# -- 14.8: forerunners -------------------------------------------------------------------------


@clause("14.8.2")
@pytest.mark.parametrize(("clan", "called"), [("かげろう", True), ("ぬばたま", False), ("", False)])
def test_14_8_2_a_forerunner_may_be_called_if_its_own_clan_rides(clan: str, called: bool) -> None:
    first = unit("【自】：先駆", grade=0, power=5000, clan=["かげろう"])
    second = unit(grade=1, clan=[clan] if clan else [])
    m = scene(phase="ride", me={"vanguard": first, "hand": [second]})
    ride(m, second)
    if called:
        yes(m)
        choose(m, "circle", first, spot=0)
    assert circle(m, "me", "front left") == (first.name if called else "")
    assert zone(m, "me", "soul") == ([] if called else [first.name])


# -- deck building -----------------------------------------------------------------------------


def deck_clauses(*cards: tuple[CardDef, int]) -> list[str]:
    """The clauses that a deck with these cards breaks, beside those that it breaks anyhow."""
    filler = {unit(name=f"埋草{i}"): 1 for i in range(2)}
    main = {**filler, **dict(cards)}
    return [reason.clause for reason in game.check_deck(Deck("試し", main=main, ride=[]))]


@clause("14.10.2")
def test_14_10_2_a_deck_holds_four_sentinels_whatever_they_are_called() -> None:
    a, b = unit("【永】：守護者", name="盾一"), unit("【永】：守護者", name="盾二")
    assert "8.1.7" not in deck_clauses((a, 2), (b, 2))
    assert "8.1.7" in deck_clauses((a, 3), (b, 2))


@clause("14.51.2", "14.51.2.1")
def test_14_51_2_1_a_deck_holds_one_regalis_piece() -> None:
    a, b = (
        order("【レガリスピース】1枚引く。", name="冠"),
        order("【レガリスピース】1枚引く。", name="笏"),
    )
    assert "8.1.8" not in deck_clauses((a, 1))
    assert "8.1.8" in deck_clauses((a, 2))
    assert "8.1.8" in deck_clauses((a, 1), (b, 1))


@clause("14.57.2", "14.57.2.1")
def test_14_57_2_a_deck_holds_one_ace_unit_whatever_its_name() -> None:
    a, b = unit("【エースユニット】", name="切札一"), unit("【エースユニット】", name="切札二")
    assert "14.57.2" not in deck_clauses((a, 1))
    assert "14.57.2" in deck_clauses((a, 2))
    assert "14.57.2" in deck_clauses((a, 1), (b, 1))


# -- 14.43: wings ------------------------------------------------------------------------------

WHITE = unit("白翼-【永】【(R)】：このユニットのパワー+5000。")
BLACK = unit("黒翼-【永】【(R)】：このユニットのパワー+3000。")
WINGED = unit(name="試しのアレスティエル", grade=3)


def wings(*bound: object) -> tuple[int, int]:
    """The power of a white and of a black winged unit with these cards in the bind zone."""
    circles = {"front left": WHITE, "front right": BLACK}
    m = scene(me={"vanguard": WINGED, "rear-guards": circles, "bind": list(bound)})
    return power(m, WHITE), power(m, BLACK)


@clause("14.43.2.3", "14.43.2.4")
def test_14_43_2_3_without_a_face_up_card_in_the_bind_zone_neither_wing_is_valid() -> None:
    odd, even = unit(grade=1), unit(grade=2)
    assert wings(odd) == (13000, 8000)
    assert wings(even) == (8000, 11000)
    assert wings(odd, even) == (8000, 8000)
    assert wings() == (8000, 8000)
    assert wings(turned(odd)) == (8000, 8000)
    assert wings(odd, turned(even)) == (13000, 8000)  # what lies face down is not there


# -- 14.46: friends ----------------------------------------------------------------------------


@clause("14.46.1.1")
def test_14_46_1_1_who_is_in_one_column_with_a_friend_is_a_friend() -> None:
    friend = unit(
        "フレンド-【永】【(R)】：このユニットと同じ縦列にあなたの他のユニットがいるなら、"
        "そのユニットとこのユニットは“友達”になる。"
    )
    asks = unit("【永】【(R)】：“友達”のあなたのユニットすべてのパワー+1000。")
    other = unit()
    m = scene(
        me={"rear-guards": {"front left": friend, "back right": asks}, "hand": [other]},
        foe={"rear-guards": {"front right": unit(name="向かい")}},
    )
    assert power(m, friend) == 8000  # the one facing it is not one's own
    call(m, other, "back left")
    assert power(m, friend) == power(m, other) == 9000
    assert power(m, asks) == 8000
    apart = scene(
        me={"rear-guards": {"front left": friend, "back right": asks, "back center": other}}
    )
    assert power(apart, friend) == power(apart, other) == 8000


# -- 14.47: glitters ---------------------------------------------------------------------------


@clause("14.47.3.2", "14.47.3.2.1", "14.47.3.2.2")
def test_14_47_3_2_all_abilities_after_the_keyword_need_a_glitter_of_that_name() -> None:
    text = (
        "【永】【(R)】：このユニットのパワー+100。"
        "【煌求者】-トモリ【永】【(R)】：このユニットのパワー+1000。"
        "【永】【(R)】：このユニットのパワー+20000。"
    )
    worker = unit(text)
    glitter = unit("【煌求者】", name="灯を継ぐトモリ", grade=3)
    plain, other = unit(name="素のトモリ", grade=3), unit("【煌求者】", name="別の者", grade=3)
    for lead, found in ((glitter, 29100), (plain, 8100), (other, 8100)):
        m = scene(me={"vanguard": lead, "rear-guards": {"front left": worker}})
        assert power(m, worker) == found


# -- 14.51: Regalis Pieces ---------------------------------------------------------------------

CROWN = "【レガリスピース】【コスト】[【ソウルブラスト】(1)]することでプレイできる！1枚引く。"


@clause("14.51.2", "14.51.2.2", "14.51.2.2.1")
def test_14_51_2_2_a_second_regalis_piece_is_not_resolved() -> None:
    first, second = order(CROWN, name="冠"), order(CROWN, name="笏")
    more = unit("【永】【(R)】：あなたはオーダーを合計3回までプレイできる。")
    m = scene(
        me={"rear-guards": {"back left": more}, "hand": [first, second], "soul": 3, "deck": 10}
    )
    play(m, first)
    assert (count(m, "me", "hand"), count(m, "me", "soul")) == (2, 2)
    play(m, second)
    assert (count(m, "me", "hand"), count(m, "me", "soul")) == (1, 1)  # paid for, and nothing drawn
    assert log_notes(m, "14.51.2.2", "unresolved")
    assert second.name in zone(m, "me", "drop zone")
    assert table(m).regalis == [1, 0]
    third = order("1枚引く。")  # others are no matter
    n = scene(me={"rear-guards": {"back left": more}, "hand": [first, third], "soul": 3})
    play(n, third)
    assert table(n).regalis == [0, 0]
    play(n, first)
    assert (count(n, "me", "hand"), count(n, "me", "soul")) == (2, 2)  # one drawn by each


@clause("14.51.2.2")
def test_14_51_2_2_nor_does_a_second_one_stay_in_the_order_zone() -> None:
    text = "【レガリスピース】【永】【オーダーゾーン】：あなたのリアガードすべてのパワー+1000。"
    first, second = (order(text, kind="set order", name=name) for name in ("玉座", "王旗"))
    more = unit("【永】【(R)】：あなたはオーダーを合計3回までプレイできる。")
    m = scene(me={"rear-guards": {"back left": more}, "hand": [first, second]})
    play(m, first)
    play(m, second)
    assert zone(m, "me", "order zone") == [first.name]
    assert zone(m, "me", "drop zone") == [second.name]


@clause("14.51.2.2")
def test_14_51_2_2_abilities_of_another_piece_count_unless_it_says_otherwise() -> None:
    waits = "【自】【ドロップ】：あなたのリアガードが登場した時、このカードを除外し、1枚引く。"
    anyway = (
        "【永】：このカードの【自】能力は、"
        "このファイト中にあなたが【レガリスピース】能力を解決していても解決できる。"
    )
    for text, drawn in ((waits, 0), (waits + anyway, 1)):
        piece = order("【レガリスピース】1枚引く。" + text, name="護符", kind="blitz order")
        caller = unit()
        m = scene(me={"drop": [piece], "hand": [caller], "regalis": 1})
        call(m, caller, "front left")
        assert count(m, "me", "hand") == drawn


# -- 14.52: dress up ---------------------------------------------------------------------------


@clause("14.52.2.1")
@pytest.mark.parametrize("where", ["deck", "hand", "drop", "soul", "bind"])
def test_14_52_2_1_who_dresses_up_has_the_name_in_every_zone(where: str) -> None:
    dressed = unit("ドレスアップ-「月の踊り子」", name="楽屋の娘")
    zones = {
        "deck": "山札",
        "hand": "手札",
        "drop": "ドロップ",
        "soul": "ソウル",
        "bind": "バインドゾーン",
    }
    verb = "1枚まで探し" if where == "deck" else "1枚まで選び"
    finds = unit(
        f"【起】【(R)】：あなたの{zones[where]}から「月の踊り子」を{verb}、(R)にコールする。"
    )
    others = [unit() for _ in range(3)]
    m = scene(me={"rear-guards": {"back left": finds}, where: [dressed, *others]})
    use(m, finds)
    pick(m, dressed)
    choose(m, "circle", dressed, spot=0)
    assert circle(m, "me", "front left") == dressed.name
