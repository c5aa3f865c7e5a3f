"""Choosing: how many cards, from where, of which kind (9.7.4)."""

from __future__ import annotations

from kirifuda.games.rebirth.acting import UpTo
from kirifuda.games.rebirth.likeness import OfMany
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import (
    Choice,
    Context,
    NoMeaning,
    child,
    children,
    means,
    number,
    part,
    words,
)
from kirifuda.games.rebirth.meaning.counts import ALL, Count, count
from kirifuda.games.rebirth.meaning.filters import any_of, filter_, icon_kind, stat
from kirifuda.games.rebirth.meaning.filters import one_of as such_or_those
from kirifuda.games.rebirth.meaning.places import (
    BOTTOM,
    TOP,
    Place,
    Spot,
    place,
    place_cards,
    spot_cards,
)
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.questions import Foremost, SameValue
from kirifuda.games.rebirth.quoting import ChooseAbility
from kirifuda.games.rebirth.rules import DIFFERENT_NAMES, SAME_NAME
from kirifuda.games.rebirth.zones import (
    CHARACTER,
    DECK,
    DEER_PILE,
    ENERGY,
    PARTNER,
    REBIRTH,
    WAITING,
)
from kirifuda.kernel.effects.choosing import Choose, ChooseNumber, Collect, Enough, Gather, Require
from kirifuda.kernel.effects.conditions import Between
from kirifuda.kernel.effects.flow import Jump
from kirifuda.kernel.effects.instructions import Bottom, Show, Top
from kirifuda.kernel.effects.lots import ChooseAtRandom
from kirifuda.kernel.effects.relations import OwnerOf
from kirifuda.kernel.effects.terms import (
    All,
    Both,
    Cards,
    CountOf,
    Filter,
    Fixed,
    In,
    Is,
    Kind,
    Not,
    Number,
    Resting,
    Trait,
    Value,
    Where,
)
from kirifuda.kernel.effects.totals import ChooseInTotal, Total
from kirifuda.kernel.effects.who import Bound, EachPlayer, Opponent
from kirifuda.text import Node

CHOOSE = 0
COST = 17
MODE = 9
ONE_OR_MORE = "count.at_least"
MOST_ABILITIES = 6
TURNS = {"verb1.rest": 0, "verb1.stand": 1}  # how a card lies that can be turned so
PUTTING = (
    "verb1.put",
    "verb1.put_rested",
    "verb1.return",
    "verb1.add",
    "verb1.memory",
    "verb1.retire",
    "verb1.exclude",
)


def choose(cx: Context, found: Cards, how: Count, unsure: bool = False, distinct: int = 0) -> Cards:
    """The acting player chooses; what was chosen is from now on "it"."""
    register = cx.register()
    if how.all:
        if isinstance(how.least, Fixed) and how.least.n > 0:
            cx.emit(Require(Between(CountOf(found), how.least, None)))
        else:
            cx.all_registers.add(register)
        cx.emit(Collect("9.7.4.2", register, found, chosen=True))
    else:
        kind = COST if cx.pays else CHOOSE
        if cx.pays and cx.per:
            cx.all_registers.add(register)  # once for each of none costs nothing
        least, most = cx.times(how.least), cx.times(how.most)
        told, cx.total = cx.total, None
        if told is not None:
            cx.emit(
                ChooseInTotal(
                    "9.7.4.2",
                    kind,
                    register,
                    cx.actor,
                    found,
                    least,
                    most,
                    unsure,
                    cx.pays,
                    told,
                    how.up_to,
                )
            )
            if told.low is not None:
                least = Fixed(1)  # whoever begins to choose goes on until it is enough
        else:
            cx.emit(
                Choose(
                    "9.7.4.2",
                    kind,
                    register,
                    cx.actor,
                    found,
                    least,
                    most,
                    unsure,
                    distinct,
                    cx.pays,
                )
            )
        if cx.pays or cx.owed:
            cx.emit(Enough(register, least))
    chosen = cx.keep(register)
    cx.origins[register] = cx.origin(found)
    if cx.seen is not None and from_seen(found, cx.seen):
        cx.seen_used.append(register)
    cx.prior = cx.told
    cx.it = chosen
    cx.chosen = chosen
    return chosen


def from_seen(found: Cards, seen: Cards) -> bool:
    """Whether a choice was made among the cards that were looked at or revealed."""
    return found is seen or (isinstance(found, Where) and from_seen(found.cards, seen))


def chosen_from(cx: Context, node: Node, verb: Node) -> Cards:
    """What the acting player chooses, as a phrase of picking tells."""
    found = cx.apply(node, verb)
    assert isinstance(found, Cards)
    return found


@means("pick.with_this")
def with_this(cx: Context, node: Node, verb: Node) -> Cards:
    this = cards(cx, child(node, 0))
    return joined(cx, [this, chosen_from(cx, child(node, 1), verb)])


@means("pick.two")
def two(cx: Context, node: Node, verb: Node) -> Cards:
    first = chosen_from(cx, child(node, 0), verb)
    then = child(node, 1)
    second = cards(cx, then) if then.category == "card" else chosen_from(cx, then, verb)
    return joined(cx, [first, second])


@means("pick.or")
def pick_or(cx: Context, node: Node, verb: Node) -> Cards:
    """The actor says which of the two, and chooses those."""
    index = cx.number()
    cx.emit(ChooseNumber("9.7.4.2", MODE, index, cx.actor, Fixed(1), Fixed(2)))
    other = cx.only_if(Between(Number(index), Fixed(1), Fixed(1)))
    first = chosen_from(cx, child(node, 0), verb)
    end = Jump()
    cx.emit(end)
    cx.land(other)
    second = chosen_from(cx, child(node, 1), verb)
    cx.land(end)
    return joined(cx, [first, second])


@means("pick1.random", "pick1.random_of")
def at_random(cx: Context, node: Node, verb: Node) -> Cards:
    """Chance chooses, of what lies there."""
    where = place(cx, child(node, 0))
    many = count(cx, child(node, len(node.args) - 1))
    if many.all or many.each or many.total or cx.pays:
        raise NoMeaning("chance chooses so many cards, and pays for nothing")
    such = filter_(cx, child(node, 1)) if node.phrase == "pick1.random_of" else None
    if such is not None and where.hidden():
        raise NoMeaning("chance does not look at cards that nobody sees")
    register = cx.register()
    found = place_cards(cx, where, such)
    cx.emit(ChooseAtRandom("9.7.4.2", register, found, cx.times(many.least), cx.times(many.most)))
    cx.it = cx.chosen = cx.keep(register)
    return cx.it


@means("pick.abilities")
def abilities(cx: Context, node: Node, verb: Node) -> Cards:
    return choose_ability(cx, cards(cx, child(node, 0)), child(node, 1), child(node, 2))


@means("pick.its_abilities")
def its_abilities(cx: Context, node: Node, verb: Node) -> Cards:
    return choose_ability(cx, cx.it, child(node, 0), child(node, 1))


def choose_ability(cx: Context, found: Cards, icon: Node, many: Node) -> Cards:
    """Abilities of cards; what is done with them is told by the verb (meaning/verbs.py)."""
    how = count(cx, many)
    if not isinstance(how.most, Fixed) or how.all or how.most.n > MOST_ABILITIES:
        raise NoMeaning("only a few abilities are chosen at a time")
    least = 0 if how.up_to else 1
    chosen: list[int] = []
    for _ in range(how.most.n):
        index = cx.number()
        kind = icon_kind(icon)
        cx.emit(ChooseAbility("9.7.4.2", cx.actor, found, kind, index, least, list(chosen)))
        chosen.append(index)
    cx.abilities = chosen
    return found


@means("pick1.some")
def some(cx: Context, node: Node, verb: Node) -> Cards:
    where = place(cx, child(node, 0))
    return take(cx, where, None, count(cx, child(node, 1)), verb)


@means("pick1.some_of")
def some_of(cx: Context, node: Node, verb: Node) -> Cards:
    where = place(cx, child(node, 0))
    such, many = child(node, 1), child(node, 2)
    if many.phrase in ("count.things", "count.things_up_to"):
        found = place_cards(cx, where)
        if such.phrase == "filter.icon":
            return choose_ability(cx, found, child(such, 0), many)
        if such.phrase == "filter.character_icon":
            return choose_ability(cx, Where(found, Kind(CHARACTER)), child(such, 0), many)
        if such.phrase == "filter.icon_but":
            others = Where(found, Not(such_or_those(cx, child(such, 0))))
            return choose_ability(cx, others, child(such, 1), many)
    if many.phrase.startswith("count.things"):
        raise NoMeaning("only abilities are counted so")
    filter, distinct = described(cx, such)
    return take(cx, where, filter, count(cx, many), verb, distinct)


@means("pick1.trait_icon")
def trait_icon(cx: Context, node: Node, verb: Node) -> Cards:
    """〔…〕の【…】を…枚 the cards that have it, を…つ the abilities."""
    where, many = place(cx, child(node, 0)), child(node, 3)
    such = Trait(words(node, 1))
    if many.phrase in ("count.things", "count.things_up_to"):
        return choose_ability(cx, Where(place_cards(cx, where), such), child(node, 2), many)
    both = All([such, filter_(cx, child(node, 2))])
    return take(cx, where, both, count(cx, many), verb)


@means("pick1.one_of")
def one_of(cx: Context, node: Node, verb: Node) -> Cards:
    where = place(cx, child(node, 0))
    such, distinct = described(cx, child(node, 1))
    return take(cx, where, such, Count(Fixed(1), Fixed(1)), verb, distinct)


@means("pick1.extreme")
def extreme(cx: Context, node: Node, verb: Node) -> Cards:
    where = place(cx, child(node, 0))
    if where.hidden():
        raise NoMeaning("what surpasses others where nobody sees it is not known")
    every = place_cards(cx, where, filter_(cx, child(node, 3)))
    foremost = Foremost(every, stat(child(node, 1)), child(node, 2).phrase == "pole.high")
    there = Place(None, [], False, Where(every, foremost))
    return take(cx, there, None, count(cx, child(node, 4)), verb)


@means("pick1.rebirths")
def rebirths(cx: Context, node: Node, verb: Node) -> Cards:
    there = Place(player(cx, child(node, 0)), [Spot(REBIRTH)])
    return take(cx, there, None, count(cx, child(node, 1)), verb)


@means("pick1.of_such")
def of_such(cx: Context, node: Node, verb: Node) -> Cards:
    where = place(cx, child(node, 0))
    such, distinct = described(cx, child(node, 2))
    both = All([filter_(cx, child(node, 1)), such])
    return take(cx, where, both, count(cx, child(node, 3)), verb, distinct)


@means("pick1.some_of_each")
def some_of_each(cx: Context, node: Node, verb: Node) -> Cards:
    """So many of each kind, no card twice; with 合計, of all together."""
    where = place(cx, child(node, 0))
    kinds = kind_list(cx, child(node, 1))
    many = child(node, 2)
    if many.phrase == "count.apiece_total":
        if number(many, 0) * len(kinds) != number(many, 1):
            raise NoMeaning("so many of each and in all are not the same")
        each = Count(Fixed(0), Fixed(number(many, 0)), up_to=True)
    else:
        how = count(cx, many)
        if how.total:
            return take(cx, where, any_of(kinds), how, verb)
        each = Count(how.least, how.most, how.all, False, how.up_to)
    parts: list[Cards] = []
    for such in kinds:
        new = All([such, Not(Is(Both(list(parts))))]) if parts else such
        parts.append(take(cx, where, new, each, verb))
    return joined(cx, parts)


@means("pick1.either")
def either(cx: Context, node: Node, verb: Node) -> Cards:
    """The actor chooses cards of the one kind or of the other."""
    where = place(cx, child(node, 0))
    index = cx.number()
    cx.emit(ChooseNumber("9.7.4.2", MODE, index, cx.actor, Fixed(1), Fixed(2)))
    other = cx.only_if(Between(Number(index), Fixed(1), Fixed(1)))
    n = Fixed(number(node, 2))
    first = take(cx, where, filter_(cx, child(node, 1)), Count(n, n), verb)
    end = Jump()
    cx.emit(end)
    cx.land(other)
    many = count(cx, child(node, 4))
    second = take(cx, where, filter_(cx, child(node, 3)), many, verb)
    cx.land(end)
    return joined(cx, [first, second])


@means("limit.total")
def total(cx: Context, node: Node) -> Total:
    """合計…になるように: what a number of all that are chosen comes to."""
    scope, which = child(node, 1), stat(child(node, 0))
    found = cx.apply(scope, which)
    if not isinstance(found, Value):
        raise NoMeaning("a total is held against one number")
    return Total(which, found.least, found.most)


@means("pick1.within", "pick1.within_of", "pick1.within_any", "pick1.within_any_of")
def within(cx: Context, node: Node, verb: Node) -> Cards:
    """As many as told or wanted, whose numbers come to so much in all; with まで, or any number,
    it may be none at all."""
    where = place(cx, child(node, 0))
    how = Count(Fixed(0), Fixed(ALL))
    such: list[Filter] = []
    told: Total | None = None
    for one in node.args[1:]:
        assert isinstance(one, Node)
        if one.category == "limit":
            told = cx.read(one, Total)
            if told.high is not None:
                such.append(Value(told.which, None, told.high))
        elif one.category == "count":
            how = count(cx, one)
            if how.all or how.each or how.total or not (how.up_to or one.phrase == ONE_OR_MORE):
                raise NoMeaning("which to choose so that as many as possible are is not told")
            if one.phrase == ONE_OR_MORE and number(one, 0) != 1:
                raise NoMeaning("so many cards that come to so much together need not be there")
        else:
            such.append(filter_(cx, one))
    if cx.per:
        raise NoMeaning("what comes to so much together is chosen once")
    if where.cards is None and any(spot.kind == DECK and spot.end for spot in where.spots):
        raise NoMeaning("from an end of the deck nothing is chosen")
    cx.total = told
    free = such[0] if len(such) == 1 else All(such) if such else None
    return take(cx, where, free, how, verb)


part("mod.alike")


@means("pick1.also")
def also(cx: Context, node: Node, verb: Node) -> Cards:
    """…からも選ぶ: what was done with the cards chosen before is done with these as well."""
    if verb.phrase != "verb1.choose":
        raise NoMeaning("what is done with these alone is told without も")
    for at in range(len(cx.steps) - 1, -1, -1):
        step = cx.steps[at].node
        if step.phrase == "act.pick" and child(step, 1).phrase == "verb1.choose":
            where = place(cx, child(node, 0))
            if where.who is None:
                where.who = place(cx, child(child(step, 0), 0)).who
            chosen = take(cx, where, None, count(cx, child(node, 1)), verb)
            cx.spans = list(cx.last_spans)
            for told in cx.steps[at + 1 :]:
                cx.apply(told.node)
            return chosen
    raise NoMeaning("nothing was chosen before to which more could be added")


part("kinds.all", "kinds.lists", "kinds.with_and_without", "count.apiece_total")
part("mod.distinct", "mod.same_each")


def kind_list(cx: Context, node: Node) -> list[Filter]:
    """The kinds that a list names."""
    if node.phrase == "kinds.with_and_without":
        having = filter_(cx, child(node, 0))
        return [having, Not(having)]
    if node.phrase == "kinds.lists":
        return [filter_(cx, n) for n in (*children(node, 0), *children(node, 1))]
    return [filter_(cx, n) for n in children(node, 0)]


def described(cx: Context, node: Node) -> tuple[Filter, int]:
    """A filter, and whether the chosen cards must differ in name; or share a number."""
    first = node.args[0] if node.args else None
    if isinstance(first, Node) and first.phrase == "mod.same_each" and node.phrase == "item.with":
        cx.equal = stat(child(first, 0))
        return filter_(cx, child(node, 1)), 0
    if isinstance(first, Node) and first.phrase == "mod.alike" and node.phrase == "item.with":
        return filter_(cx, child(node, 1)), SAME_NAME
    if isinstance(first, Node) and first.phrase == "mod.distinct":
        if node.phrase == "item.with":
            return filter_(cx, child(node, 1)), DIFFERENT_NAMES
        if node.phrase == "plain.each_or":
            return any_of([filter_(cx, n) for n in children(node, 1)]), DIFFERENT_NAMES
    return filter_(cx, node), 0


def joined(cx: Context, parts: list[Cards]) -> Cards:
    """Several choices taken together."""
    register = cx.register()
    cx.origins[register] = cx.origin(Both(parts))
    cx.emit(Collect("9.7.4.2", register, Both(parts)))
    cx.it = cx.chosen = cx.keep(register)
    return cx.chosen


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
        if spot.kind in (DECK, DEER_PILE) and spot.end == TOP and such is None:
            return from_top(cx, where, how, verb)
        if spot.kind == DEER_PILE:
            raise NoMeaning("nobody looks into the pile of deer to choose there")  # 12.2.1.4.1
        if spot.kind == DECK and spot.end == BOTTOM and such is None and not how.up_to:
            return from_bottom(cx, where, how)
        if spot.kind == DECK:
            if spot.end:
                raise NoMeaning("nothing is chosen from an end of the deck")
            cx.emit(Show("5.10.1.1", In(where.owner(cx), [DECK]), cx.actor))
    # 9.7.4.3: what others cannot check need not be found
    asks = such is not None or cx.total is not None
    unsure = asks and (where.cards is not None or where.hidden())
    more: list[Filter] = [] if such is None else [such]
    if cx.charging:
        more.append(Not(Kind(PARTNER)))  # 4.6.5: only where a text speaks of them
    if verb.phrase in TURNS and (cx.owed or cx.pays or how.all):
        more.append(Resting(TURNS[verb.phrase]))  # 1.3.2.1: nothing else can be turned so
    filter = None if not more else more[0] if len(more) == 1 else All(more)
    one = Count(how.least, how.most, how.all, False, how.up_to)
    if cx.equal >= 0:
        return equals(cx, where, filter, how, unsure)
    if how.each and where.parts:
        parts = where.parts if filter is None else [Where(p, filter) for p in where.parts]
        return joined(cx, [choose(cx, p, one, unsure, distinct) for p in parts])
    if how.each and len(where.spots) > 1 and where.each:
        owner = where.owner(cx)
        each = [
            choose(cx, spot_cards(owner, s, traded(cx, where, s, filter)), one, unsure, distinct)
            for s in where.spots
        ]
        return joined(cx, each)
    if how.each and isinstance(where.who, EachPlayer):
        return from_each_player(cx, where, filter, how)
    found = place_cards(cx, where, filter)
    if distinct == SAME_NAME:
        found = Where(found, OfMany(found, how.least))
    chosen = choose(cx, found, how, unsure, distinct)
    made = [one for one in cx.body if isinstance(one, Choose) and one.cards is found]
    if made and such is not None:
        cx.choice = Choice(made[-1], where, [one for one in more if one is not such])
    cx.rest_of = Where(found, Not(Is(chosen)))
    if isinstance(where.who, EachPlayer):
        cx.that_player = OwnerOf(chosen)
    return chosen


def traded(cx: Context, where: Place, spot: Spot, such: Filter | None) -> Filter | None:
    """4.6.5: what is swapped with energy becomes energy, which partners do not."""
    if not cx.trading or spot.kind == ENERGY or all(s.kind != ENERGY for s in where.spots):
        return such
    return Not(Kind(PARTNER)) if such is None else All([such, Not(Kind(PARTNER))])


def equals(cx: Context, where: Place, such: Filter | None, how: Count, unsure: bool) -> Cards:
    """それぞれ…が同じ: from each of the places, and all of these share a number."""
    which, cx.equal = cx.equal, -1
    if not how.each or not where.each or len(where.spots) != 2:
        raise NoMeaning("only cards of two places share a number")
    owner = where.owner(cx)
    one = Count(how.least, how.most, how.all, False, how.up_to)
    first = choose(cx, spot_cards(owner, where.spots[0], such), one, unsure)
    cx.alike = SameValue(first, which)
    also = cx.alike if such is None else All([such, cx.alike])
    return joined(cx, [first, choose(cx, spot_cards(owner, where.spots[1], also), one, unsure)])


def from_each_player(cx: Context, where: Place, such: Filter | None, how: Count) -> Cards:
    """So many from each player's place, the acting player choosing."""
    index = cx.number()
    done = cx.number()
    register = cx.register()
    cx.emit(Collect("9.7.4.2", register, Both([])))
    loop = cx.each(EachPlayer(), index, done)
    mine = Place(Bound(index), where.spots, where.each)
    one = choose(
        cx, place_cards(cx, mine, such), Count(how.least, how.most, False, False, how.up_to)
    )
    cx.emit(Gather(register, one))
    cx.again(loop)
    cx.it = cx.chosen = cx.keep(register)
    return cx.chosen


def from_top(cx: Context, where: Place, how: Count, verb: Node) -> Cards:
    """Cards from the top of a deck: as many as told, or up to that, one at a time (5.10.3)."""
    owner = where.owner(cx)
    kind = where.spot().kind
    most = cx.times(how.most)
    if how.up_to and kind != DECK:
        raise NoMeaning("from a pile of deer as many are taken as told")
    if not how.up_to and verb.phrase in PUTTING:
        return Top(owner, kind, most)  # 4.9.3: one by one, by what puts them
    register = cx.register()
    if how.up_to:
        if isinstance(owner, EachPlayer):
            raise NoMeaning("up to so many are taken of one deck")
        if owner is not cx.actor and isinstance(owner, Opponent):  # 13.5.5.5: of one of them
            owner = cx.one_opponent(owner.of)
        index = cx.number()
        cx.number()
        if verb.phrase == "verb1.look":
            cx.emit(UpTo("5.10.3", cx.actor, most, 1, register, index, owner))
        else:
            to = put_one_by_one(cx, verb)
            rest = 1 if verb.phrase == "verb1.put_rested" else 0
            cx.emit(UpTo("4.9.3", cx.actor, most, 2, register, index, owner, to, rest))
            cx.put(register, to)
    else:
        cx.emit(Collect("5.10.2", register, Top(owner, kind, most)))
    cx.it = cx.seen = cx.keep(register)
    cx.seen_used = []
    return cx.seen


def put_one_by_one(cx: Context, verb: Node) -> int:
    """The zone to which up to so many cards go from the top of a deck."""
    if verb.phrase in ("verb1.put", "verb1.put_rested"):
        to = place(cx, child(verb, 0))
        if len(to.spots) == 1 and to.cards is None and to.spot().partners != 1:
            if to.spot().kind in (WAITING, ENERGY):
                return to.spot().kind
    raise NoMeaning("up to so many from the top are only looked at or put away")


def from_bottom(cx: Context, where: Place, how: Count) -> Cards:
    """Cards from the bottom of a deck: as many as told."""
    if how.all or how.each or how.total:
        raise NoMeaning("so many cards are taken from an end of the deck")
    register = cx.register()
    bottom = Bottom(where.owner(cx), DECK, cx.times(how.most))
    cx.emit(Collect("5.10.2", register, bottom))
    cx.origins[register] = 1 << DECK
    cx.it = cx.seen = cx.keep(register)
    cx.seen_used = []
    return cx.seen


def was_put(verb: Node, how: Node, where: Place) -> bool:
    """Whether choosing so has already put the cards away: up to so many from the top."""
    return (
        verb.phrase in ("verb1.put", "verb1.put_rested")
        and how.phrase in ("count.up_to", "count.any")
        and where.cards is None
        and len(where.spots) == 1
        and where.spots[0].kind == DECK
        and where.spots[0].end == TOP
    )


def charges_next(cx: Context, then: Node) -> bool:
    """Whether the next step makes energy of the cards that were chosen."""
    if then.phrase in ("steps.then", "chain.then", "full.then"):
        then = child(then, 0)
    return then.phrase == "it.do" and charges(cx, child(then, 0))


def trades_next(then: Node) -> bool:
    """Whether in the next step the cards that were chosen are swapped."""
    if then.phrase in ("steps.then", "chain.then", "full.then"):
        then = child(then, 0)
    if then.phrase not in ("it.do", "act.to"):
        return False
    return child(then, len(then.args) - 1).phrase == "verb1.swap"


def charges(cx: Context, verb: Node) -> bool:
    """Whether something is done by which cards become energy."""
    if verb.phrase not in ("verb1.put", "verb1.put_rested"):
        return False
    return any(spot.kind == ENERGY for spot in place(cx, child(verb, 0)).spots)
