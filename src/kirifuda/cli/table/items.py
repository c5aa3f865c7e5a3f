"""What is told on the lines of a side, and of a card in a few signs: from the sheet."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from kirifuda.cli.table.scene import Scene, SeenCard
from kirifuda.games import sheet as sh
from kirifuda.games.sheet import Count, Gauge, Item, Kinds, Names, Pairs, Part, Sheet, Stat, Stats
from kirifuda.table.speech import Speech

RAISED = Style(color="green", bold=True)
LOWERED = Style(color="red", bold=True)
HURT = Style(color="bright_red", bold=True)
FAINT = Style(dim=True)
BOLD = Style(bold=True)
TONES = {
    sh.PLAIN: Style(),
    sh.FAINT: FAINT,
    sh.STRONG: BOLD,
    sh.GOOD: Style(color="green"),
    sh.HURT: HURT,
    sh.GOLD: Style(color="yellow"),
    sh.SKY: Style(color="bright_cyan"),
    sh.ROSE: Style(color="magenta"),
    sh.RED: Style(color="red"),
    sh.BLUE: Style(color="blue"),
    sh.GREEN: Style(color="green"),
    sh.WHITE: Style(color="bright_white"),
    sh.DARK: Style(color="bright_black"),
}
ARROWS = "▲▶▼◀"
FULL_TURN = 15  # the bits of the four directions


class Items:
    """Tells items and stats in one language."""

    def __init__(self, sheet: Sheet, speech: Speech, kinds: Pairs, none: str) -> None:
        self.sheet = sheet
        self.speech = speech
        self.kinds = kinds
        self.none = none  # the word for nothing

    # -- lines of a side -------------------------------------------------------------------

    def row(self, scene: Scene, seat: int, items: tuple[Item, ...], gap: str) -> Text:
        """Items beside each other."""
        out = Text(no_wrap=True, overflow="ellipsis")
        for item in items:
            told = self.item(scene, seat, item)
            if told:
                close = isinstance(item, Kinds) or (isinstance(item, Gauge) and item.words)
                apart = " " if close and not getattr(item, "full", 0) else gap
                out.append(apart if out else "")
                out.append_text(told)
        return out

    def item(self, scene: Scene, seat: int, item: Item) -> Text:
        if isinstance(item, Gauge):
            return self.gauge(scene, seat, item)
        if isinstance(item, Count):
            return self.count(scene, seat, item)
        if isinstance(item, Names):
            return self.names(scene, seat, item)
        words = {kind for c in scene.zone(seat, item.zone) if not c.down for kind in c.kinds}
        found = [self.kind(kind) for kind in item.kinds if kind in words]
        return Text("/".join(found), FAINT)

    def kind(self, name: str) -> str:
        """What a kind is called."""
        return self.speech.pair(self.kinds[name])

    def count(self, scene: Scene, seat: int, item: Count) -> Text:
        cards = scene.zone(seat, item.zone)
        if item.seldom and not cards:
            return Text("")
        label = self.speech.pair(item.label) if item.label else self.speech.zone(item.zone)
        out = Text(f"{label} ", FAINT)
        out.append(str(len(cards)), BOLD)
        marked = sum(1 for c in cards if c.has(item.marked)) if item.marked else 0
        if marked and seat != scene.seat:
            out.append(f" ({item.sign}{marked})", TONES[sh.SKY])
        return out

    def names(self, scene: Scene, seat: int, item: Names) -> Text:
        cards = scene.zone(seat, item.zone)
        shown = [c for c in cards if not (item.lacks and c.has(item.lacks))]
        if item.seldom and not shown:
            return Text("")
        out = Text(f"{self.speech.pair(item.label)} ", FAINT)
        if item.counted:
            out.append(str(len(cards)), BOLD)
            out.append(" (" if shown else "", TONES[item.tone])
        elif not shown:
            out.append(self.none, FAINT)
        for at, card in enumerate(shown):
            out.append(" · " if at else "", FAINT)
            name = scene.name(card.card, self.speech.lang) if card.known else "?"
            sign = "◈" if card.has("field") else ""
            out.append(sign + name, TONES[item.tone] + Style(dim=card.rest))
        out.append(")" if item.counted and shown else "", TONES[item.tone])
        return out

    def gauge(self, scene: Scene, seat: int, gauge: Gauge) -> Text:
        taken = self.taken(scene, seat, gauge)
        total = sum(len(cards) if cards is not None else n for _, n, cards in taken)
        if gauge.seldom and not total:
            return Text("")
        first = taken[0][1]
        danger = 0 <= gauge.near <= total or (gauge.low >= 0 and first <= gauge.low)
        if gauge.words is not None:
            said = self.speech.pair(gauge.words).format(total, gauge.full)
            return Text(said, HURT if danger else TONES[gauge.parts[0].tone])
        label = self.speech.pair(gauge.label)
        out = Text(f"{label} " if label else "", FAINT)
        if gauge.bar:
            self.bar(gauge, total, danger, out)
            return out
        if gauge.sums and gauge.zone:
            standing = sum(n for part, n, _ in taken if "rest" in part.lacks)
            out.append(f"{standing}/{total} ", BOLD)
        if gauge.number:
            out.append(str(total), HURT if danger else TONES[gauge.parts[0].tone] + BOLD)
        if gauge.tinted:
            for card in scene.zone(seat, gauge.zone):
                sign = next(part.sign for part in gauge.parts if self.belongs(card, part))
                out.append(sign, TONES[self.tint(card)] + Style(dim=card.rest))
            return out
        for part, n, _ in taken:
            spent = "rest" not in part.lacks and "rest" in gauge.parts[0].lacks
            style = HURT if danger else TONES[part.tone] + Style(dim=spent)
            out.append(part.sign * n, style)
        if gauge.sums and not gauge.zone:
            out.append(f" {first}/{total}", BOLD)
        return out

    def bar(self, gauge: Gauge, total: int, danger: bool, out: Text) -> None:
        """A number with a row of signs, as many of them full as it is of all."""
        part = gauge.parts[0]
        style = HURT if danger else TONES[part.tone] + BOLD
        full = min(gauge.bar, -(-total * gauge.bar // gauge.full))
        empty = "○" if part.sign == "●" else "▱"
        if gauge.zone:
            out.append(part.sign * full + empty * (gauge.bar - full), style)
            out.append(f" {total}/{gauge.full}", style)
            return
        out.append(f"{total:>2} ", style)
        out.append(part.sign * full, style)
        out.append(empty * (gauge.bar - full), FAINT)

    def taken(
        self, scene: Scene, seat: int, gauge: Gauge
    ) -> list[tuple[Part, int, list[SeenCard] | None]]:
        """How many belong to each part of a gauge, and which cards."""
        if not gauge.zone:
            told = scene.gauges(seat)
            return [(part, told[part.name], None) for part in gauge.parts]
        left = scene.zone(seat, gauge.zone)
        out: list[tuple[Part, int, list[SeenCard] | None]] = []
        for part in gauge.parts:
            mine = [c for c in left if self.belongs(c, part)]
            left = [c for c in left if c not in mine]
            out.append((part, len(mine), mine))
        return out

    @staticmethod
    def belongs(card: SeenCard, part: Part) -> bool:
        return all(map(card.has, part.has)) and not any(map(card.has, part.lacks))

    def tint(self, card: SeenCard) -> str:
        """The tone of a sign that stands for a card; of several, white."""
        found = [tone for kind, tone in self.sheet.tints.items() if kind in card.kinds]
        return found[0] if len(found) == 1 and not card.down else sh.WHITE

    # -- cards in a few signs --------------------------------------------------------------

    def stats(self, scene: Scene, card: SeenCard) -> Text:
        """A card's values in a few characters."""
        out = Text("")
        if not card.known:
            return out
        found = next((s for s in self.sheet.stats if self.fits(scene, card, s)), None)
        for piece in found.pieces if found is not None else ():
            out.append_text(self.piece(scene, card, piece))
        if out.plain.startswith(" "):
            out = out[1:]
        return out

    @staticmethod
    def fits(scene: Scene, card: SeenCard, stats: Stats) -> bool:
        asked = scene.decision.kind if scene.decision is not None else ""
        return (
            (not stats.kind or card.has(stats.kind))
            and (not stats.zones or card.zone in stats.zones)
            and (not stats.flag or card.has(stats.flag))
            and (not stats.asked or asked == stats.asked)
        )

    def piece(self, scene: Scene, card: SeenCard, piece: Stat) -> Text:
        if piece.only and not card.has(piece.only):
            return Text("")
        if piece.unless and card.has(piece.unless):
            return Text("")
        if piece.role and not self.plays(scene, card, piece.role):
            return Text("")
        sign = piece.sign if isinstance(piece.sign, str) else self.speech.pair(piece.sign)
        tone = TONES[piece.tone]
        if not piece.value:
            return Text(sign, tone)
        if piece.value == "kind":
            return Text(f"{sign}{self.kind(piece.only or card.kinds[0])}", tone)
        if piece.value == "symbols":
            return self.symbols(card)
        if piece.compass:
            arrows = self.compass(scene, card, piece.value)
            return Text(f"{sign}{arrows}" if arrows else "", tone)
        value, printed = self.value(card, piece.value)
        if piece.positive and value <= 0:
            return Text("")
        if piece.words:
            return Text(f"{sign}{piece.words[value]}", tone)
        if piece.left and card.damage:
            return Text(f"{sign}{max(0, value - card.damage)}({value})", HURT)
        out = Text(sign, tone)
        style = RAISED if value > printed else LOWERED if value < printed else tone
        if piece.value == "price" and value != printed:
            style = LOWERED if value > printed else RAISED
        out.append(str(value), style)
        return out

    @staticmethod
    def value(card: SeenCard, word: str) -> tuple[int, int]:
        """A value now and as printed."""
        if word == "damage":
            return card.damage, card.damage
        if word == "price":
            printed = card.base.get("cost", 0)
            return (card.price if card.price >= 0 else card.numbers.get("cost", 0)), printed
        now = card.numbers.get(word, 0)
        return now, card.base.get(word, now)

    @staticmethod
    def plays(scene: Scene, card: SeenCard, role: str) -> bool:
        found = scene.role(role)
        return found is not None and found.get("card") == card.card

    def symbols(self, card: SeenCard) -> Text:
        """The symbols of a card's kinds."""
        out = Text()
        for kind, (letters, tone) in self.sheet.symbols.items():
            if kind in card.kinds:
                out.append(self.speech.pair(letters), TONES[tone] + BOLD)
        return out

    def compass(self, scene: Scene, card: SeenCard, word: str) -> str:
        """Four directions as the card lies; the cards of others are seen from the other side."""
        bits = card.base.get(word, 0) if card.down else card.numbers.get(word, 0)
        if card.zone in self.sheet.displays and card.rest:
            turns = 3 if card.has("faces left") else 1
            bits = (bits << turns | bits >> 4 - turns) & FULL_TURN
        if card.seat != scene.seat:
            bits = (bits << 2 | bits >> 2) & FULL_TURN
        return "".join(ARROWS[at] for at in range(4) if bits >> at & 1)
