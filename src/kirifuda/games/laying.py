"""Laying out the position that a plan describes."""

from __future__ import annotations

from kirifuda.games.lasting import make_effects
from kirifuda.games.plan import EVERYONE, Plan
from kirifuda.kernel.events.moving import place
from kirifuda.kernel.position.cards import Pool
from kirifuda.kernel.position.chance import seeded
from kirifuda.kernel.position.state import NO_EVENTS, State
from kirifuda.kernel.position.trail import Trail


def lay(pool: Pool, plan: Plan, seed: int, log: bool) -> State:
    """The position that a plan describes, with nothing under way yet.

    Cards are put where they belong without any event. They lie there in the order of the plan, and
    are as old as it tells: those of which that is not told are older, in the order of the plan.
    """
    s = pool.rules.new_state(pool)
    s.chance = seeded(seed)
    for card in range(pool.size):
        at = pool.owner[card] * s.kinds
        s.set_zones(at, [*s.zones[at], card])
    stamps = _place(s, plan)
    s.history = NO_EVENTS  # a game may remember in a turn who comes: these have not come in it
    s.own_history = False
    if any(row.arrived for row in plan.rows()):
        _put_in_order(s, plan)
    everyone = (1 << s.seats) - 1
    for row in plan.rows():
        card = row.number
        if row.damage:
            s.set_damage(card, row.damage)
        if row.status:
            s.set_status(card, s.status[card] | row.status)
        if row.host is not None:
            s.set_host(card, row.host.number)
        if row.known:
            s.set_known(card, everyone if row.known == EVERYONE else row.known)
        base = pool.base[pool.definition[card]]
        for ability in row.used:
            s.used = [*s.used, s.refs[card], base + ability]
    s.turn = plan.turn
    s.turn_seat = plan.turn_seat
    s.first_seat = s.turn_back(plan.turn - 1, plan.turn_seat)
    s.stale = True
    if plan.effects or plan.history:
        make_effects(s, plan, stamps)
    if log:
        s.trail = Trail()
    return s


def _place(s: State, plan: Plan) -> list[int]:
    """Put every card where it belongs; the moments at which the effects were made."""
    order = [(row.arrived, 0, row.number) for row in plan.rows()]
    latest = max((row.arrived for row in plan.rows()), default=0)
    for number, one in enumerate(plan.effects):
        order.append((one.get("arrived", latest + 1), 1, number))
    stamps = [0] * len(plan.effects)
    rows = plan.rows()
    last = (-1, -1)
    for arrived, kind, number in sorted(order):
        if kind == 0:
            row = rows[number]
            if row.zone:
                how = {"spot": row.spot, "rest": row.rest, "down": row.down}
                place(s, number, row.zone, **how, to=row.seat)
            else:
                s.renew(number)
            continue
        one = plan.effects[number]
        # what one play has made was made at one moment
        mine = (arrived, one["source"]) if "arrived" in one else (-2 - _entry(plan, number), 0)
        if mine == last:
            stamps[number] = s.clock - 1
        else:
            stamps[number] = s.clock
            s.clock += 1
        last = mine
    return stamps


def _put_in_order(s: State, plan: Plan) -> None:
    """Let the cards of each zone lie in the order of the plan, whichever is older."""
    zones: dict[int, list[int]] = {}
    for row in plan.rows():
        zones.setdefault(row.seat * s.kinds + row.zone, []).append(row.number)
    for at, cards in zones.items():
        if at % s.kinds:
            s.set_zones(at, cards)


def _entry(plan: Plan, number: int) -> int:
    """With which effect of a description the parts of an effect begin."""
    place = plan.effects[number].get("place")
    while number and place and plan.effects[number - 1].get("place") == place:
        number -= 1
    return number
