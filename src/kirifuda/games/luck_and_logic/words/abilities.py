"""The abilities of a card, one a line (9.1), and the keywords of chapter 11."""

from kirifuda.text.phrase import say

ABILITIES = [
    say("ability.auto", "{ex:ex*}(自|【自】){marks:mark*}{when:event}(、|){body:lines+}", "{ex} [Auto] {marks} {when}, {body}", "Waits when that happens, and is then played (9.7)."),
    say("ability.auto_cost", "{ex:ex*}(自|【自】){marks:mark*}[{cost}]{when:event}(、|){body:lines+}", "{ex} [Auto] {marks} ({cost}) {when}, {body}", "The same, with a cost that is paid where the text says so (9.1.2.2.2)."),
    say("ability.act", "{ex:ex*}(起|【起】){marks:mark*}[{cost}]{body:lines+}", "{ex} [Act] {marks} ({cost}) {body}", "Played in the main phase by paying the cost (9.1.2.3)."),
    say("ability.act_free", "{ex:ex*}(起|【起】){marks:mark*}{body:lines+}", "{ex} [Act] {marks} {body}", "Played in the main phase (7.5.3.7)."),
    say("ability.always", "{ex:ex*}(永|【永】){marks:mark*}{body:lines+}", "{ex} [Cont] {marks} {body}", "Holds all the time (9.1.2.1)."),
    say("ability.drive", "(ロジックドライブ|【LD】)[{cost}]{body:lines+}", "[Logic Drive] ({cost}) {body}", "Played with a soul, one in a turn (11.4)."),
    say("ability.covenant", "(自|【自】|){marks:mark*}盟約-{infos:info+か}(、|){body:lines+}", "[Auto] {marks} [Covenant: {infos/or}] {body}", "When it becomes a soul by uniting with such a card (11.2)."),
    say("ability.change", "((|永|【永】)(トランスチェンジ|【TC】)-{infos:info+か}|(永|【永】)このメンバーは使者と合体できる。この合体により出撃できる合理体は{infos:info+か}(|を持つもの)に限られる。)", "[Trans-Change: {infos/or}]", "This member can unite with a foreigner, into such a union (11.5)."),
    say("ability.gate", "(自|【自】){marks:mark*}門破壊(、|){body:lines+}", "[Auto] {marks} [Gate Break] {body}", "When this gate was broken and turned face up (11.7)."),
    say("ability.gate_cost", "(自|【自】){marks:mark*}門破壊[{cost}](、|){body:lines+}", "[Auto] {marks} [Gate Break] ({cost}) {body}", "The same, with a cost (9.1.2.2.2)."),
    say("ability.blast", "(自|【自】)誘爆。", "[Auto] [Chain Blast]", "When its circle is attacked it is turned face up, then dropped (11.8)."),
    say("ability.blast_skill", "(自|【自】)誘爆スキル(、|){body:lines+}", "[Auto] [Blast Skill] {body}", "When it is turned face up while it is set (11.9)."),
    say("ability.tool", "秘具スキル(、|){body:lines+}", "[Secret Tool Skill] {body}", "Done as part of the alchemy that turned it up (11.10)."),
    say("ability.make", "(起|【起】){marks:mark*}メークLv{n:int}[{cost}]", "[Act] {marks} [Make Lv{n}] ({cost})", "Changes place with a member of the same name in the hand (11.11)."),
]  # fmt: skip

MARKS = [
    say("ex.soul", "EXソウル{n:few}", "[EX Soul {n}]", "Only with that many souls or more (11.6)."),
    say("mark.turn", "(【ターン{n:int}回】|ターン{n:int}回)", "[{n}/turn]", "Played that often a turn at most (12.4.1.1)."),
    say("mark.zone", "【この能力は{zone}のみで有効】", "[Valid in: {zone}]", "Valid in that zone only (9.3.2.6.1)."),
    say("mark.first", "先鋒", "[First Strike]", "Only while the opponent has six unbroken gates (11.3)."),
]  # fmt: skip

INFOS = [
    say("info.named", "「{name:str}」", "「{name}」", "With that as its name, its title or its whole name (2.1.3)."),
    say("info.world", "《{world}》", "《{world}》", "Of that world (2.5.4)."),
    say("info.trait", "＜{trait:angle}＞", "＜{trait}＞", "Of that attribute (2.6.3)."),
    say("info.ally", "盟約者「{name:str}」", "ally 「{name}」", "With that covenant partner (2.3)."),
    say("info.color", "{color}", "{color}", "Of that colour (2.7)."),
    say("info.level", "レベル{n:int}以下", "level {n} or less", "Of that level at most (2.8)."),
]  # fmt: skip

COSTS = [
    say("cost.stock", "{n:few}", "pay {n}", "So many cards of the stock are dropped (5.22.5)."),
    say("cost.stock_and", "{n:few}(|、){rest:chain@end}", "pay {n} and {rest}", "That, and the rest (5.22.2)."),
    say("cost.and_stock", "{do:chain@dict}(|、){n:few}", "{do} and pay {n}", "The same, told the other way round (5.22.2)."),
    say("cost.x", "X", "pay X", "As many as the player chooses (9.6.2.2.1)."),
    say("cost.x_and", "X(、|){rest:chain@end}", "pay X and {rest}", "That, and the rest (5.22.2)."),
    say("cost.and_x", "{do:chain@dict}(|、)X", "{do} and pay X", "The same, told the other way round (5.22.2)."),
    say("cost.do", "{do:chain@end}", "{do}", "Does that (5.22.1)."),
]  # fmt: skip
