"""What is measured, and what is asked of it: one row a game."""

from typing import NamedTuple


class Row(NamedTuple):
    """A game with the decks it is measured with; without decks, all that it ships are used."""

    game: str
    decks: tuple[str, ...] = ()
    ratio: float = 1.0  # so many times the decisions a second of weiss-sim
    copy_us: float = 5.0


GAMES = (
    Row("legend_of_stars"),
    Row("legions"),
    Row("luck_and_logic", ratio=0.8, copy_us=8.0),
    Row("rebirth"),
)


class Limit(NamedTuple):
    """What `figure` of a `build` must reach: at least (`least`) or at most the number."""

    build: str
    figure: str
    least: bool
    number: float

    def holds(self, value: float) -> bool:
        return value >= self.number if self.least else value <= self.number


def limits(row: Row) -> tuple[Limit, ...]:
    """What is asked of a game."""
    return (
        Limit("native", "ratio", True, row.ratio),
        Limit("interpreted", "ratio", True, row.ratio / 10),
        Limit("native", "copy_us", False, row.copy_us),
        Limit("native", "pack_unpack_us", False, 50.0),
        Limit("native", "grown_mb", False, 1.0),
        Limit("native", "memory_mb", False, 100.0),
        Limit("native", "startup_s", False, 0.5),
        Limit("interpreted", "startup_s", False, 0.5),
    )
