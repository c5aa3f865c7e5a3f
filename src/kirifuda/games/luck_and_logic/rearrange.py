"""7.5.3.6: members are put on other circles, as many of them at once as their player likes."""

from __future__ import annotations

from kirifuda.games.luck_and_logic.processes import shift_members
from kirifuda.games.luck_and_logic.rule_processes import put_together
from kirifuda.games.luck_and_logic.rulings import NO_SHIFT
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.zones import ALL_CIRCLES, AREAS, TERRITORY, places_for
from kirifuda.kernel.decisions import Option
from kirifuda.kernel.frames import Frame, ask
from kirifuda.kernel.rulings import barred
from kirifuda.kernel.state import State
from kirifuda.kernel.words import Reader, put


def room_for(t: Table, card: int) -> list[int]:
    """The places that a member may take: those of its territory, or its own if it must stay."""
    if barred(t, NO_SHIFT, t.seat[card], card):
        return [t.spot[card]]  # 5.14.3
    return places_for(t.face(card).nums[TERRITORY])


def fit(rooms: list[list[int]], at: int, taken: int) -> bool:
    """Whether all from `at` on find places beside the circles (bits) that are taken."""
    if at == len(rooms):
        return True
    for place in rooms[at]:
        if not AREAS[place] & taken and fit(rooms, at + 1, taken | AREAS[place]):
            return True
    return False


class Rearrange(Frame):
    """7.5.3.6: each member is given a place in turn, then all of them go there at once.

    Territory is kept to, and so is one member for each circle. `places`: those told so far.
    """

    code = 25

    def __init__(self) -> None:
        super().__init__()
        self.places: list[int] = []

    def fresh(self) -> Frame:
        return Rearrange()

    def copy(self) -> Frame:
        f = Rearrange()
        f.step = self.step
        f.seat = self.seat
        f.places = self.places
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat])
        put(out, self.places)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.places = r.many()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        members = s.members(self.seat)
        at = len(self.places)
        if at == len(members):
            s.stack.pop()
            put_together(s, shift_members(s, members, self.places, "7.5.3.6", 1))
            return
        found = self.open(s, members)
        if len(found) == 1:
            self.places = [*self.places, found[0]]
            return
        options = [Option("place", members[at], place) for place in found]
        ask(s, self.seat, "rearrange", "7.5.3.6", options, members[at])

    def open(self, t: Table, members: list[int]) -> list[int]:
        """The places for the present member that leave room for the others."""
        at = len(self.places)
        taken = 0
        for place in self.places:
            taken |= AREAS[place]
        rooms = [room_for(t, card) for card in members]
        out: list[int] = []
        for place in rooms[at]:
            if not AREAS[place] & taken and fit(rooms, at + 1, taken | AREAS[place]):
                out.append(place)
        return out or [t.spot[members[at]]]

    def answer(self, s: State, option: Option) -> None:
        self.places = [*self.places, option.spot]


def can_rearrange(t: Table, seat: int) -> bool:
    """Whether there is anything to rearrange: a member that could stand elsewhere."""
    members = t.members(seat)
    if not members:
        return False
    if t.covered(seat) != ALL_CIRCLES:
        for card in members:
            if len(room_for(t, card)) > 1:
                return True
        return False
    return len(members) > 1
