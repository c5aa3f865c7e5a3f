"""Pictures of what came out of many games, as SVG: win rates with intervals, lengths of games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any
from xml.sax.saxutils import escape

Plain = dict[str, Any]

SVG = "http://www.w3.org/2000/svg"
WIDE = 720
LEFT = 190  # where bars begin
RIGHT = 660  # and where a rate of 1 is
ROW = 26
HIGH = 130  # of the lengths
INK = "#22303c"
BAR = "#4f86c6"
FAINT = "#c9d3dd"
TEXT = 'font-family="sans-serif" font-size="13"'
BINS = 40


def drawn(told: Plain, lengths: Sequence[int], title: str) -> str:
    """The picture of a simulation."""
    rates = [(row["agent"], row) for row in told["agents"]]
    rates.append(("who goes first", told["first"]))
    rates += [(row["deck"], row) for row in told["decks"]]
    rates += [(" : ".join(row["decks"]), row) for row in told["pairings"]]
    top = 58
    high = top + ROW * len(rates) + 60 + HIGH + 50
    out = [
        f'<svg xmlns="{SVG}" viewBox="0 0 {WIDE} {high}" width="{WIDE}" height="{high}">',
        f'<rect width="{WIDE}" height="{high}" fill="white"/>',
        words(LEFT, 24, f"{title}: {told['games']} games", "start", 16),
        *scale(top, top + ROW * len(rates)),
    ]
    for at, (name, row) in enumerate(rates):
        out.extend(rate(top + ROW * at, str(name), row))
    out.extend(bars(top + ROW * len(rates) + 60, lengths))
    out.append("</svg>")
    return "\n".join(out) + "\n"


def across(share: float) -> float:
    return LEFT + (RIGHT - LEFT) * share


def words(x: float, y: float, text: str, anchor: str = "end", size: int = 13) -> str:
    style = TEXT.replace("13", str(size))
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} {style} fill="{INK}">{escape(text)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{colour}" stroke-width="{width}"/>'
    )


def box(x: float, y: float, wide: float, high: float) -> str:
    size = f'width="{wide:.1f}" height="{high:.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{BAR}"/>'


def scale(top: float, bottom: float) -> Iterable[str]:
    for percent in (0, 25, 50, 75, 100):
        x = across(percent / 100)
        yield line(x, top - 6, x, bottom, FAINT)
        yield words(x, top - 10, f"{percent} %", "middle", 11)


def rate(y: float, name: str, row: Plain) -> Iterable[str]:
    """A rate as a bar, with its 95 % interval."""
    middle = y + ROW / 2
    end = across(row["rate"])
    yield words(LEFT - 8, middle + 4, name)
    yield box(LEFT, y + 6, end - LEFT, ROW - 12)
    low, high = across(row["low"]), across(row["high"])
    yield line(low, middle, high, middle, INK, 1.5)
    for x in (low, high):
        yield line(x, middle - 4, x, middle + 4, INK, 1.5)
    yield words(RIGHT + 50, middle + 4, f"{100 * row['rate']:.1f} %")


def bars(top: float, lengths: Sequence[int]) -> Iterable[str]:
    """How many games were how long, in turns."""
    yield words(LEFT - 8, top + HIGH / 2, "turns of a game")
    if not lengths:
        return
    least, most = min(lengths), max(lengths)
    step = max(1, -(-(most - least + 1) // BINS))
    counts = [0] * ((most - least) // step + 1)
    for length in lengths:
        counts[(length - least) // step] += 1
    wide = (RIGHT - LEFT) / len(counts)
    for at, count in enumerate(counts):
        tall = HIGH * count / max(counts)
        yield box(LEFT + at * wide, top + HIGH - tall, max(1.0, wide - 1), tall)
    yield line(LEFT, top + HIGH, RIGHT, top + HIGH, INK)
    yield words(LEFT, top + HIGH + 18, str(least), "start")
    yield words(RIGHT, top + HIGH + 18, str(most))
