"""Weights: what the numbers that a game counts are worth, as data beside the game.

`kirifuda fit GAME` writes them (agents/fitting.py), with the command that made them. The engine
plays without them; who looks ahead needs them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kirifuda.kernel.errors import KirifudaError, Reason, Said
from kirifuda.kernel.foresight.judging import Judge

WEIGHTS = "weights.json"


def weighted(judge: Judge, path: Path) -> Judge:
    """A judge with the weights in a file; a `KirifudaError` tells what is wrong with them."""
    try:
        read: Any = json.loads(path.read_text("utf-8"))
        told: Any = read["weights"]
        found = {str(name): [int(number) for number in pair] for name, pair in told.items()}
        alone = [int(number) for number in read.get("by hand alone", [])]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        why = Said("it holds no weights: {0}", [f"{type(error).__name__}: {error}"])
        raise KirifudaError([Reason(why, place=str(path))]) from error
    if list(found) != judge.names or any(len(pair) != 2 for pair in found.values()):
        why = Said("what it weighs is not what the game counts; kirifuda fit weighs it anew")
        raise KirifudaError([Reason(why, place=str(path))])
    judge.alone = alone
    judge.early = [pair[0] for pair in found.values()]
    judge.late = [pair[1] for pair in found.values()]
    return judge


def written(judge: Judge, command: str, told: dict[str, object]) -> str:
    """The weights of a judge as a file holds them, with the command that made them."""
    pairs = zip(judge.names, judge.early, judge.late, strict=True)
    rows = ",\n".join(f"    {json.dumps(name)}: [{early}, {late}]" for name, early, late in pairs)
    head = {"made by": command, **told}
    if judge.alone:
        head["by hand alone"] = judge.alone
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    return "\n".join(["{", *lines, '  "weights": {', rows, "  }", "}", ""])
