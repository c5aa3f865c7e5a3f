"""What is chosen besides, of two kinds, several abilities at a time; what is set in another way."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run
from tests.games.rebirth.table import (
    attack,
    card,
    choose,
    count,
    damage,
    no,
    number,
    offered,
    pass_all,
    pick,
    rebirth,
    scene,
    use,
    yes,
    zone,
)
from tests.ruling import clause

A = card(name="空")
ALSO = (
    "【起】【エントリー】:あなたは相手のメンバーから1枚選び、次の相手のターン中、それは【スタンド】しない。"
    "あなたの《大団円》がセットされているなら、追加でエネルギーからも1枚選ぶ。"
)
FOE = {"members": ["ハル/rest", "ナツ/rest"], "energy": ["アキ/rest"]}

PLAYS = [
    Play(
        ALSO,
        Scene(
            [
                "use",
                "pick ハル",
                "end_turn",
                {"ハル.rest": True, "ナツ.rest": False, "アキ.rest": True},
            ],
            me={"entry": "X", "rebirth": ["大団円"]},
            foe=FOE,
        ),
        Scene(
            ["use", "pick ハル", "end_turn", {"ハル.rest": True, "アキ.rest": False}],
            me={"entry": "X"},
            foe=FOE,
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から、Reバースを1枚かキャラを2枚まで選び、手札に戻す。",
        Scene(
            ["use", "say 1", {"me.hand": ["鐘"]}],
            me={"members": ["X"], "waiting": ["鐘", "ハル", "ナツ"]},
        ),
        Scene(
            ["use", "say 2", {"pick 鐘": False}, "pick ハル ナツ", {"me.hand": ["ハル", "ナツ"]}],
            me={"members": ["X"], "waiting": ["鐘", "ハル", "ナツ", "アキ"]},
        ),
        Scene(
            ["use", "say 2", "pick ハル", {"me.hand": ["ハル"]}],
            me={"members": ["X"], "waiting": ["鐘", "ハル", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:[手札から2枚までReバース置場に裏向きでReバースとしてセットする]"
        "あなたのセットされているReバースが2枚以上なら、あなたは1枚引く。",
        Scene(
            ["use", "pick ハル アキ", {"me.rebirth": ["ハル", "アキ"], "me.hand": 1}],
            me={"members": ["X"], "hand": ["ハル", "アキ"]},
        ),
        Scene(
            ["use", "pick ハル", {"me.rebirth": ["ハル"], "me.hand": ["アキ"]}],
            me={"members": ["X"], "hand": ["ハル", "アキ"]},
        ),
        Scene(  # it counts as a Rebirth card, and is cleared away like one (7.6.5)
            ["use", "pick ハル", "use クミ", {"me.hand": 1}, "end_turn", {"me.rebirth": 0}],
            me={"entry": "クミ", "members": ["X"], "hand": ["ハル"]},
        ),
    ),
    # the card of a check; two lists
    Play(
        "【起】【メンバー】:あなたはチェックする。このチェックで自分の控え室にコストが、2か3か4のキャラが置かれたなら、"
        "あなたはそれらの中からキャラを1枚選び、手札に戻す。",
        Scene(
            ["use", {"me.hand": ["アキ"], "me.waiting": ["ナツ"]}],
            me={"members": ["X"], "top": ["アキ"], "waiting": ["ナツ"]},
        ),
        Scene(
            ["use", {"me.hand": 0, "me.waiting": ["ナツ", "ハル"]}],
            me={"members": ["X"], "top": ["ハル"], "waiting": ["ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたの、メンバーかリタイアに、《ハル》と《ナツ》と、《アキ》と《フユ》がそれぞれ1枚以上いるなら、"
        "あなたは1枚引く。",
        Scene(
            ["use", {"me.hand": 1}],
            me={"members": ["X", "ハル", "フユ"], "retire": ["アキ", "ナツ"]},
        ),
        Scene(
            ["use", {"me.hand": 0}],
            me={"members": ["X", "ハル", "フユ"], "retire": ["アキ", "アキ"]},
        ),
    ),
    # numbers, sides, later turns
    Play(
        "【起】【メンバー】:あなたは自分の手札から1枚か2枚選び、控え室に置く。",
        Scene(
            ["use", {"done X": False}, "pick ハル", {"me.waiting": ["ハル"]}],
            me={"members": ["X"], "hand": ["ハル", "ナツ", "アキ"]},
        ),
        Scene(
            ["use", "pick ハル ナツ", {"me.waiting": ["ハル", "ナツ"], "me.hand": ["アキ"]}],
            me={"members": ["X"], "hand": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    Play(
        "【起】【メンバー】【ターン1】:次の相手のターン終了時、あなたは1枚引く。",
        Scene(
            ["use", "end_turn", {"me.hand": 0}, "end_turn", {"me.hand": 2}],
            me={"members": ["X"]},
        ),
    ),
    Play(
        "【起】【メンバー】【ターン1】:次のあなたのターン終了時、あなたは1枚引く。",
        Scene(
            [
                "use",
                "end_turn",
                {"me.hand": 0},
                "end_turn",
                {"me.hand": 1},
                "end_turn",
                {"me.hand": 2},
            ],
            me={"members": ["X"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_plays(play: Play) -> None:
    run(play)


SPARKS = (
    "【起】【メンバー】:あなたは自分のメンバーの【スパーク】から合計2つまで選び、"
    "それをあなたのエントリーにいるキャラの【スパーク】として発動させる。"
)


def test_several_sparks_are_chosen_once_each() -> None:
    x = card(SPARKS, name="花火師")
    draw = card("【スパーク】:あなたは1枚引く。", name="手花火")
    mill = card("【スパーク】:あなたは自分のデッキの上から1枚控え室に置く。", name="打上花火")
    for both in (True, False):
        m = scene(me={"members": [x, draw, mill]})
        use(m, x)
        choose(m, "ability", draw)
        assert not offered(m, "ability", draw)
        if both:
            choose(m, "ability", mill)
            choose(m, "play")  # they wait together (9.8.3.1)
        else:
            choose(m, "done")
        pass_all(m)
        assert count(m, "me", "hand") == 1
        assert count(m, "me", "waiting") == (1 if both else 0)


@clause("8.3.3")
def test_a_rebirth_card_is_set_in_place_of_a_block() -> None:
    flag = rebirth(
        "【永】【手札】:あなたのリタイアが2枚以上なら、このカードは【ブロッカー】のタイミングでセットできる。",
        name="白旗",
    )
    shield = card("【ブロッカー】", name="大盾")
    for retired in (1, 2):
        m = scene(
            me={"entry": card(atk=2), "members": 2},
            foe={"entry": card(name="的", def_=9), "hand": [flag, shield], "retire": retired},
        )
        attack(m)
        assert offered(m, "set", flag) == (retired == 2)
        if retired == 1:
            choose(m, "done")
            continue
        choose(m, "set", flag)
        assert zone(m, "foe", "rebirth") == [flag.name]
        assert count(m, "foe", "hand") == 1  # it is set, which draws nothing (5.6.1)
        assert damage(m, "的") == 2


NO_HEALING = "【永】【エントリー】:相手は回復できない。"
OUT_OF_REACH = "【起】【メンバー】:このターン中、相手のエントリーはアタックされない。"
FACE_UP = "【起】【メンバー】:あなたは自分の手札から1枚選び、エネルギーに表向きで置く。"


@clause("5.16.1")
def test_who_cannot_recover_recovers_nothing() -> None:
    heal = card("【起】【メンバー】:あなたは1点回復する。", name="薬師")
    for foe, left in ((card(NO_HEALING), 1), (card(), 0)):
        m = scene(me={"members": [heal], "retire": 1}, foe={"entry": foe})
        use(m, heal)
        assert count(m, "me", "retire") == left


@clause("8.2.3.2")
def test_nobody_attacks_who_cannot_be_attacked() -> None:
    x = card(OUT_OF_REACH, name="煙幕")
    m = scene(me={"members": [x, card()]})
    use(m, x)
    choose(m, "attack phase")
    # no attack can be declared, so the turn goes on to its end
    pass_all(m)
    assert m.state.turn_seat == 1
    assert not any(note.verb == "attack" for note in m.log)


@clause("4.6.2")
def test_an_effect_puts_energy_face_up() -> None:
    x = card(FACE_UP, name="開封")
    m = scene(me={"members": [x], "hand": [card(name="手紙")]})
    use(m, x)
    assert zone(m, "me", "energy") == ["手紙"]
    assert m.state.down[number(m, "手紙")] == 0


LOST = "【自】【メンバー】:あなたのチェックであなたが負けた時、あなたはそのチェックで自分の控え室に置いたカードから1枚選び、手札に戻す。"
OWN = (
    "【起】【メンバー】【ターン1】:あなたはチェックする。"
    "あなたはこのチェックで自分の控え室に置いたカードから1枚選び、デッキの下に置く。"
)


@clause("5.25.2")
def test_the_card_of_a_check() -> None:
    """It alone can be chosen, not what lay in the waiting room before."""
    keeper = card(LOST, name="拾い手")
    check = card("【起】【メンバー】【ターン1】:あなたはチェックする。", name="勝負師")
    weak, old = card(name="弱腰", atk=0), card(name="古株")
    m = scene(
        me={"members": [keeper, check], "top": [weak], "waiting": [old]},
        foe={"entry": card(atk=5)},
    )
    use(m, check)
    pass_all(m)
    assert zone(m, "me", "hand") == [weak.name]
    assert zone(m, "me", "waiting") == [old.name]
    own = card(OWN, name="独り勝負")
    m = scene(me={"members": [own], "top": [weak], "waiting": [old]})
    use(m, own)
    assert zone(m, "me", "deck")[-1] == weak.name
    assert zone(m, "me", "waiting") == [old.name]


INSTEAD = (
    "【永】【メンバー】:このキャラが手札に戻る際、かわりにリタイアに置いてよい。"
    "置いたら、あなたは自分の控え室から1枚選び、手札に戻す。"
)


@clause("9.11.1", "9.11.1.1", "9.11.3")
def test_what_returns_to_the_hand_may_go_elsewhere() -> None:
    stray = card(INSTEAD, name="放浪者")
    call = card("【起】【エントリー】:あなたは自分のメンバーから2枚選び、手札に戻す。", name="点呼")
    old = card(name="古株")
    for goes in (True, False):
        m = scene(me={"entry": call, "members": [stray, A], "waiting": [old]})
        use(m, call)
        (yes if goes else no)(m)
        assert zone(m, "me", "members") == ["", "", ""]
        if goes:
            assert zone(m, "me", "retire") == [stray.name]
            assert sorted(zone(m, "me", "hand")) == sorted([A.name, old.name])
        else:
            assert sorted(zone(m, "me", "hand")) == sorted([A.name, stray.name])
            assert zone(m, "me", "waiting") == [old.name]


def test_it_speaks_of_its_own_card_only() -> None:
    stray = card(INSTEAD, name="放浪者")
    call = card("【起】【エントリー】:あなたは自分のメンバーから1枚選び、手札に戻す。", name="点呼")
    m = scene(me={"entry": call, "members": [stray, A], "waiting": [A]})
    use(m, call)
    pick(m, A)
    assert zone(m, "me", "hand") == [A.name]
    assert zone(m, "me", "members") == [stray.name, "", ""]
