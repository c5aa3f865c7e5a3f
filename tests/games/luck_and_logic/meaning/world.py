"""The positions of Luck & Logic in which the meaning of texts is tried, and its words."""

from __future__ import annotations

from typing import Any

from tests.games.luck_and_logic import table
from tests.games.luck_and_logic.meaning.played import Logic
from tests.games.luck_and_logic.table import card
from tests.meaning.boards import World
from tests.meaning.texts import Frame, Speech

from kirifuda.text import Node

DECK = ["ハル", "ナツ", "策", "アキ", "リユ", "フユ", "道具", "ミユ", "トリ", "セプ"]
SIDES: list[dict[str, Any]] = [
    {
        "circles": ["X", "ハル/rest", "アキ", "フユ+ナツ+ハル", None, "トリ"],
        "hand": ["X", "ハル", "アキ", "策", "フユ", "逆"],
        "level": ["ハル", "ナツ", "アキ/rest"],
        "stock": ["ナツ/down", "策/up", "トリ/down"],
        "drop": ["ハル", "フユ", "策", "ナツ"],
        "purge": ["セプ"],
        "deck": DECK * 2,
    },
    {
        "circles": ["ナツ", "X", "ミユ=ハル", None, "セプ/rest"],
        "hand": ["X", "ナツ", "トリ", "心"],
        "level": ["トリ", "セプ"],
        "stock": ["ハル/down", "アキ/down"],
        "drop": ["アキ", "リユ", "道具"],
        "purge": [],
        "deck": DECK * 2,
    },
    {
        "circles": ["大フユ+アキ", None, "X", "ハル"],
        "hand": ["X", "アキ"],
        "level": ["ハル", "ナツ", "アキ", "トリ/rest"],
        "stock": ["ナツ/down", "ハル/down", "策/down", "セプ/down", "アキ/up"],
        "drop": ["ナツ"],
        "purge": ["ハル", "トリ"],
        "deck": DECK * 2,
    },
    {
        "circles": ["X"],
        "hand": ["X", "ハル", "ナツ", "ミユ", "フユ", "トリ", "策", "道具"],
        "level": ["ハル"],
        "stock": [],
        "drop": [],
        "purge": [],
        "deck": DECK * 3,
    },
]


def choosing(node: Node) -> Node:
    """相手のすべてのメンバーを… as a choice of any number, and what is done with them."""
    if node.phrase != "act.to":
        return node
    cards, what = node.args
    assert isinstance(cards, Node)
    if cards.phrase == "cards.all_told":
        return Node("act.some", (cards.args[0], Node("count.any"), what))
    if cards.phrase != "cards.all":
        return node
    mods, group = cards.args
    assert isinstance(mods, tuple)
    assert isinstance(group, Node)
    if group.phrase != "group.of":
        return node
    more, noun = group.args
    assert isinstance(more, tuple)
    return Node("act.some", (Node("group.of", ((*mods, *more), noun)), Node("count.any"), what))


WORLD = World(
    stage=Logic(),
    sides=SIDES,
    homes=("circles", "hand"),
    make=lambda text: card(
        text, name="X", names="X", attributes="鳥", worlds="モノリウム", colors="赤", power=3000
    ),
    damaged=False,
    bare=9,
    calm=("main", "attack"),
    numbers=lambda match, seat: [table.table(match).ranks[seat]],
    cards_told=("union", "change"),
)
FIELD = "出撃|メンバー|カード|場|サークル|合体|「|定理者|使者|合理体|TC"
SPEECH = Speech(
    frames=[
        Frame("起 ", "circles", "カードを1枚引く。"),
        Frame("永 ", "circles", "このメンバーのパワーを+1000する。", standing=True),
    ],
    leads=[
        "相手のメンバーを1体選ぶ。",
        "山札の上から3枚を見る。",
        "カードを1枚引いてよい。",
    ],
    words={
        "int": [1, 1, 2, 2, 3],
        "few": [1, 1, 2, 2, 3],
        "signed": [1000, 2000, -1000],
        "by": [1000, 2000, -1000],
        "angle": ["鳥", "獣"],
        "str": ["ハル", "アキ"],
    },
    exchanged={"mod.your": "mod.their"},
    one_sided={"sentence.limit": "how often this card is used"},
    everybody=["group"],
    zones={
        "hand": "手札|引|ロジック定義|レベル|ラック",
        "deck": "山札|引|ストック|ラック|レベル|錬成|リフレッシュ|リシャッフル|ブースト|合体",
        "circles": FIELD + "|プレイ",  # a member that is played sorties (5.12.1)
        "gates": "門|ゲート",
        "level": "レベル|カード",
        "stock": "ストック|払|ブースト|コスト|ロジック|錬成|ラック",
        "drop": "レベル|動か|裏|リフレッシュ|ドロップ|捨|ストック|ラック|リシャッフル|置|ロジック|出撃|メンバー|払|錬成|ソウル",
        "purge": "パージ",
        "soul": "ソウル|合体|メンバー|「",
    },
    choosing=choosing,
    ordered={
        "verb1.move": "who moves later displaces who moved before",
        "verb1.move_free": "who moves first takes the circle",
        "verb1.move_row": "who moves later displaces who moved before",
    },
)
