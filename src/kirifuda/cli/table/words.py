"""What the table itself says, in English and Japanese."""

from __future__ import annotations

from kirifuda.games.sheet import Pair
from kirifuda.table.speech import LANGUAGES

WORDS: dict[str, Pair] = {
    "you": ("You", "あなた"),
    "bot": ("Bot", "ボット"),
    "person": ("Player {0}", "プレイヤー{0}"),
    "turn": ("turn {0}", "{0}ターン目"),
    "before": ("before the game", "ゲーム開始前"),
    "your turn": ("your turn", "あなたのターン"),
    "their turn": ("{0}'s turn", "{0}のターン"),
    "hand": ("Hand", "手札"),
    "log": ("Log", "ログ"),
    "choose": ("Choose", "選択"),
    "wait": ("Please wait", "お待ちください"),
    "thinking": ("{0} is thinking …", "{0}が考えています…"),
    "over": ("The match is over", "対戦終了"),
    "by": ("by {0}", "元：{0}"),
    "seed": ("seed {0}", "シード{0}"),
    "comma": (", ", "、"),
    "clause": ("clause {0}", "{0}項"),
    "confirm": ("Confirm ({0})", "決定（{0}）"),
    "confirm short": ("Confirm: {0} more needed", "決定：あと{0}枚必要"),
    "replaces": ("now {0}", "現在 {0}"),
    "back": ("Back", "戻る"),
    "take back row": ("Take back the last decision", "最後の選択を取り消す"),
    "save row": ("Save the match", "対戦を保存する"),
    "again row": ("Another match with the same decks", "同じデッキでもう一度"),
    "quit row": ("Leave the table", "終了する"),
    "win": ("You win!", "あなたの勝ちです！"),
    "lose": ("You lose.", "あなたの負けです。"),
    "person wins": ("{0} wins!", "{0}の勝ちです！"),
    "draw": ("A draw.", "引き分けです。"),
    "auto": ("· nothing else to choose: {0}", "・選択の余地なし：{0}"),
    "auto on": ("Single options are now passed by themselves", "選択肢が1つなら自動で進めます"),
    "auto off": ("Single options are now shown", "選択肢が1つでも表示します"),
    "taken back": ("Taken back", "取り消しました"),
    "nothing to take back": ("There is nothing to take back", "取り消せるものはありません"),
    "cannot pick": ("That cannot be picked now", "今は選べません"),
    "nothing to fill": ("There is nothing to fill in here", "ここでは自動選択できません"),
    "not enough": ("{0} more must be picked", "あと{0}枚選んでください"),
    "save title": ("Save the match to a file", "対戦をファイルに保存"),
    "saved": ("Saved: {0}", "保存しました：{0}"),
    "not saved": ("Not saved: {0}", "保存できません：{0}"),
    "exists": (
        "The file exists; press Enter again to replace it",
        "既にあります。もう一度Enterで上書きします",
    ),
    "save hint": ("Enter saves, Escape does not", "Enterで保存、Escでやめる"),
    "resume hint": ("go on with: {0}", "再開：{0}"),
    "concede?": ("Give up this match?", "この対戦を投了しますか"),
    "quit?": (
        "Leave the table? The match is kept, and you are told how to go on with it.",
        "終了しますか。対戦は保存され、再開のしかたが表示されます",
    ),
    "since": ("Meanwhile:", "その間に："),
    "agree?": (
        "{0}, do you agree that the last decision is taken back?",
        "{0}は、最後の選択の取り消しに同意しますか",
    ),
    "no agreement": ("Not agreed: it stays", "同意が得られませんでした"),
    "keyword": ("Keywords", "キーワード"),
    "step": ("step {0} of {1}", "{0}/{1}手目"),
    "replay keys": (
        "← → one step · Home End ends · Tab the other side · l language · q leave",
        "← → 1手 · Home End 最初と最後 · Tab 反対側 · l 言語 · q 終了",
    ),
    "yes": ("Yes (y)", "はい (y)"),
    "no": ("No (n)", "いいえ (n)"),
    "curtain": ("Pass the keyboard to {0}", "{0}に交代してください"),
    "curtain hint": (
        "{0}, press Enter when nobody else looks",
        "{0}だけが見ている状態でEnterを押してください",
    ),
    "zoom": ("Cards", "カード"),
    "zoom hint": ("↑↓ another card · Esc back", "↑↓ カードを選ぶ · Esc 戻る"),
    "why": ("Why not?", "なぜできない？"),
    "why hint": ("↑↓ what you would like · Esc back", "↑↓ やりたいこと · Esc 戻る"),
    "why nothing": ("Nothing that you could want is forbidden", "禁じられているものはありません"),
    "why only": ("only {0}", "{0}のみ"),
    "why use": ("{0}: {1}", "{0}：{1}"),
    "advice": ("What a bot would do", "ボットの読み"),
    "advice hint": ("how likely you win · Esc back", "あなたの勝率 · Esc 戻る"),
    "advice tried": ("tried in {0} imagined games", "想像した{0}局で試行"),
    "no advice": ("You are not asked anything now", "今は選ぶことがありません"),
    "review row": ("Where my chance fell most", "勝率が大きく下がった選択"),
    "review": ("Where your chance fell most", "勝率が大きく下がった選択"),
    "review hint": ("what a bot would have done · Esc back", "ボットならどうしたか · Esc 戻る"),
    "considering": ("A bot is thinking it over …", "ボットが考えています…"),
    "none": ("none", "なし"),
    "hidden": ("hidden", "非公開"),
    "hidden at": ("hidden ({0})", "非公開（{0}）"),
    "printed": ("printed", "印刷値"),
    "now": ("now", "現在値"),
    "changes": ("What changes it", "値を変えている効果"),
    "no changes": ("Nothing changes it", "値を変えている効果はありません"),
    "until turn": ("until the end of turn {0}", "{0}ターン目の終わりまで"),
    "gains ability": ("gains an ability", "能力を得る"),
    "loses ability": ("loses abilities", "能力を失う"),
    "gains": ("gains {0}", "{0}を得る"),
    "loses traits": ("loses its traits", "特徴を失う"),
    "rule": ("a rule about it changes", "ルールが変わる"),
    "damage": ("damage", "ダメージ"),
    "attack display": ("attack display", "アタック表示"),
    "facing right": ("defence display, facing right", "右向きのディフェンス表示"),
    "facing left": ("defence display, facing left", "左向きのディフェンス表示"),
    "with": ("with {0}", "{0}と"),
    "because": ("because of {0}", "{0}により"),
    "face down": ("face down", "裏向き"),
    "text": ("Text", "テキスト"),
    "no text": ("no text", "テキストなし"),
    "where": ("where", "場所"),
    "offered": ("offered now", "選択候補"),
    "help": ("Help", "ヘルプ"),
    "yours": ("your {0}", "あなたの{0}"),
    "theirs": ("{1}'s {0}", "{1}の{0}"),
    "too small": ("(a larger terminal shows more)", "（端末を広げると詳しく表示します）"),
}

KEYS: list[tuple[str, Pair]] = [
    ("1-9 0 b d e …", ("choose an option", "選択肢を選ぶ")),
    ("↑ ↓ Enter", ("choose an option", "選択肢を選ぶ")),
    ("Space", ("tick or untick, where several are picked", "複数選ぶときに印をつける・外す")),
    ("f", ("tick what comes first until it is enough", "足りるまで上から印をつける")),
    ("Esc", ("back from “where to?”", "「どこに？」から戻る")),
    (
        "z",
        (
            "look at cards: printed and current values, text",
            "カードを見る：印刷値・現在値・テキスト",
        ),
    ),
    ("w", ("why can I not …? every clause that forbids it", "なぜできない？ 禁じるルールの番号")),
    ("h", ("what would a bot do? its best options and chances", "ボットならどうする？ 候補と勝率")),
    ("PgUp PgDn", ("scroll the log", "ログをスクロール")),
    ("u", ("take back your last decision", "最後の選択を取り消す")),
    ("s", ("save the match", "対戦を保存")),
    ("c", ("give up", "投了")),
    ("a", ("pass single options by themselves, or not", "選択肢が1つのとき自動で進める／進めない")),
    ("l", ("Japanese / English", "日本語／英語")),
    ("q", ("leave the table", "終了")),
    ("o", ("with several others: show the next one above", "相手が複数なら、上に次の相手を表示")),
    ("?", ("this help", "このヘルプ")),
]

MOUSE: Pair = (
    (
        "Mouse: click an option, or a green card, to choose it; any other card to look at it. "
        "Point at a card to see its text."
    ),
    (
        "マウス：選択肢か緑のカードをクリックで選択、ほかのカードは拡大表示。"
        "カードにカーソルを合わせるとテキストが出ます。"
    ),
)

FOOTER: list[tuple[str, Pair]] = [
    ("z", ("cards", "カード")),
    ("w", ("why not", "なぜ不可")),
    ("u", ("take back", "取消")),
    ("s", ("save", "保存")),
    ("c", ("concede", "投了")),
    ("a", ("auto", "自動")),
    ("l", ("日本語", "English")),
    ("?", ("help", "ヘルプ")),
    ("q", ("quit", "終了")),
]


class Says:
    """The table's words in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.at = LANGUAGES.index(lang)

    def __call__(self, word: str, *values: object) -> str:
        return WORDS[word][self.at].format(*values)

    def pair(self, pair: Pair) -> str:
        return pair[self.at]
