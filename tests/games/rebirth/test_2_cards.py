"""Chapter 2: what is printed on a card."""

from __future__ import annotations

from typing import Any

from tests.games.rebirth.table import (
    attack,
    card,
    count,
    damage,
    is_asked,
    no_block,
    offered,
    pick,
    scene,
    use,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.match import Match

AIDE = card(name="介添え")
SPARE = card(name="控えの者")


@clause("2.6.2")
def test_an_attack_deals_damage_equal_to_atk() -> None:
    for atk in (0, 2, 5):
        attacker = card(atk=atk)
        victim = card(def_=9)
        m = scene(me={"entry": attacker, "members": [AIDE, SPARE]}, foe={"entry": victim})
        attack(m, AIDE)
        no_block(m)
        assert damage(m, victim) == atk


@clause("2.7.2")
def test_damage_of_at_least_def_retires() -> None:
    for atk, retired in ((3, False), (4, True), (5, True)):
        attacker = card(atk=atk)
        victim = card(name="受け手", def_=4)
        m = scene(me={"entry": attacker, "members": [AIDE, SPARE]}, foe={"entry": victim})
        attack(m, AIDE)
        no_block(m)
        assert zone(m, "foe", "retire") == ([victim.name] if retired else [])


CALL = "【起】【メンバー】:あなたは自分の控え室から{}を1枚選び、手札に戻す。"


@clause("2.1.2")
def test_a_name_in_brackets_is_a_name_or_part_of_one_in_any_width() -> None:
    whole = card(name="Ａｎｎ　Ｂ－７")
    part = card(name="帰ってきたＡｎｎ")
    other = card(name="Anna")
    none = card(name="アン")
    caller = card(CALL.format("《Ａｎｎ》"), name="点呼")
    m = scene(me={"members": [caller], "waiting": [whole, part, other, none]})
    use(m, caller)
    found = {c.name for c in (whole, part, other, none) if offered(m, "pick", c)}
    assert found == {whole.name, part.name, other.name}
    pick(m, part)
    spaced = card(CALL.format("《Ann B-7》"), name="点呼二")
    m = scene(me={"members": [spaced], "waiting": [whole, part, other]})
    use(m, spaced)
    assert zone(m, "me", "hand") == [whole.name]


@clause("2.1.2")
def test_traits_are_found_in_any_width() -> None:
    for printed in ("Ｒｏｓｅ＊組", "Rose*組"):
        for told in ("〔Ｒｏｓｅ＊組〕", "〔Rose*組〕"):
            one = card(name="薔薇", traits=printed)
            caller = card(CALL.format(told), name="点呼")
            m = scene(me={"members": [caller], "waiting": [one, AIDE]})
            use(m, caller)
            assert zone(m, "me", "hand") == [one.name]


@clause("2.2.3.1")
def test_a_character_of_which_no_zone_is_told_is_in_the_entry_or_a_member() -> None:
    judge = card("【起】【メンバー】:このターン中、あなたのキャラを+1/±0。", name="鼓舞")
    m = scene(me={"entry": AIDE, "members": [judge, SPARE], "hand": [AIDE], "waiting": [AIDE]})
    use(m, judge)
    assert [values(m, one)[0] for one in (judge, SPARE)] == [2, 2]
    raised = {(c["zone"], c["atk"]) for c in told(m) if c["name"] == AIDE.name}
    assert raised == {("entry", 2), ("hand", 1), ("waiting room", 1)}


@clause("2.2.3.1")
def test_a_character_that_was_in_no_such_zone_was_none_of_yours() -> None:
    for told, drawn in (("キャラ", (1, 0)), ("カード", (1, 1))):
        watch = card(
            f"【自】【メンバー】:あなたの{told}が控え室に置かれた時、あなたは1枚引く。",
            name="見張り",
        )
        for frm, more in zip(("メンバー", "手札"), drawn, strict=True):
            away = card(
                f"【起】【エントリー】:あなたは自分の{frm}から1枚選び、控え室に置く。",
                name="送り手",
            )
            m = scene(me={"entry": away, "members": [watch, SPARE], "hand": [AIDE]})
            use(m, away)
            if is_asked(m, "choose"):
                pick(m, SPARE)
            assert count(m, "me", "waiting") == 1
            assert count(m, "me", "hand") == (1 if frm == "メンバー" else 0) + more


def told(m: Match) -> list[dict[str, object]]:
    """Every card of the player as it is shown, with its zone."""
    view: Any = m.view(0)
    zones = view["seats"][0]["zones"]
    return [{**c, "zone": zone} for zone, held in zones.items() for c in held if "atk" in c]
