"""Breaks the code at clauses of a book on purpose, and lists those whose named tests still pass.

For clauses drawn by a seed one small change (tools/breaking.py) is made in the statements that the
ledger cites for it (tools/citing.py), and only the tests that the ledger names for it are run
(tools/trying.py). A clause is *killed* if one of them fails, as it should; otherwise its tests do
not really show it. A clause whose tests reach nothing that is cited for it counts as not killed.

    python tools/mutants.py                            25 clauses of each game
    python tools/mutants.py --game rebirth --count 100 --seed 7
    python tools/mutants.py --game rebirth --clause 8.2.3.1 --count 20
    python tools/mutants.py --count 100 --write        puts the figures into docs/mutants.md

A change that cannot change anything that happens is drawn again, and told with the reason: those
that compile to the same code, and those that somebody has looked at (tools/equivalent.toml).
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from breaking import Mutant, source
from citing import candidates, drawn
from kirifuda.games.registry import names
from kirifuda.ledger import Clause, Ledger
from trying import CALM, ODD, ROOT, Bench, bench

REPORT = ROOT / "docs" / "mutants.md"
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
COUNT = 25
UNTRIED = -1


@dataclass
class Trial:
    """A clause, what was broken for it, if anything could be, and what came of it."""

    clause: Clause
    mutant: Mutant | None
    code: int = UNTRIED

    @property
    def survived(self) -> bool:
        return self.mutant is None or self.code in (CALM, ODD)

    def __str__(self) -> str:
        if self.mutant is None:
            return f"{self.clause.number}: nothing cited for it is reached"
        return f"{self.clause.number}: {told(self.mutant)}"


@dataclass
class Round:
    """All trials of a game."""

    game: str
    seed: int
    trials: list[Trial] = field(default_factory=list)
    equivalent: list[tuple[str, Mutant, str]] = field(default_factory=list)

    @property
    def survivors(self) -> list[Trial]:
        return [trial for trial in self.trials if trial.survived]


# -- drawing -------------------------------------------------------------------------------------

Known = list[dict[str, str]]


def known_equivalent() -> Known:
    """Changes that somebody has looked at and that cannot matter, with the reason."""
    with EQUIVALENT.open("rb") as file:
        rows: Known = tomllib.load(file).get("mutant", [])
    return rows


def why_equivalent(mutant: Mutant, known: Known) -> str:
    """Why a change cannot matter, if somebody has looked at it."""
    key = (mutant.file, mutant.inside, mutant.was, mutant.now)
    for row in known:
        if (row["file"], row["inside"], row["was"], row["now"]) == key and row["at"] in mutant.at:
            return row["reason"]
    return ""


def clauses_of(ledger: Ledger, only: list[str]) -> list[Clause]:
    """The mechanics that some code carries out."""
    return [c for c in ledger.due() if c.tests and c.code and (not only or c.number in only)]


def draw(tests: Bench | None, ledger: Ledger, seed: int, count: int, only: list[str]) -> Round:
    """So many clauses of a game, each with what is broken; all of them once before any twice."""
    game = ledger.game.name
    luck = random.Random(f"{game} {seed}")
    due = clauses_of(ledger, only)
    same = known_equivalent()
    out = Round(game, seed)
    ways: dict[str, Iterator[Mutant]] = {}
    while due and len(out.trials) < count:
        for clause in luck.sample(due, len(due)):
            if len(out.trials) == count:
                break
            if clause.number not in ways:
                reached = None if tests is None else tests.reached(clause.tests)
                found = candidates(ledger, clause, reached)
                own = random.Random(f"{game} {seed} {clause.number}")
                ways[clause.number] = drawn(found, own)
                mutant = next_mutant(out, clause, ways[clause.number], same)
                out.trials.append(Trial(clause, mutant))
            else:
                mutant = next_mutant(out, clause, ways[clause.number], same)
                if mutant is not None:
                    out.trials.append(Trial(clause, mutant))
            if mutant is None:
                due.remove(clause)
    return out


def next_mutant(out: Round, clause: Clause, ways: Iterator[Mutant], same: Known) -> Mutant | None:
    """The next way to break a clause that can matter."""
    for mutant in ways:
        why = why_equivalent(mutant, same)
        if why:
            out.equivalent.append((clause.number, mutant, why))
        elif source(mutant.file).is_same(mutant):
            out.equivalent.append((clause.number, mutant, "compiles to the same code"))
        else:
            return mutant
    return None


def try_game(game: str, seed: int, count: int, only: list[str], jobs: int, loud: bool) -> Round:
    """Draw clauses of a game, and try them."""
    rounds: list[Round] = []
    ledger = Ledger(game)
    due = clauses_of(ledger, only)
    first = random.Random(f"{game} {seed}").sample(due, len(due))[:count]  # as `draw` draws them
    tests = sorted({test for clause in first for test in clause.tests})

    def work(bench: Bench) -> None:
        bench.watch(tests)
        one = draw(bench, ledger, seed, count, only)
        tried = [trial for trial in one.trials if trial.mutant is not None]

        def tell(at: int, code: int) -> None:
            tried[at].code = code
            if loud or tried[at].survived:
                word = "odd" if code == ODD else "SURVIVES" if code == CALM else "killed"
                print(f"{at + 1} {word}: {tried[at]}", flush=True)

        bench.try_all([(t.clause.tests, t.mutant) for t in tried if t.mutant is not None], tell)
        rounds.append(one)

    bench(sorted({test.partition("::")[0] for test in tests}), jobs, work)
    return rounds[0]


# -- telling -------------------------------------------------------------------------------------

HEAD = """# Mutants

How well the tests that are named for a clause really show it: the code that the ledger cites for a
clause is broken on purpose, and only the tests named for that clause are run (`tools/mutants.py`).
Killed: one of them failed, as it should. Made by `make mutants ARGS="--count 100 --write"`; each
game's part tells its seed, so that it can be made again.

What is broken is drawn by the seed, and nobody looks first whether it will be noticed:

1. The clauses of a game are drawn, all of them once before any twice.
2. Of a clause, a citation: those beside a statement (a comment, or the number in its own words)
   before those beside an event, those before the docstring of a function or the ledger's list of
   the kernel, and those before the docstrings of classes. What is cited is the statement with the
   conditions above it, or that the event is told, or the statements of the function or class; those
   that name other clauses only are not broken for this one. What texts mean is broken only for
   clauses that nothing else carries out.
3. Of a citation, a statement that the tests named for the clause reach (they are watched once on
   whole code), and of it one change: a condition negated, a comparison turned round or shifted by
   one, `and` for `or`, plus for minus, a number one off, a constant for its neighbour, the
   statement dropped. A clause whose tests reach nothing that is cited for it counts as not killed.

What only tells is not broken: log entries, reasons, events that no clause is cited beside, what
marks values to be reckoned anew, shortcuts (whether anything could matter at all), numbers that
only name steps, zones, kinds and formats. A change that cannot change what happens is drawn again;
those that were are listed with the reason.

These exceptions and the rules above were found while the first seeds were run: what is left out,
and how near to a statement a citation must stand, changed between the seeds that are told below, so
that only those of one game's last seeds can be compared.
"""


def section(one: Round, seconds: float) -> str:
    """What came of a game, for people."""
    killed = len(one.trials) - len(one.survivors)
    clauses = len({trial.clause.number for trial in one.trials})
    figure = f"**{killed} of {len(one.trials)}** killed, at {clauses} clauses"
    lines = [f"## {one.game}", "", f"Seed {one.seed}: {figure}, in {seconds:.0f} s."]
    if one.survivors:
        lines += ["", "Still passing:", ""]
        lines += [f"- {trial}" for trial in one.survivors]
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
        one = try_game(game, told.seed, told.count, told.clause, told.jobs, told.loud)
        parts[game] = section(one, time.monotonic() - began)
        print(parts[game], flush=True)
    if told.write:
        write(parts)


if __name__ == "__main__":
    main()
