"""What a program would do in a person's place, on demand; thought about in a worker.

Who plays against other people is not advised. The program sits at the person's own seat and knows
what that seat may know (`kirifuda.table.advice`).
"""

from __future__ import annotations

from kirifuda.kernel.match import Match
from kirifuda.server import wire
from kirifuda.server.hub import Hub
from kirifuda.server.live import Live
from kirifuda.server.refusing import no
from kirifuda.server.seating import Ear
from kirifuda.table.advice import BEST


async def advice(hub: Hub, live: Live, ear: Ear, message: wire.Advise) -> wire.Answer:
    """The best options of a person who is asked something, with their chances."""
    seat = live.seat(ear)
    match = live.playing()
    if live.watched:
        raise no("people")
    if match.decision is None or match.decision.seat != seat:
        raise no("not asked")
    if message.at != live.v:
        raise no("stale")
    found = await thought(hub, live.game.name, match, hub.luck(live, live.v), BEST)
    if message.at != live.v or live.match is not match:
        raise no("stale")
    eyes = live.eyes(live.chairs[seat])
    eyes.look(match, live.v)
    told = [
        wire.Advised(key=eyes.seen.chosen(index)["key"], chance=chance / 10_000, tries=tries)
        for index, chance, tries in found
    ]
    return wire.Answer(id=message.id, v=live.v, advice=told)


async def thought(
    hub: Hub, game: str, match: Match, seed: int, most: int = 0
) -> list[tuple[int, int, int]]:
    """What a program thinks of the options of a decision, the best first; `most`: so many."""
    found: list[tuple[int, int, int]] = await hub.workers.ask(
        "advise",
        game,
        match.pack(),
        seed,
        # who waits in line takes from the time of those who think
        hub.settings.advise / (1 + hub.workers.waiting),
        most,
        seconds=hub.settings.think,
    )
    return found
