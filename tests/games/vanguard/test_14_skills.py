"""14.3 to 14.5: skills are continuous abilities, though an icon tells them (2.10.1)."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    attack,
    choose,
    is_asked,
    no_guard,
    offered,
    scene,
    to_battle,
    unit,
    use,
    why_not,
    zone,
)
from tests.ruling import clause

NOTHING_HOLDS = "【起】【(R)】：そのターン中、{}の【永】能力すべてを無効にする。"


@clause("14.4.1", "11.4.2")
def test_14_4_1_who_has_no_continuous_abilities_does_not_intercept() -> None:
    a, b = unit(power=20000), unit(power=20000)
    mutes, stays = unit(NOTHING_HOLDS.format("相手のリアガードすべて")), unit(skills=["intercept"])
    field = {"front left": a, "front right": b, "back left": mutes}
    m = scene(me={"rear-guards": field}, foe={"rear-guards": {"front left": stays}, "hand": 1})
    attack(m, a)
    assert offered(m, "intercept", stays)
    no_guard(m)
    n = scene(me={"rear-guards": field}, foe={"rear-guards": {"front left": stays}, "hand": 1})
    use(n, mutes)
    attack(n, b)
    assert not offered(n, "intercept", stays)
    assert why_not(n, "intercept", stays, "foe", number=0) == ["14.4.1"]
    no_guard(n)


@clause("14.5.1", "7.14.2")
def test_14_5_1_what_is_lost_as_printed_is_the_icon_too_but_not_what_was_given() -> None:
    loses = "【起】【(R)】：そのターン中、このユニットはこのユニットが元々持つ【永】能力を失う。"
    gives = "【起】【(R)】：あなたの後列のリアガードを1枚選び、そのターン中、『ブースト』を与える。"
    for given in (False, True):
        a, behind = unit(gives, power=20000), unit(loses, skills=["boost"])
        m = scene(me={"rear-guards": {"front left": a, "back left": behind}}, foe={"hand": []})
        if given:
            use(m, a)
        use(m, behind)
        to_battle(m)
        choose(m, "attack", a)
        assert is_asked(m, "boost") is given
        if given:
            choose(m, "boost", behind)


@pytest.mark.parametrize(
    ("used", "checks"), [((), 2), ((0,), 1), ((1,), 3), ((0, 1), 3), ((1, 0), 1), ((0, 2), 2)]
)
@clause("14.3.1", "14.3.2")
def test_14_3_1_a_drive_ability_is_gone_with_the_others(used: tuple[int, ...], checks: int) -> None:
    gives = "\n【起】【(R)】：あなたのヴァンガードを1枚選び、そのターン中、『トリプルドライブ』を与える。"
    more = "\n【起】【(R)】：あなたのヴァンガードを1枚選び、そのターン中、ドライブ+1。"
    helps = unit(NOTHING_HOLDS.format("あなたのヴァンガード") + gives + more)
    lead = unit(grade=3, power=13000, skills=["twin drive"])
    field = {"back right": helps, "front left": "FILLER"}
    m = scene(me={"vanguard": lead, "rear-guards": field, "hand": []}, foe={"hand": []})
    for nth in used:
        use(m, helps, nth)
    attack(m, lead)
    assert len(zone(m, "me", "hand")) == checks


@clause("14.4.1", "7.14.1")
def test_14_4_1_who_has_the_continuous_abilities_of_others_has_their_skills() -> None:
    learns = unit(
        "【永】【(R)】：あなたのドロップに「師匠」があるなら、"
        "このユニットはそれらが持つ【永】能力すべてと【自】能力すべてを得る。"
    )
    a = unit(power=20000)
    for known in (False, True):
        drop = [unit(name="師匠", skills=["intercept"])] if known else []
        m = scene(
            me={"rear-guards": {"front left": a, "front right": "FILLER"}},
            foe={"rear-guards": {"front left": learns}, "drop zone": drop, "hand": 1},
        )
        attack(m, a)
        assert offered(m, "intercept", learns) is known
        no_guard(m)
