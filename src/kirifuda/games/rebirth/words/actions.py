"""Other actions and lasting changes, each with its own object."""

from kirifuda.text.phrase import say

ACTIONS = [
    say("act.draw", "{count}<引く>", "[draw] {count|card}", "Draws so many cards (5.9)."),
    say("act.energy", "エネ{n:int}<~する>", "[pay] {n} energy", "Pays n energy (5.14)."),
    say("act.recover", "{n:int}点<回復する>", "[recover] {n} damage", "Recovers n damage (5.16)."),
    say("act.check", "<チェックする>", "[check]", "Checks (5.25)."),
    say("act.shuffle", "デッキを<シャッフルする>", "[shuffle] the deck", "Shuffles the deck (5.8)."),
    say("act.damage", "{card}に{n:int}ダメージ<与える>", "[deal] {n} damage to {card}", "Deals n damage to it."),
    say("act.damage_more", "{n:int}ダメージ<与える>", "[deal] it {n} damage", "Deals n damage to the same character."),
    say("act.end_phase", "このフェイズを<終了する>", "[end] this phase", "The running phase ends."),
    say("act.end_main", "{who:player}のメインフェイズを<終了する>", "[end] {who@poss} main phase", "That phase ends."),
    say("act.modify", "{cards}を{atk:signed}/{def:signed}<~する>", "{cards} [get:cards] {atk}/{def}", "ATK and DEF change by so much (5.17)."),
    say("act.modify_it", "{atk:signed}/{def:signed}<~する>", "it gets {atk}/{def}", "ATK and DEF of the same character change by so much more (5.17)."),
    say("act.cost_is", "{card}のコストを{n:int}に<する>", "[make] the cost of {card} {n}", "Its cost becomes n."),
    say("act.atk_is", "{card}のATKを(|、){value}に<する>", "[make] the ATK of {card} {value}", "Its ATK becomes that (9.10.4)."),
    say("act.add_atk", "{from:card}のATKを、{card}のATKに<加える>", "[add] the ATK of {from} to the ATK of {card}", "The second gets the first's ATK added."),
    say("act.def_times", "{card}のDEFを{n:int}倍に<する>", "[multiply] the DEF of {card} by {n}", "Its DEF becomes n times as much."),
    say("act.damage_taken_is", "{card}が受けるダメージを{n:int}に<する>", "[make] damage dealt to {card} {n}", "Damage that it would be dealt becomes n."),
    say("act.damage_is", "(この|その)アタックのダメージを{n:int}に<する>", "[make] the damage of that attack {n}", "The damage of that attack becomes n."),
    say("act.heal_to", "{card}が受けているダメージを{n:int}に<する>", "[make] the damage on {card} {n}", "The damage that it has becomes n."),
    say("act.no_stand", "{cards}は【スタンド】し<ない>", "{cards} [do:cards] not stand", "Cannot go to stand position."),
    say("act.unchosen", "{cards}は選ばれ<ない>", "{cards} cannot be chosen", "No effect can choose it."),
    say("act.unchosen_by", "{cards}は{who:player}から選ばれ<ない>", "{cards} cannot be chosen by {who}", "That player cannot choose it for effects."),
    say("act.unchosen_by_characters", "{cards}は{who:player}のキャラ(|の効果)(から|で)選ばれ<ない>", "{cards} cannot be chosen by {who@poss} characters", "Effects of that player's characters cannot choose it."),
    say("act.unchosen_by_effects", "{cards}は効果で選ばれ<ない>", "{cards} cannot be chosen by effects", "No effect can choose it."),
    say("act.unchosen_by_their_effects", "{cards}は{who:player}の効果で選ばれ<ない>", "{cards} cannot be chosen by {who@poss} effects", "That player's effects cannot choose it."),
    say("act.cannot_use", "{icon}を使え<ない>", "cannot use {icon}", "Such abilities cannot be used."),
    say("act.cannot_use_from", "{place}から{icon}を使え<ない>", "cannot use {icon} from {place}", "Such abilities of cards there cannot be used."),
    say("act.cannot_use_of", "{cards}の{icon}を使え<ない>", "cannot use {icon} of {cards}", "Such abilities of those cards cannot be used."),
    say("act.cannot_use_characters", "キャラの{icon}を使え<ない>", "cannot use {icon} of characters", "Such abilities of characters cannot be used."),
    say("act.cannot_use_against", "{card}に{icon}を使え<ない>", "cannot use {icon} for {card}", "Such abilities cannot be used for that card."),
    say("act.cannot_set", "{place}以外からReバースをセットでき<ない>", "cannot set Rebirth cards except from {place}", "Rebirth cards can be set from there only."),
    say("act.partner_attack", "{attack}はパートナーアタックに<なる>", "{attack} becomes a partner attack", "5.23.1."),
    say("act.no_partner_attack", "{attack}はパートナーアタックになら<ない>", "{attack} does not become a partner attack", "5.23.2."),
    say("act.give_trait", "{cards}(に|すべてに)〔{trait:str}〕を<与える>", "[give] {cards} 〔{trait}〕", "They have that trait too."),
    say("act.give_ability", "{cards}(に|すべてに)〈{ability}〉を<与える>", "[give] {cards} “{ability}”", "They have that ability too (5.21)."),
    say("act.gain_trait", "{cards}は〔{trait:str}〕を<得る>", "{cards} [gain:cards] 〔{trait}〕", "They have that trait too."),
    say("act.gain_abilities", "{card}は{other:card}の能力(をすべて|すべてを)<得る>", "{card} gains all abilities of {other}", "It has all those abilities too."),
    say("act.also_named", "{card}は《{name:str}》としても<扱う>", "{card} is also treated as 《{name}》", "It has that name too."),
    say("act.treated_named", "{card}は《{name:str}》として<扱う>", "{card} is treated as 《{name}》", "It has that name."),
    say("act.lose_names", "{card}はカード名と属性を(|すべて)<失う>", "{card} loses its names and traits", "It has no name and no trait."),
    say("act.lose_abilities", "{card}は(能力と属性|属性と能力)をすべて<失う>", "{card} loses all abilities and traits", "It has no ability and no trait."),
    say("act.prefer", "{cards}を<優先する>", "must choose {cards} first", "Must be chosen before others."),
    say("act.disguise", "{cards}をコスト{cost:int}(で|/)ATK{atk:int}/DEF{def:int}の『{name:str}』のキャラとして裏向きに<する>", "[turn] {cards} face down as a cost {cost}, ATK {atk}, DEF {def} character 『{name}』", "Turned face down with those values and that name (4.3.3.3.1)."),
    say("act.options", "以下から{count}<=list>選ぶ。{options:option+}", "choose {count} of these: {options}", "Chooses so many of the options and does them in order (5.27)."),
    say("act.all_options", "以下をすべて<=list>行う。{options:option+}", "do all of these: {options}", "Does every option whose condition holds, in order."),
]  # fmt: skip

VALUES = [
    say("value.n", "{n:int}", "{n}", "That number."),
    say("value.atk_of", "{card}のATK", "the ATK of {card}", "Its ATK."),
    say("value.atk_of_plus", "{card}のATK{n:signed}", "the ATK of {card} {n}", "Its ATK changed by so much."),
]  # fmt: skip

ATTACKS = [
    say("attack.this", "このアタック", "this attack", "The running attack."),
    say("attack.that", "そのアタック", "that attack", "The attack just told of."),
    say("attack.by", "{cards}のアタック", "attacks of {cards}", "Every attack of theirs."),
    say("attack.to", "{cards}へのアタック", "attacks against {cards}", "Every attack against them."),
    say("attack.next_to", "{cards}への次のアタック", "the next attack against {cards}", "The next attack against it."),
    say("attack.next", "このターン{cards}の次のアタック", "the next attack of {cards} this turn", "Its next attack this turn."),
    say("attack.nth", "各ターン{who:player}の{n:int}回目のアタック", "attack number {n} of {who} each turn", "The nth attack of that player in each turn."),
    say("attack.nth_two", "各ターン{who:player}の{n:int}回目と{m:int}回目のアタック", "attacks number {n} and {m} of {who} each turn", "The nth and mth attack of that player in each turn."),
    say("attack.nth_by", "{card}の{n:int}回目のアタック", "attack number {n} of {card}", "Its nth attack."),
]  # fmt: skip

OPTIONS = [
    say("option.numbered", "{number:roman}.{body:sentence+}", "({number}) {body}", "An option."),
]  # fmt: skip
