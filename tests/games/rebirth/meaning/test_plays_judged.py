"""Texts that were once read otherwise than a judge would: each from both seats, with none, one, many."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

SWEEP = "【起】【エントリー】:あなたは自分のメンバーからすべて選び、控え室に置く。"

PLAYS = [
    # 9.8.4: who leaves sees who leaves, itself included
    Play(
        "【自】【エントリー】【メンバー】:あなたのメンバーが効果で控え室に置かれた時、あなたは1枚引く。",
        Scene(
            ["use ドケ", {"foe.hand": 1, "foe.waiting": ["X"]}],
            me={"members": ["ドケ"]},
            foe={"members": ["X"]},
        ),
        Scene(
            ["use ドケ", "pick ハル", {"foe.hand": 1}],
            me={"members": ["ドケ"]},
            foe={"members": ["X", "ハル"]},
        ),
        Scene(
            ["play ハル 0", {"me.hand": 0, "me.waiting": ["X"]}],  # by no effect
            me={"members": ["X"], "hand": ["ハル"], "energy": 1},
        ),
        Scene(
            ["use ドケ", {"me.hand": 0, "foe.hand": 0}],  # not one of its player's
            me={"members": ["ドケ", "X"]},
            foe={"members": ["ハル"]},
        ),
    ),
    Play(
        "【自】【メンバー】:あなたのメンバーが控え室に置かれた時、あなたはエネ1してよい。\n"
        + SWEEP,
        Scene(["use", {"me.stand": 3}], me={"entry": "X", "members": ["ハル"], "energy": 3}),
    ),
    Play(
        "【自】【エントリー】:あなたのキャラがリタイアした時、あなたは1枚引く。",
        Scene(
            ["attack ハル", {"foe.hand": 1, "foe.retire": ["X"]}],
            me={"entry": "オオカゼ", "members": ["ハル", "ナツ"]},
            foe={"entry": "X", "top": ["アキ"]},
        ),
    ),
    Play(
        "【自】【メンバー】:あなたの他のメンバーが控え室に置かれた時、あなたは1枚引く。",
        Scene(["use ドケ", {"foe.hand": 0}], me={"members": ["ドケ"]}, foe={"members": ["X"]}),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
