"""Chapters 1 and 5: winning and losing by effects, as far as possible, numbers that stay."""

from kirifuda.text.phrase import say

PRINCIPLES = [
    say("act.win", "(この|)(ゲーム|ファイト)に<勝利する>", "[win] the game", "Wins at once, while the effect resolves (1.2.5)."),
    say("act.lose", "(この|)(ゲーム|ファイト)に<敗北する>", "[lose] the game", "Loses at once, while the effect resolves (1.2.5)."),
    say("act.possible", "{place}から{n:int}枚可能な限り{site}に<コールする>", "[call] {n|card} from {place} to {site} as far as possible", "So many that can be called must be chosen; if there are fewer, those that cannot are shown (1.3.2.4)."),
    say("being.steady", "カードの効果で{stat:figure}が減ら<ない>", "does not lose {stat} by effects", "No effect lowers that number (1.3.6)."),
]  # fmt: skip
