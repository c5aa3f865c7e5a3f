"""`play --face browser`: where it leads, what it refuses, and the server that it keeps."""

from __future__ import annotations

import http.cookiejar
import json
import socket
import sys
import urllib.parse
import urllib.request
import webbrowser
from pathlib import Path
from typing import Any

import pytest

import kirifuda
from kirifuda.agents import agents
from kirifuda.cli.browsing import House, answers, is_free, show, table_path
from kirifuda.kernel.errors import KirifudaError


def asked(path: str) -> dict[str, str]:
    return dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(path).query))


def test_the_address_tells_all_that_was_asked_for() -> None:
    game = kirifuda.game("legions")
    told = asked(table_path(game, ["elm", ""], "greedy", "ja", 7, "open"))
    assert told["play"] == "legions"
    assert (told["deck"], told["foe"], told["bot"]) == ("elm", sorted(game.decks)[1], "greedy")
    assert (told["lang"], told["cards"], told["lists"], told["seed"]) == ("ja", "ja", "open", "7")


def test_two_people_play_by_a_link() -> None:
    told = asked(table_path(kirifuda.game("legions"), ["", ""], None, "en", 7, "closed"))
    assert told["who"] == "invite"
    assert "bot" not in told
    assert "seed" not in told  # luck that one of them knows is no luck


def test_what_the_browser_is_not_told_is_refused_with_every_reason() -> None:
    with pytest.raises(KirifudaError) as found:
        table_path(kirifuda.game("legions"), ["mine.txt", "elm"], "my:Bot", "en", None, "closed")
    assert [str(reason) for reason in found.value.reasons] == [
        "in the browser, decks of one's own are pasted on the deck page: mine.txt",
        f"in the browser, the bots are {', '.join(agents())}",
    ]


def test_where_there_is_no_screen_nothing_is_opened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []

    def no_browser(address: str) -> bool:
        opened.append(address)
        return False

    monkeypatch.setattr(webbrowser, "open", no_browser)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    show("http://127.0.0.1:1/")
    assert opened == []
    assert "no screen" in capsys.readouterr().out
    monkeypatch.setenv("DISPLAY", ":0")
    show("http://127.0.0.1:1/")
    assert opened == ["http://127.0.0.1:1/"]
    assert "No browser was found" in capsys.readouterr().out


def test_a_port_that_somebody_has_is_not_free() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert not is_free(port)
        assert not answers(port)  # and it is no server of ours
    assert is_free(port)


@pytest.mark.slow
def test_a_table_outlives_the_change_to_the_compiled_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    person = urllib.request.build_opener(
        urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
    )

    def call(path: str, body: object = None) -> Any:
        request = urllib.request.Request(base + path)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        return json.loads(person.open(request, timeout=60).read())

    house = House(port)
    try:
        assert house.wait()
        call("/api/me")
        against = [{"who": "bot", "level": "random"}]
        made = call("/api/tables", {"game": "legions", "deck": {"id": "ash"}, "opponents": against})
        before = house.process.pid
        house.renew()
        assert house.process.pid != before
        assert "compiled now" in capsys.readouterr().out
        assert call(f"/api/tables/{made['id']}")["seat"] == 0
        assert [table["id"] for table in call("/api/my")["tables"]] == [made["id"]]
    finally:
        house.stop()
    assert not answers(port)
