"""What triggered abilities of Legions! can wait for (36-2): kinds of events."""

from __future__ import annotations

from typing import Final

# 1 is the kernel's MOVED: a card came from `frm` to `to`. A placement (33-1) is one from elsewhere
# to the field, with the cause BY_PLAY or BY_EFFECT.
LANE_MOVED: Final = 2  # card: the minion (36-2b)
ATTACKED: Final = 3  # card: the attacking unit, other: its target (36-2c)
WAS_ATTACKED: Final = 4  # card: the target, other: the attacking unit
PHASE_STARTED: Final = 5  # seat: whose, number: the phase (36-2d)
PHASE_ENDED: Final = 6  # seat: whose, number: the phase (36-2e)
UNLOCKED_CARD: Final = 7  # card, seat: who unlocked it (36-2f)
PLAYED: Final = 8  # card (in the play zone, or where it came to be), seat: who played it (32-1)
BROKEN: Final = 9  # card: where it went; before: as it was; other: the unit that broke it (12-1)
BROKE: Final = 10  # card: the unit that broke another, other: the broken card as it was
DAMAGED: Final = 11  # card: the unit, other: the dealing card, number: how much (11-1)
DEALT: Final = 12  # card: the dealing unit, other: the damaged one, number: how much
LIFE_GAINED: Final = 13  # seat: whose, number: how much (38-2)
EXHAUSTED: Final = 14  # card (38-12)
READIED: Final = 15  # card (38-13)
OPENED: Final = 16  # card (16-4)
AWAKENED: Final = 17  # card: the master, seat (26-4)
DREW: Final = 18  # seat: who, card: the card (38-11)
PIERCING: Final = 19  # card: the attacking unit, number: X (39-10); the rules answer it
SHOCKING: Final = 20  # card: the dealing unit, number: X (39-8); the rules answer it
GAINED_POINTS: Final = 21  # seat: who, number: master points (07-6)
CHANGED: Final = 22  # seat: who made a card change (26-5a)

# phases, as numbers of PHASE_STARTED and PHASE_ENDED (26-2)
START: Final = 1
CORE: Final = 2
DRAW: Final = 3
MAIN: Final = 4
END: Final = 5
# what they are called, in both languages
PHASE_NAMES: Final = {
    START: ("start", "スタート"),
    CORE: ("core", "コア"),
    DRAW: ("draw", "ドロー"),
    MAIN: ("main", "メイン"),
    END: ("end", "エンド"),
}

BY_BATTLE: Final = 4  # a cause: battle damage (11-1); effect damage has the cause BY_EFFECT
BY_BREAK: Final = 5  # a cause of moves: the card was broken (12-1)
BY_WAITING: Final = 6  # a cause of moves: wait turns pass (28-1)
