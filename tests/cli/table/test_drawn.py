"""The terminal as it is drawn, in the middle of play, at every size and in both languages.

What is read on the screen is in one language, has no place left open and no bare number of the
engine; what can be chosen, the text of the card, the hand and the newest line of the log are there.
"""

from __future__ import annotations

import functools
import re

import pytest
from tests.cli.table.people import Wired, at_table, fresh
from tests.hooks import GAMES
from textual.pilot import Pilot
from textual.widgets import OptionList

from kirifuda.agents import decide, make
from kirifuda.cli.table.app import Table
from kirifuda.cli.table.telling import note_line
from kirifuda.kernel.match import Match
from kirifuda.table.desk import Seen, desk

SIZES = [(80, 24), (100, 30), (140, 45)]
LANGUAGES = ("en", "ja")
POSITIONS = 3
PARTS = ("top", "middle", "foe-title", "foe-lines", "own-title", "own-lines", "ask", "log", "foot")
LATIN = re.compile(r"[A-Za-z]{4,}")
JAPANESE = re.compile(r"[぀-ヿ一-鿿]")
NAMED = re.compile(r"〔[^〕]*〕?|《[^》]*》?|“[^”]*”?|「[^」]*」?")  # as it is printed
COMMON = {"POWER", "LEAD", "DOWN", "AURA", "rank", "English", "SPEED"}


@functools.cache
def positions(name: str) -> list[Match]:
    """A few moments at which seat 0 chooses: one in a battle, and such as ask different things."""
    import kirifuda

    game = kirifuda.game(name)
    match = fresh(3, name)
    bot = make("greedy", 1)
    battle: list[Match] = []
    others: dict[str, Match] = {}
    while match.decision is not None:
        d = match.decision
        if d.seat == 0 and len(d.options) > 1 and match.state.turn >= 3:
            head = Seen(desk(game), 0).look(match)["head"]
            if head.get("roles") and not battle:
                battle.append(match.copy())
            elif d.kind not in others:
                others[d.kind] = match.copy()
        match.choose(decide(bot, match))
    return [*battle, *others.values()][:POSITIONS]


def cut(table: Table, part: str) -> str:
    """What is on the screen where a part of the table stands."""
    region = table.screen.query_one(f"#{part}").region
    strips = table.screen._compositor.render_strips(table.size)
    lines = strips[region.y : region.bottom]
    return "\n".join(line.crop(region.x, region.right).text.rstrip() for line in lines)


def joined(text: str) -> str:
    """A text without what wrapping and frames put into it."""
    return re.sub(r"[\s─-▟]", "", text)


def check_language(table: Table, lang: str) -> None:
    game = table.sitting.game
    own = set(LATIN.findall(game.japanese))
    for part in PARTS:
        told = NAMED.sub("", cut(table, part)).replace("日本語", "")
        if lang == "ja":
            foreign = [word for word in LATIN.findall(told) if word not in COMMON | own]
            assert not foreign, (part, told)
        else:
            assert not JAPANESE.search(told), (part, told)
        assert "{" not in told, (part, told)


def check_rows(table: Table, lang: str) -> None:
    """Everything that can be chosen is told in words of the language."""
    decision = table.scene.decision
    assert decision is not None
    assert table.rows
    for row in table.rows:
        told = row.text.plain
        assert told.strip(), row.does
        assert "{" not in told, told
        assert "None" not in told, told
        if decision.kind not in ("number", "points to pay"):
            assert not re.fullmatch(r"[\d\s]+", told), told
        first = NAMED.sub("", told.split("\n")[0])
        if lang == "ja":
            assert not [w for w in LATIN.findall(first) if w not in COMMON], told
        else:
            assert not JAPANESE.search(first), told


async def check_drawn(table: Table, pilot: Pilot[None], lang: str) -> None:
    check_language(table, lang)
    check_rows(table, lang)
    scene = table.scene
    made = table.plan()
    # what can be chosen: the first row, and the last one once people have gone there
    able = [row for row in table.rows if row.able]
    assert joined(able[0].text.plain)[:12] in joined(cut(table, "list"))
    await pilot.press("end")
    await pilot.pause()
    assert joined(able[-1].text.plain)[:12] in joined(cut(table, "list"))
    await pilot.press("home")
    await pilot.pause()
    # the newest line of the log stands at its end
    lines = scene.seen.lines(0)
    newest = note_line(made, scene, lines[-1]).plain
    assert joined(newest)[-12:] in joined(cut(table, "log"))[-40:], newest
    # every place has a name, every card of the hand its own
    for seat in scene.seats():
        assert all(slot.label for slot in made.slots(scene, seat))
    shown = joined(cut(table, "hand"))
    for slot in made.hand(scene, scene.seat)[:8]:
        assert slot.card is not None
        assert joined(made.name(scene, slot.card))[:4] in shown
    # how many cards lie where, whose turn it is, and the keys
    for part in ("top", "foe-title", "own-title", "foot"):
        assert cut(table, part).strip(), part
    assert re.search(r"\d", cut(table, "own-title"))
    assert "q" in cut(table, "foot")
    await check_text(table, pilot, lang)


async def check_text(table: Table, pilot: Pilot[None], lang: str) -> None:
    """The text of a card is below what can be chosen, or one key away, whole."""
    listed = table.query_one("#list", OptionList)
    for at, row in enumerate(table.rows):
        found = table.scene.card_sheet(row.card)
        if not row.able or found is None or not found["text"][lang == "ja"]:
            continue
        listed.highlighted = at
        await pilot.pause()
        seen = table.scene.by_handle.get(row.card)
        told = joined(table.plan().text(found, lang, seen))[:20]
        if not table.narrow:
            assert told in joined(cut(table, "card")), told
        await pilot.press("z")
        await pilot.pause()
        assert told[:8] in joined(cut(table, "about")), told
        await pilot.press("escape")
        await pilot.pause()
        break
    listed.highlighted = 0
    await pilot.pause()


@pytest.mark.parametrize("at", range(POSITIONS))
@pytest.mark.parametrize("name", GAMES)
def test_everything_is_on_the_screen(name: str, at: int) -> None:
    found = positions(name)
    if at >= len(found):
        pytest.skip("its games do not ask so many different things")

    async def story(table: Table, pilot: Pilot[None]) -> None:
        assert isinstance(table, Wired)
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            await pilot.pause()
            assert (table.size.width, table.size.height) == size
            await pilot.press("l")  # each position at each size in one language, turn about
            await pilot.pause()
            await check_drawn(table, pilot, table.lang)

    at_table(found[at].copy(), story, size=SIZES[0], lang=LANGUAGES[at % 2])
