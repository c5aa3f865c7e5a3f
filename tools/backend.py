"""The build backend: setuptools, plus mypy where the engine can be compiled.

Without a C compiler (or with KIRIFUDA_NATIVE=0) nothing but setuptools is asked for and the package
installs interpreted. With one, mypy is fetched into the build environment and setup.py compiles.
"""

import os
import shlex
import shutil
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

MYPY = "mypy>=2.4"


def has_compiler() -> bool:
    """Whether extension modules can be built for this interpreter."""
    if os.name == "nt":
        return shutil.which("cl") is not None
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command[0]) is not None and header.is_file()


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What setuptools needs for a wheel, and mypy if it is to be a native one."""
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    wish = os.environ.get("KIRIFUDA_NATIVE")
    return [*needed, MYPY] if wish == "1" or (wish != "0" and has_compiler()) else needed
