"""The commands and their options; each does its work in a module of its own."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Annotated

import typer

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


GAMES = "The game: legend_of_stars, legions, luck_and_logic, rebirth."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAMES)]
GameOption = Annotated[str, typer.Option("--game", help=GAMES)]
Own = Annotated[
    list[Path] | None, typer.Option("--cards", help="Cards of your own: TOML or JSON; repeatable.")
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


@app.command()
def play(
    game: GameName,
    deck: Annotated[str, typer.Option(help="Your deck: a name or a file.")] = "",
    foe_deck: Annotated[str, typer.Option(help="The other deck.")] = "",
    bot: Annotated[
        str, typer.Option(help="Who plays against you: greedy, random or your own module:Class.")
    ] = "greedy",
    two: Annotated[bool, typer.Option("--two", help="Two people in turn, without a bot.")] = False,
    lang: Language = Lang.en,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same luck.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    cards: Own = None,
) -> None:
    """Play at a table in the terminal, against a bot or two people in turn."""
    from kirifuda.cli.playing import sit_down

    chosen = None if two else bot
    sit_down(game, [deck, foe_deck], chosen, lang.value, seed, resume, cards or [])


@app.command()
def sim(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games (or matches) to play.")] = 1000,
    agents: Annotated[
        str, typer.Option(help="One or two agents: greedy, random or your own module:Class.")
    ] = "greedy,random",
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
    cards: Own = None,
    json: Json = False,
) -> int:
    """Play many games (or matches) between agents: win rates with intervals, lengths, speed."""
    from kirifuda.cli.sim import simulate

    return simulate(
        game, games, agents, decks, seed, jobs, records, cards or [], json, best_of, plot
    )


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record as JSON.")],
    lang: Language = Lang.en,
    board: Annotated[
        bool, typer.Option("--board", help="Step through it at a table in the terminal.")
    ] = False,
    json: Json = False,
) -> int:
    """Replay a recorded match, prove its digests, and print its log with clauses."""
    from kirifuda.cli.replaying import show_record, step_through

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
    json: Json = False,
) -> int:
    """List every deck rule that a deck breaks, with its clause."""
    from kirifuda.cli.checks import check_decks

    return check_decks(game, files, cards or [], json)


@card_app.command("check")
def card_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Cards as TOML or JSON.")],
    game: GameOption = "rebirth",
    json: Json = False,
) -> int:
    """Compile cards from their printed text; print them back, and every problem."""
    from kirifuda.cli.checks import check_cards

    return check_cards(game, file, json)


@app.command()
def text(
    game: GameName,
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Rows with a text: JSON lines, JSON or TOML.")
    ],
    most: Annotated[int, typer.Option(min=0, help="How many unknown wordings to list.")] = 20,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes read.")] = 2,
    json: Json = False,
) -> int:
    """Tell how much of a file of printed cards is understood, and what is not."""
    from kirifuda.cli.texts import measure

    return measure(game, file, most, jobs, json)


@app.command()
def rules(
    game: GameName,
    clause: Annotated[str, typer.Argument(metavar="[CLAUSE]", help="Only this clause.")] = "",
    json: Json = False,
) -> int:
    """List every clause of the book: where it is carried out, which tests show it."""
    from kirifuda.cli.ledger import run, run_one

    return run_one(game, clause, json) if clause else run(game, json)
