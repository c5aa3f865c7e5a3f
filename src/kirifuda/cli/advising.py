"""What a bot would do, in words: for the terminal table and for `replay --review`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kirifuda.games.sheet import Pair
from kirifuda.kernel.match import Match
from kirifuda.table.speech import Speech

Plain = dict[str, Any]
Named = Callable[[str], str]  # the name of a card by its key

UNSEEN: Pair = ("a card that you cannot see", "見えないカード")
FELL: Pair = (
    "turn {turn}, {asked}: {chosen} ({mine}); better {better} ({best})",
    "{turn}ターン目、{asked}：{chosen}（{mine}）、{better}（{best}）の方が良い",
)
NO_FALL: Pair = ("no decision that cost much was found", "大きく損をした選択は見つかりません")


def percent(chance: float) -> str:
    """A chance as people read it.

    >>> percent(0.614)
    '61 %'
    """
    return f"{chance * 100:.0f} %"


def names(match: Match, lang: str) -> Named:
    """What the cards of a match are called in a language."""
    cards = {card.key: card for card in match.pool.defs}

    def named(key: str) -> str:
        return cards[key].name if lang == "ja" else cards[key].english

    return named


def option_said(words: Speech, told: Plain, named: Named) -> str:
    """An option, as a board tells it, in words."""
    card = named(told["name"]) if "name" in told else words.pair(UNSEEN)
    said = words.option(told, card)
    return f"{said} + {named(told['mate'])}" if "mate" in told else said


def fall_said(words: Speech, row: Plain, named: Named) -> str:
    """A decision at which the chance fell, in words."""
    return words.pair(FELL).format(
        turn=row["turn"],
        asked=words.decision(row["asked"]),
        chosen=option_said(words, row["chosen"], named),
        mine=percent(row["chosen"]["chance"]),
        better=option_said(words, row["better"], named),
        best=percent(row["better"]["chance"]),
    )
