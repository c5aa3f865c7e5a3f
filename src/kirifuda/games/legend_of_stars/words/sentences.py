"""How clauses are joined, and conditions (場合)."""

from kirifuda.text.phrase import say

SENTENCES = [
    say("sentence.limit", "この効果は(、|)1ターンに{n:int}回(しか発動できない|まで発動できる|だけ発動できる|だけ発動する|までしか発動できない)。", "This is done up to {n|time} a turn.", "That many times a turn at most (8.4, 8.1.1)."),
    say("sentence.x", "Xは{of:worth}(に等しい|だ|である)。", "X is {of}.", "What X stands for in the sentences of the same effect."),
]  # fmt: skip

PREFIXES = [
    say("pre.if", "{cond:cond@if}(、|){then:do@=}", "if {cond}, {then@=}", "Looked at when reached; the rest of the sentence only if it holds."),
    say("pre.so", "そうした場合(、|){then:do@=}", "if that was done, {then@=}", "Only if all that was told just before was done."),
    say("pre.after", "その後(、|){then:do@=}", "then {then@=}", "Next."),
    say("pre.instead", "かわりに(|、){then:do@=}", "instead {then@=}", "If the condition before it holds, this in place of the sentence before."),
    say("pre.end", "このターン(の|)終了時、{then:do@=}", "at the end of this turn, {then@=}", "An effect that waits for the end of the turn (5.6.(1))."),
]  # fmt: skip

CONDITIONS = [
    say("cond.and", "{first:cond1@and}、かつ(、|){rest:cond@=}", "{first} and {rest}", "Both hold."),
    say("cond1.there", "{group:held}が(<いる>|<ある>)", "there is {group@a}", "At least one."),
    say("cond1.none", "{group:held}が(<いない>|<ない>)", "there is no {group@sg}", "None."),
    say("cond1.least", "{group:held}が{n:int}(体|枚)以上(<いる>|<ある>|<だ>)", "there are {n} or more {group@pl}", "So many or more."),
    say("cond1.most", "{group:held}が{n:int}(体|枚)以下<だ>", "there are {n} or fewer {group@pl}", "So many or fewer."),
    say("cond1.exactly", "{group:held}が{n:int}(体|枚)(<だ>|<いる>|<ある>)", "there are exactly {n} {group@#n}", "So many."),
    say("cond1.of_each", "{place:at}に{kinds:such++と}の{noun}が(<いる>|<ある>)", "there are {place} {noun@pl} of each of {kinds/and}", "At least one of each; one card can be several of them."),
    say("cond1.among", "その中に{group}が(<いる>|<ある>)", "there is {group@a} among them", "Among the cards looked at, or moved from the deck, just before."),
    say("cond1.during", "{span}<だ>", "it is {span}", "At such a time."),
    say("cond1.life_least", "{who:player}のライフが{n:int}以上<だ>", "{who@poss} life is {n} or more", "3.7."),
    say("cond1.life_most", "{who:player}のライフが{n:int}以下<だ>", "{who@poss} life is {n} or less", "3.7."),
    say("cond1.life_behind", "{who:player}のライフが{other:player}(|のライフ)より<少ない>", "{who@poss} life is less than that of {other}", "3.7."),
    say("cond1.life_ahead", "{who:player}のライフが{other:player}(|のライフ)より<多い>", "{who@poss} life is more than that of {other}", "3.7."),
    say("cond1.hand_behind", "{who:player}の手札が{other:player}の手札より<少ない>", "{who@poss} hand is smaller than that of {other}", "3.6."),
    say("cond1.more", "{group:held}が{other:held}より<多い>", "there are more {group@pl} than {other@pl}", "More of the first than of the second."),
    say("cond1.fewer_than_they", "{group:held}が相手より<少ない>", "there are fewer {group@pl} than your opponent has", "Less of them than of the opponent's that are so."),
    say("cond1.more_than_they", "{group:held}が相手より<多い>", "there are more {group@pl} than your opponent has", "More of them than of the opponent's that are so."),
    say("cond1.card_least", "{card}が{stat}{n:int}以上<だ>", "{card} has {stat} {n} or more", "So much or more."),
    say("cond1.card_most", "{card}が{stat}{n:int}以下<だ>", "{card} has {stat} {n} or less", "So much or less."),
    say("cond1.is", "{card}が{mods:such+}<だ>", "{card} is {mods}", "That holds of the card."),
    say("cond1.at", "{card}が{row}に<いる>", "{card} is in {row}", "3.3.2, 3.3.3."),
    say("cond1.stands", "{card}が{display}<だ>", "{card} is in {display}", "6.1, 6.2."),
    say("cond1.number_least", "{of:worth}が{n:int}以上<だ>", "{of} is {n} or more", "So much or more."),
    say("cond1.number_most", "{of:worth}が{n:int}以下<だ>", "{of} is {n} or less", "So much or less."),
]  # fmt: skip

SUCH = [
    say("held.at", "{place:at}に(|、){group}", "{place} {group@=}", "Cards in that place."),
    say("at.of", "{mods:mod*}{zone}", "{mods} {zone}", "That place, of that player."),
    say("such.attribute", "{attribute}属性", "{attribute}", "Of that attribute (2.6)."),
    say("such.tribe", "＜{tribe:angle}＞", "＜{tribe}＞", "Of that tribe (2.1.5)."),
    say("such.face_down", "裏側表示", "face down", "6.4."),
]  # fmt: skip
