"""Sentences: what is done in order, what may be done, under which conditions, by whom, how long.

A word that reaches to the end of its sentence (who, if, during, for each) is undone there; what
"it" is, and what was done, goes on into the next sentence.
"""

from __future__ import annotations

from kirifuda.games.rebirth.meaning import occasions
from kirifuda.games.rebirth.meaning.conditions import condition, did
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    meaning,
    means,
)
from kirifuda.games.rebirth.meaning.delayed import delayed
from kirifuda.games.rebirth.meaning.picks import charges, charges_next, chosen_from
from kirifuda.games.rebirth.meaning.places import place
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.meaning.spans import per, span, span_condition
from kirifuda.games.rebirth.meaning.verbs import verb
from kirifuda.games.rebirth.terms import FirstOf, Of
from kirifuda.kernel.choosing import Gather, May, NeedDone
from kirifuda.kernel.conditions import Kept
from kirifuda.kernel.flow import EachOf, Jump, Keep, KeepTruth, Unless
from kirifuda.kernel.terms import Bound, Cards, EachPlayer, Fixed, Where, Who
from kirifuda.text import Node

MAY = 8  # place in the list of pick kinds
OTHERWISE = ("cond1.else", "cond1.lose")  # what holds if the condition before does not


@means("sentence.do", "listing.do")
def sentence(cx: Context, node: Node) -> None:
    """One sentence."""
    actor, named = cx.actor, cx.named
    spans, per_, when = list(cx.spans), list(cx.per), list(cx.when)
    branch = cx.branch
    cx.branch = None
    do(cx, child(node, 0))
    cx.branch = branch
    cx.actor, cx.named, cx.spans, cx.per, cx.when = actor, named, spans, per_, when


def do(cx: Context, node: Node) -> None:
    """The rest of a sentence."""
    category = node.category
    if category == "pre":
        pre(cx, node)
    elif node.phrase == "steps.then":
        before(cx, child(node, 0), child(node, 1))
        do(cx, child(node, 1))
    elif node.phrase in ("chain.then", "full.then"):
        chain(cx, node)
    elif node.phrase == "do.by":
        by(cx, child(node, 0), child(node, 1))
    elif node.phrase == "do.may":
        may(cx, child(node, 0))
    else:
        meaning(node)(cx, node)


def chain(cx: Context, node: Node) -> None:
    """Steps one after the other, in one breath."""
    if node.phrase in ("chain.then", "full.then"):
        before(cx, child(node, 0), child(node, 1))
        chain(cx, child(node, 1))
    else:
        do(cx, node)


def before(cx: Context, node: Node, then: Node) -> None:
    """A step, knowing what is done next with the cards that are chosen in it."""
    cx.charging = charges_next(cx, then)
    do(cx, node)
    cx.charging = False


def offer(cx: Context, what: Node, whole: bool) -> tuple[Unless, Kept, Kept]:
    """Offer something to the actor, and note whether it was taken up and whether it was done."""
    asked = cx.number()
    done = cx.number()
    may = May("9.7.4.2", MAY, asked, cx.actor, whole)
    cx.emit(Keep(done, Fixed(0)))
    cx.emit(may)
    skip = cx.only_if(Kept(asked))
    start = len(cx.body)
    may.first = cx.ability.registers
    kept = cx.owed
    cx.owed = whole
    chain(cx, what)
    cx.owed = kept
    may.end = cx.ability.registers
    may.parts = cx.body[start:]
    cx.emit(NeedDone(done))
    return skip, Kept(asked), Kept(done)


def by(cx: Context, cost: Node, then: Node) -> None:
    """ことで: the first may be done; only if all of it was done, the rest."""
    if cx.standing:
        raise NoMeaning("a continuous ability does nothing that could be paid for")
    skip, _asked, done = offer(cx, cost, True)
    end = cx.only_if(done)
    do(cx, then)
    cx.land(skip)
    cx.land(end)
    cx.done = done


def may(cx: Context, what: Node) -> None:
    """てよい: it may be done, as far as it can be (1.3.2), or not."""
    if cx.standing:
        do(cx, what)
        return
    skip, _asked, done = offer(cx, what, False)
    cx.land(skip)
    cx.done = done


def pre(cx: Context, node: Node) -> None:
    """A word that reaches to the end of the sentence."""
    function = PREFIXES.get(node.phrase)
    if function is None:
        raise NoMeaning(f"no meaning is attached to {node.phrase}")
    function(cx, node)


def who(cx: Context, node: Node) -> None:
    kept = cx.actor
    found = player(cx, child(node, 0))
    if isinstance(found, EachPlayer) and not cx.standing:
        index = cx.number()
        count = cx.number()
        cx.actor = Bound(index)
        cx.named = Bound(index)
        then = child(node, 1)
        moved, drawn, it = cx.moved, cx.drawn, cx.it
        secret = hidden_choice(cx, then)
        if secret is not None:
            # 1.3.4.1: everyone chooses, and only then is anything shown or moved
            register = cx.register()
            loop = each(cx, found, index, count)
            what = child(secret, 1)
            cx.charging = charges(cx, what) or (
                then is not secret and charges_next(cx, child(then, 1))
            )
            cx.emit(Gather(register, chosen_from(cx, child(secret, 0), what)))
            cx.charging = False
            again(cx, loop)
            loop = each(cx, found, index, count)
            cx.it = cx.chosen = Where(cx.keep(register), Of(cx.actor))
            verb(cx, what, cx.it)
            if then is not secret:
                do(cx, child(then, 1))
        else:
            loop = each(cx, found, index, count)
            do(cx, then)
        gather(cx, moved, drawn, it)
        again(cx, loop)
        cx.named = found
    else:
        cx.actor = found
        cx.named = found
        do(cx, child(node, 1))
    cx.actor = kept


def gather(cx: Context, moved: int, drawn: Cards | None, it: Cards) -> None:
    """At the end of each player's part: what was moved or drawn is that of all players."""
    if cx.drawn is not None and cx.drawn is not drawn:
        cx.drawn = gathered(cx, cx.drawn)
    if cx.it is not it:
        cx.it = gathered(cx, cx.it)
    if cx.moved != moved:
        register = cx.register()
        cx.emit(Gather(register, cx.keep(cx.moved)))
        cx.moved = register


def gathered(cx: Context, found: Cards) -> Cards:
    register = cx.register()
    cx.emit(Gather(register, found))
    return cx.keep(register)


def each(cx: Context, found: Who, index: int, count: int) -> EachOf:
    """Begin a loop over players."""
    loop = EachOf(found, index, count, len(cx.body))
    cx.emit(loop)
    return loop


def again(cx: Context, loop: EachOf) -> None:
    """End a loop over players."""
    cx.emit(Jump(loop.to))
    loop.to = len(cx.body)


def hidden_choice(cx: Context, node: Node) -> Node | None:
    """The choice among hidden cards with which something begins."""
    first = child(node, 0) if node.phrase in ("steps.then", "chain.then", "full.then") else node
    if first.phrase != "act.pick" or not child(first, 0).phrase.startswith("pick1."):
        return None
    where = place(cx, child(child(first, 0), 0))
    return first if where.hidden() and not any(spot.end for spot in where.spots) else None


def if_(cx: Context, node: Node) -> None:
    other = child(node, 0).phrase in OTHERWISE
    found = condition(cx, child(node, 0))
    if cx.standing:
        kept = cx.when
        outside = kept[:-1] if other and kept and kept[-1] is cx.last else kept
        cx.when = [*outside, found]
        cx.last = found
        do(cx, child(node, 1))
        cx.when = kept
        return
    if other and cx.branch is not None:
        # 違うなら within the sentence: it begins where the condition before did not hold
        cx.land(cx.branch)
        cx.it = cx.branch_it
        cx.branch = None
    index = cx.number()
    cx.emit(KeepTruth(index, found))
    skip = cx.only_if(Kept(index))
    cx.last = Kept(index)
    before = cx.it
    outer, outer_it = cx.branch, cx.branch_it
    cx.branch, cx.branch_it = skip, before
    do(cx, child(node, 1))
    if cx.branch is skip:
        cx.land(skip)
    cx.branch, cx.branch_it = outer, outer_it
    cx.last = Kept(index)
    if cx.it is not before:
        cx.it = FirstOf([cx.it, before])  # where it was not done, "it" is what it was


def during(cx: Context, node: Node) -> None:
    which = child(node, 0)
    if cx.standing:
        cx.when.append(span_condition(cx, which))
        do(cx, child(node, 1))
        cx.when.pop()
        return
    cx.spans.append(span(cx, which))
    do(cx, child(node, 1))
    cx.spans.pop()


def for_each(cx: Context, node: Node) -> None:
    cx.per.append(per(cx, child(node, 0)))
    do(cx, child(node, 1))
    cx.per.pop()


def more(cx: Context, node: Node) -> None:
    do(cx, child(node, 0))


def after(cx: Context, node: Node) -> None:
    found = did(cx, child(node, 0))
    index = cx.number()
    cx.emit(KeepTruth(index, found))
    skip = cx.only_if(Kept(index))
    do(cx, child(node, 1))
    cx.land(skip)


def when(cx: Context, node: Node) -> None:
    delayed(cx, child(node, 0), child(node, 1), do)


def rescued(cx: Context, node: Node) -> None:
    occasions.before(cx, node, do)


PREFIXES = {
    "pre.who": who,
    "pre.if": if_,
    "pre.during": during,
    "pre.per": for_each,
    "pre.more": more,
    "pre.extra": more,
    "pre.after": after,
    "pre.when": when,
    "pre.as": occasions.on,
    "pre.before": rescued,
}
