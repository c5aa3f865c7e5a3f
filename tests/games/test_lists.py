"""Deck lists: nothing that another seat learns depends on what a closed list holds."""

from __future__ import annotations

import random

import pytest
from tests.hooks import GAMES, hooks
from tests.merciless import asked, plain

import kirifuda
from kirifuda import KirifudaError
from kirifuda.agents.player import Player
from kirifuda.games.legend_of_stars.zones import FLASH
from kirifuda.kernel.foresight.guess import imagine, redeal
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import Pool
from kirifuda.kernel.position.chance import seeded
from kirifuda.kernel.procedures.frames import advance


def started(name: str, seed: int) -> Match:
    """A match of any two legal decks."""
    luck = random.Random(seed)
    told = hooks(name)
    return told.game.start([told.any_deck(luck), told.any_deck(luck)], seed=seed)


def other_list(match: Match, seat: int, seed: int) -> Match:
    """The match as it may be for a seat, with a log, begun with other lists of the others."""
    other = imagine(match, seat, seeded(seed), "closed")
    s = other.state
    guessed = other.pool
    decks = [
        [
            guessed.definition[c]
            for c in range(guessed.size)
            if guessed.owner[c] == owner and c not in guessed.made
        ]
        for owner in range(s.seats)
    ]
    beside = [(guessed.owner[c], guessed.definition[c]) for c in guessed.made]
    pool = Pool(guessed.rules, guessed.defs, decks, None, beside, match.pool.possible)
    pool.part = guessed.part
    pool.rules.new_state(pool)
    other.pool = pool
    redeal(s, pool, seat, s.clues)
    s.trail = match.state.trail.copy() if match.state.trail is not None else None
    if s.decision is not None and s.decision.seat != seat:
        s.decision = None
        advance(s)
    return other


def told_alike(one: Match, other: Match, seat: int, since: int) -> bool:
    """Whether a seat has been told the same in both since an entry of the log."""
    return plain(one.log_view(seat, since)) == plain(other.log_view(seat, since))


@pytest.mark.parametrize("name", GAMES)
def test_nothing_depends_on_a_closed_list(name: str) -> None:
    """At any decision, and after whatever the seat does itself, until something is shown to it."""
    looked = ahead = 0
    for seed in range(6):
        luck = random.Random(seed)
        match = started(name, seed)
        for number in range(400):
            d = match.decision
            if d is None:
                break
            if luck.random() < 0.2:
                for seat in range(match.state.seats):
                    other = other_list(match, seat, number * 8 + seat)
                    looked += 1
                    assert plain(other.view(seat)) == plain(match.view(seat))
                    assert asked(other, seat) == asked(match, seat), (seed, number)
                    if seat == d.seat:
                        mine = match.copy()
                        since = len(match.log)
                        other.state.chance = list(mine.state.chance)
                        index = luck.randrange(len(d.options))
                        mine.choose(index)
                        other.choose(index)
                        if told_alike(mine, other, seat, since):
                            ahead += 1
                            one, two = mine.decision, other.decision
                            assert (one is None) == (two is None)
                            if one is not None and two is not None and one.seat != seat:
                                told = (one.seat, one.kind, one.clause)
                                assert told == (two.seat, two.kind, two.clause), (seed, number)
            match.choose(luck.randrange(len(d.options)))
    assert looked > 100
    assert ahead > 50


@pytest.mark.parametrize("name", GAMES)
def test_what_may_answer_is_found_by_its_text(name: str) -> None:
    """Of the game's cards none that is left out could answer from a hidden zone."""
    game = kirifuda.game(name)
    all_cards = list(game.cards.values())
    whole = Pool(game.rules, all_cards, [list(range(len(all_cards)))])
    zones = game.rules.hidden_zones
    every = whole.waiting_in(zones, list(range(len(all_cards))))
    found = game.possible.waiting_in(zones, list(range(len(game.possible.defs))))
    assert [a.text for a in every] == [a.text for a in found]


def kinds_asked(match: Match, seed: int) -> set[str]:
    luck = random.Random(seed)
    found: set[str] = set()
    while match.decision is not None:
        found.add(match.decision.kind)
        match.choose(luck.randrange(len(match.decision.options)))
    return found


def test_a_deck_without_cancels_is_asked_unless_lists_are_open() -> None:
    game = kirifuda.game("rebirth")
    decks = ["couriers", "stamps"]
    assert "cancel" in kinds_asked(game.start(decks, seed=2), 2)
    assert "cancel" not in kinds_asked(game.start(decks, seed=2, lists="open"), 2)


def test_who_might_reveal_a_card_is_asked_unless_lists_are_open() -> None:
    for name, decks in (("rebirth", ["couriers", "lamps"]), ("luck_and_logic", ["club", "lamps"])):
        game = kirifuda.game(name)
        closed = set().union(*(kinds_asked(game.start(decks, seed=n), n) for n in range(3)))
        told = [kinds_asked(game.start(decks, seed=n, lists="open"), n) for n in range(3)]
        assert "reveal" in closed
        assert "reveal" not in set().union(*told)


@pytest.mark.parametrize("name", GAMES)
def test_a_guess_is_not_of_the_true_list(name: str) -> None:
    """Guesses are legal lists as far as can be, hold what was seen, and are not the true list."""
    game = kirifuda.game(name)
    names = sorted(game.decks)
    match = game.start(names[:2], seed=5)
    luck = random.Random(5)
    for _ in range(30):
        assert match.decision is not None
        match.choose(luck.randrange(len(match.decision.options)))
    made: set[tuple[str, ...]] = set()
    legal = 0
    for seed in range(12):
        guess = imagine(match, 0, seeded(seed))
        pool = guess.pool
        theirs = [c for c in range(pool.size) if pool.owner[c] == 1 and c not in pool.made]
        made.add(tuple(sorted(guess.state.definition(c).key for c in theirs)))
        parts: dict[str, list[kirifuda.CardDef]] = {part: [] for part in game.parts}
        for c in theirs:
            parts[list(game.parts)[pool.part[c]]].append(guess.state.definition(c))
        legal += not game.deck_reasons(parts)
        mine = sorted(d for c, d in enumerate(pool.definition) if pool.owner[c] == 0)
        assert mine == sorted(
            d for c, d in enumerate(match.pool.definition) if match.pool.owner[c] == 0
        )
    assert len(made) > 1
    assert legal >= 6


@pytest.mark.parametrize("name", GAMES)
def test_a_guess_depends_on_what_was_seen_only(name: str) -> None:
    """Where a seat's view, log and what it recalls are the same, so are its guesses."""
    for seed in range(4):
        match = started(name, seed + 20)
        luck = random.Random(seed)
        for _ in range(20 + 10 * seed):
            if match.decision is not None:
                match.choose(luck.randrange(len(match.decision.options)))
        if match.decision is None:
            continue
        other = imagine(match, 0, seeded(99), "closed")
        for number in range(3):
            one = Player(match, 0).imagine(seeded(number)).dealt()
            two = Player(other, 0).imagine(seeded(number)).dealt()
            assert one == two


@pytest.mark.parametrize("name", GAMES)
def test_guesses_can_be_copied_and_played_to_the_end(name: str) -> None:
    for seed in range(3):
        match = started(name, seed + 40)
        luck = random.Random(seed)
        for _ in range(25):
            if match.decision is not None:
                match.choose(luck.randrange(len(match.decision.options)))
        if match.decision is None:
            continue
        guess = imagine(match, seed % 2, seeded(seed))
        twin = guess.copy()
        for _ in range(3000):
            if guess.decision is None:
                break
            index = luck.randrange(len(guess.decision.options))
            guess.choose(index)
            twin.choose(index)
        assert guess.outcome is not None
        assert guess.digest() == twin.digest()


def test_only_what_is_open_is_looked_at() -> None:
    game = kirifuda.game("legions")
    match = game.start(["ash", "elm"], seed=1)
    with pytest.raises(KirifudaError, match="closed"):
        Player(match, 0).imagine(seeded(1), "open")
    with pytest.raises(KirifudaError, match="open"):
        game.start(["ash", "elm"], lists="secret")
    known = game.start(["ash", "elm"], seed=1, lists="open")
    true = sorted(d for c, d in enumerate(known.pool.definition) if known.pool.owner[c] == 1)
    told = Player(known, 0).imagine(seeded(1))
    dealt = {row["key"] for row in told.dealt() if row["of"] == 1}
    assert dealt <= {known.pool.defs[d].key for d in true}


def test_open_lists_are_packed_and_recorded() -> None:
    game = kirifuda.game("rebirth")
    for how in ("open", "closed"):
        match = game.start(["couriers", "stamps"], seed=3, lists=how)
        for _ in range(12):
            match.choose(0)
        assert game.unpack(match.pack()).open_lists == (how == "open")
        again = game.replay(match.record())
        assert again.open_lists == (how == "open")
        assert again.digest() == match.digest()


def test_a_deck_without_flash_cards_is_asked_unless_lists_are_open() -> None:
    game = kirifuda.game("legend_of_stars")
    plain_cards = [card for card in game.cards.values() if not card.kinds & FLASH]
    deck = kirifuda.Deck("plain", main=dict.fromkeys(plain_cards[:30], 2))
    assert not game.check_deck(deck)

    def idle(match: Match) -> int:
        """How often a seat is asked in an attack phase although it can only let it pass."""
        luck = random.Random(4)
        count = 0
        while match.decision is not None:
            d = match.decision
            count += d.kind == "priority" and [o.kind for o in d.options] == ["pass"]
            match.choose(luck.randrange(len(d.options)))
        return count

    assert idle(game.start([deck, deck], seed=4)) > idle(game.start([deck, deck], 4, lists="open"))
