"""Changes of several numbers, numbers that are told apart, places in conditions, times, events."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.luck_and_logic.meaning.played import Play, Scene, Step, run

LEVELS = {"levels": 2}
FIGHT = {"circles": ["X", "リユ"], **LEVELS}


def used(text: str, *do: Step, **how: Any) -> Play:
    """A text of an activated ability of X, which stands on the first circle."""
    return Play(f"起 {text}", using(*do, **how))


def using(*do: Step, **how: Any) -> Scene:
    me = dict(how.pop("me", {}))
    me.setdefault("circles", ["X"])
    return Scene(["use", *do], me=me, **how)


MORE = {"circles": ["X"], "hand": 3}
PLAYS = [
    # how many beside those of the opponent
    Play(
        "永 あなたの手札が相手より多いなら、このメンバーのパワー+1000。",
        Scene([{"X": (4000, 1, 2)}], me=MORE, foe={"hand": 2}),
        Scene([{"X": (3000, 1, 2)}], me=MORE, foe={"hand": 3}),
        Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"]}),
        Scene([{"X": (4000, 1, 2)}], me={"hand": 1}, foe=MORE),
    ),
    Play(
        "永 あなたの手札が相手より少ないなら、このメンバーのパワー+1000。",
        Scene([{"X": (4000, 1, 2)}], me=MORE, foe={"hand": 4}),
        Scene([{"X": (3000, 1, 2)}], me=MORE, foe={"hand": 3}),
        Scene([{"X": (4000, 1, 2)}], me={"hand": 4}, foe=MORE),
    ),
    Play(
        "永 あなたのメンバーが相手のメンバーより多いなら、このメンバーのパワー+1000。",
        Scene([{"X": (4000, 1, 2)}], me={"circles": ["X", "ハル"]}, foe={"circles": ["ナツ"]}),
        Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"]}, foe={"circles": ["ナツ"]}),
        Scene([{"X": (4000, 1, 2)}], me={"circles": []}, foe={"circles": ["X"]}),
    ),
    # a number of a card
    used("相手のメンバーを1体選ぶ。そのメンバーがパワー3000以上なら、カードを1枚引く。違うなら、カードを2枚引く。", "pick ナツ", {"me.hand": 1}, foe={"circles": ["ハル", "ナツ"]}),
    used("相手のメンバーを1体選ぶ。そのメンバーがパワー3000以上なら、カードを1枚引く。違うなら、カードを2枚引く。", "pick ハル", {"me.hand": 2}, foe={"circles": ["ハル", "ナツ"]}),
    Play(
        "永 このメンバーがパワー3000以下なら、このメンバーのオーラ+1。",
        Scene([{"X": (3000, 2, 2)}], me={"circles": ["X"]}),
        Scene([{"X": (4000, 1, 2)}], me={"circles": ["X"]}, x={"power": 4000}),
    ),
    used("手札を2枚まで選んで捨て、捨てた枚数と同じ枚数カードを引く。", "pick ハル ナツ", {"me.hand": 2, "me.drop": ["ハル", "ナツ"]}, me={"circles": ["X"], "hand": ["ハル", "ナツ"]}),
    # numbers (9.9.1.5)
    Play("永 このメンバーのリミット+1、パワー+1000。", Scene([{"X": (4000, 1, 3)}], me={"circles": ["X"]})),
    used("あなたの他のメンバーを1体選び、そのターン中、パワー+2000、オーラ+1。", {"ハル": (4000, 2, 2)}, "end_turn", {"ハル": (2000, 1, 2)}, me={"circles": ["X", "ハル"]}),
    used("あなたの他のメンバーを1体選び、そのターン中、そのメンバーはパワー+4000。", {"ハル": (6000, 1, 2)}, me={"circles": ["X", "ハル"]}),
    Play(
        "永 あなたの<鳥>のメンバーは♡+1を得る。",
        Scene([{"ハル.heart": 1, "アキ.heart": 0, "foe:ナツ.heart": 0}], me={"circles": ["X", "ハル", "アキ"]}, foe={"circles": ["ナツ"]}),
    ),
    Play("永 相手のテリトリー2のメンバーは攻撃できない。", Scene(["end_turn", "to_battle", {"attack 大フユ": False, "attack ハル": True}, "end_attacks", "done"], me={"circles": ["X"]}, foe={"circles": [{"card": "大フユ", "spot": 6}, {"card": "ハル", "spot": 2}], **LEVELS})),
    Play("永 このメンバーの前のサークルにいるメンバーのパワー+1000。", Scene([{"ハル": (3000, 1, 2)}], me={"circles": ["ハル", None, None, "X"]}), Scene([{"ハル": (2000, 1, 2)}], me={"circles": [None, "ハル", None, "X"]})),
    Play("自 あなたの他のメンバーがドロップした時、このメンバーは、そのターン中、パワー+1000。", Scene(["sortie ナツ 1", {"X": (4000, 1, 2)}, "end_turn", {"X": (3000, 1, 2)}], me={"circles": ["X", "ハル"], "hand": ["ナツ"], "levels": 1, "stock": 1})),
    used("相手のメンバーは、このターン、能力を失う。", {"エイ": (1000, 1, 2), "ハル": (2000, 1, 2)}, "end_turn", {"エイ": (2000, 1, 2)}, foe={"circles": ["エイ", "ハル"]}),
    used("相手のメンバーを1体選ぶ。このターン中、それは能力を失う。", {"エイ": (1000, 1, 2)}, foe={"circles": ["エイ"]}),
    Play("永 このメンバーのパワーはあなたのT-rank1につき+500。", Scene([{"X": (4500, 1, 2)}], me={"circles": ["X"], "rank": 3}), Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"]}, foe={"rank": 2})),
    Play(
        "自 このメンバーが攻撃した時、そのバトル中、このメンバーのパワー+X。XはあなたのT-rankの1000倍に等しい。",
        Scene(["attack X 0", {"X": (5000, 1, 2)}, "no_logic", {"X": (3000, 1, 2)}], me={**FIGHT, "rank": 2}, foe={"circles": ["ハル"]}),
        Scene(["attack X 0", {"X": (3000, 1, 2)}, "no_logic"], me=FIGHT, foe={"circles": ["ハル"], "rank": 2}),
    ),
    used("相手のメンバーを1体選び、そのターン中、パワー-X。Xはこのメンバーのパワーである。", {"アキ": (1000, 1, 2)}, foe={"circles": ["アキ"]}),
    used("カードをX枚引く。Xはこのメンバーのソウルの枚数と等しい。", {"me.hand": 2}, me={"circles": ["X+ハル+ナツ"]}),
    used("このメンバーのパワーを、そのターン中、2倍にする。", {"X": (6000, 1, 2)}, "end_turn", {"X": (3000, 1, 2)}),
    Play("永 あなたの他のメンバーすべてのパワーを2倍にする。", Scene([{"ハル": (4000, 1, 2), "ナツ": (6000, 2, 2), "X": (3000, 1, 2)}], me={"circles": ["X", "ハル", "ナツ"]})),
    Play(
        "自 このメンバーが出撃した時、あなたの他のメンバー1体に、ターン終了時まで、〈自 このメンバーが攻撃した時、カードを1枚引く。〉を与える。",
        Scene(["sortie X 2", "pick ハル", "attack ハル 0", {"me.hand": 1}, "no_logic"], me={"circles": ["ハル", "ナツ"], "hand": ["X"], **LEVELS}, foe={"circles": ["ミユ"]}),
        Scene(["sortie X 2", {"asked": "main"}], me={"hand": ["X"]}),
    ),
    used("あなたのメンバー1体に〈起 カードを1枚引く。〉を与える。", "pick ハル", "use ハル", {"me.hand": 1}, me={"circles": ["X", "ハル"]}),
    # limits (4.6.3, 4.7.2, 8.2.3)
    Play("永 あなたのレベル上限は3になる。", Scene([{"asked": "keep levels", "seat": "me"}, "pick ハル ナツ アキ", {"me.level": 3}], me={"circles": ["X"], "levels": ["ハル", "ナツ", "アキ", "ミユ"]})),
    Play("永 あなたの手札上限+1。", Scene(["end_turn", {"me.hand": 9}], me={"circles": ["X"], "hand": 9})),
    used("そのターン中、攻撃上限+1。", "attack X 0", "attack リユ 1", {"foe.broken": [0, 1]}, "done", me={"circles": ["X", "リユ", "ミユ"], "levels": 1}),
    Play(
        "起 次のあなたのターン中、攻撃上限+1。",
        using("end_turn", "end_turn", "attack X 0", "attack リユ 1", {"foe.broken": [0, 1]}, "done", me={"circles": ["X", "リユ", "ミユ"], "levels": 1}),
    ),
    # where (4.1.8), what kind (2.3 to 2.7), how many
    Play("永 「ハル」があなたのサークルにいるなら、このメンバーのパワー+1000。", Scene([{"X": (4000, 1, 2)}], me={"circles": ["X", "ハル"]}), Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"]}, foe={"circles": ["ハル"]})),
    Play("永 あなたの場に「ハル」か「ナツ」がいるなら、このメンバーはパワー+1000、リミット+1を得る。", *[Scene([{"X": (4000, 1, 3)}], me={"circles": ["X", name]}) for name in ("ハル", "ナツ")], Scene([{"X": (3000, 1, 2)}], me={"circles": ["X", "アキ"]})),
    Play("永 あなたのドロップ領域に使者がないなら、このメンバーのパワー+1000。", Scene([{"X": (4000, 1, 2)}], me={"circles": ["X"], "drop": ["ハル"]}, foe={"drop": ["ナツ"]}), Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"], "drop": ["ナツ"]})),
    Play("永 メンバーがあなたのドロップ領域に2枚以上あるなら、このメンバーのパワー+1000。", Scene([{"X": (4000, 1, 2)}], me={"circles": ["X"], "drop": ["ハル", "ナツ"]}), Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"], "drop": ["ハル", "策"]}, foe={"drop": ["ナツ"]})),
    used("このメンバーがサークルにいるなら、カードを1枚引く。", {"me.hand": 1}),
    Play("自 このメンバーがドロップした時、このカードがあなたのドロップ領域にあるなら、カードを1枚引く。", Scene(["sortie ハル 0", {"me.hand": 1}], me={"circles": ["X"], "hand": ["ハル"]})),
    Play("永 あなたの破壊されていない門が5枚なら、このメンバーのパワー+1000。", Scene([{"X": (4000, 1, 2)}], me={"circles": ["X"], "broken": [0]}), Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"], "broken": [0, 1]}), Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"]})),
    Play("永 あなたのレベル領域にあるカードの色が2種類以上なら、このメンバーのパワー+2000。", Scene([{"X": (5000, 1, 2)}], me={"circles": ["X"], "levels": ["ハル", "ナツ"]}), Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"], "levels": ["ハル", "ハル"]}), Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"], "levels": ["ハル", "ナツ/down"]})),
    Play("永 このメンバーの盟約者が「ハル」であるなら、このメンバーのリミット+1。", Scene([{"X": (3000, 1, 3)}], me={"circles": ["X"]}, x={"pact": "ハル"}), Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"]}, x={"pact": "ナツ"}), kind="foreigner"),
    *[
        Play(f"自 このカードがロジック定義された時、あなたのバトル中のメンバーが{told}なら、そのバトル中、そのメンバーのパワー+3000。", Scene(["attack ハル 0", "define X", {"ハル": (5000, 1, 2)}, "no_logic"], me={"circles": ["ハル", "リユ"], "hand": ["X"], **LEVELS}, foe={"circles": ["ミユ"]}), Scene(["attack アキ 0", "define X", {"アキ": (4000, 1, 2)}, "no_logic"], me={"circles": ["アキ", "リユ"], "hand": ["X"], **LEVELS}, foe={"circles": ["ミユ"]}), kind="tactics")
        for told in ("《モノリウム》", "<鳥>", "赤")
    ],
    Play("永 このメンバーがソウルを持っているなら、このメンバーのパワー+2000。", Scene([{"X": (5000, 1, 2)}], me={"circles": ["X+ハル"]}), Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"]})),
    Play("永 このメンバーがソウルを持っていないなら、このメンバーのパワー+2000。", Scene([{"X": (3000, 1, 2)}], me={"circles": ["X+ハル"]}), Scene([{"X": (5000, 1, 2)}], me={"circles": ["X"]})),
    # who battles (8.2)
    Play("永 バトル中のこのメンバーのオーラ+1。", Scene([{"X": (3000, 1, 2)}, "attack X 0", {"X": (3000, 2, 2)}, "no_logic", {"X": (3000, 1, 2)}], me=FIGHT, foe={"circles": ["ハル"]}), Scene(["attack リユ 0", {"X": (3000, 1, 2)}, "no_logic"], me=FIGHT, foe={"circles": ["ハル"]})),
    Play("永 このメンバーとバトル中の相手のメンバーのリミット-1。", Scene(["attack X 0", {"アキ": (4000, 1, 1), "X": (3000, 1, 2)}, "no_logic", {"アキ": (4000, 1, 2)}], me=FIGHT, foe={"circles": ["アキ"]}), Scene(["attack リユ 0", {"ハル": (2000, 1, 2)}, "no_logic"], me=FIGHT, foe={"circles": ["ハル"]})),
    Play(
        "自 このメンバーがインターセプトした時、あなたの防御中のメンバーは、そのバトル中、オーラ+1。",
        Scene(["attack フユ 0", "intercept X", {"ハル": (2000, 2, 2)}, "no_logic"], me={"circles": ["フユ", "リユ"], **LEVELS}, foe={"circles": ["ハル", "X"]}, x={"intercept": True}),
    ),
    Play("永 相手の攻撃中のメンバーのパワー-1000。", Scene(["end_turn", "attack フユ 1", {"フユ": (6000, 3, 3)}, "no_logic"], me={"circles": ["X", "ハル"]}, foe={"circles": ["フユ", "リユ"], **LEVELS}), Scene(["attack X 0", {"X": (3000, 1, 2)}, "no_logic"], me=FIGHT, foe={"circles": ["ハル"]})),
    Play("永 相手が攻撃するなら、このメンバーがいるサークルを指定しなければならない。", Scene(["end_turn", "attack フユ 1", "no_logic"], me={"circles": [None, "X"]}, foe={"circles": ["フユ", "リユ"], **LEVELS})),
    # events and times
    Play("自 あなたのターン終了時、カードを1枚引く。", Scene(["to_battle", {"me.hand": 1}, "done"], me={"circles": ["X"]}), Scene(["to_battle", {"foe.hand": 2}, "done"], foe={"circles": ["X"]})),
    Play(
        "起 相手のメンバーを1体選んでパージする。次の相手のターン終了時、そのカードを手札に戻す。",
        using({"foe.purge": ["ハル"]}, "end_turn", {"foe.purge": ["ハル"]}, "to_battle", {"foe.hand": 3}, "done", foe={"circles": ["ハル"]}),
    ),
    Play(
        "自 門破壊 次の相手のターン終了時、カードを1枚引く。",  # made in a turn of the opponent: not in that one
        Scene(["attack ハル 0", {"foe.broken": [0]}, "end_turn", {"foe.hand": 2}, "end_turn", {"foe.hand": 2}, "end_turn", {"foe.hand": 5}], me={"circles": ["ハル", "リユ"], **LEVELS}, foe={"gates": ["X", *["FILLER-GATE"] * 5]}),
        kind="gate",
    ),
    Play("自【ターン1回】あなたの効果でカードを引いた時、ストックブースト1。", Scene(["use ワザ", {"me.stock": 1}, "use ワザ", {"me.stock": 1}], me={"circles": ["X", "ワザ"]}), Scene(["end_turn", {"me.stock": 0}, "end_turn", {"me.stock": 1}], me={"circles": ["X"]})),
    Play("自 あなたがラックドライブした時、さらにカードを1枚引く。", Scene(["choose luck", {"me.hand": 2}], me={"circles": ["X"], "stock": 3})),
    Play("自 このメンバーが相手の門を破壊した時、ストックブースト1。", Scene(["attack X 0", {"me.stock": 1}], me=FIGHT), Scene(["attack リユ 0", {"me.stock": 0}], me=FIGHT)),
    Play("自 このメンバーが参加しているバトルのロジック定義ステップ開始時、カードを1枚引いてよい。", Scene(["attack X 0", "yes", {"me.hand": 1}, "no_logic"], me=FIGHT, foe={"circles": ["ハル"]}), Scene(["attack リユ 0", {"me.hand": 0, "asked": "logic"}, "no_logic"], me=FIGHT, foe={"circles": ["ハル"]})),
    Play(
        "自 あなたのメンバーがいないサークルが攻撃された時、このメンバーをそのサークルに動かしてよい。",
        Scene(["attack リユ 0", "yes", {"X.at": 0}], me={"circles": ["リユ", "ミユ"], **LEVELS}, foe={"circles": [None, "X"]}),
        Scene(["attack リユ 1", {"X.at": 1}, "no_logic"], me={"circles": ["リユ", "ミユ"], **LEVELS}, foe={"circles": [None, "X"]}),
    ),
    Play(
        "自 このメンバーがバトルに勝った時、ターン1回だけ、このメンバーをスタンドしてよい。",
        Scene(["fight X 0", "yes", {"X.rest": False}, "fight X 1", {"X.rest": True}], me={"circles": ["X", "リユ"], "levels": 3}, foe={"circles": ["ハル", "ワザ", "ミユ"]}),
        Scene(["fight X 0", "no", {"X.rest": True}], me={"circles": ["X", "リユ"], "levels": 3}, foe={"circles": ["ハル"]}),
    ),
    used("相手のメンバーを1体選ぶ。そのメンバーは次の相手のスタンドフェイズにスタンドしない。", "end_turn", {"ハル.rest": True}, "end_turn", "end_turn", {"ハル.rest": False}, foe={"circles": ["ハル/rest"]}),
    # in place of something (9.2.2.3, 9.10)
    Play(
        "永 このメンバーがバトルに負けてストックに置かれるなら、代わりに手札に戻す。",
        Scene(["fight フユ 0", {"foe.hand": ["X"], "foe.stock": 0}], me={"circles": ["フユ", "リユ"], **LEVELS}, foe={"circles": ["X"]}),
        Scene(["use 畳み", {"me.stock": 1, "me.hand": 0}], me={"circles": ["X", "畳み"]}),
    ),
    Play("永 あなたの他のメンバーがドロップするなら、ドロップする代わりに山札の下に置く。", Scene(["sortie ナツ 1", {"me.drop": 1, "me.deck": 11}], me={"circles": ["X", "ハル"], "hand": ["ナツ"], "levels": 1, "stock": 1, "deck": 10})),
    Play(
        "永 このメンバーがサークルから離れるなら、代わりに手札を1枚捨ててよい。そうしたら、このメンバーはサークルに残る。",
        Scene(["use 追い", "yes", {"foe.members": ["X"], "foe.hand": 0, "foe.drop": ["ハル"]}], me={"circles": ["追い"]}, foe={"circles": ["X"], "hand": ["ハル"]}),
        Scene(["use 追い", "no", {"foe.members": []}], me={"circles": ["追い"]}, foe={"circles": ["X"], "hand": ["ハル"]}),
        Scene(["use 追い", {"foe.members": []}], me={"circles": ["追い"]}, foe={"circles": ["X"]}),
        # as a soul it would leave, too
        Scene(["unite X ナツ hand", "pick フユ", "put 3", "yes", {"me.members": ["X", "フユ"], "フユ.souls": ["ナツ"], "me.hand": 0}], me={"circles": ["X", "ナツ"], "hand": ["フユ", "ハル"], "levels": ["リユ赤"] * 2, "stock": 2}),
    ),
    Play(
        "永 このメンバーがドロップするなら、代わりに手札を1枚捨ててよい。そうしたら、このメンバーを手札に戻す。",
        Scene(["sortie ハル 0", "yes", {"me.hand": ["X"], "me.drop": ["ナツ"]}], me={"circles": ["X"], "hand": ["ハル", "ナツ"]}),
    ),
    Play(
        "永 このメンバーがドロップするなら、代わりに①を払ってよい。",
        Scene(["use 捨て", "yes", {"me.members": ["X", "捨て"], "me.stock": 0}], me={"circles": ["X", "捨て"], "stock": 1}),
        Scene(["use 捨て", "no", {"me.members": ["捨て"], "me.stock": 1}], me={"circles": ["X", "捨て"], "stock": 1}),
        Scene(["use 捨て", {"me.members": ["捨て"]}], me={"circles": ["X", "捨て"]}),
    ),
    Play("永 このメンバーがソウル領域に置かれるなら、代わりに手札に戻す。", Scene(["unite X ナツ hand", "pick フユ", "put 3", {"me.hand": ["X"], "フユ.souls": ["ナツ"]}], me={"circles": ["X", "ナツ"], "hand": ["フユ"], "levels": ["リユ赤"] * 2, "stock": 2}), Scene(["use 吸い", {"me.hand": ["X"], "吸い.souls": []}], me={"circles": ["X", "吸い"]})),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS, ids=str)
def test_plays(play: Play) -> None:
    run(play)
