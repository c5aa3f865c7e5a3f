"""The words of Legions!: every phrase that its cards are printed in."""

from functools import lru_cache
from pathlib import Path

from kirifuda.text import Grammar, core
from kirifuda.text.naming import english_names
from kirifuda.text.spelling import rule

from .abilities import ABILITIES, COSTS, KEYWORDS, MOMENTS, PHASES, WHENS
from .acts import ACTS, CORES, FACTS
from .acts import PREFIXES as OWN_PREFIXES
from .cards import CARDS, COUNTS, GROUPS, MODS, NOUNS
from .conditions import AMOUNTS, CONDITIONS
from .events import EVENTS
from .places import PLACES, ZONES
from .verbs import BANS, BOONS, DELTAS, GAINS, GIVES, LIVES, SPANS, VERBS

__all__ = ["grammar"]

#: Which categories take in others.
JOINS = {
    **core.JOINS,
    "lines": ("sentence", "fact", "listing", "note"),
    "give": ("give2",),
    "give2": ("give1",),
    "gain": ("gain2",),
    "gain2": ("gain1",),
    "live": ("live1",),
    "card": ("me",),
    "group": ("hand",),
    "told": ("card", "group"),
    "whom": ("group", "any"),
    "place": ("store", "ends"),
    "zones": ("zone",),
    "zone": ("lane",),
    "such": ("such1", "noun"),
    "such1": ("noun",),
    "amount": ("amount1",),
    "anykey": ("key", "sized"),
}

#: What Japanese that card games share is used in Legions!.
SHARED = (
    *("span.turn", "sentence.do", "listing.do", "steps.then", "chain.then", "do.may"),
    *("pre.who", "pre.if", "pre.during", "pre.more", "cond.and", "act.to", "act.all", "it.do"),
    *("act.choose_random", "act.some_random"),
    *("it.shuffle", "player.you", "player.self", "player.opponent", "player.each", "player.both"),
)

#: What an ability begins with: its name, or a keyword.
OPENERS = (
    "「",
    *(phrase.ja for phrase in KEYWORDS if phrase.category in ("key", "sized")),
)

#: What else is only another spelling.
EQUAL = (
    rule(r"(?<=\d)度(?=》)", "回"),
    rule(r"相手(?=マスター|ミニオン|ロード|ユニット|フィールド|タイムライン|スタンバイ)", "相手の"),
)

#: What a player does, in place of what is done by one.
PASSIVES = tuple(
    (rf"{done} by {who}\b", rf"{who} {active}")
    for passive, plain, third in (
        ("played", "play", "plays"),
        ("unlocked", "unlock", "unlocks"),
        ("drawn", "draw", "draws"),
    )
    for who, verb in (("you", plain), ("your opponent", third), ("each player", third))
    for done, active in ((rf"(an? [^():]*?) is {passive}", rf"{verb} \1"),)
) + tuple(
    (rf"master points are gained by {who}\b", f"{who} {verb} MP")
    for who, verb in (("you", "gain"), ("your opponent", "gains"), ("each player", "gains"))
)

#: How the English is smoothed.
POLISH = (
    (r"\b(your|your opponent's|each player's) (top|bottom) of the deck", r"the \2 of \1 deck"),
    (r"into the (top|bottom)", r"onto the \1"),
    (r"\b(?:the|your|your opponent's|their) a (free|neighbouring) lane", r"a \1 lane"),
    (r"\bthen (this turn|during this battle|until the end of [^,.]*?), ([^.;•“]*)", r"then \2 \1"),
    (r"\binto the hand\b", "into hand"),
    (r"\balso it (gets?|gains?|loses?)\b", r"it also \1"),
    (r"\.”\.", ".”"),
    (r"on (the|your|your opponent's) field", r"on \1 field"),
    (r"\b(in|into) (the|your|your opponent's|each player's) field\b", r"on \2 field"),
    (r"\bon (the|your|your opponent's) (left|centre|right) lane", r"in \1 \2 lane"),
    (r"\bthe (wait zones?) ([IV]+)\b", r"\1 \2"),
    (r"\binto ((?:the|your|your opponent's|each player's|their) (?:master|lord)|this card)\b", r"onto \1"),
    (r"\bthe top 1 card\b", "the top card"),
    (r"\bfor every 1 (of )?", r"for each \1"),
    (r"\ba card change is made by you\b", "you make a card change"),
    (r"\ba card change is made by (your opponent|each player)", r"\1 makes a card change"),
    (r"\b(takes?) -(\d+) damage", r"\1 \2 less damage"),
    (r"\b(takes?) \+(\d+) damage", r"\1 \2 more damage"),
    (r"\b(costs?) -(\d+) MP", r"\1 \2 MP less"),
    (r"\b(costs?) \+(\d+) MP", r"\1 \2 MP more"),
    (r"if not,", "otherwise,"),
    (r"if that was done,", "if so,"),
    (r"there are no (your opponent's|your)\b", r"there are none of \1"),
    (r"there are (your opponent's|your)\b", r"there are any of \1"),
    (r"\b((?:up to )?(?:\d+|X)|\d+ or (?:more|fewer)) (your opponent's|your|each player's)\b", r"\1 of \2"),
    *PASSIVES,
)  # fmt: skip


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """The grammar of the card texts of Legions!."""
    lists = [
        *(core.shared(SHARED), ABILITIES, WHENS, MOMENTS, PHASES, COSTS, KEYWORDS, EVENTS),
        *(ACTS, CORES, FACTS, OWN_PREFIXES, VERBS, GIVES, BOONS, GAINS, LIVES, BANS, SPANS, DELTAS),
        *(CONDITIONS, AMOUNTS),
        *(NOUNS, MODS, GROUPS, CARDS, COUNTS, ZONES, PLACES),
    ]
    phrases = [phrase for one in lists for phrase in one]
    return Grammar(
        phrases,
        start="ability",
        joins=JOINS,
        openers=OPENERS,
        equal=EQUAL,
        names={"「": "」"},
        polish=POLISH,
        english=english_names(Path(__file__).parent),
        name="legions",
    )
