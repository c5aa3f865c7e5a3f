"""Why something is not offered: cards that are not played (8.3), effects that are not used (8.4)
and the part of their cost that cannot be paid, squares and displays (3.3, 6), priority (7.2)."""

from __future__ import annotations

from kirifuda.games.legend_of_stars.instructions import ChooseEnergy, LoseLife, TurnSideways
from kirifuda.games.legend_of_stars.picks import CHARGE, DISCARD
from kirifuda.games.legend_of_stars.playing import (
    PlayCard,
    circumstances,
    met,
    play_cost,
    squares_for,
    why_no_effect,
)
from kirifuda.games.legend_of_stars.processes import regained_energy
from kirifuda.games.legend_of_stars.rulings import NO_FLASH, NO_PLAY, NO_USE
from kirifuda.games.legend_of_stars.table import Table
from kirifuda.games.legend_of_stars.turning import is_of
from kirifuda.games.legend_of_stars.zones import (
    CHARACTER,
    EFFECT,
    FACE_DOWN,
    FLASH,
    HAND,
    SQUARES,
)
from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.effect import Instruction
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.events.moving import sight
from kirifuda.kernel.position.cards import ACTIVATED
from kirifuda.kernel.position.decisions import Decision, Option
from kirifuda.kernel.position.scope import NO_REGS, Scope
from kirifuda.kernel.procedures.repeats import unrepeated
from kirifuda.kernel.timing.checks import uses
from kirifuda.kernel.timing.priority import Priority
from kirifuda.kernel.values.rulings import barred

# -- cards and effects -------------------------------------------------------------------------


def why_not_play(t: Table, seat: int, card: int) -> list[Reason]:
    """Every clause that keeps a card from being played."""
    out: list[Reason] = []
    if t.zone[card] != HAND or t.seat[card] != seat:
        return [Reason("only cards in your hand are played", "8.3")]
    cost = play_cost(t, seat, card)
    energy = regained_energy(t, seat)
    if cost > energy:
        out.append(Reason(Said("it costs {0} energy and {1} can be paid", [cost, energy]), "2.5.1"))
    if barred(t, NO_PLAY, seat, -1, card):
        out.append(Reason("an effect forbids playing it", "9.2"))
    kinds = t.face(card).kinds
    if kinds & CHARACTER and not squares_for(t, seat, card):
        out.append(Reason("no square of the back row is empty", "5.3"))
    if kinds & EFFECT:
        clause = why_no_effect(t, seat, card)
        if clause:
            nothing = clause == "9.6"
            what = "there is nothing to choose" if nothing else "its condition is not met"
            out.append(Reason(what, clause))
    return out


def why_not_use(t: Table, seat: int, card: int, number: int) -> list[Reason]:
    """Every clause that keeps an effect of a card on the field from being used."""
    if not sight(t, card) >> seat & 1:
        return [Reason("the card is not on the field", "8.4")]  # whatever card it is
    if number not in t.face(card).abilities:
        return [Reason("the card does not have that effect", "8.4")]
    out: list[Reason] = []
    ability = t.pool.abilities[number]
    if t.seat[card] != seat:
        out.append(Reason("it is not your card", "8.4"))
    if ability.kind != ACTIVATED:
        out.append(Reason("it is no effect that is used", "8.4"))
    if not ability.zones >> t.zone[card] & 1:
        out.append(Reason("the card is not on the field", "8.4"))
    sc = Scope(number, t.refs[card], seat, None, NO_REGS)
    if ability.limit and uses(t, sc) >= ability.limit:
        out.append(Reason("it was used in this turn", "8.4"))
    if not met(t, ability, sc):
        out.append(Reason("its condition is not met", "8.1"))
    if ability.cost is not None:
        for step in ability.cost.instructions:
            if not step.payable(t, sc):
                out.append(why_not_paid(t, seat, step, sc))
    for part in ability.first:
        if not part.possible(t, sc):
            out.append(Reason("there is nothing to choose", "9.6"))
            break
    if barred(t, NO_USE, seat, card):
        out.append(Reason("an effect forbids using it", "9.2"))
    what = [Option("use", card, ability=number)]
    if t.prints and not unrepeated(t, what, circumstances(t)):
        out.append(Reason("it was used in this very position and has led back to it", "8.4"))
    return out


def why_not_paid(t: Table, seat: int, step: Instruction, sc: Scope) -> Reason:
    """Why a part of a cost cannot be paid."""
    amounts: list[object]
    if isinstance(step, TurnSideways):
        if step.rest:
            return Reason("the card lies sideways already", "6.6")
        return Reason("the card lies upright already", "6.5")
    if isinstance(step, ChooseEnergy):
        amounts = [step.least.value(t, sc), regained_energy(t, seat)]
        return Reason(Said("it takes {0} energy and {1} can be paid", amounts), "2.5.1")
    if isinstance(step, LoseLife):
        amounts = [step.amount.value(t, sc), t.life[seat]]
        return Reason(Said("it takes {0} life and {1} are left", amounts), "3.7")
    if isinstance(step, Choose):
        if step.kind in (DISCARD, CHARGE):
            amounts = [step.least.value(t, sc), len(t.cards(seat, HAND))]
            return Reason(
                Said("it takes {0} cards of the hand and there are {1}", amounts), step.clause
            )
        return Reason("there is nothing to choose for its cost", step.clause)
    return Reason("its cost cannot be paid", "8.1")


# -- squares and displays ----------------------------------------------------------------------


def why_not_chosen(t: Table, d: Decision, what: Option) -> list[Reason] | None:
    """What is against a square or a display for a card; None: nothing is known of such a choice."""
    top = t.stack[-1]
    if isinstance(top, PlayCard) and what.kind == d.kind and d.kind in ("square", "display"):
        if what.card != top.card:
            return [Reason("another card is being played", "8.3")]
        if d.kind == "square":
            return why_not_square(t, d.seat, what.spot, "it comes to the back row", "5.3")
        if not 0 <= what.number < 2 * FACE_DOWN:
            return [Reason("a card does not lie so", "6.1")]
        return [Reason("its square has been told", "5.3")]
    if d.kind == "square" and what.kind == "number":
        return why_not_square(t, d.seat, what.number, "the effect does not lead there", "8.2")
    return None


def why_not_square(t: Table, seat: int, spot: int, otherwise: str, clause: str) -> list[Reason]:
    """3.3, 3.3.1: what keeps a character from a square."""
    if not 0 <= spot < SQUARES:
        return [Reason("there is no such square", "3.3")]
    if t.taken(seat) >> spot & 1:
        return [Reason("there is a character on that square", "3.3.1")]
    return [Reason(otherwise, clause)]


# -- priority ----------------------------------------------------------------------------------


def why_not_now(t: Table, seat: int, what: Option, flashes: int) -> list[Reason]:
    """Every clause that keeps a seat from using its priority so; `flashes`: the window in which
    flash cards and effects on the field can be used."""
    out: list[Reason] = []
    top = t.stack[-1]
    window = top.window if isinstance(top, Priority) else flashes
    forced = [w for w in t.waiting if is_of(w, window) and is_forced(t, w.scope)]
    if what.kind == "trigger":
        return why_not_triggered(t, seat, what, window, bool(forced))
    if any(w.scope.master == seat for w in forced):
        out.append(Reason("an effect of yours must be used first", "8.1.1"))
    elif what.kind in ("play", "use") and window != flashes:
        return [Reason("only effects that were triggered are used now", "9.3")]
    if what.kind == "play":
        held = t.zone[what.card] == HAND and t.seat[what.card] == seat
        if held and not t.face(what.card).kinds & FLASH:
            out.append(Reason("only flash cards are played in an attack phase", "2.2.1"))
        if barred(t, NO_FLASH, seat):
            out.append(Reason("an effect forbids flash cards", "9.2"))
        out.extend(why_not_play(t, seat, what.card))
    elif what.kind == "use":
        out.extend(why_not_use(t, seat, what.card, what.ability))
    return out


def is_forced(t: Table, sc: Scope) -> bool:
    """8.1.1: whether a triggered effect must be used."""
    return not t.pool.abilities[sc.ability].declinable


def why_not_triggered(t: Table, seat: int, what: Option, window: int, forced: bool) -> list[Reason]:
    """8.1.1, 8.1.2: what keeps a triggered effect from being used now."""
    for w in t.waiting:
        sc = w.scope
        if sc.master == seat and sc.source == t.refs[what.card] and is_of(w, window):
            if forced and not is_forced(t, sc):
                return [Reason("forced effects come before it", "9.3.1")]
            return [Reason("another of its effects was triggered", "8.1.1")]
    return [Reason("no such effect was triggered", "8.1.1")]
