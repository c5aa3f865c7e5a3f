"""Packs and records: what comes back is what was saved, and what is damaged is refused."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.plain import cards, deck, game
from tests.test_api import play

import kirifuda
from kirifuda import Match, PackError, RecordError
from kirifuda.games.saving import FORMAT
from kirifuda.kernel.foresight.guess import imagine
from kirifuda.kernel.position.packing import SUM, checksum


def middle(seed: int = 4, choices: int = 60) -> Match:
    return play(game.start([deck(0), deck(1)], seed=seed), seed, choices)


PACK = middle().pack()
RECORD: dict[str, Any] = json.loads(json.dumps(play(middle(), 8).record()))


def sealed(raw: bytes) -> bytes:
    """A pack with a checksum that fits."""
    return raw + checksum(raw)


def test_unpacking_goes_on_as_the_original_does() -> None:
    match = game.start([deck(0), deck(1)], seed=5)
    while match.decision is not None:
        other = game.unpack(match.pack())
        assert other.digest() == match.digest()
        asked = other.decision
        assert asked is not None
        assert repr(asked) == repr(match.decision)
        assert asked.options == match.decision.options
        assert other.view(0) == match.view(0)
        assert other.choices.all() == match.choices.all()
        match = other if len(match.choices) % 2 else match
        match.choose(len(match.choices) % len(asked.options))
    last = game.unpack(match.pack())
    assert last.outcome == match.outcome
    assert last.record() == match.record()


def test_a_scenario_is_packed_and_recorded_too() -> None:
    own = game.card("【ブロッカー】", name="門番", cost=1, atk=1, def_=2)
    match = game.scenario(me={"members": [own], "hand": [own, "FILLER"]}, foe={"hand": [own]})
    play(match, 3, 30)
    assert game.unpack(match.pack()).digest() == match.digest()
    record = json.loads(json.dumps(match.record()))
    assert record["setup"]["cards"][0]["name"] == "門番"
    game.settings.clear()
    game.packed.clear()
    assert kirifuda.replay(record).digest() == match.digest()
    assert game.unpack(match.pack()).digest() == match.digest()


def test_an_imagined_match_is_not_saved() -> None:
    other = imagine(middle(), 0, [1, 2, 3, 4])
    with pytest.raises(PackError):
        other.pack()
    with pytest.raises(RecordError):
        other.record()


def test_a_match_changed_from_outside_is_not_recorded() -> None:
    match = middle()
    match.state.turn += 1
    with pytest.raises(RecordError, match="changed from outside"):
        match.record()


def test_a_record_replays_to_the_same_end() -> None:
    match = kirifuda.replay(RECORD)
    assert match.digest() == RECORD["digests"][-1][1]
    assert match.log
    assert match.record() == RECORD
    assert [number for number, _ in RECORD["digests"]][:-1] == list(
        range(32, len(RECORD["choices"]), 32)
    )
    part = kirifuda.replay(RECORD, until=10)
    assert len(part.choices) == 10


def test_concessions_are_recorded() -> None:
    match = middle()
    match.concede(1)
    again = kirifuda.replay(match.record())
    assert again.outcome == match.outcome


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"kirifuda": 2}, "format 2"),
        ({"game": "chess"}, "not known"),
        ({"version": 3}, "version"),
        ({"seed": "x"}, "seed"),
        ({"seed": True}, "seed"),
        ({"choices": [0, "x"]}, "choices"),
        ({"choices": [10**6]}, "last digest"),
        ({"digests": []}, "last digest"),
        ({"digests": [[1]]}, "a digest is"),
        ({"setup": 5}, "set up"),
        ({"setup": {}}, "no setup of rebirth"),
        ({"seed": RECORD["seed"] + 1}, "choice"),
    ],
)
def test_wrong_records_say_why(change: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError, match=message):
        kirifuda.replay({**RECORD, **change})


def test_an_illegal_choice_is_named_by_its_number() -> None:
    record = copy.deepcopy(RECORD)
    record["choices"][5] = 99
    with pytest.raises(RecordError, match="choice 6: there is no option 99"):
        kirifuda.replay(record)
    record["choices"] = [*RECORD["choices"], 0]
    record["digests"] = [[len(record["choices"]), "0"]]
    with pytest.raises(RecordError, match=f"choice {len(record['choices'])}: the match is over"):
        kirifuda.replay(record)


def test_another_course_of_the_game_is_noticed() -> None:
    record = copy.deepcopy(RECORD)
    record["digests"][0][1] = "0" * 32
    with pytest.raises(RecordError, match="choice 32: the position is not the one recorded"):
        kirifuda.replay(record)
    record["edition"] = "another"
    with pytest.raises(RecordError, match="made with other rules or cards"):
        kirifuda.replay(record)


def test_records_with_unknown_or_changed_cards_are_refused() -> None:
    record = copy.deepcopy(RECORD)
    record["setup"]["seats"][0]["main"][0] = ["no such card", 4]
    record["setup"]["seats"][1]["main"][0] = [77, 4]
    with pytest.raises(RecordError) as caught:
        kirifuda.replay(record)
    assert [str(r) for r in caught.value.reasons] == [
        "the card 'no such card' is not known",
        "it names a card that it does not hold",
    ]
    record = copy.deepcopy(RECORD)
    record["setup"]["cards"][0]["text"] = "【自】：ほげ。"
    with pytest.raises(RecordError, match="card 1, text, line 1"):
        kirifuda.replay(record)
    record = copy.deepcopy(RECORD)
    record["setup"]["print"] = "0"
    with pytest.raises(RecordError, match="has changed since"):
        kirifuda.replay(record)
    record = copy.deepcopy(RECORD)
    record["setup"]["seats"][0]["main"][0][1] += 1
    with pytest.raises(RecordError, match=r"deck 1: .*6\.1\.1\.1"):
        kirifuda.replay(record)


EDITION = game.edition.encode()


def test_packs_that_are_none_say_why() -> None:
    wrong: list[tuple[Any, str]] = [
        (b"", "too few"),
        ("text", "bytes"),
        (b"x" * 200, "no packed match"),
        (PACK[:-1], "damaged or was cut off"),
        (PACK[: len(PACK) // 2], "damaged or was cut off"),
        (PACK + b"x", "damaged or was cut off"),
        (PACK[:4] + b"\xff\xff" + PACK[6:], "format 65535"),
        (sealed(PACK[:-SUM].replace(EDITION, b"0" * len(EDITION), 1)), "other rules or cards"),
        (sealed(PACK[:-SUM].replace(b"rebirth ", b"legions ", 1)), "game legions"),
    ]
    for raw, message in wrong:
        with pytest.raises(PackError, match=message):
            game.unpack(raw)
    assert FORMAT == 1


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_damaged_packs_are_refused(data: st.DataObject) -> None:
    raw = bytearray(PACK)
    for _ in range(data.draw(st.integers(1, 4))):
        raw[data.draw(st.integers(0, len(raw) - 1))] ^= data.draw(st.integers(1, 255))
    assume(bytes(raw) != PACK)
    cut = data.draw(st.integers(0, len(raw)))
    with pytest.raises(PackError) as caught:
        game.unpack(bytes(raw[:cut]) if data.draw(st.booleans()) else bytes(raw))
    assert caught.value.reasons


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=400))
def test_noise_is_no_pack(raw: bytes) -> None:
    with pytest.raises(PackError):
        game.unpack(raw)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)


def places(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in plain data."""
    out = [at]
    inner = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    for key, one in inner:
        out.extend(places(one, (*at, key)))
    return out


PLACES = places({**RECORD, "choices": RECORD["choices"][:3]})[1:]


@settings(max_examples=250, deadline=None)
@given(st.sampled_from(PLACES), JSON)
def test_damaged_records_are_refused_or_mean_the_same(place: tuple[Any, ...], value: Any) -> None:
    record = copy.deepcopy(RECORD)
    at: Any = record
    for key in place[:-1]:
        at = at[key]
    at[place[-1]] = value
    try:
        match = kirifuda.replay(record)
    except RecordError as error:
        assert error.reasons  # noqa: PT017
    else:
        assert match.digest() == RECORD["digests"][-1][1]


@settings(max_examples=100, deadline=None)
@given(JSON)
def test_no_record_at_all(value: Any) -> None:
    with pytest.raises(RecordError):
        kirifuda.replay(value)


def test_setups_are_kept_but_not_without_end() -> None:
    held = cards()
    for number in range(80):
        own = game.card(name=f"通行人{number}", cost=1, atk=1, def_=1)
        match = game.scenario(me={"hand": [own, held["T-00"]]})
        game.unpack(match.pack())
    assert len(game.settings) <= 64
    assert len(game.packed) <= 64
