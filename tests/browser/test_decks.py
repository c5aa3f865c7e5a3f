"""The deck page: browse, search, build, the rules live, text in and out, save."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, SIZES, Visits, fits, serious
from tests.hooks import GAMES, hooks

pytestmark = pytest.mark.slow
LEGAL = "This deck keeps all rules."


@pytest.mark.parametrize("name", GAMES)
def test_the_cards_of_a_game_are_drawn_and_its_decks_are_legal(visit: Visits, name: str) -> None:
    deck = hooks(name).decks[0]
    page = visit(f"/decks/{name}/{deck}")
    count = len(hooks(name).game.cards)
    expect(page.get_by_text(f"{count} of {count} cards")).to_be_visible()
    expect(page.get_by_text(LEGAL)).to_be_visible()
    total = hooks(name).game.decks[deck].count()
    expect(page.locator("aside .total")).to_contain_text(f"{total} cards")


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", SIZES)
def test_it_is_readable_for_everybody(visit: Visits, size: str, lang: str) -> None:
    page = visit("/decks/luck_and_logic/club", SIZES[size], lang)
    expect(page.locator("button.face").first).to_be_visible()
    assert fits(page)
    assert serious(page) == []


def first_row(page: Page) -> str:
    return page.locator("aside .rows li").first.inner_text()


def test_the_rules_are_checked_by_clause_while_one_builds(visit: Visits) -> None:
    page = visit("/decks/legions/ash")
    expect(page.get_by_text(LEGAL)).to_be_visible()
    more = page.locator("aside .rows li").first.get_by_role("button", name="One more")
    more.click()
    broken = page.get_by_text("One rule is not kept yet:")
    expect(broken).to_be_visible()
    expect(page.locator("aside .check")).to_contain_text("23-2a")
    assert first_row(page).split() != []
    page.locator("aside .rows li").first.get_by_role("button", name="less").click()
    expect(page.get_by_text(LEGAL)).to_be_visible()


def test_cards_are_found_in_both_languages(visit: Visits) -> None:
    game = hooks("rebirth").game
    card = next(iter(game.cards.values()))
    page = visit("/decks/rebirth")
    for wanted in (card.english, card.name, card.key.lower()):
        page.get_by_role("searchbox").fill(wanted)
        expect(page.get_by_role("button", name=f"{card.english}, look at it")).to_be_visible()
    page.get_by_role("button", name=f"{card.english}, look at it").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(card.name)
    expect(dialog).to_contain_text(card.english)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("searchbox").fill("qqqqqq")
    expect(page.get_by_text("No card is like that.")).to_be_visible()


def test_a_text_is_pasted_changed_saved_and_played_with(visit: Visits) -> None:
    deck = hooks("legend_of_stars").game.decks["dusk"]
    page = visit("/decks/legend_of_stars")
    expect(page.get_by_text("at least 50")).to_be_visible()
    page.get_by_role("button", name="As text").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("nonsense\n" + deck.text())
    page.get_by_role("button", name="Take this text").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("line 1")
    page.get_by_role("dialog").get_by_role("textbox").fill(deck.text())
    page.get_by_role("button", name="Take this text").click()
    expect(page.get_by_text(LEGAL)).to_be_visible()
    page.get_by_label("Name of the deck").fill("Mine")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("link", name="Play with it")).to_be_visible()
    # it is there when one comes again, and in the lobby
    page.goto("/decks/legend_of_stars")
    expect(page.get_by_label("Name of the deck")).to_have_value("Mine")
    expect(page.get_by_text(LEGAL)).to_be_visible()
    page.get_by_role("button", name="As text").click()
    shown = page.get_by_role("dialog").get_by_role("textbox").input_value()
    for card, count in deck.parts[""]:
        assert f"{count} {card}" in shown
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Play with it").click()
    page.wait_for_url("**/t/*")


def test_a_deck_is_deleted_only_when_one_says_so_twice(visit: Visits) -> None:
    page = visit("/decks/vanguard/night_train", PHONE)
    page.get_by_role("tab", name="Deck").click()
    expect(page.get_by_text(LEGAL)).to_be_visible()
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_label("Begin from").locator("optgroup")).to_have_count(2)
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Yes, delete it").click()
    expect(page.get_by_label("Begin from").locator("optgroup")).to_have_count(1)


def test_a_card_is_put_into_the_part_that_is_chosen(visit: Visits) -> None:
    page = visit("/decks/vanguard")
    page.get_by_label("Add to").select_option("ride")
    page.locator("li").get_by_role("button", name="One more").first.click()
    expect(page.get_by_role("region", name="ride")).to_contain_text("1 cards")


def test_a_format_has_rules_of_its_own(visit: Visits) -> None:
    page = visit("/decks/vanguard/night_train")
    expect(page.get_by_text(LEGAL)).to_be_visible()
    page.get_by_label("By the rules of").select_option("v")
    expect(page.locator("aside .check")).to_contain_text("18.6.1")
