"""What is done with cards (38), and what units are given, gain and cannot do."""

from kirifuda.text.phrase import say

VERBS = [
    say("verb1.break", "(<ブレイクする>|<ブレイクさせる>)", "[break] ~", "38-4."),
    say("verb1.wait", "WT{n:change}<する>", "[give] ~ WT{n}", "Along the timeline by so much; the standby zone is zone 0 (38-3)."),
    say("verb1.later", "WT+{letter}<する>", "[give] ~ WT+{letter}", "The same, by X (38-3)."),
    say("verb1.sooner", "WT-{letter}<する>", "[give] ~ WT-{letter}", "The same, by X (38-3)."),
    say("verb1.exclude", "<除外する>", "[exclude] ~", "To the exclusion zone, face up (38-7)."),
    say("verb1.exclude_down", "裏向き(に|で)<除外する>", "[exclude] ~ face down", "To the exclusion zone, face down (17-18)."),
    say("verb1.reverse", "リバース状態に<する>", "[reverse] ~", "Turned over (16-3, 38-8)."),
    say("verb1.open", "オープン状態に<する>", "[open] ~", "Turned face up (16-4, 38-8)."),
    say("verb1.exhaust", "(<疲労させる>|疲労状態に<する>)", "[exhaust] ~", "38-12."),
    say("verb1.ready", "(<活性させる>|活性状態に<する>|疲労を<回復する>)", "[ready] ~", "38-13."),
    say("verb1.raise", "ATK{atk:delta}、HP{hp:delta}<する>", "[give] ~ {atk}/{hp}", "ATK and HP change by so much (38-5)."),
    say("verb1.put", "{place}に(<置く>|<戻す>|<加える>|<移す>)", "[put] ~ into {place}", "Moves there; without room it breaks or is excluded (38-6)."),
    say("verb1.put_order", "(好きな順番で{place}に|{place}に好きな順番で)(<置く>|<戻す>)", "[put] ~ into {place} in any order", "Moves there; the turn player orders them (01-8)."),
    say("verb1.place", "{place}に<配置する>", "[place] ~ on {place}", "To the field from another zone (33-1)."),
    say("verb1.place_exhausted", "{place}に疲労状態で<配置する>", "[place] ~ on {place} exhausted", "The same, exhausted."),
    say("verb1.unlock", "<アンロックする>", "[unlock] ~", "Unlocked once this sequence has ended, without a cost (31-7, 38-17)."),
    say("verb1.shift", "{place}(に|へ)(<移動させる>|<移動する>)", "[move] ~ to {place}", "To another lane within the field; no placement (33-2)."),
    say("verb1.look", "(<見る>|<確認する>)", "[look] at ~", "Looked at by who acts (02-33)."),
    say("verb1.reveal", "(<公開する>|相手に<見せる>)", "[reveal] ~", "Shown to both players (02-33)."),
]  # fmt: skip

GIVES = [
    say("give1.damage", "({n:num}点のダメージ|{n:num}ダメージ)を<与える>", "[deal] {n} damage to ~", "Effect damage (11-1, 38-1)."),
    say("give1.damage_told", "ダメージを<与える>", "[deal] so much damage to ~", "As much effect damage as is told before (38-1)."),
    say("give1.damage_equal", "{amount}(に等しい|に等しい点数の|と同じ点数の|と同じ)ダメージを<与える>", "[deal] damage equal to {amount} to ~", "So much effect damage (11-1, 38-1)."),
    say("give1.boons", "{items:boon+と}を<与える>", "[give] ~ {items/and}", "For as long as told, or until the unit leaves the field (38-5, 38-10)."),
    say("give2.per", "{per}につき(|、){give:give1@=}", "{give@=} for every {per}", "So much for each (38-1, 38-5); by an effect, as many as there are then (35-11)."),
    say("give.during", "{span}(|、){give:give2@=}", "{give@=} {span}", "For that long."),
]  # fmt: skip

BOONS = [
    say("boon.change", "「{atk:delta}/{hp:delta}」の修正", "{atk}/{hp}", "ATK and HP change by so much (38-5)."),
    say("boon.keyword", "(「{keyword}」|{keyword})", "[{keyword}]", "A keyword (38-10)."),
    say("boon.ability", "「「{name:str}」《{when}》:{body:sentence+}」", "“{name} ({when}): {body}”", "An ability with its name and its condition (38-10)."),
]  # fmt: skip

GAINS = [
    say("gain1.boons", "{items:boon+と}を<得る>", "get {items/and} || sg: gets {items/and}", "For as long as told, or until the unit leaves the field (38-5, 38-10)."),
    say("gain1.lose_key", "「{key:anykey}」を<失う>", "lose [{key}] || sg: loses [{key}]", "No longer has that keyword."),
    say("gain1.lose_keys", "(キーワード能力を全て|全てのキーワード能力を)<失う>", "lose all keywords || sg: loses all keywords", "No longer has any keyword (14-3d)."),
    say("gain1.lose_abilities", "(全てのアビリティを|アビリティを全て)<失う>", "lose all abilities || sg: loses all abilities", "No longer has what is printed in its text, keywords aside."),
    say("gain1.no_attack", "(アタックでき<ない>|アタックを行え<ない>)", "cannot attack", "Cannot attack (01-3)."),
    say("gain1.no_move", "(レーン移動でき<ない>|レーン移動を行え<ない>)", "cannot move", "Cannot move to another lane by action (27-5)."),
    say("gain1.no_enter", "{card:me}と(同一|同じ)レーン(に|へ)(|レーン)移動でき<ない>", "cannot move to the lane of {card}", "Neither by action (27-5) nor by effects (33-2)."),
    say("gain1.no_target", "(アタックターゲットになら<ない>|アタックされ<ない>)", "cannot be attacked", "Is no legal target of attacks (34-4)."),
    say("gain1.no_target_of", "({group}のアタックターゲットになら<ない>|{group}にアタックされ<ない>)", "cannot be attacked by {group@pl}", "Is no legal target of their attacks (34-4)."),
    say("gain1.no_ready", "スタートフェイズに(活性<しない>|活性状態になら<ない>)", "does not become ready in the start phase || pl: do not become ready in the start phase", "26-3 leaves it exhausted."),
    say("gain1.not_next_ready", "次の{who:player}のスタートフェイズに(活性<しない>|活性状態になら<ない>)", "does not become ready in {who@poss} next start phase || pl: do not become ready in {who@poss} next start phase", "26-3 leaves it exhausted once."),
    say("gain1.no_block", "(ブロックでき<ない>|ブロッカーになれ<ない>)", "cannot block", "Is no blocker (34-6)."),
    say("gain1.unblocked_by", "{such}にブロックされ<ない>", "cannot be blocked by {such@pl}", "Such minions are no blockers of it (34-6)."),
    say("gain1.no_use", "アビリティを起動でき<ない>", "cannot use abilities", "Its activated abilities cannot be used (27-6)."),
    say("gain1.no_break", "効果でブレイク<しない>", "is not broken by effects || pl: are not broken by effects", "What effects say of breaking it is not done (38-4)."),
    say("gain1.no_choice", "{who:player}の効果(に|で|によって|の対象に)選ばれ<ない>", "cannot be chosen by {who@poss} effects", "Is not chosen by them, as with barrier (39-19); what is done to all is done to it too."),
    say("gain1.no_damage", "ダメージを受け<ない>", "takes no damage || pl: take no damage", "No damage is dealt to it."),
    say("gain1.no_effect_damage", "効果ダメージを受け<ない>", "takes no effect damage || pl: take no effect damage", "Effect damage to it is 0 (39-6)."),
    say("gain1.no_damage_from", "{such}からダメージを受け<ない>", "takes no damage from {such@pl} || pl: take no damage from {such@pl}", "Such units deal it no damage."),
    say("gain1.damage_change", "受けるダメージが{n:change}<される>", "takes {n} damage || pl: take {n} damage", "Damage dealt to it changes by so much."),
    say("gain1.reach", "全てのレーンのミニオンにアタック<できる>", "can attack minions in every lane", "Every lane is within its reach (34-5)."),
    say("gain1.cost", "コストが{n:change}<される>", "cost {n} MP || sg: costs {n} MP", "Its cost changes by so much (14-3f)."),
    say("gain2.per", "{per}につき(|、){gain:gain1@=}", "{gain@=} for every {per}", "So much for each (38-5); by an effect, as many as there are then (35-11)."),
    say("gain.during", "{span}(|、){gain:gain2@=}", "{gain@=} {span}", "For that long."),
]  # fmt: skip

LIVES = [
    say("live1.gain", "({n:num}点のライフを|ライフを{n:num}点|{n:num}ライフを|ライフを{n:num})<得る>", "[gain] {n} life || sg: gains {n} life", "38-2."),
    say("live1.gain_equal", "{amount}(に等しい点数の|に等しい|と同じ点数の|分の|だけ、|だけ)ライフを<得る>", "[gain] life equal to {amount} || sg: gains life equal to {amount}", "As much as that (38-2)."),
    say("live1.lose", "({n:num}点のライフを|ライフを{n:num}点|{n:num}ライフを|ライフを{n:num})<失う>", "[lose] {n} life || sg: loses {n} life", "No damage (08-5)."),
    say("live1.none", "ライフを得られ<ない>", "cannot gain life", "Gains no life (38-2)."),
    say("live.during", "{span}(|、){live:live1@=}", "{live@=} {span}", "For that long."),
]  # fmt: skip

BANS = [
    say("ban1.unlock", "{such}をアンロックでき<ない>", "cannot unlock {such@pl}", "That player cannot unlock such cards (31-1)."),
    say("ban1.play", "{such}をプレイでき<ない>", "cannot play {such@pl}", "That player cannot play such cards (32-1)."),
    say("ban1.place", "{card:me}と(同一|同じ)レーンに(|、){such}を配置でき<ない>", "cannot place {such@pl} in the lane of {card}", "No such card of that player comes to that lane from another zone (33-1, 18-1)."),
    say("act.ban", "{ban:ban1@=}", "{ban@=}", "Of who is named."),
    say("act.unlock_cost", "{who:player}がアンロックする(|、){such}はコストが{n:change}<される>", "{such@pl} that {who} unlock cost {n} MP", "Unlocking such cards costs that player so much more or less (31-4)."),
    say("act.unlock_less", "{who:player}の(|、){such}のアンロックコストは{n:int}(点|){size}<なる>", "unlocking {such@pl} costs {who} {n} MP {size}", "Unlocking such cards costs that player so much more or less (31-4)."),
    say("size.less", "(少なく|軽く|低く)", "less", "Less."),
    say("size.more", "(多く|重く|高く)", "more", "More."),
    say("act.damage_less", "({what:told}がダメージを受ける場合(、|)そのダメージ|{what:told}が受けるダメージ)を{n:int}(点|){way@=}", "if {what@pl} would take damage, {way@=}⟪that damage by {n}⟫", "Damage dealt to them changes by so much (11-5)."),
    say("act.damage_taken", "{what:told}が受けるダメージは(|、){n:int}(点|){size}<なる>", "damage to {what@pl} is {n} {size}", "Damage dealt to them changes by so much (11-5)."),
    say("act.shield", "{card}が次に受けるダメージを0に<する>", "the next damage that {card} would take becomes 0", "The next time it would take 1 or more damage, it takes none (11-5)."),
]  # fmt: skip

SPANS = [
    say("span.next_turn", "次の相手(の|)ターン(終了時|の終了時|の終わり)まで", "until the end of the opponent's next turn", "Ends in that end phase."),
    say("span.own_turn", "次の(あなた|自分)の(ターン終了時|ターンの終了時|ターンの終わり)まで", "until the end of your next turn", "Ends in that end phase."),
    say("span.own_start", "次の(あなた|自分)のターン(|の)開始時まで", "until the start of your next turn", "Ends before anything of that turn is done (26-3)."),
    say("span.next_start", "次の相手(の|)ターン(|の)開始時まで", "until the start of the opponent's next turn", "Ends before anything of that turn is done (26-3)."),
    say("span.battle", "このバトル(の間|中)", "during this battle", "Ends as the battle does (34-2)."),
]  # fmt: skip

DELTAS = [
    say("delta.n", "{n:change}", "{n}", "So much."),
    say("delta.none", "-0", "-0", "As it is, where the other value becomes less."),
    say("delta.plus", "+{letter}", "+{letter}", "More by X."),
    say("delta.minus", "-{letter}", "-{letter}", "Less by X."),
]  # fmt: skip
