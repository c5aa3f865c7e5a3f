"""Effects that do something in place of an event, or just before it."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.kernel.effects.effect import start
from kirifuda.kernel.position.cards import MOVE
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader, put, put_lists
from kirifuda.kernel.position.scope import CARD_MASK, NO_REGS, Active, Event, Scope, read_scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask_one
from kirifuda.kernel.values.rulings import Found, Ruling, in_force


class Replaceable(Frame):
    """Something is about to befall cards at the same time, and effects may do something else.

    What is in force before it counts for all of them (`look`), also for those that are looked at
    when others have gone. A card's master says which effect is tried first; each is tried once for
    the card. `refs`: the cards; `at`: which of them is looked at; `known`: for each effect about
    one of them, that card, its ruling among those of its ability, its scope; `tried`: pairs of
    source and ability; `spared`: what the effect that was tried last has kept (0: nothing was
    done in its place).
    """

    asks = ""  # the kind of the decision, and of its options
    asks_by = ""  # the clause of it
    rule = 0  # the rule that such effects change

    def __init__(self) -> None:
        super().__init__()
        self.refs: list[int] = []
        self.known: list[list[int]] = NO_REGS
        self.tried: list[int] = []
        self.at: i64 = 0
        self.spared: i64 = 0

    def take_over(self, other: Replaceable) -> None:
        """Be a copy of another one, as far as all of them go."""
        self.step = other.step
        self.seat = other.seat
        self.refs = other.refs
        self.known = other.known
        self.tried = other.tried
        self.at = other.at
        self.spared = other.spared

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.at, self.spared])
        put(out, self.refs)
        put_lists(out, self.known)
        put(out, self.tried)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.at = r.one()
        self.spared = r.one()
        self.refs = r.many()
        self.known = r.lists()
        self.tried = r.many()

    def look(self, s: State, cards: list[int]) -> None:
        """It is about to befall these cards: the turn player's are looked at first.

        What is done to a card in place of something else is still the same event: what was in force
        before that counts.
        """
        for k in range(s.seats):
            for card in cards:
                if s.seat[card] == (s.turn_seat + k) % s.seats:
                    self.refs.append(s.refs[card])
        known: list[list[int]] = []
        now = in_force(s, self.rule)
        for ref in self.refs:
            above = self.beneath(s, ref)
            if above is not None:
                known.extend([told for told in above.known if told[0] == ref])
                continue
            for found in now:
                if found.about(s, ref & CARD_MASK):
                    known.append(noted(s, ref, found))
        self.known = known

    def beneath(self, s: State, ref: int) -> Replaceable | None:
        """What is being replaced for a card just now, by effects on the same rule."""
        for f in s.stack:
            if f is not self and isinstance(f, Replaceable) and f.rule == self.rule:
                if f.at < len(f.refs) and f.refs[f.at] == ref:
                    return f
        return None

    def present(self) -> int:
        """The card that is looked at, or -1."""
        return self.refs[self.at] & CARD_MASK if self.at < len(self.refs) else -1

    def next_card(self) -> None:
        """Look at the next one."""
        self.at += 1
        self.tried = []
        self.spared = 0

    def about_it(self, s: State) -> list[Found]:
        """The effects about the present card, if it is still where it was."""
        ref = self.refs[self.at]
        if not s.alive(ref):
            return []
        return [recalled(s, told) for told in self.known if told[0] == ref]

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
        if len(offers) == 1 and not s.stepwise:
            self.attempt(s, offers[0])
            return True
        options = [
            Option(self.asks, f.active.scope.source & CARD_MASK, number=i)
            for i, f in enumerate(offers)
        ]
        card = self.present()
        ask_one(s, s.seat[card], self.asks, self.asks_by, options, card)
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


def noted(s: State, ref: int, found: Found) -> list[int]:
    """An effect about a card in numbers: the card, which ruling of its ability, its scope."""
    scope = found.active.scope
    which = 0
    for modifier in s.pool.abilities[scope.ability].modifiers:
        if modifier is found.ruling:
            break
        which += 1
    out = [ref, which]
    scope.write(out)
    return out


def recalled(s: State, told: list[int]) -> Found:
    """The effect that was noted so."""
    scope = read_scope(Reader(told[2:]))
    ruling = s.pool.abilities[scope.ability].modifiers[told[1]]
    assert isinstance(ruling, Ruling)
    return Found(ruling, Active(ruling, scope, None, None, 0, False, 0))


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
