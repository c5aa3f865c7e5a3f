"""The words of Rebirth: every phrase that its cards are printed in."""

from functools import lru_cache

from kirifuda.text import Grammar
from kirifuda.text.core.amounts import AMOUNTS, COUNTS
from kirifuda.text.core.clauses import CLAUSES, FRAMES, PREFIXES, SENTENCES
from kirifuda.text.core.clauses import CONDITIONS as CORE_CONDITIONS
from kirifuda.text.core.players import PLAYERS

from .abilities import ABILITIES, COSTS, MARKS, TARGETS
from .actions import ACTIONS, ATTACKS, OPTIONS, VALUES
from .cards import CARDS
from .conditions import CONDITIONS, DONE
from .events import CAUSES, DEEDS, EVENTS, PERS, PHASES, SPANS
from .filters import FILTERS, ICONS, NOUNS
from .verbs import VERBS
from .zones import PLACES, STATES, ZONES

__all__ = ["grammar"]

#: Which categories take in others.
JOINS = {
    "do": ("steps",),
    "steps": ("act", "pre"),
    "chain": ("act",),
    "cond": ("cond1",),
    "cards": ("card",),
    "zones": ("spot",),
    "spot": ("zone",),
    "filter": ("item",),
    "item": ("noun",),
    "basic": ("noun", "icon"),
}

#: What an ability begins with.
OPENERS = ("【自】", "【起】", "【永】", "【スパーク】", "【ブロッカー】", "【キャンセル】", "【のびしろ】")


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """The grammar of Rebirth's card texts."""
    lists = [
        *(ABILITIES, MARKS, COSTS, TARGETS, SENTENCES, CLAUSES, PREFIXES, FRAMES, VERBS, ACTIONS),
        *(OPTIONS, VALUES, ATTACKS, EVENTS, DEEDS, CAUSES, PHASES, SPANS, PERS),
        *(CORE_CONDITIONS, CONDITIONS, DONE, CARDS, FILTERS, NOUNS, ICONS, PLACES, ZONES, STATES),
        *(PLAYERS, COUNTS, AMOUNTS),
    ]
    phrases = [phrase for one in lists for phrase in one]
    return Grammar(phrases, start="ability", joins=JOINS, openers=OPENERS, name="rebirth")
