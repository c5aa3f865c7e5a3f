"""The table as people use it: keys in, screen out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.table.people import (
    SMALL,
    WIDE,
    at_table,
    auto_choose,
    fresh,
    midgame,
    press,
    screen,
    settle,
)
from textual.pilot import Pilot
from textual.widgets import OptionList

import kirifuda
from kirifuda.cli.table.app import Table
from kirifuda.cli.table.cards import Cards
from kirifuda.cli.table.rows import GROUP
from kirifuda.cli.table.screens import Ask, Curtain, Help, SaveAs, WhyNot, Zoom
from kirifuda.cli.table.sitting import OTHER, OVER, PERSON


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_starts_with_the_first_entry(lang: str, size: tuple[int, int]) -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        shown = screen(table)
        assert "6.2.1.2" in shown
        assert ("Choose your first entry" if lang == "en" else "最初のエントリー") in shown
        assert ("retired" if lang == "en" else "リタイア") in shown
        before = table.scene.keys[table.rows[1].card]
        await press(table, pilot, "2")
        assert [c.key for c in table.scene.zone(0, "entry")] == [before]

    at_table(fresh(), story, lang=lang, size=size)


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("ja", SMALL)])
def test_everything_of_a_position_is_on_the_screen(lang: str, size: tuple[int, int]) -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        scene = table.scene
        shown = screen(table).replace("\n", "")
        for seat in (0, 1):
            assert f"{len(scene.zone(seat, 'retire'))}/7" in shown
            energy = scene.zone(seat, "energy")
            assert f"{sum(not c.rest for c in energy)}/{len(energy)}" in shown
            for card in [*scene.zone(seat, "entry"), *scene.zone(seat, "members")]:
                name = scene.name(card.card, lang)
                assert name[:7] in shown
        assert "7.4.2" in shown
        lines = screen(table).split("\n")
        assert len(lines) == size[1]

    at_table(midgame(), story, lang=lang, size=size)


def test_a_whole_game_by_keys() -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        await auto_choose(table, pilot, 600)
        shown = screen(table)
        assert table.sitting.state == OVER
        assert "The match is over" in shown
        outcome = table.sitting.match.outcome
        assert outcome is not None
        assert outcome.clause in shown

    at_table(midgame(kind="attack", turn=7), story, size=SMALL)


@pytest.mark.slow
@pytest.mark.parametrize(("bot", "lang", "seed"), [("greedy", "ja", 11), ("random", "en", 12)])
def test_a_whole_game_from_the_start(bot: str, lang: str, seed: int) -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        await auto_choose(table, pilot, 1200)
        assert table.sitting.state == OVER

    at_table(fresh(seed), story, bot=bot, lang=lang)


def test_arrows_and_enter_choose() -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        wanted = table.scene.keys[table.rows[2].card]
        await press(table, pilot, "down", "down", "enter")
        assert [c.key for c in table.scene.zone(0, "entry")] == [wanted]

    at_table(fresh(), story)


def test_the_mouse_chooses_too() -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        at = next(i for i, r in enumerate(table.rows) if r.does == GROUP)
        card = table.rows[at].card
        hand = table.query_one("#hand", Cards)
        slots = [s.card.card for s in table.plan().hand(table.scene, 0) if s.card]
        _, wide = hand.grid(hand.content_size.width)
        await pilot.click(hand, offset=(slots.index(card) * wide + 3, 2))
        await settle(table, pilot)
        assert table.opened == ("play", card)
        await pilot.click("#own-cards", offset=(25, 2))  # the first member slot
        await settle(table, pilot)
        assert [n.verb for n in table.sitting.match.log if n.verb == "play"]
        await pilot.hover("#own-cards", offset=(3, 2))
        await pilot.pause()
        assert table.pointed == table.scene.zone(0, "entry")[-1].card

    at_table(midgame(), story)


def test_groups_open_and_close() -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        before = table.sitting.match.digest()
        at = next(i for i, r in enumerate(table.rows) if r.does == GROUP)
        await press(table, pilot, str(at + 1))
        assert "→ entry" in screen(table)
        await press(table, pilot, "escape")
        assert table.opened is None
        assert table.sitting.match.digest() == before

    at_table(midgame(), story)


def test_several_picks_are_one_choice() -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        chain = table.chain
        assert chain is not None
        before = table.sitting.match.digest()
        await press(table, pilot, "enter")  # ticks the first
        assert len(chain.ticked) == 1
        assert "[✔]" in screen(table)
        await press(table, pilot, "space")  # and takes the tick away
        assert chain.ticked == []
        await press(table, pilot, "f")
        assert chain.enough
        assert table.sitting.match.digest() == before
        await press(table, pilot, "enter")
        assert table.sitting.match.digest() != before
        await press(table, pilot, "u")
        assert table.sitting.match.digest() == before

    at_table(midgame(kind="pay energy"), story)


def test_take_back_comes_before_the_last_own_decision() -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        digests = [table.sitting.match.digest()]
        for _ in range(3):
            await press(table, pilot, *(("f", "enter") if table.chain else ("1",)))
            digests.append(table.sitting.match.digest())
        digests.pop()
        while digests:
            await press(table, pilot, "u")
            assert table.sitting.match.digest() == digests.pop()
        await press(table, pilot, "u")
        assert "nothing to take back" in screen(table)

    at_table(fresh(), story)


def test_zoom_shows_values_and_what_changes_them() -> None:
    game = kirifuda.game("rebirth")
    helper = game.card(
        "【永】：あなたのエントリーを＋２/＋１。",
        name="声援",
        english="Cheer",
        cost=1,
        atk=1,
        **{"def": 2},
    )
    star = game.card("【ブロッカー】", name="主役", english="Star", cost=2, atk=3, **{"def": 4})
    match = game.scenario(me={"entry": star, "members": [helper], "hand": 2, "energy": 3})

    async def story(table: Table, pilot: Pilot[None]) -> None:
        table.pointed = table.scene.zone(0, "entry")[0].card
        await press(table, pilot, "z")
        assert isinstance(table.screen, Zoom)
        shown = screen(table)
        assert "printed" in shown
        assert "ATK +2, DEF +1" in shown
        assert "by Cheer" in shown
        assert "【永】" not in shown  # the English text of the source explains it
        assert "【ブロッカー】" in shown
        await press(table, pilot, "down", "escape")
        assert not isinstance(table.screen, Zoom)

    at_table(match, story)


@pytest.mark.parametrize(
    ("lang", "why"), [("en", "blocking is done in"), ("ja", "ブロックステップに行います")]
)
def test_why_not_tells_every_clause(lang: str, why: str) -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        await press(table, pilot, "w")
        assert isinstance(table.screen, WhyNot)
        assert table.screen.query_one("#entries", OptionList).option_count > 3
        told = "\n".join(text.plain for text in table.screen.answers.values())
        assert why in told
        assert "8.3.3" in told
        await press(table, pilot, "down")
        assert list(table.screen.answers.values())[1].plain.split()[0] in screen(table)
        await press(table, pilot, "escape")

    at_table(midgame(), story, lang=lang)


def test_save_and_resume(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    seen: list[str] = []

    async def story(table: Table, pilot: Pilot[None]) -> None:
        await press(table, pilot, "1", "s")
        assert isinstance(table.screen, SaveAs)
        table.screen.query_one("#file").value = str(path)  # type: ignore[attr-defined]
        await press(table, pilot, "enter")
        assert path.exists()
        seen.append(table.sitting.match.digest())
        await press(table, pilot, "s")
        table.screen.query_one("#file").value = str(path)  # type: ignore[attr-defined]
        await press(table, pilot, "enter")
        assert isinstance(table.screen, SaveAs)  # asks before it replaces a file
        await press(table, pilot, "escape")

    at_table(fresh(), story)
    match = kirifuda.replay(json.loads(path.read_text("utf-8")))
    assert match.digest() == seen[0]

    async def resumed(table: Table, pilot: Pilot[None]) -> None:
        assert "goes first" in screen(table) or "6.2.1" in screen(table)
        await press(table, pilot, "u")
        assert table.sitting.match.choices.all() == []

    at_table(match, resumed)


def test_saving_where_nothing_can_be_saved_is_told(tmp_path: Path) -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        await press(table, pilot, "s")
        place = tmp_path / "nowhere" / "match.json"
        table.screen.query_one("#file").value = str(place)  # type: ignore[attr-defined]
        await press(table, pilot, "enter")
        assert "Not saved" in screen(table)

    at_table(fresh(), story)


def test_conceding_asks_first() -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        await press(table, pilot, "c")
        assert isinstance(table.screen, Ask)
        await press(table, pilot, "n")
        assert table.sitting.state == PERSON
        await press(table, pilot, "c", "y")
        assert table.sitting.state == OVER
        assert "1.2.4" in screen(table)
        assert "You lose" in screen(table)
        await press(table, pilot, "1")  # another match
        assert table.sitting.state == PERSON
        assert table.sitting.match.outcome is None

    at_table(fresh(), story)


def test_help_language_and_leaving() -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        await press(table, pilot, "question_mark")
        assert isinstance(table.screen, Help)
        await press(table, pilot, "escape", "l")
        assert "最初のエントリー" in screen(table)
        await press(table, pilot, "l", "1", "q")
        assert isinstance(table.screen, Ask)
        await press(table, pilot, "n")
        assert table.is_running
        await press(table, pilot, "q", "y")

    at_table(fresh(), story)


def test_single_options_pass_by_themselves_unless_told_otherwise() -> None:
    game = kirifuda.game("rebirth")
    match = game.scenario(foe={"members": 1}, me={"hand": 1}, whose="foe", phase="attack")
    match.choose(0)  # an attack; the one card in hand cannot block it
    assert match.decision is not None
    assert (match.decision.seat, match.decision.kind, len(match.decision.options)) == (
        0,
        "block",
        1,
    )

    async def story(table: Table, pilot: Pilot[None]) -> None:
        assert [r.clause for r in table.sitting.remarks][:1] == ["8.3.3"]
        assert "nothing else to choose" in screen(table)
        table.sitting.auto = False
        table.sitting.match = match.copy()
        table.sitting.remarks = []
        table.go_on()
        await settle(table, pilot)
        assert [r.text.plain for r in table.rows] == ["Do not block"]
        await press(table, pilot, "a")
        assert table.sitting.auto
        assert table.sitting.remarks

    at_table(match.copy(), story)


def test_two_people_never_see_each_other_s_hands() -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        changes = 0
        for _ in range(14):
            if table.sitting.state == OVER:
                break
            if table.sitting.state == OTHER:
                assert isinstance(table.screen, Curtain)
                shown = screen(table)
                for definition in table.sitting.match.pool.defs:
                    assert definition.english not in shown
                if not changes:
                    await press(table, pilot, "1", "z", "w", "u")  # nothing happens behind it
                assert isinstance(table.screen, Curtain)
                await press(table, pilot, "enter")
                changes += 1
            else:
                assert table.scene.seat == table.sitting.match.decision.seat  # type: ignore[union-attr]
                await press(table, pilot, *(("f", "enter") if table.chain else ("1",)))
        assert changes > 2

    at_table(fresh(), story, bot=None, size=SMALL)


def test_a_resize_changes_the_form() -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        assert "╭ ENTRY" in screen(table)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "╭ ENTRY" not in screen(table)
        await pilot.resize_terminal(130, 45)
        await pilot.pause()
        assert "╭ ENTRY" in screen(table)

    at_table(midgame(), story)
