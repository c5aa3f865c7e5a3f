"""`fit`: what positions are worth, fitted to who wins."""

from __future__ import annotations

from pathlib import Path

import kirifuda
from kirifuda.agents.fitting import MATCHES, fit
from kirifuda.agents.tasting import TRUST
from kirifuda.cli.workers import progress
from kirifuda.games.weights import written


def fit_game(name: str, games: int, choices: int, seed: int, write: Path | None) -> int:
    """Fit, tell how well positions now tell who wins, and write the weights down."""
    game = kirifuda.game(name)
    with progress("games and choices", games * (1 + MATCHES) + choices) as done:
        found = fit(game, games, choices, seed, done)
    command = f"kirifuda fit {name} --games {games} --choices {choices} --seed {seed}"
    duels = f"{found.tasted.wins} of {found.tasted.duels}"
    told: dict[str, object] = {
        "rows": found.rows,
        "rows of taste": found.tasted.rows,
        "choices": found.tasted.choices,
        "greedy by taste against by hand": duels,
        "share it had to win": TRUST,
        "auc by hand": [round(value, 3) for value in found.plain],
        "auc": [round(value, 3) for value in found.fitted],
    }
    text = written(game.judge, command, told)
    if write is None:
        print(text, end="")
    else:
        write.write_text(text, "utf-8")
        print(f"{name}: {found.rows} rows, {found.tasted.choices} choices")
        print(f"greedy by taste against by hand: {duels}")
        print("how often what is won looks better, by thirds of a match:")
        print(f"  by hand {' '.join(f'{value:.3f}' for value in found.plain)}")
        print(f"  fitted  {' '.join(f'{value:.3f}' for value in found.fitted)}")
    return 0
