"""2.1.2: cards that share a name or a number, where a text asks for that; 9.4.2: abilities that
cards have, be they invalid."""

from __future__ import annotations

from kirifuda.games.rebirth.table import muted
from kirifuda.games.rebirth.zones import SOUL
from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.terms import Amount, Cards, Filter, HasAbility
from kirifuda.kernel.errors import Said
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.needs import READS_NUMBERS, READS_WORDS
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State


def named_so(s: State, refs: list[int], name: str) -> int:
    """How many of some cards have a name."""
    n = 0
    for ref in refs:
        if name in s.face_of(ref).names:
            n += 1
    return n


class Likeness(Condition):
    """Whether all of some cards, of which there is one, share a number (by its place; -1: a name),
    or no two of them do."""

    def __init__(self, cards: Cards, attribute: int, same: bool) -> None:
        self.cards = cards
        self.attribute = attribute
        self.same = same
        self.reads = cards.reads | (READS_WORDS if attribute < 0 else READS_NUMBERS)
        self.needs = cards.needs

    def words(self, face: Face) -> set[str]:
        return set(face.names) if self.attribute < 0 else {str(face.nums[self.attribute])}

    def true(self, s: State, sc: Scope) -> bool:
        found = [self.words(s.face_of(ref)) for ref in self.cards.judged(s, sc)]
        if not found:
            return False
        if self.same:
            return bool(set.intersection(*found))
        seen: set[str] = set()
        for words in found:
            if words & seen:
                return False
            seen |= words
        return True


class Figures(Amount):
    """5.24.2: how many different values a number has on some cards."""

    def __init__(self, cards: Cards, attribute: int) -> None:
        self.cards = cards
        self.attribute = attribute
        self.reads = cards.reads | READS_NUMBERS
        self.needs = cards.needs

    def value(self, s: State, sc: Scope) -> int:
        return len({s.face_of(ref).nums[self.attribute] for ref in self.cards.judged(s, sc)})


class MostAlike(Amount):
    """How many cards there are of the name that most of these cards have."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads | READS_WORDS
        self.needs = cards.needs

    def value(self, s: State, sc: Scope) -> int:
        refs = self.cards.judged(s, sc)
        most = 0
        for ref in refs:
            for name in s.face_of(ref).names:
                most = max(most, named_so(s, refs, name))
        return most

    def least(self) -> int:
        return 0


class HasIcon(HasAbility):
    """Has an ability of one of the kinds (bits); one that is invalid is there (9.4.2)."""

    def __init__(self, kinds: int) -> None:
        super().__init__(kinds)
        self.marks = 0
        for kind in range(14):
            if kinds >> kind & 1:
                self.marks |= muted(kind)

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        if s.face_of(ref).marks & self.marks:
            return True
        return super().holds(s, sc, ref)


class HostOf(Cards):
    """4.13.3.1: the cards under which others lie as souls."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.reads = cards.reads
        self.needs = cards.needs

    def refs(self, s: State, sc: Scope) -> list[int]:
        out: list[int] = []
        for ref in self.cards.refs(s, sc):
            card = ref & CARD_MASK
            if s.alive(ref) and s.zone[card] == SOUL and s.host[card] >= 0:
                out.append(s.refs[s.host[card]])
        return out


class OfMany(Filter):
    """Has a name that so many of some cards have."""

    def __init__(self, cards: Cards, many: Amount) -> None:
        self.cards = cards
        self.many = many
        self.reads = cards.reads | READS_WORDS
        self.needs = cards.needs

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        refs = self.cards.refs(s, sc)
        need = self.many.value(s, sc)
        for name in s.face_of(ref).names:
            if named_so(s, refs, name) >= need:
                return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("have the same name")
