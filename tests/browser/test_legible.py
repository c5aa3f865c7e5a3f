"""What is printed and counted can be read at both sizes; the line holds where sockets do not."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Request, expect
from tests.browser.conftest import SIZES, Visits
from tests.browser.playing import Person, seated
from tests.hooks import GAMES

pytestmark = pytest.mark.slow

# Numbers and headings of which a part is cut off.
CUT = """() => [...document.querySelectorAll(
    ".card .pieces, .chip .pieces, .middle .weight, .panel-of .value, .piles .head b, .prompt .values")]
  .filter((one) => one.clientWidth > 0)
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4)
  .map((one) => one.textContent.trim())"""
# Signs of what goes on that lie over the values of their card.
OVER = """() => [...document.querySelectorAll(".card")].filter((card) => {
  const foot = card.querySelector(".foot .pieces")?.getBoundingClientRect();
  return foot && [...card.querySelectorAll(".role, .rest")].some((sign) => {
    const box = sign.getBoundingClientRect();
    return box.left < foot.right && foot.left < box.right && box.top < foot.bottom && foot.top < box.bottom;
  });
}).map((card) => card.textContent.trim())"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_no_number_is_cut_or_covered(visit: Visits, game: str, size: str) -> None:
    page = seated(visit, game, size=SIZES[size], reduced_motion="reduce")
    person = Person(page, seed=8)
    looked = numbers = 0
    while person.clicks < 28 and not (told := person.look()).get("over"):
        if not person.act(told):
            page.wait_for_timeout(20)
        elif person.clicks % 4 == 0:
            page.wait_for_timeout(60)
            assert page.evaluate(CUT) == []
            assert page.evaluate(OVER) == []
            looked += 1
            numbers += page.locator(".card .pieces").count()
    assert looked > 2
    assert numbers > 5


# A browser whose sockets never open.
NO_SOCKETS = """
window.WebSocket = class {
  static OPEN = 1;
  constructor() { setTimeout(() => this.onclose?.({code: 1006})); }
  close() {}
};
"""


def test_without_sockets_one_plays_and_the_line_is_measured(visit: Visits) -> None:
    page = visit("about:blank", reduced_motion="reduce")
    page.add_init_script(NO_SOCKETS)
    told: list[dict[str, object]] = []

    def said(request: Request) -> None:
        if request.url.endswith("/say"):
            told.append(json.loads(request.post_data or "{}"))

    page.on("request", said)
    page.goto("/")
    table = page.evaluate(
        """async () => {
          const games = (await (await fetch("/api/games")).json()).games;
          const game = games.find((one) => one.id === "legions");
          const body = {game: game.id, deck: {id: game.decks[0].id}, opponents: [{who: "bot", level: "random"}], seed: 5};
          const init = {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)};
          return (await (await fetch("/api/tables", init)).json()).id;
        }"""
    )
    page.goto(f"/t/{table}")
    expect(page.locator(".board .field").first).to_be_visible()
    person = Person(page, seed=3)
    while person.clicks < 6:
        if not person.act():
            page.wait_for_timeout(20)
    for _ in range(2):
        before = len([one for one in told if one["t"] == "ping"])
        with page.expect_response(
            lambda answer: answer.url.endswith("/say") and "pong" in answer.text()
        ):
            pass
        assert len([one for one in told if one["t"] == "ping"]) > before
    assert any(one["t"] == "choose" for one in told)
    last = [one for one in told if one["t"] == "ping"][-1]
    assert isinstance(last["lag"], int)
    assert last["lag"] > 0
