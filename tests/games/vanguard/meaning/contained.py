"""Which phrases the played texts contain: those of `PLAYS`, and those of cards that rulings make."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

from tests.played import plays

from kirifuda.games.vanguard.words import grammar
from kirifuda.text import TextError, compile_text

#: What makes a card of a text, in tests (tests/games/vanguard/table.py).
MAKERS = ("unit", "order", "trigger")
#: How a text begins and ends that is told apart from the card.
OPENERS = ("【自】", "【起】", "【永】", "フレンド-", "黒翼-", "白翼-")
ENDS = ("。", "！", "】")


def ruled_texts() -> list[str]:
    """Every text of a card that a ruling of this game makes and plays."""
    found: set[str] = set()
    for file in sorted(Path(__file__).parents[1].rglob("test_*.py")):
        place = ".".join(file.with_suffix("").parts[file.parts.index("tests") :])
        names: dict[str, object] = vars(import_module(place))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in MAKERS:
                found.update(text for one in node.args if (text := said(one, names)))
            elif isinstance(node, ast.Constant | ast.JoinedStr):
                text = said(node, names)
                if text.startswith(OPENERS) and text.endswith(ENDS):
                    found.add(text)
    return sorted(found)


def said(node: ast.AST, names: dict[str, object]) -> str:
    """What a word of a test stands for: a text, told at once or put together of names; else none."""
    if isinstance(node, ast.Constant | ast.Name):
        told = node.value if isinstance(node, ast.Constant) else names.get(node.id)
        return told if isinstance(told, str) else ""
    if isinstance(node, ast.FormattedValue):
        return said(node.value, names)
    if isinstance(node, ast.JoinedStr):
        parts = [said(one, names) for one in node.values]
        return "".join(parts) if all(parts) else ""
    return ""


def phrases_of(text: str) -> set[str]:
    """The phrases of a text; none of a word that is no text."""
    try:
        nodes = compile_text(grammar(), text)
    except TextError:
        return set()
    return {part.phrase for node in nodes for part in node.walk()}


def contained() -> set[str]:
    """The phrases of all played texts."""
    texts = [play.text for play in plays("vanguard")] + ruled_texts()
    return {phrase for text in texts for phrase in phrases_of(text)}
