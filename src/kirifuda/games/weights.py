"""Weights: what the numbers that a game counts are worth, as data beside the game.

`kirifuda fit GAME` writes them (agents/fitting.py), with the command that made them. The engine
plays without them; who looks ahead needs them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kirifuda.kernel.errors import KirifudaError, Reason, Said
from kirifuda.kernel.foresight.judging import Judge, Weights

WEIGHTS = "weights.json"
PARTS = ("odds", "taste")  # as `Judge` has them


def weighted(judge: Judge, path: Path) -> Judge:
    """A judge with the weights in a file; a `KirifudaError` tells what is wrong with them."""
    try:
        read: Any = json.loads(path.read_text("utf-8"))
        parts = [
            {str(name): [int(number) for number in pair] for name, pair in read[part].items()}
            for part in PARTS
        ]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        why = Said("it holds no weights: {0}", [f"{type(error).__name__}: {error}"])
        raise KirifudaError([Reason(why, place=str(path))]) from error
    made: list[Weights] = []
    for found in parts:
        if list(found) != judge.names or any(len(pair) != 2 for pair in found.values()):
            why = Said("what it weighs is not what the game counts; kirifuda fit weighs it anew")
            raise KirifudaError([Reason(why, place=str(path))])
        made.append(
            Weights([pair[0] for pair in found.values()], [pair[1] for pair in found.values()])
        )
    judge.weigh(made[0], made[1])
    return judge


def written(judge: Judge, command: str, told: dict[str, object]) -> str:
    """The weights of a judge as a file holds them, with the command that made them."""
    lines = [
        f"  {json.dumps(key)}: {json.dumps(value)}"
        for key, value in {"made by": command, **told}.items()
    ]
    for part, weights in zip(PARTS, (judge.odds, judge.taste), strict=True):
        pairs = zip(judge.names, weights.early, weights.late, strict=True)
        rows = [f"    {json.dumps(name)}: [{early}, {late}]" for name, early, late in pairs]
        lines.append("\n".join([f"  {json.dumps(part)}: {{", ",\n".join(rows), "  }"]))
    return "\n".join(["{", ",\n".join(lines), "}", ""])
