"""9.3 to 9.6, 9.8: where abilities are valid, check and play timing, playing."""

from __future__ import annotations

import pytest
from tests.games.luck_and_logic.fighting import MINE
from tests.games.luck_and_logic.made import ability, doing, draws, when, with_
from tests.games.luck_and_logic.table import (
    FOE,
    asked,
    attack,
    card,
    choose,
    count,
    done,
    end_turn,
    foreigner,
    gate,
    is_rested,
    log_notes,
    my,
    number,
    offered,
    open_,
    options,
    paradox,
    pass_all,
    pick,
    power,
    scene,
    sortie,
    tactics,
    turned,
    use,
    yes,
    zone,
)
from tests.ruling import clause

from kirifuda import Option
from kirifuda.games.luck_and_logic.events import MAIN, SORTIED
from kirifuda.games.luck_and_logic.picks import CHOOSE
from kirifuda.games.luck_and_logic.zones import (
    CIRCLE,
    DROP,
    HAND,
    LEVEL_ZONE,
    POWER,
)
from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.terms import Fixed, In
from kirifuda.kernel.effects.who import EachPlayer, You
from kirifuda.kernel.position.cards import AUTO, CONTINUOUS, CardDef
from kirifuda.kernel.values.layers import AddNumbers

A = card(name="朝")
B = card(name="昼")
C = card(name="夜")
BOOST = "永あなたのサークルのメンバーすべてのパワー+1000。"


# -- 9.3: valid abilities --------------------------------------------------------------------

PLACES: list[tuple[str, CardDef, dict[str, bool]]] = [
    ("member", card(BOOST, name="応援者"), {"circles": True, "level": False, "drop": False}),
    ("gate", gate(BOOST, name="応援門"), {"gates": True, "drop": False}),
    ("tactics", tactics(BOOST, name="応援術"), {"battle": True, "paradox": False, "drop": False}),
    (
        "paradox",
        paradox("aura", BOOST, name="応援則"),
        {"battle": True, "paradox": True, "drop": False},
    ),
    ("my", my(BOOST, name="応援するわたし"), {"my logicalist": True}),
]


@pytest.mark.parametrize(("kind", "one", "places"), PLACES, ids=[p[0] for p in PLACES])
@clause("9.3.1", "9.3.2", "9.3.2.1", "9.3.2.2", "9.3.2.3", "9.3.2.4", "9.3.2.5", "9.3.3", "9.3.3.1")
def test_where_abilities_are_valid(kind: str, one: CardDef, places: dict[str, bool]) -> None:
    for at, valid in places.items():
        me: dict[str, object] = {"circles": [A]}
        me[at] = [A, one] if at == "circles" else [open_(one)]
        m = scene(me=me, anyway=True)
        assert (power(m, A) == 4000) == valid, at


@pytest.mark.parametrize("at", ["gates", "battle", "paradox"])
@clause("9.3.2.2", "9.3.2.3", "9.3.2.4", "9.3.2.6")
def test_face_down_they_are_not(at: str) -> None:
    kinds = {"gates": gate, "battle": tactics}
    made = kinds.get(at)
    one = (
        made(BOOST, name="裏の応援") if made is not None else paradox("aura", BOOST, name="裏の則")
    )
    m = scene(me={"circles": [A], at: [turned(one)]})
    assert power(m, A) == 3000


@clause("9.3.2.2", "5.30.1")
def test_an_ability_that_a_gate_is_given_is_valid_there() -> None:
    door = gate(name="門甲")
    text = (
        "起[0]あなたの{}門を1枚選び、このターン中、"
        "〈永 あなたのすべてのメンバーのパワーを+1000する。〉を与える。"
    )
    up = card(text.format("破壊された"), name="授け手")
    m = scene(me={"circles": [up, A], "gates": [door] * 6, "broken": [2]})
    use(m, up)
    assert power(m, A) == 4000
    down = card(text.format("破壊されていない"), name="授け手")
    m = scene(me={"circles": [down, A], "gates": [door] * 6, "broken": [0, 1, 2, 3, 4]})
    use(m, down)
    assert power(m, A) == 3000  # face down it has the ability, but that is not valid


@clause("9.3.2.6")
def test_an_ability_that_names_its_zone_is_valid_there_only() -> None:
    help_ = card("起【この能力はレベル領域のみで有効】[0]カードを1枚引く。", name="控え")
    m = scene(me={"circles": [help_]})
    assert not offered(m, "use", help_)
    m = scene(me={"levels": [help_]})
    use(m, help_)
    assert count(m, "me", "hand") == 1
    m = scene(me={"levels": [turned(help_)]})
    assert not offered(m, "use", help_)


@clause("9.3.2.6", "9.3.3.1")
def test_where_cards_can_lie_face_down_they_must_lie_face_up() -> None:
    store = card(
        "永【この能力はストック領域のみで有効】あなたのすべてのメンバーのパワー+1000。", name="蔵"
    )
    opens = card("起[0]ストックオープン1。", name="開け手")
    shuts = card("起[0]ストッククローズ1。", name="閉め手")
    m = scene(me={"circles": [A, opens, shuts], "stock": [store]})
    assert power(m, A) == 3000
    use(m, opens)
    assert power(m, A) == 4000
    use(m, shuts)
    assert power(m, A) == 3000
    away = card(
        "永【この能力はリムーブ領域のみで有効】あなたのすべてのメンバーのパワー+1000。", name="外"
    )
    hides = card("起[0]あなたのリムーブ領域のカードを1枚選び、裏向きにする。", name="伏せ手")
    n = scene(me={"circles": [A, hides], "removed": [open_(away)]})
    assert power(n, A) == 4000
    use(n, hides)
    assert power(n, A) == 3000


@clause("9.3.3.2", "9.3.3.3")
def test_what_is_not_valid_neither_triggers_nor_is_played() -> None:
    watch = card(
        "自あなたのメンバーが出撃した時、カードを1枚引く。\n起[0]カードを1枚引く。", name="番人"
    )
    assert offered(scene(me={"circles": [watch]}), "use", watch)
    m = scene(me={"levels": [watch], "hand": [A]})
    assert not offered(m, "use", watch)
    sortie(m, A, 0)
    assert count(m, "me", "hand") == 0


@clause("9.3.3.1", "9.3.3.2")
def test_each_ability_of_a_card_is_valid_where_it_is_valid() -> None:
    both = card(
        BOOST
        + "\n起[0]このターン中、このメンバーのパワー+5000。"
        + "\n自あなたのメンバーが出撃した時、ストックブースト1。",
        name="幾つも持ち",
    )
    there = ability(CONTINUOUS, zones=1 << LEVEL_ZONE)
    there.modifiers = [AddNumbers(MINE, [POWER], [Fixed(2000)])]
    hears = ability(AUTO, draws(), zones=1 << LEVEL_ZONE)
    hears.triggers = [when(SORTIED)]
    with_(both, there, hears)
    m = scene(me={"circles": [both], "hand": [A]})
    assert power(m, both) == 4000  # what is played for a turn, and what is valid elsewhere, is not
    sortie(m, A, 3)
    assert (count(m, "me", "hand"), count(m, "me", "stock")) == (0, 1)
    m = scene(me={"circles": [B], "level": [both], "hand": [A]})
    assert power(m, B) == 5000
    sortie(m, A, 3)
    assert (count(m, "me", "hand"), count(m, "me", "stock")) == (1, 0)


@clause("9.3.4", "9.6.2.4.2", "9.7.7")
def test_what_was_played_or_waits_resolves_wherever_its_card_is_now() -> None:
    last = card("自このメンバーがドロップした時、カードを1枚引く。", name="置き土産")
    m = scene(me={"circles": [last], "hand": [A]})
    sortie(m, A, 0)
    assert zone(m, "me", "drop") == [last.name]
    assert count(m, "me", "hand") == 1
    away = card("起[このメンバーをドロップする]カードを1枚引く。", name="捨て身")
    m = scene(me={"circles": [away]})
    use(m, away)
    assert count(m, "me", "hand") == 1


# -- 9.5: timing -----------------------------------------------------------------------------


@clause("9.5.1", "9.5.1.1", "9.5.3", "9.5.3.1", "10.1.1")
def test_rule_processes_come_before_waiting_abilities() -> None:
    watch = card("自あなたのメンバーが出撃した時、カードを1枚引く。", name="番人")
    m = scene(me={"circles": [{"card": B, "set": [turned(C)]}, watch], "hand": [A]})
    sortie(m, A, 0)
    told = [n.clause for n in log_notes(m) if n.clause in ("10.7.1", "9.6.2.4")]
    assert told == ["10.7.1", "9.6.2.4"]
    # and again before the next of them
    fells = card(
        "自あなたのメンバーが出撃した時、あなたの「昼」を1体選び、ドロップする。", name="斧"
    )
    n = scene(me={"circles": [{"card": B, "set": [turned(C)]}, watch, fells], "hand": [A]})
    sortie(n, A, 3)
    choose(n, "play", fells)
    told = [note.clause for note in log_notes(n) if note.clause in ("10.7.1", "9.6.2.4")]
    assert told == ["9.6.2.4", "10.7.1", "9.6.2.4"]


@clause("9.5.3.2", "9.5.3.3", "9.5.3.4", "9.7.3", "9.7.3.1")
def test_one_after_the_other_the_turn_player_first() -> None:
    mine = [card("自メンバーが出撃した時、カードを1枚引く。", name=f"番人{i}") for i in range(2)]
    theirs = card("自メンバーが出撃した時、カードを1枚引く。", name="向かいの番人")
    m = scene(me={"circles": [None, *mine], "hand": [A]}, foe={"circles": [theirs]})
    sortie(m, A, 0)
    asked(m, "waiting ability", "me")
    assert [o.kind for o in options(m, "play")] == ["play", "play"]
    assert not offered(m, "decline")
    choose(m, "play", mine[1])
    told = [m.state.definition(n.card).name for n in log_notes(m, "9.6.2.4", "play")]
    assert told == [mine[1].name, mine[0].name, theirs.name]


@clause("9.5.2", "9.5.4", "9.5.4.1", "9.5.4.2", "9.5.4.3")
def test_a_check_timing_comes_before_each_choice_of_the_main_phase() -> None:
    watch = card("自あなたのメンバーが出撃した時、カードを1枚引く。", name="番人")
    m = scene(me={"circles": [None, watch], "hand": [A, B]})
    sortie(m, A, 0)
    assert count(m, "me", "hand") == 2
    asked(m, "main")
    sortie(m, B, 2)
    assert count(m, "me", "hand") == 2
    choose(m, "battle phase")  # nothing more is wanted, so it goes on
    assert m.state.phase > MAIN or m.state.turn_seat == FOE
    pass_all(m)


# -- 9.6: playing ----------------------------------------------------------------------------


@clause("9.6.1", "9.6.2", "9.6.2.2", "9.6.2.4", "9.6.2.4.1")
def test_an_ability_is_played_paid_for_and_resolved() -> None:
    help_ = card("起[1]カードを1枚引く。", name="助け")
    m = scene(me={"circles": [help_], "stock": [A]})
    use(m, help_)
    told = [(n.verb, n.after) for n in log_notes(m) if n.verb in ("play", "move")]
    assert [verb for verb, _ in told] == ["play", "move", "move"]
    assert told[1][1] == DROP
    assert told[2][1] == HAND


@clause("9.6.2.2", "9.6.2.3.2", "5.22.3.1")
def test_a_cost_that_cannot_be_finished_is_taken_back() -> None:
    both = card(
        "起[あなたのメンバーを1体選び、レストし、このメンバーをレストする]カードを1枚引く。",
        name="両方",
    )
    m = scene(me={"circles": [both, A]})
    use(m, both)
    pick(m, both)
    assert not is_rested(m, both)
    assert count(m, "me", "hand") == 0
    asked(m, "main")


@clause("9.6.2.3.2", "5.22.3", "4.6.1.1")
def test_what_the_hand_cannot_pay_for_is_not_offered() -> None:
    pays = card("起[あなたの手札の使者を1枚捨てる]カードを1枚引く。", name="払い手")
    m = scene(me={"circles": [pays], "hand": [A]})
    assert not offered(m, "use", pays)
    n = scene(me={"circles": [pays], "hand": [A, foreigner(name="使い")]})
    use(n, pays)
    assert zone(n, "me", "drop") == ["使い"]
    assert count(n, "me", "hand") == 2
    # in the opponent's turn being asked must not tell what one holds
    asks = card(
        "自[あなたの手札の使者を1枚捨てる]このメンバーが攻撃された時、"
        "コストを払ってよい。そうしたら、カードを1枚引く。",
        name="受け手",
    )
    k = scene(me={"circles": [B], "level": 1}, foe={"circles": [asks], "hand": [A]})
    attack(k, B, 0)
    asked(k, "may do", "foe")
    yes(k)
    assert zone(k, "foe", "hand") == [A.name]
    pass_all(k)


@clause("9.6.2.3.2")
def test_what_was_taken_back_can_be_played_again_paid_otherwise() -> None:
    both = card(
        "起[あなたのメンバーを1体選び、レストし、このメンバーをレストする]カードを1枚引く。",
        name="両方",
    )
    m = scene(me={"circles": [both, A]})
    use(m, both)
    pick(m, both)
    use(m, both)
    pick(m, A)
    assert is_rested(m, A)
    assert count(m, "me", "hand") == 1


@clause("9.6.3.1.2")
def test_as_many_as_possible_are_chosen() -> None:
    sleep = card("起[0]相手のメンバーを3体選び、レストする。", name="眠り")
    m = scene(me={"circles": [sleep]}, foe={"circles": [A, B]})
    use(m, sleep)
    assert is_rested(m, A)
    assert is_rested(m, B)


@clause("9.6.3.1.3")
def test_without_a_target_that_part_is_ignored() -> None:
    sleep = card("起[0]相手のメンバーを1体選び、レストする。カードを1枚引く。", name="眠り")
    m = scene(me={"circles": [sleep]})
    use(m, sleep)
    assert count(m, "me", "hand") == 1
    m = scene(me={"circles": [sleep, A]}, foe={"circles": [B, C]})
    use(m, sleep)
    assert sorted(o.card for o in options(m, "pick")) == sorted([number(m, B), number(m, C)])
    pick(m, C)
    assert [is_rested(m, one) for one in (A, B, C)] == [False, False, True]
    assert count(m, "me", "hand") == 1


@clause("9.6.3.1.4")
def test_in_hidden_zones_one_may_say_that_there_is_none() -> None:
    find = card("起[0]あなたの手札の使者を1枚選び、ドロップする。", name="探し手")
    envoy = foreigner(name="使い")
    m = scene(me={"circles": [find], "hand": [envoy, A]})
    use(m, find)
    done(m)
    assert count(m, "me", "hand") == 2
    m = scene(me={"circles": [find], "hand": [A]})
    use(m, find)
    done(m)
    assert count(m, "me", "hand") == 1


@clause("9.8.1")
def test_what_is_done_once_is_done_once() -> None:
    help_ = card("起[0]カードを1枚引く。", name="助け")
    m = scene(me={"circles": [help_]})
    use(m, help_)
    end_turn(m)
    assert count(m, "me", "hand") == 1


@clause("9.4.2")
def test_costs_are_paid_with_ones_own_cards() -> None:
    pay = card("起[メンバーを1体選び、レストする]カードを1枚引く。", name="支払い")
    m = scene(me={"circles": [pay]}, foe={"circles": [A]})
    use(m, pay)
    assert is_rested(m, pay)
    assert not is_rested(m, A)
    # whatever cards it names: those of the opponent can be chosen for the effect alone
    anyone = In(EachPlayer(), [CIRCLE])
    for paying, others in ((True, []), (False, [A.name])):
        chosen = Choose("9.6.3", CHOOSE, 1, You(), anyone, Fixed(1), Fixed(1))
        chosen.paying = paying
        one = doing(draws(), cost=[chosen]) if paying else doing(chosen)
        n = scene(me={"circles": [one, B]}, foe={"circles": [A]})
        use(n, one)
        names = [n.state.definition(option.card).name for option in options(n, "pick")]
        assert names == [one.name, B.name, *others]
        n.choose(0)


@clause("5.22.3", "5.22.5.1", "1.3.2.1")
def test_which_part_of_a_cost_cannot_be_paid_is_told() -> None:
    buys = card("起[②手札を1枚捨てる]カードを1枚引く。", name="買い物")
    rests = card("起[このメンバーをレストする]カードを1枚引く。", name="居眠り")
    m = scene(me={"circles": [buys, {"card": rests, "rest": True}], "stock": 1})
    for one, told in (
        (buys, ["it takes 2 of the stock, which holds 1", "its cost takes 1 cards, and 0 can be"]),
        (rests, ["it is rested already"]),
    ):
        ability = m.state.face(number(m, one)).abilities[0]
        found = m.why_not(0, Option("use", number(m, one), ability=ability))
        assert len(found) == len(told)
        assert all(str(reason).startswith(begin) for reason, begin in zip(found, told, strict=True))
