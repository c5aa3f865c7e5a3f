"""What a game tells the tests that every game gets (tests/games/test_*.py).

`tests/games/<game>/hooks.py` fills in one `Hooks` and calls it `HOOKS`; the game is then tested
under its name in every one of them, and `pytest tests/games -k <game>` runs those and its own.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module

from tests.meaning.boards import World
from tests.meaning.texts import Speech

from kirifuda.games.deck import Deck
from kirifuda.games.game import Game
from kirifuda.games.registry import names
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import ACTIVATED, AUTO, CONTINUOUS, CardDef
from kirifuda.kernel.position.decisions import Option

GAMES = names()


def abilities_told(card: CardDef) -> int:
    return sum(1 for ability in card.abilities if ability.printed)


def no_cards(luck: random.Random) -> Sequence[CardDef]:
    return []


@dataclass(frozen=True, kw_only=True)
class Hooks:
    """One game's answers."""

    game: Game

    # -- the cards and decks that we ship
    keys: str  # a pattern: how the keys of the cards are built
    decks: Sequence[str]  # the names of the decks, in order
    any_deck: Callable[[random.Random], Deck]  # any legal deck of these cards
    kinds: Collection[int] = (AUTO, ACTIVATED, CONTINUOUS)  # of abilities that some card has
    said: Sequence[str] = ("",)  # phrases that begin so stand on some card
    other_texts: Sequence[str] = ()  # fields of a card that hold texts beside its own
    lines: Callable[[CardDef], int] = abilities_told  # how many lines its English text has

    # -- its words
    without_meaning: Mapping[str, str] = field(default_factory=dict)  # phrases, with the reason
    plays_every_phrase: bool = True  # False: a test of its own tells which ones are played
    played_elsewhere: Collection[str] = ()  # phrases that no text in `meaning/` contains
    strange: str = "{}⟪⟫~@<>|"  # signs of our notation, never part of English

    # -- what its texts mean (tests/meaning): positions, and what is told of its words
    world: World
    speech: Speech

    # -- what players can think of
    mutual: Collection[str] = ()  # options of two cards that say the same either way round
    watched: Sequence[str]  # kinds of decisions at which ...
    imaginable: Callable[[Match], list[Option]]  # ... one could think of doing this

    # -- exhaustive play (tests/exhaustive.py)
    deck_for: Callable[[Sequence[CardDef], random.Random], Deck]  # a legal deck around some cards
    rounds: int  # after so many matches nothing new is hoped for
    goals: int = 2  # so many unused cards at a time are what decks are made around
    seldom: Callable[[random.Random], Sequence[CardDef]] = no_cards  # and these when all are used
    no_deck: Collection[str] = ()  # cards that no legal deck holds
    unreached: Collection[tuple[str, int]] = ()  # steps that random play does not come to


def uses(match: Match, card: int) -> list[Option]:
    """One could think of using each activated ability of a card."""
    told = match.pool.abilities
    found = [a for a in match.state.face(card).abilities if told[a].kind == ACTIVATED]
    return [Option("use", card, ability=a) for a in found]


def hooks(name: str) -> Hooks:
    """The hooks of a game."""
    found = import_module(f"tests.games.{name}.hooks").HOOKS
    assert isinstance(found, Hooks)
    return found
