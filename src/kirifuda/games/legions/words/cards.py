"""Which cards: what they are, where they are, how many of them."""

from kirifuda.text.phrase import say

NOUNS = [
    say("noun.card", "カード", "<card>", "Any card."),
    say("noun.minion", "ミニオン(|カード)", "<minion>", "A minion (14-3e)."),
    say("noun.lord", "ロード(|カード)", "<lord>", "A lord (14-3e)."),
    say("noun.unit", "ユニット", "<unit>", "A master, minion or lord on the field (21-1)."),
    say("noun.skill", "スキル(|カード)", "<skill>", "A skill (14-3e)."),
    say("noun.arts", "アーツ(|カード)", "<arts card>", "Arts (14-3e)."),
    say("noun.named", "「{name:str}」", "“{name}” <card>", "A card of that name (14-2)."),
    say("such1.with", "{mods:mod+}{noun}", "{mods} {noun@=}", "Such a card that meets all of these."),
    say("such.or", "{items:such1++か}", "{items@=/or}", "A card of one of these kinds."),
]  # fmt: skip

MODS = [
    say("mod.color", "{color}属性(を持つ|の)(|、)", "{color}", "Bears that colour symbol (14-3a)."),
    say("mod.double", "ダブルシンボルの", "double-symbol", "Bears two colour symbols (06-1a)."),
    say("mod.type", "タイプ「{type:str}」(を持つ|の)(|、)", "{type}", "Is of that type (14-3b)."),
    say("mod.key", "「{key:anykey}」を持つ(|、)", "[{key}]", "Has that keyword."),
    say("mod.at_most", "{stat}(|が){n:num}以下の", "{stat}-{n}-or-less", "That value is n or less."),
    say("mod.at_least", "{stat}(|が){n:num}以上の", "{stat}-{n}-or-more", "That value is n or more."),
    say("mod.exactly", "{stat}(|が){n:num}の", "{stat}-{n}", "That value is n."),
    say("mod.exhausted", "疲労状態の", "exhausted", "Is exhausted (16-2)."),
    say("mod.ready", "活性状態の", "ready", "Is ready (16-2)."),
    say("mod.reversed", "リバース状態の", "reversed", "Lies reversed (16-3)."),
    say("mod.open", "オープン状態の", "open", "Lies open (16-4)."),
    say("mod.unable", "行動不能状態の", "unable", "Is unable to act (29-1)."),
    say("mod.damaged", "ダメージを受けている", "damaged", "Has taken damage this turn (11-3)."),
    say("mod.other", "(このカード以外の|他の)", "other", "Not the card with the ability."),
    say("color.black", "黒", "black", "06-1."),
    say("color.red", "赤", "red", "06-1."),
    say("color.white", "白", "white", "06-1."),
    say("color.green", "緑", "green", "06-1."),
    say("stat.cost", "コスト", "cost", "14-3f."),
    say("stat.atk", "ATK", "ATK", "14-3h."),
    say("stat.hp", "HP", "HP", "14-3i; less what damage has taken (11-3)."),
    say("stat.wait", "WT", "WT", "14-3j."),
]  # fmt: skip

GROUPS = [
    say("group.at", "{place}(にある|にいる|の)(|、){such}", "{such@pl} in {place} || sg: {such@sg} in {place}", "Such cards there.", "pl"),
    say("group.of", "{who:player}の(|、){such}", "{who@poss} {such@pl} || sg: of {who@poss} {such@pl}", "Such cards of that player on the field.", "pl"),
    say("group.same_lane", "{card}と同一レーン(にいる|にある|の){group}", "{group@=} in the lane of {card}", "Those of them in the same lane (18-1).", "pl"),
    say("group.next_lane", "{card}に隣接するレーン(にいる|にある|の){group}", "{group@=} in lanes beside {card}", "Those of them in a neighbouring lane (18-5).", "pl"),
    say("group.those", "その中(にある|の)(|、){such}", "{such@pl} among them || sg: {such@sg} among them", "Such cards of those just looked at.", "pl"),
]  # fmt: skip

CARDS = [
    say("me.card", "このカード", "this card", "The card with the ability."),
    say("card.that", "(そのカード|そのミニオン|そのユニット|そのロード|それ)", "that card", "The card chosen or moved last, or the one that what happened is about."),
    say("card.master", "{who:player}のマスター", "{who@poss} master", "That player's master."),
    say("card.target", "アタックターゲット", "the attack target", "The target of the attack under way (34-2b)."),
    say("card.attacker", "アタックユニット", "the attacking unit", "The attacker of the attack under way (34-2a)."),
    say("cards.those", "(それらのカード|それら)", "those cards", "All cards chosen or moved last.", "pl"),
    say("cards.rest", "残り", "the rest", "What is left of the cards looked at.", "pl"),
    say("cards.all", "{group}全て", "all {group@pl}", "All of them; nothing is chosen.", "pl"),
    say("cards.at", "{place}全て", "all of {place}", "All cards there.", "pl"),
    say("cards.top", "{who:player}の山札の上から{n:num}枚", "the top {n|card} of {who@poss} deck", "So many cards from the top of the deck.", "n"),
]  # fmt: skip

COUNTS = [
    say("count.n", "{n:int}(枚|体)", "{n}", "Exactly n; impossible with fewer (01-5)."),
    say("count.up_to", "{n:int}(枚|体)まで", "up to {n}", "0 to n."),
    say("count.x", "X(枚|体)まで", "up to X", "0 to X.", "pl"),
    say("count.any", "好きな(数|枚数)", "any number of", "0 or more.", "pl"),
]  # fmt: skip
