"""Phrases that have meanings, put together in a way that has none, are refused."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.table import card, effect, support

from kirifuda import CardError

REFUSED = [
    (card, "カードを1枚引く。", "not to hold"),
    (card, "ターン終了時まで、このキャラクターのATKを+100する。", "when something ends"),
    (card, "[フラッシュ]", "not flash"),
    (card, "[フィールド]", "not field"),
    (effect, "[フィールド]", "not field"),
    (effect, "[上空]", "no special effects"),
    (effect, "このキャラクターが場に出た時、カードを1枚引く。", "when it is played"),
    (effect, "ターン終了時まで、カードを1枚引く。", "does not last"),
    (effect, "残りをデッキの下に戻す。", "nothing was chosen"),
    (effect, "その中からカードを1枚選ぶ。", "nothing was looked at"),
    (effect, "お互いのライフが1000以下なら、カードを1枚引く。", "which of the two players"),
    (effect, "お互いが失ったライフ500につき、カードを1枚引く。", "which of the two players"),
    (effect, "戦闘を行った相手のキャラクターを破壊する。", "no battle"),
    (effect, "そうした場合、カードを1枚引く。", "nothing was told"),
    (effect, "自分のエフェクトを1枚選び、手札に加える。", "not in play"),
    (effect, "自分のキャラクター1体につき、デッキをシャッフルする。", "once for each"),
    (support, "このキャラクターは[フラッシュ]を得る。", "neither given"),
    (support, "自分のターン中、このキャラクターのATKを+100する。", "no such card"),
    (card, "自分のキャラクターが3体以上なら、このカードのコストを-2する。", "costs to play it"),
    (card, "このカードのコストは1になる。", "costs to play it"),
    (support, "全てのキャラクターのATKは元々の数値になる。", "its own card only"),
]


@pytest.mark.parametrize(("make", "text", "reason"), REFUSED)
def test_what_has_no_meaning_is_refused(make: object, text: str, reason: str) -> None:
    assert callable(make)
    with pytest.raises(CardError, match=reason):
        make(text)
