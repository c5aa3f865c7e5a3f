"""What those do who play on in a search: what is decided at once, and what is not looked at."""

from __future__ import annotations

import random

import pytest
from tests.games.vanguard.table import (
    asked,
    attack,
    count,
    is_asked,
    leave,
    no_guard,
    scene,
    table,
    unit,
    zone,
)
from tests.hooks import GAMES
from tests.merciless import positions

import kirifuda
from kirifuda.agents import decide, make
from kirifuda.agents.player import Player, game_of
from kirifuda.agents.searching import Searcher
from kirifuda.games.luck_and_logic.table import Table as LogicTable
from kirifuda.games.luck_and_logic.worth import wins_so
from kirifuda.games.vanguard.defending import guarded
from kirifuda.kernel.foresight.judging import Weights
from kirifuda.kernel.foresight.searching import Habits, distinct, foremost
from kirifuda.kernel.foresight.settling import idle
from kirifuda.kernel.match import Match


def defend(match: Match) -> None:
    """Guard as one does who plays on."""
    asked(match, "guard")
    while is_asked(match, "guard") or is_asked(match, "guard with more"):
        assert match.decision is not None
        match.choose(guarded(table(match), match.decision))


@pytest.mark.parametrize(("damage", "called"), [(0, 0), (5, 3)])
def test_who_has_little_to_lose_takes_the_damage(damage: int, called: int) -> None:
    """23000 on 13000: it takes three shields of 5000."""
    attacker, shield = unit(grade=2, power=23000), unit(shield=5000)
    m = scene(
        me={"rear-guards": {"front left": attacker}},
        foe={"hand": [shield] * 4, "damage zone": damage},
    )
    attack(m, attacker)
    defend(m)
    assert count(m, "foe", "hand") == 4 - called
    assert count(m, "foe", "damage zone") == damage + (0 if called else 1)


def test_nobody_guards_in_vain() -> None:
    attacker, shield = unit(grade=2, power=33000), unit(shield=5000)
    m = scene(
        me={"rear-guards": {"front left": attacker}},
        foe={"hand": [shield] * 2, "damage zone": 4},
    )
    attack(m, attacker)
    defend(m)
    assert count(m, "foe", "hand") == 2
    assert count(m, "foe", "damage zone") == 5


def test_no_larger_shield_is_used_than_is_needed() -> None:
    attacker, small, large = unit(grade=2, power=17000), unit(shield=5000), unit(shield=15000)
    m = scene(
        me={"rear-guards": {"front left": attacker}},
        foe={"hand": [large, small], "damage zone": 5},
    )
    attack(m, attacker)
    defend(m)
    assert zone(m, "foe", "hand") == [large.name]


@pytest.mark.parametrize(("damage", "above"), [(2, False), (5, True)])
def test_who_would_lose_allows_for_a_trigger(damage: int, above: bool) -> None:
    """A vanguard may find a trigger in its drive check: with it, it would have 10000 more."""
    lead, shield = unit(grade=2, power=13000), unit(shield=5000)
    m = scene(
        me={"vanguard": lead},
        foe={"hand": [shield] * 5, "damage zone": damage},
    )
    attack(m, lead)
    asked(m, "guard")
    while is_asked(m, "guard") or is_asked(m, "guard with more"):
        assert m.decision is not None
        index = guarded(table(m), m.decision)
        if m.decision.options[index].kind == "pass":
            break
        m.choose(index)
    margin = table(m).number(table(m).vanguard(1), 1) - table(m).number(table(m).vanguard(0), 1)
    assert margin > 0
    assert (margin > 10000) is above
    no_guard(m)
    leave(m, m.decision.kind if m.decision is not None else "")


def test_who_wins_a_battle_anyway_does_so_if_nobody_does_more() -> None:
    seen = 0
    game = kirifuda.game("luck_and_logic")
    for number in range(6):
        decks = sorted(game.decks)
        m = game.start([decks[number % len(decks)], decks[0]], number)
        luck = random.Random(number)
        while m.decision is not None and m.state.turn < 14:
            if m.decision.kind == "logic":
                seen += told_right(m.copy())
            m.choose(luck.randrange(len(m.decision.options)))
    assert seen > 20


def told_right(m: Match) -> int:
    """Let the battle under way be judged: who loses as a defender goes to the stock (8.5.6)."""
    s = m.state
    assert isinstance(s, LogicTable)
    told = wins_so(s, s.turn_seat)
    assert wins_so(s, s.opponent(s.turn_seat)) is not told
    if s.defending() < 0:
        return 0
    before = len(m.log)
    while m.decision is not None and m.decision.kind == "logic":
        m.choose(idle(m.decision))
    assert any(note.clause == "8.5.6" for note in m.log[before:]) is told
    return 1


@pytest.mark.parametrize("name", GAMES)
def test_whose_turn_it_is_does_not_tell_options_apart(name: str) -> None:
    game = kirifuda.game(name)
    judge = game.new_judge()
    own = judge.names.index("own turn")
    parts = []
    for part in (game.judge.odds, game.judge.taste):
        early = part.early[:]
        early[own] += 3_000_000_000
        parts.append(Weights(early, part.late))
    judge.weigh(parts[0], parts[1])
    differ = 0
    for match in positions(name, 12):
        s = match.state
        for seat in range(s.seats):
            assert judge.appeal(s, seat) == game.judge.appeal(s, seat)
            differ += judge.worth(s, seat) != game.judge.worth(s, seat)
    assert differ


@pytest.mark.parametrize("name", GAMES)
def test_what_was_worse_than_an_end_is_not_looked_at_again(name: str) -> None:
    judge = kirifuda.game(name).judge
    seen = 0
    for match in positions(name, 60):
        d = match.state.decision
        if d is None or d.kind not in judge.resting or len(d.options) < 3:
            continue
        habits = Habits()
        all_but_one = len(distinct(match.state, d.options)) - 1
        first = foremost(match, judge, d, habits)
        assert first == foremost(match.copy(), judge, d, Habits())
        left = habits.left(match.state, d.options)
        assert len(left) == all_but_one - len(habits.worse)
        assert all(not d.options[index].same(other) for index in left for other in habits.worse)
        seen += len(habits.worse) > 0
        match.state.turn += 1
        habits.begin(match.state, d)
        assert habits.worse == []
    assert seen


def test_who_looks_ahead_lets_a_partner_give_energy() -> None:
    """Rebirth asks for the partner and the card before either is moved: no rest in between."""
    match = kirifuda.game("rebirth").start(["couriers", "lamps"], 3, log=False)
    greedy = make("greedy", 1)
    while (decision := match.decision) is not None and decision.kind != "partner to energy":
        match.choose(decide(greedy, match))
    decision = match.state.decision
    assert decision is not None
    judge = game_of(match).judge
    for chosen in (decide(greedy, match), foremost(match, judge, decision, Habits())):
        assert decision.options[chosen].kind == "pick"


def test_a_game_may_tell_how_long_a_level_thinks() -> None:
    match = kirifuda.game("rebirth").start(["couriers", "lamps"], 3, log=False)
    assert match.decision is not None
    player = Player(match, match.decision.seat)
    simulations, rounds = player.game.thinking["club"]
    for name, many in (("club", simulations), ("club@8", 8)):
        agent = make(name, 1)
        assert isinstance(agent, Searcher)
        luck = agent.luck[:]
        mine = [(t.index, t.chance) for t in agent.thoughts(player)]
        told = player.think(luck, many, 0.0, rounds)
        assert mine == [(t.index, t.chance) for t in told]
