"""Whatever people bring along: decks, cards, positions, cases and records, each a little damaged.

What comes of it is an answer or typed reasons, soon; never an error of ours.
"""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
import pytest
from tests.hooks import GAMES, hooks
from tests.server.client import Guest, run
from tests.server.running import House, house
from tests.server.test_fuzz import refused_with

from kirifuda.games.game import Game
from kirifuda.judge import written
from kirifuda.kernel.errors import KirifudaError, RecordError
from kirifuda.server.refusing import of_engine
from kirifuda.server.wire import Refusal
from kirifuda.server.worker import answer

RULINGS = Path(__file__).parents[2] / "docs" / "rulings"
ROUNDS = 60  # of each kind and game
SECONDS = 2.0  # of a processor, that something may take
SLACK = 1.0  # until it is noticed that it took longer
ODD = ["", " ", "\x00", "\n", '"', "'", "[", "]", "{", "}", "=", "#", "×", "４", "あ", "🂡", "\u202e",
       "\\", "-1", "0", "99999999999999999999", "1e9", "null", "true", "[[", "]]", '"""', "../"]  # fmt: skip
VALUES: list[Any] = [None, True, False, 0, -1, 7, 2**40, 2**63, -(2**70), 1.5, "", "x", "あ" * 300,
                     "\x00", [], {}, [[]], [{}], {"card": {}}, {"x": [1, {"y": "z"}]}]  # fmt: skip
Job = tuple[str, list[Any]]


def scratched(rng: random.Random, text: str) -> str:
    """A text with a few things wrong."""
    for _ in range(rng.choice([1, 1, 2, 3, 8])):
        at = rng.randrange(len(text) + 1)
        to = min(len(text), at + rng.choice([1, 1, 3, 20, 200]))
        how = rng.randrange(5)
        if how == 0:
            text = text[:at] + text[to:]
        elif how == 1:
            text = text[:at] + rng.choice(ODD) + text[at:]
        elif how == 2:
            text = text[:to] + text[at:to] * rng.choice([1, 2, 30]) + text[to:]
        elif how == 3:
            text = text[:at] + rng.choice(ODD) + text[to:]
        else:
            lines = text.split("\n")
            rng.shuffle(lines)
            text = "\n".join(lines)
    return text[:20_000]


def bent(rng: random.Random, told: Any, deep: int = 0) -> Any:
    """Plain data with something wrong in it, somewhere."""
    if deep > 4 or rng.random() < 0.15 or not isinstance(told, dict | list) or not told:
        if isinstance(told, str) and rng.random() < 0.6:
            return scratched(rng, told)
        if type(told) is int and rng.random() < 0.5:
            return told + rng.choice([-1, 1, -10, 1000])
        return rng.choice(VALUES)
    if isinstance(told, list):
        at = rng.randrange(len(told))
        return [bent(rng, one, deep + 1) if n == at else one for n, one in enumerate(told)]
    key = rng.choice(list(told))
    how = rng.randrange(6)
    if how == 0:
        return {word: one for word, one in told.items() if word != key}
    if how == 1:
        return {**told, rng.choice(["x", "card", "text", "", "spot", "あ", key + "s"]): told[key]}
    return {**told, key: bent(rng, told[key], deep + 1)}


# -- what people bring ---------------------------------------------------------------------------


def decks(rng: random.Random, game: Game) -> Iterator[Job]:
    texts = [deck.text() for deck in game.decks.values()]
    while True:
        form = rng.choice([*game.formats, ""])
        yield "check", [game.name, scratched(rng, rng.choice(texts)), [], form]


def cards(rng: random.Random, game: Game) -> Iterator[Job]:
    rows = [plain(game.printed(game.cards[key])) for key in list(game.cards)[:40]]
    while True:
        row = {**rng.choice(rows), "key": "MY-1"}
        row = bent(rng, row)
        if isinstance(row, dict):
            yield "check", [game.name, "4 MY-1\n", [row], ""]


def plain(row: Any) -> Any:
    return json.loads(json.dumps(row))


def texts_of(rng: random.Random, game: Game) -> list[str]:
    """Cases, and positions of random play."""
    out = [path.read_text("utf-8") for path in sorted(RULINGS.glob(f"{game.name}_*.toml"))]
    while len(out) < 8:
        match = game.start(rng.choices(list(game.decks), k=2), seed=rng.randrange(1 << 30))
        for _ in range(rng.randrange(10, 90)):
            if match.decision is None:
                break
            match.choose(rng.randrange(len(match.decision.options)))
        try:
            out.append(written(game.describe(match)))
        except KirifudaError:
            continue
    return out


def studies(rng: random.Random, game: Game) -> Iterator[Job]:
    texts = texts_of(rng, game)
    while True:
        yield "study", [game.name, scratched(rng, rng.choice(texts)), rng.choice(["en", "ja"])]


def cases(rng: random.Random, game: Game) -> Iterator[Job]:
    """Texts that are TOML, and tell something else than they should."""
    texts = [tomllib.loads(text) for text in texts_of(rng, game)]
    while True:
        told = bent(rng, rng.choice(texts))
        if isinstance(told, dict):
            yield "study", [game.name, toml(told), "en"]


def toml(told: dict[str, Any]) -> str:
    return "".join(f"{json.dumps(word)} = {inline(one)}\n" for word, one in told.items())


def inline(told: Any) -> str:
    if isinstance(told, dict):
        return "{" + ", ".join(f"{json.dumps(w)} = {inline(one)}" for w, one in told.items()) + "}"
    if isinstance(told, list):
        return "[" + ", ".join(map(inline, told)) + "]"
    return '""' if told is None else json.dumps(told, ensure_ascii=False).replace("\x7f", "")


def forms(rng: random.Random, game: Game) -> Iterator[Job]:
    texts = texts_of(rng, game)
    while True:
        text = rng.choice(texts)
        if rng.random() < 0.4:
            yield "form", [game.name, scratched(rng, text), None]
            continue
        well, told = asked("form", [game.name, text, None])
        assert well, told
        position = told["position"]
        for zone in position["sides"][rng.randrange(2)]["zones"].values():
            for row in zone:
                row["words"] = bent(rng, {"rest": True, **row["words"]})
        if all(isinstance(r["words"], dict) for s in position["sides"] for z in s["zones"].values() for r in z):  # fmt: skip
            position["more"] = {"x": rng.choice(VALUES)} if rng.random() < 0.5 else {}
            yield "form", [game.name, text, position]


KINDS: list[Callable[[random.Random, Game], Iterator[Job]]] = [decks, cards, studies, cases, forms]


def asked(name: str, args: list[Any]) -> tuple[bool, Any]:
    """What a worker answers."""
    well, told = msgspec.msgpack.decode(answer(msgspec.msgpack.encode([name, args, SECONDS])))
    return well, told


def sendable(args: list[Any]) -> bool:
    """Whether something can come in at all: numbers of JSON that are too large cannot."""
    try:
        msgspec.msgpack.encode(args)
    except (OverflowError, ValueError):
        return False
    return True


@pytest.mark.parametrize("kind", KINDS, ids=[kind.__name__ for kind in KINDS])
@pytest.mark.parametrize("name", GAMES)
def test_a_worker_answers_or_tells_why_not(
    name: str, kind: Callable[[random.Random, Game], Iterator[Job]]
) -> None:
    rng = random.Random(f"{name} {kind.__name__}")
    jobs = kind(rng, hooks(name).game)
    refused = 0
    for _ in range(ROUNDS):
        job, args = next(jobs)
        if not sendable(args):
            continue
        start = process_time()
        well, told = asked(job, args)
        assert process_time() - start < SECONDS + SLACK, args
        if well:
            if job == "check":
                msgspec.convert(told["reasons"], list[Refusal])
                refused += not told["legal"]
            continue
        refused += 1
        assert told == "Timeout" or not isinstance(told, str), (told, args)
        if told != "Timeout":
            assert msgspec.convert(told, list[Refusal]), args
    assert refused > ROUNDS / 10


@pytest.mark.parametrize("name", GAMES)
def test_a_record_that_is_damaged_is_refused(name: str) -> None:
    game = hooks(name).game
    rng = random.Random(name)
    match = game.start(rng.choices(list(game.decks), k=2), seed=5)
    for _ in range(40):
        if match.decision is not None:
            match.choose(rng.randrange(len(match.decision.options)))
    whole = plain(match.record())
    assert game.replay(whole).digest() == match.digest()
    refused = 0
    for _ in range(ROUNDS):
        start = process_time()
        told: list[Any] = []
        try:
            game.replay(bent(rng, whole))  # it may say nothing of the match, or the same
        except RecordError as error:
            refused += 1
            told = of_engine(error.reasons)
        assert all(isinstance(one, Refusal) for one in told)
        assert process_time() - start < SECONDS + SLACK
    assert refused > ROUNDS / 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("uploads")
    with house(str(folder / "tables.sqlite"), folder / "log") as found:
        yield found
        assert "Traceback" not in (folder / "log").read_text()


def test_a_number_beyond_machine_words_is_refused(server: House) -> None:
    async def story() -> None:
        guest = await Guest(server.address).enter()
        card = {"key": "MY-1", "name": "巨人", "kind": "character", "cost": 10**30}
        told = {"game": "rebirth", "text": "4 MY-1", "cards": [card], "format": ""}
        assert await refused_with(guest, "/api/decks/check", told) == (400, ["message"])

    run(story())


def test_a_server_lives_on_whatever_it_is_sent(server: House) -> None:
    paths = {"check": "/api/decks/check", "study": "/api/study", "form": "/api/study/form"}
    fields = {"check": ("game", "text", "cards", "format"), "study": ("game", "text", "lang"),
              "form": ("game", "text", "position")}  # fmt: skip

    async def story() -> None:
        rng = random.Random(8)
        guest = await Guest(server.address).enter()
        jobs = [kind(rng, hooks(name).game) for kind in KINDS for name in GAMES]
        refused = 0
        for number in range(120):
            job, args = next(jobs[number % len(jobs)])
            told = dict(zip(fields[job], args, strict=True))
            if rng.random() < 0.2:
                told = bent(rng, told)
            path = paths[job]
            if job == "check" and rng.random() < 0.5:
                path = "/api/decks"  # kept as well
            status, codes = await refused_with(guest, path, told)
            refused += status != 200
            assert status in (200, 400, 404, 409, 413, 415), (path, told)
            assert "broken" not in codes, (path, told)
        assert refused > 20
        assert (await guest.ask("GET", "/healthz"))["ok"]
        assert (await guest.ask("GET", "/api/decks"))["decks"]

    run(story())
