"""ではなく: what a step before does is something else, if a condition holds (11.3.1.3.5)."""

from __future__ import annotations

from kirifuda.games.vanguard.describing import Either
from kirifuda.games.vanguard.meaning.acts import GOES
from kirifuda.games.vanguard.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    number,
    part,
    words,
)
from kirifuda.games.vanguard.meaning.counts import bounds
from kirifuda.games.vanguard.meaning.groups import ref
from kirifuda.games.vanguard.meaning.values import gains
from kirifuda.games.vanguard.picks import DIFFERENT_NAMES
from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.conditions import And, Condition, Unless
from kirifuda.kernel.effects.relations import Times
from kirifuda.kernel.effects.terms import Amount, Cards, Fixed
from kirifuda.kernel.values.layers import AddNumbers
from kirifuda.text import Node


def rather(cx: Context, condition: Condition, node: Node) -> None:
    """11.3.1.3.5: what a step before does is something else, if a condition holds then."""
    if node.phrase == "it.count_rather":
        if not isinstance(cx.choice, Choose) or child(node, 2).phrase not in CHOICES:
            raise NoMeaning("nothing was chosen before")
        if base(cx.choice.most) != number(node, 0):
            raise NoMeaning("that is not how many were chosen")
        least, most = bounds(cx, child(node, 1))
        if node.form % 3:
            # of one card that is chosen it is no matter
            if number(node, 0) != 1 or base(least):
                raise NoMeaning("so many that differ, be there no more")
            cx.choice.distinct = DIFFERENT_NAMES
        cx.choice.least = Either(condition, least, cx.choice.least)
        cx.choice.most = Either(condition, most, cx.choice.most)
        return
    if node.phrase == "it.whom_rather":
        whom_rather(cx, condition, node)
        return
    if node.phrase == "it.verb_rather":
        verb_rather(cx, condition, node)
        return
    if node.phrase == "it.value_rather":
        made = cx.original
        if made is None or base(made.goal) != number(node, 0):
            raise NoMeaning("that is not what the number was made before")
        made.make(Either(condition, Fixed(number(node, 1)), made.goal))
        return
    if len(cx.change) != 1:
        raise NoMeaning("what was changed before is not one thing")
    change = cx.change[0]
    if node.phrase == "it.rather":
        if len(change.attributes) != 1:
            raise NoMeaning("which of two numbers is meant is not told")
        told(change, [number(node, 0)])
        change.add([Either(condition, cx.so_many(number(node, 1)), change.by[0])])
    else:
        attributes, amounts = gains(cx, children(node, 1))
        old, was = gains(cx, children(node, 0))
        if attributes != change.attributes or old != change.attributes:
            raise NoMeaning("other numbers were changed before")
        told(change, [one.n for one in was if isinstance(one, Fixed)])
        pairs = zip(amounts, list(change.by), strict=True)
        change.add([Either(condition, new, before) for new, before in pairs])


def whom_rather(cx: Context, condition: Condition, node: Node) -> None:
    """What holds for this unit holds for other cards instead, if a condition holds."""
    change = cx.change[0] if len(cx.change) == 1 else None
    if (
        not cx.standing
        or change is None
        or type(change.target) is not type(ref(cx, child(node, 0)))
    ):
        raise NoMeaning("that is not whose numbers were changed")
    attributes, amounts = gains(cx, children(node, 2))
    if attributes != change.attributes:
        raise NoMeaning("other numbers were changed before")
    made = AddNumbers(cx.read(child(node, 1), Cards), attributes, amounts)
    before = [] if change.condition is None else [change.condition]
    made.condition = And([*before, condition])
    change.condition = And([*before, Unless(condition)])
    cx.modifier(made)


CHOICES = ("verb1.choose", "verb1.search")
OLD_WORDS = {"退却": "7.18.1", "バインド": "7.29.1"}


def verb_rather(cx: Context, condition: Condition, node: Node) -> None:
    """The cards that a step before moves go elsewhere, if a condition holds then."""
    made, verb = cx.put, child(node, 1).phrase
    if made is None or OLD_WORDS.get(words(node, 0)) != made.clause or verb not in GOES:
        raise NoMeaning("that is not what was done before")
    made.otherwise = condition
    made.other_clause, made.other_zone = GOES[verb][1], GOES[verb][2]


def told(change: AddNumbers, old: list[int]) -> None:
    """What is replaced must be what was told."""
    now = [base(amount) for amount in change.by]
    if now != old:
        raise NoMeaning("that is not by how much it was changed")


def base(amount: Amount) -> int:
    while isinstance(amount, Times):
        amount = amount.by
    return amount.n if isinstance(amount, Fixed) else 0


RATHER = (
    *("it.rather", "it.rather_named", "it.count_rather", "it.value_rather"),
    *("it.verb_rather", "it.whom_rather"),
)
part(*RATHER)
