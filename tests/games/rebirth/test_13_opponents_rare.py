"""13.5.5: what is rarely said of 相手, with three and with four players."""

from __future__ import annotations

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
    Seating,
    drawer,
    held,
    name_one,
    stocked,
)
from tests.games.rebirth.table import (
    card,
    choose,
    count,
    end_attacks,
    is_asked,
    is_rested,
    leave,
    options,
    pass_all,
    pick,
    use,
    values,
    zone,
)
from tests.ruling import clause

SEATED = pytest.mark.parametrize("seating", SEATINGS, ids=str)
LEAVERS = [
    card("【起】【メンバー】:あなたは自分のエントリーをすべて控え室に置く。", name=f"去{n}")
    for n in NAMES
]
SPARKS = [card("【スパーク】:あなたは1枚引く。", name=f"火{n}") for n in NAMES]
CHECKERS = [
    card(
        "【起】【メンバー】:あなたはチェックする。それであなたが勝ちなら、あなたは1枚引く。",
        name=f"占{n}",
    )
    for n in NAMES
]
FIVES = [card(name=f"五{n}", atk=5) for n in NAMES]


@clause("13.5.5.1")
@SEATED
def test_sparks_of_all_opponents_trigger_again(seating: Seating) -> None:
    text = "【永】【エントリー】:相手の【スパーク】は追加でもう一度発動する。"
    for n in range(seating.seats):
        if n != seating.me:
            around = Around(text, "entry", lambda n: {"members": [LEAVERS[n]], "top": [SPARKS[n]]})
            m = around.begin(seating, whose=n)
            use(m, LEAVERS[n])
            while is_asked(m, "waiting ability"):
                choose(m, "play")
            assert count(m, n, "hand") == (2 if n in seating.foes else 1), n


@clause("13.5.5.1")
@SEATED
def test_all_opponents_draw_more(seating: Seating) -> None:
    text = "【永】【エントリー】:相手がカードを引く際、本来より1枚多く引く。この効果は重複しない。"
    for n in range(seating.seats):
        around = Around(text, "entry", drawer)
        m = around.begin(seating, whose=n)
        use(m, DRAWERS[n])
        assert count(m, n, "hand") == (2 if n in seating.foes else 1), n


@clause("13.5.5.1")
@SEATED
def test_all_opponents_may_keep_a_rebirth_card(seating: Seating) -> None:
    text = (
        "【永】【エントリー】:相手は相手のターン終了時にReバースを控え室に置く際、1枚残してよい。"
    )
    for n in range(seating.seats):
        around = Around(text, "entry", lambda n: {"rebirth": [BELLS[n]]})
        m = around.begin(seating, whose=n)
        end_attacks(m)
        kept = (
            m.decision is not None
            and m.decision.kind == "keep Rebirth cards"
            and m.decision.seat == n
        )
        assert kept == (n in seating.foes), n
        if kept:
            choose(m, "pick", BELLS[n])
        pass_all(m)
        assert count(m, n, "rebirth") == int(n in seating.foes), n


@clause("13.5.5.1")
@SEATED
def test_all_opponents_may_put_more_energy(seating: Seating) -> None:
    text = (
        "【永】【エントリー】:相手のエネルギーフェイズに手札からエネルギーを置く際、"
        "相手は追加で1枚置ける。"
    )
    for n in range(seating.seats):
        around = Around(text, "entry", held(4))
        m = around.begin(seating, whose=(n - 1) % seating.seats)
        end_attacks(m)
        while m.decision is not None and m.decision.kind != "main":
            assert m.decision.seat == n
            m.choose(0)
        assert count(m, n, "energy") == (2 if n in seating.foes else 1), n


@clause("13.5.5.4", "5.25.1")
@SEATED
@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("【起】【メンバー】:相手はチェックする。それで相手が勝ちなら、あなたは1枚引く。", 1),
        ("【起】【メンバー】:相手はチェックする。それで相手が負けなら、あなたは1枚引く。", 0),
    ],
)
def test_13_5_5_4_an_opponent_who_checks_is_named_and_names_one(
    text: str, drawn: int, seating: Seating
) -> None:
    """Who checks wins with 5 against an ATK of 3."""
    for named in seating.foes:
        around = Around(text, every=lambda n: {"top": [FIVES[n]]})
        m = around.begin(seating)
        use(m, around.card)
        name_one(m, seating, named)
        if is_asked(m, "opponent"):
            theirs = Seating(seating.format, seating.seats, named)
            name_one(m, theirs, theirs.foes[0])
        assert count(m, seating.me, "hand") == drawn
        assert [n for n in range(seating.seats) if count(m, n, "waiting room")] == [named]


@clause("13.5.5.5")
@SEATED
def test_cards_retired_this_turn_are_those_of_all(seating: Seating) -> None:
    text = "【起】【メンバー】:このターンにリタイアした相手のキャラから1枚選び、手札に戻す。"
    killer = card("【起】【メンバー】:このターン中、相手のエントリーを±0/-9。", name="薙ぎ")
    around = Around(text)
    m = around.begin(seating, {seating.me: {"members": [killer]}})
    use(m, killer)
    while not is_asked(m, "main"):
        pass_all(m)
    use(m, around.card)
    owners = {m.pool.owner[o.card] for o in options(m, "pick")}
    assert owners == set(seating.foes)
    assert m.decision is not None
    leave(m, m.decision.kind)


@clause("13.5.5.1", "13.5.5.5")
@SEATED
def test_members_of_opponents_other_than_one(seating: Seating) -> None:
    text = (
        "【起】【メンバー】:あなたは相手のメンバーから1枚選び、"
        "そのキャラ以外の相手のメンバーをすべて【レスト】する。"
    )
    around = Around(text)
    m = around.begin(seating)
    use(m, around.card)
    spared = seating.foes[-1]
    pick(m, HELP[spared])
    for n in range(seating.seats):
        if n != seating.me:
            assert is_rested(m, HELP[n]) == (n in seating.foes and n != spared), n


@clause("13.5.5.5")
@SEATED
def test_what_is_said_of_theirs_among_chosen_cards(seating: Seating) -> None:
    text = (
        "【起】【メンバー】:あなたは自分のメンバーか相手のメンバーから2枚選び、"
        "このターン中、相手のそれらを-1/±0。"
    )
    around = Around(text)
    m = around.begin(seating)
    use(m, around.card)
    pick(m, around.card, HELP[seating.foes[-1]])
    assert values(m, around.card)[0] == 2
    for n in range(seating.seats):
        if n != seating.me:
            assert values(m, HELP[n])[0] == (1 if n == seating.foes[-1] else 2), n


@clause("13.5.5.4")
@SEATED
def test_what_an_opponent_put_by_a_check(seating: Seating) -> None:
    text = (
        "【起】【メンバー】:相手はチェックする。"
        "あなたはこのチェックで相手の控え室に置いたカードから1枚選び、デッキの下に置く。"
    )
    for named in seating.foes:
        around = Around(text, every=lambda n: {"top": [FIVES[n]], "waiting room": [PLAIN[n]]})
        m = around.begin(seating)
        use(m, around.card)
        name_one(m, seating, named)
        if is_asked(m, "opponent"):
            choose(m, "player")
        for n in range(seating.seats):
            at_the_end = zone(m, n, "deck")[-1]
            assert (at_the_end == FIVES[n].name) == (n == named), n


@clause("13.5.5.5")
@SEATED
def test_one_of_the_soul_and_one_of_opponents(seating: Seating) -> None:
    text = "【起】【エントリー】:あなたは、このキャラの【魂】と相手のエネルギーから1枚ずつ選び、控え室に置く。"
    around = Around(text, every=stocked(2))
    soul = [PLAIN[seating.me], BELLS[seating.me]]
    m = around.begin(seating, {seating.me: {"entry": {"card": around.card, "soul": soul}}})
    use(m, around.card)
    owners = [{m.pool.owner[o.card] for o in options(m, "pick")}]
    choose(m, "pick")
    owners.append({m.pool.owner[o.card] for o in options(m, "pick")})
    choose(m, "pick")
    assert owners == [{seating.me}, set(seating.foes)]
    assert count(m, seating.me, "soul") == 1
    assert sum(count(m, n, "energy") for n in seating.foes) == 2 * len(seating.foes) - 1


@clause("13.5.5.5")
@SEATED
def test_souls_of_such_characters_of_opponents(seating: Seating) -> None:
    text = (
        "【起】【メンバー】:あなたは相手のエントリーの〔峰組〕の【魂】から1枚選び、控え室に置く。"
    )
    around = Around(text, every=lambda n: {"entry": {"card": CHIEFS[n], "soul": [PLAIN[n]]}})
    m = around.begin(seating)
    use(m, around.card)
    owners = {m.pool.owner[o.card] for o in options(m, "pick")}
    assert owners == set(seating.foes)
    assert m.decision is not None
    leave(m, m.decision.kind)


@clause("13.5.5.5.1")
@SEATED
def test_one_apiece_of_oneself_and_of_opponents(seating: Seating) -> None:
    """One of one's own, and one among those of all opponents."""
    text = (
        "【起】【メンバー】:あなたは自分の控え室と相手の控え室から1枚ずつ選び、デッキの下に置く。"
    )
    around = Around(text, every=lambda n: {"waiting room": [PLAIN[n], HELP[n]]})
    m = around.begin(seating)
    use(m, around.card)
    chosen: list[int] = []
    while is_asked(m, "choose"):
        found = options(m, "pick")
        owners = {m.pool.owner[o.card] for o in found}
        assert owners in ({seating.me}, set(seating.foes))
        chosen.append(m.pool.owner[found[-1].card])
        m.choose(found[-1])
    assert len(chosen) == 2
    for n in range(seating.seats):
        assert count(m, n, "waiting room") == (1 if n in chosen else 2), n


@clause("13.5.5.5")
@SEATED
@pytest.mark.parametrize("who", ["あなたは相手", "相手は自分"])
def test_up_to_so_many_of_one_opponents_deck(seating: Seating, who: str) -> None:
    """Of one opponent, named once; who acts says whether there is to be another."""
    around = Around(f"【起】【メンバー】:{who}のデッキの上から2枚まで控え室に置く。")
    for named in seating.foes:
        m = around.begin(seating)
        use(m, around.card)
        name_one(m, seating, named)
        for _ in range(2):
            assert m.decision is not None
            assert m.decision.kind == "look on"
            assert m.decision.seat == (named if who.startswith("相手") else seating.me)
            choose(m, "yes")
        found = [count(m, n, "waiting room") for n in range(seating.seats)]
        assert found == [2 if n == named else 0 for n in range(seating.seats)]
