"""What printed wording means: from the tree of a text to abilities that can be played.

A meaning is attached to a phrase by its name. Where none is attached, or phrases are combined in
a way that has none, `NoMeaning` says so: nothing is accepted without meaning.

abilities    kinds, zones, conditions, limits, orders    sentences    order, offers, conditions
events       what abilities wait for                     costs        what is paid
acts         what is done                                counts       how many
making, markers    what is made (15)                     values       what changes, what may be done
validity     what is nullified, lost, always so          instead      what takes another's place
decks        looking, drawing, shuffling                 actions      what few cards speak of
playing      from where orders are played
groups, nouns, keywords, places, spans, conditions       what is spoken of
"""

from __future__ import annotations

from kirifuda.games.vanguard.meaning import (
    actions,
    decks,
    instead,
    markers,
    nouns,
    playing,
    principles,
    sentences,
    validity,
)
from kirifuda.games.vanguard.meaning.abilities import declare
from kirifuda.games.vanguard.meaning.context import MEANINGS, CardBuilder, NoMeaning
from kirifuda.text import Node

Made = CardBuilder
__all__ = [
    "MEANINGS",
    "CardBuilder",
    "Made",
    "NoMeaning",
    "actions",
    "compile_abilities",
    "decks",
    "instead",
    "markers",
    "nouns",
    "playing",
    "principles",
    "sentences",
    "validity",
]


def compile_abilities(nodes: list[Node], kinds: int) -> CardBuilder:
    """The abilities of a card, and what else its text says, from the trees of its text.

    `kinds` are the card's kinds as bits: a crest's abilities work in the crest zone.
    """
    card = CardBuilder(refers=MEANINGS.refers(nodes), kinds=kinds)
    for node in nodes:
        declare(card, node, kinds)
    for names, most in card.limits:
        if len(names) < 2:
            card.deck_limit = most
    return card
