"""Chapter 4.1 to 4.3: zones, who sees what in them, and how cards lie there."""

from __future__ import annotations

from tests.games.rebirth.made import seen
from tests.games.rebirth.table import (
    asked,
    attack,
    card,
    choose,
    count,
    damage,
    is_rested,
    no_block,
    number,
    offered,
    pick,
    play,
    rested,
    scene,
    sees,
    slot,
    use,
    values,
    zone,
)
from tests.ruling import clause

AIDE = card(name="介添え")
SPARE = card(name="控えの者")
A = card(name="朝")
B = card(name="昼")
C = card(name="夜")

ZONES = [
    "entry",
    "members",
    "energy",
    "rebirth",
    "retire",
    "deck",
    "hand",
    "waiting room",
    "memory",
    "soul",
]


# -- 4.1: zones --------------------------------------------------------------------------------


@clause("4.1.1")
def test_each_player_has_every_zone() -> None:
    m = scene(me={"waiting": [A]}, foe={"waiting": [B]})
    for seat in (0, 1):
        for name in ZONES:
            assert isinstance(sees(m, 0, seat, name), list)
    assert zone(m, "me", "waiting") == [A.name]
    assert zone(m, "foe", "waiting") == [B.name]
    # what is put away goes to the zone of its own player
    sweep = card("【起】【メンバー】:相手のメンバーすべてを控え室に置く。", name="箒")
    n = scene(me={"members": [sweep]}, foe={"members": [A]})
    use(n, sweep)
    assert zone(n, "foe", "waiting") == [A.name]
    assert zone(n, "me", "waiting") == []


@clause("4.1.1.1")
def test_nothing_moves_to_a_zone_of_another_player() -> None:
    thief = card("【起】【メンバー】:あなたは相手のメンバーから1枚選び、あなたの手札に戻す。")
    m = scene(me={"members": [thief]}, foe={"members": [A]})
    use(m, thief)
    if offered(m, "pick"):
        pick(m, A)
    assert zone(m, "foe", "members") == [A.name, "", ""]
    assert zone(m, "me", "hand") == zone(m, "foe", "hand") == []
    # where the text names no player, it goes to its owner's zone
    sender = card("【起】【メンバー】:あなたは相手のメンバーから1枚選び、手札に戻す。")
    n = scene(me={"members": [sender]}, foe={"members": [A, B]})
    use(n, sender)
    pick(n, A)
    assert zone(n, "foe", "hand") == [A.name]


@clause("4.1.2.1")
def test_cards_are_open_in_open_zones_and_hidden_in_hidden_ones() -> None:
    out = card("【起】【メンバー】:あなたは自分の手札から1枚選び、控え室に置く。")
    m = scene(me={"members": [out], "hand": [A, B]})
    assert "name" not in sees(m, 1, 0, "hand")[0]
    use(m, out)
    pick(m, A)
    for seat in (0, 1, None):
        assert [c["name"] for c in sees(m, seat, 0, "waiting room")] == [A.name]
    back = card("【起】【メンバー】:あなたは自分の控え室から1枚選び、手札に加える。")
    n = scene(me={"members": [back], "waiting": [A, B]})
    use(n, back)
    pick(n, A)
    assert sees(n, 1, 0, "hand") == [{}]
    assert sees(n, 0, 0, "hand")[0]["name"] == A.name


@clause("4.1.2.2")
def test_everyone_can_count_every_zone() -> None:
    m = scene(
        me={"hand": 4, "deck": 7, "energy": 3, "waiting": 2},
        foe={"hand": 2, "deck": 9, "energy": 1, "retire": 5},
    )
    for seat in (0, 1, None):
        for of, name, many in (
            (0, "hand", 4),
            (0, "deck", 7),
            (0, "energy", 3),
            (0, "waiting room", 2),
            (1, "hand", 2),
            (1, "deck", 9),
            (1, "energy", 1),
            (1, "retire", 5),
        ):
            assert len(sees(m, seat, of, name)) == many


@clause("4.1.3", "4.9.2")
def test_the_order_of_the_deck_stays_and_nobody_looks() -> None:
    looker = card("【起】【メンバー】:あなたは自分のデッキの上から2枚見る。")
    m = scene(me={"members": [looker], "deck": [A, B, C]})
    for seat in (0, 1, None):
        assert sees(m, seat, 0, "deck") == [{}, {}, {}]
    use(m, looker)
    asked(m, "main", "me")  # nobody was asked to order anything
    assert zone(m, "me", "deck") == [A.name, B.name, C.name]
    assert [c.get("name") for c in sees(m, 0, 0, "deck")] == [A.name, B.name, None]
    assert sees(m, 1, 0, "deck") == [{}, {}, {}]
    # what is put on top lies above the others, what is put at the bottom below them
    lay = "【起】【メンバー】:あなたは自分の控え室から1枚選び、デッキの{}に置く。"
    for told, order in (("上", [SPARE, A, B]), ("下", [A, B, SPARE])):
        layer = card(lay.format(told), name="積み手")
        n = scene(me={"members": [layer], "deck": [A, B], "waiting": [SPARE]})
        use(n, layer)
        assert zone(n, "me", "deck") == [c.name for c in order]
    top = card(lay.format("上"), name="積み手")
    n = scene(me={"members": [looker, top], "deck": [A, B, C], "waiting": [SPARE]})
    use(n, looker)
    use(n, top)
    assert [c.get("name") for c in sees(n, 0, 0, "deck")] == [None, A.name, B.name, None]


@clause("4.1.4")
def test_a_card_that_moves_is_a_new_card() -> None:
    boost = card(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、このターン中、そのキャラを+2/+2。"
    )
    recall = card("【起】【メンバー】:あなたは自分のメンバーから1枚選び、手札に戻す。")
    m = scene(me={"members": [A, boost, recall], "energy": 2})
    use(m, boost)
    pick(m, A)
    assert values(m, A) == (3, 5)
    use(m, recall)
    pick(m, A)
    assert values(m, A) == (1, 3)
    play(m, A, 0)
    assert values(m, A) == (1, 3)
    # the entry is another zone than the members: moving there ends the effect too
    walk = card("【起】【エントリー】:あなたはこのキャラを空席のメンバーに置く。")
    lift = card("【起】【メンバー】:このターン中、あなたのエントリーを+2/+2。")
    n = scene(me={"entry": walk, "members": [lift]})
    use(n, lift)
    assert values(n, walk) == (3, 5)
    use(n, walk)
    slot(n, 1)
    assert values(n, walk) == (1, 3)


@clause("4.1.5")
def test_who_owns_the_zone_orders_what_comes_together() -> None:
    bury = card("【起】【メンバー】:あなたは相手のメンバーから2枚選び、デッキの下に置く。")
    m = scene(me={"members": [bury]}, foe={"members": [A, B, C], "deck": [SPARE]})
    use(m, bury)
    pick(m, A, B)
    asked(m, "order", "foe")
    choose(m, "bottom", B)
    assert zone(m, "foe", "deck") == [SPARE.name, B.name, A.name]
    # with an order of one's own wish in the text, the acting player orders
    own = card("【起】【メンバー】:あなたは相手のメンバーから2枚選び、望む順でデッキの下に置く。")
    n = scene(me={"members": [own]}, foe={"members": [A, B, C], "deck": [SPARE]})
    use(n, own)
    pick(n, A, B)
    asked(n, "order", "me")
    choose(n, "bottom", B)
    assert zone(n, "foe", "deck") == [SPARE.name, B.name, A.name]


@clause("4.1.5.1")
def test_others_do_not_learn_the_order() -> None:
    bury = card("【起】【メンバー】:あなたは自分のメンバーから2枚選び、デッキの下に置く。")
    views = []
    for first in (A, B):
        m = scene(me={"members": [A, B, bury], "deck": [SPARE]})
        use(m, bury)
        pick(m, A, B)
        asked(m, "order", "me")
        choose(m, "bottom", first)
        assert zone(m, "me", "deck")[1] == first.name
        views.append((seen(m, 1), seen(m, None)))
    assert views[0] == views[1]
    assert A.name in views[0][0]  # which cards they were is known


# -- 4.3: how cards lie ------------------------------------------------------------------------


@clause("4.3.2.3")
def test_cards_are_put_standing() -> None:
    bring = card(
        "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、空席のメンバーに置く。"
    )
    m = scene(me={"members": [bring], "hand": [A], "energy": 1, "waiting": [B]})
    play(m, A, 1)
    assert not is_rested(m, A)
    use(m, bring)
    assert not is_rested(m, B)
    energy = scene(me={"hand": [A], "partners": 0}, phase="energy")
    pick(energy, A)
    assert not is_rested(energy, A)
    # a rested card that moves to another such zone stands there
    walk = card("【起】【エントリー】:あなたはこのキャラを空席のメンバーに置く。")
    n = scene(me={"entry": rested(walk)})
    assert is_rested(n, walk)
    use(n, walk)
    slot(n, 0)
    assert not is_rested(n, walk)


@clause("4.3.3.1")
def test_everyone_sees_what_is_face_up() -> None:
    m = scene(me={"entry": A, "members": [B], "memory": [C]})
    for seat in (0, 1, None):
        assert sees(m, seat, 0, "entry")[0]["name"] == A.name
        assert sees(m, seat, 0, "members")[0]["atk"] == 1
        assert sees(m, seat, 0, "memory")[0]["name"] == C.name


@clause("4.3.3.2")
def test_nobody_sees_what_is_face_down() -> None:
    m = scene(
        me={
            "members": [{"card": B, "down": True}],
            "memory": [{"card": C, "down": True}],
        }
    )
    for seat in (0, 1, None):
        for name in ("members", "memory"):
            (one,) = sees(m, seat, 0, name)
            assert one["down"] is True
            assert "name" not in one
            assert "card" not in one
        for hidden in (B, C):
            assert hidden.name not in repr(m.view(seat))
        assert "name" in sees(m, seat, 0, "entry")[0]  # unlike what lies face up


@clause("4.3.3.3", "4.3.3.3.1")
def test_an_effect_puts_a_card_face_down_as_something_else() -> None:
    statue = card(
        "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、"
        "エントリーにコスト3でATK4/DEF8の〔石〕で『巨像』のキャラとして裏向きで置く。",
        name="彫り手",
    )
    inner = card(
        "【永】【エントリー】:このキャラを+5/+5。", name="中の人", traits=["旅人"], atk=1, def_=1
    )
    m = scene(me={"entry": A, "members": [statue, AIDE, SPARE], "waiting": [inner]})
    use(m, statue)
    if offered(m, "pick"):
        pick(m, inner)
    assert zone(m, "me", "entry") == [inner.name]
    face = m.state.face(number(m, inner))
    assert face.nums == [3, 4, 8]
    assert face.names == ("巨像",)
    assert face.traits == ("石",)
    assert face.abilities == []
    for seat in (0, 1, None):
        (one,) = sees(m, seat, 0, "entry")
        assert one["down"] is True
        assert (one["names"], one["atk"], one["def"]) == (["巨像"], 4, 8)
        assert "name" not in one
    # it is what it attacks with
    victim = card(name="的", def_=9)
    n = scene(
        me={"members": [statue, AIDE, SPARE], "waiting": [inner]},
        foe={"entry": victim},
    )
    use(n, statue)
    if offered(n, "pick"):
        pick(n, inner)
    attack(n, AIDE)
    no_block(n)
    assert damage(n, victim) == 4
    # effects on numbers come on top of it: it counts as printed (9.10.1.1)
    boost = card("【起】【メンバー】:このターン中、あなたのエントリーを+1/+1。")
    k = scene(me={"members": [statue, boost], "waiting": [inner]})
    use(k, statue)
    if offered(k, "pick"):
        pick(k, inner)
    use(k, boost)
    assert values(k, inner) == (5, 9)


@clause("4.3.3.3.1")
def test_what_is_put_face_down_comes_as_what_it_counts_as() -> None:
    """Whoever waits for such a card to be put sees what the effect says it is, not the card."""
    statue = card(
        "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、"
        "それをコスト5でATK4/DEF8の『巨像』のキャラとしてメンバーに裏向きで置く。",
        name="彫り手",
    )
    greet = card(
        "【自】【エントリー】:あなたのメンバーにコスト4以上のキャラが置かれた時、あなたは1枚引く。",
        name="出迎え",
    )
    shun = card(
        "【自】【エントリー】:あなたのメンバーにコスト3以下のキャラが置かれた時、あなたは1枚引く。",
        name="知らん顔",
    )
    for watcher, drawn in ((greet, 1), (shun, 0)):
        m = scene(me={"entry": watcher, "members": [statue], "waiting": [B]})
        use(m, statue)
        slot(m, 2)
        assert count(m, "me", "hand") == drawn
        assert m.state.face(number(m, B)).nums == [5, 4, 8]


@clause("4.3.3.3.1")
def test_what_could_not_be_put_face_down_is_nothing_else_later() -> None:
    """The effect speaks of the card that it puts, not of where that card comes to lie later."""
    statue = card(
        "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、"
        "それをコスト5でATK4/DEF8の『巨像』のキャラとして空席のメンバーに裏向きで置く。",
        name="彫り手",
    )
    lay = card(
        "【起】【エントリー】:あなたは自分の控え室からキャラを1枚選び、メンバーに裏向きで置く。",
        name="寝かせ役",
    )
    m = scene(me={"entry": lay, "members": [statue, A, SPARE], "waiting": [B]})
    use(m, statue)
    assert zone(m, "me", "waiting") == [B.name]
    use(m, lay)
    slot(m, 2)
    assert m.state.face(number(m, B)).nums == [0, 0, 0]


@clause("4.3.3.3.1.1")
def test_a_face_down_card_of_which_nothing_is_said_has_its_kind_alone() -> None:
    flip = card("【起】【メンバー】:あなたは自分のメンバーから1枚選び、裏向きにする。")
    rich = card(
        "【起】【メンバー】:あなたは1枚引く。",
        name="物持ち",
        traits=["旅人"],
        cost=3,
        atk=4,
        def_=5,
    )
    m = scene(me={"members": [flip, rich, AIDE]})
    assert offered(m, "use", rich)
    use(m, flip)
    pick(m, rich)
    face = m.state.face(number(m, rich))
    assert face.kinds == rich.kinds
    assert face.nums == [0, 0, 0]
    assert (face.names, face.traits, face.abilities) == ((), (), [])
    assert not offered(m, "use", rich)
    assert zone(m, "me", "members") == [flip.name, rich.name, AIDE.name]
    to_entry = scene(me={"entry": {"card": rich, "down": True}, "deck": [A, B]})
    # with a DEF of 0 it retires at once (10.3.6)
    assert zone(to_entry, "me", "retire") == [rich.name]


@clause("4.3.3.3.2")
def test_effects_do_not_go_through_a_turned_card() -> None:
    boost = card(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、このターン中、そのキャラを+2/+2。"
    )
    down = card(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、"
        "コスト1でATK1/DEF1の『石像』のキャラとして裏向きにする。"
    )
    up = card("【起】【エントリー】:あなたは自分のメンバーから1枚選び、表向きにする。")
    m = scene(me={"entry": up, "members": [A, boost, down]})
    use(m, boost)
    pick(m, A)
    assert values(m, A) == (3, 5)
    use(m, down)
    pick(m, A)
    assert values(m, A) == (1, 1)  # the effect was on the face-up card
    use(m, boost)
    pick(m, A)
    assert values(m, A) == (3, 3)
    use(m, up)
    pick(m, A)
    assert m.state.down[number(m, A)] == 0
    assert values(m, A) == (1, 3)  # and this one was on the face-down card
    assert sees(m, 1, 0, "members")[0]["name"] == A.name
