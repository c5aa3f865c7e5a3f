"""Effects that do something in place of an event, or just before it."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.kernel.effects.effect import start
from kirifuda.kernel.position.cards import MOVE
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.scope import CARD_MASK, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask
from kirifuda.kernel.values.rulings import Found


class Replaceable(Frame):
    """Something is about to befall a card, and effects may do something in its place.

    The card's master says which effect is tried first; each is tried once for the card. `tried`:
    pairs of source and ability; `spared`: what the effect that was tried last has kept (0: nothing
    was done in its place).
    """

    asks = ""  # the kind of the decision, and of its options
    asks_by = ""  # the clause of it

    def __init__(self) -> None:
        super().__init__()
        self.tried: list[int] = []
        self.spared: i64 = 0

    def present(self) -> int:
        """The card that is looked at."""
        raise AssertionError

    def offers(self, s: State) -> list[Found]:
        """The effects that can still be tried for that card."""
        raise AssertionError

    def tried_so_far(self, s: State) -> list[int]:
        """What was tried for the card, also for what this is done in place of."""
        tried = self.tried
        card = self.present()
        for f in s.stack:
            if f is not self and isinstance(f, Replaceable) and f.present() == card:
                tried = tried + f.tried
        return tried

    def try_next(self, s: State) -> bool:
        """Try an effect, or ask which; False if there is none left to try."""
        offers = self.offers(s)
        if not offers:
            return False
        if len(offers) == 1:
            self.attempt(s, offers[0])
            return True
        options = [
            Option(self.asks, f.active.scope.source & CARD_MASK, number=i)
            for i, f in enumerate(offers)
        ]
        card = self.present()
        ask(s, s.seat[card], self.asks, self.asks_by, options, card)
        return True

    def answer(self, s: State, option: Option) -> None:
        self.attempt(s, self.offers(s)[option.number])

    def attempt(self, s: State, found: Found) -> None:
        scope = found.active.scope
        self.tried = [*self.tried, scope.source, scope.ability]
        run_program(s, found, s.refs[self.present()])

    def inherit(self, scope: Scope) -> None:
        if scope.number(0):
            self.spared = scope.number(0)


def run_program(s: State, found: Found, ref: int) -> None:
    """Do what an effect does in place of something, or just before it, to a card.

    It keeps in its number 0 whether that is spared.
    """
    scope = found.active.scope
    number = s.pool.base[s.pool.ability_def[scope.ability]] + found.ruling.program
    sc = scope.copy()
    sc.ability = number
    sc.event = Event(MOVE, ref, ref)
    sc.set_number(0, 0)
    start(s, number, sc)


def was_tried(tried: list[int], found: Found) -> bool:
    """Whether an effect is among those already tried for the same event (pairs: card, ability)."""
    scope = found.active.scope
    for i in range(0, len(tried), 2):
        if tried[i] == scope.source and tried[i + 1] == scope.ability:
            return True
    return False
