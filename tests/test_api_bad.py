"""Bad input: typed errors that say what was expected, before much is done."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from typing import Any

import pytest
from tests.games.luck_and_logic.table import card
from tests.hooks import GAMES

import kirifuda
from kirifuda import KirifudaError
from kirifuda.games.deck import Deck, read
from kirifuda.games.legend_of_stars.table import Table as Stars
from kirifuda.games.series import Series
from kirifuda.kernel.position.integers import MOST
from kirifuda.kernel.position.scope import NO_SCOPE
from kirifuda.kernel.position.state import MOST_DAMAGE
from kirifuda.text import TextError

NONSENSE: list[Any] = [None, 5, 10**30, True, 1.5, b"x", [], {}, object(), "x" * 10_000]


def typed(call: Any, *args: Any, **named: Any) -> None:
    """It does what it can with nonsense, or says what is wrong."""
    with contextlib.suppress(KirifudaError):
        call(*args, **named)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bad", NONSENSE, ids=lambda bad: type(bad).__name__)
def test_nonsense_is_a_typed_error(name: str, bad: Any) -> None:
    game = kirifuda.game(name)
    decks = sorted(game.decks)[:2]
    match = game.start(decks)
    typed(kirifuda.game, bad)
    typed(kirifuda.replay, bad)
    for call in (game.find, game.start, game.check_deck, game.replay, game.unpack, game.card):
        typed(call, bad)
    typed(game.compile_text, bad)
    typed(game.start, [bad, bad])
    typed(game.start, decks, seed=bad)
    typed(game.start, decks, chooser=bad)
    typed(game.replay, match.record(), until=bad)
    typed(game.card, "", name=bad)
    typed(Deck, bad)
    typed(Deck, "x", bad)
    typed(Deck, "x", {"main": bad})
    typed(Deck, "x", {"main": {"A": bad}})
    for word in ("me", "foe", "seats", "whose", "turn", "phase", "seed"):
        typed(game.scenario, **{word: bad})
    typed(game.scenario, me={"hand": bad})
    typed(match.view, bad)
    typed(match.log_view, bad)
    typed(match.log_view, 0, bad)
    typed(match.why_not, bad, bad)
    typed(match.why_not, 0, bad)
    typed(match.copy().concede, bad)
    typed(match.copy().choose, bad)


@pytest.mark.parametrize("bad", [None, True, 1.5, "7", [], 1 << 128])
def test_a_seed_is_a_number(bad: Any) -> None:
    game = kirifuda.game("legions")
    with pytest.raises(KirifudaError, match="a seed is an integer"):
        game.start(["ash", "elm"], seed=bad)


def test_true_is_no_option() -> None:
    match = kirifuda.game("legions").start(["ash", "elm"])
    for bad in (True, False):
        with pytest.raises(KirifudaError, match="neither an option nor the index"):
            match.choose(bad)


def test_a_text_that_is_not_understood_is_such_an_error() -> None:
    with pytest.raises(KirifudaError) as caught:
        kirifuda.game("rebirth").compile_text("なんだこれ。")
    assert isinstance(caught.value, TextError)
    assert caught.value.reasons[0].place == "ability 1, line 1"


def test_what_is_far_too_long_is_refused_at_once(tmp_path: Path) -> None:
    game = kirifuda.game("rebirth")
    begin = time.perf_counter()
    long = tmp_path / "long.txt"
    long.write_text("4 SY-001\n" * 1_000_000, "utf-8")
    with pytest.raises(KirifudaError, match="far too long"):
        read(long)
    with pytest.raises(KirifudaError, match="no number of cards"):
        Deck("x", {"main": {"SY-001": 10**9}})
    with pytest.raises(KirifudaError, match="far too long"):
        Deck("x", {"main": ["SY-001"] * 1_000_000})
    record: Any = game.start(sorted(game.decks)[:2]).record()
    record["choices"] = [0] * 3_000_000
    record["digests"] = [[3_000_000, ""]]
    with pytest.raises(KirifudaError, match="at most 100,000 choices"):
        kirifuda.replay(record)
    assert time.perf_counter() - begin < 10


def test_what_grows_and_grows_stays_at_a_bound_that_packs_can_hold() -> None:
    """However often it is done: numbers are packed in 32 bits."""
    text = "【起】【メンバー】:このターン中、このキャラのATKを+2。"
    game = kirifuda.game("rebirth")
    card = game.card(text, name="育つ", cost=1, atk=1, def_=1)
    match = game.scenario(me={"members": [card]})
    number = next(c for c in range(match.pool.size) if match.state.definition(c).name == "育つ")
    modifier = next(a for a in card.abilities if a.modifiers).modifiers[0]
    face = match.state.face(number).copy()
    for _ in range(200):
        grown = [num * 2 for num in face.nums if num] or [1]
        modifier.apply(match.state, NO_SCOPE, [max(grown)], face)
    assert max(face.nums) == MOST < 2**31
    scope = NO_SCOPE.copy()
    scope.set_number(0, 10**40)
    assert scope.number(0) == MOST


@pytest.mark.parametrize("games", [0, 2, -1, True, None, "3", 10**30])
def test_a_match_of_an_even_number_of_games_is_a_typed_error(games: Any) -> None:
    with pytest.raises(KirifudaError, match="odd number of games"):
        Series(kirifuda.game("legions"), ["ash", "elm"], games)


@pytest.mark.parametrize("act", ["カードを{}枚まで引く。", "山札の上から{}枚までを見る。"])
def test_what_is_done_up_to_so_many_times_is_a_loop(act: str) -> None:
    """A program is as long for 200 as for 2."""
    lengths = []
    for number in (2, 200):
        made = card("起[0]" + act.format(number), name="試し")
        lengths.append(len(made.abilities[0].body))
    assert lengths[0] == lengths[1] < 20


def test_life_and_damage_stay_at_a_bound_that_packs_can_hold() -> None:
    stars = kirifuda.game("legend_of_stars")
    match = stars.scenario(me={"life": 3000})
    state = match.state
    assert isinstance(state, Stars)
    for _ in range(40):
        state.set_life(0, state.life[0] * 2)
    for number in range(match.pool.size):
        state.set_damage(number, 10**12)
    assert state.life[0] == MOST
    assert set(state.damage) == {MOST_DAMAGE}
    assert stars.unpack(match.pack()).digest() == match.digest()
