"""What card texts ask of cards and players: squares, displays, special effects, life."""

from __future__ import annotations

from kirifuda.games.legend_of_stars.table import LIFE, NEEDS_LIFE, NEEDS_SQUARES, Table
from kirifuda.games.legend_of_stars.zones import (
    ATTACK_DISPLAY,
    CHARACTERS,
    ENERGY_RESISTANCE,
    KEYWORDS,
    LANES,
    LEFT_DISPLAY,
    RIGHT_DISPLAY,
    SPEED_RESISTANCE,
    TRASH,
)
from kirifuda.kernel.effects.terms import Amount, Cards, Filter
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.errors import Said
from kirifuda.kernel.position.needs import NEEDS_ACTION, NEEDS_NOTHING, NEEDS_REST, READS_WORDS
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State

# Which side of a card is up makes values anew when it changes (processes), so that terms which look
# at it need tell nothing.


def spot_of(s: State, ref: int) -> int:
    """The square of a character, or the one that it last was on; -1: none."""
    if s.alive(ref):
        return s.spot[ref & CARD_MASK]
    info = s.last_of(ref)
    return info.spot if info is not None and info.zone == CHARACTERS else -1


class InRow(Filter):
    """Is in the front row (0, 3.3.2) or the back row (1, 3.3.3)."""

    def __init__(self, row: int) -> None:
        self.row = row
        self.needs = NEEDS_SQUARES

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        spot = spot_of(s, ref)
        return spot >= 0 and spot // LANES == self.row

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be in the back row" if self.row else "be in the front row")


class InLane(Filter):
    """Is in the lane of the effect's card (0), or in a lane beside it (1) (3.3.4)."""

    def __init__(self, away: int) -> None:
        self.away = away
        self.needs = NEEDS_SQUARES

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        here = spot_of(s, sc.source)
        spot = spot_of(s, ref)
        if here < 0 or spot < 0:
            return False
        return abs(spot % LANES - here % LANES) == self.away

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be in a lane beside the card" if self.away else "be in the lane of the card")


class Displayed(Filter):
    """Lies in one of the displays (bits; 6.1, 6.2)."""

    def __init__(self, displays: int) -> None:
        self.displays = displays
        self.needs = NEEDS_REST

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        if s.alive(ref):
            return self.displays >> s.display(ref & CARD_MASK) & 1 != 0
        info = s.last_of(ref)
        if info is None:
            return False
        sideways = 1 << RIGHT_DISPLAY | 1 << LEFT_DISPLAY
        return self.displays & (sideways if info.rest else 1 << ATTACK_DISPLAY) != 0

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be in attack display" if self.displays & 1 else "be in defence display")


class Side(Filter):
    """Lies face up (0, 6.3) or face down (1, 6.4)."""

    def __init__(self, down: int) -> None:
        self.down = down
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return s.down[ref & CARD_MASK] == self.down

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("lie face down" if self.down else "lie face up")


class HasKeyword(Filter):
    """Has one of the special effects (bits), or a resistance (8.13)."""

    def __init__(self, keywords: int, speed: int = -1, energy: int = -1) -> None:
        self.keywords = keywords
        self.speed = speed
        self.energy = energy
        self.reads = READS_WORDS
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        nums = s.face_of(ref).nums
        if nums[KEYWORDS] & self.keywords:
            return True
        if self.speed >= 0 and nums[SPEED_RESISTANCE] == self.speed:
            return True
        return self.energy >= 0 and nums[ENERGY_RESISTANCE] == self.energy

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("have such a keyword as the text tells")


class PrintedValue(Filter):
    """8.7: a number printed on the card lies between two bounds (None: open)."""

    def __init__(self, attribute: int, least: int | None, most: int | None) -> None:
        self.attribute = attribute
        self.least = least
        self.most = most
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        n = s.pool.faces[ref & CARD_MASK].nums[self.attribute]
        if self.least is not None and n < self.least:
            return False
        return self.most is None or n <= self.most


class Attacking(Cards):
    """The character whose attack is under way (0), or the one that it attacks (1)."""

    def __init__(self, attacked: int) -> None:
        self.attacked = attacked
        self.needs = NEEDS_ACTION

    def refs(self, s: State, sc: Scope) -> list[int]:
        assert isinstance(s, Table)
        card = s.attacked_card() if self.attacked else s.attacking_card()
        return [s.refs[card]] if card >= 0 else []


class Fallen(Cards):
    """Cards that an event befell as they left the field, where they lie since: in the trash (3.2);
    what has gone on from there is no longer meant."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def refs(self, s: State, sc: Scope) -> list[int]:
        out: list[int] = []
        for ref in self.cards.refs(s, sc):
            card = ref & CARD_MASK
            if s.alive(ref):
                out.append(ref)
            elif s.zone[card] == TRASH:
                out.append(s.refs[card])
        return out


class Turned(Cards):
    """The same cards, the last first: put on top one by one they lie as they were told."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def refs(self, s: State, sc: Scope) -> list[int]:
        return self.cards.refs(s, sc)[::-1]


class Life(Amount):
    """3.7: the life of a player."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.needs = NEEDS_LIFE

    def value(self, s: State, sc: Scope) -> int:
        assert isinstance(s, Table)
        return s.life[self.who.one(s, sc)]


class LostLife(Amount):
    """By how much the life of a player is below what it began with (3.7)."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.needs = NEEDS_LIFE

    def value(self, s: State, sc: Scope) -> int:
        assert isinstance(s, Table)
        return max(0, LIFE - s.life[self.who.one(s, sc)])
