"""Matches of several games: who first wins so many of them.

A series starts one game after the other, each with a seed of its own, and counts. Where the rules
let the loser of a game choose who begins the next one, it says so to the game.
"""

from __future__ import annotations

from collections.abc import Sequence

from kirifuda.games.game import DeckLike, Game
from kirifuda.games.lists import CLOSED
from kirifuda.kernel.errors import KirifudaError, Said
from kirifuda.kernel.match import Match, shown


class Series:
    """A match of several games between the same decks, best of `games` (an odd number)."""

    def __init__(
        self, game: Game, decks: Sequence[DeckLike], games: int, lists: str = CLOSED
    ) -> None:
        if type(games) is not int or games < 1 or games % 2 == 0:
            told = shown(games)
            raise KirifudaError(
                Said("a match is the best of an odd number of games, not {0}", [told])
            )
        self.lists = lists
        self.game = game
        self.decks = list(decks)
        self.needed = games // 2 + 1
        self.most = games
        self.played = 0
        self.wins = [0] * len(self.decks)
        self.loser: int | None = None

    @property
    def winner(self) -> int | None:
        """The seat that has won the match, if one has."""
        return next((s for s, wins in enumerate(self.wins) if wins >= self.needed), None)

    @property
    def over(self) -> bool:
        """Whether the match is decided, or all of its games are played."""
        return self.winner is not None or self.played >= self.most

    def start(self, seed: int, log: bool = True) -> Match:
        """The next game, at its first decision."""
        chooser = self.loser if self.game.loser_chooses else None
        return self.game.start(self.decks, seed, log, chooser, self.lists)

    def finish(self, match: Match) -> None:
        """Count a game that is over; a drawn one counts for nobody, and nobody has lost it."""
        outcome = match.outcome
        if outcome is None:
            raise KirifudaError("the game is not over")
        self.played += 1
        self.loser = None
        if len(outcome.winners) == 1:
            self.wins[outcome.winners[0]] += 1
            self.loser = outcome.losers[0] if len(outcome.losers) == 1 else None
