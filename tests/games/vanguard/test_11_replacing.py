"""11.12: replacement effects."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    asked,
    attack,
    choose,
    count,
    guard,
    is_rested,
    log_has,
    log_notes,
    no,
    options,
    pick,
    scene,
    unit,
    use,
    yes,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.errors import CardError

V = "FILLER-V"
A = unit(name="朝")
SPARED = "【永】【(R)】：このユニットが退却する際、かわりに手札に戻す。"
SWEEPS = "【起】【(R)】：相手のリアガードすべてを退却させる。"
STRIKES = "【起】【(R)】：相手のリアガードを1枚選び、退却させる。"
GRIEVES = unit("【自】【(V)】：あなたのリアガードが退却した時、【ソウルチャージ】(1)。", grade=3)


@clause("11.12.1", "11.12.1.1", "11.3.1.3.1")
@pytest.mark.parametrize(("instead", "ends"), [("手札に戻す", "hand"), ("ソウルに置く", "soul")])
def test_11_12_1_what_is_replaced_has_never_happened(instead: str, ends: str) -> None:
    tough = unit(f"【永】【(R)】：このユニットが退却する際、かわりに{instead}。")
    strikes = unit(STRIKES)
    m = scene(
        me={"rear-guards": {"front left": strikes}},
        foe={"vanguard": GRIEVES, "rear-guards": {"front left": tough}, "hand": []},
    )
    use(m, strikes)
    assert zone(m, "foe", ends) == [tough.name]
    assert count(m, "foe", "drop zone") == 0
    assert not log_has(m, verb="play", one=GRIEVES)
    n = scene(
        me={"rear-guards": {"front left": strikes}},
        foe={"vanguard": GRIEVES, "rear-guards": {"front left": A}, "hand": []},
    )
    use(n, strikes)
    assert log_has(n, verb="play", one=GRIEVES)


@clause("11.12.1", "11.12.1.1")
def test_11_12_1_1_who_is_spared_stays_if_it_is_told_nothing_else() -> None:
    tough = unit("【永】【(R)】：このユニットが退却する際、かわりに【ソウルチャージ】(1)。")
    strikes = unit(STRIKES)
    m = scene(
        me={"rear-guards": {"front left": strikes}},
        foe={"vanguard": GRIEVES, "rear-guards": {"front left": tough}, "hand": []},
    )
    use(m, strikes)
    assert zone(m, "foe", "rear-guards")[0] == tough.name
    assert count(m, "foe", "drop zone") == 0
    assert count(m, "foe", "soul") == 1  # and nobody grieves


@clause("11.12.1")
def test_11_12_1_who_is_hit_or_crowded_out_is_spared_too() -> None:
    tough, strong = unit(SPARED), unit(grade=2, power=30000)
    m = scene(
        me={"rear-guards": {"front left": strong, "front right": "FILLER"}},
        foe={"rear-guards": {"front left": tough}, "hand": []},
    )
    attack(m, strong, on=tough)
    assert zone(m, "foe", "hand") == [tough.name]
    moves = unit("【起】【(R)】：このユニットを(R)に移動させる。")
    n = scene(me={"rear-guards": {"front left": tough, "front right": moves}, "hand": []})
    use(n, moves)
    choose(n, "circle", moves, spot=0)
    assert zone(n, "me", "hand") == [tough.name]
    assert zone(n, "me", "drop zone") == []


@clause("11.12.1")
def test_11_12_1_a_guardian_is_spared_as_the_battle_ends() -> None:
    shield = unit("【永】【(G)】：このユニットが退却する際、かわりにソウルに置く。")
    a = unit(grade=2)
    m = scene(me={"rear-guards": {"front left": a, "front right": A}}, foe={"hand": [shield]})
    attack(m, a)
    guard(m, shield)
    assert zone(m, "foe", "soul") == [shield.name]
    assert zone(m, "foe", "drop zone") == []


@clause("11.12.1")
def test_11_12_1_several_at_once_by_what_was_in_force_before() -> None:
    keeps = unit("【永】【(R)】：あなたのリアガードが退却する際、かわりに手札に戻す。", name="守り")
    sweeps = unit(SWEEPS)
    for spots in (("front left", "front right"), ("front right", "front left")):
        field = dict(zip(spots, (keeps, A), strict=True))
        m = scene(
            me={"rear-guards": {"front left": sweeps}}, foe={"rear-guards": field, "hand": []}
        )
        use(m, sweeps)
        # though who keeps them goes itself
        assert sorted(zone(m, "foe", "hand")) == sorted([A.name, keeps.name])
        assert count(m, "foe", "drop zone") == 0


@clause("11.12.2", "11.12.2.1", "11.12.2.2")
def test_11_12_2_the_master_of_the_unit_says_which_comes_first() -> None:
    tough = unit(SPARED)
    nurse = unit("【永】【(R)】：あなたの前列のリアガードが退却する際、かわりにソウルに置く。")
    strikes = unit(STRIKES)
    for first, hand, soul in ((tough, 1, 0), (nurse, 0, 1)):
        m = scene(
            me={"rear-guards": {"front left": strikes}},
            foe={"rear-guards": {"front left": tough, "back left": nurse}, "hand": []},
        )
        use(m, strikes)
        pick(m, tough)
        asked(m, "instead", "foe")  # not who acts
        assert len(options(m, "instead")) == 2
        choose(m, "instead", first)
        assert (count(m, "foe", "hand"), count(m, "foe", "soul")) == (hand, soul)
        assert count(m, "foe", "drop zone") == 0


@clause("11.12.2.3")
def test_11_12_2_3_what_takes_its_place_is_not_replaced_by_the_same_effect_again() -> None:
    text = (
        "【永】【(R)】：このユニットが退却する際、かわりにソウルに置く。"
        "【永】【(R)】：このユニットがソウルに置かれる際、かわりに退却させる。"
    )
    torn, strikes = unit(text), unit(STRIKES)
    m = scene(
        me={"rear-guards": {"front left": strikes}},
        foe={"rear-guards": {"front left": torn}, "hand": []},
    )
    use(m, strikes)
    # to the soul instead, and retired instead; nothing is left that could replace that
    assert zone(m, "foe", "drop zone") == [torn.name]
    assert zone(m, "foe", "soul") == []
    assert len(log_notes(m, "11.12.1", "instead", torn)) == 2


CAREFUL = "【永】【(R)】：このユニットが退却する際、かわりに手札から1枚捨ててよい。"


@clause("11.12.3", "11.3.1.3.2")
def test_11_12_3_what_cannot_be_chosen_replaces_nothing() -> None:
    careful, strikes = unit(CAREFUL), unit(STRIKES)
    for hand, pays in (([], False), ([A], False), ([A], True)):
        m = scene(
            me={"rear-guards": {"front left": strikes}},
            foe={"rear-guards": {"front left": careful}, "hand": hand},
        )
        use(m, strikes)
        if hand:
            asked(m, "may do", "foe")
            yes(m) if pays else no(m)
        # without a card in hand nobody was asked
        assert zone(m, "foe", "drop zone") == [A.name if pays else careful.name]
        assert (careful.name in zone(m, "foe", "rear-guards")) == pays


@clause("11.12.3", "11.3.1.3.2")
def test_11_12_3_what_follows_is_done_only_if_it_was() -> None:
    careful = unit(CAREFUL + "そうしたら、このユニットを【レスト】させる。")
    strikes = unit(STRIKES)
    for pays in (True, False):
        m = scene(
            me={"rear-guards": {"front left": strikes}},
            foe={"rear-guards": {"front left": careful}, "hand": [A]},
        )
        use(m, strikes)
        yes(m) if pays else no(m)
        assert (careful.name in zone(m, "foe", "rear-guards")) == pays
        if pays:
            assert is_rested(m, careful)


@clause("11.12.1", "11.12.1.1")
def test_11_12_1_1_an_effect_goes_on_without_those_that_were_spared() -> None:
    text = "【起】【(R)】：相手のリアガードを1枚選び、退却させる。退却させたなら、1枚引く。"
    strikes, tough = unit(text), unit(SPARED)
    for theirs, drew in ((A, 1), (tough, 0)):
        m = scene(
            me={"rear-guards": {"front left": strikes}, "hand": []},
            foe={"rear-guards": {"front left": theirs}, "hand": []},
        )
        use(m, strikes)
        assert count(m, "me", "hand") == drew


@clause("11.12.1")
def test_11_12_1_for_a_turn_only() -> None:
    guards = unit(
        "【起】【(R)】：そのターン中、あなたの他のリアガードが退却する際、かわりに手札に戻す。"
    )
    sweeps = unit("【起】【(R)】：あなたの「朝」を1枚選び、退却させる。")
    field = {"front left": guards, "back left": sweeps, "front right": A}
    m = scene(me={"rear-guards": field, "hand": []})
    use(m, guards)
    use(m, sweeps)
    assert zone(m, "me", "hand") == [A.name]


def test_what_is_not_told_of_a_unit_is_refused() -> None:
    for text in (
        "【永】【(R)】：このユニットがアタックする際、かわりに手札に戻す。",
        "【永】【手札】：このカードが捨てられる際、かわりに手札に戻す。",
        "【永】【(R)】：このユニットが退却する際、1枚引く。",
    ):
        with pytest.raises(CardError):
            unit(text)
