"""Which cards: what they are, where they are, how many; conditions and amounts."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.legions.meaning.played import Play, Scene, run

ALL = ["アカ", "ミドリ", "クロ"]


def chooses(what: str, among: dict[str, Any], *names: str, others: tuple[str, ...] = ()) -> Play:
    """A skill that excludes such cards of the opponent: exactly these can be chosen."""
    offers: dict[str, object] = {f"pick {name}": True for name in names}
    offers |= {f"pick {name}": False for name in others}
    done = {"foe.excluded": [names[0]]}
    return Play(
        f"{what}を1枚まで選び、除外する。",
        Scene(["play X", offers, f"pick {names[0]}", done], me={"hand": ["X"]}, foe=among),
    )


FIELD = {"minions": ALL}
PLAYS = [
    # 14-3: what a card is
    chooses("相手の赤属性を持つミニオン", FIELD, "アカ", others=("ミドリ", "クロ")),
    chooses("相手の黒属性のミニオン", FIELD, "クロ", others=("アカ", "ミドリ")),
    chooses("相手の白属性を持つミニオン", {"minions": ["シロ", "アカ"]}, "シロ", others=("アカ",)),
    chooses("相手の緑属性を持つ、コスト2以上のミニオン", FIELD, "ミドリ", others=("アカ", "クロ")),
    chooses(
        "相手のダブルシンボルのミニオン",
        {"minions": ["フタイロ", "アカ"]},
        "フタイロ",
        others=("アカ",),
    ),
    chooses("相手のタイプ「悪魔」を持つミニオン", FIELD, "クロ", others=("アカ", "ミドリ")),
    chooses(
        "相手の「速攻」を持つミニオン", {"minions": ["ハヤテ", "アカ"]}, "ハヤテ", others=("アカ",)
    ),
    chooses(
        "相手の「貫通」を持つミニオン",
        {"minions": ["ツラヌキ", "アカ"]},
        "ツラヌキ",
        others=("アカ",),
    ),
    chooses("相手のATK2以下のミニオン", FIELD, "アカ", "ミドリ", others=("クロ",)),
    chooses("相手のHPが3以上のミニオン", FIELD, "ミドリ", "クロ", others=("アカ",)),
    chooses(
        "相手のHP2以下のミニオン", {"minions": ["クロ/2", "ミドリ"]}, "クロ", others=("ミドリ",)
    ),
    chooses("相手のコスト2のミニオン", FIELD, "ミドリ", others=("アカ", "クロ")),
    chooses("相手のWT3以上のミニオン", FIELD, "クロ", others=("アカ", "ミドリ")),
    chooses(
        "相手の疲労状態のミニオン", {"minions": ["アカ/rest", "クロ"]}, "アカ", others=("クロ",)
    ),
    chooses(
        "相手の活性状態のミニオン", {"minions": ["アカ/rest", "クロ"]}, "クロ", others=("アカ",)
    ),
    chooses(
        "相手のリバース状態のカード", {"minions": ["アカ/down", "クロ"]}, "アカ", others=("クロ",)
    ),
    chooses(
        "相手のオープン状態のカード", {"minions": ["アカ/down", "クロ"]}, "クロ", others=("アカ",)
    ),
    chooses(
        "相手のダメージを受けているミニオン",
        {"minions": ["クロ/1", "ミドリ"]},
        "クロ",
        others=("ミドリ",),
    ),
    chooses(
        "相手の行動不能状態のミニオン", {"minions": ["アカ/new", "クロ"]}, "アカ", others=("クロ",)
    ),
    chooses("相手の「アカ」", FIELD, "アカ", others=("ミドリ", "クロ")),
    # 16-3e: what lies reversed is no minion
    chooses("相手のミニオン", {"minions": ["アカ/down", "クロ"]}, "クロ", others=("アカ",)),
    chooses(
        "相手のミニオンかロード",
        {"minions": ["アカ"], "lord": ["キミ"]},
        "アカ",
        "キミ",
        others=("名もなき将",),
    ),
    # 17, 18: where it is
    chooses(
        "相手のミニオンゾーンにあるカード",
        {"minions": ["アカ"], "lord": ["キミ"]},
        "アカ",
        others=("キミ",),
    ),
    chooses(
        "相手のリーダーゾーンのロード",
        {"minions": ["アカ"], "lord": ["キミ"]},
        "キミ",
        others=("アカ",),
    ),
    chooses("相手の右レーンにいるミニオン", FIELD, "クロ", others=("アカ", "ミドリ")),
    chooses("相手の左レーンのミニオン", FIELD, "アカ", others=("クロ", "ミドリ")),
    chooses("相手の中央レーンにいるミニオン", FIELD, "ミドリ", others=("アカ", "クロ")),
    chooses(
        "相手の中央レーンにあるロード", {"lord": ["キミ"], "minions": ["アカ"]}, "キミ"
    ),  # 18-3
    chooses(
        "相手のスタンバイゾーンにあるカード",
        {"standby": ["アカ"], "wait1": ["クロ"]},
        "アカ",
        others=("クロ",),
    ),
    chooses(
        "相手のタイムラインにあるカード",
        {"standby": ["アカ"], "wait1": ["クロ"], "wait4": ["シロ"]},
        "クロ",
        "シロ",
        others=("アカ",),
    ),
    chooses(
        "相手のウェイトゾーンⅣにあるカード",
        {"wait1": ["クロ"], "wait4": ["シロ"]},
        "シロ",
        others=("クロ",),
    ),
    chooses(
        "相手のタイムラインのウェイトゾーンⅠ〜Ⅱにあるカード",
        {"wait1": ["クロ"], "wait2": ["アカ"], "wait3": ["シロ"]},
        "クロ",
        "アカ",
        others=("シロ",),
    ),
    # 17-18: nobody knows what lies excluded face down
    Play(
        "あなたの除外ゾーンにあるミニオンを1枚まで選び、ウェイトゾーンⅠに置く。",
        Scene(
            ["play X", {"pick クロ": False}, "pick アカ", {"me.wait1": ["アカ"]}],
            me={"hand": ["X"], "excluded": ["アカ", "クロ/down"]},
        ),
    ),
    Play(
        "あなたの除外ゾーンにあるカードを1枚まで選び、ウェイトゾーンⅠに置く。",
        Scene(
            ["play X", {"pick アカ": True}, "pick クロ", {"me.wait1": ["クロ"]}],
            me={"hand": ["X"], "excluded": ["アカ", "クロ/down"]},
        ),
    ),
    # 01-8: the turn player chooses from a hand that only the other one sees
    Play(
        "「声」《このカードがブレイクした時》:あなたの手札にあるミニオンを1枚選び、フィールドに配置する。あなたはカードを1枚引く。",
        Scene(
            [
                "play キル",
                {"seat": "me", "pick クロ": True, "pick ワザ": True, "done": False},
                "pick クロ",
                "lane 0",
            ],
            me={"hand": ["キル"]},
            foe={"minions": ["X"], "hand": ["クロ", "ワザ"]},
        ),
        Scene(
            ["play キル", "pick ワザ", {"foe.hand": ["クロ", "ワザ"], "asked": "main"}],
            me={"hand": ["キル"]},
            foe={"minions": ["X"], "hand": ["クロ", "ワザ"]},
        ),
    ),
    # 39-19, 01-8
    Play(
        "相手のミニオンを1体選び、ブレイクする。",
        Scene(["unlock X", {"me.standby": ["X"]}], me={"hand": ["X"]}, foe={"minions": ["マモリ"]}),
    ),
    Play(
        "相手のユニットを1体選び、1点のダメージを与える。",
        Scene(["play X", "pick 名もなき将", {"foe.life": 19}], me={"hand": ["X"]}, foe=FIELD),
    ),
    Play(
        "「声」《自ターン中任意》:このカードと同一レーンにいる相手のミニオンを1体選び、疲労させる。",
        Scene(["use", {"クロ.rest": True, "アカ.rest": False}], me={"minions": ["X"]}, foe=FIELD),
    ),
    Play(
        "「声」《自ターン中任意》:このカードに隣接するレーンにいるあなたのミニオン全てを疲労させる。",
        Scene(
            ["use", {"アカ.rest": True, "クロ.rest": True, "X.rest": False}],
            me={"minions": ["アカ", "X", "クロ"]},
        ),
        Scene(
            ["use", {"アカ.rest": True, "クロ.rest": False}], me={"minions": ["X", "アカ", "クロ"]}
        ),
    ),
    Play(
        "フィールドにいるミニオン全てに1点のダメージを与える。",
        Scene(
            ["play X", {"クロ.damage": 1, "シロ.damage": 1}],
            me={"hand": ["X"], "minions": ["クロ"]},
            foe={"minions": ["シロ"]},
        ),
    ),
    # how many
    Play(
        "相手のミニオンを2体選び、疲労させる。",
        Scene(
            ["play X", {"アカ.rest": True, "クロ.rest": True}],
            me={"hand": ["X"]},
            foe={"minions": ["アカ", "クロ"]},
        ),
        Scene(["unlock X", {"me.standby": ["X"]}], me={"hand": ["X"]}, foe={"minions": ["アカ"]}),
    ),
    Play(
        "相手のミニオンを好きな数選び、疲労させる。",
        Scene(
            [
                "play X",
                "pick アカ ミドリ",
                {"アカ.rest": True, "ミドリ.rest": True, "クロ.rest": False},
            ],
            me={"hand": ["X"]},
            foe=FIELD,
        ),
    ),
    Play(
        "あなたの手札の枚数をXとし、相手のミニオンをX体まで選び、疲労させる。それらを除外する。",
        Scene(
            ["play X", "pick アカ クロ", {"foe.excluded": ["アカ", "クロ"], "ミドリ.rest": False}],
            me={"hand": ["X", "シロ", "ハヤテ"]},
            foe=FIELD,
        ),
    ),
    # amounts
    Play(
        "あなたのタイムラインにあるカードの枚数の半分をXとし、あなたはカードをX枚引く。",
        Scene(["play X", {"me.hand": 2}], me={"hand": ["X"], "wait3": ["アカ", "クロ", "シロ"]}),
    ),
    Play(
        "端数を切り捨てたあなたのタイムラインにあるカードの枚数の半分をXとし、あなたはカードをX枚引く。",
        Scene(["play X", {"me.hand": 1}], me={"hand": ["X"], "wait3": ["アカ", "クロ", "シロ"]}),
    ),
    Play(
        "あなたのミニオンの数の2倍をXとし、相手のマスターにX点のダメージを与える。",
        Scene(["play X", {"foe.life": 16}], me={"hand": ["X"], "minions": ["アカ", "クロ"]}),
    ),
    Play(
        "あなたのコアゾーンにあるコアの個数をXとし、相手のマスターにX点のダメージを与える。",
        Scene(["play X", {"foe.life": 15}], me={"hand": ["X"]}),
    ),
    Play(
        "あなたのミニオンを1体選び、除外する。そのミニオンのコストをXとし、あなたはカードをX枚引く。",
        Scene(["play X", {"me.hand": 3}], me={"hand": ["X"], "minions": ["クロ"]}),
    ),
    Play(
        "「声」《自ターン中任意》:このカードのHPをXとし、あなたのマスターはX点のライフを得る。",
        Scene(["use", {"me.life": 12}], me={"minions": ["X/1"], "life": 10}),
    ),
    # conditions
    Play(
        "相手のミニオンがいるなら、あなたはカードを1枚引く。そうでないなら、あなたのマスターは2点のライフを得る。",
        Scene(["play X", {"me.hand": 1, "me.life": 10}], me={"hand": ["X"], "life": 10}, foe=FIELD),
        Scene(["play X", {"me.hand": 0, "me.life": 12}], me={"hand": ["X"], "life": 10}),
    ),
    Play(
        "相手のミニオンがいないなら、あなたはカードを1枚引く。",
        Scene(["play X", {"me.hand": 1}], me={"hand": ["X"]}),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"]}, foe=FIELD),
    ),
    Play(
        "あなたのタイムラインにあるカードがないなら、あなたはカードを1枚引く。",
        Scene(["play X", {"me.hand": 1}], me={"hand": ["X"]}),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"], "wait1": ["アカ"]}),
    ),
    Play(
        "相手のミニオンが2体以上いるなら、あなたはカードを1枚引く。",
        Scene(["play X", {"me.hand": 1}], me={"hand": ["X"]}, foe=FIELD),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"]}, foe={"minions": ["アカ"]}),
    ),
    Play(
        "相手のミニオンが1体以下なら、あなたはカードを1枚引く。",
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"]}, foe=FIELD),
        Scene(["play X", {"me.hand": 1}], me={"hand": ["X"]}, foe={"minions": ["アカ"]}),
    ),
    Play(
        "あなたのマスターが覚醒モードなら、あなたはカードを1枚引く。",
        Scene(["play X", {"me.hand": 1}], me={"hand": ["X"], "awakened": True}),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"]}),
    ),
    Play(
        "あなたのマスターが通常モードで、あなたのライフが5以上なら、あなたはカードを1枚引く。",
        Scene(["play X", {"me.hand": 1}], me={"hand": ["X"], "life": 5}),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"], "life": 4}),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"], "awakened": True}),
    ),
    Play(
        "あなたのライフが相手のライフより少ないなら、あなたはカードを1枚引く。",
        Scene(["play X", {"me.hand": 1}], me={"hand": ["X"], "life": 5}),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"]}),
    ),
    Play(
        "あなたの手札の枚数が相手の手札の枚数より多いなら、あなたはカードを1枚引く。",
        Scene(["play X", {"me.hand": 3}], me={"hand": ["X", "アカ", "クロ"]}, foe={"hand": 1}),
        Scene(["play X", {"me.hand": 1}], me={"hand": ["X", "アカ"]}, foe={"hand": 1}),
    ),
    Play(
        "「声」《自ターン中任意》:このカードが中央レーンにいるなら、あなたはカードを1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"minions": [None, "X"]}),
        Scene(["use", {"me.hand": 0}], me={"minions": ["X"]}),
    ),
    Play(
        "「声」《あなたのフィールドにミニオンが配置された時》:そのカードが緑属性を持つミニオンなら、あなたはカードを1枚引く。",
        Scene(["play ミドリ 1", {"me.hand": 1}], me={"minions": ["X"], "hand": ["ミドリ"]}),
        Scene(["play アカ 1", {"me.hand": 0}], me={"minions": ["X"], "hand": ["アカ"]}),
    ),
    Play(
        "「声」《自ターン中任意》:このカードが疲労状態なら、あなたはカードを1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"minions": ["X/rest"]}),
        Scene(["use", {"me.hand": 0}], me={"minions": ["X"]}),
    ),
    Play(
        "あなたのカードを1枚選び、リバース状態にする。そのカードがリバース状態なら、あなたはカードを1枚引く。",
        Scene(
            ["play X", "pick アカ", {"me.hand": 1, "アカ.down": True}],
            me={"hand": ["X"], "minions": ["アカ"]},
        ),
        # a master is never reversed
        Scene(
            ["play X", "pick 名もなき将", {"me.hand": 0}], me={"hand": ["X"], "minions": ["アカ"]}
        ),
    ),
    Play(
        "「声」《このカードがブレイクした時》:あなたのターンなら、あなたはカードを1枚引く。",
        Scene(["play キル", {"foe.hand": 0}], me={"hand": ["キル"]}, foe={"minions": ["X"]}),
        Scene(
            ["attack X", {"me.hand": 1}],
            me={"minions": [None, "X"]},
            foe={"minions": [None, "クロ"]},
        ),
    ),
    Play(
        "相手のミニオンを1体選び、3点のダメージを与える。そのミニオンがブレイクしたなら、あなたはカードを1枚引く。",
        Scene(["play X", {"me.hand": 1}], me={"hand": ["X"]}, foe={"minions": ["アカ"]}),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"]}, foe={"minions": ["クロ"]}),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_play(play: Play) -> None:
    run(play)
