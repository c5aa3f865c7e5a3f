"""Whether something was done before (…たら, …なら): by this effect, or in the attack under way."""

from __future__ import annotations

from kirifuda.games.rebirth.meaning.cards import all_put, cards, last_put, went
from kirifuda.games.rebirth.meaning.causes import maker
from kirifuda.games.rebirth.meaning.conditions import so_many
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    means,
    part,
    words,
)
from kirifuda.games.rebirth.meaning.filters import filter_, one_of
from kirifuda.games.rebirth.meaning.places import place
from kirifuda.games.rebirth.questions import BlockedWith, EventSource, FormerEntry
from kirifuda.games.rebirth.terms import Supporter
from kirifuda.games.rebirth.zones import DECK, HAND, REBIRTH, WAITING
from kirifuda.kernel.effects.conditions import Between, Condition, Exists, Unless
from kirifuda.kernel.effects.relations import (
    Of,
    Other,
)
from kirifuda.kernel.effects.terms import (
    All,
    Both,
    Cards,
    EventCard,
    Fixed,
    Number,
    Resting,
    Trait,
    Where,
)
from kirifuda.kernel.position.cards import EVERYWHERE
from kirifuda.text import Node


@means("cond1.done")
def done(cx: Context, node: Node) -> Condition:
    return did(cx, child(node, 0))


@means("cond1.done_by_this")
def done_by_this(cx: Context, node: Node) -> Condition:
    """この効果で…たら: whatever of it the effect has done, in any of its sentences."""
    kept, cx.whole = cx.whole, True
    found = did(cx, child(node, 0))
    cx.whole = kept
    return found


@means("cond1.not_done")
def not_done(cx: Context, node: Node) -> Condition:
    return Unless(did(cx, child(node, 0)))


@means("cond1.checked")
def checked(cx: Context, node: Node) -> Condition:
    """5.25.2: of the card that a check has put away; その中 means it from then on."""
    card = cx.checked if cx.checked is not None else EventCard()
    where = place(cx, child(node, 0))
    if where.zone_bits() != 1 << WAITING:
        raise NoMeaning("a check puts its card into the waiting room")
    cx.it = cx.seen = Where(card, Of(where.owner(cx)))
    cx.seen_used = []
    return Exists(Where(cx.seen, filter_(cx, child(node, 1))))


@means("cond1.put_by")
def put_by(cx: Context, node: Node) -> Condition:
    """《…》の効果で置いたら: the effect of the event is one of such a card."""
    cause = child(node, 0)
    if cause.phrase == "cause.effect_by":
        return Exists(Where(EventSource(), maker(cx, child(cause, 0))))
    raise NoMeaning(f"no meaning is attached to {cause.phrase} here")


def needed(found: Cards | None, what: str) -> Cards:
    if found is None:
        raise NoMeaning(f"nothing was {what} before")
    return found


def told(cx: Context, act: Node) -> Cards:
    """The cards to which what a verb tells was done."""
    return cx.read(act, Cards)


@means("base.choose")
def chosen(cx: Context, node: Node) -> Cards:
    return needed(cx.chosen, "chosen")


@means("base.reveal")
def revealed(cx: Context, node: Node) -> Cards:
    return needed(cx.revealed, "revealed")


@means("base.draw")
def drawn(cx: Context, node: Node) -> Cards:
    return needed(cx.drawn, "drawn")


@means("base.swap")
def swapped(cx: Context, node: Node) -> Cards:
    return needed(cx.swapped, "swapped")


@means("base.soul")
def souled(cx: Context, node: Node) -> Cards:
    return needed(cx.souled, "made a soul")


BACK = 1 << HAND | 1 << DECK  # where cards return to


@means("base.put", "base.return", "base.discard")
def put(cx: Context, node: Node) -> Cards:
    if cx.whole:
        back = {"base.return": BACK, "base.discard": 1 << WAITING}
        return put_there(cx, back.get(node.phrase, EVERYWHERE))
    if cx.moved < 0:
        raise NoMeaning("nothing was put anywhere before")
    return cx.keep(cx.moved)


@means("base.set")
def set_(cx: Context, node: Node) -> Cards:
    return put_there(cx, 1 << REBIRTH)


@means("base.put_at", "base.return_at")
def put_at(cx: Context, node: Node) -> Cards:
    return put_there(cx, place(cx, child(node, 0)).zone_bits())


@means("past.moved")
def moved(cx: Context, node: Node) -> Cards:
    """From the one place to the other: what was put there and had been there."""
    frm, to = place(cx, child(node, 0)).zone_bits(), place(cx, child(node, 1)).zone_bits()
    moves = [move for move in cx.moves if to >> max(move.kind, 0) & 1 and move.frm & frm]
    if not moves:
        raise NoMeaning("nothing was put there from there before")
    if any(move.frm & ~frm for move in moves):
        raise NoMeaning("it is not told from which of the places each card came")
    found = [went(cx, move, to) for move in moves]
    return Both(found) if cx.whole and len(found) > 1 else found[-1]


def put_there(cx: Context, bits: int) -> Cards:
    found = all_put(cx, bits, False) if cx.whole else last_put(cx, bits)
    if found is None:
        raise NoMeaning("nothing was put there before")
    return found


def did(cx: Context, node: Node) -> Condition:
    """Whether what was told of before was done (to such cards)."""
    return cx.read(node, Condition)


@means("did.it")
def did_it(cx: Context, node: Node) -> Condition:
    act = child(node, 0)
    found = told(cx, act)
    if act.phrase not in ("base.swap", "base.draw", "base.soul"):
        cx.tell(found)
    return Exists(found)


@means("did.such")
def did_such(cx: Context, node: Node) -> Condition:
    such, act = child(node, 0), child(node, 1)
    if act.phrase == "base.choose" and cx.icons is not None and such.phrase == "filter.icon":
        return chose_icon(cx, child(such, 0))
    found = Where(told(cx, act), filter_(cx, such))
    cx.tell(found)
    return Exists(found)


def chose_icon(cx: Context, icon: Node) -> Condition:
    """Whether that kind of ability was chosen."""
    n = Fixed(cx.icon_names.index(icon.phrase) + 1)
    return Between(Number(cx.declared), n, n)


@means("did.at_such")
def did_at_such(cx: Context, node: Node) -> Condition:
    found = Where(put_there(cx, place(cx, child(node, 0)).zone_bits()), filter_(cx, child(node, 1)))
    cx.tell(found)
    return Exists(found)


@means("did.so_many")
def did_so_many(cx: Context, node: Node) -> Condition:
    return so_many(told(cx, child(node, 1)), child(node, 0))


@means("did.such_many")
def did_such_many(cx: Context, node: Node) -> Condition:
    """So many such cards; of a place: so many of that player's, which were there before."""
    what, done = child(node, 0), told(cx, child(node, 2))
    such = Of(place(cx, what).owner(cx)) if what.category == "place" else filter_(cx, what)
    return so_many(Where(done, such), child(node, 1))


@means("did.with_such")
def did_with_such(cx: Context, node: Node) -> Condition:
    """《…》と入れ替えたら: the card that was chosen for it is such a one."""
    found = Where(needed(cx.swapped, "swapped"), All([Other(), filter_(cx, child(node, 0))]))
    cx.tell(found)
    return Exists(found)


@means("did.trait")
def did_trait(cx: Context, node: Node) -> Condition:
    return Exists(Where(needed(cx.gave, "given"), Trait(words(node, 0))))


@means("cond1.did")
def deed_done(cx: Context, node: Node) -> Condition:
    return in_attack(cx, child(node, 0), cx.modified)


@means("cond1.card_did")
def card_did(cx: Context, node: Node) -> Condition:
    return in_attack(cx, child(node, 1), cards(cx, child(node, 0)))


part("deed.blocked_with")


def in_attack(cx: Context, deed: Node, whom: Cards | None) -> Condition:
    """In this attack, or by this effect, that happened."""
    name = deed.phrase
    if name in ("aid.supported_such", "deed.blocked_such"):
        return Exists(Where(needed(cx.event_other, "told of"), one_of(cx, child(deed, 0))))
    if name == "aid.was_supported_by":
        return Exists(Where(Supporter(), filter_(cx, child(deed, 0))))
    if name == "fate.stood":
        return Exists(Where(needed(cx.rested, "stood"), Resting(0)))
    if name == "fate.rested":
        return Exists(Where(needed(cx.rested, "rested"), Resting(1)))
    if name == "motion.put_on":
        return Exists(Where(FormerEntry(), filter_(cx, child(deed, 0))))
    if name == "deed.blocked_with":
        return BlockedWith(needed(whom, "told of"), filter_(cx, child(deed, 0)))
    raise NoMeaning(f"no meaning is attached to {name} as a condition")
