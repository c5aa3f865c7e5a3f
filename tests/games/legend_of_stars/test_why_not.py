"""What a refusal tells."""

from __future__ import annotations

import random
import re

import pytest
from tests.games.legend_of_stars.table import (
    Card,
    asked,
    attack,
    choose,
    effect,
    game,
    no_flash,
    number,
    play,
    scene,
    support,
    to_attack,
)
from tests.games.legend_of_stars.table import card as character

from kirifuda import Option
from kirifuda.games.legend_of_stars.zones import CHARACTERS, DECK, HAND
from kirifuda.kernel.match import Match


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


# -- the true reason, with its clause ------------------------------------------------------------

DRAW = effect("カードを1枚引く。")
FLASH = effect("[フラッシュ]\nカードを1枚引く。")
A = character(name="甲星")


def told(match: Match, kind: str, one: Card | None = None, **how: int) -> list[tuple[str, str]]:
    card = number(match, one) if one is not None else -1
    return [(r.message, r.clause) for r in match.why_not(0, Option(kind, card, **how))]


def test_what_must_choose_and_finds_nothing_is_told_so() -> None:
    end = effect("相手のキャラクターを1体選び、破壊する。")
    m = scene(me={"hand": [end]})
    assert told(m, "play", end) == [("there is nothing to choose", "9.6")]


@pytest.mark.parametrize(
    ("text", "me", "reason"),
    [
        (
            "このカードをゲインして、このカードの効果を発動する。カードを1枚引く。",
            {"side": True},
            ("the card lies sideways already", "6.6"),
        ),
        (
            "エネルギーを2枚支払って、このカードの効果を発動する。カードを1枚引く。",
            {"energy": 1},
            ("it takes 2 energy and 1 can be paid", "2.5.1"),
        ),
        (
            "手札を2枚トラッシュに置くことで、カードを1枚引く。",
            {"hand": 1},
            ("it takes 2 cards of the hand and there are 1", "3.6"),
        ),
        (
            "ライフを500失って、このカードの効果を発動する。カードを1枚引く。",
            {"life": 499},
            ("it takes 500 life and 499 are left", "3.7"),
        ),
        (
            "自分のキャラクターを1体破壊することで、カードを1枚引く。",
            {},
            ("there is nothing to choose for its cost", "9.6"),
        ),
        (
            "自分のライフが100以下の場合、このカードを破壊することで、カードを1枚引く。",
            {},
            ("its condition is not met", "8.1"),
        ),
    ],
)
def test_of_a_cost_the_part_is_told_that_cannot_be_paid(
    text: str, me: dict[str, object], reason: tuple[str, str]
) -> None:
    one = support(text)
    seat = {"supports": [{"card": one, "rest": bool(me.pop("side", False))}], **me}
    m = scene(me=seat)
    assert told(m, "use", one, ability=m.state.face(number(m, one)).abilities[0]) == [reason]


def test_where_a_character_that_is_played_cannot_stand() -> None:
    new = character(name="乙星")
    m = scene(me={"hand": [new], "energy": 1, "characters": {5: A}})
    choose(m, "play", new)
    assert told(m, "square", new, spot=5) == [("there is a character on that square", "3.3.1")]
    assert told(m, "square", new, spot=1) == [("it comes to the back row", "5.3")]
    assert told(m, "square", new, spot=9) == [("there is no such square", "3.3")]
    assert told(m, "square", A, spot=4) == [("another card is being played", "8.3")]
    assert told(m, "play", A) != []
    choose(m, "square", spot=4)
    assert told(m, "display", new, spot=4, number=6) == [("a card does not lie so", "6.1")]
    choose(m, "display", number=0)


def test_where_an_effect_does_not_move_a_character() -> None:
    push = effect("自分のキャラクターを1体選び、隣のレーンに移動させる。")
    other = character(name="丙星")
    m = scene(me={"hand": [push], "characters": {5: A, 1: other}})
    play(m, push)
    choose(m, "pick", A)
    asked(m, "square")
    assert told(m, "number", number=1) == [("there is a character on that square", "3.3.1")]
    assert told(m, "number", number=7) == [("the effect does not lead there", "8.2")]
    choose(m, "number", number=4)


def test_what_cannot_be_done_with_priority() -> None:
    m = scene(
        me={"hand": [FLASH, DRAW], "characters": {0: A, 4: character()}}, foe={"hand": [FLASH]}
    )
    attack(m, A)
    choose(m, "pass")
    asked(m, "priority", 0)
    assert told(m, "play", DRAW) == [("only flash cards are played in an attack phase", "2.2.1")]
    for kind, clause in (("energy", "5.3"), ("display", "5.3"), ("lead", "5.4")):
        one = DRAW if kind == "energy" else A
        assert clause in [c for _, c in told(m, kind, one, spot=4)]
    assert told(m, "lead phase") == [
        ("this is done in the main phase, between other actions", "5.3")
    ]
    assert told(m, "attack", A)[0] == ("attacks are declared in the attack phase", "5.5.1.I")
    no_flash(m)


def test_where_only_what_was_triggered_is_used() -> None:
    eager = character("このキャラクターが場に出た時、カードを1枚引いても良い。")
    tent = support("1ターンに1回、このカードの効果を発動する。カードを1枚引く。")
    m = scene(me={"hand": [eager, FLASH], "energy": 1, "supports": [tent]})
    play(m, eager, 4)
    asked(m, "priority", 0)
    only = ("only effects that were triggered are used now", "9.3")
    assert told(m, "play", FLASH) == [only]
    assert told(m, "use", tent, ability=m.state.face(number(m, tent)).abilities[0]) == [only]
    assert told(m, "trigger", tent) == [("no such effect was triggered", "8.1.1")]
    choose(m, "pass")


def test_why_a_forced_effect_cannot_be_passed_over_and_an_optional_one_waits() -> None:
    must = character("このキャラクターがアタックした時、カードを1枚引く。")
    also = support("自分のキャラクターがアタックした時、ライフを10回復する。")
    may = support("自分のキャラクターがアタックした時、カードを1枚引いても良い。")
    m = scene(me={"characters": {0: must}, "supports": [also, may]})
    attack(m, must)
    asked(m, "priority", 0)
    first = ("an effect of yours must be used first", "8.1.1")
    assert told(m, "pass") == [first]
    assert told(m, "trigger", may) == [("forced effects come before it", "9.3.1")]
    choose(m, "trigger", also)
    choose(m, "pass")


def test_why_an_attack_does_not_go_past_the_lane() -> None:
    sky = character("[上空]", name="空")
    m = scene(me={"characters": {0: sky, 1: A, 2: sky}}, foe={"characters": {1: A, 2: sky}})
    to_attack(m)
    first, _, last = m.state.cards(0, CHARACTERS)
    reasons = {
        at: [(r.message, r.clause) for r in m.why_not(0, Option("attack", at, number=1))]
        for at in (first, number(m, A, "me"), last)
    }
    assert list(reasons.values()) == [
        [("there is no character in the lane to go past", "5.5")],
        [("it does not have sky", "8.13.1")],
        [("there is sky in the opponent's lane", "8.13.1")],
    ]


def test_no_refusal_shows_how_the_program_writes_things() -> None:
    """Whatever is asked for at any decision of a few games: words and a clause, never a repr."""
    luck = random.Random(7)
    decks = sorted(game.decks)
    match = game.start([decks[0], decks[1]], seed=7)
    kinds = {
        "pick",
        "yes",
        "no",
        "done",
        "number",
        "square",
        "trigger",
        "pass",
        "bottom",
        "end effect",
    }
    while match.decision is not None:
        kinds |= {o.kind for o in match.decision.options}
        if luck.random() < 0.3:
            for kind in sorted(kinds):
                for card in (-1, *luck.sample(range(match.pool.size), 3)):
                    what = Option(
                        kind, card, luck.randrange(-1, 9), luck.randrange(7), luck.randrange(9)
                    )
                    for seat in (0, 1):
                        for reason in match.why_not(seat, what):
                            assert reason.clause, (match.decision, what)
                            assert not re.search(r"Option|\(\d|=|'\w+'|<", reason.message), reason
        match.choose(luck.randrange(len(match.decision.options)))
