"""Views: all that one seat may know, as plain data, and nothing else.

A card that the seat may not know appears as a place in a zone without a number or a name. The
position is described by what is public; a decision of another seat by its kind alone.
"""

from __future__ import annotations

from kirifuda.kernel.events.moving import sight
from kirifuda.kernel.position.decisions import Decision, Option
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.position.state import State
from kirifuda.kernel.position.trail import Note

Plain = dict[str, object]
EVERYONE = -1


def sees(s: State, seat: int | None, card: int) -> bool:
    """Whether a seat (None: a spectator) may know which card this is."""
    bits = sight(s, card)
    if seat is None:
        return bits == (1 << s.seats) - 1
    return bits >> seat & 1 == 1


def card_view(s: State, seat: int | None, card: int) -> Plain:
    """One card as the seat sees it."""
    rules = s.pool.rules
    spec = rules.zones[s.zone[card]]
    out: Plain = {}
    if sees(s, seat, card):
        definition = s.definition(card)
        face = s.face(card)
        out["card"] = card
        out["key"] = definition.key
        out["name"] = definition.name
        out["kinds"] = face.kinds
        out["traits"] = list(face.traits)
        for i, attribute in enumerate(rules.attributes):
            out[attribute] = face.nums[i]
        if face.names != (definition.called,):
            out["names"] = list(face.names)
        if face.marks:
            out["marks"] = face.marks
    else:
        hint = rules.back(s, card)
        if hint:
            out["back"] = hint
        guise = rules.looks_like(s, card) if s.down[card] else None
        if guise is not None:
            out["names"] = list(guise.names)
            out["traits"] = list(guise.traits)
            for i, attribute in enumerate(rules.attributes):
                out[attribute] = guise.nums[i]
    if spec.turns:
        out["rest"] = s.rest[card] == 1
    if s.down[card]:
        out["down"] = True
    if s.spot[card] >= 0:
        out["spot"] = s.spot[card]
    if s.damage[card]:
        out["damage"] = s.damage[card]
    if s.status[card]:
        out["status"] = s.status[card]
    if s.host[card] >= 0 and sees(s, seat, s.host[card]):
        out["host"] = s.host[card]
    return out


def lies(s: State, seat: int | None, card: int) -> str:
    """How a card lies of which a seat may not know which it is."""
    return repr(card_view(s, seat, card))


def laid_out(s: State, seat: int | None, of: int, kind: int) -> list[int]:
    """The cards of a zone in the order in which a seat sees them.

    Where order means nothing, those that it may not know come last, by how they lie.
    """
    cards = s.cards(of, kind)
    if s.pool.rules.zones[kind].ordered:
        return cards
    known = [c for c in cards if sees(s, seat, c)]
    unknown = [c for c in cards if not sees(s, seat, c)]
    if len(unknown) < 2:
        return known + unknown
    return known + sorted(unknown, key=lambda c: lies(s, seat, c))


def zone_view(s: State, seat: int | None, of: int, kind: int) -> list[Plain]:
    """A zone as a seat sees it."""
    return [card_view(s, seat, c) for c in laid_out(s, seat, of, kind)]


def option_view(s: State, seat: int, option: Option) -> Plain:
    """An option as a seat sees it: a card that it cannot know, by its place."""
    out: Plain = {"kind": option.kind}
    card = option.card
    if card >= 0 and sees(s, seat, card):
        out["card"] = card
        out["name"] = s.definition(card).name
    elif card >= 0:
        of, kind = s.seat[card], s.zone[card]
        out["of"] = of
        out["zone"] = s.pool.rules.zones[kind].name
        out["at"] = laid_out(s, seat, of, kind).index(card)
        if s.spot[card] >= 0:
            out["square"] = s.spot[card]
    if option.spot >= 0:
        out["spot"] = option.spot
    if option.number:
        out["number"] = option.number
    if option.ability >= 0:
        out["ability"] = option.ability
    return out


def decision_view(s: State, seat: int | None, d: Decision) -> Plain:
    """A decision: all of it for the seat that decides, its kind for the others."""
    out: Plain = {"seat": d.seat, "kind": d.kind, "clause": d.clause}
    if d.source >= 0 and sees(s, seat, d.source):
        out["source"] = d.source
    if seat is not None and s.pool.rules.allies(s, d.seat) >> seat & 1:
        out["options"] = [option_view(s, seat, o) for o in d.options]
        out["picked"] = [c if sees(s, seat, c) else -1 for c in d.picked]
        out["least"] = d.least
        out["most"] = d.most
    return out


def view(s: State, seat: int | None) -> Plain:
    """All that a seat may know (None: what a spectator may know)."""
    rules = s.pool.rules
    seats: list[Plain] = []
    for of in range(s.seats):
        zones: Plain = {}
        for spec in rules.zones[1:]:
            zones[spec.name] = zone_view(s, seat, of, spec.number)
        seats.append({"seat": of, "gone": s.gone[of] == 1, "zones": zones})
    out: Plain = {
        "game": rules.name,
        "seat": seat,
        "turn": s.turn,
        "turn_seat": s.turn_seat,
        "first_seat": s.first_seat,
        "seats": seats,
        "over": s.over,
        "winners": list(s.winners),
        "clause": s.end_clause,
        "waiting": [
            {"card": w.scope.source & CARD_MASK, "ability": w.scope.ability}
            for w in s.waiting
            if sees(s, seat, w.scope.source & CARD_MASK)
        ],
        "effects": len(s.lasting),
    }
    rules.view_more(s, seat, out)
    if s.decision is not None:
        out["decision"] = decision_view(s, seat, s.decision)
    return out


def note_view(s: State, seat: int | None, note: Note) -> Plain:
    """A line of the log as a seat may read it."""
    rules = s.pool.rules
    out: Plain = {"verb": note.verb, "clause": note.clause, "seat": note.seat}
    everyone = (1 << s.seats) - 1
    if seat is None:
        known = note.seen & everyone == everyone
    else:
        known = note.seen >> seat & 1 == 1
    if note.card >= 0 and known:
        out["card"] = note.card
        out["name"] = s.pool.defs[note.definition].name
    if note.before >= 0:
        out["from"] = rules.place_name(note.before)
    if note.after >= 0:
        out["to"] = rules.place_name(note.after)
    if note.number:
        out["number"] = note.number
    if note.source >= 0:
        out["source"] = s.pool.defs[note.source].name
    return out
