"""Pictures of positions: a table opens from its newest one, and is whole again soon after."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.hooks import GAMES
from tests.server.room import Box, codes, comes_to, listen, play, say, sit_down, told

from kirifuda.games.game import Game
from kirifuda.server import wire
from kirifuda.server.hub import Hub
from kirifuda.server.live import Live
from kirifuda.server.pictures import PICTURE
from kirifuda.server.seating import Options
from kirifuda.server.store import schema

STEPS = PICTURE + 20


def pictures(hub: Hub) -> list[dict[str, Any]]:
    return hub.store.read_now(select(schema.snapshot))


async def played(hub: Hub, name: str = "legions", delay: int = 0, steps: int = STEPS) -> Live:
    """A table with a picture, and some steps after it; nobody sits there any more."""
    live = await sit_down(hub, name, seed=3, options=Options(delay=delay))
    boxes = [listen(hub, live, seat) for seat in (0, 1)]
    rng = random.Random(1)
    while live.v < steps:
        assert await play(hub, live, boxes, rng, 1) == 1
    await comes_to(lambda: bool(pictures(hub)))
    hub.give_up(live)
    return live


def whole(live: Live) -> int:
    """How many lines the log has."""
    assert live.match is not None
    return len(live.match.log)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_opens_from_its_picture_and_is_whole_again(name: str, tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        old = await played(hub, name)
        again = await hub.table(old.id)
        assert (again.v, again.status) == (old.v, "live")
        assert again.match is not None
        assert old.match is not None
        assert again.match.digest() == old.match.digest()
        assert 0 < whole(again) < whole(old)  # it was not played from its beginning
        boxes = [listen(hub, again, seat) for seat in (0, 1)]
        assert await play(hub, again, boxes, random.Random(2), 3) == 3  # and is played on at once
        await comes_to(lambda: whole(again) > whole(old))
        lines = [line["say"] for line in again.eyes(again.chairs[0]).seen.lines(0)]
        first = [line["say"] for line in old.eyes(old.chairs[0]).seen.lines(0)]
        assert lines[: len(first)] == first
        for box in boxes:
            assert box.v == again.v
            assert box.log[-1]["say"] == lines[-1]
        assert await play(hub, again, boxes, random.Random(3), 3) == 3

    told(story, tmp_path)


def test_what_can_be_taken_back_comes_again_with_the_past(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", "pb", seed=3)
        box = listen(hub, live, 0)
        rng = random.Random(1)
        while live.v < STEPS:
            await comes_to(lambda: bool(box.options) and box.v == live.v and not live.lock.locked())
            key = rng.choice(box.options)["key"]
            await say(hub, live, box, wire.Choose(at=box.v, pick=[key]))
        await comes_to(lambda: bool(box.options) and box.v == live.v and not live.lock.locked())
        offered = [offer["to"] for offer in box.state["backs"]]
        assert offered[-1] < PICTURE
        hub.give_up(live)
        again = await hub.table(live.id)
        box = listen(hub, again, 0)
        assert min(offer["to"] for offer in box.state["backs"]) >= PICTURE
        await comes_to(lambda: [offer["to"] for offer in box.state["backs"]] == offered)
        await say(hub, again, box, wire.TakeBack(at=box.v, to=offered[-1]))
        assert not box.rejects
        third = await reopen(hub, again)  # a picture from before a take-back is of no use
        assert third.v >= again.v
        assert third.match is not None
        assert len(third.match.log) == len(third.match.log_view(0))

    told(story, tmp_path)


async def reopen(hub: Hub, live: Live) -> Live:
    hub.give_up(live)
    return await hub.table(live.id)


@pytest.mark.parametrize("wrong", [{"pack": b"nothing"}, {"engine": "another"}, {"v": 10_000}])
def test_a_picture_that_is_of_no_use_harms_nobody(wrong: dict[str, Any], tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        old = await played(hub)
        await hub.journal.run_one(update(schema.snapshot).values(**wrong))
        again = await hub.table(old.id)
        assert again.v == old.v
        assert whole(again) == whole(old)

    told(story, tmp_path)


def test_a_picture_of_another_position_is_found_out(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        old = await played(hub)
        kept = pictures(hub)[0]
        begun: Game = old.game
        wrong = begun.unpack(kept["pack"])
        wrong.state.chance[0] ^= 1
        await hub.journal.run_one(update(schema.snapshot).values(pack=wrong.pack()))
        again = await hub.table(old.id)
        box: Box = listen(hub, again, 0)
        await comes_to(lambda: box.state["status"] == "frozen")
        await say(hub, again, box, wire.Concede())
        assert codes(box) == ["frozen"]

    told(story, tmp_path)


def test_only_the_newest_is_kept_and_none_of_a_match_that_is_over(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        old = await played(hub, steps=2 * PICTURE + 5)
        await comes_to(lambda: [row["v"] // PICTURE for row in pictures(hub)] == [2])
        again = await hub.table(old.id)
        await say(hub, again, listen(hub, again, 0), wire.Concede())
        assert pictures(hub) == []

    told(story, tmp_path)


def test_who_watches_stays_behind_when_a_table_is_opened_anew(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        old = await played(hub, delay=3)
        again = await hub.table(old.id)
        watcher = listen(hub, again, None)
        assert watcher.v == again.v - 3
        await comes_to(lambda: whole(again) == whole(old))
        assert watcher.v == again.v - 3
        near = await played(hub, delay=3, steps=PICTURE + 1)
        again = await hub.table(near.id)
        assert listen(hub, again, None).v == again.v - 3

    told(story, tmp_path)
