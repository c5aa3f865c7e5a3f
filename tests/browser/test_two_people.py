"""Two people at one table, each in a browser of their own; the line of one of them breaks."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import Visits
from tests.browser.playing import PATIENCE, POLL, Person, first_deck, invited, table

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
    """Whether somebody decides, nothing for which the server is asked pick by pick, nothing alone."""
    mine = page.locator(".prompt.mine[aria-busy=false]")
    return bool(mine.evaluate_all("all => all.some((one) => !one.querySelector('.count, .hint'))"))


def eventually(page: Page, wanted: Callable[[], bool]) -> None:
    """Wait until it has come to that, in whichever of several pages."""
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end, page.locator(".prompt").inner_text()
        page.wait_for_timeout(POLL)


def two(visit: Visits, **more: Any) -> tuple[list[Person], Line]:
    """Mio and Ren at a table of Rebirth for you, and the line of Ren."""
    visit.forgive("WebSocket connection")
    mio = visit("about:blank", reduced_motion="reduce")
    name, link = invited(visit, mio.context, "rebirth", **more)
    address = visit.house.address
    found = mio.context.request.get(f"{address}/api/tables/{name}").json()
    assert found["status"] == "open"
    ren = visit("about:blank", reduced_motion="reduce")
    ren.context.request.get(f"{address}/api/me")
    first = first_deck(visit, ren.context, "rebirth")
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
    return people, line


def anybody(people: list[Person]) -> bool:
    """Whoever is asked clicks something; whether somebody was."""
    seen = [person.look() for person in people]
    assert not any(told.get("over") for told in seen)
    acted = [person.act() for person in people]
    return any(acted)


def test_one_goes_offline_and_comes_back(visit: Visits) -> None:
    people, line = two(visit)
    mio, ren = (person.page for person in people)

    def both(clicks: int) -> None:
        """Both play for some clicks."""
        for _ in range(clicks):
            eventually(mio, lambda: anybody(people))

    both(30)
    # what is chosen while the line is down is sent once it is up again
    while True:
        eventually(mio, lambda: asked_plainly(ren) or (anybody(people) and asked_plainly(ren)))
        line.down()
        expect(ren.locator(".offline")).to_be_visible()
        if asked_plainly(ren):
            break
        line.cut = False  # what was clicked before had been answered only now
        expect(ren.locator(".offline")).to_have_count(0)
    expect(mio.locator(".panel-top small i.here")).to_have_count(0)
    sent = ren.locator(".prompt[aria-busy=true]")
    eventually(ren, lambda: sent.count() > 0 or (people[1].act() and sent.count() > 0))
    line.cut = False
    expect(ren.locator(".offline")).to_have_count(0)
    expect(sent).to_have_count(0)
    expect(mio.locator(".panel-top small i.here")).to_have_count(1)
    both(10)

    # both see the same table
    def counted(page: Page, panel: str) -> list[str]:
        """At which version somebody is, and what is counted on a side there."""
        counts = "els => els.map((e) => e.querySelector('b')?.textContent)"
        found = page.locator(f"{panel} .title .item").evaluate_all(counts)
        v = page.locator("[data-v]").get_attribute("data-v") or ""
        return [v, *(n for n in found if n)]

    eventually(mio, lambda: counted(mio, ".panel-bottom") == counted(ren, ".panel-top"))
    assert len(counted(mio, ".panel-bottom")) > 2


def test_who_is_not_connected_loses_time_of_another_bank(visit: Visits) -> None:
    people, line = two(visit, clock={"bank": 600, "add": 5, "away": 300})
    mio, ren = (person.page for person in people)
    eventually(mio, lambda: asked_plainly(ren) or (anybody(people) and asked_plainly(ren)))
    running = mio.locator(".panel-top .clock.runs")
    expect(running).to_have_count(1)
    line.down()
    expect(running).to_have_count(0)
    clock = mio.locator(".panel-top .clock")
    left = clock.inner_text()
    away = mio.locator(".panel-top .away")
    expect(away).to_have_text(re.compile(r"^not connected, (5:00|4:\d\d) left$"))
    for _ in range(3):
        expect(away).not_to_have_text(away.inner_text())
    expect(clock).to_have_text(left)
    line.cut = False
    expect(running).to_have_count(1)
    expect(away).to_have_count(0)


def test_what_is_ticked_while_the_line_is_down_is_ticked(visit: Visits) -> None:
    visit.forgive("WebSocket connection")
    page = visit("about:blank", reduced_motion="reduce")
    name = table(visit, page.context, "rebirth")
    line = Line(page)
    page.goto(f"/t/{name}")
    page.locator(".board").wait_for()
    count = page.locator(".prompt.mine .count")
    rows = page.locator(".prompt.mine .rows .row")
    Person(page, 7).plays_until(lambda _: count.count() > 0 and rows.count() > 1)
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
    person.plays_until(
        lambda _: page.locator(".prompt h2", has_text="Main").count() > 0 and hand.count() > 0
    )
    visit.house.kill()
    expect(page.locator(".offline")).to_be_visible()
    sent = page.locator(".prompt[aria-busy=true]")
    hand.first.click()
    eventually(page, lambda: sent.count() > 0 or (person.act() and sent.count() > 0))
    lines = page.locator(".log .line").count()
    visit.house.start()
    expect(page.locator(".offline")).to_have_count(0)
    expect(sent).to_have_count(0)
    person.ready()
    assert page.locator(".remarks .wrong").count() == 0
    assert page.locator(".log .line").count() > lines
