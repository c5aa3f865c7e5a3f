"""Writes README.md: the table of all phrases, with the notes on how far words reach.

Run ``python -m kirifuda.games.rebirth.words.readme`` after changing a phrase.
"""

from __future__ import annotations

from pathlib import Path

from kirifuda.text import phrase_table

from . import grammar

__all__ = ["NOTES", "readme"]

NOTES = """# The words of Rebirth

Made by `python -m kirifuda.games.rebirth.words.readme` from the phrases themselves.
A node is named after its phrase; its args stand in the order of the slots below. A slot `x[]`
holds a tuple. `(a|b)` are equal spellings; a node's `form` keeps which was printed and means
nothing else. `<verb>` takes the form that its place asks for.

## How far words reach
- A sentence is read from left to right. A *prefix* (`pre.*`: who, if, during, for each, when,
  さらに, かわりに) reaches to the end of its sentence. A later prefix of the same kind takes over
  from there: in 「あなたは A、相手は B」 B is done by the opponent.
- `do.by` (ことで): everything since the last prefix is the cost, and may be declined as a whole.
  It counts as done only if all of it was done. What follows, to the end of the sentence, happens
  only then. Later sentences stand by themselves, unless they ask (置いたら, そうしたら).
- `do.may` (てよい): everything since the last prefix may be done or declined as a whole.
- `pre.during`: the duration holds for every lasting change in the rest of the sentence; what
  happens at once (draw, put) is not touched by it. In a standing ability it tells when the
  ability holds.
- `pre.per` (につき): the rest of the sentence, once for each.
- `pre.when` inside a body is a delayed trigger; the trigger of an automatic ability is the slot
  `when` of `ability.auto` and covers all sentences.
- An action without an object (`act.it`, `act.so_many`) takes the cards chosen, revealed, looked
  at or moved by the action before it.
- `place.bare` names no player: it is the acting player's place, or for a card that moves, its
  owner's (4.1.1.2, 4.1.1.3).
- あなた, 自分, 相手 are kept as printed; who they are is told by 9.14, in printed order.
- か between kinds joins what stands next to it (コスト3以上のキャラかReバース: the cost is asked of
  the character only); a comma after a modifier spreads it over the whole list (`filter.each_or`).

## Phrases that mean the same
`steps.then` = `chain.then` = `full.then` (first, then the next); `filter.or` = `filter.or_comma`;
`mod.rested` = `state.rested`. They differ in where they can stand or in punctuation.

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
