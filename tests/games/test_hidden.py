"""What a seat may not know it is not told by what it is offered, asked or refused either."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.luck_and_logic.table import card, options, scene, use, zone
from tests.hooks import GAMES

import kirifuda
from kirifuda import Option
from kirifuda.kernel.position.chance import seeded
from kirifuda.kernel.sight.veil import veiled

HUNT = card("起[0]相手の手札を1枚選び、捨てる。", name="狩り")


def test_a_card_that_the_chooser_cannot_see_is_offered_by_its_place() -> None:
    m = scene(me={"circles": [HUNT]}, foe={"hand": [card(name=n) for n in "松竹梅"]})
    use(m, HUNT)
    assert m.decision is not None
    places = [(o.kind, o.card, o.of, o.at) for o in m.decision.options]
    assert places == [("pick", -1, 1, 0), ("pick", -1, 1, 1), ("pick", -1, 1, 2)]
    hand = m.pool.rules.zones[m.decision.options[0].zone].name
    told = m.view(0)["decision"]
    assert isinstance(told, dict)
    assert told["options"] == [{"kind": "pick", "of": 1, "zone": hand, "at": at} for at in range(3)]
    for real in options(m, "pick"):
        assert m.why_not(0, Option("pick", real.card))
    m.choose(m.decision.options[1])
    assert len(zone(m, "foe", "drop")) == 1


def test_which_card_lies_at_a_place_of_a_hand_is_left_to_chance() -> None:
    dropped: Counter[str] = Counter()
    for seed in range(90):
        m = scene(me={"circles": [HUNT]}, foe={"hand": [card(name=n) for n in "松竹梅"]})
        use(m, HUNT)
        m.state.chance = seeded(seed)
        m.choose(0)
        dropped.update(zone(m, "foe", "drop"))
    assert sorted(dropped) == sorted("松竹梅")
    assert min(dropped.values()) > 15


@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_to_be_in_sight_is(name: str) -> None:
    game = kirifuda.game(name)
    looked = 0
    for seed, deck in enumerate(sorted(game.decks)):
        luck = random.Random(seed)
        match = game.start([deck, luck.choice(sorted(game.decks))], seed=seed, log=False)
        while match.decision is not None:
            real = match.state.decision
            assert real is not None
            if real.in_sight:
                looked += 1
                assert veiled(match.state, real) is real
            match.choose(luck.randrange(len(match.decision.options)))
    assert looked > 100 or name == "vanguard"  # which looks at every decision
