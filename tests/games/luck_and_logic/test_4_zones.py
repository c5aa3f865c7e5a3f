"""Chapter 4: zones, who sees what, positions on the field."""

from __future__ import annotations

import pytest
from tests.games.luck_and_logic.table import (
    FOE,
    ME,
    asked,
    attack,
    broken,
    card,
    choose,
    count,
    decide,
    done,
    foreigner,
    gate,
    in_order,
    is_down,
    is_rested,
    my,
    number,
    open_,
    options,
    paradox,
    pass_all,
    pick,
    power,
    rested,
    scene,
    sees,
    sortie,
    souls,
    table,
    tactics,
    turned,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.games.luck_and_logic.zones import (
    AREAS,
    GATE,
    GATE_CARD,
    HAND,
    LEVEL_ZONE,
    RED,
    behind,
    beside,
    circles_of,
    neighbours,
    opposite,
    zone_specs,
)
from kirifuda.kernel.errors import CardError
from kirifuda.kernel.foresight.guess import imagine
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.chance import seeded

A = card(name="朝")
B = card(name="昼")
C = card(name="夜")
F = foreigner(name="使い")
ARCH = gate(name="凱旋門")
RULE = paradox("aura", name="掟")


def names(m: Match, viewer: int | None, of: int, kind: str) -> list[str | None]:
    return [c.get("name") for c in sees(m, viewer, of, kind)]


@clause("4.1.1")
def test_each_player_has_each_zone() -> None:
    m = scene(me={"hand": 2, "drop": [A]}, foe={"hand": 3, "drop": [B]})
    seats = m.view(None)["seats"]
    assert isinstance(seats, list)
    zones = {
        *("circles", "gates", "deck", "hand", "level", "stock", "drop", "removed", "refresh"),
        *("battle", "paradox", "intercept", "soul", "resolution", "purge", "my logicalist"),
        "secret",
    }
    assert [set(seat["zones"]) for seat in seats] == [zones, zones]
    assert [len(seat["zones"]["hand"]) for seat in seats] == [2, 3]
    assert [seat["zones"]["drop"][0]["name"] for seat in seats] == [A.name, B.name]


# which zone is seen by whom: own player, opponent; face up, face down
SIGHTS = [
    ("deck", A, (False, False), None),
    ("hand", A, (True, False), None),
    ("level", A, (True, True), (True, False)),
    ("stock", A, (True, True), (False, False)),
    ("drop", A, (True, True), None),
    ("removed", A, (True, True), (False, False)),
    ("refresh", A, (False, False), (False, False)),
    ("battle", A, (True, True), (True, True)),
    ("paradox", RULE, (True, True), (False, False)),
    ("intercept", A, (True, True), None),
    ("resolution", A, (True, True), None),
    ("purge", A, (True, True), None),
    ("my logicalist", my(name="わたし"), (True, True), None),
    ("secret", A, (True, True), (True, False)),
    ("gates", ARCH, (True, True), (False, False)),
]


@pytest.mark.parametrize(("kind", "one", "up", "down"), SIGHTS, ids=[s[0] for s in SIGHTS])
@clause(
    "4.1.2.1",
    "4.1.3.2.4",
    "4.2.1.1",
    "4.3.1.1",
    "4.5.1.1",
    "4.6.1.1",
    "4.7.1.1",
    "4.7.1.2",
    "4.8.1.1",
    "4.8.1.1.1",
    "4.9.1.1",
    "4.10.1.1",
    "4.10.1.2",
    "4.11.1.1",
    "4.12.1.1",
    "4.13.1.1",
    "4.13.1.2",
    "4.14.1.1",
    "4.15.1.1",
    "4.16.1.1.1",
    "4.17.1.1",
    "4.18.1.1",
    "4.19.1.1",
    "4.19.1.1.1",
)
def test_who_sees_the_cards_of_a_zone(
    kind: str, one: object, up: tuple[bool, bool], down: tuple[bool, bool] | None
) -> None:
    for lies, seen in ((False, up), (True, down)):
        if seen is None:
            continue
        held = {"card": one, "down": lies}
        m = scene(me={kind: [held]}, phase="main", anyway=True)
        for viewer in (ME, FOE):
            assert ("name" in sees(m, viewer, ME, kind)[0]) == seen[viewer]
        assert ("name" in sees(m, None, ME, kind)[0]) == (seen == (True, True))


@clause("4.2.1.1", "4.2.1.2", "4.15.1.1")
def test_members_and_souls_are_public_set_cards_are_their_masters() -> None:
    m = scene(me={"circles": [rested(A, souls=[B], set=[turned(C)])]})
    assert sorted(str(n) for n in names(m, FOE, ME, "circles")) == sorted([A.name, "None"])
    assert sorted(str(n) for n in names(m, ME, ME, "circles")) == sorted([A.name, C.name])
    assert names(m, FOE, ME, "soul") == [B.name]
    assert sees(m, FOE, ME, "circles")[0]["rest"]


@clause("4.3.1.1", "4.1.3.2.4")
def test_what_is_set_on_a_whole_gate_does_not_tell_which_gate_that_is() -> None:
    trap = card(
        "自このカードがドロップした時、あなたの門を1枚選び、このカードをその門に裏向きで設置する。",
        name="罠",
    )
    toss = card("起[0]あなたの「罠」を1体選び、ドロップする。", name="投げ手")
    m = scene(me={"circles": [toss, trap]})
    use(m, toss)
    decide(m, options(m, "pick")[2])
    gates = table(m).cards(ME, GATE)
    assert table(m).host[number(m, trap)] == gates[2]
    for viewer in (ME, FOE, None):
        found = [c for c in sees(m, viewer, ME, "circles") if c.get("down")]
        assert [c["spot"] for c in found] == [2]
        assert "host" not in found[0]


@clause("4.1.2.2")
def test_how_many_cards_there_are_is_known_to_all() -> None:
    m = scene(me={"deck": 7, "hand": 3, "stock": 2, "secret": [A]}, anyway=True)
    for viewer in (ME, FOE, None):
        sizes = [len(sees(m, viewer, ME, k)) for k in ("deck", "hand", "stock", "secret")]
        assert sizes == [7, 3, 2, 1]


@clause("4.1.3.1.3", "4.1.3.2.3")
def test_cards_come_standing_and_face_up() -> None:
    m = scene(me={"hand": [A]})
    sortie(m, A, 0)
    assert not is_rested(m, A)
    assert not is_down(m, A)
    back = card("起[0]あなたの他のメンバーを1体選び、手札に戻す。", name="呼び戻し")
    n = scene(me={"circles": [rested(A), back]})
    use(n, back)
    sortie(n, A, 2)
    assert not is_rested(n, A)
    # into a hidden zone face down
    saves = card("起[0]ストックブースト1。", name="貯め手")
    m = scene(me={"circles": [saves], "top": [B]})
    use(m, saves)
    assert zone(m, "me", "stock") == [B.name]
    assert is_down(m, B)


@clause("4.1.3.2.2", "4.3.1.1.1", "2.22.2")
def test_a_face_down_card_has_nothing_of_its_front_but_is_a_gate_where_gates_lie() -> None:
    strong = gate("永あなたの前列のメンバーすべてのパワー+1000。", name="力の門")
    m = scene(me={"circles": [A], "gates": [turned(strong)]})
    face = m.state.face(number(m, strong))
    assert face.kinds == GATE_CARD
    assert face.names == ()
    assert face.abilities == []
    assert power(m, A) == 3000
    m = scene(me={"circles": [A], "gates": [open_(strong)]})
    assert power(m, A) == 4000


@clause("4.1.3.2.2")
def test_a_face_down_card_is_nothing_where_no_gates_lie() -> None:
    m = scene(me={"circles": [A], "levels": [turned(B)]})
    face = m.state.face(number(m, B))
    assert (face.kinds, face.names, face.abilities) == (0, (), [])


@clause("2.22.2", "4.3.1.1.1", "10.3.1", "10.3.1.1", "1.2.3")
def test_a_member_that_lies_among_gates_is_no_gate() -> None:
    m = scene(
        me={"refresh": 2},
        foe={"gates": [turned(B)], "broken": [1, 2, 3, 4, 5]},
        phase="main",
        anyway=True,
    )
    assert m.outcome is not None
    assert m.outcome.winners == []


@clause("4.1.3.2.2.1")
def test_a_whole_gate_has_what_an_effect_on_gates_gives_it() -> None:
    guard = card("永あなたの門すべては破壊されない。", name="門番")
    m = scene(me={"circles": [A], "levels": 1}, foe={"circles": [None, None, None, guard]})
    attack(m, A, 0)
    assert table(m).whole_gates(FOE) == 6


@clause("4.1.3.2.2", "4.1.3.2.2.1")
def test_only_what_speaks_of_face_down_cards_gives_them_something() -> None:
    for text, found in (
        ("カードすべては赤としても扱う。", [0, RED]),
        ("裏向きのカードすべては赤としても扱う。", [RED, 0]),
        ("表向きのカードすべては赤としても扱う。", [0, RED]),
    ):
        dye = card("永あなたのレベル領域の" + text, name="染め手")
        m = scene(me={"circles": [dye], "levels": [turned(A), B]})
        assert [m.state.face(c).kinds & RED for c in m.state.cards(ME, LEVEL_ZONE)] == found
    for text, power_ in (("", 0), ("裏向きの", 1000)):
        help_ = card(f"起[0]このターン中、あなたの{text}カードすべてのパワー+1000。", name="応援")
        m = scene(me={"circles": [help_, {"card": B, "set": [turned(A)]}]})
        use(m, help_)
        assert power(m, A) == power_
    gift = card(
        "永あなたのゲート領域のカードすべてに〈自門破壊、カードを1枚引く。〉を与える。",
        name="贈り手",
    )
    blow = card("起[0]あなたの門を1枚選び、破壊する。", name="割り手")
    m = scene(me={"circles": [gift, blow]})
    use(m, blow)
    m.choose(0)
    assert count(m, "me", "hand") == 1


@clause("4.1.4", "4.1.4.1", "4.5.1.2", "4.8.1.2")
def test_cards_are_put_on_top_and_taken_from_the_top() -> None:
    m = scene(
        me={
            "stock": [A, B],
            "top": [C],
            "circles": [card("起[1]カードを1枚引く。", name="引き手")],
        },
        phase="draw",
    )
    stock = in_order(m, "me", "stock")
    assert stock[1:] == [A.name, B.name]
    done(m)
    use(m, "引き手")
    assert in_order(m, "me", "stock") == [A.name, B.name]


@clause("1.3.2", "4.9.1.1")
def test_only_where_cards_have_sides_they_are_turned_over() -> None:
    close = card("起[0]あなたのドロップ領域のカードを1枚選び、裏向きにする。", name="伏せ手")
    m = scene(me={"circles": [close], "drop": [A]})
    use(m, close)
    assert names(m, FOE, ME, "drop") == [A.name]
    for place in ("手札", "山札", "ドロップ領域", "パージ領域"):
        with pytest.raises(CardError):
            card(f"起[0]手札を1枚選び、{place}に裏向きで置く。", name="伏せ手")


@clause("4.1.4.1")
def test_cards_are_put_on_top_of_the_deck_unless_told_otherwise() -> None:
    back = card("起[0]あなたのドロップ領域のカードを2枚選び、山札に置く。", name="戻し手")
    m = scene(me={"circles": [back], "drop": [A, B], "deck": [C, C]})
    use(m, back)
    asked(m, "order")
    pick(m, B)
    assert in_order(m, "me", "deck") == [A.name, B.name, C.name, C.name]


@clause("4.8.1.2")
def test_what_leaves_the_stock_is_its_top_what_is_turned_there_is_chosen() -> None:
    for text in (
        "あなたのストック領域のカードを1枚選び、手札に加える。",
        "ストックを1枚手札に加える。",
    ):
        take = card("起[0]" + text, name="取り手")
        m = scene(me={"circles": [take], "stock": [A, B, C]})
        use(m, take)
        assert zone(m, "me", "hand") == [A.name]
    for text in ("ストック領域のカードを1枚選び、表向きにする。", "ストックを1枚表向きにする。"):
        look = card("起[0]あなたの" + text, name="開け手")
        m = scene(me={"circles": [look], "stock": [A, B, C]})
        use(m, look)
        pick(m, B)
        assert names(m, FOE, ME, "stock") == [None, B.name, None]


@clause("4.8.1.2")
def test_what_a_stock_card_must_be_is_a_choice_among_those_that_are_so() -> None:
    red = card(name="赤い者", colors=["red"])
    take = card("起[0]あなたのストック領域の赤のカードを1枚選び、手札に加える。", name="取り手")
    m = scene(me={"circles": [take], "stock": [A, open_(red), red, open_(red)]})
    use(m, take)
    assert len(options(m, "pick")) == 2
    decide(m, options(m, "pick")[1])
    assert in_order(m, "me", "stock") == [A.name, red.name, red.name]


@clause("4.1.5", "9.9.2")
def test_who_leaves_the_circles_is_a_new_card_when_it_comes_back() -> None:
    giver = card("起[0]このターン中、あなたの「朝」すべてのパワー+1000。", name="応援")
    back = card("起[0]あなたの「朝」を1体選び、手札に戻す。", name="戻し手")
    m = scene(me={"circles": [A, giver, back]})
    use(m, giver)
    assert power(m, A) == 4000
    choose(m, "rearrange")
    put_all(m, [3, 1, 2])
    assert power(m, A) == 4000
    use(m, back)
    sortie(m, A, 0)
    assert power(m, A) == 3000


def put_all(m: Match, places: list[int]) -> None:
    for place in places:
        choose(m, "place", spot=place)


@clause("4.1.6", "4.1.6.1", "12.2.1.1")
def test_the_owner_orders_what_goes_to_the_stock_together_and_nobody_else_knows() -> None:
    weak = card(name="弱い者", power=1000)
    m = scene(
        me={"circles": [A, F], "levels": 2},
        foe={"circles": [{"card": weak, "souls": [B, C]}]},
    )
    attack(m, A, 0)
    pass_all_but_order(m)
    pick(m, C, weak)
    assert in_order(m, "foe", "stock") == [B.name, weak.name, C.name]
    assert names(m, ME, FOE, "stock") == [None, None, None]
    told = [line.get("name") for line in m.log_view(ME) if line.get("to") == "stock"]
    other = scene(
        me={"circles": [A, F], "levels": 2},
        foe={"circles": [{"card": weak, "souls": [B, C]}]},
    )
    attack(other, A, 0)
    pass_all_but_order(other)
    pick(other, B, C)
    again = [line.get("name") for line in other.log_view(ME) if line.get("to") == "stock"]
    assert told == again


@clause("4.1.6", "4.5.2")
def test_who_has_looked_at_cards_of_the_deck_says_in_which_order_they_are_put() -> None:
    deep = card(name="底")
    peek = "起[0]山札の上から3枚を見る。その中から使者を1枚まで選び、手札に加える。"
    for text, kind, found in (
        ("残りを山札の上に置く。", "deck", [A, C, B, deep]),
        ("残りを山札の下に置く。", "deck", [deep, B, C, A]),
        ("残りをストックにする。", "stock", [A, C, B]),
    ):
        looker = card(peek + text, name="覗き")
        m = scene(me={"circles": [looker], "deck": [A, B, C, deep]})
        use(m, looker)
        done(m)
        asked(m, "order", "me")
        pick(m, B, C)
        assert in_order(m, "me", kind) == [one.name for one in found]


@clause("4.1.6", "4.12.1.2", "4.13.1.3")
def test_the_owner_orders_what_comes_together_to_any_zone_whose_order_is_kept() -> None:
    for called, kind in (("逆理領域", "paradox"), ("バトル領域", "battle")):
        sweeper = card(f"起[0]相手のすべてのメンバーを{called}に表向きで置く。", name="掃き手")
        m = scene(me={"circles": [sweeper]}, foe={"circles": [A, B, C]})
        use(m, sweeper)
        asked(m, "order", "foe")
        pick(m, C, A)
        assert in_order(m, "foe", kind) == [C.name, A.name, B.name]


@clause("5.5.1")
def test_nobody_orders_what_is_shuffled_at_once() -> None:
    back = card(
        "起[0]あなたのドロップ領域のカードを2枚選び、山札に置き、山札をシャッフルする。",
        name="戻し手",
    )
    m = scene(me={"circles": [back], "drop": [A, B]})
    use(m, back)
    asked(m, "main", "me")
    assert zone(m, "me", "drop") == []


def pass_all_but_order(m: Match) -> None:
    while m.decision is not None and m.decision.kind != "order":
        done(m)


@clause("4.6.1.1", "9.6.3.1.4")
def test_who_does_not_see_a_hand_chooses_among_all_of_it() -> None:
    high = card(name="高位", level=1)
    hunt = card("起[0]相手の手札のレベル1のメンバーを1枚選び、捨てる。", name="狩り")
    for chosen, dropped in ((A, []), (high, [high.name])):
        m = scene(me={"circles": [hunt]}, foe={"hand": [A, high, B]})
        use(m, hunt)
        assert len(options(m, "pick")) == 3
        pick(m, chosen)
        assert zone(m, "foe", "drop") == dropped
    look = card(
        "起[0]相手の手札すべてを見る。相手の手札のレベル1のメンバーを1枚選び、捨てる。",
        name="見て狩る",
    )
    m = scene(me={"circles": [look]}, foe={"hand": [A, high, B]})
    use(m, look)
    assert len(options(m, "pick")) == 1
    pick(m, high)
    assert zone(m, "foe", "drop") == [high.name]


@clause("9.6.3.1", "9.6.3.1.4")
def test_what_everyone_sees_must_be_chosen() -> None:
    fetch = card("起[0]あなたの手札かドロップ領域の使者を1枚選び、ストックにする。", name="取り手")
    m = scene(me={"circles": [fetch], "hand": [A, F], "drop": [F]})
    use(m, fetch)
    assert not options(m, "done")
    m.choose(0)
    m = scene(me={"circles": [fetch], "hand": [A, A], "drop": [F]})
    use(m, fetch)
    asked(m, "choose")  # as if there were more to choose from: nobody can tell
    assert [o.kind for o in options(m, "pick")] == ["pick"]
    m.choose(0)
    m = scene(me={"circles": [fetch], "hand": [A, F], "drop": [B]})
    use(m, fetch)
    done(m)
    assert count(m, "me", "stock") == 0


def test_what_is_imagined_of_hidden_cards_is_all_that_they_are() -> None:
    m = scene(me={"circles": [C], "levels": [turned(A)]}, foe={"hand": [A], "deck": [B] * 9})
    assert power(m, C) == 3000
    found = set()
    for luck in range(20):
        s = imagine(m, ME, seeded(luck)).state
        s.pool.rules.project(s)
        for one in s.cards(FOE, HAND):
            assert s.faces[one].names == (s.definition(one).name,)
            found.add(s.definition(one).name)
    assert found == {A.name, B.name}


# -- 4.4: the field --------------------------------------------------------------------------


@clause("4.4.2.1", "4.4.2.2", "4.4.2.3")
def test_circles_and_gates_in_two_rows_of_three() -> None:
    front = card("起[0]このターン中、あなたの前列のメンバーすべてのパワー+1000。", name="前へ")
    left = card("起[0]このターン中、あなたの左のメンバーすべてのパワー+500。", name="左へ")
    m = scene(me={"circles": [A, front, left, B, None, C]})
    use(m, front)
    assert [power(m, one) for one in (A, front, left, B, C)] == [4000, 4000, 4000, 3000, 3000]
    use(m, left)
    assert [power(m, one) for one in (A, front, left, B, C)] == [4500, 4000, 4000, 3500, 3000]
    t = table(m)
    assert [t.area(t.gate_of(ME, circle)) for circle in range(6)] == [1, 2, 4, 8, 16, 32]


@clause("4.4.3", "4.4.3.1", "4.4.3.2")
def test_before_and_behind() -> None:
    assert [behind(c) for c in range(6)] == [3, 4, 5, 0, 1, 2]
    call = card(
        "起[0]このターン中、このメンバーの後ろのメンバーすべてのパワー+1000。", name="後ろを見る"
    )
    m = scene(me={"circles": [A, call, None, B, C]})
    use(m, call)
    assert [power(m, one) for one in (A, B, C)] == [3000, 3000, 4000]


@clause("4.4.4", "4.4.4.1", "4.4.4.2")
def test_adjacent_circles_of_one_player() -> None:
    assert [circles_of(beside(c)) for c in range(6)] == [
        [1, 3],
        [0, 2, 4],
        [1, 5],
        [0, 4],
        [1, 3, 5],
        [2, 4],
    ]
    call = card(
        "起[0]このターン中、このメンバーに隣接するあなたのメンバーすべてのパワー+1000。",
        name="隣へ",
    )
    m = scene(me={"circles": [call, A, B, C]})
    use(m, call)
    assert [power(m, one) for one in (A, B, C)] == [4000, 3000, 4000]


@clause("4.4.4.3")
def test_adjacent_across_the_table() -> None:
    assert [circles_of(opposite(1 << c)) for c in range(6)] == [[2], [1], [0], [], [], []]
    call = card(
        "起[0]このターン中、このメンバーに隣接する相手のメンバーすべてのパワー+1000。",
        name="向かい",
    )
    m = scene(me={"circles": [call]}, foe={"circles": [A, B, C]})
    use(m, call)
    assert [power(m, one) for one in (A, B, C)] == [3000, 3000, 4000]


@clause("4.4.3.2", "4.4.4", "9.11.1")
def test_where_a_member_was_tells_what_was_beside_it() -> None:
    drop = "起[0]あなたの「朝」を1体選び、ドロップする。"
    for text, resting in (
        ("そのメンバーに隣接するメンバーすべてをレストする。", [B, C]),
        ("そのメンバーの後ろのメンバーすべてをレストする。", [C]),
        ("そのメンバーのサークルの門すべてを破壊する。", []),
    ):
        one = card(drop + text, name="道連れ")
        two = card(drop, name="落とし手")
        three = card("自あなたの「朝」がドロップした時、" + text, name="見送り")
        for circles, used in (([one, B, A, None, F, C], one), ([two, B, A, three, F, C], two)):
            m = scene(me={"circles": circles})
            use(m, used)
            assert [r for r in (B, C, F) if is_rested(m, r)] == resting
            assert broken(m, "me") == ([] if resting else [2])


@clause("4.4.4", "4.4.4.2", "2.10.3")
def test_a_card_on_several_circles_is_adjacent_to_what_is_beside_any_of_them() -> None:
    assert circles_of(neighbours(AREAS[6])) == [0, 1, 2, 3, 4]
    wide = card(
        "起[0]このターン中、このメンバーに隣接するあなたのメンバーすべてのパワー+1000。",
        name="二つ分",
        territory=2,
    )
    m = scene(
        me={"circles": [{"card": wide, "spot": 6}, {"card": A, "spot": 2}, {"card": B, "spot": 5}]}
    )
    use(m, wide)
    assert [power(m, one) for one in (A, B)] == [4000, 3000]
    assert power(m, wide) == 3000  # beside others, not beside itself


@clause("4.4.2.3", "4.4.4.2", "2.10.3")
def test_the_gates_of_a_card_on_several_circles_are_adjacent_to_it() -> None:
    for territory, spot, gates in (
        (1, 1, [0, 2, 4]),
        (2, 6, [0, 1, 2, 3, 4]),
        (2, 10, [0, 1, 3, 4]),
    ):
        blow = card(
            "起[0]このメンバーに隣接するあなたの門を1枚選び、破壊する。",
            name="割り手",
            territory=territory,
        )
        m = scene(me={"circles": [{"card": blow, "spot": spot}]})
        use(m, blow)
        assert [table(m).spot[o.card] for o in options(m, "pick")] == gates
        m.choose(0)


# -- 4.5 and others --------------------------------------------------------------------------


@clause("4.5.2", "4.5.2.1", "10.2.2")
def test_more_cards_than_the_deck_has_are_moved_in_two_goes() -> None:
    draw = card("起[0]カードを3枚引く。", name="引き手")
    m = scene(me={"circles": [draw], "deck": [A], "drop": [B, B, B, B]})
    use(m, draw)
    assert count(m, "me", "hand") == 3
    assert zone(m, "me", "hand")[0] == A.name
    assert count(m, "me", "refresh") == 1


@clause("4.15.2")
def test_souls_belong_to_their_member() -> None:
    m = scene(me={"circles": [{"card": A, "souls": [B]}, {"card": C, "souls": [F]}]})
    assert souls(m, A) == [B.name]
    assert souls(m, C) == [F.name]


@clause("4.2.1.3", "4.6.1.2", "4.7.1.3", "4.9.1.2", "4.10.1.3", "4.11.1.2", "4.14.1.2")
@clause("4.15.1.2", "4.16.1.1.2", "4.17.1.2", "4.18.1.3", "4.19.1.2", "4.3.1.2", "4.5.1.2")
def test_order_is_kept_in_some_zones_only() -> None:
    kept = {spec.name for spec in zone_specs() if spec.ordered}
    assert kept == {"deck", "stock", "battle", "paradox"}
    one = scene(foe={"hand": [A, B], "secret": [A, B]}, anyway=True)
    other = scene(foe={"hand": [B, A], "secret": [B, A]}, anyway=True)
    assert sees(one, ME, FOE, "hand") == sees(other, ME, FOE, "hand")
    assert sees(one, ME, FOE, "secret") == sees(other, ME, FOE, "secret")


@clause("4.12.1.2", "4.13.1.3", "4.5.1.2")
def test_what_lies_in_order_is_shown_in_order() -> None:
    other = paradox("heart", name="約束")
    m = scene(
        me={
            "battle": [A, B, C],
            "stock": [open_(A), B, open_(C)],
            "paradox": [turned(RULE), RULE, turned(other)],
        }
    )
    assert names(m, FOE, ME, "paradox") == [None, RULE.name, None]
    assert names(m, FOE, ME, "battle") == [A.name, B.name, C.name]
    assert names(m, FOE, ME, "stock") == [A.name, None, C.name]


@clause("4.18.1.2")
def test_my_logicalist_stands_or_rests() -> None:
    me_myself = my(name="わたし")
    m = scene(me={"my": [rested(me_myself)]})
    assert sees(m, FOE, ME, "my logicalist")[0]["rest"]


@clause("4.12.1.1", "4.12.1.1.1")
def test_what_was_turned_down_in_the_battle_zone_is_seen_by_both_and_does_nothing() -> None:
    logic = card(name="数式", power_logic=2000)
    closer = tactics(
        "自このカードがロジック定義された時、相手のバトル領域のカードすべてを裏向きにする。",
        name="封じ手",
    )
    m = scene(
        me={"circles": [A], "levels": 1, "hand": [closer]}, foe={"circles": [B], "hand": [logic]}
    )
    attack(m, A, 0)
    choose(m, "define", logic)
    assert power(m, B) == 5000
    choose(m, "define", closer)
    assert power(m, B) == 3000
    for viewer in (ME, FOE, None):
        assert names(m, viewer, FOE, "battle") == [logic.name]
    pass_all(m)
