"""Abilities: their kind, where they are valid (9.3.2), their costs, and the keywords (11)."""

from __future__ import annotations

from kirifuda.games.drafts import CardBuilder, together
from kirifuda.games.luck_and_logic.actions import MakeOver, Pay, Stock
from kirifuda.games.luck_and_logic.events import CIRCLE_ATTACKED, GATE_BROKEN, TURNED_UP, UNITED
from kirifuda.games.luck_and_logic.instructions import BeginCost, EndCost, Send, Sent, TurnOver
from kirifuda.games.luck_and_logic.meaning.cards import info, zone_bits
from kirifuda.games.luck_and_logic.meaning.context import Context, means, part
from kirifuda.games.luck_and_logic.meaning.events import waits_for
from kirifuda.games.luck_and_logic.meaning.sentences import sentences
from kirifuda.games.luck_and_logic.picks import MODE, NUMBER
from kirifuda.games.luck_and_logic.terms import HasStatus, HostOf, SoulsOf, WholeGates
from kirifuda.games.luck_and_logic.triggers import Happens
from kirifuda.games.luck_and_logic.zones import (
    BATTLE,
    CIRCLE,
    CIRCLES,
    DECK,
    DROP,
    GATE,
    GATE_CARD,
    HAND,
    JUST_MADE,
    LOGIC_DRIVE,
    MEMBER,
    MY,
    MY_CARD,
    PARADOX,
    PARADOX_ZONE,
    REFRESH,
    SECRET,
    SECRET_SKILL,
    SOUL,
    TACTICS,
    TRANS_CHANGE,
)
from kirifuda.games.meanings import NoMeaning, child, children, number
from kirifuda.kernel.effects.choosing import ChooseNumber
from kirifuda.kernel.effects.conditions import Between, Condition, Every, Exists
from kirifuda.kernel.effects.effect import Instruction, Program
from kirifuda.kernel.effects.terms import Any, Filter, Fixed, Not, Number, This
from kirifuda.kernel.effects.who import Opponent, You
from kirifuda.kernel.position.cards import ACTIVATED, AUTO, CONTINUOUS, EVERYWHERE, Ability
from kirifuda.text import Node

KINDS = {
    "ability.auto": AUTO,
    "ability.auto_cost": AUTO,
    "ability.act": ACTIVATED,
    "ability.act_free": ACTIVATED,
    "ability.always": CONTINUOUS,
    "ability.drive": LOGIC_DRIVE,
    "ability.covenant": AUTO,
    "ability.change": TRANS_CHANGE,
    "ability.gate": AUTO,
    "ability.gate_cost": AUTO,
    "ability.blast": AUTO,
    "ability.blast_skill": AUTO,
    "ability.tool": SECRET_SKILL,
    "ability.make": ACTIVATED,
}
EX = ("ability.auto", "ability.auto_cost", "ability.act", "ability.act_free", "ability.always")
MARKED = {  # where the marks stand
    **dict.fromkeys(EX, 1),
    "ability.covenant": 0,
    "ability.gate": 0,
    "ability.gate_cost": 0,
    "ability.make": 0,
}


@means(*KINDS)
def build(card: CardBuilder, node: Node, kinds: int, printed: bool = True) -> int:
    """Turn one ability's tree into an `Ability`; returns its place in the card's list."""
    name = node.phrase
    ability = Ability(KINDS[name])
    ability.printed = printed
    place = card.add(ability)
    cx = Context(card, ability, ability.body, kinds=kinds)
    cx.standing = ability.kind == CONTINUOUS
    if name in ("ability.change", "ability.covenant", "ability.blast", "ability.make"):
        keyword(cx, node)
    elif name == "ability.drive":
        ability.cost = Program(cost(cx, child(node, 0)))
    elif name == "ability.act":
        ability.cost = Program(cost(cx, child(node, 2)))
    elif name == "ability.auto":
        waits_for(cx, child(node, 2))
    elif name == "ability.auto_cost":
        waits_for(cx, child(node, 3))
        cx.cost = cost(cx, child(node, 2))
    elif name in ("ability.gate", "ability.gate_cost"):
        # 11.7.1
        ability.triggers.append(Happens(GATE_BROKEN, True))
        ability.zones = 1 << GATE
        if name == "ability.gate_cost":
            cx.cost = cost(cx, child(node, 1))
    elif name == "ability.blast_skill":
        # 11.9.1: whether it was set is judged as it turns up
        up = Happens(TURNED_UP, True)
        up.flags = 1
        ability.triggers.append(up)
        ability.zones = 1 << CIRCLE
    elif name == "ability.tool":
        ability.zones = 1 << SECRET  # 11.10.1
    if cx.cost is not None and all(one.phrase != "sentence.pay" for one in node.walk()):
        raise NoMeaning("it is not told when the cost in brackets may be paid")  # 9.1.2.2.2
    if name in MARKED:
        marks(cx, node)
    if ability.kind == AUTO and ability.zones != EVERYWHERE:
        if ability.zones & NEVER_SEEN or (ability.state is not None and ability.zones >> HAND & 1):
            raise NoMeaning("nobody sees that such an ability is triggered there")
    if ability.zones == EVERYWHERE:
        ability.zones = default_zones(kinds) if printed else DEFAULTS
    if name not in ("ability.change", "ability.blast", "ability.make"):
        lines = children(node, len(node.args) - 1)
        limits = [line for line in lines if line.phrase == "sentence.limit"]
        if limits:
            limit_told(ability, lines, limits)
        sentences(cx, tuple(line for line in lines if line not in limits))
    if ability.kind == CONTINUOUS and ability.zones & (NEVER_SEEN | 1 << HAND):
        if any(one.target is None or not one.target.own for one in ability.modifiers):
            raise NoMeaning("nobody sees that it holds, so it can be about this card only")
    return place


part("sentence.limit")


def limit_told(ability: Ability, lines: tuple[Node, ...], limits: list[Node]) -> None:
    """12.4.1.1: the last sentence tells how often the ability is played in a turn."""
    if ability.kind not in (AUTO, ACTIVATED) or len(lines) < 2:
        raise NoMeaning("only what is played is played so many times a turn")
    if ability.limit or limits != [lines[-1]]:
        raise NoMeaning("how often it is played is told last, and once")
    ability.limit = number(limits[0], 0)


#: Zones at which nobody looks (4.5.1.1, 4.11.1.1).
NEVER_SEEN = 1 << DECK | 1 << REFRESH
#: Where abilities are valid by default, whatever the card: an ability that is given works there.
DEFAULTS = 1 << CIRCLE | 1 << GATE | 1 << BATTLE | 1 << PARADOX_ZONE | 1 << MY


def default_zones(kinds: int) -> int:
    """Where the abilities of a card are valid (9.3.2)."""
    if kinds & MEMBER:  # 9.3.2.1, 2.12.2
        return 1 << CIRCLE
    if kinds & GATE_CARD:  # 9.3.2.2
        return 1 << GATE
    if kinds & TACTICS:  # 9.3.2.3
        return 1 << BATTLE
    if kinds & PARADOX:  # 9.3.2.4
        return 1 << BATTLE | 1 << PARADOX_ZONE
    return 1 << MY if kinds & MY_CARD else 1 << CIRCLE  # 9.3.2.5


part("ex.soul", "mark.turn", "mark.zone", "mark.first")


def marks(cx: Context, node: Node) -> None:
    """EX soul (11.6), limits (12.4.1.1), zones (9.3.2.6.1), first strike (11.3)."""
    ability = cx.ability
    asked: list[Condition] = []
    if node.phrase in EX:
        for one in children(node, 0):
            asked.append(Exists(SoulsOf(This()), number(one, 0)))
    for mark in children(node, MARKED[node.phrase]):
        if mark.phrase == "mark.turn":
            ability.limit = number(mark, 0)
        elif mark.phrase == "mark.zone":
            ability.zones = zone_bits(child(mark, 0))  # 9.3.2.6.1
        else:
            if ability.kind != AUTO:
                raise NoMeaning("only an automatic ability is a first strike (11.3)")
            gates = WholeGates(Opponent(You()))
            asked.append(Between(gates, Fixed(CIRCLES), None))
    if not asked:
        return
    if ability.kind != AUTO:
        ability.conditions.extend(asked)  # 11.6.1.1.1, 11.6.1.3.1
        return
    if ability.state is not None:
        ability.state = together([*asked, ability.state])
    for trigger in ability.triggers:  # 11.3.1, 11.6.1.2.1: only as the event happens
        assert isinstance(trigger, Happens)
        found = asked if trigger.condition is None else [*asked, trigger.condition]
        trigger.condition = together(found)


# -- keywords (11) -----------------------------------------------------------------------------


def any_info(nodes: tuple[Node, ...]) -> Filter:
    """11.2.1.1, 11.5.1.1: one of these."""
    found = [info(node) for node in nodes]
    return found[0] if len(found) == 1 else Any(found)


def keyword(cx: Context, node: Node) -> None:
    ability = cx.ability
    if node.phrase == "ability.change":
        ability.filter = any_info(children(node, 0))  # 11.5.1
        ability.zones = 1 << CIRCLE
    elif node.phrase == "ability.covenant":
        # 11.2.1: it has become a soul, and what it united with is told second
        united = Happens(UNITED, True)
        united.other = any_info(children(node, 1))
        ability.triggers.append(united)
        ability.zones = 1 << CIRCLE | 1 << SOUL
        cx.partner = HostOf(This())
    elif node.phrase == "ability.blast":
        # 11.8.1
        attacked = Happens(CIRCLE_ATTACKED, False)
        attacked.here = True
        ability.triggers.append(attacked)
        ability.zones = 1 << CIRCLE
        cx.emit(TurnOver("11.8.1", You(), This(), 0))
        register = cx.register()
        cx.emit(Send("11.8.1", You(), This(), DROP, register, cx.register()))
        cx.emit(Sent(register, DROP))
    else:
        # 11.11.1
        ability.cost = Program(cost(cx, child(node, 2)))
        ability.zones = 1 << CIRCLE
        ability.conditions.append(Every(This(), Not(HasStatus(JUST_MADE))))  # 11.11.3.1
        cx.emit(MakeOver("11.11.2", This(), number(node, 1), cx.register()))


# -- costs (5.22, 9.4) -------------------------------------------------------------------------


#: What touches the stock or looks at used cards: whether it comes before paying makes a difference.
TOUCHES_STOCK = (
    *("zone.stock", "zone.drop", "noun.stock", "verb1.stock", "verb1.stock_up"),
    *("act.boost", "act.open", "act.close", "act.shuffle_stock"),
    *("pile.deck", "pile.deck_one", "pile.stock"),
)
#: What can empty the deck (10.2.3).
TOUCHES_DECK = ("act.draw", "act.boost", "pile.deck", "pile.deck_one")


PAID = ("cost.stock", "cost.stock_and", "cost.and_stock")
PAID_X = ("cost.x", "cost.x_and", "cost.and_x")


@means(*PAID, *PAID_X, "cost.do")
def cost(cx: Context, node: Node) -> list[Instruction]:
    """5.22.2: what must be done completely; what X is comes first (9.6.2.2.1)."""
    body: list[Instruction] = []
    kept, cx.body = cx.body, body
    standing, cx.standing = cx.standing, False
    cx.pays = True
    name = node.phrase
    digs = any(one.phrase in TOUCHES_DECK for one in node.walk())
    if digs:
        cx.emit(BeginCost("10.2.3"))
    rest = next((one for one in node.args if isinstance(one, Node)), None)
    if name == "cost.do":
        cx.do(child(node, 0))
    elif name in PAID_X:
        cx.x = cx.number()
        most = Stock(cx.actor)
        # 1.3.5: a whole number from 0 on
        cx.emit(ChooseNumber("9.6.2.2.1", NUMBER, cx.x, cx.actor, Fixed(0), most))
        parts(cx, Pay("5.22.5.1", cx.actor, Number(cx.x)), rest)
    else:
        many = number(node, 1 if name == "cost.and_stock" else 0)
        parts(cx, Pay("5.22.5.1", cx.actor, Fixed(many)), rest)
    if digs:
        cx.emit(EndCost("10.2.3"))
    cx.body, cx.standing = kept, standing
    cx.pays = False
    return body


def parts(cx: Context, pay: Pay, rest: Node | None) -> None:
    """5.22.2: two parts of a cost are done in any order, which is asked if it can matter."""
    if rest is None or not any(one.phrase in TOUCHES_STOCK for one in rest.walk()):
        cx.emit(pay)
        if rest is not None:
            cx.do(rest)
        return
    index = cx.number()
    cx.emit(ChooseNumber("5.22.2", MODE, index, cx.actor, Fixed(1), Fixed(2)))
    other = cx.only_if(Between(Number(index), Fixed(1), Fixed(1)))
    cx.emit(pay)
    cx.land(other)
    cx.do(rest)
    end = cx.only_if(Between(Number(index), Fixed(2), Fixed(2)))
    cx.emit(pay)
    cx.land(end)
