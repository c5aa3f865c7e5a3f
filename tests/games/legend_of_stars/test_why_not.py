"""What a refusal tells."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.table import (
    attack,
    choose,
    effect,
    game,
    support,
    to_attack,
)
from tests.games.legend_of_stars.table import card as character

from kirifuda import Option
from kirifuda.games.legend_of_stars.zones import CHARACTERS, DECK, HAND


@pytest.mark.parametrize("attacking", [False, True])
def test_a_refusal_tells_nothing_about_hidden_cards(attacking: bool) -> None:
    """Whatever lies in a hand, in a deck or face down, asking about it gives the same answer."""
    flash = effect("[フラッシュ]\nカードを1枚引く。")
    tent = support("1ターンに1回、このカードの効果を発動する。カードを1枚引く。")
    guard = character("1ターンに1回、このカードの効果を発動する。カードを1枚引く。")
    answers: dict[str, set[tuple[str, ...]]] = {}
    for unseen in (flash, tent, guard, "FILLER"):
        below = guard if unseen is guard else character()
        match = game.scenario(
            me={"characters": [character()], "hand": [flash], "deck": [unseen]},
            foe={"hand": [unseen], "characters": [None, {"card": below, "down": True}]},
        )
        if attacking:
            to_attack(match)
            attack(match, match.state.definition(match.state.cards(0, CHARACTERS)[0]))
            while match.decision is not None and match.decision.seat:
                choose(match, "pass")
        assert match.decision is not None
        assert match.decision.kind == ("priority" if attacking else "main")
        for at, kind in ((1, HAND), (0, DECK), (1, CHARACTERS)):
            one = match.state.cards(at, kind)[0]
            asks = [Option("use", one, ability=i) for i in range(len(match.pool.abilities))]
            asks.extend([Option("play", one), Option("energy", one), Option("attack", one)])
            asks.extend([Option("display", one, number=0), Option("lead", one, 0)])
            for what in asks:
                reasons = tuple(map(str, match.why_not(0, what)))
                answers.setdefault(f"{what.kind} {at} {kind}", set()).add(reasons)
    for asked_for, given in answers.items():
        assert len({tuple(r.partition("card=")[0] for r in one) for one in given}) == 1, asked_for
