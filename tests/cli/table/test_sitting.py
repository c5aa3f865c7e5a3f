"""Sitting at a table without a screen: deciding, chains of picks, taking back, saving."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from tests.cli.table.people import game, inner, looked

import kirifuda
from kirifuda.agents import decide, make
from kirifuda.cli.table.layout import layout
from kirifuda.cli.table.rows import CHOOSE, GROUP, rows
from kirifuda.cli.table.scene import Scene
from kirifuda.cli.table.sitting import BOT, OTHER, OVER, PERSON, Sitting
from kirifuda.table.chain import Chain
from kirifuda.table.speech import speech


def act(sitting: Sitting, luck: random.Random, lang: str) -> None:
    """A person does anything that the table offers, as the rows say."""
    scene = Scene(sitting.look())
    decision = scene.decision
    assert decision is not None
    if decision.chained:
        chain = sitting.chain()
        before = sitting.match.digest()
        for _ in range(luck.randrange(8)):
            chain.toggle(luck.choice(chain.cards))
        chain.fill()
        assert chain.enough
        assert sitting.match.digest() == before
        sitting.confirm(chain)
        return
    made = layout("rebirth", speech("rebirth", lang), ["A", "B"])
    shown = rows(made, scene, None, None)
    options: list[str] = []
    for row in shown:
        if row.does == GROUP:
            opened = rows(made, scene, None, row.group)
            options.extend(r.option for r in opened if r.does == CHOOSE)
        elif row.does == CHOOSE:
            options.append(row.option)
    told = {o.key: o.told | {"card": 0, "key": "", "points": []} for o in decision.options}
    shown_so = [told[key] for key in options]
    assert all(one in shown_so for one in told.values())  # copies are told once
    sitting.choose(luck.choice(options))


@pytest.mark.parametrize("seed", range(6))
def test_anything_a_person_does_can_be_taken_back_and_saved(seed: int, tmp_path: Path) -> None:
    luck = random.Random(seed)
    decks = sorted(game().decks)
    match = game().start([luck.choice(decks), luck.choice(decks)], seed)
    bot = None if seed % 2 else make("random", seed)
    sitting = Sitting(game(), match, bot)
    lang = ("en", "ja")[seed % 2]
    steps = 0
    while sitting.state != OVER:
        if sitting.state == OTHER:
            sitting.lift_curtain()
        elif sitting.state == BOT:
            assert bot is not None
            sitting.bot_chose(decide(bot, sitting.match))
        elif not sitting.pass_forced():
            steps += 1
            before = sitting.match.digest()
            act(sitting, luck, lang)
            if steps % 5 == 0:
                viewer = sitting.viewer
                assert sitting.take_back()
                assert sitting.match.digest() == before
                sitting.viewer = viewer
                act(sitting, luck, lang)
    path = tmp_path / sitting.file_name()
    sitting.save(path)
    again = kirifuda.replay(json.loads(path.read_text("utf-8")))
    assert again.digest() == sitting.match.digest()
    resumed = Sitting(game(), again, bot)
    assert resumed.state == OVER
    assert resumed.take_back()
    assert resumed.state in (PERSON, OTHER)


def test_taking_back_a_concession() -> None:
    sitting = Sitting(game(), game().start(sorted(game().decks)[:2], 1), None)
    before = sitting.match.digest()
    sitting.concede()
    assert sitting.state == OVER
    assert sitting.take_back()
    assert sitting.match.digest() == before
    assert not sitting.take_back()


def test_a_chain_offers_copies_one_after_the_other() -> None:
    match = game().scenario(me={"hand": [{"card": "FILLER"}], "energy": 3, "partners": 1})
    assert match.decision is not None
    match.choose(next(i for i, o in enumerate(match.decision.options) if o.kind == "play"))
    cost_one = looked(match, 0).decision
    assert cost_one is not None
    assert not cost_one.chained  # a single pick is an ordinary choice
    star = game().card("", name="高価", cost=2, atk=1, **{"def": 1})
    match = game().scenario(me={"hand": [star], "energy": 3, "partners": 1})
    assert match.decision is not None
    match.choose(next(i for i, o in enumerate(match.decision.options) if o.kind == "play"))
    chain = Chain(match, inner(looked(match, 0)))
    assert len(chain.cards) == 2  # a partner and one of three that are alike
    plain = chain.cards[-1]
    assert chain.toggle(plain)
    assert chain.complete or len(chain.cards) == 3  # now another one like it
    assert chain.toggle(plain)
    assert chain.ticked == []
    assert not chain.toggle(10_000)
    chain.fill()
    chain.carry_out(match)
    assert sum(match.state.rest[c] for c in match.state.cards(0, 3)) == 2
