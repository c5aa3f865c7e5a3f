"""The widget that shows piles: cards by name, one column for each place where they lie."""

from __future__ import annotations

from rich.text import Text
from textual.geometry import Size

from kirifuda.cli.table.cards import Shown
from kirifuda.cli.table.drawing import OFFERED, TICKED, fit, name_style
from kirifuda.cli.table.items import FAINT
from kirifuda.cli.table.layout import Layout, Pile, Slot
from kirifuda.cli.table.scene import Scene

MOST = 3  # names of a pile where there is room
FEW = 2  # and where there is little
GAP = 1


class Piles(Shown):
    """Piles beside each other: what each is called, and the names of its cards below that.

    Where there is little room, the first name stands beside what the pile is called.
    """

    DEFAULT_CSS = "Piles { width: 1fr; height: auto; }"

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.framed = True
        self.piles: list[Pile] = []

    def show(
        self,
        layout: Layout,
        scene: Scene,
        piles: list[Pile],
        *,
        framed: bool,
        offered: set[int],
        ticked: list[int],
    ) -> None:
        before = self.height() if self.piles else 0
        self.layout_of = layout
        self.scene = scene
        self.piles = piles
        self.framed = framed
        self.offered = offered
        self.ticked = ticked
        self.display = bool(piles)
        self.refresh(layout=before != (self.height() if piles else 0))

    def height(self) -> int:
        longest = max(len(pile.slots) for pile in self.piles)
        if self.framed:
            return 1 + max(1, min(MOST, longest))
        return max(1, min(FEW, longest))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.height() if self.piles else 0

    def column(self, width: int) -> int:
        return max(4, width // max(1, len(self.piles)))

    def render(self) -> Text:
        layout, scene = self.layout_of, self.scene
        if layout is None or scene is None or not self.piles:
            return Text("")
        width = self.column(self.size.width)
        columns = [self.lines(layout, scene, pile, width - GAP) for pile in self.piles]
        rows = [
            Text(" " * GAP).join([fit(column[at], width - GAP) for column in columns])
            for at in range(self.height())
        ]
        return Text("\n", no_wrap=True).join(rows)

    def lines(self, layout: Layout, scene: Scene, pile: Pile, width: int) -> list[Text]:
        """A pile from above, as many lines as all of them have."""
        head = [pile.label] if self.framed else []
        room = self.height() - len(head)
        shown = pile.slots[:room]
        more = f" +{len(pile.slots) - room}" if len(pile.slots) > room else ""
        out: list[Text] = []
        for at in range(room):
            line = Text(" ") if at or self.framed else Text.assemble(pile.short, " ")
            if at < len(shown):
                line.append_text(self.named(layout, scene, shown[at]))
            if more and at == room - 1:
                line = Text.assemble(fit(line, width - len(more)), (more, FAINT))
            out.append(line)
        return head + out

    def named(self, layout: Layout, scene: Scene, slot: Slot) -> Text:
        card = slot.card
        assert card is not None
        style = name_style(layout, slot)
        mood = self.mood(slot)
        if mood.offered:
            style += OFFERED
        if mood.ticked:
            style = TICKED
        out = Text(layout.name(scene, card), style)
        if layout.turned_over(card):
            out = Text.assemble(("▒", FAINT), out)
        return out

    def slot_at(self, x: int, y: int) -> Slot | None:
        at = x // self.column(self.size.width)
        if not 0 <= at < len(self.piles):
            return None
        slots = self.piles[at].slots
        place = y - 1 if self.framed else y
        return slots[place] if 0 <= place < min(len(slots), self.height()) else None
