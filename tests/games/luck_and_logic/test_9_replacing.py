"""9.10: replacements."""

from __future__ import annotations

from tests.games.luck_and_logic.table import (
    asked,
    broken,
    card,
    choose,
    count,
    decide,
    done,
    foreigner,
    members,
    no,
    options,
    pick,
    put,
    scene,
    sortie,
    union,
    use,
    yes,
    zone,
)
from tests.ruling import clause

A = card(name="空", power=5000, limit=3)

# -- 9.10: replacements ------------------------------------------------------------------------

SPARED = "永 このメンバーがドロップするなら、代わりにこのメンバーを手札に戻す。"
DROP = card("起[0]あなたの「不死身」を1体選び、ドロップする。", name="片付け")


@clause("9.10.1", "9.10.1.1")
def test_what_is_replaced_has_never_happened() -> None:
    tough = card(SPARED, name="不死身")
    sad = card("自 あなたのメンバーがドロップした時、ストックブースト1。", name="見送り")
    m = scene(me={"circles": [tough, DROP, sad]})
    use(m, DROP)
    assert zone(m, "me", "hand") == [tough.name]
    assert count(m, "me", "drop") == 0
    assert count(m, "me", "stock") == 0
    stays = card(
        "永 このメンバーがドロップするなら、代わりにこのメンバーをレストする。", name="不死身"
    )
    m = scene(me={"circles": [stays, DROP, sad]})
    use(m, DROP)
    assert stays.name in zone(m, "me", "circles")
    assert count(m, "me", "drop") == 0
    assert count(m, "me", "stock") == 0


@clause("9.10.2", "9.10.2.1", "9.10.2.2", "9.10.2.3")
def test_the_master_of_what_is_affected_orders_replacements_and_each_applies_once() -> None:
    tough = card(SPARED, name="不死身")
    nurse = card("永 あなたの「不死身」がドロップするなら、代わりにカードを1枚引く。", name="看護")
    kills = card("起[0]相手のメンバーを1体選び、ドロップする。", name="刺客")
    m = scene(me={"circles": [kills]}, foe={"circles": [tough, nurse]})
    use(m, kills)
    pick(m, tough)
    asked(m, "instead", "foe")  # not who acts
    assert len(options(m, "instead")) == 2
    choose(m, "instead", nurse)
    assert count(m, "foe", "hand") == 1
    assert zone(m, "foe", "circles")[0] == tough.name
    # drawing is no dropping: nothing is left to replace


@clause("9.10.2.3")
def test_what_replaces_an_event_is_not_replaced_by_the_same_effect_again() -> None:
    torn = card(
        "永 このメンバーがドロップするなら、代わりにこのメンバーをストックにする。\n"
        "永 このメンバーがストックになるなら、代わりにこのメンバーをドロップする。",
        name="不死身",
    )
    m = scene(me={"circles": [torn, DROP]})
    use(m, DROP)
    # dropped: to the stock instead: dropped instead; nothing is left that could replace that
    assert zone(m, "me", "drop") == [torn.name]
    assert count(m, "me", "stock") == 0


@clause("9.10.2.3")
def test_gates_that_are_broken_in_place_of_one_another_are_broken_in_the_end() -> None:
    shifts = card(
        "永 あなたの門が破壊されるなら、代わりにあなたの破壊されていない門を1枚選び、破壊する。",
        name="肩代わり",
    )
    breaks = card("起[0]あなたの破壊されていない門を1枚選び、破壊する。", name="壊し手")
    m = scene(me={"circles": [shifts, breaks], "broken": [0, 1, 2, 3]})
    use(m, breaks)
    chosen = options(m, "pick")[0].card
    while m.decision is not None and m.decision.kind == "choose":
        decide(m, next(o for o in options(m, "pick") if o.card == chosen))
    assert m.outcome is None
    assert not m.state.down[chosen]
    assert len(broken(m, "me")) == 5


@clause("9.10.3")
def test_a_replacement_that_asks_for_the_impossible_does_not_apply() -> None:
    text = "永 このメンバーがドロップするなら、代わりにあなたの手札を1枚捨ててよい。"
    careful = card(text, name="不死身")
    m = scene(me={"circles": [careful, DROP]})
    use(m, DROP)  # nobody is asked without a card in hand
    assert zone(m, "me", "drop") == [careful.name]
    n = scene(me={"circles": [careful, DROP], "hand": [A]})
    use(n, DROP)
    yes(n)
    assert zone(n, "me", "drop") == [A.name]
    assert zone(n, "me", "circles")[0] == careful.name
    k = scene(me={"circles": [careful, DROP], "hand": [A]})
    use(k, DROP)
    no(k)
    assert zone(k, "me", "drop") == [careful.name]


@clause("9.10.3", "9.6.3.1.4")
def test_a_replacement_that_was_not_carried_out_replaces_nothing() -> None:
    text = "永 このメンバーがドロップするなら、代わりにあなたの手札の使者を1枚捨ててよい。"
    careful = card(text, name="不死身")
    for held in (A, foreigner(name="使い")):
        m = scene(me={"circles": [careful, DROP], "hand": [held]})
        use(m, DROP)
        yes(m)  # whatever is held
        done(m)  # there is none, or so it is said
        assert zone(m, "me", "drop") == [careful.name]
        assert zone(m, "me", "hand") == [held.name]
    m = scene(me={"circles": [careful, DROP], "hand": [foreigner(name="使い")]})
    use(m, DROP)
    yes(m)
    pick(m, "使い")
    assert zone(m, "me", "drop") == ["使い"]
    assert careful.name in zone(m, "me", "circles")


@clause("9.10.3")
def test_what_may_be_done_in_place_of_a_sentence_replaces_it_only_if_it_is_done() -> None:
    text = "起[0]ストックブースト2。あなたの手札があるなら、代わりに①を払ってよい。"
    toll = card(text, name="関所")
    for hand, stock, answer, left in (
        ([A], 1, True, 0),
        ([A], 1, False, 3),
        ([A], 0, None, 2),  # nobody is asked for what cannot be paid
        ([], 1, None, 3),
    ):
        m = scene(me={"circles": [toll], "hand": hand, "stock": stock})
        use(m, toll)
        if answer is not None:
            (yes if answer else no)(m)
        assert count(m, "me", "stock") == left
        assert count(m, "me", "drop") == (1 if answer else 0)


# -- several at once ---------------------------------------------------------------------------

KEEPER = card(
    "永 あなたのメンバーがドロップするなら、代わりにそのメンバーを手札に戻す。", name="守り"
)
SWEEP = card("起[0]相手のメンバーすべてをドロップする。", name="一掃")


@clause("9.10.1")
def test_what_befalls_several_at_once_is_replaced_by_what_was_in_force_before() -> None:
    for circles in ([KEEPER, A], [A, KEEPER]):
        m = scene(me={"circles": [SWEEP]}, foe={"circles": circles})
        use(m, SWEEP)
        # though who keeps them goes itself
        assert sorted(zone(m, "foe", "hand")) == sorted([A.name, KEEPER.name])
        assert count(m, "foe", "drop") == 0


@clause("9.10.1", "5.12.2.1")
def test_whom_a_wide_member_displaces_leaves_at_once() -> None:
    wide = union(name="大物", territory=2, level=0)
    for circles in ([KEEPER, A], [A, KEEPER]):
        m = scene(me={"circles": circles, "hand": [wide], "level": [wide]})
        sortie(m, wide, 6)
        assert sorted(zone(m, "me", "hand")) == sorted([A.name, KEEPER.name])
        assert members(m, "me") == [wide.name]


@clause("9.10.1", "9.10.2.3")
def test_what_is_done_in_place_of_it_is_replaced_by_what_was_in_force_before_too() -> None:
    buries = card(
        "永 あなたのメンバーが手札に置かれるなら、代わりにそのメンバーを山札の下に置く。",
        name="埋葬",
    )
    for circles in ([KEEPER, A, buries], [buries, KEEPER, A], [A, buries, KEEPER]):
        m = scene(me={"circles": [SWEEP]}, foe={"circles": circles, "deck": 3})
        use(m, SWEEP)
        assert (count(m, "foe", "deck"), count(m, "foe", "hand")) == (6, 0)


@clause("9.10.1")
def test_who_was_moved_in_place_of_another_does_not_go_once_more() -> None:
    shield = card(
        "永 あなたの他のメンバーがドロップするなら、代わりにこのメンバーをストックにする。",
        name="盾",
    )
    grieves = card("自 あなたの「盾」がドロップした時、カードを1枚引く。", name="嘆き")
    for circles in ([A, shield], [shield, A]):
        m = scene(
            me={"circles": [SWEEP]},
            foe={"circles": [*circles, None, grieves]},
        )
        use(m, SWEEP)
        assert members(m, "foe") == [A.name, grieves.name]
        assert (count(m, "foe", "stock"), count(m, "foe", "hand")) == (1, 0)


@clause("9.10.1", "5.32.1")
def test_gates_are_broken_at_once() -> None:
    wall = card("永 あなたの門が破壊されるなら、代わりにこのメンバーをドロップする。", name="壁")
    breaks = card("起[0]相手の破壊されていない門を2枚選び、破壊する。", name="壊し手")
    m = scene(me={"circles": [breaks]}, foe={"circles": [wall]})
    use(m, breaks)
    m.choose(0)
    m.choose(0)
    assert broken(m, "foe") == []
    assert zone(m, "foe", "drop") == [wall.name]
    use(m, breaks)
    m.choose(0)
    m.choose(0)
    assert len(broken(m, "foe")) == 2


@clause("9.10.1", "10.4.1", "10.1.2.2.1")
def test_who_is_crowded_out_of_several_circles_leaves_at_once() -> None:
    crowds = card(
        "起[0]あなたの「大」を1体選び、後列のサークルに動かす。"
        "その後、あなたの「小」を1体選び、後列のサークルに動かす。",
        name="押し込み",
    )
    big = card(name="大")
    small = card(name="小")
    for back in ([KEEPER, A], [A, KEEPER]):
        m = scene(me={"circles": [big, small, crowds, *back]})
        use(m, crowds)
        put(m, 3)
        put(m, 4)
        assert sorted(zone(m, "me", "hand")) == sorted([A.name, KEEPER.name])
        assert members(m, "me") == [crowds.name, big.name, small.name]


@clause("9.10.2.2", "1.3.4")
def test_of_both_players_cards_the_turn_players_are_asked_about_first() -> None:
    all_ = card("起[0]すべての他のメンバーをドロップする。", name="全滅")
    text = "永 このメンバーがドロップするなら、代わりにあなたの手札を1枚捨ててよい。"
    mine, theirs = card(text, name="粘り"), card(text, name="しぶとさ")
    for turn in ("me", "foe"):
        m = scene(
            whose=turn,
            me={"circles": [mine, *([all_] if turn == "me" else [])], "hand": [A]},
            foe={"circles": [theirs, *([all_] if turn == "foe" else [])], "hand": [A]},
        )
        use(m, all_)
        assert m.decision is not None
        assert m.decision.seat == m.state.turn_seat
        yes(m)
        assert m.decision.seat != m.state.turn_seat
        no(m)
        assert members(m, turn) == [(mine if turn == "me" else theirs).name, all_.name]
