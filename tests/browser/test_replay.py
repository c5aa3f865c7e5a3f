"""The replay page: both ways, from either side, the log that jumps, and going on from a step."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.conftest import SIZES, Visits, fits, serious

pytestmark = pytest.mark.slow
TABLE = re.compile(r"/t/[a-z0-9]+$")


def played(visit: Visits, game: str = "legions") -> tuple[str, BrowserContext]:
    """A match against a bot that was given up, some steps in; who played it."""
    page = visit("/")
    expect(page.locator("input[name='game']").first).to_be_attached()
    body = {
        "game": game,
        "deck": {"id": page.evaluate(FIRST_DECK, game)},
        "opponents": [{"who": "bot", "level": "beginner"}],
        "seed": 5,
    }
    table = str(page.evaluate(MAKE, body)["id"])
    page.evaluate(PLAY, {"table": table, "most": 24})
    page.close()
    return table, page.context


FIRST_DECK = """async (game) => {
  const told = await (await fetch("/api/games")).json();
  return told.games.find((one) => one.id === game).decks[0].id;
}"""
MAKE = """async (body) => {
  const init = {method: "POST", headers: {"Content-Type": "application/json"}};
  return await (await fetch("/api/tables", {...init, body: JSON.stringify(body)})).json();
}"""
# Chooses the first option so many times, then gives up.
PLAY = """({table, most}) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/ws`, "kirifuda.1");
  const send = (told) => socket.send(JSON.stringify(told));
  let ask = null, seat = null, made = 0, sent = -1;
  socket.onopen = () => send({t: "hello", table, token: ""});
  socket.onclose = () => fail(new Error("closed"));
  socket.onmessage = (event) => {
    const told = JSON.parse(event.data);
    if (told.t === "welcome") seat = told.seat;
    if (told.t === "state" && told.status === "over") { socket.onclose = null; socket.close(); done(made); }
    if (told.t !== "pos") return;
    if ("ask" in told.parts) ask = told.parts.ask;
    if (!ask || ask.seat !== seat || !ask.options || sent === told.v) return;
    sent = told.v;
    if (made++ >= most) send({t: "concede"});
    else send({t: "choose", at: told.v, pick: [ask.options[0].key]});
  };
})"""


@pytest.fixture
def replay(visit: Visits) -> Page:
    table, context = played(visit)
    page = visit(f"/r/{table}", context=context)
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def at(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def shown(page: Page) -> None:
    """Wait until the step that was gone to is the one that is shown."""
    expect(page.locator(".stage > .board[aria-busy=false]")).to_be_visible()


def test_one_goes_both_ways_by_step_by_turn_and_by_the_slider(replay: Page) -> None:
    start = at(replay)
    replay.get_by_role("button", name="One step on").click()
    replay.get_by_role("button", name="One step on").click()
    slider = replay.get_by_role("slider")
    expect(slider).to_have_value(str(start + 2))
    replay.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(start + 1))
    replay.get_by_role("button", name="To the end").click()
    expect(slider).not_to_have_value(str(start + 1))
    last = at(replay)
    assert last > start + 10
    expect(replay.get_by_role("button", name="One step on")).to_be_disabled()
    replay.keyboard.press("Shift+ArrowLeft")
    expect(slider).not_to_have_value(str(last))
    assert start < at(replay) < last
    replay.keyboard.press("Home")
    expect(slider).to_have_value(str(start))
    slider.fill(str(start + 5))
    expect(slider).to_have_value(str(start + 5))
    expect(replay).to_have_url(re.compile(rf"v={start + 5}$"))
    replay.reload()
    expect(replay.get_by_role("slider")).to_have_value(str(start + 5))


def test_each_side_sees_what_it_saw(replay: Page) -> None:
    replay.get_by_role("button", name="To the end").click()
    shown(replay)
    hand = replay.locator(".hand-row [data-key]")
    expect(hand.first).to_be_visible()
    mine = sorted(hand.evaluate_all("cards => cards.map((card) => card.dataset.key)"))
    side = replay.get_by_label("Seen by")
    side.select_option("1")
    shown(replay)
    expect(replay.locator("section[aria-labelledby='chronicle-title'] li").first).to_be_visible()
    expect(hand.first).to_be_visible()
    theirs = sorted(hand.evaluate_all("cards => cards.map((card) => card.dataset.key)"))
    assert mine != theirs
    side.select_option("")
    expect(hand).to_have_count(0)


def test_the_log_jumps(replay: Page) -> None:
    replay.keyboard.press("Home")
    lines = replay.locator("section[aria-labelledby='chronicle-title'] li")
    turn = lines.filter(has_text=re.compile(r"^Turn 3")).first
    turn.get_by_role("button").first.click()
    expect(replay.get_by_text(re.compile(r"step \d+ of \d+, turn [23]"))).to_be_visible()
    assert at(replay) > 2
    now = replay.locator("section[aria-labelledby='chronicle-title'] li[aria-current='step']")
    expect(now).to_have_count(1)


def test_one_plays_on_from_any_step_against_a_bot(replay: Page) -> None:
    replay.get_by_role("slider").fill(str(at(replay) + 6))
    replay.get_by_role("button", name="Play on from here").click()
    dialog = replay.get_by_role("dialog")
    dialog.locator("input[name='level'][value='beginner']").check()
    dialog.get_by_role("button", name="Sit down").click()
    replay.wait_for_url(TABLE)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", SIZES)
def test_it_is_readable_for_everybody(visit: Visits, size: str, lang: str) -> None:
    table, context = played(visit, "rebirth")
    kept = context.storage_state()
    page = visit(f"/r/{table}?v=12", SIZES[size], lang, storage_state=kept)
    expect(page.get_by_role("slider")).to_be_visible()
    assert fits(page)
    assert serious(page) == []


def test_what_is_not_over_or_not_there_is_told_in_a_line(visit: Visits) -> None:
    visit.forgive("Failed to load resource")
    page = visit("/r/nowhere1", lang="ja")
    expect(page.get_by_role("alert")).to_contain_text("そのような卓はありません")


def test_where_the_chance_fell_is_told_and_jumped_to(replay: Page) -> None:
    replay.get_by_role("button", name="Where it turned").click()
    section = replay.get_by_role("region", name="Where it turned")
    expect(replay.locator(".turning[aria-busy=false]")).to_be_visible()  # all is thought about
    expect(section.get_by_role("status")).not_to_contain_text("thinks about")
    falls = section.locator("li")
    expect(falls.or_(section.get_by_text("No choice cost much")).first).to_be_visible()
    assert serious(replay) == []
    for fall in falls.all()[:2]:
        expect(fall).to_contain_text(re.compile(r"Turn \d+: .*−\d+%.*chosen.*a bot", re.DOTALL))
        fall.get_by_role("button").first.click()
        expect(fall).to_have_class(re.compile("here"))
