"""Values now: printed values with all continuous effects applied, in layers.

Printed values are the base; then effects on abilities, then on everything that is no number, then
on numbers. Within a layer an effect that depends on another comes after it; otherwise the earlier
one first. The result is cached in the state until something changes (`State.stale`).
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.terms import Amount, Cards, Fixed
from kirifuda.kernel.position.cards import CONTINUOUS, Face
from kirifuda.kernel.position.integers import bounded
from kirifuda.kernel.position.needs import (
    NEEDS_NOTHING,
    READS_ABILITIES,
    READS_NUMBERS,
    READS_WORDS,
)
from kirifuda.kernel.position.scope import (
    CARD_BITS,
    CARD_MASK,
    NO_NUMBERS,
    NO_REGS,
    Active,
    Lasting,
    Scope,
    Standing,
)
from kirifuda.kernel.position.state import NO_EFFECTS, State

RULE: Final = 0  # changes no card: changes what is allowed
ABILITIES: Final = 1
WORDS: Final = 2
NUMBERS: Final = 3
AFTER: Final = 4  # on numbers too, but after all others on them

ZONE_BITS: Final = 6
SEAT_BITS: Final = 3


class Modifier:
    """What a continuous effect changes. Immutable; stands in compiled abilities."""

    def __init__(self, layer: int, target: Cards | None) -> None:
        self.layer: i64 = layer
        self.target = target
        self.rule = 0  # layer RULE: which rule of the game it changes
        self.condition: Condition | None = None  # of its own, beside its ability's
        self.each = False  # its numbers are told for each card by itself
        self.reads: i64 = target.reads if target is not None else 0
        self.writes: i64 = 0
        if layer == ABILITIES:
            self.writes = READS_ABILITIES
        elif layer == WORDS:
            self.writes = READS_WORDS
        elif layer >= NUMBERS:
            self.writes = READS_NUMBERS

    def strings(self) -> list[str]:
        """The words it can put on a card."""
        return []

    def needs(self) -> int:
        """What of a position it looks at (rulings are asked when they are needed)."""
        if self.layer == RULE:
            return NEEDS_NOTHING
        mask = self.target.needs if self.target is not None else NEEDS_NOTHING
        if self.condition is not None:
            mask |= self.condition.needs
        return mask

    def amounts(self, s: State, sc: Scope) -> list[int]:
        """The numbers it works with, as they are now."""
        return []

    def amounts_for(self, s: State, sc: Scope, ref: int) -> list[int]:
        """The numbers it works with on one card, fixed as it is made (where `each`)."""
        return self.amounts(s, sc)

    def lowers(self, attribute: int) -> bool:
        """Whether it could ever make a number of a card smaller."""
        return False

    def changes(self, attribute: int) -> bool:
        """Whether it could ever change a number of a card."""
        return self.layer >= NUMBERS

    def rivals(self, other: Modifier) -> bool:
        """Whether of the two the later counts, be it that one looks at what the other changes."""
        return False

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        """Change a face."""


class AddNumbers(Modifier):
    """Adds amounts to numbers of cards."""

    def __init__(self, target: Cards, attributes: list[int], amounts: list[Amount]) -> None:
        super().__init__(NUMBERS, target)
        self.attributes = attributes
        self.by = amounts
        self.always: list[int] | None = None  # the amounts, if they are always the same
        self.add(amounts)

    def add(self, amounts: list[Amount]) -> None:
        """Let these amounts be what it adds."""
        self.by = amounts
        self.always = []
        for a in amounts:
            self.reads |= a.reads
            if self.always is not None:
                self.always = [*self.always, a.n] if isinstance(a, Fixed) else None

    def amounts(self, s: State, sc: Scope) -> list[int]:
        if self.always is not None:
            return self.always
        return [bounded(a.value(s, sc)) for a in self.by]

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        nums = face.nums
        for i in range(len(numbers)):
            at: i64 = self.attributes[i]
            nums[at] = bounded(nums[at] + numbers[i])

    def needs(self) -> int:
        mask = super().needs()
        for amount in self.by:
            mask |= amount.needs
        return mask

    def lowers(self, attribute: int) -> bool:
        for i in range(len(self.by)):
            if self.attributes[i] == attribute and self.by[i].least() < 0:
                return True
        return False

    def changes(self, attribute: int) -> bool:
        return attribute in self.attributes


class SetNumber(Modifier):
    """Makes a number of cards so much: as a change by what it differs from that now.

    Made by an effect, the change is fixed for each card as it is made. As part of a continuous
    ability it swallows what came before it; what comes later changes the number further.
    """

    def __init__(self, target: Cards, attribute: int, goal: Amount) -> None:
        super().__init__(NUMBERS, target)
        self.attribute = attribute
        self.goal = goal
        self.each = True
        self.reads |= goal.reads

    def amounts(self, s: State, sc: Scope) -> list[int]:
        return [0, bounded(self.goal.value(s, sc))]

    def amounts_for(self, s: State, sc: Scope, ref: int) -> list[int]:
        return [1, bounded(self.goal.value(s, sc) - s.face_of(ref).nums[self.attribute])]

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        if numbers[0]:
            face.nums[self.attribute] = bounded(face.nums[self.attribute] + numbers[1])
        else:
            face.nums[self.attribute] = bounded(numbers[1])

    def lowers(self, attribute: int) -> bool:
        return self.attribute == attribute

    def changes(self, attribute: int) -> bool:
        return self.attribute == attribute


class GainTrait(Modifier):
    def __init__(self, target: Cards, traits: list[str]) -> None:
        super().__init__(WORDS, target)
        self.traits = traits

    def strings(self) -> list[str]:
        return self.traits

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        for trait in self.traits:
            if trait not in face.traits:
                face.traits = (*face.traits, trait)


class LoseTraits(Modifier):
    """Takes all traits away."""

    def __init__(self, target: Cards) -> None:
        super().__init__(WORDS, target)

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.traits = ()


class GainName(Modifier):
    """Counts as having another name too."""

    def __init__(self, target: Cards, names: list[str]) -> None:
        super().__init__(WORDS, target)
        self.names = names

    def strings(self) -> list[str]:
        return self.names

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        for name in self.names:
            if name not in face.names:
                face.names = (*face.names, name)


class Mark(Modifier):
    """Puts marks (bits) on cards."""

    def __init__(self, target: Cards, marks: int) -> None:
        super().__init__(WORDS, target)
        self.marks = marks

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.marks |= self.marks


class GrantAbility(Modifier):
    """Gives an ability of the same card's definition (by its place there)."""

    def __init__(self, target: Cards, ability: int) -> None:
        super().__init__(ABILITIES, target)
        self.ability = ability

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        given = s.pool.base[s.pool.ability_def[sc.ability]] + self.ability
        face.abilities = [*face.abilities, given]


class LoseAbilities(Modifier):
    """Takes away abilities of the kinds (bits); -1: all."""

    def __init__(self, target: Cards, kinds: int) -> None:
        super().__init__(ABILITIES, target)
        self.kinds = kinds

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.abilities = [
            a for a in face.abilities if not self.kinds >> s.pool.abilities[a].kind & 1
        ]


def targets(s: State, active: Active) -> list[int]:
    """The card numbers that an active effect changes now; empty if its condition fails."""
    if not holds(s, active):
        return []
    if active.targets is not None:
        found = [r & CARD_MASK for r in active.targets if s.alive(r)]
    elif active.modifier.target is None:
        return []
    else:
        found = [r & CARD_MASK for r in active.modifier.target.refs(s, active.scope) if s.alive(r)]
    if s.pool.shielded:
        found = [c for c in found if s.pool.rules.reaches(s, active.scope, c)]
    return found


def holds(s: State, active: Active) -> bool:
    """Whether a continuous effect's conditions are met, and those of its continuous ability."""
    if active.fixed:
        return True
    own = active.modifier.condition
    if own is not None and not own.true(s, active.scope):
        return False
    if not active.printed:
        return True
    if active.modifier.layer == ABILITIES:
        # it may itself have been taken away by what was applied before it
        if active.scope.ability not in s.faces[active.scope.source & CARD_MASK].abilities:
            return False
    for condition in s.pool.abilities[active.scope.ability].conditions:
        if not condition.true(s, active.scope):
            return False
    return True


def reads(s: State, active: Active) -> int:
    """Which groups of values an active effect looks at."""
    mask = active.modifier.reads if active.targets is None else 0
    if active.modifier.condition is not None:
        mask |= active.modifier.condition.reads
    if not active.printed:
        return mask
    if active.modifier.layer == ABILITIES:
        mask |= READS_ABILITIES
    for condition in s.pool.abilities[active.scope.ability].conditions:
        mask |= condition.reads
    return mask


def numbers_of(s: State, active: Active) -> list[int]:
    if active.numbers is not None:
        return active.numbers
    return active.modifier.amounts(s, active.scope)


def _needs_made(effect: Lasting, modifier: Modifier) -> int:
    """What of a position an effect that was made looks at: less if its targets are fixed."""
    if effect.targets is None:
        return modifier.needs()
    return modifier.condition.needs if modifier.condition is not None else NEEDS_NOTHING


def gather_made(s: State) -> list[Active]:
    """The continuous effects that effects have made and that apply in this turn."""
    out: list[Active] = []
    for effect in s.lasting:
        if effect.first > s.turn:
            continue
        if effect.active is None:
            ability = s.pool.abilities[effect.scope.ability]
            effect.active = Active(
                ability.modifiers[effect.modifier],
                effect.scope,
                effect.targets,
                effect.numbers,
                effect.stamp,
                False,
                _needs_made(effect, ability.modifiers[effect.modifier]),
            )
        s.needs |= effect.active.needs
        out.append(effect.active)
    return out


def gather_printed(s: State, changed: list[int], out: list[Active]) -> None:
    """Add the continuous abilities that are valid where their cards are."""
    pool = s.pool
    card: i64
    for card in s.alert:
        kind: i64 = s.zone[card]
        zones: i64 = pool.lasting[pool.definition[card]]
        if zones >> kind & 1 and not s.gone[s.seat[card]]:
            _gather_card(s, card, out)
    for card in changed:
        kind = s.zone[card]
        if not pool.lasting[pool.definition[card]] >> kind & 1 and not s.gone[s.seat[card]]:
            _gather_card(s, card, out)


def _gather_card(s: State, card: int, out: list[Active]) -> None:
    pool = s.pool
    if s.down[card] and not pool.rules.works_face_down(s, card):
        return
    face = s.faces[card]
    if face.abilities is pool.faces[card].abilities:
        found = as_printed(s, card)
    else:
        found = standing(s, card, face)
    for a in found:
        out.append(a)
        s.needs |= a.needs


def as_printed(s: State, card: int) -> list[Active]:
    """The continuous abilities printed on a card that are valid where it is, as effects."""
    key: i64 = s.refs[card]
    key = (key << ZONE_BITS | s.zone[card]) << SEAT_BITS | s.seat[card]
    found = s.printed[card]
    if found.key != key:
        found = Standing(key, standing(s, card, s.pool.faces[card]))
        s.printed[card] = found
    return found.effects


def standing(s: State, card: int, face: Face) -> list[Active]:
    """The continuous abilities on a card's face that are valid where it is, as effects."""
    out: list[Active] = []
    kind = s.zone[card]
    for number in face.abilities:
        ability = s.pool.abilities[number]
        if ability.kind == CONTINUOUS and ability.zones >> kind & 1:
            sc = Scope(number, s.refs[card], s.seat[card], None, NO_REGS)
            for modifier in ability.modifiers:
                needs = modifier.needs() | ability.needs if modifier.layer else NEEDS_NOTHING
                out.append(Active(modifier, sc, None, None, s.refs[card] >> CARD_BITS, True, needs))
    return out


def gather(s: State, changed: list[int]) -> list[Active]:
    """All continuous effects in force: made by effects, and printed."""
    out = gather_made(s) if s.lasting else []
    if s.frozen:
        out.extend(s.fixed)
    elif s.pool.lasting_zones or changed:
        gather_printed(s, changed, out)
    return out


def layers_of(active: list[Active]) -> int:
    """The layers (bits) to which effects belong."""
    layers = 0
    for a in active:
        layers |= 1 << a.modifier.layer
    return layers


def project(s: State) -> None:
    """Compute every card's face and the rule changes now in force."""
    s.stale = False
    s.epoch += 1
    s.needs = NEEDS_NOTHING
    s.altered = NO_NUMBERS
    base = s.pool.rules.base_faces(s)
    if s.own_faces and s.base_faces is base:
        for card in s.changed:
            s.faces[card] = base[card]
    else:
        s.faces = base
        s.base_faces = base
        s.own_faces = False
    changed: list[int] = []
    active = gather(s, changed)
    if s.frozen:
        s.frozen = 2
    else:
        s.fixed = NO_EFFECTS
    layers = layers_of(active)
    s.rule_changes = of_layer(active, RULE, layers)
    if layers >> ABILITIES & 1:
        first = of_layer(active, ABILITIES, layers)
        apply_layer(s, first, changed)
        if changed:
            s.altered = changed[:]
            if not s.frozen:
                active = gather(s, changed)
                if s.pool.granted >> CONTINUOUS & 1:
                    active = apply_granted(s, first, active, changed)
                    s.altered = changed[:]
                layers = layers_of(active)
                s.rule_changes = of_layer(active, RULE, layers)
    if layers >> WORDS & 1:
        apply_layer(s, of_layer(active, WORDS, layers), changed)
    if layers >> NUMBERS & 1:
        apply_layer(s, of_layer(active, NUMBERS, layers), changed)
    if layers >> AFTER & 1:
        apply_layer(s, of_layer(active, AFTER, layers), changed)
    s.changed = changed


def apply_granted(
    s: State, done: list[Active], active: list[Active], changed: list[int]
) -> list[Active]:
    """Apply effects on abilities that come from abilities just granted, and so on."""
    known = [(a.scope.source, a.scope.ability) for a in done]
    while True:
        more: list[Active] = []
        for a in active:
            if a.printed and a.modifier.layer == ABILITIES:
                if (a.scope.source, a.scope.ability) not in known:
                    more.append(a)
        if not more:
            return active
        for a in more:
            known.append((a.scope.source, a.scope.ability))
        apply_layer(s, more, changed)
        active = gather(s, changed)


def rules_now(s: State) -> list[Active]:
    """The effects that change what is allowed, without computing values if that can be left out."""
    if not s.stale:
        return s.rule_changes
    pool = s.pool
    if not pool.rules_changed:
        return []
    if not pool.steady or pool.rules.chained:
        pool.rules.project(s)
        return s.rule_changes
    out = [a for a in gather_made(s) if a.modifier.layer == RULE] if s.lasting else []
    for card in s.alert:
        if pool.ruling[pool.definition[card]] >> s.zone[card] & 1 and not s.gone[s.seat[card]]:
            if s.down[card] or s.abilities_of(card) is not pool.faces[card].abilities:
                # what it has now, values tell
                pool.rules.project(s)
                return s.rule_changes
            for a in as_printed(s, card):
                if a.modifier.layer == RULE:
                    out.append(a)
    return out


def of_layer(active: list[Active], layer: int, layers: int) -> list[Active]:
    """The effects that belong to one layer; `layers` are all that there are."""
    if layers == 1 << layer:
        return active
    if not layers >> layer & 1:
        return NO_EFFECTS
    return [a for a in active if a.modifier.layer == layer]


def apply_layer(s: State, active: list[Active], changed: list[int]) -> None:
    """Apply the effects of one layer: by dependency, then by time."""
    if len(active) > 1:
        in_time(active)
        if _can_depend(s, active):
            _apply_dependent(s, active, changed)
            return
    for a in active:
        _apply(s, a, changed)


def in_time(active: list[Active]) -> None:
    """Sort effects by their stamps; those of one stamp stay in order."""
    for i in range(1, len(active)):
        a = active[i]
        j = i
        while j > 0 and active[j - 1].stamp > a.stamp:
            active[j] = active[j - 1]
            j -= 1
        active[j] = a


def _can_depend(s: State, active: list[Active]) -> bool:
    written = active[0].modifier.writes
    for a in active:
        if reads(s, a) & written:
            return True
    return False


def _apply(s: State, a: Active, changed: list[int]) -> None:
    if not holds(s, a):
        return
    refs = a.targets
    if refs is None:
        target = a.modifier.target
        if target is None:
            return
        refs = target.refs(s, a.scope)
    rules = s.pool.rules
    shielded = s.pool.shielded
    found: list[int] = []
    for ref in refs:
        card = ref & CARD_MASK
        if s.refs[card] == ref:
            if not shielded or rules.reaches(s, a.scope, card):
                found.append(card)
    if not found:
        return
    numbers = numbers_of(s, a)
    if a.printed and rules.chained:
        s.fixed = [*s.fixed, as_it_is(s, a, found, numbers)]
    for card in found:
        if card not in changed:
            s.own()
            changed.append(card)
            s.faces[card] = s.faces[card].copy()
        a.modifier.apply(s, a.scope, numbers, s.faces[card])


def as_it_is(s: State, a: Active, cards: list[int], numbers: list[int]) -> Active:
    """What a continuous ability applies to and how, to stay so for as long as a sequence lasts."""
    refs = [s.refs[c] for c in cards] if a.modifier.target is not None else None
    kept = Active(a.modifier, a.scope, refs, numbers, a.stamp, False, NEEDS_NOTHING)
    kept.fixed = True
    return kept


def fix_rules(s: State) -> bool:
    """Let effects on what is allowed stay as they are now, for as long as a sequence lasts; False
    if none of them could change."""
    if not any_printed(s.rule_changes):
        return False
    kept: list[Active] = []
    for a in rules_now(s):
        if not a.printed:
            kept.append(a)
        elif holds(s, a):
            fixed = as_it_is(s, a, targets(s, a), numbers_of(s, a))
            kept.append(fixed)
            s.fixed = [*s.fixed, fixed]
    s.rule_changes = kept
    return True


def any_printed(active: list[Active]) -> bool:
    """Whether one of these effects is a continuous ability."""
    for a in active:
        if a.printed:
            return True
    return False


def applies_any(s: State) -> bool:
    """Whether a card has, or may have been given, a continuous ability where it is."""
    pool = s.pool
    if pool.granted >> CONTINUOUS & 1:
        return True
    if pool.lasting_zones:
        lasting = pool.lasting
        definition = pool.definition
        zone = s.zone
        card: i64
        for card in s.alert:
            zones: i64 = lasting[definition[card]]
            if zones >> zone[card] & 1:
                return True
    return False


def _outcome(s: State, a: Active) -> tuple[list[int], list[int]]:
    return targets(s, a), numbers_of(s, a)


def _apply_dependent(s: State, active: list[Active], changed: list[int]) -> None:
    """Apply effects of which some look at what others change.

    B depends on A if applying A first changes what B applies to or how; B then waits for A, unless
    A waits for B as well.
    """
    left = active
    while left:
        chosen = 0
        for i in range(len(left)):
            if not any(
                j != i and _depends(s, left[i], left[j]) and not _depends(s, left[j], left[i])
                for j in range(len(left))
            ):
                chosen = i
                break
        _apply(s, left[chosen], changed)
        left = left[:chosen] + left[chosen + 1 :]


def _depends(s: State, b: Active, a: Active) -> bool:
    if not reads(s, b) & a.modifier.writes or b.modifier.rivals(a.modifier):
        return False
    before = _outcome(s, b)
    kept = s.faces
    trial = kept[:]
    s.faces = trial
    found = targets(s, a)
    numbers = numbers_of(s, a)
    for card in found:
        trial[card] = trial[card].copy()
        a.modifier.apply(s, a.scope, numbers, trial[card])
    after = _outcome(s, b)
    s.faces = kept
    return before != after
