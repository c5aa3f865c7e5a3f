"""Sentences: what is done in order, what may be done or paid, under which conditions, by whom."""

from __future__ import annotations

from dataclasses import replace

from kirifuda.games.drafts import NOTHING, Span, Told, either_told
from kirifuda.games.phrases import condition
from kirifuda.games.vanguard.describing import Battling, Circle, Names
from kirifuda.games.vanguard.events import BATTLE_ENDING, TURN_ENDING
from kirifuda.games.vanguard.happening import Happens
from kirifuda.games.vanguard.meaning import acts, conditions, past, spans, values
from kirifuda.games.vanguard.meaning.acts import some, then_verb
from kirifuda.games.vanguard.meaning.conditions import BASES, deed
from kirifuda.games.vanguard.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    means,
    number,
    part,
)
from kirifuda.games.vanguard.meaning.costs import cost
from kirifuda.games.vanguard.meaning.events import event
from kirifuda.games.vanguard.meaning.groups import Group, group, ref
from kirifuda.games.vanguard.meaning.instead import SPARED
from kirifuda.games.vanguard.meaning.past import per
from kirifuda.games.vanguard.meaning.places import actor, place, spot
from kirifuda.games.vanguard.meaning.rather import (
    CALLED,
    HOW_MANY,
    RATHER,
    SUCH,
    alike,
    ask_rather,
    asked_then,
    insert,
    is_rather,
    rather,
    replace_by,
    step,
)
from kirifuda.games.vanguard.meaning.spans import span, span_condition
from kirifuda.games.vanguard.picks import MAY, MODE
from kirifuda.games.vanguard.zones import HAND
from kirifuda.kernel.effects.choosing import ChooseNumber, Collect, Gather, TakeBit
from kirifuda.kernel.effects.conditions import Condition, Every, HasBit, Kept
from kirifuda.kernel.effects.flow import Keep, KeepTruth, Unless
from kirifuda.kernel.effects.relations import Of
from kirifuda.kernel.effects.terms import Amount, CountOf, Fixed, In, Number, Where
from kirifuda.kernel.effects.who import Bound, EachPlayer, Who, You
from kirifuda.kernel.position.cards import AUTO, Ability
from kirifuda.kernel.values.lasting import GAME, THIS_TURN, Delay
from kirifuda.text import Node

__all__ = ["acts", "conditions", "past", "sentence", "spans", "values"]

PER = (
    *("act.modify", "it.modify", "act.draw", "act.charge_soul", "act.charge_counter"),
    *("act.charge_energy", "act.grow", "it.grow"),
)


@means("sentence.do", "listing.do")
def sentence(cx: Context, node: Node) -> None:
    """One sentence. What was asked in it is asked by さらに in the next one, too (11.2.5)."""
    if cx.instead is not None:
        inner, cx.instead = cx.instead, None
        told = child(node, 0)
        if told.phrase == "pre.if" and child(told, 0).phrase == "cond1.so":
            # 11.3.1.3.2: what follows そうしたら is part of what is done in its place
            skip = inner.only_if(Kept(SPARED))
            do(inner, child(told, 1))
            inner.land(skip)
            return
    later, cx.later = cx.later, None
    if later is not None and goes_on(cx, later, child(node, 0)):
        sentence(later, node)
        cx.later = later
        return
    acting, kept_spans, kept_per = cx.actor, list(cx.spans), list(cx.per)
    when, kept_done = list(cx.when), cx.done
    cx.prior_asked, cx.asked = cx.asked, []
    cx.prior_asked_so, cx.asked_so = cx.asked_so, None
    cx.done = None
    cx.fresh = True
    cx.kept_done = kept_done
    # 11.9.5.1, 11.8.3.3.1: nothing that follows is done if a cost before was not paid
    unpaid = None
    if cx.paid is not None and not asks_unpaid(child(node, 0)):
        unpaid = cx.only_if(cx.paid)
    do(cx, child(node, 0))
    if unpaid is not None:
        cx.land(unpaid)
    cx.actor, cx.spans, cx.per, cx.when = acting, kept_spans, kept_per, when
    cx.more = cx.topic = cx.fresh = False


def goes_on(cx: Context, later: Context, node: Node) -> bool:
    """Whether a sentence speaks of what the delayed effect of the sentence before it does (11.2.4):
    then it is part of that effect."""
    if node.phrase != "pre.if":
        return False
    asked, then = child(node, 0), child(node, 1)
    if is_rather(then):
        told = child(then, 0) if then.phrase == "do.may" else then
        if told.phrase in HOW_MANY:
            return later.choice is not None
        if told.phrase in SUCH:
            return later.described is not None
        if told.phrase in CALLED:
            return later.call is not None
        return told.phrase == "it.verb_rather" and later.put is not None
    if asked.phrase == "cond1.searched":
        return later.searched
    if asked.phrase in ("cond1.so", "cond1.not_so"):
        return later.done is not None
    wanted = [BASES[one.phrase] for one in asked.walk() if one.phrase in BASES]
    did = [one.deed for one in later.deeds[len(cx.deeds) :]]
    looks = any(one.phrase in LOOKS_BACK for one in asked.walk())
    return looks and bool(wanted) and all(deed in did for deed in wanted)


def asks_unpaid(node: Node) -> bool:
    """Whether a sentence asks first if a cost was not paid."""
    return node.phrase == "pre.if" and child(node, 0).phrase == "cond1.not_so"


def do(cx: Context, node: Node) -> None:
    """The rest of a sentence."""
    if node.category in ("pre", "do"):
        cx.apply(node)
    elif node.phrase in ("steps.then", "chain.then"):
        do(cx, child(node, 0))
        do(cx, child(node, 1))
    else:
        if cx.per and node.phrase not in PER:
            raise NoMeaning(f"{node.phrase} is not done once for each")
        cx.fresh = False
        cx.apply(node)
        if cx.topic and node.category != "act":
            cx.topic = False


part("steps.then", "chain.then")


@means("do.may")
def may(cx: Context, node: Node) -> None:
    """てよい: it may be done, as far as it can be (1.3.2), or not."""
    if cx.standing:
        raise NoMeaning("what holds is not done")

    what = child(node, 0)
    blast = child(what, 0) if what.phrase == "act.blast" else None

    def write() -> None:
        if blast is None:
            do(cx, what)
        else:
            cx.emit(cost(cx, Node("cost.last", (blast,))))  # 1.3.2: all of it or nothing

    before, known = cx.told, len(cx.deeds)
    cx.left_over = None
    skip, _asked, done = cx.offer("11.8.4.1.1", MAY, blast is not None, write)
    cx.blast = blast
    cx.land(skip)
    cx.done = done
    did, cx.told = cx.told, either_told(cx.told, before)
    cx.done_told = (cx.told, did, cx.deeds[known:])
    if what.phrase == "act.to" and child(what, 0).phrase in ("cards.rest", "cards.revealed_rest"):
        cx.left_over = cx.rest


part("act.blast")


@means("cond1.blasted", "cond1.not_blasted")
def blasted(cx: Context, node: Node) -> Condition:
    """Whether a blast was paid that was offered just before."""
    if cx.done is None or cx.blast is None or not alike(cx.blast, child(node, 0)):
        raise NoMeaning("that was not offered before")
    if node.phrase == "cond1.blasted":
        return cx.done
    return conditions.undone(cx.prior_asked if cx.fresh else [], cx.done)


@means("pre.cost")
def pay(cx: Context, node: Node) -> None:
    """A cost that may be paid while the effect is carried out (11.9.5.2); then the rest."""
    if cx.standing:
        raise NoMeaning("what holds is not paid for")
    if not isinstance(cx.actor, You):
        raise NoMeaning("costs are paid by the master of the ability (11.7.1)")

    if child(node, 1).phrase in RATHER:
        paid_rather(cx, None, node)
        return

    def write() -> None:
        cx.emit(cost(cx, child(node, 0)))

    before = cx.told
    skip, _asked, done = cx.offer("11.9.5.2", MAY, True, write)
    end = cx.only_if(done)
    cx.asked.append(done)
    do(cx, child(node, 1))
    cx.land(skip)  # 11.8.3.3.1
    cx.land(end)
    cx.done = cx.paid = done
    cx.told = either_told(cx.told, before)


def paid_rather(cx: Context, told: Node | None, node: Node) -> None:
    """11.3.1.3.5: a cost before ではなく is asked as the step that it replaces comes up."""
    at = step(cx, child(node, 1))
    if cx.standing or at < 0:
        raise NoMeaning("what was changed before is told elsewhere")
    asked = None if told is None else asked_then(cx, told, at)
    index = cx.number()

    def write() -> None:
        cx.emit(Keep(index, Fixed(0)))
        jump = cx.only_if(asked) if asked is not None else None
        skip, _asked, done = cx.offer(
            "11.9.5.2", MAY, True, lambda: cx.emit(cost(cx, child(node, 0)))
        )
        cx.land(skip)
        cx.emit(KeepTruth(index, done))
        if jump is not None:
            cx.land(jump)

    insert(cx, at, write)
    replace_by(cx, Kept(index), child(node, 1))


ENDS = ("act.win", "act.lose")  # 1.2.3, 1.2.5: of both at the same time, not one after the other


@means("pre.who")
def who(cx: Context, node: Node) -> None:
    found = actor(cx, child(node, 0))
    kept, cx.actor, cx.deck = cx.actor, found, None
    if isinstance(found, EachPlayer) and not cx.standing and choose_unseen(cx, found, node):
        pass
    elif isinstance(found, EachPlayer) and not cx.standing and child(node, 1).phrase not in ENDS:
        index, count = cx.number(), cx.number()
        cx.actor = Bound(index)
        loop = cx.each(found, index, count)
        told = cx.told
        do(cx, child(node, 1))
        cx.gather(told)
        cx.again(loop)
    else:
        cx.topic = True
        do(cx, child(node, 1))
        cx.topic = False
    cx.actor = kept


def choose_unseen(cx: Context, players: Who, node: Node) -> bool:
    """1.3.4.1: where both choose among hidden cards, each chooses before anything is done with what
    was chosen. False: that is not told here."""
    first, rest = child(node, 1), None
    if first.phrase in ("steps.then", "chain.then"):
        first, rest = child(first, 0), child(first, 1)
    if first.phrase not in ("act.from", "act.from_any"):
        return False
    seat, turn = cx.number(), cx.number()
    cx.actor = Bound(seat)
    at = place(cx, child(first, 0))
    verb, many = child(first, len(first.args) - 1), child(first, len(first.args) - 2)
    if at.seen or at.zones != [HAND] or verb.phrase == "verb1.search":
        return False
    every = cx.register()
    cx.emit(Collect("1.3.4.1", every, In(players, [])))
    loop = cx.each(players, seat, turn)
    such = group(cx, child(first, 1)) if first.phrase == "act.from" else Group()
    cx.emit(Gather(every, some(cx, such, at, many)))
    cx.again(loop)
    loop = cx.each(players, seat, turn)
    then_verb(cx, verb, Where(cx.keep(every), Of(cx.actor)))
    if rest is not None:
        do(cx, rest)
    cx.gather(NOTHING)
    cx.again(loop)
    return True


@means("pre.if")
def if_(cx: Context, node: Node) -> None:
    told = child(node, 0)
    then = child(node, 1)
    if any(one.phrase in LOOKS_BACK for one in told.walk()):
        cx.done = cx.done or cx.kept_done
    if told.phrase == "cond1.else" and cx.branch is not None:
        cx.land(cx.branch)
        cx.branch = None
        cx.told = cx.branch_told
    if is_rather(then):
        rather(cx, told, then)
        return
    if then.phrase == "it.asked_rather":
        ask_rather(cx, told, then)
        return
    if then.phrase == "pre.cost" and child(then, 1).phrase in RATHER:
        paid_rather(cx, told, then)
        return
    settled = [kept for asked, kept in cx.settled if asked is told]
    found = settled[0] if settled else condition(cx, told)
    if is_of_it(told) and not cx.standing:
        asked_of(cx, found, then)
        return
    if told.phrase == "cond1.so" or (told.phrase == "cond1.done" and is_of_one(child(told, 0))):
        deeds = [] if told.phrase == "cond1.so" else [deed(cx, child(child(told, 0), 0), False)]
        cx.told = cx.sure(deeds) or cx.told
    if told.phrase in ("cond1.not_so", "cond1.not_done") and cx.left_over is not None:
        cx.told = Told(cx.left_over, cx.left_over)  # with which nothing was done: they are meant
    hold_if(cx, told, found, then)


def is_of_one(node: Node) -> bool:
    """Whether it is asked if something was done that is kept."""
    return node.phrase == "did.it" and child(node, 0).phrase in BASES


def is_of_it(node: Node) -> bool:
    """Whether a condition asks what the card told of last is (それが…なら)."""
    if node.phrase != "cond1.is" or child(node, 0).phrase != "subject.card":
        return False
    return child(child(node, 0), 0).phrase in ("card.it", "card.done")


LOOKS_BACK = (
    *("cond1.so", "cond1.not_so", "cond1.done", "cond1.not_done", "cond1.by_cost"),
    *("cond1.blasted", "cond1.not_blasted"),
)


def hold_if(cx: Context, told: Node, found: Condition, then: Node) -> None:
    """The rest of the sentence, if a condition holds as it is reached."""
    if cx.standing or cx.rule:
        kept = cx.when
        kept_spans = cx.spans
        cx.asked.append(found)
        if cx.standing:
            cx.when = [*kept, found]
        else:
            cx.spans = [*kept_spans, Span(GAME, 0, found)]
        cx.last = found
        do(cx, then)
        cx.when = kept
        cx.spans = kept_spans
        return
    index = cx.number()
    cx.asked_so = told, len(cx.body)
    cx.emit(KeepTruth(index, found))
    skip = cx.only_if(Kept(index))
    cx.last = Kept(index)
    cx.asked.append(Kept(index))
    before = cx.told
    do(cx, then)
    cx.land(skip)
    cx.last = Kept(index)
    cx.told = either_told(cx.told, before)


@means("pre.if_it")
def if_it(cx: Context, node: Node) -> None:
    """The card told of last is such a card."""
    if cx.branch is not None:
        # Aなら…、Bなら…: beside what was asked of the same card before, not under it
        cx.land(cx.branch)
        cx.branch = None
        cx.told = cx.branch_told
    found = cx.left_out()
    asked_of(cx, Every(found, conditions.predicate(cx, child(node, 0))), child(node, 1))


def asked_of(cx: Context, found: Condition, then: Node) -> None:
    """The rest, if the card told of last is so; what is asked of it next stands beside."""
    if cx.standing:
        raise NoMeaning("of which card that is asked is not told")
    index = cx.number()
    cx.emit(KeepTruth(index, found))
    skip = cx.only_if(Kept(index))
    cx.last = Kept(index)
    kept, cx.branch = cx.branch, skip
    before, cx.branch_told = cx.told, cx.told
    do(cx, then)
    if cx.branch is skip:
        cx.land(skip)
    cx.branch = kept
    cx.told = either_told(cx.told, before)


@means("pre.during")
def during(cx: Context, node: Node) -> None:
    which = child(node, 0)
    if cx.standing:
        kept = cx.when
        within = span_condition(cx, which)
        cx.asked.append(within)
        cx.when = [*kept, within]
        do(cx, child(node, 1))
        cx.when = kept
        return
    kept_spans = cx.spans
    cx.spans = [*kept_spans, span(cx, which)]
    do(cx, child(node, 1))
    cx.spans = kept_spans


#: What lets cards be chosen, so that it is done once for each.
CHOICES = ("act.some", "act.from", "act.from_any")


@means("pre.per")
def for_each(cx: Context, node: Node) -> None:
    """12.7.1: a number is so much more; a choice, with all that follows it, is made as often."""
    often, then = per(cx, child(node, 0)), child(node, 1)
    if cx.standing or begins(then).phrase not in CHOICES:
        cx.per = [*cx.per, often]
        do(cx, then)
        cx.per = cx.per[:-1]
        return
    if cx.per or cx.taken >= 0:
        raise NoMeaning("for each of two things at once")
    cx.taken = cx.register()  # 12.7.3: nothing is chosen twice
    deeds = len(cx.deeds)
    loop = cx.often(often)  # 12.7.2: as often as was found before
    do(cx, then)
    cx.round(loop)
    cx.taken = -1
    # which of them is meant could not be told
    cx.told, cx.choice, cx.put, cx.done = NOTHING, None, None, None
    del cx.deeds[deeds:]


def begins(node: Node) -> Node:
    """What the rest of a sentence does first."""
    while node.phrase in ("pre.who", "pre.during", "steps.then", "chain.then"):
        node = child(node, 1 if node.phrase.startswith("pre.") else 0)
    return node


@means("pre.more")
def more(cx: Context, node: Node) -> None:
    """さらに: on top of what was done; at the beginning of a sentence, only if what the sentence
    before asked holds, and its cost was paid (11.2.5)."""
    cx.more = True
    begins = cx.fresh and bool(cx.prior_asked)
    if not begins:
        do(cx, child(node, 0))
        return
    if cx.standing:
        kept = cx.when
        cx.when = [*kept, *cx.prior_asked]
        cx.asked.extend(cx.prior_asked)
        do(cx, child(node, 0))
        cx.when = kept
        return
    jumps = [cx.only_if(one) for one in cx.prior_asked]
    cx.asked.extend(cx.prior_asked)
    do(cx, child(node, 0))
    for jump in jumps:
        cx.land(jump)


@means("pre.after")
def after(cx: Context, node: Node) -> None:
    """その後: a step of its own."""
    if cx.standing:
        raise NoMeaning("what holds has no order")
    do(cx, child(node, 0))


# -- what is done later ------------------------------------------------------------------------


@means("pre.later")
def later(cx: Context, node: Node) -> None:
    """A delayed effect: it waits for the end of the turn or of the battle (11.9.7)."""
    if cx.standing:
        raise NoMeaning("what holds does not wait")
    when = child(node, 0).phrase
    ability = Ability(AUTO)
    ability.printed = False
    ability.delayed = True
    place = cx.card.add(ability)
    trigger = Happens(TURN_ENDING if when == "later.turn_end" else BATTLE_ENDING, False)
    ability.triggers.append(trigger)
    inner = nested(cx, ability)
    do(inner, child(node, 1))
    cx.later = inner
    # 11.2.5: what is done later on top of a sentence waits only if that one's conditions held
    jumps: list[Unless] = []
    if child(node, 1).phrase == "pre.more" and cx.fresh:
        jumps = [cx.only_if(one) for one in cx.prior_asked]
    if when == "later.battle_end":
        jumps.append(cx.only_if(Battling()))  # 11.3.1.2.1: of no battle there is no end
    cx.emit(Delay("11.9.7", place, True, THIS_TURN))
    for jump in jumps:
        cx.land(jump)


@means("pre.when_later")
def when_later(cx: Context, node: Node) -> None:
    """11.9.7.1: once, unless it is told how long it goes on."""
    if cx.standing or cx.rule:
        raise NoMeaning("what holds does not wait")
    ability = Ability(AUTO)
    ability.printed = False
    ability.delayed = True
    place = cx.card.add(ability)
    inner = nested(cx, ability)
    ability.triggers.extend(event(inner, child(node, 0)))
    do(inner, child(node, 1))
    cx.later = inner
    turns, until = cx.lasts()
    cx.emit(Delay("11.9.7", place, not cx.spans, turns if cx.spans else THIS_TURN, until))


part("later.turn_end", "later.battle_end")


def nested(cx: Context, ability: Ability) -> Context:
    """The context of an ability that an effect makes: it knows what the effect knows."""
    told = cx.recall(cx.told, "11.9.7")
    inner = Context(cx.card, ability, ability.body)
    inner.actor = cx.actor
    inner.told = told
    inner.unit, inner.unsure = cx.unit, cx.unsure
    inner.waited = told.last if cx.told.last is cx.waited else None
    inner.deeds = [replace(one, asked=[], at=0) for one in cx.deeds]
    inner.numbers = cx.numbers
    inner.flipped = cx.flipped
    ability.registers = cx.ability.registers
    if cx.event_card is not None:
        inner.event_card = cx.pin(cx.event_card, "11.9.7")
        ability.registers = cx.ability.registers
    return inner


# -- lists -------------------------------------------------------------------------------------


@means("act.options")
def options(cx: Context, node: Node) -> None:
    """So many of a list, chosen as it is reached (11.8.3.1.2.1), and done in order."""
    if cx.standing:
        raise NoMeaning("what holds chooses nothing")
    n, items = number(node, 0), children(node, 1)
    if n >= len(items):
        raise NoMeaning("nothing of this list is left to choose")
    taken = cx.number()
    cx.emit(Keep(taken, Fixed(0)))
    for _ in range(n):
        index = cx.number()
        cx.emit(
            ChooseNumber("11.8.3.1.2.1", MODE, index, cx.actor, Fixed(1), Fixed(len(items)), taken)
        )
        cx.emit(TakeBit(taken, index, 1))
    for at, item in enumerate(items):
        skip = cx.only_if(HasBit(taken, at))
        option(cx, item)
        cx.land(skip)


@means("act.all_options")
def all_options(cx: Context, node: Node) -> None:
    """All of a list, in order."""
    for item in children(node, 0):
        option(cx, item)


def option(cx: Context, node: Node) -> None:
    """One part of a list: it knows what came before the list, not what another part did."""
    told, deeds, seen, rest = cx.told, list(cx.deeds), cx.seen, cx.rest
    kept_spans, when = cx.spans, cx.when
    asked, paid = cx.asked, cx.paid
    for line in children(node, 0):
        sentence(cx, line)
    cx.told, cx.deeds, cx.seen, cx.rest = told, deeds, seen, rest
    cx.spans, cx.when, cx.asked, cx.paid = kept_spans, when, asked, paid


part("option.dot")


@means("act.options_then")
def options_then(cx: Context, node: Node) -> None:
    """So many of a list, then the rest of the sentence."""
    options(cx, Node("act.options", (node.args[0], node.args[2]), 0))
    do(cx, child(node, 1))


@means("act.either_way")
def either_way(cx: Context, node: Node) -> None:
    """One of two, chosen as it is reached."""
    items = tuple(Node("option.dot", (one,), 0) for one in node.args)
    options(cx, Node("act.options", (1, items), 0))


@means("act.quoted")
def quoted(cx: Context, node: Node) -> None:
    """What a text tells in quotation marks to do is done as if it were told without them."""
    for line in children(node, 0):
        sentence(cx, line)


@means("act.by_circle")
def by_circle(cx: Context, node: Node) -> None:
    """The part of the list whose circle the card is on, as the list is reached."""
    found = ref(cx, child(node, 0))
    told: list[int] = []
    for item in children(node, 2):
        at = spot(cx, child(item, 0))
        if not at.plain:
            raise NoMeaning("circles of one kind are told apart only")
        told.append(cx.number())
        cx.emit(KeepTruth(told[-1], Circle(found, at.zone)))
    for index, item in zip(told, children(node, 2), strict=True):
        skip = cx.only_if(Kept(index))
        option(cx, Node("option.dot", (item.args[1],), 0))
        cx.land(skip)


@means("act.by_count", "act.by_kinds")
def by_count(cx: Context, node: Node) -> None:
    """All parts of the list whose number is reached, fixed as the list is (11.8.3.1.2.1)."""
    if cx.standing:
        raise NoMeaning("what holds does nothing")
    cards = conditions.plain(group(cx, child(node, 0))).cards(cx)
    kinds = node.phrase == "act.by_kinds"
    amount = Names(cards) if kinds else CountOf(cards)
    index = cx.number()
    cx.emit(Keep(index, amount))
    for item in children(node, 1):
        skip = cx.only_if(conditions.amounts(child(item, 0), Number(index), kinds))
        option(cx, Node("option.dot", (item.args[1],), 0))
        cx.land(skip)


part("circled.at", "tiered.at")


@means("pre.by_count", "pre.by_kinds")
def list_by_count(cx: Context, node: Node) -> None:
    """What of a list is had: as it is reached (11.8.3.1.2.1), or as long as there are so many."""
    if child(node, 1).phrase not in ("pre.during", "act.gain_all", "it.gain_all"):
        raise NoMeaning("no list follows that goes by a number")
    cards = conditions.plain(group(cx, child(node, 0))).cards(cx)
    kinds = node.phrase == "pre.by_kinds"
    amount: Amount = Names(cards) if kinds else CountOf(cards)
    if not cx.standing:
        index = cx.number()
        cx.emit(Keep(index, amount))
        amount = Number(index)
    cx.tier = amount, kinds
    do(cx, child(node, 1))
    if cx.tier is not None:
        raise NoMeaning("no list follows that goes by a number")
