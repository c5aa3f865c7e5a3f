"""Shipped cards in play: what they are made for, alone and together."""

from __future__ import annotations

from tests.games.legend_of_stars.table import (
    attack,
    defending,
    display,
    end_turn,
    energy,
    gained,
    hidden,
    lead,
    life,
    no_flash,
    offered,
    pass_,
    pick,
    play,
    say,
    scene,
    show,
    square,
    to_attack,
    trigger,
    use,
    values,
    zone,
)


def test_wardens_heal_and_the_armillary_answers() -> None:
    m = scene(
        me={
            "characters": {0: "Reve of the Armillary"},
            "hand": ["Mira, Dawn Apprentice"],
            "energy": 1,
        }
    )
    play(m, "Mira, Dawn Apprentice", 4)
    assert life(m, "me") == 3100
    assert values(m, "Reve of the Armillary") == (600, 600, 300)
    attack(m, "Reve of the Armillary")
    assert life(m, "foe") == 2400


def test_the_knight_of_the_sundial_is_stronger_behind() -> None:
    m = scene(me={"characters": {0: "Galen, Sundial Knight"}, "life": 2900})
    assert values(m, "Galen, Sundial Knight") == (800, 900, 400)
    attack(m, "Galen, Sundial Knight")
    assert life(m, "foe") == 2200
    assert values(m, "Galen, Sundial Knight") == (600, 700, 400)


def test_the_halo_warden_resists_and_stands() -> None:
    m = scene(
        me={
            "characters": {0: "Caldo, Scorch Dragon", 3: "Chika Spark"},
            "hand": ["Feast under the Stars"],
        },
        foe={"characters": {0: "Halo Warden"}},
    )
    attack(m, "Caldo, Scorch Dragon")  # 400 damage is less than its ATK; speed 8 is not resisted
    assert zone(m, "foe", "characters")[0] == "光輪の守人"
    assert life(m, "foe") == 3000


def test_blinding_light_turns_the_attacker_aside() -> None:
    m = scene(
        me={"characters": {0: "Igni of Two Blades", 1: "Chika Spark"}},
        foe={"hand": ["Blinding Light"], "energy": 2},
    )
    attack(m, "Igni of Two Blades")
    play(m, "Blinding Light")
    no_flash(m)
    assert display(m, "Igni of Two Blades") == 1
    assert life(m, "foe") == 3000


def test_a_player_of_shadows_kills_as_it_is_attacked() -> None:
    m = scene(
        me={"characters": {0: "Rosso at a Gallop", 1: "Chika Spark"}},
        foe={"characters": {0: hidden("Vera Behind the Curtain")}},
    )
    attack(m, "Rosso at a Gallop")
    while not offered(m, "trigger", "Vera Behind the Curtain"):
        pass_(m)
    trigger(m, "Vera Behind the Curtain")
    pick(m, "Rosso at a Gallop")
    no_flash(m)
    assert "駆け足のロッソ" in zone(m, "me", "trash")
    assert zone(m, "foe", "characters")[0] == "黒幕のヴェラ"


def test_the_faceless_actor_is_as_strong_as_who_it_looks_at() -> None:
    m = scene(
        me={"characters": {0: hidden("Faceless Actor")}},
        foe={"characters": {0: "Caldo, Scorch Dragon", 1: "Chika Spark"}},
    )
    show(m, "Faceless Actor", 0)
    pick(m, "Caldo, Scorch Dragon")
    assert values(m, "Faceless Actor") == (1100, 700, 400)
    attack(m, "Faceless Actor")
    assert zone(m, "foe", "trash") == ["焦土の竜カルド"]
    assert zone(m, "me", "trash") == ["無貌の役者"]


def test_the_puppeteer_lets_a_cue_come_twice() -> None:
    m = scene(
        me={
            "characters": {4: "Doloy the Puppeteer", 5: hidden("Noa of Cut Paper")},
            "energy": 1,
        }
    )
    show(m, "Noa of Cut Paper", 0)
    assert len(zone(m, "me", "hand")) == 1
    use(m, "Doloy the Puppeteer")
    pick(m, "Noa of Cut Paper")
    assert display(m, "Noa of Cut Paper") == 3
    end_turn(m)
    end_turn(m)
    before = len(zone(m, "me", "hand"))
    show(m, "Noa of Cut Paper", 0)
    assert len(zone(m, "me", "hand")) == before + 1


def test_the_last_act_clears_the_small_parts() -> None:
    m = scene(
        me={
            "characters": {4: "Noa of Cut Paper"},
            "hand": ["Nox, Dragon of the Last Act"],
            "energy": 6,
        },
        foe={
            "characters": {
                0: "Chika Spark",
                1: "Igni of Two Blades",
                2: hidden("Pio the Chimneysweep"),
            }
        },
    )
    play(m, "Nox, Dragon of the Last Act", 5)
    assert zone(m, "me", "trash") == ["切り紙のノワ"]
    assert zone(m, "foe", "trash") == ["火花のチカ"]  # who lies face down is not told of (9.6.1)


def test_the_captain_sends_a_rider_again() -> None:
    m = scene(
        me={"characters": {0: "Captain Rubia", 1: "Flare, Meteor Rider"}},
        foe={"characters": {}},
    )
    to_attack(m)
    pick(m, "Flare, Meteor Rider")
    attack(m, "Flare, Meteor Rider")
    attack(m, "Flare, Meteor Rider")
    assert not offered(m, "attack", "Flare, Meteor Rider")
    assert life(m, "foe") == 2000


def test_riders_carry_their_banner() -> None:
    m = scene(
        me={
            "characters": {0: "Bardo the Standard-Bearer", 1: "Chika Spark", 2: "Rosso at a Gallop"}
        }
    )
    assert values(m, "Chika Spark") == (300, 100, 200)
    attack(m, "Bardo the Standard-Bearer")
    attack(m, "Bardo the Standard-Bearer")
    assert life(m, "foe") == 2400


def test_a_challenge_is_paid_with_the_challenger() -> None:
    m = scene(
        me={"characters": {0: "Blaze the Wild Horse"}, "hand": ["Letter of Challenge"], "energy": 3}
    )
    play(m, "Letter of Challenge")
    assert life(m, "foe") == 2400
    assert life(m, "me") == 2500
    assert zone(m, "me", "trash") == ["暴れ馬ブレイズ", "決闘状"]


def test_the_whirlpool_dancer_hands_the_attack_to_another() -> None:
    m = scene(
        me={"characters": {0: "Rosso at a Gallop", 3: "Chika Spark"}},
        foe={"characters": {0: "Whirlpool Dancer", 4: defending("Keeper of the Calm")}},
    )
    attack(m, "Rosso at a Gallop")
    while not offered(m, "trigger", "Whirlpool Dancer"):
        pass_(m)
    trigger(m, "Whirlpool Dancer")
    no_flash(m)
    assert square(m, "Keeper of the Calm") == 0
    assert zone(m, "me", "trash") == ["駆け足のロッソ"]


def test_ships_turn_back_by_the_compass() -> None:
    m = scene(me={"characters": {4: "Sei of the Skiff"}, "supports": ["Compass"]})
    lead(m, "Sei of the Skiff", 0)
    lead(m, "Sei of the Skiff", 4)
    assert square(m, "Sei of the Skiff") == 4


def test_the_garden_pays_for_the_bear() -> None:
    m = scene(
        me={
            "hand": ["Acorn the Great Bear"],
            "energy": 3,
            "supports": ["Garden of the Season Tree"],
        }
    )
    play(m, "Acorn the Great Bear", 4)
    assert energy(m, "me") == 0
    assert values(m, "Acorn the Great Bear") == (600, 600, 500)


def test_deer_run_in_herds() -> None:
    m = scene(
        me={"characters": {0: "Forest Deer Herd", 1: "Forest Deer Herd", 2: "Forest Deer Herd"}}
    )
    assert [m.state.face(c).nums[2] for c in m.state.cards(0, 1)] == [500, 500, 500]


def test_the_jade_dragon_is_cheaper_over_fallen_leaves() -> None:
    fallen = ["Rin of the Buds"] * 4
    m = scene(me={"hand": ["Verde, Jade Dragon"], "energy": 5, "trash": fallen})
    assert not offered(m, "play", "Verde, Jade Dragon")
    m = scene(
        me={"hand": ["Verde, Jade Dragon"], "energy": 5, "trash": [*fallen, "Rin of the Buds"]}
    )
    play(m, "Verde, Jade Dragon", 4)
    assert energy(m, "me") == 0


def test_the_bell_makes_a_wall_strike() -> None:
    m = scene(
        me={
            "characters": {0: "Pendulum Colossus"},
            "supports": ["Bell of the Great Clock"],
            "energy": 1,
        }
    )
    use(m, "Bell of the Great Clock")
    attack(m, "Pendulum Colossus")
    assert life(m, "foe") == 2000


def test_the_tuner_winds_the_bell_again() -> None:
    m = scene(
        me={
            "hand": ["Hamma the Tuner"],
            "supports": [gained("Bell of the Great Clock")],
            "energy": 3,
        }
    )
    play(m, "Hamma the Tuner", 4)
    pick(m, "Bell of the Great Clock")
    assert not m.state.rest[m.state.cards(0, 2)[0]]


def test_the_colossus_is_not_moved_by_cheap_tricks() -> None:
    m = scene(
        me={"hand": ["Ebb Tide"], "energy": 2, "characters": {4: "Chika Spark"}},
        foe={"characters": {4: "Pendulum Colossus"}},
    )
    play(m, "Ebb Tide")
    pick(m, "Pendulum Colossus")
    assert zone(m, "foe", "characters")[4] == "振り子の巨像"
    assert zone(m, "foe", "hand") == []


def test_the_crusher_takes_who_is_not_stronger() -> None:
    m = scene(
        me={"hand": ["Gold the Crusher"], "energy": 5},
        foe={
            "characters": {
                0: "Caldo, Scorch Dragon",
                1: "Gatekeeper of the Crater",
                2: "Chika Spark",
            }
        },
    )
    play(m, "Gold the Crusher", 4)
    trigger(m, "Gold the Crusher")
    assert not offered(m, "pick", "Caldo, Scorch Dragon")
    pick(m, "Gatekeeper of the Crater")
    assert zone(m, "foe", "trash") == ["火口の門番"]


def test_behind_the_quarry_nobody_flashes() -> None:
    m = scene(
        me={"characters": {0: "Chika Spark", 1: "Igni of Two Blades"}, "supports": ["The Quarry"]},
        foe={"hand": ["Blinding Light"], "energy": 2, "characters": {0: defending("Koro the Cog")}},
    )
    assert values(m, "Koro the Cog") == (100, 600, 300)
    attack(m, "Chika Spark")
    assert zone(m, "me", "trash") == ["火花のチカ"]


def test_the_watchtower_makes_attacks_dear() -> None:
    m = scene(
        me={"characters": {0: "Rosso at a Gallop", 1: "Chika Spark"}},
        foe={"supports": ["Watchtower"], "hand": ["Koro the Cog"]},
    )
    attack(m, "Rosso at a Gallop")
    while not offered(m, "trigger", "Watchtower"):
        pass_(m)
    trigger(m, "Watchtower")
    no_flash(m)
    assert zone(m, "foe", "trash") == ["歯車のコロ"]
    assert life(m, "foe") == 2800


def test_setting_sail_and_the_tidereader() -> None:
    m = scene(
        me={
            "characters": {5: "Nagi the Tidereader", 6: "Kai of the Twin Boat"},
            "hand": ["Setting Sail"],
            "energy": 1,
        }
    )
    play(m, "Setting Sail")
    pick(m, "Kai of the Twin Boat")
    assert square(m, "Kai of the Twin Boat") == 2
    assert len(zone(m, "me", "hand")) == 1
    use(m, "Nagi the Tidereader")
    pick(m, "Kai of the Twin Boat")
    say(m, 1)
    assert square(m, "Kai of the Twin Boat") == 1
    assert values(m, "Nagi the Tidereader") == (600, 500, 300)


def test_bitt_strikes_and_is_gone() -> None:
    m = scene(me={"characters": {1: "Bitt, Here and Gone", 2: "Chika Spark"}})
    attack(m, "Bitt, Here and Gone")
    trigger(m, "Bitt, Here and Gone")
    assert square(m, "Bitt, Here and Gone") == 5
    assert life(m, "foe") == 2700
    assert not offered(m, "attack", "Bitt, Here and Gone")


def test_pieri_pays_for_every_curtain() -> None:
    m = scene(
        me={
            "characters": {0: "Pieri of the Falling Curtain", 4: "Doloy the Puppeteer"},
            "energy": 1,
        },
        foe={"supports": ["Listening Shell"]},
    )
    use(m, "Doloy the Puppeteer")
    pick(m, "Pieri of the Falling Curtain")
    assert display(m, "Pieri of the Falling Curtain") == 3
    assert (life(m, "foe"), life(m, "me")) == (2800, 2900)  # the shell has heard the puppeteer
    end_turn(m)
    end_turn(m)
    held = len(zone(m, "me", "hand"))
    show(m, "Pieri of the Falling Curtain", 0)
    assert len(zone(m, "me", "hand")) == held + 1


def test_bells_answer_the_winder() -> None:
    m = scene(
        me={
            "characters": {0: "Torque the Winder"},
            "supports": ["Resounding Bell", "Great Telescope"],
        }
    )
    use(m, "Great Telescope")
    pick(m, zone(m, "me", "deck")[0])
    assert life(m, "me") == 3100
    end_turn(m)
    end_turn(m)
    assert values(m, "Torque the Winder") == (400, 500, 200)
    end_turn(m)
    assert values(m, "Torque the Winder") == (300, 400, 200)


def test_the_stump_spirit_is_energy_once_destroyed() -> None:
    m = scene(me={"hand": ["Fissure"], "energy": 5}, foe={"characters": {4: "Stump Spirit"}})
    play(m, "Fissure")
    assert zone(m, "foe", "energy") == ["切り株の精"]
    assert zone(m, "foe", "trash") == []
