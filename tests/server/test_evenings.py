"""More than one game, more than two people: watching, series, another day, what goes wrong."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import select, update
from tests.server.client import Plain
from tests.server.room import (
    asked,
    choose,
    codes,
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
from kirifuda.server.refusing import RefusedError
from kirifuda.server.seating import Options
from kirifuda.server.store import schema

# -- watching --------------------------------------------------------------------------------


def test_watchers_are_as_many_decisions_late_as_was_agreed(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3, options=Options(delay=3))
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        watcher = listen(hub, live, None)
        for chair in live.chairs:
            chair.stops.auto = False
        rng = random.Random(1)
        for _ in range(20):
            box = asked(boxes)
            await choose(hub, live, box, rng.choice(box.options)["key"])
        assert watcher.v == live.v - 3
        assert watcher.state["v"] == watcher.v
        assert all("cards" not in watcher.board[f"{seat}.hand"] for seat in (0, 1))
        await say(hub, live, watcher, wire.Choose(at=live.v, pick=["end"]))
        await say(hub, live, watcher, wire.Concede())
        assert codes(watcher) == ["watching", "watching"]
        await say(hub, live, boxes[0], wire.Concede())
        assert watcher.v == live.v
        assert watcher.board["0.hand"]["cards"]  # all is open after the end

    told(story, tmp_path)


def test_hands_are_shown_once_everybody_agrees(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        await play(hub, live, boxes, random.Random(1), 6)
        watcher = listen(hub, live, None)
        await say(hub, live, boxes[0], wire.Show(hands=True))
        assert "cards" not in watcher.board["0.hand"]
        await say(hub, live, boxes[1], wire.Show(hands=True))
        assert watcher.board["0.hand"]["cards"]
        assert "cards" not in watcher.board["0.deck"]
        await say(hub, live, boxes[1], wire.Show(hands=False))
        assert "cards" not in watcher.board["0.hand"]

    told(story, tmp_path)


def test_a_private_table_has_no_watchers_without_its_link(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", options=Options(watch=False))
        with pytest.raises(RefusedError) as refused:
            await hub.place(live, "somebody", "a token")
        assert refused.value.reasons[0].code == "private"
        assert await hub.place(live, live.chairs[1].person, "") == 1

    told(story, tmp_path)


# -- series, the end, another day ------------------------------------------------------------


def test_a_match_of_several_games_goes_on_until_one_has_won(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3, options=Options(best_of=3))
        games = 0
        loser = 0
        while live.id:
            games += 1
            box = listen(hub, live, loser)
            await say(hub, live, box, wire.Concede())
            assert box.state["score"][1 - loser] == games
            if not box.state["next"]:
                break
            after = await hub.table(box.state["next"])
            assert after.before == live.id
            assert after.match is not None
            assert after.match.decision is not None
            assert after.match.decision.seat == loser  # the loser chooses who begins
            live = after
        assert games == 2

    told(story, tmp_path)


def test_a_rematch_begins_when_all_people_want_it(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3)
        box = listen(hub, live, 0)
        with pytest.raises(RefusedError):
            await hub.rematch(live, 0)
        await say(hub, live, box, wire.Concede())
        assert await hub.rematch(live, 0) == ""
        assert box.state["rematch"] == [0]
        made = await hub.rematch(live, 1)
        assert box.state["next"] == made
        again = await hub.table(made)
        assert [c.person for c in again.chairs] == [c.person for c in live.chairs]
        assert again.seed != live.seed

    told(story, tmp_path)


def test_a_match_is_adjourned_and_resumed_when_all_are_here(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3, options=Options(clock=Clock(bank=60)))
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        await play(hub, live, boxes, random.Random(1), 4)
        await say(hub, live, boxes[0], wire.Adjourn())
        await say(hub, live, boxes[1], wire.Agree(ask=boxes[1].state["asks"][0]["id"], yes=True))
        assert boxes[0].state["status"] == "adjourned"
        assert boxes[0].state["running"] is None
        await choose(hub, live, asked(boxes), asked(boxes).options[0]["key"])
        assert "not live" in codes(boxes[0]) + codes(boxes[1])
        live = await reopened(hub, live)
        assert live.status == "adjourned"
        one = listen(hub, live, 0)
        await say(hub, live, one, wire.Adjourn(resume=True))
        assert codes(one) == ["absent"]
        two = listen(hub, live, 1)
        await say(hub, live, two, wire.Adjourn(resume=True))
        assert one.state["status"] == "live"
        assert one.state["running"] is not None
        assert await play(hub, live, [one, two], random.Random(1), 3) == 3

    told(story, tmp_path)


def test_a_table_that_does_not_play_again_is_frozen(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        await play(hub, live, boxes, random.Random(1), 80)
        kept = hub.store.read_now(select(schema.step).where(schema.step.c.digest != ""))
        assert kept
        row = (schema.step.c.table == live.id) & (schema.step.c.v == kept[0]["v"])
        await hub.journal.run_one(update(schema.step).where(row).values(digest="another"))
        await hub.journal.run_one(update(schema.snapshot).values(engine="another"))
        again = await reopened(hub, live)
        assert again.status == "frozen"
        assert again.v == kept[0]["v"] - 1
        box = listen(hub, again, 0)
        assert box.board["head"]
        await say(hub, again, box, wire.Concede())
        assert codes(box) == ["frozen"]

    told(story, tmp_path)


def test_a_chain_of_picks_is_made_whole_or_not_at_all(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        box = await until(
            hub, live, boxes, lambda b: bool(b.options) and bool(b.board["ask"].get("chain"))
        )
        picks = [o["key"] for o in box.options if o["kind"] == "pick"][:2]
        await say(hub, live, box, wire.Try(id=5, at=box.v, pick=picks[:1]))
        answer: Plain = box.heard[-1]
        assert answer["chain"]["picked"] == picks[:1]
        assert picks[1] in answer["chain"]["open"]
        before = live.v
        await choose(hub, live, box, picks[0], "pick 99999", "done")
        assert live.v == before
        assert codes(box) == ["not offered"]
        await choose(hub, live, box, *picks, "done")
        assert live.v >= before + 2
        assert box.acks[-1]["at"] == before
        acks = len(box.acks)
        await say(hub, live, box, wire.Choose(at=before, pick=[*picks, "done"]))
        assert len(box.acks) == acks + 1  # sent again, acknowledged again
        await say(hub, live, box, wire.Choose(at=before, pick=picks[:1]))
        assert codes(box)[-1] == "stale"

    told(story, tmp_path)


def test_what_fails_on_disk_is_not_done(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        await play(hub, live, boxes, random.Random(1), 5)
        at = live.v
        row = {
            "table": live.id, "v": at + 1, "kind": "choose", "seat": 0, "arg": 0, "at_ms": 0,
            "spent_ms": 0, "away_ms": 0, "said": "", "digest": "",
        }  # fmt: skip
        await hub.journal.run_one(schema.step.insert().values(row))
        box = asked(boxes)
        acks = len(box.acks)
        await choose(hub, live, box, box.options[0]["key"])
        assert codes(box) == ["disk"]
        assert len(box.acks) == acks
        assert live.lost
        assert box.ended == wire.GOING
        again = await hub.table(live.id)
        assert again.v == at + 1  # what is on disk counts

    told(story, tmp_path)


@pytest.mark.parametrize(("form", "seats"), [("rumble", "ppbb"), ("double-team", "pppp")])
def test_more_than_two_play_in_formats_that_have_them(
    form: str, seats: str, tmp_path: Path
) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "rebirth", seats, Options(format=form), seed=3)
        people = [seat for seat, who in enumerate(seats) if who == "p"]
        boxes = [listen(hub, live, seat) for seat in people]
        watcher = listen(hub, live, None)
        assert len(watcher.state["seats"]) == len(seats)
        assert boxes[0].state["teams"] == ([[0, 1], [2, 3]] if form == "double-team" else [])
        rng = random.Random(2)
        while live.v < 60 and live.status == "live":
            box = next((b for b in boxes if b.options and b.v == live.v), None)
            if box is not None and not live.lock.locked():
                await choose(hub, live, box, rng.choice(box.options)["key"])
            await asyncio.sleep(0.001)
        assert watcher.v == live.v
        await say(hub, live, boxes[0], wire.Concede())
        if live.status == "live":  # the others play on
            assert live.playing_people == people[1:]
        async with live.lock:
            v = live.v
            hub.give_up(live)
        again = await hub.table(live.id)
        assert again.v >= v
        assert again.status in ("live", "over")

    told(story, tmp_path)


def test_who_names_a_seed_has_the_same_match_again(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        one, same, other = [await sit_down(hub, "legions", seed=seed) for seed in (3, 3, 4)]
        assert one.id != same.id
        assert [hub.luck(one, v) for v in range(9)] == [hub.luck(same, v) for v in range(9)]
        assert hub.luck(one, 7) not in (hub.luck(other, 7), hub.luck(one, 8))

    told(story, tmp_path)
