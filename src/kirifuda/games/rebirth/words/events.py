"""When: what was done (deeds), the events that trigger, and how long things last."""

from kirifuda.text.phrase import say

DEEDS = [
    say("deed.supported", "サポートした", "supported", "It supported an attack (8.2.4.3)."),
    say("deed.supported_such", "(|、){filter}をサポートした", "supported {filter@a}", "It supported an attack of such a character."),
    say("deed.was_supported", "(|、){filter}にサポートされた", "was supported by {filter@a}", "It attacked with such a supporter."),
    say("deed.attacked", "アタックした", "attacked", "It attacked."),
    say("deed.was_attacked", "アタックされた", "was attacked", "It was attacked."),
    say("deed.blocked", "ブロックした", "blocked", "It blocked an attack."),
    say("deed.blocked_such", "(|、){filter}をブロックした", "blocked an attack on {filter@a}", "It blocked an attack on such a character."),
    say("deed.retired_them", "{cards}をリタイアさせた", "retired {cards}", "It retired them (5.15.2)."),
    say("deed.retired", "リタイアした", "was retired", "It was put into the retire zone."),
    say("deed.put", "{to:place}に置かれた", "was put into {to}", "It was put there."),
    say("deed.put_from", "{from:place}から(|、){to:place}に置かれた", "was put from {from} into {to}", "It was put there from the former place."),
    say("deed.put_not_from", "{from:place}以外から(|、){to:place}に置かれた", "was put from anywhere but {from} into {to}", "It was put there from elsewhere than the former."),
    say("deed.came_from", "{from:place}から{to:place}に登場した", "entered {to} from {from}", "It entered there (5.5)."),
    say("deed.returned", "{from:place}から{to:place}に戻った", "returned from {from} to {to}", "It moved there."),
    say("deed.set", "セットされた", "was set", "It was put into the Rebirth zone."),
    say("deed.set_from", "{from:place}からセットされた", "was set from {from}", "It was put into the Rebirth zone from there."),
    say("deed.stood", "【スタンド】した", "stood", "It went to stand position."),
    say("deed.recovered", "回復した", "recovered", "That player recovered damage."),
    say("deed.used", "{icon}を使った", "used {icon}", "That player used such an ability."),
    say("deed.checked", "チェックした", "checked", "That player checked."),
    say("deed.by", "{cause:cause}で(|、){deed}", "{deed} by {cause}", "That was caused so."),
]  # fmt: skip

CAUSES = [
    say("cause.effect", "効果", "an effect", "Any effect."),
    say("cause.effect_of", "{who:player}の効果", "{who@poss} effect", "An effect of that player."),
    say("cause.attack_of", "{cards}のアタック", "an attack of {cards}", "The attack of such a card."),
    say("cause.attack_by", "{who:player}のアタック", "an attack of {who}", "An attack of that player."),
    say("cause.partner_attack", "パートナーアタック", "a partner attack", "A partner attack."),
    say("cause.effect_by", "{cards}の効果", "an effect of {cards}", "An effect of such a card."),
    say("cause.icon_of", "{card}の{icon}", "{icon} of {card}", "That ability of that card."),
]  # fmt: skip

EVENTS = [
    say("event.did", "{cards}が{deed}時", "when {cards} {deed}", "Those cards did that, or it befell them."),
    say("event.player_did", "{who:player}が{deed}時", "when {who} {deed}", "That player did that."),
    say("event.next_did", "このターン{cards}が次に{deed}時", "when {cards} next {deed} this turn", "The next time this turn."),
    say("event.turn_did", "このターン(|に){cards}が{deed}時", "whenever {cards} {deed} this turn", "Each time this turn."),
    say("event.placed", "{place}に(|、){filter}が置かれた時", "when {filter@a} was put into {place}", "Such a card was put there."),
    say("event.such_did", "{filter}が{deed}時", "when {filter@a} {deed}", "Such a card did that."),
    say("event.cancelled", "{card}の{icon}が【キャンセル】された時", "when {icon} of {card} was cancelled", "That ability was cancelled (5.13.2)."),
    say("event.within", "{span}に(|、){event}", "when, {span}, {event}", "That event, within that time."),
    say("event.attack_end", "{cards}のアタック終了時", "at the end of an attack of {cards}", "The end of an attack of theirs."),
    say("event.this_attack_end", "このアタック終了時", "at the end of this attack", "The end of the running attack."),
    say("event.did_attack_end", "{cards}が{deed}アタック終了時", "at the end of an attack in which {cards} {deed}", "The end of such an attack."),
    say("event.turn_end", "{who:player}のターン終了時", "at the end of {who@poss} turn", "The end of that player's turn."),
    say("event.this_turn_end", "このターン終了時", "at the end of this turn", "The end of this turn."),
    say("event.phase_start", "{who:player}の{phase}開始時", "at the start of {who@poss} {phase}", "That phase of that player starts."),
    say("event.each_phase_start", "各{phase}開始時", "at the start of each {phase}", "That phase starts, of any player."),
]  # fmt: skip

PHASES = [
    say("phase.main", "メインフェイズ", "main phase", ""),
    say("phase.attack", "アタックフェイズ", "attack phase", ""),
    say("phase.standby", "スタンバイフェイズ", "standby phase", ""),
    say("phase.energy", "エネルギーフェイズ", "energy phase", ""),
    say("phase.draw", "ドローフェイズ", "draw phase", ""),
    say("phase.end", "エンドフェイズ", "end phase", ""),
]  # fmt: skip

SPANS = [
    say("span.turn", "このターン中", "during this turn", "Until this turn ends."),
    say("span.attack", "(この|その)アタック中", "during this attack", "Until the running attack ends."),
    say("span.turn_of", "{who:player}のターン中", "during {who@poss} turn", "Only in turns of that player."),
    say("span.next_turn_of", "次の{who:player}(の|)ターン中", "during {who@poss} next turn", "From the start to the end of that turn."),
    say("span.phase_of", "{who:player}の{phase}中", "during {who@poss} {phase}", "Only in that phase."),
    say("span.nth_attack", "各ターン{n:int}回目のアタック中", "during attack number {n} of each turn", "Only in the nth attack of a turn."),
    say("span.nth_attack_of", "各ターン{card}の{n:int}回目のアタック中", "during attack number {n} of {card} each turn", "Only in its nth attack of a turn."),
    say("span.nth_attack_by", "各ターン{who:player}の{n:int}回目のアタック中", "during attack number {n} of {who} each turn", "Only in that player's nth attack of a turn."),
    say("span.next_attack", "このターン{cards}の次のアタック中", "during the next attack of {cards} this turn", "Only in its next attack this turn."),
    say("span.until_turn_end", "{who:player}のターンの終わりまで", "until the end of {who@poss} turn", "Until that turn ends."),
]  # fmt: skip

PERS = [
    say("per.cards", "{cards}(|合計){n:int}枚", "{n} of {cards}", "For each full n of those cards.", "pl"),
    say("per.vacant", "{who:player}の空席のメンバー{n:int}つ", "{n|vacant slot} of {who@poss} members", "For each full n vacant slots."),
    say("per.cost", "{cards}のコスト合計{n:int}", "{n} of the total cost of {cards}", "For each full n of their costs added up."),
    say("per.those", "その{n:int}枚", "{n} of them", "For each full n of the cards just moved or chosen."),
    say("per.that_cost", "そのコスト{n:int}", "{n} of its cost", "For each full n of the cost of that card."),
    say("per.names", "{place}のカード名{n:int}種類", "{n|name} among {place}", "For each full n different names there (5.24)."),
    say("per.traits", "{place}の属性{n:int}種類", "{n|trait} among {place}", "For each full n different traits there (5.24)."),
]  # fmt: skip
