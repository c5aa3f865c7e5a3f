"""Veils: a decision as the seat that decides may know it.

The numbers of cards tell which cards they are, so a card that the chooser may not know is named by
its place instead. In a zone where order means nothing, such as a hand, a place does not tell cards
apart either: which of the cards that lie there alike is meant, is left to chance.
"""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.kernel.events.moving import secret
from kirifuda.kernel.position.chance import below
from kirifuda.kernel.position.decisions import Decision, Option, place_of
from kirifuda.kernel.position.state import State
from kirifuda.kernel.sight.view import laid_out


def veiled(s: State, d: Decision) -> Decision:
    """The decision without what the seat that decides may not know: itself, if it has nothing."""
    seat = d.seat
    rules = s.pool.rules
    hidden: i64 = rules.hidden_zones
    private: i64 = rules.private_zones
    zones, seats, down = s.zone, s.seat, s.down
    last: i64 = -1
    for o in d.options:
        card: i64 = o.card
        if card == last or card < 0:
            continue
        last = card
        zone: i64 = zones[card]  # of most cards, where they lie tells enough (`secret`)
        if hidden >> zone & 1:
            if seats[card] == seat and private >> zone & 1:
                continue
        elif not down[card]:
            continue
        if secret(s, seat, card):
            return _veil(s, d)
    for card in d.picked:
        if secret(s, seat, card):
            return _veil(s, d)
    if d.source >= 0 and secret(s, seat, d.source):
        return _veil(s, d)
    return d


def _veil(s: State, d: Decision) -> Decision:
    seat = d.seat
    options = [by_place(s, seat, o) for o in d.options]
    picked = [-1 if secret(s, seat, card) else card for card in d.picked]
    source = -1 if d.source >= 0 and secret(s, seat, d.source) else d.source
    out = Decision(seat, d.kind, d.clause, source, options, picked, d.least, d.most)
    out.forced = d.forced
    out.names = d.names
    return out


def by_place(s: State, seat: int, option: Option) -> Option:
    """An option that names a card which a seat may not know by the place where it lies."""
    if option.card < 0 or not secret(s, seat, option.card):
        return option
    of, zone = s.seat[option.card], s.zone[option.card]
    at = laid_out(s, seat, of, zone).index(option.card)
    place = place_of(of, zone, at)
    out = Option(option.kind, -1, option.spot, option.number, option.ability, place)
    out.names = s.pool.names if s.trail is not None else None
    return out


def meant(s: State, d: Decision, seen: Decision, index: int) -> Option:
    """What the seat means that chooses an option as it sees it."""
    if seen is d or seen.options[index].place < 0:
        return d.options[index]
    chosen = d.options[index]
    rules = s.pool.rules
    zone = s.zone[chosen.card]
    if not rules.private_zones >> zone & 1:
        return chosen
    alike: list[Option] = []
    for o in d.options:
        if (
            o.card >= 0
            and s.zone[o.card] == zone
            and s.seat[o.card] == s.seat[chosen.card]
            and secret(s, d.seat, o.card)
            and o.kind == chosen.kind
            and o.spot == chosen.spot
            and o.number == chosen.number
            and o.ability == chosen.ability
            and rules.back(s, o.card) == rules.back(s, chosen.card)
        ):
            alike.append(o)
    return alike[below(s.chance, len(alike))] if len(alike) > 1 else chosen


def plain(d: Decision) -> Decision:
    """The decision without what its printing knows: for those who are to know nothing else."""
    if d.names is None:
        for o in d.options:
            if o.names is not None:
                break
        else:
            return d
    options = [Option(o.kind, o.card, o.spot, o.number, o.ability, o.place) for o in d.options]
    out = Decision(d.seat, d.kind, d.clause, d.source, options, d.picked, d.least, d.most)
    out.forced = d.forced
    return out
