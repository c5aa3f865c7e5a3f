"""The table: one screen with both sides, the hand, what is asked, and the log."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.geometry import Size
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option
from textual.worker import WorkerFailed

from kirifuda.agents import Agent
from kirifuda.cli.speech import speech
from kirifuda.cli.table.cards import Cards
from kirifuda.cli.table.chain import Chain
from kirifuda.cli.table.detail import detail
from kirifuda.cli.table.layout import FAINT, Layout, layout
from kirifuda.cli.table.rows import (
    BACK,
    CHOOSE,
    COMMAND,
    CONFIRM,
    GROUP,
    KEYS,
    TICK,
    Group,
    Row,
    rows,
)
from kirifuda.cli.table.scene import Scene
from kirifuda.cli.table.screens import Ask, Curtain, Help, SaveAs, WhyNot, Zoom
from kirifuda.cli.table.sitting import BOT, OTHER, OVER, PERSON, Sitting
from kirifuda.cli.table.style import CSS as STYLE
from kirifuda.cli.table.telling import Teller
from kirifuda.cli.table.words import FOOTER, Says
from kirifuda.games.game import Game
from kirifuda.kernel.errors import KirifudaError
from kirifuda.kernel.match import Match

WIDE = (100, 34)  # from this size on, cards have frames
PACE = 0.35  # seconds that a bot takes at least, so that people can follow
TRACE = "KIRIFUDA_TRACE"
KEY_STYLE = Style(color="bright_yellow", bold=True)


class Table(App[None]):
    """A match at a table in the terminal."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("z", "zoom", show=False),
        Binding("w", "why_not", show=False),
        Binding("u", "take_back", show=False),
        Binding("s", "save", show=False),
        Binding("c", "concede", show=False),
        Binding("a", "auto", show=False),
        Binding("l", "language", show=False),
        Binding("f", "fill", show=False),
        Binding("q,ctrl+c", "leave", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("escape", "up_one", show=False),
        Binding("space", "tick", show=False),
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
        super().__init__()
        self.sitting = Sitting(game, match, bot)
        self.lang = lang
        self.pace = pace
        self.says = Says(lang)
        self.rows: list[Row] = []
        self.chain: Chain | None = None
        self.opened: Group | None = None
        self.pointed = -1
        self.narrow = False
        self.ready = False
        self.teller = Teller()
        self.crash: BaseException | None = None
        self.spoken = speech(game.name, lang)
        self.scene = Scene(match, self.sitting.viewer)

    # -- setting up ------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        made = self.plan()
        yield Static(id="top")
        with Container(id="body"):
            with Container(id="board"):
                for side in ("foe", "own"):
                    with Vertical(id=side, classes="side"):
                        yield Static(id=f"{side}-title", classes="title")
                        yield Cards(columns=made.columns, id=f"{side}-cards")
                        yield Static(id=f"{side}-lines", classes="lines")
                    if side == "foe":
                        yield Static(id="middle")
                with VerticalScroll(id="handbox", can_focus=False):
                    yield Cards(id="hand")
                with VerticalScroll(id="preview", can_focus=False):
                    yield Static(id="card")
            with Container(id="panel"):
                with Vertical(id="asking"):
                    yield Static(id="ask")
                    yield OptionList(id="list")
                yield RichLog(id="log", wrap=True, min_width=10)
        yield Static(id="foot")

    def on_mount(self) -> None:
        self.title = self.sitting.game.title
        self.query_one("#log", RichLog).can_focus = False
        self.ready = True
        self.fit_size(self.size)
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        if self.ready and self.fit_size(event.size):
            self.show()

    def fit_size(self, size: Size) -> bool:
        """Take the form that the terminal has room for; True if that is another one."""
        before = self.narrow
        self.narrow = size.width < WIDE[0] or size.height < WIDE[1]
        self.screen_stack[0].set_class(self.narrow, "narrow")
        self.teller.forget()
        return before != self.narrow

    def names(self) -> list[str]:
        """What the seats are called, for the person who looks."""
        sitting = self.sitting
        out: list[str] = []
        for seat in range(sitting.match.state.seats):
            if seat not in sitting.people and sitting.bot is not None:
                out.append(self.says("bot"))
            elif seat == sitting.viewer:
                out.append(self.says("you"))
            else:
                out.append(self.says("person", seat + 1))
        return out

    def plan(self) -> Layout:
        return layout(self.sitting.game.name, self.spoken, self.names())

    # -- going on --------------------------------------------------------------------------

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
        decision = self.sitting.match.decision
        assert decision is not None
        who = self.says("person", decision.seat + 1)

        def lifted(_: None) -> None:
            self.sitting.lift_curtain()
            self.teller.forget()
            self.go_on()

        self.push_screen(Curtain(who, self.says), lifted)

    async def think(self) -> None:
        """Let the bot choose in a thread, so that the table stays awake, until a person must."""
        sitting = self.sitting
        assert sitting.bot is not None
        while sitting.state == BOT:
            version = sitting.version
            began = time.monotonic()
            index = await asyncio.to_thread(sitting.bot.choose, sitting.match.copy())
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

    # -- showing ---------------------------------------------------------------------------

    def show(self, keep: int | None = None) -> None:
        """Draw everything anew. `keep`: the row that stays highlighted."""
        sitting = self.sitting
        scene = Scene(sitting.match, sitting.viewer)
        self.scene = scene
        made = self.plan()
        self.renew_chain(scene)
        self.rows = self.all_rows(made, scene)
        self.show_top(scene)
        self.show_sides(made, scene)
        self.show_asked(made, scene, keep)
        self.teller.tell(self.query_one("#log", RichLog), sitting, made, scene)
        self.preview(self.highlighted_card())
        self.show_foot()

    def renew_chain(self, scene: Scene) -> None:
        decision = scene.decision
        if decision is None or not scene.mine or not decision.chained:
            self.chain = None
        elif self.chain is None or self.chain.match is not scene.match or self.chain_is_old():
            self.chain = Chain(scene.match, scene.seat)
            self.chain_version = self.sitting.version

    chain_version = -1

    def chain_is_old(self) -> bool:
        return self.chain_version != self.sitting.version

    def all_rows(self, made: Layout, scene: Scene) -> list[Row]:
        if scene.over:
            return [
                Row(COMMAND, Text(self.says(f"{word} row")), command=command)
                for word, command in (
                    ("again", "again"),
                    ("take back", "take_back"),
                    ("save", "save"),
                    ("quit", "leave_now"),
                )
            ]
        return rows(made, scene, self.chain, self.opened, 36 if self.narrow else 100)

    def show_top(self, scene: Scene) -> None:
        sitting = self.sitting
        parts = [sitting.game.title if self.lang == "en" else sitting.game.japanese]
        if scene.turn:
            parts.append(self.says("turn", scene.turn))
            if scene.turn_seat == scene.seat:
                parts.append(self.says("your turn"))
            else:
                parts.append(self.says("their turn", self.names()[scene.turn_seat]))
        else:
            parts.append(self.says("before"))
        parts.append(f"seed {sitting.match.seed}")
        self.query_one("#top", Static).update(Text(" · ".join(parts), no_wrap=True), layout=False)

    def show_sides(self, made: Layout, scene: Scene) -> None:
        sitting = self.sitting
        names = self.names()
        foe = scene.foes()[0]
        ticked = self.chain.ticked if self.chain is not None else []
        offered = {r.card for r in self.rows if r.able and r.card >= 0}
        spots = {(scene.seat, r.spot) for r in self.rows if r.spot >= 0 and self.opened is not None}
        if self.opened is not None:
            offered = set()
        for side, seat in (("foe", foe), ("own", scene.seat)):
            title = made.title(scene, seat)
            box = self.query_one(f"#{side}", Vertical)
            named = names[seat]
            if seat not in sitting.people and sitting.bot is not None:
                named += f" · {sitting.bot.name}"
            box.border_title = named
            box.set_class(bool(scene.turn) and scene.turn_seat == seat, "turn")
            if self.narrow:
                mark = "▸" if scene.turn and scene.turn_seat == seat else " "
                name = Text(f"{mark}{names[seat]} ", Style(bold=True))
                title = Text.assemble(name, " ", title)
            title.no_wrap = True
            self.query_one(f"#{side}-title", Static).update(title, layout=False)
            self.query_one(f"#{side}-cards", Cards).show(
                made,
                scene,
                made.slots(scene, seat),
                framed=not self.narrow,
                offered=offered,
                ticked=ticked,
                spots=spots,
            )
            line = made.line(scene, seat)
            self.query_one(f"#{side}-lines", Static).update(line, layout=False)
        where, what = made.middle(scene)
        between = (what or where) if self.narrow else Text("\n").join([where, what])
        self.query_one("#middle", Static).update(between, layout=False)
        hand = made.hand(scene, scene.seat)
        self.query_one("#handbox").border_title = f"{self.says('hand')} ({len(hand)})"
        self.query_one("#hand", Cards).show(
            made,
            scene,
            hand,
            framed=not self.narrow,
            offered=offered,
            ticked=ticked,
            spots=set(),
        )

    def show_asked(self, made: Layout, scene: Scene, keep: int | None) -> None:
        box = self.query_one("#asking", Vertical)
        asked = self.query_one("#ask", Static)
        box.set_class(not self.rows, "idle")
        decision = scene.decision
        if scene.over:
            box.border_title = self.says("over")
            asked.update(self.outcome(scene))
        elif decision is None or not scene.mine:
            box.border_title = self.says("wait")
            text = Text()
            if decision is not None:
                text.append(self.says("thinking", self.names()[decision.seat]) + "\n")
                text.append(made.speech.decision(decision.kind), FAINT)
                text.append(f"  {decision.clause}", FAINT)
            asked.update(text)
        else:
            box.border_title = self.says("choose")
            text = Text(made.speech.decision(decision.kind), Style(bold=True))
            text.append(f"  {decision.clause}", KEY_STYLE)
            if decision.source >= 0:
                text.append(f"\n{self.says('by')} ")
                text.append(scene.name(decision.source, self.lang), Style(color="bright_cyan"))
                found = scene.definition(decision.source)
                if found is not None and found.text and not self.narrow:
                    english = found.fields.get("english_text", "")
                    told = found.text if self.lang == "ja" else english
                    text.append(f"\n{told}", FAINT)
            if self.opened is not None:
                kind, card = self.opened
                text.append(f"\n{made.speech.group(kind, scene.name(card, self.lang))}")
            asked.update(text)
        self.show_rows(keep)

    def show_rows(self, keep: int | None) -> None:
        listed = self.query_one("#list", OptionList)
        listed.clear_options()
        for at, row in enumerate(self.rows):
            key = KEYS[at] if at < len(KEYS) else " "
            text = Text.assemble((f"{key} ", KEY_STYLE), row.text)
            listed.add_option(Option(text, id=str(at), disabled=not row.able))
        if self.rows:
            listed.highlighted = min(keep or 0, len(self.rows) - 1)
            if self.screen is self.screen_stack[0]:
                listed.focus()

    def outcome(self, scene: Scene) -> Text:
        sitting = self.sitting
        if not scene.winners:
            words = self.says("draw")
        elif len(sitting.people) == 1:
            words = self.says("win" if sitting.viewer in scene.winners else "lose")
        else:
            words = self.says("person wins", self.says("person", scene.winners[0] + 1))
        out = Text(words, Style(bold=True, color="bright_yellow"))
        why = self.spoken.ending(scene.clause)
        told = f"{why}  {scene.clause}" if why != scene.clause else scene.clause
        out.append(f"\n{told}\n")
        return out

    def show_foot(self) -> None:
        text = Text(no_wrap=True)
        for key, pair in FOOTER:
            text.append(f"{key} ", KEY_STYLE)
            words = self.says.pair(pair)
            if key == "a":
                words += "●" if self.sitting.auto else "○"
            text.append(f"{words} " if self.narrow else f"{words}   ")
        self.query_one("#foot", Static).update(text, layout=False)

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

    def preview(self, card: int) -> None:
        """Show a card in full below the hand, where there is room for it."""
        box = self.query_one("#preview")
        if self.narrow:
            box.display = False
            return
        decision = self.scene.decision
        if card < 0 and decision is not None:
            card = decision.source
        box.display = True
        text = detail(self.plan(), self.scene, card, brief=True) if card >= 0 else Text("")
        self.query_one("#card", Static).update(text)

    @on(Cards.Clicked)
    def clicked(self, event: Cards.Clicked) -> None:
        slot = event.slot
        card = slot.card.card if slot.card is not None else -1
        if self.opened is not None:
            found = [i for i, r in enumerate(self.rows) if r.spot == slot.spot >= 0]
        else:
            found = [i for i, r in enumerate(self.rows) if card >= 0 and r.card == card]
        if len(found) == 1:
            self.take(found[0])
        elif found:
            self.query_one("#list", OptionList).highlighted = found[0]
        elif card >= 0:
            self.pointed = card
            self.action_zoom()

    @on(Cards.Pointed)
    def over_card(self, event: Cards.Pointed) -> None:
        self.pointed = event.card
        tip = None
        if event.card >= 0:
            tip = detail(self.plan(), self.scene, event.card, brief=True)
        event.source.tooltip = tip
        self.preview(event.card if event.card >= 0 else self.highlighted_card())

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
        return self.scene.match is not self.sitting.match or (
            not self.scene.over and self.sitting.state != PERSON
        )

    def toggle(self, card: int, at: int) -> None:
        assert self.chain is not None
        if not self.chain.toggle(card):
            self.notify(self.says("cannot pick"), severity="warning", timeout=2)
            return
        self.show(len(self.rows) - 1 if self.chain.complete else at)

    def confirm(self) -> None:
        chain = self.chain
        assert chain is not None
        if not chain.enough:
            short = chain.first.least - len(chain.first.picked) - len(chain.ticked)
            self.notify(self.says("not enough", short), severity="warning", timeout=2)
            return
        self.sitting.confirm(chain)
        self.chain = None
        self.go_on()

    # -- commands --------------------------------------------------------------------------

    def highlighted_card(self) -> int:
        at = self.query_one("#list", OptionList).highlighted
        if at is not None and at < len(self.rows) and self.rows[at].card >= 0:
            return self.rows[at].card
        return -1

    def busy(self) -> bool:
        """Whether another screen covers the table."""
        return self.screen is not self.screen_stack[0]

    def action_zoom(self) -> None:
        if not self.busy():
            card = self.pointed if self.pointed >= 0 else self.highlighted_card()
            self.push_screen(Zoom(self.plan(), self.scene, card))

    def action_why_not(self) -> None:
        if not self.busy():
            self.push_screen(WhyNot(self.plan(), self.scene))

    def action_take_back(self) -> None:
        if self.busy():
            return
        if not self.sitting.take_back():
            self.notify(self.says("nothing to take back"), severity="warning", timeout=2)
            return
        self.workers.cancel_group(self, "bot")
        self.chain = None
        self.teller.forget()
        self.notify(self.says("taken back"), timeout=1)
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
                self.notify(self.says("not saved", why), severity="error", timeout=6)
                return
            self.notify(self.says("saved", path), timeout=4)

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
        sitting = self.sitting
        match = sitting.game.open(
            sitting.game.setting(sitting.match.setup), sitting.match.seed + 1, True
        )
        auto = sitting.auto
        self.sitting = Sitting(sitting.game, match, sitting.bot)
        self.sitting.auto = auto
        self.teller.forget()
        self.go_on()

    def action_auto(self) -> None:
        self.sitting.auto = not self.sitting.auto
        self.notify(self.says("auto on" if self.sitting.auto else "auto off"), timeout=2)
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
            self.notify(self.says("nothing to fill"), severity="warning", timeout=2)
            return
        self.chain.fill()
        self.show(len(self.rows) - 1)

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
            self.push_screen(Help(self.says))

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
