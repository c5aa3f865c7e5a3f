"""What keys of options mean: one choice, or several in a row as one.

A chain of picks is made whole or not at all. Other choices in a row (abilities that wait, in this
order) are made one after the other as long as the same seat is asked and has learned nothing new by
what it chose; what comes after that is not looked at, so that nothing can be tried out for free.
"""

from __future__ import annotations

import hashlib
from typing import Any

from kirifuda.kernel.errors import ChoiceError
from kirifuda.kernel.match import Match
from kirifuda.server.refusing import no
from kirifuda.server.wire import Tried
from kirifuda.table.board import board
from kirifuda.table.chain import Chain
from kirifuda.table.desk import Desk, Seen
from kirifuda.table.handles import Handles

MOST_PICKS = 64
PICK = "pick "
DONE = "done"


def fingerprint(pick: list[str]) -> str:
    """What tells two messages apart."""
    return hashlib.blake2b("\n".join(pick).encode(), digest_size=10).hexdigest()


def chosen(match: Match, seen: Seen, keys: list[str]) -> tuple[Match, list[int]]:
    """The match after what was chosen (a copy), and the indexes of the options."""
    if not 1 <= len(keys) <= MOST_PICKS:
        raise no("not offered")
    try:
        if seen.board["ask"].get("chain") and len(keys) > 1:
            return in_a_chain(match, seen, keys)
        return in_a_row(match, seen, keys)
    except ChoiceError as error:
        raise no("not offered") from error


def in_a_row(match: Match, seen: Seen, keys: list[str]) -> tuple[Match, list[int]]:
    indexes = [seen.option(keys[0])]
    before = match
    seat = match.state.decision.seat if match.state.decision is not None else -1
    match = match.copy()
    match.choose(indexes[0])
    handles = seen.handles
    for key in keys[1:]:
        decision = match.decision
        if decision is None or decision.seat != seat or match.learned(seat, before):
            break
        handles, index = offered(seen.desk, match, handles, key)
        if index < 0:
            break
        indexes.append(index)
        match.choose(index)
    return match, indexes


def offered(desk: Desk, match: Match, handles: Handles, key: str) -> tuple[Handles, int]:
    """The option with a key on the board that the seat would see next; -1: there is none."""
    ahead = Handles(handles.seat)
    ahead.last = handles.last
    ahead.now = handles.now
    told: Any = board(match, desk.looks, ahead).get("ask", {})
    for at, option in enumerate(told.get("options", [])):
        if option["key"] == key:
            return ahead, ahead.options[at]
    return ahead, -1


def in_a_chain(match: Match, seen: Seen, keys: list[str]) -> tuple[Match, list[int]]:
    chain = Chain(match, seen)
    ends = keys[-1] == DONE
    if not try_out(chain, keys[:-1] if ends else keys):
        raise no("not offered")
    if not chain.complete and not ends:  # more of it is to come
        raise no("not offered")
    after = match.copy()
    chain.carry_out(after)
    return after, after.choices.all()[len(match.choices) :]


def try_out(chain: Chain, keys: list[str]) -> bool:
    """Tick what keys name, if all of it is on the board."""
    cards = cards_of(keys)
    return all(card in chain.handles for card in cards) and chain.try_out(cards)


def cards_of(keys: list[str]) -> list[int]:
    """The handles of picks."""
    out: list[int] = []
    for key in keys:
        handle = key.removeprefix(PICK).partition("~")[0]
        if not key.startswith(PICK) or not handle.isascii() or not handle.isdigit():
            raise no("not offered")
        out.append(int(handle[:12]))
    return out


def tried(match: Match, seen: Seen, keys: list[str]) -> Tried:
    """What a chain still allows; nothing is changed."""
    if not seen.board.get("ask", {}).get("chain") or len(keys) > MOST_PICKS:
        raise no("no chain")
    chain = Chain(match, seen)
    if not try_out(chain, keys):
        raise no("not offered")
    return Tried(
        picked=[f"{PICK}{card}" for card in chain.ticked],
        open=[f"{PICK}{card}" for card in chain.cards if card in chain.open],
        enough=chain.enough,
        complete=chain.complete,
    )
