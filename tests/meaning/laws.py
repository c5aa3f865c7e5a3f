"""What must hold of meanings, whatever a text says.

Each law takes an effect in a frame, in a position, and tells how it is broken: an empty list, if it
holds; None, if it says nothing about such an effect.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.meaning.boards import Board, Chooser, Position, World, differences, lay
from tests.meaning.texts import (
    Effect,
    Frame,
    Speech,
    all_chosen,
    exchanged,
    framed,
    names_other,
    parted,
    playable,
    read,
)

from kirifuda.games.game import Game
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.text import Node, print_ja

LONG = 150  # so many decisions are made for one effect at most
AHEAD = 30  # so many decisions are looked ahead
Broken = list[str] | None
Law = Callable[["Trial", Position, Frame, Effect], Broken]


@dataclass
class Trial:
    """A game in which laws are tried, with its cards made once."""

    game: Game
    world: World
    speech: Speech
    made: dict[str, CardDef] = field(default_factory=dict)
    texts: dict[Node, str | None] = field(default_factory=dict)

    def card(self, text: str) -> CardDef:
        """The card X with a text."""
        if text not in self.made:
            self.made[text] = self.world.make(text)
        return self.made[text]

    def homes(self, text: str) -> list[str]:
        """Zones in which the card with a text can do something, as sides tell them."""
        zones = {spec.name: spec.number for spec in self.game.rules.zones}
        bits = [ability.zones for ability in self.card(text).abilities if ability.printed]
        return [
            name
            for name in self.world.homes
            if any(one < 0 or one >> zones[name] & 1 for one in bits)
        ]

    def text(self, frame: Frame, effect: Effect | None) -> str | None:
        """The text of an ability that has an effect; None if it cannot be played."""
        if effect is None:
            return None
        node = framed(self.game, frame, effect)
        if node not in self.texts:
            can = playable(self.game, node)
            text = print_ja(self.game.grammar(), node) if can else None
            if text is not None and read(self.game, text) != [node]:
                text = None  # two readings, which is told of the wording elsewhere
            self.texts[node] = text
        return self.texts[node]

    def board(
        self, position: Position, text: str, zone: str, swapped: bool = False, log: bool = False
    ) -> Board:
        """A position in which both sides have the card with a text."""
        return lay(self.game, self.world, position, self.card(text), zone, swapped, log)

    # -- playing ---------------------------------------------------------------------------

    def use(self, board: Board, chooser: Chooser) -> bool:
        """Let who is asked use the text's ability; whether all was done that comes of it."""
        for key, option in board.offers().items():
            if key[0] == "use" and board.is_x(option.card):
                board.take(option)
                return self.settle(board, chooser)
        return False

    def settle(self, board: Board, chooser: Chooser) -> bool:
        """Choose until nothing is under way any more; whether it came to that."""
        for _ in range(LONG):
            if self.calm(board.match):
                return True
            offers = board.offers()
            board.take(offers[chooser.choose(offers)])
        return False

    def calm(self, match: Match) -> bool:
        d = match.state.decision
        return d is None or (d.kind in self.world.calm and d.seat == match.state.turn_seat)


def ended(trial: Trial, one: Board, other: Board, seed: str, eager: bool = False) -> bool | None:
    """Use the text on two boards: whether both came to an end; None, if only one did."""
    used = [trial.use(board, Chooser(seed, eager)) for board in (one, other)]
    return used[0] if used[0] == used[1] else None


# -- the laws ------------------------------------------------------------------------------------


def exchange(trial: Trial, position: Position, frame: Frame, effect: Effect) -> Broken:
    """With you and the opponent exchanged, and the sides on each other's seats, the same comes."""
    here = trial.text(frame, effect)
    there = trial.text(frame, exchanged(trial.game, trial.speech, effect))
    if frame.standing or here is None or there is None:
        return None
    one = trial.board(position, here, frame.zone)
    two = trial.board(position, there, frame.zone, swapped=True)
    luck = list(one.match.state.chance)
    done = ended(trial, one, two, here)
    if not done:
        return None if done is False else [f"only one of them was used: {there}"]
    found = differences(one.shape(), two.shape(), one.match.state.chance != luck)
    return [f"against {there}", *found] if found else []


def apart(trial: Trial, position: Position, frame: Frame, effect: Effect) -> Broken:
    """Aし、B。 does what Aする。B。 does."""
    return alike(trial, position, frame, effect, parted(trial.speech, effect))


def every(trial: Trial, position: Position, frame: Frame, effect: Effect) -> Broken:
    """すべて does what choosing all does."""
    return alike(trial, position, frame, effect, all_chosen(trial.speech, effect), eager=True)


def alike(
    trial: Trial,
    position: Position,
    frame: Frame,
    effect: Effect,
    other: Effect | None,
    eager: bool = False,
) -> Broken:
    """Two effects do the same, now and as far as one can see."""
    here, there = trial.text(frame, effect), trial.text(frame, other)
    if frame.standing or here is None or there is None or here == there:
        return None
    one, two = (trial.board(position, text, frame.zone) for text in (here, there))
    luck = list(one.match.state.chance)
    done = ended(trial, one, two, here, eager)
    if not done:
        return None if done is False else [f"only one of them was used: {there}"]
    if one.match.state.chance != luck:
        found = sizes(one, two)
    else:
        shapes = differences(one.shape(), two.shape())
        found = shapes or parting(one, two, here, use_x=False)
    return [f"against {there}", *found] if found else []


def sizes(one: Board, other: Board) -> list[str]:
    """Where two boards differ in how many cards lie there: which they are is chance, where decks
    were shuffled, be it the same ones in another order."""
    held, beside = one.shape(), other.shape()
    return [
        f"{' '.join(key)}: {len(held[key])} / {len(beside[key])}"
        for key in held
        if len(held[key]) != len(beside[key])
    ]


def mirror(trial: Trial, position: Position, frame: Frame, effect: Effect) -> Broken:
    """With the sides on each other's seats, the same comes of the same text for the other seat."""
    text = trial.text(frame, effect)
    if text is None:
        return None
    whose = position.how.get("whose", "me")
    turned = {**position.how, "whose": "foe" if whose == "me" else "me"}
    one = trial.board(position, text, frame.zone)
    two = trial.board(
        Position(position.one, position.other, turned), text, frame.zone, swapped=True
    )
    chooser = Chooser(text)
    for board in (one, two):
        trial.use(board, chooser)
    return differences(one.shape(), two.shape()) or parting(one, two, text)


def named(trial: Trial, position: Position, frame: Frame, effect: Effect) -> Broken:
    """Nothing changes that the text does not name: no zone, and nothing of a side not named."""
    text = trial.text(frame, effect)
    if text is None or frame.standing:
        return None
    board = trial.board(position, text, frame.zone)
    before = board.shape()
    if not trial.use(board, Chooser(text)) or board.match.state.over:
        return None
    after = board.shape()
    words = text.removeprefix(frame.head)
    still = {zone for zone, told in trial.speech.zones.items() if not re.search(told, words)}
    theirs = not names_other(trial.game, trial.speech, effect)
    meant = {key for key in before if key[1] in still or (theirs and key[0] == "b")}
    return differences(
        {key: held for key, held in before.items() if key in meant},
        {key: held for key, held in after.items() if key in meant},
    )


def alive(trial: Trial, position: Position, text: str, zone: str) -> bool:
    """Whether something comes of a text: if its ability is used, and if the match is played on
    beside one in which the card has no text."""
    one = trial.board(position, text, zone)
    two = trial.board(position, "", zone)
    before = one.shape()
    known = list(one.match.state.known)
    if trial.use(one, Chooser(text, eager=True)):
        if differences(before, one.shape()) or known != one.match.state.known:
            return True
        return bool(parting(one, two, text, use_x=False, with_x=False))
    one = trial.board(position, text, zone)
    if differences(one.shape(without_x=True), two.shape(without_x=True)):
        return True
    return bool(parting(one, two, text, with_x=False))


def parting(
    one: Board, other: Board, seed: str, use_x: bool = True, with_x: bool = True
) -> list[str]:
    """Where two boards that are played on part; the text's card is used or not, looked at or not."""
    chooser = Chooser(seed, eager=True)
    luck = list(one.match.state.chance)
    for step in range(1, AHEAD + 1):
        if one.match.state.chance != luck:
            return []  # what is shuffled lay in another order
        if one.asked != other.asked:
            return [f"after {step} decisions: {one.asked} / {other.asked}"]
        offers = [
            {
                k: o
                for k, o in board.offers().items()
                if use_x or o.card < 0 or not board.is_x(o.card)
            }
            for board in (one, other)
        ]
        if list(offers[0]) != list(offers[1]):
            odd = set(offers[0]) ^ set(offers[1])
            return [f"after {step} decisions, {one.asked}: only one offers {sorted(odd)}"]
        if not offers[0]:
            break
        key = chooser.choose(offers[0], step)
        one.take(offers[0][key])
        other.take(offers[1][key])
    return differences(one.shape(not with_x), other.shape(not with_x))


LAWS: dict[str, Law] = {
    "exchange": exchange,
    "apart": apart,
    "every": every,
    "mirror": mirror,
    "named": named,
}
