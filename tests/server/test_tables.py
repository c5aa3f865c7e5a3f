"""What can be done at a table beside choosing: going back, passing, clocks."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

from sqlalchemy import select
from tests.server.room import (
    Box,
    asked,
    choose,
    codes,
    comes_to,
    listen,
    play,
    reopened,
    say,
    sit_down,
    told,
    until,
)

from kirifuda.server import wire
from kirifuda.server.calls import Clock
from kirifuda.server.hub import Hub
from kirifuda.server.seating import Options
from kirifuda.server.store import schema

# -- going back ------------------------------------------------------------------------------


def test_what_taught_nobody_anything_is_taken_back_at_once(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        box = await until(
            hub, live, boxes, lambda b: [o["how"] for o in b.state["backs"][:1]] == ["free"]
        )
        before, to = live.v, box.state["backs"][0]["to"]
        lines = len(box.log)
        assert await say(hub, live, box, wire.TakeBack(at=box.v, to=to))
        assert (live.v, box.v) == (before + 1, before + 1)
        assert box.options
        assert len(box.log) <= lines
        rows = hub.store.read_now(select(schema.step).order_by(schema.step.c.v.desc()))
        assert (rows[0]["kind"], rows[0]["arg"]) == ("back", to)

    told(story, tmp_path)


def test_others_are_asked_three_times_and_may_refuse_for_good(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "rebirth", seed=3)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]

        def must_ask(box: Box) -> bool:
            return [o["how"] for o in box.state["backs"][:1]] == ["ask"]

        box = await until(hub, live, boxes, must_ask)
        other = boxes[1 - (box.seat or 0)]
        for left in (2, 1):
            to = box.state["backs"][0]["to"]
            await say(hub, live, box, wire.TakeBack(at=box.v, to=to))
            ask = other.state["asks"][0]
            assert (ask["what"], ask["to"], ask["waits"]) == ("back", to, [other.seat])
            assert box.state["left"] == left
            await say(hub, live, other, wire.Agree(ask=ask["id"], yes=False))
            assert not box.state["asks"]
        before = live.v
        to = box.state["backs"][0]["to"]
        await say(hub, live, box, wire.TakeBack(at=box.v, to=to))
        await say(hub, live, other, wire.Agree(ask=other.state["asks"][0]["id"], yes=True))
        assert live.v == before + 1
        assert box.options
        assert not box.rejects
        box = await until(
            hub, live, boxes, lambda b: (b is box and must_ask(b)) or not b.state["left"]
        )
        assert box.state["left"] == 0
        assert not box.state["backs"] or box.state["backs"][0]["how"] == "free"
        third = await until(hub, live, boxes, lambda b: b is other and must_ask(b))
        await say(hub, live, third, wire.TakeBack(at=third.v, to=third.state["backs"][0]["to"]))
        first = boxes[1 - (third.seat or 0)]
        await say(
            hub, live, first, wire.Agree(ask=first.state["asks"][0]["id"], yes=False, never=True)
        )
        assert not third.state["backs"] or third.state["backs"][0]["how"] == "free"

    told(story, tmp_path)


def test_against_a_program_one_may_always_go_back(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", "pb", seed=3)
        box = listen(hub, live, 0)
        rng = random.Random(1)
        while live.v < 60:
            if box.options and box.v == live.v and not live.lock.locked():
                await choose(hub, live, box, rng.choice(box.options)["key"])
            await asyncio.sleep(0.002)
        offers = box.state["backs"]
        assert len(offers) > 5
        assert {offer["how"] for offer in offers} == {"alone"}

    told(story, tmp_path)


def test_nobody_goes_back_where_it_is_not_offered(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        await play(hub, live, boxes, random.Random(2), 12)
        for at, to, code in (
            (live.v, 999, "no back"),
            (live.v - 1, 1, "stale"),
            (live.v, -1, "no back"),
        ):
            boxes[0].rejects.clear()
            await say(hub, live, boxes[0], wire.TakeBack(at=at, to=to))
            assert codes(boxes[0]) == [code]

    told(story, tmp_path)


def test_what_is_sent_twice_is_taken_back_once(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        box = await until(
            hub, live, boxes, lambda b: [o["how"] for o in b.state["backs"][:1]] == ["free"]
        )
        back = wire.TakeBack(at=box.v, to=box.state["backs"][0]["to"], id=7)
        before = live.v
        for _ in range(2):
            await say(hub, live, box, back)
        assert [ack["at"] for ack in box.acks[-2:]] == [before, before]
        assert live.v == before + 1
        live = await reopened(hub, live)
        box = listen(hub, live, box.seat)
        await say(hub, live, box, back)  # also after the server has started again
        assert (box.acks[0]["id"], live.v) == (7, before + 1)
        await say(hub, live, box, wire.TakeBack(at=before, to=back.to + 1, id=8))
        assert codes(box) == ["stale"]

    told(story, tmp_path)


def test_what_is_sent_twice_is_asked_for_once_and_what_was_asked_for_is_kept(
    tmp_path: Path,
) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "rebirth", seed=3)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        box = await until(
            hub, live, boxes, lambda b: [o["how"] for o in b.state["backs"][:1]] == ["ask"]
        )
        other = boxes[1 - (box.seat or 0)]
        back = wire.TakeBack(at=box.v, to=box.state["backs"][0]["to"], id=7)
        for _ in range(2):
            await say(hub, live, box, back)
        assert (box.state["left"], len(other.state["asks"])) == (2, 1)
        ask = other.state["asks"][0]["id"]
        await say(hub, live, other, wire.Agree(ask=ask, yes=False, never=True))
        await say(hub, live, box, back)
        assert not other.state["asks"]
        live = await reopened(hub, live)
        box = listen(hub, live, box.seat)
        assert box.state["left"] == 2
        assert not box.state["backs"]
        await say(hub, live, box, wire.TakeBack(at=back.at, to=back.to, id=9))
        assert codes(box) == ["never"]

    told(story, tmp_path)


def test_a_take_back_ends_what_was_to_be_passed(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        box = await until(
            hub, live, boxes, lambda b: [o["how"] for o in b.state["backs"][:1]] == ["free"]
        )
        other = boxes[1 - (box.seat or 0)]
        await say(hub, live, other, wire.Stops(kinds=["block"], turn=True))
        assert other.state["pass_turn"]
        await say(hub, live, box, wire.TakeBack(at=box.v, to=box.state["backs"][0]["to"]))
        assert (other.state["stops"], other.state["pass_turn"]) == ([], False)

    told(story, tmp_path)


# -- two windows -----------------------------------------------------------------------------


def test_of_two_sockets_of_a_seat_both_see_and_the_newest_acts(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        old = asked(boxes)
        new = listen(hub, live, old.seat)
        before = live.v
        key = old.options[0]["key"]
        for deed in (
            wire.Choose(at=old.v, pick=[key]),
            wire.Concede(),
            wire.Stops(turn=True),
            wire.Show(hands=True),
        ):
            assert await say(hub, live, old, deed)  # it is nobody's fault
        assert codes(old) == ["elsewhere"] * 4
        assert live.v == before
        await say(hub, live, old, wire.Why(id=1, at=old.v))  # one may still look
        assert old.heard[-1]["t"] == "answer"
        await choose(hub, live, new, key)
        assert live.v > before
        assert old.v == new.v == live.v
        assert old.board == new.board
        await until(hub, live, [new, boxes[1 - (old.seat or 0)]], lambda b: b is new)
        box = await until(
            hub, live, [new, boxes[1 - (old.seat or 0)]], lambda b: b is new and bool(b.options)
        )
        await say(hub, live, old, wire.Hello(table=live.id))  # sits down again: now it acts
        old.rejects.clear()
        before = live.v
        await choose(hub, live, box, box.options[0]["key"])
        assert (codes(box)[-1], live.v) == ("elsewhere", before)
        await choose(hub, live, old, old.options[0]["key"])
        assert (codes(old), live.v > before) == ([], True)
        hub.goes(live, old)
        await say(hub, live, new, wire.Concede())  # the only one that is left
        assert live.status == "over"

    told(story, tmp_path)


# -- passing ---------------------------------------------------------------------------------


def test_a_lone_option_that_others_must_not_know_is_taken_after_a_while(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "rebirth", seed=3)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        box = await until(hub, live, boxes, lambda b: b.state["wait"] is not None)
        wait = box.state["wait"]
        assert 200 <= wait["ms"] <= 400
        assert len(box.options) == 1
        assert all(other.state["wait"] is None for other in boxes if other is not box)
        before = live.v
        await say(hub, live, boxes[1 - (box.seat or 0)], wire.Skip(at=live.v))
        assert live.v == before  # it is not theirs to hasten
        await comes_to(lambda: live.v > before)

    told(story, tmp_path, lone=(0.2, 0.4))


def test_windows_are_passed_by_their_kind_whatever_one_holds(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "rebirth", seed=5)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        for box in boxes:
            await say(hub, live, box, wire.Stops(kinds=["block", "cancel", "reveal"]))
            assert box.state["stops"] == ["block", "cancel", "reveal"]
        seen: set[str] = set()
        rng = random.Random(3)
        for _ in range(120):
            box = asked(boxes)
            seen.add(box.board["ask"]["kind"])
            await choose(hub, live, box, rng.choice(box.options)["key"])
            if live.status == "over":
                break
        assert not seen & {"block", "cancel"}
        rows = hub.store.read_now(select(schema.step))
        assert any(not row["said"] for row in rows)

    told(story, tmp_path)


def test_passing_to_the_end_of_a_turn_ends_with_it(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legend_of_stars", seed=5)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        box = await until(
            hub, live, boxes, lambda b: bool(b.options) and b.board["ask"]["kind"] == "main"
        )
        turn = box.board["head"]["turn"]
        await say(hub, live, box, wire.Stops(turn=True))
        other = boxes[1 - (box.seat or 0)]
        for _ in range(40):
            if other.options and other.board["head"]["turn"] == turn:
                keys = [o["key"] for o in other.options]
                await choose(hub, live, other, "pass" if "pass" in keys else keys[0])
        assert box.board["head"]["turn"] > turn
        box = await until(hub, live, boxes, lambda b: b is box and bool(b.options))
        assert not box.state["pass_turn"]

    told(story, tmp_path, lone=(0, 0))


# -- clocks ----------------------------------------------------------------------------------


def clocked(flag: str = "lose", bank: int = 1, away: int = 1) -> Options:
    return Options(clock=Clock(bank=bank, add=0, away=away, flag=flag))


def test_a_fallen_flag_loses(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3, options=clocked())
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        slow = asked(boxes).seat
        assert boxes[0].state["running"] == slow
        await comes_to(lambda: live.result is not None and boxes[0].state["result"] is not None)
        assert live.status == "over"
        assert boxes[0].state["result"]["by"] == "time"
        assert boxes[0].state["result"]["losers"] == [slow]
        rows = hub.store.read_now(select(schema.step))
        assert [(row["kind"], row["arg"]) for row in rows] == [("flag", -1)]

    told(story, tmp_path)


def test_a_fallen_flag_may_also_do_nothing(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3, options=clocked("idle"))
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        assert asked(boxes).options
        await comes_to(lambda: live.v >= 1)
        assert live.status == "live"

    told(story, tmp_path)


def test_who_is_away_has_a_bank_of_its_own(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3, options=clocked(bank=60, away=5))
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        box = asked(boxes)
        other = boxes[1 - (box.seat or 0)]
        hub.goes(live, box)
        began = time.monotonic()
        await asyncio.sleep(0.4)
        box = listen(hub, live, box.seat)
        passed = (time.monotonic() - began) * 1000
        seat = box.state["seats"][box.seat or 0]
        assert seat["bank"] > 50_000
        assert 5000 - passed - 500 < seat["away"] <= 4600
        live.clocks.banks[box.seat or 0].away = 0.5
        hub.goes(live, box)
        await comes_to(lambda: other.state["result"] is not None)
        assert other.state["result"]["by"] == "time"

    told(story, tmp_path)


def test_a_decision_costs_its_time_and_earns_the_increment(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        options = Options(clock=Clock(bank=100, add=5))
        live = await sit_down(hub, "legions", seed=3, options=options)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        box = asked(boxes)
        began = time.monotonic()
        await asyncio.sleep(0.3)
        await choose(hub, live, box, box.options[0]["key"])
        passed = time.monotonic() - began
        left = live.clocks.banks[box.seat or 0].left
        assert 105 - passed - 1 < left <= 104.7
        again = await reopened(hub, live)
        assert abs(again.clocks.banks[box.seat or 0].left - left) < 0.01

    told(story, tmp_path)


def test_saying_what_to_pass_gives_no_time_back(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        options = Options(clock=Clock(bank=100))
        live = await sit_down(hub, "legions", seed=3, options=options)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        box = asked(boxes)
        await asyncio.sleep(0.3)
        await say(hub, live, box, wire.Stops(kinds=["nothing"]))
        await choose(hub, live, box, box.options[0]["key"])
        assert live.clocks.banks[box.seat or 0].left <= 99.7

    told(story, tmp_path)


def test_a_slow_line_costs_half_a_second_less_at_most(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        left = []
        for lag in (0, 300, 90_000):
            live = await sit_down(hub, "legions", seed=3, options=clocked(bank=100))
            boxes = [listen(hub, live, seat) for seat in (0, 1)]
            box = asked(boxes)
            await say(hub, live, box, wire.Ping(ms=1, lag=lag))
            live.clocks.since -= 10  # it takes ten seconds
            await choose(hub, live, box, box.options[0]["key"])
            left.append(live.clocks.banks[box.seat or 0].left)
        assert 88 < left[0] <= 90
        assert 0.2 < left[1] - left[0] < 0.4 + 0.5
        assert left[2] <= 90.5

    told(story, tmp_path)


def test_a_slow_line_costs_less_also_for_who_speaks_in_requests(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3, options=clocked(bank=100))
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        stream, other = asked(boxes), next(box for box in boxes if not box.options)
        stream.streams = True

        def request() -> Box:
            box = Box(stream.person, stream.seat)
            box.listens = False
            return box

        asks = request()
        assert await say(hub, live, asks, wire.Ping(ms=7, lag=400))
        assert [one["t"] for one in asks.heard] == ["pong"]
        assert (stream.lag, other.lag) == (0.4, 0)
        live.clocks.since -= 10  # it takes ten seconds
        key = stream.options[0]["key"]
        assert await say(hub, live, request(), wire.Choose(at=stream.v, pick=[key]))
        assert 90.2 < live.clocks.banks[stream.seat or 0].left <= 90.4

    told(story, tmp_path)


def test_who_comes_back_is_told_the_whole_position(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        await play(hub, live, boxes, random.Random(2), 20)
        box = boxes[0]
        before = len(box.heard)
        assert await say(hub, live, box, wire.Hello(table=live.id))
        told_again = [one for one in box.heard[before:] if one["t"] == "pos"]
        assert [(one["v"], one["base"]) for one in told_again] == [(live.v, None)]
        assert set(told_again[0]["parts"]) == set(live.eyes(live.chairs[0]).seen.board)

    told(story, tmp_path)
