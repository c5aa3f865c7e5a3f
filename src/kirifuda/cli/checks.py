"""`deck check` and `card check`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import kirifuda
from kirifuda.games.printed import Printed, rows_of
from kirifuda.kernel.errors import KirifudaError
from kirifuda.table.speech import Speech, speech

# what a table of printed values may tell; whatever else stands there is not for the rules
PRINTED = (
    *("kind", "type", "cost", "atk", "def", "defense", "traits", "title"),
    *("speed", "attribute", "down", "lead"),
    *("colors", "cc", "hp", "wt", "types", "awakened", "common"),
    *("names", "pact", "worlds", "attributes", "level", "power", "aura", "limit", "territory"),
    *("power_logic", "aura_logic", "limit_logic", "intercept", "law", "gate_number", "wide"),
    *("grade", "shield", "critical", "trigger", "bonus", "skills", "nation", "clan", "race"),
    *("subtypes", "icon"),
)
LEGAL = ("legal", "使えます")
PROBLEMS = ("{0} problems", "問題が{0}件あります")
SAME_KEY = ("key: card {0} has the same", "キー：{0}枚目のカードと同じです")
NO_KEY = ("no key", "キーなし")
WORK = ("{0} of {1} cards work", "{1}枚中{0}枚が使えます")
TEXTS = ("text", "awakened")  # of the sides of a card


def check_decks(name: str, files: list[str], cards: list[Path], lang: str, as_json: bool) -> int:
    """List what every deck breaks; 0 if none breaks anything."""
    game = kirifuda.game(name)
    words = speech(name, lang)
    for path in cards:
        game.cards.add(path)
    told: list[dict[str, Any]] = []
    for file in files:
        reasons = game.check_deck(file)
        told.append(
            {
                "deck": file,
                "legal": not reasons,
                "reasons": [
                    {
                        "place": words.said(r.where),
                        "message": words.reason(r),
                        "clause": r.clause,
                    }
                    for r in reasons
                ],
            }
        )
        if not as_json:
            told_so = words.pair(PROBLEMS).format(len(reasons)) if reasons else words.pair(LEGAL)
            print(f"{file}: {told_so}")
            for reason in reasons:
                print(f"  {words.placed(reason)}")
    if as_json:
        print(json.dumps(told, ensure_ascii=False, indent=2))
    return 0 if all(row["legal"] for row in told) else 1


def check_cards(name: str, path: Path, lang: str, as_json: bool) -> int:
    """Compile every card of a file and print it back; 0 if all of them work."""
    game = kirifuda.game(name)
    words = speech(name, lang)
    told: list[dict[str, Any]] = []
    keys: dict[str, int] = {}
    for number, row in enumerate(rows_of(path), 1):
        one = check_card(game, flat(row), words)
        key = str(row.get("key") or "")
        if key and key in keys:
            one["problems"].append(words.pair(SAME_KEY).format(keys[key]))
        keys.setdefault(key, number)
        one["card"] = number
        told.append(one)
        if not as_json:
            show_card(one, words)
    bad = sum(1 for one in told if one["problems"])
    if as_json:
        print(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        print(words.pair(WORK).format(len(told) - bad, len(told)))
    return 1 if bad or not told else 0


def flat(row: Printed) -> Printed:
    """A row whose printed values stand in a table of their own, as one table."""
    fields = row.get("fields")
    if not isinstance(fields, dict):
        return row
    inner = {word: fields[word] for word in PRINTED if word in fields}
    return {"name": row.get("name"), "text": row.get("text"), **inner}


def check_card(game: Any, row: Printed, words: Speech) -> dict[str, Any]:
    out: dict[str, Any] = {"key": str(row.get("key") or ""), "name": str(row.get("name") or "")}
    try:
        card = game.define(row)
    except KirifudaError as error:
        out["abilities"] = []
        out["problems"] = [words.placed(reason) for reason in error.reasons]
        return out
    out["key"] = card.key
    told = game.printed(card)
    readings = [game.trees.read(told[side]) for side in TEXTS if told.get(side)]
    out["abilities"] = [
        {"japanese": japanese, "english": english, "tree": repr(node)}
        for reading in readings
        for node, japanese, english in zip(
            reading.nodes, reading.japanese, reading.english, strict=True
        )
    ]
    out["problems"] = []
    return out


def show_card(one: dict[str, Any], words: Speech) -> None:
    print(f"{one['card']}. {one['name']} ({one['key'] or words.pair(NO_KEY)})")
    for ability in one["abilities"]:
        print(f"   {ability['japanese']}")
        print(f"   {ability['english']}")
        print(f"   {ability['tree']}")
    for problem in one["problems"]:
        print(f"   ! {problem}")
