"""Runs tests on code that is broken on purpose, each time in a process of its own.

The tests of a game are collected once, in one process; every trial is a fork of it. A function that
is broken gets its new code where it is, so that everybody who knows it has it; what is done when a
module is loaded (constants, and what texts mean: cards may have been made of them by then) needs
the package and the tests loaded anew. Both ways are looked after: broken code that is not found
where the tests would find it is an error, and not a survivor.
"""

from __future__ import annotations

import ast
import gc
import importlib
import importlib.abc
import importlib.machinery
import os
import pickle
import resource
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import TYPE_CHECKING

import pytest
from _pytest.runner import runtestprotocol

import kirifuda
from breaking import PACKAGE, Mutant, source
from citing import MEANING, Lines

if TYPE_CHECKING:
    from _typeshed import TraceFunction

ROOT = PACKAGE.parent.parent
CALM = 0  # all tests pass
HANGS = 99
ODD = 98  # the tool itself went wrong
MEMORY = 3 << 30
SLACK = 20  # a broken program may take so many times as long as a whole one
ARGUMENTS = ["-q", "-x", "-s", "--no-header", "-p", "no:cacheprovider"]
Work = Callable[["Bench"], None]


class Bench:
    """The collected tests of a game, and what is known of them."""

    def __init__(self, items: list[pytest.Item], jobs: int) -> None:
        self.items: dict[str, list[pytest.Item]] = {}
        for item in items:
            self.items.setdefault(item.nodeid.partition("[")[0], []).append(item)
        self.jobs = jobs
        self.lines: dict[str, Lines] = {}
        self.seconds: dict[str, float] = {}

    # -- whole code ------------------------------------------------------------------------

    def watch(self, tests: list[str]) -> None:
        """Run each test once on whole code: it must pass; keep which lines it reaches."""
        files = sorted({test.partition("::")[0] for test in tests})
        todo: list[tuple[str, Callable[[], int]]] = [(f, self.loading(f)) for f in files]
        todo += [(test, self.one(test)) for test in tests]
        told = forks(todo, self.jobs, 600)
        for name, (code, _, _) in told.items():
            if code != CALM:
                raise SystemExit(f"{name} fails before anything is broken: run it first")
        for test in tests:
            self.lines[test] = told[test][1] | told[test.partition("::")[0]][1]
            self.seconds[test] = told[test][2]

    def loading(self, file: str) -> Callable[[], int]:
        """What is reached while the modules of the tests are loaded."""

        def run() -> int:
            forget()
            return int(pytest.main([*ARGUMENTS, "--collect-only", str(ROOT / file)]))

        return run

    def reached(self, tests: list[str]) -> Lines:
        """The lines that any of these tests reaches."""
        return set().union(*(self.lines[test] for test in tests))

    def one(self, test: str) -> Callable[[], int]:
        return lambda: self.run([test])

    def run(self, tests: list[str]) -> int:
        """Run collected tests in this process up to the first that fails."""
        items = [item for test in tests for item in self.items[test]]
        for at, item in enumerate(items):
            following = items[at + 1] if at + 1 < len(items) else None
            for report in runtestprotocol(item, log=False, nextitem=following):
                if report.failed:
                    return 1
        return CALM

    # -- broken code -----------------------------------------------------------------------

    def try_all(
        self, trials: list[tuple[list[str], Mutant]], tell: Callable[[int, int], None]
    ) -> list[int]:
        """What comes of tests on broken code: `CALM` if they still pass."""
        out = [ODD] * len(trials)
        todo = list(range(len(trials)))
        running: dict[int, int] = {}
        while todo or running:
            while todo and len(running) < self.jobs:
                at = todo.pop(0)
                running[self.start(*trials[at])] = at
            pid, status = os.wait()
            at = running.pop(pid)
            out[at] = HANGS if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
            tell(at, out[at])
        return out

    def start(self, tests: list[str], mutant: Mutant) -> int:
        """Begin to run tests in a process of their own, on broken code."""
        pid = os.fork()
        if pid:
            return pid
        code = ODD
        try:
            be_quiet()
            most = 10 + SLACK * sum(self.seconds[test] for test in tests)
            signal.setitimer(signal.ITIMER_PROF, most)  # of its own time: others may be busy
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            code = self.run(tests) if exchange(mutant) else run_anew(tests, mutant)
        except BaseException as error:
            code = ODD if isinstance(error, AssertionError) else 1
        finally:
            os._exit(code)


def bench(files: list[str], jobs: int, work: Work) -> None:
    """Collect tests, and do something with them."""
    assert not kirifuda.NATIVE, "what is compiled is not broken line by line"
    os.chdir(ROOT)

    class Plugin:
        def pytest_runtestloop(self, session: pytest.Session) -> bool:
            gc.freeze()  # forks share what is there
            work(Bench(session.items, jobs))
            return True

    told = pytest.main([*ARGUMENTS, *files], plugins=[Plugin()])
    if told != pytest.ExitCode.OK:
        raise SystemExit(int(told))


# -- forks ---------------------------------------------------------------------------------------

Told = tuple[int, Lines, float]


def forks(todo: list[tuple[str, Callable[[], int]]], jobs: int, longest: int) -> dict[str, Told]:
    """Do each of these in a process of its own: its code, the lines it reached, its seconds."""
    out: dict[str, Told] = {}
    running: list[tuple[str, int, int]] = []
    left = list(todo)
    while left or running:
        while left and len(running) < jobs:
            name, run = left.pop(0)
            running.append((name, *start_watched(run, longest)))
        name, pid, end = running.pop(0)
        with os.fdopen(end, "rb") as pipe:
            data = pipe.read()
        os.waitpid(pid, 0)
        out[name] = pickle.loads(data) if data else (HANGS, set(), 0.0)
    return out


def start_watched(run: Callable[[], int], longest: int) -> tuple[int, int]:
    ours, theirs = os.pipe()
    pid = os.fork()
    if pid:
        os.close(theirs)
        return pid, ours
    signal.alarm(longest)
    be_quiet()
    began = time.process_time()
    reached: Lines = set()
    code = 1
    try:
        sys.settrace(tracer(reached))
        code = run()
        sys.settrace(None)
    finally:
        with os.fdopen(theirs, "wb") as pipe:
            pickle.dump((code, reached, time.process_time() - began), pipe)
        os._exit(0)


def tracer(reached: Lines) -> TraceFunction:
    """Keeps the lines of the package that are carried out; code whose lines are all known rests."""
    above = str(PACKAGE) + os.sep
    left: dict[CodeType, set[int]] = {}

    def line(frame: FrameType, event: str, what: object) -> TraceFunction | None:
        lines = left[frame.f_code]
        if frame.f_lineno in lines:
            lines.remove(frame.f_lineno)
            reached.add((frame.f_code.co_filename[len(above) :], frame.f_lineno))
        return line if lines else None

    def call(frame: FrameType, event: str, what: object) -> TraceFunction | None:
        code = frame.f_code
        lines = left.get(code)
        if lines is None:
            ours = code.co_filename.startswith(above)
            lines = left[code] = {n for _, _, n in code.co_lines() if n} if ours else set()
            lines.discard(code.co_firstlineno)
        return line if lines else None

    return call


def be_quiet() -> None:
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)


# -- broken code ---------------------------------------------------------------------------------


def exchange(mutant: Mutant) -> bool:
    """Give a function that is there already its broken code; False if it must be loaded anew."""
    parts = Path(mutant.file).with_suffix("").parts
    if MEANING in parts:
        return False
    found: object = importlib.import_module(".".join(("kirifuda", *parts)))
    names: list[str] = []
    for name in mutant.inside.split("."):
        names.append(name)
        found = vars(found).get(name) if hasattr(found, "__dict__") else None
        if isinstance(found, staticmethod | classmethod):
            found = found.__func__
        if isinstance(found, property):
            found = found.fget
        if isinstance(found, FunctionType):
            break  # with what is within it
    if not isinstance(found, FunctionType) or found.__closure__:
        return False
    code = code_named(source(mutant.file).broken_code(mutant), ".".join(names))
    if code is None or found.__code__.co_qualname != code.co_qualname:
        return False
    assert found.__code__.co_filename == code.co_filename
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


def run_anew(tests: list[str], mutant: Mutant) -> int:
    """Load the package and the tests anew, with broken code, and run the tests."""
    forget()
    broken = Broken(mutant)
    sys.meta_path.insert(0, broken)
    code = int(pytest.main([*ARGUMENTS, *tests]))
    assert broken.used or code, "the broken module was not loaded"
    return code


def forget() -> None:
    """Have the package and the tests loaded anew."""
    for name in [name for name in sys.modules if name.split(".")[0] in ("kirifuda", "tests")]:
        del sys.modules[name]


class Broken(importlib.abc.MetaPathFinder):
    """Gives the module of a mutant its broken code; all others come as they are."""

    def __init__(self, mutant: Mutant) -> None:
        self.path = str(PACKAGE / mutant.file)
        self.tree = source(mutant.file).broken(mutant)
        self.used = False

    def find_spec(
        self, name: str, path: object, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not name.startswith("kirifuda."):
            return None
        found = importlib.machinery.PathFinder.find_spec(name, path)  # type: ignore[arg-type]
        if found is None or found.origin != self.path:
            return None
        found.loader = Rewritten(name, self.path, self.tree)
        self.used = True
        return found


class Rewritten(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, tree: ast.Module) -> None:
        super().__init__(name, path)
        self.tree = tree

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.tree, self.path, "exec")
