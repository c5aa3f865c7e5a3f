"""Keywords, icons and labels that a text asks cards for."""

from __future__ import annotations

from kirifuda.games.vanguard.describing import HasLabel
from kirifuda.games.vanguard.meaning.context import Context, child, means, part, words
from kirifuda.games.vanguard.meaning.groups import SKILL_MARKS, any_of
from kirifuda.games.vanguard.zones import PERSONA, REGALIS, SENTINEL, TRIGGERS
from kirifuda.kernel.effects.terms import Filter, Marked, Trait
from kirifuda.kernel.position.cards import folded
from kirifuda.text import Node

KEYWORDS = {"keyword.sentinel": SENTINEL, "keyword.regalis": REGALIS}
LABELS = {
    "labelname.powerful": "全力-",
    "labelname.overcharge": "過充填-",
    "labelname.friend": "フレンド-",
    "labelname.sweet": "SweetLink-",
    "labelname.cannonball": "砲弾-",
    "labelname.dress_boost": "【ドレスブースト】-",
    "labelname.revol": "【レヴォルドレス】-",
    "labelname.drag": "【ドラグドレス】-",
    "labelname.unison": "【ユニゾンドレス】-",
    "labelname.rewrite": "【リライト】-",
    "labelname.phantom": "【ファントムスキル】-",
    "labelname.release": "【邪竜解放】-",
    "labelname.madness": "【精神汚染】-",
    "labelname.mine": "“爆雷”-",
    "labelname.stealth": "潜影-",
    "labelname.magia": "奇術-",
}
part(*LABELS)
WORDS = {"keyword.glitter": "煌求者", "keyword.toys": "ハッピー・トイズ"}


def keyword(cx: Context, node: Node) -> Filter:
    """Having a keyword or an icon."""
    found = cx.apply(node)
    assert isinstance(found, Filter)
    return found


def keywords(cx: Context, nodes: tuple[Node, ...]) -> Filter:
    """Having one of some keywords or icons."""
    return any_of([keyword(cx, one) for one in nodes])


@means(*KEYWORDS)
def marked(cx: Context, node: Node) -> Filter:
    return Marked(KEYWORDS[node.phrase])


@means(*WORDS)
def worded(cx: Context, node: Node) -> Filter:
    return Trait(WORDS[node.phrase])


@means("keyword.icon")
def fighter_icon(cx: Context, node: Node) -> Filter:
    return Trait(folded(f"icon:{words(node, 0)}"))


@means("keyword.skill")
def skilled(cx: Context, node: Node) -> Filter:
    return Marked(SKILL_MARKS[child(node, 0).phrase])


@means("keyword.trigger")
def triggering(cx: Context, node: Node) -> Filter:
    return Marked(TRIGGERS)


@means("keyword.persona")
def persona_icon(cx: Context, node: Node) -> Filter:
    return Marked(PERSONA)


@means("keyword.divine")
def divine(cx: Context, node: Node) -> Filter:
    return HasLabel("【ディヴァインスキル】-")


@means("keyword.label")
def labelled(cx: Context, node: Node) -> Filter:
    return HasLabel(LABELS[child(node, 0).phrase])


@means("keyword.dress_up")
def dressed_up(cx: Context, node: Node) -> Filter:
    return Trait("ドレスアップ")


@means("keyword.white_wing", "keyword.black_wing")
def wings(cx: Context, node: Node) -> Filter:
    return HasLabel("白翼-" if node.phrase == "keyword.white_wing" else "黒翼-")
