"""Verbs for rulings: set up a position, say what players do, look at what has become of it.

A ruling reads like what a judge would tell::

    m = scene(me={"entry": A, "members": [B], "hand": [C], "energy": 2}, foe={"entry": D})
    play(m, C, 1)
    attack(m, with_=B)
    no_block(m)
    assert zone(m, "foe", "retire") == [D.name]

Cards are named by `CardDef`, key, name or English name; seats by "me" and "foe" (or 0 and 1). A
verb that cannot be done fails and lists what could be done, with the clauses that forbid it. When
a test ends, every match that it has set up must be over or stand at the turn player's own main or
attack decision; a test that ends elsewhere says so with `leave(match, kind)`.
"""

from __future__ import annotations

import itertools
from typing import Any

import kirifuda
from kirifuda.games.rebirth.zones import PARTNER, SLOTS
from kirifuda.kernel.cards import CardDef
from kirifuda.kernel.decisions import Option
from kirifuda.kernel.match import Match
from kirifuda.kernel.trail import Note

game = kirifuda.game("rebirth")

Card = CardDef | str
Seat = int | str

ME = 0
FOE = 1
CALM = ("main", "attack")
NOTHING = ("done", "pass", "no", "decline")

_open: list[Match] = []
_left: dict[int, str] = {}
_count = itertools.count(1)


# -- setting up ------------------------------------------------------------------------------


def card(text: str = "", /, *, name: str = "", **values: Any) -> CardDef:
    """A card of our own: a character of cost 1, ATK 1, DEF 3 unless told otherwise."""
    name = name or f"役{next(_count)}"
    if values.get("kind", "character") == "character":
        values = {"cost": 1, "atk": 1, "def": 3, **values}
        if "def_" in values:
            values["def"] = values.pop("def_")
    return game.card(text, name=name, **values)


def rebirth(text: str = "", /, **values: Any) -> CardDef:
    """A Rebirth card of our own."""
    return card(text, kind="rebirth", **values)


def partner(text: str = "", /, **values: Any) -> CardDef:
    """A partner of our own."""
    return card(text, kind="partner", **values)


def rested(one: Card, **how: object) -> dict[str, object]:
    """A card that lies rested."""
    return {"card": one, "rest": True, **how}


def hurt(one: Card, damage: int, **how: object) -> dict[str, object]:
    """A character with damage."""
    return {"card": one, "damage": damage, **how}


def scene(**described: Any) -> Match:
    """A scenario (see `Game.scenario`), watched: no prompt may be left over when the test ends."""
    match = game.scenario(**described)
    _open.append(match)
    return match


def leave(match: Match, kind: str) -> None:
    """This test ends while a decision of this kind is asked, on purpose."""
    asked(match, kind)
    _left[id(match)] = kind


def nothing_left() -> None:
    """Fail if a match of this test asks something that the test did not expect (conftest.py)."""
    matches = _open[:]
    left = dict(_left)
    _open.clear()
    _left.clear()
    for match in matches:
        decision = match.decision
        if decision is None or left.get(id(match)) == decision.kind:
            continue
        calm = decision.kind in CALM and decision.seat == match.state.turn_seat
        assert calm, f"a prompt is left over\n{shown(match)}"


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


def values(match: Match, one: Card, seat: Seat | None = None) -> tuple[int, int]:
    """The ATK and DEF that a card has now."""
    _cost, atk, defence = match.state.face(number(match, one, seat)).nums
    return atk, defence


def damage(match: Match, one: Card, seat: Seat | None = None) -> int:
    """The damage on a card."""
    return match.state.damage[number(match, one, seat)]


def is_rested(match: Match, one: Card, seat: Seat | None = None) -> bool:
    return match.state.rest[number(match, one, seat)] == 1


def standing_energy(match: Match, seat: Seat) -> int:
    """How many cards in a seat's energy zone stand."""
    view: Any = match.view(seat_of(seat))
    return sum(not c["rest"] for c in view["seats"][seat_of(seat)]["zones"]["energy"])


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
    decision = match.decision
    if decision is None:
        return f"nothing is asked: {match.outcome!r}"
    lines = [f"{('me', 'foe')[decision.seat]} is asked: {decision.kind} ({decision.clause})"]
    for option in decision.options:
        who = f" {match.state.definition(option.card).name}" if option.card >= 0 else ""
        lines.append(f"  {option!r}{who}")
    return "\n".join(lines)


# -- choosing --------------------------------------------------------------------------------


def options(
    match: Match, kind: str, one: Card | None = None, *, spot: int = -2, number: int = -1
) -> list[Option]:
    """The options of a kind (about a card, a spot, a number) that are offered."""
    decision = match.decision
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
    match.choose(found[0])


def asked(match: Match, kind: str, seat: Seat | None = None) -> None:
    """Assert that a decision of this kind is asked (of this seat)."""
    decision = match.decision
    assert decision is not None, shown(match)
    assert decision.kind == kind, f"not {kind!r}\n{shown(match)}"
    if seat is not None:
        assert decision.seat == seat_of(seat), shown(match)


def clauses_against(match: Match, seat: Seat, what: Option) -> list[str]:
    """The clauses that forbid something."""
    return [reason.clause for reason in match.why_not(seat_of(seat), what)]


def pay(match: Match) -> None:
    """Pay energy, whichever cards it takes; partners last."""
    while match.decision is not None and match.decision.kind == "pay energy":
        faces = [match.state.face(o.card) for o in match.decision.options]
        plain = [i for i, face in enumerate(faces) if not face.kinds & PARTNER]
        match.choose(plain[0] if plain else 0)


def play(match: Match, one: Card, to: int | str = "entry") -> None:
    """Play a character to the entry or to a member slot (0 to 2), and pay for it."""
    asked(match, "main")
    choose(match, "play", one, spot=SLOTS if to == "entry" else int(to))
    pay(match)


def shift(match: Match, slot: int) -> None:
    """Move the entry's character to an empty slot (7.4.2.2), and pay for it."""
    asked(match, "main")
    choose(match, "shift", spot=slot)
    pay(match)


def set_rebirth(match: Match, one: Card) -> None:
    """Set a Rebirth card from the hand (7.4.2.4)."""
    asked(match, "main")
    choose(match, "set", one)


def use(match: Match, one: Card, nth: int = 0) -> None:
    """Play a card's activated ability (its nth of those offered), and pay energy for it."""
    asked(match, "main")
    found = options(match, "use", one)
    assert len(found) > nth, f"no ability of {name_of(one)} can be used\n{shown(match)}"
    match.choose(found[nth])
    pay(match)


def to_attack(match: Match) -> None:
    """Declare the attack phase."""
    asked(match, "main")
    choose(match, "attack phase")


def attack(match: Match, with_: Card | None = None, partner: bool = False) -> None:
    """Attack with a member's support; `partner`: as a partner attack, with any partners.

    From the main phase the attack phase is declared first.
    """
    if match.decision is not None and match.decision.kind == "main":
        to_attack(match)
    asked(match, "attack")
    choose(match, "attack", with_, number=1 if partner else 0)
    while match.decision is not None and match.decision.kind == "partners to rest":
        match.choose(0)


def end_attacks(match: Match) -> None:
    """End the attack phase."""
    if match.decision is not None and match.decision.kind == "main":
        to_attack(match)
    if match.decision is not None and match.decision.kind == "attack":
        choose(match, "end attacks")


def block(match: Match, one: Card) -> None:
    """Block with a card from the hand."""
    asked(match, "block")
    choose(match, "block", one)


def no_block(match: Match) -> None:
    """Do not block, if it is asked at all."""
    if match.decision is not None and match.decision.kind == "block":
        choose(match, "done")


def cancel(match: Match, one: Card, place: int = -2) -> None:
    """Use a cancel ability against what is played (place 0), or a later link of the chain."""
    asked(match, "cancel")
    choose(match, "cancel", one, spot=place)


def no_cancel(match: Match) -> None:
    """Let it pass, as often as somebody is asked."""
    while match.decision is not None and match.decision.kind == "cancel":
        choose(match, "pass")


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


def slot(match: Match, spot: int) -> None:
    """Choose the member slot for a card."""
    choose(match, "slot", spot=spot)


def pass_all(match: Match) -> None:
    """Do nothing, whoever is asked, until the turn player's main or attack decision."""
    while match.decision is not None:
        decision = match.decision
        if decision.kind in CALM and decision.seat == match.state.turn_seat:
            return
        if decision.kind == "pay energy":
            pay(match)
            continue
        idle = [i for i, o in enumerate(decision.options) if o.kind in NOTHING]
        assert idle, f"something must be done\n{shown(match)}"
        match.choose(idle[0])


def end_turn(match: Match) -> None:
    """Do nothing more in this turn; go on to the next one's main phase."""
    turn = match.state.turn
    while match.decision is not None and match.state.turn == turn:
        pass_all(match)
        if match.state.turn == turn:
            end_attacks(match)
    pass_all(match)
