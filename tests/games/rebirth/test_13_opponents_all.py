"""13.5.5.1: what applies to 相手 applies to all opponents, with three and with four players."""

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
    Look,
    Seating,
    atk,
    bell,
    cheap,
    crowd,
    drawer,
    hand,
    nothing,
    size,
    stocked,
)
from tests.games.rebirth.table import (
    asked,
    attack,
    card,
    choose,
    count,
    damage,
    is_asked,
    is_rested,
    leave,
    number,
    offered,
    partner,
    pass_all,
    set_rebirth,
    to_attack,
    use,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.match import Match

SEATED = pytest.mark.parametrize("seating", SEATINGS, ids=str)


def rest(m: Match, n: int) -> object:
    return is_rested(m, HELP[n])


def helper(m: Match, n: int) -> object:
    return values(m, HELP[n])


def traits(m: Match, n: int) -> object:
    return list(m.state.face(number(m, CHIEFS[n])).traits)


def helper_traits(m: Match, n: int) -> object:
    return list(m.state.face(number(m, HELP[n])).traits)


def three(n: int) -> Mapping[str, object]:
    return {"hand": [PLAIN[n]] * 3}


# -- 13.5.5.1: what applies, applies to all of them ---------------------------------------------


@dataclass
class Applies:
    """What it makes of each opponent, and of everyone else."""

    text: str
    look: Look
    foes: object
    rest: object
    every: Every = nothing
    home: str = "members"
    mine: object = None  # of who has the card, if it differs from the rest

    def __str__(self) -> str:
        return self.text


APPLIES = [
    Applies("【永】【メンバー】:相手のエントリーを-1/±0。", atk, 2, 3),
    Applies("【起】【メンバー】:このターン中、相手のエントリーを-1/±0。", atk, 2, 3),
    Applies("【起】【メンバー】:このターン中、相手のエントリーのATKを0にする。", atk, 0, 3),
    Applies("【起】【メンバー】:相手は1枚引く。", hand, 1, 0),
    Applies("【起】【メンバー】:相手は2枚引く。", hand, 2, 0),
    Applies("【起】【メンバー】:あなたは相手に1枚引かせる。", hand, 1, 0),
    Applies("【起】【メンバー】:あなたの相手は1枚引く。", hand, 1, 0),
    Applies(
        "【起】【メンバー】:相手は自分のデッキの上から2枚控え室に置く。", size("waiting room"), 2, 0
    ),
    Applies(
        "【起】【メンバー】:あなたは相手のデッキの上から2枚控え室に置く。",
        size("waiting room"),
        2,
        0,
    ),
    Applies(
        "【起】【メンバー】:相手は自分の手札をすべて控え室に置く。",
        size("waiting room"),
        3,
        0,
        three,
    ),
    Applies("【起】【メンバー】:相手は手札をすべて控え室に置く。", hand, 0, 3, three),
    Applies(
        "【起】【メンバー】:相手は自分のメンバーをすべて手札に戻す。",
        lambda m, n: zone(m, n, "hand"),
        "helper",
        [],
    ),
    Applies("【起】【メンバー】:相手は自分のメンバーをすべて【レスト】する。", rest, True, False),
    Applies("【起】【メンバー】:あなたは相手のメンバーをすべて【レスト】する。", rest, True, False),
    Applies(
        "【起】【メンバー】:あなたは相手のメンバーをすべて控え室に置く。",
        size("waiting room"),
        1,
        0,
    ),
    Applies(
        "【起】【メンバー】:あなたは相手のメンバーからすべて選び、控え室に置く。",
        size("waiting room"),
        1,
        0,
    ),
    Applies(
        "【起】【メンバー】:相手は自分のデッキの上から1枚エネルギーに置く。", size("energy"), 1, 0
    ),
    Applies(
        "【起】【メンバー】:相手は自分のデッキの上から1枚リタイアに置く。", size("retire"), 1, 0
    ),
    Applies(
        "【起】【メンバー】:あなたは相手のエントリーに2ダメージを与える。",
        lambda m, n: damage(m, CHIEFS[n]),
        2,
        0,
    ),
    Applies("【永】【メンバー】:相手の〔峰組〕すべては〔海組〕を得る。", traits, "gains", ["峰組"]),
    Applies("【永】【メンバー】:相手の〔峰組〕は〔海組〕を得る。", traits, "gains", ["峰組"]),
    Applies(
        "【永】【メンバー】:相手のメンバーは属性をすべて失う。",
        helper_traits,
        [],
        ["谷組"],
        mine=[],
    ),
    Applies(
        "【永】【メンバー】:相手のメンバーの中で最もDEFの低いキャラを-1/±0。",
        helper,
        (1, 4),
        (2, 4),
    ),
]


@clause("13.5.5.1", "13.6.4", "13.7.4")
@SEATED
@pytest.mark.parametrize("case", APPLIES, ids=str)
def test_13_5_5_1_applies_to_all(case: Applies, seating: Seating) -> None:
    around = Around(case.text, case.home, case.every)
    m = around.begin(seating)
    if case.text.startswith("【起】"):
        use(m, around.card)
    asked(m, "main", seating.me)
    for n in range(seating.seats):
        if (
            n == seating.me
            and around.home == "members"
            and case.look in (rest, helper, helper_traits)
        ):
            continue  # the card with the text is where the helper would be
        told = case.foes if n in seating.foes else case.rest
        if told == "helper":
            told = [HELP[n].name]
        elif told == "gains":
            told = ["峰組", "海組"]
        assert case.look(m, n) == told, n


@dataclass
class Keeps:
    """What opponents may not do, or do otherwise, each in a turn of their own."""

    text: str
    may: Callable[[Match, int], bool]  # whether the seat whose turn it is may do it
    every: Every = nothing
    home: str = "members"

    def __str__(self) -> str:
        return self.text


def may_use(m: Match, n: int) -> bool:
    return offered(m, "use", DRAWERS[n])


def may_play(m: Match, n: int) -> bool:
    return offered(m, "play", PLAIN[n])


def may_set(m: Match, n: int) -> bool:
    return offered(m, "set", BELLS[n])


def may_partner(m: Match, n: int) -> bool:
    """Whether an attack with partners retires who could take the damage (8.4.3.2)."""
    attack(m, partner=True)
    pass_all(m)
    return any(count(m, other, "retire") for other in range(m.state.seats))


def may_attack_thrice(m: Match, n: int) -> bool:
    to_attack(m)
    for _ in range(2):
        choose(m, "attack")
        pass_all(m)
    return offered(m, "attack")


def may_target(m: Match, n: int) -> bool:
    """Whether the card with the text can be chosen by what everybody has."""
    use(m, CHOOSERS[n])
    found = offered(m, "pick", "札")
    leave(m, "choose")
    return found


def recovers(m: Match, n: int) -> bool:
    use(m, HEALERS[n])
    if is_asked(m, "choose"):
        choose(m, "pick")
    return count(m, n, "retire") < 2


SHADES = [partner(name=f"影{n}") for n in NAMES]


def may_rest(m: Match, n: int) -> bool:
    use(m, RESTERS[n])
    return is_rested(m, "札")


def may_weaken(m: Match, n: int) -> bool:
    use(m, WEAKENERS[n])
    return values(m, "札")[0] < 2


def may_shift(m: Match, n: int) -> bool:
    return offered(m, "shift", spot=1)


def stays(m: Match, n: int) -> bool:
    set_rebirth(m, BELLS[n])
    return is_asked(m, "main")


def chooser(n: int) -> Mapping[str, object]:
    return {"members": [HELP[n], CHOOSERS[n]]}


def rester(n: int) -> Mapping[str, object]:
    return {"members": [RESTERS[n]]}


def weakener(n: int) -> Mapping[str, object]:
    return {"members": [WEAKENERS[n]]}


RESTERS = [
    card("【起】【メンバー】:あなたは相手のメンバーをすべて【レスト】する。", name=f"鎮{n}")
    for n in NAMES
]
WEAKENERS = [
    card("【起】【メンバー】:このターン中、相手のエントリーを-1/±0。", name=f"重{n}") for n in NAMES
]
CHOOSERS = [
    card(
        "【起】【メンバー】:あなたは、自分と相手のメンバーから1枚選び、【レスト】する。",
        name=f"指{n}",
    )
    for n in NAMES
]
HEALERS = [card("【起】【メンバー】:あなたは1点回復する。", name=f"癒{n}") for n in NAMES]
ROUSERS = [
    card("【起】【メンバー】:このターン中、あなたのエントリーを+1/±0。", name=f"鼓{n}")
    for n in NAMES
]


def partners(n: int) -> Mapping[str, object]:
    return {"energy": [SHADES[n]] * 3, "members": [HELP[n]] * 3}


KEEPS = [
    Keeps("【永】【エントリー】:相手の【起】は無効になる。", may_use, drawer, "entry"),
    Keeps(
        "【永】【エントリー】:相手は自分のメンバーの【起】を使えない。", may_use, drawer, "entry"
    ),
    Keeps("【永】【エントリー】:相手のメンバーの【起】は使えない。", may_use, drawer, "entry"),
    Keeps("【永】【エントリー】:相手の【起】は使えない。", may_use, drawer, "entry"),
    Keeps(
        "【永】【エントリー】:相手がプレイするキャラのコストは+1される。", may_play, cheap, "entry"
    ),
    Keeps("【永】【メンバー】:相手はReバースをセットできない。", may_set, bell),
    Keeps(
        "【永】【メンバー】:相手のアタックはパートナーアタックにならない。", may_partner, partners
    ),
    Keeps(
        "【永】【エントリー】:相手は回復できない。",
        recovers,
        lambda n: {"members": [HEALERS[n]], "retire": [PLAIN[n]] * 2},
        "entry",
    ),
    Keeps("【永】【メンバー】:このキャラは相手から選ばれない。", may_target, chooser),
    Keeps("【永】【メンバー】:このキャラは相手の効果で選ばれない。", may_target, chooser),
    Keeps("【永】【メンバー】:このキャラは相手の【起】で選ばれない。", may_target, chooser),
    Keeps("【永】【メンバー】:このキャラは相手のキャラから選ばれない。", may_target, chooser),
    Keeps("【永】【メンバー】:相手はこのキャラを選べない。", may_target, chooser),
    Keeps("【永】【メンバー】:このキャラは相手の効果を受けない。", may_rest, rester),
    Keeps("【永】【メンバー】:このキャラは相手の【起】の効果を受けない。", may_rest, rester),
    Keeps(
        "【永】【メンバー】:このキャラは相手のキャラとReバースの効果を受けない。", may_rest, rester
    ),
    Keeps(
        "【永】【エントリー】:このキャラの、ATKとDEFは相手の効果で増減しない。",
        may_weaken,
        weakener,
        "entry",
    ),
    Keeps(
        "【永】【メンバー】:各ターン、最初に相手がエントリーのキャラをメンバーにプレイする際、相手はそのコストを+2しなければプレイできない。",
        may_shift,
        stocked(3),
    ),
    Keeps(
        "【自】【エントリー】:相手のメインフェイズ開始時、相手がこのターン次にキャラをプレイするコストは5になる。",
        may_play,
        cheap,
        "entry",
    ),
    Keeps(
        "【自】【エントリー】:相手のメインフェイズ開始時、相手がこのターン次にプレイするキャラのコストを+1。",
        may_play,
        cheap,
        "entry",
    ),
    Keeps(
        "【自】【メンバー】:相手がReバースをセットした時、相手のメインフェイズを終了する。",
        stays,
        bell,
    ),
    Keeps(
        "【永】【メンバー】:各ターン相手の1回目のアタックはパートナーアタックにならない。",
        may_partner,
        partners,
    ),
    Keeps(
        "【永】【メンバー】:各ターン相手の1回目と2回目のアタックはパートナーアタックにならない。",
        may_partner,
        partners,
    ),
    Keeps(
        "【自】【メンバー】:相手のアタックフェイズ開始時、このターンの相手の次のアタックはパートナーアタックにならない。",
        may_partner,
        partners,
    ),
    Keeps("【永】【メンバー】:相手は2回までしかアタックできない。", may_attack_thrice, crowd),
]


# 13.7.4: who is no opponent cannot reach the card with the text anyway
REACHING = (may_target, may_rest, may_weaken)


@clause("13.5.5.1", "13.6.4", "13.7.4")
@SEATED
@pytest.mark.parametrize("case", KEEPS, ids=str)
def test_13_5_5_1_holds_for_all_in_their_turns(case: Keeps, seating: Seating) -> None:
    for n in range(seating.seats):
        if n == seating.me:
            continue
        if n in seating.foes:
            plain = Around("", case.home, case.every).begin(seating, whose=n)
            assert case.may(plain, n), "nothing keeps them from it without the card"
        m = Around(case.text, case.home, case.every).begin(seating, whose=n)
        reached = n in seating.others and case.may not in REACHING
        assert case.may(m, n) == reached, n


@clause("13.5.5.1")
@SEATED
def test_partner_attacks_of_any_opponent(seating: Seating) -> None:
    text = "【永】【メンバー】:相手のパートナーアタック中、このキャラを+1/±0。"
    for n in range(seating.seats):
        if n == seating.me:
            continue
        around = Around(text, every=lambda n: {**partners(n), "hand": [PLAIN[n]]})
        m = around.begin(seating, whose=n)
        attack(m, partner=True)
        assert values(m, around.card)[0] == (3 if n in seating.foes else 2), n
        leave(m, "block")
