"""The browser's side of the table, built from web/ (tools/web.py): where it lies.

A wheel holds it beside this file, with the licence notices of all whose code is in it. A source
tree has it in build/web, for the compiled copies in build/ as well.
"""

from __future__ import annotations

from pathlib import Path

INSTALLED = Path(__file__).resolve().parent / "static"
START = "index.html"


def bundle() -> Path | None:
    """The folder with the app's start page and its files; None if it has not been built."""
    above = INSTALLED.parents[2]  # src, build/native, or where packages are installed
    build = above.parent if above.parent.name == "build" else above.parent / "build"
    for found in (INSTALLED, build / "web"):
        if (found / START).is_file():
            return found
    return None
