"""Studies over HTTP: a case is answered in a worker, a step of a match becomes one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.server.client import Guest, RefusedError, Seat, run
from tests.server.running import House, house

import kirifuda
from kirifuda.judge import case_of
from kirifuda.server import calls

RULINGS = Path(__file__).parents[2] / "docs" / "rulings"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("study")
    with house(str(folder / "tables.sqlite"), folder / "log") as found:
        yield found


def test_a_ruling_is_answered_with_its_clauses_in_both_languages(server: House) -> None:
    async def story() -> None:
        guest = await Guest(server.address).enter()
        text = (RULINGS / "legions_2_first_strike.toml").read_text("utf-8")
        for lang in ("en", "ja"):
            asked = {"game": "legions", "text": text, "lang": lang}
            told = msgspec.convert(await guest.ask("POST", "/api/study", asked), calls.Studied)
            assert [found.wrong for found in told.answers] == [[], []]
            first, second = told.answers
            clauses = [ground.clause for ground in first.happens]
            places = [clauses.index(one) for one in ("34-3", "34-4", "11-1", "12-1")]
            assert places == sorted(places)
            assert second.answer == "no"
            assert [ground.clause for ground in second.reasons] == ["34-3"]
            assert any("剣士" in sheet.names for sheet in told.own.values())
            # plain cards are told as well
            assert any("Filler" in sheet.names for sheet in told.own.values())
            # the giant is there before, and gone after
            assert told.before["1.minions"]["n"] == 1
            assert told.after["1.minions"]["n"] == 0
        # cards of one study are not known to another
        other = {"game": "legions", "text": '[position.me]\nminions = { centre = "剣士" }\n'}
        with pytest.raises(RefusedError) as refused:
            await guest.ask("POST", "/api/study", other)
        assert refused.value.codes == ["rules"]

    run(story())


@pytest.mark.parametrize(
    ("text", "game", "code"),
    [
        ("[position", "legions", "rules"),
        ("nonsense = 1", "legions", "rules"),
        ("[position]\nphase = 'no such'", "legions", "rules"),
        ("x" * 20_001, "legions", "too long"),
        ("", "nothing", "no game"),
    ],
)
def test_what_cannot_be_is_refused_with_reasons(
    server: House, text: str, game: str, code: str
) -> None:
    async def story() -> None:
        guest = await Guest(server.address).enter()
        with pytest.raises(RefusedError) as refused:
            await guest.ask("POST", "/api/study", {"game": game, "text": text})
        assert set(refused.value.codes) == {code}

    run(story())


def test_nothing_of_a_match_that_goes_on_becomes_a_case(server: House) -> None:
    async def story() -> None:
        guest = await Guest(server.address).enter()
        table = str((await guest.table("legions", "ash", seed=3))["id"])
        seat = await Seat(guest, table).sit()
        await seat.play(random.Random(5), 10)
        for query in ("", "?v=3"):
            with pytest.raises(RefusedError) as refused:
                await guest.ask("GET", f"/api/replay/{table}/case{query}")
            assert refused.value.codes == ["not over"]

    run(story())


def test_a_match_of_more_than_two_is_told_seat_by_seat(server: House) -> None:
    async def story() -> None:
        guest = await Guest(server.address).enter()
        deck = next(iter(kirifuda.game("rebirth").decks))
        bots = [{"who": "bot", "level": "random"}] * 3
        asked = {"game": "rebirth", "deck": {"id": deck}, "opponents": bots, "format": "rumble"}
        table = str((await guest.ask("POST", "/api/tables", asked))["id"])
        seat = await Seat(guest, table).sit()
        await seat.hear_until("state")
        await seat.play(random.Random(4), most=8)
        await seat.send(t="concede")
        while not seat.state.get("result"):  # the others play on
            await seat.hear()
        found = msgspec.convert(await guest.ask("GET", f"/api/replay/{table}/case"), calls.CaseText)
        assert found.text.count("[[position.seats]]") == 4
        told = await guest.ask("POST", "/api/study", {"game": "rebirth", "text": found.text})
        assert {"0.gauges", "3.gauges"} <= set(msgspec.convert(told, calls.Studied).before)

    run(story())


def test_a_text_and_a_form_are_one_position(server: House) -> None:
    async def story() -> None:
        guest = await Guest(server.address).enter()
        words = msgspec.convert(await guest.ask("GET", "/api/study/legions"), calls.StudyWords)
        assert {"hand", "minions"} <= {zone.name for zone in words.zones}
        asked: dict[str, object] = {"game": "legions", "text": "[position.me]\nhand = 2\n"}
        told = await guest.ask("POST", "/api/study/form", asked)
        first = msgspec.convert(told, calls.Formed)
        assert first.text == asked["text"]
        first.position.sides[1].numbers["life"] = 7
        asked["position"] = msgspec.to_builtins(first.position)
        second = msgspec.convert(await guest.ask("POST", "/api/study/form", asked), calls.Formed)
        assert second.position == first.position
        found = await guest.ask("POST", "/api/study", {"game": "legions", "text": second.text})
        board = msgspec.convert(found, calls.Studied).before
        assert board["0.hand"]["n"] == 2
        for path, code in (("/api/study/nothing", "no game"), ("/api/study/form", "message")):
            method = "POST" if code == "message" else "GET"
            with pytest.raises(RefusedError) as refused:
                await guest.ask(method, path, {"game": "legions"} if method == "POST" else None)
            assert refused.value.codes == [code]

    run(story())


def test_a_step_of_a_match_becomes_a_case(server: House) -> None:
    async def story() -> None:
        guest = await Guest(server.address).enter()
        made = await guest.table("legions", "ash", seed=3)
        table = str(made["id"])
        seat = await Seat(guest, table).sit()
        await seat.play(random.Random(5), 25)
        await seat.send(t="concede")
        while not seat.state.get("result"):
            await seat.hear()
        await seat.leave()
        steps = (await guest.ask("GET", f"/api/replay/{table}"))["steps"]
        newest = msgspec.convert(
            await guest.ask("GET", f"/api/replay/{table}/case"), calls.CaseText
        )
        last = 0
        game = kirifuda.game("legions")
        taken = 0
        half_done: set[str] = set()
        for step in steps[:-1]:
            path = f"/api/replay/{table}/case?v={step['v']}"
            try:
                told = msgspec.convert(await guest.ask("GET", path), calls.CaseText)
            except RefusedError as refused:
                half_done.update(refused.codes)
                continue
            match = case_of(game, told.text, game.define).match
            assert match.state.turn == step["turn"]
            board = await guest.ask("GET", f"/api/replay/{table}?v={step['v']}&seat=all")
            asked = board["parts"]["ask"]
            assert match.decision is not None
            assert match.decision.kind == asked["kind"]
            taken += 1
            assert told.v == step["v"]
            last, text = told.v, told.text
        assert taken > 3
        assert half_done <= {"rules"}
        assert (newest.v, newest.text) == (last, text)

    run(story())
