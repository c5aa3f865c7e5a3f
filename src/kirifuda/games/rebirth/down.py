"""4.3.3.3: cards that lie face down where cards lie face up, and what they count as there."""

from __future__ import annotations

from typing import Final

from kirifuda.games.rebirth.instructions import hit
from kirifuda.games.rebirth.table import A_PARTNER, PARTNER_HIT, SOMETHING, Table
from kirifuda.games.rebirth.zones import DEF, ENTRY, MEMBER, MEMORY, REBIRTH
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Cards
from kirifuda.kernel.events.moving import sight
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.scope import CARD_MASK, Lasting
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.lasting import NO_LIMIT
from kirifuda.kernel.values.layers import RULE, Modifier

COMING: Final = 2  # the limit of a guise whose cards are still to be put face down
FACE_UP_ZONES: Final = 1 << ENTRY | 1 << MEMBER | 1 << REBIRTH | 1 << MEMORY


class Guise(Modifier):
    """4.3.3.3.1: what a card that an effect has put face down counts as having printed on it.

    It is no change of the card's values but their base (9.10.1.1), as long as it lies face down.
    """

    def __init__(
        self, target: Cards, nums: list[int], names: list[str], traits: list[str], kinds: int
    ) -> None:
        super().__init__(RULE, target)
        self.nums = nums
        self.kinds = kinds
        self.names = names
        self.traits = traits

    def strings(self) -> list[str]:
        return self.names + self.traits

    def lowers(self, attribute: int) -> bool:
        return attribute == DEF


def lies_hidden(s: State, card: int) -> bool:
    """Whether a card lies face down where cards lie face up."""
    return s.down[card] == 1 and FACE_UP_ZONES >> s.zone[card] & 1 == 1


def down_face(s: State, card: int) -> Face:
    """What a face-down card is: as its effect says, else its kind alone (4.3.3.3.1.1)."""
    ref = s.refs[card]
    for effect in s.lasting:
        modifier = s.pool.abilities[effect.scope.ability].modifiers[effect.modifier]
        if isinstance(modifier, Guise) and effect.targets is not None and ref in effect.targets:
            return Face(
                modifier.nums[:],
                modifier.kinds,
                tuple(modifier.names),
                tuple(modifier.traits),
                0,
                [],
            )
    return Face([0, 0, 0], s.pool.faces[card].kinds, (), (), 0, [])  # 4.3.3.3.1.1


def put_on(t: Table, card: int) -> None:
    """9.10.3: a card that has just been put face down is what the effect that puts it says."""
    for i, effect in enumerate(t.lasting):
        if effect.until == COMING and effect.targets is not None:
            targets = [t.refs[card] if r & CARD_MASK == card else r for r in effect.targets]
            worn = limited(effect, targets, COMING)
            t.lasting = [*t.lasting[:i], worn, *t.lasting[i + 1 :]]  # 9.10.3


def limited(effect: Lasting, targets: list[int], until: int) -> Lasting:
    """The same effect on other targets, with another limit."""
    last = (effect.first, effect.last, effect.stamp)
    return Lasting(effect.scope, effect.modifier, targets, effect.numbers, until, *last)


class PutOn(Instruction):
    """4.3.3.3.1: those that were put face down as something are that from now on, no others."""

    def run(self, s: State, f: Effect) -> None:
        left: list[Lasting] = []
        for effect in s.lasting:
            if effect.until != COMING or effect.targets is None:
                left.append(effect)
                continue
            worn = [r for r in effect.targets if s.alive(r) and lies_hidden(s, r & CARD_MASK)]
            if worn:
                left.append(limited(effect, worn, NO_LIMIT))
        s.lasting = left
        s.stale = True


def turn_over(t: Table, card: int, down: int, clause: str, source: int) -> bool:
    """5.4: turn a card; False if it already lies so.

    4.3.3.3.2: it has a new reference from now on, so that effects on the other side of it do not
    apply to this one. An attack that it takes part in goes on with it.
    """
    if t.down[card] == down:
        return False
    old = t.refs[card]
    saw = sight(t, card)
    t.set_down(card, down)
    t.set_known(card, 0)
    if down:
        t.pool.rules.concealed(t, card, saw)
    if t.damage[card]:  # what it has taken, it has taken on its other side
        t.set_damage(card, 0)
    if t.status[card] & PARTNER_HIT:
        t.set_status(card, t.status[card] & ~PARTNER_HIT)
    t.renew(card)  # 4.3.3.3.2
    new = t.refs[card]
    if t.supporter == old:
        t.supporter = new
    if t.blocked == old:
        t.blocked = new
    t.attacks = [new if r == old else r for r in t.attacks]
    t.damage_by = [new if r == old else r for r in t.damage_by]
    t.alike = 1
    t.stray |= SOMETHING | A_PARTNER
    t.stale = True
    t.note("turn down" if down else "turn up", clause, t.seat[card], card, source=source)
    return True


class TurnOver(Instruction):
    """5.4: cards are turned face down (1) or face up (0); they are kept in a register."""

    def __init__(self, clause: str, cards: Cards, down: int, into: int) -> None:
        super().__init__(clause)
        self.cards = cards
        self.down = down
        self.into = into

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        turned: list[int] = []
        for ref in self.cards.refs(s, f.scope):
            card = ref & CARD_MASK
            if hit(s, f, ref) and turn_over(
                s, card, self.down, self.clause, f.scope.source & CARD_MASK
            ):
                turned.append(card)
            else:
                f.failed = 1
        f.follow(s, turned)
        f.keep(self.into, [s.refs[c] for c in turned])
