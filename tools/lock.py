"""Writes requirements.lock: what `.[dev]` resolves to today, one pin a line, no address.

python tools/lock.py
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEAD = "# Written by tools/lock.py from the extra `dev` in pyproject.toml.\n"


def resolve() -> dict[str, str]:
    """Ask pip what it would install into an empty environment."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run"]
        command += ["--ignore-installed", "--report", str(report), f"{ROOT}[dev]"]
        subprocess.run(command, check=True)
        plan = json.loads(report.read_text("utf-8"))
    found = {item["metadata"]["name"]: item["metadata"]["version"] for item in plan["install"]}
    return {re.sub(r"[-_.]+", "-", name).lower(): found[name] for name in found}


def main() -> None:
    pins = resolve()
    del pins["kirifuda"]
    lines = [f"{name}=={pins[name]}\n" for name in sorted(pins)]
    (ROOT / "requirements.lock").write_text(HEAD + "".join(lines), "utf-8")


if __name__ == "__main__":
    main()
