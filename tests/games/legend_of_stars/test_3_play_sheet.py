"""Chapter 3: the play sheet, and decks (3.1)."""

from __future__ import annotations

from typing import Any

from tests.games.legend_of_stars.table import (
    attack,
    card,
    charge,
    choose,
    clauses_against,
    defending,
    effect,
    end_turn,
    game,
    hidden,
    leave,
    life,
    number,
    offered,
    play,
    scene,
    support,
    to_attack,
    zone,
)
from tests.ruling import clause

from kirifuda import Deck
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option

A = card(atk=300)
B = card(atk=200)


def held(view: dict[str, object], seat: int, name: str) -> list[dict[str, Any]]:
    seats: Any = view["seats"]
    found: list[dict[str, Any]] = seats[seat]["zones"][name]
    return found


def main_of(cards: dict[CardDef, int]) -> Deck:
    return Deck("own", main=cards)


@clause("3.1")
def test_3_1_a_deck_has_fifty_cards_or_more_and_three_of_a_name() -> None:
    many = [card() for _ in range(17)]
    assert game.check_deck(main_of(dict.fromkeys(many, 3))) == []
    assert game.check_deck(main_of({**dict.fromkeys(many[:16], 3), many[16]: 2})) == []
    few = game.check_deck(main_of({**dict.fromkeys(many[:15], 3), many[16]: 4}))
    assert [(r.clause, r.message.split()[0]) for r in few] == [("3.1", "the"), ("3.1", "4")]
    assert "49 cards" in few[0].message
    assert many[16].name in few[1].message


@clause("3.1", "9.1")
def test_3_1_a_text_can_lift_the_limit() -> None:
    any_number = card("このカードはデッキに何枚でも入れることができる。")
    five = card("このカードはデッキに5枚まで入れることができる。")
    assert game.check_deck(main_of({any_number: 50})) == []
    assert game.check_deck(main_of({any_number: 50, five: 5})) == []
    assert [r.clause for r in game.check_deck(main_of({any_number: 50, five: 6}))] == ["3.1"]


@clause("3.1", "3.6")
def test_3_1_nobody_sees_a_deck_and_only_its_player_a_hand() -> None:
    m = scene(me={"hand": [A], "deck": [B]}, foe={})
    assert "name" not in held(m.view(0), 0, "deck")[0]
    assert held(m.view(0), 0, "hand")[0]["name"] == A.name
    assert "name" not in held(m.view(1), 0, "hand")[0]


@clause("3.2")
def test_3_2_everyone_sees_the_trash() -> None:
    m = scene(me={"trash": [A, B]})
    assert [c["name"] for c in held(m.view(1), 0, "trash")] == [A.name, B.name]
    assert [c["name"] for c in held(m.view(None), 0, "trash")] == [A.name, B.name]


@clause("3.3", "5.3")
def test_3_3_a_character_is_put_down_in_any_display_face_up_or_down() -> None:
    for how in range(6):
        m = scene(me={"hand": [A], "energy": 1})
        play(m, A, 5, how)
        view = held(m.view(0), 0, "characters")[0]
        assert view["spot"] == 5
        assert view["rest"] == (how % 3 != 0)
        assert bool(view.get("status", 0) & 1) == (how % 3 == 2)
        assert view.get("down", False) == (how >= 3)
        assert ("name" in held(m.view(1), 0, "characters")[0]) == (how < 3)


@clause("3.3")
def test_3_3_a_square_holds_one_character() -> None:
    m = scene(me={"characters": {4: B, 5: B, 6: B}, "hand": [A, A], "energy": 2})
    play(m, A)
    assert zone(m, "me", "characters")[7] == A.name
    assert not offered(m, "play", A)
    assert clauses_against(m, "me", Option("play", m.state.cards(0, 5)[0])) == ["5.3"]


@clause("3.3.2", "3.3.3")
def test_3_3_2_only_the_front_row_in_attack_display_attacks() -> None:
    front, back, defender = card(), card(), card()
    m = scene(me={"characters": {0: front, 5: back, 2: defending(defender)}})
    to_attack(m)
    assert offered(m, "attack", front)
    assert not offered(m, "attack", back)
    assert not offered(m, "attack", defender)
    assert clauses_against(m, "me", Option("attack", number(m, back))) == ["3.3.3"]
    assert clauses_against(m, "me", Option("attack", number(m, defender))) == ["5.5"]


@clause("3.3", "3.3.3", "5.3")
def test_3_3_3_characters_come_to_the_back_row_first() -> None:
    m = scene(me={"hand": [A], "energy": 1})
    m.choose(next(o for o in m.decision.options if o.kind == "play") if m.decision else 0)
    assert m.decision is not None
    assert [o.spot for o in m.decision.options] == [4, 5, 6, 7]
    m.choose(0)
    m.choose(0)
    assert m.decision.kind == "main"


@clause("3.5", "2.3")
def test_3_5_supports_are_seen_by_all() -> None:
    banner = support()
    m = scene(me={"hand": [banner]})
    play(m, banner)
    assert held(m.view(1), 0, "supports")[0]["name"] == banner.name


@clause("3.6", "5.6.(3)")
def test_3_6_a_hand_keeps_seven_cards() -> None:
    m = scene(me={"hand": 9, "energy": 1})
    charge(m, "FILLER")
    end_turn(m)
    assert len(zone(m, "me", "hand")) == 7
    assert len(zone(m, "me", "trash")) == 1


@clause("3.7", "5.5.1.V")
def test_3_7_an_attack_that_meets_nobody_costs_life() -> None:
    m = scene(me={"characters": {3: A}}, foe={"life": 1000, "characters": {0: B, 6: hidden(B)}})
    attack(m, A)
    assert life(m, "foe") == 700


def test_who_was_seen_before_it_was_turned_down_is_known() -> None:
    veil = effect("自分のキャラクターを1体選び、裏側表示にする。")
    m = scene(me={"characters": {4: A}, "hand": [veil]})
    play(m, veil)
    seen = held(m.view(1), 0, "characters")[0]
    assert (seen["down"], seen["name"]) == (True, A.name)


@clause("3.3")
def test_what_is_played_is_shown_at_once_unless_it_may_lie_face_down() -> None:
    dear = effect("カードを1枚引く。", cost=1)
    for one, shown_to_all in ((dear, True), (A, False)):
        m = scene(me={"hand": [one], "energy": [A, B], "characters": {4: B, 5: B, 6: B}})
        choose(m, "play", one)
        if one is A:
            leave(m, "display")
        else:
            leave(m, "pay energy")
        assert ("name" in held(m.view(1), 0, "hand")[0]) == shown_to_all
