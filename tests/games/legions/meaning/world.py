"""The positions of Legions! in which the meaning of texts is tried, and its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.legions import table
from tests.games.legions.meaning.played import CORES, Field, made
from tests.meaning.boards import World
from tests.meaning.texts import Frame, Speech

from kirifuda.kernel.match import Match
from kirifuda.text import Node

DECK = ["アカ", "ミドリ", "ワザ", "クロ", "シロ", "ハヤテ", "ヤ", "オオ", "マモリ", "イヤシ"]
SIDES: list[dict[str, Any]] = [
    {
        "minions": ["X", "アカ/rest", "シロ/2"],
        "lord": ["キミ"],
        "standby": ["X", "ミドリ"],
        "wait1": ["X", "アカ", "ワザ"],
        "wait2": ["クロ"],
        "wait3": ["シロ"],
        "excluded": ["オオ", "ハヤテ/down"],
        "hand": ["X", "アカ", "クロ", "ワザ", "キミ"],
        "deck": DECK * 2,
        "life": 18,
        "points": 2,
        "cores": 4,
        "spent": 1,
        "on_master": 2,
        "on_lord": 1,
    },
    {
        "minions": ["X", "クロ", "ミドリ/new"],
        "standby": ["X"],
        "wait1": ["X", "シロ"],
        "wait2": ["アカ", "イヤシ"],
        "wait4": ["オオ"],
        "excluded": ["クロ"],
        "hand": ["X", "ミドリ", "ヤ"],
        "deck": DECK * 2,
        "life": 15,
        "points": 0,
        "cores": 3,
        "spent": 2,
        "on_master": 1,
    },
    {
        "minions": ["X", "シロ", "オオ/rest"],
        "lord": ["キミ/3"],
        "standby": ["X", "アカ"],
        "wait1": ["X"],
        "wait2": ["ミドリ", "クロ/down"],
        "wait3": ["アカ"],
        "excluded": [],
        "hand": ["X", "シロ", "オオ", "アカ", "ハヤテ", "イヤシ"],
        "deck": DECK * 2,
        "life": 20,
        "points": 3,
        "cores": 5,
        "on_lord": 2,
    },
    {
        "minions": ["X"],
        "standby": ["X", "クロ"],
        "wait1": ["X", "ワザ"],
        "wait2": ["シロ"],
        "excluded": ["アカ", "アカ"],
        "hand": ["X", "クロ"],
        "deck": DECK * 3,
        "life": 9,
        "points": 1,
        "cores": 2,
        "spent": 2,
        "on_master": 1,
    },
]


def numbers(match: Match, seat: int) -> Sequence[int]:
    """Life, points, and where cores are."""
    t = table.table(match)
    where = [table.life(match, seat), table.points(match, seat)]
    return [*where, *(t.core(seat, kind) for kind in CORES.values())]


def choosing(node: Node) -> Node:
    """相手のミニオン全てを疲労させる as a choice of any number, and what is done with them."""
    if node.phrase != "act.to":
        return node
    cards, what = node.args
    assert isinstance(cards, Node)
    if cards.phrase != "cards.all":
        return node
    chosen = Node("act.choose", (cards.args[0], Node("count.any")))
    return Node("steps.then", (chosen, Node("it.do", (what,))))


WORLD = World(
    stage=Field(),
    sides=SIDES,
    homes=("minions", "hand", "standby"),
    make=lambda text: made(text, name="X", types=["戦士"], cost=2, atk=2, hp=4, wt=2),
    damaged=True,
    bare=1,
    calm=("main",),
    numbers=numbers,
)
FIELD = "アンロック|自身|ミニオン|ユニット|フィールド|レーン|カード|ロード|マスター|リーダー"
TIME = "アタック|減少|配置|HP|タイムライン|ウェイト|WT|ブレイク|スタンバイ|ダメージ|修正|アンロック"
SPEECH = Speech(
    frames=[
        Frame("「声」《自ターン中任意》:", "minions", "あなたはカードを1枚引く。"),
        Frame("「声」《常時》:", "minions", "このカードは「速攻」を得る。", standing=True),
    ],
    leads=[
        "相手のミニオンを1体選ぶ。",
        "あなたのミニオンを1体選び、疲労させる。",
        "あなたの山札の上から3枚を見る。",
        "あなたの手札の枚数をXとし、相手のミニオンをX体まで選ぶ。",
    ],
    words={
        "int": [1, 1, 2, 2, 3],
        "few": [1, 1, 2, 2, 3],
        "signed": [1, 2, -1, 0],
        "change": [1, 2, -1],
        "type": ["戦士", "精霊", "悪魔"],
        "str": ["アカ", "クロ"],
    },
    one_sided={
        "span.next_turn": "it is told of the opponent's turn",
        "act.win": "of two who win the turn player is looked at first (24-4)",
        "act.lose": "of two who lose the turn player does (24-4)",
    },
    other="相手|互い|プレイヤー|アタック",
    everybody=["group", "place", "ends", "store", "cards"],
    zones={
        "hand": "手札|引|加える|戻",
        "deck": "山札|引|シャッフル|アンロック",
        "minions": FIELD,
        "master": "マスター|ユニット|ライフ|リーダー|フィールド",
        "lord": FIELD,
        "standby": TIME,
        "wait 1": TIME,
        "wait 2": TIME,
        "wait 3": TIME,
        "wait 4": TIME,
        "excluded": "除外|WT|ブレイク|置|アンロック|アタック|減少|修正|ダメージ|HP",
    },
    choosing=choosing,
    bound=["count"],  # 35-8, 35-9: without a target nothing of the sentence is done
    ordered={"verb1.put": "in which order they lie there"},
)
