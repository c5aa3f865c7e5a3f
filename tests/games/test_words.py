"""The words of every game: each phrase reads back as itself, has a meaning, and is played."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.hooks import GAMES, hooks
from tests.played import plays

from kirifuda.text import Grammar, compile_text, normal_text, parse_as, print_en, print_ja
from kirifuda.text.grammar import Symbol, fits, slot_symbol
from kirifuda.text.inflect import FORMS
from kirifuda.text.sample import sample, sample_phrase
from kirifuda.text.spelling import respell

PHRASES = [
    (name, phrase) for name in GAMES for phrase in sorted(hooks(name).game.grammar().phrases)
]
PLAYED = [name for name in GAMES if hooks(name).plays_every_phrase]


@cache
def places(grammar: Grammar) -> frozenset[tuple[str, str]]:
    """The phrases with the forms in which they can stand somewhere in an ability."""
    todo: list[Symbol] = [(grammar.start, "")]
    seen = set(todo)
    out: set[tuple[str, str]] = set()
    while todo:
        category, form = todo.pop()
        for phrase in grammar.members(category):
            out.add((phrase.name, form))
            asked = {
                slot_symbol(piece.slot, form)
                for wording in phrase.wordings
                if fits(wording, form)
                for piece in wording
                if piece.slot is not None
            }
            todo.extend(asked - seen)
            seen |= asked
    return frozenset(out)


@pytest.mark.parametrize(("name", "called"), PHRASES)
def test_each_phrase_in_each_spelling_and_form(name: str, called: str) -> None:
    """In one reading, wherever it can stand."""
    grammar = hooks(name).game.grammar()
    phrase = grammar.phrases[called]
    random = Random(called)
    shown = 0
    for number, wording in enumerate(phrase.wordings):
        for form in ("", *FORMS, "list"):
            if not fits(wording, form) or (called, form) not in places(grammar):
                continue
            for depth in (1, 3):
                try:
                    node = sample_phrase(grammar, phrase, number, form, random, depth)
                except ValueError:  # a slot that nothing can fill in this form
                    continue
                text = print_ja(grammar, node, form)
                assert parse_as(grammar, (phrase.category, form), text) == [node]
                assert respell(text, grammar.equal, grammar.names)[0] == text
                assert print_en(grammar, node)
                shown += 1
    assert shown


@pytest.mark.parametrize("name", GAMES)
@settings(derandomize=True, deadline=None, max_examples=300)
@given(st.integers(min_value=0), st.integers(min_value=2, max_value=7))
def test_whole_abilities(name: str, seed: int, depth: int) -> None:
    grammar = hooks(name).game.grammar()
    node = sample(grammar, (grammar.start, ""), Random(seed), depth)
    text = print_ja(grammar, node)
    assert parse_as(grammar, (grammar.start, ""), text) == [node]
    assert "".join(normal_text(grammar, text)) == text  # what is printed is in the spelling read
    assert not set(hooks(name).strange) & set(print_en(grammar, node))


@pytest.mark.parametrize("name", GAMES)
def test_the_table_of_phrases_is_the_one_that_the_phrases_make(name: str) -> None:
    words = hooks(name).game.folder / "words"
    made = import_module(f"kirifuda.games.{name}.words.readme").readme()
    assert (words / "README.md").read_text("utf-8") == made


@pytest.mark.parametrize("name", GAMES)
def test_every_phrase_says_what_it_means(name: str) -> None:
    phrases = hooks(name).game.grammar().phrases.values()
    assert [p.name for p in phrases if not p.note] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_phrase_has_a_meaning_or_a_reason(name: str) -> None:
    phrases = set(hooks(name).game.grammar().phrases)
    meant = import_module(f"kirifuda.games.{name}.meaning").MEANINGS.meant()
    reasons = hooks(name).without_meaning
    assert meant - phrases == set()
    assert phrases - meant == set(reasons)
    assert all(len(reason) > 10 for reason in reasons.values())


@pytest.mark.parametrize("name", PLAYED)
def test_every_phrase_is_played(name: str) -> None:
    words = hooks(name).game.grammar()
    played = {
        part.phrase
        for play in plays(name)
        for node in compile_text(words, play.text)
        for part in node.walk()
    }
    assert sorted(set(words.phrases) - played) == sorted(hooks(name).played_elsewhere)
