"""The words of Legions!."""

from __future__ import annotations

from kirifuda.cli.speech import Pair, Words
from kirifuda.games.legions import events
from kirifuda.games.legions.zones import (
    ARTS,
    BLACK,
    CENTRE,
    GREEN,
    LEFT,
    LORD_CARD,
    MASTER_CARD,
    MINION,
    RED,
    RIGHT,
    SKILL,
    WHITE,
)

ZONES = {
    "outside": ("outside the game", "ゲーム外"),
    "deck": ("deck", "山札"),
    "hand": ("hand", "手札"),
    "minions": ("minion zone", "ミニオンゾーン"),
    "master": ("master area", "マスターエリア"),
    "lord": ("lord area", "ロードエリア"),
    "standby": ("standby", "スタンバイゾーン"),
    "wait 1": ("wait zone I", "ウェイトゾーンⅠ"),
    "wait 2": ("wait zone II", "ウェイトゾーンⅡ"),
    "wait 3": ("wait zone III", "ウェイトゾーンⅢ"),
    "wait 4": ("wait zone IV", "ウェイトゾーンⅣ"),
    "excluded": ("exclusion zone", "除外ゾーン"),
    "play": ("play zone", "プレイゾーン"),
}

ATTRIBUTES = {
    "cost": ("cost", "コスト"),
    "cc": ("core cost", "CC"),
    "atk": ("ATK", "ATK"),
    "hp": ("HP", "HP"),
    "wt": ("WT", "WT"),
    "shock": ("shock", "衝撃"),
    "menace": ("menace", "威圧"),
    "pierce": ("piercing", "貫通"),
    "at_right": ("right lane", "右配置特性"),
    "at_centre": ("centre lane", "中央配置特性"),
    "vs_master": ("against masters", "対マスター特効"),
    "vs_lord": ("against lords", "対ロード特効"),
    "vs_minion": ("against minions", "対ミニオン特効"),
}

DECISIONS = {
    "main": ("Main phase: what do you do?", "メインフェイズ：何をしますか"),
    "first or second": ("Do you go first or second?", "先攻と後攻のどちらにしますか"),
    "card change": ("Card change: exclude one, draw one?", "カードチェンジをしますか"),
    "play or standby": ("Play it, or let it stand by?", "プレイしますか、スタンバイしますか"),
    "lane": ("In which lane?", "どのレーンですか"),
    "target": ("What is the target of the attack?", "アタックターゲットを選んでください"),
    "move attack": ("Attack after the move?", "移動攻撃を行いますか"),
    "trigger": ("Which ability comes first?", "どのアビリティから解決しますか"),
    "to standby": ("Which cards come to standby?", "どのカードをスタンバイゾーンに置きますか"),
    "shock": ("Shock: which cards wait longer?", "衝撃：どのカードをWT+1しますか"),
    "choose": ("Choose", "選んでください"),
    "cost": ("Pay the cost", "コストを支払ってください"),
    "points to pay": ("How many master points do you pay?", "マスターポイントを何点支払いますか"),
    "may do": ("Do it?", "行いますか"),
    "mode": ("Choose one of these", "以下から選んでください"),
    "number": ("Choose a number", "数字を選んでください"),
    "order": ("In which order?", "どの順で置きますか"),
}

SPOTS = {
    LEFT: ("left lane", "左レーン"),
    CENTRE: ("centre lane", "中央レーン"),
    RIGHT: ("right lane", "右レーン"),
}

OPTIONS = {
    "unlock": ("Unlock {card}", "{card}をアンロック"),
    "play": ("Play {card}", "{card}をプレイ"),
    "play>": ("Play {card} → {spot}", "{card}を{spot}にプレイ"),
    "standby": ("Put {card} on standby", "{card}をスタンバイ"),
    "attack": ("Attack with {card}", "{card}でアタック"),
    "target": ("{card}", "{card}"),
    "move": ("Move {card} → {spot}", "{card}を{spot}へ移動"),
    "use": ("Use {card}", "{card}のアビリティを起動"),
    "exclude": ("Exclude {card}", "{card}を除外"),
    "end": ("End the main phase", "メインフェイズを終える"),
    "first": ("Go first", "先攻"),
    "second": ("Go second", "後攻"),
    "lane": ("{card} → {spot}", "{card}を{spot}に"),
    "trigger": ("{card}", "{card}"),
    "pick": ("{card}", "{card}"),
    "done": ("No more", "これでよい"),
    "card change/done": ("No card change", "カードチェンジをしない"),
    "move attack/done": ("Do not attack", "アタックしない"),
    "yes": ("Yes", "はい"),
    "no": ("No", "いいえ"),
    "number": ("{number}", "{number}"),
    "points to pay/number": ("{number} MP", "{number}点"),
}

GROUPS = {
    "play": ("Play {card} …", "{card}をプレイ …"),
    "move": ("Move {card} …", "{card}を移動 …"),
    "lane": ("{card} …", "{card} …"),
    "exclude": ("Exclude a card …", "カードを除外する …"),
}

# what cores did, where the clause tells it
CORES: dict[str, Pair] = {
    "cores": ("{who}: {n} cores move", "{who}：コア{n}個を移動"),
    "cores#1": ("{who}: a core moves", "{who}：コア1個を移動"),
    "cores@12-3": (
        "{who}: the lord's cores ({n}) go to the master",
        "{who}：ロードのコア{n}個をマスターの上へ",
    ),
    "cores@20-3b": (
        "{who}: a new core on the master",
        "{who}：コア{n}個をマスターの上へ",
    ),
    "cores@25-8": (
        "{who}: a core from the master to wait zone III",
        "{who}：マスターの上のコア{n}個をウェイトゾーンⅢへ",
    ),
    "cores@26-4": (
        "{who}: a core from the master to the core zone",
        "{who}：マスターの上のコア{n}個をコアゾーンへ",
    ),
    "cores@28-1": ("{who}: waiting cores move on ({n})", "{who}：ウェイトゾーンのコア{n}個が進む"),
    "cores@32-5": ("{who}: cores ({n}) go onto the lord", "{who}：コア{n}個をロードの上へ"),
    "exhaust cores": ("{who}: exhausts {n} cores", "{who}：コア{n}個を疲労"),
    "exhaust cores#1": ("{who}: exhausts a core", "{who}：コア1個を疲労"),
    "ready cores": ("{who}: {n} cores become active", "{who}：コア{n}個が活性状態に"),
    "ready cores#1": ("{who}: a core becomes active", "{who}：コア1個が活性状態に"),
    "points": ("{who}: gets {n} MP", "{who}：{n}MPを得る"),
    "pay": ("{who}: pays {n} MP", "{who}：{n}MPを支払う"),
}

NOTES = {
    **CORES,
    "move": ("{who}: {card} from {frm} to {to}", "{who}：{card}を{frm}から{to}へ"),
    "move deck>hand": ("{who}: draws {card}", "{who}：{card}を引く"),
    "move hand>play": ("{who}: {card} comes from the hand", "{who}：{card}を手札から"),
    "move standby>play": ("{who}: {card} comes from standby", "{who}：{card}をスタンバイから"),
    "move play>minions": ("{who}: {card} comes onto the field", "{who}：{card}をフィールドに配置"),
    "move play>lord": ("{who}: {card} comes onto the field", "{who}：{card}をフィールドに配置"),
    "move >minions": (
        "{who}: {card} comes from {frm} onto the field",
        "{who}：{card}を{frm}からフィールドに配置",
    ),
    "move hand>standby": ("{who}: {card} stands by", "{who}：{card}をスタンバイ"),
    "move wait 1>standby": ("{who}: {card} is ready on standby", "{who}：{card}がスタンバイへ"),
    "move >excluded": ("{who}: {card} is excluded from {frm}", "{who}：{card}を{frm}から除外"),
    "shuffle": ("{who}: shuffles", "{who}：シャッフル"),
    "rest": ("{card} is exhausted", "{card}を疲労"),
    "stand": ("{card} becomes active", "{card}が活性状態に"),
    "reverse": ("{card} is turned to its reverse", "{card}がリバース状態に"),
    "open": ("{card} is opened", "{card}がオープン状態に"),
    "awaken": ("{who}: {card} awakens!", "{who}：{card}が覚醒！"),
    "move lane": ("{card} moves to the {spot}", "{card}が{spot}へ移動"),
    "unlock": ("{who}: unlocks {card}", "{who}：{card}をアンロック"),
    "play": ("{who}: plays {card}", "{who}：{card}をプレイ"),
    "play@37-2": ("{who}: uses {card}", "{who}：{card}のアビリティを起動"),
    "trigger": ("{card} triggers", "{card}のアビリティが誘発"),
    "fizzle": ("the effect of {card} fizzles", "{card}の効果は立ち消え"),
    "unresolved": ("the effect of {card} fizzles", "{card}の効果は立ち消え"),
    "refused": ("{card} cannot be paid for", "{card}のコストを支払えない"),
    "refused@31-2": (
        "{card} needs an awakened master",
        "{card}はマスターが覚醒モードでないとアンロックできない",
    ),
    "effect": ("{card} is affected", "{card}に効果"),
    "reveal": ("{card} is revealed", "{card}を公開"),
    "look": ("{who}: looks at {card}", "{who}：{card}を見る"),
    "chooses": ("{who}: chooses who goes first", "{who}：先攻後攻の決定権を持つ"),
    "first": ("{who}: goes first", "{who}：先攻"),
    "turn": ("Turn {n}: {who}", "{n}ターン目：{who}"),
    "phase": ("{phase}", "{phase}"),
    "attack": ("{card} attacks!", "{card}がアタック！"),
    "target": ("its target is {card}", "アタックターゲットは{card}"),
    "damage": ("{n} damage to {card}", "{card}に{n}点のダメージ"),
    "break": ("{card} breaks", "{card}がブレイク"),
    "healed": ("{card} is healed", "{card}のダメージが消える"),
    "pierce": ("{card} pierces for {n}", "{card}の貫通{n}"),
    "shock": ("{card}: shock {n}", "{card}の衝撃{n}"),
    "life": ("{who}: gains {n} life", "{who}：ライフを{n}点得る"),
    "life#0": ("{who}: gains no life", "{who}：ライフは増えない"),
    "life lost": ("{who}: loses {n} life", "{who}：ライフが{n}点減る"),
    "concede": ("{who}: gives up", "{who}：投了"),
    "lose": ("{who}: loses", "{who}：敗北"),
    "over": ("{who}: wins", "{who}：勝利"),
}

# what games/legions says in English, as patterns, and the same in Japanese
REASONS = [
    (r"it is not your decision", "あなたの選択ではありません"),
    (r"who is not the turn player chooses nothing", "非ターンプレイヤーに選択権はありません"),
    (r"only the turn player acts", "行動できるのはターンプレイヤーだけです"),
    (r"the game is over", "ゲームは終わっています"),
    (r"it must be told which card is meant", "どのカードか指定してください"),
    (
        r"this is done in the main phase, between other actions",
        "これはメインフェイズに、ほかのアクションの合間に行います",
    ),
    (r"'.*' is no main phase action", "メインフェイズアクションではありません"),
    (r"it would repeat the very same position", "まったく同じ局面の繰り返しになります"),
    (r"only cards in your hand are unlocked", "アンロックできるのは自分の手札のカードだけです"),
    (
        r"arts and lords need an awakened master",
        "アーツとロードはマスターが覚醒モードでないとアンロックできません",
    ),
    (
        r"it is for masters with all of its colour symbols",
        "全てのカラーシンボルを持つマスターだけがアンロックできます",
    ),
    (r"it costs (\d+) and you can pay (\d+)", "コスト{0}に対し支払えるのは{1}点です"),
    (r"an effect forbids unlocking it", "効果によりアンロックできません"),
    (
        r"only cards on your standby are played so",
        "プレイできるのは自分のスタンバイゾーンのカードだけです",
    ),
    (r"the lane is not free", "そのレーンは空いていません"),
    (r"there is no free lane", "空いているミニオンゾーンがありません"),
    (r"the lord area is taken", "ロードエリアが空いていません"),
    (r"there are too few cores for its core cost", "コアコスト分のコアがありません"),
    (r"its first effect has no target", "ファーストエフェクトに適正な対象がありません"),
    (r"it is no card that is played", "プレイするカードではありません"),
    (r"an effect forbids playing it", "効果によりプレイできません"),
    (
        r"only your minions and lords attack",
        "アタックできるのは自分のミニオンとロードだけです",
    ),
    (r"it is no unit now", "今はユニットではありません"),
    (r"it is exhausted", "疲労状態です"),
    (
        r"it is unable to act in the turn of its placement",
        "配置されたターンは行動不能状態です",
    ),
    (r"an effect forbids it to attack", "効果によりアタックできません"),
    (r"nothing is in its reach", "アタック可能範囲に相手ユニットがいません"),
    (r"only your minions move between lanes", "レーン移動できるのは自分のミニオンだけです"),
    (r"the lane is not next to its own", "隣接するレーンではありません"),
    (r"the lane is taken", "そのレーンにはカードがあります"),
    (r"an effect forbids it to move", "効果により移動できません"),
    (r"the card does not have that ability", "このカードはそのアビリティを持っていません"),
    (r"it is not your card", "あなたのカードではありません"),
    (r"it is no activated ability", "任意起動アビリティではありません"),
    (r"its abilities work on the field only", "フィールドにあるカードのアビリティだけです"),
    (r"it has been used in this turn", "このターンに既に起動しています"),
    (r"its condition is not met", "条件を満たしていません"),
    (r"its cost cannot be paid", "コストを支払えません"),
    (r"an effect forbids using it", "効果により起動できません"),
    (
        r"only what is on your field or standby is excluded so",
        "除外できるのは自分のフィールドかスタンバイゾーンのカードだけです",
    ),
    (r".* is not among what can be chosen", "選べるものの中にありません"),
    (r"the match is over; .*", "対戦は終わっています"),
]

PHASES = {
    events.START: ("start", "スタート"),
    events.CORE: ("core", "コア"),
    events.DRAW: ("draw", "ドロー"),
    events.MAIN: ("main", "メイン"),
    events.END: ("end", "エンド"),
}

KINDS = {
    MASTER_CARD: ("master", "マスター"),
    SKILL: ("skill", "スキル"),
    MINION: ("minion", "ミニオン"),
    ARTS: ("arts", "アーツ"),
    LORD_CARD: ("lord", "ロード"),
    BLACK: ("black", "黒"),
    RED: ("red", "赤"),
    WHITE: ("white", "白"),
    GREEN: ("green", "緑"),
}

ENDINGS = {
    "24-2a": ("the opponent's master has no life left", "相手のマスターのライフが0になりました"),
    "24-2b": ("twelve cores", "コアが12個になりました"),
    "24-2c": ("won by an effect", "効果による勝利"),
    "24-3a": ("the own master has no life left", "自分のマスターのライフが0になりました"),
    "24-3b": ("no card left to draw", "山札からカードを引けません"),
    "24-3c": ("lost by an effect", "効果による敗北"),
    "24-3d": ("by concession", "投了"),
    "37-7": ("an endless chain of effects", "終わらない誘発の連鎖"),
}

WORDS = Words(
    zones=ZONES,
    attributes=ATTRIBUTES,
    decisions=DECISIONS,
    options=OPTIONS,
    groups=GROUPS,
    notes=NOTES,
    reasons=REASONS,
    phases=PHASES,
    spots=SPOTS,
    kinds=KINDS,
    endings=ENDINGS,
)
