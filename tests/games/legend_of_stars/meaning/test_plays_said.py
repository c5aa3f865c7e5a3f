"""Texts as people who have read the book say them, played with nothing, one and many to befall."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.meaning.played import Play, Scene, on_effect, on_support, run
from tests.games.legend_of_stars.table import effect

from kirifuda import CardError

WEAK = "相手のコスト2以下のキャラクターをすべて選び、破壊する。"
INSTEAD = "相手に300ダメージを与える。自分のライフが1000以下の場合、代わりに800ダメージを与える。"
PUPIL = (
    "このキャラクターがダウンした時、自分のトラッシュからこのキャラクターより低いコストの"
    "キャラクターを1枚選び、後衛に裏側表示で出しても良い。"
)

PLAYS = [
    # -- all are chosen: targets (9.6.1), so nobody is asked, and what lies face down does not show
    on_effect(
        WEAK,
        Scene(
            ["play X", {"foe.trash": ["ハル", "ナツ"], "me.characters": ["ハル"]}],
            me={"hand": ["X"], "characters": {0: "ハル"}},
            foe={"characters": {0: "ハル", 1: "ナツ", 2: "アキ", 3: "ソラ/down"}},
        ),
        Scene(["play X", {"foe.trash": []}], me={"hand": ["X"]}, foe={"characters": {2: "アキ"}}),
    ),
    on_effect(
        "自分の前衛のキャラクターをすべて選び、ターン終了時までATKを+100する。",
        Scene(
            ["play X", {"ハル": (300, 300, 100), "ナツ": (500, 200, 200), "アキ": (600, 500, 300)}],
            me={"hand": ["X"], "characters": {0: "ハル", 1: "ナツ", 4: "アキ"}},
        ),
    ),
    on_effect(
        "自分のキャラクター2体を選び、その位置を入れ替える。",
        Scene(
            ["play X", "pick ハル ナツ", {"ハル.at": 5, "ナツ.at": 0, "アキ.at": 2}],
            me={"hand": ["X"], "characters": {0: "ハル", 5: "ナツ", 2: "アキ"}},
        ),
    ),
    on_effect(
        "相手のキャラクター1体を手札に戻す。",
        Scene(
            ["play X", "pick ナツ", {"foe.hand": ["ナツ"], "foe.characters": ["ハル"]}],
            me={"hand": ["X"]},
            foe={"characters": {0: "ハル", 5: "ナツ"}, "hand": []},
        ),
    ),
    # -- both do it, each of one's own; before a number they are dealt it
    on_effect(
        "お互いに手札を1枚捨て、カードを1枚引く。",
        Scene(
            [
                "play X",
                "pick ハル",
                "pick ナツ",
                {"me.trash": ["ハル", "X"], "foe.trash": ["ナツ"]},
                {"me.hand": 2, "foe.hand": 2},
            ],
            me={"hand": ["X", "ハル", "アキ"]},
            foe={"hand": ["ナツ", "フユ"]},
        ),
    ),
    on_effect(
        "お互いに200ダメージを与える。",
        Scene(["play X", {"me.life": 2800, "foe.life": 2800}], me={"hand": ["X"]}),
    ),
    on_effect(
        "手札を1枚選び、捨てる。",
        Scene(
            ["play X", "pick ハル", {"me.trash": ["ハル", "X"], "me.hand": ["ナツ"]}],
            me={"hand": ["X", "ハル", "ナツ"]},
        ),
    ),
    on_effect(
        "相手は手札をすべて捨てる。",
        Scene(
            ["play X", {"foe.trash": ["ハル", "ナツ"], "foe.hand": 0, "me.hand": ["アキ"]}],
            me={"hand": ["X", "アキ"]},
            foe={"hand": ["ハル", "ナツ"]},
        ),
    ),
    # -- what cards cost that are told to be in the hand, or to be played (2.5.1)
    on_support(
        "自分の手札にある火属性のキャラクターのコストは1少なくなる。",
        Scene(
            ["play アキ 4", {"me.upright": 0, "アキ.cost": 3}],
            me={"supports": ["X"], "hand": ["アキ", "ナツ"], "energy": 2},
        ),
        Scene([{"play ナツ": False}], me={"supports": ["X"], "hand": ["ナツ"], "energy": 1}),
        Scene([{"play アキ": False}], me={"hand": ["アキ"], "energy": 2}, foe={"supports": ["X"]}),
    ),
    on_support(
        "キャラクターをプレイするコストは2少なくなる。",
        Scene(
            ["play フユ 4", {"me.upright": 0}],
            me={"supports": ["X"], "hand": ["フユ"], "energy": 2},
        ),
    ),
    on_support(
        "相手の手札のキャラクターのコストは1少なくなる。",
        Scene([{"play ナツ": False}], me={"supports": ["X"], "hand": ["ナツ"], "energy": 1}),
        Scene(
            ["play ナツ 4", {"me.upright": 0}],
            me={"hand": ["ナツ"], "energy": 1},
            foe={"supports": ["X"]},
        ),
    ),
    on_support(
        "相手のキャラクターをプレイするコストを+1する。",
        Scene(
            ["play ナツ 4", {"me.upright": 0}],
            me={"supports": ["X"], "hand": ["ナツ"], "energy": 2},
        ),
        Scene([{"play ナツ": False}], me={"hand": ["ナツ"], "energy": 2}, foe={"supports": ["X"]}),
    ),
    # -- the next damage is none, and only the next (8.11); nobody else's
    on_effect(
        "相手が次に受けるダメージを0にする。",
        Scene(
            ["play X", "play 閃光", {"foe.life": 3000}, "play 閃光", {"foe.life": 2900}],
            me={"hand": ["X", "閃光", "閃光"]},
        ),
        Scene(
            ["play X", "play X", "play 閃光", "play 閃光", {"foe.life": 3000}],  # one each
            me={"hand": ["X", "X", "閃光", "閃光"]},
        ),
    ),
    on_effect(
        "このターン、自分が次に受けるダメージを0にする。",
        Scene(["play X", "play 閃光", {"foe.life": 2900}], me={"hand": ["X", "閃光"]}),
    ),
    # -- in place of the sentence before, to the same player
    on_effect(
        INSTEAD,
        Scene(["play X", {"foe.life": 2700, "me.life": 3000}], me={"hand": ["X"]}),
        Scene(["play X", {"foe.life": 2200, "me.life": 1000}], me={"hand": ["X"], "life": 1000}),
    ),
    on_effect(
        "カードを1枚引く。自分の場に<鳥>が2体以上いる場合、代わりにカードを2枚引く。",
        Scene(["play X", {"me.hand": 1}], me={"hand": ["X"], "characters": {0: "ハル", 1: "アキ"}}),
        Scene(["play X", {"me.hand": 2}], me={"hand": ["X"], "characters": {0: "ハル", 1: "ナツ"}}),
    ),
    # -- whose card it was
    on_effect(
        "キャラクターを1体選び、手札に戻す。その後、そのキャラクターの持ち主はカードを1枚引く。",
        Scene(
            ["play X", "pick ナツ", {"foe.hand": 2, "me.hand": 0}],
            me={"hand": ["X"], "characters": {0: "ハル"}},
            foe={"characters": {0: "ナツ"}, "hand": []},
        ),
        Scene(
            ["play X", "pick ハル", {"foe.hand": 0, "me.hand": 2}],
            me={"hand": ["X"], "characters": {0: "ハル"}},
            foe={"characters": {0: "ナツ"}, "hand": []},
        ),
    ),
    # -- special effects that are given (8.13)
    on_effect(
        "ターン終了時まで、自分のキャラクターを1体選び、[上空]を与える。",
        Scene(
            [
                "play X",
                "pick ハル",
                "to_attack",
                {"attack ハル": True},
                "attack ハル direct",
                "pass_all",
                {"foe.life": 2800},
            ],
            me={"hand": ["X"], "characters": {0: "ハル", 1: "ナツ"}},
            foe={"characters": {0: "フユ", 4: "アキ"}},
        ),
    ),
    on_effect(
        "ターン終了時まで、自分の全てのキャラクターにスピード耐性3を与える。",
        Scene(
            ["play X", "play 雷", "pick フユ", {"foe.trash": ["フユ"]}],
            me={"hand": ["X", "雷"], "characters": {0: "ハル"}},
            foe={"characters": {3: "フユ"}},
        ),
    ),
    # -- until one's own turn begins: all of the opponent's turn, and no longer (9.4)
    on_effect(
        "相手のキャラクターを2体まで選び、次の自分のターンの開始時までDEFを0にする。",
        Scene(
            [
                "play X",
                "pick ハル ナツ",
                {"foe:ハル": (200, 0, 100), "foe:ナツ": (400, 0, 200)},
                {"foe:アキ": (600, 500, 300)},
                "end_turn",
                {"foe:ハル": (200, 0, 100)},
                "end_turn",
                {"foe:ハル": (200, 300, 100), "foe:ナツ": (400, 200, 200)},
            ],
            me={"hand": ["X"], "deck": 10},
            foe={"characters": {0: "ハル", 1: "ナツ", 2: "アキ"}, "deck": 10},
        ),
    ),
    on_effect(
        "自分のキャラクターを1体選び、ターン終了時までATKを1000にする。",
        Scene(
            [
                "play X",
                "pick ハル",
                {"ハル": (1000, 300, 100)},
                "end_turn",
                {"ハル": (200, 300, 100)},
            ],
            me={"hand": ["X"], "characters": {0: "ハル", 1: "ナツ"}},
        ),
    ),
    # -- flash cards, wherever they would be used (2.2.1, 9.2)
    on_support(
        "相手はフラッシュを使えない。",
        Scene([{"play 閃光": True}], me={"supports": ["X"], "hand": ["閃光", "引札"]}),
        Scene(
            [{"play 閃光": False, "play 引札": True}],
            me={"hand": ["閃光", "引札"]},
            foe={"supports": ["X"]},
        ),
    ),
    # -- how often it moves: the most that is told counts (5.4)
    Play(
        "このキャラクターは1ターンに2回まで移動できる。",
        Scene(
            ["to_lead", "lead X 0", {"lead X": True}, "lead X 4", {"lead X": False}],
            me={"characters": {4: "X", 1: "ハル"}},
            x={"lead": "▲▼"},
        ),
    ),
    # -- a condition between of whom it is told and what
    Play(
        "このキャラクターは、相手の場にスピード5以上のキャラクターがいる場合、アタックできない。",
        Scene(
            ["to_attack", {"attack X": True}],
            me={"characters": {0: "X", 1: "アキ"}},
            foe={"characters": {0: "ナツ"}},
        ),
        Scene(
            ["to_attack", {"attack X": False, "attack アキ": True}],
            me={"characters": {0: "X", 1: "アキ"}},
            foe={"characters": {0: "ナツ", 7: "フユ"}},
        ),
    ),
    # -- less than another card, also one that has just gone to the trash
    Play(
        PUPIL,
        Scene(
            [
                "to_attack",
                "attack X",
                "trigger X",
                "say 4",
                "say 0",
                {"ハル.at": 4, "ハル.display": 3, "me.trash": ["ナツ", "X"]},
            ],
            me={"characters": {0: "X"}, "trash": ["ハル", "ナツ"]},
            foe={"characters": {0: "フユ"}},
            x={"cost": 2},
        ),
    ),
    on_effect(
        "自分のキャラクターを1体選ぶ。そのキャラクターより高いATKの相手のキャラクターをすべて破壊する。",
        Scene(
            ["play X", "pick ナツ", {"foe.trash": ["アキ", "フユ"]}],
            me={"hand": ["X"], "characters": {0: "ナツ", 4: "フユ"}},
            foe={"characters": {0: "ハル", 1: "ソラ", 2: "アキ", 3: "フユ"}},
        ),
    ),
    on_effect(
        "自分のキャラクターを1体選び、破壊する。そのキャラクターのATKと同じ数値のダメージを相手に与える。",
        Scene(
            ["play X", "pick アキ", {"foe.life": 2400, "me.trash": ["アキ", "X"]}],
            me={"hand": ["X"], "characters": {0: "ナツ", 1: "アキ"}},
        ),
    ),
    # -- what is done for it before a colon (8.4)
    on_support(
        "このカードをゲインする：自分のキャラクターを1体選び、ターン終了時までATKを+200する。",
        Scene(
            ["use", "pick ハル", {"ハル": (400, 300, 100), "X.side": True, "use X": False}],
            me={"supports": ["X"], "characters": {0: "ハル", 1: "ナツ"}},
        ),
    ),
    on_effect(
        "自分のキャラクターを1体選び、好きなマスに移動する。",
        Scene(
            ["play X", "pick ハル", "say 6", {"ハル.at": 6}],
            me={"hand": ["X"], "characters": {0: "ハル", 1: "ナツ"}},
        ),
    ),
]

REFUSED = [
    ("キャラクターを1体選び、捨てる。", "of a hand"),
    ("ターン終了時まで、キャラクターを1体選ぶ。", "does not last"),
    ("ターン終了時まで、キャラクターを1体選び、破壊する。", "does not last"),
    ("自分の火属性のキャラクターのコストは1少なくなる。", "from the hand"),
    ("代わりにカードを1枚引く。", "instead"),
    ("お互いが次に受けるダメージを0にする。", "which of the two players"),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_plays(play: Play) -> None:
    run(play)


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_what_it_could_not_mean_is_refused(text: str, reason: str) -> None:
    with pytest.raises(CardError, match=reason):
        effect(text)
