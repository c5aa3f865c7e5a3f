"""37: triggered effects, checked when a sequence has ended."""

from __future__ import annotations

from tests.games.legions.table import (
    ME,
    asked,
    attack,
    exclude,
    game,
    hurt,
    lane,
    life,
    log_notes,
    master,
    minion,
    number,
    numbers,
    offered,
    options,
    pick,
    play,
    scene,
    skill,
    table,
    trigger,
    unlock,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.games.legions.zones import HASTE
from kirifuda.kernel.match import Match

GROVE = master(name="森の主", colors=["red", "green"])
SPIRIT = game.find("LG-051")  # both abilities of the book's spirit
WARRIOR = game.find("LG-052")  # placed or moved: WT-1 for a green card in wait zones II to IV


def resolved(match: Match) -> list[int]:
    """The cards whose triggered effects were resolved, in order."""
    return [note.card for note in log_notes(match, verb="trigger")]


@clause("37-1", "37-2", "37-3", "37-6", "37-6a", "37-6b", "37-6d", "37-7")
def test_the_book_s_own_example() -> None:
    m = scene(
        me={
            "master": GROVE,
            "hand": [WARRIOR],
            "wait 1": [SPIRIT],
            "wait 3": [SPIRIT],
            "cores": 3,
        }
    )
    a, b = numbers(m, SPIRIT)
    (warrior,) = numbers(m, WARRIOR)
    names = table(m).pool.rules.zones
    assert [names[table(m).zone[c]].name for c in (a, b)] == ["wait 1", "wait 3"]
    # 1, 2: the warrior is placed. Spirit A's condition is met too, but the action card goes first.
    unlock(m, WARRIOR, 0)
    # 3, 4: its effect has moved spirit B from wait zone III to II. Now both spirits trigger.
    assert resolved(m) == [warrior]
    assert zone(m, "me", "wait 2") == [SPIRIT.name]
    asked(m, "trigger", "me")
    assert sorted(o.card for o in options(m, "trigger")) == [a, b]
    # 5: the turn player takes B first; it is placed.
    m.choose(next(o for o in options(m, "trigger") if o.card == b))
    lane(m, 1)
    # 6: what was placed goes first: B has haste before A does anything. 7: then A is placed by one
    # of its two triggers, the other comes to nothing. 8: A has haste as well.
    assert resolved(m) == [warrior, b, b, a, a]
    assert zone(m, "me", "minions") == [WARRIOR.name, SPIRIT.name, SPIRIT.name]
    assert all(m.state.face(c).marks & HASTE for c in (a, b))
    assert not m.state.face(warrior).marks & HASTE
    # 9: the chain is over.
    asked(m, "main", "me")
    assert table(m).chain == []
    assert table(m).spent == []


@clause("37-7")
def test_all_that_happened_in_the_chain_counts() -> None:
    """The book's first example: two placements, although the spirit was resolved in between."""
    sniper = minion(
        "「狙撃」《あなたのフィールドに緑属性を持つミニオンが配置された時》:"
        "相手のマスターに1点のダメージを与える。"
    )
    green = minion(colors=["green"])
    m = scene(
        me={"master": GROVE, "minions": [sniper], "hand": [green], "wait 1": [SPIRIT], "cores": 1}
    )
    unlock(m, green, 1)
    trigger(m, SPIRIT)
    assert zone(m, "me", "minions") == [sniper.name, green.name, SPIRIT.name]
    assert life(m, "foe") == 18


MANY = "あなたのウェイトゾーンⅠにあるミニオン全てをフィールドに配置する。"


@clause("37-4")
def test_triggers_are_counted_at_their_minimum() -> None:
    each = minion(
        "「歓声」《あなたのフィールドにミニオンが配置された時》:あなたのマスターは1点のライフを得る。"
    )
    some = minion(
        "「喝采」《あなたのフィールドに1枚以上のミニオンが配置された時》:"
        "相手のマスターに1点のダメージを与える。"
    )
    call = skill(MANY)
    one = minion()
    other = minion()
    m = scene(
        me={
            "minions": [each],
            "standby": [call],
            "wait 1": [one, other],
            "life": 10,
        },
        foe={"minions": []},
    )
    play(m, call)
    lane(m, 1)
    assert life(m, "me") == 12  # once for each of the two
    m = scene(me={"minions": [some], "standby": [call], "wait 1": [one, other]})
    play(m, call)
    lane(m, 1)
    assert life(m, "foe") == 19  # once for both


@clause("37-5", "35-4", "01-6")
def test_nothing_triggers_while_a_sequence_runs() -> None:
    """A skill that breaks a minion and then deals damage: the break triggers after both."""
    heir = minion(
        "「遺言」《このカードがブレイクした時》:あなたのマスターは3点のライフを得る。", hp=1
    )
    burst = skill(
        "相手のミニオンを1体選び、1点のダメージを与える。相手のマスターに2点のダメージを与える。"
    )
    m = scene(me={"standby": [burst]}, foe={"minions": [heir], "life": 2})
    play(m, burst)
    assert m.outcome is not None
    assert m.outcome.winners == [ME]  # the life would have come too late
    m = scene(me={"standby": [burst]}, foe={"minions": [heir], "life": 10})
    play(m, burst)
    assert life(m, "foe") == 11
    verbs = [n.verb for n in m.log if n.verb in ("break", "life lost", "trigger", "life")]
    assert verbs == ["break", "life lost", "trigger", "life"]


@clause("37-5a")
def test_what_was_placed_and_is_gone_again_triggers_nothing() -> None:
    watcher = minion(
        "「見張り」《あなたのフィールドにミニオンが配置された時》:あなたのマスターは1点のライフを得る。"
    )
    frail = minion("「自慢」《配置時》:あなたのマスターは5点のライフを得る。", hp=1)
    flash = skill(
        "あなたのウェイトゾーンⅠにあるミニオンを1枚選び、フィールドに配置する。"
        "フィールドにあるミニオン全てに1点のダメージを与える。"
    )
    m = scene(me={"minions": [watcher], "standby": [flash], "wait 1": [frail], "life": 10})
    play(m, flash)
    lane(m, 1)
    assert zone(m, "me", "minions") == [watcher.name, "", ""]
    assert life(m, "me") == 10


@clause("37-5a")
def test_what_has_moved_and_is_gone_again_triggers_nothing() -> None:
    watcher = minion(
        "「見張り」《あなたのミニオンがレーン移動した時》:あなたのマスターは1点のライフを得る。"
    )
    runner = minion()
    march = "あなたのミニオンを1体選び、空いているレーンに移動させる。"
    for end, gained in (("", 1), ("そのカードをブレイクする。", 0)):
        m = scene(me={"minions": [watcher, runner], "standby": [skill(march + end)], "life": 10})
        m.choose(options(m, "play")[0])
        pick(m, runner)
        assert life(m, "me") == 10 + gained


@clause("37-6c")
def test_among_cards_placed_at_once_the_turn_player_chooses() -> None:
    call = skill(MANY)
    healer = minion("「癒し」《配置時》:あなたのマスターは1点のライフを得る。")
    archer = minion("「射る」《配置時》:相手のマスターに1点のダメージを与える。")
    bystander = minion(
        "「便乗」《あなたのフィールドに1枚以上のミニオンが配置された時》:"
        "あなたのマスターは5点のライフを得る。"
    )
    m = scene(
        me={
            "minions": [bystander],
            "standby": [call],
            "wait 1": [healer, archer],
            "life": 10,
        }
    )
    play(m, call)
    lane(m, 1)
    asked(m, "trigger", "me")
    assert not offered(m, "trigger", bystander)
    trigger(m, archer)
    assert (life(m, "foe"), life(m, "me")) == (19, 16)
    assert resolved(m) == [number(m, archer), number(m, healer), number(m, bystander)]


@clause("01-8", "37-6d")
def test_the_turn_player_orders_the_other_one_s_triggers_too() -> None:
    mourner = minion(
        "「弔い」《あなたのミニオンがブレイクした時》:相手のマスターに1点のダメージを与える。"
    )
    widow = minion(
        "「喪」《あなたのミニオンがブレイクした時》:あなたのマスターは1点のライフを得る。"
    )
    prey = minion(hp=1)
    wolf = minion(atk=3)
    m = scene(
        me={"minions": [None, wolf]},
        foe={"minions": [mourner, prey, widow], "life": 10},
    )
    attack(m, wolf, prey)
    asked(m, "trigger", "me")
    trigger(m, widow)
    assert (life(m, "me"), life(m, "foe")) == (19, 11)
    assert resolved(m) == [number(m, widow), number(m, mourner)]


@clause("35-12", "17-4", "36-3a")
def test_continuous_effects_stay_while_a_sequence_runs() -> None:
    """The banner has gone, but the minion it strengthens falls only when the sequence has ended."""
    banner = minion("「軍旗」《常時》:あなたの他のミニオン全ては「+0/+2」の修正を得る。", hp=1)
    guard = minion(hp=1)
    blow = skill(
        "相手のミニオンを1体選び、ブレイクする。相手のミニオン全てに1点のダメージを与える。"
        "相手のマスターに1点のダメージを与える。"
    )
    m = scene(me={"standby": [blow]}, foe={"minions": [banner, guard]})
    assert values(m, guard) == (1, 3)
    play(m, blow)
    pick(m, banner)
    order = [n.card for n in log_notes(m, verb="break")]
    assert order == [number(m, banner), number(m, guard)]
    damage = [n.card for n in log_notes(m, verb="damage")]
    assert damage[0] == number(m, guard)  # it was still there to be hit
    moves = [n.verb for n in m.log if n.card == number(m, guard)]
    assert moves.index("damage") < moves.index("break")
    verbs = [n.verb for n in m.log if n.card == number(m, guard) or n.verb == "life lost"]
    assert verbs.index("life lost") < verbs.index("break")  # the sequence has ended by then
    assert zone(m, "foe", "minions") == ["", "", ""]


@clause("35-12")
def test_a_new_continuous_effect_begins_after_the_sequence() -> None:
    banner = minion("「軍旗」《常時》:あなたの他のミニオン全ては「+0/+2」の修正を得る。")
    guard = minion(hp=1)
    rally = skill(
        "あなたのウェイトゾーンⅠにあるミニオンを1枚選び、フィールドに配置する。"
        "フィールドにあるミニオン全てに1点のダメージを与える。"
    )
    m = scene(me={"minions": [guard], "standby": [rally], "wait 1": [banner]})
    play(m, rally)
    lane(m, 2)
    assert zone(m, "me", "minions") == ["", "", banner.name]  # it came too late for the guard


@clause("35-12")
def test_what_is_allowed_stays_so_while_a_sequence_runs() -> None:
    """The shield has gone, but protects until the sequence has ended."""
    shield = minion("「盾」《常時》:あなたの他のミニオンは効果でブレイクしない。", hp=1)
    guard = minion()
    blow = skill(
        "相手のミニオンを1体選び、1点のダメージを与える。相手のミニオン全てをブレイクする。"
    )
    m = scene(me={"standby": [blow]}, foe={"minions": [shield, guard]})
    play(m, blow)
    pick(m, shield)
    assert zone(m, "foe", "minions") == ["", guard.name, ""]


@clause("37-5a")
def test_what_was_exhausted_and_is_active_again_triggers_nothing() -> None:
    tired = minion("「疲れ」《このカードが疲労した時》:あなたはカードを1枚引く。")
    rouse = skill("あなたのミニオン全てを疲労させる。あなたのミニオン全てを活性させる。")
    lull = skill("あなたのミニオン全てを疲労させる。")
    m = scene(me={"minions": [tired], "standby": [rouse, lull]})
    play(m, rouse)
    assert zone(m, "me", "hand") == []
    play(m, lull)
    assert len(zone(m, "me", "hand")) == 1


@clause("37-1", "16-3c")
def test_who_has_lost_its_abilities_leaves_without_a_word() -> None:
    heir = minion("「遺言」《このカードがブレイクした時》:あなたのマスターは3点のライフを得る。")
    mute = skill("相手のミニオンを1体選び、リバース状態にする。")
    silence = skill("相手のミニオン全ては、ターン終了時まで全てのアビリティを失う。")
    kill = skill("相手のミニオンを1体選び、ブレイクする。")
    m = scene(me={"standby": [silence, kill]}, foe={"minions": [heir], "life": 10})
    play(m, silence)
    play(m, kill)
    assert life(m, "foe") == 10
    ghost = minion(
        "「未練」《このカードがフィールドから離れた時》:あなたのマスターは3点のライフを得る。"
    )
    away = skill("相手のフィールドにあるカードを1枚選び、除外する。")
    m = scene(me={"standby": [mute, away]}, foe={"minions": [ghost], "life": 10})
    play(m, mute)
    play(m, away)
    pick(m, ghost)
    assert (life(m, "foe"), zone(m, "foe", "excluded")) == (10, [ghost.name])
    m = scene(me={"standby": [away]}, foe={"minions": [ghost], "life": 10})
    play(m, away)
    pick(m, ghost)
    assert life(m, "foe") == 13


@clause("37-1", "12-1")
def test_a_break_that_ends_in_the_hand_is_heard_there() -> None:
    king = minion("「王」《常時》:あなたの他のミニオンがブレイクする場合、代わりに手札に戻す。")
    heir = minion(
        "「遺言」《このカードがブレイクした時》:あなたのマスターは3点のライフを得る。", hp=1
    )
    wolf = minion()
    m = scene(me={"minions": [None, wolf]}, foe={"minions": [king, heir], "life": 10})
    attack(m, wolf, heir)
    assert (life(m, "foe"), zone(m, "foe", "hand")) == (13, [heir.name])


@clause("37-4", "37-5a")
def test_of_several_that_were_placed_those_count_that_are_still_there() -> None:
    host = minion(
        "「喝采」《あなたのフィールドに2体以上のミニオンが配置された時》:"
        "相手のマスターに1点のダメージを与える。",
        hp=9,
    )
    call = skill(MANY + "フィールドにあるミニオン全てに1点のダメージを与える。")
    for hp, left in ((1, 20), (2, 19)):
        frail, firm = minion(hp=hp), minion(hp=5)
        m = scene(me={"minions": [host], "standby": [call], "wait 1": [frail, firm]})
        play(m, call)
        lane(m, 1)
        assert life(m, "foe") == left


@clause("10-1", "35-12", "36-3a")
def test_who_lives_by_another_card_breaks_when_that_one_goes() -> None:
    banner = minion("「軍旗」《常時》:あなたの他のミニオン全ては「+0/+2」の修正を得る。")
    guard = minion(hp=1, wt=1)
    m = scene(me={"minions": [banner, hurt(guard, 2)]})
    exclude(m, banner)
    assert zone(m, "me", "wait 1") == [guard.name]
    mute = skill("相手のミニオンを1体選び、リバース状態にする。")
    m = scene(me={"standby": [mute]}, foe={"minions": [banner, hurt(guard, 2)]})
    play(m, mute)
    pick(m, banner)
    assert zone(m, "foe", "wait 1") == [guard.name]
