"""Typed errors. Each carries every reason, not the first, and is raised before anything changed."""

from __future__ import annotations

from kirifuda.build import mypyc_attr


class Said:
    """Words with values in their places: a sentence in English, `{0}` and so on stand for values.

    A value is a number, a name as it is printed, or words again. What people read in another
    language is found by the sentence itself, without its values.
    """

    def __init__(self, words: str, values: list[object] | None = None) -> None:
        self.words = words
        self.values: list[object] = values or []

    def __str__(self) -> str:
        return self.words.format(*self.values) if self.values else self.words

    def __repr__(self) -> str:
        return f"Said({str(self)!r})"


def joined(words: str, parts: list[Said]) -> Said:
    """Several words as one: `words` joins two of them."""
    out = parts[0]
    for part in parts[1:]:
        out = Said(words, [out, part])
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Reason:
    """One reason: where it is, what is wrong, and the clause that says so (if any)."""

    def __init__(self, message: str | Said, clause: str = "", place: str | Said = "") -> None:
        self.said = Said(message) if isinstance(message, str) else message
        self.message = str(self.said)
        self.clause = clause
        self.where = Said(place) if isinstance(place, str) else place
        self.place = str(self.where)

    def within(self, place: str | Said) -> Reason:
        """The same, told by the larger place in which its own is."""
        if self.place:
            place = Said("{0}, {1}", [place, self.where])
        return Reason(self.said, self.clause, place)

    def __str__(self) -> str:
        head = f"{self.place}: " if self.place else ""
        tail = f" ({self.clause})" if self.clause else ""
        return f"{head}{self.message}{tail}"

    def __repr__(self) -> str:
        return f"Reason({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


class KirifudaError(Exception):
    """The root of all errors that the library raises on bad input."""

    def __init__(self, reasons: list[Reason] | str | Said) -> None:
        self.reasons: list[Reason] = reasons if isinstance(reasons, list) else [Reason(reasons)]
        super().__init__("; ".join(str(r) for r in self.reasons))


class ChoiceError(KirifudaError):
    """The option is not one of those offered, or there is nothing to decide."""


class DeckError(KirifudaError):
    """A deck that cannot be read, or that breaks deck rules."""


class CardError(KirifudaError):
    """A card whose printed values cannot be read."""


class PackError(KirifudaError):
    """Bytes that are no packed match of this game and version."""


class RecordError(KirifudaError):
    """A record that is damaged, foreign, or does not replay."""


class ScenarioError(KirifudaError):
    """A position that cannot be set up."""


class UnknownError(KirifudaError):
    """A name (of a game, a card, a deck, a clause) that is not known."""
