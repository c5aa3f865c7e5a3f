"""How Legend of Stars lies on the table: two grids of four lanes and two rows, front to front."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from kirifuda.cli.speech import Pair
from kirifuda.cli.table.layout import ATTACKED, ATTACKER, FAINT, HURT, Layout, Slot, Wish
from kirifuda.cli.table.scene import Scene, SeenCard
from kirifuda.games.legend_of_stars import events
from kirifuda.games.legend_of_stars.main_phase import turned_icons
from kirifuda.games.legend_of_stars.table import FACES_LEFT
from kirifuda.games.legend_of_stars.zones import (
    ATTACK_DISPLAY,
    BACK,
    CHARACTER,
    FACE_DOWN,
    FIELD,
    FLASH,
    LANES,
    LEFT,
    LEFT_DISPLAY,
    RIGHT,
    RIGHT_DISPLAY,
    SQUARES,
    SUPPORT,
    UP,
)
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option

PHASES = (events.SETUP, events.MAIN, events.LEADING, events.ATTACK, events.END)
LOW_LIFE = 1000
BROWSED = ("hand", "characters", "supports", "energy", "trash", "in use", "outside")
TOLD = ("cost", "speed")
IN_BATTLE = ("atk", "def", "down value")
ICONS = ((UP, "▲"), (RIGHT, "▶"), (BACK, "▼"), (LEFT, "◀"))
LEGEND: tuple[tuple[str, Pair], ...] = (
    ("C1 200/300 ↓9", ("cost, ATK and DEF, DOWN", "コスト、ATK/DEF、DOWN")),
    ("← →", ("defence display, and where it faces", "ディフェンス表示とその向き")),
    ("▲ ▶ ▼ ◀", ("lead icons, as the card lies", "リードアイコン（置かれた向き）")),
    ("▮ ▯", ("energy, upright and sideways", "エネルギー：縦向き、横向き")),
    ("✦ ◇ ◈", ("effect card, support, field", "エフェクト、サポート、フィールド")),
    ("▒", ("face down", "裏側表示")),
)
SHORT = {
    "life": ("life", "ライフ"),
    "energy": ("Energy", "エネルギー"),
    "supports": ("Supports", "サポート"),
    "player": ("the player", "プレイヤー"),
    "attack display": ("attack display", "アタック表示"),
    "right display": ("defence display, facing right", "右向きのディフェンス表示"),
    "left display": ("defence display, facing left", "左向きのディフェンス表示"),
    "gained": ("turned sideways", "ゲイン表示"),
    "regained": ("upright", "リゲイン表示"),
    "lead": ("lead icons {0}", "リードアイコン {0}"),
}


class LegendLayout(Layout):
    """The back row of the opponent, both front rows, the own back row; lanes below each other."""

    columns = LANES
    framed_from = (100, 40)
    roomy_from = 48
    plain_decisions = ("pay energy", "square", "display")
    own_decisions = plain_decisions
    gathered = ("energy",)
    varied = ("display",)
    level = ("display",)
    short = SHORT
    looked_through = ("characters",)
    phases = PHASES
    valued = ("pick", "play", "attack")
    counted = ("deck", "hand", "trash")
    browsed = BROWSED
    legend = LEGEND

    def told_numbers(self, scene: Scene, found: CardDef) -> list[str]:
        return [*TOLD, *(IN_BATTLE if found.kinds & CHARACTER else ())]

    def title(self, scene: Scene, seat: int) -> Text:
        life = scene.told["life"][seat]
        out = Text(f"{self.say('life')} ")
        out.append(str(life), HURT if life <= LOW_LIFE else Style(color="yellow", bold=True))
        self.counts(scene, seat, out)
        return out

    # -- the squares -----------------------------------------------------------------------

    def slots(self, scene: Scene, seat: int) -> list[Slot]:
        by_spot = {c.spot: c for c in scene.zone(seat, "characters")}
        lanes = list(range(LANES)) if scene.seat % 2 == 0 else list(reversed(range(LANES)))
        rows = (0, 1) if seat == scene.seat else (1, 0)
        out: list[Slot] = []
        for row in rows:
            for lane in lanes:
                spot = row * LANES + lane
                out.append(self.slot(scene, seat, spot, by_spot.get(spot)))
        return out

    def slot(self, scene: Scene, seat: int, spot: int, card: SeenCard | None) -> Slot:
        role = ""
        if card is not None and card.known:
            if card.card == scene.told.get("attacker"):
                role = ATTACKER
            elif card.card == scene.told.get("attacked"):
                role = ATTACKED
        made = Slot(self.speech.spot(spot), card, seat, spot, role)
        made.letter = str(spot % LANES + 1)
        if card is not None:
            made.badges = self.badges(scene, card)
        return made

    def badges(self, scene: Scene, card: SeenCard) -> list[str]:
        """Which way a character faces, and where its lead icons lead as it lies.

        The opponent's cards are seen from the other side.
        """
        opposite = card.seat != scene.seat
        out: list[str] = []
        if card.rest:
            left = bool(card.status & FACES_LEFT) != opposite
            out.append("←" if left else "→")
        icons = self.icons(scene, card)
        if icons:
            out.append(icons)
        return out

    def icons(self, scene: Scene, card: SeenCard) -> str:
        if not card.known:
            return ""
        bits = card.numbers.get("lead", 0)
        if card.down:
            found = scene.definition(card.card)
            bits = found.nums[scene.attributes.index("lead")] if found is not None else 0
        bits = turned_icons(bits, self.display(card))
        if card.seat != scene.seat:
            bits = (bits << 2 | bits >> 2) & 15
        return "".join(icon for bit, icon in ICONS if bits & bit)

    def rests(self, card: SeenCard) -> bool:
        """A character that lies sideways faces left or right, which is told."""
        return card.rest and card.zone != "characters"

    def display(self, card: SeenCard) -> int:
        if not card.rest:
            return ATTACK_DISPLAY
        return LEFT_DISPLAY if card.status & FACES_LEFT else RIGHT_DISPLAY

    def lies(self, card: SeenCard) -> list[str]:
        out: list[str] = []
        if card.zone == "characters":
            words = ("attack display", "right display", "left display")
            out.append(self.say(words[self.display(card)]))
        elif card.zone in ("supports", "energy"):
            out.append(self.say("gained" if card.rest else "regained"))
        if card.down:
            out.append(self.says("face down"))
        icons = "".join(icon for bit, icon in ICONS if card.numbers.get("lead", 0) & bit)
        if icons:
            out.append(self.say("lead", icons))
        return out

    # -- the rest --------------------------------------------------------------------------

    def line(self, scene: Scene, seat: int) -> Text:
        energy = scene.zone(seat, "energy")
        upright = sum(1 for c in energy if not c.rest)
        out = Text(no_wrap=True, overflow="ellipsis")
        out.append(f"{self.say('energy')} ", FAINT)
        out.append(f"{upright}/{len(energy)} ", Style(bold=True))
        for card in sorted(energy, key=lambda c: c.rest):
            out.append("▯" if card.rest else "▮", Style(color="yellow", dim=card.rest))
        out.append(f"   {self.say('supports')} ", FAINT)
        supports = scene.zone(seat, "supports")
        if not supports:
            out.append(self.says("none"), FAINT)
        for at, card in enumerate(supports):
            name = ("◈" if card.kinds & FIELD else "") + self.name(scene, card)
            out.append(" · " if at else "", FAINT)
            out.append(name, Style(color="magenta", dim=card.rest))
        return out

    def battle(self, scene: Scene) -> Text:
        attacker = scene.told.get("attacker", -1)
        if attacker < 0:
            return Text("")
        attacked = scene.told["attacked"]
        whom = scene.name(attacked, self.lang) if attacked >= 0 else self.say("player")
        return self.arrow(scene.name(attacker, self.lang), whom)

    def rank(self, card: SeenCard) -> tuple[int | str, ...]:
        return (not card.kinds & CHARACTER, *super().rank(card))

    def stats(self, scene: Scene, card: SeenCard) -> Text:
        if not card.known:
            return Text("")
        out = Text("")
        if card.zone != "characters":
            out.append("C")
            out.append_text(self.number(scene, card, "cost"))
        space = "" if self.lang == "ja" else " "  # a card in the hand is narrow
        if not card.kinds & CHARACTER:
            mark = "◈" if card.kinds & FIELD else "◇" if card.kinds & SUPPORT else "✦"
            style = Style(color="magenta" if card.kinds & SUPPORT else "cyan")
            word = self.speech.kind(card.kinds & (FLASH | FIELD)) or self.speech.kind(
                card.kinds & 6
            )
            out.append(f"{space}{mark}{space}{word}", style)
            return out
        if card.down:
            return out
        out.append(" " if out else "")
        out.append_text(self.number(scene, card, "atk"))
        out.append("/")
        out.append_text(self.number(scene, card, "def"))
        if card.zone == "characters":
            out.append(" ↓")
            out.append_text(self.number(scene, card, "down value"))
        return out

    # -- why not ---------------------------------------------------------------------------

    def deeds(self, scene: Scene) -> list[Wish]:
        out: list[Wish] = []
        seat = scene.seat
        for card in scene.zone(seat, "hand"):
            out.append(self.wish(scene, "play", card))
            out.append(self.wish(scene, "energy", card))
        for card in scene.zone(seat, "characters"):
            out.extend(self.character_wishes(scene, card))
        for card in scene.zone(seat, "supports"):
            out.extend(self.uses(scene, card))
        for word in ("lead phase", "attack phase", "end attacks"):
            out.append(Wish(self.speech.wish(word), [Option(word)]))
        return out

    def character_wishes(self, scene: Scene, card: SeenCard) -> list[Wish]:
        ways = [Option("display", card.card, number=n) for n in range(2 * FACE_DOWN)]
        moves = [Option("lead", card.card, spot) for spot in range(SQUARES) if spot != card.spot]
        return [
            self.wish(scene, "display", card, ways),
            self.wish(scene, "lead", card, moves),
            self.wish(scene, "attack", card),
            self.wish(scene, "attack", card, [Option("attack", card.card, number=1)]),
            *self.uses(scene, card),
        ]
