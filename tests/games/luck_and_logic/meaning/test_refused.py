"""Phrases that have meanings, put together in a way that has none, are refused."""

from __future__ import annotations

import pytest
from tests.games.luck_and_logic.table import card, tactics

from kirifuda import CardError

REFUSED = [
    ("永 カードを1枚引く。", "not to hold"),
    ("永 このメンバーをレストする。", "not to hold"),
    ("永 そのターン中、このメンバーのパワーを+1000する。", "when something ends"),
    ("永 カードを1枚引いてよい。", "left undone"),
    ("永 その後、このメンバーのパワーを+1000する。", "no order"),
    ("永 このメンバーが攻撃した時、カードを1枚引く。", "no delayed triggers"),
    ("起 残りを山札の下に置く。", "nothing was chosen"),
    ("起 その中からカードを1枚選ぶ。", "nothing was looked at"),
    ("起 そうしたら、カードを1枚引く。", "nothing was told"),
    ("起 違うなら、カードを1枚引く。", "nothing was asked"),
    ("起 錬成したら、カードを1枚引く。", "no alchemy"),
    ("起 カードをX枚引く。", "X is not told"),
    ("起 各プレイヤーのT-rank2につき、カードを1枚引く。", "which of the two players"),
    ("起 カードを好きな枚数引く。", "how many"),
    ("起 手札から1枚までロジック定義する。", "how many"),
    ("起 代わりにカードを1枚引く。", "nothing was told before"),
    ("起 このメンバーがドロップするなら、代わりに手札に戻す。", "only a continuous"),
    ("永 そのメンバーがドロップするなら、代わりに手札に戻す。", "no card was told of"),
    ("自 このメンバーが出撃した時、コストを払ってよい。そうしたら、カードを1枚引く。", "no cost"),
    ("永 このメンバーがサークルに置かれるなら、代わりに手札に戻す。", "outside of the field"),
    ("永 このメンバーがドロップするなら、ストックになる代わりに手札に戻す。", "in two ways"),
    ("起 このメンバーはサークルに残る。", "would have left"),
    ("起 このカードをこのカードに設置する。", "beside itself"),
    ("自[①]このメンバーが出撃した時、コストを払ってよい。カードを1枚引く。", "begins with"),
    ("自[①]このメンバーが出撃した時、コストを払ってよい。コストを払ってよい。", "begins with"),
    ("起 このカードをサークルに置く。", "not simply put"),
    ("起 このカードを山札に裏向きで置く。", "neither face up"),
    ("起 ドロップ領域から手札を1枚選ぶ。", "told twice"),
    ("起 ドロップ領域からサークルのメンバーを1枚選ぶ。", "told twice"),
    ("起 赤の山札をシャッフルする。", "only be told whose"),
    ("起 Xは2に等しい。", "no known wording"),
    ("起 カードを1枚引く。XはT-rankに等しい。", "no X was told"),
    ("起 XはT-rankに等しい。", "no X was told"),
    ("起 山札の上から1枚を見る。その中にメンバーがあるなら、カードを1枚引く。", "only one player"),
    ("起 その中にメンバーがあるなら、カードを1枚引く。", "nothing was looked at"),
    ("起 手札のメンバーを無作為に1枚選び、捨てる。", "chance does not look"),
    ("起 あなたの定理者2体と使者1体を合体する。", "one of each"),
    ("永 ターン1回だけ、カードを1枚引いてよい。", "not done once"),
    ("自 次のあなたのターン終了時、カードを1枚引く。", "next turn"),
    ("自 このメンバーがメンバーを破壊した時、カードを1枚引く。", "only gates"),
    ("永 このメンバーは次の相手のスタンドフェイズにスタンドしない。", "no next turn"),
    ("起 払わないなら、カードを1枚引く。", "offers nothing that is told by this verb"),
    ("起 合体したメンバーをレストする。", "no union"),
    ("起 先鋒 カードを1枚引く。", "first strike"),
    ("起 このカードを出撃させるコストを-1する。", "has been paid"),
    ("永 相手は、あなたのメンバーを出撃させるコストを+1する。", "sorties own cards"),
    ("永 このメンバーのソウルを出撃させるコストを+1する。", "not where they are souls"),
    ("永 あなたはサークルのメンバーを出撃させることができない。", "on circles already"),
    ("永 あなたの手札のカードがドロップするなら、代わりにカードを1枚引く。", "from circles"),
    ("永 このメンバーのソウルがドロップするなら、代わりにカードを1枚引く。", "from circles"),
    ("永 このメンバーはあなたの効果で選ばれない。", "only what opponents"),
    ("永 この門は相手の効果で選ばれない。", "no such card"),
    ("永 このメンバーはあなたの効果で場を離れない。", "only what opponents"),
    ("永 このメンバーは永能力を使えない。", "is not used"),
    ("自 相手のメンバーがあるサークルが攻撃された時、カードを1枚引く。", "only of this card"),
]


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_what_has_no_meaning_is_refused(text: str, reason: str) -> None:
    for make in (card, tactics):
        with pytest.raises(CardError, match=reason):
            make(text)
