"""5.12, 5.13, 5.35 and 9.6.2: sortie, union in every pairing, T-rank, conditions and costs."""

from __future__ import annotations

import pytest
from tests.games.luck_and_logic.made import ability as made_ability
from tests.games.luck_and_logic.made import always, doing, draws, waiting, when, with_
from tests.games.luck_and_logic.table import (
    asked,
    card,
    change,
    choose,
    count,
    done,
    foreigner,
    is_rested,
    leave,
    log_has,
    members,
    my,
    number,
    offered,
    options,
    paradox,
    pick,
    place_of,
    put,
    rested,
    scene,
    sees,
    sortie,
    souls,
    super_,
    table,
    turned,
    union,
    unite,
    use,
    why_not,
    zone,
)
from tests.ruling import clause

from kirifuda.games.luck_and_logic.events import BY_CHANGE, BY_UNION, SORTIED, UNITED
from kirifuda.games.luck_and_logic.instructions import SendOut
from kirifuda.games.luck_and_logic.rulings import (
    COST_CHANGE,
    NO_SORTIE,
    NO_UNION,
    UNITE_ANYWAY,
    UNITE_FROM,
)
from kirifuda.games.luck_and_logic.zones import (
    AREAS,
    DECK,
    DROP,
    HAND,
    MONOLIUM,
    SOUL,
    TRANS_CHANGE,
    UNION,
    circles_of,
)
from kirifuda.kernel.effects.terms import Filter, Fixed, In, Kind
from kirifuda.kernel.effects.who import You
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.values.rulings import Ruling

A = card(name="朝")
B = card(name="昼")
F = foreigner(name="使い")
G = foreigner(name="もう一人の使い")
U = union(name="合わさる者")
RED = card(name="赤い札", colors=["red"])
MONO = card(name="世界の札", worlds=["monolium"])
BLUE = card(name="青い札", colors=["blue"], worlds=["septpia"])


# -- 5.12: sortie ----------------------------------------------------------------------------


@clause("5.12.1", "5.12.2", "2.10.2", "2.10.2.1")
def test_a_member_is_put_on_one_circle_of_its_player() -> None:
    m = scene(me={"hand": [A]})
    sortie(m, A)
    assert [o.spot for o in options(m, "place")] == [0, 1, 2, 3, 4, 5]
    put(m, 3)
    assert table(m).area(number(m, A)) == 8
    assert not is_rested(m, A)


@clause("2.10.2.2")
def test_a_territory_of_two_is_put_on_adjacent_circles() -> None:
    wide = card(name="二つ分", territory=2)
    m = scene(me={"hand": [wide]})
    sortie(m, wide)
    areas = []
    for option in options(m, "place"):
        areas.append(tuple(circles_of(AREAS[option.spot])))
    assert sorted(areas) == [(0, 1), (0, 3), (1, 2), (1, 4), (2, 5), (3, 4), (4, 5)]
    put(m, 6)


@clause("2.10.2.3")
def test_a_territory_of_four_takes_the_middle_and_a_side() -> None:
    huge = card(name="四つ分", territory=4)
    m = scene(me={"hand": [huge]})
    sortie(m, huge)
    areas = [circles_of(AREAS[o.spot]) for o in options(m, "place")]
    assert areas == [[0, 1, 3, 4], [1, 2, 4, 5]]
    put(m, 13)


@clause("5.12.2.1")
def test_who_stands_there_is_dropped() -> None:
    m = scene(me={"hand": [A], "circles": [B]})
    sortie(m, A, 0)
    assert members(m, "me") == [A.name]
    assert zone(m, "me", "drop") == [B.name]
    assert log_has(m, "5.12.2.1", "move", B)


@clause("5.12.2.1", "2.10.3", "12.2.1")
def test_everyone_on_any_of_the_circles_is_dropped_with_souls() -> None:
    wide = card(name="二つ分", territory=2)
    m = scene(me={"hand": [wide], "circles": [{"card": A, "souls": [F]}, B]})
    sortie(m, wide, 6)
    assert sorted(zone(m, "me", "drop")) == sorted([A.name, B.name, F.name])


@clause("5.12.3", "5.12.3.1", "2.9.2", "9.6.2.3", "5.22.5", "5.22.5.2")
def test_by_rule_its_cost_is_paid_from_the_top_of_the_stock() -> None:
    dear = card(name="高い", cost=2)
    m = scene(me={"hand": [dear], "stock": [A, {"card": B, "down": False}, F]})
    sortie(m, dear, 0)
    assert sorted(zone(m, "me", "drop")) == sorted([A.name, B.name])
    assert count(m, "me", "stock") == 1


@clause("9.6.2.3.2", "5.22.3")
def test_what_cannot_be_paid_for_is_not_played() -> None:
    dear = card(name="高い", cost=2)
    m = scene(me={"hand": [dear], "stock": 1})
    assert not offered(m, "sortie", dear)
    assert why_not(m, "sortie", dear) == ["9.6.2.3.2"]
    n = scene(me={"hand": [dear], "stock": 2})
    assert offered(n, "sortie", dear)


@clause("9.6.2.3.1")
def test_costs_are_raised_before_they_are_lowered() -> None:
    cheap = card(name="安い", cost=0)
    more = always(Ruling(COST_CHANGE, target=In(You(), [HAND]), amount=Fixed(1)), name="値上げ")
    less = always(Ruling(COST_CHANGE, target=In(You(), [HAND]), amount=Fixed(-1)), name="値下げ")
    m = scene(me={"hand": [cheap], "circles": [less, more]})
    # 0 + 1 - 1: had it been lowered first, it would be 1
    assert offered(m, "sortie", cheap)
    m = scene(me={"hand": [cheap], "circles": [more]})
    assert not offered(m, "sortie", cheap)


@clause("9.6.2.1", "9.6.2.1.3", "9.6.2.1.5", "5.12.3.1")
def test_logicalists_and_foreigners_need_their_level_only() -> None:
    high = card(name="高位", level=2, worlds=["septpia"])
    m = scene(me={"hand": [high], "levels": [turned(BLUE), RED]})
    assert offered(m, "sortie", high)
    m = scene(me={"hand": [high], "levels": [RED]})
    assert not offered(m, "sortie", high)
    assert why_not(m, "sortie", high) == ["9.6.2.1.3"]


@pytest.mark.parametrize(
    ("level", "can"), [(RED, True), (MONO, True), (BLUE, False), (turned(RED), False)]
)
@clause("9.6.2.1.1", "9.6.2.1.2", "9.6.2.1.4", "4.1.3.2.2")
def test_a_union_needs_its_world_or_its_colour_among_the_levels(level: object, can: bool) -> None:
    plain = card(name="ただの人", worlds=["septpia"])
    m = scene(me={"hand": [U, plain], "levels": [level]})
    assert offered(m, "sortie", U) == can
    assert offered(m, "sortie", plain)  # only a union does
    assert (why_not(m, "sortie", U) == ["9.6.2.1.4"]) != can


@clause("5.12.3.2", "9.8.1")
def test_by_effect_neither_condition_nor_cost_matters() -> None:
    dear = card(name="高い", cost=3, level=4)
    caller = doing(
        SendOut("5.12.3.2", You(), In(You(), [HAND]), 1),
        name="呼び手",
    )
    m = scene(me={"hand": [dear], "circles": [caller]})
    use(m, caller)
    put(m, 5)
    assert place_of(m, dear) == 5


@clause("1.3.3")
def test_what_may_not_be_sortied_is_not() -> None:
    ban = always(Ruling(NO_SORTIE, You()), name="足止め")
    m = scene(me={"hand": [A], "circles": [ban]})
    assert not offered(m, "sortie", A)
    assert why_not(m, "sortie", A) == ["1.3.3"]


# -- 5.13: union -----------------------------------------------------------------------------


def united(m: Match, one: CardDef, place: int = 0) -> None:
    pick(m, one)
    put(m, place)


@clause("5.13.1", "5.13.1.1", "5.13.1.2", "5.13.1.2.1", "5.13.1.3", "5.35.1")
def test_a_logicalist_and_a_foreigner_unite_into_a_card_of_the_deck() -> None:
    m = scene(me={"circles": [A, F], "levels": [RED], "top": [U]})
    unite(m, A, F)
    asked(m, "find union")
    united(m, U)
    assert members(m, "me") == [U.name]
    assert sorted(souls(m, U)) == sorted([A.name, F.name])
    assert table(m).ranks == [1, 0]
    assert log_has(m, "5.13.1.2.2", "shuffle")


SUPER = super_(name="すごい人")
SUPER_2 = super_(name="もっとすごい人")
NARROW = my(name="わたし")
WIDE = my(name="ひろいわたし", wide=True)


@pytest.mark.parametrize(
    ("circles", "mine", "pairs"),
    [
        ([A, F], None, {(A.name, F.name)}),
        ([SUPER, F], None, {(SUPER.name, F.name)}),
        ([SUPER, SUPER_2], None, {(SUPER.name, SUPER_2.name)}),
        ([A, SUPER], None, set()),
        ([A, B], None, set()),
        ([F, G], None, set()),
        ([U, F], None, set()),
        ([F], NARROW, {(NARROW.name, F.name)}),
        ([SUPER], NARROW, set()),
        ([A], NARROW, set()),
        ([A], WIDE, set()),
        ([SUPER], WIDE, {(WIDE.name, SUPER.name)}),
        ([F], WIDE, {(WIDE.name, F.name)}),
        ([F], rested(NARROW), set()),
    ],
)
@clause("5.13.1.1", "2.2.2.7", "2.2.2.8", "2.2.2.8.1")
def test_who_can_unite_with_whom(
    circles: list[CardDef], mine: object, pairs: set[tuple[str, str]]
) -> None:
    m = scene(me={"circles": circles, "my": mine})
    found = {
        (m.state.definition(o.card).name, m.state.definition(o.number).name)
        for o in options(m, "union")
    }
    assert found == pairs


@clause("5.13.1.1.1", "11.2.1")
def test_my_logicalist_is_asked_what_it_is_like_a_member() -> None:
    friend = foreigner("自盟約-「わたし」、カードを1枚引く。", name="友")
    other = my(name="よその人")
    for mine, drawn in ((NARROW, 1), (other, 0)):
        m = scene(me={"circles": [friend], "my": [mine], "levels": [RED], "top": [U]})
        unite(m, mine, friend)
        united(m, U)
        assert count(m, "me", "hand") == drawn


@clause("5.13.1.3.1")
def test_my_logicalist_rests_and_is_no_soul() -> None:
    m = scene(me={"circles": [F], "my": [NARROW], "levels": [RED], "top": [U]})
    unite(m, NARROW, F)
    united(m, U)
    assert souls(m, U) == [F.name]
    assert is_rested(m, NARROW)
    assert zone(m, "me", "my logicalist") == [NARROW.name]


@clause("5.13.1.2", "5.21.1")
def test_the_deck_may_be_refreshed_before_it_is_searched() -> None:
    m = scene(me={"circles": [A, F], "levels": [RED], "drop": [U], "deck": 5})
    unite(m, A, F, "refresh")
    assert count(m, "me", "drop") == 0
    assert table(m).points == [1, 0]
    united(m, U)
    # 10.9: the point becomes a card in the refresh zone at the next check timing
    assert count(m, "me", "refresh") == 1
    assert table(m).points == [0, 0]


@clause("5.13.1.2.2", "5.13.1.2.3")
def test_who_finds_nothing_shuffles_and_may_take_one_from_the_hand() -> None:
    m = scene(me={"circles": [A, F], "levels": [RED], "hand": [U]})
    unite(m, A, F)
    done(m)
    assert log_has(m, "5.13.1.2.2", "shuffle")
    asked(m, "union from hand")
    united(m, U, 4)
    assert place_of(m, U) == 4


@clause("5.13.1.2.3")
def test_without_a_search_the_union_comes_from_the_hand() -> None:
    m = scene(me={"circles": [A, F], "levels": [RED], "hand": [U]})
    unite(m, A, F, "hand")
    united(m, U)
    assert not log_has(m, "5.13.1.2.2")
    assert members(m, "me") == [U.name]


@clause("5.13.1.4", "5.13.1.4.1", "5.35.2")
def test_a_union_that_brings_out_nothing() -> None:
    m = scene(me={"circles": [F, {"card": A}], "my": [NARROW], "hand": [U], "levels": [RED]})
    unite(m, NARROW, F, "hand")
    done(m)
    assert members(m, "me") == [A.name]
    assert zone(m, "me", "drop") == [F.name]
    assert is_rested(m, NARROW)
    assert table(m).ranks == [0, 0]
    assert not options(m, "union")
    m = scene(me={"circles": [A, F]})
    unite(m, A, F)
    done(m)
    assert sorted(zone(m, "me", "drop")) == sorted([A.name, F.name])


@clause("5.13.1.2.1", "9.6.2.1")
def test_a_union_must_be_playable_and_payable() -> None:
    dear = union(name="高い合体", cost=1)
    high = union(name="高位の合体", level=2)
    other = union(name="よその合体", worlds=["tritomy"], colors=["green"])
    m = scene(me={"circles": [A, F], "levels": [RED], "top": [dear, high, other, U]})
    unite(m, A, F)
    assert [m.state.definition(o.card).name for o in options(m, "pick")] == [U.name]
    done(m)


@clause("5.13.1.2.1")
def test_its_cost_is_paid() -> None:
    dear = union(name="高い合体", cost=1)
    m = scene(me={"circles": [A, F], "levels": [RED], "top": [dear], "stock": 2})
    unite(m, A, F)
    united(m, dear)
    assert count(m, "me", "stock") == 1


@clause("5.13.1.5")
def test_an_effect_lets_a_union_come_out_whatever_its_conditions() -> None:
    high = union(name="高位の合体", level=3, worlds=["tritomy"], colors=["green"], cost=1)
    leave_ = always(Ruling(UNITE_ANYWAY, You(), filter=Kind(UNION)), name="許し")
    m = scene(me={"circles": [A, F, leave_], "top": [high], "stock": 1})
    unite(m, A, F)
    united(m, high)
    assert members(m, "me") == [high.name, leave_.name]
    assert count(m, "me", "stock") == 0


@clause("5.13.1.2.4")
def test_an_effect_lets_a_union_come_from_elsewhere() -> None:
    road = always(Ruling(UNITE_FROM, You(), filter=Kind(UNION), zones=1 << DROP), name="道")
    m = scene(me={"circles": [A, F, road], "levels": [RED], "drop": [U]})
    unite(m, A, F, "elsewhere")
    asked(m, "union from elsewhere")
    united(m, U)
    assert sorted(souls(m, U)) == sorted([A.name, F.name])
    m = scene(me={"circles": [A, F, road], "levels": [RED]})
    choose(m, "union")
    assert not offered(m, "elsewhere")
    choose(m, "hand")
    # deck and hand are looked through as usual, whatever the effect names
    wide = Ruling(UNITE_FROM, You(), filter=Kind(UNION), zones=1 << DROP | 1 << DECK | 1 << HAND)
    n = scene(me={"circles": [A, F, always(wide)], "levels": [RED], "top": [U], "hand": [U]})
    choose(n, "union")
    assert not offered(n, "elsewhere")
    choose(n, "hand")
    done(n)


@clause("5.13.1.5", "5.13.1.2.4")
def test_what_an_effect_allows_from_elsewhere_needs_its_cost_only() -> None:
    road = card("永あなたは合体する時、ドロップ領域の合理体も出撃させることができる。", name="道")
    high = union(name="高位の合体", level=3, worlds=["tritomy"], colors=["green"], cost=1)
    m = scene(me={"circles": [A, F, road], "drop": [high], "stock": [B]})
    unite(m, A, F, "elsewhere")
    united(m, high)
    assert members(m, "me") == [high.name, road.name]
    assert zone(m, "me", "drop") == [B.name]
    m = scene(me={"circles": [A, F, road], "drop": [high]})
    choose(m, "union")
    assert not offered(m, "elsewhere")
    choose(m, "hand")


@clause("5.13.1.3", "12.2.1")
def test_souls_of_both_materials_go_on_as_souls() -> None:
    m = scene(
        me={"circles": [{"card": A, "souls": [B]}, F], "levels": [RED], "top": [U]},
    )
    unite(m, A, F)
    united(m, U)
    assert sorted(souls(m, U)) == sorted([A.name, B.name, F.name])


@clause("9.10.1", "5.13.1.3")
def test_a_material_for_which_something_else_is_done_becomes_no_soul() -> None:
    shy = card("永 このメンバーが場を離れるなら、代わりにこのメンバーをパージする。", name="内気")
    m = scene(me={"circles": [shy, F, B], "levels": [RED], "top": [U]})
    unite(m, shy, F)
    united(m, U, 2)
    assert zone(m, "me", "purge") == [shy.name]
    assert souls(m, U) == [F.name]  # the union comes without it
    assert place_of(m, U) == 2
    assert zone(m, "me", "drop") == [B.name]


@clause("5.13.1.3", "5.12.2.1")
def test_others_on_the_circle_of_the_union_are_dropped_the_materials_are_not() -> None:
    m = scene(me={"circles": [A, F, B], "levels": [RED], "top": [U]})
    unite(m, A, F)
    united(m, U, 2)
    assert zone(m, "me", "drop") == [B.name]


@clause("1.3.3")
def test_who_may_not_be_united_is_not() -> None:
    ban = always(Ruling(NO_UNION, You()), name="足止め")
    m = scene(me={"circles": [A, F, ban], "my": [NARROW]})
    assert not options(m, "union")
    assert why_not(m, "union", A, number=number(m, F)) == ["1.3.3"]
    assert why_not(m, "union", NARROW, number=number(m, F)) == ["1.3.3"]
    assert why_not(m, "union", A, number=number(m, ban)) == ["5.13.1.1", "1.3.3"]
    theirs = scene(me={"circles": [A, F]}, foe={"circles": [ban]})  # it forbids its own player
    assert options(theirs, "union")
    assert why_not(theirs, "union", A, number=number(theirs, F)) == []


@clause("5.13.1.2", "4.5.1.1")
def test_a_search_shows_the_deck_to_its_player_only() -> None:
    m = scene(me={"circles": [A, F], "levels": [RED], "top": [U]})
    unite(m, A, F)
    assert any("name" in c for c in sees(m, 0, "me", "deck"))
    assert not any("name" in c for c in sees(m, 1, "me", "deck"))
    done(m)
    assert not any("name" in c for c in sees(m, 0, "me", "deck"))


# -- 11.5: trans-change ----------------------------------------------------------------------


def changing(filter: Filter | None = None) -> CardDef:
    """A union with trans-change."""
    made = made_ability(TRANS_CHANGE)
    made.filter = filter
    return with_(union(name="変わる者"), made)


@clause("5.13.1.1", "7.5.3.3", "7.5.3.3.1", "11.5.2", "11.5.3", "11.5.4")
def test_trans_change_has_a_count_of_its_own_and_hands_its_souls_on() -> None:
    first = changing()
    m = scene(
        me={
            "circles": [{"card": first, "souls": [B]}, F, A, G],
            "levels": [RED],
            "top": [U, union(name="次の合体")],
        }
    )
    change(m, first, F)
    united(m, U)
    assert sorted(souls(m, U)) == sorted([first.name, F.name, B.name])
    assert not options(m, "change")
    assert options(m, "union")
    assert table(m).ranks == [1, 0]


@clause("5.13.1.1")
def test_trans_change_needs_a_foreigner_and_keeps_to_what_it_names() -> None:
    first = changing(Kind(MONOLIUM))
    other = union(name="よその赤", worlds=["tritomy"], colors=["red"])
    m = scene(me={"circles": [first, A]})
    assert not options(m, "change")
    m = scene(me={"circles": [first, F], "levels": [RED], "top": [U, other]})
    change(m, first, F)
    assert [m.state.definition(o.card).name for o in options(m, "pick")] == [U.name]
    done(m)


# -- what waits for it -----------------------------------------------------------------------


@clause("5.12.1", "9.7.4")
def test_what_waits_for_a_sortie_hears_how_it_was_made() -> None:
    for flags, heard in ((BY_UNION, 1), (BY_CHANGE, 0)):
        trigger = when(SORTIED)
        trigger.flags = flags
        watcher = waiting(trigger, draws(), name="見張り")
        m = scene(me={"circles": [A, F, watcher], "levels": [RED], "top": [U], "deck": 9})
        unite(m, A, F)
        united(m, U)
        assert count(m, "me", "hand") == heard


@clause("5.13.1.3", "11.2.1")
def test_a_material_hears_with_what_it_was_united() -> None:
    trigger = when(UNITED, own=True)
    trigger.other = Kind(MONOLIUM)
    pact = waiting(trigger, draws(), zones=1 << SOUL, name="盟約の者")
    friend = foreigner(name="仲間", worlds=["monolium"])
    for other, heard in ((friend, 1), (F, 0)):
        m = scene(me={"circles": [pact, other], "levels": [RED], "top": [U]})
        unite(m, pact, other)
        united(m, U)
        assert count(m, "me", "hand") == heard


@clause("5.16.3")
def test_paradoxes_and_tactics_are_not_sortied() -> None:
    rule = paradox("aura", name="掟")
    m = scene(me={"hand": [rule]})
    assert why_not(m, "sortie", rule) == ["7.5.3.1"]


@clause("9.6.2.1")
def test_what_is_played_is_shown() -> None:
    m = scene(me={"hand": [A, B]})
    sortie(m, A)
    shown = [c["name"] for c in sees(m, 1, "me", "hand") if "name" in c]
    assert shown == [A.name]
    leave(m, "place")
