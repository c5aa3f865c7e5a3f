"""5.27: options of which some are done; options whose label tells when they are."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.games.phrases import amount, condition
from kirifuda.games.rebirth.acting import NoteBit, NoteOptions, RecallOptions
from kirifuda.games.rebirth.likeness import HasIcon
from kirifuda.games.rebirth.meaning.conditions import bounds
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    means,
    number,
    part,
    words,
)
from kirifuda.games.rebirth.meaning.counts import count
from kirifuda.games.rebirth.meaning.filters import icon_kind
from kirifuda.games.rebirth.meaning.places import place, place_cards
from kirifuda.games.rebirth.meaning.sentences import do
from kirifuda.games.rebirth.zones import CHARACTER
from kirifuda.kernel.effects.choosing import ChooseNumber, TakeBit
from kirifuda.kernel.effects.conditions import And, Between, Condition, Exists, HasBit, Or, Unless
from kirifuda.kernel.effects.flow import Keep
from kirifuda.kernel.effects.flow import Unless as Skip
from kirifuda.kernel.effects.relations import Times
from kirifuda.kernel.effects.terms import (
    Amount,
    Cards,
    Filter,
    Fixed,
    Kind,
    Named,
    Number,
    Sum,
    Trait,
    Where,
)
from kirifuda.text import Node

MODE = 9  # places in the list of pick kinds
NUMBER = 12


part(
    "option.numbered",
    "option.amount",
    "option.word",
    "option.nth",
    "option.nth_two",
    "option.such",
    "option.such_all",
    "measure.that_abilities",
    "measure.characters",
)


#: How options are counted.
THINGS = ("count.things", "count.things_up_to", "count.all")


def run(cx: Context, option: Node, condition: Condition) -> None:
    """Do an option if it was chosen, or if its label holds.

    5.27.3: what the other options speak of is not there.
    """
    named, it, modified = cx.named, cx.told, cx.modified
    skip = cx.only_if(condition)
    for line in children(option, len(option.args) - 1):
        cx.apply(line)
    cx.land(skip)
    cx.named, cx.told, cx.modified = named, it, modified


def chosen(cx: Context, node: Node, used: int = -1) -> None:
    """5.27.1: choose so many of the options, do them in their order."""
    if child(node, 0).phrase not in THINGS:
        raise NoMeaning("options are counted as things, not as cards")
    how = count(cx, child(node, 0))
    listed = children(node, len(node.args) - 1)
    if not isinstance(how.most, Fixed):
        raise NoMeaning("options can only be chosen in a fixed number")
    many = min(how.most.n, len(listed))
    if how.up_to:
        if used >= 0:
            raise NoMeaning("options that were not chosen yet are chosen in a fixed number")
        up_to(cx, listed, many)
        return
    taken = cx.number()
    cx.emit(Keep(taken, Fixed(0)))
    if used >= 0:
        cx.emit(Keep(taken, Number(used)))
    elif many >= len(listed):  # 5.27.2, 5.27.2.2: all of them, each once
        cx.emit(Keep(taken, Fixed((1 << len(listed)) - 1)))
        many = 0
    ends: list[Skip] = []
    for _ in range(min(many, len(listed))):  # 5.27.2, 5.27.2.1: none, if none is to be chosen
        if used >= 0:  # as many as are left
            ends.append(cx.only_if(Between(Number(taken), None, Fixed((1 << len(listed)) - 2))))
        index = cx.number()
        lo, hi = Fixed(1), Fixed(len(listed))
        cx.emit(ChooseNumber("5.27.1", MODE, index, cx.actor, lo, hi, taken))
        cx.emit(TakeBit(taken, index, 1))
    for end in ends:
        cx.land(end)
    for place_, option in enumerate(listed):
        label(option, "option.numbered")
        found: Condition = HasBit(taken, place_)
        if used >= 0:
            found = And([found, Unless(HasBit(used, place_))])
        run(cx, option, found)  # 5.27.4


def up_to(cx: Context, listed: tuple[Node, ...], many: int) -> None:
    """…つまで: how many is said first, then which."""
    wanted = cx.number()
    cx.emit(ChooseNumber("5.27.1", NUMBER, wanted, cx.actor, Fixed(0), Fixed(many)))
    taken = cx.number()
    cx.emit(Keep(taken, Fixed(0)))
    ends: list[Skip] = []
    for nth in range(many):
        ends.append(cx.only_if(Between(Number(wanted), Fixed(nth + 1), None)))
        index = cx.number()
        lo, hi = Fixed(1), Fixed(len(listed))
        cx.emit(ChooseNumber("5.27.1", MODE, index, cx.actor, lo, hi, taken))
        cx.emit(TakeBit(taken, index, 1))
    for end in ends:
        cx.land(end)
    for place_, option in enumerate(listed):
        label(option, "option.numbered")
        run(cx, option, HasBit(taken, place_))


def label(option: Node, *names: str) -> None:
    if option.phrase not in names:
        raise NoMeaning(f"no meaning is attached to {option.phrase} here")


@means("act.options")
def options(cx: Context, node: Node) -> None:
    chosen(cx, node)


@means("act.options_and")
def options_and(cx: Context, node: Node) -> None:
    """Before the list it is told what is done after what was chosen."""
    chosen(cx, node)
    do(cx, child(node, 1))


@means("act.options_once")
def options_once(cx: Context, node: Node) -> None:
    """The same; what was chosen earlier in this turn cannot be chosen again."""
    used = cx.number()
    listed = len(children(node, 1))
    cx.emit(RecallOptions(used, listed))
    left = cx.only_if(Between(Number(used), None, Fixed((1 << listed) - 2)))
    chosen(cx, node, used)
    cx.emit(NoteOptions(used + 1, listed))
    cx.land(left)


@means("act.named_options")
def named_options(cx: Context, node: Node) -> None:
    """One of two words is chosen, and the option that bears it is done."""
    words_ = [words(node, 0), words(node, 1)]
    index = cx.number()
    cx.emit(ChooseNumber("5.27.1", MODE, index, cx.actor, Fixed(1), Fixed(2)))
    for option in children(node, 3):
        label(option, "option.word")
        word = words(option, 0)
        if word not in words_:
            raise NoMeaning(f"{word} cannot be chosen")
        n = Fixed(words_.index(word) + 1)
        run(cx, option, Between(Number(index), n, n))


@means("act.all_options")
def all_options(cx: Context, node: Node) -> None:
    """Every option in order; of those with labels, every one whose label holds."""
    for option in children(node, 0):
        run(cx, option, holds(cx, option))


@means("act.so_many_options")
def so_many_options(cx: Context, node: Node) -> None:
    """So many of the options whose label holds, as the actor chooses."""
    many, listed = number(node, 0), children(node, 1)
    if many != 1:
        raise NoMeaning("options can only be chosen one at a time here")
    open_ = cx.number()
    cx.emit(Keep(open_, Fixed(0)))
    for place_, option in enumerate(listed):
        cx.emit(NoteBit(open_, place_, holds(cx, option)))
    none = cx.only_if(Between(Number(open_), Fixed(1), None))
    index = cx.number()
    closed = cx.number()
    cx.emit(Keep(closed, Sum([Fixed((1 << len(listed)) - 1), Times(Number(open_), Fixed(-1))])))
    lo, hi = Fixed(1), Fixed(len(listed))
    cx.emit(ChooseNumber("5.27.1", MODE, index, cx.actor, lo, hi, closed))
    for place_, option in enumerate(listed):
        n = Fixed(place_ + 1)
        run(cx, option, Between(Number(index), n, n))
    cx.land(none)


def holds(cx: Context, option: Node) -> Condition:
    """Whether the label of an option holds, by what it is compared with."""
    if option.phrase == "option.numbered":
        return And([])
    if cx.measure is None:
        raise NoMeaning("nothing is told that the options could be compared with")
    return cx.measure(option)


part("case.if", "case.else")


@means("act.options_branch")
def options_branch(cx: Context, node: Node) -> None:
    """Of several cases the first that holds; a last one if none does."""
    listed = {number(one, 0): one for one in children(node, 1)}
    before: list[Condition] = []
    told: list[tuple[Node, Condition]] = []
    for case in children(node, 0):
        which = number(case, len(case.args) - 1)
        if which not in listed:
            raise NoMeaning("there is no such option")
        so: Condition = And([])
        if case.phrase == "case.if" and child(case, 0).phrase != "cond1.else":
            so = cx.truth(condition(cx, child(case, 0)))
        elif not before or case is not children(node, 0)[-1]:
            raise NoMeaning("only the last case is for all others")
        told.append((listed.pop(which), And([so, *(Unless(one) for one in before)])))
        before.append(so)
    if listed:
        raise NoMeaning("there are options that belong to no case")
    for option, so in told:
        label(option, "option.numbered")
        run(cx, option, so)


@means("pre.by_that")
def by_that(cx: Context, node: Node) -> None:
    """…により: what the labels of the options below are compared with."""
    kept = cx.measure
    cx.measure = measured(cx, child(node, 0))
    then = child(node, 1)
    cx.apply(then)
    cx.measure = kept


def measured(cx: Context, node: Node) -> Callable[[Node], Condition]:
    """How a label is judged: by a number, or by which cards there are."""
    if node.phrase == "measure.that_abilities":
        return lambda option: such_there(cx, option, cx.it)
    if node.phrase == "measure.characters":
        there = place_cards(cx, place(cx, child(node, 0)), Kind(CHARACTER))
        return lambda option: such_there(cx, option, there)
    index = cx.number()
    cx.emit(Keep(index, amount(cx, node)))
    return lambda option: number_is(option, Number(index))


def number_is(option: Node, n: Amount) -> Condition:
    if option.phrase == "option.amount":
        least, most = bounds(child(option, 0))
        return Between(n, Fixed(least), None if most is None else Fixed(most))
    if option.phrase == "option.nth":
        return Between(n, Fixed(number(option, 0)), Fixed(number(option, 0)))
    if option.phrase == "option.nth_two":
        first, second = Fixed(number(option, 0)), Fixed(number(option, 1))
        return Or([Between(n, first, first), Between(n, second, second)])
    raise NoMeaning(f"no meaning is attached to {option.phrase} here")


def such_there(cx: Context, option: Node, found: Cards) -> Condition:
    if option.phrase == "option.such":
        return Exists(Where(found, labelled(child(option, 0))))
    if option.phrase == "option.such_all":
        return And([Exists(Where(found, labelled(one))) for one in children(option, 0)])
    raise NoMeaning(f"no meaning is attached to {option.phrase} here")


@means("label.named", "label.trait", "label.keyword")
def labelled(node: Node) -> Filter:
    if node.phrase == "label.named":
        return Named(words(node, 0))
    if node.phrase == "label.trait":
        return Trait(words(node, 0))
    return HasIcon(1 << icon_kind(child(node, 0)))
