"""The same things said in other words: without 選ぶ, with 全ての, X told afterwards, times first."""

from __future__ import annotations

import pytest
from tests.games.legions.meaning.played import Play, Scene, run

PLAYS = [
    # -- all of them, however that is said
    Play(
        "相手のフィールドにある全てのミニオンに1ダメージを与える。",
        Scene(
            ["play X", {"ミドリ.damage": 1, "シロ.damage": 1, "クロ.damage": 0}],
            me={"hand": ["X"], "minions": ["クロ"]},
            foe={"minions": ["ミドリ", "シロ"], "lord": ["キミ"]},
        ),
        Scene(["play X", {"me.wait2": ["X"]}], me={"hand": ["X"]}),
    ),
    Play(
        "相手の全てのミニオンをブレイクする。",
        Scene(
            ["play X", {"foe.minions": ["", "", ""], "me.minions": ["クロ", "", ""]}],
            me={"hand": ["X"], "minions": ["クロ"]},
            foe={"minions": ["ミドリ", "シロ"]},
        ),
    ),
    Play(
        "全ての相手のミニオンを疲労させる。",
        Scene(
            ["play X", {"ミドリ.rest": True, "シロ.rest": True, "クロ.rest": False}],
            me={"hand": ["X"], "minions": ["クロ"]},
            foe={"minions": ["ミドリ", "シロ"]},
        ),
    ),
    Play(
        "お互いのタイムラインにあるカードを全てWT+1する。",
        Scene(
            ["play X", {"me.wait2": ["アカ", "X"], "foe.wait3": ["クロ"], "foe.wait4": ["シロ"]}],
            me={"hand": ["X"], "wait1": ["アカ"]},
            foe={"wait2": ["クロ"], "wait4": ["シロ"]},
        ),
    ),
    Play(
        "左レーンにある相手のミニオン全てに2ダメージを与える。",  # 18-2: their right lane
        Scene(
            ["play X", {"foe.minions": ["クロ", "", "シロ"], "シロ.damage": 2, "クロ.damage": 0}],
            me={"hand": ["X"]},
            foe={"minions": ["クロ", None, "シロ"]},
        ),
    ),
    Play(
        "あなたの右レーンにあるミニオンに、ターン終了時まで「+3/+0」の修正を与える。",
        Scene(
            ["play X", {"クロ": (6, 4), "シロ": (1, 5), "ミドリ": (2, 3)}],
            me={"hand": ["X"], "minions": ["シロ", None, "クロ"]},
            foe={"minions": [None, None, "ミドリ"]},
        ),
        Scene(["play X", {"me.wait2": ["X"]}], me={"hand": ["X"]}),
    ),
    # -- so many of them, without 選ぶ (35-6, 35-9)
    Play(
        "中央レーンにある相手のミニオン1体に3ダメージを与える。",
        Scene(
            ["play X", {"クロ.damage": 3, "シロ.damage": 0}],
            me={"hand": ["X"]},
            foe={"minions": ["シロ", "クロ"]},
        ),
        Scene(["unlock X", {"me.standby": ["X"]}], me={"hand": ["X"]}, foe={"minions": ["シロ"]}),
    ),
    Play(
        "フィールドにあるミニオン1体に、次のあなたのターン終了時まで「+1/+0」の修正を与える。",
        Scene(
            [
                "play X",
                {"pick シロ": True},
                "pick クロ",
                {"クロ": (4, 4)},
                "turn",
                {"クロ": (4, 4)},
                "turn",
                {"クロ": (4, 4)},
                "turn",
                {"クロ": (3, 4)},
            ],
            me={"hand": ["X"], "minions": ["クロ"]},
            foe={"minions": ["シロ"]},
        ),
    ),
    Play(
        "あなたのスタンバイゾーンにあるミニオンカード1枚をミニオンゾーンに配置する。",
        Scene(
            ["play X", "lane 2", {"me.minions": ["", "", "アカ"], "me.standby": ["ワザ"]}],
            me={"hand": ["X"], "standby": ["アカ", "ワザ"]},
        ),
    ),
    Play(
        "ターン終了時まで、相手のミニオン1体はキーワード能力を全て失う。",
        Scene(
            [
                "play X",
                "pick ツラヌキ",
                {"ツラヌキ.pierce": 0},
                "turn",
                {"ツラヌキ.pierce": 2},
            ],
            me={"hand": ["X"]},
            foe={"minions": ["ツラヌキ", "ハヤテ"]},
        ),
        Scene(["play X", {"ハヤテ.haste": False}], me={"hand": ["X"]}, foe={"minions": ["ハヤテ"]}),
    ),
    Play(
        "相手のミニオン1体とそれに隣接するレーンにある相手のミニオン全てに1ダメージを与える。",
        Scene(
            [
                "play X",
                "pick クロ",
                {"クロ.damage": 1, "シロ.damage": 1, "オオ.damage": 0},
            ],
            me={"hand": ["X"]},
            foe={"minions": ["クロ", "シロ", "オオ"]},
        ),
        Scene(
            [
                "play X",
                "pick シロ",
                {"クロ.damage": 1, "シロ.damage": 1, "オオ.damage": 1},
            ],
            me={"hand": ["X"], "minions": ["ミドリ"]},
            foe={"minions": ["クロ", "シロ", "オオ"]},
        ),
        Scene(["play X", {"クロ.damage": 1}], me={"hand": ["X"]}, foe={"minions": ["クロ"]}),
    ),
    Play(
        "あなたのミニオン1体と相手のミニオン1体を選ぶ。それらはお互いに、自身のATKに等しいダメージを与え合う。",
        Scene(
            [
                "play X",
                "pick クロ",
                "pick シロ",
                {"クロ.damage": 1, "シロ.damage": 3, "オオ.damage": 0},
            ],
            me={"hand": ["X"], "minions": ["クロ", "アカ"]},
            foe={"minions": ["シロ", "オオ"]},
        ),
        # both at once: who breaks has struck all the same
        Scene(
            ["play X", {"me.minions": ["", "", ""], "foe.minions": ["", "", ""]}],
            me={"hand": ["X"], "minions": ["アカ"]},
            foe={"minions": ["アカ"]},
        ),
        Scene(["unlock X", {"me.standby": ["X"]}], me={"hand": ["X"], "minions": ["アカ"]}),
    ),
    Play(
        "相手のミニオンを2体まで選び、それぞれに2ダメージを与える。",
        Scene(
            ["play X", "pick クロ シロ", {"クロ.damage": 2, "シロ.damage": 2, "オオ.damage": 0}],
            me={"hand": ["X"]},
            foe={"minions": ["クロ", "シロ", "オオ"]},
        ),
        Scene(
            ["play X", "done", {"クロ.damage": 0}], me={"hand": ["X"]}, foe={"minions": ["クロ"]}
        ),
    ),
    # -- chance
    Play(
        "相手のフィールドにあるミニオン1体をランダムに選び、ブレイクする。",
        Scene(["play X", {"foe.wait3": ["クロ"]}], me={"hand": ["X"]}, foe={"minions": ["クロ"]}),
        Scene(["unlock X", {"me.standby": ["X"]}], me={"hand": ["X"]}),
    ),
    Play(
        "相手の手札を無作為に2枚除外する。",
        Scene(
            ["play X", {"foe.hand": 1, "foe.excluded": 2, "me.hand": ["アカ"]}],
            me={"hand": ["X", "アカ"]},
            foe={"hand": 3},
        ),
        Scene(["unlock X", {"me.standby": ["X"]}], me={"hand": ["X"]}, foe={"hand": 1}),
    ),
    # -- the hand (02-8)
    Play(
        "手札を2枚選んで除外する。そうした場合、カードを3枚引く。",
        Scene(
            ["play X", "pick アカ クロ", {"me.hand": 4, "me.excluded": ["アカ", "クロ"]}],
            me={"hand": ["X", "アカ", "クロ", "シロ"]},
        ),
        Scene(["unlock X", {"me.standby": ["X"]}], me={"hand": ["X", "アカ"]}),
    ),
    Play(
        "カードを1枚引く。手札を2枚まで選んで除外する。そうした場合、ライフを2点得る。",
        Scene(["play X", "done", {"me.life": 10}], me={"hand": ["X", "アカ"], "life": 10}),
        Scene(["play X", "pick アカ", {"me.life": 12}], me={"hand": ["X", "アカ"], "life": 10}),
    ),
    Play(
        "相手の手札を見る。その中からスキルカードを1枚選び、ウェイトゾーンⅣに置く。",
        Scene(
            ["play X", "pick ヤ", {"foe.wait4": ["ヤ"], "foe.hand": ["アカ", "ワザ"]}],
            me={"hand": ["X"]},
            foe={"hand": ["アカ", "ヤ", "ワザ"]},
        ),
    ),
    Play(
        "あなたは手札をすべて山札に戻し、シャッフルする。その後、カードを4枚引く。",
        Scene(
            ["play X", {"me.hand": 4, "foe.hand": 2}],
            me={"hand": ["X", "アカ"]},
            foe={"hand": 2},
        ),
    ),
    Play(
        "相手の手札を裏向きに除外する。",
        Scene(
            ["play X", {"me.hand": 1, "foe.hand": 0}], me={"hand": ["X", "アカ"]}, foe={"hand": 3}
        ),
    ),
    # -- the deck
    Play(
        "山札の上からカードを3枚見る。その中から1枚を手札に加え、残りを好きな順番で山札の下に置く。",
        Scene(
            [
                "play X",
                "pick クロ",
                {"asked": "order"},
                "pick シロ アカ",
                {"me.hand": ["クロ"], "me.deck": ["オオ", "シロ", "アカ"]},
            ],
            me={"hand": ["X"], "deck": ["アカ", "クロ", "シロ", "オオ"]},
        ),
        Scene(
            ["play X", "pick アカ", {"me.hand": ["アカ"], "me.deck": ["クロ"]}],
            me={"hand": ["X"], "deck": ["アカ", "クロ"]},
        ),
    ),
    Play(
        "あなたの山札の上から2枚を見て、それらを好きな順番であなたの山札の上に戻す。",
        Scene(
            ["play X", "pick クロ アカ", {"me.deck": ["クロ", "アカ", "シロ"]}],
            me={"hand": ["X"], "top": ["アカ", "クロ", "シロ"]},
        ),
    ),
    Play(
        "山札の一番上のカードを確認する。そのカードを山札の一番下に置いてもよい。",
        Scene(
            ["play X", "yes", {"me.deck": ["クロ", "アカ"]}],
            me={"hand": ["X"], "deck": ["アカ", "クロ"]},
        ),
        Scene(
            ["play X", "no", {"me.deck": ["アカ", "クロ"]}],
            me={"hand": ["X"], "deck": ["アカ", "クロ"]},
        ),
    ),
    Play(
        "あなたの山札の一番上のカードを公開する。それがミニオンカードなら、ミニオンゾーンに配置する。そうでないなら、手札に加える。",
        Scene(
            ["play X", "lane 0", {"me.minions": ["アカ", "", ""], "me.hand": 0}],
            me={"hand": ["X"], "top": ["アカ"]},
        ),
        Scene(
            ["play X", {"me.minions": ["", "", ""], "me.hand": ["ワザ"]}],
            me={"hand": ["X"], "top": ["ワザ"]},
        ),
    ),
    Play(
        "山札の上からカードを2枚、ウェイトゾーンⅡに置く。",
        Scene(
            ["play X", {"me.wait2": ["アカ", "クロ", "X"], "foe.wait2": 0}],
            me={"hand": ["X"], "top": ["アカ", "クロ"]},
        ),
    ),
    Play(
        "山札からコスト2以下のミニオンカードを1枚選び、相手に見せて手札に加える。その後、山札をシャッフルする。",
        Scene(
            ["play X", {"pick クロ": False}, "pick アカ", {"me.hand": ["アカ"]}],
            me={"hand": ["X"], "deck": ["クロ", "アカ", "シロ", "ワザ"]},
        ),
    ),
    Play(
        "相手は自分の山札の上からカードを1枚、除外する。",
        Scene(
            ["play X", {"foe.excluded": ["アカ"], "me.excluded": 0}],
            me={"hand": ["X"]},
            foe={"top": ["アカ"]},
        ),
    ),
    # -- X told afterwards (05-3, 35-11)
    Play(
        "相手のミニオン1体を選び、Xダメージを与える。Xは、あなたのコアゾーンにあるコアの数に等しい。",
        Scene(
            ["play X", {"オオ.damage": 3}],
            me={"hand": ["X"], "cores": 3},
            foe={"minions": ["オオ"]},
        ),
    ),
    Play(
        "あなたのミニオン1体を選び、ターン終了時まで「+X/+X」の修正を与える。Xは、そのミニオンのコストに等しい。",
        Scene(
            ["play X", "pick クロ", {"クロ": (6, 7), "アカ": (2, 2)}],
            me={"hand": ["X"], "minions": ["クロ", "アカ"]},
        ),
    ),
    # counted once, when it is first needed
    Play(
        "カードをX枚引き、相手のマスターにXダメージを与える。Xは手札の枚数に等しい。",
        Scene(["play X", {"me.hand": 4, "foe.life": 18}], me={"hand": ["X", "アカ", "クロ"]}),
    ),
    Play(
        "相手のマスターにXダメージを与えてもよい。ライフをX点得る。Xは、あなたのミニオンの数に等しい。",
        Scene(
            ["play X", "no", {"foe.life": 20, "me.life": 12}],
            me={"hand": ["X"], "minions": ["アカ", "クロ"], "life": 10},
        ),
    ),
    Play(
        "「群れ」《常時》:このミニオンは「+X/+0」の修正を得る。Xは、あなたのフィールドにある他のミニオンの数に等しい。",
        Scene(
            [{"X": (3, 3)}, "exclude アカ", {"X": (2, 3)}],
            me={"minions": ["X", "アカ", "クロ"]},
            foe={"minions": ["シロ"]},
        ),
    ),
    Play(
        "あなたのマスターは「ATKX」としてアタックを行う。Xは、あなたのコアゾーンにある疲労状態のコアの数に等しい。",
        Scene(["play X", {"foe.life": 17}], me={"hand": ["X"], "spent": 2}),
    ),
    Play(
        "あなたのコアゾーンにある活性状態のコアの数をXとし、ライフをX点得る。",
        Scene(["play X", {"me.life": 14}], me={"hand": ["X"], "spent": 2, "life": 10}),
    ),
    Play(
        "相手のマスターに、あなたのフィールドにあるミニオンの数に等しいダメージを与える。",
        Scene(
            ["play X", {"foe.life": 18, "me.life": 20}],
            me={"hand": ["X"], "minions": ["アカ", "クロ"]},
            foe={"minions": ["シロ"]},
        ),
        Scene(["play X", {"foe.life": 20}], me={"hand": ["X"]}),
    ),
    # -- times first (35-10)
    Play(
        "ターン終了時まで、あなたのフィールドにある全てのミニオンは「+1/+0」の修正を得る。",
        Scene(
            ["play X", {"アカ": (3, 2), "シロ": (1, 5)}, "turn", {"アカ": (2, 2)}],
            me={"hand": ["X"], "minions": ["アカ"]},
            foe={"minions": ["シロ"]},
        ),
    ),
    Play(
        "このターン、相手のフィールドにある全てのミニオンに「-1/-1」の修正を与える。",
        Scene(
            ["play X", {"foe.minions": ["", "シロ", ""], "シロ": (0, 4)}, "turn", {"シロ": (1, 5)}],
            me={"hand": ["X"]},
            foe={"minions": ["ハヤテ", "シロ"]},
        ),
    ),
    Play(
        "ターン終了時まで、次にあなたがカードを引いた時、ライフを1点得る。",
        Scene(["play X", "play ワザ", {"me.life": 11}], me={"hand": ["X", "ワザ"], "life": 10}),
        Scene(["play X", "turn", "turn", {"me.life": 10}], me={"hand": ["X"], "life": 10}),
    ),
    # -- ATK and HP by their names (38-5)
    Play(
        "あなたのミニオン1体を選ぶ。ターン終了時まで、そのミニオンをATK+2、HP+1する。",
        Scene(
            ["play X", {"アカ": (4, 3)}, "turn", {"アカ": (2, 2)}],
            me={"hand": ["X"], "minions": ["アカ"]},
        ),
    ),
    Play(
        "相手のミニオン1体を選び、ターン終了時まで、ATKを3点減少させる。",
        Scene(
            ["play X", {"オオ": (2, 6)}, "turn", {"オオ": (5, 6)}],
            me={"hand": ["X"]},
            foe={"minions": ["オオ"]},
        ),
        Scene(["play X", {"アカ": (0, 2)}], me={"hand": ["X"]}, foe={"minions": ["アカ"]}),
    ),
    Play(
        "相手のミニオン1体を選ぶ。このターン、そのミニオンのHPを2点減らす。",
        Scene(["play X", {"foe.wait1": ["アカ"]}], me={"hand": ["X"]}, foe={"minions": ["アカ"]}),
        Scene(["play X", {"クロ": (3, 2)}], me={"hand": ["X"]}, foe={"minions": ["クロ"]}),
    ),
    Play(
        "「力」《配置時》:このミニオンのATKを2点増加させる。",
        Scene(["play X 0", {"X": (3, 3)}, "turn", {"X": (3, 3)}], me={"hand": ["X"]}),
    ),
    # -- several boons, abilities among them (38-10)
    Play(
        "あなたのミニオンを2体選び、ターン終了時まで「強襲」と「貫通2」を与える。",
        Scene(
            [
                "play X",
                "pick アカ クロ",
                {"アカ.assault": True, "クロ.pierce": 2, "シロ.pierce": 0},
                "turn",
                {"アカ.assault": False, "クロ.pierce": 0},
            ],
            me={"hand": ["X"], "minions": ["アカ", "クロ", "シロ"]},
        ),
    ),
    Play(
        "あなたのフィールドにあるミニオン1体を選び、ターン終了時まで「+1/+1」の修正と「「反撃」《アタック時》:カードを1枚引く。」を与える。",
        Scene(
            ["play X", {"アカ": (3, 3)}, "attack アカ", {"me.hand": 1}],
            me={"hand": ["X"], "minions": ["アカ"]},
        ),
        Scene(
            ["play X", "turn", "turn", {"me.hand": 1}, "attack アカ", {"me.hand": 1}],
            me={"hand": ["X"], "minions": ["アカ"]},
        ),
    ),
    Play(
        "相手のミニオン1体を選ぶ。それは「「嘆き」《あなたのエンドフェイズ開始時》:あなたのマスターは1点のライフを失う。」を得る。",
        Scene(
            [
                "play X",
                "turn",
                {"foe.life": 20, "me.life": 20},
                "turn",
                {"foe.life": 19, "me.life": 20},
            ],
            me={"hand": ["X"]},
            foe={"minions": ["クロ"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_play(play: Play) -> None:
    run(play)
