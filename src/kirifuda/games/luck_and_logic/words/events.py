"""What abilities wait for (9.7), and how long something holds."""

from kirifuda.text.phrase import say

EVENTS = [
    say("event1.sortie", "{who:subject}が出撃した時", "when {who} sorties", "Put on circles from elsewhere (5.12)."),
    say("event1.united", "{who:subject}が合体して出撃した時", "when {who} sorties by uniting", "5.13."),
    say("event1.made", "{who:subject}がメークで場に出た時", "when {who} comes by make", "11.11.3."),
    say("event1.dropped", "{who:subject}がドロップした時", "when {who} is dropped", "Put into the drop zone (5.9.2)."),
    say("event1.dropped_from", "{who:subject}が{zone}からドロップした時", "when {who} is dropped from the {zone}", "The same, from there."),
    say("event1.put", "{who:subject}が{zone}に置かれた時", "when {who} is put into the {zone}", "From another zone."),
    say("event1.left", "{who:subject}が場を離れた時", "when {who} leaves the field", "From circles or gate zones to another zone."),
    say("event1.soul", "{who:subject}がソウルになった時", "when {who} becomes a soul", "5.26, 5.13.1.3."),
    say("event1.attacks", "{who:subject}が攻撃した時", "when {who} attacks", "8.2.10.1, 8.2.11.4."),
    say("event1.attacked", "{who:subject}が攻撃された時", "when {who} is attacked", "8.2.11.4."),
    say("event1.circle_attacked", "{who:subject}があるサークルが攻撃された時", "when the circle of {who} is attacked", "8.2.10.1, 8.2.11.4."),
    say("event1.defends", "{who:subject}が防御した時", "when {who} defends", "8.2.11.4."),
    say("event1.won", "{who:subject}が(バトルに|)勝った時", "when {who} wins a battle", "8.5.4."),
    say("event1.lost", "{who:subject}が(バトルに|)負けた時", "when {who} loses a battle", "8.5.4."),
    say("event1.breaks", "{who:subject}が{gate:group}を破壊した時", "when {who} breaks {gate@a}", "5.32.2."),
    say("event1.broken", "{who:subject}が破壊され(た時|て表向きになった時)", "when {who} is broken", "Of gates (8.2.10.3.1)."),
    say("event1.intercepts", "{who:subject}がインターセプトした時", "when {who} intercepts", "8.3.5."),
    say("event1.defined", "{who:subject}がロジック定義された時", "when {who} is defined as logic", "5.16."),
    say("event1.stood", "{who:subject}がスタンドした時", "when {who} stands", "5.2."),
    say("event1.rested", "{who:subject}がレストした時", "when {who} rests", "5.2."),
    say("event1.moved", "{who:subject}が動いた時", "when {who} moves", "To other circles (5.14.2)."),
    say("event1.turned_up", "{who:subject}が表向きになった時", "when {who} is turned face up", "5.3."),
    say("event1.turned_down", "{who:subject}が裏向きになった時", "when {who} is turned face down", "5.3, 9.11.2."),
    say("event1.set", "{who:subject}が設置された時", "when {who} is set", "5.24."),
    say("event1.flickered", "{who:subject}が瞬動した時", "when {who} flickers", "5.34."),
    say("event1.drew", "{who:player}がカードを引いた時", "when a card is drawn by {who}", "Once for each (9.7.2.1)."),
    say("event1.drew_by", "{who:player}の効果でカードを引いた時", "when a card is drawn by {who@poss} effect", "By the ability's master, once for each (9.7.2.1)."),
    say("event1.empty_attacked", "{who:player}のメンバーがいないサークルが攻撃された時", "when {who@poss} circle without a member is attacked", "8.2.10.1."),
    say("event1.battle_start", "{card}が参加しているバトルの{phase}開始時", "at the start of the {phase} of a battle of {card}", "8.2.9.1, 8.2.11.1.1."),
    say("event1.forged", "{who:player}が錬成した時", "when something is forged by {who}", "5.33.3."),
    say("event1.level_boosted", "{who:player}がレベルブーストした時", "when a level boost is made by {who}", "5.15."),
    say("event1.luck_driven", "{who:player}が(ラックドライブを行った|ラックドライブした)時", "when a luck drive is made by {who}", "5.18."),
    say("event1.driven", "{who:player}がロジックドライブをプレイした時", "when a logic drive is played by {who}", "11.4."),
    say("event1.unites", "{who:player}がメンバーを合体した時", "when members are united by {who}", "5.35."),
    say("event1.refreshed", "{who:player}が山札をリフレッシュした時", "when the deck is refreshed by {who}", "5.21."),
    say("event1.state", "{cond:cond1@dict}時", "when it is so that {cond}", "Once it has become so (9.7.6)."),
    say("event1.game_start", "ゲーム開始時", "as the game starts", "7.2.2."),
    say("event1.turn_start", "{who:player}のターン開始時", "at the start of {who@poss} turn", "7.2.2."),
    say("event1.each_turn_start", "ターン開始時", "at the start of each turn", "Whosever turn it is (7.2.2)."),
    say("event1.phase_start", "{who:player}の{phase}開始時", "at the start of {who@poss} {phase}", "Once a turn (7.7.2); steps once a battle (8.6.2)."),
    say("event1.any_start", "{phase}開始時", "at the start of the {phase}", "The same, whosever turn it is."),
    say("event1.turn_end", "{who:player}のターン(終了時|の終了時|の終わり)(|に)", "at the end of {who@poss} turn", "As the end phase begins (7.7.2)."),
    say("event1.next_turn_end", "次の{who:player}のターン(終了時|の終了時|の終わり)(|に)", "at the end of {who@poss} next turn", "As the end phase of that turn begins (7.7.2)."),
    say("event1.next_end", "(そのターン|このターン)の(終わり|終わり時|終了時)(に|)", "at the end of this turn", "As the end phase begins (7.7.2)."),
]  # fmt: skip

SUBJECTS = [
    say("subject.this", "(このメンバー|このカード|この門)", "this card", "The card that has the ability."),
    say("subject.that", "(そのメンバー|そのカード)", "it", "The card told of just before."),
]  # fmt: skip

PHASES = [
    say("phase.stand", "スタンドフェイズ", "stand phase", "7.2."),
    say("phase.draw", "ドローフェイズ", "draw phase", "7.3."),
    say("phase.level", "レベルフェイズ", "level phase", "7.4."),
    say("phase.main", "メインフェイズ", "main phase", "7.5."),
    say("phase.battle", "バトルフェイズ", "battle phase", "7.6."),
    say("phase.end", "エンドフェイズ", "end phase", "7.7."),
    say("phase.declare", "攻撃宣言ステップ", "attack declaration step", "8.2."),
    say("phase.intercept", "インターセプトステップ", "intercept step", "8.3."),
    say("phase.define", "ロジック定義ステップ", "logic definition step", "8.4."),
    say("phase.judge", "勝敗判定ステップ", "judgement step", "8.5."),
    say("phase.close", "バトル終了ステップ", "battle end step", "8.6."),
]  # fmt: skip

SPANS = [
    say("span.battle", "(そのバトル中|このバトル中|バトルの終わりまで)", "this battle", "Ends as the battle does (8.6.6)."),
    say("span.next_turn", "次の相手のターン(終了時|の終わり)まで", "until the end of your opponent's next turn", "From now on (7.7.7)."),
    say("span.game", "このゲーム中", "this game", "9.2.2.2."),
    say("span.turn_of", "{who:player}のターン中", "during {who@poss} turn", "As long as it is such a turn."),
    say("span.next_turn_of", "次の{who:player}のターン中", "during {who@poss} next turn", "From its beginning to its end (7.7.7)."),
    say("span.fight", "{card}がバトル中である間", "while {card} is in battle", "8.2.9.1, 8.2.11.1.1."),
]  # fmt: skip
