"""What is spoken of: players, cards, groups of cards, numbers."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda.games import phrases
from kirifuda.games.drafts import Draft, Told
from kirifuda.games.luck_and_logic.meaning.context import MEANINGS, Context, means, part
from kirifuda.games.luck_and_logic.terms import (
    Attacker,
    Defender,
    Fighter,
    HasStatus,
    InBattle,
    InColumnOf,
    InRowOf,
    Known,
    Lying,
    NameHas,
    NextTo,
    OnAttacked,
    OnCircles,
    OpposedTo,
    Rank,
    Reached,
    SameName,
    SetOn,
    SharesCircle,
    Souled,
    SoulsOf,
)
from kirifuda.games.luck_and_logic.zones import (
    AURA,
    AURA_LOGIC,
    BACK,
    BATTLE,
    BLACK,
    BLUE,
    CIRCLE,
    COST,
    DECK,
    DISPHERE,
    DROP,
    FIELD,
    FOREIGNER,
    FRONT,
    GATE,
    GATE_CARD,
    GREEN,
    HAND,
    HEART,
    INTERCEPT,
    INTERCEPT_ZONE,
    KINDS,
    LEVEL,
    LEVEL_ZONE,
    LIMIT,
    LIMIT_LOGIC,
    LOGICALIST,
    MADE,
    MEMBER,
    MONOLIUM,
    MY,
    MY_CARD,
    PACT,
    PARADOX,
    PARADOX_ZONE,
    POWER,
    POWER_LOGIC,
    PURGE,
    PURPLE,
    RAKUROJI,
    RED,
    REFRESH,
    REMOVED,
    SECRET,
    SEPTPIA,
    SET,
    SOUL,
    STOCK,
    SUPER,
    TACTICS,
    TERRITORY,
    TETRA_HEAVEN,
    TRITOMY,
    UNION,
    WHITE,
    YELLOW,
)
from kirifuda.games.meanings import NoMeaning, child, children, number, words
from kirifuda.games.phrases import COMMON, Bounds, cards, counted, joined, one_player, stat
from kirifuda.kernel.effects.relations import (
    InZones,
    Of,
    Other,
    ValueOf,
)
from kirifuda.kernel.effects.terms import (
    All,
    Amount,
    Any,
    Cards,
    CountOf,
    Filter,
    Fixed,
    In,
    Is,
    Kind,
    Not,
    Number,
    Per,
    Resting,
    Sum,
    This,
    Trait,
    Value,
    Where,
)
from kirifuda.kernel.effects.who import EachPlayer, Opponent, Who, You
from kirifuda.text import Node

STATS = {
    "stat.level": LEVEL,
    "stat.cost": COST,
    "stat.territory": TERRITORY,
    "stat.power": POWER,
    "stat.aura": AURA,
    "stat.limit": LIMIT,
    "stat.heart": HEART,
}
COLORS = {
    "color.red": RED,
    "color.blue": BLUE,
    "color.yellow": YELLOW,
    "color.green": GREEN,
    "color.purple": PURPLE,
    "color.white": WHITE,
    "color.black": BLACK,
}
WORLDS = {
    "world.monolium": MONOLIUM,
    "world.disphere": DISPHERE,
    "world.tetra": TETRA_HEAVEN,
    "world.tritomy": TRITOMY,
    "world.septpia": SEPTPIA,
    "world.rakuroji": RAKUROJI,
}
LOGICS = {
    "logic.power": POWER_LOGIC,
    "logic.aura": AURA_LOGIC,
    "logic.limit": LIMIT_LOGIC,
}
ROWS = {"row.front": FRONT, "row.rear": BACK}
COLUMNS = {"column.left": 1 | 8, "column.center": 2 | 16, "column.right": 4 | 32}
ZONES = {
    "zone.circle": 1 << CIRCLE,
    "zone.gate": 1 << GATE,
    "zone.field": FIELD,
    "zone.deck": 1 << DECK,
    "zone.hand": 1 << HAND,
    "zone.level": 1 << LEVEL_ZONE,
    "zone.stock": 1 << STOCK,
    "zone.drop": 1 << DROP,
    "zone.remove": 1 << REMOVED,
    "zone.refresh": 1 << REFRESH,
    "zone.battle": 1 << BATTLE,
    "zone.paradox": 1 << PARADOX_ZONE,
    "zone.intercept": 1 << INTERCEPT_ZONE,
    "zone.soul": 1 << SOUL,
    "zone.purge": 1 << PURGE,
    "zone.my": 1 << MY,
    "zone.tool": 1 << SECRET,
}
NOUNS = {  # kinds, and where such cards are meant if it is not told (2.2.3)
    "noun.member": (MEMBER, 1 << CIRCLE),
    "noun.logicalist": (LOGICALIST, 1 << CIRCLE),
    "noun.super": (SUPER, 1 << CIRCLE),
    "noun.foreigner": (FOREIGNER, 1 << CIRCLE),
    "noun.union": (UNION, 1 << CIRCLE),
    "noun.paradox": (PARADOX, 1 << BATTLE | 1 << PARADOX_ZONE),
    "noun.my": (MY_CARD, 1 << MY),
    "noun.card": (0, 1 << CIRCLE),
    "noun.hand": (0, 1 << HAND),
    "noun.stock": (0, 1 << STOCK),
}
NOUNS["noun.gate"] = GATE_CARD, 1 << GATE  # 2.2.3.2
NOUNS["noun.tactic"] = TACTICS, 1 << BATTLE  # 2.2.3.3
#: Where cards are meant by their kind alone (2.2.3), or by their name.
NOT_OF_KIND = FIELD | 1 << BATTLE | 1 << PARADOX_ZONE | 1 << MY
#: Zones whose cards not everyone sees, face-down cards aside.
UNSEEN = 1 << HAND | 1 << DECK

MEANINGS.measure(STATS)
part(*COLORS, *WORLDS, *LOGICS, *ROWS, *COLUMNS, *ZONES, *NOUNS)
part("noun.named", "noun.either", "noun.world", "noun.trait")
MEANINGS.call("card.this", MEMBER, 0, GATE_CARD, MY_CARD)
MEANINGS.take(COMMON, "card.this", "card.that", "cards.those", "cards.they", "cards.rest")
MEANINGS.take(
    COMMON, "cards.all", "cards.all_told", "mod.least", "mod.most", "mod.exactly", "mod.below"
)
MEANINGS.take(COMMON, "worth.of", "per.group", "value.n", "value.worth")
MEANINGS.take(COMMON, "count.n", "count.up_to", "count.any")


@means("player.you", "player.self", "player.opponent", "player.each")
def player(cx: Context, node: Node) -> Who:
    """3.3: players. 自分 is whoever was named just before."""
    if node.phrase == "player.you":
        return You()
    if node.phrase == "player.opponent":
        return Opponent(You())
    if node.phrase == "player.self":
        return cx.named
    return EachPlayer()


def zone_bits(node: Node) -> int:
    """The zones that a place names."""
    return ZONES[node.phrase]


@dataclass
class Group(phrases.Group):
    """A description of cards: whose, where, and what they are."""

    usual: int = 0  # where such cards are meant if no zone is told (2.2.3)
    souls: Cards | None = None  # of whom they are souls
    asks: bool = False  # tells of what is printed on the cards
    from_top: bool = False  # 4.8.1.2: what leaves the stock is taken from its top

    def places(self) -> int:
        return self.zones or self.usual

    def there(self) -> Filter:
        """What each of them is, whose it is and where."""
        if self.souls is not None:
            return All([Is(SoulsOf(self.souls)), self.like()])
        parts: list[Filter] = [InZones(self.places()), self.like()]
        if self.whose is not None:
            parts.insert(0, Of(self.whose))
        return All(parts)

    def asks_kind(self) -> bool:
        """2.2.3, 2.1.3.1: whether a kind or a name is told, which means cards in certain zones."""
        return self.souls is None and (
            self.kinds != 0 or any(isinstance(p, Known | Any) for p in self.parts)
        )

    def chosen_as(self) -> int:
        """What そのメンバー and その門 tell apart: as what kind (bits) such cards are told of."""
        if self.souls is not None:
            return 0
        kinds = MEMBER if self.places() >> CIRCLE & 1 else 0
        if self.places() >> GATE & 1:
            kinds |= GATE_CARD
        return kinds & self.kinds if self.kinds else kinds

    def unsure(self) -> bool:
        """9.6.3.1.4: whether it cannot be checked that there is none."""
        return self.unseen() and self.asks

    def unseen(self) -> bool:
        """Whether such cards lie where not everyone sees them."""
        return self.souls is None and self.places() & UNSEEN != 0

    def owner(self) -> Who:
        return self.whose if self.whose is not None else EachPlayer()

    def cards(self, cx: Draft) -> Cards:
        """All of them. Of hidden zones those of who acts are meant, if it is not told whose."""
        if self.souls is not None:
            found: Cards = SoulsOf(self.souls)
            return Where(found, self.like()) if self.parts or self.kinds else found
        whose = self.owner()
        if self.whose is None and (cx.pays or self.places() & (UNSEEN | 1 << STOCK)):
            whose = cx.actor  # 9.4.2
        bits = self.places()
        kinds = [kind for kind in range(KINDS) if bits >> kind & 1]
        return In(whose, kinds, self.like() if self.parts or self.kinds else None)

    def sortied(self) -> Filter:
        """5.12: what each of them is before it is sortied, with whose and from where, if told."""
        if self.souls is not None or self.zones & (1 << SOUL):
            raise NoMeaning("it is told what members cost, not where they are souls")
        if self.zones & FIELD:
            raise NoMeaning("members that are on circles already are not sortied")
        parts = [self.like()]
        if self.whose is not None:
            parts.append(Of(self.whose))
        if self.zones:
            parts.append(InZones(self.zones))
        return joined(parts)

    def counted(self, cx: Draft) -> Cards:
        """9.6.3.1.4: all of them, where everyone sees which they are."""
        if self.unsure():
            raise NoMeaning("nobody can check what lies in a hand or a deck")
        return self.cards(cx)


@means("group.of", "group.soul", "group.soul_such")
def group(cx: Context, node: Node, more: tuple[Node, ...] = ()) -> Group:
    """What is told of cards."""
    told = Group()
    if node.phrase != "group.of":
        told.souls = cards(cx, child(node, 0))
        if node.phrase == "group.soul":
            return told
        name, mods = child(node, 2), children(node, 1)
    else:
        name, mods = child(node, 1), children(node, 0)
    if name.phrase in ("noun.named", "noun.either"):
        called: list[Filter] = [Known(words(name, at)) for at in range(len(name.args))]
        told.parts.append(called[0] if len(called) == 1 else Any(called))
        told.usual = 1 << CIRCLE  # 2.1.3.1
        told.asks = True
    elif name.phrase in ("noun.world", "noun.trait"):
        world = name.phrase == "noun.world"
        has = Kind(WORLDS[child(name, 0).phrase]) if world else Trait(words(name, 0))
        told.parts.append(has)  # 2.5.4, 2.6.3
        told.usual, told.asks = 1 << CIRCLE, True
    else:
        told.kinds, told.usual = NOUNS[name.phrase]  # 2.2.3.2, 2.2.3.3
        told.asks = told.kinds != 0
        told.from_top = name.phrase == "noun.stock"
    for mod in (*more, *mods):
        modify(cx, told, mod)
    if told.places() == 1 << STOCK and not told.asks:
        told.from_top = True
    if name.phrase == "noun.gate" and told.zones == 1 << CIRCLE:
        told.zones = 1 << GATE  # 4.3.2: the gates of circles
    return told


part("mod.your", "mod.own", "mod.their", "mod.zone", "mod.two_zones", "mod.set", "mod.set_on")


def modify(cx: Context, told: Group, node: Node) -> None:
    """One word before the noun."""
    name = node.phrase
    if name == "mod.your":
        told.whose = You()
    elif name == "mod.own":
        told.whose = cx.named
    elif name == "mod.their":
        told.whose = Opponent(You())
    elif name in ("mod.zone", "mod.two_zones"):
        for one in node.args:
            assert isinstance(one, Node)
            told.zones |= zone_bits(one)
    else:
        told.parts.append(such(cx, node))
        told.asks = told.asks or name not in LYING


OWNERS = ("mod.your", "mod.own", "mod.their")


def whose(cx: Context, mods: tuple[Node, ...]) -> Who | None:
    """Whose deck, stock or limit it is; None if it is not told."""
    told = Group()
    for mod in mods:
        if mod.phrase not in OWNERS:
            raise NoMeaning("of this it can only be told whose it is")
        modify(cx, told, mod)
    return told.whose


part("from.zone")


def out_of(cx: Context, source: Node, node: Node | None = None) -> Group:
    """Such cards (any, if none are told) of those that lie where …から tells."""
    return placed(cx, children(source, 0), child(source, 1), node)


def placed(cx: Context, mods: tuple[Node, ...], zone: Node, node: Node | None = None) -> Group:
    """Such cards, of those that lie in a place that is told apart from them."""
    told = Group() if node is None else group(cx, node)
    if told.zones or told.souls is not None or told.usual & ~NOT_OF_KIND:
        raise NoMeaning("it is told twice where these cards lie")
    for mod in mods:
        modify(cx, told, mod)
    told.zones |= zone_bits(zone)
    if told.zones == 1 << STOCK and not told.asks:
        told.from_top = True
    return told


SIMPLE: dict[str, Filter] = {
    "mod.standing": Resting(0),
    "mod.rested": Resting(1),
    "mod.up": Lying(0),
    "mod.down": Lying(1),
    "mod.broken": Lying(0),
    "mod.unbroken": Lying(1),
    "mod.other": Other(),
    "mod.souled": Souled(),
    "mod.soulless": Not(Souled()),
    "mod.set": HasStatus(SET),
    "mod.made": HasStatus(MADE),
    "mod.interceptor": Kind(INTERCEPT),
    "mod.attacked": OnAttacked(),
    "mod.not_battling": Not(InBattle()),
}
#: What can be told of a card without knowing which it is.
LYING = (
    *("mod.standing", "mod.rested", "mod.up", "mod.down", "mod.broken", "mod.unbroken"),
    *("mod.other", "mod.set", "mod.set_on", "mod.attacked", "mod.row", "mod.column", "mod.next"),
    *("mod.behind", "mod.ahead", "mod.circle_of", "mod.same_row", "mod.not_battling"),
)
part(*SIMPLE)
part("mod.row", "mod.column", "mod.next", "mod.behind", "mod.ahead", "mod.circle_of", "mod.world")
part("mod.trait", "mod.color", "mod.ally", "mod.called", "mod.logic", "mod.same_name")
part("mod.same_row", "mod.less_than", "mod.greater_than")
COMPARED = ("mod.least", "mod.exactly", "mod.most", "mod.below")


def such(cx: Context, node: Node) -> Filter:
    """What is told of a card itself."""
    name = node.phrase
    simple = SIMPLE.get(name)
    if simple is not None:
        return simple
    if name == "mod.row":
        return OnCircles(ROWS[child(node, 0).phrase])
    if name == "mod.column":
        return OnCircles(COLUMNS[child(node, 0).phrase])
    if name in COMPARED:
        return cx.read(node, Filter)
    if name == "mod.world":
        return Kind(WORLDS[child(node, 0).phrase])
    if name == "mod.color":
        return Kind(COLORS[child(node, 0).phrase])
    if name == "mod.logic":
        return Kind(LOGICS[child(node, 0).phrase])
    if name == "mod.trait":
        return Trait(words(node, 0))
    if name == "mod.ally":
        return Trait(PACT + words(node, 0))
    if name == "mod.called":
        return NameHas(words(node, 0))
    return beside(cx, node)


def beside(cx: Context, node: Node) -> Filter:
    """What is told of a card by another one."""
    other = cards(cx, child(node, 0))
    if node.phrase == "mod.next":
        return NextTo(other)
    if node.phrase in ("mod.behind", "mod.ahead"):
        return InColumnOf(other, 1 if node.phrase == "mod.behind" else 0)
    if node.phrase == "mod.same_row":
        return InRowOf(other)
    if node.phrase in ("mod.less_than", "mod.greater_than"):
        which = stat(cx, child(node, 1))
        theirs = ValueOf(other, which, False)
        if node.phrase == "mod.less_than":
            return Value(which, None, Sum([theirs, Fixed(-1)]))
        return Value(which, Sum([theirs, Fixed(1)]), None)
    if node.phrase == "mod.circle_of":
        return SharesCircle(other)
    if node.phrase == "mod.set_on":
        return SetOn(other)
    if node.phrase == "mod.same_name":
        return SameName(other)
    raise NoMeaning(f"no meaning is attached to {node.phrase}")


INFOS = ("info.named", "info.world", "info.trait", "info.ally", "info.color", "info.level")
part(*INFOS)


def info(node: Node) -> Filter:
    """11.2.1, 11.5.1: a piece of information that a card must have."""
    if node.phrase == "info.named":
        return Known(words(node, 0))
    if node.phrase == "info.world":
        return Kind(WORLDS[child(node, 0).phrase])
    if node.phrase == "info.trait":
        return Trait(words(node, 0))
    if node.phrase == "info.ally":
        return Trait(PACT + words(node, 0))
    if node.phrase == "info.color":
        return Kind(COLORS[child(node, 0).phrase])
    return Value(LEVEL, None, Fixed(number(node, 0)))


# -- cards -------------------------------------------------------------------------------------


@means("card.it")
def it(cx: Context, node: Node) -> Cards:
    return cx.that()


@means("card.attacker")
def attacker(cx: Context, node: Node) -> Cards:
    return Attacker()


@means("card.defender")
def defender(cx: Context, node: Node) -> Cards:
    return Defender()


@means("card.fighter")
def fighter(cx: Context, node: Node) -> Cards:
    return Fighter(player(cx, child(node, 0)))


@means("card.attacker_of", "card.defender_of")
def of_player(cx: Context, node: Node) -> Cards:
    fights = Attacker() if node.phrase == "card.attacker_of" else Defender()
    return Where(fights, Of(player(cx, child(node, 0))))


@means("card.in_battle")
def in_battle(cx: Context, node: Node) -> Cards:
    return Where(This(), InBattle())


@means("card.foe_of")
def foe_of(cx: Context, node: Node) -> Cards:
    return OpposedTo(This())


@means("card.opposed")
def opposed(cx: Context, node: Node) -> Cards:
    """8.2.11.3: the other battling member."""
    return Fighter(Opponent(You()))


THAT = {"card.that_member": MEMBER, "card.that_gate": GATE_CARD}


@means(*THAT)
def that_one(cx: Context, node: Node) -> Cards:
    """そのメンバー, その門: of several that were only chosen, the one that was chosen as such."""
    left = cx.told.open
    meant = [one for one in left if chosen_as(cx, one) & THAT[node.phrase]]
    if len(left) > 1 and len(meant) == 1:
        one = meant[0]
        cx.told = Told(one, one, tuple(other for other in left if other is not one))
        return one
    return cx.that()


def chosen_as(cx: Context, found: Cards) -> int:
    """As what kinds (bits) cards were chosen."""
    for cards_, kinds in cx.told_as:
        if cards_ is found:
            return kinds
    return 0


@means("card.partner")
def partner(cx: Context, node: Node) -> Cards:
    if cx.partner is None:
        raise NoMeaning("no union was told of")
    return cx.partner


def endowed(cx: Context, node: Node) -> Cards:
    """4.1.3.2.2.1: the cards of which something is told that they have from now on."""
    if node.category == "group":
        return endowed_group(cx, group(cx, node))
    if node.phrase not in ("cards.all", "cards.all_told"):
        return cards(cx, node)
    at = 1 if node.phrase == "cards.all" else 0
    return endowed_group(cx, group(cx, child(node, at), children(node, 0) if at else ()))


def endowed_group(cx: Context, told: Group) -> Cards:
    if not told.kinds and SIMPLE["mod.down"] not in told.parts:
        told.parts.append(Reached())
    return told.cards(cx)


# -- numbers -----------------------------------------------------------------------------------


@means("worth.count")
def how_many(cx: Context, node: Node) -> Amount:
    return CountOf(counted(cx, child(node, 0)))


@means("worth.rank")
def rank(cx: Context, node: Node) -> Amount:
    """5.35.1.1: of the ability's master."""
    return Rank(You())


@means("worth.rank_of")
def rank_of(cx: Context, node: Node) -> Amount:
    return Rank(one_player(cx, child(node, 0)))


def x_of(cx: Context) -> Amount:
    """9.6.2.2.1: the one number that every X of an ability is, or what the text says that it is."""
    if cx.x_is is not None:
        return cx.x_is
    if cx.x < 0:
        raise NoMeaning("X is not told")
    return Number(cx.x)


@means("per.rank")
def per_rank(cx: Context, node: Node) -> Amount:
    return Per(Rank(You()), number(node, 0), 1)


@means("per.rank_of")
def per_rank_of(cx: Context, node: Node) -> Amount:
    return Per(Rank(one_player(cx, child(node, 0))), number(node, 1), 1)


@means("per.x")
def per_x(cx: Context, node: Node) -> Amount:
    return x_of(cx)


@means("count.x")
def x_cards(cx: Context, node: Node) -> Bounds:
    return x_of(cx), x_of(cx)


@means("count.x_up_to")
def up_to_x(cx: Context, node: Node) -> Bounds:
    return Fixed(0), x_of(cx)
