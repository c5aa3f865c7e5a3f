"""Which cards: what they must be, groups of them, and the ones that words point to."""

from __future__ import annotations

from typing import Final

from kirifuda.games.drafts import Draft
from kirifuda.games.legions.meaning.context import (
    LETTERS,
    MEANINGS,
    STATS,
    Context,
    NoMeaning,
    child,
    children,
    means,
    number,
    part,
    words,
)
from kirifuda.games.legions.meaning.places import Place, found_at, player, zone
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
    Utmost,
    Visible,
)
from kirifuda.games.legions.zones import (
    ARTS,
    ASSAULT,
    AT_CENTRE,
    AT_RIGHT,
    BARRIER,
    BLACK,
    CANNOT_BLOCK,
    COLOURS,
    DECK,
    EXCLUDED,
    FIELD,
    FIRST_STRIKE,
    GREEN,
    HAND,
    HASTE,
    LEAP,
    LORD_CARD,
    MASTER,
    MASTER_CARD,
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
    FaceDown,
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
)
from kirifuda.kernel.effects.who import EachPlayer, Who, You
from kirifuda.text import Node

# -- numbers --------------------------------------------------------------------------------


def num(cx: Context, node: Node) -> Amount:
    """A number that is told, or X."""
    return cx.read(node, Amount)


@means("num.n")
def told(cx: Context, node: Node) -> Amount:
    return Fixed(number(node, 0))


part(*LETTERS)


@means("num.letter")
def letter(cx: Context, node: Node) -> Amount:
    """05-3: as much as the text tells."""
    return cx.letter(child(node, 0))


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
UNITS_ONLY = {"noun.minion", "noun.lord", "noun.unit"}
COLORS = {"color.black": BLACK, "color.red": RED, "color.white": WHITE, "color.green": GREEN}
part(*NOUNS, *STATS, *COLORS, "noun.card", "noun.named", "such1.with", "such.or")


def such(cx: Context, node: Node, grouped: bool = False) -> Filter:
    """What a card must be; `grouped`: one of a group of which it can be the highest."""
    if not grouped and any(one.phrase == "mod.utmost" for one in node.walk()):
        raise NoMeaning("of which cards it is the highest is not told")
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


@means("mod.no_color")
def no_color(cx: Context, node: Node) -> Filter:
    return Not(color(cx, node))


@means("mod.double")
def double(cx: Context, node: Node) -> Filter:
    return Symbols(COLOURS, 2)


@means("mod.type")
def of_type(cx: Context, node: Node) -> Filter:
    return Trait(words(node, 0))


@means("mod.no_type")
def not_of_type(cx: Context, node: Node) -> Filter:
    return Not(of_type(cx, node))


@means("mod.no_key")
def without_key(cx: Context, node: Node) -> Filter:
    return Not(with_key(cx, node))


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


def on_field(part: Filter) -> Filter:
    return All([part, OnField()])


STATES: Final[dict[str, Filter]] = {
    "state.exhausted": on_field(Resting(1)),
    "state.ready": on_field(Resting(0)),
    "state.reversed": Reversed(1),
    "state.open": Reversed(0),
    "state.unable": Unable(),
}
OTHER_STATES: Final[dict[str, Filter]] = {
    "state.exhausted": on_field(Resting(0)),
    "state.ready": on_field(Resting(1)),
    "state.reversed": Reversed(0),
    "state.open": Reversed(1),
    "state.unable": on_field(Not(Unable())),
}
part(*STATES)


@means("mod.state")
def in_state(cx: Context, node: Node) -> Filter:
    return STATES[child(node, 0).phrase]


@means("mod.no_state")
def not_in_state(cx: Context, node: Node) -> Filter:
    return OTHER_STATES[child(node, 0).phrase]


part("pole.high", "pole.low")


@means("mod.utmost")
def utmost(cx: Context, node: Node) -> Filter:
    """Compared with all that the rest of the description names (`Group.cards`)."""
    return Utmost(STATS[child(node, 0).phrase], child(node, 1).phrase == "pole.high")


@means("mod.face_up")
def face_up(cx: Context, node: Node) -> Filter:
    return FaceDown(0)


@means("mod.damaged")
def damaged(cx: Context, node: Node) -> Filter:
    return Damaged()


@means("mod.other")
def other(cx: Context, node: Node) -> Filter:
    return Other()


@means("mod.not_target")
def not_target(cx: Context, node: Node) -> Filter:
    return Not(Is(Battling(False)))


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

    def compare(self) -> None:
        """Let what asks for the highest or lowest know of which cards."""
        others = [one for one in self.filters if not isinstance(one, Utmost)]
        if len(others) < len(self.filters):
            among = Group(self.where, self.who, others)
            among.of = self.of
            for one in self.filters:
                if isinstance(one, Utmost):
                    one.among = among.cards()

    def cards(self) -> Cards:
        """All of them, as they are when asked."""
        self.compare()
        if self.of is not None:
            filter = self.filter()
            return Where(self.of, filter) if filter is not None else self.of
        return In(self.who, self.zones(), self.filter())

    def everything(self) -> Cards:
        """All cards of the places where they are."""
        return self.of if self.of is not None else In(self.who, self.zones())

    def test(self) -> Filter:
        """Whether a card is one of them, asked also of a card that has just left."""
        if any(isinstance(one, Utmost) for one in self.filters):
            raise NoMeaning("of a card that has gone it is not asked whether it was the highest")
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
    found = such(cx, node, node.phrase == "such1.with")
    if isinstance(found, All) and any(isinstance(one, Utmost) for one in found.parts):
        return found.parts
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


@means("group.lane")
def in_lane(cx: Context, node: Node) -> Group:
    """18-1: those of them in a lane, as who has the effect counts."""
    lane = zone(child(node, 0)).lane_filter()
    assert lane is not None
    found = group(cx, child(node, 1))
    found.filters = [lane, *found.filters]
    return found


@means("hand.bare")
def hand(cx: Context, node: Node) -> Group:
    """02-8: of who acts."""
    return Group(Place(1 << HAND), You() if cx.subject is None else cx.subject, [])


@means("hand.of")
def hand_of(cx: Context, node: Node) -> Group:
    return Group(Place(1 << HAND), player(cx, child(node, 0)), [])


@means("group.of")
def of(cx: Context, node: Node) -> Group:
    return Group(Place(FIELD), player(cx, child(node, 0)), filters_of(cx, child(node, 1)))


@means("any.bare")
def anyone(cx: Context, node: Node) -> Group:
    """21-2: what only units are, is meant of the field; of both players, as none is named."""
    told = child(node, 0)
    nouns = {part.phrase for part in told.walk() if part.category == "noun"}
    if not nouns <= UNITS_ONLY:
        raise NoMeaning("where these cards are is not told")
    return Group(Place(FIELD), EachPlayer(), filters_of(cx, told))


@means("group.same_lane")
def same_lane(cx: Context, node: Node) -> Group:
    found = group(cx, child(node, 1))
    found.filters = [*found.filters, Beside(card(cx, child(node, 0)), False)]
    return found


@means("group.my_lane")
def my_lane(cx: Context, node: Node) -> Group:
    """18-1: of the unit with the ability."""
    if not cx.kinds & UNITS:
        raise NoMeaning("of whom it is the lane is not told")
    found = group(cx, child(node, 0))
    found.filters = [*found.filters, Beside(This(), False)]
    return found


@means("group.not_target")
def all_but_target(cx: Context, node: Node) -> Group:
    found = group(cx, child(node, 0))
    found.filters = [*found.filters, Not(Is(Battling(False)))]
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
    if node.category in ("group", "hand", "any"):
        return group(cx, node).cards()
    return cx.read(node, Cards)


def card(cx: Context, node: Node) -> Cards:
    return cards(cx, node)


MEANINGS.call("me.card", 0, UNITS)
MEANINGS.take(COMMON, "me.card")
MINE = {"me.minion": MINION, "me.lord": LORD_CARD, "me.master": MASTER_CARD}


@means(*MINE)
def this(cx: Context, node: Node) -> Cards:
    """The card with the ability, which must be what it is called."""
    if not cx.kinds & MINE[node.phrase]:
        raise NoMeaning("this card is something else")
    return This()


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


@means("card.target_such")
def target_such(cx: Context, node: Node) -> Cards:
    return Where(Battling(False), such(cx, child(node, 0)))


@means("card.attacked")
def attacked(cx: Context, node: Node) -> Cards:
    cards(cx, child(node, 0))
    return Where(Battling(False, True), such(cx, child(node, 1)))


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


@means("cards.all", "cards.every")
def all_of(cx: Context, node: Node) -> Cards:
    return group(cx, child(node, 0)).cards()


@means("cards.every_at")
def every_at(cx: Context, node: Node) -> Cards:
    return at(cx, node).cards()


@means("cards.every_of")
def every_of(cx: Context, node: Node) -> Cards:
    return of(cx, node).cards()


@means("deck.bare")
def deck(cx: Context, node: Node) -> Who:
    """02-8: of who acts."""
    return You() if cx.subject is None else cx.subject


@means("deck.of")
def deck_of(cx: Context, node: Node) -> Who:
    return player(cx, child(node, 0))


@means("cards.top")
def top(cx: Context, node: Node) -> Cards:
    return Top(cx.read(child(node, 0), Who), DECK, num(cx, child(node, 1)))


@means("card.top")
def top_card(cx: Context, node: Node) -> Cards:
    return Top(cx.read(child(node, 0), Who), DECK, Fixed(1))
