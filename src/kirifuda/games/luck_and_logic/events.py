"""What automatic abilities of Luck & Logic can wait for: kinds of events, phases and steps."""

from __future__ import annotations

from typing import Final

SORTIED: Final = 2  # card: the member; frm: its zone before; number: how (bits below)
UNITED: Final = 3  # 11.2.1: card: a material, now a soul; other: the other one; number: as SORTIED
SHIFTED: Final = 4  # 5.14.2: card: a member that is on other circles now; number: 1 by rearranging
STOOD: Final = 5
RESTED: Final = 6
TURNED_UP: Final = 7  # card; number: 1 if it was set (11.9)
TURNED_DOWN: Final = 8
GATE_BROKEN: Final = 9  # card: the gate; other: the member that broke it (5.32.2) or -1
ATTACKED: Final = 10  # card: the attacker; other: the defender or -1; number: the circle
WAS_ATTACKED: Final = 11  # card: the defender; other: the attacker
CIRCLE_ATTACKED: Final = 12  # seat: whose; number: the circle; other: the attacker
DEFENDED: Final = 13  # card: the defender; other: the attacker
INTERCEPTED: Final = 14  # card: who intercepted; other: the defender
DEFINED: Final = 15  # 5.16: card: the card in the battle zone; seat: who defined it
WON: Final = 16  # card: the winner; other: the loser or -1
LOST: Final = 17  # card: the loser; other: the winner or -1
LEVEL_BOOSTED: Final = 18  # seat: who
LUCK_DRIVEN: Final = 19  # seat: who
LOGIC_DRIVEN: Final = 20  # card: whose logic drive was played; seat: who
FORGING: Final = 21  # 5.33: card: the secret tool turned up; seat: who
SETTLED: Final = 22  # 5.24: card: a card that was set; other: what it was set on
GAME_STARTED: Final = 23
TURN_STARTED: Final = 24
PHASE_STARTED: Final = 25  # number: the phase or step
ENDING: Final = 26  # number: END or BATTLE_END: what has not waited for it yet does so again
REFRESHED: Final = 27  # seat: whose deck was refreshed (5.21)
DREW: Final = 28  # seat: who drew a card

# how a member was sortied: bits of the number of SORTIED and UNITED
BY_UNION: Final = 1
BY_CHANGE: Final = 2  # a union by trans-change
BY_MAKE: Final = 4
BY_FLICKER: Final = 8

# phases and steps, as numbers of PHASE_STARTED
STAND: Final = 1
DRAW: Final = 2
LEVEL_PHASE: Final = 3
MAIN: Final = 4
BATTLE_PHASE: Final = 5
ATTACK_STEP: Final = 6
INTERCEPT_STEP: Final = 7
LOGIC_STEP: Final = 8
JUDGE_STEP: Final = 9
BATTLE_END: Final = 10
END: Final = 11
# what they are called, in both languages
PHASE_NAMES: Final = {
    STAND: ("stand", "スタンド"),
    DRAW: ("draw", "ドロー"),
    LEVEL_PHASE: ("level", "レベル"),
    MAIN: ("main", "メイン"),
    BATTLE_PHASE: ("battle", "バトル"),
    ATTACK_STEP: ("attack declaration", "攻撃宣言"),
    INTERCEPT_STEP: ("intercept", "インターセプト"),
    LOGIC_STEP: ("logic", "ロジック定義"),
    JUDGE_STEP: ("judgement", "勝敗判定"),
    BATTLE_END: ("battle end", "バトル終了"),
    END: ("end", "エンド"),
}

# causes of moves beside the kernel's
BY_BATTLE: Final = 5  # a loser, what is cleared at the end of a battle (8.5.6, 8.6.4, 8.6.5)
BY_PROCESS: Final = 6  # a rule process (chapter 10)
BY_PAYMENT: Final = 7  # stock paid (5.22.5)

# shorter limits of lasting effects (kernel/values/lasting.py)
THIS_BATTLE: Final = 1
