"""Boards: positions whose cards are known by side and row, whichever seat a side sits on.

Two matches of the same sides can then be compared although the sides have changed seats: what a
board looks like (`shape`) and what is offered on it (`keys`) speak of sides and rows only, and
choices are made by these keys (`Chooser`).
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.played import Cast, Stage

from kirifuda.games.game import Game
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.procedures.frames import advance

Key = tuple[str, str, str, str, str]  # kind, card, spot, number, ability
Shape = dict[tuple[str, str], list[str]]  # what lies in each zone of each side
Side = Mapping[str, Any]
X = "X"
LISTED = (
    "play",
    "decline",
    "trigger",
    "end effect",
    "instead",
)  # their number is a place in a list
NOTHING = ("done", "pass", "no", "decline")


@dataclass(frozen=True)
class Position:
    """Two sides and how the match stands; the first sits on seat 0 unless they are swapped."""

    one: int
    other: int
    how: Mapping[str, Any] = field(default_factory=dict)


# four sides against each other: a dozen positions in which every game's texts are tried
DOZEN = tuple(
    Position(one, other)
    for one, other in [
        *((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)),
        *((3, 0), (0, 3), (3, 1), (2, 3), (1, 1), (3, 3)),
    ]
)


@dataclass(frozen=True, kw_only=True)
class World:
    """The positions of a game in which texts are tried.

    A side is described as in a scene (tests/played.py). "X" stands where the card with the text
    can lie; where it does not lie there, nothing does, or what follows a stroke: "X|ハル".
    """

    stage: Stage
    sides: Sequence[Side]
    positions: Sequence[Position] = DOZEN
    homes: Sequence[str]  # zones in which X can lie
    make: Callable[[str], CardDef]  # the card X with a text
    damaged: bool  # cards can be hurt
    bare: int = 0  # so many zones hold cards only while something is under way
    calm: Collection[str]  # kinds of decisions of the turn player at which nothing is under way
    # a side as a scenario tells it; and turned, where left and right are another's on the other seat
    seat: Callable[[dict[str, Any], bool], dict[str, Any]] = lambda told, turned: told
    turned: Callable[[int], int] = lambda spot: spot  # what a spot is called on the other seat
    spots_told: Collection[str] = ()  # kinds of decisions whose numbers are spots
    numbers: Callable[[Match, int], Sequence[int]] = lambda match, seat: ()  # of a seat
    cards_told: Collection[str] = ()  # kinds of options whose number is a card
    seats_told: Collection[str] = ()  # kinds of options whose spot is a seat


def side_with(side: Side, cast: Cast, stage: Stage, zone: str) -> dict[str, Any]:
    """A side in which X lies in a zone, and nowhere else."""

    def put(told: Any, here: bool) -> Any:
        if isinstance(told, str):
            name, _, rest = told.partition("|")
            if name.partition("/")[0] != X:
                return told
            return name if here else rest or None
        if isinstance(told, list):
            made = [put(one, here) for one in told]
            spotted = any(one is None for one in told)
            return made if spotted else [one for one in made if one is not None]
        if isinstance(told, Mapping):
            made_ = {key: put(one, here) for key, one in told.items()}
            return {key: one for key, one in made_.items() if one is not None}
        return told

    made = {name: put(told, name == zone) for name, told in side.items()}
    return {name: stage.described(cast, told) for name, told in made.items() if told is not None}


class Board:
    """A match whose cards are known by whose they are, what they are called and how they lie.

    Copies of a card that lie alike are not told apart.
    """

    def __init__(self, world: World, match: Match, sides: str) -> None:
        self.world = world
        self.match = match
        self.sides = sides  # the letter of the side on each seat

    def is_x(self, card: int) -> bool:
        """Whether a card is the one with the text."""
        return self.match.state.definition(card).name == X

    def name(self, card: int) -> str:
        """A card by its side and its name; empty for none."""
        if card < 0:
            return ""
        s = self.match.state
        return f"{self.sides[s.pool.owner[card]]} {s.definition(card).name}"

    def lying(self, card: int) -> str:
        """A card, with where and how it lies; empty for none."""
        if card < 0:
            return ""
        s = self.match.state
        place = s.pool.rules.zones[s.zone[card]].name
        how = self.spot(s.spot[card]), s.rest[card], s.down[card], s.damage[card], s.status[card]
        return (
            f"{self.name(card)} {self.sides[s.seat[card]]} {place} {how} {self.name(s.host[card])}"
        )

    def spot(self, spot: int) -> int:
        """A spot as the side calls it when it sits on its own seat."""
        return self.world.turned(spot) if spot >= 0 and self.sides != "ab" else spot

    def ability(self, number: int) -> str:
        """An ability by its card's name and its place on it."""
        if number < 0:
            return ""
        pool = self.match.pool
        d = pool.ability_def[number]
        return f"{pool.defs[d].name} {number - pool.base[d]}"

    # -- what is offered -------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The kind of decision, and which side it is asked of; empty if the match is over."""
        d = self.match.state.decision
        return "" if d is None else f"{self.sides[d.seat]} {d.kind}"

    def key(self, option: Option) -> Key:
        """An option, told by sides."""
        number = str(option.number)
        spot = str(self.spot(option.spot))
        d = self.match.state.decision
        if option.kind == "number" and d is not None and d.kind in self.world.spots_told:
            number = str(self.spot(option.number))
        if option.kind in LISTED:
            number = spot = ""
        elif option.kind in self.world.cards_told:
            number = self.lying(option.number)
        if option.kind in self.world.seats_told and option.spot >= 0:
            spot = self.sides[option.spot]
        return option.kind, self.lying(option.card), spot, number, self.ability(option.ability)

    def offers(self) -> dict[Key, Option]:
        """What is offered, by key, in the order of the keys."""
        d = self.match.state.decision
        found: dict[Key, Option] = {}
        for option in d.options if d is not None else ():
            found.setdefault(self.key(option), option)
        return dict(sorted(found.items()))

    def take(self, option: Option) -> None:
        """Choose an option, also among cards that the chooser does not see."""
        s = self.match.state
        s.decision = None
        s.own_top().answer(s, option)
        advance(s)

    # -- what it looks like ----------------------------------------------------------------

    def card(self, card: int) -> str:
        """How a card lies and what it is now."""
        face = self.match.state.face(card)
        now = (
            list(face.nums),
            face.kinds,
            face.names,
            face.traits,
            int(face.marks).bit_count(),  # some are of a seat
            sorted(self.ability(one) for one in face.abilities),
        )
        return f"{self.lying(card)} {now}"

    def shape(self, without_x: bool = False) -> Shape:
        """All that is to be compared of a board, by zones and by numbers."""
        s = self.match.state
        out: Shape = {}
        for seat in range(s.seats):
            side = self.sides[seat]
            for spec in s.pool.rules.zones[1:]:
                held = [c for c in s.cards(seat, spec.number) if not (without_x and self.is_x(c))]
                told = [self.name(c) if spec.name == "deck" else self.card(c) for c in held]
                out[side, spec.name] = told if spec.ordered else sorted(told)
            out[side, "numbers"] = list(map(str, self.world.numbers(self.match, seat)))
        out["", "over"] = [str(s.over), *sorted(self.sides[seat] for seat in s.winners)]
        return out


def differences(one: Shape, other: Shape, shuffled: bool = False) -> list[str]:
    """Where two boards differ, for people. Of what was shuffled the order is not compared."""
    out: list[str] = []
    for key in one:
        if one[key] == other[key]:
            continue
        less = Counter(one[key]) - Counter(other[key])
        more = Counter(other[key]) - Counter(one[key])
        if shuffled and not less and not more:
            continue
        told = f"{list(less)} / {list(more)}" if less or more else "in another order"
        out.append(f"{' '.join(key)}: {told}")
    return out


class Chooser:
    """Chooses by keys alone, so that it chooses alike on boards that are alike, in any order.

    `eager`: it does what it can rather than nothing.
    """

    def __init__(self, seed: object, eager: bool = False) -> None:
        self.seed = str(seed)
        self.eager = eager

    def choose(self, keys: Iterable[Key], step: int = 0) -> Key:
        """One of some options; in what is played on, `step` tells how far that has come."""
        known = list(keys)
        if self.eager:
            known = [key for key in known if key[0] not in NOTHING] or known
        return min(known, key=lambda key: self.rank(key, step))

    def rank(self, key: Key, step: int) -> bytes:
        return hashlib.blake2b(f"{self.seed} {step} {key}".encode(), digest_size=8).digest()


def lay(
    game: Game,
    world: World,
    position: Position,
    card: CardDef,
    zone: str,
    swapped: bool = False,
    log: bool = False,
) -> Board:
    """A position with a card as X on both sides.

    Swapped, the sides have changed seats; the turn is of seat 0 unless the position tells.
    """
    cast = {**world.stage.company, X: card}
    numbers = (position.one, position.other)
    sides = [side_with(world.sides[number], cast, world.stage, zone) for number in numbers]
    told = [world.seat(side, swapped) for side in sides]
    letters = "ab"
    if swapped:
        told.reverse()
        letters = "ba"
    match = game.scenario(me=told[0], foe=told[1], log=log, **position.how)
    return Board(world, match, letters)
