"""Cards that wait for a state, a step or the start of a game, and that decide one."""

from __future__ import annotations

from tests.games.rebirth.shipped import go
from tests.games.rebirth.table import (
    attack,
    card,
    choose,
    count,
    damage,
    no_block,
    pass_all,
    pick,
    play,
    scene,
    use,
    values,
    zone,
)

from kirifuda.kernel.match import Outcome

AIDE = card(name="介添え")
SPARE = card(name="控えの者")


def test_mina_draws_when_the_last_card_has_gone() -> None:
    m = scene(me={"members": ["SY-256"], "hand": [AIDE], "energy": 1, "top": [SPARE]})
    play(m, AIDE, 1)
    choose(m, "play", "SY-256")
    assert zone(m, "me", "hand") == [SPARE.name]


def test_toki_looks_ahead_as_the_game_starts() -> None:
    for turn in (1, 2):
        m = scene(
            me={"entry": "SY-257", "deck": [AIDE, SPARE, AIDE, SPARE]}, phase="standby", turn=turn
        )
        if turn == 1:
            pick(m, SPARE)
        pass_all(m)
        deck = [AIDE.name, SPARE.name] if turn == 1 else [SPARE.name, AIDE.name]
        assert zone(m, "me", "deck")[:2] == deck


def test_seki_keeps_the_water_out() -> None:
    dam = card(name="堰", def_=3)
    for friend, saved in (("SY-261", True), (AIDE, False)):
        m = scene(
            me={"entry": dam, "members": ["SY-258", friend]},
            foe={"entry": card(atk=3, name="波"), "members": [AIDE, SPARE]},
            whose="foe",
        )
        attack(m, SPARE)
        no_block(m)
        assert zone(m, "me", "retire") == ([] if saved else [dam.name])
        assert not saved or damage(m, dam) == 3


def test_seki_looks_ahead_after_the_damage() -> None:
    m = scene(
        me={"entry": "SY-258", "members": [AIDE, SPARE], "top": [AIDE, SPARE]},
        foe={"entry": card(def_=9, name="岩")},
    )
    attack(m, AIDE)
    no_block(m)
    choose(m, "bottom", AIDE)
    assert zone(m, "me", "deck")[:1] == [SPARE.name]


def test_the_bell_keeper_wins_at_the_brink() -> None:
    wave = card(name="波", atk=9, def_=9)
    for members, won in ((["SY-259", "SY-258", "SY-261"], 0), (["SY-259", "SY-258"], None)):
        m = scene(
            me={"entry": SPARE, "members": members, "retire": 5},
            foe={"entry": wave, "members": [AIDE, SPARE]},
            whose="foe",
        )
        attack(m, AIDE)
        no_block(m)
        assert m.outcome == (Outcome([0], [1], "1.2.5") if won == 0 else None)


def test_haya_must_not_run_dry() -> None:
    for hand, retired, lost in ((0, 5, True), (1, 5, False), (0, 4, False)):
        m = scene(
            me={"entry": "SY-260", "members": [AIDE, SPARE], "hand": hand, "retire": retired},
            foe={"entry": card(def_=9, name="岩")},
        )
        attack(m, AIDE)
        no_block(m)
        assert m.outcome == (Outcome([1], [0], "1.2.5") if lost else None)


def test_shizu_counts_kinds_and_lends_what_she_was() -> None:
    m = scene(me={"entry": "SY-261", "members": ["SY-111", "SY-111"], "retire": ["SY-258"]})
    assert values(m, "SY-261") == (2 + 2, 6)
    cheer = card("【永】【エントリー】:あなたのメンバーを+2/±0。", name="声援")
    m = scene(me={"entry": cheer, "members": ["SY-261"]})
    use(m, "SY-261")
    go(m)
    assert values(m, cheer)[0] == 1 + 4
    assert count(m, "me", "waiting") == 1
