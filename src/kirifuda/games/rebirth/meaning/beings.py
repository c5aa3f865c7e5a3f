"""What cards are said to be: …は…ない, …を得る, …を失う."""

from __future__ import annotations

from kirifuda.games.deck import ANY_NUMBER
from kirifuda.games.phrases import condition
from kirifuda.games.rebirth.changes import (
    Change,
    CopyAbilities,
    CopyChosen,
    SetNames,
    SetTraits,
    Steady,
)
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.causes import Culprit, by_which, culprit, maker
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    Span,
    child,
    means,
    number,
    part,
    words,
)
from kirifuda.games.rebirth.meaning.filters import filter_, icon_kind
from kirifuda.games.rebirth.meaning.lasting import grant, make
from kirifuda.games.rebirth.meaning.places import place
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.quoting import ChooseAbility
from kirifuda.games.rebirth.rulings import (
    ATTACK_ALONE,
    DAMAGE_CHANGE,
    NO_ATTACK,
    NO_ATTACK_ON,
    NO_BLOCK,
    NO_CHOICE_BY,
    NO_DAMAGE,
    NO_PARTNER_ATTACK,
    NO_PARTNER_DECLARED,
    NO_PLACING,
    NO_PUT,
    NO_PUT_BY,
    NO_STANDING,
    NO_SUPPORT,
    NO_TURN_BY,
    SET_AS_BLOCKER,
    SUPPORT_RESTED,
    UNAFFECTED,
)
from kirifuda.games.rebirth.table import (
    HIDDEN,
    HIDDEN_FROM_CHARACTERS,
    HIDDEN_FROM_EFFECTS,
    HIDDEN_FROM_OPPONENTS,
    NOT_COUNTED,
)
from kirifuda.games.rebirth.terms import NthAttackOf
from kirifuda.games.rebirth.zones import ATK, DEF, ENTRY, MEMBER
from kirifuda.kernel.effects.conditions import Condition, Unless
from kirifuda.kernel.effects.terms import Anything, Cards, Filter, Fixed, In, Is, Not, This
from kirifuda.kernel.effects.who import EachPlayer, Opponent, Who
from kirifuda.kernel.position.cards import EVERYWHERE
from kirifuda.kernel.values.lasting import THIS_TURN
from kirifuda.kernel.values.layers import (
    GainName,
    GainTrait,
    LoseAbilities,
    LoseTraits,
    Mark,
)
from kirifuda.kernel.values.rulings import Ruling
from kirifuda.text import Node


@means("act.is")
def act_is(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cx.modified = found
    being(cx, child(node, 1), found)


@means("it.is")
def it_is(cx: Context, node: Node) -> None:
    if cx.subject is not None:
        ban(cx, child(child(node, 0), 0).phrase, cx.subject)
    else:
        being(cx, child(node, 0), cx.changing())


def being(cx: Context, node: Node, found: Cards) -> None:
    cx.apply(node, found)


@means("being.unchosen")
def unchosen(cx: Context, node: Node, found: Cards) -> None:
    make(cx, Mark(found, HIDDEN))


@means("being.unchosen_by_effects")
def unchosen_by_effects(cx: Context, node: Node, found: Cards) -> None:
    cause = child(node, 0)
    if cause.phrase == "cause.effect":
        make(cx, Mark(found, HIDDEN_FROM_EFFECTS))
    elif cause.phrase not in ("cause.effect_of", "cause.effect_by") or not hidden(
        cx, child(cause, 0), found
    ):
        unchosen_for(cx, by_which(cx, cause), found)


def unchosen_for(cx: Context, by: Culprit, found: Cards) -> None:
    """Such effects cannot choose cards."""
    make(cx, Ruling(NO_CHOICE_BY, by.who, found, by.such, by.told()))


@means("being.unchosen_by")
def unchosen_by(cx: Context, node: Node, found: Cards) -> None:
    who = child(node, 0)
    if not hidden(cx, who, found):
        if who.category == "player":
            raise NoMeaning("only opponents are kept from choosing, or effects of cards")
        unchosen_for(cx, Culprit(None, maker(cx, who)), found)


def hidden(cx: Context, who: Node, found: Cards) -> bool:
    """Whether it is told that the opponents, or their characters, cannot choose it."""
    mark = HIDDEN_FROM_OPPONENTS
    if who.phrase == "maker.of" and child(who, 1).phrase == "noun.character":
        who, mark = child(who, 0), HIDDEN_FROM_CHARACTERS
    if who.category != "player" or not isinstance(player(cx, who), Opponent):
        return False
    make(cx, Mark(found, mark))
    return True


@means("act.cannot_choose")
def cannot_choose(cx: Context, node: Node) -> None:
    if not isinstance(cx.actor, Opponent):
        raise NoMeaning("only opponents are kept from choosing")
    make(cx, Mark(cards(cx, child(node, 0)), HIDDEN_FROM_OPPONENTS))


@means("being.no_stand")
def no_stand(cx: Context, node: Node, found: Cards) -> None:
    make(cx, Ruling(NO_STANDING, None, found))


@means("being.unaffected")
def unaffected(cx: Context, node: Node, found: Cards) -> None:
    by = by_which(cx, child(node, 0))
    make(cx, Ruling(UNAFFECTED, by.who, found, by.such, by.told()))


@means("act.is_everywhere")
def is_everywhere(cx: Context, node: Node) -> None:
    """すべての領域で: a continuous ability that no place narrows down (9.4.5)."""
    found = cards(cx, child(node, 0))
    if not cx.standing or not isinstance(found, This):
        raise NoMeaning("only what a card always is, it is in every zone")
    if cx.zoned:
        raise NoMeaning("the zones in which the ability is valid are told already")
    cx.ability.zones = EVERYWHERE
    being(cx, child(node, 1), found)


@means("being.no_damage")
def no_damage(cx: Context, node: Node, found: Cards) -> None:
    make(cx, Ruling(NO_DAMAGE, None, found))


@means("being.fixed")
def fixed(cx: Context, node: Node, found: Cards) -> None:
    make(cx, Steady(found, EachPlayer(), False))


@means("being.less_damage_from")
def less_damage_from(cx: Context, node: Node, found: Cards) -> None:
    change = Fixed(number(node, 1))
    make(cx, Ruling(DAMAGE_CHANGE, None, found, filter_(cx, child(node, 0)), change))


@means("being.not_counted")
def not_counted(cx: Context, node: Node, found: Cards) -> None:
    make(cx, Mark(found, NOT_COUNTED))


@means("being.gain_trait")
def gain_trait(cx: Context, node: Node, found: Cards) -> None:
    make(cx, GainTrait(found, [words(node, 0)]))


@means("being.gain_ability")
def gain_ability(cx: Context, node: Node, found: Cards) -> None:
    grant(cx, found, child(node, 0))


@means("being.gain_abilities")
def gain_abilities(cx: Context, node: Node, found: Cards) -> None:
    make(cx, CopyAbilities(found, cards(cx, child(node, 0))))


@means("being.gain_some")
def gain_some(cx: Context, node: Node, found: Cards) -> None:
    if number(node, 2) != 1 or cx.standing:
        raise NoMeaning("only one ability is chosen at a time")
    index = cx.number()
    model = cards(cx, child(node, 0))
    cx.emit(ChooseAbility("9.7.4.2", cx.actor, model, icon_kind(child(node, 1)), index))
    make(cx, CopyChosen(found, index))


@means("being.also_named")
def also_named(cx: Context, node: Node, found: Cards) -> None:
    make(cx, GainName(found, [words(node, 0)]))


@means("being.named")
def named(cx: Context, node: Node, found: Cards) -> None:
    make(cx, SetNames(found, [words(node, 0)]))


@means("being.lose_names")
def lose_names(cx: Context, node: Node, found: Cards) -> None:
    make(cx, SetNames(found, []))
    make(cx, LoseTraits(found))


@means("being.lose_abilities")
def lose_abilities(cx: Context, node: Node, found: Cards) -> None:
    make(cx, LoseAbilities(found, -1))
    make(cx, LoseTraits(found))


@means("being.lose_all_abilities")
def lose_all_abilities(cx: Context, node: Node, found: Cards) -> None:
    make(cx, LoseAbilities(found, -1))


@means("being.lose_traits")
def lose_traits(cx: Context, node: Node, found: Cards) -> None:
    make(cx, LoseTraits(found))


@means("being.lose_icon")
def lose_icon(cx: Context, node: Node, found: Cards) -> None:
    make(cx, LoseAbilities(found, 1 << icon_kind(child(node, 0))))


@means("act.becomes_trait")
def becomes_trait(cx: Context, node: Node) -> None:
    """〔…〕になる: it has that trait and no other."""
    make(cx, SetTraits(cx.changing(), [words(node, 0)]))


@means("being.modified")
def modified(cx: Context, node: Node, found: Cards) -> None:
    cx.modified = found
    atk, defence = Fixed(number(node, 0)), Fixed(number(node, 1))
    make(cx, Change(found, [ATK, DEF], [cx.times(atk), cx.times(defence)]))


@means("being.any_number_in_deck")
def any_number_in_deck(cx: Context, node: Node, found: Cards) -> None:
    cx.card.deck_limit = ANY_NUMBER


@means("being.not_put")
def not_put(cx: Context, node: Node, found: Cards) -> None:
    make(cx, Ruling(NO_PUT, None, found, zones=place(cx, child(node, 0)).whole()))


@means("being.not_placed_but")
def not_placed_but(cx: Context, node: Node, found: Cards) -> None:
    """効果以外でメンバーに置けない: by effects only."""
    if child(node, 0).phrase != "cause.effect":
        raise NoMeaning("only effects are excepted")
    make(cx, Ruling(NO_PLACING, None, found, zones=1 << MEMBER))


@means("being.not_put_by")
def not_put_by(cx: Context, node: Node, found: Cards) -> None:
    """相手の効果で控え室に置かれない: such effects do not put it there."""
    who, such = culprit(cx, child(node, 0))
    zones = place(cx, child(node, 1)).whole()
    make(cx, Ruling(NO_PUT_BY, who, found, such, zones=zones))


@means("being.not_rested_by", "being.not_stood_by")
def not_turned_by(cx: Context, node: Node, found: Cards) -> None:
    """相手の効果で【レスト】しない: such effects do not turn it so."""
    who, such = culprit(cx, child(node, 0))
    way = Fixed(1 if node.phrase == "being.not_rested_by" else 0)
    make(cx, Ruling(NO_TURN_BY, who, found, such, way))


@means("being.supports_rested")
def supports_rested(cx: Context, node: Node, found: Cards) -> None:
    make(cx, Ruling(SUPPORT_RESTED, None, found))


@means("being.placed_only_when")
def placed_only_when(cx: Context, node: Node, found: Cards) -> None:
    zones = place(cx, child(node, 1)).zone_bits()
    while_so(cx, Unless(condition(cx, child(node, 0))))
    make(cx, Ruling(NO_PUT, None, found, zones=zones))
    cx.when = cx.when[:-1]


@means("act.is_unless")
def is_unless(cx: Context, node: Node) -> None:
    """…ないと…できない: while that holds."""
    found = cards(cx, child(node, 0))
    cx.modified = found
    while_so(cx, condition(cx, child(node, 1)))
    being(cx, child(node, 2), found)
    cx.when = cx.when[:-1]


def while_so(cx: Context, limit: Condition) -> None:
    if not cx.standing:
        raise NoMeaning("only what a continuous ability says holds under such a condition")
    cx.when = [*cx.when, limit]


@means("being.supported_only")
def supported_only(cx: Context, node: Node, found: Cards) -> None:
    unsupportable(cx, found, Not(filter_(cx, child(node, 0))))


def unsupportable(cx: Context, found: Cards, such: Filter) -> None:
    """Such characters cannot support it."""
    everyone = In(EachPlayer(), [MEMBER], such)
    make(cx, Ruling(NO_SUPPORT, None, everyone, Is(found)), floating=True)


@means("being.supports_only")
def supports_only(cx: Context, node: Node, found: Cards) -> None:
    make(cx, Ruling(NO_SUPPORT, None, found, Not(filter_(cx, child(node, 0)))))


@means("being.also_trait")
def also_trait(cx: Context, node: Node, found: Cards) -> None:
    make(cx, GainTrait(found, [words(node, 0)]))


@means("being.so_many_in_deck")
def so_many_in_deck(cx: Context, node: Node, found: Cards) -> None:
    if not isinstance(found, This):
        raise NoMeaning("a card tells how many of itself a deck may have")
    cx.card.deck_limit = number(node, 0)


@means("being.unsupported")
def unsupported(cx: Context, node: Node, found: Cards) -> None:
    unsupportable(cx, found, filter_(cx, child(node, 0)))


@means("act.cannot_block_with")
def cannot_block_with(cx: Context, node: Node) -> None:
    make(cx, Ruling(NO_BLOCK, cx.actor, None, filter_(cx, child(node, 0))), floating=True)


CANNOT = {
    "fight.attack": (NO_ATTACK,),
    # 8.2.4.4: none can be declared; and no attack of it is one (5.23.2)
    "fight.partner_attack": (NO_PARTNER_DECLARED, NO_PARTNER_ATTACK),
    "fight.support": (NO_SUPPORT,),
    "fight.block": (NO_BLOCK,),
}
part(*CANNOT)


@means("being.cannot")
def cannot(cx: Context, node: Node, found: Cards) -> None:
    for rule in CANNOT[child(node, 0).phrase]:
        make(cx, Ruling(rule, None, found))


def ban(cx: Context, fight: str, who: Who) -> None:
    """相手はアタックできない: with whichever characters that player has by then."""
    if fight == "fight.block":
        make(cx, Ruling(NO_BLOCK, who), floating=True)
        return
    found = In(who, [MEMBER if fight == "fight.support" else ENTRY])
    for rule in CANNOT[fight]:
        make(cx, Ruling(rule, None, found), floating=True)


@means("being.cannot_be")
def cannot_be(cx: Context, node: Node, found: Cards) -> None:
    """Nobody can do that to it: who would attack it cannot attack (8.2.3.2); attacks on it are no
    partner attacks (5.23.2); nobody supports it; attacks of it are not blocked."""
    fight = child(node, 0).phrase
    if fight == "fight.attack":
        make(cx, Ruling(NO_ATTACK_ON, None, found))
    elif fight == "fight.partner_attack":
        make(cx, Ruling(NO_PARTNER_ATTACK, None, None, Is(found)), floating=True)
    elif fight == "fight.support":
        unsupportable(cx, found, Anything())
    else:
        unblockable(cx, found, None)


@means("being.cannot_be_blocked_by")
def cannot_be_blocked_by(cx: Context, node: Node, found: Cards) -> None:
    unblockable(cx, found, filter_(cx, child(node, 0)))


def unblockable(cx: Context, found: Cards, such: Filter | None) -> None:
    """Attacks of it cannot be blocked (with such cards)."""
    ruling = Ruling(NO_BLOCK, None, None, such)
    attacks = NthAttackOf(found, 0)
    if cx.standing:
        cx.when.append(attacks)
        make(cx, ruling, floating=True)
        cx.when.pop()
    else:
        cx.spans.append(Span(THIS_TURN, 0, attacks))
        make(cx, ruling, floating=True)
        cx.spans.pop()


@means("being.set_as_blocker")
def set_as_blocker(cx: Context, node: Node, found: Cards) -> None:
    make(cx, Ruling(SET_AS_BLOCKER, None, found))


@means("being.attack_alone")
def attack_alone(cx: Context, node: Node, found: Cards) -> None:
    make(cx, Ruling(ATTACK_ALONE, None, found, amount=Fixed(0)))


@means("being.attack_alone_nth")
def attack_alone_nth(cx: Context, node: Node, found: Cards) -> None:
    make(cx, Ruling(ATTACK_ALONE, None, found, amount=Fixed(number(node, 0))))
