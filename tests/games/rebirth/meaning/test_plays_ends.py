"""The end of a phase; what is asked besides when a character is put somewhere."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run
from tests.games.rebirth.table import (
    asked,
    card,
    is_rested,
    no,
    partner,
    pay,
    pick,
    play,
    scene,
    shift,
    slot,
    standing_energy,
    use,
    yes,
    zone,
)

from kirifuda.games.rebirth.zones import MEMBER

PLAYS = [
    Play(
        "【自】【メンバー】:あなたのメインフェイズ終了時、あなたは1枚引く。",
        # it has ended, and the attack phase has not begun: the card is drawn before any attack
        Scene(
            [{"me.hand": 0}, "to_attack", {"asked": "attack", "me.hand": 1}],
            me={"members": ["X", "ハル"]},
        ),
        Scene(["to_attack", {"me.hand": 0}], me={"members": ["ハル"]}, foe={"members": ["X"]}),
    ),
    Play(
        "【自】【メンバー】:あなたのアタックフェイズの終わりに、このキャラが【レスト】しているなら、あなたは2枚引く。",
        Scene(
            ["attack X", "block", {"me.hand": 0}, "end_turn", {"me.hand": 2}],
            me={"members": ["X", "ハル"]},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【自】【メンバー】:あなたのスタンバイフェイズ終了時、あなたは1枚引く。",
        # one card in the standby phase itself (7.2.1.2), one as it ends
        Scene(["end_turn", "end_turn", {"me.hand": 2}], me={"members": ["X"]}),
    ),
    Play(
        "【自】【メンバー】:相手のエネルギーフェイズ終了時、相手のエネルギーが1枚以下なら、あなたは1枚引く。",
        Scene(["end_turn", {"asked": "main", "me.hand": 1}], me={"members": ["X"]}),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_plays(play: Play) -> None:
    run(play)


TOLL = (
    "【永】【エントリー】:各ターン、最初に相手が自分の、エントリーかリタイア以外からメンバーにキャラを置く際、"
    "追加でエネ2しなければ、そのキャラは【レスト】で置かれる。"
)
BOW = (
    "【永】【エントリー】:相手は自分の、デッキか思い出以外からエントリーにキャラを置く際、"
    "追加で自分のパートナーから1枚選び、【レスト】する。"
)
A = card(name="空")
B = card(name="海")
PUT = card(
    "【起】【エントリー】:あなたは自分の控え室から2枚選び、メンバーに置く。", name="呼び込み"
)


@pytest.mark.parametrize("pays", [True, False])
def test_who_does_not_pay_puts_the_first_one_rested(pays: bool) -> None:
    m = scene(me={"hand": [A, B], "energy": 4}, foe={"entry": card(TOLL)})
    play(m, A, 0)
    asked(m, "may do", "me")
    (yes if pays else no)(m)
    pay(m)
    assert is_rested(m, A) != pays
    assert standing_energy(m, "me") == (1 if pays else 3)
    play(m, B, 1)  # nothing more is asked for in this turn
    assert not is_rested(m, B)
    asked(m, "main")


def test_who_lay_there_before_has_not_come_in_this_turn() -> None:
    m = scene(me={"hand": [A], "members": [B], "energy": 1}, foe={"entry": card(TOLL)})
    play(m, A, 1)
    assert is_rested(m, A)


def test_it_is_asked_of_effects_as_well() -> None:
    m = scene(me={"entry": PUT, "waiting": [A, B], "energy": 2}, foe={"entry": card(TOLL)})
    use(m, PUT)
    no(m)
    slot(m, 0)
    slot(m, 1)
    first = m.state.cards(0, MEMBER)
    assert sorted(m.state.rest[c] for c in first) == [0, 1]


def test_who_cannot_pay_is_not_asked_and_moves_from_the_entry_are_free() -> None:
    m = scene(me={"entry": B, "hand": [A], "energy": 2}, foe={"entry": card(TOLL)})
    shift(m, 2)  # from the entry: not spoken of
    assert not is_rested(m, B)
    play(m, A, 0)
    assert is_rested(m, A)
    asked(m, "main")


def test_what_is_done_besides() -> None:
    mate, other = partner(name="相棒"), partner(name="連れ")
    swap = card(
        "【起】【メンバー】:あなたは自分の控え室から1枚選び、エントリーに置く。", name="交代"
    )
    m = scene(
        me={"hand": [A], "members": [swap], "waiting": [B], "energy": [card(), mate, other]},
        foe={"entry": card(BOW)},
    )
    play(m, A, "entry")
    pick(m, mate)
    assert is_rested(m, mate)
    assert not is_rested(m, other)
    assert zone(m, "me", "entry") == [A.name]
    use(m, swap)
    pick(m, B)
    pick(m, other)
    assert is_rested(m, other)
    assert zone(m, "me", "entry") == [B.name]


def test_from_the_deck_nothing_is_done_besides() -> None:
    leave_ = card("【起】【エントリー】:このキャラを控え室に置く。", name="退場")
    mate = partner(name="相棒")
    m = scene(me={"entry": leave_, "energy": [mate]}, foe={"entry": card(BOW)})
    use(m, leave_)
    assert not is_rested(m, mate)
