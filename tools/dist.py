"""Builds a wheel into dist/, with the browser's side of the table in it.

python tools/dist.py [--check]

With --check the wheel is built interpreted into build/wheel, installed with what the server needs
into an environment that holds nothing else, and must show the table from there, without Node and
far from the source tree.
"""

import argparse
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60.0
ASSET = re.compile(r'(?:src|href)="(/[^"]+)"')


def pip(python: Path | str, *arguments: str, **env: str) -> None:
    command = [str(python), "-m", "pip", "-qq", "--disable-pip-version-check", *arguments]
    subprocess.run(command, cwd=ROOT, env=os.environ | env, check=True)


def wheel(folder: Path, **env: str) -> Path:
    """The wheel of the source as it is; what earlier builds left is not in it."""
    for left in [*(ROOT / "build").glob("lib*"), *(ROOT / "build").glob("bdist*")]:
        shutil.rmtree(left)
    shutil.rmtree(folder, ignore_errors=True)
    options = ["--no-deps", "--no-build-isolation", "--no-cache-dir"]
    pip(sys.executable, "wheel", *options, "-w", str(folder), ".", **env)
    return next(folder.glob("kirifuda-*.whl"))


# -- trying it out -------------------------------------------------------------------------------


def get(address: str, body: object = None) -> bytes:
    request = urllib.request.Request(address)
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: bytes = answer.read()
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def try_out(made: Path) -> None:
    """Install a wheel into an empty environment and ask its server for all that a table needs."""
    with tempfile.TemporaryDirectory() as home:
        empty = Path(home, "env")
        subprocess.run([sys.executable, "-m", "venv", str(empty)], check=True)
        programs = empty / ("Scripts" if os.name == "nt" else "bin")
        lock = str(ROOT / "requirements.lock")
        pip(programs / "python", "install", "-c", lock, f"{made}[server]")
        port = free_port()
        env = {"PATH": str(programs), "HOME": home, "LANG": os.environ.get("LANG", "C.UTF-8")}
        log = Path(home, "log")
        with log.open("wb") as out:
            server = subprocess.Popen(
                [str(programs / "kirifuda"), "serve", "--port", str(port)],
                cwd=home,
                env=env,
                stdout=out,
                stderr=out,
            )
        try:
            look(f"http://127.0.0.1:{port}", server)
        except BaseException:
            print(log.read_text("utf-8", "replace"), file=sys.stderr)
            raise
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)


def look(base: str, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            get(f"{base}/healthz")
            break
        except OSError:
            if server.poll() is not None or time.monotonic() > end:
                raise
            time.sleep(0.2)
    page = get(f"{base}/").decode()
    assets = ASSET.findall(page)
    if not any(path.endswith(".js") for path in assets):
        sys.exit(f"kirifuda: the start page of the wheel loads no script:\n{page}")
    for path in assets:
        if not get(base + path):
            sys.exit(f"kirifuda: the wheel's {path} is empty")
    if b"Permission is hereby granted" not in get(f"{base}/licences.txt"):
        sys.exit("kirifuda: the wheel does not hold the licences of whose code is in it")
    games = json.loads(get(f"{base}/api/games"))["games"]
    for told in games:
        get(f"{base}/api/sheets/{told['sheet']}")
    print(f"The wheel serves {len(games)} games and {len(assets)} files, without Node.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="try it in an empty environment")
    if parser.parse_args().check:
        try_out(wheel(ROOT / "build" / "wheel", KIRIFUDA_NATIVE="0"))
    else:
        print(f"Made {wheel(ROOT / 'dist').relative_to(ROOT)}")


if __name__ == "__main__":
    main()
