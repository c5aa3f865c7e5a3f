"""Texts as somebody types cards of their own: how often, by whose numbers, to which circle, instead of
what; whom そのメンバー means once this card has moved."""

from __future__ import annotations

import pytest
from tests.games.luck_and_logic.meaning.played import Play, Scene, run
from tests.games.luck_and_logic.table import card

from kirifuda import CardError

RESCUE = "自 あなたの他のメンバーがドロップした時、このメンバーをドロップしてよい。そうしたら、そのメンバーを手札に加える。"
SHUFFLED = "自 あなたの他のメンバーがドロップした時、このメンバーを瞬動してよい。そうしたら、そのメンバーを手札に加える。"
PINNED = "起【ターン1回】相手のバトルしていないメンバーを1枚選び、レストする。"
GATE_CALL = "自 門破壊 あなたのドロップ領域からレベル1以下のメンバーを1枚選び、この門のサークルに出撃させてよい。"
DUEL = "自 相手のメンバーが出撃した時、そのメンバーのレベルがこのメンバーより低いなら、そのメンバーをレストする。"
OVER = "自 相手のメンバーが出撃した時、そのメンバーのパワーがこのメンバーより高いなら、カードを1枚引く。"
SHELL = "永 このメンバーが場を離れる代わりに、このメンバーのソウルを1枚ドロップしてよい。"
UNION = "自 このメンバーが合体してソウルに置かれた時、そのターン中、合体したメンバーは『永 このメンバーが攻撃しているバトル中、このメンバーのパワーを+2000する。』を得る。"
OFTEN = "自 あなたの他のメンバーが出撃した時、カードを1枚引く。この能力は1ターンに1回だけ発動する。"
SEEK = "自 このメンバーが出撃した時、あなたの山札の上から3枚を見て、1枚まで選び、手札に加え、残りをドロップする。"

BREAKER = card("起 あなたの裏向きの門を1枚選び、破壊する。", name="壊し")

PLAYS = [
    # -- who is meant once the card that says so has gone
    Play(
        RESCUE,
        Scene(
            ["sortie ハル 0", "yes", {"me.hand": ["アキ"], "me.drop": ["X"]}],
            me={"circles": ["アキ", "X"], "hand": ["ハル"]},
        ),
        Scene(
            ["sortie ハル 0", "no", {"me.hand": 0, "me.drop": ["アキ"]}],
            me={"circles": ["アキ", "X"], "hand": ["ハル"]},
        ),
    ),
    Play(
        SHUFFLED,
        Scene(
            ["sortie ハル 0", "yes", {"me.hand": ["アキ"], "X.at": 1}],
            me={"circles": ["アキ", "X"], "hand": ["ハル"]},
        ),
    ),
    # -- in no battle (8.2.9.1)
    Play(
        PINNED,
        Scene(
            ["use X", "pick アキ", {"アキ.rest": True}],
            me={"circles": ["X"]},
            foe={"circles": ["アキ", "フユ"]},
        ),
        Scene(["use X", {"asked": "main"}], me={"circles": ["X"]}),
    ),
    Play(
        "自 このメンバーが攻撃した時、相手のバトルしていないメンバーを1枚選び、レストする。",
        Scene(
            ["fight X 0", {"エイ.rest": True, "アキ.rest": False}],
            me={"levels": 2, "circles": ["X", "リユ"]},
            foe={"circles": ["アキ", "エイ"]},
        ),
    ),
    # -- the circle of a gate (4.4.2.2)
    Play(
        GATE_CALL,
        Scene(
            ["attack ハル 1", "yes", "pick アキ", {"foe:アキ.at": 1, "foe.broken": [1]}],
            me={"circles": ["ハル", "リユ"], "levels": 2},
            foe={"gates": ["石門", "X", *["石門"] * 4], "drop": ["アキ", "フユ", "ハル"]},
        ),
        Scene(
            ["attack ハル 1", "no", {"foe.drop": 2}],
            me={"circles": ["ハル", "リユ"], "levels": 2},
            foe={"gates": ["石門", "X", *["石門"] * 4], "drop": ["アキ", "フユ"]},
        ),
        Scene(  # who is there already is dropped for it (5.12.2.1)
            ["use 壊し", "pick X", "yes", {"アキ.at": 1, "me.drop": ["ワザ"]}],
            me={
                "circles": [BREAKER, "ワザ"],
                "gates": ["石門", "X", *["石門"] * 4],
                "drop": ["アキ"],
            },
        ),
        kind="gate",
    ),
    # -- by whose numbers
    Play(
        DUEL,
        Scene(
            ["end_turn", "sortie ハル 0", {"ハル.rest": True}],
            me={"circles": ["X"]},
            foe={"hand": ["ハル"]},
            x={"level": 1},
        ),
        Scene(
            ["end_turn", "sortie ハル 0", {"ハル.rest": False}],
            me={"circles": ["X"]},
            foe={"hand": ["ハル"]},
        ),
    ),
    Play(
        OVER,
        Scene(
            ["end_turn", "sortie ハル 0", {"me.hand": 1}],
            me={"circles": ["X"], "deck": 9},
            foe={"hand": ["ハル"]},
            x={"power": 1000},
        ),
        Scene(
            ["end_turn", "sortie ハル 0", {"me.hand": 0}],
            me={"circles": ["X"], "deck": 9},
            foe={"hand": ["ハル"]},
            x={"power": 2000},
        ),
    ),
    Play(
        "起 相手のこのメンバーよりパワーが低いメンバーを1枚選び、手札に戻す。",
        Scene(
            ["use X", {"foe.hand": ["ハル"]}],
            me={"circles": ["X"]},
            foe={"circles": ["ハル", "アキ"]},
        ),
        Scene(["use X", {"foe.hand": 0}], me={"circles": ["X"]}, foe={"circles": ["アキ"]}),
    ),
    Play(
        "起 相手のパワーがこのメンバーより高いメンバーをすべて手札に戻す。",
        Scene(
            ["use X", {"foe.hand": ["アキ"]}],
            me={"circles": ["X"]},
            foe={"circles": ["ハル", "アキ"]},
        ),
    ),
    # -- one row (4.4.2.1)
    Play(
        "永 このメンバーと同じ列のあなたのメンバーのパワーを+1000する。",
        Scene(
            [{"ハル": (3000, 1, 2), "X": (3000, 1, 2), "アキ": (4000, 1, 2)}],
            me={"circles": ["X", "ハル", None, "アキ"]},
        ),
    ),
    Play(
        "起 このメンバーと同じ列の相手のメンバーをすべてレストする。",
        Scene(
            ["use X", {"ハル.rest": True, "アキ.rest": False}],
            me={"circles": ["X"]},
            foe={"circles": ["ハル", None, None, "アキ"]},
        ),
    ),
    # -- instead of what (9.2.2.3.1)
    Play(
        SHELL,
        Scene(
            ["use 捨て", "yes", "pick ハル", {"me.drop": ["ハル"], "X.souls": ["ナツ"]}],
            me={"circles": ["X+ハル+ナツ", "捨て"]},
        ),
        Scene(["use 捨て", "no", {"me.drop": 2}], me={"circles": ["X+ハル", "捨て"]}),
        Scene(["use 捨て", {"me.drop": ["X"]}], me={"circles": ["X", "捨て"]}),
    ),
    # -- a soul by uniting, and an ability in other brackets
    Play(
        UNION,
        Scene(
            [
                "unite X ナツ hand",
                "pick フユ",
                "put 0",
                {"フユ": (7000, 3, 3)},
                "to_battle",
                "attack フユ 0",
                {"フユ": (11000, 3, 3)},
                "no_intercept",
                "no_logic",
                "attack リユ 1",
                {"フユ": (7000, 3, 3)},
                "end_turn",
                {"フユ": (7000, 3, 3)},
            ],
            me={
                "circles": ["X", "ナツ", "リユ"],
                "hand": ["フユ"],
                "levels": ["リユ赤"] * 2,
                "stock": 2,
                "deck": 9,
            },
            foe={"circles": ["ハル"]},
        ),
    ),
    Play(
        "永 このメンバーが防御中のバトル中、このメンバーのパワーを+1000する。",
        Scene(
            ["attack アキ 0", {"X": (5000, 1, 2)}, "no_intercept", "no_logic", {"X": (4000, 1, 2)}],
            me={"circles": ["アキ", "リユ"], "levels": 2},
            foe={"circles": ["X"]},
            x={"power": 4000},
        ),
    ),
    # -- so often a turn (12.4.1.1)
    Play(
        OFTEN,
        Scene(
            ["sortie ハル 0", {"me.hand": 2}, "sortie エイ 2", {"me.hand": 1}],
            me={"circles": [None, "X"], "hand": ["ハル", "エイ"], "deck": 9},
        ),
    ),
    Play(
        "起 [手札を1枚捨てる]ストックブースト1。この能力は1ターンに2回まで使える。",
        Scene(
            ["use X", "pick ハル", "use X", "pick ハル", {"me.stock": 2, "use X": False}],
            me={"circles": ["X"], "hand": ["ハル", "ハル", "ハル"], "deck": 9},
        ),
    ),
    # -- what was known, told otherwise
    Play(
        SEEK,
        Scene(
            ["sortie X 0", "pick アキ", {"me.hand": ["アキ"], "me.drop": ["ハル", "エイ"]}],
            me={"hand": ["X"], "deck": ["ハル", "アキ", "エイ", "ナツ"]},
        ),
        Scene(
            ["sortie X 0", "done", {"me.hand": 0, "me.drop": 3}],
            me={"hand": ["X"], "deck": ["ハル", "アキ", "エイ", "ナツ"]},
        ),
    ),
    Play(
        "盟約-「ナツ」 カードを1枚引く。",
        Scene(
            ["unite X ナツ hand", "pick フユ", "put 0", {"me.hand": 1}],
            me={
                "circles": ["X", "ナツ", "リユ"],
                "hand": ["フユ"],
                "levels": ["リユ赤"] * 2,
                "stock": 2,
                "deck": 9,
            },
        ),
    ),
    Play(
        "自 このメンバーが出撃した時、あなたは①を払ってよい。そうしないなら、このメンバーをレストする。",
        Scene(
            ["sortie X 0", "yes", {"X.rest": False, "me.stock": 0}], me={"hand": ["X"], "stock": 1}
        ),
        Scene(["sortie X 0", "no", {"X.rest": True}], me={"hand": ["X"], "stock": 1}),
        Scene(["sortie X 0", {"X.rest": True}], me={"hand": ["X"]}),
    ),
    Play(
        "自 相手のメンバーがあなたのサークルを攻撃した時、ストックブースト1。",
        Scene(
            ["attack ハル 3", {"foe.stock": 1}],
            me={"circles": ["ハル", "リユ"], "levels": 2},
            foe={"circles": ["X"], "broken": [0]},
        ),
        Scene(
            ["attack X 0", {"me.stock": 0}],
            me={"circles": ["X", "リユ"], "levels": 2},
        ),
    ),
    Play(
        "起 このメンバーを前列の空いているサークルに動かす。",
        Scene(["use X", "put 2", {"X.at": 2}], me={"circles": ["ハル", None, None, "X"]}),
        Scene(["use X", {"X.at": 3}], me={"circles": ["ハル", "エイ", "リユ", "X"]}),
    ),
    # -- 代わりに: for as long, and to whom the sentence before says
    Play(
        "起 相手のメンバーを1枚選び、そのターン中、パワーを-1000する。あなたの手札がないなら、代わりにパワーを-3000する。",
        Scene(
            ["use X", "pick アキ", {"アキ": (1000, 1, 2)}, "end_turn", {"アキ": (4000, 1, 2)}],
            me={"circles": ["X"]},
            foe={"circles": ["アキ", "ハル"]},
        ),
        Scene(
            ["use X", {"アキ": (3000, 1, 2)}, "end_turn", {"アキ": (4000, 1, 2)}],
            me={"circles": ["X"], "hand": ["ハル"]},
            foe={"circles": ["アキ"]},
        ),
    ),
    Play(
        "起 そのターン中、相手のメンバーを1枚選び、パワーを-1000する。あなたの手札がないなら、代わりにパワーを-3000する。",
        Scene(
            ["use X", {"アキ": (1000, 1, 2)}, "end_turn", {"アキ": (4000, 1, 2)}],
            me={"circles": ["X"]},
            foe={"circles": ["アキ"]},
        ),
    ),
    Play(
        "起 そのターン中、このメンバーのパワーを+1000する。あなたの手札がないなら、代わりにパワーを+3000する。",
        Scene(
            ["use X", {"X": (6000, 1, 2)}, "end_turn", {"X": (3000, 1, 2)}],
            me={"circles": ["X"]},
        ),
        Scene(["use X", {"X": (4000, 1, 2)}], me={"circles": ["X"], "hand": ["ハル"]}),
    ),
    # -- how many gates are broken; any number of any cards
    Play(
        "永 あなたの門が2枚以上破壊されているなら、このメンバーのオーラを+1し、リミットを+1する。",
        Scene([{"X": (3000, 2, 3)}], me={"circles": ["X"], "broken": [0, 3]}),
        Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"], "broken": [0]}, foe={"broken": [0, 1]}),
    ),
    Play(
        "自 このメンバーが出撃した時、あなたのドロップ領域から好きな枚数のカードを選び、山札の下に望む順番で置く。",
        Scene(
            ["sortie X 0", "pick ハル", {"me.drop": ["アキ"]}],
            me={"hand": ["X"], "drop": ["ハル", "アキ"]},
        ),
        Scene(["sortie X 0", {"me.drop": 0}], me={"hand": ["X"]}),
    ),
    Play(
        "永 このメンバーがいる列の相手のメンバーは攻撃できない。",
        Scene(
            ["end_turn", "to_battle", {"attack ハル": False, "attack アキ": True}],
            me={"circles": ["X"]},
            foe={"circles": ["ハル", None, None, "アキ"], "levels": 2},
            left="attack",
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_texts_do_what_they_say(play: Play) -> None:
    run(play)


REFUSED = [
    (
        "永 このメンバーのパワーを+1000する。この能力は1ターンに1回だけ発動する。",
        "only what is played",
    ),
    ("起【ターン1回】カードを1枚引く。この能力は1ターンに1回まで使える。", "told last, and once"),
    ("自 あなたのメンバーが合体してソウルに置かれた時、カードを1枚引く。", "only its own card"),
    ("起 1枚まで選び、手札に加える。", "nothing was looked at"),
]


@pytest.mark.parametrize(("text", "why"), REFUSED)
def test_what_has_no_meaning_is_refused(text: str, why: str) -> None:
    with pytest.raises(CardError, match=why):
        card(text, name="X")
