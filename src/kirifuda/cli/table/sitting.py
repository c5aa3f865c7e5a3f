"""A match being played at a table: who sits where, whose turn it is to look, taking back, saving.

Nothing here draws anything, so all of it can be tested without a screen.
"""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

from kirifuda.agents import Agent, decide
from kirifuda.games.game import Game
from kirifuda.kernel.errors import KirifudaError
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Decision
from kirifuda.table.advice import advice, adviser, review
from kirifuda.table.auto import passes
from kirifuda.table.chain import Chain
from kirifuda.table.desk import Seen, desk
from kirifuda.table.takeback import ASK, verdict

PERSON = "person"  # the seat that looks at the screen decides
OTHER = "other"  # another person decides: the screen has to change hands
BOT = "bot"
OVER = "over"
ADVICE = 1.0  # seconds in which a bot finds out what it would do
AFTERTHOUGHT = 0.1  # and for each decision of a match that is over


class Remark:
    """Something that the table did by itself, told at a place of the log to one seat."""

    def __init__(self, at: int, asked: Decision, told: dict[str, Any]) -> None:
        self.at = at
        self.seat = asked.seat
        self.clause = asked.clause
        self.told = told  # the option, as a board tells it


class Before:
    """What a person can take a decision back to."""

    def __init__(self, match: Match, remarks: list[Remark]) -> None:
        self.match = match
        self.remarks = remarks


class Sitting:
    """A match with people and at most one bot, which then has the last seat."""

    def __init__(self, game: Game, match: Match, bot: Agent | None) -> None:
        self.game = game
        self.match = match
        self.bot = bot
        seats = list(range(match.state.seats))
        self.people = seats[:1] if bot is not None else seats
        self.viewer = self.people[0]
        self.auto = True
        self.remarks: list[Remark] = []
        self.history: list[Before] = []
        self.version = 0  # counts up whenever the position changes
        self.asked_at = 0  # the length of the log when a person chose last
        self.seen: dict[int, Seen] = {}  # what each seat has seen so far
        self.looked: dict[int, int] = {}  # and at which version it has looked last
        self.retrace()
        if match.decision is not None and match.decision.seat in self.people:
            self.viewer = match.decision.seat

    def retrace(self) -> None:
        """Fill the history of a match that was resumed, so that it can be taken back too."""
        chosen = self.match.choices.all()
        if not chosen or not self.match.replayable:
            return
        again = self.game.open(self.game.setting(self.match.setup), self.match.seed, True)
        for index in chosen:
            decision = again.decision
            if index < 0 or decision is None:
                break
            inside = decision.picked and decision.most > 1
            if decision.seat in self.people and len(decision.options) > 1 and not inside:
                self.history.append(Before(again.copy(), []))
            again.choose(index)

    @property
    def state(self) -> str:
        """Who is to act: PERSON, OTHER, BOT, or OVER."""
        decision = self.match.decision
        if decision is None:
            return OVER
        if decision.seat not in self.people:
            return BOT
        return PERSON if decision.seat == self.viewer else OTHER

    def lift_curtain(self) -> None:
        """The person who decides sits down at the screen."""
        decision = self.match.decision
        if decision is not None and decision.seat in self.people:
            self.viewer = decision.seat

    def look(self) -> Seen:
        """What the person at the screen sees now."""
        return self.seen_by(self.viewer)

    def seen_by(self, seat: int) -> Seen:
        """What a seat sees now. It looks once at a position, so that handles stay what they are."""
        if seat not in self.seen:
            self.seen[seat] = Seen(desk(self.game), seat)
        seen = self.seen[seat]
        if seen.match is not self.match or self.looked.get(seat) != self.version:
            seen.look(self.match)
            self.looked[seat] = self.version
        return seen

    def with_viewer(self, seat: int) -> bool:
        """Whether a seat is of the same team as the person at the screen."""
        s = self.match.state
        return bool(s.pool.rules.allies(s, self.viewer) >> seat & 1)

    @property
    def seats(self) -> int:
        return int(self.match.state.seats)

    @property
    def seed(self) -> int:
        return int(self.match.seed)

    @property
    def asked(self) -> int:
        """The seat that is to decide; -1: nobody is asked anything."""
        decision = self.match.decision
        return -1 if decision is None else decision.seat

    def chain(self) -> Chain:
        """The picks that are asked for, as one choice of the person at the screen."""
        return Chain(self.match, self.look())

    def again(self) -> Sitting:
        """Another match with the same decks and another seed."""
        setting = self.game.setting(self.match.setup)
        out = Sitting(self.game, self.game.open(setting, self.match.seed + 1, True), self.bot)
        out.auto = self.auto
        return out

    # -- deciding --------------------------------------------------------------------------

    def remember(self) -> None:
        self.history.append(Before(self.match.copy(), list(self.remarks)))

    def choose(self, key: str) -> None:
        """The person at the screen chooses the option with this key on their board."""
        index = self.look().option(key)
        self.remember()
        self.asked_at = len(self.match.log)
        self.match.choose(index)
        self.version += 1

    def confirm(self, chain: Chain) -> None:
        """The person at the screen confirms a chain of picks."""
        self.remember()
        self.asked_at = len(self.match.log)
        chain.carry_out(self.match)
        self.version += 1

    def think(self) -> int:
        """What the bot would choose; nothing is changed."""
        assert self.bot is not None
        return decide(self.bot, self.match.copy())

    def advise(self) -> list[dict[str, Any]]:
        """What a bot would do in place of the person at the screen; nothing is changed."""
        return advice(self.look(), adviser(seed=self.version, think=ADVICE))

    def review(self) -> list[dict[str, Any]]:
        """Where the chance of the person at the screen fell most; nothing is changed."""
        return review(self.match, self.viewer, adviser(think=AFTERTHOUGHT))

    def bot_chose(self, index: int) -> None:
        self.match.choose(index)
        self.version += 1

    def pass_forced(self) -> bool:
        """Make one decision that has a single option, if that is wanted; True if made.

        What everyone can know needs no other person at the screen.
        """
        decision = self.match.decision
        if not self.auto or self.state not in (PERSON, OTHER) or decision is None:
            return False
        if len(decision.options) != 1:
            return False
        ask = self.seen_by(decision.seat).board["ask"]
        if not passes(ask, len(self.people) > 1):
            return False
        told = ask["options"][0]
        self.remarks.append(Remark(len(self.match.log), decision, told))
        self.match.choose(0)
        self.version += 1
        return True

    def can_take_back(self) -> bool:
        return any(map(self.asks, self.history))

    def asks(self, before: Before) -> bool:
        """Whether a person would be asked there again, and not passed by."""
        decision = before.match.decision
        if not self.auto or decision is None or len(decision.options) != 1:
            return True
        ask = Seen(desk(self.game), decision.seat).look(before.match)["ask"]
        return not passes(ask, len(self.people) > 1)

    def must_ask(self) -> bool:
        """Whether others must agree before the last decision is taken back."""
        back = [b for b in self.history if self.asks(b)]
        if not back:
            return False
        seat = back[-1].match.decision.seat if back[-1].match.decision else self.viewer
        return verdict(back[-1].match, self.match, seat, self.people) == ASK

    def take_back(self) -> bool:
        """Back to before the last decision of a person; False if there is none."""
        while self.history:
            before = self.history.pop()
            if not self.asks(before):
                continue
            self.match = before.match
            self.remarks = before.remarks
            self.asked_at = 0
            self.version += 1
            return True
        return False

    def concede(self) -> None:
        self.remember()
        self.match.concede(self.viewer)
        self.version += 1

    # -- saving ----------------------------------------------------------------------------

    def file_name(self) -> str:
        """Where a match is saved if nobody says otherwise; the seed would tell everything."""
        return f"kirifuda-{self.game.name}-{time.strftime('%Y%m%d-%H%M')}.json"

    def kept(self) -> Path | None:
        """Keep a match that is left before its end where it can be found again."""
        if self.state == OVER or not self.match.choices:
            return None
        home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
        path = Path(home) / "kirifuda" / self.file_name()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.save(path)
        except (OSError, KirifudaError):
            return None
        return path

    def save(self, path: Path) -> None:
        """Write the match as a record, all of it or nothing."""
        text = json.dumps(self.match.record(), ensure_ascii=False) + "\n"
        part = path.with_name(path.name + ".part")
        part.write_text(text, "utf-8")
        part.replace(path)
