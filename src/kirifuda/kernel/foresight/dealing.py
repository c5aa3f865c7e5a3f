"""Dealing: hidden cards laid out anew, so that all holds that a seat has seen of them.

Clues (position/clues.py) say that some printed cards are among certain places; the rules say that
only some can be in others (`Rules.could_be`). What is left is dealt by luck alone. Mostly a few
draws do; where they fail, cards that are in the way go elsewhere, one after the other, until
everything has its place.
"""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.position.chance import below, shuffled
from kirifuda.kernel.position.clues import ANYWHERE, Clue
from kirifuda.kernel.position.state import State

TRIES: Final = 8


class Wish:
    """A printed card that must go to one of these cards (bits)."""

    def __init__(self, kind: int, cards: int) -> None:
        self.kind = kind
        self.cards = cards


def deal(
    s: State, cards: list[int], kinds: list[int], clues: list[Clue], luck: list[int]
) -> list[int]:
    """Which printed card each of the cards is taken for: as many kinds as cards.

    Where no draw is found for which all clues hold, those that are sure do.
    """
    found = fit(s, cards, kinds, clues, luck)
    if not found:
        found = fit(s, cards, kinds, [clue for clue in clues if clue.sure], luck)
    if found:
        return found
    narrow = [card for card in cards if s.pool.rules.is_narrow(s, card)]
    return _match(s, cards, kinds, [], narrow, luck) or shuffled(luck, kinds)


def fit(
    s: State, cards: list[int], kinds: list[int], clues: list[Clue], luck: list[int]
) -> list[int]:
    """As `deal`, so that all clues hold; empty if that is not found."""
    narrow = [card for card in cards if s.pool.rules.is_narrow(s, card)]
    told = [clue for clue in clues if clue.cards != ANYWHERE]
    if not narrow and not told:
        return shuffled(luck, kinds)
    for _ in range(TRIES):
        found = _draw(s, cards, kinds, wishes(cards, kinds, told, luck), narrow, luck)
        if found:
            return found
    for _ in range(TRIES):
        found = _match(s, cards, kinds, wishes(cards, kinds, told, luck), narrow, luck)
        if found:
            return found
    return []


def wishes(cards: list[int], kinds: list[int], clues: list[Clue], luck: list[int]) -> list[Wish]:
    """What must go where, by clues: those that tell most exactly come first."""
    group = 0
    for card in cards:
        group |= 1 << card
    left = kinds[:]
    out: list[Wish] = []
    for clue in sorted(clues, key=_breadth):
        places = clue.cards & group
        if not places:
            continue
        wanted = clue.kinds[:]
        need = clue.least
        for wish in out:
            if wish.kind in wanted and wish.cards & ~places == 0:
                wanted.remove(wish.kind)
                need -= 1
        for kind in shuffled(luck, wanted):
            if need > 0 and kind in left:
                left.remove(kind)
                out.append(Wish(kind, places))
                need -= 1
    return out


def _breadth(clue: Clue) -> int:
    return clue.cards.bit_count()


def _draw(
    s: State,
    cards: list[int],
    kinds: list[int],
    wished: list[Wish],
    narrow: list[int],
    luck: list[int],
) -> list[int]:
    """Deal at random, what must go somewhere first; empty if something finds no place."""
    rules = s.pool.rules
    dealt: dict[int, int] = {}
    left = shuffled(luck, kinds)
    for wish in wished:
        free = [
            card
            for card in cards
            if wish.cards >> card & 1
            and card not in dealt
            and (card not in narrow or rules.could_be(s, card, wish.kind))
        ]
        if not free:
            return []
        dealt[free[below(luck, len(free))]] = wish.kind
        left.remove(wish.kind)
    for card in narrow:
        if card in dealt:
            continue
        at = 0
        while at < len(left) and not rules.could_be(s, card, left[at]):
            at += 1
        if at == len(left):
            return []
        dealt[card] = left.pop(at)
    out: list[int] = []
    for card in cards:
        out.append(dealt[card] if card in dealt else left.pop())
    return out


def _match(
    s: State,
    cards: list[int],
    kinds: list[int],
    wished: list[Wish],
    narrow: list[int],
    luck: list[int],
) -> list[int]:
    """Deal so that everything finds its place, if that is possible at all; empty if it is not."""
    anywhere = 0
    for card in cards:
        anywhere |= 1 << card
    left = shuffled(luck, kinds)
    todo: list[Wish] = []
    for wish in wished:
        left.remove(wish.kind)
        todo.append(wish)
    for kind in left:
        todo.append(Wish(kind, anywhere))
    order = shuffled(luck, cards)
    taken: dict[int, int] = {}  # by card: the wish that has it
    for at in range(len(todo)):
        if not _place(s, todo, at, order, narrow, taken, [0]):
            return []
    return [todo[taken[card]].kind for card in cards]


def _place(
    s: State,
    todo: list[Wish],
    at: int,
    order: list[int],
    narrow: list[int],
    taken: dict[int, int],
    tried: list[int],
) -> bool:
    """Find a place for a wish; one that is in the way looks for another (`tried`: bits)."""
    wish = todo[at]
    for card in order:
        bit = 1 << card
        if tried[0] & bit or not wish.cards & bit:
            continue
        if card in narrow and not s.pool.rules.could_be(s, card, wish.kind):
            continue
        tried[0] |= bit
        if card not in taken or _place(s, todo, taken[card], order, narrow, taken, tried):
            taken[card] = at
            return True
    return False
