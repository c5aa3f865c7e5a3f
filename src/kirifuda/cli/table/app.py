"""The table: what people do at it, and when the bot comes to its turn."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import events, on
from textual.binding import Binding, BindingType
from textual.notifications import SeverityLevel
from textual.widgets import OptionList, RichLog
from textual.worker import WorkerFailed

from kirifuda.cli.advising import NO_FALL, fall_said, names, option_said, percent
from kirifuda.cli.table.board import Board
from kirifuda.cli.table.cards import Shown
from kirifuda.cli.table.detail import detail
from kirifuda.cli.table.rows import BACK, CHOOSE, COMMAND, CONFIRM, GROUP, KEYS, TICK
from kirifuda.cli.table.screens import Ask, Curtain, Help, SaveAs, Thoughts, WhyNot, Zoom
from kirifuda.cli.table.sitting import BOT, OTHER, OVER, PERSON, Sitting
from kirifuda.cli.table.words import Says
from kirifuda.kernel.errors import KirifudaError
from kirifuda.table.speech import speech

if TYPE_CHECKING:
    from kirifuda.agents import Agent
    from kirifuda.games.game import Game
    from kirifuda.kernel.match import Match

PACE = 0.35  # seconds that a bot takes at least, so that people can follow
TRACE = "KIRIFUDA_TRACE"


class Table(Board):
    """A match at a table in the terminal."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("z", "zoom", show=False),
        Binding("w", "why_not", show=False),
        Binding("h", "advice", show=False),
        Binding("u", "take_back", show=False),
        Binding("s", "save", show=False),
        Binding("c", "concede", show=False),
        Binding("a", "auto", show=False),
        Binding("l", "language", show=False),
        Binding("f", "fill", show=False),
        Binding("o", "across", show=False),
        Binding("q,ctrl+c", "leave", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("escape", "up_one", show=False),
        Binding("space", "tick", show=False),
        Binding("pageup", "log(-1)", show=False, priority=True),
        Binding("pagedown", "log(1)", show=False, priority=True),
    ]

    def __init__(
        self,
        game: Game,
        match: Match,
        bot: Agent | None,
        lang: str = "en",
        *,
        pace: float = PACE,
    ) -> None:
        super().__init__(Sitting(game, match, bot), lang)
        self.pace = pace
        self.crash: BaseException | None = None

    # -- going on --------------------------------------------------------------------------

    def on_mount(self) -> None:
        self.title = self.sitting.game.title
        self.query_one("#log", RichLog).can_focus = False
        self.ready = True
        self.fit_size(self.size)
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        if self.ready:
            self.fit_size(event.size)
            self.call_after_refresh(self.show)

    def go_on(self) -> None:
        """Something has changed: show it, and let whoever comes next go on."""
        self.opened = None
        while self.sitting.pass_forced():
            pass
        state = self.sitting.state
        if state == OTHER:
            self.draw_curtain()
            return
        self.show()
        if state == BOT:
            self.run_worker(self.think(), group="bot", exclusive=True)

    def draw_curtain(self) -> None:
        who = self.says("person", self.sitting.asked + 1)

        def lifted(_: None) -> None:
            self.sitting.lift_curtain()
            self.teller.forget()
            self.go_on()

        self.push_screen(Curtain(who, self.says), lifted)

    async def think(self) -> None:
        """Let the bot choose in a thread, so that the table stays awake, until a person must."""
        sitting = self.sitting
        while sitting.state == BOT:
            version = sitting.version
            began = time.monotonic()
            index = await asyncio.to_thread(sitting.think)
            if self.pace:
                await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - began)))
            if sitting is not self.sitting or sitting.version != version:
                return
            sitting.bot_chose(index)
            while sitting.pass_forced():
                pass
            if self.pace and sitting.state == BOT:
                self.show()
        self.call_later(self.go_on)

    # -- choosing --------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        if self.screen is not self.screen_stack[0]:
            return
        char = event.character or ""
        if char and char in KEYS and KEYS.index(char) < len(self.rows):
            event.stop()
            self.take(KEYS.index(char))

    @on(OptionList.OptionSelected, "#list")
    def selected(self, event: OptionList.OptionSelected) -> None:
        self.take(event.option_index)

    @on(OptionList.OptionHighlighted, "#list")
    def highlighted(self) -> None:
        self.preview(self.highlighted_card())

    @on(Shown.Clicked)
    def clicked(self, event: Shown.Clicked) -> None:
        slot = event.slot
        card = slot.card.card if slot.card is not None else 0
        found: list[int] = []
        if self.asks_where():
            spot = (slot.seat, slot.spot)
            found = [i for i, r in enumerate(self.rows) if r.spot >= 0 and (r.seat, r.spot) == spot]
        if not found and (self.opened is None or not self.asks_where()):
            found = [i for i, r in enumerate(self.rows) if card and r.card == card]
        if len(found) == 1:
            self.take(found[0])
        elif found:
            self.query_one("#list", OptionList).highlighted = found[0]
        elif card:
            self.pointed = card
            self.action_zoom()

    @on(Shown.Pointed)
    def over_card(self, event: Shown.Pointed) -> None:
        self.pointed = event.card
        tip = None
        if event.card:
            tip = detail(self.plan(), self.scene, event.card, brief=True)
        event.source.tooltip = tip
        self.preview(event.card or self.highlighted_card())

    def take(self, at: int) -> None:
        """Do what a row says."""
        if not 0 <= at < len(self.rows) or self.rows_are_old():
            return
        row = self.rows[at]
        if row.does == CHOOSE:
            self.sitting.choose(row.option)
            self.go_on()
        elif row.does == GROUP:
            self.opened = row.group
            self.show()
        elif row.does == BACK:
            self.action_up_one()
        elif row.does == TICK:
            self.toggle(row.card, at)
        elif row.does == CONFIRM:
            self.confirm()
        elif row.does == COMMAND:
            self.call_later(self.run_action, row.command)

    def rows_are_old(self) -> bool:
        """Whether what is shown is not what is asked any more."""
        return self.shown_version != self.sitting.version or (
            not self.scene.over and self.sitting.state != PERSON
        )

    def tell(self, words: str, severity: SeverityLevel = "information", timeout: float = 2) -> None:
        """Say something in passing."""
        self.notify(words, severity=severity, timeout=timeout, markup=False)

    def toggle(self, card: int, at: int) -> None:
        assert self.chain is not None
        if not self.chain.toggle(card):
            self.tell(self.says("cannot pick"), severity="warning", timeout=2)
            return
        self.show(len(self.rows) - 1 if self.chain.complete else at)

    def confirm(self) -> None:
        chain = self.chain
        assert chain is not None
        if not chain.enough:
            self.tell(self.says("not enough", chain.short), severity="warning", timeout=2)
            return
        self.sitting.confirm(chain)
        self.chain = None
        self.go_on()

    # -- commands --------------------------------------------------------------------------

    def busy(self) -> bool:
        """Whether another screen covers the table."""
        return self.screen is not self.screen_stack[0]

    def action_zoom(self) -> None:
        if not self.busy():
            card = self.pointed or self.highlighted_card()
            self.push_screen(Zoom(self.plan(), self.scene, card))

    def action_why_not(self) -> None:
        if not self.busy():
            self.push_screen(WhyNot(self.plan(), self.scene))

    def action_advice(self) -> None:
        """Tell what a bot would do here, because somebody wants to know."""
        if self.busy():
            return
        if self.sitting.state != PERSON:
            self.tell(self.says("no advice"), severity="warning")
            return
        self.tell(self.says("considering"), timeout=1)
        self.run_worker(self.show_advice(), group="advice", exclusive=True)

    async def show_advice(self) -> None:
        sitting, version = self.sitting, self.sitting.version
        found = await asyncio.to_thread(sitting.advise)
        if sitting is not self.sitting or sitting.version != version or self.busy():
            return
        named = names(sitting.match, self.lang)
        told: list[tuple[str, str]] = []
        for row in found:
            said = option_said(self.spoken, row, named)
            tried = self.says("advice tried", row["tries"])
            told.append((f"{percent(row['chance'])}  {said}", f"{said}\n\n{tried}"))
        self.push_screen(Thoughts(self.says("advice"), self.says("advice hint"), told))

    def action_review(self) -> None:
        """Tell where the chance fell most, once the match is over."""
        if not self.busy() and self.sitting.state == OVER:
            self.tell(self.says("considering"), timeout=4)
            self.run_worker(self.show_review(), group="advice", exclusive=True)

    async def show_review(self) -> None:
        sitting = self.sitting
        found = await asyncio.to_thread(sitting.review)
        if sitting is not self.sitting or self.busy():
            return
        named = names(sitting.match, self.lang)
        told: list[tuple[str, str]] = []
        for row in found:
            said = fall_said(self.spoken, row, named)
            told.append((f"{percent(-row['fell'])}  {said}", said))
        if not told:
            told.append((self.spoken.pair(NO_FALL), ""))
        self.push_screen(Thoughts(self.says("review"), self.says("review hint"), told))

    def action_log(self, pages: int) -> None:
        """Scroll the log."""
        if not self.busy():
            log = self.query_one("#log", RichLog)
            log.scroll_page_up() if pages < 0 else log.scroll_page_down()

    def action_take_back(self) -> None:
        if self.busy():
            return
        if self.sitting.must_ask():
            self.ask_others()
            return
        self.take_back()

    def ask_others(self) -> None:
        """Something was learned, or another person has chosen since: they must agree."""
        others = [seat for seat in self.sitting.people if seat != self.sitting.viewer]
        who = self.says("person", others[0] + 1)

        def answered(yes: bool | None) -> None:
            if yes:
                self.take_back()
            else:
                self.tell(self.says("no agreement"), severity="warning")

        self.push_screen(Ask(self.says("agree?", who), self.says), answered)

    def take_back(self) -> None:
        if not self.sitting.take_back():
            self.tell(self.says("nothing to take back"), severity="warning", timeout=2)
            return
        self.workers.cancel_group(self, "bot")
        self.chain = None
        self.teller.forget()
        self.tell(self.says("taken back"), timeout=1)
        self.go_on()

    def action_save(self) -> None:
        if self.busy():
            return

        def chosen(path: Path | None) -> None:
            if path is None:
                return
            try:
                self.sitting.save(path)
            except (OSError, KirifudaError) as error:
                why = getattr(error, "strerror", None) or str(error)
                self.tell(self.says("not saved", why), severity="error", timeout=6)
                return
            self.tell(self.says("saved", path), timeout=4)

        self.push_screen(SaveAs(self.sitting.file_name(), self.says), chosen)

    def action_concede(self) -> None:
        if self.busy() or self.sitting.state == OVER:
            return

        def answered(yes: bool | None) -> None:
            if yes and self.sitting.state != OVER:
                self.sitting.concede()
                self.workers.cancel_group(self, "bot")
                self.go_on()

        self.push_screen(Ask(self.says("concede?"), self.says), answered)

    def action_again(self) -> None:
        """Another match with the same decks and another seed."""
        self.sitting = self.sitting.again()
        self.teller.forget()
        self.go_on()

    def action_auto(self) -> None:
        self.sitting.auto = not self.sitting.auto
        self.tell(self.says("auto on" if self.sitting.auto else "auto off"), timeout=2)
        if not self.busy() and self.sitting.state == PERSON:
            self.go_on()

    def action_language(self) -> None:
        if self.busy():
            return
        self.lang = "en" if self.lang == "ja" else "ja"
        self.says = Says(self.lang)
        self.spoken = speech(self.sitting.game.name, self.lang)
        self.teller.forget()
        self.show(self.query_one("#list", OptionList).highlighted)

    def action_fill(self) -> None:
        if self.busy():
            return
        if self.chain is None:
            self.tell(self.says("nothing to fill"), severity="warning", timeout=2)
            return
        self.chain.fill()
        self.show(len(self.rows))  # where it is confirmed: that row may come only now

    def action_tick(self) -> None:
        at = self.query_one("#list", OptionList).highlighted
        if not self.busy() and at is not None:
            self.take(at)

    def action_up_one(self) -> None:
        if self.opened is not None:
            self.opened = None
            self.show()

    def action_help(self) -> None:
        if not self.busy():
            self.push_screen(Help(self.says, self.plan().legend))

    def action_leave(self) -> None:
        if self.busy():
            return
        if self.sitting.state == OVER or not self.sitting.history:
            self.exit()
            return

        def answered(yes: bool | None) -> None:
            if yes:
                self.exit()

        self.push_screen(Ask(self.says("quit?"), self.says), answered)

    def action_leave_now(self) -> None:
        self.exit()

    # -- what should not happen ------------------------------------------------------------

    def _handle_exception(self, error: Exception) -> None:
        """People see no stack trace: the table closes, and `run` tells what happened."""
        if self.is_headless or os.environ.get(TRACE):
            super()._handle_exception(error)
            return
        self.crash = error.error if isinstance(error, WorkerFailed) else error
        self.exit(return_code=1)
