"""A picture of the table for the README: `python -m kirifuda.cli.table.picture [FILE.svg]`.

Two greedy players play with the decks that come with the game until the person at the table is
attacked and can block; that position is drawn.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import kirifuda
from kirifuda.agents import decide, make
from kirifuda.cli.table.app import Table
from kirifuda.games.game import Game
from kirifuda.kernel.match import Match

FILE = "docs/table.svg"
SIZE = (120, 40)
SEEDS = 200


def position(game: Game, seed: int) -> Match | None:
    """A match where the person is attacked, with a choice of blockers and a full table."""
    match = game.start(sorted(game.decks)[:2], seed=seed)
    bot = make("greedy", seed)
    while match.decision is not None:
        decision = match.decision
        if decision.kind == "block" and decision.seat == 0 and len(decision.options) > 2:
            view = match.view(0)
            seats = view["seats"]
            assert isinstance(seats, list)
            if all(len(s["zones"]["members"]) == 3 and s["zones"]["retire"] for s in seats):
                return match
        match.choose(decide(bot, match))
    return None


def draw(lang: str = "en") -> str:
    """The picture as SVG."""
    game = kirifuda.game("rebirth")
    found = (position(game, seed) for seed in range(1, SEEDS))
    match = next(m for m in found if m is not None)
    table = Table(game, match, make("greedy", 1), lang, pace=0.0)

    async def pose() -> str:
        async with table.run_test(size=SIZE) as pilot:
            await pilot.pause()
            return table.export_screenshot(title=f"kirifuda play {game.name}")

    return asyncio.run(pose())


def main() -> None:
    path = Path(sys.argv[1] if len(sys.argv) > 1 else FILE)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(draw(), "utf-8")
    print(path)


if __name__ == "__main__":
    main()
