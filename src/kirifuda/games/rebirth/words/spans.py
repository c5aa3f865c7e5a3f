"""How long, in which phase, how often, and what options are compared with."""

from kirifuda.text.phrase import say

PHASES = [
    say("phase.standby", "スタンバイフェイズ", "standby phase", "The standby phase."),
    say("phase.energy", "エネルギーフェイズ", "energy phase", "The energy phase."),
    say("phase.main", "メインフェイズ", "main phase", "The main phase."),
    say("phase.attack", "アタックフェイズ", "attack phase", "The attack phase."),
    say("phase.end", "エンドフェイズ", "end phase", "The end phase."),
    say("phase.start_step", "スタートステップ", "start step", "The first step of an attack (8.2)."),
    say("phase.block_step", "ブロックステップ", "block step", "The second step of an attack (8.3)."),
    say("phase.damage_step", "ダメージステップ", "damage step", "The third step of an attack (8.4)."),
    say("phase.close_step", "クローズステップ", "close step", "The last step of an attack (8.5)."),
]  # fmt: skip

SPANS = [
    say("span.turn", "((この|その)ターン中|このターンの間)", "during this turn", "Until this turn ends."),
    say("span.game", "このゲーム中", "during this game", "Until the game ends."),
    say("span.phase", "このフェイズ中", "during this phase", "Until the running phase ends."),
    say("span.this_phase", "この{phase}中", "during this {phase}", "Until the running phase ends."),
    say("span.attack", "{attack}(中|の間)", "during {attack}", "Until the running attack ends, or only in such attacks."),
    say("span.while_did", "{cards}が(|、){deed:deed@te}いる間", "while {cards@sg} {deed@s}", "Only in attacks in which that has happened."),
    say("span.check", "そのチェック中", "during that check", "While that check is made."),
    say("span.turn_of", "{who:player}のターン中", "during {who@poss} turn", "Only in turns of that player."),
    say("span.next_turn_of", "次の{who:player}のターン中", "during {who@poss} next turn", "From the start to the end of that turn."),
    say("span.phase_of", "{who:player}の{phase}中", "during {who@poss} {phase}", "Only in that phase."),
    say("span.next_phase_of", "次の{who:player}の{phase}(中|に)", "during {who@poss} next {phase}", "Only in that phase of the next turn of that player."),
    say("span.each_phase", "各{phase}中", "during each {phase}", "Only in that phase, of any player."),
    say("span.times", "各ターン{n:int}回まで", "up to {n} times each turn", "So often in a turn."),
    say("span.until_this_turn_end", "このターン終了時まで", "until the end of this turn", "Until this turn ends."),
    say("span.until_next_turn_start", "次の{who:player}のターン開始時まで", "until the start of {who@poss} next turn", "Until that turn begins."),
    say("span.until_next_turn_end", "次の{who:player}のターン終了時まで", "until the end of {who@poss} next turn", "Until that turn ends."),
    say("span.until_turn_end", "{who:player}のターン終了時まで", "until the end of {who@poss} turn", "Until that turn ends."),
]  # fmt: skip

PERS = [
    say("per.each_done", "{did:thus@ta}枚数", "card thus {did@ed}", "For each card to which this effect did that."),
    say("per.value", "{value:value2}{n:int}", "{n} of {value}", "For each full n of that number."),
    say("per.vacant_bare", "空席のメンバー{n:few}つ", "{n|vacant slot} of the members", "For each full n vacant slots of the acting player (4.5.3.2.1)."),
    say("per.vacant", "{who:player}の空席のメンバー{n:int}つ", "{n|vacant slot} of {who@poss} members", "For each full n vacant slots."),
    say("per.cards", "{cards}(|合計|の合計|の枚数){n:int}枚", "{n} of {cards@held}", "For each full n of those cards.", "pl"),
    say("per.kinds", "{cards:variety}(|の種類){n:int}種類", "{n} differently named of {cards@held}", "For each full n different names among those cards, or different ones of those (5.24)."),
    say("per.number_kinds", "{place}の{stat}(|の種類){n:int}種類", "{n} different {stat} values in {place}", "For each full n different ones of that number there (5.24.2)."),
    say("feature.names", "{place}のカード名", "the names among {place}", "The different names there (5.24).", "pl"),
    say("feature.traits", "{place}の属性", "the traits among {place}", "The different traits there (5.24).", "pl"),
    say("feature.other_traits", "{place}の(|、)〔{trait:str}〕以外の属性", "the traits other than 〔{trait}〕 among {place}", "The different other traits there (5.24).", "pl"),
    say("per.listed", "{place}の(|、)({such:basic++}|{such:basic++、}|{such:basic++・}){n:few}種類", "{n} of the kinds {such/and} among {place}", "For each full n of these kinds of which a card is there (5.24.3)."),
    say("per.those", "その{n:int}枚", "{n} of them", "For each full n of the cards just moved or chosen."),
    say("per.fewer", "{who:player}の{zones:zone++、}の枚数をそれぞれ{other:player}と比較し、枚数が少ない領域{n:int}つ", "{n|zone} of {who@poss} {zones/and} with fewer cards than {other} has there", "For each full n such zones."),
]  # fmt: skip

MEASURES = [
    say("measure.that_abilities", "そのカードの能力", "the abilities of that card", "Which abilities that card has."),
    say("measure.characters", "{place}のキャラ", "the characters in {place}", "Which characters are there."),
]  # fmt: skip
