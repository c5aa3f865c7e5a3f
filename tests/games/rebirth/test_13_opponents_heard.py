"""13.5.5: what any opponent does, and the turns of opponents, with three and with four players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pytest
from tests.games.rebirth.many import (
    BELLS,
    CHIEFS,
    DRAWERS,
    HELP,
    NAMES,
    PLAIN,
    SEATINGS,
    Around,
    Every,
    Seating,
    bell,
    cheap,
    crowd,
    drawer,
    name_one,
    nothing,
    strong,
)
from tests.games.rebirth.table import (
    asked,
    card,
    choose,
    count,
    end_turn,
    is_asked,
    is_rested,
    options,
    pass_all,
    pick,
    play,
    rested,
    set_rebirth,
    to_attack,
    use,
    values,
)
from tests.ruling import clause

from kirifuda.kernel.match import Match

SEATED = pytest.mark.parametrize("seating", SEATINGS, ids=str)


# -- what happens to any of them is heard -------------------------------------------------------------


@dataclass
class Heard:
    """What a seat does in its own turn; who has the card draws if that seat is an opponent."""

    text: str
    do: Callable[[Match, int, Seating], None]
    every: Every = nothing
    home: str = "members"
    before: int = 0  # what is drawn if nobody does it

    def __str__(self) -> str:
        return self.text


def sets(m: Match, n: int, seating: Seating) -> None:
    set_rebirth(m, BELLS[n])


def plays(m: Match, n: int, seating: Seating) -> None:
    play(m, PLAIN[n], 1)


def draws(m: Match, n: int, seating: Seating) -> None:
    use(m, DRAWERS[n])


def attacks(m: Match, n: int, seating: Seating) -> None:
    to_attack(m)
    choose(m, "attack")
    pass_all(m)


def attacks_me(m: Match, n: int, seating: Seating) -> None:
    to_attack(m)
    found = options(m, "attack", spot=seating.me)
    if found:
        choose(m, "attack", spot=seating.me)
        pass_all(m)


def starts(m: Match, n: int, seating: Seating) -> None:
    """The turn before ends."""
    end_turn(m)


def finishes(m: Match, n: int, seating: Seating) -> None:
    end_turn(m)


def is_blocked(m: Match, n: int, seating: Seating) -> None:
    """Attack whoever comes next, who blocks."""
    to_attack(m)
    choose(m, "attack", spot=(n + 1) % seating.seats)
    choose(m, "block")
    pass_all(m)


def guarded(n: int) -> Mapping[str, object]:
    return {"hand": [GUARDS[n]], "members": [HELP[n]] * 3}


def sparks(m: Match, n: int, seating: Seating) -> None:
    """The entry goes, so that the topmost card comes there and sparks (11.3)."""
    use(m, LEAVERS[n])


def sparking(n: int) -> Mapping[str, object]:
    return {"members": [LEAVERS[n]], "top": [SPARKS[n]]}


def checks(m: Match, n: int, seating: Seating) -> None:
    """Check against somebody."""
    use(m, CHECKERS[n])
    choose(m, "player")


def checking(n: int) -> Mapping[str, object]:
    return {"members": [CHECKERS[n]], "top": [card(name=f"弱{n}", atk=0)]}


def stopped(m: Match, n: int, seating: Seating) -> None:
    """Use an ability, which whoever is asked first cancels."""
    use(m, DRAWERS[n])
    choose(m, "cancel")


def stopping(n: int) -> Mapping[str, object]:
    return {"members": [DRAWERS[n]], "hand": [STOPS[n]]}


def winning(n: int) -> Mapping[str, object]:
    return {"members": [CHECKERS[n]], "top": [card(kind="rebirth", name=f"勝{n}")]}


def rests(m: Match, n: int, seating: Seating) -> None:
    use(m, RESTING[n])


STOPS = [card("【キャンセル】:【起】", name=f"止{n}") for n in NAMES]
GUARDS = [card("【ブロッカー】", name=f"盾{n}") for n in NAMES]
LEAVERS = [
    card("【起】【メンバー】:あなたは自分のエントリーをすべて控え室に置く。", name=f"去{n}")
    for n in NAMES
]
SPARKS = [card("【スパーク】:あなたは1枚引く。", name=f"火{n}") for n in NAMES]
CHECKERS = [card("【起】【メンバー】:あなたはチェックする。", name=f"占{n}") for n in NAMES]
RESTING = [
    card("【起】【メンバー】:[このキャラを【レスト】する]あなたは1枚引く。", name=f"休{n}")
    for n in NAMES
]
HEARD = [
    Heard("【自】【メンバー】:相手がReバースをセットした時、あなたは1枚引く。", sets, bell),
    Heard(
        "【自】【メンバー】:相手のメインフェイズに相手がReバースをセットした時、あなたは1枚引く。",
        sets,
        bell,
    ),
    Heard(
        "【自】【エントリー】:相手のキャラがメンバーに置かれた時、あなたは1枚引く。",
        plays,
        cheap,
        "entry",
    ),
    Heard(
        "【自】【エントリー】:相手が効果でカードを引いた時、あなたは1枚引く。",
        draws,
        drawer,
        "entry",
    ),
    Heard(
        "【自】【エントリー】:相手がこのターン1枚目のカードを引いた時、あなたは1枚引く。",
        draws,
        drawer,
        "entry",
    ),
    Heard(
        "【自】【エントリー】:相手がカードを1枚以上引いた時、あなたは1枚引く。",
        draws,
        drawer,
        "entry",
    ),
    Heard(
        "【自】【エントリー】:相手が効果でカードを1枚以上引いた時、あなたは1枚引く。",
        draws,
        drawer,
        "entry",
    ),
    Heard(
        "【自】【メンバー】:相手がアタックした時、それがこのターン1回目のアタックなら、あなたは1枚引く。",
        attacks,
        crowd,
    ),
    Heard(
        "【自】【メンバー】:相手がこのターン1回目にアタックした時、あなたは1枚引く。",
        attacks,
        crowd,
    ),
    Heard(
        "【自】【メンバー】:相手のアタックフェイズ開始時、あなたは1枚引く。",
        lambda m, n, s: to_attack(m),
    ),
    Heard(
        "【自】【エントリー】:このキャラが相手のアタックでリタイアした時、あなたは1枚引く。",
        attacks_me,
        strong,
        "entry",
    ),
    Heard(
        "【自】【エントリー】:このキャラが相手のキャラのアタックでリタイアに置かれた時、あなたは1枚引く。",
        attacks_me,
        strong,
        "entry",
    ),
    Heard("【自】【メンバー】:相手のターン開始時、あなたは1枚引く。", starts),
    Heard("【自】【メンバー】:相手のターン終了時、あなたは1枚引く。", finishes),
    Heard(
        "【自】【メンバー】:相手のメインフェイズ終了時、あなたは1枚引く。",
        lambda m, n, s: to_attack(m),
        crowd,
    ),
    Heard(
        "【自】【メンバー】:相手のアタックがブロックされた時、あなたは1枚引く。",
        is_blocked,
        guarded,
    ),
    Heard(
        "【自】【エントリー】:相手が【スパーク】を使った時、あなたは1枚引く。",
        sparks,
        sparking,
        "entry",
    ),
    Heard(
        "【自】【エントリー】:相手の【起】が【キャンセル】された時、あなたは1枚引く。",
        stopped,
        stopping,
        "entry",
    ),
    Heard(
        "【自】【エントリー】:相手のチェックで相手が負けた時、あなたは1枚引く。",
        checks,
        checking,
        "entry",
    ),
    Heard(
        "【自】【エントリー】:相手のチェックで相手が勝った時、あなたは1枚引く。",
        checks,
        winning,
        "entry",
    ),
    Heard(
        "【自】【メンバー】:相手のキャラが相手のメインフェイズに手札からメンバーに置かれた時、あなたは1枚引く。",
        plays,
        cheap,
    ),
    Heard(
        "【自】【エントリー】:相手のメンバーが【レスト】した時、あなたは1枚引く。",
        rests,
        lambda n: {"members": [RESTING[n]]},
        "entry",
    ),
]


@clause("13.5.5.1", "13.6.4", "13.7.4")
@SEATED
@pytest.mark.parametrize("case", HEARD, ids=str)
def test_what_any_opponent_does_is_heard(case: Heard, seating: Seating) -> None:
    for n in range(seating.seats):
        if n == seating.me:
            continue
        drew: list[int] = []
        for text in (case.text, ""):
            around = Around(text, case.home, case.every)
            whose = (n - 1) % seating.seats if case.do is starts else n
            m = around.begin(seating, whose=whose)
            case.do(m, n, seating)
            while is_asked(m, "cancel"):
                choose(m, "pass")
            drew.append(count(m, seating.me, "hand"))
        around_me = seating.format == "rumble" or (n + 1) % seating.seats == seating.me
        heard = n in seating.foes and (case.do is not attacks_me or around_me)
        assert drew[0] - drew[1] == int(heard), n


# -- the turns of opponents ---------------------------------------------------------------------


def chief_def(m: Match, n: int) -> object:
    return values(m, CHIEFS[n])[1]


DURING = [
    "【永】【メンバー】:相手のターン中、あなたのエントリーを±0/+5。",
    "【永】【メンバー】:相手のターンなら、あなたのエントリーを±0/+5。",
    "【永】【メンバー】:相手のメインフェイズ中、あなたのエントリーを±0/+5。",
]


@clause("13.5.5.1", "13.6.4", "13.7.4")
@SEATED
@pytest.mark.parametrize("text", DURING)
def test_a_turn_of_any_opponent_is_one(text: str, seating: Seating) -> None:
    for n in range(seating.seats):
        m = Around(text).begin(seating, whose=n)
        assert chief_def(m, seating.me) == (14 if n in seating.foes else 9), n


# 13.5.5.3: of several the next turn of one who is named; (the text, in which turns it holds)
NEXT = [
    (
        "【起】【メンバー】【ターン1】:次の相手のターン開始時まで、あなたのエントリーを±0/+5。",
        "before",
    ),
    ("【起】【メンバー】【ターン1】:次の相手のターン中、あなたのエントリーを±0/+5。", "then"),
    (
        "【起】【メンバー】【ターン1】:次の相手のメインフェイズ中、あなたのエントリーを±0/+5。",
        "then",
    ),
    (
        "【起】【メンバー】【ターン1】:次の相手のターン終了時まで、あなたのエントリーを±0/+5。",
        "until",
    ),
    ("【起】【メンバー】【ターン1】:相手のターン終了時まで、あなたのエントリーを±0/+5。", "until"),
]


@clause("13.5.5.3", "13.6.4", "13.7.4")
@SEATED
@pytest.mark.parametrize(("text", "when"), NEXT)
def test_13_5_5_3_the_next_turn_is_that_of_one_who_is_named(
    text: str, when: str, seating: Seating
) -> None:
    for named in seating.foes:
        around = Around(text)
        m = around.begin(seating)
        use(m, around.card)
        name_one(m, seating, named)
        away = (named - seating.me) % seating.seats  # turns from now
        for turn in range(2 * seating.seats):
            holds = {"then": turn == away, "until": turn <= away, "before": turn < away}[when]
            assert chief_def(m, seating.me) == (14 if holds else 9), turn
            end_turn(m)


@clause("13.5.5.3")
@SEATED
@pytest.mark.parametrize(
    ("text", "late"),
    [
        ("【起】【メンバー】【ターン1】:次の相手のターン開始時、相手は1枚引く。", 0),
        ("【起】【メンバー】【ターン1】:次の相手のターン終了時、相手は1枚引く。", 1),
    ],
)
def test_13_5_5_3_what_waits_for_the_next_turn_waits_for_that_of_one_who_is_named(
    text: str, late: int, seating: Seating
) -> None:
    for named in seating.foes:
        around = Around(text)
        m = around.begin(seating)
        plain = Around("【起】【メンバー】:あなたは相手のメンバーをすべて【スタンド】する。").begin(
            seating
        )
        use(m, around.card)
        name_one(m, seating, named)
        away = (named - seating.me) % seating.seats + late
        for turn in range(2 * seating.seats):
            for n in range(seating.seats):
                more = count(m, n, "hand") - count(plain, n, "hand")
                assert more == int(n in seating.foes and turn >= away), (turn, n)
            end_turn(m)
            end_turn(plain)


@clause("13.5.5.3")
def test_what_keeps_a_card_down_in_the_next_turn_is_of_the_one_who_is_named() -> None:
    text = "【起】【メンバー】:あなたは相手のメンバーから1枚選び、次の相手のスタンバイフェイズに【スタンド】しない。"
    seating = Seating("rumble", 3, 0)
    for named in (1, 2):
        around = Around(text, every=lambda n: {"members": [rested(HELP[n])]})
        m = around.begin(seating)
        use(m, around.card)
        pick(m, HELP[2])
        name_one(m, seating, named)
        end_turn(m)
        end_turn(m)
        asked(m, "main", 2)
        assert is_rested(m, HELP[2]) == (named == 2)


# -- what they did in this turn -------------------------------------------------------------------


HISTORY = [
    ("このターン相手がReバースをセットしたなら", sets, bell, 1),
    ("このターン相手がReバースをセットしていないなら", sets, bell, 0),
    ("このターンに相手の【起】が発動しているなら", draws, drawer, 1),
    ("このターンに相手の【起】が発動していないなら", draws, drawer, 0),
    ("このターンに相手がカードを1枚以上引いているなら", draws, drawer, 1),
    ("このターンの相手のアタック回数が1以上なら", attacks, crowd, 1),
    ("このターン相手が【起】を使った回数1につき", draws, drawer, 1),
    ("このターン相手が1回以上【起】を使っているなら", draws, drawer, 1),
]


@clause("13.5.5.2", "13.6.4", "13.7.4")
@SEATED
@pytest.mark.parametrize(("when", "do", "every", "more"), HISTORY, ids=[h[0] for h in HISTORY])
def test_13_5_5_2_what_was_done_is_asked_of_one_who_is_named(
    when: str,
    do: Callable[[Match, int, Seating], None],
    every: Every,
    more: int,
    seating: Seating,
) -> None:
    for acting in seating.foes:
        for named in seating.foes:
            around = Around(f"【永】【エントリー】:{when}、このキャラを+1/±0。", "entry", every)
            m = around.begin(seating, whose=acting)
            name_one(m, seating, named)
            do(m, acting, seating)
            did = int(acting == named)
            assert values(m, "札")[0] == 2 + (did if more else 1 - did), (acting, named)
