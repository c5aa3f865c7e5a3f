"""A recorded match at the table: step by step, both ways, from either side."""

from __future__ import annotations

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import RichLog, Static

from kirifuda.cli.table.board import Board
from kirifuda.cli.table.items import FAINT
from kirifuda.cli.table.layout import Layout
from kirifuda.cli.table.rows import Row, choice
from kirifuda.cli.table.scene import Scene
from kirifuda.cli.table.sitting import Sitting
from kirifuda.cli.table.words import Says
from kirifuda.games.game import Game
from kirifuda.kernel.match import Match
from kirifuda.table.speech import speech

WIDE_ROW = 100


def moments(game: Game, match: Match) -> list[Match]:
    """A match at its start and after each of its choices."""
    now = game.open(game.setting(match.setup), match.seed, True)
    out = [now.copy()]
    for index in match.choices.all():
        if index < 0:
            now.concede(-1 - index)
        else:
            now.choose(index)
        out.append(now.copy())
    return out


class Replay(Board):
    """A match that has been played, as one of the seats saw it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("right,space,enter", "step(1)", show=False, priority=True),
        Binding("up", "step(-10)", show=False, priority=True),
        Binding("down", "step(10)", show=False, priority=True),
        Binding("home", "step(-1000000)", show=False, priority=True),
        Binding("end", "step(1000000)", show=False, priority=True),
        Binding("tab", "side", show=False, priority=True),
        Binding("l", "language", show=False),
        Binding("q,escape,ctrl+c", "quit", show=False),
    ]

    def __init__(self, game: Game, match: Match, lang: str) -> None:
        self.moments = moments(game, match)
        self.chosen = match.choices.all()
        self.at = 0
        super().__init__(Sitting(game, self.moments[0], None), lang)
        self.sitting.auto = False

    def on_mount(self) -> None:
        self.title = self.sitting.game.title
        self.query_one("#log", RichLog).can_focus = False
        self.ready = True
        self.fit_size(self.size)
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        if self.ready:
            self.fit_size(event.size)
            self.call_after_refresh(self.show)

    def names(self) -> list[str]:
        return [self.says("person", seat + 1) for seat in range(self.sitting.seats)]

    def all_rows(self, made: Layout, scene: Scene) -> list[Row]:
        """Nothing can be chosen any more."""
        return []

    def show_asked(self, made: Layout, scene: Scene, keep: int | None) -> None:
        """What was asked here, and what was chosen."""
        box = self.query_one("#asking", Vertical)
        box.border_title = self.says("step", self.at, len(self.moments) - 1)
        text = Text()
        decision = scene.decision
        if decision is None:
            text = self.outcome(scene)
        else:
            text.append(f"{made.called[decision.seat]}: ", Style(bold=True))
            text.append(made.speech.decision(decision.kind))
            text.append(f"  {decision.clause}\n", FAINT)
            index = self.chosen[self.at]
            if index >= 0:
                asker = Scene(self.sitting.seen_by(decision.seat))
                assert asker.decision is not None
                key = self.sitting.seen_by(decision.seat).chosen(index)["key"]
                option = next(o for o in asker.decision.options if o.key == key)
                text.append("→ ", Style(bold=True))
                text.append_text(choice(made, asker, asker.decision, option, WIDE_ROW).text)
        text.append(f"\n\n{self.says('replay keys')}", FAINT)
        self.query_one("#ask", Static).update(text)
        self.show_rows(None)

    def outcome(self, scene: Scene) -> Text:
        won = [self.names()[seat] for seat in scene.winners]
        words = self.says("person wins", won[0]) if won else self.says("draw")
        why = self.spoken.ending(scene.clause)
        return Text(f"{words}\n{why}  {scene.clause}", Style(bold=True))

    def action_step(self, by: int) -> None:
        at = max(0, min(len(self.moments) - 1, self.at + by))
        if at < self.at:
            self.teller.forget()
        self.at = at
        self.sitting.match = self.moments[at]
        self.sitting.version += 1
        self.show()

    def action_side(self) -> None:
        """Look from the next seat."""
        self.sitting.viewer = (self.sitting.viewer + 1) % self.sitting.seats
        self.teller.forget()
        self.show()

    def action_language(self) -> None:
        self.lang = "en" if self.lang == "ja" else "ja"
        self.says = Says(self.lang)
        self.spoken = speech(self.sitting.game.name, self.lang)
        self.teller.forget()
        self.show()
