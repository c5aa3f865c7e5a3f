"""What a sheet's sentences say once what they are about stands in their places."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from kirifuda.games.sheet import Pair, Pairs, Words
from kirifuda.kernel.errors import Reason, Said
from kirifuda.table import shared
from kirifuda.table.refusals import REFUSALS

LANGUAGES = ("en", "ja")
Told = Mapping[str, Any]
Called = Callable[[int], str]
Names = Callable[[str], str]
Texts = Callable[[str, int], str]

UNKNOWN_CARD: Pair = ("a card", "カード")
SEAT: Pair = ("player {0}", "プレイヤー{0}")
NOBODY: Pair = ("nobody", "なし")
BY: Pair = (" (by {0})", "（{0}による）")
WITH: Pair = ("{0} with {1}", "{0}（{1}と）")
HOW: Pair = (": {0}", "：{0}")
FOR: Pair = (" (for {0})", "（{0}のため）")


NO_WORDS = Words({}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {})


class Vocabulary:
    """A game's words, with what every game says in the same words."""

    def __init__(self, words: Words) -> None:
        self.own = words
        self.zones: Pairs = {**shared.ZONES, **words.zones}
        self.attributes: Pairs = {**shared.ATTRIBUTES, **words.attributes}
        self.decisions: Pairs = {**shared.DECISIONS, **words.decisions}
        self.options: Pairs = {**shared.OPTIONS, **words.options}
        self.groups: Pairs = words.groups
        # what several options have in common is a wish if it is about one card
        alone = {kind: pair for kind, pair in words.groups.items() if "{card}" in pair[0]}
        self.wishes: Pairs = {**self.options, **alone}
        changes = {
            f"value {name}": ("{card}: " + pair[0] + " {signed}", "{card}：" + pair[1] + "{signed}")
            for name, pair in self.attributes.items()
        }
        self.notes: Pairs = {**shared.NOTES, **changes, **words.notes}
        self.reasons = {**REFUSALS, **shared.REASONS, **shared.PICKED, **words.reasons}
        self.phases = words.phases
        self.spots = words.spots
        self.kinds = words.kinds
        self.endings: Pairs = words.endings
        self.facts: Pairs = words.facts
        self.payments = words.payments
        self.alone = words.alone
        named = {**self.zones, **self.attributes}
        self.terms = {word: pair[1] for word, pair in named.items()}
        self.terms |= dict([*words.kinds.values(), *words.phases.values()])


@cache
def vocabulary(game: str) -> Vocabulary:
    """The words of a game, by its name."""
    from importlib import import_module

    words: Words = import_module(f"kirifuda.games.{game}.speech").WORDS
    return Vocabulary(words)


class Speech:
    """A game's words in one language."""

    def __init__(self, words: Vocabulary, lang: str) -> None:
        self.words = words
        self.lang = lang
        self.at = LANGUAGES.index(lang)

    def pair(self, pair: Pair) -> str:
        return pair[self.at]

    def look(self, table: Pairs, word: str) -> str:
        found = table.get(word)
        return word if found is None else found[self.at]

    def zone(self, name: str) -> str:
        return self.look(self.words.zones, name)

    def attribute(self, name: str) -> str:
        return self.look(self.words.attributes, name)

    def phase(self, number: int) -> str:
        found = self.words.phases.get(number)
        return "" if found is None else found[self.at]

    def spot(self, number: int) -> str:
        found = self.words.spots.get(number)
        return str(number) if found is None else found[self.at]

    def kind(self, bits: int) -> str:
        """What kinds of card these bits are."""
        return "/".join(pair[self.at] for bit, pair in self.words.kinds.items() if bits & bit)

    def decision(self, kind: str) -> str:
        """What a decision asks, as a heading."""
        return self.look(self.words.decisions, kind)

    def option(self, told: Told, card: str = "", where: str = "") -> str:
        """What choosing an option of a board does; `where`: what its spot is called."""
        sentence = self.look(self.words.options, told["say"])
        spot = where or self.seat_or_spot(told)
        return sentence.format(card=card, spot=spot, number=told.get("number", 0))

    def seat_or_spot(self, told: Told) -> str:
        """Where an option leads: to a player, or to a place."""
        return self.seat(told["seat"]) if "seat" in told else self.spot(told.get("spot", -1))

    def wish(self, told: Told, card: str = "", place: str = "", mate: str = "") -> str:
        """What someone would like to do; `place`: where the card lies that it is about."""
        spot = self.seat_or_spot(told) if "spot" in told or "seat" in told else "…"
        if told["say"].startswith("wish "):
            spot = place
        number = told.get("number", "…")
        said = self.look(self.words.wishes, told["say"]).format(card=card, spot=spot, number=number)
        return self.pair(WITH).format(said, mate) if mate else said

    def group(self, kind: str, card: str) -> str:
        """What several options of the same card have in common."""
        table = self.words.groups if kind in self.words.groups else self.words.options
        return self.look(table, kind).format(card=card, spot="…", number="…") + " …"

    def line(self, told: Told, who: Called, name: Names, text: Texts | None = None) -> str:
        """A line of the log; `name` gives the name of a card by its key.

        `text` gives the text of an ability, which says how a card is affected.
        """
        number: int = told.get("n", 0)
        named = name(told["key"]) if "key" in told else self.pair(UNKNOWN_CARD)
        line = self.look(self.words.notes, told["say"]).format(
            who=who(told.get("who", -1)),
            card=named,
            frm=self.zone(told["frm"]) if "frm" in told else "",
            to=self.zone(told["to"]) if "to" in told else "",
            n=number,
            signed=f"{number:+}",
            phase=self.phase(number),
            spot=self.spot(number),
        )
        if text is not None and "ability" in told:
            line += self.pair(HOW).format(text(told["of"], told["ability"]))
        source = name(told["by"]) if "by" in told else ""
        if source and source != named and told["verb"] not in self.words.alone:
            paid = told["clause"] in self.words.payments
            line += self.pair(FOR if paid else BY).format(source)
        return line

    def reason(self, reason: Reason) -> str:
        """Why something cannot be done."""
        return self.said(reason.said)

    def placed(self, reason: Reason) -> str:
        """The same with where it is and the clause that says so."""
        if self.lang == "en":
            return str(reason)
        where = self.said(reason.where)
        clause = f"（{reason.clause}）" if reason.clause else ""
        return (
            f"{where}：{self.reason(reason)}{clause}" if where else f"{self.reason(reason)}{clause}"
        )

    def said(self, what: object) -> str:
        """Words of the engine, also as plain data (`kirifuda.table.wishes`), or a value in them."""
        if isinstance(what, Said):
            return self.put(what.words, what.values)
        if isinstance(what, Mapping):
            return self.put(what["words"], what["values"])
        return str(what)

    def put(self, words: str, values: Sequence[object]) -> str:
        """A sentence of the engine with values in its places."""
        if self.lang == "ja":
            found = self.words.reasons.get(words)
            words = self.words.terms.get(words, words) if found is None else found
        return words.format(*[self.said(value) for value in values]) if values else words

    def ending(self, clause: str) -> str:
        """By what a match ended."""
        return self.look(self.words.endings, clause)

    def seat(self, seat: int) -> str:
        if seat < 0:
            return self.pair(NOBODY)
        return self.pair(SEAT).format(seat + 1)


def speech_of_all(lang: str) -> Speech:
    """What every game says in the same words, where no game is known."""
    return Speech(Vocabulary(NO_WORDS), lang)


def speech(game: str, lang: str) -> Speech:
    """The words of a game in a language."""
    return Speech(vocabulary(game), lang)
