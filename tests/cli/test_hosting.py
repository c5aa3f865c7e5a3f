"""`kirifuda serve`: what keeps a server from starting is told in a line."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from kirifuda.cli import run


def test_a_port_that_is_taken_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        database = str(tmp_path / "tables.sqlite")
        assert run(["serve", "--port", str(port), "--database", database]) == 1
    assert f"127.0.0.1 port {port} cannot be listened on" in capsys.readouterr().err


@pytest.mark.parametrize(
    "database", [":memory:", "nonsense://x", "postgresql+psycopg://nobody@127.0.0.1:1/none"]
)
def test_a_database_that_cannot_be_opened_is_told(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = f"sqlite:///{database}" if database == ":memory:" else database
    assert run(["serve", "--port", "0", "--database", address]) == 1
    told = capsys.readouterr().err
    assert told.startswith("kirifuda: the database cannot be opened: ")
    assert "Traceback" not in told


def test_a_folder_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--port", "0", "--database", str(tmp_path)]) == 1
    assert "the database cannot be opened" in capsys.readouterr().err
