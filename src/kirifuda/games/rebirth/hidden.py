"""9.8.2.2: automatic abilities of cards in hidden zones, revealed to come to wait.

Whoever might hold such a card is asked whenever its event has happened, so that being asked tells
nobody anything.
"""

from __future__ import annotations

from kirifuda.games.rebirth.table import Table
from kirifuda.games.rebirth.zones import HAND, KINDS
from kirifuda.kernel.cards import EVERYWHERE
from kirifuda.kernel.decisions import Option
from kirifuda.kernel.frames import Frame, ask
from kirifuda.kernel.scope import CARD_BITS, NO_REGS, Event, Scope, Waiting
from kirifuda.kernel.state import State


class Reveal(Frame):
    """A seat may reveal cards in its hand whose abilities an event has triggered."""

    code = 33

    def fresh(self) -> Frame:
        return Reveal()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if not s.hushed:
            s.stack.pop()
            return
        seat = s.hushed_seats[0]
        options = [
            Option("reveal", card, ability=number)
            for card, number in answers(s, s.hushed[0], seat, s.hushed_since[0])
        ]
        options.append(Option("done"))
        ask(s, seat, "reveal", "9.8.2.2", options)

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        if option.kind == "done":
            s.hushed = s.hushed[1:]
            s.hushed_seats = s.hushed_seats[1:]
            s.hushed_since = s.hushed_since[1:]
            return
        ev = s.hushed[0]
        seat = s.hushed_seats[0]
        s.set_known(option.card, (1 << s.seats) - 1)
        s.note("reveal", "9.8.2.2", seat, option.card)
        sc = Scope(option.ability, s.ref(option.card), seat, ev, NO_REGS)
        s.waiting = [*s.waiting, Waiting(sc, 1)]


def answers(t: Table, ev: Event, seat: int, since: int) -> list[tuple[int, int]]:
    """The cards in hand, with their abilities, that an event has triggered and that do not wait.

    What came to the hand after the event (at the time `since` or later) was not triggered by it.
    """
    out: list[tuple[int, int]] = []
    for card in t.zones[seat * KINDS + HAND]:
        if t.ref(card) >> CARD_BITS >= since:
            continue
        for number in t.face(card).abilities:
            ability = t.pool.abilities[number]
            if ability.zones == EVERYWHERE or not ability.zones >> HAND & 1:
                continue
            sc = Scope(number, t.ref(card), seat, ev, NO_REGS)
            if any(waits_for(w, sc) for w in t.waiting):
                continue  # 9.8.2.2: once for each event
            if not t.pool.rules.may_wait(t, ability, sc):
                continue
            for trigger in ability.triggers:
                if trigger.event == ev.kind and not trigger.own and trigger.matches(t, sc, ev):
                    out.append((card, number))
                    break
    return out


def waits_for(w: Waiting, sc: Scope) -> bool:
    """Whether an ability waits because of an event already."""
    ev = w.scope.event
    now = sc.event
    return (
        w.scope.source == sc.source
        and w.scope.ability == sc.ability
        and ev is not None
        and now is not None
        and (ev.kind, ev.card, ev.before, ev.other, ev.number)
        == (now.kind, now.card, now.before, now.other, now.number)
    )


def ask_hidden(t: Table) -> bool:
    """Push the asking, if someone who has cards in hand might answer; True if pushed."""
    kept: list[Event] = []
    seats: list[int] = []
    since: list[int] = []
    for i, ev in enumerate(t.hushed):
        seat = t.hushed_seats[i]
        if t.cards(seat, HAND) and might_answer(t, ev, seat):
            kept.append(ev)
            seats.append(seat)
            since.append(t.hushed_since[i])
    t.hushed = kept
    t.hushed_seats = seats
    t.hushed_since = since
    if kept:
        t.stack.append(Reveal())
    return bool(kept)


def might_answer(t: Table, ev: Event, seat: int) -> bool:
    """Whether any card of the seat's deck could answer the event, wherever that card is."""
    pool = t.pool
    for number in pool.hidden[seat]:
        sc = Scope(number, -1, seat, ev, NO_REGS)
        for trigger in pool.abilities[number].triggers:
            if trigger.event == ev.kind and not trigger.own and trigger.matches(t, sc, ev):
                return True
    return False
