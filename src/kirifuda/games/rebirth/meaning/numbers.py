"""Numbers: what a card's are, what several come to, and what they become (9.10.4)."""

from __future__ import annotations

from kirifuda.games import numbers as shared
from kirifuda.games.phrases import amount, stats
from kirifuda.games.rebirth.changes import Become, Change, Multiply
from kirifuda.games.rebirth.meaning.cards import cards, done_to
from kirifuda.games.rebirth.meaning.conditions import amount_is
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
    kinds_of,
    of_place,
    tally,
)
from kirifuda.games.rebirth.meaning.counts import Count
from kirifuda.games.rebirth.meaning.filters import filter_, stat
from kirifuda.games.rebirth.meaning.lasting import make
from kirifuda.games.rebirth.meaning.places import place
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.meaning.spans import span
from kirifuda.games.rebirth.questions import Defeats, PrintedNumber
from kirifuda.games.rebirth.terms import AttacksSoFar, DamageOn, Either, EmptySlots, NumberOf
from kirifuda.games.rebirth.zones import ATK, DEF, ENTRY
from kirifuda.kernel.effects.conditions import Between, Condition, Exists, TurnOf
from kirifuda.kernel.effects.relations import Odd, Times
from kirifuda.kernel.effects.terms import (
    Amount,
    Both,
    Cards,
    CountOf,
    Fixed,
    Number,
    Per,
    Sum,
)
from kirifuda.kernel.values.layers import Modifier
from kirifuda.text import Node

OWN = ("cond1.value", "per.value")  # what is counted is remembered here
MEANINGS.take(shared.NUMBERS, *(name for name in shared.PHRASES if name not in OWN))
MEANINGS.take(shared.NUMBERS, "parity.odd", "parity.even")


# -- values ------------------------------------------------------------------------------------


def one(cx: Context, node: Node) -> Cards:
    """The one card whose number is meant."""
    found = cards(cx, node)
    if node.phrase in ("cards.at", "cards.among"):
        where = place(cx, child(node, 0))
        if where.cards is None and where.zone_bits() != 1 << ENTRY:
            raise NoMeaning("which of these cards is meant is not told")
    return found


@means("value1.of")
def of(cx: Context, node: Node) -> Amount:
    """元々の: as it is printed; else as it is now."""
    told, gauge = one(cx, child(node, 0)), child(node, 1)
    if gauge.phrase == "gauge.base":
        return PrintedNumber(told, stat(child(gauge, 0)))
    return NumberOf(told, stat(gauge))


@means("value1.its")
def its(cx: Context, node: Node) -> Amount:
    return NumberOf(cx.that(), stat(child(node, 0)))


@means("value1.damage")
def damage(cx: Context, node: Node) -> Amount:
    """4.4.4: only who is in the entry has damage."""
    return DamageOn(one(cx, child(node, 0)))


@means("value1.count", "value1.together")
def count(cx: Context, node: Node) -> Amount:
    return tally(cx, child(node, 0))


@means("value1.done")
def done(cx: Context, node: Node) -> Amount:
    return CountOf(done_to(cx, child(node, 0), node))


@means("per.each_done")
def per_each_done(cx: Context, node: Node) -> Amount:
    cx.counted_amount = done(cx, node)
    return cx.counted_amount


@means("count.done")
def count_done(cx: Context, node: Node) -> Count:
    n = done(cx, node)
    return Count(n, n)


@means("value1.that_count")
def that_count(cx: Context, node: Node) -> Amount:
    return CountOf(cx.them())


@means("value1.kinds")
def kinds(cx: Context, node: Node) -> Amount:
    return kinds_of(cx, child(node, 0))


@means("value1.vacant")
def vacant(cx: Context, node: Node) -> Amount:
    return EmptySlots(place(cx, child(node, 0)).owner(cx))


@means("value1.attacks")
def attacks(cx: Context, node: Node) -> Amount:
    """9.14: only the turn player attacks; another player has attacked no times."""
    return Either(TurnOf(player(cx, child(node, 0))), AttacksSoFar(), Fixed(0))


@means("value1.retirements")
def retirements(cx: Context, node: Node) -> Amount:
    whom = child(node, 1)
    if whom.phrase != "cards.of":
        raise NoMeaning("only the retiring of a player's characters is counted")
    such = filter_(cx, child(whom, 1))
    return Defeats(cards(cx, child(node, 0)), player(cx, child(whom, 0)), such)


def letter(cx: Context) -> Amount:
    """X: what a later sentence tells, worked out where it stands."""
    if cx.letter is None:
        raise NoMeaning("it is not told what X is")
    cx.letter_used = True
    return amount(cx, cx.letter)


@means("count.letter")
def letter_cards(cx: Context, node: Node) -> Count:
    n = letter(cx)
    return Count(n, n)


@means("act.plus_x_atk", "act.plus_x_def", "act.plus_x_both")
def plus_letter(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cx.modified = found
    by = cx.times(letter(cx))
    which = {"act.plus_x_atk": [ATK], "act.plus_x_def": [DEF]}.get(node.phrase, [ATK, DEF])
    make(cx, Change(found, which, [by for _ in which]))


@means("count.worth", "count.as_value")
def worth(cx: Context, node: Node) -> Count:
    n = amount(cx, child(node, 0))
    return Count(n, n)


@means("count.up_to_value")
def up_to_value(cx: Context, node: Node) -> Count:
    return Count(Fixed(0), amount(cx, child(node, 0)), up_to=True)


# -- conditions --------------------------------------------------------------------------------


#: A number beside that of another place, or of another player: what is told in full.
BESIDE = {
    "range.greater_at": "range.greater",
    "range.less_at": "range.less",
    "range.least_at": "range.least",
    "range.most_at": "range.most",
    "range.same_at": "range.same",
    "range.greater_of": "range.greater",
    "range.less_of": "range.less",
}

part(*BESIDE)


def in_full(node: Node) -> Node:
    """AのコストがBより大きい, 相手より大きい: the same number of B, of the same place."""
    left, told = child(node, 0), child(node, 1)
    whole = BESIDE.get(told.phrase)
    if whole is None:
        return node
    if left.phrase not in ("value1.of", "value1.sum"):
        raise NoMeaning("only a number of cards is compared with that of others so")
    other = child(told, 0)
    if other.category == "player":
        if child(left, 0).phrase != "cards.at" or child(child(left, 0), 0).phrase != "place.of":
            raise NoMeaning("it is not told in which place of the other player")
        other = Node("place.of", (other, *child(child(left, 0), 0).args[1:]))
    theirs = Node(left.phrase, (Node("cards.at", (other,)), *left.args[1:]))
    return Node("cond1.value", (left, Node(whole, (theirs,))))


@means("cond1.value")
def value_is(cx: Context, node: Node) -> Condition:
    left, told = child(node, 0), child(node, 1)
    if told.phrase == "range.count" and in_kinds(child(told, 0)):
        if left.phrase not in ("value1.number_kinds", "value1.kinds"):
            raise NoMeaning("that is not counted by kinds")
    node = in_full(node)
    cx.counted_amount = amount(cx, child(node, 0))
    return shared.value_is(cx, node)


@means("cond1.as_declared")
def as_declared(cx: Context, node: Node) -> Condition:
    if cx.declared < 0:
        raise NoMeaning("no number was declared before")
    n = Number(cx.declared)
    return Between(amount(cx, child(node, 0)), n, n)


@means("cond1.number")
def number_is(cx: Context, node: Node) -> Condition:
    """5以上なら, 偶数なら: what was counted before."""
    if cx.counted_amount is None:
        raise NoMeaning("nothing was counted before")
    return shared.within(cx, child(node, 0), cx.counted_amount)


@means("cond1.there_odd", "cond1.there_even")
def there_parity(cx: Context, node: Node) -> Condition:
    where = place(cx, child(node, 0))
    cx.where = where
    cx.counted_amount = of_place(cx, where, child(node, 1))
    return Odd(cx.counted_amount, 1 if node.phrase == "cond1.there_odd" else 0)


@means("cond1.some_odd", "cond1.some_even")
def some_parity(cx: Context, node: Node) -> Condition:
    if cx.counted_amount is None:
        raise NoMeaning("nothing was counted before")
    return Odd(cx.counted_amount, 1 if node.phrase == "cond1.some_odd" else 0)


@means("cond1.parity")
def parity(cx: Context, node: Node) -> Condition:
    cx.counted_amount = tally(cx, child(node, 0))
    return shared.within(cx, child(node, 1), cx.counted_amount)


@means("range.count")
def so_many(cx: Context, node: Node, n: Amount, which: int | None) -> Condition:
    return amount_is(n, child(node, 0))


@means("per.value")
def per_value(cx: Context, node: Node) -> Amount:
    cx.counted_amount = amount(cx, child(node, 0))
    return Per(cx.counted_amount, number(node, 1), 1)


# -- what they become --------------------------------------------------------------------------


@means("act.value_is", "act.value_becomes")
def becomes(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cx.modified = found
    told = children(node, 1)
    if told[0].phrase == "gauge.base":  # of all that are listed after it, too
        base_becomes(cx, found, (child(told[0], 0), *told[1:]), child(node, 2))
        return
    for which in stats(cx, told):
        become(cx, found, which, amount(cx, child(node, 2)))


part("gauge.base")


def models(value: Amount) -> list[Cards]:
    """The cards of whose numbers a value is made."""
    if isinstance(value, NumberOf | PrintedNumber):
        return [value.cards]
    if isinstance(value, Times):
        return [*models(value.amount), *models(value.by)]
    return [one for part in value.parts for one in models(part)] if isinstance(value, Sum) else []


def become(cx: Context, found: Cards, which: int, value: Amount, base: bool = False) -> None:
    """A number becomes so much. 1.3.2: like that of a card that is not there it cannot become."""
    change: Modifier
    if base:  # the printed number counts as another; every other change still comes on top
        printed = Times(PrintedNumber(found, which), Fixed(-1))
        change = Change(found, [which], [Sum([value, printed])])
    else:
        change = Become(found, which, value)
    told = models(value)
    if not told:
        make(cx, change)
        return
    there = Exists(Both(told))
    if cx.standing:
        cx.when.append(there)
        make(cx, change)
        cx.when.pop()
        return
    skip = cx.only_if(there)
    make(cx, change)
    cx.land(skip)


def base_becomes(cx: Context, found: Cards, told: tuple[Node, ...], value: Node) -> None:
    """元々の: of each of these numbers."""
    for which in stats(cx, told):
        become(cx, found, which, amount(cx, value), base=True)


@means("act.value_printed")
def printed(cx: Context, node: Node) -> None:
    """元々の値になる: what is printed; younger changes come on top (9.10.4)."""
    found = one(cx, child(node, 0))
    cx.modified = found
    for which in stats(cx, children(node, 1)):
        make(cx, Become(found, which, PrintedNumber(found, which)))


@means("act.values_like")
def like(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    model = cards(cx, child(node, 2))
    cx.modified = found
    for which in stats(cx, children(node, 1)):
        become(cx, found, which, NumberOf(model, which))


@means("act.multiply")
def multiply(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cx.modified = found
    for which in stats(cx, children(node, 1)):
        make(cx, Multiply(found, which, number(node, 2)))


@means("act.modify_value")
def modify(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cx.modified = found
    cx.changed = stats(cx, children(node, 1))
    by = cx.times(Fixed(number(node, 2)))
    make(cx, Change(found, cx.changed, [by for _ in cx.changed]))


@means("it.modify_value")
def modify_more(cx: Context, node: Node) -> None:
    """さらに-1: the same numbers of the same card."""
    if cx.modified is None or not cx.changed:
        raise NoMeaning("no card whose number could change more was told of before")
    by = cx.times(Fixed(number(node, 0)))
    make(cx, Change(cx.modified, cx.changed, [by for _ in cx.changed]))


@means("act.add_value")
def add(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 1))
    cx.modified = found
    which = stats(cx, children(node, 2))
    by = amount(cx, child(node, 0))
    make(cx, Change(found, which, [by for _ in which]))


@means("act.add_value_during")
def add_during(cx: Context, node: Node) -> None:
    cx.spans.append(span(cx, child(node, 1)))
    add(cx, Node("act.add_value", (node.args[0], node.args[2], node.args[3])))
    cx.spans.pop()
