"""The routes: guests, tables, decks, replays, and the way for who cannot have a socket."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import urllib.request
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.server.client import Guest, Mind, Plain, RefusedError, Seat, run
from tests.server.running import House, house

import kirifuda
from kirifuda.games.registry import names
from kirifuda.ledger import Ledger
from kirifuda.server import calls, parts

IN_HAND = 2  # a seed that deals the guest the card in question, whoever begins


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("http")
    with house(str(folder / "tables.sqlite"), folder / "log") as found:
        yield found


def as_told(told: object, kind: Any) -> Any:
    """An answer read by the class that says what it is."""
    return msgspec.convert(told, kind)


async def played(server: House, game: str = "legions", deck: str = "ash") -> tuple[Guest, str]:
    """A guest and a table whose match is over."""
    guest = await Guest(server.address).enter()
    made = await guest.table(game, deck)
    seat = await Seat(guest, made["id"]).sit()
    await seat.play(random.Random(5), 25)
    await seat.send(t="concede")
    while not seat.state.get("result"):
        await seat.hear()
    await seat.leave()
    return guest, str(made["id"])


def test_a_guest_is_a_cookie_that_a_link_moves(server: House) -> None:
    async def story() -> None:
        guest = await Guest(server.address).enter()
        named = as_told(
            await guest.ask("POST", "/api/me", {"name": " Mio\u202e  Ⅲ\n" * 20}), calls.Me
        )
        assert named.name.startswith("Mio Ⅲ Mio")
        assert len(named.name) <= 32
        link = (await guest.ask("POST", "/api/me/link"))["link"]

        def follow(path: str) -> tuple[int, str]:
            line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
            line.request("GET", path)
            answer = line.getresponse()
            answer.read()
            line.close()
            return answer.status, answer.headers.get("Set-Cookie", "")

        status, cookie = await asyncio.to_thread(follow, link)
        assert status == 303
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        other = Guest(server.address)
        other.cookie = cookie.partition(";")[0]
        assert (await other.ask("GET", "/api/me"))["name"] == named.name
        again = (await guest.ask("POST", "/api/me/link"))["link"]
        assert (await asyncio.to_thread(follow, link))[0] == 404  # an older link ends
        assert (await asyncio.to_thread(follow, again))[0] == 303

    run(story())


def test_pages_are_safe_and_what_has_a_hash_is_kept(server: House) -> None:
    async def story() -> None:
        guest = await Guest(server.address).enter()
        games = as_told(await guest.ask("GET", "/api/games"), calls.Games)
        assert [one.id for one in games.games] == names()
        entry = next(one for one in games.games if one.id == "legions")
        assert entry.decks[0].names[0]
        assert entry.decks[0].names[0] != entry.decks[0].names[1]
        assert {one.id for one in entry.bots} >= {"beginner", "club", "master"}
        assert as_told(await guest.ask("GET", f"/api/cards/{entry.cards}"), calls.Cards).cards
        sheet = await guest.ask("GET", f"/api/sheets/{entry.sheet}")
        assert sheet["game"] == "legions"

        def head(path: str) -> Any:
            with urllib.request.urlopen(server.address + path, timeout=20) as answer:
                return answer.headers

        found = await asyncio.to_thread(head, f"/api/sheets/{entry.sheet}")
        assert "immutable" in found["Cache-Control"]
        assert found["Content-Security-Policy"].startswith("default-src 'self'")
        assert found["X-Content-Type-Options"] == "nosniff"
        health = as_told(await guest.ask("GET", "/healthz"), calls.Health)
        assert health.ok

    run(story())


def test_an_open_table_is_found_and_joined(server: House) -> None:
    async def story() -> None:
        one, two = [await Guest(server.address).enter() for _ in range(2)]
        made = as_told(await one.table("rebirth", first(one, "rebirth"), "open"), calls.Made)
        found = as_told(await two.ask("GET", "/api/tables"), calls.Tables)
        assert made.id in [row.id for row in found.tables]
        mine = as_told(await one.ask("GET", "/api/my"), calls.Tables)
        assert [(row.id, row.status, row.seat) for row in mine.tables] == [(made.id, "open", 0)]
        waiting = await Seat(one, made.id).sit()
        assert (await waiting.hear_until("state"))["status"] == "open"
        await two.ask(
            "POST", f"/api/tables/{made.id}/join", {"deck": {"id": first(two, "rebirth")}}
        )
        await waiting.hear_until("pos")  # it begins as soon as all sit
        found = as_told(await two.ask("GET", "/api/tables"), calls.Tables)
        assert [row.status for row in found.tables if row.id == made.id] in ([], ["live"])
        with pytest.raises(RefusedError) as refused:
            await two.ask("POST", f"/api/tables/{made.id}/join", {"deck": {"id": "x"}})
        assert refused.value.codes == ["no deck"]

    run(story())


def first(guest: Guest, game: str) -> str:
    games = guest.call("GET", "/api/games")["games"]
    return str(next(one for one in games if one["id"] == game)["decks"][0]["id"])


def test_bad_tables_are_refused_with_reasons(server: House) -> None:
    async def story() -> None:
        guest = await Guest(server.address).enter()
        bot = {"who": "bot", "level": "greedy"}
        good: Plain = {"game": "legions", "deck": {"id": "ash"}, "opponents": [bot]}
        wrong: list[tuple[Plain, str]] = [
            ({"game": "chess"}, "no game"),
            ({"deck": {"id": "pyproject.toml"}}, "no deck"),
            ({"deck": {"id": "/etc/passwd"}}, "no deck"),
            ({"deck": {"own": 99}}, "no deck"),
            ({"opponents": []}, "seats"),
            ({"opponents": [bot, bot]}, "seats"),
            ({"opponents": [{"who": "bot", "level": "os:system"}]}, "no level"),
            ({"opponents": [{"who": "me"}]}, "value"),
            ({"best_of": 2}, "value"),
            ({"best_of": 99}, "value"),
            ({"delay": -1}, "value"),
            ({"clock": {"bank": 0}}, "value"),
            ({"clock": {"bank": 60, "flag": "explode"}}, "value"),
            ({"format": "rumble"}, "no format"),
            ({"seed": 5, "opponents": [{"who": "open"}]}, "value"),
            ({"more": 1}, "message"),
        ]
        for change, code in wrong:
            with pytest.raises(RefusedError) as refused:
                await guest.ask("POST", "/api/tables", {**good, **change})
            assert refused.value.codes == [code], change

    run(story())


def test_decks_are_kept_checked_and_played_with(server: House) -> None:
    async def story() -> None:
        guest = await Guest(server.address).enter()
        text = kirifuda.game("legions").decks["ash"].text()
        told: Plain = {"game": "legions", "text": text, "name": "Mine"}
        checked = as_told(await guest.ask("POST", "/api/decks", told), calls.Checked)
        assert checked.legal
        bad = as_told(
            await guest.ask("POST", "/api/decks", {**told, "text": "9 LG-011\n1 NOBODY"}),
            calls.Checked,
        )
        assert not bad.legal
        assert {one.clause for one in bad.reasons} >= {"23-2c"}
        decks = as_told(await guest.ask("GET", "/api/decks?game=legions"), calls.MyDecks)
        assert [(one.name, one.legal) for one in decks.decks] == [("Mine", False), ("Mine", True)]
        other = await Guest(server.address).enter()
        for who, number in ((other, checked.id), (guest, bad.id)):
            with pytest.raises(RefusedError):
                await who.ask("POST", "/api/tables", table_with(number))
        made = await guest.ask("POST", "/api/tables", table_with(checked.id))
        seat = await Seat(guest, made["id"]).sit()
        assert await seat.play(random.Random(1), 5) == 5
        with pytest.raises(RefusedError):
            await other.ask("DELETE", f"/api/decks/{checked.id}")
        await guest.ask("DELETE", f"/api/decks/{checked.id}")
        with pytest.raises(RefusedError) as refused:
            await guest.ask("POST", "/api/tables", table_with(checked.id))
        assert refused.value.codes == ["no deck"]

    run(story())


def table_with(number: int) -> Plain:
    return {
        "game": "legions",
        "deck": {"own": number},
        "opponents": [{"who": "bot", "level": "random", "deck": "elm"}],
    }


def test_cards_of_ones_own_stay_at_their_table(server: House) -> None:
    """Their sheets come with what names them, and to nobody who has not seen them."""

    async def story() -> None:
        guest = await Guest(server.address).enter()
        row = {
            "key": "MY-1", "name": "写し火", "english": "Copied Flame", "kind": "minion",
            "colors": ["red"], "cost": 1, "wt": 1, "atk": 1, "hp": 1, "text": "",
        }  # fmt: skip
        text = kirifuda.game("legions").decks["ash"].text().replace("3 LG-011", "3 MY-1")
        told = {"game": "legions", "text": text, "name": "Mine", "cards": [row]}
        checked = as_told(await guest.ask("POST", "/api/decks", told), calls.Checked)
        assert checked.legal, checked.reasons
        assert checked.own["MY-1"].names == ("Copied Flame", "写し火")
        dealt = {**table_with(checked.id), "seed": IN_HAND}
        made = await guest.ask("POST", "/api/tables", dealt)
        seat = await Seat(guest, made["id"]).sit()
        await seat.play(random.Random(1), 5)
        named = [m for m in seat.heard if m["t"] == "pos" and "MY-1" in json.dumps(m["parts"])]
        sheets = [m for m in seat.heard if m["t"] == "pos" and m["cards"]]
        assert named
        as_told(sheets[0]["cards"]["MY-1"], parts.CardSheet)
        assert sheets[0]["v"] <= named[0]["v"]
        assert "MY-1" not in kirifuda.game("legions").cards

    run(story())


def named(cards: list[Plain]) -> list[str]:
    """The keys of the cards that are told, in order."""
    return [card["key"] for card in cards if "key" in card]


def test_a_match_that_is_over_is_replayed_and_gone_on_with(server: House) -> None:
    async def story() -> None:
        guest, table = await played(server)
        record = await guest.ask("GET", f"/api/tables/{table}/record")
        match = kirifuda.replay(record)
        replay = as_told(await guest.ask("GET", f"/api/replay/{table}"), calls.ReplayInfo)
        assert replay.steps[-1].kind == "concede"
        assert replay.steps[-1].n == len(match.choices)
        half = len(replay.steps) // 2
        views = {}
        for seat in ("0", "1", "all", ""):
            path = f"/api/replay/{table}?v={half}" + (f"&seat={seat}" if seat else "")
            views[seat] = as_told(await guest.ask("GET", path), calls.ReplayPos)
            assert views[seat].n == replay.steps[half - 1].n
        then = kirifuda.replay(record, until=views[""].n)
        for side, view in views.items():
            for whose in (0, 1):
                # a card that was revealed may stay known in a hand: each side is told what it knows
                knows = whose if side == "all" else int(side) if side else None
                told: Any = then.view(knows)
                held = told["seats"][whose]["zones"]["hand"]
                shown = view.parts[f"{whose}.hand"]
                assert shown["n"] == len(held)
                assert named(shown.get("cards", [])) == named(held), (side, whose)
        going = {"v": half, "seat": 1, "level": "random"}
        made = as_told(await guest.ask("POST", f"/api/tables/{table}/continue", going), calls.Made)
        seat1 = await Seat(guest, made.id).sit()
        assert (await seat1.hear_until("welcome"))["seat"] == 1
        await seat1.hear_until("pos")
        assert seat1.v >= views["1"].n
        info = as_told(await guest.ask("GET", f"/api/tables/{made.id}"), calls.TableInfo)
        assert info.from_ == table
        for wrong in ({"v": 99999}, {"v": len(replay.steps)}, {"seat": 9}, {"level": "x"}):
            with pytest.raises(RefusedError):
                await guest.ask("POST", f"/api/tables/{table}/continue", {**going, **wrong})

    run(story())


def test_reports_are_kept_with_the_record(server: House) -> None:
    async def story() -> None:
        guest, table = await played(server)
        told = {"text": "this was wrong", "v": 3}
        found = as_told(
            await guest.ask("POST", f"/api/tables/{table}/report", told), calls.Reported
        )
        assert found.id > 0
        with pytest.raises(RefusedError) as refused:
            await guest.ask("POST", f"/api/tables/{table}/report", {"text": "x" * 3000})
        assert refused.value.codes == ["too long"]

    run(story())


def test_clauses_are_told_in_our_words(server: House) -> None:
    async def story() -> None:
        guest = await Guest(server.address).enter()
        found = as_told(await guest.ask("GET", "/api/clause/legions/23-2c"), calls.ClauseInfo)
        assert found.code
        assert found.tests
        line = as_told(await guest.ask("GET", "/api/clause/rebirth/8.4.3"), calls.ClauseInfo)
        assert line.meaning == Ledger("rebirth").clauses["8.4.3"].meaning

    run(story())


def test_who_cannot_have_a_socket_plays_over_http(server: House) -> None:
    async def story() -> None:
        guest = await Guest(server.address).enter()
        made = await guest.table("legions", "ash")
        path = f"/api/tables/{made['id']}"
        mind = Mind()
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = f"GET {path}/events HTTP/1.1\r\nHost: x\r\nCookie: {guest.cookie}\r\n\r\n"
        writer.write(head.encode())
        assert b"text/event-stream" in await reader.readuntil(b"\r\n\r\n")

        async def hear() -> None:
            async with asyncio.timeout(20):
                while True:
                    line = await reader.readline()
                    if line.startswith(b"data: "):
                        mind.take(json.loads(line[6:]))
                        return

        rng = random.Random(1)
        chosen = 0
        while chosen < 8:
            await hear()
            if mind.options and mind.v != -1:
                pick = [rng.choice(mind.options)["key"]]
                told = await guest.ask(
                    "POST", f"{path}/say", {"t": "choose", "at": mind.v, "pick": pick}
                )
                if told[0]["t"] == "ack":
                    chosen += 1
        told = await guest.ask("POST", f"{path}/say", {"t": "why", "id": 1, "at": mind.v})
        assert told[0]["t"] in ("answer", "no")
        writer.close()
        await writer.wait_closed()

    run(story())
