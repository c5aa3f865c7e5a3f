"""A shelf: cards and decks that somebody brings to one table.

What comes from outside stays there: no path is opened, no card becomes known to other tables, no
text is written into the cache that all share. A match carries such cards along in its setup.

>>> import kirifuda
>>> game = kirifuda.game("rebirth")
>>> shelf = Shelf(game)
>>> card = shelf.add({"key": "MY-1", "name": "灯守", "cost": 1, "atk": 1, "def": 1, "text": ""})
>>> deck = shelf.read("4 MY-1")
>>> any("50" in str(reason) for reason in shelf.check(deck)), "MY-1" in game.cards
(True, False)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kirifuda.games.deck import Card, Deck, parse
from kirifuda.games.lists import CLOSED
from kirifuda.games.printed import Printed
from kirifuda.games.trees import Trees
from kirifuda.kernel.errors import CardError, DeckError, Reason, Said
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef, folded

if TYPE_CHECKING:
    from kirifuda.games.game import Game

MOST_CARDS = 400  # of one's own at one table


class Shelf:
    """The cards and decks of one table, beside those of the game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cards: dict[str, CardDef] = {}
        self.names: dict[str, CardDef] = {}
        self.trees = Trees(
            game.name, game.compile_text, game.grammar_folders(), game.grammar, keeps=False
        )

    def add(self, printed: Printed) -> CardDef:
        """A card from its printed values; a `CardError` lists every problem."""
        card = self.game.printing.define(printed, self.trees)
        reasons: list[Reason] = []
        if card.key in self.game.cards or card.key in self.cards:
            reasons.append(
                Reason(Said("there is a card with the key {0} already", [card.key]), place="key")
            )
        if len(self.cards) >= MOST_CARDS:
            reasons.append(Reason(Said("there is room for {0} cards of one's own", [MOST_CARDS])))
        if reasons:
            raise CardError(reasons)
        self.cards[card.key] = card
        for name in (card.key, card.name, card.english):
            self.names[folded(name).casefold()] = card
        return card

    def read(self, text: str, name: str = "") -> Deck:
        """A deck from its text, with the cards of the shelf where it names them."""
        if not isinstance(text, str):
            raise DeckError("a deck is a text")
        found = parse(text, name)
        parts: dict[str, dict[Card, int]] = {
            part: {self.own(card): count for card, count in held}
            for part, held in found.parts.items()
        }
        deck = Deck(found.name, parts)
        deck.about, deck.places, deck.heads = found.about, found.places, found.heads
        return deck

    def own(self, card: Card) -> Card:
        """The shelf's card of that name; whatever is not the shelf's own stays as it is."""
        if isinstance(card, str):
            return self.names.get(folded(card).casefold(), card)
        return card

    def check(self, deck: Deck) -> list[Reason]:
        """Every deck rule that a deck breaks, with its clause."""
        return self.game.read_deck(self.strict(deck))[1]

    def start(
        self, decks: Sequence[Deck], seed: int = 0, log: bool = True, lists: str = CLOSED
    ) -> Match:
        """A match with decks of the shelf; a `DeckError` lists every broken rule of every deck."""
        strict = [self.strict(deck) for deck in decks]
        beside = list(self.cards.values())
        return self.game.start(strict, seed, log, lists=lists, beside=beside)

    @staticmethod
    def strict(deck: Deck) -> Deck:
        """A deck as an object: names of files are not looked at."""
        if not isinstance(deck, Deck):
            raise DeckError("a deck of a shelf is one that it has read")
        return deck
