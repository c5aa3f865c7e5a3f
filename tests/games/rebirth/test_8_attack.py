"""Chapter 8: the attack phase."""

from __future__ import annotations

import pytest
from tests.games.rebirth.table import (
    asked,
    attack,
    block,
    card,
    choose,
    clauses_against,
    count,
    damage,
    done,
    end_attacks,
    game,
    hurt,
    is_rested,
    log_has,
    log_notes,
    no_block,
    number,
    offered,
    options,
    partner,
    pass_all,
    pick,
    rested,
    scene,
    to_attack,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.games.rebirth.events import ATTACK, BLOCK_STEP, START_STEP
from kirifuda.games.rebirth.rulings import is_partner_attack
from kirifuda.games.rebirth.table import Table
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option

AIDE = card(name="介添え")
SPARE = card(name="控えの者")
LAST = card(name="最後の者")
A = card(name="朝")
B = card(name="昼")
STRONG = card(name="剛腕", atk=9, def_=9)
TOUGH = card(name="頑丈", atk=1, def_=9)
MILD = card(name="並", atk=2, def_=9)
GUARD = card("【ブロッカー】", name="盾")


def table(m: Match) -> Table:
    assert isinstance(m.state, Table)
    return m.state


def step(which: str, text: str = "あなたは1枚引く。") -> CardDef:
    """A card that waits for the beginning of a step, and does this."""
    return card(f"【自】【メンバー】:あなたの{which}ステップ開始時、{text}")


# -- 8.1, 8.2: start step ----------------------------------------------------------------------


@clause("8.1.1", "8.5.5")
def test_attacks_are_repeated_as_often_as_one_likes() -> None:
    m = scene(me={"entry": MILD, "members": [AIDE, SPARE, LAST]}, foe={"entry": TOUGH})
    to_attack(m)
    for supporter, total in ((AIDE, 2), (SPARE, 4)):
        attack(m, supporter)
        no_block(m)
        asked(m, "attack", "me")  # back in the start step
        assert damage(m, TOUGH) == total
    end_attacks(m)  # although one more could be made
    pass_all(m)
    assert m.state.turn == 4


@clause("8.5.5", "8.1.1")
def test_after_an_attack_comes_a_start_step_unless_the_phase_is_ended() -> None:
    ends = card("【自】【メンバー】:あなたのスタートステップ終了時、あなたは1枚引く。", name="刻み")
    stops = card(
        "【自】【メンバー】:このキャラがサポートした時、あなたのアタックフェイズを終了する。",
        name="引き際",
    )
    m = scene(me={"entry": MILD, "members": [ends, stops, AIDE]}, foe={"entry": TOUGH})
    attack(m, AIDE)
    no_block(m)
    asked(m, "attack", "me")
    assert count(m, "me", "hand") == 1
    attack(m, stops)
    no_block(m)
    pass_all(m)
    assert m.state.turn_seat == 1
    assert count(m, "me", "hand") == 2  # two start steps have ended, and no third one


@clause("8.2.1")
def test_what_waits_for_the_start_step_and_the_attack_phase() -> None:
    each = step("スタート")
    once = card("【自】【メンバー】:あなたのアタックフェイズ開始時、あなたは1枚引く。")
    m = scene(me={"members": [each, once, AIDE]}, foe={"entry": TOUGH})
    to_attack(m)
    while m.decision is not None and m.decision.kind == "waiting ability":
        m.choose(0)
    assert count(m, "me", "hand") == 2
    attack(m, AIDE)
    no_block(m)
    asked(m, "attack", "me")
    assert count(m, "me", "hand") == 3  # a second start step, the same attack phase
    assert m.view(0)["phase"] == ATTACK


@clause("8.2.2")
def test_a_check_timing_before_attacks_are_declared() -> None:
    riser = step("スタート", "あなたは自分のメンバーをすべて【スタンド】する。")
    m = scene(me={"members": [riser, rested(AIDE)]}, foe={"entry": TOUGH})
    to_attack(m)
    assert offered(m, "attack", AIDE)


@clause("8.2.3")
def test_the_end_of_attacks_is_declared() -> None:
    m = scene(me={"members": [AIDE]})
    to_attack(m)
    assert offered(m, "end attacks")
    choose(m, "end attacks")
    pass_all(m)
    assert m.state.turn == 4
    assert not is_rested(m, AIDE)


@clause("8.2.3.1")
def test_no_attack_in_the_first_turn() -> None:
    starter = step("スタート")
    m = scene(me={"members": [AIDE, starter]}, turn=1)
    to_attack(m)
    pass_all(m)
    assert m.state.turn == 2
    assert not log_has(m, verb="attack")
    assert count(m, "me", "hand") == 1  # but there was a start step
    second = scene(foe={"members": [AIDE]}, turn=2, whose="foe")
    to_attack(second)
    asked(second, "attack", "foe")
    assert offered(second, "attack", AIDE)


@clause("8.2.3.2", "8.2.4.1")
def test_without_a_standing_member_attacks_end() -> None:
    m = scene(me={"members": [rested(AIDE)]})
    why = clauses_against(m, "me", Option("attack", number(m, AIDE)))
    assert "8.2.4.1" in why
    to_attack(m)
    pass_all(m)
    assert m.state.turn == 4
    assert not log_has(m, verb="attack")


@clause("8.2.3.2")
def test_where_no_attack_may_be_declared_attacks_end() -> None:
    fence = card("【永】【メンバー】:相手は1回までしかアタックできない。", name="生け垣")
    m = scene(
        me={"entry": MILD, "members": [AIDE, SPARE]}, foe={"entry": TOUGH, "members": [fence]}
    )
    attack(m, AIDE)
    no_block(m)
    pass_all(m)
    assert len(log_notes(m, verb="attack")) == 1  # though a member stands
    assert m.state.turn_seat == 1


@clause("8.2.4", "8.2.4.1")
def test_an_attack_rests_a_standing_member() -> None:
    m = scene(me={"members": [AIDE, rested(SPARE), LAST]}, foe={"entry": TOUGH})
    to_attack(m)
    assert {o.card for o in options(m, "attack")} == {number(m, AIDE), number(m, LAST)}
    attack(m, AIDE)
    assert is_rested(m, AIDE)
    assert not is_rested(m, LAST)


@clause("8.2.4.2")
def test_the_entry_attacks_and_the_member_supports() -> None:
    attacker = card("【自】【エントリー】:このキャラがアタックした時、あなたは1枚引く。")
    helper = card(
        "【自】【メンバー】:このキャラがサポートした時、このアタック中、サポートされたキャラを+2/±0。"
    )
    idle = card("【自】【メンバー】:このキャラがサポートした時、あなたは1枚引く。")
    m = scene(me={"entry": attacker, "members": [helper, idle]}, foe={"entry": TOUGH})
    attack(m, helper)
    while m.decision is not None and m.decision.kind == "waiting ability":
        m.choose(0)
    no_block(m)
    assert count(m, "me", "hand") == 1  # the attacker's, not the idle one's
    assert damage(m, TOUGH) == 3


@clause("8.2.4.4")
def test_three_standing_partners_make_a_partner_attack() -> None:
    trio = [partner(name=f"相棒{n}") for n in range(4)]
    m = scene(me={"members": [AIDE, SPARE], "energy": [*trio, A]}, foe={"entry": TOUGH})
    to_attack(m)
    assert offered(m, "attack", AIDE, number=0)
    choose(m, "attack", AIDE, number=1)
    asked(m, "partners to rest", "me")
    assert not offered(m, "pick", A)
    pick(m, trio[0], trio[1], trio[3])
    assert [is_rested(m, p) for p in trio] == [True, True, False, True]
    assert not is_rested(m, A)
    no_block(m)
    assert zone(m, "foe", "retire") == [TOUGH.name]
    few = scene(me={"members": [AIDE], "energy": [trio[0], trio[1], rested(trio[2]), A]})
    to_attack(few)
    assert not offered(few, "attack", AIDE, number=1)
    assert "8.2.4.4" in clauses_against(few, "me", Option("attack", number(few, AIDE), number=1))


@clause("8.2.4.5")
def test_as_long_as_it_is_one_both_are_in_a_partner_attack() -> None:
    m = scene(
        me={"entry": A, "members": [AIDE, SPARE], "partners": 3},
        foe={"entry": TOUGH, "hand": [B]},
    )
    attack(m, AIDE, partner=True)
    asked(m, "block", "foe")
    assert is_partner_attack(table(m))
    assert m.view(1)["partner_attack"] is True
    assert (m.view(1)["attacker"], m.view(1)["attacked"]) == (number(m, A), number(m, TOUGH))
    no_block(m)
    assert not is_partner_attack(table(m))
    # an effect ends it in the middle of the attack
    denier = card(
        "【自】【エントリー】:このキャラがアタックされた時、このアタックはパートナーアタックにならない。",
        def_=9,
    )
    n = scene(
        me={"entry": A, "members": [AIDE, SPARE], "partners": 3},
        foe={"entry": denier, "hand": [B]},
    )
    attack(n, AIDE, partner=True)
    asked(n, "block", "foe")
    assert not is_partner_attack(table(n))
    assert n.view(1)["partner_attack"] is False
    no_block(n)
    assert zone(n, "foe", "retire") == []


@clause("8.2.5")
def test_a_check_timing_after_the_declaration() -> None:
    attacker = card(
        "【自】【エントリー】:このキャラがアタックした時、このターン中、このキャラを+1/±0。"
    )
    m = scene(me={"entry": attacker, "members": [AIDE, SPARE]}, foe={"entry": TOUGH, "hand": [B]})
    attack(m, AIDE)
    asked(m, "block", "foe")
    assert values(m, attacker) == (2, 3)  # before anybody could block
    told = [(n.verb, n.number) for n in m.log if n.verb in ("play", "step")]
    assert [verb for verb, _ in told] == ["step", "play", "step"]  # and before the block step
    assert told[-1] == ("step", BLOCK_STEP)
    no_block(m)


# -- 8.3: block step ---------------------------------------------------------------------------


@clause("8.3.1", "8.3.2")
def test_what_waits_for_the_block_step_is_played_before_blocking() -> None:
    fetch = step("ブロック")
    m = scene(me={"members": [AIDE, SPARE, fetch]}, foe={"entry": TOUGH, "hand": [GUARD]})
    attack(m, AIDE)
    asked(m, "block", "foe")
    assert count(m, "me", "hand") == 1
    no_block(m)


@clause("8.3.3")
def test_one_valid_blocker_is_discarded() -> None:
    picky = card("【ブロッカー】〔海〕", name="海の盾")
    m = scene(
        me={"entry": STRONG, "members": [AIDE, SPARE]},
        foe={"entry": TOUGH, "hand": [GUARD, GUARD, B, picky]},
    )
    attack(m, AIDE)
    asked(m, "block", "foe")
    assert offered(m, "done")
    assert offered(m, "block", GUARD)
    assert not offered(m, "block", B)
    assert not offered(m, "block", picky)  # not valid for this character
    assert clauses_against(m, "foe", Option("block", number(m, B))) == ["11.6.4"]
    block(m, GUARD)
    assert zone(m, "foe", "waiting") == [GUARD.name]
    assert count(m, "foe", "hand") == 3
    asked(m, "attack", "me")  # one card, no second


@clause("8.3.3")
def test_nobody_needs_to_block() -> None:
    m = scene(me={"entry": MILD, "members": [AIDE, SPARE]}, foe={"entry": TOUGH, "hand": [GUARD]})
    attack(m, AIDE)
    done(m)
    assert damage(m, TOUGH) == 2
    assert zone(m, "foe", "hand") == [GUARD.name]


@clause("8.3.3.2")
def test_who_is_attacked_is_blocked_from_then_on() -> None:
    m = scene(me={"entry": STRONG, "members": [AIDE, SPARE]}, foe={"entry": TOUGH, "hand": [GUARD]})
    attack(m, AIDE)
    assert m.view(0)["blocked"] is False
    block(m, GUARD)
    assert damage(m, TOUGH) == 0
    assert zone(m, "foe", "entry") == [TOUGH.name]
    # another character that takes the place of the blocked one is not blocked
    swapper = card(
        "【ブロッカー】\n【自】:このキャラがブロックした時、あなたは自分のメンバーから1枚選び、エントリーに置く。",
        name="身代わり",
    )
    n = scene(
        me={"entry": MILD, "members": [AIDE, SPARE]},
        foe={"entry": TOUGH, "members": [STRONG], "hand": [swapper]},
    )
    attack(n, AIDE)
    block(n, swapper)
    if offered(n, "pick"):
        pick(n, STRONG)
    assert zone(n, "foe", "entry") == [STRONG.name]
    assert damage(n, STRONG) == 2


@clause("8.3.3.3.1")
def test_a_blocker_s_own_ability_works_where_it_has_gone() -> None:
    brave = card(
        "【ブロッカー】\n【自】:このキャラがブロックした時、あなたは1枚引く。", name="勇敢"
    )
    m = scene(
        me={"entry": MILD, "members": [AIDE, SPARE]},
        foe={"entry": TOUGH, "hand": [brave], "deck": [A, B]},
    )
    attack(m, AIDE)
    block(m, brave)
    assert zone(m, "foe", "waiting") == [brave.name]
    assert zone(m, "foe", "hand") == [A.name]


@clause("8.3.4")
def test_a_check_timing_after_blocking() -> None:
    # what is triggered by blocking is played before the damage
    brave = card(
        "【ブロッカー】\n【自】:このキャラがブロックした時、あなたは1枚引く。", name="勇敢"
    )
    m = scene(me={"entry": MILD, "members": [AIDE, SPARE]}, foe={"entry": TOUGH, "hand": [brave]})
    attack(m, AIDE)
    block(m, brave)
    clauses = [n.clause for n in m.log]
    assert clauses.index("5.9.1") < clauses.index("8.4.1") < clauses.index("8.4.3.1")


# -- 8.4: damage step --------------------------------------------------------------------------


@clause("8.4.1", "8.4.2")
def test_what_waits_for_the_damage_step_is_played_before_the_damage() -> None:
    late = step("ダメージ", "このターン中、あなたのエントリーを+3/±0。")
    m = scene(me={"entry": MILD, "members": [AIDE, SPARE, late]}, foe={"entry": TOUGH})
    attack(m, AIDE)
    no_block(m)
    assert damage(m, TOUGH) == 5


@clause("8.4.3")
def test_damage_is_added_to_what_is_there() -> None:
    m = scene(me={"entry": MILD, "members": [AIDE, SPARE]}, foe={"entry": hurt(TOUGH, 4)})
    attack(m, AIDE)
    no_block(m)
    assert damage(m, TOUGH) == 6
    assert damage(m, MILD) == 0  # the attacker takes none


@clause("8.4.3.1")
def test_a_blocked_character_takes_no_damage() -> None:
    m = scene(
        me={"entry": STRONG, "members": [AIDE, SPARE]},
        foe={"entry": hurt(TOUGH, 4), "hand": [GUARD]},
    )
    attack(m, AIDE)
    block(m, GUARD)
    assert damage(m, TOUGH) == 4
    # the next attack is not blocked any more
    attack(m, SPARE)
    no_block(m)
    assert zone(m, "foe", "retire") == [TOUGH.name]
    pass_all(m)


@clause("8.4.3.2")
def test_a_partner_attack_retires_also_who_is_blocked() -> None:
    m = scene(
        me={"entry": A, "members": [AIDE, SPARE], "partners": 3},
        foe={"entry": TOUGH, "hand": [GUARD]},
    )
    attack(m, AIDE, partner=True)
    block(m, GUARD)
    assert log_has(m, "8.4.3.2", one=TOUGH)
    assert zone(m, "foe", "retire") == [TOUGH.name]


@clause("8.4.4")
def test_a_check_timing_after_the_damage() -> None:
    m = scene(me={"entry": STRONG, "members": [AIDE, SPARE, step("クローズ")]}, foe={"entry": A})
    attack(m, AIDE)
    no_block(m)
    clauses = [n.clause for n in m.log]
    # it retires, and another one comes, before the close step begins
    assert clauses.index("8.4.3") < clauses.index("10.3.6") < clauses.index("10.5.1.4")
    assert clauses.index("10.5.1.4") < clauses.index("5.9.1")


@clause("8.2.1", "8.3.1", "8.4.1", "8.5.1")
@pytest.mark.parametrize("which", ["スタート", "ブロック", "ダメージ", "クローズ"])
@pytest.mark.parametrize(
    ("whose", "mine", "theirs"), [("あなたの", 1, 0), ("相手の", 0, 1), ("", 1, 1)]
)
def test_whose_step_it_is(which: str, whose: str, mine: int, theirs: int) -> None:
    """A step is one of the turn player, who attacks; without a player told, of anyone."""
    watch = card(f"【自】【メンバー】:{whose}{which}ステップ開始時、あなたは1枚引く。")
    steps = 2 if which == "スタート" else 1  # the second one is that in which attacks end
    for attacker, times in (("me", mine), ("foe", theirs)):
        m = scene(me={"members": [watch, AIDE, B]}, foe={"members": [SPARE, A]}, whose=attacker)
        attack(m, AIDE if attacker == "me" else SPARE)
        no_block(m)
        asked(m, "attack", attacker)
        assert count(m, "me", "hand") == times * steps


@clause("8.2.5", "8.3.4", "8.4.4", "8.5.4")
def test_what_waits_for_the_end_of_a_step_is_played_before_the_next_one() -> None:
    """Each raises the attacker's ATK for what comes after it: the block, the damage, the next."""
    for which, dealt in (("スタート", 3), ("ブロック", 3), ("ダメージ", 2), ("クローズ", 2)):
        late = card(
            f"【自】【メンバー】:{which}ステップの終わりに、このターン中、エントリーを+1/±0。"
        )
        m = scene(me={"entry": MILD, "members": [late, AIDE, SPARE]}, foe={"entry": TOUGH})
        to_attack(m)
        attack(m, AIDE)
        no_block(m)
        assert damage(m, TOUGH) == dealt
        assert values(m, MILD)[0] == 3
        assert not m.view(0)["attacking"]


# -- 8.5: close step ---------------------------------------------------------------------------


@clause("8.5.1")
def test_what_waits_for_the_end_of_the_attack_waits_once() -> None:
    mine = card("【自】【エントリー】:このキャラのアタック終了時、あなたは1枚引く。", atk=2)
    m = scene(me={"entry": mine, "members": [AIDE, SPARE, LAST]}, foe={"entry": TOUGH})
    attack(m, AIDE)
    no_block(m)
    assert count(m, "me", "hand") == 1
    attack(m, SPARE)
    no_block(m)
    assert count(m, "me", "hand") == 2  # once in each close step
    close = scene(me={"members": [AIDE, SPARE, step("クローズ")]}, foe={"entry": TOUGH})
    attack(close, AIDE)
    no_block(close)
    assert count(close, "me", "hand") == 1


@clause("8.5.2")
def test_effects_of_this_attack_end_after_the_check_timing() -> None:
    helper = card(
        "【自】【メンバー】:このキャラがサポートした時、このアタック中、サポートされたキャラを+2/±0。"
    )
    counter = card(
        "【自】【エントリー】:このキャラのアタック終了時、このキャラのATKが4以上なら、あなたは1枚引く。",
        atk=2,
    )
    m = scene(me={"entry": counter, "members": [helper, SPARE]}, foe={"entry": TOUGH})
    attack(m, helper)
    no_block(m)
    asked(m, "attack", "me")
    assert count(m, "me", "hand") == 1  # still stronger in the check timing
    assert values(m, counter) == (2, 3)  # and not any more


@clause("8.5.3")
def test_the_close_step_starts_over_while_something_is_left() -> None:
    # the shield ends with the attack; then the damage retires, within the same close step
    shield = card(
        "【自】【エントリー】:このキャラがアタックされた時、このアタック中、このキャラを±0/+3。",
        def_=2,
    )
    mourner = card("【自】【メンバー】:あなたのキャラがリタイアした時、あなたは1枚引く。")
    m = scene(
        me={"entry": MILD, "members": [AIDE, SPARE]},
        foe={"entry": shield, "members": [mourner]},
    )
    attack(m, AIDE)
    no_block(m)
    asked(m, "attack", "me")
    assert zone(m, "foe", "retire") == [shield.name]
    assert count(m, "foe", "hand") == 1
    clauses = [n.clause for n in m.log]
    starts = [i for i, n in enumerate(m.log) if n.clause == "8.2.1" and n.number == START_STEP]
    assert clauses.index("10.3.6") < clauses.index("5.9.1") < starts[-1]


@clause("8.5.3")
def test_who_comes_during_the_close_step_still_sees_the_end_of_the_attack() -> None:
    watcher = card(
        "【自】【メンバー】:あなたのキャラのアタック終了時、あなたは1枚引く。", name="見届け"
    )
    caller = card(
        "【自】【エントリー】:このキャラのアタック終了時、あなたは自分の控え室からキャラを1枚選び、空席のメンバーに置く。"
    )
    m = scene(
        me={"entry": caller, "members": [AIDE, SPARE], "waiting": [watcher]}, foe={"entry": TOUGH}
    )
    attack(m, AIDE)
    no_block(m)
    asked(m, "attack", "me")
    assert watcher.name in zone(m, "me", "members")
    assert count(m, "me", "hand") == 1


@clause("8.5.4")
def test_after_the_attack_nobody_attacks_or_supports() -> None:
    helper = card("【永】【エントリー】:このキャラのアタック中、このキャラを+2/±0。", atk=1)
    m = scene(
        me={"entry": helper, "members": [AIDE, SPARE], "partners": 3},
        foe={"entry": TOUGH, "hand": [B]},
    )
    attack(m, AIDE, partner=True)
    asked(m, "block", "foe")
    assert values(m, helper) == (3, 3)
    assert m.view(0)["attacking"] is True
    no_block(m)
    asked(m, "attack", "me")
    assert values(m, helper) == (1, 3)
    view = m.view(0)
    assert view["attacking"] is False
    assert "supporter" not in view
    t = table(m)
    assert (t.attacker(), t.attacked(), t.supporter, t.blocked) == (-1, -1, -1, -1)
    assert not is_partner_attack(t)


@clause("8.2.4.3", "1.2.2")
def test_who_is_attacked_is_never_the_attacker() -> None:
    """Also as the game ends with the attack: who has lost is not there any more."""
    m = scene(
        me={"entry": STRONG, "members": [AIDE, SPARE]}, foe={"entry": A, "retire": 6, "hand": 1}
    )
    attack(m, AIDE)
    view = m.view(0)
    assert (view["attacker"], view["attacked"]) == (number(m, STRONG), number(m, A))
    no_block(m)
    assert m.outcome is not None
    for seat in (0, 1, None):
        view = m.view(seat)
        assert view["attacker"] == number(m, STRONG)
        assert view["attacked"] == -1
    assert [role[0] for role in game.rules.roles(m.state)] == [0, 2]
