"""A match being played at a table: who sits where, whose turn it is to look, taking back, saving.

Nothing here draws anything, so all of it can be tested without a screen.
"""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

from kirifuda.agents import Agent
from kirifuda.games.game import Game
from kirifuda.kernel.errors import KirifudaError
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Decision, Option
from kirifuda.table.chain import Chain
from kirifuda.table.desk import Seen, desk
from kirifuda.table.takeback import ASK, verdict

PERSON = "person"  # the seat that looks at the screen decides
OTHER = "other"  # another person decides: the screen has to change hands
BOT = "bot"
OVER = "over"


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

    # -- deciding --------------------------------------------------------------------------

    def remember(self) -> None:
        self.history.append(Before(self.match.copy(), list(self.remarks)))

    def choose(self, index: int) -> None:
        """The person at the screen chooses."""
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

    def bot_chose(self, index: int) -> None:
        self.match.choose(index)
        self.version += 1

    def pass_forced(self) -> bool:
        """Make one decision that has a single option, if that is wanted; True if made."""
        decision = self.match.decision
        if not self.auto or self.state != PERSON or decision is None:
            return False
        if len(decision.options) != 1:
            return False
        told = Seen(desk(self.game), decision.seat).look(self.match)["ask"]["options"][0]
        self.remarks.append(Remark(len(self.match.log), decision, told))
        self.match.choose(0)
        self.version += 1
        return True

    def can_take_back(self) -> bool:
        return any(len(self.options(b)) > 1 or not self.auto for b in self.history)

    @staticmethod
    def options(before: Before) -> list[Option]:
        decision = before.match.decision
        return decision.options if decision is not None else []

    def must_ask(self) -> bool:
        """Whether others must agree before the last decision is taken back."""
        back = [b for b in self.history if len(self.options(b)) > 1 or not self.auto]
        if not back:
            return False
        seat = back[-1].match.decision.seat if back[-1].match.decision else self.viewer
        return verdict(back[-1].match, self.match, seat, self.people) == ASK

    def take_back(self) -> bool:
        """Back to before the last decision of a person; False if there is none."""
        while self.history:
            before = self.history.pop()
            if self.auto and len(self.options(before)) <= 1:
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
