"""What is spoken of: groups of cards (9.6.1), conditions, decks."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.meaning.played import Play, Scene, on_effect, on_support, run
from tests.games.legend_of_stars.table import card

FIELD = {4: "ハル", 5: "ナツ", 6: "アキ", 7: "フユ"}


def targets(text: str, wanted: str, **more: object) -> Play:
    """A text that chooses: exactly these of the four can be chosen."""
    names = wanted.split()
    asked = {f"pick {name}": name in names for name in FIELD.values()}
    me: dict[str, object] = {"hand": ["X"], "characters": FIELD, **more}
    return on_effect(text, Scene(["play X", asked, f"pick {names[0]}"], me=me))


def holds(condition: str, *scenes: tuple[bool, dict[str, object], dict[str, object]]) -> Play:
    """A text that draws a card if a condition holds."""
    return on_effect(
        f"{condition}場合、ライフを100回復する。",
        *(
            Scene(
                ["play X", {"me.life": life_of(me) + (100 if so else 0)}],
                me={"hand": ["X"], **me},
                foe=foe,
            )
            for so, me, foe in scenes
        ),
    )


def life_of(seat: dict[str, object]) -> int:
    life = seat.get("life", 3000)
    assert isinstance(life, int)
    return life


PLAYS = [
    # what cards are
    targets("ATK400以上のキャラクターを1体選び、破壊する。", "ナツ アキ フユ"),
    targets("スピードが4以下のキャラクターを1体選び、破壊する。", "ハル ナツ"),
    targets("コスト3のキャラクターを1体まで選び、破壊する。", "アキ"),
    targets("DEF300のキャラクターを1体まで選び、破壊する。", "ハル"),
    targets("元々のATK600以上のキャラクターを1体選び、破壊する。", "アキ フユ"),
    targets("元々のDOWNが200以下のキャラクターを1体選び、破壊する。", "ハル ナツ"),
    targets("火属性のキャラクターを1体選び、破壊する。", "ハル アキ"),
    targets("水属性のキャラクターを1体まで選び、破壊する。", "ナツ"),
    targets("木属性のキャラクターを1体まで選び、破壊する。", "フユ"),
    targets("<獣>のキャラクターを1体選び、破壊する。", "アキ フユ"),
    targets("名称に「ユ」を含むキャラクターを1体まで選び、破壊する。", "フユ"),
    targets("「ハル」を1体まで選び、破壊する。", "ハル"),
    targets("<鳥>の火属性のキャラクターを1体まで選び、破壊する。", "ハル"),
    on_effect(
        "[上空]を持つキャラクターを1体まで選び、破壊する。",
        Scene(
            ["play X", {"pick ハル": False}, "pick ソラ", {"foe.trash": ["ソラ"]}],
            me={"hand": ["X"], "characters": {4: "ハル"}},
            foe={"characters": {4: "ソラ"}},
        ),
    ),
    on_effect(
        "[上空]を持たない相手のキャラクターを1体選び、破壊する。",
        Scene(
            ["play X", {"pick ソラ": False, "pick アキ": False}, "pick ハル"],
            me={"hand": ["X"], "characters": {4: "アキ"}},
            foe={"characters": {4: "ソラ", 5: "ハル", 6: "ナツ"}},
        ),
    ),
    on_effect(
        "光属性のキャラクターを1体まで選び、破壊する。",
        Scene(
            ["play X", {"pick ハル": False}, "pick ソラ"],
            me={"hand": ["X"], "characters": {4: "ハル"}},
            foe={"characters": {4: "ソラ"}},
        ),
    ),
    # the colours that the company lacks
    *(
        Play(
            f"{attribute}属性の全てのキャラクターのATKを+100する。",
            Scene(
                [{"X": (400, 200, 100), "ハル": (200, 300, 100)}],
                me={"characters": {4: "X", 5: "ハル"}},
                x={"attribute": attribute},
            ),
        )
        for attribute in "闇土"
    ),
    Play(
        "このキャラクターが場に出た時、ATKがこのキャラクターのATK以下の相手のキャラクターを1体選び、破壊しても良い。",
        Scene(
            ["play X 4", "trigger", {"pick アキ": False}, "pick ナツ", {"foe.trash": ["ナツ"]}],
            me={"hand": ["X"], "energy": 1},
            foe={"characters": {4: "ハル", 5: "ナツ", 6: "アキ"}},
            x={"atk": 400},
        ),
    ),
    # how and where they lie
    on_effect(
        "ディフェンス表示のキャラクターを1体選び、破壊する。",
        Scene(
            ["play X", {"pick ハル": False, "pick アキ": True}, "pick ナツ"],
            me={"hand": ["X"], "characters": {4: "ハル", 5: "ナツ/def", 6: "アキ/left"}},
        ),
    ),
    on_effect(
        "右向きのディフェンス表示のキャラクターを1体まで選び、破壊する。",
        Scene(
            ["play X", {"pick ハル": False, "pick アキ": False}, "pick ナツ"],
            me={"hand": ["X"], "characters": {4: "ハル", 5: "ナツ/def", 6: "アキ/left"}},
        ),
    ),
    # 9.6.1: who is told of by the printed side lies face up, others need not
    on_effect(
        "ATK100以上のキャラクターを1体選び、破壊する。",
        Scene(
            ["play X", {"pick ナツ": False}, "pick ハル"],
            me={"hand": ["X"], "characters": {4: "ハル", 6: "アキ"}},
            foe={"characters": {5: "ナツ/down"}},
        ),
    ),
    on_effect(
        "相手の裏側表示のキャラクターを1体選び、破壊する。",
        Scene(
            ["play X", {"pick ハル": False}, "pick ナツ", {"foe.trash": ["ナツ"]}],
            me={"hand": ["X"], "characters": {4: "アキ/down"}},
            foe={"characters": {4: "ハル", 5: "ナツ/down", 6: "アキ/down"}},
        ),
    ),
    on_effect(
        "相手の表側表示のキャラクターを1体選び、破壊する。",
        Scene(
            ["play X", {"pick ナツ": False}, "pick ハル", {"foe.trash": ["ハル"]}],
            me={"hand": ["X"]},
            foe={"characters": {4: "ハル", 5: "ナツ/down", 6: "アキ"}},
        ),
    ),
    on_effect(
        "前衛のキャラクターを1体選び、破壊する。",
        Scene(
            ["play X", {"pick ナツ": False}, "pick ハル"],
            me={"hand": ["X"], "characters": {0: "ハル", 4: "ナツ", 1: "アキ"}},
        ),
    ),
    on_effect(
        "自分の後衛のキャラクターを1体選び、前衛に移動させる。",
        Scene(
            ["play X", {"pick ハル": False}, "pick ナツ", {"ナツ.at": 1}],
            me={"hand": ["X"], "characters": {0: "ハル", 5: "ナツ", 6: "アキ"}},
        ),
    ),
    on_effect(
        "相手の場のカードを1枚選び、破壊する。",
        Scene(
            ["play X", {"pick ハル": True, "pick ナツ": False}, "pick 鐘", {"foe.trash": ["鐘"]}],
            me={"hand": ["X"]},
            foe={"characters": {4: "ハル"}, "supports": ["鐘"], "trash": [], "hand": ["ナツ"]},
        ),
    ),
    on_effect(
        "相手のフィールドを1枚選び、破壊する。",
        Scene(
            ["play X", {"foe.trash": ["草原"]}],
            me={"hand": ["X"], "supports": ["砂漠"]},
            foe={"supports": ["鐘", "草原"]},
        ),
    ),
    on_effect(
        "自分のトラッシュのサポートを2枚まで選ぶ。それらのカードを手札に戻す。",
        Scene(
            ["play X", {"pick ハル": False}, "pick 鐘 椅子", {"me.hand": ["鐘", "椅子"]}],
            me={"hand": ["X"], "trash": ["鐘", "ハル", "椅子", "草原"]},
        ),
    ),
    Play(
        "自分の同じレーンの他の全てのキャラクターのATKを+100する。",
        Scene(
            [{"ハル": (300, 300, 100), "ナツ": (400, 200, 200), "X": (300, 200, 100)}],
            me={"characters": {4: "X", 0: "ハル", 5: "ナツ"}},
        ),
    ),
    Play(
        "自分の隣のレーンの全てのキャラクターのATKを+100する。",
        Scene(
            [{"ハル": (300, 300, 100), "ナツ": (500, 200, 200), "アキ": (600, 500, 300)}],
            me={"characters": {5: "X", 0: "ハル", 6: "ナツ", 7: "アキ"}},
        ),
    ),
    Play(
        "正面の全てのキャラクターのATKを-100する。",
        Scene(
            [{"ハル": (100, 300, 100), "ナツ": (300, 200, 200), "アキ": (600, 500, 300)}],
            me={"characters": {4: "X"}},
            foe={"characters": {0: "ハル", 4: "ナツ", 1: "アキ"}},
        ),
    ),
    Play(
        "自分のサポートゾーンのカード1枚につき、このキャラクターのDEFを+100する。",
        Scene([{"X": (300, 400, 100)}], me={"characters": {4: "X"}, "supports": ["椅子", "鐘"]}),
    ),
    # conditions
    holds(
        "自分の<鳥>のキャラクターがいる",
        (True, {"characters": {4: "ハル"}}, {}),
        (False, {"characters": {4: "アキ"}}, {"characters": {4: "ハル"}}),
        # 9.6.1: what lies face down is no bird for anyone
        (False, {"characters": {4: "ハル/down"}}, {}),
    ),
    holds(
        "相手のキャラクターがいない",
        (True, {"characters": {4: "ハル"}}, {}),
        (False, {}, {"characters": {4: "ハル"}}),
    ),
    holds(
        "自分のトラッシュのカードが2枚以上ある",
        (True, {"trash": ["ハル", "鐘"]}, {}),
        (False, {"trash": ["ハル"]}, {"trash": ["ハル"]}),
    ),
    holds(
        "自分のキャラクターが1体以下である",
        (True, {"characters": {4: "ハル"}}, {}),
        (True, {}, {}),
        (False, {"characters": {4: "ハル", 5: "ナツ"}}, {}),
    ),
    holds(
        "自分のライフが2000以上である",
        (True, {"life": 2000}, {}),
        (False, {"life": 1900}, {}),
    ),
    holds(
        "相手のライフが1000以下である",
        (True, {}, {"life": 1000}),
        (False, {"life": 900}, {"life": 1100}),
    ),
    holds(
        "自分のライフが相手のライフより少ない",
        (True, {"life": 2900}, {}),
        (False, {}, {}),
    ),
    holds(
        "相手の手札が自分の手札より少ない",
        (True, {"hand": ["X", "ハル"]}, {}),
        (False, {}, {}),
        (False, {}, {"hand": ["ハル"]}),
    ),
    holds(
        "自分の手札が相手より多い",
        (True, {"hand": ["X", "ハル"]}, {}),
        (False, {}, {}),
        (False, {}, {"hand": ["ハル", "ナツ"]}),
    ),
    holds(
        "自分の手札が相手より少ない",
        (True, {}, {"hand": ["ハル", "ナツ"]}),
        (False, {}, {}),
        (False, {"hand": ["X", "ハル"]}, {}),
    ),
    holds(
        "自分のキャラクターが相手のキャラクターより多い",
        (True, {"characters": {4: "ハル"}}, {}),
        (False, {"characters": {4: "ハル"}}, {"characters": {4: "ナツ"}}),
        (False, {}, {"characters": {4: "ナツ"}}),
    ),
    on_effect(
        "自分のキャラクターを1体選ぶ。そのキャラクターがATK300以上である場合、カードを1枚引く。",
        Scene(
            ["play X", "pick ハル", {"me.hand": 0}],
            me={"hand": ["X"], "characters": {4: "ハル", 5: "アキ"}},
        ),
        Scene(
            ["play X", "pick アキ", {"me.hand": 1}],
            me={"hand": ["X"], "characters": {4: "ハル", 5: "アキ"}},
        ),
    ),
    on_effect(
        "自分のキャラクターを1体選ぶ。そのキャラクターがATK300以下である場合、そのキャラクターのATK分のダメージを相手に与える。",
        Scene(
            ["play X", "pick ハル", {"foe.life": 2800}],
            me={"hand": ["X"], "characters": {4: "ハル", 5: "アキ"}},
        ),
        Scene(
            ["play X", "pick アキ", {"foe.life": 3000}],
            me={"hand": ["X"], "characters": {4: "ハル", 5: "アキ"}},
        ),
    ),
    holds(
        "自分のキャラクターがいて、かつ、相手のキャラクターがいる",
        (True, {"characters": {4: "ハル"}}, {"characters": {4: "ナツ"}}),
        (False, {"characters": {4: "ハル"}}, {}),
    ),
    on_effect(
        "自分のキャラクターを1体選ぶ。そのキャラクターが火属性である場合、カードを1枚引く。",
        Scene(
            ["play X", "pick ハル", {"me.hand": 1}],
            me={"hand": ["X"], "characters": {4: "ハル", 5: "ナツ"}},
        ),
        Scene(
            ["play X", "pick ナツ", {"me.hand": 0}],
            me={"hand": ["X"], "characters": {4: "ハル", 5: "ナツ"}},
        ),
    ),
    on_effect(
        "自分のキャラクターを1体選ぶ。そのキャラクターが<鳥>である場合、カードを1枚引く。",
        Scene(
            ["play X", "pick ハル", {"me.hand": 1}],
            me={"hand": ["X"], "characters": {4: "ハル", 5: "アキ"}},
        ),
        Scene(
            ["play X", "pick アキ", {"me.hand": 0}],
            me={"hand": ["X"], "characters": {4: "ハル", 5: "アキ"}},
        ),
    ),
    on_effect(
        "キャラクターを1体選ぶ。そのキャラクターのATKが500以上で、かつ、そのキャラクターのDEFが500以下である場合、カードを2枚引く。",
        Scene(
            ["play X", "pick アキ", {"me.hand": 2}],
            me={"hand": ["X"], "characters": {4: "ハル", 5: "アキ", 6: "フユ"}},
        ),
        Scene(
            ["play X", "pick フユ", {"me.hand": 0}],
            me={"hand": ["X"], "characters": {4: "ハル", 5: "アキ", 6: "フユ"}},
        ),
        Scene(
            ["play X", "pick ハル", {"me.hand": 0}],
            me={"hand": ["X"], "characters": {4: "ハル", 5: "アキ", 6: "フユ"}},
        ),
    ),
    Play(
        "このキャラクターがディフェンス表示である場合、自分の前衛の全てのキャラクターのDEFを+100する。",
        Scene([{"ハル": (200, 400, 100)}], me={"characters": {4: "X/def", 0: "ハル"}}),
        Scene([{"ハル": (200, 300, 100)}], me={"characters": {4: "X", 0: "ハル"}}),
    ),
    Play(
        "このキャラクターが後衛にいる場合、このキャラクターのDEFを+100する。",
        Scene([{"X": (300, 300, 100)}], me={"characters": {4: "X"}}),
        Scene([{"X": (300, 200, 100)}], me={"characters": {0: "X"}}),
    ),
    on_support(
        "[フィールド]",
        # 2.3.1: a new field takes the place of the earlier
        Scene(
            ["play 草原", {"me.supports": ["草原", "椅子"], "me.trash": ["X"]}],
            me={"supports": ["X", "椅子"], "hand": ["草原"]},
        ),
    ),
    on_effect(
        "その後、カードを1枚引く。",
        Scene(["play X", {"me.hand": 1}], me={"hand": ["X"]}),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_played(play: Play) -> None:
    run(play)


def test_texts_on_decks() -> None:
    assert card("このカードはデッキに何枚でも入れることができる。").fields["deck_limit"] == "1000"
    assert card("このカードはデッキに6枚まで入れることができる。").fields["deck_limit"] == "6"
    assert "deck_limit" not in card("[上空]").fields
