"""What printed wording means: from the tree of a text to abilities that can be played.

A meaning is attached to a phrase by its name. Where none is attached, or phrases are combined in
a way that has none, `NoMeaning` says so: nothing is accepted without meaning.

abilities  keywords, when, costs             sentences  order, conditions, offers, options
events     what abilities wait for           acts, choosing, cores, verbs, changes  what is done
delayed    what waits for later
cards, places, conditions                    what is spoken of
"""

from __future__ import annotations

from kirifuda.games.legions.meaning import acts, choosing, conditions, cores, delayed
from kirifuda.games.legions.meaning.abilities import build
from kirifuda.games.legions.meaning.context import MEANINGS, CardBuilder, NoMeaning
from kirifuda.text import Node

__all__ = [
    "MEANINGS",
    "CardBuilder",
    "NoMeaning",
    "acts",
    "choosing",
    "compile_abilities",
    "conditions",
    "cores",
    "delayed",
]


def compile_abilities(
    nodes: list[Node], kinds: int, side: int = 0, card: CardBuilder | None = None
) -> CardBuilder:
    """What the trees of a text say about a card of these kinds (bits).

    `side`: 1 for the awakened side of a master (20-1). `card`: what its other side says.
    """
    card = CardBuilder() if card is None else card
    card.refers = MEANINGS.refers(nodes)
    for node in nodes:
        build(card, node, kinds, side)
        MEANINGS.check_names(node, kinds)
    return card
