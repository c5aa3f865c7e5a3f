"""What goes on is told where it happens: who guards, what was done meanwhile, what lies where."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, SIZES, Visits
from tests.browser.playing import Person, Told, seated, settled
from tests.hooks import GAMES

pytestmark = pytest.mark.slow

# Names of places that an outline of something lit lies over; chips that stick out of their panel;
# panels of which a part is out of sight.
COVERED = """() => [...document.querySelectorAll(".side:not(.small) .field > li")].filter((place) => {
  const label = place.querySelector(".label")?.getBoundingClientRect();
  const outline = place.querySelector(".outline.lit, .outline.target")?.getBoundingClientRect();
  return label && outline && outline.top < label.bottom - 1;
}).map((place) => place.querySelector(".label").textContent.trim())"""
STICKS_OUT = """() => [...document.querySelectorAll(".panel-of")].flatMap((panel) => {
  const edge = panel.getBoundingClientRect().right;
  return [...panel.querySelectorAll(".chip, .value")]
    .filter((one) => one.getBoundingClientRect().right > edge + 1).map((one) => one.textContent.trim());
})"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".panel-top, .panel-bottom")]
  .filter((panel) => panel.scrollHeight > panel.clientHeight + 1).map((panel) => panel.innerText)"""


# The sums of who attacks and who is attacked, and what each guard adds, at one moment.
BATTLE = """() => ['.middle .weight', '.middle .between .pieces b']
  .map((what) => [...document.querySelectorAll(what)].map((one) => Number(one.textContent)))"""
# What was told for a moment, kept.
LATELY = """
window.told = [];
new MutationObserver(() => {
  const found = document.querySelector('.lately');
  if (found) window.told.push(found.textContent);
}).observe(document, {childList: true, subtree: true});
"""


def test_guards_pile_up_beside_the_sum_that_they_add_to(visit: Visits) -> None:
    page = seated(visit, "vanguard", reduced_motion="reduce")
    guards = page.locator(".middle .between .chip")
    before: list[int] = []

    def guarded(told: Told) -> bool:
        """Whether two guard in a battle in which one guards oneself."""
        if told["asked"] != "Guard?":
            return False
        sums, shields = page.evaluate(BATTLE)
        if not shields:
            before[:] = sums
        return len(shields) > 1

    Person(page, seed=11).plays_until(guarded)
    (attack, attacked), shields = page.evaluate(BATTLE)
    assert before[0] <= attack
    assert attacked - before[1] == sum(shields)
    # once, there: not in the panel as well
    expect(page.locator(".panel-of").get_by_text("Guardians")).to_have_count(0)
    guards.first.hover()
    expect(page.locator(".zoom h2")).to_contain_text(guards.first.inner_text().split("\n")[0])


def test_what_happened_since_one_chose_is_marked(visit: Visits) -> None:
    page = seated(visit, "rebirth", reduced_motion="reduce")
    expect(page.locator(".middle")).to_contain_text("Getting ready")
    person = Person(page)
    person.ready()
    page.reload()  # nothing has happened since one came
    person.ready()
    expect(page.locator(".log .line.fresh")).to_have_count(0)
    assert person.play("Main phase")
    old = page.locator(".log .line").count()
    page.locator(".prompt .big").first.click()
    expect(page.locator(".log .line.fresh").first).to_be_visible()
    assert page.locator(".log .line:not(.fresh)").count() == old


def test_on_a_phone_it_is_told_what_others_did(visit: Visits) -> None:
    page = seated(visit, "rebirth", size=PHONE, reduced_motion="reduce", has_touch=True)
    page.add_init_script(LATELY)
    page.reload()
    Person(page).plays_until(lambda _: page.evaluate("window.told.length") > 0)
    assert "Bot" in page.evaluate("window.told.at(-1)")
    expect(page.locator(".lately")).to_have_count(0)  # it goes by itself
    page.get_by_role("button", name="Log").tap()
    log = page.locator(".log")
    log.get_by_role("button", name="Close").tap()
    expect(log).not_to_be_visible()


def test_the_button_says_what_is_chosen(visit: Visits) -> None:
    page = seated(visit, "vanguard", reduced_motion="reduce")
    assert Person(page).play("Put cards back")
    big = page.locator(".prompt .big")
    expect(big).to_have_text("Choose none")
    page.locator(".hand [data-mark=lit]").first.click()
    expect(big).to_have_text("Confirm: 1 chosen")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_over_the_name_of_a_place_or_out_of_its_panel(
    visit: Visits, game: str, size: str
) -> None:
    page = seated(visit, game, size=SIZES[size], reduced_motion="reduce")
    person = Person(page, seed=13)
    lit = 0
    for _ in person.clicking(60):
        if person.clicks % 5 == 4:
            settled(page)
            assert page.evaluate(COVERED) == []
            assert page.evaluate(STICKS_OUT) == []
            if SIZES[size] != PHONE:
                assert page.evaluate(OUT_OF_SIGHT) == []
            lit += page.locator(".side .outline").count()
    assert lit > 0


@pytest.mark.parametrize(
    ("path", "lang", "told"),
    [
        ("/t/nowhere1", "en", "There is no such table"),
        ("/r/nowhere1", "ja", "そのような卓はありません"),
        ("/j/nothing", "en", "This link is not good any more"),
        ("/nowhere", "ja", "ここには何もありません"),
    ],
)
def test_where_there_is_nothing_one_is_told_and_led_back(
    visit: Visits, path: str, lang: str, told: str
) -> None:
    visit.forgive("Failed to load resource")
    page = visit(path, lang=lang)
    expect(page.get_by_text(told).first).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("[object")
    expect(page.locator(".remarks li")).to_have_count(0)
    back = page.locator("main").get_by_role("link", name=re.compile("^(To the lobby|ロビーへ)$"))
    back.click()
    expect(page.locator("input[name='game']").first).to_be_attached()
