"""Automatic abilities of cards in hidden zones: their cards are revealed to let them wait.

Whoever might hold such a card is asked whenever its event has happened, so that being asked tells
nobody anything; nobody must answer.
"""

from __future__ import annotations

from kirifuda.kernel.events.moving import show_no_more
from kirifuda.kernel.position.cards import EVERYWHERE
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.scope import (
    CARD_BITS,
    CARD_MASK,
    NO_REGS,
    Event,
    Hushed,
    Scope,
    Waiting,
)
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask


def hush(s: State, ev: Event, seat: int, zone: int) -> None:
    """A seat is to be asked, in the next check timing, for cards in a zone that answer an event."""
    s.hushed = [*s.hushed, Hushed(ev, seat, zone, s.clock)]


class Reveal(Frame):
    """A seat may reveal cards whose abilities an event has triggered."""

    code = 11

    def fresh(self) -> Frame:
        return Reveal()

    def run(self, s: State) -> None:
        if not s.hushed:
            s.stack.pop()
            return
        options = [
            Option("reveal", card, ability=number) for card, number in answers(s, s.hushed[0])
        ]
        options.append(Option("done"))
        ask(s, s.hushed[0].seat, "reveal", s.pool.rules.reveal_clause, options)

    def answer(self, s: State, option: Option) -> None:
        if option.kind == "done":
            s.hushed = s.hushed[1:]
            return
        now = s.hushed[0]
        s.set_known(option.card, (1 << s.seats) - 1)
        s.note("reveal", s.pool.rules.reveal_clause, now.seat, option.card)
        sc = Scope(option.ability, s.refs[option.card], now.seat, now.event, NO_REGS)
        s.waiting = [*s.waiting, Waiting(sc, 1)]


def answers(s: State, now: Hushed) -> list[tuple[int, int]]:
    """The cards, with their abilities, that an event has triggered and that do not wait for it.

    What came to the zone after the event was not triggered by it.
    """
    out: list[tuple[int, int]] = []
    ev = now.event
    for card in s.zones[now.seat * s.kinds + now.zone]:
        if s.refs[card] >> CARD_BITS >= now.since:
            continue
        for number in s.face(card).abilities:
            ability = s.pool.abilities[number]
            if ability.zones == EVERYWHERE or not ability.zones >> now.zone & 1:
                continue
            sc = Scope(number, s.refs[card], now.seat, ev, NO_REGS)
            if any(waits_for(w, sc) for w in s.waiting):
                continue  # once for each event
            if not s.pool.rules.may_wait(s, ability, sc):
                continue
            for trigger in ability.triggers:
                if trigger.event == ev.kind and not trigger.own and trigger.matches(s, sc, ev):
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


def ask_hidden(s: State) -> bool:
    """Push the asking, if someone who has cards there might answer, the turn player first; True
    if pushed."""
    found: list[Hushed] = []
    for seat in s.seats_from(s.turn_seat):
        for now in s.hushed:
            if now.seat == seat and s.cards(seat, now.zone) and might_answer(s, now):
                found.append(now)
    s.hushed = found
    if found:
        s.stack.append(Reveal())
    return bool(found)


def might_answer(s: State, now: Hushed) -> bool:
    """Whether any card that the seat's list may have could answer the event, wherever it is."""
    ev = now.event
    for ability in s.pool.hidden[now.seat]:
        if not ability.zones >> now.zone & 1:
            continue
        sc = Scope(-1, -1, now.seat, ev, NO_REGS)
        for trigger in ability.triggers:
            if trigger.event == ev.kind and not trigger.own and trigger.matches(s, sc, ev):
                return True
    return False


def hide_again(s: State, sc: Scope, mark: int) -> None:
    """A card revealed for its ability is hidden again, unless another of it still waits."""
    if not mark or not s.alive(sc.source):
        return
    for w in s.waiting:
        if w.mark and w.scope.source == sc.source:
            return
    show_no_more(s, sc.source & CARD_MASK)
