"""Packs (a position as bytes) and records (a setup and its choices as plain data)."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kirifuda.games.setting import canonical, keep
from kirifuda.kernel.errors import ChoiceError, KirifudaError, PackError, Reason, RecordError, Said
from kirifuda.kernel.match import Match, shown
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.packing import MAGIC, SUM, checksum, from_bytes, to_bytes
from kirifuda.kernel.position.trail import CHUNK, Choices
from kirifuda.kernel.procedures.frames import advance
from kirifuda.kernel.unpacking import Restored, read_recalled, read_state
from kirifuda.version import __version__ as VERSION  # noqa: N812

if TYPE_CHECKING:
    from kirifuda.games.game import Game
    from kirifuda.games.setting import Setting

FORMAT = 1
MOST_SEED = (1 << 128) - 1
MOST_CHOICES = 100_000  # of a record; ours have some hundreds
MOST_BYTES = 1 << 23  # of a pack; ours have some thousands
EVERY = 32  # decisions between two digests of a record
_HEAD = struct.Struct("<4sHHII")  # magic, format, lengths of what follows: words last


def pack(game: Game, match: Match) -> bytes:
    """A match as bytes: what was set up, the choices so far, the position, and a checksum."""
    if not match.replayable:
        raise PackError("a match with imagined cards cannot be packed")
    match = match.at_rest()
    meta = f"{game.name} {game.edition} {match.seed}".encode()
    setting = game.settings.get(match.setup)
    setup = setting.raw if setting is not None else match.setup.encode()
    words = to_bytes(match.words())
    head = _HEAD.pack(MAGIC, FORMAT, len(meta), len(setup), len(words))
    raw = b"".join((head, meta, setup, words))
    return raw + checksum(raw)


def unpack(game: Game, raw: bytes) -> Match:
    """The match in a pack; a `PackError` lists what is wrong."""
    if not isinstance(raw, bytes):
        raise PackError("a pack is bytes")
    if len(raw) > MOST_BYTES:
        raise PackError("these bytes are no packed match: there are far too many")
    if len(raw) < _HEAD.size + SUM:
        raise PackError("these bytes are no packed match: there are too few")
    magic, form, meta_size, setup_size, size = _HEAD.unpack_from(raw)
    if magic != MAGIC:
        raise PackError("these bytes are no packed match")
    if form != FORMAT:
        raise PackError(
            Said("the pack has format {0}; this version reads format {1}", [form, FORMAT])
        )
    body = raw[:-SUM]
    if len(body) != _HEAD.size + meta_size + setup_size + size or checksum(body) != raw[-SUM:]:
        raise PackError("the pack is damaged or was cut off")
    at = _HEAD.size + meta_size
    try:
        name, made, seed = raw[_HEAD.size : at].decode().split(" ")
        reasons = _foreign(game, name, made)
        if reasons:
            raise PackError(reasons)
        setup = raw[at : at + setup_size]
        setting = game.packed.get(setup)
        if setting is None:
            setting = game.setting(setup.decode())
            keep(game.packed, setup, setting)
        return _restore(game, setting, int(seed), body[at + setup_size :])
    except PackError:
        raise
    except KirifudaError as error:
        raise PackError(error.reasons) from error
    except Exception as error:  # whatever numbers that mean nothing lead to
        raise PackError("the pack holds no position of the game") from error


def _foreign(game: Game, name: object, made: object) -> list[Reason]:
    reasons: list[Reason] = []
    if name != game.name:
        reasons.append(Reason(Said("it is of the game {0}, not {1}", [name, game.name])))
    elif made != game.edition:
        reasons.append(Reason("it was made with other rules or cards than there are now"))
    return reasons


def _restore(game: Game, setting: Setting, seed: int, raw: bytes) -> Match:
    words = Reader(from_bytes(raw))
    chosen = words.many()
    replayable = words.one()
    state = read_state(setting.pool, words)
    read_recalled(state, words)
    if words.at != len(words.words) or not state.stack:
        raise PackError("the pack holds no position of the game")
    state.decision = None
    advance(state)
    match = Restored(setting.pool, state, seed, setting.text)
    match.choices = _choices(chosen)
    match.replayable = replayable == 1
    match.host = game
    if match.decision is None and not state.over:
        raise PackError("the pack holds no position of the game")
    return match


def _choices(chosen: list[int]) -> Choices:
    choices = Choices()
    whole = len(chosen) // CHUNK * CHUNK
    choices.full = [chosen[at : at + CHUNK] for at in range(0, whole, CHUNK)]
    choices.open = chosen[whole:]
    return choices


def record(game: Game, match: Match) -> dict[str, object]:
    """What was set up and chosen, with digests by which a replay proves itself.

    The match is played again from its setup, so that what is recorded is known to replay.
    """
    import json

    if not match.replayable:
        raise RecordError("a match with imagined cards cannot be recorded")
    match = match.at_rest()
    choices = match.choices.all()
    again = game.open(game.setting(match.setup), match.seed, False)
    digests: list[list[object]] = []
    for number, index in enumerate(choices, 1):
        _make(again, number, index)
        if number % EVERY == 0 and number < len(choices):
            digests.append([number, again.digest()])
    last = again.digest()
    if last != match.digest():
        raise RecordError("this match was changed from outside, so it cannot be recorded")
    digests.append([len(choices), last])
    return {
        "kirifuda": FORMAT,
        "game": game.name,
        "version": VERSION,
        "edition": game.edition,
        "setup": json.loads(match.setup),
        "seed": match.seed,
        "choices": choices,
        "digests": digests,
    }


def again(game: Game, match: Match) -> Match | None:
    """A match played again with all that its seats recall of it; None if nothing leads there."""
    if not match.replayable:
        return None
    try:
        played = game.open(game.setting(match.setup), match.seed, False, recalls=True)
        for number, index in enumerate(match.choices.all(), 1):
            _make(played, number, index)
    except KirifudaError:
        return None
    return played if played.digest() == match.digest() else None


def replay(game: Game, told: Mapping[str, Any], until: int | None = None) -> Match:
    """The match that a record tells; a `RecordError` lists what is wrong with it."""
    reasons = _record_reasons(game, told)
    if until is not None and (type(until) is not int or until < 0):
        reasons.append(Reason(Said("{0} is no number of choices", [shown(until)]), place="until"))
    if reasons:
        raise RecordError(reasons)
    try:
        setting = game.setting(canonical(told["setup"]))
    except KirifudaError as error:
        raise RecordError(error.reasons) from error
    except (TypeError, ValueError, RecursionError) as error:
        raise RecordError([Reason("what was set up is damaged", place="setup")]) from error
    match = game.open(setting, told["seed"], True)
    choices: list[int] = told["choices"]
    digests: dict[int, str] = dict(told["digests"])
    end = len(choices) if until is None else max(0, min(until, len(choices)))
    same = told.get("edition") == game.edition
    _prove(match, 0, digests, same)
    for number in range(1, end + 1):
        _make(match, number, choices[number - 1])
        _prove(match, number, digests, same)
    return match


def _make(match: Match, number: int, index: int) -> None:
    try:
        if index < 0:
            match.concede(-1 - index)
        else:
            match.choose(index)
    except ChoiceError as error:
        place = Said("choice {0}", [number])
        raise RecordError([Reason(r.said, r.clause, place) for r in error.reasons]) from error


def _prove(match: Match, number: int, digests: dict[int, str], same: bool) -> None:
    """Compare a position with the one recorded; `same`: the record is of these rules and cards."""
    if number in digests and digests[number] != match.digest():
        why = "the position is not the one recorded"
        if not same:
            why = (
                "the position is not the one recorded: "
                "it was made with other rules or cards than there are now"
            )
        raise RecordError([Reason(why, place=Said("choice {0}", [number]))])


def _record_reasons(game: Game, told: object) -> list[Reason]:
    """Everything about a record that can be seen to be wrong before it is replayed."""
    if not isinstance(told, Mapping):
        return [Reason("a record is a table of what was set up and chosen")]
    if "kirifuda" not in told:
        return [Reason("this is no record of a match")]
    if told["kirifuda"] != FORMAT:
        return [
            Reason(
                Said("it has format {0}; this version reads format {1}", [told["kirifuda"], FORMAT])
            )
        ]
    reasons: list[Reason] = []
    if told.get("game") != game.name:
        reasons.append(
            Reason(Said("it is of the game {0}, not {1}", [told.get("game"), game.name]))
        )
    if not isinstance(told.get("version"), str):
        reasons.append(Reason("it does not tell the version that made it", place="version"))
    if not isinstance(told.get("setup"), dict):
        reasons.append(Reason("it does not tell what was set up", place="setup"))
    seed = told.get("seed")
    if type(seed) is not int or not -MOST_SEED <= seed <= MOST_SEED:
        reasons.append(Reason("it does not tell the seed", place="seed"))
    choices = told.get("choices")
    if not isinstance(choices, list) or not all(type(index) is int for index in choices):
        reasons.append(Reason("choices are numbers", place="choices"))
        choices = []
    if len(choices) > MOST_CHOICES:
        reasons.append(
            Reason(Said("a match has at most {0} choices", [f"{MOST_CHOICES:,}"]), place="choices")
        )
    digests = told.get("digests")
    if not isinstance(digests, list) or not all(map(_digest, digests)):
        reasons.append(Reason("a digest is a number of choices and a text", place="digests"))
    elif not digests or digests[-1][0] != len(choices):
        reasons.append(Reason("the last digest is not that of the last choice", place="digests"))
    return reasons


def _digest(row: object) -> bool:
    return (
        isinstance(row, list) and len(row) == 2 and type(row[0]) is int and isinstance(row[1], str)
    )
