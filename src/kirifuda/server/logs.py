"""Structured logs: one line of JSON an event, to the standard error stream."""

from __future__ import annotations

import json
import sys
import time
import traceback


def event(what: str, **more: object) -> None:
    """Tell that something happened."""
    line = {"at": round(time.time(), 3), "event": what, **more}
    sys.stderr.write(json.dumps(line, ensure_ascii=False, default=str) + "\n")
    sys.stderr.flush()


def failure(what: str, error: BaseException, **more: object) -> None:
    """Tell that something failed that should not have."""
    told = traceback.format_exception(error)
    event(what, error=f"{type(error).__name__}: {error}", trace="".join(told)[-4000:], **more)
