"""25, 26, 28 and 29: before the game, the turn, wait turns, being unable to act."""

from __future__ import annotations

import pytest
from tests.games.legions.table import (
    FOE,
    ME,
    asked,
    choose,
    cores,
    end_turn,
    game,
    is_rested,
    is_turned,
    is_unable,
    lane,
    lord,
    minion,
    move,
    no_change,
    number,
    offered,
    options,
    pick,
    play,
    points,
    rested,
    scene,
    sees,
    skill,
    table,
    turned,
    unable,
    unlock,
    use,
    values,
    why_not,
    zone,
)
from tests.ruling import clause

from kirifuda.games.legions.zones import DECK, MASTER_CARD

DECKS = sorted(game.decks)


@clause("25-2", "25-3", "25-4")
def test_the_deck_is_shuffled_without_its_master() -> None:
    orders = set()
    for seed in range(4):
        m = game.start([DECKS[0], DECKS[1]], seed=seed)
        t = table(m)
        for seat in (ME, FOE):
            assert t.count(seat, DECK) == 40
            assert not any(t.face(c).kinds & MASTER_CARD for c in t.cards(seat, DECK))
            assert t.master_card(seat) >= 0
        orders.add(tuple(t.pool.definition[c] for c in t.cards(ME, DECK)))
    assert len(orders) == 4


@clause("26-1")
def test_turns_alternate() -> None:
    m = scene()
    seats = []
    for _ in range(4):
        seats.append(table(m).turn_seat)
        end_turn(m)
    assert seats == [ME, FOE, ME, FOE]


@clause("26-2")
def test_the_phases_come_in_order() -> None:
    m = scene(phase="start")
    no_change(m)
    end_turn(m)
    phases = [n.number for n in m.log if n.verb == "phase"]
    assert phases == [1, 2, 3, 4, 5, 1, 2, 3, 4]


PHASES = [("スタート", "start"), ("コア", "core"), ("ドロー", "draw"), ("エンド", "end")]


@clause("26-3", "26-4", "26-5", "26-7")
@pytest.mark.parametrize(("name", "phase"), PHASES)
@pytest.mark.parametrize("when", ["開始時", "終了時"])
def test_what_waits_for_the_beginning_and_the_end_of_a_phase(
    name: str, phase: str, when: str
) -> None:
    bell = minion(f"「鐘」《あなたの{name}フェイズ{when}》:相手のマスターに1点のダメージを与える。")
    m = scene(me={"minions": [bell]}, phase=phase)
    no_change(m)
    assert table(m).life[FOE] == 19
    m = scene(foe={"minions": [bell]}, phase=phase)
    no_change(m)
    assert table(m).life == [20, 20]


@clause("26-6")
@pytest.mark.parametrize("when", ["開始時", "終了時"])
def test_what_waits_for_the_main_phase(when: str) -> None:
    bell = minion(f"「鐘」《あなたのメインフェイズ{when}》:相手のマスターに1点のダメージを与える。")
    m = scene(me={"minions": [bell]})
    assert table(m).life[FOE] == (19 if when == "開始時" else 20)
    end_turn(m)
    assert table(m).life[FOE] == 19


@clause("26-3")
def test_the_start_phase_makes_cards_active_and_opens_them() -> None:
    tired = minion()
    hidden = minion()
    lady = lord()
    other = minion()
    m = scene(
        me={"minions": [rested(tired), turned(hidden, rest=True)], "lord": rested(lady)},
        foe={"minions": [rested(other)]},
        phase="start",
    )
    no_change(m)
    assert not any(is_rested(m, one) for one in (tired, hidden, lady))
    assert not is_turned(m, hidden)
    assert is_rested(m, other)  # it is not its player's turn


@clause("26-5", "26-5a")
def test_a_card_may_be_changed_once() -> None:
    old = minion()
    kept = minion()
    first = minion()
    second = minion()
    m = scene(me={"hand": [old, kept], "top": [first, second]}, phase="draw")
    asked(m, "card change", "me")
    assert sorted(zone(m, "me", "hand")) == sorted([old.name, kept.name, first.name])
    pick(m, old)
    assert sorted(zone(m, "me", "hand")) == sorted([kept.name, first.name, second.name])
    assert zone(m, "me", "excluded") == [old.name]
    asked(m, "main", "me")  # once only


@clause("26-5a")
def test_what_is_changed_is_excluded_face_down() -> None:
    """17-18: nobody can see it any more."""
    old = minion()
    m = scene(me={"hand": [old, minion()]}, phase="draw")
    pick(m, old)
    assert m.state.down[number(m, old)] == 1
    for seat in (0, 1, None):
        assert [card.get("name") for card in sees(m, seat, "me", "excluded")] == [None]


@clause("26-5a")
def test_any_card_may_be_changed_the_one_just_drawn_too() -> None:
    old, drawn, next_ = minion(), minion(), minion()
    m = scene(me={"hand": [old], "top": [drawn, next_]}, phase="draw")
    assert offered(m, "pick", old)
    pick(m, drawn)
    assert sorted(zone(m, "me", "hand")) == sorted([old.name, next_.name])
    assert zone(m, "me", "excluded") == [drawn.name]


@clause("26-5a")
def test_no_card_need_be_changed() -> None:
    held, drawn = minion(), minion()
    m = scene(me={"hand": [held], "top": [drawn, minion()]}, phase="draw")
    choose(m, "done")
    assert sorted(zone(m, "me", "hand")) == sorted([held.name, drawn.name])
    assert zone(m, "me", "excluded") == []


@clause("26-5a", "24-3b")
def test_who_changes_the_last_card_of_the_deck_away_draws_from_nothing() -> None:
    """The card is drawn after the other was excluded; an empty deck loses the game."""
    m = scene(me={"hand": 1, "deck": 1}, phase="draw")
    m.choose(0)
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.clause) == ([1], "24-3b")


@clause("26-6")
def test_actions_are_taken_in_any_order_until_the_phase_ends() -> None:
    draw = skill("あなたはカードを1枚引く。")
    troop = minion()
    m = scene(me={"standby": [troop, draw], "minions": [rested(minion())]})
    play(m, draw)
    play(m, troop, 1)
    assert offered(m, "end")
    choose(m, "end")
    asked(m, "card change", "foe")
    no_change(m)


@clause("26-7")
def test_what_the_end_phase_ends() -> None:
    more = skill("あなたのミニオンを1体選び、ターン終了時まで「+2/+2」の修正を与える。")
    gift = skill("あなたは2マスターポイントを得る。")
    one = minion()
    m = scene(me={"minions": [one], "standby": [more, gift]})
    play(m, more)
    play(m, gift)
    assert (values(m, one), points(m, "me")) == ((3, 5), 2)
    end_turn(m)
    assert (values(m, one), points(m, "me")) == ((1, 3), 0)
    assert table(m).turn_seat == FOE


# -- wait turns (28) -------------------------------------------------------------------------


@clause("28-1")
def test_wait_turns_pass() -> None:
    a, b, c, d = minion(), minion(), minion(), minion()
    other = minion()
    m = scene(
        me={
            "wait 1": [a],
            "wait 2": [b],
            "wait 3": [c],
            "wait 4": [d],
            "cores_1": 1,
            "cores_2": 2,
            "cores_3": 3,
            "cores_4": 4,
        },
        foe={"wait 1": [other], "cores_1": 1},
    )
    choose(m, "end")
    assert zone(m, "me", "standby") == [a.name]
    assert [zone(m, "me", f"wait {n}") for n in (1, 2, 3, 4)] == [[b.name], [c.name], [d.name], []]
    assert [cores(m, "me", f"cores_{n}") for n in (1, 2, 3, 4)] == [2, 3, 4, 0]
    assert cores(m, "me", "cores") == 1
    assert zone(m, "foe", "wait 1") == [other.name]  # only the turn player's
    no_change(m)


@clause("28-1")
def test_what_finds_no_room_on_standby_is_excluded() -> None:
    here = minion()
    a, b, c = minion(), minion(), minion()
    m = scene(me={"standby": [here], "wait 1": [a, b, c]})
    choose(m, "end")
    asked(m, "to standby", "me")
    pick(m, b)
    assert zone(m, "me", "standby") == [here.name, b.name]
    assert sorted(zone(m, "me", "excluded")) == sorted([a.name, c.name])
    no_change(m)


@clause("28-1")
def test_where_there_is_room_nobody_is_asked() -> None:
    a, b = minion(), minion()
    m = scene(me={"wait 1": [a, b]})
    end_turn(m)
    assert zone(m, "me", "standby") == [a.name, b.name]


# -- unable to act (29) ----------------------------------------------------------------------


@clause("29-1")
def test_a_placed_unit_is_unable_to_do_what_exhausts_it() -> None:
    smith = minion("「鍛冶」《自ターン中任意》【疲労】:あなたはカードを1枚引く。")
    free = minion("「雑用」《自ターン中1回》【1MP】:あなたはカードを1枚引く。")
    m = scene(me={"standby": [smith, free], "cores": 1})
    play(m, smith, 0)
    play(m, free, 1)
    assert is_unable(m, smith)
    assert not offered(m, "attack", smith)
    assert not offered(m, "move", free)
    assert not offered(m, "use", smith)
    assert why_not(m, "attack", smith) == ["29-1"]
    assert why_not(m, "move", free, spot=2) == ["29-1"]
    use(m, free)  # this exhausts nobody
    end_turn(m)
    assert not is_unable(m, smith)
    end_turn(m)
    assert offered(m, "attack", smith)
    use(m, smith)


@clause("29-1")
def test_lords_too_and_masters_not() -> None:
    lady = lord()
    m = scene(me={"hand": [lady], "cores": 2, "awakened": True})
    unlock(m, lady)
    assert is_unable(m, lady)
    assert not offered(m, "attack", lady)
    assert not m.state.status[table(m).master_card(ME)]
    assert len(options(m, "use")) == 2


@clause("29-2", "39-2")
def test_haste() -> None:
    fast = minion("速攻")
    m = scene(me={"standby": [fast]})
    play(m, fast, 0)
    assert not is_unable(m, fast)
    assert offered(m, "attack", fast)
    move(m, fast, 1)
    assert is_rested(m, fast)
    for one, slow in ((minion(), True), (minion("強襲\n先制"), True), (minion("速攻"), False)):
        m = scene(me={"standby": [one]})
        play(m, one, 0)
        assert is_unable(m, one) == slow
        # from wherever it comes
        call = skill("あなたの手札にあるミニオンを1枚選び、フィールドに配置する。")
        m = scene(me={"standby": [call], "hand": [one]})
        play(m, call)
        lane(m, 0)
        assert is_unable(m, one) == slow
        # who has been there is able, with haste or without
        m = scene(me={"minions": [one]})
        assert not is_unable(m, one)
        assert offered(m, "attack", one)


@clause("29-2", "39-2")
def test_haste_that_is_gained_later_serves_as_well() -> None:
    spur = skill("あなたのミニオンを1体選び、ターン終了時まで「+2/+0」の修正と「速攻」を与える。")
    slow = minion()
    m = scene(me={"minions": [unable(slow)], "standby": [spur]})
    assert not offered(m, "attack", slow)
    play(m, spur)
    assert offered(m, "attack", slow)
    assert offered(m, "move", slow)


@clause("29-3", "39-3")
def test_assault() -> None:
    raider = minion("強襲", atk=2)
    prey = minion(hp=2, wt=1)
    m = scene(me={"standby": [raider]}, foe={"minions": [None, prey]})
    play(m, raider, 0)
    assert is_unable(m, raider)
    assert not offered(m, "move", raider)
    choose(m, "attack", raider)  # its only target, although nothing blocks the way to the master
    assert zone(m, "foe", "wait 1") == [prey.name]
    assert is_rested(m, raider)
    m = scene(me={"standby": [raider]})
    play(m, raider, 0)
    assert why_not(m, "attack", raider) == ["29-3"]
    plain = minion()
    m = scene(me={"standby": [plain]}, foe={"minions": [None, prey]})
    play(m, plain, 0)
    assert not offered(m, "attack", plain)
    m = scene(me={"minions": [raider]}, foe={"minions": [prey]})
    choose(m, "attack", raider)  # it could act anyway: the master is in reach
    assert number(m, "名もなき将", "foe") in [n.card for n in m.log if n.verb == "target"]


@clause("26-7", "29-1")
def test_what_comes_at_the_very_end_of_a_turn_does_not_outlast_it() -> None:
    late = minion(
        "「夜襲」《あなたのエンドフェイズ終了時》:"
        "相手のウェイトゾーンⅠにあるミニオンを1枚選び、フィールドに配置する。"
        "それに1点のダメージを与える。相手は3マスターポイントを得る。"
    )
    one = minion()
    m = scene(me={"minions": [late]}, foe={"wait 1": [one]})
    choose(m, "end")
    lane(m, 0)
    no_change(m)
    assert (is_unable(m, one), values(m, one), points(m, "foe")) == (False, (1, 3), 0)
    assert offered(m, "attack", one)
