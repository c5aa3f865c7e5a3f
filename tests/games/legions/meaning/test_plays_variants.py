"""The same things in the other words in which such cards are printed; turns as moments and spans."""

from __future__ import annotations

import pytest
from tests.games.legions.meaning.played import Play, Scene, run

PLAYS = [
    # -- a turn begins with its first phase and ends with its last (26-2)
    Play(
        "「鐘」《あなたのターン開始時》:あなたはカードを1枚引く。",
        Scene(["turn", {"me.hand": 0}, "turn", {"me.hand": 2}], me={"minions": ["X"]}),
    ),
    Play(
        "「鐘」《相手のターンの開始時》:あなたのマスターは1点のライフを得る。",
        Scene(
            ["turn", {"me.life": 11}, "turn", {"me.life": 11}],
            me={"minions": ["X"], "life": 10},
        ),
    ),
    Play(
        "「鐘」《あなたのターン終了時》:あなたのマスターは2点のライフを得る。",
        Scene(
            ["turn", {"me.life": 12}, "turn", {"me.life": 12}],
            me={"minions": ["X"], "life": 10},
        ),
    ),
    Play(  # 26-7: by then damage is gone
        "「鐘」《あなたのターン終了時》:相手のダメージを受けているミニオン全てをブレイクする。",
        Scene(
            ["turn", {"foe.minions": ["シロ", "", ""]}],
            me={"minions": ["X"]},
            foe={"minions": ["シロ/2"]},
        ),
    ),
    Play(
        "相手のミニオンを1体選ぶ。次のあなたのターン開始時まで、そのミニオンはアタックできない。",
        Scene(
            ["play X", "turn", {"attack クロ": False}, "turn", "turn", {"attack クロ": True}],
            me={"hand": ["X"]},
            foe={"minions": ["クロ"]},
        ),
    ),
    Play(  # 26-3: it still holds at the very end of the turn before, and not in the next one
        "「構え」《自ターン中任意1回》:次の相手のターン開始時まで、このカードは「+1/+0」の修正を得る。\n"
        "「鐘」《あなたのターン終了時》:このカードのATKが2以上なら、あなたのマスターは3点のライフを得る。",
        Scene(
            ["use", {"X": (2, 3)}, "turn", {"me.life": 13, "X": (1, 3)}],
            me={"minions": ["X"], "life": 10},
        ),
        Scene(["turn", {"me.life": 10}], me={"minions": ["X"], "life": 10}),
    ),
    # -- the attack target, if it is such a card
    Play(
        "「突風」《アタック時》:アタックターゲットのミニオンを隣のレーンに移動させる。",
        Scene(
            ["attack X", "lane 0", {"foe.minions": ["クロ", "", ""], "クロ.damage": 1}],
            me={"minions": [None, "X"]},
            foe={"minions": [None, "クロ"]},
            x={"hp": 5},
        ),
        Scene(["attack X", {"foe.life": 19}], me={"minions": ["X"]}),
    ),
    # -- damage that is less, or more
    Play(
        "「重装」《常時》:このカードが受けるダメージは1点少なくなる。",
        Scene(
            ["attack X", {"X.damage": 2, "クロ.damage": 1}],
            me={"minions": ["X"]},
            foe={"minions": [None, None, "クロ"]},
        ),
    ),
    Play(
        "相手のミニオンを1体選ぶ。ターン終了時まで、そのミニオンが受けるダメージは2点多くなる。",
        Scene(
            ["play X", "pick シロ", "play ヤ", "pick シロ", {"シロ.damage": 4}],
            me={"hand": ["X", "ヤ"]},
            foe={"minions": ["シロ", "クロ"]},
        ),
        Scene(
            ["play X", "pick シロ", "play ヤ", "pick クロ", {"クロ.damage": 2}],
            me={"hand": ["X", "ヤ"]},
            foe={"minions": ["シロ", "クロ"]},
        ),
    ),
    # -- so much for each
    Play(
        "「軍勢」《常時》:このカードは、あなたのフィールドにいる他のミニオン1体につき「+1/+0」の修正を得る。",
        Scene(
            [{"X": (3, 3)}, "exclude アカ", {"X": (2, 3)}],
            me={"minions": ["X", "アカ", "シロ"]},
            foe={"minions": ["クロ"]},
        ),
    ),
    Play(  # 35-11: counted once
        "あなたのミニオンを1体選び、ターン終了時まであなたのミニオン1体につき、「+1/+1」の修正を与える。",
        Scene(
            ["play X", "pick クロ", {"クロ": (5, 6)}, "exclude アカ", {"クロ": (5, 6)}],
            me={"hand": ["X"], "minions": ["クロ", "アカ"]},
            foe={"minions": ["シロ"]},
        ),
    ),
    Play(
        "あなたのマスターは、あなたのミニオンの数に等しいライフを得る。",
        Scene(
            ["play X", {"me.life": 12, "foe.life": 20}],
            me={"hand": ["X"], "minions": ["クロ", "アカ"], "life": 10},
            foe={"minions": ["シロ"]},
        ),
    ),
    Play(
        "あなたのコアゾーンにあるコアが4個以下なら、あなたのマスターはあなたの活性状態のミニオンの数だけライフを得る。",
        Scene(
            ["play X", {"me.life": 11}],
            me={"hand": ["X"], "minions": ["クロ", "アカ/rest"], "life": 10, "cores": 4},
        ),
        Scene(
            ["play X", {"me.life": 10}],
            me={"hand": ["X"], "minions": ["クロ"], "life": 10, "cores": 5},
        ),
    ),
    # -- not chosen (39-19); what is done to all is done to it
    Play(
        "「霧」《常時》:このカードは相手の効果に選ばれない。",
        Scene(
            ["play キル", {"foe.minions": ["X", "", ""]}],
            me={"hand": ["キル"]},
            foe={"minions": ["X", "シロ"]},
        ),
        Scene(
            ["play アラシ", {"foe.minions": ["", "シロ", ""]}],
            me={"hand": ["アラシ"]},
            foe={"minions": ["X", "シロ"]},
        ),
    ),
    Play(
        "あなたのミニオンを1体選ぶ。次の相手のターン終了時まで、そのミニオンは相手の効果の対象に選ばれない。",
        Scene(
            [
                "play X",
                "pick クロ",
                "turn",
                "play キル",
                {"me.minions": ["クロ", "", ""]},
            ],
            me={"hand": ["X"], "minions": ["クロ", "アカ"]},
            foe={"hand": ["キル"]},
        ),
    ),
    Play(  # one's own effects choose it
        "「霧」《常時》:このカードは相手の効果によって選ばれない。\n"
        "「務め」《自ターン中任意1回》:あなたのミニオンを1体選び、疲労させる。",
        Scene(["use", {"X.rest": True}], me={"minions": ["X"]}),
    ),
    # -- as long as
    Play(
        "「連携」《常時》:あなたのフィールドに他のミニオンがいる限り、このカードは「+2/+0」の修正を得る。",
        Scene(
            [{"X": (3, 3)}, "exclude アカ", {"X": (1, 3)}],
            me={"minions": ["X", "アカ"]},
            foe={"minions": ["クロ"]},
        ),
    ),
    Play(
        "「意地」《常時》:あなたのマスターのライフが5点以下である限り、このカードは「先制」を得る。",
        Scene([{"X.first_strike": True}], me={"minions": ["X"], "life": 5}),
        Scene([{"X.first_strike": False}], me={"minions": ["X"], "life": 6}, foe={"life": 5}),
    ),
    # -- such units, whosever they are
    Play(
        "「血」《このカードがミニオンにダメージを与えた時》:"
        "あなたのマスターはそのダメージの点数に等しいライフを得る。",
        Scene(
            ["attack X", {"me.life": 12}],
            me={"minions": ["X"], "life": 10},
            foe={"minions": [None, None, "シロ"]},
            x={"atk": 2},
        ),
        Scene(["attack X", {"me.life": 10, "foe.life": 19}], me={"minions": ["X"], "life": 10}),
    ),
    Play(
        "「狩り」《このカードがミニオンをブレイクした時》:このカードを活性状態にする。",
        Scene(
            ["attack X", {"X.rest": False, "foe.wait1": ["アカ"]}],
            me={"minions": ["X"]},
            foe={"minions": [None, None, "アカ"]},
            x={"atk": 2},
        ),
        Scene(
            ["attack X", {"X.rest": True}],
            me={"minions": ["X"]},
            foe={"minions": [None, None, "シロ"]},
        ),
    ),
    # -- what was paid
    Play(
        "あなたは1マスターポイントを支払ってもよい。支払ったなら、カードを2枚引く。",
        Scene(["play X", "yes", {"me.hand": 2, "me.cores": 3}], me={"hand": ["X"]}),
        Scene(["play X", "no", {"me.hand": 0, "me.cores": 4}], me={"hand": ["X"]}),
    ),
    # -- other words and points
    Play(
        "相手のミニオンを1体、ブレイクする。",
        Scene(
            ["play X", "pick クロ", {"foe.minions": ["シロ", "", ""]}],
            me={"hand": ["X"]},
            foe={"minions": ["シロ", "クロ"]},
        ),
    ),
    Play(
        "「鼓舞」《自ターン中任意1回》:"
        "このカードの隣のレーンにいるあなたのミニオン全てに、ターン終了時まで「+1/+1」の修正を与える。",
        Scene(
            ["use", {"クロ": (4, 5), "アカ": (2, 2), "X": (1, 3), "シロ": (1, 5)}],
            me={"minions": ["X", "クロ", "アカ"]},
            foe={"minions": [None, "シロ"]},
        ),
    ),
    Play(
        "あなたのミニオンを2体選び、それら全てを疲労させる。",
        Scene(
            [
                "play X",
                "pick クロ アカ",
                {"クロ.rest": True, "アカ.rest": True, "シロ.rest": False},
            ],
            me={"hand": ["X"], "minions": ["クロ", "アカ", "シロ"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_plays(play: Play) -> None:
    run(play)
