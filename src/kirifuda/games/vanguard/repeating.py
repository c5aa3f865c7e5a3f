"""18.1: what tells positions apart in which something was done before, and how often it is done.

An action that leads back to the very same position is not taken there again (18.1.1.2); any other
loop is played out, as often as who acts likes (18.1.1.4), but not for ever.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.vanguard.events import BATTLE_PHASE
from kirifuda.games.vanguard.table import Table
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.procedures.repeats import (
    OFTEN,
    act_number,
    been_near,
    begin_action,
    done_often,
    keep,
    unrepeated,
)

ACTIONS: Final = ["call", "swap", "order", "use", "attack", "guard", "intercept"]
IN_BATTLE: Final = -6  # in `State.prints`, as OFTEN: such acts do not tire anybody (worth.py)
MOST_ROUNDS: Final = 200  # more often in a turn nothing is done (18.1.1.2)


def extra(t: Table) -> int:
    """What else tells positions apart (18.1.1.2): numbers of fighters; who attacks whom; and once
    there was a battle, what has happened that texts ask for, as how many battles there were
    (10.1.3)."""
    n: i64 = 0
    recalled: i64 = t.pool.recalled
    if t.battles and recalled:
        for ev in t.history:
            n += recalled >> ev.kind & 1
    if t.battling:
        n = n * 1024 + (t.attacker & CARD_MASK)
        for i in range(0, len(t.attacked), 2):
            n = (n * 1024 + (t.attacked[i] & CARD_MASK)) & 0x3FFFFFF
    for seat in range(t.seats):
        n = n * 1009 + t.energy[seat] * 31 + t.pain[seat] * 7 + t.orders[seat]
        n &= 0x3FFFFFF
    return n


def act(t: Table, seat: int, option: Option) -> None:
    """A fighter takes an action."""
    keep(t, act_number(ACTIONS, option), marked(t))
    begin_action(t, seat, option, extra(t))  # 18.1.1, 18.1.1.2


def left_to_do(t: Table, found: list[Option]) -> list[Option]:
    """Actions, but for those that were taken before in this very position, or too often."""
    if not t.prints:
        return found
    out = unrepeated(t, found, extra(t)) if been_near(t) else found
    if len(t.prints) >= 2 * MOST_ROUNDS:  # 18.1.1.4
        out = [o for o in out if not too_often(t, o)]
    return out


def too_often(t: Table, option: Option) -> bool:
    """Whether an action has been taken so often in this turn that it would go on for ever."""
    return done_often(t, ACTIONS, option, MOST_ROUNDS, marked(t))


def marked(t: Table) -> int:
    """How it is told that an action was taken."""
    return IN_BATTLE if t.phase == BATTLE_PHASE else OFTEN
