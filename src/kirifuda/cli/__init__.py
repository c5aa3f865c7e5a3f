"""What people type: `kirifuda`."""

from __future__ import annotations


def main() -> None:
    """Run the command."""
    from kirifuda.cli.app import run

    run()
