"""Other actions, each with its own object."""

from kirifuda.text.phrase import say

ACTIONS = [
    say("act.energy", "(エネ{n:few}|{n:few})<~する>", "[pay] {n} energy", "Pays n energy (5.14)."),
    say("act.recover", "{n:int}点<回復する>", "[recover] {n} damage", "Recovers n damage (5.16)."),
    say("act.win", "(|この)ゲームに(<勝利する>|<勝つ>)", "[win] the game", "Wins at once, while the effect resolves (1.2.5)."),
    say("act.lose", "(|この)ゲームに(<敗北する>|<負ける>)", "[lose] the game", "Loses at once, while the effect resolves (1.2.5)."),
    say("act.check", "<チェックする>", "[check]", "Checks (5.25)."),
    say("act.damage", "{cards}に{n:int}ダメージ<与える>", "[deal] {n} damage to {cards}", "Deals n damage to it."),
    say("it.damage", "{n:int}ダメージ<与える>", "[deal] it {n} damage", "Deals n damage to the same character."),
    say("act.modify", "{cards}を{atk:signed}/{def:signed}<~する>", "{cards} [get:cards] {atk}/{def}", "ATK and DEF change by so much (5.17)."),
    say("act.modify_topic", "{cards}は{atk:signed}/{def:signed}<~する>", "{cards} [get:cards] {atk}/{def}", "ATK and DEF change by so much (5.17)."),
    say("it.modify", "{atk:signed}/{def:signed}<~する>", "it gets {atk}/{def}", "ATK and DEF of the same character change by so much (5.17)."),
    say("it.modify_value", "{n:signed}<~する>", "it is changed by {n}", "The same value changes by so much more."),
    say("act.multiply_rather", "{atk:signed}/{def:signed}ではなく{stat}を{n:int}倍に<する>", "[multiply] its {stat} by {n}, not {atk}/{def}", "Instead of the former change, that value becomes n times as much."),
    say("act.damage_taken_is", "{cards}が受けるダメージを{n:int}に<する>", "[make] damage dealt to {cards} {n}", "Damage that it would be dealt becomes n."),
    say("act.damage_is", "(この|その)アタックのダメージを{n:int}に<する>", "[make] the damage of that attack {n}", "The damage of that attack becomes n."),
    say("act.heal_to", "{cards}が受けているダメージを{n:int}に<する>", "[make] the damage on {cards} {n}", "The damage that it has becomes n."),
    say("act.undo_retire", "そのリタイアとダメージを<取り消す>", "[undo] that retiring and its damage", "It is not retired, and its damage becomes 0 (5.19.3)."),
    say("act.give_trait", "{cards}(に|すべてに)〔{trait:str}〕を<与える>", "[give] {cards} 〔{trait}〕", "They have that trait too."),
    say("it.give_trait", "〔{trait:str}〕を<与える>", "[give] them 〔{trait}〕", "The cards chosen have that trait too."),
    say("act.give_ability", "{cards}(に|すべてに)〈{ability}〉を<与える>", "[give] {cards} “{ability}”", "They have that ability too (5.21)."),
    say("it.give_ability", "〈{ability}〉を<与える>", "[give] it “{ability}”", "The cards chosen have that ability too (5.21)."),
    say("act.prefer", "{cards}を<優先する>", "must choose {cards} first", "Must be chosen before others."),
    say("act.prefer_such", "{filter}を<優先する>", "must choose {filter@a} first", "Such cards must be chosen before others."),
    say("act.may_block", "{cards}を(|、)手札の(|、){filter}でブロック<できる>", "can block for {cards} with {filter@a} from hand", "Such a card in the hand can block, though it has no blocker ability."),
    say("act.may_block_not_blocker", "{cards}を【ブロッカー】でない手札の{filter}でもブロック<できる>", "can block for {cards} also with {filter@a} without [Blocker] from hand", "Such a card in the hand can block, though it has no blocker ability."),
    say("act.may_block_same_cost", "{cards}を(|、)手札にある同じコストの(|、){filter}でブロック<できる>", "can block for {cards} with {filter@a} of the same cost from hand", "Such a card of the same cost in the hand can block."),
    say("act.may_place_also", "{place}にも<置ける>", "can also be put into {place}", "That place is allowed too; its former character goes as usual (4.5.3.3)."),
    say("act.may_put_more", "{n:int}枚<置ける>", "can put {n} more", "So many more are allowed."),
    say("act.may_play_as_hand", "{card}を手札にあるかのように{place}に<置ける>", "can put {card} into {place} as if it were in hand", "It can be played from where it is, like a card in the hand."),
    say("act.count_as", "{n:int}枚として<扱う>", "[treat] it as {n|card}", "It counts as so many."),
    say("act.counts_for", "(この|これらの)効果でリタイアの{filter}は{n:int}枚分として<数える>", "each retired {filter@sg} counts as {n} for this effect", "Where this ability counts the retire zone, each such card counts n times."),
    say("act.counts_for_trait", "(この|これらの)効果でリタイアの{filter}は〔{trait:str}〕{n:int}枚分として<数える>", "each retired {filter@sg} counts as {n} 〔{trait}〕 for this effect", "Where this ability counts that trait in the retire zone, each such card counts n times."),
    say("act.limit", "この能力は各ターン{n:int}回まで<使える>", "this ability can be used up to {n} times each turn", "It is played that many times a turn at most."),
    say("act.limit_only", "この能力は各ターン{n:int}回しか使え<ない>", "this ability can be used only {n} times each turn", "It is played that many times a turn at most."),
    say("act.not_stacking", "この効果は重複<しない>", "this effect does not stack", "Several of these count as one."),
    say("act.set_mute", "そのカードのセットされた時の能力は発動<しない>", "its abilities for being set do not trigger", "Its abilities that trigger on being set do not."),
    say("act.recombo_valid", "{card}の【Reコンボ】がすべて有効に<なる>", "all [Re Combo] of {card} become valid", "The condition of its Re combo counts as met."),
    say("act.recombo_also", "{card}の【Reコンボ】は《{name:str}》でも有効に<なる>", "[Re Combo] of {card} is valid with 《{name}》 too", "Its Re combo takes that name too."),
    say("act.spark_again", "{who:player}の【スパーク】は追加でもう一度<発動する>", "each [Spark] of {who} triggers once more", "Each spark is played once more."),
    say("act.floor", "{n:int}以下にはなら<ない>", "it does not become {n} or less", "The value stays above n."),
    say("act.draw_more", "本来より{n:int}枚多く<引く>", "[draw] {n} more", "Draws so many more than usual."),
    say("act.becomes_trait", "〔{trait:str}〕に<なる>", "it becomes 〔{trait}〕", "It has that trait only."),
    say("act.play_cost_is", "{card}を{place}にプレイするためのコストは{n:int}に<なる>", "the cost to play {card} into {place} becomes {n}", "Playing it there costs n."),
    say("act.next_play_cost", "{who:player}がこのターン次に{filter}をプレイするコストは{n:int}に<なる>", "the next {filter@sg} that {who} plays this turn costs {n}", "Playing the next such card this turn costs n."),
    say("act.choose_icon", "{icons:icon++、}を{n:int}つ<選ぶ>", "[choose] {n} of {icons/and}", "Chooses kinds of ability."),
    say("act.unblocked", "{card}からのダメージはブロックされても0になら<ない>", "damage by {card} does not become 0 when blocked", "A block does not prevent its damage."),
    say("it.damage_change", "ダメージが{n:signed}<される>", "its damage is changed by {n}", "That damage changes by so much."),
    say("act.gain_times", "その値は本来の{n:int}倍に<なる>", "it is {n} times as much", "That change is n times as much."),
    say("act.attack_alone", "このターン{n:int}回目のアタックを(|、){card}はサポートなしでアタック<できる>", "{card} can make attack number {n} of this turn without support", "That attack needs no supporter."),
    say("act.must_pay_more", "そのコストを{n:signed}しなければプレイでき<ない>", "must pay {n} to play it", "Playing it costs so much more."),
    say("act.also_triggers", "この能力は{deed}時でも<発動する>", "this ability also triggers when it {deed}", "Another event triggers it too."),
    say("act.options_branch", "{first:cond1@if}i、{second:cond1@if}iiを<=list>行う。{options:option+}", "[do] (i) if {first}, (ii) if {second}: {options}", "Does the option whose condition holds."),
    say("act.options_branch_three", "{first:cond1@if}i、{second:cond1@if}ii、どちらでもないならiiiを<=list>行う。{options:option+}", "[do] (i) if {first}, (ii) if {second}, (iii) otherwise: {options}", "Does the option whose condition holds."),
]  # fmt: skip

RIDERS = [
    say("act.may_differ", "両方{filter}を選ぶなら、{stat}が異なっていても<よい>", "may let their {stat} differ if both are {filter@pl}", "Of the choice before: cards that are both such need not share that value."),
    say("act.may_swap_rather", "{such:filter}を選ぶなら、{not:filter}ではなく{filter}と入れ替えても<よい>", "may swap with {filter@a}, not {not@a}, if choosing {such@a}", "Of the choice before: for such a card the other kind may be taken."),
    say("pre.who_showed", "その中で、最も{pole}{stat}のキャラを公開した{who:player}は(|、){then:do@=}", "{who} that revealed a character with the {pole} {stat} of all {then@?who}", "Those players whose character no other that was shown surpasses."),
    say("act.options_and", "以下から{count}<=list>選び、{then:do@end}。{options:option+}", "[choose] {count} of these and do that, then {then}: {options}", "Chooses so many of the options and does them in order, then the rest."),
]  # fmt: skip

COUNTS = [
    say("count.to_make", "{cards}と選んだ枚数が合計{n:int}枚になるように", "enough (to make {n} with {cards})", "As many as are missing to n.", "pl"),
]  # fmt: skip

VALUES = [
    say("value1.names", "{place}のカード名の種類(数|)", "the number of names among {place}", "How many different names are there (5.24)."),
    say("value1.traits", "{place}の属性の種類(数|)", "the number of traits among {place}", "How many different traits are there (5.24)."),
    say("value1.kinds", "{cards}の種類(数|)", "the number of kinds of {cards@held}", "How many differently named ones, or how many of the kinds that are listed (5.24)."),
    say("value1.attacks", "このターン(|の){who:player}のアタック回数", "the number of {who@poss} attacks this turn", "How often that player has attacked in this turn."),
    say("value1.retirements", "{card}がこのターン{cards}をリタイアさせた回数", "how often {card} retired one of {cards} this turn", "How often, this turn."),
    say("value1.vacant", "{place}の空席の数", "the number of vacant slots among {place}", "How many slots there are vacant (4.5.3.2)."),
    say("value1.of_former", "エントリーにいた、{filter}の{stat}", "the {stat} of the {filter@sg} that was in the entry", "The value of such a card that was in the entry before."),
]  # fmt: skip

ATTACKS = [
    say("attack.this", "このアタック", "this attack", "The running attack."),
    say("attack.that", "そのアタック", "that attack", "The attack just told of."),
    say("attack.by", "{cards}のアタック", "attacks of {cards}", "Every attack of theirs."),
    say("attack.of", "{who:player}のアタック", "attacks of {who}", "Every attack of that player."),
    say("attack.to", "{cards}へのアタック", "attacks against {cards}", "Every attack against them."),
    say("attack.from", "{filter}からのアタック", "attacks from {filter@pl}", "Every attack of such characters."),
    say("attack.next_to", "{cards}への次のアタック", "the next attack against {cards}", "The next attack against it."),
    say("attack.next", "(このターン|){cards}の次のアタック", "the next attack of {cards} this turn", "Its next attack this turn."),
    say("attack.nth", "各ターン{who:player}の{n:int}回目のアタック", "attack number {n} of {who} each turn", "The nth attack of that player in each turn."),
    say("attack.nth_two", "各ターン{who:player}の{n:int}回目と{m:int}回目のアタック", "attacks number {n} and {m} of {who} each turn", "The nth and mth attack of that player in each turn."),
    say("attack.nth_by", "{card}の{n:int}回目のアタック", "attack number {n} of {card}", "Its nth attack."),
    say("attack.unless_supported_by", "《{name:str}》以外にサポートされた{card}のアタック", "attacks of {card} supported by another than 《{name}》", "Every such attack."),
]  # fmt: skip
