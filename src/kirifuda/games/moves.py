"""Moves as plain data: what is chosen, with cards named as one would say them.

A move is a table: `do` the kind of option, `card` the card that it is about, `to` a spot, `with` a
second card, `number`, `ability` of the card (counted from 1; `of`: on which card it is printed, if
on another). What is not told may be anything. A move that is made `perhaps` is made if it is
offered: where lists are closed somebody is asked who could do nothing, and in a scenario, where
they are open, nobody is.

A scenario is played on by its `moves`, and a match that is in the middle of something is told as
the position before it with the moves since (games/description.py).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kirifuda.games.finding import Finder, of_state, side
from kirifuda.games.lasting import numbered
from kirifuda.kernel.errors import KirifudaError, Reason, Said, ScenarioError
from kirifuda.kernel.match import Match, shown
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option

if TYPE_CHECKING:
    from kirifuda.games.game import Game

WORDS = ("seat", "do", "card", "to", "with", "number", "ability", "of", "perhaps")
MOST_MOVES = 500  # that a scenario is played on by


class Move:
    """What is meant: the fields of an option that were told; None where nothing was."""

    def __init__(self, seat: int, kind: str) -> None:
        self.seat = seat  # -1: whoever is asked
        self.kind = kind
        self.card = -1
        self.spot: int | None = None
        self.number: int | None = None
        self.ability: int | None = None

    def fits(self, option: Option) -> bool:
        return (
            option.kind == self.kind
            and self.card in (-1, option.card)
            and self.spot in (None, option.spot)
            and self.number in (None, option.number)
            and self.ability in (None, option.ability)
        )

    def option(self) -> Option:
        """The option that was told, with nothing in place of what was not."""
        return Option(
            self.kind,
            self.card,
            -1 if self.spot is None else self.spot,
            self.number or 0,
            -1 if self.ability is None else self.ability,
        )


# -- reading -----------------------------------------------------------------------------------


def read_table(
    game: Game, match: Match, finder: Finder, table: Mapping[str, object], kinds: Sequence[str]
) -> Move:
    """The move that a table tells; a `ScenarioError` tells what is wrong with it."""
    wrong = [word for word in table if word not in WORDS]
    if wrong:
        raise ScenarioError(
            Said("{0} says nothing of a move; known: {1}", [shown(wrong[0]), ", ".join(WORDS)])
        )
    seat = -1
    if "seat" in table:
        seat = side(f"{table['seat']}:")[0]
        if seat < 0:
            raise ScenarioError(Said("a seat is me or foe, not {0}", [shown(table["seat"])]))
    kind = table.get("do")
    if not isinstance(kind, str) or kind not in kinds:
        known = ", ".join(sorted(kinds))
        raise ScenarioError(Said("there is no move {0}; moves: {1}", [shown(kind), known]))
    move = Move(seat, kind)
    if "card" in table:
        move.card = finder.find(called(table["card"]))
    if "to" in table:
        move.spot = _spot(game, table["to"])
    if "with" in table:
        move.number = finder.find(called(table["with"]))
    if "number" in table:
        move.number = _whole(table["number"], "number")
    if "ability" in table:
        at = _whole(table["ability"], "ability")
        on = finder.find(called(table["of"])) if "of" in table else move.card
        definition = match.state.definition(on) if on >= 0 else None
        if definition is None or not 1 <= at <= len(numbered(definition)):
            raise ScenarioError(Said("there is no ability {0} of such a card", [at]))
        base = match.pool.base[match.pool.definition[on]]
        move.ability = base + numbered(definition)[at - 1]
    return move


def called(told: object) -> object:
    """What a card is called; a file's own cards come as they are."""
    return told.name if isinstance(told, CardDef) else told


def _spot(game: Game, told: object) -> int:
    """A spot by its name in any zone, or its number."""
    if isinstance(told, int) and not isinstance(told, bool):
        return told
    named = game.rules.spot_names
    if isinstance(told, str):
        if told in named:
            return named.index(told)
        seat, rest = side(f"{told}:")
        if seat >= 0 and not rest:
            return seat  # where a seat is meant
        if game.scenes.zone(told) >= 0 and game.scenes.zones[game.scenes.zone(told)].name in named:
            return named.index(game.scenes.zones[game.scenes.zone(told)].name)
        for spec in game.scenes.zones:
            if spec.spots:
                spot = game.scenes.spot(spec.number, told)
                if spot >= 0:
                    return spot
    raise ScenarioError(Said("there is no spot {0}; spots: {1}", [shown(told), ", ".join(named)]))


def _whole(told: object, word: str) -> int:
    text = str(told)
    if isinstance(told, bool) or not re.fullmatch(r"\d{1,5}", text):
        raise ScenarioError(Said("{0} is a number, not {1}", [word, shown(told)]))
    return int(text)


def meant(match: Match, move: Move) -> list[Option]:
    """The options of the present decision that a move can mean."""
    d = match.decision
    if d is None or move.seat not in (-1, d.seat):
        return []
    return [option for option in d.options if move.fits(option)]


# -- playing a scenario on ---------------------------------------------------------------------


def play_on(game: Game, match: Match, moves: object) -> None:
    """Make the moves of a scenario; a `ScenarioError` names the first that cannot be made."""
    if not isinstance(moves, list | tuple) or len(moves) > MOST_MOVES:
        raise ScenarioError([Reason("a list of tables is expected", place="moves")])
    for number, told in enumerate(moves, 1):
        try:
            _make(game, match, told)
        except KirifudaError as error:
            place = Said("moves {0}", [number])
            raise ScenarioError([r.within(place) for r in error.reasons]) from error


def _make(game: Game, match: Match, told: object) -> None:
    """Make one move: of all cards it is known which they are, as a judge knows it."""
    d = match.state.decision
    if d is None:
        raise ScenarioError("something is under way, and nobody is asked anything")
    if not isinstance(told, Mapping):
        raise ScenarioError(Said("a move is a text or a table, not {0}", [shown(told)]))
    table = {str(word): value for word, value in told.items()}
    kinds = sorted({option.kind for option in d.options})
    if table.get("perhaps") is True and table.get("do") not in kinds:
        return
    move = read_table(game, match, of_state(game.scenes, match.state), table, kinds)
    wanted = move.option()
    fit = [at for at, option in enumerate(d.options) if option.same(wanted)]
    if not fit:
        fit = [at for at, option in enumerate(d.options) if move.fits(option)]
    if move.seat not in (-1, d.seat):
        fit = []
    if len(fit) != 1:
        why = "it can mean several things" if fit else "it is not offered"
        raise ScenarioError([Reason(why, d.clause)])
    match.choose(fit[0])


# -- telling -----------------------------------------------------------------------------------


def tell_move(game: Game, match: Match, option: Option) -> dict[str, Any] | None:
    """An option of the present decision as a table; None if no words tell it."""
    s = match.state
    assert s.decision is not None
    finder = of_state(game.scenes, s)
    out: dict[str, Any] = {"do": option.kind}
    if option.card >= 0 and s.zone[option.card]:
        out["card"] = _place(finder, option.card)
    elif option.card >= 0 and any(apart(option, other) for other in s.decision.options):
        return None  # one of those that lie nowhere yet
    if option.spot >= 0:
        out["to"] = option.spot
    if option.number and any(unlike(option, other) for other in s.decision.options):
        if option.kind in game.scenes.beside:
            out["with"] = _place(finder, option.number)
        else:
            out["number"] = option.number
    if option.ability >= 0:
        pool = s.pool
        printed = pool.ability_def[option.ability]
        order = numbered(pool.defs[printed])
        out["ability"] = order.index(option.ability - pool.base[printed]) + 1
        if option.card < 0 or pool.definition[option.card] != printed:
            on = [one.number for one in finder.cards if pool.definition[one.number] == printed]
            out["of"] = _place(finder, on[0]) if on else None
    if len(s.decision.options) == 1:
        out["perhaps"] = True
    return None if None in out.values() else out


def apart(one: Option, other: Option) -> bool:
    """Whether two options differ in their cards alone."""
    told = (one.kind, one.spot, one.number, one.ability)
    return one.card != other.card and told == (other.kind, other.spot, other.number, other.ability)


def unlike(one: Option, other: Option) -> bool:
    """Whether two options differ in their numbers alone.

    A number that nothing turns on may be a place in a list, which has no order of its own.
    """
    told = (one.kind, one.card, one.spot, one.ability)
    return one.number != other.number and told == (
        other.kind,
        other.card,
        other.spot,
        other.ability,
    )


def _place(finder: Finder, number: int) -> str | None:
    """Where a card lies, as it is found there; None if it is not."""
    place = finder.place_of(number)
    return place if finder.find(place) == number else None
