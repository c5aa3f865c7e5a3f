"""Actions: what players do, and what is so while an effect lasts."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.games.rebirth.attack import UNTIL_ATTACK_ENDS
from kirifuda.games.rebirth.counter import CANCEL
from kirifuda.games.rebirth.instructions import (
    Check,
    EndPhase,
    Hurt,
    Pay,
    SetDamage,
    UpTo,
)
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    meaning,
    means,
    number,
    words,
)
from kirifuda.games.rebirth.meaning.filters import filter_, icon_kind, stat
from kirifuda.games.rebirth.meaning.picks import Count, choose, chosen_from, count
from kirifuda.games.rebirth.meaning.places import place, place_cards
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.meaning.verbs import verb
from kirifuda.games.rebirth.processes import SPARED_DAMAGE
from kirifuda.games.rebirth.rules import BLOCKER, SPARK
from kirifuda.games.rebirth.rulings import (
    BLOCK_WITH,
    COMBO,
    NO_ACTIVATED,
    NO_AUTO,
    NO_BLOCK,
    NO_CANCEL,
    NO_PARTNER_ATTACK,
    NO_SET,
    NO_SPARK,
    NO_STANDING,
    PARTNER_ATTACK,
    Ruling,
)
from kirifuda.games.rebirth.table import HIDDEN_FROM_CHARACTERS, HIDDEN_FROM_OPPONENTS
from kirifuda.games.rebirth.terms import (
    AttackNumber,
    AttackOn,
    AttacksSoFar,
    HasBit,
    NthAttackBy,
    NthAttackOf,
    NumberOf,
    Times,
)
from kirifuda.games.rebirth.zones import ATK, CHARACTER, DECK, DEF, HAND, RETIRE, WAITING
from kirifuda.kernel.cards import ACTIVATED, AUTO, Ability
from kirifuda.kernel.choosing import ChooseNumber, TakeBit
from kirifuda.kernel.doing import Draw, Shuffle
from kirifuda.kernel.flow import Keep
from kirifuda.kernel.lasting import GAME, THIS_TURN, Apply, Delay
from kirifuda.kernel.moving import MOVED
from kirifuda.kernel.terms import (
    Amount,
    And,
    Cards,
    Condition,
    Fixed,
    In,
    Kind,
    Or,
    Sum,
    Who,
)
from kirifuda.kernel.values import (
    AddNumbers,
    GainName,
    GainTrait,
    GrantAbility,
    LoseAbilities,
    LoseTraits,
    Mark,
    Modifier,
    SetNumber,
)
from kirifuda.text import Node

MODE = 9
DECLARE = 12


def act(cx: Context, node: Node) -> None:
    meaning(node)(cx, node)


# -- to cards ----------------------------------------------------------------------------------


@means("act.to")
def to(cx: Context, node: Node) -> None:
    verb(cx, child(node, 1), cards(cx, child(node, 0)))


@means("act.to_some")
def to_some(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    how = count(cx, child(node, 1))
    if how.all:
        verb(cx, child(node, 2), found, child(node, 0))
        return
    verb(cx, child(node, 2), choose(cx, found, how))


@means("act.pick")
def act_pick(cx: Context, node: Node) -> None:
    from kirifuda.games.rebirth.meaning.sentences import charges

    cx.charging = cx.charging or charges(cx, child(node, 1))
    chosen = chosen_from(cx, child(node, 0), child(node, 1))
    cx.charging = False
    verb(cx, child(node, 1), chosen)


@means("it.do")
def it_do(cx: Context, node: Node) -> None:
    verb(cx, child(node, 0), cx.it)


@means("it.so_many")
def it_so_many(cx: Context, node: Node) -> None:
    source = cx.seen if cx.seen is not None else cx.it
    verb(cx, child(node, 1), choose(cx, source, count(cx, child(node, 0))))


@means("it.so_many_of")
def it_so_many_of(cx: Context, node: Node) -> None:
    from kirifuda.kernel.terms import Where

    source = cx.seen if cx.seen is not None else cx.it
    such = Where(source, filter_(cx, child(node, 0)))
    verb(cx, child(node, 2), choose(cx, such, count(cx, child(node, 1)), unsure=True))


@means("it.such")
def it_such(cx: Context, node: Node) -> None:
    from kirifuda.kernel.terms import Where

    source = cx.seen if cx.seen is not None else cx.it
    verb(cx, child(node, 1), Where(source, filter_(cx, child(node, 0))))


# -- by players --------------------------------------------------------------------------------


def times(cx: Context, amount: Amount) -> Amount:
    """An amount, as often as the sentence's につき says."""
    for each in cx.per:
        amount = Times(each, amount)
    return amount


@means("act.draw")
def draw(cx: Context, node: Node) -> None:
    how = count(cx, child(node, 0))
    if how.up_to:
        register = cx.register()
        index = cx.number()
        cx.number()
        cx.emit(UpTo("5.9.3", cx.actor, how.most, 0, register, index))
        cx.drawn = cx.keep(register)
        cx.it = cx.drawn
        return
    cx.emit(Draw("5.9.1", cx.actor, times(cx, how.most), DECK, HAND))


@means("act.energy")
def energy(cx: Context, node: Node) -> None:
    cx.emit(Pay("5.14.1", cx.actor, times(cx, Fixed(number(node, 0)))))


@means("act.shuffle")
def shuffle(cx: Context, node: Node) -> None:
    cx.emit(Shuffle("5.8.1.1", cx.actor, DECK))


@means("act.recover")
def recover(cx: Context, node: Node) -> None:
    from kirifuda.games.rebirth.instructions import PutCards

    n = Fixed(number(node, 0))
    found = choose(cx, In(cx.actor, [RETIRE]), Count(n, n))
    cx.emit(PutCards("5.16.1", cx.actor, found, WAITING))


@means("act.check")
def check(cx: Context, node: Node) -> None:
    register = cx.register()
    cx.won = cx.number()
    cx.emit(Check("5.25.1", cx.actor, cx.won, register))
    cx.it = cx.keep(register)


@means("act.damage")
def damage(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cx.emit(Hurt("9.13.3", found, times(cx, Fixed(number(node, 1)))))
    cx.modified = found


@means("it.damage")
def it_damage(cx: Context, node: Node) -> None:
    if cx.modified is None:
        raise NoMeaning("no character was told of that could take more damage")
    cx.emit(Hurt("9.13.3", cx.modified, times(cx, Fixed(number(node, 0)))))


@means("act.heal_to")
def heal_to(cx: Context, node: Node) -> None:
    cx.emit(SetDamage("9.9.1", cards(cx, child(node, 0)), Fixed(number(node, 1))))


@means("act.end_phase", "act.end_phase_of")
def end_phase(cx: Context, node: Node) -> None:
    cx.emit(EndPhase("9.9.1"))


@means("act.declare")
def declare(cx: Context, node: Node) -> None:
    cx.declared = cx.number()
    lo, hi = Fixed(number(node, 0)), Fixed(number(node, 1))
    cx.emit(ChooseNumber("1.3.5", DECLARE, cx.declared, cx.actor, lo, hi))


# -- what lasts --------------------------------------------------------------------------------


def make(cx: Context, modifier: Modifier, floating: bool = False) -> None:
    """A continuous effect: part of a standing ability, or made now for a while."""
    if cx.standing:
        if cx.when:
            modifier.condition = cx.when[0] if len(cx.when) == 1 else And(list(cx.when))
        cx.modifier(modifier)
        return
    turns, until = GAME, 0
    conditions: list[Condition] = []
    if cx.spans:
        span = cx.spans[-1]
        turns, until = span.turns, span.until
        conditions = [s.condition for s in cx.spans if s.condition is not None]
        cx.last_spans = list(cx.spans)
    elif modifier.layer:
        raise NoMeaning("nothing tells how long this lasts")
    if conditions:
        modifier.condition = conditions[0] if len(conditions) == 1 else And(conditions)
    cx.emit(Apply("9.3.1.2", cx.modifier(modifier), turns, until, floating))


def to_next(cx: Context, node: Node, modifier: Modifier) -> None:
    """An effect on the next card that is put somewhere: it applies as that card comes."""
    from kirifuda.games.rebirth.triggers import Occurs

    where = place(cx, child(node, 0))
    ability = Ability(AUTO)
    ability.printed = False
    ability.at_once = True
    ability.registers = cx.ability.registers
    trigger = Occurs(MOVED, False)
    trigger.to = where.zone_bits()
    trigger.frm = ~trigger.to
    trigger.whose = where.owner(cx)
    trigger.filter = filter_(cx, child(node, 1))
    ability.triggers.append(trigger)
    ability.modifiers.append(modifier)
    span = cx.spans[-1] if cx.spans else None
    turns = span.turns if span is not None else THIS_TURN
    until = span.until if span is not None else 0
    ability.body.append(Apply("9.10.3", 0, turns, until))
    cx.emit(Delay("9.10.3", cx.card.add(ability), True, turns, until))


@means("act.modify", "act.modify_topic")
def modify(cx: Context, node: Node) -> None:
    atk = times(cx, Fixed(number(node, 1)))
    defence = times(cx, Fixed(number(node, 2)))
    target = child(node, 0)
    if target.phrase == "cards.next_placed":
        from kirifuda.kernel.terms import EventCard

        to_next(cx, target, AddNumbers(EventCard(), [ATK, DEF], [atk, defence]))
        return
    found = cards(cx, target)
    cx.modified = found
    make(cx, AddNumbers(found, [ATK, DEF], [atk, defence]))


@means("it.modify", "being.modified")
def it_modify(cx: Context, node: Node) -> None:
    if cx.modified is None:
        raise NoMeaning("no character was told of that could change more")
    atk = times(cx, Fixed(number(node, 0)))
    defence = times(cx, Fixed(number(node, 1)))
    if not cx.standing and not cx.spans and cx.last_spans:
        cx.spans = list(cx.last_spans)
    make(cx, AddNumbers(cx.modified, [ATK, DEF], [atk, defence]))


@means("act.value_is")
def value_is(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    which = stat(child(node, 1))
    cx.modified = found
    make(cx, SetNumber(found, which, value(cx, child(node, 2))))


@means("act.add_value")
def add_value(cx: Context, node: Node) -> None:
    amount = value(cx, child(node, 0))
    found = cards(cx, child(node, 1))
    cx.modified = found
    make(cx, AddNumbers(found, [ATK], [amount]))


def value(cx: Context, node: Node) -> Amount:
    if node.phrase == "value.n":
        return Fixed(number(node, 0))
    if node.phrase == "value.of":
        return NumberOf(cards(cx, child(node, 0)), stat(child(node, 1)))
    if node.phrase == "value.of_plus":
        base = NumberOf(cards(cx, child(node, 0)), stat(child(node, 1)))
        return Sum([base, Fixed(number(node, 2))])
    raise NoMeaning(f"no meaning is attached to {node.phrase}")


@means("act.give_trait")
def give_trait(cx: Context, node: Node) -> None:
    make(cx, GainTrait(cards(cx, child(node, 0)), [words(node, 1)]))


@means("it.give_trait")
def it_give_trait(cx: Context, node: Node) -> None:
    make(cx, GainTrait(cx.it, [words(node, 0)]))


def grant(cx: Context, found: Cards, node: Node) -> None:
    from kirifuda.games.rebirth.meaning.abilities import build

    place_ = build(cx.card, node, CHARACTER, printed=False)
    make(cx, GrantAbility(found, place_))


@means("act.give_ability")
def give_ability(cx: Context, node: Node) -> None:
    grant(cx, cards(cx, child(node, 0)), child(node, 1))


@means("it.give_ability")
def it_give_ability(cx: Context, node: Node) -> None:
    grant(cx, cx.it, child(node, 0))


# -- what cards are ----------------------------------------------------------------------------


@means("act.is")
def act_is(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cx.modified = found
    being(cx, child(node, 1), found)


@means("it.is")
def it_is(cx: Context, node: Node) -> None:
    being(cx, child(node, 0), cx.modified if cx.modified is not None else cx.it)


def being(cx: Context, node: Node, found: Cards) -> None:
    name = node.phrase
    if name in ("being.unchosen_by", "being.unchosen_by_their_effects"):
        player(cx, child(node, 0))
        make(cx, Mark(found, HIDDEN_FROM_OPPONENTS))
    elif name == "being.unchosen_by_characters":
        player(cx, child(node, 0))
        make(cx, Mark(found, HIDDEN_FROM_CHARACTERS))
    elif name == "being.no_stand":
        make(cx, Ruling(NO_STANDING, None, found))
    elif name == "being.gain_trait":
        make(cx, GainTrait(found, [words(node, 0)]))
    elif name == "being.also_named":
        make(cx, GainName(found, [words(node, 0)]))
    elif name == "being.lose_abilities":
        make(cx, LoseAbilities(found, -1))
        make(cx, LoseTraits(found))
    elif name == "being.lose_icon":
        make(cx, LoseAbilities(found, 1 << icon_kind(child(node, 0))))
    elif name == "being.modified":
        cx.modified = found
        it_modify(cx, node)
    elif name == "being.any_number_in_deck":
        cx.card.deck_limit = 50
    else:
        more = BEINGS.get(name)
        if more is None:
            raise NoMeaning(f"no meaning is attached to {name}")
        more(cx, node, found)


BEINGS: dict[str, Callable[[Context, Node, Cards], None]] = {}


# -- what cannot be used -----------------------------------------------------------------------


def cannot_use(cx: Context, who: Who, kind: int, target: Cards | None, filter: object) -> None:
    """9.15: abilities of a kind cannot be used."""
    from kirifuda.kernel.terms import Filter

    such = filter if isinstance(filter, Filter) else None
    rules = {
        BLOCKER: NO_BLOCK,
        SPARK: NO_SPARK,
        CANCEL: NO_CANCEL,
        ACTIVATED: NO_ACTIVATED,
        AUTO: NO_AUTO,
    }
    rule = rules.get(kind)
    if rule is None:
        raise NoMeaning("such abilities are not used")
    make(cx, Ruling(rule, who, target, such), floating=True)


@means("act.cannot_use")
def act_cannot_use(cx: Context, node: Node) -> None:
    cannot_use(cx, cx.actor, icon_kind(child(node, 0)), None, None)


@means("act.cannot_use_characters")
def cannot_use_characters(cx: Context, node: Node) -> None:
    cannot_use(cx, cx.actor, icon_kind(child(node, 0)), None, Kind(CHARACTER))


@means("act.cannot_use_of")
def cannot_use_of(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cannot_use(cx, cx.actor, icon_kind(child(node, 1)), found, None)


@means("act.cannot_use_from")
def cannot_use_from(cx: Context, node: Node) -> None:
    found = place_cards(cx, place(cx, child(node, 0)))
    cannot_use(cx, cx.actor, icon_kind(child(node, 1)), found, None)


@means("act.cannot_set")
def cannot_set(cx: Context, node: Node) -> None:
    """Rebirth cards are set from one place only: what lies elsewhere cannot be."""
    from kirifuda.games.rebirth.terms import InZone
    from kirifuda.kernel.terms import Not

    allowed = place(cx, child(node, 0)).zone_bits()
    everything = In(cx.actor, [k for k in range(1, 11) if not allowed >> k & 1])
    make(cx, Ruling(NO_SET, cx.actor, everything, Not(InZone(allowed))), floating=True)


@means("act.recombo_valid")
def recombo_valid(cx: Context, node: Node) -> None:
    make(cx, Ruling(COMBO, None, cards(cx, child(node, 0))))


@means("act.may_block")
def may_block(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    make(cx, Ruling(BLOCK_WITH, cx.actor, found, filter_(cx, child(node, 1))), floating=True)


# -- partner attacks ---------------------------------------------------------------------------


def which_attack(cx: Context, node: Node) -> Condition | None:
    """The attacks that a phrase names, as a condition on the attack under way."""
    name = node.phrase
    if name in ("attack.this", "attack.that"):
        if cx.standing:
            return None
        index = cx.number()
        cx.emit(Keep(index, AttacksSoFar()))
        return AttackNumber(index)
    if name == "attack.by":
        return NthAttackOf(cards(cx, child(node, 0)), 0)
    if name == "attack.of":
        return NthAttackBy(player(cx, child(node, 0)), 0)
    if name == "attack.to":
        return AttackOn(cards(cx, child(node, 0)))
    if name in ("attack.next_to", "attack.next"):
        index = cx.number()
        cx.emit(Keep(index, Sum([AttacksSoFar(), Fixed(1)])))
        found = cards(cx, child(node, 0))
        on: Condition = AttackOn(found) if name == "attack.next_to" else NthAttackOf(found, 0)
        return And([AttackNumber(index), on])
    if name == "attack.nth":
        return NthAttackBy(player(cx, child(node, 0)), number(node, 1))
    if name == "attack.nth_two":
        who = player(cx, child(node, 0))
        return Or([NthAttackBy(who, number(node, 1)), NthAttackBy(who, number(node, 2))])
    if name == "attack.nth_by":
        return NthAttackOf(cards(cx, child(node, 0)), number(node, 1))
    raise NoMeaning(f"no meaning is attached to {name}")


@means("act.partner_attack", "act.no_partner_attack")
def partner_attack(cx: Context, node: Node) -> None:
    rule = PARTNER_ATTACK if node.phrase == "act.partner_attack" else NO_PARTNER_ATTACK
    found = which_attack(cx, child(node, 0))
    modifier = Ruling(rule)
    attack = child(node, 0).phrase
    spans, when = list(cx.spans), list(cx.when)
    if found is not None:
        if cx.standing:
            cx.when = [*when, found]
        else:
            from kirifuda.games.rebirth.meaning.context import Span

            until = UNTIL_ATTACK_ENDS if attack in ("attack.this", "attack.that") else 0
            cx.spans = [*spans, Span(THIS_TURN, until, found)]
    make(cx, modifier, floating=True)
    cx.spans, cx.when = spans, when


# -- options -----------------------------------------------------------------------------------


@means("act.options")
def options(cx: Context, node: Node) -> None:
    """5.27.1, 5.27.2: choose so many of the options, do them in their order."""
    from kirifuda.games.rebirth.meaning.sentences import sentence

    how = count(cx, child(node, 0))
    listed = children(node, 1)
    many = how.most.n if isinstance(how.most, Fixed) else 0
    if how.up_to or not isinstance(how.most, Fixed):
        raise NoMeaning("options can only be chosen in a fixed number")
    taken = cx.number()
    cx.emit(Keep(taken, Fixed(0)))
    if many >= len(listed):  # 5.27.2.2: all of them, each once
        cx.emit(Keep(taken, Fixed((1 << len(listed)) - 1)))
        many = 0
    for _ in range(many):  # 5.27.2.1: none, if none is to be chosen
        index = cx.number()
        lo, hi = Fixed(1), Fixed(len(listed))
        cx.emit(ChooseNumber("5.27.1", MODE, index, cx.actor, lo, hi, taken))
        cx.emit(TakeBit(taken, index, 1))
    named, it = cx.named, cx.it
    for place_, option in enumerate(listed):
        # 5.27.3: what the other options speak of is not there; 5.27.4: in their printed order
        cx.named, cx.it = named, it
        skip = cx.only_if(HasBit(taken, place_))
        for line in children(option, 1):
            sentence(cx, line)
        cx.land(skip)
    cx.named, cx.it = named, it


@means("act.undo_retire")
def undo_retire(cx: Context, node: Node) -> None:
    """5.19.3: told by a number of the scope to the recovery that asked (processes.py)."""
    cx.emit(Keep(0, Fixed(SPARED_DAMAGE)))
