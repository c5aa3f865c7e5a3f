"""Chapter 1: who plays, how a game ends, and what goes before everything else."""

from __future__ import annotations

import pytest
from tests.games.rebirth.table import (
    asked,
    attack,
    block,
    card,
    count,
    damage,
    game,
    hurt,
    is_rested,
    leave,
    log_has,
    no_block,
    offered,
    options,
    pick,
    rebirth,
    rested,
    scene,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda import DeckError, ScenarioError
from kirifuda.kernel.match import Match, Outcome
from kirifuda.kernel.position.cards import CardDef

STRONG = card(name="剛腕", atk=9, def_=9)
FRAIL = card(name="か弱い子", atk=1, def_=1)
AIDE = card(name="介添え")
SPARE = card(name="控えの者")


def ending(told: str) -> CardDef:
    """A card whose activated ability ends the game for somebody, then lets its player draw."""
    return card(f"【起】【メンバー】:{told}する。あなたは1枚引く。")


def seen(m: Match, seat: int) -> str:
    """All that a seat is shown."""
    return repr((m.view(seat), m.log_view(seat)))


# -- 1.1, 1.2: players and endings -------------------------------------------------------------


@clause("1.1.1")
def test_two_play() -> None:
    assert len(scene().state.gone) == 2
    for many in (1, 3):
        with pytest.raises(ScenarioError):
            game.scenario(seats=[{} for _ in range(many)])
    with pytest.raises(DeckError, match="with 2 decks"):
        game.start(["one"])


@clause("1.2.1", "1.2.2", "1.2.3")
def test_the_last_one_left_wins_at_once() -> None:
    m = scene(me={"entry": STRONG, "members": [AIDE, SPARE]}, foe={"entry": FRAIL, "retire": 6})
    assert m.outcome is None
    attack(m, AIDE)
    no_block(m)
    assert m.decision is None
    assert m.outcome == Outcome([0], [1], "10.6.2")
    view = m.view(0)
    assert view["over"] is True
    assert m.state.gone == [0, 1]  # the loser has left, the winner is still there
    assert log_has(m, "1.2.3", "over")


@clause("1.2.1.1")
def test_who_has_not_won_has_lost() -> None:
    winner = ending("あなたはゲームに勝利")
    m = scene(me={"members": [winner]}, foe={})
    use(m, winner)
    assert m.outcome == Outcome([0], [1], "1.2.5")
    assert m.state.gone == [0, 1]


@clause("1.2.2.1")
def test_seven_retired_cards_lose_and_six_do_not() -> None:
    m = scene(
        me={"entry": STRONG, "members": [AIDE, AIDE]},
        foe={"entry": FRAIL, "retire": 5, "top": [FRAIL]},
    )
    attack(m)
    no_block(m)
    assert count(m, "foe", "retire") == 6
    assert m.outcome is None
    attack(m)
    no_block(m)
    assert count(m, "foe", "retire") == 7
    assert m.outcome == Outcome([0], [1], "10.6.2")


@clause("1.2.2.1")
def test_seven_are_looked_at_in_the_defeat_process_only() -> None:
    healer = card("【自】【メンバー】:あなたのキャラがリタイアした時、あなたは1点回復する。")
    m = scene(
        me={"entry": STRONG, "members": [AIDE, SPARE]},
        foe={"entry": FRAIL, "members": [healer], "retire": 6},
    )
    attack(m, AIDE)
    no_block(m)
    assert count(m, "foe", "retire") == 7  # the healer's ability comes first
    choice = options(m, "pick")
    m.choose(choice[0])
    assert count(m, "foe", "retire") == 6
    assert m.outcome is None


@clause("1.2.2.2")
def test_without_a_card_to_refresh_with_the_game_is_lost() -> None:
    drawer = card("【起】【メンバー】:あなたは1枚引く。")
    m = scene(me={"members": [drawer], "deck": 1, "waiting": []})
    use(m, drawer)
    assert m.outcome == Outcome([1], [0], "10.2.1.1")
    fine = scene(me={"members": [drawer], "deck": 1, "waiting": 1})
    use(fine, drawer)
    assert fine.outcome is None


@clause("1.2.1", "1.2.3.1")
def test_nobody_wins_when_all_lose_at_once() -> None:
    bomb = card("【起】【メンバー】:各プレイヤーのエントリーに2ダメージ与える。")
    m = scene(
        me={"entry": FRAIL, "members": [bomb], "retire": 6},
        foe={"entry": FRAIL, "retire": 6},
    )
    use(m, bomb)
    assert m.decision is None
    assert m.outcome == Outcome([], [0, 1], "10.6.2")
    assert log_has(m, "1.2.3.1", "over")
    # with one of them left that one has won
    n = scene(me={"entry": card(def_=9), "members": [bomb]}, foe={"entry": FRAIL, "retire": 6})
    use(n, bomb)
    assert n.outcome == Outcome([0], [1], "10.6.2")


@clause("1.2.4")
def test_conceding_loses_at_any_moment() -> None:
    for seat in (0, 1):
        for moment in ("main", "block", "pay energy"):
            m = scene(
                me={"members": [AIDE], "hand": [STRONG], "energy": [AIDE, FRAIL]},
                foe={"hand": [FRAIL]},
            )
            if moment == "block":
                attack(m, AIDE)
            elif moment == "pay energy":
                m.choose(options(m, "play")[0])
            asked(m, moment)
            m.concede(seat)
            assert m.decision is None
            assert m.outcome == Outcome([1 - seat], [seat], "1.2.4")


@clause("1.2.4.1")
def test_no_card_can_touch_conceding() -> None:
    # neither rulings in force nor an effect that is half done make a difference,
    # and no decision ever holds it as an option
    wall = card(
        "【永】【エントリー】:相手は【ブロッカー】を使えない。相手のアタックはパートナーアタックにならない。"
    )
    chooser = card("【起】【メンバー】:相手は自分のメンバーから1枚選び、控え室に置く。")
    m = scene(me={"entry": wall, "members": [chooser]}, foe={"members": [AIDE, FRAIL]})
    assert not offered(m, "concede")
    use(m, chooser)
    asked(m, "choose", "foe")
    assert not offered(m, "concede")
    m.concede(1)
    assert m.outcome == Outcome([0], [1], "1.2.4")
    assert zone(m, "foe", "members") == [AIDE.name, FRAIL.name, ""]


@clause("1.2.5")
def test_an_effect_ends_the_game_while_it_resolves() -> None:
    for told, winners, losers in (
        ("あなたはゲームに敗北", [1], [0]),
        ("相手はゲームに敗北", [0], [1]),
        ("あなたはこのゲームに勝利", [0], [1]),
        ("相手はゲームに勝利", [1], [0]),
        ("各プレイヤーはゲームに敗北", [], [0, 1]),
        ("すべてのプレイヤーはゲームに勝利", [0, 1], []),
    ):
        made = ending(told)
        for seat in ("me", "foe"):
            m = scene(**{seat: {"members": [made]}}, whose=seat)
            use(m, made)
            if seat == "foe":
                winners, losers = ([1 - n for n in some] for some in (winners, losers))
            assert m.outcome == Outcome(sorted(winners), sorted(losers), "1.2.5")
            assert count(m, seat, "hand") == 0  # it ended before the card was drawn


@clause("1.2.5", "9.8.6")
def test_a_state_may_end_the_game() -> None:
    """Before a defeat is looked for (9.6.2.2, 9.6.2.4)."""
    goal = card(
        "【自】【メンバー】:あなたのリタイアが7枚以上の時、あなたはゲームに勝利する。", name="大望"
    )
    m = scene(
        me={"members": [goal], "retire": 6},
        foe={"entry": STRONG, "members": [AIDE, SPARE]},
        whose="foe",
    )
    attack(m, AIDE)
    no_block(m)
    assert m.outcome == Outcome([0], [1], "1.2.5")


# -- 1.3: principles ---------------------------------------------------------------------------


@clause("1.3.1")
def test_a_text_goes_before_the_rules() -> None:
    # 8.3.3 allows blocking with blockers only; the text lets every character block
    host = card("【永】【エントリー】:このキャラを手札のキャラでブロックできる。", def_=5)
    m = scene(me={"entry": STRONG, "members": [AIDE, SPARE]}, foe={"entry": host, "hand": [FRAIL]})
    attack(m, AIDE)
    block(m, FRAIL)
    assert damage(m, host) == 0
    plain = scene(
        me={"entry": STRONG, "members": [AIDE, SPARE]}, foe={"entry": AIDE, "hand": [FRAIL]}
    )
    attack(plain, AIDE)
    assert not offered(plain, "block", FRAIL)
    no_block(plain)


@clause("1.3.2")
def test_what_cannot_be_done_is_not_done_and_the_rest_is() -> None:
    drop = card("【起】【メンバー】:あなたは自分の手札から2枚選び、控え室に置く。あなたは1枚引く。")
    none = scene(me={"members": [drop], "hand": []})
    use(none, drop)
    assert count(none, "me", "waiting") == 0
    assert count(none, "me", "hand") == 1
    one = scene(me={"members": [drop], "hand": [FRAIL], "top": [STRONG]})
    use(one, drop)
    assert zone(one, "me", "waiting") == [FRAIL.name]
    assert zone(one, "me", "hand") == [STRONG.name]


@clause("1.3.2.1")
def test_what_stands_does_not_stand_again() -> None:
    riser = card("【自】【メンバー】:このキャラが【スタンド】した時、あなたは1枚引く。")
    lift = card("【起】【メンバー】:あなたは自分のメンバーから1枚選び、【スタンド】する。")
    paid = card("【起】【メンバー】:[このキャラを【レスト】する]あなたは1枚引く。")
    fresh = scene(me={"members": [rested(riser), lift]})
    use(fresh, lift)
    pick(fresh, riser)
    assert not is_rested(fresh, riser)
    assert count(fresh, "me", "hand") == 1
    again = scene(me={"members": [riser, lift, rested(paid)]})
    use(again, lift)
    pick(again, riser)
    assert not is_rested(again, riser)
    assert count(again, "me", "hand") == 0  # it did not happen again, so nothing triggers
    assert not offered(again, "use", paid)  # and what is rested pays no cost by resting


@clause("1.3.2.2")
def test_nothing_is_done_less_than_once() -> None:
    per = card("【起】【メンバー】:あなたのエネルギー1枚につき、あなたは1枚引く。")
    m = scene(me={"members": [per]})
    use(m, per)
    assert count(m, "me", "hand") == 0
    # an attack with negative ATK heals nothing
    weak = card("【永】【エントリー】:このキャラを-5/±0。", atk=2)
    a = scene(me={"entry": weak, "members": [AIDE, SPARE]}, foe={"entry": hurt(STRONG, 3)})
    attack(a, AIDE)
    no_block(a)
    assert damage(a, STRONG) == 3
    one = card(name="一つ", atk=1)  # while one that is not nothing is added
    a = scene(me={"entry": one, "members": [AIDE, SPARE]}, foe={"entry": hurt(STRONG, 3)})
    attack(a, AIDE)
    no_block(a)
    assert damage(a, STRONG) == 4


@clause("1.3.2.2")
@pytest.mark.parametrize("atk", [0, 1])
def test_an_attack_without_atk_deals_no_damage_at_all(atk: int) -> None:
    sore = card(
        "【自】【エントリー】:このキャラがダメージを負った時、あなたは1枚引く。",
        name="痛がり",
        def_=9,
    )
    fist = card(name="拳", atk=atk)
    m = scene(me={"entry": fist, "members": [AIDE, SPARE]}, foe={"entry": sore})
    attack(m, AIDE)
    no_block(m)
    assert damage(m, sore) == atk
    assert count(m, "foe", "hand") == atk


@clause("1.3.3")
def test_what_forbids_goes_before_what_allows() -> None:
    opener = card("【永】【エントリー】:このキャラを手札のキャラでブロックできる。", def_=9)
    closer = card("【永】【エントリー】:相手は【ブロッカー】を使えない。")
    guard = card("【ブロッカー】")
    m = scene(
        me={"entry": closer, "members": [AIDE, SPARE]}, foe={"entry": opener, "hand": [guard]}
    )
    attack(m, AIDE)
    asked(m, "block", "foe")
    assert not offered(m, "block", guard)
    no_block(m)
    # an effect tells to set a Rebirth card while another forbids it
    setter = card("【起】【メンバー】:あなたは自分の控え室からReバースを1枚選び、セットする。")
    ban = card("【永】【エントリー】:相手は手札以外からReバースをセットできない。")
    stage = rebirth()
    n = scene(me={"members": [setter], "waiting": [stage]}, foe={"entry": ban})
    use(n, setter)
    if n.decision is not None and n.decision.kind == "choose":
        pick(n, stage)
    assert zone(n, "me", "rebirth") == []
    assert zone(n, "me", "waiting") == [stage.name]


@clause("1.3.4")
def test_the_turn_player_chooses_first_and_the_other_knows() -> None:
    # the ability is the non-turn player's own: the turn player chooses first all the same
    trap = card(
        "【自】【エントリー】:このキャラがアタックされた時、各プレイヤーは自分のメンバーから1枚選び、控え室に置く。"
    )
    mine = card(name="自分の一人")
    theirs = card(name="相手の一人")
    m = scene(
        me={"members": [AIDE, mine, SPARE]},
        foe={"entry": trap, "members": [theirs, FRAIL]},
    )
    attack(m, AIDE)
    asked(m, "choose", "me")
    pick(m, mine)
    asked(m, "choose", "foe")
    assert mine.name in seen(m, 1)
    pick(m, theirs)
    assert zone(m, "me", "waiting") == [mine.name]
    assert zone(m, "foe", "waiting") == [theirs.name]
    no_block(m)


@clause("1.3.4.1")
def test_hidden_cards_are_chosen_without_being_shown() -> None:
    both = card("【起】【メンバー】:各プレイヤーは自分の手札から1枚選び、控え室に置く。")
    secret = card(name="秘密")
    m = scene(me={"members": [both], "hand": [secret, FRAIL]}, foe={"hand": [STRONG, FRAIL]})
    use(m, both)
    asked(m, "choose", "me")
    pick(m, secret)
    asked(m, "choose", "foe")
    assert secret.name not in seen(m, 1)  # chosen, but not shown yet
    assert zone(m, "me", "waiting") == []
    pick(m, STRONG)
    assert zone(m, "me", "waiting") == [secret.name]
    assert zone(m, "foe", "waiting") == [STRONG.name]
    assert secret.name in seen(m, 1)


@clause("1.3.5")
def test_numbers_are_whole_and_not_negative() -> None:
    caller = card("【起】【メンバー】:あなたは0~3の数字を1つ宣言する。")
    m = scene(me={"members": [caller]})
    use(m, caller)
    asked(m, "number", "me")
    assert [o.number for o in options(m, "number")] == [0, 1, 2, 3]
    leave(m, "number")


def test_up_to_may_be_none() -> None:
    fetch = card("【起】【メンバー】:あなたは自分の控え室から2枚まで選び、手札に加える。")
    m = scene(me={"members": [fetch], "waiting": [AIDE, FRAIL]})
    use(m, fetch)
    pick(m)
    assert count(m, "me", "hand") == 0
