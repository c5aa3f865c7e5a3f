"""A server of our own, a real browser, and pages in it.

A page that writes an error to its console fails its test; what a test provokes it forgives.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect, sync_playwright
from tests.needs import chromium, leave_out
from tests.server.running import House

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDE = (1440, 900)
PHONE = (390, 844)
SIZES = {"wide": WIDE, "phone": PHONE}
# A card is a picture with words on it: it is called by its name, not by all that is printed there.
LEFT_OUT = ("label-content-name-mismatch",)
PATIENCE = 120_000  # ms, on a machine that does other things as well


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not (ROOT / "build" / "web" / "index.html").is_file():
        leave_out("the bundle (make bundle)")
    folder = tmp_path_factory.mktemp("house")
    # programs think and advise as briefly as they can
    running = House(str(folder / "tables.sqlite"), folder / "log", advise=0.05).start()
    yield running
    running.end()


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    program = chromium()
    if not program:
        leave_out("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-gpu"]
        )
        expect.set_options(timeout=PATIENCE)
        yield browser
        browser.close()


class Visits:
    """Pages that a test opens, each person with cookies of their own."""

    def __init__(self, house: House, chrome: Browser) -> None:
        self.house = house
        self.chrome = chrome
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.forgiven: list[str] = []

    def __call__(
        self,
        path: str = "/",
        size: tuple[int, int] = WIDE,
        lang: str = "en",
        context: BrowserContext | None = None,
        **more: Any,
    ) -> Page:
        if context is None:
            context = self.chrome.new_context(
                viewport={"width": size[0], "height": size[1]},
                locale="ja-JP" if lang == "ja" else "en-GB",
                base_url=self.house.address,
                **more,
            )
            context.set_default_timeout(PATIENCE)
            self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda told: self.noted(told.type, told.text))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(path)
        return page

    def noted(self, kind: str, text: str) -> None:
        if kind == "error":
            self.errors.append(text)

    def forgive(self, part: str) -> None:
        """Errors with these words are what the test is about."""
        self.forgiven.append(part)

    def end(self) -> None:
        for context in self.contexts:
            context.close()
        left = [e for e in self.errors if not any(part in e for part in self.forgiven)]
        assert left == []


@pytest.fixture
def visit(house: House, chrome: Browser) -> Iterator[Visits]:
    visits = Visits(house, chrome)
    yield visits
    visits.end()


def serious(page: Page) -> list[str]:
    """What axe finds that keeps somebody from using the page."""
    page.evaluate(AXE.read_text("utf-8"))
    told = page.evaluate(
        "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
    )
    return [
        f"{found['id']}: {', '.join(node['html'][:120] for node in found['nodes'][:3])}"
        for found in told
        if found["impact"] in ("serious", "critical") and found["id"] not in LEFT_OUT
    ]


def fits(page: Page) -> bool:
    """Whether nothing sticks out to the side."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def refuse(page: Page, path: str, status: int, *reasons: dict[str, Any]) -> None:
    """Let the server refuse a call."""

    def answer(route: Route) -> None:
        route.fulfill(status=status, body=json.dumps({"reasons": list(reasons)}))

    page.route(path, answer)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Last of all: a browser that is driven keeps the loop of its process from others."""
    here = Path(__file__).parent
    items.sort(key=lambda item: here in item.path.parents)
