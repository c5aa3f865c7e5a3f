"""A person may ask a bot what it would do, and where a match was lost; it never says so itself."""

from __future__ import annotations

import asyncio

import pytest
from tests.cli.table.people import at_table, midgame, screen
from textual.pilot import Pilot

from kirifuda.cli.table import sitting
from kirifuda.cli.table.app import Table
from kirifuda.cli.table.screens import Thoughts


async def thought(table: Table, pilot: Pilot[None]) -> str:
    """What is on the screen once the bot has thought it over."""
    for _ in range(2000):
        if isinstance(table.screen, Thoughts):
            break
        await asyncio.sleep(0.01)
    await pilot.pause()
    assert isinstance(table.screen, Thoughts)
    return screen(table)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_h_tells_the_best_options_with_their_chances(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sitting, "ADVICE", 0.2)
    match = midgame()

    async def story(table: Table, pilot: Pilot[None]) -> None:
        assert " %" not in screen(table)
        before = table.sitting.match.digest()
        await pilot.press("h")
        shown = await thought(table, pilot)
        told = {"en": "What a bot would do", "ja": "ボットの読み"}[lang]
        assert told in shown
        assert 1 <= shown.count(" %") <= 3
        assert isinstance(table.screen, Thoughts)
        assert len(table.screen.told) == min(3, len(table.screen.told))
        await pilot.press("escape")
        await pilot.pause()
        assert told not in screen(table)
        assert table.sitting.match.digest() == before

    at_table(match, story, lang=lang)


def test_after_a_match_it_is_told_where_the_chance_fell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitting, "AFTERTHOUGHT", 0.01)
    match = midgame()

    async def story(table: Table, pilot: Pilot[None]) -> None:
        table.action_review()
        await pilot.pause()
        assert not isinstance(table.screen, Thoughts)
        table.sitting.concede()
        table.go_on()
        await pilot.pause()
        assert "Where my chance fell most" in screen(table)
        await pilot.press("2")
        shown = await thought(table, pilot)
        assert "Where your chance fell most" in shown
        assert "turn " in shown or "no decision that cost much" in shown

    at_table(match, story)
