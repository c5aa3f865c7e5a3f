"""What people type: `kirifuda`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ENGINE = "KIRIFUDA_ENGINE"  # set to anything, the engine that Python finds first is used


def native_copy() -> Path | None:
    """The compiled copy of a source tree, if this is one and it has one that is up to date."""
    from kirifuda.build import NATIVE

    package = Path(__file__).resolve().parent.parent
    copy = package.parent.parent / "build" / "native"
    stamp = copy.with_suffix(".stamp")
    if NATIVE or os.environ.get(ENGINE) or package.parent.name != "src" or not stamp.exists():
        return None
    made = stamp.stat().st_mtime
    current = all(path.stat().st_mtime <= made for path in package.rglob("*.py"))
    return copy if current and (copy / "kirifuda").is_dir() else None


def main() -> None:
    """Run the command, and leave with its exit code; people never see a stack trace."""
    copy = native_copy()
    if copy is not None:
        found = os.environ.get("PYTHONPATH", "")
        path = os.pathsep.join([str(copy), found]) if found else str(copy)
        command = [sys.executable, "-m", "kirifuda", *sys.argv[1:]]
        os.execve(sys.executable, command, os.environ | {"PYTHONPATH": path, ENGINE: "native"})
    try:
        code = run(sys.argv[1:])
    except ModuleNotFoundError as error:
        if error.name not in ("typer", "rich", "textual"):
            raise
        print(
            f"kirifuda: {error.name} is not installed; `pip install 'kirifuda[play]'` brings it",
            file=sys.stderr,
        )
        code = 1
    sys.exit(code)


def run(arguments: list[str]) -> int:
    """Run the command with these arguments; 0: all went well, 1: something did not, 2: usage."""
    import typer

    from kirifuda.cli.app import app
    from kirifuda.kernel.errors import KirifudaError

    try:
        result = app(arguments, prog_name="kirifuda", standalone_mode=False)
        return result if isinstance(result, int) else 0
    except KirifudaError as error:
        from kirifuda.cli.language import spoken

        words = spoken(arguments)
        for reason in error.reasons:
            complain(words.placed(reason))
        return 1
    except typer.Exit as error:
        return error.exit_code
    except (KeyboardInterrupt, typer.Abort):
        complain("stopped")
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        what = error.strerror or type(error).__name__
        complain(f"{error.filename}: {what}" if error.filename else what)
        return 1
    except Exception as error:
        if shown := usage(error):
            print(shown, file=sys.stderr)
            return 2
        if isinstance(error, ModuleNotFoundError) or os.environ.get("KIRIFUDA_TRACE"):
            raise
        complain(f"something went wrong inside ({type(error).__name__}: {error})")
        complain("with KIRIFUDA_TRACE=1 it tells where; please report it")
        return 1


def usage(error: Exception) -> str:
    """What to tell about a command that was not understood; empty for any other error."""
    message = getattr(error, "format_message", None)
    if message is None:
        return ""
    context = getattr(error, "ctx", None)
    lines = [context.get_usage()] if context is not None else []
    return "\n".join([*lines, f"kirifuda: {message()}"])


def complain(text: str) -> None:
    """Tell of something that went wrong."""
    print(f"kirifuda: {text}", file=sys.stderr)
