"""7.5.3.6: members are put on other circles, as many of them at once as their player likes."""

from __future__ import annotations

from kirifuda.games.luck_and_logic.processes import shift_members
from kirifuda.games.luck_and_logic.rule_processes import put_together
from kirifuda.games.luck_and_logic.rulings import NO_SHIFT
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.zones import ALL_CIRCLES, AREAS, TERRITORY, places_for
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.scope import CARD_BITS, CARD_MASK
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask_one
from kirifuda.kernel.values.rulings import barred


def room_for(t: Table, card: int) -> list[int]:
    """The places that a member may take: those of its territory, or its own if it must stay."""
    if barred(t, NO_SHIFT, t.seat[card], card):
        return [t.spot[card]]  # 5.14.3
    return places_for(t.face(card).nums[TERRITORY])


def fit(rooms: list[list[int]], places: list[int]) -> bool:
    """Whether the members without a place find theirs."""
    at = len(places)
    if at == len(rooms):
        return True
    taken = 0
    for place in places:
        taken |= AREAS[place]
    for place in rooms[at]:
        if not AREAS[place] & taken and fit(rooms, [*places, place]):
            return True
    return False


class Rearrange(Frame):
    """7.5.3.6: each member is given a place in turn, then all of them go there at once.

    Territory is kept to, and so is one member for each circle. `places`: those told so far. They
    are asked for by where they stand, whoever came first, so that the same way of rearranging is
    told in the same way (12.1.1.2) and copies of a card are not told apart.
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
        standing = sorted([s.spot[c] << CARD_BITS | c for c in s.members(self.seat)])
        members = [told & CARD_MASK for told in standing]
        at = len(self.places)
        if at == len(members):
            s.stack.pop()
            put_together(s, shift_members(s, members, self.places, "7.5.3.6", 1))
            return
        found = self.open(s, members)
        if len(found) == 1 and not s.stepwise:
            self.places = [*self.places, found[0]]
            return
        options = [Option("place", members[at], place) for place in found]
        ask_one(s, self.seat, "rearrange", "7.5.3.6", options, members[at])

    def open(self, t: Table, members: list[int]) -> list[int]:
        """The places for the present member that leave room for the others.

        Where there is none (an effect has changed a territory), it stays.
        """
        taken = 0
        for place in self.places:
            taken |= AREAS[place]
        rooms = [room_for(t, card) for card in members]
        out: list[int] = []
        for place in rooms[len(self.places)]:
            if not AREAS[place] & taken and fit(rooms, [*self.places, place]):
                out.append(place)
        return out or [t.spot[members[len(self.places)]]]

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
