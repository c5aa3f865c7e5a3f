"""Writes README.md: the table of all phrases, with the notes on how far words reach.

Run ``python -m kirifuda.games.luck_and_logic.words.readme`` after changing a phrase.
"""

from __future__ import annotations

from pathlib import Path

from kirifuda.text import phrase_table

from . import grammar

__all__ = ["NOTES", "readme"]

NOTES = """# The words of Luck & Logic

Made by `python -m kirifuda.games.luck_and_logic.words.readme` from the phrases themselves.
A node is named after its phrase; its args stand in the order of the slots below. A slot `x[]`
holds a tuple. `(a|b)` are equal spellings; a node's `form` keeps which was printed and means
nothing else. `<verb>` takes the form that its place asks for.

## How a text is built
- One ability a line: 自, 起, 永 (or 【自】 and so on), or a keyword of chapter 11. Before the icon
  may stand EXソウル with a number, after it marks: 【ターン1回】, 【この能力は…のみで有効】, 先鋒.
  Costs stand in [ ]; circled digits are read as numbers: [②] is [2].
- A sentence is read from left to right. A *prefix* (`pre.*`: who, if, how long, for each, when,
  instead) reaches to the end of its sentence.
- An action without an object (`it.do`, `it.change`) takes the cards chosen just before it;
  そのメンバー is the card chosen or moved last, or else the one that what happened is about.
- あなた is the ability's master and 相手 the other player, whoever acts (3.3.1, 3.3.2); 自分 is the
  player named just before (3.3.3). Without a player both players' cards are meant (4.1.8).
- A cost in brackets on an automatic ability is paid where the text says コストを払ってよい; all that
  follows そうしたら comes only then (9.7.3.3.1).
- 代わりに in the next sentence, after a condition, takes the place of the sentence before it; in a
  continuous ability it replaces the event that is named (9.10).
- Xにつき does what follows X times, and nothing is chosen twice (12.5); numbers change by X times.

## Phrases

"""


def readme() -> str:
    """The whole README."""
    return NOTES + phrase_table(grammar()) + "\n"


def main() -> None:
    """Write it."""
    Path(__file__).with_name("README.md").write_text(readme(), encoding="utf-8")


if __name__ == "__main__":
    main()
