"""Chapters 2, 3: where cards are meant that a text names, icons, territory, who carries out what."""

from __future__ import annotations

from tests.games.luck_and_logic.fighting import FAIR, A, B, no_logic
from tests.games.luck_and_logic.table import (
    asked,
    attack,
    card,
    count,
    define,
    is_rested,
    offered,
    open_,
    options,
    pick,
    place_of,
    power,
    put,
    scene,
    tactics,
    use,
    zone,
)
from tests.ruling import clause

PLAIN_MEMBER = card(name="見物人")


@clause("2.1.3.1")
def test_a_card_that_is_named_is_meant_on_circles_unless_a_zone_is_told() -> None:
    rests = card("起[0]あなたの「朝」を1体選び、レストする。", name="寝かせ")
    m = scene(me={"circles": [rests], "hand": [A], "drop": [A], "level": [A]})
    use(m, rests)
    asked(m, "main", "me")  # none of them is on a circle
    n = scene(me={"circles": [rests, A], "drop": [B]})
    use(n, rests)
    assert is_rested(n, A)
    takes = card("起[0]あなたのドロップ領域の「朝」を1枚選び、手札に加える。", name="拾い手")
    k = scene(me={"circles": [takes, B], "drop": [A]})
    use(k, takes)
    assert zone(k, "me", "hand") == [A.name]


@clause("2.2.3.2")
def test_gates_are_meant_in_gate_zones() -> None:
    counts = card(
        "永 あなたの表向きの門が1枚以上あるなら、このメンバーのパワー+1000。", name="門番"
    )
    m = scene(me={"circles": [counts], "broken": [2]})
    assert power(m, counts) == 4000
    n = scene(me={"circles": [counts], "removed": [open_("FILLER-GATE")]})
    assert power(n, counts) == 3000  # a gate elsewhere is not meant


@clause("2.2.3.3")
def test_tactics_are_meant_in_the_battle_zone() -> None:
    counts = card(
        "永 あなたの戦術が1枚以上あるなら、このメンバーのパワー+1000。",
        name="軍師",
        power=3000,
        limit=2,
    )
    plan = tactics(name="作戦")
    m = scene(
        me={"circles": [counts, B], "level": 1, "hand": [plan], "drop": [plan]},
        foe={"circles": [FAIR]},
    )
    assert power(m, counts) == 3000
    attack(m, counts, 0)
    define(m, plan)
    assert power(m, counts) == 4000
    no_logic(m)
    assert power(m, counts) == 3000


@clause("2.11.3")
def test_only_who_has_the_intercept_icon_can_intercept() -> None:
    able = card(name="身代わり", intercept=True)
    m = scene(me={"circles": [A, B], "level": 1}, foe={"circles": [FAIR, able, PLAIN_MEMBER]})
    attack(m, A, 0)
    asked(m, "intercept", "foe")
    assert offered(m, "pick", able)
    assert not offered(m, "pick", PLAIN_MEMBER)
    pick(m, able)
    assert zone(m, "foe", "intercept") == [able.name]
    no_logic(m)


@clause("2.10.2", "5.14.1")
def test_territory_is_kept_to_when_a_member_is_moved() -> None:
    wide = card(name="二つ分", territory=2)
    moves = card("起[0]あなたの「二つ分」を1体選び、別のサークルに動かす。", name="運び手")
    m = scene(me={"circles": [{"card": wide, "spot": 6}, {"card": moves, "spot": 5}]})
    use(m, moves)
    places = [o.spot for o in options(m, "place")]
    assert places == [7, 8, 9, 10, 11, 12]  # two adjacent circles each, and not where it stands
    put(m, 11)
    assert place_of(m, wide) == 11


@clause("3.2.1.3.1")
def test_what_is_told_to_nobody_is_done_by_the_master_of_the_effect() -> None:
    draws = card("自 相手のメンバーが攻撃した時、カードを1枚引く。", name="書記")
    m = scene(me={"circles": [A, B], "level": 1}, foe={"circles": [FAIR, draws]})
    attack(m, A, 0)
    # neither the player who attacked nor the turn player
    assert (count(m, "me", "hand"), count(m, "foe", "hand")) == (0, 1)
    no_logic(m)


@clause("8.2.11.3")
def test_who_attacks_and_who_defends_battle_each_other() -> None:
    weakens = card(
        "自 このメンバーが攻撃した時、そのバトル中、バトル相手のメンバーのパワー-1000。",
        name="槍",
    )
    m = scene(me={"circles": [weakens, B], "level": 1}, foe={"circles": [FAIR, A]})
    attack(m, weakens, 0)
    assert (power(m, FAIR), power(m, A)) == (4000, 5000)
    no_logic(m)
    guards = card(
        "自 このメンバーが防御した時、そのバトル中、バトル相手のメンバーのパワー-1000。",
        name="盾",
        power=9000,
    )
    n = scene(me={"circles": [A, B], "level": 1}, foe={"circles": [guards]})
    attack(n, A, 0)
    assert (power(n, A), power(n, B)) == (4000, 5000)
    no_logic(n)


@clause("9.3.2.6.1")
def test_an_ability_that_tells_where_it_is_valid_is_valid_there_only() -> None:
    text = "自【この能力はドロップ領域のみで有効】あなたのメンバーが攻撃した時、ストックブースト1。"
    ghost = card(text, name="亡霊")
    m = scene(me={"circles": [A, ghost], "level": 1}, foe={"circles": [FAIR]})
    attack(m, A, 0)
    no_logic(m)
    assert count(m, "me", "stock") == 0  # not on a circle, where members' abilities usually are
    n = scene(me={"circles": [A, B], "level": 1, "drop": [ghost]}, foe={"circles": [FAIR]})
    attack(n, A, 0)
    no_logic(n)
    assert count(n, "me", "stock") == 1


@clause("12.5.1")
def test_for_each_is_done_so_many_times() -> None:
    takes = card(
        "起[0]あなたの表向きの門1枚につき、相手のメンバーを1体選び、レストする。",
        name="鐘",
    )
    m = scene(
        me={"circles": [takes], "broken": [0, 1]},
        foe={"circles": [A, B, FAIR]},
    )
    use(m, takes)
    pick(m, A)
    pick(m, FAIR)
    assert [is_rested(m, one) for one in (A, B, FAIR)] == [True, False, True]
    none = scene(me={"circles": [takes]}, foe={"circles": [A]})
    use(none, takes)
    assert not is_rested(none, A)
