"""What players do: choose (9.6.3), draw, look, pay, boost, unite, define, win (chapter 5)."""

from __future__ import annotations

from kirifuda.games.luck_and_logic.actions import (
    Boost,
    Close,
    Define,
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
    Win,
)
from kirifuda.games.luck_and_logic.instructions import Send
from kirifuda.games.luck_and_logic.meaning.cards import Group, group
from kirifuda.games.luck_and_logic.meaning.context import Context, means
from kirifuda.games.luck_and_logic.meaning.moves import STAYING, act
from kirifuda.games.luck_and_logic.picks import CHOOSE, DRAW_ON, LOOK_ON
from kirifuda.games.luck_and_logic.terms import FirstFew, Supposed
from kirifuda.games.luck_and_logic.zones import DECK, HAND
from kirifuda.games.meanings import NoMeaning, child, number
from kirifuda.games.phrases import cards, count, times
from kirifuda.kernel.effects.choosing import Choose, Collect, Gather, May, Require
from kirifuda.kernel.effects.conditions import Between, Kept
from kirifuda.kernel.effects.flow import Unless
from kirifuda.kernel.effects.instructions import Show, Shuffle, Top
from kirifuda.kernel.effects.terms import Amount, Cards, CountOf, Fixed, In, Is, Not, Where, You
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


def chosen(cx: Context, node: Node) -> Cards:
    return pick(cx, group(cx, child(node, 0)), count(cx, child(node, 1)), barred(cx))


@means("act.some")
def some(cx: Context, node: Node) -> None:
    what = child(node, 2)
    cx.stays = what.phrase in STAYING
    found = chosen(cx, node)
    cx.stays = False
    cx.do_to(what, found)


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


@means("act.choose_seen")
def choose_seen(cx: Context, node: Node) -> None:
    if cx.seen is None:
        raise NoMeaning("nothing was looked at")
    told = group(cx, child(node, 0))
    register = cx.register()
    found = Where(cx.seen, told.like())
    bounds = count(cx, child(node, 1))
    act(cx, Choose("9.6.3", CHOOSE, register, cx.actor, found, *bounds, told.asks))
    cx.it = chosen = cx.keep(register)
    cx.rest = Where(cx.seen, Not(Is(chosen)))
    cx.leave_open()


# -- the deck ----------------------------------------------------------------------------------


@means("act.draw")
def draw(cx: Context, node: Node) -> None:
    how = child(node, 0)
    if how.phrase == "count.n":
        act(cx, Draw("5.6.2", cx.actor, times(cx, number(how, 0))))
    elif how.phrase == "count.x":
        act(cx, Draw("5.6.2", cx.actor, count(cx, how)[1]))
    elif how.phrase == "count.up_to":
        # 5.6.3, 5.6.3.1 to 5.6.3.3
        ends: list[Unless] = []
        for _ in range(number(how, 0)):
            index = cx.number()
            act(cx, May("5.6.3.1", DRAW_ON, index, cx.actor, False))
            ends.append(cx.only_if(Kept(index)))
            cx.emit(Draw("5.6.3.2", cx.actor, Fixed(1)))
        for end in ends:
            cx.land(end)
    else:
        raise NoMeaning("it is not told how many cards are drawn")


def seen(cx: Context, found: Cards) -> None:
    cx.seen = cx.rest = cx.it = found


@means("act.look", "act.reveal_top")
def look(cx: Context, node: Node) -> None:
    register = cx.register()
    looks = node.phrase == "act.look"
    top = Top(cx.actor, DECK, Fixed(number(node, 0)))
    act(cx, Collect("5.7.1", register, top))
    clause = "5.7.1" if looks else "5.19.1"
    cx.emit(Show(clause, cx.keep(register), cx.actor if looks else None))
    seen(cx, cx.keep(register))


@means("act.look_up_to")
def look_up_to(cx: Context, node: Node) -> None:
    """5.7.2.1 to 5.7.2.4: one more after the other, until who looks stops."""
    register = cx.register()
    act(cx, Collect("5.7.2", register, Top(cx.actor, DECK, Fixed(0))))
    ends: list[Unless] = []
    for n in range(1, number(node, 0) + 1):
        index = cx.number()
        act(cx, May("5.7.2.2", LOOK_ON, index, cx.actor, False))
        ends.append(cx.only_if(Kept(index)))
        cx.emit(Collect("5.7.2.3", register, Top(cx.actor, DECK, Fixed(n))))
        cx.emit(Show("5.7.2.3", cx.keep(register), cx.actor))
    for end in ends:
        cx.land(end)
    seen(cx, cx.keep(register))


@means("act.mill")
def mill(cx: Context, node: Node) -> None:
    register = cx.register()
    act(cx, Mill("5.9.1", cx.actor, times(cx, number(node, 0)), register))
    seen(cx, cx.keep(register))


@means("act.shuffle")
def shuffle(cx: Context, node: Node) -> None:
    for step in cx.body[-2:]:
        if isinstance(step, Send) and step.kind == DECK:
            step.ordered = False  # the order in which they were put means nothing
    act(cx, Shuffle("5.5.1", cx.actor, DECK))


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


@means("act.pay")
def pay(cx: Context, node: Node) -> None:
    act(cx, Pay("5.22.5.1", cx.actor, times(cx, number(node, 0))))


@means("act.shuffle_stock")
def shuffle_stock(cx: Context, node: Node) -> None:
    act(cx, MixStock("4.8.1.1.2", cx.actor))


@means("act.level_boost")
def level_boost(cx: Context, node: Node) -> None:
    act(cx, LevelBoost("5.15.1", cx.actor, cx.number()))


@means("act.luck_drive")
def luck_drive(cx: Context, node: Node) -> None:
    act(cx, LuckDrive("5.18.1", cx.actor))


@means("act.refresh")
def refresh(cx: Context, node: Node) -> None:
    act(cx, Refresh("5.21.1", cx.actor))


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
    for _ in range(number(how, 0)):
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


@means("act.win")
def win(cx: Context, node: Node) -> None:
    act(cx, Win("1.2.5", cx.actor))


@means("act.lose")
def lose(cx: Context, node: Node) -> None:
    act(cx, Lose("1.2.5", cx.actor))
