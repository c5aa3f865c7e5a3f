"""What cannot be done or only so, what costs more or less, and what waits for drawing or a later turn."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

DO = "【起】【メンバー】:"
BIG = {"entry": "オオカゼ"}
HELPED = {"entry": "X", "members": ["ハル", "ナツ", "アキ"]}

PLAYS = [
    # who cannot put what where
    Play(
        "【永】【エントリー】:あなたはキャラをメンバーに置けない。",
        Scene([{"play ハル": True}, "play ハル", {"play ナツ": True, "me.members": ["", "", ""]}], me={"entry": "X", "hand": ["ハル", "ナツ"], "energy": 9}),
        Scene([{"shift X": False}], me={"entry": "X", "energy": 9}),
        Scene(["use ヨビ", {"me.members": ["ヨビ", "", ""], "me.waiting": ["ハル"]}], me={"entry": "X", "members": ["ヨビ"], "waiting": ["ハル"]}),
        Scene(["use ヨビ", "slot 1", {"me.members": ["ヨビ", "ハル", ""]}], me={"members": ["ヨビ"], "waiting": ["ハル"]}, foe={"entry": "X"}),
    ),
    Play(
        f"{DO}このターン中、あなたは手札から〔風組〕をメンバーに置けない。",
        Scene(["use", {"play ハル": True, "play アキ": True}, "play アキ 1", {"me.members": ["X", "アキ", ""]}], me={"members": ["X"], "hand": ["ハル", "アキ"], "energy": 9}),
        Scene(["use X", "use ヨビ", {"me.members": ["X", "ヨビ", "ハル"]}], me={"members": ["X", "ヨビ"], "waiting": ["ハル"]}),
    ),
    Play(
        "【永】【メンバー】:あなたのメンバーは相手の効果で控え室に置かれない。",
        Scene(["use ドケ", "pick ハル", {"foe.members": ["X", "ハル", ""], "foe.waiting": 0}], me={"members": ["ドケ"]}, foe={"members": ["X", "ハル"]}),
        Scene(["use ドケ", "pick ハル", {"foe.waiting": ["ハル"]}], me={"members": ["ドケ", "X"]}, foe={"members": ["ナツ", "ハル"]}),
    ),
    Play(
        "【永】【メンバー】:あなたの他のメンバーは《ドケ》の効果で控え室に置かれない。",
        Scene(["use ドケ", "pick ハル", {"foe.members": ["X", "ハル", ""]}], me={"members": ["ドケ"]}, foe={"members": ["X", "ハル"]}),
        Scene(["use ドケ", "pick X", {"foe.waiting": ["X"]}], me={"members": ["ドケ"]}, foe={"members": ["X", "ハル"]}),
    ),
    Play(
        "【永】【手札】:このキャラはあなたのメンバーに《ハル》がいないとメンバーに置けない。",
        Scene(["play X 1", {"me.members": ["ハル", "X", ""]}], me={"members": ["ハル"], "hand": ["X"], "energy": 9}),
        Scene(["play X", {"me.entry": ["X"]}], me={"members": ["ナツ"], "hand": ["X"], "energy": 9}),
    ),
    Play(
        "【永】【手札】:このキャラは、あなたのReバースがセットされている時のみエントリーに置ける。",
        Scene(["play X", {"me.entry": ["X"]}], me={"hand": ["X"], "rebirth": ["幕開け"], "energy": 9}),
        Scene(["play X 0", {"me.members": ["X", "", ""]}], me={"hand": ["X"], "energy": 9}, foe={"rebirth": ["幕開け"]}),
    ),
    # who supports, who attacks
    Play(
        "【永】【エントリー】:このキャラは〔月組〕からしかサポートされない。",
        Scene(["to_attack", {"attack ハル": False, "attack アキ": True}], me=HELPED, foe=BIG),
        Scene(["to_attack", {"attack ハル": True}], me={"entry": "フユ", "members": ["ハル"]}, foe={"entry": "X"}),
    ),
    Play(
        "【永】【メンバー】:このキャラは〔月組〕をサポートする時のみサポートできる。",
        Scene(["to_attack", {"attack X": True}], me={"entry": "フユ", "members": ["X"]}, foe=BIG),
        Scene(["to_attack", {"attack X": False, "attack ナツ": True}], me={"entry": "ハル", "members": ["X", "ナツ"]}, foe=BIG),
    ),
    Play(
        "【永】【エントリー】:このキャラは各ターン1回しかアタックできない。",
        Scene(["attack ハル", {"asked": "card to energy", "seat": "foe"}], me=HELPED, foe=BIG, left="card to energy"),
        Scene(["attack ハル", "attack ナツ", {"X.damage": 8}], me={"entry": "フユ", "members": ["ハル", "ナツ", "アキ"]}, foe={"entry": "X"}, x={"def_": 20}),
    ),
    Play(
        "【起】【エントリー】【ターン1】:このターン中、このキャラの次のアタックはブロックされない。",
        Scene(["use", "attack ハル", {"block タテ": False}, "block", "attack ナツ", {"block タテ": True}, "block"], me=HELPED, foe={"entry": "オオカゼ", "hand": ["タテ"]}),
        Scene(["attack ハル", {"block タテ": True}, "block"], me=HELPED, foe={"entry": "オオカゼ", "hand": ["タテ"]}),
    ),
    Play(
        "【永】【エントリー】:サポートなしのアタック中、このキャラを+2/±0。\n【永】【エントリー】:このキャラはサポートなしでアタックできる。",
        Scene(["to_attack", "alone", {"ナツ.damage": 3}], me={"entry": "X", "members": ["ハル"]}, foe={"entry": "ナツ"}),
        Scene(["attack ハル", {"ナツ.damage": 1}], me={"entry": "X", "members": ["ハル"]}, foe={"entry": "ナツ"}),
    ),
    # what playing costs
    Play(
        "【永】【メンバー】:あなたが〔風組〕をプレイするコストを-1。",
        Scene([{"play ハル": True, "play アキ": False}, "play ハル", {"me.stand": 1}], me={"members": ["X"], "hand": ["ハル", "アキ"], "energy": 1}),
        Scene([{"play ハル": False}], me={"hand": ["ハル"]}, foe={"members": ["X"]}),
    ),
    Play(
        "【永】【メンバー】:相手がプレイするキャラのコストは+1される。",
        Scene([{"play ハル": False}], me={"hand": ["ハル"], "energy": 1}, foe={"members": ["X"]}),
        Scene(["play ハル", {"me.stand": 0}], me={"hand": ["ハル"], "energy": 1, "members": ["X"]}),
    ),
    Play(
        f"{DO}あなたが次にプレイする〔風組〕のコストを-1。",
        Scene(["use", "play ハル 1", {"me.stand": 1, "play ナツ": False}], me={"members": ["X"], "hand": ["ハル", "ナツ"], "energy": 1}),
    ),
    # when an ability can be used
    Play(
        "【起】【メンバー】:あなたは1枚引く。この能力はあなたの手札が1枚以下の時のみ使える。",
        Scene(["use", "use", {"me.hand": 2, "use X": False}], me={"members": ["X"]}),
        Scene([{"use X": False}], me={"members": ["X"], "hand": 2}),
    ),
    Play(
        "【自】【メンバー】:このキャラがサポートした時、あなたは1枚引く。この能力は相手のメンバーに《ハル》がいる時のみ使える。",
        Scene(["attack X", {"me.hand": 1}], me={"entry": "ハル", "members": ["X", "アキ"]}, foe={"entry": "オオカゼ", "members": ["ハル"]}),
        Scene(["attack X", {"me.hand": 0}], me={"entry": "ハル", "members": ["X", "アキ"]}, foe={"entry": "オオカゼ", "members": ["ナツ"]}),
    ),
    # what a card counts as, and how often it is in a deck
    Play(
        "【永】【メンバー】:このキャラは〔月組〕としても扱う。",
        Scene([{"X.traits": ["風組", "月組"]}], me={"members": ["X"]}, x={"traits": "風組"}),
    ),
    Play(
        "【永】:このキャラはデッキに8枚まで入れてよい。\n【永】【エントリー】:このキャラを+1/±0。",
        Scene([{"X": (2, 3)}], me={"entry": "X"}),
    ),
    # drawing, card by card
    Play(
        "【自】【エントリー】:あなたがカードを引いた時、このターン中、このキャラを+1/±0。",
        Scene(["use ワザ", {"X": (2, 3)}, "use ワザ", {"X": (3, 3)}], me={"entry": "X", "members": ["ワザ"]}),
        Scene(["use ワザ", {"X": (1, 3)}], me={"members": ["ワザ"]}, foe={"entry": "X"}),
        Scene(["set 幕開け", {"X": (2, 3)}], me={"entry": "X", "hand": ["幕開け"], "members": ["ハル"]}),
        Scene(["end_turn", "end_turn", {"X": (2, 3)}], me={"entry": "X"}),
    ),
    Play(
        "【自】【エントリー】:相手が効果でカードを引いた時、このターン中、このキャラを+1/±0。",
        Scene(["use ワザ", {"X": (2, 3)}], me={"members": ["ワザ"]}, foe={"entry": "X"}),
        Scene(["end_turn", {"X": (1, 3)}], me={"entry": "X"}, left="main"),
    ),
    Play(
        "【永】【エントリー】:このターンにあなたがカードを2枚以上引いているなら、このキャラを+1/±0。",
        Scene(["use ワザ", {"X": (1, 3)}, "use ワザ", {"X": (2, 3)}], me={"entry": "X", "members": ["ワザ"]}),
        Scene(["use ワザ", "use ワザ", {"X": (1, 3)}], me={"members": ["ワザ"]}, foe={"entry": "X"}),
    ),
    # so many by one instruction (5.9.2, 5.9.3)
    Play(
        "【自】【エントリー】:あなたがカードを2枚以上引いた時、このターン中、このキャラを+1/±0。\n【起】【エントリー】:あなたは2枚引く。\n【起】【エントリー】:あなたは3枚まで引く。",
        Scene(["use ワザ", "use ワザ", {"X": (1, 3)}], me={"entry": "X", "members": ["ワザ"]}),
        Scene(["use X 0", {"X": (2, 3), "me.hand": 2}, "use X 0", {"X": (3, 3)}], me={"entry": "X"}),
        Scene(["use X 1", "yes", "yes", "yes", {"X": (2, 3), "me.hand": 3}], me={"entry": "X"}),
        Scene(["use X 1", "yes", "yes", "no", {"X": (2, 3), "me.hand": 2}], me={"entry": "X"}),
        Scene(["use X 1", "yes", "no", {"X": (1, 3), "me.hand": 1}], me={"entry": "X"}),
        Scene(["set 幕開け", {"X": (1, 3)}], me={"entry": "X", "hand": ["幕開け"], "members": ["ハル"]}),
    ),
    Play(
        "【自】【エントリー】:相手が2枚引いた時、このターン中、このキャラを+1/±0。",
        Scene(["use フタ", {"X": (2, 3)}], me={"members": ["フタ"]}, foe={"entry": "X"}),
        Scene(["use ワザ", "use ワザ", {"X": (1, 3)}], me={"members": ["ワザ"]}, foe={"entry": "X"}),
        Scene(["use ミツ", {"X": (1, 3)}], me={"members": ["ミツ"]}, foe={"entry": "X"}),
        Scene(["use フタ", {"X": (1, 3)}], me={"entry": "X", "members": ["フタ"]}),
    ),
    Play(
        "【自】【エントリー】:あなたがカードを1枚引いた時、このターン中、このキャラを+1/±0。",
        Scene(["use ミツ", "trigger X", "trigger X", {"X": (4, 3)}], me={"entry": "X", "members": ["ミツ"]}),
    ),
    Play(
        "【自】【エントリー】:あなたが効果でカードを1枚以上引いた時、このターン中、このキャラを+1/±0。",
        Scene(["use ミツ", {"X": (2, 3)}, "use ワザ", {"X": (3, 3)}], me={"entry": "X", "members": ["ミツ", "ワザ"]}),
        Scene(["set 幕開け", {"X": (1, 3)}], me={"entry": "X", "hand": ["幕開け"], "members": ["ハル"]}),
        Scene(["end_turn", "end_turn", {"X": (1, 3)}], me={"entry": "X"}),
    ),
    # and as what an effect waits for
    Play(
        f"{DO}このターン、あなたがカードを2枚以上引いた時、あなたは自分のエントリーから1枚選び、このターン中、そのキャラを+1/±0。",
        Scene(["use X", "use ワザ", {"フユ": (4, 6)}, "use フタ", {"フユ": (5, 6)}, "use フタ", {"フユ": (6, 6)}], me={"entry": "フユ", "members": ["X", "フタ", "ワザ"]}),
        Scene(["use フタ", "use X", {"フユ": (4, 6)}], me={"entry": "フユ", "members": ["X", "フタ"]}),
    ),
    # what happened earlier, how often
    Play(
        "【永】【エントリー】:このターンにこのキャラが2回以上アタックしているなら、このキャラを+1/±0。",
        Scene(["attack ハル", {"X": (1, 3)}, "attack ナツ", {"X": (2, 3)}], me={"entry": "X", "members": ["ハル", "ナツ", "アキ"]}, foe={"entry": "フユ"}),
        Scene(["attack ハル", "attack ナツ", {"X": (1, 3)}], me={"entry": "ハル", "members": ["ハル", "ナツ", "アキ"]}, foe={"entry": "X"}),
    ),
    Play(
        "【永】【メンバー】:このターンあなたが1回以下【起】を使っているなら、このキャラを+1/±0。",
        Scene([{"X": (2, 3)}, "use ワザ", {"X": (2, 3)}, "use ワザ", {"X": (1, 3)}], me={"members": ["X", "ワザ"]}),
    ),
    Play(
        "【永】【メンバー】:このターンあなたが1回【起】を使っているなら、このキャラを+1/±0。",
        Scene([{"X": (1, 3)}, "use ワザ", {"X": (2, 3)}, "use ワザ", {"X": (1, 3)}], me={"members": ["X", "ワザ"]}),
        Scene(["use ワザ", {"X": (1, 3)}], me={"members": ["ワザ"]}, foe={"members": ["X"]}),
    ),
    Play(
        "【永】【エントリー】:このターンにこのキャラが相手のキャラを2枚以上リタイアさせているなら、このキャラを+1/±0。",
        Scene(["attack ハル", "attack ナツ", {"X": (11, 9)}], me=HELPED, foe={"entry": "ハル", "members": ["ナツ"], "top": ["ハル", "ハル"]}, x={"atk": 10, "def_": 9}),
        Scene(["attack ハル", {"X": (10, 9)}], me=HELPED, foe={"entry": "ハル", "top": ["ハル", "ハル"]}, x={"atk": 10, "def_": 9}),
    ),
    Play(
        "【永】【エントリー】:このターンにあなたの控え室にカードが2枚以上置かれているなら、このキャラを+1/±0。",
        Scene(["use シズ", {"X": (1, 3)}, "use シズ", {"X": (2, 3)}], me={"entry": "X", "members": ["シズ"]}),
        Scene(["use シズ", "use シズ", {"X": (1, 3)}], me={"members": ["シズ"]}, foe={"entry": "X"}),
    ),
    Play(
        "【自】【エントリー】:このキャラがアタックした時、サポートしたキャラがこのターン中に手札からメンバーに置かれているなら、あなたは1枚引く。",
        Scene(["play ハル 0", "attack ハル", {"me.hand": 1}], me={"entry": "X", "hand": ["ハル"], "members": ["", "", "アキ"], "energy": 9}, foe=BIG),
        Scene(["attack ハル", {"me.hand": 0}], me={"entry": "X", "members": ["ハル", "アキ"]}, foe=BIG),
    ),
    Play(
        "【自】【メンバー】:このキャラがサポートした時、それがこのターン2回目以降のアタックなら、あなたは1枚引く。",
        Scene(["attack ハル", "attack ナツ", "attack X", {"me.hand": 1}], me={"entry": "アキ", "members": ["ハル", "ナツ", "X"]}, foe=BIG, left="card to energy"),
        Scene(["attack X", {"me.hand": 0}], me={"entry": "アキ", "members": ["ハル", "X"]}, foe=BIG),
    ),
    Play(
        f"{DO}あなたは自分のメンバーから、このターン中に置かれたキャラを1枚選び、手札に戻す。",
        Scene(["use ヨビ", "use X", {"me.hand": ["ハル"], "me.members": ["X", "ヨビ", ""]}], me={"members": ["X", "ヨビ"], "waiting": ["ハル"]}),
        Scene(["use X", {"me.hand": 0}], me={"members": ["X", "ナツ"]}),
    ),
    # events
    Play(
        "【自】【エントリー】:このキャラがコスト2以下のキャラをリタイアさせた時、あなたは1枚引く。",
        Scene(["attack ハル", {"me.hand": 1}], me=HELPED, foe={"entry": "ナツ"}, x={"atk": 9}),
        Scene(["attack ハル", {"me.hand": 0}], me=HELPED, foe={"entry": "アキ"}, x={"atk": 9}),
    ),
    Play(
        "【自】:このキャラがメンバーから離れた時、あなたは1枚引く。",
        Scene(["use ドケ", {"foe.hand": 1}], me={"members": ["ドケ"]}, foe={"members": ["X"]}),
        Scene(["use エラ", {"foe.hand": 1}], me={"members": ["エラ"]}, foe={"entry": "X"}),
    ),
    Play(
        "【自】【メンバー】:このキャラがサポートしたアタックで相手のキャラがリタイアした時、あなたは1枚引く。",
        Scene(["attack X", {"me.hand": 1}], me={"entry": "オオカゼ", "members": ["X", "ハル"]}, foe={"entry": "ハル"}),
        Scene(["attack ハル", {"me.hand": 0}], me={"entry": "オオカゼ", "members": ["X", "ハル"]}, foe={"entry": "ハル"}),
    ),
    Play(
        "【自】【エントリー】:このキャラへのアタック終了時、このキャラがリタイアしていないなら、あなたは1枚引く。",
        Scene(["attack ハル", {"foe.hand": 1}], me={"entry": "ナツ", "members": ["ハル", "アキ"]}, foe={"entry": "X"}),
        Scene(["attack ハル", {"foe.hand": 0}], me={"entry": "オオカゼ", "members": ["ハル", "アキ"]}, foe={"entry": "X"}),
    ),
    Play(
        f"{DO}次のあなたのターン開始時、あなたは2枚引く。",
        Scene(["use", {"me.hand": 0}, "end_turn", {"me.hand": 0, "foe.hand": 1}, "end_turn", {"me.hand": 3, "foe.hand": 1}], me={"members": ["X"]}),
    ),
    Play(
        f"{DO}あなたは相手のメンバーから1枚選び、次の相手のスタンバイフェイズに【スタンド】しない。",
        Scene(["use", "pick ハル", "end_turn", {"ハル.rest": True, "ナツ.rest": False}], me={"members": ["X"]}, foe={"members": ["ハル/rest", "ナツ/rest"]}, left="main"),
    ),
    # 効果を受けない: it can be chosen, and nothing comes of it
    Play(
        "【永】【メンバー】:このキャラは相手の効果を受けない。",
        Scene(["use ドケ", {"foe.members": ["X", "", ""]}], me={"members": ["ドケ"]}, foe={"members": ["X"]}),
        Scene(["use ドケ", "pick ハル", {"foe.waiting": ["ハル"]}], me={"members": ["ドケ"]}, foe={"members": ["X", "ハル"]}),
    ),
    Play(
        "【永】【エントリー】:このキャラは効果を受けない。",
        Scene([{"X": (1, 3)}], me={"entry": "X", "members": ["エイ"]}),
        Scene(["use エラ", {"foe.entry": ["X"]}], me={"members": ["エラ"]}, foe={"entry": "X"}),
        Scene(["attack ハル", {"X.damage": 1}], me={"entry": "ハル", "members": ["ハル", "ナツ"]}, foe={"entry": "X"}),
    ),
    Play(
        "【起】【エントリー】:このターン中、このキャラはあなたのキャラの効果を受けない。",
        Scene([{"X": (2, 3)}, "use", {"X": (1, 3)}], me={"entry": "X", "members": ["エイ"]}),
    ),
    # by the kind of ability, not of the card that has it; a spark is an automatic one (11.3.1)
    Play(
        "【永】【エントリー】:このキャラは相手の【スパーク】の効果を受けない。",
        Scene([{"X": (1, 3)}], me={"entry": [], "top": ["ヒヤリ"]}, foe={"entry": "X"}),
        Scene(["use エラ", {"foe.entry": ["フユ"], "foe.hand": ["X"]}], me={"members": ["エラ"]}, foe={"entry": "X", "top": ["フユ"]}),
        Scene([{"me.entry": ["ヒヤリ"], "ハル": (-1, 3)}], me={"entry": [], "top": ["ヒヤリ"], "members": ["X"]}, foe={"entry": "ハル"}),
    ),
    Play(
        "【永】【エントリー】:このキャラは【自】の効果を受けない。",
        Scene([{"X": (1, 3)}], me={"entry": [], "top": ["ヒヤリ"]}, foe={"entry": "X"}),
        Scene([{"X": (2, 3)}], me={"entry": "X", "members": ["エイ"]}),
    ),
    Play(
        "【永】【エントリー】:このキャラは【永】か【起】の効果を受けない。",
        Scene([{"X": (1, 3)}], me={"entry": "X", "members": ["エイ"]}),
        Scene(["use エラ", {"foe.entry": ["X"]}], me={"members": ["エラ"]}, foe={"entry": "X"}),
        Scene([{"X": (-1, 3)}], me={"entry": [], "top": ["ヒヤリ"]}, foe={"entry": "X"}),
    ),
    Play(
        "【永】【メンバー】:このキャラは相手の【起】の効果で選ばれない。",
        Scene(["use ドケ", {"foe.members": ["X", "", ""]}], me={"members": ["ドケ"]}, foe={"members": ["X", "ハル"]}),
        Scene(["use ドケ", {"foe.members": ["X", "", ""]}], me={"members": ["ドケ"]}, foe={"members": ["X"]}),
        Scene(["use ドケ", {"foe.members": ["X", "", ""]}], me={"members": ["ドケ", "X"]}, foe={"members": ["X", "ハル"]}),
    ),
    Play(
        "【永】【メンバー】:このキャラは《エラ》の効果で選ばれない。",
        Scene(["use ドケ", {"foe.members": ["", "", ""]}], me={"members": ["ドケ"]}, foe={"members": ["X"]}),
    ),
    Play(
        "【永】【エントリー】:このキャラは《エラ》の効果で選ばれない。",
        Scene(["use エラ", {"foe.entry": ["X"]}], me={"members": ["エラ"]}, foe={"entry": "X"}),
    ),
    # whose effect it is does not depend on who is told to act by it
    Play(
        "【自】:このキャラが相手の効果でメンバーから控え室に置かれた時、あなたは1枚引く。",
        Scene(["use サセ", {"foe.waiting": ["X"], "foe.hand": 1}], me={"members": ["サセ"]}, foe={"members": ["X"]}),
        Scene(["use ドケ", {"foe.waiting": ["X"], "foe.hand": 1}], me={"members": ["ドケ"]}, foe={"members": ["X"]}),
        Scene(["use ミナ", "pick X", {"me.waiting": ["X"], "me.hand": 0}], me={"members": ["ミナ", "X"]}, foe={"members": ["ハル"]}),
        Scene(["use ミナ", {"foe.waiting": ["X"], "foe.hand": 1}], me={"members": ["ミナ"]}, foe={"members": ["X"]}),
    ),
    Play(
        "【永】【メンバー】:このキャラは相手の効果で控え室に置かれない。",
        Scene(["use サセ", {"foe.members": ["X", "", ""]}], me={"members": ["サセ"]}, foe={"members": ["X"]}),
        Scene(["use ミナ", "pick X", {"me.members": ["ミナ", "", ""]}], me={"members": ["ミナ", "X"]}, foe={"members": ["ハル"]}),
    ),
    Play(
        "【自】【エントリー】:あなたが相手の効果でカードを引いた時、このターン中、このキャラを+1/±0。",
        Scene(["use ヒケ", {"X": (2, 3), "foe.hand": 1}], me={"members": ["ヒケ"]}, foe={"entry": "X"}),
        Scene(["use ワザ", {"X": (1, 3)}], me={"entry": "X", "members": ["ワザ"]}),
    ),
    # what a player cannot do is told of no card: not of this one, nor of the one told of last
    Play(
        f"{DO}次の相手のターン中、相手はパートナーアタックできない。",
        Scene(["use X", "end_turn", "to_attack", {"attack ハル": True}, "attack ハル", "block", {"フユ.damage": 0, "me.retire": ["フユ"]}], me={"entry": "フユ", "members": ["X"]}, foe={"entry": "オオカゼ", "members": ["ハル", "ナツ"], "energy": ["黒子", "黒子", "黒子"]}),
        Scene(["end_turn", "to_attack", "partner ハル", {"asked": "block"}], me={"entry": "フユ", "members": ["X"], "hand": ["タテ"]}, foe={"entry": "オオカゼ", "members": ["ハル"], "energy": ["黒子", "黒子", "黒子"]}, left="block"),
    ),
    Play(
        "【自】【エントリー】:このキャラがアタックした時、次の相手のターン中、相手はアタックできない。",
        Scene(
            ["attack ハル", "block", "attack ナツ", "block", {"フユ.damage": 2}, "end_turn", "play アキ", "to_attack", {"seat": "me", "asked": "card to energy"}],
            me={"entry": "X", "members": ["ハル", "ナツ", "ノビ"], "hand": ["ハル"]},
            foe={"entry": "フユ", "members": ["ハル"], "hand": ["アキ"], "energy": 3},
            left="card to energy",
        ),
    ),
    Play(
        "【自】【エントリー】:このキャラがアタックした時、このアタック中、相手はブロックできない。",
        Scene(["attack ハル", {"block タテ": False}, "block"], me={"entry": "X", "members": ["ハル", "ナツ"]}, foe={"entry": "オオカゼ", "hand": ["タテ"]}),
        Scene(["attack ハル", {"block タテ": True}, "block"], me={"entry": "フユ", "members": ["X", "ハル"]}, foe={"entry": "オオカゼ", "hand": ["タテ"]}),
    ),
    Play(
        "【永】【エントリー】:相手のターン中、相手はサポートできない。",
        Scene(["end_turn", "to_attack", {"seat": "me", "asked": "card to energy"}], me={"entry": "X", "hand": ["ハル"]}, foe={"entry": "オオカゼ", "members": ["ハル"]}, left="card to energy"),
        Scene(["attack ハル", {"オオカゼ.damage": 1}], me={"entry": "X", "members": ["ハル", "ナツ"]}, foe={"entry": "オオカゼ", "members": ["アキ"]}),
    ),
    # by what damage was dealt, however much it was
    Play(
        "【自】【エントリー】:このキャラが相手の効果でダメージを受けた時、あなたは1枚引く。",
        Scene(["use ヤリ", {"X.damage": 2, "foe.hand": 1}], me={"members": ["ヤリ"]}, foe={"entry": "X"}),
        Scene(["attack ハル", {"X.damage": 2, "foe.hand": 0}], me={"entry": "ナツ", "members": ["ハル", "ナツ"]}, foe={"entry": "X"}),
        Scene(["use ヤリ", {"オオカゼ.damage": 2, "me.hand": 0}], me={"entry": "X", "members": ["ヤリ"]}, foe={"entry": "オオカゼ"}),
    ),
    Play(
        "【自】【エントリー】:このキャラが相手のアタックでダメージを受けた時、あなたは1枚引く。",
        Scene(["attack ハル", {"X.damage": 2, "foe.hand": 1}], me={"entry": "ナツ", "members": ["ハル", "ナツ"]}, foe={"entry": "X"}),
        Scene(["attack ハル", {"X.damage": 1, "foe.hand": 1}], me={"entry": "ハル", "members": ["ハル", "ナツ"]}, foe={"entry": "X"}),
        Scene(["use ヤリ", {"X.damage": 2, "foe.hand": 0}], me={"members": ["ヤリ"]}, foe={"entry": "X"}),
    ),
    # what else effects do: recovering, checking, retiring (5.15.2)
    Play(
        "【自】【メンバー】:相手がキャラの効果で回復した時、あなたは1枚引く。",
        Scene(["use イヤシ", {"foe.hand": 1}], me={"members": ["イヤシ"], "retire": ["ハル"]}, foe={"members": ["X"]}),
        Scene(["use イヤシ", {"me.hand": 0}], me={"members": ["イヤシ", "X"], "retire": ["ハル"]}),
    ),
    Play(
        "【自】【メンバー】:相手が効果でチェックした時、あなたは1枚引く。",
        Scene(["use タメシ", {"foe.hand": 1}], me={"members": ["タメシ"]}, foe={"members": ["X"]}),
    ),
    Play(
        "【自】【エントリー】:このキャラが効果で相手のキャラをリタイアさせた時、あなたは1枚引く。\n【起】【エントリー】:あなたは相手のエントリーから1枚選び、そのキャラに3ダメージ与える。",
        Scene(["use X", {"foe.retire": ["ハル"], "me.hand": 1}], me={"entry": "X"}, foe={"entry": "ハル"}),
        Scene(["attack ハル", {"foe.retire": ["タテ"], "me.hand": 0}], me={"entry": "X", "members": ["ハル", "ナツ"]}, foe={"entry": "タテ"}),
    ),
    # 9.4.2: what is invalid is there, and does nothing
    Play(
        f"{DO}次の相手のターン中、相手のエントリーの能力はすべて無効になる。",
        Scene(["use", "end_turn", "attack ハル", {"foe.hand": 1}], me={"entry": "オオカゼ", "members": ["X"]}, foe={"entry": "ジドウ", "members": ["ハル", "ナツ"]}),
        Scene(["end_turn", "attack ハル", {"foe.hand": 2}], me={"entry": "オオカゼ", "members": ["X"]}, foe={"entry": "ジドウ", "members": ["ハル", "ナツ"]}),
    ),
    Play(
        "【永】【メンバー】:あなたの他のメンバーの【永】は無効になる。",
        Scene([{"ハル": (1, 3)}], me={"entry": "ハル", "members": ["X", "エイ"]}),
        Scene([{"foe:ハル": (2, 3)}], me={"entry": "ナツ", "members": ["X"]}, foe={"entry": "ハル", "members": ["エイ"]}),
    ),
    Play(
        "【永】【メンバー】:あなたの他のメンバーの能力は無効になる。\n【起】【メンバー】:あなたのメンバーに【起】を持つ他のキャラがいるなら、あなたは1枚引く。",
        Scene([{"use ワザ": False}, "use X", {"me.hand": 1}], me={"members": ["X", "ワザ"]}),
        Scene(["use X", {"me.hand": 0}], me={"members": ["X", "ハル"]}),
    ),
    Play(
        f"{DO}このターン中、あなたの【自】は無効になる。",
        Scene(["use", "attack ハル", {"me.hand": 0}], me={"entry": "ジドウ", "members": ["X", "ハル", "ナツ"]}, foe=BIG),
        Scene(["attack ハル", {"me.hand": 1}], me={"entry": "ジドウ", "members": ["X", "ハル", "ナツ"]}, foe=BIG),
        Scene(["use", "end_turn", "end_turn", "attack ハル", {"me.hand": 2}], me={"entry": "ジドウ", "members": ["X", "ハル", "ナツ"]}, foe=BIG, left="block"),
    ),
    # in every zone
    Play(
        "【永】:このキャラはすべての領域で《オモテ》としても扱う。\n【起】【メンバー】:あなたは自分の控え室から《オモテ》を1枚選び、手札に戻す。",
        Scene(["use", {"me.hand": ["X"]}], me={"members": ["X"], "waiting": ["X", "ハル"]}),
    ),
    # drawing by the rules only
    Play(
        "【永】【メンバー】:あなたは効果でカードを引けない。",
        Scene(["use ワザ", {"me.hand": 0}, "end_turn", "end_turn", {"me.hand": 1}], me={"members": ["X", "ワザ"]}),
        Scene(["use ワザ", {"me.hand": 1}], me={"members": ["ワザ"]}, foe={"members": ["X"]}),
    ),
    # so many in a turn
    Play(
        "【永】【エントリー】:あなたは各ターン1枚までしかキャラをメンバーに置けない。",
        Scene(["play ハル 0", "play ナツ", {"me.entry": ["ナツ"], "me.members": ["ハル", "", ""]}], me={"entry": "X", "hand": ["ハル", "ナツ"], "energy": 9}),
        Scene(["play ハル 0", "use ヨビ", {"me.members": ["ハル", "ヨビ", ""], "me.waiting": ["ナツ"]}], me={"entry": "X", "members": ["", "ヨビ"], "hand": ["ハル"], "waiting": ["ナツ"], "energy": 9}),
        Scene(["play ハル 0", "play ナツ 1", {"me.members": ["ハル", "ナツ", ""]}], me={"entry": "アキ", "hand": ["ハル", "ナツ"], "energy": 9}, foe={"entry": "X"}),
    ),
    # from the bottom of the deck
    Play(
        f"{DO}あなたは自分のデッキの上から1枚デッキの下に置く。あなたは自分のデッキの下から1枚手札に加える。",
        Scene(["use", {"me.hand": ["オオカゼ"]}], me={"members": ["X"], "top": ["オオカゼ", "ハル"]}),
    ),
    # up to so many of the options
    Play(
        f"{DO}あなたは以下から2つまで選ぶ。i.1枚引く。ii.相手は1枚引く。iii.このキャラを【レスト】する。",
        Scene(["use", "say 0", {"me.hand": 0, "foe.hand": 0, "X.rest": False}], me={"members": ["X"]}),
        Scene(["use", "say 1", "say 3", {"me.hand": 0, "X.rest": True}], me={"members": ["X"]}),
        Scene(["use", "say 2", "say 3", "say 1", {"me.hand": 1, "foe.hand": 0, "X.rest": True}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【エントリー】:あなたはチェックする。それでReバースが控え室に置かれたら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"entry": "X", "top": ["幕開け"]}),
        Scene(["use", {"me.hand": 0}], me={"entry": "X", "top": ["ハル"]}),
    ),
    Play(
        f"{DO}あなたは自分の控え室からキャラを相手のメンバーの枚数と同じ枚数まで選び、手札に戻す。",
        Scene(["use", "pick ハル", {"me.hand": ["ハル"]}], me={"members": ["X"], "waiting": ["ハル", "ナツ", "アキ"]}, foe={"members": ["ハル", "ナツ"]}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"], "waiting": ["ハル"]}),
    ),
    # by whom it is not turned, and who supports all the same
    Play(
        "【起】【メンバー】:あなたは自分の他のメンバーをすべて【レスト】する。\n【永】【メンバー】:あなたのメンバーの《ハル》はあなたの効果で【レスト】しない。",
        Scene(["use", {"ハル.rest": False, "ナツ.rest": True}], me={"members": ["X", "ハル", "ナツ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の他のメンバーをすべて【スタンド】する。\n【永】【メンバー】:あなたのメンバーの《ハル》はキャラの効果で【スタンド】しない。",
        Scene(["use", {"ハル.rest": True, "ナツ.rest": False}], me={"members": ["X", "ハル/rest", "ナツ/rest"]}),
        Scene(["end_turn", "end_turn", {"ハル.rest": False}], me={"members": ["X", "ハル/rest"]}),
    ),
    Play(
        "【永】【メンバー】:このキャラは【レスト】していてもサポートできる。",
        Scene(["to_attack", {"attack X": True, "attack ハル": False}], me={"entry": "ナツ", "members": ["X/rest", "ハル/rest"]}, foe=BIG),
    ),
    # 9.11: elsewhere instead
    Play(
        "【永】【メンバー】:あなたのメンバーが相手の効果で控え室に置かれる際、かわりに手札に戻す。",
        Scene(["use ドケ", "pick ハル", {"foe.waiting": 0, "foe.hand": ["ハル"]}], me={"members": ["ドケ"]}, foe={"members": ["X", "ハル"]}),
        Scene(["use ドケ", "pick ハル", {"foe.waiting": ["ハル"]}], me={"members": ["ドケ", "X"]}, foe={"members": ["ナツ", "ハル"]}),
    ),
    # who came somewhere in this turn, wherever that is
    Play(
        f"{DO}このターンにリタイアした相手のキャラから1枚選び、手札に戻す。",
        Scene(["use", {"foe.retire": ["ナツ"], "foe.hand": 0}], me={"members": ["X"]}, foe={"retire": ["ナツ"]}),
    ),
    Play(
        "【自】【メンバー】:このキャラがサポートしたアタック終了時、このターンにリタイアした相手のキャラから1枚選び、手札に戻す。",
        Scene(["attack X", {"foe.retire": ["アキ"], "foe.hand": ["ハル"]}], me={"entry": "オオカゼ", "members": ["X", "ナツ"]}, foe={"entry": "ハル", "retire": ["アキ"]}),
    ),
    # what was used in this turn
    Play(
        "【永】【メンバー】:このターンにあなたの【起】が発動しているなら、このキャラを+1/±0。",
        Scene([{"X": (1, 3)}, "use ワザ", {"X": (2, 3)}], me={"members": ["X", "ワザ"]}),
        Scene(["use ワザ", {"X": (1, 3)}], me={"members": ["ワザ"]}, foe={"members": ["X"]}),
    ),
    Play(
        "【永】【メンバー】:このターンに相手の【起】が発動していないなら、このキャラを+1/±0。",
        Scene([{"X": (2, 3)}, "use ワザ", {"X": (1, 3)}], me={"members": ["ワザ"]}, foe={"members": ["X"]}),
    ),
    # the second card of a turn
    Play(
        "【自】【エントリー】:あなたがこのターン2枚目のカードを引いた時、このターン中、このキャラを+2/±0。",
        Scene(["use ワザ", {"X": (1, 3)}, "use ワザ", {"X": (3, 3)}, "use ワザ", {"X": (3, 3)}], me={"entry": "X", "members": ["ワザ"]}),
        Scene(["use ワザ", "use ワザ", {"X": (1, 3)}], me={"members": ["ワザ"]}, foe={"entry": "X"}),
    ),
    # as many as the first case tells
    Play(
        f"{DO}あなたの手札が2枚以上なら1枚、1枚以下なら3枚引く。",
        Scene(["use", {"me.hand": 3}], me={"members": ["X"], "hand": 2}),
        Scene(["use", {"me.hand": 3}], me={"members": ["X"]}),
        Scene(["use", {"me.hand": 4}], me={"members": ["X"], "hand": 1}, foe={"hand": 5}),
    ),
    Play(
        f"{DO}あなたは相手に1枚引かせてよい。そうしたら、あなたは2枚引く。",
        Scene(["use", "yes", {"me.hand": 2, "foe.hand": 1}], me={"members": ["X"]}),
        Scene(["use", "no", {"me.hand": 0, "foe.hand": 0}], me={"members": ["X"]}),
    ),
    # any number
    Play(
        f"{DO}あなたは数字を1つ宣言し、自分のデッキの上から1枚公開する。そのカードのコストが宣言した数字なら、手札に加える。",
        Scene(["use", "say 3", {"me.hand": ["アキ"]}], me={"members": ["X"], "top": ["アキ"]}),
        Scene(["use", "say 12", {"me.hand": 0}], me={"members": ["X"], "top": ["アキ"]}),
    ),
    # under whom it lies
    Play(
        "【永】【魂】:このキャラが【魂】にあるキャラを+2/+1。\n【起】【メンバー】:あなたはこのキャラをエントリーの【魂】にする。",
        Scene([{"ハル": (1, 3)}, "use", {"ハル": (3, 4), "ナツ": (2, 4)}], me={"entry": "ハル", "members": ["X", "ナツ"]}),
    ),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
