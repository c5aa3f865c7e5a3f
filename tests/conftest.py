"""Texts that tests read are kept beside the build, not in the cache of whoever runs them."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("KIRIFUDA_ENGINE", "found")  # the suite runs on what Python finds
os.environ.setdefault(
    "KIRIFUDA_CACHE", str(Path(__file__).resolve().parent.parent / "build" / "cache")
)
