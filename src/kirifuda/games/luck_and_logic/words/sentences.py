"""How clauses are joined, and conditions."""

from kirifuda.text.phrase import say

PREFIXES = [
    say("pre.after", "その後(、|){then:do@=}", "then {then@=}", "Next."),
    say("pre.when", "{when:event1}(、|){then:do@=}", "{when}, {then@=}", "A delayed trigger: the rest of the sentence happens when that comes, once (9.7.5)."),
    say("pre.each_time", "(以降|この後)、{when:event1}(、|){then:do@=}", "from now on, {when}, {then@=}", "The same, every time within its time (9.7.5.1)."),
    say("pre.instead", "かわりに(、|){then:do@=}", "instead {then@=}", "In place of what the sentence before says (9.2.2.3.1)."),
    say("pre.would", "{who:subject}が(、|){would}なら(、|)かわりに(、|){then:do@=}", "if {who} {would}, instead {then@=}", "Replaces that event (9.10)."),
]  # fmt: skip

SENTENCES = [
    say("sentence.pay", "コストを払って(|も)よい。", "you may pay the cost.", "The cost in brackets may be paid; only if it was comes what follows そうしたら (9.7.3.3.1)."),
    say("act.options", "以下から{n:int}つ<=list>選ぶ。{options:option++}", "[choose] {n} of these: {options}", "Who acts chooses so many and does them in order."),
    say("option.one", "・{body:sentence+}", "• {body}", "One of them."),
]  # fmt: skip

WOULD = [
    say("would.put", "{zone}に置かれる", "would be put into the {zone}", "From the field, however it would come there."),
    say("would.drop", "ドロップする", "would be dropped", "From the field to the drop zone (5.9.2)."),
    say("would.stock", "ストックになる", "would become stock", "From the field to the stock (5.10)."),
    say("would.broken", "破壊される", "would be broken", "A gate that would be turned face up by breaking (5.32)."),
]  # fmt: skip

CONDITIONS = [
    say("cond.and", "{first:cond1@and}、(かつ、|かつ|){rest:cond@=}", "{first} and {rest}", "Both hold."),
    say("cond1.least", "{group}が{n:int}(枚|体)以上(<いる>|<ある>|<だ>)", "there are {n} or more {group@pl}", "So many or more."),
    say("cond1.most", "{group}が{n:int}(枚|体)以下<だ>", "there are {n} or fewer {group@pl}", "So many or fewer."),
    say("cond1.fewer", "{group}が{other:group}より<少ない>", "there are fewer {group@pl} than {other@pl}", "Less of the first than of the second."),
    say("cond1.is", "{card}が{group}<だ>", "{card} is {group@a}", "It is one of these; where it is counts only if it is told."),
    say("cond1.at", "{card}が{row}に<いる>", "{card} is in the {row}", "4.4.2.1."),
    say("cond1.rank", "T-rankが{n:int}以上<だ>", "T-rank is {n} or more", "How often its master has united members in this game (5.35)."),
    say("cond1.rank_of", "{who:player}のT-rankが{n:int}以上<だ>", "{who@poss} T-rank is {n} or more", "The same, of that player (5.35.1)."),
    say("cond1.worth_least", "{of:worth}が{n:int}以上<だ>", "{of} is {n} or more", "So much or more."),
    say("cond1.worth_most", "{of:worth}が{n:int}以下<だ>", "{of} is {n} or less", "So much or less."),
    say("cond1.worth_more", "{of:worth}が{other:worth}より<大きい>", "{of} is greater than {other}", "More than that."),
    say("cond1.turn", "{who:player}のターン<だ>", "it is {who@poss} turn", "Whose turn it is (7.1.1)."),
    say("cond1.law", "逆理法則が{law}<だ>", "the law is {law}", "By what the battle is decided (8.5.3.4)."),
    say("cond1.forged", "錬成したら", "something was turned up by the alchemy", "By the alchemy of this effect (5.33.3)."),
    say("cond1.battling", "{card}がバトル中のメンバー<だ>", "{card} is in battle", "Attacking or defending (8.2.9.1, 8.2.11.1.1)."),
    say("law.power", "「POWER勝負!!」", "「POWER!!」", "No paradox lies face up (8.5.3.4.1.1)."),
    say("law.aura", "「AURA勝負!!」", "「AURA!!」", "2.16.1.1."),
    say("law.heart", "「♡勝負!!」", "「HEART!!」", "2.16.1.2."),
]  # fmt: skip
