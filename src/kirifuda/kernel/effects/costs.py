"""Costs that are chosen whole and then paid at once: no card pays for two parts of one.

A cost is a list of shares. Each is chosen in turn, only from what leaves enough for those that
follow; then all of them are paid at the same moment.
"""

from __future__ import annotations

from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Amount, Cards
from kirifuda.kernel.events.moving import remember
from kirifuda.kernel.events.triggers import emit_all
from kirifuda.kernel.position.scope import CARD_MASK, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import pick


class Payment:
    """What is done with the cards of a share. Immutable; a game has its own."""

    leaves = False  # the cards leave where they are

    def fits(self, s: State, sc: Scope, card: int) -> bool:
        """Whether a card could pay so now."""
        return True

    def pay(self, s: State, f: Effect, cards: list[int]) -> list[Event]:
        """Pay with these cards, without telling yet: what has happened."""
        raise AssertionError

    def settled(self, s: State, sc: Scope) -> None:
        """Its share has been paid, be it with nothing."""


class Share:
    """One part of a cost: so many of such cards, chosen by who pays; or all of them.

    `cards` None: it is paid with no cards, but with an amount (`least`) of something.
    `most` None: as many as one likes.
    """

    def __init__(
        self,
        payment: Payment,
        cards: Cards | None,
        register: int,
        least: Amount,
        most: Amount | None,
        chosen: bool = True,
    ) -> None:
        self.payment = payment
        self.cards = cards
        self.register = register
        self.least = least
        self.most = most
        self.chosen = chosen

    def open(self, s: State, sc: Scope, wide: bool) -> list[int]:
        """The cards that could pay for it; `wide`: for all that everyone knows."""
        if self.cards is None:
            return []
        found = self.cards.wide(s, sc) if wide else self.cards.refs(s, sc)
        rules = s.pool.rules
        return [
            ref & CARD_MASK
            for ref in found
            if s.alive(ref)
            and self.payment.fits(s, sc, ref & CARD_MASK)
            and rules.selectable(s, sc, ref, True)
        ]

    def need(self, s: State, sc: Scope, found: list[int]) -> int:
        """How many cards it takes at least; of those that are not chosen, all that are told."""
        if self.chosen or self.cards is None:
            return max(0, self.least.value(s, sc))
        return max(len(self.cards.refs(s, sc)), self.least.value(s, sc))


class Paid(Payment):
    """A payment without cards."""

    def able(self, s: State, sc: Scope, amount: int) -> bool:
        raise AssertionError

    def spend(self, s: State, f: Effect, amount: int) -> list[Event]:
        raise AssertionError


def enough(found: list[list[int]], needs: list[int]) -> bool:
    """Whether each share can have as many cards as it needs, and no card twice.

    >>> enough([[1, 2], [2]], [1, 1]), enough([[2], [2]], [1, 1])
    (True, False)
    """
    wanted: list[int] = []
    apart = True
    for share in range(len(found)):
        if len(found[share]) < needs[share]:
            return False
        if needs[share]:
            for card in found[share]:
                if card in wanted:
                    apart = False
            wanted.extend(found[share])
    if apart:
        return True
    taken: dict[int, int] = {}
    for share in range(len(found)):
        for _ in range(needs[share]):
            if not _seat(found, taken, share, []):
                return False
    return True


def _seat(found: list[list[int]], taken: dict[int, int], share: int, tried: list[int]) -> bool:
    """Give a share one more card, moving others on if need be."""
    for card in found[share]:
        if card in tried:
            continue
        tried.append(card)
        if card not in taken or _seat(found, taken, taken[card], tried):
            taken[card] = share
            return True
    return False


class Cost(Instruction):
    """What is paid in shares."""

    def asking(self, sc: Scope) -> Share | None:
        """The share for which cards are being chosen."""
        raise AssertionError


class Toll(Cost):
    """A cost, chosen whole and paid at once. `kind`: what its choices are called."""

    def __init__(self, clause: str, kind: int, shares: list[Share], done: int) -> None:
        super().__init__(clause)
        self.kind = kind
        self.shares = shares
        self.done = done  # the number of the scope that counts the shares that were chosen

    def payable(self, s: State, sc: Scope) -> bool:
        found: list[list[int]] = []
        needs: list[int] = []
        for share in self.shares:
            if isinstance(share.payment, Paid):
                if not share.payment.able(s, sc, share.least.value(s, sc)):
                    return False
                continue
            cards = share.open(s, sc, True)
            need = share.need(s, sc, cards)
            if len(cards) < need:
                return False
            found.append(cards)
            needs.append(need)
        return len(found) < 2 or enough(found, needs)

    def asking(self, sc: Scope) -> Share | None:
        at = sc.number(self.done)
        return self.shares[at - 1] if at else None

    def sure(self) -> bool:
        """No choice in it, and no two parts that could want the same cards."""
        return len(self.shares) == 1 and (
            not self.shares[0].chosen or isinstance(self.shares[0].payment, Paid)
        )

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        at = sc.number(self.done)
        if at == 0:
            for share in self.shares:
                f.keep(share.register, [])
            if not self.fits_now(s, sc, 0):
                f.failed = 1
                return
        while at < len(self.shares):
            share = self.shares[at]
            sc.set_number(self.done, at + 1)
            if share.cards is not None:
                found = self.left(s, sc, at)
                if len(found) < share.need(s, sc, found):
                    sc.set_number(self.done, 0)
                    f.failed = 1
                    return
                if not share.chosen:
                    f.keep(share.register, [s.refs[card] for card in found])
                elif self.ask(s, f, share, found, at):
                    f.at -= 1
                    return
            at += 1
        sc.set_number(self.done, 0)
        self.settle(s, f)

    def taken(self, s: State, sc: Scope, before: int) -> list[int]:
        """The cards that other shares have already."""
        out: list[int] = []
        for share in self.shares[:before]:
            out.extend([ref & CARD_MASK for ref in sc.regs[share.register]])
        return out

    def left(self, s: State, sc: Scope, at: int) -> list[int]:
        """The cards that a share can still have."""
        taken = self.taken(s, sc, at)
        return [card for card in self.shares[at].open(s, sc, False) if card not in taken]

    def fits_now(self, s: State, sc: Scope, at: int, but: int = -1) -> bool:
        """Whether the shares from `at` on can be paid, without one card (-1: with all)."""
        found: list[list[int]] = []
        needs: list[int] = []
        for i in range(at, len(self.shares)):
            share = self.shares[i]
            if isinstance(share.payment, Paid):
                if not share.payment.able(s, sc, share.least.value(s, sc)):
                    return False
                continue
            cards = [card for card in self.left(s, sc, i) if card != but]
            found.append(cards)
            needs.append(share.need(s, sc, cards))
        return enough(found, needs)

    def ask(self, s: State, f: Effect, share: Share, found: list[int], at: int) -> bool:
        """Let who pays choose for a share; False if there is nothing to choose."""
        sc = f.scope
        least = share.need(s, sc, found)
        most = len(found) if share.most is None else share.most.value(s, sc)
        if most <= 0:
            return False
        others = any(
            card in self.left(s, sc, i)
            for i in range(at + 1, len(self.shares))
            if self.shares[i].cards is not None
            for card in found
        )
        if others:
            found = [card for card in found if self.fits_now(s, sc, at + 1, card)]
        f.into = share.register
        f.reading = 0
        pick(s, sc.master, self.kind, found, least, most, sc.source & CARD_MASK, 1)
        return True

    def settle(self, s: State, f: Effect) -> None:
        """Pay all of it at once. That is a deed, also where nothing else comes of it."""
        sc = f.scope
        moving: list[int] = []
        for share in self.shares:
            if share.payment.leaves:
                moving.extend([ref & CARD_MASK for ref in sc.regs[share.register]])
        remember(s, moving)
        events: list[Event] = []
        for share in self.shares:
            if isinstance(share.payment, Paid):
                events.extend(share.payment.spend(s, f, share.least.value(s, sc)))
            else:
                cards = [ref & CARD_MASK for ref in sc.regs[share.register]]
                if cards:
                    events.extend(share.payment.pay(s, f, cards))
                    f.follow(s, cards)
        for share in self.shares:
            share.payment.settled(s, sc)
        s.deeds += 1
        emit_all(s, events)
