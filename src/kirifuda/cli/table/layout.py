"""How a game lies on the table: its sheet and a scene, as plain pieces that the widgets draw."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

import kirifuda
from kirifuda.cli.table.items import BOLD, FAINT, TONES, Items
from kirifuda.cli.table.scene import Scene, SeenCard
from kirifuda.cli.table.wording import Wording
from kirifuda.games import sheet as sh
from kirifuda.games.sheet import Area, Spot
from kirifuda.table.desk import desk
from kirifuda.table.speech import Speech

# what a slot is in what happens now
PLAIN = ""
ATTACKER = "attacker"
ATTACKED = "attacked"
SUPPORTER = "supporter"
PARTS = (ATTACKER, ATTACKED, SUPPORTER)

FIGHTING = Style(color="bright_red", bold=True)
FOUGHT = Style(color="bright_yellow", bold=True)
WHOLE, BROKEN = "▣", "□"  # what a place stands on


class Slot:
    """A place on the table, with or without a card."""

    def __init__(
        self, label: str, card: SeenCard | None, seat: int, spot: int = -1, role: str = PLAIN
    ) -> None:
        self.label = label
        self.card = card
        self.seat = seat
        self.spot = spot
        self.role = role
        self.badges: list[str] = []
        self.letter = "│"  # stands for the label where there is no room for it


class Pile:
    """Cards that lie in the same place, told by name below each other."""

    def __init__(
        self, label: Text, cards: list[SeenCard], seat: int, short: Text | None = None
    ) -> None:
        self.label = label
        self.short = label if short is None else short  # where there is little room
        self.slots = [Slot("", card, seat) for card in cards]


class Layout(Wording):
    """One game's table in one language."""

    def __init__(self, name: str, speech: Speech, called: list[str]) -> None:
        self.desk = desk(kirifuda.game(name))
        super().__init__(self.desk, speech, called)
        self.items = Items(self.sheet, speech, self.kinds, self.says("none"))
        self.columns = self.sheet.size[0]
        self.mirrored = self.sheet.mirrored
        self.legend = self.sheet.legend

    # -- cards -----------------------------------------------------------------------------

    def name_style(self, card: SeenCard) -> Style:
        """In what style the name of a card is told, however it lies."""
        found = [tone for kind, tone in self.sheet.tones.items() if kind in card.kinds]
        if len(found) > 1 and self.sheet.symbols:
            return TONES[sh.WHITE] + BOLD
        return TONES[found[0]] + BOLD if found else BOLD

    def rests(self, card: SeenCard) -> bool:
        """Whether a card rests, as something worth telling."""
        return card.rest and card.zone not in self.sheet.displays

    def turned_over(self, card: SeenCard) -> bool:
        """Whether a card lies with its face down, as something worth telling."""
        return card.down and not self.sided(card) and self.area(card.zone).shape in OPEN_SHAPES

    def sided(self, card: SeenCard) -> bool:
        """Whether a card has two sides, and shows the other one rather than its back."""
        return card.printed is not None and "sides" in card.printed

    def stats(self, scene: Scene, card: SeenCard) -> Text:
        """A card's values in a few characters."""
        return self.items.stats(scene, card)

    # -- a side ----------------------------------------------------------------------------

    def title(self, scene: Scene, seat: int) -> Text:
        """The counts of a side, on one line."""
        return self.items.row(scene, seat, self.sheet.title, "  ")

    def line(self, scene: Scene, seat: int) -> Text:
        """What else lies on a side."""
        return self.items.row(scene, seat, self.sheet.line, "  ")

    def slots(self, scene: Scene, seat: int) -> list[Slot]:
        """The places of a side, row by row as they lie in front of who looks."""
        found = [
            (self.where(scene, seat, area, spot), self.slot(scene, seat, area, spot))
            for area in self.sheet.areas
            for spot in area.spots
        ]
        found.sort(key=lambda pair: pair[0])
        return [slot for _, slot in found]

    def where(self, scene: Scene, seat: int, area: Area, spot: Spot) -> tuple[int, int]:
        """Row and column of a place, for who looks: other sides are turned."""
        columns, rows = self.sheet.size
        column, row = spot.at
        if area.facing == sh.MIRRORED and scene.seat % 2:
            column = columns - 1 - column
        if seat == scene.seat:
            return row, column
        if area.facing == sh.TURNED:
            width = len({s.at[0] for s in area.spots})
            first = min(s.at[0] for s in area.spots)
            column = first + width - 1 - (column - first)
        return rows - 1 - row, column

    def slot(self, scene: Scene, seat: int, area: Area, spot: Spot) -> Slot:
        here = self.lying(scene, seat, area, spot)
        standing = [c for c in here if not (area.beside and c.has(area.beside))]
        card = standing[-1] if standing else None
        label = self.slot_label(scene, seat, area, spot, card)
        made = Slot(label, card, seat, spot.number, self.role(scene, seat, spot, card))
        made.letter = spot.letter
        made.badges = self.badges(scene, seat, area, card, here)
        return made

    def lying(self, scene: Scene, seat: int, area: Area, spot: Spot) -> list[SeenCard]:
        """The cards of an area in one of its places."""
        cards = scene.zone(seat, area.zone)
        if area.shape == sh.SLOT:
            return cards
        if area.covers:
            return [c for c in cards if area.covers[c.spot] >> spot.number & 1]
        return [c for c in cards if c.spot == spot.number]

    def slot_label(
        self, scene: Scene, seat: int, area: Area, spot: Spot, card: SeenCard | None
    ) -> str:
        if area.sided:
            return self.speech.pair(self.sheet.sides[card.side if card is not None else 0])
        if area.label is not None:
            return self.speech.pair(area.label)
        label = self.speech.spot(spot.number)
        for ground in self.sheet.areas:
            if ground.ground == area.zone:
                below = [c for c in scene.zone(seat, ground.zone) if c.spot == spot.number]
                label += f" {WHOLE if below[-1].down else BROKEN}" if below else ""
        return label

    def role(self, scene: Scene, seat: int, spot: Spot, card: SeenCard | None) -> str:
        """What part a place has in what goes on."""
        for told in scene.roles:
            at = self.sheet.roles.index(told["role"])
            if card is not None and card.known and told.get("card") == card.card:
                return PARTS[at]
            if "spot" in told and (told["seat"], told["spot"]) == (seat, spot.number):
                return PARTS[at]
        return PLAIN

    def badges(
        self, scene: Scene, seat: int, area: Area, card: SeenCard | None, here: list[SeenCard]
    ) -> list[str]:
        """What lies under a card or beside it, what it is at the moment, how it faces."""
        out: list[str] = []
        if card is not None:
            for hung in self.sheet.areas:
                if hung.hung and card.known:
                    under = sum(1 for c in scene.zone(seat, hung.zone) if c.host == card.card)
                    if under:
                        word = self.speech.zone(hung.zone)
                        out.append(f"{self.speech.pair(hung.label) if hung.label else word}{under}")
        beside = sum(1 for c in here if area.beside and c.has(area.beside))
        if beside:
            out.append(f"{self.speech.pair(self.flag(area.beside).words or ('', ''))}{beside}")
        if card is not None:
            if area.covers and area.covers[card.spot].bit_count() > 1:
                out.append("⛶")
            gauge, sign = area.gauge
            if gauge and scene.gauges(seat)[gauge]:
                out.append(f"{sign}{scene.gauges(seat)[gauge]}")
            for flag in self.sheet.flags:
                if flag.sign and flag.name not in ("rest", "down") and card.has(flag.name):
                    out.append(flag.sign)
            if card.zone in self.sheet.displays and card.rest:
                left = card.has("faces left") != (card.seat != scene.seat)
                out.append("←" if left else "→")
        return out

    def occupant(self, scene: Scene, seat: int, spot: int) -> str:
        """Who is at a spot of a side, with their values; what it stands on if nobody is."""
        for slot in self.slots(scene, seat):
            if slot.spot == spot and slot.card is not None:
                told = self.name(scene, slot.card)
                values = self.stats(scene, slot.card).plain if seat != scene.seat else ""
                return f"{told}  {values}" if values else told
            if slot.spot == spot and seat != scene.seat and self.sheet.arrow is not None:
                ground = slot.label[-1] if slot.label[-1] in WHOLE + BROKEN else ""
                return f"{self.speech.pair(self.sheet.arrow.nobody)} {ground}".strip()
        return ""

    def piles(self, scene: Scene, seat: int) -> list[Pile]:
        """What lies beside the places of a side, in the order in which it is told."""
        out: list[Pile] = []
        for area in self.sheet.areas:
            if area.shape != sh.PILE:
                continue
            cards = scene.zone(seat, area.zone)
            if area.seldom and not cards:
                continue
            word = self.speech.pair(area.label) if area.label else self.speech.zone(area.zone)
            gauge, sign = area.gauge
            label = Text(word, TONES[sh.GOLD] if gauge else FAINT)
            if area.of:
                label.append(f" {len(cards)}/{area.of}")
            if gauge and scene.gauges(seat)[gauge]:
                label.append(f" {sign * scene.gauges(seat)[gauge]}", TONES[sh.SKY])
            short = Text(self.speech.pair(area.short), FAINT) if area.short else None
            out.append(Pile(label, cards, seat, short))
        return out

    def hand(self, scene: Scene, seat: int) -> list[Slot]:
        zone = next(area.zone for area in self.sheet.areas if area.shape == sh.FAN)
        cards = sorted(scene.zone(seat, zone), key=lambda card: self.rank(scene, card))
        return [Slot("", card, seat) for card in cards]

    def rank(self, scene: Scene, card: SeenCard) -> tuple[int, int, str]:
        """Where a card stands in a hand."""
        order = self.sheet.rank
        at = [place for place, kind in enumerate(order) if kind in card.kinds]
        first = at[0] if at else len(order)
        named = card.printed["names"][1] if card.printed is not None else ""
        return (first, card.numbers.get(self.sheet.by, 0), named)

    # -- what goes on ----------------------------------------------------------------------

    def middle(self, scene: Scene) -> tuple[Text, Text]:
        """Where in the turn it is, and what goes on between the sides; the second may be empty."""
        phases = Text(no_wrap=True)
        if scene.turn:
            for number in self.sheet.phases:
                here = number == scene.phase
                style = Style(reverse=True, bold=True) if here else FAINT
                phases.append(f" {self.speech.phase(number)} ", style)
        return phases, self.battle(scene)

    def battle(self, scene: Scene) -> Text:
        """Who attacks whom; empty where nobody does."""
        arrow = self.sheet.arrow
        if arrow is None:
            return Text("")
        frm, to = scene.role(arrow.frm), scene.role(arrow.to)
        if to is None:
            return Text("")
        who = self.weighed(scene, frm["card"]) if frm and "card" in frm else "–"
        whom = self.speech.pair(arrow.nobody)
        if "card" in to:
            whom = self.weighed(scene, to["card"])
        elif "seat" in to and "spot" not in to:
            whom = self.called[to["seat"]]
        if "spot" in to and self.sheet.size[1] > 1:
            whom += f" ({self.speech.spot(to['spot'])})"
        out = Text(no_wrap=True, overflow="ellipsis")
        out.append(f"{who} ━━▶ ", FIGHTING)
        out.append(whom, FOUGHT)
        facts = self.desk.words.facts
        more = [
            self.speech.look(facts, fact) for fact in scene.facts if "card" in to or fact in facts
        ]
        for role in scene.roles:
            if role["role"] in facts and "card" in role:
                name = scene.name(role["card"], self.lang)
                more.append(self.speech.look(facts, role["role"]).format(card=name))
        out.append("  " + " · ".join(more), TONES[sh.SKY])
        return out

    def weighed(self, scene: Scene, card: int) -> str:
        """A card of an attack with the number that counts there, if one does."""
        name, seen = scene.name(card, self.lang), scene.by_handle.get(card)
        weighs = self.sheet.arrow.weighs if self.sheet.arrow is not None else ""
        return f"{name} {seen.numbers[weighs]}" if weighs and seen is not None else name


OPEN_SHAPES = (sh.SLOT, sh.GRID, sh.PILE, sh.FAN)


def layout(name: str, speech: Speech, called: list[str]) -> Layout:
    """The table of a game."""
    return Layout(name, speech, called)
