"""What printed wording means: from the tree of a text to abilities that can be played.

A meaning is attached to a phrase by its name. Where none is attached, or phrases are combined in
a way that has none, `NoMeaning` says so: nothing is accepted without meaning.
"""

from __future__ import annotations

from kirifuda.games.rebirth.meaning.abilities import build
from kirifuda.games.rebirth.meaning.context import TABLES, CardBuilder, NoMeaning
from kirifuda.kernel.cards import Ability
from kirifuda.text import Node

__all__ = ["TABLES", "CardBuilder", "NoMeaning", "compile_abilities"]


def compile_abilities(nodes: list[Node], kinds: int) -> CardBuilder:
    """The abilities of a card from the trees of its text.

    `kinds` are the card's kinds as bits: abilities of Rebirth cards work in another zone.
    """
    card = CardBuilder()
    for node in nodes:
        build(card, node, kinds)
    return card


def ability_list(card: CardBuilder) -> list[Ability]:
    return card.abilities
