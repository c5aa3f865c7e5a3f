"""Triggers: from an event to the abilities that wait to be played because of it."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.kernel.position.cards import MOVE, Ability
from kirifuda.kernel.position.needs import NEEDS_PAST
from kirifuda.kernel.position.scope import (
    CARD_MASK,
    NO_REGS,
    Delayed,
    Event,
    Last,
    Scope,
    Waiting,
)
from kirifuda.kernel.position.state import State


def heard(s: State, kind: i64, number: int = 0) -> bool:
    """Whether anything could come of an event of a kind (and number): else it need not be told."""
    pool = s.pool
    if s.delayed:
        return True
    if not pool.told >> kind & 1:
        return False
    return pool.untold >> kind & 1 == 0 or pool.numbers[kind] >> number & 1 != 0


def emit_all(s: State, events: list[Event]) -> None:
    """Events of one moment have happened."""
    for ev in events:
        emit(s, ev, events)


def emit(s: State, ev: Event, together: list[Event] | None = None) -> None:
    """An event has happened, perhaps together with others: let automatic abilities and delayed
    triggers see it."""
    pool = s.pool
    rules = pool.rules
    if pool.remembers >> ev.kind & 1:
        if ev.kind != MOVE or pool.moves[ev.frm] >> ev.to & 1:  # others are told only for the log
            s.record(ev)
            s.stir(NEEDS_PAST)
    if rules.chained:
        known = bool(pool.heard >> ev.kind & 1)
        if known and ev.kind == MOVE:
            known = bool(pool.moves[ev.frm] >> ev.to & 1)
        if known or s.delayed or rules.answers >> ev.kind & 1:
            s.chain = [*s.chain, ev]
        return
    if s.delayed:
        _delayed(s, ev)
    if pool.state_zones:
        rules.happened(s)
    if not pool.heard >> ev.kind & 1:
        return
    if ev.kind == MOVE and not pool.moves[ev.frm] >> ev.to & 1:
        return
    zones: i64 = pool.listening[ev.kind]
    granted = pool.granted_events >> ev.kind & 1
    if ev.card >= 0:
        if granted or pool.listens[pool.definition[ev.card & CARD_MASK]] >> ev.kind & 1:
            _own(s, ev)
    if ev.kind == MOVE and rules.looks_back and rules.zones[ev.frm].field:
        if together is None:
            _look_back(s, ev, ev)
        else:
            for gone in together:
                _look_back(s, ev, gone)
    if zones:
        hidden = rules.hidden_zones
        card: i64
        for card in s.alert:
            waits: i64 = pool.listens[pool.definition[card]]
            if waits >> ev.kind & 1:
                kind: i64 = s.zone[card]
                if zones >> kind & 1 and not hidden >> kind & 1 and not s.gone[s.seat[card]]:
                    _listen(s, ev, card, kind)
        if zones & hidden:
            _hidden(s, ev, zones & hidden)
    if granted and s.shifts():
        _listen_altered(s, ev, zones)


def _hidden(s: State, ev: Event, zones: int) -> None:
    """Let seats whose hidden cards (in these zones) may react to an event be asked."""
    left: i64 = zones & -2  # in no zone (0) nothing waits
    for seat in range(s.seats):
        if s.pool.hidden[seat] and not s.gone[seat]:
            kind: i64 = 1
            while left >> kind:
                if left >> kind & 1:
                    s.pool.rules.heard_hidden(s, ev, seat, kind)
                kind += 1


def _listen_altered(s: State, ev: Event, zones: int) -> None:
    """Let cards hear an event that have been given an ability for it."""
    if s.stale:
        s.pool.rules.project(s)
    for card in s.altered:
        kind = s.zone[card]
        if s.pool.listens[s.pool.definition[card]] >> ev.kind & 1 and zones >> kind & 1:
            continue  # it has heard it already
        if not s.pool.rules.hidden_zones >> kind & 1:
            _listen(s, ev, card, kind)


def _listen(s: State, ev: Event, card: int, kind: int) -> None:
    for number in s.abilities_of(card):
        ability = s.pool.abilities[number]
        if not ability.triggers or not ability.zones >> kind & 1:
            continue
        if s.down[card] and not s.pool.rules.works_face_down(s, card):
            continue
        for trigger in ability.triggers:
            if trigger.event != ev.kind or trigger.own:
                continue
            master = s.master(card) if s.lent else s.seat[card]
            sc = Scope(number, s.refs[card], master, ev, NO_REGS)
            if trigger.matches(s, sc, ev):
                wait(s, ability, sc, 0)
                break


def _own(s: State, ev: Event) -> None:
    """Abilities that wait for an event of their own card.

    A card that has left the field is asked as it last was there, and one that was turned over as
    it lay before; its ability need be valid in one of the two zones only.
    """
    card = ev.card & CARD_MASK
    left: Last | None = None
    moved = ev.before != ev.card
    if moved and (s.pool.rules.zones[ev.frm].field or ev.frm == ev.to):
        left = s.last_of(ev.before)
    to = ev.to if moved else s.zone[card]
    for number in s.abilities_of(card) if left is None else left.face.abilities:
        ability = s.pool.abilities[number]
        for trigger in ability.triggers:
            if trigger.event != ev.kind or not trigger.own:
                continue
            if not (ability.zones >> to & 1 or ability.zones >> ev.frm & 1):
                continue
            master = s.master(card) if left is None else left.seat
            sc = Scope(number, ev.card, master, ev, NO_REGS)
            if trigger.matches(s, sc, ev):
                wait(s, ability, sc, 0)
                break


def _look_back(s: State, ev: Event, gone: Event) -> None:
    """Who leaves the field sees what leaves it at the same moment, itself included."""
    rules = s.pool.rules
    if rules.zones[ev.to].field or rules.zones[gone.to].field or not rules.zones[gone.frm].field:
        return
    card = gone.card & CARD_MASK
    granted = s.pool.granted_events >> ev.kind & 1
    if not granted and not s.pool.listens[s.pool.definition[card]] >> ev.kind & 1:
        return
    left = s.last_of(gone.before)
    if left is None:
        return
    for number in left.face.abilities:
        ability = s.pool.abilities[number]
        if not ability.zones >> gone.frm & 1 or ability.zones >> gone.to & 1:
            continue  # it was not valid there, or still is
        for trigger in ability.triggers:
            if trigger.event == ev.kind and not trigger.own:
                sc = Scope(number, gone.card, left.seat, ev, NO_REGS)
                if rules.bygone(s, gone.before, gone.card):
                    sc.recall(-1, gone.card, gone.before)  # it asks where it was itself
                if trigger.matches(s, sc, ev):
                    wait(s, ability, sc, 0)
                    break


def _delayed(s: State, ev: Event) -> None:
    kept: list[Delayed] = []
    fired = False
    for d in s.delayed:
        ability = s.pool.abilities[d.ability]
        hit = False
        for trigger in ability.triggers:
            if trigger.event == ev.kind:
                sc = d.scope.copy()
                sc.ability = d.ability
                sc.event = ev
                if trigger.own:
                    if sc.source != ev.card and sc.source != ev.before:
                        continue
                    sc.source = ev.card
                if trigger.matches(s, sc, ev):
                    if ability.at_once:
                        for instruction in ability.body:
                            instruction.at_once(s, sc)
                    else:
                        wait(s, ability, sc, 0)
                    hit = True
                    break
        if hit and d.once:
            fired = True
        else:
            kept.append(d)
    if fired:
        s.delayed = kept


def wait(s: State, ability: Ability, sc: Scope, mark: int) -> None:
    """The ability waits to be played, once more."""
    if not s.pool.rules.may_wait(s, ability, sc):
        return
    s.pool.rules.sharpen(s, sc)
    s.waiting = [*s.waiting, Waiting(sc, mark)]


def emit_again(s: State, ev: Event) -> list[int]:
    """Emit an event of a step that may start over; what came to wait as pairs (card, ability).

    A delayed trigger that waits for once is gone with it, and another one like it may come.
    """
    before = len(s.waiting)
    emit(s, ev)
    pairs: list[int] = []
    for w in s.waiting[before:]:
        sc = w.scope
        if not s.pool.abilities[sc.ability].delayed or _goes_on(s, sc):
            pairs.extend([sc.source, sc.ability])
    return pairs


def _goes_on(s: State, sc: Scope) -> bool:
    """Whether a delayed trigger that came to wait is there for the next time, too."""
    for d in s.delayed:
        if d.ability == sc.ability and d.scope.source == sc.source:
            return True
    return False


def is_pair(pairs: list[int], one: int, other: int) -> bool:
    """Whether two numbers stand together in a list of pairs."""
    for i in range(0, len(pairs), 2):
        if pairs[i] == one and pairs[i + 1] == other:
            return True
    return False
