"""Chapter 8: intercepting (8.3)."""

from __future__ import annotations

from tests.games.luck_and_logic.fighting import (
    FAIR,
    PLAIN,
    PLUS,
    STRONG,
    WEAK,
    A,
    at_step,
    intercept,
    leaver,
    no_intercept,
    no_logic,
    nums,
    phase_scene,
    sends,
)
from tests.games.luck_and_logic.made import always, draws, waiting, when
from tests.games.luck_and_logic.table import (
    asked,
    attack,
    card,
    count,
    define,
    log_has,
    offered,
    pick,
    power,
    scene,
    tactics,
    zone,
)
from tests.ruling import clause

from kirifuda.games.luck_and_logic.events import (
    ATTACKED,
    INTERCEPT_STEP,
    INTERCEPTED,
    PHASE_STARTED,
)
from kirifuda.games.luck_and_logic.rulings import (
    NO_INTERCEPT,
)
from kirifuda.games.luck_and_logic.zones import (
    AURA,
    CIRCLE,
    DROP,
    INTERCEPT_ZONE,
    LIMIT,
    POWER,
)
from kirifuda.kernel.effects.terms import In
from kirifuda.kernel.effects.who import Opponent, You
from kirifuda.kernel.values.rulings import Ruling

CATCH = card(name="受け手", intercept=True, power_logic=3000)
CATCH_AURA = card(name="念手", intercept=True, aura_logic=2)


@clause("8.3.1", "8.3.2")
def test_what_waits_for_the_intercept_step() -> None:
    m = phase_scene(at_step(INTERCEPT_STEP))
    attack(m, A, 0)
    assert log_has(m, "5.6.2")
    no_logic(m)


@clause("8.3.1", "8.3.3", "8.3.3.1", "8.3.4", "8.3.5", "8.6.5", "5.17.1")
def test_any_number_of_members_intercept_and_their_logic_applies() -> None:
    glad = waiting(
        when(INTERCEPTED, own=True),
        draws(),
        zones=1 << CIRCLE | 1 << INTERCEPT_ZONE,
        name="名手",
        intercept=True,
        power_logic=1000,
        limit_logic=1,
    )
    m = scene(
        me={"circles": [A], "level": 1, "hand": 1},
        foe={"circles": [FAIR, CATCH, CATCH_AURA, glad, STRONG], "hand": 1},
    )
    attack(m, A, 0)
    asked(m, "intercept", "foe")
    assert not offered(m, "pick", FAIR)  # it is attacked
    assert not offered(m, "pick", STRONG)  # no icon
    pick(m, CATCH, CATCH_AURA, glad)
    asked(m, "logic", "foe")
    face = nums(m, FAIR)
    assert face[POWER] == 5000 + 3000 + 1000
    assert face[AURA] == 1 + 2
    assert face[LIMIT] == 3 + 1
    assert power(m, A) == 5000
    assert count(m, "foe", "hand") == 2  # one has drawn
    assert sorted(zone(m, "foe", "intercept")) == sorted([CATCH.name, CATCH_AURA.name, glad.name])
    no_logic(m)
    assert log_has(m, "8.5.3.4.1", verb="win", one=FAIR)
    assert count(m, "foe", "intercept") == 0
    assert {CATCH.name, CATCH_AURA.name, glad.name} <= set(zone(m, "foe", "drop"))


@clause("8.3.3.2", "8.3.6")
def test_who_does_not_intercept_goes_on_to_logic() -> None:
    m = scene(me={"circles": [A], "level": 1, "hand": 1}, foe={"circles": [FAIR, CATCH], "hand": 1})
    attack(m, A, 0)
    asked(m, "intercept", "foe")
    no_intercept(m)
    asked(m, "logic", "foe")
    assert zone(m, "foe", "circles")[1] == CATCH.name
    no_logic(m)


@clause("8.3.3")
def test_nobody_is_asked_who_cannot_intercept() -> None:
    bar = always(Ruling(NO_INTERCEPT, Opponent(You())))
    m = scene(me={"circles": [A, bar], "level": 1}, foe={"circles": [FAIR, CATCH]})
    attack(m, A, 0)
    asked(m, "logic", "me")
    no_logic(m)
    runner = leaver(ATTACKED)
    n = scene(me={"circles": [runner], "level": 1}, foe={"circles": [FAIR, CATCH]})
    attack(n, runner, 0)  # nobody attacks any more
    assert n.state.turn == 4


@clause("8.3.4")
def test_souls_of_who_intercepts_go_along_and_do_nothing() -> None:
    m = scene(
        me={"circles": [A], "level": 1, "hand": 1},
        foe={"circles": [FAIR, {"card": CATCH, "souls": [PLUS]}], "hand": 1},
    )
    attack(m, A, 0)
    intercept(m, CATCH)
    assert sorted(zone(m, "foe", "intercept")) == sorted([CATCH.name, PLUS.name])
    assert power(m, FAIR) == 8000
    no_logic(m)
    assert {CATCH.name, PLUS.name} <= set(zone(m, "foe", "drop"))


@clause("8.3.4")
def test_logic_of_who_intercepts_ends_as_it_leaves_the_zone() -> None:
    away = tactics(
        "自 このカードがロジック定義された時、防御中のメンバーのパワーが6000以上なら、"
        "相手のインターセプト領域のカードすべてを手札に戻す。",
        name="引き剥がし",
    )
    m = scene(
        me={"circles": [A], "level": 1, "hand": [away]},
        foe={"circles": [FAIR, CATCH], "hand": [PLAIN, PLAIN]},
    )
    attack(m, A, 0)
    intercept(m, CATCH)
    define(m, PLAIN)
    assert power(m, FAIR) == 8000
    define(m, away)
    assert zone(m, "foe", "intercept") == []
    assert power(m, FAIR) == 5000
    no_logic(m)
    assert log_has(m, "8.5.6", one=FAIR)


@clause("8.3.5", "5.17.1")
def test_who_is_put_into_the_zone_by_an_effect_has_not_intercepted() -> None:
    hears = waiting(when(INTERCEPTED), draws(), name="聞き手")
    puts = waiting(
        when(PHASE_STARTED, number=INTERCEPT_STEP),
        sends(In(You(), [DROP]), INTERCEPT_ZONE),
        name="置き手",
    )
    m = scene(
        me={"circles": [A], "level": 1, "hand": 1},
        foe={"circles": [FAIR, hears, puts, CATCH_AURA], "drop": [CATCH], "hand": 1},
    )
    attack(m, A, 0)
    intercept(m, CATCH_AURA)
    assert sorted(zone(m, "foe", "intercept")) == sorted([CATCH.name, CATCH_AURA.name])
    assert nums(m, FAIR)[POWER] == 5000 + 3000  # it is there, so its logic applies (8.3.4)
    assert nums(m, FAIR)[AURA] == 1 + 2
    assert count(m, "foe", "hand") == 1 + 1  # one has intercepted, not two
    no_logic(m)


@clause("8.3.4")
def test_what_is_no_member_adds_nothing_in_the_intercept_zone() -> None:
    puts = waiting(
        when(PHASE_STARTED, number=INTERCEPT_STEP),
        sends(In(You(), [DROP]), INTERCEPT_ZONE),
        name="置き手",
    )
    m = scene(
        me={"circles": [A], "level": 1, "hand": 1},
        foe={"circles": [FAIR, puts], "drop": [PLUS], "hand": 1},
    )
    attack(m, A, 0)
    assert zone(m, "foe", "intercept") == [PLUS.name]
    assert power(m, FAIR) == 5000
    no_logic(m)


@clause("8.3.5", "9.10.1")
def test_who_goes_elsewhere_instead_has_not_intercepted() -> None:
    hears = waiting(when(INTERCEPTED), draws(), name="聞き手")
    shy = card(
        "永 このメンバーが、インターセプト領域に置かれるなら、代わりにこのメンバーを手札に戻す。",
        name="人見知り",
        intercept=True,
        power_logic=1000,
    )
    m = scene(
        me={"circles": [A], "level": 1, "hand": 1},
        foe={"circles": [FAIR, hears, shy, {"card": CATCH, "souls": [WEAK]}], "hand": 1},
    )
    attack(m, A, 0)
    intercept(m, shy, CATCH)
    assert zone(m, "foe", "intercept") == [CATCH.name, WEAK.name]  # a soul only comes along
    assert count(m, "foe", "hand") == 1 + 1 + 1  # itself, and the card for the other one
    assert power(m, FAIR) == 8000
    no_logic(m)
