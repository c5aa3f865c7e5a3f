"""Where a card is (…にいるなら), whose how manieth attack it is, and what was not done."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run
from tests.games.rebirth.table import attack, card, count, no_block, pass_all, scene, zone

BOTH = "【自】【エントリー】【メンバー】:あなたのアタックフェイズ開始時、"
SELF = "【自】【エントリー】:このキャラが"
MINE = "【自】【メンバー】:あなたが"
THREE = ["ハル", "ナツ", "アキ"]


def where(text: str, yes: dict[str, object], *no: dict[str, object]) -> Play:
    """As the attack phase starts a card is drawn in the first position, and in no other."""
    return Play(
        f"{BOTH}{text}なら、あなたは1枚引く。",
        *[
            Scene(["to_attack", {"me.hand": drawn}], me=one, foe={"entry": "オオカゼ"})
            for one, drawn in ((yes, 1), *((one, 0) for one in no))
        ],
    )


IN_ENTRY: dict[str, object] = {"entry": "X", "members": ["ハル"]}
IN_MEMBERS: dict[str, object] = {"entry": "ハル", "members": ["X"]}

PLAYS = [
    where("このキャラがエントリーにいる", IN_ENTRY, IN_MEMBERS),
    where("このキャラがあなたのメンバーにいる", IN_MEMBERS, IN_ENTRY),
    where("このキャラがメンバーにいない", IN_ENTRY, IN_MEMBERS),
    where("このキャラが、エントリーか控え室にいる", IN_ENTRY, IN_MEMBERS),
    where(
        "あなたの《ハル》がメンバーにいる",
        {"entry": "X", "members": ["ナツ", "ハル"]},
        {"entry": "ハル", "members": ["X"]},
        {"entry": "X", "members": ["ナツ"]},
    ),
    where(
        "あなたの〔風組〕がメンバーにいない",
        {"entry": "X", "members": ["アキ"]},
        {"entry": "X", "members": ["アキ", "ナツ"]},
    ),
    where("このキャラが相手のエントリーにいない", IN_ENTRY),
    Play(
        "【永】【エントリー】【メンバー】:このキャラがエントリーにいるなら、このキャラを+2/±0。",
        Scene([{"X": (3, 3)}], me={"entry": "X"}),
        Scene([{"X": (1, 3)}], me={"entry": "ハル", "members": ["X"]}),
    ),
    # 9.12.1: where it was is not where it is
    Play(
        "【起】【エントリー】【メンバー】:[このキャラを控え室に置く]"
        "このキャラが控え室にあるなら、あなたは1枚引く。このキャラがメンバーにいるなら、2枚引く。",
        Scene(["use", {"me.hand": 1, "me.waiting": ["X"]}], me={"members": ["X"]}),
    ),
    # whose attacks are counted: its own
    Play(
        f"{SELF}このターン2回目のアタックをした時、あなたは1枚引く。",
        Scene(
            [
                "attack ハル",
                {"me.hand": 0},
                "attack ナツ",
                {"me.hand": 1},
                "attack アキ",
                "pass_all",
                {"me.hand": 1},
            ],
            me={"entry": "X", "members": THREE},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        f"{SELF}2回目にアタックした時、あなたは1枚引く。",
        Scene(
            ["attack ハル", {"me.hand": 0}, "attack ナツ", {"me.hand": 1}],
            me={"entry": "X", "members": THREE},
            foe={"entry": "オオカゼ"},
        ),
    ),
    # or the player's
    Play(
        f"{MINE}このターン2回目のアタックをした時、あなたは1枚引く。",
        Scene(
            [
                "attack ハル",
                {"me.hand": 0},
                "attack ナツ",
                {"me.hand": 1},
                "attack X",
                "pass_all",
                {"me.hand": 1},
            ],
            me={"entry": "フユ", "members": ["ハル", "ナツ", "X"]},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【自】【エントリー】:相手が2回目のアタックをした時、あなたは1枚引く。",
        Scene(
            ["attack ハル", {"me.hand": 0}, "attack ナツ", "pass_all", {"me.hand": 1}],
            me={"entry": "X"},
            foe={"entry": "ネラウ", "members": THREE},
            whose="foe",
        ),
        Scene(
            ["attack ハル", "attack ナツ", "pass_all", {"me.hand": 0}],
            me={"entry": "X", "members": THREE},
            foe={"entry": "オオカゼ"},
        ),
    ),
    # そうしなかったら
    Play(
        "【起】【メンバー】:あなたは自分の手札から1枚選び、控え室に置いてよい。"
        "そうしたら、あなたは2枚引く。そうしなかったら、このターン中、このキャラを-1/±0。",
        Scene(
            ["use", "yes", {"me.hand": 2, "X": (1, 3)}],
            me={"members": ["X"], "hand": ["ハル"]},
        ),
        Scene(
            ["use", "no", {"me.hand": 1, "X": (0, 3)}],
            me={"members": ["X"], "hand": ["ハル"]},
        ),
        Scene(["use", {"me.hand": 0, "X": (0, 3)}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のメンバーから他のキャラを1枚選び、控え室に置いてよい。"
        "置かなかったら、このキャラを控え室に置く。",
        Scene(["use", "yes", {"me.members": ["X", "", ""]}], me={"members": ["X", "ハル"]}),
        Scene(["use", "no", {"me.members": ["", "ハル", ""]}], me={"members": ["X", "ハル"]}),
        Scene(["use", {"me.members": ["", "", ""]}], me={"members": ["X"]}),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)


def test_the_second_attack_of_the_turn_is_not_its_second() -> None:
    late = card(f"{SELF}このターン2回目のアタックをした時、あなたは1枚引く。", def_=9)
    relief = card(
        "【自】【メンバー】:このキャラがサポートしたアタック終了時、"
        "あなたは自分の控え室からキャラを1枚選び、エントリーに置く。"
    )
    one, two, wall = card(), card(), card(def_=9)
    m = scene(me={"members": [relief, one, two], "waiting": [late]}, foe={"entry": wall})
    drawn = []
    for supporter in (relief, one, two):
        attack(m, supporter)
        no_block(m)
        drawn.append(count(m, "me", "hand"))
        assert zone(m, "me", "entry") == [late.name]
    assert drawn == [0, 0, 1]
    pass_all(m)
