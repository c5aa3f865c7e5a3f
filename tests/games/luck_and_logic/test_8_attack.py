"""Chapter 8: attacks: who attacks what, broken gates, who defends (8.1, 8.2)."""

from __future__ import annotations

from tests.games.luck_and_logic.fighting import (
    FAIR,
    PLAIN,
    STRONG,
    THEIRS,
    WEAK,
    A,
    B,
    at_step,
    fight,
    leaver,
    moves_to,
    no_intercept,
    no_logic,
    sends,
    take_all,
)
from tests.games.luck_and_logic.made import ability, always, draws, waiting, when, with_
from tests.games.luck_and_logic.table import (
    asked,
    attack,
    broken,
    card,
    choose,
    clauses_against,
    count,
    gate,
    is_rested,
    leave,
    log_has,
    log_notes,
    number,
    offered,
    open_,
    options,
    pass_all,
    place_of,
    power,
    rested,
    scene,
    table,
    to_battle,
    turned,
    zone,
)
from tests.ruling import clause

from kirifuda.games.luck_and_logic.events import (
    ATTACK_STEP,
    ATTACKED,
    BATTLE_END,
    BATTLE_PHASE,
    CIRCLE_ATTACKED,
    DEFENDED,
    ENDING,
    GATE_BROKEN,
    INTERCEPT_STEP,
    JUDGE_STEP,
    LOGIC_STEP,
    RESTED,
    WAS_ATTACKED,
)
from kirifuda.games.luck_and_logic.instructions import ShiftOne
from kirifuda.games.luck_and_logic.rulings import (
    MORE_ATTACKS,
    MUST_ATTACK,
    NO_ATTACK,
    NOT_ATTACKED,
)
from kirifuda.games.luck_and_logic.targets import closed_to
from kirifuda.games.luck_and_logic.zones import (
    ALL_CIRCLES,
    CIRCLE,
    DROP,
    GATE,
)
from kirifuda.kernel.effects.terms import Fixed, In, This
from kirifuda.kernel.effects.who import Opponent, You
from kirifuda.kernel.position.cards import AUTO
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.values.lasting import THIS_TURN, Apply
from kirifuda.kernel.values.rulings import Ruling

# -- 8.1 ---------------------------------------------------------------------------------------


@clause("8.1.1", "8.1.2", "8.6.7")
def test_battles_follow_each_other_from_the_attack_declaration_to_the_end_step() -> None:
    m = scene(me={"circles": [A, B], "level": 2}, foe={"circles": [WEAK, FAIR]})
    fight(m, A, 0)
    asked(m, "attack", "me")  # back in the attack declaration step
    fight(m, B, 1)
    steps = [n.number for n in log_notes(m, verb="step")]
    once = [INTERCEPT_STEP, LOGIC_STEP, JUDGE_STEP]
    assert BATTLE_PHASE in [n.number for n in log_notes(m, verb="phase")]
    assert steps[:7] == [ATTACK_STEP, *once, ATTACK_STEP, *once[:2]]


@clause("8.1.3")
def test_an_attack_counts_from_the_start_of_its_battle() -> None:
    # it attacks, and leaves the field before anything comes of it
    runner = leaver(RESTED)
    m = scene(me={"circles": [runner, A], "level": 1}, foe={"circles": [WEAK]})
    attack(m, runner, 0)
    no_intercept(m)
    no_logic(m)
    assert table(m).attacks == 0  # a new turn: there was no second attack
    assert m.state.turn == 4
    assert not is_rested(m, A)


# -- 8.2: attack declaration step --------------------------------------------------------------


@clause("8.2.1", "8.2.2")
def test_what_waits_for_the_battle_phase_and_for_each_attack_declaration_step() -> None:
    each = at_step(ATTACK_STEP)
    once = at_step(BATTLE_PHASE)
    m = scene(me={"circles": [A, each, once], "level": 3}, foe={"circles": [WEAK]})
    to_battle(m)
    take_all(m)
    assert count(m, "me", "hand") == 2
    fight(m, A, 0)
    asked(m, "attack", "me")
    assert count(m, "me", "hand") == 3


@clause("8.2.3", "8.2.4")
def test_as_many_attacks_as_face_up_level_cards() -> None:
    down = turned(PLAIN)
    m = scene(me={"circles": [A, B], "level": [PLAIN, down]}, foe={"circles": [WEAK, WEAK]})
    fight(m, A, 0)
    assert m.state.turn == 4  # nothing was asked any more
    more = always(Ruling(MORE_ATTACKS, You(), amount=Fixed(1)))
    n = scene(me={"circles": [A, B, more], "level": [PLAIN, down]}, foe={"circles": [WEAK, WEAK]})
    fight(n, A, 0)
    asked(n, "attack", "me")
    assert offered(n, "attack", B)


@clause("8.2.3", "8.2.4")
def test_why_nobody_attacks_beyond_the_limit() -> None:
    m = scene(me={"circles": [A], "level": 1}, foe={"circles": [WEAK]})
    n = scene(me={"circles": [A], "level": [turned(PLAIN)]}, foe={"circles": [WEAK]})
    limit = "the limit of attacks is reached (8.2.4)"
    for match, reached in ((m, False), (n, True)):
        against = match.why_not(0, Option("attack", number(match, A)))
        assert (limit in [str(reason) for reason in against]) == reached


@clause("8.2.4", "8.2.4.2")
def test_nothing_is_chosen_by_itself_without_a_standing_member() -> None:
    m = scene(me={"circles": [rested(A)], "level": 2}, foe={"circles": [WEAK]})
    assert "8.2.5" in clauses_against(m, "me", Option("attack", number(m, A)))
    to_battle(m)
    assert m.state.turn == 4
    n = scene(me={"circles": [A], "level": 2}, foe={"circles": [WEAK]})
    to_battle(n)
    choose(n, "end attacks")  # or by choice
    assert n.state.turn == 4
    assert not is_rested(n, A)


@clause("8.2.4")
def test_nothing_is_chosen_by_itself_if_no_circle_can_be_attacked() -> None:
    bar = always(Ruling(NOT_ATTACKED, None, In(You(), [GATE])))
    m = scene(me={"circles": [A], "level": 2}, foe={"circles": [bar]})
    to_battle(m)
    assert m.state.turn == 4
    held = always(Ruling(NO_ATTACK, None, In(Opponent(You()), [CIRCLE])))
    n = scene(me={"circles": [A], "level": 2}, foe={"circles": [held]})
    assert "1.3.3" in clauses_against(n, "me", Option("attack", number(n, A)))
    to_battle(n)
    assert n.state.turn == 4


@clause("8.2.4.1", "8.2.5")
def test_a_standing_member_is_chosen_and_rested() -> None:
    m = scene(me={"circles": [A, rested(B)], "level": 2}, foe={"circles": [WEAK]})
    to_battle(m)
    asked(m, "attack", "me")
    assert [o.card for o in options(m, "attack")] == [number(m, A)]
    choose(m, "attack", A)
    asked(m, "target", "me")
    assert is_rested(m, A)
    leave(m, "target")


@clause("8.2.6", "8.2.6.1")
def test_the_back_row_is_attacked_behind_broken_gates_only() -> None:
    m = scene(me={"circles": [A], "level": 2}, foe={"broken": [1]})
    to_battle(m)
    choose(m, "attack", A)
    assert [o.spot for o in options(m, "circle")] == [0, 1, 2, 4]
    assert "8.2.6.1" in clauses_against(m, "me", Option("circle", spot=3))
    choose(m, "circle", spot=4)
    assert broken(m, "foe") == [1, 4]


@clause("8.2.6")
def test_what_is_no_circle_and_no_card_is_refused() -> None:
    m = scene(me={"circles": [A], "level": 1}, foe={"circles": [FAIR], "hand": [PLAIN], "level": 1})
    to_battle(m)
    assert clauses_against(m, "me", Option("attack")) == ["8.2.4"]
    choose(m, "attack", A)
    for spot in (-1, 6, 99):
        assert clauses_against(m, "me", Option("circle", spot=spot)) == ["8.2.6"]
    choose(m, "circle", spot=0)
    assert clauses_against(m, "foe", Option("define")) == ["8.4.3"]
    assert clauses_against(m, "foe", Option("level boost")) == ["8.4.3"]
    no_logic(m)


@clause("8.2.6.2")
def test_a_circle_that_an_effect_wants_is_attacked() -> None:
    here = always(Ruling(MUST_ATTACK, None, This()), name="標的")
    m = scene(me={"circles": [A, B], "level": 2}, foe={"circles": [WEAK, here, here]})
    to_battle(m)
    choose(m, "attack", A)
    assert [o.spot for o in options(m, "circle")] == [1, 2]  # one of the two
    assert "8.2.6.2" in clauses_against(m, "me", Option("circle", spot=0))
    choose(m, "circle", spot=2)
    no_logic(m)
    # a circle that cannot be attacked is not wanted either
    behind = scene(me={"circles": [A], "level": 1}, foe={"circles": [WEAK, None, None, None, here]})
    to_battle(behind)
    choose(behind, "attack", A)
    assert [o.spot for o in options(behind, "circle")] == [0, 1, 2]
    leave(behind, "target")


@clause("8.2.7")
def test_a_battle_goes_on_although_its_attacker_could_not_attack_any_more() -> None:
    tired = waiting(when(ATTACKED, own=True), power=5000, name="息切れ")
    tired.abilities[0].modifiers = [Ruling(NO_ATTACK, None, This())]
    tired.abilities[0].body = [Apply("9.2.2.2", 0, THIS_TURN)]
    m = scene(me={"circles": [tired], "level": 1, "hand": 1}, foe={"circles": [WEAK]})
    attack(m, tired, 0)
    assert closed_to(table(m), 0, number(m, tired)) == ALL_CIRCLES
    no_logic(m)
    assert log_has(m, "8.5.6", one=WEAK)
    assert m.state.turn == 4


@clause("8.2.8")
def test_what_resting_sets_off_is_resolved_before_the_attack_goes_on() -> None:
    # who stands on the circle is looked at after that
    gone = waiting(when(RESTED, own=True), sends(THEIRS, DROP))
    m = scene(me={"circles": [gone], "level": 1}, foe={"circles": [WEAK]})
    attack(m, gone, 0)
    assert not log_has(m, "8.2.11.1")
    assert broken(m, "foe") == [0]


@clause("8.2.8", "8.2.9", "8.2.11.1")
def test_who_attacks_and_who_defends_are_so_as_soon_as_the_circle_is_named() -> None:
    glares = card(
        "自 このメンバーがレストした時、そのバトル中、防御中のメンバーのパワーを-3000する。"
        "そのバトル中、攻撃中のメンバーのパワーを+1000する。",
        name="睨み",
        power=3000,
    )
    m = scene(me={"circles": [glares], "level": 1, "hand": 1}, foe={"circles": [FAIR, WEAK]})
    attack(m, glares, 0)
    assert power(m, FAIR) == 2000
    assert power(m, glares) == 4000
    assert power(m, WEAK) == 1000
    no_logic(m)
    assert log_has(m, "8.5.6", one=FAIR)


@clause("8.2.8", "8.2.11", "8.2.11.1")
def test_who_comes_to_the_circle_before_the_attack_goes_on_defends_it() -> None:
    dodge = waiting(when(RESTED), moves_to(4), name="かわし")
    steps_in = waiting(when(RESTED), moves_to(0), name="割り込み", power=5000, limit=3)
    m = scene(
        me={"circles": [A], "level": 1, "hand": 1}, foe={"circles": [dodge, steps_in], "hand": 1}
    )
    attack(m, A, 0)
    asked(m, "waiting ability", "foe")
    choose(m, "play", dodge)
    assert table(m).defending() == number(m, steps_in)
    no_logic(m)
    assert log_has(m, "8.5.6", one=steps_in)


@clause("8.2.9", "8.2.9.2")
def test_souls_of_who_attacks_give_power_in_its_battle() -> None:
    souled = {"card": A, "souls": [PLAIN, PLAIN]}
    m = scene(me={"circles": [souled], "level": 1}, foe={"circles": [{"card": STRONG, "souls": 3}]})
    assert power(m, A) == 5000
    attack(m, A, 0)
    assert power(m, A) == 7000
    assert power(m, STRONG) == 9000  # souls of who defends give none
    assert table(m).attacking() == number(m, A)
    no_logic(m)
    assert power(m, A) == 5000
    assert table(m).attacking() == -1


@clause("8.2.9.3")
def test_who_attacks_still_does_so_on_another_circle() -> None:
    mover = waiting(when(ATTACKED, own=True), moves_to(4), name="渡り", power=5000)
    m = scene(me={"circles": [mover], "level": 1}, foe={"circles": [WEAK]})
    attack(m, mover, 0)
    assert place_of(m, mover) == 4
    assert table(m).attacking() == number(m, mover)
    no_logic(m)
    assert log_has(m, "8.5.6", one=WEAK)


@clause("8.2.9.4", "8.5.3.2", "8.5.7")
def test_who_attacks_and_has_left_attacks_no_more() -> None:
    runner = leaver(ATTACKED)
    m = scene(me={"circles": [runner], "level": 1}, foe={"circles": [WEAK]})
    attack(m, runner, 0)
    assert m.state.turn == 4
    assert log_has(m, "8.5.3.2", verb="win", one=WEAK)
    assert zone(m, "foe", "circles")[0] == WEAK.name
    n = scene(me={"circles": [A], "level": 1}, foe={"circles": [WEAK]})
    fight(n, A, 0)  # who is still there wins as usual
    assert log_has(n, "8.5.3.4.1", verb="win", one=A)
    assert WEAK.name not in zone(n, "foe", "circles")


@clause("8.2.9.4", "8.2.11.4")
def test_nobody_has_attacked_if_who_would_has_left_before() -> None:
    runner = leaver(RESTED)
    sees = waiting(when(ATTACKED), draws(), name="物見")
    warned = waiting(when(WAS_ATTACKED), draws(), name="見張り")
    m = scene(me={"circles": [runner, sees], "level": 1}, foe={"circles": [WEAK, warned]})
    attack(m, runner, 0)
    assert zone(m, "me", "hand") == [runner.name]
    assert log_has(m, "8.2.11.1", verb="defend", one=WEAK)  # but the circle is attacked still
    assert [n.card for n in log_notes(m, verb="play")] == [number(m, runner), number(m, warned)]


@clause("8.2.10", "8.2.10.1", "8.2.10.3", "8.2.10.5")
def test_an_attack_on_an_empty_circle_breaks_its_gate() -> None:
    glad = waiting(when(ATTACKED, own=True), draws(), power=5000, name="先陣")
    warned = waiting(when(CIRCLE_ATTACKED, number=2), draws(), name="見張り")
    m = scene(me={"circles": [glad], "level": 1}, foe={"circles": [warned]})
    attack(m, glad, 2)
    assert broken(m, "foe") == [2]
    assert count(m, "me", "hand") == 1  # what waits for the attack
    assert len(log_notes(m, "5.6.2")) == 2  # and who is warned draws
    assert log_has(m, "8.2.10.3", verb="turn up")
    assert INTERCEPT_STEP not in [n.number for n in log_notes(m, verb="step")]
    assert m.state.turn == 4


@clause("8.2.10.1", "8.2.11.4")
def test_a_broken_gate_is_attacked_with_its_circle_whoever_stands_there() -> None:
    for text in ("この門が攻撃された時", "このカードがあるサークルが攻撃された時"):
        alarm = gate(f"自 {text}、カードを1枚引く。", name="警鐘")
        for circles in ([], [WEAK]):
            for circle, drawn in ((0, 1), (1, 0)):
                m = scene(
                    me={"circles": [A], "level": 1},
                    foe={"circles": circles, "gates": [open_(alarm)]},
                )
                fight(m, A, circle)
                assert len(log_notes(m, verb="play")) == drawn


@clause("8.2.10.2", "8.2.10.3")
def test_the_gate_is_not_broken_if_who_attacks_has_gone() -> None:
    runner = leaver(ATTACKED)
    m = scene(me={"circles": [runner], "level": 1})
    attack(m, runner, 2)
    assert table(m).whole_gates(1) == 6


@clause("8.2.10.3")
def test_a_gate_that_is_broken_stays_so_and_nothing_happens() -> None:
    glad = waiting(when(GATE_BROKEN), draws(), power=5000, name="門番")
    m = scene(me={"circles": [glad], "level": 1}, foe={"broken": [2]})
    attack(m, glad, 2)
    assert table(m).whole_gates(1) == 5
    assert count(m, "me", "hand") == 0


@clause("8.2.10.3.1", "8.2.10.4")
def test_what_waits_for_a_broken_gate_is_resolved_before_the_battle_ends() -> None:
    glad = waiting(when(GATE_BROKEN), draws(), power=5000, name="門番")
    late = waiting(when(ENDING, number=BATTLE_END), draws(), name="締め")
    m = scene(me={"circles": [glad, late], "level": 1})
    attack(m, glad, 0)  # never do both wait, so nobody is asked which comes first
    assert broken(m, "foe") == [0]
    assert [n.card for n in log_notes(m, verb="play")] == [number(m, glad), number(m, late)]
    assert count(m, "me", "hand") == 2


@clause("8.2.11", "8.2.11.1", "8.2.11.4", "8.2.11.5")
def test_who_stands_on_the_circle_defends() -> None:
    glad = waiting(when(ATTACKED, own=True), draws(), power=5000, name="先陣")
    holds = waiting(when(WAS_ATTACKED, own=True), draws(), power=1000, name="受け")
    defends = ability(AUTO, draws())
    defends.triggers = [when(DEFENDED, own=True)]
    with_(holds, defends)
    m = scene(me={"circles": [glad], "level": 1, "hand": 1}, foe={"circles": [holds], "hand": 1})
    attack(m, glad, 0)
    take_all(m)
    assert table(m).defending() == number(m, holds)
    assert count(m, "me", "hand") == 2
    assert count(m, "foe", "hand") == 3  # was attacked, and defended
    asked(m, "logic", "foe")
    no_logic(m)


@clause("8.2.11.2", "8.5.3.1")
def test_who_leaves_the_attacked_circle_defends_no_more() -> None:
    slips = waiting(when(DEFENDED, own=True), moves_to(1), name="逃げ足")
    m = scene(me={"circles": [A], "level": 1}, foe={"circles": [slips], "hand": 1})
    attack(m, A, 0)
    assert log_has(m, "8.5.3.1", verb="win", one=A)
    assert zone(m, "foe", "circles")[1] == slips.name
    assert table(m).whole_gates(1) == 6
    assert m.state.turn == 4
    # nor when it comes back
    returns = waiting(when(DEFENDED, own=True), moves_to(1), moves_to(0), name="出戻り")
    n = scene(me={"circles": [A], "level": 1}, foe={"circles": [returns], "hand": 1})
    attack(n, A, 0)
    assert zone(n, "foe", "circles")[0] == returns.name
    assert log_has(n, "8.5.3.1", verb="win", one=A)


@clause("8.2.11.1", "8.2.11.2", "2.10.3", "8.2.6.1")
def test_who_stands_on_several_circles_defends_each_of_them() -> None:
    sways = waiting(
        when(DEFENDED, own=True),
        ShiftOne("5.14.1", You(), This(), 2, 0, False),
        kind="union",
        name="大きな者",
        territory=2,
        power=1000,
        limit=3,
    )
    # on the left column (places 10 to 12 are the columns): the circles 0 and 3
    told = {"card": sways, "spot": 10}
    m = scene(me={"circles": [A], "level": 1}, foe={"circles": [told], "broken": [0], "hand": 1})
    to_battle(m)
    choose(m, "attack", A)
    assert [o.spot for o in options(m, "circle")] == [0, 1, 2, 3]
    choose(m, "circle", spot=3)
    choose(m, "place", spot=8)  # the left and the middle circle of the back row
    assert table(m).defending() == number(m, sways)  # it is on the attacked circle still
    no_logic(m)
    assert log_has(m, "8.5.6", one=sways)
    n = scene(me={"circles": [A], "level": 1}, foe={"circles": [told], "broken": [0], "hand": 1})
    attack(n, A, 3)
    choose(n, "place", spot=6)  # the left and the middle circle of the front row
    assert log_has(n, "8.5.3.1", verb="win", one=A)
    assert not log_has(n, "8.5.6")


@clause("8.2.11.2.1", "8.5.3.1")
def test_who_leaves_the_field_defends_no_more() -> None:
    stays = scene(me={"circles": [A], "level": 1}, foe={"circles": [B]})
    attack(stays, A, 0)
    pass_all(stays)
    assert not log_has(stays, "8.5.3.1")  # who stays defends
    slips = leaver(DEFENDED)
    m = scene(me={"circles": [A], "level": 1}, foe={"circles": [slips]})
    attack(m, A, 0)
    assert log_has(m, "8.5.3.1", verb="win", one=A)
    assert count(m, "foe", "stock") == 1  # of the new turn
    assert m.state.turn == 4
