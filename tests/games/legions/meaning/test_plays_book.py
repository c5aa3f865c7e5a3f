"""The wordings that the book itself quotes or describes as card text, by clause, and played.

Names are our own, and whole sentences of the book are told in other words; what it puts into 「」 or
《》 or into the title of a clause stands here as it does there.
"""

from __future__ import annotations

import pytest
from tests.games.legions.meaning.played import Play, Scene, run
from tests.ruling import clause

ME = {"hand": ["X"]}
UNIT = {"minions": ["X"]}
FOES = {"minions": ["クロ", "シロ"]}

BOOK: dict[str, list[Play]] = {
    # letters
    "05-3": [
        Play(
            "あなたのミニオンの数をXとし、相手のミニオンの数をYとし、あなたの手札の枚数をZとし、"
            "フィールドにあるユニット1体に、ターン終了時まで「+X/+Y」の修正を与え、ライフをZ点得る。",
            Scene(
                ["play X", "pick アカ", {"アカ": (3, 4), "me.life": 13}],
                me={"hand": ["X", "シロ", "クロ", "ワザ"], "minions": ["アカ"], "life": 10},
                foe={"minions": ["ミドリ", "ハヤテ"]},
            ),
        ),
        Play(
            "あなたのミニオン1体に、ターン終了時まで「+Y/+0」の修正を与える。Yは、あなたの手札の枚数に等しい。",
            Scene(
                ["play X", {"アカ": (4, 2)}],
                me={"hand": ["X", "シロ", "クロ"], "minions": ["アカ"]},
            ),
        ),
    ],
    # what awakened masters can do
    "20-3b": [
        Play(
            "「芯」《自ターン中任意》【自身を疲労させる】:ゲーム外からコアを1つ取り自身の上に置く。",
            Scene(
                ["use X 0", {"me.on_master": 2, "X.rest": True}],
                me={"master": "X", "on_master": 1},
                x={"kind": "master"},
            ),
        )
    ],
    "20-3c": [
        Play(
            "「急」《自ターン中任意》【疲労】:あなたのフィールドにあるミニオン1体を選んで、ターン終了時まで「強襲」を与える。",
            Scene(["use X", "pick アカ", {"アカ.assault": True}], me={"minions": ["X", "アカ"]}),
        )
    ],
    # counting units
    "21-2": [
        Play(
            "相手のミニオン1体を選び、1ダメージを与える。",
            Scene(["play X", "pick クロ", {"クロ.damage": 1, "シロ.damage": 0}], me=ME, foe=FOES),
        ),
        Play(
            "相手のマスター1体を選び、1ダメージを与える。",
            Scene(["play X", {"foe.life": 19, "me.life": 20}], me=ME, foe=FOES),
        ),
        Play(
            "相手のマスター1体に1ダメージを与える。",
            Scene(["play X", {"foe.life": 19, "me.life": 20}], me=ME, foe=FOES),
        ),
        Play(
            "相手のユニット2体を選び、1ダメージを与える。",
            Scene(
                ["play X", "pick クロ 名もなき将", {"クロ.damage": 1, "foe.life": 19}],
                me=ME,
                foe=FOES,
            ),
        ),
    ],
    # the end of the game
    "24-2c": [
        Play(
            "あなたはゲームに勝利する。",
            Scene(["play X", {"over": "24-2c"}], me=ME),
        )
    ],
    "24-3c": [
        Play(
            "あなたはゲームに敗北する。",
            Scene(["play X", {"over": "24-3c"}], me=ME),
        )
    ],
    # costs
    "30-2a": [
        Play(
            "「声」《自ターン中任意》【X点のマスターポイントを支払う】:カードをX枚引く。",
            Scene(["use", "say 2", {"me.hand": 2, "me.cores": 3}], me=UNIT),
            Scene(["use", "say 0", {"me.hand": 0, "me.cores": 5}], me=UNIT),
        )
    ],
    "30-3": [
        Play(
            "「声」《自ターン中任意》【疲労】:カードを1枚引く。",
            Scene(["use", {"X.rest": True, "use X": False, "me.hand": 1}], me=UNIT),
        )
    ],
    # attacks of a master
    "34-1": [
        Play(
            "あなたのマスターは「ATK2」でアタックを行う。",
            Scene(["play X", {"foe.life": 18}], me=ME),
        )
    ],
    # choosing
    "35-6": [
        Play(
            "相手のミニオンを1体選ぶ。それを疲労させる。",
            Scene(["play X", "pick クロ", {"クロ.rest": True}], me=ME, foe=FOES),
        ),
        Play(
            "相手のミニオンを1体選び、疲労させる。",
            Scene(["play X", "pick クロ", {"クロ.rest": True}], me=ME, foe=FOES),
        ),
    ],
    "35-11": [
        Play(
            "あなたの手札の枚数をXとし、フィールドにあるユニット1体に、ターン終了時まで「+X/+X」の修正を与える。",
            Scene(
                [
                    "play X",
                    "pick アカ",
                    {"アカ": (4, 4)},
                    "play ワザ",
                    {"me.hand": 2, "アカ": (4, 4)},
                ],
                me={"hand": ["X", "ワザ", "クロ"], "minions": ["アカ"]},
            ),
        )
    ],
    # when abilities happen
    "36-2a": [
        Play(
            "「声」《配置時》:カードを1枚引く。",
            Scene(["play X 0", {"me.hand": 1}], me=ME),
            Scene(["move X 1", {"me.hand": 0}], me=UNIT),
        )
    ],
    "36-2b": [
        Play(
            "「声」《レーン移動時》:カードを1枚引く。",
            Scene(["move X 1", {"me.hand": 1}], me=UNIT),
            Scene(["play X 0", {"me.hand": 0}], me=ME),
        )
    ],
    "36-2c": [
        Play(
            "「声」《アタック時》:カードを1枚引く。",
            Scene(["attack X", {"me.hand": 1}], me=UNIT),
        )
    ],
    "36-2d": [
        Play(
            f"「声」《あなたの{phase}フェイズ開始時》:ライフを1点得る。",
            Scene(["turn", "turn", {"me.life": 11}], me={**UNIT, "life": 10}),
        )
        for phase in ("スタート", "コア", "ドロー")
    ]
    + [
        Play(  # the scene begins with a main phase
            "「声」《あなたのメインフェイズ開始時》:ライフを1点得る。",
            Scene([{"me.life": 11}, "turn", "turn", {"me.life": 12}], me={**UNIT, "life": 10}),
        )
    ],
    "36-2e": [
        Play(
            f"「声」《あなたの{phase}フェイズ終了時》:ライフを1点得る。",
            Scene(["turn", {"me.life": 11}, "turn", {"me.life": 11}], me={**UNIT, "life": 10}),
        )
        for phase in ("メイン", "エンド")
    ],
    "36-2f": [
        Play(
            "「声」《アンロック時》:カードを1枚引く。",
            Scene(["unlock X", "standby X", {"me.hand": 1, "me.standby": ["X"]}], me=ME),
            Scene(["from X 0", {"me.hand": 0}], me={"standby": ["X"]}),
        )
    ],
    "36-2g": [
        Play(
            "「声」《あなたがスキルをプレイした時》:ライフを1点得る。",
            Scene(["play ワザ", {"me.life": 11}], me={**UNIT, "hand": ["ワザ"], "life": 10}),
            Scene(
                ["turn", "play ワザ", {"me.life": 10}],
                me={**UNIT, "life": 10},
                foe={"hand": ["ワザ"]},
            ),
        )
    ],
    "36-2h": [
        Play(
            "「声」《このカードがブレイクした時》:カードを1枚引く。",
            Scene(
                ["turn", "play キル", {"me.hand": 1, "me.wait1": ["X"]}],
                me=UNIT,
                foe={"hand": ["キル"]},
            ),
        )
    ],
    "36-3a": [
        Play(
            "「声」《常時》:このカードは「+1/+1」の修正を得る。",
            Scene([{"X": (2, 4)}, "turn", {"X": (2, 4)}], me=UNIT),
        )
    ],
    "36-3b": [
        Play(
            "「声」《自ターン中》:このカードは「+1/+1」の修正を得る。",
            Scene([{"X": (2, 4)}, "turn", {"X": (1, 3)}], me=UNIT),
        )
    ],
    "36-3c": [
        Play(
            "「声」《相手ターン中》:このカードは「+1/+1」の修正を得る。",
            Scene([{"X": (1, 3)}, "turn", {"X": (2, 4)}], me=UNIT),
        )
    ],
    "36-4a": [
        Play(
            "「声」《自ターン中任意》【1MP】:カードを1枚引く。",
            Scene(["use", "use", {"me.hand": 2, "me.cores": 3, "use X": True}], me=UNIT),
        )
    ],
    "36-4b": [
        Play(
            "「声」《自ターン中任意1回》【1MP】:カードを1枚引く。",
            Scene(["use", {"me.hand": 1, "me.cores": 4, "use X": False}], me=UNIT),
        )
    ],
    # what is counted once for a sequence
    "37-4": [
        Play(
            "「声」《あなたのフィールドにミニオンが配置された時》:ライフを1点得る。",
            Scene(
                ["play ミナ", "pick アカ クロ", "lane 1", {"me.life": 12}],
                me={**UNIT, "hand": ["ミナ"], "wait1": ["アカ"], "wait2": ["クロ"], "life": 10},
            ),
        ),
        Play(
            "「声」《あなたのフィールドに1体以上の、ミニオンが配置された時》:ライフを1点得る。",
            Scene(
                ["play ミナ", "pick アカ クロ", "lane 1", {"me.life": 11}],
                me={**UNIT, "hand": ["ミナ"], "wait1": ["アカ"], "wait2": ["クロ"], "life": 10},
            ),
        ),
    ],
    # the book's long example, with cards of our own
    "37-7": [
        Play(
            "「朝露」《配置時/レーン移動時》:自分のタイムラインのウェイトゾーンⅡ〜Ⅳにある、"
            "赤属性を持つカードを1枚選びWT-1する。",
            Scene(
                ["play X 0", {"me.wait2": ["アカ", "ミドリ"], "me.wait1": ["オオ"]}],
                me={**ME, "wait3": ["アカ"], "wait1": ["オオ"], "wait2": ["ミドリ"]},
            ),
        ),
        Play(
            "「朝焼け」《このミニオンが、タイムラインから直接フィールドに配置された時》:"
            "このミニオンは、ターン終了時まで「速攻※」を得る。※速攻(配置したターンから行動できる。)",
            Scene(
                ["play ミナ", "pick X", "lane 0", {"X.haste": True, "attack X": True}],
                me={"hand": ["ミナ"], "wait1": ["X"]},
            ),
            Scene(["play X 0", {"X.haste": False, "attack X": False}], me=ME),
        ),
    ],
    # what effects do
    "38-1": [
        Play(
            "相手のミニオンを1体選び、3ダメージを与える。",
            Scene(["play X", "pick クロ", {"クロ.damage": 3}], me=ME, foe=FOES),
        ),
        Play(
            "相手のマスターは3ダメージを受ける。",
            Scene(["play X", {"foe.life": 17}], me=ME),
        ),
    ],
    "38-2": [
        Play(
            "3点のライフを得る。",
            Scene(["play X", {"me.life": 13}], me={**ME, "life": 10}),
            Scene(["play X", {"me.life": 20}], me={**ME, "life": 19}),
        )
    ],
    "38-3": [
        Play(
            "あなたのタイムラインにあるカードを1枚選び、WT-1する。",
            Scene(["play X", {"me.wait1": ["クロ"]}], me={**ME, "wait2": ["クロ"]}),
        ),
        Play(
            "相手のスタンバイゾーンにあるカードを1枚選び、WT+1する。",
            Scene(["play X", {"foe.wait1": ["クロ"]}], me=ME, foe={"standby": ["クロ"]}),
        ),
    ],
    "38-4": [
        Play(
            "相手のミニオンを1体選び、ブレイクする。",
            Scene(["play X", "pick クロ", {"foe.wait3": ["クロ"]}], me=ME, foe=FOES),
        )
    ],
    "38-5": [
        Play(
            "このターン、あなたのミニオンは「+2/+1」の修正を得る。",
            Scene(["play X", {"アカ": (4, 3)}], me={**ME, "minions": ["アカ"]}),
        ),
        Play(
            "相手のミニオンを1体選び、「-2/-1」の修正を与える。",
            Scene(
                ["play X", "pick クロ", {"クロ": (1, 3)}, "turn", {"クロ": (1, 3)}], me=ME, foe=FOES
            ),
        ),
    ],
    "38-6": [
        Play(
            "相手のミニオンを1体選び、手札に置く。",
            Scene(["play X", "pick クロ", {"foe.hand": ["クロ"]}], me=ME, foe=FOES),
        )
    ],
    "38-7": [
        Play(
            "相手のミニオンを1体選び、除外する。",
            Scene(
                ["play X", "pick クロ", {"foe.excluded": ["クロ"], "クロ.down": False}],
                me=ME,
                foe=FOES,
            ),
        )
    ],
    "17-18": [
        Play(
            "相手のミニオンを1体選び、裏向きに除外する。",
            Scene(
                ["play X", "pick クロ", {"foe.excluded": ["クロ"], "クロ.down": True}],
                me=ME,
                foe=FOES,
            ),
        )
    ],
    "38-8": [
        Play(
            "相手のミニオンを1体選び、リバース状態にする。相手のミニオンを1体選び、疲労状態にする。",
            Scene(["play X", "pick クロ", {"クロ.down": True, "シロ.rest": True}], me=ME, foe=FOES),
        ),
        Play(
            "相手のリバース状態のカードを1枚選び、オープン状態にし、活性状態にする。",
            Scene(
                ["play X", {"クロ.down": False, "クロ.rest": False}],
                me=ME,
                foe={"minions": ["クロ/down"]},
            ),
        ),
    ],
    "38-9": [
        Play(
            "あなたのマスターは「ATK3」としてアタックを行う。",
            Scene(["play X", {"foe.life": 17}], me=ME),
        )
    ],
    "38-10": [
        Play(
            "あなたのユニットを1体選び、ターン終了時まで「先制」を与える。",
            Scene(
                ["play X", "pick アカ", {"アカ.first_strike": True}], me={**ME, "minions": ["アカ"]}
            ),
        ),
        Play(
            "あなたのミニオン全ては、ターン終了時まで「先制」を得る。",
            Scene(["play X", {"アカ.first_strike": True}], me={**ME, "minions": ["アカ"]}),
        ),
    ],
    "38-11": [
        Play(
            "カードを2枚引く。",
            Scene(
                ["play X", {"me.hand": ["アカ", "クロ"]}],
                me={**ME, "top": ["アカ", "クロ", "シロ"]},
            ),
        )
    ],
    "38-12": [
        Play(
            "相手のミニオンを1体選び、疲労させる。コアを1つ疲労させる。",
            Scene(
                ["play X", "pick クロ", {"クロ.rest": True, "me.cores": 3, "me.points": 1}],
                me=ME,
                foe=FOES,
            ),
        )
    ],
    "38-13": [
        Play(
            "あなたのユニットを1体選び、疲労を回復する。",
            Scene(
                ["play X", "pick アカ", {"アカ.rest": False}], me={**ME, "minions": ["アカ/rest"]}
            ),
        )
    ],
    "38-14": [
        Play(
            "以下の効果を得る。・カードを1枚引く。・ライフを1点得る。",
            Scene(["play X", {"me.hand": 1, "me.life": 11}], me={**ME, "life": 10}),
        )
    ],
    "38-15": [
        Play(
            "以下の効果の中から1つ選んで得る。・カードを1枚引く。・ライフを1点得る。",
            Scene(["play X", "say 2", {"me.hand": 0, "me.life": 11}], me={**ME, "life": 10}),
            Scene(["play X", "say 1", {"me.hand": 1, "me.life": 10}], me={**ME, "life": 10}),
        )
    ],
    "38-16": [
        Play(
            "「巣」《常時》:あなたのミニオンがブレイクする場合、ウェイトゾーンに置く代わりに除外する。",
            Scene(
                ["turn", "play キル", "pick アカ", {"me.excluded": ["アカ"], "me.wait1": 0}],
                me={"minions": ["X", "アカ"]},
                foe={"hand": ["キル"]},
            ),
        )
    ],
    "38-17": [
        Play(
            "手札にあるミニオンを1枚選び、アンロックする。",
            Scene(
                ["play X", "standby アカ", {"me.standby": ["アカ"]}],
                me={"hand": ["X", "アカ"]},
            ),
        )
    ],
}

# chapter 39: keywords, given and lost by their names
KEYWORDS = {
    "39-2": "速攻",
    "39-3": "強襲",
    "39-4": "先制",
    "39-5": "再生",
    "39-6": "効果ダメージ無効",
    "39-7": "移動攻撃",
    "39-8": "衝撃1",
    "39-9": "威圧1",
    "39-10": "貫通1",
    "39-11": "右配置特性1",
    "39-12": "中央配置特性1",
    "39-13": "対マスター特効1",
    "39-14": "対ロード特効1",
    "39-15": "対ミニオン特効1",
    "39-16": "ブロック不可",
    "39-17": "直進",
    "39-18": "跳躍",
    "39-19": "結界",
}
for number, word in KEYWORDS.items():
    BOOK[number] = [
        Play(
            f"あなたのミニオンを1体選び、ターン終了時まで「{word}」を与える。"
            f"あなたの「{word.rstrip('1')}」を持つミニオンを1体選び、除外する。",
            Scene(
                ["play X", "pick アカ", {"me.excluded": ["アカ"], "me.minions": ["", "クロ", ""]}],
                me={**ME, "minions": ["アカ", "クロ"]},
            ),
        )
    ]

PLAYS = [play for plays in BOOK.values() for play in plays]
CASES = [(number, play) for number, plays in BOOK.items() for play in plays]


@clause("38-14", "38-15", "36-4b", "05-3", "21-2")
@pytest.mark.parametrize(("number", "play"), CASES, ids=lambda one: str(one))
def test_the_book_s_own_words(number: str, play: Play) -> None:
    run(play)


def test_every_clause_that_quotes_card_text_is_there() -> None:
    """Chapters 36, 38 and 39 are all about it; the others are those that quote a wording."""
    others = ["05-3", "17-18", "20-3b", "20-3c", "21-2", "24-2c", "24-3c", "30-2a", "30-3", "34-1"]
    others += ["35-6", "35-11", "37-4", "37-7"]
    whens = [f"36-2{letter}" for letter in "abcdefgh"] + ["36-3a", "36-3b", "36-3c"]
    whens += ["36-4a", "36-4b"]
    doings = [f"38-{number}" for number in range(1, 18)]
    keywords = [f"39-{number}" for number in range(2, 20)]
    assert sorted(BOOK) == sorted([*others, *whens, *doings, *keywords])
