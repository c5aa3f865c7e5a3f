"""How Luck & Logic lies on the table: two fields of two rows, front to front, on their gates."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from kirifuda.cli.speech import Pair
from kirifuda.cli.table.layout import ATTACKED, ATTACKER, FAINT, HURT, Layout, Pile, Slot, Wish
from kirifuda.cli.table.scene import Scene, SeenCard, SeenOption
from kirifuda.games.luck_and_logic import events, zones
from kirifuda.games.luck_and_logic.zones import (
    AREAS,
    CIRCLES,
    GATE_CARD,
    INTERCEPT,
    LAW,
    LOGIC_DRIVE,
    MEMBER,
    MY_CARD,
    NAME,
    PACT,
    PARADOX,
    SET,
    SUPER,
    TACTICS,
    TITLE,
    UNION,
)
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option

PHASES = (
    events.STAND,
    events.DRAW,
    events.LEVEL_PHASE,
    events.MAIN,
    events.BATTLE_PHASE,
    events.END,
)
FEW_GATES = 2
LOSING_REFRESHES = 2  # 10.3.1.2
COLOURS = {  # how the level cards of a colour are drawn
    zones.RED: "red",
    zones.BLUE: "blue",
    zones.GREEN: "green",
    zones.YELLOW: "yellow",
    zones.PURPLE: "magenta",
    zones.WHITE: "bright_white",
    zones.BLACK: "bright_black",
}
BROWSED = (
    "hand",
    "circles",
    "soul",
    "gates",
    "level",
    "stock",
    "battle",
    "paradox",
    "intercept",
    "my logicalist",
    "secret",
    "drop",
    "purge",
    "removed",
    "refresh",
    "resolution",
)
BESIDE = ("battle", "intercept", "paradox")  # what a battle lays beside the circles
USED = ("circles", "gates", "level", "my logicalist", "paradox", "drop", "hand")
TOLD = ("level", "cost", "power", "aura", "limit")
WORLDS = (
    zones.MONOLIUM,
    zones.DISPHERE,
    zones.TETRA_HEAVEN,
    zones.TRITOMY,
    zones.SEPTPIA,
    zones.RAKUROJI,
)
LOGIC = (("power_logic", "P"), ("aura_logic", "A"), ("limit_logic", "L"))
LAWS = ("POWER", "AURA", "♡")
LEGEND: tuple[tuple[str, Pair], ...] = (
    (
        "2-1 7000/2/3",
        ("level-cost, then power/aura/limit", "レベル-コスト、パワー/オーラ/リミット"),
    ),
    ("♡1", ("heart", "ハート")),
    (
        "P+ A+ L+",
        ("what it adds as logic: power, aura, limit", "ロジック：パワー、オーラ、リミット"),
    ),
    ("IC", ("can intercept", "インターセプトできる")),
    ("▣ □", ("a gate, and a broken one", "門、破壊された門")),
    ("▮ ▯", ("level cards, standing and resting", "レベル領域：スタンド、レスト")),
    ("⛶", ("stands on several circles", "複数のサークルに登場")),
    ("◇", ("no member: a paradox, a gate, tactics …", "メンバー以外のカード")),
    ("⟳ ▒", ("resting; face down", "レスト状態、裏向き")),
)
SHORT = {
    "gates": ("gates", "門"),
    "drop": ("drop", "ドロップ"),
    "level": ("Level", "レベル"),
    "stock": ("Stock", "ストック"),
    "refresh": ("refreshes {0}/{1}", "リフレッシュ {0}/{1}"),
    "name": ("name 「{0}」", "名称「{0}」"),
    "title": ("title 「{0}」", "称号「{0}」"),
    "ally": ("ally 「{0}」", "盟約者「{0}」"),
    "rank": ("T-rank", "T-rank"),
    "my": ("My", "マイ"),
    "tools": ("Tools", "秘具"),
    "soul": ("soul", "ソウル"),
    "set": ("set", "設置"),
    "empty": ("an empty circle", "空のサークル"),
    "with": ("with {0}", "{0}と"),
    "union": ("Unite {0} and {1}", "{0}と{1}を合体させる"),
    "circle": ("Attack {0}", "{0}を攻撃"),
}


class LuckLayout(Layout):
    """The back row of the opponent, both front rows, the own back row; what faces meets."""

    columns = 3
    framed_from = (100, 46)
    mirrored = True
    plain_decisions = ("place", "rearrange", "target", "logic", "define")
    own_decisions = ("place", "rearrange")
    turning = ("circles", "level", "my logicalist")
    looked_through = ("circles",)
    phases = PHASES
    valued = ("pick", "sortie", "define", "attack")
    counted = ("deck", "hand", "drop")
    browsed = BROWSED
    legend = LEGEND
    short = SHORT

    def told_numbers(self, scene: Scene, found: CardDef) -> list[str]:
        out = list(TOLD) if found.kinds & MEMBER else []
        seldom = ["heart", *(word for word, _ in LOGIC)]
        out += [word for word in seldom if found.nums[scene.attributes.index(word)]]
        return out

    def trait(self, trait: str, printed: bool) -> str:
        """Names and titles (2.1.2) are told where they are not the printed ones anyway."""
        words = {NAME: "name", TITLE: "title", PACT: "ally"}
        if trait[0] not in words:
            return super().trait(trait, printed)
        if printed and trait[0] != PACT:
            return ""
        return f"〔{self.say(words[trait[0]], trait[1:])}〕"

    # -- a side ----------------------------------------------------------------------------

    def title(self, scene: Scene, seat: int) -> Text:
        gates = scene.zone(seat, "gates")
        whole = sum(1 for gate in gates if gate.down)
        out = Text(f"{self.say('gates')} ")
        style = HURT if whole <= FEW_GATES else Style(color="yellow")
        out.append("▣" * whole + "□" * (len(gates) - whole), style)
        refreshed = len(scene.zone(seat, "refresh")) + scene.told["points"][seat]
        if refreshed:
            out.append(f"  {self.say('refresh', refreshed, LOSING_REFRESHES)}", HURT)
        self.counts(scene, seat, out)
        if scene.told["ranks"][seat]:
            out.append(f"  {self.say('rank')} ", FAINT)
            out.append(str(scene.told["ranks"][seat]), Style(bold=True))
        return out

    def slots(self, scene: Scene, seat: int) -> list[Slot]:
        own = seat == scene.seat
        circles = range(CIRCLES) if own else reversed(range(CIRCLES))
        return [self.slot(scene, seat, circle) for circle in circles]

    def slot(self, scene: Scene, seat: int, circle: int) -> Slot:
        here = [c for c in scene.zone(seat, "circles") if AREAS[c.spot] >> circle & 1]
        members = [c for c in here if not c.status & SET]
        card = members[-1] if members else None
        gate = [g for g in scene.zone(seat, "gates") if g.spot == circle]
        mark = "" if not gate else " ▣" if gate[-1].down else " □"
        attacked = scene.told.get("target", -1) == circle and seat != scene.turn_seat
        role = ATTACKED if attacked else ""
        if card is not None and card.known and card.card == scene.told.get("attacker", -1):
            role = ATTACKER
        made = Slot(self.speech.spot(circle) + mark, card, seat, circle, role)
        made.letter = str(circle + 1)
        made.badges = self.badges(scene, card, here)
        return made

    def badges(self, scene: Scene, card: SeenCard | None, here: list[SeenCard]) -> list[str]:
        """Souls, cards that are set, and whether a member covers more circles than this one."""
        out: list[str] = []
        if card is not None:
            souls = sum(1 for c in scene.zone(card.seat, "soul") if c.host == card.card)
            if souls:
                out.append(f"{self.say('soul')}{souls}")
        lying = sum(1 for c in here if c.status & SET)
        if lying:
            out.append(f"{self.say('set')}{lying}")
        if card is not None and AREAS[card.spot].bit_count() > 1:
            out.append("⛶")
        return out

    def line(self, scene: Scene, seat: int) -> Text:
        out = Text(no_wrap=True, overflow="ellipsis")
        out.append(f"{self.say('level')} ", FAINT)
        for card in scene.zone(seat, "level"):
            out.append("▯" if card.rest else "▮", Style(color=self.colour(card), dim=card.rest))
        worlds = [self.speech.kind(world) for world in WORLDS if self.has_level(scene, seat, world)]
        if worlds:
            out.append(f" {'/'.join(worlds)}", FAINT)
        stock = scene.zone(seat, "stock")
        out.append(f"   {self.say('stock')} ", FAINT)
        out.append(str(len(stock)), Style(bold=True))
        opened = [self.name(scene, c) for c in stock if not c.down]
        if opened:
            out.append(f" ({' · '.join(opened)})", Style(color="magenta"))
        for card in scene.zone(seat, "my logicalist"):
            out.append(f"   {self.say('my')} ", FAINT)
            out.append(self.name(scene, card), Style(color="cyan", dim=card.rest))
        tools = scene.zone(seat, "secret")
        if tools:
            out.append(f"   {self.say('tools')} ", FAINT)
            out.append(str(len(tools)), Style(bold=True))
        return out

    def colour(self, card: SeenCard) -> str:
        """How a level card is drawn: in its colour; white, if it has several or lies face down."""
        found = [colour for bit, colour in COLOURS.items() if card.known and card.kinds & bit]
        return found[0] if len(found) == 1 and not card.down else "white"

    def has_level(self, scene: Scene, seat: int, world: int) -> bool:
        """Whether a world is among those of the level cards (a member needs one of them)."""
        levels = scene.zone(seat, "level")
        return any(card.known and not card.down and card.kinds & world for card in levels)

    def piles(self, scene: Scene, seat: int) -> list[Pile]:
        out: list[Pile] = []
        for zone in BESIDE:
            cards = scene.zone(seat, zone)
            if cards:
                out.append(Pile(Text(self.speech.zone(zone), FAINT), cards, seat))
        return out

    # -- cards -----------------------------------------------------------------------------

    def turned_over(self, card: SeenCard) -> bool:
        return card.down and card.zone not in ("stock", "gates", "secret", "refresh", "removed")

    def stats(self, scene: Scene, card: SeenCard) -> Text:
        if not card.known or not card.numbers:
            return Text("")
        if card.kinds & PARADOX:
            return Text(f"◇ {LAWS[card.numbers['law']]}", Style(color="magenta"))
        if card.kinds & (GATE_CARD | MY_CARD | TACTICS) or not card.kinds & MEMBER:
            word = self.speech.kind(card.kinds & (GATE_CARD | MY_CARD | TACTICS))
            return Text(f"◇ {word}", Style(color="cyan")) if word else Text("")
        out = Text("")
        if card.zone != "circles":
            out.append(f"{card.numbers['level']}-{card.numbers['cost']} ", FAINT)
        for at, word in enumerate(("power", "aura", "limit")):
            out.append("/" if at else "")
            out.append_text(self.number(scene, card, word))
        if card.numbers["heart"]:
            out.append(f" ♡{card.numbers['heart']}")
        if card.zone != "circles":
            for word, letter in LOGIC:
                if card.numbers[word]:
                    out.append(f" {letter}+{card.numbers[word]}", Style(color="green"))
        if card.kinds & INTERCEPT:
            out.append(" IC", Style(color="cyan"))
        return out

    def rank(self, card: SeenCard) -> tuple[int | str, ...]:
        union = bool(card.kinds & UNION)
        return (not card.kinds & MEMBER, union, card.numbers.get("level", 0), card.name)

    def name_style(self, card: SeenCard) -> Style:
        if card.kinds & UNION:
            return Style(color="bright_yellow", bold=True)
        if card.kinds & SUPER:
            return Style(color="bright_cyan", bold=True)
        return Style(bold=True)

    # -- what goes on ----------------------------------------------------------------------

    def battle(self, scene: Scene) -> Text:
        """Who attacks whom or which circle, and by what law."""
        target = scene.told.get("target", -1)
        if target < 0:
            return Text("")
        attacker, defender = scene.told["attacker"], scene.told["defender"]
        who = scene.name(attacker, self.lang) if attacker >= 0 else "–"
        whom = scene.name(defender, self.lang) if defender >= 0 else self.say("empty")
        out = self.arrow(who, f"{whom} ({self.speech.spot(target)})")
        out.append(f"  {self.law(scene)}", Style(color="magenta"))
        return out

    def law(self, scene: Scene) -> str:
        for seat in scene.seats():
            for zone in ("paradox", "battle"):
                for card in scene.zone(seat, zone):
                    if not card.down and card.kinds & PARADOX:
                        return LAWS[card.numbers[scene.attributes[LAW]]]
        return LAWS[0]

    # -- words -----------------------------------------------------------------------------

    def whose_spot(self, scene: Scene, option: SeenOption) -> int:
        return scene.foes()[0] if option.kind == "circle" else scene.seat

    def because(self, scene: Scene, option: SeenOption) -> str:
        """With whom a member unites; who stands on a circle that may be attacked, or its gate."""
        if option.kind == "circle":
            return self.attacked(scene, option.spot)
        if option.kind not in ("union", "change"):
            return ""
        found = scene.by_number.get(option.number)
        return self.say("with", self.name(scene, found)) if found is not None else ""

    def attacked(self, scene: Scene, circle: int) -> str:
        slot = self.slot(scene, scene.foes()[0], circle)
        if slot.card is None:
            return self.say("empty") + (f" {slot.label[-1]}" if slot.label[-1] in "▣□" else "")
        return f"{self.name(scene, slot.card)}  {self.stats(scene, slot.card).plain}"

    # -- why not ---------------------------------------------------------------------------

    def chosen(self, scene: Scene) -> list[Wish]:
        if scene.decision is None or scene.decision.kind != "target":
            return super().chosen(scene)
        return [
            Wish(self.say("circle", self.speech.spot(circle)), [Option("circle", spot=circle)])
            for circle in range(CIRCLES)
        ]

    def deeds(self, scene: Scene) -> list[Wish]:
        out: list[Wish] = []
        seat = scene.seat
        for card in scene.zone(seat, "hand"):
            if card.kinds & MEMBER:
                out.append(self.wish(scene, "sortie", card))
            out.append(self.wish(scene, "define", card))
        members = [c for c in scene.zone(seat, "circles") if not c.status & SET and c.known]
        for card in members:
            out.append(self.wish(scene, "attack", card))
            out.extend(self.uses(scene, card, LOGIC_DRIVE, "drive"))
        able = [*members, *scene.zone(seat, "my logicalist")]
        for at, one in enumerate(able):
            for other in able[at + 1 :]:
                label = self.say("union", self.name(scene, one), self.name(scene, other))
                both = ((one.card, other.card), (other.card, one.card))
                out.append(Wish(label, [Option("union", a, number=b) for a, b in both]))
        for zone in USED:
            for card in scene.zone(seat, zone):
                out.extend(self.uses(scene, card))
        for word in ("luck drive", "rearrange", "battle phase", "end attacks"):
            out.append(Wish(self.speech.wish(word), [Option(word)]))
        return out
