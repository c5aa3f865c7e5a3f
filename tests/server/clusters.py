"""A PostgreSQL of one's own, in a folder of the test, as long as it is needed."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.needs import leave_out, postgres


def as_owner(command: list[str], folder: Path) -> None:
    """Run a program of PostgreSQL, which does not want to be root."""
    extra: dict[str, object] = {}
    if os.getuid() == 0:
        extra = {"user": "postgres", "group": "postgres", "extra_groups": []}
    done = subprocess.run(
        command,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        **extra,  # type: ignore[call-overload]
    )
    assert done.returncode == 0, done.stderr + done.stdout


@contextlib.contextmanager
def cluster() -> Iterator[str]:
    """The address of an empty database; the test is left out where there is no PostgreSQL."""
    programs = postgres()
    if programs is None:
        leave_out("postgresql")
        return
    folder = Path(tempfile.mkdtemp(prefix="kirifuda-pg-"))
    data = folder / "data"
    try:
        if os.getuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        as_owner(
            [
                str(programs / "initdb"),
                "-D",
                str(data),
                "-A",
                "trust",
                "-U",
                "kirifuda",
                "--no-sync",
            ],
            folder,
        )
        # no port: a socket in the folder, so that nobody is in the way of another
        options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c fsync=on"
        control = [str(programs / "pg_ctl"), "-D", str(data), "-w", "-t", "60"]
        as_owner([*control, "-o", options, "-l", str(folder / "log"), "start"], folder)
        try:
            yield f"postgresql+psycopg://kirifuda@/postgres?host={folder}"
        finally:
            as_owner([*control, "-m", "immediate", "stop"], folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
