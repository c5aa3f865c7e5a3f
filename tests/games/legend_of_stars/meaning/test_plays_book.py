"""The book's own words: what it quotes, or uses, as card text, by clause; each is read and played.

A wording stands here with names and numbers of ours where the book leaves room (●●●, X, ～).
"""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.meaning.played import Play, Scene, on_effect, on_support, run

from kirifuda.ledger import Ledger

SIDE = {"supports": ["X/side"], "energy": 1}
TWO = {"characters": {0: "ハル", 1: "ナツ"}}

BOOK: list[tuple[str, Play]] = [
    (
        "2.1.5",
        on_effect(
            "<鳥>のキャラクターを1体選ぶ。そのキャラクターを破壊する。",
            Scene(
                ["play X", {"foe.trash": ["ハル"]}],
                me={"hand": ["X"]},
                foe={"characters": {0: "ハル", 1: "アキ"}},
            ),
        ),
    ),
    (
        "5.3",
        on_effect(
            "自分のトラッシュからサポートカードを1枚選び、サポートゾーンに出す。",
            Scene(
                ["play X", {"me.supports": ["草原"], "me.trash": ["X", "砂漠"]}],
                me={"hand": ["X"], "trash": ["草原"], "supports": ["砂漠"]},
                foe={"trash": ["椅子"]},
            ),
        ),
    ),
    (
        "6.5",
        on_support(
            "エネルギーを1枚支払うことで、このカードをリゲインする。",
            Scene(["use X", "pay", {"X.side": False, "me.upright": 0}], me=SIDE),
        ),
    ),
    (
        "6.6",
        on_support(
            "自分のキャラクターがアタックする時、このカードをゲインする。",
            Scene(["attack ハル", {"X.side": True}], me={"supports": ["X"], **TWO}),
        ),
    ),
    (
        "8.1.1",
        Play(
            "このキャラクターがアタックする時、カードを1枚引く。",
            Scene(["attack X", {"me.hand": 1}], me={"characters": {0: "X", 1: "ハル"}}),
        ),
    ),
    (
        "8.1.2",
        Play(
            "このキャラクターがアタックした時、カードを1枚引いても良い。",
            Scene(
                ["attack X", "trigger X", {"me.hand": 1}], me={"characters": {0: "X", 1: "ハル"}}
            ),
            Scene(["attack X", "pass", {"me.hand": 0}], me={"characters": {0: "X", 1: "ハル"}}),
        ),
    ),
    (
        "8.3",
        on_support(
            "自分がキャラクターをプレイした時、カードを1枚引く。",
            Scene(
                ["play ハル 4", {"me.hand": 1}],
                me={"supports": ["X"], "hand": ["ハル"], "energy": 1},
            ),
            Scene(["play 薬", {"me.hand": 0}], me={"supports": ["X"], "hand": ["薬"]}),
        ),
    ),
    (
        "8.3",
        on_support(
            "相手がエフェクトをプレイした時、カードを1枚引く。",
            Scene(["play 薬", {"foe.hand": 1}], me={"hand": ["薬"]}, foe={"supports": ["X"]}),
        ),
    ),
    (
        "8.4",
        Play(
            "1ターンに1回、このカードの効果を発動する。カードを1枚引く。",
            Scene(["use", {"me.hand": 1, "use X": False}], me={"characters": {4: "X"}}),
        ),
    ),
    (
        "8.5",
        on_effect("カードを3枚引く。", Scene(["play X", {"me.hand": 3}], me={"hand": ["X"]})),
    ),
    (
        "8.6",
        on_effect(
            "ライフを250回復する。",
            Scene(["play X", {"me.life": 1250}], me={"hand": ["X"], "life": 1000}),
        ),
    ),
    (
        "8.7",
        on_support(
            "元々のATKが400以上の全てのキャラクターのDEFを+100する。",
            Scene(
                [{"ナツ": (400, 300, 200), "ハル": (200, 300, 100)}],
                me={"supports": ["X"], **TWO},
            ),
        ),
    ),
    (
        "8.9",
        on_effect(
            "場のキャラクターを1体選ぶ。このターン、そのキャラクターのATK+200する。",
            Scene(["play X", "pick ハル", {"ハル": (400, 300, 100)}], me={"hand": ["X"], **TWO}),
        ),
    ),
    (
        "8.9",
        on_effect(
            "場のキャラクターを1体選ぶ。このターン、そのキャラクターのATK/DEF/DOWN-100する。",
            Scene(["play X", "pick ハル", {"ハル": (100, 200, 0)}], me={"hand": ["X"], **TWO}),
        ),
    ),
    (
        "8.10",
        on_effect(
            "相手のサポートを1枚選び、破壊する。",
            Scene(
                ["play X", {"foe.trash": ["椅子"]}], me={"hand": ["X"]}, foe={"supports": ["椅子"]}
            ),
        ),
    ),
    (
        "8.11",
        on_effect(
            "相手に300ダメージを与える。",
            Scene(["play X", {"foe.life": 2700}], me={"hand": ["X"]}),
        ),
    ),
    (
        "8.12",
        on_effect(
            "相手のキャラクターを1体選び、ダウン状態にする。",
            Scene(
                ["play X", {"foe.life": 2700, "foe.trash": ["アキ"]}],
                me={"hand": ["X"]},
                foe={"characters": {0: "アキ"}},
            ),
        ),
    ),
    (
        "8.13.1",
        Play(
            "このキャラクターは相手に直接アタックすることができる。",
            Scene(
                ["attack X direct", {"foe.life": 2700}],
                me={"characters": {0: "X", 1: "ハル"}},
                foe={"characters": {0: "ナツ"}},
            ),
        ),
    ),
    (
        "8.13.2",
        Play(
            "このカードは、スピード4以下の相手のカードの効果を受けない。",
            Scene(
                ["play 雷", {"foe.characters": 1}],
                me={"hand": ["雷"]},
                foe={"characters": {0: "X"}},
            ),
            Scene(
                ["play 雷", {"me.trash": ["雷", "X"]}], me={"hand": ["雷"], "characters": {0: "X"}}
            ),
        ),
    ),
    (
        "8.13.3",
        Play(
            "このカードは、コスト2以下の相手のカードの効果を受けない。",
            Scene(
                ["play 雷", {"foe.characters": 1}],
                me={"hand": ["雷"]},
                foe={"characters": {0: "X"}},
            ),
        ),
    ),
    (
        "8.13.4",
        Play(
            "このキャラクターは戦闘を2回まで行うことができる。",
            Scene(
                ["attack X", "attack X", {"foe.life": 2400, "attack X": False}],
                me={"characters": {0: "X", 1: "ハル"}},
            ),
            Scene(
                ["attack ハル", {"attack ハル": False}],
                me={"characters": {0: "X", 1: "ハル"}},
            ),
        ),
    ),
    (
        "9.2",
        on_support(
            "全てのキャラクターはアタックできない。",
            Scene(["to_attack", {"attack ハル": False}], me=TWO, foe={"supports": ["X"]}),
        ),
    ),
    (
        "9.3",
        on_support(
            "ターンの開始時、ライフを10回復する。",
            Scene(
                ["end_turn", {"me.life": 3010}, "end_turn", {"me.life": 3020}],
                me={"supports": ["X"]},
            ),
        ),
    ),
    (
        "9.3",
        on_support(
            "ターン終了時、ライフを10回復する。",
            Scene(
                ["end_turn", {"me.life": 3010}, "end_turn", {"me.life": 3020}],
                me={"supports": ["X"]},
            ),
        ),
    ),
    (
        "9.3",
        on_support(
            "メインフェイズの終了時、ライフを10回復する。",
            Scene(
                ["end_turn", {"me.life": 3010}, "end_turn", {"me.life": 3020}],
                me={"supports": ["X"]},
            ),
        ),
    ),
    (
        "9.3",
        on_support(
            "メインフェイズの開始時、ライフを10回復する。",
            Scene(
                [{"me.life": 3010}, "end_turn", {"me.life": 3020}, "end_turn", {"me.life": 3030}],
                me={"supports": ["X"]},
            ),
        ),
    ),
    (
        "9.5",
        on_support(
            "全てのキャラクターのATKは300になる。",
            Scene(
                [{"ハル": (300, 300, 100), "ナツ": (300, 200, 200)}], me={"supports": ["X"], **TWO}
            ),
        ),
    ),
    (
        "9.5",
        Play(
            "自分のターン中、このカードのATKは500になる。",
            Scene([{"X": (500, 200, 100)}], me={"characters": {4: "X"}}),
            Scene([{"X": (300, 200, 100)}], foe={"characters": {4: "X"}}),
        ),
    ),
    (
        "9.6",
        on_effect(
            "キャラクターを1体選ぶ。そのキャラクターを破壊する。",
            Scene(["play X", "pick ハル", {"me.trash": ["X", "ハル"]}], me={"hand": ["X"], **TWO}),
        ),
    ),
    (
        "9.6",
        on_effect(
            "カードを1枚選ぶ。そのカードを破壊する。",
            Scene(
                ["play X", "pick 椅子", {"foe.trash": ["椅子"]}],
                me={"hand": ["X"], **TWO},
                foe={"supports": ["椅子"]},
            ),
        ),
    ),
    *(
        (
            "9.6.1",
            on_effect(
                f"{such}キャラクターを1体選ぶ。そのキャラクターを破壊する。",
                Scene(
                    ["play X", {"foe.trash": ["ナツ"], "foe.characters": 2}],
                    me={"hand": ["X"]},
                    foe={"characters": {0: "ハル", 1: "ナツ", 2: "アキ/down"}},
                ),
            ),
        )
        for such in ("ATK300以上の", "スピードが4以上の", "水属性の")
    ),
    (
        "9.6.1",
        on_effect(
            "場のキャラクターを1体選ぶ。そのキャラクターを破壊する。",
            Scene(
                ["play X", "pick アキ", {"foe.trash": ["アキ"]}],
                me={"hand": ["X"]},
                foe={"characters": {0: "ハル", 2: "アキ/down"}},
            ),
        ),
    ),
    (
        "9.6.1",
        on_effect(
            "このターン、前衛の全てのキャラクターは移動できない。",
            Scene(
                ["play X", {"アキ.display": 0, "フユ.display": 3}, "to_lead", {"lead ハル": False}],
                me={"hand": ["X"], "characters": {1: "ハル", 5: "ナツ"}},
                foe={"characters": {0: "アキ/down", 4: "フユ/down"}},
            ),
        ),
    ),
    (
        "9.6.1",
        on_effect(
            "このターン、アタック表示の全てのキャラクターはアタックできない。",
            Scene(
                [
                    "play X",
                    {"アキ.display": 1, "フユ.display": 0},
                    "to_attack",
                    {"attack ハル": False},
                ],
                me={"hand": ["X"], "characters": {0: "ハル", 1: "ナツ/def"}},
                foe={"characters": {0: "アキ/def", 1: "フユ/down"}},
            ),
        ),
    ),
]
PLAYS = [play for _, play in BOOK]


@pytest.mark.parametrize(("told", "play"), BOOK, ids=repr)
def test_the_words_of_a_clause_are_played(told: str, play: Play) -> None:
    run(play)


def test_every_clause_that_quotes_card_text_is_there() -> None:
    """Chapters 2, 5, 6, 8 and 9: terms that stand on cards, and effects in brackets."""
    listed = [clause for clause, _ in BOOK]
    known = list(Ledger("legend_of_stars").clauses)
    assert listed == sorted(listed, key=known.index)
    quoting = {
        *("2.1.5", "5.3", "6.5", "6.6"),
        *(f"8.{n}" for n in (3, 4, 5, 6, 7, 9, 10, 11, 12)),
        *("8.1.1", "8.1.2", "8.13.1", "8.13.2", "8.13.3", "8.13.4"),
        *("9.2", "9.3", "9.5", "9.6", "9.6.1"),
    }
    assert set(listed) == quoting
