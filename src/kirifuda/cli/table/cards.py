"""The widget that shows cards beside and below each other."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from kirifuda.cli.table.drawing import FLAT, TALL, Mood, flat, framed
from kirifuda.cli.table.layout import Layout, Slot
from kirifuda.cli.table.scene import Scene

WIDE = 15  # a card with a frame that stands in a row of any length
SLIM = 16
FEW, WIDEST = 3, 24


class Shown(Widget):
    """Cards that can be clicked and pointed at."""

    class Clicked(Message):
        """A slot was clicked."""

        def __init__(self, slot: Slot) -> None:
            self.slot = slot
            super().__init__()

    class Pointed(Message):
        """The mouse is over another card (0: over none)."""

        def __init__(self, source: Shown, card: int) -> None:
            self.source = source
            self.card = card
            super().__init__()

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.layout_of: Layout | None = None
        self.scene: Scene | None = None
        self.ticked: list[int] = []
        self.offered: set[int] = set()
        self.spots: set[tuple[int, int]] = set()
        self.pointed = 0

    def mood(self, slot: Slot) -> Mood:
        card = slot.card.card if slot.card is not None else 0
        able = card in self.offered or (slot.seat, slot.spot) in self.spots
        return Mood(able, card in self.ticked)

    def slot_at(self, x: int, y: int) -> Slot | None:
        raise AssertionError("a subclass answers this")

    def on_click(self, event: events.Click) -> None:
        slot = self.slot_at(event.x, event.y)
        if slot is not None:
            self.post_message(self.Clicked(slot))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        slot = self.slot_at(event.x, event.y)
        card = slot.card.card if slot is not None and slot.card is not None else 0
        if card != self.pointed:
            self.pointed = card
            self.post_message(self.Pointed(self, card))


class Cards(Shown):
    """Slots in a grid: `columns` beside each other, or as many as fit (0)."""

    DEFAULT_CSS = "Cards { width: 1fr; height: auto; }"

    def __init__(self, *, columns: int = 0, id: str | None = None) -> None:
        super().__init__(id=id)
        self.columns = columns
        self.high = TALL  # lines of a card
        self.slots: list[Slot] = []

    def show(
        self,
        layout: Layout,
        scene: Scene,
        slots: list[Slot],
        *,
        high: int,
        offered: set[int],
        ticked: list[int],
        spots: set[tuple[int, int]],
    ) -> None:
        """Show these slots; `spots` are places that can be chosen, as seats with spots."""
        resized = len(slots) != len(self.slots) or high != self.high
        self.layout_of = layout
        self.scene = scene
        self.slots = slots
        self.high = high
        self.offered = offered
        self.ticked = ticked
        self.spots = spots
        self.refresh(layout=resized)

    def grid(self, width: int) -> tuple[int, int]:
        """How many columns, and how wide they are."""
        columns = self.columns
        if not columns:  # few cards in a row are wider
            room = max(1, width // (SLIM if self.high == FLAT else WIDE))
            columns = min(room, max(FEW, len(self.slots)))
            return columns, min(WIDEST, max(6, width // columns))
        return columns, max(6, width // columns)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        columns, _ = self.grid(width)
        rows = -(-len(self.slots) // columns)
        return max(1, rows * self.high)

    def render(self) -> Text:
        layout, scene = self.layout_of, self.scene
        if layout is None or scene is None:
            return Text("")
        columns, width = self.grid(self.size.width)
        lines: list[Text] = []
        for at in range(0, len(self.slots), columns):
            blocks = [
                flat(layout, scene, slot, self.mood(slot), width)
                if self.high == FLAT
                else framed(layout, scene, slot, self.mood(slot), width, self.high)
                for slot in self.slots[at : at + columns]
            ]
            for parts in zip(*blocks, strict=True):
                lines.append(Text.assemble(*parts))
        return Text("\n", no_wrap=True).join(lines)

    def slot_at(self, x: int, y: int) -> Slot | None:
        columns, width = self.grid(self.size.width)
        column = x // width
        at = y // self.high * columns + column
        return self.slots[at] if column < columns and 0 <= at < len(self.slots) else None
