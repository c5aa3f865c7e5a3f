"""Writes README.md: the table of all phrases, with the notes on how far words reach.

Run ``python -m kirifuda.games.legions.words.readme`` after changing a phrase.
"""

from __future__ import annotations

from pathlib import Path

from kirifuda.text import phrase_table

from . import grammar

__all__ = ["NOTES", "readme"]

NOTES = """# The words of Legions!

Made by `python -m kirifuda.games.legions.words.readme` from the phrases themselves.
A node is named after its phrase; its args stand in the order of the slots below. A slot `x[]`
holds a tuple. `(a|b)` are equal spellings; a node's `form` keeps which was printed and means
nothing else. `<verb>` takes the form that its place asks for.

## How a text is built
- Units have abilities, one a line: 「name」《when》:effect, or with a cost 「name」《when》【cost】:effect.
  A line that begins with a keyword names keywords, with / between them. Skills and arts have
  sentences only. Round brackets hold reminders; ※ marks what they are about.
- A sentence is read from left to right. A *prefix* (`pre.*`: who, if, X, その後) reaches to the end
  of its sentence. The first sentence is the first effect (35-8): what it lets choose must be there.
- An action without an object (`it.do`, `it.give`) takes the cards chosen just before it; そのカード
  is the card chosen or moved last, or else the one that what happened is about.
- A duration stands where the change does: ターン終了時まで「+1/+0」の修正を得る. Without one a change
  holds until its unit leaves the field (35-10).
- 代わりに in the next sentence, after a condition, takes the place of the sentence before it.
- A group of cards (`group.*`) as the subject of a constant ability is whichever they are at any
  moment; with 全て in an effect, those that are there when it is resolved.

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
