"""Actions that lead back to the very same position: they are not offered there again.

`State.prints` holds pairs: the fingerprint of a position, and what was done in it.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.packing import MASS, MASS_BITS, fingerprint
from kirifuda.kernel.position.state import State

MOST_TRIES: Final = 12  # so often a play that could not be paid for is offered again
ACT_NUMBERS: Final = 1024 * 8 * 1024  # of each kind of action


def act_number(kinds: list[str], option: Option) -> int:
    """An action as a number: the same action of the same card gives the same one."""
    kind: i64 = 0
    while kinds[kind] is not option.kind and kinds[kind] != option.kind:
        kind += 1
    act: i64 = (kind * 1024 + option.card) * 8 + option.spot + 1
    return act * 1024 + option.ability + 1


def been_near(s: State) -> bool:
    """Whether something was done in this turn with every card in the zone where it is now."""
    prints = s.prints
    where: i64 = s.mass & MASS
    for i in range(0, len(prints), 2):
        then: i64 = prints[i]
        if then >> MASS_BITS == where:
            return True
    return False


def unrepeated(s: State, options: list[Option], kinds: list[str], more: int = 0) -> list[Option]:
    """Leave out what was done before in this very position in this turn.

    `more` (30 bits) tells apart what only the game knows.
    """
    if not been_near(s):
        return options
    prints = s.prints
    now = fingerprint(s) ^ more
    done = [prints[i + 1] for i in range(0, len(prints), 2) if prints[i] == now]
    return [o for o in options if act_number(kinds, o) not in done]


def done_often(s: State, kinds: list[str], option: Option, most: int) -> bool:
    """Whether an action has been taken so many times in this turn."""
    prints = s.prints
    if len(prints) < 2 * most:
        return False
    act = act_number(kinds, option)
    times = 0
    for i in range(1, len(prints), 2):
        if prints[i] == act:
            times += 1
    return times >= most


def taken_back(s: State) -> None:
    """The last action was no play: it may be tried again, but not for ever in one position."""
    prints = s.prints
    now = prints[-2]
    act = prints[-1]
    tries = 0
    for i in range(0, len(prints), 2):
        if prints[i] == now and prints[i + 1] == -act:
            tries += 1
    if tries < MOST_TRIES:
        s.prints = [*prints[:-1], -act]


def withheld(s: State, what: Option) -> bool:
    """Whether neither an action nor the same one with a copy of its card is offered.

    If nothing else forbids it, it would repeat a position.
    """
    d = s.decision
    if d is None:
        return False
    for o in d.options:
        if o.same(what):
            return False
        if o.kind == what.kind and o.spot == what.spot and o.card >= 0 and what.card >= 0:
            if s.pool.definition[o.card] == s.pool.definition[what.card]:
                return False
    return True
