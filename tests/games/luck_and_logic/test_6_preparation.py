"""Chapter 6: decks, and what comes before the game."""

from __future__ import annotations

import pytest
from tests.games.luck_and_logic.table import (
    FOE,
    ME,
    asked,
    card,
    done,
    game,
    gate,
    my,
    paradox,
    sees,
    table,
    tactics,
)
from tests.ruling import clause

from kirifuda.games.deck import Deck
from kirifuda.games.luck_and_logic.zones import (
    DECK,
    GATE,
    GATE_CARD,
    HAND,
    LEVEL_ZONE,
    MY,
    OUTSIDE,
    REFRESH,
    REMOVED,
    SECRET,
)
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

MEMBERS = [card(name=f"生徒{i}") for i in range(11)]
RULES = [paradox("aura", name="掟"), paradox("heart", name="約束")]
ARCHES = [gate(name=f"門{i}", gate_number=str(i)) for i in range(5)]
ME_MYSELF = my(name="わたし")
TOOL = tactics("秘具スキルカードを1枚引く。", name="壺", level=1)

MAIN: list[CardDef] = [*[one for one in MEMBERS for _ in range(4)][:42], *RULES * 4]
GATES: list[CardDef] = ARCHES * 2
SPARE_GATE = gate(name="余りの門", gate_number="9")


def deck(**changed: list[CardDef]) -> Deck:
    parts: dict[str, list[CardDef]] = {"main": MAIN, "gates": GATES, **changed}
    return Deck("mine", parts)


def broken(**changed: list[CardDef]) -> list[str]:
    return [r.clause for r in game.check_deck(deck(**changed))]


def begun(seed: int = 0, **changed: list[CardDef]) -> Match:
    return game.start([deck(**changed), deck()], seed=seed)


@clause("6.1.1", "6.2.1.1")
def test_a_main_deck_and_a_gate_deck_are_enough() -> None:
    assert broken() == []
    assert broken(my=[ME_MYSELF], secret=[TOOL]) == []


@clause("6.2.1.1")
def test_what_is_presented_is_what_is_played_with() -> None:
    m = begun(seed=3, my=[ME_MYSELF], secret=[TOOL])
    s = m.state
    for seat in (0, 1):
        of_main = [s.definition(c).name for kind in (DECK, HAND) for c in s.cards(seat, kind)]
        of_gates = [c for kind in (OUTSIDE, GATE, REMOVED) for c in s.cards(seat, kind)]
        assert sorted(of_main) == sorted(card.name for card in MAIN)
        assert all(s.definition(c).kinds & GATE_CARD for c in of_gates)
        assert len(of_gates) == len(GATES)


@pytest.mark.parametrize(
    ("changed", "clauses"),
    [
        ({"main": MAIN[1:]}, ["6.1.1.1.1"]),
        ({"main": [*MAIN[:-8], MEMBERS[0], *MAIN[-8:]][1:]}, []),
        ({"main": [MEMBERS[0], *MAIN[:-10], MEMBERS[10], *MAIN[-8:]]}, ["6.1.1.1.2"]),
        ({"main": [*MAIN[:-1], MEMBERS[10]]}, ["6.1.1.1.3"]),
        ({"main": [*MAIN[1:], RULES[0]]}, ["6.1.1.1.2", "6.1.1.1.3"]),
        ({"main": [ARCHES[0], *MAIN[1:]]}, ["6.1.1.1.4"]),
        ({"main": [ME_MYSELF, *MAIN[1:]]}, ["6.1.1.1.4"]),
        ({"gates": GATES}, []),
        ({"gates": GATES[1:]}, ["6.1.1.2.1"]),
        ({"gates": [*GATES, SPARE_GATE]}, ["6.1.1.2.1"]),
        ({"gates": [ARCHES[1], *GATES[1:]]}, ["6.1.1.2.2"]),
        ({"gates": [MEMBERS[0], *GATES[1:]]}, ["6.1.1.2.3"]),
        ({"my": [ME_MYSELF, ME_MYSELF]}, ["6.1.1.3.1"]),
        ({"my": [MEMBERS[0]]}, ["6.1.1.3.1"]),
        ({"secret": [TOOL] * 4}, []),
        ({"secret": [TOOL] * 5}, ["6.1.1.4.1"]),
        ({"secret": [MEMBERS[0]]}, ["6.1.1.4.2"]),
        ({"main": [TOOL] * 4 + MAIN[4:], "secret": [TOOL] * 4}, []),
    ],
)
@clause(
    "6.1.1.1.1",
    "6.1.1.1.2",
    "6.1.1.1.3",
    "6.1.1.1.4",
    "6.1.1.2.1",
    "6.1.1.2.2",
    "6.1.1.2.3",
    "6.1.1.3.1",
    "6.1.1.4.1",
    "6.1.1.4.2",
    "6.1.1.4.3",
)
def test_what_a_deck_must_be_like(changed: dict[str, list[CardDef]], clauses: list[str]) -> None:
    assert broken(**changed) == clauses


@clause("6.1.1.1.2.1")
def test_cards_of_one_name_count_together_whatever_else_they_have() -> None:
    other = card(name=MEMBERS[0].name, power=9000)
    assert broken(main=[other, *MAIN[:-10], MEMBERS[10], *MAIN[-8:]]) == ["6.1.1.1.2"]


@clause("6.2.1", "6.2.1.4", "6.2.1.5", "6.2.1.5.1", "6.2.1.6", "6.2.1.10")
def test_what_lies_where_when_the_first_cards_are_exchanged() -> None:
    m = begun()
    t = table(m)
    for seat in (ME, FOE):
        assert [t.spot[c] for c in t.cards(seat, GATE)] == [0, 1, 2, 3, 4, 5]
        assert all(t.down[c] for c in t.cards(seat, GATE))
        assert t.count(seat, REMOVED) == 4
        assert t.count(seat, DECK) == 45
        assert t.count(seat, HAND) == 5
        assert t.count(seat, OUTSIDE) == 0
        assert t.count(seat, LEVEL_ZONE) == 0
    assert t.points == [0, 0]
    for viewer in (ME, FOE, None):
        for of in (ME, FOE):
            assert not any("name" in c for c in sees(m, viewer, of, "gates"))
            assert not any("name" in c for c in sees(m, viewer, of, "removed"))


@clause("6.2.1.10")
def test_the_first_turn_begins_without_refresh_points() -> None:
    m = begun()
    for _ in (ME, FOE):
        done(m)
    t = table(m)
    assert t.turn == 1
    assert t.points == [0, 0]
    assert [t.count(seat, REFRESH) for seat in (ME, FOE)] == [0, 0]  # none was resolved (10.9)


@clause("6.2.1.4", "6.2.1.5")
def test_decks_and_gates_are_shuffled() -> None:
    orders = set()
    gates = set()
    for seed in range(8):
        t = table(begun(seed))
        orders.add(tuple(t.cards(ME, DECK)))
        gates.add(tuple(t.cards(ME, GATE)))
    assert len(orders) == 8
    assert len(gates) == 8


@clause("6.2.1.7", "6.2.1.7.1")
def test_chance_alone_decides_who_begins() -> None:
    firsts = [begun(seed).state.first_seat for seed in range(20)]
    assert set(firsts) == {ME, FOE}
    for seed in range(20):
        decision = begun(seed).decision
        assert decision is not None
        assert decision.kind == "exchange"


@clause("6.2.1.8")
def test_cards_are_exchanged_from_the_bottom_of_the_deck() -> None:
    m = begun()
    first = m.state.first_seat
    asked(m, "exchange", first)
    top = m.state.cards(first, DECK)[:2]
    assert m.decision is not None
    one = m.decision.options[1]
    m.choose(one)
    second = next(o for o in m.decision.options if o.card >= 0)
    m.choose(second)
    done(m)
    assert m.state.cards(first, DECK)[-2:] == [one.card, second.card]
    assert set(top) <= set(m.state.cards(first, HAND))
    assert m.state.count(first, HAND) == 5
    asked(m, "exchange", 1 - first)
    done(m)
    assert m.state.count(1 - first, HAND) == 5


@clause("6.2.1.2", "6.2.1.3", "6.2.1.9", "4.19.1.1.1")
def test_my_logicalist_is_turned_up_as_the_game_begins_secret_tools_stay_down() -> None:
    m = begun(my=[ME_MYSELF], secret=[TOOL])
    t = table(m)
    assert [t.down[c] for c in t.cards(ME, MY)] == [1]
    assert not any("name" in c for c in sees(m, FOE, ME, "my logicalist"))
    done(m)
    done(m)
    t = table(m)
    assert [t.down[c] for c in t.cards(ME, MY)] == [0]
    assert [t.down[c] for c in t.cards(ME, SECRET)] == [1]
    assert [c.get("name") for c in sees(m, ME, ME, "secret")] == [TOOL.name]
    assert [c.get("name") for c in sees(m, FOE, ME, "secret")] == [None]


@clause("6.2.1.11")
def test_the_first_player_has_the_first_turn() -> None:
    m = begun()
    done(m)
    done(m)
    assert m.state.turn == 1
    assert m.state.turn_seat == m.state.first_seat
    asked(m, "level", m.state.first_seat)
    assert m.state.count(m.state.first_seat, HAND) == 7
