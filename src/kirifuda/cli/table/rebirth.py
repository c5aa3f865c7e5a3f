"""How Rebirth for you lies on the table."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from kirifuda.cli.speech import Pair
from kirifuda.cli.table.layout import (
    ATTACKED,
    ATTACKER,
    FAINT,
    HURT,
    SUPPORTER,
    Layout,
    Slot,
    Wish,
)
from kirifuda.cli.table.scene import Scene, SeenCard
from kirifuda.games.rebirth import events
from kirifuda.games.rebirth.processes import LOSING_RETIRES
from kirifuda.games.rebirth.table import CONVERTED, PARTNER_HIT
from kirifuda.games.rebirth.zones import CHARACTER, PARTNER, REBIRTH_CARD, SLOTS
from kirifuda.kernel.position.decisions import Option

PHASES = (events.STANDBY, events.ENERGY_PHASE, events.MAIN, events.ATTACK, events.END)
COUNTED = ("deck", "hand", "waiting room", "memory")
BROWSED = (
    "hand",
    "entry",
    "members",
    "soul",
    "energy",
    "rebirth",
    "retire",
    "waiting room",
    "memory",
    "outside",
)
IN_PLAY = ("entry", "members")
USED = ("hand", "entry", "members", "energy", "rebirth", "waiting room")  # of abilities
LEGEND: tuple[tuple[str, Pair], ...] = (
    ("C1 2/3 -1", ("cost, ATK and DEF; damage", "コスト、ATK/DEF、ダメージ")),
    (
        "● ○",
        ("cards in the retire zone; how many more lose the game", "リタイア枚数、敗北までの残り"),
    ),
    ("▮ ▯", ("energy, standing and resting", "エネルギー：スタンド、レスト")),
    ("★ ☆", ("partners, standing and resting", "パートナー：スタンド、レスト")),
    ("★!", ("hit by a partner attack", "パートナーアタックを受けた")),
    ("◇", ("a Rebirth card", "Reバースカード")),
    ("⟳ ▒", ("resting; face down", "レスト状態、裏向き")),
)
SHORT = {
    "waiting room": ("waiting", "控え室"),
    "retire": ("retired", "リタイア"),
    "energy": ("Energy", "エネルギー"),
    "rebirth": ("Rebirth", "Reバース"),
    "support": ("with {0}", "{0}がサポート"),
    "partner attack": ("partner attack", "パートナーアタック"),
    "blocked": ("BLOCKED", "ブロック"),
    "entry": ("ENTRY", "エントリー"),
    "letters": ("E123", "E123"),
}


class RebirthLayout(Layout):
    """Entry and three member slots beside each other; energy and Rebirth cards below."""

    columns = 1 + SLOTS
    plain_decisions = ("pay energy", "slot")
    own_decisions = plain_decisions
    turning = ("entry", "members", "energy")
    short = SHORT
    looked_through = ("entry", "members")
    phases = PHASES
    browsed = BROWSED
    legend = LEGEND

    def title(self, scene: Scene, seat: int) -> Text:
        retired = len(scene.zone(seat, "retire"))
        pips = "●" * retired + "○" * max(0, LOSING_RETIRES - retired)
        out = Text(f"{self.say('retire')} ")
        near = retired >= LOSING_RETIRES - 2
        out.append(f"{pips} {retired}/{LOSING_RETIRES}", HURT if near else Style(color="yellow"))
        for zone in COUNTED:
            if zone == "memory" and not scene.zone(seat, zone):
                continue
            self.count(scene, seat, zone, out)
            if zone == "hand" and seat != scene.seat:
                partners = sum(1 for c in scene.zone(seat, zone) if c.back == "partner")
                partners += sum(1 for c in scene.zone(seat, zone) if c.kinds & PARTNER)
                if partners:
                    out.append(f" (★{partners})", Style(color="cyan"))
        return out

    def slots(self, scene: Scene, seat: int) -> list[Slot]:
        attack = scene.told.get("attacking", False)
        entries = scene.zone(seat, "entry")
        entry = entries[-1] if entries else None
        role = ""
        if attack:
            role = ATTACKER if seat == scene.turn_seat else ATTACKED
        out = [Slot(self.say("entry"), entry, seat, SLOTS, role)]
        by_spot = {c.spot: c for c in scene.zone(seat, "members")}
        for spot in range(SLOTS):
            card = by_spot.get(spot)
            supports = attack and card is not None and card.card == scene.told.get("supporter")
            label = self.speech.spot(spot)
            out.append(Slot(label, card, seat, spot, SUPPORTER if supports else ""))
        for letter, slot in zip(self.say("letters"), out, strict=True):
            slot.letter = letter
            if slot.card is not None and slot.card.known:
                self.mark(scene, slot, slot.card)
        return out

    def mark(self, scene: Scene, slot: Slot, card: SeenCard) -> None:
        souls = sum(1 for c in scene.zone(card.seat, "soul") if c.host == card.card)
        if souls:
            slot.badges.append(f"{self.speech.zone('soul')}{souls}")
        if card.status & PARTNER_HIT:
            slot.badges.append("★!")

    def line(self, scene: Scene, seat: int) -> Text:
        energy = scene.zone(seat, "energy")
        standing = sum(1 for c in energy if not c.rest)
        first = Text(no_wrap=True, overflow="ellipsis")
        first.append(f"{self.say('energy')} ", FAINT)
        first.append(f"{standing}/{len(energy)} ", Style(bold=True))
        for card in sorted(energy, key=lambda c: (not c.kinds & PARTNER, c.rest)):
            if card.kinds & PARTNER or card.status & CONVERTED:
                first.append("☆" if card.rest else "★", Style(color="cyan", dim=card.rest))
            else:
                first.append("▯" if card.rest else "▮", Style(color="yellow", dim=card.rest))
        first.append(f"   {self.say('rebirth')} ", FAINT)
        names = [self.name(scene, c) for c in scene.zone(seat, "rebirth")]
        if names:
            first.append(" · ".join(names), Style(color="magenta"))
        else:
            first.append(self.says("none"), FAINT)
        return first

    def battle(self, scene: Scene) -> Text:
        """Who attacks whom, with whose support."""
        if not scene.told.get("attacking"):
            return Text("")
        who, whom = scene.told["attacker"], scene.told["attacked"]
        out = self.arrow(scene.name(who, self.lang), scene.name(whom, self.lang))
        more: list[str] = []
        if scene.told.get("blocked"):
            more.append(self.say("blocked"))
        if scene.told.get("partner_attack"):
            more.append(f"★{self.say('partner attack')}")
        supporter = scene.told.get("supporter", -1)
        if supporter >= 0:
            more.append(self.say("support", scene.name(supporter, self.lang)))
        out.append("  " + " · ".join(more), Style(color="bright_cyan"))
        return out

    def rank(self, card: SeenCard) -> tuple[int | str, ...]:
        order = {REBIRTH_CARD: 1, PARTNER: 2}
        return (order.get(card.kinds, 0), *super().rank(card))

    def stats(self, scene: Scene, card: SeenCard) -> Text:
        if not card.known or (card.down and card.zone in IN_PLAY):
            return Text("")
        if card.kinds & PARTNER:
            return Text(f"★ {self.speech.kind(PARTNER)}", Style(color="cyan"))
        if card.kinds & REBIRTH_CARD:
            return Text(f"◇ {self.speech.kind(REBIRTH_CARD)}", Style(color="magenta"))
        out = Text("C")
        out.append_text(self.number(scene, card, "cost"))
        out.append(" ")
        out.append_text(self.number(scene, card, "atk"))
        out.append("/")
        out.append_text(self.number(scene, card, "def"))
        if card.damage:
            out.append(f" -{card.damage}", HURT)
        return out

    # -- why not ---------------------------------------------------------------------------

    def deeds(self, scene: Scene) -> list[Wish]:
        out: list[Wish] = []
        seat = scene.seat
        for card in scene.zone(seat, "hand"):
            out.extend(self.hand_wishes(scene, card))
        for card in scene.zone(seat, "entry"):
            shifts = [Option("shift", card.card, spot) for spot in range(SLOTS)]
            out.append(self.wish(scene, "shift", card, shifts))
        for zone, cards in scene.zones[seat].items():
            for card in cards if zone in USED else []:
                out.extend(self.uses(scene, card))
        for card in scene.zone(seat, "members"):
            out.append(self.wish(scene, "attack", card))
            partner = Option("attack", card.card, number=1)
            out.append(self.wish(scene, "attack", card, [partner]))
        for word in ("attack phase", "end attacks"):
            out.append(Wish(self.speech.wish(word), [Option(word)]))
        return out

    def hand_wishes(self, scene: Scene, card: SeenCard) -> list[Wish]:
        out: list[Wish] = []
        if card.kinds & REBIRTH_CARD:
            out.append(self.wish(scene, "set", card))
        else:
            plays = [Option("play", card.card, spot) for spot in (SLOTS, *range(SLOTS))]
            out.append(self.wish(scene, "play", card, plays))
        if card.kinds & CHARACTER:
            out.append(self.wish(scene, "block", card))
        return out
