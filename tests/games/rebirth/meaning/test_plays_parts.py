"""Words that are put together of parts that other texts have too: each part with another of its kind.

What a card is called and of which kind it is, from where it moved, which attack it was, what is
compared, what cannot be done and what cannot be done to it, what is so of a card.
"""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

ACT = "【起】【メンバー】:"
ON = "【永】【エントリー】:"
THREE = ["ハル", "ナツ", "アキ"]
BIG = {"entry": "オオカゼ"}

PLAYS = [
    # -- kinds of cards --------------------------------------------------------------------
    Play(
        f"{ACT}あなたは自分の控え室から、〔風組〕か〔森組〕の《ハル》を1枚選び、手札に戻す。",
        Scene(["use", {"me.hand": 0}], me={"members": ["X"], "waiting": ["ナツ", "アキ"]}),
        Scene(["use", {"me.hand": ["ハル"]}], me={"members": ["X"], "waiting": THREE}),
    ),
    Play(
        f"{ACT}あなたは自分の控え室から〔月組〕の【スパーク】を持つキャラを1枚選び、手札に戻す。",
        Scene(["use", {"me.hand": 0}], me={"members": ["X"], "waiting": ["アキ", "ハル"]}),
        Scene(
            ["use", {"me.hand": ["ヒバナ"]}],
            me={"members": ["X"], "waiting": ["アキ", "ヒバナ"]},
        ),
    ),
    Play(
        f"{ACT}あなたは自分のメンバーからこのキャラ以外を1枚選び、手札に戻す。",
        Scene(["use", {"me.hand": 0, "me.members": 1}], me={"members": ["X"]}),
        Scene(
            ["use", {"pick X": False}, "pick ナツ", {"me.hand": ["ナツ"]}],
            me={"members": ["X", "ハル", "ナツ"]},
        ),
    ),
    # -- who takes part in an attack -------------------------------------------------------
    Play(
        "【自】【エントリー】:このキャラがアタックした時、このアタックをサポートした〔風組〕を手札に戻す。",
        Scene(
            ["attack ハル", "block", {"me.hand": ["ハル"]}],
            me={"entry": "X", "members": THREE},
            foe=BIG,
        ),
        Scene(
            ["attack アキ", "block", {"me.hand": 0}], me={"entry": "X", "members": THREE}, foe=BIG
        ),
    ),
    Play(
        "【自】【メンバー】:このキャラがサポートした時、このアタック中、サポートされた〔月組〕を+2/±0。",
        Scene(
            ["attack X", {"オオカゼ.damage": 6}],
            me={"entry": "フユ", "members": ["X", "ハル"]},
            foe=BIG,
        ),
        Scene(
            ["attack X", {"オオカゼ.damage": 2}],
            me={"entry": "ナツ", "members": ["X", "ハル"]},
            foe=BIG,
        ),
    ),
    Play(
        "【永】【メンバー】:アタックされている《ハル》を±0/-2。",
        Scene(
            ["attack ナツ", "block", {"foe.retire": ["ハル"]}],
            me={"entry": "X", "members": ["X", "ナツ"]},
            foe={"entry": "ハル"},
        ),
        Scene(
            ["attack ナツ", "block", {"foe.retire": 0, "アキ.damage": 1}],
            me={"entry": "X", "members": ["X", "ナツ"]},
            foe={"entry": "アキ"},
        ),
    ),
    # -- from where it came ----------------------------------------------------------------
    Play(
        "【自】:このキャラが手札からメンバーに登場した時、あなたは1枚引く。",
        Scene(
            ["play X 0", {"me.hand": 1}],
            me={"hand": ["X"], "energy": 5},
            x={"cost": 1},
        ),
        Scene(["play X entry", {"me.hand": 0}], me={"hand": ["X"], "energy": 5}, x={"cost": 1}),
    ),
    Play(
        "【自】:このキャラが手札以外から登場した時、あなたは1枚引く。",
        Scene(
            ["use ヨビ", "slot 1", {"me.hand": 1}],
            me={"members": ["ヨビ"], "waiting": ["X"]},
        ),
        Scene(["play X entry", {"me.hand": 0}], me={"hand": ["X"], "energy": 5}, x={"cost": 1}),
    ),
    # -- which attack it was ---------------------------------------------------------------
    Play(
        "【自】【メンバー】:このキャラがあなたの2回目のアタックをサポートした時、あなたは1枚引く。",
        Scene(["attack X", "block", {"me.hand": 0}], me={"members": ["X", "ハル"]}, foe=BIG),
        Scene(
            ["attack ハル", "block", "attack X", "block", {"me.hand": 1}],
            me={"members": ["X", "ハル", "ナツ"]},
            foe=BIG,
        ),
    ),
    Play(
        "【自】【エントリー】:このキャラが相手の2回目のアタックでリタイアした時、あなたは1枚引く。",
        Scene(
            ["attack ハル", "block", {"me.hand": 0, "me.retire": ["X"]}],
            me={"entry": "X"},
            foe={"entry": "オオカゼ", "members": THREE},
            whose="foe",
            x={"def_": 6},
        ),
        Scene(
            ["attack ハル", "block", "attack ナツ", "block", {"me.hand": 1, "me.retire": ["X"]}],
            me={"entry": "X"},
            foe={"entry": "オオカゼ", "members": THREE},
            whose="foe",
            x={"def_": 7},
        ),
    ),
    Play(
        "【自】【エントリー】:このキャラがアタックした時、このターン2回目以降のアタックなら、あなたは1枚引く。",
        Scene(
            ["attack ハル", "block", {"me.hand": 0}], me={"entry": "X", "members": THREE}, foe=BIG
        ),
        Scene(
            ["attack ハル", "block", "attack ナツ", "block", {"me.hand": 1}],
            me={"entry": "X", "members": THREE},
            foe=BIG,
        ),
    ),
    Play(
        "【自】【メンバー】:相手がアタックした時、それが相手の1回目のアタックなら、あなたは1枚引く。",
        Scene(
            ["attack ハル", "block", "attack ナツ", "block", {"me.hand": 1}],
            me={"entry": "オオカゼ", "members": ["X"]},
            foe={"members": THREE},
            whose="foe",
        ),
        Scene(
            ["attack ハル", "block", {"me.hand": 0}],
            me={"members": ["X", "ハル"]},
            foe=BIG,
        ),
    ),
    # -- what is compared ------------------------------------------------------------------
    Play(
        f"{ON}あなたのメンバーが相手のリタイアと同じ枚数なら、このキャラを+2/±0。",
        Scene([{"X": (3, 3)}], me={"entry": "X"}),
        Scene([{"X": (1, 3)}], me={"entry": "X", "members": ["ハル"]}),
        Scene([{"X": (3, 3)}], me={"entry": "X", "members": ["ハル"]}, foe={"retire": ["アキ"]}),
        Scene([{"X": (1, 3)}], me={"entry": "X"}, foe={"retire": ["アキ"]}),
    ),
    Play(
        f"{ON}あなたのメンバーの属性が2種類以上なら、このキャラを+2/±0。",
        Scene([{"X": (1, 3)}], me={"entry": "X"}),
        Scene([{"X": (1, 3)}], me={"entry": "X", "members": ["ハル", "ナツ"]}),
        Scene([{"X": (3, 3)}], me={"entry": "X", "members": ["ハル", "アキ"]}),
    ),
    Play(
        f"{ON}相手のエントリーの元々のDEFが5以上なら、このキャラを+2/±0。",
        Scene([{"X": (3, 3)}], me={"entry": "X"}, foe={"entry": "アキ"}),
        Scene([{"X": (1, 3)}], me={"entry": "X"}, foe={"entry": "ナツ"}),
    ),
    Play(
        f"{ON}このキャラの元々のATKとDEFは3になる。",
        Scene([{"X": (4, 3)}], me={"entry": "X", "members": ["エイ"]}, x={"def_": 1}),
        Scene([{"X": (3, 3)}], foe={"entry": "X"}, x={"def_": 1}),
    ),
    # -- what cannot be done, and what cannot be done to it --------------------------------
    Play(
        f"{ON}このキャラはサポートされない。",
        Scene(
            ["to_attack", {"asked": "card to energy", "seat": "foe"}],
            me={"entry": "X", "members": ["ハル"]},
            left="card to energy",
        ),
        Scene(
            ["attack ハル", "block", {"X.damage": 2}],
            me={"entry": "ナツ", "members": ["ハル", "アキ"]},
            foe={"entry": "X"},
        ),
    ),
    Play(
        "【永】【手札】:このキャラはブロックできない。",
        Scene(
            ["attack ハル", {"asked": "block", "block X": False}],
            me={"members": ["ハル"]},
            foe={"entry": "オオカゼ", "hand": ["X"]},
            left="block",
        ),
    ),
    # -- what is so of a card --------------------------------------------------------------
    Play(
        f"{ACT}あなたは相手のメンバーから、ダメージを受けていないキャラを1枚選び、控え室に置く。",
        Scene(["use", {"foe.waiting": 0}], me={"members": ["X"]}),
        Scene(
            ["use", "pick ハル", {"foe.waiting": ["ハル"]}],
            me={"members": ["X"]},
            foe={"members": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        f"{ACT}あなたは相手のメンバーから【レスト】していないキャラを1枚選び、控え室に置く。",
        Scene(
            ["use", {"pick ナツ": False}, "pick ハル", {"foe.waiting": ["ハル"]}],
            me={"members": ["X"]},
            foe={"members": ["ハル", "ナツ/rest", "アキ"]},
        ),
    ),
    Play(
        f"{ON}相手のメンバーがすべて【スパーク】を持つなら、このキャラを+2/±0。",
        Scene([{"X": (1, 3)}], me={"entry": "X"}),
        Scene([{"X": (3, 3)}], me={"entry": "X"}, foe={"members": ["ヒバナ"]}),
        Scene([{"X": (1, 3)}], me={"entry": "X"}, foe={"members": ["ヒバナ", "ハル"]}),
    ),
    Play(
        f"{ON}相手のエントリーが【スパーク】を持たないなら、このキャラを+2/±0。",
        Scene([{"X": (1, 3)}], me={"entry": "X"}, foe={"entry": "ヒバナ"}),
        Scene([{"X": (3, 3)}], me={"entry": "X"}, foe={"entry": "ハル"}),
    ),
    # -- what was done ---------------------------------------------------------------------
    Play(
        f"{ACT}あなたは自分の控え室からキャラを望む枚数選び、手札に戻し、戻したキャラ1枚につき、このターン中、自分のエントリーを+1/±0。",
        Scene(["use", {"ハル": (1, 3)}], me={"entry": "ハル", "members": ["X"]}),
        Scene(
            ["use", "pick ナツ アキ", {"ハル": (3, 3), "me.hand": 2}],
            me={"entry": "ハル", "members": ["X"], "waiting": ["ナツ", "アキ"]},
        ),
    ),
    Play(
        f"{ACT}あなたは自分の手札からキャラを望む枚数公開し、公開した1枚につき、このターン中、自分のエントリーを+1/±0。",
        Scene(["use", {"ハル": (1, 3)}], me={"entry": "ハル", "members": ["X"]}),
        Scene(
            ["use", "pick ナツ", {"ハル": (2, 3)}],
            me={"entry": "ハル", "members": ["X"], "hand": ["ナツ", "アキ"]},
        ),
    ),
    # -- in place of what would happen -----------------------------------------------------
    Play(
        f"{ON}このキャラが相手の効果で手札に戻る際、かわりにメンバーに置く。",
        Scene(
            ["use エラ", "slot 0", {"foe.hand": 0, "foe.members": ["X", "", ""]}],
            me={"members": ["エラ"]},
            foe={"entry": "X"},
        ),
    ),
    # -- the next time ---------------------------------------------------------------------
    Play(
        f"{ACT}このターン中、次にあなたのキャラがアタックした時、あなたは1枚引く。",
        Scene(
            ["use", "attack ハル", "block", "attack ナツ", "block", {"me.hand": 1}],
            me={"members": ["X", "ハル", "ナツ"]},
            foe=BIG,
        ),
    ),
    # -- costs -----------------------------------------------------------------------------
    Play(
        "【起】【メンバー】:[エネ1、手札から1枚控え室に置くか、このキャラを【レスト】する]あなたは2枚引く。",
        Scene([{"use X": False}], me={"members": ["X"], "hand": ["ハル"]}),
        Scene([{"use X": False}], me={"members": ["X/rest"], "energy": 1}),
        Scene(
            ["use", {"me.hand": 2, "me.stand": 0, "X.rest": True}],
            me={"members": ["X"], "energy": 1},
        ),
        Scene(
            [
                "use",
                "say 1",
                {"me.hand": 2, "me.waiting": ["ハル"], "me.stand": 1, "X.rest": False},
            ],
            me={"members": ["X"], "energy": 2, "hand": ["ハル"]},
        ),
        Scene(
            ["use", "say 2", {"me.hand": 3, "me.waiting": 0, "me.stand": 1, "X.rest": True}],
            me={"members": ["X"], "energy": 2, "hand": ["ハル"]},
        ),
    ),
    Play(
        f"{ON}あなたのメンバーのコスト合計がちょうど3なら、このキャラを+2/±0。",
        Scene([{"X": (1, 3)}], me={"entry": "X"}),
        Scene([{"X": (3, 3)}], me={"entry": "X", "members": ["ハル", "ナツ"]}),
        Scene([{"X": (1, 3)}], me={"entry": "X", "members": ["フユ"]}, foe={"members": ["アキ"]}),
    ),
    # -- guesses ---------------------------------------------------------------------------
    Play(
        f"{ACT}あなたは自分の手札からキャラを1枚選び、裏向きで提示し、そのDEFとATKを宣言する。相手はそのコストを当てる。当たりなら、相手は1枚引く。ハズレなら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 0, "foe.hand": 0}], me={"members": ["X"]}),
        Scene(
            ["use", "pick アキ", {"seat": "foe"}, "say 3", {"me.hand": 2, "foe.hand": 1}],
            me={"members": ["X"], "hand": ["ハル", "アキ"]},
        ),
        Scene(
            ["use", "pick アキ", "say 1", {"me.hand": 3, "foe.hand": 0}],
            me={"members": ["X"], "hand": ["ハル", "アキ"]},
        ),
    ),
    # -- set cards -------------------------------------------------------------------------
    Play(
        f"{ACT}セットされているあなたの、《鐘》か《幕開け》1枚につき、このターン中、自分のエントリーを+1/±0。",
        Scene(["use", {"ハル": (1, 3)}], me={"entry": "ハル", "members": ["X"]}),
        Scene(
            ["use", {"ハル": (3, 3)}],
            me={"entry": "ハル", "members": ["X"], "rebirth": ["鐘", "幕開け", "大団円"]},
            foe={"rebirth": ["鐘"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.text[:40])
def test_play(play: Play) -> None:
    run(play)
