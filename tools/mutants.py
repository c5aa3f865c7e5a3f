"""Breaks the code at clauses of a book on purpose, and lists those whose named tests still pass.

For clauses drawn by a seed one small change is made in the code that the ledger cites for it
(tools/breaking.py), and only the tests that the ledger names for it are run. A clause is *killed*
if one of them fails, as it should; otherwise its tests do not really show it.

    python tools/mutants.py                            25 clauses of each game
    python tools/mutants.py --game rebirth --count 100 --seed 7
    python tools/mutants.py --game rebirth --clause 8.2.3.1 --count 20
    python tools/mutants.py --count 100 --write        puts the figures into docs/mutants.md

A change that cannot change anything that happens is drawn again, and told with the reason: those
that compile to the same code, and those that somebody has looked at (tools/equivalent.toml).
"""

from __future__ import annotations

import argparse
import ast
import importlib
import importlib.abc
import importlib.machinery
import os
import random
import re
import signal
import sys
import time
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType

from breaking import PACKAGE, Mutant, drawn, source
from kirifuda.games.registry import find, names
from kirifuda.ledger import Clause, Ledger

ROOT = PACKAGE.parent.parent
REPORT = ROOT / "docs" / "mutants.md"
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
COUNT = 25
LONGEST = 90  # seconds; what takes longer hangs
HANGS = 99
CALM = 0


@dataclass
class Trial:
    """A clause, what was broken for it, and what came of it."""

    clause: Clause
    mutant: Mutant
    code: int = -1

    @property
    def survived(self) -> bool:
        return self.code == CALM


@dataclass
class Round:
    """All trials of a game."""

    game: str
    seed: int
    trials: list[Trial] = field(default_factory=list)
    equivalent: list[tuple[str, Mutant, str]] = field(default_factory=list)
    bare: list[str] = field(default_factory=list)  # nothing can be broken at them

    @property
    def survivors(self) -> list[Trial]:
        return [trial for trial in self.trials if trial.survived]


# -- drawing -------------------------------------------------------------------------------------


def known_equivalent() -> dict[tuple[str, str, str, str], str]:
    """Changes that somebody has looked at and that cannot matter, with the reason."""
    with EQUIVALENT.open("rb") as file:
        rows = tomllib.load(file).get("mutant", [])
    return {(r["file"], r["inside"], r["was"], r["now"]): r["reason"] for r in rows}


def draw(game: str, seed: int, count: int, only: list[str]) -> Round:
    """So many clauses of a game, each with what is broken; all of them once before any twice."""
    luck = random.Random(f"{game} {seed}")
    ledger = Ledger(game)
    due = [c for c in ledger.due() if c.tests and (not only or c.number in only)]
    same = known_equivalent()
    out = Round(game, seed)
    ways = {c.number: drawn(ledger, c, random.Random(f"{game} {seed} {c.number}")) for c in due}
    while due and len(out.trials) < count:
        for clause in luck.sample(due, len(due)):
            if len(out.trials) == count:
                break
            mutant = next_mutant(out, clause, ways[clause.number], same)
            if mutant is not None:
                out.trials.append(Trial(clause, mutant))
                continue
            due.remove(clause)
            if all(trial.clause is not clause for trial in out.trials):
                out.bare.append(clause.number)
    return out


def next_mutant(
    out: Round, clause: Clause, ways: object, same: dict[tuple[str, str, str, str], str]
) -> Mutant | None:
    """The next way to break a clause that can matter."""
    for mutant in ways:  # type: ignore[attr-defined]
        assert isinstance(mutant, Mutant)
        key = (mutant.file, mutant.inside, mutant.was, mutant.now)
        if key in same:
            out.equivalent.append((clause.number, mutant, same[key]))
        elif source(mutant.file).is_same(mutant):
            out.equivalent.append((clause.number, mutant, "compiles to the same code"))
        else:
            return mutant
    return None


# -- trying --------------------------------------------------------------------------------------


class Broken(importlib.abc.Loader):
    """Gives the module of a mutant its broken code; all others come as they are."""

    def __init__(self, mutant: Mutant) -> None:
        self.path = str(PACKAGE / mutant.file)
        self.tree = source(mutant.file).broken(mutant)

    def find_spec(self, name: str, path: object, target: object = None) -> object:
        if not name.startswith("kirifuda."):
            return None
        found = importlib.machinery.PathFinder.find_spec(name, path)  # type: ignore[arg-type]
        if found is None or found.origin != self.path:
            return None
        found.loader = Rewritten(name, self.path, self.tree)
        return found


class Rewritten(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, tree: ast.Module) -> None:
        super().__init__(name, path)
        self.tree = tree

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.tree, self.path, "exec")


def run_tests(tests: list[str]) -> int:
    """Run tests in this process, without a word."""
    import pytest

    signal.alarm(LONGEST)
    arguments = ["-q", "-x", "--no-header", "-p", "no:cacheprovider"]
    try:
        return int(pytest.main([*arguments, *tests]))
    except SystemExit as error:
        return error.code if isinstance(error.code, int) else 1
    except BaseException:
        return 1


def start(tests: list[str], mutant: Mutant | None) -> int:
    """Begin to run tests in a process of their own, on broken code."""
    pid = os.fork()
    if pid:
        return pid
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    if mutant is not None and not exchange(mutant):
        for name in [name for name in sys.modules if name.split(".")[0] in ("kirifuda", "tests")]:
            del sys.modules[name]
        sys.meta_path.insert(0, Broken(mutant))  # type: ignore[arg-type]
    os.chdir(ROOT)
    os._exit(run_tests(tests))


def exchange(mutant: Mutant) -> bool:
    """Give a function that is there already its broken code; False if it must be loaded anew.

    What texts mean has made cards by then, and what a module says outside of functions is done.
    """
    parts = Path(mutant.file).with_suffix("").parts
    if "meaning" in parts:
        return False
    found: object = importlib.import_module(".".join(("kirifuda", *parts)))
    for name in mutant.inside.split("."):
        found = getattr(found, name, None)
    tree = source(mutant.file).broken(mutant)
    code = code_named(compile(tree, str(PACKAGE / mutant.file), "exec"), mutant.inside)
    if not isinstance(found, FunctionType) or code is None:
        return False
    found.__code__ = code
    return True


def code_named(code: CodeType, name: str) -> CodeType | None:
    """The code of a function within other code."""
    for const in code.co_consts:
        if isinstance(const, CodeType):
            found = const if const.co_qualname == name else code_named(const, name)
            if found is not None:
                return found
    return None


def prepare(game: str) -> None:
    """Load what every trial needs, once: the game, its words, and the verbs of its tests."""
    importlib.import_module("pytest")
    importlib.import_module(f"tests.games.{game}.table")
    find(game).grammar()


def ended(status: int) -> int:
    return HANGS if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)


def try_all(rounds: list[Round], jobs: int, loud: bool) -> None:
    """Try every mutant, so many at a time."""
    todo = [trial for one in rounds for trial in one.trials]
    running: dict[int, Trial] = {}
    done = 0
    while todo or running:
        while todo and len(running) < jobs:
            trial = todo.pop(0)
            running[start(trial.clause.tests, trial.mutant)] = trial
        pid, status = os.wait()
        trial = running.pop(pid)
        trial.code = ended(status)
        done += 1
        if loud or trial.survived:
            word = "SURVIVES" if trial.survived else "killed"
            print(f"{done}: {trial.clause.number} {word}: {trial.mutant}", flush=True)


def check_calm(rounds: list[Round]) -> None:
    """Without a change all tests must pass: else nothing would be told."""
    tests = sorted({test for one in rounds for trial in one.trials for test in trial.clause.tests})
    _, status = os.waitpid(start(tests, None), 0)
    if tests and ended(status) != CALM:
        raise SystemExit("tests fail before anything is broken: run them first")


# -- telling -------------------------------------------------------------------------------------

HEAD = """# Mutants

How well the tests that are named for a clause really show it: the code that the ledger cites for a
clause is broken on purpose, and only the tests named for that clause are run (`tools/mutants.py`).
Killed: one of them failed, as it should. Made by `make mutants ARGS="--count 100 --write"`; each
game's part tells its seed, so that it can be made again.

What only tells (log entries, reasons, the wording of texts) is not broken. A change that cannot
change what happens is drawn again; those that were are listed with the reason.
"""


def section(one: Round, seconds: float) -> str:
    """What came of a game, for people."""
    killed = len(one.trials) - len(one.survivors)
    clauses = len({trial.clause.number for trial in one.trials})
    figure = f"**{killed} of {len(one.trials)}** killed, at {clauses} clauses"
    lines = [f"## {one.game}", "", f"Seed {one.seed}: {figure}, in {seconds:.0f} s."]
    if one.bare:
        lines += ["", f"Nothing can be broken at {', '.join(one.bare)}."]
    if one.survivors:
        lines += ["", "Still passing:", ""]
        lines += [f"- {t.clause.number}: {told(t.mutant)}" for t in one.survivors]
    if one.equivalent:
        lines += ["", "Drawn again:", ""]
        lines += [f"- {number}: {told(m)}: {why}" for number, m, why in one.equivalent]
    return "\n".join(lines) + "\n"


def told(mutant: Mutant) -> str:
    return f"`{mutant.file}` {mutant.inside}, `{mutant.was}` → `{mutant.now}`"


def write(parts: dict[str, str]) -> None:
    """Put the parts of games into the report, and leave those of others as they are."""
    old = REPORT.read_text("utf-8") if REPORT.is_file() else ""
    parted = re.finditer(r"(?ms)^## (\w+)\n.*?(?=^## |\Z)", old)
    kept = {found[1]: found[0] for found in parted}
    kept.update(parts)
    body = "\n".join(kept[name].rstrip() + "\n" for name in names() if name in kept)
    REPORT.write_text(f"{HEAD}\n{body}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", choices=names(), help="only this game")
    parser.add_argument("--clause", action="append", default=[], help="only this clause")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=COUNT, help="how many for each game")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the figures into docs/mutants.md")
    parser.add_argument("--loud", action="store_true", help="tell of every change")
    told = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    parts: dict[str, str] = {}
    for game in told.game or names():
        began = time.monotonic()
        one = draw(game, told.seed, told.count, told.clause)
        prepare(game)
        check_calm([one])
        try_all([one], told.jobs, told.loud)
        parts[game] = section(one, time.monotonic() - began)
        print(parts[game], flush=True)
    if told.write:
        write(parts)


if __name__ == "__main__":
    main()
