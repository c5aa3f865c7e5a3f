"""13.5.5: no phrase that can say 相手 is left out of those played among many.

Whatever fills a place for a player with 相手 is looked for in the texts of `test_13_*.py`.
"""

from __future__ import annotations

import ast
from pathlib import Path

from tests.games.rebirth.test_13_opponents_heard import HISTORY
from tests.games.rebirth.test_13_opponents_one import ABOUT

from kirifuda.games.rebirth.words import grammar
from kirifuda.text import Node, TextError, compile_text

HERE = Path(__file__).parent
SAYS = ("player.opponent", "player.your_opponent", "player.both")

#: What says 相手 in no text that could be played, and why.
NEVER = {
    "occasion.checks": "a check is compared with an opponent of who checks: only one's own is told of",
    "place.without": "one's own characters are put among one's own members",
    "pre.who_showed": "whoever has shown a card, each player or nobody",
}


def texts() -> set[str]:
    """Every text of a card in the rulings of chapter 13."""
    found: set[str] = set()
    for file in sorted(HERE.glob("test_13_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if node.value.startswith("【") and node.value.endswith("。"):
                    found.add(node.value)
    found.update(case.text for case in ABOUT)
    found.update(f"【永】【エントリー】:{when}、このキャラを+1/±0。" for when, *_ in HISTORY)
    return found


def said(node: Node) -> set[str]:
    """The phrases of a text in which a player is 相手."""
    return {
        part.phrase
        for part in node.walk()
        if any(isinstance(arg, Node) and arg.phrase in SAYS for arg in part.args)
    }


def test_every_phrase_that_says_an_opponent_is_played_among_many() -> None:
    can = {
        name
        for name, phrase in grammar().phrases.items()
        if any(slot.category == "player" for slot in phrase.slots)
    }
    does: set[str] = set()
    for text in texts():
        try:
            for node in compile_text(grammar(), text):
                does |= said(node)
        except TextError:
            continue  # a part of a text
    assert sorted(can - does - set(NEVER)) == []
    assert sorted(does & set(NEVER)) == []
