"""Whatever comes in from outside: a typed refusal or a closed line, and the server lives."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Guest, RefusedError, Seat, ends, run
from tests.server.running import House, house
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

TAGS = ("hello", "choose", "try", "why", "look", "lines", "back", "agree", "concede", "adjourn",
        "stops", "skip", "say", "show", "ping", "", "pos", "ack")  # fmt: skip
FIELDS = ("at", "pick", "id", "cards", "card", "start", "end", "to", "ask", "yes", "kinds", "turn",
          "phrase", "hands", "ms", "lag", "table", "token", "resume", "auto")  # fmt: skip
ROUNDS = 250


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("fuzz")
    with house(str(folder / "tables.sqlite"), folder / "log") as found:
        yield found
        assert "Traceback" not in (folder / "log").read_text()


def anything(rng: random.Random, deep: int = 0) -> Any:
    """Any JSON."""
    kind = rng.randrange(9 if deep < 3 else 7)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.choice([0, -1, 1, 2**31, 2**63, -(2**63) - 1, 10**400, 1.5, 1e308])
    if kind < 5:
        return "".join(rng.choices(string.printable + "あ🂡\u202e\x00", k=rng.randrange(12)))
    if kind < 7:
        return rng.choice(
            ["pass", "done", "pick 1", "play 1 >0", "end", "../../etc/passwd", "' OR 1=1"]
        )
    if kind == 7:
        return [anything(rng, deep + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(FIELDS): anything(rng, deep + 1) for _ in range(rng.randrange(4))}


def message(rng: random.Random, seat: Seat) -> str | bytes:
    """Something that looks like a message, more or less."""
    how = rng.random()
    if how < 0.15:
        return rng.randbytes(rng.randrange(200))
    if how < 0.25:
        return json.dumps(anything(rng))
    if how < 0.3:
        return "[" * 5000
    told: dict[str, Any] = {"t": rng.choice(TAGS)}
    for field in rng.sample(FIELDS, rng.randrange(5)):
        told[field] = anything(rng)
    if rng.random() < 0.6:  # nearly right
        told = {"t": told["t"], "at": seat.v + rng.choice([0, 0, 0, -1, 1]), "id": rng.randrange(9)}
        keys = [o["key"] for o in seat.options] or ["pass"]
        if told["t"] in ("choose", "try"):
            told["pick"] = rng.choices(
                [*keys, "pick 77", "pick 0", "x" * 500, ""], k=rng.randrange(4)
            )
        elif told["t"] == "why":
            told["cards"] = rng.choices(range(-3, 60), k=3)
        elif told["t"] == "look":
            told["card"] = rng.randrange(-5, 2000)
        elif told["t"] == "back":
            told["to"] = rng.randrange(-5, 50)
        elif told["t"] in ("agree", "say", "show", "stops", "skip", "ping", "lines"):
            told = {"t": told["t"], **{f: anything(rng) for f in rng.sample(FIELDS, 2)}}
    if told["t"] in ("concede", "hello"):
        told["t"] = "ping"
    return json.dumps(told)


def test_a_table_stands_whatever_is_said_at_it(server: House) -> None:
    async def story() -> None:
        rng = random.Random(1)
        guest = await Guest(server.address).enter()
        made = await guest.table("legions", "ash")
        seat = await Seat(guest, made["id"]).sit()
        await seat.hear_until("state")
        refused = 0
        closed: list[int] = []
        for _ in range(ROUNDS):
            assert seat.socket is not None
            try:
                told = message(rng, seat)
                await seat.socket.send(told)
                while True:
                    heard = await asyncio.wait_for(seat.hear(), 0.02)
                    if heard["t"] == "no":
                        refused += 1
                        assert heard["reasons"]
                        for reason in heard["reasons"]:
                            assert reason["code"] not in ("", "broken"), (told, reason)
            except TimeoutError:
                continue
            except ConnectionClosed:
                closed.append(await ends(seat.socket))
                await seat.leave()
                seat = await Seat(guest, made["id"]).sit()
                await seat.hear_until("state")
        assert refused > 50
        assert len(closed) > 3
        assert set(closed) <= {4400, 1007, 1009}
        await still_plays(server)

    run(story())


async def still_plays(server: House) -> None:
    guest = await Guest(server.address).enter()
    made = await guest.table("legions", "elm")
    seat = await Seat(guest, made["id"]).sit()
    assert await seat.play(random.Random(2), 5) == 5
    await seat.leave()


def test_picks_that_do_not_go_together_close_no_line(server: House) -> None:
    async def story() -> None:
        guest = await Guest(server.address).enter()
        made = await guest.table("legions", "elm")
        seat = await Seat(guest, made["id"]).sit()
        await seat.hear_until("state")
        for number in range(12):
            await seat.send(t="try", id=number, at=0, pick=["pick 1", "pick 1"])
        assert [(await seat.hear_until("no"))["id"] for _ in range(12)] == list(range(12))
        assert await seat.play(random.Random(2), 5) == 5
        await seat.leave()

    run(story())


def test_long_messages_and_first_messages_that_are_none(server: House) -> None:
    async def story() -> None:
        url = server.address.replace("http", "ws") + "/ws"
        guest = await Guest(server.address).enter()
        for first in (
            "x" * (1 << 20),
            json.dumps({"t": "hello", "table": "a" * 20_000}),
            json.dumps({"t": "hello", "table": "nowhere"}),
            json.dumps({"t": "hello", "table": "../x"}),
            json.dumps({"t": "hello", "table": 5}),
            json.dumps({"t": "choose", "at": 1, "pick": []}),
            "",
            b"\xff\xfe\x00",
        ):
            async with connect(url, compression=None) as line:
                await line.send(first)
                assert await ends(line) in (1007, 1009, 4400, 4404)
        made = await guest.table("legions", "ash")
        seat = await Seat(guest, made["id"]).sit()
        await seat.hear_until("state")
        await seat.send(t="choose", at=0, pick=["x" * (1 << 20)])
        assert seat.socket is not None
        assert await ends(seat.socket) == 1009
        await still_plays(server)

    run(story())


def test_foreign_people_tokens_and_sites(server: House) -> None:
    async def story() -> None:
        owner = await Guest(server.address).enter()
        made = await owner.table("legions", "ash", "invite", watch=False)
        table = made["id"]
        stranger = await Guest(server.address).enter()
        token = made["invites"][1].removeprefix("/j/")
        seat = await Seat(stranger, table, token).sit()  # an invite is no link to watch
        assert (await seat.hear())["reasons"][0]["code"] == "private"
        join = f"/api/tables/{table}/join"
        deck = {"deck": {"id": "elm"}}
        for wrong in ("", "x", token[:-1], made["watch"].removeprefix("/w/")):
            with pytest.raises(RefusedError) as refused:
                await stranger.ask("POST", join, {**deck, "token": wrong})
            assert refused.value.codes[0] in ("no seat", "no invite")
        assert (await stranger.ask("POST", join, {**deck, "token": token}))["seat"] == 1
        third = await Guest(server.address).enter()
        with pytest.raises(RefusedError) as refused:  # used once
            await third.ask("POST", join, {**deck, "token": token})
        assert refused.value.codes[0] in ("no seat", "no invite")
        watch = await Seat(third, table, made["watch"].removeprefix("/w/")).sit()
        assert (await watch.hear_until("welcome"))["seat"] is None
        forged = Guest(server.address)
        forged.cookie = owner.cookie[:-3] + "abc"
        for path in ("/api/my", "/api/decks"):
            with pytest.raises(RefusedError) as refused:
                await forged.ask("GET", path)
            assert refused.value.codes == ["no guest"]
        for path in (
            f"/api/tables/{table}/record",
            f"/api/replay/{table}",
            f"/api/replay/{table}?v=0",
        ):
            with pytest.raises(RefusedError) as refused:
                await owner.ask("GET", path)
            assert refused.value.codes == ["not over"]
        new = {"game": "legions", "deck": {"id": "ash"}, "opponents": [{"who": "open"}]}
        for headers in ({"Origin": "https://elsewhere.example"}, {"Sec-Fetch-Site": "cross-site"}):
            with pytest.raises(RefusedError) as refused:
                await owner.ask("POST", "/api/tables", new, **headers)
            assert refused.value.codes == ["foreign"]
        with pytest.raises(RefusedError) as refused:
            await owner.ask("POST", "/api/tables", new, **{"Content-Type": "text/plain"})
        assert refused.value.codes == ["json"]
        url = server.address.replace("http", "ws") + "/ws"
        with pytest.raises(InvalidStatus):
            await connect(url, additional_headers={"Origin": "https://elsewhere.example"})

    run(story())


async def refused_with(guest: Guest, path: str, told: object) -> tuple[int, list[str]]:
    """The status of an answer, and why it is none."""
    try:
        await guest.ask("POST", path, told)
    except RefusedError as error:
        return error.status, error.codes
    return 200, []


def test_whatever_is_asked_over_http_is_answered(server: House) -> None:
    async def story() -> None:
        rng = random.Random(3)
        guest = await Guest(server.address).enter()
        paths = ("/api/tables", "/api/me", "/api/decks", "/api/decks/check", "/api/tables/x/join",
                 "/api/tables/x/continue", "/api/tables/x/report", "/api/tables/x/say")  # fmt: skip
        words = ("game", "deck", "opponents", "text", "cards", "name", "clock", "best_of", "delay",
                 "token", "v", "seat", "level", "format", "lists", "seed", "id")  # fmt: skip
        for _ in range(120):
            told = {word: anything(rng) for word in rng.sample(words, 5)}
            if rng.random() < 0.5:
                told |= {"game": "legions", "text": "4 LG-011\n" * rng.randrange(9)}
            status, codes = await refused_with(guest, rng.choice(paths), told)
            assert status in (200, 400, 403, 404, 409, 413, 415)
            assert "broken" not in codes
        for path in ("/api/replay/x?v=-1", "/api/clause/legions/99-99", "/api/clause/x/1", "/nowhere",
                     "/assets/../../pyproject.toml", "/assets/%2e%2e/%2e%2e/setup.py", "/api/sheets/x",
                     "/api/cards/x", "/api/invites/x", "/api/decks/5", "/me/x"):  # fmt: skip
            with pytest.raises(RefusedError) as refused:
                await guest.ask("GET", path)
            assert refused.value.status in (404, 405), path
        with pytest.raises(RefusedError) as refused:
            await guest.ask("POST", "/api/me", {"name": "x" * 300_000})
        assert refused.value.status == 413
        await still_plays(server)

    run(story())


def test_a_reader_that_takes_nothing_harms_nobody(server: House) -> None:
    async def story() -> None:
        guest = await Guest(server.address).enter()
        made = await guest.table("legions", "ash")
        host, _, port = server.address.removeprefix("http://").partition(":")
        lines = [socket.create_connection((host, int(port))) for _ in range(20)]
        for line in lines:
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")  # and never goes on
        seat = await Seat(guest, made["id"]).sit()
        assert await seat.play(random.Random(2), 10) == 10
        for line in lines:
            line.close()

    run(story())


def test_cards_of_ones_own_are_read_beside_and_given_up_in_time(
    server: House, tmp_path: Path
) -> None:
    async def story() -> None:
        guest = await Guest(server.address).enter()
        nonsense = "あなたは1枚引く" * 900
        row = {"key": "MY-1", "name": "灯守", "cost": 1, "atk": 1, "def": 1, "text": nonsense}
        told = {"game": "rebirth", "text": "4 MY-1", "cards": [row]}
        checking = asyncio.create_task(guest.ask("POST", "/api/decks/check", told))
        await still_plays(server)  # nobody waits for it
        found: Any = (await asyncio.gather(checking, return_exceptions=True))[0]
        if isinstance(found, RefusedError):
            assert found.codes == ["slow text"]
        else:
            assert not found["legal"]
        fine = {**row, "text": "【起】【メンバー】:あなたは1枚引く。"}
        found = await guest.ask("POST", "/api/decks/check", {**told, "cards": [fine]})
        assert found["own"]["MY-1"]["names"][1] == "灯守"
        assert [part for part in found["parts"] if part["cards"].get("MY-1") == 4]

    run(story())
