"""Verbs for rulings of any game: looking at a match and choosing what is offered.

A game's own `tests/games/<game>/table.py` adds what its players do. Cards are named by `CardDef`,
key, name or English name; seats by "me" and "foe" (or 0 and 1). A verb that cannot be done fails
and lists what could be done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kirifuda.games.game import Game
from kirifuda.games.scenes import people
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.chance import seeded
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.trail import Note
from kirifuda.kernel.sight.veil import meant

Card = CardDef | str
Seat = int | str

ME = 0
FOE = 1
NOTHING = ("done", "pass", "no", "decline")

__all__ = [
    "FOE",
    "ME",
    "NOTHING",
    "Card",
    "Seat",
    "asked",
    "choose",
    "choose_nth",
    "clauses_against",
    "count",
    "damage",
    "decide",
    "done",
    "hurt",
    "idle",
    "is_asked",
    "is_card",
    "is_rested",
    "leave",
    "log_has",
    "log_notes",
    "name_of",
    "no",
    "number",
    "numbers",
    "offered",
    "options",
    "pick",
    "rested",
    "say",
    "seat_of",
    "sees",
    "shown",
    "turned",
    "wait_for",
    "watched",
    "why_not",
    "yes",
    "zone",
]

_open: list[tuple[Match, tuple[str, ...]]] = []
_left: dict[int, str] = {}


def watched(game: Game, calm: tuple[str, ...], **described: Any) -> Match:
    """A scenario (see `Game.scenario`), watched: no prompt may be left over when the test ends.

    The turn player's own decisions of a calm kind may.
    """
    match = game.scenario(**described)
    _open.append((match, calm))
    return match


def leave(match: Match, kind: str) -> None:
    """This test ends while a decision of this kind is asked, on purpose."""
    asked(match, kind)
    _left[id(match)] = kind


def forget() -> None:
    """What other tests have left is nothing to the one that begins (conftest.py)."""
    _open.clear()
    _left.clear()


def nothing_left() -> None:
    """Fail if a match of this test asks something that the test did not expect (conftest.py)."""
    matches = _open[:]
    left = dict(_left)
    forget()
    for match, calm_kinds in matches:
        decision = match.decision
        if decision is None or left.get(id(match)) == decision.kind:
            continue
        calm = decision.kind in calm_kinds and match.state.in_turn(decision.seat)
        assert calm, f"a prompt is left over\n{shown(match)}"


# -- setting up ------------------------------------------------------------------------------


def rested(one: Card, **how: object) -> dict[str, object]:
    """A card that lies rested."""
    return {"card": one, "rest": True, **how}


def turned(one: Card, **how: object) -> dict[str, object]:
    """A card that lies face down."""
    return {"card": one, "down": True, **how}


def hurt(one: Card, damage: int, **how: object) -> dict[str, object]:
    """A card with damage."""
    return {"card": one, "damage": damage, **how}


# -- looking ---------------------------------------------------------------------------------


def seat_of(seat: Seat) -> int:
    return {"me": ME, "foe": FOE}[seat] if isinstance(seat, str) else seat


def name_of(one: Card) -> str:
    return one.name if isinstance(one, CardDef) else one


def is_card(match: Match, number: int, one: Card) -> bool:
    """Whether a card of the match is the one that is meant."""
    definition = match.state.definition(number)
    if isinstance(one, CardDef):
        return definition.key == one.key  # equal matches share the cards of the first of them
    return one in (definition.key, definition.name, definition.english)


def numbers(match: Match, one: Card, seat: Seat | None = None) -> list[int]:
    """The numbers of all copies of a card in the match."""
    owner = None if seat is None else seat_of(seat)
    return [
        n
        for n in range(match.pool.size)
        if is_card(match, n, one) and owner in (None, match.pool.owner[n])
    ]


def number(match: Match, one: Card, seat: Seat | None = None) -> int:
    """The number of a card of which there is one copy (with that owner)."""
    found = numbers(match, one, seat)
    assert len(found) == 1, f"{len(found)} cards are {name_of(one)}"
    return found[0]


def zone(match: Match, seat: Seat, kind: str) -> list[str]:
    """The names of the cards in a zone, in order; members by slot, with "" for an empty one."""
    s = match.state
    spec = next(z for z in s.pool.rules.zones if kind in (z.name, z.name.split()[0]))
    held = s.cards(seat_of(seat), spec.number)
    if not spec.spots:
        return [s.definition(c).name for c in held]
    out = [""] * spec.spots
    for c in held:
        out[s.spot[c]] = s.definition(c).name
    return out


def count(match: Match, seat: Seat, kind: str) -> int:
    """How many cards are in a zone."""
    return sum(1 for name in zone(match, seat, kind) if name)


def sees(match: Match, seat: int | None, of: Seat, kind: str) -> list[dict[str, Any]]:
    """A zone of a seat as another one (None: a spectator) sees it."""
    view: Any = match.view(seat)
    found: list[dict[str, Any]] = view["seats"][seat_of(of)]["zones"][kind]
    return found


def damage(match: Match, one: Card, seat: Seat | None = None) -> int:
    """The damage on a card."""
    return match.state.damage[number(match, one, seat)]


def is_rested(match: Match, one: Card, seat: Seat | None = None) -> bool:
    return match.state.rest[number(match, one, seat)] == 1


def log_notes(
    match: Match, clause: str = "", verb: str = "", one: Card | None = None
) -> list[Note]:
    """The entries of the log with this clause, this verb, this card."""
    return [
        note
        for note in match.log
        if (not clause or note.clause == clause)
        and (not verb or note.verb == verb)
        and (one is None or (note.card >= 0 and is_card(match, note.card, one)))
    ]


def log_has(match: Match, clause: str = "", verb: str = "", one: Card | None = None) -> bool:
    """Whether the log has such an entry."""
    return bool(log_notes(match, clause, verb, one))


def shown(match: Match) -> str:
    """What is asked, for people."""
    decision = match.state.decision
    if decision is None:
        return f"nothing is asked: {match.outcome!r}"
    who = people(match.state.seats)[decision.seat]
    lines = [f"{who} is asked: {decision.kind} ({decision.clause})"]
    for option in decision.options:
        name = f" {match.state.definition(option.card).name}" if option.card >= 0 else ""
        lines.append(f"  {option!r}{name}")
    return "\n".join(lines)


def options(
    match: Match, kind: str, one: Card | None = None, *, spot: int = -2, number: int = -1
) -> list[Option]:
    """The options of a kind (about a card, a spot, a number) that are offered.

    A test knows every card: also those that whoever chooses knows by their places only.
    """
    decision = match.state.decision
    if decision is None:
        return []
    return [
        o
        for o in decision.options
        if o.kind == kind
        and (one is None or (o.card >= 0 and is_card(match, o.card, one)))
        and (spot == -2 or o.spot == spot)
        and (number == -1 or o.number == number)
    ]


def offered(
    match: Match, kind: str, one: Card | None = None, *, spot: int = -2, number: int = -1
) -> bool:
    """Whether such an option is offered."""
    return bool(options(match, kind, one, spot=spot, number=number))


def choose(
    match: Match, kind: str, one: Card | None = None, *, spot: int = -2, number: int = -1
) -> None:
    """Choose the (first) option of a kind."""
    found = options(match, kind, one, spot=spot, number=number)
    what = f"{kind} {name_of(one)}" if one is not None else kind
    assert found, f"{what} is not offered\n{shown(match)}"
    decide(match, found[0])


def decide(match: Match, option: Option) -> None:
    """Choose an option as `options` gives it; of cards that lie alike chance takes this one."""
    asks, seen = match.state.decision, match.decision
    assert asks is not None
    assert seen is not None
    index = asks.options.index(option)
    for seed in range(200 if seen.options[index].place >= 0 else 0):
        tried = match.state.copy()
        tried.chance = seeded(seed)
        if meant(tried, asks, seen, index).same(option):
            match.state.chance = seeded(seed)
            break
    match.choose(index)


def choose_nth(match: Match, kind: str, one: Card, nth: int) -> None:
    """Choose the nth of the options of a kind that a card has: one of its abilities."""
    found = options(match, kind, one)
    assert len(found) > nth, f"{name_of(one)} offers no {kind} number {nth}\n{shown(match)}"
    decide(match, found[nth])


def asked(match: Match, kind: str, seat: Seat | None = None) -> None:
    """Assert that a decision of this kind is asked (of this seat)."""
    decision = match.decision
    assert decision is not None, shown(match)
    assert decision.kind == kind, f"not {kind!r}\n{shown(match)}"
    if seat is not None:
        assert decision.seat == seat_of(seat), shown(match)


def is_asked(match: Match, kind: str) -> bool:
    """Whether a decision of this kind is asked."""
    return match.decision is not None and match.decision.kind == kind


def clauses_against(match: Match, seat: Seat, what: Option) -> list[str]:
    """The clauses that forbid something."""
    return [reason.clause for reason in match.why_not(seat_of(seat), what)]


def why_not(
    match: Match, kind: str, one: Card | None = None, seat: Seat = "me", **how: Any
) -> list[str]:
    """The clauses that keep a seat from an action (with a card)."""
    held = number(match, one) if one is not None else -1
    return clauses_against(match, seat, Option(kind, held, **how))


# -- choosing --------------------------------------------------------------------------------


def pick(match: Match, *cards: Card) -> None:
    """Pick these cards, one after the other; then be done, if more could be picked."""
    chain = len(match.choices)
    kind = match.decision.kind if match.decision is not None else ""
    for one in cards:
        choose(match, "pick", one)
    decision = match.decision
    if (
        decision is not None
        and decision.kind == kind
        and len(decision.picked) == len(cards) == len(match.choices) - chain
        and offered(match, "done")
    ):
        choose(match, "done")


def yes(match: Match) -> None:
    choose(match, "yes")


def no(match: Match) -> None:
    choose(match, "no")


def done(match: Match) -> None:
    choose(match, "done")


def say(match: Match, chosen: int) -> None:
    """Choose a number: a mode (counted from 0), an amount, a declared number."""
    choose(match, "number", number=chosen)


def wait_for(match: Match, calm: tuple[str, ...], anything: tuple[str, ...] = ()) -> None:
    """Do nothing, whoever is asked, until the turn player is asked one of the calm decisions.

    `anything`: decisions in which something must be chosen; the first option is.
    """
    while match.decision is not None:
        decision = match.decision
        if decision.kind in calm and match.state.in_turn(decision.seat):
            return
        idle = [i for i, o in enumerate(decision.options) if o.kind in NOTHING]
        if decision.kind in anything:
            idle = [0]
        assert idle, f"something must be done\n{shown(match)}"
        match.choose(idle[0])


def idle(match: Match, wait: Callable[[Match], None], stop: Callable[[Match], None]) -> None:
    """Do nothing more in this turn, and in the next one until somebody must decide.

    `wait` does nothing until the turn player is asked; `stop` ends what the turn player is at.
    """
    turn = match.state.turn
    while match.decision is not None and match.state.turn == turn:
        wait(match)
        if match.state.turn == turn:
            stop(match)
    wait(match)
