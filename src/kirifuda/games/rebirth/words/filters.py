"""Which cards: what a card must be or have."""

from kirifuda.text.phrase import say

ICONS = [
    say("icon.spark", "【スパーク】", "[Spark]", "The keyword ability spark (11.3)."),
    say("icon.blocker", "【ブロッカー】", "[Blocker]", "The keyword ability blocker (11.6)."),
    say("icon.cancel", "【キャンセル】", "[Cancel]", "The keyword ability cancel (11.4)."),
    say("icon.growth", "【のびしろ】", "[Growth]", "The keyword ability nobishiro (11.8)."),
    say("icon.recombo", "【Reコンボ】", "[Re Combo]", "The condition keyword Re combo (11.5)."),
    say("icon.auto", "【自】", "[Auto]", "Automatic abilities."),
    say("icon.act", "【起】", "[Act]", "Activated abilities."),
    say("icon.always", "【永】", "[Cont]", "Standing abilities."),
]  # fmt: skip

NOUNS = [
    say("noun.character", "キャラ", "<character>", "A character card."),
    say("noun.card", "カード", "<card>", "Any card."),
    say("noun.rebirth", "Reバース", "<Rebirth card>", "A Rebirth card."),
    say("noun.named", "《{name:str}》", "《{name}》", "A card with that name or part of a name (2.1.2)."),
    say("noun.trait", "〔{trait:str}〕", "〔{trait}〕", "A card with that trait (2.5.3)."),
    say("noun.face_down", "裏向きのキャラ", "face-down <character>", "A face-down character."),
]  # fmt: skip

FILTERS = [
    say("mod.cost", "コスト{n:int}の", "cost {n}", "Cost exactly n."),
    say("mod.cost_at_least", "コスト{n:int}以上の", "cost {n} or more", "Cost n or more."),
    say("mod.cost_at_most", "コスト{n:int}以下の", "cost {n} or less", "Cost n or less."),
    say("mod.cost_or", "コスト{a:int}か{b:int}の", "cost {a} or {b}", "Cost a or b."),
    say("mod.atk_at_least", "ATK{n:int}以上の", "ATK {n} or more", "ATK n or more."),
    say("mod.atk_at_most", "ATK{n:int}以下の", "ATK {n} or less", "ATK n or less."),
    say("mod.def_at_least", "DEF{n:int}以上の", "DEF {n} or more", "DEF n or more."),
    say("mod.def_at_most", "DEF{n:int}以下の", "DEF {n} or less", "DEF n or less."),
    say("mod.has", "{icon}を持つ(|、)", "{icon}-bearing", "Has an ability with that icon."),
    say("mod.has_any", "{icons:icon++か}を持つ", "{icons/or}-bearing", "Has an ability with one of those icons."),
    say("mod.has_not", "{icon}を持たない", "{icon}-less", "Has no ability with that icon."),
    say("mod.rested", "【レスト】している", "rested", "In rest position."),
    say("mod.standing", "【スタンド】している", "standing", "In stand position."),
    say("mod.trait", "〔{trait:str}〕(を持つ|で)", "〔{trait}〕", "Has that trait."),
    say("mod.soulless", "【魂】のない", "soulless", "Has no soul."),
    say("mod.damaged", "ダメージを受けている", "damaged", "Has damage."),
    say("item.with", "{mod}{rest:item}", "{mod} {rest@=}", "Both."),
    say("item.kind", "{noun}のキャラ", "{noun@sg} <character>", "A character that is also the former."),
    say("item.character_named", "キャラの《{name:str}》", "《{name}》 <character>", "A character with that name."),
    say("filter.icon", "{icon}", "{icon} <card>", "A card with such an ability."),
    say("filter.character_icon", "キャラの{icon}", "{icon} of a character", "Such an ability of a character card; what is chosen is the ability."),
    say("filter.icons", "{icons:icon++か}", "{icons/or} <card>", "A card with one of these."),
    say("filter.or", "{items:item++か}", "{items@=/or}", "One of these."),
    say("filter.or_icon", "{items:item+か}か{icons:icon+か}", "{items@=/or} or {icons/or} <card>", "One of these."),
    say("filter.each_or", "{mod}、{items:item++か}", "{mod} {items@=/or}", "One of these, and the modifier holds for all of them."),
    say("kinds.all", "{items:item++と}", "{items@=/and}", "Each of these kinds; the count tells how many of each."),
    say("filter.but", "{not:noun}以外の(|、){rest:item}", "{rest@=} other than {not}", "The latter but not the former."),
    say("filter.not", "{not:noun}以外", "<card> other than {not}", "Not that."),
    say("filter.but_this", "{this:card}以外の(|、){rest:item}", "{rest@=} other than {this}", "The latter but not this card."),
]  # fmt: skip
