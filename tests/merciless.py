"""One merciless test for every game: what must hold at every decision of every match.

Random play to the end. At every decision: a copy and the original agree, a pack and its reading
agree, taking back and going on agree, nobody sees what they may not know, no card is lost or
doubled, no decision is empty, and what is offered is exactly what nothing forbids.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

import kirifuda
from kirifuda.games.game import DeckLike, Game
from kirifuda.kernel.events.moving import alert_cards
from kirifuda.kernel.foresight.guess import imagine
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.chance import seeded
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.fingerprints import mass_of
from kirifuda.kernel.sight.view import sees

MOST_DECISIONS = 4000


def play(
    game: Game,
    decks: Sequence[DeckLike],
    seed: int,
    every: int = 1,
    format: str = "",
    gives_up: float = 0,
) -> Match:
    """Play one match to its end, checking everything at every `every`th decision.

    `gives_up`: how likely it is, at each decision, that somebody does.
    """
    luck = random.Random(seed)
    match = game.start(list(decks), seed=seed, format=format)
    start = match.copy()
    for number in range(MOST_DECISIONS):
        decision = match.decision
        if decision is None:
            break
        if gives_up and luck.random() < gives_up:
            match.concede(luck.choice(match.state.seats_from(0)))
            continue
        assert decision.options, f"decision {number} of seed {seed} has no option"
        index = luck.randrange(len(decision.options))
        if number % every:
            match.choose(index)
            continue
        whole(match)
        fresh(match)
        hidden(match, number)
        before = match.digest()
        other = match.copy()
        read = game.unpack(match.pack())
        match.choose(index)
        after = match.digest()
        assert other.digest() == before, "choosing in a match changed its copy"
        other.choose(index)
        assert other.digest() == after, "a copy went another way"
        assert read.digest() == before, "a pack was read as another position"
        same_question(read, decision.options)
        read.choose(index)
        assert read.digest() == after, "a match read from a pack went another way"
    assert match.outcome is not None, f"seed {seed} did not end"
    assert start.digest() != match.digest()
    replayed(game, match)
    return match


def whole(match: Match) -> None:
    """Every card is in one zone, and knows in which."""
    s = match.state
    seen: list[int] = []
    for at, zone in enumerate(s.zones):
        for card in zone:
            assert s.zone[card] == at % s.kinds
            assert s.seat[card] == at // s.kinds
        seen.extend(zone)
    assert sorted(seen) == list(range(match.pool.size)), "a card was lost or doubled"


def fresh(match: Match) -> None:
    """Values that were kept are those that computing them anew gives."""
    kept = match.state
    s = kept.copy()
    s.pool.rules.project(s)
    for card in range(len(match.choices.all()) % 7, match.pool.size, 7):
        now, then = s.face(card), kept.copy().face(card)
        assert (now.nums, now.kinds, now.names, now.traits, now.marks, now.abilities) == (
            (then.nums, then.kinds, then.names, then.traits, then.marks, then.abilities)
        ), f"{match.pool.defs[match.pool.definition[card]].key} has changed unnoticed"
        for attribute, number in enumerate(now.nums):
            assert kept.copy().number(card, attribute) == number
        seen = kept.copy().worded(kept.refs[card])
        assert (now.kinds, now.names, now.traits, now.marks) == (
            (seen.kinds, seen.names, seen.traits, seen.marks)
        )
    assert kept.alert == alert_cards(kept)
    assert kept.mass == mass_of(kept)
    if not kept.stale:
        assert [a.stamp for a in s.rule_changes] == [a.stamp for a in kept.rule_changes]


def positions(name: str, count: int) -> list[Match]:
    """Matches of a game's decks, left anywhere in random play."""
    game = kirifuda.game(name)
    decks = sorted(game.decks)
    out: list[Match] = []
    seed = 0
    while len(out) < count:
        luck = random.Random(seed)
        match = game.start([luck.choice(decks), luck.choice(decks)], seed=seed)
        for _ in range(luck.randrange(150)):
            if match.decision is not None:
                match.choose(luck.randrange(len(match.decision.options)))
        if match.decision is not None:
            out.append(match)
        seed += 1
    return out


def swapped(match: Match, seat: int, luck: list[int]) -> Match:
    """The match with the cards exchanged among one another that a seat cannot see."""
    return imagine(match, seat, luck)


def plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def hidden(match: Match, number: int) -> None:
    """Exchange what a seat cannot see: nothing that it receives changes by one byte.

    Its view, who is asked what, what it is offered, and why it is refused what it is not.
    """
    luck = random.Random(number)
    asks = match.state.decision
    assert asks is not None
    for seat in range(match.state.seats):
        other = swapped(match, seat, seeded(number * 8 + seat))
        assert plain(other.view(seat)) == plain(match.view(seat)), f"seat {seat} sees too much"
        assert asked(other, seat) == asked(match, seat), f"seat {seat} is asked too much"
        for _ in range(4):
            like = luck.choice(asks.options)
            card = luck.randrange(match.pool.size)
            what = Option(like.kind, card, like.spot, like.number, like.ability)
            why = [str(reason) for reason in match.why_not(seat, what)]
            assert why == [str(reason) for reason in other.why_not(seat, what)], what
    decision = match.decision
    assert decision is not None
    told = [*(o.card for o in decision.options), *decision.picked, decision.source]
    for card in told:
        assert card < 0 or sees(match.state, decision.seat, card), "a hidden card is told by number"


def asked(match: Match, seat: int) -> str:
    """What a seat learns of what is asked now."""
    d = match.decision
    if d is None:
        return ""
    if d.seat != seat:
        return f"{d.seat} {d.kind} {d.clause}"
    return f"{d.seat} {d.kind} {d.clause} {d.source} {d.picked} {d.least} {d.most} {d.options!r}"


def same_question(read: Match, options: list[Option]) -> None:
    """A match read from a pack asks the same."""
    assert read.decision is not None
    assert read.decision.options == options


def replayed(game: Game, match: Match) -> None:
    """Its record leads to the same end."""
    record = json.loads(json.dumps(match.record()))
    assert game.replay(record).digest() == match.digest()
