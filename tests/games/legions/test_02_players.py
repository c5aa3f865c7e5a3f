"""02-8, 02-9: who acts, and whose are cards and places of which only that is told."""

from __future__ import annotations

import pytest
from tests.games.legions.table import (
    asked,
    choose,
    cores,
    minion,
    options,
    pick,
    play,
    say,
    scene,
    skill,
    why_not,
    yes,
    zone,
)
from tests.ruling import clause

from kirifuda import CardError
from kirifuda.kernel.match import Match


def picks(match: Match) -> list[str]:
    """The names of the cards that can be picked, in the order of their names."""
    return sorted(match.state.definition(o.card).name for o in options(match, "pick"))


# -- each player -----------------------------------------------------------------------------


@clause("02-8")
def test_each_player_does_it_with_cards_of_that_player() -> None:
    """One after the other from the turn player, who makes both choices (01-8)."""
    toll = skill("各プレイヤーは自分のミニオンを1体選び、ブレイクする。")
    mine = [minion(name="甲"), minion(name="乙")]
    theirs = [minion(name="丙"), minion(name="丁")]
    m = scene(me={"standby": [toll], "minions": mine}, foe={"minions": theirs})
    play(m, toll)
    asked(m, "choose", "me")
    assert picks(m) == ["乙", "甲"]
    pick(m, "乙")
    asked(m, "choose", "me")
    assert picks(m) == ["丁", "丙"]
    pick(m, "丙")
    assert zone(m, "me", "minions") == ["甲", "", ""]
    assert zone(m, "foe", "minions") == ["", "丁", ""]


@clause("02-8")
def test_each_player_in_the_other_players_turn() -> None:
    """The turn player is first, and chooses, whoever has the effect."""
    bell = minion(
        "「弔鐘」《あなたの他のミニオンがブレイクした時》:各プレイヤーは自分のミニオンを1体選び、疲労させる。",
        name="鐘",
    )
    kill = skill("相手のミニオンを1体選び、ブレイクする。")
    m = scene(
        me={"standby": [kill], "minions": [minion(name="甲"), minion(name="乙")]},
        foe={"minions": [bell, minion(name="丙"), minion(name="丁")]},
    )
    play(m, kill)
    pick(m, "丙")
    asked(m, "choose", "me")
    assert picks(m) == ["乙", "甲"]
    pick(m, "甲")
    asked(m, "choose", "me")
    assert picks(m) == ["丁", "鐘"]
    pick(m, "鐘")


@clause("35-9", "01-5")
def test_each_player_must_have_a_card_to_choose() -> None:
    """35-9: the first effect finds something for both, or the card cannot be played."""
    toll = skill("各プレイヤーは自分のミニオンを1体選び、ブレイクする。")
    for me, foe in (([], [minion()]), ([minion()], []), ([], [])):
        m = scene(me={"standby": [toll], "minions": me}, foe={"minions": foe})
        assert why_not(m, "play", toll) == ["32-4"]
    later = skill("あなたはカードを1枚引く。各プレイヤーは自分のミニオンを1体選び、ブレイクする。")
    m = scene(me={"standby": [later]}, foe={"minions": [minion(name="丙")]})
    play(m, later)
    assert zone(m, "foe", "minions") == ["丙", "", ""]  # 01-5: it ended with the turn player


@clause("02-8")
def test_each_player_does_all_of_the_sentence() -> None:
    tide = skill("各プレイヤーは手札全てを裏向きに除外し、カードを3枚引く。")
    m = scene(me={"standby": [tide], "hand": 2}, foe={"hand": 4})
    play(m, tide)
    for seat in ("me", "foe"):
        assert len(zone(m, seat, "hand")) == 3
    assert len(zone(m, "me", "excluded")) == 2
    assert len(zone(m, "foe", "excluded")) == 4


@clause("02-8")
def test_each_player_moves_own_cores() -> None:
    ebb = skill("各プレイヤーはコアゾーンにあるコアを1つマスターの上に置く。")
    m = scene(me={"standby": [ebb], "cores": 2}, foe={"cores": 3})
    play(m, ebb)
    assert (cores(m, "me", "cores"), cores(m, "foe", "cores")) == (1, 2)
    assert (cores(m, "me", "on_master"), cores(m, "foe", "on_master")) == (2, 2)


@clause("02-8")
def test_whether_each_may_do_it_is_asked_for_each() -> None:
    gift = skill("各プレイヤーはカードを1枚引いてもよい。")
    m = scene(me={"standby": [gift]})
    play(m, gift)
    asked(m, "may do", "me")
    choose(m, "no")
    asked(m, "may do", "me")  # 01-8
    yes(m)
    assert (len(zone(m, "me", "hand")), len(zone(m, "foe", "hand"))) == (0, 1)


@clause("30-2a", "02-8")
def test_each_player_pays_another_x() -> None:
    """01-8: the turn player tells both numbers."""
    fair = skill("各プレイヤーはXMPを支払い、カードをX枚引く。")
    m = scene(me={"standby": [fair], "cores": 3}, foe={"cores": 1})
    play(m, fair)
    asked(m, "points to pay", "me")
    say(m, 2)
    asked(m, "points to pay", "me")
    say(m, 1)
    assert (len(zone(m, "me", "hand")), len(zone(m, "foe", "hand"))) == (2, 1)
    assert (cores(m, "me", "cores"), cores(m, "foe", "cores")) == (1, 0)


@clause("02-9")
def test_whose_opponent_each_player_means_is_not_told() -> None:
    with pytest.raises(CardError, match="cannot be played"):
        skill("各プレイヤーは相手のミニオンを1体選び、ブレイクする。")


# -- the opponent ----------------------------------------------------------------------------


@clause("02-8", "02-9")
def test_own_cards_of_the_opponent_are_the_opponents() -> None:
    levy = skill("相手は自分のミニオンを1体選び、ブレイクする。")
    m = scene(me={"standby": [levy], "minions": [minion(name="甲")]}, foe={"minions": 2})
    play(m, levy)
    asked(m, "choose", "me")  # 01-8
    assert "甲" not in picks(m)
    m.choose(0)
    assert zone(m, "me", "minions") == ["甲", "", ""]
    assert sum(1 for name in zone(m, "foe", "minions") if name) == 1


@clause("02-8", "02-9")
def test_the_same_from_the_other_seat() -> None:
    """In the turn of the other player, the opponent of who has the effect is the turn player."""
    bell = minion(
        "「弔鐘」《あなたの他のミニオンがブレイクした時》:相手は自分のマスターの上にあるコアを1つコアゾーンに置く。"
    )
    kill = skill("相手のミニオンを1体選び、ブレイクする。")
    m = scene(
        me={"standby": [kill], "on_master": 2},
        foe={"minions": [bell, minion(name="丙")], "on_master": 2},
    )
    play(m, kill)
    pick(m, "丙")
    assert (cores(m, "me", "on_master"), cores(m, "foe", "on_master")) == (1, 2)


@clause("02-9")
def test_the_opponents_whole_hand_is_not_yours() -> None:
    void = skill("相手は手札全てを裏向きに除外する。")
    m = scene(me={"standby": [void], "hand": 3}, foe={"hand": 2})
    play(m, void)
    assert (len(zone(m, "me", "hand")), len(zone(m, "foe", "hand"))) == (3, 0)
    assert len(zone(m, "me", "excluded")) == 0


@clause("02-8")
def test_your_whole_hand_is_not_the_opponents() -> None:
    void = skill("あなたは手札全てを裏向きに除外する。")
    m = scene(me={"standby": [void], "hand": 3}, foe={"hand": 2})
    play(m, void)
    assert (len(zone(m, "me", "hand")), len(zone(m, "foe", "hand"))) == (0, 2)


@clause("02-9")
@pytest.mark.parametrize("whose", ["", "自分の"])
def test_a_place_of_who_acts(whose: str) -> None:
    """Wherever the place stands: what is chosen there is of who acts."""
    haunt = skill(f"相手は{whose}タイムラインにあるカードを1枚選び、WT+1する。")
    mine, theirs = minion(name="甲"), minion(name="丙")
    other = minion(name="丁")
    m = scene(me={"standby": [haunt], "wait1": [mine]}, foe={"wait1": [theirs], "wait2": [other]})
    play(m, haunt)
    assert picks(m) == ["丁", "丙"]
    pick(m, "丙")
    assert zone(m, "me", "wait 1") == ["甲"]


@clause("02-8")
def test_a_subject_holds_for_its_sentence_only() -> None:
    """In the next sentence nobody is named, and a field without an owner is that of both."""
    storm = skill("相手はカードを1枚引く。フィールドにあるミニオン全てに1点のダメージを与える。")
    m = scene(me={"standby": [storm], "minions": [minion(name="甲", hp=1)]}, foe={"minions": 1})
    play(m, storm)
    assert zone(m, "me", "minions") == zone(m, "foe", "minions") == ["", "", ""]


@clause("02-8")
def test_a_new_subject_takes_over() -> None:
    swap = skill(
        "相手は自分のミニオンを1体選んで除外し、あなたは自分のミニオンを1体選んで除外する。"
    )
    m = scene(
        me={"standby": [swap], "minions": [minion(name="甲")]},
        foe={"minions": [minion(name="丙")]},
    )
    play(m, swap)
    assert (zone(m, "me", "excluded"), zone(m, "foe", "excluded")) == (["甲"], ["丙"])


# -- hidden zones without an owner -----------------------------------------------------------


@clause("02-8", "17-9")
@pytest.mark.parametrize("who", ["", "あなたは", "あなたは自分の"])
def test_a_hand_of_nobody_named_is_that_of_who_has_the_effect(who: str) -> None:
    """Nobody else's hidden cards are offered."""
    call = skill(f"{who}手札にあるミニオンを1枚選び、フィールドに配置する。")
    mine, theirs = minion(name="甲"), minion(name="丙")
    m = scene(me={"standby": [call], "hand": [mine, minion(name="乙")]}, foe={"hand": [theirs]})
    play(m, call)
    assert picks(m) == ["乙", "甲"]
    pick(m, "甲")
    choose(m, "lane", spot=0)
    assert zone(m, "me", "minions") == ["甲", "", ""]


@clause("02-8")
def test_in_the_other_players_turn_it_is_still_that_players_hand() -> None:
    """Who has the effect need not be the turn player."""
    bell = minion("「弔鐘」《このカードがブレイクした時》:手札全てを除外する。")
    kill = skill("相手のミニオンを1体選び、ブレイクする。")
    m = scene(me={"standby": [kill], "hand": 2}, foe={"minions": [bell], "hand": 3})
    play(m, kill)
    assert (len(zone(m, "me", "hand")), len(zone(m, "foe", "hand"))) == (2, 0)


# -- nothing goes to the other side (17-3) ---------------------------------------------------


@clause("17-3")
@pytest.mark.parametrize(
    "text",
    [
        "相手のミニオンを1体選び、あなたの手札に置く。",
        "相手のミニオンを1体選び、あなたのウェイトゾーンⅡに置く。",
        "相手のタイムラインにあるミニオンを1枚選び、あなたのフィールドに配置する。",
    ],
)
def test_a_card_does_not_come_to_the_other_side(text: str) -> None:
    """01-5: it cannot be done, and what follows is not done either."""
    theft = skill(text + "あなたはカードを1枚引く。")
    m = scene(
        me={"standby": [theft]},
        foe={"minions": [minion(name="丙")], "wait2": [minion(name="丁")]},
    )
    play(m, theft)
    assert zone(m, "foe", "minions")[0] == "丙"
    assert zone(m, "foe", "wait 2") == ["丁"]
    assert zone(m, "me", "hand") == []


@clause("17-3")
def test_to_a_place_that_is_not_told_cards_go_on_their_own_side() -> None:
    home = skill(
        "相手は自分のミニオンを1体選び、手札に置く。あなたのミニオンを1体選び、あなたの手札に置く。"
    )
    m = scene(
        me={"standby": [home], "minions": [minion(name="甲")]},
        foe={"minions": [minion(name="丙")]},
    )
    play(m, home)
    assert (zone(m, "me", "hand"), zone(m, "foe", "hand")) == (["甲"], ["丙"])


@clause("18-1", "02-9")
@pytest.mark.parametrize(
    ("text", "spot"),
    [
        ("あなたのミニオンを1体選び、右レーンに移動させる。", 2),
        ("あなたのミニオンを1体選び、相手の右レーンに移動させる。", 0),
        ("相手のミニオンを1体選び、右レーンに移動させる。", 0),
        ("相手のミニオンを1体選び、相手の右レーンに移動させる。", 2),
        ("相手は自分のミニオンを1体選び、右レーンに移動させる。", 2),
        ("相手は自分のミニオンを1体選び、自分の右レーンに移動させる。", 2),
    ],
)
def test_a_lane_is_as_who_is_named_calls_it(text: str, spot: int) -> None:
    """The same lane is left for the one and right for the other (18-2, 18-4)."""
    shove = skill(text)
    m = scene(
        me={"standby": [shove], "minions": [None, minion(name="甲")]},
        foe={"minions": [None, minion(name="丙")]},
    )
    play(m, shove)
    mine, theirs = zone(m, "me", "minions"), zone(m, "foe", "minions")
    moved = ["", "", ""]
    moved[spot] = "甲" if text.startswith("あなた") else "丙"
    still = ["", "丙", ""] if text.startswith("あなた") else ["", "甲", ""]
    assert [mine, theirs] == ([moved, still] if text.startswith("あなた") else [still, moved])


# -- both players where one is asked for ------------------------------------------------------


@clause("02-8")
@pytest.mark.parametrize(
    ("me", "foe", "drawn"), [(True, True, 1), (True, False, 0), (False, True, 0)]
)
def test_a_condition_on_each_player_is_one_on_both(me: bool, foe: bool, drawn: int) -> None:
    ask = skill("各プレイヤーのマスターが覚醒モードなら、カードを1枚引く。")
    m = scene(me={"standby": [ask], "awakened": me}, foe={"awakened": foe})
    play(m, ask)
    assert len(zone(m, "me", "hand")) == drawn


@clause("02-8")
@pytest.mark.parametrize(
    "text",
    [
        "各プレイヤーのライフが10以下なら、カードを1枚引く。",
        "各プレイヤーのコアゾーンにあるコアの数をXとし、カードをX枚引く。",
        "各プレイヤーのマスターは「ATK2」でアタックを行う。",
    ],
)
def test_of_two_players_there_is_no_one_number_and_no_one_attack(text: str) -> None:
    with pytest.raises(CardError, match="cannot be played"):
        skill(text)


@clause("02-8")
def test_each_player_is_meant_wherever_it_is_said() -> None:
    both = skill(
        "各プレイヤーの山札の上から2枚を除外する。各プレイヤーのミニオン全てに1点のダメージを与える。"
    )
    m = scene(me={"standby": [both], "minions": [minion(hp=1)]}, foe={"minions": [minion(hp=1)]})
    play(m, both)
    for seat in ("me", "foe"):
        assert len(zone(m, seat, "excluded")) == 2
        assert zone(m, seat, "minions") == ["", "", ""]
