"""2.11, 5.16, 5.19, 5.22: logic icons and where logic comes from; showing; the fine print of costs."""

from __future__ import annotations

import pytest
from tests.games.luck_and_logic.made import always
from tests.games.luck_and_logic.table import (
    FOE,
    ME,
    asked,
    attack,
    card,
    choose,
    count,
    done,
    in_order,
    is_asked,
    is_down,
    log_has,
    number,
    offered,
    options,
    pass_all,
    pick,
    power,
    scene,
    sees,
    tactics,
    use,
    values,
    why_not,
    yes,
    zone,
)
from tests.ruling import clause

from kirifuda.games.luck_and_logic.rulings import DEFINE_FROM
from kirifuda.games.luck_and_logic.zones import DROP
from kirifuda.kernel.effects.who import You
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.values.rulings import Ruling

A = card(name="朝")
B = card(name="昼")
C = card(name="夜")


def fight(mine: list[CardDef], theirs: list[CardDef], **me: object) -> Match:
    """A attacks B; the first to define logic is the defender."""
    m = scene(
        me={"circles": [A], "levels": 1, "hand": mine, **me},
        foe={"circles": [B], "hand": theirs},
    )
    attack(m, A, 0)
    return m


@pytest.mark.parametrize(
    ("icon", "after"),
    [
        ({"power_logic": 2000}, (5000, 1, 2)),
        ({"aura_logic": 2}, (3000, 3, 2)),
        ({"limit_logic": 1}, (3000, 1, 3)),
        ({"power_logic": 1000, "aura_logic": 1}, (4000, 2, 2)),
    ],
)
@clause("2.11.2.1", "2.11.2.2", "2.11.2.3", "5.16.2")
def test_what_logic_icons_change(icon: dict[str, int], after: tuple[int, int, int]) -> None:
    for logic in (card(name="数式", **icon), tactics(name="戦術式", **icon)):
        m = fight([], [logic])
        choose(m, "define", logic)
        assert values(m, B) == after
        assert values(m, A) == (3000, 1, 2)
        pass_all(m)


@clause("5.16.1", "5.16.1.1", "5.16.3")
def test_logic_is_defined_from_the_hand_whatever_its_level_and_cost() -> None:
    high = card(name="高位", level=4, cost=4, power_logic=500)
    m = fight([], [high])
    choose(m, "define", high)
    assert zone(m, "foe", "battle") == [high.name]
    assert count(m, "foe", "hand") == 0
    pass_all(m)


@clause("5.16.1.2")
def test_an_effect_lets_logic_come_from_another_zone_too() -> None:
    logic = card(name="数式", power_logic=2000)
    road = always(Ruling(DEFINE_FROM, You(), zones=1 << DROP), name="道")
    m = scene(
        me={"circles": [A], "levels": 1},
        foe={"circles": [B, None, None, road], "hand": [C], "drop": [logic]},
    )
    attack(m, A, 0)
    asked(m, "logic", "foe")
    assert [m.state.definition(o.card).name for o in options(m, "define")] == [C.name, logic.name]
    choose(m, "define", logic)
    assert power(m, B) == 5000
    assert count(m, "foe", "drop") == 0
    pass_all(m)


@clause("5.16.2")
def test_automatic_abilities_of_logic_resolve_and_others_hold_while_it_lies_there() -> None:
    both = tactics(
        "自このカードがロジック定義された時、カードを1枚引く。\n永あなたのバトル中のメンバーのパワー+1500。",
        name="奇策",
    )
    m = fight([], [both])
    choose(m, "define", both)
    assert count(m, "foe", "hand") == 1
    assert power(m, B) == 4500
    assert power(m, A) == 3000
    pass_all(m)
    assert power(m, B) == 3000


@clause("4.12.1.1.2")
def test_what_an_automatic_ability_has_done_goes_on_face_down() -> None:
    plan = tactics(
        "自このカードがロジック定義された時、このバトル中、あなたのバトル中のメンバーのパワー+1500。",
        name="奇策",
    )
    closer = tactics(
        "自このカードがロジック定義された時、相手のバトル領域のカードすべてを裏向きにする。",
        name="封じ手",
    )
    m = fight([closer], [plan])
    choose(m, "define", plan)
    assert power(m, B) == 4500
    choose(m, "define", closer)
    assert is_down(m, plan)
    assert power(m, B) == 4500
    pass_all(m)


@clause("2.15.2", "8.4.3")
def test_the_limit_says_how_many_cards_are_defined() -> None:
    m = fight([], [C, C, C])
    choose(m, "define", C)
    done(m)  # the attacker, whose limit is not reached either
    choose(m, "define", C)
    assert count(m, "foe", "battle") == 2
    asked(m, "logic", "me")
    done(m)  # and the defender, who holds one more, is asked no more
    assert not is_asked(m, "logic")
    assert count(m, "foe", "drop") == 2
    pass_all(m)


@clause("5.19.2")
def test_a_card_shown_as_a_cost_is_seen_by_all() -> None:
    show = card("起[あなたの手札を1枚選び、公開する]カードを1枚引く。", name="見せ手")
    m = scene(me={"circles": [show], "hand": [A, B]})
    use(m, show)
    pick(m, A)
    assert log_has(m, "", "reveal", A)
    assert A.name in [c.get("name") for c in sees(m, FOE, ME, "hand")]
    assert count(m, "me", "hand") == 3


@clause("5.22.4")
def test_all_of_nothing_can_be_paid() -> None:
    clear = card("起[あなたの手札すべてを捨てる]カードを2枚引く。", name="総入れ替え")
    m = scene(me={"circles": [clear]})
    use(m, clear)
    assert count(m, "me", "hand") == 2
    m = scene(me={"circles": [clear], "hand": [A, B]})
    use(m, clear)
    assert sorted(zone(m, "me", "drop")) == sorted([A.name, B.name])
    assert count(m, "me", "hand") == 2


@clause("5.22.4")
def test_all_of_nothing_was_not_done_where_it_is_no_cost() -> None:
    clear = card(
        "起[0]あなたの手札すべてを捨ててよい。そうしたら、カードを2枚引く。", name="総入れ替え"
    )
    wakes = card(
        "起[0]あなたの＜鳥＞のメンバーすべてをスタンドしてよい。そうしたら、カードを2枚引く。",
        name="起こし手",
    )
    for one in (clear, wakes):
        m = scene(me={"circles": [one]})
        use(m, one)
        yes(m)
        assert count(m, "me", "hand") == 0
    m = scene(me={"circles": [clear], "hand": [A]})
    use(m, clear)
    yes(m)
    assert zone(m, "me", "drop") == [A.name]
    assert count(m, "me", "hand") == 2


@clause("5.22.6.1", "9.6.2.2")
def test_without_its_cost_x_is_nothing() -> None:
    driver = card("ロジックドライブ[X]Xにつきカードを1枚引く。", name="駆動者")
    other = card(
        "起[0]あなたの「駆動者」を1体選ぶ。そのメンバーのロジックドライブをコストを払わずにプレイする。",
        name="後押し",
    )
    m = scene(me={"circles": [driver, other], "stock": 3})
    use(m, other)
    assert count(m, "me", "hand") == 0
    assert count(m, "me", "stock") == 3


@clause("5.23.2", "5.23.2.1", "5.23.3")
def test_what_was_looked_at_stays_as_it_was() -> None:
    look = card("起[0]自分の山札の上から2枚を見る。", name="覗き手")
    m = scene(me={"circles": [look], "top": [A, B, C]})
    use(m, look)
    assert in_order(m, "me", "deck")[:3] == [A.name, B.name, C.name]
    assert log_has(m, "", "look", B)
    # who looked knows them where they lie, and nobody else does
    assert [c.get("name") for c in sees(m, ME, ME, "deck")][:3] == [A.name, B.name, None]
    assert not any("name" in c for c in sees(m, FOE, ME, "deck"))


@clause("7.5.3.5", "11.4.2")
def test_one_logic_drive_a_turn_with_a_soul() -> None:
    one = card("ロジックドライブ[0]カードを1枚引く。", name="駆動者")
    two = card("ロジックドライブ[0]カードを1枚引く。", name="別の駆動者")
    bare = card("ロジックドライブ[0]カードを1枚引く。", name="素の駆動者")
    m = scene(me={"circles": [{"card": one, "souls": [A]}, {"card": two, "souls": [B]}, bare]})
    assert not offered(m, "drive", bare)
    ability = m.state.face(number(m, bare)).abilities[0]
    assert why_not(m, "drive", bare, ability=ability) == ["11.4.2"]
    choose(m, "drive", one)
    assert count(m, "me", "hand") == 1
    assert not offered(m, "drive")
