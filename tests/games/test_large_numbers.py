"""However large the numbers of a text: what is done so often is a loop, and its play comes to an end."""

from __future__ import annotations

import re
from importlib import import_module
from random import Random

import pytest
from tests import verbs
from tests.hooks import GAMES
from tests.played import Play, Stage, plays

from kirifuda import KirifudaError
from kirifuda.kernel.position.cards import CardDef

COUNTED = re.compile(r"[0-9]+(?=枚|体|つ|回|個|種|人|倍|点)")
OTHER = re.compile(r"(?<![0-9])[0-9]+(?![0-9]|枚|体|つ|回|個|種|人|倍|点)")
PLAYED = 12  # texts of a game that are played to the end
MOST_CHOICES = 20_000


def stage(name: str) -> Stage:
    found = import_module(f"tests.games.{name}.meaning.played").run.__self__
    assert isinstance(found, Stage)
    return found


def enlarged(game: Stage, play: Play, counted: str, other: str) -> CardDef | None:
    """The card of a text with other numbers in it; None where they have no meaning."""
    text = OTHER.sub(other, COUNTED.sub(counted, play.text))
    try:
        return game.make(Play(text, *play.scenes, kind=play.kind), play.scenes[0])
    except KirifudaError:
        return None


def told(name: str) -> list[Play]:
    """Texts with numbers of something, some 250 of a game at most."""
    found = [one for one in plays(name) if one.scenes and COUNTED.search(one.text)]
    return found[:: 1 + len(found) // 250]


def length(card: CardDef) -> int:
    """How many instructions a card has, with what they keep in mind and let last."""
    out = 0
    for ability in card.abilities:
        out += len(ability.body) + len(ability.modifiers) + ability.registers
        out += len(ability.cost.instructions) if ability.cost is not None else 0
    return out


@pytest.mark.parametrize("name", GAMES)
def test_a_program_is_as_long_for_nine_as_for_two_hundred(name: str) -> None:
    game = stage(name)
    compared = 0
    for play in told(name):
        few, many = enlarged(game, play, "9", "9"), enlarged(game, play, "200", "9999999")
        if few is not None and many is not None:
            assert length(many) <= length(few), play.text
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("name", GAMES)
def test_what_is_done_two_hundred_times_comes_to_an_end(name: str) -> None:
    game = stage(name)
    luck = Random(name)
    texts = told(name)
    luck.shuffle(texts)
    played = 0
    for play in texts:
        one = enlarged(game, play, "200", "9999999")
        if one is None or played == PLAYED:
            continue
        scene = play.scenes[0]
        cast = {**game.company, "X": one}
        sides = ({**game.usual, **side} for side in (scene.me, scene.foe))
        me, foe = (game.described(cast, side) for side in sides)
        match = game.table.scene(me=me, foe=foe, **scene.how)
        for _ in range(MOST_CHOICES):
            if match.decision is None:
                break
            match.choose(luck.randrange(len(match.decision.options)))
        assert match.outcome is not None, play.text
        played += 1
    verbs.forget()  # none of these matches was watched to its end for what it asks
    assert played == PLAYED
