"""What is said about cards, places and options at the table, in one language."""

from __future__ import annotations

from kirifuda.cli.table.scene import (
    NO_HANDLE,
    Plain,
    Scene,
    SeenCard,
    SeenOption,
    ability_of,
)
from kirifuda.cli.table.words import Says
from kirifuda.games.sheet import Act, Area, Flag
from kirifuda.table.desk import Desk
from kirifuda.table.speech import Speech

MOST_TEXT = 60  # characters of an ability in a list
USUAL = Act()


class Wording:
    """Words for what lies on one game's table."""

    def __init__(self, desk: Desk, speech: Speech, called: list[str]) -> None:
        self.sheet = desk.sheet
        self.kinds = desk.kinds
        self.speech = speech
        self.lang = speech.lang
        self.says = Says(speech.lang)
        self.called = called  # what the seats are called
        self.areas = {area.zone: area for area in self.sheet.areas}
        self.flags = {flag.name: flag for flag in self.sheet.flags}

    def area(self, zone: str) -> Area:
        return self.areas.get(zone) or Area(zone, "count")

    def flag(self, name: str) -> Flag:
        return self.flags[name]

    def act(self, kind: str) -> Act:
        return self.sheet.acts.get(kind, USUAL)

    # -- cards -----------------------------------------------------------------------------

    def name(self, scene: Scene, card: SeenCard) -> str:
        """What a card is called, or what its back tells."""
        if card.known:
            return scene.name(card.card, self.lang)
        return self.says("hidden")

    def kind(self, kinds: list[str]) -> str:
        """What kinds of card these are."""
        return "/".join(
            self.speech.pair(pair) for name, pair in self.kinds.items() if name in kinds
        )

    def trait(self, trait: str, printed: bool) -> str:
        """A trait in words; empty if it need not be told."""
        for sign, words in self.sheet.trait_words.items():
            if trait.startswith(sign):
                if printed and sign in self.sheet.silent_traits:
                    return ""
                return f"〔{self.speech.pair(words).format(self.named(trait[len(sign) :]))}〕"
        return f"〔{self.named(trait)}〕"

    def named(self, trait: str) -> str:
        """What a trait is called; some are printed in brackets of their own."""
        if self.lang == "ja":
            return trait
        names = self.sheet.names
        return names.get(trait) or names.get(trait[1:-1]) or trait

    def keywords(self, names: list[str]) -> list[str]:
        """Flags that have words of their own, in words."""
        found = [self.flags[name].words for name in names if name in self.flags]
        return [self.speech.pair(pair) for pair in found if pair is not None]

    def lies(self, card: SeenCard) -> list[str]:
        """How a card lies and what it is at the moment, in words."""
        out: list[str] = []
        sided = card.printed is not None and "sides" in card.printed
        if card.zone in self.sheet.displays:
            facing = "right" if not card.has("faces left") else "left"
            out.append(self.says(f"facing {facing}" if card.rest else "attack display"))
        for flag in self.sheet.flags:
            if flag.name == "down" and sided:
                out.append(self.speech.pair(self.sheet.sides[card.side]))
            elif flag.words is not None and card.has(flag.name):
                here = not flag.zones or card.zone in flag.zones
                if (here and card.zone not in self.sheet.displays) or flag.name == "down":
                    known = flag.name != "down" or card.known
                    out.append(self.speech.pair(flag.words) if known else self.says("face down"))
            elif flag.opposite is not None and card.zone in flag.zones:
                out.append(self.speech.pair(flag.opposite))
        for word in self.sheet.worded:
            if card.numbers.get(word):
                out.append(f"{self.speech.attribute(word)} {card.numbers[word]}")
        return out

    def told_numbers(self, kinds: list[str]) -> list[str]:
        """The values of a card of these kinds that are told as numbers."""
        out: list[str] = []
        for kind, words in self.sheet.told.items():
            if kind in kinds:
                out += [word for word in words if word not in out]
        return out

    def text(self, printed: Plain, lang: str, seen: SeenCard | None) -> str:
        """The text of a card; `seen`: only what of it counts as the card lies."""
        at = lang == "ja"
        if "sides" not in printed:
            text: str = printed["text"][at]
            return text
        sides: list[tuple[str, str]] = printed["sides"]
        if seen is not None:
            return sides[seen.side][at]
        lines = [
            f"[{name[at]}] {told[at]}"
            for name, told in zip(self.sheet.sides, sides, strict=True)
            if told[at]
        ]
        return "\n".join(lines)

    def ability(self, scene: Scene, which: tuple[str, int]) -> str:
        """The text of an ability, without what need not be said in a list."""
        told = scene.ability(which, self.lang)
        for word in self.sheet.cut:
            told = told.replace(word, "")
        return told

    def shortly(self, scene: Scene, which: tuple[str, int], most: int = MOST_TEXT) -> str:
        """As much of an ability's text as tells which it is."""
        text = self.ability(scene, which)
        return text if len(text) <= most else f"{text[:most]}…"

    def mode(self, scene: Scene, key: str, number: int) -> str:
        """The text of a mode of the card that asks; empty if it is not found."""
        found = scene.printed(key)
        lines: list[str] = found["modes"][self.lang == "ja"] if found is not None else []
        return lines[number - 1] if 0 < number <= len(lines) else ""

    # -- places ----------------------------------------------------------------------------

    def whose(self, seat: int, place: str) -> str:
        """A place with whose it is."""
        if self.called[seat] == self.says("you"):
            return self.says("yours", place)
        return self.says("theirs", place, self.called[seat])

    def place(self, scene: Scene, card: int) -> str:
        """Where a card is, in words; empty if it cannot be seen there."""
        found = scene.by_handle.get(card)
        if found is None:
            return ""
        return self.whose(found.seat, self.lies_at(found.zone, found.spot))

    def lies_at(self, zone: str, spot: int) -> str:
        """What a spot of a zone is called; the zone itself, if it has but one."""
        area = self.areas.get(zone)
        alone = spot < 0 or (area is not None and len(area.spots) == 1)
        return self.speech.zone(zone) if alone else self.speech.spot(spot)

    def where_to(self, scene: Scene, option: SeenOption) -> str:
        """The spot of an option in words, or the player that it is about."""
        if option.whom >= 0:
            return self.called[option.whom]
        named = self.speech.spot(option.spot)
        if option.side in (scene.seat, -1) or self.act(option.kind).spot == "foe":
            return named
        return self.whose(option.side, named)

    def unseen(self, option: SeenOption) -> str:
        """What a card that an option is about is called if the seat may not know it."""
        at = option.at or {}
        where = self.lies_at(at["zone"], at.get("spot", -1))
        return self.says("hidden at", self.whose(at["seat"], where))

    def because(self, scene: Scene, option: SeenOption) -> str:
        """What of two options that are alike tells this one apart; empty where nothing does."""
        told = option.told
        if "by" in told:
            return f"{self.speech.attribute(told['by'])} {told['much']}"
        if option.mate:
            return self.says("with", scene.name(option.mate, self.lang))
        assert scene.decision is not None
        alike = [
            o
            for o in scene.decision.options
            if (o.card, o.ability) == (option.card, option.ability)
        ]
        if "cause" in told and len(alike) > 1:
            return self.says("because", scene.named(told["cause"], self.lang))
        return ""

    # -- why not ---------------------------------------------------------------------------

    def wish(self, scene: Scene, told: Plain) -> str:
        """What someone would like to do, in words."""
        card = told.get("card", NO_HANDLE)
        name = scene.named(told["name"], self.lang) if "name" in told else ""
        mate = scene.named(told["mate"], self.lang) if "mate" in told else ""
        said = self.speech.wish(told, name, self.place(scene, card), mate)
        which = ability_of(told)
        if which is None:
            return said
        return self.says("why use", said, self.shortly(scene, which))

    def against(self, told: Plain) -> list[tuple[str, str]]:
        """Clauses against a wish, each with what it says."""
        out: list[tuple[str, str]] = []
        for reason in told["against"]:
            words = self.speech.said(reason["said"])
            if "spots" in reason:
                named = self.says("comma").join(map(self.speech.spot, reason["spots"]))
                words += f" ({self.says('why only', named)})"
            out.append((reason["clause"], words))
        return out
