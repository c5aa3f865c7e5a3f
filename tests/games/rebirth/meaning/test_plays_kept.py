"""Values that keep from changing or grow more than told; where a card came from; what a continuous
ability tells of an event."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run
from tests.games.rebirth.table import (
    attack,
    card,
    count,
    end_turn,
    no_block,
    rebirth,
    scene,
    set_rebirth,
    use,
    values,
)
from tests.ruling import clause

from kirifuda.kernel.match import Match

PLAYS = [
    # values that do not change: neither by what came before nor by what comes after (9.10.1.3)
    Play(
        "【起】【メンバー】:このターン中、あなたのエントリーはATKとDEFが増減しない。",
        Scene(
            [{"ハル": (2, 3)}, "use", {"ハル": (1, 3)}, "end_turn", {"ハル": (2, 3)}],
            me={"entry": "ハル", "members": ["X", "エイ"]},
        ),
    ),
    Play(
        "【永】【メンバー】:相手のエントリーはATKとDEFが増減しない。",
        Scene(
            [{"ハル": (1, 3), "ナツ": (3, 4)}],
            me={"entry": "ナツ", "members": ["X", "エイ"]},
            foe={"entry": "ハル", "members": ["エイ"]},
        ),
    ),
    Play(
        "【永】【エントリー】:このキャラの、コストとATKとDEFは相手の効果で増減しない。",
        Scene([{"X": (3, 3)}], me={"entry": "X", "members": ["エイ"]}, x={"atk": 2}),
    ),
    # where a card came from
    Play(
        "【起】【エントリー】:このキャラがこのターン手札からエントリーに置かれたキャラなら、あなたは1枚引く。",
        Scene(
            ["play X entry", "use", {"me.hand": 1}],
            me={"entry": "ハル", "hand": ["X"], "energy": 1},
        ),
        Scene(["use", {"me.hand": 0}], me={"entry": "X"}),
    ),
    # spellings that are rare
    Play(
        "【自】【エントリー】:このキャラが〔風組〕にサポートされたなら、このアタック中、このキャラを+3/±0。",
        Scene(
            ["attack ハル", "block", {"オオカゼ.damage": 4}],
            me={"entry": "X", "members": ["ハル", "アキ"]},
            foe={"entry": "オオカゼ"},
        ),
        Scene(
            ["attack アキ", "block", {"オオカゼ.damage": 1}],
            me={"entry": "X", "members": ["ハル", "アキ"]},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【起】【メンバー】本領発揮Lv2:あなたの自分の控え室から、《ハル》か《ナツ》を1枚選び、手札に戻してよい。",
        Scene(
            ["use", "yes", {"pick アキ": False}, "pick ナツ", {"me.hand": ["ナツ"]}],
            me={"members": ["X", "アキ"], "waiting": ["ハル", "ナツ", "アキ"]},
        ),
        Scene([{"use X": False}], me={"members": ["X"], "waiting": ["ハル"]}),
    ),
    # an event in a continuous ability
    Play(
        "【永】【エントリー】【本領発揮Lv1】:このキャラがアタックした時、あなたは1枚引く。",
        Scene(
            ["attack ハル", "block", {"me.hand": 1}],
            me={"entry": "X", "members": ["ハル", "ナツ"]},
            foe={"entry": "オオカゼ"},
        ),
    ),
]


FLAT = "【永】【エントリー】:このキャラの、コストとATKとDEFは相手の効果で増減しない。"
MORE = (
    "【永】【エントリー】:このキャラのATKとDEFがReバースの効果で増える際、その値は本来の3倍になる。"
)


@clause("9.10.1.3", "9.10.1.4")
def test_only_effects_of_the_opponent_do_not_change_it() -> None:
    stern = card(FLAT, name="堅物", cost=4, atk=5, def_=6)
    weigh = card("【永】【メンバー】:相手のエントリーを-2/-1。", name="重し")
    press = card("【起】【メンバー】:このターン中、相手のエントリーのATKを0にする。", name="圧力")
    cheer = card("【永】【メンバー】:あなたのエントリーを+1/+1。", name="声援")
    m = scene(
        me={"members": [weigh, press]},
        foe={"entry": stern, "members": [cheer]},
    )
    use(m, press)
    assert values(m, stern) == (6, 7)


def test_what_rebirth_cards_give_counts_several_times() -> None:
    loud = card(MORE, name="反響", atk=1, def_=3)
    plain = card(name="静寂", atk=1, def_=3)
    cheer = card("【永】【メンバー】:あなたのエントリーを+1/+1。", name="声援")
    horn = rebirth("【永】:あなたのエントリーを+2/-1。", name="角笛")
    for one, expected in ((loud, (1 + 1 + 6, 3 + 1 - 1)), (plain, (1 + 1 + 2, 3 + 1 - 1))):
        m = scene(me={"entry": one, "members": [cheer], "hand": [horn]})
        set_rebirth(m, horn)
        assert values(m, one) == expected


@clause("9.1.1.2.1", "11.2.3.1")
def test_an_event_in_a_continuous_ability() -> None:
    """It is heard only while the ability is valid, and who loses such abilities loses it."""
    keen = card(
        "【永】【エントリー】【Reコンボ】:このキャラがアタックした時、あなたは1枚引く。",
        name="先駆け",
    )
    mute = card("【永】【メンバー】:相手のエントリーは【永】をすべて失う。", name="口止め")
    song = rebirth(name="凱歌")
    for set_cards, members, drawn in (([], [], 0), ([song], [], 1), ([song], [mute], 0)):
        m = scene(
            me={"entry": keen, "members": 2, "rebirth": set_cards},
            foe={"entry": card(def_=9), "members": members},
        )
        attack(m)
        no_block(m)
        assert count(m, "me", "hand") == drawn


OPEN = "【起】【メンバー】:このフェイズ中、各プレイヤーは手札をすべて常に公開する。"
OPEN_FOE = "【永】【エントリー】:相手は手札をすべて常に公開する。"


def seen_hand(m: Match, seat: int | None, of: int) -> list[str]:
    """The names that a seat sees in a hand."""
    view: Any = m.view(seat)
    return [c["name"] for c in view["seats"][of]["zones"]["hand"] if "name" in c]


@clause("4.2.2")
def test_hands_stay_open() -> None:
    x = card(OPEN, name="開帳")
    draw = card("【起】【メンバー】【ターン1】:あなたは1枚引く。", name="一杯")
    m = scene(me={"members": [x, draw], "hand": [x], "deck": 9}, foe={"hand": [draw]})
    assert seen_hand(m, 1, 0) == seen_hand(m, 0, 1) == []
    use(m, x)
    assert seen_hand(m, 0, 1) == [draw.name]
    assert seen_hand(m, 1, 0) == seen_hand(m, None, 0) == [x.name]
    use(m, draw)
    assert len(seen_hand(m, 1, 0)) == 2  # what comes to the hand is open, too
    end_turn(m)
    assert seen_hand(m, 1, 0) == []


def test_only_the_hand_that_is_told_of_stays_open() -> None:
    x = card(OPEN_FOE, name="見通し")
    m = scene(me={"entry": x, "hand": [x]}, foe={"hand": [x]})
    assert seen_hand(m, 0, 1) == [x.name]
    assert seen_hand(m, 1, 0) == []


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_plays(play: Play) -> None:
    run(play)
