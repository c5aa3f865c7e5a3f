"""What the table shows: both sides, the hand, what is asked, and the log."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Container, Vertical, VerticalScroll
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from kirifuda.cli.table.cards import Cards
from kirifuda.cli.table.detail import detail
from kirifuda.cli.table.drawing import FLAT, LOW, TALL
from kirifuda.cli.table.items import FAINT
from kirifuda.cli.table.layout import Layout, layout
from kirifuda.cli.table.piles import Piles
from kirifuda.cli.table.rows import COMMAND, KEYS, Group, Row, rows
from kirifuda.cli.table.scene import Scene
from kirifuda.cli.table.sitting import Sitting
from kirifuda.cli.table.style import CSS as STYLE
from kirifuda.cli.table.telling import Teller
from kirifuda.cli.table.words import FOOTER, Says
from kirifuda.table.chain import Chain
from kirifuda.table.speech import speech

ROOM = 100  # cells for the text of an ability in a row
LITTLE_ROOM = 36
BESIDE, UPRIGHT = 110, 36  # from this size on, what is asked stands beside the sides
SINCE = 5  # lines of what happened since one was last asked
MARGIN = 4  # cells of a row beside its text
KEY_STYLE = Style(color="bright_yellow", bold=True)


class Board(App[None]):
    """The screen of a table, drawn from what the person who looks may see."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting, lang: str) -> None:
        super().__init__()
        self.sitting = sitting
        self.lang = lang
        self.says = Says(lang)
        self.rows: list[Row] = []
        self.chain: Chain | None = None
        self.chain_version = -1
        self.shown_version = -1  # of the position that is on the screen
        self.opened: Group | None = None
        self.pointed = 0
        self.flat = False  # cards have no frames
        self.narrow = False  # what is asked stands below the sides rather than beside them
        self.low = False
        self.ready = False
        self.across = -1  # whom of several the upper side shows, if somebody was asked for
        self.teller = Teller()
        self.spoken = speech(sitting.game.name, lang)
        self.scene = self.look()

    def look(self) -> Scene:
        """The match as who looks at the screen sees it now."""
        return Scene(self.sitting.look())

    # -- setting up ------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        made = self.plan()
        yield Static(id="top")
        with Container(id="body"):
            with Container(id="board"):
                if self.sitting.seats > 2:
                    yield Static(id="others")
                for side in ("foe", "own"):
                    with Vertical(id=side, classes="side"):
                        yield from self.side(made, side)
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
                    yield Static(id="below")
                yield RichLog(id="log", wrap=True, min_width=10)
        yield Static(id="foot")

    def side(self, made: Layout, side: str) -> list[Widget]:
        """What a side is made of, from above."""
        title = Static(id=f"{side}-title", classes="title")
        cards = Cards(columns=made.columns, id=f"{side}-cards")
        lines = Static(id=f"{side}-lines", classes="lines")
        piles = Piles(id=f"{side}-piles")
        if not made.mirrored:
            return [title, cards, lines, piles]
        return [title, lines, piles, cards] if side == "foe" else [cards, piles, lines, title]

    def names(self) -> list[str]:
        """What the seats are called, for the person who looks."""
        sitting = self.sitting
        out: list[str] = []
        for seat in range(sitting.seats):
            if seat not in sitting.people and sitting.bot is not None:
                bot = self.says("bot")
                out.append(bot if sitting.seats == 2 else f"{bot} {seat + 1}")
            elif seat == sitting.viewer:
                out.append(self.says("you"))
            else:
                out.append(self.says("person", seat + 1))
        return out

    def plan(self) -> Layout:
        return layout(self.sitting.game.name, self.spoken, self.names())

    def fit_size(self, size: Size) -> None:
        """Take the form that the terminal has room for."""
        wide, high = self.plan().sheet.roomy
        self.flat = size.width < wide or size.height < high
        self.narrow = self.flat and (size.width < BESIDE or size.height < UPRIGHT)
        self.low = size.height < self.plan().sheet.tall
        self.screen_stack[0].set_class(self.narrow, "narrow")
        self.teller.forget()

    def card_lines(self) -> int:
        """How many lines a card takes."""
        if self.flat:
            return FLAT
        return LOW if self.low else TALL

    # -- showing ---------------------------------------------------------------------------

    def show(self, keep: int | None = None) -> None:
        """Draw everything anew. `keep`: the row that stays highlighted."""
        sitting = self.sitting
        scene = self.look()
        self.scene = scene
        self.shown_version = sitting.version
        made = self.plan()
        self.renew_chain(scene)
        self.rows = self.all_rows(made, scene)
        self.show_top(scene)
        self.show_sides(made, scene)
        self.show_asked(made, scene, keep)
        log = self.query_one("#log", RichLog)
        self.teller.tell(log, sitting, made, scene)
        self.call_after_refresh(log.scroll_end, animate=False)
        self.preview(self.highlighted_card())
        self.show_foot()

    def renew_chain(self, scene: Scene) -> None:
        decision = scene.decision
        if decision is None or not scene.mine or not decision.chained:
            self.chain = None
        elif self.chain is None or self.chain_is_old():
            self.chain = self.sitting.chain()
            self.chain_version = self.sitting.version

    def chain_is_old(self) -> bool:
        return self.chain_version != self.sitting.version

    def all_rows(self, made: Layout, scene: Scene) -> list[Row]:
        if scene.over:
            return [
                Row(COMMAND, Text(self.says(f"{word} row")), command=command)
                for word, command in (
                    ("again", "again"),
                    ("review", "review"),
                    ("take back", "take_back"),
                    ("save", "save"),
                    ("quit", "leave_now"),
                )
            ]
        return rows(made, scene, self.chain, self.opened, LITTLE_ROOM if self.narrow else ROOM)

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
        if scene.over:
            parts.append(self.says("seed", sitting.seed))
        self.query_one("#top", Static).update(Text(" · ".join(parts), no_wrap=True), layout=False)

    def show_sides(self, made: Layout, scene: Scene) -> None:
        sitting = self.sitting
        names = self.names()
        foe = self.opposite(scene)
        if sitting.seats > 2:
            self.show_others(made, scene, foe)
        ticked = self.chain.ticked if self.chain is not None else []
        offered = {r.card for r in self.rows if r.able and r.card}
        spots = {(r.seat, r.spot) for r in self.rows if r.spot >= 0 and self.asks_where()}
        if self.asks_where() and self.opened is not None:
            offered = set()
        for side, seat in (("foe", foe), ("own", scene.seat)):
            title = made.title(scene, seat)
            box = self.query_one(f"#{side}", Vertical)
            named = names[seat]
            if sitting.seats > 2 and seat != scene.seat and sitting.with_viewer(seat):
                named += " +"
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
                high=self.card_lines(),
                offered=offered,
                ticked=ticked,
                spots=spots,
            )
            piles = self.query_one(f"#{side}-piles", Piles)
            piles.show(
                made,
                scene,
                made.piles(scene, seat),
                framed=not self.flat,
                offered=offered,
                ticked=ticked,
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
            high=self.card_lines(),
            offered=offered,
            ticked=ticked,
            spots=set(),
        )

    def opposite(self, scene: Scene) -> int:
        """Whom the upper side shows: who was asked for, else who has a part in what goes on, else
        the next one."""
        order = [(scene.seat + k) % scene.count for k in range(1, scene.count)]
        there = [seat for seat in order if seat not in scene.gone] or order
        if self.across in there:
            return self.across
        for role in scene.roles:
            if role.get("seat") in there:
                return int(role["seat"])
        return there[0]

    def show_others(self, made: Layout, scene: Scene, shown: int) -> None:
        """A line for each of those whom neither side shows."""
        names = self.names()
        lines: list[Text] = []
        for seat in scene.foes():
            if seat == shown:
                continue
            mark = "▸" if scene.turn and scene.turn_seat == seat else " "
            if seat in scene.gone:
                mark = "×"
            name = names[seat] + (" +" if self.sitting.with_viewer(seat) else "")
            line = Text.assemble(Text(f"{mark}{name}  ", Style(bold=True)), made.title(scene, seat))
            line.no_wrap = True
            lines.append(line)
        self.query_one("#others", Static).update(Text("\n").join(lines), layout=True)

    def action_across(self) -> None:
        """Show the next of several others on the upper side."""
        scene = self.scene
        others = [seat for seat in scene.foes() if seat not in scene.gone]
        if self.sitting.seats > 2 and others:
            now = self.opposite(scene)
            at = others.index(now) if now in others else -1
            self.across = others[(at + 1) % len(others)]
            self.show()

    def asks_where(self) -> bool:
        """Whether all that can be chosen is about one card, and where it goes."""
        cards = {r.card for r in self.rows if r.card}
        return len(cards) == 1 and any(r.spot >= 0 for r in self.rows)

    def show_asked(self, made: Layout, scene: Scene, keep: int | None) -> None:
        sitting = self.sitting
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
            text = Text()
            text.append(made.speech.decision(decision.kind), Style(bold=True))
            text.append(f"  {decision.clause}", KEY_STYLE)
            if decision.source:
                text.append("\n")
                if decision.kind not in made.sheet.own:
                    text.append(self.says("by", ""))
                text.append(scene.name(decision.source, self.lang), Style(color="bright_cyan"))
                found = scene.card_sheet(decision.source)
                explains = not self.narrow and decision.kind not in made.sheet.plain
                if found is not None and explains:
                    which = decision.ability
                    told = made.ability(scene, which) if which is not None else ""
                    if not told:
                        told = made.text(found, self.lang, scene.by_handle.get(decision.source))
                    text.append(f"\n{told}" if told else "", FAINT)
            if self.opened is not None:
                kind, card = self.opened
                text.append(f"\n{made.speech.group(kind, scene.name(card, self.lang))}")
            if not self.narrow:
                self.teller.since(sitting, made, scene, text, SINCE)
            asked.update(text)
        self.show_rows(keep)

    def show_rows(self, keep: int | None) -> None:
        listed = self.query_one("#list", OptionList)
        listed.clear_options()
        for at, row in enumerate(self.rows):
            key = KEYS[at] if at < len(KEYS) else " "
            line = Grid.grid(padding=(0, 1, 0, 0))
            line.add_column(width=1)
            line.add_column(overflow="fold")
            line.add_row(Text(key, KEY_STYLE), row.text)
            listed.add_option(Option(line, id=str(at), disabled=not row.able))
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

    def preview(self, card: int) -> None:
        """Show a card in full: below the hand, or below what can be chosen, as there is room."""
        decision = self.scene.decision
        if not card and decision is not None:
            card = decision.source
        text = Text("")
        if card:
            text = detail(self.plan(), self.scene, card, brief=True, little=self.narrow)
        self.query_one("#preview").display = not self.narrow
        below = self.query_one("#below", Static)
        below.display = self.narrow
        (below if self.narrow else self.query_one("#card", Static)).update(text)
        self.call_after_refresh(self.fit_below)

    def fit_below(self) -> None:
        """Leave room for all that can be chosen before a card is shown below it."""
        if not self.narrow:
            return
        box = self.query_one("#asking")
        wide = max(1, box.content_size.width - MARGIN)
        lines = [line for row in self.rows for line in row.text.plain.split("\n")]
        needed = sum(max(1, -(-cell_len(line) // wide)) for line in lines)
        room = box.content_size.height - self.query_one("#ask").size.height - needed
        below = self.query_one("#below")
        below.display = room > 1
        below.styles.max_height = max(1, room)

    def highlighted_card(self) -> int:
        at = self.query_one("#list", OptionList).highlighted
        if at is not None and at < len(self.rows) and self.rows[at].card:
            return self.rows[at].card
        return 0
