"""Moves in words: "foe: block Gatekeeper", "play Scout to member 2", "use Bell ability 2".

A move is a kind of option, then the card that it is about, then where to ("to", "→"), with which
second card ("with"), which number ("number") and which ability of the card ("ability"); or a table
with these words. What is not told may be anything.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from kirifuda.games.finding import Finder, side
from kirifuda.games.game import Game
from kirifuda.games.lasting import numbered
from kirifuda.kernel.errors import Said, ScenarioError
from kirifuda.kernel.match import Match, shown
from kirifuda.kernel.position.decisions import Option
from kirifuda.table.speech import vocabulary

WORDS = ("seat", "do", "card", "to", "with", "number", "ability")
LATER = re.compile(r"\s+(to|with|number|ability)\s+|\s*(→)\s*")


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


def kinds_of(game: Game, match: Match) -> list[str]:
    """All kinds of options that there are, the longest first."""
    told = {re.sub(r"[#>+].*", "", word.split("/")[-1]) for word in vocabulary(game.name).options}
    if match.decision is not None:
        told |= {option.kind for option in match.decision.options}
    return sorted(told, key=len, reverse=True)


def read_move(game: Game, match: Match, finder: Finder, told: object) -> Move:
    """The move that is meant; a `ScenarioError` tells what is wrong with it."""
    if isinstance(told, str):
        table = _split(game, match, told)
    elif isinstance(told, Mapping):
        table = {str(word): value for word, value in told.items()}
    else:
        raise ScenarioError(Said("a move is a text or a table, not {0}", [shown(told)]))
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
    if not isinstance(kind, str) or kind not in kinds_of(game, match):
        known = ", ".join(sorted(kinds_of(game, match)))
        raise ScenarioError(Said("there is no move {0}; moves: {1}", [shown(kind), known]))
    move = Move(seat, kind)
    if "card" in table:
        move.card = finder.find(table["card"])
    if "to" in table:
        move.spot = _spot(game, table["to"])
    if "with" in table:
        move.number = finder.find(table["with"])
    if "number" in table:
        move.number = _whole(table["number"], "number")
    if "ability" in table:
        at = _whole(table["ability"], "ability")
        definition = match.state.definition(move.card) if move.card >= 0 else None
        if definition is None or not 1 <= at <= len(numbered(definition)):
            raise ScenarioError(Said("there is no ability {0} of such a card", [at]))
        base = match.pool.base[match.pool.definition[move.card]]
        move.ability = base + numbered(definition)[at - 1]
    return move


def _split(game: Game, match: Match, told: str) -> dict[str, object]:
    """The words of a move that was told as a text."""
    out: dict[str, object] = {}
    seat, rest = side(told)
    if seat >= 0:
        out["seat"] = "me" if seat == 0 else "foe"
    for kind in kinds_of(game, match):
        if rest == kind or rest.startswith(kind + " "):
            out["do"] = kind
            rest = rest[len(kind) :]
            break
    else:
        out["do"] = rest
        return out
    parts = LATER.split(rest)
    if parts[0].strip():
        out["card"] = parts[0].strip()
    for at in range(1, len(parts), 3):
        out["to" if parts[at + 1] else parts[at]] = parts[at + 2].strip()
    return out


def _spot(game: Game, told: object) -> int:
    """A spot by its name in any zone, or its number."""
    if isinstance(told, int) and not isinstance(told, bool):
        return told
    named = game.rules.spot_names
    if isinstance(told, str):
        if told in named:
            return named.index(told)
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
