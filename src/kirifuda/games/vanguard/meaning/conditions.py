"""If: what cards are, how many there are, what has happened, what this effect has done."""

from __future__ import annotations

from kirifuda.games.phrases import COMMON
from kirifuda.games.vanguard.describing import (
    AtSpots,
    BattleNumber,
    Circle,
    GoesSecond,
    Grades,
    Icons,
    InMood,
    InRow,
    Names,
    OnlyClan,
    OpenCircles,
    Originally,
    PrintedName,
    Seldom,
    SharesName,
)
from kirifuda.games.vanguard.events import BATTLED
from kirifuda.games.vanguard.happening import (
    ATTACKING,
    BOOSTING,
    Happens,
    HitNow,
    InBattle,
)
from kirifuda.games.vanguard.meaning.context import (
    MEANINGS,
    Context,
    Done,
    NoMeaning,
    child,
    children,
    means,
    number,
    part,
    words,
)
from kirifuda.games.vanguard.meaning.events import in_phase
from kirifuda.games.vanguard.meaning.groups import (
    STATS,
    Group,
    Subject,
    any_of,
    done_cards,
    group,
    joined,
    of_kind,
    ref,
    scope,
    subject,
)
from kirifuda.games.vanguard.meaning.keywords import keywords
from kirifuda.games.vanguard.meaning.nouns import named_parts, state
from kirifuda.games.vanguard.meaning.places import ALL_SPOTS, ROWS, Place, goal, place, player, spot
from kirifuda.games.vanguard.zones import BACK, CRESTS, FRONT, GRADE, POWER
from kirifuda.kernel.effects.conditions import (
    And,
    Between,
    Condition,
    Every,
    Exists,
    Or,
    TurnOf,
    Unless,
)
from kirifuda.kernel.effects.relations import Called, Less, ValueOf
from kirifuda.kernel.effects.terms import (
    Amount,
    Both,
    Cards,
    CountOf,
    FaceDown,
    Filter,
    Fixed,
    In,
    Is,
    Named,
    Not,
    Resting,
    SumOf,
    Where,
)
from kirifuda.kernel.position.cards import folded
from kirifuda.text import Node

MEANINGS.take(COMMON, "cond.or", "cond.and", "cond1.else")

# -- what a card is ----------------------------------------------------------------------------


def predicate(cx: Context, node: Node) -> Filter:
    """What is said of a card."""
    return cx.read(node, Filter)


@means("anypred.such", "orpred.such")
def is_such(cx: Context, node: Node) -> Filter:
    return all_of(group(cx, child(node, 0)))


def all_of(found: Group) -> Filter:
    if found.distinct or found.token or found.whose is not None:
        raise NoMeaning("this is not said of one card")
    return joined([*found.parts, *found.located]) if not found.zones else found.whole()


@means("pred.not_such")
def is_not_such(cx: Context, node: Node) -> Filter:
    return Not(all_of(group(cx, child(node, 0))))


@means("anypred.named")
def is_named(cx: Context, node: Node) -> Filter:
    return any_of([Called(folded(words(one, 0))) for one in children(node, 0)])


@means("pred.part")
def has_part(cx: Context, node: Node) -> Filter:
    return named_parts(children(node, 0))


@means("pred.not_part")
def has_not_part(cx: Context, node: Node) -> Filter:
    return Not(named_parts(children(node, 0)))


@means("pred.has")
def has_keyword(cx: Context, node: Node) -> Filter:
    return keywords(cx, children(node, 0))


@means("pred.part_has")
def has_part_and_keyword(cx: Context, node: Node) -> Filter:
    return joined([named_parts(children(node, 0)), keywords(cx, children(node, 1))])


@means("pred.lacks")
def lacks_keyword(cx: Context, node: Node) -> Filter:
    return Not(keywords(cx, children(node, 0)))


@means("pred.stands", "pred.rests")
def lies(cx: Context, node: Node) -> Filter:
    return Resting(1 if node.phrase == "pred.rests" else 0)


@means("pred.other_name")
def name_shared(cx: Context, node: Node) -> Filter:
    return Not(SharesName(ref(cx, child(node, 0))))


@means("pred.state")
def in_state(cx: Context, node: Node) -> Filter:
    return state(child(node, 0))


@means("pred.figure")
def number_of(cx: Context, node: Node) -> Filter:
    return scope(cx, child(node, 1), STATS[child(node, 0).phrase])


@means("pred.face_up")
def is_face_up(cx: Context, node: Node) -> Filter:
    return FaceDown(0)


@means("anypred.or")
def one_or_other(cx: Context, node: Node) -> Filter:
    return any_of([predicate(cx, child(node, 0)), predicate(cx, child(node, 1))])


@means("anypred.key_or")
def keyword_or_other(cx: Context, node: Node) -> Filter:
    return any_of([all_of(group(cx, child(node, 0))), predicate(cx, child(node, 1))])


@means("cond1.is")
def is_(cx: Context, node: Node) -> Condition:
    about = subject(cx, child(node, 0))
    told = child(node, 1)
    found = told_cards(cx, about)
    if told.phrase == "pred.all_names":
        return Seldom(found)
    return Every(found, predicate(cx, told))


def told_cards(cx: Context, about: Subject) -> Cards:
    """One card of which something is said."""
    if about.cards is not None:
        return about.cards
    assert about.group is not None
    if not about.group.single:
        raise NoMeaning("of which of these that is said is not told")
    return about.group.cards(cx)


@means("cond1.all_are")
def all_are(cx: Context, node: Node) -> Condition:
    found = group(cx, child(node, 0)).cards(cx)
    if child(node, 1).phrase == "pred.all_names":
        return Seldom(found)
    # 11.8.6: of none at all, all are so
    return Unless(Exists(Where(found, Not(predicate(cx, child(node, 1))))))


@means("cond1.all_done")
def all_done(cx: Context, node: Node) -> Condition:
    found = done_cards(cx, child(node, 0))
    if child(node, 1).phrase == "pred.all_names":
        return Seldom(found)
    if all_grades(child(node, 1)):
        return And([Exists(found), Unless(Less(Grades(found), CountOf(found)))])
    return Every(found, predicate(cx, child(node, 1)))


def all_grades(node: Node) -> bool:
    """Whether it is said of several cards that no two are of one grade."""
    return any(one.phrase == "noun.grades" for one in node.walk())


part("pred.all_names")


def between(node: Node, amount: Amount) -> Condition:
    """A number that is so much, more or less."""
    n = Fixed(number(node, 0))
    if node.phrase == "scope.or":
        raise NoMeaning("one of two numbers")
    least = None if node.phrase == "scope.most" else n
    most = None if node.phrase == "scope.least" else n
    return Between(amount, least, most)


@means("cond1.number")
def number_is(cx: Context, node: Node) -> Condition:
    found = ref(cx, child(node, 0))
    amount = ValueOf(found, STATS[child(node, 1).phrase], False)
    return And([Exists(found), between(child(node, 2), amount)])


@means("cond1.base_number")
def base_number_is(cx: Context, node: Node) -> Condition:
    found = ref(cx, child(node, 0))
    amount = Originally(found, STATS[child(node, 1).phrase])
    return And([Exists(found), between(child(node, 2), amount)])


@means("cond1.base_name")
def base_name_is(cx: Context, node: Node) -> Condition:
    return Every(ref(cx, child(node, 0)), PrintedName(folded(words(node, 1))))


@means("cond1.open")
def open_circles(cx: Context, node: Node) -> Condition:
    return amounts(child(node, 1), OpenCircles(player(cx, child(node, 0))))


@means("cond1.lower")
def lower(cx: Context, node: Node) -> Condition:
    stat = STATS[child(node, 1).phrase]
    if node.form // 2 % 3 and stat != (GRADE, POWER)[node.form // 2 % 3 - 1]:
        raise NoMeaning("two different numbers are compared")
    mine, other = ref(cx, child(node, 0)), ref(cx, child(node, 2))
    less = Less(ValueOf(mine, stat, False), ValueOf(other, stat, False))
    return And([Exists(mine), Exists(other), less])


@means("cond1.no_higher", "cond1.not_lower")
def no_higher(cx: Context, node: Node) -> Condition:
    mine, other = ref(cx, child(node, 0)), ref(cx, child(node, 1))
    one, two = ValueOf(mine, GRADE, False), ValueOf(other, GRADE, False)
    less = Less(two, one) if node.phrase == "cond1.no_higher" else Less(one, two)
    return And([Exists(mine), Exists(other), Unless(less)])


@means("cond1.more_than")
def more_than(cx: Context, node: Node) -> Condition:
    mine, other = plain(group(cx, child(node, 0))), plain(group(cx, child(node, 1)))
    return Less(CountOf(other.cards(cx)), CountOf(mine.cards(cx)))


@means("pred.clan_only")
def is_clan_only(cx: Context, node: Node) -> Filter:
    return OnlyClan(folded(words(node, 0)))


@means("pred.one_clan")
def is_one_clan(cx: Context, node: Node) -> Filter:
    return OnlyClan("")


@means("cond1.clan_only")
def clan_only(cx: Context, node: Node) -> Condition:
    return Every(ref(cx, child(node, 0)), OnlyClan(folded(words(node, 1))))


@means("cond1.one_clan")
def one_clan(cx: Context, node: Node) -> Condition:
    return Every(ref(cx, child(node, 0)), OnlyClan(""))


@means("cond1.total")
def total(cx: Context, node: Node) -> Condition:
    found = group(cx, child(node, 0)).cards(cx)
    return between(child(node, 2), SumOf(found, STATS[child(node, 1).phrase]))


# -- how many ----------------------------------------------------------------------------------

KINDS = ("amount.kinds", "amount.kinds_least", "amount.kinds_most")
MOST = ("amount.most", "amount.total_most", "amount.kinds_most")
EXACTLY = ("amount.n", "amount.kinds")


def so_many(cx: Context, node: Node, cards: Cards, told: str = "") -> Condition:
    """So many cards, or so many kinds of names or icons."""
    kinds = node.phrase in KINDS
    amount: Amount = CountOf(cards)
    if kinds:
        amount = Icons(cards) if told == "icons" else Names(cards)
    if told == "grades":
        amount = Grades(cards)
    cx.counted = amount
    return amounts(node, amount, kinds)


def so_many_of(node: Node, cards: Cards) -> Condition:
    """So many of these cards, or so many kinds of names among them."""
    kinds = node.phrase in KINDS
    return amounts(node, Names(cards) if kinds else CountOf(cards), kinds)


def amounts(node: Node, amount: Amount, kinds: bool = False) -> Condition:
    """So many: of cards, unless it was kinds that were counted."""
    if (node.phrase in KINDS) != kinds:
        raise NoMeaning("cards and kinds of cards are not counted alike")
    n = Fixed(number(node, 0))
    least = None if node.phrase in MOST else n
    most = n if node.phrase in (*EXACTLY, *MOST) else None
    if isinstance(amount, CountOf) and most is None:
        return Exists(amount.cards, number(node, 0))
    return Between(amount, least, most)


part("amount.least", "amount.total_least", *KINDS, *EXACTLY[:1], *MOST[:2])


def plain(found: Group) -> Group:
    if found.distinct:
        raise NoMeaning("how many different ones there are is asked otherwise")
    return found


def located(cx: Context, where: Node, such: Node) -> Cards:
    """Such cards in a place."""
    at = place(cx, where)
    cx.asked_at = where
    found = plain(group(cx, such))
    if found.whose is not None and at.who is not None:
        raise NoMeaning("whose these are is told twice")
    if found.zones and at.column is None and not set(found.zones) & set(at.zones):
        raise NoMeaning("no such card is there")
    if at.who is None and found.whose is None and at.column is None:
        at = Place(cx.actor, at.spots, at.seen)
    if found.zones and at.column is not None:
        at = Place(at.who, [one for one in at.spots if one.zone in found.zones], column=at.column)
    return found.cards(cx, at)


def icons(node: Node) -> str:
    """Whether trigger icons are counted, not cards that have them."""
    named = (child(one, 0).phrase for one in node.walk() if one.phrase == "keynoun.keyword")
    return "icons" if "keyword.trigger" in named else ""


def asked_for(cx: Context, node: Node) -> Cards:
    """Such cards where they are; where nothing tells that, in the place that was asked before."""
    found = plain(group(cx, node))
    if found.whose is None and not found.zones and cx.asked_at is not None:
        return located(cx, cx.asked_at, node)
    return found.cards(cx)


@means("cond1.count")
def count(cx: Context, node: Node) -> Condition:
    such = child(node, 0)
    return so_many(cx, child(node, 1), asked_for(cx, such), icons(such))


@means("cond1.at_count")
def at_count(cx: Context, node: Node) -> Condition:
    told = child(node, 1)
    such = group(cx, told)
    if such.distinct == "grades":
        cards = Group(such.whose, such.zones, such.parts).cards(cx, place(cx, child(node, 0)))
        return so_many(cx, child(node, 2), cards, "grades")
    return so_many(cx, child(node, 2), located(cx, child(node, 0), told), icons(told))


@means("cond1.any", "cond1.none")
def there(cx: Context, node: Node) -> Condition:
    found = asked_for(cx, child(node, 0))
    cx.counted = CountOf(found)
    return Exists(found) if node.phrase == "cond1.any" else Unless(Exists(found))


@means("cond1.at_any", "cond1.at_none")
def there_at(cx: Context, node: Node) -> Condition:
    found = located(cx, child(node, 0), child(node, 1))
    cx.counted = CountOf(found)
    return Exists(found) if node.phrase == "cond1.at_any" else Unless(Exists(found))


@means("cond1.at_both")
def there_both(cx: Context, node: Node) -> Condition:
    told = child(node, 1)
    items = children(told, 0) if told.phrase == "kinds.and" else (child(told, 0), child(told, 1))
    return And([Exists(located(cx, child(node, 0), one)) for one in items])


@means("cond1.at_total")
def there_together(cx: Context, node: Node) -> Condition:
    told = child(node, 1)
    items = children(told, 0) if told.phrase == "kinds.and" else (child(told, 0), child(told, 1))
    found = Both([located(cx, child(node, 0), one) for one in items])
    cx.counted = CountOf(found)
    return Between(cx.counted, Fixed(number(node, 2)), None)


@means("cond1.each_part")
def each_part(cx: Context, node: Node) -> Condition:
    at = place(cx, child(node, 0))
    told: list[Condition] = []
    for name in children(node, 1):
        found = group(cx, child(node, 2))
        found.parts.append(named_parts((name,)))
        told.append(amounts(child(node, 3), CountOf(found.cards(cx, at))))
    return And(told)


@means("cond1.boosted_by")
def boosted_by(cx: Context, node: Node) -> Condition:
    me, such = Is(ref(cx, child(node, 0))), group(cx, child(node, 1)).whole()
    return And([InBattle(ATTACKING, me, now=True), InBattle(BOOSTING, such, now=True)])


@means("cond1.at_row", "cond1.at_circle")
def at_circle(cx: Context, node: Node) -> Condition:
    found, told = ref(cx, child(node, 0)), child(node, 1)
    if told.phrase in ("row.front", "row.back"):
        return Every(found, InRow(FRONT if told.phrase == "row.front" else BACK))
    if node.phrase == "cond1.at_row":
        return Every(found, AtSpots(ROWS[told.phrase]))
    one = spot(cx, told)
    if one.spots != ALL_SPOTS:
        return Every(found, AtSpots(one.spots))
    if not one.plain:
        raise NoMeaning("which circle that is, is not told")
    return Circle(found, one.zone)


@means("cond1.each_any")
def each_any(cx: Context, node: Node) -> Condition:
    at = place(cx, child(node, 0))
    told: list[Condition] = []
    for name in children(node, 1):
        found = group(cx, child(node, 2))
        found.parts.append(named_parts((name,)))
        told.append(Exists(found.cards(cx, at)))
    return And(told)


@means("cond1.this_hit", "cond1.this_missed")
def this_hit(cx: Context, node: Node) -> Condition:
    return HitNow(1 if node.phrase == "cond1.this_hit" else 2)


@means("cond1.so_many")
def counted_before(cx: Context, node: Node) -> Condition:
    if cx.counted is None:
        raise NoMeaning("nothing was told of before that was counted")
    return amounts(child(node, 0), cx.counted, isinstance(cx.counted, Names | Icons))


@means("cond1.more", "cond1.no_fewer")
def more(cx: Context, node: Node) -> Condition:
    """More than another fighter has of the same."""
    found = plain(group(cx, child(node, 0)))
    mine = found.cards(cx)
    other = player(cx, child(node, 1))
    if found.whose is None or type(found.whose) is type(other):
        raise NoMeaning("whose these are is not told")
    found.whose = other
    theirs = CountOf(found.cards(cx))
    if node.phrase == "cond1.more":
        return Less(theirs, CountOf(mine))
    return Unless(Less(CountOf(mine), theirs))


@means("cond1.crest", "cond1.crest_part")
def has_crest(cx: Context, node: Node) -> Condition:
    name = folded(words(node, 1))
    such: Filter = Called(name) if node.phrase == "cond1.crest" else Named(name)
    return Exists(In(player(cx, child(node, 0)), [CRESTS], such))


#: 7.42: what a fighter can be, the more spirited after the less.
MOODS = ("", "一気呵勢", "一気爆勢")


def mood(name: str) -> int:
    if name not in MOODS[1:]:
        raise NoMeaning("fighters are not told to be so")
    return MOODS.index(name)


@means("cond1.mood")
def in_mood(cx: Context, node: Node) -> Condition:
    return InMood(player(cx, child(node, 0)), mood(words(node, 1)))


@means("cond1.second", "cond1.first")
def went(cx: Context, node: Node) -> Condition:
    return GoesSecond(player(cx, child(node, 0)), node.phrase == "cond1.second")


@means("cond1.turn_of")
def turn_of(cx: Context, node: Node) -> Condition:
    return TurnOf(player(cx, child(node, 0)))


@means("cond1.phase_of")
def phase_of(cx: Context, node: Node) -> Condition:
    return And([TurnOf(player(cx, child(node, 0))), in_phase(child(node, 1))])


@means("cond1.nth_battle", "cond1.from_nth_battle")
def nth_battle(cx: Context, node: Node) -> Condition:
    n = Fixed(number(node, 0))
    cx.ability.looks_back.append(Happens(BATTLED, False))  # 18.1.1.2: so that positions differ
    return Between(BattleNumber(), n, n if node.phrase == "cond1.nth_battle" else None)


@means("cond1.either_battle")
def one_of_two_battles(cx: Context, node: Node) -> Condition:
    cx.ability.looks_back.append(Happens(BATTLED, False))
    told = [Fixed(number(node, 0)), Fixed(number(node, 1))]
    return Or([Between(BattleNumber(), n, n) for n in told])


# -- what this effect has done -----------------------------------------------------------------


@means("cond1.so")
def so(cx: Context, node: Node) -> Condition:
    if cx.done is None:
        raise NoMeaning("nothing was told before that could have been done")
    return cx.done


@means("cond1.not_so")
def not_so(cx: Context, node: Node) -> Condition:
    return undone(cx.prior_asked if cx.fresh else [], so(cx, node))


def undone(asked: list[Condition], found: Condition) -> Condition:
    """Something was not done that was told: 11.2.4, only if what that asked for held."""
    before = [one for one in asked if one is not found]
    return And([*before, Unless(found)]) if before else Unless(found)


BASES = {
    "base.reveal": "reveal",
    "base.choose": "choose",
    "base.call": "call",
    "base.put": "put",
    "base.put_at": "put",
    "base.add": "add",
    "base.ride": "ride",
    "base.discard": "discard",
    "base.retire": "retire",
    "base.bind": "bind",
    "base.stand": "stand",
    "base.return": "add",
    "base.heal": "heal",
    "base.soul_blast": "soul blast",
    "base.soul_charge": "soul charge",
    "base.look": "look",
}
part(*BASES, "base.draw")


def done(cx: Context, node: Node, paid: bool) -> Cards:
    """The cards to which something was done last."""
    return deed(cx, node, paid).cards


def deed(cx: Context, node: Node, paid: bool) -> Done:
    if node.phrase not in BASES:
        raise NoMeaning(f"whether {node.phrase} was done is not kept")
    zone = goal(cx, child(node, 0)).zone if node.phrase == "base.put_at" else -1
    found = of_kind(cx, BASES[node.phrase], zone, paid)
    if len(found) > 1:
        raise NoMeaning("two things of that kind were told of before")
    if not found:
        raise NoMeaning("nothing of that kind was told to be done before")
    return found[0]


@means("cond1.done", "cond1.not_done", "cond1.by_cost")
def was_done(cx: Context, node: Node) -> Condition:
    paid = node.phrase == "cond1.by_cost"
    told = child(node, 0)
    if told.phrase == "did.charge" or (
        told.phrase == "did.it" and child(told, 0).phrase == "base.draw"
    ):
        found = so(cx, node)
        asked = cx.prior_asked if cx.fresh else []
    else:
        found = did_so(cx, told, paid)
        asked = []
    if node.phrase != "cond1.not_done":
        return found
    if told.phrase == "did.it" and child(told, 0).phrase in BASES:
        asked = deed(cx, child(told, 0), paid).asked
    return undone(asked, found)


def did_so(cx: Context, node: Node, paid: bool) -> Condition:
    if node.phrase == "did.it":
        return Exists(done(cx, child(node, 0), paid))
    if node.phrase == "did.such":
        such = plain(group(cx, child(node, 0)))
        return Exists(Where(done(cx, child(node, 1), paid), such.like()))
    if node.phrase == "did.so_many":
        found = done(cx, child(node, 1), paid)
        return so_many_of(child(node, 0), found)
    if node.phrase == "did.such_many":
        such = plain(group(cx, child(node, 0)))
        found = Where(done(cx, child(node, 2), paid), such.like())
        return so_many_of(child(node, 1), found)
    if node.phrase == "did.from":
        return Exists(from_there(cx, child(node, 0), child(node, 1)))
    if node.phrase == "did.from_many":
        return so_many_of(child(node, 1), from_there(cx, child(node, 0), child(node, 2)))
    raise NoMeaning(f"no meaning is attached to {node.phrase}")


def from_there(cx: Context, where: Node, act: Node) -> Cards:
    """The cards to which something was done and that came from a zone."""
    at = place(cx, where)
    base = act.phrase
    if len(at.zones) != 1 or base not in BASES:
        raise NoMeaning("from where that was done is not kept")
    for one in reversed(cx.deeds):
        if one.deed == BASES[base] and at.zones[0] in one.origins:
            return one.origins[at.zones[0]]
    raise NoMeaning("from where that was done is not kept")


part(
    "did.charge", "did.from", "did.from_many", "did.it", "did.such", "did.so_many", "did.such_many"
)


@means("cond1.searched")
def searched(cx: Context, node: Node) -> Condition:
    """7.11.4: who searches the deck with another place has searched it."""
    if not cx.searched:
        raise NoMeaning("no deck was searched before")
    return And([])
