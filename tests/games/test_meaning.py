"""What texts mean, in every game: laws that hold whatever a text says (tests/meaning/laws.py).

Every phrase is tried in a random text of its own, in one of the dozen positions of its game (every
second one, where nothing is compiled); all positions, more texts, our cards' and those of a file of
printed cards are tried by `make meaning`.
"""

from __future__ import annotations

import pytest
from tests.hooks import GAMES, hooks
from tests.meaning.boards import lay
from tests.meaning.texts import phrases
from tests.meaning.trying import broken, texts_with, trial_of

import kirifuda

SHARES = 4  # parts of a game that are tried side by side
PARTS = [(name, share) for name in GAMES for share in range(SHARES)]
EACH = 1 if kirifuda.NATIVE else 2  # of so many phrases one is tried


@pytest.mark.parametrize(("name", "share"), PARTS)
def test_every_phrase_keeps_the_laws(name: str, share: int) -> None:
    trial = trial_of(name)
    positions = trial.world.positions
    faults: list[str] = []
    for number, phrase in enumerate(phrases(trial.game)):
        if number % SHARES == share and number // SHARES % EACH == 0:
            for laws, frame, effect in texts_with(name, phrase, 0):
                for law in laws:
                    faults.extend(
                        broken(name, law, positions[number % len(positions)], frame, effect)
                    )
    assert faults == []


@pytest.mark.parametrize("name", GAMES)
def test_what_may_be_dead_is_told_with_its_reason(name: str) -> None:
    speech = hooks(name).speech
    known = set(phrases(hooks(name).game))
    for told in (speech.dead, speech.ordered, speech.one_sided):
        assert set(told) <= known
        assert all(len(reason) > 10 for reason in told.values())


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_rich(name: str) -> None:
    """A dozen; both sides have cards in every zone that a side can have, turned and not, hurt."""
    world = hooks(name).world
    assert len(world.positions) == len({(p.one, p.other) for p in world.positions}) >= 12
    assert {p.one for p in world.positions} == {p.other for p in world.positions}
    card = world.make("")
    filled: set[str] = set()
    rested: set[int] = set()
    hurt = 0
    for position in world.positions:
        s = lay(hooks(name).game, world, position, card, world.homes[0]).match.state
        for number in range(s.pool.size):
            filled.add(s.pool.rules.zones[s.zone[number]].name)
            rested.add(s.rest[number])
            hurt += s.damage[number]
    named = {zone for side in world.sides for zone in side}
    zones = {spec.name for spec in hooks(name).game.rules.zones[1:]}
    assert zones & named <= filled
    assert rested == {0, 1}
    assert len(zones - filled) <= world.bare
    assert hurt > 0 or not world.damaged
