"""What automatic abilities of Rebirth for you can wait for: kinds of events."""

from __future__ import annotations

from typing import Final

ATTACKED: Final = 2  # card: the attacker, other: the supporter, number: 1 for a partner attack
SUPPORTED: Final = 3  # card: the supporter, other: the attacker
BLOCKED: Final = 4  # card: the blocker, other: the blocked character
DEFEATED: Final = 5  # card: the character that retired another (5.15.2), other: the retired one
TURN_STARTED: Final = 6
TURN_ENDING: Final = 7
PHASE_STARTED: Final = 8  # number: the phase
ATTACK_ENDING: Final = 9  # card: the attacker
GAME_STARTED: Final = 10
STOOD: Final = 11
RESTED: Final = 12
DAMAGED: Final = 13  # number: how much
PLAYED: Final = 14  # an ability was played: card: its card, number: its kind
CANCELLED: Final = 15  # card: the card of what was cancelled, other: the canceller
CHECKED: Final = 16  # a check contest; number: 1 won
WAS_ATTACKED: Final = 17  # card: the attacked character, other: the attacker
RECOVERED: Final = 18  # seat: who recovered, number: how much
SHIFTED: Final = 19  # seat: who moved the entry's character to the members for its cost (7.4.2.2)
CARD_PLAYED: Final = 20  # card: the card that was played
ENTERED: Final = 22  # card: who came to the field; only remembered, and only if a text asks
PHASE_ENDED: Final = 23  # number: the phase
TOLLED: Final = 24  # card: for which something was asked besides; number: 1, it comes rested
PARTNER_STRUCK: Final = 25  # card: the character that took a partner attack (8.4.3.2)
DREW: Final = 26  # card: the card that was drawn (5.9)
DREW_MANY: Final = 27  # an instruction to draw is over; number: how many were drawn for it
SPARK_CHOSEN: Final = 21  # card: whose ability an effect chose; source: the card that chose

# phases and steps, as numbers of PHASE_STARTED
STANDBY: Final = 1
ENERGY_PHASE: Final = 2
MAIN: Final = 3
ATTACK: Final = 4
START_STEP: Final = 5
BLOCK_STEP: Final = 6
DAMAGE_STEP: Final = 7
CLOSE_STEP: Final = 8
END: Final = 9
# what they are called, in both languages
PHASE_NAMES: Final = {
    STANDBY: ("standby", "スタンバイ"),
    ENERGY_PHASE: ("energy", "エネルギー"),
    MAIN: ("main", "メイン"),
    ATTACK: ("attack", "アタック"),
    START_STEP: ("start", "スタート"),
    BLOCK_STEP: ("block", "ブロック"),
    DAMAGE_STEP: ("damage", "ダメージ"),
    CLOSE_STEP: ("close", "クローズ"),
    END: ("end", "エンド"),
}

BY_ENTRY: Final = 5  # a cause of moves beside the kernel's: the entry process (10.5)
BY_REFRESH: Final = 6
BY_CANCEL: Final = 7  # the card of a cancel ability that is presented (9.7.3.1)
