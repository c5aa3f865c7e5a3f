"""Where a match was lost: every decision of a seat thought about again, told as far as it is."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from tests.server.client import Guest, RefusedError, Seat, run
from tests.server.running import House, house

import kirifuda
from kirifuda.server import calls
from kirifuda.server.reviewing import judged
from kirifuda.table.desk import Seen, desk


def test_what_cost_much_is_told_and_what_cost_little_is_not() -> None:
    game = kirifuda.game("legend_of_stars")
    match = game.start(["dusk", "dusk"], seed=4)
    while match.decision is not None:
        if len({option.kind for option in match.decision.options}) > 1:
            break
        match.choose(0)
    assert match.decision is not None
    mine = match.decision.seat
    seen = Seen(desk(game), mine)
    options = match.decision.options
    other = next(
        at for at in range(1, len(options)) if options[at].kind != options[0].kind
    )  # no copy of the same
    fall = judged(seen, match, [(0, 6000, 40), (other, 2500, 10)], other, 17)
    assert fall is not None
    assert (fall.v, fall.turn) == (17, match.state.turn)
    assert fall.fell == pytest.approx(0.35)
    assert (fall.chosen.chance, fall.better.chance) == (0.25, 0.6)
    told = msgspec.convert(msgspec.to_builtins(fall), calls.Fall)
    keys = {option["key"] for option in seen.board["ask"]["options"]}
    assert {told.chosen.option.key, told.better.option.key} <= keys
    assert judged(seen, match, [(0, 6000, 40), (other, 5900, 10)], other, 17) is None
    assert judged(seen, match, [(0, 6000, 40), (other, 2500, 10)], 0, 17) is None


def test_a_review_tells_what_was_chosen_and_what_is_better(tmp_path: Path) -> None:
    async def story(server: House) -> None:
        guest = await Guest(server.address).enter()
        made = await guest.table("legend_of_stars", "dusk", seed=4)
        table = str(made["id"])
        seat = await Seat(guest, table).sit()
        with pytest.raises(RefusedError) as early:
            await guest.ask("GET", f"/api/replay/{table}/review?seat=0")
        assert early.value.codes == ["not over"]
        await seat.play(random.Random(5), 40)
        await seat.send(t="concede")
        while not seat.state.get("result"):
            await seat.hear()
        mine = seat.seat
        await seat.leave()
        path = f"/api/replay/{table}/review?seat={mine}"
        async with asyncio.timeout(90):
            while True:
                told = msgspec.convert(await guest.ask("GET", path), calls.Reviewed)
                assert 0 <= told.done <= told.all
                if told.done == told.all:
                    break
                await asyncio.sleep(0.1)
        record = await guest.ask("GET", f"/api/tables/{table}/record")
        # it has thought about every decision of that seat in which there was something to decide
        match = kirifuda.replay(record)
        several = 0
        for number, index in enumerate(match.choices.all()):
            then = kirifuda.replay(record, until=number)
            if index >= 0 and then.decision is not None and then.decision.seat == mine:
                several += len(then.decision.options) > 1
        assert told.all == several
        assert [fall.fell for fall in told.falls] == sorted(
            (fall.fell for fall in told.falls), reverse=True
        )
        for fall in told.falls:
            assert fall.chosen.option.key != fall.better.option.key
            assert abs(fall.better.chance - fall.chosen.chance - fall.fell) < 1e-9
            board = await guest.ask("GET", f"/api/replay/{table}?v={fall.v}&seat={mine}")
            asked = board["parts"]["ask"]
            assert (asked["seat"], asked["kind"]) == (mine, fall.asked)
            kinds = {option["kind"] for option in asked["options"]}
            assert {fall.chosen.option.kind, fall.better.option.kind} <= kinds
        for wrong in ("9", "", "x"):
            with pytest.raises(RefusedError):
                await guest.ask("GET", f"/api/replay/{table}/review?seat={wrong}")

    with house(str(tmp_path / "tables.sqlite"), tmp_path / "log", advise=0.15) as server:
        run(story(server))
