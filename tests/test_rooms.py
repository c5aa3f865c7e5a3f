"""Rooms and doors: imports point one way, and the shared rooms name no game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.hooks import GAMES

SOURCE = Path(__file__).parents[1] / "src" / "kirifuda"

# What each room may import from, beside itself. The faces (cli and the package's top) may use all.
DOORS = {
    "kernel": {"build"},
    "text": {"kernel"},
    "games": {"kernel", "text", "build", "version"},
    "agents": {"kernel", "text", "games", "build"},
    "table": {"kernel", "text", "games", "agents", "build"},
    "judge": {"kernel", "text", "games", "table"},
    "server": {
        *("kernel", "text", "games", "agents", "table", "judge"),
        *("build", "version", "ledger"),
    },
}
# The kernel's rooms, each of which may import from those before it when it runs. What only names a
# type may come from anywhere. `errors` is open to all.
KERNEL = [
    ["position"],
    ["events"],
    ["procedures"],
    ["effects"],
    ["values"],
    ["timing"],
    ["sight"],
    ["unpacking", "rules", "match"],
    ["foresight"],
]
FILES = sorted(p for p in SOURCE.rglob("*.py"))
MOST_LINES = 700


def imports(path: Path) -> Iterator[str]:
    """The rooms of the package that a file imports from."""
    tree = ast.parse(path.read_text("utf-8"))
    package = list(path.relative_to(SOURCE.parent).parent.parts)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                base = package[: len(package) - node.level + 1]
                yield ".".join([*base, node.module or ""]).rstrip(".")
            else:
                yield node.module or ""
                if node.module == "kirifuda":
                    yield from (f"kirifuda.{alias.name}" for alias in node.names)


def room(name: str) -> str:
    parts = name.split(".")
    return parts[1] if parts[0] == "kirifuda" and len(parts) > 1 else ""


@pytest.mark.parametrize("name", DOORS)
def test_imports_point_one_way(name: str) -> None:
    wrong = [
        f"{path.relative_to(SOURCE)}: {found}"
        for path in FILES
        if path.relative_to(SOURCE).parts[0] == name
        for found in imports(path)
        if room(found) and room(found) != name and room(found) not in DOORS[name]
    ]
    assert wrong == []


def run_time(tree: ast.Module) -> Iterator[str]:
    """What a module imports when it runs: not what only type checkers read."""
    hidden = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for line in node.body
        for part in ast.walk(line)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and id(node) not in hidden:
            yield node.module or ""


def test_the_rooms_of_the_kernel_open_one_way() -> None:
    height = {name: i for i, names in enumerate(KERNEL) for name in names}
    wrong = []
    for path in sorted((SOURCE / "kernel").rglob("*.py")):
        here = path.relative_to(SOURCE / "kernel").parts[0].removesuffix(".py")
        for found in run_time(ast.parse(path.read_text("utf-8"))):
            if found.startswith("kirifuda.kernel.") and here not in ("errors", "__init__"):
                there = found.split(".")[2]
                if there != "errors" and height[there] > height[here]:
                    wrong.append(f"{path.relative_to(SOURCE)}: {found}")
    assert wrong == []


def test_a_game_imports_no_other_game() -> None:
    wrong = [
        f"{path.relative_to(SOURCE)}: {found}"
        for path in FILES
        if path.relative_to(SOURCE).parts[0] == "games"
        for found in imports(path)
        for game in GAMES
        if found.startswith(f"kirifuda.games.{game}") and path.relative_to(SOURCE).parts[1] != game
    ]
    assert wrong == []


@pytest.mark.parametrize("name", ["kernel", "text"])
def test_the_shared_rooms_name_no_game(name: str) -> None:
    titles = re.compile(
        r"\b(rebirth|re-birth|legions|legend of stars|vanguard|luck (&|and) logic)\b|Reバース",
        re.IGNORECASE,
    )
    wrong = [
        f"{path.relative_to(SOURCE)}: {found.group()}"
        for path in FILES
        if path.relative_to(SOURCE).parts[0] == name
        for found in titles.finditer(path.read_text("utf-8"))
    ]
    assert wrong == []


# The modules of the terminal's table that run a match; all others draw it.
RUN = ("__init__", "app", "picture", "replay", "sitting")
ENGINE = ("match", "state", "pool", "rules", "handles")


def test_the_terminal_draws_from_sheet_board_and_lines_alone() -> None:
    """What draws knows nothing of the engine: a face on the other end of a wire can do the same."""
    wrong: list[str] = []
    drawing = [p for p in sorted((SOURCE / "cli" / "table").glob("*.py")) if p.stem not in RUN]
    for path in drawing:
        wrong += [f"{path.stem}: {found}" for found in imports(path) if room(found) == "kernel"]
        wrong += [
            f"{path.stem}: .{node.attr}"
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Attribute) and node.attr in ENGINE
        ]
    assert len(drawing) > 10
    assert wrong == []


def test_a_file_fits_into_a_head() -> None:
    long = [
        f"{path.relative_to(SOURCE)}: {lines} lines"
        for path in FILES
        if (lines := path.read_text("utf-8").count("\n")) > MOST_LINES
    ]
    assert long == []


def test_every_module_says_what_it_is() -> None:
    silent = [
        str(path.relative_to(SOURCE))
        for path in FILES
        if not ast.get_docstring(ast.parse(path.read_text("utf-8")))
    ]
    assert silent == []
