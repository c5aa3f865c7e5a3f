"""What every game says in the same words, unless it has its own."""

from __future__ import annotations

ZONES = {
    "outside": ("outside the game", "ゲーム外"),
    "deck": ("deck", "デッキ"),
    "hand": ("hand", "手札"),
}

ATTRIBUTES = {
    "cost": ("cost", "コスト"),
    "atk": ("ATK", "ATK"),
    "def": ("DEF", "DEF"),
}

DECISIONS = {
    "main": ("Main phase: what do you do?", "メインフェイズ：何をしますか"),
    "attack": ("Declare an attack?", "アタックを宣言しますか"),
    "waiting ability": ("Which waiting ability?", "どの待機中の能力を使いますか"),
    "choose": ("Choose", "選んでください"),
    "pay energy": ("Pay energy", "エネルギーを支払ってください"),
    "cost": ("Pay the cost", "コストを支払ってください"),
    "may do": ("Do it?", "行いますか"),
    "mode": ("Choose one of these", "以下から選んでください"),
    "number": ("Choose a number", "数字を選んでください"),
    "order": ("In which order?", "どの順で置きますか"),
    "draw on": ("Draw another card?", "もう1枚引きますか"),
    "look on": ("Look at another card?", "もう1枚見ますか"),
}

OPTIONS = {
    "play": ("Play {card}", "{card}をプレイ"),
    "use": ("Use {card}", "{card}の能力を使う"),
    "decline": ("Do not use {card}", "{card}の能力を使わない"),
    "attack": ("Attack with {card}", "{card}でアタック"),
    "attack phase": ("Go to the attack phase", "アタックフェイズへ"),
    "end attacks": ("No more attacks", "アタックを終える"),
    "pick": ("{card}", "{card}"),
    "done": ("Done", "これでよい"),
    "choose/done": ("No more", "これ以上選ばない"),
    "yes": ("Yes", "はい"),
    "no": ("No", "いいえ"),
    "number": ("{number}", "{number}"),
}

NOTES = {
    "move": ("{who}: {card} from {frm} to {to}", "{who}：{card}を{frm}から{to}へ"),
    "move deck>hand": ("{who}: draws {card}", "{who}：{card}を引く"),
    "move hand>energy": ("{who}: {card} becomes energy", "{who}：{card}をエネルギーに"),
    "shuffle": ("{who}: shuffles", "{who}：シャッフル"),
    "rest": ("{card} rests", "{card}をレスト"),
    "stand": ("{card} stands", "{card}をスタンド"),
    "turn up": ("{card} is turned face up", "{card}を表向きに"),
    "turn down": ("{card} is turned face down", "{card}を裏向きに"),
    "healed": ("{card} is healed", "{card}のダメージが消える"),
    "play": ("{who}: plays {card}", "{who}：{card}をプレイ"),
    "refused": ("{card} cannot be paid for", "{card}のコストを支払えない"),
    "unresolved": ("{card} does not resolve", "{card}は解決されない"),
    "effect": ("{card} is affected", "{card}に効果"),
    "reveal": ("{card} is revealed", "{card}を公開"),
    "look": ("{who}: looks at {card}", "{who}：{card}を見る"),
    "first": ("{who}: goes first", "{who}：先攻"),
    "open": ("{who}: opens {card}", "{who}：{card}を表向きに"),
    "turn": ("Turn {n}: {who}", "{n}ターン目：{who}"),
    "phase": ("{phase}", "{phase}"),
    "step": ("{phase}", "{phase}"),
    "attack": ("{card} attacks!", "{card}がアタック！"),
    "end attacks": ("{who}: attacks no more", "{who}：アタック終了"),
    "concede": ("{who}: gives up", "{who}：投了"),
    "lose": ("{who}: loses", "{who}：敗北"),
    "draw": ("the game is drawn", "引き分け"),
    "over": ("{who}: wins", "{who}：勝利"),
}

# what several games and the kernel say in English, as patterns, and the same in Japanese
REASONS = [
    (r"it is not your decision", "あなたの選択ではありません"),
    (r"the game is over", "ゲームは終わっています"),
    (r"the match is over; .*", "対戦は終わっています"),
    (r".* is not among what can be chosen", "選べるものの中にありません"),
    (r"it must be told which card is meant", "どのカードか指定してください"),
    (
        r"this is done in the main phase, between other actions",
        "これはメインフェイズに、ほかの行動の合間に行います",
    ),
    (r"'.*' is no main phase action", "メインフェイズの行動ではありません"),
    (r"it would repeat the very same position", "まったく同じ局面の繰り返しになります"),
    (r"it is not your card", "あなたのカードではありません"),
    (r"an effect forbids it", "効果により禁止されています"),
    (r"an effect forbids playing it", "効果によりプレイできません"),
    (r"an effect forbids attacking", "効果によりアタックできません"),
    (r"the card does not have that ability", "このカードはその能力を持っていません"),
    (r"it is no activated ability", "起動能力ではありません"),
    (r"it is not valid in this zone", "この領域では有効ではありません"),
    (r"it was played in this turn", "このターンに既に使っています"),
    (r"its condition is not met", "条件を満たしていません"),
    (r"its cost cannot be paid", "コストを支払えません"),
    (r"an effect forbids using it", "効果により使えません"),
    (r"the member is rested", "そのメンバーはレスト状態です"),
]
