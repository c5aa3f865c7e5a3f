"""9.9, 9.11: continuous effects and their order, last information."""

from __future__ import annotations

from tests.games.luck_and_logic.fighting import no_logic, nums
from tests.games.luck_and_logic.table import (
    attack,
    card,
    count,
    define,
    end_turn,
    heart,
    is_down,
    number,
    paradox,
    pick,
    power,
    rearrange,
    rested,
    scene,
    sortie,
    tactics,
    turned,
    union,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.games.luck_and_logic.zones import AURA, POWER

A = card(name="空", power=5000, limit=3)
B = card(name="海", power=5000, limit=3)
PLAIN = tactics(name="白紙")
PLUS = tactics(name="加勢", power_logic=2000, aura_logic=1)


# -- 9.9: continuous effects -------------------------------------------------------------------


@clause("9.9.1", "9.9.1.1")
def test_what_is_printed_is_where_values_start() -> None:
    crowd = card("永 あなたのすべてのメンバーのパワーを+1000する。", name="応援")
    m = scene(me={"circles": [A, crowd]})
    assert power(m, A) == 6000
    assert m.state.pool.faces[number(m, A)].nums[POWER] == 5000
    # however often it is looked at, it is added once
    once = card("起[0]このターン中、あなたの「空」を1体選び、パワーを+1000する。", name="力添え")
    m = scene(me={"circles": [A, crowd, once]})
    use(m, once)
    assert power(m, A) == 7000
    end_turn(m)
    assert power(m, A) == 6000


@clause("9.9.1.2")
def test_souls_and_logic_come_before_effects() -> None:
    # an effect that makes the power so much swallows souls and logic, which came before
    fixed = card("永 このメンバーのパワーを4000にする。", name="一定", power=1000, limit=2)
    m = scene(
        me={"circles": [{"card": fixed, "souls": [PLAIN]}], "level": 1, "hand": [PLUS]},
        foe={"circles": [B]},
    )
    attack(m, fixed, 0)
    define(m, PLUS)
    assert power(m, fixed) == 4000
    assert nums(m, fixed)[AURA] == 2  # nothing swallows the aura
    no_logic(m)


@clause("9.9.1.2")
def test_souls_and_logic_count_for_either_player() -> None:
    m = scene(
        me={"circles": [A], "hand": [PLUS]},
        foe={"circles": [{"card": B, "souls": [PLAIN]}], "level": 1, "hand": [PLUS, PLUS]},
        whose="foe",
    )
    attack(m, B, 0)
    assert (power(m, B), power(m, A)) == (6000, 5000)
    define(m, PLUS)
    assert (power(m, B), power(m, A)) == (6000, 7000)
    define(m, PLUS)
    assert (power(m, B), power(m, A)) == (8000, 7000)
    no_logic(m)
    assert B.name not in zone(m, "foe", "drop")
    assert A.name in zone(m, "me", "stock")


@clause("9.9.1.2", "9.9.1.5", "9.9.1.8")
def test_an_effect_that_makes_a_number_so_much_comes_after_souls_and_logic_too() -> None:
    plus = card("起[0]このターン中、あなたの「一定」を1体選び、パワーを+1000する。", name="力添え")
    fixed = card(
        "起[0]このターン中、このメンバーのパワーを9000にする。", name="一定", power=1000, limit=2
    )
    m = scene(
        me={
            "circles": [{"card": fixed, "souls": [PLAIN]}, plus],
            "level": 1,
            "hand": [PLUS],
        },
        foe={"circles": [B]},
    )
    use(m, plus)
    assert power(m, fixed) == 2000
    use(m, fixed)
    assert power(m, fixed) == 9000
    use(m, plus)
    assert power(m, fixed) == 10000  # the younger one is added
    attack(m, fixed, 0)
    define(m, PLUS)
    assert power(m, fixed) == 10000  # a soul and 2000 by logic come before
    no_logic(m)


@clause("9.9.1.5")
def test_twice_as_much_by_an_effect_is_as_much_more_as_it_was_then() -> None:
    text = "このメンバーのパワーを{}2倍にする。"
    once = card("起[0]" + text.format("、そのターン中、"), name="倍", power=3000, limit=3)
    always = card("永 " + text.format(""), name="倍", power=3000, limit=3)
    for double, later in ((once, 8000), (always, 10000)):
        m = scene(me={"circles": [double], "level": 1, "hand": [PLUS]}, foe={"circles": [B]})
        if double is once:
            use(m, double)
        assert power(m, double) == 6000
        attack(m, double, 0)
        define(m, PLUS)  # 2000 more, before what is reckoned anew and beside what was fixed
        assert power(m, double) == later
        no_logic(m)


@clause("9.9.1.3", "9.3.3.1")
def test_abilities_are_lost_before_they_change_anything() -> None:
    crowd = card("永 あなたのすべてのメンバーのパワーを+1000する。", name="応援")
    hush = card("起[0]このターン中、あなたのすべての「応援」は能力をすべて失う。", name="静粛")
    m = scene(me={"circles": [A, crowd, hush]})
    assert power(m, A) == 6000
    use(m, hush)
    assert power(m, A) == 5000


@clause("9.9.1.4", "9.9.1.5")
def test_words_come_before_numbers_whatever_their_age() -> None:
    stars = card("永 あなたのすべての＜星＞のメンバーのパワーを+1000する。", name="星見")
    names = card("永 あなたのすべてのメンバーは＜星＞としても扱う。", name="命名")
    m = scene(me={"circles": [A, stars, names]})
    assert power(m, A) == 6000


@clause("9.9.1.6", "9.9.1.5")
def test_aura_counts_as_heart_after_everything_else() -> None:
    loves = card("永 このメンバーはオーラをハートとして扱う。", name="恋心", aura=2)
    later = card("永 あなたのすべてのメンバーのオーラを+1する。", name="励まし")
    more = card("永 あなたのすべてのメンバーのハートを+1する。", name="慈しみ")
    m = scene(me={"circles": [loves, later, more]})
    assert heart(m, loves) == 2 + 1 + 1
    assert nums(m, loves)[AURA] == 0
    assert heart(m, later) == 1


@clause("9.9.1.7")
def test_an_effect_that_depends_on_another_comes_after_it() -> None:
    # the older one looks at power that the younger one gives
    looks = card(
        "永 あなたのすべてのパワー6000以上のメンバーのパワーを+2000する。", name="抜擢", power=0
    )
    gives = card("永 あなたのすべての「空」のパワーを+1000する。", name="後押し", power=0)
    m = scene(me={"circles": [looks, A, gives]})
    assert power(m, A) == 8000


@clause("9.9.1.8", "9.9.1.8.1")
def test_of_two_continuous_abilities_the_card_that_came_first_comes_first() -> None:
    four = card("永 あなたのすべての「空」のパワーを4000にする。", name="四")
    nine = card("永 あなたのすべての「空」のパワーを9000にする。", name="九")
    m = scene(me={"circles": [A, four], "hand": [nine]})
    sortie(m, nine, 2)
    assert power(m, A) == 9000  # the younger one has the last word
    n = scene(me={"circles": [A, nine], "hand": [four]})
    sortie(n, four, 2)
    assert power(n, A) == 4000
    # be it before the other or behind it
    o = scene(me={"circles": [A, None, four], "hand": [nine]})
    sortie(o, nine, 1)
    assert power(o, A) == 9000
    # from circle to circle it does not become younger
    rearrange(n, 0, 4, 2)
    assert power(n, A) == 4000


@clause("9.9.1.8", "9.9.1.8.1", "9.9.1.8.2")
def test_other_effects_are_as_old_as_the_play_of_their_ability() -> None:
    fixed = card("永 あなたのすべての「空」のパワーを4000にする。", name="四")
    plus = card("起[0]このターン中、あなたの「空」を1体選び、パワーを+1000する。", name="力添え")
    m = scene(me={"circles": [A, plus], "hand": [fixed]})
    use(m, plus)
    assert power(m, A) == 6000
    sortie(m, fixed, 2)
    assert power(m, A) == 4000  # what came before is swallowed
    use(m, plus)
    assert power(m, A) == 5000  # what came after is not


@clause("9.9.2", "4.1.5")
def test_a_card_that_has_left_its_circle_is_free_of_effects() -> None:
    plus = card("起[0]このターン中、あなたの「空」を1体選び、パワーを+1000する。", name="力添え")
    back = card("起[0]あなたの「空」を1体選び、手札に戻す。", name="帰還")
    m = scene(me={"circles": [A, plus, back]})
    use(m, plus)
    rearrange(m, 3, 1, 2)
    assert power(m, A) == 6000  # from circle to circle it stays
    use(m, back)
    sortie(m, A, 0)
    assert power(m, A) == 5000


@clause("9.9.2")
def test_who_comes_after_an_effect_was_made_is_free_of_it() -> None:
    cheer = card("起[0]このターン中、あなたのすべてのメンバーのパワーを+1000する。", name="励まし")
    m = scene(me={"circles": [A, cheer], "hand": [B]})
    use(m, cheer)
    sortie(m, B, 2)
    assert power(m, A) == 6000
    assert power(m, B) == 5000


@clause("9.9.3", "9.9.3.1")
def test_effects_on_a_zone_apply_as_a_card_comes_in() -> None:
    crowd = card("永 あなたのすべてのメンバーのパワーを+1000する。", name="応援", power=0)
    awed = card(
        "自 あなたのパワー6000以上のメンバーが出撃した時、カードを1枚引く。", name="感服", power=0
    )
    m = scene(me={"circles": [crowd, awed], "hand": [A]})
    sortie(m, A, 2)
    assert count(m, "me", "hand") == 1
    n = scene(me={"circles": [awed], "hand": [A]})
    sortie(n, A, 2)
    assert count(n, "me", "hand") == 0


# -- 9.11: last information --------------------------------------------------------------------


@clause("9.11.1")
def test_what_has_left_is_asked_as_it_last_was() -> None:
    crowd = card("永 あなたのすべての「空」のパワーを+2000する。", name="応援")
    ways = ("ドロップする", "手札に戻す", "ストックにする", "山札の下に置く", "パージする")
    for how in ways:  # wherever it has gone
        weigh = card(
            f"起[0]あなたの「空」を1体選び、{how}。"
            "このターン中、このメンバーのパワーをそのメンバーのパワーと同じ値にする。",
            name="形見",
        )
        m = scene(me={"circles": [A, weigh, crowd]})
        use(m, weigh)
        assert A.name not in zone(m, "me", "circles")
        assert power(m, weigh) == 7000, how


@clause("9.11.1")
def test_an_effect_that_meets_a_card_elsewhere_asks_what_it_is_there() -> None:
    crowd = card("永 あなたのすべての「空」のパワーを+2000する。", name="応援")
    drop = card("起[0]あなたの「空」を1体選び、ドロップする。", name="片付け")
    grave = card(
        "自 あなたの「空」がドロップした時、あなたのドロップ領域のカードを1枚選び、"
        "このターン中、このメンバーのパワーをそのカードのパワーと同じ値にする。",
        name="墓守",
    )
    m = scene(me={"circles": [A, drop, crowd, grave]})
    use(m, drop)
    assert power(m, grave) == 5000


@clause("9.11.1")
def test_where_and_how_it_last_was_counts_too() -> None:
    drop = card("起[0]あなたの「形見」を1体選び、ドロップする。", name="片付け")
    for told, how, place, works in (
        ("このメンバーが前列にいる", {}, 0, True),
        ("このメンバーが前列にいる", {}, 4, False),
        ("このメンバーがレスト状態のカード", {"rest": True}, 0, True),
        ("このメンバーがレスト状態のカード", {}, 0, False),
        ("このメンバーが前列のメンバー", {}, 0, True),
    ):
        last = card(f"自 このメンバーがドロップした時、{told}なら、カードを1枚引く。", name="形見")
        circles: list[object] = [None] * 6
        circles[place] = {"card": last, **how}
        circles[1] = drop
        m = scene(me={"circles": circles})
        use(m, drop)
        assert count(m, "me", "hand") == (1 if works else 0), told


@clause("9.11.1")
def test_what_an_effect_has_moved_is_where_it_is_and_what_it_was() -> None:
    lift = card("永 あなたのすべての「空」のパワーを+2000する。", name="応援")
    drop = card(
        "起[0]あなたの「空」を1体選び、ドロップする。"
        "そのカードがドロップ領域のパワー7000以上のレスト状態のカードなら、カードを1枚引く。",
        name="片付け",
    )
    m = scene(me={"circles": [rested(A), lift, drop]})
    use(m, drop)
    assert count(m, "me", "hand") == 1
    n = scene(me={"circles": [A, lift, drop]})
    use(n, drop)
    assert count(n, "me", "hand") == 0


@clause("9.11.2")
def test_what_was_turned_down_is_what_it_was() -> None:
    hush = card(
        "起[0]あなたの逆理を1枚選び、裏向きにする。そのカードが逆理なら、カードを1枚引く。",
        name="封印",
    )
    law = paradox("aura", name="理")
    m = scene(me={"circles": [hush], "paradox": [law]})
    use(m, hush)
    assert is_down(m, law)
    assert count(m, "me", "hand") == 1
    sees = card("自 あなたの逆理が裏向きになった時、カードを1枚引く。", name="目撃")
    n = scene(me={"circles": [hush, sees], "paradox": [law]})
    use(n, hush)
    assert count(n, "me", "hand") == 2


@clause("9.11.1", "9.7.4.1.2", "11.11.3")
def test_whether_it_came_by_make_is_known_after_it_has_left() -> None:
    maker = union("起 メークLv2[0]", name="素顔", names=["くら"], pact=["玉"], level=0)
    dressed = union(name="装い", names=["くら"], pact=["鳴"], level=0)
    drop = card(
        "起[0]あなたの「装い」を1体選び、ドロップする。"
        "そのカードがメークで場に出たカードなら、カードを1枚引く。",
        name="片付け",
    )
    hears = card(
        "自 あなたのメークで場に出たメンバーがドロップした時、ストックブースト1。", name="聞く者"
    )
    m = scene(me={"circles": [maker, drop, hears], "hand": [dressed]})
    use(m, maker)
    pick(m, dressed)
    hand = count(m, "me", "hand")
    use(m, drop)
    assert count(m, "me", "hand") == hand + 1
    assert count(m, "me", "stock") == 1
    n = scene(me={"circles": [dressed, drop, hears]})
    use(n, drop)
    assert (count(n, "me", "hand"), count(n, "me", "stock")) == (0, 0)


@clause("9.11.1", "9.7.4.1.2", "5.24.1")
def test_that_it_lay_set_and_on_what_is_known_after_it_has_left() -> None:
    drop = card("起[0]あなたの他の表向きのカードを1枚選び、ドロップする。", name="片付け")
    trap = tactics(name="仕掛け")
    for told in (
        "あなたの設置状態のカードがドロップした時",
        "このメンバーに設置されているカードがドロップした時",
    ):
        hears = card(f"自 {told}、カードを1枚引く。", name="聞く者")
        m = scene(me={"circles": [drop, {"card": hears, "set": [trap]}, A]})
        use(m, drop)
        pick(m, trap)
        assert count(m, "me", "hand") == 1, told
        n = scene(me={"circles": [drop, hears, {"card": A, "set": [turned(trap)]}]})
        use(n, drop)
        pick(n, A)  # what lies on it goes later, by the rules (10.7)
        set_too = "設置状態" in told
        assert count(n, "me", "hand") == (1 if set_too else 0), told
