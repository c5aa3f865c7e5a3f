"""Invented cards and decks for tests that are not about cards.

A set small enough to read, with a blocker, a spark, something drawn and something gained, so that
matches have decisions of many kinds; the shipped cards are tested by themselves.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import kirifuda
from kirifuda import CardDef, Deck

TEXTS = {
    0: "【ブロッカー】",
    2: "【自】【エントリー】：このキャラがアタックした時、あなたは１枚引く。",
    3: "【スパーク】：あなたは１枚引く。あなたは自分の手札から１枚選び、控え室に置く。",
    4: "【自】【メンバー】：このキャラがサポートした時、このターン中、あなたのエントリーを＋１/±０。",
}
COUNT = 12
KINDS = 7

game = kirifuda.game("rebirth")


def row(number: int) -> dict[str, object]:
    """The printed values of a character."""
    cost = number % KINDS
    values = {
        "cost": cost,
        "atk": cost + 1,
        "def": cost + 2,
        "traits": ["星" if number % 2 else "月"],
    }
    names = {"key": f"T-{number:02}", "name": f"役{number}", "english": f"Role {number}"}
    return {**names, **values, "text": TEXTS.get(number, "")}


def others() -> list[dict[str, object]]:
    """Two Rebirth cards and a partner."""
    acts: list[dict[str, object]] = [
        {"key": f"T-R{n}", "kind": "rebirth", "name": f"幕{n}", "english": f"Act {n}"}
        for n in (0, 1)
    ]
    return [*acts, {"key": "T-P", "kind": "partner", "name": "相棒", "english": "Partner"}]


@cache
def cards() -> dict[str, CardDef]:
    """Every card by key."""
    rows = [*map(row, range(COUNT)), *others()]
    return {str(r["key"]): game.define(dict(r)) for r in rows}


def counts(first: int) -> dict[str, int]:
    """How often a deck holds each character: the first few once or four times."""
    few = range(COUNT - 2, COUNT) if first else range(2)
    return {f"T-{n:02}": 1 if n in few else 4 for n in range(COUNT)}


@cache
def deck(number: int = 0) -> Deck:
    """One of two legal decks."""
    held = cards()
    main: dict[str | CardDef, int] = {held[key]: n for key, n in counts(number).items()}
    main |= {held["T-R0"]: 4, held["T-R1"]: 4}
    return Deck(f"plain {number}", main=main, partners={held["T-P"]: 3})


def write_files(folder: Path) -> tuple[Path, list[Path]]:
    """The same as files: the cards, and the two decks."""
    blocks = []
    for values in [*map(row, range(COUNT)), *others()]:
        lines = [f"{word} = {told(value)}" for word, value in values.items()]
        blocks.append("\n".join(["[[card]]", *lines]))
    path = folder / "plain.toml"
    path.write_text("\n\n".join(blocks), "utf-8")
    decks = []
    for number in (0, 1):
        lines = [f"{count} {key}" for key, count in counts(number).items()]
        deck_path = folder / f"plain{number}.txt"
        deck_path.write_text("\n".join([*lines, "4 T-R0", "4 T-R1", "partners:", "3 T-P"]), "utf-8")
        decks.append(deck_path)
    return path, decks


def told(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, list):
        return "[" + ", ".join(map(told, value)) + "]"
    return str(value) if isinstance(value, int) else f'"{value}"'
