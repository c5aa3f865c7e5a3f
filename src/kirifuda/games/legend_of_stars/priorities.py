"""Chapter 7, 9.3: priority, and what is used in it."""

from __future__ import annotations

from typing import Final

from kirifuda.games.legend_of_stars.playing import (
    add_flashes,
    add_usable,
    might_flash,
    play_card,
    use_effect,
)
from kirifuda.games.legend_of_stars.table import Table
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.timing.priority import open_priority

TRIGGERS: Final = 0  # a window for effects that were triggered, and nothing else (9.3)
FLASHES: Final = 1  # a window for flash cards and effects on the field, too (5.5.1.II, 5.5.3)


def settle(t: Table) -> None:
    """9.3: what was triggered is used in turn, the turn player's opponent first.

    9.3.1, 9.3.2, 8.1.1, 8.1.2: what is forced comes before what is optional (timing/priority.py).
    """
    if t.waiting:
        open_priority(t, t.opponent(t.turn_seat), TRIGGERS)


def open_flashes(t: Table) -> None:
    """5.5.1.II, 5.5.1.III, 7.2: priority goes to and fro, the opponent first, until both pass."""
    open_priority(t, t.opponent(t.turn_seat), FLASHES)


def may_do(t: Table, seat: int, window: int) -> list[Option]:
    """5.5.1.II, 7.2: one effect of a card on the field, or one flash card.

    A seat that might hold a flash card is asked even if it does not, so that being asked tells
    nobody anything: then it can only pass.
    """
    out: list[Option] = []
    if window != FLASHES:
        return out
    add_usable(t, seat, out)
    if might_flash(t, seat):
        add_flashes(t, seat, out)
        if not out:
            out.append(Option("pass"))
    return out


def use_priority(t: Table, seat: int, option: Option) -> None:
    """5.5.1.II, 5.5.1.III: what is used resolves at once."""
    if option.kind == "use":
        use_effect(t, seat, option)
    else:
        play_card(t, seat, option.card)
