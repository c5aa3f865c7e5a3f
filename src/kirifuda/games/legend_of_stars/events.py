"""What effects of Legend of Stars can wait for: kinds of events.

`card` is the card that an event is about, `seat` whose it is (or who it befell), `actor` who did
it, `source` the card number of the effect that did it (-1: a rule), `other` a second card.
"""

from __future__ import annotations

from typing import Final

ATTACKED: Final = 2  # card: the attacker, other: whom it attacks (-1: the player)
WAS_ATTACKED: Final = 3  # card: the attacked character, other: the attacker
TURNED_UP: Final = 4  # card: a character turned face up
TURNED_DOWN: Final = 5
DISPLAY_CHANGED: Final = 6  # number: its display now
SQUARE_CHANGED: Final = 7  # a character moved (8.2); number: the square it came from
DOWNED: Final = 8  # card: a character in the down state (8.12), other: who did that in battle
DESTROYED: Final = 9  # card: destroyed by an effect (8.10)
BATTLE_WON: Final = 10  # card: who downed other in battle (2.1.4)
BATTLED: Final = 11  # card: one side of a battle, other: the other side; told for both (8.8)
BATTLE_ENDED: Final = 12  # card: the attacker
DAMAGED: Final = 13  # seat: who took it, number: how much, other: the character that dealt it
LIFE_GAINED: Final = 14  # seat, number
TURN_STARTED: Final = 15
TURN_ENDING: Final = 16
PHASE_STARTED: Final = 17  # number: the phase
PHASE_ENDING: Final = 18  # number: the phase
CARD_PLAYED: Final = 19  # card: a card played from the hand (8.3)
ACTIVATED_EFFECT: Final = 20  # card: whose effect was used (8.4)
GAINED: Final = 21  # energy or support turned sideways (6.6)
REGAINED: Final = 22  # and upright again (6.5)
CHOSEN: Final = 23  # card: chosen by an effect (9.6)

# phases, as numbers of PHASE_STARTED and PHASE_ENDING
SETUP: Final = 1
MAIN: Final = 2
LEADING: Final = 3
ATTACK: Final = 4
END: Final = 5
# what they are called, in both languages
PHASE_NAMES: Final = {
    SETUP: ("setup", "セットアップ"),
    MAIN: ("main", "メイン"),
    LEADING: ("lead", "リード"),
    ATTACK: ("attack", "アタック"),
    END: ("end", "エンド"),
}

BY_DOWN: Final = 5  # a cause beside the kernel's: down damage, or leaving because of it
