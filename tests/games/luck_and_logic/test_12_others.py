"""Chapter 12: endless loops, souls that move, abilities that cannot be used, for each."""

from __future__ import annotations

from tests.games.luck_and_logic.fighting import fight, intercept, no_logic
from tests.games.luck_and_logic.table import (
    asked,
    attack,
    card,
    choose,
    count,
    end_attacks,
    end_turn,
    in_order,
    is_asked,
    is_rested,
    log_notes,
    number,
    numbers,
    offered,
    options,
    pick,
    power,
    scene,
    sortie,
    souls,
    table,
    tactics,
    use,
    why_not,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.match import Match

A = card(name="空", power=5000)
B = card(name="海", power=5000)
PLAIN = tactics(name="白紙")
GLOW = tactics(name="輝き")


# -- 12.1: loops -------------------------------------------------------------------------------


@clause("12.1.1", "12.1.1.2")
def test_what_leads_back_to_the_very_same_position_is_not_done_again() -> None:
    nods = card("起[0]あなたの「空」を1体選び、レストする。", name="寝かせ")
    wakes = card("起[0]あなたの「空」を1体選び、スタンドする。", name="起こし")
    m = scene(me={"circles": [A, nods, wakes]})
    use(m, nods)
    use(m, wakes)
    assert not is_rested(m, A)
    assert not offered(m, "use", nods)  # it was done in this very position
    found = m.state.face(number(m, nods)).abilities[0]
    assert "12.1.1.2" in why_not(m, "use", nods, ability=found)
    end_turn(m)
    end_turn(m)
    assert offered(m, "use", nods)


@clause("12.1.1.2")
def test_the_same_ability_with_another_choice_is_another_action() -> None:
    nods = card("起[0]あなたの<鳥>のメンバーを1体選び、レストする。", name="寝かせ")
    wakes = card("起[0]あなたの<鳥>のメンバーすべてをスタンドする。", name="起こし")
    one, two = card(name="鳩", attributes="鳥"), card(name="雀", attributes="鳥")
    m = scene(me={"circles": [one, two, nods, wakes]})
    use(m, nods)
    pick(m, one)
    use(m, wakes)
    use(m, nods)  # the ability was played here before, but not with all the same choices
    assert not offered(m, "pick", one)
    assert "12.1.1.2" in why_not(m, "pick", one)
    pick(m, two)
    assert (is_rested(m, one), is_rested(m, two)) == (False, True)
    assert offered(m, "use", wakes)  # who lies there is another than before
    use(m, wakes)
    assert not offered(m, "use", nods)  # nothing is left that was not done in this position


@clause("12.1.1.2")
def test_of_two_that_are_chosen_each_pair_is_another_action() -> None:
    nods = card("起[0]あなたの<鳥>のメンバーを2体選び、レストする。", name="寝かせ")
    wakes = card("起[0]あなたの<鳥>のメンバーすべてをスタンドする。", name="起こし")
    birds = [card(name=name, attributes="鳥") for name in ("鳩", "雀", "燕")]
    m = scene(me={"circles": [*birds, nods, wakes]})
    pairs = []
    for _ in range(3):
        use(m, nods)
        while is_asked(m, "choose"):
            m.choose(0)
        pairs.append(tuple(is_rested(m, bird) for bird in birds))
        use(m, wakes)
    assert len(set(pairs)) == 3
    assert not offered(m, "use", nods)


@clause("12.1.1.2")
def test_which_cards_rest_tells_positions_apart_whichever_they_are() -> None:
    mixes = card("起[0]山札をシャッフルする。", name="混ぜ手")
    nods = card("起[0]あなたの<鳥>のメンバーを2体選び、レストする。", name="寝かせ")
    birds = [card(name=name, attributes="鳥") for name in ("鳩", "雀", "燕", "鷹")]
    birds[0] = card("起[0]あなたの<鳥>のメンバーすべてをスタンドする。", name="鳩", attributes="鳥")
    m = scene(me={"circles": [*birds, nods, mixes]})
    for one in range(4):
        for other in range(one):
            use(m, nods)
            pick(m, birds[one], birds[other])
            use(m, mixes)
            assert not offered(m, "use", mixes)  # it has changed nothing
            use(m, birds[0])


@clause("12.1.1.2")
def test_which_abilities_have_been_used_up_tells_positions_apart() -> None:
    once = card("起【ターン1回】[0]あなたの「空」を1体選び、スタンドする。", name="一度きり")
    nods = card("起[0]あなたの「空」を1体選び、レストする。", name="寝かせ")
    wakes = card("起[0]あなたの「空」を1体選び、スタンドする。", name="起こし")
    lifts = card("起[0]あなたの「一度きり」を1体選び、手札に戻す。", name="運び手")
    m = scene(me={"circles": [A, once, nods, wakes, lifts]})
    use(m, once)
    use(m, nods)  # done with that ability used up
    use(m, wakes)
    assert not offered(m, "use", nods)
    use(m, lifts)
    sortie(m, once, 1)  # a new card, of which nothing is used up
    assert offered(m, "use", nods)
    assert not offered(m, "use", once)  # all is as it was when that was played at first


@clause("12.1.1.2")
def test_where_known_cards_lie_in_the_deck_tells_positions_apart() -> None:
    swaps = card(
        "起[0]山札の上から2枚を見る。その中からカードを1枚選び、山札の上に置く。", name="積み替え"
    )
    one, two = tactics(name="甲"), tactics(name="乙")
    m = scene(me={"circles": [swaps], "deck": [one, two, *[PLAIN] * 3]})
    use(m, swaps)
    pick(m, two)
    assert in_order(m, "me", "deck")[:2] == ["乙", "甲"]
    use(m, swaps)
    pick(m, one)
    assert in_order(m, "me", "deck")[:2] == ["甲", "乙"]  # known now, so it is not as at first
    use(m, swaps)
    pick(m, two)
    use(m, swaps)  # as after the first time: to put the first one back would be the same again
    assert not offered(m, "pick", one)
    assert offered(m, "pick", two)
    pick(m, two)


@clause("12.1.1.2")
def test_whose_souls_they_are_tells_positions_apart() -> None:
    takes = card(
        "起[0]あなたの他のメンバーを1体選び、"
        "そのメンバーのソウルを1枚選び、このメンバーのソウルにする。",
        name="引き取り",
    )
    m = scene(me={"circles": [takes, {"card": A, "souls": [PLAIN, GLOW]}]})
    use(m, takes)
    pick(m, PLAIN)
    use(m, takes)  # where cards lie is the same, but not whose they are
    assert sorted(souls(m, takes)) == sorted([PLAIN.name, GLOW.name])


@clause("12.1.1", "12.1.1.1")
def test_a_loop_that_changes_something_goes_on_as_often_as_one_likes() -> None:
    grows = card("起[0]このターン中、このメンバーのパワーを+1000する。", name="成長")
    m = scene(me={"circles": [grows]})
    for n in range(1, 8):
        use(m, grows)
        assert power(m, grows) == 3000 + 1000 * n
    asked(m, "main", "me")  # and end it whenever one likes


@clause("12.1.1", "12.1.1.3")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    up = card("自 このメンバーがレストした時、このメンバーをスタンドする。", name="起きる")
    down = card("自 あなたの「起きる」がスタンドした時、そのメンバーをレストする。", name="寝かす")
    starts = card("起[0]あなたの「起きる」を1体選び、レストする。", name="始まり")
    m = scene(me={"circles": [up, down, starts]})
    use(m, starts)
    assert m.outcome is not None
    assert m.outcome.winners == []
    assert m.outcome.clause == "12.1.1.3"


@clause("12.1.1", "12.1.1.1", "12.1.1.3")
def test_a_loop_that_someone_could_leave_is_no_draw() -> None:
    wakes = "自 このメンバーがレストした時、{}。"
    down = card("自 あなたの「起きる」がスタンドした時、そのメンバーをレストする。", name="寝かす")
    starts = card("起[0]あなたの「起きる」を1体選び、レストする。", name="始まり")
    for text, kind in (
        ("このメンバーをスタンドしてよい", "may do"),
        ("あなたの「起きる」を1体まで選び、スタンドする", "choose"),
    ):
        up = card(wakes.format(text), name="起きる")
        m = scene(me={"circles": [up, down, starts]})
        use(m, starts)
        rounds = 0
        while m.decision is not None and m.decision.kind == kind:
            m.choose(0)
            rounds += 1
        assert rounds > 50  # as often as anyone would want
        assert m.outcome is None
        asked(m, "main", "me")
        assert is_rested(m, up)


@clause("12.1.1.1", "12.1.1.3")
def test_a_loop_that_another_target_would_end_is_no_draw() -> None:
    wakes = card(
        "自 あなたの「的」がレストした時、あなたのメンバーを1体選び、スタンドする。", name="起こす"
    )
    down = card("自 あなたの「的」がスタンドした時、そのメンバーをレストする。", name="寝かす")
    starts = card("起[0]あなたの「的」を1体選び、レストする。", name="始まり")
    mark = card(name="的")
    m = scene(me={"circles": [mark, wakes, down, starts]})
    use(m, starts)
    rounds = 0
    while is_asked(m, "choose"):
        if offered(m, "pick", mark):
            pick(m, mark)  # which keeps it going
        else:
            m.choose(0)
        rounds += 1
    assert rounds > 50  # as often as anyone would want
    assert m.outcome is None
    asked(m, "main", "me")
    assert is_rested(m, mark)


@clause("12.1.1.3")
def test_a_loop_that_no_choice_between_targets_ends_is_a_draw() -> None:
    up = card("自 このメンバーがレストした時、このメンバーをスタンドする。", name="起きる")
    down = card(
        "自 あなたの「起きる」がスタンドした時、"
        "そのメンバーをレストする。相手のメンバーを1体選び、レストする。",
        name="寝かす",
    )
    starts = card("起[0]あなたの「起きる」を1体選び、レストする。", name="始まり")
    m = scene(me={"circles": [up, down, starts]}, foe={"circles": [A, A, A]})
    use(m, starts)
    while m.decision is not None:
        asked(m, "choose", "me")
        m.choose(0)
    assert m.outcome is not None
    assert m.outcome.clause == "12.1.1.3"


@clause("12.1.1.3", "7.7.8", "8.6.7")
def test_a_step_that_starts_over_for_ever_is_a_draw() -> None:
    # whoever comes back is a new card, which has not waited for that step yet
    at_end = card("自 エンドフェイズ開始時、このメンバーを瞬動する。", name="揺らぎ")
    m = scene(me={"circles": [at_end]})
    end_attacks(m)
    assert m.outcome is not None
    assert m.outcome.winners == []
    assert m.outcome.clause == "12.1.1.3"
    in_battle = card("自 バトル終了ステップ開始時、このメンバーを瞬動する。", name="揺らぎ")
    n = scene(me={"circles": [A, in_battle], "level": 2}, foe={"circles": [B]})
    fight(n, A, 0)
    assert n.outcome is not None
    assert n.outcome.clause == "12.1.1.3"


@clause("12.1.1.1", "7.7.8")
def test_a_step_that_someone_need_not_start_over_is_no_draw() -> None:
    at_end = card("自 エンドフェイズ開始時、このメンバーを瞬動してよい。", name="揺らぎ")
    m = scene(me={"circles": [at_end]})
    end_attacks(m)
    rounds = 0
    while m.decision is not None and m.decision.kind == "may do":
        m.choose(0)
        rounds += 1
    assert rounds > 50
    assert m.outcome is None
    assert m.state.turn_seat == 1


# -- 12.2: souls move with their member --------------------------------------------------------


@clause("12.2.1", "12.2.2", "12.2.2.1")
def test_souls_are_remembered_until_a_check_timing_has_ended() -> None:
    last = card(
        "自 このメンバーがドロップした時、このメンバーのソウルを1枚選び、手札に加える。",
        name="遺言",
    )
    drop = card("起[0]あなたの「遺言」を1体選び、ドロップする。", name="片付け")
    m = scene(me={"circles": [{"card": last, "souls": [PLAIN, GLOW]}, drop], "drop": [B]})
    use(m, drop)
    asked(m, "choose", "me")
    found = {m.state.definition(o.card).name for o in options(m, "pick")}
    assert found == {PLAIN.name, GLOW.name}  # and no other card of the drop zone
    pick(m, GLOW)
    assert zone(m, "me", "hand") == [GLOW.name]
    assert sorted(zone(m, "me", "drop")) == sorted([B.name, last.name, PLAIN.name])
    assert table(m).gone_souls == []


@clause("12.2.2", "12.2.2.1")
def test_who_intercepts_is_asked_for_the_souls_that_came_along() -> None:
    helps = card(
        "自 このメンバーがインターセプトした時、このメンバーのソウル1枚につき、カードを1枚引く。",
        name="割り込み",
        intercept=True,
    )
    m = scene(
        me={"circles": [A], "level": 1},
        foe={"circles": [B, {"card": helps, "souls": [PLAIN, GLOW]}]},
    )
    attack(m, A, 0)
    intercept(m, helps)
    assert count(m, "foe", "hand") == 2
    no_logic(m)


@clause("12.2.1", "12.2.2", "9.7.4")
def test_a_member_hears_of_its_souls_that_leave() -> None:
    told = "自 このメンバーのソウルがドロップした時、カードを1枚引く。"
    mourns = card(
        f"{told}\n起[このメンバーのソウルを1枚ドロップする]ストックブースト1。", name="弔い"
    )
    other = card(told, name="他人事")
    drop = card("起[0]あなたの「空」を1体選び、ドロップする。", name="片付け")
    m = scene(
        me={
            "circles": [
                {"card": mourns, "souls": [PLAIN, GLOW]},
                {"card": other, "souls": [PLAIN]},
                {"card": A, "souls": [GLOW]},
                drop,
            ]
        }
    )
    use(m, mourns)
    pick(m, GLOW)
    assert count(m, "me", "hand") == 1
    use(m, drop)
    assert count(m, "me", "hand") == 1  # that was a soul of another
    # what left before it does not leave with it
    last = card(
        "自 このメンバーがドロップした時、このメンバーのソウル1枚につき、ストックブースト1。",
        name="遺言",
    )
    both = card(
        "起[0]あなたの「遺言」を1体選び、そのメンバーのソウルを1枚ドロップする。"
        "あなたの「遺言」を1体選び、ドロップする。",
        name="順に",
    )
    n = scene(me={"circles": [{"card": last, "souls": [PLAIN, GLOW]}, both]})
    use(n, both)
    pick(n, GLOW)
    assert count(n, "me", "stock") == 1


# -- 12.3, 12.4: abilities that cannot be used -------------------------------------------------


@clause("12.3.1", "12.3.1.1")
def test_an_activated_ability_that_cannot_be_used_is_not_played() -> None:
    draws = card("起[0]カードを1枚引く。", name="学者")
    bars = card("永 相手のすべてのメンバーは起能力を使えない。", name="封印")
    m = scene(me={"circles": [draws]}, foe={"circles": [bars]})
    assert not offered(m, "use", draws)
    found = m.state.face(number(m, draws)).abilities[0]
    assert "12.3.1.1" in why_not(m, "use", draws, ability=found)
    free = scene(me={"circles": [draws, bars]})  # it speaks of others
    assert offered(free, "use", draws)


@clause("12.3.1", "12.3.1.2")
def test_an_automatic_ability_that_cannot_be_used_does_not_trigger() -> None:
    glad = card("自 このメンバーが攻撃した時、カードを1枚引く。", name="先陣", power=5000)
    bars = card("永 相手のすべてのメンバーは自能力を使えない。", name="封印")
    m = scene(me={"circles": [glad], "level": 1}, foe={"circles": [A, bars]})
    fight(m, glad, 0)
    assert not log_notes(m, "5.6.2")
    assert not m.state.waiting
    # whom it does not speak of triggers
    free = scene(me={"circles": [glad, bars], "level": 1}, foe={"circles": [A]})
    fight(free, glad, 0)
    assert len(log_notes(free, "5.6.2")) == 1
    # nor later, when it could be used again
    tired = card("自 このメンバーがレストした時、カードを1枚引く。", name="居眠り")
    frees = card(
        "起[0]あなたの「居眠り」を1体選び、レストする。相手の「封印」を1体選び、ドロップする。",
        name="助け手",
    )
    for other, drew in ((bars, 0), (card(name="封印"), 1)):
        n = scene(me={"circles": [tired, frees]}, foe={"circles": [A, other]})
        use(n, frees)
        assert zone(n, "foe", "drop") == [other.name]
        assert count(n, "me", "hand") == drew


@clause("12.3.1.3")
def test_what_waits_and_can_be_used_no_more_is_taken_back() -> None:
    glad = card("自 あなたのメンバーが攻撃した時、カードを1枚引く。", name="二番手")
    bars = card(
        "自 あなたのメンバーが攻撃した時、このターン中、あなたのすべての「二番手」は自能力を使えない。",
        name="封印",
    )
    m = scene(me={"circles": [A, glad, bars], "level": 1}, foe={"circles": [B]})
    fight_first(m, bars.name)
    assert not log_notes(m, "5.6.2")
    n = scene(me={"circles": [A, glad, bars], "level": 1}, foe={"circles": [B]})
    fight_first(n, glad.name)
    assert len(log_notes(n, "5.6.2")) == 1


def fight_first(m: Match, name: str) -> None:
    """Attack with 空, and play the waiting ability of a card first."""
    attack(m, A, 0)
    asked(m, "waiting ability", "me")
    choose(m, "play", name)
    no_logic(m)


@clause("12.4.1.1", "12.3.1.2")
def test_once_a_turn() -> None:
    shy = card("自 ターン1回 あなたのメンバーがレストした時、カードを1枚引く。", name="一度きり")
    rests = card("起[0]あなたの「空」を1体選び、レストする。", name="寝かせ")
    m = scene(me={"circles": [A, A, shy, rests]})
    use(m, rests)
    m.choose(0)
    assert count(m, "me", "hand") == 1
    use(m, rests)
    m.choose(1)
    assert is_all_rested(m)
    assert count(m, "me", "hand") == 1
    once = card("起 ターン1回 [0]カードを1枚引く。", name="一度")
    n = scene(me={"circles": [once]})
    use(n, once)
    assert not offered(n, "use", once)
    end_turn(n)
    end_turn(n)
    assert offered(n, "use", once)


def is_all_rested(m: Match) -> bool:
    return all(m.state.rest[c] for c in numbers(m, A))


# -- 12.5: for each ----------------------------------------------------------------------------


@clause("12.5.1", "12.5.2", "12.5.3")
def test_for_each_of_them_something_else_is_chosen() -> None:
    text = "起[0]あなたの「空」1体につき、相手のメンバーを1体選び、レストする。"
    many = card(text, name="多数")
    m = scene(me={"circles": [many, A, A]}, foe={"circles": [B, B, B]})
    use(m, many)
    m.choose(0)
    asked(m, "choose", "me")
    assert len(options(m, "pick")) == 2  # not the same one again
    m.choose(0)
    assert sum(m.state.rest[c] for c in numbers(m, B)) == 2
