"""The board: a position as one seat sees it, in parts with names.

Each part stands under a key: `head` (turn, phase, what goes on, how it ended), `ask` (what is
decided, see `kirifuda.table.asking`), and for each seat `<seat>.gauges` and `<seat>.<zone>`. A part
is plain data, the same in every language; the words for it are on the sheet, and what is printed on
a card in its card sheet, by its key. What has not changed since an earlier board is equal, so that
only changed parts have to be sent.

A zone is how many cards lie there (`n`) and those that can be told apart (`cards`): all that the
seat may know, and others that lie in a place, rest, or show something of themselves.
"""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.position.state import State
from kirifuda.kernel.position.zones import PUBLIC
from kirifuda.table.asking import asked
from kirifuda.table.handles import Handles
from kirifuda.table.looks import Looks

Plain = dict[str, object]
REST = "rest"
DOWN = "down"


def board(match: Match, looks: Looks, handles: Handles) -> Plain:
    """All parts, as the seat of the handles sees them."""
    s = match.state
    handles.begin()
    out: Plain = {}
    zones = s.pool.rules.zones
    for seat in range(s.seats):
        for kind in range(1, s.kinds):
            out[looks.part_names[seat][kind]] = zone_part(s, looks, handles, seat, kind)
        gauges: Plain = {}
        for at, number in enumerate(s.pool.rules.gauges(s, seat)):
            gauges[s.pool.rules.gauge_names[at]] = number
        out[looks.gauge_parts[seat]] = gauges
    outside = zones[0].name
    for seat in range(s.seats):
        left = zone_part(s, looks, handles, seat, 0)
        if left["n"]:
            out[f"{seat}.{outside}"] = left
    out["head"] = head(s, handles)
    if s.decision is not None:
        out["ask"] = asked(match, looks, handles)
    return out


def head(s: State, handles: Handles) -> Plain:
    """Whose turn it is, what goes on, what waits, and how it ended."""
    rules = s.pool.rules
    out: Plain = {
        "turn": s.turn,
        "whose": s.turn_seat,
        "first": s.first_seat,
        "phase": s.phase,
        "lasting": len(s.lasting),
    }
    gone = [seat for seat in range(s.seats) if s.gone[seat]]
    if gone:
        out["gone"] = gone
    teams = teams_of(s)
    if teams:
        out["teams"] = teams
    roles: list[Plain] = []
    for told in rules.roles(s):
        role: Plain = {"role": rules.role_names[told[0]]}
        handle = handles.of(s, told[1])
        if handle:
            role["card"] = handle
            role["key"] = s.definition(told[1]).key
        if told[2] >= 0:
            role["seat"] = told[2]
        if told[3] >= 0:
            role["spot"] = told[3]
        roles.append(role)
    if roles:
        out["roles"] = roles
    facts = rules.facts(s)
    if facts:
        out["facts"] = [name for at, name in enumerate(rules.fact_names) if facts >> at & 1]
    waiting: list[Plain] = []
    for w in s.waiting:
        handle = handles.of(s, w.scope.source & CARD_MASK)
        if handle:
            number = w.scope.ability
            definition = s.pool.ability_def[number]
            waiting.append(
                {
                    "card": handle,
                    "of": s.pool.defs[definition].key,
                    "ability": number - s.pool.base[definition],
                    "seat": w.scope.master,
                }
            )
    if waiting:
        out["waiting"] = in_order_of_handles(waiting)
    if s.over:
        out["over"] = True
        out["winners"] = list(s.winners)
        out["clause"] = s.end_clause
    return out


def teams_of(s: State) -> list[list[int]]:
    """Seats that play together; empty where everyone plays alone."""
    if s.seats == 2:
        return []
    teams: list[int] = []
    for seat in range(s.seats):
        allies = s.pool.rules.allies(s, seat)
        if allies not in teams:
            teams.append(allies)
    if len(teams) == s.seats:
        return []
    return [[seat for seat in range(s.seats) if bits >> seat & 1] for bits in teams]


def in_order_of_handles(waiting: list[Plain]) -> list[Plain]:
    """What waits in its order, but copies that wait for the same by their handles."""
    alike: dict[str, list[int]] = {}
    for at in range(len(waiting)):
        told = waiting[at]
        alike.setdefault(f"{told['of']} {told['ability']} {told['seat']}", []).append(at)
    out = waiting[:]
    for places in alike.values():
        if len(places) > 1:
            ranked = sorted([rank(waiting[at]["card"]), at] for at in places)
            for i in range(len(places)):
                out[places[i]] = waiting[ranked[i][1]]
    return out


def rank(handle: object) -> int:
    return handle if isinstance(handle, int) else 0


def zone_part(s: State, looks: Looks, handles: Handles, seat: int, kind: int) -> Plain:
    """A zone of a side. Where order means nothing, unknown cards come last, in no order."""
    spec = s.pool.rules.zones[kind]
    held = s.zones[seat * s.kinds + kind]
    known: list[Plain] = []
    unknown: list[Plain] = []
    ordered = spec.ordered
    public = spec.sight == PUBLIC
    for card in held:
        if handles.sees(s, card):
            known.append(seen_card(s, looks, handles, card))
        else:
            told = unseen_card(s, looks, handles, card)
            if told:
                (known if ordered and public else unknown).append(told)
    if len(unknown) > 1:
        unknown.sort(key=repr)
    return {"n": len(held), "cards": known + unknown} if known or unknown else {"n": len(held)}


def seen_card(s: State, looks: Looks, handles: Handles, card: int) -> Plain:
    """A card that the seat may know: which it is, and how it differs from what is printed."""
    pool = s.pool
    definition = pool.definition[card]
    out: Plain = {"id": handles.give(s, card), "key": pool.defs[definition].key}
    printed = pool.printed[definition]
    down = s.down[card]
    if down and definition in pool.backs:
        printed = pool.backs[definition]
        out["side"] = 1
    face = s.face(card)
    if face is not printed:
        differences(looks, face, printed, out)
    if s.zone[card] == looks.hand and s.seat[card] == handles.seat:
        price = pool.rules.price(s, handles.seat, card)
        if price >= 0:
            out["price"] = price
    lies(s, looks, handles, card, face.marks, out)
    return out


def differences(looks: Looks, face: Face, printed: Face, out: Plain) -> None:
    """What a card is beside what is printed on it."""
    if face.nums is not printed.nums:
        now: Plain = {}
        for at in range(len(printed.nums)):
            if face.nums[at] != printed.nums[at]:
                now[looks.attributes[at]] = face.nums[at]
        if now:
            out["now"] = now
    if face.kinds != printed.kinds:
        out["kinds"] = looks.kinds_of(face.kinds)
    if face.names != printed.names:
        out["names"] = list(face.names)
    if face.traits != printed.traits:
        out["traits"] = list(face.traits)


def unseen_card(s: State, looks: Looks, handles: Handles, card: int) -> Plain:
    """A card that the seat may not know: what its back, its place and others tell of it."""
    rules = s.pool.rules
    out: Plain = {}
    hint = rules.back(s, card)
    if hint:
        out["back"] = hint
    guise = rules.looks_like(s, card) if s.down[card] else None
    if guise is not None:
        out["names"] = list(guise.names)
        out["traits"] = list(guise.traits)
        now: Plain = {}
        for at in range(len(looks.attributes)):
            now[looks.attributes[at]] = guise.nums[at]
        out["now"] = now
    lies(s, looks, handles, card, 0, out)
    return out


def lies(s: State, looks: Looks, handles: Handles, card: int, marks: i64, out: Plain) -> None:
    """Where a card lies and how, and what it is at the moment."""
    flags: list[str] = []
    if s.rest[card]:
        flags.append(REST)
    if s.down[card]:
        flags.append(DOWN)
    status: i64 = s.status[card]
    if status or marks:
        looks.flags_of(status, marks, flags)
    if flags:
        out["flags"] = flags
    if s.spot[card] >= 0:
        out["spot"] = s.spot[card]
    if s.damage[card]:
        out["damage"] = s.damage[card]
    host = s.host[card]
    if host >= 0:
        handle = handles.of(s, host)
        if handle:
            out["host"] = handle
