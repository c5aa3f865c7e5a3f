"""Texts as somebody types cards of their own: for so long, so many times, as much as another number,
two kinds of targets, so often a turn; whom そのキャラクター means once this card has moved."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.meaning.played import Play, Scene, on_effect, on_support, run
from tests.games.legend_of_stars.table import card, effect

from kirifuda import CardError

RESCUE = "自分のキャラクターがダウン状態になった時、このカードをトラッシュに置いても良い。そうした場合、そのキャラクターを手札に戻す。"
REBORN = "このキャラクターが破壊された時、自分のトラッシュからコスト2以下のキャラクターを1枚選び、裏側ディフェンス表示で後衛に出しても良い。"
WATCH = "相手がエフェクトをプレイした時、カードを1枚引く。この効果は1ターンに1度しか発動できない。"
SHADE = "このキャラクターがいるレーンの相手の後衛にいるキャラクターは、効果を発動できない。"
BITE = "このキャラクターが場に出た時、相手のキャラクターを1体選び、このキャラクターのATKと同じダメージを与える。"
PROUD = "自分のターン中、このキャラクターのATKは元々のATKの2倍になる。"
OPENING = "自分のターン開始時、自分のライフが相手より少ない場合、ライフを300回復する。"
RICH = "自分のターン終了時、自分のライフが相手のライフより多い場合、カードを1枚引く。"

PLAYS = [
    # -- who is meant once the card that says so has gone (drafts: not this card)
    on_support(
        RESCUE,
        Scene(
            ["attack ハル", "trigger X", {"me.hand": ["ハル"], "me.trash": ["X"]}],
            me={"characters": {0: "ハル"}, "supports": ["X"]},
            foe={"characters": {0: "アキ"}},
            phase="attack",
        ),
        Scene(  # the opponent's is none of yours
            ["attack アキ", {"foe.trash": ["ハル"], "me.hand": 0}],
            me={"characters": {0: "アキ"}, "supports": ["X"]},
            foe={"characters": {0: "ハル"}},
            phase="attack",
        ),
    ),
    # -- for so long, told between who and what (5.6.(2))
    on_effect(
        "相手のキャラクターを1体選ぶ。そのキャラクターは次の相手のターン終了時までアタックできない。",
        Scene(
            [
                "play X",
                "pick ハル",
                "end_turn",
                {"asked": "main"},
                "to_lead",
                "to_attack",
                {"attack ハル": False, "attack ナツ": True},
            ],
            me={"hand": ["X"], "energy": 1},
            foe={"characters": {0: "ハル", 1: "ナツ"}},
            left="attack",
        ),
    ),
    on_effect(
        "自分のキャラクターを1体選ぶ。そのキャラクターは、ターン終了時まで[2回攻撃]を得る。",
        Scene(
            [
                "play X",
                "to_lead",
                "to_attack",
                "attack ハル",
                {"foe.life": 2800},
                "attack ハル",
                {"foe.life": 2600},
            ],
            me={"hand": ["X"], "energy": 1, "characters": {0: "ハル"}},
        ),
    ),
    # -- so many times (8.7, 9.5)
    on_effect(
        "自分のキャラクターを2体まで選び、ターン終了時までATKを2倍にする。",
        Scene(
            [
                "play X",
                "pick ハル ナツ",
                {"ハル": (400, 300, 100), "ナツ": (800, 200, 200)},
                "end_turn",
                {"ハル": (200, 300, 100)},
            ],
            me={"hand": ["X"], "energy": 1, "characters": {0: "ハル", 1: "ナツ", 2: "アキ"}},
        ),
    ),
    on_effect(
        "ターン終了時まで、自分のすべてのキャラクターのATKを2倍にする。",
        Scene(  # エイ has 300 and 100 more, in one's own turn
            ["play X", {"エイ": (800, 200, 100), "ハル": (400, 300, 100)}],
            me={"hand": ["X"], "energy": 1, "characters": {0: "エイ", 1: "ハル"}},
            foe={"characters": {0: "ナツ"}},
        ),
    ),
    on_effect(
        "ターン終了時まで、自分のすべてのキャラクターのATKを元々の数値の3倍にする。",
        Scene(
            ["play X", {"エイ": (900, 200, 100), "ハル": (600, 300, 100)}],
            me={"hand": ["X"], "energy": 1, "characters": {0: "エイ", 1: "ハル"}},
            foe={"characters": {0: "ナツ"}},
        ),
    ),
    Play(
        PROUD,
        Scene(
            [{"X": (600, 200, 100)}, "end_turn", {"X": (300, 200, 100)}],
            me={"characters": {0: "X"}},
        ),
    ),
    # -- as much as another number
    Play(
        BITE,
        Scene(  # 8.11: 300 down a character of DEF 300, and not one of 500
            ["play X 4", "pick ハル", {"foe.trash": ["ハル"], "foe.life": 2900}],
            me={"hand": ["X"], "energy": 1},
            foe={"characters": {0: "ハル/def", 1: "アキ/def"}},
        ),
        Scene(
            ["play X 4", "pick アキ", {"foe.trash": 0}],
            me={"hand": ["X"], "energy": 1},
            foe={"characters": {0: "ハル/def", 1: "アキ/def"}},
        ),
    ),
    on_effect(
        "相手のすべてのキャラクターに、自分の手札の枚数×100に等しいダメージを与える。",
        Scene(
            ["play X", {"foe.trash": ["ハル"]}],
            me={"hand": ["X", "ハル", "ハル"], "energy": 1},
            foe={"characters": {0: "ハル", 1: "ナツ"}},
        ),
        Scene(
            ["play X", {"foe.trash": 0}],
            me={"hand": ["X"], "energy": 1},
            foe={"characters": {0: "ハル"}},
        ),
    ),
    on_effect(
        "キャラクターを1体選び破壊する。その後、そのキャラクターの元々のDOWNの数値分、自分のライフを失う。",
        Scene(
            ["play X", "pick アキ", {"me.life": 2700, "foe.life": 3000, "foe.trash": ["アキ"]}],
            me={"hand": ["X"], "energy": 1},
            foe={"characters": {0: "アキ", 1: "ハル"}},
        ),
    ),
    # -- two kinds of targets (9.6)
    on_effect(
        "自分のキャラクター1体と相手のキャラクター1体を選び、それぞれを持ち主の手札に戻す。",
        Scene(
            ["play X", "pick ハル", "pick ナツ", {"me.hand": ["ハル"], "foe.hand": ["ナツ"]}],
            me={"hand": ["X"], "energy": 1, "characters": {0: "ハル", 1: "フユ"}},
            foe={"characters": {0: "ナツ/down", 1: "アキ"}},
        ),
        Scene(  # 9.6: without the first there is nothing to choose
            [{"play X": False}],
            me={"hand": ["X"], "energy": 1},
            foe={"characters": {0: "ナツ", 1: "アキ"}},
        ),
    ),
    # -- so often a turn (8.4, 8.1.1)
    Play(
        WATCH,
        Scene(
            [
                "end_turn",
                "play 引札",
                {"me.hand": 1},
                "play 薬",
                {"me.hand": 1},
                "end_turn",
                "end_turn",
                "play 薬",
                {"me.hand": 3},
            ],
            me={"characters": {0: "X"}, "deck": 9},
            foe={"hand": ["引札", "薬", "薬"], "energy": 3, "deck": 9},
        ),
    ),
    Play(
        "自分の手札を1枚トラッシュに置くことで、相手に100ダメージを与える。この効果は1ターンに2回まで発動できる。",
        Scene(
            ["use X", "pick ハル", "use X", "pick ハル", {"foe.life": 2800, "use X": False}],
            me={"characters": {0: "X"}, "hand": ["ハル", "ハル", "ハル"]},
        ),
    ),
    # -- a display for what comes face down (3.3, 6.4)
    Play(
        REBORN,
        Scene(
            [
                "play 雷",
                "trigger",
                "pick ナツ",
                {"asked": "square"},
                "say 5",
                {"asked": "display"},
                "say 1",
                {"ナツ.display": 4},
            ],
            me={"characters": {0: "X"}, "hand": ["雷"], "trash": ["ナツ", "フユ"]},
        ),
    ),
    # -- lives beside each other (3.7)
    Play(
        OPENING,
        Scene(
            ["end_turn", "end_turn", {"me.life": 2300}],
            me={"characters": {0: "X"}, "life": 2000},
            foe={"life": 2500},
        ),
        Scene(["end_turn", "end_turn", {"me.life": 3000}], me={"characters": {0: "X"}}),
    ),
    Play(
        RICH,
        Scene(
            ["end_turn", {"me.hand": 1}],
            me={"characters": {0: "X"}, "deck": 9},
            foe={"life": 2500},
        ),
        Scene(["end_turn", {"me.hand": 0}], me={"characters": {0: "X"}, "deck": 9}),
    ),
    # -- what else was known, told otherwise
    Play(
        SHADE,
        Scene(
            ["end_turn", {"use ワザ": False}],
            me={"characters": {0: "X"}},
            foe={"characters": {4: "ワザ"}},
        ),
        Scene(
            ["end_turn", {"use ワザ": True}],
            me={"characters": {0: "X"}},
            foe={"characters": {5: "ワザ"}},
        ),
    ),
    on_effect(
        "このターン、次に自分が受けるダメージを0にする。",
        Scene(["play X", {"me.life": 3000}], me={"hand": ["X"], "energy": 1}),
    ),
    Play(
        "このキャラクターは戦闘ではダウン状態にならない。",
        Scene(
            ["attack X", {"X.at": 0, "me.life": 3000}],
            me={"characters": {0: "X"}},
            foe={"characters": {0: "フユ"}},
            phase="attack",
        ),
    ),
    Play(
        "自分の場にキャラクターが2体以上いる場合、このキャラクターのコストは1少なくなる。",
        Scene(
            ["play X 4", {"me.upright": 0}],
            me={"hand": ["X"], "energy": 1, "characters": {0: "ハル", 1: "ナツ"}},
            x={"cost": 2},
        ),
        Scene([{"play X": False}], me={"hand": ["X"], "energy": 1}, x={"cost": 2}),
    ),
    Play(
        "相手のキャラクターがアタックした時、このカードをトラッシュに置いても良い。そうした場合、そのアタックを無効にする。",
        Scene(
            [
                "end_turn",
                "to_lead",
                "to_attack",
                "attack ハル",
                "trigger",
                "pass_all",
                {"me.life": 3000, "me.trash": ["X"]},
            ],
            me={"characters": {1: "X"}},
            foe={"characters": {0: "ハル"}},
        ),
    ),
    # -- 代わりに: of the targets that are chosen in either case, for as long, of the same player
    on_effect(
        "相手のキャラクターを1体選び、ターン終了時まで、ATKを-100する。自分のライフが1000以下の場合、代わりにATKを-300する。",
        Scene(
            [
                "play X",
                "pick アキ",
                {"アキ": (300, 500, 300)},
                "end_turn",
                {"アキ": (600, 500, 300)},
            ],
            me={"hand": ["X"], "energy": 1, "life": 900},
            foe={"characters": {0: "アキ", 1: "ハル"}},
        ),
        Scene(
            ["play X", {"アキ": (500, 500, 300)}, "end_turn", {"アキ": (600, 500, 300)}],
            me={"hand": ["X"], "energy": 1},
            foe={"characters": {0: "アキ"}},
        ),
        Scene([{"play X": False}], me={"hand": ["X"], "energy": 1, "life": 900}),
    ),
    on_effect(
        "相手のライフを100減らす。自分のライフが1000以下の場合、代わりにライフを300減らす。",
        Scene(
            ["play X", {"foe.life": 2700, "me.life": 900}],
            me={"hand": ["X"], "energy": 1, "life": 900},
        ),
        Scene(["play X", {"foe.life": 2900}], me={"hand": ["X"], "energy": 1}),
    ),
    on_effect(
        "相手のキャラクターを1体選び、手札に戻す。自分のライフが1000以下の場合、代わりに破壊する。",
        Scene(
            ["play X", {"foe.trash": ["アキ"]}],
            me={"hand": ["X"], "energy": 1, "life": 900},
            foe={"characters": {0: "アキ"}},
        ),
        Scene(
            ["play X", {"foe.hand": ["アキ"]}],
            me={"hand": ["X"], "energy": 1},
            foe={"characters": {0: "アキ"}},
        ),
    ),
    # -- several special effects at once (8.13); as many cards as there were
    Play(
        "自分のエネルギーゾーンにカードが2枚以上ある場合、このキャラクターは[上空]と[2回攻撃]を得る。",
        Scene(
            ["attack X direct", {"foe.life": 2700}, "attack X direct", {"foe.life": 2400}],
            me={"characters": {0: "X"}, "energy": 2},
            foe={"characters": {0: "フユ"}},
            phase="attack",
        ),
        Scene(
            [{"attack X": True}, "attack X", {"me.life": 2900}],
            me={"characters": {0: "X"}, "energy": 1},
            foe={"characters": {0: "フユ"}},
            phase="attack",
        ),
    ),
    on_effect(
        "自分の手札を全てトラッシュに置き、その枚数と同じ枚数カードを引く。",
        Scene(
            ["play X", {"me.hand": 2, "me.trash": ["X", "ハル", "ナツ"]}],
            me={"hand": ["X", "ハル", "ナツ"], "energy": 1, "deck": 9},
        ),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"], "energy": 1, "deck": 9}),
    ),
    on_effect(
        "相手のキャラクターを1体選び、手札に戻す。自分の手札を好きな数トラッシュに置き、その枚数と同じ枚数カードを引く。",
        Scene(  # of the cards that were put away, not of the character
            ["play X", "pick ハル ナツ", {"me.hand": 2, "me.trash": ["X", "ハル", "ナツ"]}],
            me={"hand": ["X", "ハル", "ナツ"], "energy": 1, "deck": 9},
            foe={"characters": {0: "アキ"}},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_texts_do_what_they_say(play: Play) -> None:
    run(play)


REFUSED = [
    ("このキャラクターのATKを2倍にする。", "so many times what is printed"),
    ("このキャラクターのATKは元々のDEFの2倍になる。", "another number"),
    (
        "このキャラクターのATKを+100する。この効果は1ターンに1回しか発動できない。",
        "used or triggered",
    ),
    (
        "1ターンに1回、手札を1枚トラッシュに置くことで、カードを1枚引く。この効果は1ターンに1回しか発動できない。",
        "told twice",
    ),
]


@pytest.mark.parametrize(("text", "why"), REFUSED)
def test_what_has_no_meaning_is_refused(text: str, why: str) -> None:
    with pytest.raises(CardError, match=why):
        card(text, name="X")


def test_an_effect_card_is_played_not_used() -> None:
    with pytest.raises(CardError, match="used or triggered"):
        effect("カードを1枚引く。この効果は1ターンに1回しか発動できない。", name="X")
