"""The tool that breaks the code at clauses: what it breaks, what it leaves alone, what it draws."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

import kirifuda
from kirifuda.ledger import Ledger

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import breaking
import mutants

SOURCE = '''
"""A module."""

LIMIT: Final = 7  # 3.6


def over(t, hand):
    """3.6: who holds too many cards."""
    if len(hand) > LIMIT:
        t.note("too many", "3.6")
        return hand[:1] + [2]
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
    found = breaking.around(made, line, False, book, clause)
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


def test_what_a_comment_speaks_of_is_the_statement_below_it(
    made: breaking.Source, book: Ledger
) -> None:
    found = broken_at(made, 12, book, "3.7")
    assert ("t.life = [x for x in t.life if x]", "nothing") in found
    assert all("t.life" in was or was.startswith("for x") for was, _ in found)


def test_numbers_that_are_told_are_broken_and_refusals_are_not(
    made: breaking.Source, book: Ledger
) -> None:
    assert broken_at(made, 4, book, "3.6") == {("7", "8")}
    assert broken_at(made, 19, book, "3.6") == set()


def test_the_same_seed_draws_the_same(book: Ledger) -> None:
    for clause in book.due()[:20]:
        ways = [list(breaking.drawn(book, clause, random.Random(3))) for _ in range(2)]
        assert ways[0] == ways[1]
        assert len(set(ways[0])) == len(ways[0])


def test_all_clauses_are_drawn_once_before_any_is_drawn_twice() -> None:
    one = mutants.draw("legend_of_stars", 1, 100, [])
    drawn = [trial.clause.number for trial in one.trials]
    due = {c.number for c in Ledger("legend_of_stars").due()} - set(one.bare)
    assert len(drawn) == 100
    assert set(drawn[: len(due)]) == due


def test_what_was_looked_at_is_drawn_again_with_the_reason() -> None:
    known = mutants.known_equivalent()
    assert all(len(reason) > 10 for reason in known.values())
    for file, inside, was, _now in known:
        source = breaking.source(file)
        text = " ".join(source.text.split())
        assert inside.rpartition(".")[2] in text
        assert was.removesuffix("...")[:20].split("(")[0] in text


@pytest.mark.skipif(kirifuda.NATIVE, reason="what is compiled is not broken line by line")
@pytest.mark.slow
def test_what_is_broken_is_noticed_and_what_is_not_is_calm() -> None:
    clause = "5.6.(3)"
    one = mutants.draw("legend_of_stars", 1, 3, [clause])
    mutants.prepare("legend_of_stars")
    mutants.check_calm([one])
    mutants.try_all([one], 1, False)
    assert {trial.clause.number for trial in one.trials} == {clause}
    assert len(one.survivors) < 3
