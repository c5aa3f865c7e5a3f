"""Effects that change what is allowed: which rules of the game a ruling can touch.

A ruling (values/rulings.py) names a rule (below), for whom (`who`), on which cards (`target`), with
which further condition on a second card (`filter`), and a number. So texts go before the rules
(1.3.1). Where two contradict, what forbids wins (1.3.3).
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.rebirth.table import Table
from kirifuda.kernel.position.scope import Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.rulings import Found, barred, in_force

NO_BLOCK: Final = 1  # `who` cannot block (with `target`, with cards that meet `filter`)
NO_PARTNER_ATTACK: Final = 2  # attacks of `target` are no partner attacks
PARTNER_ATTACK: Final = 3  # attacks of `target` are partner attacks
NO_SPARK: Final = 4  # `who` cannot use sparks (of `target`, of cards that meet `filter`)
NO_CANCEL: Final = 5  # `who` cannot use cancel abilities (of `target`)
NO_ACTIVATED: Final = 6  # `who` cannot use activated abilities of `target`
BLOCK_WITH: Final = 7  # `target` can be blocked for with hand cards that meet `filter`, so often
KEEP_REBIRTHS: Final = 8  # at the end of turn `who` may keep so many Rebirth cards, or `target`
ENERGY_FROM_WAITING: Final = 9  # in the energy phase `who` may use the waiting room for the hand
RESCUE: Final = 10  # before `target` retires (by a card that meets `filter`), do `program`
NO_ATTACK: Final = 11  # `target` cannot attack
NO_SET: Final = 12  # `who` cannot set `target`
NO_PLAY: Final = 13  # `who` cannot play cards that meet `filter` to `zones`
PLAY_FROM: Final = 14  # `target` can be played to `zones` as though it were in the hand
SPARK_AGAIN: Final = 15  # `who`'s sparks come to wait once more
NO_SUPPORT: Final = 16  # `target` cannot support (characters that meet `filter`)
STAND_BY: Final = 17  # `target` is not rested for supporting the attack of that number (0: any)
NO_STANDING: Final = 18  # `target` does not stand
NO_CHOICE_BY: Final = 19  # effects of `who` (of such cards or abilities) do not choose `target`
NO_DAMAGE: Final = 20  # `target` takes no damage
COMBO: Final = 21  # the Re-combo conditions of `target` count as met
NO_AUTO: Final = 22  # `who` cannot use automatic abilities of `target`
RETIRED_AS: Final = 23  # effects of cards that meet `filter` count `who`'s retire zone as so many
COST_CHANGE: Final = 24  # `target` (cards that meet `filter`) costs so much more or less to play
PREFER: Final = 25  # who chooses among `target` must first choose those that meet `filter`
RETURN_REBIRTHS: Final = 26  # at the end of turn `who` may take so many Rebirth cards back
SPARE_REBIRTHS: Final = 27  # at the end of turn `who` may do `program` and keep all Rebirth cards
MORE_ENERGY: Final = 28  # in the energy phase `who` may put so many more cards
ENERGY_RESTED: Final = 29  # in the energy phase `who`'s cards that are no partners come rested
SHIFT_COST: Final = 30  # `who` pays so much more to move the entry's character, once a turn
DRAW_MORE: Final = 31  # `who` draws so many more cards; several of these count as one
CHECK_ATK: Final = 32  # in checks of `who` the ATK they are compared with is so much more or less
SHIFT_ONTO: Final = 33  # entry characters that meet `filter` can go to the slots of `target`
ATTACK_DAMAGE: Final = 34  # the damage of the attack under way is so much
DAMAGE_TAKEN: Final = 35  # damage to `target` is so much
DAMAGE_CHANGE: Final = 36  # damage to `target` by cards that meet `filter` is so much more or less
UNBLOCKED: Final = 37  # a block does not undo the damage of `target`, but changes it by so much
ATTACK_ALONE: Final = 38  # `target` needs no supporter for its attack of that number (0: any)
NO_PUT: Final = 39  # `who` cannot put `target` (cards that meet `filter`) into `zones`
NO_PLACING: Final = 40  # `target` cannot be put into `zones` but by effects
NO_PARTNER_DECLARED: Final = 41  # `target` cannot declare partner attacks
NO_BLOCK_FOR: Final = 42  # `who` cannot block for `target`
COMBO_ALSO: Final = 43  # cards that meet `filter` meet the Re-combo conditions of `target` too
PLAY_COST: Final = 44  # to play `target` (cards that meet `filter`) to `zones` costs so much
NO_DRAW: Final = 45  # `who` cannot draw
NO_DRAW_BY: Final = 57  # `who` cannot draw by effects
OPEN_HAND: Final = 47  # everyone sees the hand of `who`
NO_RECOVERING: Final = 48  # `who` cannot recover
NO_ATTACK_ON: Final = 49  # `target` cannot be attacked
RETURNING: Final = 50  # `target` goes to `zones` by a card that meets `filter`: do `program`
PUT_TOLL: Final = 51  # `who` puts what meets `filter` into `zones` (not from those told): `program`
MOST_ATTACKS: Final = 52  # `who` attacks so often in a turn at most
CANCEL_TOLL: Final = 53  # the cancel ability of `target` costs so many more cards of the hand
NO_PUT_BY: Final = 55  # effects of `who` (of such cards) do not put `target` into `zones`
NO_TURN_BY: Final = 58  # effects of `who` (of such cards) do not stand (0) or rest (1) `target`
SUPPORT_RESTED: Final = 59  # `target` may support though it rests
UNAFFECTED: Final = 56  # effects of `who` (of such cards or abilities) do not affect `target`
STAND_TOLL: Final = 54  # before `target` stands as its master's turn begins, do `program`
SET_AS_BLOCKER: Final = 46  # `target` can be set where a blocker could be used


def about_effect(s: State, found: Found, sc: Scope) -> bool:
    """Whether a ruling is about an effect: whose it is, of which card, by which kind of ability
    (the ruling's number, as bits; none: by any). What has moved its own card is asked of it as it
    was where it came from (9.12.1)."""
    if not found.binds(s, sc.master) or not found.knows(s, sc.was(-1, sc.source)):
        return False
    kinds = found.number(s)
    return kinds == 0 or kinds >> s.pool.abilities[sc.ability].kind & 1 == 1


def unchosen(s: State, sc: Scope, card: int) -> bool:
    """Whether an effect is one of those that cannot choose a card."""
    for found in in_force(s, NO_CHOICE_BY):
        if found.about(s, card) and about_effect(s, found, sc):
            return True
    return False


def preferred(s: State, seat: int, left: list[int]) -> list[int]:
    """Those of the candidates that a seat may choose now.

    Who must prefer some cards to others may choose the others once none of the former is left.
    Where that contradicts itself, as much of it as possible is kept to.
    """
    rules = [f for f in in_force(s, PREFER) if f.binds(s, seat)]
    if not rules:
        return left
    broken = [0] * len(left)
    asked = [0] * len(left)
    for f in rules:
        about = [f.about(s, c) for c in left]
        first = [about[i] and f.admits(s, left[i]) for i in range(len(left))]
        if True in first:
            for i in range(len(left)):
                if about[i]:
                    asked[i] = 1
                    broken[i] += 0 if first[i] else 1
    # 9.10.5
    least = min((broken[i] for i in range(len(left)) if asked[i]), default=0)
    return [left[i] for i in range(len(left)) if not asked[i] or broken[i] == least]  # 9.10.5


def is_partner_attack(t: Table) -> bool:
    """5.23.1, 5.23.2: whether the attack under way is a partner attack; denials win (5.23.3)."""
    attacker = t.attacker()
    if attacker < 0:  # 8.2.4.5
        return False
    if not t.partner_attack and not barred(t, PARTNER_ATTACK, t.turn_seat, attacker):  # 5.23.1
        return False
    denied = barred(t, NO_PARTNER_ATTACK, t.turn_seat, attacker, t.attacked())
    return not denied  # 5.23.2, 5.23.3: whatever else there is
