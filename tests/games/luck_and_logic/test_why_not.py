"""What is offered is exactly what nothing forbids."""

from __future__ import annotations

import random

import pytest

import kirifuda
from kirifuda import ChoiceError, Option
from kirifuda.games.luck_and_logic.zones import (
    CIRCLE,
    CIRCLES,
    DECK,
    LOGIC_DRIVE,
    MY,
    REMOVED,
    TRANS_CHANGE,
)
from kirifuda.kernel.cards import ACTIVATED
from kirifuda.kernel.match import Match

game = kirifuda.game("luck_and_logic")
KINDS = {ACTIVATED: "use", LOGIC_DRIVE: "drive"}
WATCHED = ("main", "attack", "target", "logic", "define")


def imaginable(match: Match) -> list[Option]:
    """Everything that one could think of doing in the main phase or a battle."""
    s = match.state
    out = [
        Option("battle phase"),
        Option("luck drive"),
        Option("rearrange"),
        Option("end attacks"),
        *(Option("circle", spot=circle) for circle in range(CIRCLES)),
    ]
    table = [c for c in range(match.pool.size) if s.zone[c] not in (DECK, REMOVED)]
    for card in table:
        for kind in ("sortie", "define", "level boost", "attack"):
            out.append(Option(kind, card))
        for a in s.face(card).abilities:
            kind = KINDS.get(match.pool.abilities[a].kind, "")
            if kind:
                out.append(Option(kind, card, ability=a))
    near = [c for c in table if s.zone[c] in (CIRCLE, MY)]
    for one in near:
        changes = [a for a in s.face(one).abilities if match.pool.abilities[a].kind == TRANS_CHANGE]
        for other in near:
            if one != other:
                out.append(Option("union", one, number=other))
                out.extend(Option("change", one, number=other, ability=a) for a in changes)
    return out


def copies(match: Match, option: Option) -> tuple[str, int, int, int, int]:
    """An option, told by the printed card: copies of a hand card are offered once."""
    card = match.pool.definition[option.card] if option.card >= 0 else -1
    return (option.kind, card, option.spot, option.number, option.ability)


@pytest.mark.parametrize("seed", range(6))
def test_offered_if_and_only_if_nothing_forbids_it(seed: int) -> None:
    names = sorted(game.decks)
    match = game.start([names[seed % len(names)], names[(seed + 1) % len(names)]], seed=seed)
    luck = random.Random(seed)
    looked = 0
    while match.decision is not None and looked < 20:
        decision = match.decision
        if decision.kind in WATCHED and luck.random() < 0.4:
            looked += 1
            offered = {copies(match, o) for o in decision.options}
            for what in imaginable(match):
                reasons = match.why_not(decision.seat, what)
                if reasons:
                    assert not any(o.same(what) for o in decision.options), (what, reasons)
                else:
                    assert copies(match, what) in offered, (decision.kind, what)
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
        Option("sortie", 5),
        Option("sortie", 9999),
        Option("union", 1, number=9999),
        Option("circle", spot=77),
        Option("fly"),
    ):
        with pytest.raises(ChoiceError) as caught:
            match.choose(what)
        assert caught.value.reasons
        assert match.digest() == before
