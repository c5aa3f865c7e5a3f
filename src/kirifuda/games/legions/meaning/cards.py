"""Which cards: what they must be, groups of them, and the ones that words point to."""

from __future__ import annotations

from kirifuda.games.drafts import Draft
from kirifuda.games.legions.meaning.context import (
    MEANINGS,
    Context,
    NoMeaning,
    child,
    children,
    means,
    number,
    part,
    words,
)
from kirifuda.games.legions.meaning.places import Place, found_at, player
from kirifuda.games.legions.terms import (
    Battling,
    Beside,
    Damaged,
    HitPoints,
    InZones,
    Measured,
    OnField,
    Reversed,
    Symbols,
    Unable,
    Visible,
)
from kirifuda.games.legions.zones import (
    ARTS,
    ASSAULT,
    AT_CENTRE,
    AT_RIGHT,
    ATK,
    BARRIER,
    BLACK,
    CANNOT_BLOCK,
    COLOURS,
    COST,
    DECK,
    EXCLUDED,
    FIELD,
    FIRST_STRIKE,
    GREEN,
    HASTE,
    HP,
    LEAP,
    LORD_CARD,
    MASTER,
    MENACE,
    MINION,
    MOVE_ATTACK,
    NO_EFFECT_DAMAGE,
    PIERCE,
    RED,
    REGENERATION,
    SHOCK,
    SKILL,
    STRAIGHT,
    UNITS,
    VS_LORD,
    VS_MASTER,
    VS_MINION,
    WHITE,
    WT,
)
from kirifuda.games.phrases import COMMON, Described
from kirifuda.kernel.effects.instructions import Top
from kirifuda.kernel.effects.relations import Called, Other
from kirifuda.kernel.effects.terms import (
    All,
    Amount,
    Any,
    Anything,
    Cards,
    EachPlayer,
    Filter,
    Fixed,
    In,
    Is,
    Kind,
    Marked,
    Not,
    Resting,
    This,
    Trait,
    Value,
    Where,
    Who,
)
from kirifuda.text import Node

# -- numbers --------------------------------------------------------------------------------


def num(cx: Context, node: Node) -> Amount:
    """A number that is told, or X."""
    return cx.read(node, Amount)


@means("num.n")
def told(cx: Context, node: Node) -> Amount:
    return Fixed(number(node, 0))


@means("num.x")
def x(cx: Context, node: Node) -> Amount:
    """05-3: X as the text tells it."""
    return cx.x_now()


# -- keywords (chapter 39) --------------------------------------------------------------------

KEYS = {
    "key.haste": HASTE,
    "key.assault": ASSAULT,
    "key.first_strike": FIRST_STRIKE,
    "key.regeneration": REGENERATION,
    "key.immune": NO_EFFECT_DAMAGE,
    "key.moving_attack": MOVE_ATTACK,
    "key.no_block": CANNOT_BLOCK,
    "key.straight": STRAIGHT,
    "key.leap": LEAP,
    "key.barrier": BARRIER,
}
SIZED = {
    "sized.impact": SHOCK,
    "sized.menace": MENACE,
    "sized.pierce": PIERCE,
    "sized.right": AT_RIGHT,
    "sized.center": AT_CENTRE,
    "sized.master_bane": VS_MASTER,
    "sized.lord_bane": VS_LORD,
    "sized.minion_bane": VS_MINION,
}
part(*KEYS, *SIZED, "keyword.plain", "keyword.sized")


def has_key(node: Node) -> Filter:
    """Has a keyword, however strongly."""
    if node.phrase in KEYS:
        return Marked(KEYS[node.phrase])
    return Value(SIZED[node.phrase], Fixed(1), None)


# -- what a card must be ----------------------------------------------------------------------

NOUNS = {
    "noun.minion": MINION,
    "noun.lord": LORD_CARD,
    "noun.unit": UNITS,
    "noun.skill": SKILL,
    "noun.arts": ARTS,
}
STATS = {"stat.cost": COST, "stat.atk": ATK, "stat.hp": HP, "stat.wait": WT}
COLORS = {"color.black": BLACK, "color.red": RED, "color.white": WHITE, "color.green": GREEN}
part(*NOUNS, *STATS, *COLORS, "noun.card", "noun.named", "such1.with", "such.or")


def such(cx: Context, node: Node) -> Filter:
    """What a card must be."""
    if node.phrase == "such.or":
        return Any([such(cx, one) for one in children(node, 0)])
    if node.phrase == "such1.with":
        parts = [mod(cx, one) for one in children(node, 0)]
        noun = such(cx, child(node, 1))
        return All([*parts, noun] if not isinstance(noun, Anything) else parts)
    if node.phrase == "noun.card":
        return Anything()
    if node.phrase == "noun.named":
        return Called(words(node, 0))  # 14-2
    if node.phrase == "noun.unit":
        return All([Kind(UNITS), OnField()])  # 21-1
    return Kind(NOUNS[node.phrase])


def mod(cx: Context, node: Node) -> Filter:
    return cx.read(node, Filter)


@means("mod.color")
def color(cx: Context, node: Node) -> Filter:
    return Kind(COLORS[child(node, 0).phrase])


@means("mod.double")
def double(cx: Context, node: Node) -> Filter:
    return Symbols(COLOURS, 2)


@means("mod.type")
def of_type(cx: Context, node: Node) -> Filter:
    return Trait(words(node, 0))


@means("mod.key")
def with_key(cx: Context, node: Node) -> Filter:
    return has_key(child(node, 0))


def between(stat: Node, least: Amount | None, most: Amount | None) -> Filter:
    if stat.phrase == "stat.hp":
        return HitPoints(least, most)
    return Measured(STATS[stat.phrase], least, most)


@means("mod.at_most")
def at_most(cx: Context, node: Node) -> Filter:
    return between(child(node, 0), None, num(cx, child(node, 1)))


@means("mod.at_least")
def at_least(cx: Context, node: Node) -> Filter:
    return between(child(node, 0), num(cx, child(node, 1)), None)


@means("mod.exactly")
def exactly(cx: Context, node: Node) -> Filter:
    n = num(cx, child(node, 1))
    return between(child(node, 0), n, n)


@means("mod.exhausted")
def exhausted(cx: Context, node: Node) -> Filter:
    return All([Resting(1), OnField()])


@means("mod.ready")
def ready(cx: Context, node: Node) -> Filter:
    return All([Resting(0), OnField()])


@means("mod.reversed")
def reversed_(cx: Context, node: Node) -> Filter:
    return Reversed(1)


@means("mod.open")
def open_(cx: Context, node: Node) -> Filter:
    return Reversed(0)


@means("mod.unable")
def unable(cx: Context, node: Node) -> Filter:
    return Unable()


@means("mod.damaged")
def damaged(cx: Context, node: Node) -> Filter:
    return Damaged()


@means("mod.other")
def other(cx: Context, node: Node) -> Filter:
    return Other()


# -- groups -----------------------------------------------------------------------------------


class Group(Described):
    """Cards that are described: where they are, of whom, what they must be."""

    def __init__(self, where: Place | None, who: Who, filters: list[Filter]) -> None:
        self.where = where
        self.who = who
        self.filters = filters
        self.of: Cards | None = None  # they are among these, which were looked at

    def filter(self) -> Filter | None:
        """What they must meet, beside being there."""
        if not self.filters:
            return None
        return self.filters[0] if len(self.filters) == 1 else All(self.filters)

    def zones(self) -> list[int]:
        assert self.where is not None
        return self.where.kinds()

    def cards(self) -> Cards:
        """All of them, as they are when asked."""
        if self.of is not None:
            filter = self.filter()
            return Where(self.of, filter) if filter is not None else self.of
        return In(self.who, self.zones(), self.filter())

    def everything(self) -> Cards:
        """All cards of the places where they are."""
        return self.of if self.of is not None else In(self.who, self.zones())

    def test(self) -> Filter:
        """Whether a card is one of them, asked also of a card that has just left."""
        where = InZones(self.who, self.where.zones if self.where is not None else FIELD)
        return All([where, *self.filters])

    def hidden(self) -> bool:
        """Whether not everyone can check what they are."""
        return self.where.hidden() if self.where is not None else self.of is not None

    def counted(self, cx: Draft) -> Cards:
        """All of them, where everyone can check which they are."""
        if self.hidden() and self.filters:
            raise NoMeaning("nobody can check which cards of a hidden zone these are")
        return self.cards()


def group(cx: Context, node: Node) -> Group:
    return cx.read(node, Group)


def filters_of(cx: Context, node: Node) -> list[Filter]:
    found = such(cx, node)
    return [] if isinstance(found, Anything) else [found]


@means("group.at")
def at(cx: Context, node: Node) -> Group:
    where = found_at(cx, child(node, 0))
    filters = filters_of(cx, child(node, 1))
    lane = where.lane_filter()
    if lane is not None:
        filters = [lane, *filters]
    if filters and where.zones >> EXCLUDED & 1:
        filters = [Visible(), *filters]
    return Group(where, where.who if where.who is not None else EachPlayer(), filters)


@means("group.of")
def of(cx: Context, node: Node) -> Group:
    return Group(Place(FIELD), player(cx, child(node, 0)), filters_of(cx, child(node, 1)))


@means("group.same_lane")
def same_lane(cx: Context, node: Node) -> Group:
    found = group(cx, child(node, 1))
    found.filters = [*found.filters, Beside(card(cx, child(node, 0)), False)]
    return found


@means("group.next_lane")
def next_lane(cx: Context, node: Node) -> Group:
    found = group(cx, child(node, 1))
    found.filters = [*found.filters, Beside(card(cx, child(node, 0)), True)]
    return found


@means("group.those")
def those_such(cx: Context, node: Node) -> Group:
    if cx.seen is None:
        raise NoMeaning("nothing was looked at")
    found = Group(None, EachPlayer(), filters_of(cx, child(node, 0)))
    found.of = cx.seen
    return found


# -- the cards that words point to --------------------------------------------------------------


def cards(cx: Context, node: Node) -> Cards:
    """Exactly these cards."""
    if node.category == "group":
        return group(cx, node).cards()
    return cx.read(node, Cards)


def card(cx: Context, node: Node) -> Cards:
    return cards(cx, node)


MEANINGS.take(COMMON, "me.card")


@means("card.that")
def that(cx: Context, node: Node) -> Cards:
    """What was chosen or moved last; else the card that what happened is about."""
    if cx.event is not None and (isinstance(cx.told.last, This | None)):
        cx.ability.recalls = True
        return cx.event
    return cx.that()


@means("cards.those")
def those(cx: Context, node: Node) -> Cards:
    return cx.them() if cx.told.open else that(cx, node)


@means("card.master")
def master(cx: Context, node: Node) -> Cards:
    return In(player(cx, child(node, 0)), [MASTER])


@means("card.target")
def target(cx: Context, node: Node) -> Cards:
    return Battling(False)


@means("card.attacker")
def attacker(cx: Context, node: Node) -> Cards:
    return Battling(True)


@means("cards.rest")
def rest(cx: Context, node: Node) -> Cards:
    if cx.seen is None:
        raise NoMeaning("nothing was looked at")
    found = cx.seen
    for taken in cx.taken:
        found = Where(found, Not(Is(taken)))
    return found


@means("cards.all")
def all_of(cx: Context, node: Node) -> Cards:
    return group(cx, child(node, 0)).cards()


@means("cards.at")
def all_at(cx: Context, node: Node) -> Cards:
    where = found_at(cx, child(node, 0))
    return In(where.who if where.who is not None else EachPlayer(), where.kinds())


@means("cards.top")
def top(cx: Context, node: Node) -> Cards:
    return Top(player(cx, child(node, 0)), DECK, num(cx, child(node, 1)))
