"""What Cardfight!! Vanguard tells the tests that every game gets."""

from __future__ import annotations

from tests.games.vanguard.decks import any_deck, deck_for, seldom
from tests.games.vanguard.meaning.world import SPEECH, WORLD
from tests.games.vanguard.table import game
from tests.hooks import Hooks, uses

from kirifuda import CardDef, Option
from kirifuda.games.vanguard.zones import (
    DECK,
    LEFT,
    MADE,
    OUTSIDE,
    REAR_CIRCLES,
    RIGHT,
)
from kirifuda.kernel.match import Match
from kirifuda.text import compile_text


def imaginable(match: Match) -> list[Option]:
    """Everything that one could think of doing in a turn of one's own or of the other."""
    s = match.state
    out: list[Option] = [Option("battle phase"), Option("end battles"), Option("pass")]
    out.extend(Option("swap", number=column) for column in (LEFT, RIGHT))
    for card in range(match.pool.size):
        if s.zone[card] in (DECK, OUTSIDE):
            continue
        out.extend(Option("call", card, spot) for spot in range(REAR_CIRCLES))
        out.extend(Option(kind, card) for kind in ("ride", "order", "attack", "target", "boost"))
        for kind in ("guard", "intercept"):
            out.extend(Option(kind, card, number=whom) for whom in (0, 1))
        out.extend(uses(match, card))
    return out


def lines(card: CardDef) -> int:
    """A line for each sentence that stands by itself: abilities, keywords, additional effects."""
    return len(compile_text(game.grammar(), card.text)) if card.text else 0


HOOKS = Hooks(
    game=game,
    keys=r"YT-\d{3}",
    decks=[
        *("clock_beetles", "dream_market", "gear_orchestra"),
        *("lampwardens", "night_train", "tide_knights"),
    ],
    any_deck=any_deck,
    said=(  # of the other categories some phrases stand on no card of ours yet
        *("ability.", "also.", "apiece.", "bare.", "blast.", "blastword.", "card."),
        *("cardnoun.", "chain.", "charge.", "check.", "circled.", "cond."),
        *("cost.", "do.", "era.", "event.", "face.", "facing.", "field.", "figure."),
        *("gain.", "gift.", "granted.", "kin.", "kind.", "kinds.", "kinmod."),
        *("labelname.", "labelword.", "later.", "lead.", "listing."),
        *("marksite.", "namepart.", "option.", "orpred.", "orsuch.", "own.", "player."),
        *("pose.", "predsuch.", "ref.", "row.", "scope.", "skill.", "span.", "stat."),
        *("statename.", "steps.", "such.", "text.", "tiered.", "time.", "trait."),
        *("trigger.", "type.", "value.", "verb.", "whole."),
    ),
    lines=lines,
    plays_every_phrase=False,  # see meaning/test_phrases_played.py
    world=WORLD,
    speech=SPEECH,
    watched=("ride", "main", "attack", "target", "boost", "guard"),
    imaginable=imaginable,
    deck_for=deck_for,
    rounds=2500,
    goals=4,
    seldom=seldom,
    no_deck={card.key for card in game.cards.values() if card.kinds & MADE},
    unreached={
        ("BattlePhase", 7),  # the step of the battle that begins, not one of the frame's
        ("GAssist", 2),  # while a card is picked: it goes on as it receives that
    },
)
