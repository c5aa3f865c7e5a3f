"""Values now: printed values with all continuous effects applied, in layers.

What is printed is the base; effects on what counts as printed come first, then what the rules
themselves change, then effects on abilities, then on everything that is no number, then on numbers,
then what cards add to each other's numbers, then what a number always is. Within a layer an effect
that depends on another comes after it; otherwise the earlier one first. The result is cached in the
state until something changes (`State.stale`).

In a game in which cards add to each other's numbers, what an effect asks about a number is asked of
the finished one: those effects wait until the others have been applied (`waits`, `too_early`), and
an effect that would decide about itself is judged by the numbers without it.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.kernel.position.cards import CONTINUOUS, EVERYWHERE, Face
from kirifuda.kernel.position.integers import bounded
from kirifuda.kernel.position.needs import NEEDS_NOTHING, READS_ABILITIES, READS_NUMBERS
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
from kirifuda.kernel.position.state import NO_EFFECTS, NO_FACES, State
from kirifuda.kernel.values.layers import (
    ABILITIES,
    AFTER,
    NUMBERS,
    ORIGINAL,
    ORIGINAL_LOST,
    RULE,
    WORDS,
    Modifier,
)

ZONE_BITS: Final = 6
SEAT_BITS: Final = 3


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
    if active.modifier.layer in (ABILITIES, ORIGINAL_LOST):
        # it may itself have been taken away by what was applied before it
        if active.scope.ability not in s.faces[active.scope.source & CARD_MASK].abilities:
            return False
    for condition in s.pool.abilities[active.scope.ability].conditions:
        if not condition.true(s, active.scope):
            return False
    return True


def reads(s: State, active: Active) -> i64:
    """Which groups of values an active effect looks at: always the same."""
    if not active.read:
        active.reads = _reads(s, active)
        active.read = True
    return active.reads


def _reads(s: State, active: Active) -> i64:
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


def made(s: State, effect: Lasting) -> Active:
    """A continuous effect that an effect has made, as it applies."""
    if effect.active is None:
        modifier = s.pool.abilities[effect.scope.ability].modifiers[effect.modifier]
        effect.active = Active(
            modifier,
            effect.scope,
            effect.targets,
            None if modifier.live else effect.numbers,
            effect.stamp,
            False,
            _needs_made(effect, modifier),
        )
    return effect.active


def gather_made(s: State) -> list[Active]:
    """The continuous effects that effects have made and that apply in this turn."""
    out: list[Active] = []
    for effect in s.lasting:
        if effect.first <= s.turn:
            active = made(s, effect)
            s.needs |= active.needs
            out.append(active)
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
    master: i64 = s.master(card) if s.lent else s.seat[card]
    key = (key << ZONE_BITS | s.zone[card]) << SEAT_BITS | master
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
        if ability.kind != CONTINUOUS or not ability.zones >> kind & 1:
            continue
        master = s.master(card) if s.lent else s.seat[card]
        sc = Scope(number, s.refs[card], master, None, NO_REGS)
        since = s.refs[card] >> CARD_BITS
        for modifier in ability.modifiers:
            needs = modifier.needs() | ability.needs if modifier.layer else NEEDS_NOTHING
            a = Active(modifier, sc, None, None, since, True, needs)
            if modifier.layer != RULE:
                target = modifier.target
                a.reach = target.spread(ability.zones) if target is not None else EVERYWHERE
                a.own = target is not None and target.own
                a.mine = target is not None and target.mine
            out.append(a)
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
    late = compute(s, NO_EFFECTS)
    decided = NO_EFFECTS
    while late:
        held = [a for a in late if holds(s, a)]
        if not held:
            return
        decided = decided + [as_it_is(s, a, targets(s, a), numbers_of(s, a)) for a in held]
        compute(s, decided)
        late = [a for a in late if a not in held]  # by what came of those


def compute(s: State, decided: list[Active]) -> list[Active]:
    """Apply every layer. Gives back the effects on abilities and words that ask about numbers which
    are not finished then: those of them that hold are `decided`, and all is computed once more."""
    rules = s.pool.rules
    s.needs = NEEDS_NOTHING
    s.altered = NO_NUMBERS
    base = rules.base_faces(s)
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
    if s.original_cards:
        s.original_cards = NO_NUMBERS
        s.original_faces = NO_FACES
    if layers >> ORIGINAL:
        apply_original(s, active, layers, changed)
        active = gather(s, changed)
        layers = layers_of(active)
    links = NO_NUMBERS
    late = NO_EFFECTS
    if rules.linked:
        rules.alter(s, changed)
        links = rules.links(s)
        if links:
            s.needs |= rules.link_needs
        if layers & (1 << ABILITIES | 1 << WORDS):
            late = too_early(s, active, rules.link_reads if links else 0)
    s.rule_changes = of_layer(active, RULE, layers)
    if layers >> ABILITIES & 1:
        first = settled(of_layer(active, ABILITIES, layers), late, decided, ABILITIES)
        apply_layer(s, first, changed)
        if changed:
            s.altered = changed[:]
            if not s.frozen:
                active = gather(s, changed)
                if s.pool.granted >> CONTINUOUS & 1:
                    active = apply_granted(s, [*first, *late], active, changed)
                    s.altered = changed[:]
                layers = layers_of(active)
                s.rule_changes = of_layer(active, RULE, layers)
    if layers >> WORDS & 1:
        apply_layer(s, settled(of_layer(active, WORDS, layers), late, decided, WORDS), changed)
    if links:
        apply_linked(s, active, links, changed)
    else:
        if layers >> NUMBERS & 1:
            apply_layer(s, of_layer(active, NUMBERS, layers), changed)
        if layers >> AFTER & 1:
            apply_layer(s, of_layer(active, AFTER, layers), changed)
    s.changed = changed
    return late


def settled(
    active: list[Active], late: list[Active], decided: list[Active], layer: int
) -> list[Active]:
    """The effects of a layer, those that were decided about in the place of those that wait."""
    if not late:
        return active
    out = [a for a in active if not among(late, a)]
    for a in decided:
        if a.modifier.layer == layer:
            out.append(a)
    return out


def among(found: list[Active], a: Active) -> bool:
    """Whether an effect is one of these, be it gathered anew since."""
    for b in found:
        if b.modifier is a.modifier and b.scope.source == a.scope.source:
            if b.scope.ability == a.scope.ability:
                return True
    return False


def apply_original(s: State, active: list[Active], layers: int, changed: list[int]) -> None:
    """Apply effects on what counts as printed, and keep what that is."""
    for layer in (ORIGINAL, ORIGINAL_LOST):
        if layers >> layer & 1:
            apply_layer(s, of_layer(active, layer, layers), changed)
    s.original_cards = changed[:]
    s.original_faces = [s.faces[card].copy() for card in changed]
    s.altered = changed[:]


def too_early(s: State, active: list[Active], moved: i64) -> list[Active]:
    """The effects on abilities and words that ask about numbers which others change after them.

    `moved`: those that cards add to. What abilities that are given will change is not known yet.
    """
    out = NO_EFFECTS
    for a in active:
        if ABILITIES <= a.modifier.layer <= WORDS:
            if reads(s, a) & READS_NUMBERS:
                out = [*out, a]
        elif NUMBERS <= a.modifier.layer <= AFTER:
            moved |= a.modifier.writes
    if not out:
        return out
    if s.pool.granted >> CONTINUOUS & 1:
        moved = READS_NUMBERS
    return [a for a in out if reads(s, a) & moved]


def waits(s: State, a: Active) -> bool:
    """Whether an effect asks about numbers that cards add to each other."""
    return reads(s, a) & s.pool.rules.link_reads != 0


def apply_linked(s: State, active: list[Active], links: list[int], changed: list[int]) -> None:
    """Apply the effects on numbers where cards add to the numbers of others (`Rules.links`)."""
    first: list[Active] = []
    then: list[Active] = []
    after: list[Active] = []
    for a in active:
        if a.modifier.layer == AFTER:
            after.append(a)
        elif a.modifier.layer == NUMBERS:
            (then if waits(s, a) else first).append(a)
    # what asks about something that such an effect changes waits as well
    i = 0
    while i < len(then):
        wrote = then[i].modifier.writes
        more = [a for a in first if reads(s, a) & wrote]
        if more:
            then = then + more
            first = [a for a in first if a not in more]
        i += 1
    apply_layer(s, first, changed)
    added = [0] * (len(links) // 4)
    link(s, links, added, after, changed)
    in_time(then)
    while then:
        chosen = next_of(s, then)
        _apply(s, then[chosen], changed)
        then = then[:chosen] + then[chosen + 1 :]
        link(s, links, added, after, changed)
    apply_layer(s, after, changed)


def link(
    s: State, links: list[int], added: list[int], after: list[Active], changed: list[int]
) -> None:
    """Let cards add their finished numbers to those of others; `added`: what each has added."""
    trial = s.faces
    if after:
        s.faces = s.faces[:]
        for a in after:
            for card in targets(s, a):
                s.faces[card] = s.faces[card].copy()
                a.modifier.apply(s, a.scope, numbers_of(s, a), s.faces[card])
    amounts = [s.faces[links[i + 2]].nums[links[i + 3]] for i in range(0, len(links), 4)]
    s.faces = trial
    for i in range(len(added)):
        by = amounts[i] - added[i]
        if by:
            add_number(s, links[4 * i], links[4 * i + 1], by, changed)
            added[i] = amounts[i]


def add_number(s: State, card: int, attribute: int, by: int, changed: list[int]) -> None:
    """Change a number of a card while values are computed."""
    face = own_face(s, card, changed)
    face.nums[attribute] = bounded(face.nums[attribute] + by)


def own_face(s: State, card: i64, changed: list[int]) -> Face:
    """A card's face while values are computed, to be changed."""
    face = s.faces[card]
    if face is s.base_faces[card]:
        s.own()
        changed.append(card)
        face = face.copy()
        s.faces[card] = face
    return face


def original(s: State, card: int) -> Face:
    """What counts as printed on a card."""
    if s.pool.originals:
        if s.stale:
            s.pool.rules.project(s)
        for i in range(len(s.original_cards)):
            if s.original_cards[i] == card:
                return s.original_faces[i]
    return s.base_faces[card] if s.alike else s.pool.faces[card]


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


def rules_now(s: State, rule: i64 = 0) -> list[Active]:
    """The effects that change what is allowed, without computing values if that can be left out.

    Those on one rule are among them if only they are asked for.
    """
    if not s.stale:
        return s.rule_changes
    pool = s.pool
    if not pool.rules_changed:
        return NO_EFFECTS
    if pool.rules.chained or (not pool.steady and s.shifts()):
        pool.rules.project(s)
        return s.rule_changes
    out = NO_EFFECTS
    for effect in s.lasting:
        if effect.first <= s.turn:
            a = made(s, effect)
            if a.modifier.layer == RULE:
                out = [*out, a]
    card: i64
    for card in pool.rulers[rule] if rule else s.alert:
        kind: i64 = s.zone[card]
        if not kind or not pool.ruling[pool.definition[card]] >> kind & 1:
            continue
        if not s.gone[s.seat[card]]:
            if s.down[card] or s.abilities_of(card) is not pool.faces[card].abilities:
                # what it has now, values tell
                pool.rules.project(s)
                return s.rule_changes
            for a in as_printed(s, card):
                if a.modifier.layer == RULE:
                    out = [*out, a]
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
    written: i64 = 0
    for a in active:
        written |= a.modifier.writes
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
    card: i64
    if len(refs) == 1 and not rules.chained:
        card = refs[0] & CARD_MASK
        if s.refs[card] == refs[0] and (not shielded or rules.reaches(s, a.scope, card)):
            a.modifier.apply(s, a.scope, numbers_of(s, a), own_face(s, card, changed))
        return
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
        a.modifier.apply(s, a.scope, numbers, own_face(s, card, changed))


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
        chosen = next_of(s, left)
        _apply(s, left[chosen], changed)
        left = left[:chosen] + left[chosen + 1 :]


def next_of(s: State, left: list[Active]) -> int:
    """The first of effects that waits for no other one, nor looks at one that still waits."""
    free = -1
    for i in range(len(left)):
        if _waits_for(s, left, i, i):
            continue
        if not reads(s, left[i]) or not _looks_at_waiting(s, left, i, [i]):
            return i
        if free < 0:
            free = i
    return max(free, 0)


def _waits_for(s: State, left: list[Active], i: int, but: int) -> bool:
    """Whether an effect depends on one of the others (`but`: not counting that one)."""
    if not reads(s, left[i]):
        return False
    for j in range(len(left)):
        if j in (i, but) or not _depends(s, left[i], left[j]):
            continue
        if not _depends(s, left[j], left[i]):
            return True
    return False


def _looks_at_waiting(s: State, left: list[Active], i: int, seen: list[int]) -> bool:
    """Whether what an effect looks at may yet be changed by one that waits for a third: then that
    comes before it, though it would change nothing now."""
    for j in range(len(left)):
        if j in seen or not reads(s, left[i]) & left[j].modifier.writes:
            continue
        if left[i].modifier.rivals(left[j].modifier):
            continue
        seen.append(j)
        if _waits_for(s, left, j, seen[0]) or _looks_at_waiting(s, left, j, seen):
            return True
    return False


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
