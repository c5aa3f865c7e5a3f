"""5.27: options of which some are done."""

from __future__ import annotations

from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    meaning,
    means,
)
from kirifuda.games.rebirth.meaning.picks import count
from kirifuda.games.rebirth.terms import (
    HasBit,
)
from kirifuda.kernel.choosing import ChooseNumber, TakeBit
from kirifuda.kernel.flow import Keep
from kirifuda.kernel.terms import Fixed
from kirifuda.text import Node

MODE = 9


@means("act.options")
def options(cx: Context, node: Node) -> None:
    """5.27.1, 5.27.2: choose so many of the options, do them in their order."""
    how = count(cx, child(node, 0))
    listed = children(node, 1)
    many = how.most.n if isinstance(how.most, Fixed) else 0
    if how.up_to or not isinstance(how.most, Fixed):
        raise NoMeaning("options can only be chosen in a fixed number")
    taken = cx.number()
    cx.emit(Keep(taken, Fixed(0)))
    if many >= len(listed):  # 5.27.2.2: all of them, each once
        cx.emit(Keep(taken, Fixed((1 << len(listed)) - 1)))
        many = 0
    for _ in range(many):  # 5.27.2.1: none, if none is to be chosen
        index = cx.number()
        lo, hi = Fixed(1), Fixed(len(listed))
        cx.emit(ChooseNumber("5.27.1", MODE, index, cx.actor, lo, hi, taken))
        cx.emit(TakeBit(taken, index, 1))
    named, it = cx.named, cx.it
    for place_, option in enumerate(listed):
        # 5.27.3: what the other options speak of is not there; 5.27.4: in their printed order
        cx.named, cx.it = named, it
        skip = cx.only_if(HasBit(taken, place_))
        for line in children(option, 1):
            meaning(line)(cx, line)
        cx.land(skip)
    cx.named, cx.it = named, it
