"""Conditions, and times within which something holds."""

from __future__ import annotations

from kirifuda.games.drafts import Span
from kirifuda.games.luck_and_logic.events import THIS_BATTLE
from kirifuda.games.luck_and_logic.meaning.cards import (
    COLORS,
    ROWS,
    group,
    placed,
    player,
    whose,
    zone_bits,
)
from kirifuda.games.luck_and_logic.meaning.context import MEANINGS, Context, means, part
from kirifuda.games.luck_and_logic.terms import (
    Attacker,
    Battling,
    Colours,
    Defender,
    HasStatus,
    LawIs,
    Lying,
    OnCircles,
    Souled,
    Such,
)
from kirifuda.games.luck_and_logic.zones import AURA_LAW, CIRCLE, HEART_LAW, PACT, POWER_LAW, SET
from kirifuda.games.meanings import NoMeaning, child, children, number, words
from kirifuda.games.phrases import COMMON, amount, cards, counted, joined, stat
from kirifuda.kernel.effects.conditions import And, Between, Condition, Exists, TurnOf, Unless
from kirifuda.kernel.effects.relations import InZones, Less, Of, ValueOf
from kirifuda.kernel.effects.terms import (
    Cards,
    CountOf,
    Filter,
    Fixed,
    Is,
    Kind,
    Not,
    Resting,
    Trait,
    Where,
)
from kirifuda.kernel.effects.who import Opponent, You
from kirifuda.kernel.position.cards import AUTO
from kirifuda.kernel.values.lasting import GAME, NEXT_OPPOSING_TURN, NEXT_OWN_TURN, THIS_TURN
from kirifuda.text import Node

MEANINGS.take(COMMON, "cond.and", "cond1.there", "cond1.none", "cond1.least", "cond1.most")
MEANINGS.take(COMMON, "cond1.worth_least", "cond1.worth_most", "cond1.so", "cond1.else")
MEANINGS.take(COMMON, "cond1.fewer", "cond1.more", "cond1.fewer_than_they", "cond1.more_than_they")
MEANINGS.take(COMMON, "cond1.card_least", "cond1.card_most")


#: Members that are told of by what they do in a battle.
FIGHTING = (
    *("card.attacker", "card.defender", "card.fighter", "card.opposed"),
    *("card.attacker_of", "card.defender_of", "card.foe_of"),
)


def asked_of(cx: Context, node: Node) -> Cards:
    """The card that a condition is about; told of by what it does, it is "it" from then on."""
    found = cards(cx, node)
    if node.phrase in FIGHTING:
        cx.it = found
    return found


@means("cond1.is")
def is_such(cx: Context, node: Node) -> Condition:
    """Where the card is, and whose, counts only as far as it is told."""
    told = group(cx, child(node, 1))
    found = asked_of(cx, child(node, 0))
    if told.souls is not None:
        return Exists(Where(found, told.there()))
    asked = told.like()
    if told.whose is not None:
        asked = joined([Of(told.whose), asked])  # 9.11.1
    parts: list[Filter] = [InZones(told.zones)] if told.zones else []
    return Exists(Where(Such(found, asked), joined(parts)))


@means("cond1.at")
def at(cx: Context, node: Node) -> Condition:
    row = OnCircles(ROWS[child(node, 1).phrase])
    return Exists(Such(asked_of(cx, child(node, 0)), row))


@means("cond1.exactly")
def exactly(cx: Context, node: Node) -> Condition:
    many = Fixed(number(node, 1))
    return Between(CountOf(counted(cx, child(node, 0))), many, many)


@means("cond1.there_at", "cond1.none_at", "cond1.least_at")
def there_at(cx: Context, node: Node) -> Condition:
    """So many such cards in a place, be it told before or after them."""
    told = placed(cx, children(node, 0), child(node, 1), child(node, 2))
    least = number(node, 3) if node.phrase == "cond1.least_at" else 1
    found = Exists(told.counted(cx), least)
    return Unless(found) if node.phrase == "cond1.none_at" else found


@means("cond1.lies")
def lies(cx: Context, node: Node) -> Condition:
    there: list[Filter] = [InZones(zone_bits(child(node, 2)))]
    of = whose(cx, children(node, 1))
    if of is not None:
        there.append(Of(of))
    return Exists(Where(cards(cx, child(node, 0)), joined(there)))


@means("cond1.seen_there", "cond1.seen_least")
def seen(cx: Context, node: Node) -> Condition:
    """9.6.3.1.4: what only one player has seen cannot be checked."""
    if cx.seen is None:
        raise NoMeaning("nothing was looked at")
    if not cx.checked:
        raise NoMeaning("nobody can check what only one player has seen")
    told = group(cx, child(node, 0))
    least = number(node, 1) if node.phrase == "cond1.seen_least" else 1
    return Exists(Where(cx.seen, told.like()), least)


@means("cond1.colors")
def colors(cx: Context, node: Node) -> Condition:
    found = group(cx, child(node, 0)).cards(cx)
    return Between(Colours(found), Fixed(number(node, 1)), None)


@means("cond1.is_color", "cond1.ally")
def has_that(cx: Context, node: Node) -> Condition:
    """2.3, 2.7: what is printed on a card."""
    asked: Filter
    if node.phrase == "cond1.is_color":
        asked = Kind(COLORS[child(node, 1).phrase])
    else:
        asked = Trait(PACT + words(node, 1))
    return Exists(Such(asked_of(cx, child(node, 0)), asked))


@means("cond1.set")
def is_set(cx: Context, node: Node) -> Condition:
    """11.9.1: an ability that speaks of its card as set is valid where that lies then (9.3.2.6)."""
    if child(node, 0).phrase == "card.this" and cx.ability.kind == AUTO and cx.ability.printed:
        cx.ability.zones |= 1 << CIRCLE
    return Exists(Such(asked_of(cx, child(node, 0)), HasStatus(SET)))


@means("cond1.stands", "cond1.rests")
def lies_so(cx: Context, node: Node) -> Condition:
    return turned(cx, node, 0 if node.phrase == "cond1.stands" else 1)


def turned(cx: Context, node: Node, rest: int) -> Condition:
    """4.1.3.1: how a card lies; 9.11.1: or lay when it left."""
    return Exists(Such(asked_of(cx, child(node, 0)), Resting(rest)))


@means("cond1.alone")
def alone(cx: Context, node: Node) -> Condition:
    """It is such a card, and there is no other."""
    all_such = counted(cx, child(node, 0))
    mine = Is(cards(cx, child(node, 1)))
    return And([Exists(Where(all_such, mine)), Unless(Exists(Where(all_such, Not(mine))))])


@means("cond1.souled", "cond1.soulless")
def souled(cx: Context, node: Node) -> Condition:
    has = Exists(Such(asked_of(cx, child(node, 0)), Souled()))
    return has if node.phrase == "cond1.souled" else Unless(has)


@means("cond1.not_so")
def not_so(cx: Context, node: Node) -> Condition:
    if cx.done is None:
        raise NoMeaning("nothing was told before that could have been done")
    return Unless(cx.done)


@means("cond1.worth_more")
def worth_more(cx: Context, node: Node) -> Condition:
    return Less(amount(cx, child(node, 1)), amount(cx, child(node, 0)))


@means("cond1.broken_least")
def broken_least(cx: Context, node: Node) -> Condition:
    """5.32.1: a broken gate lies face up."""
    if {part.phrase for part in child(node, 0).walk() if part.category == "noun"} != {"noun.gate"}:
        raise NoMeaning("only gates are broken (5.32)")
    found = counted(cx, child(node, 0))
    return Exists(Where(found, Lying(0)), number(node, 1))


@means("cond1.stat_below", "cond1.stat_above")
def beside_another(cx: Context, node: Node) -> Condition:
    """The same number of two cards."""
    which = stat(cx, child(node, 1))
    mine, theirs = (ValueOf(cards(cx, child(node, at)), which, False) for at in (0, 2))
    return Less(mine, theirs) if node.phrase == "cond1.stat_below" else Less(theirs, mine)


@means("cond1.turn")
def turn(cx: Context, node: Node) -> Condition:
    return TurnOf(player(cx, child(node, 0)))


LAWS = {"law.power": POWER_LAW, "law.aura": AURA_LAW, "law.heart": HEART_LAW}
part(*LAWS)


@means("cond1.law")
def law(cx: Context, node: Node) -> Condition:
    return LawIs(LAWS[child(node, 0).phrase])


@means("cond1.forged")
def forged(cx: Context, node: Node) -> Condition:
    if cx.forged is None:
        raise NoMeaning("no alchemy was told of")
    return Exists(cx.forged)


#: Verbs that tell of what was offered, with what can have been offered so.
DEEDS = {
    "deed.discard": ("verb1.discard",),
    "deed.drop": ("verb1.drop",),
    "deed.return": ("verb1.return", "verb1.put_end", "verb1.put_order", "verb1.add_own"),
    "deed.add": ("verb1.add", "verb1.add_own"),
    "deed.put": (
        *("verb1.put", "verb1.put_down", "verb1.put_up", "verb1.put_end", "verb1.put_order"),
    ),
    "deed.draw": ("act.draw", "act.draw_same"),
    "deed.pay": ("sentence.pay", "do.pay_may", "act.pay"),
    "deed.rest": ("verb1.rest",),
    "deed.stand": ("verb1.stand",),
    "deed.sortie": (
        *("verb1.sortie", "verb1.sortie_rested", "verb1.sortie_row", "verb1.sortie_free"),
    ),
    "deed.reveal": ("verb1.reveal",),
    "deed.purge": ("verb1.purge",),
    "deed.stock": ("verb1.stock", "verb1.stock_up"),
    "deed.move": (
        *("verb1.move", "verb1.move_free", "verb1.move_row", "verb1.move_next"),
        *("verb1.move_next_free", "verb1.move_there"),
    ),
    "deed.break": ("verb1.break",),
}
part(*DEEDS)


@means("cond1.did")
def did(cx: Context, node: Node) -> Condition:
    """9.7.3.3.1: そうしたら, with the verb of what the sentence before has offered."""
    if cx.done is None or cx.offered not in DEEDS[child(node, 0).phrase]:
        raise NoMeaning("the sentence before offers nothing that is told by this verb alone")
    return cx.done


@means("cond1.did_not")
def did_not(cx: Context, node: Node) -> Condition:
    """9.7.3.3.1: the contrary of what そうしたら asks, with the verb of what was offered."""
    return Unless(did(cx, node))


@means("cond1.battling")
def battling(cx: Context, node: Node) -> Condition:
    return Battling(cards(cx, child(node, 0)))


MEANINGS.take(COMMON, "span.turn", "span.next_turn", "span.game", "span.turn_of", "event.during")


@means("span.next_turn_of")
def next_turn_of(cx: Context, node: Node) -> Span:
    return Span(next_turn(cx, child(node, 0)))


def next_turn(cx: Context, node: Node) -> int:
    """The next turn of a player, and nothing but that."""
    who = player(cx, node)
    if isinstance(who, You):
        return NEXT_OWN_TURN
    if isinstance(who, Opponent) and isinstance(who.of, You):
        return NEXT_OPPOSING_TURN
    raise NoMeaning("it is not told whose next turn it is")


@means("span.battle")
def battle(cx: Context, node: Node) -> Span:
    return Span(THIS_TURN, THIS_BATTLE)


@means("span.stands", "span.rests")
def while_turned(cx: Context, node: Node) -> Span:
    """In a continuous ability: of an effect it is not told what comes after the first time."""
    if not cx.standing:
        raise NoMeaning("it is not told whether this comes back once it has ended")
    return Span(GAME, 0, turned(cx, node, 0 if node.phrase == "span.stands" else 1))


@means("span.fight")
def fight(cx: Context, node: Node) -> Span:
    return Span(GAME, 0, Battling(cards(cx, child(node, 0))))


@means("span.attacks", "span.defends")
def in_battle_as(cx: Context, node: Node) -> Span:
    """8.2.9, 8.2.11.1: while it is the one that attacks, or the one that defends."""
    side: Cards = Attacker() if node.phrase == "span.attacks" else Defender()
    return Span(GAME, 0, Exists(Where(cards(cx, child(node, 0)), Is(side))))
