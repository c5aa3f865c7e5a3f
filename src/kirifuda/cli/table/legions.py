"""How Legions! lies on the table: shared lanes, leaders, cores, and the timeline below them."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from kirifuda.cli.speech import Pair
from kirifuda.cli.table.layout import ATTACKED, ATTACKER, FAINT, HURT, Layout, Pile, Slot, Wish
from kirifuda.cli.table.scene import Scene, SeenCard, SeenOption
from kirifuda.games.legions import events, zones
from kirifuda.games.legions.ending import CORES_TO_WIN
from kirifuda.games.legions.playing import unlock_cost
from kirifuda.games.legions.printing import MODES, X_COST
from kirifuda.games.legions.table import MOST_LIFE, Table, opposite
from kirifuda.games.legions.zones import (
    ACTIVE,
    ARTS,
    CORE_WAIT,
    COSTS_X,
    HASTE,
    LANES,
    LORD_CARD,
    MASTER_CARD,
    MINION,
    ON_LORD,
    ON_MASTER,
    PLACES_OF_STANDBY,
    SKILL,
    SPENT,
    UNABLE,
    WAITS,
)
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.scope import CARD_MASK

PHASES = (events.START, events.CORE, events.DRAW, events.MAIN, events.END)
LOW_LIFE = 5
ANY_TIME = ("any time in your main phase; ", " (any time in your main phase)", "《自ターン中任意》")
PIPS = 10  # of a full life
NEAR = 2  # cores to go until twelve
BROWSED = (
    "hand",
    "master",
    "lord",
    "minions",
    "standby",
    *(f"wait {n}" for n in range(1, WAITS + 1)),
    "play",
    "excluded",
    "deck",
)
ROMAN = (("I", "Ⅰ"), ("II", "Ⅱ"), ("III", "Ⅲ"), ("IV", "Ⅳ"))
LETTERS = "LCR♚♜"
TURNING = ("minions", "master", "lord")
COLOURS: dict[int, tuple[str, str, str]] = {  # letters in English and Japanese, colour
    zones.BLACK: ("B", "黒", "magenta"),
    zones.RED: ("R", "赤", "red"),
    zones.WHITE: ("W", "白", "white"),
    zones.GREEN: ("G", "緑", "green"),
}
KINDS = ((SKILL, "✦"), (ARTS, "✸"), (LORD_CARD, "♜"), (MASTER_CARD, "♚"))
TOLD = {
    SKILL: ("cost", "wt"),
    MINION: ("cost", "atk", "hp", "wt"),
    ARTS: ("cost",),
    LORD_CARD: ("cost", "cc", "atk", "hp"),
}
KEYWORDS: dict[int, Pair] = {  # chapter 39, those without a number
    zones.HASTE: ("haste", "速攻"),
    zones.ASSAULT: ("assault", "強襲"),
    zones.FIRST_STRIKE: ("first strike", "先制"),
    zones.REGENERATION: ("regeneration", "再生"),
    zones.NO_EFFECT_DAMAGE: ("effect damage immunity", "効果ダメージ無効"),
    zones.MOVE_ATTACK: ("moving attack", "移動攻撃"),
    zones.CANNOT_BLOCK: ("no block", "ブロック不可"),
    zones.STRAIGHT: ("straight", "直進"),
    zones.LEAP: ("leap", "跳躍"),
    zones.BARRIER: ("barrier", "結界"),
}
LEGEND: tuple[tuple[str, Pair], ...] = (
    ("◆ ◇", ("cores, ready and exhausted; on a card: those that lie on it", "コア：活性、疲労")),
    ("I … IV", ("the timeline: cards and cores that wait so many turns", "タイムライン（Ⅰ〜Ⅳ）")),
    ("2/3 w1", ("ATK, HP and WT; 1(3): damaged, 1 of 3 HP left", "ATK/HP、WT（1(3)は残りHP）")),
    ("R2 赤2", ("colour symbol, and what unlocking costs", "カラーシンボルとアンロックのコスト")),
    ("✦ ✸ ♜ ♚", ("skill, arts, lord, master", "スキル、アーツ、ロード、マスター")),
    ("☆ ★", ("a master in normal mode, and awakened", "マスター：通常モード、覚醒モード")),
    ("⟳ ‖ ▒", ("exhausted; unable to act; reversed", "疲労状態、行動不能、リバース状態")),
)
SHORT = {
    "life": ("life", "ライフ"),
    "excluded": ("excluded", "除外"),
    "cores": ("Cores", "コア"),
    "points": ("MP", "MP"),
    "purse": ("can pay {0}", "{0}点まで支払可"),
    "on master": ("master", "マスター"),
    "on lord": ("lord", "ロード"),
    "of twelve": ("in all {0}/{1}", "計{0}/{1}"),
    "standby": ("Standby {0}/{1}", "スタンバイ {0}/{1}"),
    "short standby": ("SB", "SB"),
    "normal mode": ("normal mode", "通常モード"),
    "awakened mode": ("awakened", "覚醒モード"),
    "active": ("ready", "活性状態"),
    "exhausted": ("exhausted", "疲労状態"),
    "reverse": ("in reverse state", "リバース状態"),
    "unable": ("unable to act", "行動不能"),
    "because": ("because of {0}", "{0}により"),
    "target": ("Attack {0} ({1})", "{0}（{1}）にアタック"),
}


class LegionsLayout(Layout):
    """Minions lane by lane, front to front; leaders beside them; the timeline behind."""

    columns = LANES + 2
    legend = LEGEND
    traits = ("types: ", "タイプ：")
    framed_from = (100, 40)
    plain_decisions = ("lane", "play or standby", "target", "move attack")
    own_decisions = ("play or standby", "target", "move attack", "points to pay")
    short = SHORT
    looked_through = ("minions", "master", "lord")
    mirrored = True
    valued = ("pick", "unlock", "target", "exclude")
    gathered = ("exclude",)
    level = ("play or standby",)
    phases = PHASES
    counted = ("deck", "hand", "excluded")
    browsed = BROWSED
    modes = (r"• (.+?)(?= • |\n|$)", r"・([^・\n]+)")

    def letter(self, pair: tuple[str, ...]) -> str:
        return pair[self.lang == "ja"]

    # -- numbers of a side -----------------------------------------------------------------

    def cores(self, scene: Scene, seat: int) -> list[int]:
        found: list[int] = scene.told["cores"][seat]
        return found

    def title(self, scene: Scene, seat: int) -> Text:
        life = scene.told["life"][seat]
        full = -(-life * PIPS // MOST_LIFE)
        style = HURT if life <= LOW_LIFE else Style(color="yellow", bold=True)
        out = Text(f"{self.say('life')} ", no_wrap=True)
        out.append(f"{life:>2} ", style)
        out.append("▰" * full, style)
        out.append("▱" * (PIPS - full), FAINT)
        self.counts(scene, seat, out)
        return out

    def line(self, scene: Scene, seat: int) -> Text:
        """Cores and master points."""
        cores = self.cores(scene, seat)
        active, spent = cores[ACTIVE], cores[SPENT]
        points = scene.told["points"][seat]
        out = Text(f"{self.say('cores')} ", FAINT, no_wrap=True, overflow="ellipsis")
        out.append("◆" * active, Style(color="bright_cyan", bold=True))
        out.append("◇" * spent, Style(color="cyan", dim=True))
        out.append(f" {active}/{active + spent}", Style(bold=True))
        out.append(f"  {self.say('points')} ", FAINT)
        out.append(str(points), Style(color="bright_cyan" if points else None, bold=True))
        if points:
            out.append(f" ({self.say('purse', points + active)})", FAINT)
        for word, place in (("on master", ON_MASTER), ("on lord", ON_LORD)):
            if cores[place]:
                out.append(f"  {self.say(word)} ", FAINT)
                out.append("◆" * cores[place], Style(color="bright_cyan"))
        total = active + spent + cores[ON_MASTER] + cores[ON_LORD]
        near = HURT if total >= CORES_TO_WIN - NEAR else FAINT
        out.append(f"  {self.say('of twelve', total, CORES_TO_WIN)}", near)
        return out

    def piles(self, scene: Scene, seat: int) -> list[Pile]:
        """Standby, then the wait zones with their cards and cores (17-16, 17-17)."""
        standby = scene.zone(seat, "standby")
        label = Text(self.say("standby", len(standby), PLACES_OF_STANDBY), FAINT)
        out = [Pile(label, standby, seat, Text(self.say("short standby"), FAINT))]
        cores = self.cores(scene, seat)
        for n in range(1, WAITS + 1):
            label = Text(self.letter(ROMAN[n - 1]), Style(color="yellow"))
            waiting = cores[CORE_WAIT + n]
            if waiting:
                label.append(f" {'◆' * waiting}", Style(color="bright_cyan"))
            out.append(Pile(label, scene.zone(seat, f"wait {n}"), seat))
        return out

    # -- the field -------------------------------------------------------------------------

    def slots(self, scene: Scene, seat: int) -> list[Slot]:
        """The lanes, the same one of both sides below each other (18-1), then the leaders."""
        by_spot = {c.spot: c for c in scene.zone(seat, "minions")}
        out: list[Slot] = []
        for column in range(LANES):
            lane = column if seat == scene.seat else opposite(column)
            out.append(Slot(self.speech.spot(lane), by_spot.get(lane), seat, lane))
            out[-1].letter = LETTERS[lane]
        for at, zone in enumerate(("master", "lord"), LANES):
            held = scene.zone(seat, zone)
            label = self.say("on lord")
            if zone == "master":
                awake = scene.told["awakened"][seat]
                label = self.say("awakened mode" if awake else "normal mode")
            out.append(Slot(label, held[0] if held else None, seat))
            out[-1].letter = LETTERS[at]
        for slot in out:
            if slot.card is not None:
                self.mark(scene, slot, slot.card)
        return out

    def mark(self, scene: Scene, slot: Slot, card: SeenCard) -> None:
        if card.card == scene.told["attacker"]:
            slot.role = ATTACKER
        elif card.card == scene.told["target"]:
            slot.role = ATTACKED
        cores = self.cores(scene, card.seat)
        for zone, place in (("master", ON_MASTER), ("lord", ON_LORD)):
            if card.zone == zone and cores[place]:
                slot.badges.append(f"◆{cores[place]}")
        if card.status & UNABLE and not card.marks & HASTE:
            slot.badges.append("‖")

    def turned_over(self, card: SeenCard) -> bool:
        """16-3: in reverse state; a master that shows its other side is awake instead."""
        return card.down and card.zone != "master"

    def name_style(self, card: SeenCard) -> Style:
        found = [colour for bit, (_, _, colour) in COLOURS.items() if card.kinds & bit]
        return Style(color=found[0] if len(found) == 1 else "bright_white", bold=True)

    def symbols(self, kinds: int) -> Text:
        """The colour symbols of a card."""
        out = Text()
        for bit, (english, japanese, colour) in COLOURS.items():
            if kinds & bit:
                out.append(self.letter((english, japanese)), Style(color=colour, bold=True))
        return out

    def stats(self, scene: Scene, card: SeenCard) -> Text:
        out = Text("")
        if not card.known or self.turned_over(card):
            return out
        if card.kinds & MASTER_CARD:
            out.append_text(self.symbols(card.kinds))
            out.append("★" if card.down else "☆", Style(color="yellow"))
            if card.card == scene.told["attacker"]:
                out.append(" ATK ")
                out.append_text(self.number(scene, card, "atk"))
            return out
        away = card.zone not in TURNING
        if away:
            out.append("".join(mark for kind, mark in KINDS if card.kinds & kind))
            out.append_text(self.symbols(card.kinds))
            out.append_text(self.price(scene, card))
            out.append(" ")
        if card.kinds & (MINION | LORD_CARD):
            out.append_text(self.number(scene, card, "atk"))
            out.append("/")
            out.append_text(self.health(scene, card))
            out.append(" ")
        if card.kinds & LORD_CARD and away:
            out.append(f"◆{card.numbers['cc']} ", FAINT)
        if card.kinds & (MINION | SKILL):
            out.append("w")
            out.append_text(self.number(scene, card, "wt"))
            out.append(" ")
        out.rstrip()
        return out

    def price(self, scene: Scene, card: SeenCard) -> Text:
        """What a card costs; one in the own hand, what it costs to unlock (31-3, 31-4)."""
        if card.zone != "hand" or card.seat != scene.seat:
            return Text(X_COST) if card.kinds & COSTS_X else self.number(scene, card, "cost")
        state = scene.match.state
        assert isinstance(state, Table)
        now = unlock_cost(state, card.seat, card.card)
        printed = card.numbers["cost"]
        colour = "red" if now > printed else "green" if now < printed else None
        style = Style(color=colour, bold=now != printed)
        if card.kinds & COSTS_X:
            return Text(f"{X_COST}+{now}" if now else X_COST, style)
        return Text(str(now), style)

    def health(self, scene: Scene, card: SeenCard) -> Text:
        """What is left of HP, and of how much."""
        if not card.damage:
            return self.number(scene, card, "hp")
        hp = card.numbers["hp"]
        return Text(f"{max(0, hp - card.damage)}({hp})", HURT)

    def rank(self, card: SeenCard) -> tuple[int | str, ...]:
        order = (MINION, SKILL, LORD_CARD, ARTS)
        at = [place for place, kind in enumerate(order) if card.kinds & kind]
        return (at[0] if at else len(order), *super().rank(card))

    # -- what goes on ----------------------------------------------------------------------

    def battle(self, scene: Scene) -> Text:
        attacker, target = scene.told["attacker"], scene.told["target"]
        if target < 0:
            return Text("")
        return self.arrow(scene.name(attacker, self.lang), scene.name(target, self.lang))

    # -- words -----------------------------------------------------------------------------

    def lane(self, scene: Scene, seat: int, spot: int) -> str:
        """A lane as its own player counts, and whose (18-2 to 18-4)."""
        word = "yours" if seat == scene.seat else "theirs"
        return self.says(word, self.speech.spot(spot), self.called[seat])

    def place(self, scene: Scene, card: int) -> str:
        found = scene.by_number.get(card)
        if found is None or found.zone != "minions":
            return super().place(scene, card)
        return self.lane(scene, found.seat, found.spot)

    def whose_spot(self, scene: Scene, option: SeenOption) -> int:
        found = scene.by_number.get(option.card)
        return found.seat if found is not None else scene.seat

    def where_to(self, scene: Scene, option: SeenOption) -> str:
        seat = self.whose_spot(scene, option)
        if seat == scene.seat:
            return self.speech.spot(option.spot)
        return self.lane(scene, seat, option.spot)

    def because(self, scene: Scene, option: SeenOption) -> str:
        """What an ability that triggers more than once answers."""
        decision = scene.decision
        if decision is None or option.kind != "trigger":
            return ""
        state = scene.match.state
        assert isinstance(state, Table)
        event = state.chain[option.number]
        if option.ability < 0:  # the rules themselves answer it
            word = "pierce" if event.kind == events.PIERCING else "shock"
            return f"{self.speech.attribute(word)} {event.number}"
        alike = [
            o for o in decision.options if (o.card, o.ability) == (option.card, option.ability)
        ]
        if len(alike) < 2 or event.card < 0 or event.card & CARD_MASK not in scene.nameable:
            return ""
        return self.say("because", scene.name(event.card & CARD_MASK, self.lang))

    def lies(self, card: SeenCard) -> list[str]:
        out: list[str] = []
        if card.zone in TURNING:
            out.append(self.say("exhausted" if card.rest else "active"))
        if card.zone == "master":
            out.append(self.say("awakened mode" if card.down else "normal mode"))
        elif card.down:
            out.append(self.say("reverse") if card.known else self.says("face down"))
        if card.status & UNABLE and not card.marks & HASTE:
            out.append(self.say("unable"))
        out.extend(self.keywords(card.marks))
        for word in zones.NUMBER_NAMES[zones.SHOCK :]:
            if card.numbers.get(word):
                out.append(f"{self.speech.attribute(word)} {card.numbers[word]}")
        return out

    def keywords(self, marks: int) -> list[str]:
        return [self.says.pair(pair) for bit, pair in KEYWORDS.items() if marks & bit]

    def told_numbers(self, scene: Scene, found: CardDef) -> list[str]:
        return [word for kind, words in TOLD.items() if found.kinds & kind for word in words]

    def ability(self, scene: Scene, number: int) -> str:
        """The text of an ability; what can be done at any time need not say so."""
        told = super().ability(scene, number)
        for word in ANY_TIME:
            told = told.replace(word, "")
        return told

    def text(self, found: CardDef, lang: str, seen: SeenCard | None) -> str:
        """The text of a card; a master has one for each side (20-1)."""
        if not found.kinds & MASTER_CARD:
            return super().text(found, lang, seen)
        sides = ["normal mode", "awakened mode"]
        word = "japanese" if lang == "ja" else "english"
        told = [found.fields[f"{mode}_{word}"] for mode in MODES]
        if seen is not None:
            return told[1 if seen.down else 0]
        at = lang == "ja"
        lines = [
            f"[{SHORT[word][at]}] {text}" for word, text in zip(sides, told, strict=True) if text
        ]
        return "\n".join(lines)

    # -- why not ---------------------------------------------------------------------------

    def deeds(self, scene: Scene) -> list[Wish]:
        seat = scene.seat
        out: list[Wish] = []
        for card in scene.zone(seat, "hand"):
            out.append(self.wish(scene, "unlock", card))
        for card in scene.zone(seat, "standby"):
            lanes = range(LANES) if card.kinds & MINION else [-1]
            plays = [Option("play", card.card, lane) for lane in lanes]
            out.append(self.wish(scene, "play", card, plays))
        for card in [*scene.zone(seat, "minions"), *scene.zone(seat, "lord")]:
            out.append(self.wish(scene, "attack", card))
        for card in scene.zone(seat, "minions"):
            lanes = [lane for lane in range(LANES) if lane != card.spot]
            moves = [Option("move", card.card, lane) for lane in lanes]
            out.append(self.wish(scene, "move", card, moves))
        for zone in TURNING:
            for card in scene.zone(seat, zone):
                out.extend(self.uses(scene, card))
        for zone in ("minions", "lord", "standby"):
            for card in scene.zone(seat, zone):
                out.append(self.wish(scene, "exclude", card))
        out.append(Wish(self.speech.wish("end"), [Option("end")]))
        return out

    def chosen(self, scene: Scene) -> list[Wish]:
        if scene.decision is None or scene.decision.kind != "target":
            return super().chosen(scene)
        return [
            Wish(
                self.say("target", self.name(scene, card), self.place(scene, card.card)),
                [Option("target", card.card)],
            )
            for foe in scene.foes()
            for zone in TURNING
            for card in scene.zone(foe, zone)
        ]
