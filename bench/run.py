"""Speed and memory beside weiss-sim, in one table, from one run.

`make bench` runs it. Rounds of the rival and of our two builds alternate, so that what else the
machine does falls on all of them alike; each figure is the median of its rounds.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

from games import GAMES, Row, limits

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LATEST = HERE / "latest.json"
BUILDS = {"native": ROOT / "build" / "tuned", "interpreted": ROOT / "src"}
FIRST_DECISION = """
import importlib.util, sys
if importlib.util.find_spec("kirifuda.cli"):
    import kirifuda.cli
import kirifuda
game = kirifuda.game(sys.argv[1])
decks = sys.argv[2].split(",") if sys.argv[2] != "-" else sorted(game.decks)[:2]
assert game.start(decks[:2], seed=7).decision is not None
"""

Figures = dict[str, float]


def environment() -> Path | None:
    """The interpreter of bench/.venv, where weiss-sim lives; None if it can't be had."""
    folder = HERE / ".venv"
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    wanted = HERE / "requirements.txt"
    stamp = folder / "installed"
    if stamp.exists() and stamp.stat().st_mtime >= wanted.stat().st_mtime:
        return python
    try:
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        install = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*install, "-r", str(wanted)], check=True)
    except subprocess.CalledProcessError as error:
        print(f"bench: weiss-sim is missing, there will be no ratios: {error}", file=sys.stderr)
        return None
    stamp.touch()
    return python


def measured(command: list[str], path: Path | None = None) -> dict[str, Any]:
    """What one measurement printed."""
    extra = {} if path is None else {"PYTHONPATH": str(path)}
    done = subprocess.run(command, env=os.environ | extra, stdout=subprocess.PIPE, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def ours(build: str, kind: str, row: Row, amount: float) -> Figures:
    decks = ",".join(row.decks) or "-"
    command = [sys.executable, str(HERE / "ours.py"), kind, row.game, decks, str(amount)]
    if row.format:
        command += [row.format, str(row.seats)]
    figures = measured(command, BUILDS[build])
    if figures.pop("native") != (build == "native"):
        sys.exit(f"bench: the {build} engine is not what was found in {BUILDS[build]}")
    return figures


def middle(rounds: list[Figures]) -> Figures:
    return {name: median(figures[name] for figures in rounds) for name in rounds[0]}


def startup(build: str, row: Row) -> float:
    """Seconds from starting Python to the first decision of a match, with caches warm."""
    command = [sys.executable, "-c", FIRST_DECISION, row.game, ",".join(row.decks) or "-"]
    times = []
    for _ in range(6):
        start = time.perf_counter()
        subprocess.run(command, env=os.environ | {"PYTHONPATH": str(BUILDS[build])}, check=True)
        times.append(time.perf_counter() - start)
    return median(times[1:])


def collect(rows: list[Row], rounds: int, seconds: float, games: int) -> dict[str, Any]:
    """Everything, as data."""
    rival = environment()
    speeds: dict[tuple[str, str], list[Figures]] = {}
    for number in range(rounds):
        print(f"bench: round {number + 1} of {rounds}", file=sys.stderr)
        if rival is not None:
            command = [str(rival), str(HERE / "rival.py"), "single", str(seconds)]
            speeds.setdefault(("", "rival"), []).append(measured(command))
        for row in rows:
            for build in BUILDS:
                figures = ours(build, "speed", row, seconds)
                speeds.setdefault((row.name, build), []).append(figures)
    result: dict[str, Any] = {
        "machine": {
            "cores": os.cpu_count(),
            "system": platform.platform(),
            "python": platform.python_version(),
        },
        "rounds": rounds,
        "seconds": seconds,
        "rival": None,
        "games": {},
    }
    if rival is not None:
        command = [str(rival), str(HERE / "rival.py"), "batched", str(seconds)]
        batched = measured(command)["per_second"]
        result["rival"] = middle(speeds["", "rival"]) | {"batched_per_second": batched}
    for row in rows:
        result["games"][row.name] = {}
        for build in BUILDS:
            print(f"bench: {row.name}, {build}", file=sys.stderr)
            figures = middle(speeds[row.name, build])
            if row.format and (row.game, build) in speeds:
                usual = middle(speeds[row.game, build])
                figures["beside"] = figures["per_second"] / usual["per_second"]
            if rival is not None:
                figures["ratio"] = figures["per_second"] / result["rival"]["per_second"]
            figures |= ours(build, "positions", row, 4 * seconds)
            figures |= ours(
                build, "memory", row, games if build == "native" else max(200, games // 10)
            )
            figures["startup_s"] = startup(build, row)
            result["games"][row.name][build] = figures
    result["limits"] = []
    for row in rows:
        builds = result["games"][row.name]
        for limit in limits(row):
            if limit.figure in builds[limit.build]:
                value = builds[limit.build][limit.figure]
                bound = {"least" if limit.least else "most": limit.number}
                told = {"game": row.name, "build": limit.build, "figure": limit.figure}
                result["limits"].append(told | bound | {"is": value, "holds": limit.holds(value)})
    return result


COLUMNS = (
    ("decisions/s", "per_second", ",.0f"),
    ("x weiss-sim", "ratio", ".2f"),
    ("with a log", "logged_per_second", ",.0f"),
    ("per game", "per_game", ".0f"),
    ("copy µs", "copy_us", ".2f"),
    ("copy+step µs", "copy_step_us", ".2f"),
    ("board µs", "board_us", ".0f"),
    ("pack+unpack µs", "pack_unpack_us", ".1f"),
    ("pack bytes", "pack_bytes", ",.0f"),
    ("MB", "memory_mb", ".1f"),
    ("grown MB", "grown_mb", "+.1f"),
    ("start s", "startup_s", ".2f"),
)


def table(result: dict[str, Any]) -> str:
    """The figures, one line a build, and what falls short of its limit."""
    named: list[tuple[str, Figures]] = []
    if result["rival"]:
        named.append(("weiss-sim", result["rival"]))
        batched = {"per_second": result["rival"]["batched_per_second"]}
        named.append(("weiss-sim, 256 games at once, 2 threads", batched))
    for game, builds in result["games"].items():
        named += [(f"{game}, {build}", figures) for build, figures in builds.items()]
    lines = [["", *(title for title, _, _ in COLUMNS)]]
    for name, figures in named:
        cells = [format(figures[key], how) if key in figures else "" for _, key, how in COLUMNS]
        lines.append([name, *cells])
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    text = [
        line[0].ljust(widths[0])
        + "".join(f"  {cell:>{width}}" for cell, width in zip(line[1:], widths[1:], strict=True))
        for line in lines
    ]
    for limit in result["limits"]:
        if not limit["holds"]:
            bound = f"at least {limit['least']}" if "least" in limit else f"at most {limit['most']}"
            text.append(
                f"falls short: {limit['game']}, {limit['build']}: "
                f"{limit['figure']} is {limit['is']:.3g}, wanted {bound}"
            )
    return "\n".join(text)


def markdown(result: dict[str, Any]) -> str:
    """The figures as a table for the README, one line a build."""
    named = [("weiss-sim", result["rival"] or {})]
    for game, builds in result["games"].items():
        named += [(f"{game}, {build}", figures) for build, figures in builds.items()]
    lines = ["| | " + " | ".join(title for title, _, _ in COLUMNS) + " |"]
    lines.append("| --- |" + " ---: |" * len(COLUMNS))
    for name, figures in named:
        cells = [format(figures[key], how) if key in figures else "" for _, key, how in COLUMNS]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    machine = result["machine"]
    lines += ["", f"{machine['cores']} cores, Python {machine['python']}."]
    return "\n".join(lines)


def write_readme(result: dict[str, Any]) -> None:
    readme = ROOT / "README.md"
    head, start, rest = readme.read_text("utf-8").partition("<!-- bench:start -->\n")
    _, end, tail = rest.partition("<!-- bench:end -->")
    readme.write_text(f"{head}{start}{markdown(result)}\n{end}{tail}", "utf-8")


def profile(row: Row) -> None:
    """Where the time of the interpreted engine goes."""
    decks = ",".join(row.decks) or "-"
    command = [sys.executable, "-m", "cProfile", "-s", "tottime", str(HERE / "ours.py")]
    command += ["speed", row.game, decks, "10"]
    environ = os.environ | {"PYTHONPATH": str(BUILDS["interpreted"])}
    done = subprocess.run(command, env=environ, stdout=subprocess.PIPE, text=True, check=True)
    print("\n".join(done.stdout.splitlines()[:45]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one round")
    parser.add_argument("--games", type=int, default=10_000, help="games of the memory test")
    parser.add_argument("--readme", action="store_true", help="write the table into the README")
    parser.add_argument("--check", action="store_true", help="fail if a limit is missed")
    parser.add_argument("--profile", action="store_true", help="show where the time goes instead")
    options = parser.parse_args()
    rows = [row for row in GAMES if not options.game or row.game in options.game]
    if options.profile:
        for row in rows:
            profile(row)
        return
    result = collect(rows, options.rounds, options.seconds, options.games)
    LATEST.write_text(json.dumps(result, indent=2) + "\n", "utf-8")
    print(json.dumps(result, indent=2) if options.json else table(result))
    if options.readme:
        write_readme(result)
    if options.check and not all(limit["holds"] for limit in result["limits"]):
        sys.exit(1)


if __name__ == "__main__":
    main()
