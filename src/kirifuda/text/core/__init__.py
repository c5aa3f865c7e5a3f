"""Japanese that card games share: players, amounts, connectives, verb frames, groups of cards."""

from collections.abc import Iterable

from ..phrase import Phrase
from .amounts import AMOUNTS, COUNTS
from .clauses import (
    BASES,
    CLAUSES,
    CONDITIONS,
    DID,
    FRAMES,
    PICKS,
    PREFIXES,
    SENTENCES,
)
from .groups import CONDITIONS as OF_GROUPS
from .groups import GROUPS, NUMBERS, TIMES
from .players import PLAYERS
from .verbs import ACTIONS, OPTIONS, VERBS

__all__ = ["JOINS", "shared"]

#: Which categories take in others, wherever sentences are joined so.
JOINS: dict[str, tuple[str, ...]] = {
    "do": ("steps",),
    "steps": ("step", "pre"),
    "chain": ("step",),
    "step": ("act", "it"),
    "verb": ("verb1",),
    "cond": ("cond1",),
    "cards": ("card",),
}

_ALL = (
    *(SENTENCES, CLAUSES, PREFIXES, CONDITIONS, OF_GROUPS, FRAMES, ACTIONS, VERBS, OPTIONS),
    *(PICKS, DID, BASES, GROUPS, NUMBERS, TIMES, COUNTS, AMOUNTS, PLAYERS),
)


def shared(names: Iterable[str]) -> list[Phrase]:
    """The phrases of these names, of those that games share."""
    known = {phrase.name: phrase for one in _ALL for phrase in one}
    return [known[name] for name in names]
