"""11.12: what is done in place of a unit's leaving its circle.

What effects do then may ask, so that such a move can be a frame.
"""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.vanguard.placing import AS_USUAL, put
from kirifuda.games.vanguard.rulings import INSTEAD
from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.zones import CIRCLES
from kirifuda.kernel.events.moving import LAST
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.integers import put as put_numbers
from kirifuda.kernel.position.scope import BY_RULE, CARD_MASK
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame
from kirifuda.kernel.timing.replacing import Replaceable, was_tried
from kirifuda.kernel.values.rulings import Found, in_force


def depart(
    t: Table,
    cards: list[int],
    zone: int,
    clause: str,
    cause: int = BY_RULE,
    source: int = -1,
    actor: int = -1,
    where: int = LAST,
    down: int = AS_USUAL,
    rest: int = 0,
    told: bool = False,
) -> bool:
    """Put cards into a zone of their owners at the same time, unless something else is done.

    True if that is done. False if it may be replaced: then a frame was pushed, and if it is to be
    `told`, the frame that called this receives the cards that have gone.
    """
    if not cards:
        return True
    if not replaceable(t, cards):
        put(t, cards, zone, clause, cause, source, actor, where, down, rest)
        return True
    f = Departure()
    f.zone = zone
    f.clause = [ord(c) for c in clause]
    f.cause = cause
    f.source = source
    f.actor = actor
    f.where = where
    f.down = down
    f.rest = rest
    f.told = 1 if told else 0
    f.look(t, cards)
    t.stack.append(f)
    return False


def replaceable(t: Table, cards: list[int]) -> bool:
    """Whether something may be done in place of cards' leaving."""
    if not t.pool.rules_touched >> INSTEAD & 1:
        return False
    for card in cards:
        if CIRCLES >> t.zone[card] & 1:
            return bool(in_force(t, INSTEAD)) or any(isinstance(f, Departure) for f in t.stack)
    return False


class Departure(Replaceable):
    """Units leave for a zone of their owners.

    11.12.1, 11.12.1.1: what is done in their place keeps them from leaving at all; of several that
    leave at once, it does so by what was in force before any of them has left. 11.12.2, 11.12.2.1,
    11.12.2.2: their master says which effect is tried first; each is tried once (11.12.2.3).
    `held`: what stays.
    """

    code = 35
    asks = "instead"
    asks_by = "11.12.2.1"
    rule = INSTEAD

    def __init__(self) -> None:
        super().__init__()
        self.held: list[int] = []
        self.clause: list[int] = []
        self.zone: i64 = 0
        self.cause: i64 = 0
        self.source: i64 = -1
        self.actor: i64 = -1
        self.where: i64 = 0
        self.down: i64 = -1
        self.rest: i64 = 0
        self.told: i64 = 0

    def fresh(self) -> Frame:
        return Departure()

    def copy(self) -> Frame:
        f = Departure()
        f.take_over(self)
        f.held = self.held
        f.clause = self.clause
        f.zone = self.zone
        f.cause = self.cause
        f.source = self.source
        f.actor = self.actor
        f.where = self.where
        f.down = self.down
        f.rest = self.rest
        f.told = self.told
        return f

    def write(self, out: list[int]) -> None:
        super().write(out)
        out.extend([self.zone, self.cause, self.source, self.actor, self.where, self.down])
        out.extend([self.rest, self.told])
        put_numbers(out, self.held)
        put_numbers(out, self.clause)

    def read(self, r: Reader) -> None:
        super().read(r)
        self.zone = r.one()
        self.cause = r.one()
        self.source = r.one()
        self.actor = r.one()
        self.where = r.one()
        self.down = r.one()
        self.rest = r.one()
        self.told = r.one()
        self.held = r.many()
        self.clause = r.many()

    def offers(self, s: State) -> list[Found]:
        """What can still be done in place of the present card's leaving."""
        out: list[Found] = []
        if not CIRCLES >> s.zone[self.present()] & 1:
            return out
        tried = self.tried_so_far(s)
        for found in self.about_it(s):
            if found.ruling.zones >> self.zone & 1 and not was_tried(tried, found):  # 11.12.2.3
                out.append(found)
        return out

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.at < len(self.refs):
            if not self.try_next(s):  # 11.12.2, 11.12.2.1, 11.12.2.2
                self.next_card()
            return
        alive = [ref & CARD_MASK for ref in self.refs if s.alive(ref)]
        going = [card for card in alive if card not in self.held]
        clause = "".join([chr(c) for c in self.clause])
        s.stack.pop()
        put(
            s,
            going,
            self.zone,
            clause,
            self.cause,
            self.source,
            self.actor,
            self.where,
            self.down,
            self.rest,
        )
        if self.told:
            s.own_top().receive(s, going)

    def receive(self, s: State, cards: list[int]) -> None:
        """What was tried is done, or was not (11.12.3)."""
        if self.spared:  # 11.12.3
            card = self.present()
            s.note("instead", "11.12.1", s.seat[card], card)
            self.held = [*self.held, card]  # 11.12.1, 11.12.1.1
            self.next_card()
