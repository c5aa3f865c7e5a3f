"""How many cards that nobody has seen would be understood: an estimate by leaving one out.

    python tools/leaveout.py GAME FILE.jsonl [--most 40]

FILE holds printed cards, one JSON object a line, with a ``text``. A card that uses a phrase which
no other card of the file uses would not have been understood without it, if phrases were written
for the cards that were seen alone: the share of such cards is how often the next card can be
expected to bring a wording of its own (as Good and Turing estimate the unseen). Phrases that no
card of the file needs are not counted, so what reads more than the file holds is worth more than
this tells. A phrase may have several wordings; that each of them had to be seen is a second, lower
estimate. Equal spellings (`kirifuda.text.spelling`) are counted in neither.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

import kirifuda
from kirifuda.games.game import Game
from kirifuda.kernel.errors import KirifudaError
from kirifuda.text import Grammar, compile_text

Wording = tuple[str, int]  # a phrase, and which of its wordings, commas aside


def wordings(
    game: Game, grammar: Grammar, text: str, printed: dict[str, object]
) -> set[Wording] | None:
    """The wordings of a text, or None: it is not understood."""
    try:
        game.check_text(text, {**printed, "text": text})
        parts = [part for node in compile_text(grammar, text) for part in node.walk()]
    except KirifudaError:
        return None
    return {(part.phrase, grammar.phrases[part.phrase].plain[part.form]) for part in parts}


def lonely(read: list[set[str]] | list[set[Wording]]) -> tuple[Counter[object], int]:
    """How many texts use each thing, and how many texts use one that no other uses."""
    used: Counter[object] = Counter()
    for found in read:
        used.update(found)
    return used, sum(1 for found in read if any(used[one] == 1 for one in found))


def main() -> int:
    told = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    told.add_argument("game")
    told.add_argument("file", type=Path)
    told.add_argument("--most", type=int, default=40, help="how many lonely phrases to show")
    args = told.parse_args()
    game = kirifuda.game(args.game)
    grammar = game.grammar()
    texts: Counter[str] = Counter()
    read: dict[str, set[Wording]] = {}
    for line in args.file.read_text("utf-8").splitlines():
        row = json.loads(line)
        text = row.get("text") or ""
        texts[text] += 1
        if texts[text] == 1:
            found = wordings(game, grammar, text, row.get("fields") or {})
            if found is not None:
                read[text] = found
    cards = sum(texts.values())
    known = sum(texts[text] for text in read)
    used, brittle = lonely([{phrase for phrase, _ in found} for found in read.values()])
    _, narrow = lonely(list(read.values()))
    alone = [str(name) for name, n in used.items() if n == 1]
    share = known / cards
    print(f"{known} of {cards} cards understood ({share:.1%})")
    print(f"{brittle} of {len(read)} texts use a phrase that no other text uses")
    print(f"expected of cards that were not seen: {share * (1 - brittle / len(read)):.1%}")
    print(f"if each wording had to be seen: {share * (1 - narrow / len(read)):.1%}")
    beyond = len(grammar.phrases) - len(used)
    print(f"{len(alone)} phrases are used by one text alone; {beyond} by none")
    for name in sorted(alone)[: args.most]:
        print(f"  {name}  {grammar.phrases[name].ja}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
