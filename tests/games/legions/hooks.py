"""What Legions! tells the tests that every game gets."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tests.games.legions.decks import BANNED, any_deck, deck_for
from tests.games.legions.meaning.world import SPEECH, WORLD
from tests.games.legions.table import game
from tests.hooks import Hooks, uses

from kirifuda import CardDef, Option
from kirifuda.games.legions.zones import LANES, SHOCK
from kirifuda.kernel.match import Match
from kirifuda.text import compile_text


def lines(card: CardDef) -> int:
    """A line for each ability and for keywords; of a master those of both sides."""
    sides = [card.fields.get(f"{side}_japanese", "") for side in ("normal", "awakened")]
    return len(compile_text(game.grammar(), card.text)) + sum(len(s.splitlines()) for s in sides)


def imaginable(match: Match) -> list[Option]:
    """Everything that one could think of doing in the main phase."""
    out: list[Option] = [Option("end")]
    for card in range(match.pool.size):
        out.extend([Option("unlock", card), Option("attack", card), Option("exclude", card)])
        out.append(Option("play", card))
        for lane in range(LANES):
            out.extend([Option("play", card, lane), Option("move", card, lane)])
        out.extend(uses(match, card))
    return out


def with_keywords(luck: random.Random) -> Sequence[CardDef]:
    return [luck.choice([c for c in game.cards.values() if c.marks or any(c.nums[SHOCK:])])]


HOOKS = Hooks(
    game=game,
    keys=r"LG-\d{3}",
    decks=["ash", "dawn", "elm", "moonmoss"],
    any_deck=any_deck,
    other_texts=("awakened",),
    lines=lines,
    world=WORLD,
    speech=SPEECH,
    watched=("main",),
    imaginable=imaginable,
    deck_for=deck_for,
    rounds=1500,
    goals=1,
    seldom=with_keywords,
    # 23-2e: no legal deck holds these; test_cards_played.py plays them
    no_deck={card.key for card in game.cards.values() if card.name in BANNED},
    unreached={("Prepare", 0), ("Prepare", 1)},  # before the first choice
)
