"""What is measured, and what is asked of it: one row a game."""

from typing import NamedTuple


class Row(NamedTuple):
    """A game with the decks it is measured with; without decks, all that it ships are used."""

    game: str
    decks: tuple[str, ...] = ()
    ratio: float = 1.0  # so many times the decisions a second of weiss-sim
    copy_us: float = 5.0
    pack_us: float = 50.0
    format: str = ""
    seats: int = 2
    beside: float = 0.0  # so many times the decisions a second of the same game of two

    @property
    def name(self) -> str:
        """What the row is called: the game, and how it is played if that is not as usual."""
        return f"{self.game}, {self.format} of {self.seats}" if self.format else self.game


GAMES = (
    Row("legend_of_stars"),
    Row("legions"),
    Row("luck_and_logic", ratio=0.8, copy_us=8.0),
    Row("rebirth"),
    Row("rebirth", ratio=0.0, pack_us=100.0, format="rumble", seats=4, beside=0.8),
    Row("vanguard", ratio=0.6, pack_us=80.0),
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
        Limit("native", "beside", True, row.beside),
        Limit("native", "copy_us", False, row.copy_us),
        Limit("native", "pack_unpack_us", False, row.pack_us),
        Limit("native", "grown_mb", False, 1.0),
        Limit("native", "memory_mb", False, 60.0),
        Limit("native", "startup_s", False, 0.5),
        Limit("interpreted", "startup_s", False, 0.5),
    )
