"""Chapter 12: deer (シカキャラ)."""

from __future__ import annotations

from tests.games.rebirth.table import (
    card,
    choose,
    count,
    end_attacks,
    game,
    is_asked,
    is_rested,
    leave,
    log_notes,
    pass_all,
    pick,
    scene,
    sees,
    to_attack,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.games.rebirth.deck import deck_reasons
from kirifuda.games.rebirth.zones import CHARACTER, DEER
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

HERD = [card(kind="deer", name=f"鹿{n}", cost=1, atk=2, **{"def": 4}) for n in "一二三四五"]
FIRST = HERD[0]
CALLER = card("【起】【エントリー】:あなたは自分のシカ山の上から1枚メンバーに置く。", name="呼び手")
BANISHER = card(
    "【起】【メンバー】:あなたは自分のメンバーからシカキャラを1枚選び、控え室に置く。",
    name="追い手",
)


def broken(**changed: list[CardDef]) -> list[str]:
    """The clauses that the deck of deer breaks with other parts."""
    parts, reasons = game.read_deck("wild_deer")
    assert reasons == []
    return [r.clause for r in deck_reasons({**parts, **changed})]


@clause("12.2.1.2")
def test_12_2_1_2_no_deer_in_the_main_deck() -> None:
    parts, _ = game.read_deck("wild_deer")
    main = [*parts["main"][:-1], FIRST]
    assert broken(main=main) == ["12.2.1.2"]


@clause("12.2.1.3")
def test_12_2_1_3_a_pile_has_one_of_each_of_five_names() -> None:
    parts, _ = game.read_deck("wild_deer")
    pile = parts["deer"]
    assert broken(deer=pile) == []
    assert broken(deer=[]) == []  # who uses no deer prepares no pile
    assert broken(deer=pile[:4]) == ["12.2.1.3"]
    assert broken(deer=[*pile[:4], pile[0]]) == ["12.2.1.3"]
    assert broken(deer=[*pile, FIRST]) == ["12.2.1.3"]
    assert broken(deer=[*pile[:4], parts["main"][0]]) == ["12.2.1.3"]


@clause("12.2.1.4", "12.2.1.4.1", "12.2.1.5")
def test_12_2_1_5_the_pile_is_shuffled_and_nobody_sees_into_it() -> None:
    orders = set()
    for seed in range(8):
        match = game.start(["wild_deer", "lamps"], seed=seed)
        while match.decision is not None and match.decision.kind in (
            "first entry",
            "first partner",
        ):
            match.choose(0)
        assert count(match, 0, "deer pile") == 5
        assert count(match, 1, "deer pile") == 0
        assert len(log_notes(match, "12.2.1.5", "shuffle")) == 1
        for viewer in (0, 1, None):
            assert all("card" not in one for one in sees(match, viewer, 0, "deer pile"))
        orders.add(tuple(zone(match, 0, "deer pile")))
    assert len(orders) > 1


@clause("12.2.1.6", "12.2.1.6.1", "12.2.1.8")
def test_12_2_1_6_a_deer_that_leaves_the_members_goes_to_its_pile() -> None:
    watcher = card(
        "【自】【エントリー】:あなたのシカキャラがメンバーから控え室に置かれた時、あなたは1枚引く。",
        name="見張り",
    )
    m = scene(me={"entry": watcher, "members": [FIRST, BANISHER], "deer pile": HERD[1:]})
    use(m, BANISHER)
    assert zone(m, "me", "members") == ["", BANISHER.name, ""]
    assert zone(m, "me", "waiting room") == []
    assert sorted(zone(m, "me", "deer pile")) == sorted(d.name for d in HERD)
    assert log_notes(m, "12.2.1.8", "shuffle")
    assert count(m, "me", "hand") == 0  # it has not come to the waiting room
    # so it is with deer only
    any_one = card(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、控え室に置く。", name="払い手"
    )
    other = card(name="並の者")
    n = scene(me={"members": [FIRST, any_one, other], "deer pile": HERD[1:]})
    use(n, any_one)
    pick(n, other)
    assert zone(n, "me", "members") == [FIRST.name, any_one.name, ""]
    assert zone(n, "me", "waiting room") == [other.name]
    assert count(n, "me", "deer pile") == 4


@clause("12.2.1.8")
def test_12_2_1_8_a_deer_may_lie_anywhere_in_its_pile_afterwards() -> None:
    orders = set()
    for seed in range(8):
        m = scene(me={"members": [FIRST, BANISHER], "deer pile": HERD[1:]}, seed=seed)
        use(m, BANISHER)
        orders.add(tuple(zone(m, "me", "deer pile")))
    assert len(orders) > 2


@clause("12.2.1.6")
def test_12_2_1_6_from_slot_to_slot_it_stays_among_the_members() -> None:
    mover = card(
        "【起】【メンバー】:あなたは自分のメンバーからシカキャラを1枚選び、空席のメンバーに置く。",
        name="導き手",
    )
    m = scene(me={"members": [FIRST, mover], "deer pile": HERD[1:]})
    use(m, mover)
    if not is_asked(m, "main"):
        m.choose(0)
    assert sorted(zone(m, "me", "members")) == sorted([FIRST.name, mover.name, ""])
    assert count(m, "me", "deer pile") == 4


@clause("12.2.1.6")
def test_12_2_1_6_also_where_another_takes_its_slot() -> None:
    m = scene(me={"entry": CALLER, "members": [FIRST], "deer pile": HERD[1:]})
    use(m, CALLER)
    choose(m, "slot", spot=0)
    pass_all(m)
    assert FIRST.name in zone(m, "me", "deer pile")
    assert zone(m, "me", "waiting room") == []
    assert count(m, "me", "members") == 1


@clause("12.2.1.6.2")
def test_12_2_1_6_2_a_deer_is_not_swapped_with_a_card_elsewhere() -> None:
    swapper = card(
        "【起】【エントリー】:あなたは自分のメンバーから1枚選び、手札1枚と入れ替える。",
        name="替え手",
    )
    other = card(name="手の者")
    m = scene(me={"entry": swapper, "members": [FIRST], "hand": [other]})
    use(m, swapper)
    pick(m, other)
    assert zone(m, "me", "members") == [FIRST.name, "", ""]
    assert zone(m, "me", "hand") == [other.name]
    plain = card(name="並の者")
    m = scene(me={"entry": swapper, "members": [plain], "hand": [other]})
    use(m, swapper)
    pick(m, other)
    assert zone(m, "me", "members") == [other.name, "", ""]  # anybody else is


@clause("12.2.1.6.2")
def test_12_2_1_6_2_whichever_of_the_two_is_the_deer_nothing_is_done() -> None:
    other = card(name="手の者")
    texts = (
        "あなたは自分のメンバーから1枚選び、手札1枚と入れ替える。",
        "あなたは自分の手札から1枚選び、メンバー1枚と入れ替える。",
    )
    for text in texts:
        swapper = card(f"【起】【エントリー】:{text}入れ替えたら、あなたは1枚引く。", name="替え手")
        for member, drawn in ((FIRST, 0), (card(name="並の者"), 1)):
            m = scene(me={"entry": swapper, "members": [member], "hand": [other]})
            use(m, swapper)
            while is_asked(m, "choose"):
                m.choose(0)
            kept = member.name if member is FIRST else other.name
            assert zone(m, "me", "members") == [kept, "", ""]
            assert count(m, "me", "hand") == 1 + drawn  # what hangs on it is not done either


@clause("12.2.1.6.2")
def test_12_2_1_6_2_cards_of_other_kinds_are_swapped() -> None:
    song = card(kind="rebirth", name="歌")
    plain = card(name="並の者")
    texts = (
        "あなたは自分のエネルギーから1枚選び、手札1枚と入れ替える。",
        "あなたは自分の手札から1枚選び、エネルギー1枚と入れ替える。",
    )
    for text in texts:
        swapper = card(f"【起】【エントリー】:{text}", name="替え手")
        for held, lying in ((song, plain), (plain, song)):
            m = scene(me={"entry": swapper, "hand": [held], "energy": [lying]})
            use(m, swapper)
            while is_asked(m, "choose"):
                m.choose(0)
            assert zone(m, "me", "hand") == [lying.name]
            assert zone(m, "me", "energy") == [held.name]


@clause("12.2.1.4")
def test_12_2_1_4_only_deer_lie_in_the_pile() -> None:
    sender = card(
        "【起】【エントリー】:あなたは自分のメンバーから1枚選び、シカ山に置く。", name="送り手"
    )
    plain = card(name="並の者")
    for one, away in ((plain, False), (FIRST, True)):
        m = scene(me={"entry": sender, "members": [one]})
        use(m, sender)
        assert zone(m, "me", "members") == ["" if away else one.name, "", ""]
        assert zone(m, "me", "deer pile") == ([one.name] if away else [])


def ended(m: Match) -> None:
    to_attack(m)
    end_attacks(m)
    while m.decision is not None and m.state.turn_seat == 0:
        m.choose(len(m.decision.options) - 1)
    assert m.decision is not None
    leave(m, m.decision.kind)


@clause("12.2.1.7")
def test_12_2_1_7_at_the_end_of_a_turn_all_deer_go_home() -> None:
    theirs = card(kind="deer", name="よその鹿", cost=1, atk=1, **{"def": 1})
    plain = card(name="並の者")
    m = scene(me={"members": [FIRST, plain], "deer pile": HERD[1:]}, foe={"members": [theirs]})
    ended(m)
    assert zone(m, "me", "members") == ["", plain.name, ""]
    assert zone(m, "foe", "members") == ["", "", ""]
    assert zone(m, "foe", "deer pile") == [theirs.name]
    assert len(zone(m, "me", "deer pile")) == 5
    assert len(log_notes(m, "12.2.1.7")) == 2


@clause("12.2.1", "12.2.1.1", "12.2.1.4.2")
def test_12_2_1_1_a_deer_is_a_character_too() -> None:
    assert FIRST.kinds == CHARACTER | DEER
    picker = card(
        "【起】【エントリー】:あなたは自分のメンバーからキャラを1枚選び、【レスト】する。",
        name="選び手",
    )
    m = scene(me={"entry": picker, "members": [FIRST]})
    use(m, picker)
    assert is_rested(m, FIRST)
    counter = card(
        "【起】【エントリー】:あなたのシカ山が3枚以下なら、あなたは1枚引く。", name="数え手"
    )
    m = scene(me={"entry": counter, "deer pile": HERD[:3]})
    use(m, counter)
    assert count(m, "me", "hand") == 1
    m = scene(me={"entry": counter, "deer pile": HERD[:4]})
    use(m, counter)
    assert count(m, "me", "hand") == 0


def test_a_cost_puts_a_deer_home() -> None:
    keeper = card(
        "【起】【エントリー】:[メンバーからシカキャラを1枚シカ山に置く]あなたは2枚引く。",
        name="帰し手",
    )
    m = scene(me={"entry": keeper, "members": [FIRST, HERD[1]]})
    use(m, keeper)
    pick(m, FIRST)
    assert zone(m, "me", "deer pile") == [FIRST.name]
    assert count(m, "me", "hand") == 2
