"""Where a match that is over was lost: the decisions of a seat at which its chance fell most.

A program thinks about every decision again, each as one job of a worker, one review at a time: who
plays meanwhile hardly waits. What was found so far is told to whoever asks, and kept for a while.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from kirifuda.kernel.foresight.searching import Thought
from kirifuda.kernel.match import Match
from kirifuda.server import logs
from kirifuda.server.advising import thought
from kirifuda.server.answering import told
from kirifuda.server.calls import Fall, Judged, Reviewed
from kirifuda.server.hub import Hub
from kirifuda.server.refusing import RefusedError, no
from kirifuda.server.reopening import Course, Leaf
from kirifuda.server.replays import Replays
from kirifuda.server.workers import WorkerError
from kirifuda.table.advice import MOST_FALLS, fallen
from kirifuda.table.desk import Seen

MOST_KEPT = 64
MOST_WAITING = 8  # reviews that are not done yet


class Review:
    """What has been found of one seat so far."""

    def __init__(self, decided: list[tuple[int, int]]) -> None:
        self.decided = decided  # versions, and what was chosen there
        self.done = 0
        self.falls: list[Fall] = []

    @property
    def over(self) -> bool:
        return self.done >= len(self.decided)

    def note(self, fall: Fall) -> None:
        self.falls.append(fall)
        self.falls.sort(key=lambda one: (-one.fell, one.v))
        del self.falls[MOST_FALLS:]


class Reviews:
    """The route about where matches were lost."""

    def __init__(self, hub: Hub, replays: Replays) -> None:
        self.hub = hub
        self.replays = replays
        self.kept: OrderedDict[tuple[str, int], Review] = OrderedDict()
        self.turn = asyncio.Lock()  # one review at a time

    async def show(self, request: Request) -> Response:
        """GET /api/replay/ID/review?seat=S: begins it, or tells how far it is."""
        id: str = request.path_params["id"]
        leaf, course = await self.replays.course(id)
        wanted = request.query_params.get("seat", "")
        if not wanted.isascii() or not wanted.isdigit() or int(wanted[:3]) >= len(leaf.seats):
            raise no("value", "seat", wanted)
        seat = int(wanted[:3])
        review = self.kept.get((id, seat))
        if review is None:
            if sum(not one.over for one in self.kept.values()) >= MOST_WAITING:
                raise no("too much")
            review = self.kept[id, seat] = Review(decisions(leaf, course, seat))
            while len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
            self.hub.start(self.go_through(leaf, course, seat, review))
        self.kept.move_to_end((id, seat))
        return told(Reviewed(done=review.done, all=len(review.decided), falls=review.falls))

    async def go_through(self, leaf: Leaf, course: Course, seat: int, review: Review) -> None:
        """Think about one decision after the other."""
        id: str = leaf.table["id"]
        entry = self.hub.catalog.entry(leaf.table["game"])
        seen = Seen(entry.desk, seat)
        async with self.turn:
            for v, index in review.decided:
                try:
                    found = await thought(self.hub, entry.game.name, course.at[v], v)
                    fall = judged(seen, course.at[v], found, index, v)
                except (WorkerError, RefusedError) as error:
                    logs.failure("not reviewed", error, table=id, v=v)
                    fall = None
                review.done += 1
                if fall is not None:
                    review.note(fall)


def decisions(leaf: Leaf, course: Course, seat: int) -> list[tuple[int, int]]:
    """Where a seat chose among several things and did not take it back."""
    out: list[tuple[int, int]] = []
    for row in leaf.steps[: len(course.at) - 1]:
        before = course.at[row["v"] - 1].decision
        if row["kind"] == "back":
            out = [one for one in out if one[0] < row["arg"]]
        elif row["kind"] == "choose" and row["seat"] == seat:
            if before is not None and before.seat == seat and len(before.options) > 1:
                out.append((row["v"] - 1, row["arg"]))
    return out


def judged(
    seen: Seen, match: Match, found: list[tuple[int, int, int]], index: int, v: int
) -> Fall | None:
    """How much the chance fell with a choice; None if that is not worth a word."""
    thoughts: list[Thought] = []
    for option, chance, tries in found:
        one = Thought(option)
        one.tries = tries
        one.chance = chance
        thoughts.append(one)
    fall = fallen(seen, match, thoughts, index)
    if fall is None:
        return None
    return Fall(
        v=v,
        turn=int(match.state.turn),
        asked=fall["asked"],
        clause=fall["clause"],
        chosen=option_of(fall["chosen"]),
        better=option_of(fall["better"]),
        fell=fall["fell"],
    )


def option_of(told_: dict[str, Any]) -> Judged:
    option: Any = {word: value for word, value in told_.items() if word not in ("chance", "tries")}
    return Judged(option=option, chance=told_["chance"])
