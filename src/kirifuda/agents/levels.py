"""The levels at which a person can be played against, for those who offer a choice."""

from __future__ import annotations

from typing import NamedTuple

from kirifuda.agents.searching import Club, Master


class Level(NamedTuple):
    """One level: what it is called, how it thinks, and for how long."""

    name: str  # as `make` and the command line know it
    english: str
    japanese: str
    about: str
    about_japanese: str
    simulations: int  # for each decision, where no time is told; 0: it looks one decision ahead
    seconds: float  # what a table gives it for a decision; 0: it needs no time to speak of

    def title(self, lang: str) -> str:
        """What it is called in a language."""
        return self.japanese if lang == "ja" else self.english


LEVELS = (
    Level(
        "beginner",
        "Beginner",
        "初心者",
        "Looks one decision ahead, and is often mistaken.",
        "一手先だけを、おぼろげに読みます。",
        0,
        0.0,
    ),
    Level(
        "greedy",
        "Greedy",
        "欲張り",
        "Takes what looks best right after it.",
        "直後に最も良く見える手を選びます。",
        0,
        0.0,
    ),
    Level(
        "club",
        "Club player",
        "中級者",
        "Tries every option in worlds as they might be.",
        "見えないカードを想像し、一巡先まで試します。",
        Club.simulations,
        0.1,
    ),
    Level(
        "master",
        "Master",
        "達人",
        "The same, further ahead and with more time for each decision.",
        "より長い時間をかけ、三巡先まで試します。",
        Master.simulations,
        0.5,
    ),
)


def levels() -> list[Level]:
    """The levels, the weakest first.

    >>> [level.name for level in levels()]
    ['beginner', 'greedy', 'club', 'master']
    """
    return list(LEVELS)


def seconds_of(name: str) -> float:
    """What a table gives an agent for a decision, by its name; 0.0: nothing to speak of."""
    for level in LEVELS:
        if level.name == name:
            return level.seconds
    return 0.0
