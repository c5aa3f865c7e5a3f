"""Two people at one table, each in a browser of their own; the line of one of them breaks."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import Visits
from tests.browser.playing import Person, invited, table

pytestmark = pytest.mark.slow


class Line:
    """The line of a page to the server, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.open: list[WebSocketRoute] = []
        page.route_web_socket("**/ws", self.connect)

    def connect(self, ours: WebSocketRoute) -> None:
        if self.cut:
            ours.close(code=3001)
            return
        self.open += [ours, ours.connect_to_server()]

    def down(self) -> None:
        self.cut = True
        for end in self.open:
            end.close(code=3001)
        self.open.clear()


def asked_plainly(page: Page) -> bool:
    """Whether somebody decides, and nothing for which the server is asked pick by pick."""
    mine = page.locator(".prompt.mine").count() > 0
    return mine and not page.locator(".prompt .count").count()


def test_one_goes_offline_and_comes_back(visit: Visits) -> None:
    visit.forgive("WebSocket connection")
    mio = visit("about:blank", reduced_motion="reduce")
    name, link = invited(visit, mio.context, "rebirth")
    address = visit.house.address
    found = mio.context.request.get(f"{address}/api/tables/{name}").json()
    assert found["status"] == "open"
    ren = visit("about:blank", reduced_motion="reduce")
    ren.context.request.get(f"{address}/api/me")
    deck = ren.context.request.get(f"{address}/api/games").json()["games"]
    first = next(g for g in deck if g["id"] == "rebirth")["decks"][0]["id"]
    joined = ren.context.request.post(
        f"{address}/api/tables/{name}/join",
        data={"deck": {"id": first}, "token": link},
        headers={"Origin": address},
    )
    assert joined.ok, joined.text()
    line = Line(ren)
    people = [Person(mio, 1), Person(ren, 2)]
    for person in people:
        person.page.goto(f"/t/{name}")
        person.page.locator(".board").wait_for()

    def both(clicks: int) -> bool:
        """Both play for some clicks; whether it is over."""
        start = sum(person.clicks for person in people)
        while sum(person.clicks for person in people) < start + clicks:
            if any(person.look().get("over") for person in people):
                return True
            acted = [person.act() for person in people]
            if not any(acted):
                mio.wait_for_timeout(20)
        return False

    assert not both(30)
    # what is chosen while the line is down is sent once it is up again
    while True:
        while not asked_plainly(ren):
            for person in people:
                person.act()
            mio.wait_for_timeout(20)
        line.down()
        expect(ren.locator(".offline")).to_be_visible()
        if asked_plainly(ren):
            break
        line.cut = False  # what was clicked before had been answered only now
        expect(ren.locator(".offline")).to_have_count(0)
    expect(mio.locator(".panel-top small i.here")).to_have_count(0)
    while not ren.locator(".prompt .acts :disabled", has_text="…").count():
        people[1].act()
        ren.wait_for_timeout(50)
    line.cut = False
    expect(ren.locator(".offline")).to_have_count(0)
    expect(ren.locator(".prompt .acts :disabled", has_text="…")).to_have_count(0)
    expect(mio.locator(".panel-top small i.here")).to_have_count(1)
    assert not both(10)
    # both see the same table
    counts = "els => els.map((e) => e.querySelector('b')?.textContent)"
    mine = mio.locator(".panel-bottom .title .item").evaluate_all(counts)
    theirs = ren.locator(".panel-top .title .item").evaluate_all(counts)
    assert [n for n in mine if n] == [n for n in theirs if n]


def plays_until(person: Person, wanted: Callable[[], bool]) -> None:
    """Somebody plays until it has come to that."""
    while not wanted():
        assert not person.look().get("over")
        if not person.act():
            person.page.wait_for_timeout(20)


def test_what_is_ticked_while_the_line_is_down_is_ticked(visit: Visits) -> None:
    visit.forgive("WebSocket connection")
    page = visit("about:blank", reduced_motion="reduce")
    name = table(visit, page.context, "rebirth")
    line = Line(page)
    page.goto(f"/t/{name}")
    page.locator(".board").wait_for()
    count = page.locator(".prompt.mine .count")
    rows = page.locator(".prompt.mine .rows .row")
    plays_until(Person(page, 7), lambda: count.count() > 0 and rows.count() > 1)
    expect(count).to_have_text(re.compile("^0/"))
    line.down()
    expect(page.locator(".offline")).to_be_visible()
    rows.first.click()
    line.cut = False
    expect(count).to_have_text(re.compile("^1/"))
    expect(page.locator(".offline")).to_have_count(0)


def test_a_server_that_starts_again_is_not_noticed(visit: Visits) -> None:
    """Cards have other handles then: what was chosen meanwhile is chosen all the same."""
    visit.forgive("WebSocket connection")
    visit.forgive("Failed to load resource")
    page = visit("about:blank", reduced_motion="reduce")
    name = table(visit, page.context, "rebirth", opponents=[{"who": "bot", "level": "greedy"}])
    page.goto(f"/t/{name}")
    page.locator(".board").wait_for()
    person = Person(page)
    hand = page.locator(".hand [data-mark=lit]")
    plays_until(
        person, lambda: page.locator(".prompt h2", has_text="Main").count() > 0 and hand.count() > 0
    )
    visit.house.kill()
    expect(page.locator(".offline")).to_be_visible()
    sent = page.locator(".prompt .acts :disabled", has_text="…")
    hand.first.click()
    while not sent.count():
        person.act()
        page.wait_for_timeout(50)
    lines = page.locator(".log li").count()
    visit.house.start()
    expect(page.locator(".offline")).to_have_count(0)
    expect(sent).to_have_count(0)
    page.locator(".prompt.mine").wait_for()
    assert page.locator(".remarks .wrong").count() == 0
    assert page.locator(".log li").count() > lines
