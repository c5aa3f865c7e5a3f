"""Attacks as things: whose, which of them, with whom; while they last, at their end, blocked."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

THREE = ["ハル", "ナツ", "アキ"]
BIG = {"entry": "オオカゼ"}

PLAYS = [
    Play(
        "【永】【メンバー】:《ナツ》にサポートされたあなたのエントリーのアタック中、あなたのエントリーを+2/±0。",
        Scene(
            ["attack ハル", {"オオカゼ.damage": 4}],
            me={"entry": "フユ", "members": ["X", "ハル", "ナツ"]},
            foe=BIG,
        ),
        Scene(
            ["attack ナツ", {"オオカゼ.damage": 6}],
            me={"entry": "フユ", "members": ["X", "ハル", "ナツ"]},
            foe=BIG,
        ),
    ),
    Play(
        "【永】【エントリー】:《ナツ》以外にサポートされたこのキャラのアタック中、このキャラを+2/±0。",
        Scene(["attack ハル", {"オオカゼ.damage": 3}], me={"entry": "X", "members": THREE}, foe=BIG),
        Scene(["attack ナツ", {"オオカゼ.damage": 1}], me={"entry": "X", "members": THREE}, foe=BIG),
    ),
    Play(
        "【永】【メンバー】:このキャラがサポートしたアタック中、あなたのエントリーを+2/±0。",
        Scene(["attack X", {"オオカゼ.damage": 6}], me={"entry": "フユ", "members": ["X", "ハル"]}, foe=BIG),
        Scene(["attack ハル", {"オオカゼ.damage": 4}], me={"entry": "フユ", "members": ["X", "ハル"]}, foe=BIG),
    ),
    Play(
        "【永】【メンバー】:このキャラが《ハル》をサポートしたアタック中、あなたのエントリーを+2/±0。",
        Scene(["attack X", {"オオカゼ.damage": 3}], me={"entry": "ハル", "members": ["X", "ナツ"]}, foe=BIG),
        Scene(["attack X", {"オオカゼ.damage": 2}], me={"entry": "ナツ", "members": ["X", "ナツ"]}, foe=BIG),
    ),
    Play(
        "【永】【エントリー】:このキャラが《ハル》にサポートされたアタック中、このキャラを+2/±0。",
        Scene(["attack ハル", {"オオカゼ.damage": 3}], me={"entry": "X", "members": THREE}, foe=BIG),
        Scene(["attack ナツ", {"オオカゼ.damage": 1}], me={"entry": "X", "members": THREE}, foe=BIG),
    ),
    Play(
        "【永】【エントリー】:このキャラがサポートされたアタック中、このキャラを+2/±0。",
        Scene(["attack ハル", {"オオカゼ.damage": 3}], me={"entry": "X", "members": THREE}, foe=BIG),
    ),
    Play(
        "【永】【エントリー】:このキャラがアタックされたアタックの間、相手のエントリーを-2/±0。",
        Scene(
            ["end_turn", "attack ハル", "block", {"X.damage": 2, "フユ": (4, 6)}],
            me={"entry": "X"},
            foe={"entry": "フユ", "members": ["ハル", "ナツ"]},
            left="attack",
        ),
    ),
    Play(
        "【起】【メンバー】:このターンのあなたの次のアタック中、あなたのエントリーを+2/±0。",
        Scene(
            ["use", "attack ハル", {"オオカゼ.damage": 3}, "attack ナツ", {"オオカゼ.damage": 4}],
            me={"entry": "ハル", "members": ["X", "ハル", "ナツ"]},
            foe=BIG,
        ),
    ),
    Play(
        "【自】【メンバー】:このキャラがサポートした時、次のアタック終了時、あなたは1枚引く。",
        Scene(
            ["attack X", {"me.hand": 0}, "attack ナツ", {"me.hand": 1}],
            me={"entry": "ハル", "members": ["X", "ハル", "ナツ"]},
            foe=BIG,
        ),
    ),
    Play(
        "【起】【メンバー】:次のアタック終了時、あなたは1枚引く。",
        Scene(
            ["use", "attack ハル", {"me.hand": 1}, "attack ナツ", {"me.hand": 1}],
            me={"entry": "ハル", "members": ["X", "ハル", "ナツ"]},
            foe=BIG,
        ),
    ),
    Play(
        "【自】【メンバー】:このターンのあなたの2回目のアタック終了時、あなたは1枚引く。",
        Scene(
            ["attack ハル", {"me.hand": 0}, "attack ナツ", {"me.hand": 1}],
            me={"entry": "ハル", "members": ["X", "ハル", "ナツ"]},
            foe=BIG,
        ),
    ),
    Play(
        "【自】【メンバー】:相手のアタックがブロックされた時、あなたは1枚引く。",
        Scene(
            ["end_turn", "attack ハル", "block タテ", {"me.hand": 1}],
            me={"entry": "フユ", "members": ["X"], "hand": ["タテ"]},
            foe={"entry": "フユ", "members": ["ハル", "ナツ"]},
            left="attack",
        ),
        Scene(
            ["attack ハル", "block タテ", {"me.hand": 0}],
            me={"entry": "フユ", "members": ["X", "ハル"]},
            foe={"entry": "フユ", "hand": ["タテ"]},
        ),
    ),
    # one ability that waits for two events, and does something else for each
    Play(
        "【自】【メンバー】:このキャラがこのターン1回目のアタックをサポートした時、このアタック中、サポートされたキャラを+2/±0。このキャラがこのターン2回目のアタックをサポートした時、あなたは2枚引く。",
        Scene(
            ["attack X", {"me.hand": 0, "オオカゼ.damage": 6}, "attack ハル", {"me.hand": 0}],
            me={"entry": "フユ", "members": ["X", "ハル", "ナツ"]},
            foe=BIG,
        ),
        Scene(
            ["attack ハル", {"me.hand": 0, "オオカゼ.damage": 4}, "attack X", {"me.hand": 2}],
            me={"entry": "フユ", "members": ["X", "ハル", "ナツ"]},
            foe=BIG,
        ),
        Scene(
            ["attack ハル", "attack X", {"foe.hand": 2, "me.hand": 0}],
            me=BIG,
            foe={"entry": "フユ", "members": ["X", "ハル", "ナツ"]},
            whose="foe",
        ),
    ),
    Play(
        "【自】【エントリー】【ターン1】:このキャラがアタックした時、あなたは1枚引く。このキャラがアタックされた時、あなたは2枚引く。",
        Scene(
            ["attack ハル", "trigger X", {"me.hand": 1}, "attack ナツ", {"me.hand": 1}],
            me={"entry": "X", "members": THREE},
            foe=BIG,
        ),
        Scene(
            ["attack ハル", "trigger X", {"me.hand": 2}, "block"],
            me={"entry": "X"},
            foe={"entry": "ナツ", "members": THREE},
            whose="foe",
        ),
    ),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
