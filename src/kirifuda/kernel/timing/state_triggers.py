"""Abilities that wait for a state rather than an event, and loops that nobody can stop."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.kernel.events.triggers import is_pair, wait
from kirifuda.kernel.position.fingerprints import fingerprint
from kirifuda.kernel.position.scope import CARD_MASK, NO_REGS, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.position.zones import PUBLIC
from kirifuda.kernel.procedures.rounds import CHOSEN_IN_TURN, LOOP_LIMIT


def states_matter(s: State) -> bool:
    """Whether an ability may wait for a state where its card lies, or has come to."""
    pool = s.pool
    if not pool.state_zones:
        return False
    if pool.states_granted or s.held:
        return True
    card: i64
    for card in pool.staters:
        kind: i64 = s.zone[card]
        if kind and pool.stating[pool.definition[card]] >> kind & 1:
            return True
    return False


def state_triggers(s: State) -> None:
    """Abilities that wait for a state come to wait once when it comes about."""
    if not states_matter(s):
        return
    held: list[int] = []
    pool = s.pool
    for seat in range(s.seats):
        for kind in range(1, s.kinds):
            if not pool.state_zones >> kind & 1 or pool.rules.zones[kind].sight != PUBLIC:
                continue
            for card in s.zones[seat * s.kinds + kind]:
                if not pool.states_granted and not pool.stating[pool.definition[card]]:
                    continue
                for number in s.abilities_of(card):
                    ability = pool.abilities[number]
                    if ability.state is None or not ability.zones >> kind & 1:
                        continue
                    sc = Scope(number, s.refs[card], seat, None, NO_REGS)
                    if not ability.state.true(s, sc):
                        continue
                    waits = is_pair(s.held, sc.source, number)
                    for w in s.waiting:
                        if w.scope.source == sc.source and w.scope.ability == number:
                            waits = True
                    held.extend([sc.source, number])
                    if not waits:
                        wait(s, ability, sc, 0)
    s.held = held


def rearm(s: State, sc: Scope) -> None:
    """An ability that waits for a state has resolved: it waits again if the state still holds."""
    kept: list[int] = []
    for i in range(0, len(s.held), 2):
        if s.held[i] & CARD_MASK != sc.source & CARD_MASK or s.held[i + 1] != sc.ability:
            kept.extend([s.held[i], s.held[i + 1]])
    s.held = kept


def end_loop(s: State, times: int, clause: str) -> None:
    """A check timing has acted so many times: a loop that nobody can stop is a draw."""
    if times < LOOP_LIMIT:
        return
    now = fingerprint(s)
    settled = CHOSEN_IN_TURN not in s.prints  # nothing is chosen in it that might end it
    if times > 2 * LOOP_LIMIT or (settled and is_pair(s.prints, now, -times // LOOP_LIMIT)):
        s.over = True
        s.winners = []
        s.end_clause = clause
        s.note("draw", clause, s.turn_seat)
        return
    s.prints = [*s.prints, now, -times // LOOP_LIMIT]
