"""Every decision of random play can be told in both languages: no word is missing or foreign.

What a face puts together from sheet, board and lines has no place left open, no name of the engine's
own in it, no bare number where there is a word, and no English in Japanese.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.hooks import GAMES

import kirifuda
from kirifuda.games.sheet import Count, Gauge, Kinds, Names
from kirifuda.kernel.match import Match
from kirifuda.table.desk import Desk, Seen, desk
from kirifuda.table.speech import Speech, speech

Plain = dict[str, Any]
CARD = "◼"  # stands for the name of a card
LATIN = re.compile(r"[A-Za-z]{3,}")
JAPANESE = re.compile(r"[぀-ヿ一-鿿]")
# what cards and players call so in Japanese, too
COMMON = {"ATK", "DEF", "DOWN", "LEAD", "SPEED", "POWER", "AURA", "rank", "Re"}
DECISIONS = 150


def begun(name: str) -> Iterator[Match]:
    """Two games of two, and one of many in each format that has such."""
    game = kirifuda.game(name)
    decks = sorted(game.decks)
    for seed in range(2):
        yield game.start([decks[seed % len(decks)], decks[(seed + 2) % len(decks)]], seed=seed)
    for word, format in game.formats.items():
        if format.seats[1] > 2:
            lists = [decks[seat % len(decks)] for seat in range(format.seats[1])]
            yield game.start(lists, seed=3, format=word)


def matches(name: str) -> Iterator[Match]:
    for seed, match in enumerate(begun(name)):
        luck = random.Random(seed)
        for _ in range(DECISIONS):
            if match.decision is None:
                break
            yield match
            match.choose(luck.randrange(len(match.decision.options)))


def check(text: str, spoken: Speech, what: object) -> None:
    """A sentence as people read it."""
    assert text, what
    assert "{" not in text, what
    if spoken.lang == "ja":
        foreign = [word for word in LATIN.findall(text) if word not in COMMON]
        assert not foreign, (what, text)
    else:
        assert not JAPANESE.search(text), (what, text)


def named(key: str) -> str:
    return CARD


def seats(seat: int) -> str:
    return "①②③④⑤⑥"[seat] if seat >= 0 else "◯"


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("name", GAMES)
def test_every_decision_and_every_line_reads_well(name: str, lang: str) -> None:
    at = desk(kirifuda.game(name))
    spoken = speech(name, lang)
    watchers: dict[int, list[Seen]] = {}
    for match in matches(name):
        look = watchers.setdefault(id(match), [Seen(at, seat) for seat in (0, 1, None)])
        for seen in look:
            board = seen.look(match)
            check_board(at, spoken, board)
            for line in seen.lines():
                check(spoken.line(line, seats, named), spoken, line)


def check_board(at: Desk, spoken: Speech, board: Plain) -> None:
    head = board["head"]
    if head["phase"] in at.sheet.phases:
        check(spoken.phase(head["phase"]), spoken, head)
    for fact in head.get("facts", []):
        assert fact in at.words.facts, fact
    for role in head.get("roles", []):
        assert role["role"] in at.sheet.roles, role
    for key, part in board.items():
        if "." in key:
            check_zone(at, spoken, key.partition(".")[2], part)
    ask = board.get("ask")
    if ask is not None:
        check_asked(spoken, ask)


def check_zone(at: Desk, spoken: Speech, zone: str, part: Plain) -> None:
    if zone == "gauges":
        told = {p.name for item in items(at) if isinstance(item, Gauge) for p in item.parts}
        told |= {area.gauge[0] for area in at.sheet.areas}
        assert set(part) <= told, part
        return
    check(spoken.zone(zone), spoken, zone)
    flags = {flag.name for flag in at.sheet.flags} | {"rest", "down"}
    for card in part.get("cards", []):
        assert set(card.get("flags", [])) <= flags, card
        assert set(card.get("now", {})) <= set(at.words.attributes), card


def items(at: Desk) -> list[Gauge | Count | Names | Kinds]:
    return [*at.sheet.title, *at.sheet.line]


def check_asked(spoken: Speech, ask: Plain) -> None:
    check(spoken.decision(ask["kind"]), spoken, ask["kind"])
    assert ask["clause"], ask
    keys = [option["key"] for option in ask.get("options", [])]
    assert len(keys) == len(set(keys)), keys
    for option in ask.get("options", []):
        assert option["points"], option
        where = spoken.spot(option["spot"]) if "spot" in option else ""
        assert not where.isdigit(), option
        told = spoken.option(option, CARD, where)
        if option["kind"] != "number":
            check(told.replace(str(option.get("number", "")), ""), spoken, option)


@pytest.mark.parametrize("name", GAMES)
def test_a_sheet_speaks_of_what_the_game_has(name: str) -> None:
    game = kirifuda.game(name)
    at = desk(game)
    sheet = at.sheet
    zones = {spec.name for spec in game.rules.zones}
    kinds = set(game.rules.kind_names)
    attributes = set(game.rules.attributes)
    flags = {flag.name for flag in sheet.flags}
    assert {area.zone for area in sheet.areas} <= zones
    assert set(sheet.browse) <= zones
    assert set(sheet.tones) | set(sheet.tints) | set(sheet.symbols) | set(sheet.rank) <= kinds
    assert set(sheet.told) <= kinds | {""}
    assert {word for words in sheet.told.values() for word in words} <= attributes
    assert set(sheet.seldom) | set(sheet.worded) <= attributes
    assert set(sheet.roles) == set(game.rules.role_names)
    assert set(game.rules.fact_names) <= set(at.words.facts)
    for stats in sheet.stats:
        assert not stats.kind or stats.kind in kinds
        for piece in stats.pieces:
            known = attributes | {"", "price", "damage", "kind", "symbols"}
            assert piece.value in known, piece
            assert piece.only in kinds | flags | {""}, piece
    for item in items(at):
        if isinstance(item, Gauge) and not item.zone:
            assert {part.name for part in item.parts} <= set(game.rules.gauge_names), item
    assert set(sheet.acts) <= set(at.words.options)


@pytest.mark.parametrize("name", GAMES)
def test_a_sheet_is_plain_data_with_a_hash(name: str) -> None:
    import json

    at = desk(kirifuda.game(name))
    text = json.dumps(at.plain, ensure_ascii=False)
    assert json.loads(text)["game"] == name
    assert len(at.hash) == 24
    for card in list(at.game.cards.values())[:20]:
        told = json.loads(json.dumps(at.card(card), ensure_ascii=False))
        assert told["names"] == [card.english, card.name]
        assert len(told["abilities"]) == len(card.abilities)
