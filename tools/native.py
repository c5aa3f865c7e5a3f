"""Builds the native engine into build/native, beside the source and never inside it.

build/native holds a whole copy of the package with the compiled modules; whoever puts it first on
PYTHONPATH runs native, everybody else runs the source as it is. With --try, a failure is no error:
the old copy is removed and the engine runs interpreted. With --can, nothing is built, and the exit
status tells whether this machine could.

With --tuned, and with GCC, it is built twice: the first build counts how often each branch is taken
while tools/exercise.py plays, and the second is laid out for that. It does the same, faster.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import IO

from backend import has_compiler

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
OBJECTS = ROOT / "build" / "objects"
EXERCISE = ROOT / "tools" / "exercise.py"
COUNTING = "-fprofile-generate -fprofile-update=single"
COUNTED = "-fprofile-use -fprofile-correction -Wno-missing-profile -Wno-coverage-mismatch"
TARGET = ROOT / "build" / "native"
LOG = ROOT / "build" / "native.log"
PROOF = "import sys, kirifuda.build as b; sys.exit(0 if b.NATIVE else 'the copy runs interpreted')"


def clean() -> None:
    """Remove from the copy what the source no longer holds; all of it if the recipe is newer."""
    libraries = list(TARGET.glob("kirifuda__mypyc*"))
    made = min((path.stat().st_mtime for path in libraries), default=0.0)
    if made < max((ROOT / name).stat().st_mtime for name in ("pyproject.toml", "setup.py")):
        shutil.rmtree(TARGET, ignore_errors=True)
    for path in sorted(TARGET.rglob("*"), reverse=True):
        place = SOURCE / path.relative_to(TARGET)
        if path.suffix in {".so", ".pyd"}:
            place = place.with_name(path.name.split(".")[0] + ".py")
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif not place.exists() and path not in libraries:
            path.unlink()


def run(log: IO[str], command: list[str], **more: str) -> bool:
    """Run a command, its output into the log; whether it went well."""
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | more, stdout=log, stderr=subprocess.STDOUT
    )
    return done.returncode == 0


def compile_with(log: IO[str], flags: str) -> bool:
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(TARGET)]
    command += ["--build-temp", str(OBJECTS)]
    return run(log, command, KIRIFUDA_NATIVE="1", KIRIFUDA_FLAGS=flags)


def counted(log: IO[str]) -> bool:
    """Count in a build of its own how often each branch is taken."""
    shutil.rmtree(OBJECTS, ignore_errors=True)
    if not compile_with(log, COUNTING):
        return False
    played = run(log, [sys.executable, str(EXERCISE)], PYTHONPATH=str(TARGET))
    for path in [*OBJECTS.rglob("*.o"), *TARGET.rglob("*.so")]:
        path.unlink()
    return played


def has_gcc() -> bool:
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    told = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in told.stdout


def build(tuned: bool) -> bool:
    """Build and prove that what was built is native; the output goes to build/native.log."""
    clean()
    TARGET.mkdir(parents=True, exist_ok=True)
    with LOG.open("w") as log:
        flags = COUNTED if tuned and has_gcc() and counted(log) else ""
        if not compile_with(log, flags):
            return False
        return run(log, [sys.executable, "-c", PROOF], PYTHONPATH=str(TARGET))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--try", dest="lenient", action="store_true", help="failure is no error")
    parser.add_argument("--can", action="store_true", help="only tell whether it is possible")
    parser.add_argument("--tuned", action="store_true", help="laid out for how it is used")
    options = parser.parse_args()
    if options.can:
        sys.exit(not has_compiler())
    if build(options.tuned):
        return
    shutil.rmtree(TARGET, ignore_errors=True)
    if not options.lenient:
        print(LOG.read_text("utf-8", "replace"), file=sys.stderr)
        sys.exit("kirifuda: the native build failed (see above)")


if __name__ == "__main__":
    main()
