"""Conditions and amounts."""

from kirifuda.text.phrase import say

CONDITIONS = [
    say("cond1.there", "{group}が(<いる>|<ある>)", "there are {group@pl}", "There is at least one."),
    say("cond1.none", "{group}が(い<ない>|<ない>)", "there are no {group@pl}", "There is none."),
    say("cond1.at_least", "{group}が{n:int}(体|枚)以上(<いる>|<ある>|<だ>|になった<だ>)", "there are {n} or more {group@pl}", "There are n or more."),
    say("cond1.at_most", "{group}が{n:int}(体|枚)以下(<だ>|になった<だ>)", "there are {n} or fewer {group@pl}", "There are n or fewer."),
    say("cond1.there_at", "{place:store}に(|、){such}が(<いる>|<ある>)", "there are {such@pl} in {place}", "There is at least one there."),
    say("cond1.none_at", "{place:store}に(|、){such}が(い<ない>|<ない>)", "there are no {such@pl} in {place}", "There is none there."),
    say("cond1.at_least_at", "{place:store}に(|、){such}が{n:int}(体|枚)以上(<いる>|<ある>)", "there are {n} or more {such@pl} in {place}", "There are n or more there."),
    say("cond1.awakened", "{who:player}のマスターが覚醒モード<だ>", "{who@poss} master is awakened", "20-1."),
    say("cond1.asleep", "{who:player}のマスターが通常モード<だ>", "{who@poss} master is in normal mode", "20-1."),
    say("cond1.compare", "{amount}が{n:int}(点|つ|個|枚|)以上(<だ>|<ある>)", "{amount} is {n} or more", "So much or more."),
    say("cond1.compare_low", "{amount}が{n:int}(点|つ|個|枚|)以下<だ>", "{amount} is {n} or less", "So much or less."),
    say("cond1.exactly", "{amount}が{n:int}(点|つ|個|枚|)<だ>", "{amount} is {n}", "Exactly so much."),
    say("cond1.more", "{amount}が{other:amount}より<多い>", "{amount} is more than {other}", "More than the other."),
    say("cond1.fewer", "{amount}が{other:amount}より<少ない>", "{amount} is less than {other}", "Less than the other."),
    say("cond1.in", "{card}が{place}に(<いる>|<ある>)", "{card} is in {place}", "It is there."),
    say("cond1.is", "{card}が{such}<だ>", "{card} is {such@a}", "It is such a card."),
    say("cond1.state", "{card}が{state}状態<だ>", "{card} is {state}", "It lies so (16-2 to 16-4), or is unable to act (29-1)."),
    say("cond1.no_state", "{card}が{state}状態で<ない>", "{card} is not {state}", "It does not."),
    say("cond1.turn_of", "{who:player}のターン<だ>", "it is {who@poss} turn", "26-1."),
    say("cond1.broke", "(|この効果で(|、)){card}がブレイクした<だ>", "{card} broke", "It broke by this effect."),
    say("cond1.else", "そうで<ない>", "not", "The condition before did not hold."),
    say("cond1.paid", "支払った<だ>", "that was paid", "The points of which the sentence before tells were paid (30-2)."),
    say("cond1.so", "そうしたら", "that was done", "What was told or offered just before was done."),
]  # fmt: skip

AMOUNTS = [
    say("num.n", "{n:int}", "{n}", "So much."),
    say("num.letter", "{letter}", "{letter}", "As much as the text tells (05-3).", "pl"),
    say("letter.x", "X", "X", "05-3."),
    say("letter.y", "Y", "Y", "05-3."),
    say("letter.z", "Z", "Z", "05-3."),
    say("amount1.count", "{group}の(枚数|数)", "the number of {group@pl}", "How many there are."),
    say("amount1.life", "{who:player}の(|マスターの)ライフ", "{who@poss} life", "08-1."),
    say("amount1.cores", "{who:player}のコアゾーンにあるコア(の個数|の数|)", "the number of cores in {who@poss} core zone", "Ready and exhausted ones."),
    say("amount1.some_cores", "{who:player}のコアゾーンにある{state}状態のコアの(個数|数)", "the number of {state} cores in {who@poss} core zone", "Those of them that are ready, or exhausted (07-2)."),
    say("amount1.stat", "{card}の{stat}", "the {stat} of {card}", "As it is now."),
    say("amount1.damage", "そのダメージの点数", "that damage", "How much damage was dealt by what happened."),
    say("amount.half", "{of:amount1}の半分", "half of {of}, rounded up", "Rounded up (05-2)."),
    say("amount.half_down", "端数を切り捨てた{of:amount1}の半分", "half of {of}, rounded down", "Rounded down, as told (05-2)."),
    say("amount.times", "{of:amount1}の{n:int}倍", "{n} times {of}", "So many times as much."),
]  # fmt: skip
