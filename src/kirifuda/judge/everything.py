"""A judge's view: all of a position, hidden cards too, what waits, lasts and is under way."""

from __future__ import annotations

import re

from kirifuda.games.finding import Finder, of_state
from kirifuda.games.game import Game
from kirifuda.games.scenes import people
from kirifuda.kernel.effects.effect import Effect
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, Pick
from kirifuda.kernel.timing.checks import PlayAbility
from kirifuda.kernel.timing.sequences import Resolve

Plain = dict[str, object]


def everything(game: Game, match: Match) -> Plain:
    """All that a position holds, as plain data in words."""
    s = match.state
    finder = of_state(game.scenes, s)
    pairs = zip(s.used[::2], s.used[1::2], strict=True)
    used = [(ref & CARD_MASK, ability) for ref, ability in pairs if s.alive(ref)]
    out: Plain = {
        "game": game.name,
        "turn": s.turn,
        "whose": people(s.seats)[s.turn_seat],
        "phase": s.pool.rules.phase_names.get(s.phase, ""),
        "seats": {people(s.seats)[seat]: _seat(game, s, seat, finder) for seat in range(s.seats)},
        "waits": [_scope(s, finder, w.scope) for w in s.waiting],
        "lasts": [
            {
                **_scope(s, finder, e.scope),
                "on": None if e.targets is None else [_place(s, finder, r) for r in e.targets],
                "numbers": list(e.numbers),
                "until turn": e.last if e.last >= 0 else None,
            }
            for e in s.lasting
        ],
        "delayed": [_scope(s, finder, d.scope, d.ability) for d in s.delayed],
        "under way": [_frame(s, finder, f) for f in s.stack],
        "used": [
            {"card": finder.place_of(card), "ability": str(s.pool.abilities[ability])}
            for card, ability in used
        ],
        "asked": str(match.decision) if match.decision is not None else None,
        "outcome": None if match.outcome is None else repr(match.outcome),
    }
    return out


def _seat(game: Game, s: State, seat: int, finder: Finder) -> Plain:
    out: Plain = dict(game.scenes.tell_measures(s, seat))
    for spec in game.scenes.zones[1:]:
        held = [_card(s, card, finder) for card in s.cards(seat, spec.number)]
        if held:
            out[spec.name] = held
    return out


def _card(s: State, card: int, finder: Finder) -> Plain:
    """A card: which it is, where and how it lies, what it is now."""
    rules = s.pool.rules
    face = s.face(card)
    out: Plain = {"card": s.definition(card).title(), "at": finder.place_of(card)}
    for at, name in enumerate(rules.attributes):
        if face.nums[at]:
            out[name] = face.nums[at]
    for word, value in (("rest", s.rest[card]), ("down", s.down[card])):
        if value:
            out[word] = True
    if s.damage[card]:
        out["damage"] = s.damage[card]
    if s.host[card] >= 0:
        out["under"] = finder.place_of(s.host[card])
    if s.known[card]:
        out["known to"] = [
            name for at, name in enumerate(people(s.seats)) if s.known[card] >> at & 1
        ]
    return out


def _place(s: State, finder: Finder, ref: int) -> str:
    """Where a card lies, if it is still the one that is meant."""
    card = ref & CARD_MASK
    name = s.definition(card).title()
    return f"{name}, {finder.place_of(card)}" if s.alive(ref) else f"{name}, which has gone"


def _scope(s: State, finder: Finder, sc: Scope, ability: int = -1) -> Plain:
    """An ability that waits, lasts or is being carried out."""
    return {
        "card": _place(s, finder, sc.source) if sc.source >= 0 else None,
        "ability": str(s.pool.abilities[ability if ability >= 0 else sc.ability]),
        "whose": people(s.seats)[sc.master],
    }


def _frame(s: State, finder: Finder, f: Frame) -> Plain:
    """A procedure under way: its name, how far it is, what it is about."""
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(f).__name__).lower()
    out: Plain = {"what": name, "step": int(f.step)}
    if isinstance(f, Effect | PlayAbility | Resolve):
        out |= _scope(s, finder, f.scope)
    if isinstance(f, Pick):
        out["candidates"] = [finder.place_of(card) for card in f.candidates]
        out["picked"] = [finder.place_of(card) for card in f.picked]
        out["least"], out["most"] = int(f.least), int(f.most)
    return out
