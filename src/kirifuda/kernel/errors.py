"""Typed errors. Each carries every reason, not the first, and is raised before anything changed."""

from __future__ import annotations


class Reason:
    """One reason: where it is, what is wrong, and the clause that says so (if any)."""

    def __init__(self, message: str, clause: str = "", place: str = "") -> None:
        self.message = message
        self.clause = clause
        self.place = place

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

    def __init__(self, reasons: list[Reason] | str) -> None:
        self.reasons: list[Reason] = [Reason(reasons)] if isinstance(reasons, str) else reasons
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
