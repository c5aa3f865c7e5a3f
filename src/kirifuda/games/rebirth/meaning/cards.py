"""Cards that a text speaks of: this one, that one, those of a place."""

from __future__ import annotations

from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    meaning,
    means,
    words,
)
from kirifuda.games.rebirth.meaning.filters import any_of, filter_
from kirifuda.games.rebirth.meaning.places import place, place_cards
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.terms import Attacker, BlockedCharacter, Supporter
from kirifuda.games.rebirth.zones import (
    CHARACTER,
    ENTRY,
    MEMBER,
    REBIRTH,
    REBIRTH_CARD,
)
from kirifuda.kernel.terms import (
    All,
    Both,
    Cards,
    Chosen,
    EachPlayer,
    EventCard,
    In,
    Is,
    Kind,
    Named,
    Not,
    This,
    Trait,
    Where,
)
from kirifuda.text import Node


def cards(cx: Context, node: Node) -> Cards:
    found = meaning(node)(cx, node)
    assert isinstance(found, Cards)
    return found


@means("card.this_character", "card.this_card", "card.this_rebirth")
def this(cx: Context, node: Node) -> Cards:
    return This()


@means(
    "card.that_character",
    "card.that_card",
    "card.that_rebirth",
    "card.that_energy",
    "card.that_partner",
    "cards.it",
    "cards.those",
)
def that(cx: Context, node: Node) -> Cards:
    return cx.it


@means("card.that_trait")
def that_trait(cx: Context, node: Node) -> Cards:
    return Where(cx.it, Trait(words(node, 0)))


@means("card.that_entered", "card.that_entry")
def that_entered(cx: Context, node: Node) -> Cards:
    return cx.it


@means("card.that_named")
def that_named(cx: Context, node: Node) -> Cards:
    return Where(cx.it, Named(words(node, 0)))


@means("card.supported")
def supported(cx: Context, node: Node) -> Cards:
    return Attacker()


@means("card.supporting", "card.supporting_member", "card.attack_supporter")
def supporting(cx: Context, node: Node) -> Cards:
    return Supporter()


@means("card.blocked")
def blocked(cx: Context, node: Node) -> Cards:
    return BlockedCharacter()


@means("cards.rest")
def rest(cx: Context, node: Node) -> Cards:
    if cx.seen is None:
        raise NoMeaning("no cards were looked at before")
    taken = [Chosen(r) for r in cx.seen_used]
    return Where(cx.seen, Not(Is(Both(list(taken))))) if taken else cx.seen


@means("cards.done", "cards.done_by_this")
def done(cx: Context, node: Node) -> Cards:
    """Cards to which this effect did that: revealed ones, put ones, chosen ones."""
    did = child(node, 0).phrase
    source = {
        "thus.reveal": cx.revealed,
        "thus.put": cx.keep(cx.moved) if cx.moved >= 0 else None,
        "thus.put_at": cx.keep(cx.moved) if cx.moved >= 0 else None,
        "thus.draw": cx.drawn,
        "thus.choose": cx.chosen,
        "thus.rest": cx.it,
    }.get(did)
    if source is None:
        raise NoMeaning(f"nothing was done before that {did} could mean")
    such = child(node, 1)
    return source if such.phrase == "noun.card" else Where(source, filter_(cx, such))


@means("cards.with")
def this_and(cx: Context, node: Node) -> Cards:
    return Both([cards(cx, child(node, 0)), cards(cx, child(node, 1))])


@means("cards.at")
def at(cx: Context, node: Node) -> Cards:
    return place_cards(cx, place(cx, child(node, 0)))


@means("cards.among")
def among(cx: Context, node: Node) -> Cards:
    where = place(cx, child(node, 0))
    return place_cards(cx, where, filter_(cx, child(node, 1)))


@means("cards.among_all")
def among_all(cx: Context, node: Node) -> Cards:
    where = place(cx, child(node, 0))
    kinds = [filter_(cx, n) for n in children(child(node, 1), 0)]
    return place_cards(cx, where, any_of(kinds))


@means("cards.set_of")
def set_of(cx: Context, node: Node) -> Cards:
    return In(player(cx, child(node, 0)), [REBIRTH], filter_(cx, child(node, 1)))


@means("cards.all_set")
def all_set(cx: Context, node: Node) -> Cards:
    return In(EachPlayer(), [REBIRTH], Kind(REBIRTH_CARD))


@means("cards.of")
def of(cx: Context, node: Node) -> Cards:
    """2.2.3.1: characters in entry and members; Rebirth cards that are set (4.7.4)."""
    who = player(cx, child(node, 0))
    such = filter_(cx, child(node, 1))
    return Both(
        [
            In(who, [ENTRY, MEMBER], All([Kind(CHARACTER), such])),
            In(who, [REBIRTH], All([Kind(REBIRTH_CARD), such])),
        ]
    )


def event_card() -> Cards:
    return EventCard()
