"""Looking at the cards that a game ships."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import sqrt

from tests.hooks import hooks

from kirifuda.agents import decide, make
from kirifuda.games.game import Game
from kirifuda.kernel.position.cards import CardDef
from kirifuda.text import compile_text


def of_kind(game: Game, bit: int) -> list[CardDef]:
    """The cards of a kind."""
    return [card for card in game.cards.values() if card.kinds & bit]


def texts(name: str, card: CardDef) -> list[str]:
    """The texts of a card, whichever side they stand on."""
    found = [card.text, *(card.fields.get(word, "") for word in hooks(name).other_texts)]
    return [text for text in found if text]


@cache
def phrases(name: str) -> frozenset[str]:
    """The phrases that stand on cards of a game."""
    game = hooks(name).game
    words = game.grammar()
    return frozenset(
        part.phrase
        for card in game.cards.values()
        for text in texts(name, card)
        for node in compile_text(words, text)
        for part in node.walk()
    )


@cache
def traits(name: str) -> frozenset[str]:
    """The traits of all cards of a game."""
    return frozenset(t for card in hooks(name).game.cards.values() for t in card.traits)


def named_but_missing(name: str, trait: str, part: str) -> list[tuple[str, str]]:
    """What texts name that no card has: traits and parts of names, each told by a pattern."""
    cards = hooks(name).game.cards.values()
    return [
        (card.key, word)
        for card in cards
        for word in re.findall(trait, card.text)
        if word not in traits(name)
    ] + [
        (card.key, word)
        for card in cards
        for word in re.findall(part, card.text)
        if not any(word in one.name for one in cards)
    ]


class Balance:
    """What greedy players make of a game's decks: every pair of them, either side as often."""

    def __init__(self, game: Game, decks: Sequence[str], rounds: int) -> None:
        self.wins = dict.fromkeys(decks, 0)
        self.first = 0  # games that who went first has won
        self.games = 0
        pairs = list(combinations(decks, 2))
        for seed in range(rounds * len(pairs)):  # another for each game: equal ones shuffle alike
            turn, at = divmod(seed, len(pairs))
            names = pairs[at] if turn % 2 else pairs[at][::-1]
            match = game.start(names, seed=seed, log=False)
            players = [make("greedy", 2 * seed), make("greedy", 2 * seed + 1)]
            while match.decision is not None:
                match.choose(decide(players[match.decision.seat], match))
            assert match.outcome is not None
            self.games += 1
            for seat in match.outcome.winners:
                self.wins[names[seat]] += 1
                self.first += seat == match.state.first_seat

    def within(self, won: int, games: int, least: float, most: float) -> bool:
        """Whether a rate may be between two others, as far as so few games can tell."""
        chance = 1 / sqrt(games)  # twice the standard deviation at one half
        return least - chance <= won / games <= most + chance

    def apart(self) -> float:
        """How far decks are apart: about their number where chance alone makes it so, and twice as
        much one time in thirteen (six decks; squares of what is won too often or too seldom)."""
        each = 2 * self.games / len(self.wins)
        return sum((won - each / 2) ** 2 for won in self.wins.values()) / (each / 4)
