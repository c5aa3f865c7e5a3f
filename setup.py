"""Compiles the modules named in pyproject.toml with mypyc, where that is possible.

KIRIFUDA_NATIVE=1 insists on the compiled build, KIRIFUDA_NATIVE=0 leaves it out; otherwise it is
tried, and the package is built interpreted, with a warning, if it fails. KIRIFUDA_FLAGS is handed
on to the C compiler. A wheel also holds the browser's side of the table, if it has been built
(tools/web.py). Editable installs are always interpreted: the source tree never holds compiled
files (see tools/native.py).
"""

import os
import re
import shutil
import sys
import tomllib
import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src/kirifuda")
WISH = os.environ.get("KIRIFUDA_NATIVE", "")
PACKED = re.compile(r"__native_kirifuda___(kernel|table|games___[a-z_]+?)___")
GIVEN = os.environ.get("KIRIFUDA_FLAGS", "").split()
FLAGS = ["-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden"]
MYPYC = Path("build/mypyc")


def native_modules() -> list[str]:
    """The files to compile, in a fixed order."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    table = project["tool"]["kirifuda"]["native"]
    package = ROOT / PACKAGE
    chosen = {path for glob in table["modules"] for path in package.glob(glob)}
    chosen -= {path for glob in table["except"] for path in package.glob(glob)}
    return sorted(path.relative_to(ROOT).as_posix() for path in chosen)


def give_up(reason: object) -> None:
    if WISH == "1":
        raise SystemExit(f"kirifuda: the native build failed: {reason}")
    warnings.warn(f"kirifuda: built interpreted, not native: {reason}", stacklevel=2)


def extensions() -> list[Extension]:
    compiles = {"build", "build_ext", "bdist_wheel", "install"} & set(sys.argv)
    if WISH == "0" or not compiles:
        return []
    modules = native_modules()
    if not modules:
        give_up("there is nothing to compile")
        return []
    os.chdir(ROOT)
    try:
        from mypyc.build import mypycify

        found: list[Extension] = mypycify(
            [f"--cache-dir={MYPYC}/cache", *modules],
            opt_level=os.environ.get("KIRIFUDA_OPT", "3"),
            debug_level="0",
            target_dir=str(MYPYC),
            group_name="kirifuda",
            multi_file=True,
        )
    except SystemExit:
        give_up("mypyc refused the source (see above)")
        return []
    except Exception as error:
        give_up(error)
        return []
    if os.name != "nt":
        for extension in found:
            # one list serves them all: it is not added to
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, *GIVEN]
            extension.extra_link_args = [*extension.extra_link_args, *GIVEN]
    return found


def current(target: str, sources: list[str]) -> bool:
    """Whether a file is there and newer than all that it is made from."""
    if not Path(target).exists():
        return False
    made = Path(target).stat().st_mtime
    return all(Path(source).stat().st_mtime < made for source in sources)


def joined(sources: list[str]) -> dict[str, list[str]]:
    """What to compile, the largest first, and from which of the sources each is made.

    The modules of a package become one, so that they can be inlined into one another.
    """
    parts: dict[str, list[str]] = {}
    for source in map(Path, sources):
        package = PACKED.match(source.name)
        target = source.with_name(f"join_{package[1]}.c") if package else source
        parts.setdefault(str(target), []).append(str(source))
    for made, found in parts.items():
        text = "".join(f'#include "{Path(path).name}"\n' for path in sorted(found))
        if found != [made] and (not Path(made).exists() or Path(made).read_text() != text):
            Path(made).write_text(text)
    size = {key: sum(Path(path).stat().st_size for path in parts[key]) for key in parts}
    return {key: parts[key] for key in sorted(parts, key=lambda key: -size[key])}


class BuildAllOrNothing(build_ext):
    """Either every extension module or none: half a native engine would not import.

    A package is one C file. They are compiled side by side, and only those that have changed.
    """

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        together = compiler.compile

        def side_by_side(sources: list[str], **given: Any) -> list[str]:
            headers = [str(path) for path in MYPYC.rglob("*.h")]

            def one(source: str, parts: list[str]) -> list[str]:
                found: list[str] = compiler.object_filenames(
                    [source], output_dir=given["output_dir"]
                )
                if not current(found[0], [source, *parts, *headers]):
                    together([source], **given)
                return found

            parts = joined(sources)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(one, parts.keys(), parts.values())
                return [target for found in made for target in found]

        compiler.compile = side_by_side
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            for path in map(Path, self.get_outputs()):
                path.unlink(missing_ok=True)
            self.extensions.clear()
            give_up(error)


class BuildWithBundle(build_py):
    """The package and, in a wheel, what of it a browser loads (kirifuda/server/bundle.py)."""

    def run(self) -> None:
        super().run()
        made = ROOT / "build" / "web"
        if "bdist_wheel" in sys.argv and not self.editable_mode and made.is_dir():
            target = Path(self.build_lib, "kirifuda", "server", "static")
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(made, target)


commands: dict[str, Any] = {"build_ext": BuildAllOrNothing, "build_py": BuildWithBundle}
setup(ext_modules=extensions(), cmdclass=commands)
