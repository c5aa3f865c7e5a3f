"""The book's own words: what it quotes as card text, by clause; each is read and played.

A wording stands here with names and numbers of ours where the book leaves room.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run
from tests.played import Step

from kirifuda.ledger import Ledger

ME = {"members": ["X"]}
LINE = {"members": ["X", "ハル", "ナツ"]}
ROCK = {"entry": "オオカゼ"}
ACT = "【起】【メンバー】:"


def act(text: str, do: Sequence[Step], **how: Any) -> Play:
    """A text that is used as a member."""
    return Play(ACT + text, Scene(["use", *do], **{"me": ME, **how}))


BOOK: list[tuple[str, Play]] = [
    ("1.2.5", act("あなたはゲームに勝利する。", [{"over": ["me"]}])),
    ("1.2.5", act("あなたはゲームに敗北する。", [{"over": ["foe"]}])),
    (
        "1.3.5.1",
        act(
            "あなたは自分の控え室から2枚まで選び、手札に戻す。",
            ["done", {"me.hand": 0}],
            me={**ME, "waiting": ["ハル", "ナツ"]},
        ),
    ),
    (
        "2.1.2",
        act(
            "あなたは自分の控え室から《ハル》を1枚選び、手札に戻す。",
            [{"me.hand": ["ハル"]}],
            me={**ME, "waiting": ["ハル", "ナツ"]},
        ),
    ),
    (
        "2.2.3.1",
        act("このターン中、あなたのキャラを+1/±0。", [{"X": (2, 3), "ハル": (2, 3)}], me=LINE),
    ),
    (
        "4.5.3.2.1",
        act("空席のメンバー1つにつき、このターン中、このキャラを+1/±0。", [{"X": (3, 3)}]),
    ),
    ("4.10.3", act("あなたは手札を2枚控え室に置く。", [{"me.waiting": 2}], me={**ME, "hand": 2})),
    ("5.2.1", act("このキャラを控え室に置く。", [{"me.waiting": ["X"]}])),
    (
        "5.2.1",
        act(
            "あなたは自分のエントリーから1枚選び、手札に戻す。",
            [{"me.hand": ["ハル"]}],
            me={**ME, "entry": "ハル"},
        ),
    ),
    (
        "5.3.1",
        act(
            "あなたは自分のエントリーをスタンドする。",
            [{"ハル.rest": False}],
            me={**ME, "entry": "ハル/rest"},
        ),
    ),
    (
        "5.3.1",
        act(
            "あなたは相手のメンバーから1枚選び、レストする。",
            [{"ハル.rest": True}],
            foe={"members": ["ハル"]},
        ),
    ),
    (
        "5.4.1",
        act(
            "あなたは自分のメンバーから《ハル》を1枚選び、裏にする。",
            [{"ハル": (0, 0)}],
            me={"members": ["X", "ハル"]},
        ),
    ),
    (
        "5.4.1",
        Play(
            "【起】【メンバー】:あなたは自分のメンバーから《ハル》を1枚選び、裏にする。\n"
            "【起】【メンバー】:あなたは自分の裏向きのメンバーから1枚選び、表にする。",
            Scene(["use X 0", "use X 1", {"ハル": (1, 3)}], me={"members": ["X", "ハル"]}),
        ),
    ),
    (
        "5.5.1",
        Play(
            "【自】:このキャラが登場した時、あなたは1枚引く。",
            Scene(["play X 0", {"me.hand": 1}], me={"hand": ["X"], "energy": 1}),
        ),
    ),
    (
        "5.6.1",
        act(
            "あなたは手札からReバースを1枚選び、セットする。",
            ["pick 幕開け", {"me.rebirth": ["幕開け"]}],
            me={**ME, "hand": ["幕開け"]},
        ),
    ),
    ("5.7.1", act("このキャラを思い出にする。", [{"me.memory": ["X"]}])),
    ("5.8.1.1", act("あなたはデッキをシャッフルする。", [{"asked": "main"}])),
    ("5.9.1", act("あなたは1枚引く。", [{"me.hand": 1}])),
    ("5.9.2", act("あなたは2枚引く。", [{"me.hand": 2}])),
    ("5.9.3", act("あなたは2枚まで引く。", ["yes", "no", {"me.hand": 1}])),
    (
        "5.10.2",
        act(
            "あなたはデッキを上から2枚見て、その中から1枚選び、手札に加え、残りをデッキの下に置く。",
            ["pick ナツ", {"me.hand": ["ナツ"]}],
            me={**ME, "top": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    (
        "5.10.3",
        act(
            "あなたはデッキを上から2枚まで見て、デッキの下に置く。",
            ["yes", "no", {"me.deck": ["ナツ", "アキ"]}],
            me={**ME, "top": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    (
        "5.11.1",
        act("あなたは手札を1枚すてる。", [{"me.waiting": ["ハル"]}], me={**ME, "hand": ["ハル"]}),
    ),
    (
        "5.12.1",
        act(
            "あなたは自分の、エントリーとメンバーから1枚ずつ選び、入れ替える。",
            [{"me.entry": ["X"], "me.members": ["ハル", "", ""]}],
            me={**ME, "entry": "ハル"},
        ),
    ),
    (
        "5.14.1",
        act(
            "あなたはエネルギーを2支払うことで、1枚引く。",
            ["yes", {"me.hand": 1, "me.stand": 0}],
            me={**ME, "energy": 2},
        ),
    ),
    (
        "5.14.2",
        Play(
            "【起】【メンバー】:[エネ1]あなたは1枚引く。",
            Scene(["use", {"me.hand": 1, "me.stand": 0}], me={**ME, "energy": 1}),
        ),
    ),
    (
        "5.15.1",
        act(
            "あなたは相手のエントリーから1枚選び、リタイアさせる。",
            [{"foe.retire": ["ハル"]}],
            foe={"entry": "ハル"},
        ),
    ),
    (
        "5.15.2",
        Play(
            "【自】【エントリー】:このキャラが相手のキャラをリタイアさせた時、あなたは1枚引く。",
            Scene(
                ["attack ハル", {"me.hand": 1}],
                me={"entry": "X", "members": ["ハル", "ナツ"]},
                foe={"entry": "ハル"},
                x={"atk": 9},
            ),
        ),
    ),
    (
        "5.16.1",
        act(
            "あなたはダメージを1点回復する。",
            [{"me.waiting": ["ハル"]}],
            me={**ME, "retire": ["ハル"]},
        ),
    ),
    ("5.17.1", act("このターン中、このキャラを+1/-1。", [{"X": (2, 2)}])),
    (
        "5.19.3",
        Play(
            "【永】【エントリー】:このキャラがリタイアする直前に、あなたは手札を1枚すてることで、"
            "あなたの手札がないなら、そのリタイアとダメージを取り消す。",
            Scene(
                ["attack ハル", "block", "yes", {"me.entry": ["X"], "X.damage": 0}],
                me={"entry": "X", "hand": 1},
                foe={"entry": "オオカゼ", "members": ["ハル", "ナツ"]},
                whose="foe",
            ),
            Scene(
                ["attack ハル", "block", "yes", "pick ハル", {"me.retire": ["X"], "me.hand": 1}],
                me={"entry": "X", "hand": ["ハル", "ナツ"]},
                foe={"entry": "オオカゼ", "members": ["ハル", "ナツ"]},
                whose="foe",
            ),
        ),
    ),
    ("5.20.1", act("このキャラを除外する。", [{"me.waiting": 0, "me.members": ["", "", ""]}])),
    (
        "5.21.1",
        act(
            "このターン中、あなたのエントリーに<【自】:このキャラがアタックした時、あなたは1枚引く。>を与える。",
            ["attack ハル", "block", {"me.hand": 1}],
            me={**LINE, "entry": "アキ"},
            foe=ROCK,
        ),
    ),
    (
        "5.22.1",
        act(
            "あなたは手札から1枚選び、このキャラの魂にする。",
            [{"me.soul": ["ハル"]}],
            me={**ME, "hand": ["ハル"]},
        ),
    ),
    (
        "5.23.1",
        act(
            "このターン中、あなたのアタックはパートナーアタックになる。",
            ["attack ハル", "block", {"foe.retire": ["オオカゼ"]}],
            me=LINE,
            foe=ROCK,
        ),
    ),
    (
        "5.23.2",
        act(
            "このターン中、あなたのアタックはパートナーアタックにならない。",
            ["partner ハル", "block", {"foe.retire": 0}],
            me={**LINE, "partners": 3},
            foe=ROCK,
        ),
    ),
    (
        "5.24.2",
        act(
            "あなたのメンバーのカード名が2種類以上なら、あなたは1枚引く。",
            [{"me.hand": 1}],
            me={"members": ["X", "ハル"]},
        ),
    ),
    (
        "5.24.3",
        act(
            "あなたのメンバーの〔風組〕〔月組〕1種類につき、このターン中、このキャラを+1/±0。",
            [{"X": (3, 3)}],
            me={"members": ["X", "ハル", "アキ"]},
        ),
    ),
    (
        "5.25.1",
        act(
            "あなたはチェックする。それであなたが勝ちなら、あなたは1枚引く。",
            [{"me.hand": 1}],
            me={**ME, "top": ["幕開け"]},
        ),
    ),
    (
        "5.26.1",
        act(
            "あなたのメンバーのコストが3連番なら、あなたは1枚引く。",
            [{"me.hand": 1}],
            me={"members": ["X", "ナツ", "アキ"]},
        ),
    ),
    (
        "5.27.1",
        act(
            "あなたは以下から1つ選ぶ。\ni.あなたは1枚引く。\nii.このターン中、このキャラを+1/±0。",
            ["say 2", {"me.hand": 0, "X": (2, 3)}],
        ),
    ),
    (
        "5.28.1",
        act(
            "あなたは手札から1枚選び、パートナー化する。",
            [{"me.energy": ["ハル"]}],
            me={**ME, "hand": ["ハル"]},
        ),
    ),
    (
        "8.2.4.3",
        Play(
            "【自】【メンバー】:このキャラがサポートした時、このターン中、アタックしているキャラを+1/±0し、アタックされているキャラを-1/±0。",
            Scene(
                ["attack X", {"アキ": (4, 5), "オオカゼ": (5, 9)}, "block"],
                me={**LINE, "entry": "アキ"},
                foe={**ROCK, "hand": 1},
            ),
        ),
    ),
    (
        "8.2.4.3",
        Play(
            "【自】【エントリー】:このキャラがアタックした時、このターン中、サポートしているキャラを+1/±0。",
            Scene(
                ["attack ハル", {"ハル": (2, 3)}, "block"],
                me={"entry": "X", "members": ["ハル", "ナツ"]},
                foe={**ROCK, "hand": 1},
            ),
        ),
    ),
    (
        "8.2.4.5",
        Play(
            "【自】【メンバー】:あなたのキャラがアタックした時、このターン中、パートナーアタックしているキャラを+1/±0し、"
            "パートナーアタックされているキャラを-1/±0。",
            Scene(
                ["partner ハル", {"アキ": (4, 5), "オオカゼ": (5, 9)}, "block"],
                me={**LINE, "entry": "アキ", "partners": 3},
                foe={**ROCK, "hand": 1},
            ),
            Scene(
                ["attack ハル", {"アキ": (3, 5), "オオカゼ": (6, 9)}, "block"],
                me={**LINE, "entry": "アキ", "partners": 3},
                foe={**ROCK, "hand": 1},
            ),
        ),
    ),
    (
        "8.2.4.5",
        Play(
            "【自】【エントリー】:このキャラがパートナーアタックした時、あなたは1枚引く。\n"
            "【自】【エントリー】:このキャラがパートナーアタックされた時、あなたは2枚引く。",
            Scene(
                ["partner ハル", "block", {"me.hand": 1}],
                me={"entry": "X", "members": ["ハル", "ナツ"], "partners": 3},
                foe=ROCK,
            ),
            Scene(
                ["attack ハル", "block", {"me.hand": 0}],
                me={"entry": "X", "members": ["ハル", "ナツ"], "partners": 3},
                foe=ROCK,
            ),
            Scene(
                ["partner ハル", {"foe.hand": 2}, "block"],
                foe={"entry": "X"},
                me={"members": ["ハル", "ナツ"], "partners": 3},
            ),
        ),
    ),
    (
        "8.3.3.2",
        Play(
            "【自】【メンバー】:あなたがブロックした時、このターン中、ブロックされているキャラを±0/+1。",
            Scene(
                ["attack ハル", "block タテ", {"foe:アキ": (3, 6)}],
                me={"members": ["ハル", "ナツ"]},
                foe={"entry": "アキ", "members": ["X"], "hand": ["タテ"]},
            ),
        ),
    ),
    (
        "8.3.3.3",
        Play(
            "【ブロッカー】\n【自】:このカードがブロックした時、あなたは1枚引く。",
            Scene(
                ["attack ハル", "block X", {"foe.hand": 1}],
                me={"members": ["ハル", "ナツ"]},
                foe={"hand": ["X"]},
            ),
        ),
    ),
    (
        "8.4.3.2",
        Play(
            "【自】【エントリー】:このキャラがパートナーアタックを受けた時、あなたは1枚引く。",
            Scene(
                ["partner ハル", "block", {"foe.hand": 1, "foe.retire": ["X"]}],
                foe={"entry": "X"},
                me={"members": ["ハル", "ナツ"], "partners": 3},
            ),
            Scene(
                ["attack ハル", "block", {"foe.hand": 0}],
                foe={"entry": "X"},
                me={"members": ["ハル", "ナツ"], "partners": 3},
            ),
        ),
    ),
    (
        "4.4.4",
        Play(
            "【自】【エントリー】:このキャラがダメージを負った時、あなたは1枚引く。",
            Scene(
                ["attack ハル", "block", {"foe.hand": 1, "X.damage": 1}],
                foe={"entry": "X"},
                me={"entry": "ハル", "members": ["ハル", "ナツ"]},
            ),
        ),
    ),
    (
        "4.4.4",
        act(
            "相手のエントリーの負っているダメージを0にする。",
            [{"アキ.damage": 0}],
            foe={"entry": "アキ/3"},
        ),
    ),
    *(
        (
            clause,
            Play(
                f"【自】【メンバー】:{told}、あなたは1枚引く。",
                Scene(["pass_all", {"me.hand": 2}], me=ME, phase="standby", turn=1),
                Scene(
                    ["pass_all", {"me.hand": 1 if told != "ゲーム開始時" else 0}],
                    me=ME,
                    foe={"hand": 0},
                    phase="standby",
                    whose="foe",
                ),
            ),
        )
        for clause, told in (
            ("7.2.2", "ターン開始時"),
            ("7.2.2", "スタンバイフェイズ開始時"),
            ("7.2.2", "ゲーム開始時"),
            ("7.3.1", "エネルギーフェイズ開始時"),
            ("7.4.1", "メインフェイズ開始時"),
        )
    ),
    *(
        (
            clause,
            Play(
                f"【自】【メンバー】:{told}、あなたは1枚引く。",
                Scene(["attack ハル", "block", {"me.hand": many}], me=LINE, foe=ROCK),
            ),
        )
        for clause, told, many in (
            ("8.2.1", "アタックフェイズ開始時", 1),
            ("8.2.1", "スタートステップ開始時", 2),
            ("8.3.1", "ブロックステップ開始時", 1),
            ("8.4.1", "ダメージステップ開始時", 1),
            ("8.5.1", "クローズステップ開始時", 1),
            ("8.5.1", "このアタックの終了時", 1),
        )
    ),
    (
        "7.6.1",
        Play(
            "【自】【メンバー】:ターン終了時に、あなたは1枚引く。",
            Scene(["end_turn", {"me.hand": 1}, "end_turn", {"me.hand": 3}], me=ME),
        ),
    ),
    (
        "7.6.4",
        act("ターンの終わりまで、このキャラを+1/±0。", [{"X": (2, 3)}, "end_turn", {"X": (1, 3)}]),
    ),
    ("7.6.4", act("そのターン中、このキャラを+1/±0。", [{"X": (2, 3)}, "end_turn", {"X": (1, 3)}])),
    (
        "8.5.2",
        Play(
            "【自】【メンバー】:このキャラがサポートした時、このアタック中、サポートされたキャラを+2/±0。",
            Scene(
                ["attack X", "block", {"オオカゼ.damage": 5, "アキ": (3, 5)}],
                me={**LINE, "entry": "アキ"},
                foe=ROCK,
            ),
        ),
    ),
    ("9.1.1.1.1", act("[エネ1]あなたは1枚引く。", [{"me.hand": 1}], me={**ME, "energy": 1})),
    (
        "9.1.1.2.1",
        Play(
            "【自】【メンバー】:メインフェイズの終わりに、あなたは1枚引く。",
            Scene(["attack ハル", "block", {"me.hand": 1}], me=LINE, foe=ROCK),
        ),
    ),
    (
        "9.1.1.3.1",
        Play(
            "【永】【メンバー】:あなたのエントリーを+1/±0。",
            Scene([{"ハル": (2, 3)}], me={**ME, "entry": "ハル"}),
        ),
    ),
    (
        "9.2.2",
        Play(
            "【起】【メンバー】ターン1回:あなたは1枚引く。",
            Scene(["use", {"me.hand": 1, "use X": False}], me=ME),
        ),
    ),
    ("9.3.1.2", act("このゲーム中、このキャラを+1/±0。", ["end_turn", {"X": (2, 3)}])),
    (
        "9.3.1.3.1",
        Play(
            "【永】【エントリー】:このキャラがリタイアする時、かわりにこのキャラを手札に戻す。",
            Scene(
                ["attack ハル", "block", {"me.hand": ["X"], "me.retire": 0}],
                me={"entry": "X", "top": ["ナツ"]},
                foe={"entry": "オオカゼ", "members": ["ハル", "ナツ"]},
                whose="foe",
            ),
        ),
    ),
    (
        "9.3.1.3.2",
        Play(
            "【永】【エントリー】:このキャラがリタイアする時、かわりにあなたは手札を1枚控え室に置いてよい。"
            "そうしたら、このキャラを手札に戻す。",
            Scene(
                ["attack ハル", "block", "yes", {"me.hand": ["X"], "me.retire": 0}],
                me={"entry": "X", "top": ["ナツ"], "hand": ["アキ"]},
                foe={"entry": "オオカゼ", "members": ["ハル", "ナツ"]},
                whose="foe",
            ),
            Scene(
                ["attack ハル", "block", "no", {"me.hand": ["アキ"], "me.retire": ["X"]}],
                me={"entry": "X", "top": ["ナツ"], "hand": ["アキ"]},
                foe={"entry": "オオカゼ", "members": ["ハル", "ナツ"]},
                whose="foe",
            ),
            Scene(  # 9.11.3: what cannot be done does not apply
                ["attack ハル", "block", {"me.retire": ["X"]}],
                me={"entry": "X", "top": ["ナツ"]},
                foe={"entry": "オオカゼ", "members": ["ハル", "ナツ"]},
                whose="foe",
            ),
        ),
    ),
    (
        "9.8.6",
        Play(
            "【自】【メンバー】:あなたの手札にカードがない時、あなたは1枚引く。",
            Scene(["play ハル", {"me.hand": 1}], me={**ME, "hand": ["ハル"], "energy": 1}),
        ),
    ),
    (
        "9.10.4",
        act(
            "このターン中、あなたのエントリーのATKを1にする。",
            [{"アキ": (1, 5)}],
            me={**ME, "entry": "アキ"},
        ),
    ),
    (
        "9.10.4",
        act(
            "このターン中、あなたのエントリーのATKを+1する。",
            [{"アキ": (4, 5)}],
            me={**ME, "entry": "アキ"},
        ),
    ),
    (
        "9.10.5",
        Play(
            "【永】【メンバー】:相手はキャラを選ぶ際、このキャラを優先する。",
            Scene(
                ["use ドケ", {"pick ハル": False}, "pick X", {"foe.waiting": ["X"]}],
                me={"members": ["ドケ"]},
                foe={"members": ["X", "ハル"]},
            ),
        ),
    ),
    (
        "9.14.3.1",
        act(
            "あなたの相手は手札から1枚選び、控え室に置く。",
            [{"foe.hand": 0, "me.hand": 1}],
            me={**ME, "hand": 1},
            foe={"hand": 1},
        ),
    ),
    (
        "9.14.4.1",
        Play(
            "【自】【メンバー】:メインフェイズ開始時、そのプレイヤーは1枚引く。",
            Scene([{"me.hand": 1}, "end_turn", {"foe.hand": 2, "me.hand": 1}], me=ME),
        ),
    ),
    (
        "9.15.1",
        act("このターン中、あなたは【起】を使えない。", [{"use X": False}]),
    ),
    (
        "11.2.3.4",
        Play(
            "【キャンセル】【Reコンボ】:【起】",
            Scene(
                ["use ワザ", {"cancel X": False}, "cancel", {"me.hand": 1}],
                me={"members": ["ワザ"]},
                foe={"hand": ["X"]},
            ),
            Scene(
                ["use ワザ", "cancel X", {"me.hand": 0}],
                me={"members": ["ワザ"]},
                foe={"hand": ["X"], "rebirth": ["幕開け"]},
            ),
        ),
    ),
    (
        "9.1.1.4.2",
        Play(
            "【キャンセル】:キャラ",
            Scene(
                ["play ハル 0", "cancel X", {"me.waiting": ["ハル"], "me.members": ["", "", ""]}],
                me={"hand": ["ハル"], "energy": 1},
                foe={"hand": ["X"]},
            ),
        ),
    ),
    (
        "9.1.1.4.2",
        Play(
            "【キャンセル】:コスト2以上のキャラのプレイ",
            Scene(
                ["play ナツ 0", "cancel X", {"me.waiting": ["ナツ"]}],
                me={"hand": ["ナツ"], "energy": 2},
                foe={"hand": ["X"]},
            ),
            Scene(
                ["play ハル 0", {"cancel X": False}, "cancel", {"me.members": ["ハル", "", ""]}],
                me={"hand": ["ハル"], "energy": 1},
                foe={"hand": ["X"]},
            ),
        ),
    ),
    (
        "11.3.2",
        Play(
            "【スパーク】:あなたは1枚引く。",
            Scene(
                ["attack ハル", "block", {"foe.hand": 1, "foe.entry": ["X"]}],
                me={"entry": "オオカゼ", "members": ["ハル", "ナツ"]},
                foe={"entry": "ハル", "top": ["X"]},
            ),
        ),
    ),
    (
        "11.5.3",
        Play(
            "【永】【メンバー】【Reコンボ】《幕開け》:あなたのエントリーを+1/±0。",
            Scene([{"ハル": (2, 3)}], me={**ME, "entry": "ハル", "rebirth": ["幕開け"]}),
            Scene([{"ハル": (1, 3)}], me={**ME, "entry": "ハル", "rebirth": ["大団円"]}),
        ),
    ),
    *(
        (
            "11.6.3",
            Play(
                told,
                Scene(
                    ["attack ハル", "block X", {"foe:ナツ.damage": 0}],
                    me={"members": ["ハル", "ナツ"]},
                    foe={"entry": "ナツ", "hand": ["X"]},
                ),
                Scene(
                    ["attack ハル", {"block X": False}, "block"],
                    me={"members": ["ハル", "ナツ"]},
                    foe={"entry": "アキ", "hand": ["X"]},
                ),
            ),
        )
        for told in ("【ブロッカー】〔風組〕", "【ブロッカー】:〔風組〕")
    ),
    (
        "11.7.1.1",
        Play(
            "【永】【メンバー】【本領発揮Lv.2】:あなたのエントリーを+1/±0。",
            Scene([{"ハル": (1, 3)}], me={**ME, "entry": "ハル"}),
            Scene([{"ハル": (2, 3)}], me={**ME, "entry": "ハル", "retire": 1}),
        ),
    ),
]

PLAYS = [play for _, play in BOOK]


@pytest.mark.parametrize(("clause", "play"), BOOK)
def test_what_the_book_says_is_read_and_played(clause: str, play: Play) -> None:
    run(play)


def test_the_clauses_are_there() -> None:
    assert {clause for clause, _ in BOOK} <= set(Ledger("rebirth").clauses)
