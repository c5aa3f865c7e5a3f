"""Chapter 4.4 to 4.13: each kind of zone, and what lies in it."""

from __future__ import annotations

import pytest
from tests.games.rebirth.made import seen
from tests.games.rebirth.table import (
    asked,
    attack,
    block,
    card,
    count,
    damage,
    hurt,
    is_rested,
    log_notes,
    no_block,
    number,
    offered,
    options,
    partner,
    pick,
    play,
    rebirth,
    rested,
    scene,
    sees,
    set_rebirth,
    shift,
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


# -- 4.4, 4.5: entry and members ---------------------------------------------------------------


@clause("4.4.2")
def test_the_entry_is_open_and_its_card_stands_or_rests() -> None:
    m = scene(me={"hand": [A], "energy": 1})
    play(m, A)
    for seat in (0, 1, None):
        (one,) = sees(m, seat, 0, "entry")
        assert one["name"] == A.name
        assert one["rest"] is False
        assert "down" not in one


@clause("4.4.4", "4.4.4.1")
def test_damage_belongs_to_the_entry_and_starts_at_none() -> None:
    tough = card(name="頑丈", def_=9)
    m = scene(me={"entry": hurt(tough, 4), "hand": [A], "energy": 3})
    assert sees(m, 1, 0, "entry")[0]["damage"] == 4
    shift(m, 0)  # to the members, and a new card comes from the deck
    assert damage(m, tough) == 0
    assert m.state.damage[m.state.cards(0, 1)[0]] == 0
    play(m, A)
    assert damage(m, A) == 0
    n = scene(me={"entry": hurt(tough, 4), "hand": [A], "energy": 3})
    play(n, A)
    assert damage(n, A) == 0


@clause("4.4.4")
def test_the_character_of_an_entry_carries_all_the_damage_it_has_taken() -> None:
    tough = card(name="頑丈", def_=9)
    fist = card(name="拳", atk=3, def_=9)
    m = scene(me={"entry": fist, "members": [A, B, C]}, foe={"entry": tough})
    attack(m, with_=A)
    no_block(m)
    assert sees(m, 0, 1, "entry")[0]["damage"] == 3
    before = m.copy()
    attack(m, with_=B)
    no_block(m)
    assert sees(m, 0, 1, "entry")[0]["damage"] == 6
    assert sees(before, 0, 1, "entry")[0]["damage"] == 3
    assert damage(m, fist) == 0


@clause("4.5.2")
def test_members_are_open_and_stand_or_rest() -> None:
    m = scene(me={"members": [A, None, rested(B)]})
    for seat in (0, 1, None):
        one, two = sees(m, seat, 0, "members")
        assert (one["name"], one["rest"], one["spot"]) == (A.name, False, 0)
        assert (two["name"], two["rest"], two["spot"]) == (B.name, True, 2)
        assert "down" not in one
    assert zone(m, "me", "members") == [A.name, "", B.name]  # and there are three places


@clause("4.5.3", "4.5.3.1")
def test_a_member_goes_to_one_of_three_slots() -> None:
    m = scene(me={"hand": [A], "energy": 1})
    assert sorted(o.spot for o in options(m, "play", A)) == [0, 1, 2, 3]  # 3: the entry
    play(m, A, 2)
    assert zone(m, "me", "members") == ["", "", A.name]
    bring = card("【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、メンバーに置く。")
    n = scene(me={"members": [bring], "waiting": [B]})
    use(n, bring)
    asked(n, "slot", "me")
    assert sorted(o.spot for o in options(n, "slot")) == [0, 1, 2]
    slot(n, 1)
    assert zone(n, "me", "members") == [bring.name, B.name, ""]


@clause("4.5.3.3")
def test_who_was_in_the_slot_leaves_after_the_other_has_come() -> None:
    m = scene(me={"members": [A], "hand": [B], "energy": 1})
    play(m, B, 0)
    assert zone(m, "me", "members") == [B.name, "", ""]
    assert zone(m, "me", "waiting") == [A.name]
    moves = [n for n in m.log if n.verb == "move" and n.card in (number(m, A), number(m, B))]
    assert [n.card for n in moves] == [number(m, B), number(m, A)]
    assert moves[1].clause == "4.5.3.3"
    # it is no retiring and no discarding by an effect: its own ability sees members to waiting room
    leaver = card("【自】:このキャラがメンバーから控え室に置かれた時、あなたは1枚引く。")
    n = scene(me={"members": [leaver], "hand": [B], "energy": 1})
    play(n, B, 0)
    assert count(n, "me", "hand") == 1
    # an effect that says an empty slot never replaces anybody
    bring = card(
        "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、空席のメンバーに置く。"
    )
    v = scene(me={"members": [bring, A, C], "waiting": [B]})
    use(v, bring)
    if offered(v, "pick"):
        pick(v, B)
    assert zone(v, "me", "members") == [bring.name, A.name, C.name]
    assert zone(v, "me", "waiting") == [B.name]
    # of two that come together each sends who stood there
    pair = card("【起】【メンバー】:あなたは自分の手札からキャラを2枚選び、メンバーに置く。")
    w = scene(me={"members": [A, pair, C], "hand": [B, SPARE]}, foe={"members": [AIDE]})
    use(w, pair)
    pick(w, B, SPARE)
    slot(w, 0)
    slot(w, 2)
    assert zone(w, "me", "members") == [B.name, pair.name, SPARE.name]
    assert sorted(zone(w, "me", "waiting")) == sorted([A.name, C.name])
    assert zone(w, "foe", "members")[0] == AIDE.name
    both = [note.card for note in log_notes(w, "4.5.3.3", "move")]
    assert sorted(both) == sorted([number(w, A), number(w, C)])


@clause("4.5.3.3")
def test_who_makes_room_is_put_away_by_the_rule_and_by_no_effect() -> None:
    watch = card(
        "【自】【エントリー】:あなたのメンバーが効果で控え室に置かれた時、あなたは1枚引く。"
    )
    for text, drawn in (
        ("【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、メンバーに置く。", 0),
        ("【起】【メンバー】:あなたは自分のメンバーから他のキャラを1枚選び、控え室に置く。", 1),
    ):
        bring = card(text)
        m = scene(me={"entry": watch, "members": [bring, A], "waiting": [B]})
        use(m, bring)
        if offered(m, "slot"):
            slot(m, 1)
        assert A.name in zone(m, "me", "waiting")
        assert count(m, "me", "hand") == drawn
    # so it is with several that come together
    pair = card("【起】【メンバー】:あなたは自分の手札からキャラを2枚選び、メンバーに置く。")
    n = scene(me={"entry": watch, "members": [A, pair, C], "hand": [B, SPARE]})
    use(n, pair)
    pick(n, B, SPARE)
    slot(n, 0)
    slot(n, 2)
    assert count(n, "me", "hand") == 0


# -- 4.6: energy -------------------------------------------------------------------------------


@clause("4.6.2", "4.6.2.1")
def test_energy_is_face_down_and_partners_face_up() -> None:
    p = partner(name="相棒")
    m = scene(me={"hand": [A, p]}, phase="energy")
    pick(m, p)
    pick(m, A)
    asked(m, "main", "me")
    for seat in (0, 1, None):
        cards = sees(m, seat, 0, "energy")
        assert all("rest" in c for c in cards)
        (down,) = [c for c in cards if c.get("down")]
        (up,) = [c for c in cards if not c.get("down")]
        assert up["name"] == p.name
        assert ("name" in down) == (seat == 0)  # only its master may look at it
    assert A.name not in seen(m, 1)
    assert A.name not in seen(m, None)


@clause("4.6.5")
def test_partners_become_energy_only_where_it_is_said() -> None:
    charge = card("【起】【メンバー】:あなたは自分の手札から1枚選び、エネルギーに置く。")
    p = partner(name="相棒")
    m = scene(me={"members": [charge], "hand": [A, p, B]})
    use(m, charge)
    assert not offered(m, "pick", p)
    pick(m, A)
    assert zone(m, "me", "energy") == [A.name]
    only = scene(me={"members": [charge], "hand": [p]})
    use(only, charge)
    asked(only, "main", "me")
    assert zone(only, "me", "energy") == []
    # nor do they go there with all the others
    sweep = card("【起】【メンバー】:あなたの手札すべてをエネルギーに置く。", name="総出")
    m = scene(me={"members": [sweep], "hand": [A, p]})
    use(m, sweep)
    assert zone(m, "me", "energy") == [A.name]
    assert zone(m, "me", "hand") == [p.name]
    # and what lies there stays as it lies
    again = card(
        "【起】【メンバー】:あなたは自分のエネルギーすべてをエネルギーに置く。", name="積み直し"
    )
    m = scene(me={"members": [again], "energy": [rested(A), B]})
    use(m, again)
    assert is_rested(m, A)
    assert not is_rested(m, B)
    # nor do they come there in an exchange
    trade = card(
        "【起】【メンバー】:あなたは自分の、手札とエネルギーから1枚ずつ選び、それらを入れ替える。",
        name="替え手",
    )
    m = scene(me={"members": [trade], "hand": [A, p, B], "energy": [C]})
    use(m, trade)
    assert not offered(m, "pick", p)
    pick(m, A)
    assert zone(m, "me", "energy") == [A.name]
    called = card(
        "【起】【エネルギー】:あなたは自分の手札から1枚選び、このキャラと入れ替える。",
        name="呼ばれ手",
    )
    m = scene(me={"hand": [p], "energy": [{"card": called, "down": False}]})
    use(m, called)
    assert zone(m, "me", "hand") == [p.name]  # 5.12.2: one cannot go there, so neither goes
    # the energy phase does say so (7.3.2.1)
    phase = scene(me={"hand": [p]}, phase="energy")
    pick(phase, p)
    assert zone(phase, "me", "energy") == [p.name]


# -- 4.7, 4.8, 4.11, 4.12: open zones ----------------------------------------------------------


@clause("4.7.2", "4.7.3")
def test_rebirth_cards_lie_open_face_up() -> None:
    stage = rebirth(name="舞台")
    m = scene(me={"hand": [stage]})
    set_rebirth(m, stage)
    for seat in (0, 1, None):
        (one,) = sees(m, seat, 0, "rebirth")
        assert one["name"] == stage.name
        assert "rest" not in one
        assert "down" not in one
        assert sees(m, seat, 0, "entry")[0]["rest"] is False  # unlike a card of the field


@clause("4.8.2", "4.8.3")
def test_retired_cards_lie_open_face_up() -> None:
    m = scene(
        me={"entry": card(atk=9), "members": [AIDE, SPARE]},
        foe={"entry": A, "retire": [B]},
    )
    attack(m, AIDE)
    no_block(m)
    for seat in (0, 1, None):
        cards = sees(m, seat, 1, "retire")
        assert {c["name"] for c in cards} == {A.name, B.name}
        assert all("rest" not in c and "down" not in c for c in cards)
        assert sees(m, seat, 1, "entry")[0]["rest"] is False  # unlike a card of the field


@clause("4.11.2")
def test_the_waiting_room_is_open() -> None:
    guard = card("【ブロッカー】", name="盾")
    m = scene(me={"members": [AIDE, SPARE]}, foe={"hand": [guard], "entry": A})
    attack(m, AIDE)
    block(m, guard)
    for seat in (0, 1, None):
        (one,) = sees(m, seat, 1, "waiting room")
        assert one["name"] == guard.name
        assert "down" not in one


@clause("4.12.2")
def test_memories_are_open_and_face_up_unless_told() -> None:
    forget = card("【起】【メンバー】:あなたは自分の手札から1枚選び、思い出にする。")
    m = scene(me={"members": [forget], "hand": [A, B]})
    use(m, forget)
    pick(m, A)
    for seat in (0, 1, None):
        (one,) = sees(m, seat, 0, "memory")
        assert one["name"] == A.name
        assert "rest" not in one
        assert "down" not in one
    told = scene(me={"memory": [{"card": A, "down": True}]})
    assert sees(told, 0, 0, "memory")[0]["down"] is True


# -- 4.9, 4.10: deck and hand ------------------------------------------------------------------


@clause("4.9.3")
@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("あなたは自分のデッキの上から3枚控え室に置く。", "waiting"),
        ("あなたは自分のデッキの上から3枚エネルギーに置く。", "energy"),
        ("あなたは自分のデッキの上から3枚手札に加える。", "hand"),
        ("あなたは3枚引く。", "hand"),
    ],
)
def test_cards_leave_the_deck_one_by_one(text: str, where: str) -> None:
    mill = card(f"【起】【メンバー】:{text}")
    m = scene(me={"members": [mill], "deck": [A, B, C, SPARE]})
    use(m, mill)
    assert zone(m, "me", where) == [A.name, B.name, C.name]
    # with a refresh in between, the rest comes from the new deck
    n = scene(me={"members": [mill], "deck": [A, B], "waiting": [C, C, C]})
    use(n, mill)
    if where == "waiting":
        # the second card leaves an empty deck: it is in the waiting room by then, and is
        # shuffled into the new deck with the others
        assert count(n, "me", "waiting") == 1
        assert count(n, "me", "deck") == 4
    else:
        assert zone(n, "me", where) == [A.name, B.name, C.name]
        assert zone(n, "me", "deck") == [C.name, C.name]
        assert zone(n, "me", "waiting") == []


@clause("4.10.2")
def test_a_hand_is_for_its_player_alone() -> None:
    m = scene(me={"hand": [A, B]}, foe={"hand": [C]})
    assert {c["name"] for c in sees(m, 0, 0, "hand")} == {A.name, B.name}
    assert sees(m, 1, 0, "hand") == [{}, {}]
    assert sees(m, None, 0, "hand") == [{}, {}]
    assert sees(m, 0, 1, "hand") == [{}]
    # the order of a hand means nothing: it does not show
    turned = scene(me={"hand": [B, A]}, foe={"hand": [C]})
    assert m.view(1) == turned.view(1)


@clause("4.10.4")
def test_partners_in_a_hand_are_known_by_their_backs() -> None:
    p = partner(name="相棒")
    m = scene(me={"hand": [A, p, B, p]})
    for seat in (1, None):
        backs = sorted(c.get("back", "") for c in sees(m, seat, 0, "hand"))
        assert backs == ["", "", "partner", "partner"]
        assert p.name not in seen(m, seat)


# -- 4.13: souls -------------------------------------------------------------------------------


@clause("4.13.2")
def test_souls_lie_open_face_up() -> None:
    m = scene(me={"entry": {"card": A, "soul": [B]}})
    for seat in (0, 1, None):
        (one,) = sees(m, seat, 0, "soul")
        assert one["name"] == B.name
        assert "rest" not in one
        assert "down" not in one


@clause("4.13.3", "4.13.3.1")
def test_a_soul_belongs_to_a_card() -> None:
    host = card("【永】【メンバー】:このキャラに【魂】があるなら、このキャラを+3/+3。", name="器")
    feed = card(
        "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、このキャラの魂にする。"
    )
    give = card(
        "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、エントリーの魂にする。"
    )
    m = scene(me={"entry": A, "members": [host, feed, give], "waiting": [B]})
    use(m, feed)
    if offered(m, "pick"):
        pick(m, B)
    assert sees(m, 1, 0, "soul")[0]["host"] == number(m, feed)
    assert values(m, host) == (1, 3)  # it is not the soul of that one
    n = scene(me={"members": [{"card": host, "soul": [B]}]})
    assert values(n, host) == (4, 6)


@clause("4.13.3.2")
def test_a_soul_of_nobody_goes_to_the_waiting_room() -> None:
    m = scene(me={"soul": [B]}, anyway=True)
    assert zone(m, "me", "soul") == []
    assert zone(m, "me", "waiting") == [B.name]
    assert [n.clause for n in log_notes(m, one=B)] == ["10.3.9"]


@clause("4.13.4")
def test_souls_stay_behind_unless_a_member_only_changes_its_slot() -> None:
    host = {"card": A, "soul": [B]}
    swap = card("【起】【メンバー】:あなたは自分のメンバーから1枚選び、このキャラと入れ替える。")
    m = scene(me={"members": [host, swap]})
    use(m, swap)
    pick(m, A)
    assert zone(m, "me", "members") == [swap.name, A.name, ""]
    assert sees(m, 0, 0, "soul")[0]["host"] == number(m, A)
    # entry to members is a move between zones
    walk = card("【起】【エントリー】:あなたはこのキャラを空席のメンバーに置く。")
    n = scene(me={"entry": {"card": walk, "soul": [B]}})
    use(n, walk)
    slot(n, 0)
    assert zone(n, "me", "soul") == []
    assert zone(n, "me", "waiting") == [B.name]
    # what belongs to another card stays with that
    other = {"card": A, "soul": [SPARE]}
    k = scene(me={"entry": {"card": walk, "soul": [B]}, "members": [other]})
    use(k, walk)
    slot(k, 1)
    assert zone(k, "me", "soul") == [SPARE.name]
    assert zone(k, "me", "waiting") == [B.name]
    # and so is retiring
    r = scene(
        me={"entry": card(atk=9), "members": [AIDE, SPARE]},
        foe={"entry": host},
    )
    attack(r, AIDE)
    no_block(r)
    assert zone(r, "foe", "retire") == [A.name]
    assert zone(r, "foe", "waiting") == [B.name]
