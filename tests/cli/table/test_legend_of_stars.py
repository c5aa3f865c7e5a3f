"""How Legend of Stars lies on the table: two grids, facings and lead icons, hidden characters."""

from __future__ import annotations

from tests.cli.table.people import at_table, inner, looked, midgame, press, screen
from tests.games.legend_of_stars.table import attack, card, defending, game, hidden, squares
from textual.pilot import Pilot

from kirifuda.cli.table.app import Table
from kirifuda.cli.table.layout import layout
from kirifuda.cli.table.rows import rows
from kirifuda.games.legend_of_stars.zones import SPEED
from kirifuda.kernel.match import Match
from kirifuda.table.speech import speech

MADE = layout("legend_of_stars", speech("legend_of_stars", "en"), ["You", "Bot"])
A = card(name="甲", english="Alpha", lead="▲▶")


def position(me: dict[int, object], foe: dict[int, object], **how: object) -> Match:
    described = {"me": squares({"characters": me}), "foe": squares({"characters": foe})}
    return game.scenario(**described, **how)  # type: ignore[arg-type]


def grid(match: Match, seat: int, of: int) -> list[list[int]]:
    """The squares of a side, row by row as they are drawn."""
    spots = [slot.spot for slot in MADE.slots(looked(match, seat), of)]
    return [spots[:4], spots[4:]]


def test_front_rows_meet_and_lanes_face_each_other() -> None:
    match = position({0: A}, {1: A})
    assert grid(match, 0, 0) == [[0, 1, 2, 3], [4, 5, 6, 7]]
    assert grid(match, 0, 1) == [[4, 5, 6, 7], [0, 1, 2, 3]]


def test_the_other_player_sees_the_lanes_the_other_way_round() -> None:
    match = position({0: A}, {1: A})
    assert grid(match, 1, 1) == [[3, 2, 1, 0], [7, 6, 5, 4]]
    assert grid(match, 1, 0) == [[7, 6, 5, 4], [3, 2, 1, 0]]


def badges(match: Match, seat: int, of: int) -> list[str]:
    """Where cards face, and where their icons lead."""
    scene = looked(match, seat)
    return [
        " ".join([*slot.badges, MADE.items.compass(scene, slot.card, "lead")])
        for slot in MADE.slots(scene, of)
        if slot.card is not None
    ]


def test_icons_are_drawn_as_the_card_lies_for_who_looks() -> None:
    match = position({0: A, 1: defending(A), 2: defending(A, left=True)}, {})
    assert badges(match, 0, 0) == ["▲▶", "→ ▶▼", "← ▲◀"]
    assert badges(match, 1, 0) == ["→ ▶▼", "← ▲◀", "▼◀"]


def test_what_lies_face_down_is_known_to_its_player_only() -> None:
    match = position({0: hidden(A)}, {})
    mine = MADE.slots(looked(match, 0), 0)[0]
    theirs = next(s for s in MADE.slots(looked(match, 1), 0) if s.spot == 0)
    assert mine.card is not None
    assert theirs.card is not None
    assert MADE.name(looked(match, 0), mine.card) == "Alpha"
    assert MADE.name(looked(match, 1), theirs.card) == "hidden"
    assert theirs.badges == []


def test_who_is_attacked_past_all_cards_is_told_by_name() -> None:
    now = game.card("[フラッシュ]\nカードを1枚引く。", name="閃", kind="effect", cost=0, speed=1)
    match = game.scenario(
        me=squares({"characters": {0: A}, "hand": [now]}),
        foe=squares({"characters": {}}),
        phase="attack",
    )
    attack(match, A)
    assert MADE.middle(looked(match, 0))[1].plain.startswith("Alpha ━━▶ Bot")


def test_a_face_down_target_is_offered_by_its_square() -> None:
    end = game.card(
        "相手のキャラクターを1体選び、破壊する。", name="矢", kind="effect", cost=0, speed=1
    )
    match = game.scenario(
        me=squares({"hand": [end]}), foe=squares({"characters": {1: hidden(A), 6: A}})
    )
    assert match.decision is not None
    match.choose(next(o for o in match.decision.options if o.kind == "play"))
    told = [row.text.plain for row in rows(MADE, looked(match, 0), None, None)]
    assert any("Bot's front 2" in line and "Alpha" not in line for line in told)
    assert any("Alpha" in line for line in told)


def test_the_same_name_twice_is_told_apart_by_its_square() -> None:
    match = position({0: A, 1: A}, {}, phase="attack")
    told = [row.text.plain for row in rows(MADE, looked(match, 0), None, None)]
    assert len(set(told)) == len(told)


def test_a_match_is_played_by_keys() -> None:
    async def story(table: Table, pilot: Pilot[None]) -> None:
        before = len(table.sitting.match.choices)
        assert "front 1" in screen(table)
        for _ in range(3):  # the first row may open others
            await press(table, pilot, "1")
        assert len(table.sitting.match.choices) > before

    at_table(midgame(name="legend_of_stars"), story, size=(120, 42))
    at_table(midgame(name="legend_of_stars"), story, size=(80, 24))


def test_ways_to_lie_and_cards_for_the_energy_are_told_as_one_row_at_first() -> None:
    match = position({0: A, 5: hidden(A)}, {}, phase="main")
    scene = looked(match, 0)
    assert match.decision is not None
    ways = [o for o in match.decision.options if o.kind == "display"]
    told = [row for row in rows(MADE, scene, None, None) if row.group[0] == "display"]
    assert len(ways) > len(told) == 2
    assert {inner(scene).handles.card(row.group[1]) for row in told} == {o.card for o in ways}
    opened = rows(MADE, scene, None, told[0].group)
    assert ["facing right" in r.text.plain for r in opened[:-1]] == [True, False]
    assert "your front 1" in told[0].text.plain  # which of the two
    assert "your back 2" in told[1].text.plain
    rich = game.scenario(me={"hand": [A, card(name="乙", english="Beta")]})
    told = [row for row in rows(MADE, looked(rich, 0), None, None) if row.group[0] == "energy"]
    assert [row.text.plain for row in told] == ["Put a card into the energy zone …"]


def test_who_shows_a_card_for_the_first_turn_is_told_speeds() -> None:
    """5.1: neither cost nor ATK counts then; afterwards they are told again."""
    match = game.start([game.decks["dawn"], game.decks["dusk"]], seed=3)
    scene = looked(match, 0)
    assert scene.decision is not None
    assert scene.decision.kind == "show speed"
    for seen in scene.zone(0, "hand"):
        speed = game.cards[seen.key].nums[SPEED]
        assert MADE.stats(scene, seen).plain == f"S{speed}"
    while match.decision is not None and match.decision.kind != "mulligan":
        match.choose(0)
    scene = looked(match, match.decision.seat if match.decision is not None else 0)
    assert all(
        MADE.stats(scene, seen).plain.startswith("C") for seen in scene.zone(scene.seat, "hand")
    )
