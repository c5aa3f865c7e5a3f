"""A worker process: programs that think, texts of cards, checks of decks, one after the other.

It reads requests from its standard input and writes answers to its standard output, each with its
length before it; it ends when its input does. `python -m kirifuda.server.worker` is started by
`kirifuda.server.workers`.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, BinaryIO

import msgspec

import kirifuda
from kirifuda.agents import decide, make
from kirifuda.agents.searching import Searcher
from kirifuda.games.game import Game
from kirifuda.games.shelf import Shelf
from kirifuda.kernel.errors import KirifudaError, Reason
from kirifuda.kernel.position.cards import CardDef
from kirifuda.server.positions import form
from kirifuda.server.refusing import of_engine
from kirifuda.server.trials import case_text, study
from kirifuda.table.advice import adviser, thoughts
from kirifuda.table.desk import desk

LENGTH = 4
AGAIN = 0.1  # seconds after which a job that goes on all the same is told again
Plain = dict[str, Any]


def think(
    game: str, pack: bytes, level: str, seed: int, seconds: float, turn: int, made: int
) -> int:
    """What a program chooses in a position; it has chosen so often in this turn already."""
    agent = make(level, seed, seconds)
    if isinstance(agent, Searcher):
        agent.turn, agent.made = turn, made
    return decide(agent, kirifuda.game(game).unpack(pack))


def advise(game: str, pack: bytes, seed: int, seconds: float, most: int) -> list[list[int]]:
    """What one would do who sits where something is decided: indexes, chances of 10,000, tries."""
    match = kirifuda.game(game).unpack(pack)
    assert match.decision is not None
    found = thoughts(adviser(seed=seed, think=seconds), match, match.decision.seat)
    return [[one.index, one.chance, one.tries] for one in found[: most or len(found)]]


def check(game: str, text: str, cards: list[Plain], form: str) -> Plain:
    """What is wrong with a deck, what was read of it, and the trees of its own cards' texts."""
    played = kirifuda.game(game)
    shelf, reasons = filled(played, cards)
    parts: dict[str, list[CardDef]] = {}
    try:
        deck = shelf.read(text)
    except KirifudaError as error:
        reasons += error.reasons
    else:
        parts, wrong = played.read_deck(deck)
        reasons += wrong + played.format_reasons(parts, form)
    counted: list[Plain] = []
    for part, held in parts.items():
        count: dict[str, int] = {}
        for card in held:
            count[card.key] = count.get(card.key, 0) + 1
        counted.append({"part": part, "cards": count})
    return {
        "legal": not reasons,
        "reasons": of_engine(reasons),
        "parts": counted,
        "own": {card.key: desk(played).card(card) for card in shelf.cards.values()},
        "readings": shelf.trees.kept,
    }


def filled(game: Game, cards: list[Plain]) -> tuple[Shelf, list[Reason]]:
    """A shelf with cards of one's own, and what is wrong with them."""
    shelf = Shelf(game)
    reasons: list[Reason] = []
    for number, row in enumerate(cards, 1):
        try:
            shelf.add(row)
        except KirifudaError as error:
            place = str(row.get("key") or number)
            reasons += [one.within(place) for one in error.reasons]
    return shelf, reasons


def readings(game: str, setup: str) -> dict[str, str]:
    """The trees of texts that a setup brings along."""
    played = kirifuda.game(game)
    played.setting(setup)
    texts = [str(row.get("text", "")) for row in msgspec.json.decode(setup).get("cards", [])]
    return {text: played.trees.kept[text] for text in texts if text in played.trees.kept}


JOBS: dict[str, Callable[..., Any]] = {
    "think": think,
    "advise": advise,
    "check": check,
    "readings": readings,
    "study": study,
    "form": form,
    "case": case_text,
}


class TimeIsUp(BaseException):  # no error that what is ended may catch
    """A job has had its time."""


def too_long(*_: object) -> None:
    raise TimeIsUp


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """So much processor time and no more; how busy the machine is does not count."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGPROF, too_long)
        signal.setitimer(signal.ITIMER_PROF, seconds, AGAIN)
    try:
        yield
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_PROF, 0)


def answer(request: bytes) -> bytes:
    """What a request leads to: a list of whether it went well, and what came of it."""
    name, args, seconds = msgspec.msgpack.decode(request)
    try:
        with within(seconds):
            found = JOBS[name](*args)
        return msgspec.msgpack.encode([True, found])
    except TimeIsUp:
        return msgspec.msgpack.encode([False, "Timeout"])
    except KirifudaError as error:
        return msgspec.msgpack.encode([False, of_engine(error.reasons)])
    except Exception as error:
        return msgspec.msgpack.encode([False, f"{type(error).__name__}: {error}"])


def run(source: BinaryIO, sink: BinaryIO) -> None:
    while True:
        head = source.read(LENGTH)
        if len(head) < LENGTH:
            return
        found = answer(source.read(int.from_bytes(head, "big")))
        sink.write(len(found).to_bytes(LENGTH, "big") + found)
        sink.flush()


if __name__ == "__main__":
    run(sys.stdin.buffer, sys.stdout.buffer)
