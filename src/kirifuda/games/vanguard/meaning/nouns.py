"""Nouns for cards, and the words that stand before nouns."""

from __future__ import annotations

from kirifuda.games.vanguard.describing import (
    AtSpots,
    Attacks,
    Belongs,
    InCenter,
    InColumn,
    IsAttacked,
    OfRideDeck,
    OnlyClan,
    PrintedName,
    RacePart,
    SameColumn,
    SharesGrade,
    SharesName,
)
from kirifuda.games.vanguard.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    means,
    number,
    part,
    words,
)
from kirifuda.games.vanguard.meaning.groups import (
    FIELD_ZONES,
    STATS,
    Group,
    any_of,
    group,
    ref,
    scope,
)
from kirifuda.games.vanguard.meaning.keywords import keyword, keywords
from kirifuda.games.vanguard.meaning.places import (
    ALL_SPOTS,
    ZONES,
    Spot,
    player,
    row_filter,
    spot,
)
from kirifuda.games.vanguard.words import grammar
from kirifuda.games.vanguard.zones import (
    BLITZ,
    CIRCLES,
    CRITICAL_TRIGGER,
    DRAW_TRIGGER,
    FRONT_TRIGGER,
    G_UNIT,
    GRADE,
    GUARDIAN,
    HEAL_TRIGGER,
    NORMAL_ORDER,
    NORMAL_UNIT,
    ORDER,
    OVER_TRIGGER,
    REAR,
    SET,
    STAND_TRIGGER,
    TICKET,
    TOKEN,
    TRIGGER_UNIT,
    UNIT,
    VANGUARD,
)
from kirifuda.kernel.effects.past import HasDone
from kirifuda.kernel.effects.relations import Called, InZones, Other, ValueOf
from kirifuda.kernel.effects.terms import (
    Amount,
    Any,
    FaceDown,
    Filter,
    Fixed,
    In,
    Is,
    Kind,
    Marked,
    Named,
    Not,
    Resting,
    Sum,
    Trait,
    Value,
)
from kirifuda.kernel.effects.who import EachPlayer, Who
from kirifuda.kernel.events.moving import MOVED
from kirifuda.kernel.position.cards import folded
from kirifuda.text import Node

# -- nouns -------------------------------------------------------------------------------------

KINDS = {
    "noun.unit_card": UNIT,
    "noun.order_card": ORDER,
    "noun.normal_unit": NORMAL_UNIT,
    "noun.trigger_unit": TRIGGER_UNIT,
    "noun.g_unit": G_UNIT,
    "noun.normal_order": NORMAL_ORDER,
    "noun.blitz": BLITZ,
    "noun.set": SET,
    "type.normal_unit": NORMAL_UNIT,
    "type.trigger_unit": TRIGGER_UNIT,
}
part("type.normal_unit", "type.trigger_unit")
FIELD = {
    "noun.unit": FIELD_ZONES,
    "noun.rear": [REAR],
    "noun.vanguard": [VANGUARD],
    "noun.guardian": [GUARDIAN],
}
ICONS = {
    "trigger.critical": CRITICAL_TRIGGER,
    "trigger.draw": DRAW_TRIGGER,
    "trigger.heal": HEAL_TRIGGER,
    "trigger.front": FRONT_TRIGGER,
    "trigger.stand": STAND_TRIGGER,
    "trigger.over": OVER_TRIGGER,
}
part(*ICONS)


@means(*FIELD)
def unit_noun(cx: Context, node: Node) -> Group:
    return Group(zones=FIELD[node.phrase], vanguard=node.phrase == "noun.vanguard")


@means("cardnoun.card")
def card_noun(cx: Context, node: Node) -> Group:
    return Group(loose=True)


@means(*[name for name in KINDS if name.startswith("noun.")])
def kind_noun(cx: Context, node: Node) -> Group:
    return Group(parts=[Kind(KINDS[node.phrase])])


@means("donegroup.kind")
def kind_done(cx: Context, node: Node) -> Group:
    return Group(parts=[Kind(KINDS[child(node, 0).phrase])])


@means("donegroup.part")
def part_done(cx: Context, node: Node) -> Group:
    return Group(parts=[named_parts(children(node, 0))])


@means("noun.token")
def token_noun(cx: Context, node: Node) -> Group:
    return Group(zones=FIELD_ZONES, parts=[Kind(TOKEN), Kind(UNIT)])


@means("noun.token_named", "noun.ticket_named")
def named_token(cx: Context, node: Node) -> Group:
    name = words(node, 0)
    ticket = node.phrase == "noun.ticket_named"
    parts: list[Filter] = [Kind(TICKET if ticket else TOKEN), Called(folded(name))]
    return Group(parts=parts, token=name, ticket=ticket)


@means("noun.grade", "donegroup.grade")
def grade_noun(cx: Context, node: Node) -> Group:
    return Group(parts=[scope(cx, child(node, 0), GRADE)])


def at_most_grade(cx: Context, node: Node) -> Filter:
    """Of no higher grade than a card."""
    return Value(GRADE, None, ValueOf(ref(cx, node), GRADE, False))


@means("noun.grade_of")
def grade_of_noun(cx: Context, node: Node) -> Group:
    return Group(parts=[at_most_grade(cx, child(node, 0))])


@means("noun.grades")
def grades_noun(cx: Context, node: Node) -> Group:
    return Group(distinct="grades")


@means("noun.same_name")
def same_name_noun(cx: Context, node: Node) -> Group:
    return Group(parts=[SharesName(ref(cx, child(node, 0)))])


@means("noun.other_grade")
def other_grade_noun(cx: Context, node: Node) -> Group:
    return Group(parts=[Not(like_grade(cx, child(node, 0)))])


@means("noun.same_grade")
def same_grade_noun(cx: Context, node: Node) -> Group:
    return Group(parts=[like_grade(cx, child(node, 0))])


def like_grade(cx: Context, node: Node, more: int = 0) -> Filter:
    """Of the grade of a card, or of so much more or less."""
    grade: Amount = ValueOf(ref(cx, node), GRADE, False)
    if more:
        grade = Sum([grade, Fixed(more)])
    return Value(GRADE, grade, grade)


@means("byname.named")
def named_noun(cx: Context, node: Node) -> Group:
    return Group(parts=[Called(folded(words(node, 0)))])


@means("byname.state")
def state_noun(cx: Context, node: Node) -> Group:
    return Group(parts=[state(node)])


def kin(node: Node) -> Filter:
    """Of a race, nation or clan."""
    if node.phrase in ("kin.race", "noun.race"):
        return Trait(folded(f"〈{words(node, 0)}〉"))
    return Belongs(folded(f"《{words(node, 0)}》"))


part("kin.race", "kin.nation", "namepart.of")


@means("noun.race", "noun.nation")
def race_noun(cx: Context, node: Node) -> Group:
    return Group(parts=[kin(node)])


@means("noun.trigger", "donegroup.trigger")
def trigger_noun(cx: Context, node: Node) -> Group:
    return Group(parts=[Marked(ICONS[child(node, 0).phrase])])


@means("keynoun.keyword")
def keyword_noun(cx: Context, node: Node) -> Group:
    return Group(parts=[keyword(cx, child(node, 0))])


@means("noun.subtype", "noun.subtype_order")
def subtype_noun(cx: Context, node: Node) -> Group:
    found: list[Filter] = [Trait(folded(words(node, 0)))]
    if node.phrase == "noun.subtype_order":
        found.append(Kind(ORDER))
    return Group(parts=found)


SORTS = {
    "sort.base": "基地",
    "sort.research": "研究",
    "sort.music": "楽曲",
    "sort.song": "曲",
    "sort.voice": "奏声",
    "sort.product": "プロダクト",
    "sort.magic": "魔法",
    "sort.event": "催物",
    "sort.arena": "アリーナ",
    "sort.garden": "庭園",
    "sort.score": "楽装",
    "sort.fleet": "蒼嵐艦隊",
}
part(*SORTS)


@means("noun.sort")
def sort_noun(cx: Context, node: Node) -> Group:
    return Group(parts=[Trait(SORTS[child(node, 0).phrase])])


@means("noun.zone")
def zone_noun(cx: Context, node: Node) -> Group:
    return Group(zones=[ZONES[child(node, 0).phrase]])


# -- what stands before a noun -----------------------------------------------------------------


@means("such.with", "alt.with", "alt.of_kin", "lead.with", "predsuch.with", "orsuch.with")
def such(cx: Context, node: Node) -> Group:
    found = group(cx, child(node, len(node.args) - 1))
    for mod in children(node, 0):
        cx.apply(mod, found)
    if node.phrase == "alt.of_kin":
        cx.apply(child(node, 1), found)
    return found


def spread(node: Node) -> list[Node]:
    """What stands before the first of several kinds, with a comma, and tells of all of them."""
    if node.phrase not in ("alt.with", "alt.of_kin"):
        return []
    mods = children(node, 0)
    phrases = grammar().phrases
    ends = [phrases[mod.phrase].wordings[mod.form][-1].text.endswith("、") for mod in mods]
    told = mods[: len(ends) - ends[::-1].index(True)] if True in ends else []
    return [mod for mod in told if mod.phrase != "altown.of"]  # whose they are holds for all anyway


@means("bare.noun")
def bare(cx: Context, node: Node) -> Group:
    return group(cx, child(node, 0))


@means("bare.part")
def bare_part(cx: Context, node: Node) -> Group:
    return Group(parts=[Named(folded(words(node, 0)))])


@means("group.one")
def one_group(cx: Context, node: Node) -> Group:
    return group(cx, child(node, 0))


def owned(found: Group, who: Who) -> None:
    if found.whose is not None:
        raise NoMeaning("of two fighters at once")
    found.whose = who


@means("group.or", "group.of_or", "group.names", "group.of_names", "group.or_else")
def either_group(cx: Context, node: Node) -> Group:
    """Cards of one of several kinds; whose and where must be one thing."""
    if node.phrase == "group.or_else":
        found = [group(cx, child(node, 0)), group(cx, child(node, 1))]
    else:
        kinds = children(node, len(node.args) - 1)
        found = [group(cx, one) for one in kinds]
        for other in found[1:]:
            for mod in spread(kinds[0]):
                cx.apply(mod, other)
    whose = [one.whose for one in found if one.whose is not None]
    if len({type(one) for one in whose}) > 1:
        raise NoMeaning("whether these are one group is not told")
    out = Group(whose[0] if whose else None)
    if any(one.distinct or one.token for one in found):
        raise NoMeaning("of which of these that is told is not clear")
    zones = {tuple(one.zones) for one in found}
    if len(zones) > 1 and not all(zones):
        raise NoMeaning("where some of these are is not told")
    for one in found if len(zones) > 1 else found[:1]:
        out.zones = sorted({*out.zones, *one.zones})
    out.parts = [any_of([one.somewhere() if len(zones) > 1 else one.here() for one in found])]
    if node.phrase in ("group.of_or", "group.of_names"):
        owned(out, player(cx, child(node, 0)))
    return out


@means("group.but")
def group_but(cx: Context, node: Node) -> Group:
    return Group(parts=[Not(group(cx, one).like()) for one in children(node, 0)])


@means("own.of", "altown.of")
def of(cx: Context, node: Node, found: Group) -> None:
    owned(found, player(cx, child(node, 0)))


@means("mod.any")
def of_any(cx: Context, node: Node, found: Group) -> None:
    owned(found, EachPlayer())


@means("mod.grade")
def of_grade(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(scope(cx, child(node, 0), GRADE))


@means("mod.grade_of", "mod.grade_below")
def of_grade_of(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(at_most_grade(cx, child(node, 0)))


def named_parts(nodes: tuple[Node, ...]) -> Filter:
    return any_of([Named(folded(words(one, 0))) for one in nodes])


@means("mod.part")
def with_part(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(named_parts(children(node, 0)))


@means("mod.not_part")
def without_part(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(Not(named_parts(children(node, 0))))


@means("mod.base_name")
def base_name(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(PrintedName(folded(words(node, 0))))


@means("kinmod.races")
def of_kin(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(any_of([kin(one) for one in children(node, 0)]))


@means("mod.has")
def having(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(keywords(cx, children(node, 0)))


@means("mod.lacks")
def lacking(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(Not(keywords(cx, children(node, 0))))


@means("mod.other")
def other(cx: Context, node: Node, found: Group) -> None:
    found.located.append(Other())


@means("mod.column")
def in_column(cx: Context, node: Node, found: Group) -> None:
    found.located.append(SameColumn(ref(cx, child(node, 0))))


@means("mod.same_name")
def same_name(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(SharesName(ref(cx, child(node, 0))))


@means("mod.other_name")
def other_name(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(Not(SharesName(ref(cx, child(node, 0)))))


@means("mod.all_names", "mod.all_grades", "mod.one_name")
def all_different(cx: Context, node: Node, found: Group) -> None:
    if found.distinct:
        raise NoMeaning("two ways of being different")
    kinds = {"mod.all_names": "names", "mod.all_grades": "grades", "mod.one_name": "same"}
    found.distinct = kinds[node.phrase]


@means("mod.piles")
def in_piles(cx: Context, node: Node, found: Group) -> None:
    spots = [spot(cx, one) for one in children(node, 0)]
    some = [one for one in spots if one.spots != ALL_SPOTS]
    if found.zones == FIELD_ZONES and all(CIRCLES >> one.zone & 1 for one in spots):
        if some and all(one == Spot(REAR, one.spots) for one in some):
            rest = [1 << one.zone for one in spots if one not in some]
            there: list[Filter] = [AtSpots(one.spots) for one in some]
            found.located.append(Any([*there, *(InZones(bit) for bit in rest)]))
            spots = [Spot(one.zone) for one in spots]
        found.zones = []
    if found.zones:
        raise NoMeaning("in two places at once")
    if any(not one.plain for one in spots):
        raise NoMeaning("only whole places are taken together")
    found.zones = [one.zone for one in spots]
    found.loose = False


@means("mod.ride_deck")
def of_ride_deck(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(OfRideDeck())


@means("mod.icon_part")
def with_icon(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(Trait(folded(f"icon:{words(node, 0)}")))


@means("mod.befell", "mod.befell_not")
def has_befallen(cx: Context, node: Node, found: Group) -> None:
    """What has done or suffered something in this turn."""
    if child(node, 0).phrase != "era.turn":
        raise NoMeaning("only what happened in this turn is asked of a card")
    told = cx.apply(child(node, 1))
    assert isinstance(told, list)
    cx.ability.looks_back.extend(told)
    if found.zones and all(one.event == MOVED and not one.to & CIRCLES for one in told):
        if node.phrase == "mod.befell_not" or found.left:
            raise NoMeaning("who has left is there no more")
        found.left = told
        return
    done: Filter = HasDone(told)
    found.located.append(Not(done) if node.phrase == "mod.befell_not" else done)


@means("mod.row")
def in_row(cx: Context, node: Node, found: Group) -> None:
    found.located.append(row_filter(child(node, 0).phrase))


CIRCLE_OF = {"mod.on_vanguard": VANGUARD, "mod.on_rear": REAR, "mod.on_guardian": GUARDIAN}


@means(*CIRCLE_OF)
def on_circle(cx: Context, node: Node, found: Group) -> None:
    zone = CIRCLE_OF[node.phrase]
    if found.zones and found.zones != FIELD_ZONES:
        raise NoMeaning("in two places at once")
    found.zones = [zone]
    found.loose = False


@means("mod.but")
def but(cx: Context, node: Node, found: Group) -> None:
    found.parts.extend(Not(group(cx, one).like()) for one in children(node, 0))


@means("mod.but_this")
def but_this(cx: Context, node: Node, found: Group) -> None:
    found.located.append(Not(Is(ref(cx, child(node, 0)))))


@means("mod.resting", "mod.standing")
def lying(cx: Context, node: Node, found: Group) -> None:
    found.located.append(Resting(1 if node.phrase == "mod.resting" else 0))


@means("mod.attacked")
def is_attacked(cx: Context, node: Node, found: Group) -> None:
    found.located.append(IsAttacked())


@means("mod.not_attacked")
def is_not_attacked(cx: Context, node: Node, found: Group) -> None:
    found.located.append(Not(IsAttacked()))


@means("mod.attacking")
def is_attacking(cx: Context, node: Node, found: Group) -> None:
    found.located.append(Attacks())


@means("mod.face_up", "mod.face_down")
def facing(cx: Context, node: Node, found: Group) -> None:
    found.located.append(FaceDown(1 if node.phrase == "mod.face_down" else 0))


@means("mod.number")
def of_number(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(scope(cx, child(node, 1), STATS[child(node, 0).phrase]))


@means("mod.at")
def at_pile(cx: Context, node: Node, found: Group) -> None:
    if found.zones:
        raise NoMeaning("in two places at once")
    found.zones = [ZONES[child(node, 0).phrase]]
    found.loose = False


@means("mod.type")
def of_type(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(Kind(KINDS[child(node, 0).phrase]))


@means("mod.state")
def in_state(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(state(child(node, 0)))


def state(node: Node) -> Filter:
    """Being in a state that effects give (5.2.2)."""
    return Trait(state_name(node))


def state_name(node: Node) -> str:
    return folded(f"state:{words(node, 0)}")


part("statename.bracket", "statename.quoted", "statename.plain")


@means("mod.clan_only")
def of_clan_only(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(OnlyClan(folded(words(node, 0))))


@means("mod.one_clan")
def of_one_clan(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(OnlyClan(""))


@means("mod.center")
def in_center(cx: Context, node: Node, found: Group) -> None:
    found.located.append(InCenter())


@means("mod.grade_and")
def grade_and(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(scope(cx, child(node, 0), GRADE))


@means("mod.same_grade")
def of_same_grade(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(like_grade(cx, child(node, 0)))


@means("mod.grade_plus")
def of_grade_beside(cx: Context, node: Node, found: Group) -> None:
    found.parts.append(like_grade(cx, child(node, 0), number(node, 1)))


@means("noun.grade_plus")
def grade_beside(cx: Context, node: Node) -> Group:
    return Group(parts=[like_grade(cx, child(node, 0), number(node, 1))])


@means("mod.no_namesake")
def without_namesake(cx: Context, node: Node, found: Group) -> None:
    there = In(player(cx, child(node, 0)), [ZONES[child(node, 1).phrase]])
    found.parts.append(Not(SharesName(there)))


@means("mod.no_same_grade")
def of_no_such_grade(cx: Context, node: Node, found: Group) -> None:
    there = In(player(cx, child(node, 0)), [ZONES[child(node, 1).phrase]])
    found.parts.append(Not(SharesGrade(there)))


@means("mod.namesake_in")
def with_namesake(cx: Context, node: Node, found: Group) -> None:
    there = In(player(cx, child(node, 0)), [ZONES[child(node, 1).phrase]])
    found.parts.append(SharesName(there))


@means("mod.no_name_in")
def named_otherwise(cx: Context, node: Node, found: Group) -> None:
    zones = [ZONES[one.phrase] for one in children(node, 1)]
    found.parts.append(Not(SharesName(In(player(cx, child(node, 0)), zones))))


@means("mod.race_part")
def with_race_part(cx: Context, node: Node, found: Group) -> None:
    parts: list[Filter] = []
    for one in children(node, 0):
        if one.phrase != "kin.race":
            raise NoMeaning("this is no race")
        parts.append(RacePart(folded(words(one, 0))))
    found.parts.append(any_of(parts))


@means("mod.that_column")
def in_that_column(cx: Context, node: Node, found: Group) -> None:
    if cx.column is None:
        raise NoMeaning("no column was told of before")
    found.located.append(InColumn(*cx.column))


@means("mod.part_or_kin")
def part_or_kin(cx: Context, node: Node, found: Group) -> None:
    kins = any_of([kin(one) for one in children(node, 1)])
    found.parts.append(any_of([named_parts(children(node, 0)), kins]))
