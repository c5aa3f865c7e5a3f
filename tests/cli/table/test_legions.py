"""How Legions! lies on the table: lanes, leaders, cores, the timeline; what is said of them."""

from __future__ import annotations

import pytest
from tests.cli.table.people import (
    SMALL,
    at_table,
    auto_choose,
    handle,
    looked,
    midgame,
    press,
    screen,
    settle,
    wishes,
)
from tests.games.legions.table import (
    attack,
    choose,
    game,
    hurt,
    lord,
    master,
    minion,
    no_change,
    number,
    rested,
    skill,
    turned,
    unable,
    unlock,
    use,
)
from textual.pilot import Pilot

from kirifuda.cli.table.app import Table
from kirifuda.cli.table.detail import detail
from kirifuda.cli.table.layout import Layout, Slot, layout
from kirifuda.cli.table.piles import Piles
from kirifuda.cli.table.rows import GROUP, rows
from kirifuda.cli.table.screens import WhyNot
from kirifuda.cli.table.sitting import OVER
from kirifuda.cli.table.telling import note_line
from kirifuda.games.legions.zones import CENTRE, LEFT, RIGHT
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.table.speech import speech

NAMES = ["You", "Bot"]
EN = layout("legions", speech("legions", "en"), NAMES)
JA = layout("legions", speech("legions", "ja"), NAMES)
A = minion(name="甲", english="Alpha", atk=2, hp=3, wt=2)
B = minion(name="乙", english="Beta", atk=1, hp=5, wt=3)
CHIEF = master(
    name="主将",
    english="Chief",
    awakened="「号令」《あなたのエンドフェイズ開始時》：あなたはカードを1枚引く。",
)


def told(match: Match, made: Layout = EN, seat: int = 0) -> list[str]:
    return [row.text.plain for row in rows(made, looked(match, seat), None, None)]


def slot_of(match: Match, one: CardDef, seat: int = 0) -> Slot:
    of = match.state.seat[number(match, one)]
    scene = looked(match, seat)
    slots = EN.slots(scene, of)
    called = handle(scene, number(match, one))
    return next(s for s in slots if s.card is not None and s.card.card == called)


def values(match: Match, one: CardDef, seat: int = 0) -> str:
    scene = looked(match, seat)
    return EN.stats(scene, scene.by_handle[handle(scene, number(match, one))]).plain


# -- where things lie ------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_the_same_lane_of_both_sides_is_in_the_same_column(seat: int) -> None:
    """18-2 to 18-4: one's left lane is the opponent's right one."""
    scene = looked(game.scenario(), seat)
    assert [s.spot for s in EN.slots(scene, seat)] == [LEFT, CENTRE, RIGHT, -1, -1]
    assert [s.spot for s in EN.slots(scene, 1 - seat)] == [RIGHT, CENTRE, LEFT, -1, -1]


def test_lanes_are_named_as_their_own_player_counts() -> None:
    match = game.scenario(me={"minions": [A]}, foe={"minions": [B]})
    for seat, mine, theirs in ((0, "your left lane", "Bot's left lane"),):
        scene = looked(match, seat)
        assert EN.place(scene, handle(scene, number(match, A))) == mine
        assert EN.place(scene, handle(scene, number(match, B))) == theirs
    scene = looked(match, 1)
    assert JA.place(scene, handle(scene, number(match, A))) == "Youの左レーン"


def test_cores_are_told_by_where_they_lie() -> None:
    match = game.scenario(
        me={
            "cores": 3,
            "spent": 2,
            "points": 1,
            "on_master": 2,
            "on_lord": 1,
            "lord": lord(),
            "cores_1": 1,
            "cores_3": 2,
            "wait3": [A],
        }
    )
    scene = looked(match, 0)
    line = EN.line(scene, 0).plain
    assert "◆◆◆◇◇ 3/5" in line
    assert "MP 1 (can pay 4)" in line  # 07-4: each active core gives one point
    assert "master ◆◆" in line
    assert "lord ◆" in line
    assert "in all 8/12" in line  # 24-2b: core zone and leader zone
    labels = [pile.label.plain for pile in EN.piles(scene, 0)]
    assert labels == ["Standby 0/2", "I ◆", "II", "III ◆◆", "IV"]
    third = EN.piles(scene, 0)[3].slots[0].card
    assert third is not None
    assert EN.name(scene, third) == "Alpha"
    assert "◆" not in EN.line(scene, 1).plain.split("master")[0]


def test_life_is_told_with_a_bar() -> None:
    match = game.scenario(me={"life": 9}, foe={"life": 20})
    scene = looked(match, 0)
    assert "life  9 ▰▰▰▰▰▱▱▱▱▱" in EN.title(scene, 0).plain
    assert "ライフ 20 ▰▰▰▰▰▰▰▰▰▰" in JA.title(scene, 1).plain


def test_the_mode_of_a_master_is_told() -> None:
    asleep = game.scenario(me={"master": CHIEF, "on_master": 3})
    awake = game.scenario(me={"master": CHIEF, "awakened": True})
    assert slot_of(asleep, CHIEF).label == "normal mode"
    assert slot_of(asleep, CHIEF).badges == ["◆3"]
    assert slot_of(awake, CHIEF).label == "awakened"
    assert slot_of(awake, CHIEF).badges == []
    assert values(asleep, CHIEF) == "RW☆"
    assert values(awake, CHIEF) == "RW★"
    scene = looked(awake, 0)
    seen = scene.by_handle[handle(scene, number(awake, CHIEF))]
    assert "awakened" in EN.lies(seen)
    assert "face down" not in EN.lies(seen)
    assert not EN.turned_over(seen)


def test_a_lord_has_its_cores_on_it() -> None:
    king = lord(name="王", cc=2, atk=4, hp=6)
    match = game.scenario(me={"lord": king, "on_lord": 2})
    slot = slot_of(match, king)
    assert slot.badges == ["◆2"]
    assert values(match, king) == "4/6"


def test_what_lies_in_reverse_state_has_no_values_but_both_may_look_at_it() -> None:
    """16-3b, 16-3c."""
    match = game.scenario(me={"minions": [turned(A)], "wait2": [turned(B)]})
    for seat in (0, 1):
        scene = looked(match, seat)
        for one, name in ((A, "Alpha"), (B, "Beta")):
            seen = scene.by_handle[handle(scene, number(match, one))]
            assert EN.turned_over(seen)
            assert EN.stats(scene, seen).plain == ""
            assert EN.name(scene, seen) == name
            assert "in reverse state" in EN.lies(seen)


def test_states_of_units_are_told() -> None:
    quick = minion("速攻", name="速", english="Quick")
    match = game.scenario(me={"minions": [unable(A), rested(B), unable(quick)]})
    assert slot_of(match, A).badges == ["‖"]
    assert slot_of(match, B).badges == []
    assert slot_of(match, quick).badges == []  # 29-2
    scene = looked(match, 0)
    assert EN.lies(scene.by_handle[handle(scene, number(match, A))]) == ["ready", "unable to act"]
    assert EN.lies(scene.by_handle[handle(scene, number(match, B))]) == ["exhausted"]
    assert EN.lies(scene.by_handle[handle(scene, number(match, quick))]) == ["ready", "haste"]


def test_keywords_with_numbers_are_told_in_words() -> None:
    sharp = minion("貫通2／先制", name="鋭")
    match = game.scenario(me={"minions": [sharp]})
    scene = looked(match, 0)
    seen = scene.by_handle[handle(scene, number(match, sharp))]
    assert JA.lies(seen) == ["活性状態", "先制", "貫通 2"]


def test_damage_is_told_as_what_is_left() -> None:
    match = game.scenario(me={"minions": [hurt(B, 2)]})
    assert values(match, B) == "1/3(5) w3"


def test_cards_in_hand_tell_what_they_cost_to_unlock() -> None:
    """31-3: one point more in a colour that the master lacks."""
    green = skill("カードを1枚引く。", name="芽", colors=["green"], cost=2, wt=1)
    match = game.scenario(me={"hand": [A, green]})
    assert values(match, A) == "R1 2/3 w2"
    assert values(match, green) == "✦G3 w1"


# -- what can be done ------------------------------------------------------------------------


def test_main_phase_actions_are_rows() -> None:
    match = game.scenario(me={"hand": [A], "minions": [None, B], "standby": [A], "cores": 2})
    shown = told(match)
    assert shown == [
        "Unlock Alpha  R1 2/3 w2",
        "Play Alpha …  R1 2/3 w2",
        "Attack with Beta",
        "Move Beta …  1/5 w3",
        "Exclude a card …",
        "End the main phase",
    ]
    assert told(match, JA)[0] == "甲をアンロック  赤1 2/3 w2"


def test_excluding_is_one_row_that_opens() -> None:
    match = game.scenario(me={"minions": [A, B], "standby": [A]})
    scene = looked(match, 0)
    opened = [row.text.plain for row in rows(EN, scene, None, ("exclude", 0))]
    assert len(opened) == 4
    assert opened[1].startswith("Exclude Beta")
    twins = [line for line in opened if "Alpha" in line]
    assert len(set(twins)) == 2  # told apart by where they are
    assert opened[-1] == "Back"


def test_an_unlocked_card_is_played_to_a_lane_or_stands_by() -> None:
    match = game.scenario(me={"hand": [A], "minions": [None, B], "cores": 1})
    choose(match, "unlock", A)
    assert told(match) == [
        "Play Alpha → left lane",
        "Play Alpha → right lane",
        "Put Alpha on standby",
    ]
    assert told(match, JA)[2] == "甲をスタンバイ"


def test_targets_are_told_with_their_values() -> None:
    match = game.scenario(me={"minions": [A]}, foe={"minions": [None, B]})
    choose(match, "attack", A)
    assert match.decision is not None
    assert match.decision.kind == "target"
    assert any(line.startswith("Beta  1/5") for line in told(match))
    assert "Attack Beta (Bot's centre lane)" in wishes(EN, looked(match, 0))


def test_a_cost_of_x_is_shown() -> None:
    """30-2a, 31-3."""
    fire = "相手のミニオンを1体選び、X点のダメージを与える。"
    own, other = (
        skill(fire, name="火", cost="X"),
        skill(fire, name="草", cost="X", colors=["green"]),
    )
    match = game.scenario(me={"hand": [own, other], "cores": 2})
    shown = "\n".join(told(match))
    assert "Unlock 火  " in shown
    assert "X+1" in shown


def test_abilities_that_all_masters_have_are_explained() -> None:
    """20-3b, 20-3c: whatever they are called."""
    match = game.scenario(me={"master": CHIEF, "awakened": True, "minions": [A]})
    shown = "\n".join(told(match))
    assert "“Core boost” (exhaust this): put 1 core from outside the game onto the master" in shown
    assert "choose 1 of your units, then give it [Assault]" in shown
    assert "ゲーム外からコアを1つ取り" in "\n".join(told(match, JA))
    use(match, CHIEF, 1)
    assert any(line.startswith("Alpha") for line in told(match))


def test_keywords_that_were_given_are_named_with_their_source() -> None:
    match = game.scenario(me={"master": CHIEF, "awakened": True, "minions": [A]})
    use(match, CHIEF, 1)
    choose(match, "pick", A)
    scene = looked(match, 0)
    whole = detail(EN, scene, handle(scene, number(match, A))).plain
    assert "gains 〔assault〕  by Chief, until the end of turn" in whole
    assert "give it [Assault] this turn" in whole


def test_a_master_has_a_text_for_each_side() -> None:
    match = game.scenario(me={"master": CHIEF})
    scene = looked(match, 0)
    whole = detail(EN, scene, handle(scene, number(match, CHIEF))).plain
    assert "[awakened]" in whole
    assert "draw 1 card" in whole
    brief = detail(EN, scene, handle(scene, number(match, CHIEF)), brief=True).plain
    assert "draw 1 card" not in brief  # it is asleep
    awake = game.scenario(me={"master": CHIEF, "awakened": True})
    scene = looked(awake, 0)
    told = detail(EN, scene, handle(scene, number(awake, CHIEF)), brief=True).plain
    assert "draw 1 card" in told


def test_the_lane_of_an_opponent_s_card_is_told_as_theirs() -> None:
    away = skill("相手のミニオンを1体選び、空いているレーンに移動させる。", name="風", cost=0)
    match = game.scenario(me={"hand": [away]}, foe={"minions": [None, B]})
    unlock(match, away)
    assert match.decision is not None
    assert match.decision.kind == "lane"
    assert told(match) == ["Beta → Bot's left lane", "Beta → Bot's right lane"]
    made = rows(EN, looked(match, 0), None, None)
    assert [(row.seat, row.spot) for row in made] == [(1, LEFT), (1, RIGHT)]


def test_modes_are_told_by_their_text() -> None:
    text = "以下から1つを選び解決する。・カードを1枚引く。・相手のマスターに1点のダメージを与える。"
    either = skill(text, name="二択", cost=0)
    match = game.scenario(me={"hand": [either]})
    unlock(match, either)
    assert told(match, JA) == ["カードを1枚引く。", "相手のマスターに1点のダメージを与える。"]
    english = told(match)
    assert "raw" in english[0]
    assert "1 damage" in english[1]


def test_triggers_that_are_alike_are_told_by_what_they_answer() -> None:
    watcher = minion(
        "「歓迎」《あなたのフィールドに他のミニオンが配置された時》："
        "そのミニオンは、ターン終了時まで「+1/+0」の修正を得る。",
        name="番",
        english="Watch",
    )
    call = skill(
        "あなたのタイムラインにあるミニオンを2体選び、フィールドに配置する。", name="呼", cost=0
    )
    match = game.scenario(me={"hand": [call], "minions": [watcher], "wait1": [A, B]})
    unlock(match, call)
    while match.decision is not None and match.decision.kind != "trigger":
        match.choose(0)
    lines = [line.split("\n")[0] for line in told(match)]
    assert sorted(lines) == ["Watch  because of Alpha", "Watch  because of Beta"]


def test_what_an_effect_made_wait_is_told_with_its_text() -> None:
    wake = "次にあなたのミニオンがブレイクした時、"
    curse = skill(wake + "相手のマスターに1点のダメージを与える。", name="呪", english="Curse")
    grace = skill(wake + "あなたのマスターは1点のライフを得る。", name="恵", english="Grace")
    end = skill("あなたのミニオンを1体選び、ブレイクする。", name="終", english="End")
    match = game.scenario(me={"minions": [A], "hand": [curse, grace, end], "cores": 3})
    for one in (curse, grace, end):
        unlock(match, one)
    first, second = told(match)
    assert first.startswith("Curse\n")
    assert "deal 1 damage" in first
    assert "gains 1 life" in second


def test_piercing_that_waits_for_its_turn_is_named() -> None:
    text = (
        "貫通2\n「勝鬨」《このカードが相手のミニオンをブレイクした時》：あなたはカードを1枚引く。"
    )
    ram = minion(text, name="槌", english="Ram", atk=9, hp=9)
    frail = minion(name="脆", english="Frail", hp=1, wt=1)
    match = game.scenario(me={"minions": [ram]}, foe={"minions": [None, None, frail]})
    attack(match, ram, frail)
    while match.decision is not None and match.decision.kind != "trigger":
        match.choose(0)
    assert "Ram  pierce 2" in told(match)


# -- at the table ----------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "size"), [("en", (120, 42)), ("ja", (80, 24))])
def test_a_position_is_on_the_screen(lang: str, size: tuple[int, int]) -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        scene = table.scene
        shown = screen(table)
        assert len(shown.split("\n")) == size[1]
        for seat in (0, 1):
            cores = scene.gauges(seat)
            assert f"{cores['ready']}/{cores['ready'] + cores['spent']}  MP" in shown
            assert f"/{12}" in shown
            for zone in ("minions", "lord", "master", "standby", "wait 1", "wait 2"):
                for card in scene.zone(seat, zone):
                    assert scene.name(card.card, lang)[:4] in shown
        assert "26-6" in shown
        before = len(table.sitting.match.choices)
        await press(table, pilot, "1")
        assert len(table.sitting.match.choices) > before

    at_table(midgame(name="legions", turn=7), story, lang=lang, size=size)


def test_the_front_rows_of_both_sides_meet() -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        top = {
            name: table.query_one(name).region.y
            for name in ("#foe-piles", "#foe-cards", "#middle", "#own-cards", "#own-piles")
        }
        assert list(top.values()) == sorted(top.values())

    at_table(midgame(name="legions"), story, size=(120, 42))


def test_standby_and_lanes_are_chosen_by_the_mouse() -> None:
    match = game.scenario(me={"standby": [A], "minions": [None, B]})

    async def story(table: Table, pilot: Pilot[None]) -> None:
        at = next(i for i, row in enumerate(table.rows) if row.does == GROUP)
        assert "Play Alpha" in table.rows[at].text.plain
        await pilot.click("#own-piles", offset=(2, 1))
        await settle(table, pilot)
        assert table.opened == ("play", handle(table.scene, number(match, A)))
        width = table.query_one("#own-cards").size.width // 5
        await pilot.click("#own-cards", offset=(2 * width + 3, 2))  # the right lane
        await settle(table, pilot)
        assert table.scene.by_handle[handle(table.scene, number(match, A))].spot == RIGHT

    at_table(match, story, size=(120, 42))


def test_long_piles_are_cut_and_counted() -> None:
    match = game.scenario(me={"wait2": [A, B, A, B, A]})

    async def story(table: Table, pilot: Pilot[None]) -> None:
        lines = table.query_one("#own-piles", Piles).render().plain.split("\n")
        assert len(lines) == 4
        assert "+2" in lines[3]
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        lines = table.query_one("#own-piles", Piles).render().plain.split("\n")
        assert len(lines) == 2
        assert "+3" in lines[1]

    at_table(match, story, size=(120, 42))


def test_why_not_tells_clauses_in_both_languages() -> None:
    idol = lord(name="王", english="King", cost=9)
    match = game.scenario(me={"hand": [idol], "minions": [unable(A)]})
    for made, words in ((EN, "need an awakened master"), (JA, "覚醒モードでないと")):
        panel = WhyNot(made, looked(match, 0))
        panel.entries()
        answers = "\n".join(text.plain for text in panel.answers.values())
        assert words in answers
        for clause in ("31-2", "31-4", "29-1"):
            assert clause in answers


def test_who_asks_is_told_by_the_ability_that_asks() -> None:
    """A master has many, and what asks is one of them."""
    chief = master(
        name="主",
        english="Chief",
        awakened="「一撃」《自ターン中1回》：相手のユニットを1体選び、2点のダメージを与える。",
    )
    match = game.scenario(me={"master": chief, "awakened": True}, foe={"minions": [A]})
    use(match, chief)  # its own ability stands before those that all masters have

    async def story(table: Table, pilot: Pilot[None]) -> None:
        shown = screen(table)
        assert "一撃" in shown
        assert "by Chief" in shown
        assert "can be unlocked" not in shown

    at_table(match, story, size=(120, 42))


def test_what_is_asked_about_a_card_is_not_asked_by_it() -> None:
    runner = minion(name="走", english="Runner", cost=0)
    match = game.scenario(me={"hand": [runner]})
    choose(match, "unlock", runner)

    async def story(table: Table, pilot: Pilot[None]) -> None:
        shown = screen(table)
        assert "stand by?" in shown
        assert "by Runner" not in shown

    at_table(match, story, size=(120, 42))


def test_what_x_is_for_is_told_where_it_is_asked() -> None:
    blaze = skill(
        "相手のミニオンを1体選び、X点のダメージを与える。", name="炎", english="Blaze", cost="X"
    )
    match = game.scenario(me={"hand": [blaze], "cores": 2}, foe={"minions": [A]})
    choose(match, "unlock", blaze)

    async def story(table: Table, pilot: Pilot[None]) -> None:
        shown = screen(table)
        assert "How many master points" in shown
        assert "deal X damage" in shown
        assert "by Blaze" not in shown

    at_table(match, story, size=(120, 42))


def test_who_has_lost_is_told_whose_life_is_gone() -> None:
    match = game.scenario(me={"minions": [minion(atk=9)]}, foe={"life": 3})
    choose(match, "attack")
    assert match.outcome is not None
    assert match.outcome.clause == "24-2a"
    for made, words in ((EN, "the loser's master"), (JA, "敗者のマスター")):
        assert words in made.speech.ending("24-2a")


@pytest.mark.parametrize(("lang", "words"), [("en", "unable to act"), ("ja", "行動不能")])
def test_the_signs_on_the_table_are_explained(lang: str, words: str) -> None:
    match = game.scenario(me={"minions": [unable(A), rested(B)], "cores": 1, "spent": 1})

    async def story(table: Table, pilot: Pilot[None]) -> None:
        assert all(sign in screen(table) for sign in "◆◇☆⟳‖")
        assert "⟳ ‖" not in screen(table)
        await press(table, pilot, "question_mark")
        (told,) = [line for line in screen(table).splitlines() if "⟳ ‖" in line]
        assert words in told
        await press(table, pilot, "escape")

    at_table(match, story, size=(120, 42), lang=lang)


def test_types_are_called_so() -> None:
    """14-3b."""
    fighter = minion(name="闘", english="Fighter", types=["戦士"])
    match = game.scenario(me={"minions": [fighter]})
    for made, words in ((EN, "types: 〔Warrior〕"), (JA, "タイプ：〔戦士〕")):
        scene = looked(match, 0)
        assert words in detail(made, scene, handle(scene, number(match, fighter))).plain


def test_a_whole_game_by_keys() -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        await auto_choose(table, pilot, 400)
        assert table.sitting.state == OVER
        outcome = table.sitting.match.outcome
        assert outcome is not None
        assert outcome.clause in screen(table)

    at_table(midgame(name="legions", turn=9), story, size=SMALL, lang="ja")


def test_a_new_game_asks_who_begins_or_tells_it() -> None:
    match = game.start(sorted(game.decks)[:2], seed=2)
    decision = match.decision
    assert decision is not None
    assert told(match, EN, decision.seat) == ["Go first", "Go second"]
    assert told(match, JA, decision.seat) == ["先攻", "後攻"]
    match.choose(0)
    no_change(match)
    spoken = speech("legions", "en")
    lines = [spoken.line(n, NAMES.__getitem__, str) for n in looked(match, 0).seen.lines()]
    assert any(line.endswith("a core from master area to wait zone III") for line in lines)


def test_a_card_that_is_affected_is_told_how() -> None:
    match = game.scenario(me={"master": CHIEF, "awakened": True, "minions": [A]})
    use(match, CHIEF, 1)
    choose(match, "pick", A)
    for made, words in ((EN, "is affected: "), (JA, "に効果：")):
        scene = looked(match, 0)
        (told,) = [
            note_line(made, scene, line).plain
            for line in scene.seen.lines()
            if line["verb"] == "effect"
        ]
        assert words in told
        assert "[Assault]" in told or made is JA
        assert not (made is JA and "give it" in told)
