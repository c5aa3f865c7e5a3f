"""Sentences: what is done in order, what may be done, under which conditions, by whom, how long.

A word that reaches to the end of its sentence (who, if, during, for each) is undone there; what
"it" is, and what was done, goes on into the next sentence.
"""

from __future__ import annotations

from functools import partial

from kirifuda.games.drafts import either_told
from kirifuda.games.phrases import condition, who_acts
from kirifuda.games.rebirth.acting import Check, UpTo
from kirifuda.games.rebirth.instructions import Pay
from kirifuda.games.rebirth.meaning import occasions
from kirifuda.games.rebirth.meaning.context import (
    MEANINGS,
    Context,
    NoMeaning,
    Span,
    Step,
    child,
    means,
    number,
    part,
)
from kirifuda.games.rebirth.meaning.delayed import delayed
from kirifuda.games.rebirth.meaning.earlier import did
from kirifuda.games.rebirth.meaning.instead import replace, replaces
from kirifuda.games.rebirth.meaning.occasions import keep_or_return
from kirifuda.games.rebirth.meaning.offers import CHAINS, only_looks, sure
from kirifuda.games.rebirth.meaning.picks import charges, charges_next, chosen_from, trades_next
from kirifuda.games.rebirth.meaning.places import place
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.meaning.spans import per, span, span_condition
from kirifuda.games.rebirth.meaning.verbs import verb
from kirifuda.games.rebirth.questions import BlockedWith
from kirifuda.games.rebirth.quoting import ChooseAbility
from kirifuda.kernel.effects.choosing import Choose, ChooseNumber, Gather, May
from kirifuda.kernel.effects.conditions import Between, Kept
from kirifuda.kernel.effects.effect import Instruction
from kirifuda.kernel.effects.flow import Jump, KeepTruth, Unless
from kirifuda.kernel.effects.naming import NameOpponent
from kirifuda.kernel.effects.relations import Of
from kirifuda.kernel.effects.terms import Cards, Fixed, Is, Not, Number, Where
from kirifuda.kernel.effects.who import Bound, EachPlayer, OneOpponent, Opponent, Who
from kirifuda.kernel.values.lasting import THIS_TURN
from kirifuda.text import Node

MAY = 8  # places in the list of pick kinds
MODE = 9
OTHERWISE = ("cond1.else", "cond1.lose")  # what holds if the condition before does not
NOT_DONE = ("cond1.not_so", "cond1.not_done")
AT_ONCE = ("act.win", "act.lose")  # what befalls all players at the same time
PER = (  # what can be done once for each
    "act.pick",
    "act.to_some",
    "act.draw",
    "act.energy",
    "act.damage",
    "act.modify",
    "act.modify_value",
    "it.do",
    "it.damage",
    "it.modify",
    "it.modify_value",
    "act.plus_x_atk",
    "act.plus_x_def",
    "act.plus_x_both",
)


@means("sentence.letter")
def letter(cx: Context, node: Node) -> None:
    """Xは…に等しい: it was read where X stands (meaning/numbers.py)."""
    if not cx.letter_used:
        raise NoMeaning("no X was told of before")


@means("sentence.do", "listing.do")
def sentence(cx: Context, node: Node) -> None:
    """One sentence."""
    told = child(node, 0)
    if cx.program is not None and goes_on(told):
        sentence(cx.program, node)
        return
    if cx.program is not None and cx.standing:
        raise NoMeaning("nothing follows what is done on an occasion but what follows from it")
    cx.program = None
    cx.offered = False
    actor, named = cx.actor, cx.named
    spans, per_, when = list(cx.spans), list(cx.per), list(cx.when)
    branch = cx.branch
    cx.branch = None
    cx.about = None
    cx.stepped = cx.acted = False
    if replaces(cx, told):
        replace(cx, told)
    else:
        do(cx, told)
    cx.branch = branch
    cx.actor, cx.named, cx.spans, cx.per, cx.when = actor, named, spans, per_, when
    cx.more = False
    cx.uses = 0
    if not cx.offered:
        cx.done = None


def goes_on(node: Node) -> bool:
    """Whether a sentence asks whether what was told before was done."""
    asked = ("cond1.so", "cond1.not_so", "cond1.done", "cond1.not_done")
    return node.phrase == "pre.if" and child(node, 0).phrase in asked


part("steps.then", "chain.then", "full.then", "span.times")


def do(cx: Context, node: Node) -> None:
    """The rest of a sentence."""
    category = node.category
    if category in ("pre", "do"):
        cx.apply(node)
    elif node.phrase == "steps.then":
        before(cx, child(node, 0), child(node, 1))
        cx.stepped = cx.acted = True
        do(cx, child(node, 1))
    elif node.phrase in ("chain.then", "full.then"):
        chain(cx, node)
    else:
        if cx.per and node.phrase not in PER:
            raise NoMeaning(f"{node.phrase} is not done once for each")
        start = len(cx.body)
        cx.apply(node)
        cx.steps.append(Step(node, start, len(cx.body), cx.actor))


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
    cx.trading = trades_next(then)
    cx.shuffling = shuffles_next(then)
    do(cx, node)
    cx.charging = False
    cx.trading = False
    cx.shuffling = False


def shuffles_next(then: Node) -> bool:
    """Whether the next step shuffles what was put into a deck."""
    if then.phrase in ("steps.then", "chain.then", "full.then"):
        then = child(then, 0)
    return then.phrase in ("it.shuffle", "act.shuffle")


def offer(cx: Context, what: Node, whole: bool) -> tuple[Unless, Kept, Kept]:
    """Offer something to the actor, and note whether it was taken up and whether it was done.
    What is only looked at, before what may become of it, is looked at in any case."""
    while what.phrase in CHAINS and only_looks(cx, child(what, 0)):
        before(cx, child(what, 0), child(what, 1))
        what = child(what, 1)

    def write() -> None:
        kept, cx.owed = cx.owed, whole
        chain(cx, what)
        cx.owed = kept

    cx.declined = cx.told
    start = len(cx.body)
    found = cx.offer("9.7.4.2", MAY, whole, write)
    for step in cx.body[start:]:
        if isinstance(step, May):
            step.parts = sure(step.parts)
            break
    cx.offered = True
    return found


@means("do.by")
def by(cx: Context, node: Node) -> None:
    """ことで: the first may be done; only if all of it was done, the rest."""
    if cx.standing:
        raise NoMeaning("a continuous ability does nothing that could be paid for")
    skip, _asked, done = offer(cx, child(node, 0), True)
    end = cx.only_if(done)
    do(cx, child(node, 1))
    cx.land(skip)
    cx.land(end)
    cx.done = done


@means("do.by_either")
def by_either(cx: Context, node: Node) -> None:
    """AするかBすることで: one of the two may be done; only if all of it was done, the rest."""
    if cx.standing:
        raise NoMeaning("a continuous ability does nothing that could be paid for")

    def write() -> None:
        kept, cx.owed = cx.owed, True
        ways = [partial(chain, cx, child(node, at)) for at in (0, 1)]
        cx.one_way("9.7.4.2", MODE, [*ways])
        cx.owed = kept

    skip, _asked, done = cx.offer("9.7.4.2", MAY, True, write)
    cx.offered = True
    end = cx.only_if(done)
    do(cx, child(node, 2))
    cx.land(skip)
    cx.land(end)
    cx.done = done


@means("do.may")
def may(cx: Context, node: Node) -> None:
    """てよい: it may be done, as far as it can be (1.3.2), or not."""
    what = child(node, 0)
    if cx.standing or widens(what):
        do(cx, what)
        return
    skip, _asked, done = offer(cx, what, False)
    cx.land(skip)
    cx.done = done


def rider(node: Node) -> bool:
    """Whether a sentence tells no more than what else may be chosen in a choice told before."""
    inner = child(node, 1) if node.phrase == "pre.who" else node
    return inner.phrase == "do.may" and widens(child(inner, 0))


def widens(node: Node) -> bool:
    """選んでもよい: what may be chosen, told after the choice (meaning/acts.py)."""
    return node.phrase in ("act.to", "it.such") and child(node, 1).phrase == "verb1.choose"


@means("do.either")
def either(cx: Context, node: Node) -> None:
    """One of the two, as the actor chooses."""
    index = cx.number()
    cx.emit(ChooseNumber("9.7.4.2", MODE, index, cx.actor, Fixed(1), Fixed(2)))
    other = cx.only_if(Between(Number(index), Fixed(1), Fixed(1)))
    chain(cx, child(node, 0))
    end = Jump()
    cx.emit(end)
    cx.land(other)
    chain(cx, child(node, 1))
    cx.land(end)


@means("do.rather")
def rather(cx: Context, node: Node) -> None:
    """In a continuous ability: of what may be kept at the end of turn."""
    if not cx.standing:
        raise NoMeaning("nothing was told before that could be done otherwise")
    keep_or_return(cx, node)


@means("pre.who")
def who(cx: Context, node: Node) -> None:
    kept = cx.actor
    found = who_acts(cx, child(node, 0), player(cx, child(node, 0)))
    if said_of_player(child(node, 1)):
        cx.actor = cx.named = cx.subject = found
        do(cx, child(node, 1))
        cx.actor, cx.subject = kept, None
        return
    at_once = child(node, 1).phrase in AT_ONCE
    if isinstance(found, EachPlayer) and not cx.standing and not at_once:
        index = cx.number()
        count = cx.number()
        cx.actor = Bound(index)
        cx.named = Bound(index)
        then = child(node, 1)
        told = (cx.moved, cx.drawn, cx.revealed, cx.told.last)
        secret = hidden_choice(cx, then)
        if secret is not None:
            # 1.3.4.1: everyone chooses, and only then is anything shown or moved
            register = cx.register()
            loop = cx.each(found, index, count)
            what = child(secret, 1)
            cx.charging = charges(cx, what) or (
                then is not secret and charges_next(cx, child(then, 1))
            )
            cx.emit(Gather(register, chosen_from(cx, child(secret, 0), what)))
            cx.charging = False
            if isinstance(cx.rest_of, Where):
                cx.rest_of = Where(cx.rest_of.cards, Not(Is(cx.keep(register))))
            cx.again(loop)
            loop = cx.each(found, index, count)
            cx.it = cx.chosen = Where(cx.keep(register), Of(cx.actor))
            verb(cx, what, cx.chosen)
            if then is not secret:
                do(cx, child(then, 1))
        else:
            loop = cx.each(found, index, count)
            do(cx, then)
        gather(cx, told)
        cx.again(loop)
        cx.named = found
    elif isinstance(found, Opponent) and not isinstance(found, OneOpponent) and not cx.standing:
        # 13.5.5.4: if an opponent has something to choose, it is one who is named
        name = NameOpponent(cx.number(), found.of, False)
        cx.emit(name)
        start = len(cx.body)
        cx.actor = cx.named = OneOpponent(found.of, name.index)
        do(cx, child(node, 1))
        name.asks = any(chooses(step, cx.actor) for step in cx.body[start:])
    else:
        cx.actor = found
        cx.named = found
        do(cx, child(node, 1))
    cx.actor = kept


def said_of_player(then: Node) -> bool:
    """Whether a sentence says of a player, and not of a card, what cannot be done."""
    while then.category == "pre" and then.phrase != "pre.who":
        then = child(then, len(then.args) - 1)
    alone = then.phrase not in ("steps.then", "chain.then", "full.then")
    first = then if alone else child(then, 0)
    if first.phrase not in ("it.is", "it.modify"):
        return False
    if first.phrase != "it.is" or child(first, 0).phrase != "being.cannot" or not alone:
        raise NoMeaning("it is told of a player what only a card is")
    return True


def chooses(step: Instruction, who: Who) -> bool:
    """Whether a player has something to choose in what is done."""
    choices = (Choose, May, ChooseNumber, ChooseAbility, UpTo, Check, Pay)
    return isinstance(step, choices) and step.who is who


Before = tuple[int, Cards | None, Cards | None, Cards | None]


def gather(cx: Context, before: Before) -> None:
    """At the end of each player's part: what was moved, drawn or shown is that of all players."""
    moved, drawn, revealed, it = before
    if cx.drawn is not None and cx.drawn is not drawn:
        cx.drawn = gathered(cx, cx.drawn)
    if cx.revealed is not None and cx.revealed is not revealed:
        same = cx.told.last is cx.revealed
        cx.revealed = gathered(cx, cx.revealed)
        if same:
            cx.it = it = cx.revealed
    if cx.told.last is not None and cx.told.last is not it:
        cx.tell(gathered(cx, cx.told.last))
    if cx.moved != moved:
        register = cx.register()
        cx.emit(Gather(register, cx.keep(cx.moved)))
        cx.put(register, cx.moves[-1].kind, cx.moves[-1].frm)


def gathered(cx: Context, found: Cards) -> Cards:
    register = cx.register()
    cx.emit(Gather(register, found))
    return cx.keep(register)


def hidden_choice(cx: Context, node: Node) -> Node | None:
    """The choice among hidden cards with which something begins."""
    first = child(node, 0) if node.phrase in ("steps.then", "chain.then", "full.then") else node
    if first.phrase != "act.pick" or not child(first, 0).phrase.startswith("pick1."):
        return None
    where = place(cx, child(child(first, 0), 0))
    return first if where.hidden() and not any(spot.end for spot in where.spots) else None


@means("pre.if")
def if_(cx: Context, node: Node) -> None:
    other = child(node, 0).phrase in OTHERWISE
    beside = other or (cx.acted and is_beside(cx, node))
    start = len(cx.body)
    found = condition(cx, child(node, 0))
    if rider(child(node, 1)):
        if len(cx.body) > start:
            raise NoMeaning("whether that holds is not known yet when the choice is made")
        cx.widening = found
        do(cx, child(node, 1))
        cx.widening = None
        return
    if isinstance(found, BlockedWith) and not cx.standing:
        # no block has been made yet: it is asked of every attack as long as the effect lasts
        cx.spans = [*(cx.spans or cx.last_spans), Span(THIS_TURN, 0, found)]
        cx.live = True
        do(cx, child(node, 1))
        cx.live = False
        return
    kept_acted, cx.acted = cx.acted, False
    if cx.standing:
        kept = cx.when
        outside = kept[:-1] if beside and kept and kept[-1] is cx.last else kept
        cx.when = [*outside, found]
        cx.last = found
        do(cx, child(node, 1))
        cx.when, cx.acted = kept, kept_acted
        return
    if beside and cx.branch is not None:
        # 違うなら, 《…》を選んだら within the sentence: whether or not the condition before held
        cx.land(cx.branch)
        cx.told = cx.branch_it
        cx.branch = None
    index = cx.number()
    cx.emit(KeepTruth(index, found))
    skip = cx.only_if(Kept(index))
    cx.last = Kept(index)
    before = cx.told
    if child(node, 0).phrase in NOT_DONE and cx.declined.last is not None:
        cx.told = cx.declined  # nothing has become of what was not done
    outer, outer_it = cx.branch, cx.branch_it
    cx.branch, cx.branch_it = skip, before
    kept_done, cx.branch_done = cx.branch_done, what_was_done(cx)
    kept_otherwise = cx.otherwise
    cx.otherwise = child(node, 0).phrase == "cond1.else"
    coming = cx.upcoming_such is not None
    if coming and child(node, 0).phrase != "cond1.is":
        raise NoMeaning("of a card that is still to come only this is asked, as it comes")
    do(cx, child(node, 1))
    if cx.upcoming_such is not None:
        raise NoMeaning("a card that is still to come is only changed, as it comes")
    cx.otherwise = kept_otherwise
    if cx.branch is skip:
        cx.land(skip)
    cx.branch, cx.branch_it = outer, outer_it
    cx.branch_done, cx.acted = kept_done, kept_acted
    cx.last = None if coming else Kept(index)
    cx.told = either_told(cx.told, before)


def what_was_done(cx: Context) -> dict[str, object]:
    """All that a condition can look back to, by the words that do."""
    put, done, won = cx.moved, (cx.done, cx.moved), cx.won
    return {
        "base.choose": cx.chosen,
        "base.reveal": cx.revealed,
        "base.draw": cx.drawn,
        "base.swap": cx.swapped,
        "did.with_such": cx.swapped,
        "base.soul": cx.souled,
        "did.trait": cx.gave,
        "cond1.did": cx.rested,
        **dict.fromkeys(("cond1.won", "cond1.lost", "cond1.checked"), won),
        **dict.fromkeys(("cond1.hit", "cond1.missed"), cx.guessed),
        **dict.fromkeys(("cond1.so", "cond1.not_so"), done),
        **dict.fromkeys(("did.at_such", "past.moved"), put),
        **dict.fromkeys(("base.put", "base.put_at", "base.set", "base.discard"), put),
        **dict.fromkeys(("base.return", "base.return_at"), put),
        **dict.fromkeys(MEANINGS.referring, cx.told.last),
    }


def is_beside(cx: Context, node: Node) -> bool:
    """Whether a condition in the middle of a sentence stands beside the one before (Aなら…、Bなら…)
    and not under it: it does not go on from there (さらに), and looks back to nothing that was
    done there."""
    now, then = what_was_done(cx), cx.branch_done
    for one in child(node, 0).walk():
        if now.get(one.phrase) != then.get(one.phrase):
            return False
    rest = child(node, 1)
    while rest.category == "pre" and rest.phrase != "pre.more":
        rest = child(rest, len(rest.args) - 1)
    return rest.phrase != "pre.more"


@means("pre.during")
def during(cx: Context, node: Node) -> None:
    """A duration; after something was done in the sentence, it takes over from the one before."""
    which = child(node, 0)
    if which.phrase == "span.times":
        cx.uses = number(which, 0)
        do(cx, child(node, 1))
        return
    over, cx.stepped = cx.stepped, False
    if cx.standing:
        when, former = cx.when, cx.span_when
        cx.span_when = span_condition(cx, which)
        cx.when = [*(c for c in when if not over or c is not former), cx.span_when]
        do(cx, child(node, 1))
        cx.when, cx.span_when = when, former
        return
    spans = cx.spans
    cx.spans = [*(spans[:-1] if over else spans), span(cx, which)]
    do(cx, child(node, 1))
    cx.spans = spans


@means("pre.per")
def for_each(cx: Context, node: Node) -> None:
    cx.per.append(per(cx, child(node, 0)))
    do(cx, child(node, 1))
    cx.per.pop()


@means("pre.more")
def more(cx: Context, node: Node) -> None:
    """さらに: on top of what was done, and as long as that holds."""
    cx.more = True
    do(cx, child(node, 0))


@means("pre.extra", "pre.but")
def extra(cx: Context, node: Node) -> None:
    do(cx, child(node, 0))


@means("pre.instead")
def instead(cx: Context, node: Node) -> None:
    """違うなら、かわりに: as long as what would have been done otherwise."""
    if not cx.otherwise:
        raise NoMeaning("nothing was told before that could be done otherwise")
    cx.more = True
    do(cx, child(node, 0))


@means("pre.after")
def after(cx: Context, node: Node) -> None:
    found = did(cx, child(node, 0))
    index = cx.number()
    cx.emit(KeepTruth(index, found))
    skip = cx.only_if(Kept(index))
    do(cx, child(node, 1))
    cx.land(skip)


@means("pre.when")
def when(cx: Context, node: Node) -> None:
    delayed(cx, child(node, 0), child(node, 1), do)


@means("pre.as")
def occasion(cx: Context, node: Node) -> None:
    occasions.on(cx, node, do)


@means("pre.before")
def rescued(cx: Context, node: Node) -> None:
    occasions.before(cx, node, do)
