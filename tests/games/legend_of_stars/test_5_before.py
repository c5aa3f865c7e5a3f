"""5.1: before the game: the contest for the first turn, hands, mulligans."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.legend_of_stars.table import asked, card, choose, game, zone
from tests.ruling import clause

from kirifuda import Deck
from kirifuda.kernel.match import Match

ANY = "このカードはデッキに何枚でも入れることができる。"
FAST = card(ANY, name="速い星", speed=5)
SLOW = card(ANY, name="遅い星", speed=2)
EVEN = card(ANY, name="普通の星", speed=2)
BOTH = Deck("both", main={FAST: 30, SLOW: 30})


def start(first: Deck, second: Deck, seed: int = 0) -> Match:
    return game.start([first, second], seed=seed)


def only(one: Any) -> Deck:
    return Deck("one", main={one: 55})


def settle_contest(m: Match) -> None:
    while m.decision is not None and m.decision.kind in ("show speed", "order"):
        m.choose(0)


@clause("5", "3.7")
def test_5_both_players_begin_with_3000_life() -> None:
    m = start(only(FAST), only(SLOW))
    assert m.view(None)["life"] == [3000, 3000]


@clause("5.1")
def test_5_1_the_higher_speed_begins() -> None:
    for decks, first in (((FAST, SLOW), 0), ((SLOW, FAST), 1)):
        m = start(only(decks[0]), only(decks[1]))
        asked(m, "show speed", 0)
        assert len(m.decision.options if m.decision else []) == 2
        m.choose(0)
        asked(m, "show speed", 1)
        m.choose(0)
        assert m.view(None)["first_seat"] == first
        shown = [n for n in m.log if n.verb == "show"]
        assert [n.number for n in shown] == [decks[0].nums[1], decks[1].nums[1]]


@clause("5.1")
def test_5_1_both_decks_are_shuffled_first() -> None:
    drawn = [
        [tuple(start(BOTH, BOTH, seed).state.cards(seat, 5)) for seed in range(8)]
        for seat in (0, 1)
    ]
    assert len(set(drawn[0])) > 4
    assert len(set(drawn[1])) > 4


@clause("5.1")
def test_5_1_what_is_picked_is_shown_at_once() -> None:
    m = start(BOTH, BOTH)
    before, told = m.view(1), m.log_view(1)
    m.choose(0)
    after = m.view(1)
    for view in (before, after):
        view.pop("decision")
    assert before == after
    assert m.log_view(1) == told


@clause("5.1")
def test_5_1_the_cards_go_under_the_deck_in_the_order_their_owner_likes() -> None:
    for at in (0, 1):
        m = start(only(FAST), only(SLOW), seed=3)
        choose(m, "pick", FAST)
        m.choose(0)
        hand = list(m.state.cards(0, 5))
        asked(m, "order", 0)
        assert m.decision is not None
        chosen = m.decision.options[at].card
        m.choose(at)
        other = next(c for c in hand if c != chosen)
        settle_contest(m)
        assert m.state.cards(0, 4)[-2:] == [chosen, other]


@clause("5.1")
def test_5_1_a_tie_draws_one_card_and_another_card_is_shown() -> None:
    m = start(only(SLOW), only(EVEN))
    for held in (2, 3, 4):
        for seat in (0, 1):
            asked(m, "show speed", seat)
            assert len(m.state.cards(seat, 5)) == held
            assert len(m.decision.options if m.decision else []) == 2
            m.choose(0)
    asked(m, "order")
    assert sum(n.verb == "show" for n in m.log) == 6
    while m.decision is not None and m.decision.kind == "order":
        m.choose(0)
    assert [len(m.state.cards(seat, 5)) for seat in (0, 1)] == [7, 7]
    assert [len(m.state.cards(seat, 4)) for seat in (0, 1)] == [48, 48]


@clause("5.1")
def test_5_1_after_ties_all_cards_go_under_the_deck_as_their_owner_likes() -> None:
    m = start(only(SLOW), only(EVEN), seed=2)
    while m.decision is not None and m.decision.kind == "show speed":
        m.choose(0)
    first = m.state.first_seat
    hands = [list(m.state.cards(seat, 5)) for seat in (0, 1)]
    assert [len(hand) for hand in hands] == [4, 4]
    for seat in (first, 1 - first):
        for one in reversed(hands[seat][1:]):
            asked(m, "order", seat)
            m.choose(next(o for o in m.decision.options if o.card == one))  # type: ignore[union-attr]
    for seat in (0, 1):
        assert m.state.cards(seat, 4)[-4:] == hands[seat][::-1]
        assert not set(hands[seat]) & set(m.state.cards(seat, 5))
        seen: Any = m.view(seat)["seats"]
        assert [c.get("card") for c in seen[seat]["zones"]["deck"][-4:]] == hands[seat][::-1]
        assert all("card" not in c for c in seen[1 - seat]["zones"]["deck"])
    choose(m, "no")
    choose(m, "no")


@clause("5.1")
def test_5_1_three_ties_are_decided_by_chance() -> None:
    firsts = set()
    for seed in range(12):
        m = start(only(SLOW), only(EVEN), seed)
        settle_contest(m)
        firsts.add(m.view(None)["first_seat"])
    assert firsts == {0, 1}


@clause("5.1")
def test_5_1_both_hold_seven_cards_and_the_first_player_begins() -> None:
    m = start(only(SLOW), only(FAST))
    settle_contest(m)
    assert [len(zone(m, seat, "hand")) for seat in (0, 1)] == [7, 7]
    choose(m, "no")
    choose(m, "no")
    asked(m, "main", 1)
    assert m.view(None)["turn_seat"] == 1


@clause("5.1.1.I", "5.1.1.II")
def test_5_1_1_mulligans_are_declared_by_the_first_player_then_the_second() -> None:
    m = start(only(SLOW), only(FAST))
    settle_contest(m)
    asked(m, "mulligan", 1)
    assert m.decision is not None
    assert m.decision.clause == "5.1.1.I"
    hand = list(m.state.cards(1, 5))
    choose(m, "yes")
    assert list(m.state.cards(1, 5)) == hand  # declared, not done yet
    asked(m, "mulligan", 0)
    assert m.decision.clause == "5.1.1.II"
    choose(m, "no")
    asked(m, "main", 1)


@clause("5.1.1.III")
def test_5_1_1_iii_who_declared_it_gets_seven_new_cards_once() -> None:
    m = start(BOTH, BOTH, seed=1)
    settle_contest(m)
    first = m.state.first_seat
    hands = [sorted(m.state.cards(seat, 5)) for seat in (0, 1)]
    choose(m, "yes")
    choose(m, "no")
    asked(m, "main", first)
    assert sorted(m.state.cards(1 - first, 5)) == hands[1 - first]
    assert len(m.state.cards(first, 5)) == 7
    assert sorted(m.state.cards(first, 5)) != hands[first]
    assert any(n.clause == "5.1.1.III" and n.verb == "shuffle" for n in m.log)


@clause("5.1.1", "5.1.1.I", "5.1.1.II", "5.1.1.III")
@pytest.mark.parametrize("first_says", ["yes", "no"])
@pytest.mark.parametrize("second_says", ["yes", "no"])
def test_5_1_1_each_player_may_exchange_the_whole_hand_once(
    first_says: str, second_says: str
) -> None:
    m = start(only(SLOW), only(FAST), seed=4)
    settle_contest(m)
    hands = [list(m.state.cards(seat, 5)) for seat in (0, 1)]
    decks = [sorted(hands[seat] + m.state.cards(seat, 4)) for seat in (0, 1)]
    tops = [sorted(m.state.cards(seat, 4)[:7]) for seat in (0, 1)]
    for seat, says in ((1, first_says), (0, second_says)):
        asked(m, "mulligan", seat)
        assert [o.kind for o in m.decision.options] == ["yes", "no"]  # type: ignore[union-attr]
        choose(m, says)
    asked(m, "main", 1)  # nobody is asked twice, and the first player begins
    for seat, says in ((1, first_says), (0, second_says)):
        held = list(m.state.cards(seat, 5))
        assert len(held) == 7
        assert (held == hands[seat]) == (says == "no")
        assert sorted(held) != tops[seat]  # the deck was shuffled with the hand in it
        assert sorted(held + m.state.cards(seat, 4)) == decks[seat]  # all of it went back
        shuffled = [
            n for n in m.log if (n.verb, n.clause, n.seat) == ("shuffle", "5.1.1.III", seat)
        ]
        assert len(shuffled) == (says == "yes")
