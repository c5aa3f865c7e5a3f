"""13.4: a player leaves, and the others play on."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.rebirth.table import (
    asked,
    card,
    choose,
    count,
    end_turn,
    game,
    log_notes,
    no_cancel,
    partner,
    pass_all,
    scene,
    to_attack,
    use,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.events.moving import sight
from kirifuda.kernel.match import Match

A, B, C = (card(name=f"主{n}", atk=9, def_=9) for n in "甲乙丙")
HELP = [card(name=f"供{n}") for n in "甲乙丙"]
STOP = card("【キャンセル】:【起】", name="待った")
DRAW = card("【起】【メンバー】:あなたは1枚引く。", name="引き手")


def three(
    *more: Mapping[str, object], whose: int = 0, format: str = "rumble", phase: str = "main"
) -> Match:
    pairs = zip((A, B, C), HELP, strict=True)
    seats: list[Mapping[str, object]] = [{"entry": e, "members": [h]} for e, h in pairs]
    for seat, described in enumerate(more):
        seats[seat] = {**seats[seat], **described}
    return scene(seats=seats, format=format, turn=7, whose=whose, phase=phase)


@clause("13.4.1", "13.4.2", "13.4.3", "1.2.2")
def test_13_4_2_all_that_a_player_owns_is_gone() -> None:
    m = three({}, {"hand": 2, "energy": 3})
    zones = ("entry", "members", "energy", "hand", "deck")
    had = {seat: [count(m, seat, kind) for kind in zones] for seat in (0, 2)}
    m.concede(1)
    assert m.outcome is None
    for kind in zones:
        assert count(m, 1, kind) == 0
    for seat, counts in had.items():  # what others own stays
        assert [count(m, seat, kind) for kind in zones] == counts
    assert had[0][:2] == [1, 1]
    assert had[0][-1] > 0
    for viewer in (0, 2, None):
        seats = m.view(viewer)["seats"]
        assert isinstance(seats, list)
        held = [c for cards in seats[1]["zones"].values() for c in cards]
        assert all("card" not in one for one in held)  # and nobody learns what it was
    owner = m.state.pool.owner
    assert all(sight(m.state, one) == 0 for one in range(len(owner)) if owner[one] == 1)
    asked(m, "main", 0)


@clause("13.4.1", "13.4.2")
def test_13_4_1_who_is_beaten_leaves_at_once() -> None:
    m = three({"members": [HELP[0], DRAW]}, {"retire": 6, "hand": 2})
    to_attack(m)
    choose(m, "attack", HELP[0], spot=1)
    pass_all(m)
    assert m.outcome is None
    assert m.state.gone == [0, 1, 0]
    for kind in ("entry", "members", "energy", "hand", "deck", "retire"):
        assert count(m, 1, kind) == 0
    assert zone(m, 0, "entry") == [A.name]
    assert zone(m, 2, "entry") == [C.name]
    asked(m, "attack", 0)


@clause("13.4.2", "13.5.5.1")
def test_13_4_2_what_it_did_to_others_is_over() -> None:
    weak = card("【永】【メンバー】:相手のエントリーを-3/±0。", name="重石")
    m = three({}, {"members": [weak]})
    assert values(m, A) == (6, 9)
    assert values(m, C) == (6, 9)
    m.concede(1)
    assert values(m, A) == (9, 9)
    assert values(m, C) == (9, 9)


@clause("13.4.4")
def test_13_4_4_what_it_was_playing_ends_where_it_is() -> None:
    slow = card(
        "【起】【メンバー】:あなたは自分の手札から1枚選び、控え室に置く。相手のメンバーをすべて控え室に置く。",
        name="長談義",
    )
    m = three({"members": [slow], "hand": [HELP[0], DRAW]})
    use(m, slow)
    asked(m, "choose", 0)
    m.concede(0)
    assert count(m, 1, "members") == 1
    assert count(m, 2, "members") == 1
    assert m.state.turn_seat == 1  # the rest of the turn has gone by
    pass_all(m)
    # what others are playing goes on
    m = three({"members": [slow], "hand": [HELP[0], DRAW]})
    use(m, slow)
    m.concede(2)
    choose(m, "pick", DRAW)
    assert zone(m, 0, "waiting room") == [DRAW.name]
    assert count(m, 1, "members") == 0
    asked(m, "main", 0)


@clause("13.4.5")
def test_13_4_5_what_waited_for_it_waits_no_more() -> None:
    hearer = "【自】【メンバー】:各ターン終了時、相手のメンバーから1枚選び、控え室に置く。"
    first, second = card(hearer, name="聞き手一"), card(hearer, name="聞き手二")
    m = three({}, {"members": [first]}, {"members": [second]})
    to_attack(m)
    choose(m, "end attacks")
    asked(m, "choose", 1)  # seat 1's comes first, seat 2's waits
    m.concede(2)  # so that there is one left to choose
    pass_all(m)
    assert zone(m, 0, "waiting room") == [HELP[0].name]
    assert [n.seat for n in log_notes(m, verb="play")] == [1]
    # at once, not only when it would be played
    k = three({"members": [HELP[0], DRAW]}, {"members": [first]}, {"members": [second]})
    to_attack(k)
    choose(k, "end attacks")
    asked(k, "choose", 1)
    assert [w.scope.master for w in k.state.waiting] == [2]
    k.concede(2)
    asked(k, "choose", 1)
    assert k.state.waiting == []
    choose(k, "pick", DRAW)
    pass_all(k)
    # what waits for others goes on waiting
    third = card("【自】【メンバー】:各ターン終了時、あなたは1枚引く。", name="聞き手三")
    n = three({}, {"members": [first, third], "hand": []}, {"members": [second]})
    to_attack(n)
    choose(n, "end attacks")
    choose(n, "play", first)
    asked(n, "choose", 1)
    n.concede(2)
    pass_all(n)
    assert [note.seat for note in log_notes(n, verb="play")] == [1, 1]


@clause("13.4.6")
def test_13_4_6_the_rest_of_its_turn_goes_by_without_it() -> None:
    hearer = card("【自】【メンバー】:各ターン終了時、あなたは1枚引く。", name="聞き手")
    m = three({"hand": [DRAW]}, {}, {"members": [hearer]})
    m.concede(0)
    assert [n.seat for n in log_notes(m, verb="play")] == [2]  # its end is still an end
    while m.decision is not None and m.decision.kind != "main":
        m.choose(len(m.decision.options) - 1)
    asked(m, "main", 1)
    assert m.state.turn == 8


@clause("13.4.6")
def test_13_4_6_nobody_is_asked_to_attack_in_its_place() -> None:
    m = three()
    m.stepwise()
    to_attack(m)
    asked(m, "attack", 0)
    m.concede(0)
    while m.decision is not None and m.decision.kind != "main":
        assert m.decision.seat != 0
        m.choose(len(m.decision.options) - 1)
    asked(m, "main", 1)


@clause("13.4.6")
def test_13_4_6_nobody_puts_energy_in_its_place() -> None:
    text = "【自】【メンバー】:相手のスタンバイフェイズ開始時、あなたは自分の手札から1枚選び、控え室に置く。"
    early = card(text, name="朝起き")
    seats = (
        {"hand": [DRAW, STOP]},
        {"members": [early], "hand": [HELP[1], DRAW]},
        {"hand": [STOP, partner(name="相棒")]},
    )
    m = three(*seats, phase="standby")
    asked(m, "choose", 1)  # before the energy phase of who leaves
    m.concede(0)
    choose(m, "pick", DRAW)
    asked(m, "card to energy", 1)  # this is its own already
    assert m.state.turn == 8
    pass_all(m)
    assert [count(m, seat, "energy") for seat in (0, 1, 2)] == [0, 0, 0]
    assert count(m, 2, "hand") == 2


@clause("13.4.6", "13.2.1")
def test_13_4_6_turns_pass_over_it() -> None:
    m = three()
    m.concede(1)
    end_turn(m)
    asked(m, "main", 2)
    end_turn(m)
    asked(m, "main", 0)


@clause("13.4.7")
def test_13_4_7_nothing_is_done_to_it_or_by_it_any_more() -> None:
    taker = card("【起】【メンバー】:相手は自分の手札から1枚選び、控え室に置く。", name="取り手")
    m = three({"members": [taker]}, {"hand": [HELP[1], DRAW]}, {"hand": [HELP[2]]})
    use(m, taker)
    asked(m, "opponent", 0)
    choose(m, "player", spot=1)
    asked(m, "choose", 1)
    m.concede(1)
    asked(m, "main", 0)  # its choice is nobody's
    assert count(m, 2, "hand") == 1


@clause("13.4.7")
def test_13_4_7_a_cancel_of_who_left_cancels_nothing() -> None:
    m = three({"members": [DRAW]}, {"hand": [STOP]}, {"hand": [STOP, HELP[2]]})
    use(m, DRAW)
    asked(m, "cancel", 1)
    choose(m, "cancel", STOP)
    asked(m, "cancel", 2)
    m.concede(1)
    no_cancel(m)
    assert count(m, 0, "hand") == 1


@clause("13.4.1", "13.6.6.1")
def test_13_4_1_an_attack_on_who_left_hurts_nobody() -> None:
    m = three({}, {"hand": [HELP[1]]})
    to_attack(m)
    choose(m, "attack", spot=1)
    asked(m, "block", 1)
    m.concede(1)
    assert zone(m, 2, "retire") == []
    assert m.decision is not None
    assert m.state.gone == [0, 1, 0]
    pass_all(m)


@clause("13.4.7")
def test_13_4_7_nobody_blocks_for_a_team_mate_who_has_left() -> None:
    hands = {2: [HELP[1]], 3: [HELP[1]]}
    m = scene(
        seats=[{"entry": A, "members": HELP, "hand": hands.get(n, [])} for n in range(4)],
        format="double-seven",
        turn=9,
        whose=0,
    )
    to_attack(m)
    choose(m, "attack", spot=3)
    asked(m, "block", 3)
    m.concede(3)
    asked(m, "attack", 0)  # seat 2 could have blocked for seat 3 only
    assert m.state.gone == [0, 0, 0, 1]


def test_who_leaves_while_another_pays_does_not_come_back_if_it_cannot_be_paid() -> None:
    payer = card("【起】【メンバー】:[手札から1枚控え室に置く]あなたは1枚引く。", name="払い手")
    m = three({"members": [payer], "hand": [HELP[0], DRAW]})
    use(m, payer)
    m.concede(2)
    assert m.decision is not None
    m.choose(0)
    assert m.state.gone == [0, 0, 1]
    assert game.unpack(m.pack()).digest() == m.digest()
    asked(m, "main", 0)


def test_a_match_with_players_who_left_is_replayed() -> None:
    import random

    match = game.start(["couriers", "lamps", "letters", "wild_deer"], seed=4, format="rumble")
    rng = random.Random(4)
    for n in range(400):
        if match.decision is None:
            break
        if n == 60:
            match.concede(2)
        else:
            match.choose(rng.randrange(len(match.decision.options)))
    assert game.replay(match.record()).digest() == match.digest()


def test_what_lasts_until_the_turn_of_who_left_ends_with_the_next_one() -> None:
    boost = card(
        "【起】【メンバー】:次の相手のターン終了時まで、あなたのエントリーを+2/±0。", name="励まし"
    )
    m = three({"members": [boost]})
    use(m, boost)
    choose(m, "player", spot=1)
    assert values(m, A) == (11, 9)
    m.concede(1)
    end_turn(m)
    assert m.state.turn_seat == 2
    assert values(m, A) == (11, 9)  # the next turn of an opponent is seat 2's now
    end_turn(m)
    assert m.state.turn_seat == 0
    assert values(m, A) == (9, 9)
