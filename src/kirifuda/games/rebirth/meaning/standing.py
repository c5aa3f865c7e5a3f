"""スタンドする際: what must be paid for a character to stand as the turn begins (7.2.1.1)."""

from __future__ import annotations

from kirifuda.games.rebirth.instructions import Pay, PutCards
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import Context, NoMeaning, child, means, number, part
from kirifuda.games.rebirth.meaning.delayed import nested
from kirifuda.games.rebirth.meaning.lasting import make
from kirifuda.games.rebirth.meaning.occasions import MAY, Do
from kirifuda.games.rebirth.meaning.picks import COST
from kirifuda.games.rebirth.meaning.places import place, place_cards
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.rulings import STAND_TOLL
from kirifuda.games.rebirth.zones import HAND, WAITING
from kirifuda.kernel.effects.choosing import Choose, May
from kirifuda.kernel.effects.conditions import Kept
from kirifuda.kernel.effects.effect import Instruction
from kirifuda.kernel.effects.flow import Jump, Keep
from kirifuda.kernel.effects.terms import Fixed
from kirifuda.kernel.position.cards import AUTO, Ability
from kirifuda.kernel.values.rulings import Ruling
from kirifuda.text import Node

part("act.no_stand_unless")


@means("occasion.stands")
def stands(cx: Context, node: Node, then: Node, do: Do) -> None:
    """エネ…するか…控え室に置かなければスタンドしない: its master may pay either; number 0 tells."""
    told = child(then, 1) if then.phrase == "pre.who" else then
    if child(node, 1).phrase != "phase.standby":
        raise NoMeaning("only as a turn begins the rules make characters stand (7.2.1.1)")
    if not cx.standing or told.phrase != "act.no_stand_unless":
        raise NoMeaning(f"no meaning is attached to {then.phrase} when a card stands")
    who = player(cx, child(then, 0)) if then.phrase == "pre.who" else cx.actor
    where = place(cx, child(told, 1))
    if where.zone_bits() != 1 << HAND:
        raise NoMeaning("cards are paid from the hand, if any are")
    ability = Ability(AUTO)
    ability.printed = False
    program = cx.card.add(ability)
    inner = nested(cx, ability)
    inner.actor = who
    register = inner.register()
    n = Fixed(number(told, 2))
    some = Choose("9.7.4.2", COST, register, who, place_cards(inner, where), n, n)
    ways: list[list[Instruction]] = [
        [Pay("5.14.1", who, Fixed(number(told, 0)))],
        [some, PutCards("5.2.1", who, inner.keep(register), WAITING)],
    ]
    ends: list[Jump] = []
    for way in ways:
        index = inner.number()
        may = May("9.7.4.2", MAY, index, who, True)
        may.parts = way
        inner.emit(may)
        skip = inner.only_if(Kept(index))
        for step in way:
            inner.emit(step)
        inner.emit(Keep(0, Fixed(1)))
        end = Jump()
        inner.emit(end)
        ends.append(end)
        inner.land(skip)
    for end in ends:
        inner.land(end)
    make(cx, Ruling(STAND_TOLL, None, cards(cx, child(node, 0)), program=program))
