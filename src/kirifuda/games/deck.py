"""Decks: lists of cards, as text that a person can write by hand, and as objects.

A deck file holds a count and a card on each line. The card is named by its key, its name or its
English name; ``#`` begins a comment; ``word: something`` says something about the deck, and
``word:`` alone begins a part of it. Cards before any such line belong where their kind puts them.

    name: Morning Bells
    名前: 朝の鐘
    # forty-seven more lines like this one
    4 EX-001
    partners:
    3 EX-090
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from kirifuda.kernel.errors import DeckError, Reason, Said
from kirifuda.kernel.match import shown as spelled
from kirifuda.kernel.position.cards import CardDef

Card = str | CardDef
Cards = Iterable[Card] | Mapping[Card, int] | Mapping[str, int] | Mapping[CardDef, int]
Part = tuple[tuple[Card, int], ...]

MOST_CARDS = 4096  # in a part: far more than any rule allows
ANY_NUMBER = 1000  # a limit of copies that no deck reaches
IN_JAPANESE = {"name": "名前", "plan": "作戦"}  # what a deck tells of itself in both languages
SORTED = ""  # the part of cards that their kind sorts into parts

_LINE = re.compile(r"(\d{1,3})\s*[x×]?\s+(\S.*)")
_PART = re.compile(r"\[\s*([^\[\]]+?)\s*\]|([^\s:：#][^:：]*?)\s*[:：]")
_ABOUT = re.compile(r"([^\s:：\d][^:：]*?)\s*[:：]\s*(\S.*)")
_LIMIT = 1 << 20


class Deck:
    """A named deck: for each of its parts, cards with their numbers.

    >>> deck = Deck("two kinds", main=["a"] * 4 + ["b"], partners={"p": 3})
    >>> deck.count("main"), deck.count()
    (5, 8)
    >>> list(deck.cards("main"))
    ['a', 'a', 'a', 'a', 'b']

    A card is a key, a name, or a `CardDef` (of one's own making, for example).
    """

    def __init__(
        self,
        name: str = "",
        parts: Mapping[str, Cards] | None = None,
        /,
        **more: Cards,
    ) -> None:
        told: object = parts
        called: object = name
        if not isinstance(called, str) or not (told is None or isinstance(told, Mapping)):
            raise DeckError("a deck has a name and parts, each with its cards")
        self.name = name
        self.about: dict[str, str] = {}  # what its file says about it
        self.places: dict[str, Said] = {}  # where its file names a card
        self.heads: dict[str, Said] = {}  # where its file begins a part
        self.unread: list[Reason] = []  # lines of its file that make no sense
        self.parts: dict[str, Part] = {
            _part(part): _counted(cards) for part, cards in {**(parts or {}), **more}.items()
        }
        self._hash = hash((name, tuple(self.parts.items())))

    def cards(self, part: str) -> Iterator[Card]:
        """The cards of a part, each as often as it is in there."""
        for card, count in self.parts.get(part, ()):
            for _ in range(count):
                yield card

    def count(self, part: str | None = None) -> int:
        """How many cards are in a part, or in all of them."""
        chosen = self.parts.values() if part is None else [self.parts.get(part, ())]
        return sum(count for cards in chosen for _, count in cards)

    def told(self, word: str) -> tuple[str, str]:
        """What its file tells by a word (name, plan), in English and in Japanese.

        >>> parse("name: Bells\\n名前: 鐘").told("name")
        ('Bells', '鐘')
        """
        english = self.about.get(word, "")
        japanese = self.about.get(IN_JAPANESE[word], "")
        return english or japanese, japanese or english

    def text(self) -> str:
        """The deck as text that `parse` reads."""
        lines = [f"{word}: {what}" for word, what in self.about.items()]
        for part, cards in self.parts.items():
            if part != SORTED:
                lines.append(f"{part}:")
            for card, count in cards:
                lines.append(f"{count} {card if isinstance(card, str) else card.key}")
        return "\n".join(lines) + "\n"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Deck)
            and self._hash == other._hash
            and self.name == other.name
            and self.parts == other.parts
        )

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        inner = ", ".join(f"{part or 'cards'}: {self.count(part)}" for part in self.parts)
        return f"Deck({self.name!r}, {inner})"


def _part(part: object) -> str:
    if not isinstance(part, str):
        raise DeckError(Said("{0} is no part of a deck", [spelled(part)]))
    return part


def _card(card: object) -> Card:
    if not isinstance(card, str | CardDef):
        raise DeckError(Said("{0} is no card: a key, a name or a CardDef is one", [spelled(card)]))
    return card


def _counted(cards: Cards) -> Part:
    """Cards with their numbers; the same card named again in a row is counted up."""
    told: object = cards
    if isinstance(told, Mapping):
        for count in told.values():
            if type(count) is not int or not 0 <= count <= MOST_CARDS:
                raise DeckError(Said("{0} is no number of cards", [spelled(count)]))
        return tuple((_card(card), count) for card, count in told.items() if count > 0)
    if isinstance(told, str | bytes) or not isinstance(told, Iterable):
        raise DeckError(Said("cards are expected in a part of a deck, not {0}", [spelled(told)]))
    out: list[tuple[Card, int]] = []
    for number, card in enumerate(map(_card, told)):
        if number >= MOST_CARDS:
            raise DeckError("this is far too long for a deck")
        if out and (out[-1][0] is card or out[-1][0] == card):
            out[-1] = (card, out[-1][1] + 1)
        else:
            out.append((card, 1))
    return tuple(out)


def parse(text: str, name: str = "") -> Deck:
    """The deck that a text describes; a `DeckError` lists every line that cannot be read.

    >>> parse("# mine\\n4 a\\n2x b\\npartners:\\n3 p")
    Deck('', cards: 6, partners: 3)
    """
    deck = _understood(text, name)
    if deck.unread:
        raise DeckError(deck.unread)
    return deck


def _understood(text: str, name: str) -> Deck:
    """The deck that a text describes, as far as it can be read; it tells what cannot."""
    reasons: list[Reason] = []
    about: dict[str, str] = {}
    places: dict[str, Said] = {}
    heads: dict[str, Said] = {}
    parts: dict[str, dict[Card, int]] = {}
    part = SORTED
    if not isinstance(text, str):
        raise DeckError(Said("a deck is written as text, not {0}", [spelled(text)]))
    if len(text) > _LIMIT:
        raise DeckError("this is far too long for a deck")
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = re.sub(r"(^|\s)#.*", "", raw).strip()
        if not line:
            continue
        if counted := _LINE.fullmatch(line):
            card = counted[2].strip()
            cards = parts.setdefault(part, {})
            cards[card] = cards.get(card, 0) + int(counted[1])
            places.setdefault(card, Said("line {0}", [number]))
            if not int(counted[1]):
                reasons.append(Reason("a card zero times", place=Said("line {0}", [number])))
        elif head := _PART.fullmatch(line):
            part = (head[1] or head[2]).strip().lower()
            parts.setdefault(part, {})
            heads.setdefault(part, Said("line {0}", [number]))
        elif told := _ABOUT.fullmatch(line):
            about[told[1].lower()] = told[2]
        else:
            shown = line if len(line) <= 40 else line[:40] + "…"
            reasons.append(
                Reason(
                    Said("expected a number and a card, found {0}", [shown]),
                    place=Said("line {0}", [number]),
                )
            )
    deck = Deck(name or about.get("name", "") or about.get(IN_JAPANESE["name"], ""), parts)
    deck.about = about
    deck.places = places
    deck.heads = heads
    deck.unread = reasons
    return deck


def read(path: Path) -> Deck:
    """The deck in a file; what of it makes no sense is in `unread`, so that all can be told."""
    try:
        if path.stat().st_size > _LIMIT:
            raise DeckError("this is far too long for a deck")
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DeckError(Said("the file cannot be read: {0}", [why_unreadable(error)])) from error
    return _understood(text, path.stem)


def why_unreadable(error: OSError | UnicodeDecodeError) -> str | Said:
    """In a few words, why a file cannot be read as text."""
    if isinstance(error, OSError):
        return error.strerror or type(error).__name__
    return Said("it is no UTF-8 text")


def limit_of(card: CardDef, copies: int) -> int:
    """How many cards of its name a deck may hold: so many, or what its own text allows."""
    return int(card.fields.get("deck_limit", copies))


def too_many(cards: list[CardDef], copies: int, clause: str) -> list[Reason]:
    """Names of which there are more cards than are allowed."""
    limits: dict[str, int] = {}
    names: dict[str, str] = {}
    for card in cards:
        limits[card.called] = max(limit_of(card, copies), limits.get(card.called, 0))
        names.setdefault(card.called, card.name)
    return [
        Reason(
            Said("{0} cards named {1}; {2} are allowed", [count, names[called], limits[called]]),
            clause,
        )
        for called, count in Counter(card.called for card in cards).items()
        if count > limits[called]
    ]
