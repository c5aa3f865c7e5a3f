"""Chapter 7: the turn and its phases."""

from __future__ import annotations

from tests.games.rebirth.made import doing
from tests.games.rebirth.table import (
    asked,
    attack,
    card,
    choose,
    clauses_against,
    count,
    damage,
    done,
    end_attacks,
    end_turn,
    hurt,
    is_rested,
    log_has,
    log_notes,
    no,
    no_block,
    number,
    numbers,
    offered,
    options,
    partner,
    pass_all,
    pick,
    play,
    rebirth,
    rested,
    scene,
    set_rebirth,
    shift,
    standing_energy,
    to_attack,
    use,
    values,
    yes,
    zone,
)
from tests.ruling import clause

from kirifuda.games.rebirth.events import (
    END,
    ENERGY_PHASE,
    MAIN,
    STANDBY,
    START_STEP,
)
from kirifuda.games.rebirth.instructions import Convert
from kirifuda.games.rebirth.zones import ENERGY, HAND, PARTNER, WAITING
from kirifuda.kernel.effects.terms import In, Kind, Where
from kirifuda.kernel.effects.who import You
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Option

AIDE = card(name="介添え")
SPARE = card(name="控えの者")
A = card(name="朝")
B = card(name="昼")
C = card(name="夜")
TOUGH = card(name="頑丈", atk=4, def_=9)
FRIEND = partner(name="相棒")


def at(m: Match, verb: str, clause: str = "", number: int = -1) -> int:
    """The place in the log of the first such entry."""
    return next(
        i
        for i, n in enumerate(m.log)
        if n.verb == verb and clause in ("", n.clause) and number in (-1, n.number)
    )


# -- 7.1: turns --------------------------------------------------------------------------------


@clause("7.1.1")
def test_turns_are_taken_in_turn() -> None:
    m = scene(turn=3)
    for turn, seat in ((3, 0), (4, 1), (5, 0)):
        assert (m.state.turn, m.state.turn_seat) == (turn, seat)
        asked(m, "main", seat)
        end_turn(m)


@clause("7.1.2")
def test_phases_come_in_their_order() -> None:
    m = scene(me={"entry": hurt(TOUGH, 1), "members": [AIDE]}, phase="standby")
    pass_all(m)
    end_turn(m)
    seen = [n.clause for n in m.log if n.verb in ("phase", "step", "healed") and n.seat == 0]
    assert list(dict.fromkeys(seen)) == ["7.2.2", "7.3.1", "7.4.1", "8.2.1", "7.6.1", "7.6.3"]


# -- 7.2: standby ------------------------------------------------------------------------------


@clause("7.2.1", "7.2.1.1", "7.2.1.2")
def test_standby_stands_ones_own_cards_and_draws() -> None:
    riser = card(
        "【自】【メンバー】:このキャラが【スタンド】した時、あなたは自分の手札から1枚選び、控え室に置く。"
    )
    m = scene(
        me={
            "entry": rested(A),
            "members": [rested(B), rested(riser)],
            "energy": [rested(C)],
            "hand": [],
            "deck": [SPARE, AIDE],
        },
        foe={"entry": rested(TOUGH), "members": [rested(AIDE)], "energy": [rested(FRIEND)]},
        phase="standby",
    )
    for one in (A, B, C, riser):
        assert not is_rested(m, one)
    for one in (TOUGH, FRIEND):
        assert is_rested(m, one)
    # at the same time: the card was in hand before any ability could be played
    assert zone(m, "me", "waiting") == [SPARE.name]
    pass_all(m)
    assert count(m, "me", "deck") == 1


@clause("7.2.2")
def test_what_waits_for_the_start_of_turn_phase_and_game() -> None:
    turn = card("【自】【メンバー】:あなたのターン開始時、あなたは1枚引く。")
    phase = card("【自】【メンバー】:あなたのスタンバイフェイズ開始時、あなたは1枚引く。")
    game = card("【自】【メンバー】:ゲーム開始時、あなたは1枚引く。")
    for number_, drawn in ((1, 3), (3, 2)):
        m = scene(me={"members": [turn, phase, game]}, phase="standby", turn=number_)
        assert count(m, "me", "hand") == 1  # what waits is played after the card was drawn
        while m.decision is not None and m.decision.kind == "waiting ability":
            m.choose(0)
        assert count(m, "me", "hand") == 1 + drawn
        assert m.view(0)["phase"] in (ENERGY_PHASE, STANDBY)
        pass_all(m)


@clause("7.2.3")
def test_standby_ends_with_a_check_timing() -> None:
    m = scene(
        me={
            "members": [
                card("【自】【メンバー】:あなたのスタンバイフェイズ開始時、あなたは1枚引く。")
            ]
        },
        foe={"entry": hurt(A, 3)},
        phase="standby",
    )
    # rule processes, then abilities; only then the energy phase
    assert at(m, "move", "10.3.6") < at(m, "move", "5.9.1") < at(m, "phase", "7.3.1")
    pass_all(m)


# -- 7.3: energy -------------------------------------------------------------------------------


@clause("7.3.1")
def test_the_energy_phase_begins_with_a_check_timing() -> None:
    early = card("【自】【メンバー】:あなたのエネルギーフェイズ開始時、あなたは1枚引く。")
    m = scene(me={"members": [early], "hand": [], "deck": [A, B]}, phase="energy")
    asked(m, "card to energy", "me")
    assert offered(m, "pick", A)  # drawn before the choice
    pass_all(m)


@clause("7.3.2", "7.3.2.1", "7.3.2.2")
def test_one_partner_and_one_other_card_at_once() -> None:
    other = partner(name="もう一人")
    m = scene(me={"hand": [A, FRIEND, B, other]}, phase="energy")
    asked(m, "partner to energy", "me")
    assert sorted(o.card for o in options(m, "pick")) == sorted(
        [number(m, FRIEND), number(m, other)]
    )
    assert offered(m, "done")
    pick(m, FRIEND)
    assert zone(m, "me", "energy") == []  # both go at the same time
    asked(m, "card to energy", "me")
    assert sorted(o.card for o in options(m, "pick")) == sorted([number(m, A), number(m, B)])
    pick(m, B)
    asked(m, "main", "me")  # one of each, no more
    assert sorted(zone(m, "me", "energy")) == sorted([FRIEND.name, B.name])
    assert m.state.down[number(m, B)] == 1
    assert m.state.down[number(m, FRIEND)] == 0
    assert standing_energy(m, "me") == 2
    assert log_has(m, "7.3.2.1", "move", FRIEND)
    assert log_has(m, "7.3.2.2", "move", B)
    none = scene(me={"hand": [A, FRIEND]}, phase="energy")
    done(none)
    done(none)
    assert zone(none, "me", "energy") == []
    half = scene(me={"hand": [A, FRIEND]}, phase="energy")
    done(half)
    pick(half, A)
    assert zone(half, "me", "energy") == [A.name]


@clause("7.3.2.2")
def test_a_copy_in_the_waiting_room_is_another_card_to_choose() -> None:
    thrift = card(
        "【永】【メンバー】:あなたは手札からエネルギーを置く際、かわりに控え室から置いてよい。",
        name="倹約",
    )
    m = scene(me={"members": [thrift], "hand": [A], "waiting": [A]}, phase="energy")
    asked(m, "card to energy", "me")
    assert sorted(m.state.zone[o.card] for o in options(m, "pick", A)) == sorted([HAND, WAITING])
    done(m)


@clause("7.3.3")
def test_the_energy_phase_ends_with_a_check_timing() -> None:
    glad = card("【自】【メンバー】:あなたのエネルギーにカードが置かれた時、あなたは1枚引く。")
    m = scene(me={"members": [glad], "hand": [A], "deck": [B, C]}, phase="energy")
    pick(m, A)
    assert zone(m, "me", "hand") == [B.name]
    assert at(m, "move", "7.3.2.2") < at(m, "move", "5.9.1") < at(m, "phase", "7.4.1")


# -- 7.4: main ---------------------------------------------------------------------------------


@clause("7.4.1")
def test_the_main_phase_begins_with_a_check_timing() -> None:
    eager = card("【自】【メンバー】:あなたのメインフェイズ開始時、あなたは1枚引く。")
    m = scene(me={"members": [eager], "deck": [A, B], "energy": 1})
    asked(m, "main", "me")
    assert offered(m, "play", A)
    assert m.view(0)["phase"] == MAIN


@clause("7.4.2")
def test_one_action_after_the_other_as_often_as_one_likes() -> None:
    drawer = card("【起】【メンバー】:[エネ1]あなたは1枚引く。")
    stage = rebirth()
    m = scene(me={"members": [drawer], "hand": [A, stage], "energy": 6})
    kinds = {o.kind for o in m.decision.options} if m.decision is not None else set()
    assert kinds == {"play", "shift", "use", "set", "attack phase"}
    play(m, A, 1)
    use(m, drawer)
    set_rebirth(m, stage)
    shift(m, 2)
    use(m, drawer)
    asked(m, "main", "me")
    assert clauses_against(m, "foe", Option("attack phase")) == ["7.4.2"]


@clause("7.4.2.1")
def test_characters_are_played_from_the_hand_to_entry_or_members() -> None:
    stage = rebirth()
    m = scene(me={"hand": [A, stage, FRIEND], "energy": 3, "waiting": [B]})
    assert sorted(o.spot for o in options(m, "play", A)) == [0, 1, 2, 3]
    for one in (stage, FRIEND, B):
        assert not offered(m, "play", one)
    assert clauses_against(m, "me", Option("play", number(m, stage), 0)) == ["7.4.2.1"]
    assert clauses_against(m, "me", Option("play", number(m, B), 0)) == ["7.4.2.1"]
    play(m, A)
    assert zone(m, "me", "entry") == [A.name]
    assert standing_energy(m, "me") == 2


@clause("7.4.2.1")
def test_where_a_character_may_not_go_it_is_not_played() -> None:
    shy = card("【永】【手札】:このキャラはエントリーに置けない。", name="舞台裏")
    bold = card("【永】【手札】:このキャラはメンバーに置けない。", name="看板")
    m = scene(me={"hand": [shy, bold], "energy": 3})
    assert sorted(o.spot for o in options(m, "play", shy)) == [0, 1, 2]
    assert sorted(o.spot for o in options(m, "play", bold)) == [3]


@clause("7.4.2.1")
def test_copies_of_a_card_that_differ_are_offered_apart() -> None:
    dear = card(name="高い子", cost=2)
    cheaper = card(
        "【起】【メンバー】:あなたは自分の手札からキャラを1枚選び、このターン中、そのキャラのコスト-1。",
        name="値切り",
    )
    m = scene(me={"members": [cheaper], "hand": [dear, dear], "energy": 2})
    first, second = numbers(m, dear)
    use(m, cheaper)
    m.choose(Option("pick", first))
    assert {o.card for o in options(m, "play", dear)} == {first, second}
    # who alone cannot be put among the members does not keep its copy from it
    barrier = card(
        "【起】【メンバー】:あなたは自分の手札から1枚選び、このターン中、そのキャラはメンバーに置けない。",
        name="柵",
    )
    m = scene(me={"members": [barrier], "hand": [dear, dear], "energy": 2})
    first, second = numbers(m, dear)
    use(m, barrier)
    m.choose(Option("pick", first))
    assert {o.spot for o in options(m, "play", dear) if o.card == second} == {0, 1, 2, 3}
    # and from where a copy is played is another thing to choose
    anywhere = card(
        "【永】【エネルギー】【控え室】:あなたのメインフェイズ中、あなたはこのキャラを手札にあるかのように"
        "エントリーかメンバーに置ける。",
        name="どこからでも",
    )
    m = scene(
        me={
            "hand": [anywhere, anywhere],
            "waiting": [anywhere, anywhere],
            "energy": [anywhere, anywhere, rested(anywhere)],
        }
    )
    found = [o.card for o in options(m, "play", anywhere) if o.spot == 0]
    places = [(m.state.zone[c], m.state.rest[c]) for c in found]
    assert sorted(places) == sorted([(HAND, 0), (WAITING, 0), (ENERGY, 0), (ENERGY, 1)])


@clause("7.4.2.2")
def test_the_entry_moves_to_an_empty_slot_for_its_cost() -> None:
    dear = card(name="高い子", cost=2)
    m = scene(me={"entry": dear, "members": [A, None, B], "energy": 3, "deck": [C, C]})
    assert [o.spot for o in options(m, "shift")] == [1]
    shift(m, 1)
    assert zone(m, "me", "members") == [A.name, dear.name, B.name]
    assert not is_rested(m, dear)
    assert standing_energy(m, "me") == 1
    full = scene(me={"entry": dear, "members": [A, C, B], "energy": 3})
    assert not offered(full, "shift")
    poor = scene(me={"entry": dear, "energy": 1})
    assert not offered(poor, "shift")


@clause("7.4.2.3")
def test_valid_activated_abilities_are_played() -> None:
    valid = card("【起】【メンバー】:あなたは1枚引く。")
    entry = card("【起】【エントリー】:あなたは1枚引く。")
    waiting = card("【起】【控え室】:あなたは1枚引く。")
    m = scene(me={"members": [valid, entry], "waiting": [waiting]}, foe={"entry": entry})
    assert [o.card for o in options(m, "use")] == [number(m, valid), number(m, waiting)]
    use(m, waiting)
    assert count(m, "me", "hand") == 1


@clause("7.4.2.4")
def test_setting_a_rebirth_card_draws_a_card() -> None:
    stage = rebirth()
    m = scene(me={"hand": [stage, stage], "deck": [A, B, C]})
    set_rebirth(m, stage)
    assert zone(m, "me", "rebirth") == [stage.name]
    assert sorted(zone(m, "me", "hand")) == sorted([stage.name, A.name])
    set_rebirth(m, stage)
    assert count(m, "me", "rebirth") == 2
    assert sorted(zone(m, "me", "hand")) == sorted([A.name, B.name])


@clause("7.4.2.5")
def test_the_attack_phase_is_declared() -> None:
    m = scene(me={"members": [AIDE]})
    choose(m, "attack phase")
    asked(m, "attack", "me")
    assert clauses_against(m, "me", Option("attack phase"))


@clause("7.4.3")
def test_a_check_timing_after_every_action() -> None:
    comer = card("【自】:このキャラがエントリーに置かれた時、あなたは1枚引く。", name="来た子")
    m = scene(me={"entry": A, "hand": [comer], "energy": 1, "deck": [B, C]})
    play(m, comer)
    asked(m, "main", "me")
    assert zone(m, "me", "entry") == [comer.name]  # the old one was put away (10.3.3)
    assert zone(m, "me", "waiting") == [A.name]
    assert zone(m, "me", "hand") == [B.name]
    # and after the attack phase was declared
    n = scene(me={"members": [AIDE]})
    before = n.view(0)["phase"]
    to_attack(n)
    assert before == MAIN
    asked(n, "attack", "me")


@clause("7.5.1")
def test_the_turn_player_attacks() -> None:
    m = scene(
        me={"entry": TOUGH, "members": [AIDE, SPARE]}, foe={"entry": card(def_=9), "members": [A]}
    )
    to_attack(m)
    asked(m, "attack", "me")
    assert not offered(m, "attack", A)
    attack(m, AIDE)
    no_block(m)
    asked(m, "attack", "me")
    assert clauses_against(m, "foe", Option("attack", number(m, A)))


# -- 7.6: end ----------------------------------------------------------------------------------


@clause("7.6.1")
def test_what_waits_for_the_end_of_turn_waits_once() -> None:
    closing = card("【自】【メンバー】:あなたのターン終了時、あなたは1枚引く。")
    theirs = card("【自】【メンバー】:あなたのターン終了時、あなたは1枚引く。")
    m = scene(me={"members": [closing], "deck": [A, B, C]}, foe={"members": [theirs], "hand": []})
    end_turn(m)
    assert zone(m, "me", "hand") == [A.name]
    assert count(m, "foe", "hand") == 1  # its own draw, in its own standby phase
    assert m.state.turn == 4


@clause("7.6.2")
def test_the_end_phase_begins_with_a_check_timing() -> None:
    # it is played before damage is healed (7.6.3) and Rebirth cards leave (7.6.5)
    closing = card(
        "【自】【メンバー】:あなたのターン終了時、あなたは自分の控え室からReバースを1枚選び、セットする。"
    )
    stage = rebirth()
    m = scene(
        me={"members": [closing], "waiting": [stage]},
        foe={"entry": hurt(TOUGH, 3)},
    )
    end_turn(m)
    assert at(m, "move", "5.6.1") < at(m, "healed", "7.6.3") < at(m, "move", "7.6.5")
    assert zone(m, "me", "rebirth") == []


@clause("7.6.3")
def test_damage_on_both_entries_ends() -> None:
    m = scene(me={"entry": hurt(A, 2)}, foe={"entry": hurt(TOUGH, 8)})
    end_turn(m)
    assert damage(m, A) == damage(m, TOUGH) == 0
    assert len(log_notes(m, "7.6.3", "healed")) == 2


@clause("7.6.4")
def test_effects_of_this_turn_end_after_the_damage() -> None:
    shield = card("【起】【メンバー】:このターン中、あなたのエントリーを+1/+2。")
    m = scene(me={"entry": hurt(A, 2), "members": [shield]})
    use(m, shield)
    assert values(m, A) == (2, 5)
    m.state.set_damage(number(m, A), 4)
    end_turn(m)
    assert values(m, A) == (1, 3)
    assert zone(m, "me", "entry") == [A.name]  # the damage had ended before its DEF fell


@clause("7.6.5")
def test_rebirth_cards_and_converted_cards_leave() -> None:
    stage = rebirth()
    convert = card("【起】【メンバー】:あなたは自分の手札から1枚選び、パートナー化する。")
    m = scene(
        me={"members": [convert], "rebirth": [stage, stage], "hand": [A, B], "energy": [C]},
        foe={"rebirth": [stage]},
    )
    use(m, convert)
    pick(m, A)
    end_turn(m)
    assert zone(m, "me", "rebirth") == []
    assert sorted(zone(m, "me", "waiting")) == sorted([stage.name, stage.name, A.name])
    assert zone(m, "me", "energy") == [C.name]
    assert zone(m, "foe", "rebirth") == [stage.name]  # only the turn player's


@clause("7.6.5")
def test_a_converted_card_that_is_printed_a_partner_stays() -> None:
    convert = doing(Convert("5.28.1", You(), Where(In(You(), [HAND]), Kind(PARTNER))))
    m = scene(me={"members": [convert], "hand": [FRIEND]})
    use(m, convert)
    assert zone(m, "me", "energy") == [FRIEND.name]
    end_turn(m)
    assert zone(m, "me", "energy") == [FRIEND.name]
    end_turn(m)
    end_turn(m)
    assert zone(m, "me", "energy") == [FRIEND.name]


@clause("7.6.6")
def test_the_end_phase_starts_over_while_something_happens() -> None:
    # a Rebirth card that leaves deals damage: it is healed by the second end phase
    spiteful = rebirth("【自】:このカードが控え室に置かれた時、相手のエントリーに1ダメージ与える。")
    m = scene(me={"rebirth": [spiteful]}, foe={"entry": TOUGH})
    end_turn(m)
    assert m.state.turn == 4
    assert log_has(m, verb="damage", one=TOUGH)
    assert damage(m, TOUGH) == 0
    # an effect of this turn made then ends in the second end phase
    proud = card(
        "【自】【メンバー】:あなたのReバースが控え室に置かれた時、このターン中、このキャラを+2/+2。"
    )
    n = scene(me={"rebirth": [rebirth()], "members": [proud]})
    end_turn(n)
    assert log_has(n, verb="value atk", one=proud)
    assert values(n, proud) == (1, 3)


@clause("7.6.6", "9.6.2.5")
def test_the_end_phase_starts_over_if_its_check_timing_did_anything() -> None:
    # what stays of the Rebirth cards is then asked once more
    keeper = card(
        "【永】【エントリー】:あなたのターン終了時にReバースを控え室に置く際、1枚残してよい。"
    )
    closing = card("【自】【メンバー】:あなたのターン終了時、あなたは1枚引く。")
    stage = rebirth(name="舞台")
    for helper, times in ((closing, 2), (AIDE, 1)):
        m = scene(me={"entry": keeper, "members": [helper], "rebirth": [stage]})
        end_attacks(m)
        for _ in range(times):
            asked(m, "keep Rebirth cards", "me")
            pick(m, stage)
        pass_all(m)
        assert m.state.turn_seat == 1
        assert zone(m, "me", "rebirth") == [stage.name]


@clause("7.6.6")
def test_who_comes_during_the_end_phase_still_sees_the_end_of_turn() -> None:
    second = card("【自】【メンバー】:あなたのターン終了時、あなたは1枚引く。", name="二番手")
    first = card(
        "【自】【メンバー】:あなたのターン終了時、あなたは自分の控え室からキャラを1枚選び、空席のメンバーに置く。",
        name="一番手",
    )
    m = scene(me={"members": [first], "waiting": [second], "deck": [A, B, C]})
    to_attack(m)
    end_attacks(m)
    if offered(m, "slot"):
        choose(m, "slot", spot=1)
    pass_all(m)
    assert second.name in zone(m, "me", "members")
    assert zone(m, "me", "hand") == [A.name]
    assert m.state.turn == 4
    assert len(numbers(m, first)) == 1


@clause("7.6.6")
def test_what_begins_to_be_valid_during_the_end_phase_still_sees_the_end_of_turn() -> None:
    # 7.6.5 puts it where its ability is valid, after 7.6.1
    late = rebirth("【自】【控え室】:あなたのターン終了時、あなたは1枚引く。", name="余韻")
    m = scene(me={"rebirth": [late], "deck": [A, B, C]})
    end_turn(m)
    assert zone(m, "me", "hand") == [A.name]
    # 7.6.4 lets an ability come about again that was lost for this turn
    dull = card(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、このターン中、そのキャラは能力をすべて失う。",
        name="沈黙",
    )
    keen = card("【自】【メンバー】:あなたのターン終了時、あなたは1枚引く。", name="宵の鐘")
    m = scene(me={"members": [dull, keen], "deck": [A, B, C]})
    use(m, dull)
    pick(m, keen)
    end_turn(m)
    assert zone(m, "me", "hand") == [A.name]


@clause("7.6.6")
def test_a_card_in_hand_answers_what_happens_in_the_end_phase_still_in_it() -> None:
    heir = card(
        "【自】【手札】:あなたのReバースが控え室に置かれた時、あなたはこのキャラをエネルギーに置いてよい。",
        name="名残",
    )
    m = scene(me={"rebirth": [rebirth()], "hand": [heir]})
    to_attack(m)
    end_attacks(m)
    asked(m, "reveal", "me")
    assert m.state.turn_seat == 0
    choose(m, "reveal", heir)
    done(m)
    yes(m)
    assert m.state.turn_seat == 1
    assert zone(m, "me", "energy") == [heir.name]
    pass_all(m)


@clause("7.6.6", "8.5.3")
def test_a_state_that_comes_about_as_effects_end_is_answered_at_once() -> None:
    # it leaves when it has ATK 1 and a card is in the waiting room
    weary = card(
        "【自】【メンバー】:このキャラのATKが1以下で、あなたの控え室が1枚以上の時、"
        "あなたはこのキャラをデッキの下に置く。",
        name="疲れ",
    )
    for span in ("ターン", "アタック"):
        song = card(
            f"【自】【エントリー】:このキャラがサポートされた時、あなたはこの{span}中、自分のメンバーを+1/±0し、"
            "自分のデッキの上から1枚控え室に置く。"
        )
        m = scene(me={"entry": song, "members": [AIDE, rested(weary)]})
        attack(m, with_=AIDE)
        end_turn(m)
        (left,) = log_notes(m, verb="move", one=weary)
        before = m.log[: m.log.index(left)]
        steps = [note.number for note in before if note.verb == "step"]
        assert not any(note.verb == "turn" for note in before)
        assert (START_STEP in steps[1:]) == (span == "ターン")


@clause("7.6.1", "7.6.6", "9.8.5")
def test_a_delayed_end_of_turn_made_in_the_end_phase_is_met_when_it_starts_over() -> None:
    """It is no effect that lasts until the end of the turn (7.6.4)."""
    late = "【自】【メンバー】:{}終了時、あなたは自分のメンバーから1枚選び、このターン終了時、そのキャラを控え室に置く。"
    for told in ("あなたのターン", "エンドフェイズ"):
        m = scene(me={"members": [card(late.format(told), name="夜更かし"), A]}, phase="main")
        end_attacks(m)
        pick(m, A)
        pass_all(m)
        assert m.state.turn_seat == 1
        assert zone(m, "me", "waiting") == [A.name]
        assert not m.state.delayed
        assert [n.number for n in log_notes(m, "7.6.1", "phase")] == [END]  # it began once
    # 7.6.5: made as the Rebirth cards leave
    dusk = rebirth(
        "【自】:このカードが控え室に置かれた時、このターン終了時、あなたは1枚引く。", name="宵"
    )
    m = scene(me={"rebirth": [dusk], "members": [A]})
    end_turn(m)
    assert count(m, "me", "hand") == 1
    assert m.state.turn_seat == 1


@clause("7.6.4", "9.8.5.1")
def test_a_delayed_end_of_turn_that_was_not_met_is_gone_with_the_turn() -> None:
    maybe = card(
        "【起】【メンバー】:あなたは1枚まで引いてよい。"
        "この効果で引いたターン終了時、あなたは手札から1枚選び、控え室に置く。",
        name="借り",
    )
    m = scene(me={"members": [maybe], "hand": [A]})
    use(m, maybe)
    no(m)
    end_turn(m)
    end_turn(m)
    end_turn(m)
    assert zone(m, "me", "waiting") == []
    assert not m.state.delayed


@clause("7.6.6")
def test_then_the_other_player_takes_a_turn() -> None:
    m = scene()
    end_turn(m)
    assert m.state.turn_seat == 1
    asked(m, "main", "foe")
