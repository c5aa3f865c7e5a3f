"""What Rebirth does to cards, beyond the verbs that games share."""

from kirifuda.text.phrase import say

VERBS = [
    say("verb1.put_rested", "{place}に【レスト】で<置く>", "[put] ~ into {place} rested", "Moves there in rest position."),
    say("verb1.rested_put", "【レスト】で<置く>", "[put] ~ rested", "It is put in rest position."),
    say("verb1.put_split", "{first:place}に{n:int}枚までと{second:place}に{m:int}枚まで<置く>", "[put] ~ , up to {n} into {first} and up to {m} into {second}", "Moves up to so many to each place."),
    say("verb1.present", "裏向きで<提示する>", "[present] ~ face down", "Laid down unseen; they stay where they are."),
    say("verb1.set", "<セットする>", "[set] ~", "Moves a Rebirth card to the Rebirth zone (5.6)."),
    say("verb1.set_face_down", "Reバース置(き|)場に裏向きでReバースとして<セットする>", "[set] ~ face down as a Rebirth card", "Moves to the Rebirth zone face down, as a Rebirth card (4.3.3.3.1)."),
    say("verb1.stand", "【スタンド】<する>", "[stand] ~", "To stand position (5.3)."),
    say("verb1.rest", "【レスト】<する>", "[rest] ~", "To rest position (5.3)."),
    say("verb1.soul", "{cards}の【魂】に<する>", "[put] ~ under {cards} as a soul", "Moves to the souls of that card (5.22)."),
    say("verb1.soul_its", "その【魂】に<する>", "[put] ~ under it as a soul", "Moves to the souls of the card moved or chosen last (5.22)."),
    say("verb1.soul_supported", "【魂】に<する>", "[put] ~ under it as a soul", "Moves to the souls of the character told of: the supported one, else the entry (5.22)."),
    say("verb1.swap_rested", "{cards}と【レスト】で<入れ替える>", "[swap] ~ with {cards}, rested", "They swap places (5.12); what comes is rested."),
    say("verb1.disguise", "{guise}として裏向きに<する>", "[turn] ~ face down as {guise}", "Turned face down with those values (4.3.3.3.1)."),
    say("verb1.disguise_put", "({guise}として{place}に|{place}に{guise}として)裏向きで<置く>", "[put] ~ into {place} face down as {guise}", "Moves there face down with those values (4.3.3.3.1)."),
    say("verb1.trigger_as", "{cards}の【スパーク】として(<発動させる>|<発動する>)", "[trigger] ~ as a [Spark] of {cards}", "The chosen spark is played as one of that card."),
    say("verb1.partner", "<パートナー化する>", "[turn] ~ into a partner", "Becomes a partner (5.28)."),
    say("verb1.memory", "思い出に<する>", "[remember] ~", "Moves to the memory zone (5.7)."),
    say("verb1.retire", "<リタイアさせる>", "[retire] ~", "Moves to the retire zone (5.15)."),
    say("verb1.exclude", "<除外する>", "[remove] ~ from the game", "Leaves every zone (5.20)."),
]  # fmt: skip

GUISES = [
    say("guise.named", "コスト{cost:int}/ATK{atk:int}/DEF{def:int}の『{name:str}』のキャラ", "a cost {cost}, ATK {atk}, DEF {def} character 『{name}』", "Its information while face down."),
    say("guise.trait", "コスト{cost:int}/ATK{atk:int}/DEF{def:int}の〔{trait:str}〕で『{name:str}』のキャラ", "a cost {cost}, ATK {atk}, DEF {def} 〔{trait}〕 character 『{name}』", "Its information while face down."),
    say("guise.nameless", "コスト{cost:int}/ATK{atk:int}/DEF{def:int}のキャラ", "a cost {cost}, ATK {atk}, DEF {def} character", "Its information while face down."),
]  # fmt: skip

DONE = [
    say("base.soul", "【魂】に<する>", "[put] under as a soul", "Made a soul."),
]  # fmt: skip
