"""18.1: what could go on for ever."""

from __future__ import annotations

from tests.games.vanguard.table import (
    asked,
    attack,
    choose,
    count,
    end_battles,
    game,
    guard,
    is_asked,
    is_rested,
    leave,
    no_guard,
    no_ride,
    number,
    offered,
    power,
    rested,
    scene,
    unit,
    use,
    why_not,
    zone,
)
from tests.ruling import clause

from kirifuda.games.vanguard.repeating import MOST_ROUNDS

A = unit(name="空")
LIE_DOWN = "【起】【(R)】：あなたの「{0}」を1枚選び、【レスト】させる。"
GET_UP = "【起】【(R)】：あなたの「空」を1枚選び、【スタンド】させる。"


@clause("18.1.1", "18.1.1.2")
def test_18_1_1_2_what_leads_back_to_the_very_same_position_is_not_done_again() -> None:
    nods, wakes = unit(LIE_DOWN.format("空")), unit(GET_UP)
    field = {"front left": A, "back left": nods, "back right": wakes}
    m = scene(me={"rear-guards": field}, foe={"hand": []})
    use(m, nods)
    use(m, wakes)
    assert not is_rested(m, A)
    assert not offered(m, "use", nods)  # it was done in this very position
    found = m.state.face(number(m, nods)).abilities[0]
    assert "18.1.1.2" in why_not(m, "use", nods, ability=found)
    for _ in range(2):
        end_battles(m)
        no_ride(m)
    asked(m, "main", "me")
    assert offered(m, "use", nods)


@clause("18.1.1.4", "18.1.1")
def test_18_1_1_4_what_changes_something_goes_on_as_often_as_one_likes() -> None:
    grows = unit("【起】【(R)】：そのターン中、このユニットのパワー+1000。")
    m = scene(me={"rear-guards": {"front left": grows}})
    for n in range(1, 31):
        use(m, grows)
        assert power(m, grows) == 8000 + 1000 * n
    asked(m, "main", "me")  # and ends whenever one likes
    for _ in range(MOST_ROUNDS - 30):
        use(m, grows)
    assert power(m, grows) == 8000 + 1000 * MOST_ROUNDS
    assert not offered(m, "use", grows)  # but not for ever


@clause("18.1.1", "18.1.1.1")
def test_18_1_1_1_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    up = unit(
        "【自】【(R)】：このユニットが【レスト】した時、このユニットを【スタンド】させる。",
        name="起きる",
    )
    down = unit(
        "【自】【(R)】：あなたの「起きる」が【スタンド】した時、そのユニットを【レスト】させる。"
    )
    starts = unit(LIE_DOWN.format("起きる"))
    field = {"front left": up, "back left": down, "back right": starts}
    m = scene(me={"rear-guards": field})
    use(m, starts)
    assert m.outcome is not None
    assert m.outcome.winners == []
    assert m.outcome.clause == "18.1.1.1"


@clause("18.1.1.1", "18.1.1.2")
def test_18_1_1_2_a_loop_that_one_fighter_could_leave_is_no_draw() -> None:
    text = "【自】【(R)】：このユニットが【レスト】した時、このユニットを【スタンド】させてよい。"
    up = unit(text, name="起きる")
    down = unit(
        "【自】【(R)】：あなたの「起きる」が【スタンド】した時、そのユニットを【レスト】させる。"
    )
    starts = unit(LIE_DOWN.format("起きる"))
    field = {"front left": up, "back left": down, "back right": starts}
    for times in (3, 10_000):
        m = scene(me={"rear-guards": field})
        use(m, starts)
        rounds = 0
        while is_asked(m, "may do"):
            m.choose(0 if rounds < times else 1)
            rounds += 1
        assert rounds == 4 or rounds > 50  # as often as anyone would want, but not for ever
        assert m.outcome is None
        asked(m, "main", "me")
        assert is_rested(m, up)


@clause("18.1.1.3")
def test_18_1_1_3_a_loop_that_both_could_leave_ends_when_one_of_them_does() -> None:
    text = "【自】【(R)】：相手のユニットが【{0}】した時、「起きる」を含む{1}のユニットを1枚選び、【{2}】させてよい。"
    up = unit(text.format("レスト", "相手", "スタンド"))
    down = unit(
        "【自】【(R)】：あなたの「起きる」が【スタンド】した時、そのユニットを【レスト】させてよい。"
    )
    mark, starts = unit(name="起きる"), unit(LIE_DOWN.format("起きる"))
    field = {"front left": mark, "back left": down, "back right": starts}
    for who in (0, 1, -1):
        m = scene(me={"rear-guards": field}, foe={"rear-guards": {"front left": up}})
        use(m, starts)
        rounds = 0
        seats = set()
        while m.decision is not None and m.decision.kind in ("may do", "choose"):
            seat = m.decision.seat
            seats.add(seat)
            if rounds > 5 and seat == who and m.decision.kind == "may do":
                m.choose(1)
            else:
                m.choose(0)
            rounds += 1
        assert seats == {0, 1}
        assert m.outcome is None
        asked(m, "main", "me")
        assert rounds < 20 if who >= 0 else rounds > 50


STANDS = (
    "【自】【(R)】：このユニットがアタックしたバトル終了時、このユニットを【スタンド】させ{0}。"
)


@clause("18.1.1.2", "18.1.1")
def test_18_1_1_2_an_attack_that_leads_back_to_the_same_position_is_not_made_again() -> None:
    a, other = unit(STANDS.format("る"), power=1000), unit()
    m = scene(
        me={"vanguard": rested("FILLER-V"), "rear-guards": {"front left": a}},
        foe={"rear-guards": {"front left": other}, "hand": 1},
    )
    attack(m, a)
    no_guard(m)
    assert not is_rested(m, a)
    attack(m, a, on=other)  # another attack
    no_guard(m)
    asked(m, "attack", "me")
    assert not offered(m, "attack", a)
    assert "18.1.1.2" in why_not(m, "attack", a)


@clause("18.1.1.2")
def test_18_1_1_2_an_attack_after_which_something_is_different_can_be_made_again() -> None:
    a = unit(STANDS.format("、そのターン中、このユニットのパワー+1000"), power=1000)
    m = scene(me={"vanguard": rested("FILLER-V"), "rear-guards": {"front left": a}})
    for n in range(2, 5):
        attack(m, a)
        no_guard(m)
        assert power(m, a) == 1000 * n
    assert offered(m, "attack", a)


@clause("18.1.1.4")
def test_18_1_1_4_an_attack_is_made_as_often_as_one_likes_but_not_for_ever() -> None:
    a = unit(STANDS.format("、そのターン中、このユニットのパワー+1"), power=1000)
    m = scene(
        me={"vanguard": rested("FILLER-V"), "rear-guards": {"front left": a}}, foe={"hand": []}
    )
    for _ in range(MOST_ROUNDS):
        attack(m, a)
    asked(m, "attack", "me")
    assert not offered(m, "attack", a)
    assert len([note for note in m.log if note.verb == "attack"]) == MOST_ROUNDS


@clause("18.1.1.2", "10.1.3")
def test_18_1_1_2_if_a_text_counts_battles_each_of_them_is_different() -> None:
    a = unit(STANDS.format("る"), power=1000)
    counts = unit("【永】【(R)】：このターン3回目のバトルなら、このユニットのパワー+5000。")
    field = {"front left": a, "back left": counts}
    m = scene(me={"vanguard": rested("FILLER-V"), "rear-guards": field}, foe={"hand": 1})
    for n in (1, 2, 3):
        attack(m, a)
        assert power(m, counts) == (13000 if n == 3 else 8000)
        no_guard(m)
    asked(m, "attack", "me")


@clause("18.1.1.2")
def test_18_1_1_2_nor_does_the_same_card_guard_again_if_nothing_comes_of_it() -> None:
    back = unit("【自】【(G)】：このユニットが登場した時、このユニットを手札に戻す。")
    a, shield = unit(power=20000), unit(shield=5000)
    me = {"vanguard": rested("FILLER-V"), "rear-guards": {"front left": a, "front right": unit()}}
    m = scene(me=me, foe={"hand": [back]})
    attack(m, a)
    guard(m, back)
    asked(m, "guard", "foe")
    assert zone(m, "foe", "guardians") == []
    assert not offered(m, "guard", back)
    assert "18.1.1.2" in why_not(m, "guard", back, "foe", number=0)
    no_guard(m)
    assert count(m, "foe", "damage") == 1
    n = scene(me=me, foe={"hand": [back, shield]})
    attack(n, a)
    guard(n, back)
    choose(n, "guard", back)
    asked(n, "guard with more", "foe")
    assert not offered(n, "done")  # together with another card it is another act
    choose(n, "guard", shield)
    assert zone(n, "foe", "guardians") == [shield.name]
    assert offered(n, "guard", back)  # it is another position
    no_guard(n)


@clause("18.1.1.2")
def test_18_1_1_2_what_is_being_done_is_kept_in_a_pack_also_while_guardians_are_chosen() -> None:
    back = unit("【自】【(G)】：このユニットが登場した時、このユニットを手札に戻す。")
    a = unit(power=20000)
    me = {"vanguard": rested("FILLER-V"), "rear-guards": {"front left": a, "front right": unit()}}
    m = scene(me=me, foe={"hand": [back, unit()]})
    attack(m, a)
    guard(m, back)
    choose(m, "guard", back)
    leave(m, "guard with more")
    again = game.unpack(m.pack())
    assert again.digest() == m.digest()
    assert not offered(again, "done")


@clause("18.1.1.2")
def test_18_1_1_2_in_another_attack_the_same_card_can_guard_again() -> None:
    back = unit("【自】【(G)】：このユニットが登場した時、このユニットを手札に戻す。")
    a, rear = unit(STANDS.format("る"), power=1000), unit()
    m = scene(
        me={
            "vanguard": rested("FILLER-V"),
            "rear-guards": {"front left": a, "front right": unit()},
        },
        foe={"rear-guards": {"front left": rear}, "hand": [back]},
    )
    attack(m, a, on=rear)
    guard(m, back)
    assert not offered(m, "guard", back)
    no_guard(m)
    attack(m, a)
    guard(m, back)
    assert not offered(m, "guard", back)
    no_guard(m)
