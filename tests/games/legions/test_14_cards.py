"""05 and 14: the numbers on cards, and their names."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.legions.table import life, minion, play, scene, skill, zone
from tests.ruling import clause

from kirifuda import CardError


@clause("05-1")
@pytest.mark.parametrize("wrong", [1.5, 2.0, "1/2", "0.5"])
@pytest.mark.parametrize("word", ["cost", "atk", "hp", "wt"])
def test_numbers_are_whole(word: str, wrong: object) -> None:
    told: dict[str, Any] = {word: wrong}
    with pytest.raises(CardError, match=word):
        minion(**told)


@clause("14-2")
def test_a_name_is_the_whole_name() -> None:
    """Whoever is called otherwise is another card, however much of the name is in theirs."""
    named, longer = minion(name="鐘守"), minion(name="鐘守の弟子")
    toll = skill("あなたの「鐘守」がいるなら、相手のマスターに3点のダメージを与える。")
    m = scene(me={"minions": [longer], "standby": [toll]})
    play(m, toll)
    assert life(m, "foe") == 20
    m = scene(me={"minions": [longer, named], "standby": [toll]})
    play(m, toll)
    assert life(m, "foe") == 17
    fetch = skill("あなたのタイムラインにある「鐘守」を1枚選び、手札に加える。")
    m = scene(me={"wait 1": [longer, named], "standby": [fetch]})
    play(m, fetch)
    assert zone(m, "me", "hand") == [named.name]
    assert zone(m, "me", "wait 1") == [longer.name]
