"""The words of Rebirth for you."""

from __future__ import annotations

from kirifuda.cli.speech import Words
from kirifuda.games.rebirth import events
from kirifuda.games.rebirth.zones import CHARACTER, PARTNER, REBIRTH_CARD, SLOTS

ZONES = {
    "outside": ("outside the game", "ゲーム外"),
    "entry": ("entry", "エントリー"),
    "members": ("members", "メンバー"),
    "energy": ("energy", "エネルギー"),
    "rebirth": ("Rebirth zone", "Reバース置場"),
    "retire": ("retire zone", "リタイア"),
    "deck": ("deck", "デッキ"),
    "hand": ("hand", "手札"),
    "waiting room": ("waiting room", "控え室"),
    "memory": ("memory", "思い出"),
    "soul": ("soul", "魂"),
}

ATTRIBUTES = {"cost": ("cost", "コスト"), "atk": ("ATK", "ATK"), "def": ("DEF", "DEF")}

DECISIONS = {
    "main": ("Main phase: what do you do?", "メインフェイズ：何をしますか"),
    "attack": ("Declare an attack?", "アタックを宣言しますか"),
    "block": ("Block this attack?", "このアタックをブロックしますか"),
    "cancel": ("Answer with a cancel?", "キャンセルで対抗しますか"),
    "reveal": ("Reveal a card for its ability?", "能力のためにカードを公開しますか"),
    "rescue": ("Keep it from retiring?", "リタイアの代わりに行いますか"),
    "slot": ("Into which member slot?", "どのメンバー枠に置きますか"),
    "order": ("In which order?", "どの順で置きますか"),
    "waiting ability": ("Which waiting ability?", "どの待機中の能力を使いますか"),
    "choose": ("Choose", "選んでください"),
    "pay energy": ("Pay energy", "エネルギーを支払ってください"),
    "first entry": ("Choose your first entry", "最初のエントリーを選んでください"),
    "first partner": ("Your first partner for the energy", "最初のパートナーを選んでください"),
    "partner to energy": ("Put a partner into the energy?", "パートナーをエネルギーに置きますか"),
    "card to energy": ("Put a card into the energy?", "カードをエネルギーに置きますか"),
    "keep Rebirth cards": ("Which Rebirth cards stay?", "どのReバースを残しますか"),
    "take back Rebirth cards": ("Take back Rebirth cards?", "Reバースを手札に戻しますか"),
    "partners to rest": ("Rest three partners", "パートナーを3枚レストしてください"),
    "may do": ("Do it?", "行いますか"),
    "mode": ("Choose one of these", "以下から選んでください"),
    "draw on": ("Draw another card?", "もう1枚引きますか"),
    "look on": ("Look at another card?", "もう1枚見ますか"),
    "number": ("Choose a number", "数字を選んでください"),
    "recover": ("Which are recovered?", "どれを回復しますか"),
    "player": ("Which player?", "どのプレイヤーですか"),
    "cost": ("Pay the cost", "コストを支払ってください"),
}

OPTIONS = {
    "play": ("Play {card} → {spot}", "{card}を{spot}にプレイ"),
    "waiting ability/play": ("Use {card}", "{card}の能力を使う"),
    "shift": ("Move the entry {card} → {spot}", "エントリーの{card}を{spot}に移す"),
    "set": ("Set {card}, draw a card", "{card}をセットして1枚引く"),
    "use": ("Use {card}", "{card}の能力を使う"),
    "attack phase": ("Go to the attack phase", "アタックフェイズへ"),
    "attack": ("Attack, {card} supports", "{card}のサポートでアタック"),
    "attack+": ("Partner attack, {card} supports", "{card}のサポートでパートナーアタック"),
    "end attacks": ("No more attacks", "アタックを終える"),
    "block": ("Block with {card}", "{card}でブロック"),
    "done": ("Done", "これでよい"),
    "block/done": ("Do not block", "ブロックしない"),
    "reveal/done": ("Reveal nothing", "公開しない"),
    "rescue/done": ("Let it retire", "リタイアさせる"),
    "partner to energy/done": ("No partner", "パートナーを置かない"),
    "card to energy/done": ("No card", "カードを置かない"),
    "choose/done": ("No more", "これ以上選ばない"),
    "pass": ("Let it happen", "対抗しない"),
    "ability": ("An ability of {card}", "{card}の能力"),
    "cancel": ("Cancel with {card}", "{card}でキャンセル"),
    "reveal": ("Reveal {card}", "{card}を公開"),
    "decline": ("Do not use {card}", "{card}の能力を使わない"),
    "rescue": ("Use {card}", "{card}の効果で防ぐ"),
    "slot": ("{card} → {spot}", "{card}を{spot}に"),
    "top": ("{card} on top", "{card}を上に"),
    "bottom": ("{card} to the bottom", "{card}を下に"),
    "pick": ("{card}", "{card}"),
    "yes": ("Yes", "はい"),
    "no": ("No", "いいえ"),
    "number": ("{number}", "{number}"),
}

GROUPS = {
    "play": ("Play {card} …", "{card}をプレイ …"),
    "shift": ("Move the entry {card} …", "エントリーの{card}を移す …"),
    "slot": ("{card} …", "{card} …"),
    "cancel": ("Cancel with {card} …", "{card}でキャンセル …"),
}

NOTES = {
    "move": ("{who}: {card} from {frm} to {to}", "{who}：{card}を{frm}から{to}へ"),
    "move deck>hand": ("{who}: draws {card}", "{who}：{card}を引く"),
    "move >waiting room": (
        "{who}: {card} from {frm} to the waiting room",
        "{who}：{card}を{frm}から控え室へ",
    ),
    "move >retire": ("{who}: {card} retires", "{who}：{card}がリタイア"),
    "move deck>entry": ("{who}: {card} enters from the deck", "{who}：{card}がデッキから登場"),
    "move hand>energy": ("{who}: {card} becomes energy", "{who}：{card}をエネルギーに"),
    "move hand>rebirth": ("{who}: sets {card}", "{who}：{card}をセット"),
    "shuffle": ("{who}: shuffles", "{who}：シャッフル"),
    "rest": ("{card} rests", "{card}をレスト"),
    "stand": ("{card} stands", "{card}をスタンド"),
    "slot": ("{card} moves to {spot}", "{card}が{spot}へ"),
    "play": ("{who}: plays {card}", "{who}：{card}をプレイ"),
    "turn up": ("{card} is turned face up", "{card}を表向きに"),
    "turn down": ("{card} is turned face down", "{card}を裏向きに"),
    "refused": ("{card} cannot be paid for", "{card}のコストを支払えない"),
    "unresolved": ("{card} does not resolve", "{card}は解決されない"),
    "reveal": ("{card} is revealed", "{card}を公開"),
    "look": ("{who}: looks at {card}", "{who}：{card}を見る"),
    "effect": ("{card} is affected", "{card}に効果"),
    "first": ("{who}: goes first", "{who}：先攻"),
    "open": ("{who}: opens {card}", "{who}：{card}を表向きに"),
    "turn": ("Turn {n}: {who}", "{n}ターン目：{who}"),
    "phase": ("{phase}", "{phase}"),
    "step": ("{phase}", "{phase}"),
    "end phase": ("the phase ends", "フェイズ終了"),
    "healed": ("{card} is healed", "{card}のダメージが消える"),
    "healed+": ("the damage on {card} is now {n}", "{card}のダメージは{n}になる"),
    "attack": ("{card} attacks!", "{card}がアタック！"),
    "attack+": ("{card} attacks with the partners!", "{card}がパートナーアタック！"),
    "end attacks": ("{who}: attacks no more", "{who}：アタック終了"),
    "block": ("{who}: blocks with {card}", "{who}：{card}でブロック"),
    "damage": ("no damage to {card}", "{card}にダメージなし"),
    "damage+": ("{n} damage to {card}", "{card}に{n}ダメージ"),
    "partner hit": ("{card} is struck by the partners", "{card}がパートナーアタックを受ける"),
    "rescued": ("{card} does not retire", "{card}はリタイアしない"),
    "refresh": ("{who}: makes a new deck of {n} cards", "{who}：{n}枚で新しいデッキ"),
    "cancel": ("{who}: answers with {card}", "{who}：{card}で対抗"),
    "cancelled": ("{card} is cancelled", "{card}は打ち消される"),
    "check won": ("{who}: wins the check with {card}", "{who}：{card}でチェック勝ち"),
    "check lost": ("{who}: loses the check with {card}", "{who}：{card}でチェック負け"),
    "concede": ("{who}: gives up", "{who}：投了"),
    "lose": ("{who}: loses", "{who}：敗北"),
    "draw": ("the game is drawn", "引き分け"),
    "over": ("{who}: wins", "{who}：勝利"),
}

# what games/rebirth says in English, as patterns, and the same in Japanese
REASONS = [
    (r"it is not your decision", "あなたの選択ではありません"),
    (r"the game is over", "ゲームは終わっています"),
    (
        r"this is done in the main phase, between other actions",
        "これはメインフェイズに、ほかの行動の合間に行います",
    ),
    (r"only cards in the hand are played", "プレイできるのは手札のカードだけです"),
    (r"it is not your card", "あなたのカードではありません"),
    (r"only characters are played", "プレイできるのはキャラだけです"),
    (
        r"it costs (\d+) energy and (\d+) stand",
        "コスト{0}に対しスタンド状態のエネルギーは{1}枚です",
    ),
    (r"there is no such slot", "そのような枠はありません"),
    (r"an effect forbids it", "効果により禁止されています"),
    (
        r"only the character in your entry moves so",
        "このように移せるのは自分のエントリーのキャラだけです",
    ),
    (r"its cost in energy cannot be paid", "コスト分のエネルギーを支払えません"),
    (r"the slot is not empty", "その枠は空席ではありません"),
    (r"only Rebirth cards in your hand are set", "セットできるのは手札のReバースだけです"),
    (r"it is no Rebirth card", "Reバースではありません"),
    (r"an effect forbids setting it", "効果によりセットできません"),
    (r"'.*' is no main phase action", "メインフェイズの行動ではありません"),
    (r"it would repeat the very same position", "まったく同じ局面の繰り返しになります"),
    (r"the card does not have that ability", "このカードはその能力を持っていません"),
    (r"it is no activated ability", "起動能力ではありません"),
    (r"it is not valid in this zone", "この領域では有効ではありません"),
    (r"it was played in this turn", "このターンに既に使っています"),
    (r"its keyword condition is not met", "キーワードの条件を満たしていません"),
    (r"its cost cannot be paid", "コストを支払えません"),
    (r"an effect forbids using it", "効果により使えません"),
    (
        r"the first player does not attack in the first turn",
        "先攻プレイヤーは最初のターンにアタックできません",
    ),
    (r"there is nobody to attack or to be attacked", "アタックするキャラかされるキャラがいません"),
    (r"an effect forbids attacking", "効果によりアタックできません"),
    (r"there is no standing member", "スタンド状態のメンバーがいません"),
    (r"attacks are declared in the start step", "アタックはスタートステップに宣言します"),
    (r"only your own member can support", "サポートできるのは自分のメンバーだけです"),
    (r"the member is rested", "そのメンバーはレスト状態です"),
    (r"three standing partners are needed", "スタンド状態のパートナーが3枚必要です"),
    (r"an effect denies partner attacks", "効果によりパートナーアタックになりません"),
    (r"blocking is done in the block step", "ブロックはブロックステップに行います"),
    (r"only a card in your hand can block", "ブロックできるのは手札のカードだけです"),
    (r"an effect forbids blocking", "効果によりブロックできません"),
    (r"it has no valid blocker ability", "有効なブロッカーを持っていません"),
    (r".* is not among what can be chosen", "選べるものの中にありません"),
    (r"the match is over; .*", "対戦は終わっています"),
]

SPOTS = {number: (f"member {number + 1}", f"メンバー{number + 1}") for number in range(SLOTS)}
SPOTS[SLOTS] = ("entry", "エントリー")

PHASES = {
    events.STANDBY: ("standby", "スタンバイ"),
    events.ENERGY_PHASE: ("energy", "エネルギー"),
    events.MAIN: ("main", "メイン"),
    events.ATTACK: ("attack", "アタック"),
    events.START_STEP: ("start step", "スタートステップ"),
    events.BLOCK_STEP: ("block step", "ブロックステップ"),
    events.DAMAGE_STEP: ("damage step", "ダメージステップ"),
    events.CLOSE_STEP: ("close step", "クローズステップ"),
    events.END: ("end", "エンド"),
}

KINDS = {
    CHARACTER: ("character", "キャラ"),
    REBIRTH_CARD: ("Rebirth", "Reバース"),
    PARTNER: ("partner", "パートナー"),
}

ENDINGS = {
    "10.6.2": ("seven cards in the retire zone", "リタイアが7枚になりました"),
    "10.2.1.1": ("no card left to make a new deck", "新しいデッキにするカードがありません"),
    "1.2.4": ("by concession", "投了"),
    "14.1.1.3": ("an endless loop", "無限ループ"),
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
