"""Words of Luck & Logic that look back, with nothing to mean, with two things, and with one."""

from __future__ import annotations

from tests.games.luck_and_logic.meaning.played import Play, Scene, run

__all__ = ["DANGLING", "PLAYS", "SHUFFLED", "run"]

TWO = "起 自分のメンバーを1体選び、相手のメンバーを1体選び、"
DANGLING = [
    "起 ⟨?⟩そのメンバーをレストする。",
    "起 ⟨?⟩そのカードをレストする。",
    "起 ⟨?⟩その門を破壊する。",
    "起 ⟨?⟩それをレストする。",
    "起 ⟨?⟩それらをレストする。",
    "起 ⟨?⟩同じ枚数のカードを引く。",
    "起 ⟨?⟩それらのメンバーをレストする。",
    "起 ⟨?⟩レストする。",
    "起 そのターン中、⟨?⟩パワー+1000。",
    "起 そのターン中、⟨?⟩〈起 カードを1枚引く。〉を与える。",
    "自 ⟨?⟩そのメンバーが攻撃した時、カードを1枚引く。",
    # two things
    f"{TWO}⟨?⟩レストする。",
    f"{TWO}⟨?⟩そのメンバーをレストする。",
    "起 手札を1枚選び、相手のメンバーを1体選び、⟨?⟩そのカードに設置する。",
    "起 自分のメンバーを1体選び、相手のメンバーを1体選び、⟨?⟩そのメンバーのソウルにする。",
]

OURS = {"circles": ["X", "ハル"]}
THEIRS = {"circles": ["アキ", "ワザ"]}
PLAYS = [
    Play(
        f"{TWO}それらのメンバーをレストする。",
        Scene(
            [
                "use",
                "pick ハル",
                "pick アキ",
                {"ハル.rest": True, "アキ.rest": True, "ワザ.rest": False},
            ],
            me=OURS,
            foe=THEIRS,
        ),
    ),
    Play(
        "起 手札を1枚選び、相手のメンバーを1体選び、そのメンバーに設置する。",
        Scene(
            ["use", "pick ハル", "pick アキ", {"アキ.set": ["ハル"], "me.hand": ["ナツ"]}],
            me={"circles": ["X"], "hand": ["ハル", "ナツ"]},
            foe=THEIRS,
        ),
    ),
    Play(
        "起 相手のメンバーを1体選び、手札を1枚選び、そのメンバーをレストする。",
        Scene(
            ["use", "pick アキ", "pick ハル", {"アキ.rest": True, "me.hand": 2}],
            me={"circles": ["X"], "hand": ["ハル", "ナツ"]},
            foe=THEIRS,
        ),
    ),
    Play(
        "起 相手のメンバーを1体選び、このメンバーをレストし、そのメンバーを手札に戻す。",
        Scene(["use", "pick アキ", {"X.rest": True, "foe.hand": ["アキ"]}], me=OURS, foe=THEIRS),
    ),
    Play(
        "起 そのターン中、このメンバーのパワー+1000し、レストする。",
        Scene(["use", {"X": (4000, 1, 2), "X.rest": True}], me=OURS),
    ),
    Play(
        "起 相手のすべてのスタンドしているメンバーをレストし、手札に戻す。",
        Scene(
            ["use", {"foe.hand": ["アキ"], "ワザ.rest": True}],
            me=OURS,
            foe={"circles": ["アキ", "ワザ/rest"]},
        ),
    ),
    Play(
        "起 相手はカードを1枚引き、自分はカードを2枚引く。",
        Scene(["use", {"me.hand": 2, "foe.hand": 1}], me=OURS),
    ),
    # what each player has told of is that of all players
    Play(
        "起 各プレイヤーは自分のメンバーを1枚選び、レストする。それらを手札に戻す。",
        Scene(
            ["use", "pick ハル", "pick アキ", {"me.hand": ["ハル"], "foe.hand": ["アキ"]}],
            me={"circles": ["X", "ハル"]},
            foe={"circles": ["アキ", "ワザ"]},
        ),
        Scene(["use", {"me.hand": ["X"], "foe.hand": 0}], me={"circles": ["X"]}),
        Scene(
            ["use", "pick ハル", "pick アキ", {"me.hand": ["アキ"], "foe.hand": ["ハル"]}],
            me={"circles": ["アキ", "ワザ"]},
            foe={"circles": ["X", "ハル"]},
            whose="foe",
        ),
    ),
    Play(
        "起 各プレイヤーは手札を1枚捨てる。それらを手札に戻す。",
        Scene(
            ["use", "pick ハル", "pick アキ", {"me.hand": ["ハル", "ナツ"], "foe.drop": 0}],
            me={"circles": ["X"], "hand": ["ハル", "ナツ"]},
            foe={"hand": ["アキ", "ナツ"]},
        ),
    ),
]
SHUFFLED: list[tuple[str, int]] = []  # the deck is always named
