"""The words of Legend of Stars."""

from __future__ import annotations

from kirifuda.cli.speech import Pair, Words
from kirifuda.games.legend_of_stars import events
from kirifuda.games.legend_of_stars.zones import (
    CHARACTER,
    DARK,
    EARTH,
    EFFECT,
    FIELD,
    FIRE,
    FLASH,
    LANES,
    LIGHT,
    SQUARES,
    SUPPORT,
    WATER,
    WOOD,
)

DISPLAYS: tuple[Pair, ...] = (
    ("attack display", "アタック表示"),
    ("defence, facing right", "ディフェンス（右向き）"),
    ("defence, facing left", "ディフェンス（左向き）"),
    ("attack display, face down", "裏側のアタック表示"),
    ("defence, facing right, face down", "裏側のディフェンス（右向き）"),
    ("defence, facing left, face down", "裏側のディフェンス（左向き）"),
)

SPOTS = {
    number: (
        f"{'front' if number < LANES else 'back'} {number % LANES + 1}",
        f"{'前衛' if number < LANES else '後衛'}{number % LANES + 1}",
    )
    for number in range(SQUARES)
}

WORDS = Words(
    zones={
        "characters": ("character zone", "キャラクターゾーン"),
        "supports": ("support zone", "サポートゾーン"),
        "energy": ("energy zone", "エネルギーゾーン"),
        "trash": ("trash", "トラッシュ"),
        "in use": ("in use", "使用中"),
    },
    attributes={
        "speed": ("speed", "スピード"),
        "down value": ("DOWN", "DOWN"),
        "lead": ("lead icons", "リードアイコン"),
        "keywords": ("keywords", "特別な効果"),
        "speed resistance": ("speed resistance", "スピード耐性"),
        "energy resistance": ("energy resistance", "エネルギー耐性"),
    },
    decisions={
        "lead": ("Lead phase: who moves?", "リードフェイズ：誰を進めますか"),
        "priority": ("Your priority: use something?", "優先権：何か使いますか"),
        "square": ("To which square?", "どのマスですか"),
        "display": ("In which display?", "どの表示ですか"),
        "show speed": ("Show a card: the higher speed begins", "カードを見せてスピードを比べます"),
        "order": ("Which goes under the deck first?", "どの順でデッキの下に戻しますか"),
        "mulligan": ("Exchange your hand?", "手札を交換しますか"),
        "hand size": ("Keep seven cards: which go?", "手札が7枚になるように選んでください"),
        "end effect": ("Which effect ends first?", "どの効果から終了しますか"),
        "target": ("Choose a target", "対象を選んでください"),
        "discard": ("Choose cards for the trash", "トラッシュに置くカードを選んでください"),
        "charge": (
            "Choose cards for the energy zone",
            "エネルギーゾーンに置くカードを選んでください",
        ),
        "seen": ("Choose among these", "この中から選んでください"),
    },
    options={
        "energy": ("{card} becomes energy", "{card}をエネルギーに"),
        "display": ("{card}", "{card}"),
        **{
            f"display#{n}": (f"{{card}}: {en}", f"{{card}}を{ja}に")
            for n, (en, ja) in enumerate(DISPLAYS)
        },
        **{f"display/display#{n}": pair for n, pair in enumerate(DISPLAYS)},
        **{f"display/number#{n}": pair for n, pair in enumerate(DISPLAYS)},
        **{f"square/number#{n}": pair for n, pair in SPOTS.items()},
        "use": ("Use {card}", "{card}の効果を発動"),
        "lead phase": ("Go to the lead phase", "リードフェイズへ"),
        "lead": ("{card} → {spot}", "{card}を{spot}へ"),
        "attack+": ("Attack the player with {card}", "{card}で直接アタック"),
        "trigger": ("Use {card}", "{card}の効果を使う"),
        "pass": ("Pass", "優先権を放棄"),
        "square": ("{spot}", "{spot}"),
        "bottom": ("{card}", "{card}"),
        "end effect": ("The effect of {card}", "{card}の効果"),
        "done": ("No more", "これでよい"),
    },
    groups={
        "lead": ("Move {card}", "{card}を進める"),
        "display": ("Change the display of {card}", "{card}の表示を変更"),
    },
    notes={
        "move hand>characters": ("{who}: plays {card}", "{who}：{card}を出す"),
        "move hand>supports": ("{who}: plays {card}", "{who}：{card}を出す"),
        "move hand>in use": ("{who}: uses {card}", "{who}：{card}を使う"),
        "move in use>trash": ("{card} goes to the trash", "{card}をトラッシュへ"),
        "rest": ("{card} is turned sideways", "{card}をゲイン"),
        "stand": ("{card} is turned upright", "{card}をリゲイン"),
        "display": ("{card} changes its display", "{card}の表示を変更"),
        **{
            f"display#{n}": (f"{{card}}: {en}", f"{{card}}を{ja}に")
            for n, (en, ja) in enumerate(DISPLAYS)
        },
        "turn up": ("{card} is turned face up", "{card}が表側表示に"),
        "turn down": ("{card} is turned face down", "{card}が裏側表示に"),
        "square": ("{card} → {spot}", "{card}が{spot}へ"),
        "play": ("{who}: the effect of {card}", "{who}：{card}の効果"),
        "unresolved": ("the effect of {card} fails", "{card}の効果は解決に失敗"),
        "effect ends": ("the effect of {card} ends", "{card}の効果が終了"),
        "show": ("{who}: shows {card}, speed {n}", "{who}：{card}（スピード{n}）を見せる"),
        "mulligan": ("{who}: keeps the hand", "{who}：手札を交換しない"),
        "mulligan+": ("{who}: exchanges the hand", "{who}：手札を交換する"),
        "attack+": ("{card} attacks the player!", "{card}が直接アタック！"),
        "attack ends": ("the attack ends", "アタックは継続できない"),
        "battle": ("{card} battles", "{card}が戦闘"),
        "down": ("{card} is downed", "{card}がダウン"),
        "damage": ("{who}: takes {n} damage", "{who}：{n}ダメージ"),
        "lose life": ("{who}: loses {n} life", "{who}：ライフを{n}失う"),
        "gain life": ("{who}: recovers {n} life", "{who}：ライフを{n}回復"),
    },
    # what games/legend_of_stars says in English, as patterns, and the same in Japanese
    reasons=[
        (
            r"it was used in this very position and has led back to it",
            "使っても同じ局面に戻る効果です",
        ),
        (r"be in the back row", "後衛にいる"),
        (r"be in the front row", "前衛にいる"),
        (r"be in a lane beside the card", "隣の列にいる"),
        (r"be in the lane of the card", "同じ列にいる"),
        (r"be in attack display", "アタック表示である"),
        (r"be in defence display", "ディフェンス表示である"),
        (r"lie face down", "裏側表示である"),
        (r"lie face up", "表側表示である"),
        (r"rest", "ゲイン表示である"),
        (r"stand", "リゲイン表示である"),
        (r"have such a keyword as the text tells", "テキストの示す特別な効果を持つ"),
        (r"only cards in your hand are played", "プレイできるのは自分の手札のカードだけです"),
        (r"only cards in your hand become energy", "エネルギーにできるのは自分の手札だけです"),
        (r"one card a turn becomes energy", "エネルギーに出せるのは1ターンに1枚です"),
        (
            r"it costs (\d+) energy and (\d+) can be paid",
            "コスト{0}に対しリゲイン表示のエネルギーは{1}枚です",
        ),
        (r"no square of the back row is empty", "後衛に空いているマスがありません"),
        (r"its effect cannot be used now", "今はその効果を使えません"),
        (r"the card does not have that effect", "このカードはその効果を持っていません"),
        (r"it is no effect that is used", "発動する効果ではありません"),
        (r"the card is not on the field", "カードが場にありません"),
        (r"it was used in this turn", "このターンに既に使っています"),
        (r"there is nothing to choose", "選べるものがありません"),
        (r"only your own characters", "自分のキャラクターだけです"),
        (r"its display was changed in this turn", "このターンに既に表示を変更しています"),
        (r"it came in this turn", "このターンに場に出ています"),
        (r"what lies face up is not turned face down", "表側表示のカードは裏側表示にできません"),
        (r"it cannot turn from one side to the other", "右向きと左向きの間では変更できません"),
        (r"it lies so already", "既にその表示です"),
        (r"it lies face down", "裏側表示です"),
        (r"it was moved in this turn", "このターンに既に移動しています"),
        (r"it was turned face up in this turn", "このターンに表側表示になっています"),
        (r"an effect forbids moving it", "効果により移動できません"),
        (r"there is a character on that square", "そのマスにはキャラクターがいます"),
        (r"its lead icons do not lead there", "リードアイコンの向きではありません"),
        (r"attacks are declared in the attack phase", "アタックはアタックフェイズに宣言します"),
        (r"an effect demands an attack", "効果によりアタックしなければなりません"),
        (r"only your own characters attack", "アタックできるのは自分のキャラクターだけです"),
        (r"it is in the back row", "後衛にいます"),
        (r"it is in defence display", "ディフェンス表示です"),
        (r"it has attacked in this turn", "このターンに既にアタックしています"),
        (r"it cannot attack past characters", "直接アタックできません"),
        (r"an effect of yours must be used first", "先に使わなければならない効果があります"),
        (
            r"only flash cards are played in an attack phase",
            "アタックフェイズにはフラッシュだけです",
        ),
        (r"an effect forbids flash cards", "効果によりフラッシュを使えません"),
    ],
    phases={
        events.SETUP: ("setup", "セットアップ"),
        events.MAIN: ("main", "メイン"),
        events.LEADING: ("lead", "リード"),
        events.ATTACK: ("attack", "アタック"),
        events.END: ("end", "エンド"),
    },
    spots=SPOTS,
    kinds={
        CHARACTER: ("character", "キャラクター"),
        EFFECT: ("effect", "エフェクト"),
        SUPPORT: ("support", "サポート"),
        FLASH: ("flash", "フラッシュ"),
        FIELD: ("field", "フィールド"),
        LIGHT: ("light", "光"),
        DARK: ("dark", "闇"),
        FIRE: ("fire", "火"),
        WATER: ("water", "水"),
        WOOD: ("wood", "木"),
        EARTH: ("earth", "土"),
    },
    endings={
        "4": ("no life left, no card to draw, or given up", "ライフ0、デッキ切れ、または投了")
    },
)
