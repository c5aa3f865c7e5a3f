"""Builds the native engine into build/native, beside the source and never inside it.

build/native holds a whole copy of the package with the compiled modules; whoever puts it first on
PYTHONPATH runs native, everybody else runs the source as it is. With --can, nothing is built, and
the exit status tells whether this machine could.

With --tuned the copy goes to build/tuned, and with GCC it is compiled twice: the first time it
counts how often each branch is taken while tools/exercise.py plays, the second time it is laid out
for that, as one piece. It does the same, faster.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from backend import has_compiler

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
EXERCISE = ROOT / "tools" / "exercise.py"
COUNTING = "-fprofile-generate -fprofile-update=single"
COUNTED = (
    "-fprofile-use -fprofile-correction -Wno-missing-profile -Wno-coverage-mismatch "
    "-flto=auto -fno-fat-lto-objects"
)
PROOF = "import sys, kirifuda.build as b; sys.exit(0 if b.NATIVE else 'the copy runs interpreted')"


class Build:
    """One copy: where it goes, and how it is made."""

    def __init__(self, name: str) -> None:
        self.target = ROOT / "build" / name
        self.objects = ROOT / "build" / f"{name}-objects"
        self.log = ROOT / "build" / f"{name}.log"

    def clean(self) -> None:
        """Remove what the source no longer holds; all of it if the recipe is newer."""
        libraries = list(self.target.glob("kirifuda__mypyc*"))
        made = min((path.stat().st_mtime for path in libraries), default=0.0)
        if made < max((ROOT / name).stat().st_mtime for name in ("pyproject.toml", "setup.py")):
            shutil.rmtree(self.target, ignore_errors=True)
        for path in sorted(self.target.rglob("*"), reverse=True):
            place = SOURCE / path.relative_to(self.target)
            if path.suffix in {".so", ".pyd"}:
                place = place.with_name(path.name.split(".")[0] + ".py")
            if path.is_dir():
                if not any(path.iterdir()):
                    path.rmdir()
            elif not place.exists() and path not in libraries:
                path.unlink()

    def run(self, command: list[str], **more: str) -> bool:
        """Run a command, its output into the log; whether it went well."""
        with self.log.open("a") as log:
            done = subprocess.run(
                command, cwd=ROOT, env=os.environ | more, stdout=log, stderr=subprocess.STDOUT
            )
        return done.returncode == 0

    def compiled(self, flags: str) -> bool:
        opt = {"KIRIFUDA_OPT": "2"} if flags else {}  # less code: what is hot stays in the cache
        command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(self.target)]
        command += ["--build-temp", str(self.objects)]
        return self.run(command, KIRIFUDA_NATIVE="1", KIRIFUDA_FLAGS=flags, **opt)

    def counted(self) -> bool:
        """Count how often each branch is taken."""
        shutil.rmtree(self.objects, ignore_errors=True)
        if not self.compiled(COUNTING):
            return False
        played = self.run([sys.executable, str(EXERCISE)], PYTHONPATH=str(self.target))
        for path in [*self.objects.rglob("*.o"), *self.target.rglob("*.so")]:
            path.unlink()
        return played

    def made(self, tuned: bool) -> bool:
        """Build and prove that what was built is native."""
        self.clean()
        self.target.mkdir(parents=True, exist_ok=True)
        self.log.unlink(missing_ok=True)
        flags = COUNTED if tuned and has_gcc() and self.counted() else ""
        if not self.compiled(flags):
            return False
        return self.run([sys.executable, "-c", PROOF], PYTHONPATH=str(self.target))


def has_gcc() -> bool:
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    told = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in told.stdout


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--can", action="store_true", help="only tell whether it is possible")
    parser.add_argument("--tuned", action="store_true", help="laid out for how it is used")
    options = parser.parse_args()
    if options.can:
        sys.exit(not has_compiler())
    build = Build("tuned" if options.tuned else "native")
    if build.made(options.tuned):
        return
    shutil.rmtree(build.target, ignore_errors=True)
    print(build.log.read_text("utf-8", "replace"), file=sys.stderr)
    sys.exit("kirifuda: the native build failed (see above)")


if __name__ == "__main__":
    main()
