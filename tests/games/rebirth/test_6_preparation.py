"""Chapter 6: the deck (with test_deck.py), and what is done before the first turn."""

from __future__ import annotations

import pytest
from tests.games.rebirth.made import seen
from tests.games.rebirth.table import (
    asked,
    card,
    count,
    partner,
    rebirth,
    sees,
    zone,
)
from tests.ruling import clause

import kirifuda
from kirifuda import Deck, DeckError
from kirifuda.games.rebirth.zones import COST, OUTSIDE, PARTNER
from kirifuda.kernel.match import Match

game = kirifuda.game("rebirth")

CAST = [card(name=f"座員{n}", cost=n % 5) for n in range(11)]
STAGES = [rebirth(name=f"幕{n}") for n in range(2)]
FRIENDS = [partner(name=f"相棒{n}") for n in range(3)]


def deck(name: str = "座") -> Deck:
    main = dict.fromkeys(CAST, 4) | {STAGES[0]: 4, STAGES[1]: 2}
    return Deck(name, {"main": main, "partners": dict.fromkeys(FRIENDS, 1)})


def begin(seed: int = 1) -> Match:
    return game.start([deck(), deck()], seed=seed)


def choose_first(m: Match) -> None:
    """Take the first option until the second player's partner is asked for."""
    while m.decision is not None and m.decision.kind == "first entry":
        m.choose(0)


def started(seed: int = 1) -> Match:
    m = begin(seed)
    while m.decision is not None and m.state.turn == 0:
        m.choose(0)
    return m


@clause("6.1.1", "6.1.1.5")
def test_everyone_brings_a_deck_and_partners() -> None:
    assert game.check_deck(deck()) == []
    with pytest.raises(DeckError):
        game.start([deck()])
    with pytest.raises(DeckError) as caught:
        game.start([deck(), Deck("", {"main": deck().cards("main")})])
    assert [r.clause for r in caught.value.reasons] == ["6.1.1.5"]


@clause("6.2.1", "6.2.1.1")
def test_decks_and_partners_are_presented_hidden() -> None:
    m = begin()
    asked(m, "first entry")
    for seat in (0, 1):
        assert count(m, seat, "deck") == 50
        assert len(m.state.cards(seat, OUTSIDE)) == 3
        assert all(m.state.face(c).kinds & PARTNER for c in m.state.cards(seat, OUTSIDE))
        assert not any(p.name in seen(m, 1 - seat) for p in FRIENDS)
    # of one's own deck and partners one knows which they are
    assert m.decision is not None
    mine = m.decision.seat
    assert all(m.state.known[c] >> mine & 1 for c in m.state.cards(mine, OUTSIDE))
    assert not any(m.state.known[c] >> (1 - mine) & 1 for c in m.state.cards(mine, OUTSIDE))
    # the steps, in their order, up to the first turn
    m = started()
    order = [n.clause for n in m.log if n.clause.startswith("6.2.1")]
    assert order == sorted(order, key=lambda c: [int(p) for p in c.split(".")])
    assert list(dict.fromkeys(order)) == [
        "6.2.1.2",
        "6.2.1.3",
        "6.2.1.4",
        "6.2.1.5",
        "6.2.1.6",
        "6.2.1.7",
    ]


@clause("6.2.1.2")
def test_the_first_entry_costs_two_or_less_and_lies_face_down() -> None:
    m = begin()
    for seat in (0, 1):
        asked(m, "first entry", seat)
        assert m.decision is not None
        costs = {
            m.state.definition(o.card).name: m.state.face(o.card).nums[COST]
            for o in m.decision.options
        }
        assert costs == {c.name: c.nums[COST] for c in CAST if c.nums[COST] <= 2}
        chosen = m.state.definition(m.decision.options[seat].card).name
        m.choose(seat)
        assert zone(m, seat, "entry") == [chosen]
        if seat == 0:
            (shown,) = sees(m, 1, 0, "entry")
            assert shown["down"] is True
            assert "name" not in shown
            assert chosen not in repr(m.log_view(1))
            assert sees(m, 0, 0, "entry")[0]["name"] == chosen  # its player has chosen it


@clause("6.2.1.3")
def test_decks_are_shuffled() -> None:
    orders = set()
    for seed in range(5):
        m = begin(seed)
        printed = zone(m, 0, "deck")
        choose_first(m)
        kept = zone(m, 0, "deck")
        assert kept != [name for name in printed if name in kept][: len(kept)]
        orders.add(tuple(kept))
        for seat in (0, 1, None):
            assert all(c == {} for c in sees(m, seat, 0, "deck"))
    assert len(orders) == 5


@clause("6.2.1.4", "6.2.1.4.1")
def test_chance_alone_says_who_goes_first() -> None:
    firsts = set()
    for seed in range(12):
        m = begin(seed)
        kinds = []
        while m.decision is not None and m.state.turn == 0:
            kinds.append((m.decision.kind, m.decision.seat))
            m.choose(0)
        second = 1 - m.state.first_seat
        # nobody is asked who begins
        assert kinds == [("first entry", 0), ("first entry", 1), ("first partner", second)]
        firsts.add(m.state.first_seat)
    assert firsts == {0, 1}


@clause("6.2.1.5")
def test_three_cards_and_three_partners_in_hand() -> None:
    m = begin()
    choose_first(m)
    for seat in (0, 1):
        hand = [m.state.face(c).kinds & PARTNER for c in m.state.cards(seat, 7)]
        assert (hand.count(0), hand.count(PARTNER)) == (3, 3)
        assert count(m, seat, "deck") == 50 - 1 - 3


@clause("6.2.1.6")
def test_the_second_player_begins_with_a_partner_in_the_energy_zone() -> None:
    m = begin()
    choose_first(m)
    first = m.state.first_seat
    asked(m, "first partner", 1 - first)
    assert m.decision is not None
    assert len(m.decision.options) == 3
    chosen = m.state.definition(m.decision.options[1].card).name
    m.choose(1)
    assert zone(m, 1 - first, "energy") == [chosen]
    assert zone(m, first, "energy") == []
    for seat in (0, 1, None):
        assert sees(m, seat, 1 - first, "energy")[0]["name"] == chosen


@clause("6.2.1.7")
def test_the_first_player_takes_the_first_turn() -> None:
    for seed in range(4):
        m = started(seed)
        assert m.state.turn == 1
        assert m.state.turn_seat == m.state.first_seat
        # a reading: the entries are turned up before the first step of the first turn
        for seat in (0, 1, None):
            for of in (0, 1):
                assert "name" in sees(m, seat, of, "entry")[0]
        verbs = [n.verb for n in m.log]
        assert verbs.index("open") < verbs.index("turn")
