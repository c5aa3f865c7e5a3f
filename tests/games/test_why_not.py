"""What is offered is exactly what nothing forbids, in every game."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.hooks import GAMES, hooks

from kirifuda import ChoiceError, Option
from kirifuda.kernel.match import Match
from kirifuda.kernel.sight.view import sees

SHARE = 0.3  # of the decisions of a kind are looked at, and the first one
MOST = 20  # of a kind in a match


def told(match: Match, option: Option) -> tuple[object, ...]:
    """An option, its card told by what is printed and how it lies: copies are offered once."""
    s, card = match.state, option.card
    lies: tuple[int, ...] = ()
    if card >= 0:
        lies = (match.pool.definition[card], s.seat[card], s.zone[card], s.spot[card])
        lies = (*lies, s.rest[card], s.down[card], s.damage[card])
    if option.kind in hooks(match.pool.rules.name).mutual:
        return option.kind, *sorted([card, option.number]), option.spot, option.ability
    return option.kind, lies, option.spot, option.number, option.ability


def look(match: Match, thought_of: list[Option]) -> None:
    decision = match.decision
    assert decision is not None
    offered = {told(match, o) for o in decision.options}
    for what in thought_of:
        reasons = match.why_not(decision.seat, what)
        if reasons:
            assert not any(o.same(what) for o in decision.options), (what, reasons)
        else:
            assert told(match, what) in offered, (decision, what)
        assert all(r.clause for r in reasons), what
        assert match.why_not(1 - decision.seat, what), what


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", GAMES)
def test_offered_if_and_only_if_nothing_forbids_it(name: str, seed: int) -> None:
    game, watched = hooks(name).game, hooks(name).watched
    decks = sorted(game.decks)
    match = game.start([decks[seed % len(decks)], decks[(seed + 1) % len(decks)]], seed=seed)
    luck = random.Random(seed)
    looked: Counter[str] = Counter()
    while match.decision is not None:
        kind = match.decision.kind
        if kind in watched and looked[kind] < MOST:
            if not looked[kind] or luck.random() < SHARE:
                looked[kind] += 1
                look(match, hooks(name).imaginable(match))
        match.choose(luck.randrange(len(match.decision.options)))
    assert looked[watched[0]]


@pytest.mark.parametrize("name", GAMES)
def test_of_every_card_that_a_seat_cannot_see_the_same_is_told(name: str) -> None:
    """Whatever one asks to do with it, of whichever seat's it is, and whoever decides now."""
    game = hooks(name).game
    decks = sorted(game.decks)
    luck = random.Random(5)
    kinds: set[str] = {"pick", "use", "play", "drive", "attack", "block", "reveal"}
    looked = 0
    for seed in range(5, 8):
        match = game.start([decks[0], decks[-1]], seed=seed)
        while match.decision is not None and looked < 500:
            kinds |= {option.kind for option in match.decision.options}
            if luck.random() < 0.1:
                for seat in range(match.state.seats):
                    unseen = [c for c in range(match.pool.size) if not sees(match.state, seat, c)]
                    some = luck.sample(unseen, min(len(unseen), 9))
                    said = {
                        tuple(
                            match.why_not(seat, Option(kind, card, ability=luck.randrange(-1, 9)))
                        )
                        for kind in sorted(kinds)
                        for card in some
                    }
                    looked += len(some)
                    assert len(said) == 1
                    assert all(reason.clause for told in said for reason in told)
            match.choose(luck.randrange(len(match.decision.options)))
    assert looked > 100


@pytest.mark.parametrize("name", GAMES)
def test_nonsense_is_refused_and_changes_nothing(name: str) -> None:
    game = hooks(name).game
    match = game.start(sorted(game.decks)[:2], seed=1)
    before = match.digest()
    nonsense: list[object] = ["x", None, 1.5, -1, 999, 10**30, True, False, Option("fly")]
    for kind in sorted({option.kind for option in hooks(name).imaginable(match)}):
        nonsense += [Option(kind), Option(kind, 5), Option(kind, 5, 0), Option(kind, 9999)]
        nonsense += [
            Option(kind, spot=77),
            Option(kind, 1, number=9999),
            Option(kind, ability=9999),
        ]
    for what in nonsense:
        with pytest.raises(ChoiceError) as caught:
            match.choose(what)
        assert caught.value.reasons
        assert match.digest() == before
