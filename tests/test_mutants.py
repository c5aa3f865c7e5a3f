"""The tool that breaks the code at clauses: what it breaks, what it leaves alone, what it draws."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

import kirifuda
from kirifuda.ledger import Ledger

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import breaking
import citing
import mutants
import trying

SOURCE = '''
"""A module."""

LIMIT: Final = 7  # 3.6


def over(t, hand):
    """3.6: who holds too many cards."""
    if len(hand) > LIMIT:
        t.note("too many", "3.6")
        return hand[:1] + [2]
    if t.pool.rules_touched >> 3 & 1 and hand:
        t.stir(4)
        emit(t, Event(1, number=5))
        take(t, -1)
        t.note("taken", "5.2")
    # 3.7: life is another matter
    t.life = [x for x in t.life if x]
    return []


def why_not_held(t):
    """3.6: why not."""
    return not t
'''


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> breaking.Source:
    (tmp_path / "made.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.setattr(breaking, "PACKAGE", tmp_path)
    return breaking.Source("made.py")


@pytest.fixture(scope="module")
def book() -> Ledger:
    return Ledger("legend_of_stars")


def broken_at(made: breaking.Source, line: int, book: Ledger, clause: str) -> set[tuple[str, str]]:
    _, found = citing.at_line(made, line, book, clause)
    for mutant in found:
        assert not made.is_same(mutant)
        compile(made.broken(mutant), "made.py", "exec")
    return {(m.was, m.now) for m in found}


def test_what_a_docstring_speaks_of_is_its_function(made: breaking.Source, book: Ledger) -> None:
    found = broken_at(made, 8, book, "3.6")
    assert ("len(hand) > LIMIT", "len(hand) >= LIMIT") in found
    assert ("return []", "nothing") in found
    assert ("hand[:1] + [2]", "hand[:1] - [2]") in found
    assert ("2", "3") in found
    assert not any(
        "note" in was and now == "nothing" and not was.startswith("if") for was, now in found
    )
    assert not any("t.life" in was for was, _ in found)  # which is another clause's


def test_what_tells_and_marks_and_shortens_is_left_alone(
    made: breaking.Source, book: Ledger
) -> None:
    found = broken_at(made, 16, book, "5.2")
    assert found == {
        ("take(t, -1)", "nothing"),
        ("t.pool.rules_touched >> 3 & 1 and hand", "t.pool.rules_touched >> 3 & 1 or hand"),
    }


def test_what_a_comment_speaks_of_is_the_statement_below_it(
    made: breaking.Source, book: Ledger
) -> None:
    found = broken_at(made, 17, book, "3.7")
    assert ("t.life = [x for x in t.life if x]", "nothing") in found
    assert all("t.life" in was or was.startswith("for x") for was, _ in found)


def test_numbers_that_are_told_are_broken_and_refusals_are_not(
    made: breaking.Source, book: Ledger
) -> None:
    assert broken_at(made, 4, book, "3.6") == {("7", "8")}
    assert broken_at(made, 23, book, "3.6") == set()


def test_the_same_seed_draws_the_same(book: Ledger) -> None:
    for clause in book.due()[:20]:
        found = citing.candidates(book, clause, None)
        ways = [list(citing.drawn(found, random.Random(3))) for _ in range(2)]
        assert ways[0] == ways[1]
        assert len(set(ways[0])) == len(ways[0])


def test_all_clauses_are_drawn_once_before_any_is_drawn_twice() -> None:
    one = mutants.draw(None, Ledger("legend_of_stars"), 1, 100, [])
    drawn = [trial.clause.number for trial in one.trials]
    due = {c.number for c in Ledger("legend_of_stars").due()}
    assert len(drawn) == 100
    assert set(drawn[: len(due)]) == due


def test_what_was_looked_at_is_drawn_again_with_the_reason() -> None:
    known = mutants.known_equivalent()
    for row in known:
        assert len(row["reason"]) > 10
        made = breaking.source(row["file"])
        places = [p for p in made.nodes if p and made.inside(p) == row["inside"]]
        ways = [mutant for place in places for mutant in made.ways(place)]
        assert any(mutants.why_equivalent(mutant, [row]) for mutant in ways), row


def test_only_what_the_tests_reach_is_broken(book: Ledger) -> None:
    clause = book.clauses["3.6"]
    everything = [m for found in citing.candidates(book, clause, None) for m in found]
    inside = next(m for m in everything if breaking.source(m.file).in_function(m.place))
    reached = {(inside.file, inside.lines[1])}
    for found in citing.candidates(book, clause, reached):
        for mutant in found:
            in_function = breaking.source(mutant.file).in_function(mutant.place)
            assert not in_function or mutant.lines[0] <= inside.lines[1] <= mutant.lines[1]


@pytest.mark.skipif(kirifuda.NATIVE, reason="what is compiled is not broken line by line")
def test_a_broken_function_is_broken_for_all_who_know_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from kirifuda.games.legend_of_stars import attack, zones

    monkeypatch.setattr(zones.is_front, "__code__", zones.is_front.__code__)  # put back later
    _, found = citing.at_line(
        breaking.source("games/legend_of_stars/zones.py"),
        zones.is_front.__code__.co_firstlineno,
        Ledger("legend_of_stars"),
        "3.3.2",
    )
    known = vars(attack)["is_front"]
    assert known(0)
    assert trying.exchange(next(m for m in found if m.how == "compare"))
    assert known(zones.LANES)
    assert not known(zones.LANES + 1)


@pytest.mark.skipif(kirifuda.NATIVE, reason="what is compiled is not broken line by line")
@pytest.mark.slow
def test_what_is_broken_is_noticed_and_what_is_not_is_calm() -> None:
    command = [sys.executable, mutants.__file__, "--game", "legend_of_stars"]
    found = subprocess.run(
        [*command, "--clause", "5.6.(3)", "--count", "3"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "**3 of 3** killed" in found.stdout
