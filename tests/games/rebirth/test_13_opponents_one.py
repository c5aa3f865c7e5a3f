"""13.5.5.2 to 13.5.5.5: what is asked about 相手, or asked of one, with three and with four players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from tests.games.rebirth.many import (
    HELP,
    NAMES,
    PLAIN,
    SEATINGS,
    Around,
    Every,
    Look,
    Seating,
    crowd,
    fallen,
    hand,
    held,
    name_one,
    nothing,
    size,
    stocked,
)
from tests.games.rebirth.table import (
    asked,
    card,
    choose,
    leave,
    options,
    rebirth,
    rested,
    use,
    values,
)
from tests.ruling import clause

from kirifuda.kernel.match import Match

SEATED = pytest.mark.parametrize("seating", SEATINGS, ids=str)


# -- 13.5.5.2, 13.5.5.3: what is asked, is asked about one ---------------------------------------


@dataclass
class About:
    """What is true of an opponent with `fit` and false of one without; what follows from it."""

    text: str
    fit: Every
    unfit: Every = nothing
    home: str = "members"
    look: Look = hand
    yes: object = 1
    no: object = 0
    mine: Every = nothing

    def __str__(self) -> str:
        return self.text


def tired(n: int) -> Mapping[str, object]:
    return {"members": [rested(HELP[n])]}


def x_atk(m: Match, n: int) -> object:
    return values(m, "札")[0]


def chief(**how: Any) -> Every:
    made = [card(name=f"長{n}", **{"cost": 3, "atk": 3, "def_": 9, **how}) for n in NAMES]
    return lambda n: {"entry": made[n]}


def standing(text: str, fit: Every, unfit: Every = nothing, mine: Every = nothing) -> list[About]:
    """A condition, in a continuous ability and in an effect."""
    return [
        About(
            f"【永】【メンバー】:{text}なら、このキャラを+1/±0。",
            fit,
            unfit,
            "members",
            x_atk,
            3,
            2,
            mine,
        ),
        About(f"【起】【メンバー】:{text}なら、あなたは1枚引く。", fit, unfit, mine=mine),
    ]


BELL = rebirth(name="鐘")
PIPE = rebirth(name="笛")

ABOUT = [
    *standing("相手の手札が2枚以上", held(2), held(1)),
    *standing("相手の手札がない", held(0), held(1)),
    *standing("相手のメンバーに空席がある", nothing, crowd),
    *standing("相手のメンバーに空席がない", crowd),
    *standing("相手のエントリーが〔海組〕", chief(traits="海組")),
    *standing("相手のエントリーがコスト5以上", chief(cost=5)),
    *standing("相手のエントリーのDEFが4以下", chief(def_=4)),
    *standing("相手のエントリーのコストがこのキャラより小さい", chief(cost=1)),
    *standing(
        "あなたのエントリーのコストが相手より大きい",
        chief(cost=1),
        chief(cost=4),
        chief(cost=4),
    ),
    *standing(
        "あなたのエントリーのコストが相手より小さい",
        chief(cost=5),
        chief(cost=4),
        chief(cost=4),
    ),
    *standing("相手のメンバーがすべて【レスト】している", tired),
    *standing("相手のリタイアが2枚以上", fallen(2), fallen(1)),
    *standing(
        "相手の《鐘》と《笛》がセットされている",
        lambda n: {"rebirth": [BELL, PIPE]},
        lambda n: {"rebirth": [BELL]},
    ),
    *standing("あなたのリタイアが相手より多い", nothing, fallen(3), fallen(3)),
    *standing("あなたのリタイアが相手より2枚以上多い", fallen(1), fallen(2), fallen(3)),
    *standing("あなたのリタイアが相手より少ない", fallen(4), fallen(3), fallen(3)),
    *standing("あなたのリタイアが相手より2枚以上少ない", fallen(4), fallen(3), fallen(2)),
    *standing("あなたのリタイアが相手以上", fallen(2), fallen(3), fallen(2)),
    *standing("あなたのリタイアが相手以下", fallen(2), fallen(1), fallen(2)),
    *standing("あなたのリタイアが相手と同じ枚数", fallen(2), fallen(3), fallen(2)),
    *standing("あなたのリタイアと相手のリタイアが同じ枚数", fallen(2), fallen(3), fallen(2)),
    *standing(
        "相手の、手札が2枚以上でエネルギーが3枚以下",
        lambda n: {**held(2)(n), **stocked(1)(n)},
        lambda n: {**held(2)(n), **stocked(4)(n)},
    ),
    *standing(
        "相手の手札が2枚以上で、相手のエネルギーが3枚以上",
        lambda n: {**held(2)(n), **stocked(3)(n)},
        lambda n: held(2)(n),
    ),
    About(
        "【永】【メンバー】:相手の手札1枚につき、このキャラを+1/±0。",
        held(4),
        held(1),
        look=x_atk,
        yes=6,
        no=3,
    ),
    About(
        "【永】【メンバー】:相手の空席のメンバー1つにつき、このキャラを+1/±0。",
        nothing,
        crowd,
        look=x_atk,
        yes=4,
        no=2,
    ),
    About(
        "【永】【メンバー】:セットされている相手の《鐘》1枚につき、このキャラを+1/±0。",
        lambda n: {"rebirth": [BELL]},
        look=x_atk,
        yes=3,
        no=2,
    ),
    About(
        "【永】【メンバー】:このキャラを+X/±0。Xは相手の手札の枚数である。",
        held(4),
        held(1),
        look=x_atk,
        yes=6,
        no=3,
    ),
    About(
        "【永】【メンバー】:あなたのエネルギー、リタイアの枚数をそれぞれ相手と比較し、枚数が少ない領域1つにつき、このキャラを+1/+1。",
        lambda n: {**fallen(2)(n), **stocked(2)(n)},
        fallen(2),
        look=x_atk,
        yes=4,
        no=3,
    ),
    About(
        "【起】【メンバー】:相手のリタイア1枚につき、あなたは1枚引く。",
        fallen(3),
        fallen(1),
        yes=3,
        no=1,
    ),
    About(
        "【起】【メンバー】:あなたは相手のエネルギーの枚数と同じ枚数引く。",
        stocked(3),
        stocked(1),
        yes=3,
        no=1,
    ),
    About(
        "【起】【メンバー】:このターン中、このキャラのATKに相手の手札の枚数を加える。",
        held(4),
        held(1),
        look=x_atk,
        yes=6,
        no=3,
    ),
]


@clause("13.5.5.2", "13.5.5.3", "13.6.4", "13.7.4")
@SEATED
@pytest.mark.parametrize("case", ABOUT, ids=str)
def test_13_5_5_3_asks_about_one_who_is_named(case: About, seating: Seating) -> None:
    for fit in (seating.foes[0], seating.foes[-1]):
        for named in seating.foes:
            around = Around(case.text, case.home)
            at = {n: case.unfit(n) for n in range(seating.seats)}
            at[fit] = case.fit(fit)
            at[seating.me] = case.mine(seating.me)
            m = around.begin(seating, at)
            if case.text.startswith("【起】"):
                use(m, around.card)
            name_one(m, seating, named)
            expected = case.yes if named == fit else case.no
            assert case.look(m, seating.me) == expected, (fit, named)


# -- 13.5.5.4: one who is named chooses -------------------------------------------------------------


@dataclass
class Chooses:
    """What one opponent is asked, and what differs for that one when it is done."""

    text: str
    kind: str  # of the decision
    answer: Callable[[Match, int], None]
    look: Look
    after: object
    before: object
    every: Every = nothing

    def __str__(self) -> str:
        return self.text


def two_kinds(n: int) -> Mapping[str, object]:
    return {"hand": [PLAIN[n], HELP[n]], "members": [HELP[n], PLAIN[n]]}


def takes(m: Match, n: int) -> None:
    choose(m, "pick", PLAIN[n])


def draws_one(m: Match, n: int) -> None:
    choose(m, "yes")
    choose(m, "no")


CHOOSES = [
    Chooses(
        "【起】【メンバー】:相手は自分の手札から1枚選び、控え室に置く。",
        "choose",
        takes,
        hand,
        1,
        2,
        two_kinds,
    ),
    Chooses(
        "【起】【メンバー】:相手は手札から1枚控え室に置く。", "choose", takes, hand, 1, 2, two_kinds
    ),
    Chooses(
        "【起】【メンバー】:相手は自分のメンバーから1枚選び、控え室に置く。",
        "choose",
        takes,
        size("members"),
        1,
        2,
        two_kinds,
    ),
    Chooses(
        "【起】【メンバー】:相手は1枚引いてよい。",
        "may do",
        lambda m, n: choose(m, "yes"),
        hand,
        1,
        0,
    ),
    Chooses(
        "【起】【メンバー】:相手は3枚まで引く。",
        "draw on",
        draws_one,
        hand,
        1,
        0,
    ),
    Chooses(
        "【起】【メンバー】:相手は1点回復する。",
        "choose",
        takes,
        size("retire"),
        1,
        2,
        lambda n: {"retire": [PLAIN[n], HELP[n]]},
    ),
]


@clause("13.5.5.4", "13.6.4", "13.7.4")
@SEATED
@pytest.mark.parametrize("case", CHOOSES, ids=str)
def test_13_5_5_4_one_who_is_named_chooses(case: Chooses, seating: Seating) -> None:
    for named in seating.foes:
        around = Around(case.text, every=case.every)
        m = around.begin(seating)
        use(m, around.card)
        name_one(m, seating, named)
        asked(m, case.kind, named)
        case.answer(m, named)
        asked(m, "main", seating.me)
        for n in range(seating.seats):
            if n != seating.me:
                assert case.look(m, n) == (case.after if n == named else case.before), n


# -- 13.5.5.5: cards are chosen among those of all ---------------------------------------------------


@dataclass
class Among:
    """Whose cards can be chosen, by who has the card."""

    text: str
    every: Every = nothing
    mine: bool = False  # one's own can be, too
    apiece: int = 1  # how many of each opponent

    def __str__(self) -> str:
        return self.text


AMONG = [
    Among("【起】【メンバー】:あなたは相手のメンバーから1枚選び、控え室に置く。"),
    Among("【起】【メンバー】:あなたは相手のメンバーから2枚選び、控え室に置く。", crowd, apiece=3),
    Among("【起】【メンバー】:あなたは相手のエントリーから1枚選び、手札に戻す。"),
    Among(
        "【起】【メンバー】:あなたは相手のReバースから1枚選び、控え室に置く。",
        lambda n: {"rebirth": [BELL]},
    ),
    Among(
        "【起】【メンバー】:あなたは相手の、エントリーかメンバーから1枚選び、【レスト】する。",
        apiece=2,
    ),
    Among(
        "【起】【メンバー】:あなたは相手のエネルギーから1枚選び、【レスト】する。",
        stocked(2),
        apiece=2,
    ),
    Among(
        "【起】【メンバー】:あなたは相手の控え室から1枚選び、デッキの下に置く。",
        lambda n: {"waiting room": [PLAIN[n]]},
    ),
    Among(
        "【起】【メンバー】:あなたは自分のメンバーか相手のメンバーから2枚選び、【レスト】する。",
        mine=True,
    ),
    Among(
        "【起】【メンバー】:あなたは、自分と相手のメンバーから1枚選び、【レスト】する。", mine=True
    ),
    Among(
        "【起】【メンバー】:あなたは自分の控え室か相手の控え室から1枚選び、デッキの下に置く。",
        lambda n: {"waiting room": [PLAIN[n]]},
        True,
    ),
    Among(
        "【起】【メンバー】:あなたは相手のメンバーから、コストの合計が4以下になるように選び、控え室に置く。"
    ),
    Among(
        "【起】【メンバー】:あなたは相手の【スタンド】しているメンバーから1枚選び、【レスト】する。"
    ),
    Among(
        "【起】【メンバー】:あなたは相手のリタイアから1枚選び、手札に戻す。", fallen(2), apiece=2
    ),
    Among("【起】【メンバー】:あなたは相手の手札から1枚選び、控え室に置く。", held(2), apiece=2),
]


@clause("13.5.5.5", "13.5.5.5.1", "13.6.4", "13.7.4")
@SEATED
@pytest.mark.parametrize("case", AMONG, ids=str)
def test_13_5_5_5_chosen_among_the_cards_of_all(case: Among, seating: Seating) -> None:
    around = Around(case.text, every=case.every)
    m = around.begin(seating)
    use(m, around.card)
    assert m.decision is not None
    asked(m, m.decision.kind, seating.me)
    owners = [m.state.seat[o.card] for o in options(m, "pick")]
    expected = seating.foes + ([seating.me] if case.mine else [])
    assert sorted(set(owners)) == sorted(expected)
    assert all(owners.count(n) == case.apiece for n in seating.foes)
    leave(m, m.decision.kind)
