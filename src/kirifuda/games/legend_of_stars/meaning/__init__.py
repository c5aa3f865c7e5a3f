"""What printed wording means: from the tree of a text to abilities that can be played.

A meaning is attached to a phrase by its name (games/meanings.py). Where none is attached, or
phrases are combined in a way that has none, `NoMeaning` says so: nothing is accepted without.

abilities   kinds of effects, costs, what decks may hold      events      what effects wait for
sentences   order, conditions, for each, by whom, how long    acts        what is done
states      what holds: numbers, special effects, what is allowed
cards, conditions   what is spoken of, what is asked
"""

from __future__ import annotations

from kirifuda.games.legend_of_stars.meaning import acts, conditions, events, sentences, states
from kirifuda.games.legend_of_stars.meaning.abilities import build
from kirifuda.games.legend_of_stars.meaning.context import MEANINGS, CardBuilder
from kirifuda.games.meanings import NoMeaning
from kirifuda.text import Node

__all__ = [
    "MEANINGS",
    "CardBuilder",
    "NoMeaning",
    "acts",
    "compile_abilities",
    "conditions",
    "events",
    "sentences",
    "states",
]


def compile_abilities(nodes: list[Node], kinds: int) -> CardBuilder:
    """The abilities of a card from the trees of its text; `kinds` are the card's kinds as bits."""
    card = CardBuilder(refers=MEANINGS.refers(nodes))
    for node in nodes:
        build(card, node, kinds)
        MEANINGS.check_names(node, kinds)
    return card
