"""8.3, 8.4: playing cards from the hand and using effects of cards on the field; 2.5: paying."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.legend_of_stars.events import CARD_PLAYED
from kirifuda.games.legend_of_stars.picks import ENERGY_PICK
from kirifuda.games.legend_of_stars.processes import (
    as_used,
    put_character,
    put_support,
    regained_energy,
    turn_sideways,
)
from kirifuda.games.legend_of_stars.rulings import (
    COST_CHANGE,
    NO_FLASH,
    NO_PLAY,
    NO_USE,
    PLAY_FRONT,
)
from kirifuda.games.legend_of_stars.table import Table
from kirifuda.games.legend_of_stars.turning import at_once
from kirifuda.games.legend_of_stars.zones import (
    CHARACTER,
    CHARACTERS,
    COST,
    EFFECT,
    ENERGY,
    FACE_DOWN,
    FLASH,
    HAND,
    IN_USE,
    KINDS,
    LANES,
    SQUARES,
    SUPPORT,
    SUPPORTS,
    TRASH,
    USE,
)
from kirifuda.kernel.events.moving import move
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.cards import ACTIVATED, Ability, CardDef
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.fingerprints import MASS
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import BY_PLAY, CARD_MASK, NO_REGS, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask, ask_one, pick, unlike
from kirifuda.kernel.procedures.repeats import begin_action, end_action, unrepeated
from kirifuda.kernel.timing.checks import PlayAbility, uses
from kirifuda.kernel.values.rulings import barred, in_force

NO_FLASHES: Final = 1000  # more energy than any card costs: a list without flash cards

# -- what can be played ------------------------------------------------------------------------


def play_cost(t: Table, seat: int, card: int) -> int:
    """2.5.1: the energy that a card takes, as effects change it; never less than none."""
    cost = t.number(card, COST)
    if t.pool.rules_touched >> COST_CHANGE & 1:
        for found in in_force(t, COST_CHANGE):
            if found.binds(t, seat) and found.about(t, card) and found.admits(t, card):
                cost += found.number(t)
    return max(0, cost)


def squares_for(t: Table, seat: int, card: int) -> list[int]:
    """5.3, 3.3.3: a character from the hand comes to an empty square of the back row."""
    taken = t.taken(seat)
    first = LANES
    if t.pool.rules_touched >> PLAY_FRONT & 1 and barred(t, PLAY_FRONT, seat, -1, card):
        first = 0
    return [i for i in range(first, SQUARES) if not taken >> i & 1]


def can_play(t: Table, seat: int, card: int, energy: int) -> bool:
    """Whether a card in hand can be played with so much energy."""
    if play_cost(t, seat, card) > energy:
        return False
    kinds = t.worded(t.refs[card]).kinds
    if t.pool.rules_touched >> NO_PLAY & 1 and barred(t, NO_PLAY, seat, -1, card):
        return False
    if kinds & CHARACTER:
        return bool(squares_for(t, seat, card))
    return not kinds & EFFECT or not why_no_effect(t, seat, card)


def why_no_effect(t: Table, seat: int, card: int) -> str:
    """The clause by which the effect of an effect card cannot be used now; empty if it can.

    9.6: what must choose cannot be used where there is nothing to choose.
    """
    for number in t.abilities_of(card):
        ability = t.pool.abilities[number]
        if ability.kind != USE:
            continue
        sc = Scope(number, t.refs[card], seat, None, NO_REGS)
        if not met(t, ability, sc):
            return "8.1"
        if not startable(t, ability, sc):
            return "9.6"
    return ""


def met(t: Table, ability: Ability, sc: Scope) -> bool:
    """Whether the conditions of an effect hold."""
    for condition in ability.conditions:
        if not condition.true(t, sc):
            return False
    return True


def startable(t: Table, ability: Ability, sc: Scope) -> bool:
    """Whether what an effect must begin with can be done."""
    for part in ability.first:
        if not part.possible(t, sc):
            return False
    return ability.cost is None or ability.cost.payable(t, sc)


def may_use(t: Table, seat: int, card: int, number: int) -> bool:
    """8.4: whether a seat can use an effect of a card on the field now."""
    ability = t.pool.abilities[number]
    if ability.kind != ACTIVATED or not ability.zones >> t.zone[card] & 1 or t.down[card]:
        return False
    sc = Scope(number, t.refs[card], seat, None, NO_REGS)
    if ability.limit and uses(t, sc) >= ability.limit:
        return False
    if not met(t, ability, sc) or not startable(t, ability, sc):
        return False
    return not (t.pool.rules_touched >> NO_USE & 1 and barred(t, NO_USE, seat, card))


def add_usable(t: Table, seat: int, out: list[Option]) -> None:
    """8.4: the effects on the field that a seat can use."""
    end_action(t)
    pool = t.pool
    if not pool.acting_zones and not pool.granted >> ACTIVATED & 1:
        return
    mine: list[Option] = []
    given = pool.granted >> ACTIVATED & 1 and t.shifts()
    for kind in (CHARACTERS, SUPPORTS):
        for card in t.zones[seat * KINDS + kind]:
            if not given and not pool.acting[pool.definition[card]] >> kind & 1:
                continue
            for number in t.abilities_of(card):
                if pool.abilities[number].kind == ACTIVATED and may_use(t, seat, card, number):
                    mine.append(Option("use", card, ability=number))
    if mine and t.prints:
        mine = unrepeated(t, mine, circumstances(t))
    out.extend(mine)


def circumstances(t: Table) -> int:
    """What tells positions of a turn apart beside the cards: phase, attack and life (30 bits)."""
    n = t.phase * 64 + len(t.attacks) * 2 + (1 if t.attacker >= 0 else 0)
    for life in t.life:
        n = (n * 4001 + life) & MASS
    return n


def use_effect(t: Table, seat: int, option: Option) -> None:
    """8.4: begin to use an effect of a card on the field."""
    begin_action(t, seat, option, circumstances(t))
    f = PlayAbility()
    f.seat = seat
    f.scope = Scope(option.ability, t.refs[option.card], seat, None, NO_REGS)
    as_used(t, f.scope)
    t.stack.append(f)


def add_flashes(t: Table, seat: int, out: list[Option]) -> None:
    """7.1, 2.2.1: the flash cards that a seat can play in an attack phase."""
    if barred(t, NO_FLASH, seat):
        return
    energy = regained_energy(t, seat)
    for card in unlike(t, t.zones[seat * KINDS + HAND]):
        if t.pool.faces[card].kinds & FLASH and can_play(t, seat, card, energy):
            out.append(Option("play", card))


def might_flash(t: Table, seat: int) -> bool:
    """Whether a seat is asked for flash cards: if it might hold one, as far as others can know.

    That depends on its hand being there, its energy, and the cards that its list may have.
    """
    if not t.zones[seat * KINDS + HAND] or barred(t, NO_FLASH, seat):
        return False
    flags = t.pool.flags
    least = flags.get(-1 - seat, -1)
    if least < 0:
        least = least_flash(t, seat)
        flags[-1 - seat] = least
    if least >= NO_FLASHES:
        return False
    if regained_energy(t, seat) >= least:
        return True
    for found in in_force(t, COST_CHANGE):
        # what cards in a hand say of their own cost (2.5.1) nobody else knows
        if not found.active.printed or t.zone[found.active.scope.source & CARD_MASK] != HAND:
            return True
    return False


def least_flash(t: Table, seat: int) -> int:
    """The least energy for which a flash card of a seat's list might be played (2.5.1)."""
    pool = t.pool
    possible = pool.possible
    if possible is None:
        return cheapest([pool.defs[d] for d in pool.decks[seat]])
    return min(cheapest(pool.defs), cheapest(possible.defs))


def cheapest(cards: list[CardDef]) -> int:
    """The least energy for which a flash card among these might be played (2.5.1)."""
    least = NO_FLASHES
    for card in cards:
        if card.kinds & FLASH:
            least = min(least, card.nums[COST])
            for ability in card.abilities:
                for modifier in ability.modifiers:
                    if modifier.rule == COST_CHANGE and ability.zones == 1 << HAND:
                        least = 0
    return least


# -- playing -----------------------------------------------------------------------------------

P_SQUARE: Final = 0
P_DISPLAY: Final = 1
P_PAY: Final = 2
P_PUT: Final = 3
P_EFFECT: Final = 4


class PlayCard(Frame):
    """8.3: a card from the hand: where and how it lies, its cost, then the field or its effect.

    `used` counts the effects of an effect card that have been begun, `since` is when the first was.
    """

    code = 20

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.spot: i64 = -1
        self.display: i64 = 0
        self.used: i64 = 0
        self.since: i64 = 0

    def fresh(self) -> Frame:
        return PlayCard()

    def copy(self) -> Frame:
        f = PlayCard()
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        f.spot = self.spot
        f.display = self.display
        f.used = self.used
        f.since = self.since
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card, self.spot, self.display, self.used])
        out.append(self.since)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()
        self.spot = r.one()
        self.display = r.one()
        self.used = r.one()
        self.since = r.one()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == P_SQUARE:
            if not s.face(self.card).kinds & CHARACTER:
                self.step = P_PAY
                return
            squares = squares_for(s, self.seat, self.card)
            if len(squares) == 1 and not s.stepwise:
                self.spot = squares[0]
                self.step = P_DISPLAY
                return
            options = [Option("square", self.card, i) for i in squares]
            ask_one(s, self.seat, "square", "5.3", options, self.card)
        elif self.step == P_DISPLAY:
            # 3.3, 5.3: any display, face up or face down
            shown = [Option("display", self.card, self.spot, i) for i in range(2 * FACE_DOWN)]
            ask(s, self.seat, "display", "3.3", shown, self.card)
        elif self.step == P_PAY:
            self.step = P_PUT
            cost = play_cost(s, self.seat, self.card)
            if cost:
                pay(s, self.seat, cost, self.card)
        elif self.step == P_PUT:
            self.put(s)
        else:
            self.resolve(s)

    def answer(self, s: State, option: Option) -> None:
        if self.step == P_SQUARE:
            self.spot = option.spot
            self.step = P_DISPLAY
        else:
            self.display = option.number
            self.step = P_PAY

    def receive(self, s: State, cards: list[int]) -> None:
        """2.5.1: the energy chosen is turned sideways."""
        assert isinstance(s, Table)
        if self.step == P_PUT:
            for card in cards:
                turn_sideways(s, card, 1, "2.5.1", None)

    def put(self, s: Table) -> None:
        """2.1, 2.2, 2.3: the card goes where its kind belongs."""
        card = self.card
        kinds = s.face(card).kinds
        if kinds & CHARACTER:
            s.stack.pop()
            put_character(s, card, self.spot, self.display, "5.3", None, BY_PLAY)
        elif kinds & SUPPORT:
            s.stack.pop()
            put_support(s, card, "2.3", None, BY_PLAY)
        else:
            self.step = P_EFFECT
            self.since = s.clock
            move(s, card, IN_USE, "2.2.1" if kinds & FLASH else "2.2", cause=BY_PLAY)
        if heard(s, CARD_PLAYED):
            ref = s.refs[card]
            zone = s.zone[card]
            emit(
                s,
                Event(CARD_PLAYED, ref, ref, zone, zone, self.seat, cause=BY_PLAY, actor=self.seat),
            )

    def resolve(self, s: Table) -> None:
        """2.2, 7.1: what an effect card says is done at once; then it goes to the trash."""
        at = 0
        for number in s.abilities_of(self.card):
            if s.pool.abilities[number].kind != USE:
                continue
            if at == self.used:
                self.used += 1
                f = PlayAbility()
                f.seat = self.seat
                f.scope = Scope(number, s.refs[self.card], self.seat, None, NO_REGS)
                s.stack.append(f)
                return
            at += 1
        s.stack.pop()
        if s.zone[self.card] == IN_USE:
            move(s, self.card, TRASH, "3.2", cause=BY_PLAY)
        at_once(s, self.since)


def pay(t: Table, seat: int, amount: int, card: int) -> None:
    """2.5.1: push the choice of energy to be turned sideways; cards that are alike count once."""
    energy = [c for c in t.zones[seat * KINDS + ENERGY] if not t.rest[c]]
    pick(t, seat, ENERGY_PICK, energy, amount, amount, card, 1)


def alike_in_play(t: Table, seat: int, one: int, other: int) -> bool:
    """Whether two printed characters cannot be told apart while one of them is being played.

    Where the back row has hardly any room left, who comes to the front row shows by that.
    """
    a = t.pool.defs[one]
    b = t.pool.defs[other]
    if t.pool.rules_touched >> PLAY_FRONT & 1:
        taken = t.taken(seat)
        if len([i for i in range(LANES, SQUARES) if not taken >> i & 1]) < 2:
            return one == other
    return b.kinds & CHARACTER != 0 and a.nums[COST] == b.nums[COST]


def play_card(t: Table, seat: int, card: int) -> None:
    """8.3: begin to play a card; all but characters, which may lie face down, are shown."""
    if not t.face(card).kinds & CHARACTER:
        t.set_known(card, (1 << t.seats) - 1)
    f = PlayCard()
    f.seat = seat
    f.card = card
    t.stack.append(f)
