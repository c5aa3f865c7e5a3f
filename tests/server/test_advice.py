"""What a program would do in a person's place: on demand, for that seat, never against people."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.server.room import (
    Box,
    asked,
    choose,
    codes,
    comes_to,
    listen,
    play,
    say,
    sit_down,
    told,
)

from kirifuda.server import wire
from kirifuda.server.hub import Hub
from kirifuda.server.live import Live

BRIEFLY = 0.05  # seconds of thought


def answers(box: Box) -> list[dict[str, Any]]:
    return [one for one in box.heard if one["t"] == "answer"]


async def something_to_decide(hub: Hub, live: Live, box: Box) -> None:
    """Choose by chance until there are several things to do."""
    rng = random.Random(2)
    while len(box.options) < 3:
        if box.options and box.v == live.v:
            await choose(hub, live, box, rng.choice(box.options)["key"])
        await comes_to(lambda: box.v == live.v and bool(box.options))


def test_three_options_are_told_with_their_chances(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "rebirth", "pb", seed=5)
        box = listen(hub, live, 0)
        await comes_to(lambda: bool(box.options))
        await something_to_decide(hub, live, box)
        assert live.match is not None
        before = live.match.digest(), live.v
        assert await say(hub, live, box, wire.Advise(id=7, at=box.v))
        await comes_to(lambda: bool(answers(box)), 60)
        found = answers(box)[0]
        assert (found["id"], found["v"]) == (7, live.v)
        advice = found["advice"]
        assert 1 <= len(advice) <= 3
        assert {one["key"] for one in advice} <= {one["key"] for one in box.options}
        assert all(0 <= one["chance"] <= 1 for one in advice)
        tries = [one["tries"] for one in advice]
        assert tries == sorted(tries, reverse=True)  # what is best is thought about longest
        assert tries[0] > 0
        assert (live.match.digest(), live.v) == before
        # the best of them can be chosen as it was told
        assert await choose(hub, live, box, advice[0]["key"])

    told(story, tmp_path, advise=BRIEFLY)


def test_who_has_no_socket_is_answered_at_once(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "rebirth", "pb", seed=5)
        box = listen(hub, live, 0)
        box.listens = False
        await comes_to(lambda: bool(box.options))
        await something_to_decide(hub, live, box)
        assert await say(hub, live, box, wire.Advise(id=1, at=box.v))
        assert answers(box)

    told(story, tmp_path, advise=BRIEFLY)


def test_there_is_no_advice_against_people(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "rebirth", "pp", seed=5)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        await play(hub, live, boxes, random.Random(1), 10)
        box = asked(boxes)
        await say(hub, live, box, wire.Advise(id=1, at=box.v))
        await comes_to(lambda: bool(box.rejects))
        assert codes(box) == ["people"]
        assert answers(box) == []

    told(story, tmp_path)


def test_an_old_position_is_not_thought_about_and_who_watches_is_not_advised(
    tmp_path: Path,
) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "rebirth", "pb", seed=5)
        box = listen(hub, live, 0)
        await comes_to(lambda: bool(box.options))
        await something_to_decide(hub, live, box)
        await say(hub, live, box, wire.Advise(id=1, at=box.v - 1))
        await comes_to(lambda: bool(box.rejects))
        assert codes(box) == ["stale"]
        watcher = listen(hub, live, None)
        await say(hub, live, watcher, wire.Advise(id=1, at=box.v))
        await comes_to(lambda: bool(watcher.rejects))
        assert codes(watcher) == ["watching"]

    told(story, tmp_path)
