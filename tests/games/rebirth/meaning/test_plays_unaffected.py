"""効果を受けない, by what the effect is of: whose, which card, where it was, which kind of ability."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

# Each effect is told by the card that has it: エイ (a member) raises its own entry, 霧 (a Rebirth
# card) lowers the opponent's, both always; エラ (a member) returns the opponent's entry, ステル puts
# itself away first, both when used; ヒヤリ is a spark and ネラウ attacks, both lower that entry.
WITH = {"entry": "X", "members": ["エイ"]}
ERA = {"members": ["エラ"]}
STERU = {"members": ["ステル"]}
SPARK = {"entry": [], "top": ["ヒヤリ"]}
FOG = {"rebirth": ["霧"]}
BACK = {"foe.hand": ["X"]}
STAYS = {"foe.entry": ["X"]}
SENT = {"entry": "X", "top": ["フユ"]}

PLAYS = [
    # any kind of ability, whoever's and of whatever card
    Play(
        "【永】【エントリー】:このキャラは【スパーク】の効果を受けない。",
        Scene([{"X": (1, 3)}], me=SPARK, foe={"entry": "X"}),
        Scene([{"X": (2, 3)}], me=WITH),
        Scene([{"X": (0, 3)}], me=FOG, foe={"entry": "X"}),
        Scene(["use エラ", BACK], me=ERA, foe=SENT),
        Scene(["attack ハル", {"X": (0, 3)}], me={"entry": "ネラウ", "members": ["ハル", "ナツ"]}, foe={"entry": "X"}),
    ),
    Play(
        "【永】【エントリー】:このキャラは【永】と【スパーク】の効果を受けない。",
        Scene([{"X": (1, 3)}], me=SPARK, foe={"entry": "X"}),
        Scene([{"X": (1, 3)}], me=WITH, foe=FOG),
        Scene(["use エラ", BACK], me=ERA, foe=SENT),
        Scene(["attack ハル", {"X": (0, 3)}], me={"entry": "ネラウ", "members": ["ハル", "ナツ"]}, foe={"entry": "X"}),
    ),
    # a spark is an automatic ability (11.3.1); those of opponents only
    Play(
        "【永】【エントリー】:このキャラは相手の【自】や【起】の効果を受けない。",
        Scene([{"X": (1, 3)}], me=SPARK, foe={"entry": "X"}),
        Scene(["attack ハル", {"X": (1, 3)}], me={"entry": "ネラウ", "members": ["ハル", "ナツ"]}, foe={"entry": "X"}),
        Scene(["use エラ", STAYS], me=ERA, foe={"entry": "X"}),
        Scene([{"X": (0, 3)}], me=FOG, foe={"entry": "X"}),
        Scene([{"X": (2, 3)}], me=WITH),
    ),
    Play(
        "【起】【メンバー】:このターン中、あなたのエントリーは相手の【永】能力の効果を受けない。",
        Scene([{"ハル": (0, 3)}, "use", {"ハル": (1, 3)}], me={"entry": "ハル", "members": ["X"]}, foe=FOG),
        Scene([{"ハル": (2, 3)}, "use", {"ハル": (2, 3)}], me={"entry": "ハル", "members": ["X", "エイ"]}),
        Scene(["use", "end_turn", {"ハル": (0, 3)}], me={"entry": "ハル", "members": ["X"]}, foe=FOG, left="main"),
    ),
    # such abilities of such cards: both must be so
    Play(
        "【永】【エントリー】:このキャラは相手のReバースの【永】の効果を受けない。",
        Scene([{"X": (1, 3)}], me=FOG, foe={"entry": "X"}),
        Scene([{"X": (2, 3)}], me=WITH, foe=FOG),
        Scene([{"X": (-1, 3)}], me=SPARK, foe={"entry": "X"}),
    ),
    Play(
        "【永】【エントリー】:このキャラはコスト3以下のキャラの【起】の効果を受けない。",
        Scene(["use エラ", STAYS], me=ERA, foe={"entry": "X"}),
        Scene(["use ステル", BACK], me=STERU, foe=SENT),
        Scene([{"X": (2, 3)}], me=WITH),
    ),
    Play(
        "【永】【エントリー】:このキャラは相手のメンバーの【起】の効果を受けない。",
        Scene(["use エラ", STAYS], me=ERA, foe={"entry": "X"}),
        Scene([{"X": (-1, 3)}], me=SPARK, foe={"entry": "X"}),
    ),
    # such cards, by whatever ability
    Play(
        "【永】【エントリー】:このキャラはコスト3以下のキャラの効果を受けない。",
        Scene(["use エラ", STAYS], me=ERA, foe={"entry": "X"}),
        Scene(["use ステル", BACK], me=STERU, foe=SENT),
        Scene([{"X": (1, 3)}], me=WITH),
        Scene([{"X": (0, 3)}], me=FOG, foe={"entry": "X"}),
    ),
    Play(
        "【永】【エントリー】:このキャラはコスト3以上の相手のキャラの効果を受けない。",
        Scene(["use エラ", BACK], me=ERA, foe=SENT),
        Scene(["use ステル", STAYS, {"me.waiting": ["ステル"]}], me=STERU, foe={"entry": "X"}),
    ),
    Play(
        "【永】【エントリー】:このキャラは相手のキャラとReバースの効果を受けない。",
        Scene([{"X": (1, 3)}], me={**FOG, **ERA}, foe={"entry": "X"}),
        Scene(["use エラ", STAYS], me=ERA, foe={"entry": "X"}),
        Scene([{"X": (2, 3)}], me=WITH),
    ),
    Play(
        "【永】【エントリー】:このキャラはキャラとReバースの効果を受けない。",
        Scene([{"X": (1, 3)}], me=WITH, foe=FOG),
    ),
    # where its card was as it was used, though its cost has put it away since (9.12.1)
    Play(
        "【永】【エントリー】:このキャラは相手のメンバーの効果を受けない。",
        Scene(["use エラ", STAYS], me=ERA, foe={"entry": "X"}),
        Scene(["use ステル", STAYS, {"me.waiting": ["ステル"]}], me=STERU, foe={"entry": "X"}),
        Scene(["attack ハル", {"X": (0, 3)}], me={"entry": "ネラウ", "members": ["ハル", "ナツ"]}, foe={"entry": "X"}),
        Scene([{"X": (2, 3)}], me=WITH),
    ),
    Play(
        "【永】【エントリー】:このキャラは相手の控え室のキャラの効果を受けない。",
        Scene(["use ステル", BACK], me=STERU, foe=SENT),
    ),
    # the card that was told of, and no other
    Play(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、このターン中、あなたのエントリーはそれの効果を受けない。",
        Scene(["use X", "pick エイ", {"ハル": (1, 3)}], me={"entry": "ハル", "members": ["X", "エイ"]}),
        Scene(["use X", "pick X", {"ハル": (2, 3)}], me={"entry": "ハル", "members": ["X", "エイ"]}),
    ),
    # no effect of opponents, whoever is told to do it; one's own reach
    Play(
        "【永】【メンバー】:あなたのメンバーすべては相手のすべての効果を受けない。",
        Scene(["use ドケ", "pick ハル", {"foe.members": ["X", "ハル", ""]}], me={"members": ["ドケ"]}, foe={"members": ["X", "ハル"]}),
        Scene(["use サセ", "pick ハル", {"foe.members": ["X", "ハル", ""]}], me={"members": ["サセ"]}, foe={"members": ["X", "ハル"]}),
        Scene(["use ミナ", "pick ミナ", "pick ハル", {"foe.waiting": ["ハル"], "me.waiting": ["ミナ"]}], me={"members": ["ミナ", "X"]}, foe={"members": ["ナツ", "ハル"]}),
    ),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
