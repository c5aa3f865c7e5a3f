"""A person who plays by clicking what is lit, and nothing else.

What they do depends on what they are asked and on their seed, never on how fast the page is: they
wait until the table waits for them, and their luck follows from the decision. So a table with a
seed of its own is played in the same way each time.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import BrowserContext, Page
from tests.browser.conftest import Visits

OFTEN = 0.75  # how often something lit is touched rather than the big button
PATIENCE = 120.0  # seconds without a decision, a bot's turn included
POLL = 15  # ms
MATCHES = 4  # until it must have come to something that matches come to
Told = dict[str, Any]

# The table waits for this person, or the match is over.
READY = "() => !!document.querySelector('.end, .prompt.mine[aria-busy=false]')"

# Some frames later, all that is measured and put in order has been.
FRAMES = """() => new Promise((done) => {
  let left = 4;
  const step = () => (left-- ? requestAnimationFrame(step) : done(null));
  step();
})"""

# A point of an element that nothing covers, where it is brought into view if need be.
REACH = """
  const reach = (element) => {
    let box = element.getBoundingClientRect();
    if (box.top < 50 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) {
      element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
      box = element.getBoundingClientRect();
    }
    const uncovered = () => {
      box = element.getBoundingClientRect();
      for (const [x, y] of [[.5, .5], [.15, .5], [.5, .15], [.15, .85], [.06, .3], [.85, .2]]) {
        const at = [box.left + box.width * x, box.top + box.height * y];
        const found = document.elementFromPoint(at[0], at[1]);
        if (found && (element === found || element.contains(found))) return at;
      }
      return null;
    };
    const at = uncovered();
    if (at) return at;
    element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    return uncovered();
  };
"""

# What a person could click now: what is lit, rows, and the big button, by their numbers in `seen`.
# `covered`: what is lit and cannot be reached.
LOOK = f"""
() => {{
  {REACH}
  if (document.querySelector('.end')) return {{over: true}};
  const prompt = document.querySelector('.prompt.mine[aria-busy=false]');
  if (!prompt) return {{}};
  document.querySelector('.zoom.pinned .close')?.click();  // a card that is read lies over others
  const seen = window.seen = [];
  const number = (element) => ({{at: seen.push(element) - 1}});
  const named = (element) => element.getAttribute('aria-label') || element.textContent.trim();
  const things = [...document.querySelectorAll('[data-mark=lit], [data-mark=target]')]
    .filter((element) => element.getBoundingClientRect().width > 0);
  const covered = [], lit = [];
  const tray = document.querySelector('.tray')?.getBoundingClientRect();
  const laidOver = (element) => {{  // the tray, which a person can put away
    const box = element.getBoundingClientRect();
    return tray && box.left < tray.right && tray.left < box.right && box.top < tray.bottom && tray.top < box.bottom;
  }};
  const under = (element) => {{  // what lies over it, for who reads of it
    const box = element.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return ` at ${{box.left | 0}},${{box.top | 0}} under ${{over?.outerHTML.slice(0, 120) ?? 'nothing'}}`;
  }};
  for (const thing of things) {{
    if (reach(thing)) lit.push({{...number(thing), mark: thing.dataset.mark}});
    else if (!laidOver(thing)) covered.push(named(thing) + under(thing));
  }}
  return {{
    v: document.querySelector('[data-v]').dataset.v, lit, covered,
    big: [...prompt.querySelectorAll('.acts .big:not(:disabled)')].filter(reach).map(number),
    rows: [...prompt.querySelectorAll('.rows .row:not(:disabled)')].map(number),
    begun: !!prompt.querySelector('.cancel'), asked: prompt.querySelector('h2')?.textContent.trim() ?? '',
    picks: prompt.querySelector('.count')?.textContent ?? '',
  }};
}}
"""

# Where something that was seen is now; nowhere if it is gone. A click that comes too late for it
# hits nothing else.
POINT = f"""
(at) => {{
  {REACH}
  const element = window.seen[at];
  if (!element.isConnected) return null;
  if (window.wanted === undefined)
    for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      window.addEventListener(kind, (event) => {{
        if (!window.wanted) return;
        if (!window.wanted.contains(event.target)) {{
          event.stopImmediatePropagation();
          event.preventDefault();
        }} else if (kind === 'click') window.hit = true;
      }}, true);
  const point = reach(element);
  window.wanted = point && element;
  window.hit = false;
  return point;
}}
"""
HIT = "() => { window.wanted = null; return window.hit; }"


def settled(page: Page) -> None:
    """Wait until everything is drawn where it stays."""
    page.evaluate(FRAMES)


class Person:
    """Somebody at a table."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.seed = seed
        self.covered: set[str] = set()
        self.clicks = 0
        self.here = ("", 0)  # the present decision, and how often something was clicked in it
        self.asked: set[str] = set()

    def ready(self) -> None:
        """Wait until this person is to decide, or the match is over."""
        self.page.wait_for_function(READY, timeout=PATIENCE * 1000)

    def look(self) -> Told:
        told: Told = self.page.evaluate(LOOK)
        self.covered.update(told.get("covered", []))
        return told

    def act(self, told: Told | None = None) -> bool:
        """One click on what was seen, if there is something to decide; False: there is not."""
        told = self.look() if told is None else told
        if "lit" not in told:
            return False
        self.asked.add(told["asked"])
        v, times = self.here
        self.here = (told["v"], times + 1 if v == told["v"] else 0)
        luck = random.Random(f"{self.seed} {self.here}")
        lit, big, rows = told["lit"], told["big"], told["rows"]
        targets = [one for one in lit if one["mark"] == "target"]
        if told["begun"] and (big or targets or rows):
            found = luck.choice(big[:1] or targets or rows)
        elif lit and (not big or luck.random() < OFTEN):
            found = luck.choice(lit)
        elif big or rows:
            found = luck.choice(big or rows)
        else:
            return False
        point = self.page.evaluate(POINT, found["at"])
        if point is None:  # the table has gone on meanwhile
            return False
        self.page.mouse.click(*point)
        if not self.page.evaluate(HIT):
            return False
        self.clicks += 1
        return True

    def clicking(self, most: int = 4000) -> Iterator[Told]:
        """So many clicks, each when it is asked for; before each what there is to see, to its end."""
        waited = time.monotonic()
        end = self.clicks + most
        while self.clicks < end:
            told = self.look()
            if told.get("over"):
                return
            if "lit" not in told:
                self.ready()
                continue
            yield told
            if self.act(told):
                waited = time.monotonic()
            else:
                asks = self.page.locator(".prompt").inner_text
                assert time.monotonic() - waited < PATIENCE, asks()
                self.page.wait_for_timeout(POLL)

    def play(self, until: str = "") -> bool:
        """Play until the end, or until something is asked; whether it came to that."""
        if until:
            self.plays_until(lambda told: told["asked"].startswith(until) and not told["begun"])
            return True
        for _ in self.clicking():
            pass
        return self.page.locator(".end").count() > 0

    def plays_until(self, wanted: Callable[[Told], bool]) -> None:
        """Play until it has come to that, at a moment when it is this person's to decide.

        It may take another match: rules and cards change, and what they lead to with a seed.
        """
        for _ in range(MATCHES):
            for told in self.clicking():
                if wanted(told):
                    return
            over = self.page.url
            self.page.locator(".end").get_by_role("button", name="Play again").click()
            self.page.wait_for_url(lambda url: url != over)  # noqa: B023
        raise AssertionError("it did not come to that")


def table(visit: Visits, context: BrowserContext, game: str, **more: Any) -> str:
    """A new table of somebody against a bot; its name."""
    told: str = make(visit, context, game, **more)["id"]
    return told


def invited(visit: Visits, context: BrowserContext, game: str, **more: Any) -> tuple[str, str]:
    """A new table that waits for who is invited: its name, and the token of the other seat."""
    told = make(visit, context, game, opponents=[{"who": "invite"}], seed=None, **more)
    return told["id"], told["invites"][1].rpartition("/")[2]


def first_deck(visit: Visits, context: BrowserContext, game: str) -> str:
    games = context.request.get(f"{visit.house.address}/api/games").json()["games"]
    found: str = next(one for one in games if one["id"] == game)["decks"][0]["id"]
    return found


def make(visit: Visits, context: BrowserContext, game: str, **more: Any) -> Told:
    """A new table; bots without a deck have the first one, so that the match is the same each time."""
    address = visit.house.address
    context.request.get(f"{address}/api/me")
    deck = first_deck(visit, context, game)
    asked = {
        "game": game,
        "deck": {"id": deck},
        "opponents": [{"who": "bot", "level": "random"}],
        "seed": 5,
        **more,
    }
    bots = [{"deck": deck} if one["who"] == "bot" else {} for one in asked["opponents"]]
    asked["opponents"] = [bot | one for bot, one in zip(bots, asked["opponents"], strict=True)]
    made = context.request.post(f"{address}/api/tables", data=asked, headers={"Origin": address})
    assert made.status == 201, made.text()
    told: Told = made.json()
    return told


def seated(visit: Visits, game: str, path: str = "", **more: Any) -> Page:
    """Somebody at a new table against a bot, with what a page may be told beside (`Visits`)."""
    page = visit("about:blank", **more)
    name = table(visit, page.context, game)
    page.goto(f"/t/{name}{path}")
    page.locator(".board").wait_for()
    return page
