"""The head of an ability: its name, when it happens, its cost (35, 36); keywords (39)."""

from kirifuda.text.phrase import say

ABILITIES = [
    say("ability.named", "「{name:str}」《{when}》:{body:lines+}", "“{name}” ({when}): {body}", "An ability of a unit, with its name and its condition (35-2, 36-1)."),
    say("ability.paid", "「{name:str}」《{when}》【{costs:cost+、}】:{body:lines+}", "“{name}” ({when}; {costs/and}): {body}", "The same, with the cost of starting it (36-4a)."),
    say("ability.keywords", "{items:keyword+/}", "{items/, }", "Keywords of the card (39-1)."),
    say("ability.play", "{body:lines+}", "{body}", "The effect of a skill or of arts, resolved as it is played (35-14)."),
    say("note.keywords", "※{items:keyword+※}", "({items/, })", "A reminder of keywords that the text above gives; does nothing.", last=True),
]  # fmt: skip

WHENS = [
    say("when.always", "常時", "always", "Holds as long as the unit is on the field (36-3a)."),
    say("when.your_turn", "自ターン中", "during your turn", "Holds in your turns only (36-3b)."),
    say("when.their_turn", "相手ターン中", "during your opponent's turn", "Holds in the opponent's turns only (36-3c)."),
    say("when.any", "自ターン中任意", "any time in your main phase", "Started as a main phase action, as often as its cost is paid (36-4a)."),
    say("when.once", "(自ターン中任意1回|自ターン中1回)", "once in your main phase", "Started as a main phase action, once a turn (36-4b)."),
    say("when.at", "{items:moment+/}", "{items/or}", "Triggered by any of these (36-2)."),
]  # fmt: skip

MOMENTS = [
    say("moment.placed", "配置時", "when placed", "This card came to the field from another zone (36-2a)."),
    say("moment.moved", "レーン移動時", "when it has moved", "This minion has moved to another lane (36-2b)."),
    say("moment.attacks", "アタック時", "when it attacks", "This unit attacks and has its target (36-2c)."),
    say("moment.unlocked", "アンロック時", "when unlocked", "You unlocked this card, before it is played or stands by (36-2f)."),
    say("moment.phase_start", "{who:player}の{phase}開始時", "at the start of {who@poss} {phase}", "Just before what that phase does (36-2d)."),
    say("moment.phase_end", "{who:player}の{phase}終了時", "at the end of {who@poss} {phase}", "After all that the phase does (36-2e)."),
    say("moment.own_phase_start", "{phase}開始時", "at the start of your {phase}", "36-2d tells of phases of yours."),
    say("moment.own_phase_end", "{phase}終了時", "at the end of your {phase}", "36-2e tells of phases of yours."),
    say("moment.turn_start", "{who:player}のターン(|の)開始時", "at the start of {who@poss} turn", "As its first phase begins (26-2, 36-2d)."),
    say("moment.turn_end", "{who:player}のターン(|の)終了時", "at the end of {who@poss} turn", "As its last phase ends (26-2, 36-2e)."),
    say("moment.event", "{event}時", "when {event}", "That has happened (36-2g, 36-2h)."),
    say("moment.from", "{card:me}が{place}にあり、{event}時", "when {event} while {card} is in {place}", "That has happened, and this card is there: the ability works there (35-13)."),
]  # fmt: skip

PHASES = [
    say("phase.start", "スタートフェイズ", "start phase", "26-3."),
    say("phase.core", "コアフェイズ", "core phase", "26-4."),
    say("phase.draw", "ドローフェイズ", "draw phase", "26-5."),
    say("phase.main", "メインフェイズ", "main phase", "26-6."),
    say("phase.end", "エンドフェイズ", "end phase", "26-7."),
]  # fmt: skip

COSTS = [
    say("cost.points", "({n:int}MP|{n:int}マスターポイント|{n:int}点のマスターポイント|マスターポイント{n:int}点)", "{n} MP", "Pays so many master points (30-2)."),
    say("cost.letter", "({letter}MP|{letter}マスターポイント|{letter}点のマスターポイント)", "{letter} MP", "Pays any number of master points, which is X from then on (30-2a)."),
    say("cost.exhaust", "疲労", "exhaust this", "Exhausts this card (30-3)."),
    say("cost.do", "{do:chain@end}", "{do}", "Does that, all of it (30-4)."),
]  # fmt: skip

KEYWORDS = [
    say("keyword.plain", "{key:key}(|※)", "{key}", "That keyword."),
    say("keyword.sized", "{key:sized}{n:num}(|※)", "{key} {n}", "That keyword with its X."),
    say("key.haste", "速攻", "Haste", "39-2."),
    say("key.assault", "強襲", "Assault", "39-3."),
    say("key.first_strike", "先制", "First Strike", "39-4."),
    say("key.regeneration", "再生", "Regeneration", "39-5."),
    say("key.immune", "効果ダメージ無効", "Effect Damage Immunity", "39-6."),
    say("key.moving_attack", "移動攻撃", "Moving Attack", "39-7."),
    say("key.no_block", "ブロック不可", "No Block", "39-16."),
    say("key.straight", "直進", "Straight", "39-17."),
    say("key.leap", "跳躍", "Leap", "39-18."),
    say("key.barrier", "結界", "Barrier", "39-19."),
    say("sized.impact", "衝撃", "Impact", "39-8."),
    say("sized.menace", "威圧", "Menace", "39-9."),
    say("sized.pierce", "貫通", "Pierce", "39-10."),
    say("sized.right", "右配置特性", "Right Lane", "39-11."),
    say("sized.center", "中央配置特性", "Centre Lane", "39-12."),
    say("sized.master_bane", "対マスター特効", "Master Bane", "39-13."),
    say("sized.lord_bane", "対ロード特効", "Lord Bane", "39-14."),
    say("sized.minion_bane", "対ミニオン特効", "Minion Bane", "39-15."),
]  # fmt: skip
