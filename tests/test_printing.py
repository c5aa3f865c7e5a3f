"""Public objects print as a person would say them."""

from __future__ import annotations

import random

import pytest
from tests.hooks import GAMES

import kirifuda
from kirifuda import Option
from kirifuda.kernel.match import Match


def options(match: Match) -> list[str]:
    assert match.decision is not None
    return [str(option) for option in match.decision.options]


def test_a_card_is_read_out_with_its_abilities() -> None:
    game = kirifuda.game("rebirth")
    card = game.card(
        "【起】【メンバー】:あなたは1枚引く。",
        name="斥候",
        english="Scout",
        cost=3,
        atk=1,
        def_=2,
        traits=["月"],
    )
    assert str(card) == (
        "斥候 (Scout): character, cost 3, atk 1, def 2, traits 月\n"
        "  [Act] [members] You draw 1 card."
    )
    assert repr(card) == "<card 斥候 (Scout): character, cost 3, atk 1, def 2, traits 月>"
    assert [str(ability) for ability in card.printed_abilities()] == [
        "[Act] [members] You draw 1 card."
    ]
    assert repr(card.abilities[0]) == "<ability [Act] [members] You draw 1 card.>"


def test_options_name_cards_and_places() -> None:
    rebirth = kirifuda.game("rebirth")
    a = rebirth.card(name="斥候", english="Scout", cost=0, atk=1, def_=2)
    m = rebirth.scenario(me={"hand": [a], "members": [a], "partners": 3}, phase="main")
    assert "play Scout to entry" in options(m)
    assert "play Scout to member 2" in options(m)
    assert m.decision is not None
    assert str(m.decision).startswith("player 1, main (7.4.2): play Scout to entry; ")
    m = rebirth.scenario(me={"members": [a], "partners": 3}, phase="attack")
    assert options(m) == [
        "attack, supported by Scout",
        "attack, supported by Scout as a partner attack",
        "end attacks",
    ]
    legions = kirifuda.game("legions")
    m = legions.scenario(me={"minions": ["FILLER"]})
    assert "move Filler to centre lane" in options(m)
    stars = kirifuda.game("legend_of_stars")
    m = stars.scenario(me={"characters": [{"card": "FILLER", "spot": 5}]}, phase="lead")
    assert options(m) == ["lead Filler to front 2", "attack phase"]
    m = stars.scenario(me={"characters": [{"card": "FILLER", "spot": 5}]})
    assert "display Filler in defence display, facing left" in options(m)
    logic = kirifuda.game("luck_and_logic")
    m = logic.scenario(me={"circles": ["FILLER"]})
    m.choose(Option("rearrange"))
    assert "place Filler to back centre" in options(m)


def test_an_option_of_ones_own_tells_its_numbers() -> None:
    assert str(Option("play", 12, 1)) == "play card 12 to spot 1"
    assert str(Option("use", 3, ability=4)) == "use card 3: ability 4"
    assert repr(Option("play", 12, 1)) == "Option('play', card=12, spot=1)"
    made: Option = eval(repr(Option("play", 12, 1, 2, 3)), {"Option": Option})
    assert made == Option("play", 12, 1, 2, 3)


def test_a_card_that_the_chooser_may_not_know_is_not_named() -> None:
    """What lies face down is told by its number, until its player sees it."""
    stars = kirifuda.game("legend_of_stars")
    spy = stars.card(
        "相手のキャラクターを1体選び、破壊する。", kind="effect", name="刺客", cost=0, speed=1
    )
    m = stars.scenario(
        me={"hand": [spy]},
        foe={"characters": [{"card": "FILLER", "down": True}, "FILLER"]},
    )
    m.choose(next(o for o in m.decision.options if o.kind == "play") if m.decision else 0)
    told = sorted(options(m))
    assert told[0] == "pick Filler"
    assert told[1].startswith("pick card ")


def test_the_log_names_cards_places_and_phases() -> None:
    rebirth = kirifuda.game("rebirth")
    a = rebirth.card(name="斥候", english="Scout", cost=0, atk=1, def_=2)
    m = rebirth.scenario(me={"top": [a]}, phase="standby")
    told = [str(note) for note in m.log]
    assert "player 1: move Scout from deck to hand (7.2.1.2)" in told
    assert "player 1: phase energy (7.3.1)" in told
    assert repr(m.log[-1]).startswith("<note player 1: ")


@pytest.mark.parametrize("name", GAMES)
def test_nothing_prints_as_a_program_would(name: str) -> None:
    """In random play no option, decision or note shows an address or a quoted word."""
    game = kirifuda.game(name)
    luck = random.Random(5)
    m = game.start(sorted(game.decks)[:2], seed=11)
    for _ in range(150):
        if m.decision is None:
            break
        told = str(m.decision)
        assert "Option(" not in told
        assert "object at" not in told
        assert " spot " not in told
        m.choose(luck.randrange(len(m.decision.options)))
    for note in m.log:
        assert "object at" not in str(note)
        assert "place " not in str(note).partition("(")[0]
