"""What printed wording means: from the tree of a text to abilities that can be played.

A meaning is attached to a phrase by its name. Where none is attached, or phrases are combined in
a way that has none, `NoMeaning` says so: nothing is accepted without meaning.

abilities    kinds, zones, conditions, limits, costs          sentences  order, offers, conditions
events       what abilities wait for                          delayed    what effects wait for
acts, verbs  what is done                                     picks, counts  which, how many
lasting, beings, limits, attacks, occasions, options          what holds, may be, is done in place
cards, filters, places, players, spans, conditions            what is spoken of
"""

from __future__ import annotations

from kirifuda.games.rebirth.meaning import (
    acts,
    attacks,
    beings,
    earlier,
    limits,
    numbers,
    options,
    past,
    riders,
    standing,
)
from kirifuda.games.rebirth.meaning.abilities import build
from kirifuda.games.rebirth.meaning.context import MEANINGS, CardBuilder, NoMeaning
from kirifuda.text import Node

__all__ = [
    "MEANINGS",
    "CardBuilder",
    "NoMeaning",
    "acts",
    "attacks",
    "beings",
    "compile_abilities",
    "earlier",
    "limits",
    "numbers",
    "options",
    "past",
    "riders",
    "standing",
]


def compile_abilities(nodes: list[Node], kinds: int) -> CardBuilder:
    """The abilities of a card from the trees of its text.

    `kinds` are the card's kinds as bits: abilities of Rebirth cards work in another zone.
    """
    card = CardBuilder(refers=MEANINGS.refers(nodes))
    for node in nodes:
        build(card, node, kinds)
        MEANINGS.check_names(node, kinds)
    return card
