"""Compiles the engine while people play: `make play` starts it and goes on at once.

What `make native` says goes to build/background.log. Nothing is started if the compiled copy is up
to date, if one is being made already, or if this machine has no compiler.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

from backend import has_compiler

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
LOG = BUILD / "background.log"
PID = BUILD / "background.pid"


def running() -> float:
    """For how many seconds a build has been running; 0: none is."""
    try:
        os.kill(int(PID.read_text()), 0)
    except (OSError, ValueError):
        return 0.0
    return max(1.0, time.time() - PID.stat().st_mtime)


def main() -> None:
    current = subprocess.run(["make", "-q", "native"], cwd=ROOT, capture_output=True, check=False)
    if current.returncode == 0:
        return
    seconds = running()
    if seconds:
        print(f"The engine is being compiled ({seconds:.0f} s so far); this match is interpreted.")
        return
    if not has_compiler():
        return
    BUILD.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        command = ["nice", "make", "native"] if os.name == "posix" else ["make", "native"]
        started = subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    PID.write_text(str(started.pid))
    print(
        f"The engine is being compiled meanwhile ({LOG.relative_to(ROOT)}); the next match uses it."
    )


if __name__ == "__main__":
    main()
    sys.stdout.flush()
