"""Every phrase reads back as itself, in one reading, wherever it can stand."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kirifuda.games.luck_and_logic.words import grammar
from kirifuda.text import parse_as, print_en, print_ja
from kirifuda.text.grammar import fits
from kirifuda.text.inflect import FORMS
from kirifuda.text.sample import sample, sample_phrase

GRAMMAR = grammar()


@pytest.mark.parametrize("name", sorted(GRAMMAR.phrases))
def test_each_phrase_in_each_spelling_and_form(name: str) -> None:
    phrase = GRAMMAR.phrases[name]
    random = Random(name)
    shown = 0
    for number, wording in enumerate(phrase.wordings):
        for form in ("", *FORMS, "list"):
            if not fits(wording, form) or (form == "list") != ("<=list>" in phrase.ja):
                continue
            for depth in (1, 3):
                try:
                    node = sample_phrase(GRAMMAR, phrase, number, form, random, depth)
                except ValueError:  # a slot that nothing can fill in this form
                    continue
                text = print_ja(GRAMMAR, node, form)
                assert parse_as(GRAMMAR, (phrase.category, form), text) == [node]
                assert print_en(GRAMMAR, node)
                shown += 1
    assert shown


@settings(derandomize=True, deadline=None, max_examples=300)
@given(st.integers(min_value=0), st.integers(min_value=2, max_value=7))
def test_whole_abilities(seed: int, depth: int) -> None:
    node = sample(GRAMMAR, ("ability", ""), Random(seed), depth)
    text = print_ja(GRAMMAR, node)
    assert parse_as(GRAMMAR, ("ability", ""), text) == [node]
    assert not set("{}⟪⟫~@|") & set(print_en(GRAMMAR, node))
