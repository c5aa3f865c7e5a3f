"""What is measured, and what is asked of it: one row a game."""

from typing import NamedTuple


class Row(NamedTuple):
    """A game with the decks it is measured with; without decks, all that it ships are used."""

    game: str
    decks: tuple[str, ...] = ()


GAMES = (Row("legend_of_stars"), Row("legions"), Row("luck_and_logic"), Row("rebirth"))


class Limit(NamedTuple):
    """What `figure` of a `build` must reach: at least (`least`) or at most the number."""

    build: str
    figure: str
    least: bool
    number: float

    def holds(self, value: float) -> bool:
        return value >= self.number if self.least else value <= self.number


LIMITS = (
    Limit("native", "ratio", True, 1.0),
    Limit("interpreted", "ratio", True, 0.1),
    Limit("native", "copy_us", False, 5.0),
    Limit("native", "pack_unpack_us", False, 50.0),
    Limit("native", "grown_mb", False, 1.0),
    Limit("native", "memory_mb", False, 100.0),
    Limit("native", "startup_s", False, 0.5),
    Limit("interpreted", "startup_s", False, 0.5),
)
