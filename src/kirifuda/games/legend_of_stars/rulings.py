"""Effects that change what is allowed (9.1): which rules of the game a ruling can touch.

A ruling (values/rulings.py) names a rule (below), for whom (`who`), on which cards (`target`), with
which further condition on a second card (`filter`), and a number. Where one allows and another
forbids, what forbids wins (9.2): what is forbidden is asked last.
"""

from __future__ import annotations

from typing import Final

NO_ATTACK: Final = 1  # `target` cannot attack
NO_LEAD: Final = 2  # `target` cannot be moved in the lead phase
NO_MOVE: Final = 3  # `target` is not moved between squares by effects of cards that meet `filter`
NO_DISPLAY: Final = 4  # the display of `target` cannot be changed by its player
NO_DOWN: Final = 5  # `target` is not downed in battle (with characters that meet `filter`)
NO_DESTROY: Final = 6  # `target` is not destroyed (by effects of cards that meet `filter`)
NO_CHOICE: Final = 7  # `who` cannot choose `target` (for effects of cards that meet `filter`)
NO_PLAY: Final = 8  # `who` cannot play cards that meet `filter`
NO_FLASH: Final = 9  # `who` cannot play flash cards in attack phases
NO_USE: Final = 10  # `who` cannot use effects of `target`
NO_TRIGGER: Final = 11  # effects of `target` are not triggered
COST_CHANGE: Final = 12  # cards of `who` that meet `filter` cost so much more or less
MORE_ATTACKS: Final = 13  # `target` can attack so many times more
DIRECT_ATTACK: Final = 14  # `target` can attack the player past characters
BACK_ATTACK: Final = 15  # `target` can attack from the back row
DEFENCE_ATTACK: Final = 16  # `target` can attack in defence display
PLAY_FRONT: Final = 17  # `who` can put characters that meet `filter` to the front row, too
EARLY_LEAD: Final = 18  # `target` can be moved though it is new or was turned up in this turn
MORE_LEADS: Final = 19  # `target` can be moved so many times more in the lead phase
EARLY_DISPLAY: Final = 20  # the display of `target` can be changed in the turn it came
NO_DAMAGE: Final = 21  # `who` takes no damage (from cards that meet `filter`)
DAMAGE_CHANGE: Final = 22  # damage to `who` (from cards that meet `filter`) is so much more or less
NO_DOWN_DAMAGE: Final = 23  # when `target` is downed its player takes no down damage
NO_DRAW: Final = 24  # `who` cannot draw by effects
HAND_LIMIT: Final = 25  # `who` may keep so many more cards (5.6.(3))
MORE_ENERGY: Final = 26  # `who` may put so many more cards to the energy zone in a turn
MUST_ATTACK: Final = 27  # `target` must attack if it can
NO_REGAIN: Final = 28  # `target` is not regained in the setup phase
NO_LIFE: Final = 29  # `who` cannot gain life
HAND_BECOMES: Final = 31  # `who` may keep so many cards; the last such effect counts (9.5)
ENERGY_UP_TO: Final = 32  # `who` may put so many cards to the energy zone in a turn
RATHER: Final = 33  # `target` is put elsewhere (a number, below) in place of being destroyed
ATTACKS_UP_TO: Final = 34  # `target` can attack so many times, if that is more
SHIELD: Final = 35  # the next damage to `who` is none; then it is used up
LEADS_UP_TO: Final = 36  # `target` can be moved so many times in the lead phase, if that is more
UNAFFECTED: Final = 30  # effects of opponents' cards that meet `filter` do not affect `target`

# where RATHER puts a card
TO_HAND: Final = 0
TO_TOP: Final = 1
TO_BOTTOM: Final = 2
TO_ENERGY: Final = 3
COVERED_UP: Final = 4  # it stays, and is turned face down
