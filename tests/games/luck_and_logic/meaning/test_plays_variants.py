"""The same things said otherwise: what was offered told by its verb, how a card lies, what numbers
become by themselves."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.luck_and_logic.meaning.played import Play, Scene, Step, run
from tests.games.luck_and_logic.table import card

from kirifuda import CardError

LEVELS = {"levels": 2}
UNITING = {"hand": ["フユ"], "levels": ["リユ赤"] * 2, "stock": 2}
UNITE = ["unite ハル ナツ hand", "pick フユ", "put 2"]
DRAW = "カードを1枚引く。"


def offered(what: str, done: str, *do: Step, then: Step, **how: Any) -> Play:
    """What may be done as X is played: if it is, a card is drawn; if it is left undone, none."""
    me = {"circles": ["X"], **how.pop("me", {})}
    foe = how.pop("foe", {})
    text = f"起 {what}てよい。{done}、ストックブースト2。"
    kept = len(me.get("stock", ()))
    return Play(
        text,
        Scene(["use", "yes", *do, then], me=me, foe=foe),
        Scene(["use", "no", {"asked": "main", "me.stock": kept}], me=me, foe=foe),
        Scene(["use", "yes", *do, mirrored(then)], me=foe, foe=me, whose="foe"),
    )


def mirrored(told: Step) -> Step:
    """The same of the other seat."""
    assert not isinstance(told, str)
    sides = {"me": "foe", "foe": "me"}
    out: dict[str, object] = {}
    for what, value in told.items():
        side, dot, rest = what.partition(".")
        out[f"{sides[side]}.{rest}" if dot and side in sides else what] = value
    return out


HAND = {"hand": ["ハル"]}
LOST = {"drop": ["ハル"]}
PLAYS = [
    # 9.7.3.3.1: the verb of what was offered, as そうしたら
    offered("手札を1枚捨て", "捨てたら", then={"me.stock": 2, "me.drop": ["ハル"]}, me=HAND),
    offered("相手のメンバーを1体選び、ドロップし", "ドロップしたら", then={"me.stock": 2, "foe.members": []}, foe={"circles": ["ハル"]}),
    offered("相手のメンバーを1体手札に戻し", "戻したら", then={"me.stock": 2, "foe.members": []}, foe={"circles": ["ハル"]}),
    offered("あなたのドロップ領域のメンバーを1枚選び、手札に加え", "加えた場合", then={"me.stock": 2, "me.drop": []}, me=LOST),
    offered("手札を1枚選び、レベル領域に置い", "置いたなら", then={"me.stock": 2, "me.level": 1}, me=HAND),
    offered("このメンバーをレストし", "レストしたら", then={"me.stock": 2, "X.rest": True}),
    offered("あなたのドロップ領域のメンバーを1枚選び、コストを払わずに出撃させ", "出撃させたら", "put 1", then={"me.stock": 2, "me.members": ["X", "ハル"]}, me=LOST),
    offered("手札を1枚公開し", "公開したら", then={"me.stock": 2}, me=HAND),
    offered("相手のメンバーを1体選び、パージし", "パージしたら", then={"me.stock": 2, "foe.members": []}, foe={"circles": ["ハル"]}),
    offered("手札を1枚ストックにし", "ストックにしたら", then={"me.stock": 3, "me.hand": []}, me=HAND),
    Play(
        f"自 あなたの他のメンバーが出撃した時、このメンバーをスタンドしてよい。スタンドしたら、{DRAW}",
        Scene(["sortie ハル 1", "yes", {"X.rest": False, "me.hand": 1}], me={"circles": ["X/rest"], **HAND}),
        Scene(["sortie ハル 1", "no", {"X.rest": True, "me.hand": 0}], me={"circles": ["X/rest"], **HAND}),
        Scene(["sortie ハル 1", "yes", {"foe.hand": 1}], foe={"circles": ["X/rest"], **HAND}, whose="foe"),
    ),
    Play(
        f"自 このメンバーが出撃した時、このメンバーを別のサークルに動かしてよい。動かしたら、{DRAW}",
        Scene(["sortie X 0", "yes", "put 1", {"X.at": 1, "me.hand": 1}], me={"hand": ["X"]}),
        Scene(["sortie X 0", "no", {"X.at": 0, "me.hand": 0}], me={"hand": ["X"]}),
    ),
    Play(
        f"起 相手の破壊されていない門を1枚選び、破壊してよい。破壊したら、{DRAW}",
        Scene(["use", "yes", "pick 石門", {"me.hand": 1, "foe.broken": [0]}], me={"circles": ["X"]}, foe={"gates": ["石門", *["FILLER-GATE"] * 5]}),
    ),
    Play(
        "起 カードを1枚引いてよい。引いたら、手札を1枚捨てる。",
        Scene(["use", "yes", {"me.hand": 0, "me.drop": 1}], me={"circles": ["X"]}),
        Scene(["use", "no", {"me.hand": 0, "me.drop": 0}], me={"circles": ["X"]}),
    ),
    Play(
        f"自[①]このメンバーが出撃した時、コストを払ってよい。払ったら、{DRAW}",
        Scene(["sortie X 0", "yes", {"me.hand": 1, "me.stock": 0}], me={"hand": ["X"], "stock": 1}),
        Scene(["sortie X 0", "no", {"me.hand": 0, "me.stock": 1}], me={"hand": ["X"], "stock": 1}),
    ),
    Play(
        f"自 このメンバーが出撃した時、相手は①を払ってよい。払ったら、{DRAW}",
        Scene(["sortie X 0", "yes", {"me.hand": 1, "foe.stock": 0}], me={"hand": ["X"]}, foe={"stock": 1}),
        Scene(["sortie X 0", "no", {"me.hand": 0, "foe.stock": 1}], me={"hand": ["X"]}, foe={"stock": 1}),
    ),
    Play(
        "永 このメンバーがサークルから離れるなら、代わりに手札を1枚捨ててよい。捨てたら、このメンバーはサークルに残る。",
        Scene(["use 追い", "yes", {"foe.members": ["X"], "foe.hand": 0}], me={"circles": ["追い"]}, foe={"circles": ["X"], "hand": ["ハル"]}),
        Scene(["use 追い", "no", {"foe.members": []}], me={"circles": ["追い"]}, foe={"circles": ["X"], "hand": ["ハル"]}),
    ),
    # how a card lies (4.1.3.1), or lay when it left (9.11.1)
    Play(
        "永 このメンバーがスタンドしているなら、このメンバーのパワー+1000。",
        Scene([{"X": (4000, 1, 2)}], me={"circles": ["X"]}),
        Scene([{"X": (3000, 1, 2)}], me={"circles": ["X/rest"]}),
        Scene([{"X": (4000, 1, 2)}, "use 狙い", {"X": (3000, 1, 2)}], me={"circles": ["狙い"]}, foe={"circles": ["X"]}),
    ),
    Play(
        f"自 あなたのターン終了時、このメンバーがレストしているなら、{DRAW}",
        Scene(["to_battle", {"me.hand": 1}, "done"], me={"circles": ["X/rest"]}),
        Scene(["to_battle", {"me.hand": 0}, "done"], me={"circles": ["X"]}),
        Scene(["to_battle", {"foe.hand": 2}, "done"], foe={"circles": ["X/rest"]}),  # the draw phase
    ),
    Play(
        f"自 このメンバーがドロップした時、このメンバーがレスト状態なら、{DRAW}",
        Scene(["use 捨て", {"me.hand": 1}], me={"circles": ["X/rest", "捨て"]}),
        Scene(["use 捨て", {"me.hand": 0}], me={"circles": ["X", "捨て"]}),
    ),
    Play(
        "永 このメンバーがレストしている間、あなたの他のメンバーすべてのパワー+500。",
        Scene([{"ハル": (2500, 1, 2)}], me={"circles": ["X/rest", "ハル"]}),
        Scene([{"ハル": (2000, 1, 2)}], me={"circles": ["X", "ハル"]}),
        Scene([{"ハル": (2000, 1, 2)}, "use 狙い", "pick X", {"ハル": (2500, 1, 2)}], me={"circles": ["狙い"]}, foe={"circles": ["X", "ハル"]}),
    ),
    Play(
        "永 このメンバーがスタンドしている間、このメンバーは相手の能力で選ばれない。",
        Scene(["use 狙い", {"pick X": False, "pick ハル": True}, "pick ハル"], me={"circles": ["狙い"]}, foe={"circles": ["X", "ハル", "ナツ"]}),
        Scene(["use 狙い", {"pick X": True}, "pick ハル"], me={"circles": ["狙い"]}, foe={"circles": ["X/rest", "ハル", "ナツ"]}),
    ),
    # it alone; so many and no more
    Play(
        "永 あなたのメンバーがこのメンバーだけなら、このメンバーのパワー+1000。",
        Scene([{"X": (4000, 1, 2)}], me={"circles": ["X"]}, foe={"circles": ["ハル"]}),
        Scene([{"X": (3000, 1, 2)}], me={"circles": ["X", "ハル"]}),
        Scene([{"X": (4000, 1, 2)}], me={"circles": ["ハル"]}, foe={"circles": ["X"]}),
    ),
    Play(
        "永 あなたの赤のメンバーがこのメンバーだけなら、このメンバーのパワー+1000。",
        Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"]}, x={"colors": "青"}),  # it is none itself
        Scene([{"X": (4000, 1, 2)}], me={"circles": ["X", "ナツ"]}, x={"colors": "赤"}),
        Scene([{"X": (3000, 1, 2)}], me={"circles": ["X", "ハル"]}, x={"colors": "赤"}),
    ),
    Play(
        "永 あなたのメンバーが2体だけなら、このメンバーのパワー+1000。",
        Scene([{"X": (4000, 1, 2)}], me={"circles": ["X", "ハル"]}),
        Scene([{"X": (3000, 1, 2)}], me={"circles": ["X", "ハル", "ナツ"]}),
        Scene([{"X": (3000, 1, 2)}], me={"circles": ["ハル"]}, foe={"circles": ["X"]}),
    ),
    # numbers (9.9.1.5, 12.5)
    Play(
        "永 このメンバーのパワーはあなたのドロップ領域のカード1枚につき+500される。",
        Scene([{"X": (4000, 1, 2)}], me={"circles": ["X"], "drop": 2}, foe={"drop": 1}),
        Scene([{"X": (3500, 1, 2)}], me={"drop": 2}, foe={"circles": ["X"], "drop": 1}),
    ),
    Play(
        "自 このメンバーが攻撃した時、そのバトル中、このメンバーのパワーをあなたの手札1枚につき+500する。",
        Scene(["attack X 0", {"X": (4000, 1, 2)}, "no_logic", {"X": (3000, 1, 2)}], me={"circles": ["X", "リユ"], "hand": 2, **LEVELS}, foe={"circles": ["ハル"]}),
    ),
    Play(
        "永 あなたの手札が2枚以上なら、このメンバーのパワーは+1500される。",
        Scene([{"X": (4500, 1, 2)}], me={"circles": ["X"], "hand": 2}),
        Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"], "hand": 1}, foe={"hand": 2}),
        Scene([{"X": (4500, 1, 2)}], foe={"circles": ["X"], "hand": 2}),
    ),
    Play(
        "起 手札1枚につき、このメンバーのパワーはそのターン中+500される。",
        Scene(["use", {"X": (4000, 1, 2)}, "end_turn", {"X": (3000, 1, 2)}], me={"circles": ["X"], "hand": 2}, foe={"hand": 1}),
    ),
    Play(
        "自 このメンバーが攻撃した時、防御しているメンバーのパワーは、そのバトル中、-1000される。",
        Scene(["attack X 0", {"ハル": (1000, 1, 2)}, "no_logic"], me={"circles": ["X", "リユ"], **LEVELS}, foe={"circles": ["ハル"]}),
    ),
    Play(
        "自 このメンバーが攻撃された時、相手の攻撃しているメンバーのパワーは、そのターン中、-1000される。",
        Scene(["attack ハル 0", {"ハル": (1000, 1, 2)}, "no_logic", {"ハル": (1000, 1, 2)}], me={"circles": ["ハル", "リユ"], **LEVELS}, foe={"circles": ["X"]}),
    ),
    Play(
        "起 そのターン中、あなたの他のメンバー1体のパワー+1000、オーラ+1。",
        Scene(["use", "pick ナツ", {"ハル": (2000, 1, 2), "ナツ": (4000, 3, 2)}, "end_turn", {"ナツ": (3000, 2, 2)}], me={"circles": ["X", "ハル", "ナツ"]}),
        Scene(["use", "pick ハル", {"ハル": (3000, 2, 2), "アキ": (4000, 1, 2)}], me={"circles": ["アキ"]}, foe={"circles": ["X", "ハル", "ナツ"]}, whose="foe"),
        Scene(["use", {"asked": "main"}], me={"circles": ["X"]}, foe={"circles": ["ハル"]}),
    ),
    # when members unite (5.35), when turns end (7.7.2), when a battle is won
    Play(
        f"自 あなたのメンバーが合体した時、{DRAW}",
        Scene([*UNITE, {"me.hand": 1}], me={"circles": ["X", "ハル", "ナツ"], **UNITING}),
        Scene(["unite ハル ナツ hand", "done", {"me.hand": ["フユ"]}], me={"circles": ["X", "ハル", "ナツ"], **UNITING}),
        Scene([*UNITE, {"foe.hand": 0}], me={"circles": [None, "ハル", "ナツ"], **UNITING}, foe={"circles": ["X"]}),
    ),
    Play(
        f"自 相手が合体した時、{DRAW}",
        Scene([*UNITE, {"foe.hand": 1, "me.hand": 0}], me={"circles": [None, "ハル", "ナツ"], **UNITING}, foe={"circles": ["X"]}),
        Scene([*UNITE, {"me.hand": 0}], me={"circles": ["X", "ハル", "ナツ"], **UNITING}),
    ),
    Play(
        f"自 ターン終了時、{DRAW}",
        Scene(["to_battle", {"me.hand": 1}, "done"], me={"circles": ["X"]}),
        Scene(["to_battle", {"foe.hand": 3}, "done"], foe={"circles": ["X"]}),  # two in the draw phase
    ),
    Play(
        "自 このメンバーが出撃した時、ターン終了時、このメンバーを手札に戻す。",
        Scene(["sortie X 0", {"me.hand": 0}, "end_turn", {"me.hand": ["X"]}], me={"hand": ["X"]}),
    ),
    Play(
        f"自 このメンバーがバトルで勝った時、{DRAW}",
        Scene(["fight X 0", {"me.hand": 1}], me={"circles": ["X", "リユ"], **LEVELS}, foe={"circles": ["ハル"]}),
        Scene(["fight ハル 0", {"foe.hand": 1}], me={"circles": ["ハル", "リユ"], **LEVELS}, foe={"circles": ["X"]}),
    ),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS, ids=str)
def test_plays(play: Play) -> None:
    run(play)


REFUSED = [
    # another verb than that of what was offered; nothing was offered; not in the sentence before
    ("起 手札を1枚捨ててよい。ドロップしたら、カードを1枚引く。", "told by this verb"),
    ("起 手札を1枚捨てる。捨てたら、カードを1枚引く。", "told by this verb"),
    ("起 捨てたら、カードを1枚引く。", "told by this verb"),
    ("起 手札を1枚捨ててよい。カードを1枚引く。捨てたら、カードを1枚引く。", "told by this verb"),
    # two things were offered; who has done it is not told; one of two sentences
    ("起 手札を1枚捨て、このメンバーをレストしてよい。レストしたら、カードを1枚引く。", "told by this verb"),
    ("起 各プレイヤーは手札を1枚捨ててよい。捨てたら、カードを1枚引く。", "told by this verb"),
    ("起 手札を1枚捨てる。あなたの手札がないなら、代わりにストックを1枚ドロップしてよい。ドロップしたら、カードを1枚引く。", "told by this verb"),
    ("自[①]このメンバーが出撃した時、コストを払ってよい。捨てたら、カードを1枚引く。", "told by this verb"),
    ("起 このメンバーがレストしている間、このメンバーのパワー+1000。", "comes back"),
    ("永 あなたのメンバー1体のパワー+1000。", "not to hold"),
    ("自 あなたのメンバーが合体した時、そのメンバーをレストする。", "told of"),
    ("自 このメンバーが合体した時、カードを1枚引く。", "no known wording"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_what_is_not_clear_is_refused(text: str, reason: str) -> None:
    with pytest.raises(CardError, match=reason):
        card(text)
