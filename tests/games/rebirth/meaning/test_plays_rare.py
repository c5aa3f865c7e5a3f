"""Rarer turns of phrase: instead, occasions, labels, abilities chosen and copied."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run
from tests.games.rebirth.table import card

from kirifuda.games.deck import ANY_NUMBER, limit_of

THREE = ["ハル", "ナツ", "アキ"]

PLAYS = [
    # options by a measure
    Play(
        "【起】【メンバー】:あなたは自分のエネルギーの枚数により以下をすべて行う。2枚以上:相手のメンバーから1枚選び、控え室に置く。4枚以上:あなたは1枚引く。",
        Scene(
            ["use", {"foe.waiting": 0, "me.hand": 0}],
            me={"members": ["X"], "energy": 1},
            foe={"members": ["ハル"]},
        ),
        Scene(
            ["use", {"foe.waiting": 1, "me.hand": 0}],
            me={"members": ["X"], "energy": 3},
            foe={"members": ["ハル"]},
        ),
        Scene(
            ["use", {"foe.waiting": 1, "me.hand": 1}],
            me={"members": ["X"], "energy": 4},
            foe={"members": ["ハル"]},
        ),
    ),
    Play(
        "【起】【エントリー】:あなたの、メンバーとリタイアのカード名の種類により以下をすべて行う。2種類以上.このターン中、このキャラを+1/+1。3種類以上.あなたは1枚引く。",
        Scene(
            ["use", {"X": (1, 3)}],
            me={"entry": "X", "members": ["ハル", "ハル"], "retire": ["ハル"]},
        ),
        Scene(
            ["use", {"X": (2, 4), "me.hand": 0}],
            me={"entry": "X", "members": ["ハル", "ハル"], "retire": ["ナツ"]},
        ),
        Scene(
            ["use", {"X": (2, 4), "me.hand": 1}],
            me={"entry": "X", "members": ["ハル", "アキ"], "retire": ["ナツ"]},
        ),
    ),
    Play(
        "【起】【エントリー】:あなたのメンバーにいるキャラにより、あなたは以下をすべて行う。《ハル》.1枚引く。《ナツ》.このターン中、このキャラを+1/±0。《ハル》と《ナツ》.このターン中、このキャラを±0/+1。",
        Scene(["use", {"X": (1, 3), "me.hand": 1}], me={"entry": "X", "members": ["ハル"]}),
        Scene(["use", {"X": (2, 3), "me.hand": 0}], me={"entry": "X", "members": ["ナツ"]}),
        Scene(["use", {"X": (2, 4), "me.hand": 1}], me={"entry": "X", "members": ["ハル", "ナツ"]}),
    ),
    Play(
        "【自】【エントリー】:このキャラがアタックした時、あなたは自分の手札から1枚まで選び、控え室に置き、そのカードの能力により、以下を1つ行う。【スパーク】.このアタック中、このキャラを+3/±0。【ブロッカー】.あなたは1枚引く。",
        Scene(
            ["attack ハル", "pick ヒバナ", "say 1", {"オオカゼ.damage": 4, "me.hand": 1}],
            me={"entry": "X", "members": THREE, "hand": ["ヒバナ", "タテ"]},
            foe={"entry": "オオカゼ"},
        ),
        Scene(
            ["attack ハル", "pick タテ", "say 2", {"オオカゼ.damage": 1, "me.hand": 2}],
            me={"entry": "X", "members": THREE, "hand": ["ヒバナ", "タテ"]},
            foe={"entry": "オオカゼ"},
        ),
        Scene(
            ["attack ハル", "done", {"オオカゼ.damage": 1, "me.hand": 2}],
            me={"entry": "X", "members": THREE, "hand": ["ヒバナ", "タテ"]},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは「花」か「月」から1つ選び、以下を行う。花.あなたは1枚引く。月.相手は1枚引く。",
        Scene(["use", "say 1", {"me.hand": 1, "foe.hand": 0}], me={"members": ["X"]}),
        Scene(["use", "say 2", {"me.hand": 0, "foe.hand": 1}], me={"members": ["X"]}),
    ),
    # instead
    Play(
        "【自】:このキャラがメンバーに置かれた時、あなたは相手のメンバーから1枚選び、控え室に置く。あなたの手札がないなら、かわりに2枚選ぶ。",
        Scene(
            ["play X 0", "pick ハル ナツ", {"foe.waiting": ["ハル", "ナツ"]}],
            me={"hand": ["X"], "energy": 1},
            foe={"members": THREE},
        ),
        Scene(
            ["play X 0", "pick ハル", {"foe.waiting": ["ハル"]}],
            me={"hand": ["X", "ノビ"], "energy": 1},
            foe={"members": THREE},
        ),
    ),
    Play(
        "【起】【エントリー】:あなたは1枚引き、このキャラを自分のメンバーに置く。あなたのメンバーに《ハル》がいるなら、メンバーに置くかわりにエネルギーに置く。",
        Scene(
            ["use", "slot 1", {"me.members": ["ナツ", "X", ""], "me.hand": 1}],
            me={"entry": "X", "members": ["ナツ"]},
        ),
        Scene(
            ["use", {"me.members": ["ハル", "", ""], "me.energy": ["X"], "me.hand": 1}],
            me={"entry": "X", "members": ["ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から1枚選び、エネルギーに【レスト】で置く。あなたのメンバーに《ハル》がいるなら、控え室ではなくデッキの上から置いてよい。",
        Scene(
            ["use", "pick ナツ", {"me.energy": ["ナツ"]}],
            me={"members": ["X"], "waiting": ["ナツ", "アキ"]},
        ),
    ),
    # Rebirth cards that stay
    Play(
        "【永】【エントリー】:あなたは自分のターン終了時にReバースを控え室に置く際、1枚残してよい。",
        Scene(
            [
                "to_attack",
                "end_attacks",
                "pick 幕開け",
                "pass_all",
                {"me.rebirth": ["幕開け"], "me.waiting": ["大団円"]},
            ],
            me={"entry": "X", "rebirth": ["幕開け", "大団円"]},
        ),
        Scene(
            ["to_attack", "end_attacks", "done", "pass_all", {"me.rebirth": 0}],
            me={"entry": "X", "rebirth": ["幕開け", "大団円"]},
        ),
    ),
    Play(
        "【永】【メンバー】:あなたは手札からエネルギーを置く際、かわりに控え室から置いてよい。",
        Scene(
            [
                {"asked": "card to energy", "pick ハル": True, "pick ナツ": True},
                "pick ハル",
                {"me.energy": ["ハル"], "me.hand": ["ナツ"]},
            ],
            me={"members": ["X"], "waiting": ["ハル"], "hand": ["ナツ"]},
            phase="energy",
        ),
    ),
    # how often
    Play(
        "【永】【メンバー】:あなたは各ターン1回まで、自分のエントリーを手札の〔月組〕でブロックできる。",
        Scene(
            ["attack ハル", "block フユ", "attack ナツ", {"block ノビ": False}, "block"],
            me={"entry": "オオカゼ", "members": ["X"], "hand": ["フユ", "ノビ"]},
            foe={"members": THREE},
            whose="foe",
        ),
    ),
    Play(
        "【起】【エントリー】:このターンこのキャラが次にアタックした時、あなたは1枚引く。",
        Scene(
            ["use", "attack ハル", {"me.hand": 1}, "attack ナツ", {"me.hand": 1}],
            me={"entry": "X", "members": THREE},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【起】【エントリー】【ターン1】:このターンこのキャラがアタックした時、あなたは1枚引く。",
        Scene(
            ["use", "attack ハル", {"me.hand": 1}, "attack ナツ", {"me.hand": 2}],
            me={"entry": "X", "members": THREE},
            foe={"entry": "オオカゼ"},
        ),
    ),
    # the damage of an attack
    Play(
        "【自】【メンバー】:あなたのエントリーがアタックされた時、あなたはこのキャラをデッキの下に置くことで、そのアタックのダメージを0にする。",
        Scene(
            [
                "attack ハル",
                "yes",
                {"フユ.damage": 0, "me.members": ["", "", ""]},
                "attack ナツ",
                {"フユ.damage": 1},
            ],
            me={"entry": "フユ", "members": ["X"]},
            foe={"members": THREE},
            whose="foe",
        ),
        Scene(
            ["attack ハル", "no", {"フユ.damage": 1}],
            me={"entry": "フユ", "members": ["X"]},
            foe={"members": THREE},
            whose="foe",
        ),
    ),
    # all, if there are so many
    Play(
        "【起】【エントリー】:あなたは自分のエネルギーから1枚以上、すべて【レスト】することで、1枚引く。",
        Scene(
            ["use", "yes", {"me.stand": 0, "me.hand": 1}],
            me={"entry": "X", "energy": ["ハル", "ナツ"]},
        ),
        Scene(["use", {"asked": "main", "me.hand": 0}], me={"entry": "X"}),
    ),
    # abilities of others
    Play(
        "【起】【エントリー】【ターン1】:あなたは自分のリタイアからキャラを1枚選び、このターン中、このキャラはそのキャラの能力をすべて得る。",
        Scene(
            ["use", "pick ジドウ", "attack ハル", {"me.hand": 1}],
            me={"entry": "X", "members": THREE, "retire": ["ジドウ", "フユ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:このターン中、このキャラはカード名と属性を失う。",
        Scene(
            ["use", {"X.traits": []}, "end_turn", {"X.traits": ["風組"]}],
            me={"members": ["X"]},
            x={"traits": "風組"},
        ),
    ),
    Play(
        "【永】【控え室】:このキャラは効果で選ばれない。\n【起】【メンバー】:あなたは自分の控え室から1枚選び、手札に戻す。",
        Scene(["use", {"me.hand": ["ハル"]}], me={"members": ["X"], "waiting": ["ハル"]}),
    ),
    Play(
        "【起】【リタイア】:あなたは自分のエントリーから1枚選び、このキャラと入れ替える。このターン終了時、このキャラをエントリーから控え室に置く。",
        Scene(
            ["use", {"me.entry": ["X"], "me.retire": ["ハル"]}, "end_turn", {"me.waiting": ["X"]}],
            me={"entry": "ハル", "retire": ["X"]},
        ),
    ),
    Play(
        "【起】【控え室】:[エネ1]あなたはこのキャラをコスト4でATK6/DEF6の『カゲ』のキャラとしてエントリーに裏向きで置く。このターン終了時、その『カゲ』を表向きにする。",
        Scene(
            ["use", {"X": (6, 6)}, "end_turn", {"X": (1, 3), "me.entry": ["X"]}],
            me={"waiting": ["X"], "energy": 1, "members": 1},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室からカード名が異なる〔風組〕を2枚まで選び、手札に戻す。",
        Scene(
            ["use", "pick ハル ナツ", {"me.hand": ["ハル", "ナツ"]}],
            me={"members": ["X"], "waiting": ["ハル", "ハル", "ナツ"]},
        ),
        Scene(
            ["use", "pick ハル", {"me.hand": ["ハル"]}],
            me={"members": ["X"], "waiting": ["ハル", "ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から〔風組〕を1枚選び、手札に戻すかデッキの下に置く。",
        Scene(["use", "say 1", {"me.hand": ["ハル"]}], me={"members": ["X"], "waiting": ["ハル"]}),
        Scene(
            ["use", "say 2", {"me.hand": 0, "me.deck": 21}],
            me={"members": ["X"], "waiting": ["ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:相手は1枚引いてよい。引いたら、あなたは2枚引く。引かないなら、あなたは1枚引く。",
        Scene(
            ["use", {"seat": "foe"}, "yes", {"me.hand": 2, "foe.hand": 1}], me={"members": ["X"]}
        ),
        Scene(["use", "no", {"me.hand": 1, "foe.hand": 0}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【エントリー】:あなたは自分の手札から《ナツ》を1枚選び、エントリーに置き、このキャラをその魂にする。",
        Scene(
            ["use", "pick ナツ", {"me.entry": ["ナツ"], "me.soul": ["X"]}],
            me={"entry": "X", "hand": ["ナツ"], "members": 1},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の【魂】から1枚選び、手札に戻す。",
        Scene(
            ["use", {"me.hand": ["ハル"]}],
            me={"entry": {"card": "フユ", "soul": ["ハル"]}, "members": ["X"]},
            foe={"entry": {"card": "アキ", "soul": ["ナツ"]}},
        ),
    ),
    Play(
        "【自】【エントリー】:あなたのメンバーが効果で控え室に置かれた時、あなたは控え室に置かれたキャラを空席のメンバーに置く。",
        Scene(
            ["use ドケ", "slot 2", {"me.members": ["", "", "ハル"]}],
            me={"entry": "X", "members": ["ハル"]},
            foe={"members": ["ドケ"]},
            whose="foe",
        ),
    ),
    Play(
        "【自】【手札】:あなたの〔風組〕のアタック終了時、あなたは自分の手札からこのキャラをエントリーに置くことで、1枚引く。",
        Scene(
            ["attack ハル", "reveal X", "done", "yes", {"me.entry": ["X"], "me.hand": 1}],
            me={"entry": "ナツ", "members": ["ハル", "タテ"], "hand": ["X"]},
        ),
    ),
    Play(
        "【自】【メンバー】:あなたのキャラの効果で相手のキャラを控え室に置いた時、あなたは1枚引く。",
        Scene(
            ["use ドケ", {"me.hand": 1}], me={"members": ["X", "ドケ"]}, foe={"members": ["ハル"]}
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札をすべて控え室に置くことで、控え室から、【Reコンボ】を持つキャラと、Reバースを1枚ずつ選び、手札に戻す。",
        Scene(
            ["use", "yes", {"me.hand": ["幕開け"]}],
            me={"members": ["X"], "hand": ["幕開け", "ハル"]},
        ),
    ),
    # sparks chosen and played
    Play(
        "【起】【メンバー】:あなたは自分の控え室からキャラの【スパーク】を1つ選び、発動させる。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X"], "waiting": ["ヒバナ", "ハル"]}),
    ),
    Play(
        "【起】【エントリー】:[エネ1]あなたはこのキャラをメンバーに置く。置いたら、このターン中、次にあなたのエントリーに置かれるキャラを+1/±0。",
        Scene(
            ["use", "slot 0", {"フユ": (5, 6), "me.members": ["X", "", ""]}],
            me={"entry": "X", "energy": 1, "top": ["フユ"]},
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
                "pick 幕開け",
                "pass_all",
                {"me.rebirth": ["幕開け"], "me.waiting": ["大団円"]},
            ],
            me={"members": ["X"], "rebirth": ["幕開け", "大団円"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室の【のびしろ】から〔月組〕を1枚まで選び、手札に戻す。",
        Scene(
            ["use", {"pick アキ": False}, "pick ノビ", {"me.hand": ["ノビ"]}],
            me={"members": ["X"], "waiting": ["ノビ", "アキ"]},
        ),
    ),
    Play(
        "【起】【エントリー】:あなたのリタイアの〔風組〕1枚につき、このターン中、このキャラを+1/±0。この効果でリタイアの《アキ》は〔風組〕2枚分として数える。",
        Scene(["use", {"X": (4, 3)}], me={"entry": "X", "retire": ["ハル", "アキ", "フユ"]}),
    ),
    Play(
        "【起】【エントリー】:あなたのリタイアが4枚以上なら、このターン中、このキャラを+1/+1。この効果でリタイアの《アキ》は2枚分として数える。",
        Scene(["use", {"X": (2, 4)}], me={"entry": "X", "retire": ["ハル", "アキ", "フユ"]}),
        Scene(["use", {"X": (1, 3)}], me={"entry": "X", "retire": ["ハル", "ナツ", "フユ"]}),
    ),
    Play(
        "【永】【メンバー】:あなたのキャラをエントリーからメンバーに置く際、このキャラのいるメンバーにも置ける。",
        Scene(
            ["shift", "pay", {"me.members": ["フユ", "", ""], "me.waiting": ["X"]}],
            me={"entry": "フユ", "members": ["X"], "energy": 4},
        ),
    ),
    Play(
        "【起】【エントリー】:このターン中、このキャラの【Reコンボ】がすべて有効になる。\n【永】【エントリー】【Reコンボ】:このキャラを+1/±0。",
        Scene([{"X": (1, 3)}, "use", {"X": (2, 3)}, "end_turn", {"X": (1, 3)}], me={"entry": "X"}),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)


def test_a_deck_may_hold_more_of_it() -> None:
    many = card("【永】:このキャラはデッキに4枚より多く入れてよい。")
    assert limit_of(many, 4) == ANY_NUMBER
    assert limit_of(card(), 4) == 4
