"""What is offered (ことで, てよい) or paid in several steps: what comes before the offer, and what
of it can be told beforehand to be possible."""

from __future__ import annotations

from kirifuda.games.rebirth.acting import DrawCards
from kirifuda.games.rebirth.instructions import PutCards
from kirifuda.games.rebirth.meaning.context import Context, child
from kirifuda.games.rebirth.meaning.places import place
from kirifuda.games.rebirth.zones import HAND
from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.effect import Instruction
from kirifuda.kernel.effects.terms import Chosen, In
from kirifuda.text import Node

CHAINS = ("chain.then", "full.then")


def only_looks(cx: Context, node: Node) -> bool:
    """Whether a step changes nothing but what is known: what of a deck, or of what others hide, is
    looked at or shown (5.10). Whoever decides what becomes of it has seen it. To show cards of
    one's own is something that is done for something else."""
    if node.phrase not in ("act.pick", "act.to_some"):
        return False
    phrase = child(node, len(node.args) - 1).phrase
    if phrase == "verb1.look":
        return True
    told = child(node, 0)
    if phrase != "verb1.reveal" or node.phrase != "act.pick":
        return False
    if not told.phrase.startswith("pick1."):
        return False
    return any(spot.end for spot in place(cx, child(told, 0)).spots)


def sure(told: list[Instruction]) -> list[Instruction]:
    """Of what must be possible for an offer to be made, or a cost to be paid (9.5.2.1), what is not
    brought by an earlier step of it: a card that is drawn, or put there, is there to be chosen."""
    brought: set[int] = set()
    unsure: set[int] = set()
    parts: list[Instruction] = []
    for part in told:
        if isinstance(part, DrawCards):
            brought.add(HAND)
        elif isinstance(part, Choose) and finds(part, brought):
            unsure.add(part.into)
            continue
        elif isinstance(part, PutCards):
            if isinstance(part.cards, Chosen) and part.cards.register in unsure:
                continue
            brought.add(part.kind)
        parts.append(part)
    return parts


def finds(part: Choose, brought: set[int]) -> bool:
    return isinstance(part.cards, In) and not brought.isdisjoint(part.cards.zones)
