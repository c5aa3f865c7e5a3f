"""The positions of Legend of Stars in which the meaning of texts is tried, and its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.legend_of_stars import table
from tests.games.legend_of_stars.meaning.played import Stars
from tests.games.legend_of_stars.table import card
from tests.meaning.boards import World
from tests.meaning.texts import Frame, Speech

from kirifuda.games.legend_of_stars.zones import LANES
from kirifuda.text import Node

DECK = ["ハル", "ナツ", "引札", "アキ", "椅子", "フユ", "薬", "ソラ", "風", "鐘"]
SIDES: list[dict[str, Any]] = [
    {
        "characters": {0: "ハル", 1: "ナツ/def", 4: "X", 5: "アキ/down", 6: "ソラ"},
        "supports": ["椅子", "鐘/side", "草原"],
        "energy": ["ハル", "ナツ", "引札", "椅子/side", "アキ/side"],
        "hand": ["X", "ハル", "アキ", "薬", "引札", "椅子"],
        "trash": ["フユ", "ナツ", "風"],
        "deck": DECK * 2,
        "life": 2600,
    },
    {
        "characters": {1: "アキ", 2: "フユ/left", 3: "ハル", 5: "X", 6: "ナツ/down"},
        "supports": ["椅子/side"],
        "energy": ["ナツ", "フユ/side", "ハル"],
        "hand": ["X", "フユ", "ナツ", "雷"],
        "trash": ["ハル", "アキ", "椅子", "薬"],
        "deck": DECK * 2,
        "life": 1900,
    },
    {
        "characters": {0: "フユ", 4: "ソラ/def", 6: "X", 7: "ハル"},
        "supports": ["蝋燭", "砂漠"],
        "energy": ["アキ", "ナツ", "ハル", "ソラ", "椅子", "薬"],
        "hand": ["X", "ナツ"],
        "trash": ["ナツ"],
        "deck": DECK * 2,
        "life": 3000,
    },
    {
        "characters": {7: "X"},
        "supports": [],
        "energy": ["ハル/side"],
        "hand": ["X", "アキ", "フユ", "ソラ", "引札", "風", "鐘", "ハル"],
        "trash": [],
        "deck": DECK * 3,
        "life": 800,
    },
]


def turned(spot: int) -> int:
    """Across the table left is right: the same square of a side that has changed seats."""
    return spot // LANES * LANES + LANES - 1 - spot % LANES


def seat(told: dict[str, Any], other: bool) -> dict[str, Any]:
    """Characters on their squares."""
    rows = []
    for spot, one in told["characters"].items():
        how = one if isinstance(one, Mapping) else {"card": one}
        rows.append({**how, "spot": turned(spot) if other else spot})
    return {**told, "characters": rows}


def choosing(node: Node) -> Node:
    """相手の全てのキャラクターを… as a choice of any number, and what is done with them."""
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
    more, *rest = group.args
    assert isinstance(more, tuple)
    found = Node(group.phrase, ((*mods, *more), *rest), group.form)
    return Node("act.some", (found, Node("count.any"), what))


WORLD = World(
    stage=Stars(),
    sides=SIDES,
    homes=("characters", "hand"),
    make=lambda text: card(
        text, name="X", traits="鳥", cost=2, speed=3, atk=300, def_=300, down=200
    ),
    damaged=False,
    bare=1,
    calm=("main", "lead", "attack"),
    seat=seat,
    turned=turned,
    spots_told=("square",),
    numbers=lambda match, seat: [table.life(match, seat)],
)
FIELD = "<|キャラクター|カード|場|前衛|後衛|レーン|マス|「|位置"
SPEECH = Speech(
    frames=[
        Frame("1ターンに3回、このカードの効果を発動する。", "characters", "カードを1枚引く。"),
        Frame("", "characters", "このキャラクターのATKを+100する。", standing=True),
    ],
    leads=["相手のキャラクターを1体選ぶ。", "デッキの上から3枚を見る。"],
    words={
        "int": [1, 1, 2, 2, 3],
        "few": [1, 1, 2, 2, 3],
        "signed": [100, 200, -100],
        "by": [100, 200, -100],
        "angle": ["鳥", "獣"],
        "str": ["ハル", "アキ"],
    },
    relative=True,
    dead={"keyword.flash": "the cards that can have it are no characters, and are not used"},
    one_sided={
        "mod.same_lane": "of this card",
        "mod.next_lane": "of this card",
        "mod.opposite": "of this card",
        "sentence.limit": "how often this card is used",
    },
    everybody=["group", "kin", "source"],
    other="相手|互い|プレイヤー|正面",
    zones={
        "hand": "手札|引",
        "deck": "デッキ|引|シャッフル",
        "characters": FIELD,
        "supports": "サポート|<|カード|場|フィールド|「",
        "energy": "エネルギー|ゲイン",
        "trash": "トラッシュ|破壊|ダウン|ダメージ|置|捨て",
    },
    choosing=choosing,
    ordered={
        "verb1.top": "in which order they lie on the deck",
        "verb1.bottom": "in which order they lie under the deck",
        "verb1.deck": "in which order they lie in the deck",
        "pre.end": "what is chosen later is chosen then",
        "verb1.move_free": "who moves first takes the square",
        "verb1.move_lane": "who moves first makes room",
        "verb1.field_as_down": "who comes first takes the square",
    },
)
