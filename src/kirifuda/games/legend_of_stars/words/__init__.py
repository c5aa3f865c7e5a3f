"""The words of Legend of Stars: every phrase that its cards are printed in."""

from functools import lru_cache
from pathlib import Path

from kirifuda.text import Grammar, core
from kirifuda.text.naming import english_names
from kirifuda.text.spelling import rule

from .abilities import ABILITIES, KEYWORDS
from .acts import ACTS, CHOICES, VERBS
from .cards import CARDS, GROUPS, MODS, NUMBERS, PLACES
from .events import EVENTS, OWNERS, PHASES, SPANS, SUBJECTS
from .sentences import CONDITIONS, PREFIXES, SENTENCES, SUCH
from .states import BEINGS, CHANGES, RULINGS

__all__ = ["grammar"]

#: Which categories take in others.
JOINS = {
    **core.JOINS,
    "event": ("event1",),
    "lines": ("sentence", "listing"),
    "those": ("cards",),
    "group": ("kin",),
    "held": ("group",),
}

#: What this game takes of the words that games share.
SHARED = (
    *("sentence.do", "listing.do", "steps.then", "chain.then", "do.by", "do.may"),
    *("pre.who", "pre.during", "pre.per", "act.to", "act.all", "it.do", "act.choose_seen"),
    *("act.choose_random", "act.some_random", "cards.they", "span.turn", "event.during"),
    *("subject.such", "cards.rest", "mod.least", "mod.most", "mod.exactly", "value.n"),
    *("it.shuffle", "player.self", "player.opponent", "player.each"),
)

#: What else is only another spelling.
EQUAL = (
    rule(r"(?<=\d)度(?=[、まだし])", "回"),
    rule(r"相手の?プレイヤー", "相手"),
    # who acts; before what is counted it is who is dealt damage
    rule(
        r"お互いに、?(?=(?:自分の)?(?:手札|カード|デッキ|ライフ|キャラクター|サポート)(?:を|から|の上から))",
        "お互いは",
    ),
    rule(r"エフェクト\(フラッシュ\)", "フラッシュ"),
)

#: Where cards are goes behind what they are.
WHERE = (
    r"@([\w-]+) ((?:[^ .,:@]+ )*?(?:(?:effect card|character|card|support|field)s?|energy|「[^」]*」)(?!\)))",
    r"\2 in the \1",
)
#: How the English is smoothed; two places may be told of one card.
POLISH = (
    WHERE,
    WHERE,
    (r"in the (energy|support)-zone", r"in the \1 zone"),
    (r"\bthe ((?:printed )?(?:ATK|DEF|DOWN|cost|speed)) of it\b", r"its \1"),
    (r"\bthe squares of them\b", "their squares"),
    (r"\bthem (get|have|gain|lose|can|cannot|must|are|become)\b", r"they \1"),
    (r"\b1 more times\b", "1 more time"),
    (r"\ba (friendly|opposing) other\b", r"another \1"),
    (r" +(?=[.,:]|$)", ""),
)


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """The grammar of the card texts."""
    lists = [
        *(ABILITIES, KEYWORDS, EVENTS, SUBJECTS, OWNERS, PHASES, SPANS),
        *(core.shared(SHARED), SENTENCES, PREFIXES, CONDITIONS, SUCH, CHOICES, ACTS),
        *(CHANGES, RULINGS, VERBS, BEINGS, CARDS, GROUPS, MODS, PLACES, NUMBERS),
    ]
    phrases = [phrase for one in lists for phrase in one]
    return Grammar(
        phrases,
        start="ability",
        joins=JOINS,
        equal=EQUAL,
        polish=POLISH,
        english=english_names(Path(__file__).parent),
        name="legend_of_stars",
    )
