"""Nothing reads as a raw identifier: whatever a game's source can say, its words can say too."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kirifuda
from kirifuda.games.legions.sheet import KEYWORDS
from kirifuda.games.legions.zones import NUMBER_NAMES, SHOCK
from kirifuda.games.registry import names
from kirifuda.kernel.errors import Reason, Said, joined
from kirifuda.table.desk import Seen, desk
from kirifuda.table.lines import note_key
from kirifuda.table.speech import Speech, speech, speech_of_all

GAMES = names()
SOURCE = Path(kirifuda.__file__).resolve().parent
SHARED = (  # of the kernel, for all games
    "rules",
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
    """Every call in a game's own modules and in what it uses of the kernel: what is called, and how.

    What is only read of texts (`meaning/`, `words/`) says nothing at the table but by what it makes.
    """
    paths = sorted((SOURCE / "games" / name).glob("*.py"))
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


def heard(
    spoken: Speech,
    verb: str,
    clause: str,
    number: int = 0,
    way: tuple[str, str] = ("", ""),
    **more: object,
) -> str:
    """A line of the log about what seat 0 did; cards are called by their keys."""
    say = note_key(spoken.words.notes, verb, clause, number, *way)
    told = {"say": say, "verb": verb, "clause": clause, "who": 0, "n": number, **more}
    told |= {word: place for word, place in zip(("frm", "to"), way, strict=True) if place}
    return spoken.line(told, str, str)


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


FIRST = ("Reason", "Refusal", "Said", "joined")  # what is said is their first argument
AT = {"wrong": (0, 1), "number": (3,), "absent": (2,), "Problem": (5,)}
# what is told to those who write games, agents and regulations, not to players and judges
SILENT_ERRORS = (
    "GrammarError",
    "AgentError",
    "ValueError",
    "TypeError",
    "AttributeError",
    "AssertionError",
)
ROOMS = (  # what all games share: the match, decks, cards, positions, records, cases
    *(f"kernel/{m}.py" for m in ("match", "rules", "unpacking")),
    *(f"kernel/position/{m}.py" for m in ("clues", "integers", "packing")),
    *("agents/player.py", "text/compile.py", "cli/texts.py", "table/desk.py"),
    *(str(path.relative_to(SOURCE)) for path in sorted((SOURCE / "games").glob("*.py"))),
    *(str(path.relative_to(SOURCE)) for path in sorted((SOURCE / "judge").glob("*.py"))),
)


def templates(path: Path) -> set[str]:
    """All sentences that a module can say against something; values stand in their places."""
    tree = ast.parse(path.read_text("utf-8"))
    called: dict[str, list[ast.expr]] = {}  # what names stand for
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                called.setdefault(target.id, []).append(node.value)
    found: set[str] = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
        said: list[ast.expr] = []
        if isinstance(node.func, ast.Name) and (name in FIRST or name.endswith("Error")):
            said = [] if name in SILENT_ERRORS else node.args[:1]
        elif name in AT:
            said = [node.args[at] for at in AT[name] if at < len(node.args)]
        said += [word.value for word in node.keywords if word.arg == "place" and name == "Reason"]
        for one in said:
            meant = called.get(one.id, []) if isinstance(one, ast.Name) else [one]
            for sentence in meant:
                if isinstance(sentence, ast.JoinedStr):  # only places, which are no words
                    parts = [p.value for p in sentence.values if isinstance(p, ast.Constant)]
                    assert not any(map(str.isalpha, "".join(map(str, parts)))), (path, node.lineno)
                else:
                    found.update(words_in(sentence))
    return found - {""}


def refusals(name: str) -> set[str]:
    """What can be said against a choice, a deck, a card or a position of a game."""
    paths = sorted((SOURCE / "games" / name).glob("*.py"))
    paths += [SOURCE / "kernel" / f"{module}.py" for module in DESCRIBING]
    return {word for path in paths for word in templates(path)} - SILENT


# a regulation is a file that we ship, and what is wrong with it is told to those who write it
SILENT = {
    "the regulation cannot be read: {0}",
    "a regulation says nothing about “{0}”",
    "{0} ({1})",
    "a list of names is expected",
}


def wordless(word: str) -> bool:
    """A clause, or the name of what is printed or told in a file: no sentence."""
    return re.fullmatch(r"[\d.-]+[a-zI]*|[a-z_]+", word) is not None


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_has_japanese_words(name: str) -> None:
    words = speech(name, "ja").words
    found = refusals(name)
    assert len(found) > 40
    known = set(words.reasons) | set(words.terms)
    assert sorted(word for word in found - known if not wordless(word)) == []


def test_what_all_games_say_has_japanese_words() -> None:
    known = set(speech_of_all("ja").words.reasons)
    found = {word for room in ROOMS for word in templates(SOURCE / room)}
    assert len(found) > 150
    assert sorted(word for word in found - known if not wordless(word)) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_has_the_same_places_in_both_languages(name: str) -> None:
    for english, japanese in speech(name, "ja").words.reasons.items():
        assert set(places(japanese)) <= set(places(english)), english


def test_what_a_card_must_be_is_told_with_the_words_of_the_game() -> None:
    spoken = speech("rebirth", "ja")
    cost = Said("have {0} {1} or more", [Said("cost"), 3])
    assert spoken.said(Said("it must {0}; it has {1}", [cost, 1])) == (
        "コストが3以上である必要があります（現在は1）"
    )
    hand = Said("your {0}", [Said("hand")])
    room = Said("the opponent's {0}", [Said("waiting room")])
    told = Said("it must lie in {0}", [joined("{0} or {1}", [hand, room])])
    assert str(told) == "it must lie in your hand or the opponent's waiting room"
    assert spoken.said(told) == "あなたの手札か相手の控え室にある必要があります"
    kinds = joined("{0} or {1}", [Said("character"), Said("Rebirth")])
    assert spoken.reason(Reason(Said("it must {0}", [Said("be of kind {0}", [kinds])]))) == (
        "種類がキャラかReバースである必要があります"
    )
    rests = Said("it must {0}", [Said("rest")])
    assert speech("legions", "ja").said(rests) == "疲労状態である必要があります"


def test_every_way_in_which_legions_ends_has_words() -> None:
    clauses = said("legions", "lose", 2) | said("legions", "win", 2)
    clauses |= {"24-2c", "24-3c", "37-7"}  # by effects; without an end
    clauses.add(kirifuda.game("legions").rules.concede_clause)
    assert len(clauses) == 8
    for spoken in both("legions"):
        assert clauses - set(spoken.words.endings) == set()


def test_what_a_clause_does_is_said_of_that_clause_alone() -> None:
    spoken = speech("legions", "en")
    assert heard(spoken, "play", "27-6", key="2") == "0: uses 2"
    assert heard(spoken, "play", "32-1", key="2") == "0: plays 2"


def test_where_cores_go_is_said() -> None:
    told = heard(speech("legions", "en"), "cores", "32-5", 2, ("core zone", "lord"))
    assert told == "0: 2 cores from core zone to lord area"


def test_a_card_is_not_said_to_be_its_own_source() -> None:
    spoken = speech("legions", "en")
    assert heard(spoken, "rest", "30-3", key="Chief", by="Chief") == "Chief is exhausted"
    assert heard(spoken, "rest", "30-3", key="Chief", by="Foe").endswith("(by Foe)")


def test_what_is_paid_is_paid_for_a_card() -> None:
    english, japanese = both("legions")
    assert heard(english, "pay", "31-4", 2, by="Imp") == "0: pays 2 MP (for Imp)"
    assert heard(english, "points", "07-6", 2, by="Imp") == "0: gets 2 MP (by Imp)"
    assert heard(japanese, "pay", "31-4", 2, by="小鬼") == "0：2MPを支払う（小鬼のため）"


@pytest.mark.parametrize(("name", "clause"), [("rebirth", "5.14.1"), ("legend_of_stars", "2.5.1")])
def test_energy_is_paid_for_a_card(name: str, clause: str) -> None:
    english, japanese = both(name)
    assert heard(english, "rest", clause, key="5", by="Imp").endswith("(for Imp)")
    assert heard(japanese, "rest", clause, key="5", by="小鬼").endswith("（小鬼のため）")
    assert heard(english, "rest", "6.6", key="5", by="Imp").endswith("(by Imp)")


def test_a_card_that_is_played_is_told_apart_from_an_ability() -> None:
    text = "【自】【メンバー】：このキャラが登場した時、あなたは１枚引く。"
    game = kirifuda.game("rebirth")
    comes = game.card(text, name="客", english="Guest", cost=0, atk=1, **{"def": 1})
    match = game.scenario(me={"hand": [comes]})
    assert match.decision is not None
    match.choose(next(o for o in match.decision.options if o.kind == "play" and o.spot == 0))
    seen = Seen(desk(game), 0)
    seen.look(match)
    told = [line for line in seen.lines() if line["verb"] == "play"]
    for spoken, words in zip(
        both("rebirth"), (["plays", "the ability of"], ["をプレイ", "の能力"]), strict=True
    ):
        said_so = [spoken.line(line, str, str) for line in told]
        assert len(said_so) == 2
        assert all(word in line for word, line in zip(words, said_so, strict=True))


def test_the_circle_to_which_a_unit_moves_is_said() -> None:
    for spoken, guards, rear in zip(
        both("vanguard"),
        ("the guardian circle", "ガーディアンサークル"),
        ("back", "後列"),
        strict=True,
    ):
        way = ("rear-guards", "guardians")
        assert guards in heard(spoken, "shift", "10.5.1.2.4", -1, way, key="A")
        assert rear in heard(spoken, "shift", "9.9.2.2", 4, ("rear-guards",) * 2, key="A")


def test_who_has_guarded_and_passes_guards_no_further() -> None:
    for spoken in both("vanguard"):
        lines = [heard(spoken, "pass", "10.5.1.2.1", guardians) for guardians in (0, 1, 2)]
        assert lines[0] != lines[1] == lines[2]


def test_energy_is_told_by_how_much_it_grows_or_shrinks() -> None:
    for spoken in both("vanguard"):
        assert "+3" in heard(spoken, "energy", "7.48.1", 3)
        assert "-2" in heard(spoken, "energy", "13.13.1", -2)


def test_what_a_card_change_excludes_is_face_down() -> None:
    spoken = speech("legions", "en")
    way = ("hand", "excluded")
    assert heard(spoken, "move", "26-5a", way=way) == "0: a card is excluded face down"
    assert heard(spoken, "move", "38-7", way=way) == "0: a card is excluded from hand"


def test_keywords_are_called_as_on_the_cards() -> None:
    """What a text calls a keyword is what the table calls it."""
    game = kirifuda.game("legions")
    spoken = speech("legions", "en")
    words = {phrase.ja: phrase.en.lower() for phrase in game.grammar().phrases.values()}
    for name in NUMBER_NAMES[SHOCK:]:
        english, japanese = spoken.words.attributes[name]
        assert english == words[japanese]
    for _, (english, japanese) in KEYWORDS.values():
        assert english == words[japanese]


def test_whose_target_it_is_was_said_before() -> None:
    english, japanese = both("legions")
    assert heard(english, "target", "34-4", key="5", by="Knight") == "its target is 5"
    assert heard(japanese, "target", "34-4", key="5", by="騎士") == "アタックターゲットは5"


@pytest.mark.parametrize("name", GAMES)
def test_keywords_that_stand_on_cards_are_explained(name: str) -> None:
    """Every explanation is of a word that some card of the game bears."""
    words = speech(name, "en").words.own.keywords
    texts = [
        card.text + "".join(card.fields.values()) for card in kirifuda.game(name).cards.values()
    ]
    assert words
    for word, (english, japanese) in words.items():
        assert english
        assert japanese
        assert any(word in text for text in texts), word


@pytest.mark.parametrize("name", GAMES)
def test_keywords_are_called_in_english_as_english_texts_call_them(name: str) -> None:
    """Who reads a card in English finds the word that is explained in what they have read."""
    words = speech(name, "en").words.own
    assert set(words.called) == set(words.keywords)
    phrases = kirifuda.game(name).grammar().phrases.values()
    for word, english in words.called.items():
        printed = [phrase.en.lower() for phrase in phrases if word in phrase.ja]
        assert any(english.lower() in text for text in printed), word
