"""What changes: numbers, abilities that are given, and what units can or cannot do."""

from __future__ import annotations

from kirifuda.games.vanguard.battle import UNTIL_BATTLE_ENDS
from kirifuda.games.vanguard.battling import BattleMore
from kirifuda.games.vanguard.changing import Become, Change
from kirifuda.games.vanguard.describing import AtSpots, BelongsOnly, SharesName
from kirifuda.games.vanguard.meaning.abilities import granted
from kirifuda.games.vanguard.meaning.acts import some
from kirifuda.games.vanguard.meaning.conditions import amounts, mood
from kirifuda.games.vanguard.meaning.context import (
    Context,
    NoMeaning,
    Span,
    child,
    children,
    means,
    number,
    part,
    words,
)
from kirifuda.games.vanguard.meaning.costs import BLAST_KINDS
from kirifuda.games.vanguard.meaning.counts import value
from kirifuda.games.vanguard.meaning.groups import SKILL_MARKS, STATS, group, joined, ref
from kirifuda.games.vanguard.meaning.keywords import keyword
from kirifuda.games.vanguard.meaning.nouns import state_name
from kirifuda.games.vanguard.meaning.places import ROWS, place, player, spot
from kirifuda.games.vanguard.rulings import (
    ALSO_BATTLES,
    ALWAYS_PERSONA,
    BACK_ATTACK,
    BACK_INTERCEPT,
    COST_CHANGE,
    DRIVES,
    ENERGY_MOST,
    GUARD_TOGETHER,
    MOOD,
    MOST_ORDERS,
    NO_ABILITY,
    NO_ATTACK,
    NO_ATTACK_ON,
    NO_BOOST,
    NO_CALL,
    NO_COST,
    NO_HIT,
    NO_INTERCEPT,
    NO_MOVE,
    NO_ORDER,
    NO_PERSONA,
    NO_RETIRE,
    NO_RIDE,
    NO_STAND,
    NOT_BOOSTED,
    REACHES_BACK,
    UNCHOSEN,
)
from kirifuda.games.vanguard.skills import CountDrive, GrantSkillsOf
from kirifuda.games.vanguard.zones import (
    CIRCLES,
    GRADE,
    GUARDIAN,
    HAND,
    KINDS,
    MARKERS,
    REAR,
    drive_by,
)
from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.relations import InZones, Times
from kirifuda.kernel.effects.terms import (
    Amount,
    Cards,
    CountOf,
    Filter,
    Fixed,
    In,
    Is,
    Not,
    This,
    Where,
)
from kirifuda.kernel.effects.who import EachPlayer, Opponent, Who, You
from kirifuda.kernel.position.cards import ACTIVATED, AUTO, CONTINUOUS, folded
from kirifuda.kernel.values.lasting import UNTIL_NEXT_OPPOSING_TURN, UNTIL_NEXT_OWN_TURN
from kirifuda.kernel.values.layers import (
    GainName,
    GainTrait,
    GrantAbilitiesOf,
    GrantAbility,
    Mark,
    Modifier,
    SetOriginal,
)
from kirifuda.kernel.values.rulings import Ruling
from kirifuda.text import Node


def hold(cx: Context, modifier: Modifier) -> None:
    """Something changes: as long as its ability is valid, or for the time that is told."""
    if not cx.standing and not cx.spans:
        if not cx.last_spans:
            raise NoMeaning("for how long is not told")
        cx.spans = cx.last_spans
    cx.last_spans = cx.spans
    modifier.live = cx.rule or of_all(modifier)  # 11.11.5
    cx.hold(modifier, "11.11.4", floating=modifier.live)


def of_all(modifier: Modifier) -> bool:
    """11.11.5: whether it changes no card, but what may be done with all such as are described:
    then it counts for those that come later, too."""
    target = modifier.target
    while isinstance(target, Where):
        target = target.cards
    return isinstance(modifier, Ruling) and isinstance(target, In)


# -- numbers -----------------------------------------------------------------------------------


def gains(cx: Context, nodes: tuple[Node, ...]) -> tuple[list[int], list[Amount]]:
    attributes: list[int] = []
    amounts: list[Amount] = []
    for node in nodes:
        if node.phrase == "gain.grade":
            attributes.append(GRADE)
            amounts.append(cx.so_many(number(node, 0)))
        else:
            attributes.append(STATS[child(node, 0).phrase])
            amounts.append(cx.so_many(number(node, 1)))
    return attributes, amounts


part("gain.by", "gain.grade")


def modify(cx: Context, found: Cards, nodes: tuple[Node, ...]) -> None:
    attributes, amounts = gains(cx, nodes)
    made = Change(found, attributes, amounts)
    hold(cx, made)
    cx.change = [made]
    cx.modified = found


@means("act.modify")
def modify_cards(cx: Context, node: Node) -> None:
    found = cx.read(child(node, 0), Cards)
    cx.act_on(found, lambda cards: modify(cx, cards, children(node, 1)))


@means("act.modify_some")
def modify_some(cx: Context, node: Node) -> None:
    """7.50.1.1: with a number of cards they are chosen."""
    found = some(cx, group(cx, child(node, 0)), None, child(node, 1))
    cx.act_on(found, lambda cards: modify(cx, cards, children(node, 2)))


@means("it.modify")
def modify_it(cx: Context, node: Node) -> None:
    modify(cx, whom(cx), children(node, 0))


def whom(cx: Context) -> Cards:
    """The same cards: of whom さらに speaks, else what was told of last, else this unit."""
    if cx.modified is not None and cx.more and not cx.told.open:
        return cx.modified
    return cx.left_out()


@means("act.until", "act.set", "it.until", "it.set")
def set_number(cx: Context, node: Node) -> None:
    """11.11.4.1: a number becomes so much, as a change by what it differs from that now."""
    if node.phrase.startswith("act."):
        found = cx.read(child(node, 0), Cards)
        attribute, n = STATS[child(node, 1).phrase], number(node, 2)
        cx.act_on(found, lambda cards: hold(cx, Become(cards, attribute, Fixed(n))))
    else:
        found = whom(cx)
        hold(cx, Become(found, STATS[child(node, 0).phrase], Fixed(number(node, 1))))
    cx.modified = found


@means("act.original", "it.original")
def original(cx: Context, node: Node) -> None:
    if node.phrase == "act.original":
        found = cx.read(child(node, 0), Cards)
        attribute, n = STATS[child(node, 1).phrase], number(node, 2)
        cx.act_on(found, lambda cards: make_original(cx, SetOriginal(cards, attribute, Fixed(n))))
    else:
        found = whom(cx)
        attribute, n = STATS[child(node, 0).phrase], number(node, 1)
        make_original(cx, SetOriginal(found, attribute, Fixed(n)))
    cx.modified = found


def make_original(cx: Context, made: SetOriginal) -> None:
    hold(cx, made)
    cx.original = made


@means("act.grow", "it.grow", "act.shrink", "it.shrink")
def grow(cx: Context, node: Node) -> None:
    acted = node.phrase.startswith("act.")
    found = cx.read(child(node, 0), Cards) if acted else whom(cx)
    stat = STATS[child(node, 1 if acted else 0).phrase]
    told_value = child(node, 2 if acted else 1)

    def write(cards: Cards) -> None:
        by = cx.times(value(cx, told_value))
        if node.phrase.endswith("shrink"):
            by = Times(by, Fixed(-1))
        hold(cx, Change(cards, [stat], [by]))

    cx.act_on(found, write)
    cx.modified = found


# -- what is given -----------------------------------------------------------------------------


def give(cx: Context, found: Cards, node: Node) -> None:
    """Cards have an ability or a skill too (7.14)."""
    if node.phrase == "gift.skill":
        mark = SKILL_MARKS[child(node, 0).phrase]
        hold(cx, Mark(found, mark))
        if drive_by(mark):
            hold(cx, CountDrive(found))
    elif node.phrase == "gift.ability":
        hold(cx, GrantAbility(found, granted(cx, child(node, 0))))
    else:
        raise NoMeaning("a rule is given to fighters, not to cards")
    cx.modified = found


part("gift.skill", "gift.ability", "gift.rule", "granted.one", "tier.gift", "given.one")


@means("act.gain", "act.give")
def gain(cx: Context, node: Node) -> None:
    found = cx.read(child(node, 0), Cards)
    cx.act_on(found, lambda cards: give_all(cx, cards, node, 1))


def give_all(cx: Context, found: Cards, node: Node, at: int) -> None:
    for one in children(node, at):
        give(cx, found, child(one, 0))


@means("it.gain")
def it_gains(cx: Context, node: Node) -> None:
    """Of a fighter that was named just before: a rule (11.11.5)."""
    if not cx.topic:
        give_all(cx, whom(cx), node, 0)
        return
    cx.topic = False
    text = child(children(node, 0)[0], 0)
    if text.phrase != "gift.rule" or len(children(node, 0)) > 1:
        raise NoMeaning("an ability that a fighter has")
    if cx.standing or isinstance(cx.actor, EachPlayer):
        raise NoMeaning("a rule that holds as long as another does")
    if child(children(text, 0)[0], 0).phrase == "pre.when_later":
        keeps_waiting(cx, children(text, 0))
        return
    inner = Context(cx.card, cx.ability, cx.body, standing=False)
    inner.spans, inner.rule = list(cx.spans), True
    inner.flipped = not isinstance(cx.actor, You)
    inner.numbers = cx.numbers
    start = len(cx.body)
    for line in children(text, 0):
        inner.do(line)
    if not all(type(one).__name__ == "Apply" for one in cx.body[start:]):
        raise NoMeaning("a rule does nothing by itself")
    cx.numbers = inner.numbers


def keeps_waiting(cx: Context, lines: tuple[Node, ...]) -> None:
    """11.9.7.1: what a fighter has for some time waits for its event each time that it happens."""
    if not cx.spans or not isinstance(cx.actor, You):
        raise NoMeaning("for how long you have that is not told")
    inner = Context(cx.card, cx.ability, cx.body, standing=False)
    inner.spans, inner.numbers = list(cx.spans), cx.numbers
    inner.do(lines[0])
    later = inner.later
    assert later is not None
    for line in lines[1:]:
        later.do(line)
    cx.numbers = inner.numbers


@means("it.give")
def it_is_given(cx: Context, node: Node) -> None:
    give_all(cx, whom(cx), node, 0)


@means("act.gain_all", "it.gain_all")
def gain_all(cx: Context, node: Node) -> None:
    acted = node.phrase == "act.gain_all"
    found = cx.read(child(node, 0), Cards) if acted else whom(cx)
    items = children(node, 1 if acted else 0)
    tier, cx.tier = cx.tier, None
    if any((item.phrase == "tier.gift") != (tier is not None) for item in items):
        raise NoMeaning("what this list goes by is told of some of it alone")

    def write(cards: Cards) -> None:
        for item in items:
            if tier is None:
                hold(cx, GrantAbility(cards, granted(cx, child(item, 0))))
            else:
                have_if(cx, cards, amounts(child(item, 0), *tier), child(item, 1))

    cx.act_on(found, write)
    cx.modified = found


def have_if(cx: Context, cards: Cards, asked: Condition, ability: Node) -> None:
    """One ability of a list, if what it asks is so: now, or as long as it is."""
    made = GrantAbility(cards, granted(cx, ability))
    if cx.standing:
        kept, cx.when = cx.when, [*cx.when, asked]
        hold(cx, made)
        cx.when = kept
        return
    skip = cx.only_if(asked)
    hold(cx, made)
    cx.land(skip)


@means("act.gain_and_all")
def gain_and_all(cx: Context, node: Node) -> None:
    found = cx.read(child(node, 0), Cards)

    def write(cards: Cards) -> None:
        give_all(cx, cards, node, 1)
        for item in children(node, 2):
            hold(cx, GrantAbility(cards, granted(cx, child(item, 0))))

    cx.act_on(found, write)
    cx.modified = found


# -- what units can or cannot do ---------------------------------------------------------------


def rule(
    cx: Context,
    number_: int,
    target: Cards | None,
    who: Who | None = None,
    such: Filter | None = None,
    zones: int = -1,
    amount: Amount | None = None,
) -> None:
    hold(cx, Ruling(number_, who, target, such, amount, zones=zones))


@means("act.are")
def are(cx: Context, node: Node) -> None:
    told = child(node, 0)
    if everywhere(told, child(node, 1)):
        such = group(cx, child(told, 0))
        if such.whose is None or such.located or not such.loose:
            raise NoMeaning("of which cards that is so is told by their names alone")
        found: Cards = In(such.whose, ALL_ZONES, joined(such.parts))
    elif told.phrase == "cards.these" and (cx.standing or group(cx, child(told, 0)).zones):
        found = group(cx, child(told, 0)).cards(cx)  # what is so of such cards is so of all
    else:
        found = cx.read(told, Cards)
    cx.act_on(found, lambda cards: cx.do_to(child(node, 1), cards))
    cx.modified = found


# 5.2.2.1: states that cards of certain names have in every zone
BY_NAME = (
    *("超・獣神祭排出対象", "激・獣神祭排出対象", "天下五剣", "天界の守護者"),
    *("爆絶-変革の推定者-", "轟絶-異形なる感情-", "轟絶-異形なる分断者-"),
)
ALL_ZONES = [zone for zone in range(1, KINDS) if zone != MARKERS]


def everywhere(told: Node, being: Node) -> bool:
    """Whether a state is had by all cards of a name, or by those told alone."""
    if being.phrase != "being.state" or told.phrase not in ("cards.all", "cards.these"):
        return False
    # 5.2.2.1; 5.2.2.2: any other by those told alone
    return state_name(child(being, 0)) in {folded(f"state:{name}") for name in BY_NAME}


@means("it.are")
def it_is(cx: Context, node: Node) -> None:
    if cx.topic and child(node, 0).phrase == "being.not_ridden":
        rule(cx, NO_RIDE, None, fighter(cx))
        return
    if cx.topic and child(node, 0).phrase == "being.state":
        told_mood = mood(words(child(child(node, 0), 0), 0))
        rule(cx, MOOD, None, fighter(cx), amount=Fixed(told_mood))
        return
    if cx.topic:
        raise NoMeaning("that is not said of a fighter")
    cx.do_to(child(node, 0), whom(cx))


PLAIN = {
    "being.not_attack": NO_ATTACK,
    "being.not_attacked": NO_ATTACK_ON,
    "being.not_move": NO_MOVE,
    "being.not_boost": NO_BOOST,
    "being.not_boosted": NOT_BOOSTED,
    "being.not_hit": NO_HIT,
    "being.not_stood": NO_STAND,
    "being.back_intercept": BACK_INTERCEPT,
    "trait.not_intercept": NO_INTERCEPT,
    "being.checks": DRIVES,
}


@means(*PLAIN)
def plain_rule(cx: Context, node: Node, found: Cards) -> None:
    rule(cx, PLAIN[node.phrase], found)


@means("being.neither")
def neither(cx: Context, node: Node, found: Cards) -> None:
    rule(cx, NO_ATTACK, found)
    rule(cx, NO_BOOST, found)


@means("being.not_chosen")
def not_chosen(cx: Context, node: Node, found: Cards) -> None:
    rule(cx, UNCHOSEN, found, cx.read(child(node, 0), Who))


@means("being.not_retired_by", "being.not_retired_any")
def not_retired(cx: Context, node: Node, found: Cards) -> None:
    who = cx.read(child(node, 0), Who) if node.phrase == "being.not_retired_by" else None
    rule(cx, NO_RETIRE, found, who)


@means("being.not_attack_such")
def not_attack_such(cx: Context, node: Node, found: Cards) -> None:
    rule(cx, NO_ATTACK, found, such=group(cx, child(node, 0)).whole())


@means("being.attack_also")
def attack_also(cx: Context, node: Node, found: Cards) -> None:
    rule(cx, REACHES_BACK, found, such=group(cx, child(node, 0)).whole())


@means("being.battle_all")
def battle_all(cx: Context, node: Node, found: Cards) -> None:
    rule(cx, ALSO_BATTLES, found, such=group(cx, child(node, 0)).whole())
    if any(span.until == UNTIL_BATTLE_ENDS for span in cx.spans):
        cx.emit(BattleMore(found))


@means("being.back_attack_at")
def back_attack(cx: Context, node: Node, found: Cards) -> None:
    row = child(node, 0).phrase
    if ROWS[row] & ~ROWS["row.back"]:
        raise NoMeaning("that is no circle of the back row")
    there = found if row == "row.back" else Where(found, AtSpots(ROWS[row]))
    if row != "row.back" and not cx.standing:
        raise NoMeaning("where it is later is not asked")
    rule(cx, BACK_ATTACK, there)


@means("being.state")
def in_state(cx: Context, node: Node, found: Cards) -> None:
    """5.2.2; 14.46.1.1: for as long as the ability tells."""
    hold(cx, GainTrait(found, [state_name(child(node, 0))]))


@means("being.also_named")
def also_named(cx: Context, node: Node, found: Cards) -> None:
    hold(cx, GainName(found, [folded(words(node, 0))]))


@means("being.also_race")
def also_race(cx: Context, node: Node, found: Cards) -> None:
    hold(cx, GainTrait(found, [folded(f"〈{words(node, 0)}〉")]))


@means("being.as_sort")
def as_sort(cx: Context, node: Node, found: Cards) -> None:
    """2.9.5.1: a subtype is a word of the card, special types are not touched by it."""
    hold(cx, GainTrait(found, [folded(words(node, 0))]))


# -- what fighters may not do ------------------------------------------------------------------


def fighter(cx: Context) -> Who:
    """Of whom that is said: a fighter that was named."""
    if not cx.topic:
        raise NoMeaning("of whom that is said is not told")
    return cx.actor


@means("act.no_intercept")
def no_intercept(cx: Context, node: Node) -> None:
    if not cx.topic:
        rule(cx, NO_INTERCEPT, whom(cx))
    else:
        rule(cx, NO_INTERCEPT, None, fighter(cx))


@means("act.no_call", "act.no_call_any", "act.no_call_of", "act.no_call_from")
def no_call(cx: Context, node: Node) -> None:
    """6.2.3.1: such cards, or all of a place, stay where they are, whoever would call them."""
    to = CIRCLES
    if node.phrase != "act.no_call_from":
        to = 1 << spot(cx, child(node, len(node.args) - 1)).zone
    such: list[Filter] = []
    if node.phrase != "act.no_call_of":
        such.append(InZones(place(cx, child(node, 0)).bits))
    if node.phrase in ("act.no_call", "act.no_call_of"):
        found = group(cx, child(node, 1 if node.phrase == "act.no_call" else 0))
        such += [*found.parts, *found.located]
    rule(cx, NO_CALL, None, fighter(cx), joined(such), to)


@means("act.call_several")
def call_several(cx: Context, node: Node) -> None:
    if place(cx, child(node, 0)).zones != [HAND]:
        raise NoMeaning("only cards of the hand are called several at once so")
    if spot(cx, child(node, 1)).zone != GUARDIAN:
        raise NoMeaning("only guardians are called several at once so")
    rule(cx, GUARD_TOGETHER, None, fighter(cx), amount=Fixed(number(node, 2)))


@means("act.no_orders", "act.no_orders_from")
def no_orders(cx: Context, node: Node) -> None:
    such: list[Filter] = []
    if node.phrase == "act.no_orders_from":
        such.append(InZones(place(cx, child(node, 0)).bits))
    found = group(cx, child(node, len(node.args) - 1))
    rule(cx, NO_ORDER, None, fighter(cx), joined([*such, *found.parts, *found.located]))


@means("act.more_orders")
def more_orders(cx: Context, node: Node) -> None:
    rule(cx, MOST_ORDERS, None, fighter(cx), amount=Fixed(number(node, 0)))


@means("act.no_ride")
def no_ride(cx: Context, node: Node) -> None:
    found = group(cx, child(node, 0))
    rule(cx, NO_RIDE, None, fighter(cx), joined([*found.parts, *found.located]))


@means("act.no_persona")
def no_persona(cx: Context, node: Node) -> None:
    rule(cx, NO_PERSONA, None, fighter(cx))


@means("act.no_cost", "act.no_ability")
def no_cost(cx: Context, node: Node) -> None:
    """Abilities of such cards cannot be used, or not be paid for: of a fighter, as a rule."""
    found = group(cx, child(node, 0))
    if child(node, 1).phrase != "kind.act":
        raise NoMeaning("automatic abilities whose cost cannot be paid")
    who = fighter(cx)
    found.whose = found.whose or who
    if found.loose and not found.zones:
        found.zones = ALL_ZONES  # wherever they are
        found.loose = False
    rule_of = NO_COST if node.phrase == "act.no_cost" else NO_ABILITY
    hold_rule(cx, Ruling(rule_of, who, found.cards(cx)))


def hold_rule(cx: Context, made: Modifier) -> None:
    """A rule for fighters: it looks at cards as they are (11.11.5)."""
    kept, cx.rule = cx.rule, True
    hold(cx, made)
    cx.rule = kept


@means("being.safe")
def safe(cx: Context, node: Node, found: Cards) -> None:
    who = cx.read(child(node, 0), Who)
    rule(cx, UNCHOSEN, found, who)
    rule(cx, NO_RETIRE, found, who)


@means("being.also_nation")
def also_nation(cx: Context, node: Node, found: Cards) -> None:
    hold(cx, GainTrait(found, [folded(f"《{words(node, 0)}》")]))


@means("act.rear_drive", "act.rear_drive_of")
def rear_drive(cx: Context, node: Node) -> None:
    """Rear-guards make drive checks: a rule for the fighter."""
    who = cx.read(child(node, 0), Who) if node.args else fighter(cx)
    hold_rule(cx, Ruling(DRIVES, None, In(who, [REAR])))


@means("being.persona_from")
def persona_from(cx: Context, node: Node, found: Cards) -> None:
    such = group(cx, child(node, 1))
    old = [keyword(cx, child(node, 0)), *such.parts, *such.located, Not(SharesName(This()))]
    if not cx.standing or such.zones or not isinstance(found, This):
        raise NoMeaning("only of the card itself that is told")
    rule(cx, ALWAYS_PERSONA, found, None, joined(old))


@means("being.not_called_to")
def not_called_to(cx: Context, node: Node, found: Cards) -> None:
    if not cx.standing or not isinstance(found, This):
        raise NoMeaning("only of the card itself that is told")
    rule(cx, NO_CALL, None, You(), Is(This()), 1 << spot(cx, child(node, 0)).zone)


@means("act.energy_most")
def energy_most(cx: Context, node: Node) -> None:
    rule(cx, ENERGY_MOST, None, fighter(cx), amount=Fixed(number(node, 0)))


@means("act.gain_of")
def gain_of(cx: Context, node: Node) -> None:
    """Abilities of the cards that were asked for: continuously, as long as they are there."""
    counted = cx.counted
    if not cx.standing or not isinstance(counted, CountOf):
        raise NoMeaning("no cards were told of before whose abilities these could be")
    kinds = 0
    for one in children(node, 1):
        kinds |= 1 << ICON_KINDS[child(one, 0).phrase]
    found = cx.read(child(node, 0), Cards)
    hold(cx, GrantAbilitiesOf(found, counted.cards, kinds))
    if kinds >> CONTINUOUS & 1:
        hold(cx, GrantSkillsOf(found, counted.cards))
        hold(cx, CountDrive(found))
    cx.modified = found


ICON_KINDS = {"kind.act": ACTIVATED, "kind.auto": AUTO, "kind.always": CONTINUOUS}
part("whole.kind", *ICON_KINDS)


@means("being.clan_only")
def clan_only(cx: Context, node: Node, found: Cards) -> None:
    hold(cx, BelongsOnly(found, folded(words(node, 0))))


@means("act.cheaper")
def cheaper(cx: Context, node: Node) -> None:
    """7.28.1: abilities of a kind that a card has originally cost less of a blast."""
    blast = child(node, 2)
    if blast.phrase not in BLAST_KINDS:
        raise NoMeaning("what is paid with is told by its cards")
    made = Ruling(
        COST_CHANGE,
        None,
        ref(cx, child(node, 0)),
        None,
        Fixed(number(blast, 0)),
        ICON_KINDS[child(node, 1).phrase],
        1 << BLAST_KINDS[blast.phrase],
    )
    hold(cx, made)


@means("it.make_state")
def make_state(cx: Context, node: Node) -> None:
    found = whom(cx)
    hold(cx, GainTrait(found, [state_name(child(node, 0))]))
    cx.modified = found


@means("being.not_stood_next", "being.not_stood_next_of")
def not_stood_next(cx: Context, node: Node, found: Cards) -> None:
    """Until the next turn of whom it names, or of whose units these are."""
    if cx.standing or cx.spans:
        raise NoMeaning("for how long is told twice")
    if node.phrase == "being.not_stood_next_of":
        who = player(cx, child(node, 0))
        own, theirs = isinstance(who, You), isinstance(who, Opponent)
    else:
        own = isinstance(found, This)
        theirs = isinstance(found, In) and isinstance(found.who, Opponent)
    if not own and not theirs:
        raise NoMeaning("whose next stand phase that is, is not told")
    cx.spans = [Span(UNTIL_NEXT_OWN_TURN if own else UNTIL_NEXT_OPPOSING_TURN)]
    rule(cx, NO_STAND, found)
    cx.spans = []
