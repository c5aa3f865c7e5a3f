"""The words of Rebirth: every phrase that its cards are printed in."""

from functools import lru_cache
from pathlib import Path

from kirifuda.text import Grammar
from kirifuda.text.core.amounts import AMOUNTS, COUNTS
from kirifuda.text.core.clauses import (
    BASES,
    CLAUSES,
    DID,
    FRAMES,
    PICKS,
    PREFIXES,
    SENTENCES,
)
from kirifuda.text.core.clauses import CONDITIONS as CORE_CONDITIONS
from kirifuda.text.core.numbers import ACTIONS as NUMBER_ACTIONS
from kirifuda.text.core.numbers import BOUNDS, LETTERS, MODS
from kirifuda.text.core.numbers import CONDITIONS as NUMBER_CONDITIONS
from kirifuda.text.core.numbers import COUNTS as NUMBER_COUNTS
from kirifuda.text.core.numbers import VALUES as NUMBERS
from kirifuda.text.core.players import PLAYERS
from kirifuda.text.core.verbs import ACTIONS as CORE_ACTIONS
from kirifuda.text.core.verbs import OPTIONS
from kirifuda.text.core.verbs import VERBS as CORE_VERBS
from kirifuda.text.naming import english_names
from kirifuda.text.spelling import rule

from .abilities import ABILITIES, COSTS, MARKS, TARGETS
from .actions import ACTIONS, ATTACKS, RIDERS, VALUES
from .actions import COUNTS as MORE_COUNTS
from .cards import CARDS
from .cards import PICKS as MORE_PICKS
from .cards import PLAYERS as MORE_PLAYERS
from .conditions import CONDITIONS
from .events import CAUSES, DEEDS, EVENTS, MAKERS, OCCASIONS
from .filters import FILTERS, ICONS, MODIFIERS, NOUNS
from .spans import MEASURES, PERS, PHASES, SPANS
from .states import CANNOT
from .states import STATES as BEINGS
from .verbs import DONE, GUISES, VERBS
from .zones import PLACES, STATES, ZONES

__all__ = ["grammar"]

#: Which categories take in others.
JOINS = {
    "lines": ("sentence", "listing"),
    "do": ("steps",),
    "steps": ("step", "pre"),
    "chain": ("step",),
    "step": ("act", "it"),
    "full": ("act",),
    "pick": ("pick1",),
    "picked": ("pick1", "card"),
    "verb": ("verb1",),
    "cond": ("cond1",),
    "cards": ("card",),
    "value": ("value2",),
    "value2": ("value1",),
    "addend": ("value1",),
    "moment": ("event",),
    "deed": ("fate", "aid"),
    "fate": ("motion",),
    "one": ("filter", "card"),
    "event": ("hap",),
    "feat": ("deed",),
    "range": ("bound",),
    "measure": ("value2",),
    "zones": ("spot",),
    "spot": ("area",),
    "area": ("zone",),
    "filter": ("plain",),
    "plain": ("item",),
    "except": ("noun", "card", "keyword"),
    "kept": ("filter", "area"),
    "holder": ("item", "card"),
    "sort": ("item", "keyword"),
    "rival": ("player", "maker"),
    "maker": ("card",),
    "lot": ("filter", "cards"),
    "matter": ("filter", "place"),
    "variety": ("feature", "cards"),
    "gauge": ("stat",),
    "thus": ("base",),
    "past": ("base",),
    "cause": ("attack",),
    "item": ("noun",),
    "basic": ("noun", "keyword"),
    "icon": ("keyword",),
}

#: What an ability begins with.
OPENERS = (
    "【自】",
    "【起】",
    "【永】",
    "【スパーク】",
    "【ブロッカー】",
    "【キャンセル】",
    "【のびしろ】",
)


#: Spellings of this game's texts that mean the same.
EQUAL = (
    # heads: one colon after all marks and before the cost, marks in brackets
    rule(r"(?<!【)(?:Re)?コンボ(?!】)", "【Reコンボ】"),
    rule(r"【コンボ】", "【Reコンボ】"),
    rule(r"(?<!【)本領発揮(Lv\d+)(?!】)", r"【本領発揮\1】"),
    rule(r"【ターン(\d+)回】", r"【ターン\1】"),
    rule(r"(?<=[】》〕:])ターン(\d+)回?(?=[:\[【あ])", r"【ターン\1】"),
    rule(r"(?<=[】》〕]):(?=【(?:Reコンボ】《|ターン\d|本領発揮))", ""),
    rule(r":コスト\[", ":["),
    rule(r"(?<=[】》〕])\[", ":["),
    rule(r"\[(エネ\d+)\](?=す|し)", r"\1"),
    # a change by nothing, how a card lies, souls
    rule(r"\+0(?![0-9])", "±0"),
    rule(r"(?<!【)(スタンド|レスト)(?!】)", r"【\1】"),
    rule(r"(?<!【)魂(?!】)", "【魂】"),
    # abilities that are given
    rule(r"(?<![〈】])(【(?:ブロッカー|のびしろ)】)(?=を得)", r"〈\1〉"),
    # places
    rule(
        r"(メンバー|エントリー|リタイア|エネルギー|控え室|手札)に(?:いる|ある)(?=、?[《〔【キカ他コ])",
        r"\1の",
    ),
    rule(r"(?<!中に)(?<!から)セットされた(?=Reバース|、?《)", "セットされている"),
    rule(r"セットされている((?:あなた|相手|自分|各プレイヤー)の|すべての)", r"\1セットされている"),
    rule(r"サポートしている(?=[キメ【])", "サポートした"),
    # who came somewhere in this turn
    rule(
        r"このターン(?:中?に|、)?(?=(?:(?:手札|メンバー|エントリー|控え室|デッキ|エネルギー|リタイア)"
        r"[^、。が]{0,12})?(?:置かれ|登場し|アタックし)(?:た|ていない)(?:キャラ|カード|Reバース|《|〔))",
        "このターン中に",
    ),
    # the book's own words for what is done (5)
    rule(r"(デッキ|山札)を上から(?=\d)", r"\1の上から"),
    rule(r"(?<=[を、])(裏|表)に(?=す|し)", r"\1向きに"),
    rule(r"エネルギーを(\d+)(?:点|枚)?支払う(?=こと)", r"エネ\1する"),
    rule(r"エネルギーを(\d+)(?:点|枚)?支払(?:い(?=、)|って|う(?=か))", r"エネ\1し"),
    rule(r"エネルギーを(\d+)(?:点|枚)?支払う(?=[\]。、])", r"エネ\1"),
    rule(r"ダメージを(?=\d+点回復)", ""),
    rule(r"(?<=\d)する(?=。)", ""),
    rule(r"[のが]負っているダメージ", "が受けているダメージ"),
    rule(r"ブロックされている(?=キャラ)", "ブロックされた"),
    rule(
        r"(?<=上から)(\d+枚(?:まで)?)、(?=(?:空席の)?(?:メンバー|エネルギー|エントリー|控え室)に)",
        r"\1",
    ),
    rule(r"自分のデッキを(?=シャッフル)", "デッキを"),
    rule(r"(?<=の)(コスト|ATK|DEF)が(?=\d+種類)", r"\1の種類数が"),
    rule(r"(?<=の)(コスト|ATK|DEF)[はが]([+-]\d+)される(?=。)", r"\1を\2"),
    # checks (5.25), and what was not done
    rule(r"(あなた|相手|自分)がチェック[にで](勝っ|負け)た(?=時)", r"\1のチェックで\1が\2た"),
    rule(r"(?<=チェックする。)(あなた|相手)が勝った(?:なら|ら)(?=、)", r"それで\1が勝ちなら"),
    rule(r"(?<=チェックする。)(あなた|相手)が負けた(?:なら|ら)(?=、)", r"それで\1が負けなら"),
    rule(r"(?<=チェックする。)勝った(?:なら|ら)(?=、)", "勝ちなら"),
    rule(r"(?<=チェックする。)負けた(?:なら|ら)(?=、)", "負けなら"),
    rule(r"(?<=てよい。)しないなら(?=、)", "そうしないなら"),
    # what comes next comes next
    rule(r"(?<=[。、])その後、?", ""),
    # conditions that go on
    rule(r"(?:おらず|いなくて?)(?=、)", "いず"),
    rule(r"なかった(?:なら|ら)(?=、)", "ないなら"),
    # how many
    rule(r"ちょうど(?=\d+(?!\d|(?:枚|つ|種類)?以[上下]))", ""),
    rule(r"(?:好きな|望む)順(?:番|序)?(?=で)", "望む順"),
    rule(r"(?<=\d)(?:点の)?ダメージを?(?=与え)", "ダメージ"),
    rule(r"(?<=望む順でデッキの[上下]に)戻す", "置く"),
    rule(r"(?<=望む順でデッキの[上下]に)戻し(?=、)", "置き"),
    rule(r"(?<=望む順でデッキの[上下]に)戻して", "置いて"),
    rule(r"(?<=エネルギーに)【スタンド】で(?=置)", ""),
    rule(r"はコスト(\d+)でプレイできる", r"のコストは\1になる"),
    rule(r"(あなた|相手)の(【[^】]+】)が発動した(?=時)", r"\1が\2を使った"),
    rule(r"(?<=枚まで)探し(?=、)", "選び"),
    rule(r"(コスト\d+)で(?=ATK)", r"\1/"),
    # who or what comes first, and why; only members support (8.2.4)
    rule(r"(?<=サポートした)メンバー", "キャラ"),
    rule(r"すべてのプレイヤー", "各プレイヤー"),
    rule(
        r"((?:各|この)ターンの?\d+回目のアタック)を、?(この(?:キャラ|カード))が(?=サポート)",
        r"\2が\1を",
    ),
    rule(
        r"((?:あなた|相手|自分)の(?:キャラ|エントリー|メンバー))を"
        r"(パートナーアタック|[^、。を]*(?:効果|アタック))で(?=リタイアさせ)",
        r"\2で\1を",
    ),
    rule(r"((?:コスト|ATK|DEF)\d+(?:以[上下])?の)(相手|あなた|自分)の(?=キャラ|カード)", r"\2の\1"),
    rule(r"(?<=[】》〕ラドス])や(?=[【《〔キカR])", "か"),
    # what was done, told of the cards
    rule(r"(?<=[いしれっ]た)(?=\d+枚につき)", "カード"),
    rule(r"が(\d+枚(?:以上|以下)?)公開されたら", r"を\1公開したら"),
    rule(r"が(\d+枚(?:以上|以下)?)([^、。]{0,6}に)置かれたら", r"を\1\2置いたら"),
    rule(r"((?:この|その)キャラ)に(?=【魂】が)", r"\1の"),
    # when
    rule(r"(?<!初めて)最初の(?=アタック)", "1回目の"),
    rule(r"(相手|あなた|自分)(?=ターン)", r"\1の"),
    rule(r"(?<=[^こ]のターン)に(?=、)", "中に"),
    rule(r"(相手|あなた|自分)の次のターン", r"次の\1のターン"),
    rule(
        r"(?<!次の)((?:相手|あなた|自分|各プレイヤー)の(?:スタンバイ|メイン|アタック|エンド)フェイズ)に"
        r"(?=[^。]{1,60}(?:した|れた)時)",
        r"\1中に",
    ),
    rule(r"(?<=次の)([^、。次]{1,12}のターン)(?=[に、])", r"\1中"),
    rule(r"(\d+回目)の(相手|あなた|自分)の(?=アタック)", r"\2の\1の"),
    rule(r"(ターン|フェイズ|ステップ|アタック)の?(?:終了時|終わり)(?=まで)", r"\1終了時"),
    rule(r"(ターン|フェイズ|ステップ|アタック)の?終わり時?に?", r"\1終了時"),
    rule(r"(ゲーム|ターン|フェイズ|ステップ|アタック)の(?=(?:開始|終了)時)", r"\1"),
    rule(r"(?<=[:、。])ターン終了時まで", "このターン終了時まで"),
    rule(r"終了時に(?=、)", "終了時"),
)

#: How the English is smoothed.
POLISH = (
    (r"\b(your|their|your opponent's|your side's|each player's|that player's) (top|bottom|top or bottom) of the deck", r"the \2 of \1 deck"),
    (r"into the (top|bottom)", r"onto the \1"),
    (r"among among", "among"),
    (r"\b([Yy]ou) checks\b", r"\1 check"),
    (r"\battack number (\d+) of you\b", r"your attack number \1"),
    (r"\byour attack number 1\b", "your first attack"),
    (r"\battack number 1\b", "the first attack"),
    (r"\byour attack number 2\b", "your second attack"),
    (r"\battack number 2\b", "the second attack"),
    (r"\byour attack number 3\b", "your third attack"),
    (r"\battack number 3\b", "the third attack"),
    (r"\b(and|or|if) Rebirth card is set\b", r"\1 a Rebirth card is set"),
    (r"\b(you|your opponent|each player) ((?:(?:during|when|if) [^,.]*, )+)", r"\2\1 "),
    (r"\byou (for every [^,.]*, )(?!your|this|that)", r"\1you "),
    (r"\byou you\b", "you"),
    (r"\bof of\b", "of"),
    (r" ,", ","),
    (r"\bthere are exactly 1 cards\b", "there is exactly 1 card"),
)  # fmt: skip


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """The grammar of Rebirth's card texts."""
    lists = [
        *(ABILITIES, MARKS, COSTS, TARGETS),
        *(SENTENCES, CLAUSES, PREFIXES, PICKS, FRAMES, DID, BASES, DONE),
        *(
            CORE_VERBS,
            VERBS,
            GUISES,
            CORE_ACTIONS,
            ACTIONS,
            RIDERS,
            BEINGS,
            CANNOT,
            OPTIONS,
            NUMBER_ACTIONS,
            NUMBERS,
            VALUES,
            BOUNDS,
            LETTERS,
        ),
        *(ATTACKS, EVENTS, DEEDS, CAUSES, MAKERS, OCCASIONS, PHASES, SPANS, PERS, MEASURES),
        *(
            CORE_CONDITIONS,
            NUMBER_CONDITIONS,
            CONDITIONS,
            CARDS,
            FILTERS,
            MODS,
            MODIFIERS,
            NOUNS,
            ICONS,
        ),
        *(
            MORE_PICKS,
            PLACES,
            ZONES,
            STATES,
            PLAYERS,
            MORE_PLAYERS,
            COUNTS,
            NUMBER_COUNTS,
            MORE_COUNTS,
            AMOUNTS,
        ),
    ]
    phrases = [phrase for one in lists for phrase in one]
    return Grammar(
        phrases,
        start="ability",
        joins=JOINS,
        openers=OPENERS,
        equal=EQUAL,
        polish=POLISH,
        english=english_names(Path(__file__).parent),
        name="rebirth",
    )
