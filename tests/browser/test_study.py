"""The study page: a position, questions on it, answers with clauses, and a link to all of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import SIZES, Visits, fits, serious
from tests.browser.test_replay import played
from tests.hooks import GAMES, hooks

pytestmark = pytest.mark.slow


def test_a_question_is_answered_with_clauses_and_shared_by_a_link(visit: Visits) -> None:
    card = hooks("rebirth").game.cards["SY-001"].english
    page = visit("/study/rebirth")
    text = page.get_by_label("Position and steps")
    text.fill(f'[position]\nphase = "main"\n[position.me]\nhand = ["{card}"]\nenergy = 0\n')
    page.get_by_role("button", name="Answer", exact=True).click()
    held = page.locator(f".hand-row button[aria-label^='{card}']")
    expect(held).to_be_visible()
    page.get_by_label("Ask").select_option("why_not")
    page.get_by_label("What").fill("play")
    held.click()  # a card that is touched is named
    expect(page.get_by_label("What")).to_have_value(f"play {card}")
    page.get_by_role("button", name="Add").click()
    answers = page.get_by_role("region", name="Answers")
    expect(answers.locator("h3 b")).to_have_text("No")
    expect(answers.get_by_role("button", name="Clause 5.14.1.1")).to_be_visible()
    assert serious(page) == []
    link = page.url
    assert "#" in link
    other = visit(link, lang="ja")
    expect(other.get_by_role("region", name="答え").locator("h3 b")).to_have_text("いいえ")
    expect(other.get_by_label("局面と手順")).to_have_value(re.compile("why_not"))


def test_what_is_wrong_is_told(visit: Visits) -> None:
    visit.forgive("Failed to load resource")
    page = visit("/study/legions")
    page.get_by_label("Position and steps").fill("[position]\nphase = 'tea'\n")
    page.get_by_role("button", name="Answer", exact=True).click()
    expect(page.get_by_role("alert").first).to_contain_text("tea")


def test_a_step_of_a_match_is_studied(visit: Visits) -> None:
    visit.forgive("Failed to load resource")
    table, context = played(visit)
    page = visit(f"/r/{table}?v=20", context=context)
    step = page.get_by_role("button", name="Study this step")
    for _ in range(12):  # what is half done cannot be set up, and that is told
        step.click()
        alert = page.locator(".notice")
        expect(page.locator("textarea").or_(alert).first).to_be_visible()
        if page.locator("textarea").count():
            break
        alert.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile("/study/legions#"))
    expect(page.locator(".board .side .card").first).to_be_visible()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_page(visit: Visits, name: str) -> None:
    size = "phone" if name == "vanguard" else "wide"
    page = visit(f"/study/{name}", SIZES[size])
    expect(page.locator(".board .field").first).to_be_visible()
    assert fits(page)
