"""The screens that come up over the table: cards, why not, help, questions, the curtain."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.cells import set_cell_size
from rich.style import Style
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Horizontal, Middle, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from kirifuda.cli.table.detail import detail
from kirifuda.cli.table.items import FAINT
from kirifuda.cli.table.layout import Layout
from kirifuda.cli.table.scene import Plain, Scene
from kirifuda.cli.table.words import KEYS, MOUSE, Says
from kirifuda.games.sheet import Pair

CLAUSE = Style(color="bright_yellow", bold=True)


class Panel(ModalScreen[None]):
    """A list on the left, and what it points at on the right."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,z,w", "dismiss", show=False),
    ]

    def __init__(self, title: str, hint: str) -> None:
        super().__init__()
        self.heading = title
        self.hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel") as panel:
            panel.border_title = self.heading
            panel.border_subtitle = self.hint
            with Horizontal():
                yield OptionList(*self.entries(), id="entries")
                with VerticalScroll(can_focus=False):
                    yield Static("", id="about")

    def on_mount(self) -> None:
        entries = self.query_one("#entries", OptionList)
        entries.focus()
        entries.highlighted = self.start()

    @on(OptionList.OptionHighlighted)
    def pointed(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#about", Static).update(self.about(event.option.id or ""))

    def entries(self) -> list[Option]:
        raise AssertionError("a subclass answers this")

    def start(self) -> int:
        return 0

    def about(self, entry: str) -> Text:
        raise AssertionError("a subclass answers this")


class Zoom(Panel):
    """Every card that can be seen, zone by zone, and all that can be told about one."""

    def __init__(self, layout: Layout, scene: Scene, card: int) -> None:
        says = layout.says
        super().__init__(says("zoom"), says("zoom hint"))
        self.layout_of = layout
        self.scene = scene
        self.card = card
        self.found: list[Option] = []
        self.first = -1

    def entries(self) -> list[Option]:
        scene, layout = self.scene, self.layout_of
        extra = sorted(c for c in scene.offered if c not in scene.by_handle)
        if extra:
            self.head(layout.says("offered"), len(extra))
            for card in extra:
                self.card_row(card, Text(scene.name(card, layout.lang)))
        for seat in [scene.seat, *scene.foes()]:
            for zone in layout.sheet.browse:
                cards = scene.zones[seat].get(zone, [])
                if not cards:
                    continue
                self.head(layout.whose(seat, layout.speech.zone(zone)), len(cards))
                for seen in cards:
                    if seen.known:
                        text = Text(layout.name(scene, seen))
                        text.append("  ")
                        text.append_text(layout.stats(scene, seen))
                        self.card_row(seen.card, text)
        return self.found

    def head(self, words: str, count: int) -> None:
        self.found.append(Option(Text(f"{words} ({count})", CLAUSE), disabled=True))

    def card_row(self, card: int, text: Text) -> None:
        if self.first < 0:
            self.first = len(self.found)
        if card == self.card:
            self.first = len(self.found)
        self.found.append(Option(Text.assemble("  ", text), id=str(card)))

    def start(self) -> int:
        return max(0, self.first)

    def about(self, entry: str) -> Text:
        return detail(self.layout_of, self.scene, int(entry)) if entry else Text("")


class WhyNot(Panel):
    """Everything that a person might want and cannot do, with every clause that forbids it."""

    def __init__(self, layout: Layout, scene: Scene) -> None:
        says = layout.says
        super().__init__(says("why"), says("why hint"))
        self.layout_of = layout
        self.scene = scene
        self.answers: dict[str, Text] = {}

    def entries(self) -> list[Option]:
        out: list[Option] = []
        seen: set[str] = set()
        for wish in self.scene.seen.wishes():
            label = self.layout_of.wish(self.scene, wish)
            if label in seen:
                continue
            seen.add(label)
            entry = str(len(out))
            self.answers[entry] = self.answer(label, wish)
            out.append(Option(Text(label), id=entry))
        if not out:
            out.append(Option(Text(self.layout_of.says("why nothing")), id="none"))
        return out

    def answer(self, label: str, wish: Plain) -> Text:
        """The clauses against a wish."""
        out = Text(f"{label}\n\n", Style(bold=True))
        for clause, words in self.layout_of.against(wish):
            out.append(f"{clause:<10}", CLAUSE)
            out.append(f"{words}\n")
        return out

    def about(self, entry: str) -> Text:
        return self.answers.get(entry, Text(""))


class Thoughts(Panel):
    """What a bot thinks: a line for each thing, and more about it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("h,enter", "dismiss", show=False)]

    def __init__(self, title: str, hint: str, told: list[tuple[str, str]]) -> None:
        super().__init__(title, hint)
        self.told = told

    def entries(self) -> list[Option]:
        return [Option(Text(line), id=str(at)) for at, (line, _) in enumerate(self.told)]

    def about(self, entry: str) -> Text:
        return Text(self.told[int(entry)][1]) if entry else Text("")


class Help(ModalScreen[None]):
    """The keys, and the signs on the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,question_mark", "dismiss", show=False)
    ]

    def __init__(self, says: Says, legend: tuple[tuple[str, Pair], ...]) -> None:
        super().__init__()
        self.says = says
        self.legend = legend

    def compose(self) -> ComposeResult:
        out = Text()
        for key, pair in (*KEYS, *self.legend):
            out.append(set_cell_size(key, 15), CLAUSE)
            out.append(self.says.pair(pair) + "\n")
        out.append("\n" + self.says.pair(MOUSE))
        with VerticalScroll(classes="panel") as panel:
            panel.border_title = self.says("help")
            yield Static(out)


class Ask(ModalScreen[bool]):
    """A question that is answered with yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)", show=False),
        Binding("n,escape", "answer(False)", show=False),
        Binding("left,right,up,down", "app.focus_next", show=False),
    ]

    def __init__(self, question: str, says: Says) -> None:
        super().__init__()
        self.question = question
        self.says = says

    def compose(self) -> ComposeResult:
        with Vertical(classes="ask"):
            yield Static(self.question)
            with Horizontal():
                yield Button(self.says("no"), id="no", variant="primary")
                yield Button(self.says("yes"), id="yes", variant="error")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, answer: bool) -> None:
        self.dismiss(answer)


class SaveAs(ModalScreen[Path | None]):
    """Where to save to."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, name: str, says: Says) -> None:
        super().__init__()
        self.file = name
        self.says = says
        self.warned = ""

    def compose(self) -> ComposeResult:
        with Vertical(classes="ask"):
            yield Static(self.says("save title"))
            yield Input(self.file, id="file", select_on_focus=False)
            yield Static(self.says("save hint"), id="hint")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        path = Path(event.value.strip()).expanduser()
        if not event.value.strip():
            return
        if path.exists() and self.warned != str(path):
            self.warned = str(path)
            self.query_one("#hint", Static).update(self.says("exists"))
            return
        self.dismiss(path)


class Curtain(ModalScreen[None]):
    """Hides everything until the next person sits down."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss", show=False)]

    def __init__(self, who: str, says: Says) -> None:
        super().__init__()
        self.who = who
        self.says = says

    def compose(self) -> ComposeResult:
        with Middle(), Center():
            yield Static(
                Text.assemble(
                    (self.says("curtain", self.who) + "\n\n", Style(bold=True)),
                    (self.says("curtain hint", self.who), FAINT),
                    justify="center",
                ),
                id="words",
            )

    def on_click(self) -> None:
        self.dismiss()
