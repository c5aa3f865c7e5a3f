"""Cards that a text speaks of: this one, that one, those of a place."""

from __future__ import annotations

from kirifuda.games.rebirth.likeness import HostOf
from kirifuda.games.rebirth.meaning.context import (
    MEANINGS,
    Context,
    Move,
    NoMeaning,
    child,
    children,
    means,
    part,
    words,
)
from kirifuda.games.rebirth.meaning.filters import any_of, filter_
from kirifuda.games.rebirth.meaning.places import place, place_cards, spot, spot_cards
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.questions import FormerEntry, Given
from kirifuda.games.rebirth.terms import (
    Attacked,
    Attacker,
    BlockedCharacter,
    InZone,
    PartnerAttack,
    Supporter,
)
from kirifuda.games.rebirth.zones import (
    CHARACTER,
    ENTRY,
    MEMBER,
    REBIRTH,
    REBIRTH_CARD,
)
from kirifuda.kernel.effects.choosing import ChooseNumber, Collect
from kirifuda.kernel.effects.conditions import Between
from kirifuda.kernel.effects.flow import Jump
from kirifuda.kernel.effects.relations import Of
from kirifuda.kernel.effects.terms import (
    All,
    Both,
    Cards,
    Chosen,
    EventCard,
    FaceDown,
    Fixed,
    In,
    Is,
    Kind,
    Named,
    Not,
    Number,
    Resting,
    This,
    Trait,
    Where,
)
from kirifuda.kernel.position.cards import EVERYWHERE
from kirifuda.text import Node

PILE = 12  # place in the list of pick kinds
BY_COST = 1  # the spelling of what tells of a cost: このコストで


def cards(cx: Context, node: Node) -> Cards:
    return cx.read(node, Cards)


MEANINGS.call("card.this_character", CHARACTER)
MEANINGS.call("card.this_rebirth", REBIRTH_CARD)
MEANINGS.call("cards.standing_this", CHARACTER)


@means("card.this_character", "card.this_card", "card.this_rebirth")
def this(cx: Context, node: Node) -> Cards:
    return This()


@means(
    "card.that_character",
    "card.that_card",
    "card.that_rebirth",
    "cards.it",
)
def that(cx: Context, node: Node) -> Cards:
    return cx.that()


@means("cards.those")
def those(cx: Context, node: Node) -> Cards:
    return cx.them()


@means("card.that_trait")
def that_trait(cx: Context, node: Node) -> Cards:
    return Where(cx.that(), Trait(words(node, 0)))


@means("card.that_entered")
def that_entered(cx: Context, node: Node) -> Cards:
    if cx.upcoming is not None:
        raise NoMeaning("the card that was told of has not come yet")
    return cx.that()


@means("card.that_at")
def that_at(cx: Context, node: Node) -> Cards:
    """そのエネルギー: the card of that zone that was told of, or those that were counted there."""
    zone = 1 << spot(cx, child(node, 0)).kind
    if cx.told.last is None and cx.counted is not None and cx.origin(cx.counted) == zone:
        return cx.counted
    found = cx.that()
    if not cx.origin(found) & zone:
        raise NoMeaning("no card of that zone was told of before")
    return found


@means("card.that_named")
def that_named(cx: Context, node: Node) -> Cards:
    return Where(cx.that(), Named(words(node, 0)))


def such_of(cx: Context, found: Cards, such: Node) -> Cards:
    """Those of some cards that are such: all are, where a word only calls them what they are."""
    if such.phrase in ("noun.character", "noun.card"):
        return found
    return Where(found, filter_(cx, such))


@means("card.supported", "card.attacking")
def attacking(cx: Context, node: Node) -> Cards:
    return such_of(cx, Attacker(), child(node, 0))


@means("card.supporting")
def supporting(cx: Context, node: Node) -> Cards:
    return such_of(cx, Supporter(), child(node, 0))


@means("card.attacked")
def attacked(cx: Context, node: Node) -> Cards:
    return such_of(cx, Attacked(), child(node, 0))


@means("card.partner_attacking", "card.partner_attacked")
def in_partner_attack(cx: Context, node: Node) -> Cards:
    role = Attacker() if node.phrase == "card.partner_attacking" else Attacked()
    return Where(role, Given(PartnerAttack()))


@means("card.host")
def host(cx: Context, node: Node) -> Cards:
    return HostOf(This())


@means("card.blocked")
def blocked(cx: Context, node: Node) -> Cards:
    return such_of(cx, BlockedCharacter(), child(node, 0))


@means("card.former")
def former(cx: Context, node: Node) -> Cards:
    was = cx.former if cx.former is not None else FormerEntry()
    such = children(node, 0)
    if len(such) == 1:
        return such_of(cx, was, such[0])
    return Where(was, any_of([filter_(cx, one) for one in such]))


@means("card.that_face_down")
def that_face_down(cx: Context, node: Node) -> Cards:
    return Where(cx.that(), All([FaceDown(1), Named(words(node, 0))]))


@means("cards.standing_this")
def standing_this(cx: Context, node: Node) -> Cards:
    return Where(This(), Resting(0))


@means("cards.rest")
def rest(cx: Context, node: Node) -> Cards:
    """残り: those looked at or chosen among that were not taken out."""
    if cx.seen is None:
        if cx.rest_of is None:
            raise NoMeaning("no cards were looked at before")
        return cx.rest_of
    taken: list[Cards] = [Chosen(r) for r in cx.seen_used]
    return Where(cx.seen, Not(Is(Both(taken)))) if taken else cx.seen


@means("cards.rest_such")
def rest_such(cx: Context, node: Node) -> Cards:
    """残りの手札: what is still there once the others have gone; else such of those left."""
    what = child(node, 0)
    if what.category in ("zone", "area"):
        return spot_cards(cx.actor, spot(cx, what), None)
    return Where(rest(cx, node), filter_(cx, what))


@means("cards.their")
def their(cx: Context, node: Node) -> Cards:
    return Where(cx.them(), Of(player(cx, child(node, 0))))


@means("cards.those_such")
def those_such(cx: Context, node: Node) -> Cards:
    return Where(cx.them(), filter_(cx, child(node, 0)))


@means("cards.was_put")
def was_put(cx: Context, node: Node) -> Cards:
    """Those that were put there, by the event told of or by this effect."""
    bits = place(cx, child(node, 0)).zone_bits()
    such = child(node, 1)
    if such.category in ("zone", "area") or such.phrase == "noun.card":
        put = last_put(cx, bits)
        return put if put is not None else Where(cx.it, InZone(bits))
    if isinstance(cx.told.last, EventCard):
        return Where(cx.it, filter_(cx, such))  # the event has told where; judged by what it was
    return Where(cx.it, All([InZone(bits), filter_(cx, such)]))


def last_put(cx: Context, bits: int) -> Cards | None:
    """What was put last into one of the zones (bits); None: nothing was."""
    found = [went(cx, move, bits) for move in cx.moves if move.kind < 0 or bits >> move.kind & 1]
    return found[-1] if found else None


def went(cx: Context, move: Move, bits: int) -> Cards:
    """Those of the cards that were put which went to one of the zones (bits)."""
    kept = cx.keep(move.register)
    return Where(kept, InZone(bits)) if move.kind < 0 else kept


def all_put(cx: Context, bits: int, paid: bool) -> Cards | None:
    """Whatever the effect (or its cost) has put into one of the zones (bits); None: nothing."""
    found = [
        went(cx, move, bits)
        for move in cx.moves
        if move.paid == paid and (move.kind < 0 or bits >> move.kind & 1)
    ]
    return Both(found) if len(found) > 1 else found[0] if found else None


@means("cards.one_pile")
def one_pile(cx: Context, node: Node) -> Cards:
    """One of two piles: what was set apart, or what was left."""
    if cx.seen is None or len(cx.seen_used) != 1:
        raise NoMeaning("no piles were made before")
    index = cx.number()
    first: Cards = Chosen(cx.seen_used[0])
    second = Where(cx.seen, Not(Is(first)))
    cx.emit(ChooseNumber("9.7.4.2", PILE, index, cx.actor, Fixed(1), Fixed(2)))
    register = cx.register()
    other = cx.only_if(Between(Number(index), Fixed(1), Fixed(1)))
    cx.emit(Collect("9.7.4.2", register, first))
    end = Jump()
    cx.emit(end)
    cx.land(other)
    cx.emit(Collect("9.7.4.2", register, second))
    cx.land(end)
    cx.seen_used = [register]
    return cx.keep(register)


part("thus.rest")


@means("cards.done", "cards.done_by_this")
def done(cx: Context, node: Node) -> Cards:
    """Cards to which this effect did that: revealed ones, put ones, chosen ones."""
    source = done_to(cx, child(node, 0), node)
    such = child(node, 1)
    return source if such.phrase == "noun.card" else Where(source, filter_(cx, such))


def done_to(cx: Context, did: Node, node: Node) -> Cards:
    """The cards to which this effect did what a verb tells."""
    if did.phrase in ("base.put", "base.put_at") and node.phrase == "cards.done_by_this":
        bits = EVERYWHERE if did.phrase == "base.put" else place(cx, child(did, 0)).zone_bits()
        source = all_put(cx, bits, node.form == BY_COST)
    elif did.phrase == "base.choose":
        source = cx.them() if cx.told.open else cx.chosen
    elif did.phrase == "thus.rest":
        source = cx.rested
    else:
        return cx.read(did, Cards)
    if source is None:
        raise NoMeaning(f"nothing was done before that {did.phrase} could mean")
    return source


@means("cards.with")
def this_and(cx: Context, node: Node) -> Cards:
    return Both([cards(cx, child(node, 0)), cards(cx, child(node, 1))])


@means("cards.and_one")
def and_one(cx: Context, node: Node) -> Cards:
    return Both([place_cards(cx, place(cx, child(node, 0))), cards(cx, child(node, 1))])


@means("cards.at", "cards.every")
def at(cx: Context, node: Node) -> Cards:
    return place_cards(cx, place(cx, child(node, 0)))


@means("cards.among", "cards.every_such")
def among(cx: Context, node: Node) -> Cards:
    where = place(cx, child(node, 0))
    cx.where = where
    found = place_cards(cx, where, filter_(cx, child(node, 1)))
    cx.counted = found
    return found


@means("cards.among_all")
def among_all(cx: Context, node: Node) -> Cards:
    where = place(cx, child(node, 0))
    cx.where = where
    kinds = [filter_(cx, n) for n in children(child(node, 1), 0)]
    cx.counted = place_cards(cx, where, any_of(kinds))
    return cx.counted


@means("cards.of", "cards.every_of")
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
