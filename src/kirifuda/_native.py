"""Compiled along with the engine, or not: that is what it tells."""

from typing import Final

NATIVE: Final = not __file__.endswith(".py")
