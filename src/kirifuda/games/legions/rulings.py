"""What effects of Legions! can change about the rules (01-2); what forbids goes first (01-3)."""

from __future__ import annotations

from typing import Final

NO_ATTACK: Final = 1  # `target` cannot attack
NOT_ATTACKED: Final = 2  # `target` is no target of attacks (of units that meet `filter`)
NO_BLOCKING: Final = 3  # `target` is no blocker (of units that meet `filter`)
NO_LANE_MOVE: Final = 4  # `target` cannot move to another lane as an action
NO_UNLOCK: Final = 5  # `who` cannot unlock cards that meet `filter`
UNLOCK_COST: Final = 6  # cards that meet `filter` cost `who` so much more (less) to unlock
NO_READYING: Final = 7  # `target` stays exhausted in its player's start phase
NO_USE: Final = 8  # activated abilities of `target` cannot be used
NO_BREAK: Final = 9  # `target` is not broken by effects
NO_DAMAGE: Final = 10  # `target` takes no damage (from units that meet `filter`)
DAMAGE_CHANGE: Final = 11  # damage to `target` is so much more or less
NO_LIFE_GAIN: Final = 12  # `who` gains no life
NO_PLAY: Final = 13  # `who` cannot play cards that meet `filter`
REACH: Final = 14  # `target` may attack minions in every lane
BREAKS_INTO: Final = 15  # `target`, when it breaks, goes to the zone of this number instead
MUTE: Final = 16  # `target`, a master, has lost the ability to unlock cards (20-2a, 20-3a)
NO_PLACING: Final = 17  # `who` cannot place cards that meet `filter` into the lane of `target`
SHIELD: Final = 18  # the next damage to `target` is none; then it is used up
NO_ENTERING: Final = 20  # cards that meet `filter` do not move into the lane of `target`
NO_CHOICE: Final = 19  # effects of `who` do not choose `target`

UNTIL_BATTLE: Final = 1  # a limit of effects: the battle under way
UNTIL_TURN_STARTS: Final = 2  # the beginning of the last turn of their span, not its end
