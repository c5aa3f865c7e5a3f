"""Conditions (…なら), as standing abilities and activated ones ask them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

PLUS = (2, 3)
PLAIN = (1, 3)


def holds(text: str, yes: list[dict[str, object]], no: list[dict[str, object]]) -> Play:
    """A standing ability of the entry that adds 1 to its ATK in those positions and not in these."""
    scenes = [
        Scene([{"X": value}], **told(one))
        for many, value in ((yes, PLUS), (no, PLAIN))
        for one in many
    ]
    return Play(text, *scenes)


def told(one: dict[str, object]) -> dict[str, Any]:
    """A position by its zones: those of the opponent begin with "foe "."""
    me = {
        "entry": "X",
        **{zone: held for zone, held in one.items() if zone[:4] != "foe " and zone != "whose"},
    }
    foe = {zone[4:]: held for zone, held in one.items() if zone[:4] == "foe "}
    return {"me": me, "foe": foe, "whose": one.get("whose", "me")}


PLAYS = [
    holds(
        "【永】【エントリー】:あなたのメンバーに〔風組〕がいるなら、このキャラを+1/±0。",
        [{"members": ["アキ", "ハル"]}],
        [{"members": ["アキ"]}, {"foe members": ["ハル"]}, {"waiting": ["ハル"]}],
    ),
    holds(
        "【永】【エントリー】:あなたのメンバーに、《ハル》と〔月組〕がいるなら、このキャラを+1/±0。",
        [{"members": ["アキ", "ハル"]}],
        [{"members": ["アキ"]}, {"members": ["ハル", "ナツ"]}],
    ),
    holds(
        "【永】【エントリー】:あなたのメンバーに〔風組〕が2枚以上いるなら、このキャラを+1/±0。",
        [{"members": ["ナツ", "ハル"]}],
        [{"members": ["アキ", "ハル"]}],
    ),
    holds(
        "【永】【エントリー】:あなたのメンバーに〔風組〕がいないなら、このキャラを+1/±0。",
        [{"members": ["アキ"]}, {}],
        [{"members": ["アキ", "ハル"]}],
    ),
    holds(
        "【永】【エントリー】:あなたの手札が2枚以下なら、このキャラを+1/±0。",
        [{"hand": 2}, {}],
        [{"hand": 3}],
    ),
    holds(
        "【永】【エントリー】:あなたの手札が2枚なら、このキャラを+1/±0。",
        [{"hand": 2}],
        [{"hand": 3}, {"hand": 1}],
    ),
    holds(
        "【永】【エントリー】:あなたのエネルギーが3枚以上なら、このキャラを+1/±0。",
        [{"energy": 3}],
        [{"energy": 2, "partners": 3}],
    ),
    holds(
        "【永】【エントリー】:あなたの、メンバーとリタイアの〔風組〕が合計3枚以上なら、このキャラを+1/±0。",
        [{"members": ["ハル"], "retire": ["ナツ", "タテ"]}],
        [{"members": ["ハル"], "retire": ["ナツ", "アキ"]}],
    ),
    holds(
        "【永】【エントリー】:あなたの手札がないなら、このキャラを+1/±0。",
        [{}],
        [{"hand": 1}],
    ),
    holds(
        "【永】【エントリー】:あなたのリタイアが相手より多いなら、このキャラを+1/±0。",
        [{"retire": 2, "foe retire": 1}],
        [{"retire": 2, "foe retire": 2}, {}],
    ),
    holds(
        "【永】【エントリー】:あなたの手札が相手より少ないなら、このキャラを+1/±0。",
        [{"hand": 1, "foe hand": 2}],
        [{"hand": 2, "foe hand": 2}, {}],
    ),
    holds(
        "【永】【エントリー】:あなたの手札が相手以上なら、このキャラを+1/±0。",
        [{"hand": 2, "foe hand": 2}, {}],
        [{"hand": 1, "foe hand": 2}],
    ),
    holds(
        "【永】【エントリー】:あなたのメンバーが、あなたのエネルギーより少ないなら、このキャラを+1/±0。",
        [{"members": 1, "energy": 2}],
        [{"members": 2, "energy": 2}],
    ),
    holds(
        "【永】【エントリー】:あなたのメンバーに空席があるなら、このキャラを+1/±0。",
        [{"members": 2}],
        [{"members": 3}],
    ),
    holds(
        "【永】【エントリー】:あなたのターン中、あなたのメンバーが1枚以上なら、このキャラを+1/±0。",
        [{"members": 1}],
        [{"members": 1, "whose": "foe"}, {}],
    ),
    holds(
        "【永】【エントリー】:相手のターンなら、このキャラを+1/±0。",
        [{"whose": "foe"}],
        [{}],
    ),
    holds(
        "【永】【エントリー】:相手のエントリーがコスト3以上なら、このキャラを+1/±0。",
        [{"foe entry": "アキ"}],
        [{"foe entry": "ナツ"}],
    ),
    holds(
        "【永】【エントリー】:相手のエントリーのDEFが4以下なら、このキャラを+1/±0。",
        [{"foe entry": "ナツ"}],
        [{"foe entry": "アキ"}],
    ),
    holds(
        "【永】【エントリー】:相手のエントリーのコストがこのキャラより大きいなら、このキャラを+1/±0。",
        [{"foe entry": "ナツ"}],
        [{"foe entry": "ハル"}],
    ),
    holds(
        "【永】【エントリー】:相手のエントリーが〔月組〕なら、このキャラを+1/±0。",
        [{"foe entry": "アキ"}],
        [{"foe entry": "ハル"}],
    ),
    holds(
        "【永】【エントリー】:あなたの《幕開け》がセットされているなら、このキャラを+1/±0。",
        [{"rebirth": ["大団円", "幕開け"]}],
        [{"rebirth": ["大団円"]}, {"foe rebirth": ["幕開け"]}, {"hand": ["幕開け"]}],
    ),
    holds(
        "【永】【エントリー】:あなたのReバースがセットされていないなら、このキャラを+1/±0。",
        [{}],
        [{"rebirth": ["大団円"]}],
    ),
    holds(
        "【永】【エントリー】:相手のエントリーが【レスト】しているなら、このキャラを+1/±0。",
        [{"foe entry": "ハル/rest"}],
        [{"foe entry": "ハル"}],
    ),
    holds(
        "【永】【エントリー】:相手のメンバーが2枚以上【レスト】しているなら、このキャラを+1/±0。",
        [{"foe members": ["ハル/rest", "ナツ/rest", "アキ"]}],
        [{"foe members": ["ハル/rest", "ナツ", "アキ"]}],
    ),
    holds(
        "【永】【エントリー】:相手のメンバーがすべて【レスト】しているなら、このキャラを+1/±0。",
        [{"foe members": ["ハル/rest", "ナツ/rest"]}],
        [{"foe members": ["ハル/rest", "ナツ"]}],
    ),
    holds(
        "【永】【エントリー】:あなたのメンバーが〔風組〕のみなら、このキャラを+1/±0。",
        [{"members": ["ハル", "ナツ"]}],
        [{"members": ["ハル", "アキ"]}, {}],
    ),
    holds(
        "【永】【エントリー】:あなたのメンバーのカード名が2種類以上なら、このキャラを+1/±0。",
        [{"members": ["ハル", "ナツ"]}],
        [{"members": ["ハル", "ハル"]}],
    ),
    # 5.26.1: a run has no gap, no value twice, and just so many cards
    holds(
        "【永】【エントリー】:あなたのメンバーのコストが3連番なら、このキャラを+1/±0。",
        [{"members": ["アキ", "ハル", "ナツ"]}, {"members": ["フユ", "ナツ", "アキ"]}],
        [
            {"members": ["ハル", "ナツ", "フユ"]},
            {"members": ["ハル", "ナツ", "ナツ"]},
            {"members": ["ハル", "ナツ"]},
        ],
    ),
    holds(
        "【永】【エントリー】:あなたの、メンバーが2枚以上いてエネルギーが3枚以下なら、このキャラを+1/±0。",
        [{"members": 2, "energy": 3}],
        [{"members": 1, "energy": 3}, {"members": 2, "energy": 4}],
    ),
    holds(
        "【永】【エントリー】:あなたのメンバーが2枚以上で、相手のメンバーが1枚以下なら、このキャラを+1/±0。",
        [{"members": 2, "foe members": 1}],
        [{"members": 1, "foe members": 1}, {"members": 2, "foe members": 2}],
    ),
    Play(
        "【永】【エントリー】:このキャラに【魂】があるなら、このキャラを+1/±0。",
        Scene([{"X": PLUS}], me={"entry": {"card": "X", "soul": ["ハル"]}}),
        Scene([{"X": PLAIN}], me={"entry": "X", "members": [{"card": "ナツ", "soul": ["ハル"]}]}),
    ),
    Play(
        "【永】【エントリー】:このキャラに【魂】が2枚以上なら、このキャラを+1/±0。",
        Scene([{"X": PLUS}], me={"entry": {"card": "X", "soul": ["ハル", "ナツ"]}}),
        Scene([{"X": PLAIN}], me={"entry": {"card": "X", "soul": ["ハル"]}}),
    ),
    Play(
        "【永】:このキャラが【魂】なら、あなたのエントリーを+1/±0。",
        Scene([{"フユ": (5, 6)}], me={"entry": {"card": "フユ", "soul": ["X"]}}),
        Scene([{"フユ": (4, 6)}], me={"entry": "フユ", "members": ["X"]}),
    ),
    Play(
        "【永】【エントリー】:あなたのメンバーに《ハル》がいるなら、このキャラを+1/±0。《ナツ》もいるなら、さらに+1/+1。",
        Scene([{"X": (1, 3)}], me={"entry": "X", "members": ["ナツ"]}),
        Scene([{"X": (2, 3)}], me={"entry": "X", "members": ["ハル"]}),
        Scene([{"X": (3, 4)}], me={"entry": "X", "members": ["ハル", "ナツ"]}),
    ),
    Play(
        "【永】【エントリー】:あなたの手札が2枚以上なら、このキャラを+1/±0。4枚以上なら、さらに+1/±0。",
        Scene([{"X": (1, 3)}], me={"entry": "X", "hand": 1}),
        Scene([{"X": (2, 3)}], me={"entry": "X", "hand": 3}),
        Scene([{"X": (3, 3)}], me={"entry": "X", "hand": 4}),
    ),
    # what was done
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から2枚控え室に置く。〔月組〕を置いたら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X"], "top": ["ハル", "アキ"]}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"], "top": ["ハル", "ナツ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から3枚控え室に置く。〔月組〕を2枚以上置いたら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X"], "top": ["ハル", "アキ", "フユ"]}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"], "top": ["ハル", "ナツ", "アキ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札から2枚まで選び、控え室に置く。2枚以上置いたら、あなたは3枚引く。",
        Scene(
            ["use", "pick ハル ナツ", {"me.hand": 4}],
            me={"members": ["X"], "hand": ["ハル", "ナツ", "アキ"]},
        ),
        Scene(
            ["use", "pick ハル", {"me.hand": 2}],
            me={"members": ["X"], "hand": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札からキャラを1枚まで選び、メンバーに置く。メンバーに〔月組〕を置いたら、あなたは1枚引く。",
        Scene(
            ["use", "pick アキ", "slot 1", {"me.hand": 2}],
            me={"members": ["X"], "hand": ["ハル", "アキ"]},
        ),
        Scene(
            ["use", "pick ハル", "slot 1", {"me.hand": 1}],
            me={"members": ["X"], "hand": ["ハル", "アキ"]},
        ),
        Scene(["use", "done", {"me.hand": 2}], me={"members": ["X"], "hand": ["ハル", "アキ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札から〔月組〕を1枚まで選び、控え室に置く。置いたら、あなたは1枚引く。置かないなら、相手は1枚引く。",
        Scene(
            ["use", "pick アキ", {"me.hand": 1, "foe.hand": 0}],
            me={"members": ["X"], "hand": ["アキ"]},
        ),
        Scene(
            ["use", "done", {"me.hand": 1, "foe.hand": 1}], me={"members": ["X"], "hand": ["アキ"]}
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから1枚選ぶ。選んだら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X"]}, foe={"members": ["ハル"]}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札からReバースを1枚まで選び、セットする。セットしたら、このターン中、あなたのエントリーを+1/±0。",
        Scene(
            ["use", "pick 幕開け", {"フユ": (5, 6), "me.hand": 0}],
            me={"entry": "フユ", "members": ["X"], "hand": ["幕開け"]},
        ),
        Scene(
            ["use", "done", {"フユ": (4, 6)}],
            me={"entry": "フユ", "members": ["X"], "hand": ["幕開け"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室からキャラを1枚まで選び、手札に戻す。戻したら、相手は1枚引く。",
        Scene(["use", "pick ハル", {"foe.hand": 1}], me={"members": ["X"], "waiting": ["ハル"]}),
        Scene(["use", "done", {"foe.hand": 0}], me={"members": ["X"], "waiting": ["ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室からキャラを1枚まで選び、このキャラと入れ替える。入れ替えたら、あなたは1枚引く。〔月組〕と入れ替えたら、相手は1枚引く。",
        Scene(
            ["use", "pick ハル", {"me.hand": 1, "foe.hand": 0}],
            me={"members": ["X"], "waiting": ["ハル", "アキ"]},
        ),
        Scene(
            ["use", "pick アキ", {"me.hand": 1, "foe.hand": 1}],
            me={"members": ["X"], "waiting": ["ハル", "アキ"]},
        ),
        Scene(
            ["use", "done", {"me.hand": 0, "foe.hand": 0}],
            me={"members": ["X"], "waiting": ["ハル", "アキ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から1枚控え室に置く。この効果で〔月組〕を置いたら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X"], "top": ["アキ"]}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"], "top": ["ハル"], "waiting": ["アキ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から1枚公開する。それがキャラなら、手札に加える。違うなら、控え室に置く。",
        Scene(["use", {"me.hand": ["アキ"]}], me={"members": ["X"], "top": ["アキ"]}),
        Scene(
            ["use", {"me.hand": 0, "me.waiting": ["幕開け"]}],
            me={"members": ["X"], "top": ["幕開け"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から2枚控え室に置く。それらとあなたのメンバーの中で、〔風組〕が2枚以上いるなら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X", "ハル"], "top": ["アキ", "ナツ"]}),
        Scene(
            ["use", {"me.hand": 0}],
            me={"members": ["X"], "waiting": ["ハル"], "top": ["アキ", "ナツ"]},
        ),
    ),
    # checks
    Play(
        "【起】【メンバー】:あなたはチェックする。それであなたが勝ちなら、あなたは2枚引く。それであなたが負けなら、相手は1枚引く。",
        Scene(
            ["use", {"me.hand": 2, "foe.hand": 0}],
            me={"members": ["X"], "top": ["アキ"]},
            foe={"entry": "ナツ"},
        ),
        Scene(
            ["use", {"me.hand": 2, "foe.hand": 0}],
            me={"members": ["X"], "top": ["幕開け"]},
            foe={"entry": "ナツ"},
        ),
        Scene(
            ["use", {"me.hand": 0, "foe.hand": 1, "me.waiting": ["ハル"]}],
            me={"members": ["X"], "top": ["ハル"]},
            foe={"entry": "ナツ"},
        ),
    ),
    # 5.25.1: who did not check has neither won nor lost; a check that was won was not lost
    Play(
        "【起】【メンバー】:あなたはチェックしてよい。それであなたが勝ちなら、あなたは2枚引く。負けなら、相手は1枚引く。",
        Scene(
            ["use", "no", {"me.hand": 0, "foe.hand": 0, "me.waiting": []}],
            me={"members": ["X"], "top": ["ハル"]},
        ),
        Scene(
            ["use", "yes", {"me.hand": 0, "foe.hand": 1, "me.waiting": ["ハル"]}],
            me={"members": ["X"], "top": ["ハル"]},
        ),
        Scene(
            ["use", "yes", {"me.hand": 2, "foe.hand": 0}], me={"members": ["X"], "top": ["幕開け"]}
        ),
    ),
    Play(
        "【起】【メンバー】:あなたはチェックする。それであなたが勝ちなら、あなたは2枚引き、負けなら、相手は1枚引く。",
        Scene(
            ["use", {"me.hand": 2, "foe.hand": 0}],
            me={"members": ["X"], "top": ["アキ"]},
            foe={"entry": "ナツ"},
        ),
        Scene(
            ["use", {"me.hand": 0, "foe.hand": 1}],
            me={"members": ["X"], "top": ["ハル"]},
            foe={"entry": "ナツ"},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から1枚公開する。それがReバースならセットし、違うならデッキの下に置く。",
        Scene(
            ["use", {"me.rebirth": ["幕開け"], "me.deck": 2}],
            me={"members": ["X"], "top": ["幕開け"], "deck": 2},
        ),
        Scene(
            ["use", {"me.deck": ["エキストラ", "エキストラ", "ハル"]}],
            me={"members": ["X"], "top": ["ハル"], "deck": 2},
        ),
    ),
    Play(
        "【永】【エントリー】:あなたのメンバーが2枚以上なら、このキャラを+1/±0し、違うなら、このキャラを±0/+1。",
        Scene([{"X": (2, 3)}], me={"entry": "X", "members": 2}),
        Scene([{"X": (1, 4)}], me={"entry": "X", "members": 1}),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
