"""More rulings: those that breaking the code at a clause has asked for (docs/mutants.md)."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.table import (
    asked,
    attack,
    card,
    charge,
    choose,
    defending,
    display,
    effect,
    end_attacks,
    end_turn,
    energy,
    game,
    hidden,
    is_asked,
    lead,
    life,
    log_has,
    log_notes,
    no_flash,
    number,
    offered,
    options,
    pass_,
    play,
    scene,
    show,
    square,
    support,
    table,
    to_attack,
    to_lead,
    trigger,
    use,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.match import Match

A = card(name="甲", atk=300, def_=200, down=100)
B = card(name="乙", atk=200, def_=300, down=200)
FLASH = effect("[フラッシュ]\nライフを1回復する。", name="灯")
DRAW = effect("カードを1枚引く。", name="引")


def flashes(m: Match) -> list[int]:
    """In one window of priority each player uses one flash card; who did, in order."""
    under_way = m.view(0)["attacker"]
    used: list[int] = []
    while m.decision is not None and is_asked(m, "priority"):
        if m.view(0)["attacker"] != under_way:
            break
        seat = m.decision.seat
        if seat not in used and offered(m, "play", FLASH):
            used.append(seat)
            play(m, FLASH)
        else:
            pass_(m)
    return used


def run_turn(m: Match) -> None:
    """Go on to the next turn; of what must be chosen take the first."""
    turn = m.state.turn
    while m.decision is not None and m.state.turn == turn:
        words = ("lead phase", "attack phase", "end attacks")
        told = [o for o in m.decision.options if o.kind in words]
        m.choose(told[0] if told else m.decision.options[0])


# -- chapter 5: the whole of a turn --------------------------------------------------------------


@clause("5.5", "5.5.1", "5.5.3", "7.1", "5.5.1.I", "5.5.1.II", "5.5.1.III", "5.5.1.VI", "8.13.5")
def test_5_5_an_attack_phase_from_beginning_to_end() -> None:
    """Every step in the order of the book, with somebody waiting at each."""
    drum = support("自分のアタックフェイズの開始時、ライフを1000回復する。")
    bell = support("自分のアタックフェイズの終了時、ライフを2000回復する。")
    viper = card("[毒呪]", name="蛇", atk=100, def_=100, down=10)
    brave = card(
        "このキャラクターがアタックした時、この戦闘の間、このキャラクターのATKを+100する。\n"
        "このキャラクターのアタックが終了した時、ライフを300回復する。",
        name="勇者",
        atk=200,
        down=20,
    )
    second = card(name="二番手", atk=500, down=30)
    m = scene(
        me={"characters": {0: brave, 1: second}, "supports": [drum, bell], "hand": [FLASH] * 4},
        foe={"characters": {1: viper}, "hand": [FLASH] * 4},
    )
    to_attack(m)
    asked(m, "attack", 0)
    assert life(m, "me") == 4000
    choose(m, "attack", brave)
    assert flashes(m) == [1, 0]
    asked(m, "attack", 0)
    choose(m, "attack", second)
    assert flashes(m) == [1, 0]
    # nobody else can attack: both may use flash cards, then the phase ends
    assert flashes(m) == [1, 0]
    told = [
        (n.verb, n.seat, n.number)
        for n in m.log
        if n.verb in ("attack", "gain life", "damage", "battle", "down", "effect ends", "turn")
    ]
    assert told == [
        ("gain life", 0, 1000),
        ("attack", 0, 0),
        ("gain life", 1, 1),
        ("gain life", 0, 1),
        ("damage", 1, 300),
        ("gain life", 0, 300),
        ("effect ends", 0, 0),
        ("attack", 0, 0),
        ("gain life", 1, 1),
        ("gain life", 0, 1),
        ("battle", 0, 400),
        ("down", 1, 0),
        ("damage", 1, 10),
        ("down", 0, 0),
        ("damage", 0, 30),
        ("gain life", 1, 1),
        ("gain life", 0, 1),
        ("gain life", 0, 2000),
        ("turn", 1, 4),
    ]
    assert zone(m, "foe", "trash").count("蛇") == 1
    assert "二番手" in zone(m, "me", "trash")
    assert values(m, brave)[0] == 200


@clause("5.2", "5.3", "5.4", "5.6", "5.6.(1)", "5.6.(4)", "9.3", "8.1.1")
def test_5_each_phase_begins_and_ends_once_and_in_its_order() -> None:
    phases = ("セットアップ", "メイン", "リード", "アタック", "エンド")
    watch = [
        support(f"自分の{name}フェイズの{when}時、ライフを{10**i * (1 + j)}回復する。")
        for i, name in enumerate(phases)
        for j, when in enumerate(("開始", "終了"))
    ]
    turns = support(
        "自分のターンの開始時、ライフを7回復する。\n自分のターンの終了時、ライフを8回復する。"
    )
    m = scene(me={"supports": [*watch, turns], "deck": 9}, foe={"deck": 9}, whose="foe")
    run_turn(m)
    run_turn(m)
    told = [n.number for n in m.log if n.verb == "gain life"]
    while m.decision is not None and is_asked(m, "priority"):
        m.choose(0)
    assert sorted(told[:2]) == [1, 7]
    assert told[2:9] == [2, 10, 20, 100, 200, 1000, 2000]
    assert sorted(told[9:]) == [8, 10000, 20000]


@clause("5.6.(4)", "5.5.1", "5.3", "5.4", "2.4")
def test_5_6_4_what_counted_for_a_turn_counts_anew_in_the_next() -> None:
    mover = card(lead="▲▼", atk=100)
    m = scene(
        me={"characters": {0: mover}, "hand": [DRAW, DRAW], "deck": 9},
        foe={"deck": 9, "life": 3000},
    )
    charge(m, DRAW)
    assert table(m).energy_put == 1
    lead(m, mover, 4)
    asked(m, "main", 1)  # once each: nothing is left to lead, and nobody attacks
    end_turn(m)
    assert table(m).energy_put == 0
    assert m.view(0)["attacks"] == 0
    assert offered(m, "energy")
    assert offered(m, "display", mover)
    lead(m, mover, 0)
    attack(m, mover)
    assert life(m, "foe") == 2900


@clause("5", "3.1", "3.7")
def test_5_both_begin_with_their_deck_and_nothing_else() -> None:
    m = game.start([game.decks["dawn"], game.decks["dusk"]], seed=1)
    sizes = [len(deck) for deck in m.pool.decks]
    assert min(sizes) >= 50
    for seat in (0, 1):
        held = {z.name: len(m.state.cards(seat, z.number)) for z in m.state.pool.rules.zones}
        assert held["deck"] + held["hand"] == sizes[seat]
        assert sum(held.values()) == sizes[seat]
        owners = {m.pool.owner[c] for c in m.state.cards(seat, 4)}
        assert owners == {seat}
    assert table(m).life == [3000, 3000]


# -- chapters 3 and 5.5: who attacks ---------------------------------------------------------------


@clause("3.3.2", "3.3.3", "5.5", "5.5.1", "9.1", "5.5.1.IV")
@pytest.mark.parametrize("lies", ["front", "back", "side", "back side"])
@pytest.mark.parametrize("leave", ["", "後衛から", "ディフェンス表示で", "both"])
def test_3_3_2_where_and_how_a_character_must_lie_to_attack(lies: str, leave: str) -> None:
    words = {
        "": "",
        "both": "このキャラクターは後衛からアタックできる。\nこのキャラクターはディフェンス表示でアタックできる。",
    }
    text = words.get(leave, f"このキャラクターは{leave}アタックできる。")
    one = card(text, atk=300)
    spot = 4 if "back" in lies else 0
    m = scene(me={"characters": {spot: defending(one) if "side" in lies else one, 3: A}})
    to_attack(m)
    allowed = ("back" not in lies or leave in ("後衛から", "both")) and (
        "side" not in lies or leave in ("ディフェンス表示で", "both")
    )
    assert offered(m, "attack", one) == allowed
    if allowed:
        attack(m, one)
        assert life(m, "foe") == 2700


@clause("9.2", "5.5.1", "5.5")
def test_9_2_what_forbids_wins_wherever_something_is_allowed() -> None:
    """One ruling for each thing that a text can forbid."""
    bound = card("このキャラクターはアタックできない。\nこのキャラクターは2回多くアタックできる。")
    m = scene(me={"characters": {0: bound, 1: A}})
    to_attack(m)
    assert not offered(m, "attack", bound)
    assert offered(m, "attack", A)
    # damage: that it is none wins over that it is more
    for text, taken in (
        ("自分が受けるダメージは0になる。", 0),
        ("自分はダメージを受けない。", 0),
        ("相手はダメージを受けない。", 400),
        ("自分は受けるダメージを-100する。", 300),
    ):
        more = support("自分は受けるダメージを+100する。")
        m = scene(me={"characters": {0: A}}, foe={"supports": [more, support(text)]})
        attack(m, A)
        assert life(m, "foe") == 3000 - taken
    # moving, turning, destroying, choosing, recovering, drawing, playing, using
    stuck = card("このキャラクターは移動できない。\nこのキャラクターは場に出たターンに移動できる。")
    push = effect("キャラクターを1体選び、前衛に移動させる。")
    m = scene(me={"characters": {4: stuck}, "hand": [push]})
    play(m, push)
    assert square(m, stuck) == 4
    to_lead(m) if offered(m, "lead phase") else None
    assert not offered(m, "lead")
    safe = card("このキャラクターは破壊されない。")
    m = scene(me={"characters": {4: safe}, "hand": [effect("キャラクターを1体選び、破壊する。")]})
    play(m, m.state.definition(m.state.cards(0, 5)[0]))
    assert zone(m, "me", "characters")[4] == safe.name
    dry = support("相手はライフを回復できない。\n相手は効果でカードを引けない。")
    both = effect("ライフを100回復する。カードを1枚引く。")
    m = scene(me={"hand": [both]}, foe={"supports": [dry]})
    play(m, both)
    assert (life(m, "me"), zone(m, "me", "hand")) == (3000, [])
    ban = support("相手はキャラクターをプレイできない。")
    m = scene(me={"hand": [A, both], "energy": 1}, foe={"supports": [ban]})
    assert not offered(m, "play", A)
    assert offered(m, "play", both)
    mute = support("相手の全てのキャラクターは効果を発動できない。")
    witch = card("1ターンに1回、このカードの効果を発動する。カードを1枚引く。")
    m = scene(me={"characters": {4: witch}}, foe={"supports": [mute]})
    assert not offered(m, "use", witch)


# -- 6, 8.2: displays and squares ------------------------------------------------------------------


@clause("6.1", "6.2", "6")
def test_6_1_effects_turn_characters_to_any_display() -> None:
    stand = effect("キャラクターを1体選び、アタック表示にする。")
    lie = effect("キャラクターを1体選び、ディフェンス表示にする。")
    right = effect("キャラクターを1体選び、右向きのディフェンス表示にする。")
    left = effect("キャラクターを1体選び、左向きのディフェンス表示にする。")
    for how, begin, said, end in (
        (stand, 1, None, 0),
        (stand, 2, None, 0),
        (stand, 0, None, 0),
        (lie, 0, 1, 1),
        (lie, 0, 2, 2),
        (lie, 2, None, 2),
        (right, 0, None, 1),
        (right, 2, None, 1),
        (left, 1, None, 2),
    ):
        lies = {0: A, 1: defending(A), 2: defending(A, left=True)}[begin]
        for seat in ("me", "foe"):
            m = scene(
                **{
                    "me": {"hand": [how]},
                    seat: {**({"hand": [how]} if seat == "me" else {}), "characters": {4: lies}},
                }
            )
            play(m, how)
            if said is not None:
                choose(m, "number", number=said)
            assert display(m, A) == end
            assert bool(m.state.rest[number(m, A)]) == (end > 0)


@clause("8.2")
def test_8_2_where_effects_move_a_character_and_where_not() -> None:
    resist = card("[スピード耐性:9]", name="不動")
    for text, begin, asked_for, end in (
        ("前衛に移動させる", 4, None, 0),
        ("前衛に移動させる", 0, None, 0),
        ("後衛に移動させる", 3, None, 7),
        ("隣のレーンに移動させる", 0, None, 1),
        ("隣のレーンに移動させる", 5, 4, 4),
        ("空いているマスに移動させる", 5, 0, 0),
        ("空いている前衛のマスに移動させる", 5, 0, 0),
        ("空いている後衛のマスに移動させる", 0, 4, 4),
    ):
        for owner in ("me", "foe"):
            push = effect(f"キャラクターを1体選び、{text}。", speed=1)
            mine = {"hand": [push]}
            m = scene(
                me={**mine, **({"characters": {begin: A}} if owner == "me" else {})},
                foe={"characters": {begin: A}} if owner == "foe" else {},
            )
            play(m, push)
            if asked_for is not None:
                choose(m, "number", number=asked_for)
            assert square(m, A) == end
            assert bool(log_notes(m, "8.2", "square")) == (begin != end)
    push = effect("キャラクターを1体選び、前衛に移動させる。", speed=1)
    m = scene(me={"hand": [push]}, foe={"characters": {4: resist}})
    play(m, push)
    assert square(m, resist) == 4
    swap = effect("相手のキャラクターを2体選び、位置を入れ替える。", speed=1)
    for two, spots in (((A, B), (7, 0)), ((A, resist), (0, 7))):
        m = scene(me={"hand": [swap]}, foe={"characters": {0: two[0], 7: two[1]}})
        play(m, swap)
        assert (square(m, two[0]), square(m, two[1])) == spots


# -- 8.1, 9.3: what is triggered outside of attacks ------------------------------------------------


@clause("8.1.1", "8.1.2", "9.3", "9.3.1", "9.3.2", "7.2")
def test_9_3_in_the_main_phase_the_opponents_first_forced_before_optional() -> None:
    mine = card("このキャラクターが場に出た時、ライフを1回復する。", name="来客")
    also = support("自分のキャラクターが場に出た時、ライフを2回復する。")
    may = support("自分のキャラクターが場に出た時、ライフを4回復しても良い。")
    theirs = support("相手のキャラクターが場に出た時、ライフを8回復する。")
    their_may = support("相手のキャラクターが場に出た時、ライフを16回復しても良い。")
    m = scene(
        me={"hand": [mine, FLASH], "energy": 1, "supports": [also, may]},
        foe={"supports": [theirs, their_may], "hand": [FLASH]},
    )
    play(m, mine, 4)
    # 9.3: the opponent's forced one was used first; then one of mine must be
    asked(m, "priority", 0)
    assert life(m, "foe") == 3008
    assert {o.card for o in options(m, "trigger")} == {number(m, mine), number(m, also)}
    assert not offered(m, "pass")
    assert not offered(m, "play")  # 9.3: no flash cards outside of an attack phase
    trigger(m, also)
    assert life(m, "me") == 3003  # the other one followed: nothing was left to choose
    asked(m, "priority", 1)
    assert not offered(m, "play")
    trigger(m, their_may)
    asked(m, "priority", 0)
    assert life(m, "foe") == 3024
    pass_(m)
    asked(m, "main", 0)
    assert life(m, "me") == 3003


@clause("8.1.1", "5.6.(1)", "9.3")
def test_8_1_1_a_forced_effect_is_used_in_every_phase() -> None:
    moved = card("このキャラクターが移動した時、ライフを1回復する。", lead="▲")
    shown = card("このキャラクターの表示が変更された時、ライフを2回復する。")
    ending = support("自分のターンの終了時、ライフを4回復する。")
    m = scene(
        me={"characters": {4: moved, 5: shown}, "supports": [ending], "deck": 9}, foe={"deck": 9}
    )
    show(m, shown, 1)
    assert life(m, "me") == 3002
    lead(m, moved, 0)
    assert life(m, "me") == 3003
    end_attacks(m)
    end_turn(m) if m.state.turn_seat == 0 else None
    assert life(m, "me") == 3007


# -- 8.5 to 8.12 -----------------------------------------------------------------------------------


@clause("8.6", "9.2")
def test_8_6_who_cannot_recover_has_not_recovered() -> None:
    well = effect("ライフを100回復する。そうした場合、カードを1枚引く。")
    dry = support("相手はライフを回復できない。")
    for foe, drawn in (({}, 1), ({"supports": [dry]}, 0)):
        m = scene(me={"hand": [well]}, foe=foe)
        play(m, well)
        assert len(zone(m, "me", "hand")) == drawn
        assert life(m, "me") == 3000 + 100 * drawn
    hears = support("自分のライフが回復した時、カードを1枚引く。")
    heal = effect("ライフを100回復する。")
    m = scene(me={"hand": [heal], "supports": [hears]}, foe={"supports": [hears]})
    play(m, heal)
    assert (len(zone(m, "me", "hand")), len(zone(m, "foe", "hand"))) == (1, 0)


@clause("3.7", "8.11", "4")
def test_3_7_life_is_asked_about_lost_and_paid_with() -> None:
    poor = effect("自分のライフが1000以下の場合、カードを1枚引く。")
    behind = effect("自分のライフが相手のライフより少ない場合、カードを1枚引く。")
    per = effect("自分が失ったライフ500につき、カードを1枚引く。")
    for own, drawn in ((1000, (1, 1, 4)), (1001, (0, 1, 3)), (2999, (0, 1, 0)), (3000, (0, 0, 0))):
        for how, cards in zip((poor, behind, per), drawn, strict=True):
            m = scene(me={"hand": [how], "life": own})
            play(m, how)
            assert len(zone(m, "me", "hand")) == cards
    pact = support("ライフを500失って、このカードの効果を発動する。カードを1枚引く。")
    for own, able in ((501, True), (500, True), (499, False)):
        m = scene(me={"supports": [pact], "life": own})
        assert offered(m, "use", pact) == able
        if able:
            use(m, pact)
            assert life(m, "me") == own - 500
            assert not log_has(m, verb="damage")
        if own == 500:  # the last life can be paid with, and then the game is lost
            assert m.outcome is not None
            assert (m.outcome.winners, m.outcome.clause) == ([1], "4")
            assert zone(m, "me", "hand") == []
    lose = effect("ライフを300失う。")
    m = scene(me={"hand": [lose], "life": 300})
    play(m, lose)
    assert m.outcome is not None
    assert m.outcome.winners == [1]


@clause("8.9", "2.1.2", "2.1.3", "2.1.4", "5.5.1.V")
def test_8_9_changed_numbers_are_what_battles_and_damage_go_by() -> None:
    for text, me_lost, foe_lost in (
        ("全ての自分のキャラクターのATKを+100する。", 0, 100),
        ("全ての自分のキャラクターのATKを-100する。", 100, 0),
        ("全ての相手のキャラクターのDOWNを+300する。", 100, 400),
        ("全ての相手のキャラクターのDOWNを-300する。", 100, 0),
        ("全ての相手のキャラクターのATKを-300する。", 0, 100),
        ("全ての相手のキャラクターのDEFを+900する。", 100, 100),
    ):
        m = scene(
            me={"characters": {0: A}, "supports": [support(text)]}, foe={"characters": {0: A}}
        )
        attack(m, A)
        assert (3000 - life(m, "me"), 3000 - life(m, "foe")) == (me_lost, foe_lost)
    for text, down in (("DEFを+101する", False), ("DEFを+100する", True), ("ATKを+900する", True)):
        m = scene(
            me={"characters": {0: A}},
            foe={
                "characters": {0: defending(A)},
                "supports": [support(f"全ての自分のキャラクターの{text}。")],
            },
        )
        attack(m, A)
        assert bool(zone(m, "foe", "trash")) == down


@clause("8.7", "9.5")
def test_8_7_what_is_printed_comes_back() -> None:
    up = support("全ての自分のキャラクターのATKとDEFを+200する。")
    back = effect(
        "自分のキャラクターを1体選び、このターン、そのキャラクターのATKは元々の数値になる。"
    )
    calm = card("このキャラクターのDEFは元々の数値になる。", atk=100, def_=400)
    m = scene(
        me={"characters": {0: A, 1: B}, "supports": [up], "hand": [back], "deck": 9},
        foe={"deck": 9},
    )
    assert values(m, A) == (500, 400, 100)
    play(m, back)
    choose(m, "pick", A)
    assert values(m, A) == (300, 400, 100)
    assert values(m, B) == (400, 500, 200)
    end_turn(m)
    assert values(m, A) == (500, 400, 100)
    m = scene(me={"characters": {0: calm}, "hand": [up]})
    play(m, up)
    assert values(m, calm)[0] == 300


@clause("9.5", "3.6", "5.6.(3)")
def test_9_5_of_two_hand_sizes_the_later_counts() -> None:
    three = support("お互いの手札の上限は3枚になる。", name="三")
    five = support("お互いの手札の上限は5枚になる。", name="五")
    more = support("自分は手札の上限を+1する。", name="増")
    for first, second, kept in (
        (three, five, 5),
        (five, three, 3),
        (three, more, 4),
        (five, more, 6),
    ):
        m = scene(me={"hand": [first, second, *[A] * 8], "deck": 9}, foe={"deck": 9})
        play(m, first)
        play(m, second)
        end_attacks(m)
        no_flash(m)
        while m.decision is not None and m.decision.kind == "hand size":
            m.choose(0)
        assert len(zone(m, "me", "hand")) == kept
    m = scene(me={"hand": [A] * 8, "deck": 9}, foe={"deck": 9, "hand": [A] * 9})
    end_attacks(m)
    asked(m, "hand size", 0)
    m.choose(0)
    assert (len(zone(m, "me", "hand")), len(zone(m, "foe", "hand"))) == (7, 10)


@clause("2.4", "9.1")
def test_2_4_how_many_cards_become_energy() -> None:
    two = support("自分はエネルギーゾーンに1ターンに2枚までカードを置くことができる。")
    three = support("自分はエネルギーゾーンに1ターンに3枚までカードを置くことができる。")
    more = support("自分はエネルギーゾーンにカードを1枚多く出せる。")
    for lies, most in (([], 1), ([two], 2), ([two, three], 3), ([more], 2), ([two, more], 3)):
        for owner in ("me", "foe"):
            mine = {"hand": [A] * 5}
            m = scene(
                me={**mine, "supports": lies} if owner == "me" else mine,
                foe={"supports": lies} if owner == "foe" else {},
            )
            n = 0
            while offered(m, "energy"):
                choose(m, "energy")
                n += 1
            assert n == (most if owner == "me" else 1)
            assert energy(m, "me") == n


@clause("5.5.1.IV")
def test_5_5_1_iv_an_attack_that_an_effect_ends_goes_no_further() -> None:
    stop = effect(
        "[フラッシュ]\nアタックしているキャラクターを1体選び、そのアタックを終了する。", speed=1
    )
    other = effect(
        "[フラッシュ]\n相手のキャラクターを1体選び、そのアタックを終了する。そうした場合、カードを1枚引く。",
        speed=1,
    )
    calm = card("[スピード耐性:9]", name="不動", atk=300)
    m = scene(me={"characters": {0: A, 1: B}}, foe={"hand": [stop]})
    attack(m, A)
    play(m, stop)
    assert life(m, "foe") == 3000
    assert (m.view(0)["attacker"], m.view(0)["attacked"], m.view(0)["direct"]) == (-1, -1, False)
    asked(m, "attack", 0)
    assert not offered(m, "attack", A)
    # only the attacker's own attack ends, and not one that resists
    m = scene(me={"characters": {0: A, 1: B}}, foe={"hand": [other]})
    attack(m, A)
    play(m, other)
    choose(m, "pick", B)
    assert (life(m, "foe"), zone(m, "foe", "hand")) == (2700, [])
    m = scene(me={"characters": {0: calm, 1: B}}, foe={"hand": [stop]})
    attack(m, calm)
    play(m, stop)
    assert life(m, "foe") == 2700


@clause("2.1.1")
def test_2_1_1_icons_that_a_text_gives_lead_too() -> None:
    for icon, to in (("▲", [1]), ("▶", [6]), ("◀", [4]), ("▼", [])):
        given = support(f"全ての自分のキャラクターは{icon}のリードアイコンを得る。")
        plain = card(lead="")
        m = scene(me={"characters": {5: plain}, "supports": [given]}, phase="lead")
        assert sorted(o.spot for o in options(m, "lead")) == to
        m = scene(me={"characters": {5: plain}}, foe={"supports": [given]}, phase="lead")
        assert options(m, "lead") == []


@clause("2.2", "2.2.1", "2.3", "2.1", "8.3", "5.3")
def test_2_each_kind_of_card_goes_where_it_belongs_when_it_is_played() -> None:
    comes = support("自分がエフェクトをプレイした時、ライフを1回復する。", name="聞")
    for one, where in (
        (A, "characters"),
        (support(name="支え"), "supports"),
        (DRAW, "trash"),
        (FLASH, "trash"),
    ):
        m = scene(me={"hand": [one], "energy": 1, "supports": [comes]})
        play(m, one, 5)
        assert one.name in zone(m, "me", where)
        assert one.name not in zone(m, "me", "hand")
        used = where == "trash"
        healed = sum(n.number for n in log_notes(m, verb="gain life"))
        assert healed == (used + (one is FLASH) if used else 0)
        clauses = {n.clause for n in log_notes(m, verb="move", one=one)}
        assert ("2.2.1" in clauses) == (one is FLASH)
        assert ("2.2" in clauses) == (one is DRAW)


@clause("8.10", "8.12", "3.2", "5.5.1.VI", "5.5.2")
def test_8_12_who_leaves_in_which_way_is_told_apart() -> None:
    """Downed and destroyed: where the card goes, whose life it costs, who hears it."""
    hears = support(
        "自分のキャラクターがダウンした時、ライフを1回復する。\n"
        "自分のキャラクターが破壊された時、ライフを10回復する。\n"
        "自分のキャラクターが場からトラッシュに置かれた時、ライフを100回復する。"
    )
    down = effect("相手の全てのキャラクターをダウン状態にする。")
    end = effect("相手の全てのキャラクターを破壊する。")
    for how, healed, lost in ((down, 202, 300), (end, 220, 0)):
        m = scene(me={"hand": [how]}, foe={"characters": {0: A, 5: hidden(B)}, "supports": [hears]})
        play(m, how)
        while m.decision is not None and m.decision.kind == "priority":
            m.choose(0)
        assert zone(m, "foe", "trash") == [A.name, B.name]
        assert life(m, "foe") == 3000 + healed - lost
    m = scene(
        me={"characters": {0: A}, "supports": [hears]},
        foe={"characters": {0: A}, "supports": [hears]},
    )
    attack(m, A)
    while m.decision is not None and m.decision.kind == "priority":
        m.choose(0)
    assert (life(m, "me"), life(m, "foe")) == (3001, 3001)
