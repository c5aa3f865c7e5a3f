"""Cards leave for other zones: souls with their member (12.2), replacements (9.10), order (4.1.6).

What effects do in place of such a move may ask, and so may the order of several cards; so a move
can be a frame.
"""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.luck_and_logic.events import BY_BATTLE
from kirifuda.games.luck_and_logic.picks import ORDER
from kirifuda.games.luck_and_logic.processes import fasten, join_soul, tell_sortie
from kirifuda.games.luck_and_logic.rulings import BY_LOSING, INSTEAD, NO_MOVE
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.zones import (
    CIRCLE,
    DECK,
    INTERCEPT_ZONE,
    KINDS,
    MEMBER,
    SET,
    SOUL,
    STOCK,
    TERRITORY,
    places_for,
)
from kirifuda.kernel.events.moving import FIRST, LAST, MOVED, left, move, place, remember, sight
from kirifuda.kernel.events.triggers import emit_all
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.scope import BY_EFFECT, BY_RULE, CARD_MASK, Event
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, pick
from kirifuda.kernel.timing.replacing import Replaceable, was_tried
from kirifuda.kernel.values.rulings import Found, barred, in_force


def send(
    t: Table,
    cards: list[int],
    kind: int,
    clause: str,
    where: int = LAST,
    rest: int = 0,
    down: int = -1,
    cause: int = BY_RULE,
    source: int = -1,
    actor: int = -1,
    ordered: bool = True,
) -> bool:
    """Cards go to a zone of their owners at the same time, members with their souls (12.2.1).

    True if that is done. False if something is asked before: then a frame was pushed, and the
    frame that called this receives the cards that have gone. Unless `ordered`, nobody says in
    which order they are put (they are shuffled after).
    """
    able = cards
    if cause == BY_EFFECT:
        able = [c for c in cards if not kept(t, c, actor)]
    f = Departure()
    f.kind = kind
    f.where = where
    f.rest = rest
    f.down = down
    f.cause = cause
    f.source = source
    f.actor = actor
    f.clause = [ord(c) for c in clause]
    f.unordered = 0 if ordered else 1
    if replaceable(t, able) or f.asks_order(t, with_souls(t, able)):
        f.look(t, able)
        t.stack.append(f)
        return False
    f.carry_out(t, with_souls(t, able))
    return True


def try_replacing(t: Table, cards: list[int], kind: int, source: int) -> bool:
    """9.10: before cards leave for a zone, by exchange or as souls, try what replaces that.

    True if anything can be: a frame was pushed, and the frame that called this receives those of
    the cards that go.
    """
    if not replaceable(t, cards):
        return False
    f = Departure()
    f.kind = kind
    f.source = source
    f.only = 1
    f.look(t, cards)
    t.stack.append(f)
    return True


def kept(t: Table, card: int, actor: int) -> bool:
    """Whether an effect keeps a card where it is against effects of opponents."""
    return actor >= 0 and actor != t.seat[card] and barred(t, NO_MOVE, actor, card)


def replaceable(t: Table, cards: list[int]) -> bool:
    """Whether something may be done in place of cards' leaving."""
    if not t.pool.rules_touched >> INSTEAD & 1:
        return False
    for card in cards:
        if t.zone[card] == CIRCLE:
            return bool(in_force(t, INSTEAD)) or any(isinstance(f, Departure) for f in t.stack)
    return False


def with_souls(t: Table, cards: list[int]) -> list[int]:
    """12.2.1: the cards, and after each member on a circle its souls."""
    out: list[int] = []
    for card in cards:
        if card not in out:
            out.append(card)
        if t.zone[card] == CIRCLE and not t.status[card] & SET:
            for soul in t.souls(card):
                if soul not in out:
                    out.append(soul)
    return out


class Departure(Replaceable):
    """Cards leave for a zone of their owners.

    9.10.1, 9.10.1.1: what is done in their place keeps them from leaving at all; of several that
    leave at once, it does so by what was in force before any of them has left. 9.10.2, 9.10.2.1,
    9.10.2.2: their master says which effect is tried first; each is tried once (9.10.2.3). `held`:
    what stays. `order`: in which cards are put, as far as that was told (4.1.6, 12.2.1.1). `only`:
    they are not moved yet; who called this does that (5.11).
    """

    code = 20
    asks = "instead"
    asks_by = "9.10.2.1"
    rule = INSTEAD

    def __init__(self) -> None:
        super().__init__()
        self.held: list[int] = []
        self.order: list[int] = []
        self.clause: list[int] = []
        self.kind: i64 = 0
        self.where: i64 = 0
        self.rest: i64 = 0
        self.down: i64 = -1
        self.cause: i64 = 0
        self.source: i64 = -1
        self.actor: i64 = -1
        self.unordered: i64 = 0
        self.only: i64 = 0

    def fresh(self) -> Frame:
        return Departure()

    def copy(self) -> Frame:
        f = Departure()
        f.take_over(self)
        f.held = self.held
        f.order = self.order
        f.clause = self.clause
        f.kind = self.kind
        f.where = self.where
        f.rest = self.rest
        f.down = self.down
        f.cause = self.cause
        f.source = self.source
        f.actor = self.actor
        f.unordered = self.unordered
        f.only = self.only
        return f

    def write(self, out: list[int]) -> None:
        super().write(out)
        out.extend([self.kind, self.where, self.rest, self.down])
        out.extend([self.cause, self.source, self.actor, self.unordered, self.only])
        put(out, self.held)
        put(out, self.order)
        put(out, self.clause)

    def read(self, r: Reader) -> None:
        super().read(r)
        self.kind = r.one()
        self.where = r.one()
        self.rest = r.one()
        self.down = r.one()
        self.cause = r.one()
        self.source = r.one()
        self.actor = r.one()
        self.unordered = r.one()
        self.only = r.one()
        self.held = r.many()
        self.order = r.many()
        self.clause = r.many()

    # -- replacements ----------------------------------------------------------------------

    def offers(self, s: State) -> list[Found]:
        """What can still be done in place of the present card's leaving."""
        card = self.present()
        out: list[Found] = []
        if s.zone[card] != CIRCLE or s.status[card] & SET:
            return out
        tried = self.tried_so_far(s)
        for found in self.about_it(s):
            if not found.ruling.zones >> self.kind & 1:
                continue
            if found.ruling.zones & BY_LOSING and self.cause != BY_BATTLE:
                continue
            if not was_tried(tried, found):  # 9.10.2.3
                out.append(found)
        return out

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.at < len(self.refs):
            if not self.try_next(s):  # 9.10.2, 9.10.2.1, 9.10.2.2
                self.next_card()
            return
        if self.only:
            s.give(self.free(s))
            return
        going = with_souls(s, self.free(s))
        if self.asks_order(s, going):
            mine = self.unsorted(s, going)
            pick(s, s.pool.owner[mine[0]], ORDER, mine, len(mine) - 1, len(mine) - 1, mine[0])
            return
        s.stack.pop()
        self.carry_out(s, going)
        s.own_top().receive(s, going)

    def free(self, t: Table) -> list[int]:
        """Those that leave: neither kept nor moved by what was done in place of another's."""
        alive = [ref & CARD_MASK for ref in self.refs if t.alive(ref)]
        return [card for card in alive if card not in self.held]

    def receive(self, s: State, cards: list[int]) -> None:
        assert isinstance(s, Table)
        if self.at < len(self.refs):
            if self.spared:
                card = self.present()
                s.note("instead", "9.10.1", s.seat[card], card)
                self.held = [*self.held, card]  # 9.10.1, 9.10.1.1
                self.next_card()
            return
        last = [c for c in self.unsorted(s, with_souls(s, self.free(s))) if c not in cards]
        self.order = self.order + cards + last  # 4.1.6, 12.2.1.1

    # -- order -----------------------------------------------------------------------------

    def unsorted(self, t: Table, going: list[int]) -> list[int]:
        """The cards of one owner whose order is not told yet: the turn player's first (1.3.4)."""
        for seat in t.seats_from(t.turn_seat):  # 1.3.4
            mine = [c for c in going if t.pool.owner[c] == seat and c not in self.order]
            if len(mine) > 1:
                return mine
        return []

    def asks_order(self, t: Table, going: list[int]) -> bool:
        """4.1.6: whether someone must say in which order cards are put.

        Out of the deck cards come one by one (4.5.2), unseen in its order.
        """
        if self.unordered or len(going) < 2 or not t.pool.rules.zones[self.kind].ordered:
            return False
        first = going[0]
        if t.zone[first] == DECK and not sight(t, first) >> t.pool.owner[first] & 1:
            return False
        return bool(self.unsorted(t, going))

    # -- moving ----------------------------------------------------------------------------

    def whose(self, t: Table, card: int) -> int:
        """Whose zone a card goes to, if not its owner's: who intercepts does so for its master."""
        return t.seat[card] if self.kind == INTERCEPT_ZONE else -1

    def carry_out(self, t: Table, going: list[int]) -> None:
        """All of them are there before any trigger sees it (10.1.2.2.1)."""
        if not going:
            return
        clause = "".join([chr(c) for c in self.clause])
        first = t.zone[going[0]]
        alone = len(going) == 1 and first != SOUL
        if alone or first == DECK:  # 4.5.2: out of a deck one after the other
            for card in self.order + [c for c in going if c not in self.order]:
                move(
                    t,
                    card,
                    self.kind,
                    clause,
                    self.where,
                    -1,
                    self.rest,
                    self.down,
                    self.cause,
                    self.source,
                    self.actor,
                    self.whose(t, card),
                )
            return
        remember(t, going)
        before = [t.refs[c] for c in going]
        zones = [t.zone[c] for c in going]
        seats = [t.seat[c] for c in going]
        seen = [sight(t, c) for c in going]
        hosts = [t.host[c] if t.zone[c] == SOUL else -1 for c in going]
        for card in self.order + [c for c in going if c not in self.order]:
            to = self.whose(t, card)
            place(t, card, self.kind, self.where, -1, self.rest, self.down, to)  # 4.1.6.1
        for i, card in enumerate(going):
            host = hosts[i]
            if host >= 0 and host in going:
                # 12.2.2: whose soul it was is remembered until a check timing has ended
                t.gone_souls = [*t.gone_souls, before[going.index(host)], t.refs[card]]
                if self.kind == INTERCEPT_ZONE:
                    t.set_host(card, host)
            elif host >= 0:
                t.gone_souls = [*t.gone_souls, -1 - t.refs[host], t.refs[card]]
        events: list[Event] = []
        for i, card in enumerate(going):
            # told in an order that gives nothing away
            known = seen[i] | sight(t, card)
            t.note(
                "move", clause, seats[i], card, zones[i], self.kind, self.rest, self.source, known
            )
            events.append(
                Event(
                    MOVED,
                    t.refs[card],
                    before[i],
                    zones[i],
                    self.kind,
                    t.seat[card],
                    self.cause,
                    self.source,
                    self.actor if self.actor >= 0 else seats[i],
                )
            )
        for i in range(len(going)):
            if i == 0 or zones[i] != zones[i - 1] or seats[i] != seats[i - 1]:
                left(t, seats[i], zones[i])
        emit_all(t, events)


def exchange(t: Table, a: int, b: int, clause: str, cause: int, source: int, actor: int) -> bool:
    """5.11.1: two cards take each other's place at the same time.

    False if one cannot go there, and then nothing is done (5.11.2). Who takes the place of a soul,
    or of a set card, is what that was. A member that leaves its circle takes its souls along
    (12.2.1); if it becomes a soul itself, they are souls of the same member.
    """
    if not exchangeable(t, a, b, actor):
        return False
    seat = t.seat[a]
    cards = [a, b]
    zones = [t.zone[c] for c in cards]
    spots = [t.spot[c] for c in cards]
    hosts = [t.host[c] for c in cards]
    fixed = [t.status[c] & SET for c in cards]
    order = [t.cards(seat, t.zone[c]).index(c) for c in cards]
    before = [t.refs[c] for c in cards]
    souls = [[s for s in with_souls(t, [c])[1:] if s not in cards] for c in cards]
    remember(t, [*cards, *souls[0], *souls[1]])
    events: list[Event] = []
    for i, card in enumerate(cards):
        seen = sight(t, card)
        place(t, card, zones[1 - i], LAST, spots[1 - i])  # 5.11.1
        seen |= sight(t, card)
        t.note("move", clause, seat, card, zones[i], zones[1 - i], 0, source, seen)
        how = (zones[i], zones[1 - i], seat, cause, source, actor)
        events.append(Event(MOVED, t.refs[card], before[i], *how))
    for i, card in enumerate(cards):
        back_in_place(t, card, order[1 - i])
        host = hosts[1 - i]
        if t.zone[card] == SOUL:
            if host == card:
                host = cards[1 - i]
            for soul in [card, *souls[i]]:
                join_soul(t, soul, host)
            continue
        if fixed[1 - i]:
            fasten(t, card, host)
        for soul in souls[i]:
            was = t.refs[soul]
            place(t, soul, t.zone[card], FIRST if t.zone[card] in (DECK, STOCK) else LAST)
            t.note("move", "12.2.1", seat, soul, SOUL, t.zone[card], 0, source)
            how = (SOUL, t.zone[card], seat, cause, source, actor)
            events.append(Event(MOVED, t.refs[soul], was, *how))
            t.gone_souls = [*t.gone_souls, before[i], t.refs[soul]]
    emit_all(t, events)
    for i, card in enumerate(cards):
        if t.is_member(card):
            tell_sortie(t, card, zones[i], 0, cause, source, actor)
    return True


def exchangeable(t: Table, a: int, b: int, actor: int) -> bool:
    """5.11.2: whether each of two cards can go where the other is."""
    seat = t.seat[a]
    if t.seat[b] != seat or t.pool.owner[a] != seat or t.pool.owner[b] != seat:
        return False
    if kept(t, a, actor) or kept(t, b, actor):  # 5.11.2
        return False
    return fits(t, a, b) and fits(t, b, a)


def fits(t: Table, card: int, other: int) -> bool:
    """2.10.2: whether a card could stand where another is, as far as territory matters."""
    face = t.pool.faces[card]
    if t.zone[other] != CIRCLE or t.status[other] & SET or not face.kinds & MEMBER:
        return True
    return t.spot[other] in places_for(face.nums[TERRITORY])  # 2.10.2


def back_in_place(t: Table, card: int, at: int) -> None:
    """In a zone whose order is kept, a card takes the very place of the other (4.1.4)."""
    kind = t.zone[card]
    if kind in (DECK, STOCK):
        index = t.seat[card] * KINDS + kind
        rest = [c for c in t.zones[index] if c != card]
        t.set_zones(index, [*rest[:at], card, *rest[at:]])  # 4.1.4
