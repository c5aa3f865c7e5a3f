"""What is spoken of: players, cards, groups of cards, numbers."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda.games import phrases
from kirifuda.games.drafts import Draft
from kirifuda.games.legend_of_stars.meaning.context import MEANINGS, Context, means, part
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
from kirifuda.games.meanings import NoMeaning, child, children, number, words
from kirifuda.games.phrases import COMMON, cards, counted, joined, one_player, stat
from kirifuda.kernel.effects.instructions import Top
from kirifuda.kernel.effects.relations import (
    Called,
    InZones,
    Of,
    Other,
    OwnerOf,
    Times,
    ValueOf,
)
from kirifuda.kernel.effects.terms import (
    Amount,
    Any,
    Cards,
    CountOf,
    Filter,
    Fixed,
    In,
    Is,
    Kind,
    Named,
    Not,
    Per,
    Resting,
    Sum,
    Trait,
    Value,
)
from kirifuda.kernel.effects.who import EachPlayer, Opponent, Who
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
    "noun.flash": FLASH,
}
KEYWORD_BITS = {"keyword.sky": SKY, "keyword.twice": DOUBLE_ATTACK, "keyword.venom": VENOM}
KIND_BITS = {"keyword.flash": FLASH, "keyword.field": FIELD}
HIDDEN = 1 << HAND | 1 << DECK

MEANINGS.measure(STATS)
part(*ATTRIBUTE, *DISPLAYS, *ROWS, *ZONES, *NOUNS, *KEYWORD_BITS, *KIND_BITS)
part("keyword.speed", "keyword.energy", "noun.card", "noun.named")
MEANINGS.call("card.this", 0, CHARACTER, SUPPORT)
MEANINGS.take(
    COMMON, "card.this", "card.that", "cards.those", "cards.they", "cards.rest", "cards.all"
)
MEANINGS.take(COMMON, "cards.all_told", "mod.least", "mod.most", "mod.exactly", "mod.below")
MEANINGS.take(COMMON, "worth.of", "per.group", "value.n", "value.worth")
MEANINGS.take(COMMON, "count.n", "count.up_to", "count.any")


@means("player.self", "player.opponent", "player.each", "player.owner")
def player(cx: Draft, node: Node) -> Who:
    """Players, as seen by who acts."""
    if node.phrase == "player.self":
        return cx.actor
    if node.phrase == "player.opponent":
        return Opponent(cx.actor)
    if node.phrase == "player.owner":
        return OwnerOf(cards(cx, child(node, 0)))
    return EachPlayer()


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
class Group(phrases.Group):
    """A description of cards: whose, where, and what they are."""

    printed_side: bool = False  # tells of what only the printed side shows (9.6.1)

    def places(self) -> int:
        """The zones (bits) where they are; in play, where none is told (3)."""
        if self.zones:
            return self.zones
        if self.kinds & CHARACTER:
            return 1 << CHARACTERS
        if self.kinds & (SUPPORT | FIELD):
            return 1 << SUPPORTS
        if self.kinds & (EFFECT | FLASH):
            raise NoMeaning("effect cards are not in play: where they are must be told")
        return ON_FIELD

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

    def owner(self, cx: Draft) -> Who:
        if self.whose is not None:
            return self.whose
        return cx.actor if self.hidden() else EachPlayer()

    def cards(self, cx: Draft) -> Cards:
        """All of them."""
        bits = self.places()
        kinds = [kind for kind in range(16) if bits >> kind & 1]
        parts = self.told(bits)
        return In(self.owner(cx), kinds, joined(parts) if parts else None)


@means("kin.of", "group.fighting")
def group(cx: Context, node: Node, more: tuple[Node, ...] = ()) -> Group:
    """9.6.1: what is told of cards."""
    if node.phrase not in ("kin.of", "group.fighting"):
        found = cx.meanings.meaning(node)(cx, node, more)
        assert isinstance(found, Group)
        return found
    told = Group()
    at = len(node.args) - 2
    name = child(node, at + 1)
    if name.phrase == "noun.named":
        told.parts.append(Called(words(name, 0)))
        told.printed_side = True
    elif name.phrase != "noun.card":
        told.kinds = NOUNS[name.phrase]
    if at:
        told.parts.append(FIGHTS[child(node, 0).phrase])
    return described(cx, told, (*more, *children(node, at)))


def described(cx: Context, told: Group, mods: tuple[Node, ...]) -> Group:
    for mod in mods:
        modify(cx, told, mod)
    return told


FIGHTS: dict[str, Filter] = {
    "fight.attacking": Is(Attacking(0)),
    "fight.attacked": Is(Attacking(1)),
    "fight.battling": Any([Is(Attacking(0)), Is(Attacking(1))]),
}
part(*FIGHTS)


@means("kin.tribe")
def of_tribe(cx: Context, node: Node, more: tuple[Node, ...] = ()) -> Group:
    told = Group(kinds=CHARACTER, printed_side=True, parts=[Trait(words(node, 1))])
    return described(cx, told, (*more, *children(node, 0)))


@means("kin.energy")
def energy(cx: Context, node: Node, more: tuple[Node, ...] = ()) -> Group:
    return described(cx, Group(zones=1 << ENERGY), (*more, *children(node, 0)))


@means("kin.hand")
def hand(cx: Context, node: Node, more: tuple[Node, ...] = ()) -> Group:
    return described(cx, Group(zones=1 << HAND), (*more, *children(node, 0)))


@means("held.at")
def held(cx: Context, node: Node, more: tuple[Node, ...] = ()) -> Group:
    """Cards of which the place is told first."""
    return placed(cx, child(node, 0), child(node, 1))


part("at.of", "source.of")


def placed(cx: Context, place: Node, node: Node) -> Group:
    """A group in a place of a player."""
    told = group(cx, node)
    for mod in children(place, 0):
        if mod.phrase not in OWNERS:
            raise NoMeaning("a place is told by whose it is")
        modify(cx, told, mod)
    located(told, child(place, 1).phrase)
    return told


def located(told: Group, where: str) -> None:
    told.zones |= ZONES[where]
    if where in ROWS:
        told.parts.append(InRow(ROWS[where]))


OWNERS = ("mod.own", "mod.opposing", "mod.each")
part("deck.own", "deck.opposing")


def deck(cx: Context, node: Node) -> Who:
    """Whose deck."""
    return cx.actor if node.phrase == "deck.own" else Opponent(cx.actor)


@means("cards.top")
def top(cx: Context, node: Node) -> Cards:
    return Top(deck(cx, child(node, 0)), DECK, Fixed(1))


@means("those.kin")
def all_of(cx: Context, node: Node) -> Cards:
    """All of a group; a row that goes without an owner after another one's is the same player's."""
    told = group(cx, child(node, 0))
    rows = any(isinstance(part, InRow) for part in told.parts)
    if rows and told.whose is None and cx.rows is not None:
        told.whose = cx.rows
    cx.rows = told.whose if rows else None
    return told.cards(cx)


@means("worth.count", "worth.count_times")
def how_many(cx: Context, node: Node) -> Amount:
    found = CountOf(counted(cx, child(node, 0)))
    return found if node.phrase == "worth.count" else Times(found, Fixed(number(node, 1)))


@means("worth.those")
def how_many_those(cx: Context, node: Node) -> Amount:
    if cx.many is None:
        raise NoMeaning("nothing was chosen or moved before that could be counted")
    return CountOf(cx.many)


part("mod.own", "mod.opposing", "mod.each", "mod.zone", "mod.opposite")


def modify(cx: Context, told: Group, node: Node) -> None:
    """One word before the noun."""
    if node.phrase == "mod.own":
        told.whose = cx.actor
    elif node.phrase == "mod.opposing":
        told.whose = Opponent(cx.actor)
    elif node.phrase == "mod.each":
        told.whose = EachPlayer()
    elif node.phrase == "mod.lane_with":
        told.parts += [InLane(0), Other()]
    elif node.phrase == "mod.opposite":
        told.whose = Opponent(cx.actor)
        told.parts.append(InLane(0))
    elif node.phrase == "mod.zone":
        located(told, child(node, 0).phrase)
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
    "mod.less_than",
    "mod.greater_than",
    "mod.attribute",
    "mod.tribe",
    "mod.has",
    "mod.lacks",
    "mod.named",
)

part("mod.printed_least", "mod.printed_most")
part("mod.attribute", "mod.tribe", "mod.has", "mod.lacks", "mod.display", "mod.face_up")
part("mod.face_down", "mod.regained", "mod.gained", "mod.other", "mod.named", "mod.same_lane")
part("mod.next_lane", "mod.lane_with", "such.attribute", "such.tribe", "such.face_down")


def such(cx: Context, node: Node) -> Filter:
    """What is told of a card itself."""
    name = node.phrase
    if name == "mod.printed_least":
        return PrintedValue(stat(cx, child(node, 0)), number(node, 1), None)
    if name == "mod.printed_most":
        return PrintedValue(stat(cx, child(node, 0)), None, number(node, 1))
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
    return simple if simple is not None else cx.read(node, Filter)


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


@means("worth.printed")
def printed(cx: Context, node: Node) -> Amount:
    """8.7."""
    return ValueOf(cards(cx, child(node, 0)), stat(cx, child(node, 1)), True)


part("value.printed")


@means("mod.less_than", "mod.greater_than")
def compared(cx: Context, node: Node) -> Filter:
    """With less, or more, than another card has now, or last had (2.5)."""
    which = stat(cx, child(node, 1))
    bound = ValueOf(cards(cx, child(node, 0)), which, False)
    if node.phrase == "mod.less_than":
        return Value(which, None, Sum([bound, Fixed(-1)]))
    return Value(which, Sum([bound, Fixed(1)]), None)


@means("per.lost")
def per_lost(cx: Context, node: Node) -> Amount:
    return Per(LostLife(one_player(cx, child(node, 0))), number(node, 1), 1)
