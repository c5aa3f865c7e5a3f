"""What commands find out, as tables for people."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

Plain = dict[str, Any]


def plain_table(*columns: str, title: str = "") -> Table:
    """A table without frills: the first column is text, the others are numbers."""
    table = Table(title=title or None, title_justify="left", box=None, pad_edge=False)
    for at, column in enumerate(columns):
        table.add_column(column, justify="left" if at == 0 else "right")
    return table


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def won(row: Plain) -> list[str]:
    """Cells: wins, games, rate, interval."""
    interval = f"{100 * row['low']:.1f} to {100 * row['high']:.1f} %"
    return [str(row["wins"]), str(row["games"]), percent(row["rate"]), interval]


def show_sim(told: Plain) -> None:
    """The outcome of many games."""
    console = Console()
    what = "games" if told["best_of"] == 1 else "matches"
    table = plain_table("agent", "wins", what, "rate", "95 %")
    for row in told["agents"]:
        table.add_row(row["agent"], *won(row))
    first = "who goes first" if told["best_of"] == 1 else "who goes first (games)"
    table.add_row(first, *won(told["first"]))
    console.print(table)
    if len(told["decks"]) > 1:
        console.print()
        table = plain_table("deck", "wins", what, "rate", "95 %")
        for row in told["decks"]:
            if row["games"]:
                table.add_row(row["deck"], *won(row))
        console.print(table)
    if len(told["decks"]) > 2:
        console.print()
        console.print(matrix(told))
    console.print()
    table = plain_table("", "mean", "median", "least", "most")
    for word in ("turns", "decisions"):
        row = told[word]
        ends = [f"{row[key]:g}" for key in ("median", "least", "most")]
        table.add_row(word, f"{row['mean']:.1f}", *ends)
    console.print(table)
    if told["best_of"] > 1:
        what += f" (best of {told['best_of']})"
    if told["scores"]:
        console.print()
        table = plain_table("score", "matches")
        for one, count in told["scores"].items():
            table.add_row(one, str(count))
        console.print(table)
    endings = ", ".join(f"{clause} {count}" for clause, count in told["clauses"].items())
    console.print(
        f"\n{told['games']} {what}, {told['draws']} drawn, {told['seconds']:.1f} s, "
        f"{told['decisions_per_second']:,.0f} decisions a second"
        f" ({'native' if told['native'] else 'interpreted'})\nended by {endings or 'nothing'}",
        highlight=False,
    )


def show_crowd(told: Plain) -> None:
    """The outcome of many games of more than two players."""
    console = Console()
    for word in ("agents", "decks", "order"):
        table = plain_table(word.removesuffix("s"), "wins", "seats", "rate", "95 %")
        for row in told[word]:
            table.add_row(row["name"], *won(row))
        console.print(table)
        console.print()
    endings = ", ".join(f"{clause} {count}" for clause, count in told["clauses"].items())
    console.print(
        f"{told['games']} games of {told['seats']} ({told['format']}), {told['draws']} drawn, "
        f"{told['turns']['mean']:.1f} turns, {told['decisions']['mean']:.0f} decisions a game, "
        f"{told['seconds']:.1f} s, {told['decisions_per_second']:,.0f} decisions a second"
        f" ({'native' if told['native'] else 'interpreted'})\nended by {endings or 'nothing'}",
        highlight=False,
    )


def matrix(told: Plain) -> Table:
    """How often the deck of a row has beaten the deck of a column, if that is another one."""
    names = [row["deck"] for row in told["decks"]]
    wins: dict[tuple[str, str], list[int]] = {}
    for row in told["pairings"]:
        first, second = row["decks"]
        if first == second:
            continue
        for word, pair in (("wins", (first, second)), ("losses", (second, first))):
            cell = wins.setdefault(pair, [0, 0])
            cell[0] += row[word]
            cell[1] += row["games"]
    table = plain_table("row beats column", *names)
    for one in names:
        cells = []
        for other in names:
            count, games = wins.get((one, other), (0, 0))
            cells.append(percent(count / games) if games else "")
        table.add_row(one, *cells)
    return table


UNDERSTOOD = {
    "en": ("understood", "of", "share", "cards", "abilities", "where reading stops", "times"),
    "ja": ("読めた数", "全体", "割合", "カード", "能力", "読めなくなる所", "回数"),
}


def show_text(told: Plain, most: int, lang: str) -> None:
    """How much of a file was understood."""
    console = Console()
    words = UNDERSTOOD[lang]
    table = plain_table("", *words[:3])
    for word, called in (("cards", words[3]), ("abilities", words[4])):
        good = told["understood" if word == "cards" else "abilities_understood"]
        share = percent(good / told[word]) if told[word] else ""
        table.add_row(called, str(good), str(told[word]), share)
    console.print(table)
    if told["stops"] and most:
        console.print()
        table = plain_table(*words[5:])
        for row in told["stops"][:most]:
            table.add_row(row["wording"], str(row["count"]))
        console.print(table)
