"""More verbs for rulings on battles, who fights in them, and what made abilities do."""

from __future__ import annotations

from typing import Any

from tests.games.luck_and_logic.made import draws, waiting, when
from tests.games.luck_and_logic.table import (
    Card,
    asked,
    attack,
    card,
    done,
    number,
    paradox,
    pick,
    scene,
    tactics,
)

from kirifuda.games.luck_and_logic.events import PHASE_STARTED
from kirifuda.games.luck_and_logic.instructions import Send, ShiftOne
from kirifuda.games.luck_and_logic.zones import CIRCLE, HAND, NUMBERS
from kirifuda.kernel.effects.effect import Instruction
from kirifuda.kernel.effects.terms import Cards, Fixed, In, This
from kirifuda.kernel.effects.who import Opponent, You
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.values.lasting import THIS_TURN, Apply
from kirifuda.kernel.values.layers import AddNumbers

MINE = In(You(), [CIRCLE])
THEIRS = In(Opponent(You()), [CIRCLE])

A = card(name="朝", power=5000, limit=3)
B = card(name="昼", power=5000, limit=3)
STRONG = card(name="剛腕", power=9000)
WEAK = card(name="細腕", power=1000, limit=3)
FAIR = card(name="並", power=5000, limit=3)
PLUS = tactics(name="加勢", power_logic=2000)
GLOW = tactics(name="輝き", aura_logic=3)
ROOM = tactics(name="余地", limit_logic=2)
PLAIN = tactics(name="白紙")
AURAS = paradox("aura", name="心の法")
HEARTS = paradox("heart", name="愛の法")


def no_intercept(m: Match) -> None:
    """Do not intercept, if it is asked at all."""
    if m.decision is not None and m.decision.kind == "intercept":
        done(m)


def intercept(m: Match, *cards: Card) -> None:
    """Intercept with these members."""
    asked(m, "intercept")
    pick(m, *cards)


def no_logic(m: Match) -> None:
    """Define no more logic, whoever is asked."""
    while m.decision is not None and m.decision.kind == "logic":
        done(m)


def fight(m: Match, one: Card, circle: int) -> None:
    """Attack, and let nobody do anything about it."""
    attack(m, one, circle)
    no_intercept(m)
    no_logic(m)


def take_all(m: Match) -> None:
    """Play waiting abilities in any order."""
    while m.decision is not None and m.decision.kind == "waiting ability":
        m.choose(0)


def nums(m: Match, one: Card) -> list[int]:
    """All numbers of a card."""
    found = m.state.face(number(m, one)).nums
    assert len(found) == NUMBERS
    return found


def sends(cards: Cards, kind: int) -> Instruction:
    """Cards go to a zone."""
    return Send("5.4.1", You(), cards, kind, 1, 2)


def moves_to(circle: int) -> Instruction:
    """This member moves to a circle."""
    return ShiftOne("5.14.1", You(), This(), 2, 1 << circle, False)


def at_step(which: int, **values: Any) -> CardDef:
    """A member that draws a card at the start of a step."""
    return waiting(when(PHASE_STARTED, number=which), draws(), **values)


def growing(one: CardDef, attribute: int, by: int, until: int = 0) -> CardDef:
    """The card, whose first ability makes a number of it more in this turn (or for less long)."""
    ability = one.abilities[0]
    ability.modifiers = [AddNumbers(This(), [attribute], [Fixed(by)])]
    ability.body = [Apply("9.2.2.2", 0, THIS_TURN, until)]
    return one


def leaver(event: int, to: int = HAND, **values: int) -> CardDef:
    """A member that leaves as something happens to it."""
    return waiting(when(event, own=True), sends(This(), to), power=5000, **values)


def phase_scene(listener: CardDef) -> Match:
    """A weak member can be attacked, and someone listens."""
    return scene(me={"circles": [A, listener], "level": 1}, foe={"circles": [WEAK]})
