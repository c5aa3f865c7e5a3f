"""How a game lies on the table: what each game tells, and what games have in common.

A layout turns a `Scene` into plain pieces (slots with cards, lines of text); the widgets draw
them. A game's own layout is a module of its own, named in `LAYOUTS`.
"""

from __future__ import annotations

import importlib
import re
from typing import ClassVar

from rich.style import Style
from rich.text import Text

from kirifuda.cli.speech import Pair, Pairs, Speech
from kirifuda.cli.table.scene import Scene, SeenCard, SeenOption
from kirifuda.cli.table.words import Says
from kirifuda.kernel.position.cards import ACTIVATED, CardDef
from kirifuda.kernel.position.decisions import Option

LAYOUTS = {
    "rebirth": ("kirifuda.cli.table.rebirth", "RebirthLayout"),
    "legend_of_stars": ("kirifuda.cli.table.legend_of_stars", "LegendLayout"),
    "legions": ("kirifuda.cli.table.legions", "LegionsLayout"),
    "luck_and_logic": ("kirifuda.cli.table.luck_and_logic", "LuckLayout"),
}

MOST_TEXT = 60  # characters of an ability in a list

# what a slot is in what happens now
PLAIN = ""
ATTACKER = "attacker"
ATTACKED = "attacked"
SUPPORTER = "supporter"

RAISED = Style(color="green", bold=True)
LOWERED = Style(color="red", bold=True)
HURT = Style(color="bright_red", bold=True)
FAINT = Style(dim=True)
FIGHTING = Style(color="bright_red", bold=True)
FOUGHT = Style(color="bright_yellow", bold=True)
KIND_STYLES = {2: Style(color="magenta"), 4: Style(color="cyan")}


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


class Wish:
    """Something a person might want to do: its name and the options it could be."""

    def __init__(self, label: str, options: list[Option]) -> None:
        self.label = label
        self.options = options


class Layout:
    """One game's layout in one language."""

    columns = 4  # slots of a side beside each other
    plain_decisions: tuple[str, ...] = ()  # which the text of their source does not explain
    own_decisions: tuple[str, ...] = ()  # which are about their source, not made by it
    legend: tuple[tuple[str, Pair], ...] = ()  # what signs on the table mean
    traits: Pair = ("traits: ", "特徴：")  # what the game calls them
    framed_from = (100, 34)  # from this size of the terminal on, cards have frames
    roomy_from = 0  # from this height on, there are two lines for the name of a card in a frame
    turning: tuple[str, ...] = ()  # zones in which cards stand or rest
    looked_through: tuple[str, ...] = ()  # zones of which people ask why a card cannot be chosen
    mirrored = False  # both sides have their places next to the middle, and the rest behind
    valued: tuple[str, ...] = ("pick", "block")  # options told with the values of their cards
    gathered: tuple[str, ...] = ()  # options of many cards that are told as one row at first
    varied: tuple[str, ...] = ()  # and those of one card that differ in their number alone
    level: tuple[str, ...] = ()  # decisions whose options are all told at once
    modes: tuple[str, str] = (  # how a text lists modes, in English and Japanese
        r"\([ivx]+\) (.+?)(?= \([ivx]+\) |\n|$)",
        r"[ⅰ-ⅹ][．.]([^\n]+)",
    )
    phases: tuple[int, ...] = ()  # of a turn, in the order in which they are told
    counted: tuple[str, ...] = ()  # zones whose cards are counted in the title of a side
    browsed: tuple[str, ...] = ()  # zones in the order in which people look through them
    short: ClassVar[Pairs] = {}  # words of the game's own

    def __init__(self, speech: Speech, called: list[str]) -> None:
        self.speech = speech
        self.lang = speech.lang
        self.says = Says(speech.lang)
        self.called = called  # what the seats are called

    def say(self, word: str, *values: object) -> str:
        return self.says.pair(self.short[word]).format(*values)

    def name(self, scene: Scene, card: SeenCard) -> str:
        """What a card is called, or what its back tells."""
        if card.known:
            return scene.name(card.card, self.lang)
        return self.says("hidden")

    def name_style(self, card: SeenCard) -> Style:
        """In what style the name of a card is told, however it lies."""
        return KIND_STYLES.get(card.kinds, Style(bold=True))

    def rests(self, card: SeenCard) -> bool:
        """Whether a card rests, as something worth telling."""
        return card.rest

    def turned_over(self, card: SeenCard) -> bool:
        """Whether a card lies with its face down, as something worth telling."""
        return card.down and card.zone != "energy"

    def ability(self, scene: Scene, number: int) -> str:
        """The text of an ability."""
        return scene.ability(number, self.lang)

    def text(self, found: CardDef, lang: str, seen: SeenCard | None) -> str:
        """The text of a card; `seen`: only what of it counts as the card lies."""
        return found.text if lang == "ja" else found.fields.get("english_text", "")

    def mode(self, scene: Scene, source: int, number: int) -> str:
        """The text of a mode, found in the text of the card that asks; empty if it is not found."""
        found = scene.definition(source)
        if found is None:
            return ""
        told = self.text(found, self.lang, None)
        lines: list[str] = re.findall(self.modes[self.lang == "ja"], told)
        return lines[number - 1] if 0 < number <= len(lines) else ""

    def trait(self, trait: str, printed: bool) -> str:
        """A trait in words; empty if it need not be told."""
        return f"〔{trait}〕"

    def keywords(self, marks: int) -> list[str]:
        """The keywords that marks of a card stand for, in words."""
        return []

    def whose_spot(self, scene: Scene, option: SeenOption) -> int:
        """The seat on whose side the spot of an option is."""
        return scene.seat

    def where_to(self, scene: Scene, option: SeenOption) -> str:
        """The spot of an option in words."""
        return self.speech.spot(option.spot)

    def because(self, scene: Scene, option: SeenOption) -> str:
        """What of two options that are alike tells this one apart; empty where nothing does."""
        return ""

    def unseen(self, option: SeenOption) -> str:
        """What a card that an option is about is called if the seat may not know it."""
        where = self.speech.zone(option.zone)
        if option.square >= 0:
            where = self.speech.spot(option.square)
        return self.says("hidden at", self.whose(option.of, where))

    def lies(self, card: SeenCard) -> list[str]:
        """How a card lies, in words."""
        out: list[str] = []
        if card.zone in self.turning:
            out.append(self.says("rested") if card.rest else self.says("standing"))
        if card.down:
            out.append(self.says("face down"))
        return out

    def told_numbers(self, scene: Scene, found: CardDef) -> list[str]:
        """The numbers of a card that are told as numbers."""
        return scene.attributes if any(found.nums) else []

    def number(self, scene: Scene, card: SeenCard, attribute: str) -> Text:
        """A value of a card, coloured if it is not the printed one."""
        now = card.numbers[attribute]
        found = scene.definition(card.card)
        printed = found.nums[scene.attributes.index(attribute)] if found is not None else now
        style = RAISED if now > printed else LOWERED if now < printed else Style()
        return Text(str(now), style)

    def zones_to_browse(self) -> list[str]:
        return list(self.browsed)

    def whose(self, seat: int, place: str) -> str:
        """A place with whose it is."""
        if self.called[seat] == self.says("you"):
            return self.says("yours", place)
        return self.says("theirs", place, self.called[seat])

    def place(self, scene: Scene, card: int) -> str:
        """Where a card is, in words; empty if it cannot be seen there."""
        found = scene.by_number.get(card)
        if found is None:
            return ""
        if found.spot >= 0:
            return self.whose(found.seat, self.speech.spot(found.spot))
        return self.whose(found.seat, self.speech.zone(found.zone))

    def occupant(self, scene: Scene, seat: int, spot: int) -> str:
        """Who is at a spot of a side; empty if nobody is."""
        for slot in self.slots(scene, seat):
            if slot.spot == spot and slot.card is not None:
                return self.name(scene, slot.card)
        return ""

    # -- the rows around the places --------------------------------------------------------

    def counts(self, scene: Scene, seat: int, out: Text) -> None:
        """Add how many cards lie in the zones that are counted."""
        for zone in self.counted:
            self.count(scene, seat, zone, out)

    def count(self, scene: Scene, seat: int, zone: str, out: Text) -> None:
        word = self.say(zone) if zone in self.short else self.speech.zone(zone)
        out.append(f"  {word} ", FAINT)
        out.append(str(len(scene.zone(seat, zone))), Style(bold=True))

    def middle(self, scene: Scene) -> tuple[Text, Text]:
        """Where in the turn it is, and what goes on between the sides; the second may be empty."""
        phases = Text(no_wrap=True)
        if scene.turn:
            for number in self.phases:
                here = number == scene.told["phase"]
                style = Style(reverse=True, bold=True) if here else FAINT
                phases.append(f" {self.speech.phase(number)} ", style)
        return phases, self.battle(scene)

    def battle(self, scene: Scene) -> Text:
        """Who attacks whom; empty where nobody does."""
        return Text("")

    def arrow(self, who: str, whom: str) -> Text:
        out = Text(no_wrap=True, overflow="ellipsis")
        out.append(f"{who} ━━▶ ", FIGHTING)
        out.append(whom, FOUGHT)
        return out

    def hand(self, scene: Scene, seat: int) -> list[Slot]:
        cards = sorted(scene.zone(seat, "hand"), key=self.rank)
        return [Slot("", card, seat) for card in cards]

    def rank(self, card: SeenCard) -> tuple[int | str, ...]:
        """Where a card stands in a hand."""
        return (card.numbers.get("cost", 0), card.name)

    # -- why not ---------------------------------------------------------------------------

    def wishes(self, scene: Scene) -> list[Wish]:
        """What the seat might want to do with the cards that it sees."""
        return self.chosen(scene) + self.deeds(scene)

    def chosen(self, scene: Scene) -> list[Wish]:
        """What people would choose where others are offered."""
        decision = scene.decision
        if decision is None or not any(o.kind == "pick" for o in decision.options):
            return []
        return self.picks(scene)

    def deeds(self, scene: Scene) -> list[Wish]:
        """What could be done in a turn."""
        raise AssertionError("a subclass answers this")

    def wish(
        self, scene: Scene, kind: str, card: SeenCard, options: list[Option] | None = None
    ) -> Wish:
        """To do something with a card, wherever to."""
        name = self.name(scene, card)
        if options is None:
            options = [Option(kind, card.card)]
        if kind in self.gathered:
            return Wish(self.speech.option(kind, name), options)
        return Wish(self.speech.wish(kind, name, options[0].number), options)

    def uses(
        self, scene: Scene, card: SeenCard, of: int = ACTIVATED, by: str = "use"
    ) -> list[Wish]:
        """To use the abilities of a card, those of one kind."""
        if not card.known:
            return []
        pool = scene.match.pool
        out: list[Wish] = []
        for number in scene.match.state.face(card.card).abilities:
            if pool.abilities[number].kind == of:
                text = self.ability(scene, number)
                text = text if len(text) <= MOST_TEXT else f"{text[:MOST_TEXT]}…"
                label = self.says("why use", self.speech.wish(by, self.name(scene, card)), text)
                out.append(Wish(label, [Option(by, card.card, ability=number)]))
        return out

    def picks(self, scene: Scene) -> list[Wish]:
        """Cards that are not offered, where others are."""
        there = {scene.by_number[c].zone for c in scene.offered if c in scene.by_number}
        there |= set(self.looked_through)
        return [
            Wish(
                self.says("why pick", self.name(scene, card), self.place(scene, number)),
                [Option("pick", number)],
            )
            for number, card in scene.by_number.items()
            if number not in scene.offered and card.zone in there
        ]

    # -- what a game tells -----------------------------------------------------------------

    def title(self, scene: Scene, seat: int) -> Text:
        """The counts of a side, on one line."""
        raise AssertionError("a subclass answers this")

    def slots(self, scene: Scene, seat: int) -> list[Slot]:
        """The places of a side."""
        raise AssertionError("a subclass answers this")

    def line(self, scene: Scene, seat: int) -> Text:
        """What else lies on a side."""
        raise AssertionError("a subclass answers this")

    def piles(self, scene: Scene, seat: int) -> list[Pile]:
        """What lies beside the places of a side, in the order in which it is told."""
        return []

    def stats(self, scene: Scene, card: SeenCard) -> Text:
        """A card's values in a few characters."""
        raise AssertionError("a subclass answers this")


def layout(game: str, speech: Speech, called: list[str]) -> Layout:
    """The layout of a game."""
    module, name = LAYOUTS[game]
    made: Layout = getattr(importlib.import_module(module), name)(speech, called)
    return made
