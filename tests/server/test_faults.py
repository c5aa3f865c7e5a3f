"""What goes wrong on our side: programs that fail, faults of a table, and when it is frozen."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from tests.server.room import asked, choose, codes, comes_to, listen, reopened, say, sit_down, told

import kirifuda
from kirifuda.server import wire
from kirifuda.server.faults import MOST_FAULTS
from kirifuda.server.hub import Hub
from kirifuda.server.live import Live
from kirifuda.server.refusing import no
from kirifuda.server.store import schema
from kirifuda.server.telling import Eyes
from kirifuda.server.worker import JOBS, answer
from kirifuda.server.workers import WorkerError


@pytest.mark.parametrize(
    "error", [WorkerError("ended"), no("value", "pack", "x"), TypeError("odd"), None]
)
def test_a_program_that_fails_chooses_by_chance(
    error: Exception | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hub: Hub) -> None:
        async def ask(*args: Any, **more: Any) -> int:
            if error is not None:
                raise error
            return 10_000  # no option has such a number

        monkeypatch.setattr(hub.workers, "ask", ask)
        live = await sit_down(hub, "legions", "bb", seed=3)
        await comes_to(lambda: live.v > 3)
        assert live.status == "live"
        async with live.lock:
            hub.give_up(live)

    told(story, tmp_path)


def reports(hub: Hub) -> list[dict[str, Any]]:
    return hub.store.read_now(select(schema.report).order_by(schema.report.c.id))


def test_twenty_faults_freeze_a_table_with_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        box = asked(boxes)
        await choose(hub, live, box, box.options[0]["key"])
        box = asked(boxes)

        def broken(*args: object) -> None:
            raise ZeroDivisionError("a fault")

        with monkeypatch.context() as patch:
            patch.setattr("kirifuda.server.hearing.lines", broken)
            for count in range(1, MOST_FAULTS + 1):
                await say(hub, live, box, wire.Lines(id=1, start=0, end=1))
                assert live.status == ("frozen" if count == MOST_FAULTS else "live")
        assert codes(box) == ["broken"] * MOST_FAULTS
        assert box.state["status"] == "frozen"
        found = reports(hub)
        assert len(found) == MOST_FAULTS
        assert "ZeroDivisionError: a fault" in found[0]["text"]
        match = kirifuda.replay(json.loads(found[0]["record"]))
        assert live.match is not None
        assert match.digest() == live.match.digest()
        live = await reopened(hub, live)  # it stays so
        assert live.status == "frozen"
        box = listen(hub, live, box.seat)
        await choose(hub, live, box, "end")
        assert codes(box) == ["frozen"]

    told(story, tmp_path)


def test_a_fault_after_a_choice_leaves_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The choice is on disk; telling it fails once: the program is asked all the same."""

    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", "pb", seed=3)
        box = listen(hub, live, 0)
        await comes_to(lambda: bool(box.options) and not live.lock.locked())
        tell = Live.tell
        left = 1

        def once(self: Live) -> None:
            nonlocal left
            left -= 1
            if left >= 0:
                raise ZeroDivisionError("a fault")
            tell(self)

        monkeypatch.setattr(Live, "tell", once)
        before = live.v
        for _ in range(40):
            if live.v > before + 12:
                break
            await comes_to(lambda: live.thinking < 0 and not live.lock.locked())
            board = Eyes(live.desk, 0, live.v, live.own).look(live.match, live.v)  # type: ignore[arg-type]
            if board["ask"].get("seat") == 0:
                await say(hub, live, box, wire.Hello(table=live.id))
                await choose(hub, live, box, box.options[0]["key"])
            await asyncio.sleep(0.01)
        assert live.v > before + 12
        assert len(reports(hub)) == 1

    told(story, tmp_path)


def test_a_job_has_so_much_time_and_the_worker_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*args: object) -> None:
        while True:
            with contextlib.suppress(Exception):  # what it catches does not save it
                sum(range(100))

    with monkeypatch.context() as patch:
        patch.setitem(JOBS, "check", endless)
        told = ["check", ["rebirth", "", [], ""], 0.05]
        found = msgspec.msgpack.decode(answer(msgspec.msgpack.encode(told)))
    assert found == [False, "Timeout"]
    text = kirifuda.game("rebirth").decks[min(kirifuda.game("rebirth").decks)].text()
    fine = ["check", ["rebirth", text, [], ""], 60]
    well, checked = msgspec.msgpack.decode(answer(msgspec.msgpack.encode(fine)))
    assert well
    assert checked["legal"], checked["reasons"]
