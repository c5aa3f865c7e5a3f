"""The positions of Rebirth for you in which the meaning of texts is tried, and its words."""

from __future__ import annotations

from typing import Any

from tests.games.rebirth.meaning.played import Rebirth
from tests.games.rebirth.table import card
from tests.meaning.boards import World
from tests.meaning.texts import Frame, Speech

from kirifuda.text import Node

DECK = ["ナツ", "ヒバナ", "幕開け", "ハル", "アキ", "タテ", "フユ", "大団円", "ノビ", "ワザ"]
SIDES: list[dict[str, Any]] = [
    {
        "entry": ["X|アキ/1"],
        "members": ["X", "ハル/rest", {"card": "ナツ", "soul": ["フユ"]}],
        "energy": ["X", "フユ", "ハル/rest", "黒子", "タテ"],
        "rebirth": ["X", "幕開け"],
        "retire": ["アキ", "ノビ"],
        "hand": ["X", "ハル", "アキ", "大団円", "ヒバナ"],
        "waiting room": ["X", "ナツ", "大団円", "タテ", "フユ"],
        "memory": ["ハル"],
        "deck": DECK * 2,
    },
    {
        "entry": ["X|フユ"],
        "members": ["X", "アキ", "フユ/rest"],
        "energy": ["X", "ナツ/rest", "ハル/rest", "黒子/rest"],
        "rebirth": ["X", "大団円"],
        "retire": ["ハル", "ナツ", "フユ", "アキ"],
        "hand": ["X", "フユ", "ナツ", "タテ"],
        "waiting room": ["X", "ハル", "幕開け", "アキ"],
        "memory": ["フユ"],
        "deck": DECK * 2,
    },
    {
        "entry": ["X|ハル/2"],
        "members": ["X", "ナツ", "アキ/rest"],
        "energy": ["X", "ナツ", "ハル", "フユ", "アキ", "黒子"],
        "rebirth": ["X"],
        "retire": ["フユ"],
        "hand": ["X"],
        "waiting room": ["X", "ヒバナ", "ワザ", "大団円", "ハル", "ナツ"],
        "memory": [],
        "deck": DECK,
    },
    {
        "entry": [{"card": "X|オオカゼ", "soul": ["ハル", "アキ"]}],
        "members": ["X"],
        "energy": ["X", "ハル"],
        "rebirth": ["X", "大団円"],
        "retire": ["アキ", "フユ", "ハル"],
        "hand": ["X", "ナツ", "ハル", "幕開け", "アキ", "ノビ"],
        "waiting room": ["X"],
        "memory": ["アキ", "ナツ"],
        "deer pile": ["シカ"],
        "deck": DECK * 3,
    },
]


def choosing(node: Node) -> Node:
    return Node("count.any") if node.phrase == "count.all" else node


WORLD = World(
    stage=Rebirth(),
    sides=SIDES,
    homes=("members", "entry", "hand", "energy", "waiting room"),
    make=lambda text: card(text, name="X", traits=["風組"], cost=2, atk=2, def_=5),
    damaged=True,
    bare=0,
    calm=("main", "attack"),
)
SPEECH = Speech(
    frames=[
        Frame("【起】【メンバー】:", "members", "あなたは1枚引く。"),
        Frame("【永】【メンバー】:", "members", "このキャラを+1/±0。", standing=True),
    ],
    leads=[
        "あなたは自分のメンバーから1枚選ぶ。",
        "あなたは相手のメンバーから1枚選び、控え室に置く。",
        "あなたは自分のデッキの上から3枚見る。",
    ],
    words={
        "int": [1, 1, 2, 2, 3],
        "few": [1, 1, 2, 2, 3],
        "signed": [1, 2, -1, 0],
        "trait": ["風組", "月組"],
        "name": ["ハル", "ナツ", "アキ", "フユ"],
        "str": ["ハル", "アキ"],
    },
    one_sided={
        "player.ally": "it is your side, whoever acts",
        "player.others": "they are other than who acts",
        "player.your_opponent": "it is told of your own",
    },
    zones={
        "hand": "手札|引|加える|戻",
        "deck": "デッキ|山札|引|チェック|回復|シャッフル|ダメージ",
        "waiting room": "控え室|捨|置|チェック|回復|ダメージ|すて|メンバー",
        "energy": r"エネ|パートナー|\d|置",
        "members": "メンバー|キャラ|カード|〔|《|『|【",
        "entry": "エントリー|キャラ|カード|ダメージ|〔|《|『|【",
        "retire": "リタイア|回復|ダメージ|チェック|-",
        "rebirth": "Reバース|セット|《",
        "memory": "思い出",
        "soul": "魂|エントリー|メンバー|キャラ|ダメージ",
    },
    choosing=choosing,
    alls=["count.all"],
    objects=["act.to_some", "pick1.some", "act.pick"],
    ordered={"verb1.put_any_order": "in which order they are put"},
    other="相手|互い|プレイヤー|いずれか|すべてのReバース",
)
