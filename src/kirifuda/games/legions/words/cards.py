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
    say("mod.no_color", "{color}属性(を持たない|でない)(|、)", "non-{color}", "Does not bear that colour symbol (14-3a)."),
    say("mod.double", "ダブルシンボルの", "double-symbol", "Bears two colour symbols (06-1a)."),
    say("mod.type", "(タイプ「{type:str}」|「{type:str}」タイプ)(を持つ|の)(|、)", "{type}", "Is of that type (14-3b)."),
    say("mod.no_type", "(タイプ「{type:str}」|「{type:str}」タイプ)(を持たない|でない)(|、)", "non-{type}", "Is not of that type (14-3b)."),
    say("mod.key", "「{key:anykey}」を持つ(|、)", "[{key}]", "Has that keyword."),
    say("mod.no_key", "「{key:anykey}」を持たない(|、)", "non-[{key}]", "Does not have that keyword."),
    say("mod.at_most", "{stat}(|が){n:num}以下の", "{stat}-{n}-or-less", "That value is n or less."),
    say("mod.at_least", "{stat}(|が){n:num}以上の", "{stat}-{n}-or-more", "That value is n or more."),
    say("mod.exactly", "{stat}(|が){n:num}の", "{stat}-{n}", "That value is n."),
    say("mod.utmost", "({stat}(が|の)(最も|一番)|(最も|一番){stat}(が|の)){pole}", "{pole}-{stat}", "None of those meant has a higher, or a lower, value."),
    say("pole.high", "(高い|大きい)", "highest", "The greatest."),
    say("pole.low", "(低い|小さい)", "lowest", "The least."),
    say("mod.state", "{state}状態の", "{state}", "Is so (16-2 to 16-4, 29-1)."),
    say("mod.no_state", "{state}状態でない", "non-{state}", "Is not so."),
    say("state.exhausted", "疲労", "exhausted", "16-2."),
    say("state.ready", "活性", "ready", "16-2."),
    say("state.reversed", "リバース", "reversed", "16-3."),
    say("state.open", "オープン", "open", "16-4."),
    say("state.unable", "行動不能", "unable", "29-1."),
    say("mod.damaged", "(ダメージを受けている|このターンにダメージを受けた|このターン中にダメージを受けた)", "damaged", "Has taken damage this turn (11-3)."),
    say("mod.face_up", "表向きの", "face-up", "Does not lie face down (17-18)."),
    say("mod.not_target", "(アタックターゲット以外の|ターゲットユニット以外の)", "not-attacked", "Not the target of the attack under way (34-2b)."),
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
    say("group.at", "{place:store}(にある|にいる|の|から)(|、){such}", "{such@pl} in {place} || sg: {such@sg} in {place}", "Such cards there.", "pl"),
    say("group.of", "{who:player}の(|、){such}", "{who@poss} {such@pl} || sg: of {who@poss} {such@pl}", "Such cards of that player on the field.", "pl"),
    say("any.bare", "{such}", "{such@pl} || sg: {such@sg}", "Such units on the field, of both players (21-2).", "pl"),
    say("group.lane", "{lane}(にある|にいる|の){group}", "{group@=} in the {lane}", "Those of them in that lane, as who has the effect counts (18-1).", "pl"),
    say("group.same_lane", "{card}と(同一|同じ)レーン(にいる|にある|の){group:whom}", "{group@=} in the lane of {card}", "Those of them in the same lane (18-1).", "pl"),
    say("group.my_lane", "(同一|同じ)レーン(にいる|にある|の){group:whom}", "{group@=} in the lane of this card", "Those of them in the lane of the card with the ability (18-1).", "pl"),
    say("group.not_target", "(アタックターゲット以外の|ターゲットユニット以外の){group}", "{group@=} other than the attack target", "All of them but the target of the attack under way (34-2b).", "pl"),
    say("group.next_lane", "({card}に隣接するレーン|{card}の隣のレーン|{card}の隣接レーン)(にいる|にある|の){group:whom}", "{group@=} in lanes beside {card}", "Those of them in a neighbouring lane (18-5).", "pl"),
    say("group.those", "その中(にある|の|から)(|、){such}", "{such@pl} among them || sg: {such@sg} among them", "Such cards of those just looked at.", "pl"),
    say("hand.bare", "手札", "cards in hand || sg: card in hand", "Cards in the hand of who acts.", "pl"),
    say("hand.of", "{who:player}の手札", "cards in {who@poss} hand || sg: card in {who@poss} hand", "Cards in that player's hand.", "pl"),
]  # fmt: skip

CARDS = [
    say("me.card", "(このカード|このユニット|自身)", "this card", "The card with the ability."),
    say("me.minion", "このミニオン", "this minion", "The same, which is a minion."),
    say("me.lord", "このロード", "this lord", "The same, which is a lord."),
    say("me.master", "このマスター", "this master", "The same, which is a master."),
    say("card.that", "(そのカード|そのミニオン|そのユニット|そのロード|それ)", "that card", "The card chosen or moved last, or the one that what happened is about."),
    say("card.master", "{who:player}のマスター(|1体)", "{who@poss} master", "That player's master."),
    say("card.target", "(アタックターゲット|ターゲットユニット)", "the attack target", "The target of the attack under way (34-2b)."),
    say("card.target_such", "(アタックターゲット|ターゲットユニット)(の|である){such}", "the {such@sg} that is the attack target", "The same, if it is such a card."),
    say("card.attacked", "{card:me}がアタックしている(|、){such}", "the {such@sg} that {card} attacks", "The target of the attack under way, if this card is the attacker and the target such a card (34-2)."),
    say("card.attacker", "アタックユニット", "the attacking unit", "The attacker of the attack under way (34-2a)."),
    say("cards.those", "(それらのカード|それら|それら全て|それぞれ)", "those cards", "All cards chosen or moved last.", "pl"),
    say("cards.rest", "(残り|残りのカード)", "the rest", "What is left of the cards looked at.", "pl"),
    say("cards.all", "{group:whom}全て", "all {group@pl}", "All of them; nothing is chosen.", "pl"),
    say("cards.every", "全ての{group:whom}", "all {group@pl}", "All of them; nothing is chosen.", "pl"),
    say("cards.every_at", "{place:store}(にある|にいる|の)(|、)全ての{such}", "all {such@pl} in {place}", "All such cards there; nothing is chosen.", "pl"),
    say("cards.every_of", "{who:player}の全ての{such}", "all {who@poss} {such@pl}", "All such cards of that player on the field; nothing is chosen.", "pl"),
    say("cards.top", "{deck}の(上|一番上)から{n:num}枚", "the top {n|card} of {deck}", "So many cards from the top of the deck.", "n"),
    say("card.top", "{deck}の(一番上|上)のカード", "the top card of {deck}", "The card on top of the deck."),
    say("deck.bare", "山札", "the deck", "The deck of who acts."),
    say("deck.of", "{who:player}の山札", "{who@poss} deck", "That player's deck."),
]  # fmt: skip

COUNTS = [
    say("count.n", "{n:int}(枚|体)", "{n}", "Exactly n; impossible with fewer (01-5)."),
    say("count.up_to", "{n:int}(枚|体)まで", "up to {n}", "0 to n."),
    say("count.letter", "{letter}(枚|体)まで", "up to {letter}", "0 to X.", "pl"),
    say("count.any", "好きな(数|枚数)", "any number of", "0 or more.", "pl"),
]  # fmt: skip
