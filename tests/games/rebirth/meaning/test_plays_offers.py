"""What may be done, or is done for something else, in several steps: what a step brings the next
one finds, and what is only looked at is known before anybody decides."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run
from tests.games.rebirth.table import card, log_has, scene, use, yes

PLAYS = [
    # a card that is drawn can be the one that is put away
    Play(
        "【起】【メンバー】:あなたは1枚引き、自分の手札から1枚控え室に置いてよい。",
        Scene(
            ["use", "yes", {"me.hand": 0, "me.waiting": ["ハル"]}],
            me={"members": ["X"], "top": ["ハル"]},
        ),
        Scene(
            ["use", "no", {"me.hand": ["ナツ"], "me.waiting": 0, "me.deck": ["ハル"]}],
            me={"members": ["X"], "top": ["ハル"], "hand": ["ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは1枚引き、自分の手札から2枚控え室に置くことで、このターン中、あなたのエントリーを+3/±0。",
        Scene(
            ["use", "yes", {"me.hand": 0, "ナツ": (5, 4)}],
            me={"entry": "ナツ", "members": ["X"], "hand": ["アキ"], "top": ["ハル"]},
        ),
        Scene(  # not all of it could be done: nothing for it (9.5.2.2)
            ["use", "yes", {"ナツ": (2, 4)}],
            me={"entry": "ナツ", "members": ["X"], "top": ["ハル"]},
        ),
        Scene(
            ["use", "no", {"me.hand": ["アキ"], "ナツ": (2, 4)}],
            me={"entry": "ナツ", "members": ["X"], "hand": ["アキ"], "top": ["ハル"]},
        ),
    ),
    # who returns to the hand is there to be put
    Play(
        "【起】【メンバー】:あなたは自分の他のメンバーから1枚選び、手札に戻し、手札からキャラを1枚選び、エントリーに置くことで、1枚引く。",
        Scene(
            ["use", "yes", "pick アキ", {"me.entry": ["アキ"], "me.hand": 1}],
            me={"members": ["X", "アキ"]},
        ),
        Scene(["use", {"me.hand": 0, "asked": "main"}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から1枚控え室に置き、控え室からキャラを1枚選び、手札に戻してよい。",
        Scene(
            ["use", "yes", {"me.hand": ["ハル"], "me.waiting": 0}],
            me={"members": ["X"], "top": ["ハル"]},
        ),
        Scene(
            ["use", "yes", {"me.hand": 0, "me.waiting": ["鐘"]}],
            me={"members": ["X"], "top": ["鐘"]},
        ),
        Scene(
            ["use", "no", {"me.hand": 0, "me.deck": ["ハル"]}],
            me={"members": ["X"], "top": ["ハル"]},
        ),
    ),
    # and so it is in a cost, which is paid in order (9.5.2.1)
    Play(
        "【起】【メンバー】:[手札から1枚控え室に置き、控え室からキャラを1枚デッキの下に置く]あなたは1枚引く。",
        Scene(
            ["use", {"me.hand": ["ナツ"], "me.waiting": 0}],
            me={"members": ["X"], "hand": ["ハル"], "top": ["ナツ"]},
        ),
        Scene(  # none of it was paid (9.5.2.2)
            ["use", {"me.hand": ["鐘"], "me.waiting": 0, "me.deck": ["ナツ"]}],
            me={"members": ["X"], "hand": ["鐘"], "top": ["ナツ"]},
        ),
        Scene(
            [{"use X": False}],
            me={"members": ["X"], "waiting": ["ハル"]},
        ),
    ),
    # what is looked at is known before it is decided what becomes of it
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から1枚見て、それを控え室に置いてよい。",
        Scene(
            ["use", {"asked": "may do"}, "yes", {"me.waiting": ["ハル"]}],
            me={"members": ["X"], "top": ["ハル"]},
        ),
        Scene(["use", "no", {"me.deck": ["ハル"]}], me={"members": ["X"], "top": ["ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から2枚見て、その中からキャラを1枚選び、手札に加えてよい。",
        Scene(
            ["use", "yes", "pick ナツ", {"me.hand": ["ナツ"], "me.deck": ["ハル"]}],
            me={"members": ["X"], "top": ["ハル", "ナツ"]},
        ),
        Scene(
            ["use", "no", {"me.hand": 0, "me.deck": ["ハル", "ナツ"]}],
            me={"members": ["X"], "top": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは相手の手札をすべて見て、その中からキャラを1枚選び、控え室に置いてよい。",
        Scene(
            ["use", "yes", "pick ナツ", {"foe.hand": ["鐘", "アキ"], "foe.waiting": ["ナツ"]}],
            me={"members": ["X"]},
            foe={"hand": ["鐘", "ナツ", "アキ"]},
        ),
        Scene(["use", "no", {"foe.hand": ["ナツ"]}], me={"members": ["X"]}, foe={"hand": ["ナツ"]}),
        Scene(["use", {"asked": "main"}], me={"members": ["X"]}, foe={"hand": []}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から1枚公開し、それをデッキの下に置くことで、このターン中、あなたのエントリーを+1/±0。",
        Scene(
            ["use", "yes", {"me.deck": ["ナツ"], "アキ": (4, 5)}],
            me={"entry": "アキ", "members": ["X"], "top": ["ハル", "ナツ"]},
        ),
        Scene(
            ["use", "no", {"me.deck": ["ハル", "ナツ"], "アキ": (3, 5)}],
            me={"entry": "アキ", "members": ["X"], "top": ["ハル", "ナツ"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)


LOOK = "【起】【メンバー】:あなたは自分のデッキの上から1枚見て、それを控え室に置いてよい。"


def test_what_is_looked_at_is_seen_when_it_is_asked() -> None:
    mine, top = card(LOOK), card(name="一番上")
    m = scene(me={"members": [mine], "top": [top]})
    use(m, mine)
    assert log_has(m, "5.10.2", "look", top)
    yes(m)
