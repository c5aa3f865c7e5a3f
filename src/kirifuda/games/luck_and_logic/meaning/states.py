"""What holds: numbers, abilities, words (9.9.1), and what is allowed (1.3.1, 1.3.3)."""

from __future__ import annotations

from kirifuda.games.drafts import Span
from kirifuda.games.luck_and_logic import rulings
from kirifuda.games.luck_and_logic.changes import Becomes, GainKinds, Multiplied
from kirifuda.games.luck_and_logic.events import STAND
from kirifuda.games.luck_and_logic.faces import AuraAsHeart
from kirifuda.games.luck_and_logic.limits import LimitIs
from kirifuda.games.luck_and_logic.meaning.acts import barred, pick
from kirifuda.games.luck_and_logic.meaning.cards import (
    COLORS,
    WORLDS,
    endowed,
    group,
    player,
    x_of,
    zone_bits,
)
from kirifuda.games.luck_and_logic.meaning.conditions import next_turn
from kirifuda.games.luck_and_logic.meaning.context import Context, meaning, means, part
from kirifuda.games.luck_and_logic.table import HIDDEN_FROM_OPPONENTS
from kirifuda.games.luck_and_logic.terms import InPhase
from kirifuda.games.luck_and_logic.zones import (
    DECK,
    DROP,
    HAND,
    INTERCEPT,
    LOGIC_DRIVE,
    MEMBER,
    NAME,
    PURGE,
    REFRESH,
    TRANS_CHANGE,
)
from kirifuda.games.meanings import NoMeaning, child, children, number, words
from kirifuda.games.phrases import amount, cards, count, span, span_condition, stat, stats, times
from kirifuda.kernel.effects.relations import Times
from kirifuda.kernel.effects.terms import Amount, Cards, EventCard, Fixed, In, This
from kirifuda.kernel.effects.who import EachPlayer, Opponent, You
from kirifuda.kernel.position.cards import ACTIVATED, AUTO, CONTINUOUS
from kirifuda.kernel.values.lasting import THIS_TURN
from kirifuda.kernel.values.layers import (
    AddNumbers,
    GainTrait,
    GrantAbility,
    LoseAbilities,
    Mark,
    Modifier,
)
from kirifuda.kernel.values.rulings import Ruling
from kirifuda.text import Node

ALL_ABILITIES = -1


def hold(cx: Context, modifier: Modifier, floating: bool = False) -> None:
    """Something holds: as long as its ability is valid, or for a while."""
    turns, until = cx.lasts()
    clause = "9.2.2.2"
    if turns == THIS_TURN:
        clause = "8.6.6" if until else "7.7.7"
    cx.hold(modifier, clause, floating)


# -- numbers (9.9.1.5) -------------------------------------------------------------------------


@means("act.change", "act.change_such")
def change(cx: Context, node: Node) -> None:
    by = children(node, 1)
    cx.act_on(endowed(cx, child(node, 0)), lambda found: alter(cx, found, by))


@means("it.change")
def change_it(cx: Context, node: Node) -> None:
    alter(cx, cx.it, children(node, 0))


@means("being.change")
def gets(cx: Context, node: Node, found: Cards) -> None:
    alter(cx, found, children(node, 0))


@means("act.changed", "act.changed_while")
def changed(cx: Context, node: Node) -> None:
    """One number, told as what it becomes by itself."""
    which = stat(cx, child(node, 1))
    by = times(cx, number(node, len(node.args) - 1))
    kept = list(cx.spans), list(cx.when)
    if node.phrase == "act.changed_while":
        limited(cx, child(node, 2))
    found = endowed(cx, child(node, 0))
    cx.act_on(found, lambda cards: hold(cx, AddNumbers(cards, [which], [by])))
    cx.spans, cx.when = kept


@means("act.change_some")
def change_some(cx: Context, node: Node) -> None:
    """Who acts chooses whose numbers change (9.6.3)."""
    found = pick(cx, group(cx, child(node, 0)), count(cx, child(node, 1)), barred(cx))
    alter(cx, found, children(node, 2))


@means("act.change_per")
def change_per(cx: Context, node: Node) -> None:
    """12.5.1: so much for each."""
    found, which = endowed(cx, child(node, 0)), stat(cx, child(node, 1))
    kept, cx.per = cx.per, [*cx.per, amount(cx, child(node, 2))]
    hold(cx, AddNumbers(found, [which], [times(cx, number(node, 3))]))
    cx.per = kept


part("gain.by", "gain.plus_x", "gain.minus_x")


def alter(cx: Context, found: Cards, changes: tuple[Node, ...]) -> None:
    """Numbers of cards become so much more or less."""
    which: list[int] = []
    amounts: list[Amount] = []
    for one in changes:
        told = stats(cx, children(one, 0)) if one.phrase == "gain.by" else []
        by = times(cx, number(one, 1)) if one.phrase == "gain.by" else x_of(cx)
        if one.phrase != "gain.by":
            told = [stat(cx, child(one, 0))]
        if one.phrase == "gain.minus_x":
            by = Times(by, Fixed(-1))
        which.extend(told)
        amounts.extend([by] * len(told))
    hold(cx, AddNumbers(found, which, amounts))


@means("act.times", "act.times_while")
def multiply(cx: Context, node: Node) -> None:
    """So many times as much, of each of them."""
    found, which = endowed(cx, child(node, 0)), stat(cx, child(node, 1))
    by = number(node, len(node.args) - 1)
    kept = list(cx.spans), list(cx.when)
    if node.phrase == "act.times_while":
        limited(cx, child(node, 2))
    cx.act_on(found, lambda cards: hold(cx, Multiplied(cards, which, by)))
    cx.spans, cx.when = kept


def limited(cx: Context, node: Node) -> None:
    """What is told from here on holds for that time."""
    if cx.standing:
        cx.when = [*cx.when, span_condition(cx, node)]
    else:
        cx.spans = [*cx.spans, span(cx, node)]


@means("act.becomes")
def becomes(cx: Context, node: Node) -> None:
    which, goal = stat(cx, child(node, 1)), amount(cx, child(node, 2))
    cx.act_on(endowed(cx, child(node, 0)), lambda found: hold(cx, Becomes(found, which, goal)))


@means("being.heart")
def heart(cx: Context, node: Node, found: Cards) -> None:
    hold(cx, AuraAsHeart(found))


# -- abilities (9.9.1.3) -----------------------------------------------------------------------


def grant(cx: Context, found: Cards, node: Node) -> None:
    """5.30.1."""
    place = meaning(node)(cx.card, node, MEMBER, False)
    assert isinstance(place, int)
    hold(cx, GrantAbility(found, place))


@means("act.gives")
def gives(cx: Context, node: Node) -> None:
    what = child(node, 1)
    cx.act_on(endowed(cx, child(node, 0)), lambda found: grant(cx, found, what))


@means("act.gives_some", "act.gives_while")
def gives_some(cx: Context, node: Node) -> None:
    """Who acts chooses to which cards it is given (9.6.3)."""
    found = pick(cx, group(cx, child(node, 0)), count(cx, child(node, 1)), barred(cx))
    kept = list(cx.spans), list(cx.when)
    if node.phrase == "act.gives_while":
        limited(cx, child(node, 2))
    grant(cx, found, child(node, len(node.args) - 1))
    cx.spans, cx.when = kept


@means("it.gives")
def gives_it(cx: Context, node: Node) -> None:
    grant(cx, cx.it, child(node, 0))


@means("being.gains")
def gains(cx: Context, node: Node, found: Cards) -> None:
    grant(cx, found, child(node, 0))


@means("being.loses", "being.mute")
def loses(cx: Context, node: Node, found: Cards) -> None:
    """5.31, 9.3.3: no ability of it applies, triggers or can be played."""
    hold(cx, LoseAbilities(found, ALL_ABILITIES))


ICONS = {
    "icon.auto": 1 << AUTO,
    "icon.act": 1 << ACTIVATED | 1 << LOGIC_DRIVE,  # 11.4.1
    "icon.always": 1 << CONTINUOUS | 1 << TRANS_CHANGE,  # 11.5.1
}
part(*ICONS)


@means("being.loses_kind")
def loses_kind(cx: Context, node: Node, found: Cards) -> None:
    """5.31.1.1."""
    hold(cx, LoseAbilities(found, ICONS[child(node, 0).phrase]))


@means("being.no_use")
def no_use(cx: Context, node: Node, found: Cards) -> None:
    """12.3."""
    icon = child(node, 0).phrase
    if icon == "icon.always":
        raise NoMeaning("a continuous ability is not used")
    rules = [rulings.NO_AUTO]
    if icon == "icon.act":
        rules = [rulings.NO_ACTIVATED, rulings.NO_DRIVE]
    for rule in rules:
        hold(cx, Ruling(rule, target=found))


# -- words (9.9.1.4) ---------------------------------------------------------------------------

#: What cards have from then on.
GIVEN = (
    *("being.gains", "being.world", "being.color", "being.trait", "being.name", "being.intercept"),
    *("being.heart", "being.change"),
)


@means("act.is", "act.are", "act.is_while", "act.are_while")
def is_so(cx: Context, node: Node) -> None:
    what = child(node, len(node.args) - 1)
    told = child(node, 0)
    kept = list(cx.spans), list(cx.when)
    if len(node.args) == 3:
        limited(cx, child(node, 1))
    if what.phrase in GIVEN:
        found = endowed(cx, told)
    elif told.category == "group":
        found = group(cx, told).cards(cx)
    else:
        found = cards(cx, told)
    cx.do_to(what, found)
    cx.spans, cx.when = kept


@means("being.world")
def world(cx: Context, node: Node, found: Cards) -> None:
    hold(cx, GainKinds(found, WORLDS[child(node, 0).phrase]))


@means("being.color")
def color(cx: Context, node: Node, found: Cards) -> None:
    hold(cx, GainKinds(found, COLORS[child(node, 0).phrase]))


@means("being.intercept")
def intercept(cx: Context, node: Node, found: Cards) -> None:
    hold(cx, GainKinds(found, INTERCEPT))


@means("being.trait")
def trait(cx: Context, node: Node, found: Cards) -> None:
    hold(cx, GainTrait(found, [words(node, 0)]))


@means("being.name")
def name(cx: Context, node: Node, found: Cards) -> None:
    hold(cx, GainTrait(found, [NAME + words(node, 0)]))


@means("being.unchosen")
def unchosen(cx: Context, node: Node, found: Cards) -> None:
    if not isinstance(player(cx, child(node, 0)), Opponent):
        raise NoMeaning("only what opponents cannot choose is told so")
    hold(cx, Mark(found, HIDDEN_FROM_OPPONENTS))


# -- what is allowed ---------------------------------------------------------------------------

CARDS = {
    "being.no_attack": rulings.NO_ATTACK,
    "being.not_attacked": rulings.NOT_ATTACKED,
    "being.rear_attack": rulings.ATTACK_BACK,
    "being.no_intercept": rulings.NO_INTERCEPT,
    "being.no_move": rulings.NO_SHIFT,
    "being.no_stand": rulings.NO_STANDING,
    "being.survives": rulings.NO_LOSS,
    "being.no_break": rulings.NO_BREAK,
}


@means(*CARDS)
def ruled(cx: Context, node: Node, found: Cards) -> None:
    """What is told of cards, whoever would do it."""
    hold(cx, Ruling(CARDS[node.phrase], target=found))


@means("being.no_stand_next")
def no_stand_next(cx: Context, node: Node, found: Cards) -> None:
    """7.2.4: not in that phase of the next such turn; effects can stand it all the same."""
    if cx.standing:
        raise NoMeaning("what holds has no next turn")
    kept = list(cx.spans)
    cx.spans = [Span(next_turn(cx, child(node, 0)), 0, InPhase(STAND))]
    hold(cx, Ruling(rulings.NO_STANDING, target=found))
    cx.spans = kept


@means("being.stays")
def stays(cx: Context, node: Node, found: Cards) -> None:
    if not isinstance(player(cx, child(node, 0)), Opponent):
        raise NoMeaning("only what opponents cannot do is told so")
    hold(cx, Ruling(rulings.NO_MOVE, target=found))


PLAYERS = {
    "act.no_define": rulings.NO_DEFINING,
    "act.no_level_boost": rulings.NO_BOOST,
    "act.no_luck_drive": rulings.NO_LUCK,
    "act.no_intercept": rulings.NO_INTERCEPT,
    "act.no_attack": rulings.NO_ATTACK,
    "act.no_draw": rulings.NO_DRAW,
    "act.no_unite": rulings.NO_UNION,
    "act.no_defeat": rulings.LOSES_NOT,
}


@means(*PLAYERS)
def bound(cx: Context, node: Node) -> None:
    """What is told of a player."""
    hold(cx, Ruling(PLAYERS[node.phrase], who=cx.actor))


@means("act.no_sortie")
def no_sortie(cx: Context, node: Node) -> None:
    hold(cx, Ruling(rulings.NO_SORTIE, who=cx.actor, filter=group(cx, child(node, 0)).sortied()))


@means("act.must_attack")
def must_attack(cx: Context, node: Node) -> None:
    """8.2.6.2."""
    target = cards(cx, child(node, 0))
    hold(cx, Ruling(rulings.MUST_ATTACK, who=cx.actor, target=target))


@means("act.must_name")
def must_name(cx: Context, node: Node) -> None:
    """8.2.6.2."""
    who, target = player(cx, child(node, 0)), cards(cx, child(node, 1))
    hold(cx, Ruling(rulings.MUST_ATTACK, who=who, target=target))


@means("act.remains")
def remains(cx: Context, node: Node) -> None:
    """9.2.2.3.2, 9.10.1.1: what was replaced has not happened, so it is where it was."""
    if not cx.spares or not isinstance(cards(cx, child(node, 0)), This | EventCard):
        raise NoMeaning("nothing was told of that would have left")


LIMITS = {
    "limit.attack": rulings.MORE_ATTACKS,
    "limit.hand": rulings.MORE_HAND,
    "limit.level": rulings.MORE_LEVELS,
    "limit.unite": rulings.MORE_UNIONS,
    "limit.change": rulings.MORE_CHANGES,
}
part(*LIMITS)


@means("act.limit")
def limit(cx: Context, node: Node) -> None:
    who = player(cx, child(node, 0))
    rule = LIMITS[child(node, 1).phrase]
    hold(cx, Ruling(rule, who=who, amount=times(cx, number(node, 2))))


@means("act.limit_mine")
def limit_mine(cx: Context, node: Node) -> None:
    """3.2.1.3.1: of who acts."""
    rule = LIMITS[child(node, 0).phrase]
    hold(cx, Ruling(rule, who=cx.actor, amount=times(cx, number(node, 1))))


@means("act.limit_is")
def limit_is(cx: Context, node: Node) -> None:
    who = player(cx, child(node, 0))
    rule = LIMITS[child(node, 1).phrase]
    hold(cx, LimitIs(rule, who, Fixed(number(node, 2))))


#: Zones from which cards are played, so that it matters what they cost.
PLAYED_FROM = [HAND, DECK, DROP, PURGE]


@means("act.cost")
def cost(cx: Context, node: Node) -> None:
    """9.6.2.3.1: whose cards they are tells who pays; untold, who acts does."""
    told = group(cx, child(node, 0))
    who = cx.actor
    if told.whose is not None:
        who = told.whose
        if isinstance(cx.actor, Opponent) and isinstance(who, You):
            raise NoMeaning("who pays for a member sorties own cards")
    target = In(EachPlayer(), PLAYED_FROM, told.sortied())
    amount = times(cx, number(node, 1))
    hold(cx, Ruling(rulings.COST_CHANGE, who=who, target=target, amount=amount), True)


@means("act.own_cost")
def own_cost(cx: Context, node: Node) -> None:
    if not cx.standing:
        raise NoMeaning("a card that is played has been paid for")
    cx.ability.zones = 1 << HAND | 1 << DECK | 1 << DROP
    hold(cx, Ruling(rulings.COST_CHANGE, target=This(), amount=times(cx, number(node, 0))))


@means("act.define_from")
def define_from(cx: Context, node: Node) -> None:
    """5.16.1.2."""
    zones = zone_bits(child(node, 0))
    if zones & (1 << DECK | 1 << REFRESH):
        raise NoMeaning("nobody sees which of these cards it would be")
    hold(cx, Ruling(rulings.DEFINE_FROM, who=cx.actor, zones=zones))


@means("act.unite_from")
def unite_from(cx: Context, node: Node) -> None:
    """5.13.1.2.4."""
    such = group(cx, child(node, 1)).like()
    zones = zone_bits(child(node, 0))
    hold(cx, Ruling(rulings.UNITE_FROM, who=cx.actor, filter=such, zones=zones))


@means("act.unite_free")
def unite_free(cx: Context, node: Node) -> None:
    """5.13.1.5."""
    such = group(cx, child(node, 0)).like()
    hold(cx, Ruling(rulings.UNITE_ANYWAY, who=cx.actor, filter=such))
