"""Shipped cards in play: what they are made for, alone and together."""

from __future__ import annotations

from tests.games.luck_and_logic.fighting import fight, no_intercept, no_logic, take_all
from tests.games.luck_and_logic.table import (
    asked,
    attack,
    broken,
    card,
    change,
    choose,
    count,
    define,
    done,
    drive,
    end_turn,
    heart,
    is_down,
    is_rested,
    members,
    no,
    offered,
    open_,
    pass_all,
    pick,
    place_of,
    power,
    put,
    scene,
    set_on,
    sortie,
    souls,
    table,
    turned,
    unite,
    use,
    values,
    yes,
    zone,
)

LEVELS = ["Minato, Who Passes the Light"] * 4
GROVE = ["Itsuki of the Harvest"] * 4
STACKS = ["Shiori, Page Turner"] * 4
CLUB = ["Riko, Club President"] * 4


def test_the_rider_of_beacons_clears_the_way_and_stands_again() -> None:
    rider = "Minato, Rider of Beacons"
    m = scene(
        me={
            "circles": ["Minato on the Morning Watch", "Kurage, Light Offshore"],
            "hand": [rider],
            "levels": LEVELS,
            "stock": 4,
        },
        foe={"circles": ["Shiori of the Closed Stacks", "Renji, Keeper of the Vault"]},
    )
    unite(m, "Minato on the Morning Watch", "Kurage, Light Offshore", "hand")
    pick(m, rider)
    put(m, 0)
    # the covenant with a keeper and the rider's own ability wait together
    take_all(m)
    assert members(m, "foe") == ["書庫番の レンジ"]
    assert power(m, rider) == 9000
    attack(m, rider, 0)
    assert broken(m, "foe") == [0]
    assert is_rested(m, rider)


def test_logic_drive_of_the_rider_of_lamplight() -> None:
    rider = "Minato, Rider of Lamplight"
    m = scene(
        me={
            "circles": [{"card": rider, "souls": ["Kurage the Wave Rider"]}, "Sayo, Tide Reader"],
            "stock": 1,
            "levels": 3,
        },
        foe={"circles": ["Renji of the Seam"]},
    )
    drive(m, rider)
    assert power(m, rider) == 8000
    fight(m, rider, 0)
    # 8000 and a soul (8.2.9.2) against 7000
    assert count(m, "foe", "stock") == 1


def test_the_anchor_shield_comes_back_to_the_hand() -> None:
    shield = "Toji, Anchor Shield"
    m = scene(
        me={
            "circles": ["Haruka, the Thousand-Year Tree", None, None, "Haruka the Grafter"],
            "levels": 3,
        },
        foe={"circles": [shield]},
    )
    fight(m, "Haruka, the Thousand-Year Tree", 0)
    assert zone(m, "foe", "hand") == ["錨の盾 トウジ"]
    assert count(m, "foe", "stock") == 0


def test_the_warden_of_the_cape_draws_every_attack() -> None:
    m = scene(
        me={"circles": ["Minato, Rider of Lamplight", "Sayo, Tide Reader"], "levels": 3},
        foe={"circles": [None, "Toji, Warden of the Cape", "Sayo of the Foghorn"]},
    )
    attack(m, "Minato, Rider of Lamplight", 1)
    no_intercept(m)
    no_logic(m)


def test_the_orchard_changes_again_and_keeps_its_souls() -> None:
    spring, storm = "Haruka in the Spring Wind", "Haruka in the Flower Storm"
    wall = card(name="壁", power=14000)
    m = scene(
        me={
            "circles": [
                "Haruka the Grafter",
                "Fu the Rustle",
                "Kodama of Storms",
                "Komugi, Waterer",
            ],
            "hand": [spring, storm],
            "levels": GROVE,
            "stock": 4,
        },
        foe={"circles": [wall]},
    )
    unite(m, "Haruka the Grafter", "Fu the Rustle", "hand")
    pick(m, spring)
    put(m, 0)
    change(m, spring, "Kodama of Storms", "hand")
    pick(m, storm)
    put(m, 1)
    assert sorted(souls(m, storm)) == sorted(
        ["接ぎ木の ハルカ", "そよぎの フウ", "春風の ハルカ", "嵐の コダマ"]
    )
    assert table(m).ranks[0] == 2
    fight(m, storm, 0)
    # 7000, four souls of who attacks (8.2.9.2) and four more by its EX soul: 15000 against 14000
    assert count(m, "foe", "stock") == 1


def test_the_orchard_master_may_unite_twice() -> None:
    m = scene(
        me={
            "circles": [
                "Haruka the Grafter",
                "Fu the Rustle",
                "Komugi, Waterer",
                "Mitsu, Honey Carrier",
            ],
            "hand": ["Haruka in the Spring Wind", "Komugi under the Honey Moon"],
            "my": ["Haruka, Master of the Orchard"],
            "levels": GROVE,
            "stock": 2,
        }
    )
    unite(m, "Haruka the Grafter", "Fu the Rustle", "hand")
    pick(m, "Haruka in the Spring Wind")
    put(m, 0)
    unite(m, "Komugi, Waterer", "Mitsu, Honey Carrier", "hand")
    pick(m, "Komugi under the Honey Moon")
    put(m, 1)
    take_all(m)
    # the honey moon boosts by two, the honey carrier's covenant draws
    assert count(m, "me", "stock") == 2
    assert count(m, "me", "hand") == 1


def test_a_trap_in_the_stacks_blasts() -> None:
    setter = "Shiori of the Closed Stacks"
    m = scene(
        me={"hand": [setter, "Moss the Bookworm"], "levels": STACKS, "stock": 1},
        foe={"circles": ["Minato, Rider of Lamplight", "Sayo, Tide Reader"], "levels": 3},
    )
    sortie(m, setter, 0)
    pick(m, "Moss the Bookworm")
    assert set_on(m, setter) == ["虫食いの モス"]
    end_turn(m)
    attack(m, "Minato, Rider of Lamplight", 0)
    assert zone(m, "me", "drop")[-1:] == ["虫食いの モス"]
    assert count(m, "me", "hand") == 1
    pass_all(m)


def test_a_parting_gift_blasts_under_who_carries_it() -> None:
    rider = "Minato, Rider of Lamplight"
    m = scene(
        me={"circles": ["Moss the Bookworm"], "hand": ["Parting Gift"], "levels": 1},
        foe={"circles": [rider], "levels": 1},
    )
    attack(m, "Moss the Bookworm", 0)
    done(m)  # the defender defines nothing
    define(m, "Parting Gift")
    assert set_on(m, rider) == ["置き土産"]
    pass_all(m)
    # the gift is the defender's from now on: it blasts when their circle is attacked
    end_turn(m)
    before = power(m, rider)
    attack(m, "Moss the Bookworm", 0)
    assert power(m, rider) == before - 2000
    assert "置き土産" in zone(m, "me", "drop")
    pass_all(m)


def test_the_tout_calls_a_passer_by_over() -> None:
    m = scene(
        me={"hand": ["Michi the Tout"], "levels": 1, "stock": 1},
        foe={"drop": ["Moss the Bookworm"]},
    )
    sortie(m, "Michi the Tout", 0)
    pick(m, "Moss the Bookworm")
    put(m, 4)
    assert place_of(m, "Moss the Bookworm") == 4
    assert members(m, "me") == ["客引きの ミチ", "虫食いの モス"]
    assert is_rested(m, "Moss the Bookworm")


def test_flickering_fills_the_stock() -> None:
    m = scene(
        me={
            "circles": ["Renji of the Seam", "Ito of the Binding"],
            "hand": ["Noe the Copyist"],
            "levels": STACKS,
            "stock": 1,
        },
        foe={"circles": ["Minato, Who Passes the Light"]},
    )
    sortie(m, "Noe the Copyist", 3)
    pick(m, "Ito of the Binding")
    take_all(m)
    pick(m, "Minato, Who Passes the Light")
    assert is_rested(m, "Minato, Who Passes the Light")
    assert count(m, "me", "stock") == 1


def test_the_festival_wins_by_heart() -> None:
    festival = "Riko of the Festival"
    m = scene(
        me={
            "circles": [festival, "Yuzu on the Roof"],
            "hand": ["Paradox of Liking"],
            "levels": CLUB,
        },
        foe={"circles": ["Haruka, the Thousand-Year Tree"]},
    )
    assert heart(m, festival) == 1
    assert heart(m, "Yuzu on the Roof") == 3  # its aura of 2, and the festival's 1
    assert values(m, "Yuzu on the Roof")[1] == 0
    attack(m, festival, 0)
    no_intercept(m)
    define(m, "Paradox of Liking")
    no_logic(m)
    # 6000 against 9000 power, but two hearts against none
    assert count(m, "foe", "stock") == 1
    assert zone(m, "me", "paradox") == ["好きの逆理"]


def test_tools_are_tried_and_put_away() -> None:
    m = scene(
        me={
            "circles": ["Yuzu of the Laboratory", "Lila the Page Turner"],
            "secret": [turned("Second Bell"), turned("All-Purpose Tool")],
            "stock": 1,
        }
    )
    use(m, "Yuzu of the Laboratory")
    assert not offered(m, "pick", "All-Purpose Tool")  # its level is 3
    pick(m, "Second Bell")
    assert count(m, "me", "hand") == 1
    assert power(m, "Lila the Page Turner") == 5000
    assert is_down(m, "Second Bell")


def test_maki_changes_costume() -> None:
    m = scene(
        me={
            "circles": [{"card": "Maki of the March", "souls": ["Tanba of Etudes"]}],
            "hand": ["Maki of the Concerto"],
            "stock": 1,
        },
        foe={"circles": ["Minato, Who Passes the Light"]},
    )
    use(m, "Maki of the March")
    pick(m, "Maki of the Concerto")
    assert members(m, "me") == ["協奏曲の マキ"]
    assert souls(m, "Maki of the Concerto") == ["練習曲の タンバ"]
    assert is_rested(m, "Minato, Who Passes the Light")


def test_sora_unites_in_person() -> None:
    m = scene(
        me={
            "circles": ["Riko of the Council"],
            "my": ["Sora, the Club Member"],
            "rank": 2,
            "hand": ["Riko, Opening Address"],
            "levels": CLUB,
            "stock": 1,
            "secret": [turned("The Last Bun")],
        }
    )
    unite(m, "Sora, the Club Member", "Riko of the Council", "hand")
    pick(m, "Riko, Opening Address")
    put(m, 2)
    assert is_rested(m, "Sora, the Club Member")
    take_all(m)
    pick(m, "The Last Bun")
    take_all(m)
    # Sora boosts by one, the bun by two
    assert count(m, "me", "stock") == 3


def test_the_stock_is_an_open_book_in_the_bazaar() -> None:
    garo = "Garo of the Great Gear"
    m = scene(
        me={
            "circles": [{"card": garo, "souls": ["Garo the Changer"]}],
            "stock": [turned("Garo the Haggler"), turned("Price Tag"), turned("A Bargain")],
        }
    )
    assert power(m, garo) == 7000
    drive(m, garo)
    assert power(m, garo) == 9000
    assert count(m, "me", "hand") == 1


def test_the_gate_of_night_can_be_bought_off() -> None:
    m = scene(
        me={"circles": ["Minato, Who Passes the Light", "Sayo, Tide Reader"], "levels": 3},
        foe={
            "gates": [open_("Gate of Night"), *["FILLER-GATE"] * 5],
            "hand": 3,
        },
    )
    attack(m, "Minato, Who Passes the Light", 1)
    yes(m)
    assert broken(m, "foe") == [0]
    assert count(m, "foe", "hand") == 0
    attack(m, "Sayo, Tide Reader", 2)
    assert broken(m, "foe") == [0, 2]


def test_the_playwright_finds_the_curtain() -> None:
    m = scene(
        me={
            "hand": ["Akari the Playwright"],
            "deck": ["Curtain Up", "Encore", "Blackout Cloth"],
            "levels": 2,
            "stock": 1,
        }
    )
    sortie(m, "Akari the Playwright", 0)
    assert not offered(m, "pick", "Encore")
    pick(m, "Curtain Up")
    assert zone(m, "me", "hand") == ["開幕"]


def test_the_grand_finale_may_come_back() -> None:
    m = scene(
        me={
            "circles": [None, None, None, None, None, None, "Hinata of the Grand Finale"],
            "hand": ["Hinata, Quick Change"],
        }
    )
    sortie(m, "Hinata, Quick Change", 0)
    no(m)
    assert zone(m, "me", "drop") == ["大団円の ヒナタ"]
    m = scene(
        me={
            "circles": [None, None, None, None, None, None, "Hinata of the Grand Finale"],
            "hand": ["Hinata, Quick Change"],
        }
    )
    sortie(m, "Hinata, Quick Change", 0)
    yes(m)
    assert zone(m, "me", "hand") == ["大団円の ヒナタ"]
    asked(m, "main")
    choose(m, "battle phase")
    assert m.decision is not None
    done(m)
