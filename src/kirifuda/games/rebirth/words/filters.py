"""Which cards: what a card must be or have."""

from kirifuda.text.phrase import say

ICONS = [
    say("keyword.spark", "【スパーク】", "[Spark]", "The keyword ability spark (11.3)."),
    say("keyword.blocker", "【ブロッカー】", "[Blocker]", "The keyword ability blocker (11.6)."),
    say("keyword.cancel", "【キャンセル】", "[Cancel]", "The keyword ability cancel (11.4)."),
    say("keyword.growth", "【のびしろ】", "[Growth]", "The keyword ability nobishiro (11.8)."),
    say("icon.recombo", "【Reコンボ】", "[Re Combo]", "The condition keyword Re combo (11.5)."),
    say("icon.auto", "(【自】|自動能力)", "[Auto]", "Automatic abilities."),
    say("icon.act", "【起】", "[Act]", "Activated abilities."),
    say("icon.always", "【永】", "[Cont]", "Standing abilities."),
]  # fmt: skip

NOUNS = [
    say("noun.character", "キャラ", "<character>", "A character card."),
    say("noun.deer", "シカキャラ", "<deer>", "A deer, which is a character, too (12.2.1.1)."),
    say("noun.card", "カード", "<card>", "Any card."),
    say("noun.rebirth", "Reバース", "<Rebirth card>", "A Rebirth card."),
    say("noun.named", "《{name:str}》", "《{name}》", "A card with that name or part of a name (2.1.2)."),
    say("noun.trait", "〔{trait:str}〕", "〔{trait}〕", "A card with that trait (2.5.3)."),
    say("noun.face_down", "裏向きのキャラ", "face-down <character>", "A face-down character."),
    say("noun.face_down_named", "『{name:str}』", "『{name}』", "A card made face down under that name."),
]  # fmt: skip

MODIFIERS = [
    say("mod.so", "{pose@dict}", "{pose}", "It is so."),
    say("mod.did", "このターン中に{deed:fate@ta}", "this-turn-({deed@s})", "Has done that in this turn, or it has befallen it."),
    say("mod.not_did", "このターン中に{deed:fate@te}いない", "this-turn-not-({deed@s})", "Has not done that in this turn."),
    say("mod.same_as", "{card}と同じ{stat}の", "same-{stat}-as-({card})", "That value is the same as the card's."),
    say("mod.same_as_it", "それと同じ{stat}の", "same-{stat}-as-it", "That value is the same as that of the card told of last."),
    say("mod.same_each", "それぞれ{stat}が同じ", "same-{stat}", "All chosen share that value."),
    say("mod.has_that", "その能力を持つ", "chosen-ability", "Has the ability that was chosen."),
    say("mod.same_name", "{card}と同じカード名の", "same-name-as-({card})", "Has a name of that card."),
    say("mod.same_name_it", "それと同じカード名の", "same-name-as-it", "Has a name of the card told of last."),
    say("mod.is_not", "{noun}でない", "not {noun@sg}", "Is not such a card."),
    say("mod.same_declared", "宣言した数字と同じ{stat}の", "declared-{stat}", "That value is the declared number."),
    say("mod.other", "他の", "other", "Another card than the one told of last."),
    say("mod.distinct", "(カード名が異なる|それぞれ異なるカード名の|異なるカード名の|それぞれカード名が異なる|カード名の異なる)", "differently named", "No two of the chosen share a name."),
    say("mod.alike", "(同じカード名の|カード名が同じ|それぞれ同じカード名の)", "same-named", "All chosen or counted share a name."),
    say("mod.has_any", "({icons:icon++か}|{icons:icon++か、})を持つ", "{icons/or}-bearing", "Has an ability with one of those icons."),
    say("mod.has_both", "{icons:icon++と}を持つ", "{icons/and}-bearing", "Has abilities with each of those icons."),
    say("mod.has_none", "{icons:icon++も}も持たない", "{icons/nor}-less", "Has no ability with any of those icons."),
    say("mod.trait", "〔{trait:str}〕を持つ", "〔{trait}〕", "Has that trait."),
    say("mod.soulless", "【魂】のない", "soulless", "Has no soul."),
]  # fmt: skip

FILTERS = [
    say("item.with", "{mod}{rest:item}", "{mod} {rest@=}", "Both."),
    say("label.named", "《{name:str}》", "《{name}》", "A card of that name is there."),
    say("label.trait", "〔{trait:str}〕", "〔{trait}〕", "A card of that trait is there."),
    say("label.keyword", "{keyword}", "{keyword}", "The card has that ability."),
    say("filter.icon", "{icon}", "{icon} <card>", "A card with such an ability; chosen by つ, the ability itself."),
    say("filter.with_icon", "{mod}{icon}", "{mod} {icon} <card>", "Both."),
    say("filter.character_icon", "キャラの{icon}", "{icon} of a character", "Such an ability of a character card; what is chosen is the ability."),
    say("filter.icon_but", "{not:except}以外の(|、){icon}", "{icon} <card> other than {not}", "A card with such an ability, but not the other."),
    say("filter.icons", "{icons:icon++か}", "{icons/or} <card>", "A card with one of these."),
    say("plain.or", "{items:item++か}", "{items@=/or}", "One of these."),
    say("plain.or_comma", "{items:item++か、}", "{items@=/or}", "One of these."),
    say("filter.icon_or", "{icons:icon+か}か{items:noun+か}", "{icons/or} <card> or {items@=/or}", "One of these."),
    say("filter.or_icon", "{items:item+か}か{icons:icon+か}", "{items@=/or} or {icons/or} <card>", "One of these."),
    say("plain.each_or", "{mod}、{items:item+か}", "{mod} {items@=/or}", "One of these, and the modifier holds for all of them."),
    say("plain.kinds", "{kinds:noun+か}(の|で){rest:item}", "{kinds@sg/or} {rest@=}", "The latter, and one of the former."),
    say("plain.with_kind", "{mod}{noun}の{rest:item}", "{mod} {noun@sg} {rest@=}", "All of these."),
    say("plain.cross", "{first:noun++か}の、{second:item++か}", "{first@sg/or} {second@=/or}", "One of the former and one of the latter at once."),
    say("plain.but", "{not:except}以外の(|、){rest:item}", "{rest@=} other than {not}", "The latter but not the former."),
    say("filter.not", "{not:except}以外", "<card> other than {not}", "Not that."),
    say("kinds.all", "({items:item++と}|{items:item++と、})", "{items@=/and}", "Each of these kinds."),
    say("kinds.lists", "{first:item++と}と、{second:item++と}", "{first@=/and} and {second@=/and}", "Each of these kinds."),
    say("kinds.with_and_without", "{icon}を持つカードと持たないカード", "{icon}-bearing and {icon}-less <card>", "Cards with, and cards without such an ability."),
]  # fmt: skip
