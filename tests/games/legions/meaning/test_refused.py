"""Phrases that have meanings, put together in a way that has none, are refused."""

from __future__ import annotations

import pytest
from tests.games.legions.meaning.played import made

from kirifuda import CardError

REFUSED = [
    ("minion", "あなたはカードを1枚引く。"),  # 35-2: a unit has abilities with names
    ("skill", "「声」《配置時》:あなたはカードを1枚引く。"),  # 35-14
    ("minion", "「声」《配置時》【1MP】:あなたはカードを1枚引く。"),  # 36-4a
    ("minion", "「声」《常時》:あなたはカードを1枚引く。"),  # 35-12
    ("minion", "「声」《常時》:このカードは、ターン終了時まで「+1/+0」の修正を得る。"),
    ("skill", "あなたはカードをX枚引く。"),  # 05-3
    ("skill", "そのカードを除外する。"),
    ("skill", "2点のダメージを与える。"),
    ("skill", "残りを山札の下に置く。"),
    ("skill", "その中のミニオンを1枚選び、手札に加える。"),
    ("skill", "相手のミニオンを1体選び、フィールドに置く。"),  # 33-1
    ("skill", "相手のミニオンを1体選び、手札に配置する。"),  # 33-3
    ("skill", "相手のミニオンを1体選び、手札に移動させる。"),  # 33-2
    ("skill", "相手の手札にあるミニオンを無作為に1枚選び、除外する。"),
    ("skill", "あなたのウェイトゾーンⅢ〜Ⅱにあるカードを1枚選び、WT-1する。"),
    ("skill", "代わりにカードを1枚引く。"),  # 38-16
    ("skill", "そうでないなら、カードを1枚引く。"),
    ("skill", "そうしたなら、カードを1枚引く。"),
    ("skill", "以下から2つを選び解決する。・カードを1枚引く。・カードを2枚引く。"),  # 38-15
    ("skill", "このカードがブレイクする場合、代わりに除外する。"),
    ("minion", "「声」《常時》:このカードがブレイクする場合、代わりにスタンバイゾーンに置く。"),
    ("minion", "「声」《常時》:このカードがブレイクする場合、代わりにフィールドに置く。"),
    ("minion", "「声」《常時》:このカードがブレイクする場合、代わりに疲労させる。"),
    ("skill", "そのダメージの点数をXとし、カードをX枚引く。"),
    ("minion", "「声」《常時》:このカードはライフを得られない。"),  # 38-2
    ("minion", "貫通X"),
    ("skill", "あなたの手札にあるミニオンの枚数をXとし、カードをX枚引く。"),  # 17-9
    ("skill", "相手の手札にあるスキルがあるなら、カードを1枚引く。"),
    (
        "minion",
        "「声」《このカードが手札にあり、相手のミニオンがブレイクした時》:カードを1枚引く。",
    ),
    ("minion", "「声」《このカードが山札にあり、相手がカードを引いた時》:カードを1枚引く。"),
    ("skill", "各プレイヤーはXMPを支払う。カードをX枚引く。"),  # 30-2a: of two numbers
    ("skill", "次にこのカードがブレイクした時、カードを1枚引く。"),  # 36-1
    ("skill", "あなたのコアゾーンにあるコアを1つ相手のマスターの上に置く。"),  # 17-3
    ("skill", "コアゾーンにあるコアを1つコアゾーンに置く。"),
    ("minion", "「声」《配置時》:このカードの上にあるコアを1つコアゾーンに置く。"),
    ("minion", "「声」《常時》:次にあなたがカードを引いた時、このカードは「+1/+0」の修正を得る。"),
]


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_what_has_no_meaning_is_refused(kind: str, text: str) -> None:
    with pytest.raises(CardError, match="cannot be played"):
        made(text, kind=kind, name="X")
