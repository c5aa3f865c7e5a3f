"""The ledger tells the truth about code and tests, and notices what is wrong."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from pathlib import Path

import pytest
from tests.hooks import GAMES

from kirifuda.kernel.errors import UnknownError
from kirifuda.ledger import Ledger, docstrings, named_at, names_in

TOLD = tuple(GAMES)
KINDS = {"heading", "definition", "text", "flavour", "mechanic"}


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return Ledger("rebirth")


def test_every_clause_of_the_book_in_its_order(ledger: Ledger) -> None:
    numbers = list(ledger.clauses)
    assert len(numbers) == 685
    assert numbers == sorted(numbers, key=lambda n: [int(part) for part in n.split(".")])
    assert {c.kind for c in ledger.clauses.values()} == KINDS


def test_data_is_json_with_the_agreed_keys(ledger: Ledger) -> None:
    told = json.loads(json.dumps(ledger.data()))
    assert len(told["clauses"]) == 685
    for row in told["clauses"]:
        assert list(row) == ["id", "kind", "code", "tests", "note"]


def test_places_are_where_they_are_said_to_be(ledger: Ledger) -> None:
    import kirifuda

    package = Path(kirifuda.__file__).parent
    places = ledger.clauses["8.4.3.1"].code
    assert places
    for place in places:
        where, _, name = place.partition(" ")
        file, _, line = where.rpartition(":")
        text = (package / file).read_text("utf-8")
        assert "8.4.3.1" in text.split("\n")[int(line) - 1]
        assert name in {called for _, _, called in names_in(ast.parse(text))}


def test_tests_are_found_with_their_names(ledger: Ledger) -> None:
    found = ledger.clauses["8.4.3.1"].tests
    assert "tests/games/rebirth/test_8_attack.py::test_a_blocked_character_takes_no_damage" in found


def test_nothing_is_cited_that_the_book_lacks(ledger: Ledger) -> None:
    assert [p for p in ledger.problems if "is carried out nowhere" in p or "no clause" in p] == []


def test_ranges_name_all_between(ledger: Ledger) -> None:
    assert list(ledger.numbers("10.3.2 to 10.3.5, 10.3.8")) == [
        "10.3.2",
        "10.3.3",
        "10.3.4",
        "10.3.5",
        "10.3.8",
    ]
    assert list(ledger.numbers("4.5.3.3: see 4.5.3.")) == ["4.5.3.3", "4.5.3"]
    assert list(ledger.numbers("chapter 9, and 12")) == []


def test_names_know_their_lines() -> None:
    tree = ast.parse("A = 1\n\nclass B:\n    '''x'''\n    def c(self):\n        return 2\n")
    named = names_in(tree)
    assert [name for _, _, name in named] == ["A", "B", "B.c"]
    assert [named_at(named, line) for line in (1, 2, 3, 6)] == ["A", "", "B", "B.c"]
    assert len(docstrings(tree)) == 1


def test_unknown_numbers_are_problems(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "games" / "rebirth"
    folder.mkdir(parents=True)
    (folder / "test_1.py").write_text(
        "@clause('1.2.1', '99.9')\n"
        "def test_a(): ...\n"
        "@clause('1.2.2')\n"
        "def helper(): ...\n"
        "class TestB:\n"
        "    @ruling.clause('1.2.3', NAME)\n"
        "    def test_c(self): ...\n",
        "utf-8",
    )
    ledger = Ledger("rebirth", tmp_path / "tests")
    assert ledger.clauses["1.2.1"].tests == ["tests/games/rebirth/test_1.py::test_a"]
    assert ledger.clauses["1.2.3"].tests == ["tests/games/rebirth/test_1.py::TestB::test_c"]
    at = "tests/games/rebirth/test_1.py"
    for problem in (
        f"{at}::test_a: the book has no clause '99.9'",
        f"{at}::helper is no test",
        f"{at}::TestB::test_c: the book has no clause NAME",
        "1.3.1 is shown by no test",
    ):
        assert problem in ledger.problems


def test_unknown_names_of_the_kernel_are_problems(ledger: Ledger) -> None:
    known = len(ledger.problems)
    code = ledger.clauses["1.1.1"].code[:]
    ledger.read_kernel("1.1.1", "nowhere:thing")
    ledger.read_kernel("1.1.1", "position/state:State.nothing")
    ledger.cite("99.1", "somewhere", "here")
    assert ledger.problems[known:] == [
        "clauses.toml, 1.1.1: there is no kernel/nowhere.py",
        "clauses.toml, 1.1.1: kernel/position/state.py has no State.nothing",
        "here: the book has no clause 99.1",
    ]
    assert ledger.clauses["1.1.1"].code == code
    del ledger.problems[known:]


def test_a_game_without_a_list_of_clauses_is_an_error() -> None:
    with pytest.raises(UnknownError):
        Ledger("chess")


@pytest.mark.parametrize("name", GAMES)
def test_every_mechanic_of_a_book_has_code_and_a_test(name: str) -> None:
    told = Ledger(name)
    assert told.problems == []
    assert told.missing() == []


@pytest.mark.parametrize("name", GAMES)
def test_lines_on_mechanics_are_in_both_languages_and_in_order(name: str) -> None:
    told = Ledger(name)
    path = told.game.folder / "meanings.toml"
    lines = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    assert [n for n in told.clauses if n in lines] == list(lines)
    for number, (english, japanese) in lines.items():
        assert told.clauses[number].kind == "mechanic", number
        assert english.isascii(), number
        assert 3 <= len(english.split()) <= 22, number
        assert re.search("[ぁ-んァ-ン一-龠]", japanese), number
        assert told.clauses[number].meaning == (english, japanese)


@pytest.mark.parametrize("name", GAMES)
def test_every_mechanic_in_scope_has_a_line_or_none_has(name: str) -> None:
    due = Ledger(name).due()
    without = [c.number for c in due if c.meaning is None]
    assert without == [] or (name not in TOLD and len(without) == len(due))


def test_a_line_on_what_is_no_mechanic_is_a_problem(ledger: Ledger, tmp_path: Path) -> None:
    known = len(ledger.problems)
    path = tmp_path / "meanings.toml"
    path.write_text('"1.2" = ["a heading", "見出し"]\n"99.1" = ["nothing", "なし"]\n', "utf-8")
    ledger.take_meanings(path)
    assert ledger.problems[known:] == [
        "meanings.toml: 1.2 is no mechanic of the book",
        "meanings.toml: 99.1 is no mechanic of the book",
    ]
    del ledger.problems[known:]
