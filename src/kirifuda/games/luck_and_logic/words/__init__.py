"""The words of Luck & Logic: every phrase that its cards are printed in."""

from functools import lru_cache
from pathlib import Path

from kirifuda.text import Grammar, core
from kirifuda.text.naming import english_names
from kirifuda.text.spelling import NAMES, rule

from .abilities import ABILITIES, COSTS, INFOS, MARKS
from .acts import ACTS, VERBS
from .cards import CARDS, GROUPS, MODS, NUMBERS, PLACES
from .events import EVENTS, PHASES, SPANS, SUBJECTS
from .sentences import CONDITIONS, PREFIXES, SENTENCES, WOULD
from .states import BANS, BEINGS

__all__ = ["grammar"]

#: Which categories take in others.
#: 相手の防御中のメンバーと同じ名称の…: whose the defending member is, is told before it.
BOUND = dict.fromkeys(("mod.your", "mod.own", "mod.their"), ("card.attacker", "card.defender"))
JOINS = {**core.JOINS, "lines": ("sentence", "listing"), "event": ("event1",)}

#: What this game takes of the words that games share.
SHARED = (
    *("span.turn", "sentence.do", "listing.do", "steps.then", "chain.then", "do.may"),
    *("pre.who", "pre.if", "pre.during", "pre.per", "pre.more", "cond1.so"),
    "cond1.else",
    *("act.to", "act.all", "it.do", "act.choose_seen", "act.choose_random", "act.some_random"),
    *("cards.they", "cond1.there", "cond1.none", "event.during"),
    *("subject.such", "cards.rest", "mod.least", "mod.most", "mod.exactly", "value.n"),
    *("player.you", "player.self", "player.opponent", "player.each"),
)

#: Heads are printed without a colon, and how a card lies without brackets.
EQUAL = (
    rule(r":", ""),
    rule(r"『", "〈"),
    rule(r"』", "〉"),
    rule(r"【(スタンド|レスト)】", r"\1"),
    rule(r"なかった(?:ら|なら)", "ないなら"),
    rule(r"(ストック|山札)を上から(\d+)枚を?", r"\1の上から\2枚を"),
    rule(r"(?:次|以下)の(?:\d+つ|中)から(?=\d+つ)", "以下から"),
)

#: How the English is smoothed.
ZONES = (
    r"(?:level|drop|remove|refresh|battle|paradox|intercept|soul|purge|gate|My Logicalist|secret-tool) zone"
    r"|circles|field|deck|(?:top|bottom) of the deck|hand|stock"
)
NOUNS = (
    r"(?:member|logicalist|super logicalist|foreigner|union|gate|tactic|paradox|card"
    r"|My Logicalist)s?|「[^」]*」"
)
POLISH = (
    (rf"@((?:{ZONES})(?:/(?:{ZONES}))?) ((?:[^ .,:@]+ )*?(?:{NOUNS}))", r"\2 in the \1"),
    (rf"in the ({ZONES})/", r"in the \1 or "),
    (r"\b(friendly|opposing|own) other\b", r"other \1"),
    (r"into the (top|bottom)", r"onto the \1"),
    (r"\ba other\b", "another"),
    (r"\b([Dd]iscard \d+ cards?) in hand\b", r"\1 from hand"),
    (r"\bto (front|back)-row circles\b", r"to a \1-row circle"),
    (r"\binstead may\b", "you may instead"),
    (r" +(?=[.,:]|$)|^ +|(?<=“) +", ""),
    (r"in the (front|back)-row(?=[.,])", r"in the \1 row"),
    (rf"\bthe friendly ({ZONES})", r"your \1"),
    (rf"\bthe opposing ({ZONES})", r"your opponent's \1"),
    (rf"\bthe own ({ZONES})", r"one's own \1"),
    (r"  +", " "),
)


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """The grammar of the card texts."""
    lists = [
        *(ABILITIES, MARKS, INFOS, COSTS, EVENTS, SUBJECTS, PHASES, SPANS),
        *(core.shared(SHARED), SENTENCES, PREFIXES, WOULD, CONDITIONS),
        *(ACTS, VERBS, BEINGS, BANS),
        *(CARDS, GROUPS, MODS, PLACES, NUMBERS),
    ]
    phrases = [phrase for one in lists for phrase in one]
    return Grammar(
        phrases,
        start="ability",
        joins=JOINS,
        equal=EQUAL,
        names={left: right for left, right in NAMES.items() if left != "『"},
        polish=POLISH,
        bound=BOUND,
        english=english_names(Path(__file__).parent),
        name="luck_and_logic",
    )
