"""The table of Luck & Logic: two fields front to front, gates, territory, souls, battles."""

from __future__ import annotations

from tests.cli.table.people import handle, looked, wishes
from tests.games.luck_and_logic.table import (
    attack,
    card,
    choose,
    foreigner,
    leave,
    number,
    open_,
    paradox,
    pass_all,
    rested,
    scene,
    sortie,
    to_battle,
    turned,
    union,
)
from tests.table.test_speech import both, said

from kirifuda.cli.table.detail import detail
from kirifuda.cli.table.layout import ATTACKED, ATTACKER, Slot, layout
from kirifuda.cli.table.rows import rows
from kirifuda.kernel.match import Match
from kirifuda.table.speech import speech

NAMES = ["Ann", "Bob"]
EN = layout("luck_and_logic", speech("luck_and_logic", "en"), NAMES)
JA = layout("luck_and_logic", speech("luck_and_logic", "ja"), NAMES)

A = card(name="朝", english="Dawn")
B = card(name="昼", english="Noon")
C = card(name="夜", english="Night")
F = foreigner(name="使い", english="Envoy")
WIDE = union(name="大樹", english="Great Tree", territory=2)


def slots(m: Match, viewer: int, seat: int) -> list[Slot]:
    return EN.slots(looked(m, viewer), seat)


def told(m: Match, viewer: int, seat: int) -> list[str]:
    seen = looked(m, viewer)
    return [EN.name(seen, s.card) if s.card is not None else "" for s in EN.slots(seen, seat)]


def test_the_fields_face_each_other() -> None:
    m = scene(me={"circles": [A, None, None, B]}, foe={"circles": [C, None, F]})
    # the own front row is above the own back row; the opponent's lies the other way round
    assert told(m, 0, 0) == ["Dawn", "", "", "Noon", "", ""]
    assert told(m, 0, 1) == ["", "", "", "Envoy", "", "Night"]
    assert told(m, 1, 1) == ["Night", "", "Envoy", "", "", ""]
    assert [s.spot for s in slots(m, 0, 1)] == [5, 4, 3, 2, 1, 0]


def test_gates_are_told_with_their_circles() -> None:
    m = scene(me={"broken": [1]})
    marks = [s.label[-1] for s in slots(m, 0, 0)]
    assert marks == ["▣", "□", "▣", "▣", "▣", "▣"]
    assert "▣▣▣▣▣□" in EN.title(looked(m, 0), 0).plain


def test_souls_set_cards_and_territory_are_badges() -> None:
    m = scene(
        me={"circles": [{"card": WIDE, "souls": [A, B], "set": [turned(C)], "spot": 6}]},
    )
    first, second, third = slots(m, 0, 0)[:3]
    assert first.badges == ["soul2", "set1", "⛶"]
    assert second.card is not None
    assert first.card is not None
    assert second.card.card == first.card.card
    assert third.card is None


def test_levels_and_stock_are_on_the_line() -> None:
    m = scene(me={"levels": [rested(A), B], "stock": [open_(C), A, B], "secret": [A]}, anyway=True)
    line = EN.line(looked(m, 0), 0).plain
    assert "Level ▯▮" in line
    assert "Stock 3 (Night)" in line
    assert "Tools 1" in line


def test_a_battle_tells_who_where_and_by_what_law() -> None:
    law = paradox("aura", name="掟", english="Law")
    m = scene(me={"circles": [A], "levels": 1, "paradox": [law]}, foe={"circles": [B], "hand": 1})
    attack(m, A, 0)
    seen = looked(m, 0)
    assert EN.middle(seen)[1].plain == "Dawn ━━▶ Noon (front left)  AURA"
    roles = {s.spot: s.role for s in EN.slots(seen, 1)}
    assert roles[0] == ATTACKED
    assert next(s.role for s in EN.slots(seen, 0)) == ATTACKER
    choose(m, "define")
    piles = EN.piles(looked(m, 1), 1)
    assert [pile.label.plain for pile in piles] == ["battle zone"]
    pass_all(m)


def test_with_whom_a_member_unites_is_told() -> None:
    m = scene(me={"circles": [A, F]})
    seen = looked(m, 0)
    assert seen.decision is not None
    (option,) = [o for o in seen.decision.options if o.kind == "union"]
    assert EN.because(seen, option) == "with Envoy"
    assert JA.because(seen, option) == "使いと"


def test_places_have_names() -> None:
    m = scene(me={"hand": [WIDE], "levels": [union(name="根", english="Root")]})
    sortie(m, WIDE)
    seen = looked(m, 0)
    assert seen.decision is not None
    where = [EN.where_to(seen, o) for o in seen.decision.options]
    assert where[0] == "front left + front centre"
    leave(m, "place")


def test_what_one_might_want_is_answered() -> None:
    m = scene(me={"circles": [A, F], "hand": [B]})
    seen = looked(m, 0)
    labels = wishes(EN, seen)
    for word in ("Sortie Noon", "Unite Dawn with Envoy", "Attack with Dawn", "Luck drive"):
        assert word in labels


def test_every_way_in_which_a_match_ends_has_words() -> None:
    clauses = said("luck_and_logic", "lose", 2) | {"10.3.1.1", "10.3.1.2", "12.1.1.3", "1.2.5"}
    for spoken in both("luck_and_logic"):
        assert clauses - set(spoken.words.endings) == set()


def test_names_and_titles_are_told_only_where_they_are_not_printed() -> None:
    lead = card(name="湊を継ぐミナト", title="湊を継ぐ", attributes=["灯"], pact=["クラゲ"])
    m = scene(me={"circles": [lead]})
    seen = looked(m, 0)
    shown = detail(EN, seen, handle(seen, number(m, lead))).plain
    assert "〔灯〕" in shown
    assert "〔ally 「Kurage」〕" in shown
    assert "湊を継ぐ〕" not in shown
    assert "ミナト〕" not in shown
    assert JA.trait("@ミナト", printed=False) == "〔名称「ミナト」〕"


def test_who_stands_where_one_may_attack_is_told() -> None:
    m = scene(me={"circles": [A], "level": 1}, foe={"circles": [B], "broken": [1]})
    to_battle(m)
    choose(m, "attack", A)
    seen = looked(m, 0)
    assert seen.decision is not None
    told_of = {row.spot: row.text.plain for row in rows(EN, seen, None, None)}
    assert "Noon  3000/1/2" in told_of[0]
    assert told_of[2].endswith("an empty circle ▣")
    leave(m, "target")


def test_the_worlds_of_the_level_cards_are_told() -> None:
    m = scene(me={"levels": [union(name="根", worlds=["tritomy"])]})
    assert "Tritomy" in EN.line(looked(m, 0), 0).plain
    assert "Tritomy" not in EN.line(looked(m, 0), 1).plain
