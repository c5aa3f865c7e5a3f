"""What the table tells is all in words, and never more than the seat may know."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

import pytest
from rich.text import Text
from tests.cli.table.people import fresh, game, inner, looked, midgame

import kirifuda
from kirifuda.agents import decide, make
from kirifuda.cli.table.detail import detail
from kirifuda.cli.table.drawing import FLAT, LOW, TALL, Mood, fit, flat, framed, split
from kirifuda.cli.table.layout import Layout, layout
from kirifuda.cli.table.rows import rows
from kirifuda.cli.table.screens import WhyNot
from kirifuda.games.registry import names
from kirifuda.kernel.foresight.guess import imagine
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.chance import seeded
from kirifuda.table.chain import Chain
from kirifuda.table.desk import Seen
from kirifuda.table.speech import Speech, speech

NAMES = ["A", "B"]


GAMES = names()


def laid(lang: str = "en", name: str = "rebirth") -> Layout:
    return layout(name, speech(name, lang), NAMES)


def all_text(match: Match, seat: int, lang: str, name: str) -> str:
    """Everything that the table would draw for a seat, the log aside."""
    scene = looked(match, seat)
    made = laid(lang, name)
    out: list[Text] = [*made.middle(scene)]
    for side in scene.seats():
        out.extend([made.title(scene, side), made.line(scene, side)])
        for slot in [*made.slots(scene, side), *made.hand(scene, side)]:
            out.extend(framed(made, scene, slot, Mood(False, False), 17, TALL))
            if slot.card is not None:
                out.append(detail(made, scene, slot.card.card))
    for card in scene.by_handle:
        out.append(detail(made, scene, card))
    if scene.mine and scene.decision is not None:
        chain = Chain(match, inner(scene)) if scene.decision.chained else None
        out.extend(row.text for row in rows(made, scene, chain, None))
    for wish in scene.seen.wishes():
        out.append(Text(f"{made.wish(scene, wish)}: {made.against(wish)}"))
    return "\n".join(text.plain for text in out)


@pytest.mark.parametrize("name", GAMES)
def test_signs_on_the_table_are_explained(name: str) -> None:
    """Frames, bars and signs of arithmetic aside, the help tells what every sign means."""
    told = all_text(midgame(name=name), 0, "en", name)
    plain = {"▰", "▱", "→"}
    drawn = {c for c in told if unicodedata.category(c) == "So" or c in "←↓▲▶▼◀♡"}
    drawn = {c for c in drawn if not "─" <= c <= "╿"} - plain
    legend = laid("en", name).legend
    assert drawn <= set("".join(sign for sign, _ in legend))
    assert all(all(pair) for _, pair in legend)
    assert drawn


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_hidden_cards_change_nothing_on_the_table(seed: int, name: str) -> None:
    match = fresh(seed, name)
    bot = make("greedy", seed)
    luck = seeded(seed)
    step = 0
    while match.decision is not None:
        step += 1
        if step % 9 == 0:
            for seat in (0, 1):
                other = imagine(match, seat, luck)
                assert all_text(match, seat, "en", name) == all_text(other, seat, "en", name)
        match.choose(decide(bot, match))


def check_words(spoken: Speech, match: Match) -> None:
    """Every word of a match so far is one that the tables have."""
    for note in match.log:
        assert note.verb in spoken.words.notes, note.verb


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_everything_that_happens_can_be_said(lang: str, name: str) -> None:
    spoken = speech(name, lang)
    decks = sorted(game(name).decks)
    for seed in range(4):
        match = game(name).start([decks[seed % len(decks)], decks[(seed + 1) % len(decks)]], seed)
        bot = make("random", seed)
        made = laid(lang, name)
        while match.decision is not None:
            decision = match.decision
            assert decision.kind in spoken.words.decisions, decision.kind
            seen = Seen(made.desk, decision.seat)
            for told in seen.look(match)["ask"]["options"]:
                assert told["say"] in spoken.words.options, told["say"]
                assert "{" not in spoken.option(told, "X")
            match.choose(decide(bot, match))
        check_words(spoken, match)
        seen = Seen(made.desk, 0)
        seen.look(match)
        for told in seen.lines():
            line = spoken.line(told, lambda seat: NAMES[seat], str)
            assert line
            assert "{" not in line
        assert made.speech.ending(match.state.end_clause)


JAPANESE = re.compile(r"[぀-ヿ一-鿿]")


@pytest.mark.parametrize("name", GAMES)
def test_reasons_are_told_in_japanese(name: str) -> None:
    """Every reason of every wish at every decision of a game has Japanese words."""
    spoken = speech(name, "ja")
    match = fresh(5, name)
    bot = make("greedy", 5)
    heard: dict[str, str] = {}  # English, Japanese
    english = speech(name, "en")
    while match.decision is not None:
        for seat in (0, 1):
            for wish in looked(match, seat).seen.wishes():
                for reason in wish["against"]:
                    heard[english.said(reason["said"])] = spoken.said(reason["said"])
        match.choose(decide(bot, match))
    assert len(heard) > 8
    assert [en for en, ja in heard.items() if not JAPANESE.search(ja)] == []
    assert not any(JAPANESE.search(en) for en in heard if "《" not in en and "〔" not in en)
    assert not any("Option(" in message for message in heard)


def test_why_not_gives_every_clause_at_once() -> None:
    match = game().scenario(me={"hand": [{"card": "FILLER"}], "energy": 0}, phase="main")
    scene = looked(match, 0)
    answers = WhyNot(laid(), scene)
    answers.entries()
    told = "\n".join(text.plain for text in answers.answers.values())
    assert "it costs 1 energy and 0 stand" in told
    assert "5.14.1.1" in told


@pytest.mark.parametrize("name", GAMES)
def test_cards_are_exactly_as_wide_as_asked(name: str) -> None:
    match = midgame(name=name)
    scene = looked(match, 0)
    for lang in ("en", "ja"):
        made = laid(lang, name)
        for slot in [*made.slots(scene, 0), *made.slots(scene, 1), *made.hand(scene, 0)]:
            for width in (9, 14, 15, 17, 20, 31):
                for ticked in (False, True):
                    for high in (LOW, TALL):
                        box = framed(made, scene, slot, Mood(True, ticked), width, high)
                        assert [line.cell_len for line in box] == [width] * high
                    plain = flat(made, scene, slot, Mood(False, ticked), width)
                    assert [line.cell_len for line in plain] == [width] * FLAT


def test_names_are_cut_between_words_and_at_whole_letters() -> None:
    assert split("Keeper of Keepers", 9) == ("Keeper of", "Keepers")
    assert split("横取りのカラス便", 9) == ("横取りの", "カラス便")
    assert fit(Text("横取りのカラス便"), 9).cell_len == 9


def test_who_lies_alone_in_a_zone_lies_in_that_zone() -> None:
    """A vanguard is on the vanguard circle, a rear-guard on a circle of its own name."""
    match = game("vanguard").scenario(me={"rear-guards": ["FILLER"]})
    scene, made = looked(match, 0), laid("en", "vanguard")
    mine = {c.zone: made.place(scene, h) for h, c in scene.by_handle.items() if c.seat == 0}
    assert mine["vanguard"] == "A's vanguard circle"
    assert mine["rear-guards"] == "A's front left"


def test_an_attack_in_vanguard_is_told_with_both_powers() -> None:
    """11.11.1.8: with what boosts and guards add."""
    match = game("vanguard").scenario(
        me={"rear-guards": {"back center": "FILLER"}}, foe={"hand": ["FILLER"] * 2}, phase="battle"
    )
    for wanted in ("attack", "boost", "guard", "done"):
        d = match.decision
        assert d is not None
        match.choose(next(o for o in d.options if o.kind == wanted))
    told = laid("en", "vanguard").battle(looked(match, 0)).plain
    assert f" {13000 + 8000} ━" in told
    assert f" {13000 + 5000} " in f"{told} "


def test_changes_name_their_source_and_their_end() -> None:
    helper = game().card(
        "【起】【メンバー】：このターン中、あなたのエントリーを＋１/±０。",
        name="応援",
        cost=1,
        atk=1,
        **{"def": 1},
    )
    match = game().scenario(me={"entry": "FILLER", "members": [helper], "hand": 1})
    assert match.decision is not None
    at = next(i for i, o in enumerate(match.decision.options) if o.kind == "use")
    match.choose(at)
    scene = looked(match, 0)
    entry = scene.zone(0, "entry")[0]
    found = scene.seen.changes(entry.card)
    assert [c["numbers"] for c in found] == [{"atk": 1}]
    assert found[0]["last"] == scene.turn
    assert "until the end of turn 3" in detail(laid(), scene, entry.card).plain
    assert scene.seen.changes(10_000) == []


def test_modes_are_told_by_their_text() -> None:
    text = (
        "【起】【メンバー】：あなたは以下から１つ選ぶ。\nⅰ．１枚引く。\n"
        "ⅱ．このターン中、あなたのエントリーを＋１/±０。"
    )
    one = game().card(text, name="二択", cost=1, atk=1, **{"def": 1})
    match = game().scenario(me={"members": [one], "hand": 1})
    assert match.decision is not None
    match.choose(next(i for i, o in enumerate(match.decision.options) if o.kind == "use"))
    assert match.decision.kind == "mode"
    told: dict[str, Any] = {}
    for lang in ("en", "ja"):
        scene = looked(match, 0)
        told[lang] = [row.text.plain for row in rows(laid(lang), scene, None, None)]
    assert told["ja"] == ["１枚引く。", "このターン中、あなたのエントリーを＋１/±０。"]
    assert "draw 1 card" in told["en"][0].lower()
    assert "+1" in told["en"][1]


def test_no_terminal_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    from kirifuda.cli.table import run

    with pytest.raises(kirifuda.KirifudaError, match="needs a terminal"):
        run(game(), fresh(), None)
