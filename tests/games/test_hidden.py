"""What a seat may not know it is not told by what it is offered, asked or refused either."""

from __future__ import annotations

from collections import Counter

from tests.games.luck_and_logic.table import card, options, scene, use, zone

from kirifuda import Option
from kirifuda.kernel.position.chance import seeded

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
