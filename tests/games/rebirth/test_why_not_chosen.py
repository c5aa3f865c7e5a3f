"""What a card that an effect does not let be chosen fails: each part of the description."""

from __future__ import annotations

from tests.games.rebirth.table import (
    Card,
    card,
    done,
    leave,
    number,
    offered,
    partner,
    pick,
    rebirth,
    scene,
    seat_of,
    use,
)

from kirifuda import Option
from kirifuda.kernel.match import Match

CHEAP = card(name="コユキ", traits="雪組", cost=1)
DEAR = card(name="オオユキ", traits="雪組", cost=5)
OTHER = card(name="ヒナタ", traits="陽組", cost=1)
BELL = rebirth(name="雪の鐘")


def against(m: Match, one: Card, seat: str = "me", whose: str | None = None) -> list[str]:
    """Why a seat cannot pick a card, as it is told."""
    card = number(m, one, whose or seat)
    return [str(r) for r in m.why_not(seat_of(seat), Option("pick", card))]


def test_every_part_that_a_card_fails_is_told() -> None:
    x = card(
        "【起】【メンバー】:あなたは自分の控え室からコスト2以下の〔雪組〕のキャラを2枚選び、手札に戻す。"
    )
    m = scene(
        me={
            "members": [x],
            "waiting": [CHEAP, {"card": CHEAP}, CHEAP, DEAR, OTHER, BELL],
            "retire": [card(name="サキ", traits="雪組")],
            "hand": [card(name="テモト", traits="雪組")],
        }
    )
    use(m, x)
    assert against(m, DEAR) == ["it must have cost 2 or less; it has 5 (2.3.1)"]
    assert against(m, OTHER) == ["it must have 〔雪組〕 (2.5.3)"]
    # a Rebirth card has neither the kind nor the trait; its cost of 0 would do
    assert against(m, BELL) == [
        "it must be of kind character (2.2.3)",
        "it must have 〔雪組〕 (2.5.3)",
    ]
    assert against(m, "サキ") == ["it must lie in your waiting room (4.11.2)"]
    assert against(m, "テモト") == ["it must lie in your waiting room (4.11.2)"]
    first = next(o for o in m.decision.options if o.card >= 0) if m.decision else Option("")
    m.choose(first)
    assert [str(r) for r in m.why_not(0, first)] == ["it has been picked already (9.7.4.2)"]
    assert [r.message for r in m.why_not(1, Option("pick", first.card))] == [
        "it is not your decision"
    ]
    leave(m, "choose")


def test_of_a_card_that_cannot_be_seen_only_that_is_told() -> None:
    """4.2.3: nor where it lies, since a number would tell which card lies there."""
    x = card("【起】【メンバー】:あなたは相手のメンバーから〔雪組〕を1枚選び、手札に戻す。")
    m = scene(
        me={"members": [x]},
        foe={"members": [CHEAP, CHEAP, OTHER], "hand": [DEAR]},
    )
    use(m, x)
    assert against(m, DEAR, whose="foe") == ["it is a card that you cannot see (4.2.3)"]
    assert against(m, OTHER, whose="foe") == ["it must have 〔雪組〕 (2.5.3)"]
    leave(m, "choose")


def test_several_places() -> None:
    x = card(
        "【起】【メンバー】:あなたは自分の、手札か控え室から、《ユキ》を1枚選び、デッキの下に置く。"
    )
    m = scene(
        me={
            "members": [x],
            "hand": [CHEAP, OTHER],
            "waiting": [DEAR],
            "retire": [card(name="ミユキ")],
        }
    )
    use(m, x)
    assert against(m, OTHER) == ["it must have 《ユキ》 in its name (2.1.2)"]
    assert against(m, "ミユキ") == ["it must lie in your hand or your waiting room (4.10.2)"]
    leave(m, "choose")


def test_what_cannot_be_chosen() -> None:
    """1.3.3: forbidding goes before what an effect lets do."""
    shy = card("【永】:このキャラは相手の効果で選ばれない。", name="ハニカミ")
    x = card("【起】【メンバー】:あなたは相手のメンバーから1枚選び、控え室に置く。")
    m = scene(me={"members": [x]}, foe={"members": [shy, CHEAP, DEAR]})
    use(m, x)
    assert not offered(m, "pick", shy)
    assert against(m, shy, whose="foe") == ["an effect keeps it from being chosen (1.3.3)"]
    pick(m, CHEAP)


def test_energy_and_partners_are_told_apart() -> None:
    """4.6.3: energy is what lies there and is no partner."""
    black = partner(name="黒衣")
    x = card("【起】【メンバー】:あなたは自分のエネルギーから1枚まで選び、手札に戻す。")
    m = scene(me={"members": [x], "energy": [CHEAP, DEAR, black]})
    use(m, x)
    assert against(m, black) == ["it must not be of kind partner (2.2.3)"]
    done(m)
