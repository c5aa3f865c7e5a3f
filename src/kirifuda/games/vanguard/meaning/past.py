"""What has happened in a turn, a phase or a battle; and how often something is done for it."""

from __future__ import annotations

from kirifuda.games.vanguard.describing import (
    Names,
    OpenCircles,
    Persona,
)
from kirifuda.games.vanguard.events import (
    BATTLE_PHASE,
    BATTLED,
    CHECKED,
    COUNTER_CHARGED,
    DAMAGE_CHECK,
    DRIVE_CHECK,
    ENERGY_CHARGED,
    HIT,
    PHASE_STARTED,
    PLAYED_ORDER,
    SOUL_CHARGED,
)
from kirifuda.games.vanguard.happening import (
    DIVINE,
    Happens,
    SumSo,
    Thus,
    TimesIn,
    TimesSince,
    UsedSkill,
)
from kirifuda.games.vanguard.meaning.conditions import (
    amounts,
    phase_of,
    plain,
    so_many_of,
    told_cards,
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
from kirifuda.games.vanguard.meaning.events import PHASES, blast_event, placed
from kirifuda.games.vanguard.meaning.groups import (
    Group,
    Subject,
    done_cards,
    for_cost,
    group,
    joined,
    ref,
    subject,
)
from kirifuda.games.vanguard.meaning.places import ROWS, Goal, player
from kirifuda.games.vanguard.zones import GRADE, REAR
from kirifuda.kernel.effects.conditions import (
    Between,
    Condition,
    Every,
    Exists,
    Trigger,
    Unless,
)
from kirifuda.kernel.effects.past import HasDone, TimesSo
from kirifuda.kernel.effects.relations import InZones, ValueOf
from kirifuda.kernel.effects.terms import Amount, CountOf, Fixed, Per, Where
from kirifuda.kernel.effects.who import Who
from kirifuda.text import Node

# -- what has happened -------------------------------------------------------------------------


def often(cx: Context, era: Node, triggers: list[Happens]) -> Amount:
    """How often something has happened in a time."""
    found: list[Trigger] = [*triggers]
    cx.ability.looks_back.extend(found)
    if era.phrase == "era.turn":
        return TimesSo(found)
    if era.phrase == "era.battle_phase":
        begun = Happens(PHASE_STARTED, False)
        begun.number = BATTLE_PHASE
        cx.ability.looks_back.append(begun)
        return TimesSince(found, PHASE_STARTED, BATTLE_PHASE)
    if era.phrase == "era.phase":
        begun = Happens(PHASE_STARTED, False)
        cx.ability.looks_back.append(begun)
        return TimesIn(found, PHASES[child(era, 0).phrase])
    if era.phrase == "era.battle":
        cx.ability.looks_back.append(Happens(BATTLED, False))
        return TimesSince(found, BATTLED, -1)
    raise NoMeaning("what happened in earlier turns is not kept")


part("era.phase", "era.turn", "era.battle_phase", "era.battle", "era.fight")


@means("cond1.did", "cond1.did_not")
def did(cx: Context, node: Node) -> Condition:
    found = has_done(cx, child(node, 0), player(cx, child(node, 1)), child(node, 2))
    return found if node.phrase == "cond1.did" else Unless(found)


def has_done(cx: Context, era: Node, who: Who, node: Node) -> Condition:
    if node.phrase == "feat.divine":
        if era.phrase != "era.fight":
            raise NoMeaning("divine skills are counted for the fight")
        return UsedSkill(who, DIVINE)
    if node.phrase == "feat.persona" and era.phrase == "era.turn":
        return Persona(who)
    least = 1
    if node.phrase == "feat.play_times":
        least = number(node, 1)
        such = group(cx, child(node, 0))
        one = happens_play(such)
        one.whose = who
        return Between(often(cx, era, [one]), Fixed(least), None)
    return Between(often(cx, era, feat(cx, who, node)), Fixed(least), None)


def happens_play(such: Group) -> Happens:
    one = happens(PLAYED_ORDER)[0]
    parts = [*such.parts, *such.located]
    if parts:
        one.filter = joined(parts)
    return one


@means("cond1.befell", "cond1.befell_not", "cond1.befell_by", "cond1.befell_by_not")
def befell(cx: Context, node: Node) -> Condition:
    by = node.phrase.startswith("cond1.befell_by")
    about = subject(cx, child(node, 2 if by else 1))
    if about.cards is not None and not about.own:
        raise NoMeaning("what befell that card is not kept")
    triggers = triggers_of(cx, about, child(node, 3 if by else 2))
    if by:
        for one in triggers:
            cx.apply(child(node, 1), one)
    found = Between(often(cx, child(node, 0), triggers), Fixed(1), None)
    return Unless(found) if node.phrase.endswith("_not") else found


@means("cond1.placed", "cond1.not_placed")
def was_placed(cx: Context, node: Node) -> Condition:
    one = placed(cx, child(node, 1), child(node, 2))
    found = Between(often(cx, child(node, 0), one), Fixed(1), None)
    return found if node.phrase == "cond1.placed" else Unless(found)


@means("cond1.befell_many")
def befell_many(cx: Context, node: Node) -> Condition:
    about = subject(cx, child(node, 1))
    if about.group is None:
        raise NoMeaning("one card is not so many")
    triggers = triggers_of(cx, about, child(node, 3))
    return amounts(child(node, 2), often(cx, child(node, 0), triggers))


@means("cond1.put_many")
def put_many(cx: Context, node: Node) -> Condition:
    """So many such cards were put somewhere by such abilities, in this time."""
    about = subject(cx, child(node, 1))
    where = cx.read(child(node, 3), Goal)  # where in a deck they were put, is not asked
    if about.group is None or where.or_zone >= 0:
        raise NoMeaning("so many cards, and one place")
    one = moves(ANYWHERE, 1 << where.zone)
    concern(cx, one, about)
    cx.apply(child(node, 2), one)
    return amounts(child(node, 4), often(cx, child(node, 0), [one]))


@means("cond1.befell_by_many")
def befell_by_many(cx: Context, node: Node) -> Condition:
    about = subject(cx, child(node, 1))
    if about.group is None:
        raise NoMeaning("one card is not so many")
    triggers = triggers_of(cx, about, child(node, 4))
    for one in triggers:
        cx.apply(child(node, 2), one)
    return amounts(child(node, 3), often(cx, child(node, 0), triggers))


@means("cond1.befell_times")
def befell_times(cx: Context, node: Node) -> Condition:
    about = subject(cx, child(node, 1))
    if about.cards is not None and not about.own:
        raise NoMeaning("what befell that card is not kept")
    triggers = triggers_of(cx, about, child(node, 3))
    return Between(often(cx, child(node, 0), triggers), Fixed(number(node, 2)), None)


@means("cond1.hit_by")
def hit_by(cx: Context, node: Node) -> Condition:
    one = happens(HIT)[0]
    about = subject(cx, child(node, 1))
    if about.cards is not None and not about.own:
        raise NoMeaning("what befell that card is not kept")
    concern(cx, one, about)
    return Between(often(cx, child(node, 0), [one]), Fixed(1), None)


@means("cond1.not_phase")
def not_phase(cx: Context, node: Node) -> Condition:
    return Unless(phase_of(cx, node))


@means("cond1.checked")
def was_checked(cx: Context, node: Node) -> Condition:
    one = happens(CHECKED)
    one[0].whose = player(cx, child(node, 1))
    kind = child(node, 2).phrase
    if kind != "check.either":
        one[0].number = DRIVE_CHECK if kind == "check.drive" else DAMAGE_CHECK
    such = group(cx, child(node, 3))
    one[0].filter = joined([*such.parts, *such.located])
    return Between(often(cx, child(node, 0), one), Fixed(1), None)


@means("cond1.rear_drove", "cond1.rear_not_drove")
def rear_drove(cx: Context, node: Node) -> Condition:
    one = happens(CHECKED, InZones(1 << REAR))
    one[0].whose = player(cx, child(node, 1))
    one[0].number = DRIVE_CHECK
    found = Between(often(cx, child(node, 0), one), Fixed(1), None)
    return found if node.phrase == "cond1.rear_drove" else Unless(found)


@means("cond1.it_befell", "cond1.it_befell_not")
def it_befell(cx: Context, node: Node) -> Condition:
    """What one card has done or suffered in this turn."""
    if child(node, 1).phrase != "era.turn":
        raise NoMeaning("only what happened in this turn is asked of a card")
    about = subject(cx, child(node, 0))
    if about.own:
        triggers = triggers_of(cx, about, child(node, 2))
        found: Condition = Between(often(cx, child(node, 1), triggers), Fixed(1), None)
    else:
        told = cx.apply(child(node, 2))
        assert isinstance(told, list)
        cx.ability.looks_back.extend(told)
        found = Every(told_cards(cx, about), HasDone(told))
    return Unless(found) if node.phrase.endswith("_not") else found


@means("cond1.thus")
def such_thus(cx: Context, node: Node) -> Condition:
    such = plain(group(cx, child(node, 0)))
    return Exists(Where(done_cards(cx, child(node, 1)), such.like()))


@means("cond1.thus_count")
def thus_count(cx: Context, node: Node) -> Condition:
    return so_many_of(child(node, 1), done_cards(cx, child(node, 0), for_cost(node)))


@means("cond1.was_hit", "cond1.was_not_hit")
def was_hit(cx: Context, node: Node) -> Condition:
    one = happens(HIT, group(cx, child(node, 1)).whole())
    found = Between(often(cx, child(node, 0), one), Fixed(1), None)
    return found if node.phrase == "cond1.was_hit" else Unless(found)


@means("cond1.paid")
def was_paid(cx: Context, node: Node) -> Condition:
    one = happens(blast_event(child(node, 2)))
    one[0].least = number(child(node, 2), 0)
    cx.apply(child(node, 1), one[0])
    return Between(often(cx, child(node, 0), one), Fixed(1), None)


@means("cond1.paid_total", "cond1.charged_total")
def so_much(cx: Context, node: Node) -> Condition:
    """How much was paid by something, or charged by someone, in this turn, all taken together."""
    if child(node, 0).phrase != "era.turn":
        raise NoMeaning("only of this turn it is known how much that was")
    if node.phrase == "cond1.paid_total":
        found = happens(blast_event(child(node, 2)))
        cx.apply(child(node, 1), found[0])
    else:
        found = happens(CHARGED[child(node, 2).phrase])
        found[0].whose = player(cx, child(node, 1))
    triggers: list[Trigger] = [*found]
    cx.ability.looks_back.extend(triggers)
    return Between(SumSo(triggers), Fixed(number(child(node, 2), 0)), None)


CHARGED = {
    "charge.counter": COUNTER_CHARGED,
    "charge.soul": SOUL_CHARGED,
    "charge.energy": ENERGY_CHARGED,
}


@means("cond1.deed", "cond1.it_deed")
def so_happened(cx: Context, node: Node) -> Condition:
    """What the ability waited for happened in that way."""
    told = child(node, len(node.args) - 1)
    if node.phrase == "cond1.it_deed":
        about = Subject(cards=ref(cx, child(node, 0)))
        if not about.own:
            raise NoMeaning("only of this card it is known how that came about")
    if not cx.ability.triggers or cx.ability.delayed:
        raise NoMeaning("nothing was waited for that could have happened so")
    found = cx.apply(told)
    assert isinstance(found, list)
    kinds = {trigger.event for trigger in cx.ability.triggers}
    if not {one.event for one in found} & kinds:
        raise NoMeaning("that is not what was waited for")
    return Thus(found)


# -- how often ---------------------------------------------------------------------------------


def per(cx: Context, node: Node) -> Amount:
    """How often what follows is done."""
    return cx.read(node, Amount)


@means("per.group")
def per_group(cx: Context, node: Node) -> Amount:
    found = plain(group(cx, child(node, 0)))
    if found.left:
        # who has left the field is counted by its leaving
        who = Subject(group=Group(found.whose, found.zones, found.parts, found.located))
        for one in found.left:
            concern(cx, one, who)
        return Per(TimesSo([*found.left]), number(node, 1), 1)
    return Per(CountOf(found.cards(cx)), number(node, 1), 1)


@means("per.kinds")
def per_kinds(cx: Context, node: Node) -> Amount:
    return Per(Names(plain(group(cx, child(node, 0))).cards(cx)), number(node, 1), 1)


@means("per.grade")
def per_grade(cx: Context, node: Node) -> Amount:
    return Per(ValueOf(ref(cx, child(node, 0)), GRADE, False), number(node, 1), 1)


@means("per.grade_of")
def per_grade_of(cx: Context, node: Node) -> Amount:
    found = group(cx, child(node, 0))
    if not found.single:
        raise NoMeaning("of which of these the grade is meant is not told")
    return Per(ValueOf(found.cards(cx), GRADE, False), number(node, 1), 1)


@means("per.thus", "per.thus_many")
def per_thus(cx: Context, node: Node) -> Amount:
    return Per(CountOf(done_cards(cx, child(node, 0), for_cost(node))), number(node, 1), 1)


@means("per.total")
def per_total(cx: Context, node: Node) -> Amount:
    return per_group(cx, node)


@means("per.times")
def per_times(cx: Context, node: Node) -> Amount:
    about = subject(cx, child(node, 1))
    if about.cards is not None and not about.own:
        raise NoMeaning("what befell that card is not kept")
    triggers = triggers_of(cx, about, child(node, 2))
    return Per(often(cx, child(node, 0), triggers), number(node, 3), 1)


@means("per.feats")
def per_feats(cx: Context, node: Node) -> Amount:
    triggers = feat(cx, player(cx, child(node, 1)), child(node, 2))
    return Per(often(cx, child(node, 0), triggers), number(node, 3), 1)


@means("per.open")
def per_open(cx: Context, node: Node) -> Amount:
    return Per(OpenCircles(player(cx, child(node, 0))), number(node, 1), 1)


@means("per.open_column")
def per_open_column(cx: Context, node: Node) -> Amount:
    found = OpenCircles(player(cx, child(node, 1)), column=ref(cx, child(node, 0)))
    return Per(found, number(node, 2), 1)


@means("per.open_row")
def per_open_row(cx: Context, node: Node) -> Amount:
    spots = ROWS[child(node, 1).phrase]
    return Per(OpenCircles(player(cx, child(node, 0)), spots), number(node, 2), 1)
