"""Chapters 4, 6 and 8: what happens to cards and players, by rules and by effects.

`sc` is the scope of the effect that does it; None: a rule. An effect does nothing to a card that
is out of its reach (`reaches`): resistance and the like. What is not done returns False.
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.legend_of_stars.events import (
    BY_DOWN,
    DAMAGED,
    DESTROYED,
    DISPLAY_CHANGED,
    DOWNED,
    GAINED,
    LIFE_GAINED,
    REGAINED,
    SQUARE_CHANGED,
    TURNED_DOWN,
    TURNED_UP,
)
from kirifuda.games.legend_of_stars.rulings import (
    COVERED_UP,
    DAMAGE_CHANGE,
    NO_DAMAGE,
    NO_DESTROY,
    NO_DOWN_DAMAGE,
    NO_DRAW,
    NO_LIFE,
    NO_MOVE,
    RATHER,
    SHIELD,
    TO_BOTTOM,
    TO_ENERGY,
    TO_HAND,
    TO_TOP,
    UNAFFECTED,
)
from kirifuda.games.legend_of_stars.table import (
    COVERED,
    DOWNED_STATE,
    FACES_LEFT,
    NEEDS_LIFE,
    NEEDS_SQUARES,
    TURNED,
    Table,
)
from kirifuda.games.legend_of_stars.zones import (
    ATK,
    ATTACK_DISPLAY,
    CHARACTERS,
    COST,
    DECK,
    DEF,
    DOWN,
    ENERGY,
    ENERGY_RESISTANCE,
    FACE_DOWN,
    FIELD,
    HAND,
    KINDS,
    LEFT_DISPLAY,
    SPEED,
    SPEED_RESISTANCE,
    SUPPORTS,
    TRASH,
)
from kirifuda.kernel.events.moving import FIRST, LAST, move, remember, shift, sight, turn
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.needs import NEEDS_REST
from kirifuda.kernel.position.scope import BY_EFFECT, BY_RULE, CARD_MASK, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.rulings import barred, in_force

# numbers of a scope: speed and cost of its source as the effect was used (8.13.2, 8.13.3)
USED_SPEED: Final = 0
USED_COST: Final = 1
PRINTED: Final = 1 << 30  # with a card's number: a reference to nothing but what is printed on it

# -- who did it --------------------------------------------------------------------------------


def source_of(sc: Scope | None) -> int:
    """The card number of an effect (-1: a rule)."""
    return sc.source & CARD_MASK if sc is not None and sc.source >= 0 else -1


def cause_of(sc: Scope | None) -> int:
    return BY_RULE if sc is None else BY_EFFECT


def actor_of(t: Table, sc: Scope | None) -> int:
    return t.turn_seat if sc is None else sc.master


def reaches(s: State, sc: Scope, card: int) -> bool:
    """Whether an effect affects a card at all.

    8.13.2, 8.13.3: cards with resistance are not affected by opponents' cards whose speed, or
    whose cost, is not above its number; what lies face down has what others give it. A source that
    was turned face down meanwhile counts as it was when its effect was used. What an effect says
    beyond that is a ruling.
    """
    if not s.pool.shielded or sc.source < 0 or s.team[sc.master] == s.team[s.seat[card]]:
        return True
    mine = s.face(card).nums
    speed = mine[SPEED_RESISTANCE]
    energy = mine[ENERGY_RESISTANCE]
    source = sc.source
    hidden = is_covered(s, source)
    if speed >= 0 or energy >= 0:
        if hidden:
            if sc.number(USED_SPEED) <= speed or sc.number(USED_COST) <= energy:  # 8.13.2, 8.13.3
                return False
        else:
            other = s.face_of(source)  # as it last was, if it has gone
            if other.nums[SPEED] <= speed or other.nums[COST] <= energy:  # 8.13.2, 8.13.3
                return False
    if hidden:
        source = source & CARD_MASK | PRINTED
    for found in in_force(s, UNAFFECTED):
        if found.names(s, card) and found.knows(s, source):
            return False
    return True


def is_covered(s: State, ref: int) -> bool:
    """Whether a source lies face down, or lay so when it left."""
    if s.alive(ref):
        return s.down[ref & CARD_MASK] != 0
    info = s.last_of(ref)
    return info is not None and info.status & COVERED != 0


def as_used(s: State, sc: Scope) -> None:
    """8.13.2, 8.13.3: note how fast and how dear a source is as its effect is used."""
    if s.pool.shielded:
        nums = s.face_of(sc.source).nums
        sc.set_number(USED_SPEED, nums[SPEED])
        sc.set_number(USED_COST, nums[COST])


def spared(s: State, rule: int, card: int, by: int) -> bool:
    """Whether a ruling keeps a card from what another one (a reference) would do to it."""
    if not s.pool.rules_touched >> rule & 1:
        return False
    for found in in_force(s, rule):
        if found.about(s, card) and found.knows(s, by):
            return True
    return False


def touches(t: Table, sc: Scope | None, card: int) -> bool:
    """Whether an effect (None: a rule) affects a card."""
    return sc is None or not t.pool.shielded or reaches(t, sc, card)


def tell(
    t: Table,
    kind: int,
    card: int,
    sc: Scope | None,
    other: int = -1,
    number: int = 0,
    cause: int = -1,
) -> None:
    """Tell effects that wait for it that something has happened to a card on the field."""
    if heard(t, kind):
        ref = t.refs[card]
        zone = t.zone[card]
        why = cause_of(sc) if cause < 0 else cause
        emit(
            t,
            Event(
                kind,
                ref,
                ref,
                zone,
                zone,
                t.seat[card],
                why,
                source_of(sc),
                actor_of(t, sc),
                other,
                number,
            ),
        )


# -- life (3.7, 4) -----------------------------------------------------------------------------


def damage_players(
    t: Table,
    seats: list[int],
    amounts: list[int],
    clause: str,
    sc: Scope | None = None,
    other: int = -1,
    cause: int = -1,
) -> None:
    """8.11: players take damage at the same time; `other` is the character that deals it."""
    told: list[Event] = []
    why = cause_of(sc) if cause < 0 else cause
    dealer = other if other >= 0 else sc.source if sc is not None else -1
    for i in range(len(seats)):
        seat = seats[i]
        amount = amounts[i]
        if t.pool.rules_changed:
            amount = damage_taken(t, seat, amount, dealer)
        if amount <= 0:
            continue
        t.set_life(seat, max(0, t.life[seat] - amount))
        t.note("damage", clause, seat, -1, number=amount, source=source_of(sc))
        if heard(t, DAMAGED):
            told.append(
                Event(
                    DAMAGED,
                    dealer,
                    dealer,
                    seat=seat,
                    cause=why,
                    source=source_of(sc),
                    actor=actor_of(t, sc),
                    other=dealer,
                    number=amount,
                )
            )
    t.stir(NEEDS_LIFE)
    check_life(t)
    if not t.over:
        for ev in told:
            emit(t, ev)


def damage_taken(t: Table, seat: int, amount: int, dealer: int) -> int:
    """How much of some damage a player takes; that it is none wins over that it is some (9.2)."""
    for found in in_force(t, DAMAGE_CHANGE):
        if found.binds(t, seat) and found.knows(t, dealer):
            amount += found.number(t)
    for found in in_force(t, NO_DAMAGE):
        if found.binds(t, seat) and found.knows(t, dealer):
            return 0
    if amount > 0 and shielded(t, seat):
        return 0
    return amount


def shielded(t: Table, seat: int) -> bool:
    """8.11: whether an effect makes the next damage to a player none; it is used up by that."""
    for found in in_force(t, SHIELD):
        if not found.binds(t, seat):
            continue
        for at in range(len(t.lasting)):
            if t.lasting[at].scope is found.active.scope:
                t.lasting = t.lasting[:at] + t.lasting[at + 1 :]
                t.stale = True
                t.note("shielded", "8.11", seat, -1, source=found.active.scope.source & CARD_MASK)
                return True
    return False


def lose_life(t: Table, seats: list[int], amount: int, clause: str, sc: Scope | None) -> None:
    """3.7: players lose life at the same time, which is no damage."""
    if amount <= 0:
        return
    for seat in seats:
        t.set_life(seat, max(0, t.life[seat] - amount))  # 3.7
        t.note("lose life", clause, seat, -1, number=amount, source=source_of(sc))
    t.stir(NEEDS_LIFE)
    check_life(t)


def gain_life(t: Table, seat: int, amount: int, clause: str, sc: Scope | None) -> bool:
    """8.6: a player gains life."""
    if amount <= 0 or barred(t, NO_LIFE, seat):
        return False
    t.set_life(seat, t.life[seat] + amount)
    t.note("gain life", clause, seat, -1, number=amount, source=source_of(sc))
    t.stir(NEEDS_LIFE)
    if heard(t, LIFE_GAINED):
        emit(
            t,
            Event(
                LIFE_GAINED,
                seat=seat,
                cause=cause_of(sc),
                source=source_of(sc),
                actor=actor_of(t, sc),
                number=amount,
            ),
        )
    return True


def check_life(t: Table) -> None:
    """Chapter 4: whose life is zero loses, at once; a draw if that befalls both together."""
    if t.withheld:
        return
    losers = [seat for seat in range(t.seats) if t.life[seat] <= 0]
    if losers and not t.over:
        t.pool.rules.lose(t, losers, "4")


def judge(t: Table) -> None:
    """Chapter 4: what players did at the same time is done: who has lost by it loses together."""
    dry = t.withheld >> 1
    t.withheld = 0
    losers = [seat for seat in range(t.seats) if t.life[seat] <= 0 or dry >> seat & 1]
    if losers and not t.over:
        t.pool.rules.lose(t, losers, "4")


def draw_cards(t: Table, seat: int, amount: int, clause: str, sc: Scope | None = None) -> bool:
    """8.5: draw from the top. Chapter 4: who cannot draw a card that is to be drawn loses."""
    if sc is not None and barred(t, NO_DRAW, seat):
        return False
    for _ in range(amount):
        top = t.top(seat, DECK)  # 8.5
        if top < 0:
            if t.withheld:
                t.withheld |= 2 << seat
            else:
                t.pool.rules.lose(t, [seat], "4")
            return False
        # 8.5
        move(
            t,
            top,
            HAND,
            clause,
            cause=cause_of(sc),
            source=source_of(sc),
            actor=seat,
        )
    return True


# -- how cards lie (6) -------------------------------------------------------------------------


def lay(t: Table, card: int, display: int) -> None:
    """6.1, 6.2: put a character into a display, without telling."""
    t.set_rest(card, 0 if display == ATTACK_DISPLAY else 1)
    left = display == LEFT_DISPLAY
    if bool(t.status[card] & FACES_LEFT) != left:
        t.set_status(card, t.status[card] ^ FACES_LEFT)
    t.stir(NEEDS_REST)


def change_display(t: Table, card: int, display: int, clause: str, sc: Scope | None) -> bool:
    """6: change how a character lies; False if it already lies so or is out of reach."""
    if t.zone[card] != CHARACTERS or t.display(card) == display or not touches(t, sc, card):
        return False
    lay(t, card, display)
    t.note(
        "display",
        clause,
        t.seat[card],
        card,
        number=display,
        source=source_of(sc),
        seen=sight(t, card),
    )
    tell(t, DISPLAY_CHANGED, card, sc, number=display)
    return True


def turn_up(
    t: Table,
    card: int,
    clause: str,
    sc: Scope | None,
    cause: int = -1,
    quiet: bool = False,
) -> bool:
    """6.4: turn a character face up; its display stays. `quiet`: no effect is triggered by it."""
    if t.zone[card] != CHARACTERS or not t.down[card]:
        return False
    t.set_down(card, 0)
    t.set_status(card, t.status[card] & ~COVERED | TURNED)
    t.set_known(card, 0)
    t.stale = True
    t.note("turn up", clause, t.seat[card], card, source=source_of(sc))
    if not quiet:
        # by when an effect did it is told what comes right after that effect (9.6.2)
        tell(t, TURNED_UP, card, sc, number=t.clock if sc is not None else 0, cause=cause)
    return True


def turn_down(t: Table, card: int, clause: str, sc: Scope | None) -> bool:
    """An effect turns a character face down, against what 5.3 lets a player do (9.1)."""
    if t.zone[card] != CHARACTERS or t.down[card] or not touches(t, sc, card):
        return False
    tell(t, TURNED_DOWN, card, sc)
    t.set_down(card, 1)
    t.set_status(card, t.status[card] | COVERED)
    t.set_known(card, (1 << t.seats) - 1)  # everyone has seen which one it is
    t.veiled = 1
    t.stale = True
    t.note("turn down", clause, t.seat[card], card, source=source_of(sc))
    return True


def turn_sideways(t: Table, card: int, rest: int, clause: str, sc: Scope | None) -> bool:
    """6.5, 6.6: gain (1) or regain (0) an energy or support card; False if it already was so."""
    if t.zone[card] == CHARACTERS or not touches(t, sc, card):
        return False
    if not turn(t, card, rest, clause, source_of(sc)):
        return False
    tell(t, GAINED if rest else REGAINED, card, sc)
    return True


def regained_energy(t: Table, seat: int) -> int:
    """2.5.1: how much energy can be paid."""
    from_zone = t.zones[seat * KINDS + ENERGY]
    n = 0
    for card in from_zone:
        if not t.rest[card]:
            n += 1
    return n


# -- squares (8.2) -----------------------------------------------------------------------------


def move_square(t: Table, card: int, spot: int, clause: str, sc: Scope | None) -> bool:
    """8.2: a character moves to another square; False if it cannot (3.3.1: one on a square)."""
    if t.zone[card] != CHARACTERS or t.spot[card] == spot or t.taken(t.seat[card]) >> spot & 1:
        return False
    if sc is not None and not can_be_moved(t, sc, card):
        return False
    _shift_square(t, card, spot, clause, sc)  # 8.2
    return True


def swap_squares(t: Table, a: int, b: int, clause: str, sc: Scope) -> bool:
    """8.2: two characters of one player take each other's square."""
    if t.zone[a] != CHARACTERS or t.zone[b] != CHARACTERS or t.seat[a] != t.seat[b] or a == b:
        return False
    if not can_be_moved(t, sc, a) or not can_be_moved(t, sc, b):
        return False
    to = t.spot[b]
    back = t.spot[a]
    t.set_spot(b, back)
    _shift_square(t, a, to, clause, sc)
    t.note("square", clause, t.seat[b], b, number=back, source=source_of(sc), seen=sight(t, b))
    tell(t, SQUARE_CHANGED, b, sc, number=to)
    return True


def can_be_moved(t: Table, sc: Scope, card: int) -> bool:
    """Whether an effect can move a character between squares."""
    if not touches(t, sc, card):
        return False
    return not spared(t, NO_MOVE, card, sc.source)


def _shift_square(t: Table, card: int, spot: int, clause: str, sc: Scope | None) -> None:
    old = t.spot[card]
    t.set_spot(card, spot)
    t.stir(NEEDS_SQUARES)
    t.note(
        "square", clause, t.seat[card], card, number=spot, source=source_of(sc), seen=sight(t, card)
    )
    tell(t, SQUARE_CHANGED, card, sc, number=old)


# -- leaving the field (8.10, 8.12) ------------------------------------------------------------


def destroy(t: Table, cards: list[int], clause: str, sc: Scope | None) -> list[int]:
    """8.10: cards on the field go to the trash together, without the down state; those that did."""
    gone: list[int] = []
    for card in cards:
        if t.zone[card] in (CHARACTERS, SUPPORTS) and touches(t, sc, card):
            if not spared(t, NO_DESTROY, card, sc.source if sc is not None else -1):
                gone.append(card)
    rather = [instead(t, card) for card in gone] if t.pool.rules_touched >> RATHER & 1 else []
    others = [i for i in range(len(rather)) if rather[i] >= 0]
    if others:
        for place in (TO_HAND, TO_TOP, TO_BOTTOM, TO_ENERGY, COVERED_UP):
            put_instead(t, [gone[i] for i in others if rather[i] == place], place, sc)
        gone = [gone[i] for i in range(len(gone)) if rather[i] < 0]
    for card in gone:
        tell(t, DESTROYED, card, sc)
    to_trash(t, gone, clause, sc, cause_of(sc))  # 8.10
    return gone


def instead(t: Table, card: int) -> int:
    """Where an effect puts a card in place of its being destroyed (9.1); -1: none does.

    Of several the oldest applies; what is done in place of it is no destruction.
    """
    for found in in_force(t, RATHER):
        if found.about(t, card):
            return found.number(t)
    return -1


def put_instead(t: Table, cards: list[int], place: int, sc: Scope | None) -> None:
    """9.1: what is done with cards in place of their being destroyed, as a rule would do it."""
    if place == COVERED_UP:
        for card in cards:
            turn_down(t, card, "9.1", None)
    elif cards:
        zone = {TO_HAND: HAND, TO_ENERGY: ENERGY}.get(place, DECK)
        where = FIRST if place == TO_TOP else LAST
        move_cards(t, cards, zone, "9.1", None, where, 0, cause_of(sc))


def to_trash(t: Table, cards: list[int], clause: str, sc: Scope | None, cause: int) -> None:
    """3.2: cards go to the trash at the same time."""
    remember(t, cards)
    events = [
        shift(t, c, TRASH, clause, LAST, -1, 0, -1, cause, source_of(sc), actor_of(t, sc))
        for c in cards
    ]
    for ev in events:
        emit(t, ev)


def mark_down(t: Table, card: int, clause: str, sc: Scope | None, by: int = -1) -> None:
    """8.12: a character is in the down state; `by` is the character that did it in battle."""
    t.set_status(card, t.status[card] | DOWNED_STATE)
    t.note("down", clause, t.seat[card], card, source=source_of(sc))
    tell(t, DOWNED, card, sc, other=by, cause=BY_DOWN if by >= 0 else -1)


def down_damage(t: Table, cards: list[int], clause: str, sc: Scope | None, by: list[int]) -> None:
    """5.5.1.VI, 2.1.4: players take damage by the DOWN of their downed characters.

    5.5.2: the turn player's opponent first; what comes after a win does not happen.
    """
    for seat in (t.opponent(t.turn_seat), t.turn_seat):
        for i in range(len(cards)):
            card = cards[i]
            if t.seat[card] != seat or barred(t, NO_DOWN_DAMAGE, seat, card):
                continue
            amount = t.number(card, DOWN)
            damage_players(t, [seat], [amount], clause, sc, by[i], BY_DOWN)  # 2.1.4, 5.5.1.VI
            if t.over:  # 5.5.2
                return


def down_cards(t: Table, cards: list[int], clause: str, sc: Scope | None) -> list[int]:
    """8.12: characters are downed without a battle: state, damage, trash; those that were."""
    downed = [c for c in cards if t.zone[c] == CHARACTERS and touches(t, sc, c)]
    for card in downed:
        if t.down[card]:
            turn_up(t, card, clause, sc, quiet=True)
        mark_down(t, card, clause, sc)
    down_damage(t, downed, "5.5.1.VI", sc, [-1] * len(downed))
    if not t.over:
        to_trash(t, downed, "5.5.1.VI", sc, BY_DOWN)
    return downed


def battle_value(t: Table, card: int) -> int:
    """5.5.1.V: what counts of an attacked character: ATK or DEF, by its display."""
    return t.number(card, DEF if t.rest[card] else ATK)


def damage_characters(
    t: Table, cards: list[int], amount: int, clause: str, sc: Scope | None
) -> list[int]:
    """8.11: characters take damage by an effect: not less than their value, it downs them."""
    hit: list[int] = []
    for card in cards:
        if t.zone[card] == CHARACTERS and touches(t, sc, card):
            if t.down[card]:
                turn_up(t, card, clause, sc)
            if amount > 0 and amount >= battle_value(t, card):  # 8.11
                hit.append(card)
    return down_cards(t, hit, clause, sc)


# -- coming to the field -----------------------------------------------------------------------


def put_character(
    t: Table, card: int, spot: int, display: int, clause: str, sc: Scope | None, cause: int
) -> bool:
    """3.3: a card comes to a square of its owner; `display` with FACE_DOWN added: face down."""
    seat = t.pool.owner[card]
    if t.taken(seat) >> spot & 1:
        return False
    down = 1 if display >= FACE_DOWN else 0
    way = display - FACE_DOWN if down else display
    if down:
        t.veiled = 1
    ev = shift(
        t,
        card,
        CHARACTERS,
        clause,
        LAST,
        spot,
        0 if way == ATTACK_DISPLAY else 1,
        down,
        cause,
        source_of(sc),
        actor_of(t, sc),
    )
    if way == LEFT_DISPLAY:
        t.set_status(card, t.status[card] | FACES_LEFT)
    emit(t, ev)
    return True


def put_support(t: Table, card: int, clause: str, sc: Scope | None, cause: int) -> None:
    """3.5: a card comes to its owner's support zone; 2.3.1: a new field replaces the earlier."""
    move(
        t,
        card,
        SUPPORTS,
        clause,
        cause=cause,
        source=source_of(sc),
        actor=actor_of(t, sc),
    )
    if t.face(card).kinds & FIELD:
        old = [
            c
            for c in t.zones[t.seat[card] * KINDS + SUPPORTS]
            if c != card and t.face(c).kinds & FIELD
        ]
        to_trash(t, old, "2.3.1", None, BY_RULE)


def move_cards(
    t: Table,
    cards: list[int],
    kind: int,
    clause: str,
    sc: Scope | None,
    where: int = LAST,
    rest: int = 0,
    cause: int = -1,
) -> list[int]:
    """Cards go to a zone that is not the field, together; those that did.

    Out of the deck and onto it they go one by one, the first told lowest if they go on top.
    """
    able = [c for c in cards if t.zone[c] not in (CHARACTERS, SUPPORTS) or touches(t, sc, c)]
    why = cause_of(sc) if cause < 0 else cause
    remember(t, able)
    events = [
        shift(t, c, kind, clause, where, -1, rest, -1, why, source_of(sc), actor_of(t, sc))
        for c in able
    ]
    for ev in events:
        emit(t, ev)
    return able


def unveiled(t: Table, cards: list[int], clause: str, sc: Scope) -> None:
    """9.6, 9.6.2, 9.6.2.(1), 9.6.2.(2): chosen characters that lie face down are turned up first.

    What they say applies from then on (9.6.2.(3)), so that an effect they resist fails on them
    (9.6.2.(4)); what is triggered by it waits until the effect is done (9.6.2.(5)).
    """
    for card in cards:
        turn_up(t, card, clause, sc)
