"""Writes README.md: the table of all phrases, with the notes on how far words reach.

Run ``python -m kirifuda.games.vanguard.words.readme`` after changing a phrase.
"""

from __future__ import annotations

from pathlib import Path

from kirifuda.text import phrase_table

from . import grammar

__all__ = ["NOTES", "readme"]

NOTES = """# The words of Cardfight!! Vanguard

Made by `python -m kirifuda.games.vanguard.words.readme` from the phrases themselves.
A node is named after its phrase; its args stand in the order of the slots below. A slot `x[]`
holds a tuple. `(a|b)` are equal spellings; a node's `form` keeps which was printed and means
nothing else, but for the few phrases whose meaning says so. `<verb>` takes the form that its place
asks for.

## How far words reach
- Texts have no line breaks between abilities: an ability begins where an icon (【自】【起】【永】)
  with its marks and a colon stands, with the keyword before it (`HEADS` in `__init__.py`).
- Round brackets hold reminders, but for (V), (R), (G) and numbers.
- A *prefix* (`pre.*`: who, if, during, for each, さらに, その後, at the end of) reaches to the end of
  its sentence (11.2.2). What is asked of the card told of last (それが…なら、…、…なら、…) stands
  side by side.
- `pre.cost` (【コスト】[…]ことで): may be declined; what follows, to the end of the sentence, happens
  only if all of it was paid. The cost of an activated ability is paid as it is played (11.8.2.3).
- さらに at the beginning of a sentence asks what the sentence before asked, too (11.2.5).
- `it.rather` (AではなくB): takes the place of the step before as that comes up (11.3.1.3.5).
- A group (`such`, `group`) is words before a noun in any order; a player before it tells whose. A
  unit noun tells where; other nouns need a place, or what was just looked at.
- `it.*` takes the cards chosen, shown, looked at or moved by the action before.

## The phrases

"""


def readme() -> str:
    """The text of the file."""
    return NOTES + phrase_table(grammar())


if __name__ == "__main__":
    Path(__file__).with_name("README.md").write_text(readme(), encoding="utf-8")
