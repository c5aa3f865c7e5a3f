"""What a study is answered with: boards on which all lies open, answers, and moves to try next.

Run in a worker.
"""

from __future__ import annotations

import json
from typing import Any

import kirifuda
from kirifuda.games.finding import Finder
from kirifuda.games.game import Game
from kirifuda.games.lasting import numbered
from kirifuda.games.shelf import Shelf
from kirifuda.judge import Court, case_of, written
from kirifuda.judge.moves import meant, read_move
from kirifuda.kernel.errors import KirifudaError
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option
from kirifuda.table.asking import SEAT, told_option
from kirifuda.table.desk import Seen, desk
from kirifuda.table.handles import EVERYTHING, Handles

MOST_MOVES = 150
Plain = dict[str, Any]


def study(game: str, text: str, lang: str) -> Plain:
    """A position, moves and questions, answered with clauses; and the board before and after."""
    played = kirifuda.game(game)
    shelf = Shelf(played)
    case = case_of(played, text, shelf.add)
    court = Court(case, lang)
    before = open_board(played, case.match)
    answers: list[Plain] = []
    for number, step in enumerate(case.steps, 1):
        done = made(court, step.get("do"))
        seat = -1 if done is None or court.match.decision is None else court.match.decision.seat
        told = plainly_told(court.step(number, step).data(court.words))
        answers.append({**told, "done": done, "seat": seat})
    return {
        "title": case.title,
        "why": case.why,
        "before": before,
        "after": open_board(played, case.match),
        "answers": answers,
        "moves": moves(played, court),
        "own": {card.key: desk(played).card(card) for card in unknown(played, case.match)},
    }


def case_text(game: str, pack: bytes) -> str:
    """A position of a match as the text of a case."""
    played = kirifuda.game(game)
    return written(played.describe(played.unpack(pack)))


def unknown(game: Game, match: Match) -> list[CardDef]:
    """The cards that a browser has not heard of: the text's own, and plain ones."""
    return [card for card in match.pool.defs if card.key not in game.cards]


def open_board(game: Game, match: Match) -> Plain:
    """A board on which everything lies open."""
    seen = Seen(desk(game), None)
    seen.handles = Handles(EVERYTHING)
    return seen.look(match)


def plainly_told(answer: Plain) -> Plain:
    """An answer of which nothing but text is left."""
    told = answer["told"]
    return {
        **answer,
        "told": told if isinstance(told, str) else json.dumps(told, ensure_ascii=False),
        "look": {word: str(value) for word, value in answer["look"].items()},
    }


def made(court: Court, told: object) -> Plain | None:
    """The option that a move means, as a face tells it; None if it is none, or not told which."""
    if told is None:
        return None
    match = court.match
    try:
        ways = meant(match, court.move(match, told))
    except KirifudaError:
        return None
    return shown(court.game, match, ways[0]) if len({key(way) for way in ways}) == 1 else None


def shown(game: Game, match: Match, option: Option) -> Plain:
    """An option as a face tells it."""
    assert match.decision is not None
    handles = Handles(EVERYTHING)
    return dict(told_option(match.state, match.decision, option, desk(game).looks, handles))


def key(option: Option) -> tuple[str, int, int, int, int]:
    return option.kind, option.card, option.spot, option.number, option.ability


def moves(game: Game, court: Court) -> list[Plain]:
    """What can be done next, each with the words by which a step does it."""
    match = court.match
    if match.decision is None:
        return []
    finder = court.finder(match)
    out: list[Plain] = []
    for option in match.decision.options[:MOST_MOVES]:
        told = worded(game, match, finder, option)
        if told:
            out.append({"option": shown(game, match, option), "do": told})
    return out


def worded(game: Game, match: Match, finder: Finder, option: Option) -> str:
    """The fewest words that mean this option and no other; empty: there are none."""
    told = option.kind
    if means(game, match, finder, told, option):
        return told
    if option.card >= 0:
        named = match.state.definition(option.card).name
        for way in (f"{told} {named}", f"{told} {finder.place_of(option.card)}"):
            if means(game, match, finder, way, option):
                return way
        told = f"{told} {finder.place_of(option.card)}"
    for more in further(game, match, finder, option):
        told += more
        if means(game, match, finder, told, option):
            return told
    return ""


def further(game: Game, match: Match, finder: Finder, option: Option) -> list[str]:
    """What else can be told of an option, one after the other."""
    out: list[str] = []
    looks = desk(game).looks
    names = game.rules.spot_names
    if option.spot >= 0:
        if looks.spots.get(option.kind) == SEAT:
            out.append(f" to seat {option.spot}")
        else:
            out.append(f" to {names[option.spot] if option.spot < len(names) else option.spot}")
    if option.ability >= 0 and option.card >= 0:
        definition = match.state.definition(option.card)
        base = match.pool.base[match.pool.definition[option.card]]
        order = numbered(definition)
        if option.ability - base in order:
            out.append(f" ability {order.index(option.ability - base) + 1}")
    if looks.cards.get(option.kind, False):
        if any(one.number == option.number for one in finder.cards):
            out.append(f" with {finder.place_of(option.number)}")
    elif option.number >= 0:
        out.append(f" number {option.number}")
    return out


def means(game: Game, match: Match, finder: Finder, told: str, option: Option) -> bool:
    """Whether words mean this option and no other."""
    try:
        ways = meant(match, read_move(game, match, finder, told))
    except KirifudaError:
        return False
    return {key(way) for way in ways} == {key(option)}
