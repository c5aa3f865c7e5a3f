"""Choosing: how many cards, from where, of which kind (9.7.4)."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda.games.rebirth.instructions import UpTo
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    number,
)
from kirifuda.games.rebirth.meaning.filters import any_of, filter_
from kirifuda.games.rebirth.meaning.places import TOP, Place, place, place_cards, spot_cards
from kirifuda.games.rebirth.terms import OwnerOf
from kirifuda.games.rebirth.zones import DECK, ENERGY, PARTNER
from kirifuda.kernel.choosing import Choose, Collect, Gather
from kirifuda.kernel.doing import Show, Top
from kirifuda.kernel.flow import EachOf, Jump
from kirifuda.kernel.terms import (
    All,
    Amount,
    Both,
    Bound,
    Cards,
    CountOf,
    EachPlayer,
    Filter,
    Fixed,
    In,
    Kind,
    Not,
    Where,
)
from kirifuda.text import Node

CHOOSE = 0
COST = 17
ALL = 999
PUTTING = (
    "verb1.put",
    "verb1.put_rested",
    "verb1.return",
    "verb1.add",
    "verb1.memory",
    "verb1.retire",
    "verb1.exclude",
)


@dataclass
class Count:
    """How many: at least, at most; all without choice; so many of each place or kind."""

    least: Amount
    most: Amount
    all: bool = False
    each: bool = False
    up_to: bool = False


def count(cx: Context, node: Node) -> Count:
    name = node.phrase
    zero = Fixed(0)
    if name == "count.all":
        return Count(zero, Fixed(ALL), all=True)
    if name == "count.any":
        return Count(zero, Fixed(ALL), up_to=True)
    if name == "count.same":
        n: Amount = CountOf(cx.it)
        return Count(n, n)
    if name == "count.as_those":
        n = CountOf(cards(cx, child(node, 0)))
        return Count(n, n)
    n = Fixed(number(node, 0))
    if name in ("count.n", "count.total", "count.things"):
        return Count(n, n)
    if name in ("count.up_to", "count.total_up_to", "count.things_up_to"):
        return Count(zero, n, up_to=True)
    if name == "count.at_least":
        return Count(n, Fixed(ALL))
    if name in ("count.each", "count.apiece"):
        return Count(n, n, each=True)
    if name in ("count.each_up_to", "count.apiece_up_to"):
        return Count(zero, n, each=True, up_to=True)
    raise NoMeaning(f"no meaning is attached to {name}")


def choose(cx: Context, found: Cards, how: Count, unsure: bool = False, distinct: int = 0) -> Cards:
    """The acting player chooses; what was chosen is from now on "it"."""
    register = cx.register()
    if how.all:
        cx.emit(Collect("9.7.4.2", register, found, chosen=True))
    else:
        kind = COST if cx.pays else CHOOSE
        cx.emit(
            Choose(
                "9.7.4.2",
                kind,
                register,
                cx.actor,
                found,
                how.least,
                how.most,
                unsure,
                distinct,
            )
        )
    chosen = cx.keep(register)
    if cx.seen is not None and from_seen(found, cx.seen):
        cx.seen_used.append(register)
    cx.it = chosen
    cx.chosen = chosen
    return chosen


def from_seen(found: Cards, seen: Cards) -> bool:
    """Whether a choice was made among the cards that were looked at or revealed."""
    return found is seen or (isinstance(found, Where) and found.cards is seen)


def chosen_from(cx: Context, node: Node, verb: Node) -> Cards:
    """What the acting player chooses, as a phrase of picking tells."""
    name = node.phrase
    if name == "pick.with_this":
        this = cards(cx, child(node, 0))
        return joined(cx, [this, chosen_from(cx, child(node, 1), verb)])
    if name == "pick.and_this":
        chosen = chosen_from(cx, child(node, 0), verb)
        return joined(cx, [chosen, cards(cx, child(node, 1))])
    if name == "pick.two":
        first = chosen_from(cx, child(node, 0), verb)
        return joined(cx, [first, chosen_from(cx, child(node, 1), verb)])
    where = place(cx, child(node, 0))
    if name == "pick1.some":
        return take(cx, where, None, count(cx, child(node, 1)), verb)
    if name == "pick1.some_of":
        such, distinct = described(cx, child(node, 1))
        return take(cx, where, such, count(cx, child(node, 2)), verb, distinct)
    if name == "pick1.one_of":
        such, distinct = described(cx, child(node, 1))
        return take(cx, where, such, Count(Fixed(1), Fixed(1)), verb, distinct)
    if name == "pick1.of_such":
        both = All([filter_(cx, child(node, 1)), filter_(cx, child(node, 2))])
        return take(cx, where, both, count(cx, child(node, 3)), verb)
    if name == "pick1.some_of_each":
        how = count(cx, child(node, 2))
        kinds = [filter_(cx, n) for n in children(child(node, 1), 0)]
        if not how.each and child(node, 2).phrase.startswith("count.total"):
            return take(cx, where, any_of(kinds), how, verb)
        each = Count(how.least, how.most, how.all, False, how.up_to)
        return joined(cx, [take(cx, where, such, each, verb) for such in kinds])
    raise NoMeaning(f"no meaning is attached to {name}")


def described(cx: Context, node: Node) -> tuple[Filter, int]:
    """A filter, and whether the chosen cards must differ in name."""
    if node.phrase in ("item.with", "filter.with_comma") and child(node, 0).phrase == (
        "mod.distinct"
    ):
        return filter_(cx, child(node, 1)), 2
    return filter_(cx, node), 0


def joined(cx: Context, parts: list[Cards]) -> Cards:
    """Several choices taken together."""
    register = cx.register()
    cx.emit(Collect("9.7.4.2", register, Both(parts)))
    cx.it = cx.keep(register)
    cx.chosen = cx.it
    return cx.it


def take(
    cx: Context,
    where: Place,
    such: Filter | None,
    how: Count,
    verb: Node,
    distinct: int = 0,
) -> Cards:
    """Choose from a place; the top of the deck is taken without choice."""
    if where.cards is None and len(where.spots) == 1:
        spot = where.spots[0]
        if spot.kind == DECK and spot.end == TOP and such is None:
            return from_top(cx, where, how, verb)
        if spot.kind == DECK:
            if spot.end:
                raise NoMeaning("nothing is chosen from an end of the deck")
            cx.emit(Show("5.10.1.1", In(where.owner(cx), [DECK]), cx.actor))
    unsure = such is not None and (where.cards is not None or where.hidden())
    if cx.charging:
        # 4.6.5: partners become energy only where a text speaks of them
        no_partner = Not(Kind(PARTNER))
        such = no_partner if such is None else All([such, no_partner])
    if how.each and len(where.spots) > 1 and where.each:
        one = Count(how.least, how.most, False, False, how.up_to)
        owner = where.owner(cx)
        parts = [choose(cx, spot_cards(owner, s, such), one, unsure, distinct) for s in where.spots]
        return joined(cx, parts)
    if how.each and isinstance(where.who, EachPlayer):
        return from_each_player(cx, where, such, how)
    chosen = choose(cx, place_cards(cx, where, such), how, unsure, distinct)
    if isinstance(where.who, EachPlayer):
        cx.that_player = OwnerOf(chosen)
    return chosen


def from_each_player(cx: Context, where: Place, such: Filter | None, how: Count) -> Cards:
    """So many from each player's place, the acting player choosing."""
    index = cx.number()
    done = cx.number()
    register = cx.register()
    start = len(cx.body)
    loop = EachOf(EachPlayer(), index, done)
    cx.emit(loop)
    mine = Place(Bound(index), where.spots, where.each)
    one = choose(
        cx, place_cards(cx, mine, such), Count(how.least, how.most, False, False, how.up_to)
    )
    cx.emit(Gather(register, one))
    cx.emit(Jump(start))
    loop.to = len(cx.body)
    cx.it = cx.keep(register)
    cx.chosen = cx.it
    return cx.it


def from_top(cx: Context, where: Place, how: Count, verb: Node) -> Cards:
    """Cards from the top of a deck: as many as told, or up to that, one at a time (5.10.3)."""
    register = cx.register()
    owner = where.owner(cx)
    if how.up_to:
        if verb.phrase not in ("verb1.look", "verb1.put"):
            raise NoMeaning("up to so many from the top are only looked at or put away")
        index = cx.number()
        cx.number()
        cx.emit(UpTo("5.10.3", owner, how.most, 1, register, index))
    elif verb.phrase in PUTTING:
        return Top(owner, DECK, how.most)  # 4.9.3: one by one, by what puts them
    else:
        cx.emit(Collect("5.10.2", register, Top(owner, DECK, how.most)))
    cx.it = cx.keep(register)
    cx.seen = cx.it
    cx.seen_used = []
    return cx.it


def charges_next(cx: Context, then: Node) -> bool:
    """Whether the next step makes energy of the cards that were chosen."""
    if then.phrase in ("steps.then", "chain.then", "full.then"):
        then = child(then, 0)
    return then.phrase == "it.do" and charges(cx, child(then, 0))


def charges(cx: Context, verb: Node) -> bool:
    """Whether something is done by which cards become energy."""
    if verb.phrase not in ("verb1.put", "verb1.put_rested"):
        return False
    return any(spot.kind == ENERGY for spot in place(cx, child(verb, 0)).spots)
