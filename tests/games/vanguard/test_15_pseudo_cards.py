"""Chapter 15: pseudo cards: tokens, tickets, markers of the hand, crests."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    asked,
    attack,
    call,
    choose,
    circle,
    count,
    end_battles,
    game,
    is_asked,
    log_notes,
    no_guard,
    number,
    numbers,
    offered,
    order,
    pick,
    play,
    power,
    scene,
    sees,
    table,
    unit,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda import CardDef, Deck
from kirifuda.games.vanguard.placing import allowed_zones, destination
from kirifuda.games.vanguard.placing import call as put_on_circle
from kirifuda.games.vanguard.zones import (
    CIRCLES,
    CRESTS,
    DROP,
    HAND,
    ORDERS,
    OUTSIDE,
    REAR,
    VANGUARD,
)
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.scope import BY_RULE

TOKEN = "ゼンマイ"
WORKSHOP = "巻き直し工房"
CREST = "油差しの紋章"
TICKET = "夜市の半券"
GIFT = "砂袋"
CALLS = f"【起】【(R)】：{TOKEN}・トークンを1枚(R)にコールする。"
FURNISHES = f"【起】【(R)】：オーダーゾーンに{WORKSHOP}・トークンを1枚置く。"
SELLS = f"【起】【(R)】：{TICKET}・チケットを1枚手札に加える。"
GIVES = f"【起】【(R)】：{GIFT}マーカーを1枚手札に加える。"
CROWNS = f"【起】【(R)】：「{CREST}」のクレストを得る。"


def made(m: Match, name: str, kind: int, seat: int = 0) -> list[int]:
    """The pseudo cards of a name that lie in a zone."""
    return [card for card in numbers(m, name, seat) if table(m).zone[card] == kind]


def with_token(*more: CardDef, **described: object) -> tuple[Match, CardDef]:
    """A match in which a token has just been called to the front left circle."""
    maker = unit(CALLS)
    circles = {"back center": maker, **dict(zip(("back left", "back right"), more, strict=False))}
    m = scene(me={"rear-guards": circles, **described})
    use(m, maker)
    choose(m, "circle", TOKEN, spot=0)
    return m, maker


# -- what pseudo cards are -------------------------------------------------------------------


@clause("15.2.1", "15.2.2", "15.2.4.2.2", "15.4.6.1", "15.4.3", "15.4.3.4")
def test_15_2_2_a_token_is_made_on_the_circle_to_which_it_is_called() -> None:
    booster, maker = unit(), unit(CALLS)
    m = scene(me={"rear-guards": {"back center": maker}, "hand": [booster]}, foe={"hand": []})
    assert made(m, TOKEN, REAR) == []
    use(m, maker)
    choose(m, "circle", TOKEN, spot=2)
    assert circle(m, "me", "back left") == TOKEN
    # 15.4.3.4: it does what a unit does
    call(m, booster, "front left")
    attack(m, booster, boost=TOKEN)
    assert count(m, "foe", "damage") == 1
    assert table(m).rest[made(m, TOKEN, REAR)[0]] == 1


@clause("15.2.2", "6.2.3.4")
def test_15_2_2_as_many_are_made_as_are_called_though_all_circles_have_one() -> None:
    """The new ones are all there before the old ones retire."""
    text = (
        f"【起】【(V)】：{TOKEN}・トークンを5枚(R)にコールする。"
        "【自】【(V)】：あなたのリアガードが退却した時、【エネルギーチャージ】(1)。"
    )
    maker = unit(text, grade=3)
    m = scene(me={"vanguard": maker, "energy": 0})
    for retired in (0, 5, 10):
        use(m, maker)
        while not is_asked(m, "main"):
            m.choose(0)
        assert zone(m, "me", "rear-guards") == [TOKEN] * 5
        assert table(m).energy[0] == retired


@clause("15.2.1.1")
def test_15_2_1_1_a_pseudo_card_is_counted_and_affected_like_a_card() -> None:
    text = (
        "【起】【(R)】：あなたのリアガードが3枚以上なら、"
        "そのターン中、あなたのリアガードすべてのパワー+5000。"
    )
    counts = unit(text)
    few = scene(me={"rear-guards": {"back left": counts, "back right": unit()}})
    use(few, counts)
    assert power(few, counts) == 8000
    m, _maker = with_token(counts)
    use(m, counts)
    assert table(m).number(made(m, TOKEN, REAR)[0], 1) == 10000
    deck = Deck("tokens", main={game.find(TOKEN): 4}, ride=[])
    assert "15.2.1.1" in [reason.clause for reason in game.check_deck(deck)]  # but it is no card
    marker = Deck("markers", main={game.find("渦潮"): 4}, ride=[])
    assert "15.2.1.1" in [reason.clause for reason in game.check_deck(marker)]


@clause("15.2.1.1.1", "15.2.1.1.1.1")
@pytest.mark.parametrize(("text", "name"), [(SELLS, TICKET), (GIVES, GIFT)])
def test_15_2_1_1_1_1_everyone_knows_a_pseudo_card_in_a_hand(text: str, name: str) -> None:
    maker = unit(text)
    m = scene(me={"rear-guards": {"back left": maker}, "hand": [unit(), unit()]})
    use(m, maker)
    there = sees(m, 1, "me", "hand")
    assert len(there) == 3
    assert [one.get("name") for one in there if one.get("name")] == [name]


@clause("15.2.2.1")
def test_15_2_2_1_its_owner_is_whose_zone_it_is_made_in() -> None:
    text = f"【起】【(R)】：相手は{TOKEN}・トークンを1枚(R)にコールする。"
    maker = unit(text)
    back = unit("【起】【(R)】：相手のリアガードを1枚選び、手札に戻す。")
    m = scene(me={"rear-guards": {"back left": maker, "back right": back}})
    use(m, maker)
    asked(m, "call", "foe")
    choose(m, "circle", TOKEN, spot=0)
    token = made(m, TOKEN, REAR, 1)
    assert [table(m).seat[card] for card in token] == [1]
    assert [table(m).master(card) for card in token] == [1]
    use(m, back)
    assert zone(m, "foe", "rear-guards") == [""] * 5


@clause("15.2.2.2")
def test_15_2_2_2_what_is_made_on_a_circle_has_appeared_there() -> None:
    watches = unit("【自】【(R)】：あなたのリアガードが登場した時、1枚引く。")
    m, _maker = with_token(watches, hand=[])
    assert count(m, "me", "hand") == 1


@clause("15.2.2.2")
def test_15_2_2_2_what_is_made_in_a_zone_was_put_there() -> None:
    watches = unit("【自】【(R)】：あなたのオーダーゾーンにセットオーダーが置かれた時、1枚引く。")
    maker = unit(FURNISHES)
    m = scene(me={"rear-guards": {"back left": watches, "back right": maker}, "hand": []})
    use(m, maker)
    assert count(m, "me", "hand") == 1


# -- being erased ----------------------------------------------------------------------------

RETIRES = "【起】【(R)】：あなたの前列のリアガードを1枚選び、退却させる。"


@clause("15.2.3", "15.2.4", "15.2.4.1", "15.2.4.2", "15.4.3.2")
def test_15_2_3_a_token_that_leaves_the_field_is_nowhere() -> None:
    retires = unit(RETIRES)
    m, _maker = with_token(retires)
    token = made(m, TOKEN, REAR)[0]
    use(m, retires)
    assert zone(m, "me", "drop zone") == []
    assert table(m).zone[token] == OUTSIDE
    assert sees(m, 1, "me", "drop zone") == []


@clause("15.4.3.2.1", "15.4.3.2")
def test_15_4_3_2_1_a_token_does_not_stay_in_the_soul() -> None:
    stows = unit("【起】【(R)】：あなたの前列のリアガードを1枚選び、ソウルに置く。")
    m, _maker = with_token(stows)
    token = made(m, TOKEN, REAR)[0]
    use(m, stows)
    assert zone(m, "me", "soul") == []
    assert made(m, TOKEN, REAR) == []
    assert allowed_zones(table(m), token) == CIRCLES


@clause("15.2.4.2", "15.2.4.2.1")
def test_15_2_4_2_1_it_has_come_to_the_zone_in_which_it_is_erased() -> None:
    watches = unit("【自】【(R)】：あなたのリアガードが退却した時、1枚引く。")
    retires = unit(RETIRES)
    m, _maker = with_token(retires, watches, hand=[])
    use(m, retires)
    assert count(m, "me", "hand") == 1


@clause("15.2.4.2.1")
def test_15_2_4_2_1_it_is_erased_before_the_effect_goes_on() -> None:
    text = (
        "【起】【(R)】：あなたの前列のリアガードを1枚選び、退却させ、"
        "あなたのドロップが0枚なら、1枚引く。"
    )
    retires = unit(text)
    m, _maker = with_token(retires, hand=[])
    use(m, retires)
    assert count(m, "me", "hand") == 1


@clause("15.2.3.1", "15.2.3.2")
def test_15_2_3_1_who_is_removed_is_erased_where_it_is_and_has_left() -> None:
    watches = unit("【自】【(R)】：あなたのリアガードが(R)から離れた時、1枚引く。")
    removes = unit("【起】【(R)】：あなたの前列のリアガードを1枚選び、除外する。")
    m, _maker = with_token(removes, watches, hand=[])
    use(m, removes)
    assert zone(m, "me", "removed") == []
    assert made(m, TOKEN, REAR) == []
    assert not log_notes(m, verb="move", clause="7.19.1")
    assert count(m, "me", "hand") == 1
    # a card that is none is put where removed cards are
    other = unit()
    n = scene(me={"rear-guards": {"front left": other, "back left": removes}, "hand": []})
    use(n, removes)
    assert zone(n, "me", "removed") == [other.name]


@clause("15.2.4", "15.2.4.1", "15.2.4.1.1")
def test_15_2_4_1_1_a_token_moves_within_the_field_like_a_card() -> None:
    m, _maker = with_token()
    token = made(m, TOKEN, REAR)[0]
    choose(m, "swap", number=0)
    assert circle(m, "me", "back left") == TOKEN
    assert made(m, TOKEN, REAR) == [token]
    assert allowed_zones(table(m), token) == CIRCLES


@clause("15.2.4.2.2")
def test_15_2_4_2_2_what_would_be_erased_where_it_is_made_is_not_made() -> None:
    watches = unit("【自】【(R)】：あなたのリアガードが登場した時、1枚引く。")
    maker = unit(f"【起】【(R)】：{WORKSHOP}・トークンを1枚(R)にコールする。")
    m = scene(me={"rear-guards": {"back left": maker, "back right": watches}, "hand": []})
    use(m, maker)
    assert not log_notes(m, one=WORKSHOP)  # not even for a moment
    assert count(m, "me", "hand") == 0


# -- order tokens ----------------------------------------------------------------------------


@clause("15.4.4", "15.4.4.2", "15.4.4.3")
def test_15_4_4_a_token_order_works_in_the_order_zone_as_set_orders_do() -> None:
    maker, front = unit(FURNISHES), unit()
    m = scene(me={"rear-guards": {"back left": maker, "front left": front}})
    use(m, maker)
    assert zone(m, "me", "order zone") == [WORKSHOP]
    assert power(m, front) == 10000


@clause("15.4.4.2")
def test_15_4_4_2_elsewhere_than_in_the_order_zone_it_is_erased() -> None:
    maker = unit(FURNISHES)
    back = unit("【起】【(R)】：あなたのオーダーゾーンからカードを1枚選び、手札に加える。")
    m = scene(me={"rear-guards": {"back left": maker, "back right": back}, "hand": []})
    use(m, maker)
    use(m, back)
    assert zone(m, "me", "order zone") == []
    assert zone(m, "me", "hand") == []
    assert made(m, WORKSHOP, ORDERS) == []


# -- tickets ---------------------------------------------------------------------------------


def at_guard(text: str) -> Match:
    """A match in which the defender made something in its turn and is now attacked."""
    maker, attacker = unit(text), unit(power=13000)
    m = scene(
        me={"rear-guards": {"back left": maker}, "hand": []},
        foe={"rear-guards": {"front left": attacker}, "hand": []},
    )
    use(m, maker)
    end_battles(m)
    attack(m, attacker)
    asked(m, "guard", "me")
    return m


@clause("15.5.2", "15.5.5")
def test_15_5_2_a_ticket_is_played_from_the_hand_as_an_order_and_then_erased() -> None:
    other = at_guard(SELLS)
    no_guard(other)
    assert count(other, "me", "damage zone") == 1
    m = at_guard(SELLS)
    play(m, TICKET)
    assert zone(m, "me", "drop zone") == []
    assert made(m, TICKET, HAND) == []
    assert table(m).orders == [1, 0]  # 15.5.5: it counts as an order that was played
    assert zone(m, "me", "damage zone") == []  # it was guarded with 5000


@clause("15.5.2")
def test_15_5_2_a_ticket_that_is_discarded_is_erased() -> None:
    maker = unit(SELLS)
    drops = unit("【起】【(R)】：【コスト】[手札から1枚捨てる]ことで、1枚引く。")
    m = scene(me={"rear-guards": {"back left": maker, "back right": drops}, "hand": []})
    use(m, maker)
    use(m, drops)
    assert zone(m, "me", "drop zone") == []
    assert zone(m, "me", "hand") == ["見習い"]


@clause("15.5.5", "4.4.3", "4.4.1")
def test_15_5_5_a_ticket_that_would_come_to_a_circle_goes_to_the_drop_zone_and_is_erased() -> None:
    maker = unit(SELLS)
    m = scene(me={"rear-guards": {"back left": maker}})
    use(m, maker)
    ticket = made(m, TICKET, HAND)[0]
    put_on_circle(table(m), 0, [ticket], [0], "6.2.3.3", BY_RULE)
    assert table(m).zone[ticket] == OUTSIDE
    assert circle(m, "me", "front left") == ""


# -- markers of the hand ---------------------------------------------------------------------


@clause("15.6.1")
def test_15_6_1_a_marker_of_the_hand_does_not_come_to_circles() -> None:
    maker, there = unit(GIVES), unit()
    m = scene(me={"rear-guards": {"back left": maker, "front left": there}})
    use(m, maker)
    gift = made(m, GIFT, HAND)[0]
    put_on_circle(table(m), 0, [gift], [1], "6.2.3.3", BY_RULE)
    assert table(m).zone[gift] == OUTSIDE
    assert circle(m, "me", "front right") == ""
    assert [note.after for note in log_notes(m, verb="move", one=GIFT)][-1] == DROP
    for kind, to in ((VANGUARD, DROP), (REAR, DROP), (HAND, HAND)):
        assert destination(table(m), gift, kind) == to
        assert destination(table(m), number(m, there), kind) == kind


@clause("15.5.5", "15.6.1", "15.2.4.2.1")
def test_15_6_1_what_an_effect_tells_to_come_to_a_circle_is_dropped_and_erased() -> None:
    counts = unit("【自】【(R)】：あなたのカードが手札からドロップに置かれた時、1枚引く。")
    for deed in ("(R)にコールする", "ライドする"):
        card = order(f"あなたの手札から1枚選び、{deed}。")
        for name in (TICKET, GIFT):
            m = scene(me={"hand": [card, name], "rear-guards": {"back left": counts}})
            play(m, card)
            assert zone(m, "me", "drop zone") == [card.name]
            assert [table(m).zone[one] for one in numbers(m, name, 0)] == [OUTSIDE]
            assert circle(m, "me", "front left") == ""
            assert count(m, "me", "hand") == 1  # it was put there


@clause("15.6.3")
def test_15_6_3_a_marker_of_the_hand_is_discarded_like_a_card_and_is_no_unit_nor_order() -> None:
    maker = unit(GIVES)
    drops = unit("【起】【(R)】：【コスト】[手札から1枚捨てる]ことで、1枚引く。")
    m = scene(me={"rear-guards": {"back left": maker, "back right": drops}, "hand": []})
    use(m, maker)
    for kind in ("call", "order"):
        assert not offered(m, kind, GIFT)
    use(m, drops)
    assert made(m, GIFT, HAND) == []
    assert zone(m, "me", "drop zone") == []
    assert zone(m, "me", "hand") == ["見習い"]


@clause("11.8.3.1.2")
def test_11_8_3_1_2_a_marker_in_a_list_is_a_part_of_its_own() -> None:
    """The dot before its name is no part of the name."""
    card = order(f"以下を1つ行う。・【ソウルチャージ】(1)。・{GIFT}マーカーを1枚手札に加える。")
    m = scene(me={"hand": [card]})
    play(m, card)
    asked(m, "mode", "me")
    choose(m, "number", number=2)
    assert zone(m, "me", "hand") == [GIFT]
    assert zone(m, "me", "soul") == []


@clause("15.1.2.4.2")
def test_15_1_2_4_2_a_number_that_it_lacks_is_0_and_other_information_is_not_there() -> None:
    maker = unit(GIVES)
    low = unit("【起】【(R)】：あなたの手札からグレード0のカードを1枚選び、捨てる。")
    named = unit(f"【起】【(R)】：あなたの手札から「{GIFT}」を含むカードを1枚まで選び、捨てる。")
    high = unit(grade=1)
    m = scene(
        me={
            "rear-guards": {"back left": maker, "back right": low, "back center": named},
            "hand": [high],
        }
    )
    use(m, maker)
    use(m, named)  # it has the name of a marker, not of a card
    if is_asked(m, "choose"):
        assert not offered(m, "pick", GIFT)
        choose(m, "done")
    assert made(m, GIFT, HAND) != []
    use(m, low)
    if is_asked(m, "choose"):
        assert not offered(m, "pick", high)
        pick(m, GIFT)
    assert made(m, GIFT, HAND) == []


# -- crests ----------------------------------------------------------------------------------


@clause("15.7.2", "15.7.3")
def test_15_7_3_the_abilities_of_a_crest_work_in_the_crest_zone() -> None:
    maker = unit(CROWNS)
    m = scene(me={"rear-guards": {"back left": maker}, "hand": []})
    use(m, maker)
    assert zone(m, "me", "crest zone") == [CREST]
    end_battles(m)
    assert table(m).energy == [1, 0]


@clause("15.7.2")
def test_15_7_2_a_crest_that_leaves_its_zone_is_erased() -> None:
    maker = unit(CROWNS)
    back = unit("【起】【(R)】：あなたのクレストゾーンからカードを1枚選び、手札に加える。")
    m = scene(me={"rear-guards": {"back left": maker, "back right": back}, "hand": []})
    use(m, maker)
    use(m, back)
    assert zone(m, "me", "crest zone") == []
    assert zone(m, "me", "hand") == []
    assert made(m, CREST, CRESTS) == []
