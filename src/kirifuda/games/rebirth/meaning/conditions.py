"""Conditions (…なら) as a text puts them."""

from __future__ import annotations

from kirifuda.games.phrases import COMMON
from kirifuda.games.rebirth.acting import CHECK_LOST, CHECK_WON
from kirifuda.games.rebirth.likeness import Likeness, MostAlike
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import (
    MEANINGS,
    Context,
    NoMeaning,
    child,
    children,
    means,
    number,
    part,
)
from kirifuda.games.rebirth.meaning.counting import (
    in_kinds,
    kinds_at,
    kinds_of,
    listed,
    of_place,
    tally,
)
from kirifuda.games.rebirth.meaning.filters import filter_, icon_kind, stat
from kirifuda.games.rebirth.meaning.places import Place, place, place_cards, zones
from kirifuda.games.rebirth.meaning.players import player, same_player
from kirifuda.games.rebirth.questions import KindsThere, TraitsBeside, Variety, WasCancelled
from kirifuda.games.rebirth.terms import (
    EmptySlots,
    InZone,
    NthAttackOf,
    Run,
    Supporter,
)
from kirifuda.games.rebirth.zones import PARTNER, REBIRTH, REBIRTH_CARD, RETIRE, SOUL
from kirifuda.kernel.effects.conditions import (
    And,
    Between,
    Condition,
    Every,
    Exists,
    TurnOf,
    Unless,
)
from kirifuda.kernel.effects.terms import (
    All,
    Amount,
    Cards,
    CountOf,
    Filter,
    Fixed,
    In,
    Is,
    Kind,
    Not,
    Number,
    Sum,
    This,
    Where,
)
from kirifuda.kernel.effects.who import Who
from kirifuda.text import Node

MEANINGS.take(COMMON, "cond.and", "cond.or", "cond1.else")


@means("amount.n", "amount.total", "amount.at_least", "amount.total_at_least", "amount.at_most")
def bounds(node: Node) -> tuple[int, int | None]:
    """The least and the most (None: open) that an amount allows."""
    n = number(node, 0)
    if node.phrase in ("amount.n", "amount.total"):
        return n, n
    if node.phrase in ("amount.at_least", "amount.total_at_least"):
        return n, None
    if node.phrase == "amount.at_most":
        return 0, n
    raise NoMeaning(f"no meaning is attached to {node.phrase}")


def so_many(found: Cards, node: Node) -> Condition:
    return amount_is(Variety(found, 0) if in_kinds(node) else CountOf(found), node)


def many_at(cx: Context, where: Place, such: Node | None, amount: Node) -> Amount:
    """How many such cards are in a place, or how many kinds of them."""
    return kinds_at(cx, where, such) if in_kinds(amount) else of_place(cx, where, such)


def as_before(cx: Context, node: Node) -> Condition:
    """What was counted before is so many."""
    if cx.counted_amount is None:
        raise NoMeaning("nothing was counted before")
    if in_kinds(node) and not isinstance(cx.counted_amount, Variety | KindsThere | TraitsBeside):
        raise NoMeaning("cards were counted before, not kinds of them")
    return amount_is(cx.counted_amount, node)


def amount_is(amount: Amount, node: Node) -> Condition:
    least, most = bounds(node)
    return Between(amount, Fixed(least), None if most is None else Fixed(most))


@means("cond1.so")
def so(cx: Context, node: Node) -> Condition:
    if cx.done is not None:
        return cx.done
    if cx.moved < 0:
        raise NoMeaning("nothing was told of before that could have been done")
    return Exists(cx.keep(cx.moved))


@means("cond1.not_so")
def not_so(cx: Context, node: Node) -> Condition:
    return Unless(so(cx, node))


@means("cond1.there")
def there(cx: Context, node: Node) -> Condition:
    """At least one such card is there; where nothing was told of before, it is "it"."""
    where = place(cx, child(node, 0))
    cx.where = where
    such = child(node, 1)
    found = place_cards(cx, where, filter_(cx, such))
    if isinstance(cx.told.last, This | None):
        cx.it = found
    if such.phrase in ("plain.or", "plain.or_comma"):
        cx.kinds_asked = [place_cards(cx, where, filter_(cx, n)) for n in children(such, 0)]
    else:
        cx.kinds_asked = [found]
    return Exists(found)


@means("cond1.there_here")
def there_here(cx: Context, node: Node) -> Condition:
    """《…》がいる: in the place that was named before."""
    if not isinstance(cx.where, Place):
        raise NoMeaning("no place was named before")
    found = place_cards(cx, cx.where, filter_(cx, child(node, 0)))
    cx.kinds_asked = [*cx.kinds_asked, found]
    return Exists(found)


@means("cond1.there_total")
def there_total(cx: Context, node: Node) -> Condition:
    """〔…〕と〔…〕が合計…枚: a card that is of both kinds counts once."""
    kinds, amount = child(node, 1), child(node, 2)
    if kinds.phrase != "kinds.all" or not amount.phrase.startswith("amount.total"):
        raise NoMeaning("it is not told that the kinds are taken together")
    where = place(cx, child(node, 0))
    cx.where = where
    cx.counted_amount = of_place(cx, where, Node("plain.or", (kinds.args[0],)))
    return amount_is(cx.counted_amount, amount)


@means("cond1.both_there")
def both_there(cx: Context, node: Node) -> Condition:
    """両方いる: each of those of which one was asked for."""
    if len(cx.kinds_asked) < 2:
        raise NoMeaning("it was not asked for two kinds before")
    return And([Exists(found) for found in cx.kinds_asked])


@means("cond1.kinds_both_there")
def kinds_both_there(cx: Context, node: Node) -> Condition:
    if not isinstance(cx.where, Place):
        raise NoMeaning("no place was named before")
    kinds = children(child(node, 0), 0)
    return And([Exists(place_cards(cx, cx.where, filter_(cx, n))) for n in kinds])


@means("cond1.there_all")
def there_all(cx: Context, node: Node) -> Condition:
    where = place(cx, child(node, 0))
    cx.where = where
    kinds = child(node, 1)
    return And([Exists(place_cards(cx, where, filter_(cx, n))) for n in children(kinds, 0)])


@means("cond1.there_each")
def there_each(cx: Context, node: Node) -> Condition:
    where = place(cx, child(node, 0))
    cx.where = where
    listed = child(node, 1)
    kinds = children(listed, 0)
    if listed.phrase == "kinds.lists":
        kinds = (*kinds, *children(listed, 1))
    amount = child(node, 2)
    return And([amount_is(many_at(cx, where, n, amount), amount) for n in kinds])


@means("cond1.there_not_n")
def there_not_n(cx: Context, node: Node) -> Condition:
    return Unless(there_n(cx, node))


@means("cond1.count_not")
def count_not(cx: Context, node: Node) -> Condition:
    return Unless(count(cx, node))


@means("cond1.there_n")
def there_n(cx: Context, node: Node) -> Condition:
    where = place(cx, child(node, 0))
    cx.where = where
    like = alike(cx, where, child(node, 1))
    if like is not None:
        if in_kinds(child(node, 2)):
            raise NoMeaning("cards of one name are of one kind")
        cx.counted_amount = like
    else:
        cx.counted_amount = many_at(cx, where, child(node, 1), child(node, 2))
    return amount_is(cx.counted_amount, child(node, 2))


def alike(cx: Context, where: Place, such: Node) -> Amount | None:
    """同じカード名の: how many of such cards share a name, if that is asked."""
    first = such.args[0] if such.phrase == "item.with" else None
    if not isinstance(first, Node) or first.phrase != "mod.alike":
        return None
    return MostAlike(place_cards(cx, where, filter_(cx, child(such, 1))))


@means("cond1.listed")
def there_listed(cx: Context, node: Node) -> Condition:
    """5.24.3: of so many of the kinds that are listed there is one."""
    if not in_kinds(child(node, 2)):
        raise NoMeaning("it is not told that kinds are counted")
    cx.counted_amount = listed(cx, place(cx, child(node, 0)), children(node, 1))
    return amount_is(cx.counted_amount, child(node, 2))


@means("cond1.there_not")
def there_not(cx: Context, node: Node) -> Condition:
    where = place(cx, child(node, 0))
    return Unless(Exists(place_cards(cx, where, filter_(cx, child(node, 1)))))


@means("cond1.there_too")
def there_too(cx: Context, node: Node) -> Condition:
    """《…》もいる: in the place named before, and what was asked before holds as well."""
    if not isinstance(cx.where, Place) or cx.last is None:
        raise NoMeaning("no place was named before")
    return And([cx.last, Exists(place_cards(cx, cx.where, filter_(cx, child(node, 0))))])


@means("cond1.count")
def count(cx: Context, node: Node) -> Condition:
    told = child(node, 0)
    if told.category == "feature":
        if not in_kinds(child(node, 1)):
            raise NoMeaning("names and traits are counted in kinds")
        cx.counted_amount = cx.read(told, Amount)
        return amount_is(cx.counted_amount, child(node, 1))
    cx.counted = cards(cx, told)
    cx.counted_amount = kinds_of(cx, told) if in_kinds(child(node, 1)) else tally(cx, told)
    return amount_is(cx.counted_amount, child(node, 1))


@means("cond1.so_many")
def so_many_more(cx: Context, node: Node) -> Condition:
    """…枚以上いるなら: what was counted before."""
    return as_before(cx, child(node, 0))


@means("cond1.not_but")
def not_but(cx: Context, node: Node) -> Condition:
    """…ではなく…なら: what was counted before is the latter."""
    return as_before(cx, child(node, 1))


@means("cond1.together")
def together(cx: Context, node: Node) -> Condition:
    """Those just told of and the cards of a place, taken together."""
    least, most = bounds(child(node, 2))
    such = filter_(cx, child(node, 1))
    both = Sum(
        [
            CountOf(Where(cx.it, such)),
            CountOf(place_cards(cx, place(cx, child(node, 0)), such)),
        ]
    )
    return Between(both, Fixed(least), None if most is None else Fixed(most))


@means("cond1.of_both")
def of_both(cx: Context, node: Node) -> Condition:
    who = player(cx, child(node, 0))
    return And([half(cx, who, child(node, 1)), half(cx, who, child(node, 2))])


@means("half.count", "half.there", "half.set")
def half(cx: Context, who: Who, node: Node) -> Condition:
    if node.phrase == "half.count":
        spots, each = zones(cx, child(node, 0))
        where = Place(who, spots, each)
        return amount_is(many_at(cx, where, None, child(node, 1)), child(node, 1))
    if node.phrase == "half.there":
        spots, each = zones(cx, child(node, 0))
        return Exists(place_cards(cx, Place(who, spots, each), filter_(cx, child(node, 1))))
    if node.phrase == "half.set":
        such = All([Kind(REBIRTH_CARD), filter_(cx, child(node, 0))])
        return Exists(In(who, [REBIRTH], such))
    raise NoMeaning(f"no meaning is attached to {node.phrase}")


@means("cond1.none")
def none(cx: Context, node: Node) -> Condition:
    return Unless(Exists(cards(cx, child(node, 0))))


@means("cond1.some")
def some(cx: Context, node: Node) -> Condition:
    return Exists(cards(cx, child(node, 0)))


@means("cond1.lies")
def lies(cx: Context, node: Node) -> Condition:
    return Exists(Where(cards(cx, child(node, 0)), filter_(cx, child(node, 1))))


@means("cond1.lie_n")
def lie_n(cx: Context, node: Node) -> Condition:
    found = Where(cards(cx, child(node, 0)), filter_(cx, child(node, 2)))
    return so_many(found, child(node, 1))


@means("cond1.all_lie")
def all_lie(cx: Context, node: Node) -> Condition:
    return Every(cards(cx, child(node, 0)), filter_(cx, child(node, 1)))


@means("cond1.is_at", "cond1.is_not_at")
def is_at(cx: Context, node: Node) -> Condition:
    """Whether it lies there now; where it was before is nothing to this (9.12.1).

    A place of which no owner is told is one of whoever's card it is.
    """
    found, where = cards(cx, child(node, 0)), place(cx, child(node, 1))
    if where.hidden():
        raise NoMeaning("nobody else can check whether it is there")
    bare = where.cards is None and where.who is None
    there = InZone(where.whole()) if bare else Is(place_cards(cx, where))
    lies = Exists(Where(found, there))
    return lies if node.phrase == "cond1.is_at" else Unless(lies)


part("than.more", "than.fewer", "than.more_by", "than.fewer_by")
part("than.no_fewer", "than.no_more", "than.same")


@means("cond1.compared", "cond1.compared_with")
def compared(cx: Context, node: Node) -> Condition:
    """More or fewer cards than others, or than another player has in the same place."""
    first, other, than = child(node, 0), child(node, 1), child(node, 2)
    mine = tally(cx, first)
    if node.phrase == "cond1.compared":
        theirs = same_place(cx, first, player(cx, other))
    else:
        theirs = tally(cx, other)
    by = number(than, 0) if than.args else 1
    if than.phrase in ("than.more", "than.more_by"):
        return Between(mine, Sum([theirs, Fixed(by)]), None)
    if than.phrase in ("than.fewer", "than.fewer_by"):
        return Between(mine, None, Sum([theirs, Fixed(-by)]))
    least = None if than.phrase == "than.no_more" else theirs
    return Between(mine, least, None if than.phrase == "than.no_fewer" else theirs)


def same_place(cx: Context, node: Node, who: Who) -> Amount:
    """How many cards another player has in the place that a phrase names."""
    if node.phrase not in ("cards.at", "cards.among"):
        raise NoMeaning("only cards of a place can be compared so")
    where = place(cx, child(node, 0))
    other = Place(who, where.spots, where.each)
    return of_place(cx, other, child(node, 1) if node.phrase == "cards.among" else None)


@means("cond1.no_vacancy")
def no_vacancy(cx: Context, node: Node) -> Condition:
    return Unless(vacant(cx, node))


@means("cond1.vacant")
def vacant(cx: Context, node: Node) -> Condition:
    where = place(cx, child(node, 0))
    return Between(EmptySlots(where.owner(cx)), Fixed(1), None)


@means("cond1.is")
def is_(cx: Context, node: Node) -> Condition:
    """It is such a card; from now on it is "it", unless it is this card itself."""
    subject = child(node, 0)
    such = filter_(cx, child(node, 1))
    if subject.phrase == "card.that_entered" and cx.upcoming is not None:
        assert cx.upcoming_told is not None
        cx.upcoming_such = such  # judged when the card comes
        return cx.upcoming_told
    found = cards(cx, subject)
    if not isinstance(found, This):
        cx.it = found
    return Exists(Where(found, such))


@means("cond1.is_with")
def is_with(cx: Context, node: Node) -> Condition:
    """〔…〕でコスト3以上なら: both of the same card."""
    first = Node("cond1.is", (node.args[0], node.args[1]))
    second = Node("cond1.with_value", (node.args[0], node.args[2], node.args[3]))
    return And([is_(cx, first), cx.read(second, Condition)])


@means("cond1.is_not")
def is_not(cx: Context, node: Node) -> Condition:
    found = cards(cx, child(node, 0))
    return Exists(Where(found, Not(filter_(cx, child(node, 1)))))


@means("cond.it_is_and")
def it_is_and(cx: Context, node: Node) -> Condition:
    return And([it_is(cx, node), cx.read(child(node, 1), Condition)])


@means("cond.it_is")
def it_is(cx: Context, node: Node) -> Condition:
    told = cx.modified if cx.standing and cx.modified is not None else cx.it
    return Exists(Where(told, filter_(cx, child(node, 0))))


@means("cond1.is_no_partner")
def is_no_partner(cx: Context, node: Node) -> Condition:
    return Exists(Where(cards(cx, child(node, 0)), Not(Kind(PARTNER))))


@means("cond1.unretired")
def unretired(cx: Context, node: Node) -> Condition:
    return Exists(Where(cards(cx, child(node, 0)), Not(InZone(1 << RETIRE))))


@means("cond1.is_soul")
def is_soul(cx: Context, node: Node) -> Condition:
    return Exists(Where(cards(cx, child(node, 0)), InZone(1 << SOUL)))


@means("cond1.all_differ")
def all_differ(cx: Context, node: Node) -> Condition:
    return Likeness(cards(cx, child(node, 0)), -1, False)


@means("cond1.numbers_differ", "cond1.numbers_same")
def numbers_alike(cx: Context, node: Node) -> Condition:
    same = node.phrase == "cond1.numbers_same"
    return Likeness(cards(cx, child(node, 0)), stat(child(node, 1)), same)


@means("cond1.same_number")
def same_number(cx: Context, node: Node) -> Condition:
    mine, theirs = (
        of_place(cx, place(cx, Node("place.of", node.args[at : at + 2])), None) for at in (0, 2)
    )
    return Between(mine, theirs, theirs)


@means("cond1.all_are")
def all_are(cx: Context, node: Node) -> Condition:
    return Every(cards(cx, child(node, 0)), filter_(cx, child(node, 1)))


@means("cond1.is_set")
def is_set(cx: Context, node: Node) -> Condition:
    found = Where(cards(cx, child(node, 0)), InZone(1 << REBIRTH))
    return Exists(found)


@means("cond1.all_set")
def all_set(cx: Context, node: Node) -> Condition:
    who, listed = player(cx, child(node, 0)), child(node, 1)
    if listed.phrase != "kinds.all":
        raise NoMeaning("kinds of Rebirth cards are told one by one")
    each = [In(who, [REBIRTH], filter_(cx, one)) for one in children(listed, 0)]
    return And([Exists(found) for found in each])


@means("cond1.set_many")
def set_many(cx: Context, node: Node) -> Condition:
    return so_many(Where(cards(cx, child(node, 0)), InZone(1 << REBIRTH)), child(node, 1))


@means("cond1.is_not_set")
def is_not_set(cx: Context, node: Node) -> Condition:
    return Unless(is_set(cx, node))


@means("cond1.such_set")
def such_set(cx: Context, node: Node) -> Condition:
    such: Filter = All([Kind(REBIRTH_CARD), filter_(cx, child(node, 0))])
    return Exists(In(cx.actor, [REBIRTH], such))


@means("cond1.run")
def run(cx: Context, node: Node) -> Condition:
    """5.26.1: so many cards, whose values make a run."""
    return Run(cards(cx, child(node, 0)), stat(child(node, 1)), number(node, 2))


@means("cond1.turn")
def turn(cx: Context, node: Node) -> Condition:
    return TurnOf(player(cx, child(node, 0)))


@means("cond1.won", "cond1.lost", "cond1.lose", "cond1.win")
def won(cx: Context, node: Node) -> Condition:
    """5.25.1: who checks wins or loses, who does not does neither; 9.14.2: 自分 is from then on
    who did."""
    if cx.won < 0:
        raise NoMeaning("there was no check before")
    if node.phrase in ("cond1.won", "cond1.lost") and not same_player(
        player(cx, child(node, 0)), cx.checker
    ):
        raise NoMeaning("only who checks wins or loses a check")
    cx.named = cx.checker
    so = Fixed(CHECK_WON if node.phrase in ("cond1.won", "cond1.win") else CHECK_LOST)
    return Between(Number(cx.won), so, so)


@means("cond1.attack_is")
def attack_is(cx: Context, node: Node) -> Condition:
    """それがこのターン1回目のアタックなら: such an attack is under way."""
    which = child(node, 0)
    if which.phrase in ("attack.this", "attack.that"):
        raise NoMeaning("every attack is itself")
    return cx.read(which, Condition)


@means("cond1.cancelled")
def cancelled(cx: Context, node: Node) -> Condition:
    return WasCancelled(cards(cx, child(node, 0)), icon_kind(child(node, 1)))


@means("cond1.not_cancelled")
def not_cancelled(cx: Context, node: Node) -> Condition:
    return Unless(cancelled(cx, node))


@means("cond1.supported_by")
def supported_by(cx: Context, node: Node) -> Condition:
    """Its attack is under way, with such a supporter."""
    attacks = NthAttackOf(cards(cx, child(node, 0)), 0)
    return And([attacks, Exists(Where(Supporter(), filter_(cx, child(node, 1))))])
