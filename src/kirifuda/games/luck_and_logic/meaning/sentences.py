"""Sentences: what is done in order, what may be done, under which conditions, how often, how long.

A word that reaches to the end of its sentence is undone there; what "it" is goes on.
"""

from __future__ import annotations

from functools import partial

from kirifuda.games.drafts import NOTHING, either_told, straight, together
from kirifuda.games.luck_and_logic.actions import Pay
from kirifuda.games.luck_and_logic.instructions import PlayPart, Unused, UseUp
from kirifuda.games.luck_and_logic.meaning.acts import SOME, chosen, described
from kirifuda.games.luck_and_logic.meaning.cards import player
from kirifuda.games.luck_and_logic.meaning.context import MEANINGS, Context, means, part
from kirifuda.games.luck_and_logic.meaning.events import event
from kirifuda.games.luck_and_logic.meaning.instead import OFFERS, WOULD, only_verb, spare
from kirifuda.games.luck_and_logic.meaning.moves import GOING, STAYING
from kirifuda.games.luck_and_logic.picks import MAY, MODE
from kirifuda.games.luck_and_logic.terms import Took, TurnNow
from kirifuda.games.luck_and_logic.triggers import Happens
from kirifuda.games.meanings import NoMeaning, child, children, number
from kirifuda.games.phrases import COMMON, amount, as_long, condition, in_common, who_acts
from kirifuda.kernel.effects.choosing import ChooseNumber, Collect, Gather, May, TakeBit
from kirifuda.kernel.effects.conditions import And, Between, Condition, Kept, Or
from kirifuda.kernel.effects.conditions import Unless as Not
from kirifuda.kernel.effects.effect import Program
from kirifuda.kernel.effects.flow import Keep
from kirifuda.kernel.effects.relations import Of, Times
from kirifuda.kernel.effects.terms import Amount, Fixed, In, Number, Where
from kirifuda.kernel.effects.who import Bound, EachPlayer, Who
from kirifuda.kernel.position.cards import AUTO, Ability
from kirifuda.kernel.values.lasting import GAME, THIS_TURN, Delay
from kirifuda.text import Node

COUNTED = (  # what is done so much more, instead of so many times
    *("act.change", "act.changed", "act.changed_while", "it.change", "act.draw", "act.boost"),
    *("act.open", "act.close"),
    *("act.cost", "act.own_cost", "act.limit"),
)


#: What lets cards be chosen, and says no more of them.
CHOOSING = ("act.choose", "act.choose_from", "act.pick_from")

# moments that come by themselves
MOMENTS = (
    *("event1.next_end", "event1.phase_start", "event1.any_start", "event1.turn_start"),
    *("event1.turn_end", "event1.next_turn_end", "event1.each_turn_end"),
)


def sentences(cx: Context, nodes: tuple[Node, ...]) -> None:
    """Sentences in order."""
    at = 0
    while at < len(nodes):
        node = nodes[at]
        if node.phrase == "sentence.pay":
            pay(cx, nodes[at + 1 :])
            return
        if node.phrase in ONLY:
            restrict(cx, node)
            at += 1
            continue
        if node.phrase in X_IS:
            raise NoMeaning("no X was told of in the sentence before")
        if at + 1 < len(nodes) and nodes[at + 1].phrase in X_IS:
            known, cx.x_is = cx.x_is, told_x(cx, nodes[at + 1])
            if all(one.phrase not in OF_X for one in node.walk()):
                raise NoMeaning("no X was told of in the sentence before")
            sentence(cx, node)
            cx.x_is = known
            at += 2
            continue
        if at + 1 < len(nodes) and follows(nodes[at + 1]) and replaces(node):
            spare(cx, child(node, 0), partial(sentences, nodes=(nodes[at + 1],)))
            at += 2
            continue
        other = instead(nodes[at + 1]) if at + 1 < len(nodes) else None
        if other is not None:
            either(cx, child(node, 0), nodes[at + 1], other)
            at += 2
        else:
            sentence(cx, node)
            at += 1


#: What tells what X is, and what asks for it.
X_IS = ("sentence.x_is", "sentence.x_times")
OF_X = ("gain.plus_x", "gain.minus_x", "count.x", "count.x_up_to", "per.x")
part(*X_IS, "factor.n")


#: What tells when an ability waits or can be played at all.
ONLY = ("sentence.only_waits", "sentence.only_plays")
part(*ONLY)


def restrict(cx: Context, node: Node) -> None:
    """11.6.1.2, 11.6.1.3: only under a condition, as what EX soul stands for."""
    asked = condition(cx, child(node, 0))
    ability = cx.ability
    if node.phrase == "sentence.only_plays":
        if ability.kind == AUTO or cx.standing:
            raise NoMeaning("only what is played at will can be played under a condition")
        ability.conditions.append(asked)
        return
    if ability.kind != AUTO or not ability.triggers:
        raise NoMeaning("only what waits for an event waits under a condition")
    for trigger in ability.triggers:
        assert isinstance(trigger, Happens)
        found = [asked] if trigger.condition is None else [asked, trigger.condition]
        trigger.condition = together(found)


def told_x(cx: Context, node: Node) -> Amount:
    """What X in the sentence before is."""
    found = amount(cx, child(node, 0))
    if node.phrase == "sentence.x_times":
        return Times(found, Fixed(number(child(node, 1), 0)))
    return found


def replaces(node: Node) -> bool:
    """9.2.2.3.2: whether a sentence may do something in place of an event; そうしたら goes on."""
    if node.phrase != "sentence.do" or child(node, 0).phrase not in WOULD:
        return False
    told = child(node, 0)
    return child(told, len(told.args) - 1).phrase in OFFERS


@means("sentence.do", "listing.do")
def sentence(cx: Context, node: Node) -> None:
    whole(cx, child(node, 0))


def whole(cx: Context, node: Node) -> None:
    """What a sentence says."""
    kept = cx.actor, cx.named, list(cx.spans), list(cx.per), list(cx.when)
    cx.offered, cx.offers = cx.offers, ""
    cx.do(node)
    cx.actor, cx.named, cx.spans, cx.per, cx.when = kept


@means("steps.then", "chain.then")
def in_order(cx: Context, node: Node) -> None:
    cx.stays = leaves_it(child(node, 1))
    cx.do(child(node, 0))
    cx.stays = False
    cx.do(child(node, 1))


def leaves_it(node: Node) -> bool:
    """Whether what was chosen just before stays where it is, at first."""
    step = steps(node)[0]
    return step.phrase == "it.do" and child(step, 0).phrase in STAYING


# -- costs on automatic abilities (9.7.3.3) ----------------------------------------------------


@means("sentence.pay")
def pay(cx: Context, rest: tuple[Node, ...]) -> None:
    """9.7.3.3.1: the cost may be paid; all that follows そうしたら is done only then."""
    if cx.cost is None:
        raise NoMeaning("there is no cost in brackets that could be paid")
    if not rest or not follows(rest[0]):
        raise NoMeaning("what follows a cost begins with そうしたら")
    asked = cx.number()
    inner = nested(cx)
    inner.ability.cost = Program(cx.cost)
    place = cx.card.add(inner.ability)
    inner.done = Between(Fixed(1), Fixed(1), None)  # it was paid
    inner.offers = "sentence.pay"
    sentences(inner, rest)
    offer = May("9.7.3.3.1", MAY, asked, cx.actor, True)
    play = PlayPart(place, inner.ability)
    offer.parts = [play]
    cx.emit(offer)
    skip = cx.only_if(Kept(asked))
    cx.emit(play)
    cx.land(skip)


def follows(node: Node) -> bool:
    """Whether a sentence begins with そうしたら, or with what was offered told as done."""
    if node.phrase == "sentence.pay":
        return False
    told = child(node, 0)
    return told.phrase == "pre.if" and child(told, 0).phrase in ("cond1.so", "cond1.did")


def nested(cx: Context) -> Context:
    """The context of an ability that an effect makes: it knows what the effect knows."""
    ability = Ability(AUTO)
    ability.printed = False
    prior = cx.recall(cx.prior, "9.7.5")
    told = cx.recall(cx.told, "9.7.5")
    inner = Context(cx.card, ability, ability.body, kinds=cx.kinds)
    inner.told = told
    inner.prior = prior
    inner.actor, inner.named, inner.partner = cx.actor, cx.named, cx.partner
    inner.seen, inner.rest, inner.forged = cx.seen, cx.rest, cx.forged
    inner.numbers = cx.numbers
    inner.told_as = cx.told_as
    inner.x, inner.x_is = cx.x, cx.x_is
    inner.checked = cx.checked
    ability.registers = cx.ability.registers
    return inner


# -- what may be done --------------------------------------------------------------------------


@means("do.may")
def may(cx: Context, node: Node) -> None:
    """してよい: it may be done, or not; そうしたら asks whether it was."""
    if cx.standing:
        raise NoMeaning("nothing is done that could be left undone")
    skip, _asked, done = cx.offer("9.7.3.3.1", MAY, False, lambda: cx.do(child(node, 0)))
    cx.land(skip)
    cx.done = done
    cx.offers = only_verb(node)


@means("do.pay_may")
def may_pay(cx: Context, node: Node) -> None:
    """5.22.5.1: it may be paid, or not; そうしたら asks whether it was."""
    if cx.standing:
        raise NoMeaning("nothing is done that could be left undone")
    pays = Pay("5.22.5.1", cx.actor, Fixed(number(node, 0)))
    skip, _asked, done = cx.offer("9.7.3.3.1", MAY, True, lambda: cx.emit(pays))
    cx.land(skip)
    cx.done = done
    cx.offers = only_verb(node)


# -- in place of the sentence before (9.2.2.3) -------------------------------------------------


def instead(node: Node) -> Node | None:
    """…なら、代わりに…: what a sentence puts in place of the one before it."""
    told = child(node, 0) if node.phrase in ("sentence.do", "listing.do") else node
    if told.phrase == "pre.if" and child(told, 1).phrase == "pre.instead":
        return child(child(told, 1), 0)
    return None


#: What is done with cards that are chosen by the way, and how it is told once they are.
CHOSEN = {"act.some": "it.do", "act.change_some": "it.change", "act.gives_some": "it.gives"}
#: What is done to those who are named, and how it is told where they are not.
NAMED = {"act.change": "it.change", "act.change_such": "it.change", "act.gives": "it.gives"}
#: What lasts, so that it is told for how long.
LASTING = {
    *("act.change", "act.change_such", "act.changed", "act.change_some", "act.times"),
    *("act.becomes", "act.gives", "act.gives_some", "act.is", "act.are", "it.change", "it.gives"),
}


def either(cx: Context, usual: Node, line: Node, other: Node) -> None:
    """9.2.2.3.1, 9.2.2.3.2: one or the other. What is chosen first is chosen in any case."""
    if cx.standing:
        raise NoMeaning("what holds does not take the place of something")
    kept = cx.actor, cx.named, list(cx.spans), list(cx.per)
    if usual.phrase == "pre.during" and child(usual, 1).phrase == "steps.then":
        span, told = usual.args[0], child(usual, 1)
        usual = Node("steps.then", (told.args[0], Node("pre.during", (span, told.args[1]))))
    while usual.phrase in ("steps.then", "chain.then"):
        cx.do(child(usual, 0))
        usual = child(usual, 1)
    choice, usual, other = in_common(usual, other, CHOSEN, NAMED)
    if choice is not None:
        cx.do(choice)
    other = as_long(usual, other, LASTING)
    asked = cx.truth(condition(cx, child(child(line, 0), 0)))
    taken = asked
    skip = cx.only_if(asked)
    before = cx.told
    cx.do(other)
    cx.land(skip)
    if other.phrase in OFFERS:
        assert cx.done is not None
        taken = And([asked, cx.done])  # 9.10.3: left undone, the usual is done
        cx.done = taken
    cx.told = before
    end = cx.only_if(Not(taken))
    cx.do(usual)
    cx.land(end)
    cx.offers = ""  # it is not told which of the two a verb means
    cx.actor, cx.named, cx.spans, cx.per = kept


@means("pre.instead")
def lonely(cx: Context, node: Node) -> None:
    raise NoMeaning("nothing was told before that could be done otherwise")


# -- words that reach to the end of the sentence -----------------------------------------------


@means("pre.who")
def who(cx: Context, node: Node) -> None:
    found = who_acts(cx, child(node, 0), player(cx, child(node, 0)))
    if isinstance(found, EachPlayer) and not cx.standing:
        told = child(node, 1)
        may = told.phrase == "do.may"
        first, rest = split(child(told, 0) if may else told)
        if first.phrase in (*CHOOSING, *SOME) and described(cx, first)[0].unseen():
            all_at_once(cx, found, first, rest, may)
            return
        loop = cx.each(found, cx.number(), cx.number())
        cx.actor = cx.named = Bound(loop.index)
        before = cx.told
        cx.do(child(node, 1))
        cx.gather(before)
        cx.again(loop)
        cx.offers = ""  # nor who has done it
        return
    cx.actor = cx.named = found
    cx.do(child(node, 1))


def split(node: Node) -> tuple[Node, Node | None]:
    """The first step of the rest of a sentence, and what follows it."""
    if node.phrase in ("steps.then", "chain.then"):
        return child(node, 0), child(node, 1)
    return node, None


def all_at_once(cx: Context, players: Who, first: Node, rest: Node | None, may: bool) -> None:
    """1.3.4.1: each chooses among hidden cards; only then each goes on with what was chosen.

    `may`: each may choose some and do that, or not; then it was done if anyone did.
    """
    every = cx.register()
    took = cx.number()
    cx.emit(Collect("1.3.4.1", every, In(players, [])))
    cx.emit(Keep(took, Fixed(0)))
    loop = cx.each(players, cx.number(), cx.number())
    seat, turn = loop.index, loop.count
    cx.actor = cx.named = Bound(seat)

    def choose() -> None:
        picked = chosen(cx, first)
        cx.emit(Gather(every, picked))
        cx.emit(TakeBit(took, seat, 0))

    offer = len(cx.body) + 1
    if may:
        skip, _asked, _done = cx.offer("9.7.3.3.1", MAY, False, choose)
        cx.land(skip)
    else:
        choose()
    cx.again(loop)
    loop = cx.each(players, seat, turn)
    theirs = len(cx.body) + 1
    skip = cx.only_if(Took(took, seat))
    cx.it = theirs_now = Where(cx.keep(every), Of(cx.actor))
    if first.phrase in SOME:
        cx.do_to(child(first, len(first.args) - 1), theirs_now)
    else:
        cx.leave_open()
    if rest is not None:
        cx.do(rest)
    if may:
        asks = cx.body[offer]
        assert isinstance(asks, May)
        asks.parts = [*asks.parts, *straight(cx.body[theirs:])]
        cx.done = Between(Number(took), Fixed(1), None)
    cx.gather(NOTHING)
    cx.land(skip)
    cx.again(loop)


@means("pre.if")
def if_(cx: Context, node: Node) -> None:
    found = condition(cx, child(node, 0))
    if cx.standing:
        cx.when = [*cx.when, found]
        cx.last = found
        cx.do(child(node, 1))
        return
    truth = cx.truth(found)
    skip = cx.only_if(truth)
    if child(node, 0).phrase == "cond1.else":
        cx.told = cx.before  # what "it" was where the condition did not hold
    cx.before = before = cx.told
    cx.do(child(node, 1))
    cx.land(skip)
    cx.last = truth
    cx.told = either_told(cx.told, before)


MEANINGS.take(COMMON, "pre.after", "pre.during")


@means("pre.more")
def more(cx: Context, node: Node) -> None:
    """さらに: on top of what was done before."""
    cx.do(child(node, 0))


@means("pre.once")
def once(cx: Context, node: Node) -> None:
    """12.4.1.1: once it was done, not again in this turn; what was left undone was not done."""
    if cx.standing:
        raise NoMeaning("what holds is not done once")
    then = child(node, 0)
    skip = cx.only_if(Unused())
    cx.do(then)
    undone = cx.only_if(cx.done) if then.phrase in OFFERS and cx.done is not None else None
    cx.emit(UseUp("12.4.1.1"))
    if undone is not None:
        cx.land(undone)
    cx.land(skip)


@means("pre.per")
def for_each(cx: Context, node: Node) -> None:
    """12.5: as many times; how often is fixed before it begins, and nothing is chosen twice."""
    often = amount(cx, child(node, 0))
    if cx.standing or all(counted(step) for step in steps(child(node, 1))):
        cx.per = [*cx.per, often]
        cx.do(child(node, 1))
        return
    taken, cx.taken = cx.taken, cx.register()
    loop = cx.often(often)
    cx.do(child(node, 1))
    cx.round(loop)
    cx.taken = taken


def counted(step: Node) -> bool:
    """Whether something is done so much more at once; not cards drawn one by one (5.6.3)."""
    if step.phrase == "act.draw" and child(step, 0).phrase != "count.n":
        return False
    if step.phrase == "act.top":
        return child(step, 0).phrase != "pile.stock" and child(step, 1).phrase in GOING
    return step.phrase in COUNTED


def steps(node: Node) -> list[Node]:
    """What is done in the rest of a sentence."""
    if node.phrase in ("steps.then", "chain.then"):
        return [*steps(child(node, 0)), *steps(child(node, 1))]
    if node.category == "pre":
        return steps(child(node, len(node.args) - 1))
    return [node]


@means("pre.when", "pre.each_time")
def when(cx: Context, node: Node) -> None:
    """9.7.5, 9.7.5.1: a delayed trigger, for once unless it is told that it goes on."""
    if cx.standing:
        raise NoMeaning("a continuous ability makes no delayed triggers")
    if child(node, 0).phrase == "event1.next_turn_end":
        cx.later = cx.number()
        cx.emit(Keep(cx.later, TurnNow()))
    inner = nested(cx)
    inner.later = cx.later
    inner.ability.delayed = True
    place = cx.card.add(inner.ability)
    inner.ability.triggers.append(event(inner, child(node, 0)))
    inner.do(child(node, 1))
    once = node.phrase == "pre.when"
    turns, until = limit(cx)
    if once and not cx.spans and child(node, 0).phrase in MOMENTS:
        turns = GAME  # until that comes, and be it in the end phase under way (7.7.8)
    cx.emit(Delay("9.7.5", place, once, turns, until))


def limit(cx: Context) -> tuple[int, int]:
    """How long a delayed trigger waits: this turn, if nothing else is told."""
    return cx.lasts() if cx.spans else (THIS_TURN, 0)


# -- options -----------------------------------------------------------------------------------

part("option.one")


@means("act.options")
def options(cx: Context, node: Node) -> None:
    """So many of the options are chosen, then done in the order in which they are printed."""
    if cx.standing:
        raise NoMeaning("what holds leaves nothing to choose")
    lines = children(node, 1)
    taken = cx.number()
    cx.emit(Keep(taken, Fixed(0)))
    chosen: list[int] = []
    for _ in range(min(number(node, 0), len(lines))):
        index = cx.number()
        lo, hi = Fixed(1), Fixed(len(lines))
        cx.emit(ChooseNumber("9.6.2.2", MODE, index, cx.actor, lo, hi, taken))
        cx.emit(TakeBit(taken, index, 1))
        chosen.append(index)
    before = cx.told
    for i, line in enumerate(lines, 1):
        mine: list[Condition] = [Between(Number(n), Fixed(i), Fixed(i)) for n in chosen]
        skip = cx.only_if(Or(mine))
        sentences(cx, children(line, 0))
        cx.land(skip)
        cx.told = before
    cx.offers = ""
