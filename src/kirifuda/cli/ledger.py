"""`rules`: the ledger of a book as a table or as data."""

from __future__ import annotations

import json

from kirifuda.kernel.errors import Said, UnknownError
from kirifuda.ledger import Ledger
from kirifuda.table.speech import LANGUAGES

WIDE = 200  # columns, where it goes into a file


def run(name: str, as_json: bool) -> int:
    """Print the ledger; 0 if nothing is wrong with it."""
    ledger = Ledger(name)
    if as_json:
        print(json.dumps(ledger.data(), ensure_ascii=False, indent=1))
    else:
        show(ledger)
    return 1 if ledger.problems else 0


def run_one(name: str, number: str, lang: str, as_json: bool) -> int:
    """Print one clause, and those below it by number; an `UnknownError` if there is none."""
    ledger = Ledger(name)
    found = ledger.clauses.get(number)
    if found is None:
        raise UnknownError(Said("the book of {0} has no clause {1}", [ledger.game.title, number]))
    if as_json:
        told = found.data() | {"meaning": found.meaning}
        print(json.dumps(told, ensure_ascii=False, indent=1))
        return 0
    print(f"{found.number}  {found.kind}" + (f"  ({found.note})" if found.note else ""))
    if found.meaning:
        print(f"  {found.meaning[LANGUAGES.index(lang)]}")
    for word, places in (("carried out", found.code), ("shown by", found.tests)):
        for place in places or ["nothing"]:
            print(f"  {word:<12} {place}")
    below = [other for other in ledger.clauses if other.startswith(f"{number}.")]
    if below:
        print(f"  below it     {', '.join(below)}")
    return 0


def show(ledger: Ledger) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDE
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    for column, share in (("clause", None), ("kind", None), ("code", 5), ("tests", 6), ("note", 5)):
        table.add_column(column, no_wrap=True, overflow="ellipsis", ratio=share)
    for clause in ledger.clauses.values():
        table.add_row(
            clause.number,
            clause.kind,
            brief(clause.code),
            brief([name.partition("::")[2] for name in clause.tests]),
            clause.note,
        )
    console.print(table)
    told = ledger.summary()
    console.print(
        f"{told['clauses']} clauses. {told['mechanics']} mechanics in scope: "
        f"{told['with_code']} with code, {told['with_tests']} with tests, "
        f"{told['missing']} missing."
    )
    for problem in ledger.problems:
        console.print(f"wrong: {problem}", markup=False, style="red")


def brief(places: list[str]) -> str:
    """The first of several places, and how many more there are."""
    if len(places) < 2:
        return "".join(places)
    return f"{places[0]} (+{len(places) - 1})"
