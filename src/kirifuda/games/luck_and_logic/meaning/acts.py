"""What players do: choose (9.6.3), draw, look, pay, boost, unite, define, win (chapter 5)."""

from __future__ import annotations

from kirifuda.games.luck_and_logic.actions import (
    Boost,
    Close,
    Define,
    DefineThese,
    Draw,
    Forge,
    LevelBoost,
    Lose,
    LuckDrive,
    Mill,
    MixStock,
    Open,
    Pay,
    PlayDrive,
    Refresh,
    Reshuffle,
    Unite,
    UnitePair,
    Win,
)
from kirifuda.games.luck_and_logic.instructions import NeedSome, Send
from kirifuda.games.luck_and_logic.meaning.cards import Group, group, out_of, whose
from kirifuda.games.luck_and_logic.meaning.context import Context, means, part
from kirifuda.games.luck_and_logic.meaning.moves import GOING, STAYING, act, goal
from kirifuda.games.luck_and_logic.picks import CHOOSE, DRAW_ON, LOOK_ON
from kirifuda.games.luck_and_logic.terms import FirstFew, Supposed
from kirifuda.games.luck_and_logic.zones import DECK, HAND, STOCK
from kirifuda.games.meanings import NoMeaning, child, children, number
from kirifuda.games.phrases import cards, count, times
from kirifuda.kernel.effects.choosing import Choose, Collect, Gather, May, Require
from kirifuda.kernel.effects.conditions import Between, Kept
from kirifuda.kernel.effects.instructions import Show, Shuffle, Top
from kirifuda.kernel.effects.lots import ChooseAtRandom
from kirifuda.kernel.effects.terms import Amount, Cards, CountOf, Fixed, In, Is, Not, Sum, Where
from kirifuda.kernel.effects.who import You
from kirifuda.kernel.position.cards import AUTO
from kirifuda.text import Node

# -- choosing (9.6.3) --------------------------------------------------------------------------


def pick(cx: Context, told: Group, bounds: tuple[Amount, Amount], without: Cards | None) -> Cards:
    """Who acts chooses cards; they are "it" from then on."""
    found = told.cards(cx)
    unsure = told.unsure() and not pays_at_will(cx, told)
    if unsure and isinstance(found, In):
        found = Supposed(found, cx.actor)
    if without is not None:
        found = Where(found, Not(Is(without)))
    register = cx.register()
    if told.from_top and not cx.stays:
        # 4.8.1.2: nobody chooses; the topmost ones are meant
        act(cx, Require(Between(CountOf(found), bounds[0], None)))
        cx.emit(Collect("4.8.1.2", register, FirstFew(found, bounds[1])))
    else:
        if told.souls is None and told.places() >> DECK & 1:
            act(cx, Show("5.23.1", In(told.whose or cx.actor, [DECK]), cx.actor))
        act(cx, Choose("9.6.3", CHOOSE, register, cx.actor, found, *bounds, unsure))
        if unsure:
            # what was chosen unseen and turns out to be something else stays where it is
            cx.emit(Collect("9.6.3.1.4", register, Where(cx.keep(register), told.like())))
    cx.prior = cx.told
    cx.it = chosen = cx.keep(register)
    cx.told_as = [*cx.told_as, (chosen, told.chosen_as())]
    if cx.taken >= 0:
        cx.emit(Gather(cx.taken, chosen))
    return chosen


def pays_at_will(cx: Context, told: Group) -> bool:
    """5.22.3: whether cards of one's own hand pay for what is played at will, so that nobody else
    is told anything if it cannot be played for want of them."""
    mine = told.whose is None or isinstance(told.whose, You)
    return cx.pays and cx.ability.kind != AUTO and mine and told.places() == 1 << HAND


def barred(cx: Context) -> Cards | None:
    """12.5.3: what was chosen already in this につき."""
    return cx.keep(cx.taken) if cx.taken >= 0 else None


@means("act.choose")
def choose(cx: Context, node: Node) -> None:
    chosen(cx, node)
    cx.leave_open()


@means("act.choose_from", "act.pick_from")
def choose_from(cx: Context, node: Node) -> None:
    chosen(cx, node)
    cx.leave_open()


def chosen(cx: Context, node: Node) -> Cards:
    """The cards that are chosen in an act.choose, act.some or one of their like."""
    told, how_many = described(cx, node)
    return pick(cx, told, count(cx, how_many), barred(cx))


def described(cx: Context, node: Node) -> tuple[Group, Node]:
    """Among which cards, and how many of them, something of this kind chooses."""
    if node.phrase in ("act.choose_from", "act.some_from"):
        return out_of(cx, child(node, 0), child(node, 1)), child(node, 2)
    if node.phrase in ("act.pick_from", "act.take_from"):
        return out_of(cx, child(node, 0)), child(node, 1)
    return group(cx, child(node, 0)), child(node, 1)


#: What lets cards be chosen, and ends with what is done to them.
SOME = ("act.some", "act.some_from", "act.take_from")


@means(*SOME)
def some(cx: Context, node: Node) -> None:
    what = child(node, len(node.args) - 1)
    cx.stays = what.phrase in STAYING
    found = chosen(cx, node)
    cx.stays = False
    cx.do_to(what, found)


@means("act.choose_random", "act.some_random")
def by_chance(cx: Context, node: Node) -> None:
    """Chance chooses: nobody looks at the cards, so nothing can be asked of hidden ones."""
    told = group(cx, child(node, 0))
    if told.unsure():
        raise NoMeaning("chance does not look at cards that nobody sees")
    register = cx.register()
    bounds = count(cx, child(node, 1))
    act(cx, ChooseAtRandom("9.6.3", register, told.cards(cx), *bounds))
    cx.prior = cx.told
    cx.it = found = cx.keep(register)
    if node.phrase == "act.choose_random":
        cx.leave_open()
    else:
        cx.do_to(child(node, 2), found)


@means("act.such")
def to_such(cx: Context, node: Node) -> None:
    """All of them: without a word of choosing nothing is chosen (9.6.3)."""
    what = child(node, 1)
    cx.act_on(group(cx, child(node, 0)).cards(cx), lambda found: cx.do_to(what, found))


@means("act.choose_two")
def choose_two(cx: Context, node: Node) -> None:
    """9.6.3.1.5: the first ones first; the second ones must be others."""
    one, other = Fixed(number(node, 1)), Fixed(number(node, 3))
    both = cx.register()
    cx.emit(Collect("9.6.3.1.5", both, In(cx.actor, [])))
    first = pick(cx, group(cx, child(node, 0)), (one, one), barred(cx))
    cx.emit(Gather(both, first))
    second = pick(cx, group(cx, child(node, 2)), (other, other), first)
    cx.emit(Gather(both, second))
    cx.it = cx.keep(both)
    cx.leave_open()


@means("act.choose_seen", "act.pick_seen")
def choose_seen(cx: Context, node: Node) -> None:
    of_seen(cx, node)
    cx.leave_open()


@means("act.some_seen", "act.take_seen")
def some_seen(cx: Context, node: Node) -> None:
    found = of_seen(cx, node)
    cx.do_to(child(node, len(node.args) - 1), found)


def of_seen(cx: Context, node: Node) -> Cards:
    """Cards that are chosen among those that were looked at or revealed."""
    if cx.seen is None:
        raise NoMeaning("nothing was looked at")
    register = cx.register()
    found, asks, at = cx.seen, False, 0
    if node.phrase in ("act.choose_seen", "act.some_seen"):
        told = group(cx, child(node, 0))
        found, asks, at = Where(cx.seen, told.like()), told.asks, 1
    bounds = count(cx, child(node, at))
    act(cx, Choose("9.6.3", CHOOSE, register, cx.actor, found, *bounds, asks))
    cx.it = chosen = cx.keep(register)
    cx.rest = Where(cx.seen, Not(Is(chosen)))
    return chosen


# -- the deck ----------------------------------------------------------------------------------


@means("act.draw")
def draw(cx: Context, node: Node) -> None:
    how = child(node, 0)
    if how.phrase == "count.n":
        act(cx, Draw("5.6.2", cx.actor, times(cx, number(how, 0))))
    elif how.phrase == "count.x":
        act(cx, Draw("5.6.2", cx.actor, count(cx, how)[1]))
    elif how.phrase == "count.up_to":
        if cx.standing:
            raise NoMeaning("this would have to be done, not to hold")
        index = cx.number()
        loop = cx.often(Fixed(number(how, 0)))
        cx.emit(May("5.6.3.1", DRAW_ON, index, cx.actor, False))
        end = cx.only_if(Kept(index))
        cx.emit(Draw("5.6.3.2", cx.actor, Fixed(1)))
        cx.round(loop)  # 5.6.3, 5.6.3.3
        cx.land(end)
    else:
        raise NoMeaning("it is not told how many cards are drawn")


@means("act.draw_same")
def draw_same(cx: Context, node: Node) -> None:
    """As many as what was told of last: how many that were is known by then."""
    act(cx, Draw("5.6.2", cx.actor, CountOf(cx.it)))


def seen(cx: Context, found: Cards) -> None:
    cx.seen = cx.rest = cx.it = found
    cx.checked = False


part("pile.deck", "pile.deck_one", "pile.stock")


@means("act.top")
def top(cx: Context, node: Node) -> None:
    """4.1.4.2: what is done to the topmost cards of a deck or a stock.

    Looked at or revealed they stay there (5.7.1, 5.19.4). Out of a deck they go one at a time, and
    it is reshuffled on the way (4.5.2, 4.5.2.1).
    """
    pile, what = child(node, 0), child(node, 1)
    if pile.phrase != "pile.stock" and what.phrase in GOING:
        kind, clause, where, down = goal(what)
        who = whose(cx, children(pile, 0)) or cx.actor
        many = 1 if pile.phrase == "pile.deck_one" else number(pile, 1)
        register = cx.register()
        go = Mill(clause, who, times(cx, many), register)
        go.kind, go.where, go.down = kind, where, down
        act(cx, go)
        seen(cx, cx.keep(register))
        return
    found = piled(cx, pile)
    if what.phrase == "verb1.look":
        cx.emit(Show("5.7.1", found, cx.actor))
        seen(cx, found)
    else:
        cx.act_on(found, lambda cards: cx.do_to(what, cards))
        if what.phrase == "verb1.reveal":
            cx.seen = cx.rest = found
            cx.checked = True


def piled(cx: Context, pile: Node) -> Cards:
    """The topmost cards of a deck or a stock, as they are now."""
    who = whose(cx, children(pile, 0)) or cx.actor
    many = Fixed(1 if pile.phrase == "pile.deck_one" else number(pile, 1))
    register = cx.register()
    if pile.phrase == "pile.stock":
        act(cx, Collect("4.8.1.2", register, FirstFew(In(who, [STOCK]), many)))
    else:
        act(cx, Collect("5.7.1", register, Top(who, DECK, many)))
    return cx.keep(register)


@means("act.look_up_to")
def look_up_to(cx: Context, node: Node) -> None:
    """5.7.2.4: one more after the other, until who looks stops."""
    register = cx.register()
    who = whose(cx, children(node, 0)) or cx.actor
    act(cx, Collect("5.7.2", register, Top(who, DECK, Fixed(0))))
    looked = cx.keep(register)
    index = cx.number()
    loop = cx.often(Fixed(number(node, 1)))
    cx.emit(May("5.7.2.2", LOOK_ON, index, cx.actor, False))
    end = cx.only_if(Kept(index))
    one_more = Sum([CountOf(looked), Fixed(1)])
    # 5.7.2, 5.7.2.1
    cx.emit(Collect("5.7.2.3", register, Top(who, DECK, one_more)))
    cx.emit(Show("5.7.2.3", looked, cx.actor))
    cx.round(loop)
    cx.land(end)
    seen(cx, looked)


@means("act.shuffle")
def shuffle(cx: Context, node: Node) -> None:
    for step in cx.body[-2:]:
        if isinstance(step, Send) and step.kind == DECK:
            step.ordered = False  # the order in which they were put means nothing
    act(cx, Shuffle("5.5.1", whose(cx, children(node, 0)) or cx.actor, DECK))


# -- stock, levels, luck -----------------------------------------------------------------------


@means("act.boost")
def boost(cx: Context, node: Node) -> None:
    act(cx, Boost("5.27.1", cx.actor, times(cx, number(node, 0))))


@means("act.open")
def open_stock(cx: Context, node: Node) -> None:
    act(cx, Open("5.28.1", cx.actor, times(cx, number(node, 0))))


@means("act.close")
def close_stock(cx: Context, node: Node) -> None:
    act(cx, Close("5.29.1", cx.actor, times(cx, number(node, 0))))


@means("act.pay", "do.pay")
def pay(cx: Context, node: Node) -> None:
    act(cx, Pay("5.22.5.1", cx.actor, times(cx, number(node, 0))))


@means("act.shuffle_stock")
def shuffle_stock(cx: Context, node: Node) -> None:
    act(cx, MixStock("4.8.1.1.2", whose(cx, children(node, 0)) or cx.actor))


@means("act.level_boost")
def level_boost(cx: Context, node: Node) -> None:
    act(cx, LevelBoost("5.15.1", cx.actor, cx.number()))


@means("act.luck_drive")
def luck_drive(cx: Context, node: Node) -> None:
    act(cx, LuckDrive("5.18.1", cx.actor))


@means("act.refresh")
def refresh(cx: Context, node: Node) -> None:
    act(cx, Refresh("5.21.1", whose(cx, children(node, 0)) or cx.actor))


@means("act.reshuffle")
def reshuffle(cx: Context, node: Node) -> None:
    act(cx, Reshuffle("5.20.1", cx.actor))


# -- alchemy, logic, unions, the end -----------------------------------------------------------


@means("act.forge")
def forge(cx: Context, node: Node) -> None:
    register = cx.register()
    act(cx, Forge("5.33.1", cx.actor, number(node, 0), register))
    cx.forged = cx.keep(register)


@means("act.define")
def define(cx: Context, node: Node) -> None:
    how = child(node, 0)
    if how.phrase != "count.n":
        raise NoMeaning("it is not told how many cards are defined")
    if number(how, 0) == 1:
        act(cx, Define("5.16.1", cx.actor, cx.register()))
        return
    if cx.standing:
        raise NoMeaning("this would have to be done, not to hold")
    loop = cx.often(Fixed(number(how, 0)))
    cx.emit(Define("5.16.1", cx.actor, cx.register()))
    cx.round(loop)


@means("act.define_once")
def define_once(cx: Context, node: Node) -> None:
    """5.16.1, 5.16.1.1: one card, from where who acts can define logic."""
    act(cx, Define("5.16.1", cx.actor, cx.register()))


@means("act.drive")
def drive(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    act(cx, PlayDrive("11.4.2.1", cx.actor, found, cx.register()))


@means("act.unite")
def unite(cx: Context, node: Node) -> None:
    register = cx.register()
    act(cx, Unite("5.13.1", cx.actor, register))
    cx.it = cx.keep(register)


@means("act.unite_two")
def unite_two(cx: Context, node: Node) -> None:
    """5.13.1.1: which two is chosen, as with any two (9.6.3.1.5)."""
    if (number(node, 1), number(node, 3)) != (1, 1):
        raise NoMeaning("two cards unite, one of each")
    one = Fixed(1)
    first = pick(cx, group(cx, child(node, 0)), (one, one), barred(cx))
    second = pick(cx, group(cx, child(node, 2)), (one, one), first)
    register = cx.register()
    cx.emit(UnitePair("5.13.1", cx.actor, first, second, register))
    cx.tell(cx.keep(register))


@means("act.define_top")
def define_top(cx: Context, node: Node) -> None:
    """5.16.1: from the top of a deck or a stock, one after the other."""
    found = piled(cx, child(node, 0))
    act(cx, NeedSome(found, None))
    loop = cx.each_card(found)
    cx.emit(DefineThese("5.16.1", cx.actor, cx.keep(loop.one), cx.register()))
    cx.again(loop)
    cx.it = found


@means("act.win")
def win(cx: Context, node: Node) -> None:
    act(cx, Win("1.2.5", cx.actor))


@means("act.lose")
def lose(cx: Context, node: Node) -> None:
    act(cx, Lose("1.2.5", cx.actor))
