"""Trying the laws of meaning on a game's texts: a few in `make test`, all in `make meaning`.

    python -m tests.meaning.trying --seeds 4 --corpus cards.jsonl rebirth

tells every text that breaks a law, in any of the dozen positions, and every phrase of which nothing
ever comes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path

from tests.hooks import GAMES, Hooks, hooks
from tests.meaning.boards import Position
from tests.meaning.laws import LAWS, Law, Trial, alive, apart, every
from tests.meaning.texts import (
    Effect,
    Frame,
    common,
    effects_of,
    made_up,
    phrases,
    printed,
    read,
    written,
)

from kirifuda import KirifudaError
from kirifuda.text import print_ja

MUCH = 3000.0  # as common as a phrase must be to stand wherever it can
DEEDS = ("act", "it", "verb", "verb1")  # phrases for what is done
LARGEST = 200  # characters of what differs, for people


@cache
def trial_of(name: str) -> Trial:
    told = hooks(name)
    return Trial(told.game, told.world, told.speech)


@cache
def weights(name: str) -> Mapping[str, float]:
    meanings = import_module(f"kirifuda.games.{name}.meaning").MEANINGS
    return common(hooks(name).game, frozenset(meanings.referring))


@cache
def written_effects(name: str) -> Mapping[str, tuple[Frame, Effect]]:
    """For each phrase that stands in one, the first effect of a written text that can be played."""
    told = hooks(name)
    out: dict[str, tuple[Frame, Effect]] = {}
    for text in written(told.game, name):
        for frame, effect in effects_of(told.game, told.speech, text):
            for node in effect:
                for part in node.walk():
                    out.setdefault(part.phrase, (frame, effect))
    return out


def text_with(name: str, phrase: str, seed: int) -> tuple[Frame, Effect] | None:
    """A random effect in which a phrase stands; a written one, if chance finds none."""
    told = hooks(name)
    found = made_up(told.game, told.speech, phrase, seed, weights(name), depth=seed % 3)
    return found or written_effects(name).get(phrase)


def unframed(name: str) -> list[str]:
    """The phrases that stand in no effect that can be used or hold: only whole cards tell of them,
    such as of what an ability waits for."""
    return [one for one in phrases(hooks(name).game) if text_with(name, one, 0) is None]


def texts_with(name: str, phrase: str, seed: int) -> Iterator[tuple[list[Law], Frame, Effect]]:
    """Effects in which a phrase stands, and the laws that are tried on each."""
    told: Hooks = hooks(name)
    usual = weights(name)
    found = text_with(name, phrase, seed)
    if found is not None:
        yield list(LAWS.values()), *found
    if phrase.partition(".")[0] not in DEEDS:
        return
    steps = {**usual, **dict.fromkeys(told.speech.joined, MUCH)}
    found = made_up(told.game, told.speech, phrase, seed, steps, depth=1)
    if found is not None:
        yield [apart], *found
    alls = {**usual, **dict.fromkeys((*told.speech.alls, *told.speech.objects), MUCH)}
    found = made_up(told.game, told.speech, phrase, seed, alls, depth=3)
    if found is not None:
        yield [every], *found


def broken(name: str, law: Law, position: Position, frame: Frame, effect: Effect) -> Iterator[str]:
    """How a law is broken, with the text and the position."""
    trial = trial_of(name)
    try:
        found = law(trial, position, frame, effect)
    except Exception as error:  # a text that cannot be played through is a fault as well
        found = [repr(error)]
    if found:
        where = f"{position.one}, {position.other}"
        told = "; ".join(one[:LARGEST] for one in found)
        yield f"{law.__name__} ({where}): {trial.text(frame, effect)}: {told}"


def lives(name: str, phrase: str, seeds: int) -> bool:
    """Whether something comes of a random text in which a phrase stands, anywhere."""
    trial = trial_of(name)
    for seed in range(seeds):
        found = text_with(name, phrase, seed)
        text = None if found is None else trial.text(*found)
        if found is None or text is None:
            continue
        if any(alive(trial, position, text, found[0].zone) for position in trial.world.positions):
            return True
    return False


def dead(name: str, seeds: int) -> list[str]:
    """The phrases of which nothing ever comes, neither in random texts nor in written ones."""
    trial, told = trial_of(name), hooks(name)
    left = {phrase for phrase in phrases(told.game) if not lives(name, phrase, seeds)}
    for text in written(told.game, name):
        for node in read(told.game, text):
            new = left.intersection(part.phrase for part in node.walk())
            if new and lives_in(trial, print_ja(told.game.grammar(), node)):
                left -= new
    return sorted(left)


def lives_in(trial: Trial, text: str) -> bool:
    """Whether something comes of a text in one of the zones where its card can lie, or of its
    effects on a card that can be used, where it stands on cards of other kinds."""
    try:
        trial.card(text)
    except KirifudaError:
        found = effects_of(trial.game, trial.speech, text)
        places = [(trial.text(frame, effect), frame.zone) for frame, effect in found]
    else:
        places = [(text, zone) for zone in islice(trial.homes(text), 3)]
    return any(
        alive(trial, position, one, zone)
        for one, zone in places
        if one is not None
        for position in trial.world.positions
    )


def all_of(name: str, seeds: int, corpus: Path | None) -> Iterator[str]:
    """Every fault, in every position, of random texts, of written ones and of a file's."""
    told = hooks(name)
    for phrase in phrases(told.game):
        for seed in range(seeds):
            for laws, frame, effect in texts_with(name, phrase, seed):
                yield from everywhere(name, laws, frame, effect)
    for text in (*written(told.game, name), *(printed(corpus) if corpus is not None else ())):
        for frame, effect in effects_of(told.game, told.speech, text):
            yield from everywhere(name, list(LAWS.values()), frame, effect)


def everywhere(name: str, laws: list[Law], frame: Frame, effect: Effect) -> Iterator[str]:
    """The first position in which each law is broken."""
    for law in laws:
        for position in trial_of(name).world.positions:
            found = list(broken(name, law, position, frame, effect))
            if found:
                yield from found
                break


def main() -> int:
    told = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    told.add_argument("games", nargs="*", default=GAMES)
    told.add_argument("--seeds", type=int, default=2)
    told.add_argument("--corpus", type=Path, help="printed cards of the (one) game")
    given = told.parse_args()
    faults = 0
    for name in given.games:
        for fault in all_of(name, given.seeds, given.corpus):
            print(f"{name} {fault}", flush=True)
            faults += 1
        alone = unframed(name)
        print(f"{name}: {len(alone)} phrases stand on whole cards only: {', '.join(alone)}")
        listed = set(hooks(name).speech.dead)
        for phrase in sorted(listed ^ set(dead(name, given.seeds))):
            print(f"{name} {phrase}: {'lives' if phrase in listed else 'is dead'}", flush=True)
            faults += 1
    print(f"{faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
