"""Texts beside those that are printed most: who is asked, nothing done, several icons, partner attacks,
values beside those of others. Each from both seats, with none, one, many."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

BLACK = ["黒子", "黒子", "黒子"]

PLAYS = [
    # 3.1.2.4.1: who acts says whether there is to be another, of whoever's deck they are
    Play(
        "【起】【メンバー】:あなたは相手のデッキの上から2枚まで控え室に置く。",
        Scene(
            ["use", {"asked": "look on", "seat": "me"}, "yes", "no", {"foe.waiting": ["ハル"]}],
            me={"members": ["X"]},
            foe={"top": ["ハル", "ナツ"]},
        ),
        Scene(
            ["use", "no", {"foe.waiting": 0}],
            me={"members": ["X"]},
            foe={"top": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:相手は自分のデッキの上から2枚まで控え室に置く。",
        Scene(
            ["use", {"seat": "foe"}, "yes", "yes", {"foe.waiting": ["ハル", "ナツ"]}],
            me={"members": ["X"]},
            foe={"top": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から2枚までエネルギーに【レスト】で置く。"
        "置いたカード1枚につき、このターン中、このキャラを+1/±0。",
        Scene(
            ["use", "yes", {"me.energy": 1}, "yes", {"me.energy": 2, "me.stand": 0, "X": (3, 3)}],
            me={"members": ["X"], "top": ["ハル", "ナツ"]},
        ),
        Scene(
            ["use", "yes", "no", {"me.energy": ["ハル"], "X": (2, 3)}],
            me={"members": ["X"], "top": ["ハル", "ナツ"]},
        ),
        Scene(["use", "no", {"me.energy": 0, "X": (1, 3)}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から2枚までエネルギーに置いてよい。",
        Scene(
            ["use", "yes", "yes", "no", {"me.energy": ["ハル"], "me.stand": 1}],
            me={"members": ["X"], "top": ["ハル", "ナツ"]},
        ),
    ),
    # none of up to so many is not done
    *(
        Play(
            f"【起】【メンバー】:あなたは{what}このターン中、このキャラを+1/±0。",
            Scene(["use", "yes", "no", {"X": (1, 3)}], me={"members": ["X"]}),
            Scene(["use", "yes", "yes", "no", {"X": (2, 3)}], me={"members": ["X"]}),
            Scene(["use", "no", {"X": (1, 3)}], me={"members": ["X"]}),
        )
        for what in (
            "2枚まで引くことで、",
            "2枚まで引いてよい。そうしたら、",
            "自分のデッキの上から2枚まで控え室に置くことで、",
            "自分のデッキの上から2枚まで控え室に置いてよい。そうしたら、",
            "自分のデッキの上から2枚までエネルギーに置くことで、",
        )
    ),
    # several icons
    *(
        Play(
            f"【自】【エントリー】:このキャラがアタックした時、このアタック中、相手は{which}使えない。",
            Scene(
                [
                    "attack ハル",
                    {"block タテ": False},
                    "block",
                    {"foe.entry": ["ヒバナ"], "foe.hand": 1},
                    "attack アキ",
                    {"block タテ": False},
                    "block",
                ],
                me={"entry": "X", "members": ["ハル", "アキ", "ナツ"]},
                foe={"entry": "ハル", "hand": ["タテ"], "top": ["ヒバナ"]},
                x={"atk": 3},
            ),
            Scene(
                ["attack ハル", {"block タテ": True}, "block"],
                me={"entry": "オオカゼ", "members": ["ハル", "X"]},
                foe={"entry": "ナツ", "hand": ["タテ"]},
            ),
        )
        for which in (
            "【ブロッカー】と【スパーク】を",
            "【ブロッカー】か【スパーク】を",
            "【ブロッカー】も【スパーク】も",
        )
    ),
    # such cards with an ability
    Play(
        "【起】【メンバー】:あなたは自分の控え室から《タテ》以外の【ブロッカー】を1枚選び、手札に戻す。",
        Scene(["use", {"me.hand": 0}], me={"members": ["X"], "waiting": ["タテ", "ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から《ハル》以外の【ブロッカー】を1枚選び、手札に戻す。",
        Scene(["use", {"me.hand": ["タテ"]}], me={"members": ["X"], "waiting": ["タテ", "ナツ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から〔風組〕の【ブロッカー】を1枚選び、手札に戻す。",
        Scene(["use", {"me.hand": ["タテ"]}], me={"members": ["X"], "waiting": ["タテ", "ハル"]}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"], "waiting": ["ハル", "アキ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から〔月組〕の【スパーク】を1つ選び、発動させる。",
        Scene(
            ["use", {"me.hand": 1, "me.waiting": ["ヒバナ", "ハル"]}],
            me={"members": ["X"], "waiting": ["ヒバナ", "ハル"]},
        ),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"], "waiting": ["ハル", "ヒヤリ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から《ヒヤリ》以外の【スパーク】を1つ選び、発動させる。",
        Scene(
            ["use", {"me.hand": 1}],
            me={"members": ["X"], "waiting": ["ヒヤリ", "ヒバナ", "ハル"]},
        ),
        Scene(
            ["use", {"me.hand": 0, "フユ": (4, 6)}],
            me={"members": ["X"], "waiting": ["ヒヤリ", "ハル"]},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から【ブロッカー】以外のキャラを1枚選び、手札に戻す。",
        Scene(
            ["use", {"me.hand": ["ハル"]}],
            me={"members": ["X"], "waiting": ["タテ", "ハル", "幕開け"]},
        ),
    ),
    # in partner attacks: declared, made so by an effect, denied
    *(
        Play(
            text,
            Scene(
                ["partner ハル", {"X": (3, 3)}, "block", {"X": (1, 3)}],
                me={"entry": "X", "members": ["ハル", "ナツ"], "energy": BLACK},
                foe={"entry": "アキ", "hand": 1},
            ),
            Scene(
                ["attack ハル", {"X": (1, 3)}, "block"],
                me={"entry": "X", "members": ["ハル", "ナツ"], "energy": BLACK},
                foe={"entry": "アキ", "hand": 1},
            ),
            Scene(
                ["attack ハル", {"X": (3, 3)}, "block", {"X": (1, 3)}],
                me={"entry": "X", "members": ["ハル", "ナツ"]},
                foe={"entry": "アキ", "hand": 1},
                effects=[{"text": "このターン中、あなたのアタックはパートナーアタックになる。"}],
            ),
            Scene(
                ["partner ハル", {"X": (1, 3)}, "block"],
                me={"entry": "X", "members": ["ハル", "ナツ"], "energy": BLACK},
                foe={"entry": "アキ", "hand": 1},
                effects=[
                    {"text": "このターン中、あなたのアタックはパートナーアタックにならない。"}
                ],
            ),
        )
        for text in (
            "【永】【エントリー】:このキャラのパートナーアタック中、このキャラを+2/±0。",
            "【永】【エントリー】:あなたのパートナーアタック中、このキャラを+2/±0。",
            "【永】【エントリー】:このキャラがパートナーアタックしている間、このキャラを+2/±0。",
        )
    ),
    Play(
        "【永】【エントリー】:このキャラのパートナーアタック中、相手は【ブロッカー】を使えない。",
        Scene(
            ["partner ハル", {"block タテ": False}, "block"],
            me={"entry": "X", "members": ["ハル", "ナツ"], "energy": BLACK},
            foe={"entry": "アキ", "hand": ["タテ"]},
        ),
        Scene(
            ["attack ハル", {"block タテ": True}, "block"],
            me={"entry": "X", "members": ["ハル", "ナツ"], "energy": BLACK},
            foe={"entry": "アキ", "hand": ["タテ"]},
        ),
        Scene(
            ["partner ハル", {"block タテ": True}, "block"],
            me={"entry": "フユ", "members": ["ハル", "ナツ"], "energy": BLACK},
            foe={"entry": "X", "hand": ["タテ"]},
        ),
    ),
    Play(
        "【永】【エントリー】:このキャラがパートナーアタックされている間、このキャラを±0/+2。",
        Scene(
            ["partner ハル", {"X": (1, 5)}, "block"],
            me={"entry": "ハル", "members": ["ハル", "ナツ"], "energy": BLACK},
            foe={"entry": "X", "hand": 1},
        ),
        Scene(
            ["attack ナツ", {"X": (1, 3)}, "block"],
            me={"entry": "ハル", "members": ["アキ", "ナツ"], "energy": BLACK},
            foe={"entry": "X", "hand": 1},
        ),
    ),
    # a number beside that of another place, or of another player
    *(
        Play(
            f"【起】【メンバー】:{cond}なら、あなたは1枚引く。",
            *(
                Scene(
                    ["use", {"me.hand": drawn}],
                    me={"entry": mine, "members": ["X"]},
                    foe={"entry": theirs},
                )
                for mine, theirs, drawn in cases
            ),
        )
        for cond, cases in (
            (
                "あなたのエントリーのATKが相手のエントリーより大きい",
                [("アキ", "ナツ", 1), ("ナツ", "ナツ", 0), ("ハル", "ナツ", 0)],
            ),
            (
                "あなたのエントリーのコストが相手のエントリーより小さい",
                [("アキ", "ナツ", 0), ("ナツ", "ナツ", 0), ("ハル", "ナツ", 1)],
            ),
            (
                "あなたのエントリーのコストが相手のエントリー以下",
                [("アキ", "ナツ", 0), ("ナツ", "ナツ", 1), ("ハル", "ナツ", 1)],
            ),
            (
                "あなたのエントリーのコストが相手のエントリー以上",
                [("アキ", "ナツ", 1), ("ナツ", "ナツ", 1), ("ハル", "ナツ", 0)],
            ),
            (
                "このキャラのコストが相手のエントリーと同じ",
                [("アキ", "ハル", 1), ("ハル", "ナツ", 0)],
            ),
            (
                "相手のエントリーのATKがあなたより大きい",
                [("アキ", "ナツ", 0), ("ナツ", "ナツ", 0), ("ハル", "ナツ", 1)],
            ),
            (
                "あなたのエントリーのATKが相手より小さい",
                [("アキ", "ナツ", 0), ("ナツ", "ナツ", 0), ("ハル", "ナツ", 1)],
            ),
        )
    ),
    Play(
        "【起】【メンバー】:あなたのメンバーのコスト合計が相手より大きいなら、あなたは1枚引く。",
        Scene(
            ["use", {"me.hand": 1}],
            me={"members": ["X", "アキ"]},
            foe={"members": ["アキ"], "entry": "フユ"},
        ),
        Scene(["use", {"me.hand": 0}], me={"members": ["X", "ハル"]}, foe={"members": ["ナツ"]}),
        Scene(["use", {"me.hand": 1}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたの、エントリーとメンバーのコスト合計が相手のメンバー以下なら、あなたは1枚引く。",
        Scene(
            ["use", {"me.hand": 1}],
            me={"entry": "ハル", "members": ["X"]},
            foe={"members": ["ナツ"], "entry": "フユ"},
        ),
        Scene(
            ["use", {"me.hand": 0}],
            me={"entry": "ハル", "members": ["X", "ハル"]},
            foe={"members": ["ナツ"], "entry": "フユ"},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
