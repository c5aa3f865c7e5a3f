"""Choices that a later sentence widens, sums that are counted, energy paid by its icon alone."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run
from tests.games.rebirth.table import (
    asked,
    attack,
    cancel,
    card,
    count,
    end_attacks,
    end_turn,
    is_rested,
    no,
    no_cancel,
    offered,
    pass_all,
    pay,
    pick,
    rested,
    scene,
    standing_energy,
    to_attack,
    use,
    yes,
    zone,
)

from kirifuda.kernel.match import Match

ROCK = card(name="岩", def_=9)
CALM = card(name="後詰め")
COIN = card(name="硬貨")

SWAP = "【起】【メンバー】:あなたは自分の、控え室とエネルギーから、それぞれATKが同じキャラを1枚ずつ選び、それらを入れ替えてよい。"
CALL = "【起】【メンバー】:あなたは自分のリタイアから1枚選び、手札のキャラ1枚と入れ替える。"
ROUND = "【起】【メンバー】:あなたは以下から1つ選び、あなたのメンバーに《ハル》がいるなら、このキャラを【レスト】する。i.あなたは1枚引く。ii.相手は1枚引く。"
SUM = "【起】【エントリー】:あなたの、リタイアの〔風組〕の枚数の3倍の値と、あなたの手札の枚数の合計値2につき、このターン中、このキャラを+1/±0。合計値6以上なら、あなたは1枚引く。"
LAID = "【起】【メンバー】:各プレイヤーは自分の手札から1枚選び、裏向きで提示する。それらを公開し、その中で、最も低いATKのキャラを公開した各プレイヤーは自分のデッキの上から1枚控え室に置いてよい。"
FILL = "【起】【メンバー】:あなたは自分の控え室から、自分の手札と選んだ枚数が合計3枚になるように選び、手札に加える。"

PLAYS = [
    # what else may be chosen is told after the choice, and counts as it is made
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から1枚控え室に置き、それがキャラなら、控え室から、それと同じコストの他のキャラを1枚選び、手札に戻す。〔風組〕を控え室に置いたら、そのカードを選んでもよい。",
        Scene(
            ["use", {"pick ノビ": True, "pick アキ": False}, "pick ハル", {"me.hand": ["ハル"]}],
            me={"members": ["X"], "waiting": ["ノビ", "アキ"], "top": ["ハル"]},
        ),
        Scene(
            ["use", {"me.hand": ["ハル"]}],
            me={"members": ["X"], "waiting": ["アキ"], "top": ["ハル"]},
        ),
        Scene(
            ["use", {"me.hand": ["ハル"]}],
            me={"members": ["X"], "waiting": ["ハル"], "top": ["ノビ"]},
        ),
        Scene(
            ["use", {"me.hand": []}], me={"members": ["X"], "waiting": ["アキ"], "top": ["ノビ"]}
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から〔風組〕を1枚選び、手札に戻す。あなたのメンバーに《アキ》がいるなら、あなたは《フユ》を選んでもよい。",
        Scene(
            ["use", {"pick ハル": True}, "pick フユ", {"me.hand": ["フユ"]}],
            me={"members": ["X", "アキ"], "waiting": ["ハル", "フユ", "アキ"]},
        ),
        Scene(["use", {"me.hand": ["ハル"]}], me={"members": ["X"], "waiting": ["ハル", "フユ"]}),
        Scene(["use", {"me.hand": ["フユ"]}], me={"members": ["X", "アキ"], "waiting": ["フユ"]}),
        Scene(
            ["use", {"me.hand": []}],
            me={"members": ["X", "アキ"], "waiting": ["アキ"]},
            foe={"waiting": ["フユ"]},
        ),
    ),
    Play(
        SWAP,
        Scene(
            [
                "use",
                "yes",
                "pick ナツ",
                {"pick ワザ": True, "pick ヒバナ": True, "pick ハル": False},
                "pick ワザ",
                {"me.energy": ["ナツ", "ハル", "ヒバナ"], "me.waiting": ["フユ", "ワザ"]},
            ],
            me={
                "members": ["X"],
                "waiting": ["ナツ", "フユ"],
                "energy": ["ワザ", "ハル", "ヒバナ"],
            },
        ),
        Scene(
            ["use", "no", {"me.waiting": ["ナツ"], "me.energy": ["ワザ"]}],
            me={"members": ["X"], "waiting": ["ナツ"], "energy": ["ワザ"]},
        ),
        # nothing there has that ATK: nothing is swapped
        Scene(
            ["use", "yes", "done", {"me.waiting": ["ナツ"], "me.energy": ["ハル"]}],
            me={"members": ["X"], "waiting": ["ナツ"], "energy": ["ハル"]},
        ),
    ),
    Play(
        SWAP + "両方〔風組〕を選ぶなら、ATKが異なっていてもよい。",
        Scene(
            [
                "use",
                "yes",
                "pick ナツ",
                {"pick ハル": True, "pick ヒバナ": True, "pick アキ": False},
                "pick ハル",
                {"me.waiting": ["ハル", "フユ"], "me.energy": ["ナツ", "アキ", "ヒバナ"]},
            ],
            me={
                "members": ["X"],
                "waiting": ["ナツ", "フユ"],
                "energy": ["ハル", "アキ", "ヒバナ"],
            },
        ),
        # one of the two is not enough
        Scene(
            ["use", "yes", "done", {"me.waiting": ["アキ"], "me.energy": ["ハル", "ナツ"]}],
            me={"members": ["X"], "waiting": ["アキ"], "energy": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        CALL + "〔風組〕を選ぶなら、キャラではなくReバースと入れ替えてもよい。",
        Scene(
            [
                "use",
                "pick アキ",
                {"pick フユ": True, "pick 幕開け": False},
                "pick フユ",
                {"me.hand": ["アキ", "幕開け"], "me.retire": ["ハル", "フユ"]},
            ],
            me={"members": ["X"], "hand": ["フユ", "幕開け"], "retire": ["ハル", "アキ"]},
        ),
        Scene(
            [
                "use",
                "pick ハル",
                {"pick フユ": True},
                "pick 幕開け",
                {"me.hand": ["ハル", "フユ"], "me.retire": ["アキ", "幕開け"]},
            ],
            me={"members": ["X"], "hand": ["フユ", "幕開け"], "retire": ["ハル", "アキ"]},
        ),
    ),
    Play(
        ROUND,
        Scene(
            ["use", "say 1", {"me.hand": 1, "foe.hand": 0, "X.rest": True}],
            me={"members": ["X", "ハル"]},
        ),
        Scene(
            ["use", "say 2", {"me.hand": 0, "foe.hand": 1, "X.rest": False}],
            me={"members": ["X", "ナツ"]},
        ),
    ),
    Play(
        SUM,
        Scene(
            ["use", {"X": (4, 3), "me.hand": 1}],
            me={"entry": "X", "retire": ["ハル", "ナツ", "アキ"]},
        ),
        Scene(
            ["use", {"X": (3, 3), "me.hand": 2}],
            me={"entry": "X", "retire": ["ハル", "アキ"], "hand": ["フユ", "フユ"]},
        ),
    ),
    Play(
        FILL,
        Scene(
            [
                "use",
                "pick ナツ アキ",
                {"me.hand": ["ハル", "ナツ", "アキ"], "me.waiting": ["フユ"]},
            ],
            me={"members": ["X"], "hand": ["ハル"], "waiting": ["フユ", "ナツ", "アキ"]},
        ),
        # as many as there are, and none where none is missing
        Scene(
            ["use", {"me.hand": 2, "me.waiting": 0}],
            me={"members": ["X"], "hand": ["ハル"], "waiting": ["ナツ"]},
        ),
        Scene(
            ["use", {"me.hand": 4, "me.waiting": 1}],
            me={"members": ["X"], "hand": ["ハル", "ナツ", "アキ", "フユ"], "waiting": ["ハル"]},
        ),
    ),
    Play(
        LAID,
        Scene(
            [
                "use",
                "pick アキ",
                {"me.hand": ["アキ", "ハル"], "foe.hand": ["フユ", "幕開け"]},
                "pick フユ",
                {"seat": "me"},
                "yes",
                {"me.waiting": 1, "foe.waiting": 0, "me.hand": 2, "foe.hand": 2},
            ],
            me={"members": ["X"], "hand": ["アキ", "ハル"]},
            foe={"hand": ["フユ", "幕開け"]},
        ),
        # with the same ATK it is both, the turn player first
        Scene(
            [
                "use",
                "pick ナツ",
                "pick ワザ",
                {"seat": "me"},
                "no",
                {"seat": "foe"},
                "yes",
                {"me.waiting": 0, "foe.waiting": 1},
            ],
            me={"members": ["X"], "hand": ["ナツ", "ハル"]},
            foe={"hand": ["ワザ", "ハル"]},
        ),
        # a Rebirth card is no character
        Scene(
            ["use", "pick 幕開け", "pick ワザ", {"seat": "foe"}, "no", {"foe.waiting": 0}],
            me={"members": ["X"], "hand": ["ナツ", "幕開け"]},
            foe={"hand": ["ワザ", "ハル"]},
        ),
    ),
    # 5.14.2: the icon with its number says it all
    Play(
        "【起】【エントリー】:[2、このキャラを控え室に置く]あなたは1枚引く。",
        Scene(
            ["use", {"me.hand": 1, "me.stand": 1, "me.waiting": ["X"]}],
            me={"entry": "X", "energy": 3},
        ),
        Scene([{"use X": False}], me={"entry": "X", "energy": 1}),
    ),
    Play(
        "【自】【メンバー】:このキャラがサポートした時、あなたは1することで、1枚引く。",
        Scene(
            ["attack X", "yes", "pay", {"me.hand": 1, "me.stand": 1}],
            me={"members": ["X", "ハル"], "energy": 2},
        ),
        Scene(
            ["attack X", "no", {"me.hand": 0, "me.stand": 2}],
            me={"members": ["X", "ハル"], "energy": 2},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.text)
def test_what_is_printed_is_what_happens(play: Play) -> None:
    run(play)


def test_members_that_support_without_rest() -> None:
    chief = card(
        "【永】【エントリー】:あなたはメンバーを【レスト】せずにサポートでき、それらの自動能力を使えない。",
        name="先頭",
    )
    eager = card("【自】【メンバー】:このキャラがサポートした時、あなたは1枚引く。", name="後押し")
    m = scene(me={"entry": chief, "members": [eager]}, foe={"entry": ROCK})
    attack(m, with_=eager)
    assert not is_rested(m, eager)
    assert count(m, "me", "hand") == 0
    m = scene(me={"members": [eager, CALM]}, foe={"entry": chief})
    attack(m, with_=eager)  # it speaks of its master only
    assert is_rested(m, eager)
    assert count(m, "me", "hand") == 1


def test_attacks_that_are_counted() -> None:
    hedge = card("【永】【メンバー】:相手は2回までしかアタックできない。", name="生け垣")
    others = [card(name="一番手"), card(name="二番手")]
    m = scene(me={"members": [*others, CALM]}, foe={"entry": ROCK, "members": [hedge]})
    attack(m, with_=others[0])
    assert offered(m, "attack", CALM)
    attack(m, with_=others[1])
    assert m.state.turn_seat == 1  # two were all, though one more could support (8.2.3.2)
    pass_all(m)
    m = scene(me={"members": [*others, hedge]}, foe={"entry": ROCK})
    for helper in others:
        attack(m, with_=helper)
    assert offered(m, "attack", hedge)  # its master attacks as often as before


def test_a_cancel_ability_that_needs_and_costs_more() -> None:
    wall = card(
        "【キャンセル】:【起】\n【永】【手札】:このキャラの【キャンセル】は、あなたのエネルギーが相手より少なく、"
        "追加で自分の手札から2枚控え室に置かないと使えない。",
        name="高い壁",
    )
    drawer = card("【起】【メンバー】:あなたは1枚引く。", name="引き手")
    first, second, third = card(name="一枚目"), card(name="二枚目"), card(name="三枚目")
    hand = [wall, first, second, third]
    m = scene(me={"members": [drawer], "energy": 1}, foe={"hand": hand})
    use(m, drawer)
    cancel(m, wall)
    asked(m, "cost", "foe")
    pick(m, first, second)
    no_cancel(m)
    assert count(m, "me", "hand") == 0
    assert zone(m, "foe", "hand") == [third.name]
    assert count(m, "foe", "waiting") == 3
    # not with as much energy as the opponent has, nor with too few cards to pay
    for held, energy in ((hand, 0), ([wall, first], 1)):
        m = scene(me={"members": [drawer], "energy": energy}, foe={"hand": held})
        use(m, drawer)
        asked(m, "cancel", "foe")  # which does not tell what the hand holds
        assert not offered(m, "cancel", wall)
        no_cancel(m)
        assert count(m, "me", "hand") == 1


def test_who_stands_only_for_something() -> None:
    sleepy = card(
        "【永】【メンバー】:このキャラがスタンバイフェイズにスタンドする際、"
        "あなたは、エネ2するか自分の手札から1枚控え室に置かなければ【スタンド】しない。",
        name="寝坊助",
    )

    def awake(energy: int, *answers: bool) -> Match:
        m = scene(
            me={
                "members": [rested(sleepy), rested(CALM)],
                "hand": [ROCK],
                "energy": [COIN] * energy + [rested(COIN)],
            }
        )
        end_turn(m)
        attack_none(m)
        for answer in answers:
            asked(m, "may do", "me")
            assert is_rested(m, CALM)  # all stand at once, when it is settled
            yes(m) if answer else no(m)
        pay(m)
        pass_all(m)
        asked(m, "main", "me")
        assert not is_rested(m, CALM)
        return m

    m = awake(2, True)
    assert not is_rested(m, sleepy)
    assert standing_energy(m, "me") == 3  # what was paid stands again at once (7.2.1.1)
    assert count(m, "me", "waiting") == 0
    m = awake(2, False, True)
    assert not is_rested(m, sleepy)
    assert zone(m, "me", "waiting") == [ROCK.name]
    m = awake(2, False, False)
    assert is_rested(m, sleepy)
    assert not is_rested(awake(0, True), sleepy)  # what cannot be paid is not asked for
    # who stands already is not asked for it
    m = scene(foe={"members": [sleepy], "hand": [ROCK]})
    attack_none(m)
    asked(m, "card to energy", "foe")
    pass_all(m)


def attack_none(m: Match) -> None:
    to_attack(m)
    end_attacks(m)
