"""The positions of Cardfight!! Vanguard in which the meaning of texts is tried, and its words."""

from __future__ import annotations

from typing import Any

from tests.games.vanguard import table
from tests.games.vanguard.meaning.played import Circles
from tests.games.vanguard.table import unit
from tests.meaning.boards import World
from tests.meaning.texts import Frame, Speech

from kirifuda.text import Node

DECK = ["ハル", "星", "ナツ", "令", "アキ", "泉", "フユ", "守", "風", "雨"]
SIDES: list[dict[str, Any]] = [
    {
        "vanguard": "アキ",
        "rear-guards": ["X", "ナツ/rest", "ハル", None, "フユ"],
        "hand": ["X", "ハル", "アキ", "令", "星", "守"],
        "soul": ["フユ", "ハル", "ナツ"],
        "damage zone": ["ハル", "星/down", "アキ"],
        "drop zone": ["ハル", "令", "泉", "アキ"],
        "bind zone": ["ナツ"],
        "order zone": ["置"],
        "ride deck": ["アキ"],
        "deck": DECK * 2,
        "energy": 3,
    },
    {
        "vanguard": "ナツ",
        "rear-guards": ["ワザ", "X", None, "ハル/rest", "大アキ"],
        "hand": ["X", "ナツ", "泉", "急"],
        "soul": ["フユ", "アキ"],
        "damage zone": ["ナツ/down", "雨"],
        "drop zone": ["フユ", "急", "ナツ"],
        "bind zone": ["アキ", "ハル/down"],
        "ride deck": ["アキ", "ナツ"],
        "deck": DECK * 2,
        "energy": 1,
    },
    {
        "vanguard": "大アキ/rest",
        "rear-guards": [None, "ハル", "X", None, None],
        "hand": ["X", "アキ"],
        "soul": ["ナツ", "ハル", "フユ", "アキ", "守"],
        "damage zone": ["ハル", "ナツ", "アキ/down", "フユ/down"],
        "drop zone": ["ハル"],
        "bind zone": ["フユ", "ナツ"],
        "ride deck": [],
        "deck": DECK * 2,
        "energy": 5,
    },
    {
        "vanguard": "フユ",
        "rear-guards": ["X", None, None, None, None],
        "hand": ["X", "ハル", "ナツ", "アキ", "フユ", "令", "急", "置"],
        "soul": [],
        "damage zone": [],
        "drop zone": [],
        "bind zone": [],
        "ride deck": ["ハル", "ナツ", "アキ"],
        "deck": DECK * 3,
        "energy": 0,
    },
]


def choosing(node: Node) -> Node:
    """相手のリアガードすべてを… as a choice of any number, and what is done with them."""
    if node.phrase != "act.to":
        return node
    cards, what = node.args
    assert isinstance(cards, Node)
    if cards.phrase != "cards.all":
        return node
    return Node("act.some", (cards.args[0], Node("count.any"), what))


WORLD = World(
    stage=Circles(),
    sides=SIDES,
    homes=("rear-guards", "hand"),
    make=lambda text: unit(text, name="X", race="鳥", nation="東国", skills=["boost"]),
    damaged=False,
    bare=6,  # guardians, triggers, orders being played, crests, markers and what is removed
    calm=("main", "attack", "ride"),
    numbers=lambda match, seat: [table.table(match).energy[seat], table.table(match).pain[seat]],
)
FIELD = "コール|リアガード|ユニット|カード|ヴァンガード|\\(V\\)|\\(R\\)|退却|縦列|前列|後列|「"
SPEECH = Speech(
    frames=[
        Frame("【起】【(R)】：", "rear-guards", "1枚引く。"),
        Frame("【永】【(R)】：", "rear-guards", "このユニットのパワー+1000。", standing=True),
    ],
    leads=[
        "相手のリアガードを1枚選ぶ。",
        "あなたの山札を上から3枚見る。",
        "1枚引いてよい。",
    ],
    words={
        "int": [1, 1, 2, 2, 3],
        "few": [1, 1, 2, 2, 3],
        "signed": [1000, 2000, -1000],
        "by": [1000, 2000, -1000],
        "str": ["ハル", "アキ"],
        "race": ["鳥", "獣"],
        "nation": ["東国", "西国"],
        "crest": ["油差しの紋章"],
        "tokenword": ["ゼンマイ", "巻き直し工房"],
        "ticketword": ["夜市の半券"],
        "markerword": ["消し忘れ", "渦潮"],
    },
    plain=True,
    other="相手|互い|いずれか|縦列",
    this=r"この\(?(ユニット|カード|能力|マーカー|サークル)|[他ほか]の",
    one_sided={
        "pre.cost": "the master pays, whoever acts (11.7.1), and an activated ability's cost first",
        "cond1.first": "who had the first turn is told by seats",
        "cond1.second": "who had the first turn is told by seats",
        "gift.rule": "in a rule that a fighter gets, you are that fighter",
        "gift.ability": "in an ability that a card gets, you are that card's master",
        "granted.one": "in an ability that a card gets, you are that card's master",
        "it.mark": "a marker speaks of the turn of who put it",
        "act.mark": "a marker speaks of the turn of who put it",
    },
    everybody=["group", "kinds"],
    placed=[
        *("act.from", "act.kinds_from", "act.no_call", "act.no_orders_from"),
        *("cond1.at_count", "cond1.at_any", "cond1.at_none", "cond1.at_both", "cond1.placed"),
        *("cond1.not_placed", "feat.play_from"),
    ],
    nobody=Frame("【起】【手札】：", "hand", "1枚引く。"),
    choosing=choosing,
    ordered={
        "verb1.call": "circles are told card by card, in the order of the choice",
        "verb1.call_apart": "circles are told card by card, in the order of the choice",
        "verb1.call_column": "circles are told card by card, in the order of the choice",
        "verb1.call_posed": "circles are told card by card, in the order of the choice",
        "verb1.shuffle_back": "in which order they lie before the shuffle",
        "verb1.move": "circles are told card by card, in the order of the choice",
    },
    zones={
        "hand": "手札|引|捨|加え|戻|ペルソナ",
        "deck": "山札|ペルソナ|引|チャージ|シャッフル|ダメージ|探",
        "vanguard": f"{FIELD}|ライド",
        "rear-guards": FIELD,
        "damage zone": "ダメージ|カウンター",
        "soul": r"ソウル|ライド|\(V\)|(ヴァンガード|ユニット|カード|「|〈|《|グレード|前列|縦列).*(退却|戻|置|移動|バインド|除外|コール|加え)",
        "drop zone": "ドロップ|捨|退却|ブラスト|コール|リアガード|(R)",
        "bind zone": "バインド",
        "order zone": "オーダー|トークン",
        "ride deck": "ライドデッキ",
        "crest zone": "クレスト|得",
        "removed": "除外",
    },
)
