"""Texts as people who have read the book say them, played with nothing, one and many to befall."""

from __future__ import annotations

import pytest
from tests.games.legions.meaning.played import Play, Scene, made, run

from kirifuda import CardError

GUARD = "「門」《常時》：相手のミニオンは、このカードと同じレーンへ移動できない。"
ARCHERS = "「斉射」《配置時》：あなたのフィールドにあるミニオンの数だけ、相手のマスターにダメージを与える。"
FLANK = "「脇」《アタック時》：アタックターゲット以外の相手のミニオンを1体選び、疲労させる。"
WELCOME = (
    "「旗」《あなたの他のミニオンが配置された時》：そのミニオンは、ターン終了時まで「強襲」を得る。"
)
BEAST = "「爪」《レーン移動時》：同じレーンに相手のミニオンがいるなら、そのミニオンに2点のダメージを与える。"
SHIELDS = "「列」《常時》：あなたのミニオンゾーンにミニオンが3体いるなら、あなたのマスターは効果ダメージを受けない。"
DUSK = "「歌」《エンドフェイズ開始時》：相手の手札があなたの手札より多いなら、あなたのマスターは2点のライフを得る。"
LATE = "「夜」《エンドフェイズ終了時》：あなたの手札が相手の手札より少ないなら、カードを1枚引く。"

PLAYS = [
    # -- a lane into which nobody moves, by action (27-5) or by effects (33-2); lanes are mirrored
    Play(
        GUARD,
        Scene(
            [{"move アカ": False}],
            me={"minions": ["アカ", None, None]},
            foe={"minions": [None, "X", None]},
        ),
        Scene(
            ["move アカ 1", {"me.minions": ["", "アカ", ""]}],
            me={"minions": ["アカ", None, None]},
            foe={"minions": ["X", None, None]},
        ),
        Scene(
            ["move X 1", {"me.minions": ["", "X", ""]}],  # one's own are free to go
            me={"minions": ["X", None, None]},
            foe={"minions": [None, "アカ", None]},
        ),
    ),
    # -- so much, told first: counted when reached (35-11), with nobody it is none (11-5)
    Play(
        ARCHERS,
        Scene(
            ["play X 2", {"foe.life": 17}],
            me={"hand": ["X"], "minions": ["アカ", "シロ", None]},
            foe={"minions": ["クロ"]},
        ),
        Scene(["play X 0", {"foe.life": 19, "me.life": 20}], me={"hand": ["X"]}),
    ),
    Play(
        "相手のフィールドにあるミニオンの数だけ、カードを引く。",
        Scene(
            ["play X", {"me.hand": 2}],
            me={"hand": ["X"], "deck": 10},
            foe={"minions": ["クロ", "アカ"]},
        ),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"], "minions": ["アカ"], "deck": 10}),
    ),
    Play(
        "相手のミニオンを1体選び、あなたの手札の枚数と同じ点数のダメージを与える。",
        Scene(
            ["play X", "pick シロ", {"シロ.damage": 2}],
            me={"hand": ["X", "アカ", "アカ"]},
            foe={"minions": ["シロ", "クロ"]},
        ),
    ),
    # -- a phase without a name is one's own (36-2d, 36-2e); hands are compared
    Play(
        DUSK,
        Scene(
            ["turn", {"me.life": 12}],
            me={"minions": ["X"], "life": 10, "hand": ["アカ"]},
            foe={"hand": ["アカ", "クロ"]},
        ),
        Scene(
            ["turn", {"me.life": 10}],
            me={"minions": ["X"], "life": 10, "hand": ["アカ"]},
            foe={"hand": ["アカ"]},
        ),
        Scene(
            ["turn", {"foe.life": 10}],
            me={"hand": ["アカ", "クロ"]},
            foe={"minions": ["X"], "life": 10, "hand": []},
        ),
    ),
    Play(
        LATE,
        Scene(
            ["turn", {"me.hand": 2}],
            me={"minions": ["X"], "hand": ["アカ"], "deck": 5},
            foe={"hand": ["アカ", "クロ"]},
        ),
        Scene(
            ["turn", {"me.hand": 2}],
            me={"minions": ["X"], "hand": ["アカ", "アカ"], "deck": 5},
            foe={"hand": ["アカ", "クロ"]},
        ),
    ),
    # -- anybody but the target of the attack (34-2b)
    Play(
        FLANK,
        Scene(
            ["attack X アカ", "pick シロ", {"シロ.rest": True, "クロ.rest": False}],
            me={"minions": [None, "X", None]},
            foe={"minions": ["アカ", "シロ", "クロ"]},
        ),
        Scene(
            ["attack X アカ", {"foe.wait1": []}],
            me={"minions": [None, "X", None]},
            foe={"minions": ["アカ", None, None]},
        ),
    ),
    Play(
        "「横」《アタック時》：相手のアタックターゲット以外のミニオンを1体選び、2点のダメージを与える。",
        Scene(
            ["attack X シロ", {"クロ.damage": 2, "シロ.damage": 1}],
            me={"minions": [None, "X", None]},
            foe={"minions": [None, "シロ", "クロ"]},
        ),
    ),
    Play(
        "あなたのコアを2つ活性状態にする。",
        Scene(["play X", {"me.spent": 2}], me={"hand": ["X"], "cores": 2, "spent": 3}),
    ),
    # -- whoever else comes (33-1), once for each; not this card itself, not the opponent's
    Play(
        WELCOME,
        Scene(
            ["play アカ 1", {"アカ.assault": True, "X.assault": False}],
            me={"minions": ["X"], "hand": ["アカ"]},
        ),
        Scene(
            ["play アカ 1", {"アカ.assault": False}], me={"hand": ["アカ"]}, foe={"minions": ["X"]}
        ),
        Scene(["play X 1", {"X.assault": False}], me={"hand": ["X"]}),
    ),
    # -- who stands opposite in the lane (18-1): nobody, or that one
    Play(
        BEAST,
        Scene(
            ["move X 1", {"シロ.damage": 2, "クロ.damage": 0}],
            me={"minions": ["X"]},
            foe={"minions": [None, "シロ", "クロ"]},
        ),
        Scene(
            ["move X 1", {"クロ.damage": 0}],
            me={"minions": ["X"]},
            foe={"minions": [None, None, "クロ"]},
        ),
    ),
    Play(
        "「睨み」《常時》：同じレーンにいる相手のミニオンは「-1/-0」の修正を得る。",
        Scene(
            [{"シロ": (0, 5), "クロ": (3, 4)}],
            me={"minions": [None, "X", None]},
            foe={"minions": [None, "シロ", "クロ"]},
        ),
    ),
    # -- just so many, and no effect damage then (39-6); damage of battles goes on
    Play(
        SHIELDS,
        Scene(
            ["play 火", {"foe.life": 20}],
            me={
                "hand": [
                    {
                        "card": made(
                            "相手のマスターに2点のダメージを与える。", kind="skill", name="火"
                        )
                    }
                ]
            },
            foe={"minions": ["X", "アカ", "シロ"]},
        ),
        Scene(
            ["play 火", {"foe.life": 18}],
            me={
                "hand": [
                    {
                        "card": made(
                            "相手のマスターに2点のダメージを与える。", kind="skill", name="火"
                        )
                    }
                ]
            },
            foe={"minions": ["X", "アカ"]},
        ),
    ),
    Play(
        "「孤」《常時》：あなたのミニオンが1体なら、このカードは「+2/+0」の修正を得る。",
        Scene([{"X": (3, 3)}], me={"minions": ["X"]}, foe={"minions": ["アカ"]}),
        Scene([{"X": (1, 3)}], me={"minions": ["X", "アカ"]}),
    ),
    # -- the same in other words
    Play(
        "以下から1つを選ぶ。・カードを1枚引く。・あなたのマスターは3点のライフを得る。",
        Scene(["play X", "say 2", {"me.life": 13, "me.hand": 0}], me={"hand": ["X"], "life": 10}),
        Scene(["play X", "say 1", {"me.life": 10, "me.hand": 1}], me={"hand": ["X"], "life": 10}),
    ),
    Play(
        "「射」《自ターン中1度》：相手のマスターに1点のダメージを与える。",
        Scene(["use", {"foe.life": 19, "use X": False}], me={"minions": ["X"]}),
    ),
    Play(
        "コアを1つゲーム外から取り、あなたのマスターの上に置く。",
        Scene(["play X", {"me.on_master": 1}], me={"hand": ["X"], "on_master": 0}),
    ),
    Play(
        "相手の最もコストの高いミニオンを1体選び、ブレイクする。",
        Scene(
            ["play X", {"foe.wait3": ["クロ"], "foe.wait1": []}],
            me={"hand": ["X"]},
            foe={"minions": ["アカ", "クロ", None]},
        ),
    ),
    Play(
        "あなたのマスターはATK3でアタックを行う。",
        Scene(["play X", {"foe.life": 17}], me={"hand": ["X"]}),
    ),
    Play(
        "「実り」《あなたがスキルカードをプレイした時》：あなたはターン終了時まで2マスターポイントを得る。",
        Scene(["play ワザ", {"me.points": 2}], me={"minions": ["X"], "hand": ["ワザ"]}),
    ),
    Play(
        "相手のミニオンを2体まで選び、それぞれ1点のダメージを与える。",
        Scene(
            ["play X", "pick シロ クロ", {"シロ.damage": 1, "クロ.damage": 1}],
            me={"hand": ["X"]},
            foe={"minions": ["シロ", "クロ"]},
        ),
    ),
]

REFUSED = [
    ("カードを引く。", "how much is not told"),
    ("相手のミニオン1体にダメージを与える。", "how much is not told"),
    ("あなたの手札の枚数だけ、カードを1枚引く。", "not of what"),
    ("同じレーンにいる相手のミニオンを1体選び、ブレイクする。", "is not told"),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_plays(play: Play) -> None:
    run(play)


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_what_it_could_not_mean_is_refused(text: str, reason: str) -> None:
    with pytest.raises(CardError, match=reason):
        made(text, kind="skill", name="X")
