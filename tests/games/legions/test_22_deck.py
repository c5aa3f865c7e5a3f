"""22 and 23: decks and regulations."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.legions.table import game, master, minion
from tests.ruling import clause

from kirifuda import CardDef, Deck
from kirifuda.games.legions.deck import (
    Regulation,
    deck_reasons,
    limited,
    read_regulation,
    standard,
)
from kirifuda.kernel.errors import DeckError

RULER = master(name="両儀の主", colors=["red", "white"])
ROWS = [minion(name=f"並{n}") for n in range(13)]
SPARE = minion(name="並の余り")


def deck(*more: CardDef, spare: int = 1) -> dict[str, list[CardDef]]:
    """A legal deck, with some cards added."""
    return {"master": [RULER], "main": [*ROWS * 3, *[SPARE] * spare, *more]}


def clauses(parts: dict[str, list[CardDef]], regulation: Regulation | None = None) -> list[str]:
    return [reason.clause for reason in deck_reasons(parts, regulation or Regulation())]


@clause("23-2a")
def test_a_master_and_forty_cards() -> None:
    assert clauses(deck()) == []
    assert clauses(deck(spare=0)) == ["23-2a"]
    assert clauses(deck(spare=2)) == ["23-2a"]
    assert clauses({"master": [], "main": deck()["main"]}) == ["23-2a"]
    assert clauses({"master": [RULER, RULER], "main": deck()["main"]}) == ["23-2a"]
    assert clauses({"master": [SPARE], "main": deck()["main"]}) == ["23-2a"]


@clause("23-2b")
def test_no_master_in_the_main_deck() -> None:
    assert clauses(deck(RULER, spare=0)) == ["23-2b"]


@clause("23-2c")
def test_three_of_a_name() -> None:
    twin = minion(name=ROWS[0].name, cost=5)  # another card of the same name (14-2)
    assert clauses(deck(twin, spare=0)) == ["23-2c"]


@clause("23-2d")
def test_only_cards_of_the_master_s_class() -> None:
    own = minion(colors=["red", "white"])
    other = minion(colors=["red", "green"])
    foreign = minion(colors=["green"])  # one symbol: any master may have it
    assert clauses(deck(own, spare=0)) == []
    assert clauses(deck(other, spare=0)) == ["23-2d"]
    assert clauses(deck(foreign, spare=0)) == []


@clause("23-2e", "23-3", "23-3a")
def test_banned_cards() -> None:
    assert clauses(deck(), Regulation(banned=(SPARE.name,))) == ["23-2e"]


@clause("23-2f", "23-3", "23-3b", "23-3c")
def test_limited_cards() -> None:
    counts = {"甲": 1, "乙": 2, "丙": 3}
    for allowed in (1, 2):
        for name, count in counts.items():
            rule = Regulation(one=(name,)) if allowed == 1 else Regulation(two=(name,))
            broken = ["23-2f"] if count > allowed else []
            assert [r.clause for r in limited(counts, rule)] == broken


@clause("23-2g")
def test_cards_that_are_not_used_together() -> None:
    apart = Regulation(apart=((SPARE.name, ROWS[0].name),))
    assert clauses(deck(), apart) == ["23-2g"]
    assert clauses(deck(minion(), spare=0), apart) == []


@clause("23-2e", "23-2g")
def test_a_regulation_may_name_masters() -> None:
    """A deck is its master and its main deck together (22-1)."""
    assert clauses(deck(), Regulation(banned=(RULER.name,))) == ["23-2e"]
    assert clauses(deck(), Regulation(apart=((RULER.name, SPARE.name),))) == ["23-2g"]
    assert clauses(deck(), Regulation(one=(RULER.name,))) == []


def test_every_broken_clause_is_told_at_once() -> None:
    bad = {"master": [], "main": [*[ROWS[0]] * 4, RULER]}
    rule = Regulation(banned=(ROWS[0].name,))
    assert sorted(clauses(bad, rule)) == ["23-2a", "23-2a", "23-2b", "23-2c", "23-2e"]


@clause("23-1", "03-1")
def test_both_decks_are_held_to_the_regulation_before_a_match() -> None:
    legal = Deck("legal", master={RULER: 1}, main={**dict.fromkeys(ROWS, 3), SPARE: 1})
    short = Deck("short", master={RULER: 1}, main=dict.fromkeys(ROWS, 3))
    assert game.check_deck(legal) == []
    assert game.start([legal, legal]).decision is not None
    for decks in ([legal, short], [short, legal]):
        with pytest.raises(DeckError) as error:
            game.start(decks)
        assert [reason.clause for reason in error.value.reasons] == ["23-2a"]


# what our regulation limits: names, and how many of each are too many
LIMITED = [
    ({"利息取り": 1}, ["23-2e"]),
    ({"値切りの商人": 2}, ["23-2f"]),
    ({"値切りの商人": 1}, []),
    ({"灰の賭け": 3}, ["23-2f"]),
    ({"灰の賭け": 2}, []),
    ({"施錠": 1, "休戦協定": 1}, ["23-2g"]),
    ({"施錠": 3}, []),
    ({"休戦協定": 3}, []),
]


@clause("23-2e", "23-2f", "23-2g", "23-3", "23-3a", "23-3b", "23-3c")
@pytest.mark.parametrize(("held", "broken"), LIMITED)
def test_the_standard_regulation(held: dict[str, int], broken: list[str]) -> None:
    """A deck that we ship, with some of its cards put out for those that are limited."""
    ash = game.read_deck("ash")[0]
    main = [card.name for card in ash["main"]][: 40 - sum(held.values())]
    main += [name for name, count in held.items() for _ in range(count)]
    deck = Deck("ash, changed", master=[ash["master"][0].name], main=main)
    assert [reason.clause for reason in game.check_deck(deck)] == broken


@clause("23-3")
def test_a_regulation_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "regulation.toml"
    path.write_text(
        'banned = ["甲"]\none = ["乙"]\ntwo = ["丙"]\napart = [["丁", "戊"]]\n', "utf-8"
    )
    rule = read_regulation(path)
    counts = {"甲": 1, "乙": 2, "丙": 3, "丁": 1, "戊": 1}
    found = [r.clause for r in limited(counts, rule)]
    assert found == ["23-2e", "23-2f", "23-2f", "23-2g"]
    path.write_text('banned = "甲"\nthree = []\n', "utf-8")
    with pytest.raises(DeckError) as error:
        read_regulation(path)
    assert len(error.value.reasons) == 2
    assert isinstance(standard(), Regulation)
