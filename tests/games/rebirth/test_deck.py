"""6.1: decks, their text, and every rule that they can break."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.plain import cards, deck, game
from tests.ruling import clause

from kirifuda import Deck, DeckError
from kirifuda.games.deck import ANY_NUMBER, limit_of, parse, read
from kirifuda.games.rebirth.zones import REBIRTH_CARD


def broken(made: Deck) -> list[str]:
    """The clauses that a deck breaks."""
    return [reason.clause for reason in game.check_deck(made)]


def main(**changes: int) -> dict[str, int]:
    """The first deck's main part as keys with numbers, with changes (T_00=5)."""
    out = {card.key: count for card, count in deck(0).parts["main"] if not isinstance(card, str)}
    out.update({key.replace("_", "-"): count for key, count in changes.items()})
    return out


def made(main_cards: dict[str, int], partners: int = 3) -> Deck:
    held = cards()
    chosen = {held[key]: count for key, count in main_cards.items()}
    return Deck("made", {"main": chosen, "partners": {held["T-P"]: partners}})


@clause("6.1.1.1", "6.1.1.2", "6.1.1.3", "6.1.1.5", "6.1.2")
def test_a_legal_deck() -> None:
    assert broken(deck(0)) == broken(deck(1)) == broken(made(main())) == []
    # as many as may be, of a name and of Rebirth cards
    rebirths = [key for key in main() if cards()[key].kinds & REBIRTH_CARD]
    assert max(main().values()) == 4
    assert sum(main()[key] for key in rebirths) == 8


@clause("6.1.1.1", "6.1.2")
def test_exactly_fifty() -> None:
    assert broken(made(main(T_00=3))) == ["6.1.1.1"]
    assert broken(made(main(T_00=2))) == ["6.1.1.1"]


@clause("6.1.1.2")
def test_four_of_a_name() -> None:
    assert broken(made(main(T_03=5, T_04=3))) == ["6.1.1.2"]
    twin = game.card(name="役3", cost=4, atk=1, def_=1)  # another card of the same name
    held = cards()
    chosen = {held[key]: count for key, count in main(T_04=3).items()} | {twin: 1}
    reasons = game.check_deck(Deck("", {"main": chosen, "partners": {held["T-P"]: 3}}))
    assert [r.clause for r in reasons] == ["6.1.1.2"]
    assert "5 cards named 役3" in str(reasons[0])


@clause("6.1.2.1")
def test_a_card_that_lifts_the_limit_of_four() -> None:
    many = game.card(
        "【永】：このキャラはデッキに５枚より多く入れてよい。", name="群れ", cost=1, atk=1, def_=1
    )
    assert limit_of(many, 4) == ANY_NUMBER
    assert limit_of(cards()["T-00"], 4) == 4
    held = cards()
    made = Deck("", {"main": {many: 50}, "partners": {held["T-P"]: 3}})
    assert broken(made) == []
    usual = Deck("", {"main": {many: 45, held["T-00"]: 5}, "partners": {held["T-P"]: 3}})
    assert broken(usual) == ["6.1.1.2"]
    match = game.start([made, deck(0)])
    assert match.decision is not None


@clause("6.1.1.3")
def test_eight_rebirth_cards() -> None:
    third = game.card(kind="rebirth", name="幕9")
    held = cards()
    chosen = {held[key]: count for key, count in main(T_03=3).items()} | {third: 1}
    reasons = game.check_deck(Deck("", {"main": chosen, "partners": {held["T-P"]: 3}}))
    assert [r.clause for r in reasons] == ["6.1.1.3"]


@clause("6.1.1.4")
def test_no_partner_in_the_main_deck() -> None:
    assert broken(made(main(T_03=3) | {"T-P": 1})) == ["6.1.1.4"]


@clause("6.1.1.5")
def test_exactly_three_partners() -> None:
    assert broken(made(main(), partners=2)) == ["6.1.1.5"]
    assert broken(made(main(), partners=4)) == ["6.1.1.5"]
    held = cards()
    chosen = {held[key]: count for key, count in main().items()}
    odd = Deck("", {"main": chosen, "partners": {held["T-P"]: 2, held["T-05"]: 1}})
    assert broken(odd) == ["6.1.1.5"]


@clause("6.2.1.2")
def test_something_to_begin_with() -> None:
    dear = [game.card(name=f"高{n}", cost=5, atk=1, def_=1) for n in range(13)]
    held = cards()
    chosen = dict.fromkeys(dear[:12], 4) | {dear[12]: 2}
    assert broken(Deck("", {"main": chosen, "partners": {held["T-P"]: 3}})) == ["6.2.1.2"]
    # a cost of two is enough, of one card, whatever else is on it
    for cost, refused in ((2, []), (3, ["6.2.1.2"])):
        one = game.card(name="役者", cost=cost, atk=5, def_=5)
        fifty = dict.fromkeys(dear[:12], 4) | {dear[12]: 1, one: 1}
        assert broken(Deck("", {"main": fifty, "partners": {held["T-P"]: 3}})) == refused


@clause("6.1.1")
def test_every_broken_rule_is_told_at_once() -> None:
    wrong = made({"T-03": 9, "T-P": 1, "T-R0": 9}, partners=1)
    assert sorted(set(broken(wrong))) == [
        *("6.1.1.1", "6.1.1.2", "6.1.1.3", "6.1.1.4", "6.1.1.5"),
        "6.2.1.2",
    ]
    with pytest.raises(DeckError) as caught:
        game.start([wrong, deck(0)])
    assert {r.clause for r in caught.value.reasons} == set(broken(wrong))
    assert all(r.place.startswith("deck 1") for r in caught.value.reasons)


def test_decks_are_read_from_text(tmp_path: Path) -> None:
    text = "name: Mine\nplan: wait\n# a comment\n4 FILLER  # plain\n2x Role 1\n[partners]\n3 FILLER-PA\n"
    deck = parse(text, "mine")
    assert deck.name == "mine"
    assert deck.about == {"name": "Mine", "plan": "wait"}
    assert deck.parts == {"": (("FILLER", 4), ("Role 1", 2)), "partners": (("FILLER-PA", 3),)}
    assert parse(deck.text(), "mine") == deck
    path = tmp_path / "mine.txt"
    path.write_text(text, "utf-8")
    assert read(path) == deck
    places = {r.place for r in game.check_deck(path) if "no card" in r.message}
    assert places == {"line 4", "line 5", "line 7"}


def test_parts_are_named_in_japanese_too() -> None:
    found, reasons = game.read_deck(parse("デッキ:\nパートナー：\nおまけ:\n"))
    assert found == {"main": [], "partners": [], "deer": []}
    unknown = [r for r in reasons if not r.clause]
    assert [("おまけ" in r.message, r.place) for r in unknown] == [(True, "line 3")]


def test_lines_that_make_no_sense_are_all_told(tmp_path: Path) -> None:
    with pytest.raises(DeckError) as caught:
        parse("4\nfour of them\n0 a\n-1 b\n4 c\n")
    assert [r.place for r in caught.value.reasons] == ["line 1", "line 2", "line 3", "line 4"]
    with pytest.raises(DeckError, match="cannot be read"):
        read(tmp_path / "none.txt")
    (tmp_path / "raw.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DeckError, match="no UTF-8"):
        read(tmp_path / "raw.txt")
    (reason,) = game.check_deck(tmp_path / "raw.txt")
    assert "no UTF-8" in reason.message


def test_a_line_that_makes_no_sense_hides_nothing_else(tmp_path: Path) -> None:
    """Unknown cards and parts and broken rules are told beside it, each with its line."""
    path = tmp_path / "mine.txt"
    path.write_text("four of them\n5 SY-026\n4 nobody\nstrange:\n", "utf-8")
    reasons = game.check_deck(path)
    assert [r.place for r in reasons if not r.clause] == ["line 1", "line 3", "line 4"]
    assert any(r.clause == "6.1.1.2" for r in reasons)  # five of a card
    with pytest.raises(DeckError) as caught:
        game.start([path, "lamps"])
    assert caught.value.reasons[0].place == f"deck 1 ({path}), line 1"


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=200) | st.from_regex(r"(\d{1,4}x? ?[a-zA-Z:\[\]#]{0,8}\n){0,6}"))
def test_any_text_is_a_deck_or_an_error(text: str) -> None:
    try:
        deck = parse(text, "any")
    except DeckError as error:
        assert error.reasons  # noqa: PT017
        return
    reasons = game.check_deck(deck)
    assert reasons
    with pytest.raises(DeckError):
        game.start([deck, deck])


@pytest.mark.parametrize("name", sorted(game.decks))
def test_shipped_decks_are_legal(name: str) -> None:
    assert game.check_deck(name) == []


def test_shipped_cards_all_compile_and_print_back() -> None:
    for card in game.cards.values():
        assert game.printed(game.define(game.printed(card))) == game.printed(card)
        assert card.english != card.name
