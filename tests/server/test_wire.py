"""What goes over the wire is what the types say, and the browser's types are those."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.hooks import GAMES

import kirifuda
from kirifuda.server import parts
from kirifuda.table.desk import Seen, desk

ROOT = Path(__file__).parents[2]


def test_the_browsers_types_are_those_of_the_server() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "wire.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr


def kind_of(key: str) -> Any:
    if key == "head":
        return parts.Head
    if key == "ask":
        return parts.Ask
    return dict[str, int] if key.endswith(".gauges") else parts.Zone


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_board_has_the_shape_that_is_told(name: str) -> None:
    game = kirifuda.game(name)
    rng = random.Random(name)
    decks = sorted(game.decks)
    for seed in range(2):
        match = game.start([decks[seed % len(decks)], decks[-1]], seed=seed)
        eyes = [Seen(desk(game), seat) for seat in (0, 1, None)]
        while match.decision is not None:
            before = len(match.log)
            match.choose(rng.randrange(len(match.decision.options)))
            if rng.random() < 0.8 and match.decision is not None:
                continue
            for seen in eyes:
                board = json.loads(json.dumps(seen.look(match)))
                for key, part in board.items():
                    msgspec.convert(part, kind_of(key))
                told = json.loads(json.dumps([seen.lines(before), seen.moves(before)]))
                msgspec.convert(told[0], list[parts.Line])
                msgspec.convert(told[1], list[parts.Move])
            wishes = json.loads(json.dumps(eyes[0].wishes()))
            msgspec.convert(wishes, list[parts.Wish])
            for handle in eyes[0].handles.cards:
                msgspec.convert(eyes[0].changes(handle), list[parts.Change])
    for card in game.cards.values():
        sheet = json.loads(json.dumps(desk(game).card(card)))
        msgspec.convert(sheet, parts.CardSheet)
