"""What is done (chapter 8)."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.games.legend_of_stars.instructions import (
    BESIDE,
    FREE,
    FREE_FRONT,
    TO_FRONT,
    TO_REAR,
    AskDisplay,
    AskSquare,
    ChooseEnergy,
    Damage,
    DamageCards,
    Destroy,
    Draw,
    EndAttack,
    Field,
    Heal,
    LoseLife,
    MoveSquare,
    MoveTo,
    PutDown,
    PutSupport,
    ShowAs,
    ShuffleIn,
    Swap,
    Targeted,
    TurnSide,
    TurnSideways,
)
from kirifuda.games.legend_of_stars.meaning.cards import Group, deck, group, placed, player
from kirifuda.games.legend_of_stars.meaning.context import MEANINGS, Context, means
from kirifuda.games.legend_of_stars.meaning.sentences import ask_x
from kirifuda.games.legend_of_stars.picks import (
    CHARGE,
    DISCARD,
    ENERGY_PICK,
    ORDER,
    SEEN,
    TARGET,
)
from kirifuda.games.legend_of_stars.terms import Displayed, Fallen, Turned
from kirifuda.games.legend_of_stars.zones import (
    ATTACK_DISPLAY,
    DECK,
    ENERGY,
    HAND,
    LEFT_DISPLAY,
    RIGHT_DISPLAY,
    SUPPORT,
    TRASH,
)
from kirifuda.games.meanings import NoMeaning, child, number
from kirifuda.games.phrases import COMMON, amount, cards, count, times
from kirifuda.kernel.effects.choosing import Choose, Collect, Gather
from kirifuda.kernel.effects.conditions import Exists
from kirifuda.kernel.effects.effect import Instruction
from kirifuda.kernel.effects.flow import Jump, Keep
from kirifuda.kernel.effects.instructions import Show, Shuffle, Top
from kirifuda.kernel.effects.lots import ChooseAtRandom
from kirifuda.kernel.effects.relations import Times
from kirifuda.kernel.effects.terms import (
    Both,
    Cards,
    Chosen,
    EventCard,
    Fixed,
    In,
    Is,
    Kind,
    Not,
    Resting,
    This,
    Where,
)
from kirifuda.kernel.events.moving import FIRST, LAST
from kirifuda.text import Node


def doing(cx: Context) -> None:
    """Something is done; of a card that only holds things nothing is."""
    if cx.standing:
        raise NoMeaning("on a card in play this would have to be done, not to hold")
    if cx.spans:
        raise NoMeaning("what is done at once does not last")


def act(cx: Context, instruction: Instruction) -> None:
    doing(cx)
    cx.emit(instruction)


# -- choosing (9.6) ----------------------------------------------------------------------------


def pick(cx: Context, kind: int, found: Cards, how_many: Node, unsure: bool, clause: str) -> Cards:
    """Who acts chooses cards; they are "it" from then on."""
    register = cx.register()
    spans, cx.spans = cx.spans, []
    act(cx, Choose(clause, kind, register, cx.actor, found, *count(cx, how_many), unsure))
    cx.spans = spans
    cx.unspent = bool(spans)  # how long what is said of them next lasts
    cx.it = cx.many = chosen = cx.keep(register)
    return chosen


@means("act.some")
def some(cx: Context, node: Node) -> None:
    """9.6: targets, and what is done to them."""
    do_to_some(cx, group(cx, child(node, 0)), child(node, 1), child(node, 2))


@means("act.some_from")
def some_from(cx: Context, node: Node) -> None:
    told = placed(cx, child(node, 0), child(node, 1))
    do_to_some(cx, told, child(node, 2), child(node, 3))


#: What is done with cards of the hand that nobody speaks of again.
PUT_AWAY = {
    "verb1.trash": (DISCARD, "3.6"),
    "verb1.discard": (DISCARD, "3.6"),
    "verb1.charge": (CHARGE, "2.4"),
}


def do_to_some(cx: Context, told: Group, how_many: Node, verb: Node) -> None:
    if told.zones == 1 << HAND and verb.phrase in PUT_AWAY:
        before = cx.told
        kind, clause = PUT_AWAY[verb.phrase]
        chosen = pick(cx, kind, told.cards(cx), how_many, is_unsure(told), clause)
        cx.held.append(chosen)
        cx.do_to(verb, chosen)
        cx.told = before  # who was told of before: what is put away is nobody
        return
    cx.do_to(verb, take(cx, told, how_many))


@means("act.choose")
def choose(cx: Context, node: Node) -> None:
    take(cx, group(cx, child(node, 0)), child(node, 1))
    cx.leave_open()


@means("act.choose_two")
def choose_two(cx: Context, node: Node) -> None:
    first = take(cx, group(cx, child(node, 0)), child(node, 1))
    turned = cx.turned
    second = take(cx, group(cx, child(node, 2)), child(node, 3))
    both = cx.pin(Both([first, second]), "9.6")
    assert turned is not None
    assert cx.turned is not None
    cx.turned = cx.pin(Both([turned, cx.turned]), "9.6")
    cx.it = both
    cx.leave_open()


@means("act.choose_all")
def choose_all(cx: Context, node: Node) -> None:
    """9.6.1: all of them as targets; nothing is left to choose."""
    doing(cx)
    aimed(cx, group(cx, child(node, 0)).cards(cx))
    cx.leave_open()


@means("act.choose_from")
def choose_from(cx: Context, node: Node) -> None:
    take(cx, placed(cx, child(node, 0), child(node, 1)), child(node, 2))
    cx.leave_open()


def is_unsure(told: Group) -> bool:
    """Whether nobody can check which cards are such as are told."""
    return told.hidden() and bool(told.parts or told.kinds)


def take(cx: Context, told: Group, how_many: Node) -> Cards:
    """9.6: targets; of face-down ones only what can be seen counts (9.6.1)."""
    unsure = is_unsure(told)
    found = told.cards(cx)
    if told.zones >> HAND & 1:
        found = Where(found, Not(Is(This())))  # a card that is being played is no more in the hand
    chosen = pick(cx, TARGET, found, how_many, unsure, "9.6")
    if told.zones == 1 << HAND:
        cx.held.append(chosen)
    target(cx, chosen)
    return chosen


@means("act.choose_random", "act.random_from", "act.some_random", "act.some_random_from")
def at_random(cx: Context, node: Node) -> None:
    """Chance chooses; it does not look at what nobody sees."""
    doing(cx)
    told = group(cx, child(node, 0))
    if is_unsure(told):
        raise NoMeaning("chance does not look at cards that not everyone sees")
    register = cx.register()
    cx.emit(ChooseAtRandom("9.6", register, told.cards(cx), *count(cx, child(node, 1))))
    cx.it = chosen = cx.keep(register)
    if told.zones == 1 << HAND:
        cx.held.append(chosen)
    target(cx, chosen)
    if len(node.args) > 2:
        cx.do_to(child(node, 2), chosen)
    else:
        cx.leave_open()


@means("act.all")
def to_all(cx: Context, node: Node) -> None:
    cx.do_to(child(node, 1), aimed(cx, group(cx, child(node, 0)).cards(cx)))


def target(cx: Context, chosen: Cards) -> None:
    """9.6: those that lie face down are turned up."""
    assert isinstance(chosen, Chosen)
    register = cx.register()
    cx.emit(Targeted(chosen, register))
    cx.turned = cx.keep(register)


def affected(cx: Context, node: Node) -> Cards:
    """Cards to which something is done; all of a place are targets like those chosen (9.6.1).

    What only holds takes none, and neither does a cost.
    """
    found = cards(cx, node)
    if node.phrase in ALL:
        return aimed(cx, found)
    cx.it = found
    return found


def aimed(cx: Context, found: Cards) -> Cards:
    """9.6.1: all of these as targets."""
    if cx.standing or cx.pays or (isinstance(found, In) and found.zones == [HAND]):
        cx.it = found
        return found
    register = cx.register()
    cx.emit(Collect("9.6.1", register, found))
    cx.it = kept = cx.keep(register)
    target(cx, kept)
    return kept


ALL = ("cards.all", "cards.all_told", "those.kin")


@means("act.choose_seen", "act.some_seen")
def choose_seen(cx: Context, node: Node) -> None:
    if cx.seen is None:
        raise NoMeaning("nothing was looked at")
    told = group(cx, child(node, 0))
    unsure = bool(told.parts or told.kinds)
    chosen = pick(cx, SEEN, Where(cx.seen, told.like()), child(node, 1), unsure, "8.1")
    of_seen(cx, chosen, child(node, 2) if node.phrase == "act.some_seen" else None)


@means("act.choose_any_seen", "act.any_seen")
def any_seen(cx: Context, node: Node) -> None:
    if cx.seen is None:
        raise NoMeaning("nothing was looked at")
    chosen = pick(cx, SEEN, cx.seen, child(node, 0), False, "8.1")
    of_seen(cx, chosen, child(node, 1) if node.phrase == "act.any_seen" else None)


def of_seen(cx: Context, chosen: Cards, verb: Node | None) -> None:
    """Some of the cards looked at were chosen: what is done with them, and which are left."""
    assert cx.seen is not None
    cx.rest = Where(cx.seen, Not(Is(chosen)))
    if verb is None:
        cx.leave_open()
    else:
        cx.do_to(verb, chosen)


@means("act.look")
def look(cx: Context, node: Node) -> None:
    register = cx.register()
    top = Top(deck(cx, child(node, 0)), DECK, Fixed(number(node, 1)))
    act(cx, Collect("8.1", register, top))
    cx.seen = cx.keep(register)
    cx.emit(Show("8.1", cx.seen, cx.actor))
    cx.rest = cx.it = cx.seen


# -- players -----------------------------------------------------------------------------------


@means("act.draw")
def draw(cx: Context, node: Node) -> None:
    act(cx, Draw(cx.actor, times(cx, number(node, 0))))


@means("act.draw_x")
def draw_x(cx: Context, node: Node) -> None:
    act(cx, Draw(cx.actor, ask_x(cx)))


@means("act.draw_worth")
def draw_worth(cx: Context, node: Node) -> None:
    act(cx, Draw(cx.actor, amount(cx, child(node, 0))))


@means("act.damage")
def damage(cx: Context, node: Node) -> None:
    act(cx, Damage(player(cx, child(node, 0)), times(cx, number(node, 1))))


@means("act.damage_x")
def damage_x(cx: Context, node: Node) -> None:
    act(cx, Damage(player(cx, child(node, 0)), ask_x(cx)))


@means("act.take")
def take_damage(cx: Context, node: Node) -> None:
    act(cx, Damage(cx.actor, times(cx, number(node, 0))))


@means("act.damage_worth")
def damage_worth(cx: Context, node: Node) -> None:
    act(cx, Damage(player(cx, child(node, 0)), amount(cx, child(node, 1))))


@means("act.damage_to")
def damage_to(cx: Context, node: Node) -> None:
    act(cx, DamageCards("8.11", affected(cx, child(node, 0)), Fixed(number(node, 1))))


@means("it.damage")
def damage_it(cx: Context, node: Node) -> None:
    """9.6: cards that were chosen, and of which nothing was said since; else it could as well be
    the player who is dealt damage (8.11)."""
    if not cx.told.open:
        raise NoMeaning("nobody was told of just before who was chosen, and whom this could mean")
    act(cx, DamageCards("8.11", cx.it, Fixed(number(node, 0))))


@means("act.damage_worth_to")
def damage_worth_to(cx: Context, node: Node) -> None:
    much = amount(cx, child(node, 1))
    act(cx, DamageCards("8.11", affected(cx, child(node, 0)), much))


@means("it.damage_worth")
def damage_it_worth(cx: Context, node: Node) -> None:
    if not cx.told.open:
        raise NoMeaning("nobody was told of just before who was chosen, and whom this could mean")
    found = cx.it
    act(cx, DamageCards("8.11", found, amount(cx, child(node, 0))))


@means("act.damage_per")
def damage_per(cx: Context, node: Node) -> None:
    by = Times(amount(cx, child(node, 1)), Fixed(number(node, 2)))
    act(cx, Damage(player(cx, child(node, 0)), by))


@means("act.heal")
def heal(cx: Context, node: Node) -> None:
    act(cx, Heal(cx.actor, times(cx, number(node, 0))))


@means("act.heal_of")
def heal_of(cx: Context, node: Node) -> None:
    act(cx, Heal(player(cx, child(node, 0)), times(cx, number(node, 1))))


@means("act.heal_x")
def heal_x(cx: Context, node: Node) -> None:
    act(cx, Heal(cx.actor, ask_x(cx)))


@means("act.lose_life")
def lose(cx: Context, node: Node) -> None:
    act(cx, LoseLife(cx.actor, times(cx, number(node, 0))))


@means("act.lose_life_of")
def lose_of(cx: Context, node: Node) -> None:
    act(cx, LoseLife(player(cx, child(node, 0)), times(cx, number(node, 1))))


@means("act.lose_worth")
def lose_worth(cx: Context, node: Node) -> None:
    much = amount(cx, child(node, 0))
    act(cx, LoseLife(player(cx, child(node, 1)), much))


@means("act.heal_worth")
def heal_worth(cx: Context, node: Node) -> None:
    act(cx, Heal(cx.actor, amount(cx, child(node, 0))))


#: Where cards of the deck can go.
FROM_TOP = ("verb1.trash", "verb1.charge", "verb1.charge_turned", "verb1.add", "verb1.bottom")


@means("act.top")
def from_top(cx: Context, node: Node) -> None:
    verb = child(node, 2)
    if verb.phrase not in FROM_TOP:
        raise NoMeaning("cards of the deck only go elsewhere")
    before = cx.told
    cx.do_to(verb, Top(deck(cx, child(node, 0)), DECK, Fixed(number(node, 1))))
    cx.seen, cx.told = cx.told.last, before  # その中: those that were moved


@means("act.gain_energy", "act.regain_energy")
def turn_energy(cx: Context, node: Node) -> None:
    gain = 1 if node.phrase == "act.gain_energy" else 0
    clause = "2.5.1" if gain else "6.5"
    register = cx.register()
    able = In(cx.actor, [ENERGY], Resting(1 - gain))
    n = Fixed(number(node, 0))
    choice = ChooseEnergy if gain else Choose
    act(cx, choice(clause, ENERGY_PICK, register, cx.actor, able, n, n, False, 1, True))
    cx.emit(TurnSideways(clause, cx.keep(register), gain))


@means("act.shuffle")
def shuffle(cx: Context, node: Node) -> None:
    act(cx, Shuffle("3.1", cx.actor, DECK))


@means("it.shuffle")
def it_shuffle(cx: Context, node: Node) -> None:
    act(cx, Shuffle("3.1", cx.decks(), DECK))


# -- cards -------------------------------------------------------------------------------------

MEANINGS.take(COMMON, "it.do")


@means("act.to")
def to_cards(cx: Context, node: Node) -> None:
    cx.do_to(child(node, 1), affected(cx, child(node, 0)))


def move(
    cx: Context, found: Cards, zone: int, clause: str, where: int = LAST, rest: int = 0
) -> None:
    """Cards go to a zone; those that did are "it" from then on."""
    register = cx.register()
    act(cx, MoveTo(clause, fallen(cx, found), zone, register, where, rest))
    cx.many = cx.keep(register)
    cx.tell_moved(found, cx.many)


def fallen(cx: Context, found: Cards) -> Cards:
    """8.10, 8.12: who was downed or destroyed is put elsewhere from the trash."""
    return Fallen(found) if cx.fallen and isinstance(found, This | EventCard) else found


PLACES = {
    "verb1.return": (HAND, "3.6", LAST, 0),
    "verb1.add": (HAND, "3.6", LAST, 0),
    "verb1.top": (DECK, "3.1", FIRST, 0),
    "verb1.bottom": (DECK, "3.1", LAST, 0),
    "verb1.trash": (TRASH, "3.2", LAST, 0),
    "verb1.charge": (ENERGY, "2.4", LAST, 0),
    "verb1.charge_turned": (ENERGY, "6.6", LAST, 1),
}


ORDERED = {"verb1.top_ordered": FIRST, "verb1.bottom_ordered": LAST}


@means(*ORDERED)
def place_ordered(cx: Context, node: Node, found: Cards) -> None:
    """3.1: who acts names them from the top to the bottom, until one is left."""
    doing(cx)
    ordered, left, one = cx.register(), cx.register(), cx.register()
    where = ORDERED[node.phrase]
    cx.emit(Collect("3.1", ordered, Where(found, Not(Is(found)))))
    begin = len(cx.body)
    cx.emit(Collect("3.1", left, Where(found, Not(Is(cx.keep(ordered))))))
    several = cx.only_if(Exists(cx.keep(left), 2))
    least = Fixed(1)
    cx.emit(Choose("3.1", ORDER, one, cx.actor, cx.keep(left), least, least))
    cx.emit(Gather(ordered, cx.keep(one)))
    cx.emit(Jump(begin))
    cx.land(several)
    cx.emit(Gather(ordered, cx.keep(left)))
    move(cx, Turned(cx.keep(ordered)) if where == FIRST else cx.keep(ordered), DECK, "3.1", where)


@means("verb1.deck")
def shuffle_in(cx: Context, node: Node, found: Cards) -> None:
    register = cx.register()
    act(cx, ShuffleIn("3.1", fallen(cx, found), register))
    cx.tell_moved(found, cx.keep(register))


@means("verb1.reveal")
def reveal(cx: Context, node: Node, found: Cards) -> None:
    act(cx, Show("8.1", found, None))


@means("act.cease")
def cease(cx: Context, node: Node) -> None:
    act(cx, EndAttack("5.5.1.IV", cx.that()))


@means(*PLACES)
def place(cx: Context, node: Node, found: Cards) -> None:
    zone, clause, where, rest = PLACES[node.phrase]
    move(cx, found, zone, clause, where, rest)


@means("verb1.discard")
def discard(cx: Context, node: Node, found: Cards) -> None:
    """3.6: only cards of a hand are discarded."""
    whole_hand = isinstance(found, In) and found.zones == [HAND]
    if not whole_hand and not any(one is found for one in cx.held):
        raise NoMeaning("only cards of a hand are discarded")
    move(cx, found, TRASH, "3.6")


@means("verb1.support")
def put_support(cx: Context, node: Node, found: Cards) -> None:
    act(cx, PutSupport("3.5", fallen(cx, found)))


@means("verb1.destroy")
def destroy(cx: Context, node: Node, found: Cards) -> None:
    act(cx, Destroy("8.10", found))


@means("verb1.down")
def down(cx: Context, node: Node, found: Cards) -> None:
    act(cx, PutDown("8.12", found))


@means("verb1.turn_up", "verb1.turn_down")
def turn_side(cx: Context, node: Node, found: Cards) -> None:
    down = 1 if node.phrase == "verb1.turn_down" else 0
    turned = cx.turned if found is cx.told.last and not down else None
    act(cx, TurnSide("6.4" if down else "6.3", found, down, turned))


@means("verb1.gain", "verb1.regain")
def turn_sideways(cx: Context, node: Node, found: Cards) -> None:
    gain = 1 if node.phrase == "verb1.gain" else 0
    act(cx, TurnSideways("6.6" if gain else "6.5", found, gain))


def one_by_one(cx: Context, found: Cards, body: Callable[[Cards], None]) -> None:
    """Do something with each of some cards by itself."""
    doing(cx)
    loop = cx.each_card(found)
    body(cx.keep(loop.one))
    cx.again(loop)


#: Displays that leave nothing to choose.
TOLD = {
    "display.attack": ATTACK_DISPLAY,
    "display.right": RIGHT_DISPLAY,
    "display.left": LEFT_DISPLAY,
}


@means("verb1.show")
def show(cx: Context, node: Node, found: Cards) -> None:
    display = child(node, 0).phrase
    if display in TOLD:
        act(cx, ShowAs("6.1" if display == "display.attack" else "6.2", found, TOLD[display]))
        return
    standing = Where(found, Displayed(1 << ATTACK_DISPLAY))
    index = cx.number()

    def turn(one: Cards) -> None:
        cx.emit(AskDisplay(index, cx.actor, RIGHT_DISPLAY))
        cx.emit(ShowAs("6.2", one, -1, index))

    one_by_one(cx, standing, turn)


MOVES = {
    "row.front": TO_FRONT,
    "row.rear": TO_REAR,
    "verb1.move_lane": BESIDE,
    "verb1.move_free": FREE,
}


@means("verb1.move_row", "verb1.move_row_free", "verb1.move_lane", "verb1.move_free")
def move_square(cx: Context, node: Node, found: Cards) -> None:
    told = node.phrase in ("verb1.move_row", "verb1.move_row_free")
    how = MOVES[child(node, 0).phrase if told else node.phrase]
    if node.phrase == "verb1.move_row_free":
        how += FREE_FRONT - TO_FRONT
    index = cx.number()

    def shift(one: Cards) -> None:
        cx.emit(AskSquare(index, cx.actor, one, how))
        cx.emit(MoveSquare("8.2", one, index))

    one_by_one(cx, found, shift)


@means("verb1.field", "verb1.field_down", "verb1.field_as", "verb1.field_as_down")
def field(cx: Context, node: Node, found: Cards) -> None:
    square = cx.number()
    display = cx.number()
    down = 1 if node.phrase in ("verb1.field_down", "verb1.field_as_down") else 0
    told = child(node, 0).phrase if node.args else ""

    def put(one: Cards) -> None:
        cx.emit(AskSquare(square, cx.actor, one, FREE))
        if told in TOLD:
            cx.emit(Keep(display, Fixed(TOLD[told])))
        else:
            least = RIGHT_DISPLAY if told else ATTACK_DISPLAY
            cx.emit(AskDisplay(display, cx.actor, least))
        cx.emit(Field("3.3", one, square, display, down))

    one_by_one(cx, fallen(cx, found), put)


@means("verb1.into_play")
def into_play(cx: Context, node: Node, found: Cards) -> None:
    """3.3.3, 3.5: each to where cards of its kind come first; an effect card has no such place."""
    square = cx.number()
    display = cx.number()

    def put(one: Cards) -> None:
        other = cx.only_if(Exists(Where(one, Kind(SUPPORT))))
        cx.emit(PutSupport("3.5", one))
        end = Jump()
        cx.emit(end)
        cx.land(other)
        cx.emit(AskSquare(square, cx.actor, one, FREE))
        cx.emit(AskDisplay(display, cx.actor, ATTACK_DISPLAY))
        cx.emit(Field("3.3", one, square, display, 0))
        cx.land(end)

    one_by_one(cx, fallen(cx, found), put)


@means("act.switch")
def switch(cx: Context, node: Node) -> None:
    act(cx, Swap("8.2", affected(cx, child(node, 0))))


@means("it.switch")
def switch_it(cx: Context, node: Node) -> None:
    act(cx, Swap("8.2", cx.them()))
