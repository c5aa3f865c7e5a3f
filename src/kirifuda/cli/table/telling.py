"""The log pane: what happened, as the person who looks may know it, with clause numbers."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual.widgets import RichLog

from kirifuda.cli.table.layout import Layout
from kirifuda.cli.table.scene import Plain, Scene
from kirifuda.cli.table.sitting import Remark, Sitting

LONG = 120  # characters of an ability that says how a card is affected
CLAUSE = Style(color="yellow", dim=True)
QUIET = ("step", "rest", "stand", "shuffle", "exhaust cores", "ready cores", "points")
STYLES = {
    "turn": Style(bold=True, reverse=True),
    "phase": Style(color="blue", bold=True),
    "attack": Style(color="bright_red"),
    "block": Style(color="bright_cyan"),
    "damage": Style(color="red"),
    "partner hit": Style(color="red"),
    "break": Style(color="red"),
    "life lost": Style(color="red"),
    "awaken": Style(color="bright_yellow", bold=True),
    "unlock": Style(color="bright_green"),
    "play": Style(color="bright_green"),
    "lose": Style(bold=True),
    "over": Style(bold=True),
}


class Teller:
    """Writes what is new into the log pane."""

    def __init__(self) -> None:
        self.told = 0
        self.remarked = 0
        self.fresh = True

    def since(self, sitting: Sitting, layout: Layout, scene: Scene, out: Text, most: int) -> None:
        """Add what others did since the person was last asked, the latest few of it."""
        if not sitting.asked_at:
            return
        told = [
            note
            for note in scene.seen.lines(sitting.asked_at)
            if note["verb"] not in QUIET and note.get("who", scene.seat) != scene.seat
        ]
        if not told:
            return
        out.append(f"\n{layout.says('since')}", Style(italic=True, dim=True))
        for line in folded([note_line(layout, scene, note) for note in told])[-most:]:
            line.truncate(70, overflow="ellipsis")
            out.append("\n· ", Style(dim=True))
            out.append_text(line)

    def forget(self) -> None:
        """The next time, write everything anew."""
        self.fresh = True

    def tell(self, pane: RichLog, sitting: Sitting, layout: Layout, scene: Scene) -> None:
        pane.border_title = layout.says("log")
        if self.fresh:
            pane.clear()
            self.told = self.remarked = 0
            self.fresh = False
        for line in folded(self.lines(sitting, layout, scene)):
            pane.write(line)

    def lines(self, sitting: Sitting, layout: Layout, scene: Scene) -> list[Text]:
        """The lines that were not told before."""
        notes = scene.seen.lines(self.told)
        out: list[Text] = []
        for at, note in enumerate(notes, self.told):
            self.remarks(sitting, layout, scene, at, out)
            out.append(note_line(layout, scene, note))
        self.told += len(notes)
        self.remarks(sitting, layout, scene, self.told, out)
        return out

    def remarks(
        self, sitting: Sitting, layout: Layout, scene: Scene, until: int, out: list[Text]
    ) -> None:
        """What the table did by itself before this place of the log."""
        while self.remarked < len(sitting.remarks):
            remark = sitting.remarks[self.remarked]
            if remark.at > until:
                return
            self.remarked += 1
            if remark.seat == scene.seat:
                out.append(remark_line(layout, scene, remark))


def folded(lines: list[Text]) -> list[Text]:
    """Lines that say the same one after the other, as one."""
    out: list[Text] = []
    times = 1
    for line in lines:
        if out and out[-1].plain == line.plain:
            times += 1
            continue
        if times > 1:
            out[-1] = Text.assemble(out[-1], f" ×{times}")
            times = 1
        out.append(line)
    if out and times > 1:
        out[-1] = Text.assemble(out[-1], f" ×{times}")
    return out


def note_line(layout: Layout, scene: Scene, note: Plain) -> Text:
    def who(seat: int) -> str:
        return layout.called[seat] if seat >= 0 else layout.speech.seat(seat)

    def text(key: str, ability: int) -> str:
        return layout.shortly(scene, (key, ability), LONG)

    words = layout.speech.line(note, who, lambda key: scene.named(key, layout.lang), text)
    verb = note["verb"]
    style = Style(dim=True) if verb in QUIET else STYLES.get(verb, Style())
    return Text.assemble((words, style), (f"  {note['clause']}", CLAUSE))


def remark_line(layout: Layout, scene: Scene, remark: Remark) -> Text:
    name = scene.named(remark.told.get("name", ""), layout.lang) if "name" in remark.told else ""
    words = layout.says("auto", layout.speech.option(remark.told, name))
    return Text.assemble((words, Style(dim=True, italic=True)), (f"  {remark.clause}", CLAUSE))
