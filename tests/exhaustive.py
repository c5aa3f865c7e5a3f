"""Exhaustive play: random matches until everything has been used; what never was is listed.

Used means: a step of a procedure has run; an ability of a card has resolved or, if it is
continuous, has applied; a phrase stands in an ability that was used; a card has left its deck.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import random
from collections.abc import Iterable

import kirifuda.games
import kirifuda.kernel
from kirifuda.games.game import Game
from kirifuda.kernel.effects.effect import Effect
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CONTINUOUS, CardDef
from kirifuda.kernel.position.scope import Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.position.zones import PUBLIC
from kirifuda.kernel.procedures.frames import Frame

Step = tuple[str, int]

# Frames of the kernel that belong to one way of timing: a game uses them if it says this word.
TIMINGS = {
    "CheckTiming": "check_timing",
    "PlayWaiting": "check_timing",
    "TriggerCheck": "check_triggers",
    "Resolve": "check_triggers",
    "Priority": "Priority",
    "Reveal": "ask_hidden",
    "NameSeat": "naming_clause",
    "NameFor": "ask_names",
}


class Used:
    """What has been used so far."""

    def __init__(self) -> None:
        self.steps: set[Step] = set()
        self.abilities: set[tuple[str, int]] = set()  # a card's key, the place of the ability
        self.cards: set[str] = set()

    def ability(self, s: State, number: int) -> None:
        d = s.pool.ability_def[number]
        self.abilities.add((s.pool.defs[d].key, number - s.pool.base[d]))

    def look(self, s: State) -> None:
        """Note which effects run and which continuous abilities apply."""
        for frame in s.stack:
            if isinstance(frame, Effect):
                self.ability(s, frame.scope.ability)
        for at, zone in enumerate(s.zones):
            kind = at % s.kinds
            for card in zone:
                if s.pool.rules.zones[kind].sight == PUBLIC:
                    self.cards.add(s.definition(card).key)
                for number in s.face(card).abilities:
                    ability = s.pool.abilities[number]
                    if ability.zones >> kind & 1 and not ability.body:
                        sc = Scope(number, s.refs[card], at // s.kinds, None, [])
                        if ability.kind != CONTINUOUS or all(
                            c.true(s, sc) for c in ability.conditions
                        ):
                            self.ability(s, number)


def runs(s: State) -> bool:
    """Whether the next step runs by itself: nobody decides, and the match is not over."""
    return s.decision is None and not s.over


def play(match: Match, luck: random.Random, used: Used, most: int = 3000) -> None:
    """Play a match to its end step by step, noting what is used."""
    s = match.state
    for _ in range(most):
        decision = s.decision
        if decision is None:
            return
        option = luck.choice(decision.options)
        s.decision = None
        s.own_top().answer(s, option)
        while runs(s):
            frame = s.own_top()
            used.steps.add((type(frame).__name__, frame.step))
            if isinstance(frame, Effect) and not frame.cost:
                used.ability(s, frame.scope.ability)
            frame.run(s)
        used.look(s)


def frames_of(game: Game) -> dict[str, set[int]]:
    """Every step that a frame class names in its source, by class, as far as the game uses it."""
    out: dict[str, set[int]] = {}
    said = "".join(path.read_text("utf-8") for path in game.folder.glob("*.py"))
    packages = [kirifuda.kernel, importlib.import_module(type(game).__module__.rpartition(".")[0])]
    for package in packages:
        for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            if found.ispkg or found.name.endswith("__main__"):
                continue
            module = importlib.import_module(found.name)
            path = inspect.getsourcefile(module) or ""
            if not path.endswith(".py"):
                path = str(module.__file__).partition(".cpython")[0] + ".py"
            with open(path, encoding="utf-8") as file:
                tree = ast.parse(file.read())
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    if TIMINGS.get(node.name, "") not in said:
                        continue
                    made = getattr(module, node.name)
                    if isinstance(made, type) and issubclass(made, Frame) and has_code(node):
                        out[node.name] = steps_of(node, vars(module))
    return out


def has_code(node: ast.ClassDef) -> bool:
    """Whether a frame class has a code of its own; what only others are made of has none."""
    for part in node.body:
        if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "code":
            return ast.unparse(part.value) != "0"
    return False


def steps_of(node: ast.ClassDef, names: dict[str, object]) -> set[int]:
    """The numbers that `self.step` is compared with or set to."""
    found: set[int] = {0}
    for part in ast.walk(node):
        values: Iterable[ast.expr] = []
        if isinstance(part, ast.Compare) and is_step(part.left):
            values = part.comparators
        elif isinstance(part, ast.Assign) and any(is_step(t) for t in part.targets):
            values = [part.value]
        for value in values:
            for leaf in ast.walk(value):
                if isinstance(leaf, ast.Constant) and isinstance(leaf.value, int):
                    found.add(leaf.value)
                elif isinstance(leaf, ast.Name) and isinstance(names.get(leaf.id), int):
                    number = names[leaf.id]
                    assert isinstance(number, int)
                    found.add(number)
    return found


def is_step(node: ast.expr) -> bool:
    return (isinstance(node, ast.Attribute) and node.attr == "step") or (
        isinstance(node, ast.Name) and node.id == "step"
    )


def printed_abilities(cards: Iterable[CardDef]) -> set[tuple[str, int]]:
    """Every ability printed on cards: a card's key, the place of the ability."""
    return {
        (card.key, place)
        for card in cards
        for place, ability in enumerate(card.abilities)
        if ability.printed
    }


def all_steps(game: Game) -> set[Step]:
    """Every step of every procedure of a game."""
    return {(name, step) for name, found in frames_of(game).items() for step in found}
