"""What is offered is exactly what nothing forbids."""

from __future__ import annotations

import random

import pytest

import kirifuda
from kirifuda import ChoiceError, Option
from kirifuda.games.rebirth.zones import SLOTS
from kirifuda.kernel.cards import ACTIVATED
from kirifuda.kernel.match import Match

game = kirifuda.game("rebirth")


def imaginable(match: Match, seat: int) -> list[Option]:
    """Everything that one could think of doing in the main phase or an attack."""
    s = match.state
    out: list[Option] = [Option("attack phase"), Option("end attacks")]
    for card in range(match.pool.size):
        out.extend(Option("play", card, spot) for spot in range(SLOTS + 1))
        out.extend(Option("shift", card, spot) for spot in range(SLOTS))
        out.append(Option("set", card))
        out.append(Option("block", card))
        out.extend(Option("attack", card, number=n) for n in (0, 1))
        out.extend(
            Option("use", card, ability=a)
            for a in s.face(card).abilities
            if match.pool.abilities[a].kind == ACTIVATED
        )
    return out


def copies(match: Match, option: Option) -> set[tuple[str, int, int, int, int]]:
    """An option, told by the printed card: copies of a card are offered once."""
    definition = match.pool.definition[option.card] if option.card >= 0 else -1
    return {(option.kind, definition, option.spot, option.number, option.ability)}


@pytest.mark.parametrize("seed", range(4))
def test_offered_if_and_only_if_nothing_forbids_it(seed: int) -> None:
    names = sorted(game.decks)
    match = game.start([names[seed % len(names)], names[(seed + 1) % len(names)]], seed=seed)
    luck = random.Random(seed)
    looked = 0
    while match.decision is not None and looked < 12:
        decision = match.decision
        if decision.kind in ("main", "attack", "block") and luck.random() < 0.5:
            looked += 1
            offered = set().union(*(copies(match, o) for o in decision.options))
            for what in imaginable(match, decision.seat):
                reasons = match.why_not(decision.seat, what)
                if reasons:
                    assert not any(o.same(what) for o in decision.options), (what, reasons)
                else:
                    assert copies(match, what) <= offered, what
                assert all(r.clause for r in reasons), what
        match.choose(luck.randrange(len(decision.options)))
    assert looked


def test_nonsense_is_refused_and_changes_nothing() -> None:
    match = game.start(sorted(game.decks)[:2], seed=1)
    before = match.digest()
    for what in (
        "x",
        None,
        1.5,
        -1,
        999,
        Option("play", 5, 0),
        Option("play", 9999),
        Option("fly"),
    ):
        with pytest.raises(ChoiceError) as caught:
            match.choose(what)
        assert caught.value.reasons
        assert match.digest() == before
