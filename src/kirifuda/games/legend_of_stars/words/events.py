"""What effects wait for (8.1.1, 8.1.2, 9.3), and times within which something holds."""

from kirifuda.text.phrase import say

EVENTS = [
    say("event1.put", "{who:subject}(が場に出た|が場に出る|を場に出した)時", "when {who} comes into play", "Put on a square or into the support zone."),
    say("event1.attacks", "{who:subject}が(アタックした|アタックする)時", "when {who} attacks", "An attack is declared (5.5.1.I)."),
    say("event1.attacked", "{who:subject}が(アタックされた|アタックされる)時", "when {who} is attacked", "The character that it must battle (5.5)."),
    say("event1.battled", "{who:subject}が戦闘を行った時", "when {who} has battled", "Numbers were compared (8.8)."),
    say("event1.attack_over", "{who:subject}のアタックが(終了した|終わった)時", "when the attack of {who} is over", "All of 5.5.1 has been gone through, and the attacker is still there."),
    say("event1.downs", "{who:subject}が(戦闘で|){whom:subject}を(ダウン状態にした|ダウンさせた)時", "when {who} downs {whom} in battle", "5.5.1.V, 8.12."),
    say("event1.downed", "{who:subject}が(ダウン状態になった|ダウンした)時", "when {who} is downed", "8.12."),
    say("event1.destroyed", "{who:subject}が破壊された時", "when {who} is destroyed", "8.10."),
    say("event1.destroyed_by", "{who:subject}が{whose:player}の効果で破壊された時", "when {who} is destroyed by {whose@poss} effect", "8.10."),
    say("event1.damages", "{who:subject}が{whom:player}(に|のライフに)ダメージを与えた時", "when {who} deals damage to {whom}", "By its ATK or its effect (8.11)."),
    say("event1.turned_up", "{who:subject}が(裏側表示から表側表示になった|表側表示になった|表になった)時", "when {who} is turned face up", "6.4, 9.6.2."),
    say("event1.turned_down", "{who:subject}が(表側表示から裏側表示になった|裏側表示になった|裏になった)時", "when {who} is turned face down", "By an effect; it was there to see it (6.4)."),
    say("event1.moved", "{who:subject}が移動した時", "when {who} moves", "To another square (8.2)."),
    say("event1.moved_to", "{who:subject}が{row}に移動した時", "when {who} moves to {row}", "To a square of that row (8.2)."),
    say("event1.moved_from", "{who:subject}が{from:row}から{row}に移動した時", "when {who} moves from {from} to {row}", "From a square of the one row to one of the other (8.2)."),
    say("event1.redisplayed", "{who:subject}の表示が変更された時", "when the display of {who} is changed", "To whichever (6)."),
    say("event1.shown", "{who:subject}が{display}になった時", "when {who} is turned to {display}", "Its display was changed to that (6.1, 6.2)."),
    say("event1.left", "{who:subject}が(場から|)トラッシュに置かれた時", "when {who} is put from play into the trash", "However it came there (3.2)."),
    say("event1.chosen", "{who:subject}が効果の対象(になった|に選ばれた)時", "when {who} is chosen by an effect", "9.6."),
    say("event1.gained", "{who:subject}がゲイン(された|した)時", "when {who} is turned sideways", "Energy and supports (6.6)."),
    say("event1.regained", "{who:subject}がリゲイン(された|した)時", "when {who} is regained", "Energy and supports (6.5)."),
    say("event1.used", "{who:subject}の効果が(発動された|発動した)時", "when an effect of {who} is used", "8.4: it has been paid for, and is resolved first."),
    say("event1.played", "{who:player}が{group}を(プレイした|使った|使用した)時", "when {who} [play:who] {group@a}", "From the hand (8.3)."),
    say("event1.hurt", "{who:player}がダメージを受けた時", "when {who} [be:who] dealt damage", "8.11."),
    say("event1.healed", "{who:player}のライフが回復した時", "when {who@poss} life is recovered", "8.6."),
    say("event1.turn_start", "{who:player}のターン(の|)開始時", "at the start of {who@poss} turn", "9.3."),
    say("event1.turn_end", "{who:player}のターン(の|)終了時", "at the end of {who@poss} turn", "5.6.(1)."),
    say("event1.each_turn_start", "(|各)ターン(の|)開始時", "at the start of each turn", "Whosever turn it is (9.3)."),
    say("event1.each_turn_end", "(|各)ターン(の|)終了時", "at the end of each turn", "Whosever turn it is (5.6.(1))."),
    say("event1.each_phase_start", "{phase}(の|)開始時", "at the start of each {phase}", "Whosever turn it is (9.3)."),
    say("event1.each_phase_end", "{phase}(の|)終了時", "at the end of each {phase}", "Whosever turn it is (9.3)."),
    say("event1.phase_start", "{who:player}の{phase}(の|)開始時", "at the start of {who@poss} {phase}", "9.3."),
    say("event1.phase_end", "{who:player}の{phase}(の|)終了時", "at the end of {who@poss} {phase}", "9.3."),
]  # fmt: skip

SUBJECTS = [
    say("subject.this", "(このキャラクター|このカード)", "this card", "The card that has the effect."),
]  # fmt: skip

OWNERS = [
    say("player.owner", "{card}の持ち主", "the owner of {card}", "Whose card it is."),
]  # fmt: skip

PHASES = [
    say("phase.setup", "セットアップフェイズ", "setup phase", "5.2."),
    say("phase.main", "メインフェイズ", "main phase", "5.3."),
    say("phase.lead", "リードフェイズ", "lead phase", "5.4."),
    say("phase.attack", "アタックフェイズ", "attack phase", "5.5."),
    say("phase.end", "エンドフェイズ", "end phase", "5.6."),
]  # fmt: skip

SPANS = [
    say("span.battle", "この戦闘の間", "for this battle", "Until the battle under way has ended (5.5.1.VI)."),
    say("span.next_turn", "次の相手のターン(|の)終了時まで", "until the end of your opponent's next turn", "From now on (5.6.(2))."),
    say("span.own_start", "次の自分のターン(の|)開始時まで", "until your next turn starts", "From now on (9.4)."),
    say("span.turn_of", "{who:player}のターン(中|の間)", "during {who@poss} turn", "As long as it is such a turn."),
    say("span.phase_of", "{who:player}の{phase}(中|の間)", "during {who@poss} {phase}", "As long as it is such a phase."),
]  # fmt: skip
