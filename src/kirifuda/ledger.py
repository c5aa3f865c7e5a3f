"""The ledger of a book: every clause, where it is carried out, and which tests show it.

Nothing in it is written down by hand but the numbers and kinds of the clauses and a word on those
that need no code (`games/<game>/clauses.toml`), and a line of our own on what a mechanic does, in
English and Japanese (`games/<game>/meanings.toml`). Places are read from the sources each time:

- clause numbers in the code of the game's package (decisions, log entries, reasons), in its
  comments and in its docstrings; "10.3.2 to 10.3.5" names all four;
- names of the kernel in `clauses.toml` (module:name), which must be there; words of a line after a
  name ("events/moving:place set_spot") tell which statement of it is meant;
- tests with the decorator `@clause("8.2.3.1", ...)`, by their syntax alone.

A number that the book does not have is a problem, and so is a mechanic in scope for which there is
no code, or no test where there are tests, unless a note says why ("no code: ...", "no test: ...").
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from pathlib import Path

from kirifuda.games.registry import find
from kirifuda.kernel.errors import UnknownError

PACKAGE = Path(__file__).resolve().parent
HEIGHT = 3  # how far above the package its tests may be
MECHANIC = "mechanic"
WORDS = {
    "heading": "heading",
    "definition": "definition",
    "text": "wording",
    "flavour": "flavour",
}


class Clause:
    """One clause: its number and kind, where it is carried out, the tests that show it, a note.

    `meaning` is our line on it in English and Japanese, if there is one.
    """

    def __init__(self, number: str, kind: str, in_scope: bool) -> None:
        self.number = number
        self.kind = kind
        self.in_scope = in_scope
        self.code: list[str] = []
        self.tests: list[str] = []
        self.note = ""
        self.meaning: tuple[str, str] | None = None

    @property
    def due(self) -> bool:
        """Whether it needs code and a test."""
        return self.in_scope and self.kind == MECHANIC

    def data(self) -> dict[str, object]:
        return {
            "id": self.number,
            "kind": self.kind,
            "code": self.code,
            "tests": self.tests,
            "note": self.note,
        }


class Ledger:
    """All clauses of a book in its order, and what is wrong."""

    def __init__(self, name: str, tests: Path | None = None) -> None:
        self.game = find(name)
        self.problems: list[str] = []
        self.clauses: dict[str, Clause] = {}
        path = self.game.folder / "clauses.toml"
        if not path.is_file():
            raise UnknownError(f"the clauses of {self.game.title} are not listed")
        with path.open("rb") as file:
            told = tomllib.load(file)
        self.number = re.compile(f"(?<![\\d.])(?:{told['number']})(?![.]?\\d)")
        scope = {str(chapter) for chapter in told["scope"]}
        for row in told["clauses"].split("\n"):
            if row:
                number, kind, *later = row.split()
                chapter = re.split(r"[.-]", number)[0]
                self.clauses[number] = Clause(number, kind, chapter in scope and not later)
        for source in sorted(self.game.folder.rglob("*.py")):
            self.read_source(source)
        for number, names in told.get("kernel", {}).items():
            for place in [names] if isinstance(names, str) else names:
                self.read_kernel(number, place)
        self.tests = find_tests(name) if tests is None else tests
        if self.tests is not None:
            for source in sorted((self.tests / "games" / name).rglob("test_*.py")):
                self.read_tests(source)
        self.take_notes(told.get("notes", {}))
        self.take_meanings(self.game.folder / "meanings.toml")
        self.look_for_gaps()

    # -- code ------------------------------------------------------------------------------

    def read_source(self, path: Path) -> None:
        """Clause numbers in one file of the game."""
        text = path.read_text("utf-8")
        tree = ast.parse(text)
        named = names_in(tree)
        at = path.relative_to(PACKAGE).as_posix()
        found: list[tuple[int, str]] = []
        spoken = docstrings(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if id(node) in spoken:
                    for down, told in enumerate(node.value.split("\n")):
                        found.extend((node.lineno + down, n) for n in self.numbers(told))
                elif self.number.fullmatch(node.value):
                    found.append((node.lineno, node.value))
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                found.extend((token.start[0], n) for n in self.numbers(token.string))
        for line, number in sorted(set(found)):
            inside = named_at(named, line)
            place = f"{at}:{line} {inside}" if inside else f"{at}:{line}"
            self.cite(number, place, place)

    def numbers(self, text: str) -> Iterator[str]:
        """The clause numbers in a line; "1.2.1 to 1.2.3" stands for all three."""
        last = ""
        end = 0
        for match in self.number.finditer(text):
            number = match.group()
            if last and text[end : match.start()].strip() in ("to", "-"):
                yield from self.between(last, number)
            yield number
            last = number
            end = match.end()

    def between(self, first: str, last: str) -> Iterator[str]:
        """The clauses of the same level between two of them."""
        above, low = split(first)
        other, high = split(last)
        if above != other:
            return
        if low.isdigit() and high.isdigit():
            steps = [str(n) for n in range(int(low) + 1, int(high))]
        elif len(low) == len(high) == 1 and low.isalpha() and high.isalpha():
            steps = [chr(n) for n in range(ord(low) + 1, ord(high))]
        else:
            return
        for step in steps:
            if above + step in self.clauses:
                yield above + step

    def read_kernel(self, number: str, name: str) -> None:
        """A name of the kernel that carries a clause out, or the first line of it with words."""
        module, _, told = name.partition(":")
        inside, _, words = told.partition(" ")
        path = PACKAGE / "kernel" / f"{module}.py"
        here = f"clauses.toml, {number}"
        if not path.is_file():
            self.problems.append(f"{here}: there is no kernel/{module}.py")
            return
        text = path.read_text("utf-8")
        lines = text.split("\n")
        for first, last, called in names_in(ast.parse(text)):
            if called == inside:
                for line in range(first, last + 1):
                    if words in lines[line - 1]:
                        self.cite(number, f"kernel/{module}.py:{line} {inside}", here)
                        return
        self.problems.append(f"{here}: kernel/{module}.py has no {told}")

    def cite(self, number: str, place: str, here: str) -> None:
        clause = self.clauses.get(number)
        if clause is None:
            self.problems.append(f"{here}: the book has no clause {number}")
        else:
            clause.code.append(place)

    # -- tests -----------------------------------------------------------------------------

    def read_tests(self, path: Path) -> None:
        """Tests in one file that are marked with clauses."""
        assert self.tests is not None
        at = path.relative_to(self.tests.parent).as_posix()
        self.read_test_names(ast.parse(path.read_text("utf-8")).body, at)

    def read_test_names(self, body: list[ast.stmt], at: str) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef):
                self.read_test_names(node.body, f"{at}::{node.name}")
            elif isinstance(node, ast.FunctionDef):
                name = f"{at}::{node.name}"
                for decorator in node.decorator_list:
                    if called(decorator) == "clause":
                        assert isinstance(decorator, ast.Call)
                        self.read_marks(decorator, name, node.name.startswith("test"))

    def read_marks(self, call: ast.Call, name: str, is_test: bool) -> None:
        if not is_test:
            self.problems.append(f"{name} is no test")
        for argument in call.args:
            number = argument.value if isinstance(argument, ast.Constant) else None
            clause = self.clauses.get(number) if isinstance(number, str) else None
            if clause is None:
                self.problems.append(f"{name}: the book has no clause {ast.unparse(argument)}")
            elif name not in clause.tests:
                clause.tests.append(name)

    # -- notes and gaps --------------------------------------------------------------------

    def take_notes(self, notes: dict[str, str]) -> None:
        """Every note of its own, or of what is above it; a word for what is no mechanic."""
        for number in notes:
            if number not in self.clauses:
                self.problems.append(f"clauses.toml: a note on {number}, which the book lacks")
        for clause in self.clauses.values():
            above = clause.number
            while above and above not in notes:
                above = split(above)[0].rstrip(".-")
            clause.note = notes[above] if above else WORDS.get(clause.kind, "")

    def take_meanings(self, path: Path) -> None:
        """Our line on each mechanic, as far as there is one."""
        if not path.is_file():
            return
        with path.open("rb") as file:
            lines = tomllib.load(file)
        for number, (english, japanese) in lines.items():
            clause = self.clauses.get(number)
            if clause is None or clause.kind != MECHANIC:
                self.problems.append(f"{path.name}: {number} is no mechanic of the book")
            else:
                clause.meaning = (english, japanese)

    def look_for_gaps(self) -> None:
        for clause in self.due():
            if lacks_code(clause):
                self.problems.append(f"{clause.number} is carried out nowhere")
            if self.tests is not None and lacks_test(clause):
                self.problems.append(f"{clause.number} is shown by no test")

    def due(self) -> list[Clause]:
        """The mechanics in scope."""
        return [c for c in self.clauses.values() if c.due]

    def missing(self) -> list[Clause]:
        """The mechanics in scope without code, or without a test where there are tests."""
        tested = self.tests is not None
        return [c for c in self.due() if lacks_code(c) or (tested and lacks_test(c))]

    def summary(self) -> dict[str, int]:
        due = self.due()
        return {
            "clauses": len(self.clauses),
            "mechanics": len(due),
            "with_code": sum(1 for c in due if c.code),
            "with_tests": sum(1 for c in due if c.tests),
            "missing": len(self.missing()),
        }

    def data(self) -> dict[str, object]:
        """The ledger as plain data."""
        return {
            "game": self.game.name,
            "clauses": [c.data() for c in self.clauses.values()],
            "summary": self.summary(),
            "problems": self.problems,
        }


def split(number: str) -> tuple[str, str]:
    """A clause number without its last part, and that part.

    >>> split("8.4.3"), split("39-16"), split("23-2a")
    (('8.4.', '3'), ('39-', '16'), ('23-2', 'a'))
    """
    found = re.fullmatch(r"(.*?)([0-9]+|[^0-9.-]+)", number, re.DOTALL)
    return (found.group(1), found.group(2)) if found else ("", number)


def lacks_code(clause: Clause) -> bool:
    return not clause.code and not clause.note.startswith("no code")


def lacks_test(clause: Clause) -> bool:
    return not clause.tests and not clause.note.startswith(("no code", "no test"))


def find_tests(game: str) -> Path | None:
    """The folder of the tests, if this copy of the package has one nearby."""
    for above in list(PACKAGE.parents)[:HEIGHT]:
        if (above / "tests" / "games" / game).is_dir():
            return above / "tests"
    return None


Named = list[tuple[int, int, str]]


def names_in(tree: ast.Module) -> Named:
    """Functions, classes and constants of a module: first line, last line, dotted name."""
    out: Named = []

    def walk(body: list[ast.stmt], above: str) -> None:
        for node in body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                out.append((node.lineno, node.end_lineno or node.lineno, above + node.name))
                walk(node.body, f"{above}{node.name}.")
            elif not above and isinstance(node, ast.Assign | ast.AnnAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                for target in targets:
                    if isinstance(target, ast.Name):
                        out.append((node.lineno, node.end_lineno or node.lineno, target.id))

    walk(tree.body, "")
    return out


def named_at(named: Named, line: int) -> str:
    """The innermost name around a line."""
    inside = ""
    size = -1
    for first, last, name in named:
        if first <= line <= last and (size < 0 or last - first <= size):
            inside = name
            size = last - first
    return inside


def docstrings(tree: ast.Module) -> set[int]:
    """The docstrings of a module and all that is in it, by identity."""
    out: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                out.add(id(first.value))
    return out


def called(decorator: ast.expr) -> str:
    """The last name of what a decorator calls."""
    if not isinstance(decorator, ast.Call):
        return ""
    what = decorator.func
    if isinstance(what, ast.Attribute):
        return what.attr
    return what.id if isinstance(what, ast.Name) else ""
