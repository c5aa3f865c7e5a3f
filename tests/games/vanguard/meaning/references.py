"""Words of Cardfight!! Vanguard that look back, with nothing to mean, with two things, with one."""

from __future__ import annotations

from tests.games.vanguard.meaning.played import Play, Scene, run

__all__ = ["DANGLING", "PLAYS", "SHUFFLED", "run"]

DANGLING = [
    "【起】【(R)】：⟨?⟩そのユニットを退却させる。",
    "【起】【(R)】：⟨?⟩それを退却させる。",
    "【自】：このユニットが(R)に登場した時、⟨?⟩その捨てられたカードを手札に加える。",
    "【自】【(R)】：あなたの他のユニットがアタックした時、⟨?⟩そのアタックされたユニットを退却させる。",
]

OURS = {"rear-guards": ["X", "ハル", None, None, None]}
THEIRS = {"rear-guards": ["アキ", "ナツ", None, None, None]}
PLAYS = [
    Play(
        "【起】【(R)】：相手のリアガードを1枚選び、退却させる。",
        Scene(
            ["use", "pick アキ", {"foe.circles": ["", "ナツ", "", "", ""]}],
            me=OURS,
            foe=THEIRS,
        ),
    ),
    Play(
        "【起】【(R)】：あなたのリアガードを1枚選び、そのターン中、パワー+5000。",
        Scene(
            ["use", "pick ハル", {"ハル": (13000, 1), "X": (8000, 1)}],
            me=OURS,
            foe=THEIRS,
        ),
    ),
]
SHUFFLED: list[tuple[str, int]] = []
