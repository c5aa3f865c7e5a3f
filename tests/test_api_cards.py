"""Cards from outside: whatever they say, a card or an error; and the cache of what was read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.plain import game

import kirifuda
from kirifuda import CardError
from kirifuda.games.printed import rows_of
from kirifuda.games.shelf import Shelf
from kirifuda.games.trees import OFF, Reading, Trees, cache_folder
from kirifuda.kernel.errors import DeckError, KirifudaError
from kirifuda.text import Node

PIECES = [
    "【自】",
    "【永】",
    "【スパーク】",
    "：",
    "あなたは",
    "１枚",
    "引く",
    "。",
    "\n",
    "このキャラ",
    "《",
    "x",
    "（",
]
VALUES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=4)
    | st.lists(st.text(max_size=3), max_size=2)
)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=8).map("".join))
def test_any_text_is_a_card_or_an_error(text: str) -> None:
    try:
        card = game.card(text, name="誰か", cost=1, atk=1, def_=1)
    except CardError as error:
        assert all(reason.place.startswith("text") for reason in error.reasons)  # noqa: PT017
    else:
        assert card.text == text.strip()


@settings(max_examples=150, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(
            [
                "key",
                "kind",
                "name",
                "english",
                "cost",
                "atk",
                "def",
                "traits",
                "title",
                "text",
                "art",
            ]
        ),
        VALUES,
    )
)
def test_any_values_are_a_card_or_an_error(values: dict[str, Any]) -> None:
    try:
        card = game.define(dict(values))
    except CardError as error:
        assert error.reasons  # noqa: PT017
    else:
        assert game.printed(game.define(game.printed(card))) == game.printed(card)


def test_files_of_cards(tmp_path: Path) -> None:
    rows = [{"name": "a"}, {"name": "b"}]
    (tmp_path / "a.json").write_text(json.dumps(rows))
    (tmp_path / "b.json").write_text(json.dumps({"cards": rows}))
    (tmp_path / "c.jsonl").write_text("\n".join(map(json.dumps, rows)))
    (tmp_path / "d.toml").write_text('set = "x"\n[[card]]\nname = "a"\n[[card]]\nname = "b"\n')
    (tmp_path / "e.toml").write_text('[k]\nname = "a"\n')
    for name in ("a.json", "b.json", "c.jsonl"):
        assert rows_of(tmp_path / name) == rows
    assert rows_of(tmp_path / "d.toml") == [{"set": "x", **row} for row in rows]
    assert rows_of(tmp_path / "e.toml") == [{"key": "k", "name": "a"}]
    for name, text in {"f.json": "{", "g.toml": "= 1", "h.json": "3"}.items():
        (tmp_path / name).write_text(text)
        with pytest.raises(CardError, match="cannot be read"):
            rows_of(tmp_path / name)
    (tmp_path / "j.jsonl").write_text("{}\n{\n3\n")
    with pytest.raises(CardError) as caught:
        rows_of(tmp_path / "j.jsonl")
    assert len(caught.value.reasons) == 2
    for name, text in {"i.json": '[1, {}, "x"]', "k.toml": 'card = [1, {}, "x"]'}.items():
        (tmp_path / name).write_text(text)
        with pytest.raises(CardError) as caught:
            rows_of(tmp_path / name)
        places = [r.place for r in caught.value.reasons]
        assert places == [f"{tmp_path / name}, card 1", f"{tmp_path / name}, card 3"]
    with pytest.raises(CardError, match="cannot be read"):
        rows_of(tmp_path / "none.json")


class Counting:
    """Reads texts, and counts how often."""

    def __init__(self) -> None:
        self.read: list[str] = []

    def __call__(self, text: str) -> Reading:
        self.read.append(text)
        return Reading([Node("act.draw", (len(text),))], [text], [text.upper()])


def trees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Trees, Counting]:
    monkeypatch.setenv("KIRIFUDA_CACHE", str(tmp_path / "cache"))
    words = tmp_path / "words"
    words.mkdir(exist_ok=True)
    (words / "a.py").touch()
    counting = Counting()
    return Trees("test", counting, [words], game.grammar), counting


def test_a_text_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, counting = trees(tmp_path, monkeypatch)
    nodes = first.read("draw").nodes
    assert first.read("draw").nodes == nodes
    assert counting.read == ["draw"]
    first.save()
    second, counting = trees(tmp_path, monkeypatch)
    again = second.read("draw")
    assert (again.nodes, again.english) == (nodes, ["DRAW"])
    assert counting.read == []


def test_another_grammar_begins_another_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(7):
        one, counting = trees(tmp_path, monkeypatch)
        (tmp_path / "words" / "a.py").write_text(f"# {number}")
        one.read("draw")
        one.save()
        assert counting.read == ["draw"]
    assert len(list((tmp_path / "cache").iterdir())) == 4


@pytest.mark.parametrize("damage", [b"", b"xx", b"\xff" * 100, b"[]\n[]", None])
def test_a_damaged_cache_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes | None
) -> None:
    first, _ = trees(tmp_path, monkeypatch)
    first.read("draw")
    first.save()
    assert first.path is not None
    raw = first.path.read_bytes()
    first.path.write_bytes(raw[:-5] + b"zzzzz" if damage is None else damage)
    second, counting = trees(tmp_path, monkeypatch)
    assert second.read("draw").english == ["DRAW"]
    assert counting.read == ["draw"]
    second.save()
    assert first.path.read_bytes() == raw


def test_a_full_cache_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kirifuda.games.trees.MOST_TEXTS", 2)
    first, _ = trees(tmp_path, monkeypatch)
    for text in ("draw", "rest", "stand"):
        first.read(text)
    first.save()
    second, counting = trees(tmp_path, monkeypatch)
    second.read("stand")
    second.read("draw")
    assert counting.read == ["draw"]


def test_a_cache_that_cannot_be_written_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cache").write_text("a file where the folder should be")
    one, _ = trees(tmp_path, monkeypatch)
    assert one.read("draw").nodes
    one.save()
    monkeypatch.setenv("KIRIFUDA_CACHE", OFF)
    assert cache_folder() is None
    off = Trees("test", Counting(), [], game.grammar)
    assert off.read("draw").nodes
    off.save()


def test_where_the_cache_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KIRIFUDA_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert cache_folder() == tmp_path / "kirifuda"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_folder() == tmp_path / ".cache" / "kirifuda"


def test_a_shelf_changes_nothing_outside(tmp_path: Path) -> None:
    """What somebody brings to a table is known there alone; names of files are not opened."""
    real = kirifuda.game("rebirth")
    shelf = Shelf(real)
    row = {"name": "灯台守", "english": "Keeper", "cost": 1, "atk": 2, "def": 1, "text": ""}
    made = shelf.add({"key": "SHELF-1", **row})
    assert "SHELF-1" not in real.cards
    with pytest.raises(CardError, match="SHELF-1 already"):
        shelf.add({"key": "SHELF-1", **row})
    shipped = real.decks.find(min(real.decks))
    own = shelf.read(shipped.text() + "main:\n1 Keeper\n")
    assert made in [card for part in own.parts.values() for card, _ in part]
    assert any("51" in str(reason) for reason in shelf.check(own))
    deck = shelf.read(shipped.text())
    match = shelf.start([deck, deck], seed=3)
    assert match.decision is not None
    path = tmp_path / "deck.txt"
    path.write_text(shipped.text(), "utf-8")
    with pytest.raises(DeckError):
        shelf.start([str(path), deck])  # type: ignore[list-item]
    with pytest.raises(KirifudaError):
        Shelf(real).start([shelf.read("4 Keeper"), deck])
