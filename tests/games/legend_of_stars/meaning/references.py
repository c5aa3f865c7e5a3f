"""Words of Legend of Stars that look back, with nothing to mean, with two things, and with one."""

from __future__ import annotations

from tests.games.legend_of_stars.meaning.played import Play, Scene, run

__all__ = ["DANGLING", "PLAYS", "SHUFFLED", "run"]

DO = "1ターンに1回、このカードの効果を発動する。"
TWO = f"{DO}自分のキャラクターを1体選び、相手のキャラクターを1体選び、"
DANGLING = [
    f"{DO}⟨?⟩そのキャラクターを破壊する。",
    f"{DO}⟨?⟩それらのキャラクターを破壊する。",
    f"{DO}⟨?⟩破壊する。",
    f"{DO}⟨?⟩シャッフルする。",
    f"{DO}ターン終了時まで、⟨?⟩ATKを+100する。",
    f"{DO}⟨?⟩それらを破壊する。",
    f"{DO}⟨?⟩ATKをターン終了時まで+100する。",
    f"{DO}⟨?⟩位置を入れ替える。",
    f"{DO}ターン終了時まで⟨?⟩ATKを100にする。",
    f"{DO}ターン終了時まで、⟨?⟩[上空]を与える。",
    f"{DO}⟨?⟩そのアタックを終了する。",
    f"{DO}⟨?⟩300ダメージを与える。",
    # nobody was chosen: the player could be meant as well
    "このキャラクターがアタックした時、⟨?⟩300ダメージを与える。",
    "相手のキャラクターが場に出た時、⟨?⟩300ダメージを与える。",
    f"{DO}相手のキャラクターを1体選び、裏側表示にする。⟨?⟩300ダメージを与える。",
    # two things
    f"{TWO}⟨?⟩300ダメージを与える。",
    f"{TWO}⟨?⟩破壊する。",
    f"{TWO}⟨?⟩そのキャラクターを破壊する。",
]

OURS = {"characters": {4: "X", 0: "ハル"}}
THEIRS = {"characters": {0: "ナツ", 1: "アキ"}}
PLAYS = [
    Play(
        f"{TWO}それらのキャラクターを破壊する。",
        Scene(
            ["use", "pick ハル", "pick ナツ", {"me.trash": ["ハル"], "foe.trash": ["ナツ"]}],
            me=OURS,
            foe=THEIRS,
        ),
    ),
    Play(
        f"{DO}相手のキャラクターを1体選び、ターン終了時まで、このキャラクターのATKを+100し、そのキャラクターのATKを-100する。",
        Scene(
            ["use", "pick ナツ", {"X": (400, 200, 100), "ナツ": (300, 200, 200)}],
            me=OURS,
            foe=THEIRS,
        ),
    ),
    Play(
        f"{DO}お互いは自分のキャラクターを1体選び、裏側表示にする。それらのキャラクターを手札に戻す。",
        Scene(
            ["use", "pick ハル", "pick アキ", {"me.hand": ["ハル"], "foe.hand": ["アキ"]}],
            me=OURS,
            foe=THEIRS,
        ),
        Scene(["use", {"me.hand": ["X"], "foe.hand": 0}], me={"characters": {4: "X"}}),
        Scene(
            ["use", "pick ハル", "pick アキ", {"me.hand": ["アキ"], "foe.hand": ["ハル"]}],
            me=THEIRS,
            foe=OURS,
            whose="foe",
        ),
    ),
    Play(
        f"{DO}ターン終了時まで、このキャラクターのATKを+100し、DEFを+200する。",
        Scene(["use", {"X": (400, 400, 100)}], me=OURS),
    ),
    Play(
        f"{DO}相手の全てのキャラクターを裏側表示にし、手札に戻す。",
        Scene(["use", {"foe.hand": ["ナツ", "アキ"], "me.hand": 0}], me=OURS, foe=THEIRS),
    ),
    Play(
        f"{DO}自分の全てのアタック表示のキャラクターをディフェンス表示にし、手札に戻す。",
        Scene(
            ["use", "say 1", {"me.hand": ["X"]}],
            me={"characters": {4: "X", 0: "ハル/def"}},
        ),
    ),
    Play(
        f"{DO}相手はカードを1枚引き、自分はカードを2枚引く。",
        Scene(["use", {"me.hand": 2, "foe.hand": 1}], me={"characters": {4: "X"}}),
    ),
]
SHUFFLED = [
    (f"{DO}相手のキャラクターを1体選び、デッキの下に戻し、シャッフルする。", 1),
    (f"{DO}自分のキャラクターを1体選び、デッキの下に戻し、シャッフルする。", 0),
]
