"""Shipped cards in play: going on to where what a card says shows."""

from __future__ import annotations

from tests.games.rebirth.table import game, is_card, pay

from kirifuda.kernel.match import Match

STOPS = ("main", "attack")


def go(m: Match, *wanted: str, until: str = "", say: int = -1) -> None:
    """Go on to the next main or attack decision (or one of another kind).

    Abilities are played, offers taken, nothing is blocked or cancelled; of cards to choose, the
    wanted ones are taken in their order, and the first one offered when none is wanted.
    """
    left = list(wanted)
    for _ in range(60):
        decision = m.decision
        if decision is None or decision.kind in STOPS or decision.kind == until:
            break
        if decision.kind == "pay energy":
            pay(m)
            continue
        options = decision.options
        found = [o for o in options if left and o.kind == "pick" and is_card(m, o.card, left[0])]
        if found:
            left.pop(0)
        elif decision.kind in ("block", "cancel"):
            found = [o for o in options if o.kind in ("done", "pass")]
        elif say >= 0:
            found = [o for o in options if o.kind == "number" and o.number == say]
        elif wanted:
            found = [o for o in options if o.kind == "done"]
        m.choose(found[0] if found else options[0])
    assert not left, left


def name(key: str) -> str:
    return game.cards[key].name
