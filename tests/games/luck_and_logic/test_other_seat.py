"""What other rulings show of the player who sits first, shown of the second: each has zones of
their own (4.1.1), and those of the other change nothing."""

from __future__ import annotations

from tests.games.luck_and_logic.fighting import (
    AURAS,
    HEARTS,
    PLAIN,
    PLUS,
    no_intercept,
    no_logic,
)
from tests.games.luck_and_logic.table import (
    FOE,
    ME,
    asked,
    attack,
    card,
    choose,
    count,
    define,
    done,
    in_order,
    is_asked,
    is_down,
    is_rested,
    log_notes,
    members,
    my,
    no,
    offered,
    pick,
    power,
    rested,
    scene,
    sortie,
    tactics,
    turned,
    use,
    zone,
)
from tests.ruling import clause

A = card(name="朝", power=5000, limit=1)
B = card(name="昼", power=5000, limit=1)
TOOL = tactics("秘具スキル カードを1枚引く。", name="道具", level=1)


@clause("2.9.2", "5.22.3", "9.6.2.1.3", "5.22.5.1")
def test_the_second_player_pays_and_has_the_level_with_own_cards() -> None:
    dear = card(name="重い者", cost=2, level=1)
    for stock, level, can in ((2, 1, True), (1, 1, False), (2, 0, False)):
        m = scene(
            me={"stock": 2 - stock, "level": 1 - level},
            foe={"hand": [dear], "stock": stock, "level": level},
            whose="foe",
        )
        assert offered(m, "sortie", dear) == can
    m = scene(
        me={"stock": 3}, foe={"hand": [dear], "stock": [A, B, PLAIN], "level": 1}, whose="foe"
    )
    sortie(m, dear, 0)
    assert (count(m, "me", "stock"), count(m, "foe", "stock")) == (3, 1)
    assert (count(m, "me", "drop"), count(m, "foe", "drop")) == (0, 2)


@clause("2.15.2", "5.16.2", "8.4.3", "8.4.5")
def test_the_limit_counts_ones_own_cards_in_the_battle_zone() -> None:
    m = scene(
        me={"circles": [A], "hand": [PLUS, PLAIN]},
        foe={"circles": [B], "level": 1, "hand": [PLAIN, PLUS]},
        whose="foe",
    )
    attack(m, B, 0)
    asked(m, "logic", "me")
    define(m, PLUS)
    assert (power(m, A), power(m, B)) == (7000, 5000)
    asked(m, "logic", "foe")  # one lies there already, but it is the other's
    define(m, PLAIN)
    assert not is_asked(m, "logic")  # both have as many as their limits
    assert members(m, "me") == [A.name]  # 7000 against 5000


@clause("5.33.1.1", "5.33.2")
def test_the_second_player_forges_own_tools() -> None:
    smith = card("起[0]錬成1。", name="鍛冶")
    m = scene(
        me={"secret": [turned(TOOL)]},
        foe={"circles": [smith], "secret": [turned(TOOL)]},
        whose="foe",
    )
    use(m, smith)
    pick(m, TOOL)
    assert (count(m, "me", "hand"), count(m, "foe", "hand")) == (0, 1)
    assert is_down(m, TOOL, "foe")
    n = scene(me={"secret": [turned(TOOL)]}, foe={"circles": [smith]}, whose="foe")
    use(n, smith)
    assert count(n, "foe", "hand") == 0


@clause("7.2.4", "7.2.4.1")
def test_the_second_player_stands_own_cards() -> None:
    self_ = my(name="私")
    level = card(name="段")
    m = scene(
        me={"circles": [rested(A)]},
        foe={"circles": [rested(B)], "level": [rested(level)], "my": [rested(self_)]},
        whose="foe",
        phase="stand",
    )
    assert is_rested(m, A)
    assert not is_rested(m, B)
    assert not is_rested(m, level)
    assert is_rested(m, self_)
    if is_asked(m, "level"):
        done(m)


@clause("10.2.1", "10.2.2", "5.21.1", "10.9.1")
def test_the_second_player_refreshes_with_own_cards() -> None:
    draw = card("起[0]カードを1枚引く。", name="引き手")
    m = scene(
        me={"deck": 5, "drop": [A]},
        foe={"circles": [draw], "deck": [B], "drop": [PLAIN, PLUS]},
        whose="foe",
    )
    use(m, draw)
    assert zone(m, "foe", "hand") == [B.name]
    assert (count(m, "foe", "deck"), count(m, "foe", "refresh")) == (1, 1)
    assert (count(m, "foe", "drop"), count(m, "me", "drop")) == (0, 1)
    n = scene(me={"drop": [A]}, foe={"circles": [draw], "deck": [B]}, whose="foe")
    use(n, draw)
    assert n.outcome is not None
    assert (n.outcome.winners, n.outcome.clause) == ([ME], "10.2.2.1")


@clause("8.6.4", "8.6.5", "10.6.1.1", "7.7.4")
def test_paradoxes_of_both_go_where_they_belong_in_the_second_players_turn() -> None:
    m = scene(
        me={"circles": [A], "hand": [HEARTS]},
        foe={"circles": [B, PASSER], "level": 2, "hand": [PLAIN], "paradox": [AURAS]},
        whose="foe",
    )
    attack(m, B, 0)
    define(m, HEARTS)
    assert is_down(m, AURAS)
    assert is_down(m, HEARTS)
    no_logic(m)
    asked(m, "attack", "foe")
    assert (zone(m, "me", "drop"), zone(m, "foe", "drop")) == ([HEARTS.name], [AURAS.name])
    assert (zone(m, "me", "paradox"), zone(m, "foe", "paradox")) == ([], [])


PASSER = card(name="通行人")


@clause("5.6.1", "5.15.1", "5.18.1", "5.27.1")
def test_the_second_player_draws_and_boosts_from_own_zones() -> None:
    level = card(name="段")
    does = card("起[0]カードを1枚引く。その後、ストックブースト1。", name="働き手")
    m = scene(me={"top": [A, A]}, foe={"circles": [does], "top": [B, PLAIN]}, whose="foe")
    use(m, does)
    assert zone(m, "foe", "hand") == [B.name]
    assert in_order(m, "foe", "stock") == [PLAIN.name]
    assert (count(m, "me", "hand"), count(m, "me", "stock")) == (0, 0)
    n = scene(me={"stock": 3}, foe={"stock": 3, "top": [B]}, whose="foe")
    choose(n, "luck drive")
    assert (count(n, "me", "stock"), count(n, "foe", "stock")) == (3, 0)
    assert zone(n, "foe", "hand") == [B.name]
    k = scene(
        me={"circles": [PASSER], "hand": [PLAIN], "level": [level]},
        foe={"circles": [B], "hand": [], "level": [level], "top": [PLUS]},
        whose="foe",
    )
    attack(k, B, 0)
    no_intercept(k)
    done(k)
    asked(k, "logic", "foe")
    choose(k, "level boost")
    assert is_rested(k, level, "foe")
    assert not is_rested(k, level, "me")
    define(k, PLUS)
    assert power(k, B) == 7000
    no_logic(k)


@clause("7.3.3", "7.3.5", "7.7.6")
def test_the_second_player_draws_and_discards_in_own_turn() -> None:
    m = scene(me={"hand": 10, "top": [A]}, foe={"hand": 9, "deck": 9}, whose="foe", phase="draw")
    assert (count(m, "me", "hand"), count(m, "foe", "hand")) == (10, 11)
    assert (count(m, "me", "stock"), count(m, "foe", "stock")) == (0, 1)
    done(m)
    choose(m, "battle phase")
    for _ in range(3):
        asked(m, "discard", "foe")
        m.choose(0)
    assert count(m, "foe", "hand") == 8
    assert count(m, "foe", "drop") == 3
    assert m.state.turn_seat == ME
    assert len(log_notes(m, "7.3.3")) >= 2
    if is_asked(m, "level"):
        done(m)


@clause("9.5.3.2", "9.5.3.3")
def test_in_the_second_players_turn_their_abilities_come_first() -> None:
    mine = card("自このメンバーが攻撃された時、カードを1枚引く。", name="受け手")
    theirs = card("自このメンバーが攻撃した時、カードを1枚引いてよい。", name="攻め手")
    m = scene(me={"circles": [mine]}, foe={"circles": [theirs], "level": 1}, whose="foe")
    attack(m, theirs, 0)
    assert m.decision is not None
    assert m.decision.seat == FOE
    assert count(m, "me", "hand") == 0
    no(m)
    assert count(m, "me", "hand") == 1
    no_logic(m)
