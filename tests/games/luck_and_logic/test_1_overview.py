"""Chapters 1 to 3: winning and losing, the great principles, owners and masters."""

from __future__ import annotations

import pytest
from tests.games.luck_and_logic.table import (
    FOE,
    ME,
    asked,
    attack,
    card,
    choose,
    count,
    done,
    end_turn,
    game,
    is_asked,
    is_rested,
    log_has,
    members,
    number,
    offered,
    options,
    pass_all,
    pick,
    power,
    rested,
    scene,
    sortie,
    table,
    tactics,
    turned,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.games.luck_and_logic.zones import AURA_LAW, HEART_LAW, LAW, POWER_LAW
from kirifuda.kernel.errors import CardError, DeckError
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

A = card(name="朝")
B = card(name="昼")
C = card(name="夜")
BROKEN_BUT_ONE = [0, 1, 2, 3, 4]


def outcome(m: Match) -> tuple[list[int], str]:
    assert m.outcome is not None
    return list(m.outcome.winners), m.outcome.clause


@clause("1.1.1")
def test_two_play() -> None:
    decks = sorted(game.decks)
    for many in (0, 1, 3):
        with pytest.raises(DeckError):
            game.start(decks[:many])
    assert game.start(decks[:2]).state.seats == 2


@clause("1.2.1", "1.2.2", "1.2.2.1", "10.3.1.1")
def test_who_has_no_whole_gate_loses() -> None:
    m = scene(
        me={"circles": [None, None, A], "levels": 1},
        foe={"broken": BROKEN_BUT_ONE},
    )
    attack(m, A, 5)
    assert outcome(m) == ([ME], "10.3.1.1")


@clause("1.2.2.2", "10.3.1.2")
def test_who_has_two_cards_in_the_refresh_zone_loses() -> None:
    m = scene(me={"refresh": 1, "points": 1}, phase="main", anyway=True)
    assert outcome(m) == ([FOE], "10.3.1.2")


@clause("1.2.3")
def test_if_both_lose_at_once_nobody_wins() -> None:
    m = scene(me={"refresh": 2}, foe={"refresh": 2}, anyway=True)
    assert outcome(m)[0] == []


@clause("1.2.4", "1.2.4.1")
def test_giving_up_loses_at_once_whatever_is_in_force() -> None:
    stubborn = card("永あなたはゲームに敗北しない。", name="不屈")
    m = scene(me={"circles": [stubborn]})
    m.concede(ME)
    assert outcome(m) == ([FOE], "1.2.4")


@clause("1.2.5")
def test_an_effect_wins_or_loses_at_once() -> None:
    for text, winners in (("ゲームに勝利する", [ME]), ("ゲームに敗北する", [FOE])):
        fate = card(f"起[0]{text}。カードを1枚引く。", name="運命" + text)
        m = scene(me={"circles": [fate]})
        use(m, fate)
        assert outcome(m)[0] == winners
        assert count(m, "me", "hand") == 0


@clause("1.3.1")
def test_texts_go_before_rules() -> None:
    far = card("永このメンバーは後列のサークルを攻撃できる。", name="遠矢")
    m = scene(me={"circles": [far], "levels": 1})
    choose(m, "battle phase")
    choose(m, "attack", far)
    assert [o.spot for o in options(m, "circle")] == [0, 1, 2, 3, 4, 5]
    choose(m, "circle", spot=3)


@clause("1.3.2", "1.3.2.1")
def test_what_is_impossible_is_not_done_and_the_rest_is() -> None:
    wide = card("起[0]相手のメンバーを2体選び、レストする。", name="眠り")
    watch = card("自あなたのメンバーがレストした時、カードを1枚引く。", name="見張り")
    m = scene(me={"circles": [wide]}, foe={"circles": [A]})
    use(m, wide)
    assert is_rested(m, A)
    m = scene(
        me={
            "circles": [
                card("起[0]あなたの「朝」すべてをレストする。", name="号令"),
                rested(A),
                watch,
            ]
        }
    )
    use(m, "号令")
    assert count(m, "me", "hand") == 0


@clause("1.3.2.2")
def test_nothing_is_done_no_times() -> None:
    none = card("起[0]カードを0枚引く。", name="空手")
    m = scene(me={"circles": [none]})
    use(m, none)
    assert count(m, "me", "hand") == 0
    once = card("起[0]カードを1枚引く。", name="一手")
    m = scene(me={"circles": [once]})
    use(m, once)
    assert count(m, "me", "hand") == 1


@clause("1.3.3")
def test_what_forbids_wins() -> None:
    ban = card("永あなたはカードを引けない。", name="禁")
    draw = card("起[0]カードを1枚引く。", name="引き手")
    m = scene(me={"circles": [ban, draw]})
    use(m, draw)
    assert count(m, "me", "hand") == 0


@clause("1.3.3", "1.2.5")
def test_who_does_not_lose_does_not_lose_by_an_effect_either() -> None:
    stubborn = card("永あなたはゲームに敗北しない。", name="不屈")
    fate = card("起[0]ゲームに敗北する。カードを1枚引く。", name="運命")
    m = scene(me={"circles": [stubborn, fate]})
    use(m, fate)
    assert m.outcome is None
    assert count(m, "me", "hand") == 1


@clause("1.3.4", "9.5.3.2", "9.5.3.3")
def test_the_turn_player_chooses_first() -> None:
    both = card("自あなたのメインフェイズ開始時、カードを1枚引く。", name="朝の番")
    theirs = card("自メインフェイズ開始時、カードを1枚引く。", name="隣の番")
    m = scene(me={"circles": [both]}, foe={"circles": [theirs]})
    told = [line["seat"] for line in m.log_view(None) if line["verb"] == "play"]
    assert told == [ME, FOE]


@clause("1.3.5")
def test_a_chosen_number_may_be_nothing() -> None:
    some = card("起[0]相手のメンバーを1体まで選び、レストする。", name="眠り")
    m = scene(me={"circles": [some]}, foe={"circles": [A]})
    use(m, some)
    done(m)
    assert not is_rested(m, A)


@clause("1.3.5", "9.6.2.2.1")
def test_a_number_that_is_chosen_is_a_whole_one_from_0_on() -> None:
    some = card("起[X]カードをX枚引く。", name="好きなだけ")
    m = scene(me={"circles": [some], "stock": 2})
    use(m, some)
    assert [o.number for o in options(m, "number")] == [0, 1, 2]
    m.choose(0)
    assert (count(m, "me", "stock"), count(m, "me", "hand")) == (2, 0)


@clause("1.3.6.1")
def test_what_is_not_there_has_numbers_of_0() -> None:
    for text, drawn in (("パワーが0以下", 1), ("パワーが1以上", 0), ("ソウルの枚数が0以下", 1)):
        ask = card(f"起[0]バトル相手のメンバーの{text}なら、カードを1枚引く。", name="問い")
        m = scene(me={"circles": [ask]}, foe={"circles": [A]})
        use(m, ask)
        assert count(m, "me", "hand") == drawn


@clause("1.3.6")
def test_what_a_card_does_not_have_counts_as_nothing() -> None:
    rule = card(name="掟", kind="paradox", law="aura")
    by_power = card(
        "起[0]あなたのドロップ領域のパワー0のカードを1枚選び、手札に加える。", name="拾い手"
    )
    m = scene(me={"circles": [by_power], "drop": [rule, A]})
    use(m, by_power)
    assert zone(m, "me", "hand") == [rule.name]


@clause("1.3.4.1")
def test_hidden_cards_are_chosen_without_being_shown() -> None:
    throw = card("起[0]相手は手札を1枚捨てる。", name="急かし")
    m = scene(me={"circles": [throw]}, foe={"hand": [A, B]})
    use(m, throw)
    asked(m, "choose", "foe")
    assert m.decision is not None
    view = m.view(ME)["decision"]
    assert isinstance(view, dict)
    assert "options" not in view
    pick(m, A)
    assert zone(m, "foe", "drop") == [A.name]


@clause("1.3.4", "1.3.4.1")
@pytest.mark.parametrize(
    "text", ["各プレイヤーは手札を1枚捨てる。", "各プレイヤーは自分の手札を1枚選び、ドロップする。"]
)
def test_nobody_knows_what_the_turn_player_chose_of_hidden_cards_before_choosing(text: str) -> None:
    both = card("起[0]" + text + "あなたはカードを1枚引く。", name="同時")
    m = scene(me={"circles": [both], "hand": [A, B]}, foe={"hand": [A, C]})
    use(m, both)
    asked(m, "choose", "me")
    before = m.log_view(FOE)
    pick(m, B)
    asked(m, "choose", "foe")
    assert zone(m, "me", "drop") == []
    assert m.log_view(FOE) == before
    pick(m, C)
    assert zone(m, "me", "drop") == [B.name]
    assert zone(m, "foe", "drop") == [C.name]
    assert count(m, "me", "hand") == 2


@clause("1.3.4", "1.3.4.1")
def test_who_may_choose_of_hidden_cards_does_so_before_anything_is_done() -> None:
    both = card("起[0]各プレイヤーは手札を1枚捨て、カードを1枚引いてよい。", name="同時")
    for mine, theirs in ((True, True), (True, False), (False, True), (False, False)):
        m = scene(
            me={"circles": [both], "hand": [A, B], "top": [A, A]}, foe={"hand": [A, C], "top": [B]}
        )
        use(m, both)
        for taken, seat, one in ((mine, "me", B), (theirs, "foe", C)):
            asked(m, "may do", seat)
            assert zone(m, "me", "drop") == []  # nothing is done before all have chosen
            choose(m, "yes" if taken else "no")
            if taken:
                asked(m, "choose", seat)
                pick(m, one)
        assert zone(m, "me", "drop") == ([B.name] if mine else [])
        assert zone(m, "foe", "drop") == ([C.name] if theirs else [])
        assert (count(m, "me", "hand"), count(m, "foe", "hand")) == (2, 2)
        assert count(m, "me", "deck") == 22 - (1 if mine else 0)  # nobody else has drawn


def test_if_nobody_has_done_what_each_might_it_was_not_done() -> None:
    text = "起[0]各プレイヤーは手札を1枚捨ててよい。そうしたら、あなたはストックブースト2。"
    both = card(text, name="同時")
    for mine, theirs, stock in ((True, False, 2), (False, True, 2), (False, False, 0)):
        m = scene(me={"circles": [both], "hand": [A]}, foe={"hand": [C]})
        use(m, both)
        for taken, one in ((mine, A), (theirs, C)):
            choose(m, "yes" if taken else "no")
            if taken and is_asked(m, "choose"):
                pick(m, one)
        assert count(m, "me", "stock") == stock


@clause("1.3.4.1")
def test_each_goes_on_with_what_they_have_chosen_of_hidden_cards() -> None:
    both = card("起[0]各プレイヤーは手札を2枚まで捨て、カードを1枚引く。", name="同時")
    m = scene(me={"circles": [both], "hand": [A, B]}, foe={"hand": [A, C, C], "top": [B]})
    use(m, both)
    done(m)
    assert m.decision is not None
    m.choose(0)
    m.choose(0)
    assert zone(m, "me", "drop") == []
    assert sorted(zone(m, "foe", "drop")) == sorted([A.name, C.name])
    assert zone(m, "foe", "hand") == [C.name, B.name]
    assert count(m, "me", "hand") == 3


@clause("1.3.4")
def test_of_open_cards_the_other_knows_what_the_turn_player_chose() -> None:
    both = card("起[0]各プレイヤーは自分のメンバーを1体選び、レストする。", name="同時")
    m = scene(me={"circles": [both, A]}, foe={"circles": [B, C]})
    use(m, both)
    asked(m, "choose", "me")
    pick(m, A)
    asked(m, "choose", "foe")
    assert is_rested(m, A)
    pick(m, B)
    assert is_rested(m, B)


# -- chapter 2 -------------------------------------------------------------------------------


@clause("2.11.1.2.1", "5.16.1")
def test_a_card_without_a_logic_icon_can_be_defined_and_does_nothing() -> None:
    m = scene(me={"circles": [A], "levels": 1}, foe={"circles": [B], "hand": [C]})
    attack(m, A, 0)
    choose(m, "define", C)
    assert power(m, B) == 3000
    pass_all(m)


@clause("2.12.2", "9.3.2.1")
def test_a_members_abilities_work_on_circles_only() -> None:
    strong = card("永あなたのメンバーすべてのパワー+1000。", name="応援")
    for at in ("hand", "level", "drop", "purge"):
        m = scene(me={"circles": [A], at: [strong]})
        assert power(m, A) == 3000
    m = scene(me={"circles": [A, strong]})
    assert power(m, A) == 4000


@clause("2.2.2.7")
def test_a_super_logicalist_counts_as_a_logicalist_but_not_the_other_way_round() -> None:
    great = card(name="すごい人", kind="super")
    all_ = card(
        "起[0]このターン中、あなたの定理者すべてのパワー+1000。", name="号令", kind="foreigner"
    )
    best = card(
        "起[0]このターン中、あなたの超定理者すべてのパワー+500。", name="特令", kind="foreigner"
    )
    m = scene(me={"circles": [A, great, all_, best]})
    use(m, all_)
    use(m, best)
    assert power(m, A) == 4000
    assert power(m, great) == 4500


def chosen(m: Match, one: CardDef) -> list[str]:
    """The names of the cards among which an ability lets choose."""
    use(m, one)
    found = [m.state.definition(o.card).name for o in options(m, "pick")]
    if found:
        done(m)
    return found


@clause("2.1.2", "2.1.2.1", "2.1.3")
def test_a_name_is_what_a_member_is_called_without_its_title() -> None:
    both = card(name="炎の剣士 アカネ/ミドリ", title="炎の剣士")
    plain = card(name="剣士見習い")
    manual = tactics(name="剣士の心得")
    ask = card(
        "起[0]あなたのドロップ領域の名称に「剣士」を含むカードを1枚まで選び、手札に加える。",
        name="問い",
    )
    m = scene(me={"circles": [ask], "drop": [both, plain, manual]})
    assert chosen(m, ask) == [plain.name]
    for word, found in (("アカネ", True), ("ミドリ", True), ("炎の剣士", True), ("炎", False)):
        seek = card(
            f"起[0]あなたのドロップ領域の「{word}」を1枚まで選び、手札に加える。", name="探し"
        )
        m = scene(me={"circles": [seek], "drop": [both, plain, manual]})
        assert (both.name in chosen(m, seek)) == found


@clause("2.1.2")
def test_members_of_one_name_are_told_by_it() -> None:
    one = card(name="朝の アカネ", title="朝の")
    other = card(name="夜の アカネ", title="夜の", names=["アカネ"])
    seek = card(
        "起[0]あなたのドロップ領域のこのメンバーと同じ名称のメンバーを1枚まで選び、手札に加える。",
        name="昼の アカネ",
        title="昼の",
    )
    m = scene(me={"circles": [seek], "drop": [one, other, A]})
    assert chosen(m, seek) == [one.name, other.name]


@clause("2.16.1")
def test_a_paradox_has_a_law_printed() -> None:
    for told, law in (
        ("AURA勝負!!", AURA_LAW),
        ("AURA 勝負！！", AURA_LAW),
        ("♡勝負!!", HEART_LAW),
        ("POWER 勝負!!", POWER_LAW),
        ("heart", HEART_LAW),
    ):
        assert card(kind="paradox", law=told).nums[LAW] == law
    with pytest.raises(CardError) as error:
        card(kind="paradox")
    assert [(r.clause, r.place) for r in error.value.reasons] == [("2.16.1", "law")]


@clause("2.3.2")
def test_a_pact_with_two_is_a_pact_with_each_of_them() -> None:
    for told in ("アカネ & ミドリ", "アカネ＆ミドリ", ["アカネ", "ミドリ"]):
        friend = card(name="風", kind="foreigner", pact=told)
        for word in ("アカネ", "ミドリ"):
            seek = card(
                f"起[0]あなたのドロップ領域の盟約者「{word}」を持つ使者を1枚まで選び、手札に加える。",
                name="探し",
            )
            m = scene(me={"circles": [seek], "drop": [friend, A]})
            assert chosen(m, seek) == [friend.name]


# -- chapter 3 -------------------------------------------------------------------------------


def test_a_card_belongs_to_whose_zone_it_is_in() -> None:
    m = scene(me={"circles": [A]}, foe={"circles": [B]})
    assert m.state.seat[number(m, A)] == ME
    assert m.state.seat[number(m, B)] == FOE
    sorted_ = members(m, "me"), members(m, "foe")
    assert sorted_ == ([A.name], [B.name])


@clause("3.2.1.1", "9.7.4.1.2")
def test_a_member_was_of_the_player_on_whose_circle_it_stood_not_of_its_owner() -> None:
    thief = card("起[0]相手のドロップ領域の「昼」を1枚選び、出撃させる。", name="盗人")
    drop = card("起[0]あなたの「昼」を1体選び、ドロップする。", name="落とし手")
    watch = "自{}メンバーがドロップした時、カードを1枚引く。"
    mine = card(watch.format("あなたの"), name="見張り")
    yours = card(watch.format("相手の"), name="覗き見")
    for watcher, drawn in ((mine, (1, 0)), (yours, (0, 1))):
        m = scene(
            me={"circles": [thief, drop, None, watcher]},
            foe={"drop": [B], "circles": [watcher]},
        )
        use(m, thief)
        choose(m, "place", spot=2)
        assert m.state.seat[number(m, B)] == ME
        use(m, drop)
        assert zone(m, "foe", "drop") == [B.name]
        assert (count(m, "me", "hand"), count(m, "foe", "hand")) == drawn


@clause("3.2.1.1", "9.11.1")
def test_who_stands_beside_a_member_that_has_left_is_told_by_whose_circles_it_stood_on() -> None:
    thief = card("起[0]相手のドロップ領域の「昼」を1枚選び、出撃させる。", name="盗人")
    last = card(
        "起[0]あなたの「昼」を1体選び、ドロップする。"
        "そのメンバーに隣接するあなたのメンバーすべてをレストする。",
        name="道連れ",
    )
    m = scene(me={"circles": [thief, A, None, last]}, foe={"drop": [B], "circles": [C]})
    use(m, thief)
    choose(m, "place", spot=2)
    use(m, last)
    assert is_rested(m, A)
    assert not is_rested(m, C)
    assert not is_rested(m, thief)


@clause("10.2.2.1", "1.2.1")
def test_without_a_card_to_refresh_with_the_game_is_lost() -> None:
    draw = card("起[0]カードを1枚引く。", name="引き手")
    m = scene(me={"circles": [draw], "deck": 1})
    use(m, draw)
    assert outcome(m) == ([FOE], "10.2.2.1")


@clause("1.3.1", "10.2.2.1")
def test_who_does_not_lose_goes_on_with_an_empty_deck() -> None:
    draw = card("起[0]カードを2枚引く。", name="引き手")
    stubborn = card("永あなたはゲームに敗北しない。", name="不屈")
    back = card("起[0]あなたの「不屈」を1体選び、手札に戻す。", name="戻し手")
    for seat, me, foe in (("me", ME, FOE), ("foe", FOE, ME)):
        m = scene(**{seat: {"circles": [draw, stubborn, back], "deck": 1}}, whose=seat)
        use(m, draw)
        assert m.outcome is None
        assert (count(m, seat, "hand"), count(m, seat, "refresh")) == (1, 0)
        end_turn(m)
        end_turn(m)
        assert m.state.turn_seat == me
        assert (count(m, seat, "hand"), count(m, seat, "stock")) == (1, 0)
        use(m, back)
        assert outcome(m) == ([foe], "10.2.2.1")


@clause("10.2.1", "10.2.2")
def test_an_empty_deck_is_refreshed_once_there_are_cards_for_it() -> None:
    draw = card("起[0]カードを1枚引く。", name="引き手")
    stubborn = card("永あなたはゲームに敗北しない。", name="不屈")
    drop = card("起[0]手札を1枚捨てる。", name="捨て手")
    m = scene(me={"circles": [draw, stubborn, drop], "deck": [A]})
    use(m, draw)
    use(m, drop)
    assert (count(m, "me", "drop"), count(m, "me", "deck"), count(m, "me", "refresh")) == (0, 0, 1)
    assert m.outcome is None


@clause("4.7.1.2", "9.6.2.1.3")
def test_a_face_down_level_card_counts_for_levels() -> None:
    high = card(name="高位", level=1)
    m = scene(me={"hand": [high], "levels": [turned(A)]})
    sortie(m, high, 0)
    assert log_has(m, "5.12.2", "move", high)
    assert not offered(m, "sortie")
    assert table(m).open_levels(ME) == 0
