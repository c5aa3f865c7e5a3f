"""Words of Rebirth for you that look back, with nothing to mean, with two things, and with one."""

from __future__ import annotations

from tests.games.rebirth.meaning.played import Play, Scene, run

__all__ = ["DANGLING", "PLAYS", "SHUFFLED", "run"]

DO = "【起】【メンバー】:"
TWO = f"{DO}あなたは自分のメンバーから1枚選び、相手のメンバーから1枚選び、"
DANGLING = [
    *(
        f"{DO}あなたは⟨?⟩その{what}を控え室に置く。"
        for what in ("キャラ", "カード", "Reバース", "パートナー", "《ハル》", "〔海〕", "『ハル』")
    ),
    f"{DO}あなたは⟨?⟩そのエネルギーを【レスト】する。",
    f"{DO}このターン中、⟨?⟩そのエントリーに置かれたキャラを+1/±0。",
    f"{DO}このターン中、⟨?⟩そのエントリーのキャラを+1/±0。",
    f"{DO}あなたは⟨?⟩それを控え室に置く。",
    f"{DO}あなたは⟨?⟩それらを控え室に置く。",
    f"{DO}あなたは⟨?⟩その中から1枚選び、控え室に置く。",
    f"{DO}あなたは⟨?⟩その2枚から1枚選び、控え室に置く。",
    f"{DO}あなたは自分の控え室から⟨?⟩それと同じコストのキャラを1枚選び、手札に加える。",
    f"{DO}あなたは自分の控え室から⟨?⟩それと同じカード名のキャラを1枚選び、手札に加える。",
    f"{DO}あなたは相手のメンバーを⟨?⟩同じ枚数選び、控え室に置く。",
    f"{DO}⟨?⟩〔海〕なら、あなたは1枚引く。",
    f"{DO}⟨?⟩それら1枚につき、あなたは1枚引く。",
    f"{DO}⟨?⟩その1枚につき、あなたは1枚引く。",
    f"{DO}あなたは⟨?⟩相手のそれらを控え室に置く。",
    f"{DO}あなたは⟨?⟩それらの〔海〕を控え室に置く。",
    f"{DO}⟨?⟩そのATKが3以上なら、あなたは1枚引く。",
    f"{DO}⟨?⟩その枚数が3以上なら、あなたは1枚引く。",
    f"{DO}あなたは⟨?⟩控え室に置く。",
    f"{DO}あなたは⟨?⟩シャッフルする。",
    f"{DO}あなたは⟨?⟩1枚控え室に置く。",
    f"{DO}あなたは⟨?⟩キャラを1枚控え室に置く。",
    f"{DO}あなたは⟨?⟩キャラを控え室に置く。",
    f"{DO}このターン中、⟨?⟩選ばれない。",
    f"{DO}このターン中、⟨?⟩+1/±0。",
    f"{DO}このターン中、⟨?⟩+1。",
    f"{DO}⟨?⟩そのコストが3以上なら、あなたは1枚引く。",
    f"{DO}⟨?⟩その枚数により、以下を行う。1枚以上.あなたは1枚引く。",
    f"{DO}このターン中、⟨?⟩相手のそれらを+1/±0。",
    f"{DO}このターン中、⟨?⟩それらの《ハル》を+1/±0。",
    f"{DO}⟨?⟩1ダメージ与える。",
    f"{DO}このターン中、⟨?⟩〔海〕を与える。",
    f"{DO}このターン中、⟨?⟩〈【永】:このキャラを+1/±0。〉を与える。",
    f"{DO}あなたは⟨?⟩その【スパーク】から1つ発動させる。",
    f"{DO}あなたは自分の手札から1枚⟨?⟩その【魂】にする。",
    # two things
    f"{TWO}⟨?⟩【レスト】する。",
    f"{TWO}⟨?⟩それを【レスト】する。",
    f"{TWO}⟨?⟩そのキャラを【レスト】する。",
    f"{DO}あなたは自分のメンバーから1枚選ぶ。あなたは相手のメンバーから1枚選ぶ。⟨?⟩そのキャラを【レスト】する。",
]

OURS = {"members": ["X", "ハル"]}
THEIRS = {"members": ["ナツ", "アキ"]}
PLAYS = [
    Play(
        f"{TWO}それらを【レスト】する。",
        Scene(
            [
                "use",
                "pick ハル",
                "pick ナツ",
                {"ハル.rest": True, "ナツ.rest": True, "アキ.rest": False},
            ],
            me=OURS,
            foe=THEIRS,
        ),
    ),
    # this card was told of, but that one is another
    Play(
        f"{DO}あなたは相手のメンバーから1枚選び、このキャラを【レスト】し、そのキャラを控え室に置く。",
        Scene(
            ["use", "pick ナツ", {"X.rest": True, "foe.waiting": ["ナツ"]}],
            me={"members": ["X"]},
            foe=THEIRS,
        ),
    ),
    # who is turned is then no longer what they were told to be
    Play(
        f"{DO}相手の【スタンド】しているメンバーを【レスト】し、控え室に置く。",
        Scene(
            ["use", {"foe.waiting": ["アキ"], "foe.members": ["ナツ", "", ""]}],
            me={"members": ["X"]},
            foe={"members": ["ナツ/rest", "アキ"]},
        ),
    ),
    # who was chosen changes, not who was told to change before
    Play(
        f"{DO}このターン中、このキャラを+1/±0。あなたは相手のメンバーから1枚選び、このターン中、+2/±0。",
        Scene(
            ["use", "pick ナツ", {"X": (2, 3), "ナツ": (4, 4)}], me={"members": ["X"]}, foe=THEIRS
        ),
    ),
    Play(
        f"{DO}相手は1枚引き、自分は2枚引く。",
        Scene(["use", {"me.hand": 2, "foe.hand": 1}], me={"members": ["X"]}),
    ),
    Play(
        f"{DO}あなたは自分のメンバーから1枚選び、自分の手札から1枚その【魂】にする。",
        Scene(
            ["use", "pick ハル", "pick フユ", {"me.hand": ["アキ"], "me.soul": ["フユ"]}],
            me={**OURS, "hand": ["フユ", "アキ"]},
        ),
    ),
]
SHUFFLED = [
    (f"{DO}あなたは相手のメンバーから1枚選び、デッキの下に置き、シャッフルする。", 1),
    (f"{DO}あなたは自分の手札から1枚選び、デッキの下に置き、シャッフルする。", 0),
]
