"""The words of Cardfight!! Vanguard: every phrase that its cards are printed in."""

import re
from functools import lru_cache
from pathlib import Path

from kirifuda.text import Grammar
from kirifuda.text.core import JOINS as CORE_JOINS
from kirifuda.text.core import shared
from kirifuda.text.naming import english_names
from kirifuda.text.spelling import rule

from .abilities import ABILITIES, LABELS
from .actions import ACTIONS
from .conditions import AMOUNTS, CONDITIONS, DID, PERS, PREDICATES
from .events import CAUSES, DEEDS, EVENTS, TIMES
from .groups import CARDS, GROUPS, MODS, NOUNS
from .markers import MARKERS
from .principles import PRINCIPLES
from .sentences import ACTS, BEINGS, COSTS, COUNTS, FIGHTERS, SENTENCES, VALUES, VERBS
from .validity import VALIDITY
from .zones import MARKS, PLACES, ZONES

__all__ = ["grammar"]

#: What this game says as others do.
SHARED = (
    *("sentence.do", "listing.do", "do.may", "steps.then", "chain.then"),
    *("pre.who", "pre.if", "pre.during", "pre.per", "pre.more"),
    *("cond.and", "cond.or", "cond1.so", "cond1.not_so", "cond1.else"),
    *("act.to", "it.do", "verb.either", "verb1.choose", "verb1.reveal", "verb1.discard"),
    *("act.draw", "act.shuffle", "count.n", "count.up_to"),
    *("player.you", "player.self", "player.opponent", "player.both"),
)

#: Which categories take in others.
JOINS = {
    **CORE_JOINS,
    "lines": ("sentence", "listing"),
    "moment": ("event", "event1"),
    "event1": ("event2",),
    "text": ("ability",),
    "deed": ("deed1",),
    "ref": ("card",),
    "cards": ("card", "ridecard"),
    "payee": ("card", "ridecard"),
    "circle": ("field",),
    "anypred": ("pred",),
    "orpred": ("pred",),
    "spot": ("zone", "circle", "facing", "beyond"),
    "pilespot": ("zone", "field", "facing", "beyond"),
    "stat": ("figure",),
    "pay": ("blast", "paid"),
    "state": ("being", "trait"),
    "kindname": ("noun", "keynoun", "byname"),
    "altnoun": ("noun", "cardnoun"),
    "anynoun": ("noun", "cardnoun", "keynoun"),
    "thing": ("noun", "cardnoun", "keynoun", "byname"),
    "pmod": ("mod", "kinmod"),
    "granted": ("tier",),
    "smod": ("mod", "kinmod", "own"),
    "altmod": ("mod", "altown"),
}

#: What an ability begins with.
OPENERS = ("【自】", "【起】", "【永】", "ドレスアップ-", "追加効果-", "【メイトユニット】")

#: Where abilities begin in a line.
HEADS = re.compile(
    r"(?<=[。!」】〉者])(?<![・』]【)(?=(?:[^。、:!「」『』・\[\]〈〉]{1,14}-|【煌求者】-[^【:。]{1,12})?【(?:自|起|永)】(?:【[^】]*】|\(\d+\))*[^:。、!【]{0,8}:)"
    r"|(?<=[。者])(?=【[^【】]*アイコン】)|(?<=入れられる。)(?=.)|(?<=しても扱う。)(?=このカードは[^。「」]*からでもプレイでき、)|(?<=〉。)(?=.)|(?<=守護者)(?=【コスト】)|(?<=^【レガリスピース】)(?=.)|(?<=。)(?=追加効果-|【レガリスピース】)|(?<=。【レガリスピース】)(?=.)"
)
ICONS = re.compile(r"\((?:[VRG]|[0-9]+)\)")
NAMES = {"「": "」", "《": "》", "〈": "〉"}

#: What an effect has done, and where to: that it was this effect goes without saying.
WHERE = r"(?:[^\s、。:]{1,7}ゾーン|手札|ソウル|ドロップ|ライドデッキ|山札)"
DONE = (
    r"公開|コール|選|捨|置|引|戻[しさ]|加え|退却|ライドし|バインド|登場|ブーストさ|アタックさ?[しれ]|【スタンド】[しさ]|"
    r"【ソウル(?:ブラスト|チャージ)】[しさ]"
)

#: Spellings of this game's texts that mean the same.
EQUAL = (
    rule(r"^.*(?:デザイン|イラスト)/.*$", ""),
    rule(r"^(〈[^〉]*〉)(?=[^のをがかとに、〈・。]|そ)", r"\1。"),
    rule(r"ヴァンガードサークル", "(V)"),
    rule(r"リアガードサークル", "(R)"),
    rule(r"ガーディアンサークル", "(G)"),
    rule(r"[‐―]", "-"),
    rule(r"なかった(?:なら|ら)", "ないなら"),
    rule(r"なかったか(?=、)", "ないか"),
    rule(r"(?:いなくて|おらず)(?=、)", "いず"),
    rule(r"(?<=が)なくて(?=、)", "なく"),
    rule(r"して(?=ないなら)", "してい"),
    rule(r"でた時", "出た時"),
    rule(r"ペルソナライドを(?=し)", "ペルソナライド"),
    rule(r"【ブースト】", "ブースト"),
    rule(r"(?<=[0-9る])』(?=を(?!含))", "。』"),
    rule(r"(?<=[0-9)るくすつ])』(?=か『[^』]*』を行|を行)", "。』"),
    rule(r"(?<=バインド)(?=\])", "する"),
    rule(r"(【(?:永|自|起)】(?:【[^】]*】)*)(?=この(?:ユニット|カード))", r"\1:"),
    rule(
        r"この効果で((?:手札に|ソウルに)?(?:公開し|コールし|ライドし|戻し|加え|退却させ|捨て))、(?=[^。]*なら)",
        r"\1ていて、",
    ),
    rule(rf"この効果で(?=(?:{WHERE}に)?(?:{DONE}))", ""),
    rule(
        rf"この(?:効果|能力)で(?=(?:[^。、]{{1,24}}[をが]|[0-9]+枚(?:以上|以下)?)(?:{DONE})[^。、]{{0,6}}(?:なら|ら)、)",
        "",
    ),
    rule(r"(?<=」)含(?=[むみ])", "を含"),
    rule(r"ヴァンガ-ド", "ヴァンガード"),
    rule(r"このターン(?=(?:あなた|相手)が)", "このターンに"),
    rule(r"をすべて(?!選|の|が|を)", "すべてを"),  # who is chosen is told by number (7.50.1.2)
    # the circles of a row and the guardian circle: the row is told of the former alone
    rule(r"(前列|後列)の\(R\)と\(G\)の", r"(G)と\1の(R)の"),
    # the time that is told of what stands before is that of what follows
    rule(
        r"(このターンに[^。]*いて、)(?=あなたのリアガード[がの]アタックしたバトルでドライブチェックして)",
        r"\1このターンに",
    ),
    # where nobody is named, the unit with the ability is meant
    rule(
        r"(【自】(?:【[^】]*】)*:)(?=(?:手札から)?(?:\([VRG]\)に)?(?:登場|アタック|ブースト|退却)した時)",
        r"\1このユニットが",
    ),
)


#: How more than one is chosen, and how what is so for a time is told of them, in English.
SEVERAL = r"\b[Cc]hooses? (?:up to )?(?:[2-9]|any number|as many)\b"
SPAN = r"then (?:until end of (?:turn|battle), )?"

#: What smooths the English of these texts.
POLISH = (
    (r"^ +", ""),
    (r"“ +", "“"),
    (r"\bthe the\b", "the"),
    (r"\bof of\b", "of"),
    (r"\byou has\b", "you have"),
    (r"\b(your|their|opponent's) the\b", r"\1"),
    (r"\b(kinds?) of(?=[,:.])", r"\1"),
    (r"\balso may\b", "you may also"),
    (r"\bthen may pay\b", "then you may pay"),
    (r"“May pay\b", "“You may pay"),
    (r"• may ", "• you may "),
    (r"\b(in)?to the (top or bottom|top|bottom) of\b", r"on the \2 of"),
    (r"\bmay ((?:that|this) card|it|them) gets?\b", r"may have \1 get"),
    (r"\b([Uu]ntil end of \w+, )(you )?may (?=have )", r"you may, \1"),
    (r"^(\[Cont\] (?:\[[^\]]*\] )*[Ii]f [^.]*?, )get (?=all of these|“)", r"\1this card gets "),
    (r"(, |\bthen |\balso )get (?=all of these|“)", r"\1it gets "),
    # several that were chosen, stood, called
    (rf"(\bthem, {SPAN})it gets\b", r"\1they get"),
    (rf"({SEVERAL}(?:(?!, then|\.).)*, {SPAN})it gets\b", r"\1they get"),
)


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """The grammar of Vanguard's card texts."""
    lists = [
        *(ABILITIES, LABELS, MARKS, shared(SHARED), COSTS, ACTS, VERBS, COUNTS, VALUES, BEINGS),
        *(FIGHTERS, SENTENCES, DEEDS, CAUSES, EVENTS, TIMES, PREDICATES, CONDITIONS, DID),
        *(AMOUNTS, PERS, NOUNS, MODS, GROUPS, CARDS, ZONES, PLACES, MARKERS, PRINCIPLES, VALIDITY),
        ACTIONS,
    ]
    phrases = [phrase for one in lists for phrase in one]
    return Grammar(
        phrases,
        start="text",
        joins=JOINS,
        openers=OPENERS,
        equal=EQUAL,
        names=NAMES,
        heads=HEADS,
        icons=ICONS,
        polish=POLISH,
        english=english_names(Path(__file__).parent),
        name="vanguard",
    )
