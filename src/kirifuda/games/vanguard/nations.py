"""2.2, 2.14 and 付録C: nations and clans, and which count as which others."""

from __future__ import annotations

from collections.abc import Sequence

EVERY = "《*》"  # belongs to all of them (2.2.4, 2.2.5)
ALL_CLANS = "クレイエレメンタル"  # 2.2.4

# 付録C: for each nation, the nations that it counts as, and the clans of its rows
TABLE: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "ケテルサンクチュアリ": (
        ("ユナイテッドサンクチュアリ",),
        (
            *("ロイヤルパラディン", "オラクルシンクタンク", "エンジェルフェザー"),
            *("シャドウパラディン", "ゴールドパラディン", "ジェネシス"),
        ),
    ),
    "ドラゴンエンパイア": (
        (),
        ("かげろう", "ぬばたま", "たちかぜ", "むらくも", "なるかみ"),
    ),
    "ブラントゲート": (
        ("スターゲート",),
        ("ノヴァグラップラー", "ディメンジョンポリス", "リンクジョーカー", "エトランジェ"),
    ),
    "ダークステイツ": (
        ("ダークゾーン",),
        ("スパイクブラザーズ", "ダークイレギュラーズ", "ペイルムーン", "ギアクロニクル"),
    ),
    "ストイケイア": (
        ("ズー", "メガラニカ"),
        (
            *("メガコロニー", "グレートネイチャー", "ネオネクタール"),
            *("グランブルー", "アクアフォース"),
        ),
    ),
    "リリカルモナステリオ": (("メガラニカ",), ("バミューダ△",)),
}


def belongs(
    nations: Sequence[str], clans: Sequence[str], is_order: bool
) -> tuple[list[str], dict[str, str]]:
    """What a card with these printed nations and clans belongs to: traits, and words for formats.

    2.14.4: a nation counts as others, and without a printed clan as all clans of its rows.
    """
    if ALL_CLANS in clans or (is_order and not nations and not clans):
        return [EVERY], {"nations": EVERY, "clans": EVERY}
    countries = list(nations)
    groups = list(clans)
    for nation in nations:
        also, rows = TABLE.get(nation, ((), ()))
        countries.extend(other for other in also if other not in countries)
        if not clans:
            groups.extend(clan for clan in rows if clan not in groups)
    traits = [f"《{name}》" for name in (*countries, *groups)]
    return traits, {"nations": "/".join(countries), "clans": "/".join(groups)}
