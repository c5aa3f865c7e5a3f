"""Which phrases the played texts contain."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.played import plays

from kirifuda.games.rebirth.words import grammar
from kirifuda.text import compile_text

OPENERS = (
    "【自】",
    "【起】",
    "【永】",
    "【スパーク】",
    "【ブロッカー】",
    "【キャンセル】",
    "【のびしろ】",
)


def played_texts() -> list[str]:
    """Every text of a card in the modules that play texts."""
    here = Path(__file__).parent
    found: set[str] = set()
    for file in sorted(here.glob("*.py")):
        if file.name.startswith("test_plays_") or file.name == "played.py":
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    if node.value.startswith(OPENERS) and node.value.endswith(
                        ("。", "】", "〕", "》")
                    ):
                        found.add(node.value)
    found.update(play.text for play in plays("rebirth"))
    return sorted(found - set(OPENERS))


def phrases_of(text: str) -> set[str]:
    """The phrases of a text."""
    return {part.phrase for node in compile_text(grammar(), text) for part in node.walk()}


def contained() -> set[str]:
    """The phrases of all played texts."""
    return {phrase for text in played_texts() for phrase in phrases_of(text)}
