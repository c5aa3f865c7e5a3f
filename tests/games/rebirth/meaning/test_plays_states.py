"""What waits for a state, a step or the start of the game; who wins or loses by an effect."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

PLAYS = [
    Play(
        "【自】【メンバー】:あなたの手札にカードがない時、あなたは1枚引く。",
        Scene(["play ハル", {"me.hand": 1}], me={"members": ["X"], "hand": ["ハル"], "energy": 1}),
        Scene(
            ["play ハル", {"me.hand": ["ナツ"]}],
            me={"members": ["X"], "hand": ["ハル", "ナツ"], "energy": 1},
        ),
        Scene(["to_attack", {"me.hand": 1}], me={"members": ["X"], "hand": 1}, foe={"hand": 0}),
    ),
    Play(
        "【自】【エントリー】:ゲーム開始時、あなたは1枚引く。",
        Scene(["pass_all", {"me.hand": 2}], me={"entry": "X"}, phase="standby", turn=1),
        Scene(["pass_all", {"me.hand": 1}], me={"entry": "X"}, phase="standby", turn=2),
        Scene(["pass_all", {"foe.hand": 1}], foe={"entry": "X"}, phase="standby", turn=1),
    ),
    *(
        Play(
            f"【自】【メンバー】:{step}ステップ開始時、あなたは1枚引く。",
            Scene(
                ["attack ハル", "block", {"me.hand": many}],
                me={"members": ["X", "ハル", "ナツ"]},
                foe={"entry": "オオカゼ"},
            ),
        )
        for step, many in (("スタート", 2), ("ブロック", 1), ("ダメージ", 1), ("クローズ", 1))
    ),
    Play(
        "【自】【メンバー】:ダメージステップの終わりに、あなたは1枚引く。",
        Scene(
            ["attack ハル", "block", {"me.hand": 1}],
            me={"members": ["X", "ハル", "ナツ"]},
            foe={"entry": "オオカゼ"},
        ),
        Scene(
            ["attack ハル", "block", {"me.hand": 1}],
            me={"members": ["X"], "entry": "オオカゼ"},
            foe={"members": ["ハル", "ナツ"]},
            whose="foe",
        ),
    ),
    Play(
        "【起】【メンバー】:あなたはゲームに勝利する。",
        Scene(["use", {"over": ["me"]}], me={"members": ["X"]}),
        Scene(["use", {"over": ["foe"]}], foe={"members": ["X"]}, whose="foe"),
    ),
    Play(
        "【起】【メンバー】:相手はゲームに敗北する。",
        Scene(["use", {"over": ["me"]}], me={"members": ["X"]}),
        Scene(["use", {"over": ["foe"]}], foe={"members": ["X"]}, whose="foe"),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
