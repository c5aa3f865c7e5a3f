"""What is done (chapter 8)."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.games.legend_of_stars.instructions import (
    BESIDE,
    FREE,
    TO_FRONT,
    TO_REAR,
    AskDisplay,
    AskSquare,
    ChooseEnergy,
    Damage,
    DamageCards,
    Destroy,
    Draw,
    Field,
    Heal,
    LoseLife,
    MoveSquare,
    MoveTo,
    PutDown,
    ShowAs,
    Swap,
    Targeted,
    TurnSide,
    TurnSideways,
)
from kirifuda.games.legend_of_stars.meaning.cards import group, player
from kirifuda.games.legend_of_stars.meaning.context import MEANINGS, Context, means
from kirifuda.games.legend_of_stars.picks import CHARGE, DISCARD, ENERGY_PICK, SEEN, TARGET
from kirifuda.games.legend_of_stars.terms import Displayed, Fallen
from kirifuda.games.legend_of_stars.zones import (
    ATTACK_DISPLAY,
    DECK,
    ENERGY,
    HAND,
    LEFT_DISPLAY,
    RIGHT_DISPLAY,
    TRASH,
)
from kirifuda.games.meanings import NoMeaning, child, number
from kirifuda.games.phrases import COMMON, amount, cards, count, times
from kirifuda.kernel.effects.choosing import Choose, Collect
from kirifuda.kernel.effects.effect import Instruction
from kirifuda.kernel.effects.instructions import Show, Shuffle, Top
from kirifuda.kernel.effects.terms import (
    Cards,
    Chosen,
    EventCard,
    Fixed,
    In,
    Is,
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
    act(cx, Choose(clause, kind, register, cx.actor, found, *count(cx, how_many), unsure))
    cx.it = chosen = cx.keep(register)
    return chosen


@means("act.some")
def some(cx: Context, node: Node) -> None:
    """9.6: targets, and what is done to them."""
    cx.do_to(child(node, 2), chosen(cx, node))


@means("act.choose")
def choose(cx: Context, node: Node) -> None:
    chosen(cx, node)
    cx.leave_open()


def chosen(cx: Context, node: Node) -> Cards:
    """9.6: targets; of face-down ones only what can be seen counts (9.6.1)."""
    told = group(cx, child(node, 0))
    unsure = told.hidden() and bool(told.parts or told.kinds)
    found = pick(cx, TARGET, told.cards(cx), child(node, 1), unsure, "9.6")
    target(cx, found)
    return found


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
    if node.phrase not in ALL or cx.standing or cx.pays:
        cx.it = found
        return found
    register = cx.register()
    cx.emit(Collect("9.6.1", register, found))
    cx.it = kept = cx.keep(register)
    target(cx, kept)
    return kept


ALL = ("cards.all", "cards.all_told")


@means("act.choose_seen")
def choose_seen(cx: Context, node: Node) -> None:
    if cx.seen is None:
        raise NoMeaning("nothing was looked at")
    told = group(cx, child(node, 0))
    found = Where(cx.seen, told.like())
    unsure = bool(told.parts or told.kinds)
    chosen = pick(cx, SEEN, found, child(node, 1), unsure, "8.1")
    cx.rest = Where(cx.seen, Not(Is(chosen)))
    cx.leave_open()


@means("act.look")
def look(cx: Context, node: Node) -> None:
    register = cx.register()
    top = Top(cx.actor, DECK, Fixed(number(node, 0)))
    act(cx, Collect("8.1", register, top))
    cx.seen = cx.keep(register)
    cx.emit(Show("8.1", cx.seen, cx.actor))
    cx.rest = cx.it = cx.seen


# -- players -----------------------------------------------------------------------------------


@means("act.draw")
def draw(cx: Context, node: Node) -> None:
    act(cx, Draw(cx.actor, times(cx, number(node, 0))))


@means("act.damage")
def damage(cx: Context, node: Node) -> None:
    act(cx, Damage(player(cx, child(node, 0)), times(cx, number(node, 1))))


@means("act.damage_worth")
def damage_worth(cx: Context, node: Node) -> None:
    act(cx, Damage(player(cx, child(node, 0)), amount(cx, child(node, 1))))


@means("act.damage_to")
def damage_to(cx: Context, node: Node) -> None:
    act(cx, DamageCards("8.11", affected(cx, child(node, 0)), Fixed(number(node, 1))))


@means("act.heal")
def heal(cx: Context, node: Node) -> None:
    act(cx, Heal(cx.actor, times(cx, number(node, 0))))


@means("act.heal_of")
def heal_of(cx: Context, node: Node) -> None:
    act(cx, Heal(player(cx, child(node, 0)), times(cx, number(node, 1))))


@means("act.lose_life")
def lose(cx: Context, node: Node) -> None:
    act(cx, LoseLife(cx.actor, times(cx, number(node, 0))))


@means("act.heal_worth")
def heal_worth(cx: Context, node: Node) -> None:
    act(cx, Heal(cx.actor, amount(cx, child(node, 0))))


@means("act.discard", "act.charge")
def discard(cx: Context, node: Node) -> None:
    to_trash = node.phrase == "act.discard"
    kind, clause = (DISCARD, "3.6") if to_trash else (CHARGE, "2.4")
    told = cx.told
    chosen = pick(cx, kind, In(cx.actor, [HAND]), child(node, 0), False, clause)
    move(cx, chosen, TRASH if to_trash else ENERGY, clause)
    cx.told = told  # who was told of before: what is put away is nobody


@means("act.discard_all")
def discard_all(cx: Context, node: Node) -> None:
    told = cx.told
    move(cx, In(cx.actor, [HAND]), TRASH, "3.6")
    cx.told = told


@means("act.mill", "act.charge_top")
def from_top(cx: Context, node: Node) -> None:
    mills = node.phrase == "act.mill"
    told = cx.told
    top = Top(cx.actor, DECK, Fixed(number(node, 0)))
    move(cx, top, TRASH if mills else ENERGY, "3.2" if mills else "2.4")
    cx.told = told


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
    act(cx, MoveTo(clause, found, zone, register, where, rest))
    cx.it = cx.keep(register)


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


@means(*PLACES)
def place(cx: Context, node: Node, found: Cards) -> None:
    zone, clause, where, rest = PLACES[node.phrase]
    move(cx, fallen(cx, found), zone, clause, where, rest)


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


@means("verb1.show")
def show(cx: Context, node: Node, found: Cards) -> None:
    display = child(node, 0).phrase
    if display != "display.defence":
        told = {
            "display.attack": ATTACK_DISPLAY,
            "display.right": RIGHT_DISPLAY,
            "display.left": LEFT_DISPLAY,
        }
        act(cx, ShowAs("6.1" if display == "display.attack" else "6.2", found, told[display]))
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


@means("verb1.move_row", "verb1.move_lane", "verb1.move_free")
def move_square(cx: Context, node: Node, found: Cards) -> None:
    how = MOVES[child(node, 0).phrase if node.phrase == "verb1.move_row" else node.phrase]
    index = cx.number()

    def shift(one: Cards) -> None:
        cx.emit(AskSquare(index, cx.actor, one, how))
        cx.emit(MoveSquare("8.2", one, index))

    one_by_one(cx, found, shift)


@means("verb1.field", "verb1.field_down")
def field(cx: Context, node: Node, found: Cards) -> None:
    square = cx.number()
    display = cx.number()
    down = 1 if node.phrase == "verb1.field_down" else 0

    def put(one: Cards) -> None:
        cx.emit(AskSquare(square, cx.actor, one, FREE))
        cx.emit(AskDisplay(display, cx.actor, ATTACK_DISPLAY))
        cx.emit(Field("3.3", one, square, display, down))

    one_by_one(cx, fallen(cx, found), put)


@means("act.switch")
def switch(cx: Context, node: Node) -> None:
    act(cx, Swap("8.2", affected(cx, child(node, 0))))


@means("it.switch")
def switch_it(cx: Context, node: Node) -> None:
    act(cx, Swap("8.2", cx.them()))
