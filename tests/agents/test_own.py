"""The bot of one's own that docs/agents.md shows is played as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kirifuda
from kirifuda.agents import decide, make

DOCS = Path(__file__).parents[2] / "docs" / "agents.md"


def test_the_example_of_the_docs_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert len(found) == 1
    (tmp_path / "mine_patient.py").write_text(found[0], "utf-8")
    monkeypatch.chdir(tmp_path)
    wins = 0
    for seed in range(4):
        players = [make("mine_patient:Patient", seed), make("random", seed)]
        match = kirifuda.game("legions").start(["ash", "elm"], seed=seed, log=False)
        while match.decision is not None:
            match.choose(decide(players[match.decision.seat], match))
        assert match.outcome is not None
        wins += match.outcome.winners == [0]
    assert wins >= 3
