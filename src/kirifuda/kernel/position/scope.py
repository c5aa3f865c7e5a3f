"""Scopes, events and what waits or lasts: the small records that a state holds.

A *reference* names a card as it is in its present zone: its number and the stamp it got when it
was put there. A card that changes zone is a new card, so its old references end by themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.build import i64, mypyc_attr
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.integers import Reader, bounded, put, put_lists

if TYPE_CHECKING:
    from kirifuda.kernel.values.layers import Modifier

CARD_BITS: Final = 10
CARD_MASK: Final = 1023
NO_CARD: Final = -1
NO_REGS: Final[list[list[int]]] = []  # of scopes that only ask: never written to
NO_NUMBERS: Final[list[int]] = []

# Why an event happens.
BY_RULE: Final = 0
BY_COST: Final = 1
BY_EFFECT: Final = 2
BY_PLAY: Final = 3
BY_ATTACK: Final = 4


@mypyc_attr(acyclic=True, free_list_len=1)
class Event:
    """Something that happened, or (before it is replaced) is about to.

    `card` is the reference after it, `before` the one before it; `source` is the card number of
    the ability that caused it, `actor` the seat that did it, `other` a second card concerned.
    """

    def __init__(
        self,
        kind: i64,
        card: i64 = NO_CARD,
        before: i64 = NO_CARD,
        frm: i64 = 0,
        to: i64 = 0,
        seat: i64 = -1,
        cause: i64 = BY_RULE,
        source: i64 = NO_CARD,
        actor: i64 = -1,
        other: i64 = NO_CARD,
        number: i64 = 0,
    ) -> None:
        self.kind: i64 = kind
        self.card: i64 = card
        self.before: i64 = before
        self.frm: i64 = frm
        self.to: i64 = to
        self.seat: i64 = seat
        self.cause: i64 = cause
        self.source: i64 = source
        self.actor: i64 = actor
        self.other: i64 = other
        self.number: i64 = number

    def write(self, out: list[int]) -> None:
        out.extend(
            [
                self.kind,
                self.card,
                self.before,
                self.frm,
                self.to,
                self.seat,
                self.cause,
                self.source,
                self.actor,
                self.other,
                self.number,
            ]
        )


def read_event(r: Reader) -> Event:
    return Event(
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
        r.one(),
    )


@mypyc_attr(acyclic=True, free_list_len=1)
class Scope:
    """What an effect knows while it runs: its ability, its card, its master, its event, and what
    it has chosen so far (`regs`: lists of references, replaced and never changed in place;
    `numbers` likewise).

    `past`: of cards that the effect has moved and goes on speaking of, what they were before, as
    triples: the register (-1: its own card), the reference now, the reference then.
    """

    def __init__(
        self,
        ability: i64,
        source: i64,
        master: i64,
        event: Event | None,
        regs: list[list[int]],
    ) -> None:
        self.ability: i64 = ability
        self.source: i64 = source
        self.master: i64 = master
        self.event = event
        self.regs = regs
        self.numbers = NO_NUMBERS
        self.past = NO_NUMBERS

    def copy(self) -> Scope:
        sc = Scope(self.ability, self.source, self.master, self.event, self.regs[:])
        sc.numbers = self.numbers
        sc.past = self.past
        return sc

    def was(self, register: i64, ref: i64) -> i64:
        """The reference by which it is asked what a card of a register is."""
        past = self.past
        i: i64 = 0
        while i < len(past):
            if past[i] == register and past[i + 1] == ref:
                return past[i + 2]
            i += 3
        return ref

    def recall(self, register: i64, ref: i64, then: i64) -> None:
        """What a card of a register is, is told by another reference (the same: by its own)."""
        kept: list[int] = []
        for i in range(0, len(self.past), 3):
            if self.past[i] != register or self.past[i + 1] & CARD_MASK != ref & CARD_MASK:
                kept.extend(self.past[i : i + 3])
        self.past = [*kept, register, ref, then] if ref != then else kept

    def forget(self, register: i64) -> None:
        """Other cards are put into a register: nothing is known of what these were before."""
        kept: list[int] = []
        for i in range(0, len(self.past), 3):
            if self.past[i] != register:
                kept.extend(self.past[i : i + 3])
        self.past = kept

    def number(self, index: i64) -> int:
        return self.numbers[index] if index < len(self.numbers) else 0

    def set_number(self, index: int, value: int) -> None:
        numbers = self.numbers[:]
        while len(numbers) <= index:
            numbers.append(0)
        numbers[index] = bounded(value)
        self.numbers = numbers

    def write(self, out: list[int]) -> None:
        out.append(self.ability)
        out.append(self.source)
        out.append(self.master)
        if self.event is None:
            out.append(0)
        else:
            out.append(1)
            self.event.write(out)
        put_lists(out, self.regs)
        put(out, self.numbers)
        put(out, self.past)


def read_scope(r: Reader) -> Scope:
    ability = r.one()
    source = r.one()
    master = r.one()
    event = read_event(r) if r.one() else None
    sc = Scope(ability, source, master, event, r.lists())
    sc.numbers = r.many()
    sc.past = r.many()
    return sc


NO_SCOPE: Final = Scope(-1, -1, 0, None, NO_REGS)  # of frames that get theirs next


@mypyc_attr(acyclic=True)
class Waiting:
    """An automatic ability that waits to be played (once for each `Waiting`)."""

    def __init__(self, scope: Scope, mark: i64) -> None:
        self.scope = scope
        self.mark: i64 = mark  # for the game: in which step it came to wait, whether revealed, ...


@mypyc_attr(acyclic=True)
class Active:
    """A continuous effect in force: a modifier with its scope.

    `targets` and `numbers` are fixed for effects that an effect has made; None: as they are now.
    `printed`: it comes from a continuous ability, whose conditions must hold. `needs`: what of a
    position it looks at.
    """

    def __init__(
        self,
        modifier: Modifier,
        scope: Scope,
        targets: list[int] | None,
        numbers: list[int] | None,
        stamp: i64,
        printed: bool,
        needs: i64,
    ) -> None:
        self.modifier = modifier
        self.scope = scope
        self.targets = targets
        self.numbers = numbers
        self.stamp: i64 = stamp
        self.printed = printed
        self.needs: i64 = needs
        self.fixed = False  # it holds as it did when a sequence began
        self.reads: i64 = 0  # which groups of values it looks at, once that was asked
        self.read = False
        self.reach: i64 = 0  # of a continuous ability: bits of zones in which it can change cards
        self.own = False  # it can change its own card only
        self.mine = False  # or those of its master


@mypyc_attr(acyclic=True)
class Standing:
    """The continuous abilities printed on a card that are valid where it is, as effects.

    `key` tells for which reference, zone and seat that is so: copies of a state, in which the card
    may have gone elsewhere since, keep these together.
    """

    def __init__(self, key: i64, effects: list[Active]) -> None:
        self.key: i64 = key
        self.effects = effects


@mypyc_attr(acyclic=True)
class Lasting:
    """A continuous effect that an effect has made: a modifier of an ability, its fixed targets
    and numbers, and until when it lasts.

    `targets` None: whatever the modifier names at any moment. `first` is the turn from which it
    applies, `last` the turn with which it ends (-1: none); `until` a shorter limit of the game.
    """

    def __init__(
        self,
        scope: Scope,
        modifier: i64,
        targets: list[int] | None,
        numbers: list[int],
        until: i64,
        first: i64,
        last: i64,
        stamp: i64,
    ) -> None:
        self.scope = scope
        self.modifier: i64 = modifier
        self.targets = targets
        self.numbers = numbers
        self.until: i64 = until
        self.first: i64 = first
        self.last: i64 = last
        self.stamp: i64 = stamp
        self.active: Active | None = None  # made when it is first applied

    def write(self, out: list[int]) -> None:
        self.scope.write(out)
        out.append(self.modifier)
        if self.targets is None:
            out.append(-1)
        else:
            put(out, self.targets)
        put(out, self.numbers)
        out.append(self.until)
        out.append(self.first)
        out.append(self.last)
        out.append(self.stamp)


def read_lasting(r: Reader) -> Lasting:
    scope = read_scope(r)
    modifier = r.one()
    targets: list[int] | None = None
    if r.words[r.at : r.at + 1] == [-1]:
        r.one()
    else:
        targets = r.many()
    return Lasting(scope, modifier, targets, r.many(), r.one(), r.one(), r.one(), r.one())


@mypyc_attr(acyclic=True)
class Delayed:
    """A delayed trigger: an ability without a card that waits for its event.

    In a game with sequences `stamp` tells it from others, and `after` is how many events of the
    chain under way were recorded before it was made: it waits for what comes then.
    """

    def __init__(self, scope: Scope, ability: i64, once: bool, until: i64, last: i64) -> None:
        self.scope = scope
        self.ability: i64 = ability
        self.once = once
        self.until: i64 = until
        self.last: i64 = last
        self.stamp: i64 = 0
        self.after: i64 = 0

    def write(self, out: list[int]) -> None:
        self.scope.write(out)
        out.append(self.ability)
        out.append(1 if self.once else 0)
        out.append(self.until)
        out.append(self.last)
        out.append(self.stamp)
        out.append(self.after)


def read_delayed(r: Reader) -> Delayed:
    d = Delayed(read_scope(r), r.one(), r.one() == 1, r.one(), r.one())
    d.stamp = r.one()
    d.after = r.one()
    return d


@mypyc_attr(acyclic=True)
class Hushed:
    """An event for which cards that a seat holds in a hidden zone may be revealed: `since` is when
    it happened (kernel/timing/hidden.py)."""

    def __init__(self, event: Event, seat: i64, zone: i64, since: i64) -> None:
        self.event = event
        self.seat: i64 = seat
        self.zone: i64 = zone
        self.since: i64 = since

    def write(self, out: list[int]) -> None:
        self.event.write(out)
        out.extend([self.seat, self.zone, self.since])


def read_hushed(r: Reader) -> Hushed:
    return Hushed(read_event(r), r.one(), r.one(), r.one())


@mypyc_attr(acyclic=True)
class Last:
    """Last information: what a card was when it left a zone of the field.

    `host`: the card that it lay under or on (a reference), or -1.
    """

    def __init__(
        self,
        ref: i64,
        face: Face,
        zone: i64,
        seat: i64,
        spot: i64,
        rest: i64,
        damage: i64,
        status: i64,
        host: i64,
    ) -> None:
        self.ref: i64 = ref
        self.face = face
        self.zone: i64 = zone
        self.seat: i64 = seat
        self.spot: i64 = spot
        self.rest: i64 = rest
        self.damage: i64 = damage
        self.status: i64 = status
        self.host: i64 = host
