"""7.10: cards are shown, and 7.11: cards are searched for."""

from __future__ import annotations

from tests.games.vanguard.table import (
    asked,
    count,
    done,
    is_asked,
    log_has,
    offered,
    pick,
    scene,
    sees,
    unit,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.match import Match


def names(m: Match, of: str, kind: str) -> list[str]:
    """What the other seat may know of a zone."""
    return [str(seen["name"]) for seen in sees(m, 1, of, kind) if "name" in seen]


@clause("7.10.2")
def test_7_10_2_a_card_that_pays_by_being_shown_is_shown_as_the_cost_is_paid() -> None:
    text = "【起】【(R)】：【コスト】[手札から1枚公開する]ことで、相手のリアガードを1枚選び、退却させる。"
    a, x, y = unit(text), unit(), unit()
    m = scene(
        me={"rear-guards": {"front left": a}, "hand": [x, y]},
        foe={"rear-guards": {"front left": unit(), "front right": unit()}},
    )
    use(m, a)
    assert names(m, "me", "hand") == []  # it is being decided
    pick(m, x)
    asked(m, "choose")
    assert names(m, "me", "hand") == [x.name]
    m.choose(0)
    assert sorted(zone(m, "me", "hand")) == sorted([x.name, y.name])


@clause("7.10.3", "7.10.3.1", "7.10.4")
def test_7_10_3_1_what_was_shown_is_hidden_again_after_the_effect() -> None:
    text = (
        "【起】【(R)】：あなたの手札から1枚選び、公開する。相手のリアガードを1枚選び、退却させる。"
    )
    a, x, y = unit(text), unit(), unit()
    m = scene(
        me={"rear-guards": {"front left": a}, "hand": [x, y]},
        foe={"rear-guards": {"front left": unit(), "front right": unit()}},
    )
    use(m, a)
    pick(m, x)
    assert names(m, "me", "hand") == [x.name]
    m.choose(0)
    asked(m, "main")
    assert names(m, "me", "hand") == []
    assert count(m, "me", "hand") == 2


@clause("7.10.3.1", "7.10.4")
def test_7_10_4_a_card_shown_from_the_deck_stays_on_top_and_lies_face_down_again() -> None:
    text = "【起】【(R)】：あなたの山札を上から1枚公開する。相手のリアガードを1枚選び、退却させる。"
    a, x = unit(text), unit()
    m = scene(
        me={"rear-guards": {"front left": a}, "top": [x]},
        foe={"rear-guards": {"front left": unit(), "front right": unit()}},
    )
    use(m, a)
    assert names(m, "me", "deck") == [x.name]
    m.choose(0)
    assert zone(m, "me", "deck")[0] == x.name
    assert names(m, "me", "deck") == []


@clause("7.10.3", "7.10.3.1")
def test_7_10_3_1_of_several_each_is_known_to_whom_it_was_before() -> None:
    look = "あなたの山札を上から1枚見る。"
    text = (
        f"【起】【(R)】：{look}あなたの手札から1枚選び、公開する。あなたの山札を上から2枚公開する。"
    )
    a, x, y, z = unit(text), unit(), unit(), unit()
    m = scene(me={"rear-guards": {"front left": a}, "hand": [z], "top": [x, y]})
    use(m, a)
    asked(m, "main")
    assert [one.get("name") for one in sees(m, 0, "me", "deck")][:2] == [x.name, None]
    assert not any("name" in one for one in sees(m, 1, "me", "deck"))
    assert not any("name" in one for one in sees(m, 1, "me", "hand"))


@clause("7.12.3", "7.10.3.1")
def test_7_12_3_what_was_shown_and_shuffled_is_known_to_nobody() -> None:
    text = (
        "【起】【(R)】：あなたの山札を上から1枚見る。あなたの山札を上から1枚公開し、"
        "山札をシャッフルする。"
    )
    a = unit(text)
    m = scene(me={"rear-guards": {"front left": a}, "deck": 9})
    use(m, a)
    asked(m, "main")
    for seat in (0, 1):
        assert not any("name" in seen for seen in sees(m, seat, "me", "deck"))


@clause("7.11.2")
def test_7_11_2_one_need_not_find_what_is_in_the_deck() -> None:
    text = "【起】【(R)】：あなたの山札からグレード3を1枚探し、手札に加え、山札をシャッフルする。"
    a, x = unit(text), unit(grade=3)
    m = scene(me={"rear-guards": {"front left": a}, "hand": [], "top": [x]})
    use(m, a)
    assert offered(m, "pick", x)
    done(m)
    assert count(m, "me", "hand") == 0
    assert log_has(m, verb="shuffle")


@clause("7.11.2", "7.11.3")
def test_7_11_3_what_lies_open_and_what_is_not_described_is_found() -> None:
    """In a deck there are cards, as everyone knows; in the drop zone everyone sees which."""
    low, high = unit(), unit(grade=3)
    for text in (
        "【起】【(R)】：あなたのドロップからグレード3を1枚選び、手札に加える。",
        "【起】【(R)】：あなたの山札からカードを1枚探し、手札に加え、山札をシャッフルする。",
    ):
        a = unit(text)
        me = {
            "rear-guards": {"front left": a},
            "hand": [],
            "drop": [low, high],
            "deck": [low, high],
        }
        m = scene(me=me)
        use(m, a)
        assert not offered(m, "done")
        if is_asked(m, "choose"):
            pick(m, high)
        assert zone(m, "me", "hand") == [high.name]


@clause("7.11.3", "7.11.4")
def test_7_11_3_what_lies_open_must_be_found() -> None:
    """Of deck and drop zone both are searched; from the drop zone one must take what is asked."""
    text = (
        "【起】【(R)】：あなたの、山札かドロップからグレード3を1枚探し、手札に加える。"
        "山札から探したなら、山札をシャッフルする。"
    )
    a, x, y, z = unit(text), unit(grade=3), unit(grade=3), unit(grade=2)
    field = {"front left": a}
    m = scene(me={"rear-guards": field, "hand": [], "drop": [x, z], "top": [y]})
    use(m, a)
    assert offered(m, "pick", x)
    assert offered(m, "pick", y)
    assert not offered(m, "pick", z)
    assert not offered(m, "done")
    pick(m, y)
    assert zone(m, "me", "hand") == [y.name]
    n = scene(me={"rear-guards": field, "hand": [], "drop": [z], "top": [y]})
    use(n, a)
    done(n)
    assert count(n, "me", "hand") == 0
