"""7.5, 7.6, 7.12: decks are shuffled, and cards leave them from the top, one by one."""

from __future__ import annotations

from tests.games.vanguard.table import (
    asked,
    count,
    log_has,
    log_notes,
    no,
    pick,
    scene,
    sees,
    table,
    unit,
    use,
    yes,
    zone,
)
from tests.ruling import clause

from kirifuda.games.vanguard.zones import DECK
from kirifuda.kernel.match import Match


def worker(text: str) -> str:
    return f"【起】【(R)】：{text}"


def deck(m: Match, seat: int = 0) -> list[int]:
    return list(table(m).cards(seat, DECK))


# -- 7.5, 7.12 -------------------------------------------------------------------------------


@clause("7.5.1")
def test_7_5_1_the_deck_that_is_named_is_shuffled_and_no_other() -> None:
    for text, mixed in (("山札をシャッフルする。", 0), ("相手の山札をシャッフルする。", 1)):
        a = unit(worker(text))
        m = scene(me={"rear-guards": {"front left": a}, "deck": 20}, foe={"deck": 20})
        before = [deck(m, 0), deck(m, 1)]
        use(m, a)
        assert deck(m, mixed) != before[mixed]
        assert sorted(deck(m, mixed)) == sorted(before[mixed])
        assert deck(m, 1 - mixed) == before[1 - mixed]


@clause("7.5.1.1")
def test_7_5_1_1_a_deck_of_one_card_is_shuffled_too() -> None:
    a = unit(worker("山札をシャッフルする。"))
    m = scene(me={"rear-guards": {"front left": a}, "deck": 1})
    before = deck(m)
    use(m, a)
    assert deck(m) == before
    assert len(log_notes(m, verb="shuffle")) == 1


@clause("7.12.1", "7.12.3")
def test_7_12_3_nobody_knows_a_card_of_a_deck_that_was_shuffled() -> None:
    a = unit(worker("あなたの山札を上から2枚見る。山札をシャッフルする。"))
    b = unit(worker("あなたの山札を上から2枚見る。"))
    for one, known in ((a, False), (b, True)):
        m = scene(me={"rear-guards": {"front left": one}, "deck": 20})
        use(m, one)
        told = ["name" in seen for seen in sees(m, 0, "me", "deck")]
        assert any(told) is known


@clause("7.12.2")
def test_7_12_2_what_was_searched_for_is_not_shuffled_with_the_others() -> None:
    text = (
        "あなたの山札からグレード3を1枚まで探し、山札をシャッフルし、そのカードを山札の上に置く。"
    )
    a, sought = unit(worker(text)), unit(grade=3)
    for _ in range(3):
        m = scene(
            me={"rear-guards": {"front left": a}, "deck": [*[unit() for _ in range(8)], sought]}
        )
        use(m, a)
        pick(m, sought)
        assert log_has(m, verb="shuffle")
        assert zone(m, "me", "deck")[0] == sought.name


# -- 7.6 -------------------------------------------------------------------------------------


@clause("7.6.1", "7.6.2")
def test_7_6_1_cards_go_from_the_top_one_after_the_other() -> None:
    x, y, z = unit(), unit(), unit()
    a = unit(worker("あなたの山札を上から2枚捨てる。"))
    m = scene(me={"rear-guards": {"front left": a}, "top": [x, y, z]})
    use(m, a)
    assert zone(m, "me", "drop zone") == [x.name, y.name]
    assert zone(m, "me", "deck")[0] == z.name


@clause("7.6.2")
def test_7_6_2_as_many_moves_as_told_each_of_one_card() -> None:
    x, y = unit(), unit()
    a = unit(worker("2枚引く。"))
    m = scene(me={"rear-guards": {"front left": a}, "top": [x, y], "deck": 3})
    use(m, a)
    moves = [note.card for note in log_notes(m, "7.6.4", "move")]
    assert [m.state.definition(card).name for card in moves] == [x.name, y.name]
    assert zone(m, "me", "hand") == [x.name, y.name]
    b = unit(worker("あなたの山札を上から3枚ソウルに置く。"))
    short = scene(me={"rear-guards": {"front left": b}, "deck": 2})
    use(short, b)
    assert count(short, "me", "soul") == 2  # then there was nothing left to move
    assert short.outcome is not None


@clause("7.6.3", "7.6.3.2", "7.6.3.3", "7.6.3.4")
def test_7_6_3_up_to_so_many_cards_are_decided_one_by_one() -> None:
    x, y, z = unit(), unit(), unit()
    for text, kind in (
        ("2枚まで引く。", "hand"),
        ("あなたの山札を上から2枚まで捨てる。", "drop zone"),
        ("あなたの山札を上から2枚までソウルに置く。", "soul"),
    ):
        a = unit(worker(text))
        m = scene(me={"rear-guards": {"front left": a}, "hand": [], "top": [x, y, z]})
        use(m, a)
        asked(m, "one more")
        assert zone(m, "me", kind) == []
        yes(m)
        assert zone(m, "me", kind) == [x.name]  # it is there before the next is decided
        n = m.copy()
        no(m)
        assert zone(m, "me", kind) == [x.name]
        yes(n)
        assert zone(n, "me", kind) == [x.name, y.name]
        asked(n, "main")  # no third one is offered


@clause("7.6.3.1")
def test_7_6_3_1_up_to_no_cards_is_nothing() -> None:
    text = "あなたのソウルのカード1枚につき、1枚まで引く。"
    a = unit(worker(text))
    m = scene(me={"rear-guards": {"front left": a}, "hand": [], "soul": []})
    use(m, a)
    asked(m, "main")
    n = scene(me={"rear-guards": {"front left": a}, "hand": [], "soul": [unit()]})
    use(n, a)
    asked(n, "one more")
    yes(n)
    assert count(n, "me", "hand") == 1
