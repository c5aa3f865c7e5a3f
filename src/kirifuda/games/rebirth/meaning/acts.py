"""Acts: what players do with cards, draw, pay, check, declare."""

from __future__ import annotations

from kirifuda.games.phrases import amount, condition
from kirifuda.games.rebirth.acting import (
    STAT_WORDS,
    Check,
    DrawCards,
    EndPhase,
    Hurt,
    LoseGame,
    Recovered,
    SetDamage,
    Tell,
    UpTo,
    WinGame,
)
from kirifuda.games.rebirth.instructions import Pay, PutCards
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    means,
    number,
    part,
)
from kirifuda.games.rebirth.meaning.counts import ALL, Count, count
from kirifuda.games.rebirth.meaning.filters import filter_, stat
from kirifuda.games.rebirth.meaning.picks import (
    CHOOSE,
    TURNS,
    charges,
    choose,
    chosen_from,
    joined,
    was_put,
)
from kirifuda.games.rebirth.meaning.places import Place, place, place_cards
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.meaning.sentences import MODE
from kirifuda.games.rebirth.meaning.spans import phase
from kirifuda.games.rebirth.meaning.verbs import put, verb
from kirifuda.games.rebirth.questions import ChosenIcon, Given
from kirifuda.games.rebirth.quoting import Unwait
from kirifuda.games.rebirth.terms import InZone, NumberOf, Recoverable
from kirifuda.games.rebirth.zones import DECK, HAND, REBIRTH, WAITING
from kirifuda.kernel.effects.choosing import Choose, ChooseNumber
from kirifuda.kernel.effects.conditions import (
    And,
    Between,
    Condition,
    Exists,
    InPhase,
    TurnOf,
    Unless,
)
from kirifuda.kernel.effects.flow import Jump
from kirifuda.kernel.effects.instructions import Shuffle
from kirifuda.kernel.effects.relations import Times
from kirifuda.kernel.effects.terms import (
    All,
    Both,
    Cards,
    Chosen,
    CountOf,
    Fixed,
    In,
    Is,
    Not,
    Number,
    Resting,
    Sum,
    Where,
)
from kirifuda.text import Node

DECLARE = 12
TRIGGERING = ("verb1.trigger", "verb1.trigger_as")


@means("act.to")
def to(cx: Context, node: Node) -> None:
    what = child(node, 1)
    if what.phrase == "verb1.choose":
        widen(cx, child(node, 0))
        return
    if child(node, 0).phrase in ("cards.it", "cards.those") and triggers(cx, what):
        return
    cx.act_on(cards(cx, child(node, 0)), lambda found: verb(cx, what, found))


def widen(cx: Context, node: Node) -> None:
    """そのカードを選んでもよい: the other card that was to be chosen may be that one after all."""
    if cx.other is None or node.phrase not in ("card.that_card", "card.that_character"):
        raise NoMeaning("cards that are told of are not chosen")
    if cx.widening is None:
        raise NoMeaning("no condition is told under which that card may be chosen")
    cx.other.unless = cx.widening


def widen_kind(cx: Context, node: Node) -> None:
    """…なら、〔…〕を選んでもよい: the card that was to be chosen may be such a one as well."""
    if cx.choice is None or not isinstance(cx.choice.where, Place) or cx.widening is None:
        raise NoMeaning("nothing was to be chosen before, or it is not told when this may be")
    choice, where = cx.choice.choice, cx.choice.where
    such = All([filter_(cx, node), *cx.choice.besides, Given(cx.widening)])
    choice.cards = Both([choice.cards, place_cards(cx, where, such)])


@means("act.to_some")
def to_some(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    how = count(cx, child(node, 1))
    # 9.7.4.3: what others cannot check need not be found
    unsure = child(node, 0).phrase == "cards.among" and hidden(cx, child(node, 0))
    before = cx.told.last
    chosen = choose(cx, turnable(cx, found, how, child(node, 2)), how, unsure)
    if child(node, 1).phrase == "count.same":
        assert before is not None  # それら was read
        chosen = joined(cx, [before, chosen])  # それら: those and as many of these
    verb(cx, child(node, 2), chosen)


def hidden(cx: Context, node: Node) -> bool:
    """Whether cards of a kind are sought where not everyone can check it."""
    return place(cx, child(node, 0)).hidden()


def turnable(cx: Context, found: Cards, how: Count, what: Node) -> Cards:
    """Where all are turned, or must be: those that can be (1.3.2.1)."""
    if what.phrase in TURNS and (cx.owed or cx.pays or how.all):
        return Where(found, Resting(TURNS[what.phrase]))
    return found


@means("act.to_from")
def to_from(cx: Context, node: Node) -> None:
    """To those cards, if they are in that place."""
    there = InZone(place(cx, child(node, 0)).zone_bits())
    verb(cx, child(node, 2), Where(cards(cx, child(node, 1)), there))


@means("act.pick")
def act_pick(cx: Context, node: Node) -> None:
    pick, what = child(node, 0), child(node, 1)
    cx.charging = cx.charging or charges(cx, what)
    chosen = chosen_from(cx, pick, what)
    cx.charging = False
    if pick.phrase == "pick1.some" and was_put(what, child(pick, 1), place(cx, child(pick, 0))):
        return
    verb(cx, what, chosen)


@means("it.do")
def it_do(cx: Context, node: Node) -> None:
    what = child(node, 0)
    if not triggers(cx, what):
        verb(cx, what, cx.them() if what.phrase == "verb1.swap" else cx.it)


def triggers(cx: Context, what: Node) -> bool:
    """それを発動する, where "it" is abilities that were chosen, no cards: then it is done."""
    if not cx.abilities or what.phrase not in TRIGGERING:
        return False
    verb(cx, what, In(cx.actor, []))
    return True


def left(cx: Context) -> Cards:
    """Those looked at that were not taken out yet, or those told of last."""
    if cx.seen is None:
        return cx.it
    taken: list[Cards] = [Chosen(register) for register in cx.seen_used]
    return Where(cx.seen, Not(Is(Both(taken)))) if taken else cx.seen


@means("it.so_many")
def it_so_many(cx: Context, node: Node) -> None:
    verb(cx, child(node, 1), choose(cx, left(cx), count(cx, child(node, 0))))


@means("it.so_many_of")
def it_so_many_of(cx: Context, node: Node) -> None:
    such = Where(left(cx), filter_(cx, child(node, 0)))
    verb(cx, child(node, 2), choose(cx, such, count(cx, child(node, 1)), unsure=True))


@means("it.such")
def it_such(cx: Context, node: Node) -> None:
    """Such cards of those chosen; where none were to be chosen, of those seen."""
    if child(node, 1).phrase == "verb1.choose":
        widen_kind(cx, child(node, 0))
        return
    source = cx.seen if cx.seen is not None else cx.it
    if cx.seen is not None and cx.seen_used:
        source = Both([Chosen(register) for register in cx.seen_used])
    verb(cx, child(node, 1), Where(source, filter_(cx, child(node, 0))))


@means("act.draw")
def draw(cx: Context, node: Node) -> None:
    how = count(cx, child(node, 0))
    register = cx.register()
    if how.up_to:
        index = cx.number()
        cx.number()
        cx.emit(UpTo("5.9.3", cx.actor, cx.times(how.most), 0, register, index))
        cx.it = cx.keep(register)
    else:
        cx.emit(DrawCards("5.9.1", cx.actor, cx.times(how.most), register))
    cx.drawn = cx.keep(register)


@means("act.draw_to")
def draw_to(cx: Context, node: Node) -> None:
    """Until the hand has so many cards; none, if it has as many."""
    register = cx.register()
    missing = Sum([Fixed(number(node, 0)), Times(CountOf(In(cx.actor, [HAND])), Fixed(-1))])
    cx.emit(DrawCards("5.9.2", cx.actor, missing, register))
    cx.drawn = cx.keep(register)


@means("act.put_to")
def put_to(cx: Context, node: Node) -> None:
    """手札が…枚になるように…置く: as many as the hand has more."""
    to = place(cx, child(node, 1))
    if to.zone_bits() & ~(1 << WAITING | 1 << DECK):
        raise NoMeaning("cards that are too many go to the waiting room or into the deck")
    hand = In(cx.actor, [HAND])
    more = Sum([CountOf(hand), Fixed(-number(node, 0))])
    chosen = choose(cx, hand, Count(more, more))
    put(cx, chosen, to)


@means("act.energy")
def energy(cx: Context, node: Node) -> None:
    cx.emit(Pay("5.14.1", cx.actor, cx.times(Fixed(number(node, 0)))))


@means("act.shuffle")
def shuffle(cx: Context, node: Node) -> None:
    cx.emit(Shuffle("5.8.1.1", cx.actor, DECK))


@means("it.shuffle")
def it_shuffle(cx: Context, node: Node) -> None:
    cx.emit(Shuffle("5.8.1.1", cx.decks(), DECK))


@means("act.recover")
def recover(cx: Context, node: Node) -> None:
    n = Fixed(number(node, 0))
    found = choose(cx, Recoverable(cx.actor), Count(n, n))
    register = cx.register()
    cx.emit(PutCards("5.16.1", cx.actor, found, WAITING, register))
    cx.emit(Recovered(cx.actor, cx.keep(register)))
    cx.put(register, WAITING)


@means("act.split")
def split(cx: Context, node: Node) -> None:
    """Two piles: who acts sets any number of the cards apart."""
    if number(node, 1) != 2:
        raise NoMeaning("only two piles are made")
    found = cards(cx, child(node, 0))
    register = cx.register()
    cx.emit(Choose("9.7.4.2", CHOOSE, register, cx.actor, found, Fixed(0), Fixed(ALL)))
    cx.seen = found
    cx.seen_used = [register]


@means("act.check")
def check(cx: Context, node: Node) -> None:
    register = cx.register()
    cx.won = cx.number()
    cx.checker = cx.actor
    cx.emit(Check("5.25.1", cx.actor, cx.won, register, cx.number()))
    cx.it = cx.checked = cx.keep(register)


@means("act.damage")
def damage(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cx.emit(Hurt("9.13.3", found, cx.times(Fixed(number(node, 1)))))
    cx.modified = found


@means("act.damage_value")
def damage_value(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cx.emit(Hurt("9.13.3", found, cx.times(amount(cx, child(node, 1)))))
    cx.modified = found


@means("it.damage")
def it_damage(cx: Context, node: Node) -> None:
    cx.emit(Hurt("9.13.3", cx.changing(), cx.times(Fixed(number(node, 0)))))


@means("act.heal_to")
def heal_to(cx: Context, node: Node) -> None:
    cx.emit(SetDamage("9.9.1", cards(cx, child(node, 0)), Fixed(number(node, 1))))


@means("act.end_phase")
def end_phase(cx: Context, node: Node) -> None:
    cx.emit(EndPhase("9.9.1"))


@means("act.end_phase_of")
def end_phase_of(cx: Context, node: Node) -> None:
    """That phase of that player; it is not ended before it has begun."""
    now = And([TurnOf(player(cx, child(node, 0))), InPhase(phase(child(node, 1)))])
    skip = cx.only_if(now)
    cx.emit(EndPhase("9.9.1"))
    cx.land(skip)


@means("act.win")
def win(cx: Context, node: Node) -> None:
    cx.emit(WinGame("1.2.5", cx.actor))


@means("act.lose")
def lose(cx: Context, node: Node) -> None:
    cx.emit(LoseGame("1.2.5", cx.actor))


@means("act.choose_icon")
def choose_icon(cx: Context, node: Node) -> None:
    """One of the kinds of ability that are named."""
    if number(node, 1) != 1:
        raise NoMeaning("only one kind of ability is chosen")
    icons = children(node, 0)
    cx.declared = cx.number()
    last = Fixed(len(icons))
    cx.emit(ChooseNumber("9.7.4.2", MODE, cx.declared, cx.actor, Fixed(1), last))
    cx.icons = ChosenIcon(cx.declared, [filter_(cx, icon) for icon in icons])
    cx.icon_names = [icon.phrase for icon in icons]


@means("act.set_mute")
def set_mute(cx: Context, node: Node) -> None:
    """What was just set does not trigger by being set: it no longer waits."""
    cx.emit(Unwait("9.4.2", cx.it, 1 << REBIRTH))


MOST_NUMBERS = 99  # no card has more


@means("act.declare_any")
def declare_any(cx: Context, node: Node) -> None:
    if number(node, 0) != 1:
        raise NoMeaning("one number is declared")
    cx.declared = cx.number()
    lo, hi = Fixed(0), Fixed(MOST_NUMBERS)
    cx.emit(ChooseNumber("1.3.5", DECLARE, cx.declared, cx.actor, lo, hi))


@means("act.tell_values")
def tell_values(cx: Context, node: Node) -> None:
    """そのATKとDEFを宣言する: of a card that need not be seen; of none, nothing is told."""
    found = cx.that()
    for one in children(node, 0):
        which = stat(one)
        cx.emit(Tell("1.3.5", cx.actor, f"tell {STAT_WORDS[which]}", found, NumberOf(found, which)))


@means("act.guess")
def guess(cx: Context, node: Node) -> None:
    """そのコストを当てる: where there is no card, nothing is guessed, rightly or wrongly."""
    found, which = cx.that(), stat(child(node, 0))
    index = cx.number()
    there = Exists(found)
    skip = cx.only_if(there)
    cx.emit(ChooseNumber("1.3.5", DECLARE, index, cx.actor, Fixed(0), Fixed(MOST_NUMBERS)))
    word = f"guess {STAT_WORDS[which]}"
    cx.emit(Tell("1.3.5", cx.actor, word, found, Number(index)))
    cx.land(skip)
    right = Between(NumberOf(found, which), Number(index), Number(index))
    cx.guessed = (And([there, right]), And([there, Unless(right)]))


@means("cond1.hit", "cond1.missed")
def guessed(cx: Context, node: Node) -> Condition:
    if cx.guessed is None:
        raise NoMeaning("nothing was guessed before")
    return cx.guessed[0 if node.phrase == "cond1.hit" else 1]


@means("act.make_draw")
def make_draw(cx: Context, node: Node) -> None:
    """引かせる: the other player draws, be it that who acts lets that player."""
    kept, cx.actor = cx.actor, player(cx, child(node, 0))
    draw(cx, Node("act.draw", (node.args[1],)))
    cx.actor = kept


@means("act.draw_cases")
def draw_cases(cx: Context, node: Node) -> None:
    """Aなら1枚、Bなら2枚引く: of the first that holds."""
    ends: list[Jump] = []
    for case in children(node, 0):
        skip = cx.only_if(cx.truth(condition(cx, child(case, 0))))
        draw(cx, Node("act.draw", (Node("count.n", (case.args[1],)),)))
        ends.append(Jump())
        cx.emit(ends[-1])
        cx.land(skip)
    for end in ends:
        cx.land(end)


part("share.if")


@means("act.declare")
def declare(cx: Context, node: Node) -> None:
    cx.declared = cx.number()
    if number(node, 0) > number(node, 1):
        raise NoMeaning("there is no number to declare")
    lo, hi = Fixed(number(node, 0)), Fixed(number(node, 1))
    cx.emit(ChooseNumber("1.3.5", DECLARE, cx.declared, cx.actor, lo, hi))
