"""Texts that put known things together in ways of their own, played.

Times at which abilities are used, what blocks whom, damage of an amount, numbers that are not
reached, spans to the start of a turn.
"""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

ACT = "【起】【メンバー】:"
AUTO = "【自】【エントリー】:"
ON = "【永】【エントリー】:"

PLAYS = [
    # -- only at such a time ---------------------------------------------------------------
    Play(
        "【自】【メンバー】:このキャラがサポートした時、あなたは1枚引く。この能力はあなたのリタイアが2枚以上の時のみ発動する。",
        Scene(
            ["attack X", "block", {"me.hand": 1}],
            me={"members": ["X", "ハル"], "retire": ["アキ", "フユ"]},
            foe={"entry": "フユ"},
        ),
        Scene(
            ["attack X", "block", {"me.hand": 0}],
            me={"members": ["X", "ハル"], "retire": ["アキ"]},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは1枚引く。この能力はあなたのターン中のみ使える。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X"]}),
    ),
    Play(
        "【自】【メンバー】:キャラがリタイアした時、あなたは1枚引く。この能力は相手のターン中のみ使える。",
        Scene(
            ["attack ハル", "block", {"me.hand": 0, "foe.retire": 1}],
            me={"entry": "オオカゼ", "members": ["X", "ハル", "ナツ"]},
            foe={"entry": "ハル"},
        ),
        Scene(
            ["attack ハル", "block", {"me.hand": 1, "me.retire": 1}],
            me={"entry": "ナツ", "members": ["X"]},
            foe={"entry": "オオカゼ", "members": ["ハル", "アキ"]},
            whose="foe",
        ),
    ),
    # -- what blocks whom ------------------------------------------------------------------
    Play(
        f"{ON}このキャラはコスト1以下のキャラにブロックされない。",
        Scene(
            ["attack ハル", {"asked": "block", "block タテ": False}],
            me={"entry": "X", "members": ["ハル"]},
            foe={"entry": "フユ", "hand": ["タテ"]},
            left="block",
        ),
    ),
    Play(
        f"{ON}このキャラはコスト2以上のキャラにブロックされない。",
        Scene(
            ["attack ハル", {"block タテ": True}],
            me={"entry": "X", "members": ["ハル"]},
            foe={"entry": "フユ", "hand": ["タテ"]},
            left="block",
        ),
    ),
    Play(
        "【永】【メンバー】:相手はコスト1以下のキャラでブロックできない。",
        Scene(
            ["attack ハル", {"block タテ": False}],
            me={"members": ["X", "ハル"]},
            foe={"entry": "フユ", "hand": ["タテ"]},
            left="block",
        ),
        Scene(
            ["attack アキ", {"block タテ": True}],
            me={"hand": ["タテ"], "entry": "フユ", "members": ["X"]},
            foe={"members": ["アキ"]},
            whose="foe",
            left="block",
        ),
    ),
    # -- damage of an amount ---------------------------------------------------------------
    Play(
        f"{AUTO}このキャラが3以上のダメージを受けた時、あなたは1枚引く。",
        Scene(
            ["attack ハル", "block", {"X.damage": 3, "me.hand": 1}],
            me={"entry": "X"},
            foe={"entry": "アキ", "members": ["ハル", "ナツ"]},
            whose="foe",
            x={"def_": 9},
        ),
        Scene(
            ["attack ハル", "block", {"X.damage": 2, "me.hand": 0}],
            me={"entry": "X"},
            foe={"entry": "ナツ", "members": ["ハル", "アキ"]},
            whose="foe",
            x={"def_": 9},
        ),
    ),
    Play(
        f"{AUTO}このキャラがダメージを2以上受けた時、あなたは1枚引く。",
        Scene(
            ["attack ハル", "block", {"me.hand": 1}],
            me={"entry": "X"},
            foe={"entry": "ナツ", "members": ["ハル", "アキ"]},
            whose="foe",
            x={"def_": 9},
        ),
    ),
    # -- numbers that are not reached ------------------------------------------------------
    Play(
        f"{ACT}あなたのメンバーが3枚以上いないなら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X", "ハル"]}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X", "ハル", "ナツ"]}),
    ),
    Play(
        f"{ACT}あなたのメンバーに〔風組〕が2枚以上いないなら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X", "ハル", "アキ"]}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X", "ハル", "ナツ"]}),
    ),
    # -- to the start of a turn ------------------------------------------------------------
    Play(
        f"{ACT}次のあなたのターン開始時まで、あなたのエントリーを+2/±0。",
        Scene(
            ["use", {"ハル": (3, 3)}, "end_turn", {"ハル": (3, 3)}, "end_turn", {"ハル": (1, 3)}],
            me={"entry": "ハル", "members": ["X"]},
        ),
    ),
    Play(
        f"{ACT}次の相手のターン開始時まで、あなたのエントリーを+2/±0。",
        Scene(
            ["use", {"ハル": (3, 3)}, "end_turn", {"ハル": (1, 3)}],
            me={"entry": "ハル", "members": ["X"]},
        ),
    ),
    Play(
        f"{ACT}相手のターン終了時まで、あなたのエントリーを+2/±0。",
        Scene(
            ["use", "end_turn", {"ハル": (3, 3)}, "end_turn", {"ハル": (1, 3)}],
            me={"entry": "ハル", "members": ["X"]},
        ),
    ),
    # -- other spellings -------------------------------------------------------------------
    Play(
        f"{ACT}あなたは自分の控え室から1枚選び、エネルギーに【スタンド】で置く。",
        Scene(["use", {"me.energy": 1, "me.stand": 1}], me={"members": ["X"], "waiting": ["ハル"]}),
    ),
    Play(
        "【永】【手札】:あなたのメンバーに《ハル》がいるなら、このキャラはコスト0でプレイできる。",
        Scene([{"X.cost": 0, "play X": True}], me={"hand": ["X"], "members": ["ハル"]}),
        Scene([{"X.cost": 3, "play X": False}], me={"hand": ["X"]}, x={"cost": 3}),
    ),
    Play(
        "【自】【メンバー】:あなたの【起】が発動した時、このターン中、このキャラを+1/±0。",
        Scene(["use ワザ", {"X": (2, 3)}], me={"members": ["X", "ワザ"]}),
    ),
    Play(
        f"{ACT}あなたは自分のデッキの上から2枚見て、その中から1枚を手札に加え、残りを望む順でデッキの下に戻す。",
        Scene(
            ["use", "pick ハル", {"me.hand": ["ハル"], "me.deck": ["フユ", "ナツ"]}],
            me={"members": ["X"], "deck": ["ハル", "ナツ", "フユ"]},
        ),
    ),
    # -- attacks that nobody blocks --------------------------------------------------------
    Play(
        f"{AUTO}このキャラのアタックがブロックされなかった時、このアタック中、このキャラを+2/±0。",
        Scene(
            ["attack ハル", "block", {"フユ.damage": 3}],
            me={"entry": "X", "members": ["ハル", "ナツ"]},
            foe={"entry": "フユ", "hand": ["タテ"]},
        ),
        Scene(
            ["attack ハル", "block タテ", {"フユ.damage": 0, "X": (1, 3)}],
            me={"entry": "X", "members": ["ハル", "ナツ"]},
            foe={"entry": "フユ", "hand": ["タテ"]},
        ),
    ),
    Play(
        f"{AUTO}このキャラがブロックされなかった時、あなたは1枚引く。",
        Scene(
            ["attack ハル", "block", {"me.hand": 1}],
            me={"entry": "X", "members": ["ハル", "ナツ"]},
            foe={"entry": "フユ", "hand": ["タテ"]},
        ),
        Scene(
            ["attack ハル", "block タテ", {"me.hand": 0}],
            me={"entry": "X", "members": ["ハル", "ナツ"]},
            foe={"entry": "フユ", "hand": ["タテ"]},
        ),
        Scene(
            ["attack ハル", "block", {"me.hand": 0}],
            me={"entry": "X"},
            foe={"entry": "ナツ", "members": ["ハル", "アキ"]},
            whose="foe",
            x={"def_": 9},
        ),
    ),
    Play(
        f"{ON}各ターンこのキャラの1回目と3回目のアタック中、このキャラを+2/±0。",
        Scene(
            [
                *("attack ハル", "block", {"フユ.damage": 3}),
                *("attack ナツ", "block", {"フユ.damage": 4}),
                *("attack アキ", "block", "pass_all", {"foe.retire": ["フユ"]}),
            ],
            me={"entry": "X", "members": ["ハル", "ナツ", "アキ"]},
            foe={"entry": "フユ", "energy": ["タテ"]},
        ),
    ),
    # -- damage that a card deals ----------------------------------------------------------
    Play(
        f"{ON}このキャラが与えるダメージを+1。",
        Scene(
            ["attack ハル", "block", {"フユ.damage": 2}],
            me={"entry": "X", "members": ["ハル", "ナツ"]},
            foe={"entry": "フユ"},
        ),
        Scene(
            ["attack ハル", "block", {"X.damage": 2}],
            me={"entry": "X"},
            foe={"entry": "ナツ", "members": ["ハル", "アキ"]},
            whose="foe",
            x={"def_": 9},
        ),
    ),
    # -- abilities that are given, in other brackets ---------------------------------------
    Play(
        "【永】【メンバー】:あなたのエントリーの《ハル》は「【自】【エントリー】:このキャラがアタックした時、あなたは1枚引く。」を得る。",
        Scene(
            ["attack ナツ", "block", {"me.hand": 1}],
            me={"entry": "ハル", "members": ["X", "ナツ"]},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【永】【手札】:相手のターン中、このキャラは【ブロッカー】を得る。",
        Scene(
            ["attack アキ", {"block X": True}],
            me={"entry": "フユ", "hand": ["X"]},
            foe={"members": ["アキ"]},
            whose="foe",
            left="block",
        ),
    ),
    Play(
        f"{ACT}次の相手のターン、あなたのエントリーを±0/+2。",
        Scene(
            ["use", {"ハル": (1, 3)}, "end_turn", {"ハル": (1, 5)}, "end_turn", {"ハル": (1, 3)}],
            me={"entry": "ハル", "members": ["X"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_text_does_what_it_says(play: Play) -> None:
    run(play)
