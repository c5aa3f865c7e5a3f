"""The command as people use it: what it prints, and how it ends."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from tests.hooks import GAMES
from tests.plain import deck, game, write_files
from tests.test_api import play

import kirifuda
from kirifuda.agents import Player
from kirifuda.cli import run
from kirifuda.cli.sim import pairings, wilson
from kirifuda.cli.tables import matrix
from kirifuda.games.series import Series


class Told:
    """What a command left behind."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def data(self) -> Any:
        return json.loads(self.out)


class Files:
    """A folder with cards and decks, and the options that name them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cards, self.decks = write_files(folder)
        self.options = ["--cards", str(self.cards)]
        self.chosen = ["--decks", ",".join(map(str, self.decks))]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Any:
    def call(*arguments: object) -> Told:
        code = run([str(a) for a in arguments])
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Told(code, out, err)

    return call


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Files:
    return Files(tmp_path_factory.mktemp("files"))


@pytest.fixture(autouse=True)
def clean_game() -> Any:
    """Cards that a command has taken in are gone afterwards."""
    from kirifuda.cli import sim

    yield
    for key in list(game.cards.added):
        game.cards.rows.pop(key)
        game.cards.made.pop(key)
    game.cards.added.clear()
    game.cards.__dict__.pop("names", None)
    sim.LOADED.clear()


def test_version_and_help(command: Any) -> None:
    told = command("--version")
    assert told.code == 0
    assert told.out.startswith(f"kirifuda {kirifuda.__version__} (")
    told = command("--help")
    assert told.code == 0
    for name in ("play", "sim", "replay", "deck", "card", "text", "rules"):
        assert name in told.out
        assert command(name, "--help").code == 0
    asked = (["play"], ["sim"], ["text"], ["rules"], ["deck", "check"], ["card", "check"])
    for words in asked:
        told = command(*words, "--help")
        assert all(name in told.out for name in kirifuda.game_names())


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["frob"], 2, "No such command"),
        (["sim"], 2, "Missing argument"),
        (["sim", "rebirth", "--games", "x"], 2, "Invalid value"),
        (["sim", "rebirth", "--games", "0"], 2, "Invalid value"),
        (["sim", "chess"], 1, "; games: "),
        (["sim", "rebirth", "--agents", "deep"], 1, "no agent 'deep'"),
        (["sim", "rebirth", "--agents", "random,random,random"], 1, "one or two agents"),
        (["sim", "legions", "--best-of", "2"], 1, "the best of an odd number of games, not 2"),
        (["sim", "legions", "--best-of", "0"], 2, "Invalid value"),
        (["sim", "legions", "--best-of", "-3"], 2, "Invalid value"),
        (["sim", "rebirth", "--decks", "nowhere"], 1, "no deck or file 'nowhere'"),
        (["play", "rebirth", "--deck", "nowhere"], 1, "no deck or file 'nowhere'"),
        (["play", "rebirth", "--bot", "deep"], 1, "no agent 'deep'"),
        (["play", "rebirth", "--resume", "nowhere.json"], 1, "nowhere.json: No such file"),
        (["replay", "nowhere.json"], 1, "nowhere.json: No such file"),
        (["deck", "check"], 2, "Missing argument"),
        (["card", "check", "nowhere.toml"], 1, "nowhere.toml: the file cannot be read"),
        (["text", "rebirth", "nowhere.jsonl"], 1, "nowhere.jsonl: the file cannot be read"),
        (["text", "chess", "nowhere.jsonl"], 1, "; games: "),
    ],
)
def test_what_goes_wrong_is_told_in_a_line(
    command: Any, arguments: list[str], code: int, message: str
) -> None:
    told = command(*arguments)
    assert told.code == code
    assert message in told.err


def test_sim_as_data(command: Any, files: Files) -> None:
    told = command(
        *("sim", "rebirth", "--games", 6, "--agents", "random", "--seed", 3, "--json"),
        *(*files.options, *files.chosen, "--records", files.folder / "records"),
    )
    assert told.code == 0
    data = told.data()
    assert data["games"] == 6
    assert sum(row["wins"] for row in data["agents"]) + data["draws"] == 6
    assert data["failures"] == []
    assert data["decisions"]["all"] > 60
    assert data["turns"]["least"] >= 1
    records = sorted((files.folder / "records").iterdir())
    assert [path.name for path in records] == [f"rebirth-{n}.json" for n in range(3, 9)]
    told = command("replay", records[0])
    assert told.code == 0
    assert "the digests agree" in told.out
    assert "7.4.1" in told.out


def test_sim_does_not_depend_on_the_number_of_jobs(command: Any, files: Files) -> None:
    told = [
        command(
            *("sim", "rebirth", "--games", 44, "--agents", "random", "--json", "--jobs", jobs),
            *(*files.options, *files.chosen),
        )
        for jobs in (1, 2)
    ]
    first, second = (
        {key: value for key, value in one.data().items() if key not in NOISE} for one in told
    )
    assert first == second


NOISE = ("seconds", "decisions_per_second", "jobs")


def test_sim_as_tables(command: Any, files: Files) -> None:
    third = files.folder / "third.txt"
    third.write_text(files.decks[0].read_text("utf-8"), "utf-8")
    decks = ",".join(map(str, [*files.decks, third]))
    told = command(
        "sim", "rebirth", "--games", 6, "--agents", "random", *files.options, "--decks", decks
    )
    assert told.code == 0
    assert "row beats column" in told.out
    assert "decisions a second" in told.out


def test_no_deck_beats_itself() -> None:
    """A game of a deck against itself says nothing of it, whoever plays."""
    pairs = [("ash", "ash", 2, 0, 2), ("ash", "elm", 1, 3, 4), ("elm", "ash", 2, 0, 2)]
    words = ("wins", "losses", "games")
    rows = [{"decks": [a, b], **dict(zip(words, n, strict=True))} for a, b, *n in pairs]
    table = matrix({"decks": [{"deck": "ash"}, {"deck": "elm"}], "pairings": rows})
    ash, elm = (list(column.cells) for column in table.columns[1:])
    assert ash == ["", "83.3 %"]  # elm: 3 of 4, and 2 of 2
    assert elm == ["16.7 %", ""]


def test_sim_plays_matches(command: Any, tmp_path: Path) -> None:
    """The best of three: two or three games each, and whoever wins two has won."""
    told = command(
        *("sim", "legions", "--games", 4, "--agents", "random", "--best-of", 3, "--json"),
        *("--decks", "dawn,elm", "--records", tmp_path),
    )
    assert told.code == 0
    data = told.data()
    assert (data["games"], data["best_of"]) == (4, 3)
    games = sum(data["clauses"].values())
    assert 8 <= games <= 12
    records = sorted(tmp_path.iterdir())
    assert len(records) == games
    choosers = [json.loads(path.read_text("utf-8"))["setup"].get("chooser") for path in records]
    assert choosers.count(None) == 4  # the first game of each match
    wins = sum(row["wins"] for row in data["agents"])
    assert wins + data["draws"] == 4
    assert set(data["scores"]) <= {"2-0", "2-1", "1-2", "0-2"}
    assert sum(data["scores"].values()) == 4
    scored = sum(
        int(n) for score, times in data["scores"].items() for n in score.split("-") * times
    )
    assert scored == games
    shown = command(
        "sim", "legions", "--games", 1, "--agents", "random", "--best-of", 3, "--decks", "dawn,elm"
    )
    assert "1 matches (best of 3)" in shown.out
    assert "score" in shown.out


def test_the_loser_chooses_who_begins_the_next_game(command: Any, tmp_path: Path) -> None:
    """25-7, in the records that a match leaves."""
    told = command(
        *("sim", "legions", "--games", 2, "--agents", "random", "--best-of", 5, "--json"),
        *("--decks", "ash,moonmoss", "--records", tmp_path),
    )
    assert told.code == 0
    lost = None
    played = sorted(tmp_path.iterdir(), key=lambda path: int(path.stem.split("-")[1]))
    for path in played:
        record = json.loads(path.read_text("utf-8"))
        if record["seed"] % 5 == 0:
            lost = None  # another match
        assert record["setup"].get("chooser") == lost
        outcome = kirifuda.replay(record).outcome
        assert outcome is not None
        lost = outcome.losers[0] if len(outcome.losers) == 1 else None


def test_a_game_of_a_match_that_fails_is_told_with_its_own_seed(
    command: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kirifuda.agents.random import Random

    chosen, started = Random.choose, Series.start
    seeds: list[int] = []

    def start(self: Series, seed: int, log: bool = True) -> kirifuda.Match:
        seeds.append(seed)
        return started(self, seed, log)

    def choose(self: Random, player: Player) -> int:
        if seeds[-1] == 3 * 2 + 1:  # the second game of the match with number 2
            raise RuntimeError("out of ideas")
        return chosen(self, player)

    monkeypatch.setattr(Series, "start", start)
    monkeypatch.setattr(Random, "choose", choose)
    told = command(
        *("sim", "legions", "--games", 2, "--agents", "random", "--best-of", 3, "--json"),
        *("--decks", "dawn,elm"),
    )
    assert told.code == 1
    what = "random failed: RuntimeError: out of ideas"
    assert told.data()["failures"] == [{"game": 2, "seed": 7, "what": what}]
    assert told.data()["games"] == 1


def test_a_game_that_fails_is_told(
    command: Any, files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kirifuda.agents.random import Random

    def choose(self: Random, player: Player) -> int:
        raise RuntimeError("out of ideas")

    monkeypatch.setattr(Random, "choose", choose)
    told = command(
        "sim", "rebirth", "--games", 2, "--agents", "random", *files.options, *files.chosen
    )
    assert told.code == 1
    assert "game 1 (seed 1): random failed: RuntimeError: out of ideas" in told.err


def test_pairings_and_intervals() -> None:
    assert pairings(["greedy", "random"], ["a", "b"]) == [(0, 1), (1, 0)]  # each plays both
    assert pairings(["greedy", "greedy"], ["a", "b"]) == [(0, 1)]
    assert pairings(["greedy", "greedy"], ["a"]) == [(0, 0)]
    assert pairings(["greedy", "greedy"], ["a", "b", "c"]) == [(0, 1), (0, 2), (1, 2)]
    assert len(pairings(["greedy", "random"], ["a", "b", "c"])) == 9
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(10, 10)
    assert 0.7 < low < high <= 1.0


def test_replay_tells_what_is_wrong(command: Any, tmp_path: Path) -> None:
    match = play(game.start([deck(0), deck(1)], seed=1), 1)
    record: dict[str, Any] = match.record()
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record), "utf-8")
    for lang in ("en", "ja"):
        assert command("replay", path, "--lang", lang).code == 0
    told = command("replay", path, "--json").data()
    assert told["digest"] == match.digest()
    assert told["log"][-1]["clause"] == "1.2.3"
    path.write_text(json.dumps(record | {"seed": 99}), "utf-8")
    told = command("replay", path)
    assert told.code == 1
    assert f"{path}, choice" in told.err
    for text in ("{", "[]", "{}", '{"kirifuda": 7}'):
        path.write_text(text, "utf-8")
        told = command("replay", path)
        assert told.code == 1
        assert str(path) in told.err
    path.write_bytes(b"\xff\xff")
    assert command("replay", path).code == 1


def test_deck_check(command: Any, files: Files, tmp_path: Path) -> None:
    told = command("deck", "check", *files.decks, *files.options)
    assert (told.code, told.out.count("legal")) == (0, 2)
    bad = tmp_path / "bad.txt"
    bad.write_text("5 T-00\nnonsense\n", "utf-8")
    told = command("deck", "check", bad)
    assert told.code == 1
    assert "line 2: expected a number and a card" in told.out
    bad.write_text("3 LG-990\n", "utf-8")
    told = command("deck", "check", "--game", "legions", bad)
    assert "there is 'LG-" in told.out  # spelled as printed
    told = command("deck", "check", "nowhere", "--json")
    assert told.code == 1
    assert len(told.data()[0]["reasons"]) == 1
    bad.write_text("5 nobody\n", "utf-8")
    told = command("deck", "check", files.decks[0], bad, "--json")
    assert told.code == 1
    reasons = told.data()[1]["reasons"]
    assert {r["clause"] for r in reasons} >= {"6.1.1.1", "6.1.1.5", "6.2.1.2"}
    assert any("there is no card 'nobody'" in r["message"] for r in reasons)


def test_card_check(command: Any, files: Files, tmp_path: Path) -> None:
    told = command("card", "check", files.cards)
    assert told.code == 0
    assert "15 of 15 cards work" in told.out
    assert "[Blocker]" in told.out
    path = tmp_path / "bad.json"
    path.write_text(
        json.dumps(
            [
                {"name": "一", "cost": 1, "atk": 1, "def": 1, "text": "【自】：ほげ。", "key": "a"},
                {"name": "二", "fields": {"type": "Character", "cost": 1, "atk": 1, "defense": 1}},
                {"name": "三", "kind": "partner", "key": "a"},
            ]
        ),
        "utf-8",
    )
    told = command("card", "check", path)
    assert told.code == 1
    assert "1 of 3 cards work" in told.out
    assert "text, line 1, character 5" in told.out
    assert "card 1 has the same" in told.out
    data = command("card", "check", path, "--json").data()
    assert [bool(row["problems"]) for row in data] == [True, False, True]
    path.write_text("[]", "utf-8")
    assert command("card", "check", path).code == 1


def test_text(command: Any, tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    rows = [
        {"name": "一", "text": "【ブロッカー】"},
        {"name": "二", "text": "【自】：ほげ。\n【ブロッカー】"},
        {"name": "三", "text": ""},
    ]
    path.write_text("\n".join(json.dumps(row) for row in rows), "utf-8")
    for jobs in (1, 2):
        data = command("text", "rebirth", path, "--json", "--jobs", jobs).data()
        assert (data["cards"], data["understood"]) == (3, 2)
        assert (data["abilities"], data["abilities_understood"]) == (3, 2)
        assert data["problems"][0]["card"] == "二"
    told = command("text", "rebirth", path)
    assert told.code == 0
    assert "66.7 %" in told.out
    assert "ほげ" in told.out
    path.write_text('{"text": 5}\n{}\n', "utf-8")
    told = command("text", "rebirth", path)
    assert told.code == 1
    assert "row 1: a text is expected" in told.err
    for nothing in ("", '{"name": "一", "effect": "【ブロッカー】"}'):  # nothing to understand
        path.write_text(nothing, "utf-8")
        told = command("text", "rebirth", path, "--json")
        assert told.code == 1
        assert f"{path}: no card in it has a text" in told.err


def test_play_hands_a_match_to_the_table(
    command: Any, files: Files, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[Any, ...]] = []

    monkeypatch.setattr("kirifuda.cli.table.run", lambda *given: seen.append(given))
    decks = ["--deck", files.decks[0], "--foe-deck", files.decks[1]]
    assert command("play", "rebirth", *decks, *files.options, "--seed", 5).code == 0
    given, match, agent, lang = seen[0]
    assert (given, agent.name, lang, match.seed) == (game, "greedy", "en", 5)
    assert match.decision is not None
    path = tmp_path / "saved.json"
    path.write_text(json.dumps(play(match, 1, 20).record()), "utf-8")
    assert command("play", "rebirth", "--resume", path, "--two", "--lang", "ja").code == 0
    given, again, agent, lang = seen[1]
    assert again.digest() == match.digest()
    assert (agent, lang) == (None, "ja")


def test_python_m_kirifuda() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kirifuda", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("kirifuda ")


def test_errors_inside_are_told_without_a_trace(
    command: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(*given: object) -> int:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("kirifuda.cli.checks.check_decks", broken)
    told = command("deck", "check", "x")
    assert told.code == 1
    assert "something went wrong inside (ZeroDivisionError: oh)" in told.err
    monkeypatch.setenv("KIRIFUDA_TRACE", "1")
    with pytest.raises(ZeroDivisionError):
        command("deck", "check", "x")


OTHERS = [name for name in GAMES if name != "rebirth"]


@pytest.mark.parametrize("name", OTHERS)
def test_shipped_cards_and_decks_of_other_games(command: Any, name: str) -> None:
    other = kirifuda.game(name)
    told = command("deck", "check", "--game", name, *sorted(other.decks))
    assert (told.code, told.out.count(": legal")) == (0, len(other.decks))
    path = min((other.folder / "cards").iterdir())
    told = command("card", "check", "--game", name, path)
    assert told.code == 0
    count = int(told.out.split()[-3])
    assert told.out.endswith(f"{count} of {count} cards work\n")


def test_both_sides_of_a_master_are_printed_back(command: Any, tmp_path: Path) -> None:
    path = tmp_path / "masters.json"
    row = {
        "kind": "master",
        "name": "試",
        "colors": ["red", "white"],
        "text": "「朝」《あなたのスタートフェイズ開始時》：あなたはカードを1枚引く。",
        "awakened": "「夜」《あなたのエンドフェイズ開始時》：あなたはカードを2枚引く。",
    }
    path.write_text(json.dumps([row]), "utf-8")
    told = command("card", "check", "--game", "legions", path, "--json")
    assert told.code == 0
    english = [ability["english"] for ability in told.data()[0]["abilities"]]
    assert len(english) == 2
    assert "draw 1 card" in english[0]
    assert "draw 2 cards" in english[1]
    row["awakened"] = "「夜」《ほげ》：あなたはカードを2枚引く。"
    path.write_text(json.dumps([row]), "utf-8")
    told = command("card", "check", "--game", "legions", path)
    assert told.code == 1
    assert "awakened text, line 1" in told.out


@pytest.mark.parametrize("name", OTHERS)
def test_values_in_a_table_of_their_own(command: Any, tmp_path: Path, name: str) -> None:
    printed: dict[str, dict[str, Any]] = {
        "legions": {"kind": "minion", "colors": ["red"], "cost": 1, "atk": 1, "hp": 1, "wt": 1},
        "legend_of_stars": {"cost": 1, "speed": 1, "atk": 100, "def": 100, "down": 100},
        "luck_and_logic": {"level": 0, "cost": 0, "power": 1000, "aura": 1, "limit": 1},
        "vanguard": {"grade": 1, "power": 8000, "shield": 5000},
    }
    path = tmp_path / "cards.json"
    path.write_text(
        json.dumps([{"name": "一", "fields": {**printed[name], "rarity": "R"}}]), "utf-8"
    )
    told = command("card", "check", "--game", name, path)
    assert told.out.endswith("1 of 1 cards work\n")


@pytest.mark.parametrize("name", OTHERS)
def test_bad_input_for_other_games(command: Any, tmp_path: Path, name: str) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("3 nobody\n", "utf-8")
    told = command("deck", "check", "--game", name, bad)
    assert told.code == 1
    assert "there is no card 'nobody'" in told.out
    cards = tmp_path / "bad.json"
    word = "grade" if name == "vanguard" else "cost"
    rows: list[dict[str, Any]] = [{"name": "一", "text": "ほげ。", word: "x", "frob": 1}, {}]
    cards.write_text(json.dumps(rows), "utf-8")
    told = command("card", "check", "--game", name, cards)
    assert told.code == 1
    assert "0 of 2 cards work" in told.out
    for problem in (f"{word}: a number from 0", "frob: nothing of that name", "text, line 1"):
        assert problem in told.out
    for path in (bad, cards, tmp_path):
        assert command("replay", path).code == 1
        told = command("play", name, "--resume", path)
        assert told.code == 1
        assert str(path) in told.err
        assert command("sim", name, "--decks", path).code == 1
    told = command("play", name, "--cards", bad)
    assert told.code == 1
    assert command("text", name, bad).code == 1


@pytest.mark.parametrize("name", OTHERS)
def test_records_of_other_games_are_told_in_both_languages(
    command: Any, tmp_path: Path, name: str
) -> None:
    told = command("sim", name, "--games", 1, "--agents", "random", "--records", tmp_path)
    assert told.code == 0
    path = next(tmp_path.iterdir())
    english, japanese = (command("replay", path, "--lang", lang) for lang in ("en", "ja"))
    assert (english.code, japanese.code) == (0, 0)
    assert english.out.count("\n") == japanese.out.count("\n") > 100
    assert "wins" in english.out
    assert "勝利" in japanese.out
    told = command("play", "rebirth", "--resume", path)
    assert told.code == 1
    assert f"{path}: it is no match of rebirth" in told.err


@pytest.mark.parametrize(
    ("name", "least"), [("legend_of_stars", 83), ("legions", 192), ("luck_and_logic", 490)]
)
def test_rules_of_other_games(command: Any, name: str, least: int) -> None:
    data = command("rules", name, "--json").data()
    mechanics = [row for row in data["clauses"] if row["kind"] == "mechanic"]
    assert len(mechanics) == least
    told = command("rules", name)
    assert f"{least} mechanics in scope" in told.out
    lines = {line.split()[0] for line in told.out.splitlines() if line.strip()}
    assert lines >= {row["id"] for row in data["clauses"]}


@pytest.mark.parametrize("name", OTHERS)
def test_texts_of_other_games(command: Any, tmp_path: Path, name: str) -> None:
    other = kirifuda.game(name)
    path = tmp_path / "cards.jsonl"
    found = [other.printed(other.cards[key]) for key in list(other.cards)[:12]]
    rows = [{"name": "不明", "text": "ほげ。"}, *found]
    path.write_text("\n".join(json.dumps(row) for row in rows), "utf-8")
    data = command("text", name, path, "--json", "--jobs", 1).data()
    assert (data["cards"], data["understood"]) == (13, 12)
    assert [problem["card"] for problem in data["problems"]] == ["不明"]


def test_win_rates_and_lengths_are_drawn(command: Any, tmp_path: Path) -> None:
    path = tmp_path / "rates.svg"
    told = command("sim", "rebirth", "--games", 8, "--agents", "random", "--plot", path)
    assert told.code == 0
    drawn = ET.fromstring(path.read_text("utf-8"))
    words = " ".join(node.text or "" for node in drawn.iter() if node.tag.endswith("text"))
    assert "8 games" in words
    assert "who goes first" in words
    assert sum(node.tag.endswith("rect") for node in drawn.iter()) > 5


def test_absurd_numbers_are_refused_before_anything_is_done(command: Any) -> None:
    told = command("sim", "rebirth", "--games", 10**12)
    assert told.code == 1
    assert "at most 1,000,000 games" in told.err


def test_what_was_played_is_told_when_somebody_stops(
    command: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kirifuda.agents.random import Random

    played: list[int] = []
    choose = Random.choose

    def tired(self: Random, player: Any) -> int:
        if len(played) > 9000:
            raise KeyboardInterrupt
        played.append(1)
        return int(choose(self, player))

    monkeypatch.setattr(Random, "choose", tired)
    told = command("sim", "rebirth", "--games", 400, "--agents", "random", "--json")
    assert "stopped after" in told.err
    assert 0 < told.data()["games"] < 400


def test_one_clause_is_told_with_what_lies_below_it(command: Any) -> None:
    told = command("rules", "rebirth", "8.3")
    assert told.code == 0
    assert "below it" in told.out
    assert "8.3.1" in told.out
    one = command("rules", "legions", "39-4", "--json").data()
    assert one["id"] == "39-4"
    assert one["tests"]
    assert command("rules", "legions", "99-9").code == 1
    line = command("rules", "rebirth", "8.4.3", "--json").data()["meaning"]
    assert line[0] in command("rules", "rebirth", "8.4.3").out
    assert line[1] in command("rules", "rebirth", "8.4.3", "--lang", "ja").out


@pytest.mark.parametrize("name", GAMES)
def test_what_is_wrong_is_told_in_japanese(command: Any, tmp_path: Path, name: str) -> None:
    """Cards, decks, texts and cases: whatever is said of them, no English word is in it."""
    card = tmp_path / "cards.json"
    text = "踊る。"
    card.write_text(json.dumps([{"key": "x", "name": "客", "cost": -1, "text": text}]), "utf-8")
    decklist = tmp_path / "deck.txt"
    decklist.write_text("4 なんとか\n??\n", "utf-8")
    case = tmp_path / "case.toml"
    case.write_text('[position]\nturn = 0\nme = {"場所" = 3}\n', "utf-8")
    told = [
        command("card", "check", str(card), "--game", name, "--lang", "ja").out,
        command("deck", "check", str(decklist), "--game", name, "--lang", "ja").out,
        command("judge", name, str(case), "--lang", "ja").err,
        command("text", name, str(card), "--lang", "ja", "--jobs", "1", "--json").out,
    ]
    for out in told:
        assert re.search(r"[぀-ヿ一-鿿]", out)
        # names of fields and zones stand there as they are written in files, sentences do not
        assert not re.search(r"\b(the|is|are|not|there|only|has|with|known|expected|no)\b", out), (
            out
        )
    bad = command("play", name, "--deck", "nowhere", "--lang=ja")
    assert "というデッキもファイルもありません" in bad.err


def test_sim_and_play_know_the_levels(command: Any) -> None:
    told = command(
        *("sim", "legions", "--games", 2, "--agents", "club@4,beginner", "--json"),
        *("--decks", "dawn,elm"),
    )
    assert told.code == 0
    data = told.data()
    assert [row["agent"] for row in data["agents"]] == ["club@4", "beginner"]
    assert data["failures"] == []
    told = command("sim", "legions", "--games", 1, "--agents", "club@none")
    assert told.code == 1
    assert "no number of simulations" in told.err


def test_fit_writes_weights_with_the_command_that_made_them(
    command: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kirifuda.agents.tasting.DUELS", 2)
    path = tmp_path / "weights.json"
    kept = kirifuda.game("legions").judge
    try:
        told = command("fit", "legions", "--games", 8, "--choices", 2, "--write", path)
    finally:
        kirifuda.game("legions").__dict__["judge"] = kept
    assert told.code == 0
    assert "fitted" in told.out
    found = json.loads(path.read_text("utf-8"))
    assert found["made by"] == "kirifuda fit legions --games 8 --choices 2 --seed 1"
    assert list(found["odds"]) == kept.names


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_record_is_reviewed(command: Any, tmp_path: Path, lang: str) -> None:
    command(
        *("sim", "legions", "--games", 1, "--agents", "random", "--decks", "dawn,elm"),
        *("--records", tmp_path),
    )
    record = next(tmp_path.iterdir())
    told = command("replay", record, "--review", "--seat", 1, "--think", 0.01, "--lang", lang)
    assert told.code == 0
    assert " %" in told.out
    assert {"en": "better", "ja": "の方が良い"}[lang] in told.out
    rows = command("replay", record, "--review", "--seat", 2, "--think", 0.01, "--json").data()
    assert [row["seat"] for row in rows] == [1]
    assert command("replay", record, "--review", "--seat", 3).code == 1
