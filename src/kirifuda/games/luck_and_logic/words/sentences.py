"""How clauses are joined, and conditions."""

from kirifuda.text.phrase import say

PREFIXES = [
    say("pre.after", "その後(、|){then:do@=}", "then {then@=}", "Next."),
    say("pre.when", "{when:event1}(、|){then:do@=}", "{when}, {then@=}", "A delayed trigger: the rest of the sentence happens when that comes, once (9.7.5)."),
    say("pre.each_time", "(以降|この後)、{when:event1}(、|){then:do@=}", "from now on, {when}, {then@=}", "The same, every time within its time (9.7.5.1)."),
    say("pre.instead", "かわりに(、|){then:do@=}", "instead {then@=}", "In place of what the sentence before says (9.2.2.3.1)."),
    say("do.pay", "{n:few}を<払う>", "[pay] {n}", "Stock is dropped from the top (5.22.5); nothing if there is less."),
    say("do.pay_may", "{n:few}を払って(<よい>|も<よい>)", "may pay {n}", "The same, or not."),
    say("pre.once", "ターン(|に)1回だけ(、|){then:do@=}", "once a turn, {then@=}", "Not again in this turn, once it was done (12.4.1.1)."),
    say("pre.would_rather", "{who:subject}が(、|){would}なら(、|){again:would}かわりに(、|){then:do@=}", "if {who} {would}, instead of that {then@=}", "Replaces that event (9.10)."),
    say("pre.would", "{who:subject}が(、|){would}なら(、|)かわりに(、|){then:do@=}", "if {who} {would}, instead {then@=}", "Replaces that event (9.10)."),
]  # fmt: skip

SENTENCES = [
    say("sentence.pay", "コストを払って(|も)よい。", "you may pay the cost.", "The cost in brackets may be paid; only if it was comes what follows そうしたら (9.7.3.3.1)."),
    say("sentence.only_waits", "この能力は(、|){cond:cond1@no}時のみ待機状態になる。", "Only if {cond}.", "Looked at as what it waits for happens (11.6.1.2)."),
    say("sentence.only_plays", "この能力は(、|){cond:cond1@no}時のみプレイできる。", "Only if {cond}.", "Looked at as it is played (11.6.1.3)."),
    say("sentence.x_is", "Xは{of:worth}(に等しい|と等しい|である|と同じである)。", "X is {of}.", "What X in the sentence before is."),
    say("sentence.x_times", "Xは{of:worth}の{by:factor}倍(に等しい|と等しい|である|と同じである)。", "X is {by} times {of}.", "The same, so many times that."),
    say("act.options", "以下から{n:int}つ<=list>選ぶ。{options:option++}", "[choose] {n} of these: {options}", "Who acts chooses so many and does them in order."),
    say("option.one", "・{body:sentence+}", "• {body}", "One of them."),
]  # fmt: skip

WOULD = [
    say("would.put", "{zone}に置かれる", "would be put into the {zone}", "From the field, however it would come there."),
    say("would.drop", "ドロップする", "would be dropped", "From the field to the drop zone (5.9.2)."),
    say("would.stock", "ストックになる", "would become stock", "From the field to the stock (5.10)."),
    say("would.leave", "(場を|場から|サークルを|サークルから)離れる", "would leave the field", "From circles to whatever other zone."),
    say("would.lost", "バトルに負けてストックに置かれる", "would become stock for losing a battle", "8.5.6."),
    say("would.broken", "破壊される", "would be broken", "A gate that would be turned face up by breaking (5.32)."),
]  # fmt: skip

CONDITIONS = [
    say("cond.and", "{first:cond1@and}、(かつ、|かつ|){rest:cond@=}", "{first} and {rest}", "Both hold."),
    say("cond1.least", "{group}が{n:int}(枚|体)以上(<いる>|<ある>|<だ>)", "there are {n} or more {group@pl}", "So many or more."),
    say("cond1.most", "{group}が{n:int}(枚|体)以下<だ>", "there are {n} or fewer {group@pl}", "So many or fewer."),
    say("cond1.exactly", "{group}が{n:int}(枚|体)(<だ>|だけ<いる>|だけ<ある>)", "the number of {group@pl} is {n}", "So many, neither more nor fewer."),
    say("cond1.there_at", "({mods:mod*}{zone}に{group}が|{group}が{mods:mod*}{zone}に)(<いる>|<ある>)", "there is {group@a} in the {mods} {zone}", "At least one, in that place."),
    say("cond1.none_at", "({mods:mod*}{zone}に{group}が|{group}が{mods:mod*}{zone}に)(<いない>|<ない>)", "there is no {group@sg} in the {mods} {zone}", "None, in that place."),
    say("cond1.least_at", "({mods:mod*}{zone}に{group}が|{group}が{mods:mod*}{zone}に){n:int}(枚|体)以上(<いる>|<ある>)", "there are {n} or more {group@pl} in the {mods} {zone}", "So many or more, in that place."),
    say("cond1.lies", "{card}が{mods:mod*}{zone}に(<いる>|<ある>)", "{card} is in the {mods} {zone}", "It lies there now."),
    say("cond1.seen_there", "その中に{group}が(<いる>|<ある>)", "there is {group@a} among them", "Among the cards looked at or revealed."),
    say("cond1.seen_least", "その中に{group}が{n:int}(枚|体)以上(<いる>|<ある>)", "there are {n} or more {group@pl} among them", "Among the cards looked at or revealed."),
    say("cond1.colors", "{group}の色が{n:int}種類以上<だ>", "the {group@pl} have {n} or more colours", "All their colours together (2.7)."),
    say("cond1.is_world", "{card}が《{world}》<だ>", "{card} is 《{world}》", "2.5.4."),
    say("cond1.is_trait", "{card}が＜{trait:angle}＞<だ>", "{card} is ＜{trait}＞", "2.6.3."),
    say("cond1.is_color", "{card}が{color}<だ>", "{card} is {color}", "2.7."),
    say("cond1.ally", "{card}の盟約者が「{name:str}」<だ>", "{card} has 「{name}」 as its ally", "2.3."),
    say("cond1.souled", "{card}がソウルを(持って<いる>|<持つ>)", "{card} has a soul", "4.15.2."),
    say("cond1.soulless", "{card}がソウルを(持って<いない>|持た<ない>)", "{card} has no soul", "4.15.2."),
    say("cond1.set", "{card}が設置状態<だ>", "{card} is set", "5.24.1."),
    say("cond1.fewer", "{group}が{other:group}より<少ない>", "there are fewer {group@pl} than {other@pl}", "Less of the first than of the second."),
    say("cond1.more", "{group}が{other:group}より<多い>", "there are more {group@pl} than {other@pl}", "More of the first than of the second."),
    say("cond1.fewer_than_they", "{group}が相手より<少ない>", "there are fewer {group@pl} than your opponent has", "Less of them than of the opponent's that are so."),
    say("cond1.more_than_they", "{group}が相手より<多い>", "there are more {group@pl} than your opponent has", "More of them than of the opponent's that are so."),
    say("cond1.is", "{card}が{group}<だ>", "{card} is {group@a}", "It is one of these; where it is counts only if it is told."),
    say("cond1.at", "{card}が{row}に<いる>", "{card} is in the {row}", "4.4.2.1."),
    say("cond1.worth_least", "({of:worth}が{n:int}以上|{of:worth}が{n:int}枚以上)<だ>", "{of} is {n} or more", "So much or more."),
    say("cond1.worth_most", "({of:worth}が{n:int}以下|{of:worth}が{n:int}枚以下)<だ>", "{of} is {n} or less", "So much or less."),
    say("cond1.worth_more", "{of:worth}が{other:worth}より<大きい>", "{of} is greater than {other}", "More than that."),
    say("cond1.card_least", "{card}が{stat}{n:int}以上<だ>", "{card} has {stat} {n} or more", "So much or more."),
    say("cond1.card_most", "{card}が{stat}{n:int}以下<だ>", "{card} has {stat} {n} or less", "So much or less."),
    say("cond1.turn", "{who:player}のターン<だ>", "it is {who@poss} turn", "Whose turn it is (7.1.1)."),
    say("cond1.law", "逆理法則が{law}<だ>", "the law is {law}", "By what the battle is decided (8.5.3.4)."),
    say("cond1.forged", "錬成した(ら|なら)", "something was turned up by the alchemy", "By the alchemy of this effect (5.33.3)."),
    say("cond1.battling", "{card}がバトル中(のメンバー|)<だ>", "{card} is in battle", "Attacking or defending (8.2.9.1, 8.2.11.1.1)."),
    say("law.power", "「POWER勝負!!」", "「POWER!!」", "No paradox lies face up (8.5.3.4.1.1)."),
    say("law.aura", "「AURA勝負!!」", "「AURA!!」", "2.16.1.1."),
    say("law.heart", "「♡勝負!!」", "「HEART!!」", "2.16.1.2."),
]  # fmt: skip
