"""Matches step by step: what leaves nothing to choose is asked on demand, and one can stop between."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.hooks import GAMES

import kirifuda
from kirifuda import ChoiceError, Decision, KirifudaError, Match, Option
from kirifuda.kernel.position.cards import CardDef

rebirth = kirifuda.game("rebirth")


def card(text: str = "", **values: object) -> CardDef:
    return rebirth.card(text, **{"cost": 0, "atk": 2, "def": 3, **values})


SEEKER = card(
    "【起】【エントリー】:あなたは相手のメンバーから1枚選び、控え室に置く。",
    name="探し手",
    english="Seeker",
)


def asked(m: Match) -> Decision:
    assert m.decision is not None
    return m.decision


def members(m: Match) -> int:
    view: Any = m.view(0)
    return len(view["seats"][1]["zones"]["members"])


def test_who_could_be_chosen_is_told_where_only_one_could() -> None:
    m = rebirth.scenario(me={"entry": SEEKER}, foe={"members": ["FILLER"]})
    m.stepwise()
    m.choose(next(o for o in asked(m).options if o.kind == "use"))
    assert asked(m).kind == "choose"
    assert asked(m).forced
    assert [str(o) for o in asked(m).options] == ["pick Filler"]
    assert members(m) == 1
    m.choose(0)
    assert asked(m).kind == "main"
    assert not asked(m).forced
    assert members(m) == 0


def test_forced_choices_are_no_part_of_a_record() -> None:
    quick = rebirth.scenario(me={"entry": SEEKER}, foe={"members": ["FILLER"]})
    slow = quick.copy()
    slow.stepwise()
    for m in (quick, slow):
        m.choose(next(o for o in asked(m).options if o.kind == "use"))
    packed = rebirth.unpack(slow.pack())
    assert packed.digest() == quick.digest()
    assert slow.record() == quick.record()
    slow.choose(0)
    assert slow.digest() == quick.digest()
    assert slow.record() == quick.record()


def test_one_can_stop_at_a_clause_and_go_on() -> None:
    m = rebirth.scenario(me={"members": [card(name="友")]}, foe={"hand": 1}, phase="attack")
    m.choose(0)
    m.choose(Option("done"), stop="8.4.3")
    assert m.stopped
    assert [m.decision, m.outcome] == [None, None]
    assert m.log[-1].clause == "8.4.3"
    assert m.state.attacking == 1  # type: ignore[attr-defined]
    with pytest.raises(ChoiceError, match="run_to"):
        m.choose(0)
    assert [str(r) for r in m.why_not(0, Option("attack phase"))] == [
        "something is under way, and nobody is asked anything"
    ]
    assert rebirth.unpack(m.pack()).digest() == m.at_rest().digest()
    assert m.run_to()
    assert asked(m).kind == "card to energy"  # no member is left to support: the turn has passed on


def test_one_can_stop_at_each_line_of_the_log_and_at_each_step() -> None:
    def begun() -> Match:
        m = rebirth.scenario(me={"members": [card(name="友")]}, foe={"hand": 1}, phase="attack")
        m.choose(0)
        return m

    m = begun()
    before = len(m.log)
    m.choose(Option("done"), stop="note")
    first = len(m.log)
    assert first > before
    m.run_to("note")
    assert len(m.log) > first
    steps = 0
    m = begun()
    m.choose(Option("done"), stop="step")
    while m.stopped:
        m.run_to("step")
        steps += 1
    straight = begun()
    straight.choose(Option("done"))
    assert steps > 3
    assert m.digest() == straight.digest()


def test_what_is_never_reached_is_told() -> None:
    m = rebirth.scenario(me={"members": [card(name="友")]}, phase="attack")
    assert not m.run_to("8.4.3")
    m.choose(0, stop="99.9")
    assert m.decision is not None
    silent = rebirth.scenario(log=False)
    with pytest.raises(KirifudaError, match="without a log"):
        silent.run_to("8.4.3")


@pytest.mark.parametrize("wrong", [5, None, [], {}, 2.5])
def test_what_is_no_place_to_stop_is_refused_before_anything_is_done(wrong: Any) -> None:
    m = rebirth.scenario()
    before = m.digest()
    with pytest.raises(KirifudaError, match="is expected"):
        m.run_to(wrong)
    with pytest.raises(KirifudaError, match="is expected"):
        m.choose(0, wrong)
    assert m.digest() == before
    with pytest.raises(KirifudaError):
        rebirth.scenario(stop=wrong)
    with pytest.raises(KirifudaError, match="a match of Rebirth for you is described"):
        rebirth.describe(wrong)


@pytest.mark.parametrize("name", GAMES)
def test_step_by_step_leads_to_the_same_end(name: str) -> None:
    """A match in which every forced choice is made by hand is the match without them."""
    game = kirifuda.game(name)
    forced = 0
    for seed in range(3):
        luck = random.Random(seed)
        quick = game.start(sorted(game.decks)[:2], seed=seed)
        slow = quick.copy()
        slow.stepwise()
        for _ in range(250):
            while slow.decision is not None and slow.decision.forced:
                forced += 1
                assert slow.decision.options
                slow.choose(0)
            if quick.decision is None:
                break
            assert slow.digest() == quick.digest()
            assert slow.decision is not None
            assert slow.decision.options == quick.decision.options
            index = luck.randrange(len(quick.decision.options))
            quick.choose(index)
            slow.choose(index)
        assert slow.choices.all() == quick.choices.all()
    assert forced
