"""11.2, 12.2, 12.3: what is used up, and when; 11.7: costs."""

from __future__ import annotations

from tests.games.vanguard.table import (
    attack,
    choose,
    clauses_against,
    is_asked,
    no_guard,
    number,
    offered,
    options,
    power,
    scene,
    table,
    turned,
    unit,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda import Option
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

V = "FILLER-V"


@clause("12.3.2.2", "12.2.1.1", "9.9.2.4")
def test_12_3_2_2_an_activated_ability_is_used_up_by_being_played() -> None:
    worker = unit("【起】【(R)】【ターン1回】：そのターン中、このユニットのパワー+1000。")
    m = scene(me={"rear-guards": {"front left": worker, "front right": worker}})
    use(m, worker)
    assert len(options(m, "use")) == 1  # the other copy's own
    use(m, worker)
    assert not offered(m, "use", worker)


@clause("11.2.1.2.1", "12.3.2.2", "11.2.1.2")
def test_11_2_1_2_1_what_changed_nothing_is_not_used_up() -> None:
    text = (
        "【自】【(R)】【ターン1回】：あなたのリアガードがアタックした時、"
        "あなたのソウルが1枚以上なら、1枚引く。"
    )
    watcher, a, b = unit(text), unit(grade=2), unit(grade=2)
    field = {"back center": watcher, "front left": a, "front right": b}
    m = scene(me={"rear-guards": field, "hand": []}, foe={"hand": []})
    attack(m, a)
    choose(m, "play", watcher)
    assert table(m).used == []
    attack(m, b)
    assert is_asked(m, "waiting ability")
    choose(m, "play", watcher)
    assert zone(m, "me", "hand") == []


@clause("12.2.1.2", "12.2.1.2.1", "12.3.2.2", "11.2.1.2.1")
def test_12_2_1_2_what_was_used_does_not_trigger_again_in_the_turn() -> None:
    text = "【自】【(R)】【ターン1回】：あなたのリアガードがアタックした時、1枚引く。"
    watcher, a, b = unit(text), unit(grade=2), unit(grade=2)
    field = {"back center": watcher, "front left": a, "front right": b}
    m = scene(me={"rear-guards": field, "hand": []}, foe={"hand": []})
    attack(m, a)
    choose(m, "play", watcher)
    assert len(zone(m, "me", "hand")) == 1
    attack(m, b)
    assert not is_asked(m, "waiting ability")
    assert len(zone(m, "me", "hand")) == 1


@clause("11.2.1.2.1", "12.3.2.2")
def test_11_2_1_2_1_an_automatic_ability_is_used_up_by_its_cost() -> None:
    """Be it one that changes nothing, and whatever comes of it."""
    ear = "【自】【(R)】【ターン1回】：あなたのリアガードがアタックした時、"
    rest = "ことで、あなたのソウルが1枚以上なら、1枚引く。"
    for cost in ("手札から1枚公開する", "「進め」と言う"):
        watcher, a, b = unit(f"{ear}【コスト】[{cost}]{rest}"), unit(grade=2), unit(grade=2)
        field = {"back center": watcher, "front left": a, "front right": b}
        for pays in (True, False):
            m = scene(me={"rear-guards": field, "hand": 1}, foe={"hand": []})
            attack(m, a)
            choose(m, "play", watcher)
            choose(m, "yes" if pays else "no")
            attack(m, b)
            assert is_asked(m, "waiting ability") is not pays
            if not pays:
                choose(m, "decline", watcher)


@clause("12.3.2.2")
def test_12_3_2_2_an_ability_that_was_given_twice_is_had_twice() -> None:
    """Each of the two is used up by itself."""
    charge = "【エネルギーチャージ】(1)。"
    gives = unit(
        f"【永】【(R)】：あなたの前列のリアガードすべては『【起】【(R)】【ターン1回】：{charge}』を得る。"
    )
    for givers in (1, 2):
        worker = unit()
        behind = dict.fromkeys(("back left", "back right")[:givers], gives)
        m = scene(me={"rear-guards": {"front left": worker, **behind}, "energy": 0})
        for _ in range(givers):
            use(m, worker)
        assert not offered(m, "use", worker)
        assert table(m).energy[0] == givers
    hears = f"【自】【(R)】【ターン1回】：あなたのリアガードがアタックした時、{charge}"
    gives = unit(
        f"【起】【(R)】：あなたの他のリアガードを1枚選び、そのターン中、『{hears}』を与える。"
    )
    for times in (1, 2):
        a, b = unit(grade=2), unit(grade=2)
        field = {"front left": a, "front right": b, "back center": gives}
        m = scene(me={"rear-guards": field, "energy": 0}, foe={"hand": []})
        for _ in range(times):
            use(m, gives)
            choose(m, "pick", a)
        for one in (a, b):
            attack(m, one)
            while is_asked(m, "waiting ability"):
                m.choose(0)
            assert table(m).energy[0] == times


@clause("12.2.1.2.1", "12.3.3.2")
def test_12_2_1_2_1_what_was_used_is_not_among_what_waits() -> None:
    """There is nothing to choose beside another ability that waits for the same."""
    ear = "あなたのリアガードがアタックした時、"
    for head in ("【自】【(R)】【ターン1回】：", "【ディヴァインスキル】-【自】【(R)】："):
        watcher = unit(head + ear + "1枚引く。")
        other = unit("【自】【(R)】：" + ear + "【エネルギーチャージ】(1)。")
        a, b = unit(grade=2), unit(grade=2)
        field = {"back center": watcher, "back left": other, "front left": a, "front right": b}
        m = scene(me={"rear-guards": field, "hand": [], "energy": 0}, foe={"hand": []})
        attack(m, a)
        choose(m, "play", watcher)
        attack(m, b)
        assert not is_asked(m, "waiting ability")
        assert table(m).energy[0] == 2
        assert len(zone(m, "me", "hand")) == 1


@clause("11.2.1.2.1")
def test_11_2_1_2_1_a_card_that_has_come_anew_has_used_nothing() -> None:
    text = (
        "【自】【(R)】【ターン1回】：このユニットがアタックした時、"
        "このユニットを(R)にコールする。【ソウルチャージ】(1)。"
    )
    a = unit(text)
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": []})
    for times in (1, 2):
        attack(m, a)
        choose(m, "play", a)
        choose(m, "circle", a, spot=times % 2)
        assert len(zone(m, "me", "soul")) == times


@clause("11.2.1.2.1", "12.2.1.2", "12.2.1.2.2")
def test_12_2_1_2_2_what_waits_more_than_once_is_gone_with_its_last_use() -> None:
    ear = "あなたのリアガードが登場した時、【ソウルチャージ】(1)。"
    caller = unit("【起】【(R)】：あなたのドロップからユニットカードを2枚選び、(R)にコールする。")
    for text, charged in (("【自】【(R)】【ターン1回】：" + ear, 1), ("【自】【(R)】：" + ear, 2)):
        watcher = unit(text)
        field = {"back center": watcher, "back left": caller}
        m = scene(me={"rear-guards": field, "drop": [unit(), unit()]})
        use(m, caller)
        while not is_asked(m, "main"):
            m.choose(0)
        assert len(zone(m, "me", "soul")) == charged
        # what waits of another card is not gone
        two = {**field, "back right": unit(text)}
        n = scene(me={"rear-guards": two, "drop": [unit(), unit()]})
        use(n, caller)
        while is_asked(n, "call"):
            spots = {option.spot for option in options(n, "circle")}
            choose(n, "circle", spot=min(spots & {0, 1}))
        while not is_asked(n, "main"):
            n.choose(0)
        assert len(zone(n, "me", "soul")) == 2 * charged


@clause("12.3.5", "11.2.1.2.1.1")
def test_12_3_5_a_limited_ability_may_be_taken_back_and_is_not_used_up() -> None:
    text = "【自】【(R)】【ターン1回】：あなたのリアガードがアタックした時、1枚引く。"
    watcher, a, b = unit(text), unit(grade=2), unit(grade=2)
    field = {"back center": watcher, "front left": a, "front right": b}
    m = scene(me={"rear-guards": field, "hand": []}, foe={"hand": []})
    attack(m, a)
    choose(m, "decline", watcher)
    assert zone(m, "me", "hand") == []
    attack(m, b)
    choose(m, "play", watcher)
    assert len(zone(m, "me", "hand")) == 1


@clause("11.7.1", "7.24.1", "11.8.2.2", "4.11.3")
def test_11_7_1_a_cost_is_paid_whole_or_not_at_all() -> None:
    text = (
        "【起】【(R)】：【コスト】[【カウンターブラスト】(1)，手札から1枚捨てる]ことで、1枚引く。"
    )
    worker, spare = unit(text), unit()
    poor = scene(me={"rear-guards": {"front left": worker}, "hand": [spare]})
    assert "11.8.2.2" in clauses_against(
        poor, "me", Option("use", number(poor, worker), ability=_ability(poor, worker))
    )
    down = scene(
        me={"rear-guards": {"front left": worker}, "hand": [spare], "damage": [turned("FILLER")]}
    )
    assert not offered(down, "use", worker)
    rich = scene(me={"rear-guards": {"front left": worker}, "hand": [spare], "damage": 1})
    use(rich, worker)
    assert zone(rich, "me", "drop zone") == [spare.name]
    assert all(table(rich).down[card] for card in table(rich).cards(0, 5))


def _ability(m: Match, one: CardDef) -> int:
    return table(m).face(number(m, one)).abilities[0]


@clause("11.7.1")
def test_11_7_1_no_card_pays_for_two_parts() -> None:
    text = (
        "【起】【(R)】：【コスト】[【ソウルブラスト】(1)，このユニットをソウルに置く]ことで、"
        "1枚引く。"
    )
    worker, below = unit(text), unit()
    m = scene(me={"rear-guards": {"front left": worker}})
    assert not offered(m, "use", worker)
    n = scene(me={"rear-guards": {"front left": worker}, "soul": [below]})
    use(n, worker)
    assert zone(n, "me", "soul") == [worker.name]
    assert zone(n, "me", "drop zone") == [below.name]


@clause("11.11.4")
def test_11_11_4_what_an_effect_changes_is_fixed_when_it_is_made() -> None:
    text = "【起】【(R)】：そのターン中、あなたの前列のユニットすべてのパワー+5000。"
    worker, front, late = unit(text), unit(grade=2), unit(grade=2)
    field = {"back center": worker, "front left": front}
    m = scene(me={"rear-guards": field, "hand": [late]})
    use(m, worker)
    choose(m, "call", late, spot=1)
    assert power(m, front) == 13000
    assert power(m, late) == 8000
    choose(m, "swap", number=0)
    assert power(m, front) == 13000
    no_guard(m)


@clause("11.11.1.7", "11.4.4", "11.1.1.3")
def test_11_4_4_a_continuous_ability_is_valid_on_its_circle_only() -> None:
    text = "【永】【後列の(R)】：このユニットのパワー+5000。"
    worker = unit(text)
    m = scene(me={"rear-guards": {"back left": worker}})
    assert power(m, worker) == 13000
    choose(m, "swap", number=0)
    assert power(m, worker) == 8000


@clause("11.11.1.8", "11.11.1.5")
def test_11_11_1_8_a_condition_on_power_looks_at_the_boosted_power() -> None:
    text = "【永】【(R)】：このユニットのパワーが15000以上なら、このユニットのクリティカル+1。"
    worker, back = unit(text, grade=2), unit(skills=["boost"])
    m = scene(
        me={"rear-guards": {"front left": worker, "back left": back}}, foe={"hand": [], "damage": 0}
    )
    attack(m, worker, boost=back)
    assert len(zone(m, "foe", "damage zone")) == 2
