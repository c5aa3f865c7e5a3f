"""Phrases that have meanings, put together in a way that has none, are refused."""

from __future__ import annotations

import pytest
from tests.games.rebirth.table import card, rebirth

from kirifuda import CardError

REFUSED = [
    "【永】【エントリー】:このキャラのATKとコストがReバースの効果で増える際、その値は本来の2倍になる。",
    "【スパーク】:このターン中、このキャラの、コストとATKは相手の効果で増減しない。",
    "【起】【メンバー】:あなたの手札1枚につき、このフェイズを終了する。",
    "【永】【メンバー】:あなたは1枚引く。",
    "【永】【メンバー】:あなたはこのキャラを控え室に置く。",
    "【起】【エントリー】:あなたはこのキャラを《ハル》のいない相手のメンバーに置く。",
    "【永】【メンバー】:相手がチェックする際、そのチェック中、相手のエントリーを-1/±0。",
    "【起】【メンバー】:あなたは3~2の数字を1つ宣言する。",
    "【起】【メンバー】:あなたはこのReバースを控え室に置く。",
    # what looks back to a place, a count, a check, a declaration, a letter that was not told
    "【起】【メンバー】:《ハル》がいるなら、あなたは1枚引く。",
    "【起】【メンバー】:奇数枚いるなら、あなたは1枚引く。",
    "【起】【メンバー】:偶数枚いるなら、あなたは1枚引く。",
    "【起】【メンバー】:勝ちなら、あなたは1枚引く。",
    "【起】【メンバー】:このキャラのコストが宣言した数字なら、あなたは1枚引く。",
    "【起】【メンバー】:あなたはX枚引く。",
    "【起】【メンバー】:このターン中、このキャラを+X/±0。",
    "【起】【メンバー】:あなたは1枚引く。Xはあなたのメンバーの枚数に等しい。",
    "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、デッキに戻す。",
    # how many of several could be chosen within a sum is not told
    "【起】【メンバー】:あなたは相手のメンバーからコストの合計が3以下になるように2枚選び、控え室に置く。",
    "【起】【メンバー】:あなたは相手のメンバーからコストの合計が5以上になるように2枚以上選び、控え室に置く。",
    "【起】【メンバー】:あなたは相手のメンバーからコストの合計が3か5になるように選び、控え室に置く。",
    "【起】【メンバー】:あなたの手札1枚につき、あなたは相手のメンバーからコストの合計が5以上になるように選び、控え室に置く。",
    "【自】【メンバー】:このキャラが置かれた時、あなたは1枚引く。",
    "【永】【エントリー】:このキャラはすべての領域で《ハル》としても扱う。",
    # nothing was guessed; no card was told of; what always waits has no next time
    "【起】【メンバー】:当たりなら、あなたは1枚引く。",
    "【起】【メンバー】:ハズレなら、あなたは1枚引く。",
    "【自】【メンバー】:次にあなたのキャラがアタックした時、あなたは1枚引く。",
    # only a card is so, not a player; and a player's cannot goes with nothing else
    "【自】【エントリー】:このキャラがアタックした時、このターン中、相手はダメージを受けない。",
    "【自】【エントリー】:このキャラがアタックした時、このターン中、相手は+1/±0。",
    "【起】【メンバー】:あなたは自分のメンバーから1枚選び、控え室に置く。次の相手のターン中、相手は【スタンド】しない。",
    "【自】【エントリー】:このキャラがアタックした時、次の相手のターン中、相手はアタックできず、1枚引く。",
    # no attack does that
    "【自】【メンバー】:このキャラが相手のアタックで【レスト】した時、あなたは1枚引く。",
    # drawing no card is no event; of several none is that card
    "【自】【メンバー】:あなたがカードを2枚以下引いた時、あなたは1枚引く。",
    "【自】【メンバー】:あなたがカードを2種類引いた時、あなたは1枚引く。",
    "【自】【メンバー】:あなたがカードを2枚引いた時、あなたはそのカードを控え室に置く。",
    # the card is still to come: nothing else is done with it, or when it does
    "【起】【メンバー】:このターン中、次にあなたのエントリーに置かれるキャラを+1/±0。そのエントリーに置かれたキャラが〔風組〕なら、あなたは1枚引く。",
    "【起】【メンバー】:このターン中、次にあなたのエントリーに置かれるキャラを+1/±0。そのエントリーに置かれたキャラが〔風組〕なら、さらに+2/±0。違うなら、あなたは1枚引く。",
    "【起】【メンバー】:このターン中、次にあなたのエントリーに置かれるキャラを+1/±0。そのエントリーに置かれたキャラが〔風組〕で、あなたのメンバーが3枚以上なら、さらに+2/±0。",
    "【起】【メンバー】:あなたは自分のメンバーから1枚選ぶ。このターン中、次にあなたのエントリーに置かれるキャラを+1/±0。このターン中、そのエントリーに置かれたキャラを+1/±0。",
    # every attack is itself; by whom or what it would be put away is not told
    "【自】【エントリー】:このキャラがアタックした時、それがこのアタックなら、あなたは1枚引く。",
    "【永】【エントリー】:このキャラが控え室に置かれる際、かわりにデッキの下に置く。",
    # names are counted in kinds; only opponents are kept from choosing
    "【永】【エントリー】:あなたのメンバーのカード名が2枚以上なら、このキャラを+1/±0。",
    "【永】【エントリー】:このキャラはあなたから選ばれない。",
    # what has no effects; by which of a card's abilities something happened, is not known
    "【永】【エントリー】:このキャラは相手の【ブロッカー】の効果を受けない。",
    "【自】【エントリー】:このキャラが相手の【スパーク】の効果でダメージを受けた時、あなたは1枚引く。",
    "【永】【メンバー】:このキャラは相手の【スパーク】の効果で控え室に置かれない。",
    # no card of that zone was told of
    "【起】【メンバー】:あなたは自分の手札から1枚選び、そのエネルギーを【レスト】する。",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_has_no_meaning_is_refused(text: str) -> None:
    with pytest.raises(CardError, match="cannot be played"):
        card(text)


def test_what_a_card_is_called_in_its_text_is_what_it_is() -> None:
    with pytest.raises(CardError, match="no such card"):
        rebirth("【自】:このキャラがアタックした時、あなたは1枚引く。")
    # given to a character, the same words are right
    card(
        "【起】【メンバー】:このキャラに〈【起】【メンバー】:あなたはこのキャラを控え室に置く。〉を与える。"
    )
    rebirth("【永】:あなたのエントリーに〈【永】:このキャラを+1/±0。〉を与える。")
