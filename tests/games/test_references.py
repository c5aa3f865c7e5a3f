"""What looks back needs something to look back to, in every game.

`tests/games/<game>/meaning/references.py` lists texts in which a word has nothing to mean, or two
things (`DANGLING`: ⟨?⟩ is put where the error must point), by the phrases that look back, and texts
in which it is clear and what comes of it (`PLAYS`), or whose deck is shuffled (`SHUFFLED`).
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from tests.hooks import GAMES, hooks
from tests.meaning.boards import Chooser
from tests.meaning.laws import Trial

from kirifuda import CardError
from kirifuda.text import compile_text, locate
from kirifuda.text.normal import split


def references(name: str) -> Any:
    return import_module(f"tests.games.{name}.meaning.references")


DANGLING = [(name, text) for name in GAMES for text in references(name).DANGLING]
CLEAR = [(name, number) for name in GAMES for number in range(len(references(name).PLAYS))]


@pytest.mark.parametrize(("name", "text"), DANGLING)
def test_what_has_nothing_to_mean_or_two_things_is_refused_at_its_place(
    name: str, text: str
) -> None:
    grammar = hooks(name).game.grammar()
    [marked] = split(text, grammar.openers, grammar.equal, icons=grammar.icons)
    with pytest.raises(CardError) as error:
        hooks(name).game.check_text(text.replace("⟨?⟩", ""), {})
    [reason] = error.value.reasons
    assert "told of" in reason.message
    assert marked.text in reason.message
    column = text.index("⟨?⟩") + 1
    assert reason.place == f"text, line 1, character {column}"


@pytest.mark.parametrize("name", GAMES)
def test_every_phrase_that_looks_back_is_shown_dangling(name: str) -> None:
    grammar = hooks(name).game.grammar()
    meanings = import_module(f"kirifuda.games.{name}.meaning").MEANINGS
    shown: set[str] = set()
    for text in references(name).DANGLING:
        at = text.index("⟨?⟩")
        nodes = compile_text(grammar, text.replace("⟨?⟩", ""))
        for node in nodes:
            for part in node.walk():
                problem = locate(grammar, text.replace("⟨?⟩", ""), nodes, part, "")
                if problem is not None and problem.offset == at:
                    shown.add(part.phrase)
    assert meanings.referring - shown == set()


SHUFFLED = [(name, text, seat) for name in GAMES for text, seat in references(name).SHUFFLED]


@pytest.mark.parametrize(("name", "text", "seat"), SHUFFLED)
def test_whose_cards_went_to_a_deck_shuffles_it(name: str, text: str, seat: int) -> None:
    """Where no deck is named: that of the cards told of, not that of who acts."""
    trial = Trial(hooks(name).game, hooks(name).world, hooks(name).speech)
    board = trial.board(trial.world.positions[0], text, trial.speech.frames[0].zone, log=True)
    assert trial.use(board, Chooser(text, eager=True))
    assert [note.seat for note in board.match.log if note.verb == "shuffle"] == [seat]


@pytest.mark.parametrize(("name", "number"), CLEAR)
def test_what_is_clear_is_played(name: str, number: int) -> None:
    module = references(name)
    module.run(module.PLAYS[number])
