"""Sentences: one thing after the other, conditions, offers, options, what is done instead."""

from __future__ import annotations

from kirifuda.games.drafts import NOTHING
from kirifuda.games.legions.choosing import ForEach
from kirifuda.games.legions.meaning.cards import cards
from kirifuda.games.legions.meaning.changes import SPANS, for_each, hold, limited
from kirifuda.games.legions.meaning.context import (
    MEANINGS,
    Context,
    NoMeaning,
    Span,
    child,
    children,
    means,
    measurable,
    number,
    part,
)
from kirifuda.games.legions.meaning.places import place, player
from kirifuda.games.legions.picks import MAY, MODE
from kirifuda.games.legions.rulings import BREAKS_INTO
from kirifuda.games.legions.terms import BitSet
from kirifuda.games.legions.zones import EXCLUDED, FIELD, STANDBY, TIMELINE
from kirifuda.games.phrases import COMMON, amount, as_long, condition, in_common, who_acts
from kirifuda.kernel.effects.choosing import ChooseNumber, Require, TakeBit
from kirifuda.kernel.effects.conditions import And, Condition, Exists
from kirifuda.kernel.effects.flow import Jump, Keep
from kirifuda.kernel.effects.terms import Fixed, Number
from kirifuda.kernel.effects.who import Bound, EachPlayer, Who, You
from kirifuda.kernel.values.rulings import Ruling
from kirifuda.text import Node

part("sentence.do", "listing.do", "note.keywords", "option.bullet")
MEANINGS.take(COMMON, "steps.then", "chain.then", "per.group")


def lines(cx: Context, nodes: tuple[Node, ...]) -> None:
    """All that a text says. 35-8: the first sentence is the first effect."""
    told = [node for node in nodes if node.phrase != "note.keywords"]
    at = 0
    while at < len(told):
        if told[at].phrase == "fact.letter":
            cx.told_at_last(told[at])
            at += 1
            continue
        for fact in told[at:]:
            if fact.phrase == "fact.letter":
                cx.expect(fact)
        cx.first = at == 0 and not cx.standing
        cx.before = child(told[at - 1], 0) if at else None
        at = sentence(cx, told, at)
        cx.first = False


part("fact.letter")


def sentence(cx: Context, told: list[Node], at: int) -> int:
    """A sentence, with the next one if that says what is done instead; where the text goes on."""
    first = child(told[at], 0)
    then = child(told[at + 1], 0) if at + 1 < len(told) else None
    cx.chosen = None
    done = cx.done
    if then is not None and is_instead(then) and not cx.standing:
        instead(cx, first, then)
        at += 1
    else:
        cx.do(first)
    if cx.done is done:
        cx.done = what_was_done(cx)
    return at + 1


def what_was_done(cx: Context) -> Condition:
    """そうしたら: 01-5 has ended an effect of which something was not done; of up to so many that
    could be chosen, one was."""
    return And([]) if cx.chosen is None else Exists(cx.chosen)


def is_instead(node: Node) -> bool:
    """Whether a sentence says what is done in place of the one before, and when."""
    return node.phrase == "pre.if" and child(node, 1).phrase == "pre.instead"


def instead(cx: Context, first: Node, then: Node) -> None:
    """38-16: if the condition holds, the second in place of the first."""
    second = child(child(then, 1), 0)
    choice, first, second = in_common(first, second, CHOSEN, NAMED)
    second = as_long(first, second, ("give1.boons", "gain1.boons"))
    if choice is not None:
        cx.do(choice)  # 35-9: as it would be for the sentence alone
    kept = cx.first
    cx.first = False
    other = cx.only_if(condition(cx, child(then, 0)))
    before = cx.told
    cx.do(second)
    end = Jump()
    cx.emit(end)
    cx.land(other)
    cx.told = before
    cx.first = kept
    cx.do(first)
    cx.land(end)


#: What is done with cards that are chosen by the way, and how it is told once they are.
CHOSEN = {"act.give_some": "it.give", "act.gain_some": "it.gain", "act.to_some": "it.do"}
#: What is done to those who are named, and how it is told where they are not.
NAMED = {"act.give": "it.give", "act.give_each": "it.give", "act.lives": "act.live"}
NAMED |= {"act.gain": "it.gain", "act.gain_each": "it.gain"}


@means("pre.who", "pre.who_each")
def who(cx: Context, node: Node) -> None:
    """01-8 leaves every choice to the turn player; draws and the like are of who is named.

    02-8, 02-9: so are cards of which it is told no better whose they are. Each player does what the
    sentence says of them before the next one begins, the turn player first (01-4).
    """
    kept = (cx.actor, cx.subject)
    named = who_acts(cx, child(node, 0), player(cx, child(node, 0)))
    then = child(node, 1)
    if isinstance(named, EachPlayer) and not cx.standing and then.phrase != "act.ban":
        each_player(cx, then, named)
    else:
        cx.actor = cx.subject = named
        cx.do(then)
    cx.actor, cx.subject = kept


def each_player(cx: Context, node: Node, named: Who) -> None:
    """A part of a sentence that each player does; from the next name on it is another's."""
    index = cx.number()
    loop = cx.each(named, index, cx.number())
    cx.actor = cx.subject = Bound(index)
    begun = len(cx.ability.first)
    known = dict(cx.letters)
    rest: Node | None = node
    while rest is not None and rest.phrase == "steps.then":
        own_part(child(rest, 0))
        cx.do(child(rest, 0))
        rest = child(rest, 1)
    if rest is not None and rest.phrase != "pre.who":
        own_part(rest)
        cx.do(rest)
        rest = None
    cx.again(loop)
    if len(cx.ability.first) > begun:
        cx.ability.first[begun:] = [ForEach(named, index, cx.ability.first[begun:])]
    cx.letters = known  # 30-2a: what each has paid is another number
    cx.told = NOTHING  # of whom something was last told is another each time
    if rest is not None:
        cx.first = False
        cx.actor, cx.subject = You(), None
        cx.do(rest)


def own_part(node: Node) -> None:
    """Refuse what would have another player act within what each player does."""
    if any(part.phrase == "pre.who" for part in node.walk()):
        raise NoMeaning("what each player does cannot be told from what another does")


@means("pre.if")
def if_(cx: Context, node: Node) -> None:
    found = condition(cx, child(node, 0))
    if cx.standing:
        kept = cx.when
        cx.when = [*kept, found]
        cx.last = found
        cx.do(child(node, 1))
        cx.when = kept
        return
    first, cx.first = cx.first, False
    truth = cx.truth(found)
    skip = cx.only_if(truth)
    before = cx.told
    cx.reckon_ahead()
    cx.do(child(node, 1))
    cx.land(skip)
    cx.told = before
    if child(node, 0).phrase != "cond1.else":
        cx.last = truth
    cx.first = first


@means("pre.while")
def while_(cx: Context, node: Node) -> None:
    """35-12: always looked at anew; of an effect it would have to be told what it lasts for."""
    if not cx.standing:
        raise NoMeaning("only a constant ability holds as long as something does (35-12)")
    if_(cx, node)


@means("pre.then")
def then(cx: Context, node: Node) -> None:
    """38-14: in the same sequence."""
    cx.do(child(node, 0))


@means("pre.instead")
def only_instead(cx: Context, node: Node) -> None:
    raise NoMeaning("what is done instead needs a condition and a sentence before it")


@means("pre.let")
def let(cx: Context, node: Node) -> None:
    """35-11: X is counted when reached; in a constant ability, always anew (35-12)."""
    index = cx.name(child(node, 1))
    cx.letters[index] = cx.reckon(index, child(node, 0))
    cx.do(child(node, 2))


@means("pre.as_many")
def as_many(cx: Context, node: Node) -> None:
    """35-11: counted when reached, for what is done so much in the rest of the sentence."""
    cx.doing()
    if cx.measure is not None:
        raise NoMeaning("how much is told twice")
    index = cx.number()
    for has in measurable(cx, child(node, 0)):
        cx.emit(Require(has))  # 01-5
    cx.emit(Keep(index, amount(cx, child(node, 0))))
    cx.measure, cx.measured = Number(index), False
    cx.do(child(node, 1))
    if not cx.measured:
        raise NoMeaning("how much is told, but not of what")
    cx.measure = None


@means("pre.per")
def per(cx: Context, node: Node) -> None:
    for_each(cx, node, lambda: cx.do(child(node, 1)))


@means("pre.during")
def during(cx: Context, node: Node) -> None:
    """How long every lasting change in the rest of the sentence holds."""
    kept = (cx.spans, cx.lasting)
    cx.spans, cx.lasting = [SPANS[child(node, 0).phrase]], False
    cx.do(child(node, 1))
    if not cx.lasting:
        raise NoMeaning("nothing of this lasts for a while")
    cx.spans, cx.lasting = kept


@means("pre.more")
def more(cx: Context, node: Node) -> None:
    """さらに: of the same cards, where none are told."""
    cx.do(child(node, 0))


@means("pre.would")
def would_break(cx: Context, node: Node) -> None:
    rather(cx, child(node, 0), child(node, 1))


@means("pre.would_rather")
def would_rather(cx: Context, node: Node) -> None:
    """12-2: minions and skills go to a wait zone."""
    if place(cx, child(node, 1)).zones & ~TIMELINE:
        raise NoMeaning("what breaks is put into a wait zone (12-2)")
    rather(cx, child(node, 0), child(node, 2))


def rather(cx: Context, what: Node, verb: Node) -> None:
    """12-1, 38-16: where a card goes instead when it breaks."""
    limited(cx)
    if verb.phrase == "verb1.exclude":
        zone = EXCLUDED
    elif verb.phrase == "verb1.put":
        where = place(cx, child(verb, 0))
        zone = where.only()
        if where.zones & (FIELD | 1 << STANDBY):
            raise NoMeaning("a broken card goes where there is room for it")
    else:
        raise NoMeaning(f"{verb.phrase} does not take the place of breaking")
    target = cards(cx, what)
    hold(cx, Ruling(BREAKS_INTO, target=target, amount=Fixed(zone)), Span(), "38-16", True)


# -- what may be done, and what is chosen ---------------------------------------------------------


@means("do.may")
def may(cx: Context, node: Node) -> None:
    """てもよい: it may be done or not; そうしたなら asks whether it was."""
    if cx.standing:
        raise NoMeaning("a constant ability does nothing, it holds (35-12)")
    first, cx.first = cx.first, False
    before = cx.told
    cx.reckon_ahead()
    skip, _asked, done = cx.offer("35-3", MAY, True, lambda: cx.do(child(node, 0)))
    cx.land(skip)
    cx.told = before
    cx.done = done
    cx.first = first


@means("act.effects")
def effects(cx: Context, node: Node) -> None:
    """38-14: one after the other, in the same sequence."""
    cx.doing()
    for option in children(node, 0):
        for sentence in children(option, 0):
            cx.do(child(sentence, 0))


@means("act.modes")
def modes(cx: Context, node: Node) -> None:
    """38-15: so many of the effects are chosen, and resolved in the order in which they stand."""
    if cx.standing:
        raise NoMeaning("a constant ability does nothing, it holds (35-12)")
    cx.first = False
    cx.reckon_ahead()
    options = children(node, 1)
    wanted = number(node, 0)
    if not 1 <= wanted < len(options):
        raise NoMeaning("there are not so many effects to choose from")
    taken = cx.number()
    cx.emit(Keep(taken, Fixed(0)))
    for _ in range(wanted):
        index = cx.number()
        cx.emit(ChooseNumber("38-15", MODE, index, cx.actor, Fixed(1), Fixed(len(options)), taken))
        cx.emit(TakeBit(taken, index, 1))
    before = cx.told
    for at, option in enumerate(options):
        skip = cx.only_if(BitSet(taken, at))
        cx.told = before
        for sentence in children(option, 0):
            cx.do(child(sentence, 0))
        cx.land(skip)
    cx.told = NOTHING
