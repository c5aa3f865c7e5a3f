"""What automatic abilities of Cardfight!! Vanguard can wait for: kinds of events.

A move from zone to zone is the kernel's (`MOVED`): retiring (7.18), discarding (7.9), going to the
soul, being bound are moves from here to there. What is told besides says how it came about.
"""

from __future__ import annotations

from typing import Final

APPEARED: Final = (
    2  # card: the unit (7.17), to: its zone, number: HOW it came, other: who was there
)
RIDDEN: Final = 3  # card: who is ridden upon, where it lies now; other: who rode (6.3.5)
SHIFTED: Final = 4  # card: who moved from circle to circle (7.34), frm, to: the zones
ATTACKED: Final = 5  # card: the attacker, other: the first attacked unit, number: which battle
WAS_ATTACKED: Final = 6  # card: the attacked unit, other: the attacker
BOOSTED: Final = 7  # card: who boosts, other: who is boosted
WAS_BOOSTED: Final = 8  # card: who is boosted, other: who boosts
HIT: Final = 9  # card: the attacker whose attack hit, other: who was hit, number: which battle
NOT_HIT: Final = 10  # card: the attacker whose attack did not (10.7.1.7)
INTERCEPTED: Final = 11  # card: who intercepts
CHECKED: Final = 12  # card: in the trigger zone, number: DRIVE_CHECK or DAMAGE_CHECK
PHASE_STARTED: Final = 13  # number: the phase or step
TURN_STARTED: Final = 14
TURN_ENDING: Final = 15
BATTLE_ENDING: Final = 16  # card: the attacker, other: the attacked unit
STOOD_UP: Final = 17  # the first vanguards are turned up (8.2.1.9)
STOOD: Final = 18
RESTED: Final = 19
TURNED_UP: Final = 20  # card: turned face up where it lies
TURNED_DOWN: Final = 21
PERSONA_RODE: Final = 22  # seat: who did (7.15.1.4.3)
PLAYED_ORDER: Final = 23  # card: the order that was played
PLAYED_ABILITY: Final = 24  # card: whose ability, number: its kind
DREW: Final = 25  # seat: who drew, number: how many, cause: by an ability or not (7.6.4.1)
COUNTER_BLASTED: Final = 26  # seat, number: how many (7.24.4)
SOUL_BLASTED: Final = 27
COUNTER_CHARGED: Final = 28
SOUL_CHARGED: Final = 29
ENERGY_CHARGED: Final = 30
ENERGY_BLASTED: Final = 31
CHOSEN: Final = 32  # card: chosen, source: the card whose ability or effect chose it
LOOKED: Final = 33  # seat: who looked at cards from the top of a deck (7.7.4)
DAMAGED: Final = 34  # seat: whose vanguard, number: how much (7.35), source
BATTLED: Final = 35  # a battle began (10.1.3); only remembered
MARKED: Final = 36  # a marker was put: seat, number: which, to: the circle
DAMAGE_CHECKING: Final = 37  # seat: a damage check is made (7.23)
REVEALED: Final = 38  # card: shown by an effect or cost
UNBOOSTED: Final = 39  # as ATTACKED, once it is known that nobody boosts (10.4.1.12)

# how a unit came to its circle, as the number of APPEARED (bits)
BY_CALL: Final = 1
BY_RIDE: Final = 2
NORMALLY: Final = 4  # a normal call or ride (6.2.2.1, 6.3.2.1), else a superior one
BY_PERSONA: Final = 8  # the ride was a persona ride (6.3.8)
AS_TOKEN: Final = 16

DRIVE_CHECK: Final = 0
DAMAGE_CHECK: Final = 1

# phases and steps (chapters 9 and 10), as numbers of PHASE_STARTED
STAND_PHASE: Final = 1
DRAW_PHASE: Final = 2
G_ASSIST_STEP: Final = 3
RIDE_PHASE: Final = 4
MAIN_PHASE: Final = 5
BATTLE_PHASE: Final = 6
START_STEP: Final = 7
ATTACK_STEP: Final = 8
GUARD_STEP: Final = 9
DRIVE_STEP: Final = 10
DAMAGE_STEP: Final = 11
CLOSE_STEP: Final = 12
END_PHASE: Final = 13
STRIDE_STEP: Final = 14
# what they are called, in both languages
PHASE_NAMES: Final = {
    STAND_PHASE: ("stand", "スタンド"),
    DRAW_PHASE: ("draw", "ドロー"),
    G_ASSIST_STEP: ("G assist", "Gアシスト"),
    RIDE_PHASE: ("ride", "ライド"),
    MAIN_PHASE: ("main", "メイン"),
    BATTLE_PHASE: ("battle", "バトル"),
    START_STEP: ("start", "スタート"),
    ATTACK_STEP: ("attack", "アタック"),
    GUARD_STEP: ("guard", "ガード"),
    DRIVE_STEP: ("drive", "ドライブ"),
    DAMAGE_STEP: ("damage", "ダメージ"),
    CLOSE_STEP: ("close", "クローズ"),
    END_PHASE: ("end", "エンド"),
    STRIDE_STEP: ("stride", "ストライド"),
}
