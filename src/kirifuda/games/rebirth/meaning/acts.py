"""Acts: what players do with cards, draw, pay, check, declare."""

from __future__ import annotations

from kirifuda.games.rebirth.instructions import (
    Check,
    EndPhase,
    Hurt,
    Pay,
    PutCards,
    SetDamage,
    UpTo,
)
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    means,
    number,
)
from kirifuda.games.rebirth.meaning.filters import filter_
from kirifuda.games.rebirth.meaning.lasting import times
from kirifuda.games.rebirth.meaning.picks import Count, charges, choose, chosen_from, count
from kirifuda.games.rebirth.meaning.verbs import verb
from kirifuda.games.rebirth.zones import DECK, HAND, RETIRE, WAITING
from kirifuda.kernel.choosing import ChooseNumber
from kirifuda.kernel.doing import Draw, Shuffle
from kirifuda.kernel.terms import Fixed, In, Where
from kirifuda.text import Node

DECLARE = 12


@means("act.to")
def to(cx: Context, node: Node) -> None:
    verb(cx, child(node, 1), cards(cx, child(node, 0)))


@means("act.to_some")
def to_some(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    how = count(cx, child(node, 1))
    if how.all:
        verb(cx, child(node, 2), found, child(node, 0))
        return
    verb(cx, child(node, 2), choose(cx, found, how))


@means("act.pick")
def act_pick(cx: Context, node: Node) -> None:
    cx.charging = cx.charging or charges(cx, child(node, 1))
    chosen = chosen_from(cx, child(node, 0), child(node, 1))
    cx.charging = False
    verb(cx, child(node, 1), chosen)


@means("it.do")
def it_do(cx: Context, node: Node) -> None:
    verb(cx, child(node, 0), cx.it)


@means("it.so_many")
def it_so_many(cx: Context, node: Node) -> None:
    source = cx.seen if cx.seen is not None else cx.it
    verb(cx, child(node, 1), choose(cx, source, count(cx, child(node, 0))))


@means("it.so_many_of")
def it_so_many_of(cx: Context, node: Node) -> None:
    source = cx.seen if cx.seen is not None else cx.it
    such = Where(source, filter_(cx, child(node, 0)))
    verb(cx, child(node, 2), choose(cx, such, count(cx, child(node, 1)), unsure=True))


@means("it.such")
def it_such(cx: Context, node: Node) -> None:
    source = cx.seen if cx.seen is not None else cx.it
    verb(cx, child(node, 1), Where(source, filter_(cx, child(node, 0))))


@means("act.draw")
def draw(cx: Context, node: Node) -> None:
    how = count(cx, child(node, 0))
    if how.up_to:
        register = cx.register()
        index = cx.number()
        cx.number()
        cx.emit(UpTo("5.9.3", cx.actor, how.most, 0, register, index))
        cx.drawn = cx.keep(register)
        cx.it = cx.drawn
        return
    cx.emit(Draw("5.9.1", cx.actor, times(cx, how.most), DECK, HAND))


@means("act.energy")
def energy(cx: Context, node: Node) -> None:
    cx.emit(Pay("5.14.1", cx.actor, times(cx, Fixed(number(node, 0)))))


@means("act.shuffle")
def shuffle(cx: Context, node: Node) -> None:
    cx.emit(Shuffle("5.8.1.1", cx.actor, DECK))


@means("act.recover")
def recover(cx: Context, node: Node) -> None:
    n = Fixed(number(node, 0))
    found = choose(cx, In(cx.actor, [RETIRE]), Count(n, n))
    cx.emit(PutCards("5.16.1", cx.actor, found, WAITING))


@means("act.check")
def check(cx: Context, node: Node) -> None:
    register = cx.register()
    cx.won = cx.number()
    cx.emit(Check("5.25.1", cx.actor, cx.won, register))
    cx.it = cx.keep(register)


@means("act.damage")
def damage(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cx.emit(Hurt("9.13.3", found, times(cx, Fixed(number(node, 1)))))
    cx.modified = found


@means("it.damage")
def it_damage(cx: Context, node: Node) -> None:
    if cx.modified is None:
        raise NoMeaning("no character was told of that could take more damage")
    cx.emit(Hurt("9.13.3", cx.modified, times(cx, Fixed(number(node, 0)))))


@means("act.heal_to")
def heal_to(cx: Context, node: Node) -> None:
    cx.emit(SetDamage("9.9.1", cards(cx, child(node, 0)), Fixed(number(node, 1))))


@means("act.end_phase", "act.end_phase_of")
def end_phase(cx: Context, node: Node) -> None:
    cx.emit(EndPhase("9.9.1"))


@means("act.declare")
def declare(cx: Context, node: Node) -> None:
    cx.declared = cx.number()
    lo, hi = Fixed(number(node, 0)), Fixed(number(node, 1))
    cx.emit(ChooseNumber("1.3.5", DECLARE, cx.declared, cx.actor, lo, hi))
