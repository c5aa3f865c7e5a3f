"""What is spoken of: players, cards, groups of cards, numbers."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda.games.legend_of_stars.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    meaning,
    means,
    number,
    part,
    words,
)
from kirifuda.games.legend_of_stars.terms import (
    Attacking,
    Displayed,
    HasKeyword,
    InLane,
    InRow,
    LostLife,
    PrintedValue,
    Side,
)
from kirifuda.games.legend_of_stars.zones import (
    ATK,
    ATTACK_DISPLAY,
    CHARACTER,
    CHARACTERS,
    COST,
    DARK,
    DECK,
    DEF,
    DOUBLE_ATTACK,
    DOWN,
    EARTH,
    EFFECT,
    ENERGY,
    FIELD,
    FIRE,
    FLASH,
    HAND,
    LEFT_DISPLAY,
    LIGHT,
    ON_FIELD,
    RIGHT_DISPLAY,
    SKY,
    SPEED,
    SUPPORT,
    SUPPORTS,
    TRASH,
    VENOM,
    WATER,
    WOOD,
)
from kirifuda.kernel.relations import (
    Called,
    InZones,
    Of,
    Other,
    ValueOf,
)
from kirifuda.kernel.terms import (
    All,
    Amount,
    Anything,
    Cards,
    CountOf,
    EachPlayer,
    Filter,
    Fixed,
    In,
    Kind,
    Named,
    Not,
    Opponent,
    Per,
    Resting,
    This,
    Trait,
    Value,
    Who,
)
from kirifuda.text import Node

STATS = {
    "stat.atk": ATK,
    "stat.def": DEF,
    "stat.down": DOWN,
    "stat.speed": SPEED,
    "stat.cost": COST,
}
ATTRIBUTE = {
    "attribute.light": LIGHT,
    "attribute.dark": DARK,
    "attribute.fire": FIRE,
    "attribute.water": WATER,
    "attribute.wood": WOOD,
    "attribute.earth": EARTH,
}
DISPLAYS = {
    "display.attack": 1 << ATTACK_DISPLAY,
    "display.defence": 1 << RIGHT_DISPLAY | 1 << LEFT_DISPLAY,
    "display.right": 1 << RIGHT_DISPLAY,
    "display.left": 1 << LEFT_DISPLAY,
}
ROWS = {"row.front": 0, "row.rear": 1, "zone.front": 0, "zone.rear": 1}
ZONES = {
    "zone.play": ON_FIELD,
    "zone.front": 1 << CHARACTERS,
    "zone.rear": 1 << CHARACTERS,
    "zone.support": 1 << SUPPORTS,
    "zone.energy": 1 << ENERGY,
    "zone.trash": 1 << TRASH,
    "zone.hand": 1 << HAND,
    "zone.deck": 1 << DECK,
}
NOUNS = {
    "noun.character": CHARACTER,
    "noun.effect": EFFECT,
    "noun.support": SUPPORT,
    "noun.field": FIELD,
}
KEYWORD_BITS = {"keyword.sky": SKY, "keyword.twice": DOUBLE_ATTACK, "keyword.venom": VENOM}
KIND_BITS = {"keyword.flash": FLASH, "keyword.field": FIELD}
HIDDEN = 1 << HAND | 1 << DECK

part(*STATS, *ATTRIBUTE, *DISPLAYS, *ROWS, *ZONES, *NOUNS, *KEYWORD_BITS, *KIND_BITS)
part("keyword.speed", "keyword.energy", "noun.card", "noun.named", "group.of")
part("player.self", "player.opponent", "player.each")
part("count.n", "count.up_to", "count.any")


def player(cx: Context, node: Node) -> Who:
    """Players, as seen by who acts."""
    if node.phrase == "player.self":
        return cx.actor
    if node.phrase == "player.opponent":
        return Opponent(cx.actor)
    return EachPlayer()


def stats(nodes: tuple[Node, ...]) -> list[int]:
    return [STATS[node.phrase] for node in nodes]


def stat(node: Node) -> int:
    return STATS[node.phrase]


def keyword(node: Node) -> tuple[int, int, int]:
    """A special effect that a character can get: bits, and resistances."""
    if node.phrase == "keyword.speed":
        return 0, number(node, 0), -1
    if node.phrase == "keyword.energy":
        return 0, -1, number(node, 0)
    if node.phrase in KEYWORD_BITS:
        return KEYWORD_BITS[node.phrase], -1, -1
    raise NoMeaning(f"{node.phrase} tells what a card is; it is neither given nor asked for so")


@dataclass
class Group:
    """A description of cards: whose, where, and what they are."""

    whose: Who | None = None
    zones: int = 0
    kinds: int = 0
    parts: list[Filter] = field(default_factory=list)
    printed_side: bool = False  # tells of what only the printed side shows (9.6.1)

    def places(self) -> int:
        """The zones (bits) where they are; in play, where none is told (3)."""
        if self.zones:
            return self.zones
        if self.kinds & CHARACTER:
            return 1 << CHARACTERS
        if self.kinds & (SUPPORT | FIELD):
            return 1 << SUPPORTS
        if self.kinds & EFFECT:
            raise NoMeaning("effect cards are not in play: where they are must be told")
        return ON_FIELD

    def like(self) -> Filter:
        """What each of them is, wherever it is."""
        parts = [*self.parts, Kind(self.kinds)] if self.kinds else self.parts
        return joined(parts)

    def there(self) -> Filter:
        """What each of them is, whose it is and where."""
        bits = self.places()
        parts = [InZones(bits), *self.told(bits)]
        if self.whose is not None:
            parts.insert(0, Of(self.whose))
        return joined(parts)

    def told(self, bits: int) -> list[Filter]:
        """What is asked of each card in zones (bits) beside that it is there."""
        parts = list(self.parts)
        if self.kinds and bits != 1 << CHARACTERS:
            parts.append(Kind(self.kinds))
        if self.printed_side and bits & ON_FIELD:
            parts.insert(0, Side(0))
        return parts

    def hidden(self) -> bool:
        """Whether they lie where not everyone sees them."""
        return self.places() & HIDDEN != 0

    def owner(self, cx: Context) -> Who:
        if self.whose is not None:
            return self.whose
        return cx.actor if self.hidden() else EachPlayer()

    def cards(self, cx: Context) -> Cards:
        """All of them."""
        bits = self.places()
        kinds = [kind for kind in range(16) if bits >> kind & 1]
        parts = self.told(bits)
        return In(self.owner(cx), kinds, joined(parts) if parts else None)


def joined(parts: list[Filter]) -> Filter:
    if not parts:
        return Anything()
    return parts[0] if len(parts) == 1 else All(parts)


def group(cx: Context, node: Node, more: tuple[Node, ...] = ()) -> Group:
    """9.6.1: what is told of cards."""
    told = Group()
    name = child(node, 1)
    if name.phrase == "noun.named":
        told.parts.append(Called(words(name, 0)))
        told.printed_side = True
    elif name.phrase != "noun.card":
        told.kinds = NOUNS[name.phrase]
    for mod in (*more, *children(node, 0)):
        modify(cx, told, mod)
    return told


part("mod.own", "mod.opposing", "mod.zone", "mod.opposite")


def modify(cx: Context, told: Group, node: Node) -> None:
    """One word before the noun."""
    if node.phrase == "mod.own":
        told.whose = cx.actor
    elif node.phrase == "mod.opposing":
        told.whose = Opponent(cx.actor)
    elif node.phrase == "mod.opposite":
        told.whose = Opponent(cx.actor)
        told.parts.append(InLane(0))
    elif node.phrase == "mod.zone":
        where = child(node, 0).phrase
        told.zones |= ZONES[where]
        if where in ROWS:
            told.parts.append(InRow(ROWS[where]))
    else:
        found = such(cx, node)
        told.parts.append(found)
        told.printed_side = told.printed_side or node.phrase in PRINTED_SIDE


#: 9.6.1: what can be told only of cards that lie face up.
PRINTED_SIDE = (
    "mod.least",
    "mod.most",
    "mod.exactly",
    "mod.printed_least",
    "mod.printed_most",
    "mod.below",
    "mod.attribute",
    "mod.tribe",
    "mod.has",
    "mod.lacks",
    "mod.named",
)

part("mod.least", "mod.most", "mod.exactly", "mod.printed_least", "mod.printed_most", "mod.below")
part("mod.attribute", "mod.tribe", "mod.has", "mod.lacks", "mod.display", "mod.face_up")
part("mod.face_down", "mod.regained", "mod.gained", "mod.other", "mod.named", "mod.same_lane")
part("mod.next_lane", "such.attribute", "such.tribe", "such.face_down")


def such(cx: Context, node: Node) -> Filter:
    """What is told of a card itself."""
    name = node.phrase
    if name in ("mod.least", "mod.exactly", "mod.most"):
        bound = Fixed(number(node, 1))
        least = None if name == "mod.most" else bound
        most = None if name == "mod.least" else bound
        return Value(stat(child(node, 0)), least, most)
    if name == "mod.printed_least":
        return PrintedValue(stat(child(node, 0)), number(node, 1), None)
    if name == "mod.printed_most":
        return PrintedValue(stat(child(node, 0)), None, number(node, 1))
    if name == "mod.below":
        return Value(stat(child(node, 0)), None, worth(cx, child(node, 1)))
    if name in ("mod.attribute", "such.attribute"):
        return Kind(ATTRIBUTE[child(node, 0).phrase])
    if name in ("mod.tribe", "such.tribe"):
        return Trait(words(node, 0))
    if name in ("mod.has", "mod.lacks"):
        which = child(node, 0)
        if which.phrase in KIND_BITS:
            found: Filter = Kind(KIND_BITS[which.phrase])
        else:
            found = HasKeyword(*keyword(which))
        return found if name == "mod.has" else Not(found)
    if name == "mod.display":
        return Displayed(DISPLAYS[child(node, 0).phrase])
    if name == "mod.named":
        return Named(words(node, 0))
    simple = SIMPLE.get(name)
    if simple is None:
        raise NoMeaning(f"no meaning is attached to {name}")
    return simple


SIMPLE: dict[str, Filter] = {
    "mod.face_up": Side(0),
    "mod.face_down": Side(1),
    "mod.regained": Resting(0),
    "mod.gained": Resting(1),
    "mod.other": Other(),
    "mod.same_lane": InLane(0),
    "mod.next_lane": InLane(1),
    "such.face_down": Side(1),
}


@means("card.this")
def this(cx: Context, node: Node) -> Cards:
    return This()


@means("card.that", "cards.those")
def that(cx: Context, node: Node) -> Cards:
    return cx.it


@means("card.attacker")
def attacker(cx: Context, node: Node) -> Cards:
    return Attacking(0)


@means("card.attacked")
def attacked(cx: Context, node: Node) -> Cards:
    return Attacking(1)


@means("card.opposed")
def opposed(cx: Context, node: Node) -> Cards:
    if cx.opposed is None:
        raise NoMeaning("no battle was told of")
    return cx.opposed


@means("cards.rest")
def rest(cx: Context, node: Node) -> Cards:
    if cx.rest is None:
        raise NoMeaning("nothing was chosen of which something could be left")
    return cx.rest


@means("cards.all")
def every(cx: Context, node: Node) -> Cards:
    return group(cx, child(node, 1), children(node, 0)).cards(cx)


@means("cards.all_told")
def every_told(cx: Context, node: Node) -> Cards:
    return group(cx, child(node, 0)).cards(cx)


def cards(cx: Context, node: Node) -> Cards:
    """Cards that are spoken of."""
    found = meaning(node)(cx, node)
    assert isinstance(found, Cards)
    return found


def worth(cx: Context, node: Node) -> Amount:
    """A number of a card."""
    found = cards(cx, child(node, 0))
    return ValueOf(found, stat(child(node, 1)), node.phrase == "worth.printed")


part("worth.of", "worth.printed", "value.n", "value.worth", "value.printed")
part("per.group", "per.lost")


def per(cx: Context, node: Node) -> Amount:
    """につき: how often."""
    if node.phrase == "per.group":
        return Per(CountOf(group(cx, child(node, 0)).cards(cx)), number(node, 1), 1)
    return Per(LostLife(player(cx, child(node, 0))), number(node, 1), 1)


def count(node: Node) -> tuple[int, int]:
    """At least and at most how many."""
    if node.phrase == "count.n":
        return number(node, 0), number(node, 0)
    if node.phrase == "count.up_to":
        return 0, number(node, 0)
    return 0, 99
