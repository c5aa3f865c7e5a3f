"""Texts that were read before: effect trees kept between runs, so that starting takes no time.

Reading a text means loading the grammar and parsing; both are left out for texts whose trees are
in the user's cache. The cache is named after the sources of the grammar, so a changed phrase
begins a new one. A cache that is missing, damaged or cannot be written is no error: then texts
are read again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from kirifuda.games.printed import problem_reason
from kirifuda.kernel.errors import CardError, Reason, Said
from kirifuda.text.naming import NAMES
from kirifuda.text.tree import Node, from_data, to_data
from kirifuda.version import __version__

if TYPE_CHECKING:
    from kirifuda.text import Grammar

MOST_TEXTS = 4096
MOST_FILES = 4
OFF = "off"


class MeaningError(CardError):
    """A text that was read and has no meaning: why, and at which part of its trees."""

    def __init__(
        self, what: str | Said, node: Node | None, reasons: list[Reason] | None = None
    ) -> None:
        self.what = what
        self.node = node
        super().__init__(
            reasons or [Reason(Said("this cannot be played: {0}", [what]), place="text")]
        )


class Reading:
    """A text that was read: a tree for each ability, and each in Japanese and in English."""

    def __init__(self, nodes: list[Node], japanese: list[str], english: list[str]) -> None:
        self.nodes = nodes
        self.japanese = japanese
        self.english = english


def cache_folder() -> Path | None:
    """Where this user's caches are; None if there is no such place.

    KIRIFUDA_CACHE names another folder, or turns the cache off (``off``).
    """
    wish = os.environ.get("KIRIFUDA_CACHE", "")
    if wish == OFF:
        return None
    if wish:
        return Path(wish)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", "")
    else:
        base = os.environ.get("XDG_CACHE_HOME", "")
    if base and os.path.isabs(base):
        return Path(base) / "kirifuda"
    try:
        home = Path.home()
    except RuntimeError:
        return None
    middle = ("Library", "Caches") if sys.platform == "darwin" else (".cache",)
    return home.joinpath(*middle, "kirifuda")


def fingerprint(sources: Iterable[Path]) -> str:
    """A short name for the contents of source files."""
    known = hashlib.blake2b(digest_size=10)
    for path in sorted(sources):
        known.update(path.name.encode())
        with contextlib.suppress(OSError):
            known.update(path.read_bytes())
    return known.hexdigest()


class Trees:
    """The trees of a game's texts. `read` gives what compiling gives, from the cache if it can."""

    def __init__(
        self,
        name: str,
        compile: Callable[[str], Reading],
        folders: Iterable[Path],
        grammar: Callable[[], Grammar],
        keeps: bool = True,
    ) -> None:
        self.keeps = keeps  # what is read is written down for the next time
        self.name = name
        self.compile = compile
        self.folders = list(folders)
        self.grammar = grammar
        self.fresh = False  # something was read that the file does not have yet
        self.readings: dict[str, Reading] = {}

    @cached_property
    def path(self) -> Path | None:
        """The file of this grammar's cache."""
        folder = cache_folder() if self.keeps else None
        if folder is None:
            return None
        sources = [path for one in self.folders for path in one.rglob("*.py")]
        sources += [path for one in self.folders for path in one.glob(NAMES)]
        return folder / f"{self.name}-{__version__}-{fingerprint(sources)}.json"

    @cached_property
    def kept(self) -> dict[str, str]:
        """What the cache file holds: for each text its trees and its printed forms, as JSON, which
        is read only for texts that are asked for."""
        if self.path is None:
            return {}
        try:
            first, _, rest = self.path.read_bytes().partition(b"\n")
            if first != _sum(rest):
                return {}
            found = json.loads(rest)
        except (OSError, ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}

    def read(self, text: str) -> Reading:
        """A text's trees. Raises what compiling raises."""
        known = self.readings.get(text)
        if known is not None:
            return known
        reading = self._kept(text)
        if reading is None:
            reading = self.compile(text)
            if len(self.kept) >= MOST_TEXTS:
                self.kept.clear()
            nodes = [to_data(node) for node in reading.nodes]
            self.kept[text] = _packed([nodes, reading.japanese, reading.english])
            self.fresh = True
        if len(self.readings) >= MOST_TEXTS:
            self.readings.clear()
        self.readings[text] = reading
        return reading

    def take(self, kept: Mapping[str, str]) -> None:
        """Texts that were read elsewhere, as `kept` there has them; they are not written down."""
        for text, row in kept.items():
            reading = _unpacked(row)
            if reading is not None:
                self.readings[text] = reading

    def placed(self, text: str, nodes: list[Node], error: MeaningError) -> list[Reason]:
        """Why a text cannot be played, with the place in it if that is known."""
        from kirifuda.text import locate

        if error.node is None:
            return error.reasons
        what = error.reasons[0].said
        problem = locate(self.grammar(), text, nodes, error.node, what)
        return error.reasons if problem is None else [problem_reason(text, problem)]

    def _kept(self, text: str) -> Reading | None:
        row = self.kept.get(text)
        return None if row is None else _unpacked(row)

    def save(self) -> None:
        """Write what is new, all at once; if that cannot be done, go on without."""
        if not self.fresh:
            return
        self.fresh = False
        path = self.path
        if path is None:
            return
        rest = _packed(self.kept).encode()
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".draft-")
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(_sum(rest) + b"\n" + rest)
                os.replace(draft, path)
            except OSError:
                os.unlink(draft)
            self._tidy(path)

    def _tidy(self, path: Path) -> None:
        """Leave the newest few caches of this game; older grammars will not come back."""
        others = sorted(path.parent.glob(f"{self.name}-*.json"), key=lambda p: -p.stat().st_mtime)
        for old in others[MOST_FILES:]:
            old.unlink()


def _unpacked(row: str) -> Reading | None:
    try:
        nodes, japanese, english = json.loads(row)
        return Reading([from_data(one) for one in nodes], list(japanese), list(english))
    except (TypeError, ValueError, KeyError, IndexError, RecursionError):
        return None


def _packed(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _sum(raw: bytes) -> bytes:
    return hashlib.blake2b(raw, digest_size=16).hexdigest().encode()
