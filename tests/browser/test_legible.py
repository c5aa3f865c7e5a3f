"""What is printed and counted can be read at both sizes; the line holds where sockets do not."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Request, expect
from tests.browser.conftest import SIZES, Visits
from tests.browser.playing import Person, seated, settled
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
# Names whose first letter lies under the sign of what can be touched; texts under that of a role;
# such signs that are as dim as a card that rests.
SPOILT = """() => [...document.querySelectorAll(".sides .card, .hand .card")].flatMap((card) => {
  const out = [];
  const name = card.querySelector(".name"), icon = card.querySelector(".icon"), role = card.querySelector(".role");
  if (name?.firstChild && icon && !card.matches(".resting")) {
    const letter = document.createRange();
    letter.setStart(name.firstChild, 0);
    letter.setEnd(name.firstChild, 1);
    const [a, b] = [letter.getBoundingClientRect(), icon.getBoundingClientRect()];
    const [x, y] = [b.left + b.width / 2, b.top + b.height / 2];
    const [dx, dy] = [Math.max(a.left, Math.min(x, a.right)) - x, Math.max(a.top + 3, Math.min(y, a.bottom)) - y];
    if (Math.hypot(dx, dy) < b.width / 2 - 1) out.push(`letter of ${name.textContent}`);
  }
  const text = card.querySelector(".text")?.getBoundingClientRect();
  const sign = role?.getBoundingClientRect();
  if (text?.height && sign && sign.bottom > text.top && sign.right > text.left) out.push(`text of ${name.textContent}`);
  if (icon && getComputedStyle(card.querySelector("button")).filter !== "none") out.push(`dim: ${name?.textContent}`);
  return out;
})"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_no_number_is_cut_or_covered(visit: Visits, game: str, size: str) -> None:
    page = seated(visit, game, size=SIZES[size], reduced_motion="reduce")
    person = Person(page, seed=8)
    looked = numbers = 0
    for _ in person.clicking(28):
        if person.clicks % 4 == 3:
            settled(page)
            assert page.evaluate(CUT) == []
            assert page.evaluate(OVER) == []
            assert page.evaluate(SPOILT) == []
            if size == "phone":  # where it would run through other cards, no thread is drawn
                assert page.locator(".thread path").count() == 0
            looked += 1
            numbers += page.locator(".card .pieces").count()
    assert looked > 2
    assert numbers > 5


# A browser whose sockets never open, and whose line is slow enough to be measured.
NO_SOCKETS = """
const fetched = window.fetch;
window.fetch = async (...asked) => {
  const answer = await fetched(...asked);
  await new Promise((done) => setTimeout(done, 20));
  return answer;
};
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
    for _ in person.clicking(6):
        pass
    assert any(one["t"] == "choose" for one in told)

    def measured(request: Request) -> bool:
        """A ping that tells how long the answer to an earlier one took."""
        said = json.loads(request.post_data or "{}") if request.url.endswith("/say") else {}
        return said.get("t") == "ping" and int(said["lag"]) >= 20

    with page.expect_request(measured):
        pass
