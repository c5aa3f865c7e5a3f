"""Texts as somebody types cards of their own: places told otherwise, so much for each, what is asked
of who has gone, each played with nothing, one and many to befall."""

from __future__ import annotations

import pytest
from tests.games.legions.meaning.played import Play, Scene, made, run

from kirifuda import CardError

LAST_BLOW = "「道連れ」《このカードがブレイクした時》：このカードと同じレーンにいる相手のミニオンに２点のダメージを与える。"
LEAVING = "「道連れ」《このカードがフィールドを離れた時》：同じレーンにいる相手のミニオンに２点のダメージを与える。"
AVENGER = "「仇」《あなたの他のミニオンがブレイクした時》：そのミニオンと同じレーンにいる相手のミニオンを疲労させる。"
MARTYR = "「捨て身」《自ターン中任意》【このカードを除外する】：このカードと同じレーンにいる相手のミニオンをブレイクする。"
FLANKS = (
    "「隊列」《常時》：このカードの隣接レーンにいるあなたの他のミニオンは「+1/+0」の修正を得る。"
)
WARD = "「聖域」《相手ターン中》：あなたのリーダーゾーンにあるユニットは、効果ダメージ無効を得る。"
PACK = "「群れ」《常時》：あなたの他の「戦士」タイプを持つミニオン１体につき、このカードは「+1/+1」の修正を得る。"
STORE = "「倉」《エンドフェイズ開始時》：あなたのコアゾーンに疲労状態のコアが２個以上あるなら、あなたのマスターは２点のライフを得る。"
HOARD = (
    "「倉」《エンドフェイズ開始時》：あなたのコアゾーンにコアが６個以上あるなら、カードを１枚引く。"
)
RESERVE = "「増援」《エンドフェイズ開始時》：あなたの空いているミニオンゾーンがあるなら、あなたのマスターは１点のライフを得る。"
PLUNDER = "「略奪」《このカードが相手マスターにバトルダメージを与えた時》：カードを１枚引く。"
ARCHER = "「略奪」《自ターン中１回》：相手のマスターに１点のダメージを与える。"
THRONE = "「玉座」《自ターン中》：このカードの上に置かれているコア１個につき、このカードは「+1/+0」の修正を得る。"
MIRROR = "「鏡」《相手のミニオンが効果により配置された時》：そのミニオンを疲労させる。"
OWN_MIRROR = "「鏡」《あなたのミニオンが効果で配置された時》：カードを１枚引く。"
CHANGER = "「目利き」《あなたがカードチェンジを行った時》：あなたのマスターは１点のライフを得る。"
WALL = "「城壁」《常時》：このカードの隣接レーンにいるあなたのミニオンは、相手のミニオンのアタックターゲットにならない。"
ARROW = made("相手のマスターに2点のダメージを与える。", kind="skill", name="矢")
BURN = made("あなたのマスターに2点のダメージを与える。", kind="skill", name="自傷")

PLAYS = [
    # -- the lane of who has left the field is the one in which it was (18-1, 21-4)
    Play(
        LAST_BLOW,
        Scene(  # 18-2: lanes are mirrored
            ["attack X クロ", {"クロ.damage": 3, "アカ.damage": 0}],
            me={"minions": ["X"]},
            foe={"minions": [None, "アカ", "クロ"]},
            x={"hp": 1},
        ),
        Scene(
            ["attack X アカ", {"foe.minions": ["", "アカ", ""], "アカ.damage": 1}],
            me={"minions": ["X"]},
            foe={"minions": [None, "アカ", None]},
            x={"hp": 1},
        ),
        Scene(  # of the other player too
            ["play キル", {"クロ.damage": 2, "シロ.damage": 0}],
            me={"hand": ["キル"], "minions": ["シロ", None, "クロ"]},
            foe={"minions": ["X"]},
        ),
    ),
    Play(
        LEAVING,
        Scene(
            ["exclude X", {"クロ.damage": 2, "シロ.damage": 0}],
            me={"minions": ["X"]},
            foe={"minions": ["シロ", None, "クロ"]},
        ),
    ),
    Play(
        AVENGER,
        Scene(
            ["attack アカ", {"オオ.rest": True, "シロ.rest": False}],
            me={"minions": ["アカ", None, "X"]},
            foe={"minions": ["シロ", None, "オオ"]},
        ),
    ),
    Play(
        MARTYR,
        Scene(
            ["use X", {"foe.minions": ["シロ", "", ""], "me.excluded": ["X"]}],
            me={"minions": ["X"]},
            foe={"minions": ["シロ", None, "クロ"]},
        ),
    ),
    # -- lanes beside
    Play(
        FLANKS,
        Scene(
            [{"アカ": (3, 2), "X": (1, 3), "シロ": (1, 5)}],
            me={"minions": ["アカ", "X", None]},
            foe={"minions": ["シロ", None, None]},
        ),
        Scene([{"アカ": (2, 2)}], me={"minions": ["アカ", None, "X"]}),
    ),
    Play(
        WALL,
        Scene(
            ["turn", "attack シロ", {"X.damage": 1}],  # アカ is no target
            me={"minions": ["アカ", "X", None]},
            foe={"minions": [None, None, "シロ"]},
        ),
        Scene(  # a lord is no minion
            ["turn", "attack キミ アカ", {"me.minions": ["", "X", ""]}],
            me={"minions": ["アカ", "X", None]},
            foe={"lord": "キミ", "on_lord": 1},
        ),
    ),
    Play(
        "「影」《自ターン中任意》【マスターポイント１点】：このカードを空いている隣接レーンへ移動する。",
        Scene(
            ["use X", "lane 2", {"me.minions": ["", "", "X"], "me.spent": 1}],
            me={"minions": [None, "X", None]},
        ),
    ),
    # -- keywords and types told otherwise
    Play(
        WARD,
        Scene(
            ["turn", "play 矢", {"me.life": 20}],
            me={"minions": ["X"]},
            foe={"hand": [ARROW]},
        ),
        Scene(  # in that turn only
            ["play 自傷", {"me.life": 18}],
            me={"minions": ["X"], "hand": [BURN]},
        ),
    ),
    Play(
        PACK,
        Scene(
            [{"X": (3, 5)}],
            me={"minions": ["アカ", "X", "ハヤテ"]},
            foe={"minions": ["ツラヌキ"]},
        ),
        Scene([{"X": (1, 3)}], me={"minions": ["X", "シロ"]}, foe={"minions": ["アカ"]}),
    ),
    Play(
        "相手ミニオンを1体選び、持ち主の手札に戻す。",
        Scene(
            ["play X", "pick クロ", {"foe.hand": ["クロ"], "me.hand": 0}],
            me={"hand": ["X"]},
            foe={"minions": ["クロ", "アカ"]},
        ),
        Scene([{"unlock X": True}, "unlock X", {"asked": "main"}], me={"hand": ["X"]}),
    ),
    # -- cores: how many there are, and for each
    Play(
        STORE,
        Scene(["turn", {"me.life": 12}], me={"minions": ["X"], "life": 10, "spent": 2}),
        Scene(["turn", {"me.life": 10}], me={"minions": ["X"], "life": 10, "spent": 1}),
        Scene(  # those of the other player are none
            ["turn", {"me.life": 10}], me={"minions": ["X"], "life": 10}, foe={"spent": 3}
        ),
    ),
    Play(
        HOARD,
        Scene(["turn", {"me.hand": 1}], me={"minions": ["X"], "cores": 4, "spent": 2}),
        Scene(["turn", {"me.hand": 0}], me={"minions": ["X"], "cores": 5}),
    ),
    Play(
        THRONE,
        Scene(
            [{"X": (5, 4)}, "turn", {"X": (2, 4)}],
            me={"lord": "X", "on_lord": 3},
            x={"kind": "lord", "atk": 2, "hp": 4, "cc": 1},
        ),
        Scene(
            [{"X": (2, 4)}],
            me={"lord": "X", "on_lord": 0},
            foe={"lord": "キミ", "on_lord": 2},
            x={"kind": "lord", "atk": 2, "hp": 4, "cc": 1},
        ),
    ),
    Play(
        "コアゾーンにあるコア２個につき、あなたのマスターは１点のライフを得る。",
        Scene(["play X", {"me.life": 12}], me={"hand": ["X"], "cores": 5, "life": 10}),
        Scene(["play X", {"me.life": 10}], me={"hand": ["X"], "cores": 1, "life": 10}),
    ),
    Play(
        "あなたのコアゾーンにある疲労状態のコアを２個活性状態にする。",
        Scene(
            ["play X", {"me.cores": 4, "me.spent": 1}], me={"hand": ["X"], "cores": 3, "spent": 2}
        ),
    ),
    # -- so much for each, counted when reached (35-11)
    Play(
        "あなたのミニオン１体につき、相手のマスターに２点のダメージを与える。",
        Scene(
            ["play X", {"foe.life": 16, "me.life": 20}],
            me={"hand": ["X"], "minions": ["アカ", "シロ", None]},
            foe={"minions": ["クロ"]},
        ),
        Scene(["play X", {"foe.life": 20}], me={"hand": ["X"]}, foe={"minions": ["クロ"]}),
    ),
    Play(
        "相手のタイムラインにあるカード２枚につき、カードを１枚引く。",
        Scene(
            ["play X", {"me.hand": 1}],
            me={"hand": ["X"], "deck": 9},
            foe={"wait1": ["アカ", "クロ"], "wait4": ["シロ"]},
        ),
    ),
    Play(
        "「商い」《自ターン中１回》：あなたの疲労状態のミニオン１体につき、あなたは１マスターポイントを得る。",
        Scene(
            ["use X", {"me.points": 2}],
            me={"minions": ["アカ/rest", "シロ/rest", "X"]},
        ),
    ),
    Play(
        "あなたの手札１枚につき、あなたのマスターは１点のライフを失う。",
        Scene(["play X", {"me.life": 18}], me={"hand": ["X", "アカ", "アカ"]}),
    ),
    Play(
        "相手のミニオン全てに、あなたの手札１枚につき１点のダメージを与える。",
        Scene(
            ["play X", {"クロ.damage": 2, "シロ.damage": 2}],
            me={"hand": ["X", "アカ", "アカ"]},
            foe={"minions": ["クロ", "シロ"]},
        ),
        Scene(
            ["play X", {"クロ.damage": 0}],
            me={"hand": ["X"]},
            foe={"minions": ["クロ"], "hand": ["アカ"]},
        ),
    ),
    # -- nobody's: units of both players on the field
    Play(
        "ミニオンを1体選び、ブレイクする。",
        Scene(
            ["play X", {"pick アカ": True}, "pick クロ", {"foe.minions": ["", "", ""]}],
            me={"hand": ["X", "シロ"], "minions": ["アカ"]},
            foe={"minions": ["クロ"]},
        ),
    ),
    Play(
        "「渦」《配置時》：このカードと同じレーンにいるミニオンをブレイクする。",
        Scene(
            ["play X 0", {"me.minions": ["", "", ""], "foe.minions": ["クロ", "", ""]}],
            me={"hand": ["X"]},
            foe={"minions": ["クロ", None, "シロ"]},
        ),
    ),
    # -- as many as there were
    Play(
        "あなたの手札を全て裏向きに除外し、その枚数と同じ枚数のカードを引く。",
        Scene(
            ["play X", {"me.excluded": 2, "me.hand": ["クロ", "クロ"]}],
            me={"hand": ["X", "アカ", "アカ"], "deck": ["クロ", "クロ", "クロ"]},
        ),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"], "deck": ["クロ"]}),
    ),
    Play(
        "相手のミニオンの数に等しい枚数のカードを引く。",
        Scene(
            ["play X", {"me.hand": 2}],
            me={"hand": ["X"], "deck": 9},
            foe={"minions": ["アカ", "クロ"]},
        ),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"], "minions": ["アカ"], "deck": 9}),
    ),
    # -- a free lane (17-11)
    Play(
        RESERVE,
        Scene(["turn", {"me.life": 11}], me={"minions": ["X", "アカ"], "life": 10}),
        Scene(["turn", {"me.life": 10}], me={"minions": ["X", "アカ", "シロ"], "life": 10}),
    ),
    # -- a battle, an effect (11-1, 33-1), a card change (26-5a)
    Play(
        PLUNDER,
        Scene(["attack X", {"me.hand": 1, "foe.life": 19}], me={"minions": ["X"], "deck": 9}),
        Scene(  # a minion is no master
            ["attack X", {"me.hand": 0, "アカ.damage": 1}],
            me={"minions": ["X"], "deck": 9},
            foe={"minions": [None, None, "アカ"]},
        ),
    ),
    Play(
        f"{PLUNDER}\n{ARCHER}",
        Scene(  # an effect is no battle
            ["use X", {"foe.life": 19, "me.hand": 0}],
            me={"minions": ["X"], "deck": 9},
        ),
    ),
    Play(
        MIRROR,
        Scene(
            ["turn", "use ヨビ", "lane 1", {"アカ.rest": True}],
            me={"minions": ["X"]},
            foe={"minions": ["ヨビ"], "wait3": ["アカ"]},
        ),
        Scene(  # not as a card that is played
            ["turn", "play アカ 1", {"アカ.rest": False}],
            me={"minions": ["X"]},
            foe={"hand": ["アカ"]},
        ),
        Scene(  # nor of one's own
            ["use ヨビ", {"アカ.rest": False}],
            me={"minions": ["X", "ヨビ"], "wait3": ["アカ"]},
        ),
    ),
    Play(
        CHANGER,
        Scene(
            ["turn", "turn", {"me.life": 10}],
            me={"minions": ["X"], "life": 10, "hand": ["アカ"], "deck": 9},
        ),
        Scene(
            ["turn", "end", {"asked": "card change"}, "pick アカ", {"me.life": 11}],
            me={"minions": ["X"], "life": 10, "hand": ["アカ"], "deck": 9},
        ),
        Scene(  # the other player's is not waited for
            ["end", "pick アカ", {"me.life": 10}],
            me={"minions": ["X"], "life": 10},
            foe={"hand": ["アカ"], "deck": 9},
        ),
    ),
    # -- other words for what was known
    Play(
        "あなたのマスターは「ATK3」「貫通1」「先制」でアタックを行う。",
        Scene(
            ["play X", {"foe.minions": ["", "", ""], "foe.life": 19, "me.life": 20}],
            me={"hand": ["X"]},
            foe={"minions": [None, "アカ", None]},
        ),
    ),
    Play(
        "次のあなたのターン開始時まで、あなたのマスターが受けるダメージを１点減らす。",
        Scene(
            ["play X", "turn", "attack クロ", {"me.life": 18}],
            me={"hand": ["X"]},
            foe={"minions": ["クロ"]},
        ),
    ),
    Play(
        "以下の効果から１つを選ぶ。\n・カードを１枚引く。\n・あなたのマスターは３点のライフを得る。",
        Scene(["play X", "say 2", {"me.life": 13, "me.hand": 0}], me={"hand": ["X"], "life": 10}),
    ),
    Play(
        "「重圧」《常時》：相手のミニオンは、レーン移動を行えない。",
        Scene(
            ["turn", {"move アカ": False}],
            me={"minions": ["X"]},
            foe={"minions": ["アカ", None, None]},
        ),
    ),
    Play(
        "「証」《常時》：タイプ「戦士」のミニオンはアタックを行えない。",
        Scene(
            [{"attack アカ": False, "attack シロ": True}],
            me={"minions": ["アカ", "シロ", "X"]},
        ),
    ),
    # -- 代わりに: of the cards that are chosen in either case, for as long, of the same player
    Play(
        "相手のミニオンを1体選び、ターン終了時まで「-2/-2」の修正を与える。あなたのマスターが覚醒モードなら、代わりに「-4/-4」の修正を与える。",
        Scene(
            ["play X", "pick オオ", {"オオ": (3, 4)}, "turn", {"オオ": (5, 6)}],
            me={"hand": ["X"]},
            foe={"minions": ["オオ", "クロ"]},
        ),
        Scene(
            ["play X", "pick オオ", {"オオ": (1, 2)}, "turn", {"オオ": (5, 6)}],
            me={"hand": ["X"], "awakened": True},
            foe={"minions": ["オオ", "クロ"]},
        ),
        Scene([{"unlock X": True}, "unlock X", {"asked": "main"}], me={"hand": ["X"]}),
    ),
    Play(
        "相手のミニオン1体に1点のダメージを与える。あなたのライフが10以下なら、代わりに3点のダメージを与える。",
        Scene(
            ["play X", "pick クロ", {"クロ.damage": 3}],
            me={"hand": ["X"], "life": 10},
            foe={"minions": ["オオ", "クロ"]},
        ),
        Scene(["play X", {"クロ.damage": 1}], me={"hand": ["X"]}, foe={"minions": ["クロ"]}),
    ),
    Play(
        "相手のマスターは1点のライフを失う。あなたの手札がないなら、代わりに3点のライフを失う。",
        Scene(["play X", {"foe.life": 17, "me.life": 20}], me={"hand": ["X"]}),
        Scene(["play X", {"foe.life": 19, "me.life": 20}], me={"hand": ["X", "アカ"]}),
    ),
    Play(
        "相手のマスターに1点のダメージを与える。あなたの手札がないなら、代わりに3点のダメージを与える。",
        Scene(["play X", {"foe.life": 17, "me.life": 20}], me={"hand": ["X"]}),
        Scene(["play X", {"foe.life": 19, "me.life": 20}], me={"hand": ["X", "アカ"]}),
    ),
    Play(
        "「陣」《配置時》：このカードは、ターン終了時まで「+1/+0」の修正を得る。相手の手札がないなら、代わりに「+3/+0」の修正を得る。",
        Scene(["play X 0", {"X": (4, 3)}, "turn", {"X": (1, 3)}], me={"hand": ["X"]}),
        Scene(["play X 0", {"X": (2, 3)}], me={"hand": ["X"]}, foe={"hand": ["アカ"]}),
    ),
    # -- lanes of those that were chosen (33-2)
    Play(
        "あなたのミニオンを２体選び、レーンを入れ替える。それらはターン終了時まで「+1/+0」の修正を得る。",
        Scene(
            [
                "play X",
                "pick アカ シロ",
                {"me.minions": ["シロ", "ミドリ", "アカ"]},
                {"アカ": (3, 2), "シロ": (2, 5), "ミドリ": (2, 3)},
            ],
            me={"hand": ["X"], "minions": ["アカ", "ミドリ", "シロ"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_texts_do_what_they_say(play: Play) -> None:
    run(play)


REFUSED = [
    ("持ち主の手札にあるカードを1枚選び、除外する。", "whose owner"),
    ("その枚数と同じ枚数のカードを引く。", "no cards were told of"),
    (
        "あなたのミニオン1体につき、相手のミニオンを1体選び、1点のダメージを与える。",
        "not told what there is more of",
    ),
    ("あなたのミニオン1体につき、あなたはゲームに勝利する。", "not told what there is more of"),
    (
        "あなたのミニオン1体につき、相手のミニオンは「先制」を得る。",
        "not told what there is more of",
    ),
    ("カードを1枚選び、除外する。", "where these cards are"),
    ("スキルを1枚選び、WT-1する。", "where these cards are"),
    ("あなたのコアゾーンにリバース状態のコアが2個以上あるなら、カードを1枚引く。", "07-2"),
]


@pytest.mark.parametrize(("text", "why"), REFUSED)
def test_what_has_no_meaning_is_refused(text: str, why: str) -> None:
    with pytest.raises(CardError, match=why):
        made(text, kind="skill", name="X")
