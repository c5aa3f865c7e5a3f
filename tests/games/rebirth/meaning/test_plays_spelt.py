"""Texts in other words than are printed most: checks, kinds of numbers, names of a Re combo."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

PLAYS = [
    # 11.5.3, 11.5.4: one of the names, on one card
    *(
        Play(
            text,
            Scene(["use", {"me.hand": 1}], me={"members": ["X"], "rebirth": ["幕開け"]}),
            Scene(["use", {"me.hand": 1}], me={"members": ["X"], "rebirth": ["霧", "大団円"]}),
            Scene([{"use X": False}], me={"members": ["X"], "rebirth": ["霧"]}),
            Scene([{"use X": False}], me={"members": ["X"]}, foe={"rebirth": ["幕開け"]}),
        )
        for text in (
            "【起】【メンバー】【Reコンボ】《幕開け》か《大団円》:あなたは1枚引く。",
            "【起】【メンバー】【Reコンボ】《幕開け》or《大団円》:あなたは1枚引く。",
        )
    ),
    # 5.24.2: different values, not the highest
    Play(
        "【起】【メンバー】:あなたのメンバーのコスト1種類につき、このターン中、このキャラを+1/±0。",
        Scene(["use", {"X": (2, 3)}], me={"members": ["X"]}),
        Scene(["use", {"X": (2, 3)}], me={"members": ["X", "ハル", "ハル"]}),
        Scene(["use", {"X": (4, 3)}], me={"members": ["X", "アキ", "フユ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたの、メンバーとリタイアのコストが3種類以上なら、あなたは1枚引く。",
        Scene(
            ["use", {"me.hand": 1}],
            me={"members": ["X", "アキ"], "retire": ["オオカゼ", "ハル"]},
        ),
        Scene(
            ["use", {"me.hand": 0}],
            me={"members": ["X", "オオカゼ"], "retire": ["ハル", "オオカゼ"]},
        ),
        Scene(
            ["use", {"me.hand": 0}],
            me={"members": ["X", "アキ"]},
            foe={"members": ["オオカゼ"], "retire": ["フユ"]},
        ),
    ),
    # 5.25: who checks wins or loses
    Play(
        "【起】【メンバー】:あなたはチェックする。勝ったら、あなたは1枚引く。",
        Scene(
            ["use", {"me.hand": 1}],
            me={"members": ["X"], "top": ["オオカゼ"]},
            foe={"entry": "アキ"},
        ),
        Scene(
            ["use", {"me.hand": 0}],
            me={"members": ["X"], "top": ["ハル"]},
            foe={"entry": "アキ"},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたはチェックする。あなたが負けたなら、あなたは2枚引く。",
        Scene(
            ["use", {"me.hand": 0}],
            me={"members": ["X"], "top": ["幕開け"]},
            foe={"entry": "アキ"},
        ),
        Scene(
            ["use", {"me.hand": 2}],
            me={"members": ["X"], "top": ["アキ"]},
            foe={"entry": "アキ"},
        ),
    ),
    *(
        Play(
            f"【自】【メンバー】:あなたがチェック{by}勝った時、あなたは1枚引く。",
            Scene(
                ["use タメシ", {"me.hand": 1}],
                me={"members": ["X", "タメシ"], "top": ["オオカゼ"]},
                foe={"entry": "アキ"},
            ),
            Scene(
                ["use タメシ", {"me.hand": 0}],
                me={"members": ["X", "タメシ"], "top": ["ハル"]},
                foe={"entry": "アキ"},
            ),
            Scene(
                ["use タメシ", {"foe.hand": 0}],
                me={"members": ["タメシ"], "top": ["オオカゼ"]},
                foe={"entry": "アキ", "members": ["X"]},
            ),
        )
        for by in ("で", "に")
    ),
    Play(
        "【自】【メンバー】:相手がチェックで負けた時、あなたは1枚引く。",
        Scene(
            ["use タメシ", {"foe.hand": 1}],
            me={"members": ["タメシ"], "top": ["ハル"]},
            foe={"entry": "アキ", "members": ["X"]},
        ),
        Scene(
            ["use タメシ", {"me.hand": 0}],
            me={"members": ["タメシ", "X"], "top": ["ハル"]},
            foe={"entry": "アキ"},
        ),
    ),
    # what was offered and not done
    Play(
        "【自】【エントリー】:このキャラがアタックした時、相手はエネ1してよい。"
        "しないなら、このアタック中、このキャラを+3/±0。",
        Scene(
            ["attack ハル", {"seat": "foe"}, "yes", {"foe.stand": 0, "X": (1, 3)}, "block"],
            me={"entry": "X", "members": ["ハル", "ナツ"]},
            foe={"entry": "オオカゼ", "energy": 1, "hand": 1},
        ),
        Scene(
            ["attack ハル", "no", {"foe.stand": 1, "X": (4, 3)}, "block", {"X": (1, 3)}],
            me={"entry": "X", "members": ["ハル", "ナツ"]},
            foe={"entry": "オオカゼ", "energy": 1, "hand": 1},
        ),
        Scene(
            ["attack ハル", {"X": (4, 3)}, "block"],
            me={"entry": "X", "members": ["ハル", "ナツ"]},
            foe={"entry": "オオカゼ", "hand": 1},
        ),
    ),
    Play(
        "【永】【手札】:あなたのメンバー1枚につき、このキャラのコストは-1される。",
        Scene(
            ["play X", {"me.entry": ["X"], "me.stand": 1}],
            me={"members": ["ハル", "ナツ"], "hand": ["X"], "energy": 3},
            x={"cost": 4},
        ),
        Scene(
            [{"play X": False}],
            me={"members": ["ハル"], "hand": ["X"], "energy": 2},
            foe={"members": ["ハル", "ナツ"]},
            x={"cost": 4},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から2枚、エネルギーに【レスト】で置く。",
        Scene(["use", {"me.energy": 2, "me.stand": 0}], me={"members": ["X"]}),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
