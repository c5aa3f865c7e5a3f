"""What some tests need beside Python: a browser, fonts that have Japanese letters, PostgreSQL.

Where one is missing, its tests are left out, and `python -m tests.needs` tells which; under CI
that is an error.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

UNDER_CI = bool(os.environ.get("CI"))


def chromium() -> str:
    """The program of a browser to drive; empty if there is none."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or ""


def has_fonts() -> bool:
    """Whether Japanese can be drawn."""
    lister = shutil.which("fc-list")
    if lister is None:
        return False
    told = subprocess.run([lister, ":lang=ja"], capture_output=True, check=False)
    return bool(told.stdout.strip())


def postgres() -> Path | None:
    """The folder with the programs of PostgreSQL."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


def lacking() -> list[str]:
    """What is not here, with what is left out without it."""
    out: list[str] = []
    if not chromium():
        out.append("chromium: the tests of the browser's side (tests/browser) are left out")
    elif not has_fonts():
        out.append("fonts-noto-cjk: Japanese is drawn as boxes in tests of the browser's side")
    if postgres() is None:
        out.append("postgresql: the tests of the server's store on PostgreSQL are left out")
    return out


def leave_out(what: str) -> None:
    """Leave a test out for what is not here; under CI it fails instead."""
    if UNDER_CI:
        pytest.fail(f"{what} is not here")
    pytest.skip(f"{what} is not here")


def main() -> None:
    told = lacking()
    for line in told:
        print(f"Not here: {line}.")
    if told and UNDER_CI:
        sys.exit("kirifuda: under CI nothing may be left out")


if __name__ == "__main__":
    main()
