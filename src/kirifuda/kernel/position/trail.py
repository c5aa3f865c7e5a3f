"""Trails: append-only lists that are copied in constant time.

A copy of a state must not pay for the length of its past. A trail keeps full chunks, which are
shared between copies, and one short open chunk, which is not.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import mypyc_attr
from kirifuda.kernel.position.names import Names

CHUNK: Final = 64


@mypyc_attr(acyclic=True)
class Note:
    """What happened: a line of the log.

    `verb` names it, `clause` the rule it carries out, `source` the definition of the card whose
    ability caused it (-1: a rule), `origin` that card's reference then. `ref` is the reference of
    the card that it is about once it has happened, `was` the one before a move. `seen` is the set
    of seats (as bits) that may know which card it is about; the others learn only that a card was
    concerned.
    """

    def __init__(
        self,
        verb: str,
        clause: str,
        seat: int,
        card: int,
        definition: int,
        before: int,
        after: int,
        number: int,
        source: int,
        seen: int,
    ) -> None:
        self.verb = verb
        self.clause = clause
        self.seat = seat
        self.card = card
        self.definition = definition
        self.before = before
        self.after = after
        self.number = number
        self.source = source
        self.seen = seen
        self.step = 0  # after how many choices of the match it happened
        self.ref = -1
        self.was = -1
        self.origin = -1
        self.ability = -1  # of the source, where nothing else tells what it does
        self.names: Names | None = None

    def __repr__(self) -> str:
        return f"<note {self}>"

    def __str__(self) -> str:
        """What happened, and by which clause: "player 1: move Bell from deck to hand (7.2.1.2)"."""
        names = self.names
        out = f"player {self.seat + 1}: {self.verb}" if self.seat >= 0 else self.verb
        if self.card >= 0:
            out += f" {names.card(self.card) if names is not None else f'card {self.card}'}"
        for word, place in (("from", self.before), ("to", self.after)):
            if place >= 0:
                told = f"place {place}" if names is None else names.rules.place_name(place)
                out += f" {word} {told}"
        if self.number:
            told = ""
            if names is not None and self.verb in ("phase", "step"):
                told = names.rules.phase_names.get(self.number, "")
            out += f" {told or self.number}"
        return f"{out} ({self.clause})" if self.clause else out


class Trail:
    """An append-only list of notes."""

    def __init__(self) -> None:
        self.full: list[list[Note]] = []
        self.open: list[Note] = []
        self.shared = False
        self.step = 0  # how many choices there have been

    def add(self, note: Note) -> None:
        note.step = self.step
        if self.shared:
            self.open = self.open[:]
            self.shared = False
        self.open.append(note)
        if len(self.open) == CHUNK:
            self.full = [*self.full, self.open]
            self.open = []

    def copy(self) -> Trail:
        t = Trail()
        t.full = self.full
        t.open = self.open
        t.step = self.step
        t.shared = self.shared = True
        return t

    def __len__(self) -> int:
        return len(self.full) * CHUNK + len(self.open)

    def notes(self, start: int = 0) -> list[Note]:
        """The notes from number `start` on."""
        first = start // CHUNK
        out: list[Note] = []
        for chunk in self.full[first:]:
            out.extend(chunk)
        out.extend(self.open)
        return out[start - min(first, len(self.full)) * CHUNK :]


class Choices:
    """An append-only list of the option indexes chosen so far."""

    def __init__(self) -> None:
        self.full: list[list[int]] = []
        self.open: list[int] = []
        self.shared = False

    def add(self, index: int) -> None:
        if self.shared:
            self.open = self.open[:]
            self.shared = False
        self.open.append(index)
        if len(self.open) == CHUNK:
            self.full = [*self.full, self.open]
            self.open = []

    def copy(self) -> Choices:
        t = Choices()
        t.full = self.full
        t.open = self.open
        t.shared = self.shared = True
        return t

    def __len__(self) -> int:
        return len(self.full) * CHUNK + len(self.open)

    def all(self) -> list[int]:
        out: list[int] = []
        for chunk in self.full:
            out.extend(chunk)
        out.extend(self.open)
        return out
