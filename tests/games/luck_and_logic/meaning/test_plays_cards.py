"""What is spoken of: groups of cards, places, conditions, numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.luck_and_logic.meaning.played import Play, Scene, run

LEVELS = {"levels": 3}
#: One of each, in front, and two behind.
ALL = ["ハル", "ナツ", "アキ", "フユ+ミユ", "リユ"]


def meant(words: str, names: Sequence[str], me: Any = None, foe: Any = None) -> Play:
    """A description of cards of which exactly these can be chosen."""
    me = dict(me or {})
    me.setdefault("my", [])
    if "circles" not in me:
        me["circles"] = [None, None, None, None, None, "X"]
    foe = dict(foe or {})
    foe.setdefault("circles", ALL)
    every = [
        "ハル",
        "ナツ",
        "アキ",
        "フユ",
        "リユ",
        "ミユ",
        "X",
        "策",
        "逆",
        "石門",
        "わたし",
        "トリ",
        "セプ",
        "恋",
    ]
    offers = {f"pick {name}": name in names for name in every if held(name, me, foe)}
    return Play(f"起 {words}を好きな枚数選ぶ。", Scene(["use", offers, "done"], me=me, foe=foe))


def held(name: str, me: Any, foe: Any) -> bool:
    return name in repr(me) or name in repr(foe)


def so(condition: str, true: Any, false: Any) -> Play:
    """A condition, and what is where it holds and where it does not."""
    return Play(
        f"起 {condition}なら、カードを1枚引く。",
        Scene(["use", {"me.hand": 1}], **seats(true)),
        Scene(["use", {"me.hand": 0}], **seats(false)),
    )


def seats(told: Any) -> Any:
    me = {"circles": ["X"], **told.get("me", {})}
    return {**told, "me": me}


PLAYS = [
    # whose, where (2.2.3, 4.1.8)
    meant("メンバー", ["ハル", "ナツ", "アキ", "フユ", "リユ", "X"]),
    meant("あなたのメンバー", ["X"]),
    meant("相手のメンバー", ["ハル", "ナツ", "アキ", "フユ", "リユ"]),
    meant("相手の前列のメンバー", ["ハル", "ナツ", "アキ"]),
    meant("相手の後列のメンバー", ["フユ", "リユ"]),
    meant("相手の左のメンバー", ["ハル", "フユ"]),
    meant("相手の中央のメンバー", ["ナツ", "リユ"]),
    meant("相手の右のメンバー", ["アキ"]),
    meant("あなたの手札のカード", ["ハル", "策"], me={"hand": ["ハル", "策"]}, foe={"circles": []}),
    meant("相手のドロップ領域の戦術", ["策"], foe={"drop": ["策", "逆"]}),
    meant("相手のドロップ領域か手札の逆理", ["逆"], foe={"drop": ["策", "逆"]}),
    meant("相手のソウル領域のカード", ["ミユ"]),
    meant("相手の場のカード", ["ハル", "ナツ", "アキ", "フユ", "リユ", "石門"], foe={"circles": ALL, "gates": ["石門"]}),
    meant("相手のゲート領域のカード", ["石門"], foe={"gates": ["石門"]}),
    meant("相手のサークルのカード", ["ハル", "ナツ", "アキ", "フユ", "リユ"]),
    meant("相手の門", ["石門"], foe={"gates": ["石門"]}),
    meant("あなたのマイロジカリスト", ["わたし"], me={"my": ["わたし"]}),
    meant("あなたのマイロジカリスト領域のカード", ["わたし"], me={"my": ["わたし"]}),
    meant("相手の逆理", ["逆"], foe={"circles": [], "paradox": ["逆"]}),
    meant("相手の逆理領域のカード", ["逆"], foe={"circles": [], "paradox": ["逆"]}),
    meant("あなたの秘具領域の裏向きのカード", ["道具"], me={"secret": ["道具/down"]}),
    meant("相手のレベル領域のカード", ["ミユ"], foe={"circles": ["ハル"], "levels": ["ミユ"]}),
    # what they are
    meant("相手の定理者", ["ハル", "アキ", "リユ"]),
    meant("相手の超定理者", ["リユ"]),
    meant("相手の使者", ["ナツ"]),
    meant("相手の合理体", ["フユ"]),
    meant("「ハル」", ["ハル"]),
    meant("「雪の」", ["フユ"]),
    meant("相手の名称に「ユ」を含むメンバー", ["フユ", "リユ"]),
    meant("相手の盟約者「ハル」を持つメンバー", ["ナツ"]),
    meant("相手の《モノリウム》のメンバー", ["ハル", "フユ"]),
    meant("相手の《テトラヘヴン》のメンバー", ["ナツ"]),
    meant("相手の《ジスフィア》のメンバー", ["アキ"]),
    meant("相手の《らくろじ部》のメンバー", ["リユ"]),
    meant("相手の《トリトミー》のメンバー", ["トリ"], foe={"circles": ["ハル", "トリ"]}),
    meant("相手の《セプトピア》のメンバー", ["セプ"], foe={"circles": ["ハル", "セプ"]}),
    meant("相手の<鳥>のメンバー", ["ハル", "ナツ"]),
    meant("相手の赤のメンバー", ["ハル", "フユ"]),
    meant("相手の青のメンバー", ["アキ"]),
    meant("相手の緑のメンバー", ["ナツ"]),
    meant("相手の黄のメンバー", ["リユ"]),
    meant("相手の白のメンバー", ["トリ"], foe={"circles": ["ハル", "トリ"]}),
    meant("相手の黒のメンバー", ["セプ"], foe={"circles": ["ハル", "セプ"]}),
    meant("相手の紫のメンバー", ["セプ"], foe={"circles": ["ハル", "セプ"]}),
    meant("相手のレベル1のメンバー", ["ナツ", "アキ"]),
    meant("相手のコスト1以下のメンバー", ["ハル", "ナツ", "リユ"]),
    meant("相手のパワー4000以上のメンバー", ["アキ", "フユ"]),
    meant("相手のオーラ2のメンバー", ["ナツ"]),
    meant("相手のリミット3以上のメンバー", ["フユ"]),
    meant("相手のハート1以上のメンバー", ["恋"], foe={"circles": ["ハル", "恋"]}),
    meant("相手のテリトリー1のメンバー", ["ハル", "ナツ", "アキ", "フユ", "リユ"]),
    meant("相手のパワーがこのメンバーのパワー以下のメンバー", ["ハル", "ナツ", "リユ"]),
    meant("相手のインターセプトアイコンを持つメンバー", ["アキ"]),
    meant("相手のパワーロジックを持つメンバー", ["ハル", "ナツ"]),
    meant("相手のオーラロジックを持つメンバー", ["アキ"]),
    meant("相手のリミットロジックを持つメンバー", ["フユ"]),
    meant("あなたの他のメンバー", ["ハル"], me={"circles": ["X", "ハル"]}, foe={"circles": []}),
    meant("スタンド状態のメンバー", ["X"], foe={"circles": ["ハル/rest"]}),
    meant("レストしているメンバー", ["ハル"], foe={"circles": ["ハル/rest"]}),
    meant("相手のソウルを持つメンバー", ["フユ"]),
    meant("相手のソウルを持たないメンバー", ["ハル", "ナツ", "アキ", "リユ"]),
    meant("相手の設置状態のカード", ["策"], foe={"circles": ["ハル=策"]}),
    meant("このメンバーに設置されているカード", ["策"], me={"circles": ["X=策"]}, foe={"circles": []}),
    meant("このメンバーに隣接するメンバー", ["ハル", "アキ"], me={"circles": ["X", None, "ナツ", "ハル"]}, foe={"circles": [None, None, "アキ"]}),
    meant("このメンバーの後ろのあなたのメンバー", ["ハル"], me={"circles": ["X", "ナツ", None, "ハル"]}, foe={"circles": []}),
    meant("このメンバーの前のあなたのメンバー", ["ハル"], me={"circles": ["ハル", "ナツ", None, "X"]}, foe={"circles": []}),
    meant("このメンバーのサークルの門", ["石門"], me={"circles": ["X"], "gates": ["石門", *["FILLER-GATE"] * 5]}, foe={"circles": []}),
    Play("起 このメンバーと同じ名称の相手のメンバーを好きな枚数選ぶ。", Scene(["use", {"pick フユ": True, "pick ハル": False}, "done"], me={"circles": ["X"]}, foe={"circles": ["フユ", "ハル"]}, x={"names": ["ヒメ", "フユ"]})),
    meant("このメンバーのソウル", ["ハル"], me={"circles": ["X+ハル", "フユ+ミユ"]}, foe={"circles": []}),
    meant("このメンバーのソウルの使者", ["ナツ"], me={"circles": ["X+ハル+ナツ"]}, foe={"circles": []}),
    meant("あなたの破壊された門", ["石門"], me={"circles": ["X"], "gates": ["石門", *["FILLER-GATE"] * 5], "broken": [0]}, foe={"circles": []}),
    # who battles (8.2)
    Play("自 このカードがロジック定義された時、防御中のメンバーをレストする。", Scene(["attack フユ 0", "define X", {"ハル.rest": True}, "no_logic"], me={"circles": ["フユ", "リユ"], "hand": ["X"], **LEVELS}, foe={"circles": ["ハル"]}), kind="tactics"),
    Play("自 このカードがロジック定義された時、攻撃中のメンバーをスタンドする。", Scene(["attack フユ 0", "define X", {"フユ.rest": False}, "no_logic"], me={"circles": ["フユ", "リユ"], "hand": ["X"], **LEVELS}, foe={"circles": ["ハル"]}), kind="tactics"),
    Play("自 このカードがロジック定義された時、バトル相手のメンバーをレストする。あなたのバトル中のメンバーをスタンドする。", Scene(["attack フユ 0", "define X", {"ハル.rest": True, "フユ.rest": False}, "no_logic"], me={"circles": ["フユ", "リユ"], "hand": ["X"], **LEVELS}, foe={"circles": ["ハル"]}), kind="tactics"),
    Play("自 このカードがロジック定義された時、あなたのバトル領域の戦術を1枚まで選び、手札に戻す。", Scene(["attack フユ 0", "define X", "pick X", {"me.hand": ["X"]}, "no_logic"], me={"circles": ["フユ", "リユ"], "hand": ["X"], **LEVELS}, foe={"circles": ["ハル"]}), kind="tactics"),
    Play("自 このカードがロジック定義された時、相手のインターセプト領域のカードを1枚まで選び、ドロップする。", Scene(["attack フユ 0", "intercept アキ", "define X", "pick アキ", {"foe.drop": ["アキ"]}, "no_logic"], me={"circles": ["フユ", "リユ"], "hand": ["X"], **LEVELS}, foe={"circles": ["ハル", "アキ"]}), kind="tactics"),
    Play("永 あなたの攻撃されているサークルのメンバーすべてのパワーを+1000する。", Scene(["attack フユ 0", {"ハル": (3000, 1, 2), "X": (3000, 1, 2)}, "no_logic", {"X": (3000, 1, 2)}], me={"circles": ["フユ", "リユ"], "hand": 1, **LEVELS}, foe={"circles": ["ハル", "X"]})),
    Play("永 あなたのメークで場に出たメンバーすべてのパワーを+2000する。", Scene(["use 化け", "pick 別X", {"別X": (3000, 1, 2), "X": (3000, 1, 2)}], me={"circles": ["化け", "X"], "hand": ["別X"]})),
    # conditions
    so("相手のメンバーがいる", {"foe": {"circles": ["ハル"]}}, {}),
    so("相手のメンバーがいない", {}, {"foe": {"circles": ["ハル"]}}),
    so("相手のメンバーが2体以上いる", {"foe": {"circles": ["ハル", "ナツ"]}}, {"foe": {"circles": ["ハル"]}}),
    so("相手のメンバーが1体以下", {"foe": {"circles": ["ハル"]}}, {"foe": {"circles": ["ハル", "ナツ"]}}),
    so("あなたのメンバーが相手のメンバーより少ない", {"foe": {"circles": ["ハル", "ナツ"]}}, {"foe": {"circles": ["ハル"]}}),
    so("このメンバーが後列にいる", {"me": {"circles": [None, None, None, "X"]}}, {}),
    so("T-rankが2以上", {"me": {"circles": ["X"], "rank": 2}}, {"me": {"circles": ["X"], "rank": 1}, "foe": {"rank": 3}}),
    so("相手のT-rankが2以上", {"foe": {"rank": 2}}, {"me": {"circles": ["X"], "rank": 3}}),
    so("このメンバーのソウルの枚数が2以上", {"me": {"circles": ["X+ハル+ナツ"]}}, {"me": {"circles": ["X+ハル"]}}),
    so("このメンバーのパワーが2000以下", {"x": {"power": 2000}}, {"x": {"power": 2001}}),
    so("このメンバーのパワーがこのメンバーのソウルの枚数より大きい", {"x": {"power": 2}, "me": {"circles": ["X+ハル"]}}, {"x": {"power": 1}, "me": {"circles": ["X+ハル"]}}),
    so("このメンバーがソウルを持つメンバーで、相手のメンバーがいる", {"me": {"circles": ["X+ハル"]}, "foe": {"circles": ["ナツ"]}}, {"me": {"circles": ["X+ハル"]}}),
    so("逆理法則が「POWER勝負!!」", {}, {"me": {"circles": ["X"], "paradox": ["逆"]}}),
    so("逆理法則が「AURA勝負!!」", {"me": {"circles": ["X"], "paradox": ["逆"]}}, {}),
    so("逆理法則が「♡勝負!!」", {"foe": {"paradox": ["心"]}}, {}),
    Play("自 スタンドフェイズ開始時、あなたのターンなら、カードを1枚引く。", Scene(["end_turn", {"me.hand": 0}, "end_turn", {"me.hand": 3}], me={"circles": ["X"]})),
    Play("自 あなたがカードを引いた時、このメンバーがバトル中のメンバーなら、そのバトル中、このメンバーのパワー+1000。", Scene(["use ワザ", {"X": (3000, 1, 2)}, "attack X 0", "choose level", "choose define", {"X": (5000, 1, 2)}, "no_logic"], me={"circles": ["X", "ワザ"], **LEVELS}, foe={"circles": ["ハル"]})),
    Play("起 相手のメンバーを1体選ぶ。そのメンバーのパワーが3000以下なら、ストックにする。違うなら、そのターン中、パワー-1000。", Scene(["use", {"foe.stock": 1}], me={"circles": ["X"]}, foe={"circles": ["ハル"]}), Scene(["use", {"foe.stock": 0, "フユ": (6000, 3, 3)}], me={"circles": ["X"]}, foe={"circles": ["フユ"]})),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS, ids=str)
def test_plays(play: Play) -> None:
    run(play)
