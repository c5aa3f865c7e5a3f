"""What is done: choosing, moving, turning, players' own doings (5, 9.6.3); costs (5.22)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.luck_and_logic.meaning.played import Play, Scene, Step, run


def used(text: str, *do: Step, **how: Any) -> Play:
    """A text of an activated ability of X, which stands on the first circle."""
    return Play(f"起 {text}", using(*do, **how))


def using(*do: Step, **how: Any) -> Scene:
    me = dict(how.pop("me", {}))
    me.setdefault("circles", ["X"])
    return Scene(["use", *do], me=me, **how)


PLAYS = [
    # drawing (5.6), the deck (5.5, 5.7)
    used("カードを2枚引く。", {"me.hand": 2}),
    used("カードを2枚まで引く。", "yes", {"me.hand": 1}, "no", {"me.hand": 1, "asked": "main"}),
    used("カードを2枚まで引く。", "yes", "yes", {"me.hand": 2, "asked": "main"}),
    used(
        "山札の上から2枚を見る。その中からメンバーを1枚まで選び、公開し、手札に加える。残りを山札の下に置く。",
        {"pick ハル": True, "pick 策": False},
        "pick ハル",
        {"me.hand": ["ハル"], "me.deck": ["アキ"]},
        me={"top": ["ハル", "策", "アキ"]},
    ),
    used(
        "山札の上から3枚までを見る。その中からカードを1枚選び、手札に加える。",
        "yes",
        "yes",
        "no",
        {"pick ハル": True, "pick ナツ": True, "pick アキ": False},
        "pick ナツ",
        {"me.hand": ["ナツ"], "me.deck": ["ハル", "アキ"]},
        me={"top": ["ハル", "ナツ", "アキ"]},
    ),
    used(
        "山札の上から1枚を公開する。そのカードがメンバーなら、手札に加える。違うなら、ドロップする。",
        {"me.hand": ["ハル"]},
        me={"top": ["ハル"]},
    ),
    used(
        "自分の山札の上から1枚を公開する。そのカードがメンバーなら、手札に加える。違うなら、ドロップする。",
        {"me.hand": 0, "me.drop": ["策"]},
        me={"top": ["策"]},
    ),
    used(
        "山札の上から2枚をドロップする。それらのカードをストックにする。",
        "pick ハル",
        {"me.drop": 0, "me.stock": 2},
        me={"top": ["ハル", "策"]},
    ),
    used(
        "あなたの山札の「ハル」を1枚まで選び、公開し、手札に加え、山札をシャッフルする。",
        {"pick ハル": True, "pick アキ": False},
        "pick ハル",
        {"me.hand": ["ハル"]},
        me={"deck": ["アキ", "ハル", "策"]},
    ),
    used("山札をリフレッシュする。", {"me.drop": 0, "me.refresh": 1}, me={"drop": ["ハル"] * 3}),
    used("リシャッフルを行う。", {"me.drop": 0, "me.refresh": 0}, me={"drop": ["ハル"] * 3}),
    # stock (5.22.5, 5.27 to 5.29)
    used("ストックブースト2。", {"me.stock": ["ナツ", "ハル"]}, me={"top": ["ハル", "ナツ"]}),
    used(
        "ストックブースト1し、ストックオープン1する。",
        {"ハル.down": False, "策.down": True},
        me={"top": ["策"], "stock": ["ハル/down"]},
    ),
    used("ストッククローズ1。", {"ハル.down": True}, me={"stock": ["ハル/up"]}),
    used(
        "ストック2を払う。",
        {"me.stock": 1, "me.drop": 2},
        me={"stock": 3},
    ),
    used("ストックをシャッフルする。", {"me.stock": 3}, me={"stock": 3}),
    used("ラックドライブを行う。", {"me.stock": 0, "me.hand": 1}, me={"stock": 3}),
    used("レベルブーストする。", "pick ハル", {"me.hand": 1, "ハル.rest": True}, me={"levels": ["ハル", "ナツ"]}),
    # costs (5.22, 9.4)
    Play(
        "起[②]カードを1枚引く。",
        Scene(["use", {"me.stock": 0, "me.hand": 1}], me={"circles": ["X"], "stock": 2}),
        Scene([{"use X": False}], me={"circles": ["X"], "stock": 1}),
    ),
    Play(
        "起[①手札を1枚捨てる]ストックブースト2。",
        Scene(
            ["use", "pick ハル", {"me.stock": 2, "me.drop": 2, "me.hand": ["ナツ"]}],
            me={"circles": ["X"], "stock": 1, "hand": ["ハル", "ナツ"]},
        ),
        Scene([{"use X": False}], me={"circles": ["X"], "stock": 1}),
    ),
    Play(
        # 5.22.2: in any order
        "起[①ストックブースト1]カードを1枚引く。",
        Scene(["use", "say 1", {"me.stock": ["ナツ"], "me.drop": ["ハル"]}], me={"circles": ["X"], "stock": ["ハル"], "top": ["ナツ"]}),
        Scene(["use", "say 2", {"me.stock": ["ハル"], "me.drop": ["ナツ"]}], me={"circles": ["X"], "stock": ["ハル"], "top": ["ナツ"]}),
    ),
    Play(
        "起[手札を1枚捨て、このメンバーをレストする]カードを2枚引く。",
        Scene(
            ["use", {"me.hand": 2, "me.drop": ["ハル"], "X.rest": True, "use X": False}],
            me={"circles": ["X"], "hand": ["ハル"]},
        ),
    ),
    Play(
        "起[X]相手のメンバーをX体まで選び、手札に戻す。",
        Scene(
            ["use", "say 2", "pick ハル ナツ", {"foe.hand": ["ハル", "ナツ"], "me.stock": 1}],
            me={"circles": ["X"], "stock": 3},
            foe={"circles": ["ハル", "ナツ", "アキ"]},
        ),
        # none is a number, too (5.22.5.4)
        Scene(
            ["use", "say 0", {"foe.hand": 0}],
            me={"circles": ["X"]},
            foe={"circles": ["ハル"]},
            left="",
        ),
    ),
    Play(
        "起[X、手札を1枚捨てる]カードをX枚引く。",
        Scene(
            ["use", "say 2", {"me.hand": 2, "me.stock": 1, "me.drop": 3}],
            me={"circles": ["X"], "stock": 3, "hand": ["ハル"]},
        ),
    ),
    Play(
        "起[X]Xにつき、相手のメンバーを1体選び、そのターン中、パワー-1000。",
        # 12.5.3: nobody twice
        Scene(
            [
                "use",
                "say 2",
                "pick ハル",
                {"pick ハル": False},
                "pick ナツ",
                {"ハル": (1000, 1, 2), "ナツ": (2000, 2, 2), "アキ": (4000, 1, 2)},
            ],
            me={"circles": ["X"], "stock": 2},
            foe={"circles": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    Play(
        "自[①]このメンバーが出撃した時、コストを払ってよい。そうしたら、カードを1枚引く。ストックブースト2。",
        Scene(["sortie X 0", "yes", {"me.hand": 1, "me.stock": 2}], me={"hand": ["X"], "stock": 1}),
        # all that follows そうしたら is left out (9.7.3.3.1)
        Scene(["sortie X 0", "no", {"me.hand": 0, "me.stock": 1}], me={"hand": ["X"], "stock": 1}),
        Scene(["sortie X 0", {"me.hand": 0, "asked": "main"}], me={"hand": ["X"]}),
    ),
    # choosing (9.6.3)
    used(
        "相手のメンバーを1体選び、レストする。",
        {"done": False, "pick X": False},
        "pick ハル",
        {"ハル.rest": True, "ナツ.rest": False},
        foe={"circles": ["ハル", "ナツ"]},
    ),
    used(
        "相手の前列のメンバー1体と後列のメンバー1体を選び、ドロップする。",
        "pick ハル",
        {"foe.drop": ["ハル", "アキ"]},
        foe={"circles": ["ハル", "ナツ", None, "アキ"]},
    ),
    # 9.6.3.1.5: what was chosen first is not chosen again
    used(
        "赤のメンバー1体とレベル0のメンバー1体を選び、ドロップする。",
        "pick ハル",
        {"foe.drop": ["ハル"], "me.drop": ["X"]},
        me={"circles": ["X"]},
        foe={"circles": ["ハル", "フユ"]},
    ),
    used(
        "相手のメンバーを好きな枚数選び、レストする。",
        "pick ハル ナツ",
        {"ハル.rest": True, "ナツ.rest": True, "アキ.rest": False},
        foe={"circles": ["ハル", "ナツ", "アキ"]},
    ),
    # 4.8.1.2: stock is taken from its top
    used("相手のストックを2枚ドロップする。", {"foe.stock": ["アキ"], "foe.drop": ["ハル", "ナツ"]}, foe={"stock": ["ハル", "ナツ", "アキ"]}),
    used(
        "以下から1つ選ぶ。・カードを1枚引く。・ストックブースト2。",
        "say 2",
        {"me.hand": 0, "me.stock": 2},
    ),
    used(
        "以下から2つ選ぶ。・カードを1枚引く。・ストックブースト2。・このメンバーをレストする。",
        "say 3",
        "say 1",
        {"me.hand": 1, "me.stock": 0, "X.rest": True},
    ),
    used(
        "カードを1枚引いてよい。そうしたら、手札を1枚捨てる。",
        "yes",
        {"me.hand": 0, "me.drop": 1},
    ),
    used(
        "手札を1枚捨ててよい。そうしたら、カードを2枚引く。",
        {"asked": "main", "me.hand": 0},
    ),
    # zones (5.4, 5.8 to 5.10, 5.25)
    used("相手の手札を1枚選び、捨てる。", {"foe.drop": ["ハル"]}, foe={"hand": ["ハル"]}),
    used(
        "相手は自分の手札を1枚捨てる。",
        {"seat": "foe"},
        "pick ナツ",
        {"foe.drop": ["ナツ"]},
        foe={"hand": ["ハル", "ナツ"]},
    ),
    used(
        "各プレイヤーは手札を1枚捨てる。",
        {"foe.drop": ["ナツ"], "me.drop": ["ハル"]},
        me={"circles": ["X"], "hand": ["ハル"]},
        foe={"hand": ["ナツ"]},
    ),
    used(
        "各プレイヤーは、自分のT-rankが3以上なら、カードを1枚引く。",
        {"foe.hand": 1, "me.hand": 0},
        foe={"rank": 3},
        me={"circles": ["X"], "rank": 2},
    ),
    used(
        "相手のメンバーを1体選び、ストックにする。",
        "pick フユ",
        "pick ハル",
        # 12.2.1: souls go along, in an order that their owner tells
        {"foe.stock": 2, "フユ.down": True},
        foe={"circles": ["フユ+ハル", "アキ"]},
    ),
    used("あなたの手札を1枚選び、表向きでストックにする。", {"ハル.down": False, "me.stock": 1}, me={"circles": ["X"], "hand": ["ハル"]}),
    used("相手のメンバーを1体選び、パージする。", {"foe.purge": ["ハル"]}, foe={"circles": ["ハル"]}),
    used(
        "あなたのドロップ領域のメンバーを1枚まで選び、手札に加える。",
        {"pick 策": False},
        "pick ハル",
        {"me.hand": ["ハル"]},
        me={"circles": ["X"], "drop": ["ハル", "策"]},
    ),
    used(
        "あなたのドロップ領域か手札の逆理を1枚まで選び、山札の上に置く。カードを1枚引く。",
        "pick 逆",
        {"me.hand": ["逆"]},
        me={"circles": ["X"], "drop": ["逆"]},
    ),
    used("あなたの手札を1枚まで選び、レベル領域に裏向きで置く。", "pick ハル", {"me.level": 1, "ハル.down": True}, me={"circles": ["X"], "hand": ["ハル"]}),
    used("あなたの手札を1枚選び、リムーブ領域に置く。", {"me.removed": ["ハル"]}, me={"circles": ["X"], "hand": ["ハル"]}),
    used("あなたのパージ領域かリムーブ領域の表向きのカードを1枚まで選び、手札に加える。", "pick ハル", {"me.hand": ["ハル"]}, me={"circles": ["X"], "purge": ["ハル"]}),
    used("あなたのドロップ領域のリミットロジックを持つカードを1枚まで選び、ストック領域に表向きで置く。", "pick フユ", {"フユ.down": False, "me.stock": 1}, me={"circles": ["X"], "drop": ["フユ", "ハル"]}),
    used("あなたのリフレッシュ領域のカードを1枚まで選び、ドロップする。", "pick ハル", {"me.drop": ["ハル"]}, me={"circles": ["X"], "refresh": ["ハル/down"]}),
    # turning (5.2, 5.3), showing
    used("このメンバーをレストする。その後、あなたのメンバーを1体選び、スタンドする。", "pick ハル", {"X.rest": True, "ハル.rest": False}, me={"circles": ["X", "ハル/rest"]}),
    used("あなたの破壊された門を1枚選び、裏向きにする。", {"me.broken": []}, me={"circles": ["X"], "broken": [1]}),
    used("相手の設置状態のカードを1枚まで選び、表向きにする。", "pick 策", {"策.down": False}, foe={"circles": ["ハル=策"]}),
    used("あなたの裏向きの門を2枚まで選び、見る。", "pick 石門", {"石門.down": True}, me={"circles": ["X"], "gates": ["石門", *["FILLER-GATE"] * 5]}),
    used("相手の手札を1枚選び、見る。", {"foe.hand": ["ハル"]}, foe={"hand": ["ハル"]}),
    # members: sortie (5.12), moving (5.14), setting (5.24), souls (5.26), swapping (5.11)
    used("あなたの手札のメンバーを1枚まで選び、出撃させる。", "pick アキ", "put 2", {"アキ.at": 2, "me.stock": 0}, me={"circles": ["X"], "hand": ["アキ"]}),
    used("あなたのドロップ領域のコスト1以下の定理者を1枚まで選び、レスト状態で出撃させる。", {"pick アキ": False}, "pick ハル", "put 1", {"ハル.rest": True, "ハル.at": 1}, me={"circles": ["X"], "drop": ["アキ", "ハル"]}),
    used("あなたの手札のコスト0のメンバーを1枚まで選び、前列のサークルに出撃させる。", "pick ハル", {"place 3": False}, "put 0", {"me.members": ["ハル"], "me.drop": ["X"]}, me={"circles": ["X"], "hand": ["ハル"]}),
    used("あなたの他のメンバーを1体選び、別のサークルに動かす。", {"place 1": False}, "put 5", {"ハル.at": 5}, me={"circles": ["X", "ハル"]}),
    # onto a circle that is taken: the one who came last stays (10.4.1)
    used("あなたの他のメンバーを1体選び、別のサークルに動かす。", "put 0", {"me.members": ["ハル"]}, me={"circles": ["X", "ハル"]}),
    used("このメンバーを空いているサークルに動かす。", {"place 1": False}, "put 4", {"X.at": 4}, me={"circles": ["X", "ハル"]}),
    used("あなたのメンバーを1体まで選び、後列のサークルに動かす。", "pick X", {"place 2": False}, "put 3", {"X.at": 3}),
    used("あなたの手札を1枚まで選び、このメンバーに裏向きに設置する。", "pick 策", {"X.set": ["策"], "策.down": True}, me={"circles": ["X"], "hand": ["策"]}),
    used("あなたの手札を1枚まで選び、このメンバーに設置する。", "pick 策", {"X.set": ["策"], "策.down": False}, me={"circles": ["X"], "hand": ["策"]}),
    used("あなたのドロップ領域のメンバーを1枚まで選び、このメンバーのソウルにする。", "pick ハル", {"X.souls": ["ハル"]}, me={"circles": ["X"], "drop": ["ハル"]}),
    used("このメンバーの前のあなたのメンバーを1体選び、このメンバーと入れ替える。", {"X.at": 0, "ハル.at": 3}, me={"circles": ["ハル", None, None, "X"]}),
    used("あなたのドロップ領域のメンバーを1枚選び、このメンバーと入れ替える。", {"me.members": ["ハル"], "me.drop": ["X"], "ハル.at": 0}, me={"circles": ["X"], "drop": ["ハル"]}),
    used("あなたの他のメンバーを1体選び、瞬動する。", {"フユ.souls": ["ナツ"], "フユ.rest": False, "me.purge": 0}, me={"circles": ["X", "フユ+ナツ"]}),
    used("相手の破壊されていない門を1枚選び、破壊する。", "pick 石門", {"foe.broken": [2]}, foe={"gates": ["FILLER-GATE", "FILLER-GATE", "石門", *["FILLER-GATE"] * 3]}),
    used("あなたの門を1枚選び、手札を1枚選び、その門に裏向きで設置する。", "pick 石門", "pick ハル", {"石門.set": ["ハル"], "me.hand": ["ナツ"]}, me={"gates": ["石門", *["FILLER-GATE"] * 5], "hand": ["ハル", "ナツ"]}),
    # what is done to cards one by one may be offered
    used("あなたの手札のメンバーを1枚選び、出撃させてよい。", "yes", "pick ハル", "put 1", {"me.members": ["X", "ハル"]}, me={"hand": ["ハル", "策"]}),
    used("相手の門を1枚選び、破壊してよい。", "yes", "pick 石門", {"foe.broken": [2]}, foe={"gates": ["FILLER-GATE", "FILLER-GATE", "石門", *["FILLER-GATE"] * 3]}),
    used("あなたの他のメンバーを1体選び、瞬動してよい。", "no", {"me.members": ["X", "ハル"]}, me={"circles": ["X", "ハル"]}),
    used("あなたの他のメンバーを1体選び、別のサークルに動かしてよい。", "yes", "put 5", {"ハル.at": 5}, me={"circles": ["X", "ハル"]}),
    used("あなたの他のメンバーを1体選び、瞬動してよい。", {"asked": "main"}),
    used("相手のサークルの門を1枚選び、破壊する。", "pick 石門", {"foe.broken": [2]}, foe={"gates": ["FILLER-GATE", "FILLER-GATE", "石門", *["FILLER-GATE"] * 3]}),
    used("相手の前列の門すべてを破壊する。", {"foe.broken": [0, 1, 2], "me.broken": []}),
    # unions, drives, alchemy, logic
    used("メンバーを合体させる。", "choose union ハル", "choose hand", "pick フユ", "put 1", {"フユ.souls": ["ナツ", "ハル"], "me.stock": 0, "me.rank": 1}, me={"circles": ["X", "ハル", "ナツ"], "hand": ["フユ"]}),
    used("あなたの合理体を1体選ぶ。そのメンバーのロジックドライブをコストを払わずにプレイする。", {"me.hand": 1, "me.stock": 0}, me={"circles": ["X", "フユ"]}),
    used("錬成①。錬成したら、ストックブースト1。", "pick 道具", {"me.hand": 1, "me.stock": 1, "道具.down": True}, me={"circles": ["X"], "secret": ["道具/down"]}),
    used("錬成①する。錬成したら、ストックブースト1。", "done", {"me.hand": 0, "me.stock": 0}, me={"circles": ["X"], "secret": ["道具/down"]}),
    Play(
        "自 このカードがロジック定義された時、手札から1枚ロジック定義する。",
        Scene(
            ["attack フユ 0", "define X", {"asked": "define"}, "define 策", {"me.battle": ["X", "策"]}, "no_logic", {"foe.stock": 1}],
            me={"circles": ["フユ", None, "リユ"], "hand": ["X", "策"], "levels": 2},
            foe={"circles": ["ハル"]},
        ),
        kind="tactics",
    ),
    # the end (1.2.5)
    used("ゲームに勝利する。", {"over": ["me"]}),
    used("このゲームに敗北する。", {"over": ["foe"]}),
    # in place of the sentence before (9.2.2.3.1, 9.2.2.3.2)
    used("カードを1枚引く。相手のメンバーがいるなら、代わりにカードを2枚引く。", {"me.hand": 2}, foe={"circles": ["ハル"]}),
    used("カードを1枚引く。相手のメンバーがいるなら、代わりにカードを2枚引く。", {"me.hand": 1}),
    used("カードを1枚引く。あなたの手札があるなら、代わりに手札を1枚捨ててよい。そうしたら、ストックブースト3。", "yes", {"me.hand": 0, "me.stock": 3}, me={"circles": ["X"], "hand": ["ハル"]}),
    used("カードを1枚引く。あなたの手札があるなら、代わりに手札を1枚捨ててよい。そうしたら、ストックブースト3。", "no", {"me.hand": 2, "me.stock": 0}, me={"circles": ["X"], "hand": ["ハル"]}),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS, ids=str)
def test_plays(play: Play) -> None:
    run(play)
