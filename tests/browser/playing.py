"""A person who plays by clicking what is lit, and nothing else."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import BrowserContext, Page
from tests.browser.conftest import Visits

OFTEN = 0.75  # how often something lit is touched rather than the big button
PATIENCE = 90.0  # seconds without a decision, a bot's turn included

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

# What a person could click now: what is lit, and the big button, by their numbers in `seen`.
# `covered`: what is lit and cannot be reached.
LOOK = f"""
(luck) => {{
  {REACH}
  if (document.querySelector('.end')) return {{over: true}};
  const prompt = document.querySelector('.prompt.mine');
  if (!prompt) return {{}};
  document.querySelector('.zoom.pinned .close')?.click();  // a card that is read lies over others
  const seen = window.seen = [];
  const number = (element) => seen.push(element) - 1;
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
    if (reach(thing)) lit.push({{at: number(thing), mark: thing.dataset.mark}});
    else if (!laidOver(thing)) covered.push(named(thing) + under(thing));
  }}
  const big = [...prompt.querySelectorAll('.acts .big:not(:disabled)')].filter(reach);
  const rows = [...prompt.querySelectorAll('.rows .row:not(:disabled)')];
  const row = rows.length ? rows[Math.floor(luck * rows.length)] : null;
  return {{
    lit, covered, big: big.map((element) => ({{at: number(element)}})),
    rows: row && reach(row) ? [{{at: number(row)}}] : [],
    begun: !!prompt.querySelector('.cancel'), asked: prompt.querySelector('h2')?.textContent.trim(),
  }};
}}
"""

# Where something that was seen is now; nowhere if it is gone.
POINT = f"""
(at) => {{
  {REACH}
  const element = window.seen[at];
  return element.isConnected ? reach(element) : null;
}}
"""


class Person:
    """Somebody at a table."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.luck = random.Random(seed)
        self.covered: set[str] = set()
        self.clicks = 0
        self.asked: set[str] = set()

    def look(self) -> dict[str, Any]:
        told: dict[str, Any] = self.page.evaluate(LOOK, self.luck.random())
        self.covered.update(told.get("covered", []))
        return told

    def act(self, told: dict[str, Any] | None = None) -> bool:
        """One click on what was seen, if there is something to decide; False: there is not."""
        told = self.look() if told is None else told
        if "lit" not in told:
            return False
        self.asked.add(told["asked"])
        lit, big, rows = told["lit"], told["big"], told["rows"]
        targets = [one for one in lit if one["mark"] == "target"]
        if told["begun"] and (big or targets or rows):
            found = (big or (targets and [self.luck.choice(targets)]) or rows)[0]
        elif lit and (not big or self.luck.random() < OFTEN):
            found = self.luck.choice(lit)
        elif big:
            found = self.luck.choice(big)
        elif rows:
            found = rows[0]
        else:
            return False
        point = self.page.evaluate(POINT, found["at"])
        if point is None:  # the table has gone on meanwhile
            return False
        self.page.mouse.click(*point)
        self.clicks += 1
        return True

    def play(self, until: str = "", clicks: int = 4000) -> bool:
        """Play until the end, or until something is asked; whether it came to that."""
        waited = time.monotonic()
        while self.clicks < clicks:
            told = self.look()
            if until and told.get("asked", "").startswith(until) and not told["begun"]:
                return True
            if told.get("over"):
                return not until
            if self.act(told):
                waited = time.monotonic()
            else:
                assert time.monotonic() - waited < PATIENCE, self.page.locator(
                    ".prompt"
                ).inner_text()
                self.page.wait_for_timeout(15)
        return False


def table(visit: Visits, context: BrowserContext, game: str, **more: Any) -> str:
    """A new table of somebody against a bot; its name."""
    told: str = make(visit, context, game, **more)["id"]
    return told


def invited(visit: Visits, context: BrowserContext, game: str) -> tuple[str, str]:
    """A new table that waits for who is invited: its name, and the token of the other seat."""
    told = make(visit, context, game, opponents=[{"who": "invite"}], seed=None)
    return told["id"], told["invites"][1].rpartition("/")[2]


def make(visit: Visits, context: BrowserContext, game: str, **more: Any) -> dict[str, Any]:
    address = visit.house.address
    context.request.get(f"{address}/api/me")
    games = context.request.get(f"{address}/api/games").json()["games"]
    deck = next(found for found in games if found["id"] == game)["decks"][0]["id"]
    asked = {
        "game": game,
        "deck": {"id": deck},
        "opponents": [{"who": "bot", "level": "random", "deck": deck}],
        "seed": 5,
        **more,
    }
    made = context.request.post(f"{address}/api/tables", data=asked, headers={"Origin": address})
    assert made.status == 201, made.text()
    told: dict[str, Any] = made.json()
    return told


def seated(visit: Visits, game: str, path: str = "", **more: Any) -> Page:
    """Somebody at a new table against a bot, with what a page may be told beside (`Visits`)."""
    page = visit("about:blank", **more)
    name = table(visit, page.context, game)
    page.goto(f"/t/{name}{path}")
    page.locator(".board").wait_for()
    return page
