"""Parts that compose: prices of which one is paid, choices within a sum, cards of one name, X."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run
from tests.games.rebirth.meaning.test_plays_numbers import foe, held, mine
from tests.games.rebirth.table import card, choose, offered, scene, use, zone

DO = "【起】【メンバー】:"
BIG = {"entry": "オオカゼ"}
FOUR = {"members": ["ハル", "ナツ", "アキ"]}


def used(text: str, *scenes: Scene) -> Play:
    return Play(DO + text, *scenes)


PLAYS = [
    # one of several prices: only what can be paid can be chosen (9.5.2.2)
    Play(
        "【起】【メンバー】:[エネ1か手札から1枚控え室に置く]あなたは2枚引く。",
        Scene(["use", "say 1", {"me.stand": 0, "me.hand": 3}], me={"members": ["X"], "energy": 1, "hand": ["ハル"]}),
        Scene(["use", "say 2", {"me.stand": 1, "me.waiting": ["ハル"], "me.hand": 2}], me={"members": ["X"], "energy": 1, "hand": ["ハル"]}),
        Scene(["use", {"me.stand": 0, "me.hand": 2}], me={"members": ["X"], "energy": 1}),
        Scene(["use", {"me.waiting": ["ハル"], "me.hand": 2}], me={"members": ["X"], "hand": ["ハル"]}),
        Scene([{"use X": False}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:[手札から1枚控え室に置くか、メンバーから《ハル》を1枚控え室に置く]あなたは1枚引く。",
        Scene(["use", "say 1", "pick ナツ", {"me.members": ["X", "ハル", ""], "me.waiting": ["ナツ"]}], me={"members": ["X", "ハル"], "hand": ["ナツ", "アキ"]}),
        Scene(["use", "say 2", {"me.members": ["X", "", ""], "me.hand": 3}], me={"members": ["X", "ハル"], "hand": ["ナツ", "アキ"]}),
        Scene(["use", {"me.members": ["X", "", ""], "me.hand": 1}], me={"members": ["X", "ハル"]}),
        Scene([{"use X": False}], me={"members": ["X", "ナツ"]}),
    ),
    Play(
        "【起】【メンバー】:[以下から1つ選ぶ。i.エネ2。ii.手札から〔風組〕を1枚控え室に置く。iii.このキャラを【レスト】する。]あなたは1枚引く。",
        Scene(["use", "say 2", {"me.waiting": ["ハル"], "me.hand": 1, "X.rest": False}], me={"members": ["X"], "hand": ["ハル"]}),
        Scene(["use", "say 3", {"X.rest": True, "me.hand": 2}], me={"members": ["X"], "hand": ["ハル"]}),
        Scene(["use", {"X.rest": True, "me.hand": 2}], me={"members": ["X"], "energy": 1, "hand": ["アキ"]}),
        Scene(["use", "say 1", {"me.stand": 0, "me.hand": 1}], me={"members": ["X"], "energy": 2}),
        Scene([{"use X": False}], me={"members": ["X/rest"], "energy": 1}),
    ),
    used(
        "あなたはエネ1するか手札から1枚控え室に置くことで、2枚引く。",
        Scene(["use", "yes", "say 1", {"me.stand": 0, "me.hand": 3}], me={"members": ["X"], "energy": 1, "hand": ["ハル"]}),
        Scene(["use", "yes", "say 2", {"me.stand": 1, "me.waiting": ["ハル"]}], me={"members": ["X"], "energy": 1, "hand": ["ハル"]}),
        Scene(["use", "no", {"me.stand": 1, "me.hand": 1}], me={"members": ["X"], "energy": 1, "hand": ["ハル"]}),
        Scene(["use", "yes", {"me.stand": 0, "me.hand": 2}], me={"members": ["X"], "energy": 1}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"]}),
    ),
    # less under a condition, in other words
    Play(
        "【起】【メンバー】:[エネ2。あなたのメンバーに《ハル》がいるなら、エネ1]あなたは1枚引く。",
        Scene(["use", {"me.stand": 1}], me={"members": ["X", "ハル"], "energy": 2}),
        Scene(["use", {"me.stand": 0}], me={"members": ["X", "ナツ"], "energy": 2}),
        Scene([{"use X": False}], me={"members": ["X"], "energy": 1}),
    ),
    Play(
        "【起】【メンバー】:[エネ2。あなたのリタイアが1枚以上なら、このコストはエネ0になる]あなたは1枚引く。",
        Scene(["use", {"me.stand": 2, "me.hand": 1}], me={"members": ["X"], "energy": 2, "retire": ["ハル"]}),
        Scene(["use", {"me.stand": 0, "me.hand": 1}], me={"members": ["X"], "energy": 2}),
    ),
    # chosen so that a number comes to no more
    used(
        "あなたは相手のメンバーから、コストの合計が3以下になるように選び、控え室に置く。",
        Scene(["use", {"pick アキ": True}, "pick ハル ナツ", {"foe.waiting": ["ハル", "ナツ"]}], me={"members": ["X"]}, foe=FOUR),
        Scene(["use", "pick アキ", {"foe.waiting": ["アキ"]}], me={"members": ["X"]}, foe=FOUR),
        Scene(["use", "done", {"foe.waiting": 0}], me={"members": ["X"]}, foe=FOUR),
        Scene(["use", {"foe.waiting": 0}], me={"members": ["X"]}, foe={"members": ["フユ", "オオカゼ"]}),
    ),
    used(
        "あなたは自分の控え室からキャラをATKの合計が5以下になるように2枚まで選び、手札に戻す。",
        Scene(["use", "pick アキ ナツ", {"me.hand": ["アキ", "ナツ"]}], me={"members": ["X"], "waiting": ["ハル", "ナツ", "アキ", "フユ"]}),
        Scene(["use", "pick ハル ナツ", {"me.hand": ["ハル", "ナツ"]}], me={"members": ["X"], "waiting": ["ハル", "ナツ", "アキ"]}),
    ),
    used(
        "あなたは相手のメンバーからDEF合計9以下になるように2枚まで選び、【レスト】する。",
        Scene(["use", "pick アキ ナツ", {"アキ.rest": True, "ナツ.rest": True, "ハル.rest": False}], me={"members": ["X"]}, foe=FOUR),
        Scene(["use", "done", {"アキ.rest": False}], me={"members": ["X"]}, foe=FOUR),
    ),
    used(
        "あなたは相手のメンバーから〔風組〕をコストの合計が3以下になるように選び、手札に戻す。",
        Scene(["use", {"pick アキ": False}, "pick ハル ナツ", {"foe.hand": 2}], me={"members": ["X"]}, foe=FOUR),
    ),
    # or to no less: whoever chooses goes on until it does, and no card is in the way of that
    used(
        "あなたは相手のメンバーから、コストの合計が5以上になるように選び、控え室に置く。",
        Scene(["use", {"pick ハル": True, "done": False}, "pick ナツ", {"done": False, "pick ハル": True}, "pick アキ", {"done": True}, "done", {"foe.waiting": ["ナツ", "アキ"]}], me={"members": ["X"]}, foe=FOUR),
        Scene(["use", "pick ハル", {"done": False}, "pick ナツ", {"foe.waiting": ["ハル", "ナツ", "アキ"]}], me={"members": ["X"]}, foe=FOUR),
        Scene(["use", {"foe.waiting": ["オオカゼ"]}], me={"members": ["X"]}, foe={"members": ["オオカゼ"]}),
        Scene(["use", {"asked": "main", "foe.waiting": 0}], me={"members": ["X"]}, foe={"members": ["ハル", "アキ"]}),
        Scene(["use", {"asked": "main"}], me={"members": ["X"]}),
    ),
    used(
        "あなたは自分の控え室から、キャラをATKの合計がちょうど5になるように選び、手札に戻す。",
        Scene(["use", {"pick オオカゼ": False, "done": False}, "pick ナツ", {"me.hand": ["ナツ", "アキ"]}], me={"members": ["X"], "waiting": ["ハル", "ナツ", "アキ", "フユ", "オオカゼ"]}),
        Scene(["use", "pick フユ", {"me.hand": ["フユ", "ハル"]}], me={"members": ["X"], "waiting": ["ハル", "ナツ", "アキ", "フユ"]}),
        Scene(["use", {"asked": "main", "me.hand": 0}], me={"members": ["X"], "waiting": ["ハル", "ナツ", "オオカゼ"]}),
    ),
    used(
        "あなたは相手のメンバーから、コストの合計があなたのリタイアの枚数以下になるように2枚まで選び、手札に戻す。",
        Scene(["use", {"pick アキ": False}, "pick ハル", {"foe.members": ["", "ナツ", "アキ"]}], me={"members": ["X"], "retire": ["ハル", "ハル"]}, foe={"members": ["ハル", "ナツ", "アキ"]}),
        Scene(["use", {"asked": "main"}], me={"members": ["X"]}, foe={"members": ["ハル", "ナツ", "アキ"]}),
    ),
    # with まで it may be none; what is done for it only if it was enough
    used(
        "あなたは相手のメンバーから、コストの合計が4以上になるように2枚まで選び、控え室に置く。",
        Scene(["use", "done", {"foe.waiting": 0}], me={"members": ["X"]}, foe=FOUR),
        Scene(["use", "pick アキ", {"done": False, "pick ハル": True}, "pick ナツ", {"foe.waiting": ["アキ", "ナツ"]}], me={"members": ["X"]}, foe=FOUR),
    ),
    used(
        "あなたは自分の手札から、コストの合計が3以上になるように選び、控え室に置くことで、2枚引く。",
        Scene(["use", "yes", "pick ハル", {"me.waiting": ["ハル", "ナツ"], "me.hand": 2}], me={"members": ["X"], "hand": ["ハル", "ナツ"]}),
        # 9.7.4.3: whether there are such cards in a hand nobody else knows
        Scene(["use", "yes", "done", {"me.waiting": 0, "me.hand": 2}], me={"members": ["X"], "hand": ["ハル", "ナツ"]}),
        Scene(["use", "yes", {"pick ハル": False}, "done", {"me.waiting": 0, "me.hand": 2}], me={"members": ["X"], "hand": ["ハル", "ハル"]}),
        Scene(["use", {"asked": "main"}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:[手札からコストの合計が3以上になるように1枚以上選び、控え室に置く]あなたは1枚引く。",
        Scene(["use", "pick ナツ", {"done": False, "pick アキ": True}, "pick ハル", "done", {"me.waiting": ["ナツ", "ハル"], "me.hand": 2}], me={"members": ["X"], "hand": ["ハル", "ナツ", "アキ"]}),
        Scene([{"use X": False}], me={"members": ["X"], "hand": ["ハル", "ハル"]}),
    ),
    # cards of one name
    used(
        "あなたは自分の控え室から同じカード名のキャラを2枚選び、デッキの下に置くことで、2枚引く。",
        Scene(["use", "yes", {"pick アキ": False}, "pick ナツ", "bottom ナツ", {"me.hand": 2, "me.waiting": ["ハル", "ハル", "アキ"]}], me={"members": ["X"], "waiting": ["ハル", "ハル", "ナツ", "ナツ", "アキ"]}),
        Scene(["use", {"me.hand": 0, "me.waiting": ["ハル", "ナツ"]}], me={"members": ["X"], "waiting": ["ハル", "ナツ"]}),
    ),
    held(
        "あなたのメンバーに同じカード名のキャラが2枚以上いるなら",
        [mine("ハル", "ハル"), mine("ハル", "ナツ", "ハル")],
        [mine("ハル", "ナツ"), mine(), foe("ハル", members=["ナツ", "ナツ"])],
    ),
    held("相手のメンバーに同じカード名の〔月組〕が2枚いるなら", [foe("ハル", members=["アキ", "アキ"])], [foe("ハル", members=["アキ", "フユ"]), foe("ハル", members=["ナツ", "ナツ"])]),
    # X, told later
    Play(
        "【起】【エントリー】:このターン中、このキャラを+X/±0。Xはあなたのメンバーの枚数に等しい。",
        Scene(["use", {"X": (3, 3)}], me={"entry": "X", "members": ["ハル", "ナツ"]}, foe={"members": ["ハル"]}),
        Scene(["use", {"X": (1, 3)}], me={"entry": "X"}),
    ),
    Play(
        "【永】【エントリー】:あなたのエントリーを±0/+X。Xは相手の手札の枚数である。",
        Scene([{"X": (1, 5)}], me={"entry": "X"}, foe={"hand": 2}),
        Scene([{"X": (1, 3)}], me={"entry": "X", "hand": 2}),
        Scene([{"X": (1, 4)}], foe={"entry": "X"}, me={"hand": 1}),
    ),
    Play(
        "【起】【エントリー】:このターン中、このキャラは+X/+X。Xはあなたの手札の枚数と等しい。",
        Scene(["use", {"X": (3, 5)}], me={"entry": "X", "hand": 2}),
    ),
    used(
        "あなたはX枚引く。Xは相手のメンバーの枚数に等しい。",
        Scene(["use", {"me.hand": 2, "foe.hand": 0}], me={"members": ["X"]}, foe={"members": ["ハル", "ナツ"]}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"]}),
    ),
    used(
        "あなたのメンバーの〔風組〕の枚数分引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X", "ハル", "アキ"]}, x={"traits": "月組"}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X", "アキ"]}, x={"traits": "月組"}),
    ),
    used(
        "相手は自分の手札が1枚になるように控え室に置く。",
        Scene(["use", "pick ハル", "pick ナツ", {"foe.hand": ["アキ"], "me.hand": 3}], me={"members": ["X"], "hand": 3}, foe={"hand": ["ハル", "ナツ", "アキ"]}),
        Scene(["use", {"foe.hand": ["アキ"]}], me={"members": ["X"]}, foe={"hand": ["アキ"]}),
        Scene(["use", {"foe.hand": 0}], me={"members": ["X"]}),
    ),
    used(
        "あなたは自分の手札が2枚になるように選び、デッキの下に置く。",
        Scene(["use", "pick ハル", {"me.hand": ["ナツ", "アキ"]}], me={"members": ["X"], "hand": ["ハル", "ナツ", "アキ"]}),
    ),
    # numbers
    held("あなたのメンバーの枚数と相手のメンバーの枚数が同じなら", [mine(), Scene(me={"entry": "X", "members": ["ハル"]}, foe={"members": ["ナツ"]})], [mine("ハル"), foe("ハル", members=["ナツ"])]),
    held("相手のエントリーがコスト3以上でないなら", [foe("ハル"), foe("ナツ")], [foe("アキ"), foe("フユ")]),
    held("あなたのメンバーと手札の合計が3枚以上なら", [mine("ハル", hand=2), mine("ハル", "ナツ", "アキ")], [mine("ハル", hand=1)]),
    held("相手のエントリーが〔月組〕でコスト4以上なら", [foe("フユ")], [foe("アキ"), foe("オオカゼ")]),
    held("相手のエントリーが〔月組〕で、コスト4以上なら", [foe("フユ")], [foe("アキ"), foe("オオカゼ")]),
    held("あなたのメンバーが相手のメンバーより2枚以上多いなら", [mine("ハル", "ナツ")], [mine("ハル"), Scene(me={"entry": "X", "members": ["ハル", "ナツ"]}, foe={"members": ["アキ"]})]),
    held("あなたのメンバーが相手のメンバーより2枚以上少ないなら", [foe("ハル", members=["ナツ", "アキ"])], [foe("ハル", members=["ナツ"]), mine("ハル", "ナツ")]),
    held("あなたのメンバーに〔風組〕が奇数枚いるなら", [mine("ハル"), mine("ハル", "アキ")], [mine("アキ"), mine("ハル", "ナツ")]),
    held("あなたのメンバーに〔風組〕が偶数枚いるなら", [mine("アキ"), mine("ハル", "ナツ")], [mine("ハル")]),
    used(
        "あなたのメンバーに〔風組〕が奇数枚いるなら、あなたは1枚引く。偶数枚いるなら、相手は1枚引く。",
        Scene(["use", {"me.hand": 1, "foe.hand": 0}], me={"members": ["X", "ハル"]}, x={"traits": "月組"}),
        Scene(["use", {"me.hand": 0, "foe.hand": 1}], me={"members": ["X", "ハル", "ナツ"]}, x={"traits": "月組"}),
    ),
    used(
        "あなたのメンバーに〔風組〕が偶数枚いるなら、あなたは1枚引く。奇数枚いるなら、相手は1枚引く。",
        Scene(["use", {"me.hand": 0, "foe.hand": 1}], me={"members": ["X", "ハル"]}, x={"traits": "月組"}),
    ),
    held("あなたのエントリーとメンバーに、〔風組〕と〔月組〕が合計2枚以上いるなら", [mine("ハル", "アキ"), mine("ハル", "ナツ")], [mine("ハル"), mine()]),
    used(
        "あなたのメンバーに《ハル》がいるなら、あなたは1枚引く。《ナツ》がいるなら、あなたは1枚引く。両方いるなら、さらに2枚引く。",
        Scene(["use", {"me.hand": 4}], me={"members": ["X", "ハル", "ナツ"]}),
        Scene(["use", {"me.hand": 1}], me={"members": ["X", "ナツ"]}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"]}, foe={"members": ["ハル", "ナツ"]}),
    ),
    held(
        "このキャラがダメージを受けているなら",
        [Scene(me={"entry": "X/1"})],
        [mine(), foe("ハル/1")],
    ),
    held("相手のエントリーがダメージを受けていないなら", [foe("ハル")], [foe("ハル/1")]),
    Play(
        "【起】【エントリー】:あなたはチェックする。勝ちなら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"entry": "X", "top": ["オオカゼ"]}, foe={"entry": "ハル"}),
        Scene(["use", {"me.hand": 0}], me={"entry": "X", "top": ["ハル"]}, foe={"entry": "オオカゼ"}),
    ),
    # into the deck and shuffled: nobody is asked for an order
    used(
        "あなたは自分の控え室からキャラを2枚まで選び、デッキに戻してシャッフルする。",
        Scene(["use", "pick ハル ナツ", {"me.waiting": ["アキ"], "asked": "main"}], me={"members": ["X"], "waiting": ["ハル", "ナツ", "アキ"]}),
        Scene(["use", "done", {"me.waiting": ["ハル", "ナツ"], "asked": "main"}], me={"members": ["X"], "waiting": ["ハル", "ナツ"]}),
    ),
    used(
        "あなたは自分の手札をすべてデッキに戻し、シャッフルし、1枚引く。",
        Scene(["use", {"me.hand": 1, "asked": "main"}], me={"members": ["X"], "hand": 3}),
        Scene(["use", {"me.hand": 1}], me={"members": ["X"]}),
    ),
    # one of several kinds, with commas
    held("相手のエントリーが〔風組〕か、《アキ》なら", [foe("ハル"), foe("アキ")], [foe("フユ")]),
    used(
        "あなたは自分のデッキの上から1枚公開し、〔月組〕で、あなたの手札が1枚以上なら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 2}], me={"members": ["X"], "hand": 1, "top": ["アキ"]}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"], "top": ["アキ"]}),
        Scene(["use", {"me.hand": 1}], me={"members": ["X"], "hand": 1, "top": ["ハル"]}),
    ),
    # numbers that become what is printed
    Play(
        "【永】【エントリー】:相手のエントリーのATKは元々の値になる。",
        Scene([{"ハル": (1, 3)}], me={"entry": "X"}, foe={"entry": "ハル"}),
    ),
    Play(
        "【起】【メンバー】:このターン中、あなたのエントリーのATKを元々の値にする。",
        Scene([{"ハル": (2, 3)}, "use", {"ハル": (1, 3)}], me={"entry": "ハル", "members": ["X", "エイ"]}),
    ),
    Play(
        "【永】【エントリー】:このキャラのATKは、あなたの手札の枚数に等しい。",
        Scene([{"X": (2, 3)}], me={"entry": "X", "hand": 2}, foe={"hand": 5}),
        Scene([{"X": (0, 3)}], me={"entry": "X"}),
    ),
    Play(
        "【起】【エントリー】:あなたは自分のデッキの上から1枚公開し、このターン中、このキャラのATKにそのカードのコストを加える。",
        Scene(["use", {"X": (5, 3)}], me={"entry": "X", "top": ["フユ"]}),
    ),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)


A = card(name="ア", cost=1, atk=1, def_=1)
II = card(name="イ", cost=2, atk=1, def_=1)
U = card(name="ウ", cost=3, atk=1, def_=1)


def test_each_card_picked_leaves_less_room_in_a_sum() -> None:
    one = card(
        "【起】【メンバー】:あなたは相手のメンバーから、コストの合計が3以下になるように選び、控え室に置く。"
    )
    m = scene(me={"members": [one]}, foe={"members": [A, II, U]})
    use(m, one)
    assert all(offered(m, "pick", each) for each in (A, II, U))
    choose(m, "pick", A)
    assert offered(m, "pick", II)
    assert offered(m, "done")
    assert not offered(m, "pick", U)
    choose(m, "pick", II)
    assert zone(m, "foe", "waiting") == ["ア", "イ"]


def test_once_a_card_is_picked_only_its_namesakes_are_left() -> None:
    one = card(
        "【起】【メンバー】:あなたは自分の控え室から同じカード名のキャラを2枚選び、手札に戻す。"
    )
    m = scene(me={"members": [one], "waiting": [A, A, A, II, II, U]})
    use(m, one)
    assert offered(m, "pick", A)
    assert offered(m, "pick", II)
    assert not offered(m, "pick", U)
    choose(m, "pick", A)
    assert offered(m, "pick", A)
    assert not offered(m, "pick", II)
    assert not offered(m, "done")
    choose(m, "pick", A)
    assert zone(m, "me", "hand") == ["ア", "ア"]


def test_namesakes_are_not_taken_together_where_names_must_differ() -> None:
    one = card(
        "【起】【メンバー】:あなたは自分の控え室から異なるカード名のキャラを2枚選び、手札に戻す。"
    )
    m = scene(me={"members": [one], "waiting": [A, A]})
    use(m, one)
    choose(m, "pick", A)
    assert zone(m, "me", "hand") == ["ア"]
    assert zone(m, "me", "waiting") == ["ア"]
