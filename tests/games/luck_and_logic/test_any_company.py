"""Any text in any company: cards with all the texts that are played somewhere, in random positions.

Whatever comes together there, nothing breaks, no value is kept too long, nobody learns what they
may not know, and the turns go on.
"""

from __future__ import annotations

import random

import pytest
from tests.games.luck_and_logic.meaning.played import COMPANY, MAKERS
from tests.games.luck_and_logic.table import game, paradox
from tests.merciless import fresh, hidden, whole
from tests.played import plays

from kirifuda.kernel.position.cards import CardDef

MEMBERS = ("logicalist", "foreigner", "union", "super")
DECISIONS = 120


def company(luck: random.Random) -> dict[str, list[CardDef]]:
    """Cards by kind: one for each text; members of random kinds and values."""
    out: dict[str, list[CardDef]] = {
        "member": [],
        "tactics": [],
        "paradox": [],
        "gate": [],
        "my": [],
    }
    for number, play in enumerate(plays("luck_and_logic")):
        name = f"札{number}"
        if play.kind == "paradox":
            out[play.kind].append(paradox(luck.choice(("aura", "heart")), play.text, name=name))
        elif play.kind in out:
            out[play.kind].append(MAKERS[play.kind](play.text, name=name))
        else:
            kind = play.kind or luck.choice(MEMBERS)
            values = {
                "level": luck.choice((0, 0, 1)),
                "power": luck.choice((1000, 3000, 5000)),
                "power_logic": 1000,
                "intercept": luck.random() < 0.4,
                **play.scenes[0].x,
            }
            if kind == "union" and luck.random() < 0.3:
                values["territory"] = 2
            out["member"].append(MAKERS[kind](play.text, name=name, **values))
    return out


def side(cards: dict[str, list[CardDef]], luck: random.Random) -> dict[str, object]:
    """A random side of the table."""
    members = cards["member"]
    logic = [*cards["tactics"], *cards["paradox"], COMPANY["策"], COMPANY["逆"], COMPANY["心"]]
    circles: list[dict[str, object] | None] = []
    for _ in range(6):
        one: dict[str, object] = {"card": luck.choice(members), "rest": luck.random() < 0.3}
        if luck.random() < 0.3:
            one["souls"] = luck.choices(members, k=luck.randint(1, 3))
        if luck.random() < 0.2:
            one["set"] = [{"card": luck.choice(members), "down": luck.random() < 0.6}]
        circles.append(one if luck.random() < 0.6 else None)
    told: dict[str, object] = {
        "circles": circles,
        "hand": luck.choices(members, k=luck.randint(0, 4)) + luck.choices(logic, k=2),
        "top": luck.choices(members + logic * 4, k=12),
        "levels": luck.choices(members, k=luck.randint(0, 4)),
        "stock": luck.choices(members, k=luck.randint(0, 5)),
        "drop": luck.choices(members, k=luck.randint(0, 4)),
        "gates": luck.choices([*cards["gate"], COMPANY["石門"]], k=6),
        "broken": [circle for circle in range(6) if luck.random() < 0.3],
        "my": luck.choices(cards["my"], k=luck.randint(0, 1)),
    }
    return told


@pytest.mark.parametrize("seed", range(12))
def test_any_text_in_any_company(seed: int) -> None:
    luck = random.Random(seed)
    cards = company(luck)
    phase = luck.choice(("stand", "main", "battle", "end"))
    mine, yours = side(cards, luck), side(cards, luck)
    match = game.scenario(me=mine, foe=yours, phase=phase, anyway=True)
    for number in range(DECISIONS):
        if match.decision is None:
            break
        options = match.decision.options
        assert options
        if number % 4 == 0:
            whole(match)
            fresh(match)
            hidden(match, number)
            read = game.unpack(match.pack())
            assert read.digest() == match.digest()
        match.choose(luck.randrange(len(options)))
