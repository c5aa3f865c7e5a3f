"""Nothing reads as a raw identifier: whatever a game's source can say, its words can say too."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kirifuda
from kirifuda.cli.speech import Speech, speech
from kirifuda.cli.table.layout import LAYOUTS
from kirifuda.cli.table.legions import KEYWORDS
from kirifuda.games.legions.zones import NUMBER_NAMES, SHOCK

GAMES = sorted(LAYOUTS)
SOURCE = Path(kirifuda.__file__).resolve().parent
SHARED = (  # of the kernel, for all games
    "events/moving",
    "effects/instructions",
    "values/lasting",
    "procedures/asking",
    "procedures/frames",
)
TIMING = {"legend_of_stars": ("timing/priority",), "legions": ("timing/sequences",)}
DESCRIBING = ("effects/describing", "effects/terms", "effects/relations")
USED = {name: (*SHARED, *TIMING.get(name, ("timing/checks",))) for name in GAMES}


def calls(name: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call in a game's own modules and in in what it uses of the kernel: what is called, and how."""
    paths = sorted((SOURCE / "games" / name).rglob("*.py"))
    paths += [SOURCE / "kernel" / f"{module}.py" for module in USED[name]]
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                if isinstance(called, ast.Attribute):
                    yield called.attr, node
                elif isinstance(called, ast.Name):
                    yield called.id, node


def words_in(node: ast.expr) -> list[str]:
    """The texts that an argument can be; numbers stand for what a text is made with."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.IfExp):
        return words_in(node.body) + words_in(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return ["".join(made_up(part) for part in node.values)]
    return []


def made_up(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value)
    assert isinstance(part, ast.FormattedValue)
    return "'7'" if part.conversion == ord("r") else "7"


def said(name: str, function: str, at: int) -> set[str]:
    return {
        word
        for called, node in calls(name)
        if called == function and len(node.args) > at
        for word in words_in(node.args[at])
    }


def asked(name: str) -> set[str]:
    """What replacements ask (kernel/timing/replacing.py): the kind of the decision and of its options."""
    return {
        word
        for path in sorted((SOURCE / "games" / name).glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "asks"
        for word in words_in(node.value)
    }


def both(name: str) -> list[Speech]:
    return [speech(name, lang) for lang in ("en", "ja")]


@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_the_log_has_words(name: str) -> None:
    verbs = said(name, "note", 0)
    assert len(verbs) > 15
    for spoken in both(name):
        assert verbs - set(spoken.words.notes) == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_words(name: str) -> None:
    kinds = said(name, "Option", 0) | asked(name)
    assert len(kinds) > 10
    for spoken in both(name):
        assert kinds - set(spoken.words.options) == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_has_words(name: str) -> None:
    kinds = said(name, "ask", 2) | asked(name) | set(kirifuda.game(name).rules.pick_kinds)
    assert len(kinds) > 10
    for spoken in both(name):
        assert kinds - set(spoken.words.decisions) == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_is_there_in_both_languages(name: str) -> None:
    words = speech(name, "en").words
    tables = (words.zones, words.attributes, words.decisions, words.options, words.groups)
    for table in (*tables, words.notes, words.endings):
        for key, (english, japanese) in table.items():
            assert english, key
            assert japanese, key
    for key, (english, japanese) in words.options.items():
        assert sorted(places(english)) == sorted(places(japanese)), key


def places(sentence: str) -> list[str]:
    """What a sentence has a place for."""
    return [part.split("}")[0] for part in sentence.split("{")[1:]]


@pytest.mark.parametrize("name", GAMES)
def test_every_zone_attribute_and_ending_has_words(name: str) -> None:
    rules = kirifuda.game(name).rules
    for spoken in both(name):
        assert {zone.name for zone in rules.zones} - set(spoken.words.zones) == set()
        assert set(rules.attributes) - set(spoken.words.attributes) == set()


def refusals(name: str) -> set[str]:
    """What can be said against a choice; what is wrong with a deck is not told at the table."""
    folder = SOURCE / "games" / name
    paths = [p for p in sorted(folder.glob("*.py")) if p.stem not in ("deck", "regulation")]
    paths += [SOURCE / "kernel" / f"{module}.py" for module in DESCRIBING]
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                found.update(words_in(node.args[0]))
            elif isinstance(node, ast.FunctionDef) and node.name == "wants":
                for told in ast.walk(node):
                    if isinstance(told, ast.Return) and told.value is not None:
                        found.update(f"it must {word}" for word in words_in(told.value))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_has_japanese_words(name: str) -> None:
    spoken = speech(name, "ja")
    found = refusals(name)
    assert len(found) > 40
    assert [said for said in map(spoken.reason, sorted(found)) if re.search("[a-z]{3}", said)] == []


def test_what_a_card_must_be_is_told_with_the_words_of_the_game() -> None:
    spoken = speech("rebirth", "ja")
    assert spoken.reason("it must have cost 3 or more; it has 1") == (
        "コストが3以上である必要があります（現在は1）"
    )
    told = "it must lie in your hand or the opponent's waiting room"
    assert spoken.reason(told) == "あなたの手札か相手の控え室にある必要があります"
    assert spoken.reason("it must be of kind character or Rebirth") == (
        "種類がキャラかReバースである必要があります"
    )
    assert speech("legions", "ja").reason("it must rest") == "疲労状態である必要があります"


def test_every_way_in_which_legions_ends_has_words() -> None:
    clauses = said("legions", "lose", 2) | said("legions", "win", 2)
    clauses |= {"24-2c", "24-3c", "37-7"}  # by effects; without an end
    assert len(clauses) == 8
    for spoken in both("legions"):
        assert clauses - set(spoken.words.endings) == set()


def test_what_a_clause_does_is_said_of_that_clause_alone() -> None:
    spoken = speech("legions", "en")

    def line(clause: str) -> str:
        told = {"verb": "play", "clause": clause, "seat": 0, "card": 2}
        return spoken.note(told, str, str)

    assert line("27-6") == "0: uses 2"
    assert line("32-1") == "0: plays 2"


def test_where_cores_go_is_said() -> None:
    told = {"verb": "cores", "clause": "32-5", "seat": 0, "number": 2}
    way = {"from": "core zone", "to": "lord"}
    spoken = speech("legions", "en")
    assert spoken.note(told | way, str, str) == "0: 2 cores from core zone to lord area"


def test_a_card_is_not_said_to_be_its_own_source() -> None:
    spoken = speech("legions", "en")
    told = {"verb": "rest", "clause": "30-3", "seat": 0, "card": 5}
    assert spoken.note(told, str, lambda card: "Chief", "Chief") == "Chief is exhausted"
    assert spoken.note(told, str, lambda card: "Chief", "Foe").endswith("(by Foe)")


def test_what_is_paid_is_paid_for_a_card() -> None:
    told = {"verb": "pay", "clause": "31-4", "seat": 0, "number": 2}
    gained = {"verb": "points", "clause": "07-6", "seat": 0, "number": 2}
    english, japanese = both("legions")
    assert english.note(told, str, str, "Imp") == "0: pays 2 MP (for Imp)"
    assert english.note(gained, str, str, "Imp") == "0: gets 2 MP (by Imp)"
    assert japanese.note(told, str, str, "小鬼") == "0：2MPを支払う（小鬼のため）"


@pytest.mark.parametrize(("name", "clause"), [("rebirth", "5.14.1"), ("legend_of_stars", "2.5.1")])
def test_energy_is_paid_for_a_card(name: str, clause: str) -> None:
    told = {"verb": "rest", "clause": clause, "seat": 0, "card": 5}
    english, japanese = both(name)
    assert english.note(told, str, str, "Imp").endswith("(for Imp)")
    assert japanese.note(told, str, str, "小鬼").endswith("（小鬼のため）")
    assert english.note(told | {"clause": "6.6"}, str, str, "Imp").endswith("(by Imp)")


def test_a_card_that_is_played_is_told_apart_from_an_ability() -> None:
    text = "【自】【メンバー】：このキャラが登場した時、あなたは１枚引く。"
    game = kirifuda.game("rebirth")
    comes = game.card(text, name="客", english="Guest", cost=0, atk=1, **{"def": 1})
    match = game.scenario(me={"hand": [comes]})
    assert match.decision is not None
    match.choose(next(o for o in match.decision.options if o.kind == "play" and o.spot == 0))
    told = [line for line in match.log_view(0) if line["verb"] == "play"]
    for spoken, words in zip(
        both("rebirth"), (["plays", "the ability of"], ["をプレイ", "の能力"]), strict=True
    ):
        said_so = [spoken.note(line, str, str) for line in told]
        assert len(said_so) == 2
        assert all(word in line for word, line in zip(words, said_so, strict=True))


def test_what_a_card_change_excludes_is_face_down() -> None:
    told = {"verb": "move", "clause": "26-5a", "seat": 0, "from": "hand", "to": "excluded"}
    spoken = speech("legions", "en")
    assert spoken.note(told, str, str) == "0: a card is excluded face down"
    assert spoken.note(told | {"clause": "38-7"}, str, str) == "0: a card is excluded from hand"


def test_keywords_are_called_as_on_the_cards() -> None:
    """What a text calls a keyword is what the table calls it."""
    game = kirifuda.game("legions")
    spoken = speech("legions", "en")
    words = {phrase.ja: phrase.en.lower() for phrase in game.grammar().phrases.values()}
    for name in NUMBER_NAMES[SHOCK:]:
        english, japanese = spoken.words.attributes[name]
        assert english == words[japanese]
    for english, japanese in KEYWORDS.values():
        assert english == words[japanese]


def test_whose_target_it_is_was_said_before() -> None:
    told = {"verb": "target", "clause": "34-4", "seat": 0, "card": 5}
    english, japanese = both("legions")
    assert english.note(told, str, str, "Knight") == "its target is 5"
    assert japanese.note(told, str, str, "騎士") == "アタックターゲットは5"
