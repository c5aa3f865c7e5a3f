"""The head of an ability, and the ability as a whole (9.1, 9.2, 9.4.4, chapter 11)."""

from kirifuda.text.phrase import say

MARKS = [
    say("mark.zone", "【{zone}】", "[{zone}]", "Valid in that zone only (9.4.4)."),
    say("mark.soul", "【魂】", "[as a soul]", "Valid as a soul only (9.4.4)."),
    say("mark.recombo", "【Reコンボ】", "[Re Combo]", "Condition: a Rebirth card is set (11.5.2)."),
    say("mark.recombo_named", "【Reコンボ】({names:title+か}|{names:title++or}|{names:title++・})", "[Re Combo: {names/or}]", "Condition: a Rebirth card of that name, or of one of those, is set (11.5.3)."),
    say("title.named", "《{name:str}》", "《{name}》", "A card with that name or part of a name (2.1.2)."),
    say("mark.full", "【本領発揮Lv{level:int}】", "[Full Power Lv{level}]", "Condition: members and retired cards are that many or more (11.7.2)."),
    say("mark.full_of", "【本領発揮Lv{level:int}】({such:basic+&}|{such:basic++}|{such:basic++か}|{such:basic++or}|{such:basic++・})", "[Full Power Lv{level}: {such/or}]", "Condition: members and retired cards that are one of these are that many or more (11.7.3)."),
    say("mark.turn", "【ターン{n:few}】", "[{n}/turn]", "Played that many times a turn at most (9.2.2)."),
]  # fmt: skip

COSTS = [
    say("cost.do", "(|あなたは){do:chain@end}", "{do}", "Does that."),
    say("cost.energy_and", "(エネ|){n:few}、{rest:chain@end}", "pay {n} energy and {rest}", "Pays n energy, then the rest."),
    say("cost.energy_and_either", "(エネ|){n:few}、{first:chain@dict}か(、|){second:full@end}", "pay {n} energy, and {first} or {second}", "Pays n energy, then does the one or the other, as the player chooses."),
    say("cost.either", "(|あなたは){first:chain@dict}か(、|){second:full@end}", "{first} or {second}", "Does the one or the other, as the player chooses."),
    say("cost.energy_either", "エネ{n:few}か(、|){second:chain@end}", "pay {n} energy or {second}", "Pays n energy or does the other, as the player chooses."),
    say("cost.options", "(|あなたは)以下から1つ選ぶ。{prices:price+}", "one of these: {prices}", "Pays one of these, as the player chooses."),
    say("price.do", "{number:roman}.{do:chain@end}。", "({number}) {do}", "One of the costs."),
    say("cost.energy_or", "エネ{n:few}。{cond:cond@if}(|、)(かわりにエネ{m:few}|エネ{m:few}|(この|)コストは(|エネ){m:few}になる)", "pay {n} energy, or if {cond}, {m} energy instead", "Pays n energy, or m if the condition holds."),
    say("cost.per", "{per}につき(、|){do:chain@end}", "for every {per}, {do}", "Does that once for each."),
]  # fmt: skip

ABILITIES = [
    say("ability.auto", "【自】{marks:mark*}(:|){when:moment}(、|){body:lines+}", "[Auto] {marks} {when}, {body}", "Waits when the event happens, and is then played (9.8)."),
    say("ability.auto_during", "【自】{marks:mark*}:{span}、{when:moment}(、|){body:lines+}", "[Auto] {marks} {span}, {when}, {body}", "The same, within that time."),
    say("ability.auto_cost", "【自】{marks:mark*}:[{cost}]{when:moment}(、|){body:lines+}", "[Auto] {marks} ({cost}) {when}, {body}", "The same; playing it costs that, and may be declined (9.8.3.1.1)."),
    say("ability.act", "【起】{marks:mark*}:[{cost}]{body:lines+}", "[Act] {marks} ({cost}) {body}", "Played in the main phase by paying the cost."),
    say("ability.act_free", "【起】{marks:mark*}(:|){body:lines+}", "[Act] {marks} {body}", "Played in the main phase."),
    say("ability.always", "【永】{marks:mark*}(:|){body:lines+}", "[Cont] {marks} {body}", "Holds all the time."),
    say("ability.spark", "【スパーク】{marks:mark*}(:|){body:lines+}", "[Spark] {marks} {body}", "Auto: when put from the deck into the entry by entry processing (11.3)."),
    say("ability.blocker", "【ブロッカー】", "[Blocker]", "May block attacks on your characters (11.6.2)."),
    say("ability.blocker_of", "【ブロッカー】(|:)({such:basic+or}|{such:basic++か})", "[Blocker: {such/or}]", "May block attacks on such characters of yours (11.6.3)."),
    say("ability.cancel", "【キャンセル】{marks:mark*}:({targets:target+or}|{targets:target++か})", "[Cancel: {targets/or}] {marks}", "May cancel the playing of that (11.4)."),
    say("ability.growth", "【のびしろ】", "[Growth]", "Does nothing by itself (11.8)."),
]  # fmt: skip

TARGETS = [
    say("target.card", "{item}(|のプレイ)", "{item@a} being played", "A card of that kind that is played (9.1.1.4.2)."),
    say("target.icon", "{icon}", "{icon}", "An ability of that kind."),
    say("target.icon_but", "{noun}以外の{icon}", "{icon} except of {noun@pl}", "An ability of that kind, of another card than such."),
    say("target.icon_of", "{item}の{icon}", "{icon} of {item@pl}", "An ability of that kind, of such a card."),
]  # fmt: skip
