"""The words of Legend of Stars: every phrase that its cards are printed in."""

from functools import lru_cache

from kirifuda.text import Grammar, core

from .abilities import ABILITIES, KEYWORDS
from .acts import ACTS, BEINGS, VERBS
from .cards import CARDS, GROUPS, MODS, NUMBERS, PLACES
from .events import EVENTS, PHASES, SPANS, SUBJECTS
from .sentences import CONDITIONS, PREFIXES

__all__ = ["grammar"]

#: Which categories take in others.
JOINS = {**core.JOINS, "event": ("event1",)}

#: What this game takes of the words that games share.
SHARED = (
    *("span.turn", "sentence.do", "steps.then", "chain.then", "pre.who", "pre.during", "pre.per"),
    *("act.to", "it.do", "act.choose_seen", "cond1.there", "cond1.none", "event.during"),
    *("subject.such", "cards.rest", "mod.least", "mod.most", "mod.exactly", "value.n"),
    *("player.self", "player.opponent", "player.each"),
)

#: How the English is smoothed.
POLISH = (
    (
        r"@([\w-]+) ((?:[^ .,:@]+ )*?(?:(?:effect card|character|card|support|field)s?|「[^」]*」))",
        r"\2 in the \1",
    ),
    (r"in the (energy|support)-zone", r"in the \1 zone"),
    (r"\bthe ((?:printed )?(?:ATK|DEF|DOWN|cost|speed)) of it\b", r"its \1"),
    (r"\bthe squares of them\b", "their squares"),
    (r"\b1 more times\b", "1 more time"),
    (r"\ba (friendly|opposing) other\b", r"another \1"),
    (r" +(?=[.,:]|$)", ""),
)


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """The grammar of the card texts."""
    lists = [
        *(ABILITIES, KEYWORDS, EVENTS, SUBJECTS, PHASES, SPANS),
        *(core.shared(SHARED), PREFIXES, CONDITIONS, ACTS, VERBS, BEINGS),
        *(CARDS, GROUPS, MODS, PLACES, NUMBERS),
    ]
    phrases = [phrase for one in lists for phrase in one]
    return Grammar(phrases, start="ability", joins=JOINS, polish=POLISH, name="legend_of_stars")
