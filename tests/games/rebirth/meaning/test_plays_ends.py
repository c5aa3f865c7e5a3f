"""The end of a phase."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

PLAYS = [
    Play(
        "【自】【メンバー】:あなたのメインフェイズ終了時、あなたは1枚引く。",
        # it has ended, and the attack phase has not begun: the card is drawn before any attack
        Scene(
            [{"me.hand": 0}, "to_attack", {"asked": "attack", "me.hand": 1}],
            me={"members": ["X", "ハル"]},
        ),
        Scene(["to_attack", {"me.hand": 0}], me={"members": ["ハル"]}, foe={"members": ["X"]}),
    ),
    Play(
        "【自】【メンバー】:あなたのアタックフェイズの終わりに、このキャラが【レスト】しているなら、あなたは2枚引く。",
        Scene(
            ["attack X", "block", {"me.hand": 0}, "end_turn", {"me.hand": 2}],
            me={"members": ["X", "ハル"]},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【自】【メンバー】:あなたのスタンバイフェイズ終了時、あなたは1枚引く。",
        # one card in the standby phase itself (7.2.1.2), one as it ends
        Scene(["end_turn", "end_turn", {"me.hand": 2}], me={"members": ["X"]}),
    ),
    Play(
        "【自】【メンバー】:相手のエネルギーフェイズ終了時、相手のエネルギーが1枚以下なら、あなたは1枚引く。",
        Scene(["end_turn", {"asked": "main", "me.hand": 1}], me={"members": ["X"]}),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_plays(play: Play) -> None:
    run(play)
