"""4.8, 4.9: the field and its circles."""

from __future__ import annotations

from tests.games.vanguard.table import (
    attack,
    call,
    choose,
    circle,
    game,
    guard,
    is_rested,
    no_guard,
    number,
    offered,
    options,
    rested,
    scene,
    sees,
    table,
    unit,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.games.vanguard.zones import CIRCLES, GUARDIAN, KINDS, REAR, REAR_CIRCLES, VANGUARD

FRONT_LEFT, FRONT_RIGHT, BACK_LEFT, BACK_CENTER, BACK_RIGHT = range(REAR_CIRCLES)


@clause("4.8.2")
def test_4_8_2_there_are_seven_circles_and_what_lies_on_one_is_on_the_field() -> None:
    gives = unit("【永】【(R)】：あなたのユニットすべてのシールド+1000。")
    lead, shield, below, a = unit(grade=3), unit(), unit(), unit(power=30000)
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={
            "vanguard": lead,
            "rear-guards": {"back left": gives},
            "hand": [shield, unit()],
            "soul": [below],
        },
    )
    attack(m, a)
    guard(m, shield)
    for one in (lead, gives, shield):
        assert table(m).number(number(m, one), 2) == 6000  # V, R and G circle
    assert table(m).number(number(m, below), 2) == 5000  # the soul is no part of the field
    no_guard(m)
    full = scene(me={"hand": [unit()]})
    assert len(options(full, "call")) == 5
    assert [kind for kind in range(KINDS) if CIRCLES >> kind & 1] == [VANGUARD, REAR, GUARDIAN]


@clause("4.8.3", "4.9.3", "4.3.3.1")
def test_4_9_3_what_lies_on_circles_is_open() -> None:
    lead, rear, shield, a = unit(grade=3), unit(), unit(), unit(power=30000)
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={
            "vanguard": lead,
            "rear-guards": {"front left": rear},
            "hand": [shield, unit()],
        },
    )
    attack(m, a)
    guard(m, shield)
    for kind, one in (("vanguard", lead), ("rear-guards", rear), ("guardians", shield)):
        for seat in (0, None):
            assert [seen["name"] for seen in sees(m, seat, "foe", kind)] == [one.name]
    # one vanguard circle, five rear-guard circles
    assert zone(m, "foe", "vanguard") == [lead.name]
    assert zone(m, "foe", "rear-guards") == [rear.name, "", "", "", ""]
    no_guard(m)


@clause("4.9.2.4")
def test_4_9_2_4_guardians_come_to_a_circle_of_their_own() -> None:
    shield, a = unit(), unit(power=30000)
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [shield, unit()]})
    attack(m, a)
    guard(m, shield)
    assert zone(m, "foe", "guardians") == [shield.name]
    assert zone(m, "foe", "rear-guards") == [""] * 5
    no_guard(m)


@clause("4.9.2.2", "4.9.2.5.1", "4.3.2.3")
def test_4_9_2_2_cards_on_circles_stand_or_rest_and_come_standing() -> None:
    back = unit("【起】【(R)】：他のあなたのリアガードを1枚選び、手札に戻す。")
    tired = unit()
    m = scene(me={"rear-guards": {"back left": back, "front left": rested(tired)}, "hand": []})
    assert is_rested(m, tired)
    use(m, back)
    call(m, tired, "front left")
    assert not is_rested(m, tired)
    attack(m, tired)
    no_guard(m)
    assert is_rested(m, tired)


@clause("4.9.2.3", "4.9.2.4", "4.9.2.5")
def test_4_9_2_3_the_kinds_of_circles_as_a_game_begins() -> None:
    m = game.start(["lampwardens", "tide_knights"], seed=5)
    while m.decision is not None and m.decision.kind != "main":
        m.choose(len(m.decision.options) - 1)
    state = table(m)
    for seat in (0, 1):
        lead = state.vanguard(seat)
        assert state.zone[lead] == VANGUARD  # the middle of the front row
        assert (state.row(lead), state.column(lead)) == (0, 1)
        assert zone(m, seat, "guardians") == []
        assert zone(m, seat, "rear-guards") == [""] * 5
    # units are called to the five others, which are rear-guard circles, and to no other
    spots = {option.spot for option in options(m, "call")}
    assert spots == {FRONT_LEFT, FRONT_RIGHT, BACK_LEFT, BACK_CENTER, BACK_RIGHT}


@clause("4.9.2.5")
def test_4_9_2_5_a_circle_with_or_without_a_card_is_a_rear_guard_circle() -> None:
    old, new = unit(), unit()
    m = scene(me={"rear-guards": {"front left": old}, "hand": [new]})
    assert offered(m, "call", new, spot=FRONT_LEFT)
    assert offered(m, "call", new, spot=FRONT_RIGHT)
    call(m, new, "front left")
    assert circle(m, "me", "front left") == new.name
    # for those that can be called at all: of the grade of the vanguard or below it
    lead, same, above = unit(grade=2), unit(grade=2), unit(grade=3)
    n = scene(me={"vanguard": lead, "hand": [same, above]})
    assert {o.spot for o in options(n, "call", same)} == set(range(5))
    assert not offered(n, "call", above)


@clause("4.9.2.4.1")
def test_4_9_2_4_1_who_comes_to_the_guardian_circle_rests() -> None:
    shield, stands, a = unit(), unit(skills=["intercept"]), unit(power=30000)
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"front left": stands}, "hand": [shield, unit()]},
    )
    attack(m, a)
    guard(m, shield)
    assert is_rested(m, shield)
    choose(m, "intercept", stands)
    assert is_rested(m, stands)
    no_guard(m)


@clause("4.9.3.1", "4.1.5")
def test_4_9_3_1_who_is_turned_over_on_a_circle_can_be_looked_at_by_both() -> None:
    turns = unit("【起】【(R)】：相手のリアガードを1枚選び、裏にする。")
    own = unit("【起】【(R)】：他のあなたのリアガードを1枚選び、裏にする。")
    theirs = unit()
    m = scene(
        me={"rear-guards": {"back left": turns, "back right": own}},
        foe={"rear-guards": {"front left": theirs}},
    )
    use(m, turns)
    use(m, own)
    for seat in (0, 1):
        assert [one.get("name") for one in sees(m, seat, "foe", "rear-guards")] == [theirs.name]
        assert turns.name in [one.get("name") for one in sees(m, seat, "me", "rear-guards")]
    assert table(m).down[number(m, theirs)] == table(m).down[number(m, turns)] == 1
    over = unit("【起】【(R)】：相手のヴァンガードを1枚選び、裏にする。")
    lead = unit(grade=3)
    n = scene(me={"rear-guards": {"back left": over}}, foe={"vanguard": lead})
    use(n, over)
    assert table(n).down[number(n, lead)] == 1
    assert [one.get("name") for one in sees(n, 0, "foe", "vanguard")] == [lead.name]
    # elsewhere it is not so: a card that is turned over in the bind zone is its owner's to look at
    closes = unit("【起】【(R)】：あなたのバインドゾーンから1枚選び、裏にする。")
    bound = unit()
    k = scene(me={"rear-guards": {"back left": closes}, "bind": [bound]})
    assert [one.get("name") for one in sees(k, 1, "me", "bind zone")] == [bound.name]
    use(k, closes)
    assert [one.get("name") for one in sees(k, 0, "me", "bind zone")] == [bound.name]
    assert [one.get("name") for one in sees(k, 1, "me", "bind zone")] == [None]


@clause("4.9.4")
def test_4_9_4_one_card_on_each_circle_but_several_on_the_guardian_circle() -> None:
    one, two, a = unit(), unit(), unit(power=30000)
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [one, two, unit()]})
    attack(m, a)
    guard(m, one, two)
    assert zone(m, "foe", "guardians") == [one.name, two.name]
    no_guard(m)
    moves = unit("【起】【(R)】：このユニットを(R)に移動させる。")
    other = unit()
    n = scene(me={"rear-guards": {"front left": moves, "front right": other}})
    use(n, moves)
    choose(n, "circle", moves, spot=FRONT_RIGHT)
    assert zone(n, "me", "rear-guards") == ["", moves.name, "", "", ""]
    assert zone(n, "me", "drop zone") == [other.name]
    rides = unit("【起】【(R)】：あなたのドロップから1枚選び、ライドする。")
    new, old = unit(grade=3), unit(grade=2)
    p = scene(me={"vanguard": old, "rear-guards": {"front left": rides}, "drop": [new]})
    use(p, rides)
    assert zone(p, "me", "vanguard") == [new.name]
    assert zone(p, "me", "soul") == [old.name]


@clause("4.9.2.5.1")
def test_4_9_2_5_1_who_comes_from_the_vanguard_circle_stands() -> None:
    moves = unit("【起】【(R)】：あなたのユニットを1枚選び、ユニットのいない(R)に移動させる。")
    lead, below, a = unit(grade=3), unit(grade=2), unit()
    for one, rests in ((lead, False), (a, True)):  # 4.9.2.5.2: between rear-guard circles as it was
        m = scene(
            me={
                "vanguard": rested(lead),
                "rear-guards": {"back left": moves, "back right": rested(a)},
                "soul": [below],
            }
        )
        use(m, moves)
        choose(m, "pick", one)
        choose(m, "circle", one, spot=FRONT_LEFT)
        assert circle(m, "me", "front left") == one.name
        assert is_rested(m, one) == rests


@clause("4.9.2.5.1", "7.34.1")
def test_4_9_2_5_1_who_comes_from_the_guardian_circle_stands_and_guards_no_more() -> None:
    text = (
        "【自】【(G)】：このユニットが登場した時、このユニットをユニットのいない(R)に移動させる。"
    )
    shield, a = unit(text, shield=30000), unit(power=20000)
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [shield, unit()]})
    attack(m, a)
    guard(m, shield)
    choose(m, "circle", shield, spot=BACK_LEFT)
    assert circle(m, "foe", "back left") == shield.name
    assert not is_rested(m, shield)
    no_guard(m)
    assert len(zone(m, "foe", "damage zone")) == 1
