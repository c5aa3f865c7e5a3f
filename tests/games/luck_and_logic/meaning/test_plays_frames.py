"""How cards are told of: from where, how many, the topmost, all of them, by chance (4.1, 9.6.3)."""

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
    # from where (4.1.7, 4.1.8)
    Play(
        "起 あなたのドロップ領域からメンバーを1枚選び、手札に加える。",
        using({"pick ハル": True, "pick ナツ": True, "pick 策": False}, "pick ナツ", {"me.hand": ["ナツ"]}, me={"drop": ["ハル", "ナツ", "策"]}, foe={"drop": ["アキ"]}),
        using({"me.hand": 0}, me={"drop": ["策"]}, foe={"drop": ["ハル"]}),
    ),
    used("相手のドロップ領域からカード1枚を選び、リムーブ領域に置く。", {"foe.removed": 1, "foe.drop": 0}, me={"drop": ["ハル"]}, foe={"drop": ["ナツ"]}),
    Play(
        "起 ドロップ領域から合理体を1枚まで選び、手札に加える。",  # of both players (4.1.8)
        using({"pick フユ": True, "pick 大フユ": True}, "pick フユ", {"me.hand": ["フユ"]}, me={"drop": ["フユ"]}, foe={"drop": ["大フユ"]}),
        using("done", {"me.hand": 0}, me={"drop": ["フユ"]}),
    ),
    Play(
        "起 手札からレベル1以下のメンバーを1枚選び、出撃させる。",
        using("pick ハル", "put 1", {"me.members": ["X", "ハル"], "me.hand": ["フユ"]}, me={"hand": ["ハル", "フユ"]}),
        using("done", {"me.members": ["X"]}, me={"hand": ["フユ"]}),
    ),
    Play(
        "起 手札から2枚選び、山札の下に置く。",
        using("pick ハル ナツ", "pick ハル", {"me.hand": ["アキ"]}, me={"hand": ["ハル", "ナツ", "アキ"]}),
        using({"me.hand": 0}, me={"hand": ["ハル"]}),
    ),
    Play(
        "起 ドロップ領域から使者1枚を手札に加える。",
        using("pick ナツ", {"me.hand": ["ナツ"], "me.drop": ["別ナツ", "ハル"]}, me={"drop": ["ナツ", "別ナツ", "ハル"]}),
        using({"me.hand": 0}, me={"drop": ["ハル"]}),
    ),
    used("あなたの手札から1枚を捨てる。カードを2枚引く。", "pick ハル", {"me.hand": 3, "me.drop": ["ハル"]}, me={"hand": ["ハル", "ナツ"]}),
    used("自分のレベル領域から1枚、手札に加える。", "pick ハル", {"me.hand": ["ハル"], "me.level": 1}, me={"levels": ["ハル", "ナツ"]}),
    used("ストック領域から2枚をドロップする。", {"me.drop": ["ハル", "ナツ"], "me.stock": ["アキ"]}, me={"stock": ["ハル", "ナツ", "アキ"]}, foe={"stock": ["ハル"]}),
    used("山札からメンバーカードを1枚まで探し、相手に見せて手札に加え、山札をシャッフルする。", {"pick ハル": True, "pick 策": False}, "pick ハル", {"me.hand": ["ハル"], "me.deck": 1}, me={"deck": ["策", "ハル"]}),
    used("あなたの手札にあるカードを1枚選び、ストックにする。", {"me.stock": 1, "me.hand": 0}, me={"hand": ["ハル"]}),
    # all, and chance
    Play("起 あなたの手札をすべて捨て、カードを3枚引く。", using({"me.hand": 3, "me.drop": ["ハル", "ナツ"]}, me={"hand": ["ハル", "ナツ"]}), using({"me.hand": 3}, me={"hand": []})),
    used("各プレイヤーは手札をすべて捨て、カードを1枚引く。", {"me.hand": 1, "foe.hand": 1, "me.drop": 1, "foe.drop": 2}, me={"hand": 1}, foe={"hand": 2}),
    used("相手の手札を見る。", {"foe.hand": 2, "asked": "main"}, foe={"hand": ["ハル", "ナツ"]}),
    Play(
        "起 このメンバーの後ろのメンバーをレストする。",
        using({"ハル.rest": True, "ナツ.rest": False}, me={"circles": ["X", "ナツ", None, "ハル"]}),
        using({"ナツ.rest": False}, me={"circles": ["X", "ナツ"]}),
    ),
    used("相手のメンバーをレストする。", {"ハル.rest": True, "ナツ.rest": True, "X.rest": False}, foe={"circles": ["ハル", "ナツ"]}),
    Play(
        "起 相手の手札を無作為に1枚選び、捨てる。",
        using({"foe.hand": 1, "foe.drop": 1}, foe={"hand": ["ハル", "ナツ"]}),
        using({"foe.drop": 0}, foe={"hand": []}),
    ),
    used("相手は手札を無作為に2枚捨てる。", {"foe.hand": 1, "foe.drop": 2, "me.hand": 1}, me={"hand": 1}, foe={"hand": 3}),
    used("無作為にあなたのメンバーを1体レストする。", {"X.rest": True}),
    # the topmost (4.1.4.2, 4.5.2, 4.8.1.2)
    used("山札の上から1枚をレベル領域に裏向きで置く。", {"me.level": 1, "ハル.down": True}, me={"top": ["ハル"]}),
    used("あなたの山札の上から2枚をストックにする。", {"me.stock": ["ナツ", "ハル"]}, me={"top": ["ハル", "ナツ"]}),
    used("相手の山札の上から1枚をドロップする。", {"foe.drop": ["ハル"], "me.drop": 0}, foe={"top": ["ハル"]}),
    used("山札の上から1枚をこのメンバーのソウルにする。", {"X.souls": ["ハル"]}, me={"top": ["ハル", "ナツ"]}),
    used("山札の上から2枚を手札に加える。", {"me.hand": ["ハル", "ナツ"]}, me={"top": ["ハル", "ナツ"]}),
    Play(
        "起 山札の上から3枚をドロップする。",  # 4.5.2.1: reshuffled on the way
        using({"me.refresh": 1, "me.deck": 1, "me.drop": 2}, me={"deck": ["ハル"], "drop": 3}),
    ),
    used("相手のストックの上から2枚をドロップする。", {"foe.drop": ["ハル"], "foe.stock": 0}, me={"stock": 2}, foe={"stock": ["ハル"]}),
    Play(
        "起 山札の上のカードを公開する。それがメンバーなら手札に加える。",
        using({"me.hand": ["ハル"]}, me={"top": ["ハル"]}),
        using({"me.hand": 0, "me.deck": ["策"]}, me={"top": ["策"]}),
    ),
    used("相手の山札の上から1枚を見る。", {"foe.deck": ["ハル"]}, foe={"top": ["ハル"]}),
    used("あなたの山札の上から2枚までを見て、その中から1枚を選んで手札に加え、残りをドロップする。", "yes", "yes", "pick ナツ", {"me.hand": ["ナツ"], "me.drop": ["ハル"]}, me={"top": ["ハル", "ナツ"]}),
    used(
        "あなたの山札の上から3枚を見る。その中から1枚を手札に加え、残りを山札の下に好きな順番で置く。",
        "pick ナツ", "pick アキ", {"me.hand": ["ナツ"], "me.deck": ["策"]},
        me={"deck": ["ハル", "ナツ", "アキ", "策"]},
    ),
    used("山札の上から2枚を見る。その中から1枚選び、山札の一番下に置く。", "pick ハル", {"me.deck": ["ナツ"]}, me={"top": ["ハル", "ナツ"]}),
    Play(
        "起 山札の上から2枚を見る。その中から使者を1枚まで手札に加える。",
        using("pick ナツ", {"me.hand": ["ナツ"]}, me={"top": ["ハル", "ナツ"]}),
        using("done", {"me.hand": 0}, me={"top": ["ハル", "アキ"]}),
    ),
    Play(
        "起 手札をすべて公開する。その中にメンバーが2枚以上あるなら、カードを1枚引く。",
        using({"me.hand": 3}, me={"hand": ["ハル", "ナツ"]}),
        using({"me.hand": 2}, me={"hand": ["ハル", "策"]}),
    ),
    Play(
        "起 山札の上から2枚を公開する。その中に使者があるなら、カードを2枚引く。",
        using({"me.hand": ["ハル", "ナツ"]}, me={"top": ["ハル", "ナツ"]}),
        using({"me.hand": 0}, me={"top": ["ハル", "アキ"]}),
    ),
    # what the words look back to
    used("相手のメンバーを1体選ぶ。それをレストする。", "pick ハル", {"ハル.rest": True, "ナツ.rest": False}, foe={"circles": ["ハル", "ナツ"]}),
    used("あなたのメンバー2体を選び、それらを入れ替える。", "pick X ハル", {"X.at": 4, "ハル.at": 0, "ナツ.at": 1}, me={"circles": ["X", "ナツ", None, None, "ハル"]}),
    used("あなたの手札1枚とレベル領域のカード1枚を選んで入れ替える。", "pick ハル", "pick アキ", {"me.hand": ["アキ", "ナツ"], "me.level": 2}, me={"hand": ["ハル", "ナツ"], "levels": ["アキ", "ミユ"]}),
    Play(
        "起 手札を2枚まで選んで捨てる。捨てた枚数と同じ枚数のカードを引く。",
        using("pick ハル ナツ", {"me.hand": 3, "me.drop": 2}, me={"hand": ["ハル", "ナツ", "アキ"]}),
        using("done", {"me.hand": 1, "me.drop": 0}, me={"hand": ["ハル"]}),
    ),
    # verbs
    Play(
        "起 各プレイヤーは、自分のドロップ領域のカードを1枚まで選び、自分の手札に加える。",
        using("pick ハル", "pick ナツ", {"me.hand": ["ハル"], "foe.hand": ["ナツ"]}, me={"drop": ["ハル"]}, foe={"drop": ["ナツ"]}),
    ),
    used("相手のドロップ領域のカードを1枚選び、自分の手札に加える。", {"me.hand": 0, "foe.drop": ["ハル"]}, foe={"drop": ["ハル"]}),
    used("あなたのドロップ領域のカードを1枚選び、山札の上に戻す。", {"me.deck": ["ハル"]}, me={"drop": ["ハル"]}),
    Play(
        "起 ドロップ領域から<獣>のメンバー1枚を空いているサークルに出撃させる。",
        using({"place 0": False, "place 1": True}, "put 1", {"me.members": ["X", "アキ"]}, me={"drop": ["アキ"]}),
        using({"me.drop": ["アキ"]}, me={"circles": ["X", "ハル", "ナツ", "ミユ", "リユ", "ワザ"], "drop": ["アキ"]}),
    ),
    Play(
        "起 手札からメンバー1枚をレスト状態でサークルに出してよい。",
        using("yes", "pick ハル", "put 1", {"ハル.rest": True}, me={"hand": ["ハル", "策"]}),
    ),
    Play(
        "起 手札からメンバーを1枚、コストを払わずにプレイしてよい。",
        using("yes", "pick アキ", "put 1", {"me.members": ["X", "アキ"], "me.stock": 0}, me={"hand": ["アキ", "策"], "levels": 1}),
        using("yes", "pick アキ", {"me.members": ["X"], "me.hand": 2}, me={"hand": ["アキ", "策"]}),  # its level is not met
    ),
    Play(
        "起 あなたの他のメンバーを1体選び、隣のサークルに動かす。",
        using({"place 0": True, "place 2": True, "place 4": True, "place 3": False, "place 5": False}, "put 2", {"ハル.at": 2}, me={"circles": ["X", "ハル"]}),
    ),
    Play(
        "起 相手のメンバーを1体選び、そのメンバーを隣接する空いているサークルに動かす。",
        using("pick ハル", {"ハル.at": 3}, foe={"circles": ["ハル", "ナツ"]}),
        using("pick ハル", {"ハル.at": 0}, foe={"circles": ["ハル", "ナツ", None, "アキ"]}),
    ),
    Play(
        "起 手札を1枚、あなたの門に裏向きで設置してよい。",
        using("yes", "pick ハル", "pick 石門", {"石門.set": ["ハル"], "ハル.down": True}, me={"hand": ["ハル", "ナツ"], "gates": ["石門", *["FILLER-GATE"] * 5]}),
        using("no", {"me.hand": 1}, me={"hand": ["ハル"]}),
    ),
    used("山札の上から1枚を見て、それをあなたのメンバー1体に設置する。", "pick ハル", {"ハル.set": ["策"]}, me={"circles": ["X", "ハル"], "top": ["策"]}),
    Play(
        "自 このメンバーが攻撃した時、山札の上から1枚をロジック定義してよい。",
        Scene(["attack X 0", "yes", {"me.battle": ["策"], "X": (4000, 1, 2)}, "no_logic"], me={"circles": ["X", "リユ"], "level": 1, "top": ["策"]}, foe={"circles": ["ハル"]}),
        Scene(["attack X 0", "no", {"me.battle": 0}, "no_logic"], me={"circles": ["X", "リユ"], "level": 1, "top": ["策"]}, foe={"circles": ["ハル"]}),
    ),
    Play(
        "起 あなたの定理者1体と使者1体を合体してよい。",
        using("yes", "pick ハル", "choose hand", "pick フユ", "put 3", {"フユ.souls": ["ハル", "ナツ"], "me.rank": 1}, me={"circles": ["X", "ハル", "ナツ"], "hand": ["フユ"]}),
        using("no", {"me.rank": 0}, me={"circles": ["X", "ハル", "ナツ"]}),
    ),
    # costs
    Play("起[手札を1枚捨てる ①]カードを2枚引く。", Scene(["use", "pick ハル", {"me.hand": 3, "me.stock": 0, "me.drop": 2}], me={"circles": ["X"], "hand": ["ハル", "ナツ"], "stock": 1}), Scene([{"use X": False}], me={"circles": ["X"], "hand": ["ハル"]}), Scene([{"use X": False}], me={"circles": ["X"], "stock": 1})),
    Play("起[手札を1枚捨てる X]カードをX枚引く。", Scene(["use", "say 2", {"me.hand": 2, "me.stock": 1}], me={"circles": ["X"], "hand": 1, "stock": 3})),
    Play("起[手札すべてを捨てる]カードを1枚引く。", Scene(["use", {"me.hand": 1, "me.drop": 2}], me={"circles": ["X"], "hand": 2}), Scene(["use", {"me.hand": 1}], me={"circles": ["X"]})),
    Play("起[このメンバーをレストし、手札を1枚捨てる]カードを2枚引く。", Scene(["use", {"X.rest": True, "me.hand": 2}], me={"circles": ["X"], "hand": 1}), Scene([{"use X": False}], me={"circles": ["X/rest"], "hand": 1})),
    Play(
        "自 このメンバーが出撃した時、②を払ってよい。そうしたら、カードを2枚引く。",
        Scene(["sortie X 0", "yes", {"me.hand": 2, "me.stock": 1}], me={"hand": ["X"], "stock": 3}),
        Scene(["sortie X 0", {"me.hand": 0, "asked": "main"}], me={"hand": ["X"], "stock": 1}),
    ),
    Play(
        "自 相手のメンバーが攻撃した時、相手は①を払ってよい。払わないなら、そのバトル中、そのメンバーのパワー-2000。",
        Scene(["end_turn", "attack ハル 1", "no", {"ハル": (0, 1, 2)}, "no_logic"], me={"circles": ["X", "ミユ"]}, foe={"circles": ["ハル", "リユ"], "level": 1, "stock": 1}),
        Scene(["end_turn", "attack ハル 1", "yes", {"ハル": (2000, 1, 2)}, "no_logic"], me={"circles": ["X", "ミユ"]}, foe={"circles": ["ハル", "リユ"], "level": 1, "stock": 1}),
    ),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS, ids=str)
def test_plays(play: Play) -> None:
    run(play)
