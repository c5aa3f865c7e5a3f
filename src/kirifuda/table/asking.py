"""What is asked: the decision as the seat that makes it sees it, and as others do.

Every option has a key that says what it does and to what, the sentence that tells it (by its key on
the sheet, with what stands in its places), and its points: what to touch, in order. A card that the
seat may not know is told by its place.
"""

from __future__ import annotations

from kirifuda.kernel.effects.effect import Effect
from kirifuda.kernel.events.moving import sight
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Decision, Option
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.position.state import State
from kirifuda.table.auto import idle_option, way_on
from kirifuda.table.handles import Handles
from kirifuda.table.looks import Looks

Plain = dict[str, object]
OWN = "own"
FOE = "foe"
CARDS = "card"
SEAT = "seat"
WHICH = ("play", "decline", "trigger")  # of abilities that wait: their number tells which in line


def asked(match: Match, looks: Looks, handles: Handles) -> Plain:
    """The decision: all of it for the seat that decides and its team, its kind for the others."""
    s = match.state
    d = s.decision
    assert d is not None
    out: Plain = {"seat": d.seat, "kind": d.kind, "clause": d.clause, "n": len(match.choices)}
    source = handles.of(s, d.source)
    if source:
        out["source"] = source
        out["key"] = s.definition(d.source).key
        ability = asking(s, d)
        if ability >= 0:
            definition = s.pool.ability_def[ability]
            out["of"] = s.pool.defs[definition].key
            out["ability"] = ability - s.pool.base[definition]
    if handles.seat >= 0 and s.pool.rules.allies(s, d.seat) >> handles.seat & 1:
        options = told_options(s, d, looks, handles)
        out["options"] = options
        out["picked"] = [handles.of(s, card) for card in d.picked]
        out["least"] = d.least
        out["most"] = d.most
        if d.most > 1 and is_chain(s, d, handles):
            out["chain"] = True
        if len(d.options) == 1 and is_open(s, d, looks):
            out["open"] = True
        on = way_on(options)
        if on:
            out["on"] = on
        if idle_option(options, False):
            out["leaves"] = True
    return out


def asking(s: State, d: Decision) -> int:
    """The ability whose cost or effect asks for what is to be decided; -1: none does."""
    for at in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[at]
        if isinstance(frame, Effect):
            return frame.scope.ability if frame.scope.source & CARD_MASK == d.source else -1
    return -1


def is_chain(s: State, d: Decision, handles: Handles) -> bool:
    """Whether several cards are picked one after the other, all of them known."""
    for option in d.options:
        if option.kind not in ("pick", "done"):
            return False
        if option.card >= 0 and not handles.sees(s, option.card):
            return False
    return True


def is_open(s: State, d: Decision, looks: Looks) -> bool:
    """Whether everyone can know what can be chosen here: nothing hangs on what only some see."""
    if d.kind in looks.public:
        return True
    if d.source >= 0 and sight(s, d.source) != everyone(s):
        return False
    all_seats = everyone(s)
    for card in range(s.pool.size):
        if s.zone[card]:
            bits = sight(s, card)
            if bits >> d.seat & 1 and bits != all_seats:
                return False
    return True


def everyone(s: State) -> int:
    bits = 0
    for _ in range(s.seats):
        bits = bits * 2 + 1
    return bits


def told_options(s: State, d: Decision, looks: Looks, handles: Handles) -> list[Plain]:
    """Every option, with a key of its own."""
    out: list[Plain] = []
    given: dict[str, int] = {}
    found: list[Plain] = []
    for option in d.options:
        found.append(told_option(s, d, option, looks, handles))
    handles.options = in_order(found)
    for at in handles.options:
        told = found[at]
        key = str(told["key"])
        times = given.get(key, 0)
        given[key] = times + 1
        if times:
            told["key"] = f"{key}~{times}"
        out.append(told)
    return out


def in_order(found: list[Plain]) -> list[int]:
    """The order in which options are told: as they are asked, but copies of a card by handles.

    The engine takes copies by its numbers, which are nobody's business.
    """
    alike: dict[str, list[int]] = {}
    more = False
    for at in range(len(found)):
        told = found[at]
        name = told.get("name")
        if name is None:
            continue
        shape = f"{told['kind']} {name} {told.get('spot')} {told.get('number')}"
        shape += f" {told.get('ability')} {told.get('mate')}"
        if shape in alike:
            more = True
            alike[shape].append(at)
        else:
            alike[shape] = [at]
    order = list(range(len(found)))
    if more:
        for places in alike.values():
            if len(places) > 1:
                ranked = sorted([by_handles(found[at], at) for at in places])
                for i in range(len(places)):
                    order[places[i]] = ranked[i][2]
    return order


def by_handles(told: Plain, at: int) -> list[int]:
    """What an option is ranked by among those that are alike, and where it was."""
    out: list[int] = []
    for word in ("card", "with"):
        handle = told.get(word)
        out.append(handle if isinstance(handle, int) else 0)
    out.append(at)
    return out


def told_option(s: State, d: Decision, o: Option, looks: Looks, handles: Handles) -> Plain:
    """One option."""
    key = o.kind
    out: Plain = {"say": sentence(d.kind, o, looks)}
    points: list[list[object]] = []
    if o.card >= 0:
        handle = handles.of(s, o.card)
        if handle:
            out["card"] = handle
            out["name"] = s.definition(o.card).key
            key += f" {handle}"
            points.append(["card", handle])
        else:
            zone = s.pool.rules.zones[s.zone[o.card]].name
            out["at"] = hidden_place(s, o.card, zone)
            key += f" {s.seat[o.card]}.{zone}"
            if s.spot[o.card] >= 0:
                key += f".{s.spot[o.card]}"
            points.append(["zone", s.seat[o.card], zone, s.spot[o.card]])
    if o.spot >= 0:
        key += f" >{o.spot}"
        what = looks.spots.get(o.kind, OWN)
        if what == SEAT:
            out["seat"] = o.spot
            points.append(["seat", o.spot])
        else:
            side = side_of(s, d, o, what)
            out["spot"] = o.spot
            out["side"] = side
            points.append(["place", side, o.spot])
    if o.number and not (o.ability >= 0 and o.kind in WHICH):
        if looks.cards.get(o.kind, False):
            other = handles.of(s, o.number)
            out["with"] = other
            key += f" +{other}"
            if other:
                out["mate"] = s.definition(o.number).key
                points.append(["card", other])
        else:
            out["number"] = o.number
            key += f" #{o.number}"
    if o.kind in looks.places:
        spots = looks.places[o.kind][o.number]
        for taken in (True, False):  # from where something lies to where it goes
            for spot in spots:
                if is_taken(s, d.seat, spot, looks) == taken:
                    points.append(["place", d.seat, spot])
    if o.ability >= 0:
        definition = s.pool.ability_def[o.ability]
        index = o.ability - s.pool.base[definition]
        out["of"] = s.pool.defs[definition].key
        out["ability"] = index
        key += f" !{index}"
        if s.pool.definition[o.card] != definition:
            key += f"@{s.pool.defs[definition].key}"
    why = s.pool.rules.because(s, o)
    if why:
        cause = handles.of(s, why[0])
        if cause:
            out["because"] = cause
            out["cause"] = s.definition(why[0]).key
        if why[1] >= 0:
            out["by"] = looks.attributes[why[1]]
            out["much"] = why[2]
    if not points:
        points.append(["button"])
    out["key"] = key
    out["kind"] = o.kind
    out["points"] = points
    return out


def is_taken(s: State, seat: int, spot: int, looks: Looks) -> bool:
    """Whether a card lies on a place of a side."""
    for card in range(len(s.spot)):
        if s.spot[card] == spot and s.seat[card] == seat and s.zone[card] in looks.grids:
            return True
    return False


def side_of(s: State, d: Decision, o: Option, what: str) -> int:
    """On whose side the spot of an option is."""
    if what == FOE:
        return s.next_foe[d.seat]
    if what == CARDS and o.card >= 0:
        return s.seat[o.card]
    return d.seat


def hidden_place(s: State, card: int, zone: str) -> Plain:
    """Where a card is that the seat may not know."""
    out: Plain = {"seat": s.seat[card], "zone": zone}
    if s.spot[card] >= 0:
        out["spot"] = s.spot[card]
    return out


def sentence(asked: str, o: Option, looks: Looks) -> str:
    """The sentence that tells an option, by its key on the sheet."""
    shape = f"{asked}/{o.kind}/{o.spot >= 0}/{o.number != 0}"
    if o.number and o.kind in looks.numbered:
        shape += f"/{o.number}"
    found = looks.said.get(shape, "")
    if found:
        return found
    keys = [f"{asked}/{o.kind}#{o.number}", f"{o.kind}#{o.number}"]
    for key in (f"{asked}/{o.kind}", o.kind):
        if o.number and o.spot >= 0:
            keys.append(f"{key}+>")
        if o.number:
            keys.append(f"{key}+")
        if o.spot >= 0:
            keys.append(f"{key}>")
        keys.append(key)
    found = o.kind
    for key in keys:
        if key in looks.options:
            found = key
            break
    looks.said[shape] = found
    return found
