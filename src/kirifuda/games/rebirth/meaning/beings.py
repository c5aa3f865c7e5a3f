"""What cards are said to be: …は…ない, …を得る, …を失う."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    means,
    words,
)
from kirifuda.games.rebirth.meaning.filters import icon_kind
from kirifuda.games.rebirth.meaning.lasting import it_modify, make
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.rulings import (
    NO_STANDING,
    Ruling,
)
from kirifuda.games.rebirth.table import HIDDEN_FROM_CHARACTERS, HIDDEN_FROM_OPPONENTS
from kirifuda.kernel.terms import Cards
from kirifuda.kernel.values import (
    GainName,
    GainTrait,
    LoseAbilities,
    LoseTraits,
    Mark,
)
from kirifuda.text import Node


@means("act.is")
def act_is(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cx.modified = found
    being(cx, child(node, 1), found)


@means("it.is")
def it_is(cx: Context, node: Node) -> None:
    being(cx, child(node, 0), cx.modified if cx.modified is not None else cx.it)


def being(cx: Context, node: Node, found: Cards) -> None:
    name = node.phrase
    if name in ("being.unchosen_by", "being.unchosen_by_their_effects"):
        player(cx, child(node, 0))
        make(cx, Mark(found, HIDDEN_FROM_OPPONENTS))
    elif name == "being.unchosen_by_characters":
        player(cx, child(node, 0))
        make(cx, Mark(found, HIDDEN_FROM_CHARACTERS))
    elif name == "being.no_stand":
        make(cx, Ruling(NO_STANDING, None, found))
    elif name == "being.gain_trait":
        make(cx, GainTrait(found, [words(node, 0)]))
    elif name == "being.also_named":
        make(cx, GainName(found, [words(node, 0)]))
    elif name == "being.lose_abilities":
        make(cx, LoseAbilities(found, -1))
        make(cx, LoseTraits(found))
    elif name == "being.lose_icon":
        make(cx, LoseAbilities(found, 1 << icon_kind(child(node, 0))))
    elif name == "being.modified":
        cx.modified = found
        it_modify(cx, node)
    elif name == "being.any_number_in_deck":
        cx.card.deck_limit = 50
    else:
        more = BEINGS.get(name)
        if more is None:
            raise NoMeaning(f"no meaning is attached to {name}")
        more(cx, node, found)


BEINGS: dict[str, Callable[[Context, Node, Cards], None]] = {}
