"""What Legend of Stars tells the tests that every game gets."""

from __future__ import annotations

from tests.games.legend_of_stars.decks import any_deck, deck_for
from tests.games.legend_of_stars.meaning.world import SPEECH, WORLD
from tests.games.legend_of_stars.table import game
from tests.hooks import Hooks, uses

from kirifuda import Option
from kirifuda.games.legend_of_stars.zones import SQUARES, USE
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import ACTIVATED, AUTO, CONTINUOUS


def imaginable(match: Match) -> list[Option]:
    """Everything that one could think of doing in the phases of a turn, or with priority."""
    out = [Option(word) for word in ("lead phase", "attack phase", "end attacks")]
    for card in range(match.pool.size):
        out.append(Option("play", card))
        out.append(Option("energy", card))
        out.extend(Option("display", card, number=n) for n in range(6))
        out.extend(Option("lead", card, spot) for spot in range(SQUARES))
        out.extend(Option("attack", card, number=n) for n in (0, 1))
        out.extend(uses(match, card))
    return out


HOOKS = Hooks(
    game=game,
    keys=r"LS-\d{3}",
    decks=["dawn", "dusk", "meteor", "springtide"],
    any_deck=any_deck,
    kinds={AUTO, ACTIVATED, CONTINUOUS, USE},
    played_elsewhere={"ability.deck_any", "ability.deck_up_to"},  # where decks are looked at
    strange="{}⟪⟫~@|",  # tribes stand in angle brackets
    world=WORLD,
    speech=SPEECH,
    watched=("main", "lead", "attack", "priority"),
    imaginable=imaginable,
    deck_for=deck_for,
    rounds=600,
    unreached={("Prepare", 0)},  # before the first choice
)
