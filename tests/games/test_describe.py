"""From a match to a description and back: the same views, the same options, in random play."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.games.rebirth.table import use
from tests.hooks import GAMES

import kirifuda
from kirifuda import KirifudaError, Match, Option, ScenarioError
from kirifuda.games.game import Game

# which numbers of views are cards
CARDS = {
    *("card", "host", "source", "attacker", "attacked", "supporter", "defender", "picked"),
    *("booster", "guards"),
}
# kinds of options whose number is a card
BESIDE = ("union", "change")
# kinds of options whose number is a place among what waits, which has no order
WAITING = ("play", "decline")
LEAST = 97  # per cent of the decisions of turns, in random play, that can be told at least


class Same:
    """Tells which card of one match is which of another, by where they lie."""

    def __init__(self, one: Match, other: Match) -> None:
        self.one = one
        self.other = other
        self.card: dict[int, int] = {-1: -1}
        s, t = one.state, other.state
        for at in range(len(s.zones)):
            if at % s.kinds == 0:
                self.outside(s.zones[at], t.zones[at])
                continue
            mine, yours = s.zones[at], t.zones[at]
            assert len(mine) == len(yours)
            self.card.update(zip(mine, yours, strict=True))

    def outside(self, mine: list[int], yours: list[int]) -> None:
        """Of what can come to be the first one of a name comes first; there may be more of them."""
        s, t = self.one.state, self.other.state
        for key in {s.definition(card).key for card in mine}:
            pair = [
                sorted(card for card in cards if state.definition(card).key == key)
                for state, cards in ((s, mine), (t, yours))
            ]
            self.card.update(zip(*pair, strict=False))

    def ability(self, number: int) -> int:
        pool, other = self.one.pool, self.other.pool
        key = pool.defs[pool.ability_def[number]].key
        at = number - pool.base[pool.ability_def[number]]
        return other.base[[d.key for d in other.defs].index(key)] + at

    def view(self, told: Any, word: str = "", kind: str = "") -> Any:
        """A view of the one match in the numbers of the other; the order of options says nothing."""
        if isinstance(told, dict):
            kind = told.get("kind", kind) if isinstance(told.get("kind"), str) else kind
            if kind in WAITING:
                told = {key: one for key, one in told.items() if key != "number"}
            out = {key: self.view(one, key, kind) for key, one in told.items()}
            return {key: one for key, one in out.items() if key != "number" or one}
        if word == "x" and isinstance(told, list):
            return sorted([self.card[card], paid] for card, paid in told)
        if isinstance(told, list):
            several = [self.view(one, word, kind) for one in told]
            return sorted(several, key=repr) if word in ("options", "waiting") else several
        if isinstance(told, bool) or not isinstance(told, int):
            return told
        if word in CARDS or (word == "number" and kind in BESIDE):
            return self.card[told]
        if word == "ability":
            return self.ability(told)
        if word == "target" and self.one.pool.rules.name == "legions":
            return self.card[told]
        return told

    def option(self, o: Option) -> Option:
        number = self.card[o.number] if o.kind in BESIDE else o.number
        ability = self.ability(o.ability) if o.ability >= 0 else -1
        return Option(o.kind, self.card[o.card], o.spot, number, ability)


class Alike(Same):
    """One match in its own numbers, told in the same way."""

    def __init__(self, one: Match) -> None:
        super().__init__(one, one)


def again(game: Game, match: Match) -> Match:
    return game.scenario(**game.describe(match))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_described_is_the_same_position(name: str) -> None:
    game = kirifuda.game(name)
    told, half_done, lost = 0, 0, Counter[str]()
    for seed in range(4):
        luck = random.Random(seed)
        decks = luck.sample(sorted(game.decks), 2)
        match = game.start(decks, seed=seed, lists="open")  # as a scenario has them
        for number in range(200):
            if match.decision is None:
                break
            if number % 3 == seed % 3:
                try:
                    described = game.describe(match)
                except ScenarioError as error:
                    if match.state.turn:
                        lost[" ".join(map(str, error.reasons))] += 1
                else:
                    told += 1
                    made = game.scenario(**described)
                    if not makes_something(match):
                        same = Same(match, made)
                        for seat in (0, 1, None):
                            assert same.view(match.view(seat)) == Alike(made).view(made.view(seat))
                        half_done += "moves" in described
            match.choose(luck.randrange(len(match.decision.options)))
    share = 100 * told / (told + sum(lost.values()))
    assert share >= LEAST, (share, lost)
    assert half_done > 20


def makes_something(match: Match) -> bool:
    """Whether it is asked about what lies nowhere yet, so that no place tells it."""
    d = match.state.decision
    return d is not None and any(o.card >= 0 and not match.state.zone[o.card] for o in d.options)


@pytest.mark.parametrize("name", GAMES)
def test_a_described_match_goes_on_in_the_same_way(name: str) -> None:
    """Both go the same way as long as chance has no part in it."""
    game = kirifuda.game(name)
    steps = 0
    for seed in range(6):
        luck = random.Random(seed + 50)
        match = game.start(sorted(game.decks)[:2], seed=seed, lists="open")
        for _ in range(luck.randint(20, 120)):
            if match.decision is None:
                break
            match.choose(luck.randrange(len(match.decision.options)))
        try:
            made = again(game, match)
        except KirifudaError:
            continue
        match.state.chance = made.state.chance[:]
        for _ in range(30):
            if match.decision is None or made.decision is None:
                break
            if makes_something(match):
                break
            same = Same(match, made)
            for seat in (0, 1):
                assert same.view(match.view(seat)) == Alike(made).view(made.view(seat))
            option = luck.choice(match.decision.options)
            made.choose(same.option(option))
            match.choose(option)
            steps += 1
    assert steps > 20


def test_moves_lead_into_the_middle_of_something() -> None:
    """A payment of which a part is made is told by the position before it."""
    game = kirifuda.game("rebirth")
    text = "【起】【メンバー】:[手札から2枚控え室に置く]あなたは1枚引く。"
    card = game.card(text, name="X", cost=1, atk=1, **{"def": 1})
    match = game.scenario(me={"members": [card], "hand": 3, "deck": 9})
    use(match, card)
    match.choose(1)
    told = game.describe(match)
    assert told["moves"] == [
        {"do": "use", "card": "me members 1", "ability": 1},
        {"do": "pick", "card": "me hand 2"},
    ]
    made = game.scenario(**told)
    assert made.decision is not None
    assert len(made.decision.picked) == 1
    assert Same(match, made).view(match.view(0)) == Alike(made).view(made.view(0))


@pytest.mark.parametrize(
    ("moves", "why"),
    [
        ([{"do": "fly"}], "there is no move"),
        ([{"do": "attack phase"}, {"do": "attack phase"}], "moves 2"),
        ([{"do": "attack phase", "card": "nobody"}], "no card"),
        ([{"do": "attack phase", "wings": 2}], "says nothing of a move"),
        (["attack phase"], "a text or a table"),
        ("attack phase", "a list"),
        ([{"do": "attack phase", "seat": "foe"}], "it is not offered"),
    ],
)
def test_moves_that_cannot_be_made_are_refused(moves: Any, why: str) -> None:
    game = kirifuda.game("rebirth")
    with pytest.raises(ScenarioError, match="moves") as error:
        game.scenario(me={"entry": 1}, foe={"entry": 1}, moves=moves)
    assert why in str(error.value)
