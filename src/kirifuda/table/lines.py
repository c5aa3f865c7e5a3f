"""Lines of the log as a seat may read them, and what moved.

A line is the key of its sentence on the sheet with what stands in its places, its clause, and the
cards that it is about: by the keys of their card sheets if the seat may know which they are, and by
handles of the present board as long as they lie where the line left them.
"""

from __future__ import annotations

from collections.abc import Mapping

from kirifuda.kernel.match import Match
from kirifuda.kernel.position.state import State
from kirifuda.kernel.position.trail import Note
from kirifuda.table.handles import ALL_SEATS, EVERYTHING, Handles
from kirifuda.table.looks import Looks

Plain = dict[str, object]


def lines(match: Match, looks: Looks, handles: Handles, start: int = 0) -> list[Plain]:
    """The log from entry `start` on; to be asked after the board was made."""
    trail = match.state.trail
    if trail is None:
        return []
    return levelled(
        [line(match.state, looks, handles, note) for note in trail.notes(start)], ("card",)
    )


def levelled(told: list[Plain], handles: tuple[str, ...]) -> list[Plain]:
    """What tells the same of copies one after the other, by their handles.

    The engine may take copies by its numbers, which are nobody's business.
    """
    at = 0
    while at < len(told):
        bare = without(told[at], handles)
        end = at + 1
        while end < len(told) and without(told[end], handles) == bare:
            end += 1
        if end - at > 1:
            told[at:end] = sorted(
                told[at:end], key=lambda one: [str(one.get(word, 0)).zfill(9) for word in handles]
            )
        at = end
    return told


def without(told: Plain, words: tuple[str, ...]) -> Plain:
    return {word: value for word, value in told.items() if word not in words}


def line(s: State, looks: Looks, handles: Handles, note: Note) -> Plain:
    """One entry."""
    rules = s.pool.rules
    out: Plain = {"say": sentence(s, looks, note), "verb": note.verb, "clause": note.clause}
    out["step"] = note.step
    if note.seat >= 0:
        out["who"] = note.seat
    if note.card >= 0 and knows(s, handles, note):
        out["key"] = s.pool.defs[note.definition].key
        handle = handles.still(s, note.ref)
        if handle:
            out["card"] = handle
    if note.before >= 0:
        out["frm"] = rules.place_name(note.before)
    if note.after >= 0:
        out["to"] = rules.place_name(note.after)
    if note.number:
        out["n"] = note.number
    if note.source >= 0:
        out["by"] = s.pool.defs[note.source].key
        handle = handles.still(s, note.origin)
        if handle:
            out["origin"] = handle
    if note.ability >= 0:
        definition = s.pool.ability_def[note.ability]
        out["of"] = s.pool.defs[definition].key
        out["ability"] = note.ability - s.pool.base[definition]
    return out


def knows(s: State, handles: Handles, note: Note) -> bool:
    """Whether the seat may know which card an entry is about."""
    if handles.seat == EVERYTHING:
        return True
    if handles.seat == ALL_SEATS:
        return note.seen != 0
    if handles.seat < 0:
        everyone = (1 << s.seats) - 1
        return note.seen & everyone == everyone
    return note.seen >> handles.seat & 1 == 1


def sentence(s: State, looks: Looks, note: Note) -> str:
    """The key of the sentence that tells an entry."""
    rules = s.pool.rules
    frm = rules.place_name(note.before) if note.before >= 0 else ""
    to = rules.place_name(note.after) if note.after >= 0 else ""
    if note.card < 0 and f"{note.verb} for all" in looks.notes:
        return f"{note.verb} for all"
    return note_key(looks.notes, note.verb, note.clause, note.number, frm, to)


def note_key(
    table: Mapping[str, object], verb: str, clause: str, number: int, frm: str, to: str
) -> str:
    """The most particular of the sentences that there are for something that happened."""
    if verb == "move":
        keys = [f"move {frm}>{to}@{clause}", f"move {frm}>{to}", f"move >{to}"]
    else:
        keys = [f"{verb}@{clause}", f"{verb}#{number}"]
        if number:
            keys.append(f"{verb}+")
    return next((key for key in keys if key in table), verb)


def moves(match: Match, handles: Handles, start: int) -> list[Plain]:
    """What moved since entry `start`, from where to where: for a face that shows it.

    `was` is the handle of the board before, `id` the one of the present board. What one rule or
    effect moved in the same way is a `batch`: it moves at once.
    """
    s = match.state
    if s.trail is None:
        return []
    out: list[Plain] = []
    batch = 0
    last: tuple[object, ...] = ()
    for note in s.trail.notes(start):
        if note.was < 0:
            last = ()
            continue
        alike = (note.step, note.clause, note.origin, note.before, note.after)
        batch += alike != last
        last = alike
        seat = s.seat[note.card] if s.refs[note.card] == note.ref else note.seat
        told: Plain = {
            "batch": batch,
            "from": f"{note.seat}.{s.pool.rules.place_name(note.before)}",
            "to": f"{seat}.{s.pool.rules.place_name(note.after)}",
        }
        if knows(s, handles, note):
            told["key"] = s.pool.defs[note.definition].key
        was = handles.before.get(note.was, 0)
        now = handles.still(s, note.ref)
        if was:
            told["was"] = was
        if now:
            told["id"] = now
        out.append(told)
    return levelled(out, ("was", "id"))
