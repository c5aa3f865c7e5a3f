"""Chapter 8: logic, laws, who wins and what comes after the battle (8.4 to 8.6)."""

from __future__ import annotations

from tests.games.luck_and_logic.fighting import (
    AURAS,
    FAIR,
    GLOW,
    HEARTS,
    MINE,
    PLAIN,
    PLUS,
    ROOM,
    STRONG,
    THEIRS,
    WEAK,
    A,
    B,
    at_step,
    fight,
    growing,
    intercept,
    no_logic,
    nums,
    phase_scene,
    sends,
)
from tests.games.luck_and_logic.made import (
    ability,
    always,
    draws,
    waiting,
    when,
    with_,
)
from tests.games.luck_and_logic.table import (
    asked,
    attack,
    card,
    choose,
    clauses_against,
    count,
    define,
    done,
    log_has,
    log_notes,
    number,
    offered,
    open_,
    options,
    paradox,
    pick,
    power,
    rested,
    scene,
    table,
    tactics,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.games.luck_and_logic.events import (
    ATTACK_STEP,
    ATTACKED,
    BATTLE_END,
    DEFINED,
    ENDING,
    INTERCEPT_STEP,
    INTERCEPTED,
    JUDGE_STEP,
    LOGIC_STEP,
    LOST,
    PHASE_STARTED,
    RESTED,
    THIS_BATTLE,
    WON,
)
from kirifuda.games.luck_and_logic.instructions import SendOut
from kirifuda.games.luck_and_logic.rulings import (
    NO_DEFINING,
)
from kirifuda.games.luck_and_logic.triggers import Happens
from kirifuda.games.luck_and_logic.zones import (
    AURA,
    BATTLE,
    CIRCLE,
    DROP,
    HAND,
    HEART,
    POWER,
    STOCK,
    TACTICS,
)
from kirifuda.kernel.effects.terms import Fixed, In, Kind, This
from kirifuda.kernel.effects.who import Opponent, You
from kirifuda.kernel.events.moving import MOVED
from kirifuda.kernel.position.cards import AUTO, CardDef
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.values.layers import AddNumbers
from kirifuda.kernel.values.rulings import Ruling

# -- 8.4: logic definition step ----------------------------------------------------------------


@clause("8.4.1", "8.4.2")
def test_what_waits_for_the_logic_definition_step() -> None:
    m = phase_scene(at_step(LOGIC_STEP))
    attack(m, A, 0)
    asked(m, "logic", "me")  # it has drawn, and the other one has no card
    assert log_has(m, "5.6.2")
    no_logic(m)


@clause("8.4.4", "8.4.6")
def test_what_a_definition_sets_off_is_played_before_the_other_one_defines() -> None:
    feint = tactics(
        "自 このカードがロジック定義された時、カードを1枚引く。", name="陽動", power_logic=1000
    )
    m = scene(
        me={"circles": [A], "level": [rested(PLAIN)], "hand": [feint]},
        foe={"circles": [FAIR], "hand": [feint]},
    )
    attack(m, A, 0)
    choose(m, "define")
    asked(m, "logic", "me")
    assert count(m, "foe", "hand") == 1
    choose(m, "define")
    asked(m, "logic", "foe")
    assert count(m, "me", "hand") == 1
    no_logic(m)


@clause("8.4.1", "8.4.3", "8.4.3.1", "8.4.5", "8.4.5.1", "8.4.7", "5.16.1")
def test_logic_is_defined_in_turn_beginning_with_who_defends() -> None:
    m = scene(
        me={"circles": [A], "level": 1, "hand": [PLUS, PLUS]},
        foe={"circles": [FAIR], "hand": [PLUS, GLOW]},
    )
    attack(m, A, 0)
    asked(m, "logic", "foe")
    define(m, PLUS)
    assert zone(m, "foe", "battle") == [PLUS.name]
    assert power(m, FAIR) == 7000
    asked(m, "logic", "me")
    define(m, PLUS)
    assert power(m, A) == 7000
    asked(m, "logic", "foe")
    define(m, GLOW)
    assert nums(m, FAIR)[AURA] == 4
    asked(m, "logic", "me")
    no_logic(m)
    assert log_has(m, "8.5.6", one=FAIR)  # 7000 against 7000: who attacks wins


@clause("8.4.3", "8.4.5", "2.15.2")
def test_no_more_logic_than_the_limit() -> None:
    tight = card(name="手狭", power=5000, limit=1)
    m = scene(
        me={"circles": [tight], "level": 1, "hand": [PLUS, PLUS]},
        foe={"circles": [FAIR], "hand": [PLUS, PLUS]},
    )
    attack(m, tight, 0)
    define(m, PLUS)
    asked(m, "logic", "me")
    define(m, PLUS)
    asked(m, "logic", "foe")
    define(m, PLUS)  # and who attacks is not asked: its limit is 1
    assert m.state.turn == 4
    assert count(m, "me", "drop") == 1
    assert count(m, "foe", "drop") == 2


@clause("8.4.3.1", "8.4.5.1")
def test_without_a_card_nothing_can_be_defined() -> None:
    m = scene(me={"circles": [A], "level": [rested(PLAIN)]}, foe={"circles": [FAIR], "hand": 1})
    attack(m, A, 0)
    asked(m, "logic", "foe")
    done(m)  # I am not asked at all
    assert log_has(m, "8.5.6", one=FAIR)


@clause("8.4.3.1.1", "8.4.5.1.1")
def test_who_could_define_nothing_does_nothing() -> None:
    bar = always(Ruling(NO_DEFINING, Opponent(You()), filter=Kind(TACTICS)))
    m = scene(
        me={"circles": [A, bar], "level": 1, "hand": [PLUS]},
        foe={"circles": [FAIR], "hand": [PLUS]},
    )
    attack(m, A, 0)
    asked(m, "logic", "foe")  # nobody else knows what the hand holds
    assert not offered(m, "define")
    done(m)
    asked(m, "logic", "me")
    no_logic(m)


@clause("8.4.5.1.1", "8.4.5.3", "8.4.3.1.1")
def test_who_was_asked_and_could_define_nothing_has_done_nothing() -> None:
    # the attacker may define none of the cards: once the other has done nothing, too, it is judged
    bar = always(Ruling(NO_DEFINING, Opponent(You()), filter=Kind(TACTICS)))
    m = scene(
        me={"circles": [A], "level": [rested(PLAIN)], "hand": [PLUS, GLOW]},
        foe={"circles": [FAIR, bar], "hand": [PLUS, GLOW]},
    )
    attack(m, A, 0)
    define(m, PLUS)  # the defender does something
    asked(m, "logic", "me")  # nobody else knows what the hand holds
    assert not offered(m, "define")
    assert not offered(m, "level boost")
    done(m)
    asked(m, "logic", "foe")  # that was nothing: now the defender may end it
    done(m)
    assert zone(m, "me", "hand") == [PLUS.name, GLOW.name]  # nothing was defined
    assert zone(m, "foe", "circles")[0] == FAIR.name  # it won by its logic
    assert count(m, "foe", "battle") == 0  # the battle is over


@clause("8.4.3.2", "8.4.5.2", "5.15.1")
def test_a_level_boost_comes_with_a_definition() -> None:
    m = scene(
        me={"circles": [A], "level": [PLAIN], "top": [PLUS]},
        foe={"circles": [FAIR], "level": [PLAIN, rested(GLOW)], "top": [PLUS], "hand": [ROOM]},
    )
    attack(m, A, 0)
    asked(m, "logic", "foe")
    assert not offered(m, "level boost", GLOW)
    assert "8.4.3.2" in clauses_against(m, "foe", Option("level boost", number(m, GLOW)))
    choose(m, "level boost", PLAIN)
    asked(m, "define", "foe")
    assert not offered(m, "done")
    assert sorted(o.card for o in options(m, "define")) == sorted(m.state.cards(1, HAND))
    define(m, PLUS)
    assert zone(m, "foe", "battle") == [PLUS.name]
    assert log_has(m, "8.4.3.2", "move", PLUS)
    asked(m, "logic", "me")
    assert not offered(m, "define")  # without a card in hand
    choose(m, "level boost", PLAIN)
    define(m, PLUS)
    assert zone(m, "me", "battle") == [PLUS.name]
    no_logic(m)


@clause("8.4.3.2", "8.4.3.3", "8.4.5.3")
def test_who_makes_a_level_boost_has_not_done_nothing() -> None:
    bar = always(Ruling(NO_DEFINING, Opponent(You()), filter=Kind(TACTICS)))
    m = scene(
        me={"circles": [A, bar], "level": [PLAIN], "hand": [PLUS]},
        foe={"circles": [FAIR], "hand": [PLUS], "level": 1, "top": [PLUS]},
    )
    attack(m, A, 0)
    choose(m, "level boost")
    asked(m, "define", "foe")
    done(m)  # none of the cards can be defined
    asked(m, "logic", "me")
    done(m)
    asked(m, "logic", "foe")  # only I have done nothing
    done(m)
    assert log_has(m, "8.5.6", one=FAIR)


@clause("8.4.3.2")
def test_one_level_boost_for_each_definition() -> None:
    m = scene(
        me={"circles": [A], "level": [PLAIN], "hand": 1},
        foe={"circles": [FAIR], "level": [GLOW, ROOM], "top": [PLUS]},
    )
    attack(m, A, 0)
    choose(m, "level boost", GLOW)
    asked(m, "define", "foe")
    assert not offered(m, "level boost")
    assert clauses_against(m, "foe", Option("level boost", number(m, ROOM))) == ["8.4.3.2"]
    define(m, PLUS)
    no_logic(m)


@clause("5.16.1.2", "4.8.1.2")
def test_of_a_stock_the_topmost_card_is_defined() -> None:
    deep = card(
        "永 あなたは、ストック領域のカードもロジック定義に使える。", name="倉の主", power=5000
    )
    m = scene(
        me={"circles": [deep], "level": [rested(PLAIN)], "stock": [PLUS, open_(GLOW)]},
        foe={"circles": [FAIR]},
    )
    attack(m, deep, 0)
    asked(m, "logic", "me")  # also without a card in hand
    assert [o.card for o in options(m, "define")] == [number(m, PLUS)]
    assert clauses_against(m, "me", Option("define", number(m, GLOW))) == ["4.8.1.2"]
    define(m, PLUS)
    assert power(m, deep) == 7000
    no_logic(m)


@clause("8.4.3.3", "8.4.5.3")
def test_logic_ends_once_both_do_nothing_in_a_row() -> None:
    m = scene(
        me={"circles": [A], "level": 1, "hand": [PLUS, PLUS]},
        foe={"circles": [FAIR], "hand": [PLUS, PLUS]},
    )
    attack(m, A, 0)
    done(m)
    asked(m, "logic", "me")
    define(m, PLUS)
    asked(m, "logic", "foe")
    done(m)
    asked(m, "logic", "me")
    done(m)
    assert log_has(m, verb="win")
    n = scene(
        me={"circles": [A], "level": 1, "hand": [PLUS]},
        foe={"circles": [FAIR], "hand": [PLUS, PLUS]},
    )
    attack(n, A, 0)
    define(n, PLUS)
    done(n)  # I do nothing
    asked(n, "logic", "foe")
    done(n)  # nor does the other one, just after
    assert log_has(n, verb="win", one=FAIR)


@clause("8.4.3", "8.4.5")
def test_without_one_of_the_two_members_nobody_defines() -> None:
    leaves = waiting(
        when(DEFINED, own=True), sends(THEIRS, HAND), zones=1 << BATTLE, kind="tactics"
    )
    m = scene(
        me={"circles": [A], "level": 1, "hand": [PLUS]},
        foe={"circles": [FAIR], "hand": [leaves, PLUS]},
    )
    attack(m, A, 0)
    define(m, leaves)  # who attacks goes back to the hand
    assert m.state.turn == 4
    assert log_has(m, "8.5.3.2", verb="win", one=FAIR)


@clause("5.16.2", "8.2.9.4")
def test_who_has_left_the_battle_has_nothing_of_its_logic() -> None:
    gives_up = tactics(
        "自 このカードがロジック定義された時、あなたのバトル中のメンバーをドロップする。"
        "その後、あなたのドロップ領域のパワー6000以上のメンバーがいるなら、カードを1枚引く。",
        name="投了",
    )
    m = scene(
        me={"circles": [A], "level": 1, "hand": [PLUS, gives_up]},
        foe={"circles": [FAIR], "hand": 2},
    )
    attack(m, A, 0)
    done(m)
    define(m, PLUS)
    done(m)
    assert power(m, A) == 7000
    define(m, gives_up)  # in the drop zone it has the 5000 that are printed
    assert count(m, "me", "hand") == 0
    assert log_has(m, "8.5.3.2", verb="win", one=FAIR)


# -- 8.5: judgement step -----------------------------------------------------------------------


@clause("8.5.1", "8.5.2")
def test_what_waits_for_the_judgement_step_comes_before_it() -> None:
    late = growing(at_step(JUDGE_STEP, power=1000), POWER, 9000)
    m = scene(me={"circles": [late], "level": 1}, foe={"circles": [FAIR]})
    fight(m, late, 0)
    assert log_has(m, "8.5.3.4.1", verb="win", one=late)


@clause("8.5.3", "8.5.3.4", "8.5.3.4.1", "8.5.3.4.3", "8.5.6")
def test_more_power_wins_and_equal_power_is_the_attackers() -> None:
    m = scene(me={"circles": [A], "level": 1}, foe={"circles": [FAIR]})
    fight(m, A, 0)
    assert log_has(m, "8.5.3.4.1", verb="win", one=A)
    assert log_has(m, "8.5.3.4.3", one=FAIR)
    assert zone(m, "foe", "stock")[-1] == FAIR.name  # under the one of the new turn
    n = scene(me={"circles": [WEAK], "level": 1}, foe={"circles": [FAIR]})
    fight(n, WEAK, 0)
    assert log_has(n, "8.5.3.4.1", verb="win", one=FAIR)
    assert log_has(n, "8.5.3.4.3", one=WEAK)
    assert zone(n, "foe", "circles")[0] == FAIR.name
    assert zone(n, "me", "circles")[0] == WEAK.name  # who attacks and loses stays
    # without a law it is known to be power that decides
    knows = card("永 逆理法則が「POWER勝負!!」なら、このメンバーのパワー+1000。", name="力自慢")
    for laws, told in (([], 4000), ([AURAS], 3000)):
        assert power(scene(me={"circles": [knows], "paradox": laws}), knows) == told


@clause("8.5.3.3")
def test_nobody_wins_if_both_have_gone() -> None:
    glad = waiting(when(WON), draws())
    both = waiting(when(ATTACKED, own=True), sends(MINE, HAND), sends(THEIRS, HAND))
    m = scene(me={"circles": [both], "level": 1}, foe={"circles": [FAIR, glad]})
    attack(m, both, 0)
    assert not log_has(m, verb="win")
    assert not log_has(m, "8.5.6")
    assert m.state.turn == 4
    n = scene(me={"circles": [A], "level": 1}, foe={"circles": [FAIR]})
    fight(n, A, 0)  # while of two who are there one does
    assert log_has(n, verb="win")


@clause("8.5.3.4", "8.5.3.4.2", "2.16.1.1")
def test_by_the_aura_law_more_aura_wins() -> None:
    calm = card(name="静", power=1000, aura=3)
    loud = card(name="騒", power=9000, aura=2)
    m = scene(me={"circles": [calm], "level": 1, "paradox": [AURAS]}, foe={"circles": [loud]})
    fight(m, calm, 0)
    assert log_has(m, "2.16.1.1", verb="win", one=calm)
    n = scene(me={"circles": [loud], "level": 1}, foe={"circles": [calm], "hand": [AURAS]})
    attack(n, loud, 0)
    define(n, AURAS)  # in the battle zone it counts as well
    no_logic(n)
    assert log_has(n, "2.16.1.1", verb="win", one=calm)
    even = scene(
        me={"circles": [A], "level": 1, "paradox": [AURAS]},
        foe={"circles": [card(power=9000, aura=1)]},
    )
    fight(even, A, 0)
    assert log_has(even, "2.16.1.1", verb="win", one=A)  # equal: who attacks


@clause("8.5.3.4.2", "2.16.1.2")
def test_by_the_heart_law_more_heart_wins() -> None:
    dear = always(AddNumbers(This(), [HEART], [Fixed(1)]), name="愛", power=1000)
    m = scene(me={"circles": [A], "level": 2, "paradox": [HEARTS]}, foe={"circles": [dear, WEAK]})
    fight(m, A, 0)
    assert log_has(m, "2.16.1.2", verb="win", one=dear)
    n = scene(me={"circles": [A], "level": 1, "paradox": [HEARTS]}, foe={"circles": [STRONG]})
    fight(n, A, 0)
    assert log_has(n, "2.16.1.2", verb="win", one=A)  # none and none: who attacks


@clause("8.5.3.4.2", "8.5.3.4.1.1", "10.6.1.1")
def test_a_paradox_of_power_is_a_law_like_the_others() -> None:
    powers = paradox("power", name="力の法")
    calm = card(name="静", power=1000, aura=9, limit=3)
    m = scene(me={"circles": [calm], "level": 1, "paradox": [powers]}, foe={"circles": [FAIR]})
    fight(m, calm, 0)
    assert log_has(m, "8.5.3.4.2", verb="win", one=FAIR)
    n = scene(
        me={"circles": [calm], "level": 1, "hand": [AURAS]},
        foe={"circles": [FAIR], "paradox": [powers], "hand": 1},
    )
    attack(n, calm, 0)
    done(n)
    define(n, AURAS)  # each side has one: both are turned down
    no_logic(n)
    assert log_has(n, "8.5.3.4.1", verb="win", one=FAIR)


@clause("8.5.4", "8.5.5")
def test_what_waits_for_winning_and_losing_comes_before_the_loser_goes() -> None:
    glad = waiting(when(WON, own=True), draws(), power=5000, name="勝ち鬨")
    sore = waiting(when(LOST, own=True), sends(This(), HAND), power=1000, name="悔し")
    m = scene(me={"circles": [glad], "level": 1}, foe={"circles": [sore]})
    fight(m, glad, 0)
    assert count(m, "me", "hand") == 1
    assert zone(m, "foe", "hand")[0] == sore.name  # so it does not go to the stock
    assert not log_has(m, "8.5.6")


@clause("8.5.6", "12.2.1", "12.2.1.1")
def test_the_souls_of_who_loses_go_with_it_in_any_order() -> None:
    m = scene(me={"circles": [A], "level": 1}, foe={"circles": [{"card": WEAK, "souls": [PLUS]}]})
    fight(m, A, 0)
    asked(m, "order", "foe")
    pick(m, PLUS)
    stock = zone(m, "foe", "stock")
    assert sorted(stock[-2:]) == sorted([WEAK.name, PLUS.name])
    assert all(m.state.down[c] for c in m.state.cards(1, STOCK))


@clause("8.5.8")
def test_a_check_timing_once_the_loser_has_gone() -> None:
    sore = waiting(when(MOVED, own=True, to=1 << STOCK), draws(), power=1000)
    late = waiting(when(ENDING, number=BATTLE_END), draws(), name="締め")
    m = scene(me={"circles": [A, B], "level": 2}, foe={"circles": [sore, WEAK, late]})
    fight(m, A, 0)
    asked(m, "attack", "me")  # never do both wait, so nobody was asked which comes first
    assert [n.card for n in log_notes(m, verb="play")] == [number(m, sore), number(m, late)]
    assert count(m, "foe", "hand") == 2


# -- 8.6: battle end step ----------------------------------------------------------------------


@clause("8.6.1", "8.6.2", "8.6.3")
def test_what_waits_for_the_battle_end_step_does_so_once_in_each_battle() -> None:
    each = waiting(when(ENDING, number=BATTLE_END), draws())
    m = scene(me={"circles": [A, B, each], "level": 2}, foe={"circles": [WEAK, FAIR]})
    fight(m, A, 0)
    assert count(m, "me", "hand") == 1
    fight(m, B, 1)
    assert len(log_notes(m, "5.6.2")) == 2


@clause("8.6.2", "9.7.5.1")
def test_what_waits_for_every_battle_end_step_does_so_once_in_each() -> None:
    keen = card("起 このターン中、以降、バトル終了ステップ開始時、カードを1枚引く。", name="記録係")
    m = scene(me={"circles": [keen, A, B], "level": 3}, foe={"circles": [WEAK, WEAK]})
    use(m, keen)
    fight(m, A, 0)
    asked(m, "attack", "me")
    assert count(m, "me", "hand") == 1
    fight(m, B, 1)
    asked(m, "attack", "me")
    assert count(m, "me", "hand") == 2


@clause("8.6.4", "8.6.5")
def test_face_up_paradoxes_stay_and_all_else_is_dropped() -> None:
    m = scene(
        me={"circles": [A, B], "level": 2, "hand": [PLUS, AURAS]},
        foe={"circles": [FAIR, WEAK], "paradox": [{"card": HEARTS, "down": True}]},
    )
    attack(m, A, 0)
    define(m, AURAS)
    define(m, PLUS)
    no_logic(m)
    asked(m, "attack", "me")
    assert zone(m, "me", "paradox") == [AURAS.name]
    assert zone(m, "me", "battle") == []
    assert zone(m, "me", "drop") == [PLUS.name]
    assert zone(m, "foe", "paradox") == []
    assert zone(m, "foe", "drop") == [HEARTS.name]


@clause("8.6.6")
def test_effects_of_a_battle_end_with_it() -> None:
    brave = waiting(when(ATTACKED, own=True), power=5000)
    growing(brave, POWER, 3000, THIS_BATTLE)
    m = scene(me={"circles": [brave, A], "level": 2, "hand": 1}, foe={"circles": [FAIR, WEAK]})
    attack(m, brave, 0)
    asked(m, "logic", "me")
    assert power(m, brave) == 8000
    no_logic(m)
    assert power(m, brave) == 5000


@clause("8.6.7")
def test_the_battle_end_step_starts_over_while_something_is_left_to_do() -> None:
    # who comes back in the end step waits for it, too
    late = waiting(when(ENDING, number=BATTLE_END), draws(), name="遅参")
    calls = waiting(
        when(ENDING, number=BATTLE_END),
        SendOut("5.12.3.2", You(), In(You(), [DROP]), 2),
        name="呼び手",
    )
    m = scene(me={"circles": [A, calls], "level": 2, "drop": [late]}, foe={"circles": [WEAK]})
    fight(m, A, 0)
    asked(m, "place", "me")
    choose(m, "place", spot=5)
    assert zone(m, "me", "circles")[5] == late.name
    assert count(m, "me", "hand") == 1
    assert table(m).attacking() == -1
    assert table(m).defending() == -1


# -- check timings ---------------------------------------------------------------------------


def hears(name: str, *triggers: Happens) -> CardDef:
    """A member that waits for each of these, and does nothing then."""
    made = []
    for trigger in triggers:
        one = ability(AUTO, draws(0))
        one.triggers = [trigger]
        made.append(one)
    return with_(card(name=name), *made)


@clause("8.2.2", "8.2.8", "8.2.11.5", "8.3.2", "8.3.6", "8.4.2", "8.4.4", "8.4.6")
@clause("8.5.2", "8.5.5", "8.5.8", "8.6.3")
def test_what_a_step_sets_off_is_played_before_the_next_one() -> None:
    # were one check timing left out, two abilities would wait, and it would be asked which is first
    odd = hears(
        "奇",
        when(PHASE_STARTED, number=ATTACK_STEP),
        when(RESTED),
        when(PHASE_STARTED, number=INTERCEPT_STEP),
        when(PHASE_STARTED, number=LOGIC_STEP),
        when(PHASE_STARTED, number=JUDGE_STEP),
        when(MOVED, frm=1 << CIRCLE, to=1 << STOCK),
    )
    even = hears(
        "偶",
        when(ATTACKED),
        when(INTERCEPTED),
        when(DEFINED),
        when(WON),
        when(ENDING, number=BATTLE_END),
    )
    catch = card(name="受け手", intercept=True)
    m = scene(
        me={"circles": [A, odd, even], "level": 2, "hand": [PLAIN]},
        foe={"circles": [WEAK, catch], "hand": [PLAIN]},
    )
    attack(m, A, 0)
    intercept(m, catch)
    choose(m, "define")
    choose(m, "define")
    no_logic(m)
    asked(m, "attack", "me")
    played = [m.state.definition(n.card).name for n in log_notes(m, verb="play")]
    assert "".join(played) == "奇奇偶奇偶奇偶偶奇偶奇偶奇"
