"""Cards that are described, chosen and compared, where words before a noun describe them."""
# ruff: noqa: E501

from ..phrase import say

GROUPS = [
    say("subject.such", "{group}", "{group@a}", "One of these."),
    say("cards.rest", "残り(|のカード)", "the rest", "The cards looked at that were not chosen.", "pl"),
    say("cards.it", "それ", "it", "The one card chosen, moved or told of last."),
    say("cards.they", "それら", "them", "All cards chosen, moved or told of last.", "pl"),
    say("act.all", "{group}をすべて{verb:verb@=}", "{verb@=}⟪all {group@pl}⟫", "To all of them; nothing is chosen."),
    say("act.choose_random", "({group}を無作為に{count}<選ぶ>|無作為に{group}を{count}<選ぶ>|{group}を{count}無作為に<選ぶ>|{group}{count}を無作為に<選ぶ>)", "[choose] {count} {group@#count} at random", "Chance chooses so many of these."),
    say("act.some_random", "({group}を無作為に{count}{verb:verb@=}|無作為に{group}を{count}{verb:verb@=})", "{verb@=}⟪{count} {group@#count} at random⟫", "To so many of these, which chance chooses."),
    say("act.choose_seen", "その中から{group}を{count}<選ぶ>", "[choose] {count} {group@#count} among them", "From the cards looked at or revealed."),
]  # fmt: skip

NUMBERS = [
    say("mod.least", "{stat}(|が){n:int}以上の", "{stat} {n}+", "With so much or more."),
    say("mod.most", "{stat}(|が){n:int}以下の", "{stat} {n}-or-less", "With so much or less."),
    say("mod.exactly", "{stat}(|が){n:int}の", "{stat} {n}", "With so much."),
    say("value.n", "{n:int}", "{n}", "So much."),
]  # fmt: skip

CONDITIONS = [
    say("cond1.there", "{group}が(<いる>|<ある>)", "there is {group@a}", "At least one."),
    say("cond1.none", "{group}が(<いない>|<ない>)", "there is no {group@sg}", "None."),
]  # fmt: skip

TIMES = [
    say("span.turn", "((この|その|)ターン中|(この|)ターン(終了時|の終了時|の終わり)まで|(この|その)ターンの間|このターン)", "this turn", "Until this turn ends."),
    say("event.during", "{span}、{when:event1}", "{span}, {when}", "That event, within that time."),
]  # fmt: skip
