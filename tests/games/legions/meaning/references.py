"""Words of Legions! that look back, with nothing to mean, with two things, and with one."""

from __future__ import annotations

from tests.games.legions.meaning.played import Play, Scene, run

__all__ = ["DANGLING", "PLAYS", "SHUFFLED", "run"]

DO = "「声」《自ターン中任意》:"
TWO = f"{DO}あなたのミニオンを1体選び、相手のミニオンを1体選び、"
DANGLING = [
    f"{DO}⟨?⟩そのカードを除外する。",
    f"{DO}⟨?⟩それを除外する。",
    f"{DO}⟨?⟩それらを除外する。",
    f"{DO}⟨?⟩除外する。",
    f"{DO}⟨?⟩シャッフルする。",
    f"{DO}⟨?⟩1点のダメージを与える。",
    f"{DO}⟨?⟩「跳躍」を得る。",
    f"{DO}⟨?⟩ATKを1点増加させる。",
    f"{DO}⟨?⟩レーンを入れ替える。",
    # what a card's own moment is called names no card
    "「声」《配置時》:⟨?⟩除外する。",
    "「声」《配置時》:⟨?⟩そのカードを除外する。",
    # two things
    f"{TWO}⟨?⟩除外する。",
    f"{TWO}⟨?⟩1点のダメージを与える。",
    f"{TWO}⟨?⟩そのミニオンを除外する。",
    f"{TWO}⟨?⟩ATKを1点増加させる。",
]

OURS = {"minions": ["X", "アカ"]}
THEIRS = {"minions": ["クロ", "シロ"]}
PLAYS = [
    Play(
        f"{TWO}それらを疲労させる。",
        Scene(
            [
                "use",
                "pick アカ",
                "pick クロ",
                {"アカ.rest": True, "クロ.rest": True, "シロ.rest": False},
            ],
            me=OURS,
            foe=THEIRS,
        ),
    ),
    Play(
        f"{DO}相手のミニオンを1体選び、このカードを疲労させ、そのミニオンを除外する。",
        Scene(
            ["use", "pick クロ", {"X.rest": True, "foe.excluded": ["クロ"]}], me=OURS, foe=THEIRS
        ),
    ),
    Play(
        f"{DO}相手のミニオン全てを疲労させ、除外する。",
        Scene(["use", {"foe.excluded": ["クロ", "シロ"], "me.excluded": 0}], me=OURS, foe=THEIRS),
    ),
    Play(
        f"{DO}相手はカードを1枚引き、自分はカードを2枚引く。",
        Scene(["use", {"me.hand": 2, "foe.hand": 1}], me={"minions": ["X"]}),
    ),
]
SHUFFLED = [
    (f"{DO}相手のミニオンを1体選び、山札の下に置き、シャッフルする。", 1),
    (f"{DO}あなたのミニオンを1体選び、山札の下に置き、シャッフルする。", 0),
]
