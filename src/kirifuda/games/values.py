"""Reading the printed values of a card: every problem is gathered with its place.

What a game's `printing` module has in common with those of other games: names of values, texts,
numbers, lists, and the abilities that a text means.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from kirifuda.games.printed import Printed, text_reasons
from kirifuda.games.trees import MeaningError, Trees
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.position.cards import Ability, folded

if TYPE_CHECKING:
    from kirifuda.text import Node

LONGEST = 2000  # of any printed text

Lowered = tuple[list[Ability], int | None]


class Values:
    """The values printed on a card, by their proper names, and what is wrong with them."""

    def __init__(self, row: Printed, fields: Sequence[str], aliases: Mapping[str, str]) -> None:
        self.reasons: list[Reason] = []
        self.values: Printed = {}
        for word, value in row.items():
            proper = aliases.get(word, word)
            if proper not in fields:
                known = ", ".join(fields)
                self.wrong(
                    Said("nothing of that name is printed on a card; known: {0}", [known]), "", word
                )
            elif value is not None:
                self.values[proper] = value

    def wrong(self, what: str | Said, clause: str, place: str) -> None:
        self.reasons.append(Reason(what, clause, place))

    def text(self, word: str) -> str:
        """A text; empty if it is not there."""
        return self.clean(self.values.get(word, ""), word, word == "text")

    def clean(self, value: object, place: str, long: bool = False) -> str:
        if not isinstance(value, str):
            self.wrong(Said("a text is expected, not {0}", [repr(value)]), "", place)
            return ""
        if len(value) > LONGEST or (not long and "\n" in value):
            self.wrong("the text is too long", "", place)
            return ""
        try:
            value.encode()
        except UnicodeEncodeError:
            self.wrong("the text has broken characters", "", place)
            return ""
        return value.strip()

    def name(self, clause: str) -> str:
        """The card's name, which must be there."""
        name = self.text("name")
        if not name and self.values.get("name", "") == "":
            self.wrong("a card has a name", clause, "name")
        return name

    def word(self, word: str, called: Mapping[str, str], default: str, clause: str) -> str:
        """One of the words that something may be called, by its proper name."""
        value = self.values.get(word, default)
        found = called.get(value.lower()) if isinstance(value, str) else None
        if found is None:
            known = ", ".join(dict.fromkeys(called.values()))
            self.wrong(Said("it is {0}, not {1}", [known, repr(value)]), clause, word)
            return default
        return found

    def number(self, word: str, most: int, clause: str, what: str | Said) -> int:
        """A number from 0 to the most; `what` is said if there is none."""
        value = self.values.get(word)
        if value is None:
            self.wrong(what, clause, word)
            return 0
        if type(value) is not int or not 0 <= value <= most:
            self.wrong(
                Said("a number from 0 to {0} is expected, not {1}", [most, repr(value)]), "", word
            )
            return 0
        return value

    def absent(self, word: str, clause: str, what: str | Said) -> None:
        """Say `what` if a value is there that must not be."""
        if self.values.get(word) not in (None, 0):
            self.wrong(what, clause, word)

    def flag(self, word: str) -> bool:
        value = self.values.get(word, False)
        if not isinstance(value, bool):
            self.wrong(Said("true or false is expected, not {0}", [repr(value)]), "", word)
            return False
        return value

    def texts(self, word: str, clause: str) -> tuple[str, ...]:
        """A list of texts, or one text with slashes between them."""
        value = self.values.get(word, ())
        if isinstance(value, str):
            value = value.replace("／", "/").split("/")
        if not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
            self.wrong("a list of texts is expected", clause, word)
            return ()
        found = [self.clean(one, f"{word} {number}") for number, one in enumerate(value, 1)]
        return tuple(folded(one) for one in found if one)

    def abilities(
        self,
        text: str,
        trees: Trees,
        lower: Callable[[list[Node]], Lowered],
        fields: dict[str, str],
    ) -> list[Ability]:
        """The abilities that the card's text means; what it says about decks goes to `fields`."""
        if not text:
            return []
        from kirifuda.text import TextError

        try:
            reading = trees.read(text)
            abilities, limit = lower(reading.nodes)
        except TextError as error:
            self.reasons.extend(text_reasons(text, error))
            return []
        except MeaningError as error:
            self.reasons.extend(trees.placed(text, reading.nodes, error))
            return []
        fields["english_text"] = "\n".join(reading.english)
        told = zip(reading.japanese, reading.english, strict=True)
        for ability in abilities:
            if ability.printed:
                ability.text, ability.english = next(told, ("", ""))
        if limit is not None:
            fields["deck_limit"] = str(limit)
        return abilities


def lowered(compiled: Callable[[], Lowered]) -> Lowered:
    """What a text means; a `MeaningError` says what has no meaning."""
    from kirifuda.games.meanings import NoMeaning

    try:
        return compiled()
    except NoMeaning as error:
        raise MeaningError(str(error), error.node) from error
    except (AssertionError, LookupError, AttributeError, TypeError, ValueError) as error:
        raise MeaningError(
            Said("its meaning fails ({0} {1})", [type(error).__name__, error]), None
        ) from error
