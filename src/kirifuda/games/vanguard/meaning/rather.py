"""ではなく: what a step before does is something else, if a condition holds (11.3.1.3.5)."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.games.phrases import condition
from kirifuda.games.vanguard.calling import Call, Circles
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
from kirifuda.games.vanguard.meaning.groups import group, ref
from kirifuda.games.vanguard.meaning.places import ROWS, goal, place
from kirifuda.games.vanguard.meaning.values import gains
from kirifuda.games.vanguard.picks import DIFFERENT_NAMES, MAY
from kirifuda.games.vanguard.zones import DECK, REAR
from kirifuda.kernel.effects.choosing import Choose, May
from kirifuda.kernel.effects.conditions import And, Condition, Exists, Kept, Or, Unless
from kirifuda.kernel.effects.effect import Instruction
from kirifuda.kernel.effects.flow import EachCard, EachOf, Jump, Keep, KeepTruth
from kirifuda.kernel.effects.flow import Unless as Skip
from kirifuda.kernel.effects.relations import Times
from kirifuda.kernel.effects.terms import Amount, Both, Cards, CountOf, Fixed
from kirifuda.kernel.values.lasting import Apply
from kirifuda.kernel.values.layers import AddNumbers
from kirifuda.text import Node


def is_rather(node: Node) -> bool:
    """Whether a step before does something else, or may."""
    may = node.phrase == "do.may" and child(node, 0).phrase in MAY_RATHER
    return may or node.phrase in RATHER


def rather(cx: Context, asked: Node, node: Node) -> None:
    """What a step before does is something else, if a condition holds as that step comes up
    (11.3.1.3.5): it knows what was done before that step, and nothing that came after it."""
    may = node.phrase == "do.may"
    told = child(node, 0) if may else node
    at = step(cx, told)
    found = asked_then(cx, asked, at)
    if may and told.phrase == "it.verb_rather":
        assert cx.put is not None
        found = asked_first(cx, found, at, cx.put)
    if told.phrase in CALLED:
        call_rather(cx, found, told, may)
        return
    replace_by(cx, found, told, may)


def asked_then(cx: Context, node: Node, at: int) -> Condition:
    """A condition that is asked as a step of the program comes up."""
    if cx.pays or any(one.phrase in UNKNOWN for one in node.walk()):
        raise NoMeaning("that is only known later")
    kept = cx.deeds
    cx.deeds = [one for one in kept if one.at <= at]
    found = condition(cx, node)
    cx.deeds = kept
    return found


#: What a sentence before tells of: it may have been done after the step that is replaced.
UNKNOWN = ("cond1.so", "cond1.not_so", "card.it", "card.that", "cards.those")


def step(cx: Context, node: Node) -> int:
    """Where the step that is replaced stands in the program; -1 where nothing is done."""
    made: object = cx.change[0] if cx.change else None
    if node.phrase in HOW_MANY:
        made = cx.choice
    elif node.phrase in SUCH:
        made = None if cx.described is None else cx.described[2]
    elif node.phrase == "it.verb_rather":
        made = cx.put
    elif node.phrase == "it.value_rather":
        made = cx.original
    elif node.phrase in CALLED:
        made = cx.call
    for at in range(len(cx.body) - 1, -1, -1):
        one = cx.body[at]
        if one is made or (isinstance(one, Apply) and cx.ability.modifiers[one.modifier] is made):
            return at
    return -1


def insert(cx: Context, at: int, write: Callable[[], None]) -> None:
    """Write something before a step of the program."""
    body: list[Instruction] = []
    kept, cx.body = cx.body, body
    write()
    cx.body = kept
    for one in body:
        if isinstance(one, Jump | Skip):
            one.to += at
    for one in kept:
        if isinstance(one, Jump | Skip | EachOf | EachCard) and one.to > at:
            one.to += len(body)
    kept[at:at] = body
    for deed in cx.deeds:
        deed.at += len(body) if deed.at > at else 0


def asked_first(cx: Context, found: Condition, at: int, about: Instruction) -> Condition:
    """てよい: as the step comes up it is asked whether the other thing is done."""
    index = cx.number()

    def write() -> None:
        cx.emit(Keep(index, Fixed(0)))
        skip = cx.only_if(found)
        ask = May("11.8.4.1.1", MAY, index, cx.actor, False)
        ask.parts = [about]
        cx.emit(ask)
        cx.land(skip)

    insert(cx, at, write)
    return Kept(index)


def replace_by(cx: Context, so: Condition, node: Node, may: bool = False) -> None:
    """Put the other thing in its place."""
    if node.phrase in COUNTED:
        if cx.choice is None or child(node, 2).phrase not in CHOICES:
            raise NoMeaning("nothing was chosen before")
        if base(cx.choice.most) != number(node, 0):
            raise NoMeaning("that is not how many were chosen")
        least, most = bounds(cx, child(node, 1))
        if node.phrase == "it.names_rather":
            # of one card that is chosen it is no matter
            if number(node, 0) != 1 or (base(least) and not may):
                raise NoMeaning("so many that differ, be there no more")
            cx.choice.distinct = DIFFERENT_NAMES
        if not may:
            cx.choice.least = Either(so, least, cx.choice.least)
        cx.choice.most = Either(so, most, cx.choice.most)
        return
    if node.phrase == "it.all_rather":
        if cx.choice is None or child(node, 1).phrase != "verb1.choose":
            raise NoMeaning("nothing was chosen before")
        if base(cx.choice.most) != number(node, 0) or cx.choice.distinct:
            raise NoMeaning("that is not how many were chosen")
        every = CountOf(cx.choice.cards)
        if not may:
            cx.choice.least = Either(so, every, cx.choice.least)
        cx.choice.most = Either(so, every, cx.choice.most)
        return
    if node.phrase in SUCH:
        such_rather(cx, so, node, may)
        return
    if node.phrase == "it.whom_rather":
        whom_rather(cx, so, node)
        return
    if node.phrase == "it.verb_rather":
        verb_rather(cx, so, node)
        return
    if node.phrase == "it.value_rather":
        made = cx.original
        if made is None or base(made.goal) != number(node, 0):
            raise NoMeaning("that is not what the number was made before")
        made.make(Either(so, Fixed(number(node, 1)), made.goal))
        return
    if len(cx.change) != 1:
        raise NoMeaning("what was changed before is not one thing")
    change = cx.change[0]
    if node.phrase == "it.rather":
        if len(change.attributes) != 1:
            raise NoMeaning("which of two numbers is meant is not told")
        told(change, [number(node, 0)])
        change.add([Either(so, cx.so_many(number(node, 1)), change.by[0])])
    else:
        attributes, amounts = gains(cx, children(node, 1))
        old, was = gains(cx, children(node, 0))
        if attributes != change.attributes or old != change.attributes:
            raise NoMeaning("other numbers were changed before")
        told(change, [one.n for one in was if isinstance(one, Fixed)])
        pairs = zip(amounts, list(change.by), strict=True)
        change.add([Either(so, new, before) for new, before in pairs])


def whom_rather(cx: Context, so: Condition, node: Node) -> None:
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
    made.condition = And([*before, so])
    change.condition = And([*before, Unless(so)])
    cx.modifier(made)


def such_rather(cx: Context, so: Condition, node: Node, may: bool) -> None:
    """Other cards are searched for, if a condition holds; てよい: those too."""
    if cx.described is None:
        raise NoMeaning("no cards were searched for before")
    where, told, choice = cx.described
    assert choice is not None
    other = child(node, len(node.args) - 1)
    if node.phrase == "it.such_rather":
        other = changed(told, child(node, 0), other)
    at, such = place(cx, where), group(cx, other)
    if such.whose is not None or such.zones or such.distinct:
        raise NoMeaning("which cards are searched for is not told")
    found = such.cards(cx, at)
    if may:
        found = Both([choice.cards, found])

    def write() -> None:
        skip, past = cx.only_if(so), Jump()
        cx.emit(
            Choose(
                choice.clause, choice.kind, choice.into, choice.who, found, choice.least,
                choice.most, choice.unsure, choice.distinct,
            )
        )  # fmt: skip
        cx.emit(past)
        cx.land(skip)
        past.to = len(cx.body) + 1  # past the choice that it replaces

    insert(cx, step(cx, node), write)


def changed(told: Node, old: Node, new: Node) -> Node:
    """A description with other cards put for some that it names; what else it says stays."""
    if old == told:
        return new
    plain = [child(one, 0) for one in (told, old, new) if one.phrase == "group.one"]
    if len(plain) < 3 or children(plain[1], 0) or children(plain[2], 0):
        raise NoMeaning("those are not the cards that were searched for")
    if child(plain[0], 1) != child(plain[1], 1):
        raise NoMeaning("those are not the cards that were searched for")
    such = Node(plain[0].phrase, (plain[0].args[0], plain[2].args[1]), plain[0].form)
    return Node(told.phrase, (such,), told.form)


CHOICES = ("verb1.choose", "verb1.search")
COUNTED = ("it.count_rather", "it.names_rather")
HOW_MANY = (*COUNTED, "it.all_rather")
SUCH = ("it.such_rather", "it.such_instead")
CALLED = ("it.pose_rather", "it.row_rather")
MAY_RATHER = (*HOW_MANY, "it.verb_rather", *SUCH, *CALLED)
OLD_WORDS = {"退却": "7.18.1", "バインド": "7.29.1"}


def verb_rather(cx: Context, so: Condition, node: Node) -> None:
    """The cards that a step before moves go elsewhere, if a condition holds then."""
    made, verb = cx.put, child(node, 1)
    if made is None or OLD_WORDS.get(words(node, 0)) != made.clause:
        raise NoMeaning("that is not what was done before")
    if verb.phrase == "verb1.put":
        where = goal(cx, child(verb, 0))
        if where.or_zone >= 0 or where.zone == DECK or where.who is not None:
            raise NoMeaning("where that goes instead is not one place")
        made.other_clause, made.other_zone = "7.4.1", where.zone
    elif verb.phrase in GOES:
        made.other_clause, made.other_zone = GOES[verb.phrase][1], GOES[verb.phrase][2]
    else:
        raise NoMeaning("that is not done instead")
    made.otherwise = so


def call_rather(cx: Context, so: Condition, node: Node, may: bool) -> None:
    """What a step before calls lies otherwise, or comes to another row, if a condition holds then;
    てよい: it is asked as it is called."""
    made = cx.call
    if made is None:
        raise NoMeaning("nothing was called before")
    other = Call(made.who, made.cards, made.circles, made.into, made.rest)
    old, new = child(node, 0).phrase, child(node, 1).phrase
    if node.phrase == "it.pose_rather":
        if (old == "pose.rest") != (made.rest == 1) or old == new:
            raise NoMeaning("that is not how it was called")
        other.rest = 1 - made.rest
    else:
        there = made.circles
        told_more = there.column is not None or there.vacant or there.together or there.own
        if there.zone != REAR or there.spots != ROWS[old] or told_more or there.whose is not None:
            raise NoMeaning("that is not where it was called")
        other.circles = Circles(REAR, ROWS[new])
    at = step(cx, node)
    if may:
        so = asked_first(cx, And([so, Exists(made.cards)]), at, other)
        at = step(cx, node)

    def write() -> None:
        skip, past = cx.only_if(so), Jump()
        cx.emit(other)
        cx.emit(past)
        cx.land(skip)
        past.to = len(cx.body) + 1  # past the call that it replaces

    insert(cx, at, write)


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
    *("it.rather", "it.rather_named", *HOW_MANY, "it.value_rather"),
    *("it.verb_rather", "it.whom_rather", *SUCH, *CALLED),
)
part(*RATHER)


def ask_rather(cx: Context, told: Node, node: Node) -> None:
    """11.3.1.3.5: what the sentence before asks is something else, if this holds as it is asked."""
    who, old, same, such = (child(node, n) for n in range(4))
    asked = Node("cond1.is", (who, Node("anypred.such", (old,))))
    before = cx.prior_asked_so
    if cx.standing or before is None or not alike(before[0], asked) or not alike(who, same):
        raise NoMeaning("what was asked before is told elsewhere")
    at = before[1]
    step = cx.body[at]
    assert isinstance(step, KeepTruth)
    rather_so = asked_then(cx, told, at)
    other = asked_then(cx, Node("cond1.is", (who, Node("anypred.such", (such,)))), at)
    kept = And([Unless(rather_so), step.condition])
    cx.body[at] = KeepTruth(step.index, Or([And([rather_so, other]), kept]))


part("it.asked_rather")


def alike(one: Node, other: Node) -> bool:
    """Whether two trees say the same, however it is printed."""
    if one.phrase != other.phrase or len(one.args) != len(other.args):
        return False
    return all(same_part(a, b) for a, b in zip(one.args, other.args, strict=True))


def same_part(one: object, other: object) -> bool:
    if isinstance(one, Node) and isinstance(other, Node):
        return alike(one, other)
    if isinstance(one, tuple) and isinstance(other, tuple):
        both = zip(one, other, strict=False)
        return len(one) == len(other) and all(same_part(a, b) for a, b in both)
    return one == other
