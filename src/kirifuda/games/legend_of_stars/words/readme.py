"""Writes README.md: the table of all phrases, with the notes on how far words reach.

Run ``python -m kirifuda.games.legend_of_stars.words.readme`` after changing a phrase.
"""

from __future__ import annotations

from pathlib import Path

from kirifuda.text import phrase_table

from . import grammar

__all__ = ["NOTES", "readme"]

NOTES = """# The words of Legend of Stars

Made by `python -m kirifuda.games.legend_of_stars.words.readme` from the phrases themselves.
A node is named after its phrase; its args stand in the order of the slots below. A slot `x[]`
holds a tuple. `(a|b)` are equal spellings; a node's `form` keeps which was printed and means
nothing else. `<verb>` takes the form that its place asks for.

## How a text is built
- One line is one effect. A special effect, flash and field stand in square brackets on a line of
  their own. Tribes stand in angle brackets.
- 「…時、…する。」 must be used when that happens, 「…時、…しても良い。」 may be used (8.1.1, 8.1.2);
  the sentences after it belong to it.
- 「…して、このカードの効果を発動する。…」 is used by whoever can do what stands first (8.4).
- Anything else: on an effect card it is done when the card is played; on a card in play it holds
  as long as the card is there.

## How far words reach
- A sentence is read from left to right. A *prefix* (`pre.*`: who, if, during, for each) reaches to
  the end of its sentence.
- そのキャラクター, それらのカード, or no object at all: the cards that were chosen or moved last, or
  whose event it was.
- 自分 is who acts, 相手 that player's opponent.
- そうした場合 asks whether all of the sentence before was done.
- Words before a noun can stand in any order, and all of them must hold. Where no place is told,
  cards in play are meant. What tells of the printed side means cards that lie face up (9.6.1).

## Phrases

"""


def readme() -> str:
    """The whole README."""
    return NOTES + phrase_table(grammar()) + "\n"


def main() -> None:
    """Write it."""
    (Path(__file__).parent / "README.md").write_text(readme(), encoding="utf-8")


if __name__ == "__main__":
    main()
