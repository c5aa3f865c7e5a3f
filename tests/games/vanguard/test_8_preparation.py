"""Chapter 8: decks, and what is done before the first turn."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vanguard.table import (
    asked,
    choose,
    game,
    is_asked,
    log_has,
    options,
    order,
    sees,
    table,
    trigger,
    unit,
    zone,
)
from tests.ruling import clause

from kirifuda import CardDef, Deck
from kirifuda.games.vanguard.zones import DECK, RIDE_DECK, VANGUARD
from kirifuda.kernel.match import Match

RIDES = [unit(name=f"騎{grade}", grade=grade) for grade in range(4)]
PLAIN = [unit(name=f"兵{n}", grade=n % 4) for n in range(9)]
TRIGGERS = [trigger(kind, name=f"兆{kind}") for kind in ("critical", "draw", "heal", "front")]


def main() -> dict[CardDef, int]:
    """34 plain cards and 16 triggers."""
    return {**dict.fromkeys(PLAIN[:8], 4), PLAIN[8]: 2, **dict.fromkeys(TRIGGERS, 4)}


def broken(cards: dict[CardDef, int], ride: Any = RIDES) -> list[str]:
    return [r.clause for r in game.check_deck(Deck("", {"main": cards, "ride": ride}))]


@clause("8.1.1", "8.1.2", "8.1.4")
def test_8_1_2_a_main_deck_with_or_without_a_ride_deck() -> None:
    assert broken(main()) == []
    assert broken(main(), []) == []
    assert "8.1.4.1" in broken({}, RIDES)


@clause("8.1.4.1")
def test_8_1_4_1_the_main_deck_has_fifty_cards() -> None:
    assert broken({**main(), PLAIN[8]: 3}) == ["8.1.4.1"]
    assert broken({**main(), PLAIN[8]: 1}) == ["8.1.4.1"]
    crest = game.card("", name="誓いの紋", kind="ride-deck crest")
    assert broken({**main(), PLAIN[8]: 1, crest: 1}) == ["8.1.4.1"]


@clause("8.1.4.2")
def test_8_1_4_2_the_ride_deck_has_a_unit_of_each_grade() -> None:
    assert broken(main(), RIDES[:3]) == ["8.1.4.2"]
    assert broken(main(), [*RIDES, unit(grade=3)]) == ["8.1.4.2"]
    assert broken(main(), [*RIDES, unit(grade=4)]) == ["8.1.4.2"]
    assert broken(main(), [*RIDES, order("1枚引く。")]) == ["8.1.4.2"]
    assert "8.1.4.2" in broken(main(), [*RIDES[:3], unit(grade=3, kind="G unit")])
    crests = [game.card("", name=f"紋{n}", kind="ride-deck crest") for n in range(2)]
    assert broken(main(), [*RIDES, crests[0]]) == []
    assert broken(main(), [*RIDES, *crests]) == ["8.1.4.2"]


@clause("8.1.5", "8.1.5.1")
def test_8_1_5_four_of_a_name_in_main_and_ride_deck_together() -> None:
    same = unit(name="兵0", grade=0, power=3000)  # another card of that name
    assert broken({**main(), PLAIN[8]: 1, same: 1}) == ["8.1.5"]
    ridden = [unit(name="兵0", grade=0), *RIDES[1:]]
    assert broken(main(), ridden) == ["8.1.5"]


@clause("8.1.5.2", "2.1.2")
def test_8_1_5_2_a_card_of_several_names_counts_for_each() -> None:
    twin = unit("【永】：このカードは「兵0」としても扱う。", grade=1)
    assert broken({**main(), PLAIN[8]: 1, twin: 1}) == ["8.1.5.2"]
    assert broken({**main(), PLAIN[0]: 3, PLAIN[8]: 2, twin: 1}) == []


@clause("8.1.3")
def test_8_1_3_a_text_about_the_deck_takes_the_place_of_the_limit() -> None:
    many = unit("【永】：このカードはデッキに8枚まで入れられる。", name="群")
    cards = {**main(), many: 8}
    for one in PLAIN[:2]:
        del cards[one]
    assert broken(cards) == []
    assert broken({**cards, many: 9, PLAIN[8]: 1}) == ["8.1.5"]


@clause("8.1.3")
def test_8_1_3_a_text_limits_cards_by_name_or_two_names_together() -> None:
    lone = unit("【永】：「独り」はデッキに1枚だけ入れられる。", name="独り")
    rest = main()
    del rest[PLAIN[8]]
    assert broken({**rest, lone: 1, PLAIN[8]: 1}) == []
    assert broken({**rest, lone: 2}) == ["8.1.5"]
    text = "【永】：「右手」と「左手」はデッキに合計1枚まで入れられる。"
    hands = [unit(text, name=name) for name in ("右手", "左手")]
    assert broken({**rest, hands[0]: 1, PLAIN[8]: 1}) == []
    assert broken({**rest, hands[0]: 1, hands[1]: 1}) == ["8.1.3"]
    text = "【永】：「右手」と「左手」はデッキに合計2枚まで入れられる。"
    hands = [unit(text, name=name) for name in ("右手", "左手")]
    assert broken({**rest, hands[0]: 1, hands[1]: 1}) == []


@clause("8.1.9")
def test_8_1_9_this_card_is_the_card_of_that_number_not_every_card_of_that_name() -> None:
    many = unit("【永】：このカードはデッキに8枚まで入れられる。", name="群")
    twin = unit(name="群", power=3000)  # another card of the same name
    cards = {**main(), many: 4, twin: 4}
    for one in PLAIN[:2]:
        del cards[one]
    assert broken(cards) == []
    assert broken({**cards, many: 3, twin: 5}) == ["8.1.5"]
    # of other cards all of a name count, whatever their numbers
    also = unit(name="群", power=4000)
    assert broken({**cards, many: 2, twin: 3, also: 3}) == ["8.1.5"]
    alone = {one: n for one, n in cards.items() if one is not twin}
    assert broken({**alone, many: 8}) == []
    assert "8.1.5" in broken({**alone, many: 9})


@clause("8.1.6")
def test_8_1_6_sixteen_triggers_those_of_the_ride_deck_included() -> None:
    assert broken({**main(), TRIGGERS[0]: 3, PLAIN[8]: 3}) == ["8.1.6"]
    more = trigger("draw", name="余")
    assert broken({**main(), more: 1, PLAIN[8]: 1}) == ["8.1.6"]
    ridden = [more, *RIDES[1:]]
    assert broken(main(), ridden) == ["8.1.6"]
    assert broken({**main(), TRIGGERS[0]: 3, PLAIN[8]: 3}, ridden) == []


@clause("8.1.6.1", "8.1.6.2")
def test_8_1_6_1_four_heal_triggers_and_one_over_trigger() -> None:
    heal = trigger("heal", name="癒")
    assert broken({**main(), TRIGGERS[0]: 3, heal: 1}) == ["8.1.6.1"]
    over = [trigger("over", name=f"超{n}") for n in range(2)]
    assert broken({**main(), TRIGGERS[0]: 3, over[0]: 1}) == []
    assert broken({**main(), TRIGGERS[0]: 2, over[0]: 1, over[1]: 1}) == ["8.1.6.2"]


@clause("8.1.7", "8.1.8")
@pytest.mark.parametrize(("most", "number"), [(4, "8.1.7"), (1, "8.1.8")])
def test_8_1_7_sentinels_and_regalis_pieces_are_limited(most: int, number: str) -> None:
    some = [unit("【永】：守護者", name=f"盾{n}") for n in range(2)]
    if number == "8.1.8":
        some = [order("【レガリスピース】1枚引く。", name=f"器{n}") for n in range(2)]
    cards = main()
    del cards[PLAIN[7]]
    del cards[PLAIN[8]]
    filling = unit(name="埋")
    left = 6 - most
    more = {filling: min(left, 4), PLAIN[8]: left - min(left, 4)}
    assert broken({**cards, **more, some[0]: most}) == []
    more[filling] -= 1
    assert broken({**cards, **more, some[0]: most, some[1]: 1}) == [number]


# -- 8.2 -------------------------------------------------------------------------------------


def begin(ride: Any = RIDES, seed: int = 3) -> Match:
    deck = Deck("", {"main": main(), "ride": ride})
    return game.start([deck, deck], seed=seed)


@clause("8.2.1.2", "8.2.1.4", "8.2.1")
def test_8_2_1_2_the_first_vanguard_comes_from_the_ride_deck() -> None:
    m = begin()
    t = table(m)
    while not is_asked(m, "first or second"):
        m.choose(0)
    for seat in range(2):
        (lead,) = t.cards(seat, VANGUARD)
        assert t.definition(lead).name == "騎0"
        assert t.down[lead]
        assert "name" not in sees(m, 1 - seat, seat, "vanguard")[0]
        assert sees(m, seat, seat, "vanguard")[0]["name"] == "騎0"
        assert sorted(t.definition(c).name for c in t.cards(seat, RIDE_DECK)) == [
            "騎1",
            "騎2",
            "騎3",
        ]
        assert len(t.cards(seat, DECK)) == 50


@clause("8.2.1.1")
def test_8_2_1_1_the_game_is_played_with_the_decks_that_were_brought() -> None:
    mains = [main(), {**main(), PLAIN[8]: 1, unit(name="客"): 1}]
    rides: list[list[CardDef]] = [RIDES, []]
    told = zip(mains, rides, strict=True)
    m = game.start([Deck("", {"main": cards, "ride": ride}) for cards, ride in told], seed=5)
    t = table(m)
    for seat in range(2):
        cards = [c for c in range(m.pool.size) if m.pool.owner[c] == seat]
        brought = [card.name for card, n in mains[seat].items() for _ in range(n)]
        brought += [card.name for card in rides[seat]]
        assert sorted(t.definition(c).name for c in cards) == sorted(brought)
        # each fighter knows the cards that were brought, until they are shuffled
        for other in range(2):
            seen = sees(m, other, seat, "deck")
            assert all(("name" in one) == (other == seat) for one in seen)
    assert t.riding == [1, 0]


@clause("8.2.1.2")
def test_8_2_1_2_without_a_ride_deck_it_comes_from_the_main_deck() -> None:
    m = begin([])
    names = {table(m).definition(o.card).name for o in options(m, "pick")}
    zeros = {card.name for card in (*PLAIN, *TRIGGERS) if card.nums[0] == 0}
    assert names == zeros
    m.choose(0)
    m.choose(0)
    assert is_asked(m, "first or second")
    assert len(table(m).cards(0, DECK)) == 49


@clause("8.2.1.6", "8.2.1.3")
def test_8_2_1_6_who_is_drawn_by_lot_says_who_goes_first() -> None:
    drawn = set()
    decks = set()
    for seed in range(8):
        m = begin(seed=seed)
        assert m.decision is not None
        asked(m, "first or second")
        seat = m.decision.seat
        drawn.add(seat)
        decks.add(tuple(table(m).definition(c).name for c in table(m).cards(0, DECK)))
        choose(m, "second")
        assert table(m).first_seat == 1 - seat
    assert drawn == {0, 1}
    assert len(decks) == 8  # shuffled


@clause("8.2.1.8", "8.2.1.9", "8.2.1.7")
def test_8_2_1_8_five_cards_of_which_any_go_below_the_deck_once() -> None:
    m = begin()
    choose(m, "first")
    first = table(m).first_seat
    names = ("me", "foe")
    for seat in (first, 1 - first):
        assert m.decision is not None
        assert m.decision.seat == seat
        assert len(zone(m, names[seat], "hand")) == 5
        if seat == first:
            kept = zone(m, names[seat], "hand")
            choose(m, "done")
            assert zone(m, names[seat], "hand") == kept
        else:
            for _ in range(2):
                m.choose(0)
            choose(m, "done")
            assert len(zone(m, names[seat], "hand")) == 5
            assert m.decision.seat == first  # asked once only
            assert log_has(m, "8.2.1.8", "shuffle")
        assert len(table(m).cards(seat, DECK)) == 45
    assert m.state.turn == 1
    assert m.state.turn_seat == first
    assert table(m).pain == [0, 0]
    assert table(m).energy == [0, 0]
    assert not any(table(m).down[c] for s in range(2) for c in table(m).cards(s, VANGUARD))


@clause("8.2.1.9", "9.2.1")
def test_8_2_1_9_what_waits_for_standing_up_is_played_in_the_first_turn() -> None:
    up = "【自】：あなたがスタンドアップした時、【エネルギーチャージ】(2)。"
    then = "【自】【(V)】：あなたのターン開始時、【ソウルチャージ】(1)。"
    eager = unit(up + then, name="騎0", grade=0)
    m = begin([eager, *RIDES[1:]])
    choose(m, "first")
    assert table(m).energy == [0, 0]
    while table(m).turn < 1 or not is_asked(m, "ride"):
        assert not is_asked(m, "waiting ability")  # it is played before the turn starts
        choose(m, "done") if is_asked(m, "mulligan") else m.choose(0)
    assert table(m).energy == [2, 2]
    assert len(zone(m, table(m).first_seat, "soul")) == 1
