"""Builds the native engine into build/native, beside the source and never inside it.

build/native holds a whole copy of the package with the compiled modules; whoever puts it first on
PYTHONPATH runs native, everybody else runs the source as it is. With --try, a failure is no error:
the old copy is removed and the engine runs interpreted. With --can, nothing is built, and the exit
status tells whether this machine could.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from backend import has_compiler

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
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


def build() -> bool:
    """Build and prove that what was built is native; the output goes to build/native.log."""
    clean()
    TARGET.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(TARGET)]
    command += ["--build-temp", str(ROOT / "build" / "objects")]
    with LOG.open("w") as log:
        made = subprocess.run(
            command,
            cwd=ROOT,
            env=os.environ | {"KIRIFUDA_NATIVE": "1"},
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        if made.returncode:
            return False
        proof = subprocess.run(
            [sys.executable, "-c", PROOF],
            cwd=TARGET,
            env=os.environ | {"PYTHONPATH": str(TARGET)},
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        return proof.returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--try", dest="lenient", action="store_true", help="failure is no error")
    parser.add_argument("--can", action="store_true", help="only tell whether it is possible")
    options = parser.parse_args()
    if options.can:
        sys.exit(not has_compiler())
    if build():
        return
    shutil.rmtree(TARGET, ignore_errors=True)
    if not options.lenient:
        print(LOG.read_text("utf-8", "replace"), file=sys.stderr)
        sys.exit("kirifuda: the native build failed (see above)")


if __name__ == "__main__":
    main()
