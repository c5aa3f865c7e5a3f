"""What holds: numbers, abilities, words (9.9), what is allowed (1.3.1, 1.3.3), replacements (9.10)."""

from __future__ import annotations

import pytest
from tests.games.luck_and_logic.meaning.played import Play, Scene, run

LEVELS = {"levels": 3}

PLAYS = [
    # numbers (9.9.1.5), how long
    Play(
        "永 あなたの他のメンバーすべてのパワーを+1000する。",
        Scene([{"X": (3000, 1, 2), "ハル": (3000, 1, 2), "ナツ": (3000, 2, 2)}], me={"circles": ["X", "ハル"]}, foe={"circles": ["ナツ"]}),
    ),
    Play(
        "永 すべてのメンバーのパワーとオーラを+1する。",
        Scene([{"X": (3001, 2, 2), "ナツ": (3001, 3, 2)}], me={"circles": ["X"]}, foe={"circles": ["ナツ"]}),
    ),
    Play(
        "起【ターン1回】あなたのメンバーを1体選び、そのターン中、パワー+2000する。",
        Scene(["use", {"X": (5000, 1, 2)}, "end_turn", {"X": (3000, 1, 2)}], me={"circles": ["X"]}),
    ),
    Play(
        "自 このメンバーが攻撃した時、そのバトル中、このメンバーのパワー、リミット+1。",
        Scene(["attack X 0", {"X": (3001, 1, 3)}, "no_logic", {"X": (3000, 1, 2)}], me={"circles": ["X", None, "リユ"], "hand": 1, **LEVELS}, foe={"circles": ["ハル"]}),
    ),
    Play(
        "起【ターン1回】次の相手のターン終了時まで、このメンバーのオーラを+1する。",
        Scene(["use", "end_turn", {"X": (3000, 2, 2)}, "end_turn", {"X": (3000, 1, 2)}], me={"circles": ["X"]}),
    ),
    Play(
        "起【ターン1回】このゲーム中、このメンバーのハートを+1する。",
        Scene(["use", "end_turn", "end_turn", {"X.heart": 1}], me={"circles": ["X"]}),
    ),
    Play(
        "永 あなたのターン中、このメンバーのパワーを+1000する。",
        Scene([{"X": (4000, 1, 2)}, "end_turn", {"X": (3000, 1, 2)}], me={"circles": ["X"]}),
    ),
    Play(
        "永 このメンバーがバトル中である間、このメンバーのパワーを+1000する。",
        Scene([{"X": (3000, 1, 2)}, "attack X 0", {"X": (4000, 1, 2)}, "no_logic", {"X": (3000, 1, 2)}], me={"circles": ["X", None, "リユ"], "hand": 1, **LEVELS}, foe={"circles": ["ハル"]}),
    ),
    Play(
        "起【ターン1回】相手のメンバーを1体選ぶ。そのターン中、そのメンバーのパワーを1000にする。",
        Scene(["use", {"フユ": (1000, 3, 3)}, "end_turn", {"フユ": (7000, 3, 3)}], me={"circles": ["X"]}, foe={"circles": ["フユ"]}),
    ),
    Play(
        "起【ターン1回】相手のメンバーを1体選ぶ。そのターン中、このメンバーのパワーをそのメンバーのパワーと同じ値にする。",
        Scene(["use", {"X": (7000, 1, 2)}], me={"circles": ["X"]}, foe={"circles": ["フユ"]}),
    ),
    Play(
        "永 このメンバーのソウル1枚につき、このメンバーのパワーを+500する。",
        Scene([{"X": (4000, 1, 2)}], me={"circles": ["X+ハル+ナツ"]}),
    ),
    Play(
        "永 T-rank1につき、このメンバーのパワーを+1000する。",
        Scene([{"X": (5000, 1, 2)}], me={"circles": ["X"], "rank": 2}),
    ),
    Play(
        "永 このメンバーはオーラをハートとして扱う。",
        Scene([{"X": (3000, 0, 2), "X.heart": 1}], me={"circles": ["X"]}),
    ),
    # abilities (5.30, 5.31, 9.3)
    Play(
        "起【ターン1回】あなたのメンバーを1体選び、そのターン中、〈起【ターン1回】カードを1枚引く。〉を与える。",
        Scene(["use", "pick ハル", "use ハル", {"me.hand": 1}, "end_turn", "end_turn", {"use ハル": False}], me={"circles": ["X", "ハル"]}),
    ),
    Play(
        "永 あなたの<鳥>のメンバーすべてに〈永 このメンバーのパワーを+1000する。〉を与える。",
        Scene([{"ハル": (3000, 1, 2), "アキ": (4000, 1, 2)}], me={"circles": ["X", "ハル", "アキ"]}),
    ),
    Play(
        "起【ターン1回】そのターン中、このメンバーは〈自 このメンバーが攻撃した時、カードを1枚引く。〉を得る。",
        Scene(["use", "attack X 0", {"me.hand": 1}], me={"circles": ["X", "リユ"], **LEVELS}),
    ),
    Play("永 相手のメンバーすべては能力をすべて失う。", Scene([{"エイ": (1000, 1, 2)}], me={"circles": ["X"]}, foe={"circles": ["エイ"]})),
    Play("永 相手のメンバーすべては能力がすべて無効になる。", Scene([{"エイ": (1000, 1, 2)}], me={"circles": ["X"]}, foe={"circles": ["エイ"]})),
    Play("永 あなたの他のメンバーすべては起能力をすべて失う。", Scene([{"use ワザ": False, "エイ": (2000, 1, 2)}], me={"circles": ["X", "ワザ", "エイ"]})),
    Play("永 あなたの他のメンバーすべては永能力をすべて失う。", Scene([{"use ワザ": True, "エイ": (1000, 1, 2)}], me={"circles": ["X", "ワザ", "エイ"]})),
    Play("永 あなたの他のメンバーすべては起能力を使えない。", Scene([{"use ワザ": False}], me={"circles": ["X", "ワザ"]})),
    Play("永 あなたのメンバーすべては自能力を使えない。", Scene(["sortie ヒク 1", {"me.hand": 0}], me={"circles": ["X"], "hand": ["ヒク"]})),
    Play("永 あなたのメンバーすべては【自】能力を使えない。", Scene(["sortie ヒク 1", {"me.hand": 0}], me={"circles": ["X"], "hand": ["ヒク"]})),
    # words (9.9.1.4)
    Play(
        "永 このメンバーは《テトラヘヴン》としても扱う。\n永 すべての《テトラヘヴン》のメンバーのパワーを+1000する。",
        Scene([{"X": (4000, 1, 2), "ナツ": (4000, 2, 2), "ハル": (2000, 1, 2)}], me={"circles": ["X", "ナツ", "ハル"]}),
    ),
    Play(
        "永 このメンバーは緑としても扱う。\n永 すべての緑のメンバーのパワーを+1000する。",
        Scene([{"X": (4000, 1, 2), "ナツ": (4000, 2, 2), "ハル": (2000, 1, 2)}], me={"circles": ["X", "ナツ", "ハル"]}),
    ),
    Play(
        "永 このメンバーは<鳥>としても扱う。\n永 すべての<鳥>のメンバーのパワーを+1000する。",
        Scene([{"X": (4000, 1, 2), "ハル": (3000, 1, 2), "アキ": (4000, 1, 2)}], me={"circles": ["X", "ハル", "アキ"]}),
    ),
    Play(
        "永 このメンバーは「ハル」としても扱う。\n永 すべての「ハル」のパワーを+1000する。",
        Scene([{"X": (4000, 1, 2), "ハル": (3000, 1, 2), "アキ": (4000, 1, 2)}], me={"circles": ["X", "ハル", "アキ"]}),
    ),
    Play(
        "永 このメンバーはインターセプトアイコンを得る。",
        Scene(["attack フユ 0", {"asked": "intercept", "pick X": True}, "done", "no_logic"], me={"circles": ["フユ", None, "リユ"], **LEVELS}, foe={"circles": ["ハル", "X"]}),
    ),
    # what is allowed: cards
    Play("永 相手のメンバーすべては攻撃できない。", Scene(["end_turn", "choose battle", {"seat": "me"}, "done"], me={"circles": ["X"]}, foe={"circles": ["ハル"], **LEVELS})),
    Play("永 このメンバーの後ろのメンバーすべては攻撃されない。", Scene(["end_turn", "to_battle", "choose attack フユ", {"circle 3": False, "circle 0": True}, "choose circle", "no_logic", "no_logic"], me={"circles": ["X", None, None, "ハル"], "broken": [0]}, foe={"circles": ["フユ", None, "リユ"], **LEVELS})),
    Play("永 このメンバーは後列のサークルを攻撃できる。", Scene(["to_battle", "choose attack X", {"circle 3": True}, "choose circle"], me={"circles": ["X", "リユ"], **LEVELS})),
    Play("永 このメンバーはインターセプトできない。", Scene(["attack フユ 0", {"asked": "logic"}, "no_logic"], me={"circles": ["フユ", None, "リユ"], **LEVELS}, foe={"circles": ["ハル", "X"], "hand": 1}, x={"intercept": True})),
    Play("永 このメンバーは動かすことができない。", Scene(["choose rearrange", {"ハル.at": 1, "asked": "rearrange"}, "choose place"], me={"circles": ["X", "ハル"]}, left="main")),
    Play("永 このメンバーはスタンドしない。", Scene(["end_turn", "end_turn", {"X.rest": True}], me={"circles": ["X/rest"]})),
    Play("永 このメンバーはバトルに負けてもストックに置かれない。", Scene(["fight フユ 0", {"foe.members": ["X"], "foe.stock": 0}], me={"circles": ["フユ", "リユ"], **LEVELS}, foe={"circles": ["X"]})),
    Play("永 このメンバーは相手の効果で選ばれない。", Scene(["use 狙い", {"pick X": False, "asked": "choose"}, "pick ハル", {"ハル.rest": True}], me={"circles": ["狙い"]}, foe={"circles": ["X", "ハル", "ナツ"]})),
    Play("永 このメンバーは相手の効果で場を離れない。", Scene(["use 追い", {"foe.members": ["X"]}], me={"circles": ["追い"]}, foe={"circles": ["X"]})),
    Play("永 あなたの門すべては破壊されない。", Scene(["attack ハル 0", {"foe.broken": []}], me={"circles": ["ハル", "リユ"], **LEVELS}, foe={"circles": [None, "X"]})),
    # what is allowed: players
    Play("永 相手はロジック定義できない。", Scene(["attack X 0", {"seat": "me", "asked": "logic"}, "done"], me={"circles": ["X", "リユ"], **LEVELS}, foe={"circles": ["ハル"], "hand": 1})),
    Play("永 相手はレベルブーストできない。", Scene(["attack X 0", {"level boost": False, "seat": "foe", "asked": "logic"}, "no_logic"], me={"circles": ["X", "リユ"], **LEVELS}, foe={"circles": ["ハル"], "hand": 1, "levels": 1})),
    Play("永 あなたはラックドライブできない。", Scene([{"luck drive": False}], me={"circles": ["X"], "stock": 3})),
    Play("永 相手はインターセプトできない。", Scene(["attack X 0", {"asked": "logic"}, "no_logic"], me={"circles": ["X", "リユ"], **LEVELS}, foe={"circles": ["ハル", "アキ"], "hand": 1})),
    Play("永 相手は攻撃できない。", Scene(["end_turn", "choose battle", {"seat": "me"}, "done"], me={"circles": ["X"]}, foe={"circles": ["ハル"], **LEVELS})),
    Play("永 あなたはカードを引けない。", Scene(["use ワザ", {"me.hand": 0}], me={"circles": ["X", "ワザ"]})),
    Play("永 あなたは合体できない。", Scene([{"union": False}], me={"circles": ["X", "ハル", "ナツ"]})),
    Play("永 あなたはゲームに敗北しない。", Scene(["attack ハル 5", {"over": None, "foe.broken": [0, 1, 2, 3, 4, 5]}], me={"circles": ["ハル", "リユ"], **LEVELS}, foe={"circles": ["X"], "broken": [0, 1, 2, 3, 4]})),
    Play("永 あなたは<鳥>のメンバーを出撃させることができない。", Scene([{"sortie ハル": False, "sortie ミユ": True}], me={"circles": ["X"], "hand": ["ハル", "ミユ"]})),
    Play("永 相手は攻撃するサークルとしてこのメンバーのサークルを指定しなければならない。", Scene(["end_turn", "attack フユ 1", {"foe.hand": 2}, "no_logic"], me={"circles": [None, "X"]}, foe={"circles": ["フユ", "リユ"], **LEVELS})),
    Play("永 あなたの攻撃上限を+1する。", Scene(["attack X 0", "attack リユ 1", {"foe.broken": [0, 1]}, "done"], me={"circles": ["X", "リユ", "ミユ"], "levels": 1})),
    Play("永 あなたの手札上限を-7する。", Scene(["choose battle", {"asked": "discard", "seat": "me"}, "pick ナツ", {"me.hand": ["ハル"]}, "done"], me={"circles": ["X"], "hand": ["ハル", "ナツ"]})),
    Play("永 あなたのレベル上限を-1する。", Scene([{"asked": "keep levels", "seat": "me"}, "pick ハル ナツ アキ", {"me.level": 3}], me={"circles": ["X"], "levels": ["ハル", "ナツ", "アキ", "ミユ"]})),
    Play(
        "永 あなたの合体上限回数を+1する。",
        Scene(["unite ハル ナツ hand", "done", {"union": True}], me={"circles": ["X", "ハル", "ナツ", "リユ", "ミユ"], "hand": 1}),
    ),
    Play(
        "トランスチェンジ-「フユ」\n永 あなたのTC上限回数を+1する。",
        Scene(["change X ナツ hand", "done", {"me.members": ["別X", "別ナツ"]}], me={"circles": ["X", "ナツ", "別X", "別ナツ"], "hand": 1}),
        kind="union",
    ),
    Play("永 あなたは、<獣>のメンバーを出撃させるコストを-1する。", Scene([{"sortie アキ": True}, "sortie アキ 1", {"me.stock": 0}], me={"circles": ["X"], "hand": ["アキ"], "levels": 1, "stock": 1})),
    Play("永 相手は、メンバーを出撃させるコストを+1する。", Scene(["end_turn", {"sortie ハル": True}, "sortie ハル 0", {"foe.stock": 0}], me={"circles": ["X"]}, foe={"hand": ["ハル"]})),
    Play(
        "永 相手のメンバーを出撃させるコストを+1する。",
        Scene(["end_turn", {"sortie ハル": True}, "sortie ハル 0", {"foe.stock": 0}], me={"circles": ["X"]}, foe={"hand": ["ハル"]}),
        Scene([{"sortie ハル": True}, "sortie ハル 1", {"me.stock": 0}], me={"circles": ["X"], "hand": ["ハル"]}),
    ),
    Play(
        "永 あなたの<獣>のメンバーを出撃させるコストを-1する。",
        Scene(["sortie アキ 1", {"me.stock": 0}], me={"circles": ["X"], "hand": ["アキ"], "levels": 1, "stock": 1}),
        Scene(["end_turn", {"sortie アキ": False}], me={"circles": ["X"]}, foe={"hand": ["アキ"], "levels": 1}),
    ),
    Play("永 相手は、自分のメンバーを出撃させるコストを+1する。", Scene(["end_turn", "sortie ハル 0", {"foe.stock": 0}], me={"circles": ["X"]}, foe={"hand": ["ハル"]})),
    Play(
        "永 あなたの山札の合理体を出撃させるコストを-2する。",  # from elsewhere it costs as much as ever
        Scene(["unite ハル ナツ search", "pick フユ", "put 3", {"フユ.at": 3}], me={"circles": ["X", "ハル", "ナツ"], "deck": ["フユ", "策"], "levels": ["リユ赤"] * 2}),
        Scene(["unite ハル ナツ hand", {"pick フユ": False}, "done"], me={"circles": ["X", "ハル", "ナツ"], "hand": ["フユ"], "levels": ["リユ赤"] * 2}),
    ),
    Play("永 あなたは手札の<鳥>のメンバーを出撃させることができない。", Scene([{"sortie ハル": False, "sortie ミユ": True}], me={"circles": ["X"], "hand": ["ハル", "ミユ"]})),
    Play("永 あなたは相手のメンバーを出撃させることができない。", Scene([{"sortie ハル": True}], me={"circles": ["X"], "hand": ["ハル"]})),
    Play("永 あなたはドロップ領域のメンバーを出撃させることができない。", Scene([{"sortie ハル": True}, "use 呼び", {"me.members": ["X", "呼び"]}], me={"circles": ["X", "呼び"], "hand": ["ハル"], "drop": ["ハル"]})),
    Play("永 このカードを出撃させるコストを-1する。", Scene([{"sortie X": True}], me={"hand": ["X"], "stock": 1}, x={"cost": 2}), Scene([{"sortie X": False}], me={"hand": ["X"]}, x={"cost": 2})),
    Play("永 あなたは、ドロップ領域のカードもロジック定義に使える。", Scene(["attack X 0", "define 策", {"me.battle": ["策"]}, "no_logic"], me={"circles": ["X", "リユ"], "drop": ["策"], **LEVELS}, foe={"circles": ["ハル"]})),
    Play(
        "永 あなたは合体する時、ドロップ領域の合理体も出撃させることができる。",
        Scene(["unite ハル ナツ elsewhere", "pick フユ", "put 3", {"フユ.at": 3}], me={"circles": ["X", "ハル", "ナツ"], "drop": ["フユ"], "stock": 2, "levels": ["リユ赤"] * 2}),
    ),
    Play(
        "永 あなたは合体する時、条件を無視して「フユ」を出撃させることができる。",
        Scene(["unite ハル ナツ hand", "pick フユ", "put 3", {"フユ.at": 3}], me={"circles": ["X", "ハル", "ナツ"], "hand": ["フユ"], "stock": 2}),
    ),
    # replacements (9.10)
    Play("永 このメンバーがストックになるなら、代わりに手札に戻す。", Scene(["fight フユ 0", {"foe.hand": ["X"], "foe.stock": 0}], me={"circles": ["フユ", "リユ"], **LEVELS}, foe={"circles": ["X"]})),
    Play(
        "永 このメンバーがドロップするなら、代わりに手札に戻してよい。",
        Scene(["sortie ハル 0", "yes", {"me.hand": ["X"], "me.members": ["ハル"]}], me={"circles": ["X"], "hand": ["ハル"]}),
        Scene(["sortie ハル 0", "no", {"me.drop": ["X"]}], me={"circles": ["X"], "hand": ["ハル"]}),
    ),
    Play("永 あなたの他のメンバーがパージ領域に置かれるなら、代わりにこのメンバーをレストする。", Scene(["use 狩り", "pick ハル", {"me.members": ["X", "ハル", "狩り"], "X.rest": True}], me={"circles": ["X", "ハル", "狩り"]})),
    Play(
        "永 あなたの門が破壊されるなら、代わりに手札を2枚捨ててよい。",
        Scene(["attack ハル 0", "yes", {"foe.broken": [], "foe.hand": 0}], me={"circles": ["ハル", "リユ"], **LEVELS}, foe={"circles": [None, "X"], "hand": 2}),
        # 9.10.3: what cannot be done cannot be chosen
        Scene(["attack ハル 0", {"foe.broken": [0], "foe.hand": 1}], me={"circles": ["ハル", "リユ"], **LEVELS}, foe={"circles": [None, "X"], "hand": 1}),
    ),
    Play("EXソウル1 永 このメンバーのパワーを+1000する。", Scene([{"X": (4000, 1, 2)}], me={"circles": ["X+ハル"]}), Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"]})),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS, ids=str)
def test_plays(play: Play) -> None:
    run(play)
