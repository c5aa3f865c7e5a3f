"""Occasions (…際, …直前に): choosing, the end of turn, energy, playing, supporting, retiring."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

PLAYS = [
    # 9.10.5: who must be chosen first
    Play(
        "【永】【メンバー】【本領発揮Lv1】:相手は効果でメンバーからキャラを選ぶ際、このキャラを優先する。",
        Scene(
            ["use ドケ", {"pick X": True, "pick ハル": False}, "pick X", {"foe.waiting": ["X"]}],
            me={"members": ["ドケ"]},
            foe={"members": ["X", "ハル"]},
        ),
    ),
    Play(
        "【永】【メンバー】:相手は効果でメンバーから〔風組〕を選ぶ際、このキャラを優先する。",
        Scene(
            ["use ドケ", {"pick X": True, "pick ハル": False, "pick アキ": True}, "pick アキ"],
            me={"members": ["ドケ"]},
            foe={"members": ["X", "ハル", "アキ"]},
            x={"traits": "風組"},
        ),
    ),
    Play(
        "【永】【メンバー】:相手は効果でメンバーから選ぶ際、《ハル》を優先する。",
        Scene(
            ["use ドケ", {"pick X": False, "pick ハル": True}, "pick ハル"],
            me={"members": ["ドケ"]},
            foe={"members": ["X", "ハル"]},
        ),
    ),
    Play(
        "【永】【メンバー】:相手は効果でキャラを選ぶ際、このキャラを優先する。",
        Scene(
            ["use ドケ", {"pick X": True, "pick ハル": False}, "pick X"],
            me={"members": ["ドケ"]},
            foe={"members": ["X", "ハル"]},
        ),
    ),
    Play(
        "【永】【エントリー】:相手は効果であなたのキャラを選ぶ際、《ハル》を優先する。",
        Scene(
            ["use ドケ", {"pick ナツ": False, "pick ハル": True}, "pick ハル"],
            me={"members": ["ドケ"]},
            foe={"entry": "X", "members": ["ナツ", "ハル"]},
        ),
    ),
    # 7.6.5: Rebirth cards that stay
    Play(
        "【永】【エントリー】:あなたは自分のターン終了時にReバースを控え室に置く際、1枚残してよい。",
        Scene(
            [
                "to_attack",
                "end_attacks",
                {"asked": "keep Rebirth cards"},
                "pick 大団円",
                "pass_all",
                {"me.rebirth": ["大団円"], "me.waiting": ["幕開け"]},
            ],
            me={"entry": "X", "rebirth": ["幕開け", "大団円"]},
        ),
    ),
    Play(
        "【永】【エントリー】:あなたは自分のターン終了時にReバースを控え室に置く際、1枚残してよい。あなたの手札がないなら、1枚残すかわりに、1枚まで手札に戻し、1枚まで残してよい。",
        Scene(
            [
                "to_attack",
                "end_attacks",
                {"asked": "take back Rebirth cards"},
                "pick 幕開け",
                {"asked": "keep Rebirth cards"},
                "pick 大団円",
                "pass_all",
                {"me.rebirth": ["大団円"], "me.hand": ["幕開け"]},
            ],
            me={"entry": "X", "rebirth": ["幕開け", "大団円"]},
        ),
        Scene(
            [
                "to_attack",
                "end_attacks",
                {"asked": "keep Rebirth cards"},
                "pick 大団円",
                "pass_all",
                {"me.rebirth": ["大団円"], "me.hand": ["ハル"]},
            ],
            me={"entry": "X", "rebirth": ["幕開け", "大団円"], "hand": ["ハル"]},
        ),
    ),
    Play(
        "【永】【エントリー】:あなたは自分のターン終了時にReバースを控え室に置く際、かわりに手札を控え室に置いてよい。",
        Scene(
            [
                "to_attack",
                "end_attacks",
                {"asked": "may do"},
                "yes",
                "pass_all",
                {"me.rebirth": ["幕開け"], "me.waiting": ["ハル"], "me.hand": 0},
            ],
            me={"entry": "X", "rebirth": ["幕開け"], "hand": ["ハル"]},
        ),
        Scene(
            ["to_attack", "end_attacks", "no", "pass_all", {"me.rebirth": 0, "me.hand": ["ハル"]}],
            me={"entry": "X", "rebirth": ["幕開け"], "hand": ["ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のセットされているReバースから1枚選ぶ。あなたはこのターン終了時にReバースを控え室に置く際、それを残してよい。",
        Scene(
            [
                "use",
                "pick 幕開け",
                "to_attack",
                "end_attacks",
                {"asked": "keep Rebirth cards", "pick 大団円": False},
                "pick 幕開け",
                "pass_all",
                {"me.rebirth": ["幕開け"]},
            ],
            me={"members": ["X"], "rebirth": ["幕開け", "大団円"]},
        ),
    ),
    # 7.3.2: energy
    Play(
        "【永】【メンバー】:あなたは手札からエネルギーを置く際、かわりに控え室から置いてよい。",
        Scene(
            [{"asked": "card to energy"}, "pick ハル", {"me.energy": 1, "me.waiting": 0}],
            me={"members": ["X"], "waiting": ["ハル"], "hand": ["ナツ"]},
            phase="energy",
        ),
    ),
    Play(
        "【永】【エントリー】:あなたのエネルギーフェイズに手札からエネルギーを置く際、あなたは追加で2枚置ける。",
        Scene(
            [{"asked": "card to energy"}, "pick ハル ナツ アキ", {"me.energy": 3}],
            me={"entry": "X", "hand": ["ハル", "ナツ", "アキ"]},
            phase="energy",
        ),
    ),
    Play(
        "【永】【エントリー】:相手はエネルギーを置く際、それがパートナーでないなら【レスト】で置く。",
        Scene(
            ["pick ハル", {"me.energy": 1, "me.stand": 0}],
            me={"hand": ["ハル"]},
            foe={"entry": "X"},
            phase="energy",
        ),
    ),
    # 7.4.2.2: from the entry to the members
    Play(
        "【永】【メンバー】:各ターン、最初に相手がエントリーのキャラをメンバーにプレイする際、相手はそのコストを+1しなければプレイできない。",
        Scene(
            [
                {"shift ハル": True},
                "shift ハル",
                "pay",
                {"me.stand": 1, "me.members": ["ハル", "", ""]},
            ],
            me={"entry": "ハル", "energy": 3},
            foe={"members": ["X"]},
        ),
        Scene([{"shift ハル": False}], me={"entry": "ハル", "energy": 1}, foe={"members": ["X"]}),
    ),
    Play(
        "【永】【メンバー】:あなたのキャラをエントリーからメンバーに置く際、このキャラのいるメンバーにも置ける。",
        Scene(
            [
                {"shift ハル": True},
                "shift ハル",
                "pay",
                {"me.members": ["ハル", "ナツ", "アキ"], "me.waiting": ["X"]},
            ],
            me={"entry": "ハル", "members": ["X", "ナツ", "アキ"], "energy": 3},
        ),
    ),
    # 8.2.4: not rested for support
    Play(
        "【永】【メンバー】:各ターン1回目のアタックをこのキャラがサポートする際、あなたのメンバーに空席があるなら、このキャラは【レスト】しない。",
        Scene(
            [
                "attack X",
                "block",
                {"X.rest": False, "フユ.damage": 1},
                "attack X",
                "block",
                {"X.rest": True, "フユ.damage": 2},
            ],
            me={"entry": "ハル", "members": ["X", "ナツ"]},
            foe={"entry": "フユ"},
        ),
        Scene(
            ["attack X", "block", {"X.rest": True}],
            me={"entry": "ハル", "members": ["X", "ナツ", "アキ"]},
            foe={"entry": "フユ"},
        ),
    ),
    # 5.9, 5.25: drawing and checking
    Play(
        "【永】【エントリー】:あなたがカードを引く際、本来より1枚多く引く。この効果は重複しない。",
        Scene(["use ワザ", {"me.hand": 2}], me={"entry": "X", "members": ["ワザ"]}),
        Scene(["set 幕開け", {"me.hand": 2}], me={"entry": "X", "hand": ["幕開け"]}),
    ),
    Play(
        "【永】【メンバー】:あなたがチェックする際、そのチェック中、相手のエントリーを-1/±0。\n【起】【メンバー】:あなたはチェックする。それであなたが勝ちなら、あなたは1枚引く。",
        Scene(
            ["use", {"me.hand": 1}], me={"members": ["X"], "top": ["ナツ"]}, foe={"entry": "ナツ"}
        ),
        Scene(
            ["use", {"me.hand": 0}], me={"members": ["X"], "top": ["ハル"]}, foe={"entry": "ナツ"}
        ),
    ),
    # counting
    Play(
        "【永】【メンバー】:あなたのエントリーに【のびしろ】がいるなら、カードの効果であなたのリタイアの枚数を数える際、4枚として扱う。\n【起】【メンバー】:あなたのリタイアが4枚なら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X"], "entry": "ノビ", "retire": 1}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"], "retire": 1}),
    ),
    # 5.19.3, 9.11.3: before a character retires, or instead
    Play(
        "【永】【メンバー】:あなたのキャラがリタイアする直前に、あなたはこのキャラを控え室に置くことで、デッキの上から1枚控え室に置き、その中に、コスト3以上のキャラがあるなら、そのリタイアとダメージを取り消す。",
        Scene(
            [
                "attack",
                {"asked": "may do", "seat": "foe"},
                "yes",
                {"ナツ.damage": 0, "foe.retire": 0, "foe.waiting": ["X", "フユ"]},
            ],
            me={"entry": "オオカゼ", "members": ["ハル", "エイ"]},
            foe={"entry": "ナツ", "members": ["X"], "top": ["フユ"]},
        ),
        Scene(
            ["attack ハル", "yes", {"foe.retire": ["ナツ"]}],
            me={"entry": "オオカゼ", "members": ["ハル", "エイ"]},
            foe={"entry": "ナツ", "members": ["X"], "top": ["ハル", "フユ"]},
        ),
        Scene(
            ["attack", "no", {"foe.retire": ["ナツ"], "foe.members": ["X", "", ""]}],
            me={"entry": "オオカゼ", "members": ["ハル", "エイ"]},
            foe={"entry": "ナツ", "members": ["X"], "top": ["フユ"]},
        ),
    ),
    Play(
        "【永】【エントリー】:このキャラが相手のアタックでリタイアする際、かわりに自分のメンバーから1枚選び、リタイアに置いてよい。そうしたら、あなたはこのキャラを空席のメンバーに置く。",
        Scene(
            [
                "attack",
                {"asked": "may do", "seat": "foe"},
                "yes",
                "slot 2",
                {"foe.retire": ["ハル"], "foe.members": ["", "", "X"]},
            ],
            me={"entry": "オオカゼ", "members": ["ナツ", "エイ"]},
            foe={"entry": "X", "members": ["ハル"], "top": ["アキ"]},
        ),
        Scene(
            ["attack", "no", {"foe.retire": ["X"]}],
            me={"entry": "オオカゼ", "members": ["ナツ", "エイ"]},
            foe={"entry": "X", "members": ["ハル"], "top": ["アキ"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
