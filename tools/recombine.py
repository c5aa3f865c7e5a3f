"""How much of what could be printed is understood: texts made of the parts of known ones.

    python tools/recombine.py GAME FILE.jsonl [--count 5000] [--seed 1] [--most 40] [--show PATTERN]

FILE holds printed cards, one JSON object a line, with a ``text``. Those that the game understands
are taken apart and put together anew, in two ways: a word is exchanged for another one of its kind
(a zone, a player, a number, larger for smaller), and a clause for one of another card that ends in
the same way (a time, a condition, a price, a choice). Many of these texts would be printed on no
card, so the share that compiles is no measure by itself; that it grows, and where it stops, is.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from pathlib import Path
from random import Random

import kirifuda
from kirifuda.games.game import Game
from kirifuda.kernel.errors import KirifudaError
from kirifuda.text import Grammar, TextError, normal_text

#: Words of the language that can stand for one another.
KINDS = (
    ("以上", "以下"),
    ("多い", "少ない"),
    ("大きい", "小さい"),
    ("高い", "低い"),
    ("奇数", "偶数"),
    ("開始", "終了"),
    ("いる", "いない"),
    ("選び", "公開し"),
    ("まで選び", "選び"),
    ("置き", "戻し"),
)
#: Kinds of words of a game that can stand for one another.
CATEGORIES = (
    *("zone", "player", "stat", "phase", "pole", "keyword", "noun"),
    *("attribute", "color", "world", "row", "column", "display"),
)
#: How clauses end that can stand for one another.
ENDS = (
    *("時、", "なら、", "たら、", "中、", "まで、", "ことで、", "につき、", "際、"),
    *("選び、", "置き、", "引き、", "戻し、", "公開し、"),
    *("置く。", "引く。", "戻す。", "する。", "よい。", "ない。", "±0。", "+1。"),
)


def words(grammar: Grammar) -> list[tuple[str, ...]]:
    """The words that can stand for one another: phrases of a category that are fixed."""
    out: list[tuple[str, ...]] = list(KINDS)
    for category in CATEGORIES:
        fixed: list[str] = []
        for phrase in grammar.categories.get(category, ()):
            wording = phrase.wordings[0]
            if len(wording) == 1 and wording[0].kind == "text" and len(wording[0].text) > 1:
                fixed.append(wording[0].text)
        if len(fixed) > 1:
            out.append(tuple(fixed))
    return out


def body(text: str) -> int:
    """Where what an ability does begins: after its head and its price."""
    at = text.find(":") + 1
    price = re.match(r"\[[^\[\]]*\]", text[at:])
    return at + price.end() if price else at


def exchanged(text: str, kinds: list[tuple[str, ...]], random: Random) -> str | None:
    """A text with one word exchanged, or one number."""
    places: list[tuple[int, int, tuple[str, ...]]] = []
    for kind in kinds:
        for word in kind:
            at = text.find(word, body(text))
            while at >= 0:
                places.append((at, at + len(word), tuple(w for w in kind if w != word)))
                at = text.find(word, at + 1)
    for found in re.finditer(r"(?<![±Lv\d])\d+", text):
        places.append((*found.span(), tuple("123")))
    if not places:
        return None
    start, end, others = random.choice(places)
    return text[:start] + random.choice(others) + text[end:]


def clauses(text: str) -> list[str]:
    """A text cut after its commas and full stops, names left whole."""
    out = [""]
    depth = 0
    for char in text:
        out[-1] += char
        depth += (char in "《〔『「〈[") - (char in "》〕』」〉]")
        if depth == 0 and char in "、。:":
            out.append("")
    return [one for one in out if one]


def ending(clause: str) -> str:
    return next((end for end in ENDS if clause.endswith(end)), "")


def crossed(text: str, known: dict[str, list[str]], random: Random) -> str | None:
    """A text with one clause of another card."""
    start = body(text)
    parts = [text[:start], *clauses(text[start:])] if start else clauses(text)
    places = [at for at, part in enumerate(parts) if len(known.get(ending(part), ())) > 1]
    if not places:
        return None
    at = random.choice(places)
    other = random.choice(known[ending(parts[at])])
    return "".join([*parts[:at], other, *parts[at + 1 :]])


def judged(game: Game, text: str) -> str:
    """ "" if a text is understood, else what is wrong."""
    try:
        game.check_text(text, {"text": text, "type": "Character"})
    except TextError as error:
        problem = error.problems[0]
        if problem.readings:
            return f"two readings: {problem.wording}"
        here = problem.wording[: problem.at] + "⟨?⟩" + problem.wording[problem.at :]
        return f"unknown: {here}"
    except KirifudaError as error:
        return f"no meaning: {error.reasons[0].message.partition(': ')[2]} | {text}"
    return ""


def main() -> int:
    told = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    told.add_argument("game")
    told.add_argument("file", type=Path)
    told.add_argument("--count", type=int, default=5000)
    told.add_argument("--seed", type=int, default=1)
    told.add_argument("--most", type=int, default=40, help="how many of what failed to show")
    told.add_argument("--show", default="", help="only those in which this pattern is found")
    args = told.parse_args()
    game = kirifuda.game(args.game)
    grammar = game.grammar()
    texts: list[str] = []
    for line in args.file.read_text("utf-8").splitlines():
        text = json.loads(line).get("text") or ""
        if text and not judged(game, text):
            texts += normal_text(grammar, text)
    random = Random(args.seed)
    kinds = words(grammar)
    known: dict[str, list[str]] = {}
    for text in texts:
        for part in clauses(text[body(text) :]):
            known.setdefault(ending(part), []).append(part)
    known.pop("", None)
    made: list[tuple[str, str]] = []
    while len(made) < args.count:
        how = random.choice(("word", "clause"))
        text = random.choice(texts)
        new = exchanged(text, kinds, random) if how == "word" else crossed(text, known, random)
        if new is not None and new != text:
            made.append((how, new))
    counts: Counter[str] = Counter()
    failed: list[str] = []
    for how, text in made:
        wrong = judged(game, text)
        counts[f"{how}: {wrong.partition(':')[0] or 'understood'}"] += 1
        if wrong and re.search(args.show, wrong):
            failed.append(f"{how} {wrong}")
    good = sum(n for name, n in counts.items() if name.endswith("understood"))
    print(f"{good} of {len(made)} understood ({good / len(made):.1%})")
    for name, n in sorted(counts.items()):
        print(f"  {n:6d}  {name}")
    for line in failed[: args.most]:
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
