"""What is offered is exactly what nothing forbids."""

from __future__ import annotations

import random

import pytest
from tests.games.legend_of_stars.table import (
    attack,
    choose,
    effect,
    game,
    support,
    to_attack,
)
from tests.games.legend_of_stars.table import card as character

from kirifuda import ChoiceError, Option
from kirifuda.games.legend_of_stars.zones import CHARACTERS, DECK, HAND, SQUARES
from kirifuda.kernel.cards import ACTIVATED
from kirifuda.kernel.match import Match


def imaginable(match: Match) -> list[Option]:
    """Everything that one could think of doing in the phases of a turn, or with priority."""
    s = match.state
    out = [Option(word) for word in ("lead phase", "attack phase", "end attacks")]
    for card in range(match.pool.size):
        out.append(Option("play", card))
        out.append(Option("energy", card))
        out.extend(Option("display", card, number=n) for n in range(6))
        out.extend(Option("lead", card, spot) for spot in range(SQUARES))
        out.extend(Option("attack", card, number=n) for n in (0, 1))
        out.extend(
            Option("use", card, ability=a)
            for a in s.face(card).abilities
            if match.pool.abilities[a].kind == ACTIVATED
        )
    return out


def told(match: Match, option: Option) -> tuple[str, int, int, int, int]:
    """An option; of cards in hand copies are offered once, so they are told by what is printed."""
    card = option.card
    if option.kind in ("play", "energy") and card >= 0:
        card = match.pool.definition[card]
    return (option.kind, card, option.spot, option.number, option.ability)


@pytest.mark.parametrize("seed", range(5))
def test_offered_if_and_only_if_nothing_forbids_it(seed: int) -> None:
    names = sorted(game.decks)
    match = game.start([names[seed % len(names)], names[(seed + 1) % len(names)]], seed=seed)
    luck = random.Random(seed)
    looked: dict[str, int] = {}
    while match.decision is not None:
        decision = match.decision
        if decision.kind in ("main", "lead", "attack", "priority"):
            looked[decision.kind] = looked.get(decision.kind, 0) + 1
            if looked[decision.kind] % 4 == 1 and looked[decision.kind] < 50:
                look(match)
        match.choose(luck.randrange(len(decision.options)))
    assert {"main", "lead", "attack"} <= set(looked)


def look(match: Match) -> None:
    decision = match.decision
    assert decision is not None
    offered = {told(match, o) for o in decision.options}
    for what in imaginable(match):
        reasons = match.why_not(decision.seat, what)
        if reasons:
            assert not any(o.same(what) for o in decision.options), (what, reasons)
        else:
            assert told(match, what) in offered, (decision, what)
        assert all(r.clause for r in reasons), what
        assert match.why_not(1 - decision.seat, what), what


def test_nonsense_is_refused_and_changes_nothing() -> None:
    match = game.start(sorted(game.decks)[:2], seed=1)
    before = match.digest()
    for what in ("x", None, 1.5, -1, 999, Option("play", 5), Option("play", 9999), Option("fly")):
        with pytest.raises(ChoiceError) as caught:
            match.choose(what)
        assert caught.value.reasons
        assert match.digest() == before


@pytest.mark.parametrize("attacking", [False, True])
def test_a_refusal_tells_nothing_about_hidden_cards(attacking: bool) -> None:
    """Whatever lies in a hand, in a deck or face down, asking about it gives the same answer."""
    flash = effect("[フラッシュ]\nカードを1枚引く。")
    tent = support("1ターンに1回、このカードの効果を発動する。カードを1枚引く。")
    guard = character("1ターンに1回、このカードの効果を発動する。カードを1枚引く。")
    answers: dict[str, set[tuple[str, ...]]] = {}
    for unseen in (flash, tent, guard, "FILLER"):
        below = guard if unseen is guard else character()
        match = game.scenario(
            me={"characters": [character()], "hand": [flash], "deck": [unseen]},
            foe={"hand": [unseen], "characters": [None, {"card": below, "down": True}]},
        )
        if attacking:
            to_attack(match)
            attack(match, match.state.definition(match.state.cards(0, CHARACTERS)[0]))
            while match.decision is not None and match.decision.seat:
                choose(match, "pass")
        assert match.decision is not None
        assert match.decision.kind == ("priority" if attacking else "main")
        for at, kind in ((1, HAND), (0, DECK), (1, CHARACTERS)):
            one = match.state.cards(at, kind)[0]
            asks = [Option("use", one, ability=i) for i in range(len(match.pool.abilities))]
            asks.extend([Option("play", one), Option("energy", one), Option("attack", one)])
            asks.extend([Option("display", one, number=0), Option("lead", one, 0)])
            for what in asks:
                reasons = tuple(map(str, match.why_not(0, what)))
                answers.setdefault(f"{what.kind} {at} {kind}", set()).add(reasons)
    for asked_for, given in answers.items():
        assert len({tuple(r.partition("card=")[0] for r in one) for one in given}) == 1, asked_for
