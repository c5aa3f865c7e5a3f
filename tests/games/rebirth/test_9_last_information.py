"""Chapter 9.12: what an effect asks about cards that it, or its cost, has moved."""

from __future__ import annotations

import pytest
from tests.games.rebirth.table import (
    attack,
    card,
    choose,
    count,
    no_block,
    pick,
    scene,
    slot,
    to_attack,
    use,
    values,
    zone,
)
from tests.ruling import clause

PLAIN = card(name="空", atk=1)
SPARE = card(name="留守番")
CHEER = card("【永】【エントリー】:あなたのメンバーを+2/±0。", name="声援")
HEART = card("【永】【メンバー】:あなたのエントリーを+2/±0。", name="励まし")


@clause("9.12.1")
@pytest.mark.parametrize("boosted", [True, False])
def test_a_card_that_its_own_cost_put_away_is_asked_as_it_last_was(boosted: bool) -> None:
    gift = card(
        "【起】【メンバー】:[このキャラを控え室に置く]"
        "このターン中、このキャラのATKを、あなたのエントリーのATKに加える。",
        name="置き土産",
        atk=1,
    )
    entry = CHEER if boosted else PLAIN
    m = scene(me={"entry": entry, "members": [gift]})
    use(m, gift)
    assert zone(m, "me", "waiting") == [gift.name]
    assert values(m, gift) == (1, 3)  # there it is what is printed
    assert values(m, entry) == (1 + (3 if boosted else 1), 3)


@clause("9.12.1")
@pytest.mark.parametrize(("boosted", "drawn"), [(True, 1), (False, 0)])
@pytest.mark.parametrize(
    "text",
    [
        (
            "【起】【メンバー】:[あなたは自分のメンバーから1枚選び、控え室に置く]"
            "そのキャラがATK3以上のキャラなら、あなたは1枚引く。"
        ),
        (
            "【起】【メンバー】:[あなたは自分のメンバーから1枚選び、控え室に置く]"
            "このコストで置いたキャラがATK3以上のキャラなら、あなたは1枚引く。"
        ),
        (
            "【起】【メンバー】:あなたは自分のメンバーから1枚選び、控え室に置く。"
            "そのキャラのATKが3以上なら、あなたは1枚引く。"
        ),
        (
            "【起】【メンバー】:あなたは自分のメンバーから1枚選び、控え室に置く。"
            "ATK3以上のキャラを置いたら、あなたは1枚引く。"
        ),
        (
            "【起】【メンバー】:あなたは自分のメンバーから1枚選び、控え室に置く。"
            "控え室にATK3以上のキャラを置いたら、あなたは1枚引く。"
        ),
        (
            "【起】【メンバー】:あなたは自分のメンバーから1枚選び、デッキの下に置く。"
            "そのキャラがATK3以上のキャラなら、あなたは1枚引く。"
        ),
        (
            "【起】【メンバー】:あなたは自分のメンバーから1枚選び、控え室に置く。"
            "そのキャラを思い出にする。そのキャラのATKが3以上なら、あなたは1枚引く。"
        ),
    ],
)
def test_what_was_moved_is_asked_as_it_last_was(text: str, boosted: bool, drawn: int) -> None:
    one = card(text, name="問い")
    m = scene(me={"entry": CHEER if boosted else PLAIN, "members": [one, SPARE]})
    use(m, one)
    pick(m, SPARE)
    assert count(m, "me", "hand") == drawn


@clause("9.12.1")
def test_several_that_were_moved_are_asked_as_they_were() -> None:
    """Whoever of them made the others strong left with them."""
    lead = card("【永】【メンバー】:あなたの他のメンバーを+2/±0。", name="座長")
    broom = card(
        "【起】【エントリー】:あなたは自分のメンバーから3枚選び、控え室に置く。"
        "ATK3以上のキャラを2枚以上置いたら、あなたは1枚引く。",
        name="箒",
    )
    m = scene(me={"entry": broom, "members": [lead, PLAIN, SPARE]})
    use(m, broom)
    assert count(m, "me", "hand") == 1
    alone = scene(me={"entry": broom, "members": [SPARE, PLAIN, SPARE]})
    use(alone, broom)
    assert count(alone, "me", "hand") == 0


@clause("9.12.1")
def test_how_it_lay_is_asked_of_where_it_lay() -> None:
    one = card(
        "【起】【エントリー】:あなたは自分のメンバーから1枚選び、手札に戻す。"
        "そのキャラが【レスト】しているなら、あなたは1枚引く。",
        name="起こし番",
    )
    m = scene(me={"entry": one, "members": [{"card": PLAIN, "rest": True}, SPARE]})
    use(m, one)
    pick(m, PLAIN)
    assert count(m, "me", "hand") == 2
    m = scene(me={"entry": one, "members": [{"card": PLAIN, "rest": True}, SPARE]})
    use(m, one)
    pick(m, SPARE)
    assert count(m, "me", "hand") == 1


@clause("9.12.1", "4.1.4")
def test_acts_go_on_in_the_new_place() -> None:
    one = card(
        "【起】【エントリー】:あなたは自分のメンバーから1枚選び、控え室に置く。"
        "そのキャラがATK3以上のキャラなら、そのキャラを手札に戻す。",
        name="迎え",
    )
    cheer = card("【永】【メンバー】:あなたの他のメンバーを+2/±0。", name="座長")
    m = scene(me={"entry": one, "members": [cheer, PLAIN]})
    use(m, one)
    pick(m, PLAIN)
    assert zone(m, "me", "hand") == [PLAIN.name]
    m = scene(me={"entry": one, "members": [cheer, PLAIN]})
    use(m, one)
    pick(m, cheer)
    assert zone(m, "me", "waiting") == [cheer.name]


@clause("9.12.1")
def test_who_came_to_a_slot_is_asked_there() -> None:
    one = card(
        "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、メンバーに置く。"
        "そのキャラのATKが3以上なら、あなたは1枚引く。",
        name="呼び鈴",
    )
    for entry, drawn in ((CHEER, 1), (PLAIN, 0)):
        m = scene(me={"entry": entry, "members": [one], "waiting": [SPARE]})
        use(m, one)
        slot(m, 1)
        assert count(m, "me", "hand") == drawn


@clause("9.12.1")
def test_from_slot_to_slot_it_is_asked_where_it_is() -> None:
    one = card(
        "【起】【メンバー】:あなたは自分のエントリーから1枚選び、空席のメンバーに置く。"
        "そのキャラのATKが3以上なら、あなたは1枚引く。",
        name="交代",
    )
    m = scene(me={"entry": PLAIN, "members": [one, HEART], "top": [CHEER, SPARE]})
    assert values(m, PLAIN)[0] == 3
    use(m, one)
    assert zone(m, "me", "members")[2] == PLAIN.name
    assert count(m, "me", "hand") == 0  # among the members nobody makes it strong


@clause("9.12.1")
def test_what_is_found_in_its_new_place_is_asked_there() -> None:
    """The cost has put it away, and the effect finds it where it lies now."""
    one = card(
        "【起】【メンバー】:[あなたは自分のメンバーから1枚選び、控え室に置く]"
        "あなたは自分の控え室からキャラを1枚選ぶ。そのキャラのATKが3以上なら、あなたは1枚引く。",
        name="拾い物",
    )
    m = scene(me={"entry": CHEER, "members": [one, SPARE]})
    use(m, one)
    pick(m, SPARE)
    assert count(m, "me", "hand") == 0


@clause("9.12.1", "9.8.5")
def test_a_supporter_that_left_for_the_cost_counts_as_it_supported() -> None:
    one = card(
        "【自】【メンバー】:[このキャラを控え室に置く]このキャラがサポートした時、"
        "このアタック中、このキャラのATKを、あなたのエントリーのATKに加える。",
        name="捨て身",
        atk=1,
    )
    m = scene(me={"entry": CHEER, "members": [one, SPARE]}, foe={"hand": 1})
    to_attack(m)
    attack(m, with_=one)
    choose(m, "play", one)
    assert values(m, CHEER)[0] == 4
    no_block(m)


@clause("9.8.4.1.1", "9.12.1")
def test_what_goes_from_an_open_zone_to_a_hidden_one_is_what_it_was_in_the_open() -> None:
    """A continuous ability changes cards in the waiting room."""
    host = card("【永】【エントリー】:あなたの控え室のキャラを+2/±0。", name="語り部")
    back = card(
        "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、手札に戻す。"
        "そのキャラのATKが3以上なら、あなたは1枚引く。",
        name="呼び戻し",
    )
    eye = card(
        "【自】【メンバー】:あなたの控え室からATK3以上のキャラが手札に戻った時、あなたは1枚引く。",
        name="見張り",
    )
    for entry, drawn in ((host, 2), (PLAIN, 0)):
        m = scene(me={"entry": entry, "members": [back, eye], "waiting": [SPARE]})
        use(m, back)
        assert count(m, "me", "hand") == 1 + drawn
