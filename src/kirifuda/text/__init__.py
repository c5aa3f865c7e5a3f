"""Wording to effect tree and back, in both directions. Knows no game.

>>> from kirifuda.text import Grammar, compile_text, print_en, print_ja, say
>>> g = Grammar([say("text.draw", "{n:int}枚引く。", "draw {n|card}.")], start="text")
>>> compile_text(g, "２枚引く。")
[text.draw(2)]
"""

from .compile import Problem, TextError, compile_text, normal_text, parse_as
from .coverage import Coverage, coverage
from .docs import phrase_table
from .grammar import Grammar
from .locate import locate
from .phrase import GrammarError, Phrase, say
from .show import print_en, print_ja
from .tree import Arg, Node, from_data, to_data

__all__ = [
    "Arg",
    "Coverage",
    "Grammar",
    "GrammarError",
    "Node",
    "Phrase",
    "Problem",
    "TextError",
    "compile_text",
    "coverage",
    "from_data",
    "locate",
    "normal_text",
    "parse_as",
    "phrase_table",
    "print_en",
    "print_ja",
    "say",
    "to_data",
]
