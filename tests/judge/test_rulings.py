"""The worked rulings in docs/rulings, and what a judge is told about other files."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.hooks import GAMES

import kirifuda
from kirifuda import ScenarioError
from kirifuda.cli import run
from kirifuda.judge import Court, everything, read_case

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "rulings"
RULINGS = sorted(FOLDER.glob("*.toml"))


def game_of(path: Path) -> str:
    return next(name for name in GAMES if path.stem.startswith(name))


def test_there_are_three_of_each_game() -> None:
    assert Counter(map(game_of, RULINGS)) == dict.fromkeys(GAMES, 3)


@pytest.mark.parametrize("path", RULINGS, ids=lambda path: path.stem)
def test_a_ruling_is_as_it_is_told(path: Path) -> None:
    case = read_case(kirifuda.game(game_of(path)), path)
    assert case.title
    assert case.why
    answers = Court(case).hear()
    assert [one for answer in answers for one in answer.wrong] == []
    expected = [step for step in case.steps if set(step) & {"clauses", "answer", "asked", "look"}]
    assert expected == case.steps  # nothing is asked of which nothing is expected


@pytest.mark.parametrize("path", RULINGS, ids=lambda path: path.stem)
def test_answers_are_told_in_both_languages_and_as_data(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = game_of(path)
    assert run(["judge", name, str(path)]) == 0
    english = capsys.readouterr().out
    assert run(["judge", name, str(path), "--lang", "ja"]) == 0
    japanese = capsys.readouterr().out
    assert english != japanese or "look" in japanese
    for told in (english, japanese):
        assert "Option(" not in told
        assert "object at" not in told
    assert run(["judge", name, str(path), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["as expected"] is True
    assert len(data["answers"]) == len(read_case(kirifuda.game(name), path).steps)


def write(folder: Path, text: str) -> Path:
    path = folder / "case.toml"
    path.write_text(text, "utf-8")
    return path


POSITION = '[position.me]\nmembers = ["FILLER"]\n[position.foe]\nhand = 1\n'


def test_what_is_not_as_expected_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(
        tmp_path,
        POSITION
        + '[[step]]\nmay = "attack phase"\nanswer = "no"\n'
        + '[[step]]\nwhy_not = "play foe hand"\nclauses = ["1.1"]\n'
        + '[[step]]\ndo = "attack phase"\nasked = "main"\nlook = { "me hand" = 5 }\n'
        + '[[step]]\ndo = "set FILLER"\n'
        + '[[step]]\nmay = "dance"\n'
        + '[[step]]\nlook = { "me garden" = 1 }\n',
    )
    assert run(["judge", "rebirth", str(path)]) == 1
    told = capsys.readouterr().out
    for wrong in (
        "the answer is yes, not no",
        "the clauses are",
        "attack is asked, not main",
        "me hand is 0, not 5",
        "several cards are 'FILLER'",
        "there is no move 'dance'; moves: ",
        "'me garden' is no zone or number of a seat",
    ):
        assert wrong in told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("position = 3", "position: a table is expected"),
        ("step = 3", "step: a list of tables is expected"),
        ("card = 3", "card: a list of tables is expected"),
        ("verdict = 3", "'verdict' says nothing here; known: title"),
        ("[position]\nmood = 1", "position: 'mood' says nothing here; known: me, foe"),
        ('[[step]]\nmay = "x"\ndo = "y"', "step 1: one thing is asked at a time"),
        ('[[step]]\nsing = "x"\nlook = {}', "step 1: 'sing' says nothing here"),
        ('[[step]]\nmay = "x"\nanswer = 3', "step 1: a text is expected, not 3"),
        ('[[step]]\nmay = "x"\nasked = {}', "step 1: a text is expected, not {}"),
        ('[[step]]\nmay = "x"\nclauses = "1"', "step 1: a list of texts is expected"),
        ('[[step]]\nmay = "x"\nclauses = [1]', "step 1: a list of texts is expected"),
        ('[[card]]\nname = "x"\ntext = "ほげ"', "card 1, "),
        ("[position.me]\nretire = 7", "me retire: with 7 cards there the game is over (10.6.2)"),
        ("[[[", "it cannot be read"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        read_case(kirifuda.game("rebirth"), write(tmp_path, text))
    assert any(told in str(reason) for reason in caught.value.reasons), caught.value.reasons


def test_a_file_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["judge", "rebirth", "nowhere.toml"]) == 1
    assert "it cannot be read" in capsys.readouterr().err


def test_what_happens_changes_nothing(tmp_path: Path) -> None:
    text = POSITION + '[[step]]\nwhat_happens = "attack phase"\n'
    case = read_case(kirifuda.game("rebirth"), write(tmp_path, text))
    before = case.match.digest()
    answers = Court(case).hear()
    assert answers[0].asked.startswith("player 1: ")
    assert case.match.digest() == before


def test_who_alone_can_be_chosen_is_told(tmp_path: Path) -> None:
    text = (
        '[[card]]\nname = "探し手"\nenglish = "Seeker"\ncost = 0\natk = 1\ndef = 3\n'
        'text = "【起】【エントリー】:あなたは相手のメンバーから1枚選び、控え室に置く。"\n'
        '[position.me]\nentry = "探し手"\n[position.foe]\nmembers = ["FILLER"]\n'
        '[[step]]\ndo = "use 探し手"\n'
    )
    answers = Court(read_case(kirifuda.game("rebirth"), write(tmp_path, text))).hear()
    assert "only Filler can be chosen" in [line for _, line in answers[0].lines]


@pytest.mark.parametrize("name", GAMES)
def test_a_judge_sees_everything(name: str) -> None:
    game = kirifuda.game(name)
    m = game.scenario(me={"hand": 2}, foe={"hand": 3})
    view: Any = everything(game, m)
    assert len(view["seats"]["foe"]["hand"]) == 3
    assert all("(Filler)" in card["card"] for card in view["seats"]["foe"]["hand"])
    assert len(view["seats"]["me"]["deck"]) == 20
    assert view["asked"].startswith("player 1, main")
    assert view["under way"][0]["what"] == "turn"
    assert json.loads(json.dumps(view)) == view


def test_a_judge_sees_what_lasts_and_what_waits() -> None:
    game = kirifuda.game("rebirth")
    text = "このターン中、あなたのエントリーを＋４/±０。"
    m = game.scenario(me={"hand": 1}, effects=[{"text": text}])
    view: Any = everything(game, m)
    assert view["lasts"][0]["on"] == ["エキストラ (Filler), me entry"]
    assert view["lasts"][0]["numbers"] == [4, 0]
    text = "【自】【メンバー】:あなたのメインフェイズ開始時、あなたは1枚引く。"
    two = game.card(text, name="二人", cost=1, atk=1, def_=1)
    m = game.scenario(me={"members": [two, two]})
    assert m.decision is not None
    assert m.decision.kind == "waiting ability"
    view = everything(game, m)
    assert [one["card"] for one in view["waits"]] == ["二人, me members 1", "二人, me members 2"]


def test_a_card_is_found_by_what_it_is_called(tmp_path: Path) -> None:
    text = (
        '[position]\nphase = "attack"\n[position.foe]\nhand = 1\n'
        '[position.me]\nmembers = [{ card = "FILLER", as = "左" }, { card = "FILLER", as = "右" }]\n'
    )
    text += '[[step]]\ndo = "attack 右"\nlook = { "右.rest" = true, "左.rest" = false }\n'
    case = read_case(kirifuda.game("rebirth"), write(tmp_path, text))
    assert [answer.wrong for answer in Court(case).hear()] == [[]]


def test_what_is_looked_for_may_be_anything(tmp_path: Path) -> None:
    case = read_case(
        kirifuda.game("rebirth"), write(tmp_path, '[[step]]\nlook = { "me hand" = { x = 1 } }')
    )
    (answer,) = Court(case).hear()
    assert answer.wrong == ["me hand is [], not {'x': 1}"]
