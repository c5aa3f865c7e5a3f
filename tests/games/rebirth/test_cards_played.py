"""Shipped cards, each in a position where what it says shows."""

from __future__ import annotations

from tests.games.rebirth.table import (
    attack,
    block,
    cancel,
    choose,
    count,
    damage,
    end_turn,
    game,
    hurt,
    is_card,
    is_rested,
    offered,
    pay,
    play,
    rested,
    scene,
    set_rebirth,
    standing_energy,
    to_attack,
    use,
    values,
    zone,
)

from kirifuda.kernel.match import Match

STOPS = ("main", "attack")


def go(m: Match, *wanted: str, until: str = "", say: int = -1) -> None:
    """Go on to the next main or attack decision (or one of another kind).

    Abilities are played, offers taken, nothing is blocked or cancelled; of cards to choose, the
    wanted ones are taken in their order, and the first one offered when none is wanted.
    """
    left = list(wanted)
    for _ in range(60):
        decision = m.decision
        if decision is None or decision.kind in STOPS or decision.kind == until:
            break
        if decision.kind == "pay energy":
            pay(m)
            continue
        options = decision.options
        found = [o for o in options if left and o.kind == "pick" and is_card(m, o.card, left[0])]
        if found:
            left.pop(0)
        elif decision.kind in ("block", "cancel"):
            found = [o for o in options if o.kind in ("done", "pass")]
        elif say >= 0:
            found = [o for o in options if o.kind == "number" and o.number == say]
        elif wanted:
            found = [o for o in options if o.kind == "done"]
        m.choose(found[0] if found else options[0])
    assert not left, left


def name(key: str) -> str:
    return game.cards[key].name


# -- couriers --------------------------------------------------------------------------------


def test_first_out_pushes_couriers_only() -> None:
    m = scene(
        me={"entry": "SY-003", "members": ["SY-001", "FILLER", None]}, foe={"entry": "SY-104"}
    )
    attack(m, "SY-001")
    go(m)
    assert damage(m, "SY-104") == 4
    m = scene(
        me={"entry": "SY-105", "members": ["SY-001", "FILLER", None]}, foe={"entry": "SY-104"}
    )
    attack(m, "SY-001")
    go(m)
    assert damage(m, "SY-104") == 2


def test_training_wheels_at_full_power() -> None:
    m = scene(me={"entry": "SY-003", "members": ["SY-002", "SY-001"], "retire": ["SY-005"]})
    assert values(m, "SY-003") == (4, 5)
    m = scene(me={"entry": "SY-003", "members": ["SY-002", "SY-001"], "retire": 3})
    assert values(m, "SY-003") == (3, 5)


def test_express_hits_harder_and_softens_the_target() -> None:
    m = scene(
        me={"hand": ["SY-004"], "members": 1, "energy": 2},
        foe={"entry": {"card": "SY-011", "damage": 1}},
    )
    play(m, "SY-004")
    go(m)
    assert values(m, "SY-004") == (5, 4)
    assert values(m, "SY-011") == (4, 6)
    attack(m)
    go(m)
    assert zone(m, "foe", "retire") == [name("SY-011")]


def test_swallow_stands_a_courier_once_a_turn() -> None:
    m = scene(
        me={"entry": "SY-007", "members": ["SY-001", "SY-009", None]},
        foe={"entry": hurt("SY-104", 8), "top": ["SY-097"]},
    )
    attack(m, "SY-009")
    go(m, "SY-009")
    assert not is_rested(m, "SY-009")
    attack(m, "SY-009")
    go(m)
    assert zone(m, "foe", "retire") == [name("SY-104"), name("SY-097")]
    assert is_rested(m, "SY-009")


def test_tailwind_keeps_blockers_away() -> None:
    for top in ("SY-021", "SY-022"):
        m = scene(
            me={"entry": "SY-012", "members": ["SY-009", "SY-010", None], "rebirth": [top]},
            foe={"entry": "SY-104", "hand": ["SY-105"]},
        )
        attack(m, "SY-009")
        go(m, until="block")
        assert offered(m, "block", "SY-105") == (top == "SY-022")
        go(m)
        assert damage(m, "SY-104") == (8 if top == "SY-021" else 7)


def test_parcel_tags_look_for_a_courier() -> None:
    m = scene(me={"members": ["SY-014"], "top": ["SY-097", "SY-003", "SY-098", "SY-099"]})
    use(m, "SY-014")
    assert not offered(m, "pick", "SY-097")
    go(m, "SY-003")
    assert zone(m, "me", "hand") == [name("SY-003")]
    deck = zone(m, "me", "deck")
    assert deck[0] == name("SY-099")
    assert sorted(deck[-2:]) == sorted([name("SY-097"), name("SY-098")])


def test_ghost_runner_leaves_at_the_end_of_the_turn() -> None:
    m = scene(
        me={"entry": "SY-016", "members": 2, "top": ["SY-097", "SY-098"]},
        foe={"entry": hurt("SY-104", 8)},
    )
    attack(m)
    go(m)
    go(m)
    choose(m, "end attacks")
    go(m)
    assert name("SY-016") in zone(m, "me", "waiting room")
    assert count(m, "me", "hand") == 1


def test_the_map_maker_stands_when_a_courier_wins() -> None:
    m = scene(
        me={"entry": "SY-007", "members": 1, "energy": [rested("SY-024")]},
        foe={"entry": hurt("SY-104", 8)},
    )
    attack(m)
    go(m)
    go(m)
    assert not is_rested(m, "SY-024")


# -- lamp keepers ----------------------------------------------------------------------------


def test_high_water_costs_less_with_ten_energy() -> None:
    m = scene(me={"hand": ["SY-038"], "energy": 9}, foe={"entry": "SY-104"})
    assert m.state.face(m.state.cards(0, 7)[0]).nums[0] == 8
    m = scene(me={"hand": ["SY-038"], "energy": 10}, foe={"entry": "SY-104"})
    play(m, "SY-038")
    go(m)
    assert standing_energy(m, "me") == 4
    assert damage(m, "SY-104") == 6


def test_a_keeper_lets_a_whale_in() -> None:
    m = scene(
        me={
            "entry": "SY-040",
            "members": ["SY-025", "SY-026", "SY-027"],
            "hand": ["SY-035", "SY-038"],
            "energy": 3,
        },
        foe={"members": ["SY-001", "SY-003", None]},
    )
    use(m, "SY-040")
    assert not offered(m, "pick", "SY-038")
    go(m, "SY-035", "SY-001", "SY-003")
    assert zone(m, "me", "entry") == [name("SY-035")]
    assert zone(m, "foe", "members") == ["", "", ""]


def test_the_phosphor_calf_grows_with_energy() -> None:
    m = scene(me={"entry": "SY-037", "energy": 7})
    assert values(m, "SY-037") == (6, 6)
    m = scene(me={"entry": "SY-037", "energy": 8})
    assert values(m, "SY-037") == (7, 6)


def test_the_music_box_rests_for_light() -> None:
    m = scene(me={"entry": "SY-031", "energy": ["SY-048"]})
    use(m, "SY-048")
    go(m)
    assert values(m, "SY-031") == (5, 9)
    assert is_rested(m, "SY-048")


def test_the_fog_horn_keeps_the_first_partner_attack_away() -> None:
    m = scene(
        whose="foe",
        me={"entry": "SY-030", "retire": ["SY-026", "SY-027"]},
        foe={"entry": "SY-097", "members": 2, "partners": 3},
    )
    attack(m)
    go(m)
    assert damage(m, "SY-030") == 2
    m = scene(
        whose="foe",
        me={"entry": "SY-030", "retire": ["SY-026", "SY-027"]},
        foe={"entry": "SY-097", "members": 2, "partners": 3},
    )
    attack(m)
    go(m)
    attack(m, partner=True)
    go(m)
    assert name("SY-030") in zone(m, "me", "retire")


# -- dead letters ----------------------------------------------------------------------------


def test_sealing_wax_cancels_a_spark_of_a_character() -> None:
    m = scene(
        me={"entry": "SY-034", "members": 2, "hand": ["SY-054"]},
        foe={"entry": hurt("SY-104", 8), "top": ["SY-013"]},
    )
    attack(m)
    go(m, until="cancel")
    cancel(m, "SY-054")
    go(m)
    go(m)
    assert name("SY-054") in zone(m, "me", "waiting room")
    assert count(m, "me", "hand") == 1


def test_a_misprint_blocks_and_comes_to_the_members() -> None:
    m = scene(
        whose="foe",
        me={"entry": "SY-053", "hand": ["SY-056"], "retire": 1},
        foe={"entry": "SY-012", "members": 1},
    )
    attack(m)
    go(m, until="block")
    block(m, "SY-056")
    go(m)
    assert name("SY-056") in zone(m, "me", "members")
    assert damage(m, "SY-053") == 0


def test_forty_years_make_a_partner_attack() -> None:
    m = scene(
        me={
            "entry": "SY-057",
            "members": ["SY-049"],
            "retire": ["SY-050", "SY-052", "SY-053", "SY-058"],
            "hand": ["SY-097", "SY-098"],
        },
        foe={"entry": "SY-038"},
    )
    assert values(m, "SY-057") == (7, 8 if game.cards["SY-057"].nums[2] == 7 else 9)
    attack(m, "SY-049")
    go(m)
    assert zone(m, "foe", "retire") == [name("SY-038")]
    assert count(m, "me", "hand") == 0


def test_a_locked_diary_swaps_retired_and_waiting() -> None:
    m = scene(
        me={
            "members": ["SY-061"],
            "energy": 2,
            "retire": ["SY-049", "SY-050", "SY-053"],
            "waiting": ["SY-052"],
        }
    )
    use(m, "SY-061")
    go(m, "SY-049", "SY-052")
    assert sorted(zone(m, "me", "retire")) == sorted(
        [name("SY-050"), name("SY-052"), name("SY-053")]
    )
    assert name("SY-049") in zone(m, "me", "waiting room")


def test_a_face_is_forgotten_for_the_turn() -> None:
    m = scene(
        me={"entry": "SY-064", "energy": 2},
        foe={"entry": "SY-012", "members": ["SY-001", "SY-003", None]},
    )
    assert values(m, "SY-012") == (7, 8)
    use(m, "SY-064")
    go(m)
    assert values(m, "SY-012") == (5, 8)
    end_turn(m)
    assert values(m, "SY-012") == (7, 8)


def test_an_old_love_letter_protects_from_the_retire_zone() -> None:
    m = scene(me={"entry": "SY-053", "retire": ["SY-052", "SY-001", "SY-003", "SY-004"]})
    assert values(m, "SY-053")[1] == game.cards["SY-053"].nums[2] + 1


def test_what_was_retired_is_remembered() -> None:
    m = scene(
        me={"entry": "SY-001", "members": ["SY-212"], "hand": ["SY-003"], "energy": 2},
    )
    play(m, "SY-003", 0)
    go(m)
    assert zone(m, "me", "memory") == [name("SY-212")]


# -- stamps ----------------------------------------------------------------------------------


def test_the_peacock_counts_its_souls() -> None:
    m = scene(me={"entry": "SY-076", "hand": ["SY-073", "SY-097"]})
    use(m, "SY-076")
    go(m)
    assert values(m, "SY-076")[0] == 5
    assert zone(m, "me", "soul") == [name("SY-073")]


def test_gum_sticks_to_the_entry() -> None:
    m = scene(me={"entry": "SY-076", "members": ["SY-075"], "energy": 1})
    use(m, "SY-075")
    go(m)
    atk, defence = game.cards["SY-076"].nums[1:]
    assert values(m, "SY-076") == (atk + 2, defence + 1)


def test_a_fortune_is_a_check() -> None:
    for top, hit in (("SY-093", 7), ("SY-038", 7), ("SY-097", 4)):
        m = scene(
            me={"entry": "SY-078", "members": 2, "top": [top]},
            foe={"entry": "SY-104"},
        )
        attack(m)
        go(m)
        assert damage(m, "SY-104") == hit
        assert count(m, "me", "hand") == (1 if hit == 4 else 0)


def test_a_dealer_does_one_of_three_things() -> None:
    m = scene(
        me={"entry": "SY-079", "energy": [rested("SY-095"), "FILLER"], "waiting": ["SY-073"]},
        foe={"members": ["SY-001"]},
    )
    use(m, "SY-079")
    go(m, say=2)
    assert is_rested(m, "SY-001")


def test_an_album_of_growth() -> None:
    m = scene(
        me={
            "members": ["SY-081", "SY-097", None],
            "hand": ["SY-080"],
            "energy": 4,
            "waiting": ["SY-082", "SY-003"],
        }
    )
    play(m, "SY-080")
    go(m)
    assert name("SY-082") in zone(m, "me", "members")
    assert is_rested(m, "SY-082")
    assert values(m, "SY-080") == (10, 6)


def test_the_inverted_gull_is_a_partner_for_a_turn() -> None:
    m = scene(
        me={
            "entry": "SY-076",
            "members": ["SY-083", "SY-075", None],
            "energy": 2,
            "partners": 2,
        },
        foe={"entry": "SY-038"},
    )
    use(m, "SY-083")
    go(m)
    assert zone(m, "me", "members")[0] == ""
    attack(m, "SY-075", partner=True)
    go(m)
    assert zone(m, "foe", "retire") == [name("SY-038")]
    end_turn(m)
    assert name("SY-083") in zone(m, "me", "waiting room")


def test_guessing_a_number() -> None:
    for said, kept in ((2, True), (3, False)):
        m = scene(me={"members": ["SY-084"], "energy": 1, "top": ["SY-075"]})
        use(m, "SY-084")
        go(m, say=said)
        assert (name("SY-075") in zone(m, "me", "hand")) == kept
        assert (name("SY-075") in zone(m, "me", "waiting room")) != kept


def test_a_granted_ability_draws() -> None:
    m = scene(
        me={"entry": "SY-077", "members": ["SY-086", "SY-075", None], "energy": 1},
        foe={"entry": hurt("SY-104", 8)},
    )
    use(m, "SY-086")
    go(m)
    attack(m, "SY-075")
    go(m)
    go(m)
    assert count(m, "me", "hand") == 1


def test_everyone_becomes_a_stamp() -> None:
    m = scene(me={"entry": "SY-098", "members": ["SY-087"], "rebirth": ["SY-093"]})
    assert values(m, "SY-098") == (4, 6)


def test_a_block_cutter_uses_another_spark() -> None:
    m = scene(
        me={"entry": "SY-012", "members": 2},
        foe={"entry": hurt("SY-104", 8), "top": ["SY-089", "SY-097"], "waiting": ["SY-008"]},
    )
    attack(m)
    go(m)
    go(m)
    assert zone(m, "foe", "entry") == [name("SY-089")]
    assert zone(m, "foe", "hand") == [name("SY-097")]


def test_a_first_day_cover_sets_what_it_finds() -> None:
    m = scene(me={"hand": ["SY-090"], "energy": 5, "top": ["SY-001", "SY-093", "SY-003", "SY-004"]})
    play(m, "SY-090")
    go(m, "SY-093")
    assert zone(m, "me", "rebirth") == [name("SY-093")]
    assert values(m, "SY-090") == (6, 10)


def test_the_queen_stands_a_member_for_each_rebirth() -> None:
    m = scene(me={"entry": "SY-092", "members": [rested("SY-075")], "hand": ["SY-094"]})
    set_rebirth(m, "SY-094")
    go(m)
    assert not is_rested(m, "SY-075")


# -- rarer turns of phrase --------------------------------------------------------------------


def test_the_postmaster_sets_a_value() -> None:
    m = scene(me={"hand": ["SY-104"], "energy": 6}, foe={"entry": "SY-038"})
    play(m, "SY-104")
    go(m)
    assert values(m, "SY-038") == (7, 4)


def test_the_wire_tightens_once_and_once_less() -> None:
    m = scene(me={"entry": "SY-114", "members": 3}, foe={"entry": "SY-038"})
    for hit in (6, 11):
        attack(m)
        go(m)
        if hit < 10:
            assert damage(m, "SY-038") == hit
    assert zone(m, "foe", "retire") == [name("SY-038")]


def test_another_lends_its_atk() -> None:
    m = scene(
        me={"entry": "SY-113", "members": ["SY-007", "SY-001", None]}, foe={"entry": "SY-038"}
    )
    attack(m, "SY-007")
    go(m)
    assert damage(m, "SY-038") == 7


def test_a_whale_in_hand_guards_the_lamps() -> None:
    m = scene(
        whose="foe",
        me={"entry": "SY-031", "members": ["SY-121"], "hand": ["SY-036", "SY-003"]},
        foe={"entry": "SY-012", "members": 2},
    )
    attack(m)
    go(m, until="block")
    assert not offered(m, "block", "SY-003")
    block(m, "SY-036")
    go(m)
    assert damage(m, "SY-031") == 0


def test_a_third_attack_is_a_partner_attack() -> None:
    m = scene(
        me={
            "entry": "SY-119",
            "members": ["SY-001", "SY-003", "SY-005"],
            "retire": ["SY-004", "SY-007", "SY-008"],
        },
        foe={"entry": "SY-038"},
    )
    for nth, one in enumerate(("SY-003", "SY-005", "SY-001")):
        if nth:
            m.state.set_damage(m.state.cards(1, 1)[0], 0)
        attack(m, one)
        go(m)
    assert zone(m, "foe", "retire") == [name("SY-038")]


def test_a_storm_ends_the_attack_phase() -> None:
    m = scene(
        whose="foe",
        me={"entry": hurt("SY-097", 3), "retire": 5, "top": ["SY-130"]},
        foe={"entry": "SY-012", "members": 3},
    )
    attack(m)
    go(m)
    assert m.state.turn_seat == 0


def test_two_names_at_once() -> None:
    m = scene(me={"entry": "SY-137", "members": ["SY-001"]})
    assert values(m, "SY-137") == (3, 6)
    m = scene(me={"entry": "SY-053", "members": ["SY-137"]})
    atk, defence = game.cards["SY-053"].nums[1:]
    assert values(m, "SY-053") == (atk + 1, defence + 1)


def test_atk_becomes_def() -> None:
    m = scene(me={"entry": "SY-141", "energy": 1, "rebirth": ["SY-094"]})
    use(m, "SY-141")
    go(m)
    assert values(m, "SY-141") == (6, 6)


def test_no_rebirth_no_combo_but_for_a_miniature_sheet() -> None:
    m = scene(
        me={"entry": "SY-087", "members": ["SY-142"], "energy": 1},
    )
    assert values(m, "SY-087") == (4, 5)
    use(m, "SY-142")
    go(m)
    assert values(m, "SY-087") == (6, 5)


def test_three_differently_named_stamps() -> None:
    m = scene(
        me={
            "entry": "SY-145",
            "energy": 2,
            "waiting": ["SY-073", "SY-073", "SY-075", "SY-076"],
        }
    )
    use(m, "SY-145")
    m.choose(0)
    again = offered(m, "pick", "SY-073")
    go(m, "SY-075", "SY-076")
    assert not again
    assert count(m, "me", "hand") == 2
    assert zone(m, "me", "waiting room") == [name("SY-073")]


def test_the_price_depends_on_what_is_shown() -> None:
    m = scene(me={"hand": ["SY-148"], "energy": 3, "top": ["SY-038"]})
    play(m, "SY-148")
    go(m)
    assert zone(m, "me", "hand") == [name("SY-038")]
    assert values(m, "SY-148") == (3, 6)
    m = scene(me={"hand": ["SY-148"], "energy": 3, "top": ["SY-001"]})
    play(m, "SY-148")
    go(m)
    assert zone(m, "me", "hand") == []
    assert values(m, "SY-148") == (5, 6)


def test_lost_property_goes_back_to_its_owner() -> None:
    m = scene(
        me={"hand": ["SY-154"], "energy": 3},
        foe={"members": [rested("SY-001"), "SY-003", None]},
    )
    play(m, "SY-154", 0)
    go(m)
    assert zone(m, "foe", "hand") == [name("SY-001")]


def test_a_ghost_in_the_booth_silences() -> None:
    m = scene(
        me={"entry": "SY-007", "members": ["SY-001", "SY-003", None]},
        foe={"entry": hurt("SY-104", 8), "top": ["SY-158"]},
    )
    attack(m, "SY-003")
    go(m)
    attack(m, "SY-001")
    go(m)
    assert count(m, "foe", "retire") == 1


def test_a_wind_removes_cards_from_the_game() -> None:
    m = scene(
        me={"entry": "SY-216", "hand": ["SY-097"]},
        foe={"waiting": ["SY-001", "SY-003", "SY-004"]},
    )
    use(m, "SY-216")
    go(m, "SY-001", "SY-003")
    assert zone(m, "foe", "waiting room") == [name("SY-004")]
    assert zone(m, "me", "waiting room") == [name("SY-097")]
    assert values(m, "SY-216") == (5, 5)


def test_one_of_mine_for_two_of_theirs() -> None:
    m = scene(
        me={"hand": ["SY-217"], "energy": 5, "members": ["SY-049"]},
        foe={"members": ["SY-001", "SY-003", "SY-004"]},
    )
    play(m, "SY-217")
    go(m, "SY-001", "SY-003")
    assert zone(m, "me", "retire") == [name("SY-049")]
    assert zone(m, "foe", "members") == ["", "", name("SY-004")]


def test_a_band_sets_from_the_waiting_room() -> None:
    m = scene(me={"hand": ["SY-175"], "energy": 4, "waiting": ["SY-094"]})
    play(m, "SY-175")
    go(m)
    assert zone(m, "me", "rebirth") == [name("SY-094")]
    assert values(m, "SY-175") == (5, 7)


def test_a_mimic_is_a_little_better() -> None:
    m = scene(me={"entry": "SY-181", "energy": 1}, foe={"entry": "SY-038"})
    use(m, "SY-181")
    go(m)
    assert values(m, "SY-181") == (8, 6)


def test_hit_and_run() -> None:
    m = scene(
        me={"entry": "SY-012", "members": ["SY-188", "SY-001", None]}, foe={"entry": "SY-038"}
    )
    attack(m, "SY-188")
    go(m)
    assert damage(m, "SY-038") == 9
    assert zone(m, "me", "hand") == [name("SY-188")]


def test_never_asleep() -> None:
    m = scene(
        me={"entry": "SY-189", "members": ["SY-001", "SY-003", None]}, foe={"entry": "SY-038"}
    )
    attack(m, "SY-001")
    go(m)
    assert not is_rested(m, "SY-001")
    attack(m, "SY-001")
    go(m)
    assert zone(m, "foe", "retire") == [name("SY-038")]
    assert is_rested(m, "SY-001")


def test_beasts_become_partners() -> None:
    m = scene(me={"hand": ["SY-215"], "energy": 3, "waiting": ["SY-010", "SY-015", "SY-001"]})
    play(m, "SY-215")
    go(m, "SY-010", "SY-015")
    assert count(m, "me", "energy") == 5
    assert name("SY-010") not in zone(m, "me", "waiting room")
    end_turn(m)
    assert count(m, "me", "energy") == 3


def test_a_sign_shields_further() -> None:
    m = scene(
        whose="foe",
        me={"entry": "SY-003", "hand": ["SY-190"]},
        foe={"entry": "SY-012", "members": 2},
    )
    attack(m)
    go(m, until="block")
    block(m, "SY-190")
    go(m)
    assert values(m, "SY-003") == (3, 6)


def test_nothing_stands_on_a_frozen_puddle() -> None:
    m = scene(
        me={"members": ["SY-174"], "energy": 1},
        foe={"members": [rested("SY-001"), rested("SY-003"), None]},
    )
    use(m, "SY-174")
    go(m, "SY-001")
    to_attack(m)
    end_turn(m)
    assert is_rested(m, "SY-001")
    assert not is_rested(m, "SY-003")


def test_a_misdelivery_is_paid_for() -> None:
    m = scene(me={"hand": ["SY-131"], "energy": 3}, foe={"waiting": ["SY-001"]})
    play(m, "SY-131")
    go(m)
    assert name("SY-001") in zone(m, "foe", "members")
    assert is_rested(m, "SY-001")
    assert count(m, "me", "hand") == 2


def test_an_addressee_reads_everything() -> None:
    m = scene(
        me={
            "hand": ["SY-134", "SY-049", "SY-050", "SY-051", "SY-097"],
            "energy": 4,
            "retire": 4,
        },
        foe={"members": ["SY-001"]},
    )
    play(m, "SY-134")
    go(m, "SY-049", "SY-050", "SY-051", "SY-097")
    assert zone(m, "foe", "members") == ["", "", ""]
    assert count(m, "me", "hand") == 2


def test_a_brand_marks_the_other_side() -> None:
    m = scene(me={"entry": "SY-172", "energy": 1}, foe={"entry": "SY-104"})
    use(m, "SY-172")
    go(m)
    assert values(m, "SY-104") == (4, 8)
    end_turn(m)
    assert values(m, "SY-104") == (5, 9)


def test_a_paper_plane_gives_an_ability_away() -> None:
    m = scene(
        me={"entry": "SY-034", "members": ["SY-173", "SY-001", "SY-003"], "energy": 1},
        foe={"entry": "SY-038"},
    )
    use(m, "SY-173")
    go(m)
    attack(m, "SY-001")
    go(m)
    assert count(m, "me", "hand") == 1


def test_a_shower_draws_after_each_attack() -> None:
    m = scene(
        me={"entry": "SY-034", "members": ["SY-184", "SY-001", "SY-003"], "energy": 2},
        foe={"entry": "SY-038"},
    )
    use(m, "SY-184")
    go(m)
    attack(m, "SY-001")
    go(m)
    assert count(m, "me", "hand") == 1


def test_who_was_welcomed_is_stronger() -> None:
    m = scene(me={"members": ["SY-187"], "hand": ["SY-098"], "energy": 2})
    play(m, "SY-098")
    go(m)
    assert values(m, "SY-098") == (4, 6)


def test_a_whale_pays_for_oil() -> None:
    for paid, gained in (("SY-036", 2), ("SY-001", 0)):
        m = scene(me={"entry": "SY-192", "hand": [paid]})
        use(m, "SY-192")
        go(m)
        assert count(m, "me", "energy") == gained
        assert zone(m, "me", "waiting room") == [name(paid)]


def test_a_rested_bird_lends_more() -> None:
    for with_, atk in (("SY-013", 6), ("SY-001", 4)):
        m = scene(me={"entry": "SY-193", "members": [with_]})
        use(m, "SY-193")
        go(m)
        assert values(m, "SY-193") == (atk, 6)


def test_counting_what_is_set_on_both_sides() -> None:
    m = scene(me={"entry": "SY-191", "rebirth": ["SY-094"]}, foe={"rebirth": ["SY-021"]})
    assert values(m, "SY-191") == (5, 7)
    m = scene(me={"entry": "SY-191", "rebirth": ["SY-022"]}, foe={"rebirth": ["SY-021", "SY-021"]})
    assert values(m, "SY-191") == (7, 7)


def test_a_lantern_child_finds_a_whale() -> None:
    m = scene(me={"hand": ["SY-210"], "energy": 4, "deck": ["SY-001", "SY-036", "SY-003"]})
    play(m, "SY-210")
    go(m, "SY-036")
    assert zone(m, "me", "hand") == [name("SY-036")]


def test_a_mail_bag_of_memories() -> None:
    m = scene(
        me={"hand": ["SY-213"], "energy": 4, "waiting": ["SY-049", "SY-050", "SY-001"]},
    )
    play(m, "SY-213")
    go(m, "SY-049", "SY-050")
    assert count(m, "me", "memory") == 2
    use(m, "SY-213")
    go(m)
    assert count(m, "me", "memory") == 1
    assert values(m, "SY-213") == (6, 7)


def test_a_die_ends_the_phase() -> None:
    m = scene(
        whose="foe",
        me={"entry": hurt("SY-097", 3), "top": ["SY-218", "SY-093"]},
        foe={"entry": "SY-034", "members": 3},
    )
    attack(m)
    go(m)
    assert m.state.turn_seat == 0


def test_a_complete_change() -> None:
    m = scene(
        whose="foe",
        me={"entry": hurt("SY-097", 3), "hand": ["SY-001", "SY-003"], "top": ["SY-219"]},
        foe={"entry": "SY-034", "members": 3},
    )
    attack(m)
    go(m, "SY-001", "SY-003")
    assert count(m, "me", "hand") == 2
    assert {name("SY-001"), name("SY-003")} <= set(zone(m, "me", "waiting room"))


def test_glue_takes_its_supporter_in() -> None:
    m = scene(
        me={"entry": "SY-228", "members": ["SY-001", "SY-003", None]}, foe={"entry": "SY-038"}
    )
    attack(m, "SY-001")
    go(m)
    assert zone(m, "me", "soul") == [name("SY-001")]
    assert damage(m, "SY-038") == 4


def test_nobody_is_woken_by_the_storm() -> None:
    m = scene(
        whose="foe",
        phase="standby",
        me={"entry": "SY-067", "retire": 4},
        foe={"members": ["SY-001"]},
    )
    go(m)
    to_attack(m)
    go(m)
    assert is_rested(m, "SY-001") or m.state.turn_seat == 0


def test_the_shield_of_a_deputy() -> None:
    m = scene(
        me={"hand": ["SY-104"], "energy": 6},
        foe={"entry": "SY-038", "members": ["SY-103"]},
    )
    play(m, "SY-104")
    go(m)
    assert values(m, "SY-038") == (7, 10)


def test_an_envelope_is_sealed_again() -> None:
    m = scene(
        whose="foe",
        me={"entry": hurt("SY-065", 7), "hand": ["SY-001", "SY-003"], "retire": 5},
        foe={"entry": "SY-034", "members": 3},
    )
    attack(m)
    go(m)
    assert zone(m, "me", "entry") == [name("SY-065")]
    assert damage(m, "SY-065") == 0
    assert count(m, "me", "hand") == 0
    attack(m)
    go(m)
    assert damage(m, "SY-065") == 2
