"""What Luck & Logic tells the tests that every game gets."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tests.games.luck_and_logic.decks import any_deck, deck_for
from tests.games.luck_and_logic.meaning.world import SPEECH, WORLD
from tests.games.luck_and_logic.table import game
from tests.hooks import Hooks

from kirifuda import CardDef, Option
from kirifuda.games.luck_and_logic.zones import (
    CIRCLE,
    CIRCLES,
    DECK,
    LOGIC_DRIVE,
    MY,
    REMOVED,
    SECRET_SKILL,
    TRANS_CHANGE,
)
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import ACTIVATED, AUTO, CONTINUOUS

USES = {ACTIVATED: "use", LOGIC_DRIVE: "drive"}


def imaginable(match: Match) -> list[Option]:
    """Everything that one could think of doing in the main phase or a battle."""
    s = match.state
    out = [
        Option("battle phase"),
        Option("luck drive"),
        Option("rearrange"),
        Option("end attacks"),
        *(Option("circle", spot=circle) for circle in range(CIRCLES)),
    ]
    table = [c for c in range(match.pool.size) if s.zone[c] not in (DECK, REMOVED)]
    for card in table:
        for kind in ("sortie", "define", "level boost", "attack"):
            out.append(Option(kind, card))
        for a in s.face(card).abilities:
            kind = USES.get(match.pool.abilities[a].kind, "")
            if kind:
                out.append(Option(kind, card, ability=a))
    near = [c for c in table if s.zone[c] in (CIRCLE, MY)]
    for one in near:
        changes = [a for a in s.face(one).abilities if match.pool.abilities[a].kind == TRANS_CHANGE]
        for other in near:
            if one != other:
                out.append(Option("union", one, number=other))
                out.extend(Option("change", one, number=other, ability=a) for a in changes)
    return out


def unions_from_elsewhere(luck: random.Random) -> Sequence[CardDef]:
    """Cards around which the rarest steps come about: unions out of the drop zone (5.13.1.2.4)."""
    return [card for card in game.cards.values() if "合体する時、" in card.text]


HOOKS = Hooks(
    game=game,
    keys=r"LL-\d{3}",
    decks=["archive", "club", "lamps", "orchard"],
    any_deck=any_deck,
    kinds={AUTO, ACTIVATED, CONTINUOUS, LOGIC_DRIVE, TRANS_CHANGE, SECRET_SKILL},
    strange="{}⟪⟫~@|",  # attributes stand in angle brackets
    world=WORLD,
    speech=SPEECH,
    watched=("main", "attack", "target", "logic", "define"),
    imaginable=imaginable,
    deck_for=deck_for,
    rounds=900,
    mutual=("union",),
    seldom=unions_from_elsewhere,
    unreached={
        ("Prepare", 0),  # before the first choice
        ("Prepare", 1),
        ("BattlePhase", 8),  # while interceptors are picked: it goes on as it receives them
    },
)
