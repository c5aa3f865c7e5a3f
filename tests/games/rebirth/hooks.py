"""What Rebirth for you tells the tests that every game gets."""

from __future__ import annotations

from tests.games.rebirth.decks import any_deck, deck_for
from tests.games.rebirth.meaning.world import SPEECH, WORLD
from tests.games.rebirth.table import game
from tests.hooks import Hooks, uses

from kirifuda import Option
from kirifuda.games.rebirth.zones import SLOTS
from kirifuda.kernel.match import Match


def imaginable(match: Match) -> list[Option]:
    """Everything that one could think of doing in the main phase or an attack."""
    out: list[Option] = [Option("attack phase"), Option("end attacks")]
    for card in range(match.pool.size):
        out.extend(Option("play", card, spot) for spot in range(SLOTS + 1))
        out.extend(Option("shift", card, spot) for spot in range(SLOTS))
        out.append(Option("set", card))
        out.append(Option("block", card))
        out.extend(Option("attack", card, number=n) for n in (0, 1))
        out.extend(uses(match, card))
    return out


HOOKS = Hooks(
    game=game,
    keys=r"SY-\d{3}",
    decks=["couriers", "lamps", "letters", "stamps", "wild_deer"],
    any_deck=any_deck,
    said=("ability.", "mark.", "keyword."),
    plays_every_phrase=False,  # see meaning/test_phrases_played.py
    world=WORLD,
    speech=SPEECH,
    watched=("main", "attack", "block"),
    imaginable=imaginable,
    deck_for=deck_for,
    rounds=1500,
    unreached={
        ("Recovery", 1),  # waits under the effect that rescues; it runs on as step 0 or 1 alike
        # only while one of two cards lies where it must as the opponent puts a character: luck
        ("Toll", 0),
        ("Toll", 1),
        # with more than two players (test_13_opponents.py)
        ("NameSeat", 0),
        ("NameFor", 0),
        ("NameFor", 1),
    },
)
