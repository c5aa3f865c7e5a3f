"""4.1 to 4.7, 4.10 to 4.19: zones, who sees what lies there, and how cards come there."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    asked,
    attack,
    choose,
    circle,
    game,
    is_asked,
    is_rested,
    log_has,
    log_notes,
    number,
    numbers,
    order,
    pick,
    play,
    power,
    scene,
    sees,
    table,
    trigger,
    turned,
    unit,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.games.vanguard.placing import call as put_on_circle
from kirifuda.games.vanguard.zones import DECK, ORDERS, RIDE_DECK
from kirifuda.kernel.errors import CardError
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.scope import BY_RULE

FILLER = "見習い"


def names(m: Match, seat: int | None, of: str, kind: str) -> list[object]:
    """The names that somebody sees in a zone; None: a card that cannot be seen."""
    return [one.get("name") for one in sees(m, seat, of, kind)]


# -- whose zones, and what is seen -----------------------------------------------------------


@clause("4.1.1")
def test_4_1_1_each_fighter_has_zones_of_its_own() -> None:
    drops = unit("【起】【(R)】：あなたと相手は自分の手札から1枚選び、捨てる。")
    mine, theirs = unit(), unit()
    m = scene(me={"rear-guards": {"back left": drops}, "hand": [mine]}, foe={"hand": [theirs]})
    use(m, drops)
    assert zone(m, "me", "drop zone") == [mine.name]
    assert zone(m, "foe", "drop zone") == [theirs.name]


@clause("4.1.3", "4.3.3.3", "4.7.2", "4.6.2")
def test_4_1_3_what_comes_to_an_open_zone_is_open_and_to_a_hidden_one_hidden() -> None:
    drops = unit("【起】【(R)】：あなたの手札から1枚選び、捨てる。")
    back = unit("【起】【(R)】：他のあなたのリアガードを1枚選び、手札に戻す。")
    card = unit()
    m = scene(me={"rear-guards": {"back left": drops, "back right": back}, "hand": [card]})
    assert names(m, 0, "me", "hand") == [card.name]
    assert names(m, 1, "me", "hand") == [None]
    use(m, drops)
    assert names(m, 1, "me", "drop zone") == [card.name]
    assert names(m, None, "me", "drop zone") == [card.name]
    use(m, back)
    assert names(m, 0, "me", "hand") == [drops.name]
    assert names(m, 1, "me", "hand") == [None]


@clause("4.1.4")
def test_4_1_4_how_many_cards_a_zone_has_everyone_sees() -> None:
    m = scene(me={"hand": 3, "deck": 12, "soul": 2, "ride deck": [unit(), unit(grade=2)]})
    for seat in (0, 1, None):
        for kind, many in (("hand", 3), ("deck", 12), ("soul", 2), ("ride deck", 2)):
            assert len(sees(m, seat, "me", kind)) == many


@clause("4.1.5", "4.11.2", "4.11.2.1", "4.17.2")
def test_4_1_5_what_lies_face_down_in_an_open_zone_can_be_looked_at_by_both() -> None:
    hurt, set_order = unit(), order(kind="set order")
    m = scene(
        me={"damage": [turned(hurt)], "order zone": [turned(set_order)]},
    )
    for seat in (0, 1):
        assert names(m, seat, "me", "damage zone") == [hurt.name]
        assert names(m, seat, "me", "order zone") == [set_order.name]


@clause("4.1.5", "4.18.5", "4.3.3.1")
def test_4_1_5_what_lies_face_up_in_a_hidden_zone_is_seen_by_both() -> None:
    up, down = unit(grade=3), unit(grade=2)
    shows = unit("【起】【(R)】：あなたのライドデッキからグレード3のカードを1枚選び、表にする。")
    m = scene(me={"rear-guards": {"back left": shows}, "ride deck": [down, up]})
    assert names(m, 1, "me", "ride deck") == [None, None]
    use(m, shows)
    if is_asked(m, "choose"):
        pick(m, up)
    assert names(m, 1, "me", "ride deck") == [up.name, None]


@clause("4.1.6")
@pytest.mark.parametrize("forbidden", [True, False])
def test_4_1_6_a_hidden_card_that_cannot_go_there_because_of_what_it_is_is_shown(
    forbidden: bool,
) -> None:
    calls = unit("【起】【(R)】：あなたの手札から1枚選び、(R)にコールする。")
    bars = unit("【永】【(R)】：あなたはグレード3を(R)にコールできない。")
    high = unit(grade=3 if forbidden else 2)
    m = scene(me={"rear-guards": {"back left": calls, "back right": bars}, "hand": [high]})
    use(m, calls)
    if not forbidden:
        choose(m, "circle", high, spot=0)
        assert not log_has(m, "4.1.6")
        return
    told = [note for note in m.log_view(1) if note["clause"] == "4.1.6"]
    assert [note["card"] for note in told] == [number(m, high)]
    assert zone(m, "me", "hand") == [high.name]


@clause("4.1.7", "4.5.2")
def test_4_1_7_the_order_of_a_deck_stays_as_it_is() -> None:
    looks = unit("【起】【(R)】：あなたの山札を上から3枚見る。")
    draws = unit("【起】【(R)】：2枚引く。")
    a, b, c = unit(), unit(), unit()
    circles = {"back left": looks, "back right": draws}
    m = scene(me={"rear-guards": circles, "hand": [], "top": [a, b, c]})
    assert names(m, 0, "me", "deck")[:3] == [None] * 3
    use(m, looks)
    assert names(m, 0, "me", "deck")[:3] == [a.name, b.name, c.name]  # who was told to look
    assert names(m, 1, "me", "deck")[:3] == [None] * 3
    use(m, draws)
    assert zone(m, "me", "hand") == [a.name, b.name]


# -- the same card, and a new one ------------------------------------------------------------


@clause("4.1.8.1")
def test_4_1_8_1_an_effect_goes_on_speaking_of_a_card_that_it_has_moved() -> None:
    text = (
        "【起】【(R)】：あなたのドロップから1枚選び、(R)にコールし、"
        "そのターン中、そのユニットのパワー+5000。"
    )
    calls, card = unit(text), unit()
    m = scene(me={"rear-guards": {"back left": calls}, "drop": [card]})
    use(m, calls)
    choose(m, "circle", card, spot=0)
    assert power(m, card) == 13000
    hand = unit("【起】【(R)】：あなたのドロップから1枚選び、手札に加え、そのカードを公開する。")
    n = scene(me={"rear-guards": {"back left": hand}, "drop": [card], "hand": []})
    use(n, hand)
    assert log_has(n, "7.10.1", "reveal", card)  # also into a hidden zone
    # and so of its own card, and of no other
    rises = unit(
        "【起】【ドロップ】：このカードを(R)にコールし、そのターン中、このユニットのパワー+5000。"
    )
    k = scene(me={"drop": [rises, card]})
    use(k, rises)
    choose(k, "circle", rises, spot=0)
    assert power(k, rises) == 13000
    other = unit(
        "【起】【(R)】：あなたのドロップから1枚選び、手札に加える。そのターン中、このユニットのパワー+5000。"
    )
    j = scene(me={"rear-guards": {"back left": other}, "drop": [card]})
    use(j, other)
    assert power(j, other) == 13000


# -- several at once -------------------------------------------------------------------------

UNDER = "【起】【(R)】：相手のリアガードすべてを山札の下に置く。"


def sent_under(order_of: list[int]) -> tuple[Match, list[str]]:
    """Two rear-guards of the opponent come under its deck, in an order that it chooses."""
    sends, a, b = unit(UNDER, name="送り手"), unit(name="甲"), unit(name="乙")
    m = scene(
        me={"rear-guards": {"back left": sends}},
        foe={"rear-guards": {"front left": a, "front right": b}, "deck": 4},
    )
    use(m, sends)
    asked(m, "order", "foe")
    choose(m, "pick", (a, b)[order_of[0]])
    return m, zone(m, "foe", "deck")[-2:]


@clause("4.1.9")
def test_4_1_9_whose_zone_it_is_tells_in_which_order_cards_come_there() -> None:
    assert sent_under([0, 1])[1] == ["甲", "乙"]
    assert sent_under([1, 0])[1] == ["乙", "甲"]


@clause("4.1.9")
def test_4_1_9_cards_of_both_fighters_are_ordered_by_each_the_turn_fighter_first() -> None:
    sends = unit("【起】【(R)】：いずれかの前列のリアガードすべてを山札の下に置く。")
    a, b, c, d = unit(), unit(), unit(), unit()
    m = scene(
        me={"rear-guards": {"back left": sends, "front left": a, "front right": b}, "deck": 3},
        foe={"rear-guards": {"front left": c, "front right": d}, "deck": 3},
    )
    use(m, sends)
    asked(m, "order", "me")
    choose(m, "pick", b)
    asked(m, "order", "foe")
    choose(m, "pick", d)
    assert zone(m, "me", "deck")[-2:] == [b.name, a.name]
    assert zone(m, "foe", "deck")[-2:] == [d.name, c.name]


@clause("4.1.10", "4.1.11")
def test_4_1_10_the_others_do_not_learn_the_order_but_how_many_there_are() -> None:
    one, two = sent_under([0, 1])[0], sent_under([1, 0])[0]
    assert one.log_view(0) == two.log_view(0)
    assert one.view(0) == two.view(0)
    assert one.log_view(1) != [] != two.log_view(1)
    assert len(sees(one, 0, "foe", "deck")) == 6
    moved = [note for note in one.log_view(0) if note.get("verb") == "move"]
    assert len(moved) == 2


@clause("4.1.10")
def test_4_1_10_nor_the_order_in_which_a_cost_was_paid() -> None:
    text = "【起】【(R)】：【コスト】[ドロップから2枚山札の下に置く]ことで、1枚引く。"
    pays, a, b = unit(text, name="払い手"), unit(name="甲"), unit(name="乙")
    seen = []
    for first, second in ((a, b), (b, a)):
        m = scene(me={"rear-guards": {"back left": pays}, "drop": [a, b, unit(name="丙")]})
        use(m, pays)
        pick(m, first, second)
        seen.append((m.view(1), m.log_view(1), zone(m, "me", "deck")[-2:]))
    assert seen[0][:2] == seen[1][:2]
    assert seen[0][2] != seen[1][2]


@clause("4.5.3")
def test_4_5_3_cards_of_a_deck_move_one_after_the_other() -> None:
    charges = unit("【起】【(R)】：【ソウルチャージ】(3)。")
    a, b = unit(), unit()
    m = scene(me={"rear-guards": {"back left": charges}, "deck": [a, b]}, anyway=True)
    use(m, charges)  # two were there, and each of them went by itself
    assert zone(m, "me", "soul") == [a.name, b.name]
    assert [note.card for note in log_notes(m, verb="move")] == [number(m, a), number(m, b)]
    assert m.state.winners == [1]


# -- whose card ------------------------------------------------------------------------------


@clause("4.1.13")
def test_4_1_13_a_card_does_not_go_to_a_zone_of_another_than_its_owner() -> None:
    takes = unit("【起】【(R)】：相手のリアガードを1枚選び、あなたのソウルに置く。")
    theirs = unit()
    m = scene(me={"rear-guards": {"back left": takes}}, foe={"rear-guards": {"front left": theirs}})
    use(m, takes)
    assert zone(m, "me", "soul") == zone(m, "foe", "soul") == []
    assert circle(m, "foe", "front left") == theirs.name
    gives = unit("【起】【(R)】：相手のリアガードを1枚選び、相手のソウルに置く。")
    n = scene(me={"rear-guards": {"back left": gives}}, foe={"rear-guards": {"front left": theirs}})
    use(n, gives)
    assert zone(n, "foe", "soul") == [theirs.name]
    with pytest.raises(CardError, match="another fighter"):
        unit("【起】【(R)】：あなたの山札を上から1枚相手のソウルに置く。")


def test_4_1_13_cards_shuffled_back_are_shuffled_into_the_deck_of_their_owner() -> None:
    text = "【起】【(R)】：相手のドロップから2枚選び、山札に戻してシャッフルする。"
    shuffles = unit(text)
    m = scene(me={"rear-guards": {"back left": shuffles}}, foe={"drop": [unit(), unit()]})
    use(m, shuffles)
    assert not is_asked(m, "order")  # the order means nothing
    told = [note.seat for note in log_notes(m, verb="shuffle")]
    assert told == [1]


# -- how cards lie ---------------------------------------------------------------------------


@clause("4.3.2.3", "4.17.3")
def test_4_3_2_3_a_card_stands_where_that_matters_unless_told_otherwise() -> None:
    set_order = order("", kind="set order")
    tilts = unit("【起】【(R)】：あなたのオーダーゾーンからカードを1枚選び、【レスト】させる。")
    lays = unit("【起】【(R)】：あなたのドロップから1枚選び、オーダーゾーンに【レスト】で置く。")
    other = order("", kind="set order")
    m = scene(
        me={
            "rear-guards": {"back left": tilts, "back right": lays},
            "hand": [set_order],
            "drop": [other],
        }
    )
    play(m, set_order)
    assert not is_rested(m, set_order)
    use(m, tilts)
    assert is_rested(m, set_order)
    use(m, lays)
    assert is_rested(m, other)


@clause("4.3.3.2", "4.3.3.3", "4.12.2", "4.12.3")
def test_4_12_3_a_face_down_card_in_the_bind_zone_is_seen_by_its_owner_only() -> None:
    binds = unit("【起】【(R)】：あなたの手札から1枚選び、裏でバインドする。")
    opens = unit("【起】【(R)】：あなたの手札から1枚選び、バインドする。")
    a, b = unit(), unit()
    m = scene(me={"rear-guards": {"back left": binds, "back right": opens}, "hand": [a, b]})
    use(m, binds)
    pick(m, a)
    use(m, opens)
    assert names(m, 0, "me", "bind zone") == [a.name, b.name]
    assert sorted(map(str, names(m, 1, "me", "bind zone"))) == sorted([str(None), b.name])
    assert sorted(map(str, names(m, None, "me", "bind zone"))) == sorted([str(None), b.name])


@clause("4.3.3.2")
def test_4_3_3_2_nobody_sees_the_cards_of_a_deck() -> None:
    m = scene(me={"deck": 5})
    for seat in (0, 1, None):
        assert names(m, seat, "me", "deck") == [None] * 5


@clause("4.12.4")
def test_4_12_4_a_face_down_card_in_the_bind_zone_is_counted_but_has_no_information() -> None:
    finds = unit("【起】【(R)】：あなたのバインドゾーンからグレード2を1枚選び、手札に加える。")
    counts = unit("【永】【(R)】：あなたのバインドゾーンが2枚以上なら、このユニットのパワー+5000。")
    up, down = unit(grade=1), unit(grade=2)
    m = scene(
        me={
            "rear-guards": {"back left": finds, "back right": counts},
            "bind": [up, turned(down)],
            "hand": [],
        }
    )
    use(m, finds)
    assert zone(m, "me", "hand") == []
    assert power(m, counts) == 13000


@clause("4.12.4")
def test_4_12_4_what_is_given_to_all_bound_cards_is_not_given_to_a_face_down_one() -> None:
    text = "【永】【(R)】：あなたのバインドゾーンのカードすべては〈鳥〉としても扱う。"
    gives = unit(text)
    finds = unit("【起】【(R)】：あなたのバインドゾーンから〈鳥〉を1枚選び、手札に加える。")
    up, down = unit(), unit()
    m = scene(
        me={
            "rear-guards": {"back left": gives, "back right": finds},
            "bind": [up, turned(down)],
            "hand": [],
        }
    )
    use(m, finds)
    assert zone(m, "me", "hand") == [up.name]


@clause("4.12.5")
def test_4_12_5_by_whose_effect_a_card_was_bound_is_remembered() -> None:
    text = (
        "【起】【(R)】【ターン1回】：相手のリアガードを1枚選び、バインドする。"
        "【自】：このユニットが(R)から離れた時、"
        "このユニットの能力でバインドされたカードすべてを手札に戻す。"
    )
    jailer, other = unit(text), unit(text)
    back = unit("【起】【(R)】：他のあなたの前列のリアガードを1枚選び、退却させる。")
    a, b = unit(), unit()
    m = scene(
        me={"rear-guards": {"front left": jailer, "front right": other, "back left": back}},
        foe={"rear-guards": {"front left": a, "front right": b}, "hand": []},
    )
    use(m, jailer)
    pick(m, a)
    use(m, other)
    assert zone(m, "foe", "bind zone") == [a.name, b.name]
    use(m, back)
    pick(m, other)
    assert zone(m, "foe", "hand") == [b.name]
    assert zone(m, "foe", "bind zone") == [a.name]


# -- zone by zone ----------------------------------------------------------------------------


@clause("4.4.1", "4.4.3")
def test_4_4_3_an_order_that_would_come_to_a_circle_goes_to_the_drop_zone() -> None:
    card, there = order("1枚引く。"), unit()
    m = scene(me={"hand": [card], "rear-guards": {"front left": there}})
    put_on_circle(table(m), 0, [number(m, card)], [1], "6.2.3.3", BY_RULE)
    assert circle(m, "me", "front right") == ""
    assert zone(m, "me", "drop zone") == [card.name]
    n = scene(me={"hand": [card], "rear-guards": {"front left": there}})
    put_on_circle(table(n), 0, [number(n, card)], [0], "6.2.3.3", BY_RULE)
    assert circle(n, "me", "front left") == there.name  # nobody has come to its circle
    assert zone(n, "me", "drop zone") == [card.name]
    both = unit("【起】【(R)】：あなたの手札から2枚選び、ライドする。")
    high = unit(grade=3)
    p = scene(me={"rear-guards": {"back left": both}, "hand": [card, high]})
    use(p, both)
    assert zone(p, "me", "vanguard") == [high.name]
    assert zone(p, "me", "drop zone") == [card.name]


@clause("4.4.3")
@pytest.mark.parametrize("place", ["手札から", "ソウルから"])
@pytest.mark.parametrize("deed", ["(R)にコールする", "ライドする"])
def test_4_4_3_also_if_an_effect_tells_it_to_come_there(place: str, deed: str) -> None:
    comes = unit(f"【起】【(R)】：あなたの{place}1枚選び、{deed}。")
    card, lead, there = order("1枚引く。"), unit(grade=3), unit()
    zones = {"手札から": "hand", "ソウルから": "soul"}
    m = scene(
        me={
            "vanguard": lead,
            "rear-guards": {"back left": comes, "front left": there},
            zones[place]: [card],
        }
    )
    use(m, comes)
    assert zone(m, "me", "drop zone") == [card.name]
    assert zone(m, "me", "vanguard") == [lead.name]
    assert zone(m, "me", "rear-guards") == [there.name, "", comes.name, "", ""]


@clause("4.4.3", "1.3.3")
def test_4_4_3_it_stays_where_coming_there_is_forbidden_as_such() -> None:
    comes = unit("【起】【(R)】：あなたの手札から1枚選び、(R)にコールする。")
    bars = unit("【永】【(R)】：あなたは手札から(R)にコールできない。")
    card = order("1枚引く。")
    m = scene(me={"rear-guards": {"back left": comes, "back right": bars}, "hand": [card]})
    use(m, comes)
    assert zone(m, "me", "hand") == [card.name]
    assert zone(m, "me", "drop zone") == []


@clause("4.10.2", "4.19.2", "4.12.2")
def test_4_10_2_soul_bind_zone_and_crest_zone_are_open() -> None:
    crest = game.card("【自】：あなたのターン終了時、1枚引く。", name="紋", kind="ride-deck crest")
    below, bound = unit(), unit()
    m = scene(me={"soul": [below], "bind": [bound], "crest zone": [crest]})
    for kind, card in (("soul", below), ("bind zone", bound), ("crest zone", crest)):
        assert names(m, 1, "me", kind) == names(m, None, "me", kind) == [card.name]


@clause("4.11.4")
def test_4_11_4_with_six_cards_there_one_has_lost() -> None:
    hurts = unit("【起】【(R)】：あなたの山札を上から1枚ダメージゾーンに置く。")
    for many, lost in ((4, False), (5, True)):
        m = scene(me={"rear-guards": {"back left": hurts}, "damage": many})
        use(m, hurts)
        assert m.state.over == lost


@clause("4.13.1.1", "4.13.2")
def test_4_13_1_1_what_a_drive_check_shows_lies_open_and_goes_to_the_hand_after_its_effect() -> (
    None
):
    shown = trigger("draw")
    lead = unit(grade=3, power=13000)
    m = scene(
        me={"vanguard": lead, "top": [shown], "hand": []},
        foe={"hand": [], "vanguard": unit(grade=3)},
    )
    attack(m, lead)
    asked(m, "trigger part", "me")
    assert zone(m, "me", "trigger zone") == [shown.name]
    assert names(m, 1, "me", "trigger zone") == names(m, None, "me", "trigger zone") == [shown.name]
    choose(m, "part")
    while is_asked(m, "trigger part") or is_asked(m, "triggered unit"):
        m.choose(0)
    assert zone(m, "me", "hand") == [FILLER, shown.name]  # what its effect drew came first


@clause("4.13.1.2")
def test_4_13_1_2_what_a_damage_check_shows_goes_to_the_damage_zone_after_its_effect() -> None:
    shown = trigger("draw")
    a = unit(power=13000)
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [], "top": [shown]})
    attack(m, a)
    asked(m, "trigger part", "foe")
    assert zone(m, "foe", "damage zone") == []
    choose(m, "part")
    while is_asked(m, "trigger part") or is_asked(m, "triggered unit"):
        m.choose(0)
    assert zone(m, "foe", "damage zone") == [shown.name]


@clause("4.16.2")
def test_4_16_2_an_order_that_is_played_lies_open() -> None:
    card = order("あなたの手札から1枚選び、捨てる。")
    a, b = unit(), unit()
    m = scene(me={"hand": [card, a, b]})
    play(m, card)
    asked(m, "choose")
    assert names(m, 1, "me", "order area") == names(m, None, "me", "order area") == [card.name]
    pick(m, a)
    assert zone(m, "me", "order area") == []


@clause("4.11.3")
def test_4_11_3_a_face_down_card_in_the_damage_zone_has_no_information_until_it_is_turned() -> None:
    flag = unit(name="旗印")
    finds = unit("【起】【(R)】：あなたのダメージゾーンから「旗印」を1枚選び、手札に加える。")
    charges = unit("【起】【(R)】：【カウンターチャージ】(1)。")
    pays = unit(
        "【起】【(R)】：【コスト】[【カウンターブラスト】(1)]ことで、【ソウルチャージ】(1)。"
    )
    field = {"front left": finds, "back left": charges, "back right": pays}
    m = scene(me={"rear-guards": field, "hand": [], "damage": [turned(flag)]})
    use(m, finds)
    assert zone(m, "me", "hand") == []
    use(m, charges)
    n = m.copy()
    use(m, finds)
    assert zone(m, "me", "hand") == [flag.name]
    use(n, pays)
    use(n, finds)
    assert zone(n, "me", "hand") == []


@clause("4.17.3", "4.17.3.1")
def test_4_17_3_1_a_face_down_card_in_the_order_zone_has_no_information() -> None:
    text = "【永】【オーダーゾーン】：あなたのリアガードすべてのパワー+5000。"
    card, one = order(text, kind="set order", name="旗"), unit()
    turns = unit("【起】【(R)】：あなたのオーダーゾーンからカードを1枚選び、裏にする。")
    finds = unit("【起】【(R)】：あなたのオーダーゾーンから「旗」を1枚選び、手札に加える。")
    circles = {"front left": one, "back left": turns, "back right": finds}
    m = scene(me={"rear-guards": circles, "order zone": [card], "hand": []})
    assert power(m, one) == 13000
    use(m, turns)
    assert power(m, one) == 8000
    use(m, finds)
    assert zone(m, "me", "hand") == []
    assert table(m).cards(0, ORDERS) == numbers(m, card)


@clause("4.18.2", "4.18.3")
def test_4_18_2_the_ride_deck_lies_face_down_and_only_its_owner_looks_at_it() -> None:
    m = game.start(["lampwardens", "tide_knights"], seed=3)
    state = table(m)
    there = state.cards(0, RIDE_DECK)
    assert there
    assert all(state.down[card] for card in there)
    assert None not in names(m, 0, "me", "ride deck")
    assert set(names(m, 1, "me", "ride deck")) == {None}
    assert set(names(m, None, "me", "ride deck")) == {None}


@clause("4.18.4", "4.18.5")
def test_4_18_4_a_card_of_the_ride_deck_that_would_come_to_the_deck_goes_back_face_up() -> None:
    back = unit("【起】【(R)】：あなたのソウルから1枚選び、山札の下に置く。")
    own, other = unit(name="前の姿"), unit(name="普通の者")
    m = scene(
        me={
            "rear-guards": {"back left": back},
            "soul": [{"card": own, "from the ride deck": True}],
            "deck": 5,
        }
    )
    use(m, back)
    assert names(m, 1, "me", "ride deck") == [own.name]
    assert len(table(m).cards(0, DECK)) == 5
    n = scene(me={"rear-guards": {"back left": back}, "soul": [other], "deck": 5})
    use(n, back)
    assert zone(n, "me", "deck")[-1] == other.name


@clause("4.6.2")
def test_4_6_2_the_own_hand_is_seen_and_no_other() -> None:
    mine, theirs = unit(), unit()
    m = scene(me={"hand": [mine]}, foe={"hand": [theirs]})
    assert (names(m, 0, "me", "hand"), names(m, 0, "foe", "hand")) == ([mine.name], [None])
    assert (names(m, 1, "me", "hand"), names(m, 1, "foe", "hand")) == ([None], [theirs.name])
