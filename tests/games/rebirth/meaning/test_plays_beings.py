"""What cards are said to be, cannot do or can; values set, copied, multiplied; damage changed."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

PLAYS = [
    # names, traits, abilities
    Play(
        "【起】【メンバー】:あなたは自分のエントリーから1枚選び、このターン中、そのキャラはカード名と属性を失う。\n【起】【メンバー】:あなたのエントリーに《ハル》がいるなら、あなたは1枚引く。",
        Scene(
            ["use X 1", {"me.hand": 1}, "use", {"ハル.traits": []}, "use X 1", {"me.hand": 1}],
            me={"members": ["X"], "entry": "ハル"},
        ),
    ),
    Play(
        "【永】【メンバー】:あなたのメンバーに《ハル》がいるなら、このキャラは《ユキ》として扱う。\n【起】【メンバー】:あなたのメンバーに《ユキ》がいるなら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X", "ハル"]}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】【ターン1】:あなたは自分のリタイアから1枚選び、このターン中、このキャラはそのキャラの能力をすべて得る。",
        Scene(
            ["use", {"use X": True}, "use X 0", {"me.hand": 1}, "end_turn"],
            me={"members": ["X"], "retire": ["ワザ"]},
        ),
        Scene(
            ["use", "attack X", {"me.hand": 0}, "block", "pass_all"],
            me={"members": ["X"], "retire": ["ジドウ"]},
        ),
    ),
    Play(
        "【起】【エントリー】【ターン1】:あなたは自分のリタイアから1枚選び、このターン中、このキャラはそのキャラの能力をすべて得る。",
        Scene(
            ["use", "attack", {"me.hand": 1}, "block", "pass_all"],
            me={"entry": "X", "members": ["ハル"], "retire": ["ジドウ"]},
        ),
    ),
    Play(
        "【起】【メンバー】【ターン1】:あなたは自分のリタイアから【起】を持つキャラを1枚選び、このターン中、このキャラはそのキャラの【起】を1つ得る。",
        Scene(
            ["use", "use X 0", {"me.hand": 1}],
            me={"members": ["X"], "retire": ["ワザ"]},
        ),
    ),
    Play(
        "【永】【エントリー】:このキャラは選ばれない。",
        Scene(
            ["use エラ", {"asked": "main", "me.hand": 0}],
            me={"members": ["エラ"]},
            foe={"entry": "X"},
        ),
    ),
    Play(
        "【永】【控え室】:このキャラは効果で選ばれない。\n【起】【メンバー】:あなたは自分の控え室からキャラを1枚まで選び、手札に戻す。",
        Scene(
            ["use", {"pick ハル": True, "pick X": False}, "pick ハル"],
            me={"members": ["X"], "waiting": ["ハル"]},
        ),
    ),
    Play(
        "【永】【メンバー】:このキャラは相手の効果で選ばれず、メンバーの枚数に数えない。\n【起】【メンバー】:あなたのメンバーが1枚なら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X", "ハル"]}),
        Scene(
            ["use ドケ", {"foe.waiting": ["ハル"]}],
            me={"members": ["ドケ"]},
            foe={"members": ["X", "ハル"]},
        ),
    ),
    # values
    Play(
        "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、このターン中、このキャラのATKとDEFをそのキャラと同じにする。",
        Scene(["use", {"X": (4, 6)}], me={"members": ["X"], "waiting": ["フユ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、このターン中、このキャラのコスト、ATK、DEFをそのキャラと同じにし、そのキャラの能力をすべて得る。",
        Scene(
            ["use", {"X": (2, 3), "X.cost": 2}, "use X 1", {"me.hand": 1}],
            me={"members": ["X"], "waiting": ["ワザ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:このターン中、このキャラを+1/±0。あなたは自分の手札からキャラを1枚選び、このターン中、このキャラの元々のATKはそのキャラのATKと同じになる。",
        Scene(["use", "pick フユ", {"X": (5, 3)}], me={"members": ["X"], "hand": ["フユ"]}),
    ),
    Play(
        "【起】【メンバー】:このターン中、このキャラのDEFを10倍にする。",
        Scene(["use", {"X": (1, 30)}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のエントリーから1枚選び、このターン中、そのキャラを-3/-3。ただし0以下にはならない。",
        Scene(["use", {"ハル": (1, 1)}], me={"members": ["X"]}, foe={"entry": "ハル"}),
        Scene(["use", {"フユ": (1, 3)}], me={"members": ["X"]}, foe={"entry": "フユ"}),
    ),
    Play(
        "【永】【エントリー】【手札】:あなたのメンバーの、《ハル》か《ナツ》1枚につき、このキャラのコスト-1。《ハル》と《ナツ》が両方いるなら、さらに-1。",
        Scene([{"X.cost": 4}], me={"hand": ["X"], "members": ["ハル"]}, x={"cost": 5}),
        Scene(
            [{"X.cost": 2, "play X": True}],
            me={"hand": ["X"], "members": ["ハル", "ナツ"], "energy": 2},
            x={"cost": 5},
        ),
    ),
    Play(
        "【永】【手札】:あなたのエントリーに《ハル》がいるなら、このキャラをエントリーにプレイするためのコストは0になる。",
        Scene(
            ["play X", {"me.entry": ["X"]}],
            me={"hand": ["X"], "entry": "ハル"},
            x={"cost": 5},
        ),
        Scene([{"play X": False}], me={"hand": ["X"], "entry": "ナツ"}, x={"cost": 5}),
    ),
    Play(
        "【永】【エネルギー】:あなたのメインフェイズ中、あなたはこのキャラを手札にあるかのようにエントリーかメンバーに置ける。",
        Scene(
            [{"play X": True}, "play X 0", {"me.members": ["X", "", ""], "me.stand": 0}],
            me={"energy": ["X", "ハル"]},
        ),
        Scene([{"play X": False}], me={"energy": ["X"]}),
    ),
    Play(
        "【永】【エントリー】:あなたのメンバー、エネルギー、リタイア、手札の枚数をそれぞれ相手と比較し、枚数が少ない領域1つにつき、このキャラを+1/+1。",
        Scene(
            [{"X": (3, 5)}],
            me={"entry": "X"},
            foe={"members": ["ハル"], "hand": 2},
        ),
    ),
    Play(
        "【永】【エントリー】:あなたの、メンバーとリタイアの、〔風組〕以外の属性1種類につき、このキャラを+1/±0。2種類以上なら、このキャラを±0/+1。",
        Scene([{"X": (2, 3)}], me={"entry": "X", "members": ["ハル", "アキ"], "retire": ["フユ"]}),
    ),
    Play(
        "【永】【エントリー】:このキャラのアタック中、サポートしている【のびしろ】のATKを、このキャラのATKに加える。",
        Scene(
            ["attack ノビ", {"X": (2, 3)}, "block", {"X": (1, 3)}],
            me={"entry": "X", "members": ["ノビ", "ハル"]},
            foe={"entry": "フユ", "hand": 1},
        ),
        Scene(
            ["attack ハル", {"X": (1, 3)}, "block"],
            me={"entry": "X", "members": ["ノビ", "ハル"]},
            foe={"entry": "フユ", "hand": 1},
        ),
    ),
    # damage
    Play(
        "【自】【エントリー】:このキャラがアタックされた時、このアタックのダメージを0にする。",
        Scene(
            ["attack ハル", {"X.damage": 0}],
            me={"entry": "フユ", "members": ["ハル", "ナツ"]},
            foe={"entry": "X"},
        ),
    ),
    Play(
        "【永】【エントリー】:各ターン相手の1回目のアタック中、このキャラが受けるダメージを0にする。",
        Scene(
            ["attack ハル", {"X.damage": 0}, "attack ナツ", {"X.damage": 2}],
            me={"entry": "エイ", "members": ["ハル", "ナツ", "アキ"]},
            foe={"entry": "X"},
            x={"def": 9},
        ),
    ),
    Play(
        "【永】【エントリー】:このキャラは、ATK4以上のキャラから受けるダメージが-3され、ATK2以下のキャラからのアタックはパートナーアタックにならない。",
        Scene(
            ["attack ハル", {"X.damage": 1}],
            me={"entry": "フユ", "members": ["ハル", "ナツ"]},
            foe={"entry": "X"},
        ),
        Scene(
            ["partner ハル", {"foe.retire": 0, "X.damage": 2}],
            me={"entry": "ナツ", "members": ["ハル", "アキ"], "partners": 3},
            foe={"entry": "X"},
        ),
    ),
    Play(
        "【自】【エントリー】:このキャラがアタックされた時、相手のメンバーがすべて【レスト】しているなら、そのアタック中、このキャラはダメージを受けず、そのアタックはパートナーアタックにならない。",
        Scene(
            ["attack ハル", {"foe.retire": 0}, "pass_all"],
            me={"entry": "オオカゼ", "members": ["ハル"]},
            foe={"entry": "X"},
        ),
        Scene(
            ["attack ハル", {"foe.retire": ["X"]}],
            me={"entry": "オオカゼ", "members": ["ハル", "ナツ"]},
            foe={"entry": "X", "top": ["ナツ"]},
        ),
    ),
    Play(
        "【永】【エントリー】:このキャラからのダメージはブロックされても0にならず、ダメージが-2される。",
        Scene(
            ["attack ハル", "block タテ", {"フユ.damage": 3}],
            me={"entry": "X", "members": ["ハル", "ナツ"]},
            foe={"entry": "フユ", "hand": ["タテ"]},
            x={"atk": 5},
        ),
    ),
    # attacks and blocks
    Play(
        "【永】【エントリー】:あなたのリタイアが1枚なら、このキャラは各ターン1回目のみサポートなしでアタックできる。",
        Scene(
            [
                "to_attack",
                {"attack X": False},
                "attack",
                {"foe.retire": ["ハル"], "asked": "card to energy"},
                "pass_all",
            ],
            me={"entry": "X", "retire": 1},
            foe={"entry": "ハル", "top": ["ナツ"]},
            x={"atk": 5},
        ),
    ),
    Play(
        "【起】【エントリー】:このターンこのキャラの次のアタックはサポートなしでアタックできる。",
        Scene(
            ["use", "attack", {"foe.retire": ["ハル"], "asked": "card to energy"}, "pass_all"],
            me={"entry": "X"},
            foe={"entry": "ハル", "top": ["ナツ"], "hand": []},
            x={"atk": 5},
        ),
    ),
    Play(
        "【起】【エントリー】:このターン1回目のアタックを、このキャラはサポートなしでアタックできる。",
        Scene(
            ["use", "attack", {"foe.retire": ["ハル"], "asked": "card to energy"}, "pass_all"],
            me={"entry": "X"},
            foe={"entry": "ハル", "top": ["ナツ"]},
            x={"atk": 5},
        ),
    ),
    Play(
        "【永】【エントリー】:このキャラは《ハル》からサポートされず、あなたのメンバーに《アキ》がいないなら、このキャラはメンバーに置けない。",
        Scene(
            [{"shift X": False}, "to_attack", {"attack ハル": False, "attack ナツ": True}],
            me={"entry": "X", "members": ["ハル", "ナツ"], "energy": 3},
        ),
        Scene([{"shift X": True}], me={"entry": "X", "members": ["アキ"], "energy": 3}),
    ),
    Play(
        "【起】【エントリー】:このターン中、このキャラは効果以外でメンバーに置けない。\n【起】【エントリー】:あなたはこのキャラをメンバーに置く。",
        Scene(
            [{"shift X": True}, "use", {"shift X": False}, "use X 1", "slot 0"],
            me={"entry": "X", "energy": 3, "top": ["ハル"]},
        ),
    ),
    Play(
        "【永】【エントリー】:あなたのメンバーがいないなら、このキャラはパートナーアタックされず、+3/+3し、あなたはこのキャラに【ブロッカー】を使えない。",
        Scene(
            ["partner ハル", {"block タテ": False}, "block", {"X": (4, 6), "foe.retire": 0}],
            me={"entry": "ナツ", "members": ["ハル", "アキ"], "partners": 3},
            foe={"entry": "X", "hand": ["タテ"]},
        ),
        Scene(
            ["partner ハル", {"block タテ": True}, "block", {"foe.retire": ["X"]}],
            me={"entry": "ナツ", "members": ["ハル", "アキ"], "partners": 3},
            foe={"entry": "X", "members": ["フユ"], "hand": ["タテ"], "top": ["フユ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のエントリーから1枚選び、このターン中、そのキャラはパートナーアタックできない。",
        Scene(
            ["use", "to_attack", {"attack ハル": True}, "attack ハル", "block", {"me.stand": 3}],
            me={"entry": "ナツ", "members": ["X", "ハル"], "partners": 3},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【永】【エントリー】:あなたはこのキャラに【ブロッカー】を使えず、《ハル》以外にサポートされたこのキャラのアタックはパートナーアタックにならない。",
        Scene(
            ["partner ナツ", "block", {"foe.retire": 0, "フユ.damage": 1}],
            me={"entry": "X", "members": ["ハル", "ナツ"], "partners": 3},
            foe={"entry": "フユ"},
        ),
        Scene(
            ["partner ハル", "block", {"foe.retire": ["フユ"]}],
            me={"entry": "X", "members": ["ハル", "ナツ"], "partners": 3},
            foe={"entry": "フユ", "top": ["ナツ"]},
        ),
    ),
    Play(
        "【永】【エントリー】:あなたは各ターン1回まで、このキャラを手札の〔風組〕でブロックできる。",
        Scene(
            [
                "attack ハル",
                {"block ナツ": True, "block アキ": False},
                "block ナツ",
                {"X.damage": 0},
                "attack タテ",
                {"block オオカゼ": False},
                "block",
                {"X.damage": 2},
            ],
            me={"entry": "エイ", "members": ["ハル", "タテ", "フユ"]},
            foe={"entry": "X", "hand": ["ナツ", "アキ", "オオカゼ"]},
            x={"def": 9},
        ),
    ),
    Play(
        "【起】【エントリー】:あなたは1枚引く。\n【スパーク】:このターン中、あなたはこのキャラを【ブロッカー】でない手札のキャラでもブロックできる。さらに〔風組〕でブロックしたら、そのアタックはパートナーアタックにならない。",
        Scene(
            [
                "attack ハル",
                "block",
                {"foe.entry": ["X"]},
                "partner ナツ",
                "block アキ",
                {"foe.retire": ["ノビ", "X"]},
            ],
            me={"entry": "エイ", "members": ["ハル", "ナツ", "フユ"], "partners": 3},
            foe={"entry": "ノビ", "hand": ["アキ"], "top": ["X", "ナツ"]},
        ),
        Scene(
            [
                "attack ワザ",
                "block",
                {"foe.entry": ["X"]},
                "partner ナツ",
                "block ハル",
                {"foe.retire": ["ノビ"], "X.damage": 0},
            ],
            me={"entry": "エイ", "members": ["ワザ", "ナツ", "フユ"], "partners": 3},
            foe={"entry": "ノビ", "hand": ["ハル"], "top": ["X", "ナツ"]},
        ),
    ),
    Play(
        "【永】【メンバー】:あなたは自分のエントリーの【のびしろ】を、手札にある同じコストの、【のびしろ】か〔風組〕でブロックできる。",
        Scene(
            [
                "attack フユ",
                {"block ハル": True, "block ナツ": False},
                "block ハル",
                {"ノビ.damage": 0},
            ],
            me={"entry": "エイ", "members": ["フユ", "アキ"]},
            foe={"entry": "ノビ", "members": ["X"], "hand": ["ハル", "ナツ"]},
        ),
    ),
    # Re-combo, sparks
    Play(
        "【永】:あなたのメンバーに《ハル》がいるなら、このキャラの【Reコンボ】は《幕開け》でも有効になる。\n【起】【エントリー】【Reコンボ】《大団円》:あなたは1枚引く。",
        Scene(
            [{"use X": True}],
            me={"entry": "X", "members": ["ハル"], "rebirth": ["幕開け"]},
        ),
        Scene([{"use X": False}], me={"entry": "X", "rebirth": ["幕開け"]}),
    ),
    Play(
        "【永】【メンバー】:あなたの【スパーク】は追加でもう一度発動する。",
        Scene(
            ["attack ハル", "trigger ヒバナ", {"foe.hand": 2}],
            me={"entry": "オオカゼ", "members": ["ハル", "ナツ"]},
            foe={"entry": "アキ", "members": ["X"], "top": ["ヒバナ"]},
        ),
    ),
    Play(
        "【永】【メンバー】:相手のエントリーが【Reコンボ】を持つなら、このキャラを+2/+1。",
        Scene([{"X": (3, 4)}], me={"members": ["X"]}, foe={"entry": "クミ"}),
        Scene([{"X": (1, 3)}], me={"members": ["X"]}, foe={"entry": "ハル"}),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
