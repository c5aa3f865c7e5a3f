"""More than two at a table: who plays together, whom one can attack, everything within reach."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import SIZES, Visits, fits, serious
from tests.browser.playing import Person, settled, table

pytestmark = pytest.mark.slow


# What of a panel sticks out to its side.
STICKS_OUT = """panels => panels.flatMap((panel) => {
  const edge = panel.getBoundingClientRect().right;
  return [...panel.querySelectorAll('.item, .chip, .label, .value, b')]
    .filter((one) => one.getBoundingClientRect().right > edge + 1).map((one) => one.textContent.trim());
})"""


def sits(visit: Visits, form: str, seats: int, size: str = "wide") -> Page:
    """Somebody at a table of Rebirth for you for many; the others are bots."""
    page = visit("about:blank", SIZES[size], reduced_motion="reduce")
    bots = [{"who": "bot", "level": "random"} for _ in range(seats - 1)]
    name = table(visit, page.context, "rebirth", format=form, opponents=bots)
    page.goto(f"/t/{name}")
    page.locator(".board").wait_for()
    return page


def apart(page: Page, one: str, other: str) -> bool:
    """Whether no element of one kind lies over one of the other."""
    return bool(
        page.evaluate(
            """([one, other]) => {
              const boxes = (what) => [...document.querySelectorAll(what)]
                .map((element) => element.getBoundingClientRect()).filter((box) => box.width);
              return boxes(one).every((a) => boxes(other).every((b) =>
                a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1));
            }""",
            [one, other],
        )
    )


def test_teams_are_marked_and_sit_together(visit: Visits) -> None:
    page = sits(visit, "triple-team", 6)
    teams = page.locator(".panel-of .team")
    expect(teams).to_have_count(6)
    own = page.locator(".own-team .panel-of")
    assert own.evaluate_all("all => all.map((one) => one.ariaLabel)") == ["Bot 2", "Bot 3"]
    expect(page.locator(".own-team .team")).to_have_text(["▲ your team"] * 2, use_inner_text=False)
    # who sits in front of somebody is drawn in front of them: the right of one team faces the left
    across = page.locator(".others-row:not(.own-team) .panel-of")
    assert across.evaluate_all("all => all.map((one) => one.ariaLabel)") == [
        "Bot 6",
        "Bot 5",
        "Bot 4",
    ]
    foes = page.locator(".others-row:not(.own-team) .team")
    expect(foes).to_have_text(["◆ other team"] * 3, use_inner_text=False)


@pytest.mark.parametrize("size", SIZES)
def test_whom_one_can_attack_is_lit(visit: Visits, size: str) -> None:
    page = sits(visit, "rumble", 6, size)
    person = Person(page, seed=3)
    targets = page.locator(".plate[data-mark=target]")
    person.plays_until(lambda _: targets.count() >= 5)  # all others, once somebody attacks
    assert person.covered == set()
    # a seat is touched anywhere on its panel
    panel = page.locator(".panel-of.marked").first
    name = panel.get_attribute("aria-label") or ""
    box = panel.bounding_box()
    assert box is not None
    panel.click(position={"x": box["width"] - 6, "y": box["height"] - 4})
    touched = page.locator(f".panel-of[aria-label='{name}'] .plate")
    expect(touched).to_have_attribute("data-mark", "picked")
    expect(page.locator(".prompt")).to_contain_text(f"Attack {name}")


@pytest.mark.parametrize("size", SIZES)
def test_six_fit_and_nothing_lies_over_anything(visit: Visits, size: str) -> None:
    page = sits(visit, "rumble", 6, size)
    person = Person(page, seed=6)
    for _ in person.clicking(25):
        pass
    person.ready()
    settled(page)
    assert person.covered == set()
    assert fits(page)
    assert serious(page) == []
    assert apart(page, ".panel-of", ".side .fit, .side .empty")
    assert page.locator(".panel-of").evaluate_all(STICKS_OUT) == []
