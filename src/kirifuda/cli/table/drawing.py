"""Cards as blocks of text, cut and filled to an exact number of terminal cells."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from kirifuda.cli.table.layout import ATTACKED, ATTACKER, SUPPORTER, Layout, Slot
from kirifuda.cli.table.scene import Scene

TALL = 5  # lines of a card with a frame
LOW = 4  # and of one with a single line for its name
FLAT = 2  # lines of a card without a frame

ROUND = "╭─╮│╰╯"
HEAVY = "┏━┓┃┗┛"
DOUBLE = "╔═╗║╚╝"
BROKEN = "╭┄╮┊╰╯"

OFFERED = Style(color="bright_green")
TICKED = Style(color="black", bgcolor="bright_green", bold=True)
EMPTY = Style(color="bright_black")
ROLES = {
    ATTACKER: Style(color="bright_red", bold=True),
    ATTACKED: Style(color="bright_yellow", bold=True),
    SUPPORTER: Style(color="bright_cyan", bold=True),
}


def fit(text: Text, width: int) -> Text:
    """A line of exactly `width` cells."""
    out = text.copy()
    out.truncate(max(0, width), overflow="ellipsis", pad=True)
    return out


def split(name: str, width: int) -> tuple[str, str]:
    """A name on at most two lines: between words where it has some, anywhere if it must."""
    if cell_len(name) <= width or width < 2:
        return name, ""
    used = 0
    cut = len(name)
    for at, char in enumerate(name):
        used += cell_len(char)
        if used > width:
            cut = at
            break
    space = name.rfind(" ", 0, cut + 1)
    if space > 0:
        return name[:space], name[space + 1 :]
    return name[:cut], name[cut:]


class Mood:
    """How a card is to be drawn: what of it can be chosen or is chosen."""

    def __init__(self, offered: bool, ticked: bool) -> None:
        self.offered = offered
        self.ticked = ticked


def frame_of(slot: Slot, mood: Mood) -> tuple[str, Style]:
    """The lines and the colour of a card's frame."""
    rested = slot.card is not None and slot.card.rest
    lines = BROKEN if rested else ROUND
    style = EMPTY if slot.card is None or rested else Style(color="white")
    if slot.role:
        lines = DOUBLE if slot.role == SUPPORTER else HEAVY
        style = ROLES[slot.role]
    if mood.offered:
        style = OFFERED
    if mood.ticked:
        style = TICKED
    return lines, style


def name_style(layout: Layout, slot: Slot) -> Style:
    card = slot.card
    if card is None or not card.known:
        return Style(dim=True)
    style = layout.name_style(card)
    return style + Style(dim=True, italic=True) if card.rest else style


def state_line(layout: Layout, scene: Scene, slot: Slot) -> Text:
    """Values and states of a card."""
    card = slot.card
    if card is None:
        return Text("")
    out = layout.stats(scene, card)
    if layout.rests(card):
        out.append(" ⟳", Style(color="bright_blue", bold=True))
    if layout.turned_over(card):
        out.append(" ▒", Style(dim=True))
    for badge in slot.badges:
        out.append(f" {badge}", Style(color="bright_magenta"))
    return out


def framed(
    layout: Layout, scene: Scene, slot: Slot, mood: Mood, width: int, high: int
) -> list[Text]:
    """A card with a frame: label, one or two lines of name, values."""
    inner = width - 2
    lines, style = frame_of(slot, mood)
    tl, h, tr, v, bl, br = list(lines)
    label = ("✔ " if mood.ticked else "") + slot.label
    head = fit(Text(f" {label} " if label else "", style), min(inner, cell_len(label) + 2))
    if not label:
        head = Text("")
    top = Text(tl, style)
    top.append_text(head)
    top.append(h * max(0, inner - head.cell_len) + tr, style)
    name = layout.name(scene, slot.card) if slot.card is not None else ""
    names = split(name, inner) if high == TALL else (name,)
    body = [Text(part, name_style(layout, slot)) for part in names]
    body.append(state_line(layout, scene, slot))
    out = [top]
    for line in body:
        row = Text.assemble((v, style), fit(line, inner), (v, style))
        out.append(row)
    out.append(Text(bl + h * inner + br, style))
    return out


def flat(layout: Layout, scene: Scene, slot: Slot, mood: Mood, width: int) -> list[Text]:
    """A card on two lines: name, then values."""
    _, style = frame_of(slot, mood)
    marks = {ATTACKER: "▶", ATTACKED: "◀", SUPPORTER: "+"}
    mark = "✔" if mood.ticked else marks.get(slot.role, "│")
    name = layout.name(scene, slot.card) if slot.card is not None else slot.label
    words = Text(name, name_style(layout, slot) if slot.card is not None else EMPTY)
    out: list[Text] = []
    lines = ((slot.letter, words), (mark, state_line(layout, scene, slot)))
    for letter, line in lines:
        out.append(Text.assemble((f"{letter} ", style), fit(line, width - 3), " "))
    return out
