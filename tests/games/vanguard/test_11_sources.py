"""11.5: what an effect comes from, and what damage is dealt by."""

from __future__ import annotations

from tests.games.vanguard.table import (
    attack,
    call,
    choose,
    count,
    end_battles,
    log_notes,
    no_guard,
    number,
    scene,
    unit,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.match import Match

V = "FILLER-V"
A = unit(name="朝")
BY_NIGHT = "【自】【(V)】：あなたのリアガードが「夜」の効果で退却した時、1枚引く。"
SWEEPS = "【起】【(R)】：あなたの「朝」を1枚選び、退却させる。"


def dealt(m: Match) -> list[int]:
    """The sources of all damage that was dealt."""
    return [note.source for note in log_notes(m, verb="damage")]


@clause("11.5.1", "11.5.1.1", "11.5.3", "11.5.3.1")
def test_11_5_1_1_the_source_is_the_card_that_has_the_ability() -> None:
    lead = unit(BY_NIGHT, grade=3)
    night, other = unit(SWEEPS, name="夜"), unit(SWEEPS)
    for one, drew in ((night, 1), (other, 0)):
        m = scene(
            me={"vanguard": lead, "rear-guards": {"front left": one, "front right": A}, "hand": []}
        )
        use(m, one)
        assert count(m, "me", "hand") == drew


@clause("11.5.1.1", "11.5.3.1")
def test_11_5_1_1_of_an_ability_that_was_given_it_is_the_card_that_got_it() -> None:
    lead = unit(BY_NIGHT, grade=3)
    gives = unit(f"【永】【(R)】：あなたの後列のリアガードすべては『{SWEEPS}』を得る。")
    night = unit(name="夜")
    field = {"front left": gives, "back left": night, "front right": A}
    m = scene(me={"vanguard": lead, "rear-guards": field, "hand": []})
    use(m, night)
    assert count(m, "me", "hand") == 1


@clause("11.5.3.1", "11.5.3.2", "11.13.1")
def test_11_5_3_1_the_source_is_a_rear_guard_though_it_has_left_since() -> None:
    """By its cost, or before what it began is done; but no card is one that acts elsewhere."""
    glad = unit(
        "【自】【(V)】：相手のリアガードがあなたのリアガードの効果で退却した時、1枚引く。", grade=3
    )
    strike = "相手のリアガードを1枚選び、退却させる。"
    leaves = "【コスト】[このユニットをソウルに置く]ことで、"
    for text, drawn in (
        (f"【起】【(R)】：{leaves}{strike}", 1),
        (f"【起】【(R)】：{leaves}そのターン終了時、{strike}", 1),
        (f"【自】【(R)】：このユニットが退却した時、{strike}", 1),
        (f"【起】【ドロップ】：{strike}", 0),
    ):
        one = unit(text)
        sweep = unit("【起】【(R)】：あなたの他のリアガードすべてを退却させる。")
        at = {"drop zone": [one]} if drawn == 0 else {}
        field = {"back left": sweep} if drawn == 0 else {"back left": sweep, "front left": one}
        m = scene(
            me={"vanguard": glad, "rear-guards": field, "hand": [], **at},
            foe={"rear-guards": {"front left": "FILLER"}},
        )
        use(m, one if "起" in text else sweep)
        if "終了時" in text:
            end_battles(m)
        assert zone(m, "foe", "drop zone") == ["見習い"]
        assert count(m, "me", "hand") == drawn


@clause("11.5.1.2")
def test_11_5_1_2_a_rule_process_is_no_effect_and_has_no_source() -> None:
    moves = unit("【起】【(R)】：このユニットを(R)に移動させる。", name="夜")
    for text in (BY_NIGHT, "【自】【(V)】：あなたのリアガードが効果で退却した時、1枚引く。"):
        lead = unit(text, grade=3)
        field = {"front left": moves, "front right": A}
        m = scene(me={"vanguard": lead, "rear-guards": field, "hand": []})
        use(m, moves)
        choose(m, "circle", moves, spot=1)
        assert count(m, "me", "drop zone") == 1
        assert count(m, "me", "hand") == 0


@clause("11.5.3.2", "11.9.7")
def test_11_5_3_2_what_comes_later_has_the_source_of_what_made_it() -> None:
    lead = unit(BY_NIGHT, grade=3)
    night = unit(
        "【起】【(R)】：そのターン終了時、あなたの「朝」を1枚選び、退却させる。", name="夜"
    )
    field = {"back left": night, "back right": A}
    m = scene(me={"vanguard": lead, "rear-guards": field, "hand": []}, foe={"hand": []})
    use(m, night)
    assert count(m, "me", "hand") == 0  # not before the turn ends
    end_battles(m)
    assert count(m, "me", "hand") == 1
    # and it waits for what it was told to wait for, and for nothing else
    dusk = unit(
        "【起】【(R)】：そのターン中、あなたのリアガードがアタックした時、あなたの「朝」を1枚選び、退却させる。",
        name="夜",
    )
    field = {"back left": dusk, "back right": A, "front left": unit()}
    called = unit()
    n = scene(me={"vanguard": lead, "rear-guards": field, "hand": [called]}, foe={"hand": []})
    use(n, dusk)
    call(n, called, "front right")
    assert A.name in zone(n, "me", "rear-guards")
    attack(n, called)
    assert A.name not in zone(n, "me", "rear-guards")
    assert count(n, "me", "hand") == 1


@clause("11.5.2", "11.5.2.1")
def test_11_5_2_1_battle_damage_is_dealt_by_the_unit_that_attacks() -> None:
    a = unit(grade=2, power=20000)
    m = scene(me={"rear-guards": {"front left": a, "front right": "FILLER"}}, foe={"hand": []})
    attack(m, a)
    no_guard(m)
    assert dealt(m) == [number(m, a)]
    assert count(m, "foe", "damage zone") == 1


@clause("11.5.2", "11.5.2.2")
def test_11_5_2_2_other_damage_is_dealt_by_the_source_of_the_effect() -> None:
    burns = unit("【起】【(R)】：相手のヴァンガードを1枚選び、1ダメージ。")
    later = unit("【起】【(R)】：そのターン終了時、相手のヴァンガードを1枚選び、1ダメージ。")
    field = {"front left": burns, "back left": later}
    m = scene(me={"rear-guards": field}, foe={"hand": []})
    use(m, burns)
    assert dealt(m) == [number(m, burns)]
    assert count(m, "foe", "damage zone") == 1
    use(m, later)
    end_battles(m)
    assert dealt(m) == [number(m, burns), number(m, later)]
