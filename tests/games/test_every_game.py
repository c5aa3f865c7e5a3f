"""The merciless test, for every game and every pair of its shipped decks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import combinations_with_replacement
from pathlib import Path

import pytest
from tests.hooks import GAMES
from tests.merciless import play

import kirifuda

PAIRS = [
    (name, pair)
    for name in GAMES
    for pair in combinations_with_replacement(sorted(kirifuda.game(name).decks), 2)
]
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("name", "decks"), PAIRS, ids=lambda x: x if isinstance(x, str) else "-".join(x)
)
def test_everything_holds_at_every_decision(name: str, decks: tuple[str, str]) -> None:
    game = kirifuda.game(name)
    play(game, decks, 0)
    for seed in (1, 2):
        play(game, decks, seed, every=5)


# formats of more than two players, with as few and with as many as can play them
CROWDS = [
    (name, word, count)
    for name in GAMES
    for word, one in kirifuda.game(name).formats.items()
    if one.seats[1] > 2
    for count in sorted(set(one.seats))
]


@pytest.mark.parametrize(("name", "format", "count"), CROWDS)
def test_everything_holds_with_many_players(name: str, format: str, count: int) -> None:
    game = kirifuda.game(name)
    names = sorted(game.decks)
    decks = [names[seat % len(names)] for seat in range(count)]
    play(game, decks, 0, every=11, format=format)
    for seed in (1, 2):
        play(game, decks, seed, every=29, format=format, gives_up=0.004)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "decks"), PAIRS, ids=lambda x: x if isinstance(x, str) else "-".join(x)
)
def test_many_matches_end(name: str, decks: tuple[str, str]) -> None:
    game = kirifuda.game(name)
    many = 15 if kirifuda.NATIVE else 4  # the same ones, as far as they are played
    for seed in range(100, 100 + many):
        play(game, decks, seed, every=25)


DIGESTS = """
import json, random, sys
import kirifuda
out = []
for name in json.loads(sys.argv[1]):
    game = kirifuda.game(name)
    names = sorted(game.decks)
    for seed in range(6):
        decks = [names[seed % len(names)], names[(seed // 2) % len(names)]]
        match = game.start(decks, seed=seed)
        luck = random.Random(seed)
        while match.decision is not None:
            match.choose(luck.randrange(len(match.decision.options)))
            out.append(match.digest())
print(json.dumps([kirifuda.NATIVE, out]))
"""


def digests(path: Path) -> tuple[bool, list[str]]:
    env = {**os.environ, "PYTHONPATH": str(path)}
    ran = subprocess.run(
        [sys.executable, "-c", DIGESTS, json.dumps(GAMES)],
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    native, found = json.loads(ran.stdout)
    return native, found


def test_interpreted_and_native_agree_at_every_decision() -> None:
    built = ROOT / "build" / "native"
    if not (built / "kirifuda").is_dir():
        pytest.skip("there is no native build; `make native` makes one")
    native, compiled = digests(built)
    plain, interpreted = digests(ROOT / "src")
    assert (native, plain) == (True, False)
    assert compiled == interpreted
