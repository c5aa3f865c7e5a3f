"""Chapter 10: rule processes, which are carried out by themselves (10.1.1, 10.1.2).

Reshuffling interrupts whatever is under way (10.1.2.1); all others are looked for in check timing
only (10.1.2.2), and what is found is done at the same time (10.1.2.2.1, 9.5.3.1). `Table.stray`
tells what can be wrong since they were last looked for.
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.luck_and_logic.events import BY_PROCESS
from kirifuda.games.luck_and_logic.leaving import send
from kirifuda.games.luck_and_logic.limits import limit_now
from kirifuda.games.luck_and_logic.picks import (
    CLOSE_PARADOX,
    KEEP_GATE,
    KEEP_LEVELS,
    KEEP_MEMBER,
    KEEP_PARADOX,
)
from kirifuda.games.luck_and_logic.processes import refresh, turn_faces
from kirifuda.games.luck_and_logic.rulings import LOSES_NOT, MORE_LEVELS
from kirifuda.games.luck_and_logic.table import (
    CROWDED,
    GATES,
    MISPLACED,
    PARADOXES,
    Table,
)
from kirifuda.games.luck_and_logic.zones import (
    CIRCLE,
    CIRCLES,
    DECK,
    DROP,
    GATE,
    GATE_CARD,
    KINDS,
    LEVEL_ZONE,
    MEMBER,
    PARADOX,
    PARADOX_ZONES,
    REFRESH,
    REMOVED,
    SET,
)
from kirifuda.kernel.events.moving import shift
from kirifuda.kernel.events.triggers import emit
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.scope import NO_NUMBERS, Event
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, pick
from kirifuda.kernel.timing.checks import ACTED, NOTHING
from kirifuda.kernel.values.rulings import barred

LEVEL_LIMIT: Final = 4  # 4.7.2
LOSING_REFRESHES: Final = 2  # 10.3.1.2

# what there is to begin with: never written to
NO_CROWDS: Final[list[list[int]]] = []
NO_CLAUSES: Final[list[str]] = []


# -- 10.2: reshuffling -----------------------------------------------------------------------


def is_dry(t: Table, seat: int) -> bool:
    """10.2.1: whether a deck is empty; but not if nothing can come of it, for there is no card to
    refresh it with, and an effect says that its player does not lose (1.3.1)."""
    if t.zones[seat * KINDS + DECK]:
        return False
    return bool(t.zones[seat * KINDS + DROP]) or not barred(t, LOSES_NOT, seat)  # 1.3.1


def run_dry(t: Table, seat: int) -> None:
    """10.2.1, 10.2.2: an empty deck is refreshed in the middle of anything.

    Not while a cost is being paid (10.2.3): `paid` makes up for it. Without a card in the drop
    zone the player loses at once (10.2.2.1).
    """
    if t.paying or not is_dry(t, seat):
        return
    if t.zones[seat * KINDS + DROP]:
        refresh(t, seat, "10.2.2")  # 10.2.1
    else:
        t.pool.rules.lose(t, [seat], "10.2.2.1")  # 10.2.2.1


def paid(t: Table) -> None:
    """10.2.3: a cost in the middle of an effect has been paid, or given up."""
    t.paying -= 1
    if not t.paying:
        refill(t)


def refill(t: Table) -> bool:
    """10.2.3: decks that ran empty while a cost was being paid are refreshed; whether any was.

    10.1.2.1.1: of several decks each is its own player's affair, so their order means nothing.
    """
    found = False
    for seat in t.seats_from(t.turn_seat):
        if is_dry(t, seat) and not t.over:
            run_dry(t, seat)
            found = True
    return found


# -- 10.3: defeat ----------------------------------------------------------------------------


def defeated(t: Table) -> list[int]:
    """10.3.1, 1.2.2, 1.2.2.1, 1.2.2.2: the players who meet a condition of defeat."""
    out: list[int] = []
    for seat in t.seats_from(t.turn_seat):
        if t.whole_gates(seat) and hidden_refreshes(t, seat) < LOSING_REFRESHES:  # 1.2.2.1, 1.2.2.2
            continue
        if not barred(t, LOSES_NOT, seat):
            out.append(seat)  # 1.2.2
    return out


def hidden_refreshes(t: Table, seat: int) -> int:
    """10.3.1.2: how many cards of the main deck lie face down in a refresh zone."""
    count = 0
    for card in t.zones[seat * KINDS + REFRESH]:
        if t.down[card] and not t.pool.faces[card].kinds & GATE_CARD:
            count += 1
    return count


def defeat_clause(t: Table, seat: int) -> str:
    return "10.3.1.2" if t.whole_gates(seat) else "10.3.1.1"


# -- 10.4 to 10.9: what is wrong -------------------------------------------------------------


def level_limit(t: Table, seat: int) -> int:
    """4.7.2: how many cards a level zone can hold."""
    return limit_now(t, MORE_LEVELS, seat, LEVEL_LIMIT)


def latest(t: Table, cards: list[int]) -> list[int]:
    """Those of the cards in a place that were put there last (several, if they came together)."""
    last = cards[-1]
    moment = moment_of(t, last)
    if moment < 0:
        return [last]
    return [c for c in cards if moment_of(t, c) == moment]


def put_together(t: Table, cards: list[int]) -> None:
    """Cards have been put on the field at the same time: none of them came last (10.4.2)."""
    for card in cards:
        t.together = [*t.together, t.refs[card], t.clock]
    t.clock += 1


def moment_of(t: Table, card: int) -> int:
    """When a card was put with others at once, or -1 (pairs: reference, moment)."""
    ref = t.refs[card]
    for i in range(len(t.together) - 2, -1, -2):
        if t.together[i] == ref:
            return t.together[i + 1]
    return -1


def crowds(t: Table, seat: int, kind: int) -> list[list[int]]:
    """10.4.1, 10.5.1: the members of each crowded circle, or the gates of each gate zone."""
    if not overlap(t, seat, kind):
        return NO_CROWDS
    out: list[list[int]] = []
    for circle in range(CIRCLES):
        found: list[int] = []
        for card in t.zones[seat * KINDS + kind]:
            if not t.area(card) >> circle & 1:
                continue
            if kind == GATE:
                if t.kinds_of(card) & GATE_CARD:
                    found.append(card)
            elif t.is_member(card):
                found.append(card)
        if len(found) > 1:
            out.append(found)
    return out


def overlap(t: Table, seat: int, kind: int) -> bool:
    """Whether two cards of a kind of zone, set ones aside, have a circle in common."""
    taken = 0
    for card in t.zones[seat * KINDS + kind]:
        if not t.status[card] & SET:
            area = t.area(card)
            if taken & area:
                return True
            taken |= area
    return False


def misplaced(t: Table) -> list[int]:
    """Cards on the field that may not be there (10.7)."""
    out: list[int] = []
    for seat in range(t.seats):
        for card in t.zones[seat * KINDS + CIRCLE]:
            if t.status[card] & SET:
                if t.host[card] < 0:  # 10.7.1.3
                    out.append(card)
            elif not t.kinds_of(card) & MEMBER:  # 10.7.1.1
                out.append(card)
        for card in t.zones[seat * KINDS + GATE]:
            if not t.kinds_of(card) & GATE_CARD:  # 10.7.1.2
                out.append(card)
    return out


def paradoxes(t: Table, seat: int) -> list[int]:
    """10.6.1: the face-up paradoxes of a player in the battle and the paradox zone."""
    out: list[int] = []
    for kind in PARADOX_ZONES:
        for card in t.zones[seat * KINDS + kind]:
            if not t.down[card] and t.kinds_of(card) & PARADOX:
                out.append(card)
    return out


class Task:
    """A choice that a rule process leaves to a player: so many (`least`) of the cards."""

    def __init__(self, kind: int, seat: int, cards: list[int], least: int) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.least = least


class Wrong:
    """All that rule processes find wrong at one moment, and what players must choose about it."""

    def __init__(self, t: Table) -> None:
        self.dropped = NO_NUMBERS  # 10.4, 10.7, 10.8
        self.clauses = NO_CLAUSES
        self.removed = NO_NUMBERS  # 10.5
        self.closed = NO_NUMBERS  # 10.6
        self.closing = "10.6.2"
        self.refreshing = NO_NUMBERS  # 10.9: seats
        self.tasks: list[Task] = []
        self.look(t)

    def look(self, t: Table) -> None:
        """All of it, at the same time."""
        if t.stray & PARADOXES:
            self.look_at_paradoxes(t)
        for seat in t.seats_from(t.turn_seat):
            self.look_at(t, seat)
        if len(self.tasks) > 1:  # 1.3.4
            mine = [task for task in self.tasks if task.seat == t.turn_seat]
            self.tasks = mine + [task for task in self.tasks if task.seat != t.turn_seat]
        if t.stray & MISPLACED:
            for card in misplaced(t):
                self.drop(card, "10.7.1")  # 10.7.1

    def look_at(self, t: Table, seat: int) -> None:
        if t.stray & CROWDED:
            for crowd in crowds(t, seat, CIRCLE):
                last = latest(t, crowd)
                if len(last) > 1:
                    self.tasks.append(Task(KEEP_MEMBER, seat, crowd, 1))
                else:
                    for card in crowd:
                        if card not in last:
                            self.drop(card, "10.4.1")
        if t.stray & GATES:
            for crowd in crowds(t, seat, GATE):
                last = latest(t, crowd)
                if len(last) > 1:
                    self.tasks.append(Task(KEEP_GATE, seat, crowd, 1))
                else:
                    self.removed = self.removed + [c for c in crowd if c not in last]
        levels = t.cards(seat, LEVEL_ZONE)
        limit = level_limit(t, seat)
        if len(levels) > limit:
            self.tasks.append(Task(KEEP_LEVELS, seat, levels, max(0, limit)))
        if t.points[seat] > 0:
            self.refreshing = [*self.refreshing, seat]

    def look_at_paradoxes(self, t: Table) -> None:
        """10.6.1, 10.6.2: as many of each side are turned down; one stays if only one side has."""
        seat = t.turn_seat
        foe = t.opponent(seat)
        mine = paradoxes(t, seat)
        theirs = paradoxes(t, foe)
        if mine and theirs:
            self.closing = "10.6.1.1" if len(mine) == len(theirs) else "10.6.1.2"
            if len(mine) == len(theirs):
                self.closed = mine + theirs  # 10.6.1, 10.6.1.1
            elif len(mine) < len(theirs):
                self.closed = mine
                self.tasks.append(Task(CLOSE_PARADOX, foe, theirs, len(mine)))  # 10.6.1.2
            else:
                self.closed = theirs
                self.tasks.append(Task(CLOSE_PARADOX, seat, mine, len(theirs)))  # 10.6.1.2
        elif len(mine) > 1:
            self.tasks.append(Task(KEEP_PARADOX, seat, mine, 1))  # 10.6.2
        elif len(theirs) > 1:
            self.tasks.append(Task(KEEP_PARADOX, foe, theirs, 1))  # 10.6.2

    def drop(self, card: int, clause: str) -> None:
        if card not in self.dropped:
            self.dropped = [*self.dropped, card]
            self.clauses = [*self.clauses, clause]

    def found(self) -> bool:
        return bool(self.dropped or self.removed or self.closed or self.refreshing or self.tasks)

    def settle(self, task: Task, chosen: list[int]) -> None:
        """A player has chosen."""
        left = [c for c in task.cards if c not in chosen]
        if task.kind == KEEP_MEMBER:
            for card in left:
                self.drop(card, "10.4.2")
        elif task.kind == KEEP_GATE:
            self.removed = self.removed + left  # 10.5.2
        elif task.kind == CLOSE_PARADOX:
            self.closed = self.closed + chosen
        elif task.kind == KEEP_PARADOX:
            self.closed = self.closed + left
        else:
            for card in left:
                self.drop(card, "10.8.1")

    def carry_out(self, t: Table) -> None:
        """10.1.2.2.1: all of it at once."""
        events: list[Event] = []
        for card in self.removed:
            events.append(shift(t, card, REMOVED, "10.5.1", down=1, cause=BY_PROCESS))
        if self.closed:
            turn_faces(t, self.closed, 1, self.closing)
        for seat in self.refreshing:
            top = t.top(seat, DECK)
            t.set_points(seat, t.points[seat] - 1)
            if top >= 0:
                events.append(shift(t, top, REFRESH, "10.9.1", down=1, cause=BY_PROCESS))
        for ev in events:
            emit(t, ev)
        if self.dropped:
            # told by the one process that drops them, or by all being done at once
            clause = self.clauses[0]
            for other in self.clauses:
                if other != clause:
                    clause = "10.1.2.2.1"
            send(t, self.dropped, DROP, clause, cause=BY_PROCESS)


def rule_processes(t: Table) -> int:
    """9.5.3.1: a stage of check timing: carry out all rule processes that there are now."""
    if not suspect(t):
        return NOTHING
    if refill(t):
        return ACTED
    losers = defeated(t)
    if losers:
        # 10.3.1, 10.1.2.2
        t.pool.rules.lose(t, losers, defeat_clause(t, losers[0]))
        return ACTED
    wrong = Wrong(t)
    if not wrong.found():
        calm(t)
        return NOTHING
    if wrong.tasks:
        t.stack.append(RuleProcess())
    else:
        wrong.carry_out(t)  # 9.5.3.1, 10.1.1, 10.1.2, 10.1.2.2, 10.1.2.2.1
    return ACTED


def suspect(t: Table) -> bool:
    """Whether anything has happened that could call for a rule process."""
    if t.stray:
        return True
    touched = t.pool.rules_touched
    if touched >> LOSES_NOT & 1:
        return True
    for seat in range(t.seats):
        if t.points[seat] or not t.zones[seat * KINDS + DECK]:
            return True
        count = len(t.zones[seat * KINDS + LEVEL_ZONE])
        if count > LEVEL_LIMIT or touched >> MORE_LEVELS & 1:
            if count > level_limit(t, seat):
                return True
    return False


def pending(t: Table) -> bool:
    """Whether a rule process waits to be carried out (7.7.8, 8.6.7)."""
    if not suspect(t):
        return False
    for seat in range(t.seats):
        if is_dry(t, seat):
            return True
    if defeated(t) or Wrong(t).found():
        return True
    calm(t)
    return False


def calm(t: Table) -> None:
    """Nothing is wrong: it is looked for again when something has changed."""
    t.stray = 0
    t.together = NO_NUMBERS


class RuleProcess(Frame):
    """Rule processes that leave something to choose: the turn player first (1.3.4).

    Nothing is changed before everything has been chosen. `chosen`: cards; `counts`: how many of
    them belong to each task that was settled.
    """

    code = 61

    def __init__(self) -> None:
        super().__init__()
        self.chosen = NO_NUMBERS
        self.counts = NO_NUMBERS

    def fresh(self) -> Frame:
        return RuleProcess()

    def copy(self) -> Frame:
        f = RuleProcess()
        f.step = self.step
        f.seat = self.seat
        f.chosen = self.chosen
        f.counts = self.counts
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat])
        put(out, self.chosen)
        put(out, self.counts)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.chosen = r.many()
        self.counts = r.many()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        wrong = Wrong(s)
        at = len(self.counts)
        if at < len(wrong.tasks):
            task = wrong.tasks[at]
            pick(s, task.seat, task.kind, task.cards, task.least, task.least)
            return
        s.stack.pop()
        first = 0
        for i, task in enumerate(wrong.tasks):
            wrong.settle(task, self.chosen[first : first + self.counts[i]])
            first += self.counts[i]
        wrong.carry_out(s)

    def receive(self, s: State, cards: list[int]) -> None:
        self.chosen = self.chosen + cards
        self.counts = [*self.counts, len(cards)]
