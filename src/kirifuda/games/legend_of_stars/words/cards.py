"""What is spoken of: cards, groups of cards, places, displays, numbers."""

from kirifuda.text.phrase import say

CARDS = [
    say("card.this", "(このカード|このキャラクター)", "this card", "The card that has the effect."),
    say("card.that", "(そのキャラクター|そのカード)", "it", "The card chosen, moved or told of just before."),
    say("card.attacker", "アタックしているキャラクター", "the attacking character", "Who has declared the attack under way (5.5.1.I)."),
    say("card.attacked", "アタックされているキャラクター", "the attacked character", "Whom the attack under way must battle (5.5)."),
    say("card.opposed", "戦闘を行った相手のキャラクター", "the character that it battled", "The other character of the battle (8.8)."),
    say("cards.those", "それらの(キャラクター|カード)", "them", "The cards chosen, moved or told of just before.", "pl"),
    say("cards.all", "{mods:mod*}すべての{group}", "all {mods} {group@pl}", "All of them, be they face down.", "pl"),
    say("cards.all_told", "{group}すべて", "all {group@pl}", "The same.", "pl"),
]  # fmt: skip

GROUPS = [
    say("group.of", "{mods:mod*}{noun}", "{mods} {noun@=}", "Cards that are all of this. What tells of the printed side means cards that lie face up (9.6.1)."),
    say("noun.character", "キャラクター(|カード)", "<character>", "A character (2.1)."),
    say("noun.effect", "エフェクト(|カード)", "<effect card>", "An effect card (2.2)."),
    say("noun.support", "サポート(|カード)", "<support>", "A support (2.3)."),
    say("noun.field", "フィールド(|カード)", "<field>", "A support that is a field (2.3.1)."),
    say("noun.card", "カード", "<card>", "Any card."),
    say("noun.named", "「{name:str}」", "「{name}」", "A card of that name."),
]  # fmt: skip

MODS = [
    say("mod.own", "自分の", "friendly", "Of who acts."),
    say("mod.opposing", "相手の", "opposing", "Of the opponent of who acts."),
    say("mod.zone", "{zone}の", "{zone}", "In that place; in play if none is told (3)."),
    say("mod.printed_least", "元々の{stat}(|が){n:int}以上の", "printed {stat} {n}+", "With so much printed, or more (8.7)."),
    say("mod.printed_most", "元々の{stat}(|が){n:int}以下の", "printed {stat} {n}-or-less", "With so much printed, or less (8.7)."),
    say("mod.below", "{stat}が{value:worth}以下の", "{stat} up to {value}", "With no more than that."),
    say("mod.attribute", "{attribute}属性の", "{attribute}", "Of that attribute (2.6)."),
    say("mod.tribe", "＜{tribe:angle}＞の", "＜{tribe}＞", "Of that tribe (2.1.5)."),
    say("mod.has", "{keyword}を持つ", "{keyword}", "With that special effect."),
    say("mod.lacks", "{keyword}を持たない", "non-{keyword}", "Without that special effect."),
    say("mod.display", "{display}の", "{display}", "Standing so (6.1, 6.2)."),
    say("mod.face_up", "表側表示の", "face-up", "Lying face up (6.3)."),
    say("mod.face_down", "裏側表示の", "face-down", "Lying face down (6.4)."),
    say("mod.regained", "リゲイン表示の", "upright", "6.5."),
    say("mod.gained", "ゲイン表示の", "turned", "6.6."),
    say("mod.other", "(このカード以外の|他の)", "other", "All but this card."),
    say("mod.named", "名称に「{name:str}」を含む", "“{name}”-named", "With that in the name."),
    say("mod.opposite", "正面の", "facing", "Of the opponent, in the lane of this card."),
    say("mod.same_lane", "同じレーンの", "same-lane", "In the lane of this card."),
    say("mod.next_lane", "隣のレーンの", "next-lane", "In a lane beside that of this card."),
]  # fmt: skip

PLACES = [
    say("zone.play", "場", "in-play", "Squares and support zone (3)."),
    say("zone.front", "前衛", "front-row", "The front row (3.3.2)."),
    say("zone.rear", "後衛", "back-row", "The back row (3.3.3)."),
    say("zone.support", "サポートゾーン", "@support-zone", "3.5."),
    say("zone.energy", "エネルギーゾーン", "@energy-zone", "3.4."),
    say("zone.trash", "トラッシュ", "@trash", "3.2."),
    say("zone.hand", "手札", "@hand", "3.6."),
    say("zone.deck", "デッキ", "@deck", "3.1."),
    say("row.front", "前衛", "the front row", "3.3.2."),
    say("row.rear", "後衛", "the back row", "3.3.3."),
    say("display.attack", "アタック表示", "attack display", "Upright (6.1)."),
    say("display.defence", "ディフェンス表示", "defence display", "Sideways (6.2)."),
    say("display.right", "右向きのディフェンス表示", "right defence display", "Sideways, facing right (6.2)."),
    say("display.left", "左向きのディフェンス表示", "left defence display", "Sideways, facing left (6.2)."),
]  # fmt: skip

NUMBERS = [
    say("direction.up", "▲", "▲", "Forward on an upright card (2.1.1)."),
    say("direction.back", "▼", "▼", "Backward on an upright card (2.1.1)."),
    say("direction.left", "◀", "◀", "To the left on an upright card (2.1.1)."),
    say("direction.right", "▶", "▶", "To the right on an upright card (2.1.1)."),
    say("stat.atk", "ATK", "ATK", "2.1.2."),
    say("stat.def", "DEF", "DEF", "2.1.3."),
    say("stat.down", "DOWN", "DOWN", "2.1.4."),
    say("stat.speed", "スピード", "speed", "2.5.2."),
    say("stat.cost", "コスト", "cost", "2.5.1."),
    say("attribute.light", "光", "light", "2.6."),
    say("attribute.dark", "闇", "dark", "2.6."),
    say("attribute.fire", "火", "fire", "2.6."),
    say("attribute.water", "水", "water", "2.6."),
    say("attribute.wood", "木", "wood", "2.6."),
    say("attribute.earth", "土", "earth", "2.6."),
    say("worth.of", "{card}の{stat}", "the {stat} of {card}", "Its number now."),
    say("worth.printed", "{card}の元々の{stat}", "the printed {stat} of {card}", "Its printed number (8.7)."),
    say("value.worth", "{of:worth}", "equal to {of}", "As much as that."),
    say("value.printed", "元々の数値", "as printed", "What is printed on each card (8.7)."),
    say("count.n", "{n:int}(体|枚)", "{n}", "So many."),
    say("count.up_to", "{n:int}(体|枚)まで", "up to {n}", "None to so many."),
    say("count.any", "好きな数", "any number of", "None to all.", "pl"),
    say("per.group", "{group}{n:int}(体|枚)", "{n} {group@#n}", "For every so many of these."),
    say("per.lost", "{who:player}が失ったライフ{n:int}", "{n} life that {who} [have:who] lost", "For every so much that the life is below 3,000."),
]  # fmt: skip
