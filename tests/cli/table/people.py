"""People at a table without a terminal: they press keys and read what is on the screen."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot

import kirifuda
from kirifuda.agents import decide, make
from kirifuda.cli.table.app import Table
from kirifuda.cli.table.scene import Scene
from kirifuda.cli.table.sitting import BOT, OVER, PERSON
from kirifuda.games.game import Game
from kirifuda.kernel.match import Match

WIDE = (120, 40)
SMALL = (80, 24)
PATIENCE = 4000  # steps until a bot must have been done

Story = Callable[[Table, "Pilot[None]"], Awaitable[None]]


def game(name: str = "rebirth") -> Game:
    return kirifuda.game(name)


def fresh(seed: int = 7, name: str = "rebirth") -> Match:
    return game(name).start(sorted(game(name).decks)[:2], seed=seed)


def midgame(seed: int = 3, kind: str = "main", turn: int = 5, name: str = "rebirth") -> Match:
    """A match that greedy players have played until seat 0 has such a decision."""
    return played(seed, kind, turn, name).copy()


@functools.cache
def played(seed: int, kind: str, turn: int, name: str) -> Match:
    match = fresh(seed, name)
    bot = make("greedy", 1)
    while match.decision is not None:
        d = match.decision
        if d.seat == 0 and d.kind == kind and match.state.turn >= turn and len(d.options) > 1:
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
    table = Table(game(setup["game"]), match, make(bot, 5) if bot else None, lang, pace=0.0)

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


def handle(scene: Scene, card: int) -> int:
    """What the seat of a scene calls a card of the match."""
    return scene.seen.handles.now[scene.match.state.refs[card]]


def screen(table: Table) -> str:
    """All that is on the screen, as text."""
    strips = table.screen._compositor.render_strips(table.size)
    return "\n".join(strip.text for strip in strips)
