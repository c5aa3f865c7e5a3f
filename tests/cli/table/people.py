"""People at a table without a terminal: they press keys and read what is on the screen."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

import kirifuda
from kirifuda.agents import decide, make
from kirifuda.cli.table.app import Table
from kirifuda.cli.table.layout import Layout
from kirifuda.cli.table.scene import Scene
from kirifuda.cli.table.sitting import BOT, OVER, PERSON
from kirifuda.games.game import Game
from kirifuda.kernel.match import Match
from kirifuda.table.desk import Seen, desk
from kirifuda.table.wishes import Wishes

WIDE = (120, 40)
SMALL = (80, 24)
PATIENCE = 4000  # steps until a bot must have been done

Story = Callable[[Table, "Pilot[None]"], Awaitable[None]]


def game(name: str = "rebirth") -> Game:
    return kirifuda.game(name)


def fresh(seed: int = 7, name: str = "rebirth") -> Match:
    return game(name).start(sorted(game(name).decks)[:2], seed=seed)


def midgame(seed: int = 3, kind: str = "main", turn: int = 5, name: str = "rebirth") -> Match:
    """A match that greedy players have played until seat 0 has such a decision: in the main phase
    one in which a card can be played."""
    return played(seed, kind, turn, name).copy()


@functools.cache
def played(seed: int, kind: str, turn: int, name: str) -> Match:
    """The first match, from a seed on, in which it comes to that: how greedy plays may change."""
    for own in range(seed, seed + 20):
        match = fresh(own, name)
        bot = make("greedy", 1)
        while match.decision is not None:
            d = match.decision
            if d.seat == 0 and d.kind == kind and match.state.turn >= turn and len(d.options) > 1:
                if (name, kind) != ("rebirth", "main") or any(o.kind == "play" for o in d.options):
                    return match
            match.choose(decide(bot, match))
    raise AssertionError(f"nobody was asked about {kind}")


def at_table(
    match: Match,
    story: Story,
    *,
    bot: str | None = "random",
    lang: str = "en",
    size: tuple[int, int] = WIDE,
) -> Table:
    """Play a story at a table, and give the table as it is left."""
    setup: dict[str, str] = json.loads(match.setup)
    table = Wired(game(setup["game"]), match, make(bot, 5) if bot else None, lang, pace=0.0)

    async def play() -> None:
        async with table.run_test(size=size, notifications=True) as pilot:
            await settle(table, pilot)
            await story(table, pilot)

    asyncio.run(play())
    return table


async def settle(table: Table, pilot: Pilot[None]) -> None:
    """Wait until a person has to act."""
    for _ in range(PATIENCE):
        if table.sitting.state != BOT:
            break
        await asyncio.sleep(0.001)
    await pilot.pause()
    assert table.sitting.state != BOT


async def press(table: Table, pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(table, pilot)


async def auto_choose(table: Table, pilot: Pilot[None], most: int) -> int:
    """Choose by keys until the match is over: fill in and confirm, or one of the first options."""
    steps = 0
    while table.sitting.state == PERSON and steps < most:
        steps += 1
        if table.chain is not None:
            await press(table, pilot, "f", "enter")
        else:
            able = sum(1 for row in table.rows if row.able)
            await press(table, pilot, str(1 + steps % min(9, able)))
    assert steps < most or table.sitting.state == OVER
    return steps


class Wire:
    """What a seat sees of a match, as it comes over a wire: text, and nothing of the engine."""

    def __init__(self, seen: Seen) -> None:
        self.inner = seen
        self.desk = seen.desk
        self.seat = seen.seat
        self.board: dict[str, Any] = sent(seen.board)

    def card(self, key: str) -> dict[str, Any] | None:
        return sent(self.inner.card(key))  # type: ignore[no-any-return]

    def lines(self, start: int | None = None) -> list[dict[str, Any]]:
        return sent(self.inner.lines(start))  # type: ignore[no-any-return]

    def changes(self, handle: int) -> list[dict[str, Any]]:
        return sent(self.inner.changes(handle))  # type: ignore[no-any-return]

    def wishes(self, kind: str = "", cards: list[int] | None = None) -> list[dict[str, Any]]:
        return sent(self.inner.wishes(kind, cards))  # type: ignore[no-any-return]


def sent(data: Any) -> Any:
    return json.loads(json.dumps(data, ensure_ascii=False))


def looked(match: Match, seat: int) -> Scene:
    """What a seat sees, over a wire."""
    seen = Seen(desk(kirifuda.game(match.pool.rules.name)), seat)
    seen.look(match)
    return Scene(Wire(seen))


class Wired(Table):
    """A table whose screen is drawn from what comes over the wire alone."""

    def look(self) -> Scene:
        return Scene(Wire(self.sitting.look()))


def wishes(made: Layout, scene: Scene) -> list[str]:
    """What a seat might want to do, possible or not, in words."""
    seen = inner(scene)
    found = Wishes(seen.desk, seen.looked, seen.handles).found()
    return [made.wish(scene, wish.told) for wish in found.values()]


def inner(scene: Scene) -> Seen:
    """The other end of the wire."""
    assert isinstance(scene.seen, Wire)
    return scene.seen.inner


def handle(scene: Scene, card: int) -> int:
    """What the seat of a scene calls a card of the match."""
    seen = inner(scene)
    return seen.handles.now[seen.looked.state.refs[card]]


def screen(table: Table) -> str:
    """All that is on the screen, as text."""
    strips = table.screen._compositor.render_strips(table.size)
    return "\n".join(strip.text for strip in strips)
