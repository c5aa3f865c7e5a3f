"""5.32: gates are broken, by attacks and by effects; what is done in place of that (9.10)."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.luck_and_logic.events import GATE_BROKEN
from kirifuda.games.luck_and_logic.processes import turn_faces
from kirifuda.games.luck_and_logic.rulings import GATE_INSTEAD, NO_BREAK
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.zones import GATE
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.scope import BY_RULE, CARD_MASK, Event
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame
from kirifuda.kernel.timing.replacing import Replaceable, was_tried
from kirifuda.kernel.values.rulings import Found, barred, in_force


def breakable(t: Table, gate: int) -> bool:
    """5.32.1.1: whether a gate can be broken at all: it is whole, and no effect forbids it."""
    return (
        t.zone[gate] == GATE and t.down[gate] == 1 and not barred(t, NO_BREAK, t.seat[gate], gate)
    )


def break_gates(
    t: Table, gates: list[int], by: int, clause: str, cause: int = BY_RULE, source: int = -1
) -> bool:
    """5.32.1: gates are turned face up at the same time.

    `by` is the member (reference) that breaks them (5.32.2). A broken gate is not broken again
    (5.32.1.1). True if nothing is left to do; False if a frame was pushed that first tries what is
    done in place of it (9.10): then the frame that called this receives those that were broken.
    """
    able = [gate for gate in gates if breakable(t, gate)]
    if able and t.pool.rules_touched >> GATE_INSTEAD & 1:
        if in_force(t, GATE_INSTEAD) or any(isinstance(f, Breaking) for f in t.stack):
            f = Breaking()
            f.by = by
            f.source = source
            f.cause = cause
            f.clause = [ord(c) for c in clause]
            f.look(t, able)
            t.stack.append(f)
            return False
    open_gates(t, able, by, clause, cause, source)  # 5.32.2
    return True


def open_gates(t: Table, gates: list[int], by: int, clause: str, cause: int, source: int) -> None:
    """5.32.1, 8.2.10.3.1: the gates are broken, and everyone hears of it."""
    turn_faces(t, gates, 0, clause, source)  # 5.32.1, 8.2.10.3.1
    for gate in gates:
        t.note("broken", "5.32.1", t.seat[gate], gate, source=source)
    if heard(t, GATE_BROKEN):
        for gate in gates:
            ref = t.refs[gate]
            seat = t.seat[gate]
            emit(t, Event(GATE_BROKEN, ref, ref, GATE, GATE, seat, cause, source, other=by))


class Breaking(Replaceable):
    """Gates are about to be broken, and something may be done in place of that (9.10).

    `held`: those that are not broken.
    """

    code = 21
    asks = "instead"
    asks_by = "9.10.2.1"
    rule = GATE_INSTEAD

    def __init__(self) -> None:
        super().__init__()
        self.by: i64 = -1
        self.source: i64 = -1
        self.cause: i64 = 0
        self.held: list[int] = []
        self.clause: list[int] = []

    def fresh(self) -> Frame:
        return Breaking()

    def copy(self) -> Frame:
        f = Breaking()
        f.take_over(self)
        f.by = self.by
        f.source = self.source
        f.cause = self.cause
        f.held = self.held
        f.clause = self.clause
        return f

    def write(self, out: list[int]) -> None:
        super().write(out)
        out.extend([self.by, self.source, self.cause])
        put(out, self.held)
        put(out, self.clause)

    def read(self, r: Reader) -> None:
        super().read(r)
        self.by = r.one()
        self.source = r.one()
        self.cause = r.one()
        self.held = r.many()
        self.clause = r.many()

    def offers(self, s: State) -> list[Found]:
        assert isinstance(s, Table)
        if not breakable(s, self.present()):
            return []
        tried = self.tried_so_far(s)  # 9.10.2.3
        return [found for found in self.about_it(s) if not was_tried(tried, found)]

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.at < len(self.refs):
            if not self.try_next(s):
                self.next_card()
            return
        s.stack.pop()
        gates = [ref & CARD_MASK for ref in self.refs if s.alive(ref)]
        going = [gate for gate in gates if gate not in self.held and breakable(s, gate)]
        open_gates(
            s, going, self.by, "".join([chr(c) for c in self.clause]), self.cause, self.source
        )
        s.own_top().receive(s, going)

    def receive(self, s: State, cards: list[int]) -> None:
        if self.spared and self.at < len(self.refs):
            gate = self.present()
            s.note("instead", "9.10.1", s.seat[gate], gate)
            self.held = [*self.held, gate]
            self.next_card()
