"""The words of Legend of Stars: every phrase that its cards are printed in."""

from collections.abc import Iterable
from functools import lru_cache

from kirifuda.text import Grammar, Phrase
from kirifuda.text.core.clauses import CLAUSES, FRAMES, SENTENCES
from kirifuda.text.core.clauses import PREFIXES as CORE_PREFIXES
from kirifuda.text.core.players import PLAYERS

from .abilities import ABILITIES, KEYWORDS
from .acts import ACTS, BEINGS, VERBS
from .cards import CARDS, GROUPS, MODS, NUMBERS, PLACES
from .events import EVENTS, PHASES, SPANS, SUBJECTS
from .sentences import CONDITIONS, PREFIXES

__all__ = ["grammar"]

#: Which categories take in others.
JOINS = {
    "event": ("event1",),
    "do": ("steps",),
    "steps": ("step", "pre"),
    "chain": ("step",),
    "step": ("act", "it"),
    "verb": ("verb1",),
    "cond": ("cond1",),
    "cards": ("card",),
}

#: What this game takes of the words that games share.
SHARED = (
    *("sentence.do", "steps.then", "chain.then", "pre.who", "pre.during", "pre.per"),
    *("act.to", "it.do", "player.self", "player.opponent", "player.each"),
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


def shared(phrases: Iterable[Phrase]) -> list[Phrase]:
    return [phrase for phrase in phrases if phrase.name in SHARED]


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """The grammar of the card texts."""
    lists = [
        *(ABILITIES, KEYWORDS, EVENTS, SUBJECTS, PHASES, SPANS),
        *(shared(SENTENCES), shared(CLAUSES), shared(CORE_PREFIXES), PREFIXES, CONDITIONS),
        *(shared(FRAMES), ACTS, VERBS, BEINGS),
        *(CARDS, GROUPS, MODS, PLACES, NUMBERS, shared(PLAYERS)),
    ]
    phrases = [phrase for one in lists for phrase in one]
    return Grammar(phrases, start="ability", joins=JOINS, polish=POLISH, name="legend_of_stars")
