"""When: the moments that trigger, phases and times."""

from __future__ import annotations

from kirifuda.games.drafts import NOTHING, together
from kirifuda.games.vanguard.describing import InStep, IsAttacked
from kirifuda.games.vanguard.events import (
    ATTACK_STEP,
    BATTLE_ENDING,
    BATTLE_PHASE,
    CHECKED,
    CLOSE_STEP,
    COUNTER_BLASTED,
    DAMAGE_CHECK,
    DAMAGE_STEP,
    DRAW_PHASE,
    DRIVE_CHECK,
    DRIVE_STEP,
    END_PHASE,
    ENERGY_BLASTED,
    G_ASSIST_STEP,
    GUARD_STEP,
    HIT,
    MAIN_PHASE,
    NOT_HIT,
    PHASE_STARTED,
    RIDE_PHASE,
    SHIFTED,
    SOUL_BLASTED,
    STAND_PHASE,
    START_STEP,
    TURN_ENDING,
    TURN_STARTED,
)
from kirifuda.games.vanguard.happening import (
    ATTACKING,
    BOOSTING,
    DEFENDING,
    ForRide,
    Happens,
    InBattle,
)
from kirifuda.games.vanguard.meaning.context import (
    Context,
    NoMeaning,
    child,
    means,
    number,
    part,
)
from kirifuda.games.vanguard.meaning.deeds import (
    ANYWHERE,
    concern,
    feat,
    happens,
    moves,
    triggers_of,
)
from kirifuda.games.vanguard.meaning.groups import FIELD_ZONES, Subject, group, joined, ref, subject
from kirifuda.games.vanguard.meaning.nouns import state
from kirifuda.games.vanguard.meaning.places import place, player
from kirifuda.games.vanguard.zones import (
    CIRCLES,
)
from kirifuda.kernel.effects.conditions import Condition, InPhase, Or, TurnOf, Unless
from kirifuda.kernel.effects.past import HasDone
from kirifuda.kernel.effects.terms import (
    Anything,
    Cards,
    EventCard,
    EventOther,
    Filter,
    In,
    Is,
    This,
)
from kirifuda.kernel.effects.who import EachPlayer
from kirifuda.text import Node

# -- moments -----------------------------------------------------------------------------------


def event(cx: Context, node: Node) -> list[Happens]:
    """What an ability waits for; what "it" is then."""
    found = cx.apply(node)
    assert isinstance(found, list)
    return found


def tell_of(cx: Context, about: Subject) -> None:
    """What an ability speaks of that waits for something."""
    cx.event_other = EventOther()
    if about.own:
        cx.it = This()
        cx.event_card = This()
    else:
        waits_for(cx, EventCard())


def waits_for(cx: Context, found: Cards) -> None:
    """Who is spoken of by what an ability waits for."""
    cx.event_card = EventCard()
    cx.tell(found)
    cx.waited = found


@means("event2.did")
def did(cx: Context, node: Node) -> list[Happens]:
    about = subject(cx, child(node, 0))
    found = triggers_of(cx, about, child(node, 1))
    tell_of(cx, about)
    return found


@means("event2.by")
def did_by(cx: Context, node: Node) -> list[Happens]:
    about = subject(cx, child(node, 1))
    found = triggers_of(cx, about, child(node, 2))
    for one in found:
        cx.apply(child(node, 0), one)
    tell_of(cx, about)
    return found


def placed(cx: Context, where: Node, such: Node) -> list[Happens]:
    """Such cards come to a place."""
    at = place(cx, where)
    if at.seen or any(not one.plain for one in at.spots):
        raise NoMeaning("which place that is, is not told")
    one = moves(ANYWHERE, at.bits)
    found = group(cx, such)
    if found.zones or found.distinct or (found.whose is not None and at.who is not None):
        raise NoMeaning("whose cards these are is told twice")
    one.whose = at.who or found.whose
    parts = [*found.parts, *found.located]
    if parts:
        one.filter = joined(parts)
    return [one]


@means("event2.placed")
def was_placed(cx: Context, node: Node) -> list[Happens]:
    found = placed(cx, child(node, 0), child(node, 1))
    waits_for(cx, EventCard())
    return found


@means("event2.appears_there")
def appears_there(cx: Context, node: Node) -> list[Happens]:
    about = Subject(group=group(cx, child(node, 1)))
    found = triggers_of(cx, about, Node("deed1.appear_at", (node.args[0],), 0))
    tell_of(cx, about)
    return found


@means("event1.each_turn_end")
def each_turn_ends(cx: Context, node: Node) -> list[Happens]:
    return happens(TURN_ENDING)


@means("deed.in")
def deed_within(cx: Context, node: Node) -> list[Happens]:
    limit = cx.read(child(node, 0), Condition)
    found = cx.apply(child(node, 1))
    assert isinstance(found, list)
    for one in found:
        one.condition = limit if one.condition is None else together([limit, one.condition])
    return found


@means("deed1.leave")
def leaves(cx: Context, node: Node) -> list[Happens]:
    at = place(cx, child(node, 0))
    if any(not one.plain for one in at.spots):
        raise NoMeaning("from which circle it went is not kept")
    out = [moves(at.bits, ~at.bits)]
    if at.bits & CIRCLES:
        shift = Happens(SHIFTED, False)
        shift.zoned = True
        shift.frm = at.bits
        shift.to = ~at.bits
        out.append(shift)
    return out


@means("event1.or")
def one_of_two(cx: Context, node: Node) -> list[Happens]:
    first = event(cx, child(node, 0))
    card, told = cx.event_card, cx.told
    second = event(cx, child(node, 1))
    if type(card) is not type(cx.event_card):
        cx.event_card = None
    if cx.told is told or type(told.last) is not type(cx.told.last):
        # which of the two happened is not known, so nobody is meant of whom only one of them tells
        others = [one.last for one in (told, cx.told) if one.last is not None]
        cx.told, cx.waited = NOTHING, None
        cx.unsure = any(not isinstance(one, This) for one in others)
    return [*first, *second]


@means("event2.feat")
def feat_done(cx: Context, node: Node) -> list[Happens]:
    found = feat(cx, player(cx, child(node, 0)), child(node, 1))
    cx.event_card = EventCard()
    return found


@means("event.in")
def within(cx: Context, node: Node) -> list[Happens]:
    limit = cx.read(child(node, 0), Condition)
    found = event(cx, child(node, 1))
    for one in found:
        one.condition = limit if one.condition is None else together([limit, one.condition])
    return found


@means("time.turn")
def in_turn(cx: Context, node: Node) -> Condition:
    return TurnOf(player(cx, child(node, 0)))


PHASES = {
    "phase.stand": STAND_PHASE,
    "phase.draw": DRAW_PHASE,
    "phase.ride": RIDE_PHASE,
    "phase.main": MAIN_PHASE,
    "phase.battle": BATTLE_PHASE,
    "phase.end": END_PHASE,
    "phase.guard": GUARD_STEP,
    "phase.attack": ATTACK_STEP,
    "phase.start": START_STEP,
    "phase.drive": DRIVE_STEP,
    "phase.damage": DAMAGE_STEP,
    "phase.close": CLOSE_STEP,
    "phase.assist": G_ASSIST_STEP,
}
part(*PHASES)
STEPS = (
    *("phase.guard", "phase.attack", "phase.start", "phase.drive", "phase.damage"),
    *("phase.close", "phase.assist"),
)


def in_phase(node: Node) -> Condition:
    number_ = PHASES[node.phrase]
    return InStep(number_) if node.phrase in STEPS else InPhase(number_)


@means("time.phase")
def in_phase_of(cx: Context, node: Node) -> Condition:
    return together([TurnOf(player(cx, child(node, 0))), in_phase(child(node, 1))])


@means("time.any_phase")
def in_any_phase(cx: Context, node: Node) -> Condition:
    return in_phase(child(node, 0))


@means("time.phases")
def in_phases_of(cx: Context, node: Node) -> Condition:
    either = Or([in_phase(child(node, 1)), in_phase(child(node, 2))])
    return together([TurnOf(player(cx, child(node, 0))), either])


@means("time.riding")
def for_ride(cx: Context, node: Node) -> Condition:
    return ForRide()


@means("time.not_phase")
def in_other_phase(cx: Context, node: Node) -> Condition:
    return Unless(in_phase(child(node, 0)))


@means("event1.hit", "event1.hit_such", "event1.missed")
def hits(cx: Context, node: Node) -> list[Happens]:
    about = subject(cx, child(node, 0))
    found = happens(NOT_HIT if node.phrase == "event1.missed" else HIT)
    if node.phrase == "event1.hit_such":
        found[0].other = group(cx, child(node, 1)).whole()
    concern(cx, found[0], about)
    tell_of(cx, about)
    return found


@means("event1.boosted_hit", "event1.boosted_hit_such")
def boosted_hits(cx: Context, node: Node) -> list[Happens]:
    about = subject(cx, child(node, 0))
    found = happens(HIT)
    if node.phrase == "event1.boosted_hit_such":
        found[0].other = group(cx, child(node, 1)).whole()
    found[0].condition = InBattle(BOOSTING, whom(cx, about))
    if about.own:
        cx.it = This()
    return found


def whom(cx: Context, about: Subject) -> Filter:
    """Being the one that a sentence is about."""
    if about.cards is not None and about.state is not None:
        return joined([Is(about.cards), about.state])
    if about.cards is not None:
        return Is(about.cards)
    assert about.group is not None
    return about.group.whole()


ROLES = {
    "deed1.attack": ATTACKING,
    "deed1.attack_such": ATTACKING,
    "deed1.boost": BOOSTING,
    "deed1.boost_such": BOOSTING,
    "deed1.attacked": DEFENDING,
}


def in_battle(cx: Context, about: Subject, node: Node) -> Condition:
    """A battle in which somebody has a part."""
    if node.phrase == "deed1.attack_boost":
        me = whom(cx, about)
        return Or([InBattle(ATTACKING, me), InBattle(BOOSTING, me)])
    if node.phrase in ("deed1.attack_boosted", "deed1.attack_boosted_by"):
        such = group(cx, child(node, 0)).whole() if node.args else Anything()
        return together([InBattle(ATTACKING, whom(cx, about)), InBattle(BOOSTING, such)])
    if node.phrase not in ROLES:
        raise NoMeaning("what part that is in a battle is not told")
    found: list[Condition] = [InBattle(ROLES[node.phrase], whom(cx, about))]
    if node.phrase == "deed1.attack_such":
        found.append(InBattle(DEFENDING, group(cx, child(node, 0)).whole()))
    elif node.phrase == "deed1.boost_such":
        found.append(InBattle(ATTACKING, group(cx, child(node, 0)).whole()))
    return together(found)


@means("event1.battle_end", "event1.battle_guard")
def battle_ends(cx: Context, node: Node) -> list[Happens]:
    about = subject(cx, child(node, 0))
    if node.phrase == "event1.battle_end":
        found = happens(BATTLE_ENDING)
    else:
        found = happens(PHASE_STARTED)
        found[0].number = GUARD_STEP
    found[0].condition = in_battle(cx, about, child(node, 1))
    if about.own:
        cx.it = This()
        cx.event_card = This()
    elif node.phrase == "event1.battle_end" and ROLES.get(child(node, 1).phrase) == ATTACKING:
        tell_of(cx, about)
    elif child(node, 1).phrase == "deed1.attacked" and about.group is not None:
        attacked = In(EachPlayer(), FIELD_ZONES, joined([about.group.whole(), IsAttacked()]))
        cx.tell(attacked)
        cx.waited = attacked
    return found


@means("event2.check", "event2.check_of")
def checked(cx: Context, node: Node) -> list[Happens]:
    found = happens(CHECKED)
    one = found[0]
    if node.phrase == "event2.check":
        one.whose = player(cx, child(node, 0))
    else:
        one.other = whom(cx, subject(cx, child(node, 0)))
    kind = child(node, 1).phrase
    if kind != "check.either":
        one.number = DRIVE_CHECK if kind == "check.drive" else DAMAGE_CHECK
    such = group(cx, child(node, 2))
    parts = [*such.parts, *such.located]
    if parts:
        one.filter = joined(parts)
    waits_for(cx, EventCard())
    return found


@means("event2.this_check")
def this_checked(cx: Context, node: Node) -> list[Happens]:
    if not isinstance(ref(cx, child(node, 0)), This):
        raise NoMeaning("which card that is, is not kept")
    found = happens(CHECKED)
    found[0].own = True
    found[0].whose = player(cx, child(node, 1))
    kind = child(node, 2).phrase
    if kind != "check.either":
        found[0].number = DRIVE_CHECK if kind == "check.drive" else DAMAGE_CHECK
    cx.it = This()
    cx.event_card = This()
    return found


part("check.drive", "check.damage", "check.either")


@means("event1.phase_start")
def phase_starts(cx: Context, node: Node) -> list[Happens]:
    found = happens(PHASE_STARTED)
    found[0].number = PHASES[child(node, 1).phrase]
    found[0].condition = TurnOf(player(cx, child(node, 0)))
    return found


@means("event1.turn_end", "event1.turn_start")
def turn_ends(cx: Context, node: Node) -> list[Happens]:
    found = happens(TURN_ENDING if node.phrase == "event1.turn_end" else TURN_STARTED)
    found[0].condition = TurnOf(player(cx, child(node, 0)))
    return found


@means("event1.paid")
def paid_at_once(cx: Context, node: Node) -> list[Happens]:
    found = happens(blast_event(child(node, 1)))
    found[0].least = number(child(node, 1), 0)
    cx.apply(child(node, 0), found[0])
    return found


BLASTS = {
    "blast.counter": COUNTER_BLASTED,
    "blast.soul": SOUL_BLASTED,
    "blast.energy": ENERGY_BLASTED,
}


def blast_event(node: Node) -> int:
    if node.phrase not in BLASTS:
        raise NoMeaning("what was paid with is not kept")
    return BLASTS[node.phrase]


@means("subject.state")
def subject_state(cx: Context, node: Node) -> Subject:
    return Subject(cards=This(), state=state(child(node, 0)))


@means("subject.befell")
def subject_befell(cx: Context, node: Node) -> Subject:
    if child(node, 0).phrase != "era.turn":
        raise NoMeaning("only what happened in this turn is asked of a card")
    told = cx.apply(child(node, 1))
    assert isinstance(told, list)
    cx.ability.looks_back.extend(told)
    return Subject(cards=This(), state=HasDone(told))
