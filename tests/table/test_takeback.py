"""Taking back: free as long as nothing was learned and nobody else has chosen."""

from __future__ import annotations

import kirifuda
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.sight.learning import learned
from kirifuda.table.takeback import ALONE, ASK, FREE, verdict

GAME = kirifuda.game("rebirth")


def position(text: str) -> Match:
    card = GAME.card(text, name="番人", cost=1, atk=1, def_=1)
    return GAME.scenario(
        me={"entry": "FILLER", "members": [card, "FILLER"], "hand": ["FILLER"] * 2, "energy": 3},
        foe={"entry": "FILLER", "hand": 2},
    )


def choose(match: Match, kind: str) -> None:
    assert match.decision is not None
    match.choose(next(i for i, o in enumerate(match.decision.options) if o.kind == kind))


def test_what_changes_open_cards_teaches_nothing() -> None:
    match = position("【起】【メンバー】：このターン中、あなたのエントリーを＋１/±０。")
    before = match.copy()
    choose(match, "use")
    assert not learned(before.state, match.state, 0)
    assert verdict(before, match, 0, [0, 1]) == FREE
    assert verdict(before, match, 0, [0]) == ALONE


def test_who_has_drawn_has_learned_something() -> None:
    match = position("【起】【メンバー】：あなたは１枚引く。")
    before = match.copy()
    choose(match, "use")
    assert learned(before.state, match.state, 0)
    assert not learned(before.state, match.state, 1)
    assert verdict(before, match, 0, [0, 1]) == ASK
    assert verdict(before, match, 0, [0]) == ALONE


def test_a_card_that_was_seen_for_a_moment_was_seen() -> None:
    match = position(
        "【起】【メンバー】：あなたは自分のデッキの上から１枚を見て、デッキの下に置く。"
    )
    before = match.copy()
    choose(match, "use")
    while match.decision is not None and match.decision.kind != "main":
        match.choose(0)
    assert learned(before.state, match.state, 0)


def test_what_another_person_has_chosen_stands() -> None:
    match = GAME.scenario(
        me={"entry": "FILLER", "members": ["FILLER"], "energy": 2},
        foe={"entry": "FILLER", "hand": 2},
    )
    before = match.copy()
    match.choose(Option("attack phase"))
    while match.decision is not None and match.decision.seat == 0:
        match.choose(0)
    after = match.copy()
    if after.decision is not None:
        after.choose(len(after.decision.options) - 1)
    assert verdict(before, after, 0, [0, 1]) == ASK


def test_lines_tell_after_which_choice_they_came() -> None:
    match = position("【起】【メンバー】：あなたは１枚引く。")
    choose(match, "use")
    choose(match, "attack phase")
    steps = [note.step for note in match.log]
    assert steps == sorted(steps)
    assert set(steps) >= {1, 2}
    drawn = next(n for n in match.log if n.verb == "move" and n.step)
    assert drawn.step == 1
