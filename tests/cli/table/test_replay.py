"""A recorded match at the table: steps both ways, either side, both languages."""

from __future__ import annotations

import asyncio

import pytest
from tests.cli.table.people import game
from tests.hooks import GAMES
from textual.pilot import Pilot

from kirifuda.agents import decide, make
from kirifuda.cli.table.replay import Replay
from kirifuda.kernel.match import Match


def played(name: str) -> Match:
    match = game(name).start(sorted(game(name).decks)[:2], seed=6)
    bot = make("random", 2)
    while match.decision is not None:
        match.choose(decide(bot, match))
    return match


def shown(table: Replay) -> str:
    strips = table.screen._compositor.render_strips(table.size)
    return "\n".join(strip.text for strip in strips)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_stepped_through_both_ways(name: str) -> None:
    match = played(name)
    table = Replay(game(name), match, "en")

    async def look(pilot: Pilot[None]) -> None:
        await pilot.pause()
        assert f"step 0 of {len(match.choices)}" in shown(table)
        await pilot.press("right", "right", "right", "left")
        await pilot.pause()
        assert table.at == 2
        assert table.sitting.match.digest() == table.moments[2].digest()
        await pilot.press("end")
        await pilot.pause()
        assert table.sitting.match.digest() == match.digest()
        assert "wins" in shown(table) or "draw" in shown(table).lower()
        viewer = table.sitting.viewer
        await pilot.press("tab", "l")
        await pilot.pause()
        assert table.sitting.viewer == 1 - viewer
        assert "手目" in shown(table)

    async def run() -> None:
        async with table.run_test(size=(130, 46)) as pilot:
            await look(pilot)

    asyncio.run(run())
