"""What options, decisions, reasons and the log say, in English and Japanese.

`Speech` knows how sentences are put together; the words are a game's own: each game has a module
here with its tables, found by the game's name. What games say in the same words is in `shared`.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Mapping
from typing import Any

from kirifuda.cli.speech import shared

LANGUAGES = ("en", "ja")
Pair = tuple[str, str]  # English, Japanese
Pairs = Mapping[str, Pair]
Called = Callable[[int], str]

UNKNOWN_CARD: Pair = ("a card", "カード")
SEAT: Pair = ("player {0}", "プレイヤー{0}")
NOBODY: Pair = ("nobody", "なし")
BY: Pair = (" (by {0})", "（{0}による）")
FOR: Pair = (" (for {0})", "（{0}のため）")


class Words:
    """A game's tables: sentences with places for what they are about.

    Places in `options`: card, spot, number, more. In `notes`: who, card, frm, to, n, phase, spot.
    `word#2` is said where the number is 2, `word+` where it is any but none, `word>` where an
    option tells a spot, `word@1.2` of what clause 1.2 has done. What a game has no words for is
    said in the shared ones. `payments`: clauses by which something is paid for a card. `alone`:
    notes that need not tell by which card.
    """

    def __init__(
        self,
        *,
        zones: Pairs,
        attributes: Pairs,
        decisions: Pairs,
        options: Pairs,
        groups: Pairs,
        notes: Pairs,
        reasons: list[tuple[str, str]],
        phases: Mapping[int, Pair],
        spots: Mapping[int, Pair],
        kinds: Mapping[int, Pair],
        endings: Pairs,
        payments: tuple[str, ...] = (),
        alone: tuple[str, ...] = (),
    ) -> None:
        self.zones = {**shared.ZONES, **zones}
        self.attributes = {**shared.ATTRIBUTES, **attributes}
        self.decisions = {**shared.DECISIONS, **decisions}
        self.options = {**shared.OPTIONS, **options}
        self.groups = groups
        self.notes = {**shared.NOTES, **notes}
        self.reasons = [*reasons, *shared.REASONS, *shared.PICKED]
        self.phases = phases
        self.spots = spots
        self.kinds = kinds
        self.endings = endings
        self.payments = payments
        self.alone = alone


class Speech:
    """A game's words in one language."""

    def __init__(self, words: Words, lang: str) -> None:
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

    def option(
        self,
        kind: str,
        card: str = "",
        spot: int = -1,
        number: int = 0,
        asked: str = "",
        where: str = "",
    ) -> str:
        """What choosing an option does.

        `asked` is the kind of the decision, `where` what the spot is called if not as usual.
        """
        keys = [f"{asked}/{kind}#{number}", f"{kind}#{number}"]
        for key in (f"{asked}/{kind}", kind):
            if number:
                keys.append(f"{key}+")
            if spot >= 0:
                keys.append(f"{key}>")
            keys.append(key)
        key = next((key for key in keys if key in self.words.options), kind)
        sentence = self.look(self.words.options, key)
        return sentence.format(card=card, spot=where or self.spot(spot), number=number)

    def group(self, kind: str, card: str) -> str:
        """What several options of the same card have in common."""
        return f"{self.wish(kind, card)} …"

    def wish(self, kind: str, card: str = "", number: int = 0) -> str:
        """What someone would like to do, wherever to."""
        if kind in self.words.groups:
            return self.look(self.words.groups, kind).format(card=card)
        return self.option(kind, card, number=number)

    def note(self, told: Mapping[str, Any], who: Called, card: Called, source: str = "") -> str:
        """A line of the log (`match.log_view`); `card` names a card by its number."""
        verb: str = told["verb"]
        number: int = told.get("number", 0)
        table = self.words.notes
        key = verb
        if verb == "move":
            way = f"{told.get('from', '')}>{told.get('to', '')}"
            by = told.get("clause", "")
            for found in (f"move {way}@{by}", f"move {way}", f"move >{told.get('to', '')}"):
                if found in table:
                    key = found
                    break
        elif f"{verb}@{told.get('clause', '')}" in table:
            key = f"{verb}@{told['clause']}"
        elif f"{verb}#{number}" in table:
            key = f"{verb}#{number}"
        elif number and f"{verb}+" in table:
            key = f"{verb}+"
        sentence = self.look(table, key)
        named = card(told["card"]) if "card" in told else self.pair(UNKNOWN_CARD)
        line = sentence.format(
            who=who(told.get("seat", -1)),
            card=named,
            frm=self.zone(told["from"]) if "from" in told else "",
            to=self.zone(told["to"]) if "to" in told else "",
            n=number,
            phase=self.phase(number),
            spot=self.spot(number),
        )
        if source and source != named and verb not in self.words.alone:
            paid = told.get("clause", "") in self.words.payments
            line += self.pair(FOR if paid else BY).format(source)
        return line

    def reason(self, message: str) -> str:
        """Why something cannot be done; what has no translation stays as it is."""
        if self.lang == "en":
            # a programmer's spelling of an option helps nobody
            return re.sub(r"^Option\(.*\) is not", "It is not", message)
        return self.japanese(message)

    def japanese(self, message: str) -> str:
        """A reason or a part of one, with the parts that stand in its places."""
        for pattern, sentence in self.words.reasons:
            found = re.fullmatch(pattern, message)
            if found is not None:
                return sentence.format(*[self.japanese(part) for part in found.groups()])
        for table in (self.words.zones, self.words.attributes):
            if message in table:
                return table[message][self.at]
        for english, named in (*self.words.kinds.values(), *self.words.phases.values()):
            if message == english:
                return named
        return message

    def ending(self, clause: str) -> str:
        """By what a match ended."""
        return self.look(self.words.endings, clause)

    def seat(self, seat: int) -> str:
        if seat < 0:
            return self.pair(NOBODY)
        return self.pair(SEAT).format(seat + 1)


def speech(game: str, lang: str) -> Speech:
    """The words of a game in a language."""
    words: Words = importlib.import_module(f"kirifuda.cli.speech.{game}").WORDS
    return Speech(words, lang)
