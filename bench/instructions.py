"""Instructions a decision of random play costs, counted by valgrind: the same on a busy machine.

instructions.py GAME [FORMAT SEATS] [--build FOLDER] [--decisions N]

Only what `Match.choose` does is counted, in the plain native build (`make native`) or another one.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
CHOOSE = "CPyDef_match___Match___choose"


def play(name: str, format: str, seats: int, decisions: int) -> None:
    """Random games with the first decks, without a log, until so many decisions are made."""
    import kirifuda
    import kirifuda.build

    if not kirifuda.build.NATIVE:
        sys.exit("instructions: the engine that was found is not compiled")
    game = kirifuda.game(name)
    named = sorted(game.decks)
    decks = [named[at % len(named)] for at in range(seats)]
    draw = random.Random(7).random
    made = seed = 0
    while made < decisions:
        more: dict[str, Any] = {"format": format} if format else {}
        match = game.start(decks, seed=seed, log=False, **more)
        seed += 1
        while made < decisions and (decision := match.decision) is not None:
            match.choose(int(draw() * len(decision.options)))
            made += 1


def count(arguments: argparse.Namespace) -> float:
    """What valgrind counts, by decision."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        valgrind = ["valgrind", "--tool=callgrind", "--collect-atstart=no"]
        valgrind += [f"--toggle-collect={CHOOSE}", f"--log-file={log}"]
        valgrind += [f"--callgrind-out-file={Path(folder) / 'out'}"]
        command = [sys.executable, __file__, arguments.game, arguments.format]
        command += [str(arguments.seats), "--decisions", str(arguments.decisions), "--play"]
        extra = {"PYTHONPATH": str(arguments.build), "PYTHONHASHSEED": "0"}
        subprocess.run([*valgrind, *command], env=os.environ | extra, check=True)
        found = re.search(r"Collected : (\d+)", log.read_text())
    if found is None:
        sys.exit("instructions: valgrind has counted nothing")
    return int(found[1]) / int(arguments.decisions)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("format", nargs="?", default="")
    parser.add_argument("seats", nargs="?", type=int, default=2)
    parser.add_argument("--build", type=Path, default=ROOT / "build" / "native")
    parser.add_argument("--decisions", type=int, default=3000)
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.play:
        play(arguments.game, arguments.format, arguments.seats, arguments.decisions)
    else:
        print(
            f"{arguments.game} {arguments.format}: {count(arguments):,.0f} instructions a decision"
        )


if __name__ == "__main__":
    main()
