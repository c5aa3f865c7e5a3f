"""What holds: numbers (8.9, 9.5), special effects (8.13), what is allowed (9.1, 9.2)."""

from __future__ import annotations

from kirifuda.games.legend_of_stars import rulings
from kirifuda.games.legend_of_stars.changes import (
    Become,
    BecomePrinted,
    Change,
    GainKeyword,
    GainLead,
    LoseText,
    SetAttribute,
    Trade,
)
from kirifuda.games.legend_of_stars.meaning.acts import affected
from kirifuda.games.legend_of_stars.meaning.cards import (
    ATTRIBUTE,
    group,
    keyword,
    player,
)
from kirifuda.games.legend_of_stars.meaning.context import Context, means, part
from kirifuda.games.legend_of_stars.meaning.sentences import ask_x
from kirifuda.games.legend_of_stars.zones import (
    BACK,
    COST,
    HAND,
    LEFT,
    RIGHT,
    UP,
)
from kirifuda.games.meanings import NoMeaning, child, children, number, words
from kirifuda.games.phrases import amount, one_player, span, span_condition, stat, stats, times
from kirifuda.kernel.effects.relations import Of, Times
from kirifuda.kernel.effects.terms import Cards, Filter, Fixed, Is, This
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.values.lasting import THIS_TURN
from kirifuda.kernel.values.layers import GainTrait, Modifier
from kirifuda.kernel.values.rulings import Ruling
from kirifuda.text import Node


def hold(cx: Context, modifier: Modifier, floating: bool = False) -> None:
    """Something holds: as long as its card is in play, or for a while.

    What a card in play costs matters to nobody who plays it (2.5.1), so that whoever says that this
    card costs less means something else than would be done.
    """
    if cx.standing and isinstance(modifier, (Change, Become)) and modifier.changes(COST):
        if isinstance(modifier.target, This):
            raise NoMeaning("what it costs to play it is told as このカードをプレイするコスト")
    cx.unspent = False
    turns, _until = cx.lasts()
    cx.hold(modifier, "5.6.(2)" if turns == THIS_TURN else "8.1", floating)


# -- numbers -----------------------------------------------------------------------------------


@means("act.change")
def change(cx: Context, node: Node) -> None:
    found = affected(cx, child(node, 0))
    hold(cx, Change(found, stats(cx, children(node, 1)), times(cx, number(node, 2))))


@means("act.change_for")
def change_for(cx: Context, node: Node) -> None:
    found = affected(cx, child(node, 0))
    for_so_long(cx, child(node, 2))
    hold(cx, Change(found, stats(cx, children(node, 1)), times(cx, number(node, 3))))


@means("it.change_for")
def change_it_for(cx: Context, node: Node) -> None:
    for_so_long(cx, child(node, 1))
    hold(cx, Change(cx.it, stats(cx, children(node, 0)), times(cx, number(node, 2))))


def for_so_long(cx: Context, node: Node) -> None:
    """A time that is told within the clause: to the end of the sentence, as before it."""
    if cx.standing:
        cx.when = [*cx.when, span_condition(cx, node)]
    else:
        cx.spans = [*cx.spans, span(cx, node)]


@means("act.change_per")
def change_per(cx: Context, node: Node) -> None:
    found = affected(cx, child(node, 0))
    by = Times(amount(cx, child(node, 2)), Fixed(number(node, 3)))
    hold(cx, Change(found, stats(cx, children(node, 1)), by))


@means("act.changes")
def changes(cx: Context, node: Node) -> None:
    found = affected(cx, child(node, 0))
    for one in children(node, 1):
        hold(cx, Change(found, [stat(cx, child(one, 0))], times(cx, number(one, 1))))


SIGNS = {"sign.plus": 1, "sign.minus": -1}
part("delta.of", *SIGNS)


@means("act.change_x")
def change_x(cx: Context, node: Node) -> None:
    found = affected(cx, child(node, 0))
    by = Times(ask_x(cx), Fixed(SIGNS[child(node, 2).phrase]))
    hold(cx, Change(found, stats(cx, children(node, 1)), by))


@means("act.rather")
def rather(cx: Context, node: Node) -> None:
    """9.1: cards are put elsewhere in place of being destroyed."""
    who, verb = child(node, 0), child(node, 1)
    if verb.phrase not in RATHER:
        raise NoMeaning("in place of being destroyed a card goes elsewhere, or is turned face down")
    found: Cards = This()
    if who.phrase != "subject.this":
        found = group(cx, child(who, 0)).cards(cx)
    hold(cx, Ruling(rulings.RATHER, target=found, amount=Fixed(RATHER[verb.phrase])))


RATHER = {
    "verb1.return": rulings.TO_HAND,
    "verb1.add": rulings.TO_HAND,
    "verb1.top": rulings.TO_TOP,
    "verb1.bottom": rulings.TO_BOTTOM,
    "verb1.charge": rulings.TO_ENERGY,
    "verb1.turn_down": rulings.COVERED_UP,
}


@means("it.change")
def change_it(cx: Context, node: Node) -> None:
    hold(cx, Change(cx.it, stats(cx, children(node, 0)), times(cx, number(node, 1))))


@means("act.becomes")
def becomes(cx: Context, node: Node) -> None:
    """9.5."""
    found = affected(cx, child(node, 0))
    become(cx, found, stats(cx, children(node, 1)), child(node, 2))


#: What is told of the printed number of each card (8.7).
PRINTED = {"value.printed", "value.own_times", "value.own_stat"}
part(*PRINTED - {"value.printed"})


def become(cx: Context, found: Cards, which: list[int], value: Node) -> None:
    if value.phrase in PRINTED:
        if value.phrase == "value.own_stat" and which != [stat(cx, child(value, 0))]:
            raise NoMeaning("what another number is by print it is not told for each card")
        if cx.standing and not isinstance(found, This):
            raise NoMeaning("what is printed is told of its own card only")
        times = 1 if value.phrase == "value.printed" else number(value, len(value.args) - 1)
        hold(cx, BecomePrinted(found, which, times))
        return
    goal = amount(cx, value)
    for attribute in which:
        hold(cx, Become(found, attribute, goal))


@means("it.becomes")
def becomes_it(cx: Context, node: Node) -> None:
    """9.5, of what was chosen."""
    become(cx, cx.it, stats(cx, children(node, 0)), child(node, 1))


@means("act.times", "it.times")
def so_many_times(cx: Context, node: Node) -> None:
    """9.5: of each of them, by what it has then; what holds would go on and on."""
    if cx.standing:
        raise NoMeaning("what holds makes a number so many times what is printed (8.7)")
    found = cx.it if node.phrase == "it.times" else affected(cx, child(node, 0))
    told, n = node.args[-2], number(node, len(node.args) - 1)
    assert isinstance(told, tuple)
    hold(cx, BecomePrinted(found, stats(cx, told), n, False))


@means("act.trade")
def trade(cx: Context, node: Node) -> None:
    hold(cx, Trade(affected(cx, child(node, 0))))


# -- what characters are and can do ------------------------------------------------------------


@means("act.is")
def is_so(cx: Context, node: Node) -> None:
    found = affected(cx, child(node, 0))
    cx.do_to(child(node, 1), found)


@means("act.is_while")
def is_so_while(cx: Context, node: Node) -> None:
    found = affected(cx, child(node, 0))
    for_so_long(cx, child(node, 1))
    cx.do_to(child(node, 2), found)


@means("act.is_if")
def is_so_if(cx: Context, node: Node) -> None:
    """The condition between of whom it is and what is so."""
    told = Node("act.is", (node.args[0], node.args[2]))
    cx.do(Node("pre.if", (node.args[1], told)))


@means("act.gives")
def gives(cx: Context, node: Node) -> None:
    found = affected(cx, child(node, 0))
    for one in children(node, 1):
        hold(cx, GainKeyword(found, *keyword(one)))


@means("it.gives")
def gives_it(cx: Context, node: Node) -> None:
    found = cx.it
    for one in children(node, 0):
        hold(cx, GainKeyword(found, *keyword(one)))


@means("being.gains")
def gains(cx: Context, node: Node, found: Cards) -> None:
    for one in children(node, 0):
        hold(cx, GainKeyword(found, *keyword(one)))


DIRECTIONS = {
    "direction.up": UP,
    "direction.back": BACK,
    "direction.left": LEFT,
    "direction.right": RIGHT,
}
part(*DIRECTIONS)


@means("being.lead")
def lead(cx: Context, node: Node, found: Cards) -> None:
    hold(cx, GainLead(found, DIRECTIONS[child(node, 0).phrase]))


@means("being.loses")
def loses(cx: Context, node: Node, found: Cards) -> None:
    hold(cx, LoseText(found))


@means("being.tribe")
def tribe(cx: Context, node: Node, found: Cards) -> None:
    hold(cx, GainTrait(found, [words(node, 0)]))


@means("being.attribute")
def attribute(cx: Context, node: Node, found: Cards) -> None:
    hold(cx, SetAttribute(found, ATTRIBUTE[child(node, 0).phrase]))


CARDS = {
    "being.no_attack": (rulings.NO_ATTACK,),
    "being.must_attack": (rulings.MUST_ATTACK,),
    "being.no_move": (rulings.NO_LEAD, rulings.NO_MOVE),
    "being.no_display": (rulings.NO_DISPLAY,),
    "being.no_destroy": (rulings.NO_DESTROY,),
    "being.no_down": (rulings.NO_DOWN,),
    "being.no_down_damage": (rulings.NO_DOWN_DAMAGE,),
    "being.unaffected": (rulings.UNAFFECTED,),
    "being.silent": (rulings.NO_USE, rulings.NO_TRIGGER),
    "being.rear_attack": (rulings.BACK_ATTACK,),
    "being.defence_attack": (rulings.DEFENCE_ATTACK,),
    "being.direct_attack": (rulings.DIRECT_ATTACK,),
    "being.fresh_move": (rulings.EARLY_LEAD,),
    "being.fresh_display": (rulings.EARLY_DISPLAY,),
    "being.no_regain": (rulings.NO_REGAIN,),
}


@means(*CARDS)
def ruled(cx: Context, node: Node, found: Cards) -> None:
    """9.2: what is told of cards, whoever would do it."""
    for rule in CARDS[node.phrase]:
        hold(cx, Ruling(rule, target=found))


@means("being.no_down_by", "being.unaffected_by")
def ruled_by(cx: Context, node: Node, found: Cards) -> None:
    rule = rulings.NO_DOWN if node.phrase == "being.no_down_by" else rulings.UNAFFECTED
    hold(cx, Ruling(rule, target=found, filter=group(cx, child(node, 0)).like()))


@means("being.no_destroy_by")
def no_destroy_by(cx: Context, node: Node, found: Cards) -> None:
    by = Of(player(cx, child(node, 0)))
    hold(cx, Ruling(rulings.NO_DESTROY, target=found, filter=by))


@means("being.no_target")
def no_target(cx: Context, node: Node, found: Cards) -> None:
    hold(cx, Ruling(rulings.NO_CHOICE, who=player(cx, child(node, 0)), target=found))


@means("being.battles")
def battles(cx: Context, node: Node, found: Cards) -> None:
    most = Fixed(number(node, 0))
    hold(cx, Ruling(rulings.ATTACKS_UP_TO, target=found, amount=most))


@means("being.moves")
def moves(cx: Context, node: Node, found: Cards) -> None:
    most = Fixed(number(node, 0))
    hold(cx, Ruling(rulings.LEADS_UP_TO, target=found, amount=most))


@means("being.more_attacks", "being.more_moves")
def more(cx: Context, node: Node, found: Cards) -> None:
    attacks = node.phrase == "being.more_attacks"
    rule = rulings.MORE_ATTACKS if attacks else rulings.MORE_LEADS
    hold(cx, Ruling(rule, target=found, amount=Fixed(number(node, 0))))


# -- what players can do -----------------------------------------------------------------------

PLAYERS = {
    "act.no_flash": rulings.NO_FLASH,
    "act.no_recovery": rulings.NO_LIFE,
    "act.no_damage": rulings.NO_DAMAGE,
    "act.no_draw": rulings.NO_DRAW,
    "act.no_down_damage": rulings.NO_DOWN_DAMAGE,
}


@means(*PLAYERS)
def bound(cx: Context, node: Node) -> None:
    """9.2: what is told of a player."""
    hold(cx, Ruling(PLAYERS[node.phrase], who=cx.actor))


@means("act.no_damage_of")
def no_damage_of(cx: Context, node: Node) -> None:
    hold(cx, Ruling(rulings.NO_DAMAGE, who=player(cx, child(node, 0))))


@means("act.shield")
def shield(cx: Context, node: Node) -> None:
    """8.11: the next damage is none, and the effect is used up by that."""
    if cx.standing:
        raise NoMeaning("what holds is not used up")
    hold(cx, Ruling(rulings.SHIELD, who=one_player(cx, child(node, 0))))


@means("act.hand_size")
def hand_size(cx: Context, node: Node) -> None:
    who = player(cx, child(node, 0))
    hold(cx, Ruling(rulings.HAND_BECOMES, who=who, amount=Fixed(number(node, 1))))


@means("act.no_play", "act.play_front")
def plays(cx: Context, node: Node) -> None:
    rule = rulings.NO_PLAY if node.phrase == "act.no_play" else rulings.PLAY_FRONT
    who, which = played(cx, child(node, 0))
    hold(cx, Ruling(rule, who=who, filter=which))


def played(cx: Context, node: Node, of_hand: bool = False) -> tuple[Who, Filter]:
    """8.3: cards that are played from the hand, and by whom; `of_hand`: that they are there must
    be told, as what lies in play has a cost as well."""
    told = group(cx, node)
    if told.zones not in ((1 << HAND,) if of_hand else (0, 1 << HAND)):
        raise NoMeaning("cards are played from the hand (8.3)")
    return told.whose or cx.actor, told.like()


@means("act.play_cost", "act.cost_less", "act.hand_cost_less")
def play_cost(cx: Context, node: Node) -> None:
    who, which = played(cx, child(node, 0), node.phrase == "act.hand_cost_less")
    by = number(node, 1) if node.phrase == "act.play_cost" else -number(node, 1)
    cheaper(cx, who, which, by)


@means("act.own_cost")
def own_cost(cx: Context, node: Node) -> None:
    own(cx, number(node, 0))


@means("act.own_cost_less")
def own_cost_less(cx: Context, node: Node) -> None:
    own(cx, -number(node, 0))


@means("act.own_cost_per")
def own_cost_per(cx: Context, node: Node) -> None:
    cx.per = [*cx.per, amount(cx, child(node, 0))]
    own(cx, -number(node, 1))


def own(cx: Context, by: int) -> None:
    """The card's own cost, told in the hand."""
    if not cx.standing:
        raise NoMeaning("a card that is played has been paid for")
    cx.ability.zones = 1 << HAND
    cheaper(cx, cx.actor, Is(This()), by)


def cheaper(cx: Context, who: Who, such: Filter, by: int) -> None:
    """2.5.1: playing such cards costs so much more or less."""
    hold(cx, Ruling(rulings.COST_CHANGE, who=who, filter=such, amount=times(cx, by)))


AMOUNTS = {
    "act.damage_change": rulings.DAMAGE_CHANGE,
    "act.hand_limit": rulings.HAND_LIMIT,
    "act.more_energy": rulings.MORE_ENERGY,
    "act.energy_limit": rulings.ENERGY_UP_TO,
}


@means(*AMOUNTS)
def by_so_much(cx: Context, node: Node) -> None:
    hold(cx, Ruling(AMOUNTS[node.phrase], who=cx.actor, amount=Fixed(number(node, 0))))
