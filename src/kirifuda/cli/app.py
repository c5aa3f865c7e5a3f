"""The commands and their options; each does its work in a module of its own."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Annotated

import typer

from kirifuda.kernel.errors import KirifudaError
from kirifuda.version import __version__

app = typer.Typer(
    help="Plays Japanese trading card games exactly as their rulebooks say.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
deck_app = typer.Typer(help="Decks as text files.", no_args_is_help=True)
card_app = typer.Typer(help="Cards as data.", no_args_is_help=True)
app.add_typer(deck_app, name="deck")
app.add_typer(card_app, name="card")


class Lang(str, Enum):  # noqa: UP042
    """In which language names and texts are shown."""

    ja = "ja"
    en = "en"


class Face(str, Enum):  # noqa: UP042
    """Where a table is shown."""

    terminal = "terminal"
    browser = "browser"


GAMES = "The game: legend_of_stars, legions, luck_and_logic, rebirth, vanguard."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAMES)]
GameOption = Annotated[str, typer.Option("--game", help=GAMES)]
Own = Annotated[
    list[Path] | None, typer.Option("--cards", help="Cards of your own: TOML or JSON; repeatable.")
]
Lists = Annotated[
    bool, typer.Option("--open-lists", help="Everyone knows what everybody's deck holds.")
]
AGENTS = "beginner, greedy, club, master, random"
Think = Annotated[
    float,
    typer.Option(
        min=0.0, help="Seconds a decision for who searches, by the clock, not in simulations."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print data instead of a table.")]
Language = Annotated[Lang, typer.Option(help="Names and texts in Japanese or English.")]


def show_version(wanted: bool) -> None:
    if wanted:
        from kirifuda.build import NATIVE

        print(f"kirifuda {__version__} ({'native' if NATIVE else 'interpreted'})")
        raise typer.Exit


@app.callback()
def kirifuda(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Plays Japanese trading card games exactly as their rulebooks say."""


Format = Annotated[
    str, typer.Option("--format", help="A format of the game: rumble, circle, double-team, …")
]
Seats = Annotated[
    int, typer.Option("--seats", min=0, max=6, help="How many play; 0: as few as the format has.")
]


def players(game: str, format: str, seats: int) -> int:
    """How many play: as told, else as few as the format has."""
    import kirifuda

    found = kirifuda.game(game)
    least = found.formats[format].seats[0] if format in found.formats else 2
    found.check_seats(seats or least, format)
    return seats or least


@app.command()
def play(
    game: GameName,
    deck: Annotated[str, typer.Option(help="Your deck: a name or a file.")] = "",
    foe_deck: Annotated[str, typer.Option(help="The other deck.")] = "",
    bot: Annotated[
        str,
        typer.Option(
            "--bot", "--agent", help=f"Who plays against you: {AGENTS} or your own module:Class."
        ),
    ] = "greedy",
    think: Think = 0.0,
    two: Annotated[bool, typer.Option("--two", help="Two people in turn, without a bot.")] = False,
    lang: Language = Lang.en,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same luck.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    open_lists: Lists = False,
    cards: Own = None,
    face: Annotated[
        Face, typer.Option(help="In the terminal, or in a browser (that needs kirifuda[server]).")
    ] = Face.terminal,
    format: Format = "",
    seats: Seats = 0,
) -> int:
    """Play at a table, against a bot or two people: in turn, or by a link in a browser."""
    chosen = None if two else bot
    lists = "open" if open_lists else "closed"
    if face is Face.browser:
        from kirifuda.cli import browsing

        if resume is not None or cards:
            raise KirifudaError("in the browser, matches and cards of one's own are on its pages")
        if format:
            raise KirifudaError("in the browser, formats of several are on its first page")
        return browsing.sit_down(game, [deck, foe_deck], chosen, lang.value, seed, lists)
    from kirifuda.cli.playing import sit_down

    decks = [deck, foe_deck, *[""] * (players(game, format, seats) - 2)]
    own = cards or []
    sit_down(game, decks, chosen, lang.value, seed, resume, own, lists, think, format)
    return 0


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port.")] = 8000,
    database: Annotated[
        str,
        typer.Option(
            help="A SQLite file, or an address such as postgresql+psycopg://user@host/name.",
            envvar="KIRIFUDA_DATABASE",
        ),
    ] = "kirifuda.sqlite",
    workers: Annotated[
        int, typer.Option(min=0, max=64, help="Processes that think; 0: one less than cores.")
    ] = 0,
) -> int:
    """Serve tables to browsers: people against each other and against bots (docs/server.md)."""
    from kirifuda.cli.hosting import host_tables

    return host_tables(host, port, database, workers)


@app.command()
def sim(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games (or matches) to play.")] = 1000,
    agents: Annotated[
        str, typer.Option(help=f"One or two agents: {AGENTS} or your own module:Class.")
    ] = "greedy,random",
    think: Think = 0.0,
    decks: Annotated[str, typer.Option(help="Decks (names or files), by commas.")] = "",
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes play.")] = 1,
    records: Annotated[Path | None, typer.Option(help="Keep every game's record there.")] = None,
    best_of: Annotated[
        int, typer.Option(min=1, help="Play matches, the best of so many games (3, 5, …).")
    ] = 1,
    plot: Annotated[
        Path | None, typer.Option(help="Draw win rates and lengths into an SVG file.")
    ] = None,
    open_lists: Lists = False,
    cards: Own = None,
    json: Json = False,
    format: Format = "",
    seats: Seats = 0,
) -> int:
    """Play many games (or matches) between agents: win rates with intervals, lengths, speed."""
    from kirifuda.cli.crowds import simulate_crowd
    from kirifuda.cli.sim import simulate

    lists = "open" if open_lists else "closed"
    own = cards or []
    count = players(game, format, seats)
    if count > 2:
        if records is not None or plot is not None or best_of > 1:
            raise KirifudaError("records, plots and matches of several games are of two players")
        return simulate_crowd(
            game, format, count, games, agents, decks, seed, jobs, own, json, lists, think
        )
    return simulate(
        game, games, agents, decks, seed, jobs, records, own, json, best_of, plot, lists, think
    )


@app.command()
def fit(
    game: GameName,
    games: Annotated[int, typer.Option(min=8, help="How many games to learn from.")] = 1000,
    choices: Annotated[
        int, typer.Option(min=0, help="At how many decisions to try every option out.")
    ] = 1500,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 1,
    write: Annotated[
        Path | None, typer.Option(help="Where the weights go; otherwise they are printed.")
    ] = None,
) -> int:
    """Fit what positions are worth to who wins, and to what turns out well, in games of bots."""
    from kirifuda.cli.fitted import fit_game

    return fit_game(game, games, choices, seed, write)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record as JSON.")],
    lang: Language = Lang.en,
    board: Annotated[
        bool, typer.Option("--board", help="Step through it at a table in the terminal.")
    ] = False,
    review: Annotated[
        bool, typer.Option("--review", help="List where the chance to win fell most.")
    ] = False,
    seat: Annotated[int, typer.Option(min=0, help="Review this player only (1, 2, …).")] = 0,
    think: Think = 0.0,
    json: Json = False,
) -> int:
    """Replay a recorded match, prove its digests, and print its log with clauses."""
    from kirifuda.cli.replaying import show_record, show_review, step_through

    if review:
        return show_review(file, lang.value, seat, think, json)
    return step_through(file, lang.value) if board else show_record(file, lang.value, json)


@app.command()
def judge(
    game: GameName,
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A position, moves and questions as TOML.")
    ],
    lang: Language = Lang.en,
    json: Json = False,
) -> int:
    """Answer what may be done in a position, why not and what happens, with clauses."""
    from kirifuda.cli.judging import judge_case

    return judge_case(game, file, lang.value, json)


@deck_app.command("check")
def deck_check(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Deck files, or names.")],
    game: GameOption = "rebirth",
    cards: Own = None,
    lang: Language = Lang.en,
    json: Json = False,
) -> int:
    """List every deck rule that a deck breaks, with its clause."""
    from kirifuda.cli.checks import check_decks

    return check_decks(game, files, cards or [], lang.value, json)


@card_app.command("check")
def card_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Cards as TOML or JSON.")],
    game: GameOption = "rebirth",
    lang: Language = Lang.en,
    json: Json = False,
) -> int:
    """Compile cards from their printed text; print them back, and every problem."""
    from kirifuda.cli.checks import check_cards

    return check_cards(game, file, lang.value, json)


@app.command()
def text(
    game: GameName,
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Rows with a text: JSON lines, JSON or TOML.")
    ],
    most: Annotated[int, typer.Option(min=0, help="How many unknown wordings to list.")] = 20,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes read.")] = 2,
    lang: Language = Lang.en,
    json: Json = False,
) -> int:
    """Tell how much of a file of printed cards is understood, and what is not."""
    from kirifuda.cli.texts import measure

    return measure(game, file, most, jobs, lang.value, json)


@app.command()
def rules(
    game: GameName,
    clause: Annotated[str, typer.Argument(metavar="[CLAUSE]", help="Only this clause.")] = "",
    lang: Language = Lang.en,
    json: Json = False,
) -> int:
    """List every clause of the book: what it does, where it is carried out, which tests show it."""
    from kirifuda.cli.ledger import run, run_one

    return run_one(game, clause, lang.value, json) if clause else run(game, json)
